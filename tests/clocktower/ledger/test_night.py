"""Nights: the sheet from top to bottom, the evil team's meeting, what is told and what is not."""

from __future__ import annotations

import pytest

from nightbell.games.clocktower.catalogue import OUTSIDER, ROLES, TOWNSFOLK, reminder
from nightbell.games.clocktower.events import (
    DayBreaks,
    DiedAtNight,
    IsNow,
    LearnsBluffs,
    LearnsDemon,
    LearnsMinions,
    LearnsNumber,
    LearnsRole,
    LearnsSide,
    LearnsYesNo,
    Marked,
    NightFalls,
    PutToSleep,
    TargetChosen,
    Woken,
)
from tests.clocktower.ledger.evening import evening, notices, refusal_of

SEVEN = "imp poisoner monk empath virgin slayer saint"
TEN = "imp poisoner spy monk empath virgin slayer chef mayor fortuneteller"


def acted(town, since=0):
    """Who was asked something in the night, in order, by role."""
    return [town.role(each.seat) for each in town.asked[since:] if each.seat != town.storyteller]


# ---- eyes closed


@pytest.mark.rule("C-008", "C-177", "C-206", "C-708")
def test_only_the_woken_player_notices_anything():
    town = evening(SEVEN)
    town.until("choose")
    assert town.asks("poisoner")
    awake, since = town.seat("poisoner"), town.now
    sleepers = [seat for seat in range(7) if seat != awake]
    before = {seat: town.view(seat) for seat in sleepers}
    town.answer("poisoner", town.seat("monk"))
    for seat in sleepers:
        heard = town.table.events(seat, since)
        if town.role(seat) != "empath":
            assert heard == []
            assert seat not in town.table.open
        if town.role(seat) != "empath":
            assert town.view(seat).notes == before[seat].notes
    assert {event.seat for event in town.heard("monk", Woken)} <= {town.seat("monk")}
    assert town.heard("poisoner", Woken)[-1].role == "poisoner"
    town.until("proceed")
    assert town.town.phase == "day"
    assert all(isinstance(town.table.events(seat)[-1], DayBreaks) for seat in range(7))


@pytest.mark.rule("C-204", "C-487", "C-207")
def test_who_was_woken_leaves_no_trace_with_the_others():
    town = evening("imp monk ravenkeeper virgin mayor soldier saint")
    town.night()
    town.day()
    other = town.copy()
    town.night(imp="virgin", monk="mayor")
    other.night(imp="virgin", monk="saint")
    for seat in town.seats("ravenkeeper virgin mayor soldier saint"):
        assert town.view(seat) == other.view(seat)
        assert town.table.events(seat) == other.table.events(seat)
    assert [type(event) for event in town.table.events(town.seat("monk"))[-3:]] == [
        TargetChosen, PutToSleep, DayBreaks,
    ]  # fmt: skip


@pytest.mark.rule("C-178", "C-623")
def test_the_demon_attacks():
    town = evening(SEVEN)
    town.night()
    town.nightfall()
    assert town.turn_of("imp").kind == "choose"
    town.answer("imp", town.seat("slayer"))
    assert not town.alive("slayer")


@pytest.mark.rule("C-180", "C-188")
def test_one_after_the_other_in_the_order_of_the_sheet():
    town = evening("imp poisoner monk butler fortuneteller saint mayor")
    town.night()
    town.day()
    since = len(town.asked)
    town.until("choose")
    while town.at_night:
        assert len(town.table.open) == 1
        question = town.question()
        if question.kind == "dawn":
            town.answer("storyteller", True)
        elif town.role(question.seat) == "imp":
            town.answer("imp", town.seat("saint"))
        else:
            town.until("none") if question.seat == town.storyteller else town.answer(
                question.seat, town.options(question.seat)[-1]
            )
    assert acted(town, since) == ["poisoner", "monk", "imp", "fortuneteller", "butler"]


# ---- the evil team


