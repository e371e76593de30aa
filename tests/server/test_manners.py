"""What a game calls its decisions is its own affair: only its manners make the house treat them as such."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest
from tools.stress.inside import Parlour, parlour

from nightbell import games
from nightbell.engine import (
    YES_NO,
    Answer,
    Call,
    Chance,
    Command,
    Decision,
    Effect,
    Manners,
    OneOf,
    Public,
    Rules,
    Seat,
    State,
    ask,
    call,
)
from nightbell.server import protocol as wire
from tests.server.test_room import done, story


class Curfew(State):
    """Three people who say yes or no, each in turn, in words that Clocktower uses too."""

    given: Public[int] = 0


class Sight(msgspec.Struct, frozen=True):
    given: int
    phase: str = "night"
    stage: str = "discussion"


class Given(Command[Curfew, None], frozen=True):
    def carry_out(self, curfew: Curfew) -> None:
        curfew.given += 1
        if curfew.given == 9:
            curfew.outcome = "day"


KINDS = ("vote", "dawn", "support-exile")


class CurfewRules(Rules[Curfew, Sight]):
    name = "curfew"
    version = "1"

    def new(self, options: Mapping[str, object], seed: int) -> Curfew:
        return Curfew(chance=Chance.of(seed))

    def flow(self, curfew: Curfew) -> Call[Curfew, None]:
        return call(self.turn)

    def turn(self, curfew: Curfew) -> Effect[None]:
        seat = Seat(curfew.given % 3)
        yield from ask(seat, KINDS[seat], YES_NO, seat=seat)
        yield Given()

    def seats(self, curfew: Curfew) -> Sequence[str]:
        return ("storyteller", "player-1", "player-2")

    def view(self, curfew: Curfew, viewer: Seat) -> Sight:
        return Sight(curfew.given)

    def imagine(self, view: Sight, chance: Chance) -> Curfew:
        return Curfew(chance=chance, given=view.given)

    def content(self) -> Mapping[str, Sequence[str]]:
        return {}

    def standing(self, curfew: Curfew, seat: Seat) -> Sequence[Decision[Answer]]:
        return (ask(seat, "claim", OneOf[Answer](("boo",))), ask(seat, "hand", OneOf[Answer]((True, False))))

    def interrupt(self, curfew: Curfew, decision: Decision[Answer], answer: Answer) -> Command[Curfew, None]:
        return call(self.nothing)

    def nothing(self, curfew: Curfew) -> Effect[None]:
        yield from ()


class Polite(CurfewRules):
    """The same game, with some of the manners of Clocktower."""

    manners = Manners(
        narrator="player-2",
        hands=frozenset({"vote"}),
        defended="vote",
        dark=lambda view: view.given >= 6,
        rules={"defence-first": "X-1"},
    )


async def at_table(rules: CurfewRules, monkeypatch: pytest.MonkeyPatch) -> Parlour:
    monkeypatch.setattr(games, "load", lambda game: rules)
    place = await parlour("curfew")
    await done(place.host, wire.Settings("pace", pace_ms=100, defence_seconds=20))
    await place.begin()
    return place


async def answers(place: Parlour, number: int) -> None:
    seat = Seat(number % 3)
    somebody = next(each for each in place.people if each.seat == seat)
    await done(somebody, wire.Answer(f"answer-{number}", True, place.room.ask_id(seat)))


@story
async def test_a_game_without_manners_is_a_plain_game_whatever_it_calls_its_questions(monkeypatch) -> None:
    place = await at_table(CurfewRules(), monkeypatch)
    room = place.room
    assert not room.covered
    assert room.storyteller() is None
    assert place.live.voting() is None
    assert room.clocks == {}
    assert room.message(place.live.here).waits == []
    for number in range(9):
        await answers(place, number)
    assert room.status == "over"


@story
async def test_what_a_games_manners_name_the_house_does(monkeypatch) -> None:
    place = await at_table(Polite(), monkeypatch)
    room = place.room
    teller = room.storyteller()
    assert teller is not None and teller.id == "player-2"
    assert place.live.voting() == Seat(0)
    early = wire.Answer("early", True, room.ask_id(Seat(0)))
    reply = await place.people[0].do(early)
    assert isinstance(reply, wire.Refused)
    assert (reply.code, reply.rule) == ("defence-first", "X-1")
    for number in range(6):
        place.live.room.counts_from = 0
        assert not room.covered
        await answers(place, number)
    assert room.covered
