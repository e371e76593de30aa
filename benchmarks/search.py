"""`python -m benchmarks.search`: how much a search tries in a second of one core, and how long it thinks.

Sensible players play; some of their questions, the same on every machine, are thought over with the budget of
a strong player. Beside it: OpenSpiel's ISMCTS makes 220 tries a second on its gin rummy in Python.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import cast

from nightbell import bots, games
from nightbell.bots.betrayal.outlook import HouseGuide
from nightbell.bots.search import Budget, weigh
from nightbell.engine import Chair, Table, Unimaginable

BUDGETS = {
    "whispers": bots.BUDGETS["strong"],
    "betrayal": Budget(tries=64, candidates=6, rounds=1, sure=1.0),
}
"""Betrayal has no level that searches: one round ahead, before the haunt and after it."""
ASKED = 0.06
"""Which share of the questions is thought over,"""
MOST_OF_A_GAME = 6
"""and how many of one game."""


def measured(game: str, decisions: int, seed: int = 700) -> tuple[list[float], int]:
    """The seconds of each decision, and how much was tried in all."""
    own = bots.guide(game)
    guide = own() if own is not None else cast(bots.AnyGuide, HouseGuide())
    school, luck = bots.school(game), Random(5)
    seconds: list[float] = []
    tries = 0
    while len(seconds) < decisions:
        table = Table(games.load(game), school.options(seed) if school else {}, seed, marking=False)
        players = bots.players(table, {"": "sensible"}, seed)
        seed, before = seed + 1, len(seconds)
        while table.open and len(seconds) < min(decisions, before + MOST_OF_A_GAME):
            seat, decision = next(iter(table.open.items()))
            chair = Chair(table, seat)
            usual = players[seat].answer(chair, decision)
            worth = decision.choice.count() > 1 and guide.worth_a_thought(chair.view, decision)
            if worth and luck.random() < ASKED:
                start = process_time()
                try:
                    worlds, known = chair.imagination(), str(len(seconds))
                    thought = weigh(worlds, decision, usual, guide, BUDGETS[game], known)
                except Unimaginable:
                    continue
                finally:
                    table.answer(seat, usual)
                if thought.tries:
                    seconds.append(process_time() - start)
                    tries += thought.tries
            else:
                table.answer(seat, usual)
    return seconds, tries


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100)
    decisions = max(1, parser.parse_args().decisions)
    for game in BUDGETS:
        seconds, tries = measured(game, decisions)
        whole, slowest = sum(seconds), sorted(seconds)[int(0.99 * len(seconds))]
        print(f"{game}: {tries / whole:,.0f} tries a second ({len(seconds)} decisions, {tries:,} tries)")
        print(f"  {1000 * whole / len(seconds):.0f} ms a decision, {1000 * slowest:.0f} the slowest in 100")


if __name__ == "__main__":
    main()
