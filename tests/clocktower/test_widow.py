"""The Widow: who has seen it all, and poisons."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "widow imp empath monk slayer chef soldier"


def told(town):
    return [
        name for name in town.names if any(type(each).__name__ == "LearnsInPlay" for each in town.notes(name))
    ]


@pytest.mark.ruling("widow.no-names")
def test_one_good_player_learns_only_that_she_is_in_play():
    town = scenario(CAST).night(choose="empath", widow="chef", tell_empath=2)
    (learned,) = [each for each in town.learned("chef") if type(each).__name__ == "LearnsInPlay"]
    assert learned.roles == ("widow",) and told(town) == ["chef"]
    assert "imp" in {each.role for each in town.learned("widow")[-1].tokens}
    assert set(town.options("widow")) == {
        town.seat(name) for name in ("empath", "monk", "slayer", "chef", "soldier")
    }


@pytest.mark.ruling("widow.good-player-told")
def test_a_good_traveller_may_be_the_one():
    town = scenario("pithag imp empath monk slayer chef thief:good").night(thief="chef").day()

    def choice(decision):
        role = dict(decision.about)["role"]
        picks = {"pithag": "pithag", "widow": "slayer", "imp": "chef", "monk": "imp", "thief": "chef"}
        return town.seat(picks[str(role)])

    town.night(choose=choice, pit_hag="widow", widow="thief")
    assert told(town) == ["thief"] and town.poisoned("slayer")


@pytest.mark.ruling("widow.pause-and-resume")
def test_her_drunkenness_only_pauses_the_poison():
    town = scenario("widow imp empath innkeeper slayer chef soldier")
    town.night(choose="empath", widow="chef", tell_empath=2).day()
    town.night(choose_two="widow chef", innkeeper="widow", imp="soldier")
    assert town.drunk("widow") and not town.poisoned("empath")
    town.word("slay", "innkeeper")
    assert not town.drunk("widow") and town.poisoned("empath")


def test_nobody_learns_of_a_widow_who_poisoned_herself():
    town = scenario("widow imp chef monk slayer recluse soldier").night(choose="widow")
    assert town.poisoned("widow") and town.questions("widow") == []
