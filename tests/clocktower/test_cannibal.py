"""The Cannibal: whoever was executed last."""

import pytest

from nightbell.games.clocktower.events import LearnsNumber, RoleNamed
from tests.clocktower.scenario import scenario

CAST = "cannibal imp baron clockmaker slayer mutant recluse monk soldier"


def eats(name, cast=CAST, **plans):
    return scenario(cast).night().hang(name, **plans)


def gains(town):
    return town.town.abilities(town.seat("cannibal"))[1:]


@pytest.mark.ruling("cannibal.evil-executee")
def test_an_evil_meal_is_poison_and_an_ability_for_show():
    cast = "cannibal imp widow chef slayer mayor recluse monk soldier"
    town = scenario(cast).night(choose="monk", widow="chef").hang("widow", cannibal="fortuneteller")
    assert town.poisoned("cannibal")
    town.night(monk="chef", cannibal="imp chef", imp="widow", tell_fortuneteller=False)
    assert town.why("tell", "fortuneteller") == "no-ability"
    assert [note.role for note in town.learned("cannibal")] == ["cannibal"], "nobody says whose ability it is"


@pytest.mark.ruling("cannibal.replaced")
def test_the_next_meal_takes_the_place_of_the_last():
    town = eats("clockmaker")
    town.night(monk="slayer", imp="clockmaker")
    assert town.number("cannibal") == 1 and gains(town) == ("clockmaker",)
    town.hang("slayer").night(monk="soldier", imp="clockmaker")
    assert gains(town) == ("slayer",)
    town.shoot("cannibal", "imp")
    assert town.outcome == "good"


def test_whoever_was_drunk_by_the_last_meal_is_sober_after_the_next():
    """A clear head keeps the Cannibal's own meal from being poison."""
    town = scenario("cannibal imp witch innkeeper chef slayer recluse monk soldier barista:good")
    town.night(witch="slayer", barista="slayer", barista_brew="clear").hang("innkeeper")
    drinks = {"choose_two": "chef slayer", "innkeeper": "chef"}
    town.night(
        witch="soldier", monk="chef", imp="innkeeper", barista="cannibal", barista_brew="clear", **drinks
    )
    assert town.drunk("chef")
    assert not town.day_of("witch", cannibal=None).drunk("chef") and not town.poisoned("cannibal")


@pytest.mark.ruling("cannibal.no-wake-ability")
def test_an_ability_that_does_nothing_at_night_wakes_nobody():
    town = eats("mutant").night(monk="slayer", imp="mutant")
    assert not town.woken("cannibal") and gains(town) == ("mutant",)


@pytest.mark.ruling("cannibal.keeps-after-death-abilities")
def test_what_works_after_death_stays_with_a_dead_cannibal():
    town = eats("recluse").word("slay", "cannibal")
    assert town.works("cannibal", "recluse")
    assert town.town.reads_evil(town.seat("cannibal")) == (False, True)
    other = eats("slayer").word("slay", "cannibal")
    assert not other.works("cannibal", "slayer")


@pytest.mark.ruling("cannibal.tracks-changes")
def test_what_becomes_of_the_meal_becomes_of_the_cannibal():
    town = eats("slayer").word("turn", "slayer", "evil")
    assert town.poisoned("cannibal")
    town.word("turn", "slayer", "good")
    assert not town.poisoned("cannibal") and town.works("cannibal", "slayer")
    town.word("become", "slayer", "recluse").night(monk="soldier", imp="slayer")
    assert gains(town) == ("recluse",)


@pytest.mark.ruling("cannibal.mutant-loophole")
def test_to_pass_for_a_mutant_is_dangerous_with_a_mutants_ability():
    town = eats("mutant").night(monk="slayer", imp="mutant")
    town.standing("storyteller", "verdict", ("verdict", 0, "tries"), madness_penalty=True)
    assert not town.alive("cannibal")


def test_a_cannibal_who_was_drunk_then_has_the_ability_when_sober():
    town = scenario(CAST).night().word("mark", "cannibal", "sweetheart-drunk").hang("slayer")
    assert not town.works("cannibal", "slayer")
    town.word("unmark", "cannibal", "sweetheart-drunk")
    assert town.works("cannibal", "slayer")


def test_a_drunk_who_believes_to_be_the_cannibal_is_humoured():
    town = scenario("drunk=cannibal imp baron fortuneteller slayer mayor monk soldier")
    town.night(choose_two="slayer monk", red_herring="mayor").hang("fortuneteller")
    town.night(monk="slayer", drunk="slayer imp", imp="fortuneteller", tell_fortuneteller=False)
    assert town.learned("drunk") and not town.works("drunk", "fortuneteller")


@pytest.mark.parametrize("name", ["butler", "zealot"])
def test_of_some_abilities_a_jinx_tells(name):
    town = scenario(f"cannibal imp baron {name} slayer monk soldier").night(
        **{"butler": "imp"} if name == "butler" else {}
    )
    town.hang(name)
    assert town.was_told("cannibal", RoleNamed, "cannibal", name)
    assert town.view("cannibal").gained == (name,)


def test_a_jugglers_guesses_go_with_the_meal():
    town = scenario("cannibal imp baron juggler slayer monk soldier").night()
    town.standing("juggler", "claim", ("think", town.seat("imp"), "imp"))
    town.standing("juggler", "claim", ("think", town.seat("slayer"), "slayer"))
    town.hang("juggler").night(monk="slayer", imp="juggler")
    assert town.was_told("cannibal", LearnsNumber, "cannibal", 2)


def test_whoever_nominates_a_princess_and_eats_her_keeps_the_demon_away():
    town = scenario("cannibal imp baron princess slayer monk soldier").night()
    town.nominate("cannibal", "princess", "cannibal slayer monk soldier").close().dusk()
    town.night(monk="soldier", imp="slayer")
    assert town.deaths == []
    other = scenario("cannibal imp baron princess slayer monk soldier").night()
    other.nominate("slayer", "princess", "cannibal slayer monk soldier").close().dusk()
    assert other.night(monk="soldier", imp="slayer").deaths == ["slayer"]
