"""The Sage: the killer is one of two."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "sage imp soldier chef monk slayer mayor"


def pair(town):
    (told,) = town.learned("sage")
    return [town.name(seat) for seat in told.pair]


@pytest.mark.ruling("sage.basic")
@pytest.mark.rule("C-328")
def test_the_pair_holds_the_killer():
    town = scenario(CAST)
    town.night().day().night(monk="chef", imp="sage", tell_sage=["imp", "slayer"])
    assert town.deaths == ["sage"] and pair(town) == ["imp", "slayer"]
    assert all(town.seat("imp") in each for each in town.options("tell", "sage"))


@pytest.mark.ruling("sage.executed")
def test_an_execution_gives_nothing():
    town = scenario(CAST)
    town.night().day(execute="sage").night(monk="chef", imp="soldier")
    assert not town.woken("sage")
    assert scenario(CAST).night().day().until("tell", monk="chef", imp="sage").is_asked("tell")


@pytest.mark.ruling("sage.pithag-death", "pithag.sage-not-triggered")
def test_a_death_after_the_pit_hags_magic_gives_nothing():
    town = scenario("sage imp soldier chef pithag slayer mayor")
    town.night().day()
    made = {"pithag": "chef", "pit_hag": "vortox", "chef": "soldier"}
    town.night(**made, imp="soldier", further_deaths="sage")
    assert town.deaths == ["sage"] and not town.woken("sage")
    killed = scenario("sage imp soldier chef pithag slayer mayor").night().day()
    killed.night(pithag="chef", pit_hag="clockmaker", imp="sage", tell_sage=["imp", "slayer"])
    assert killed.deaths == ["sage"] and killed.woken("sage")


@pytest.mark.ruling("sage.vortox")
def test_with_a_vortox_no_demon_is_among_the_two():
    town = scenario("sage vortox soldier chef monk slayer mayor")
    town.night().word("slay", "slayer").day(execute="slayer")
    town.night(monk="chef", vortox="sage")
    assert all(town.seat("vortox") not in each for each in town.options("tell", "sage"))
    assert "vortox" not in pair(town)


@pytest.mark.ruling("mayor.inherits-cause")
def test_who_dies_for_the_mayor_is_killed_by_the_demon():
    town = scenario(CAST)
    town.night().day().night(monk="chef", imp="mayor", mayor="sage")
    assert town.deaths == ["sage"] and "imp" in pair(town)


@pytest.mark.ruling("sage.immediate")
def test_the_pair_is_about_the_killer_as_things_stood_then():
    town = scenario("sage imp barber chef baron slayer mayor").night().day("barber")
    town.night(imp="sage", barber=True, barber_pair="imp chef")
    assert town.role("chef") == "imp" and "imp" in pair(town), "the player, who is the Chef by now"


def test_whichever_true_pair_is_shown_nothing_has_gone_astray():
    town = scenario(CAST).night().day().night(monk="chef", imp="sage", tell_sage=["imp", "slayer"])
    assert town.town.astray == ()


def test_a_sage_who_was_killed_twice_in_one_night_learns_once():
    """A strong coffee calls the same three again, and who was dead chooses life, as all do."""
    cast = "alhadikhia sage chef soldier slayer baron saint barista:good"
    town = scenario(cast).night(barista="chef", barista_brew="clear").day()
    named = {"may_choose": town.in_turn("sage", "sage"), "choose": town.in_turn(*["chef", "slayer"] * 2)}
    lives = iter([False, True, True, True, True, True])
    town.night(barista="alhadikhia", barista_brew="strong", alhadikhia=lambda _: next(lives), **named)
    assert town.deaths == ["sage", "chef", "slayer"]
    (seen,) = town.learned("sage")
    assert town.seat("alhadikhia") in seen.pair
