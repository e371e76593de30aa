"""Every command with every wrong credential: all refused, nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, cast

import msgspec
from starlette.websockets import WebSocket

from nightbell.server import protocol as wire
from nightbell.server.guests import proof
from nightbell.server.socket import BAD, NO_CREDENTIAL, Socket
from tools.stress.hostile import Endless, portrait
from tools.stress.inside import Parlour, parlour

ANYBODYS = frozenset({wire.Say, wire.Leave, wire.Watch, wire.Look})
"""Commands that everybody at a table may give, because they touch nobody but the giver."""


class Forged(NamedTuple):
    commands: int
    attempts: int


def stolen(place: Parlour) -> dict[type[wire.Command], Callable[[str], wire.Command]]:
    """For each kind of command one that the rightful person could give at this moment."""
    room = place.room
    seat, decision = next(iter(room.playing.open.items()))
    answer = next(iter(decision.choice.listed()))
    plain: wire.Plain = list(answer) if isinstance(answer, tuple) else answer  # type: ignore[arg-type]
    victim = place.at(seat).person
    return {
        wire.Answer: lambda id: wire.Answer(id, plain, room.ask_id(seat)),
        wire.Press: lambda id: wire.Press(id, True, 0.0),
        wire.Sit: lambda id: wire.Sit(id, seat),
        wire.Stand: lambda id: wire.Stand(id),
        wire.Swap: lambda id: wire.Swap(id, seat),
        wire.Arrange: lambda id: wire.Arrange(id, [wire.Place("Me")]),
        wire.Reseat: lambda id: wire.Reseat(id, [*range(1, len(room.chairs)), 0]),
        wire.Hold: lambda id: wire.Hold(id),
        wire.Begin: lambda id: wire.Begin(id),
        wire.Back: lambda id: wire.Back(id),
        wire.Rest: lambda id: wire.Rest(id),
        wire.Bots: lambda id: wire.Bots(id),
        wire.Remove: lambda id: wire.Remove(id, victim),
        wire.Handover: lambda id: wire.Handover(id, victim),
        wire.Settings: lambda id: wire.Settings(id, title="mine now"),
        wire.Choose: lambda id: wire.Choose(id, "explorers", ""),
        wire.Consent: lambda id: wire.Consent(id, victim, True),
        wire.Timer: lambda id: wire.Timer(id, "mine", 60),
        wire.Floor: lambda id: wire.Floor(id, victim),
        wire.Spoken: lambda id: wire.Spoken(id),
        wire.Ready: lambda id: wire.Ready(id),
        wire.Undo: lambda id: wire.Undo(id),
        wire.Redo: lambda id: wire.Redo(id),
        wire.Next: lambda id: wire.Next(id),
    }


OWN_CHAIR = frozenset({wire.Stand, wire.Rest, wire.Ready})
"""Commands that a player may give for the own chair; a player's credential can hit no other chair by them."""


async def forge() -> Forged:
    """Try them all at a running Clocktower table with a Storyteller, a former one, players and watchers."""
    place = await parlour("clocktower", {"players": 5}, watched=True)
    elsewhere = await parlour("whispers")
    await elsewhere.come("Stranger")
    former, heir = place.people[-1], place.watcher
    assert heir is not None
    await place.begin()
    reply = await former.do(wire.Handover("hand-over", heir.person, "storyteller"))
    assert isinstance(reply, wire.Done)
    place.people[-1] = heir
    asked = next(iter(place.room.playing.open))
    forgers = {
        "another's": next(each for each in place.people[1:] if each.seat not in (asked, heir.seat)),
        "a spectator's": await place.come("Spectator"),
        "the former Storyteller's": former,
        "another table's": await place.come("Stranger"),
    }
    commands = stolen(place)
    assert set(commands) | ANYBODYS == set(wire.COMMANDS), "a command without a test of its rights"
    before = portrait(place)
    tried = 0
    for number, (kind, made) in enumerate(commands.items()):
        for name, forger in forgers.items():
            if name == "another's" and kind in OWN_CHAIR:
                continue
            reply = await forger.do(made(f"{name}-{number}"))
            assert isinstance(reply, wire.Refused), f"{name} credential was allowed {kind.__name__}"
            tried += 1
        tried += await _without_credential(place, made(f"nobody-{number}"))
        assert portrait(place) == before, f"{kind.__name__} changed the table"
    place.close()
    elsewhere.close()
    return Forged(len(commands), tried)


async def _without_credential(place: Parlour, command: wire.Command) -> int:
    """No hello, no token, a guessed token, the proof instead of the token: the connection is closed."""
    house = place.live.house
    raw = msgspec.json.encode(command)
    tokens = ("", "guessed", proof(house.secret, "guessed"))
    hellos = [msgspec.json.encode(wire.Hello(place.room.code, token=token)) for token in tokens]
    for first, code in [(raw, BAD), *((hello, NO_CREDENTIAL) for hello in hellos)]:
        socket = Endless(first, 0, Random(0))
        await Socket(house, cast(WebSocket, socket)).serve()
        assert socket.closed == code, f"closed with {socket.closed} instead of {code}"
    return len(hellos) + 1
