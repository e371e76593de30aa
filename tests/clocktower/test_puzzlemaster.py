"""The Puzzlemaster: who is drunk, and what the answer is worth."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "puzzlemaster imp empath monk slayer baron chef"


def told(town):
    return [
        town.name(each.target) for each in town.notes("puzzlemaster") if type(each).__name__ == "LearnsSeat"
    ]


@pytest.mark.ruling("puzzlemaster.right-guess")
def test_a_right_guess_brings_the_demon():
    town = scenario(CAST).night(puzzle="empath", tell_empath=2)
    assert town.drunk("empath")
    town.standing("puzzlemaster", "puzzlemaster", town.seat("empath"))
    assert told(town) == ["imp"] and town.questions("tell") == []


def test_whoever_else_is_marked_changes_no_right_guess():
    town = scenario("puzzlemaster imp empath monk slayer poisoner chef")
    town.night(puzzle="empath", poisoner="chef", tell_empath=2, tell_chef=0)
    town.standing("puzzlemaster", "puzzlemaster", town.seat("empath"))
    assert told(town) == ["imp"]


@pytest.mark.ruling("puzzlemaster.wrong-guess")
def test_a_wrong_guess_brings_somebody_else_without_a_word():
    town = scenario(CAST).night(puzzle="empath", tell_empath=2)
    town.standing("puzzlemaster", "puzzlemaster", town.seat("monk"), tell_puzzlemaster="chef")
    assert told(town) == ["chef"]
    assert town.seat("imp") not in town.options("tell", "puzzlemaster")
    kinds = {each.kind for each in town.table.rules.standing(town.town, town.seat("puzzlemaster"))}
    assert "puzzlemaster" not in kinds, "once per game"


@pytest.mark.ruling("puzzlemaster.several-demons")
def test_of_several_demons_one_is_told():
    town = scenario("puzzlemaster imp empath zombuul slayer baron chef").night(puzzle="empath", tell_empath=2)
    town.standing("puzzlemaster", "puzzlemaster", town.seat("empath"), tell_puzzlemaster="zombuul")
    assert told(town) == ["zombuul"]


def test_death_leaves_the_drunk_drunk_and_takes_the_guess():
    town = scenario(CAST).night(puzzle="empath", tell_empath=2).word("slay", "puzzlemaster")
    assert town.drunk("empath")
    kinds = {each.kind for each in town.table.rules.standing(town.town, town.seat("puzzlemaster"))}
    assert "puzzlemaster" not in kinds


def test_nobody_else_is_offered_the_guess():
    town = scenario(CAST).night(puzzle="empath", tell_empath=2)
    for name in ("imp", "chef"):
        kinds = {each.kind for each in town.table.rules.standing(town.town, town.seat(name))}
        assert "puzzlemaster" not in kinds


def test_while_the_puzzlemaster_is_poisoned_nobody_is_drunk_of_it():
    town = scenario("puzzlemaster imp empath monk slayer poisoner chef")
    town.night(puzzle="empath", poisoner="puzzlemaster")
    assert not town.drunk("empath") and town.number("empath") == 1
    town.standing("puzzlemaster", "puzzlemaster", town.seat("empath"), tell_puzzlemaster="chef")
    assert told(town) == ["chef"]


@pytest.mark.ruling("puzzlemaster.cannibal-puzzle")
def test_a_cannibals_riddle_lasts_until_the_next_deadly_execution():
    town = scenario("puzzlemaster cannibal imp chef slayer soldier baron").night(puzzle="soldier")
    town.nominate("chef", "puzzlemaster", "chef slayer soldier imp").close(puzzle="chef")
    town.dusk().night(imp="soldier")
    assert town.drunk("chef")
    town.day(execute="slayer")
    assert not town.drunk("chef")


@pytest.mark.ruling("puzzlemaster.revived")
def test_one_who_comes_back_makes_another_drunk_and_guesses_anew():
    town = scenario(CAST).night(puzzle="empath", tell_empath=2)
    town.standing("puzzlemaster", "puzzlemaster", town.seat("monk"), tell_puzzlemaster="chef")
    town.word("slay", "puzzlemaster").word("revive", "puzzlemaster", puzzle="slayer")
    assert town.drunk("slayer") and not town.drunk("empath")
    town.standing("puzzlemaster", "puzzlemaster", town.seat("slayer"))
    assert told(town) == ["chef", "imp"]


def test_one_may_guess_oneself():
    town = scenario(CAST).night(puzzle="chef")
    town.standing("puzzlemaster", "puzzlemaster", town.seat("puzzlemaster"), tell_puzzlemaster="chef")
    assert town.token("puzzlemaster").spent