@pytest.mark.rule("C-181", "C-654")
@pytest.mark.parametrize(
    ("roles", "meets"), [("imp poisoner monk empath virgin saint", False), (SEVEN, True)]
)
def test_the_evil_team_meets_from_seven_players_on(roles, meets):
    town = evening(roles)
    town.night()
    assert bool(town.heard("poisoner", LearnsDemon)) == meets
    assert bool(town.heard("imp", LearnsMinions)) == meets
    assert bool(town.heard("imp", LearnsBluffs)) == meets
    if meets:
        assert [event.minions for event in town.heard("imp", LearnsMinions)] == [town.seats("poisoner")]
        assert len(town.heard("imp", LearnsBluffs)[0].bluffs) == 3
    told = len(town.learned("imp"))
    town.night(imp="virgin", poisoner="virgin")
    assert not [e for e in town.learned("imp")[told:] if isinstance(e, LearnsMinions | LearnsBluffs)]
    assert len(town.heard("poisoner", LearnsDemon)) == meets


@pytest.mark.rule("C-181")
def test_the_sheet_of_the_first_night_says_after_whom_the_evil_meet():
    """A Philosopher wakes before them. Six are too few to meet, and they do it once."""
    town = evening("imp poisoner monk empath philosopher slayer saint")
    town.until("bluffs")
    assert town.grimoire.meeting == 1
    assert [me.role for me in town.grimoire.night_sheet][:2] == ["philosopher", "poisoner"]
    town.until("proceed")
    assert town.grimoire.meeting is None
    town.nightfall()
    assert town.grimoire.meeting is None
    few = evening("imp poisoner monk empath philosopher saint")
    few.until("choose")
    assert few.grimoire.meeting is None


@pytest.mark.rule("C-182", "C-183", "C-213")
def test_minions_see_each_other_and_the_demon():
    town = evening(TEN)
    town.until("bluffs")
    for minion, other in (("poisoner", "spy"), ("spy", "poisoner")):
        assert [event.minions for event in town.heard(minion, LearnsMinions)] == [town.seats(other)]
        assert [event.demons for event in town.heard(minion, LearnsDemon)] == [town.seats("imp")]
        assert isinstance(town.table.events(town.seat(minion))[-1], PutToSleep)
    assert town.heard("imp", LearnsMinions) == []


@pytest.mark.rule("C-655")
def test_three_minions_know_each_other():
    town = evening(
        "imp poisoner spy scarletwoman monk empath virgin slayer chef mayor soldier undertaker ravenkeeper"
    )
    town.until("bluffs")
    for minion in ("poisoner", "spy", "scarletwoman"):
        others = set(town.seats("poisoner spy scarletwoman")) - {town.seat(minion)}
        (seen,) = town.heard(minion, LearnsMinions)
        assert set(seen.minions) == others
        assert town.heard(minion, LearnsDemon)[0].demons == town.seats("imp")
    small = evening("imp poisoner monk empath virgin saint")
    small.night()
    assert not small.heard("poisoner", LearnsMinions) + small.heard("poisoner", LearnsDemon)


@pytest.mark.rule("C-013")
def test_the_good_know_nobody_and_the_evil_each_other():
    town = evening("imp investigator undertaker empath scarletwoman poisoner monk chef soldier slayer saint")
    town.until("choose")
    for role in ("soldier", "slayer", "saint", "monk", "undertaker"):
        assert len(town.learned(role)) == 1
    assert town.heard("scarletwoman", LearnsDemon) and town.heard("poisoner", LearnsDemon)
    assert town.heard("imp", LearnsMinions)[0].minions == town.seats("scarletwoman poisoner")
    six = evening("imp poisoner monk empath virgin saint")
    six.night()
    assert not six.heard("imp", LearnsMinions)


@pytest.mark.rule("C-184", "C-185", "C-175")
def test_the_demon_sees_the_minions_and_three_roles_that_nobody_has():
    town = evening(TEN)
    asked = town.until("bluffs")
    in_play = {town.role(seat) for seat in range(10)}
    offered = set(asked.choice.options)
    assert (asked.choice.least, asked.choice.most) == (3, 3)
    assert not offered & in_play
    assert all(ROLES[role].type in (TOWNSFOLK, OUTSIDER) for role in offered)
    free = sorted(offered)
    assert town.refused("storyteller", (free[0], free[1], "monk"))
    assert town.refused("storyteller", (free[0], free[1], "baron"))
    assert town.refused("storyteller", (free[0], free[1]))
    assert town.refused("storyteller", (free[0], free[1], free[1]))
    town.answer("storyteller", free[:3])
    (minions,) = town.heard("imp", LearnsMinions)
    (bluffs,) = town.heard("imp", LearnsBluffs)
    assert set(minions.minions) == set(town.seats("poisoner spy"))
    assert sorted(bluffs.bluffs) == free[:3]
    assert all(not town.heard(seat, LearnsBluffs) for seat in range(1, 10))


