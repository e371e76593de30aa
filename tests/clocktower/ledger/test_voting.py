"""Nominations and votes: who may, in which order hands count, who is condemned."""

from __future__ import annotations

import pytest

from nightbell.games.clocktower.events import Condemned, HandCounted, NominationMade, TieAtTheTop, VoteCounted
from nightbell.games.clocktower.suffrage import vote_order
from tests.clocktower.ledger.evening import evening

SEVEN = "imp poisoner monk empath mayor slayer saint"
TEN = "imp poisoner monk empath mayor slayer saint chef soldier recluse"


def at_day(roles=SEVEN, dead="", **options):
    """The first day, with some players already dead."""
    town = evening(roles, **options)
    town.night()
    if dead:
        town.nightfall()
        for who in dead.split():
            town.word("slay", who)
        town.night(imp=dead.split()[0])
    town.open_nominations()
    return town


def counted(town):
    return [event.seat for event in town.announced(HandCounted)]


@pytest.mark.rule("C-228", "C-236", "C-678")
def test_a_nomination_is_repeated_to_all_and_a_vote_follows():
    town = at_day()
    town.nominate("monk", "slayer")
    for seat in range(7):
        assert town.heard(seat, NominationMade) == [NominationMade(*town.seats("monk slayer"))]
    assert town.square.ballot.nominee == town.seat("slayer")
    assert town.question().kind == "vote"
    assert dict(town.question().about)["seat"] == town.seat("slayer")
    town.vote(2)
    assert len(counted(town)) == 7


@pytest.mark.rule("C-229", "C-233")
def test_one_nomination_a_day_for_each():
    town = at_day()
    town.nominate("monk", "slayer", votes=0)
    again = town.refused("monk", ("nominate", town.seat("saint")))
    assert again.message == "nominated-already"
    assert again.rule == "C-233"
    assert town.square.ballot is None
    town.night(imp="slayer")
    town.nominate("monk", "saint")
    assert town.square.ballot is not None


@pytest.mark.rule("C-234")
def test_nobody_is_nominated_twice_a_day():
    town = at_day()
    town.nominate("monk", "slayer", votes=0)
    assert town.refused("empath", ("nominate", town.seat("slayer"))).rule == "C-234"
    town.night(imp="saint")
    town.nominate("empath", "slayer")
    assert town.square.ballot is not None


@pytest.mark.rule("C-230")
def test_one_at_a_time():
    town = at_day()
    town.nominate("monk", "slayer")
    for seat in range(7):
        assert town.refused(seat, ("nominate", town.seat("saint")))
    town.vote(0)
    town.nominate("empath", "saint")
    assert town.square.ballot.nominee == town.seat("saint")


@pytest.mark.rule("C-231", "C-263")
def test_the_dead_do_not_nominate():
    town = at_day(dead="slayer chef", roles=TEN + " beggar:good")
    dead = town.seat("slayer")
    assert not any(option[0] == "nominate" for option in town.options(dead))
    assert town.refused(dead, ("nominate", town.seat("imp"))).rule == "C-231"
    town.night(imp="chef")
    town.open_nominations()
    assert town.refused(dead, ("nominate", town.seat("imp"))).rule == "C-231"


@pytest.mark.rule("C-232")
def test_the_dead_can_be_nominated():
    town = at_day(dead="slayer")
    town.nominate("monk", "slayer")
    assert town.square.ballot.nominee == town.seat("slayer")


@pytest.mark.rule("C-679")
def test_the_days_nominations_keep_the_rules():
    town = at_day(dead="slayer")
    for who, whom in (("monk", "slayer"), ("empath", "imp"), ("imp", "monk"), ("mayor", "mayor")):
        assert town.square.square[town.seat(who)].alive
        town.nominate(who, whom, votes=0)
    made = town.square.nominations
    assert len({each.nominator for each in made}) == len({each.nominee for each in made}) == 4
    for who in ("monk", "empath", "imp", "mayor"):
        assert town.refused(who, ("nominate", town.seat("saint"))).rule == "C-233"
    assert town.refused("saint", ("nominate", town.seat("imp"))).rule == "C-234"


