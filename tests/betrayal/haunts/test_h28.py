"""Haunt 28, Ring of King Solomon."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Carry, Enlist, Fight, Spawn
from nightbell.games.betrayal.haunts.h28_ring_of_king_solomon import gates
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import HEROES, MIGHT, SANITY, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Figure(0), Figure(1), Figure(2)
LORD, DEMON = Figure(100), Figure(101)
RING = CardId("ring")


def gate(lord: str = "entrance-hall", demon: str = "upper-landing") -> Story:
    """Zoe has the Ring in the hall, Ox is the traitor; the Lord stands in one room, Demon 2 in another."""
    night = Story().haunted(28, traitor="ox").give("zoe", "ring").put("ox", "basement-landing")
    night.put("peter", "basement-landing")
    Spawn("demon-lord", RoomId(lord), (2, 7, 7, -1)).carry_out(night.house)
    Spawn("demon", RoomId(demon), (4, 4, 4, -1), 2).carry_out(night.house)
    night.house.outbox.clear()
    return night


def commands(night: Story) -> Story:
    Enlist(DEMON, HEROES).carry_out(night.house)
    night.house.outbox.clear()
    return night


def parties(night: Story) -> list[str]:
    return [monster.party for monster in night.state.monsters]


SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_the_lord_and_a_demon_for_each_hero_but_never_more_than_four(players):
    night = Story(*SIX[:players]).haunted(28, traitor="ox").room("bloody-room", "ground", 3, 0)
    night.room("library", "upper", 1, 0).room("dusty-hallway", "upper", -1, 0)
    night.run(call(HAUNTS[28].right_now))
    lord, *demons = night.state.monsters
    assert (lord.kind, lord.traits) == ("demon-lord", (2, 7, 7, -1))
    printed = [(3, 5, 5, -1), (4, 4, 4, -1), (5, 3, 3, -1), (6, 2, 2, -1)]
    assert [demon.traits for demon in demons] == printed[: min(players - 1, 4)]
    assert [demon.number for demon in demons] == list(range(1, len(demons) + 1))
    assert night.state.rooms_with("gate") == ("library",) and {m.room for m in (lord, *demons)} == {"library"}


def test_the_gate_opens_in_an_empty_event_room_four_steps_off_or_else_as_far_as_can_be():
    night = Story().haunted(28, traitor="ox").room("bedroom", "upper", 1, 0).room("tower", "upper", 2, 0)
    night.room("game-room", "ground", 1, -1).room("larder", "basement", 0, -1).put("peter", "foyer")
    assert night.house.distances(RoomId("foyer"))[RoomId("bedroom")] == 3
    assert gates(night.house) == ("tower",)
    night.put("peter", "entrance-hall")
    assert gates(night.house) == ("bedroom", "tower")
    night.run(call(HAUNTS[28].right_now), "bedroom")
    assert night.state.rooms_with("gate") == ("bedroom",)
    near = (
        Story().haunted(28, traitor="ox").room("game-room", "ground", 1, -1).room("larder", "basement", 0, -1)
    )
    assert gates(near.house) == ("game-room",)
    assert gates(near.put("peter", "game-room").house) == ("basement-landing", "larder")


def test_a_free_demon_goes_its_whole_roll_to_the_nearest_hero_and_must_strike():
    night = gate("upper-landing", "upper-landing").turn_of("ox").put("peter", "grand-staircase")
    night.dice(2, 0, 2, 2, *[1] * 4, *[0] * 4).ends_turn("ox").answers(101)
    assert night.state.monster(DEMON).room == "grand-staircase"
    assert len(night.news("Fought")) == 1 and night.question.kind == "share-damage"


def test_each_demon_rolls_its_own_speed():
    night = gate("upper-landing", "upper-landing").turn_of("ox").dice(1, 0, 1, 0, 0, 0).ends_turn("ox")
    night.answers(100)
    assert [len(threw.faces) for threw in night.news("MonsterThrew")] == [2, 4]
    assert {monster.room for monster in night.state.monsters} == {"grand-staircase"}
    night.end()


def test_bullets_do_not_touch_the_lord_but_they_do_the_others():
    night = gate("entrance-hall", "entrance-hall").give("zoe", "revolver")
    assert ("attack", 100, "revolver", "speed") not in night.options
    assert ("attack", 101, "revolver", "speed") in night.options


def test_a_demon_that_wins_by_two_may_take_the_ring_and_nothing_else():
    night = gate().give("zoe", "axe").dice(2, 1, 0, 0, 0, 0, 0, 0, 0, 0).turn_of("ox")
    assert HAUNTS[28].may_steal(night.house, LORD, Seat(0), RING)
    assert not HAUNTS[28].may_steal(night.house, LORD, Seat(0), CardId("axe"))
    night.run(Fight(LORD, ZOE, MIGHT), "ring")
    assert night.state.monster(LORD).items == ("ring",) and night.rows("zoe", "might") == 3


def test_the_ring_adds_two_against_the_lord_and_only_against_him():
    night = gate("entrance-hall", "entrance-hall").dice(1, 0, 0, 0, 0, *[1, 1, 0, 0, 0, 0, 0])
    night.run(Fight(ZOE, LORD, SANITY, RING))
    assert night.state.monster(LORD).stunned and night.state.mark("lords-defeats") == 1
    other = gate("entrance-hall", "entrance-hall").dice(1, 0, 0, 0, 0, *[1, 0, 0, 0])
    other.run(Fight(ZOE, DEMON, SANITY, RING))
    assert parties(other) == ["traitor", "traitor"]


def test_the_second_defeat_by_the_bearer_destroys_the_lord():
    night = gate().dice(*[2, 2, 2], *[1, 1, 0, 0, 0, 0, 0]).run(Fight(ZOE, LORD, MIGHT))
    assert night.state.monster(LORD).stunned == 1 and not night.news("Ended")
    night.retake("zoe").dice(*[1, 0, 0, 0, 0, 0, 0], *[2, 2, 2]).run(Fight(LORD, ZOE, MIGHT))
    assert night.table.outcome == "heroes"
    night.end()


def test_without_the_ring_the_lord_is_only_stunned_each_time():
    night = gate("basement-landing")
    for _ in range(2):
        night.retake("peter").dice(2, 2, 0, *[0] * 7).run(Fight(PETER, LORD, MIGHT))
    assert night.state.mark("lords-defeats") == 0 and night.state.monster(LORD).stunned
    assert night.table.outcome is None


def test_sanity_with_the_ring_takes_command_and_might_does_not():
    night = gate("upper-landing", "entrance-hall")
    night.dice(1, 0, 0, 0, 0, *[0] * 4).run(Fight(ZOE, DEMON, SANITY, RING))
    assert parties(night) == ["traitor", "heroes"] and not night.state.monster(DEMON).stunned
    assert f"acted {DEMON}" in night.state.done
    fist = gate("upper-landing", "entrance-hall")
    fist.dice(1, 0, 0, *[0] * 4).run(Fight(ZOE, DEMON, MIGHT))
    assert parties(fist) == ["traitor", "traitor"] and fist.state.monster(DEMON).stunned


def test_the_bearer_moves_a_commanded_demon_against_others_from_the_next_turn_on():
    night = commands(gate("entrance-hall", "foyer")).put("zoe", "basement-landing")
    night.dice(1, 0, 0, 0).ends_turn("zoe")
    assert night.question.kind == "monster" and night.question.seat == 0
    assert ("end",) in night.options
    night.answers(("move", "entrance-hall"))
    assert set(night.options) == {("attack", 100, None, "might"), ("end",)}
    for _ in range(2):
        night.retake("zoe").dice(*[2, 0, 0, 0], *[1] + [0] * 6).run(Fight(DEMON, LORD, MIGHT))
    assert night.state.monster(LORD).stunned == 1 and night.state.mark("lords-defeats") == 0


def test_one_that_was_just_taken_does_not_act_in_the_same_turn():
    night = gate("upper-landing", "entrance-hall").dice(1, 0, 0, 0, 0, *[0] * 4)
    night.does("zoe", "attack", 101, "ring", "sanity").ends_turn("zoe")
    assert night.question.kind == "turn" and night.question.seat == 1
    night.end()


def test_command_goes_with_the_ring_to_another_hero():
    night = commands(gate("upper-landing", "upper-landing")).put("peter", "entrance-hall")
    night.does("zoe", "give", 2).answers(True).ends_turn("zoe")
    assert parties(night) == ["traitor", "heroes"]
    house = night.state
    assert HAUNTS[28].controller(house, house.monster(DEMON)) == 2
    assert HAUNTS[28].place_of(house, house.monster(DEMON)) == 2


def test_a_dropped_ring_commands_nobody():
    night = commands(gate("upper-landing", "upper-landing"))
    night.does("zoe", "drop").answers(("ring",)).ends_turn("zoe")
    assert parties(night) == ["traitor", "traitor"]


def test_a_ring_that_is_taken_commands_nobody():
    night = commands(gate("upper-landing", "upper-landing")).put("zoe", "basement-landing")
    night.turn_of("ox").dice(2, 0, 0, 0, 0, 0, 0, 0).run(Fight(OX, ZOE, MIGHT), "ring")
    assert night.hand("ox") == ("ring",) and parties(night) == ["traitor", "traitor"]


def test_a_ring_whose_bearer_dies_commands_nobody():
    night = commands(gate()).row("zoe", might=0, speed=0).dice(2, 1, 0, 0, 0, 0, 0, 0, 0)
    night.run(Fight(LORD, ZOE, MIGHT), None, (2, 1))
    assert not night.alive("zoe") and parties(night) == ["traitor", "traitor"]


def test_a_stunned_demon_keeps_the_ring_until_somebody_beats_it_by_two():
    night = gate("basement-landing")
    night.house.hands[0] = ()
    Carry(LORD, RING).carry_out(night.house)
    night.dice(1, 0, 0, *[0] * 7).run(Fight(PETER, LORD, MIGHT))
    assert night.state.monster(LORD).stunned and night.state.monster(LORD).items == ("ring",)
    night.retake("peter").dice(2, 0, 0, *[0] * 7).run(Fight(PETER, LORD, MIGHT), False)
    assert night.state.monster(LORD).items == ("ring",)
    night.retake("peter").dice(*[2] * 4, *[0] * 7).run(Fight(PETER, LORD, SANITY))
    night.retake("peter").dice(*[0] * 7, 2, 0, 0).run(Fight(LORD, PETER, MIGHT))
    assert night.state.monster(LORD).items == ("ring",), "nor with the mind, nor in defence"
    night.retake("peter").dice(2, 0, 0, *[0] * 7).run(Fight(PETER, LORD, MIGHT), True)
    assert night.state.monster(LORD).items == () and night.hand("peter") == ("ring",)
    night.end()


def test_the_traitor_wins_with_the_last_hero():
    night = gate()
    night.house.alive[2] = False
    night.row("zoe", might=0, speed=0).dice(2, 1, 0, 0, 0, 0, 0, 0, 0)
    night.run(Fight(LORD, ZOE, MIGHT), None, (2, 1))
    assert night.table.outcome == "traitor"
