"""A knock on the phone of somebody for whom a table waits: web push, as browsers have it.

Off unless the operator gives a key (`push_key`) and the library is installed (`nightbell[push]`). What is
sent says that it is somebody's turn and at which table, and nothing of the game; at night everybody who is
away is told alike, asked or not. Where a browser wants to be written to is not believed: only known services
are written to.
"""

from __future__ import annotations

import asyncio
import base64
import re
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from nightbell.engine import Refusal, Seat
from nightbell.server.journals import log, named
from nightbell.server.records import Subscription
from nightbell.text import LANGUAGES, Words

if TYPE_CHECKING:
    from nightbell.server.house import House
    from nightbell.server.live import Live

SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The push services of the browsers; a dot in front stands for any name before it."""
ENDPOINT: Final = re.compile(r"https://((?:[a-z0-9-]+\.)+[a-z]+)(?::443)?/[\w.~!$&'()*+,;=:@%/?-]*", re.ASCII)
MOST_DEVICES: Final = 10
MOST_WAITING: Final = 1000
"""Knocks that may wait to be sent; beyond that they are not."""
SECONDS: Final = 10
AGAIN_MS: Final = 60_000
"""Nobody is called to one table more often than this."""
KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps a knock for a phone that is off."""


class Knock(msgspec.Struct):
    """What a browser is sent."""

    title: str
    body: str
    url: str


class Carrier(Protocol):
    """Brings a knock to a browser, and nowhere else. False if that browser no longer wants any."""

    key: str
    """The public key that browsers subscribe with."""

    def carry(self, to: Subscription, knock: bytes, topic: str) -> bool: ...


class WebPush:
    """The real carrier: encrypts and signs by the operator's key."""

    def __init__(self, file: Path, contact: str) -> None:
        try:
            from cryptography.hazmat.primitives import serialization
            from py_vapid import Vapid02
        except ImportError:
            raise Refusal("push-not-installed") from None
        try:
            self.vapid = Vapid02.from_file(str(file))
            public = self.vapid.public_key.public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        except Exception:
            raise Refusal("push-key-unreadable", file=str(file)) from None
        self.key = base64.urlsafe_b64encode(public).rstrip(b"=").decode()
        self.contact = contact or "mailto:nobody@example.org"

    def carry(self, to: Subscription, knock: bytes, topic: str) -> bool:
        from pywebpush import WebPushException, webpush
        from requests import Session

        straight = Session()
        straight.max_redirects = 0
        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                knock.decode(),
                vapid_private_key=self.vapid,
                vapid_claims={"sub": self.contact},
                ttl=KEPT_SECONDS,
                timeout=SECONDS,
                headers={"topic": topic},
                requests_session=straight,
            )
        except WebPushException as fault:
            if fault.response is not None and fault.response.status_code in (404, 410):
                return False
            log.warning("push refused", fault=named(fault))
        return True


def checked(endpoint: str) -> str:
    """An address that a browser gave, if a push service is there.

    Only an address that everybody reads alike is one: whoever brings the knock out must not find another host
    in it than was looked at here.
    """
    place = ENDPOINT.fullmatch(endpoint)
    host = place[1] if place is not None else ""
    if not any(host.endswith(each) if each.startswith(".") else host == each for each in SERVICES):
        raise Refusal("push-service-unknown")
    return endpoint


class Bell:
    """Rings for those who are away from a table that waits for them."""

    def __init__(self, house: House, carrier: Carrier) -> None:
        self.house = house
        self.carrier = carrier
        self.waiting: asyncio.Queue[tuple[str, str, str]] = asyncio.Queue(MOST_WAITING)

    def ring(self, live: Live) -> None:
        """After a move: call whoever is away and waited for, each once for one thing."""
        now = self.house.now()
        for person, why in awaited(live).items():
            was, at = live.called.get(person, ("", -AGAIN_MS))
            if was == why or now - at < AGAIN_MS:
                continue
            live.called[person] = why, now
            if not self.waiting.full():
                self.waiting.put_nowait(
                    (live.room.people[person].guest, live.room.code, live.room.settings.title)
                )

    async def attend(self) -> None:
        """Bring out what waits, one after another."""
        while True:
            await self.knock(*await self.waiting.get())

    async def knock(self, guest: str, code: str, title: str) -> None:
        """At every device of a guest; those that want nothing any more are forgotten."""
        store = self.house.store
        for to in await asyncio.to_thread(store.register.subscriptions, guest):
            words = Words(next(each for each in LANGUAGES if each == to.lang))
            body = words.say("push-waits-at", title=title) if title else words.say("push-waits")
            knock = msgspec.json.encode(Knock(words.say("push-turn"), body, f"/t/{code}"))
            topic = blake2b(code.encode(), digest_size=12).hexdigest()
            try:
                if not await asyncio.to_thread(self.carrier.carry, to, knock, topic):
                    await asyncio.to_thread(store.register.unsubscribe, guest, to.endpoint)
            except Exception as fault:
                log.warning("push failed", fault=named(fault))


def awaited(live: Live) -> dict[str, str]:
    """Who is away and waited for, and for what. At night that is everybody who plays and is away."""
    room = live.room
    if room.table is None or room.status != "playing":
        return {}
    found: dict[str, str] = {}
    for chair in room.chairs:
        person = chair.person
        if person is None or chair.bot is not None or live.here(person):
            continue
        if room.covered:
            found[person] = f"night {live.dusk}"
        elif (asked := live.since.get(Seat(chair.seat))) is not None:
            found[person] = asked[0]
    return found
