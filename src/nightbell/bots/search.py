"""A player that plays on in its head before it answers: one for all games.

It imagines worlds that it could not tell from the true one, tries its candidates in the same worlds with the
same luck, lets sensible players go on for everybody up to a horizon, and values what came of it. It departs
from what the sensible player would do only where the gain stands out of the noise.

A game brings a `Guide`: what is tried, who goes on, and what a position is worth. How much is thought is a
`Budget`, in tries (the same seed gives the same answer), or in milliseconds besides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from itertools import islice
from math import ceil, exp, log2, sqrt
from random import Random
from time import perf_counter
from typing import Final, Generic, Protocol, TypeVar, cast

import msgspec

from nightbell.engine import (
    Answer,
    Chair,
    Chance,
    Decision,
    Imagination,
    Player,
    Seat,
    State,
    Table,
    Unimaginable,
)

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
S_ = TypeVar("S_", bound=State, contravariant=True)
V_ = TypeVar("V_", bound=msgspec.Struct)

MOST_LISTED = 400
"""Of a longer menu only the first so many are looked at."""


class Budget(msgspec.Struct, frozen=True):
    """How much is thought about one answer."""

    tries: int
    milliseconds: int = 0
    """Stops at this, too, if it is given: then the same seed need not give the same answer."""
    candidates: int = 10
    rounds: int = 2
    """When this many further rounds have begun a position is valued: all candidates at the same moment."""
    horizon: int = 80
    """Answers that are played on at most."""
    sure: float = 0.5
    """By how many standard errors an answer must be better than the sensible one to be preferred to it."""


class Goer(Protocol[S_]):
    """Plays on in an imagined world, whose State hides nothing that matters outside of it."""

    def reply(self, state: S_, decision: Decision[Answer]) -> Answer:
        """An answer to a question that has more than one."""


class Guide(Protocol[S_, V_]):
    """What a search needs to know of a game."""

    def usual(self, seat: Seat, seed: str) -> Player[V_]:
        """Who answers without a search."""

    def ideas(
        self, view: V_, decision: Decision[Answer], usual: Answer, most: int, rng: Random
    ) -> Mapping[Answer, str]:
        """The answers that are tried, the usual one first, and in what manner the seat goes on after each."""

    def goes_on(self, seat: Seat, seed: str, manner: str) -> Goer[S_]:
        """Who goes on in the imagined worlds: as the usual player would, or in the manner of an idea."""

    def worth_a_thought(self, view: V_, decision: Decision[Answer]) -> bool: ...

    def round(self, state: S_) -> int:
        """How many rounds of the game have begun."""

    def value(self, state: S_, seat: Seat) -> float:
        """The chance that this seat's side wins from here, or has won."""


def never() -> bool:
    """Nobody has lost interest."""
    return False


