"""The shell completes commands and options, in the reader's language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nightbell import cli


@pytest.mark.parametrize(("lang", "told"), [("en", "completes nightbell"), ("ru", "дополняет nightbell")])
def test_a_shell_is_taught_to_complete(
    lang: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert cli.run(["--install-completion", "bash", "--lang", lang]) == 0
    assert told in capsys.readouterr().out
    assert "nightbell" in (tmp_path / ".bashrc").read_text()


def test_an_unknown_shell_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--install-completion", "sh3ll", "--lang", "en"]) == 2
    assert "sh3ll" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "told"), [("en_GB", "the port to listen on"), ("ru_RU", "порт")])
def test_the_shell_is_told_how_a_line_may_go_on(lang: str, told: str) -> None:
    asked = {"_NIGHTBELL_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "nightbell serve --po"}
    env = os.environ | asked | {"LANG": f"{lang}.UTF-8", "LC_ALL": f"{lang}.UTF-8"}
    answer = subprocess.run(
        [sys.executable, "-m", "nightbell"], env=env, capture_output=True, text=True, check=False
    )
    assert "--port" in answer.stdout and told in answer.stdout
