"""Levels against each other: who wins how often from either side, and what that is in Elo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import log10

import msgspec

from nightbell import bots
from nightbell.engine import Refusal
from nightbell.research.crews import ALONE, Crew
from nightbell.research.matrix import Cell
from nightbell.research.simulation import Plan, Played, run_all
from nightbell.research.statistics import Share


class Match(msgspec.Struct, frozen=True):
    """One level in one camp against another in the other, over the same games as everybody else."""

    camp: str
    level: str
    against: str
    won: Share
    usual: Share
    """What the weaker of the two wins there against its own kind."""

    @property
    def name(self) -> str:
        return f"{self.camp}/{self.level}/{self.against}"


class Rating(msgspec.Struct, frozen=True):
    """How much stronger a level is than another, over both camps."""

    level: str
    against: str
    score: Share
    elo: float
    low: float
    high: float


class Arena(msgspec.Struct, frozen=True):
    game: str
    games: int
    matches: tuple[Match, ...]
    ratings: tuple[Rating, ...]
    errors: int


def elo(score: float) -> float:
    """The difference in Elo that a score stands for; a clean sweep counts as far, not as endless.

    >>> round(elo(0.5)), round(elo(0.75)), elo(1.0) == elo(0.999)
    (0, 191, True)
    """
    score = min(max(score, 0.001), 0.999)
    return -400 * log10(1 / score - 1)


def variants(game: str, games: int) -> list[Mapping[str, object]]:
    """The games that are played: every killer, every haunt, one after the other."""
    school = bots.school(game)
    return [school.options(number) if school is not None else {} for number in range(games)]


def play_arena(
    game: str, levels: Sequence[str], games: int, seed: int, crew: Crew = ALONE
) -> Iterator[Played | Arena]:
    """Every level against the one before it, from both sides: the games as they end, then the whole."""
    camps = bots.camps(game)
    if len(camps) != 2:
        raise Refusal("no-arena", game=game)
    for name in levels:
        if name not in bots.makers(game):
            raise Refusal("unknown-bot", bot=name, known=", ".join(bots.makers(game)))
    if len(levels) < 2:
        raise Refusal("arena-alone")
    pairs = list(zip(levels[1:], levels[:-1], strict=True))
    seatings = list(
        dict.fromkeys(
            seating for strong, weak in pairs for seating in ((strong, weak), (weak, strong), (weak, weak))
        )
    )
    chosen = variants(game, games)
    plans = [
        Plan(game, 1, seed + number, options, {camps[0]: one, camps[1]: other, "": "sensible"})
        for one, other in seatings
        for number, options in enumerate(chosen)
    ]
    wins = {(seating, camp): 0 for seating in seatings for camp in camps}
    errors = 0
    for number, each in enumerate(run_all(plans, crew)):
        seating = seatings[number // games]
        errors += bool(each.fault)
        for camp in camps:
            wins[seating, camp] += each.outcome.startswith(camp)
        yield each
    matches, ratings = [], []
    for strong, weak in pairs:
        first, second = wins[(strong, weak), camps[0]], wins[(weak, strong), camps[1]]
        for camp, won in ((camps[0], first), (camps[1], second)):
            usual = Share.counted(wins[(weak, weak), camp], games)
            matches.append(Match(camp, strong, weak, Share.counted(won, games), usual))
        score = Share.counted(first + second, 2 * games)
        ratings.append(Rating(strong, weak, score, elo(score.value), elo(score.low), elo(score.high)))
    yield Arena(game, games, tuple(matches), tuple(ratings), errors)


def cells(arena: Arena) -> list[Cell]:
    """The matches for a plot: beside each what the weaker level wins in the same chairs."""
    return [
        Cell(match.name, column, share, errors=0, median=0)
        for match in arena.matches
        for column, share in (("stronger", match.won), ("usual", match.usual))
    ]
