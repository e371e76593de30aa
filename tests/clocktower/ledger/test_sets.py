"""The three sets in the box: whole, apart from each other, and all of it in the script builder."""

from __future__ import annotations

from itertools import combinations

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.box import night_sheet
from nightbell.games.clocktower.catalogue import ROLES, TRAVELLER
from nightbell.games.clocktower.scripts import EDITIONS, SCRIPTS, counts, make_script
from tests.clocktower.ledger.evening import evening

BOXED = tuple(edition.id for edition in EDITIONS if edition.in_the_box)
PRINTED = {"tb": (13, 4, 4, 1), "bmr": (13, 4, 4, 4), "snv": (13, 4, 4, 4)}


def dealt(script: str) -> set[str]:
    return {role for role in SCRIPTS[script].roles if ROLES[role].type != TRAVELLER}


@pytest.mark.rule("C-119")
@pytest.mark.parametrize("script", BOXED)
def test_a_game_is_played_with_one_of_the_three_sets(script):
    assert BOXED == ("tb", "bmr", "snv")
    assert Table(RULES, {"script": script, "players": 8}).state.sheet == SCRIPTS[script].roles


@pytest.mark.rule("C-582")
def test_each_set_has_its_own_roles_and_its_printed_numbers():
    assert {script: counts(SCRIPTS[script].roles) for script in BOXED} == PRINTED
    assert all(not dealt(one) & dealt(other) for one, other in combinations(BOXED, 2))
    assert len(dealt("bmr")) == len(dealt("snv")) == 25


@pytest.mark.rule("C-583")
@pytest.mark.parametrize("script", BOXED)
def test_every_role_of_a_set_is_in_the_builder(script):
    assert set(make_script(sorted(SCRIPTS[script].roles)).roles) == set(SCRIPTS[script].roles)


@pytest.mark.rule("C-553")
def test_a_script_may_take_roles_from_all_of_them():
    mixed = make_script(["pithag", "saint", "eviltwin", "innkeeper", "klutz", "spy"])
    assert {ROLES[role].edition for role in mixed.roles} == {"tb", "bmr", "snv"}


@pytest.mark.rule("C-165")
@pytest.mark.parametrize("script", ["bmr", "snv"])
def test_the_night_sheet_is_the_sets_and_its_right_side_is_up(script):
    town = evening(players=9, script=script, seed=3)
    town.night()
    town.nightfall()
    sheet = night_sheet(SCRIPTS[script].roles)
    lines = [me.role for me in town.grimoire.night_sheet]
    late = [role for role in lines if role not in sheet.other]
    order = [role for role in lines if role in sheet.other]
    assert town.town.night == 2 and not late
    assert order == [line for line in sheet.other if line in order]