@pytest.mark.rule("C-284")
def test_nominating_oneself():
    town = at_day()
    town.nominate("monk", "monk")
    assert town.announced(NominationMade) == [NominationMade(*town.seats("monk monk"))]


# ---- the count


@pytest.mark.rule("C-237", "C-238", "C-285", "C-618")
@pytest.mark.parametrize("nominee", [2, 0, 6])
def test_clockwise_and_back_to_the_nominee(nominee):
    town = at_day()
    town.nominate(4, nominee, votes=[nominee, 3])
    order = [(nominee + step) % 7 for step in range(1, 8)]
    assert counted(town) == order
    tallies = [event.tally for event in town.announced(HandCounted)]
    assert tallies == sorted(tallies)
    assert tallies[-1] == 2
    last = town.announced(HandCounted)[-1]
    assert (last.seat, last.raised) == (nominee, True)


@pytest.mark.rule("C-239", "C-616")
def test_the_hand_counts_as_it_is_when_its_turn_comes():
    town = at_day()
    town.nominate("monk", "slayer")
    first, then = vote_order(town.town, town.seat("slayer"))[1:3]
    town.answer(first, True, "hand")
    town.answer(first, False, "hand")
    town.answer(then, True, "hand")
    assert town.square.hands == (then,)
    while (question := town.question_of("vote")) is not None:
        town.answer(question.seat, question.seat in town.square.hands)
    raised = {event.seat: event.raised for event in town.announced(HandCounted)}
    assert (raised[first], raised[then]) == (False, True)
    assert town.announced(VoteCounted)[-1].tally == 1


@pytest.mark.rule("C-240", "C-617")
def test_the_living_vote_as_often_as_they_like_and_the_dead_once():
    town = at_day(TEN, dead="slayer")
    votes = []
    for who, whom in (("monk", "chef"), ("empath", "imp"), ("mayor", "saint"), ("chef", "soldier")):
        town.nominate(who, whom)
        while (question := town.question_of("vote")) is not None:
            town.answer(question.seat, question.seat in town.seats("recluse slayer"))
        votes.append(town.square.nominations[-1].tally)
    assert votes == [2, 1, 1, 1]
    assert town.square.square[town.seat("slayer")].votes == 0


@pytest.mark.rule("C-241", "C-264", "C-265", "C-630")
def test_a_dead_players_only_vote():
    town = at_day(TEN, dead="slayer")
    dead = town.seat("slayer")
    town.nominate("monk", "chef")
    while (question := town.question()).seat != dead:
        town.answer(question.seat, False)
    assert town.square.square[dead].votes == 1
    town.answer(dead, True)
    assert town.square.square[dead].votes == 0
    town.vote(0)
    assert town.square.nominations[-1].tally == 1
    town.nominate("empath", "saint")
    assert "hand" not in town.standing(dead)
    since = town.now
    town.vote(0)
    assert dead not in {event.seat for event in town.announced(HandCounted, since)}
    town.night(imp="slayer")
    town.nominate("empath", "saint")
    assert town.refused(dead, True)
    assert town.refused(dead, True, "hand")


@pytest.mark.rule("C-289")
def test_what_the_dead_may_do():
    town = at_day(TEN, dead="slayer")
    town.claim("slayer", "am", "slayer")
    assert town.refused("slayer", ("nominate", 0))
    town.nominate("monk", "chef", votes="slayer")
    assert town.square.nominations[-1].tally == 1
    town.nominate("empath", "imp")
    assert town.refused("slayer", True)


# ---- who is condemned


@pytest.mark.rule("C-242")
def test_at_least_half_of_the_living_and_more_than_anybody():
    town = at_day()
    town.nominate("monk", "slayer", votes=3)
    assert town.square.condemned is None
    town.nominate("empath", "saint", votes=4)
    assert town.square.condemned == town.seat("saint")
    town.nominate("mayor", "imp", votes=4)
    assert town.square.condemned != town.seat("imp")


