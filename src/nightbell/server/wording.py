"""The words that a client asks for, as files."""

from __future__ import annotations

import re
from functools import cache

from nightbell import games
from nightbell.text import Lang
from nightbell.text.bundle import source

SEALED = re.compile(r"^page-([\w-]+) =.*\n?(?:^[ \t}].*\n?)*", re.MULTILINE)
"""Pages of books that only one side of a game reads."""


@cache
def words_file(lang: Lang, game: str = "") -> bytes:
    """Fluent files of a language in one: the shared words, the server's, and one game's or all games'.

    Two games may use one id for different sentences, so a client that plays asks for one game's words. Pages
    of books are not among them: nobody holds a page that is not theirs to read.
    """
    files = ("common", "server", *((game,) if game else games.known()))
    return SEALED.sub("", "\n".join(text for name in files if (text := source(lang, name)))).encode()


def page_file(lang: Lang, game: str, pages: list[str]) -> bytes:
    """The pages of a game's books that a client asks for by name, once its view names them, in that order."""
    known = _pages(lang, game)
    return "".join(known[page] for page in dict.fromkeys(pages) if page in known).encode()


@cache
def _pages(lang: Lang, game: str) -> dict[str, str]:
    return {each[1]: each.group() for each in SEALED.finditer(source(lang, game) or "")}
