"""Haunt 29, Frankenstein's Legacy."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Fight, Spawn
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER, CREATURE = Figure(0), Figure(1), Figure(2), Figure(100)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(room: str = "entrance-hall", *names: str, burns: int = 0) -> Story:
    """Ox is the traitor, upstairs with Peter; the Monster stands in a room."""
    night = Story(*names).haunted(29, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    Spawn("frankensteins-monster", RoomId(room), (3, 8, -1, -1)).carry_out(night.house)
    night.house.marks["torch-hits"] = burns
    night.house.outbox.clear()
    return night


def test_right_now_it_gets_up_in_the_laboratory_of_the_house():
    night = Story().haunted(29, traitor="ox").room("research-laboratory", "basement", 0, -1)
    night.run(call(HAUNTS[29].right_now))
    assert [(m.room, m.traits) for m in night.state.monsters] == [("research-laboratory", (3, 8, -1, -1))]
    both = Story().haunted(29, traitor="ox").room("research-laboratory", "basement", 0, -1)
    both.room("operating-laboratory", "upper", 0, -1, 0)
    both.run(call(HAUNTS[29].right_now), "operating-laboratory")
    assert both.state.monsters[0].room == "operating-laboratory"


def test_a_house_without_a_laboratory_gets_one_upstairs():
    night = Story().haunted(29, traitor="ox")
    night.run(call(HAUNTS[29].right_now), "research-laboratory", ("at", "upper-landing", "N"))
    assert night.state.placed[RoomId("research-laboratory")].floor == "upper"
    assert night.state.monsters[0].room == "research-laboratory"


def test_it_goes_for_the_nearest_hero_and_must_strike_with_two_more():
    night = table("foyer").turn_of("ox").put("peter", "basement-landing")
    night.dice(2, 0, 0, *[1] + [0] * 7, *[0] * 3).ends_turn("ox")
    assert night.state.monster(CREATURE).room == "entrance-hall"
    assert (night.news("Fought")[0].mine, night.news("Fought")[0].theirs) == (3, 0)


def test_it_defends_itself_without_the_two():
    night = table().dice(1, 0, 0, *[0] * 8).run(Fight(ZOE, CREATURE, MIGHT))
    assert night.state.monster(CREATURE).stunned and night.news("Fought")[0].theirs == 0


def test_bullets_do_not_touch_it():
    assert ("attack", 100, "revolver", "speed") not in table().give("zoe", "revolver").options


@pytest.mark.parametrize("room", ["charred-room", "furnace-room", "pentagram-chamber", "kitchen"])
def test_a_torch_is_lit_where_there_is_fire_one_for_each(room):
    night = table("foyer").room(room, "ground", 2, 1).put("zoe", room).does("zoe", "light-torch")
    assert night.hand("zoe") == ("torch-1",) and "light-torch" not in night.verbs
    assert not HAUNTS[29].may_hold(night.state, Seat(0), CardId("torch-2"))
    assert HAUNTS[29].may_hold(night.state, Seat(2), CardId("torch-2"))
    night.end()
    assert "light-torch" not in table("foyer").verbs


def test_there_are_five_torches_and_thrown_ones_can_be_lit_again():
    night = table("foyer").room("kitchen", "ground", 2, 1).put("zoe", "kitchen")
    night.house.piles[RoomId("foyer")] = tuple(CardId(f"torch-{n}") for n in (1, 2, 3, 5))
    night.does("zoe", "light-torch")
    assert night.hand("zoe") == ("torch-4",)
    none = table("foyer").room("kitchen", "ground", 2, 1).put("zoe", "kitchen")
    none.house.piles[RoomId("foyer")] = tuple(CardId(f"torch-{n}") for n in (1, 2, 3, 4, 5))
    assert "light-torch" not in none.verbs


@pytest.mark.parametrize("room, near", [("entrance-hall", True), ("foyer", True), ("grand-staircase", False)])
def test_a_torch_flies_as_far_as_through_a_door(room, near):
    assert ("throw-torch" in table(room).give("zoe", "torch-1").verbs) == near
    assert "throw-torch" not in table(room).verbs


def test_a_hit_burns_and_does_not_stun():
    night = table("foyer").give("zoe", "torch-1").dice(2, 0, 0, 0, 1, 0, 0).does("zoe", "throw-torch")
    assert night.state.mark("torch-hits") == 1 and night.hand("zoe") == ()
    assert not night.state.monster(CREATURE).stunned and "attack" in night.state.done
    night.end()


def test_a_miss_costs_the_torch_and_nothing_else_and_on_equal_totals_not_even_that():
    night = table("foyer").give("zoe", "torch-1").dice(0, 0, 0, 0, 2, 0, 0).does("zoe", "throw-torch")
    assert night.hand("zoe") == () and night.state.mark("torch-hits") == 0 and night.rows("zoe", "speed") == 3
    even = table("foyer").give("zoe", "torch-1").dice(1, 0, 0, 0, 1, 0, 0).does("zoe", "throw-torch")
    assert even.hand("zoe") == ("torch-1",) and even.state.mark("torch-hits") == 0
    assert "throw-torch" not in even.verbs and not even.news("Tried")[-1].success


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_burns_as_players_kill_it(players):
    night = table("foyer", *SIX[:players], burns=players - 2).give("zoe", "torch-1")
    night.dice(2, 0, 0, 0, 1, 0, 0).does("zoe", "throw-torch")
    assert night.table.outcome is None and night.state.monsters
    last = table("foyer", *SIX[:players], burns=players - 1).give("zoe", "torch-1")
    last.dice(2, 0, 0, 0, 1, 0, 0).does("zoe", "throw-torch")
    assert last.table.outcome == "heroes" and not last.state.monsters


@pytest.mark.parametrize("room, floor", [("tower", "upper"), ("chasm", "basement")])
def test_it_can_be_pushed_over_the_edge(room, floor):
    night = (
        table(room).room(room, floor, 1, 0).put("zoe", room, side=1).dice(2, 2, 2).does("zoe", "push-monster")
    )
    assert night.table.outcome == "heroes"
    weak = table(room).room(room, floor, 1, 0).put("zoe", room).dice(2, 2, 1).does("zoe", "push-monster")
    assert weak.table.outcome is None and "push-monster" not in weak.verbs
    alone = table("foyer").room(room, floor, 1, 0).put("zoe", room)
    assert "push-monster" not in alone.verbs


def test_the_traitor_tears_a_torch_away_and_it_goes_out():
    night = table("foyer").give("zoe", "torch-1").put("ox", "entrance-hall").turn_of("ox")
    night.dice(2, 0, 0, 0, 0, *[0] * 3).run(Fight(OX, ZOE, MIGHT), "torch-1")
    assert night.hand("zoe") == () and night.hand("ox") == () and night.rows("zoe", "might") == 3
    assert not HAUNTS[29].may_pick_up(night.state, Seat(1), CardId("torch-1"))


def test_the_monster_itself_puts_out_no_torch():
    night = table().give("zoe", "torch-1").dice(*[0] * 8, *[0] * 3).run(Fight(CREATURE, ZOE, MIGHT), (2, 0))
    assert night.hand("zoe") == ("torch-1",)


def test_the_traitor_wins_with_the_last_hero():
    night = table().row("zoe", might=0, speed=0)
    night.house.alive[2] = False
    night.dice(1, *[0] * 7, *[0] * 2).run(Fight(CREATURE, ZOE, MIGHT), (2, 1))
    assert night.table.outcome == "traitor"
