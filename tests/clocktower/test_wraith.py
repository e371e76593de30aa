"""The Wraith: who does not sleep."""

import pytest

from nightbell.games.clocktower.events import EyesShut, SeesAwake
from tests.clocktower.scenario import scenario

CAST = "wraith imp fortuneteller monk slayer recluse chef"


def seen(town):
    """Whom the Wraith saw awake tonight, and pointing at whom."""
    mine = [each for each in town.learned("wraith") if isinstance(each, SeesAwake)]
    return [(town.name(each.other), [town.name(seat) for seat in each.targets]) for each in mine]


def first(cast=CAST, peeks=False, **plans):
    return scenario(cast).night(wraith=peeks, **plans)


@pytest.mark.ruling("wraith.peeks-at-good")
def test_with_open_eyes_good_players_are_seen_to_point():
    plans = {"fortuneteller": "chef slayer", "red_herring": "monk"}
    town = first(peeks=True, **plans)
    assert ("fortuneteller", ["slayer", "chef"]) in seen(town)
    town = first(peeks=False, **plans)
    assert not [each for each in seen(town) if each[0] == "fortuneteller"]


def test_the_wraith_is_awake_whenever_the_demon_is():
    town = scenario("wraith imp virgin monk slayer recluse chef").night(wraith=False).day()
    town.night(wraith=False, monk="slayer", imp="chef")
    assert seen(town) == [("imp", []), ("imp", ["chef"])]


@pytest.mark.ruling("wraith.evil-traveller-and-turned")
def test_every_evil_player_counts():
    town = first("wraith imp virgin soldier slayer recluse chef thief:evil", thief="chef")
    assert ("thief", ["chef"]) in seen(town)
    town = first("cultleader wraith soldier slayer recluse chef imp")
    assert town.side("cultleader") == "evil" and ("cultleader", []) in seen(town)


@pytest.mark.ruling("wraith.dead")
def test_a_dead_wraith_sleeps():
    town = scenario("wraith imp virgin monk slayer recluse chef").night(wraith=False).word("slay", "wraith")
    town.day().night(monk="slayer", imp="chef")
    assert seen(town) == [] and town.questions("wraith") == []


@pytest.mark.ruling("wraith.seen-by-good")
def test_being_seen_is_nothing_but_talk():
    town = first("wraith imp virgin soldier slayer recluse chef", peeks=True)
    before = town.town.marks[:]
    town.standing("chef", "claim", ("think", town.seat("wraith"), "wraith"))
    assert town.alive("wraith") and town.town.marks == before and town.outcome is None


def test_an_impaired_wraith_is_told_to_shut_the_eyes():
    town = scenario("wraith imp virgin monk slayer recluse chef").night(wraith=True)
    town.word("mark", "wraith", "sweetheart-drunk").day().night(monk="slayer", imp="chef")
    assert town.was_told("wraith", EyesShut, "wraith") and seen(town) == []


@pytest.mark.parametrize(("named", "bound"), [("wraith", True), ("chef", False)])
def test_a_magician_who_names_the_wraith_binds_the_demon(named, bound):
    town = first("wraith imp magician monk slayer recluse chef")
    town.nominate("monk", "recluse", "monk slayer recluse chef magician").close()
    town.standing("magician", "claim", ("think", town.seat(named), "wraith"), allow_deed=True)
    town.dusk().night(wraith=False, monk="slayer", imp="wraith")
    (question,) = [each for each in town.questions("choose") if each.seat == town.seat("imp")]
    assert (list(question.choice.listed()) == [town.seat("wraith")]) is bound


def test_before_an_execution_it_is_only_talk():
    town = first("wraith imp magician monk slayer recluse chef")
    town.standing("magician", "claim", ("think", town.seat("wraith"), "wraith"))
    town.day().night(wraith=False, monk="slayer", imp="chef")
    assert town.deaths == ["chef"]
