"""The Ogre: on a friend's side, whichever that is."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "ogre imp chef monk poisoner slayer baron"


@pytest.mark.ruling("ogre.joins-evil", "ogre.wins-with-real-side")
def test_a_friend_of_evil_is_evil_and_does_not_know():
    town = scenario(CAST).night(poisoner="chef", ogre="imp")
    assert town.side("ogre") == "evil" and town.token("ogre").card_side == "good"
    assert town.view("ogre").card_side == "good"
    town.day().night(poisoner="chef", monk="chef", imp="slayer")
    assert town.token("ogre").card_side == "good" and town.learned("ogre") == []
    town.standing("storyteller", "end-early", "evil")
    assert "ogre" in town.winners


@pytest.mark.ruling("ogre.drunk-still-works")
def test_poison_changes_nothing():
    town = scenario(CAST).night(poisoner="ogre", ogre="imp")
    assert town.side("ogre") == "evil"


@pytest.mark.ruling("ogre.not-self")
def test_one_is_not_ones_own_friend():
    town = scenario(CAST).night(poisoner="chef", ogre="chef")
    assert town.seat("ogre") not in town.options("choose", "ogre") and town.side("ogre") == "good"


@pytest.mark.ruling("ogre.made-later")
def test_a_late_ogre_chooses_that_night():
    town = scenario("sage imp chef monk pithag slayer baron").night().day()

    def choice(decision):
        picks = {"pithag": "sage", "ogre": "baron", "imp": "slayer", "monk": "chef"}
        return town.seat(picks[str(dict(decision.about)["role"])])

    town.night(choose=choice, pit_hag="ogre")
    assert town.role("sage") == "ogre" and town.side("sage") == "evil"


@pytest.mark.ruling("ogre.told-on-other-change")
def test_another_change_of_sides_is_told():
    town = scenario(CAST).night(poisoner="chef", ogre="imp").word("turn", "ogre", "good")
    assert [each.side for each in town.notes("ogre") if type(each).__name__ == "IsNow"] == ["good"]
