"""Haunt 6, The Floating Eye."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Spawn, Stun
from nightbell.games.betrayal.haunts.h06_the_floating_eye import (
    is_aboard,
    is_held,
    may_be_held,
    steps_to_ship,
)
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, SPEED, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
FOUR = SIX[:4]
EYE, HALL, FOYER = Figure(100), RoomId("entrance-hall"), RoomId("foyer")
STAIRS, ABOVE = RoomId("grand-staircase"), RoomId("upper-landing")
GAZE = HAUNTS[6]


def landing(*names: str, alien: str = "upper-landing", held: tuple[Seat, ...] = ()) -> Story:
    """Ox is aboard; the ship is on the upper landing; Zoe is in the hall, Peter below."""
    night = Story(*names).haunted(6, traitor="ox").put("ox", "nowhere").put("peter", "basement-landing")
    Spawn("alien", RoomId(alien), (4, 6, 6, -1), 1).carry_out(night.house)
    night.house.tokens["spaceship"] = (ABOVE,)
    for seat in held:
        night.house.marks[f"controlled-{seat}"] = 1
    night.house.outbox.clear()
    return night


def their_turn(night: Story, *dice: int) -> Story:
    """Zoe passes, Ox is away, the Aliens move; the dice are for their way."""
    night.turn_of("zoe").dice(*(dice or (0, 0, 0, 0))).ends_turn("zoe")
    if night.question.kind == "bring-stairs":
        night.answers(False)
    return night


# ---- right now


@pytest.mark.parametrize(("players", "aliens"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_right_now_the_ship_lands_with_its_crew_and_the_traitor_aboard(players, aliens):
    night = Story(*SIX[:players]).haunted(6, traitor="ox").give("ox", "axe", "dog")
    night.house.omen_room = ABOVE
    night.run(call(GAZE.right_now))
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [
        ("alien", ABOVE, (4, 6, 6, -1))
    ] * aliens
    assert night.state.rooms_with("spaceship") == (ABOVE,)
    assert night.where("ox") == "nowhere" and night.alive("ox") and night.hand("ox") == ("axe", "dog")


# ---- the Aliens


def test_an_alien_strikes_one_or_looks_at_all_and_never_both():
    night = their_turn(landing(alien="entrance-hall").row("zoe", might=7))
    assert {("gaze",), ("attack", ZOE, None, "might")} <= set(night.options)
    night.dice(*[0] * 6, *[0] * night.value("zoe", "sanity")).answers(("gaze",))
    assert not {"gaze", "attack"} & night.verbs
    struck = their_turn(landing(alien="entrance-hall").row("zoe", might=7))
    struck.dice(*[0] * 6, *[0] * struck.value("zoe", "might")).answers(("attack", ZOE, None, "might"))
    assert not {"gaze", "attack"} & struck.verbs


@pytest.mark.parametrize(("will", "held"), [(1, True), (2, False), (3, False)])
def test_the_look_takes_whoever_has_the_weaker_mind_and_hurts_nobody(will, held):
    night = their_turn(landing(alien="entrance-hall"))
    sanity = night.value("zoe", "sanity")
    night.dice(1, 1, 0, 0, 0, 0, *[1] * will, *[0] * (sanity - will)).answers(("gaze",))
    assert is_held(night.state, ZOE) is held and not night.news("Suffered")
    assert not night.state.monster(EYE).stunned


def test_each_hero_in_the_room_meets_the_look_separately():
    night = their_turn(
        landing(*FOUR, alien="entrance-hall").put("peter", "entrance-hall").put("jenny", "foyer")
    )
    weak = [0] * night.value("zoe", "sanity")
    strong = [2] * night.value("peter", "sanity")
    night.dice(1, 0, 0, 0, 0, 0, *weak, 1, 0, 0, 0, 0, 0, *strong).answers(("gaze",))
    assert [is_held(night.state, Seat(seat)) for seat in range(4)] == [True, False, False, False]
    night.end()


def test_speed_does_not_touch_them_and_a_stunned_one_keeps_its_hold():
    assert not GAZE.may_attack(landing().house, Figure(0), EYE, SPEED, CardId("revolver"))
    night = landing(alien="entrance-hall", held=(PETER,)).dice(2, 0, 0, *[0] * 6)
    night.does("zoe", "attack", EYE, None, "might")
    assert night.state.monster(EYE).stunned and is_held(night.state, PETER)


def test_nobody_is_taken_twice():
    night = landing(held=(PETER,))
    night.house.marks["freed-0"] = 1
    assert not may_be_held(night.house, ZOE) and not may_be_held(night.house, PETER)
    assert may_be_held(landing().house, ZOE) and not may_be_held(landing().house, OX)


# ---- under control


def test_a_hero_under_control_walks_to_the_ship_and_does_nothing_else():
    night = landing(*FOUR, held=(PETER,)).put("peter", "entrance-hall").room("attic", "upper", 5, 5)
    Stun(EYE).carry_out(night.house)
    night.house.outbox.clear()
    night.turn_of("zoe").ends_turn("zoe")
    assert night.question.seat == 3, "Peter's turn is over"
    assert night.where("peter") == ABOVE, "four spaces bring him there"


def test_the_traitor_chooses_between_equal_ways():
    night = landing(held=(ZOE,)).room("bloody-room", "upper", 1, 0).room("charred-room", "upper", 0, 1)
    night.room("dusty-hallway", "upper", 1, 1).put("zoe", "dusty-hallway").turn_of("zoe")
    assert set(steps_to_ship(night.house, ZOE)) == {"bloody-room", "charred-room"}
    assert (night.question.kind, night.question.seat) == ("which-way-aboard", OX)
    night.answers("charred-room")
    assert night.where("zoe") == ABOVE


def test_rooms_do_them_no_harm_and_ask_for_no_rolls():
    night = landing(held=(ZOE,)).room("attic", "upper", 0, 1, 2).put("zoe", "attic").turn_of("zoe")
    assert night.question.seat != ZOE and night.where("zoe") == ABOVE and not night.news("Threw")
    assert not GAZE.room_works(night.state, ZOE, ABOVE)


def test_by_the_ship_they_go_aboard_as_their_turn_begins():
    night = landing(*FOUR, held=(ZOE,)).give("zoe", "axe").put("zoe", "upper-landing").turn_of("zoe")
    assert night.question.seat != ZOE and is_aboard(night.state, ZOE) and night.where("zoe") == "nowhere"
    assert night.hand("zoe") == ("axe",) and night.table.outcome is None


def test_drops_are_no_obstacle():
    night = landing(held=(PETER,)).room("collapsed-room", "upper", 1, 0)
    night.house.tokens["below-collapsed-room"] = (RoomId("basement-landing"),)
    assert steps_to_ship(night.house, PETER) == ("collapsed-room",)


# ---- freeing a friend


@pytest.mark.parametrize(("margin", "points"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_beaten_friend_is_free_for_half_the_damage(margin, points):
    night = landing(held=(PETER,)).put("peter", "entrance-hall").give("peter", "axe").row("zoe", might=7)
    faces = [2] * (margin // 2) + [1] * (margin % 2)
    night.dice(
        *faces, *[0] * (night.value("zoe", "might") - len(faces)), *[0] * night.value("peter", "might")
    )
    night.does("zoe", "attack", PETER, None, "might")
    if points:
        assert night.question.kind == "share-damage" and dict(night.question.about)["points"] == points
        night.answers((points, 0))
    assert not is_held(night.state, PETER) and night.state.mark("freed-2") == 1
    assert night.hand("peter") == ("axe",), "nothing is stolen from a friend"
    assert not may_be_held(night.state, PETER)


def test_a_friend_who_wins_hurts_as_usual_and_stays_held():
    night = landing(held=(PETER,)).put("peter", "entrance-hall")
    night.dice(0, 0, 0, 2, *[0] * (night.value("peter", "might") - 1)).does(
        "zoe", "attack", PETER, None, "might"
    )
    assert night.question.seat == ZOE and dict(night.question.about)["points"] == 2
    assert is_held(night.state, PETER)


def test_by_hand_or_with_the_ring_and_only_friends_under_control():
    night = landing(held=(PETER,)).put("peter", "entrance-hall").give("zoe", "ring", "revolver")
    blows = {option[2:] for option in night.options if option[0] == "attack"}
    assert blows == {(None, "might"), ("ring", "sanity")}
    assert "attack" not in landing().put("peter", "entrance-hall").verbs


# ---- the ship


@pytest.mark.parametrize(("faces", "hit"), [((2, 2, 1), 1), ((2, 2, 0), 0)])
def test_the_ship_is_broken_in_its_room_with_might_five(faces, hit):
    night = landing().put("zoe", "upper-landing").row("zoe", might=6)
    night.dice(*faces, *[0] * (night.value("zoe", "might") - 3)).does("zoe", "damage-ship")
    assert night.state.mark("ship-damage") == hit and "damage-ship" not in night.verbs
    assert "damage-ship" not in landing().verbs


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_successes_as_players_disable_it(players):
    for short in (1, 0):
        night = landing(*SIX[:players]).put("zoe", "upper-landing").row("zoe", might=6)
        night.house.marks["ship-damage"] = players - 1 - short
        night.dice(2, 2, 1, *[0] * (night.value("zoe", "might") - 3)).does("zoe", "damage-ship")
        assert (night.table.outcome == "heroes") is (short == 0)


def test_the_traitor_wins_when_every_hero_is_dead_or_aboard():
    night = landing(held=(ZOE,)).put("zoe", "upper-landing")
    night.house.alive[PETER] = False
    night.turn_of("zoe")
    assert night.table.outcome == "traitor"
    assert landing().run(Die(ZOE)).table.outcome is None
    both = landing().put("zoe", "nowhere")
    both.house.marks["taken-aboard-0"] = 1
    assert both.run(Die(PETER)).table.outcome == "traitor"


def test_their_might_wounds_as_any():
    night = (
        landing(alien="entrance-hall")
        .dice(1, 0, 0, 0, 0, 0, 0, 0, 0)
        .run(Fight(EYE, Figure(0), MIGHT), (1, 0))
    )
    assert night.news("Suffered")[-1].points == 1
