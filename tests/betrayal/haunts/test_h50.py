"""Haunt 50, Treasure Hunt."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR, Seat, call
from nightbell.games.betrayal.atoms import Fight, LoseRoom
from nightbell.games.betrayal.haunts.h50_treasure_hunt import BONUS, falling, worth
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import MIGHT, UPPER, Floor, RoomId
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE, OX = Seat(0), Seat(1)


def hunt(clue: int = 9) -> Story:
    """A face-down clue in the Larder, where Zoe stands; the others are upstairs."""
    night = Story().haunted(50, revealer="peter").room("larder", "basement", 0, 1).put("zoe", "larder")
    night.put("ox", "upper-landing").put("peter", "upper-landing")
    night.house.tokens["clue"] = (RoomId("larder"),)
    night.house.secrets.update({"clue larder": str(clue), "clues-left": "1 2"})
    return night


def test_right_now_clues_lie_face_down():
    night = (
        Story()
        .haunted(50)
        .room("larder", "basement", 0, 1)
        .room("chasm", "basement", 1, 0)
        .room("attic", "upper", 0, 1)
    )
    night.run(call(HAUNTS[50].right_now))
    assert set(night.state.rooms_with("clue")) == {"larder", "attic"}
    for viewer in (SPECTATOR, ZOE):
        assert night.table.view(viewer).secrets == {}


@pytest.mark.parametrize(("faces", "found"), [((2, 2, 0), True), ((1, 1, 1), False)])
def test_a_search_costs_a_space_and_may_turn_up_a_clue(faces, found):
    night = hunt().dice(*faces).does("zoe", "seek")
    assert ("clue-9" in night.hand("zoe")) is found
    assert night.state.left(ZOE) == 3 and "seek" in night.verbs


def test_a_blank_search_hurts():
    night = hunt().dice(0, 0, 0, 1, 1).does("zoe", "seek").answers((1, 1))
    assert night.rows("zoe", "might") == 2


def test_clues_add_up_to_the_treasure():
    night = hunt().give("zoe", "clue-7", "clue-8", "clue-9").dice(1, 0, 0).does("zoe", "seek")
    assert night.table.outcome == "survivors" and night.state.winners == [ZOE]


@pytest.mark.parametrize("clue", sorted(BONUS))
def test_every_clue_speaks_of_its_rooms(clue):
    bonus, rooms = BONUS[clue]
    night = Story().haunted(50)
    for place, room in enumerate(rooms):
        night.room(room, "ground", 9 + 2 * place, 9)
        expected = bonus if isinstance(bonus, int) else max(night.house.value(ZOE, trait) for trait in bonus)
        assert worth(night.house, ZOE, clue, room) == expected
    assert worth(night.house, ZOE, clue, RoomId("foyer")) == 0


def test_thirteen_brings_part_of_the_house_down():
    night = (
        hunt().give("zoe", "clue-7", "clue-8").room("attic", "upper", 0, 1).dice(1, 1, 0).does("zoe", "seek")
    )
    assert night.state.lost == ["attic"]
    assert falling(night.state) == ("upper-landing",)


def test_the_collapse_goes_down_from_the_staircase():
    night = hunt()
    LoseRoom(RoomId("upper-landing")).carry_out(night.house)
    assert falling(night.house) == ("grand-staircase",)
    LoseRoom(RoomId("grand-staircase")).carry_out(night.house)
    assert falling(night.house) == ("foyer",)


@pytest.mark.parametrize(
    ("clue", "faces", "answers", "alive"),
    [
        (17, (2, 2, 0), (), True),
        (18, (2, 2, 0, 2, 2, 0), ("might",), True),
        (18, (2, 2, 0, 1, 1, 1, 0, 0, 0), ("might",), True),
        (19, (2, 2, 0, 1, 1, 1), (), True),
        (19, (2, 2, 0, 1, 1, 0, 0, 0, 0), (), True),
        (20, (2, 2, 0), (False,), True),
        (20, (2, 2, 0, 0, 0, 0, 0, 0, 0, 0), (True,), True),
    ],
)
def test_traps(clue, faces, answers, alive):
    night = hunt(clue).dice(*faces).does("zoe", "seek").answers(*answers)
    assert night.alive("zoe") is alive and night.hand("zoe") == ()
    assert night.state.mark(f"found clue-{clue}") == 1
    night.end()


def test_the_solved_puzzle_shows_two_clues():
    night = hunt(20).room("attic", "upper", 0, 1)
    night.house.tokens["clue"] = (RoomId("larder"), RoomId("attic"))
    night.house.secrets["clue attic"] = "5"
    night.dice(2, 2, 0, 2, 2, 1).does("zoe", "seek").answers(True)
    assert night.hand("zoe") == ("clue-5",)


def test_the_curse_of_seventeen():
    night = hunt()
    night.house.marks["cursed-0"] = 1
    assert night.question.kind == "share-damage"
    night.answers((1, 0, 0, 0))
    assert night.rows("zoe", "speed") == 2


def test_a_dangerous_clue_kills_whoever_trusts_it_in_vain():
    night = Story().haunted(50).room("tower", "upper", 1, 0).put("zoe", "tower", 1).give("zoe", "clue-15")
    night.house.tokens["clue-found"] = (RoomId("tower"),)
    night.dice(0, 0, 1).does("zoe", "seek").answers(True)
    assert not night.alive("zoe")
    safe = Story().haunted(50).room("tower", "upper", 1, 0).put("zoe", "tower", 1).give("zoe", "clue-15")
    safe.house.tokens["clue-found"] = (RoomId("tower"),)
    safe.dice(0, 0, 1).does("zoe", "seek").answers(False)
    assert safe.alive("zoe")


def test_blows_never_kill_but_clues_can_be_stolen():
    night = hunt().put("ox", "larder").row("zoe", might=0, speed=0).give("zoe", "clue-3")
    night.dice(2, 2, 2, 2, 2, 0, 0).run(Fight(Figure(1), Figure(0), MIGHT), None, (10, 0))
    assert night.alive("zoe") and night.rows("zoe", "might") == 0


def test_a_new_symbol_room_gets_a_leftover_clue():
    night = hunt().stack("crypt").deck("event", "whoops")
    night.does("zoe", "explore", "S")
    assert "crypt" in night.state.rooms_with("clue") and night.state.secrets["clues-left"] == "1"


def test_a_puzzle_that_nobody_dared_is_left_for_whoever_comes_next():
    night = hunt(20).row("zoe", speed=7).room("attic", "upper", 0, 1)
    night.dice(2, 2, 0).does("zoe", "seek").answers(False)
    night.state.tokens["clue"] = (RoomId("attic"),)
    night.state.secrets["clue attic"] = "5"
    night.dice(2, 2, 0).does("zoe", "seek")
    assert night.question.kind == "solve-puzzle"
    night.answers(False).dice(2, 2, 0, 2, 2, 1).does("zoe", "seek").answers(True)
    assert night.hand("zoe") == ("clue-5",)
    assert night.dice(2, 2, 0).does("zoe", "seek").question.kind == "turn", "solved, it is gone"


def test_the_elevator_stays_where_nothing_is_left_of_a_floor():
    night = hunt().room("mystic-elevator", "ground", 2, 1)
    for room in night.house.rooms_on(UPPER):
        LoseRoom(room).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(2, 1).run(Go(ZOE, RoomId("mystic-elevator")))
    assert night.alive("zoe") and night.state.floor_of(RoomId("mystic-elevator")) == "ground"


@pytest.mark.parametrize("seed", range(1, 6))
def test_where_there_are_more_rooms_than_clues_no_floor_goes_short(seed):
    night = Story(seed=seed).haunted(50)
    stack = [room for room in ROOMS.values() if room.symbol is not None and room.id in night.house.tiles]
    for floor, most in (("basement", 4), ("upper", 10), ("ground", 12)):
        for place, room in enumerate([r for r in stack if Floor(floor) in r.floors][:most]):
            stack.remove(room)
            night.room(room.id, floor, 10 + place, 10)
    night.run(call(HAUNTS[50].right_now))
    floors = [night.state.floor_of(room) for room in night.state.rooms_with("clue")]
    assert sorted(floors.count(Floor(f)) for f in ("basement", "ground", "upper")) == [4, 8, 8]
