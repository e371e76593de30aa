"""Haunt 8, Wail of the Banshee."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Count, Spawn
from nightbell.games.betrayal.house import HAUNTS, Figure, Passage
from nightbell.games.betrayal.traits import RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
TABLE = ("zoe", "ox", "peter", "vivian", "professor", "jenny")
VANISHES, LEFT, STRAIGHT, RIGHT, LED = (0, 0), (1, 0), (1, 1), (2, 1), (2, 2)


def reach(spaces: int) -> list[int]:
    """Eight dice that come to so many spaces."""
    return [2] * (spaces // 2) + [1] * (spaces % 2) + [0] * (8 - spaces // 2 - spaces % 2)


def crossing(room: str) -> Story:
    """Ox, with the Spirit Board, ends his turn upstairs; five rooms lie crosswise far off, the Banshee in a
    room, and Zoe and Peter are in the basement, out of earshot."""
    night = Story().haunted(8, traitor="ox").turn_of("ox").only_tiles().give("ox", "spirit-board")
    for tile, x, y in (
        ("creaky-hallway", 5, 5),
        ("dusty-hallway", 5, 4),
        ("statuary-corridor", 4, 5),
        ("organ-room", 6, 5),
        ("chapel", 5, 6),
    ):
        night.room(tile, "ground", x, y)
    for name in ("zoe", "peter"):
        night.put(name, "basement-landing")
    night.put("ox", "upper-landing")
    Spawn("banshee", RoomId(room), (8, -1, -1, -1)).carry_out(night.house)
    night.house.outbox.clear()
    return night


def corridor(*doors: tuple[str, str]) -> Story:
    """Only these doors lead through the five rooms; the Banshee is in their midst."""
    night = crossing("creaky-hallway")
    ways: dict[RoomId, list[RoomId]] = {}
    for one, other in doors:
        ways.setdefault(RoomId(one), []).append(RoomId(other))
        ways.setdefault(RoomId(other), []).append(RoomId(one))
    for room in ("creaky-hallway", "dusty-hallway", "statuary-corridor", "organ-room", "chapel"):
        night.house.ways[RoomId(room)] = tuple((to, -1, 0) for to in ways.get(RoomId(room), ()))
        night.house.gaps[RoomId(room)] = ""
    return night


MIDDLE, NORTH, WEST, EAST, SOUTH = (
    "creaky-hallway",
    "dusty-hallway",
    "statuary-corridor",
    "organ-room",
    "chapel",
)


def flight(night: Story) -> list[str]:
    return [event.room for event in night.news("MonsterWalked")]


def test_right_now_it_is_with_the_traitor():
    night = Story().haunted(8, traitor="ox").put("ox", "foyer").run(call(HAUNTS[8].right_now))
    (banshee,) = night.state.monsters
    assert (banshee.kind, banshee.room, banshee.traits) == ("banshee", "foyer", (8, -1, -1, -1))


CROSS = ((MIDDLE, NORTH), (MIDDLE, WEST), (MIDDLE, EAST), (MIDDLE, SOUTH))


@pytest.mark.parametrize(
    ("dice", "first", "rooms"),
    [
        (LEFT, SOUTH, [SOUTH, MIDDLE, WEST]),
        (RIGHT, SOUTH, [SOUTH, MIDDLE, EAST]),
        (STRAIGHT, SOUTH, [SOUTH, MIDDLE, NORTH]),
    ],
)
def test_after_its_first_room_it_keeps_to_its_side_and_comes_back_out_of_dead_ends(dice, first, rooms):
    """Out of the dead end in the south it flies north: left is west, right is east."""
    night = corridor(*CROSS).dice(*dice, *reach(3)).ends_turn("ox")
    assert {option[1] for option in night.options} == {NORTH, WEST, EAST, SOUTH}
    night.answers(("move", first))
    assert flight(night) == rooms and night.question.seat == PETER
    night.end()


def test_one_that_cannot_turn_to_its_side_goes_straight_then_to_the_other_then_back():
    straight = corridor((MIDDLE, SOUTH), (MIDDLE, NORTH), (MIDDLE, EAST)).dice(*LEFT, *reach(3))
    assert flight(straight.ends_turn("ox").answers(("move", SOUTH))) == [SOUTH, MIDDLE, NORTH]
    other = corridor((MIDDLE, SOUTH), (MIDDLE, EAST)).dice(*LEFT, *reach(3)).ends_turn("ox")
    assert flight(other.answers(("move", SOUTH))) == [SOUTH, MIDDLE, EAST]
    mirrored = corridor((MIDDLE, SOUTH), (MIDDLE, WEST)).dice(*RIGHT, *reach(3)).ends_turn("ox")
    assert flight(mirrored.answers(("move", SOUTH))) == [SOUTH, MIDDLE, WEST]


def test_going_straight_it_turns_by_chance_where_only_left_and_right_remain():
    ends = set()
    for seed in range(12):
        night = corridor((MIDDLE, SOUTH), (MIDDLE, WEST), (MIDDLE, EAST))
        night.house.chance.seed = seed
        night.dice(*STRAIGHT, *reach(3)).ends_turn("ox").answers(("move", SOUTH))
        ends.add(flight(night)[-1])
    assert ends == {WEST, EAST}


def test_it_flies_all_the_way_that_the_dice_say():
    night = corridor(*CROSS).dice(*LED, *reach(2)).ends_turn("ox")
    assert night.verbs == {"move"}
    night.answers(("move", NORTH))
    assert night.question.seat == PETER and flight(night) == [NORTH, MIDDLE]


def test_led_it_goes_where_the_traitor_likes():
    night = corridor(*CROSS).dice(*LED, *reach(3)).ends_turn("ox").answers(("move", NORTH))
    assert {option[1] for option in night.options} == {NORTH, WEST, EAST, SOUTH}


def test_it_vanishes_and_is_elsewhere_within_eight_rooms():
    """The rooms between hear nothing; no dice are rolled for its way."""
    night = corridor(*CROSS).put("zoe", MIDDLE).put("peter", NORTH)
    night.house.monsters.clear()
    Spawn("banshee", RoomId(SOUTH), (8, -1, -1, -1)).carry_out(night.house)
    banshee = night.house.monsters[0].id
    night.house.outbox.clear()
    night.dice(*VANISHES).ends_turn("ox")
    assert night.verbs == {"appear"} and night.question.about[0] == ("figure", banshee)
    assert {option[1] for option in night.options} == {NORTH, MIDDLE, WEST, EAST}
    night.dice(2, 2, 2, 0, 0).answers(("appear", NORTH))
    assert night.news("Threw")[0].seat == PETER


def test_it_is_never_more_than_eight_rooms_away():
    """Ten rooms in a row: it is in the first, and the ninth is the last that it can choose."""
    row = [
        "creaky-hallway",
        "gardens",
        "patio",
        "library",
        "kitchen",
        "ballroom",
        "gallery",
        "attic",
        "larder",
    ]
    row.append("storeroom")
    night = crossing(row[0])
    for x, room in enumerate(row):
        if room not in night.house.placed:
            night.room(room, "ground", 20 + x, 20)
    for place, room in enumerate(row):
        beside = [*row[max(0, place - 1) : place], *row[place + 1 : place + 2]]
        night.house.ways[RoomId(room)] = tuple((RoomId(to), -1, 0) for to in beside)
    night.dice(*VANISHES).ends_turn("ox")
    assert [option[1] for option in night.options] == row[1:9]


@pytest.mark.parametrize(
    ("sanity", "dice"),
    [((2, 2, 2, 0, 0), 1), ((2, 2, 1, 0, 0), 2), ((2, 1, 0, 0, 0), 2), ((2, 0, 0, 0, 0), 4)],
)
def test_the_wail_costs_reason(sanity, dice):
    night = corridor((MIDDLE, NORTH)).put("zoe", NORTH).dice(*STRAIGHT, *reach(1), *sanity)
    night.dice(*[0] * dice).ends_turn("ox")
    assert night.news("Threw")[-1].faces == (0,) * dice and night.question.seat == PETER
    night.end()


def test_the_wail_is_mental_damage():
    night = corridor((MIDDLE, NORTH)).put("zoe", NORTH).dice(*STRAIGHT, *reach(1), 2, 2, 2, 0, 0, 2)
    night.ends_turn("ox").answers((1, 1))
    assert night.news("Suffered")[-1].harm == "mental" and night.news("Suffered")[-1].points == 2


def test_it_wails_each_time_it_comes_and_not_where_it_started():
    night = corridor((MIDDLE, NORTH)).put("zoe", MIDDLE).put("peter", NORTH).dice(*STRAIGHT, *reach(3))
    peter, zoe = (2, 2, 2, *[0] * (night.value("peter", "sanity") - 3)), (2, 2, 2, 0, 0)
    night.dice(*peter, 0, *zoe, 0, *peter, 0).ends_turn("ox")
    rollers = [event.seat for event in night.news("Threw") if event.trait == "sanity"]
    assert rollers == [PETER, ZOE, PETER]
    night.end()


def test_led_it_wails_at_one_explorer_once():
    night = corridor((MIDDLE, NORTH)).put("zoe", NORTH).put("peter", NORTH).dice(*LED, *reach(3))
    night.ends_turn("ox")
    assert (night.question.kind, night.question.seat) == ("wail-at", OX)
    assert night.options == [None, ZOE, PETER]
    night.dice(2, 2, 2, 0, 0, 0).answers(ZOE)
    assert [event.seat for event in night.news("Threw")] == [ZOE, ZOE] and night.question.kind == "turn"
    saved = corridor((MIDDLE, NORTH)).put("zoe", NORTH).dice(*LED, *reach(3)).ends_turn("ox").answers(None)
    assert saved.question.kind == "wail-at", "it comes by a second time"


@pytest.mark.parametrize("holds", [True, False])
def test_the_traitor_is_deaf_to_it_with_the_spirit_board(holds):
    night = corridor((MIDDLE, NORTH)).put("ox", NORTH)
    if not holds:
        night.house.hands[OX] = ()
    night.dice(*STRAIGHT, *reach(1)).ends_turn("ox")
    assert bool(night.news("Threw")) is not holds


def test_a_hero_with_the_spirit_board_is_not():
    night = corridor((MIDDLE, NORTH)).put("zoe", NORTH).dice(*STRAIGHT, *reach(1), 2, 2, 2, 0, 0, 0)
    night.house.hands[OX] = ()
    night.give("zoe", "spirit-board").ends_turn("ox")
    assert night.news("Threw")[0].seat == ZOE


def test_a_shortcut_is_the_traitors_choice_and_so_is_where_it_looks_then():
    """From the foyer through the staircase up, then left of where it looks."""
    night = crossing("foyer").put("ox", "chapel").dice(*LEFT, *reach(3)).ends_turn("ox")
    assert ("move", "grand-staircase") in night.options
    night.answers(("move", "grand-staircase"))
    assert set(night.options) == {("move", "foyer"), ("move", "upper-landing")}
    night.answers(("move", "upper-landing"))
    assert (night.question.kind, night.question.seat) == ("banshee-facing", OX)


@pytest.mark.parametrize(("high", "low"), [("gallery", "ballroom"), ("coal-chute", "basement-landing")])
def test_it_uses_drops_both_ways(high, low):
    night = crossing(low).room("gallery", "upper", 0, 1).room("ballroom", "ground", 9, 9)
    night.room("coal-chute", "ground", 9, 8).put("ox", "chapel")
    night.dice(*LED, *reach(1)).ends_turn("ox")
    assert flight(night) == [high], "there is no other way out"


@pytest.mark.parametrize("token", ["secret-passage", "secret-stairs", "wall-switch"])
def test_secret_ways_are_shortcuts(token):
    night = corridor((MIDDLE, NORTH))
    night.house.passages.append(Passage(token, RoomId(MIDDLE), 0, RoomId("basement-landing"), 0))
    night.dice(*LEFT, *reach(1)).ends_turn("ox")
    assert set(night.options) == {("move", NORTH), ("move", "basement-landing")}


def test_it_rides_nowhere_finds_nothing_and_hinders_nobody():
    kind = HAUNTS[8].kinds["banshee"]
    assert not (kind.rides or kind.explores or kind.attacks)
    night = crossing("entrance-hall").put("zoe", "entrance-hall").put("ox", "entrance-hall").turn_of("zoe")
    assert night.house.hindrance(Figure(0), RoomId("entrance-hall")) == 1, "only the traitor is in the way"
    assert night.house.hindrance(Figure(100), RoomId("entrance-hall")) == 0
    assert not any(option[0] == "attack" and option[1] == 100 for option in night.options)


def test_the_spirit_board_serves_the_exorcism_and_the_ring_does_not():
    night = crossing("upper-landing").turn_of("zoe")
    night.house.hands[OX] = ()
    night.give("zoe", "spirit-board", "ring", "book")
    means = {option[2] for option in night.options if option[0] == "exorcise"}
    assert means == {"spirit-board", "book"}


@pytest.mark.parametrize("players", [3, 6])
def test_the_exorcism_takes_as_many_successes_as_players(players):
    night = Story(*TABLE[:players]).haunted(8, traitor="ox")
    night.house.marks["exorcism"] = players - 2
    assert night.run(Count("exorcism")).state.outcome is None
    assert night.run(Count("exorcism")).state.outcome == "heroes"
