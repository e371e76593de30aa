"""Haunt 18, United We Stand."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Fight, Hurt, LoseRoom
from nightbell.games.betrayal.cards.items import explode
from nightbell.games.betrayal.haunts.h18_united_we_stand import UnitedWeStand, can_pull, catching
from nightbell.games.betrayal.house import HAUNTS, OUTSIDE, Figure
from nightbell.games.betrayal.traits import MIGHT, PHYSICAL, SANITY, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER, JENNY = Seat(0), Seat(1), Seat(2), Seat(3)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
FOUR = SIX[:4]
HALL, FOYER, STAIRS = RoomId("entrance-hall"), RoomId("foyer"), RoomId("grand-staircase")
FURNACE, BELOW = RoomId("furnace-room"), RoomId("basement-landing")
FLESH = HAUNTS[18]


def flesh(*names: str, might: int = 5, speed: int = 4, absorbed: int = 0) -> Story:
    """Ox is the flesh, upstairs; Zoe is in the hall, the others below; the furnace lies by the landing."""
    night = Story(*(names or FOUR)).haunted(18, traitor="ox").put("ox", "upper-landing")
    for name in (names or FOUR)[2:]:
        night.put(name, "basement-landing")
    night.room("furnace-room", "basement", 0, -1).room("stairs-from-basement", "basement", 0, 1, 2)
    night.house.marks.update({"flesh-might": might, "flesh-speed": speed})
    if absorbed:
        night.house.marks["heroes-absorbed"] = absorbed
    return night


def burnt(night: Story, *rooms: str) -> Story:
    for room in rooms:
        LoseRoom(RoomId(room)).carry_out(night.house)
    night.house.outbox.clear()
    return night


# ---- right now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_flesh_has_might_five_and_speed_by_the_players_and_the_stairs_are_there(players):
    night = Story(*SIX[:players]).haunted(18, traitor="ox")
    night.run(call(FLESH.right_now), ("at", "basement-landing", "N"))
    assert (night.state.mark("flesh-might"), night.state.mark("flesh-speed")) == (5, players + 1)
    assert night.state.placed[RoomId("stairs-from-basement")].floor == "basement"


# ---- flesh


def test_it_rolls_for_its_way_and_always_gets_somewhere():
    night = flesh(speed=5).turn_of("ox").dice(2, 1, 0, 0, 0)
    assert night.question.seat == OX and night.state.spaces(OX) == 3
    slow = flesh(speed=2).turn_of("ox").dice(0, 0)
    assert slow.question.seat == OX and slow.state.spaces(OX) == 1


def test_it_fights_with_the_might_of_the_track_attacking_and_defending():
    night = (
        flesh(might=2).put("zoe", "upper-landing").dice(0, 0, 0, 0, 0).run(Fight(Figure(1), Figure(0), MIGHT))
    )
    night.end()
    night = flesh(might=7).put("zoe", "upper-landing").dice(0, 0, 0, *[0] * 7)
    night.run(Fight(Figure(0), Figure(1), MIGHT)).end()


def test_physical_damage_does_nothing_and_nothing_but_fire_kills_it():
    night = flesh().run(Hurt(OX, PHYSICAL, 5, "attack"))
    assert not night.news("Suffered")
    night = flesh(might=1).put("zoe", "upper-landing").row("zoe", might=7)
    night.dice(2, 2, *[0] * (night.value("zoe", "might") - 2), 0).run(Fight(Figure(0), Figure(1), MIGHT))
    assert not night.news("Suffered")
    assert FLESH.lowest_row(night.state, OX, SANITY) == 0


def test_the_ring_drives_it_the_difference_wherever_the_hero_likes():
    night = flesh().give("zoe", "ring").put("zoe", "upper-landing")
    sanity, its = night.value("zoe", "sanity"), night.value("ox", "sanity")
    night.dice(2, *[0] * (sanity - 1), *[0] * its)
    night.run(Fight(Figure(0), Figure(1), SANITY, CardId("ring")), "foyer")
    assert night.where("ox") == FOYER and not night.news("Suffered")


def test_dynamite_stuns_it_for_a_turn():
    night = flesh()
    night.dice(*[0] * night.value("ox", "speed")).run(call(explode, ZOE, RoomId("upper-landing")))
    assert night.state.mark("stunned-1") == 1 and night.alive("ox")
    night.retake("zoe").ends_turn("zoe")
    assert night.question.seat == PETER and not night.state.mark("stunned-1")


def test_whom_it_kills_it_takes_in():
    night = flesh(*SIX).put("zoe", "upper-landing").row("zoe", might=0, speed=0)
    night.dice(2, 2, 0, 0, 0, *[0] * night.value("zoe", "might")).run(
        Fight(Figure(1), Figure(0), MIGHT), (2, 2)
    )
    marks = [night.state.mark(name) for name in ("flesh-might", "flesh-speed", "heroes-absorbed")]
    assert not night.alive("zoe") and marks == [6, 3, 1]


# ---- pulling back


@pytest.mark.parametrize(
    ("room", "may"),
    [
        ("entrance-hall", True),
        ("grand-staircase", True),
        ("balcony", True),
        ("foyer", False),
        ("upper-landing", False),
    ],
)
def test_it_reaches_out_by_doors_windows_and_open_rooms(room, may):
    night = flesh().room("balcony", "upper", 5, 5).put("ox", room).put("zoe", OUTSIDE)
    assert can_pull(night.house, OX) is may
    assert not can_pull(flesh().put("ox", "entrance-hall").house, OX), "nobody is out there"


@pytest.mark.parametrize(("mine", "theirs", "pulled"), [(3, 1, True), (2, 1, False), (3, 2, False)])
def test_the_strongest_outside_is_held_by_the_others(mine, theirs, pulled):
    night = flesh().put("ox", "entrance-hall").put("zoe", OUTSIDE).put("peter", OUTSIDE).turn_of("ox")
    night.row("zoe", might=7).dice(0, 0, 0, 0)
    strongest = night.value("zoe", "might")
    night.dice(*[1] * mine, *[0] * (5 - mine), *[1] * theirs, *[0] * (strongest - theirs)).does(
        "ox", "pull-back"
    )
    if pulled:
        assert night.question.kind == "pull-whom" and set(night.options) == {ZOE, PETER}
        night.dice(*[0] * 5, *[0] * night.value("peter", "might")).answers(PETER)
        assert night.where("peter") == HALL and night.news("Fought")[-1].target == "peter-akimoto"
        assert "pull-back" in night.verbs
    else:
        assert night.where("zoe") == OUTSIDE and "pull-back" not in night.verbs


# ---- fire


@pytest.mark.parametrize(("total", "lit"), [(5, 2), (4, 0)])
def test_the_boiler_is_overheated_with_knowledge_five(total, lit):
    night = flesh().put("zoe", "furnace-room").row("zoe", knowledge=7)
    faces = [2] * (total // 2) + [1] * (total % 2)
    night.dice(*faces, *[0] * (night.value("zoe", "knowledge") - len(faces))).does("zoe", "overheat-furnace")
    assert night.state.mark("furnace-fuse") == lit and "overheat-furnace" not in night.verbs


def test_a_furnace_room_that_was_discarded_comes_back_even_where_it_closes_the_basement():
    night = Story(*FOUR).haunted(18, traitor="ox").only_tiles()
    night.house.aside.append(FURNACE)
    night.house.gaps[BELOW] = "N"
    night.run(call(FLESH.after_turn, ZOE), 0)
    assert night.state.placed[FURNACE].floor == "basement" and not night.state.aside


def test_it_blows_up_at_the_end_of_the_stokers_next_turn_with_everybody_in_it():
    night = flesh().put("peter", "furnace-room")
    night.house.marks.update({"furnace lit by": 1, "furnace-fuse": 2})
    night.ends_turn("zoe")
    assert night.state.mark("furnace-fuse") == 1 and not night.state.lost
    night.retake("zoe").run(call(FLESH.after_turn, ZOE))
    assert night.state.lost == [FURNACE] and not night.alive("peter") and night.alive("zoe")


def test_then_every_living_player_burns_a_room_next_to_a_burnt_one():
    night = burnt(flesh(), "furnace-room").put("zoe", OUTSIDE).turn_of("jenny").put("jenny", "entrance-hall")
    assert set(catching(night.house)) == {"basement-landing"}
    night.ends_turn("jenny")
    assert "basement-landing" in night.state.lost, "Jenny burns the only one there is; Zoe, outside, the next"
    assert night.question.kind in ("lose-which-room", "turn")


def test_the_dead_burn_nothing_and_the_traitor_must():
    night = burnt(flesh(), "furnace-room")
    night.house.alive[ZOE] = False
    night.run(call(FLESH.after_turn, ZOE))
    assert night.state.lost == [FURNACE]
    night.put("peter", "entrance-hall").put("jenny", "entrance-hall").run(call(FLESH.after_turn, OX))
    assert night.state.lost == [FURNACE, BELOW]


def test_how_the_fire_climbs():
    night = flesh().room("coal-chute", "ground", 7, 7).room("collapsed-room", "upper", 7, 7)
    night.house.tokens["below-collapsed-room"] = (FURNACE,)
    assert set(catching(burnt(night, "stairs-from-basement").house)) == {"foyer", "basement-landing"}
    assert "coal-chute" in catching(burnt(night, "basement-landing").house)
    assert "collapsed-room" in catching(burnt(night, "furnace-room").house)


def test_without_its_halls_the_house_comes_down_on_everybody():
    assert isinstance(FLESH, UnitedWeStand)
    night = burnt(flesh(), "foyer", "grand-staircase").put("zoe", OUTSIDE).run(call(FLESH.burns, HALL))
    assert night.table.outcome == "heroes" and not night.alive("ox")
    inside = (
        burnt(flesh(), "foyer", "grand-staircase").put("zoe", "upper-landing").run(call(FLESH.burns, HALL))
    )
    assert inside.table.outcome == "traitor"


# ---- the door and the end


@pytest.mark.parametrize(("total", "opens"), [(4, 1), (3, 0)])
def test_the_front_door_opens_with_four(total, opens):
    night = flesh().put("zoe", "entrance-hall").row("zoe", might=7).deck("event", "night-view")
    night.does("zoe", "open-front-door").dice(*[1] * total, *[0] * 12).answers("might")
    assert night.state.mark("front-door") == opens


@pytest.mark.parametrize(("absorbed", "may"), [(1, False), (2, True)])
def test_with_two_taken_in_it_forces_the_door(absorbed, may):
    night = flesh(*SIX, absorbed=absorbed).put("ox", "entrance-hall").turn_of("ox").dice(2, 0, 0, 0)
    assert ("force-door" in night.verbs) is may
    if may:
        night.put("zoe", "upper-landing").does("ox", "force-door")
        assert night.table.outcome == "traitor"


@pytest.mark.parametrize(("players", "dead"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_all_but_one_dead_is_its_victory(players, dead):
    night = flesh(*SIX[:players])
    heroes = [seat for seat in range(players) if seat != OX]
    for seat in heroes[: dead - 1]:
        night.house.alive[seat] = False
    assert FLESH.verdict(night.house) is None
    night.house.alive[heroes[dead - 1]] = False
    assert FLESH.verdict(night.house) == "traitor"


def test_the_heroes_win_when_the_fire_kills_it():
    night = flesh().put("ox", "furnace-room")
    assert isinstance(FLESH, UnitedWeStand)
    night.run(call(FLESH.burns, FURNACE))
    assert night.table.outcome == "heroes"


@pytest.mark.parametrize("side", [0, 1])
def test_whom_it_pulls_into_the_tower_is_on_its_side(side):
    night = flesh().room("tower", "upper", 5, 5).put("ox", "tower", side=side).put("zoe", OUTSIDE)
    night.turn_of("ox").dice(0, 0, 0, 0, *[1] * 5, *[0] * 20).does("ox", "pull-back")
    assert night.where("zoe") == "tower" and night.state.side[ZOE] == side
