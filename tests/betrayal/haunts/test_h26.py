"""Haunt 26, Pay the Piper."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Slay, Spawn
from nightbell.games.betrayal.cards.items import within_throw
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.rooms import PENTAGRAM_CHAMBER
from nightbell.games.betrayal.rooms.special import fall
from nightbell.games.betrayal.traits import MIGHT, TRAITS, RoomId
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE = Figure(0)
RAT = Figure(100)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def house_of(*names: str) -> Story:
    """The Chamber lies in the basement, east of the landing, where Ox the piper stands."""
    night = Story(*names).haunted(26, traitor="ox").room("pentagram-chamber", "basement", 1, 0, 2)
    return night.put("ox", "basement-landing").put("peter", "upper-landing")


def table(*rooms: str, names: tuple[str, ...] = ()) -> Story:
    night = house_of(*names)
    for room in rooms or ("entrance-hall",):
        Spawn("rat", RoomId(room), (3, 2, 1, -1)).carry_out(night.house)
    night.house.outbox.clear()
    return night


# ---- right now


def test_right_now_the_chamber_throws_everybody_out_doors_or_not():
    night = house_of().put("zoe", "pentagram-chamber").put("ox", "pentagram-chamber")
    night.room("crypt", "basement", 1, 1).room("larder", "basement", 5, 5)
    assert "crypt" not in night.house.exits(PENTAGRAM_CHAMBER)
    night.run(call(HAUNTS[26].right_now), "crypt", "basement-landing")
    assert (night.where("zoe"), night.where("ox")) == ("crypt", "basement-landing")


def test_the_piper_is_whole_and_stronger():
    night = house_of().row("ox", might=0, speed=7).room("larder", "basement", 5, 5)
    night.run(call(HAUNTS[26].right_now))
    assert [night.rows("ox", trait) for trait in TRAITS] == [7, 3, 3, 3]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_two_rats_for_every_player_one_to_a_room_and_the_rest_doubled_up(players):
    night = house_of(*SIX[:players]).room("larder", "basement", 5, 5).room("attic", "upper", 5, 5)
    night.room("junk-room", "ground", 5, 5).put("peter", "junk-room").room("vault", "basement", 7, 7)
    night.run(call(HAUNTS[26].right_now), *["attic"] * (2 * players - 3))
    rooms = [rat.room for rat in night.state.monsters]
    assert len(rooms) == 2 * players and rooms.count(RoomId("larder")) == 1
    assert set(rooms) == {"larder", "attic", "vault"}, "not where somebody stands, nor in the Chamber"
    assert {rat.traits for rat in night.state.monsters} == {(3, 2, 1, -1)}


def test_with_more_rooms_than_rats_the_piper_chooses():
    night = house_of()
    signs = ("attic", "bedroom", "chapel", "kitchen", "larder", "library", "junk-room", "crypt")
    for place, room in enumerate(signs):
        night.room(room, "ground", place + 5, 5)
    night.run(call(HAUNTS[26].right_now), signs[2:])
    assert sorted(rat.room for rat in night.state.monsters) == sorted(signs[2:])


# ---- the Chamber


def test_neither_heroes_nor_rats_enter_the_chamber():
    night = table("basement-landing").put("zoe", "basement-landing").turn_of("zoe")
    assert ("move", "pentagram-chamber") not in night.options
    assert not HAUNTS[26].may_enter(night.state, RAT, PENTAGRAM_CHAMBER)
    piper = table().turn_of("ox")
    assert ("move", "pentagram-chamber") in piper.options


def test_in_the_chamber_the_piper_is_out_of_reach():
    night = table().put("ox", "pentagram-chamber").put("zoe", "basement-landing").give("zoe", "revolver")
    assert not [o for o in night.options if o[0] == "attack"]
    assert PENTAGRAM_CHAMBER not in within_throw(night.state, Seat(0))
    outside = table().put("zoe", "basement-landing").give("zoe", "revolver")
    assert ("attack", 1, "revolver", "speed") in outside.options


def test_a_tune_calls_one_more_rat():
    night = table().put("ox", "pentagram-chamber").turn_of("ox").dice(2, 1, 0).does("ox", "play-the-pipe")
    assert night.state.mark("ritual") == 1 and len(night.state.monsters) == 2
    assert night.state.monsters[1].room == "basement-landing" and "play-the-pipe" not in night.verbs
    flat = table().put("ox", "pentagram-chamber").turn_of("ox").dice(2, 0, 0).does("ox", "play-the-pipe")
    assert flat.state.mark("ritual") == 0 and len(flat.state.monsters) == 1
    assert "play-the-pipe" not in table().turn_of("ox").verbs


def test_there_are_no_more_than_twenty_four():
    night = table(*["foyer"] * 24).put("ox", "pentagram-chamber").turn_of("ox").dice(2, 1, 0)
    night.does("ox", "play-the-pipe")
    assert night.state.mark("ritual") == 1 and len(night.state.monsters) == 24


@pytest.mark.parametrize("players, tunes", [(3, 5), (4, 5), (5, 4), (6, 4)])
def test_so_many_tunes_win(players, tunes):
    for played, outcome in ((tunes - 2, None), (tunes - 1, "traitor")):
        night = table(names=SIX[:players]).put("ox", "pentagram-chamber").turn_of("ox").dice(2, 1, 0)
        night.house.marks["ritual"] = played
        night.does("ox", "play-the-pipe")
        assert night.table.outcome == outcome


# ---- the rats


def test_a_beaten_rat_is_dead_whoever_began():
    night = table("entrance-hall", "foyer").dice(1, 0, 0, 0, 0).run(Fight(ZOE, RAT, MIGHT))
    assert [rat.room for rat in night.state.monsters] == ["foyer"]
    bites = table("entrance-hall", "foyer").dice(0, 0, 1, 0, 0).run(Fight(RAT, ZOE, MIGHT))
    assert [rat.room for rat in bites.state.monsters] == ["foyer"]


def swarming(rats: int) -> Story:
    """The monsters' turn has come, and the first of some rats in the hall is to act."""
    night = table(*["entrance-hall"] * rats).turn_of("ox").dice(0, 0, 0).ends_turn("ox")
    return night.answers(RAT) if rats > 1 else night


