"""Haunt 2, The Séance."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Fight, LoseRoom, Spawn
from nightbell.games.betrayal.haunts.h02_the_seance import CALLER, FOUND
from nightbell.games.betrayal.house import HAUNTS, Figure, Passage
from nightbell.games.betrayal.traits import BASEMENT, SANITY, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
TABLE = ("zoe", "ox", "peter", "vivian", "professor", "jenny")
GHOST = Figure(100)


def evening(*names: str) -> Story:
    """Ox, the traitor, sits upstairs with the Spirit Board; the Pentagram Chamber lies below."""
    night = Story(*names).haunted(2, traitor="ox").put("ox", "upper-landing").give("ox", "spirit-board")
    return night.room("pentagram-chamber", "basement", 0, 1).only_tiles()


def ghost(room: str, kind: str = "ghost") -> Story:
    night = evening()
    Spawn(kind, RoomId(room), (4, -1, 6, -1)).carry_out(night.house)
    if kind == "quiet-ghost":
        night.house.marks.update({CALLER: 1, "track": 1})
    night.house.outbox.clear()
    return night


def ruin(night: Story, *rooms: str) -> Story:
    for room in rooms:
        LoseRoom(RoomId(room)).carry_out(night.house)
    night.house.outbox.clear()
    return night


# ---- right now


def test_right_now_the_pentagram_chamber_lies_below_and_far_away():
    night = Story().haunted(2, traitor="ox").put("ox", "basement-landing")
    for n, room in enumerate(("crypt", "larder", "catacombs")):
        night.room(room, "basement", 5 + n, 5)
    night.house.gaps = dict.fromkeys(night.house.placed, "") | {
        RoomId("basement-landing"): "N",
        RoomId("larder"): "N",
    }
    night.run(call(HAUNTS[2].right_now))
    tile = night.state.placed[RoomId("pentagram-chamber")]
    assert (tile.floor, tile.x, tile.y) == (BASEMENT, 6, 4), "not beside the traitor"


def test_nobody_attacks_before_the_ghost_has_come():
    night = evening().put("ox", "entrance-hall").give("zoe", "revolver", "dynamite")
    assert "attack" not in night.verbs and ("use", "dynamite") not in night.options
    after = (
        ghost("upper-landing", "quiet-ghost").put("ox", "entrance-hall").give("zoe", "revolver", "dynamite")
    )
    assert "attack" in after.verbs and ("use", "dynamite") in after.options


# ---- who calls first


def test_the_traitor_needs_the_board_and_one_success_with_each_trait():
    night = evening().turn_of("ox").row("ox", knowledge=7, sanity=7)
    assert {("call-ghost", "knowledge"), ("call-ghost", "sanity")} <= set(night.options)
    night.dice(*[2] * 3, *[0] * (night.value("ox", "sanity") - 3)).does("ox", "call-ghost", "sanity")
    assert night.state.mark("call-sanity") == 1 and "call-ghost" not in night.verbs
    again = evening().turn_of("ox").row("ox", knowledge=7)
    again.house.marks["call-sanity"] = 1
    assert ("call-ghost", "sanity") not in again.options
    again.dice(*[2] * 3, *[0] * (again.value("ox", "knowledge") - 3)).does("ox", "call-ghost", "knowledge")
    (spirit,) = again.state.monsters
    assert (spirit.kind, spirit.room, spirit.traits) == ("ghost", "upper-landing", (4, -1, 6, -1))
    without = evening().turn_of("ox")
    without.house.hands[OX] = ()
    assert "call-ghost" not in without.verbs


def test_less_than_five_calls_nobody():
    night = evening().turn_of("ox").row("ox", sanity=7)
    night.dice(2, 2, *[0] * (night.value("ox", "sanity") - 2)).does("ox", "call-ghost", "sanity")
    assert not night.state.mark("call-sanity")


@pytest.mark.parametrize(("players", "needed"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_heroes_need_half_as_many_successes_as_players(players, needed):
    night = evening(*TABLE[:players]).put("zoe", "pentagram-chamber")
    night.house.marks["seance"] = needed - 2
    night.dice(2, 2, 1, 0, 0).does("zoe", "hold-seance", "sanity")
    assert night.state.monsters == [] and "hold-seance" not in night.verbs
    last = evening(*TABLE[:players]).put("zoe", "pentagram-chamber")
    last.house.marks["seance"] = needed - 1
    last.dice(2, 2, 1, 0, 0).does("zoe", "hold-seance", "sanity")
    (spirit,) = last.state.monsters
    assert (spirit.kind, spirit.room) == ("quiet-ghost", "pentagram-chamber")
    assert last.state.mark("track") == 1


def test_the_heroes_seance_is_held_in_the_pentagram_chamber_only():
    assert "hold-seance" not in evening().put("zoe", "basement-landing").verbs


def test_once_the_ghost_is_there_nobody_calls_it():
    night = ghost("pentagram-chamber", "quiet-ghost").put("zoe", "pentagram-chamber")
    assert "hold-seance" not in night.verbs
    assert "call-ghost" not in ghost("foyer", "quiet-ghost").turn_of("ox").verbs


# ---- the heroes' Ghost


def test_the_quiet_ghost_stays_strikes_nobody_and_cannot_be_struck():
    night = ghost("entrance-hall", "quiet-ghost").turn_of("ox").ends_turn("ox")
    assert night.question.seat == PETER and night.news("MonsterThrew") == []
    ours = ghost("pentagram-chamber", "quiet-ghost").put("zoe", "pentagram-chamber").give("zoe", "ring")
    assert "attack" not in ours.verbs
    assert ours.house.hindrance(Figure(0), RoomId("pentagram-chamber")) == 0


@pytest.mark.parametrize("room", ["attic", "bedroom", "master-bedroom"])
@pytest.mark.parametrize("total", [5, 4])
def test_bones_are_found_upstairs(room, total):
    night = ghost("foyer", "quiet-ghost").room(room, "upper", 9, 9).put("zoe", room).row("zoe", knowledge=7)
    night.dice(2, 2, total - 4, 0, 0).does("zoe", "find-bones")
    assert ("bones" in night.hand("zoe")) is (total == 5) and "find-bones" not in night.verbs


def test_the_bones_are_found_once():
    night = ghost("foyer", "quiet-ghost").room("attic", "upper", 9, 9).put("zoe", "attic")
    night.house.marks[FOUND] = 1
    assert "find-bones" not in night.verbs


@pytest.mark.parametrize("room", ["crypt", "graveyard"])
def test_bones_in_the_ground_win(room):
    night = ghost("foyer", "quiet-ghost").room(room, "basement", 9, 9).put("zoe", room)
    assert "bury-bones" not in night.verbs
    night = ghost("foyer", "quiet-ghost").room(room, "basement", 9, 9).put("zoe", room)
    night.give("zoe", "bones").row("zoe", knowledge=7).dice(2, 2, 1, 0, 0).does("zoe", "bury-bones")
    assert night.table.outcome == "heroes"


def test_the_track_goes_on_with_the_later_turns_of_who_held_the_seance():
    night = evening().put("zoe", "pentagram-chamber").dice(2, 2, 1, 0, 0)
    night.does("zoe", "hold-seance", "sanity").ends_turn("zoe")
    assert night.state.mark("track") == 1
    night.ends_turn("ox").ends_turn("peter")
    assert night.state.mark("track") == 1
    night.ends_turn("zoe")
    assert night.state.mark("track") == 2


def test_on_turn_five_the_ghost_is_the_traitors():
    night = ghost("pentagram-chamber", "quiet-ghost").give("zoe", "bones")
    night.house.marks["track"] = 3
    night.ends_turn("zoe")
    assert night.state.monsters[0].kind == "quiet-ghost"
    late = ghost("pentagram-chamber", "quiet-ghost").room("crypt", "basement", 9, 9)
    late.house.marks["track"] = 4
    late.give("peter", "bones").put("peter", "crypt").ends_turn("zoe")
    (spirit,) = late.state.monsters
    assert (spirit.kind, spirit.room) == ("ghost", "pentagram-chamber")
    assert "bury-bones" not in late.retake("peter").verbs


# ---- the traitor's Ghost


def test_it_must_go_towards_a_hero_and_must_attack():
    night = ghost("upper-landing").turn_of("ox").put("peter", "entrance-hall")
    night.room("attic", "upper", 9, 9).dice(2, 1, 0, 0).ends_turn("ox")
    assert night.state.monsters[0].room == "entrance-hall" and night.verbs == {"attack"}
    assert {option[3] for option in night.options} == {"sanity"}


def test_it_passes_through_walls_and_ruins_of_its_floor():
    kind = HAUNTS[2].kinds["ghost"]
    assert kind.through_walls and kind.must_attack and kind.attack == SANITY
    assert (kind.speed, kind.might, kind.sanity, kind.knowledge) == (4, -1, 6, -1)


def test_its_lost_attacks_do_it_no_harm():
    night = ghost("entrance-hall").dice(0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)
    night.run(Fight(GHOST, Figure(0), SANITY))
    assert not night.state.monster(GHOST).stunned and night.state.outcome is None


@pytest.mark.parametrize(
    ("room", "card", "blows"),
    [
        ("entrance-hall", "ring", {"ring"}),
        ("entrance-hall", "spear", set()),
        ("entrance-hall", "revolver", set()),
        ("pentagram-chamber", "spear", {None}),
        ("pentagram-chamber", "ring", {None, "ring"}),
    ],
)
def test_it_is_struck_with_the_ring_or_in_the_pentagram_chamber(room, card, blows):
    night = ghost(room).put("zoe", room).put("peter", room).give("zoe", card)
    found = {option[2] for option in night.options if option[0] == "attack" and option[1] == GHOST}
    assert found == blows
    assert all(option[3] == "sanity" for option in night.options if option[0] == "attack")


def test_nobody_strikes_the_traitor_with_bare_sanity_there():
    night = ghost("foyer").put("zoe", "pentagram-chamber").put("ox", "pentagram-chamber")
    assert {option[3] for option in night.options if option[0] == "attack"} == {"might"}


def test_one_lost_defence_ends_it():
    night = ghost("entrance-hall").give("zoe", "ring").dice(2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    night.does("zoe", "attack", GHOST, "ring", "sanity")
    assert night.table.outcome == "heroes" and night.state.monsters == []


# ---- the house falls


def test_the_attic_falls_at_the_end_of_the_traitors_turn_with_everybody_in_it():
    night = (
        ghost("foyer").turn_of("zoe").room("attic", "upper", 0, 1).put("peter", "attic").put("zoe", "chapel")
    )
    night.room("chapel", "ground", 9, 9).ends_turn("zoe")
    assert night.state.lost == []
    night.dice(0, 0, 0, 0).ends_turn("ox")
    assert night.state.lost == ["attic"] and not night.alive("peter")


def test_without_an_attic_the_traitor_picks_an_empty_room_upstairs():
    night = ghost("foyer").turn_of("ox").room("bedroom", "upper", 0, 1).room("tower", "upper", 0, 2)
    night.put("peter", "bedroom").ends_turn("ox")
    assert night.state.lost == ["tower"]


def test_then_everybody_picks_a_room_beside_what_is_lost():
    night = ghost("foyer").turn_of("zoe").room("attic", "upper", 0, 1).room("bedroom", "upper", 0, 2)
    ruin(night.room("tower", "upper", 0, 4), "attic").ends_turn("zoe")
    assert (night.question.kind, night.question.seat) == ("lose-which-room", ZOE)
    assert set(night.options) == {"upper-landing", "bedroom"}
    night.answers("upper-landing")
    assert not night.alive("ox"), "the traitor is not spared"
    assert "upper-landing" in night.state.lost


def test_the_dead_pick_no_rooms():
    night = ghost("foyer").turn_of("zoe").room("attic", "upper", 0, 1).room("bedroom", "upper", 0, 2)
    night.house.alive[OX] = False
    ruin(night, "attic").dice(0, 0, 0, 0).ends_turn("zoe").answers("bedroom")
    assert night.state.lost == ["attic", "bedroom"] and night.question.kind != "lose-which-room"


def test_floor_by_floor_from_above_each_from_its_stairs():
    night = ruin(ghost("basement-landing"), "upper-landing").put("ox", "foyer").put("peter", "foyer")
    night.ends_turn("zoe")
    assert night.state.lost[-1] == "grand-staircase"
    below = ghost("basement-landing").put("zoe", "pentagram-chamber").put("peter", "pentagram-chamber")
    below.put("ox", "pentagram-chamber")
    ruin(below, "upper-landing", "grand-staircase", "foyer", "entrance-hall").ends_turn("zoe")
    assert below.state.lost[-1] == "basement-landing"


def test_the_elevator_stays_where_a_floor_is_gone():
    assert not HAUNTS[2].elevator_falls


def test_all_heroes_dead_is_the_traitors_victory_whoever_called():
    night = ghost("pentagram-chamber", "quiet-ghost")
    night.house.alive[ZOE] = night.house.alive[PETER] = False
    assert night.house.scenario.verdict(night.house) == "traitor"


def test_no_wall_turns_into_a_room_that_is_gone():
    for lost in (False, True):
        night = Story().haunted(2, traitor="ox").room("bedroom", "upper", 2, 0).put("zoe", "upper-landing")
        night.house.passages = [Passage("wall-switch", RoomId("upper-landing"), 0, RoomId("bedroom"), 0)]
        if lost:
            LoseRoom(RoomId("bedroom")).carry_out(night.house)
        assert (("wall",) in night.options) is not lost
