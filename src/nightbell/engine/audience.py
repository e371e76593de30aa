"""Seats, and who may know of an event.

An audience is a bit mask over seats, so that "may this viewer know" is one operation. Spectators sit at no
chair and know only what everybody knows.
"""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
Audience = NewType("Audience", int)

ALL: Final = Audience(-1)
NOBODY: Final = Audience(0)
SPECTATOR: Final = Seat(-1)


def only(*seats: Seat) -> Audience:
    """These seats and no others."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return Audience(mask)


def but(*seats: Seat) -> Audience:
    """Every seat except these. A spectator is not among them, since what is not for all is not public."""
    return Audience(~only(*seats))


def may_know(viewer: Seat, audience: Audience) -> bool:
    """The one question that every delivery asks.

    >>> may_know(SPECTATOR, ALL), may_know(SPECTATOR, but(Seat(2))), may_know(Seat(1), only(Seat(1)))
    (True, False, True)
    """
    if audience == ALL:
        return True
    return viewer >= 0 and bool(audience >> viewer & 1)
