"""Haunt 24, Fly Away Home."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Seize, Spawn, Withdraw
from nightbell.games.betrayal.haunts.h24_fly_away_home import OPENINGS
from nightbell.games.betrayal.house import HAUNTS, NO_ONE, Figure
from nightbell.games.betrayal.traits import MIGHT, SPEED, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, PETER, BAT = Figure(0), Figure(2), Figure(100)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(*rooms: str, names: tuple[str, ...] = ()) -> Story:
    """Ox is dead; Peter is upstairs; Bats are in some rooms."""
    night = Story(*names).haunted(24, traitor="ox").put("peter", "upper-landing")
    night.house.alive[1] = False
    for room in rooms:
        Spawn("bat", RoomId(room), (5, 2, 1, -1)).carry_out(night.house)
    night.house.outbox.clear()
    return night


def bitten(*seats: int, room: str = "entrance-hall") -> Story:
    """One Bat hangs on each of these."""
    night = table(*[room] * len(seats))
    for number, seat in enumerate(seats):
        Withdraw(Figure(100 + number)).carry_out(night.house)
        Seize(Figure(100 + number), Seat(seat)).carry_out(night.house)
        night.house.marks[f"bats-{seat}"] = night.house.mark(f"bats-{seat}") + 1
    night.house.outbox.clear()
    return night


# ---- right now


def test_right_now_the_traitor_is_dead_and_they_roost_high_and_low():
    night = Story().haunted(24, traitor="ox").give("ox", "axe").room("organ-room", "ground", 2, 1)
    night.room("attic", "upper", 0, -1).room("chasm", "basement", 0, 1).room("catacombs", "basement", 1, 0)
    night.run(call(HAUNTS[24].right_now), "catacombs")
    assert not night.alive("ox") and night.state.piles == {"entrance-hall": ("axe",)}
    assert [bat.room for bat in night.state.monsters] == ["attic"] * 3 + ["catacombs"] * 3
    assert {bat.traits for bat in night.state.monsters} == {(5, 2, 1, -1)}


def test_what_is_not_found_has_no_roost_and_the_organ_is_found():
    night = Story().haunted(24, traitor="ox")
    night.run(call(HAUNTS[24].right_now), ("at", "entrance-hall", "N"), 0)
    assert not night.state.monsters and "organ-room" in night.state.placed


# ---- the traitor's page


def test_they_come_in_by_every_opening():
    expected = {"tower", "chasm", "conservatory", "entrance-hall", "gardens", "graveyard", "patio", "balcony"}
    expected |= {"bedroom", "chapel", "dining-room", "grand-staircase", "master-bedroom"}
    assert set(OPENINGS) == expected


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_dice_as_players_say_how_many(players):
    night = table(names=SIX[:players]).room("balcony", "upper", 5, 5)
    night.dice(*[1] * players)
    rest = players - 3
    night.run(call(HAUNTS[24].monsters_begin), *["balcony"] * rest)
    rooms = [bat.room for bat in night.state.monsters]
    assert rooms == ["entrance-hall", "balcony", "grand-staircase"] + ["balcony"] * rest
    night.end()


def test_with_fewer_than_openings_the_traitor_chooses():
    night = table().dice(1, 0, 0).run(call(HAUNTS[24].monsters_begin), ("grand-staircase",))
    assert [bat.room for bat in night.state.monsters] == ["grand-staircase"]
    none = table().dice(0, 0, 0).run(call(HAUNTS[24].monsters_begin))
    assert not none.state.monsters


def test_no_more_than_twenty_four():
    night = table(*["foyer"] * 23).dice(2, 2, 2).run(call(HAUNTS[24].monsters_begin), ("entrance-hall",))
    assert len(night.state.monsters) == 24


def test_coming_in_is_a_space_of_its_movement():
    night = table("foyer", "foyer")
    house, haunt = night.house, HAUNTS[24]
    house.done["came 101"] = 1
    house.done["roll bat"] = 4
    old, new = house.monsters
    assert (haunt.prowl_spaces(house, old, 3), haunt.prowl_spaces(house, new, 3)) == (3, 2)
    house.done["roll bat"] = 2
    rooms = [RoomId("entrance-hall")]
    assert haunt.prowl(house, old, rooms) == rooms and haunt.prowl(house, new, rooms) == []


@pytest.mark.parametrize("face, hangs", [(2, True), (1, False), (0, False)])
def test_it_hangs_on_with_a_two(face, hangs):
    night = table("entrance-hall").dice(*[0] * 3, *[0] * 5, face).ends_turn("zoe")
    assert night.question.kind == "monster" and ("latch", 0) in night.options
    assert "attack" not in night.verbs
    night.answers(("latch", 0))
    assert (night.state.monster(BAT).of == 0) == hangs
    assert night.state.mark("bats-0") == hangs
    if not hangs:
        assert "latch" not in {str(o[0]) for o in night.options if isinstance(o, tuple)}


def test_free_bats_are_in_nobodys_way():
    night = table("entrance-hall").does("zoe", "move", "foyer")
    assert night.state.spent == 1


# ---- the heroes' page


def test_they_drink_as_the_turn_begins_and_armor_keeps_one_off():
    night = bitten(0, 0)
    assert night.question.kind == "share-damage"
    night.answers((2, 0))
    assert night.rows("zoe", "might") == 1
    armed = bitten(0)
    armed.give("zoe", "armor")
    assert armed.question.kind == "turn"


def test_each_costs_a_space_but_one_is_left():
    night = bitten(0, 0)
    assert night.house.spaces(Seat(0)) == 2
    many = bitten(0, 0, 0, 0, 0)
    assert many.house.spaces(Seat(0)) == 1


def test_what_hangs_on_me_or_beside_me_can_be_struck_with_might():
    night = bitten(0, 2).put("peter", "entrance-hall").give("zoe", "axe", "ring", "revolver")
    options = [o for o in night.answers((1, 0)).options if o[0] == "attack"]
    assert {o[1:] for o in options} == {
        (100, None, "might"),
        (101, None, "might"),
        (100, "axe", "might"),
        (101, "axe", "might"),
    }
    far = bitten(0, 2).answers((1, 0))
    assert {o[1] for o in far.options if o[0] == "attack"} == {100}


def test_a_might_attack_kills_it_hanging_or_not():
    night = bitten(0, 0).dice(2, 0, 0, 0, 0).run(Fight(ZOE, BAT, MIGHT))
    assert len(night.state.monsters) == 1 and night.state.mark("bats-0") == 1
    free = table("entrance-hall").dice(2, 0, 0, 0, 0).run(Fight(ZOE, BAT, MIGHT))
    assert not free.state.monsters
    shot = table("entrance-hall").give("zoe", "revolver").dice(2, 0, 0, 0, 0, *[0] * 5)
    shot.run(Fight(ZOE, BAT, SPEED, CardId("revolver"), True))
    assert shot.state.monster(BAT).stunned


def test_who_loses_against_one_is_hurt():
    night = bitten(0).dice(0, 0, 0, 1, 0).run(Fight(ZOE, BAT, MIGHT), (1, 0))
    assert night.rows("zoe", "might") == 2


def organ(name: str = "peter", **marks: int) -> Story:
    night = table("foyer", names=("zoe", "ox", "peter", "professor")).room("organ-room", "ground", 2, 1)
    night.house.marks |= {key.replace("_", "-"): value for key, value in marks.items()}
    return night.put(name, "organ-room").turn_of(name).row(name, knowledge=7, might=7)


def test_first_the_bellows_and_one_thing_a_turn():
    night = organ().dice(2, 2, 1, *[0] * 5).does("peter", "start-organ")
    assert night.state.mark("organ-started") and not {"start-organ", "play-organ"} & night.verbs
    weak = organ().dice(2, 2, *[0] * 6).does("peter", "start-organ")
    assert not weak.state.mark("organ-started")
    assert "play-organ" not in organ().verbs


@pytest.mark.parametrize("name, total", [("peter", 6), ("zoe", 5), ("professor", 5)])
def test_then_the_music(name, total):
    for rolled, played in ((total - 1, 0), (total, 1)):
        night = organ(name, organ_started=1).dice(*[1] * rolled, *[0] * (10 - rolled))
        night.does(name, "play-organ")
        assert night.state.mark("organ-played") == played
        assert bool(night.state.monsters) != bool(played)


def test_no_more_come_once_it_has_played():
    night = organ(organ_played=1).run(call(HAUNTS[24].monsters_begin))
    assert len(night.state.monsters) == 1
    night.end()


def test_the_heroes_win_when_nothing_hangs_on_anybody():
    night = organ(organ_started=1)
    Withdraw(BAT).carry_out(night.house)
    Seize(BAT, Seat(0)).carry_out(night.house)
    night.dice(*[1] * 6, *[0] * 4).does("peter", "play-organ")
    assert not night.state.winners, "one still hangs on Zoe"
    night.retake("peter").run(call(HAUNTS[24].monster_beaten, Fight(ZOE, BAT, MIGHT), BAT, ZOE, 1))
    assert night.table.outcome == "heroes"


def test_from_the_dead_they_let_go():
    night = bitten(0).run(Die(Seat(0)))
    assert (night.state.monster(BAT).room, night.state.monster(BAT).of) == ("entrance-hall", NO_ONE)
    night.run(Die(Seat(2)))
    assert night.table.outcome == "traitor"
