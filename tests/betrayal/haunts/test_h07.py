"""Haunt 7, Carnivorous Ivy."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Seize, Slay, Spawn
from nightbell.games.betrayal.cards.items import lured
from nightbell.games.betrayal.cards.registry import USES
from nightbell.games.betrayal.haunts.h07_carnivorous_ivy import OVERGROWN
from nightbell.games.betrayal.house import HAUNTS, NO_ONE, Figure
from nightbell.games.betrayal.traits import MIGHT, SANITY, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER, ROOT, TIP = Figure(0), Figure(1), Figure(2), Figure(100), Figure(101)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(*names: str, root: str = "upper-landing", tip: str = "entrance-hall", held: int = -1) -> Story:
    """Ox is the traitor, in the basement; one Creeper has its Root in a room and its Tip in another."""
    night = (
        Story(*names).haunted(7, traitor="ox").put("ox", "basement-landing").put("peter", "basement-landing")
    )
    Spawn("creeper-root", RoomId(root), (-1, -1, -1, -1), 1).carry_out(night.house)
    Spawn("creeper-tip", RoomId(tip), (2, 5, 3, -1), 1).carry_out(night.house)
    if held >= 0:
        Seize(TIP, Seat(held)).carry_out(night.house)
        night.house.marks[f"grabbed-{held}"] = 1
    night.house.outbox.clear()
    return night


def pairs(night: Story) -> list[tuple[int, str, str]]:
    """Number, room and kind of every part of every Creeper."""
    return [(m.number, m.room, m.kind[8:]) for m in night.state.monsters]


# ---- the traitor's page


def test_right_now_root_and_tip_come_up_together_and_the_book_falls():
    night = Story().haunted(7, traitor="ox").give("ox", "book").run(call(HAUNTS[7].right_now))
    expected = [(1, "entrance-hall"), (2, "grand-staircase")]
    assert pairs(night) == [(n, room, part) for n, room in expected for part in ("root", "tip")]
    assert night.state.piles == {"entrance-hall": ("book",)} and night.state.mark("creepers-left") == 4
    assert not HAUNTS[7].may_pick_up(night.state, Seat(1), CardId("book"))
    assert not HAUNTS[7].may_hold(night.state, Seat(1), CardId("book"))
    assert HAUNTS[7].may_hold(night.state, Seat(0), CardId("book"))


@pytest.mark.parametrize("players, creepers", [(3, 6), (4, 8), (5, 10), (6, 10)])
def test_twice_as_many_as_players_but_ten_at_most_and_the_traitor_chooses_where(players, creepers):
    night = Story(*SIX[:players]).haunted(7, traitor="ox")
    for place, room in enumerate(room for room in OVERGROWN if room not in night.house.placed):
        night.room(room, "upper", place + 5, 5)
    chosen = tuple(OVERGROWN[:creepers])
    night.run(call(HAUNTS[7].right_now), chosen)
    assert [m.room for m in night.state.monsters_of("creeper-tip")] == list(chosen)
    assert night.state.mark("creepers-left") == 0


def test_what_is_left_comes_up_where_it_likes_it():
    night = Story().haunted(7, traitor="ox").run(call(HAUNTS[7].right_now)).retake("zoe")
    night.put("zoe", "upper-landing").stack("bedroom").does("zoe", "explore", "N")
    while night.question.kind != "turn":
        night.answers(night.options[0])
    assert (3, "bedroom", "root") in pairs(night) and (3, "bedroom", "tip") in pairs(night)
    assert night.state.mark("creepers-left") == 3


def test_a_room_that_it_does_not_like_stays_bare():
    night = Story().haunted(7, traitor="ox").run(call(HAUNTS[7].right_now))
    night.run(call(HAUNTS[7].discovered, Seat(0), RoomId("attic")))
    assert night.state.mark("creepers-left") == 4


def test_a_tip_does_not_wound_but_grabs():
    night = table().give("zoe", "axe", "girl").dice(2, 0, 0, 0, 0, *[0] * 4).run(Fight(TIP, ZOE, MIGHT))
    assert night.state.monster(TIP).of == 0 and night.state.mark("grabbed-0")
    assert night.rows("zoe", "might") == 3 and night.rows("zoe", "speed") == 3
    assert night.hand("zoe") == ("girl",) and night.state.piles == {"entrance-hall": ("axe",)}


def test_it_stops_where_it_has_grabbed():
    night = table().turn_of("ox").dice(2, 2, 2, 0, 0, 0, 0, 0, 0, 0).ends_turn("ox")
    night.answers(("attack", 0, None, "might"))
    assert night.state.monster(TIP).of == 0 and night.question.kind == "turn"


def test_a_tip_that_holds_one_grabs_no_second_and_hurts_nobody():
    night = (
        table(held=2).put("peter", "entrance-hall").dice(0, 0, 0, 2, 0, 0, 0, 0).run(Fight(ZOE, TIP, MIGHT))
    )
    assert night.state.monster(TIP).of == 2 and night.rows("zoe", "might") == 3
    other = table(held=0).put("peter", "entrance-hall").dice(0, 0, 0, 2, 0, 0, 0, 0)
    assert other.run(Fight(PETER, TIP, MIGHT)).state.monster(TIP).of == 0


def test_with_the_mind_it_is_beaten_and_beats_as_any_monster():
    night = table().give("zoe", "ring").dice(0, 0, 0, 0, 0, 2, 0, 0)
    night.run(Fight(ZOE, TIP, SANITY, CardId("ring")), (2, 0))
    assert night.state.monster(TIP).of == NO_ONE and night.rows("zoe", "sanity") < 5


def test_other_tips_leave_its_prey_alone_and_the_traitor_need_not():
    night = table(held=0).put("ox", "entrance-hall")
    Spawn("creeper-tip", RoomId("entrance-hall"), (2, 5, 3, -1), 2).carry_out(night.house)
    house, haunt = night.house, HAUNTS[7]
    assert not haunt.may_attack(house, Figure(102), ZOE, MIGHT, CardId(""))
    assert not haunt.may_attack(house, TIP, ZOE, MIGHT, CardId(""))
    assert haunt.may_attack(house, OX, ZOE, MIGHT, CardId(""))


def test_it_drags_two_rooms_home_without_a_roll():
    night = table(held=0).turn_of("ox").ends_turn("ox")
    assert night.where("zoe") == "grand-staircase" and night.state.monster(TIP).room == "grand-staircase"
    assert night.alive("zoe")
    night.end()


def test_it_stops_at_home_and_eats_at_the_next_turn():
    night = table(held=0, tip="grand-staircase").put("zoe", "grand-staircase").turn_of("ox").ends_turn("ox")
    assert night.where("zoe") == "upper-landing" and night.alive("zoe")
    while night.question.seat != 1:
        night.ends_turn()
    night.ends_turn("ox")
    assert not night.alive("zoe") and not night.state.monsters, "the pair leaves the game"
    assert not night.state.mark("creepers-killed") and not night.state.mark("grabbed-0")


@pytest.mark.parametrize("side", [0, 1])
def test_whoever_drags_somebody_into_a_split_room_says_on_which_side_both_are(side):
    night = table(root="creaky-hallway", tip="basement-landing", held=0).put("zoe", "basement-landing")
    for place, room in enumerate(("larder", "chasm", "creaky-hallway"), start=1):
        night.room(room, "basement", place, 0, turn=1 if room == "larder" else 0)
    night.turn_of("ox").ends_turn("ox")
    assert (night.question.kind, night.question.seat) == ("which-side", 1)
    night.answers(side)
    tip = night.state.monster(TIP)
    assert night.where("zoe") == tip.room == "chasm" and night.state.side[ZOE] == tip.side == side


def test_in_its_grip_there_is_only_the_bare_hand():
    night = table(held=0).give("zoe", "axe")
    assert night.options == [("attack", 101, None, "might"), ("end",)]
    free = table().give("zoe", "axe")
    assert {"move", "attack", "drop"} <= free.verbs


def test_who_breaks_free_goes_on_with_the_turn():
    night = table(held=0).dice(2, 0, 0, *[0] * 5).does("zoe", "attack", 101, None, "might")
    assert night.state.monster(TIP).of == NO_ONE and night.state.monster(TIP).stunned
    assert ("move", "foyer") in night.options and not night.state.mark("grabbed-0")


@pytest.mark.parametrize("theirs", [0, 2])
def test_who_does_not_is_unhurt_and_done(theirs):
    night = table(held=0).dice(0, 0, 0, theirs, 0, 0, 0, 0).does("zoe", "attack", 101, None, "might")
    assert night.rows("zoe", "might") == 3 and night.state.monster(TIP).of == 0
    assert night.question.seat != 0


def test_a_friend_beats_the_tip_and_frees_whom_it_holds():
    night = table(held=2).put("peter", "entrance-hall").dice(2, 0, 0, *[0] * 5).run(Fight(ZOE, TIP, MIGHT))
    assert night.state.monster(TIP).of == NO_ONE and night.state.monster(TIP).stunned


def test_the_dead_it_lets_go():
    night = table("zoe", "ox", "peter", "jenny", held=0).run(Die(Seat(0)))
    assert night.state.monster(TIP).of == NO_ONE


def test_nothing_touches_a_root_and_it_hinders_nobody():
    night = table(root="entrance-hall", tip="foyer").give("zoe", "axe", "revolver")
    assert not [o for o in night.options if o[0] == "attack" and o[1] == 100]
    assert not HAUNTS[7].hinders(night.state, ROOT, ZOE) and HAUNTS[7].hinders(night.state, TIP, ZOE)


def test_with_a_tip_inside_the_elevator_stands():
    night = table(tip="mystic-elevator").room("mystic-elevator", "ground", 2, 1)
    night.does("zoe", "move", "mystic-elevator").end()
    assert night.where("zoe") == "mystic-elevator"
    assert not HAUNTS[7].rides_elevator(night.state, OX)


def test_one_tip_of_several_is_enough_to_hold_the_elevator():
    night = table(tip="foyer")
    assert HAUNTS[7].rides_elevator(night.house, OX)
    Spawn("creeper-tip", RoomId("mystic-elevator"), (2, 5, 3, -1), 2).carry_out(night.house)
    assert not HAUNTS[7].rides_elevator(night.house, OX)


def test_neither_bell_nor_board_moves_what_is_held_or_holds():
    night = table(held=2, tip="foyer").put("peter", "foyer").give("zoe", "bell").dice(2, 2, 1, 0, 0, 0)
    night.run(call(USES[CardId("bell")].do, Seat(0)))
    assert night.where("peter") == "foyer"
    assert lured(night.state, TIP, RoomId("entrance-hall")) == ()


@pytest.mark.parametrize("room", ["chasm", "furnace-room", "underground-lake"])
def test_the_traitor_pours_the_spray_away(room):
    night = table().room(room, "basement", 1, 0).put("ox", room).give("ox", "plant-spray").turn_of("ox")
    night.ends_turn("ox")
    assert night.table.outcome == "traitor"
    elsewhere = table().give("ox", "plant-spray").turn_of("ox").dice(0, 0).ends_turn("ox")
    assert elsewhere.table.outcome is None


# ---- the heroes' page


@pytest.mark.parametrize("room", ["research-laboratory", "kitchen"])
def test_with_the_book_the_spray_is_made_once(room):
    night = table("zoe", "ox", "peter").room(room, "ground", 2, 1).put("zoe", room).give("zoe", "book")
    night.dice(2, 2, 1, 0, 0, 0).does("zoe", "make-spray")
    assert "plant-spray" in night.hand("zoe") and "make-spray" not in night.verbs
    again = table().room(room, "ground", 2, 1).put("zoe", room).give("zoe", "book")
    again.house.marks["spray-made"] = 1
    assert "make-spray" not in again.verbs
    bare = table().room(room, "ground", 2, 1).put("zoe", room)
    assert "make-spray" not in bare.verbs


@pytest.mark.parametrize("part", ["root", "tip"])
def test_the_spray_kills_the_whole_creeper_by_either_part(part):
    rooms = {"root": "upper-landing", "tip": "upper-landing"} | {part: "entrance-hall"}
    night = table(**rooms, held=2).put("peter", rooms["tip"]).give("zoe", "plant-spray")
    night.house.marks["creepers-left"] = 1
    night.does("zoe", "spray", 100 if part == "root" else 101)
    assert not night.state.monsters and night.state.mark("creepers-killed") == 1
    assert "attack" in night.state.done and night.hand("zoe") == ("plant-spray",)
    assert not night.state.mark("grabbed-2")
    night.end()


def test_no_spray_without_a_creeper_or_after_an_attack():
    assert "spray" not in table(tip="foyer").give("zoe", "plant-spray").verbs
    night = table().give("zoe", "plant-spray")
    night.house.done["attack"] = 1
    assert "spray" not in night.verbs


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_sprayed_creepers_as_players(players):
    for killed, won in ((players - 2, None), (players - 1, "heroes")):
        night = table(*SIX[:players]).give("zoe", "plant-spray")
        Spawn("creeper-root", RoomId("upper-landing"), (-1, -1, -1, -1), 2).carry_out(night.house)
        night.house.marks["creepers-killed"] = killed
        night.does("zoe", "spray", 101)
        assert night.table.outcome == won


def test_with_all_of_it_gone_and_none_to_come_the_heroes_have_won():
    night = table().run(Slay(ROOT))
    night.state.marks["creepers-left"] = 1
    night.run(Slay(TIP))
    assert not night.state.winners, "one may still come up"
    night.run(Die(Seat(1)))
    assert night.state.winners == [0, 2], "but nobody is left who would wait for it"
    last = table().run(Slay(ROOT)).run(Slay(TIP))
    assert last.table.outcome == "heroes"
