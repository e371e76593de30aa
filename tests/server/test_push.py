"""Whoever is away is called when a table waits for them, and the call tells nothing of the game."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from requests import TooManyRedirects
from tools.stress.inside import Parlour
from tools.stress.town import Time

from nightbell.engine import Refusal
from nightbell.server import protocol as wire
from nightbell.server import push
from nightbell.server.client import Denied, Visitor
from nightbell.server.push import AGAIN_MS, Bell, WebPush
from nightbell.server.records import Guest, Subscription
from nightbell.server.store import Store
from tests.server.conftest import serving
from tests.server.test_rights import still
from tests.server.test_room import done, story

SUBSCRIBED = Subscription("https://fcm.googleapis.com/fcm/send/anna", "k", "a")


class Paper:
    """A carrier that only writes down what it should bring."""

    key = "key"

    def __init__(self) -> None:
        self.brought: list[tuple[str, dict[str, str]]] = []
        self.gone: set[str] = set()

    def carry(self, to: Subscription, knock: bytes, topic: str) -> bool:
        self.brought.append((to.endpoint, json.loads(knock)))
        return to.endpoint not in self.gone


def called(table: Parlour) -> list[str]:
    """Whom the bell rang for since the last time."""
    bell, found = table.live.house.bell, []
    assert bell is not None
    while not bell.waiting.empty():
        found.append(bell.waiting.get_nowait()[0])
    return found


async def belled(game: str, **options: object) -> tuple[Parlour, Time]:
    table = await still(game, options)
    time = Time(table)
    table.live.house.bell = Bell(table.live.house, Paper())
    return table, time


async def give(table: Parlour, seat: int) -> None:
    decision = table.room.playing.open[seat]  # type: ignore[index]
    given = next(iter(decision.choice.listed()))
    await done(table.at(seat), wire.Answer(table.id(), given, table.room.ask_id(seat)))  # type: ignore[arg-type]


@story
async def test_whoever_is_away_is_called_once_for_one_thing() -> None:
    table, time = await belled("lantern")
    await table.begin()
    asked = next(iter(table.room.playing.open))
    assert called(table) == [], "whoever is there hears it at the table"
    others = [each for each in table.people if each.seat != asked]
    for each in others:
        each.exit()
    await give(table, asked)
    while not set(table.room.playing.open) - {asked}:
        await give(table, asked)
    rung = called(table)
    waited = {table.at(seat).guest.id for seat in table.room.playing.open if seat != asked}
    assert rung and set(rung) <= waited
    bell = table.live.house.bell
    assert bell is not None
    bell.ring(table.live)
    time.now += AGAIN_MS
    bell.ring(table.live)
    assert called(table) == [], "called twice for the same"


@story
async def test_at_night_all_who_are_away_are_called_alike() -> None:
    table, _ = await belled("clocktower", players=5)
    teller = table.people[-1]
    away = table.people[:4]
    for each in away:
        each.exit()
    await done(table.people[0], wire.Begin("begin"))
    rng = Random(3)
    while not table.room.covered:
        await table.step(rng)
    called(table)
    table.live.called.clear()
    bell = table.live.house.bell
    assert bell is not None
    bell.ring(table.live)
    assert sorted(called(table)) == sorted(each.guest.id for each in away)
    assert teller.guest.id not in called(table)


def test_a_call_says_where_and_nothing_else_and_dead_browsers_are_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (_, server):
            house = server.house
            house.store.register.add_guest(Guest("anna", "Anna", "en"), "proof", house.now())
            house.store.register.subscribe("anna", SUBSCRIBED, house.now(), 10)
            paper = Paper()
            bell = Bell(house, paper)
            await bell.knock("anna", "K7M29QXA", "Under the bridge")
            (to, knock) = paper.brought[0]
            assert to == SUBSCRIBED.endpoint
            assert knock == {
                "title": "Your turn",
                "body": "They are waiting for you: Under the bridge.",
                "url": "/t/K7M29QXA",
            }
            paper.gone.add(SUBSCRIBED.endpoint)
            await bell.knock("anna", "K7M29QXA", "")
            assert house.store.register.subscriptions("anna") == []

    asyncio.run(story())


def test_a_browser_subscribes_where_the_server_calls_and_only_at_known_services(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            told = {"endpoint": SUBSCRIBED.endpoint, "p256dh": "k", "auth": "a"}
            assert await anna.get("/api/push") == {"key": ""}
            with pytest.raises(Denied, match="push-off"):
                await anna.post("/api/push", told)
            server.house.bell = Bell(server.house, Paper())
            assert await anna.get("/api/push") == {"key": "key"}
            await anna.post("/api/push", told)
            guest = await server.house.guest(anna.token)
            store = server.house.store
            assert [each.endpoint for each in store.register.subscriptions(guest.id)] == [SUBSCRIBED.endpoint]
            for wrong in (
                "http://fcm.googleapis.com/x",
                "https://169.254.169.254/latest",
                "https://fcm.googleapis.com.evil.example/x",
                "https://fcm.googleapis.com:8080/x",
                "https://me@fcm.googleapis.com/x",
                "https://[",
                r"https://169.254.169.254\.push.apple.com/x",
                "https://evil.example%2f.push.apple.com/x",
                "https://evil.example\n.notify.windows.com/x",
                "https://.push.apple.com/x",
                "https://fcm.googleapis.com",
            ):
                with pytest.raises(Denied, match="push-service-unknown"):
                    await anna.post("/api/push", {**told, "endpoint": wrong})
            await anna.post("/api/push", {**told, "on": False})
            assert store.register.subscriptions(guest.id) == []

    asyncio.run(story())


def test_only_the_last_browsers_of_a_guest_are_called(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "db"))
    store.register.add_guest(Guest("anna", "Anna", "ru"), "proof", 1)
    for n in range(4):
        store.register.subscribe("anna", Subscription(f"https://fcm.googleapis.com/{n}", "k", "a"), n, 3)
    assert sorted(each.endpoint[-1] for each in store.register.subscriptions("anna")) == ["1", "2", "3"]
    store.close()


class Service(BaseHTTPRequestHandler):
    """A push service that keeps what it is given."""

    got: bytes = b""
    signed = ""
    answer = 201
    paths: list[str] = []

    def do_POST(self) -> None:
        Service.paths.append(self.path)
        Service.got = self.rfile.read(int(self.headers["content-length"]))
        Service.signed = self.headers["authorization"]
        self.send_response(Service.answer)
        if Service.answer == 307:
            self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_the_real_carrier_encrypts_and_signs_and_knows_who_is_gone(tmp_path: Path) -> None:
    def pem(key: ec.EllipticCurvePrivateKey) -> bytes:
        form = serialization.PrivateFormat.PKCS8
        raw: bytes = key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())
        return raw

    file = tmp_path / "push.pem"
    file.write_bytes(pem(ec.generate_private_key(ec.SECP256R1())))
    mine, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = mine.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    service = HTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    to = Subscription(
        f"http://127.0.0.1:{service.server_port}/anna",
        base64.urlsafe_b64encode(point).rstrip(b"=").decode(),
        base64.urlsafe_b64encode(secret).rstrip(b"=").decode(),
    )
    carrier = WebPush(file, "mailto:host@example.org")
    assert len(base64.urlsafe_b64decode(carrier.key + "=")) == 65
    assert carrier.carry(to, b'{"title":"Your turn"}', "topic")
    assert Service.signed.startswith("vapid ") and b"Your turn" not in Service.got
    assert http_ece.decrypt(Service.got, private_key=mine, auth_secret=secret) == b'{"title":"Your turn"}'
    Service.answer = 410
    assert not carrier.carry(to, b"{}", "topic")
    Service.answer, Service.got = 307, b""
    with pytest.raises(TooManyRedirects):
        carrier.carry(to, b"{}", "topic")
    assert Service.paths[-1] == "/anna" and "/elsewhere" not in Service.paths
    service.shutdown()
    service.server_close()
    file.write_text("no key")
    with pytest.raises(Refusal, match="push-key-unreadable"):
        WebPush(file, "")
    assert push.checked("https://web.push.apple.com/x")