@pytest.mark.rule("C-187")
def test_the_demon_may_claim_what_it_likes():
    town = evening(SEVEN)
    town.night()
    bluffs = town.heard("imp", LearnsBluffs)[0].bluffs
    for role in ("monk", "washerwoman", bluffs[0]):
        town.claim("imp", "am", role)
    assert [claim.said[1] for claim in town.square.claims] == ["monk", "washerwoman", bluffs[0]]


@pytest.mark.rule("C-323")
def test_the_meeting_is_no_ability():
    town = evening(f"{TEN} bureaucrat:good")
    town.turn_of("bureaucrat")
    for seat in town.seats("imp poisoner spy"):
        town.word("mark", seat, "poisoner-poisoned")
    town.until("bluffs")
    assert town.heard("poisoner", LearnsMinions)[0].minions == town.seats("spy")
    assert town.heard("spy", LearnsDemon)[0].demons == town.seats("imp")
    in_play = {town.role(seat) for seat in range(11)}
    assert not set(town.question().choice.options) & in_play
    town.answer("storyteller", town.options("storyteller")[0])
    assert town.heard("imp", LearnsMinions)[0].minions == town.seats("poisoner spy")


@pytest.mark.rule("C-540", "C-541")
def test_the_whole_team_may_be_woken_together():
    town = evening(TEN, together=True, script="tb")
    town.until("bluffs")
    story = [type(told.event).__name__ for told in town.table.history]
    first_sleep = story.index("PutToSleep")
    awake = {told.event.seat for told in town.table.history[:first_sleep] if isinstance(told.event, Woken)}
    assert awake == set(town.seats("imp poisoner spy"))
    assert town.heard("poisoner", LearnsDemon)[0].demons == town.seats("imp")
    assert town.heard("imp", LearnsMinions)[0].minions == town.seats("poisoner spy")
    for minion in ("poisoner", "spy"):
        assert isinstance(town.table.events(town.seat(minion))[-1], PutToSleep)
    town.answer("storyteller", town.options("storyteller")[0])
    assert town.heard("imp", LearnsBluffs)
    assert not town.heard("poisoner", LearnsBluffs) + town.heard("spy", LearnsBluffs)


@pytest.mark.rule("C-542")
@pytest.mark.parametrize("role", ["lunatic", "poppygrower", "snitch", "magician"])
def test_some_roles_on_the_sheet_keep_the_team_apart(role):
    """Whoever is called «Крот» there is on no sheet of ours."""
    options = {"seating": SEVEN, "by_the_table": False, "together": True}
    refused = refusal_of(sheet=f"{SEVEN} {role}", **options)
    assert (refused.rule, refused.args_for_text["role"]) == ("C-542", role)
    town = evening(sheet=f"{SEVEN} chef", **options)
    assert town.town.together


# ---- what is told


@pytest.mark.rule("C-189", "C-191")
def test_reminders_are_placed_as_players_act():
    town = evening(SEVEN)
    town.until("choose")
    town.answer("poisoner", town.seat("empath"))
    assert town.asked[-1].seat == town.seat("poisoner")
    assert town.reminders("empath") == ["poisoner-poisoned"]
    log = town.table.events(town.storyteller)
    placed = log.index(Marked(town.seat("empath"), reminder("poisoner", "poisoned")))
    woken = [(place, each.seat) for place, each in enumerate(log) if isinstance(each, Woken)]
    assert [seat for place, seat in woken if place < placed][-1] == town.seat("poisoner")
    assert [seat for place, seat in woken if place > placed][:1] == [town.seat("empath")]
    (mark,) = town.grimoire.marks
    assert mark.by is not None
    assert (mark.by.seat, mark.by.role) == (town.seat("poisoner"), "poisoner")


