"""Which entries of the glossary a text speaks of, in either language and in any form of the word.

Russian words are compared without their endings («Гадалку» is «Гадалка»), English ones without a plural or
a genitive. A role counts for more than a term, and everyday words of the glossary only where nothing else is
found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from nightbell import games
from nightbell.text import LANGUAGES, Lang, Words

Entry: TypeAlias = tuple[str, str]
"""A noun and an id: `("role", "monk")`, `("term", "poisoned")`."""

MOST: Final = 3
NOUNS: Final = {"roles": "role", "company": "role", "terms": "term"}

_WORD = re.compile(r"[^\W\d_]+")
_LONGEST_ENDING = 3
HEAD: Final = 2
"""Letters by which most names are told apart from most words."""


def entries_in(text: str, game: str) -> list[Entry]:
    """The entries that a question is about, the best first; none is possible."""
    words = _spoken(text)
    found = [entry for entry, names in _names(game) if any(_stands(name, words) for name in names)]
    everyday = games.load(game).manners.everyday
    telling = [entry for entry in found if entry[0] == "role" or entry[1] not in everyday]
    return (telling or found)[:MOST]


def roles_in(text: str, game: str) -> list[str]:
    """Every role that a text names."""
    words = _spoken(text)
    return [
        id for (noun, id), names in _names(game) if noun == "role" and any(_stands(n, words) for n in names)
    ]


def says(text: str, game: str, noun: str, id: str) -> bool:
    """Whether a text names a thing, in any language."""
    words = _spoken(text)
    return any(_stands(name, words) for lang in LANGUAGES for name in _stems(lang, game, noun, id))


def named_in(words: list[str], game: str, traits: frozenset[str]) -> list[tuple[str, frozenset[int]]]:
    """Which roles and traits are named among words, and where: an Evil Twin is not said to be evil."""
    found: list[tuple[str, frozenset[int]]] = []
    heads = _heads(words)
    for head, id, name in _said_of(game, traits):
        if head in heads and (place := place_of(name, words)):
            if not any(place & taken for _, taken in found):
                found.append((id, place))
    return found


def _heads(words: list[str]) -> set[str]:
    """How the words of a text begin: a name that begins otherwise need not be looked for."""
    return {word[:size] for word in words for size in range(1, HEAD + 1)}


def place_of(name: tuple[str, ...], words: list[str]) -> frozenset[int]:
    """Where the words of a name stand one after another in a text; nowhere is empty."""
    size = len(name)
    for start in range(len(words) - size + 1):
        if all(map(_is, name, words[start : start + size])):
            return frozenset(range(start, start + size))
    return frozenset()


@cache
def _said_of(game: str, traits: frozenset[str]) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """The names of all roles and traits, the longest first, each with how it begins."""
    found = [(id, name) for (noun, id), names in _names(game) if noun == "role" for name in names]
    for lang in LANGUAGES:
        words = Words(lang, game)
        found += [(each, (said,)) for each in traits for said in words.say(f"said-{each}").split()]
    return tuple(
        (name[0][:HEAD], id, name) for id, name in sorted(found, key=lambda each: (-len(each[1]), each))
    )


def _spoken(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("ё", "е"))


@cache
def _names(game: str) -> tuple[tuple[Entry, tuple[tuple[str, ...], ...]], ...]:
    """Every entry with the stems of its name in each language, roles first."""
    content = games.load(game).content()
    found = []
    for key, noun in NOUNS.items():
        for id in content.get(key, ()):
            names = tuple(name for lang in LANGUAGES for name in _stems(lang, game, noun, id))
            found.append(((noun, id), names))
    return tuple(found)


def _stems(lang: Lang, game: str, noun: str, id: str) -> Iterator[tuple[str, ...]]:
    name = Words(lang, game).thing(noun, id).partition("(")[0]
    words = [_stem(lang, word) for word in _spoken(name)]
    if words:
        yield tuple(words)


def _stem(lang: Lang, word: str) -> str:
    """A word without the ending that its language gives it; short ones keep what little they have.

    >>> [_stem("ru", word) for word in ("гадалка", "святой", "мэр", "дева")], _stem("en", "empath")
    (['гадалк', 'свят', 'мэр', 'дев'], 'empath')
    """
    bare = _endings(lang).sub("", word)
    return bare if len(bare) >= 3 else word


@cache
def _endings(lang: Lang) -> re.Pattern[str]:
    return re.compile(f"(?:{Words(lang).say('word-endings')})$")


def _stands(name: tuple[str, ...], words: list[str]) -> bool:
    return bool(place_of(name, words))


def _is(stem: str, word: str) -> bool:
    """Whether a word is a form of what this is the stem of."""
    if not word.startswith(stem):
        return False
    ending = word[len(stem) :]
    if stem.isascii():
        return ending in ("", "s", "es")
    return len(ending) <= _LONGEST_ENDING and not (len(stem) < 4 and len(ending) > 2)
