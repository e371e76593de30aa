"""What somebody says to all and the narrator waits for: a secret word, or a word that is too long.

The game names the cues and what each proposes; whether a text holds one is found here, in every language. A
person who narrates is offered the answer beside the line; a narrator without a person takes it.
"""

from __future__ import annotations

import re
from typing import Final

from nightbell.engine import Answer, Cue, Seat
from nightbell.server.entries import says
from nightbell.server.people import GameTable

_VOWELS: Final = re.compile(r"[аеёиоуыэюя]|[aeiouy]+(?<!e\b)", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W\d_]+")


def cues_in(
    table: GameTable, game: str, narrator: Seat, speaker: Seat, text: str
) -> list[tuple[str, Answer]]:
    """What a line proposes to the narrator, as far as it can be answered now."""
    cues = table.rules.manners.cues(table.view(narrator), speaker)
    found = [cue for cue in cues if holds(cue, game, text)]
    standing = {each.kind: each for each in table.rules.standing(table.state, narrator)} if found else {}
    return [
        (cue.standing, cue.answer)
        for cue in found
        if (asked := standing.get(cue.standing)) is not None
        and (cue.answer is None or cue.answer in asked.choice.listed())
    ]


def holds(cue: Cue, game: str, text: str) -> bool:
    if cue.long_words:
        return any(syllables(word) > 1 for word in _WORD.findall(text))
    return says(text, game, cue.noun, cue.id)


def syllables(word: str) -> int:
    """How many syllables a word seems to have.

    >>> [syllables(word) for word in ("дом", "мама", "stone", "water")]
    [1, 2, 1, 2]
    """
    return len(_VOWELS.findall(word)) or 1
