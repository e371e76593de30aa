"""Haunt 45, Tick, Tick, Tick."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die
from nightbell.games.betrayal.haunts.h45_tick_tick_tick import is_near, is_wired
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import CardId, RoomId
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
TICK = HAUNTS[45]


def workshop(*names: str, track: int = 1, wired: bool = True) -> Story:
    """Ox builds on the upper landing; Zoe is in the hall, Peter below; everybody is wired."""
    night = (
        Story(*names).haunted(45, traitor="ox").put("ox", "upper-landing").put("peter", "basement-landing")
    )
    for seat in night.house.heroes() if wired else ():
        night.house.marks[f"time-bomb-{seat}"] = 1
    if track:
        night.house.marks["track"] = track
    return night


def faces(total: int, dice: int) -> list[int]:
    shown = [2] * (total // 2) + [1] * (total % 2)
    return shown + [0] * (dice - len(shown))


# ---- right now


@pytest.mark.parametrize("holder", ["zoe", "ox", None])
def test_right_now_the_dynamite_is_the_traitors_and_every_hero_wears_a_bomb(holder):
    night = workshop(wired=False, track=0)
    if holder:
        night.give(holder, "dynamite")
    night.run(call(TICK.right_now))
    assert night.hand("ox") == ("dynamite",) and night.hand("zoe") == ()
    assert [is_wired(night.state, Seat(seat)) for seat in range(3)] == [True, False, True]


# ---- the traitor's page


def test_the_traitor_stays_where_the_work_is():
    night = workshop().turn_of("ox")
    assert not night.verbs & {"move", "explore"} and ("end",) in night.options
    assert "move" in workshop().verbs


def test_an_elevator_that_is_a_workshop_moves_no_more():
    night = workshop().room("mystic-elevator", "upper", 5, 5).put("ox", "mystic-elevator")
    assert not TICK.rides_elevator(night.house, Figure(0))
    assert TICK.rides_elevator(night.put("ox", "foyer").house, Figure(0))


@pytest.mark.parametrize(("total", "hurt"), [(4, True), (5, False)])
def test_dynamite_in_the_own_room_spares_its_owner(total, hurt):
    night = workshop().give("ox", "dynamite").put("zoe", "upper-landing").turn_of("ox")
    night.dice(*faces(total, night.value("zoe", "speed"))).does("ox", "blast-own-room")
    assert night.hand("ox") == () and (night.question.kind == "share-damage") is hurt
    if hurt:
        assert dict(night.question.about)["points"] == 4 and night.question.seat == ZOE
    night.end()
    assert "attack" in night.state.done
    assert "blast-own-room" not in workshop().turn_of("ox").verbs


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("total", "dead"), [(7, False), (8, True)])
def test_after_the_traitors_turn_the_first_wired_hero_on_the_left_may_explode(players, total, dead):
    night = workshop(*SIX[:players], track=2).turn_of("ox")
    dice = min(3 + players - 1, 8)
    night.house.marks.pop("time-bomb-2")
    left = "jenny" if players > 3 else "zoe"
    night.put("peter", "basement-landing").put("zoe", "entrance-hall")
    if players > 3:
        night.put("jenny", "foyer")
    night.dice(*faces(total, dice)).ends_turn("ox")
    assert night.state.mark("track") == 3 and night.alive(left) is not dead and night.alive("peter")
    night.end()


def test_never_more_than_eight_dice():
    night = workshop(track=9).turn_of("ox").dice(*[0] * 8).ends_turn("ox")
    night.end()
    assert night.table.outcome is None


def test_at_twelve_the_big_bomb_is_ready_before_any_roll():
    night = workshop(track=11).turn_of("ox").ends_turn("ox")
    assert night.table.outcome == "traitor"
    night.end()


# ---- explosions


@pytest.mark.parametrize("room", ["upper-landing", "library"])
def test_whoever_comes_near_with_a_live_bomb_explodes(room):
    night = workshop().room("library", "upper", 1, 0).room("attic", "upper", 0, 1)
    night.house.ways[RoomId("library")] = ()
    night.run(Go(ZOE, RoomId(room)))
    assert not night.alive("zoe") and night.alive("peter") and night.alive("ox")


@pytest.mark.parametrize(
    ("track", "wired", "room"), [(0, True, "library"), (1, False, "library"), (1, True, "attic")]
)
def test_not_before_the_first_turn_not_without_a_bomb_and_not_farther_off(track, wired, room):
    night = workshop(track=track, wired=wired).room("library", "upper", 1, 0).room("attic", "upper", 1, 1)
    assert is_near(night.house, RoomId("library")) and not is_near(night.house, RoomId("attic"))
    night.run(Go(ZOE, RoomId(room)))
    assert night.alive("zoe")


def test_an_explosion_kills_every_hero_there_and_leaves_nothing():
    night = workshop("zoe", "ox", "peter", "jenny").give("zoe", "axe", "girl").give("jenny", "bell")
    night.put("jenny", "upper-landing").put("zoe", "foyer").run(Go(ZOE, RoomId("upper-landing")))
    assert not night.alive("zoe") and not night.alive("jenny") and night.alive("ox") and night.alive("peter")
    assert not night.state.piles and not night.state.strays
    assert {"axe", "girl", "bell"} <= set(night.state.discard)


# ---- the heroes' page


@pytest.mark.parametrize(
    ("madman", "total", "free"), [(False, 7, True), (False, 6, False), (True, 5, True), (True, 4, False)]
)
def test_a_bomb_is_defused_with_knowledge_seven_or_five_with_the_madman(madman, total, free):
    night = workshop().row("zoe", knowledge=7)
    if madman:
        night.give("zoe", "madman")
    night.dice(*faces(total, night.value("zoe", "knowledge"))).does("zoe", "defuse-time-bomb", ZOE)
    assert is_wired(night.state, ZOE) is not free and night.alive("zoe")
    assert "defuse-time-bomb" not in night.verbs
    night.end()


@pytest.mark.parametrize(("total", "dead"), [(2, True), (3, False)])
def test_a_bad_slip_kills_everybody_in_the_room(total, dead):
    night = workshop("zoe", "ox", "peter", "jenny").put("jenny", "entrance-hall").give("jenny", "axe")
    night.dice(*faces(total, night.value("zoe", "knowledge"))).does("zoe", "defuse-time-bomb", ZOE)
    assert night.alive("zoe") is night.alive("jenny") is not dead and night.alive("peter")
    assert ("axe" in night.state.discard) is dead


def test_a_neighbours_bomb_only_if_the_neighbour_agrees():
    night = (
        workshop()
        .put("peter", "entrance-hall")
        .row("zoe", knowledge=7)
        .does("zoe", "defuse-time-bomb", PETER)
    )
    assert (night.question.kind, night.question.seat) == ("accept-defusing", PETER)
    night.answers(False)
    assert is_wired(night.state, PETER)
    night = (
        workshop()
        .put("peter", "entrance-hall")
        .row("zoe", knowledge=7)
        .does("zoe", "defuse-time-bomb", PETER)
    )
    night.dice(*faces(7, night.value("zoe", "knowledge"))).answers(True)
    assert not is_wired(night.state, PETER) and is_wired(night.state, ZOE)


def test_a_slip_in_the_workshop_kills_the_traitor_and_wins_if_a_hero_lives_elsewhere():
    night = workshop().put("zoe", "upper-landing")
    night.dice(*faces(2, night.value("zoe", "knowledge"))).does("zoe", "defuse-time-bomb", ZOE)
    assert night.table.outcome == "heroes" and not night.alive("ox")
    alone = workshop().put("zoe", "upper-landing")
    alone.house.alive[PETER] = False
    alone.dice(*faces(2, alone.value("zoe", "knowledge"))).does("zoe", "defuse-time-bomb", ZOE)
    assert alone.table.outcome == "traitor"


def test_the_heroes_win_with_the_traitors_death_and_lose_with_their_own():
    assert workshop().run(Die(OX)).table.outcome == "heroes"
    assert workshop().run(Die(ZOE)).run(Die(PETER)).table.outcome == "traitor"


def test_the_traitor_strikes_whoever_gets_there():
    night = workshop(wired=False).put("zoe", "upper-landing").turn_of("ox")
    assert ("attack", ZOE, None, "might") in night.options and not night.house.has(OX, CardId("axe"))


def test_a_neighbour_who_will_not_dare_costs_no_try():
    night = workshop().put("peter", "entrance-hall").row("zoe", knowledge=7)
    night.does("zoe", "defuse-time-bomb", PETER).answers(False)
    assert ("defuse-time-bomb", ZOE) in night.options and ("defuse-time-bomb", PETER) not in night.options
    night.dice(*faces(7, 8)).does("zoe", "defuse-time-bomb", ZOE)
    assert not is_wired(night.state, ZOE) and "defuse-time-bomb" not in night.verbs


@pytest.mark.parametrize("card", ["bottle", "dark-dice"])
def test_nothing_that_is_drunk_or_thrown_carries_the_traitor_off(card):
    night = workshop().turn_of("ox").give("ox", card).dice(2, 2, 2).does("ox", "use", card)
    assert night.question.kind == "turn" and night.where("ox") == "upper-landing"
    stepping = workshop().turn_of("ox").give("ox", "dark-dice").dice(1, 1, 1).does("ox", "use", "dark-dice")
    while stepping.question.kind == "which-room":
        stepping.answers(stepping.options[0])
    assert stepping.where("ox") == "upper-landing"


def test_the_traitor_crosses_no_barrier_and_slides_down_nothing():
    night = workshop().room("tower", "upper", 5, 5).put("ox", "tower").turn_of("ox")
    night.house.tokens["slide"] = (RoomId("tower"),)
    assert not night.verbs & {"cross", "slide"}
