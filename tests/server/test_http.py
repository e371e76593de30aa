"""The HTTP side: guests, lobby, history, replays, words, and what every answer must carry."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from email.message import Message
from functools import wraps
from pathlib import Path
from random import Random

import msgspec
import pytest
from tools.stress.servant import play
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from nightbell import games
from nightbell.engine import Entry, Header, Log, Remark, Seat, read_log
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.diff import apply
from nightbell.server.guests import clean_name, read_code, read_secret
from nightbell.server.limits import Credits, Visitors
from nightbell.server.routes import openapi
from nightbell.server.schema import schema
from nightbell.server.wording import words_file
from nightbell.text import LANGUAGES
from tests.server.conftest import served, serving


def at_server(told: Callable[[str], Awaitable[None]]) -> Callable[[Path], None]:
    """A story that takes place at a running server."""

    @wraps(told)
    def run(tmp_path: Path) -> None:
        async def whole() -> None:
            async with served(tmp_path) as base:
                await told(base)

        asyncio.run(whole())

    del run.__wrapped__
    return run


async def fetch(url: str, body: bytes | None = None, **headers: str) -> tuple[int, Message[str, str], bytes]:
    def ask() -> tuple[int, Message[str, str], bytes]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            with urllib.request.urlopen(urllib.request.Request(url, body, named)) as reply:
                return reply.status, reply.headers, reply.read()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.headers, refused.read()

    return await asyncio.to_thread(ask)


@at_server
async def test_the_rules_are_read_in_either_language(base: str) -> None:
    for lang, title in (("ru", "Подготовка убийцы"), ("en", "Killer setup")):
        _, _, asked = await fetch(f"{base}/api/rules/whispers?lang={lang}")
        _, _, meant = await fetch(f"{base}/api/rules/whispers", accept_language=lang)
        assert asked == meant
        assert title in {each["section"] for each in json.loads(asked)}


@at_server
async def test_the_credential_is_a_cookie_that_no_script_can_read(base: str) -> None:
    status, headers, body = await fetch(base + "/api/guest", b'{"name": "Anna", "lang": "ru"}')
    cookie = headers["set-cookie"]
    assert status == 200 and json.loads(body) == {"name": "Anna", "lang": "ru"}
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie
    token = cookie.split(";")[0].partition("=")[2]
    assert token not in body.decode()
    status, _, body = await fetch(base + "/api/me", cookie=f"nightbell={token}")
    assert (status, json.loads(body)["name"]) == (200, "Anna")
    status, _, body = await fetch(base + "/api/guest", b'{"name": "Boris"}', cookie=f"nightbell={token}")
    assert json.loads(body)["name"] == "Boris"
    _, _, body = await fetch(
        base + "/api/guest", b'{"name": "Boris", "bearer": true}', cookie=f"nightbell={token}"
    )
    assert token not in body.decode() and json.loads(body)["token"] != token
    status, _, body = await fetch(base + "/api/me", accept_language="ru")
    assert status == 401 and json.loads(body)["code"] == "no-credential"
    assert re.search("[а-я]", json.loads(body)["text"])


@at_server
async def test_who_logs_out_is_out_everywhere(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    client = await Client(anna, await anna.open("lantern")).enter()
    await anna.post("/api/logout", {})
    await client.until(lambda: client.bye is not None)
    assert client.bye is not None and client.bye.code == "no-credential"
    with pytest.raises(Denied, match="401 no-credential"):
        await anna.get("/api/me")


def test_who_was_at_a_table_that_other_rules_broke_off_can_have_its_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna, boris = await Visitor.come(base, "Anna"), await Visitor.come(base, "Boris")
            code = await anna.open("lantern")
            await (await Client(anna, code).enter()).leave()
            with pytest.raises(Denied, match="nothing-left-behind"):
                await anna.get(f"/api/tables/{code}/log")
            room = server.house.tables[code].room
            room.left = Log(Header("lantern", "0", 7), [Entry(Seat(1), "out")], [])
            ask = f"{base}/api/tables/{code}/log"
            status, headers, log = await fetch(ask, authorization=f"Bearer {anna.token}")
            assert status == 200 and read_log(log) == room.left
            assert headers["content-disposition"] == f'attachment; filename="lantern-{code}.jsonl"'
            status, _, body = await fetch(ask, authorization=f"Bearer {boris.token}")
            assert (status, json.loads(body)["code"]) == (400, "not-at-table")

    asyncio.run(story())


@at_server
async def test_what_is_somebodys_own_is_kept_nowhere_between(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    for path in ("/api/me", "/api/tables", "/api/history", "/api/history/none", "/api/games"):
        _, headers, _ = await fetch(base + path, authorization=f"Bearer {anna.token}")
        assert headers["cache-control"] == "no-store", path


@at_server
async def test_every_answer_carries_strict_headers(base: str) -> None:
    for path in ("/", "/t/ABCDEFGH", "/healthz", "/metrics", "/openapi.json", "/words/ru.ftl", "/no/such.js"):
        _, headers, _ = await fetch(base + path)
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'") and "unsafe" not in policy and "*" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@at_server
async def test_a_foreign_page_is_refused(base: str) -> None:
    host = base.removeprefix("http://")
    body = b'{"name": "Eve"}'
    for origin in (
        "https://evil.example",
        f"https://{host}",
        "null",
        "http://[",
        f"http://{host}.evil.example",
    ):
        status, _, _ = await fetch(base + "/api/guest", body, origin=origin)
        assert status == 403, origin
    status, _, _ = await fetch(base + "/api/guest", body, origin=f"http://{host}")
    assert status == 200
    eve = await Visitor.come(base, "Eve")
    code = await eve.open("lantern")
    with pytest.raises(InvalidStatus):
        await connect(f"ws://{host}/ws", origin="https://evil.example")  # type: ignore[arg-type]
    async with connect(f"ws://{host}/ws", additional_headers={"cookie": f"nightbell={eve.token}"}) as socket:
        await socket.send(f'{{"type":"hello","table":"{code}"}}')
        with pytest.raises(ConnectionClosedError):
            while True:
                await socket.recv()
    assert socket.close_code == 4401


@at_server
async def test_the_lobby_shows_public_tables_only(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    shown = await Client(anna, await anna.open("lantern", settings={"title": "Come in"})).enter()
    hidden = await Client(anna, await anna.open("lantern", settings={"public": False})).enter()
    listed = await anna.get("/api/tables")
    assert isinstance(listed, list)
    assert [each["code"] for each in listed] == [shown.code]
    assert listed[0]["title"] == "Come in" and listed[0]["free"] == 3
    typed = f"{hidden.code[:4].lower()}-{hidden.code[4:]}"
    found = await anna.get(f"/api/tables/{typed}")
    assert isinstance(found, dict) and found["code"] == hidden.code
    with pytest.raises(Denied, match="404 no-such-table"):
        await anna.get("/api/tables/00000000")
    _, headers, drawn = await fetch(f"{base}/api/tables/{shown.code}/qr.svg")
    assert headers["content-type"] == "image/svg+xml" and drawn.startswith(b"<svg")
    await shown.leave()
    await hidden.leave()


@at_server
async def test_a_link_is_drawn_for_a_host_that_can_exist_and_for_no_longer_one(base: str) -> None:
    """To draw three thousand letters stops everybody at every table for a tenth of a second."""
    code = await (await Visitor.come(base, "Anna")).open("lantern")
    for host, expected in (("a" * 250 + ".test", 200), ("a" * 300, 400), ("a" * 5000, 400)):
        status, _, said = await fetch(f"{base}/api/tables/{code}/qr.svg", host=host)
        assert status == expected
        assert said.startswith(b"<svg") if expected == 200 else json.loads(said)["code"] == "bad-message"


@at_server
async def test_a_table_with_bad_options_is_not_opened(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    for game, options, code in (
        ("chess", {}, "unknown-game"),
        ("lantern", {"dragons": 1}, "unknown-option"),
        ("clocktower", {"players": 99}, "player-count"),
    ):
        with pytest.raises(Denied, match=code):
            await anna.open(game, options=options)
    with pytest.raises(Denied, match="401"):
        await Visitor(base).open("lantern")


@at_server
async def test_a_finished_game_can_be_replayed_with_its_fog_or_open(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    code = await anna.open("lantern", play=True, settings={"pace_ms": 0, "bot": "random"})
    client = await Client(anna, code).enter()
    assert client.table is not None
    with pytest.raises(Denied, match="no-such-game"):
        await anna.get("/api/history/nothing/replay")
    await play(client, Random(2))
    await client.until(lambda: client.table is not None and client.table.replay is not None)
    listed = await anna.get("/api/history")
    assert isinstance(listed, list)
    (played,) = listed
    assert played["id"] == client.table.replay and played["seat"] == 0
    record = await anna.get(f"/api/history/{played['id']}")
    assert isinstance(record, dict) and record["names"][0] == "Anna" and record["seat"] == 0
    fogged = await anna.get(f"/api/history/{played['id']}/replay?seat=0")
    assert isinstance(fogged, dict)
    view, events = fogged["view"], list(fogged["events"])
    for step in fogged["steps"]:
        events += step.get("events", [])
        made = [_change(each) for each in step.get("changes", [])]
        view = apply(view, made)
    assert events == client.events and view == client.view
    public = await anna.get(f"/api/history/{played['id']}/replay")
    opened = await anna.get(f"/api/history/{played['id']}/replay?open=1")
    assert isinstance(public, dict) and isinstance(opened, dict)
    told = [sum(len(step.get("events", [])) for step in each["steps"]) for each in (public, fogged, opened)]
    assert told[0] < told[1] < told[2]
    assert "Burnt" not in json.dumps(public)
    for bad in ("seat=7", "seat=x", "seat=-2"):
        with pytest.raises(Denied, match="unknown-seat"):
            await anna.get(f"/api/history/{played['id']}/replay?{bad}")
    _, headers, log = await fetch(f"{base}/api/history/{played['id']}/log")
    assert log.startswith(b'{"game":"lantern"') and "attachment" in headers["content-disposition"]
    await client.leave()


def _change(raw: object) -> wire.Change:
    made: wire.Change = msgspec.convert(raw, wire.Change)
    return made


@at_server
async def test_a_script_is_checked_before_it_is_used(base: str) -> None:
    visitor = Visitor(base)
    good = [{"id": "_meta", "name": "Short <b>"}, "imp", "poisoner", "fortune_teller"]
    card = await visitor.post("/api/games/clocktower/script", good)
    assert card["name"] == "Short <b>" and card["counts"] == [1, 0, 1, 1] and card["players"] == []
    lacks = msgspec.convert(card["warnings"], list[Remark])
    assert [(each.code, each.rule) for each in lacks] == [("script-too-small", "C-133")] * len(
        lacks
    ) and lacks
    assert card["advice"] == [] and card["proposals"] and "imp" not in str(card["proposals"])
    clear = [
        "washerwoman",
        "chef",
        "empath",
        "monk",
        "undertaker",
        "virgin",
        "slayer",
        "soldier",
        "spy",
        "imp",
    ]
    advised = msgspec.convert(
        (await visitor.post("/api/games/clocktower/script", clear))["advice"], list[Remark]
    )
    assert [each.code for each in advised] == ["script-few-outsiders", "script-all-is-true"]
    assert all(each.text and "⟦" not in each.text for each in advised)
    assert card["other"] == ["dusk", "poisoner", "imp", "fortuneteller", "dawn"]
    for bad, code in (
        (["imp", "imp"], "doubled-role"),
        (["imp", "javascript:alert(1)"], "unknown-role"),
        ({"not": "a list"}, "not-a-script"),
        ([{"name": "no id"}], "script-field"),
        (["imp"] * 20_000, "message-too-long"),
    ):
        with pytest.raises(Denied, match=code):
            await visitor.post("/api/games/clocktower/script", bad)
    status, _, _ = await fetch(base + "/api/games/clocktower/script", b"[" * 60_000)
    assert status == 400


@at_server
async def test_words_come_in_one_file_for_each_language(base: str) -> None:
    for lang in ("ru", "en"):
        address = f"{base}/words/{lang}.ftl?game=clocktower"
        status, headers, text = await fetch(address)
        assert status == 200 and b"refuse-host-only" in text and b"role-empath" in text
        status, _, text = await fetch(
            f"{base}/words/{lang}.ftl?game=clocktower", if_none_match=headers["etag"]
        )
        assert status == 304 and not text
    for unknown in ("de.ftl", "ru.ftl?game=chess"):
        status, _, _ = await fetch(f"{base}/words/{unknown}")
        assert status == 404


@at_server
async def test_pages_of_books_come_one_by_one(base: str) -> None:
    for lang in ("ru", "en"):
        for game in ("", "?game=betrayal"):
            _, _, text = await fetch(f"{base}/words/{lang}.ftl{game}")
            assert b"haunt-21 =" in text and b"page-" not in text
        address = f"{base}/words/{lang}.ftl?game=betrayal&page=21-heroes&page=new-powers"
        status, _, text = await fetch(address)
        assert status == 200
        assert re.findall(rb"^(\S+) =", text, re.MULTILINE) == [b"page-21-heroes", b"page-new-powers"]
        _, _, text = await fetch(f"{base}/words/{lang}.ftl?game=betrayal&page=no-such")
        assert text == b""


def test_health_and_metrics_tell_nothing_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            await numbers_are_for_the_operator(base, (tmp_path / "metrics-token").read_text())

    asyncio.run(story())


async def numbers_are_for_the_operator(base: str, token: str) -> None:
    anna = await Visitor.come(base, "Anna")
    client = await Client(anna, await anna.open("lantern")).enter()
    await client.do(wire.Back(""))
    status, _, body = await fetch(base + "/healthz")
    assert status == 200 and json.loads(body)["ok"] is True
    for wrong in ("", "Bearer ", "Bearer x", f"Bearer {anna.token}", f"Basic {token}"):
        status, _, page = await fetch(base + "/metrics", authorization=wrong)
        assert status == 404 and b"nightbell_" not in page
    _, _, page = await fetch(base + "/metrics", authorization=f"Bearer {token}")
    text = page.decode()
    assert "nightbell_tables 1.0" in text and "nightbell_connections 1.0" in text
    assert 'nightbell_refusals_total{code="not-seated",command="Back"} 1.0' in text
    for secret in (anna.token, client.code, "Anna"):
        assert secret not in text
    await client.do(wire.Say("", "it moves"))
    _, _, again = await fetch(base + "/metrics", authorization=f"Bearer {token}")
    assert again == page, "a deed can be seen the moment it is done"
    await client.leave()


@at_server
async def test_unknown_paths_are_the_clients_and_files_are_not_guessed(base: str) -> None:
    status, _, _ = await fetch(base + "/t/ABCDEFGH")
    assert status == 200
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/api/nothing", "/app.py"):
        status, _, body = await fetch(base + path)
        assert status == 404 and b"import" not in body


def test_the_description_names_every_type_it_uses() -> None:
    for described in (openapi("1"), schema()):
        text = json.dumps(described)
        for ref in set(re.findall(r'"\$ref": "#/([^"]+)"', text)):
            place: object = described
            for part in ref.split("/"):
                assert isinstance(place, dict)
                place = place[part]


def test_the_schema_tells_all_messages_and_every_games_types() -> None:
    told = schema(("whispers", "clocktower", "betrayal"))
    components = told["$defs"]
    assert isinstance(components, dict)
    for name in ("Snapshot", "Update", "Bye", *(kind.__name__ for kind in wire.COMMANDS)):
        assert name in components or any(each.endswith(f".{name}") for each in components)
    for group in ("views", "options", "events"):
        listed = told[group]
        assert isinstance(listed, dict) and all(listed[game]["anyOf"] for game in listed)


@pytest.mark.parametrize("game", games.GAMES)
def test_the_words_of_a_game_have_no_message_twice(game: str) -> None:
    for lang in LANGUAGES:
        names = re.findall(rb"^([a-z][\w-]*) =", words_file(lang, game), re.MULTILINE)
        assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u202e\u200b", "x" * 25, "\n\t", "\u3164", "\u2800\u2800", "\u0301\u0301"]
)
def test_names_that_cannot_be_shown_are_refused(typed: str) -> None:
    with pytest.raises(Exception, match="name-"):
        clean_name(typed)


@pytest.mark.parametrize("typed", ["Storyteller", " story teller", "Рассказчик", "PАССКАЗЧИК", "Night-bell"])
def test_nobody_is_called_by_an_office(typed: str) -> None:
    with pytest.raises(Exception, match="name-reserved"):
        clean_name(typed)


def test_names_are_shown_as_they_were_meant() -> None:
    assert clean_name("Zoe" + "\u0308" * 20) == "Zoë\u0308\u0308"
    assert clean_name("José") == "José"
    assert clean_name("  Анна\u202e  Мария ") == "Анна Мария"
    assert read_code("oil0-1234") == "01101234"


def test_the_secret_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    file = tmp_path / "data" / "secret"
    secret = read_secret(file)
    assert len(secret) == 32 and read_secret(file) == secret
    assert file.stat().st_mode & 0o077 == 0
    file.chmod(0o644)
    with pytest.raises(Exception, match="secret-readable-by-others"):
        read_secret(file)
    file.chmod(0o600)
    for bad, code in (
        ("", "secret-too-short"),
        ("secret", "secret-unreadable"),
        ("00ff", "secret-too-short"),
    ):
        file.write_text(bad)
        with pytest.raises(Exception, match=code):
            read_secret(file)


def test_credits_are_used_up_and_come_back() -> None:
    credits = Credits(most=3, per_second=1, now=0.0)
    assert [credits.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert credits.take(2.5)
    visitors = Visitors(most=2, per_second=1, remembered=2)
    assert [visitors.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert visitors.take("b", 0.0) and visitors.take("c", 0.0)
    assert len(visitors.known) == 2
