"""What a Storyteller is warned of before speaking to all: roles in play, and what was shown at night."""

from __future__ import annotations

import re
from typing import Final

from nightbell.engine import Refusal, Seat
from nightbell.server.entries import roles_in
from nightbell.server.people import GameTable

SIGNALS: Final = re.compile(
    r"\b(?:пальц|палец|кив|жест|знак|сигнал|показ|сколько|скольк|числ|цифр|номер|разбуд|будил|проснул|просып"
    r"|двух|двоих|одного|кого выб|выбира|жетон"
    r"|finger|nod|gestur|sign|shown|showed|show me|how many|number|woke|wake|token|one or two|may i choose)",
    re.IGNORECASE,
)
"""Words of a question about the signals of the night, or about how many may be chosen."""


def warn(table: GameTable, game: str, teller: Seat, text: str, question: str) -> None:
    """Refuse a public answer that would give a role away, so that it can be thought over."""
    if SIGNALS.search(question):
        raise Refusal("tells-a-signal", rule="C-498")
    held = {role for token in getattr(table.view(teller), "tokens", ()) for role in (token.role, token.card)}
    named = [role for role in roles_in(text, game) if role in held]
    if named:
        raise Refusal("names-a-role", rule="C-497", role=named[0])
