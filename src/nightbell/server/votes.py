"""A vote that is fair under lag: a press counts by when it was made, within a bound.

The hand of the clock rests at each chair for a while; at the end of that time the chair is locked with the
hand as it stood then. Presses on their way are waited for, but no longer than the connection's own delay and
never longer than `MOST_ALLOWANCE`. Which decisions are hands, a game's manners say.
"""

from __future__ import annotations

from collections import deque
from math import inf
from operator import itemgetter
from statistics import median

from nightbell.engine import Seat

MOST_ALLOWANCE = 700.0
SLACK = 40.0
SAMPLES = 64
LATELY = 7
"""How many of the last messages say how good a connection is now."""
MOST_PRESSED = 200
"""Presses of one hand in one vote that are at hand."""
CAUTION = 1.5
"""How much later than it seems a press is taken to be, in units of what the closest messages may be off."""


class ClientClock:
    """How a client's own clock relates to the server's.

    A message that took no time would show the difference exactly. Every message down gives a bound from one
    side and every message up one from the other; the true difference lies between the closest two. The middle
    is taken for it, a little to the safe side: by as much as the closest messages may still have been late,
    judged by how much their delays vary.
    """

    def __init__(self) -> None:
        self._down: deque[float] = deque(maxlen=SAMPLES)
        self._up: deque[float] = deque(maxlen=SAMPLES)
        self._slowest: deque[float] = deque(maxlen=SAMPLES)

    def pong(self, sent: float, stamped: float, received: float) -> None:
        """A ping left at `sent`, reached the client at its own `stamped`, and was answered at `received`."""
        self._down.append(sent - stamped)
        self._up.append(received - stamped)
        self._slowest.append(received - sent)

    @property
    def known(self) -> bool:
        return bool(self._down)

    @property
    def delay(self) -> float:
        """How long a message and its answer usually take, of late."""
        return median(list(self._slowest)[-LATELY:])

    @property
    def allowance(self) -> float:
        """How long a press of this client may have been on its way."""
        return min(MOST_ALLOWANCE, max(self._slowest) + SLACK) if self.known else 0.0

    def when(self, stamped: float, received: float) -> float:
        """When a press was made that the client stamped so, in server time; never earlier than the bound."""
        if not self.known:
            return received
        down, up = self._down, self._up
        up.append(received - stamped)
        unsure = CAUTION * (max(down) - min(down) + max(up) - min(up)) / len(down)
        made = stamped + (max(down) + min(up)) / 2 + unsure
        return min(received, max(made, received - self.allowance))


class Hands:
    """The hands in the vote under way."""

    def __init__(self) -> None:
        self.pressed: dict[Seat, list[tuple[float, bool]]] = {}
        self.locked: list[tuple[int, bool]] = []

    def press(self, seat: Seat, made: float, up: bool) -> None:
        """Of somebody who presses without end, as in a stopped vote, the first counts and the last."""
        pressed = self.pressed.setdefault(seat, [])
        pressed.append((made, up))
        if len(pressed) > MOST_PRESSED:
            pressed.sort(key=itemgetter(0))
            del pressed[1 : -MOST_PRESSED // 2]

    def up(self, seat: Seat, at: float) -> bool:
        """How the hand stood at a moment, whatever order the presses came in; of two at once, the last."""
        before = [each for each in self.pressed.get(seat, ()) if each[0] <= at]
        return max(reversed(before), key=itemgetter(0))[1] if before else False

    def first(self, seat: Seat) -> float:
        """When the hand was first moved, or decided to stay; never yet is without end."""
        return min((made for made, _ in self.pressed.get(seat, ())), default=inf)

    def lock(self, seat: Seat, up: bool) -> None:
        self.locked.append((seat, up))

    def is_locked(self, seat: Seat) -> bool:
        return any(seat == each for each, _ in self.locked)

    def raised(self, now: float) -> list[int]:
        return sorted(seat for seat in self.pressed if self.up(seat, now))

    def clear(self) -> None:
        self.pressed.clear()
        self.locked.clear()
