"""Credits: everybody may do a little quickly and much slowly."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple


class Limits(NamedTuple):
    """How much at once and how much a second: messages of one connection, requests of one address."""

    burst: float = 60
    per_second: float = 15
    requests: float = 120
    requests_per_second: float = 10


class Credits:
    """A store of credits that fills up with time. `take` says whether there were enough."""

    __slots__ = ("left", "most", "per_second", "seen")

    def __init__(self, most: float, per_second: float, now: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.seen = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.left = min(self.most, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        self.left -= cost
        return self.left >= 0


class Visitors:
    """Credits by address, for those who have no connection yet. The longest unseen are forgotten."""

    def __init__(self, most: float, per_second: float, remembered: int = 10_000) -> None:
        self.most = most
        self.per_second = per_second
        self.remembered = remembered
        self.known: OrderedDict[str, Credits] = OrderedDict()

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        credits = self.known.get(address)
        if credits is None:
            credits = self.known[address] = Credits(self.most, self.per_second, now)
            if len(self.known) > self.remembered:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        if credits.left < -self.most:
            credits.left = -self.most
        return credits.take(now, cost)
