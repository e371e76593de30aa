"""The Butler: votes only with the Master, on the Butler's honour. The Storyteller sees, the town does not."""

import pytest

from nightbell.games.clocktower.events import HandCounted, HandMoved, VotedUnduly
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


def unduly(town):
    """Whose hand the Storyteller was told of."""
    told = town.table.events(town.town.storyteller)
    return [town.name(event.seat) for event in told if isinstance(event, VotedUnduly)]


@pytest.mark.ruling("butler.follows-master")
@pytest.mark.rule("C-495")
def test_the_butler_may_vote_once_the_master_has():
    town = scenario("imp chef monk butler slayer saint")
    town.night(butler="monk")
    assert town.marks("monk") == ["butler-master"]
    assert counted(polled(town), "chef", "monk", "butler") == ["monk", "butler"]
    assert unduly(town) == []


@pytest.mark.ruling("butler.follows-master")
def test_the_butler_never_has_to():
    town = scenario("imp chef monk butler slayer saint")
    town.night(butler="monk")
    counted(polled(town), "chef", "monk")
    town.table.answer(town.seat("butler"), False)
    assert voted(town) == ["monk"] and unduly(town) == []


@pytest.mark.ruling("butler.follows-master")
def test_a_vote_without_the_master_counts_and_the_storyteller_alone_is_told():
    town = scenario("imp chef monk butler slayer saint")
    town.night(butler="chef")
    counted(polled(town), "chef", "monk")
    before = len(town.table.history)
    assert counted(town, "butler") == ["monk", "butler"]
    assert town.said(HandCounted)[-1] == HandCounted(town.seat("butler"), True, 2)
    assert unduly(town) == ["butler"]
    for name in ("butler", "chef", None):
        assert not any(isinstance(event, VotedUnduly) for event in town.heard(name, before))


@pytest.mark.ruling("butler.follows-master")
def test_a_master_further_on_needs_a_raised_hand():
    town = scenario("imp butler monk chef slayer saint")
    town.night(butler="monk")
    alone = town.table.copy()
    assert counted(polled(town), "butler") == ["butler"] and unduly(town) == ["butler"]
    town.table = alone
    polled(town).standing("monk", "hand", True)
    assert counted(town, "butler") == ["butler"] and unduly(town) == []


@pytest.mark.ruling("butler.master-lowers")
def test_when_the_master_lowers_a_hand_no_other_moves_by_itself():
    """Whoever's hand fell with another's would be known for the Butler."""
    town = scenario("imp chef butler slayer monk saint")
    town.night(butler="monk")
    polled(town)
    town.standing("monk", "hand", True).standing("butler", "hand", True)
    before = len(town.table.history)
    town.standing("monk", "hand", False)
    assert list(town.town.hands) == [town.seat("butler")]
    assert town.heard(since=before) == [HandMoved(town.seat("monk"), False)]
    assert counted(town, "chef", "butler") == ["butler"] and unduly(town) == ["butler"]


@pytest.mark.ruling("butler.exile-free")
@pytest.mark.rule("C-459")
def test_support_for_an_exile_is_free():
    town = scenario("imp chef butler slayer monk saint thief:good")
    town.night(butler="monk", thief="imp")
    town.exile("chef", "thief", "butler chef imp saint")
    assert not town.alive("thief") and unduly(town) == []


@pytest.mark.ruling("butler.dead-butler")
def test_a_dead_butler_votes_freely_once():
    town = scenario("imp chef butler slayer monk saint")
    town.night(butler="monk").word("slay", "butler")
    assert counted(polled(town), "chef", "butler") == ["butler"]
    assert town.votes("butler") == 0 and unduly(town) == []


@pytest.mark.ruling("butler.poisoned-butler")
def test_a_poisoned_butler_finds_out_nothing_by_voting():
    sober, poisoned = (scenario("imp chef butler slayer monk poisoner saint") for _ in range(2))
    sober.night(butler="monk", poisoner="saint")
    poisoned.night(butler="monk", poisoner="butler")
    for town in (sober, poisoned):
        counted(polled(town), "chef", "butler")
        assert voted(town) == ["butler"]
    for name in ("butler", "chef"):
        assert sober.view(name) == poisoned.view(name)
        assert sober.heard(name) == poisoned.heard(name)
    assert unduly(sober) == ["butler"] and unduly(poisoned) == []


@pytest.mark.ruling("butler.poisoned-butler")
def test_a_butler_who_chose_while_poisoned_has_no_master_to_wait_for():
    town = scenario("imp chef butler slayer monk poisoner saint")
    town.night(butler="monk", poisoner="butler").word("slay", "poisoner")
    assert town.works("butler") and town.marks("monk") == []
    assert counted(polled(town), "chef", "butler") == ["butler"] and unduly(town) == []
