"""The Gnome, a Traveller with an amigo."""

import pytest

from nightbell.games.clocktower.events import NothingHappens, Proclaimed
from tests.clocktower.scenario import scenario

CAST = "imp chef monk slayer soldier saint gnome:good"


def befriended(cast=CAST, amigo="chef", **plans):
    return scenario(cast).night(amigo=amigo, **plans)


def test_the_amigo_is_of_the_same_side_and_known_to_all():
    town = befriended()
    assert town.options("amigo") == [
        town.seat(name) for name in ("chef", "monk", "slayer", "soldier", "saint")
    ]
    assert town.announced(Proclaimed) == [("gnome", town.seat("chef"), 0)]


def test_an_evil_gnomes_only_friend():
    town = scenario("imp chef monk slayer soldier saint gnome:evil").night()
    assert town.announced(Proclaimed) == [("gnome", town.seat("imp"), 0)]


def test_one_who_comes_late_has_an_amigo_too():
    town = scenario("imp chef monk slayer soldier saint", late=1).night()
    guest = town.join("gnome")
    plans = {"traveller_role": "gnome", "traveller_side": "good", "amigo": "saint"}
    town.standing("storyteller", "welcome", ("welcome", guest, 0), **plans)
    assert town.announced(Proclaimed) == [("gnome", town.seat("saint"), 0)]


@pytest.mark.ruling("gnome.kills-nominator")
def test_the_nominator_dies_and_the_vote_goes_on():
    town = befriended().nominate("monk", "chef", "imp slayer soldier", gnome=True)
    assert not town.alive("monk")
    assert town.town.nominations[-1].tally == 3 and town.condemned == "chef"


def test_the_gnome_may_leave_it():
    town = befriended().nominate("monk", "chef", "imp", gnome=False)
    assert town.alive("monk")
    town.nominate("slayer", "saint", "imp")
    assert town.questions("gnome") == []


def test_an_impaired_gnome_kills_nobody():
    town = befriended(f"poisoner {CAST}", poisoner="gnome").nominate("monk", "chef", "imp", gnome=True)
    assert town.alive("monk") and len(town.said(NothingHappens)) == 1


@pytest.mark.ruling("gnome.no-link-afterwards")
def test_an_amigo_who_changes_sides_goes_alone():
    town = befriended().word("turn", "chef", "evil")
    assert (town.side("chef"), town.side("gnome")) == ("evil", "good")
    town.nominate("monk", "chef", "", gnome=True)
    assert not town.alive("monk")


@pytest.mark.ruling("gnome.before-vote")
def test_once_hands_are_counted_it_is_too_late():
    town = befriended().open_nominations()
    town.table.answer(town.seat("monk"), ("nominate", town.seat("chef")))
    town.until("gnome").until("vote", gnome=False)
    town.refused(lambda: town.table.answer(town.seat("gnome"), True, "gnome"))
    assert town.alive("monk")
