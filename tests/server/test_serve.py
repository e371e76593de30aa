"""The command that opens the house."""

from __future__ import annotations

import socket

import pytest

from nightbell import cli
from nightbell.server.run import addresses


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


def test_addresses_are_those_a_browser_can_open() -> None:
    assert addresses("127.0.0.1", 8321) == ["http://127.0.0.1:8321"]
    assert addresses("0.0.0.0", 80)[0] == "http://localhost:80"
