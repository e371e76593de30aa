"""Madness: told to some, judged by the Storyteller alone, punished only if the Storyteller wishes."""

from __future__ import annotations

import msgspec
import pytest

from nightbell.engine import SPECTATOR, Refusal
from nightbell.games.clocktower.catalogue import ROLES
from nightbell.games.clocktower.events import Claimed, Executed, VerdictFound
from nightbell.text import Words
from tests.clocktower.ledger.evening import evening

MUTANT = "imp poisoner monk mutant mayor slayer butler empath"
CEREN = "imp cerenovus monk saint mayor slayer butler empath"
TRIES, DOES_NOT = "tries", "does-not-try"


def with_mutant():
    town = evening(MUTANT)
    town.night(poisoner="butler")
    return town


def with_target(target="slayer", role="mayor"):
    """The first day after the Cerenovus chose somebody."""
    town = evening(CEREN)
    town.turn_of("cerenovus")
    town.answer("cerenovus", town.seat(target))
    town.answer("cerenovus", role)
    town.night()
    return town


def judged(town, who, verdict):
    """Enter a verdict; says whether a penalty is now the Storyteller's to decide on."""
    town.answer("storyteller", ("verdict", town.seat(who), verdict), "verdict")
    asked = town.question_of("madness-penalty")
    return asked is not None


def forbids(role):
    return role.forbids_madness or any(reminder.endswith("-mad") for reminder in role.reminders)


@pytest.mark.rule("C-394", "C-595")
def test_madness_comes_with_sects_and_violets():
    causing = [role for role in ROLES.values() if forbids(role)]
    assert {role.id for role in causing} >= {"mutant", "cerenovus"}
    assert {role.edition for role in causing} - {"carousel", "loric"} == {"snv"}, "of the sets in the box"
    assert not any(forbids(role) for role in ROLES.values() if role.edition == "tb")


@pytest.mark.rule("C-395", "C-411")
def test_the_grimoire_shows_the_instruction_and_not_the_verdict():
    town = with_target()
    (mark,) = [mark for mark in town.grimoire.marks if mark.reminder == "cerenovus-mad"]
    assert (mark.on, mark.named) == (town.seat("slayer"), "mayor")
    town.claim("slayer", "am", "slayer")
    town.nominate("monk", "slayer", votes=0)
    assert town.announced(Executed) == []
    assert not [e for e in town.table.events(town.storyteller) if isinstance(e, VerdictFound)]
    assert "verdict" in town.standing("storyteller")
    assert all("verdict" not in town.standing(seat) for seat in range(8))


def test_nobody_is_judged_while_hands_are_counted():
    town = with_target()
    town.open_nominations()
    town.answer("monk", ("nominate", town.seat("imp")))
    with pytest.raises(Refusal) as refused:
        judged(town, "slayer", DOES_NOT)
    assert refused.value.message == "vote-under-way"


@pytest.mark.rule("C-396", "C-694")
@pytest.mark.parametrize("verdict", [TRIES, DOES_NOT])
def test_the_verdict_says_whether_somebody_tries_to_convince(verdict):
    town = with_target()
    asked = town.standing("storyteller")["verdict"]
    assert ("verdict", town.seat("slayer"), verdict) in list(asked.choice.listed())
    words = Words("ru", "clocktower", strict=True)
    assert "убеди" in words.about("term", "mad")
    judged(town, "slayer", verdict)
    (found,) = [e for e in town.table.events(town.storyteller) if isinstance(e, VerdictFound)]
    assert (found.seat, found.tries) == (town.seat("slayer"), verdict == TRIES)
    assert "убеди" in words.event(found)


@pytest.mark.rule("C-402")
@pytest.mark.parametrize("punished", [True, False])
@pytest.mark.parametrize("said", [("am", "mutant"), ("think", 3, "outsider")])
def test_a_mutant_who_lets_on_may_be_executed(said, punished):
    town = with_mutant()
    town.claim("mutant", *said)
    assert town.grimoire.claims[-1].said == said
    assert town.alive("mutant")
    assert judged(town, "mutant", TRIES)
    town.answer("storyteller", punished)
    assert town.alive("mutant") != punished
    assert (town.square.executed == town.seat("mutant")) == punished
    if punished:
        assert town.refused("monk", ("nominate", town.seat("imp")))


@pytest.mark.rule("C-407")
def test_nobody_is_made_to_say_anything():
    town = with_target()
    for said in (("am", "slayer"), ("am", "imp"), ("number", 1, 3)):
        town.claim("slayer", *said)
    assert [event.seat for event in town.announced(Claimed)] == [town.seat("slayer")] * 3
    assert town.alive("slayer")


@pytest.mark.rule("C-531")
def test_no_warning_when_the_penalty_would_end_the_game():
    ending, harmless = with_target("saint"), with_target("slayer")
    assert judged(ending, "saint", DOES_NOT)
    assert judged(harmless, "slayer", DOES_NOT)
    grave, light = ending.question_of("madness-penalty"), harmless.question_of("madness-penalty")
    assert [name for name, _ in grave.about] == [name for name, _ in light.about]
    assert (grave.rule, grave.choice) == (light.rule, light.choice)
    ending.answer("storyteller", True)
    assert ending.table.outcome == "evil"


@pytest.mark.rule("C-411")
def test_a_verdict_is_for_the_storyteller_alone():
    town = with_target()
    before = {viewer: msgspec.json.encode(town.table.view(viewer)) for viewer in (SPECTATOR, *range(8))}
    since = town.now
    assert not judged(town, "slayer", TRIES)
    for viewer, seen in before.items():
        assert msgspec.json.encode(town.table.view(viewer)) == seen
        assert town.table.events(viewer, since) == []


@pytest.mark.rule("C-716")
def test_five_states_of_two_values_each():
    town = with_target()
    judged(town, "slayer", TRIES)
    town.word("mark", "mayor", "philosopher-drunk")
    town.word("slay", "butler")
    seen = town.grimoire
    states = {
        seat: (
            seen.tokens[seat].alive,
            seen.tokens[seat].side,
            town.town.is_drunk(seat),
            town.town.is_poisoned(seat),
            seat in seen.mad,
        )
        for seat in range(8)
    }
    assert states[town.seat("slayer")] == (True, "good", False, False, True)
    assert states[town.seat("mayor")] == (True, "good", True, False, False)
    assert states[town.seat("butler")] == (False, "good", False, False, False)
    assert states[town.seat("imp")] == (True, "evil", False, False, False)
    judged(town, "slayer", DOES_NOT)
    assert town.grimoire.mad == ()
