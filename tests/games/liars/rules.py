"""The rules of the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from nightbell.engine import (
    SPECTATOR,
    Answer,
    Call,
    Chance,
    Command,
    Effect,
    Event,
    GameOptions,
    Hidden,
    Offer,
    OneOf,
    OptionNumber,
    Public,
    Refusal,
    Rules,
    Seat,
    State,
    ask,
    call,
    only,
    read_options,
)

FACES = 6


class Options(GameOptions, frozen=True):
    players: Annotated[Public[OptionNumber], Offer(least=2, most=5)] = 3
    dice: Annotated[Public[OptionNumber], Offer(least=1, most=5)] = 2


class Hand(State):
    players: Public[int]
    each: Public[int]
    dice: Hidden[list[tuple[int, ...]]]
    turn: Public[Seat] = Seat(0)
    count: Public[int] = 0
    face: Public[int] = FACES


class Rolled(Event):
    seat: Seat
    dice: tuple[int, ...]


class BidMade(Event):
    seat: Seat
    count: int
    face: int


class Doubted(Event):
    seat: Seat
    found: int
    face: int


class Roll(Command[Hand, None], frozen=True):
    def carry_out(self, hand: Hand) -> None:
        for number in range(hand.players):
            dice = tuple(hand.chance.below("dice", FACES) + 1 for _ in range(hand.each))
            hand.dice.append(dice)
            hand.emit(Rolled(Seat(number), dice), only(Seat(number)))


class Bid(Command[Hand, None], frozen=True):
    seat: Seat
    count: int
    face: int

    def carry_out(self, hand: Hand) -> None:
        hand.count, hand.face = self.count, self.face
        hand.turn = Seat((self.seat + 1) % hand.players)
        hand.emit(BidMade(self.seat, self.count, self.face))


class Doubt(Command[Hand, None], frozen=True):
    seat: Seat

    def carry_out(self, hand: Hand) -> None:
        found = sum(dice.count(hand.face) for dice in hand.dice)
        hand.emit(Doubted(self.seat, found, hand.face))
        hand.outcome = "honest" if found >= hand.count else "caught"


class HandView(msgspec.Struct, frozen=True):
    viewer: Seat
    mine: tuple[int, ...]
    players: int
    each: int
    turn: Seat
    count: int
    face: int
    outcome: str | None


class Liars(Rules[Hand, HandView]):
    name = "liars"
    version = "1"
    options = Options
    nouns = {"bid": ("count", "face")}

    def new(self, options: Mapping[str, object], seed: int) -> Hand:
        chosen = read_options(Options, options)
        if not 2 <= chosen.players <= 5 or not 1 <= chosen.dice <= 5:
            raise Refusal("bad-option", option="players")
        return Hand(chance=Chance.of(seed), players=chosen.players, each=chosen.dice, dice=[])

    def flow(self, hand: Hand) -> Call[Hand, None]:
        return call(self.turn) if hand.dice else call(self.roll)

    def roll(self, hand: Hand) -> Effect[None]:
        yield Roll()

    def turn(self, hand: Hand) -> Effect[None]:
        seat, most = hand.turn, hand.players * hand.each
        bids: list[Answer] = [
            ("bid", count, face)
            for count in range(max(1, hand.count), most + 1)
            for face in range(1, FACES + 1)
            if count > hand.count or face > hand.face
        ]
        doubt: list[Answer] = [("doubt",)] if hand.count else []
        answer = yield from ask(seat, "turn", OneOf[Answer]((*doubt, *bids)), "L-1")
        match answer:
            case (_, int(count), int(face)):
                yield Bid(seat, count, face)
            case _:
                yield Doubt(seat)

    def seats(self, hand: Hand) -> Sequence[str]:
        return [f"liar-{number + 1}" for number in range(hand.players)]

    def view(self, hand: Hand, viewer: Seat) -> HandView:
        mine = hand.dice[viewer] if viewer != SPECTATOR and hand.dice else ()
        return HandView(viewer, mine, hand.players, hand.each, hand.turn, hand.count, hand.face, hand.outcome)

    def imagine(self, view: HandView, chance: Chance) -> Hand:
        dice = [
            tuple(chance.below("imagined", FACES) + 1 for _ in range(view.each)) for _ in range(view.players)
        ]
        if view.viewer != SPECTATOR:
            dice[view.viewer] = view.mine
        return Hand(
            chance=chance,
            players=view.players,
            each=view.each,
            dice=dice,
            turn=view.turn,
            count=view.count,
            face=view.face,
            outcome=view.outcome,
        )

    def content(self) -> Mapping[str, Sequence[str]]:
        return {"faces": tuple(str(face + 1) for face in range(FACES))}


RULES = Liars()
