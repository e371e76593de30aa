"""The Bounty Hunter: from one evil player to the next."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "bountyhunter imp chef monk witch slayer soldier"


def shown(town, night=None):
    return [town.name(each.target) for each in town.learned("bountyhunter", night) if hasattr(each, "target")]


def hunted(cast=CAST, evil="soldier", first="witch", **plans):
    return scenario(cast).night(evil_townsfolk=evil, tell_bountyhunter=first, **plans)


@pytest.mark.ruling("bountyhunter.chain")
def test_each_death_brings_the_next():
    town = hunted(witch="chef")
    assert shown(town) == ["witch"] and town.side("soldier") == "evil"
    town.day(execute="witch").night(monk="slayer", imp="chef", tell_bountyhunter="soldier")
    assert shown(town) == ["soldier"] and town.seat("witch") not in town.options("tell", "bountyhunter")
    town.day().night(monk="slayer", imp="monk")
    assert shown(town) == []


@pytest.mark.ruling("bountyhunter.evil-townsfolk-counts-early")
def test_the_evil_townsfolk_counts_from_the_start():
    town = hunted("bountyhunter imp soldier chef witch slayer monk", witch="chef")
    assert town.number("chef") == 1


@pytest.mark.ruling("bountyhunter.drunk-turns-nobody")
def test_a_drunk_turns_nobody():
    town = scenario("drunk=bountyhunter imp chef monk witch slayer soldier")
    town.night(witch="chef", tell_bountyhunter="chef")
    assert [name for name in town.names if town.side(name) == "evil"] == ["imp", "witch"]


@pytest.mark.ruling("bountyhunter.dead-seat-stalls")
def test_a_dead_one_ends_the_chain():
    town = hunted(witch="chef").word("slay", "soldier").day(execute="witch")
    town.night(monk="slayer", imp="chef", tell_bountyhunter="soldier")
    assert shown(town) == ["soldier"]
    town.day().night(monk="slayer", imp="monk")
    assert not town.woken("bountyhunter")


@pytest.mark.ruling("bountyhunter.poisoned-at-the-switch")
def test_a_false_one_has_to_die_first():
    town = hunted("bountyhunter imp chef monk poisoner slayer soldier", first="poisoner", poisoner="chef")
    town.word("slay", "poisoner").word("mark", "bountyhunter", "poisoner-poisoned").day()
    town.night(monk="slayer", imp="chef", tell_bountyhunter="slayer").word(
        "unmark", "bountyhunter", "poisoner-poisoned"
    )
    town.day().night(monk="soldier", imp="monk")
    assert not town.woken("bountyhunter")


@pytest.mark.ruling("bountyhunter.traveller-exile")
def test_an_exile_of_the_known_traveller_counts_as_a_death():
    town = scenario("bountyhunter chef imp monk slayer witch beggar:evil")
    town.night(evil_townsfolk="chef", witch="slayer", tell_bountyhunter="beggar")
    town.exile("chef", "beggar", "bountyhunter chef imp monk slayer").day()
    town.night(witch="slayer", monk="slayer", imp="slayer", tell_bountyhunter="witch")
    assert [each.target for each in town.learned("bountyhunter")] == [town.seat("witch")]


@pytest.mark.ruling("bountyhunter.philosopher-takes-it")
@pytest.mark.parametrize("turned", [None, "chef"])
def test_a_philosopher_who_takes_it_may_turn_somebody(turned):
    town = scenario("philosopher chef imp monk slayer witch").night(witch="slayer", philosopher="wait").day()
    plans = {"philosopher": "bountyhunter", "evil_townsfolk": turned, "tell_bountyhunter": "imp"}
    town.night(witch="slayer", monk="slayer", imp="slayer", **plans)
    assert [each.target for each in town.learned("philosopher")] == [town.seat("imp")]
    assert town.side("chef") == ("good" if turned is None else "evil")


def test_two_of_them_follow_their_own_trails():
    """The death of the one's quarry sends nobody else on."""
    town = scenario("bountyhunter imp chef monk witch slayer soldier apprentice:good")
    shown = town.in_turn("witch", "imp")
    turned = town.in_turn("chef", None)
    town.night(apprentice="bountyhunter", evil_townsfolk=turned, witch="chef", tell_bountyhunter=shown)
    town.day(execute="witch").night(monk="slayer", imp="soldier", tell_bountyhunter="chef")
    assert [len(town.learned(name)) for name in ("bountyhunter", "apprentice")] == [1, 0]
