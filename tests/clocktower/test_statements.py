"""Statements about a town: each verb is true of one town and false of another."""

import pytest

from nightbell.games.clocktower.statements import FACTS, JOINED, holds, simple_facts, spoken
from tests.clocktower.scenario import scenario

CAST = "imp poisoner chef empath saint slayer fortuneteller"
EVIL_IMP, GOOD_CHEF = ("fact-evil", 0), ("fact-not", (("fact-evil", 2),))

TRUE = [
    EVIL_IMP,
    ("fact-is", 2, "chef"),
    ("fact-type", 4, "outsider"),
    ("fact-in-play", "saint"),
    ("fact-chef", 1),
    ("fact-clockmaker", 1),
    ("fact-run", 2),
    ("fact-kinds", 2, (2, 3, 4)),
    ("fact-beside", "demon", "minion"),
    ("fact-beside", "minion", "demon"),
    ("fact-herring", 6, 2),
    GOOD_CHEF,
    ("fact-any", (EVIL_IMP, ("fact-evil", 2))),
    ("fact-all", (EVIL_IMP, ("fact-evil", 1))),
    ("fact-xor", (EVIL_IMP, ("fact-evil", 2))),
    ("fact-exactly", 2, (EVIL_IMP, ("fact-evil", 1), ("fact-evil", 2))),
]
FALSE = [
    ("fact-evil", 2),
    ("fact-is", 2, "empath"),
    ("fact-type", 4, "townsfolk"),
    ("fact-in-play", "monk"),
    ("fact-chef", 0),
    ("fact-clockmaker", 2),
    ("fact-run", 3),
    ("fact-kinds", 1, (2, 3, 4)),
    ("fact-beside", "demon", "outsider"),
    ("fact-herring", 6, 3),
    ("fact-not", (EVIL_IMP,)),
    ("fact-not", (EVIL_IMP, ("fact-evil", 2))),
    ("fact-any", (("fact-evil", 2), ("fact-evil", 3))),
    ("fact-all", (EVIL_IMP, ("fact-evil", 2))),
    ("fact-xor", (EVIL_IMP, ("fact-evil", 1))),
    ("fact-exactly", 1, (EVIL_IMP, ("fact-evil", 1), ("fact-evil", 2))),
]


@pytest.fixture(scope="module")
def town():
    story = scenario(CAST)
    return story.night(poisoner="saint", red_herring="chef", fortuneteller="chef saint").town


@pytest.mark.parametrize("one", [False, True])
@pytest.mark.parametrize("two", [False, True])
def test_what_is_joined_is_judged_like_what_is_said(town, one, two):
    parts = tuple(("fact-evil", 0 if true else 2) for true in (one, two))
    for verb, joined in JOINED.items():
        assert joined(one, two) is holds(town, (verb, parts))


def test_every_verb_is_told(town):
    assert {fact[0] for fact in TRUE} == {fact[0] for fact in FALSE} == set(FACTS)


@pytest.mark.parametrize("fact", TRUE, ids=str)
def test_what_is_so(town, fact):
    assert holds(town, fact)


@pytest.mark.parametrize("fact", FALSE, ids=str)
def test_what_is_not_so(town, fact):
    assert not holds(town, fact)


def test_a_menu_has_truths_and_lies_of_every_verb(town):
    told = {(fact[0], holds(town, fact)) for fact in simple_facts(town)}
    verbs = {fact[0] for fact in simple_facts(town)}
    assert told == {(verb, so) for verb in verbs for so in (True, False)}


@pytest.mark.parametrize(
    ("said", "fact"),
    [
        (("think", 2, "chef"), ("fact-is", 2, "chef")),
        (("think", 0, "demon"), ("fact-type", 0, "demon")),
        (("think", 0, "evil"), EVIL_IMP),
        (("think", 2, "good"), GOOD_CHEF),
        (("am", "chef"), None),
    ],
)
def test_what_is_thought_aloud_is_a_statement(said, fact):
    assert spoken(said) == fact


def test_of_two_herrings_each_is_its_own_fortune_tellers():
    story = scenario("imp poisoner chef fortuneteller saint fortuneteller slayer")
    town = story.night(
        poisoner="slayer",
        red_herring=story.in_turn("chef", "saint"),
        fortuneteller="imp chef",
        fortuneteller2="imp chef",
    ).town
    for of, seat in ((3, 2), (5, 4)):
        assert holds(town, ("fact-herring", of, seat))
    assert not holds(town, ("fact-herring", 3, 4)) and not holds(town, ("fact-herring", 5, 2))
