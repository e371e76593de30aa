"""A fourth game, put on the shelf by one line: the terminal and the house play it as they play their own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import pytest
from tools.stress.servant import play

from nightbell import cli, games, shelf
from nightbell.engine import Refusal, Rules, State
from nightbell.server import http, run, wording
from nightbell.server.client import Client, Visitor
from nightbell.server.schema import GameNouns
from nightbell.text import Words, bundle
from tests.conformance import conformance
from tests.games.liars import RULES
from tests.server.test_http import at_server

HOME = "tests.games.liars"


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    shelf.put(HOME)
    yield
    shelf.take_away("liars")
    forget()


def forget() -> None:
    """What was read of the games on the shelf is read again."""
    for read in (games.load, bundle.bundle, bundle._resource, wording.words_file, http.card):
        read.cache_clear()


def test_the_rules_keep_the_laws_of_the_engine() -> None:
    conformance(RULES, {}, range(2))


def test_the_terminal_plays_it_with_a_plain_board(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", (tmp_path / "typed").open("w+"))
    sys.stdin.write("*\n" * 40)
    sys.stdin.seek(0)
    assert cli.run(["--lang", "en", "play", "liars", "--as", "1", "--seed", "3"]) == 0
    told = capfd.readouterr().out
    assert "Your dice: " in told and "Nobody has bid." in told
    assert "Bid higher, or doubt?" in told
    assert "The bidder lied." in told or "The bid was honest." in told
    assert "⟦" not in told


@at_server
async def test_the_house_plays_it_over_a_socket(base: str) -> None:
    visitor = await Visitor.come(base, "Anna")
    cards = await visitor.get("/api/games")
    assert isinstance(cards, list) and "liars" in [card["game"] for card in cards]
    code = await visitor.open("liars", play=True, settings={"pace_ms": 0, "bot": "random"})
    client = await Client(visitor, code).enter()
    await play(client, Random(2))
    assert client.outcome in ("caught", "honest")
    events = msgspec.convert(client.events, list[dict[str, object]])
    assert [event["seat"] for event in events if event["type"] == "Rolled"] == [0], "others keep theirs"
    nouns = msgspec.convert(await visitor.get("/api/nouns/liars"), GameNouns)
    assert nouns.events["BidMade"]["seat"] == ["seat", False]
    assert await visitor.get("/api/rules/liars") == []
    await client.leave()


# ---- with a part missing


class Half(Rules[State, State]):
    name = "half"
    version = "1"


def half(monkeypatch: pytest.MonkeyPatch, rules: object) -> None:
    module = ModuleType("half")
    if rules is not None:
        module.RULES = rules  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "half", module)
    monkeypatch.setitem(shelf._put, "half", "half")
    forget()


def test_a_game_without_rules_or_with_half_of_them_says_which_part_it_lacks(monkeypatch) -> None:
    for rules, part in ((None, "RULES"), (Half(), "new")):
        half(monkeypatch, rules)
        with pytest.raises(Refusal) as refusal:
            games.load("half")
        assert (refusal.value.message, refusal.value.args_for_text["part"]) == ("game-lacks", part)
    assert Words("en").refusal(refusal.value) == "The game “half” lacks a part: new."
    monkeypatch.setitem(shelf._put, "nowhere", "no.such.nowhere")
    with pytest.raises(Refusal, match=r"no\.such\.nowhere"):
        games.load("nowhere")


def test_a_house_does_not_open_with_a_game_that_lacks_its_words(monkeypatch, tmp_path) -> None:
    package = tmp_path / "mute"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").write_text("from tests.games.liars import RULES\n")
    (package / "words" / "ru.ftl").write_text("game-mute = Немая\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(shelf._put, "mute", "mute")
    with pytest.raises(Refusal) as refusal:
        run.server("127.0.0.1", 0, "", data=tmp_path)
    assert refusal.value.args_for_text == {"game": "mute", "part": "words/en.ftl"}
