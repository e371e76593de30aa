"""What a mark in a world is worth to Clocktower's town: prices learned from games of its own players.

    python -m tools.prices --games 300 --rounds 2

plays games of sensible players over the three base sets, looks at what everybody could know every evening
and at the truth, and fits the prices (conditional logit over the worlds of an evening, a third of the games
held back). They are written to `prices.json` beside the players, who play the next round with them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import log
from pathlib import Path
from random import Random
from typing import TypeAlias, cast

import msgspec
import numpy as np
from rich.progress import track

from nightbell import bots, games
from nightbell.bots import AnyPlayer
from nightbell.bots.clocktower import Sensible, worlds
from nightbell.bots.clocktower.atlas import atlas
from nightbell.bots.clocktower.hands import votes
from nightbell.bots.clocktower.marks import NOTHING_YET, pieces
from nightbell.bots.clocktower.prices import LEARNED, Prices, learned, price
from nightbell.bots.clocktower.record import VORTOX, Book, Facts, Record, places
from nightbell.engine import Answer, Chair, Decision, Table, play_out
from nightbell.games.clocktower.catalogue import DEMON, EVIL, ROLES
from nightbell.games.clocktower.seen import Grimoire, View
from nightbell.games.clocktower.town import NIGHT

WHERE = Path(worlds.__file__).with_name("prices.json")
TABLES = (
    *(("tb", 7), ("tb", 10), ("tb", 13)),
    *(("bmr", 7), ("bmr", 10), ("bmr", 13)),
    *(("snv", 7), ("snv", 10), ("snv", 13)),
)
LARGE = 11
"""From so many players on, whose games take long, half as many are played."""
WORLDS = 200
"""So many worlds of an evening are compared with the true one, drawn by chance where there are more."""
HELD_BACK = 3
"""Each third game is not learned from, but foretold."""
PULL = 2.0
"""How strongly prices are pulled towards nothing: as much as so many evenings would."""
SEEN = 25
"""A mark that fewer evenings show has no price."""
STEPS = 60
MEMORY = 8

Floats: TypeAlias = np.ndarray


class Evening(msgspec.Struct, frozen=True):
    """What all could know at the end of a day, and what was so."""

    seed: int
    facts: Facts
    team: int
    demon: int
    vortox: bool


class Watcher(Sensible):
    """A Storyteller who keeps what the town knows while nominations are open."""

    def __init__(self, seed: str, number: int, evenings: dict[int, Evening]) -> None:
        super().__init__(seed)
        self.number = number
        self.evenings = evenings
        self.seen, self.book = Record(), Book()

    def answer(self, chair: Chair[View], decision: Decision[Answer]) -> Answer:
        view = chair.view
        if decision.kind == "proceed" and isinstance(view, Grimoire) and view.phase != NIGHT:
            self._look(chair, view)
        return super().answer(chair, decision)

    def _look(self, chair: Chair[View], view: Grimoire) -> None:
        for event in chair.events(self.seen.read):
            self.seen.hear(event)
        self.seen.read = chair.moment
        place = places(view)
        tokens = {place[seat]: view.tokens[seat] for seat in place}
        ruling = [n for n, each in tokens.items() if each.alive and ROLES[each.role].type == DEMON]
        team = sum(1 << n for n, each in tokens.items() if each.side == EVIL)
        facts = self.seen.facts(view, self.book.stories(view.claims))
        last = self.evenings.get(view.night)
        if len(ruling) == 1 and (last is None or len(last.facts.falls) == len(facts.falls)):
            vortox = tokens[ruling[0]].role == VORTOX
            self.evenings[view.night] = Evening(self.number, facts, team, ruling[0], vortox)


def evenings(script: str, players: int, seed: int) -> list[Evening]:
    table = Table(games.load("clocktower"), {"script": script, "players": players}, seed)
    seated = bots.players(table, {"": "sensible"}, seed)
    found: dict[int, Evening] = {}
    teller = max(seated)
    seated[teller] = cast(AnyPlayer, Watcher(f"{seed}/{teller}", seed, found))
    play_out(table, seated, Random(f"{seed}/order"))
    return list(found.values())


class Lesson(msgspec.Struct, frozen=True):
    """One evening as worlds with their marks."""

    evening: Evening
    marks: list[tuple[str, ...]]
    offsets: list[float]
    """The logarithm of what is known of each world beside the marks."""
    demons: list[int]
    true: int
    """Which of the worlds was so."""


def lesson(evening: Evening) -> Lesson | None:
    """The worlds that are compared; none if the truth is no world (who changed sides is in none)."""
    facts = evening.facts
    here, luck = atlas(facts.players, facts.minions), Random(evening.seed)
    ruling = worlds.may_rule(facts)
    teams = [team for team in here.teams for _ in range(here.size)]
    fitting = [n for n, demon in enumerate(here.demons) if ruling[demon] > 0]
    true = [n for n in fitting if teams[n] == evening.team and here.demons[n] == evening.demon]
    if not true:
        return None
    others = [n for n in fitting if n != true[0]]
    drawn = luck.sample(others, WORLDS) if len(others) > WORLDS else others
    weight = log(len(others) / len(drawn)) if drawn else 0.0
    hands = (
        votes(facts.players, facts.minions, facts.ballots, LEARNED) if facts.ballots else [1.0] * len(teams)
    )
    ways = [(False, 1 - facts.vortex), *([(True, facts.vortex)] if facts.vortex else [])]
    marks: list[tuple[str, ...]] = []
    offsets: list[float] = []
    demons: list[int] = []
    found = 0
    for upside_down, share in ways:
        seen = list(pieces(facts, upside_down))
        if upside_down == (evening.vortox and facts.vortex > 0):
            found = len(marks)
        for n in (true[0], *drawn):
            demon = here.demons[n]
            marks.append(
                tuple(mark for piece in seen for mark in piece.marks(teams[n], demon, facts.players))
            )
            offsets.append(log(share * hands[n] * ruling[demon]) + (weight if n != true[0] else 0.0))
            demons.append(demon)
    return Lesson(evening, marks, offsets, demons, found)


class Course:
    """Many lessons as long rows of numbers."""

    def __init__(self, lessons: Sequence[Lesson], names: Sequence[str]) -> None:
        number = {name: n for n, name in enumerate(names)}
        rows, columns, first, size = [], [], [], 0
        for each in lessons:
            first.append(size)
            for marks in each.marks:
                known = [number[mark] for mark in marks if mark in number]
                rows += [size] * len(known)
                columns += known
                size += 1
        self.rows, self.columns = np.array(rows, dtype=np.int32), np.array(columns, dtype=np.int32)
        self.first, self.size, self.names = np.array(first), size, len(names)
        self.offsets = np.array([offset for each in lessons for offset in each.offsets])
        self.true = self.first + np.array([each.true for each in lessons])
        right = [demon == each.demons[each.true] for each in lessons for demon in each.demons]
        self.right = np.array(right, dtype=float)
        lengths: Floats = np.diff(np.append(self.first, size))
        self.of: Floats = np.repeat(np.arange(len(lessons)), lengths)

    def chances(self, prices: Floats) -> Floats:
        """How likely each world is within its evening."""
        score = self.offsets + np.bincount(self.rows, weights=prices[self.columns], minlength=self.size)
        score -= np.maximum.reduceat(score, self.first)[self.of]
        chance = np.exp(score)
        shares: Floats = chance / np.add.reduceat(chance, self.first)[self.of]
        return shares

    def loss(self, prices: Floats) -> tuple[float, Floats]:
        """How badly the true world and the true Demon are foretold, half each; and the slope."""
        chance = self.chances(prices)
        seen = np.add.reduceat(chance * self.right, self.first)
        gain = 0.5 * np.log(chance[self.true] + 1e-12).sum() + 0.5 * np.log(seen + 1e-12).sum()
        pull = 0.5 * chance * self.right / (seen + 1e-12)[self.of] - chance
        pull[self.true] += 0.5
        slope = np.bincount(self.columns, weights=pull[self.rows], minlength=self.names)
        return float(PULL * prices @ prices - gain), 2 * PULL * prices - slope


def settle(loss: Callable[[Floats], tuple[float, Floats]], start: Floats) -> Floats:
    """The lowest point, by the method of Broyden, Fletcher, Goldfarb and Shanno with a short memory."""
    here: Floats = start
    value, slope = loss(start)
    past: list[tuple[Floats, Floats]] = []
    for _ in range(STEPS):
        way, notes = slope.copy(), []
        for moved, bent in reversed(past):
            share = (moved @ way) / (moved @ bent)
            notes.append(share)
            way -= share * bent
        if past:
            way *= (past[-1][0] @ past[-1][1]) / (past[-1][1] @ past[-1][1])
        else:
            way /= max(1.0, float(np.abs(way).sum()))
        for (moved, bent), share in zip(past, reversed(notes), strict=True):
            way += (share - (bent @ way) / (moved @ bent)) * moved
        length = 1.0
        while True:
            there: Floats = here - length * way
            reached, steep = loss(there)
            if reached <= value - 1e-4 * length * float(slope @ way) or length < 1e-6:
                break
            length /= 2
        moved, bent = there - here, steep - slope
        if value - reached < 1e-4 * abs(value) / 100:
            return there
        if moved @ bent > 1e-10:
            past = [*past[1 - MEMORY :], (moved, bent)]
        here, value, slope = there, reached, steep
    return here


def learn(found: Iterable[Evening]) -> Prices:
    lessons = [one for evening in found if (one := lesson(evening)) is not None]
    learned = [each for each in lessons if each.evening.seed % HELD_BACK]
    counts: dict[str, int] = {}
    for each in learned:
        for mark in {mark for marks in each.marks for mark in marks}:
            counts[mark] = counts.get(mark, 0) + 1
    names = sorted(name for name, count in counts.items() if count >= SEEN and name != NOTHING_YET)
    prices = settle(Course(learned, names).loss, np.zeros(len(names)))
    kept = {name: round(float(price), 3) for name, price in zip(names, prices, strict=True)}
    recipe = f"{len(learned)} evenings, {len(names)} prices"
    return Prices(recipe, kept)


def report(found: Sequence[Evening]) -> Iterator[str]:
    """How often the likeliest of the living is the Demon, by how many live, on games nobody learned from."""
    right: dict[int, list[float]] = {}
    for each in found:
        if each.seed % HELD_BACK:
            continue
        dead = {place for place, _ in each.facts.falls}
        chances = worlds.read(each.facts).demon()
        living = [place for place in range(each.facts.players) if place not in dead]
        first = max(living, key=lambda place: chances[place])
        right.setdefault(len(living), []).append(float(first == each.demon))
    for alive, hits in sorted(right.items(), reverse=True):
        share = sum(hits) / len(hits)
        yield f"  {alive:2} alive: {share:.3f} (guessing {1 / alive:.3f}), {len(hits)} evenings"


def write(prices: Prices) -> None:
    WHERE.write_bytes(msgspec.json.format(msgspec.json.encode(prices), indent=1) + b"\n")
    learned.cache_clear()
    price.cache_clear()
    for kept in (worlds.read, worlds._ground, worlds._piece, worlds.by_histories):
        kept.cache_clear()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=300)
    words.add_argument("--rounds", type=int, default=2)
    words.add_argument("--seed", type=int, default=5_000_000)
    asked = words.parse_args()
    for number in range(asked.rounds):
        found = []
        for script, players in TABLES:
            start = asked.seed + number * asked.games
            count = asked.games // (2 if players >= LARGE else 1)
            for seed in track(range(start, start + count), f"{script} {players}"):
                found += evenings(script, players, seed)
        write(learn(found))
        print(f"Round {number + 1}", *report(found), sep="\n")


if __name__ == "__main__":
    main()
