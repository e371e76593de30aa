"""Players that search: they find what pays, depart from the sensible only for a gain, and can be replayed."""

from __future__ import annotations

from random import Random
from typing import cast

import msgspec
import pytest

from nightbell import bots, games
from nightbell.bots.careless import Careless, CarelessTalker
from nightbell.bots.search import AS_USUAL, Budget, Searcher, Thought, some_answers
from nightbell.bots.whispers import guide
from nightbell.engine import Chair, Chance, Imagination, Seat, Table, Talker, Unimaginable
from tests.engine.lantern import LANTERN


class Timid:
    """Always burns no candle, always declines, and shares a wound out in the first way there is."""

    def answer(self, chair, decision):
        return next(decision.choice.listed())

    def reply(self, state, decision):
        return next(decision.choice.listed())


class Lanterns:
    """Whoever has more wax and wick than the others stands better. Timid players go on."""

    def usual(self, seat, seed):
        return Timid()

    def ideas(self, view, decision, usual, most, rng):
        return some_answers(decision, usual, most, rng)

    def goes_on(self, seat, seed, manner):
        return Timid()

    def worth_a_thought(self, view, decision):
        return True

    def round(self, state):
        return state.round

    def value(self, state, seat):
        left = [wax + wick for wax, wick in zip(state.wax, state.wick, strict=True)]
        return left[seat] / max(1, sum(left))


class Burner(Lanterns):
    """Values nothing but the number of candles that this seat has burnt."""

    def value(self, state, seat):
        return 1 - state.candles[seat] / 9


def first_question():
    table = Table(LANTERN, {}, seed=1)
    return table, Chair(table, Seat(0))


def test_it_finds_what_its_value_asks_for():
    table, chair = first_question()
    searcher = Searcher(Seat(0), "a", Burner(), Budget(tries=60, horizon=3))
    assert Timid().answer(chair, table.open[Seat(0)]) == 0
    answer = searcher.answer(chair, table.open[Seat(0)])
    assert answer == max(table.open[Seat(0)].choice.listed())
    assert searcher.thought.weighed[0].answer == answer
    assert searcher.thought.tries >= 50


def test_without_a_gain_it_does_what_the_sensible_player_does():
    class Indifferent(Lanterns):
        def value(self, state, seat):
            return 0.5

    table, chair = first_question()
    searcher = Searcher(Seat(0), "a", Indifferent(), Budget(tries=60))
    assert searcher.answer(chair, table.open[Seat(0)]) == 0


def test_the_same_seed_gives_the_same_thought():
    def thought(seed: str) -> Thought:
        table, chair = first_question()
        searcher = Searcher(Seat(0), seed, Lanterns(), Budget(tries=30))
        searcher.answer(chair, table.open[Seat(0)])
        return searcher.thought

    assert thought("a") == thought("a")


def test_every_candidate_is_valued_when_the_same_round_begins():
    seen = []

    class Watchful(Lanterns):
        def value(self, state, seat):
            seen.append(state.round)
            return 0.5

    table, chair = first_question()
    Searcher(Seat(0), "a", Watchful(), Budget(tries=20, rounds=2)).answer(chair, table.open[Seat(0)])
    assert set(seen) == {table.state.round + 2}


def test_whoever_tries_an_idea_goes_on_in_its_manner_and_the_others_as_ever():
    gone_on = set()

    class Moody(Lanterns):
        def ideas(self, view, decision, usual, most, rng):
            return {usual: AS_USUAL, max(decision.choice.listed()): "reckless"}

        def goes_on(self, seat, seed, manner):
            gone_on.add((seat, manner))
            return Timid()

    table, chair = first_question()
    searcher = Searcher(Seat(0), "a", Moody(), Budget(tries=20, rounds=2))
    searcher.answer(chair, table.open[Seat(0)])
    assert {manner for seat, manner in gone_on if seat == 0} == {AS_USUAL, "reckless"}
    assert {manner for seat, manner in gone_on if seat != 0} == {AS_USUAL}
    assert {each.answer for each in searcher.thought.weighed} == {0, max(table.open[Seat(0)].choice.listed())}


def test_where_there_is_but_one_idea_nothing_is_tried():
    class Single(Burner):
        def ideas(self, view, decision, usual, most, rng):
            return {usual: AS_USUAL}

    table, chair = first_question()
    searcher = Searcher(Seat(0), "a", Single(), Budget(tries=60))
    assert searcher.answer(chair, table.open[Seat(0)]) == 0
    assert searcher.thought.tries == 0


def test_what_cannot_be_imagined_is_answered_as_ever(monkeypatch):
    def nothing(self, chance):
        raise Unimaginable("no world")

    monkeypatch.setattr(Imagination, "world", nothing)
    table, chair = first_question()
    assert Searcher(Seat(0), "a", Burner(), Budget(tries=60)).answer(chair, table.open[Seat(0)]) == 0


def test_what_is_not_worth_a_thought_gets_none():
    class Sleepy(Burner):
        def worth_a_thought(self, view, decision):
            return False

    table, chair = first_question()
    searcher = Searcher(Seat(0), "a", Sleepy(), Budget(tries=60))
    assert searcher.answer(chair, table.open[Seat(0)]) == 0
    assert searcher.thought.tries == 0


@pytest.mark.parametrize("killer", ["butcher", "huntress", "statues"])
@pytest.mark.parametrize("level", bots.BUDGETS)
def test_players_that_search_answer_legally_and_know_only_their_view(killer, level):
    """Some answers of either side, each given again from an imagined world: it is the same thought."""
    table = Table(games.load("whispers"), {"killer": killer}, seed=4)
    luck = Random(4)
    sensible = bots.players(table, {"": "sensible"}, 4)
    budget = msgspec.structs.replace(bots.BUDGETS[level], tries=6, rounds=1, candidates=3)
    hunts = cast(bots.AnyGuide, guide())
    thoughts = {True: 0, False: 0}
    while table.open and min(thoughts.values()) < 2:
        seat, decision = next(iter(table.open.items()))
        side = "killer" in table.rules.seats(table.state)[seat]
        if luck.random() < 0.1 and decision.choice.count() > 1 and thoughts[side] < 2:
            here, there = (Searcher(seat, "x", hunts, budget) for _ in range(2))
            world = Chair(table, seat).imagination().world(Chance(luck.getrandbits(40)))
            answer = here.answer(Chair(table, seat), decision)
            decision.choice.take(answer)
            assert there.answer(Chair(world, seat), world.open[seat]) == answer
            assert here.thought == there.thought
            thoughts[side] += here.thought.tries > 0
        table.answer(seat, sensible[seat].answer(Chair(table, seat), decision))
    assert min(thoughts.values()) == 2


def test_the_levels_stand_from_the_weakest_on():
    assert bots.levels("whispers") == ("random", "easy", "sensible", "strong", "master")
    assert bots.levels("betrayal") == bots.levels("clocktower") == ("random", "easy", "sensible")


def test_an_easy_player_slips_now_and_then_and_talks_as_ever():
    table, chair = first_question()
    decision = table.open[Seat(0)]
    answers = [Careless(Timid(), str(seed)).answer(chair, decision) for seed in range(60)]
    assert answers.count(0) > 30
    assert len(set(answers)) > 1
    assert isinstance(bots.player("clocktower", "easy", Seat(1), "x"), CarelessTalker)
    assert not isinstance(bots.player("whispers", "easy", Seat(1), "x"), Talker)
