"""Learning what positions are worth, from games that sensible players play.

`nightbell train GAME --games N` plays, fits a logistic model on the features of the game's `School`, and
writes it as data with its recipe and with how well it foretells games that it has not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log, sqrt
from pathlib import Path
from random import Random

import msgspec

from nightbell import bots, games
from nightbell.bots.search import Model, School, squash
from nightbell.engine import Chair, Refusal, Seat, State, Table

EVERY = 5
"""Each so many answers a position is noted."""
SLIP = 0.08
"""How often somebody plays at random, so that there is something to learn beyond the usual ways."""
EPOCHS = 2
RATE = 0.03
HOLD_BACK = 1e-4
"""Weights are pulled towards zero by this share."""
TESTED = 6
"""One game in so many is kept for the test."""
MOST_ANSWERS = 5_000


class Lesson(msgspec.Struct, frozen=True):
    """One game's positions and its end."""

    noted: tuple[Mapping[str, float], ...]
    won: bool


def lessons(
    game: str, school: School[State], games_wanted: int, seed: int, skip: int = 0
) -> Iterator[Lesson]:
    """The games one after another, the same for the same seed; without the first `skip`."""
    rules = games.load(game)
    for number in range(skip, games_wanted):
        luck = Random(f"{seed}/{number}")
        table = Table(rules, school.options(number), seed + number, marking=False)
        seats = range(len(rules.seats(table.state)))
        players = [bots.player(game, "sensible", Seat(seat), f"{seed + number}/{seat}") for seat in seats]
        noted: list[Mapping[str, float]] = []
        for count in range(MOST_ANSWERS):
            if not table.open:
                break
            if count % EVERY == 0 and (seen := school.features(table.state)) is not None:
                noted.append(seen)
            seat, decision = next(iter(table.open.items()))
            slips = luck.random() < SLIP
            answer = (
                decision.choice.sample(luck) if slips else players[seat].answer(Chair(table, seat), decision)
            )
            table.answer(seat, answer)
        yield Lesson(tuple(noted) if table.outcome else (), school.won(table.state))


class Notes:
    """The lessons so far, on disk, so that a run that was broken off goes on from there."""

    def __init__(self, file: Path, game: str, seed: int) -> None:
        self.file = file
        self.head = f"{game} {games.load(game).version} {seed}\n".encode()

    def read(self) -> list[Lesson]:
        """What an earlier run of the same game, rules and seed left; a torn last line is dropped."""
        if not self.file.is_file():
            return []
        head, *lines = self.file.read_bytes().splitlines(keepends=True) or [b""]
        if head != self.head:
            self.drop()
            return []
        whole = [line for line in lines if line.endswith(b"\n")]
        if len(whole) < len(lines):
            self.file.write_bytes(b"".join((head, *whole)))
        return [msgspec.json.decode(line, type=Lesson) for line in whole]

    def add(self, lesson: Lesson) -> None:
        fresh = not self.file.is_file()
        try:
            with self.file.open("ab") as file:
                file.write((self.head if fresh else b"") + msgspec.json.encode(lesson) + b"\n")
        except OSError:
            raise Refusal("cannot-write", file=str(self.file)) from None

    def drop(self) -> None:
        self.file.unlink(missing_ok=True)


def fit(told: Sequence[Lesson], recipe: str) -> Model:
    """A logistic model by stochastic descent with a rate for each feature."""
    learned = [each for number, each in enumerate(told) if number % TESTED]
    rows = [(seen, each.won) for each in learned for seen in each.noted]
    size = _sizes(seen for seen, _ in rows)
    weights = dict.fromkeys(size, 0.0)
    seen_so_far = dict.fromkeys(size, 1e-6)
    luck = Random(0)
    for _ in range(EPOCHS):
        luck.shuffle(rows)
        for seen, won in rows:
            miss = squash(sum(weights[name] * amount / size[name] for name, amount in seen.items())) - won
            for name, amount in seen.items():
                slope = miss * amount / size[name] + HOLD_BACK * weights[name]
                seen_so_far[name] += slope * slope
                weights[name] -= RATE * slope / sqrt(seen_so_far[name])
    model = Model({name: round(weights[name] / size[name], 5) for name in sorted(weights)}, recipe)
    unseen = [each for number, each in enumerate(told) if number % TESTED == 0]
    return msgspec.structs.replace(model, figures=judged(model, learned, unseen))


def _sizes(rows: Iterable[Mapping[str, float]]) -> dict[str, float]:
    """The usual size of each feature, by which it is divided while learning."""
    total: dict[str, float] = {}
    count = 0
    for seen in rows:
        count += 1
        for name, amount in seen.items():
            total[name] = total.get(name, 0.0) + amount * amount
    return {name: sqrt(squares / count) or 1.0 for name, squares in sorted(total.items())}


def judged(model: Model, learned: Sequence[Lesson], unseen: Sequence[Lesson]) -> dict[str, float]:
    """How well games are foretold that the model has not seen, beside always saying how many were won."""
    share = sum(each.won for each in learned) / max(1, len(learned))
    rows = [(model.of(seen), each.won) for each in unseen for seen in each.noted]
    return {
        "games": float(len(learned) + len(unseen)),
        "surprise": round(sum(surprise(said, won) for said, won in rows) / max(1, len(rows)), 4),
        "surprise without it": round(sum(surprise(share, won) for _, won in rows) / max(1, len(rows)), 4),
        "right": round(sum((said > 0.5) == won for said, won in rows) / max(1, len(rows)), 4),
    }


def surprise(said: float, won: bool) -> float:
    """The logarithmic loss of a forecast.

    >>> surprise(0.9, True) < surprise(0.6, True) < surprise(0.1, True)
    True
    """
    said = min(max(said, 1e-4), 1 - 1e-4)
    return -log(said if won else 1 - said)
