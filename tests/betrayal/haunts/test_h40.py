"""Haunt 40, Buried Alive."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR, Chance, Seat, call
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import Fight
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import BASEMENT, MIGHT, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def buried(grave: str = "larder", victim: int = 0, **options: bool) -> Story:
    night = Story(**options).haunted(40, traitor="ox").room("larder", "basement", 0, 1).put("zoe", "larder")
    night.house.secrets.update({"burial": grave, "victim": str(victim)})
    night.house.marks.update({"track": 0, "below larder": 1, "below basement-landing": 1})
    return night


def at_the_door(grave: str = "larder", **options: bool) -> Story:
    """Zoe has just come into the Larder."""
    night = buried(grave, **options).put("zoe", "basement-landing")
    return night.does("zoe", "move", "larder")


def test_right_now_five_rooms_below_and_one_secret():
    night = (
        Story().haunted(40, traitor="ox").only_tiles("larder", "crypt", "wine-cellar", "catacombs", "chasm")
    )
    table_answers = []
    from nightbell.engine import Table
    from tests.betrayal.scenario import Stage

    table = Table.enter(Stage(call(HAUNTS[40].right_now)), night.house)
    while table.open[next(iter(table.open))].kind != "curtain":
        (seat,) = table.open
        answer = next(iter(table.open[seat].choice.listed()))
        table_answers.append(answer)
        table.answer(seat, answer)
    assert len(table.state.rooms_on(BASEMENT)) == 5
    grave = table.state.secrets["burial"]
    assert table.view(OX).secrets["burial"] == grave
    for viewer in (SPECTATOR, ZOE, PETER):
        assert table.view(viewer).secrets == {}
        assert not any(type(e).__name__ == "SecretLearned" for e in table.events(viewer))


@pytest.mark.parametrize(("grave", "token"), [("larder", "grave"), ("basement-landing", "no-grave")])
def test_searching_tells_the_truth(grave, token):
    night = at_the_door(grave).dice(1, 1, 1).does("zoe", "search-room")
    assert night.state.rooms_with(token) == ("larder",)
    assert "search-room" not in night.verbs
    fail = at_the_door(grave).dice(1, 1, 0).does("zoe", "search-room")
    assert not fail.state.tokens
    fail.does("zoe", "move", "basement-landing")
    assert "search-room" in fail.verbs


def test_any_room_may_be_searched():
    night = buried().put("zoe", "entrance-hall").does("zoe", "move", "foyer")
    assert "search-room" in night.verbs


def test_nobody_imagines_the_grave_in_a_room_that_was_found_later():
    tiles = ("larder", "crypt", "wine-cellar", "catacombs")
    night = Story().haunted(40, traitor="ox")
    for place, tile in enumerate(tiles):
        night.room(tile, "basement", place % 2 + 1, place // 2 + 1)
    night.run(call(HAUNTS[40].right_now), "crypt").retake("zoe").room("chasm", "basement", 0, 1)
    below = {*tiles, "basement-landing"}
    night.house.tokens["no-grave"] = (RoomId("larder"),)
    dreams = {RULES.imagine(night.view("zoe"), Chance(seed)).secrets["burial"] for seed in range(60)}
    assert dreams == below - {"larder"}
    assert not any(mark.startswith("below") and " " not in mark for mark in night.view("zoe").marks)


def test_digging_saves():
    night = buried()
    night.house.tokens["grave"] = (RoomId("larder"),)
    night.house.marks["dug"] = 2
    night.dice(2, 2, 0).does("zoe", "dig")
    assert night.table.outcome == "heroes"


def test_breath_runs_out_unseen():
    night = buried(victim=10).turn_of("ox").dice(1).ends_turn("ox")
    assert night.state.secrets["victim"] == "11"
    assert "victim" not in night.view("zoe").secrets and night.view("ox").secrets["victim"] == "11"
    assert not any(type(e).__name__ == "MonsterThrew" for e in night.table.events(ZOE))
    last = buried(victim=11).turn_of("ox").dice(1).ends_turn("ox")
    assert last.table.outcome == "traitor"


@pytest.mark.parametrize(
    ("faces", "check"),
    [
        ((0, 0, 1, 1, 0), "nothing"),
        ((2, 1, 0, 0, 0), "drift"),
        ((2, 2, 1, 0, 0), "breath"),
        ((2, 2, 2, 1, 0), "found"),
    ],
)
def test_the_spirit_board_answers(faces, check):
    night = buried(victim=5).give("zoe", "spirit-board").dice(*faces)
    if check == "breath":
        night.dice(2, 1)
    night.does("zoe", "ask-spirits")
    if check == "drift":
        night.answers(0)
        while night.question.kind == "which-room":
            night.answers(night.options[0])
    if check == "breath":
        assert night.state.secrets["victim"] == "2"
    assert bool(night.state.rooms_with("grave")) is (check == "found")
    assert ("spirit-board" in night.hand("zoe")) is (check != "found")
    assert night.question.seat == OX


def test_the_board_takes_the_whole_turn_and_is_not_given_away():
    night = buried().give("zoe", "spirit-board").put("peter", "larder")
    assert "ask-spirits" in night.verbs and not {"give", "drop"} & night.verbs
    night.does("zoe", "move", "basement-landing")
    assert "ask-spirits" not in night.verbs


def test_the_traitor_may_break_the_board():
    night = buried().give("zoe", "spirit-board").put("ox", "larder").dice(2, 2, 0, 0, 0, 1, 1, 0)
    night.run(Fight(Figure(1), Figure(0), MIGHT), True)
    assert "spirit-board" in night.state.discard and night.rows("zoe", "might") == 3


def test_a_room_is_searched_on_moving_into_it():
    assert "search-room" not in buried().verbs
    night = at_the_door()
    assert "search-room" in night.verbs
    night.ends_turn("zoe").dice(0).ends_turn("ox").ends_turn("peter")
    assert "search-room" not in night.verbs


@pytest.mark.parametrize("once", [False, True])
def test_one_switch_allows_one_search_a_turn(once):
    night = at_the_door("crypt", one_search=once).dice(0, 0, 0).does("zoe", "search-room")
    night.does("zoe", "move", "basement-landing")
    assert ("search-room" in night.verbs) is not once
    assert night.view("ox").one_search is once


def test_a_board_on_the_floor_goes_with_the_grave_found():
    night = at_the_door()
    night.state.piles[RoomId("foyer")] = (CardId("spirit-board"), CardId("axe"))
    night.dice(1, 1, 1).does("zoe", "search-room")
    assert night.state.piles == {"foyer": ("axe",)} and "spirit-board" in night.state.discard


def test_the_board_leads_through_doors_and_not_across_a_chasm():
    night = buried("basement-landing").room("chasm", "basement", 1, 0)
    night.room("creaky-hallway", "basement", 2, 0).give("zoe", "spirit-board").put(
        "peter", "basement-landing"
    )
    night.dice(2, 1, 0, 0, 0).does("zoe", "ask-spirits").answers(2, "chasm", "larder")
    assert night.where("peter") == "larder"
    assert night.question.seat == OX


def test_the_heroes_imagine_the_grave_below():
    night = buried().room("gardens", "ground", 2, 1)
    for seed in range(20):
        house = RULES.imagine(night.view("zoe"), Chance(seed))
        assert house.secrets["burial"] in ("larder", "basement-landing")
