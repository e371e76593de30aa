"""What is told, counted and noted; and the end of the game."""

from __future__ import annotations

from typing import Final

from nightbell.engine import ALL, Audience, Command, Seat
from nightbell.games.betrayal import news
from nightbell.games.betrayal.house import HAUNTS, Figure, House, Passage, is_explorer
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import (
    CARD_DECKS,
    FLOORS,
    HEROES,
    CardId,
    Deck,
    ExplorerId,
    Floor,
    RoomId,
)

SILENT: Final = (
    "floor-tested",
    "monsters",
    "collars",
    "dead-walk",
    "doorway",
    "met",
    "risen",
    "killed-by",
    "cured",
    "fate",
)
"""Counters that only keep the books; whatever they count has news of its own."""


def being(house: House, figure: Figure) -> tuple[news.Being, int]:
    """How the news name a figure: an explorer's id, or a monster's kind and number."""
    if is_explorer(figure):
        return news.Being(house.explorers[figure]), 0
    monster = house.monster(figure)
    return news.Being(monster.kind), monster.number


def tell_mark(house: House, name: str, value: int) -> None:
    """Tell of a counter; one whose name ends in a seat's number is that explorer's. Only atoms call this."""
    base, _, seat = name.rpartition("-")
    if name in SILENT or base in SILENT or " " in name:
        return
    if seat.isdigit() and base:
        house.emit(news.MarkedOf(news.Mark(base), Seat(int(seat)), value))
    else:
        house.emit(news.Marked(news.Mark(name), value))


def faces_of(house: House, dice: int) -> tuple[int, ...]:
    """Throw so many dice: two sides each are blank, two show one, two show two. Only atoms call this."""
    return tuple(house.chance.each_below("dice", (3,) * dice))


def judge(house: House) -> None:
    """End the game if somebody has won. Only atoms call this."""
    if house.haunt and house.outcome is None:
        verdict = HAUNTS[house.haunt].verdict(house)
        if verdict is not None:
            end(house, verdict)


def end(house: House, outcome: str, winners: tuple[Seat, ...] = ()) -> None:
    if not winners:
        winners = house.scenario.winners(house, outcome)
    house.winners = list(winners)
    tale = f"{house.haunt}-{outcome}" if outcome in house.scenario.tales else "dawn"
    house.emit(news.Ended(news.Outcome(outcome), news.Tale(tale), winners))
    house.outcome = outcome


class Judge(Command[House, None]):
    """Look whether somebody has won."""

    def carry_out(self, house: House) -> None:
        judge(house)


class Win(Command[House, None]):
    """The goal is reached: the game is over. Heroes can win only while one of them lives."""

    outcome: str
    winners: tuple[Seat, ...] = ()

    def carry_out(self, house: House) -> None:
        if self.outcome == HEROES and not house.heroes():
            return
        end(house, self.outcome, self.winners)


class PutToken(Command[House, None]):
    token: str
    room: RoomId
    to: Audience = ALL

    def carry_out(self, house: House) -> None:
        house.tokens[self.token] = (*house.tokens.get(self.token, ()), self.room)
        house.emit(news.TokenCame(news.Token(self.token), self.room), self.to)


class TakeToken(Command[House, None]):
    token: str
    room: RoomId

    def carry_out(self, house: House) -> None:
        rooms = list(house.tokens.get(self.token, ()))
        rooms.remove(self.room)
        if rooms:
            house.tokens[self.token] = tuple(rooms)
        else:
            del house.tokens[self.token]
        house.emit(news.TokenGone(news.Token(self.token), self.room))


class OpenPassage(Command[House, None]):
    passage: Passage

    def carry_out(self, house: House) -> None:
        house.passages.append(self.passage)
        house.emit(news.TokenCame(news.Token(self.passage.token), self.passage.one))
        house.emit(news.TokenCame(news.Token(self.passage.token), self.passage.other))


class Mark(Command[House, int]):
    """Set a counter that everybody sees, or a mark that is there or not; results in its value."""

    name: str
    value: int = 1

    def carry_out(self, house: House) -> int:
        if self.value:
            house.marks[self.name] = self.value
        else:
            house.marks.pop(self.name, None)
        tell_mark(house, self.name, self.value)
        judge(house)
        return self.value


class Count(Command[House, int]):
    """Move a counter on; results in its new value."""

    name: str
    by: int = 1

    def carry_out(self, house: House) -> int:
        value = house.marks.get(self.name, 0) + self.by
        house.marks[self.name] = value
        tell_mark(house, self.name, value)
        judge(house)
        return value


class Note(Command[House, None]):
    """Write a secret down; only those in `to` hear of it. Without a value it is crossed out, unheard."""

    name: str
    value: str
    to: Audience

    def carry_out(self, house: House) -> None:
        if self.value:
            house.secrets[self.name] = self.value
            house.emit(learned(house, self.name, self.value), self.to)
        else:
            house.secrets.pop(self.name, None)


def learned(house: House, secret: str, value: str) -> news.SecretLearned:
    """The news of a secret, with its value told for what it is.

    Of a name of several words the first says what it is.
    """
    name = news.Secret(secret.partition(" ")[0])
    if value in ROOMS:
        return news.SecretLearned(name, room=RoomId(value))
    if value in FLOORS:
        return news.SecretLearned(name, floor=Floor(value))
    if value in CARD_DECKS:
        return news.SecretLearned(name, deck=Deck(value))
    if value in house.explorers:
        return news.SecretLearned(name, seat=house.seat_of(ExplorerId(value)))
    return news.SecretLearned(name, numbers=tuple(int(n) for n in value.split() if n.isdigit()))


class Tell(Command[House, None]):
    """Let some seats, or all, learn something."""

    secret: str
    value: str
    to: Audience = ALL

    def carry_out(self, house: House) -> None:
        house.emit(learned(house, self.secret, self.value), self.to)


class RowOf(Command[House, None]):
    """Tell which row of a table came."""

    table: str
    row: int

    def carry_out(self, house: House) -> None:
        house.emit(news.RowCame(self.table, self.row))


class TryTask(Command[House, bool]):
    """Says whether it came off."""

    seat: Seat
    task: str
    success: bool

    def carry_out(self, house: House) -> bool:
        house.emit(news.Tried(self.seat, news.Task(self.task), self.success))
        return self.success


class Refuse(Command[House, None]):
    """Somebody would not have something; nothing comes of it."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        house.emit(news.Declined(self.seat, self.card))
