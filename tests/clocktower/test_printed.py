"""Types, counts and night order are those of the table that was made from the fact sheets."""

from __future__ import annotations

from collections import Counter

import pytest

from nightbell.games.clocktower.box import night_sheet
from nightbell.games.clocktower.catalogue import COMPANY, LINE, ROLES, dealt, roles_of
from nightbell.games.clocktower.sheet import table_counts
from tests.data import printed

PRINTED = printed("clocktower")
BOOKS = (*dealt(), *roles_of(*COMPANY))
LINES = {"dusk": "dusk", "dawn": "dawn", "minioninfo": "minion-info", "demoninfo": "demon-info"}


def test_the_types_of_all_roles():
    types = {role: type for type, roles in PRINTED["types"].items() for role in roles.split()}
    assert {id: ROLES[id].type for id in BOOKS} == {id: types[id] for id in BOOKS}


@pytest.mark.parametrize("players", PRINTED["counts"])
def test_how_many_of_each_type_play(players):
    assert list(table_counts(players)) == PRINTED["counts"][players]


@pytest.mark.parametrize("night", ["first", "other"])
def test_the_order_of_the_night(night):
    """No role stands in another place, and none is left out but those whose line only reminds."""
    order = [LINES.get(line, line) for line in PRINTED["nights"][night].split()]
    fixed = {"dusk", "dawn", *(("minion-info", "demon-info") if night == "first" else ())}
    silent = PRINTED["reminders_only"].split() if night == "other" else []
    wanted = [line for line in order if line in fixed or (line in ROLES and line not in silent)]
    assert list(getattr(night_sheet(tuple(ROLES)), night)) == wanted
    places = {id: getattr(role, night) for id, role in ROLES.items() if getattr(role, night) is not None}
    assert places == {id: LINE * order.index(id) for id in places}


def test_how_many_outsiders_a_role_brings():
    found = {id: list(role.outsiders) for id, role in ROLES.items() if role.outsiders}
    assert found == {id: shift for id, shift in PRINTED["outsiders"].items() if id in ROLES}


def test_which_roles_break_the_frame_in_which_way():
    ways = {name for name, value in vars(ROLES[dealt()[0]]).items() if isinstance(value, bool)} - {"by_hand"}
    found = {way: {id for id, role in ROLES.items() if getattr(role, way)} for way in ways}
    assert found == {way: set(roles.split()) for way, roles in PRINTED["marks"].items()}
    assert {id: role.copies for id, role in ROLES.items() if role.copies} == PRINTED["copies"]


def test_of_which_reminders_there_are_several():
    found = Counter(slip for id in BOOKS for slip in ROLES[id].reminders)
    assert {slip: many for slip, many in found.items() if many > 1} == PRINTED["reminders"]