@pytest.mark.rule("C-193", "C-194", "C-302")
def test_dawn_names_the_dead_and_nothing_more():
    town = evening(SEVEN)
    town.night()
    town.nightfall()
    since = town.now
    town.night(imp="slayer")
    assert town.public(since) == [DayBreaks(2, town.seats("slayer"))]
    assert DayBreaks.__struct_fields__ == ("day", "died")
    assert not [event for event in town.public() if isinstance(event, DiedAtNight)]


@pytest.mark.rule("C-195")
def test_a_night_without_a_death_is_announced_without_a_reason():
    town = evening(SEVEN)
    town.night()
    town.nightfall()
    since = town.now
    town.night(imp="slayer", monk="slayer")
    assert town.public(since) == [DayBreaks(2, ())]


@pytest.mark.rule("C-197")
def test_the_deaths_are_told_before_anybody_can_speak():
    town = evening(SEVEN)
    town.night()
    town.nightfall()
    assert "claim" not in town.standing("slayer")
    since = town.now
    town.night(imp="slayer")
    assert town.public(since)[0] == DayBreaks(2, town.seats("slayer"))
    assert "claim" in town.standing("slayer")


@pytest.mark.rule("C-198")
def test_a_marked_role_is_woken_only_if_there_is_reason_to():
    town = evening("imp poisoner undertaker ravenkeeper virgin slayer saint")
    town.night()
    town.nightfall()
    sheet = [me.role for me in town.grimoire.night_sheet]
    assert "undertaker" in sheet and "ravenkeeper" in sheet
    town.night(imp="slayer")
    assert town.wakings("undertaker") == town.wakings("ravenkeeper") == 0


@pytest.mark.rule("C-199", "C-217", "C-571")
def test_the_ravenkeeper_wakes_only_when_killed_at_night():
    town = evening("imp poisoner undertaker ravenkeeper virgin slayer saint")
    town.night()
    town.nightfall()
    other = town.copy()
    other.night(imp="slayer")
    assert "Woken" not in other.night_story("ravenkeeper", 2)
    town.night(imp="ravenkeeper", ravenkeeper="saint", poisoner="saint")
    assert town.night_story("ravenkeeper", 2) == ["Woken", "TargetChosen", "LearnsRole", "PutToSleep"]
    (choice,) = town.heard("ravenkeeper", TargetChosen)
    (shown,) = town.heard("ravenkeeper", LearnsRole)
    assert choice.targets == town.seats("saint")
    assert (shown.target, shown.shown) == (town.seat("saint"), "saint")
    assert town.role("saint") == "saint"


@pytest.mark.rule("C-201", "C-019")
def test_a_woken_player_is_asked_for_a_target_in_secret():
    town = evening(SEVEN)
    town.night()
    town.nightfall()
    assert town.turn_of("monk").kind == "choose"
    assert town.refused("monk", (town.seat("empath"), town.seat("virgin")))
    since = town.now
    town.answer("monk", town.seat("empath"))
    for seat in range(7):
        chosen = [event for event in town.table.events(seat, since) if isinstance(event, TargetChosen)]
        assert bool(chosen) == (seat == town.seat("monk"))


@pytest.mark.rule("C-203", "C-295", "C-296")
@pytest.mark.parametrize("victim", ["empath", "fortuneteller"])
def test_who_dies_before_waking_does_not_wake(victim):
    town = evening("imp poisoner monk empath fortuneteller slayer saint")
    town.night()
    town.nightfall()
    since = len(town.asked)
    town.turn_of("imp", monk="slayer")
    town.answer("imp", town.seat(victim))
    assert not town.alive(victim)
    town.night()
    assert victim not in acted(town, since)
    assert town.night_story(victim, 2) == []


