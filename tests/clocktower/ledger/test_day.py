"""Days: talk, claims, nominations opened and closed, at most one execution."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR
from nightbell.games.clocktower.events import (
    Claimed,
    CompanyJoined,
    DayBreaks,
    Died,
    Executed,
    JinxInForce,
    LastCall,
    NightFalls,
    NobodyExecuted,
    NobodyNominatedYet,
    NominationMade,
    NominationsClosed,
    NominationsOpen,
    NothingHappens,
    ShotFired,
    Whispered,
)
from nightbell.text import Words
from tests.clocktower.ledger.evening import evening

SEVEN = "imp poisoner monk empath virgin slayer saint"
EIGHT = "imp scarletwoman monk empath mayor slayer butler chef"


def at_day(roles=SEVEN, **options):
    town = evening(roles, **options)
    town.night()
    return town


# ---- talk


@pytest.mark.rule("C-007", "C-699")
def test_talk_to_all_and_in_private():
    town = at_day()
    town.claim("monk", "am", "mayor")
    town.whisper("monk", "empath", "am", "saint")
    public = ("am", "mayor")
    private = ("am", "saint")
    for viewer in (SPECTATOR, *range(7)):
        said = [claim.said for claim in town.table.view(viewer).claims]
        inside = viewer in town.seats("monk empath")
        assert said == ([public, private] if inside else [public])
    assert [claim.said for claim in town.grimoire.claims] == [public, private]
    assert town.announced(Whispered) == [Whispered(*town.seats("monk empath"))]


@pytest.mark.rule("C-018")
def test_silence_is_allowed():
    town = at_day()
    town.open_nominations()
    assert town.square.claims == ()
    assert town.town.stage == "nominations"


@pytest.mark.rule("C-219", "C-220", "C-287", "C-538")
def test_everybody_may_say_anything():
    town = at_day()
    for role in ("monk", "imp", "saint"):
        town.claim(role, "am", "fortuneteller")
        town.claim(role, "number", 1, 2)
        town.claim(role, "think", town.seat("slayer"), "demon")
    assert len(town.square.claims) == 9
    assert all(town.alive(seat) for seat in range(7))
    town.whisper("imp", "poisoner", "am", "imp")
    town.claim("empath", "number", 1, 0 if town.learned("empath")[-1].number else 2)
    assert town.square.claims[-1].seat == town.seat("empath")
    assert not [
        event
        for event in town.public()
        if not isinstance(event, CompanyJoined | JinxInForce | NightFalls | DayBreaks | Claimed | Whispered)
    ]


@pytest.mark.rule("C-219", "C-499", "C-500", "C-693", "C-502", "C-680")
def test_no_talk_of_roles_before_the_first_day_nor_at_night():
    town = evening(SEVEN)
    assert all(town.standing(seat) == {} for seat in range(7))
    assert town.refused("monk", ("am", "mayor"), "claim")
    town.night()
    assert "claim" in town.standing("monk")
    town.claim("monk", "am", "mayor")
    town.nightfall()
    for seat in range(7):
        assert town.standing(seat) == {}
        assert town.refused(seat, ("am", "mayor"), "claim")
        assert town.refused(seat, (seat + 1) % 7, "whisper")
    assert list(town.table.open) == [town.question().seat]


@pytest.mark.rule("C-030")
def test_what_was_whispered_stays_between_two():
    town = at_day()
    town.whisper("slayer", "poisoner", "am", "slayer")
    town.night(imp="virgin")
    town.claim("poisoner", "think", town.seat("slayer"), "slayer")
    for viewer in (SPECTATOR, *town.seats("imp monk empath virgin saint")):
        assert [claim.said[0] for claim in town.table.view(viewer).claims] == ["think"]


@pytest.mark.rule("C-219", "C-235")
def test_the_accused_and_the_town_may_speak_while_hands_are_counted():
    town = at_day()
    town.open_nominations()
    town.answer("empath", ("nominate", town.seat("monk")))
    assert all("claim" in town.standing(seat) for seat in range(7))
    counted = dict(town.table.open)
    town.claim("monk", "am", "monk")
    assert town.square.claims[-1].said == ("am", "monk")
    assert dict(town.table.open) == counted


@pytest.mark.rule("C-504", "C-032")
def test_the_dead_talk_like_the_living():
    town = at_day()
    town.execute("slayer", by="empath")
    town.night(imp="slayer")
    for seat in range(7):
        assert {"claim", "whisper"} <= set(town.standing(seat))
    town.claim("slayer", "am", "slayer")
    town.whisper("slayer", "monk", "am", "slayer")
    assert [claim.seat for claim in town.view("monk").claims] == [town.seat("slayer")] * 2


@pytest.mark.rule("C-164")
def test_talk_goes_on_until_the_night_begins():
    town = at_day()
    town.execute("slayer", by="empath")
    assert town.town.stage == "closing"
    town.claim("monk", "am", "mayor")
    assert town.square.claims[-1].said == ("am", "mayor")
    town.nightfall()
    assert town.refused("monk", ("am", "mayor"), "claim")


@pytest.mark.rule("C-550")
def test_a_dead_demon_may_claim_to_be_a_townsfolk():
    town = at_day(EIGHT)
    town.execute("imp", by="monk")
    since = town.now
    dead = 0
    town.claim(dead, "am", "fortuneteller")
    assert town.square.claims[-1].said == ("am", "fortuneteller")
    assert [type(event) for event in town.public(since)] == [Claimed]
    assert town.table.outcome is None


# ---- from discussion to nominations


@pytest.mark.rule("C-218")
def test_a_day_is_talk_then_nominations_then_perhaps_an_execution():
    town = at_day()
    stages = [town.town.stage]
    town.open_nominations()
    stages.append(town.town.stage)
    town.nominate("empath", "slayer", votes=4)
    town.close()
    stages.append(town.town.stage)
    assert stages == ["discussion", "nominations", "closing"]
    assert town.announced(Executed) == [Executed(town.seat("slayer"))]


@pytest.mark.rule("C-021", "C-226")
def test_the_storyteller_opens_the_nominations():
    town = at_day()
    early = town.refused("monk", ("nominate", town.seat("imp")))
    assert early.rule == "C-021"
    town.answer("storyteller", ("open",))
    assert town.announced(NominationsOpen)
    town.answer("monk", ("nominate", town.seat("imp")))
    assert town.announced(NominationMade) == [NominationMade(*town.seats("monk imp"))]


@pytest.mark.rule("C-227")
def test_everybody_is_back_in_the_circle_when_nominations_open():
    town = at_day()
    town.whisper("monk", "empath", "am", "monk")
    assert "confide" in town.standing("monk")
    assert town.view("monk").aside == town.seat("empath")
    town.open_nominations()
    assert all("confide" not in town.standing(seat) for seat in range(7))
    assert all(town.view(seat).aside is None for seat in range(7))


@pytest.mark.rule("C-624")
def test_what_a_day_allows():
    town = at_day()
    assert all("claim" in town.standing(seat) for seat in range(7))
    town.open_nominations()
    town.nominate("monk", "imp")
    assert town.question().kind == "vote"


@pytest.mark.rule("C-252", "C-490")
def test_last_call():
    town = at_day()
    town.open_nominations()
    assert ("last-call",) in town.options("storyteller")
    town.answer("storyteller", ("last-call",))
    assert all(town.heard(seat, LastCall) for seat in range(7))
    assert "Три… два… один…" in Words("ru", "clocktower", strict=True).event(LastCall())
    town.nominate("monk", "imp")
    assert town.question_of("vote")
    assert all(town.heard(seat, NominationMade) for seat in range(7))
    town.vote(0)
    assert ("last-call",) in town.options("storyteller")


@pytest.mark.rule("C-253")
def test_a_reminder_if_nobody_was_nominated():
    town = at_day()
    town.open_nominations()
    assert ("remind",) in town.options("storyteller")
    town.answer("storyteller", ("remind",))
    assert town.announced(NobodyNominatedYet)
    assert town.town.stage == "nominations"
    other = at_day()
    other.nominate("monk", "imp", votes=0)
    assert ("remind",) not in other.options("storyteller")


@pytest.mark.rule("C-254")
def test_after_the_last_call_nobody_can_be_nominated():
    town = at_day()
    town.nominate("monk", "slayer", votes=4)
    town.answer("storyteller", ("last-call",))
    town.close()
    assert town.announced(NominationsClosed)
    assert town.refused("empath", ("nominate", town.seat("imp"))).rule == "C-021"


# ---- executions of a day


@pytest.mark.rule("C-256", "C-257", "C-659")
def test_one_execution_and_the_day_is_over():
    town = at_day()
    town.execute("slayer", by="empath")
    assert town.refused("monk", ("nominate", town.seat("imp"))).rule == "C-021"
    assert town.options("storyteller") == [("night",)]
    assert len(town.announced(Executed)) == 1
    town.answer("storyteller", ("night",))
    assert town.at_night


@pytest.mark.rule("C-337")
def test_the_execution_of_a_dead_player_is_the_one_of_the_day():
    town = at_day()
    town.execute("slayer", by="empath")
    town.night(imp="slayer")
    town.execute("slayer", by="empath")
    assert town.square.executed == town.seat("slayer")
    assert town.refused("monk", ("nominate", town.seat("imp")))
    assert town.options("storyteller") == [("night",)]


@pytest.mark.rule("C-258")
@pytest.mark.parametrize("story", ["no nomination", "too few votes", "a tie"])
def test_a_day_without_an_execution(story):
    town = at_day()
    town.open_nominations()
    if story == "too few votes":
        town.nominate("empath", "slayer", votes=3)
    elif story == "a tie":
        town.nominate("empath", "slayer", votes=4)
        town.nominate("monk", "saint", votes=4)
    town.close()
    assert town.announced(NobodyExecuted)
    assert town.announced(Executed) == []
    assert town.at_night


@pytest.mark.rule("C-283")
def test_what_is_not_forbidden_is_allowed():
    town = at_day()
    town.nominate("monk", "monk", votes="monk")
    assert town.square.nominations[0].tally == 1
    town.nominate("saint", "imp", votes=0)
    assert len(town.square.nominations) == 2


@pytest.mark.rule("C-038", "C-270", "C-625")
def test_day_and_night_take_turns():
    town = evening(EIGHT)
    town.night()
    town.night(imp="slayer", monk="mayor")
    town.night(imp="chef", monk="mayor")
    told = [event for event in town.public() if isinstance(event, NightFalls | DayBreaks)]
    order = [
        ("night", event.night) if isinstance(event, NightFalls) else ("day", event.day) for event in told
    ]
    assert order == [("night", 1), ("day", 1), ("night", 2), ("day", 2), ("night", 3), ("day", 3)]


# ---- abilities of the day


@pytest.mark.rule("C-036", "C-037")
def test_a_shot_that_misses():
    town = at_day()
    since, living = town.now, town.living()
    town.answer("slayer", ("shoot", town.seat("saint")))
    assert town.public(since) == [ShotFired(*town.seats("slayer saint")), NothingHappens()]
    assert town.living() == living
    assert "slayer-no-ability" in town.reminders("slayer")
    assert town.town.stage == "discussion"
    bluff = at_day()
    since = bluff.now
    bluff.answer("monk", ("shoot", bluff.seat("saint")))
    assert [type(event) for event in bluff.public(since)] == [ShotFired, NothingHappens]


@pytest.mark.rule("C-300", "C-486", "C-533")
def test_a_bluffed_shot_looks_like_one_that_missed():
    town = at_day()
    since = town.now
    town.answer("slayer", ("shoot", town.seat("saint")))
    real = town.public(since)
    since = town.now
    town.answer("imp", ("shoot", town.seat("saint")))
    bluffed = town.public(since)
    assert [type(event) for event in real] == [type(event) for event in bluffed]
    assert real[1] == bluffed[1]
    assert set(ShotFired.__struct_fields__) == {"seat", "target"}
    assert town.living() == 7
    assert town.reminders("imp") == []


@pytest.mark.rule("C-509")
def test_the_night_waits_for_the_storyteller():
    town = at_day()
    town.execute("slayer", by="empath")
    assert town.town.phase == "day"
    town.claim("monk", "am", "monk")
    town.answer("monk", ("pass",))
    assert town.town.phase == "day"
    assert town.options("storyteller") == [("night",)]


@pytest.mark.rule("C-511", "C-257")
@pytest.mark.parametrize("allowed", [True, False])
def test_after_the_execution_the_storyteller_decides_on_a_shot(allowed):
    town = at_day(EIGHT)
    town.execute("chef", by="empath")
    town.answer("slayer", ("shoot", town.seat("imp")))
    asked = town.question()
    assert (asked.seat, asked.kind) == (town.storyteller, "allow-deed")
    assert town.options("storyteller") == [True, False]
    town.answer("storyteller", allowed)
    assert town.alive(0) != allowed
    assert (town.announced(Died)[-1].seat == 0) == allowed


@pytest.mark.rule("C-512")
def test_at_night_it_is_too_late_for_a_shot():
    town = at_day()
    town.nightfall()
    assert town.refused("slayer", ("shoot", town.seat("imp")))
    assert town.alive("imp")
