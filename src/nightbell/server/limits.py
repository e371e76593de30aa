"""Credits: everybody may do a little quickly and much slowly."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple


class Limits(NamedTuple):
    """How much at once and how much a second: messages of one connection, requests of one address.

    And how many of everything there may be: connections in all and of one address, sockets of one guest,
    tables, and new guests and tables of one address in an hour, games of one question to the lab.
    """

    burst: float = 60.0
    per_second: float = 15.0
    requests: float = 120.0
    requests_per_second: float = 10.0
    connections: int = 10_000
    per_address: int = 300
    per_guest: int = 12
    tables: int = 2_000
    guests_an_hour: float = 120.0
    tables_an_hour: float = 60.0
    header_seconds: float = 10.0
    answer_seconds: float = 60.0
    lab_games: int = 3_000


@lru_cache(maxsize=4096)
def address_class(address: str) -> str:
    """Those who can change their address at will count as one: an IPv6 network of 64 bits.

    >>> address_class("2001:db8:1:2:aaaa::1"), address_class("::ffff:192.0.2.7"), address_class("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Credits:
    """A store of credits that fills up with time. `take` says whether there were enough."""

    __slots__ = ("left", "most", "per_second", "seen")

    def __init__(self, most: float, per_second: float, now: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.seen = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """What is refused costs nothing: a debt would be one flooder's and a whole network's to pay."""
        self.left = min(self.most, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Visitors:
    """Credits by address, for those who have no connection yet. The longest unseen are forgotten."""

    def __init__(self, most: float, per_second: float, remembered: int = 10_000) -> None:
        self.most = most
        self.per_second = per_second
        self.remembered = remembered
        self.known: OrderedDict[str, Credits] = OrderedDict()

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        address = address_class(address)
        credits = self.known.get(address)
        if credits is None:
            credits = self.known[address] = Credits(self.most, self.per_second, now)
            if len(self.known) > self.remembered:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return credits.take(now, cost)