@pytest.mark.rule("C-286", "C-338", "C-288")
def test_a_dead_player_may_be_attacked_and_does_not_die_again():
    town = evening("imp poisoner monk empath fortuneteller slayer saint")
    town.night()
    town.execute("slayer", by="monk")
    assert town.square.square[town.seat("slayer")].votes == 1
    town.night(imp="slayer", fortuneteller="fortuneteller slayer", poisoner="poisoner")
    assert town.announced(DayBreaks)[-1].died == ()
    assert town.square.square[town.seat("slayer")].votes == 1
    assert town.heard("fortuneteller", LearnsYesNo)[-1].targets == tuple(
        sorted(town.seats("fortuneteller slayer"))
    )


@pytest.mark.rule("C-298", "C-301", "C-363")
def test_players_learn_only_what_their_own_ability_tells():
    town = evening("imp poisoner monk washerwoman virgin slayer saint")
    town.night(poisoner="slayer")
    town.night(imp="washerwoman", monk="washerwoman", poisoner="virgin")
    assert [type(event).__name__ for event in town.learned("washerwoman")] == ["Dealt", "LearnsPair"]
    for role in ("virgin", "slayer", "saint"):
        assert [type(event).__name__ for event in town.learned(role)] == ["Dealt"]
    assert {type(event).__name__ for event in town.learned("monk")} == {"Dealt", "TargetChosen"}


# ---- signals


@pytest.mark.parametrize(
    ("pair", "yes"),
    [
        pytest.param("imp monk", True, marks=pytest.mark.rule("C-208")),
        pytest.param("empath monk", False, marks=pytest.mark.rule("C-209")),
    ],
)
def test_yes_and_no(pair, yes):
    town = evening("imp poisoner monk empath fortuneteller slayer saint")
    town.night(fortuneteller=pair, red_herring="saint", poisoner="saint")
    (told,) = town.heard("fortuneteller", LearnsYesNo)
    assert told.yes is yes


@pytest.mark.parametrize(
    ("giver", "side"),
    [
        pytest.param("butler", "good", marks=pytest.mark.rule("C-210")),
        pytest.param("poisoner", "evil", marks=pytest.mark.rule("C-211")),
    ],
)
def test_thumb_up_and_thumb_down(giver, side):
    town = evening("imp poisoner scarletwoman empath mayor slayer butler chef beggar:good")
    town.night(poisoner="mayor")
    town.execute(giver)
    town.night(imp=giver)
    town.answer(giver, ("give", town.seat("beggar")))
    (told,) = town.heard("beggar", LearnsSide)
    assert (told.target, told.side) == (town.seat(giver), side)
    assert town.view("beggar").notes[-1].learned == told


@pytest.mark.rule("C-212", "C-216", "C-017")
@pytest.mark.parametrize(
    ("roles", "number"),
    [
        ("imp monk empath saint poisoner virgin slayer", 0),
        ("monk imp empath saint poisoner virgin slayer", 1),
        ("monk imp empath poisoner saint virgin slayer", 2),
    ],
)
def test_fingers(roles, number):
    town = evening(roles)
    town.night(poisoner="slayer")
    assert town.night_story("empath", 1) == ["Woken", "LearnsNumber", "PutToSleep"]
    assert [told.number for told in town.heard("empath", LearnsNumber)] == [number]


@pytest.mark.rule("C-214", "C-367", "C-370", "C-027", "C-029")
def test_any_role_of_the_sheet_can_be_shown():
    town = evening("imp poisoner undertaker empath virgin slayer saint", script="tb")
    town.night()
    town.execute("slayer", by="saint")
    town.nightfall()
    asked = town.until("tell", poisoner="undertaker", imp="virgin", monk="virgin")
    assert set(asked.choice.listed()) == set(town.square.sheet)
    assert dict(asked.about)["why"] == "no-ability"
    for role in ("mayor", "drunk", "slayer", "imp"):
        twin = town.copy()
        twin.answer("storyteller", role)
        assert [told.shown for told in twin.heard("undertaker", LearnsRole)] == [role]
        assert {type(told).__name__ for told in twin.learned("undertaker")} == {"Dealt", "LearnsRole"}
        assert twin.role("slayer") == "slayer"


@pytest.mark.rule("C-215", "C-656")
def test_the_empath_wakes_each_night():
    town = evening(SEVEN)
    town.night(poisoner="saint")
    town.night(imp="saint", poisoner="slayer")
    town.night(imp="slayer", poisoner="virgin")
    assert len(town.heard("empath", LearnsNumber)) == 3


