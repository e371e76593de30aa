"""The list of special rooms: elevator, chute, vault, collapsed floor, barriers."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Prowl, Spawn
from nightbell.games.betrayal.house import Figure, Passage
from nightbell.games.betrayal.rooms import COLLAPSED_ROOM, MYSTIC_ELEVATOR, VAULT
from nightbell.games.betrayal.rooms.special import end_in_room, fall
from nightbell.games.betrayal.traits import FLOORS, CardId, RoomId
from nightbell.games.betrayal.walk import Go, Happen, PutIn
from tests.betrayal.scenario import Story

ZOE, OX = Seat(0), Seat(1)
EAST = 0
"""The side of the Tower that its eastern door is on."""


def lift(*names: str) -> Story:
    """The elevator south of the Entrance Hall, its door to the north."""
    return Story(*names).room("mystic-elevator", "ground", 2, 1)


@pytest.mark.rule("B-104", "B-105", "B-106")
@pytest.mark.parametrize(("faces", "floor"), [((2, 1), "upper"), ((1, 1), "ground"), ((1, 0), "basement")])
def test_the_elevator_moves_as_soon_as_it_is_entered(faces, floor):
    night = lift().dice(*faces)
    night.does("zoe", "move", "mystic-elevator")
    assert night.question.kind == "elevator-stop"
    stops = [option for option in night.options if option[0] == "at"]
    assert stops
    night.answers(stops[0])
    assert night.state.floor_of(MYSTIC_ELEVATOR) == floor
    assert night.where("zoe") == "mystic-elevator"
    assert stops[0][1] in night.state.exits(MYSTIC_ELEVATOR)
    night.end()


def test_a_four_lets_the_rider_choose_any_floor():
    night = lift().dice(2, 2)
    night.does("zoe", "move", "mystic-elevator")
    floors = {night.state.floor_of(option[1]) for option in night.options}
    assert floors == set(FLOORS)


def without_doorways(night: Story) -> Story:
    """The basement closed altogether."""
    for x, y, turn, room in (
        (0, -1, 2, "crypt"),
        (1, 0, 3, "storeroom"),
        (0, 1, 0, "vault"),
        (-1, 0, 0, "pentagram-chamber"),
    ):
        night.room(room, "basement", x, y, turn)
    assert not night.house.open_doorways(FLOORS[0])
    return night


@pytest.mark.rule("B-107")
def test_without_a_doorway_it_stays():
    night = without_doorways(lift()).dice(1, 0)
    night.does("zoe", "move", "mystic-elevator")
    assert night.state.floor_of(MYSTIC_ELEVATOR) == "ground"
    assert night.question.kind == "turn"


@pytest.mark.rule("B-108")
def test_rolling_its_own_floor_lets_it_stay_or_move():
    night = lift().dice(1, 1)
    night.does("zoe", "move", "mystic-elevator")
    free = [("at", "foyer", "N"), ("at", "foyer", "S"), ("at", "entrance-hall", "N")]
    assert night.options == [("stay", "mystic-elevator", "N"), *free]
    night.answers(("stay", "mystic-elevator", "N"))
    assert "entrance-hall" in night.state.exits(MYSTIC_ELEVATOR)


@pytest.mark.rule("B-109", "B-115")
def test_once_a_turn_and_at_the_end_of_a_turn_spent_inside():
    night = lift().dice(1, 1)
    night.does("zoe", "move", "mystic-elevator").answers(("stay", "mystic-elevator", "N"))
    night.does("zoe", "move", "entrance-hall").does("zoe", "move", "mystic-elevator")
    assert night.question.kind == "turn"
    night.ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    night.dice(1, 1).ends_turn("zoe")
    assert night.question.kind == "elevator-stop" and night.question.seat == 0
    night.end()


@pytest.mark.rule("B-110", "B-336")
def test_the_traitor_chooses_the_floor():
    night = lift().haunted(1, traitor="zoe")
    night.does("zoe", "move", "mystic-elevator")
    assert night.news("Threw") == []
    assert {night.state.floor_of(option[1]) for option in night.options} == set(FLOORS)


@pytest.mark.rule("B-114")
def test_a_hero_rolls_for_it_after_the_haunt_too():
    night = lift().haunted(1, traitor="ox").dice(1, 1).put("ox", "foyer")
    night.does("zoe", "move", "mystic-elevator")
    assert len(night.news("Threw")[-1].faces) == 2


@pytest.mark.rule("B-111", "B-112", "B-113")
def test_one_ride_for_the_traitor_and_the_monsters_together():
    night = lift().haunted(21, traitor="ox").turn_of("ox")
    for number in (1, 2):
        Spawn("zombie-lord", RoomId("mystic-elevator"), (3, 7, 2, -1), number).carry_out(night.house)
    night.house.outbox.clear()
    night.put("zoe", "foyer").put("peter", "foyer")
    night.does("ox", "move", "mystic-elevator").answers(("stay", "mystic-elevator", "N")).ends_turn("ox")
    night.dice(0, 0, 0)
    assert night.state.monsters_turn
    night.answers(night.options[0])
    assert night.question.kind == "monster" and "ride" not in night.verbs
    other = lift().haunted(21, traitor="ox").turn_of("ox").put("zoe", "foyer").put("peter", "foyer")
    for number in (1, 2):
        Spawn("zombie-lord", RoomId("mystic-elevator"), (3, 7, 2, -1), number).carry_out(other.house)
    other.house.outbox.clear()
    other.dice(0, 0, 0).ends_turn("ox").answers(100)
    assert "ride" in other.verbs
    other.answers(("ride",), ("stay", "mystic-elevator", "N"))
    assert "ride" not in other.verbs
    other.answers(("end",))
    assert other.question.kind == "monster" and "ride" not in other.verbs
    assert other.state.did("elevator")


@pytest.mark.rule("B-116")
@pytest.mark.parametrize(("faces", "hurt"), [((0, 0), True), ((1, 0), False)])
def test_a_nought_hurts_everybody_inside(faces, hurt):
    night = lift().put("ox", "mystic-elevator").put("peter", "mystic-elevator").dice(*faces)
    night.does("zoe", "move", "mystic-elevator")
    if hurt:
        night.dice(1, 1, 1)
    night.answers(("at", "basement-landing", "N"))
    if hurt:
        for seat in (0, 1, 2):
            assert night.question.kind == "share-damage" and night.question.seat == seat
            night.answers((1, 0))
        night.end()
    assert night.question.kind == "turn"


@pytest.mark.rule("B-156", "B-157")
def test_the_elevator_does_not_close_a_floor():
    night = lift()
    for x, y, turn, room in ((0, -1, 2, "crypt"), (1, 0, 3, "storeroom"), (0, 1, 0, "vault")):
        night.room(room, "basement", x, y, turn)
    assert len(night.house.open_doorways(FLOORS[0])) == 1
    night.dice(1, 0).does("zoe", "move", "mystic-elevator")
    assert night.state.floor_of(MYSTIC_ELEVATOR) == "ground" and night.question.kind == "turn"


@pytest.mark.rule("B-117", "B-118", "B-337")
def test_the_coal_chute_is_one_space_down():
    night = Story().room("coal-chute", "ground", 2, 1)
    night.does("zoe", "move", "coal-chute")
    assert night.where("zoe") == "basement-landing"
    assert night.state.left(ZOE) == 3
    last = Story().room("coal-chute", "ground", 2, 1)
    last.house.spent = 3
    last.house.done["begun"] = 1
    last.does("zoe", "move", "coal-chute").ends_turn("zoe")
    assert last.where("zoe") == "basement-landing"
    traitor = Story().room("coal-chute", "ground", 2, 1).haunted(1, traitor="zoe")
    traitor.does("zoe", "move", "coal-chute")
    assert traitor.where("zoe") == "basement-landing"


@pytest.mark.rule("B-120", "B-233", "B-232")
def test_the_vault_opens_once():
    night = Story().room("vault", "upper", 0, 1).put("zoe", "vault").deck("item", "axe", "bell").dice(1, 1, 1)
    night.does("zoe", "open-vault")
    assert night.refused("open-vault").rule == "B-233"
    night.ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    night.state.clips[3] = 7
    night.dice(2, 2, 2, 0, 0).does("zoe", "open-vault")
    assert night.state.rooms_with("vault-empty") == ("vault",)
    assert {"axe", "bell"} <= set(night.hand("zoe"))
    night.ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    assert "open-vault" not in night.verbs
    night.end()


@pytest.mark.rule("B-121")
def test_whoever_lands_in_the_vault_is_outside_its_door():
    night = Story().room("collapsed-room", "ground", 2, 1).only_tiles("vault").deck("event", "night-view")
    night.put("zoe", "collapsed-room").dice(0, 0, 0, 0)
    night.house.marks["floor-tested"] = 1
    spot = ("at", "basement-landing", "N")
    night.run(call(fall, ZOE), spot)
    assert night.where("zoe") == "vault"
    assert "vault-empty" not in night.state.tokens and night.hand("zoe") == ()


@pytest.mark.rule("B-122", "B-123")
@pytest.mark.parametrize(("faces", "opens"), [((0, 0, 0), False), ((2, 2, 2), True)])
def test_the_traitor_must_roll_for_the_vault(faces, opens):
    night = Story().room("vault", "upper", 0, 1).put("zoe", "vault").haunted(1, traitor="zoe").dice(*faces)
    night.does("zoe", "open-vault")
    assert (VAULT in night.state.rooms_with("vault-empty")) is opens
    night.end()


def collapsed() -> Story:
    return Story().room("collapsed-room", "ground", 2, 1)


def test_nobody_drops_where_no_floor_is_left_below():
    night = collapsed().put("zoe", "collapsed-room")
    night.house.marks["floor-tested"] = 1
    night.house.lost.append(RoomId("basement-landing"))
    assert "drop-down" not in night.verbs


@pytest.mark.rule("B-126", "B-127", "B-129")
def test_only_the_first_explorer_tests_the_floor():
    night = collapsed().dice(2, 2, 1, 0)
    night.does("zoe", "move", "collapsed-room")
    assert night.where("zoe") == "collapsed-room"
    night.ends_turn("zoe")
    night.does("ox", "move", "collapsed-room")
    assert {"move", "drop-down"} <= night.verbs
    left = night.state.left(OX)
    night.only_tiles()
    night.state.tiles.clear()
    night.dice(0).does("ox", "drop-down")
    assert night.where("ox") == "basement-landing" and night.state.left(OX) == left
    night.end()


@pytest.mark.rule("B-128", "B-130", "B-131", "B-132")
def test_the_first_to_fall_finds_the_room_below():
    night = collapsed().only_tiles("larder", "catacombs").deck("item", "bell").dice(0, 0, 0, 0)
    night.does("zoe", "move", "collapsed-room")
    assert night.question.kind == "attach-tile" and len(night.options) == 4
    night.dice(1).answers(("at", "basement-landing", "S"))
    assert night.question.kind == "share-damage"
    night.answers((0, 1))
    assert night.where("zoe") == "larder" and "bell" in night.hand("zoe")
    assert night.state.rooms_with("below-collapsed-room") == ("larder",)
    night.ends_turn("zoe")
    tiles = list(night.state.tiles)
    night.does("ox", "move", "collapsed-room").dice(1).does("ox", "drop-down").answers((1, 0))
    assert night.where("ox") == "larder" and night.state.tiles == tiles
    night.end()


@pytest.mark.rule("B-128", "B-334")
def test_the_traitor_falls_unhurt():
    night = collapsed().haunted(1, traitor="zoe").room("larder", "basement", 0, 1)
    night.house.tokens["below-collapsed-room"] = (RoomId("larder"),)
    night.does("zoe", "move", "collapsed-room").does("zoe", "drop-down")
    assert night.where("zoe") == "larder" and night.question.kind == "turn"
    night.end()


@pytest.mark.rule("B-133", "B-134", "B-135")
def test_a_monster_that_falls_first_draws_no_room():
    night = collapsed().haunted(21, traitor="ox").turn_of("ox").room("larder", "basement", 0, 1)
    Spawn("zombie-lord", RoomId("entrance-hall"), (3, 7, 2, -1)).carry_out(night.house)
    night.house.outbox.clear()
    for name in ("zoe", "ox", "peter"):
        night.put(name, "upper-landing")
    tiles = list(night.house.tiles)
    night.dice(2, 0, 0).ends_turn("ox").answers(("move", "collapsed-room"))
    assert {("move", "basement-landing"), ("move", "larder"), ("end",)} <= set(night.options)
    night.answers(("move", "larder"))
    assert night.state.monsters[0].room == "larder"
    assert night.state.spent == 1, "falling costs no movement"
    assert night.state.rooms_with("below-collapsed-room") == ("larder",)
    assert night.state.tiles == tiles


@pytest.mark.rule("B-136", "B-137", "B-377", "B-382")
@pytest.mark.parametrize("room", ["crypt", "furnace-room", "larder"])
def test_rooms_do_nothing_to_monsters(room):
    night = Story().haunted(21, traitor="ox").turn_of("ox").room(room, "basement", 0, 1)
    for name in ("zoe", "ox", "peter"):
        night.put(name, "upper-landing")
    Spawn("zombie-lord", RoomId(room), (3, 7, 2, -1)).carry_out(night.house)
    night.house.outbox.clear()
    before = night.house.monsters[0]
    night.dice(0, 0, 0).ends_turn("ox").answers(("end",))
    assert night.state.monsters[0] == before
    night.end()


def chasm() -> Story:
    """The Chasm east of the Basement Landing: side 1 (west) first, side 0 (east) beyond."""
    night = Story().room("chasm", "basement", 1, 0).room("creaky-hallway", "basement", 2, 0)
    return night.put("zoe", "chasm", side=1)


@pytest.mark.rule("B-139", "B-140", "B-142")
def test_a_barrier_is_crossed_by_a_roll_at_no_cost():
    night = chasm()
    assert ("move", "creaky-hallway") not in night.options
    assert night.refused("move", "creaky-hallway").rule == "B-088"
    night.dice(1, 1, 1, 0).does("zoe", "cross")
    assert night.state.left(ZOE) == 4
    assert ("move", "creaky-hallway") in night.options and ("move", "basement-landing") not in night.options
    night.end()
    short = chasm().dice(1, 1, 0, 0).does("zoe", "cross")
    assert ("move", "creaky-hallway") not in short.options and ("move", "basement-landing") in short.options
    short.end()


@pytest.mark.rule("B-141", "B-143", "B-144")
def test_a_failed_crossing_leaves_the_way_back():
    night = chasm()
    night.house.spent = 2
    night.house.done["begun"] = 1
    night.dice(0, 1, 1, 0).does("zoe", "cross")
    assert night.state.side[0] == 1
    assert night.refused("cross").rule == "B-141"
    night.does("zoe", "move", "basement-landing")
    assert night.where("zoe") == "basement-landing"
    again = chasm().dice(0, 0, 0, 0)
    again.does("zoe", "cross").ends_turn().ends_turn().ends_turn()
    assert "cross" in again.verbs


@pytest.mark.rule("B-145", "B-146")
def test_nobody_reaches_across():
    night = chasm().give("zoe", "axe").put("ox", "chasm", side=0)
    assert ("give", 1) not in night.options
    beside = chasm().give("zoe", "axe").put("ox", "chasm", side=1)
    assert ("give", 1) in beside.options
    fight = chasm().haunted(1, traitor="ox").put("ox", "chasm", side=0)
    assert "attack" not in fight.verbs
    near = chasm().haunted(1, traitor="ox").put("ox", "chasm", side=1)
    assert "attack" in near.verbs


@pytest.mark.rule("B-147", "B-148")
def test_monsters_cross_and_their_side_is_told():
    night = chasm().haunted(21, traitor="ox").turn_of("ox")
    for name in ("zoe", "ox", "peter"):
        night.put(name, "upper-landing")
    Spawn("zombie-lord", RoomId("basement-landing"), (3, 7, 2, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(2, 0, 0).ends_turn("ox").answers(("move", "chasm"))
    assert ("move", "creaky-hallway") in night.options and ("move", "basement-landing") in night.options
    night.answers(("end",))
    assert night.question.kind == "which-side"
    night.answers(0)
    assert night.table.view(ZOE).monsters[0].side == 0
    assert [walked.room for walked in night.news("MonsterWalked")] == ["chasm"], "once, whatever the side"
    night.end()


@pytest.mark.rule("B-146", "B-148")
@pytest.mark.parametrize("side", [0, 1])
def test_the_announced_side_of_a_monster_decides_who_reaches_it(side):
    """Hand to hand only from its own side; a shot and the monster itself cross the barrier."""
    night = chasm().haunted(21, traitor="ox").give("zoe", "axe", "revolver")
    Spawn("zombie-lord", RoomId("chasm"), (3, 7, 2, -1)).carry_out(night.house)
    Prowl(Figure(100), RoomId("chasm"), side).carry_out(night.house)
    night.house.outbox.clear()
    arms = {option[2] for option in night.options if option[0] == "attack"}
    assert arms == ({None, "axe", "revolver"} if side == 1 else {"revolver"})
    assert night.state.scenario.targets(night.state, Figure(100)) == [0]


@pytest.mark.rule("B-148")
def test_the_side_is_announced_too_when_the_bell_draws_a_monster_in():
    night = chasm().haunted(21, traitor="ox").give("zoe", "bell").put("zoe", "creaky-hallway")
    Spawn("zombie-lord", RoomId("basement-landing"), (3, 7, 2, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(0, 0, 0, 0).does("zoe", "use", "bell").answers((100,))
    assert (night.question.kind, night.question.seat) == ("which-side", 1)
    night.answers(1)
    assert night.state.monsters[0].side == 1


@pytest.mark.rule("B-139")
@pytest.mark.parametrize(("stops", "crosses"), [(False, True), (True, False)])
def test_one_switch_says_whether_barriers_stop_the_traitor(stops, crosses):
    night = Story(barriers_stop_traitor=stops).room("chasm", "basement", 1, 0).put("zoe", "chasm", side=1)
    night.haunted(1, traitor="zoe").dice(*[0] * 4 * stops).does("zoe", "cross")
    assert (night.state.side[0] == 0) is crosses
    assert night.view("ox").barriers_stop_traitor is stops
    night.end()


@pytest.mark.rule("B-149", "B-150")
def test_whoever_is_put_into_a_split_room_chooses_the_side():
    for side in (0, 1):
        night = chasm().put("zoe", "basement-landing").run(PutIn(ZOE, RoomId("chasm")), side)
        assert night.state.side[0] == side
    dug = Story().room("tower", "upper", 1, 0).dice(2, 2, 0)
    dug.run(Happen(ZOE, CardId("secret-passage")), "tower", 1, True)
    assert dug.where("zoe") == "tower" and dug.state.side[0] == 1
    assert dug.state.passages == [Passage("secret-passage", RoomId("entrance-hall"), 0, RoomId("tower"), 1)]


@pytest.mark.rule("B-150")
@pytest.mark.parametrize("side", [0, 1])
def test_a_passage_into_a_split_room_leads_everybody_to_the_side_once_chosen(side):
    """Zoe digs it and stays; Ox goes through and stands where she pointed, with only that side's door."""
    night = Story().room("tower", "upper", 1, 0).room("creaky-hallway", "upper", 2, 0)
    night.dice(2, 2, 0).run(Happen(ZOE, CardId("secret-passage")), "tower", side, False)
    assert night.where("zoe") == "entrance-hall"
    night.retake("ox").does("ox", "passage", "tower")
    assert night.where("ox") == "tower" and night.state.side[1] == side
    doors = {option[1] for option in night.options if option[0] == "move"}
    assert doors == ({"creaky-hallway"} if side == EAST else {"upper-landing"})
    night.does("ox", "passage", "entrance-hall")
    assert night.where("ox") == "entrance-hall"


