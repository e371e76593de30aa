"""Haunt 31, Airborne."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Fall
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import BASEMENT, CardId, RoomId
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
