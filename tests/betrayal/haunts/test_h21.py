"""Haunt 21, House of the Living Dead."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Spawn
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import HEROES, ITEM, MIGHT, SPEED, RoomId
from nightbell.games.betrayal.walk import DrawCard
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
LORD, ZOMBIE = Figure(100), Figure(101)


def dead() -> Story:
    """The lord and a zombie in the Foyer, another zombie far off."""
    night = Story().haunted(21, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    Spawn("zombie-lord", RoomId("entrance-hall"), (3, 7, 2, -1)).carry_out(night.house)
    for number, room in ((1, "entrance-hall"), (2, "basement-landing")):
        Spawn("zombie", RoomId(room), (2, 5, 2, -1), number).carry_out(night.house)
    night.house.outbox.clear()
    night.house.marks["dead-walk"] = 1
    return night


def test_right_now_the_dead_rise_where_they_lie():
    night = Story("zoe", "father", "peter", "vivian").haunted(21, traitor="father")
    night.room("crypt", "basement", 0, 1).room("gardens", "ground", 2, 1).run(call(HAUNTS[21].right_now))
    assert not night.alive("father")
    rooms = [z.room for z in night.state.monsters_of("zombie")]
    assert rooms == ["crypt", "entrance-hall", "gardens", "crypt", "crypt", "entrance-hall", "gardens"]
    assert [m.room for m in night.state.monsters_of("zombie-lord")] == ["entrance-hall"]


@pytest.mark.parametrize(
    ("weapon", "trait", "dies"), [("axe", MIGHT, True), ("", MIGHT, False), ("revolver", SPEED, False)]
)
def test_only_weapons_end_a_zombie(weapon, trait, dies):
    night = dead()
    if weapon:
        night.give("zoe", weapon)
    dice = {"axe": 4, "": 3, "revolver": 5}[weapon]
    night.dice(*[2] * dice, *[0] * (5 if trait == MIGHT else 2))
    night.run(Fight(Figure(0), ZOMBIE, trait, weapon))
    assert (night.state.find_monster(ZOMBIE) is None) is dies


def test_the_lord_is_harmed_by_the_medallion_alone():
    night = dead().dice(2, 2, 2, 0, 0, 0, 0, 0, 0, 0).run(Fight(Figure(0), LORD, MIGHT))
    assert night.state.mark("lords-wounds") == 0 and not night.state.monster(LORD).stunned
    night = (
        dead().give("zoe", "medallion").dice(2, 2, 2, 0, 0, 0, 0, 0, 0, 0).run(Fight(Figure(0), LORD, MIGHT))
    )
    assert night.state.mark("lords-wounds") == 6
    night.state.marks["lords-wounds"] = 1
    from nightbell.engine import Table
    from tests.betrayal.scenario import Stage

    night.dice(2, 2, 2, 0, 0, 0, 0, 0, 0, 0)
    table = Table.enter(Stage(Fight(Figure(0), LORD, MIGHT)), night.state)
    assert table.outcome == "heroes"


def test_the_holy_symbol_frightens_zombies_not_their_lord():
    night = dead().give("zoe", "holy-symbol").turn_of("ox").dice(0, 0, 0, 1, 1, 1)
    night.run(Fight(ZOMBIE, Figure(0), MIGHT))
    night.end()
    lord = dead().give("zoe", "holy-symbol").turn_of("ox").dice(*[0] * 7, 0, 0, 0)
    lord.run(Fight(LORD, Figure(0), MIGHT))
    lord.end()


def test_a_dead_hero_rises_and_is_played_by_the_same_hand():
    night = dead().turn_of("peter")
    night.run(Die(ZOE))
    night._table = None
    night.dice(0, 0).ends_turn("peter")
    risen = [m for m in night.state.monsters if m.of == ZOE]
    assert [z.kind for z in risen] == ["zombie"] and risen[0].room == "entrance-hall"


def test_three_items_for_a_hero_and_one_kept():
    night = dead().deck("item", "axe", "bell", "idol").run(DrawCard(ZOE, ITEM), "bell")
    assert night.hand("zoe") == ("bell",)
    assert night.state.decks[ITEM][-2:] == ["axe", "idol"]


def test_no_zombies_left_wins():
    night = dead()
    night.house.monsters = [m for m in night.house.monsters if m.kind != "zombie"]
    assert night.house.scenario.verdict(night.house) == HEROES


def test_zombies_do_not_ride():
    assert not HAUNTS[21].kinds["zombie"].rides and HAUNTS[21].kinds["zombie-lord"].rides
