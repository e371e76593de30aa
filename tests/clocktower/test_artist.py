"""The Artist: one question, one answer."""

import pytest

from nightbell.games.clocktower.events import LearnsReply, LieTold, WentAstray
from tests.clocktower.scenario import scenario

CAST = "artist imp chef soldier eviltwin slayer poisoner"


def asked(town, *parts, **plans):
    left = iter(parts)
    how = ("by-menu",) if parts else ("own-words",)
    town.standing("artist", "artist", how, **({"fact": lambda _: next(left)} if parts else {}), **plans)
    replies = [note for note in town.notes("artist") if isinstance(note, LearnsReply)]
    return [reply.reply for reply in replies]


def at_day(**first):
    return scenario(CAST).night(**{"poisoner": "chef", "twin": "chef"} | first)


@pytest.mark.ruling("artist.answer")
@pytest.mark.rule("C-510")
def test_the_truth_about_anything():
    town = at_day()
    assert asked(town, "fact-is", town.seat("eviltwin"), "eviltwin") == ["yes"]
    assert town.token("artist").spent
    town.day().night(poisoner="chef", imp="soldier")
    assert town.refused(lambda: asked(town, "fact-evil", 1))


@pytest.mark.ruling("artist.not-yes-no")
def test_a_question_that_has_no_yes_or_no_is_handed_back():
    town = at_day()
    assert asked(town, artist_reply="rephrase") == ["rephrase"]
    assert not town.token("artist").spent


@pytest.mark.ruling("artist.dont-know")
def test_i_do_not_know_is_an_answer():
    town = at_day()
    assert asked(town, artist_reply="unknown") == ["unknown"]
    assert town.token("artist").spent


@pytest.mark.ruling("artist.impaired")
def test_an_impaired_artist_may_hear_anything_and_has_asked():
    town = at_day(poisoner="artist")
    assert asked(town, "fact-evil", town.seat("chef"), artist_reply="yes") == ["yes"]
    assert town.token("artist").spent
    log = [type(event) for event in town.table.events(town.town.storyteller)]
    assert log.count(LieTold) == log.count(WentAstray) == 1


def test_under_a_vortox_the_answer_is_false():
    town = scenario("artist vortox chef soldier baron slayer monk").night()
    assert asked(town, "fact-in-play", "chef") == ["no"]
