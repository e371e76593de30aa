"""The Goblin: who wants to hang."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "goblin imp chef monk slayer recluse soldier"


def tried(town, name, claim=True):
    """Nominated, claims to be the Goblin while the vote is on, and gets the votes."""
    town.open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat(name)))
    if claim:
        town.table.answer(town.seat(name), ("am", "goblin"), "claim")
    while town.town.ballot is not None or "proceed" not in {each.kind for each in town.table.open.values()}:
        decision = next(iter(town.table.open.values()))
        town.table.answer(decision.seat, True)
    return town.close()


@pytest.mark.ruling("goblin.claim-and-die")
def test_who_says_so_and_is_executed_wins():
    town = tried(scenario(CAST).night(), "goblin")
    assert town.outcome == "evil"


@pytest.mark.ruling("goblin.claim-other-day")
def test_yesterdays_words_do_not_count():
    town = scenario(CAST).night().nominate("chef", "goblin", "")
    town.standing("goblin", "claim", ("am", "goblin")).close().dusk().night(monk="chef", imp="soldier")
    assert tried(town, "goblin", claim=False).outcome is None
    assert tried(scenario(CAST).night(), "goblin").outcome == "evil"


@pytest.mark.ruling("goblin.false-claim")
def test_anothers_claim_is_nothing():
    assert tried(scenario(CAST).night(), "recluse").outcome is None
    assert tried(scenario(CAST).night(), "goblin").outcome == "evil"


@pytest.mark.ruling("goblin.later-vote-changes")
def test_the_claim_holds_through_the_nominations_that_follow():
    town = scenario(CAST).night().nominate("monk", "slayer", "monk imp recluse soldier")
    assert town.condemned == "slayer"
    town.table.answer(town.seat("chef"), ("nominate", town.seat("goblin")))
    town.table.answer(town.seat("goblin"), ("am", "goblin"), "claim")
    town.until("proceed", vote=True)
    town.nominate("slayer", "recluse", "monk chef slayer")
    assert town.condemned == "goblin" and town.close().outcome == "evil"


def test_a_dead_goblin_wins_nothing():
    assert tried(scenario(CAST).night().word("slay", "goblin"), "goblin").outcome is None


def test_one_whom_a_vigormortis_killed_still_does():
    town = scenario("goblin vigormortis chef monk slayer recluse soldier").night().day()
    town.night(monk="chef", vigormortis="goblin", rot="chef")
    assert tried(town, "goblin").outcome == "evil"


def test_a_claim_comes_too_late_when_hands_have_counted():
    town = scenario(CAST).night().open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat("goblin")))
    first = next(iter(town.table.open.values()))
    town.table.answer(first.seat, True)
    town.table.answer(town.seat("goblin"), ("am", "goblin"), "claim")
    town.until("proceed", vote=True)
    assert town.condemned == "goblin" and town.close().outcome is None
