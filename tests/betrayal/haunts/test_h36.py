"""Haunt 36, Better with Friends."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die
from nightbell.games.betrayal.haunts.h36_better_with_friends import DRY, FULL, PARTIAL, boats_room, water
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.traits import CardId, RoomId
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
ATTIC, BALCONY, HALL = RoomId("attic"), RoomId("balcony"), RoomId("entrance-hall")
FRIENDS = HAUNTS[36]


def sinking(track: int = 0, *names: str) -> Story:
    """Ox is the traitor, upstairs; the others are in the hall; the Attic and the Balcony are found."""
    night = Story(*names).haunted(36, traitor="ox").put("ox", "upper-landing")
    night.room("attic", "upper", 0, 1, 2).room("balcony", "upper", 0, -1)
    if track:
        night.house.marks["track"] = track
    return night


def boat(night: Story, room: str) -> Story:
    night.house.piles[RoomId(room)] = (CardId("rowboat"),)
    return night


# ---- right now


def test_the_boat_lies_in_the_attic_now_or_when_that_is_found():
    night = sinking().run(call(FRIENDS.right_now))
    assert night.state.piles == {ATTIC: ("rowboat",)}
    later = Story().haunted(36, traitor="ox").run(call(FRIENDS.right_now))
    assert not later.state.piles
    later.retake("zoe").put("zoe", "upper-landing").stack("attic").does("zoe", "explore", "E")
    while later.question.kind != "turn":
        later.answers(later.options[0])
    assert later.state.piles[ATTIC] == ("rowboat",)


# ---- the water


@pytest.mark.parametrize(
    ("track", "below", "ground", "above"),
    [
        (0, DRY, DRY, DRY),
        (1, PARTIAL, DRY, DRY),
        (2, FULL, DRY, DRY),
        (3, FULL, PARTIAL, DRY),
        (4, FULL, FULL, DRY),
        (5, FULL, FULL, PARTIAL),
        (6, FULL, FULL, FULL),
        (9, FULL, FULL, FULL),
    ],
)
def test_how_high_the_water_stands(track, below, ground, above):
    house = sinking(track).house
    rooms = ("basement-landing", "entrance-hall", "upper-landing")
    assert [water(house, RoomId(room)) for room in rooms] == [below, ground, above]


def test_after_the_traitors_turn_it_rises_and_everybody_hears_where():
    night = sinking(2).turn_of("ox").ends_turn("ox")
    assert night.state.mark("track") == 3
    assert [(told.mark, told.value) for told in night.news("Marked")] == [("track", 3), ("water-ground", 1)]
    night.ends_turn("peter").ends_turn("zoe")
    assert night.state.mark("track") == 3


def test_it_rises_when_the_traitor_is_dead_too():
    night = sinking(0, "zoe", "ox", "peter", "jenny").run(Die(OX)).retake("zoe").ends_turn("zoe")
    assert night.state.mark("track") == 1


@pytest.mark.parametrize(("track", "fewer", "hurt"), [(2, 0, False), (3, 2, False), (4, 4, True)])
def test_whoever_begins_a_turn_in_the_water_is_slow_and_under_it_hurt(track, fewer, hurt):
    night = sinking(track).turn_of("peter").put("peter", "upper-landing").row("zoe", speed=7)
    night.give("zoe", "armor").ends_turn("peter")
    if hurt:
        assert night.question.kind == "share-damage" and dict(night.question.about)["points"] == 2
        night.answers((0, 2))
    assert night.question.kind == "turn"
    speed = night.value("zoe", "speed")
    assert night.state.spaces(ZOE) == speed - fewer


def test_one_space_is_always_left():
    night = sinking(4).turn_of("peter").put("peter", "upper-landing").row("zoe", speed=0).ends_turn("peter")
    night.answers((2, 0))
    assert night.state.spaces(ZOE) == 1 and ("move", "foyer") in night.options


def test_only_where_the_turn_begins_counts():
    night = sinking(2).turn_of("peter").put("zoe", "entrance-hall").ends_turn("peter")
    night.run(Go(ZOE, RoomId("basement-landing")))
    assert night.state.spaces(ZOE) == night.value("zoe", "speed")


def test_the_traitor_swims():
    night = sinking(6).turn_of("ox")
    assert night.question.kind == "turn" and night.state.spaces(OX) == night.value("ox", "speed")


# ---- the boat


def test_the_boat_is_heavy_handed_on_and_no_dog_fetches_it():
    night = boat(sinking(), "entrance-hall")
    assert FRIENDS.step_cost(night.house, ZOE) == 1
    night.does("zoe", "take").answers(("rowboat",))
    assert FRIENDS.step_cost(night.state, ZOE) == 2 and boats_room(night.state) == HALL
    night.does("zoe", "move", "foyer")
    assert night.state.spent == 2 and boats_room(night.state) == "foyer"
    assert not FRIENDS.may_fetch(night.state, CardId("rowboat")) and FRIENDS.may_fetch(
        night.state, CardId("axe")
    )
    assert FRIENDS.may_give(night.state, ZOE, CardId("rowboat"))


def test_the_traitor_cannot_take_it():
    night = boat(sinking(), "upper-landing").turn_of("ox")
    assert "take" not in night.verbs and not FRIENDS.may_hold(night.house, OX, CardId("rowboat"))


@pytest.mark.parametrize(("faces", "hole"), [((2, 1), 1), ((2, 0), 0)])
def test_the_traitor_breaks_it_with_might_three_instead_of_an_attack(faces, hole):
    night = boat(sinking(), "upper-landing").turn_of("ox")
    night.dice(*faces, *[0] * (night.value("ox", "might") - 2)).does("ox", "damage-rowboat")
    assert night.state.mark("boat-leaks") == hole and "attack" in night.state.done
    assert "damage-rowboat" not in night.verbs


def test_he_breaks_it_in_somebodys_hands_but_not_from_afar_nor_after_an_attack():
    carried = sinking().give("zoe", "rowboat").put("zoe", "upper-landing").turn_of("ox")
    assert "damage-rowboat" in carried.verbs
    assert "damage-rowboat" not in boat(sinking(), "entrance-hall").turn_of("ox").verbs
    struck = sinking().give("zoe", "rowboat").put("zoe", "upper-landing").turn_of("ox")
    struck.house.done["attack"] = 1
    assert "damage-rowboat" not in struck.verbs
    assert "damage-rowboat" not in boat(sinking(), "entrance-hall").verbs


@pytest.mark.parametrize(("before", "over"), [(3, False), (4, True)])
def test_the_fifth_hole_is_the_end(before, over):
    night = boat(sinking(), "upper-landing").turn_of("ox")
    night.house.marks["boat-leaks"] = before
    night.dice(2, 1, *[0] * (night.value("ox", "might") - 2)).does("ox", "damage-rowboat")
    assert (night.table.outcome == "traitor") is over


# ---- the Medallion


@pytest.mark.parametrize(("track", "may"), [(2, False), (3, True), (4, True)])
def test_the_medallion_is_given_to_the_water_where_it_has_come(track, may):
    night, without = sinking(track).give("zoe", "medallion"), sinking(track)
    if track == 4:
        night.answers((0, 2))
        without.answers((0, 2))
    assert ("drop-medallion" in night.verbs) is may
    assert "drop-medallion" not in without.verbs


def test_then_the_water_waits_for_one_turn_of_the_traitors():
    night = sinking(3).give("zoe", "medallion").does("zoe", "drop-medallion")
    assert night.hand("zoe") == () and "medallion" in night.state.discard
    night.ends_turn("zoe").ends_turn("ox")
    assert night.state.mark("track") == 3
    night.ends_turn("peter").ends_turn("zoe").ends_turn("ox")
    assert night.state.mark("track") == 4


# ---- the end


@pytest.mark.parametrize("room", ["balcony", "tower"])
def test_all_the_living_and_the_boat_in_one_room_row_away_at_once(room):
    night = sinking().room("tower", "upper", 5, 5).give("peter", "rowboat").put("peter", room)
    night.put("zoe", "upper-landing").run(Go(ZOE, RoomId(room)))
    assert night.table.outcome == "heroes"


@pytest.mark.parametrize(
    ("boat_in", "peter_in"),
    [("attic", "balcony"), ("balcony", "upper-landing"), ("upper-landing", "balcony")],
)
def test_not_without_the_boat_and_not_without_a_friend(boat_in, peter_in):
    night = boat(sinking(), boat_in).put("peter", peter_in).put("zoe", "upper-landing").run(Go(ZOE, BALCONY))
    assert night.table.outcome is None


@pytest.mark.parametrize(("players", "may_die"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_traitor_wins_when_more_than_half_are_dead(players, may_die):
    night = boat(sinking(0, *SIX[:players]), "attic")
    heroes = [seat for seat in range(players) if seat != OX]
    for count, seat in enumerate(heroes[: may_die + 1], start=1):
        assert night.state.outcome is None
        night.run(Die(Seat(seat)))
        assert (night.table.outcome == "traitor") is (count > may_die)


def test_the_dead_need_not_be_waited_for():
    night = boat(sinking(), "balcony").put("zoe", "balcony").run(Die(PETER))
    assert night.table.outcome == "heroes"
