"""The command that opens the house."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from tools.stress.servant import free_port

from nightbell import cli, games
from nightbell.server import run
from nightbell.server.run import addresses
from nightbell.text import LANGUAGES, bundle
from tests.server.conftest import served


@pytest.mark.parametrize(("lang", "told"), [("ru", "обратн"), ("en", "reverse proxy")])
def test_help_tells_how_to_stand_behind_a_proxy(
    lang: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["serve", "--help", "--lang", lang]) == 0
    page = " ".join(capsys.readouterr().out.split())
    assert told in page and "--db" in page and "--origin" in page


def test_a_port_that_is_taken_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.run(["serve", "--port", str(port), "--lang", "en"]) == 2
    assert f"127.0.0.1:{port}" in capsys.readouterr().err


def test_who_is_told_to_stop_ends_well_at_any_time(tmp_path: Path) -> None:
    """As the first process of a container nothing else would end it: not even before it serves."""
    env = os.environ | {"NIGHTBELL_DATA": str(tmp_path), "NIGHTBELL_PORT": str(free_port())}
    early = (
        "import os, signal; from nightbell import cli; from nightbell.server import run; "
        "run.many_files = lambda _: os.kill(os.getpid(), signal.SIGTERM); cli.run(['serve'])"
    )
    assert subprocess.run([sys.executable, "-c", early], env=env).returncode == 0
    serving = subprocess.Popen([sys.executable, "-m", "nightbell", "serve"], env=env, stderr=subprocess.PIPE)
    assert serving.stderr is not None
    assert b"tables restored" in serving.stderr.readline()
    serving.terminate()
    assert serving.wait(60) == 0
    serving.stderr.close()


def test_addresses_are_those_a_browser_can_open() -> None:
    assert addresses("127.0.0.1", 8321) == ["http://127.0.0.1:8321"]
    assert addresses("0.0.0.0", 80)[0] == "http://localhost:80"


def test_words_are_read_before_somebody_is_refused_something(tmp_path: Path) -> None:
    """To read a game's words takes a quarter of a second, which nobody at another table should wait."""
    bundle.bundle.cache_clear()

    async def story() -> None:
        async with served(tmp_path):
            while bundle.bundle.cache_info().currsize < len(LANGUAGES) * len(games.known()):
                await asyncio.sleep(0.01)

    asyncio.run(story())


@pytest.mark.parametrize("alone", [True, False], ids=["a process of its own", "within another's"])
def test_what_was_loaded_is_not_looked_through_for_garbage_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    """With a quarter of a million things of ours, each look would stop everybody for a tenth of a second."""
    told: list[object] = []
    monkeypatch.setattr(run, "read_ahead", lambda games: told.append("words"))
    looked = asyncio.Event()
    garbage = SimpleNamespace(
        freeze=lambda: told.append("kept"), set_threshold=lambda *how: told.append(how), collect=looked.set
    )
    monkeypatch.setattr(run, "gc", garbage)
    monkeypatch.setattr(run, "LOOK_SECONDS", 0.0)

    async def served() -> None:
        server = run.server("127.0.0.1", 0, "", data=tmp_path)
        server.alone, server.calm = alone, 0.0
        serving = asyncio.create_task(server.serve())
        await server.house.restored.wait()
        while not server.started:
            await asyncio.sleep(0.01)
        await server.settling
        if alone:
            await asyncio.wait_for(looked.wait(), 60)
        server.stop()
        await serving

    asyncio.run(served())
    assert looked.is_set() is alone, "what is new since then is looked through"
    kept = ["kept", run.GARBAGE] if alone else []
    assert told == [*kept, "words", *kept]
