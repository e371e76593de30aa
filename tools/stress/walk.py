"""Legal commands in any order, by people who have several accounts at a table: what may each of them know?

The oracle knows persons, not accounts, and nothing of how the server decides. A person may look at a seat of
a running game that was dealt to one of the own accounts, or that others opened: whoever sits there, the
Storyteller, or everybody else who has a chair. Where nobody else has a chair, nobody is deceived.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

import msgspec

from nightbell.engine import SPECTATOR, Refusal, Seat
from nightbell.server import protocol as wire
from nightbell.server import rights
from nightbell.server.deeds import (
    AnyDeed,
    Begun,
    Faded,
    Joined,
    Kept,
    Opened,
    Page,
    Passed,
    PersonalDeed,
    Played,
)
from nightbell.server.playing import next_seed
from nightbell.server.protocol import STORYTELLER
from nightbell.server.room import Room

PERSONS: dict[str, int] = {"mallory": 3, "trudy": 2, "bob": 1, "carol": 1}
"""Who is at the table, and with how many accounts. The first is the host to begin with."""
COOPERATIVE = 0.6
"""How readily somebody agrees to what a stranger asks."""
Act: TypeAlias = Callable[[Room, str, Random], PersonalDeed]


class Walked(NamedTuple):
    walks: int
    commands: int
    done: int
    """Commands that were legal."""
    looks: int
    """How often somebody had a seat before their eyes that was not dealt to them."""


class Leak(AssertionError):
    pass


def _person(room: Room, rng: Random) -> str:
    return rng.choice(list(room.people))


def _seat(room: Room, rng: Random) -> int:
    return rng.randrange(len(room.chairs))


def _consent(room: Room, me: str, rng: Random) -> PersonalDeed:
    asking = [each.id for each in room.people.values() if each.plea is not None]
    other = rng.choice(asking) if asking and rng.random() < 0.9 else _person(room, rng)
    allow = _owner(room, other) == _owner(room, me) or rng.random() < COOPERATIVE
    return wire.Consent("c", other, allow)


def _arrange(room: Room, rng: Random) -> PersonalDeed:
    """Those who sit are moved about, and some of the free chairs are taken in the room."""
    chairs = [each for each in room.chairs if each.id != STORYTELLER]
    names = [each.sitter or rng.choice(["", f"Sitter {each.seat}"]) for each in chairs]
    circle = [wire.Place(name, each.person or "") for each, name in zip(chairs, names, strict=True)]
    return wire.Arrange("c", rng.sample(circle, len(circle)))


def _owner(room: Room, person: str) -> str:
    """Who is behind an account."""
    return room.people[person].guest.partition("/")[0]


ACTS: tuple[tuple[int, Act], ...] = (
    (6, lambda room, me, rng: wire.Sit("c", _seat(room, rng))),
    (3, lambda room, me, rng: wire.Sit("c", len(room.chairs) - 1)),
    (8, _consent),
    (3, lambda room, me, rng: wire.Watch("c", rng.choice([None, _seat(room, rng)]))),
    (1, lambda room, me, rng: wire.Handover("c", _person(room, rng))),
    (2, lambda room, me, rng: wire.Handover("c", _person(room, rng), "storyteller")),
    (2, lambda room, me, rng: wire.Stand("c")),
    (1, lambda room, me, rng: wire.Leave("c")),
    (1, lambda room, me, rng: wire.Remove("c", _person(room, rng))),
    (1, lambda room, me, rng: wire.Rest("c")),
    (1, lambda room, me, rng: wire.Back("c")),
    (1, lambda room, me, rng: wire.Swap("c", _seat(room, rng))),
    (2, lambda room, me, rng: _arrange(room, rng)),
    (1, lambda room, me, rng: wire.Bots("c", [_seat(room, rng)])),
    (1, lambda room, me, rng: wire.Undo("c", rng.choice([1, 1000]))),
    (1, lambda room, me, rng: wire.Redo("c", rng.choice([0, 1, 1000]))),
    (1, lambda room, me, rng: wire.Next("c")),
    (1, lambda room, me, rng: wire.Settings("c", whispers=rng.random() < 0.5)),
)
WEIGHTS, CHOICES = [weight for weight, _ in ACTS], [act for _, act in ACTS]


class Oracle:
    """Keeps book of what persons may know, from what was done and nothing else."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.game = 0
        self.open: dict[str, set[Seat]] = {}
        """The seats that each person may look at in the present game."""
        self.asked: dict[str, tuple[Seat, set[str]]] = {}
        """What each account asks for, and which persons have agreed."""
        self.looks = 0

    def owners(self, players_only: bool = False) -> set[str]:
        """The persons who have a chair; those in the room, who never agree to anything, among them."""
        chairs = [each for each in self.room.chairs if each.person is not None]
        kept = [each for each in chairs if not players_only or each.id != STORYTELLER]
        sitters = {each.sitter for each in self.room.chairs if each.sitter and each.person is None}
        return {_owner(self.room, each.person or "") for each in kept} | sitters

    def teller(self) -> str:
        chair = self.room.storyteller()
        return _owner(self.room, chair.person) if chair is not None and chair.person is not None else ""

    def before(self, person: str, deed: AnyDeed) -> tuple[str, str]:
        """Who tells the story now, and who sits where somebody asks to look."""
        sitting = ""
        if isinstance(deed, wire.Consent) and deed.person in self.asked:
            chair = self.room.chairs[self.asked[deed.person][0]]
            sitting = _owner(self.room, chair.person) if chair.person is not None else ""
        return self.teller(), sitting

    def after(self, person: str, deed: AnyDeed, was: tuple[str, str]) -> None:
        """Something was done: what does it open to whom, and does anybody see more than that?"""
        room = self.room
        if room.number != self.game:
            self.game, self.open, self.asked = room.number, {}, {}
            for chair in room.chairs:
                if chair.person is not None:
                    self.open.setdefault(_owner(room, chair.person), set()).add(Seat(chair.seat))
        teller, sitting = was
        if isinstance(deed, wire.Sit | wire.Watch) and deed.seat is not None:
            self.asked[person] = Seat(deed.seat), set()
        elif isinstance(deed, wire.Consent) and deed.person in self.asked and deed.allow:
            seat, agreed = self.asked[deed.person]
            agreed.add(_owner(room, person))
            if _owner(room, person) in (teller, sitting):
                self.open.setdefault(_owner(room, deed.person), set()).add(seat)
        elif isinstance(deed, wire.Handover) and deed.what == STORYTELLER and _owner(room, person) == teller:
            self.open.setdefault(_owner(room, deed.person), set()).add(Seat(len(room.chairs) - 1))
        self.check()

    def check(self) -> None:
        room = self.room
        if room.status != "playing":
            return
        for account in room.people.values():
            seat = room.viewer_of(account.id)
            if account.gone or seat == SPECTATOR:
                continue
            who = _owner(room, account.id)
            known = self.open.setdefault(who, set())
            if seat in known or len(room.chairs) - 1 in known:
                continue
            self.looks += 1
            asked, agreed = self.asked.get(account.id, (SPECTATOR, set()))
            others = self.owners(players_only=room.chairs[seat].id == STORYTELLER) - {who}
            if others and not (asked == seat and others <= agreed):
                raise Leak(f"{who} sees {room.chairs[seat].id} of {sorted(others)}")
            known.add(seat)


