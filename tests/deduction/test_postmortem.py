"""A finished game taken apart, from its log alone."""

from __future__ import annotations

from nightbell import games
from nightbell.deduction.characters import DEMON, TYPE
from nightbell.deduction.postmortem import told
from nightbell.deduction.telling import SPELLING
from nightbell.engine import read_log, retell
from nightbell.text import LANGUAGES, Words
from tests.deduction.talking import talked

LONG = 600.0
"""Nothing here is cut short, however slow the machine."""


def log_of(seed: int) -> bytes:
    """The log of a whole game of seven bots who talk."""
    *_, moment = talked({"players": 7, "script": "tb"}, seed)
    return moment.table.log.write()


def test_every_night_and_day_has_its_worlds_and_the_demon_in_the_towns_eyes():
    rules = games.load("clocktower")
    for seed in (1, 2):
        found = told(retell(rules, read_log(log_of(seed))), LONG, LONG)
        times = [(point.night, point.by_day) for point in found.points]
        assert times == sorted(times) and times[0] == (1, False)
        assert all(0 <= point.demon <= 1 for point in found.points)
        first = found.points[0]
        assert TYPE[SPELLING[found.roles[first.who]]] == DEMON
        counted = [point for point in found.points if point.worlds >= 0 and point.complete]
        assert counted and counted[-1].worlds < counted[0].worlds, "what is said leaves fewer worlds"
        assert 0 < first.demon < 1


def test_the_same_log_tells_the_same_story_and_everybody_has_a_moment():
    rules = games.load("clocktower")
    raw = log_of(2)
    once, again = (told(retell(rules, read_log(raw)), LONG, LONG) for _ in range(2))
    assert (once.turns, once.moments) == (again.turns, again.moments)
    assert {moment.seat for moment in once.moments} == set(range(7))
    for seat in range(7):
        mine = [moment.good for moment in once.moments if moment.seat == seat]
        assert len(mine) == len(set(mine)), "one best and one worst at most"
    for lang in LANGUAGES:
        words = Words(lang, "clocktower")
        assert all(words.knows(f"moment-{moment.kind}") for moment in once.moments)
        assert all(words.knows(f"turn-{turn.kind}") for turn in once.turns)
