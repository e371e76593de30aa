"""Who answers: everybody is a player of the same kind, and gets no more than a person in that chair would."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from nightbell.engine.audience import Seat
from nightbell.engine.choices import Answer
from nightbell.engine.effects import Decision
from nightbell.engine.errors import EngineFault
from nightbell.engine.imagining import Imagination
from nightbell.engine.state import Event, State
from nightbell.engine.table import Table

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)


class Chair(Generic[V]):
    """What one seat perceives of a table. Nothing is worked out before it is looked at."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table[S, V], seat: Seat) -> None:
        self._table = table
        self.seat = seat

    @property
    def view(self) -> V:
        return self._table.view(self.seat)

    @property
    def moment(self) -> int:
        """How long the history is now, to ask later for what came since."""
        return len(self._table.history)

    def events(self, since: int = 0) -> list[Event]:
        return self._table.events(self.seat, since)

    def imagination(self) -> Imagination[State, V]:
        """The worlds that this seat could not tell from the true one, each at this very question."""
        return Imagination(self._table, self.seat)  # type: ignore[arg-type]

    @property
    def standing(self) -> Sequence[Decision[Answer]]:
        return self._table.rules.standing(self._table.state, self.seat)


class Player(Protocol[V]):
    def answer(self, chair: Chair[V], decision: Decision[Answer]) -> Answer: ...


@runtime_checkable
class Talker(Protocol[V]):
    """A player who also speaks up unasked, through standing decisions."""

    def interject(self, chair: Chair[V]) -> tuple[str, Answer] | None:
        """The kind of a standing decision and an answer to it, or nothing to say now."""


class RandomPlayer:
    """Any legal answer, each as likely as the next. The same seed gives the same player."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def answer(self, chair: Chair[V], decision: Decision[Answer]) -> Answer:
        return decision.choice.sample(self.rng)


class ScriptedPlayer:
    """Gives the answers it was handed, in order; more questions than answers is a fault of the script."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self.left = list(answers)

    def answer(self, chair: Chair[V], decision: Decision[Answer]) -> Answer:
        if not self.left:
            raise EngineFault(f"the script has no answer left for {decision.kind}")
        return self.left.pop(0)


class Round(Generic[S, V]):
    """The players of a table, or all but one: they speak up, and one of them answers.

    Where several seats may decide at once, `order` says who is quickest; but a narrator who also
    talks lets everybody else finish first, as at the tables of a house.
    """

    def __init__(self, table: Table[S, V], players: Mapping[Seat, Player[V]], order: Random) -> None:
        self.table = table
        self.order = order
        self.chairs = {seat: Chair(table, seat) for seat in players}
        self.hands = {seat: (each.answer, self.chairs[seat]) for seat, each in players.items()}
        self.voices: dict[Seat, Callable[[Chair[V]], tuple[str, Answer] | None]] = {
            seat: speak for seat, each in players.items() if (speak := getattr(each, "interject", None))
        }
        ids, narrator = table.rules.seats(table.state), table.rules.manners.narrator
        self.patient = next((seat for seat in self.voices if ids[seat] == narrator), None)

    def talk(self) -> None:
        """Everybody who has something to say says it, through a standing decision, while the game goes on."""
        for seat, speak in self.voices.items():
            if self.table.open and (said := speak(self.chairs[seat])) is not None:
                self.table.answer(seat, said[1], said[0])

    def answer(self, but: Seat | None = None) -> None:
        """One answer, by whoever is next; `but` is a seat that takes its time."""
        table = self.table
        open_now = table.open
        if len(open_now) == 1:
            (seat,) = open_now
        else:
            seats = [*open_now]
            for late in (but, self.patient):
                if late is not None and late in seats and len(seats) > 1:
                    seats.remove(late)
            seat = seats[int(self.order.random() * len(seats))]
        decide, chair = self.hands[seat]
        table.answer(seat, decide(chair, open_now[seat]))


def play_out(
    table: Table[S, V], players: Mapping[Seat, Player[V]], order: Random, most: int = 100_000
) -> int:
    """Let the players finish the game; returns how many decisions they took."""
    everybody = Round(table, players, order)
    voices = everybody.voices
    for taken in range(most):
        if voices:
            everybody.talk()
        if not table.open:
            return taken
        everybody.answer()
    raise EngineFault(f"the game did not end within {most} decisions")


def random_players(table: Table[S, V], seed: int) -> dict[Seat, Player[V]]:
    """A random player for every seat."""
    players: dict[Seat, Player[V]] = {}
    for n in range(len(table.rules.seats(table.state))):
        players[Seat(n)] = RandomPlayer(f"{seed}/{n}")  # pyright: ignore[reportArgumentType]
    return players
