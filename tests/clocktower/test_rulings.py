"""What the rules leave to the Storyteller: decided once, told to all, kept to."""

import pytest

from nightbell.engine import Seat, replay
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import RoleId, RulingId, Text
from nightbell.games.clocktower.events import RulingKept, RulingMade
from nightbell.games.clocktower.rulings import LONGEST
from nightbell.text import LANGUAGES, Words
from tests.clocktower.scenario import scenario

SEVEN = "imp fortuneteller recluse monk mayor slayer poisoner"
WISE = "philosopher philosopher imp soldier slayer poisoner saint"


def made(role, ruling, text):
    return RulingMade(role and RoleId(role), ruling and RulingId(ruling), Text(text))


def precedents(town, question):
    """What was ruled earlier about the role that a question to the Storyteller concerns."""
    return [each.text for each in town.grimoire.rulings if each.role == dict(question.about)["role"]]


@pytest.mark.rule("C-291")
def test_a_ruling_is_published_and_shown_again_when_the_role_comes_up():
    town = scenario(SEVEN)
    town.night(fortuneteller="monk mayor", poisoner="mayor")
    said = "The Recluse never counts twice"
    town.standing("storyteller", "ruling", ("rule", "fortuneteller", said))
    for name in town.names:
        assert made("fortuneteller", None, said) in town.heard(name)
        assert [each.text for each in town.view(name).rulings] == [said]
    town.day()
    town.until("tell", poisoner="mayor", monk="mayor", imp="slayer", fortuneteller="recluse mayor")
    (question,) = town.table.open.values()
    assert question.seat == town.town.storyteller
    assert precedents(town, question) == [said]


def test_a_ruling_about_one_role_is_not_brought_up_for_another():
    town = scenario(SEVEN)
    town.night(fortuneteller="monk mayor", poisoner="mayor")
    town.standing("storyteller", "ruling", ("rule", "slayer", "One shot only"))
    town.standing("storyteller", "ruling", ("rule", None, "We stop at ten"))
    town.day()
    town.until("tell", poisoner="mayor", monk="mayor", imp="slayer", fortuneteller="recluse mayor")
    (question,) = town.table.open.values()
    assert precedents(town, question) == []
    assert len(town.grimoire.rulings) == 2


def test_a_ruling_is_in_the_log_and_comes_back_with_it():
    town = scenario(SEVEN)
    town.night(fortuneteller="monk mayor", poisoner="mayor")
    town.standing("storyteller", "ruling", ("rule", "slayer", "One shot only"))
    again = replay(RULES, town.table.log)
    assert again.digest() == town.table.digest()
    assert [each.text for each in again.state.rulings] == ["One shot only"]


@pytest.mark.parametrize(
    "answer", [("slayer", ""), ("slayer", "  "), ("bat", "yes"), ("slayer", "a\nb"), "yes"]
)
def test_a_ruling_needs_words_and_a_role_of_the_sheet(answer):
    town = scenario(SEVEN)
    town.night(fortuneteller="monk mayor", poisoner="mayor")
    town.refused(lambda: town.standing("storyteller", "ruling", answer))
    town.refused(lambda: town.standing("storyteller", "ruling", ("rule", "slayer", "x" * (LONGEST + 1))))


def test_nobody_but_the_storyteller_rules():
    town = scenario(SEVEN)
    town.night(fortuneteller="monk mayor", poisoner="mayor")
    town.refused(lambda: town.standing("monk", "ruling", ("rule", "slayer", "yes")))


@pytest.mark.rule("C-559")
@pytest.mark.parametrize(("ruling", "winner"), [("own-side-loses", "good"), ("good-loses", "evil")])
def test_an_evil_saint_is_ruled_upon(ruling, winner):
    town = scenario("saint:evil imp chef soldier monk slayer")
    town.night().nominate("imp", "saint", "imp chef soldier").close(odd_case=ruling)
    assert town.outcome == winner
    for name in town.names:
        assert made("saint", ruling, "") in town.heard(name)


@pytest.mark.rule("C-559")
@pytest.mark.parametrize(
    ("ruling", "first", "second"),
    [
        ("both-have-it", True, True),
        ("first-is-drunk", False, True),
        ("second-gains-nothing", True, False),
    ],
)
def test_two_philosophers_who_want_the_same_are_ruled_upon(ruling, first, second):
    town = scenario(WISE)
    town.night(philosopher="empath", odd_case=ruling, poisoner="saint")
    assert town.works("philosopher", "empath") is first
    assert town.works("philosopher2", "empath") is second
    assert town.said(RulingMade) == [made("philosopher", ruling, "")]


@pytest.mark.rule("C-291", "C-559")
def test_the_same_combination_again_is_decided_as_before():
    town = scenario("philosopher philosopher philosopher imp soldier slayer poisoner saint")
    town.night(philosopher="empath", odd_case="second-gains-nothing", poisoner="saint")
    assert len(town.questions("odd-case")) == 1
    assert len(town.said(RulingMade)) == 1
    kept = [e for e in town.table.events(town.town.storyteller) if isinstance(e, RulingKept)]
    assert kept == [RulingKept(RoleId("philosopher"), RulingId("second-gains-nothing"))]
    assert not town.works("philosopher3", "empath")
    assert not any(isinstance(event, RulingKept) for event in town.heard("philosopher3"))


def test_one_who_chooses_alone_needs_no_ruling():
    town = scenario(WISE)
    town.night(philosopher=lambda question: ("empath", "chef")[question.seat], poisoner="saint")
    assert town.said(RulingMade) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_have_words(lang):
    words = Words(lang, "clocktower", strict=True, viewer=Seat(0))
    about = words.event(made("slayer", None, "One shot"))
    assert about.endswith(": One shot") and words.thing("role", "slayer") in about
    assert words.event(made(None, None, "One shot")).endswith(": One shot")
    assert words.thing("ruling", "good-loses") in words.event(made("saint", "good-loses", ""))
