"""The Fortune Teller: is one of these two a Demon?"""

import pytest

from tests.clocktower.scenario import scenario


def yes(town):
    return next(note.yes for note in town.learned("fortuneteller") if hasattr(note, "yes"))


@pytest.mark.ruling("fortuneteller.yes-on-demon")
def test_a_dead_demon_reads_as_one():
    town = scenario("fortuneteller imp butler scarletwoman monk slayer soldier")
    town.night(red_herring="monk", fortuneteller="butler soldier", butler="monk")
    assert not yes(town)
    town.day(execute="imp")
    assert town.outcome is None
    town.night(fortuneteller="imp butler", butler="monk", monk="slayer", scarletwoman="soldier")
    assert yes(town)


@pytest.mark.ruling("fortuneteller.red-herring")
def test_the_marked_player_reads_as_a_demon_all_game():
    town = scenario("fortuneteller saint monk imp soldier chef")
    town.night(red_herring="saint", fortuneteller="fortuneteller saint")
    assert yes(town)
    town.day().night(monk="chef", imp="soldier", fortuneteller="saint chef")
    assert yes(town)


@pytest.mark.ruling("fortuneteller.herring-must-be-good")
def test_a_marked_player_who_turns_evil_hands_the_mark_on():
    town = scenario("fortuneteller saint monk imp soldier chef")
    town.night(red_herring="saint", fortuneteller="monk chef").word("turn", "saint", "evil")
    town.day().night(red_herring="chef", monk="chef", imp="soldier", fortuneteller="chef monk")
    assert town.marks("saint") == []
    assert town.marks("chef") == ["fortuneteller-red-herring"]
    assert yes(town)


@pytest.mark.ruling("fortuneteller.recluse")
@pytest.mark.rule("C-147")
def test_the_recluse_may_read_as_a_demon():
    town = scenario("fortuneteller recluse chef imp soldier monk")
    town.night(red_herring="monk", fortuneteller="recluse chef", tell_fortuneteller=True)
    assert town.options("tell", "fortuneteller") == [True, False]
    assert yes(town)


@pytest.mark.ruling("fortuneteller.scarlet-woman-shift")
def test_the_answer_follows_the_demon():
    town = scenario("fortuneteller scarletwoman chef imp soldier monk slayer")
    town.night(red_herring="monk", fortuneteller="scarletwoman chef")
    assert not yes(town)
    town.day(execute="imp").night(monk="slayer", scarletwoman="soldier", fortuneteller="scarletwoman chef")
    assert yes(town)


@pytest.mark.ruling("fortuneteller.no-herring-for-drunk")
def test_a_drunk_has_no_marked_player_and_hears_anything():
    town = scenario("drunk=fortuneteller chef imp soldier monk slayer")
    town.night(choose_two="chef monk", tell=True)
    assert not any(town.marks(name) for name in town.names)
    assert set(town.options("tell")) == {True, False}


@pytest.mark.rule("C-016", "C-296")
def test_one_killed_by_the_demon_does_not_wake_any_more():
    town = scenario("fortuneteller chef imp soldier monk slayer")
    town.night(red_herring="monk", fortuneteller="chef monk").day()
    town.night(monk="chef", imp="fortuneteller")
    assert not town.alive("fortuneteller")
    assert not town.woken("fortuneteller")
