"""A language that is complete by construction: the English messages with every letter changed.

What a person reads in it without one of those letters was never in Fluent.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from nightbell import cli
from nightbell.text import bundle

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "àƀĉđèƒĝĥìĵķĺɱñòþɋŕśťùṽŵẋÿžÀƁĈĐÈƑĜĤÌĴĶĹṀÑÒÞɊŔŚŤÙṼŴẊŸŽ"
ACCENTS = str.maketrans(PLAIN, STRANGE)


DATA = ("name-endings", "word-endings")
"""What a language says to the program and not to a person."""


class Accented(Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:
        return node if node.id.name in DATA else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(ACCENTS))


def accented(text: str) -> str:
    whole = Accented().visit(FluentParser(with_spans=False).parse(text))
    return FluentSerializer().serialize(whole)


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everybody who speaks English speaks strangely."""
    plain = bundle.source

    def source(lang: bundle.Lang, name: str) -> str | None:
        text = plain(lang, name)
        return text if text is None or lang != "en" else accented(text)

    monkeypatch.setattr(bundle, "source", source)
    read = (bundle.bundle, bundle._resource)
    for each in read:
        each.cache_clear()
    yield
    for each in read:
        each.cache_clear()


def test_the_accents_touch_words_and_nothing_that_a_program_reads():
    said = "told = { $seat-you ->\n    [yes] You die.\n   *[no] { $seat } dies.\n}\n    .about = Long ago\n"
    strange = accented(said)
    assert "Ÿòù đìè." in strange and "{ $seat } đìèś." in strange and ".about = Ĺòñĝ àĝò" in strange
    assert "[yes]" in strange and "$seat-you" in strange


@pytest.mark.parametrize(
    ("game", "seat"), [("whispers", "1"), ("whispers", "2"), ("clocktower", "1"), ("betrayal", "1")]
)
def test_nothing_in_the_terminal_is_said_outside_the_language(
    strange: None,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    game: str,
    seat: str,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", (tmp_path / "typed").open("w+"))
    sys.stdin.write("*\n" * 60)
    sys.stdin.seek(0)
    cli.run(["--lang", "en", "play", game, "--as", seat, "--seed", "3"])
    told = capfd.readouterr()
    assert len(told.out) > 2000
    said = re.sub(r"\S*/\S*", "", told.out + told.err)  # where the log was written
    assert sorted(set(re.findall(r"[A-Za-z]{3,}", said))) == []
