"""Haunt 46, The Feast."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Slay, Spawn
from nightbell.games.betrayal.house import HAUNTS, OUTSIDE, Figure
from nightbell.games.betrayal.traits import HEROES, MIGHT, SIDES, TRAITS, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, FREAK, VICTIM = Figure(0), Figure(1), Figure(100), Figure(101)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(*victims: str, freak: str = "upper-landing", facing: str = "N", door: bool = False) -> Story:
    """Ox is the traitor, in the basement; one Cannibal upstairs; Victims in some rooms; Zoe in the hall."""
    night = Story().haunted(46, traitor="ox").put("ox", "basement-landing").put("peter", "basement-landing")
    Spawn("cannibal-freak", RoomId(freak), (2, 4, 4, -1), 1).carry_out(night.house)
    for number, room in enumerate(victims):
        Spawn("captive", RoomId(room), (2, 3, 3, -1), number + 1, party=HEROES).carry_out(night.house)
        night.house.marks[f"facing {101 + number}"] = SIDES.index(facing) + 1
    night.house.marks |= {"victims": 2, **({"front-door": 1} if door else {})}
    night.house.outbox.clear()
    return night


def rooms(night: Story, kind: str = "captive") -> list[RoomId]:
    return [monster.room for monster in night.state.monsters_of(kind)]


# ---- right now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_as_many_cannibals_and_victims_as_heroes(players):
    night = Story(*SIX[:players]).haunted(46, traitor="ox").room("attic", "upper", 0, 1)
    night.room("dining-room", "ground", 1, 1).run(call(HAUNTS[46].right_now), "E")
    assert rooms(night, "cannibal-freak") == ["dining-room"] * (players - 1)
    assert rooms(night) == ["attic"] * (players - 1)
    assert {m.traits for m in night.state.monsters_of("cannibal-freak")} == {(2, 4, 4, -1)}
    assert {(m.traits, m.party) for m in night.state.monsters_of("captive")} == {((2, 3, 3, -1), "heroes")}
    faces = {night.state.mark(f"facing {m.id}") for m in night.state.monsters_of("captive")}
    assert faces == {SIDES.index("E") + 1}


def test_dining_room_and_attic_are_found():
    night = Story().haunted(46, traitor="ox")
    night.run(call(HAUNTS[46].right_now), ("at", "foyer", "N"), 1, ("at", "upper-landing", "N"), "N")
    assert night.state.placed[RoomId("dining-room")].floor == "ground"
    assert night.state.placed[RoomId("attic")].floor == "upper"


# ---- Victims


def wander(night: Story, *answers: str) -> Story:
    """The turn of Peter, left of the traitor, begins."""
    return night.run(call(HAUNTS[46].turn_begins, Seat(2)), *answers)


def test_a_victim_goes_two_rooms_straight_on():
    night = table("grand-staircase", facing="E").room("gardens", "ground", 3, 0).put("zoe", "gardens")
    assert rooms(wander(night)) == ["entrance-hall"]


def test_it_stops_with_a_hero_and_does_not_leave_one():
    assert rooms(wander(table("grand-staircase", facing="E").put("zoe", "foyer"))) == ["foyer"]
    assert rooms(wander(table("entrance-hall", facing="W"))) == ["entrance-hall"]


def test_where_straight_is_impossible_it_takes_the_next_door_on_its_left_or_a_stair():
    """From the Entrance Hall, facing east, its left is north, and there is no room yet."""
    night = table("entrance-hall", facing="E").put("zoe", "upper-landing")
    assert rooms(wander(night)) == ["grand-staircase"]
    assert night.state.mark("facing 101") == SIDES.index("W") + 1
    north = table("entrance-hall", facing="E").room("gardens", "ground", 2, -1).put("zoe", "gardens")
    assert rooms(wander(north)) == ["gardens"] and north.state.mark("facing 101") == SIDES.index("N") + 1
    stair = table("grand-staircase", facing="W").put("zoe", "upper-landing")
    assert rooms(wander(stair, "upper-landing")) == ["upper-landing"]
    assert stair.state.mark("facing 101") == SIDES.index("W") + 1, "a stair turns nobody round"


def test_only_the_first_turn_after_the_traitors_moves_them():
    night = table("grand-staircase", facing="E").run(call(HAUNTS[46].turn_begins, Seat(0)))
    assert rooms(night) == ["grand-staircase"]


def test_also_where_that_player_is_dead():
    night = table("grand-staircase", facing="E").put("zoe", "upper-landing")
    night.run(call(HAUNTS[46].rises, Seat(2)))
    assert rooms(night) == ["entrance-hall"]


def test_a_hero_leads_a_victim_two_rooms_and_then_moves_as_usual():
    night = table("entrance-hall").does("zoe", "lead-victim", 101).answers("foyer", "grand-staircase")
    assert rooms(night) == ["grand-staircase"] and night.where("zoe") == "grand-staircase"
    assert night.state.spent == 0 and ("move", "foyer") in night.options
    assert night.state.mark("facing 101") == 1, "it faces as before"
    short = table("entrance-hall").does("zoe", "lead-victim", 101).answers("foyer", None)
    assert rooms(short) == ["foyer"] and "lead-victim" not in short.verbs


def test_only_as_the_turn_begins():
    night = table("foyer").does("zoe", "move", "foyer")
    assert "lead-victim" not in night.verbs


def test_victims_are_in_nobodys_way():
    night = table("basement-landing")
    assert not HAUNTS[46].hinders(night.house, VICTIM, OX) and not HAUNTS[46].hinders(
        night.house, VICTIM, FREAK
    )


# ---- the front door


@pytest.mark.parametrize("trait", ["knowledge", "might"])
def test_the_door_opens_on_five(trait):
    night = (
        table().deck("event", "a-moment-of-hope").dice(2, 2, 1).does("zoe", "open-front-door").answers(trait)
    )
    assert night.state.mark("front-door") == 1 and night.question.seat != 0
    shut = table().dice(2, 2, 0).does("zoe", "open-front-door").answers(trait)
    assert not shut.state.mark("front-door") and not {"leave-house", "see-out", "leave-with"} & shut.verbs


def test_a_hero_sees_a_victim_out_and_is_back_for_two_spaces():
    night = table("entrance-hall", "foyer", door=True).does("zoe", "see-out", 101)
    assert night.state.mark("victims-saved") == 1 and rooms(night) == ["foyer"]
    assert night.state.spent == 2 and night.where("zoe") == "entrance-hall"


def test_or_leaves_with_it_for_one():
    night = table("entrance-hall", "foyer", door=True).does("zoe", "leave-with", 101)
    assert night.state.mark("victims-saved") == 1 and night.where("zoe") == OUTSIDE


def test_whoever_is_outside_may_come_back_in():
    night = table("foyer", door=True).does("zoe", "leave-house")
    assert night.where("zoe") == OUTSIDE
    night.retake("zoe").run(call(HAUNTS[46].rises, Seat(0)), True)
    assert night.where("zoe") == "entrance-hall"


def test_once_blood_is_spilt_nobody_leaves_for_good():
    night = table("entrance-hall", door=True)
    night.house.marks["blood-spilt"] = 1
    assert not {"leave-house", "leave-with"} & night.verbs and "see-out" in night.verbs


# ---- the traitor's page


def test_a_beaten_victim_is_a_body():
    night = table("upper-landing", "foyer").dice(2, 0, 0, 0, 0, 0, 0).run(Fight(FREAK, VICTIM, MIGHT))
    assert rooms(night) == ["foyer"] and night.state.rooms_with("victim-body") == ("upper-landing",)
    assert night.state.mark("blood-spilt") == 1


def test_a_victim_hurts_nobody():
    night = table("upper-landing").dice(0, 0, 0, 0, 2, 0, 0).run(Fight(FREAK, VICTIM, MIGHT))
    assert rooms(night, "cannibal-freak") == ["upper-landing"] and not night.state.monster(FREAK).stunned
    ox = table("basement-landing").dice(*[0] * 5, 2, 0, 0).run(Fight(OX, VICTIM, MIGHT))
    assert ox.rows("ox", "might") == 2


def test_a_cannibal_that_loses_to_a_hero_is_dead_whoever_began():
    for night in (
        table(freak="entrance-hall").dice(2, 0, 0, 0, 0, 0, 0).run(Fight(ZOE, FREAK, MIGHT)),
        table(freak="entrance-hall").dice(0, 0, 0, 0, 2, 0, 0).run(Fight(FREAK, ZOE, MIGHT)),
    ):
        assert rooms(night, "cannibal-freak") == []


def test_a_dead_hero_is_a_body_too():
    night = table().run(Die(Seat(0)))
    assert night.state.rooms_with("hero-body") == ("entrance-hall",) and night.state.mark("blood-spilt")


def test_a_cannibal_feasts_for_its_whole_turn():
    night = table().turn_of("ox").dice(0, 0)
    night.house.tokens["victim-body"] = (RoomId("upper-landing"),)
    night.ends_turn("ox").answers(("feast",))
    assert night.state.monster(FREAK).traits == (3, 5, 5, -1) and not night.state.rooms_with("victim-body")
    assert night.state.mark("victims-eaten") == 1 and night.question.kind == "turn"


def test_not_before_a_living_hero_nor_after_a_step():
    night = table(freak="entrance-hall")
    night.house.tokens["hero-body"] = (RoomId("entrance-hall"),)
    haunt, house = HAUNTS[46], night.house
    assert haunt.monster_options(house, house.monster(FREAK)) == []
    house.where[0] = RoomId("foyer")
    assert haunt.monster_options(house, house.monster(FREAK)) == [("feast",)]
    house.spent = 1
    assert haunt.monster_options(house, house.monster(FREAK)) == []


def test_the_traitor_feasts_and_grows():
    night = table().put("peter", "upper-landing").turn_of("ox").dice(0, 0)
    night.house.tokens["hero-body"] = (RoomId("basement-landing"),)
    before = [night.rows("ox", trait) for trait in TRAITS]
    night.does("ox", "feast")
    assert [night.rows("ox", trait) for trait in TRAITS] == [row + 1 for row in before]
    assert night.question.kind == "monster", "the turn is over"
    assert not night.state.mark("victims-eaten"), "that was a hero"
    watched = table().turn_of("ox")
    watched.house.tokens["hero-body"] = (RoomId("basement-landing"),)
    assert "feast" not in watched.verbs, "Peter looks on"


# ---- the end


def test_all_eaten_while_none_got_away():
    for eaten, outcome in ((0, None), (1, "traitor")):
        night = table()
        night.house.marks["victims-eaten"] = eaten
        night.house.tokens["victim-body"] = (RoomId("upper-landing"),)
        night.run(call(HAUNTS[46].monster_acts, FREAK, ("feast",)))
        assert night.table.outcome == outcome


def test_all_heroes_dead():
    assert table().run(Die(Seat(0))).run(Die(Seat(2))).table.outcome == "traitor"


def test_the_whole_kitchen_dead():
    night = table("foyer").run(Slay(FREAK))
    assert not night.state.winners
    night.run(Die(Seat(1)))
    assert night.table.outcome == "heroes"


@pytest.mark.parametrize("blood, outcome", [(0, "heroes"), (1, None)])
def test_everybody_out_while_nobody_was_killed(blood, outcome):
    night = table("entrance-hall", door=True)
    night.house.where[2] = OUTSIDE
    night.house.marks["victims-saved"] = 1
    night.house.marks["blood-spilt"] = blood
    verb = "see-out" if blood else "leave-with"
    night.does("zoe", verb, 101)
    assert night.state.mark("victims-saved") == 2 and night.table.outcome == outcome


def test_the_traitor_lets_no_victims_out_of_the_basement():
    """Stuck below are one's own who could walk; the heroes' friends are nobody's excuse for the stairs."""
    assert "bring-stairs" not in table("basement-landing").turn_of("ox").verbs
    assert "bring-stairs" in table(freak="basement-landing").turn_of("ox").verbs
