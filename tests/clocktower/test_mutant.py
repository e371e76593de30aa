"""The Mutant: must not be taken for an Outsider."""

import pytest

from nightbell.games.clocktower.events import Executed
from nightbell.games.clocktower.madness import instructions
from tests.clocktower.scenario import scenario

CAST = "mutant imp soldier chef monk slayer baron"


def verdict(town, found, **plans):
    return town.standing("storyteller", "verdict", ("verdict", town.seat("mutant"), found), **plans)


@pytest.mark.rule("C-401", "C-397", "C-696")
@pytest.mark.parametrize("penalty", [True, False])
def test_who_tries_to_be_taken_for_an_outsider_may_be_executed(penalty):
    town = scenario(CAST)
    town.night().standing("mutant", "claim", ("am", "mutant"))
    (told,) = instructions(town.town)
    assert (told.must, told.by) == (False, "mutant")
    verdict(town, "tries", madness_penalty=penalty)
    assert town.alive("mutant") is not penalty


@pytest.mark.rule("C-412")
def test_who_truly_denies_it_is_safe():
    town = scenario(CAST)
    town.night()
    verdict(town, "does-not-try")
    assert town.questions("madness-penalty") == [] and town.alive("mutant")


@pytest.mark.ruling("mutant.private-claim")
@pytest.mark.rule("C-404")
def test_what_was_said_in_private_is_enough():
    town = scenario(CAST)
    town.night().standing("mutant", "whisper", town.seat("baron"))
    town.standing("mutant", "confide", ("am", "mutant"))
    verdict(town, "tries", madness_penalty=True)
    assert not town.alive("mutant")


@pytest.mark.ruling("mutant.silence-or-wink")
@pytest.mark.rule("C-403")
def test_nothing_need_have_been_said_at_all():
    town = scenario(CAST)
    town.night()
    assert town.town.claims == []
    verdict(town, "tries", madness_penalty=True)
    assert not town.alive("mutant")


@pytest.mark.ruling("mutant.night-execution")
def test_an_execution_at_night_leaves_the_next_days_free():
    town = scenario(CAST)
    town.night().day().until("choose")
    verdict(town, "tries", madness_penalty=True)
    assert town.said(Executed) == [Executed(town.seat("mutant"))]
    town.night(monk="chef", imp="soldier").day(execute="baron")
    assert not town.alive("baron")


@pytest.mark.ruling("mutant.drunk-mutant")
def test_an_impaired_mutant_cannot_be_executed_for_it():
    town = scenario(CAST)
    town.night().word("mark", "mutant", "poisoner-poisoned")
    assert town.refused(lambda: verdict(town, "tries"))
    town.word("unmark", "mutant", "poisoner-poisoned")
    assert not verdict(town, "tries", madness_penalty=True).alive("mutant")


@pytest.mark.ruling("mutant.vortox-satisfied")
def test_it_satisfies_a_vortox():
    town = scenario("mutant vortox soldier chef monk slayer baron")
    town.night()
    verdict(town, "tries", madness_penalty=True).dusk()
    assert town.outcome is None


@pytest.mark.rule("C-410")
def test_the_dead_have_nothing_to_fear():
    town = scenario(CAST)
    town.night().word("slay", "mutant").standing("mutant", "claim", ("am", "mutant"))
    assert town.refused(lambda: verdict(town, "tries"))


@pytest.mark.rule("C-400")
def test_the_role_says_what_is_meant_and_what_may_follow():
    from nightbell.text import LANGUAGES, Words

    for lang in LANGUAGES:
        for role in ("mutant", "cerenovus"):
            assert Words(lang, "clocktower", strict=True).about("role", role)
