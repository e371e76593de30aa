"""The Preacher: before whom Minions fall silent."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "preacher imp chef monk witch poisoner slayer"


def told(town, name):
    return [each.by for each in town.learned(name) if type(each).__name__ == "LearnsChosen"]


@pytest.mark.ruling("preacher.minion-silenced")
def test_a_minion_is_told_and_does_not_act():
    town = scenario(CAST).night(preacher="witch", poisoner="chef")
    assert told(town, "witch") == ["preacher"] and not town.woken("witch") and not town.works("witch")
    assert not town.drunk("witch") and not town.poisoned("witch")
    assert "preacher" not in [
        town.name(each.holder) for each in town.notes("witch") if hasattr(each, "holder")
    ]


@pytest.mark.ruling("preacher.death-frees")
def test_the_preachers_death_gives_the_ability_back():
    town = scenario(CAST).night(preacher="witch", poisoner="chef").word("slay", "preacher").day()
    town.night(witch="monk", poisoner="chef", monk="chef", imp="preacher")
    assert town.works("witch") and town.marks("monk") == ["witch-cursed"]


@pytest.mark.ruling("preacher.pick-while-drunk-is-lost")
def test_what_a_poisoned_preacher_chooses_is_lost_for_good():
    town = scenario(CAST).night(preacher="chef", poisoner="preacher", witch="monk").day()
    town.night(preacher="witch", poisoner="chef", monk="chef", imp="slayer")
    assert told(town, "witch") == ["preacher"], "the Preacher comes before the Poisoner, who changed over"
    town = scenario("drunk=preacher imp chef monk witch poisoner slayer").night(
        drunk="witch", poisoner="chef", witch="monk"
    )
    assert told(town, "witch") == [] and town.works("witch")


@pytest.mark.ruling("preacher.becoming-minion-later")
def test_who_becomes_a_minion_later_is_not_silenced():
    town = scenario("preacher imp sage monk pithag chef slayer").night(preacher="sage").day()
    town.night(preacher="chef", pithag="sage", pit_hag="witch", monk="chef", imp="slayer")
    assert town.works("sage", "witch")


@pytest.mark.ruling("preacher.change-of-minion-role")
def test_a_silenced_minion_stays_so_as_another_minion_and_is_free_as_none():
    town = (
        scenario("preacher imp sage monk witch chef slayer")
        .night(preacher="witch")
        .word("become", "witch", "poisoner")
    )
    assert not town.works("witch", "poisoner")
    town.word("become", "witch", "empath")
    assert town.works("witch", "empath")


@pytest.mark.ruling("preacher.start-abilities-postponed")
def test_what_was_missed_at_the_start_is_made_up_for():
    town = (
        scenario("preacher imp sage monk widow chef slayer")
        .night(preacher="widow")
        .word("slay", "preacher")
        .day()
    )
    assert town.marks("sage") == []

    def choice(decision):
        return town.seat(
            {"widow": "sage", "imp": "preacher", "monk": "chef"}[str(dict(decision.about)["role"])]
        )

    town.night(choose=choice, widow="chef")
    assert town.poisoned("sage")


@pytest.mark.ruling("preacher.babysitter")
def test_a_silenced_keeper_is_the_demon_all_the_same():
    town = scenario("preacher witch baron chef slayer soldier").night(preacher="witch", lilmonsta="witch")
    assert not town.works("witch") and town.questions("choose", "witch") == []
    assert [town.name(seat) for seat in town.town.demons()] == ["witch"]
