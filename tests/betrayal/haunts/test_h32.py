"""Haunt 32, Lost."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, Table, call
from nightbell.games.betrayal.atoms import Die
from nightbell.games.betrayal.haunts.h32_lost import CHORD, resonance
from nightbell.games.betrayal.house import HAUNTS, Passage
from nightbell.games.betrayal.rooms import OMEN_ROOMS, ORGAN_ROOM, START
from nightbell.games.betrayal.traits import CardId, RoomId
from tests.betrayal.scenario import Stage, Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(*names: str, room: str = "organ-room", name: str = "zoe") -> Story:
    """Ox is the traitor, upstairs; somebody stands in a room by the hall, past the breath of this turn."""
    night = Story(*names).haunted(32, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    night.room(room, "ground", 2, 1).put(name, room).turn_of(name)
    night.house.done["begun"] = 1
    return night


def settled(night: Story) -> Story:
    """The traitor takes the first place offered for everything."""
    table = Table.enter(Stage(call(HAUNTS[32].right_now)), night.house)
    while next(iter(table.open.values())).kind != "curtain":
        (seat,) = table.open
        assert seat == OX
        table.answer(seat, next(table.open[seat].choice.listed()))
    night.house = table.state
    return night


# ---- right now


def test_right_now_all_empty_rooms_are_gone_and_in_one_stack_again():
    night = Story().haunted(32, traitor="ox").room("attic", "upper", 0, -1).room("larder", "basement", 0, 1)
    night.house.tiles.remove(RoomId("tower"))
    night.house.aside.append(RoomId("tower"))
    night.house.piles[RoomId("attic")] = (CardId("axe"),)
    way = Passage("secret-stairs", RoomId("attic"), 0, RoomId("foyer"), 0)
    night.house.passages.append(way)
    house = settled(night).house
    assert set(house.placed) == {*START, ORGAN_ROOM}
    assert {"attic", "larder", "tower"} <= set(house.tiles) and not house.aside
    assert not house.passages and not house.piles and "axe" in house.discard


def test_a_way_between_rooms_that_stay_stays():
    night = Story().haunted(32, traitor="ox")
    night.house.passages.append(Passage("secret-stairs", RoomId("upper-landing"), 0, RoomId("foyer"), 0))
    assert settled(night).house.passages


def test_the_organ_room_stands_by_a_starting_tile():
    house = settled(Story().haunted(32, traitor="ox").room("organ-room", "upper", 0, -5)).house
    assert any(room in START for room in house.exits(ORGAN_ROOM)) and ORGAN_ROOM not in house.tiles
    occupied = Story().haunted(32, traitor="ox").room("organ-room", "ground", 2, 1, 2)
    before = occupied.put("zoe", "organ-room").house.placed[ORGAN_ROOM]
    assert settled(occupied).house.placed[ORGAN_ROOM] == before


def test_a_room_with_somebody_in_it_comes_to_the_starting_tile_of_its_floor():
    night = Story().haunted(32, traitor="ox").room("attic", "upper", 0, -1).room("bedroom", "upper", 0, -2)
    night.put("zoe", "bedroom")
    house = settled(night).house
    assert "upper-landing" in house.exits(RoomId("bedroom")) and house.where[0] == "bedroom"
    assert "attic" not in house.placed
    at = house.placed[RoomId("upper-landing")]
    moved = house.placed[RoomId("bedroom")]
    assert abs(moved.x - at.x) + abs(moved.y - at.y) == 1


# ---- the traitor's page


def test_the_air_costs_heroes_two_dice_in_any_traits():
    night = Story().haunted(32, traitor="ox").dice(2, 1)
    assert night.question.kind == "share-damage"
    night.answers((1, 1, 1, 0))
    assert sum(night.rows("zoe", trait) for trait in ("speed", "might", "sanity", "knowledge")) == 7
    native = Story().haunted(32, traitor="ox").turn_of("ox")
    assert native.question.kind == "turn"
    native.end()


@pytest.mark.parametrize(
    "room", ["chapel", "game-room", "research-laboratory", "operating-laboratory", "pentagram-chamber"]
)
def test_an_experiment_succeeds_once_in_each_of_its_rooms(room):
    night = table(room=room, name="ox").row("ox", knowledge=4).dice(2, 2, 0, 0, 0).does("ox", "prove-human")
    assert night.state.rooms_with("human-proof") == (room,) and "prove-human" not in night.verbs
    again = table(room=room, name="ox")
    again.house.tokens["human-proof"] = (RoomId(room),)
    assert "prove-human" not in again.verbs
    low = table(room=room, name="ox").row("ox", knowledge=4).dice(2, 1, 0, 0, 0).does("ox", "prove-human")
    assert not low.state.rooms_with("human-proof")
    assert "prove-human" not in table(room=room).verbs


def test_all_heroes_dead_is_the_traitors_victory():
    night = table().run(Die(ZOE)).run(Die(PETER))
    assert night.table.outcome == "traitor"


# ---- the heroes' page


def omens(night: Story, count: int) -> Story:
    """So many rooms with an omen's sign are in the house, far away."""
    for place, room in enumerate(OMEN_ROOMS[:count]):
        night.room(room, "ground", place + 9, 9)
    return night


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_chord_is_harder_with_more_players(players):
    assert CHORD == {3: 15, 4: 16, 5: 18, 6: 20}
    for short, outcome in ((1, None), (0, "heroes")):
        night = omens(table(*SIX[:players]), 8)
        night.house.marks |= {"library-clue": 1, "game-room-clue": 1}
        needed = CHORD[players] - short - resonance(night.house, ZOE)
        night.row("zoe", knowledge=7).dice(*[2] * (needed // 2), *[1] * (needed % 2), *[0] * 8)
        night.does("zoe", "sound-organ")
        assert night.table.outcome == outcome


def test_what_helps_and_what_hinders_at_the_organ():
    """Peter loves no music, Zoe does."""
    night = table(name="peter")
    assert resonance(night.house, PETER) == 0 and resonance(night.house, ZOE) == 2
    assert resonance(table(*SIX[:5]).house, Seat(4)) == 2, "Gaelic music is music"
    assert resonance(omens(table(), 5).house, PETER) == 5
    for clue in ("library-clue", "game-room-clue", "tower-clue"):
        helped = table()
        helped.house.marks[clue] = 1
        assert resonance(helped.house, PETER) == 2
    proofs = table()
    proofs.house.tokens["human-proof"] = (RoomId("chapel"), RoomId("game-room"))
    assert resonance(proofs.house, PETER) == -6


@pytest.mark.parametrize("card", ["madman", "book"])
def test_madman_and_book_help_where_the_organ_is(card):
    assert resonance(table().give("zoe", card).house, PETER) == 2
    assert resonance(table().give("peter", card).house, PETER) == 0
    lying = table()
    if card == "madman":
        lying.house.strays[CardId(card)] = ORGAN_ROOM
    else:
        lying.house.piles[ORGAN_ROOM] = (CardId(card),)
    assert resonance(lying.house, PETER) == 2


@pytest.mark.parametrize(
    "room, task, dice",
    [("library", "search-library", 3), ("game-room", "search-game-room", 5), ("tower", "search-tower", 3)],
)
def test_each_clue_is_found_once(room, task, dice):
    clue = f"{room}-clue"
    night = table(room=room).dice(2, 2, 1, *[0] * (dice - 3)).does("zoe", task)
    assert night.state.mark(clue) == 1 and task not in night.verbs
    low = table(room=room).dice(2, 2, 0, *[0] * (dice - 3)).does("zoe", task)
    assert low.state.mark(clue) == 0 and task not in low.verbs
    known = table(room=room)
    known.house.marks[clue] = 1
    assert task not in known.verbs


def test_once_a_turn_and_only_at_the_organ():
    night = table().dice(0, 0, 0).does("zoe", "sound-organ")
    assert "sound-organ" not in night.verbs and night.table.outcome is None
    assert "sound-organ" not in table(room="larder").verbs
    assert "sound-organ" not in table(name="ox").verbs