@pytest.mark.rule("B-334", "B-139")
def test_the_traitor_crosses_without_a_roll_and_gains_from_rooms():
    night = chasm().haunted(1, traitor="zoe")
    night.does("zoe", "cross")
    assert night.state.side[0] == 0
    night.end()
    burnt = (
        Story().room("furnace-room", "basement", 0, 1).put("zoe", "furnace-room").haunted(1, traitor="zoe")
    )
    burnt.run(call(end_in_room, ZOE))
    assert burnt.rows("zoe", "might") == 3
    lifted = Story().room("larder", "basement", 0, 1).put("zoe", "larder").haunted(1, traitor="zoe")
    lifted.run(call(end_in_room, ZOE))
    assert lifted.rows("zoe", "might") == 4


@pytest.mark.rule("B-335", "B-378")
def test_the_revolving_wall_opens_to_traitor_and_monsters():
    night = Story().room("library", "upper", 0, 1).haunted(1, traitor="zoe")
    night.house.passages.append(Passage("wall-switch", RoomId("entrance-hall"), 0, RoomId("library"), 0))
    Spawn("mummy", RoomId("library"), (3, 8, 5, -1)).carry_out(night.house)
    night.house.outbox.clear()
    assert RoomId("entrance-hall") in night.house.monster_ways(night.house.monsters[0].room)
    night.does("zoe", "wall")
    assert night.where("zoe") == "library"
    night.end()
    hero = Story().room("library", "upper", 0, 1)
    hero.house.passages.append(Passage("wall-switch", RoomId("entrance-hall"), 0, RoomId("library"), 0))
    hero.dice(0, 1, 1).does("zoe", "wall")
    assert hero.where("zoe") == "entrance-hall" and "wall" not in hero.verbs
    hero.end()


