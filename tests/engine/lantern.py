"""Lantern: a small game that needs every part of the engine, for the engine's own tests.

Three wanderers hide a number of candles each. In every round all of them choose in secret how many to burn;
the wind may blow; whoever burnt most carries the lantern and may be attacked by whoever grabs the chance
first, a wound being shared out by the victim between wax and wick. Wax and wick run out; who is left wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, TypeVar

import msgspec

from nightbell.engine import (
    PUBLIC,
    SPECTATOR,
    YES_NO,
    Answer,
    Call,
    Chance,
    Command,
    Decision,
    Effect,
    Event,
    GameOptions,
    Hidden,
    Number,
    Offer,
    OneOf,
    OptionNumber,
    Public,
    Rules,
    Seat,
    Some,
    Split,
    State,
    ask,
    ask_all,
    ask_any,
    call,
    keep,
    only,
    read_options,
)

T = TypeVar("T")


class Options(GameOptions, frozen=True):
    wanderers: Annotated[OptionNumber, Offer(least=1, most=6), PUBLIC] = 3
    candles: Annotated[OptionNumber, Offer(least=1, most=99), PUBLIC] = 9


class Night(State):
    candles: Hidden[list[int]]
    wax: Public[list[int]]
    wick: Public[list[int]]
    lantern: Public[Seat] = Seat(0)
    round: Public[int] = 1
    songs: Public[list[str]] = []

    def alive(self) -> list[Seat]:
        return [Seat(n) for n, wax in enumerate(self.wax) if wax + self.wick[n] > 0]


class Burnt(Event):
    seat: Seat
    candles: int


class Wind(Event):
    strength: int


class Carries(Event):
    seat: Seat


class Hurt(Event):
    seat: Seat
    wax: int
    wick: int


class Sang(Event):
    seat: Seat
    song: str


class Out(Event):
    seat: Seat


class Burn(Command[Night, None]):
    seat: Seat
    candles: int

    def carry_out(self, night: Night) -> None:
        night.candles[self.seat] -= self.candles
        night.emit(Burnt(self.seat, self.candles), to=only(self.seat))


class Blow(Command[Night, int]):
    def carry_out(self, night: Night) -> int:
        strength = night.chance.below("wind", 3)
        night.emit(Wind(strength))
        return strength


class Carry(Command[Night, None]):
    seat: Seat

    def carry_out(self, night: Night) -> None:
        night.lantern = self.seat
        night.round += 1
        night.emit(Carries(self.seat))


class Wound(Command[Night, int]):
    """The victim shares the wound out. Says how much it could take."""

    victim: Seat
    points: int

    def carry_out(self, night: Night) -> Effect[int]:
        wax, wick = night.wax[self.victim], night.wick[self.victim]
        points = keep(min(self.points, wax + wick))
        limits = keep((wax, wick))
        shared = yield from ask(self.victim, "share", Split(points, limits), rule="L-003", points=points)
        yield Scar(self.victim, *shared)
        return points


class Scar(Command[Night, None]):
    victim: Seat
    wax: int
    wick: int

    def carry_out(self, night: Night) -> None:
        night.wax[self.victim] -= self.wax
        night.wick[self.victim] -= self.wick
        night.emit(Hurt(self.victim, self.wax, self.wick))
        left = night.alive()
        if self.victim not in left:
            night.emit(Out(self.victim))
        if len(left) == 1:
            night.outcome = f"wanderer-{left[0]}"


class Sing(Command[Night, None]):
    seat: Seat
    song: str

    def carry_out(self, night: Night) -> None:
        night.songs.append(self.song)
        night.emit(Sang(self.seat, self.song))


def attack(night: Night, attacker: Seat) -> Effect[None]:
    others = keep(tuple(seat for seat in night.alive() if seat != attacker))
    victims = yield from ask(attacker, "victims", Some(others, 1, 2, noun="seat"), rule="L-002")
    for victim in victims:
        twice = yield from ask(attacker, "hard", YES_NO, rule="L-002", seat=victim)
        yield Wound(victim, 2 if twice else 1)


class NightView(msgspec.Struct, frozen=True):
    viewer: Seat
    mine: int | None
    burnt_by_others: int
    wax: tuple[int, ...]
    wick: tuple[int, ...]
    lantern: Seat
    round: int
    songs: tuple[str, ...]
    outcome: str | None


class Lantern(Rules[Night, NightView]):
    name = "lantern"
    version = "1"
    options = Options

    def new(self, options: Mapping[str, object], seed: int) -> Night:
        chosen = read_options(Options, options)
        return Night(
            chance=Chance.of(seed),
            candles=[chosen.candles] * chosen.wanderers,
            wax=[4] * chosen.wanderers,
            wick=[4] * chosen.wanderers,
            songs=[],
        )

    def flow(self, night: Night) -> Call[Night, None]:
        return call(self.round)

    def round(self, night: Night) -> Effect[None]:
        alive = keep(tuple(night.alive()))
        burnt = yield from ask_all(
            ask(seat, "burn", Number(0, min(3, night.candles[seat])), rule="L-001") for seat in alive
        )
        for seat, candles in burnt.items():
            yield Burn(seat, candles)
        wind = yield from Blow()
        brightest = max(alive, key=lambda seat: (burnt[seat] - wind, -seat))
        yield Carry(brightest)
        takers = [ask(seat, "grab", OneOf(("grab", "wait")), rule="L-001") for seat in alive]
        attacker, _ = yield from ask_any(takers)
        yield call(attack, attacker)

    def seats(self, night: Night) -> Sequence[str]:
        return [f"wanderer-{n}" for n in range(len(night.wax))]

    def view(self, night: Night, viewer: Seat) -> NightView:
        seated = viewer != SPECTATOR
        return NightView(
            viewer,
            night.candles[viewer] if seated else None,
            sum(night.candles) - (night.candles[viewer] if seated else 0),
            tuple(night.wax),
            tuple(night.wick),
            night.lantern,
            night.round,
            tuple(night.songs),
            night.outcome,
        )

    def imagine(self, view: NightView, chance: Chance) -> Night:
        candles = [0] * len(view.wax)
        left = view.burnt_by_others
        hidden = [n for n in range(len(candles)) if n != view.viewer]
        while left:
            candles[chance.pick("candles", hidden)] += 1
            left -= 1
        if view.mine is not None:
            candles[view.viewer] = view.mine
        return Night(
            chance=chance,
            candles=candles,
            wax=list(view.wax),
            wick=list(view.wick),
            lantern=view.lantern,
            round=view.round,
            songs=list(view.songs),
            outcome=view.outcome,
        )

    def content(self) -> Mapping[str, Sequence[str]]:
        return {"songs": ("dawn", "dusk")}

    def standing(self, night: Night, seat: Seat) -> Sequence[Decision[Answer]]:
        return (ask(seat, "sing", OneOf[Answer](("dawn", "dusk"))),)

    def interrupt(self, night: Night, decision: Decision[Answer], answer: Answer) -> Command[Night, None]:
        return Sing(decision.seat, str(answer))


LANTERN = Lantern()
