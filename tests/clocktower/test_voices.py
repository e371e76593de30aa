"""The same thing is put by each in a manner of their own."""

import pytest

from nightbell.engine import OneOf, Seat
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.events import Claimed
from nightbell.text import LANGUAGES, Words
from nightbell.text.words import PLAIN, VOICES

NAMES = ("Лев", "Ася", "Инга", "Яков")
SAYINGS = (
    ("am", "chef"),
    ("number", 1, 2),
    ("yes", 1, 0, 1, False),
    ("pair", "spy", 0, 1),
    ("blame", 0, "votes"),
    ("propose", 0),
    ("ask", 0),
    ("later",),
)


def words(lang, voices=VOICES):
    seats = [f"player-{place + 1}" for place in range(len(NAMES))]
    return Words(
        lang,
        "clocktower",
        seats=seats,
        names=NAMES,
        voices=voices,
        nouns=RULES.nouns,
        viewer=Seat(3),
        strict=True,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("said", SAYINGS, ids=lambda said: said[0])
def test_four_people_say_it_in_four_ways(lang, said):
    told = [words(lang).event(Claimed(Seat(seat), None, (said,))) for seat in range(4)]
    sentences = {line.partition(NAMES[seat])[2] for seat, line in enumerate(told)}
    assert len(sentences) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_menu_is_plain_and_so_is_whoever_has_no_voice(lang):
    said = ("am", "chef")
    plain = words(lang).option(OneOf((said,)), said)
    assert plain in words(lang, voices=()).event(Claimed(Seat(1), None, (said,)))
    assert plain in words(lang, voices=[PLAIN] * 4).event(Claimed(Seat(1), None, (said,)))
    assert plain not in words(lang).event(Claimed(Seat(1), None, (said,)))