@pytest.mark.parametrize(
    ("room", "floor", "trait", "faces", "loses"),
    [
        ("attic", "upper", "might", (0, 0, 1, 1), True),
        ("attic", "upper", "might", (1, 1, 1, 0), False),
        ("graveyard", "ground", "knowledge", (1, 1, 1, 0, 0), True),
        ("graveyard", "ground", "knowledge", (1, 1, 1, 1, 0), False),
        ("junk-room", "ground", "speed", (1, 1, 0), True),
        ("junk-room", "ground", "speed", (1, 1, 1), False),
        ("pentagram-chamber", "basement", "sanity", (1, 1, 1), True),
        ("pentagram-chamber", "basement", "sanity", (2, 1, 1), False),
    ],
)
def test_rooms_that_ask_for_a_roll_on_leaving(room, floor, trait, faces, loses):
    start = {"upper": "upper-landing", "ground": "entrance-hall", "basement": "basement-landing"}[floor]
    night = Story().room(room, floor, 9, 9).put("zoe", room).dice(*faces)
    before = night.rows("zoe", trait)
    night.run(Go(ZOE, RoomId(start)))
    assert night.where("zoe") == start
    assert night.rows("zoe", trait) == before - loses
    night.end()


@pytest.mark.parametrize("room", ["crypt", "pentagram-chamber", "graveyard"])
def test_the_medallion_keeps_three_rooms_quiet(room):
    night = Story().room(room, "basement", 9, 9).put("zoe", room).give("zoe", "medallion")
    night.run(call(end_in_room, ZOE))
    night.run(Go(ZOE, RoomId("entrance-hall")))
    assert night.where("zoe") == "entrance-hall"
    night.end()