@pytest.mark.rule("C-243", "C-246")
def test_more_votes_than_any_other():
    town = at_day()
    town.nominate("monk", "slayer", votes=4)
    assert town.announced(Condemned)[-1].seat == town.seat("slayer")
    town.nominate("empath", "saint", votes=5)
    assert town.square.condemned == town.seat("saint")
    assert town.announced(Condemned)[-1].seat == town.seat("saint")


@pytest.mark.rule("C-243", "C-244")
def test_the_town_hears_how_many_votes_it_really_takes():
    town = at_day()
    town.nominate("monk", "slayer", votes=5)
    assert town.announced(VoteCounted)[-1].needed == 4
    town.nominate("empath", "saint", votes=5)
    assert town.announced(VoteCounted)[-1].needed == 6


@pytest.mark.rule("C-244")
@pytest.mark.parametrize(("dead", "needed"), [(5, 3), (4, 3), (3, 4), (2, 4)])
def test_half_of_the_living(dead, needed):
    names = ("chef", "soldier", "recluse", "saint", "slayer")[:dead]
    town = at_day(TEN, dead=" ".join(names))
    assert town.living() == 10 - dead
    town.nominate("monk", "empath", votes=needed - 1)
    assert town.announced(VoteCounted)[-1].needed == needed
    assert town.square.condemned is None
    town.nominate("empath", "mayor", votes=needed)
    assert town.square.condemned == town.seat("mayor")


@pytest.mark.rule("C-245")
@pytest.mark.parametrize(("hands", "condemned"), [("monk chef soldier", True), ("chef soldier", False)])
def test_votes_of_the_dead_count_alike(hands, condemned):
    town = at_day(TEN, dead="chef soldier recluse slayer")
    assert town.living() == 6
    town.nominate("monk", "saint", votes=hands)
    assert (town.square.condemned == town.seat("saint")) == condemned


@pytest.mark.rule("C-247", "C-248")
def test_after_a_vote_the_nominations_go_on():
    town = at_day()
    town.nominate("monk", "slayer", votes=4)
    assert town.town.stage == "nominations"
    assert town.square.condemned == town.seat("slayer")
    town.nominate("slayer", "imp")
    assert town.square.ballot.nominator == town.seat("slayer")


@pytest.mark.rule("C-249")
def test_a_vote_that_fails():
    town = at_day()
    town.nominate("monk", "slayer", votes=4)
    town.nominate("empath", "saint", votes=2)
    assert town.square.condemned == town.seat("slayer")
    assert town.town.stage == "nominations"
    town.nominate("mayor", "imp", votes=0)
    assert len(town.square.nominations) == 3


@pytest.mark.rule("C-250")
def test_a_tie_frees_both():
    town = at_day()
    town.nominate("monk", "slayer", votes=4)
    town.nominate("empath", "saint", votes=4)
    assert town.square.condemned is None
    assert town.announced(TieAtTheTop)
    town.close()
    assert all(town.alive(seat) for seat in range(7))


@pytest.mark.rule("C-251")
@pytest.mark.parametrize(("votes", "condemned"), [(4, False), (5, True)])
def test_after_a_tie_more_votes_are_needed(votes, condemned):
    town = at_day()
    town.nominate("monk", "slayer", votes=4)
    town.nominate("empath", "saint", votes=4)
    town.nominate("mayor", "imp", votes=votes)
    assert (town.square.condemned == town.seat("imp")) == condemned


@pytest.mark.rule("C-660")
@pytest.mark.parametrize(("third", "executed"), [(5, None), (6, "empath")])
def test_five_four_and_then(third, executed):
    town = at_day(TEN, dead="recluse")
    assert town.living() == 9
    town.nominate("monk", "slayer", votes=5)
    town.nominate("mayor", "saint", votes=4)
    town.nominate("chef", "empath", votes=third)
    town.close()
    assert town.square.executed == (town.seat(executed) if executed else None)


@pytest.mark.rule("C-704")
@pytest.mark.parametrize(("other", "condemned"), [(3, True), (4, False)])
def test_who_is_condemned(other, condemned):
    town = at_day()
    town.nominate("monk", "slayer", votes=4)
    town.nominate("empath", "saint", votes=other)
    assert town.square.condemned == (town.seat("slayer") if condemned else None)