def walk(seed: int, steps: int = 60, options: dict[str, object] | None = None) -> Walked:
    """One table from its first guest on. Raises `Leak` with the first thing seen that was not to be."""
    rng = Random(seed)
    opened = Opened("clocktower", options or {"players": 5}, seed, wire.House(pace_ms=0))
    room = Room("WALKWALK", opened)
    oracle = Oracle(room)
    at = 0

    def do(person: str, deed: AnyDeed) -> bool:
        nonlocal at
        at += 1000
        was = oracle.before(person, deed)
        try:
            room.apply(Page(at, person, deed))
        except Refusal:
            return False
        oracle.after(person, deed, was)
        return True

    for name, accounts in PERSONS.items():
        for number in range(accounts):
            do("", Joined(f"{name}/{number}", f"{name} {number}"))
    seats = rng.sample(range(len(room.chairs)), rng.randrange(2, len(room.chairs) + 1))
    for seat, person in zip(seats, rng.sample(list(room.people), len(seats)), strict=True):
        do(person, wire.Sit("c", seat))
    tried = done = 0
    for _ in range(steps):
        deed: AnyDeed
        if room.status == "gathering" and rng.random() < 0.4:
            person, deed = room.host, Begun("c", room.rules.version, next_seed(room))
        elif rng.random() < 0.15:
            person, deed = "", _happens(room, rng)
        elif (pleas := list(rights.pleas(room))) and rng.random() < 0.4:
            person = rng.choice(rng.choice(pleas).of or list(room.people))
            deed = _consent(room, person, rng)
        else:
            person = _person(room, rng)
            deed = rng.choices(CHOICES, WEIGHTS)[0](room, person, rng)
        tried += 1
        done += do(person, deed)
        if room.status == "playing" and rng.random() < 0.004:
            _play_out(room, rng, do)
    return Walked(1, tried, done, oracle.looks)


def _happens(room: Room, rng: Random) -> AnyDeed:
    """What a table does by itself: somebody comes back, is away, is forgotten; somebody answers."""
    kind = rng.randrange(5)
    person = room.people[_person(room, rng)]
    if kind == 0:
        return Joined(person.guest, person.called)
    if kind == 1:
        return Kept(_seat(room, rng))
    if kind == 2:
        return Passed(person.id)
    if kind == 3 and person.id != room.host and room.seat_of(person.id) is None and person.knows:
        return Faded([person.id])
    return _answer(room, rng) or Kept(_seat(room, rng))


def _answer(room: Room, rng: Random) -> Played | None:
    if room.table is None or room.status != "playing" or not room.table.open:
        return None
    seat, decision = rng.choice(list(room.table.open.items()))
    return Played(seat, msgspec.to_builtins(decision.choice.sample(rng)))


def _play_out(room: Room, rng: Random, do: Callable[[str, AnyDeed], bool]) -> None:
    while (answer := _answer(room, rng)) is not None:
        do("", answer)


def walks(count: int, seed: int = 1) -> Walked:
    found: Counter[str] = Counter()
    for number in range(count):
        found.update(walk(seed * 1_000_000 + number)._asdict())
    return Walked(**found)
