"""Everything that can be chosen for a table has bounds, and they are looked at before anything is built."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator

import msgspec
import pytest
from tools.stress.inside import house, parlour

from nightbell import games
from nightbell.engine import Refusal
from nightbell.server import protocol as wire
from nightbell.server.http import NewTable
from nightbell.server.schema import anything, options_type
from nightbell.server.store import Guest
from tests.server.test_room import done, story


def unbounded(schema: dict[str, object], path: str) -> Iterator[str]:
    """The places of a schema at which something of any size fits."""
    kind = schema.get("type")
    if "enum" in schema or "const" in schema:
        return
    if kind in ("integer", "number") and not {"minimum", "maximum"} <= set(schema):
        yield path
    if kind == "string" and "maxLength" not in schema:
        yield path
    if kind == "array":
        items = schema.get("items")
        if isinstance(items, dict):
            if "maxItems" not in schema:
                yield path
            yield from unbounded(items, f"{path}[]")
        for part in [*as_list(schema.get("prefixItems")), *as_list(items)]:
            yield from unbounded(part, f"{path}[]")
    for part in as_list(schema.get("anyOf")):
        yield from unbounded(part, path)


def as_list(found: object) -> list[dict[str, object]]:
    return found if isinstance(found, list) else []


def fields(kind: type[msgspec.Struct]) -> Iterator[tuple[str, dict[str, object]]]:
    _, components = msgspec.json.schema_components([kind], schema_hook=anything)
    for name, schema in components[kind.__name__]["properties"].items():
        yield f"{kind.__name__}.{name}", schema


@pytest.mark.parametrize("game", games.GAMES)
def test_every_option_of_every_game_has_bounds(game: str) -> None:
    kind = options_type(games.load(game))
    assert kind is not None
    assert [path for name, schema in fields(kind) for path in unbounded(schema, name)] == []


def test_every_setting_of_a_table_has_bounds() -> None:
    assert [path for name, schema in fields(wire.House) for path in unbounded(schema, name)] == []


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("number", [10**6, 10**30, -(10**6)])
def test_a_huge_number_builds_nothing(game: str, number: int) -> None:
    rules = games.load(game)
    tracemalloc.start()
    with pytest.raises(Refusal, match="bad-option"):
        rules.new({"players": number}, 0)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 200_000


@story
async def test_a_table_is_opened_with_the_same_bounds_as_it_is_changed() -> None:
    for settings in (
        {"title": "x" * 61},
        {"hand_seconds": 1e308},
        {"hand_seconds": 0},
        {"pace_ms": 10**18},
        {"dawn_seconds": [1e308, 1e308]},
        {"turn_seconds": -1},
        {"bot": "x" * 41},
    ):
        raw = msgspec.json.encode({"game": "whispers", "settings": settings})
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(raw, type=NewTable)
    anna = Guest("guest-anna", "Anna", "en")
    for bad, code in (
        (wire.House(dawn_seconds=(9, 2)), "pause-backwards"),
        (wire.House(bot="oracle"), "unknown-bot"),
    ):
        with pytest.raises(Refusal, match=code):
            await house().open(anna, "whispers", {}, bad)


@story
async def test_titles_hide_nothing() -> None:
    anna = Guest("guest-anna", "Anna", "en")
    live, _ = await house().open(anna, "whispers", {}, wire.House(title=" Late\u202e\x00\n night "))
    assert live.room.settings.title == "Late night"
    table = await parlour("lantern")
    await done(table.host, wire.Settings("a", title="\u2066Our\ttable\x00"))
    assert table.room.settings.title == "Our table"
    await done(table.host, wire.Timer("b", "\u202eTea\x07", 60))
    assert [clock.title for clock in table.room.clocks.values()] == ["Tea"]