@pytest.mark.parametrize(
    ("room", "trait"),
    [("chapel", "sanity"), ("gymnasium", "speed"), ("larder", "might"), ("library", "knowledge")],
)
def test_rooms_that_lift_a_trait_once_for_each_explorer(room, trait):
    night = Story().room(room, "upper", 9, 9).put("zoe", room).put("ox", room)
    before = night.rows("zoe", trait), night.rows("ox", trait)
    for seat in (ZOE, ZOE, OX):
        night.run(call(end_in_room, seat))
    assert (night.rows("zoe", trait), night.rows("ox", trait)) == (before[0] + 1, before[1] + 1)


def test_the_gallery_drops_into_the_ballroom():
    night = Story().room("gallery", "upper", 0, 1).put("zoe", "gallery")
    assert "jump-down" not in night.verbs
    jump = Story().room("gallery", "upper", 0, 1).room("ballroom", "ground", 2, 1).put("zoe", "gallery")
    jump.dice(2).does("zoe", "jump-down").answers((1, 1))
    assert jump.where("zoe") == "ballroom" and jump.state.left(ZOE) == 4
    jump.end()


@pytest.mark.rule("B-119", "B-379", "B-380", "B-381", "B-383", "B-384")
def test_the_ways_of_monsters():
    night = (
        Story().haunted(21, traitor="ox").room("coal-chute", "ground", 2, 1).room("gallery", "upper", 0, 1)
    )
    night.room("ballroom", "ground", 2, -1).room("collapsed-room", "ground", 1, -1)
    night.house.tokens["below-collapsed-room"] = (RoomId("basement-landing"),)
    night.house.passages.append(Passage("secret-stairs", RoomId("ballroom"), 0, RoomId("upper-landing"), 0))

    def ways(room: str) -> set[str]:
        figure = Spawn("zombie-lord", RoomId(room), (3, 7, 2, -1)).carry_out(night.house)
        return set(night.house.monster_ways(night.house.monster(figure).room))

    assert {"coal-chute", "collapsed-room"} <= ways("basement-landing")
    assert "basement-landing" in ways("collapsed-room")
    assert "gallery" in ways("ballroom") and "upper-landing" not in ways("ballroom")
    assert ways("upper-landing") == {"gallery", "grand-staircase"}
    night.house.monsters.clear()
    explorer = Story().room("coal-chute", "ground", 2, 1).put("zoe", "basement-landing")
    explorer.room("collapsed-room", "ground", 1, -1)
    explorer.house.tokens["below-collapsed-room"] = (RoomId("basement-landing"),)
    for above in ("coal-chute", "collapsed-room"):
        assert ("move", above) not in explorer.options
    down = Story().haunted(21, traitor="ox").turn_of("ox").room("coal-chute", "ground", 2, 1)
    Spawn("zombie-lord", RoomId("entrance-hall"), (3, 7, 2, -1)).carry_out(down.house)
    down.house.outbox.clear()
    for name in ("zoe", "ox", "peter"):
        down.put(name, "upper-landing")
    down.dice(0, 0, 0).ends_turn("ox").answers(("move", "coal-chute"))
    assert down.state.monsters[0].room == "basement-landing"
    assert Figure(100) == down.state.monsters[0].id and COLLAPSED_ROOM == "collapsed-room"