class Weighed(msgspec.Struct, frozen=True):
    """One candidate: what it is worth by so many tries."""

    answer: Answer
    value: float
    tries: int


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking: the answer, and everything that was weighed, best first."""

    answer: Answer
    weighed: tuple[Weighed, ...] = ()
    tries: int = 0


class Searcher(Generic[S, V]):
    """Sits in a chair like any player. Its sensible player is asked every time, and so forgets nothing."""

    def __init__(self, seat: Seat, seed: str, guide: Guide[S, V], budget: Budget) -> None:
        self.seat = seat
        self.seed = seed
        self.guide = guide
        self.budget = budget
        self.prior = guide.usual(seat, seed)
        self.asked = 0
        self.thought = Thought(None)
        """The last one, for whoever wants to know why."""

    def answer(self, chair: Chair[V], decision: Decision[Answer]) -> Answer:
        usual, seed = self.first(chair, decision)
        self.thought = Thought(usual)
        if seed:
            with suppress(Unimaginable):
                worlds = cast("Imagination[S, V]", chair.imagination())
                self.thought = weigh(worlds, decision, usual, self.guide, self.budget, seed)
        return self.thought.answer

    def first(self, chair: Chair[V], decision: Decision[Answer]) -> tuple[Answer, str]:
        """What comes to mind at once, and the seed of further thought; none where it is not worth any."""
        usual = self.prior.answer(chair, decision)
        self.asked += 1
        worth = decision.choice.count() > 1 and self.guide.worth_a_thought(chair.view, decision)
        return usual, f"{self.seed}/{self.asked}" if worth else ""


AS_USUAL: Final = ""
"""The manner of those who go on as the usual player would."""


def some_answers(decision: Decision[Answer], usual: Answer, most: int, rng: Random) -> dict[Answer, str]:
    """The usual answer and some of the others; all of them where there are few."""
    others = [each for each in islice(decision.choice.listed(), MOST_LISTED) if each != usual]
    tried = [usual, *(others if len(others) < most else rng.sample(others, most - 1))]
    return dict.fromkeys(tried, AS_USUAL)


def weigh(
    worlds: Imagination[S, V],
    decision: Decision[Answer],
    usual: Answer,
    guide: Guide[S, V],
    budget: Budget,
    seed: str,
    stop: Callable[[], bool] = never,
    look: Callable[[Answer, S], None] | None = None,
) -> Thought:
    """Sequential halving over common worlds: each candidate that is still in is tried in each next world.

    `stop` is asked after each world, and ends the thinking; `look` is shown what came of each try.
    """
    rng = Random(seed)
    ideas = guide.ideas(worlds.view, decision, usual, budget.candidates, rng)
    if len(ideas) < 2:
        return Thought(usual)
    still = list(ideas)
    scores: dict[Answer, list[float]] = {each: [] for each in still}
    until = perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else float("inf")
    heats = max(1, ceil(log2(len(still))))
    world_number = tries = 0
    over = False
    for _ in range(heats):
        for _ in range(max(1, budget.tries // (heats * len(still)))):
            world = worlds.world(Chance(rng.getrandbits(60)))
            luck = f"{seed}/{world_number}"
            world_number += 1
            for answer in still:
                end = played_on(world, decision.seat, answer, ideas[answer], guide, budget, luck)
                scores[answer].append(guide.value(end, decision.seat))
                if look is not None:
                    look(answer, end)
            tries += len(still)
            if over := perf_counter() > until or stop():
                break
        still.sort(key=lambda each: (-mean(scores[each]), each != usual))
        still = still[: max(2, (len(still) + 1) // 2)]
        if usual not in still:
            still[-1] = usual
        if over:
            break
    best = max(still, key=lambda each: (mean(scores[each]), each == usual))
    if best != usual and not stands_out(scores[best], scores[usual], budget):
        best = usual
    ranked = sorted(scores, key=lambda each: (each != best, each not in still, -mean(scores[each])))
    weighed = tuple(Weighed(each, mean(scores[each]), len(scores[each])) for each in ranked)
    return Thought(best, weighed, tries)


def played_on(
    world: Table[S, V],
    seat: Seat,
    answer: Answer,
    manner: str,
    guide: Guide[S, V],
    budget: Budget,
    luck: str,
) -> S:
    """Where an answer leads in one world, after everybody has gone on."""
    table = world.fork()
    until = guide.round(table.state) + budget.rounds
    table.answer(seat, answer)
    goers: dict[Seat, Goer[S]] = {}
    for _ in range(budget.horizon):
        if not table.open or guide.round(table.state) >= until:
            break
        asked, decision = next(iter(table.open.items()))
        if decision.choice.count() == 1:
            table.answer(asked, next(decision.choice.listed()))
            continue
        if asked not in goers:
            goers[asked] = guide.goes_on(asked, f"{luck}/{asked}", manner if asked == seat else AS_USUAL)
        table.answer(asked, goers[asked].reply(table.state, decision))
    return table.state


def mean(scores: Sequence[float]) -> float:
    return sum(scores) / len(scores) if scores else 0.0


def stands_out(ours: Sequence[float], usual: Sequence[float], budget: Budget) -> bool:
    """Whether one answer was better than another in the same worlds, beyond noise.

    >>> stands_out([1, 1, 0, 1], [0, 0, 0, 0], Budget(tries=8))
    True
    >>> stands_out([1, 0, 0, 1], [0, 1, 1, 0], Budget(tries=8))
    False
    """
    gains = [ours - usual for ours, usual in zip(ours, usual, strict=False)]
    gain = mean(gains)
    spread = sum((each - gain) ** 2 for each in gains) / max(1, len(gains) - 1)
    return gain > budget.sure * sqrt(spread / len(gains))


def level(guide: Callable[[], Guide[S, V]], budget: Budget) -> Callable[[Seat, str], Searcher[S, V]]:
    """A maker of players that search with this budget. The guide is looked for when the first one is made."""

    def make(seat: Seat, seed: str) -> Searcher[S, V]:
        return Searcher(seat, seed, guide(), budget)

    return make


class Model(msgspec.Struct, frozen=True):
    """A logistic value of a position: named features, each with a weight. Kept as data, with its recipe."""

    weights: Mapping[str, float]
    recipe: str = ""
    figures: Mapping[str, float] = {}

    def of(self, features: Mapping[str, float]) -> float:
        weights = self.weights
        total = sum(weights.get(name, 0.0) * amount for name, amount in features.items())
        return squash(total)


def squash(total: float) -> float:
    """The logistic curve, safe at both ends."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def read_model(package: str) -> Model:
    """The model that lies beside a game's players."""
    return msgspec.json.decode((files(package) / "value.json").read_bytes(), type=Model)


class School(Protocol[S_]):
    """Which games are played to learn from, and what is noted of them."""

    def options(self, number: int) -> Mapping[str, object]: ...

    def features(self, state: S_) -> Mapping[str, float] | None:
        """What is to be seen of a position; nothing where there is nothing to learn yet."""

    def won(self, state: S_) -> bool:
        """Whether the side whose chance the model tells has won."""
