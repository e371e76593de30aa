"""The Yaggababble: who kills by chattering."""

import pytest

from nightbell.games.clocktower.events import LearnsSecret
from tests.clocktower.scenario import scenario

CAST = "yaggababble chef heretic slayer soldier baron sage"
PHRASE = "if-you-ask-me"


def started(cast=CAST):
    return scenario(cast).night(secret=PHRASE)


def said(town, times=1, now=None):
    """The phrase was said in public, and the Storyteller heard it."""
    for _ in range(times):
        aloud = ("heard", "yaggababble", town.seat("yaggababble"))
        town.standing("storyteller", "heard", aloud, yaggababble_now=now)
    return town


@pytest.mark.ruling("yaggababble.count")
def test_as_often_as_it_was_said_so_many_may_die():
    town = started()
    assert town.was_told("yaggababble", LearnsSecret, "yaggababble", PHRASE)
    said(town, 3).day().night(yaggababble="chef slayer")
    (question,) = town.questions("yaggababble")
    assert (question.choice.least, question.choice.most) == (0, 3)
    assert town.deaths == ["chef", "slayer"]
    town.day().night()
    assert town.deaths == []


@pytest.mark.ruling("yaggababble.inside-sentence")
def test_only_what_was_said_aloud_counts():
    town = started()
    town.standing("yaggababble", "whisper", town.seat("chef"))
    said(town).day().night(yaggababble=lambda _: ())
    (question,) = town.questions("yaggababble")
    assert question.choice.most == 1


@pytest.mark.ruling("yaggababble.day-death-allowed")
def test_a_death_may_come_by_day():
    town = said(started()).nominate("heretic", "baron", "")
    said(town, now="heretic")
    assert not town.alive("heretic") and town.town.executed is None
    town.close().dusk().night(yaggababble="chef")
    (question,) = town.questions("yaggababble")
    assert question.choice.most == 1 and town.deaths == ["chef"]


@pytest.mark.ruling("yaggababble.silent-day")
def test_what_was_not_said_kills_nobody():
    town = started().day().night()
    assert town.deaths == [] and town.questions("yaggababble") == []


def test_impaired_when_somebody_would_die_nobody_does():
    town = said(started(), 2).word("mark", "yaggababble", "sweetheart-drunk")
    assert town.day().night(yaggababble="chef slayer").deaths == []
    town = started().word("mark", "yaggababble", "sweetheart-drunk")
    said(town).word("unmark", "yaggababble", "sweetheart-drunk")
    assert town.day().night(yaggababble="chef").deaths == ["chef"]


def test_an_exorcist_silences_the_phrase():
    town = said(started("yaggababble chef exorcist slayer soldier baron sage"), 2)
    assert town.day().night(exorcist="yaggababble").deaths == []
    assert town.questions("yaggababble") == []


def test_a_phrase_that_was_said_is_no_other_demons_phrase():
    town = said(started("yaggababble chef yaggababble slayer soldier baron sage monk"))
    assert len(town.questions("yaggababble-now")) == 1
    town.day().night(yaggababble="chef", monk="slayer")
    assert len(town.questions("yaggababble")) == 1 and town.deaths == ["chef"]
