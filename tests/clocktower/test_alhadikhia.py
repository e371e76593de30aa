"""The Al-Hadikhia: three names, and what their owners choose."""

import pytest

from nightbell.games.clocktower.events import Proclaimed
from tests.clocktower.scenario import scenario

PLAIN = "alhadikhia chef virgin slayer soldier baron recluse"


def named(town, names, life):
    """A night on which three are named; who of them chooses life."""
    living = [town.seat(name) for name in life.split()]
    turns = town.in_turn(*names.split())
    return town.night(may_choose=turns, choose=turns, alhadikhia=lambda asked: asked.seat in living)


def second_night(cast=PLAIN):
    return scenario(cast).night().day()


@pytest.mark.ruling("alhadikhia.choices")
def test_who_chooses_death_dies_and_who_chooses_life_lives():
    town = named(second_night(), "chef slayer virgin", "virgin")
    assert town.deaths == ["chef", "slayer"] and town.alive("virgin")
    assert town.announced(Proclaimed) == [
        ("alhadikhia", town.seat(name), number) for number, name in enumerate(("chef", "slayer", "virgin"), 1)
    ]


def test_if_all_choose_life_all_die():
    town = named(second_night(), "chef slayer virgin", "chef slayer virgin")
    assert sorted(town.deaths) == ["chef", "slayer", "virgin"]


@pytest.mark.ruling("alhadikhia.judged-by-state")
def test_one_who_cannot_die_counts_as_alive():
    town = scenario("alhadikhia chef virgin sailor soldier baron recluse")
    town.night(sailor="recluse", sailor_mate="recluse").day()
    turns = town.in_turn("sailor", "chef", "virgin")
    plans = {"may_choose": turns, "choose": lambda q: turns(q) if q.seat == 0 else town.seat("recluse")}
    town.night(alhadikhia=lambda q: q.seat != town.seat("sailor"), sailor_mate="recluse", **plans)
    assert town.alive("sailor") and sorted(town.deaths) == ["chef", "virgin"]


@pytest.mark.ruling("alhadikhia.declines")
def test_not_choosing_leaves_no_trace():
    town = second_night().night(may_choose=None)
    assert town.deaths == [] and town.said(Proclaimed) == []


@pytest.mark.ruling("alhadikhia.revived-player")
def test_a_dead_player_who_chooses_life_comes_back_with_the_ability():
    town = scenario(PLAIN).night().shoot("slayer", "chef").word("slay", "slayer").day()
    named(town, "chef virgin slayer", "virgin slayer")
    assert town.deaths == ["chef"] and town.alive("slayer") and town.town.square[town.seat("slayer")].alive
    assert not town.token("slayer").spent and town.works("slayer")
    assert not town.shoot("slayer", "alhadikhia").alive("alhadikhia")


@pytest.mark.ruling("alhadikhia.sequential")
def test_each_choice_is_made_before_the_next_name_is_called():
    town = second_night()
    turns = town.in_turn("chef", "slayer", "virgin")
    town.until("alhadikhia", may_choose=turns, choose=turns)
    assert [seat for _, seat, _ in town.announced(Proclaimed)] == [town.seat("chef")]
    town.table.answer(town.seat("chef"), True)
    assert [seat for _, seat, _ in town.announced(Proclaimed)] == [town.seat("chef"), town.seat("slayer")]


def test_impaired_nothing_is_announced_and_nobody_asked():
    town = scenario(PLAIN).night().word("mark", "alhadikhia", "sweetheart-drunk").day()
    turns = town.in_turn("chef", "slayer", "virgin")
    town.night(may_choose=turns, choose=turns)
    assert town.deaths == [] and town.said(Proclaimed) == [] and town.questions("alhadikhia") == []


def test_a_princess_keeps_them_alive():
    town = scenario("alhadikhia chef virgin princess soldier baron recluse").night()
    town.nominate("princess", "recluse", "chef virgin princess soldier").close().dusk()
    named(town, "chef virgin soldier", "chef virgin soldier")
    assert town.deaths == []


def test_a_scarlet_woman_gives_way_to_one_who_comes_back():
    town = scenario("alhadikhia chef virgin slayer soldier scarletwoman recluse").night()
    town.nominate("chef", "alhadikhia", "chef virgin slayer soldier").close().dusk()
    assert town.role("scarletwoman") == "alhadikhia"
    named(town, "alhadikhia chef virgin", "alhadikhia chef")
    assert town.role("scarletwoman") == "scarletwoman" and town.alive("alhadikhia")
    assert [town.name(seat) for seat in town.town.demons()] == ["alhadikhia"]


def test_another_demon_who_never_was_the_scarlet_woman_does_not_give_way():
    town = scenario("alhadikhia alhadikhia chef virgin slayer soldier scarletwoman recluse").night()
    town.word("slay", "alhadikhia").day()
    named(town, "alhadikhia chef virgin", "alhadikhia chef")
    assert town.alive("alhadikhia") and town.role("alhadikhia2") == "alhadikhia"


@pytest.mark.parametrize(("life", "winner"), [("chef virgin slayer", "evil"), ("chef slayer", "good")])
def test_with_a_mastermind_three_good_players_choose_once_more(life, winner):
    town = scenario("alhadikhia chef virgin slayer soldier mastermind recluse").night()
    town.nominate("chef", "alhadikhia", "chef virgin slayer soldier").close().dusk()
    assert town.outcome is None
    turns = town.in_turn("chef", "virgin", "slayer")
    living = [town.seat(name) for name in life.split()]
    town.night(choose=turns, alhadikhia=lambda question: question.seat in living)
    assert town.outcome == winner
    assert [number for *_, number in town.announced(Proclaimed)] == [1, 2, 3]
