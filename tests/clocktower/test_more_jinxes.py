"""Jinxes of roles that are there since longer: each as a little story."""

import pytest

from nightbell.games.clocktower.events import (
    IsNow,
    LearnsHolder,
    LearnsTwo,
    Proclaimed,
    SeesAwake,
    SeesGrimoire,
)
from tests.clocktower.scenario import scenario
from tests.clocktower.test_jinxes import without


def brewed(role, cast="witch chef imp monk slayer pithag soldier saint", **plans):
    """A second night on which a Pit-Hag makes the Witch another role."""
    town = scenario(cast).night(witch="soldier").day()
    return town.night(pithag="witch", pit_hag=role, monk="soldier", imp="soldier", **plans)


def test_whom_a_pit_hag_made_the_goon_stays_evil():
    town = brewed("goon").day()
    town.night(pithag="saint", pit_hag="saint", monk="witch", imp="soldier")
    assert town.role("witch") == "goon" and town.side("witch") == "evil" and town.drunk("monk")


def test_whom_a_pit_hag_made_the_ogre_stays_evil():
    town = brewed("ogre", witch="chef")
    assert town.role("witch") == "ogre" and town.side("witch") == "evil"


def test_whom_a_pit_hag_made_the_politician_stays_evil():
    town = brewed("politician")
    town.day(execute="imp")
    assert town.outcome == "good" and town.questions("politician") == []
    assert town.side("witch") == "evil"


def test_the_storyteller_says_who_becomes_the_damsel():
    town = brewed("damsel", hags_damsel="chef")
    assert town.role("chef") == "damsel" and town.role("witch") == "witch"


def test_a_second_village_idiot_but_no_fourth():
    two = "witch villageidiot imp monk slayer pithag soldier saint"
    town = brewed("villageidiot", two, villageidiot="imp", drunk_idiot="witch")
    assert town.role("witch") == "villageidiot"
    many = "witch villageidiot villageidiot villageidiot imp monk pithag soldier saint"
    town = scenario(many).night(witch="soldier", drunk_idiot="villageidiot").day()
    town.night(pithag="witch", pit_hag="villageidiot", witch="soldier", monk="soldier", imp="soldier")
    assert town.role("witch") == "witch"


@pytest.mark.parametrize(("days", "comes"), [(1, True), (5, False)])
def test_after_the_fifth_day_no_leviathan_comes(days, comes):
    town = scenario("witch chef imp monk slayer pithag soldier saint")
    for day in range(days):
        later = {"monk": "soldier", "imp": "soldier", "pithag": "saint", "pit_hag": "saint"}
        plans = later if day else {}
        town.night(witch="soldier", **plans).day()
    town.night(witch="soldier", monk="soldier", imp="soldier", pithag="chef", pit_hag="leviathan")
    assert (town.role("chef") == "leviathan") is comes


def test_nor_at_a_late_tea_party():
    town = scenario("imp baron hatter monk slayer soldier saint chef").night()
    for _ in range(4):
        town.day().night(monk="soldier", imp="soldier")
    town.day(execute="hatter").night(monk="soldier", imp="soldier", hatter=lambda asked: chosen(town, asked))
    assert "leviathan" not in [each for asked in town.questions("hatter") for each in asked.choice.listed()]


def chosen(town, asked):
    return town.town.grimoire[asked.seat].role


# ---- the Vizier


@pytest.mark.parametrize("voter", ["politician", "zealot"])
@pytest.mark.parametrize("good", [True, False])
def test_a_politician_or_a_zealot_may_count_as_evil_to_the_vizier(voter, good):
    town = scenario(f"vizier imp {voter} chef monk slayer").night()
    town.nominate("chef", "monk", voter, vizier=True, register_side=good)
    assert town.alive("monk") is not good


def test_the_vizier_makes_a_magician_powerless_and_cannot_hang_one():
    town = scenario("vizier imp magician chef monk slayer soldier").night()
    assert [each.demons for each in town.notes("vizier") if hasattr(each, "demons")] == [(town.seat("imp"),)]
    town.nominate("chef", "magician", "chef monk", vizier=True)
    assert town.alive("magician")


def test_the_vizier_sees_the_fearmongers_choice_and_keeps_off():
    town = scenario("vizier imp fearmonger chef monk slayer").night(fearmonger="chef")
    assert town.was_told("vizier", SeesAwake, town.seat("fearmonger"), (town.seat("chef"),))
    town.nominate("monk", "chef", "monk slayer", vizier=True)
    assert town.alive("chef")
    town.nominate("slayer", "monk", "slayer", vizier=True)
    assert not town.alive("monk")


# ---- the Magician


@pytest.mark.parametrize("seer", ["spy", "widow"])
def test_the_tokens_of_demon_and_magician_are_taken_out(seer):
    plans = {"choose": "monk", "widow": "chef"} if seer == "widow" else {}
    town = scenario(f"magician imp chef monk {seer} slayer", sheet=without("vizier")).night(**plans)
    (seen,) = [each for each in town.notes(seer) if isinstance(each, SeesGrimoire)]
    assert {town.name(token.seat) for token in seen.tokens} == {"chef", "monk", seer, "slayer"}


def test_the_demon_does_not_know_which_neighbour_is_the_marionette():
    town = scenario("imp marionette=empath chef magician monk slayer soldier").night()
    assert town.was_told("imp", LearnsTwo, "marionette", (town.seat("marionette"), town.seat("soldier")))
    town = scenario("imp marionette=empath chef soldier monk slayer saint").night()
    assert town.was_told("imp", LearnsHolder, town.seat("marionette"), "marionette")


# ---- others


def test_a_recluse_may_stand_in_for_the_demon():
    town = scenario("sage imp recluse chef monk slayer").night().day()
    pair = tuple(sorted((town.seat("recluse"), town.seat("chef"))))
    town.night(monk="chef", imp="sage", tell_sage=lambda asked: pair)
    assert [each.pair for each in town.learned("sage")] == [pair]


@pytest.mark.parametrize("evil", [True, False])
def test_an_ogre_who_is_evil_because_of_a_recluse_is_told(evil):
    town = scenario("ogre recluse imp chef monk").night(ogre="recluse", register_side=evil)
    assert town.was_told("ogre", IsNow, "ogre", "evil") is evil


def test_a_cerenovus_may_name_the_goblin():
    town = scenario("cerenovus imp chef monk slayer").night(choose="chef", cerenovus="goblin")
    assert "cerenovus-mad" in town.marks("chef")


def test_a_shot_at_the_host_is_deadly():
    town = scenario("lleech chef slayer monk soldier baron").night(lleech="chef").shoot("slayer", "chef")
    assert not town.alive("chef") and town.outcome == "good"


def test_to_a_clockmaker_the_summoner_is_the_demon():
    town = scenario("clockmaker summoner chef baron monk slayer").night(snitch="sage saint mayor")
    assert town.number("clockmaker") == 2


def test_what_is_announced_of_a_banshee_is_true_under_a_vortox():
    town = scenario("banshee vortox chef monk slayer baron").night().day(execute="baron")
    town.night(monk="chef", vortox="banshee")
    assert ("banshee", town.seat("banshee"), 0) in town.announced(Proclaimed)


def test_a_scarlet_woman_stays_what_she_is_when_the_fang_gu_jumps():
    town = scenario("fanggu scarletwoman saint chef monk slayer soldier").night().day()
    town.night(monk="chef", fanggu="saint")
    assert town.role("saint") == "fanggu" and town.role("scarletwoman") == "scarletwoman"
