"""The Organ Grinder: votes with closed eyes."""

import pytest

from nightbell.games.clocktower.events import Condemned, HandCounted, VoteCounted, VoteTaken
from tests.clocktower.scenario import scenario

CAST = "organgrinder imp chef monk slayer soldier sage"


def test_nobody_sees_hands_tallies_or_who_is_to_die():
    town = scenario(CAST).night(organ_grinder=False).nominate("chef", "sage", "imp chef monk slayer")
    assert town.condemned == "sage" and town.town.nominations[-1].tally == 4
    for name in ("monk", "organgrinder"):
        view = town.view(name)
        assert view.condemned is None and view.highest == 0 and view.nominations[0].tally is None
    assert town.announced(VoteTaken) == [(town.seat("sage"),)]
    assert town.said(HandCounted) == town.said(VoteCounted) == town.said(Condemned) == []
    own = [event for event in town.heard("monk") if isinstance(event, HandCounted)]
    assert [event.seat for event in own] == [town.seat("monk")]
    town.close()
    assert not town.alive("sage")


def test_views_do_not_depend_on_anothers_hand():
    views = set()
    for votes in ("imp chef", "chef monk slayer soldier", ""):
        town = scenario(CAST).night(organ_grinder=False).nominate("chef", "sage", votes)
        views.add(repr(town.view("sage")))
    assert len(views) == 1


def test_there_is_no_hand_to_raise_beforehand():
    town = scenario(CAST).night(organ_grinder=False).open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat("sage")))
    assert "hand" not in {each.kind for each in town.table.rules.standing(town.town, town.seat("chef"))}


@pytest.mark.ruling("organgrinder.chosen-drunk", "organgrinder.alive-or-dead-unsaid")
def test_on_a_drunk_day_votes_are_open():
    town = scenario(CAST).night(organ_grinder=True).nominate("chef", "sage", "imp chef")
    assert town.drunk("organgrinder") and len(town.said(HandCounted)) == 7 and town.said(VoteTaken) == []


@pytest.mark.ruling("organgrinder.dead-organgrinder")
def test_a_dead_one_closes_no_eyes():
    town = (
        scenario(CAST)
        .night(organ_grinder=False)
        .word("slay", "organgrinder")
        .nominate("chef", "sage", "imp chef")
    )
    assert len(town.said(HandCounted)) == 7


@pytest.mark.ruling("organgrinder.dead-votes")
def test_a_dead_players_token_counts_once_and_goes_at_dusk():
    town = scenario(CAST).night(organ_grinder=False).word("slay", "soldier")
    town.nominate("chef", "sage", "soldier").nominate("monk", "imp", "soldier")
    assert [made.tally for made in town.town.nominations] == [1, 0] and town.votes("soldier") == 1
    town.close().dusk()
    assert town.votes("soldier") == 0


@pytest.mark.ruling("organgrinder.no-probing")
def test_what_a_listener_gets_does_not_depend_on_how_others_vote():
    heard = []
    for votes in ("chef monk slayer soldier", "imp"):
        town = scenario("organgrinder imp chef monk slayer soldier saint").night(organ_grinder=False)
        town.nominate("chef", "slayer", votes)
        heard.append((town.heard("saint"), town.view("saint")))
    assert heard[0] == heard[1]


def test_while_hands_are_counted_everybody_sees_the_own_and_no_tally():
    town = scenario(CAST).night(organ_grinder=False).open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat("sage")))
    raised = {town.seat(name) for name in ("organgrinder", "monk")}
    while town.seat("soldier") not in town.table.open:
        ((seat, _),) = town.table.open.items()
        town.table.answer(seat, seat in raised)
    seen = {name: town.view(name).ballot for name in ("organgrinder", "monk", "chef", "soldier")}
    for name, ballot in seen.items():
        assert ballot is not None and ballot.tally == 0
        assert ballot.voted == ((town.seat(name),) if name in ("organgrinder", "monk") else ())
    assert town.grimoire.ballot is not None and town.grimoire.ballot.tally == 2
