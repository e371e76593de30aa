"""Which code played a game: the print of what the sources mean."""

from __future__ import annotations

import pytest

from nightbell import games
from nightbell.engine.code import fingerprint, meaning_of, stamp

FIRST = '''
"""A module."""

def burn(night, seat):  # a comment
    """A docstring."""
    return night.candles[seat] - 1
'''


@pytest.mark.parametrize(
    "second",
    [
        "def burn(night, seat):\n    return night.candles[seat] - 1\n",
        "def burn(night,seat):\n\n    # other words\n    return (night.candles[seat]\n            - 1)\n",
        '"""Another text."""\ndef burn(night, seat):\n    "Short."\n    return night.candles[seat] - 1\n',
    ],
)
def test_words_and_layout_do_not_change_what_is_meant(second):
    assert meaning_of(FIRST) == meaning_of(second)


@pytest.mark.parametrize(("old", "new"), [("- 1", "- 2"), ("- 1", "+ 1"), ("burn", "light"), ("seat]", "0]")])
def test_any_other_change_does(old, new):
    assert meaning_of(FIRST) != meaning_of(FIRST.replace(old, new))


def test_every_game_has_a_print_of_its_own():
    prints = {games.load(game).fingerprint for game in games.GAMES}
    assert len(prints) == len(games.GAMES)
    assert fingerprint("nightbell.engine") not in prints
    assert stamp("nightbell") != stamp("nightbell.engine")
