"""What decided a game is told in words of its own."""

import pytest

from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.events import SideWon
from nightbell.games.clocktower.kit import DEMON_DEAD, EVIL, GOOD, TWO_LEFT
from nightbell.text import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang):
    words = Words(lang, "clocktower", seats=["player-1"], nouns=RULES.nouns, strict=True)
    reasons = ("early", DEMON_DEAD, TWO_LEFT, "saint", "mayor", "vortox", "storyteller-dead")
    for side in (GOOD, EVIL):
        assert len({words.event(SideWon(side, reason)) for reason in reasons}) == len(reasons)
