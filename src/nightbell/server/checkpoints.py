"""A room as it stood after some page of its journal, so that a restart need not play the whole game again.

A checkpoint is a shortcut and never the truth: if it was made by other code, was touched by other hands, or
cannot be read for any reason, the journal is applied from the beginning instead. It is sealed with the
server's secret, because reading it back builds objects.
"""

from __future__ import annotations

import hmac
import pickle
from copy import copy

from nightbell.engine.code import stamp
from nightbell.server.room import Room

EVERY = 16
"""Pages of a journal between two checkpoints."""
SEAL = 32


def sealed(room: Room, secret: bytes) -> bytes | None:
    """The room in bytes, the seal in front; None within an effect that cannot be written down."""
    twin = copy(room)
    twin.table = room.table.copy() if room.table is not None else None
    twin.look()
    try:
        raw = pickle.dumps((stamp("nightbell"), twin), protocol=5)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
    return hmac.digest(secret, raw, "sha256") + raw


def opened(raw: bytes, secret: bytes) -> Room | None:
    """The room in a checkpoint, or None if it is not to be trusted."""
    seal, body = raw[:SEAL], raw[SEAL:]
    if not hmac.compare_digest(seal, hmac.digest(secret, body, "sha256")):
        return None
    try:
        made_by, room = pickle.loads(body)
        if made_by != stamp("nightbell") or not isinstance(room, Room):
            return None
    except Exception:
        return None
    return room
