"""Haunt 25, Voodoo."""

from __future__ import annotations

from typing import Any

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die
from nightbell.games.betrayal.haunts.h25_voodoo import HIDING_PLACES, Voodoo, doll_of, hiding_places
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.traits import RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
TRAITS = ("speed", "might", "sanity", "knowledge")
HALL, KITCHEN, TOWER = RoomId("entrance-hall"), RoomId("kitchen"), RoomId("tower")
DOLLS = HAUNTS[25]
assert isinstance(DOLLS, Voodoo)


def attic(*names: str, zoe: str = "wax", peter: str = "china") -> Story:
    """Ox plays with dolls upstairs; each of the others has one, in the second of its two rooms."""
    night = Story(*names).haunted(25, traitor="ox").put("ox", "upper-landing").room("kitchen", "ground", 5, 5)
    for seat, doll in ((ZOE, zoe), (PETER, peter)):
        if doll:
            night.house.marks[f"doll-{doll}-{seat}"] = 1
            night.house.secrets[f"doll {seat}"] = HIDING_PLACES[doll][1]
    night.house.marks["dolls hidden"] = 1
    return night


# ---- right now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_each_hero_has_a_doll_of_another_kind_in_a_secret_place(players):
    night = Story(*SIX[:players]).haunted(25, traitor="ox")
    kinds = ["wax", "china", "stone", "glass", "rag"][: players - 1]
    answers: list[Any] = []
    for kind in kinds:
        answers += [kind, HIDING_PLACES[kind][0]]
    night.run(call(DOLLS.right_now), *answers)
    order = [seat for seat in night.state.clockwise(PETER) if seat != OX]
    assert [doll_of(night.state, seat) for seat in order] == kinds
    rooms = [night.state.secrets[f"doll {seat}"] for seat in order]
    assert rooms == [HIDING_PLACES[kind][0] for kind in kinds]


def test_a_doll_lies_in_the_one_of_its_rooms_that_is_known():
    night = attic()
    assert hiding_places(night.house, "wax") == ("kitchen",)
    assert hiding_places(night.house, "china") == ("balcony", "tower")
    night.room("furnace-room", "basement", 5, 5)
    assert hiding_places(night.house, "wax") == ("furnace-room", "kitchen")


def test_these_are_the_dolls_and_their_places():
    assert HIDING_PLACES == {
        "wax": ("furnace-room", "kitchen"),
        "china": ("balcony", "tower"),
        "stone": ("underground-lake", "graveyard"),
        "glass": ("pentagram-chamber", "chapel"),
        "rag": ("gardens", "conservatory"),
    }


def test_where_they_are_only_the_traitor_knows_and_the_rest_may_guess():
    night = attic()
    assert night.view("ox").secrets == {"doll 0": "kitchen", "doll 2": "tower"}
    assert not night.view("zoe").secrets and night.view("zoe").marks["doll-wax-0"] == 1
    guessed = DOLLS.guesses(night.house, ZOE, night.house.chance)
    assert guessed["doll 0"] in HIDING_PLACES["wax"] and guessed["doll 2"] in HIDING_PLACES["china"]
    night.house.tokens["no-doll"] = (RoomId("balcony"),)
    assert DOLLS.guesses(night.house, ZOE, night.house.chance)["doll 2"] == "tower"


# ---- the dolls


def works(night: Story, doll: str, turn: int, *answers: Any) -> Story:
    assert isinstance(DOLLS, Voodoo)
    return night.run(call(DOLLS.hurts, ZOE, doll, turn), *answers)


def test_wax_burns_the_body_and_glass_the_mind():
    assert works(attic(), "wax", 1, (1, 0)).news("Suffered")[-1].harm == "physical"
    glass = works(attic(), "glass", 1, (1, 0))
    assert (glass.news("Suffered")[-1].harm, glass.news("Suffered")[-1].points) == ("mental", 1)


@pytest.mark.parametrize(("total", "dead"), [(3, True), (4, False)])
def test_china_breaks_on_less_than_the_number_of_the_turn(total, dead):
    night = attic("zoe", "ox", "peter", "jenny").dice(*[1] * total, *[0] * (4 - total))
    works(night, "china", 4)
    assert night.alive("zoe") is not dead
    night.end()


@pytest.mark.parametrize(("total", "rows"), [(1, 1), (2, 0)])
def test_stone_weighs_on_everything(total, rows):
    night = attic()
    before = [night.rows("zoe", trait) for trait in TRAITS]
    works(night.dice(*[1] * total, *[0] * (night.value("zoe", "might") - total)), "stone", 2)
    assert [night.rows("zoe", trait) for trait in TRAITS] == [row - rows for row in before]
    night.end()


@pytest.mark.parametrize(("total", "points"), [(1, 2), (2, 0)])
def test_rag_pricks_whoever_knows_too_little(total, points):
    night = attic()
    night.dice(*[1] * total, *[0] * (night.value("zoe", "knowledge") - total))
    works(night, "rag", 2, *([(1, 1)] if points else []))
    assert [told.points for told in night.news("Suffered")] == ([points] if points else [])


