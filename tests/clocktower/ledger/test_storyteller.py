"""What is left to the Storyteller, what the Storyteller may do, and what nobody else may."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR, replay
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.box import BASICS, SETUP_STEPS
from nightbell.games.clocktower.events import (
    LearnsPair,
    MistakeAnnounced,
    NightFalls,
    NominationMade,
    SideWon,
    WordGiven,
)
from nightbell.games.clocktower.scripts import PRESETS
from nightbell.text import LANGUAGES, Words
from tests.clocktower.ledger.evening import evening

SEVEN = "imp poisoner monk empath mayor slayer butler"


def at_day(roles=SEVEN, dead="", **options):
    town = evening(roles, **options)
    town.night()
    for who in dead.split():
        town.night(imp=who, poisoner="poisoner", monk="imp")
    return town


@pytest.mark.rule("C-001", "C-290", "C-514")
def test_only_the_storyteller_decides_on_the_rules():
    town = at_day()
    assert {"word", "admit-mistake", "end-early"} <= set(town.standing("storyteller"))
    for seat in range(7):
        assert not {"word", "admit-mistake", "end-early", "welcome", "farewell"} & set(town.standing(seat))
        assert town.refused(seat, ("slay", 0), "word")
    town.word("slay", "slayer")
    assert not town.alive("slayer")
    given = [event for event in town.table.events(town.storyteller) if isinstance(event, WordGiven)]
    assert [event.seat for event in given] == [town.seat("slayer")]
    (entry,) = [entry for entry in town.table.log.entries if entry.standing == "word"]
    assert entry.seat == town.storyteller
    again = replay(RULES, town.table.log)
    assert again.state.digest() == town.town.digest()
    town.word("revive", "slayer")
    assert town.alive("slayer")


@pytest.mark.rule("C-005", "C-129")
def test_the_rules_are_read_before_the_roles_are_handed_out():
    assert SETUP_STEPS.index("rules") < SETUP_STEPS.index("choose-roles") < SETUP_STEPS.index("hand-out")
    for lang in LANGUAGES:
        words = Words(lang, "clocktower", strict=True)
        sheet = [words.thing("basic", line) for line in BASICS]
        assert len(sheet) == len(set(sheet)) == len(BASICS)


@pytest.mark.rule("C-142")
def test_a_drunk_investigator_is_to_be_lied_to():
    town = evening(PRESETS["clues"], by_the_table=True, script="tb")
    asked = town.until("clue")
    assert dict(asked.about)["why"] == "no-ability"
    assert dict(asked.about)["seat"] == town.seat("drunk")
    assert "может быть ложным" in Words("ru", "clocktower", strict=True).question(asked)
    first = town.options("storyteller")[0]
    assert town.role(first[2]) != first[1]
    truth = ("clue", "scarletwoman", town.seat("scarletwoman"))
    assert truth in town.options("storyteller")
    town.answer("storyteller", ("clue", "baron", town.seat("chef")))
    town.answer("storyteller", town.seat("empath"))
    (told,) = town.heard("drunk", LearnsPair)
    assert told.shown == "baron"


@pytest.mark.rule("C-269")
def test_time_to_prepare_the_night():
    town = at_day()
    town.execute("slayer", by="monk")
    since = town.now
    assert town.town.stage == "closing"
    assert town.grimoire.night_sheet
    assert town.options("storyteller") == [("night",)]
    town.answer("storyteller", ("night",))
    for viewer in (SPECTATOR, *range(7)):
        assert NightFalls(2) in town.table.events(viewer, since)


@pytest.mark.rule("C-478")
def test_a_game_needs_nothing_but_its_questions():
    town = at_day()
    for victim in ("slayer", "butler", "empath", "monk"):
        town.night(imp=victim, poisoner="poisoner", monk="imp")
    town.execute("mayor")
    assert town.table.outcome == "evil"
    assert not [entry for entry in town.table.log.entries if entry.standing]


# ---- ending early


@pytest.mark.rule("C-479")
@pytest.mark.parametrize("side", ["good", "evil"])
def test_the_storyteller_may_end_the_game(side):
    town = at_day()
    town.answer("storyteller", side, "end-early")
    assert town.table.outcome == side
    assert [(won.side, won.reason) for won in town.announced(SideWon)] == [(side, "early")]
    assert town.table.log.entries[-1].standing == "end-early"


@pytest.mark.rule("C-480")
def test_when_only_the_evil_are_left():
    town = at_day("imp poisoner spy empath mayor slayer butler")
    assert town.grimoire.certain != "evil"
    for who in ("empath", "mayor", "slayer", "butler"):
        town.word("turn", who, "evil")
    assert town.grimoire.certain == "evil"
    assert town.announced(SideWon) == []
    for viewer in (SPECTATOR, *range(7)):
        assert not hasattr(town.table.view(viewer), "certain")


@pytest.mark.rule("C-481", "C-482")
@pytest.mark.parametrize(
    ("last", "certain"),
    [("chef", "evil"), ("monk", None), ("soldier", None)],
)
def test_three_left_before_a_night(last, certain):
    roles = f"imp {last} empath slayer butler virgin undertaker"
    town = at_day(roles, dead="virgin butler undertaker")
    assert town.living() == 4
    assert town.grimoire.certain is None
    town.execute("slayer")
    assert town.living() == 3
    assert town.table.outcome is None
    assert town.grimoire.certain == certain


@pytest.mark.rule("C-483")
def test_no_early_end_while_anything_can_happen():
    town = at_day("imp chef empath slayer butler virgin undertaker", dead="virgin butler")
    assert town.living() == 5
    town.execute("chef")
    assert town.grimoire.certain is None
    poisoned = at_day("imp poisoner empath slayer butler virgin undertaker", dead="virgin butler undertaker")
    poisoned.word("mark", "imp", "poisoner-poisoned")
    poisoned.execute("slayer")
    assert poisoned.living() == 3
    assert poisoned.grimoire.certain is None


# ---- mistakes


@pytest.mark.rule("C-491", "C-493")
def test_a_mistake_is_admitted_and_the_game_goes_on():
    town = at_day()
    town.word("slay", "mayor")
    before = town.town.copy()
    since = town.now
    town.answer("storyteller", True, "admit-mistake")
    assert town.public(since) == [MistakeAnnounced()]
    assert MistakeAnnounced.__struct_fields__ == ()
    assert town.town.digest() == before.digest()
    for lang in LANGUAGES:
        said = Words(lang, "clocktower", strict=True).event(MistakeAnnounced())
        assert "mayor" not in said.lower() and "мэр" not in said.lower()


@pytest.mark.rule("C-539")
def test_a_vote_is_a_hand_and_nothing_is_staked_on_it():
    town = at_day()
    town.nominate("monk", "slayer")
    assert list(town.question().choice.listed()) == [True, False]
    assert set(town.standing(town.question().seat)) <= {"hand", "claim", "whisper", "confide"}


@pytest.mark.rule("C-523")
def test_the_nominee_is_asked_to_speak():
    town = at_day()
    town.nominate("monk", "slayer")
    (made,) = town.announced(NominationMade)
    nominee = Words("ru", "clocktower", viewer=town.seat("slayer"), strict=True).event(made)
    others = Words("ru", "clocktower", viewer=town.seat("mayor"), strict=True).event(made)
    assert nominee.endswith("Что скажешь?")
    assert "Что вы скажете?" not in others
    assert "What do you say?" in Words("en", "clocktower", viewer=town.seat("slayer")).event(made)
