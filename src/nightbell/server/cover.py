"""Night cover: what passes at night must not show who is awake.

While a game stands in a phase of secret answers, nobody gets a message at the moment something happens.
Instead every seat gets one message of one size at each beat, and its client answers each with one
message of the same size, whether or not there is anything to say.
"""

from __future__ import annotations

BEAT_MS = 1000
SIZE = 4096
"""Bytes of a message under cover. A larger one goes into the next multiple."""
SNAPSHOT_SIZE = 32768
"""Bytes of a snapshot under cover, at least."""
SNAPSHOT_ROOM = 1024
"""What a snapshot may hold beyond what was reckoned: a clock's end, a word more."""


def snapshot_size(heaviest: int) -> int:
    """The size of all snapshots of a moment, by the one that has most to hold; it doubles, and seldom."""
    size = SNAPSHOT_SIZE
    while size < heaviest + SNAPSHOT_ROOM:
        size *= 2
    return size