def test_after_the_traitors_turn_the_track_grows_and_every_whole_doll_does_its_work():
    night = attic().turn_of("ox").dice(2, 0, 0, 0).ends_turn("ox")
    assert (
        night.state.mark("track") == 1
        and night.question.kind == "share-damage"
        and night.question.seat == ZOE
    )
    night.answers((1, 0))
    assert night.question.kind == "turn" and night.question.seat == PETER
    night.end()


def test_they_go_on_when_the_traitor_is_dead():
    night = attic(peter="").run(Die(OX)).retake("zoe").ends_turn("zoe")
    assert night.state.mark("track") == 1 and night.question.kind == "share-damage"


# ---- rooms


def test_a_new_room_with_a_sign_does_not_stop_anybody():
    night = attic(zoe="").put("zoe", "upper-landing").stack("bloody-room").does("zoe", "explore", "E")
    while night.question.kind != "turn":
        night.answers(night.options[0])
    assert not night.news("Drew") and ("move", "upper-landing") in night.options
    night.does("zoe", "move", "upper-landing").ends_turn("zoe")
    assert not night.news("Drew") and night.state.placed[RoomId("bloody-room")].due


def test_its_card_is_for_whoever_ends_the_turn_there_or_searches():
    night = attic().room("bloody-room", "upper", 1, 0, due=True).put("zoe", "bloody-room").deck("item", "axe")
    night.ends_turn("zoe")
    assert night.hand("zoe") == ("axe",) and not night.state.placed[RoomId("bloody-room")].due
    search = (
        attic().room("bloody-room", "upper", 1, 0, due=True).put("zoe", "bloody-room").deck("item", "axe")
    )
    search.dice(2, *[0] * (search.value("zoe", "knowledge") - 1)).does("zoe", "search-doll")
    assert search.hand("zoe") == ("axe",) and search.state.halted


# ---- the heroes' page


@pytest.mark.parametrize(("total", "told"), [(2, True), (1, False)])
def test_a_search_with_knowledge_two_is_answered_truthfully(total, told):
    night = attic().put("zoe", "kitchen")
    night.dice(*[1] * total, *[0] * (night.value("zoe", "knowledge") - total)).does("zoe", "search-doll")
    assert (night.state.rooms_with("doll-wax") == (KITCHEN,)) is told and "search-doll" not in night.verbs
    empty = attic().put("zoe", "entrance-hall")
    empty.dice(*[1] * total, *[0] * (empty.value("zoe", "knowledge") - total)).does("zoe", "search-doll")
    assert (empty.state.rooms_with("no-doll") == (HALL,)) is told


def test_ones_own_doll_comes_apart_without_a_roll_and_on_any_later_visit():
    night = attic().put("zoe", "kitchen")
    night.house.tokens["doll-wax"] = (KITCHEN,)
    night.does("zoe", "destroy-doll")
    assert doll_of(night.state, ZOE) is None and not night.state.rooms_with("doll-wax")
    night.end()


def test_nobody_destroys_anothers_doll_nor_one_that_is_not_found():
    night = attic().put("zoe", "tower").room("tower", "upper", 5, 5)
    night.house.tokens["doll-china"] = (TOWER,)
    assert "destroy-doll" not in night.verbs
    assert "destroy-doll" not in attic().put("zoe", "kitchen").verbs


def test_a_dead_heros_doll_falls_to_pieces():
    night = attic("zoe", "ox", "peter", "jenny")
    night.house.tokens["doll-wax"] = (KITCHEN,)
    night.run(Die(ZOE))
    assert doll_of(night.state, ZOE) is None and not night.state.rooms_with("doll-wax")


# ---- the end


def test_the_heroes_win_when_no_doll_is_left_and_half_of_them_live():
    night = attic(peter="").put("zoe", "kitchen")
    night.house.tokens["doll-wax"] = (KITCHEN,)
    assert DOLLS.verdict(night.house) is None
    night.does("zoe", "destroy-doll")
    assert night.table.outcome == "heroes"
    half = attic(zoe="", peter="")
    half.house.alive[PETER] = False
    assert DOLLS.verdict(half.house) == "heroes"
    few = attic(*SIX, zoe="", peter="")
    few.house.alive[2:5] = [False] * 3
    assert DOLLS.verdict(few.house) == "traitor"


@pytest.mark.parametrize(("players", "may_die"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_traitor_wins_when_more_than_half_are_dead(players, may_die):
    night = Story(*SIX[:players]).haunted(25, traitor="ox")
    night.house.marks.update({"dolls hidden": 1, f"doll-wax-{0 if players == 3 else players - 1}": 1})
    heroes = [seat for seat in range(players) if seat != OX]
    order = heroes if players > 3 else [2, 0]
    for count, seat in enumerate(order[: may_die + 1], start=1):
        night.run(Die(Seat(seat)))
        assert (night.table.outcome == "traitor") is (count > may_die)
