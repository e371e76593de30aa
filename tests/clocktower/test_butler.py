"""The Butler: votes only with the Master."""

import pytest

from tests.clocktower.scenario import scenario


def polled(town, nominee="imp", nominator="chef"):
    town.open_nominations()
    town.table.answer(town.seat(nominator), ("nominate", town.seat(nominee)))
    return town


def counted(town, *names):
    """The next hands: up for the Butler and for those named."""
    for name in names:
        town.table.answer(town.seat(name), name != "chef")
    return voted(town)


def voted(town):
    return [town.name(seat) for seat in town.town.ballot.voted]


@pytest.mark.ruling("butler.follows-master")
@pytest.mark.rule("C-495")
def test_the_butler_may_vote_once_the_master_has():
    town = scenario("imp chef monk butler slayer saint")
    town.night(butler="monk")
    assert town.marks("monk") == ["butler-master"]
    assert counted(polled(town), "chef", "monk", "butler") == ["monk", "butler"]


@pytest.mark.ruling("butler.follows-master")
def test_the_butler_never_has_to():
    town = scenario("imp chef monk butler slayer saint")
    town.night(butler="monk")
    counted(polled(town), "chef", "monk")
    town.table.answer(town.seat("butler"), False)
    assert voted(town) == ["monk"]


@pytest.mark.ruling("butler.follows-master")
def test_a_master_further_on_needs_a_raised_hand():
    town = scenario("imp butler monk chef slayer saint")
    town.night(butler="monk")
    alone = town.table.copy()
    assert counted(polled(town), "butler") == []
    town.table = alone
    polled(town).standing("monk", "hand", True)
    assert counted(town, "butler") == ["butler"]


@pytest.mark.ruling("butler.master-lowers")
def test_the_butlers_hand_goes_down_with_the_masters():
    town = scenario("imp chef butler slayer monk saint")
    town.night(butler="monk")
    polled(town)
    town.standing("monk", "hand", True).standing("butler", "hand", True)
    assert list(town.town.hands) == [town.seat("monk"), town.seat("butler")]
    town.standing("monk", "hand", False)
    assert list(town.town.hands) == []
    assert counted(town, "chef", "butler") == []


@pytest.mark.ruling("butler.exile-free")
@pytest.mark.rule("C-459")
def test_support_for_an_exile_is_free():
    town = scenario("imp chef butler slayer monk saint thief:good")
    town.night(butler="monk", thief="imp")
    town.exile("chef", "thief", "butler chef imp saint")
    assert not town.alive("thief")


@pytest.mark.ruling("butler.dead-butler")
def test_a_dead_butler_votes_freely_once():
    town = scenario("imp chef butler slayer monk saint")
    town.night(butler="monk").word("slay", "butler")
    assert counted(polled(town), "chef", "butler") == ["butler"]
    assert town.votes("butler") == 0


@pytest.mark.ruling("butler.poisoned-butler")
def test_a_poisoned_butlers_vote_counts_and_nothing_tells_the_butler():
    sober, poisoned = (scenario("imp chef butler slayer monk poisoner saint") for _ in range(2))
    sober.night(butler="monk", poisoner="saint")
    poisoned.night(butler="monk", poisoner="butler")
    for town in (sober, poisoned):
        counted(polled(town), "chef")
    butler = sober.seat("butler")
    assert sober.table.open[butler] == poisoned.table.open[butler]
    assert sober.view("butler") == poisoned.view("butler")
    assert counted(sober, "butler") == []
    assert counted(poisoned, "butler") == ["butler"]
