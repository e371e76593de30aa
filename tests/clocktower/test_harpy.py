"""The Harpy: mad about another's evil."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "harpy imp chef monk slayer recluse soldier"


def chosen(first, second):
    """The Harpy's two choices, one after the other."""
    answers = iter((first, second))
    return lambda decision: next(answers)


def told(town, name):
    return [
        town.name(each.target) for each in town.learned(name) if type(each).__name__ == "LearnsAccusation"
    ]


def cursed(cast=CAST, **plans):
    town = scenario(cast)
    return town.night(harpy=chosen(town.seat("monk"), town.seat("slayer")), **plans)


@pytest.mark.ruling("harpy.effort-saves", "harpy.indirect-is-fine")
def test_who_tries_lives():
    town = cursed()
    assert told(town, "monk") == ["slayer"]
    town.standing("storyteller", "verdict", ("verdict", town.seat("monk"), "tries"))
    assert town.questions("madness-penalty") == [] and town.alive("monk")


@pytest.mark.ruling("harpy.defending-kills")
@pytest.mark.parametrize("dead", ["monk", "slayer", "monk slayer", ""])
def test_who_does_not_may_die_alone_or_with_the_other(dead):
    town = cursed()
    verdict = ("verdict", town.seat("monk"), "does-not-try")
    town.standing("storyteller", "verdict", verdict, madness_penalty=True, harpy_victims=dead)
    assert [name for name in ("monk", "slayer") if not town.alive(name)] == dead.split()
    assert town.town.executed is None, "it is no execution"


@pytest.mark.ruling("harpy.until-next-pick")
def test_it_holds_until_the_next_choice():
    town = cursed().day()
    town.until("choose")
    assert "harpy-mad" in town.marks("monk")
    town.night(harpy=chosen(town.seat("chef"), town.seat("slayer")), monk="chef", imp="recluse")
    assert "harpy-mad" in town.marks("chef") and "harpy-mad" not in town.marks("monk")


def test_a_poisoned_harpy_is_heard_but_nobody_dies():
    town = cursed("harpy imp chef monk slayer poisoner soldier", poisoner="harpy")
    assert told(town, "monk") == ["slayer"] and town.marks("monk") == []


def test_of_two_harpies_the_one_who_chose_the_first_punishes():
    town = scenario(f"{CAST} apprentice:evil")
    answers = iter(["monk", "slayer", "recluse", "chef"])
    pointing = lambda question: town.seat(next(answers))  # noqa: E731
    town.night(apprentice="harpy", choose=pointing)
    verdict = ("verdict", town.seat("monk"), "does-not-try")
    town.standing("storyteller", "verdict", verdict, madness_penalty=True, harpy_victims="")
    alone = [town.name(*each) for each in town.options("harpy-victims") if len(each) == 1]
    assert sorted(alone) == ["monk", "slayer"]
