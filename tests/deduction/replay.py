"""A world of a puzzle, played by the game itself: does it come to what was seen and said?

What nobody saw (whom the Poisoner met, who is the red herring, whom the Monk guarded) is tried by chance, one
night after the other, until the morning and everybody's words are those of the puzzle. Boards of Trouble
Brewing, with nominations and shots.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import msgspec

from nightbell.deduction.characters import IS_GOOD
from nightbell.deduction.puzzle import Event, Info, Puzzle
from nightbell.deduction.telling import learned
from nightbell.engine import Answer, Decision, Seat
from nightbell.games.clocktower.suffrage import may_nominate
from nightbell.games.clocktower.town import DAY
from tests.clocktower.scenario import Story

TRIES = 150
"""How often one night is tried."""
GAMES = 6
"""How often the whole is begun anew, where an early choice was a wrong one."""


def plays(puzzle: Puzzle, roles: tuple[str, ...], seed: int) -> bool:
    """Whether the game, begun with this grimoire, can come to this morning."""
    return any(Replay(puzzle, roles, Random(f"{seed} {game}")).comes_about() for game in range(GAMES))


def _spelled(role: str) -> str:
    return role.replace("_", "")


class Unlike(Exception):
    """The game goes another way than the puzzle."""


class Replay(Story):
    def __init__(self, puzzle: Puzzle, roles: tuple[str, ...], dice: Random) -> None:
        cast = [
            f"drunk={_spelled(claim.character)}" if role == "drunk" else _spelled(role)
            for role, claim in zip(roles, puzzle.claims, strict=True)
        ]
        super().__init__(cast, "tb", {})
        self.puzzle = puzzle
        self.dice = dice
        self.honest = [seat for seat, role in enumerate(roles) if IS_GOOD[role] or seat == puzzle.viewer]

    def comes_about(self) -> bool:
        for night in range(1, self.puzzle.nights + 1):
            if not self._tried(partial(self._one_night, night)):
                return False
            if not self._tried(partial(self._one_day, night)):
                return False
        return self.outcome is None

    def _tried(self, act: Callable[[], None]) -> bool:
        """Try until it goes as the puzzle has it."""
        start = self.table
        for _ in range(TRIES):
            self.table = start.copy()
            try:
                act()
            except Unlike:
                continue
            return True
        return False

    # ---- nights

    def _one_night(self, night: int) -> None:
        self.night()
        if self.outcome is not None or self.town.phase != DAY:
            raise Unlike
        dead = sum(1 << self.seat(name) for name in self.deaths) if night > 1 else 0
        if dead != self.puzzle.deaths[night]:
            raise Unlike
        for seat in self.honest:
            known = {_unordered(info) for info in learned(self.town.notes[seat])}
            for info in self.puzzle.claims[seat].info:
                if info.night == night and _unordered(info) not in known:
                    raise Unlike

    def _reported(self, seat: int, role: object) -> Info | None:
        """What somebody honest says of this night, about this ability."""
        for info in self.puzzle.claims[seat].info if seat in self.honest else ():
            if info.night == self.town.night and _spelled(info.kind) == role:
                return info
        return None

    def _answer(self, decision: Decision[Answer]) -> Answer:
        about, options = dict(decision.about), list(decision.choice.listed())
        if decision.kind == "vote":
            return self._hand(decision, self.name(decision.seat))
        teller = about.get("seat", decision.seat) if decision.seat == self.town.storyteller else decision.seat
        told = self._reported(int(str(teller)), about.get("role"))
        if told is None:
            if about.get("role") == "imp":
                doomed = [
                    seat for seat in options if self.puzzle.deaths[self.town.night] >> int(str(seat)) & 1
                ]
                options = doomed or options
            return self.dice.choice(options)
        wanted: list[Answer] = []
        if decision.kind == "choose":
            wanted = [told.players[0]]
        elif decision.kind == "choose-two":
            wanted = [tuple(sorted(told.players))]
        elif decision.kind == "clue":
            role = _spelled(told.characters[0]) if told.characters else ""
            wanted = [("clue", role, seat) for seat in told.players] or [("no-clue",)]
        elif decision.kind == "clue-second":
            wanted = [seat for seat in told.players if seat != about["with_seat"]]
        elif decision.kind == "tell":
            wanted = [_spelled(told.characters[0])] if told.characters else [told.number, told.yes]
        fitting = [each for each in wanted if each in options and type(each) in map(type, options)]
        return self.dice.choice(fitting or options)

    # ---- days

    def _one_day(self, day: int) -> None:
        for event in (event for event in self.puzzle.events if event.day == day):
            if event.kind == "slayer_shot":
                self.open_nominations()
                self.shoot(self.name(Seat(event.by)), self.name(Seat(event.of)))
                self._lives(event.of, not event.yes and self._still(event.of, day))
            elif event.kind == "nomination":
                self.nominate(self.name(Seat(event.by)), self.name(Seat(event.of)))
                if event.yes == self.alive(self.name(Seat(event.by))):
                    raise Unlike
            elif event.kind == "execution":
                self._executed(event)
            if self.outcome is not None:
                raise Unlike
        if day < self.puzzle.nights:
            if self.town.stage != "closing":
                self.close()
            self.dusk()
            if self.outcome is not None:
                raise Unlike

    def _executed(self, event: Event) -> None:
        name = self.name(Seat(event.of))
        able = [seat for seat in self.town.alive() if may_nominate(self.town, seat)]
        self.nominate(self.name(self.dice.choice(able)), name, " ".join(self._majority()))
        if self.outcome is None and self.town.stage != "closing":
            self.close()
        self._lives(event.of, not event.yes)

    def _still(self, seat: int, day: int) -> bool:
        return self.alive(self.name(Seat(seat))) or bool(sum(self.puzzle.deaths[: day + 1]) >> seat & 1)

    def _lives(self, seat: int, alive: bool) -> None:
        if self.alive(self.name(Seat(seat))) != alive:
            raise Unlike


def _unordered(info: Info) -> Info:
    return msgspec.structs.replace(info, players=tuple(sorted(info.players)))
