"""The Cerenovus: be mad about being this, or else."""

import pytest

from nightbell.games.clocktower.events import Executed, LearnsMadness
from nightbell.games.clocktower.madness import instructions
from tests.clocktower.scenario import scenario

CAST = "cerenovus imp soldier chef monk slayer saint"


def mad(cast=CAST, target="chef", role="empath"):
    town = scenario(cast)
    return town.night(choose=target, cerenovus=role)


def verdict(town, name, found, **plans):
    return town.standing("storyteller", "verdict", ("verdict", town.seat(name), found), **plans)


@pytest.mark.rule("C-405", "C-397", "C-695")
def test_the_target_is_told_the_role_and_may_be_executed_for_not_trying():
    town = mad()
    assert town.was_told("chef", LearnsMadness, "cerenovus", "empath")
    (told,) = instructions(town.town)
    assert (told.seat, told.must, told.role) == (town.seat("chef"), True, "empath")
    verdict(town, "chef", "does-not-try", madness_penalty=True)
    assert not town.alive("chef")


@pytest.mark.ruling("cerenovus.effort-safe")
@pytest.mark.rule("C-413", "C-416", "C-417")
def test_a_true_effort_is_safe_whoever_believes_it():
    town = mad()
    town.standing("chef", "claim", ("am", "empath")).standing("chef", "claim", ("number", 1, 0))
    verdict(town, "chef", "tries")
    assert town.questions("madness-penalty") == []
    assert town.alive("chef")


@pytest.mark.ruling("cerenovus.no-effort")
@pytest.mark.rule("C-398", "C-406", "C-408")
@pytest.mark.parametrize("penalty", [True, False])
def test_silence_may_be_punished_and_it_is_the_days_execution(penalty):
    town = mad()
    verdict(town, "chef", "does-not-try", madness_penalty=penalty)
    assert town.alive("chef") is not penalty
    assert (town.said(Executed) != []) is penalty
    assert (town.town.stage == "closing") is penalty
    if penalty:
        assert town.refused(lambda: town.do("monk", "nominate", "slayer")).rule


@pytest.mark.ruling("cerenovus.past-madness-free")
@pytest.mark.rule("C-409", "C-640")
def test_tomorrow_is_the_day_and_the_night_that_follow():
    town = mad()
    town.day().until("choose")
    assert [each.seat for each in instructions(town.town)] == [town.seat("chef")]
    town.night(choose=lambda decision: town.seat("soldier"), cerenovus="saint")
    assert [each.seat for each in instructions(town.town)] == [town.seat("soldier")]
    refusal = town.refused(lambda: verdict(town, "chef", "does-not-try"))
    assert refusal.rule == "C-411"


@pytest.mark.ruling("cerenovus.discretion")
@pytest.mark.rule("C-411", "C-407")
def test_nothing_happens_by_itself_whatever_is_said():
    town = mad()
    town.standing("chef", "claim", ("am", "chef")).standing("chef", "claim", ("think", 1, "demon"))
    town.day()
    assert town.alive("chef") and town.said(Executed) == []


@pytest.mark.ruling("cerenovus.vortox")
def test_such_an_execution_satisfies_a_vortox():
    town = mad("cerenovus vortox soldier chef monk slayer saint", role="empath")
    verdict(town, "soldier" if not town.alive("chef") else "chef", "does-not-try", madness_penalty=True)
    town.dusk()
    assert town.outcome is None


@pytest.mark.ruling("cerenovus.impaired")
def test_an_impaired_cerenovus_frightens_for_show_only():
    town = scenario(f"poisoner {CAST}")
    town.night(
        choose=lambda decision: town.seat("cerenovus" if decision.seat == town.seat("poisoner") else "chef"),
        cerenovus="empath",
    )
    assert town.was_told("chef", LearnsMadness, "cerenovus", "empath")
    assert instructions(town.town) == ()
    assert town.refused(lambda: verdict(town, "chef", "does-not-try"))


@pytest.mark.rule("C-395", "C-396", "C-694")
def test_the_grimoire_shows_what_was_told_and_not_whether_it_is_kept():
    town = mad()
    (mark,) = [mark for mark in town.grimoire.marks if mark.on == town.seat("chef")]
    assert (mark.reminder, mark.named) == ("cerenovus-mad", "empath")
    verdict(town, "chef", "tries")
    assert [mark for mark in town.grimoire.marks if mark.on == town.seat("chef")] == [mark]


@pytest.mark.rule("C-531")
def test_the_penalty_may_end_the_game():
    town = mad("cerenovus imp soldier chef monk slayer saint", target="saint")
    verdict(town, "saint", "does-not-try", madness_penalty=True)
    assert town.outcome == "evil"
