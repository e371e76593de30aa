"""What gives the guilty away: a small model learns from public behaviour alone who they are.

A game that has something to hide has a module in `witnesses`: `watch(table, luck)` gives one `Scene` of a
finished game, that is what everybody could see of each suspect up to some moment, and who was guilty. What
was claimed is not looked at. The model names one suspect in every game that it has not learned from; how
often it is right stands beside naming anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp, log, sqrt
from random import Random
from typing import TypeAlias, cast

import msgspec

from nightbell import bots, games
from nightbell.engine import Refusal, Table, play_out
from nightbell.research.chronicles import AnyTable
from nightbell.research.crews import ALONE, Crew, spread
from nightbell.research.simulation import Plan
from nightbell.research.statistics import SURE, Share

ROUNDS = 8
HOLD_BACK = 3.0
"""How strongly weights are pulled towards zero: as much as so many suspects would."""
FEWEST = 20
"""Games, below which there is nothing to learn from."""


class Scene(msgspec.Struct, frozen=True, array_like=True):
    """The suspects of one game at one moment."""

    seen: tuple[Mapping[str, float], ...]
    """What each has done, by name."""
    guilty: tuple[bool, ...]


class Tell(msgspec.Struct, frozen=True):
    """One kind of behaviour: how much it speaks for guilt, in its usual spread, and how sure that is."""

    name: str
    weight: float
    doubt: float
    """The standard error of the weight."""

    @property
    def sure(self) -> bool:
        return abs(self.weight) > SURE * self.doubt


class Tells(msgspec.Struct, frozen=True):
    game: str
    scenes: int
    right: Share
    """How often the suspect that the model names first is guilty, in games it has not seen."""
    guess: float
    """How often anybody is."""
    tells: tuple[Tell, ...]
    """The most telling first."""

    @property
    def ratio(self) -> float:
        return self.right.value / self.guess if self.guess else 1.0


Witness: TypeAlias = Callable[[AnyTable, Random], Scene | None]


@cache
def witness(game: str) -> Witness | None:
    name = f"{__package__}.witnesses.{game}"
    return cast(Witness, import_module(name).watch) if find_spec(name) else None


def variants(game: str) -> tuple[Mapping[str, object], ...]:
    """The options with which the games are played, in turn."""
    name = f"{__package__}.witnesses.{game}"
    return cast(tuple[Mapping[str, object], ...], import_module(name).VARIANTS)


def look_for(plan: Plan, crew: Crew = ALONE) -> Iterator[Scene | Tells]:
    """The scenes as their games end, then what was learned from every other one and tried on the rest."""
    game, count = plan.game, plan.games
    if witness(game) is None:
        raise Refusal("nothing-to-hide", game=game)
    if count < FEWEST:
        raise Refusal("too-few-games", fewest=FEWEST)
    each = variants(game)
    plans = [
        Plan(game, 1, plan.seed + n, {**each[n % len(each)], **plan.options}, plan.players)
        for n in range(count)
    ]
    for one in plans[: len(each)]:
        bots.players(Table(games.load(game), one.options, one.seed), one.players, one.seed)
    scenes = []
    for scene in spread(_watched, plans, count, crew, {game}):
        scenes.append(scene)
        yield scene
    yield learn(game, [scene for scene in scenes if scene.seen])


def _watched(plan: Plan) -> Scene:
    table = Table(games.load(plan.game), plan.options, plan.seed)
    play_out(table, bots.players(table, plan.players, plan.seed), Random(f"{plan.seed}/order"))
    watch = witness(plan.game)
    assert watch is not None
    return watch(table, Random(f"{plan.seed}/tells")) or Scene((), ())


# ---- the model

Row: TypeAlias = list[float]


def learn(game: str, scenes: Sequence[Scene]) -> Tells:
    """Fit on every other scene, judge on the rest."""
    names = sorted({name for scene in scenes for one in scene.seen for name in one})
    spreads = _spreads(names, scenes)
    names = [name for name in names if spreads[name] > 0]
    learned, unseen = scenes[::2], scenes[1::2]
    rows = [row for scene in learned for row in _contrast(scene, names, spreads)]
    marks = [guilty for scene in learned for guilty in scene.guilty]
    weights, doubts = _fit(rows, marks, sum(marks) / max(1, len(marks)))
    hits = round(sum(_named(scene, names, spreads, weights) for scene in unseen))
    guess = sum(sum(scene.guilty) / len(scene.guilty) for scene in unseen) / max(1, len(unseen))
    told = [Tell(name, weights[n], doubts[n]) for n, name in enumerate(names)]
    told.sort(key=lambda tell: -abs(tell.weight) / (tell.doubt or 1.0))
    return Tells(game, len(scenes), Share.counted(hits, len(unseen)), guess, tuple(told))


def _spreads(names: Sequence[str], scenes: Sequence[Scene]) -> dict[str, float]:
    """How far each behaviour usually is from the mean of its table."""
    squares, count = dict.fromkeys(names, 0.0), 0
    for scene in scenes:
        count += len(scene.seen)
        for name in names:
            amounts = [one.get(name, 0.0) for one in scene.seen]
            mean = sum(amounts) / len(amounts)
            squares[name] += sum((amount - mean) ** 2 for amount in amounts)
    return {name: sqrt(square / max(1, count)) for name, square in squares.items()}


def _contrast(scene: Scene, names: Sequence[str], spreads: Mapping[str, float]) -> list[Row]:
    """Each suspect beside the others at the same table."""
    means = {name: sum(one.get(name, 0.0) for one in scene.seen) / len(scene.seen) for name in names}
    return [[(one.get(name, 0.0) - means[name]) / spreads[name] for name in names] for one in scene.seen]


def _named(scene: Scene, names: Sequence[str], spreads: Mapping[str, float], weights: Row) -> float:
    """Whether the likeliest suspect is guilty; of several that look alike, the share of the guilty."""
    scores = [
        sum(w * x for w, x in zip(weights, row, strict=True)) for row in _contrast(scene, names, spreads)
    ]
    best = max(scores)
    first = [guilty for score, guilty in zip(scores, scene.guilty, strict=True) if best - score < 1e-9]
    return sum(first) / len(first)


def _fit(rows: Sequence[Row], marks: Sequence[bool], base: float) -> tuple[Row, Row]:
    """Logistic weights by Newton's method, with their standard errors; `base` is the share of the guilty."""
    size = len(rows[0]) if rows else 0
    weights = [0.0] * size
    start = -_log_odds(base)
    inverse: list[Row] = []
    for _ in range(ROUNDS):
        slope = [-HOLD_BACK * weight for weight in weights]
        bend = [[HOLD_BACK if a == b else 0.0 for b in range(size)] for a in range(size)]
        for row, mark in zip(rows, marks, strict=True):
            said = 1 / (1 + exp(start - sum(w * x for w, x in zip(weights, row, strict=True))))
            miss, curve = mark - said, said * (1 - said)
            for a, x in enumerate(row):
                if x:
                    slope[a] += miss * x
                    steep, line = curve * x, bend[a]
                    for b in range(a + 1):
                        line[b] += steep * row[b]
        for a in range(size):
            for b in range(a):
                bend[b][a] = bend[a][b]
        inverse = _inverse(bend)
        for a in range(size):
            weights[a] += sum(x * y for x, y in zip(inverse[a], slope, strict=True))
    return weights, [sqrt(max(inverse[a][a], 0.0)) for a in range(size)]


def _log_odds(share: float) -> float:
    share = min(max(share, 1e-3), 1 - 1e-3)
    return log(share / (1 - share))


def _inverse(matrix: Sequence[Row]) -> list[Row]:
    """By Gauss and Jordan; ours are positive definite, so no rows need to change places.

    >>> _inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    work = [[*row, *(float(n == m) for m in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        head = work[n][n]
        work[n] = [x / head for x in work[n]]
        for m in range(size):
            if m != n and work[m][n]:
                times = work[m][n]
                work[m] = [x - times * y for x, y in zip(work[m], work[n], strict=True)]
    return [row[size:] for row in work]
