"""What one viewer has been sent of a game, so that only what is new goes out.

A feed looks at the table through `view`, `history` and `open` as its viewer may, and at nothing else. That a
viewer gets no message when nothing of its own has changed is part of keeping secrets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from nightbell.engine import SPECTATOR, Answer, Seat, choices, effects, may_know
from nightbell.server import protocol as wire
from nightbell.server.cover import SIZE
from nightbell.server.diff import Fields, field_changes, fields_of
from nightbell.server.people import GameTable
from nightbell.server.room import Room

Until = int | None

encode = msgspec.json.Encoder(order="deterministic").encode


class Feed:
    """The stream of one viewer: a seat's own, somebody's who looks over its shoulder, or the public's."""

    def __init__(self, room: Room, viewer: Seat, mine: bool) -> None:
        self.room = room
        self.viewer = viewer
        self.mine = mine
        self.seq = 0
        self.moment = 0
        self.view = b""
        self.shown: Fields = {}
        self.decision: effects.Decision[Answer] | None = None
        self.ask = ""
        self.until: Until = None
        self.standing: Sequence[effects.Decision[Answer]] = ()
        self.wards: list[wire.Ward] = []
        self.outcome: str | None = None
        self.cover = False
        self.padded = False

    def snapshot(self, since: int, size: int = 0) -> bytes:
        """Everything up to the stream's own moment, with the events after the first `since`.

        Whoever joins a stream gets what the others in it have, so that the next message goes on from there
        for all. Under cover that may be a beat ago; the snapshot is then filled up to `size`.
        """
        room, table = self.room, self.table
        known = [told.event for told in table.history[: self.moment] if may_know(self.viewer, told.to)]
        if since > len(known):
            since = 0
        message = encode(
            wire.Snapshot(
                game=room.number,
                take=room.take,
                viewer=self.viewer,
                mine=self.mine,
                seats=list(table.rules.seats(table.state)),
                names=list(table.log.header.names),
                seq=len(known),
                events=list(known[since:]),
                view=msgspec.Raw(self.view),
                decision=worded(self.decision, self.ask, self.until) if self.decision else None,
                standing=[worded(each) for each in self.standing],
                outcome=self.outcome,
                cover=self.cover,
                wards=self.wards,
            )
        )
        return padded(message, size) if self.cover and size else message

    @staticmethod
    def weight(room: Room, viewer: Seat) -> int:
        """How large a snapshot of everything would be for a viewer, without padding."""
        feed = Feed(room, viewer, viewer != SPECTATOR)
        feed.catch_up(None)
        return len(feed.snapshot(0))

    def catch_up(self, until: Until) -> None:
        """Take note that a snapshot of this moment has been sent."""
        self._move(until)

    def update(self, until: Until, beat: bool = False) -> wire.Update | None:
        """What is new since the last message, or None if nothing is. A beat always has a message."""
        view, shown, standing, outcome, cover = self.view, self.shown, self.standing, self.outcome, self.cover
        wards = self.wards
        asked = self.decision, self.ask, self.until
        message = wire.Update(0, self._move(until), cover=self.cover)
        message.seq, message.cover = self.seq, self.cover
        self.padded = cover or self.cover
        new = bool(message.events) or cover != self.cover
        if self.view != view:
            message.changes, new = field_changes(shown, self.shown), True
        if (self.decision, self.ask, self.until) != asked:
            message.decision = worded(self.decision, self.ask, self.until) if self.decision else None
            new = True
        if self.standing != standing:
            message.standing, new = [worded(each) for each in self.standing], True
        if self.wards != wards:
            message.wards, new = self.wards, True
        if self.outcome != outcome:
            message.outcome, new = self.outcome, True
        return message if new or beat else None

    def packed(self, message: wire.Update) -> bytes:
        raw = encode(message)
        return padded(raw) if self.padded else raw

    @property
    def table(self) -> GameTable:
        assert self.room.table is not None
        return self.room.table

    def _move(self, until: Until) -> list[object]:
        table = self.table
        events: list[object] = [
            told.event for told in table.history[self.moment :] if may_know(self.viewer, told.to)
        ]
        self.moment = len(table.history)
        self.seq += len(events)
        view = encode(self.room.public if self.viewer == SPECTATOR else table.view(self.viewer))
        if view != self.view:
            self.view, self.shown = view, fields_of(view)
        self.decision = self._decision()
        self.ask = self.room.ask_id(self.viewer) if self.decision else ""
        self.until = until if self.decision else None
        self.standing = self._standing()
        self.wards = self._wards()
        self.outcome = table.outcome
        self.cover = self.room.covered
        return events

    def _decision(self) -> effects.Decision[Answer] | None:
        return self.table.open.get(self.viewer) if self.mine else None

    def _standing(self) -> Sequence[effects.Decision[Answer]]:
        if not self.mine or self.viewer == SPECTATOR or self.table.outcome is not None:
            return ()
        return tuple(self.table.rules.standing(self.table.state, self.viewer))

    def _wards(self) -> list[wire.Ward]:
        """What those in the room may decide, for the one who enters it."""
        room, table = self.room, self.table
        if not self.mine or self.viewer == SPECTATOR or not room.narrates(room.chairs[self.viewer]):
            return []
        wards = []
        for seat in (Seat(chair.seat) for chair in room.chairs if table.outcome is None):
            if room.in_room(seat):
                decision = table.open.get(seat)
                asked = worded(decision, room.ask_id(seat)) if decision is not None else None
                standing = [worded(each) for each in table.rules.standing(table.state, seat)]
                wards.append(wire.Ward(seat, asked, standing))
        return wards


def worded(decision: effects.Decision[Answer], ask: str = "", until: Until = None) -> wire.Decision:
    """A decision as it crosses the socket. Without `ask` it is a standing one."""
    about = [(name, wire.plain(value)) for name, value in decision.about]
    return wire.Decision(ask, decision.kind, chosen_from(decision.choice), decision.rule, about, until)


def chosen_from(choice: choices.Choice[Answer]) -> wire.Choice:
    """Tuples stand where the message has lists; JSON makes no difference."""
    if isinstance(choice, choices.OneOf):
        return wire.OneOf(cast(list[wire.Plain], choice.options), choice.noun)
    if isinstance(choice, choices.Some):
        options = cast(list[wire.Plain], choice.options)
        return wire.Some(options, choice.least, min(choice.most, len(options)), choice.noun)
    if isinstance(choice, choices.Number):
        return wire.Number(choice.least, choice.most)
    if isinstance(choice, choices.Split):
        return wire.Split(choice.total, list(choice.limits), list(choice.among), choice.noun)
    return wire.Form(type(choice).__name__.lower(), msgspec.to_builtins(choice))


def padded(message: bytes, size: int = SIZE) -> bytes:
    """Fill the last field, which is the padding, up to the size class."""
    assert message.endswith(b'"pad":""}')
    return message[:-2] + b" " * (-len(message) % size) + message[-2:]
