"""Haunt 23, Tentacled Horror."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Seize, Spawn
from nightbell.games.betrayal.haunts.h23_tentacled_horror import DAMP, strength
from nightbell.games.betrayal.house import HAUNTS, NO_ONE, Figure
from nightbell.games.betrayal.traits import MIGHT, SANITY, RoomId
from tests.betrayal.scenario import Story

ZOE, PETER, ARM, SUCKER, HEAD = Figure(0), Figure(2), Figure(100), Figure(101), Figure(102)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(arm: str = "upper-landing", sucker: str = "entrance-hall", held: int = -1, turn: int = 1) -> Story:
    """Ox is dead; one tentacle has its Arm in a room and its Sucker in another; Peter is in the basement."""
    night = Story().haunted(23, traitor="ox").put("peter", "basement-landing")
    night.house.alive[1] = False
    Spawn("tentacle-arm", RoomId(arm), (-1, -1, -1, -1), 1).carry_out(night.house)
    Spawn("tentacle-sucker", RoomId(sucker), strength(turn), 1).carry_out(night.house)
    night.house.marks["track"] = turn
    if held >= 0:
        Seize(SUCKER, Seat(held)).carry_out(night.house)
    night.house.outbox.clear()
    return night


def headed(room: str = "entrance-hall") -> Story:
    night = table(sucker="upper-landing")
    Spawn("horrors-head", RoomId(room), (-1, 6, -1, -1)).carry_out(night.house)
    return night


# ---- the traitor's page


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_the_traitor_is_eaten_and_there_is_an_arm_for_every_player(players):
    night = Story(*SIX[:players]).haunted(23, traitor="ox").give("ox", "axe")
    for place, room in enumerate(DAMP):
        night.room(room, "basement", place + 3, 5)
    chosen = tuple(DAMP[:players])
    night.run(call(HAUNTS[23].right_now), *([chosen] if players < 6 else []))
    assert not night.alive("ox") and night.state.piles == {"entrance-hall": ("axe",)}
    for kind in ("tentacle-arm", "tentacle-sucker"):
        assert [m.room for m in night.state.monsters_of(kind)] == list(chosen)
    assert {m.traits for m in night.state.monsters_of("tentacle-sucker")} == {(2, 4, 7, -1)}
    assert night.state.mark("track") == 1


def test_missing_rooms_are_found_and_the_traitor_says_where():
    night = Story().haunted(23, traitor="ox").room("gardens", "ground", 2, 1).room("chasm", "basement", 0, 1)
    night.run(call(HAUNTS[23].right_now), "furnace-room", *[("at", "basement-landing", "N")], 0)
    assert "furnace-room" in night.state.placed
    assert sorted(m.room for m in night.state.monsters_of("tentacle-arm")) == [
        "chasm",
        "furnace-room",
        "gardens",
    ]


@pytest.mark.parametrize(
    "turn, traits",
    [
        (1, (2, 4, 7)),
        (2, (2, 4, 7)),
        (3, (3, 5, 7)),
        (4, (3, 5, 7)),
        (5, (3, 7, 7)),
        (7, (3, 7, 7)),
        (8, (4, 8, 8)),
    ],
)
def test_time_makes_it_stronger(turn, traits):
    night = table(sucker="upper-landing", turn=turn - 1 if turn > 1 else 1)
    if turn > 1:
        night.run(call(HAUNTS[23].after_turn, Seat(1)))
        assert night.state.mark("track") == turn
    assert night.state.monster(SUCKER).traits == (*traits, -1)


def test_only_the_traitors_place_counts():
    night = table().run(call(HAUNTS[23].after_turn, Seat(0)))
    assert night.state.mark("track") == 1


def test_the_dead_traitors_place_moves_the_track_on():
    night = table(sucker="upper-landing").dice(0, 0).ends_turn("zoe")
    assert night.state.mark("track") == 2


def test_a_beaten_sucker_lets_go_and_snaps_back():
    night = (
        table(held=2).put("peter", "entrance-hall").dice(2, 0, 0, 0, 0, 0, 0).run(Fight(ZOE, SUCKER, MIGHT))
    )
    sucker = night.state.monster(SUCKER)
    assert (sucker.of, sucker.room) == (NO_ONE, "upper-landing") and sucker.stunned
    assert night.where("peter") == "entrance-hall"


def test_it_grabs_and_drags_and_eats():
    night = table().dice(2, 0, 0, 0, *[0] * 4).run(Fight(SUCKER, ZOE, MIGHT))
    assert night.state.monster(SUCKER).of == 0 and night.rows("zoe", "might") == 3
    night.run(call(HAUNTS[23].monsters_begin))
    assert night.where("zoe") == "grand-staircase"
    night.state.done.clear()
    night.run(call(HAUNTS[23].monsters_begin))
    assert night.where("zoe") == "upper-landing" and night.alive("zoe")
    night.run(call(HAUNTS[23].monsters_begin))
    assert not night.alive("zoe") and not night.state.monsters


def test_whoever_is_in_its_grip_can_strike_it_on_both_sides_of_a_barrier():
    """It reaches across the Chasm, and from then on it is on the side of whom it holds."""
    night = table(sucker="chasm").room("chasm", "basement", 0, 1).put("zoe", "chasm", 1)
    night.dice(2, 0, 0, 0, *[0] * 4).run(Fight(SUCKER, ZOE, MIGHT))
    assert night.state.monster(SUCKER).of == 0 and night.state.side[0] == 1
    assert SUCKER in HAUNTS[23].targets(night.state, ZOE)


def test_who_breaks_free_limps_for_the_rest_of_the_turn():
    night = table(held=0).dice(2, 0, 0, 0, 0, 0, 0).does("zoe", "attack", 101, None, "might")
    before = night.state.spent
    night.does("zoe", "move", "foyer")
    assert night.state.spent == before + 2


def test_who_frees_another_does_not():
    night = table(held=2).put("peter", "entrance-hall").dice(2, 0, 0, 0, 0, 0, 0)
    night.does("zoe", "attack", 101, None, "might").does("zoe", "move", "foyer")
    assert night.state.spent == 1


# ---- the heroes' page


@pytest.mark.parametrize("total, lost", [(3, 1), (1, 1), (0, 2)])
def test_a_ball_that_shows_too_much_costs_sanity(total, lost):
    night = (
        table().give("zoe", "crystal-ball").dice(*[1] * total, *[0] * (3 - total)).does("zoe", "find-head")
    )
    assert night.rows("zoe", "sanity") == night.state.start_row(Seat(0), SANITY) - lost
    assert night.hand("zoe") == ("crystal-ball",) and "find-head" not in night.verbs
    night.end()


@pytest.mark.parametrize(
    "total, room",
    [
        (0, "larder"),
        (1, "kitchen"),
        (2, "organ-room"),
        (3, "chasm"),
        (4, "underground-lake"),
        (5, "underground-lake"),
        (6, "conservatory"),
        (7, "crypt"),
        (8, "furnace-room"),
    ],
)
def test_four_dice_say_where_the_head_is(total, room):
    night = table(sucker="upper-landing").room(room, "ground", 9, 9).give("zoe", "crystal-ball")
    faces = [2] * (total // 2) + [1] * (total % 2)
    night.dice(2, 1, 1, *faces, *[0] * (4 - len(faces))).does("zoe", "find-head")
    (head,) = night.state.monsters_of("horrors-head")
    assert (head.room, head.traits) == (room, (-1, 6, -1, -1))
    assert night.hand("zoe") == () and "crystal-ball" in night.state.discard
    night.end()


def test_a_missing_lair_is_attached_by_the_dead_traitor():
    night = table(sucker="upper-landing").give("zoe", "crystal-ball").dice(2, 1, 1, 0, 0, 0, 0)
    night.does("zoe", "find-head")
    assert (night.question.kind, night.question.seat) == ("attach-tile", 1)


@pytest.mark.parametrize("lair", ["chasm", None])
def test_a_lair_that_fits_nowhere_is_another_or_any_room(lair):
    """The Larder is rolled, and no doorway is open."""
    night = table(sucker="upper-landing").give("zoe", "crystal-ball").dice(2, 1, 1, 0, 0, 0, 0)
    if lair is not None:
        night.room(lair, "basement", 0, 1)
    night.house.gaps = dict.fromkeys(night.house.placed, "")
    night.does("zoe", "find-head")
    (head,) = night.state.monsters_of("horrors-head")
    assert head.room == (lair or next(iter(night.state.rooms())))


def test_without_the_ball_nobody_looks():
    assert "find-head" not in table().verbs
    found = headed("foyer").give("zoe", "crystal-ball")
    assert "find-head" not in found.verbs


def test_the_head_strikes_and_does_not_move():
    night = headed().turn_of("peter").dice(0, 0, *[1] + [0] * 5, 0, 0, 0).ends_turn("peter")
    assert HAUNTS[23].holds_fast(night.state, night.state.monster(HEAD))
    assert HAUNTS[23].strikes_with(night.state, night.state.monster(HEAD)) == ("might",)


def test_three_defeats_are_its_end_whoever_began_the_fight():
    night = headed().dice(2, 0, 0, *[0] * 6).run(Fight(ZOE, HEAD, MIGHT))
    assert night.state.mark("head-wounds") == 1 and not night.state.monster(HEAD).stunned
    night.dice(*[0] * 6, 2, 0, 0).run(Fight(HEAD, ZOE, MIGHT))
    assert night.state.mark("head-wounds") == 2 and not night.state.over
    night.dice(2, 0, 0, *[0] * 6).run(Fight(ZOE, HEAD, MIGHT))
    assert night.table.outcome == "heroes"


def test_it_hurts_who_loses_against_it():
    night = headed().dice(0, 0, 0, 1, *[0] * 5).run(Fight(ZOE, HEAD, MIGHT), (1, 0))
    assert night.rows("zoe", "might") == 2 and not night.state.mark("grabbed-0")


def test_the_traitor_wins_with_the_last_hero():
    night = table().run(Die(Seat(0))).run(Die(Seat(2)))
    assert night.table.outcome == "traitor"
