"""What a Storyteller is warned of before speaking to all: roles in play, and what was shown at night."""

from __future__ import annotations

import re
from functools import cache

from nightbell.engine import Seat
from nightbell.server.entries import roles_in
from nightbell.server.people import GameTable
from nightbell.text import LANGUAGES, Words

SIGNALS = "signal-words"
"""The message that lists them."""


def warn(table: GameTable, game: str, teller: Seat, text: str, question: str) -> None:
    """Refuse a public answer that would give a role away, so that it can be thought over."""
    manners = table.rules.manners
    signals = _signals(game)
    if signals is not None and signals.search(question):
        raise manners.refusal("tells-a-signal")
    unsaid = manners.unsaid(table.view(teller))
    named = [role for role in roles_in(text, game) if role in unsaid]
    if named:
        raise manners.refusal("names-a-role", role=named[0])


@cache
def _signals(game: str) -> re.Pattern[str] | None:
    """How words begin in questions about the signals of the night, in every language, if a game has any."""
    known = [words for lang in LANGUAGES if (words := Words(lang, game)).knows(SIGNALS)]
    begun = [re.escape(each.strip()) for words in known for each in words.say(SIGNALS).split(",")]
    return re.compile(rf"\b(?:{'|'.join(begun)})", re.IGNORECASE) if begun else None
