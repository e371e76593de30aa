"""Haunt 33, An Invocation of Darkness."""

from __future__ import annotations

import pytest

from nightbell.engine import call
from nightbell.games.betrayal.atoms import Die, Fight
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, SANITY, SPEED, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, GOD = Figure(0), Figure(1), Figure(100)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def altar(*names: str, calls: int = 0, brought: int = 1) -> Story:
    """Ox, the reader, stands in the Chapel upstairs with the Book; it is his turn."""
    night = Story(*names).haunted(33, traitor="ox", revealer="ox").give("ox", "book")
    night.room("chapel", "upper", 0, 1).put("ox", "chapel").turn_of("ox")
    night.house.marks.update({"invocation": calls, "book-brought": brought})
    return night


def test_right_now_the_reader_is_made_whole_and_grows():
    night = altar(brought=0).row("ox", speed=0, might=1)
    rows = {trait: night.house.start_row(night.seat("ox"), trait) for trait in (SPEED, MIGHT, SANITY)}
    night.dice(1, 0, 1, 1, 0, 0, 0, 0).run(call(HAUNTS[33].right_now))
    assert night.rows("ox", "speed") == rows[SPEED] + 1
    assert night.rows("ox", "might") == min(7, rows[MIGHT] + 2)
    assert night.rows("ox", "sanity") == rows[SANITY]
    night.end()


def test_right_now_the_left_of_the_revealer_finds_a_shrine_as_far_off_as_can_be():
    night = Story().haunted(33, traitor="ox", revealer="ox").give("ox", "book").dice(*[0] * 8)
    night.put("ox", "upper-landing").room("larder", "basement", 0, -1)
    with pytest.raises(AssertionError, match=r"seat=2, kind='which-shrine'"):
        night.run(call(HAUNTS[33].right_now))
    night.answers("pentagram-chamber")
    while night.question.kind != "curtain":
        assert night.question.seat == 2
        night.answers(night.options[0])
    assert night.state.placed[RoomId("pentagram-chamber")].floor == "basement"
    assert "chapel" not in night.state.placed


def test_the_reader_goes_first():
    house = altar().house
    assert HAUNTS[33].goes_first(house) == house.traitor


def test_the_book_must_have_been_carried_in_and_may_then_be_gone():
    night = altar(brought=0).put("ox", "upper-landing")
    assert "invoke" not in altar(brought=0).verbs
    night.does("ox", "move", "chapel")
    assert night.state.mark("book-brought") == 1 and "invoke" in night.verbs
    bare = altar(brought=0).put("ox", "upper-landing")
    bare.house.hands[1] = ()
    bare.does("ox", "move", "chapel")
    assert bare.state.mark("book-brought") == 0 and "invoke" not in bare.verbs
    later = altar()
    later.house.hands[1] = ()
    assert "invoke" in later.verbs


def test_whoever_reads_it_in_a_shrine_has_carried_it_there():
    """The haunt may begin in the Pentagram Chamber itself: the omen lies where it leads."""
    night = altar(brought=0).dice(*[0] * 8)
    night.run(call(HAUNTS[33].right_now))
    assert night.state.mark("book-brought") == 1
    stolen = altar(brought=0).dice(*[0] * 8)
    stolen.house.hands[1] = ()
    stolen.give("zoe", "book").run(call(HAUNTS[33].right_now))
    assert stolen.state.mark("book-brought") == 0


def test_each_call_costs_a_space_and_there_are_as_many_as_spaces():
    night = altar()
    spaces = night.house.spaces(night.seat("ox"))
    dice = night.value("ox", "knowledge")
    for tries in range(spaces):
        assert night.state.spent == tries
        night.dice(*([2] * dice if tries == 0 else [0] * dice)).does("ox", "invoke")
    assert "invoke" not in night.verbs and night.state.mark("invocation") == (1 if 2 * dice >= 5 else 0)
    night.end()


def test_four_are_not_enough_and_three_points_are_too_few():
    night = altar(calls=3).row("ox", knowledge=7)
    dice = night.value("ox", "knowledge")
    night.dice(2, 2, *[0] * (dice - 2)).does("ox", "invoke")
    assert night.state.mark("invocation") == 3
    night.dice(2, 2, 1, *[0] * (dice - 3)).does("ox", "invoke")
    assert night.state.mark("invocation") == 4 and night.alive("ox") and not night.state.monsters


def answered(*names: str) -> Story:
    night = altar(*names, calls=4).row("ox", knowledge=7)
    return night.dice(2, 2, 1, *[0] * (night.value("ox", "knowledge") - 3)).does("ox", "invoke")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_fifth_brings_the_god_and_costs_the_reader_everything(players):
    night = answered(*SIX[:players])
    (god,) = night.state.monsters
    assert (god.kind, god.room, god.traits) == ("elder-god", "chapel", (players, 12, 7, -1))
    assert not night.alive("ox") and night.state.piles == {"chapel": ("book",)}
    assert night.table.outcome is None


def test_the_god_acts_from_the_readers_next_turn_on_in_the_readers_place():
    night = answered()
    assert night.question.seat == 2 and not night.state.monsters_turn
    night.ends_turn("peter").dice(0, 0, 0).ends_turn("zoe")
    assert night.question.kind == "monster" and night.question.seat == 1
    night.end()


def test_it_strikes_with_twelve_dice_of_might():
    night = answered().retake("zoe").put("zoe", "chapel").dice(*[0] * 12, *[0] * 3)
    night.run(Fight(GOD, ZOE, MIGHT))
    assert [len(threw.faces) for threw in night.news("MonsterThrew")] == [12]


@pytest.mark.parametrize("room", ["furnace-room", "chasm"])
def test_the_book_burns_or_falls_for_a_space(room):
    night = altar().turn_of("zoe").room(room, "basement", 0, 1).put("zoe", room).give("zoe", "book")
    night.house.hands[1] = ()
    night.does("zoe", "destroy-book")
    assert night.table.outcome == "heroes"
    tired = altar().turn_of("zoe").room(room, "basement", 0, 1).put("zoe", room).give("zoe", "book")
    tired.house.spent = 9
    assert "destroy-book" not in tired.verbs
    without = altar().turn_of("zoe").room(room, "basement", 0, 1).put("zoe", room)
    assert "destroy-book" not in without.verbs


def test_the_book_still_ends_it_when_the_god_is_there():
    night = answered().retake("zoe").room("furnace-room", "basement", 0, 1).put("zoe", "furnace-room")
    night.house.piles.clear()
    night.give("zoe", "book").does("zoe", "destroy-book")
    assert night.table.outcome == "heroes"


def test_a_reader_who_is_killed_too_soon_has_lost():
    night = altar(calls=4).run(Die(altar().seat("ox")))
    assert night.table.outcome == "heroes"


def test_the_traitor_wins_with_the_last_hero():
    night = answered().retake("zoe").put("zoe", "chapel").row("zoe", might=0, speed=0)
    night.house.alive[2] = False
    night.dice(2, 2, *[0] * 10, *[0] * 2).run(Fight(GOD, ZOE, MIGHT), (2, 2))
    assert night.table.outcome == "traitor"
