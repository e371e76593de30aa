"""The Washerwoman: two players and a Townsfolk."""

import pytest

from nightbell.games.clocktower.events import LearnsPair
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("washerwoman.pair-is-unordered")
@pytest.mark.rule("C-034", "C-169")
def test_one_of_the_two_is_the_townsfolk_the_other_may_be_anybody():
    town = scenario("washerwoman chef imp monk poisoner saint empath")
    town.night(clue_washerwoman="chef@chef", clue_second_washerwoman="imp")
    pair = (town.seat("chef"), town.seat("imp"))
    assert town.was_told("washerwoman", LearnsPair, "washerwoman", "chef", pair)
    assert town.marks("chef") == ["washerwoman-townsfolk"]
    assert town.marks("imp") == ["washerwoman-wrong"]


@pytest.mark.ruling("washerwoman.spy-read-as-townsfolk")
def test_the_spy_may_stand_for_a_townsfolk_whom_nobody_has():
    town = scenario("washerwoman spy scarletwoman imp saint butler recluse")
    town.night(clue_washerwoman="ravenkeeper@spy", clue_second_washerwoman="scarletwoman")
    assert town.why("clue", "washerwoman") == "registers"
    assert town.shown("washerwoman") == "ravenkeeper"


@pytest.mark.ruling("washerwoman.drunk-is-not-townsfolk")
def test_the_drunk_makes_no_clue_true():
    town = scenario("washerwoman drunk=monk imp chef poisoner saint empath")
    town.night()
    clues = town.options("clue", "washerwoman")
    assert ("clue", "chef", town.seat("chef")) in clues
    assert not any(role == "monk" for _, role, _ in clues)


@pytest.mark.ruling("washerwoman.pair-is-unordered")
def test_not_even_poisoned_is_she_told_that_there_is_nobody():
    town = scenario("washerwoman chef imp monk poisoner saint empath")
    town.night(poisoner="washerwoman", clue_washerwoman="mayor@imp", clue_second_washerwoman="saint")
    assert town.why("clue", "washerwoman") == "no-ability"
    assert ("no-clue",) not in town.options("clue", "washerwoman")
    assert town.shown("washerwoman") == "mayor"


def test_neither_a_spy_nor_a_vortox_makes_it_nobody():
    spied = scenario("washerwoman spy scarletwoman imp saint butler recluse").night()
    lied_to = scenario("washerwoman chef monk vortox poisoner saint empath").night()
    for town in (spied, lied_to):
        assert ("no-clue",) not in town.options("clue", "washerwoman")


@pytest.mark.ruling("washerwoman.late-washerwoman")
@pytest.mark.rule("C-320", "C-676")
def test_who_becomes_it_later_is_told_once_in_the_coming_night():
    town = scenario("imp poisoner soldier chef virgin saint empath")
    town.night().word("become", "virgin", "washerwoman")
    town.day().night(imp="soldier")
    assert len([note for note in town.learned("virgin") if isinstance(note, LearnsPair)]) == 1
    town.day().night(imp="soldier")
    assert town.learned("virgin") == []


@pytest.mark.ruling("washerwoman.vortox")
def test_with_a_vortox_neither_of_the_two_has_the_role():
    town = scenario("washerwoman chef monk vortox poisoner saint empath")
    town.night()
    assert town.why("clue", "washerwoman") == "vortox"
    clues = [clue for clue in town.options("clue", "washerwoman") if len(clue) == 3]
    assert clues
    assert not any(town.town.grimoire[seat].role == role for _, role, seat in clues)
    (clue,) = town.learned("washerwoman")
    assert all(town.town.grimoire[seat].role != clue.shown for seat in clue.pair)
