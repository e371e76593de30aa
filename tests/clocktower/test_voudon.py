"""The Voudon, a Traveller who lets the dead vote."""

import pytest

from tests.clocktower.scenario import scenario

NAMES = "imp chef virgin slayer soldier saint recluse sage mayor artist baron moonchild"


def with_dead(*dead, cast=f"{NAMES} voudon:good"):
    town = scenario(cast).night()
    for name in dead:
        town.word("slay", name)
    return town


def tally(town):
    return town.town.nominations[-1].tally


@pytest.mark.ruling("voudon.who-votes")
def test_only_the_voudon_and_the_dead_are_asked():
    town = with_dead("chef", "virgin", "slayer").nominate("imp", "saint", " ".join(NAMES.split()))
    asked = [town.name(question.seat) for question in town.questions("vote")]
    assert sorted(asked) == ["chef", "slayer", "virgin", "voudon"]
    assert tally(town) == 3


@pytest.mark.ruling("voudon.no-threshold")
def test_the_most_votes_are_enough():
    town = with_dead("chef", "virgin", "slayer")
    town.nominate("imp", "saint", "voudon").nominate("saint", "moonchild", "chef virgin slayer")
    town.nominate("sage", "artist", "chef voudon").close(last_words=town.naming("moonchild", "imp"))
    assert not town.alive("moonchild")
    town = with_dead("chef").nominate("imp", "sage", "chef").close()
    assert not town.alive("sage")


@pytest.mark.ruling("voudon.tokens-kept")
def test_the_dead_keep_their_tokens():
    town = with_dead("chef").nominate("imp", "saint", "chef").nominate("saint", "imp", "chef")
    assert town.votes("chef") == 1 and tally(town) == 1


@pytest.mark.ruling("voudon.zombuul")
def test_a_zombuul_that_passes_for_dead_may_vote():
    town = scenario("zombuul chef virgin slayer soldier saint recluse voudon:good").night()
    town.nominate("chef", "zombuul", "voudon").close().dusk().night()
    assert not town.alive("zombuul") and town.outcome is None
    assert tally(town.nominate("chef", "saint", "zombuul")) == 1


@pytest.mark.ruling("voudon.exiled")
def test_after_an_exile_later_votes_must_reach_half():
    town = with_dead("chef", "virgin", "slayer").nominate("imp", "saint", "chef virgin")
    town.exile("imp", "voudon", " ".join(NAMES.split()))
    town.nominate("sage", "artist", "imp sage mayor")
    assert tally(town) == 3 and town.condemned == "saint"


def test_impaired_everybody_votes_as_always():
    town = scenario("poisoner imp chef slayer soldier saint voudon:good").night(poisoner="voudon")
    assert tally(town.nominate("chef", "saint", "imp chef slayer soldier")) == 4
