"""Names of people in their cases, by the endings that a language lists (`name-endings` in its shared words).

One line is one ending: whose name it may be, how the name ends, how many letters then fall off, and what
comes in their place in each case. The first line that fits decides; a name that fits none stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

Form: TypeAlias = Literal["she", "he", ""]
"""How somebody is spoken of; empty without gender."""
CASES: Final = ("gen", "dat", "acc", "ins", "pre")
WHOSE: Final[Mapping[str, frozenset[Form]]] = {
    "all": frozenset(("she", "he", "")),
    "not-she": frozenset(("he", "")),
    "he": frozenset(("he",)),
    "she": frozenset(("she",)),
}
_WORD = re.compile(r"[^\W\d_]+")


class Ending(NamedTuple):
    whose: frozenset[Form]
    end: re.Pattern[str]
    cut: int
    added: tuple[str, ...]


@cache
def endings(lines: str) -> tuple[Ending, ...]:
    found = []
    for line in lines.splitlines():
        whose, end, cut, *added = line.split()
        found.append(Ending(WHOSE[whose], re.compile(f"{end}$", re.IGNORECASE), int(cut), tuple(added)))
    return tuple(found)


@lru_cache(maxsize=4096)
def cases(name: str, form: Form, lines: str) -> Mapping[str, str]:
    """A name in every case, word by word.

    >>> cases("Лев", "he", "not-she ^лев 2 ьва ьву ьва ьвом ьве")["dat"]
    'Льву'
    """
    words = [_declined(word, form, endings(lines)) for word in _WORD.findall(name)]
    between = _WORD.split(name)
    return {
        case: between[0] + "".join(word[place] + gap for word, gap in zip(words, between[1:], strict=True))
        for place, case in enumerate(CASES)
    }


def _declined(word: str, form: Form, known: tuple[Ending, ...]) -> tuple[str, ...]:
    for ending in known:
        if form in ending.whose and ending.end.search(word):
            return tuple(word[: len(word) - ending.cut] + added for added in ending.added)
    return (word,) * len(CASES)
