"""What somebody says to all, as far as the narrator may have to do something about it.

Here a line is read, in every language: what the speaker claims to be, and what they say that somebody else
is. The game says what it proposes. A person who narrates is offered it beside the line; a narrator without a
person takes it, but only where the sentence says nothing else, so that nobody is held to half a thought.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final

from nightbell.engine import Answer, Choice, Cue, Heard, Seat
from nightbell.server.entries import named_in, place_of, says
from nightbell.server.people import GameTable
from nightbell.text import LANGUAGES, Words

_VOWELS: Final = re.compile(r"[аеёиоуыэюя]|[aeiouy]+(?<!e\b)", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W\d_]+|\d+")
_CLAUSE: Final = re.compile(r"([^.,;!?\n]+)([.,;!?\n]*)")


def cues_in(table: GameTable, game: str, narrator: Seat, speaker: Seat, text: str) -> tuple[Cue, ...]:
    """What a line proposes to the narrator, as far as it can be answered now."""
    cues = table.rules.manners.cues(table.view(narrator), speaker, read(table, game, speaker, text))
    standing = (
        {each.kind: each.choice for each in table.rules.standing(table.state, narrator)} if cues else {}
    )
    return tuple(
        cue for cue in cues if cue.standing in standing and _fits(standing[cue.standing], cue.answer)
    )


def _fits(choice: Choice[Answer], answer: Answer) -> bool:
    try:
        return answer is None or choice.take(answer) == answer
    except LookupError:
        return False


def read(table: GameTable, game: str, speaker: Seat, text: str) -> Heard:
    """Of each clause that names just one role or trait, of whom it is said. What is denied is not said."""
    own: list[tuple[str, bool]] = []
    of: list[tuple[Seat, str, bool]] = []
    people = _people(game, tuple(table.rules.seats(table.state)), table.log.header.names)
    for words, asked in _clauses(text):
        named = named_in(words, game, table.rules.manners.traits)
        if len(named) != 1 or not _listed("word-denials").isdisjoint(words):
            continue
        meant = {seat: place for seat, names in people for name in names if (place := place_of(name, words))}
        [(what, place)] = named
        taken = place.union(*meant.values())
        left = {word for at, word in enumerate(words) if at not in taken}
        sure = not asked and left <= _listed("word-fillers")
        if len(meant) == 1:
            of.append((next(iter(meant)), what, sure))
        elif not meant and not _listed("word-own").isdisjoint(left):
            own.append((what, sure))
    long_words = any(syllables(word) > 1 for word in _WORD.findall(text))
    return Heard(text, lambda noun, id: says(text, game, noun, id), tuple(own), tuple(of), long_words)


def _clauses(text: str) -> Iterator[tuple[list[str], bool]]:
    """The words of each clause, and whether it is a question."""
    joins = _listed("word-joins")
    for said, stop in _CLAUSE.findall(text.lower().replace("ё", "е")):
        for joined, words in groupby(_WORD.findall(said), joins.__contains__):
            if not joined:
                yield list(words), "?" in stop


@lru_cache(maxsize=64)
def _people(
    game: str, seats: tuple[str, ...], names: tuple[str, ...]
) -> tuple[tuple[Seat, frozenset[tuple[str, ...]]], ...]:
    """What everybody at a table is called, in every case of every language."""
    languages = [Words(lang, game, seats=seats, names=names) for lang in LANGUAGES]
    return tuple(
        (
            Seat(seat),
            frozenset(
                tuple(_WORD.findall(name.lower().replace("ё", "е")))
                for words in languages
                for name in (words.seat(Seat(seat)), *words.cases(Seat(seat)).values())
            ),
        )
        for seat in range(len(seats))
    )


@lru_cache(maxsize=8)
def _listed(id: str) -> frozenset[str]:
    """Words of a kind, in all languages."""
    return frozenset(word for lang in LANGUAGES for word in Words(lang).say(id).split())


def syllables(word: str) -> int:
    """How many syllables a word seems to have.

    >>> [syllables(word) for word in ("дом", "мама", "stone", "water")]
    [1, 2, 1, 2]
    """
    return len(_VOWELS.findall(word)) or 1
