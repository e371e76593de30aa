"""Haunt 21, House of the Living Dead."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fall, Fight, Spawn, Stun
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import BASEMENT, HEROES, ITEM, MIGHT, SPEED, RoomId
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


def corpses(night: Story) -> list[tuple[str, str]]:
    return [(z.kind, z.room) for z in night.state.monsters if z.of == ZOE]


def lets_pass(night: Story, until: Seat) -> None:
    """Monsters and the living do nothing until somebody's turn."""
    while night.question.seat != until:
        night.answers(("end",) if ("end",) in night.options else night.options[0])


def test_who_dies_in_anothers_turn_walks_in_the_own_next_place():
    """Zoe falls in Peter's turn; in her place she is a zombie already, and moves."""
    night = dead().turn_of("peter").run(Die(ZOE)).retake("peter")
    assert corpses(night) == []
    night.dice(2, 2).ends_turn("peter")
    assert corpses(night) == [("zombie", "entrance-hall")]
    assert (night.question.kind, night.question.seat) == ("monster", ZOE)
    night.answers(("move", "foyer")).answers(("end",))
    assert corpses(night) == [("zombie", "foyer")]
    night.end()


def test_who_dies_in_the_own_turn_lies_until_the_next():
    night = dead().turn_of("zoe").run(Die(ZOE)).retake("zoe")
    night.house.done["begun"] = 1
    night.dice(0, 0, 0, 0, 0)
    assert night.question.seat != ZOE
    lets_pass(night, PETER)
    assert corpses(night) == []
    night.dice(0, 0).ends_turn("peter")
    assert corpses(night) == [("zombie", "entrance-hall")] and night.question.seat == ZOE


@pytest.mark.rule("B-369")
def test_a_hero_zombie_stunned_after_its_place_misses_the_next():
    """Its turn is its player's place, so the monsters' turn in between does not wake it."""
    night = dead().turn_of("peter").run(Die(ZOE)).retake("ox")
    Spawn("zombie", RoomId("upper-landing"), (2, 5, 2, -1), 20, ZOE).carry_out(night.house)
    night.house.marks["risen-0"] = 2
    night.run(Stun(Figure(103))).retake("ox").dice(0, 0, 0, 0, 0)
    lets_pass(night, PETER)
    assert night.state.monster(Figure(103)).stunned, "the monsters' turn has woken it"
    night.ends_turn("peter")
    assert night.question.seat == OX and not night.state.monster(Figure(103)).stunned
    night.dice(0, 0, 0, 0, 0, 0, 0)
    lets_pass(night, PETER)
    night.ends_turn("peter")
    assert night.question.seat == ZOE


def test_three_items_for_a_hero_who_likes_and_one_kept():
    night = dead().deck("item", "axe", "bell", "idol").run(DrawCard(ZOE, ITEM), True, "bell")
    assert night.hand("zoe") == ("bell",)
    assert night.state.decks[ITEM][-2:] == ["axe", "idol"]
    plain = dead().deck("item", "axe", "bell").run(DrawCard(ZOE, ITEM), False)
    assert plain.hand("zoe") == ("axe",) and plain.state.decks[ITEM][0] == "bell"


@pytest.mark.rule("B-389", "B-390")
def test_the_dead_traitor_lets_the_dead_out_of_the_basement():
    """The traitor's place still comes, and with it the right to fetch the stairs."""
    night = dead().turn_of("zoe").run(Fall(OX)).retake("zoe").ends_turn("zoe")
    assert (night.question.kind, night.question.seat) == ("bring-stairs", OX)
    night.answers(True)
    assert {night.state.floor_of(RoomId(room)) for _, room, _ in night.options} == {"basement"}
    night.answers(night.options[0])
    assert "stairs-from-basement" in night.state.placed


def test_no_zombies_left_wins():
    night = dead()
    night.house.monsters = [m for m in night.house.monsters if m.kind != "zombie"]
    assert night.house.scenario.verdict(night.house) == HEROES


def test_zombies_do_not_ride():
    assert not HAUNTS[21].kinds["zombie"].rides and HAUNTS[21].kinds["zombie-lord"].rides


@pytest.mark.rule("B-389")
@pytest.mark.parametrize("way", [None, "stairs-from-basement", "coal-chute", "mystic-elevator"])
def test_the_dead_come_down_to_the_last_of_the_living(way):
    """All heroes sit in a basement to which nothing leads: the lord of the dead may bring the stairs."""
    night = dead().run(Fall(OX)).retake("zoe")
    night.house.monsters = [m for m in night.house.monsters if m.room != "basement-landing"]
    for name in ("zoe", "peter"):
        night.put(name, "basement-landing")
    if way:
        floor = "basement" if way == "stairs-from-basement" else "ground"
        night.room(way, floor, *((0, 1) if floor == "basement" else (2, 1)))
    night.dice(0, 0, 0, 0, 0).ends_turn("zoe")
    assert (night.question.kind == "bring-stairs") is (way is None)
    if way is None:
        night.state.aside.append(RoomId("stairs-from-basement"))
        night.state.tiles.remove(RoomId("stairs-from-basement"))
        night.answers(True)
        night.answers(night.options[0])
        assert "foyer" in night.state.exits(RoomId("stairs-from-basement"))


def test_the_offer_is_for_a_traitor_who_cannot_go_there():
    night = dead().put("zoe", "basement-landing").put("peter", "basement-landing").turn_of("ox")
    night.house.monsters = [m for m in night.house.monsters if m.room != "basement-landing"]
    assert "bring-stairs" not in night.verbs


def test_the_stairs_may_close_the_basement_where_no_other_doorway_is_left():
    """One doorway is left below, and the stairs have one door: they come all the same."""
    night = dead().run(Fall(OX)).retake("zoe").put("zoe", "entrance-hall")
    for x, y, turn, room in ((0, -1, 2, "crypt"), (1, 0, 3, "storeroom"), (-1, 0, 1, "wine-cellar")):
        night.room(room, "basement", x, y, turn)
    gaps = night.house.open_doorways(BASEMENT)
    while len(gaps) > 1:
        room, _ = gaps[-1]
        night.house.gaps[room] = night.house.gaps[room][:-1]
        gaps = night.house.open_doorways(BASEMENT)
    assert night.house.spots(RoomId("stairs-from-basement"), BASEMENT) == []
    night.ends_turn("zoe").answers(True)
    assert "stairs-from-basement" in night.state.placed