@pytest.mark.rule("C-657", "C-692")
def test_each_night_but_the_first():
    town = evening("imp poisoner monk chef virgin slayer saint")
    town.night(poisoner="saint")
    assert (town.wakings("monk"), town.wakings("chef")) == (0, 1)
    town.night(imp="saint", poisoner="slayer")
    town.night(imp="slayer", poisoner="virgin")
    assert (town.wakings("monk"), town.wakings("chef")) == (2, 1)
    assert [len(n) for n in (town.night_story("monk", 1), town.night_story("chef", 2))] == [0, 0]


# ---- becoming somebody else


@pytest.mark.rule("C-322")
def test_a_new_minion_learns_of_nobody():
    town = evening(SEVEN)
    town.night()
    town.nightfall()
    town.word("become", "virgin", "spy")
    town.word("turn", "spy", "evil")
    new = town.seat("spy")
    told = [type(event).__name__ for event in town.learned(new)]
    assert told == ["Dealt", "IsNow", "IsNow"]
    assert not town.heard(new, LearnsDemon) + town.heard(new, LearnsMinions)


@pytest.mark.rule("C-348")
def test_a_change_by_night_puts_its_notice_into_the_night_before_the_next_line():
    town = evening("imp pithag monk empath virgin slayer saint")
    town.night()
    town.nightfall()
    town.turn_of("pithag")
    town.answer("pithag", town.seat("virgin"))
    since = town.now
    town.answer("pithag", "mayor")
    town.until("choose")
    log = town.table.events(town.storyteller, since)
    virgin, imp = town.seat("mayor"), town.seat("imp")
    steps = [type(event).__name__ for event in log if getattr(event, "seat", None) in (virgin, imp)]
    assert steps == ["RoleChanged", "IsNow", "Woken"]


@pytest.mark.rule("C-348")
def test_a_change_by_day_puts_its_notice_before_the_first_line_of_the_night():
    town = evening("imp scarletwoman monk empath virgin slayer saint")
    town.night()
    woman = town.seat("scarletwoman")
    town.execute("imp", by="empath")
    assert town.role(woman) == "imp" and not notices(town, woman)
    town.nightfall()
    town.until("choose")
    log = town.table.events(town.storyteller)
    dusk = max(place for place, event in enumerate(log) if isinstance(event, NightFalls))
    assert [type(event).__name__ for event in log[dusk:]][:3] == ["NightFalls", "IsNow", "Woken"]
    assert [(told.role, told.side) for told in notices(town, woman)] == [("imp", "evil")]


@pytest.mark.rule("C-346", "C-347")
def test_a_change_is_told_at_once_and_in_secret():
    town = evening("imp pithag monk empath virgin slayer saint")
    town.night()
    town.nightfall()
    town.turn_of("pithag")
    town.answer("pithag", town.seat("virgin"))
    since = town.now
    town.answer("pithag", "mayor")
    (notice,) = notices(town, "mayor")
    assert (notice.role, notice.side) == ("mayor", "good")
    for seat in range(7):
        told = [event for event in town.table.events(seat, since) if isinstance(event, IsNow)]
        assert bool(told) == (seat == town.seat("mayor"))


@pytest.mark.rule("C-349")
def test_the_notice_is_true_even_to_the_drunk_under_a_vortox():
    town = evening("vortox pithag monk empath virgin slayer butler")
    town.night()
    town.execute("butler")
    town.nightfall()
    town.turn_of("pithag")
    town.word("mark", "virgin", "philosopher-drunk")
    asked = len(town.asked)
    town.answer("pithag", town.seat("virgin"))
    town.answer("pithag", "mayor")
    assert [each.seat for each in town.asked[asked:]] == [town.seat("pithag")] * 2
    assert [(told.role, told.side) for told in notices(town, "mayor")] == [("mayor", "good")]


