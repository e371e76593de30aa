"""The Kazali: who makes Minions."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import LearnsMinions
from nightbell.games.clocktower.setup import allowed_counts
from nightbell.games.clocktower.sheet import table_counts
from tests.clocktower.scenario import scenario


def made(cast, role="witch", chosen="chef", **plans):
    town = scenario(cast)

    def choice(decision):
        picks = {"kazali": chosen, "witch": "monk", "poisoner": "monk"}
        return town.seat(picks[str(dict(decision.about)["role"])])

    return town.night(choose=choice, kazali=role, **plans)


@pytest.mark.ruling("kazali.chooses-minions", "kazali.kill")
def test_on_the_first_night_somebody_becomes_an_evil_minion():
    town = made("kazali chef monk slayer soldier saint sage")
    assert town.role("chef") == "witch" and town.side("chef") == "evil" and town.token("chef").card == "witch"
    assert town.was_told("kazali", LearnsMinions, (town.seat("chef"),))
    town.day().night(kazali="sage", monk="slayer", chef="monk")
    assert town.deaths == ["sage"]


def test_the_bag_has_no_minion():
    assert {counts[2] for counts in allowed_counts([RoleId("kazali")], table_counts(10))} == {0}
    for outsiders in range(10):
        assert (9 - outsiders, outsiders, 0, 1) in allowed_counts([RoleId("kazali")], table_counts(10))


@pytest.mark.ruling("kazali.made-later-no-minions")
def test_one_that_comes_later_makes_no_minions():
    town = scenario("imp chef monk slayer soldier saint sage").night().word("become", "imp", "kazali").day()
    town.night(imp="sage", monk="slayer")
    assert town.deaths == ["sage"] and town.questions("kazali") == []


@pytest.mark.ruling("kazali.anybody")
@pytest.mark.parametrize("chosen", ["soldier", "goon", "king"])
def test_nothing_keeps_anybody_from_being_chosen(chosen):
    town = scenario("kazali soldier goon king chef slayer saint").night(choose=chosen, kazali="witch")
    assert town.role(chosen) == "witch" and town.side(chosen) == "evil"


def test_when_no_minion_is_left_no_more_are_made():
    """Thirteen players have three, and two are all that there are on the sheet."""
    cast = "kazali chef monk slayer soldier saint sage tealady virgin mayor pacifist recluse klutz"
    town = scenario(cast, sheet=["baron", "goblin", *cast.split()])
    made = iter(("chef", "monk"))
    roles = iter(("baron", "goblin"))
    town.night(choose=lambda asked: town.seat(next(made)), kazali=lambda asked: next(roles))
    assert town.role("chef") == "baron" and town.role("monk") == "goblin"
    offered = [sorted(map(str, asked.choice.listed())) for asked in town.questions("kazali")]
    assert offered == [["baron", "goblin"], ["goblin"]]
