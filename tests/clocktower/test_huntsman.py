"""The Huntsman: who looks for the Damsel."""

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import ROLES
from tests.clocktower.scenario import scenario

CAST = "huntsman damsel imp monk poisoner chef slayer"


@pytest.mark.ruling("huntsman.saves-damsel")
def test_the_damsel_becomes_an_absent_townsfolk():
    town = scenario(CAST).night(poisoner="chef").day()
    town.night(poisoner="chef", monk="chef", imp="slayer", huntsman="damsel", rescued="undertaker")
    assert town.role("damsel") == "undertaker" and town.token("huntsman").spent
    assert "chef" not in town.options("rescued") and town.works("damsel", "undertaker")


@pytest.mark.ruling("huntsman.poisoned-damsel", "huntsman.drunk-stays")
def test_her_own_poison_is_no_hindrance_and_stays():
    town = scenario(CAST).night(poisoner="damsel", huntsman="damsel", rescued="soldier")
    assert town.role("damsel") == "soldier" and town.poisoned("damsel")


@pytest.mark.ruling("huntsman.setup-text-dead")
def test_a_flower_does_nothing_then():
    town = scenario(CAST)
    before = {name: town.role(name) for name in town.names if name != "damsel"}
    town.night(poisoner="chef", huntsman="damsel", rescued="balloonist", tell_balloonist="imp")
    assert town.role("damsel") == "balloonist"
    assert {name: town.role(name) for name in before} == before, "no Outsider comes with the Balloonist"
    assert town.questions("outsider-shift") == town.questions("added-outsider") == []


def test_a_poisoned_huntsman_has_hunted_in_vain():
    town = scenario(CAST).night(poisoner="huntsman", huntsman="damsel")
    assert town.role("damsel") == "damsel" and town.token("huntsman").spent


@pytest.mark.ruling("huntsman.setup-adds-damsel")
def test_the_damsel_comes_into_play_with_the_huntsman():
    good = ["huntsman", "chef", "monk", "slayer", "soldier", "sage", "empath", "virgin", "mayor"]
    sheet = [*good, "damsel", "saint", "butler", "baron", "poisoner", "imp"]
    table = Table(RULES, {"sheet": sheet, "players": 8}, seed=2)

    def answer(decision):
        listed = list(decision.choice.listed())
        wanted = {"pick-minion": ("poisoner",), "pick-outsider": ("saint",)}
        if decision.kind == "pick-townsfolk":
            return next(choice for choice in listed if "huntsman" in choice)
        return wanted.get(decision.kind, listed[0])

    while table.state.night == 0:
        ((seat, decision),) = list(table.open.items())[:1]
        table.answer(seat, answer(decision))
    roles = [token.role for token in table.state.grimoire[:-1]]
    assert {"huntsman", "damsel", "saint"} <= set(roles)
    assert sum(ROLES[role].type == "townsfolk" for role in roles) == 4


@pytest.mark.ruling("huntsman.lleech-host-damsel")
def test_a_rescued_host_stays_poisoned_and_host():
    town = scenario("huntsman damsel lleech monk baron chef slayer").night(lleech="damsel").day()
    town.night(huntsman="damsel", rescued="sage", monk="chef", lleech="baron")
    assert town.role("damsel") == "sage" and town.poisoned("damsel")
    town.word("slay", "damsel")
    assert not town.alive("lleech") and town.outcome == "good"


@pytest.mark.ruling("huntsman.barista-twice")
def test_with_a_strong_coffee_there_are_two_picks():
    town = scenario(f"{CAST} barista:good")
    picks = town.in_turn("chef", "damsel")
    town.night(poisoner="chef", barista="huntsman", barista_brew="strong", huntsman=picks, rescued="sage")
    assert town.role("damsel") == "sage" and town.token("huntsman").spent


def test_where_every_townsfolk_is_in_play_the_damsel_stays_who_she_is():
    cast = "imp huntsman damsel chef soldier slayer baron"
    town = scenario(cast, sheet=cast.split()).night(huntsman="damsel")
    assert town.role("damsel") == "damsel" and town.token("huntsman").spent