@pytest.mark.rule("B-100")
def test_a_special_room_has_its_printed_rule_and_its_listed_property():
    """The Collapsed Room prints a roll and a die of damage; the list says who rolls, where one lands, and at
    what cost of movement. The Junk Room prints its roll; the list lets a spent explorer leave."""
    night = collapsed().only_tiles("larder").dice(2, 2, 0, 0, 1).does("zoe", "move", "collapsed-room")
    assert night.news("Threw")[0].trait == "speed" and night.question.kind == "attach-tile"
    night.answers(night.options[0])
    while night.question.kind == "turn-tile":
        night.answers(night.options[0])
    assert night.where("zoe") == "larder"
    assert night.state.rooms_with("below-collapsed-room") == ("larder",)
    night.answers((1, 0))
    assert night.news("Suffered")[-1].points == 1 and night.state.spent == 1
    night.ends_turn("zoe").does("ox", "move", "collapsed-room")
    assert night.where("ox") == "collapsed-room" and {"move", "drop-down"} <= night.verbs
    night.end()
    junk = Story().room("junk-room", "ground", 2, 1).put("zoe", "junk-room").row("zoe", speed=3)
    junk.house.spent = 3
    junk.house.done["begun"] = 1
    assert junk.house.left(ZOE) == 1
    junk.dice(0, 0, 0).does("zoe", "move", "entrance-hall")
    assert junk.rows("zoe", "speed") == 2 and junk.where("zoe") == "entrance-hall"
    assert "move" not in junk.verbs
    junk.end()
