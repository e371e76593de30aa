"""Haunt 31, Airborne."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Fall, spoils
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import BASEMENT, GROUND, CardId, RoomId
from nightbell.games.betrayal.walk import Go, Happen
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def flight(*names: str) -> Story:
    night = Story(*names).haunted(31, revealer="peter")
    night.house.marks["parachutes"] = night.house.players // 2
    night.house.lift_tile(RoomId("basement-landing"))
    return night


def test_right_now_the_basement_stays_behind():
    night = (
        Story().haunted(31, revealer="peter").put("zoe", "basement-landing").room("larder", "basement", 0, 1)
    )
    night.run(call(HAUNTS[31].right_now), ("at", "entrance-hall", "N"))
    assert night.where("zoe") == "mystic-elevator"
    assert not night.state.rooms_on(BASEMENT)
    assert night.state.mark("parachutes") == 1


def test_everybody_is_an_opponent():
    night = flight()
    assert night.state.hindrance(Figure(0), RoomId("entrance-hall")) == 2
    assert {option[1] for option in night.options if option[0] == "attack"} == {1, 2}


@pytest.mark.parametrize("trait", ["knowledge", "speed"])
def test_a_parachute_is_found_once_in_an_omen_room(trait):
    night = flight().room("balcony", "upper", 0, 1).put("zoe", "balcony")
    night.dice(2, 2, 0, *([0] if trait == "speed" else [])).does("zoe", "find-parachute").answers(trait)
    assert night.hand("zoe") == ("parachute-1",) and "move" not in night.verbs
    assert night.state.rooms_with("parachute-found") == ("balcony",)


@pytest.mark.parametrize(
    ("mine", "theirs", "wins"), [((2, 2, 2), (1, 1, 1, 1, 1), True), ((1, 1, 1), (1, 1, 1, 0, 0), False)]
)
def test_snatching_hurts_nobody_and_ends_the_turn(mine, theirs, wins):
    night = flight().give("ox", "parachute-1")
    night.dice(*mine, *theirs).does("zoe", "snatch-parachute", 1, "might")
    assert ("parachute-1" in night.hand("zoe")) is wins
    assert night.question.seat == OX and night.rows("ox", "might") == 2


def test_jumping_wins_and_the_last_parachute_ends_it():
    night = flight().give("zoe", "parachute-1").dice(2, 2, 0, 0, 0).does("zoe", "jump").answers("sanity")
    assert night.table.outcome == "survivors" and night.state.winners == [ZOE]
    stay = flight().give("zoe", "parachute-1").dice(1, 1, 1).does("zoe", "jump").answers("knowledge")
    assert stay.hand("zoe") == ("parachute-1",) and "jump" not in stay.verbs


def test_nobody_left_is_the_houses_win():
    night = flight()
    for seat in (ZOE, OX, PETER):
        Fall(seat).carry_out(night.house)
    assert night.house.outcome == "house" and night.house.winners == []


def test_one_parachute_for_each():
    night = flight().give("zoe", "parachute-1")
    night.house.piles[RoomId("entrance-hall")] = (CardId("parachute-2"),)
    assert "take" not in night.verbs


def test_chute_and_collapsed_room_are_plain_rooms_now():
    night = flight().room("coal-chute", "ground", 2, 1)
    night.does("zoe", "move", "coal-chute")
    assert night.where("zoe") == "coal-chute"


def test_nobody_comes_by_a_second_parachute_in_any_way():
    night = flight("zoe", "ox", "peter", "jenny").give("zoe", "parachute-1").give("ox", "parachute-2")
    assert ("give", OX) not in night.options and ("give", PETER) in night.options
    assert spoils(night.state, Figure(ZOE), OX) == () and spoils(night.state, Figure(PETER), OX)
    heap = flight()
    heap.house.piles[RoomId("entrance-hall")] = (CardId("parachute-1"), CardId("parachute-2"))
    heap.does("zoe", "take").answers(("parachute-1", "parachute-2"))
    assert heap.hand("zoe") == ("parachute-1",)


def test_the_elevator_stays_where_it_is_instead_of_going_down():
    night = flight().room("mystic-elevator", "ground", 2, 1).dice(0, 0, 0)
    night.run(Go(ZOE, RoomId("mystic-elevator")))
    assert night.alive("zoe") and night.state.floor_of(RoomId("mystic-elevator")) == "ground"
    night.end()


@pytest.mark.parametrize(("event", "room"), [("mystic-slide", "foyer"), ("the-lost-one", "entrance-hall")])
def test_no_event_leads_to_a_basement_that_is_not_there(event, room):
    night = flight().put("zoe", "foyer").only_tiles("larder").dice(*[0] * 6)
    night.run(Happen(ZOE, CardId(event)))
    assert night.alive("zoe") and night.where("zoe") == room


def test_an_elevator_upstairs_comes_to_the_ground_floor_for_those_below():
    night = Story().haunted(31, revealer="peter").put("zoe", "basement-landing")
    night.room("mystic-elevator", "upper", 0, 1)
    night.run(call(HAUNTS[31].right_now), ("at", "entrance-hall", "N"))
    assert night.where("zoe") == "mystic-elevator"
    assert night.state.floor_of(RoomId("mystic-elevator")) == "ground"
    shut = Story().haunted(31, revealer="peter").put("zoe", "basement-landing")
    shut.room("mystic-elevator", "upper", 0, 1)
    for room in shut.house.rooms_on(GROUND):
        shut.house.gaps[room] = ""
    shut.run(call(HAUNTS[31].right_now))
    assert shut.state.floor_of(RoomId("mystic-elevator")) == "upper"
    assert shut.where("zoe") == "mystic-elevator"


def test_an_elevator_on_the_ground_floor_stays_there():
    night = Story().haunted(31, revealer="peter").put("zoe", "basement-landing")
    night.room("mystic-elevator", "ground", 2, 1).run(call(HAUNTS[31].right_now))
    assert night.where("zoe") == "mystic-elevator"
