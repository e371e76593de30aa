"""A room as it stood after some page of its journal, so that a restart need not play the whole game again.

A checkpoint is a shortcut and never the truth: if it was made by other code, was touched by other hands, or
cannot be read for any reason, the journal is applied from the beginning instead. It is sealed with the
server's secret, because reading it back builds objects.
"""

from __future__ import annotations

import hmac
import pickle
import sys
from copy import copy

from nightbell import __version__
from nightbell.engine.effects import KEPT
from nightbell.server.room import Room

EVERY = 40
"""Pages of a journal between two checkpoints."""
SEAL = 32
SHAPE = "2"
"""What a room is made of. Another number wherever what is kept of it changes."""


def sealed(room: Room, secret: bytes) -> bytes | None:
    """The room in bytes, the seal in front; None within an effect that cannot be written down."""
    twin = copy(room)
    twin.table = room.table.copy() if room.table is not None else None
    try:
        raw = pickle.dumps((_stamp(room), twin), protocol=5)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
    return hmac.digest(secret, raw, "sha256") + raw


def opened(raw: bytes, secret: bytes) -> Room | None:
    """The room in a checkpoint, or None if it is not to be trusted."""
    seal, body = raw[:SEAL], raw[SEAL:]
    if not hmac.compare_digest(seal, hmac.digest(secret, body, "sha256")):
        return None
    try:
        stamp, room = pickle.loads(body)
        if not isinstance(room, Room) or stamp != _stamp(room):
            return None
    except Exception:
        return None
    for frame in room.table.stack if room.table is not None else ():
        frame.trail = [KEPT if step == KEPT else step for step in frame.trail]
    return room


def _stamp(room: Room) -> tuple[str, ...]:
    """By whose code it was made."""
    return SHAPE, __version__, room.rules.name, room.rules.version, sys.version
