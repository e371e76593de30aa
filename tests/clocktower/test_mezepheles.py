"""The Mezepheles: a word that had better not be said."""

import pytest

from nightbell.games.clocktower.events import IsNow, LearnsSecret
from tests.clocktower.scenario import scenario

CAST = "mezepheles imp chef monk slayer baron soldier"


def started(cast=CAST):
    return scenario(cast).night(secret="walrus")


def said(town, who, **plans):
    """The Storyteller enters that somebody said the word."""
    return town.standing("storyteller", "heard", ("heard", "mezepheles", town.seat(who)), **plans)


def night(town, **plans):
    return town.day().night(monk="soldier", imp="soldier", **plans)


def test_the_word_is_known_from_the_start_and_whoever_says_it_becomes_evil():
    town = started()
    assert town.was_told("mezepheles", LearnsSecret, "mezepheles", "walrus")
    night(said(town, "chef"))
    assert town.side("chef") == "evil" and town.was_told("chef", IsNow, "chef", "evil")


@pytest.mark.ruling("mezepheles.drunk-at-night")
def test_drunk_at_night_nobody_turns_and_the_word_is_used_up():
    town = said(started(), "chef").word("mark", "mezepheles", "sweetheart-drunk")
    night(town)
    assert town.side("chef") == "good"
    town.word("unmark", "mezepheles", "sweetheart-drunk")
    town.refused(lambda: said(town, "slayer"))
    assert night(town).side("slayer") == "good"


@pytest.mark.ruling("mezepheles.drunk-when-said")
def test_drunk_only_while_it_was_said_saves_nobody():
    town = started().word("mark", "mezepheles", "sweetheart-drunk")
    said(town, "chef").word("unmark", "mezepheles", "sweetheart-drunk")
    assert night(town).side("chef") == "evil"


@pytest.mark.ruling("mezepheles.only-first")
def test_later_speakers_are_safe():
    town = said(started(), "chef")
    town.refused(lambda: said(town, "slayer"))
    night(town)
    town.refused(lambda: said(town, "slayer"))
    assert (town.side("chef"), town.side("slayer")) == ("evil", "good")


@pytest.mark.ruling("mezepheles.evil-speakers-ignored")
def test_evil_players_do_not_use_it_up():
    town = said(said(started(), "baron"), "monk")
    night(town)
    assert town.side("monk") == "evil" and town.was_told("monk", IsNow, "monk", "evil")


@pytest.mark.ruling("mezepheles.no-notice-to-mezepheles")
def test_the_mezepheles_learns_nothing_of_it():
    town = said(started(), "chef")
    before = len(town.table.history)
    night(town)
    own = [event for event in town.heard("mezepheles", before) if getattr(event, "seat", None) == 0]
    assert own == [] and not town.woken("mezepheles")


def test_a_dead_mezepheles_turns_nobody():
    town = said(started(), "chef").word("slay", "mezepheles")
    assert night(town).side("chef") == "good"


TWO = "mezepheles imp chef monk slayer mezepheles soldier"


def both_started():
    words = iter(("walrus", "thimble"))
    return scenario(TWO).night(secret=lambda _: next(words))


def test_of_two_words_one_is_said_and_the_other_is_still_to_be_said():
    town = both_started()
    assert town.was_told("mezepheles2", LearnsSecret, "mezepheles", "thimble")
    said(town, "chef", whose_word="mezepheles2")
    assert not town.token("mezepheles2").spent
    night(town)
    assert town.side("chef") == "evil"
    assert town.token("mezepheles2").spent and not town.token("mezepheles").spent
    said(town, "slayer")
    assert town.questions("whose-word") == [], "only one word is left"
    night(town)
    assert town.side("slayer") == "evil" and town.token("mezepheles").spent


def test_a_sober_mezepheles_turns_nobody_for_a_drunk_one():
    town = both_started()
    said(town, "chef", whose_word="mezepheles")
    town.word("mark", "mezepheles", "sweetheart-drunk")
    night(town)
    assert town.side("chef") == "good" and town.token("mezepheles").spent
    assert not town.token("mezepheles2").spent