@pytest.mark.rule("C-350", "C-722")
def test_players_know_their_role_and_side():
    town = evening(SEVEN)
    town.night()
    town.nightfall()
    town.word("turn", "saint", "evil")
    town.word("become", "slayer", "mayor")
    for seat in range(7):
        assert (town.view(seat).card, town.view(seat).card_side) == (town.role(seat), town.side(seat))


@pytest.mark.rule("C-351", "C-726")
def test_drunk_and_lunatic_believe_what_they_are_shown():
    town = evening("imp poisoner drunk=investigator lunatic=imp virgin slayer saint monk")
    town.night()
    assert (town.view("drunk").card, town.role("drunk")) == ("investigator", "drunk")
    assert (town.view("lunatic").card, town.role("lunatic")) == ("imp", "lunatic")
    assert (town.view("lunatic").card_side, town.side("lunatic")) == ("evil", "good")
    assert town.heard("drunk", Woken)[0].role == "investigator"
    assert "LearnsPair" in town.night_story("drunk", 1)


@pytest.mark.rule("C-325")
def test_an_ability_on_death_resolves_exactly_once():
    town = evening("imp poisoner undertaker ravenkeeper virgin slayer saint")
    town.night()
    town.night(imp="ravenkeeper", ravenkeeper="saint")
    town.night(imp="saint")
    assert len(town.heard("ravenkeeper", LearnsRole)) == 1
    star = evening("imp poisoner undertaker ravenkeeper virgin slayer saint")
    star.night()
    star.night(p0="imp")
    assert star.role(1) == "imp"
    assert len(notices(star, 1)) == 1


@pytest.mark.rule("C-326")
def test_the_text_of_an_ability_ranks_above_the_sheet():
    town = evening("imp scarletwoman monk empath virgin slayer saint")
    town.night()
    town.execute("imp", by="monk")
    assert town.table.outcome is None
    assert town.role(1) == "imp"
    town.night(p1="saint", monk="virgin")
    assert town.prompts(1).count("choose") == 1
    assert len(notices(town, 1)) == 1
    assert town.announced(DayBreaks)[-1].died == town.seats("saint")


# ---- words of time


@pytest.mark.rule("C-641", "C-642")
def test_dusk_comes_before_everything_else():
    town = evening("imp poisoner monk empath virgin slayer saint thief:good bureaucrat:evil")
    for night in (1, 2):
        since = len(town.asked)
        if night == 2:
            town.day()
        assert isinstance(town.announced(NightFalls)[-1], NightFalls)
        town.night(imp="saint")
        assert acted(town, since)[:2] == ["bureaucrat", "thief"]


@pytest.mark.rule("C-643")
def test_until_dusk():
    town = evening(SEVEN)
    town.night(poisoner="saint")
    assert town.grimoire.impaired[town.seat("saint")]
    town.nightfall()
    town.until("choose")
    assert town.town.night == 2
    assert not town.grimoire.impaired[town.seat("saint")]
    assert town.reminders("saint") == []


@pytest.mark.rule("C-166", "C-167", "C-271")
def test_the_two_sides_of_the_sheet():
    town = evening("imp poisoner monk chef empath butler undertaker")
    assert [me.role for me in town.grimoire.night_sheet] == ["poisoner", "chef", "empath", "butler"]
    town.night()
    town.nightfall()
    later = ["poisoner", "monk", "imp", "empath", "undertaker", "butler"]
    assert [me.role for me in town.grimoire.night_sheet] == later
    town.night(imp="chef", poisoner="chef")
    town.nightfall()
    assert [me.role for me in town.grimoire.night_sheet] == later
    assert town.town.night == 3


@pytest.mark.rule("C-676")
def test_starts_knowing():
    town = evening("imp poisoner monk chef virgin slayer saint")
    town.night(poisoner="saint")
    town.night(imp="saint", poisoner="saint")
    assert len(town.heard("chef", LearnsNumber)) == 1
    town.word("become", "slayer", "washerwoman")
    town.night(imp="virgin", poisoner="saint")
    new = town.seat("washerwoman")
    assert "LearnsPair" in town.night_story(new, 3)
    assert len(town.heard("chef", LearnsNumber)) == 1
    town.night(imp="virgin", poisoner="saint")
    assert "LearnsPair" not in town.night_story(new, 4)
