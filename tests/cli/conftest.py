"""The command run in this process, and Lantern as a game that it can find."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import NamedTuple, TypeAlias

import pytest

from nightbell import cli, games
from nightbell.text import bundle
from tests.engine.lantern import LANTERN

LANTERN_WORDS = """
game-lantern = Lantern
    .about = Three wanderers and the wind.
event-burnt = { $seat } burns { $candles }.
event-wind = The wind blows: { $strength }.
event-carries = { $seat-you ->
    [yes] You carry the lantern.
   *[no] { $seat } carries the lantern.
}
event-hurt = { $seat } is hurt: { $wax } wax, { $wick } wick.
event-sang = { $seat } sings of { $song }.
event-out = { $seat } goes out.
ask-burn = How many candles?
ask-grab = Grab the chance?
ask-victims = Whom?
ask-hard = Hard, against { $seat }?
ask-share = Share out { $points }.
ask-sing = Sing
word-grab = grab
word-wait = wait
word-dawn = dawn
word-dusk = dusk
song-dawn = dawn
    .about = A bright song.
song-dusk = dusk
outcome-wanderer-0 = The first wanderer is left.
outcome-wanderer-1 = The second wanderer is left.
outcome-wanderer-2 = The third wanderer is left.
box-songs = Songs
"""


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Command: TypeAlias = Callable[..., Ran]


@pytest.fixture
def nightbell(
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
) -> Command:
    """`nightbell("simulate", "whispers", typed="1\\n2\\n")`, in English unless `--lang` says otherwise."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))

    def run(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capfd.readouterr()
        status = cli.run(argv)
        told = capfd.readouterr()
        return Ran(status, told.out, told.err)

    return run


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lantern among the games, with words and a board."""
    load, source = games.load, bundle.source
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, "lantern"))
    monkeypatch.setattr(games, "load", lambda game: LANTERN if game == "lantern" else load(game))
    monkeypatch.setattr(
        bundle, "source", lambda lang, name: LANTERN_WORDS if name == "lantern" else source(lang, name)
    )
    board = SimpleNamespace(draw=lambda view, words: f"round {view.round}, candles {view.mine}")
    monkeypatch.setitem(sys.modules, "nightbell.cli.boards.lantern", board)
    bundle.bundle.cache_clear()
    bundle._resource.cache_clear()
    yield
    bundle.bundle.cache_clear()
    bundle._resource.cache_clear()
