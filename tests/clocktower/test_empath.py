"""The Empath: evil among the living neighbours."""

import pytest

from nightbell.games.clocktower.events import LearnsNumber, PutToSleep, Woken
from tests.clocktower.scenario import plain, scenario


@pytest.mark.rule("C-017", "C-216")
def test_one_evil_neighbour_is_shown_as_one():
    town = scenario("undertaker empath scarletwoman imp monk slayer virgin")
    town.night()
    assert town.number("empath") == 1
    night = [event for event in town.heard("empath") if isinstance(event, Woken | LearnsNumber | PutToSleep)]
    assert [plain(event) for event in night] == [
        ("Woken", "empath"),
        ("LearnsNumber", "empath", 1),
        ("PutToSleep",),
    ]


@pytest.mark.ruling("empath.skip-dead")
def test_the_dead_are_skipped():
    town = scenario("empath soldier librarian imp saint monk gunslinger:evil")
    town.night().word("slay", "soldier").word("slay", "monk").word("slay", "saint")
    town.exile("imp", "gunslinger", "").day()
    town.night(imp="soldier")
    assert town.town.living_neighbours(town.seat("empath")) == (
        town.seat("librarian"),
        town.seat("gunslinger"),
    )
    assert town.number("empath") == 1


@pytest.mark.ruling("empath.final-three")
def test_with_three_alive_the_others_are_the_neighbours():
    town = scenario("empath imp baron monk slayer soldier")
    town.night().word("slay", "monk").word("slay", "slayer")
    town.day()
    town.night(imp="soldier")
    town.word("slay", "soldier")
    assert town.town.living_neighbours(town.seat("empath")) == (town.seat("imp"), town.seat("baron"))
    town.day().night(imp="monk")
    assert town.number("empath") == 2


@pytest.mark.ruling("empath.recluse-flips")
def test_a_recluse_may_be_read_differently_each_night():
    town = scenario("empath recluse imp poisoner soldier")
    town.night(tell_empath=1, poisoner="imp")
    assert town.number("empath") == 1
    town.day().night(tell_empath=0, imp="soldier", poisoner="imp")
    assert town.number("empath") == 0


@pytest.mark.ruling("empath.poisoned")
@pytest.mark.rule("C-361")
def test_poison_opens_every_answer_and_health_closes_them():
    town = scenario("empath imp soldier monk slayer poisoner")
    town.night(poisoner="empath", tell_empath=0)
    assert town.options("tell", "empath") == [0, 1, 2]
    assert town.number("empath") == 0
    town.day().night(poisoner="monk", imp="soldier")
    assert town.questions("tell", "empath") == []
    assert town.number("empath") == 2


@pytest.mark.ruling("empath.drunk-target-still-read-true")
@pytest.mark.rule("C-373", "C-374")
def test_impaired_neighbours_are_read_as_they_are():
    town = scenario("empath imp monk slayer poisoner soldier philosopher")
    town.night(poisoner="imp")
    assert town.poisoned("imp")
    assert town.number("empath") == 1


@pytest.mark.rule("C-447")
def test_travellers_beside_the_empath_are_read_by_their_side():
    town = scenario("imp chef monk slayer soldier empath beggar:good thief:evil")
    town.night(thief="imp")
    assert town.number("empath") == 0
    evil = scenario("empath chef monk slayer imp thief:evil")
    assert evil.night(thief="imp").number("empath") == 1


@pytest.mark.rule("C-215", "C-656")
def test_a_number_every_night():
    town = scenario("empath chef monk imp soldier slayer poisoner")
    for night in (1, 2, 3):
        later = {"imp": "soldier", "monk": "chef"} if night > 1 else {}
        town.night(poisoner="chef", **later)
        assert town.number("empath", night) is not None
        town.day()
