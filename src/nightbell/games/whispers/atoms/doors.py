"""Barricades."""

from __future__ import annotations

from nightbell.engine import Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.maps import Passage, Place
from nightbell.games.whispers.state import Clue, Hunt


class Bar(Command[Hunt, None], frozen=True):
    """A barricade token on a door; both ends are told."""

    place: Place
    other: Place

    def carry_out(self, hunt: Hunt) -> None:
        door = (self.place, self.other)
        hunt.barricades = tuple(each for each in hunt.board.doors if each == door or each in hunt.barricades)
        hunt.clues.append(Clue("barred", passages=(door,)))
        hunt.emit(ev.BarricadePlaced(self.place, self.other))


class Unbar(Command[Hunt, None], frozen=True):
    place: Place
    other: Place
    by_victim: bool = False

    def carry_out(self, hunt: Hunt) -> None:
        door = (self.place, self.other)
        hunt.barricades = tuple(each for each in hunt.barricades if each != door)
        hunt.clues.append(Clue("unbarred", amount=int(self.by_victim), passages=(door,)))
        hunt.emit(ev.BarricadeRemoved(self.place, self.other))


def unbar(door: Passage, by_victim: bool = False) -> Unbar:
    return Unbar(door[0], door[1], by_victim)