@pytest.mark.parametrize("rats, dice", [(2, 4), (3, 6), (4, 8), (5, 8)])
def test_a_swarm_bites_with_the_dice_of_all_but_no_more_than_eight(rats, dice):
    night = swarming(rats).dice(*[0] * (dice + 3)).answers(("swarm", 0))
    if night.question.kind == "how-many-rats":
        night.answers(night.options[-1])
    night.end()
    assert len(night.news("MonsterThrew")[-1].faces) == dice


def test_fewer_may_bite_and_each_only_once():
    night = swarming(4).dice(*[0] * 7).answers(("swarm", 0)).answers(2)
    bit = [rat.id for rat in night.state.monsters if night.state.did(f"bit {rat.id}")]
    assert bit == [100, 101]
    haunt, house = HAUNTS[26], night.state
    assert haunt.strikes_with(house, house.monster(Figure(101))) == ()
    assert haunt.strikes_with(house, house.monster(Figure(102))) == ("might",)
    assert haunt.monster_options(house, house.monster(Figure(101))) == []


def test_a_swarm_risks_nothing():
    night = swarming(2).dice(*[0] * 4, 2, 2, 0).answers(("swarm", 0))
    assert len(night.state.monsters) == 2
    assert not night.state.mark("rats of the swarm")


def test_a_swarm_that_wins_hurts():
    night = swarming(2).dice(2, 0, 0, 0, 0, 0, 0).answers(("swarm", 0))
    night.answers((2, 0))
    assert night.rows("zoe", "might") == 1


def test_one_rat_is_no_swarm():
    assert "swarm" not in swarming(1).verbs


def test_a_rat_that_bit_alone_joins_no_swarm():
    night = swarming(2).dice(0, 0, 0, 0, 0).answers(("attack", 0, None, "might")).answers(("end",))
    assert dict(night.question.about)["figure"] == 101 and "swarm" not in night.verbs


# ---- the end


def test_without_rats_the_heroes_win():
    night = table("foyer")
    night.house.marks["monsters"] = 6
    night.run(Slay(RAT))
    assert night.table.outcome == "heroes"


def test_a_piper_who_never_got_to_the_circle_takes_the_tune_along():
    night = table().run(Die(Seat(1)))
    assert night.table.outcome == "heroes"
    late = table().run(Go(Seat(1), PENTAGRAM_CHAMBER)).run(Go(Seat(1), RoomId("basement-landing")))
    late.run(Die(Seat(1)))
    assert late.table.outcome is None and late.state.mark("ritual-ground")


def test_the_piper_wins_with_the_last_hero():
    night = table().run(Die(Seat(0))).run(Die(Seat(2)))
    assert night.table.outcome == "traitor"


def test_right_now_a_missing_chamber_comes():
    night = Story().haunted(26, traitor="ox").put("ox", "basement-landing")
    rats = ["grand-staircase"] * 3
    night.run(call(HAUNTS[26].right_now), ("at", "basement-landing", "N"), *rats)
    assert night.state.floor_of(PENTAGRAM_CHAMBER) == "basement"


@pytest.mark.parametrize(("name", "ends"), [("zoe", "collapsed-room"), ("ox", "pentagram-chamber")])
def test_whoever_falls_does_not_fall_into_the_chamber_but_the_piper(name, ends):
    night = table().room("collapsed-room", "upper", 0, -1).put(name, "collapsed-room")
    night.house.tokens["below-collapsed-room"] = (PENTAGRAM_CHAMBER,)
    assert night.run(call(fall, night.seat(name))).where(name) == ends
