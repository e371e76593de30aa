"""Walking through the house: spaces, doors, stairs, opponents."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat
from nightbell.games.betrayal.atoms import Spawn
from nightbell.games.betrayal.house import Figure
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import TRAITOR, CardId, RoomId
from tests.betrayal.scenario import Story


def corridor(*names: str) -> Story:
    """Entrance Hall, then four plain rooms to the south."""
    night = Story(*names)
    night.room("dusty-hallway", "ground", 2, 1).room("creaky-hallway", "ground", 2, 2)
    night.room("bloody-room", "ground", 2, 3).room("ballroom", "ground", 2, 4)
    return night.room("charred-room", "ground", 2, 5)


WAY = ("dusty-hallway", "creaky-hallway", "bloody-room", "ballroom", "charred-room")


@pytest.mark.rule("B-068", "B-069", "B-070", "B-072", "B-076")
def test_as_many_rooms_as_speed():
    night = corridor()
    assert night.value("zoe", "speed") == 4
    assert {"move", "explore", "end"} <= night.verbs
    for room in WAY[:4]:
        night.does("zoe", "move", room)
    assert "move" not in night.verbs
    assert night.refused("move", "charred-room").rule == "B-076"
    assert night.ends_turn("zoe").question.seat == 1


@pytest.mark.rule("B-068", "B-077", "B-190")
def test_use_walk_use_walk():
    night = corridor().give("zoe", "puzzle-box", "dark-dice")
    night.dice(0, 0, 0)
    night.does("zoe", "use", "puzzle-box").does("zoe", "move", WAY[0]).does("zoe", "move", WAY[1])
    assert night.state.left(Seat(0)) == 2
    assert night.refused("use", "puzzle-box").rule == "B-176"
    night.dice(1, 1, 0).does("zoe", "use", "dark-dice").answers("sanity")
    night.does("zoe", "move", WAY[2]).does("zoe", "move", WAY[3]).ends_turn("zoe")
    assert "use" not in night.verbs
    night.end()


@pytest.mark.rule("B-071")
def test_rolls_that_a_room_offers_are_in_the_menu():
    night = Story().room("vault", "upper", 0, 1).put("zoe", "vault")
    assert "open-vault" in night.verbs


@pytest.mark.rule("B-077", "B-073", "B-266")
def test_attack_in_the_middle_of_the_way():
    night = corridor().haunted(9).put("ox", WAY[1])
    night.house.party[1] = TRAITOR
    night.dice(2, 2, 2, 2, 2)
    night.does("zoe", "move", WAY[0]).does("zoe", "move", WAY[1])
    night.dice(1, 1, 1, 1, 1, 1, 0, 0)
    night.does("zoe", "attack", 1, None, "might")
    assert "attack" not in night.verbs
    assert night.refused("attack", 1, None, "might").rule == "B-073"
    assert night.state.left(Seat(0)) == 2
    night.does("zoe", "move", WAY[2])
    assert night.state.left(Seat(0)) == 0
    night.end()


@pytest.mark.rule("B-074", "B-246")
def test_nobody_attacks_before_the_haunt():
    night = Story()
    assert "attack" not in night.verbs
    assert night.refused("attack", 1, None, "might").rule == "B-246"
    after = Story().haunted(1, traitor="ox")
    assert ("attack", 1, None, "might") in after.options


@pytest.mark.rule("B-078", "B-164", "B-165", "B-187", "B-176")
def test_a_card_ends_movement_but_not_the_turn():
    night = corridor().give("zoe", "music-box")
    night.room("junk-room", "ground", 3, 1, due=True).deck("omen", "skull")
    night.does("zoe", "move", WAY[0]).does("zoe", "move", "junk-room")
    assert "skull" in night.hand("zoe")
    assert "move" not in night.verbs and "explore" not in night.verbs
    assert night.refused("move", WAY[0]).rule == "B-078"
    night.dice(2, 2, 0, 0, 0)
    night.does("zoe", "use", "music-box")
    assert night.refused("use", "music-box").rule == "B-176"
    night.dice(2, 2, 2, 2, 2, 2).ends_turn("zoe")
    night.ends_turn("ox").ends_turn("peter")
    night.dice(2, 2, 2)
    assert night.question.seat == 0 and "move" in night.verbs
    assert night.state.left(Seat(0)) == 4


@pytest.mark.rule("B-088", "B-089")
def test_doors_are_open_both_ways():
    night = corridor()
    night.does("zoe", "move", WAY[0]).does("zoe", "move", "entrance-hall").does("zoe", "move", WAY[0])
    assert night.where("zoe") == WAY[0]
    for room, ways in night.state.ways.items():
        for to, _, _ in ways:
            assert room in night.state.exits(to)
    night.end()


@pytest.mark.rule("B-090", "B-091")
def test_the_front_door_is_locked():
    night = Story()
    assert ("explore", "E") not in night.options
    assert night.refused("explore", "E").rule == "B-161"
    after = Story().haunted(1, traitor="ox")
    assert ("explore", "E") not in after.options
    assert not {"leave-house", "open-front-door"} & after.verbs


@pytest.mark.rule("B-092")
def test_the_patio_is_part_of_the_house():
    night = Story().room("patio", "ground", 2, 1).put("zoe", "patio")
    assert night.state.where[0] in night.state.placed
    assert Seat(0) in night.state.everyone()
    assert night.state.floor_of(RoomId("patio")) == "ground"


@pytest.mark.rule("B-093", "B-094", "B-103")
def test_the_grand_staircase_leads_up_from_the_first_turn():
    night = Story()
    night.does("zoe", "move", "foyer").does("zoe", "move", "grand-staircase")
    assert ("move", "upper-landing") in night.options
    night.does("zoe", "move", "upper-landing")
    assert night.state.left(Seat(0)) == 1
    assert night.state.floor_of(night.state.where[0]) == "upper"
    night.put("ox", "grand-staircase")
    assert not night.state.together(Seat(0), Seat(1))


@pytest.mark.rule("B-095", "B-096", "B-097")
def test_the_stairs_from_basement_must_be_found_first():
    night = Story().put("zoe", "foyer")
    assert ("move", "stairs-from-basement") not in night.options
    found = Story().room("stairs-from-basement", "basement", 0, 1, turn=2).put("zoe", "foyer")
    assert ("move", "stairs-from-basement") in found.options
    found.does("zoe", "move", "stairs-from-basement")
    assert ("move", "foyer") in found.options
    found.does("zoe", "move", "foyer")
    assert found.where("zoe") == "foyer"


@pytest.mark.rule("B-101", "B-102")
def test_the_hall_strip_is_three_rooms():
    night = Story("professor", "ox", "peter").row("professor", speed=0)
    assert night.value("professor", "speed") == 2
    night.does("professor", "move", "foyer")
    assert night.state.left(Seat(0)) == 1
    two = Story()
    two.does("zoe", "move", "foyer").does("zoe", "move", "grand-staircase")
    assert two.state.left(Seat(0)) == 2
    crawl = Story()
    crawl.house.kept[0] = (CardId("lights-out"),)
    crawl.does("zoe", "move", "foyer")
    assert ("move", "grand-staircase") not in crawl.options


@pytest.mark.rule("B-124", "B-125")
def test_the_junk_room_lets_you_out_with_your_last_strength():
    night = corridor("madame", "ox", "peter").room("junk-room", "ground", 3, 1)
    night.row("madame", speed=2)
    assert night.value("madame", "speed") == 3
    night.put("madame", WAY[0])
    night.house.spent = 1
    night.house.done["begun"] = 1
    night.does("madame", "move", "junk-room")
    night.house = night.state
    night.state.clips[0] = 1
    assert night.value("madame", "speed") == 3
    night.state.clips[0] = 1
    night.dice(0, 0, 0, 0)
    night.does("madame", "move", WAY[0])
    assert night.value("madame", "speed") == 2
    assert night.where("madame") == WAY[0]
    assert "move" not in night.verbs
    night.end()


@pytest.mark.rule("B-167", "B-166")
def test_others_walk_through_a_room_whose_card_is_drawn():
    night = corridor().room("junk-room", "ground", 3, 1, due=True).deck("omen", "ring")
    night.does("zoe", "move", WAY[0]).does("zoe", "move", "junk-room").dice(2, 2, 2, 2, 2, 2).ends_turn()
    cards = len(night.state.decks[next(iter(night.state.decks))])
    night.does("ox", "move", WAY[0]).does("ox", "move", "junk-room")
    assert len(night.state.decks[next(iter(night.state.decks))]) == cards
    assert "move" in night.verbs


@pytest.mark.rule("B-327", "B-328", "B-331", "B-372")
def test_each_awake_opponent_costs_a_space():
    night = corridor("zoe", "ox", "peter", "vivian").haunted(21, traitor="ox").turn_of("zoe")
    for name in ("zoe", "peter"):
        night.put(name, WAY[0])
    night.put("ox", WAY[4]).put("vivian", WAY[4])
    for number in (1, 2):
        Spawn("zombie", RoomId(WAY[0]), (2, 5, 2, -1), number).carry_out(night.house)
    night.house.outbox.clear()
    assert night.state.hindrance(Figure(0), RoomId(WAY[0])) == 2
    assert night.state.hindrance(Figure(100), RoomId(WAY[0])) == 2
    night.does("zoe", "move", WAY[1])
    assert night.state.left(Seat(0)) == 1
    stunned = corridor().haunted(21, traitor="ox").put("ox", WAY[4])
    for _ in range(2):
        Spawn("zombie", RoomId("entrance-hall"), (2, 5, 2, -1)).carry_out(stunned.house)
    from nightbell.games.betrayal.atoms import Stun

    Stun(stunned.house.monsters[0].id).carry_out(stunned.house)
    stunned.house.outbox.clear()
    stunned.does("zoe", "move", WAY[0])
    assert stunned.state.left(Seat(0)) == 2
    Stun(stunned.state.monsters[1].id).carry_out(stunned.state)
    assert stunned.state.hindrance(Figure(0), RoomId("entrance-hall")) == 0


@pytest.mark.rule("B-329")
def test_one_space_is_always_possible():
    night = corridor("professor", "ox", "peter").row("professor", speed=0).haunted(21, traitor="ox")
    night.put("ox", WAY[4])
    for number in range(5):
        Spawn("zombie", RoomId("entrance-hall"), (2, 5, 2, -1), number).carry_out(night.house)
    night.house.outbox.clear()
    night.does("professor", "move", WAY[0])
    assert night.where("professor") == WAY[0]
    assert "move" not in night.verbs


def test_lights_out_allows_one_space():
    night = corridor()
    night.house.kept[0] = (CardId("lights-out"),)
    night.does("zoe", "move", WAY[0])
    assert "move" not in night.verbs


@pytest.mark.rule("B-049")
def test_you_is_whoever_takes_the_turn():
    """The rule that leaving a room with an opponent costs one more holds for hero, traitor and monster."""
    night = corridor("zoe", "ox", "peter").haunted(1, traitor="ox")
    Spawn("mummy", RoomId(WAY[0]), (3, 8, 5, -1)).carry_out(night.house)
    night.put("zoe", WAY[0]).put("ox", "entrance-hall").put("peter", "entrance-hall")
    for figure, room in ((0, WAY[0]), (1, "entrance-hall"), (100, WAY[0])):
        assert night.house.hindrance(Figure(figure), RoomId(room)) == 1
    assert "junk-room" in ROOMS
