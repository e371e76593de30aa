"""Haunt 38, Hellbeasts."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Count, Spawn
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
TABLE = ("zoe", "ox", "peter", "vivian", "professor", "jenny")


def fire(*rooms: str) -> Story:
    """Ox is the traitor and ends his turn; a Firebat in each of these rooms, the nest in the basement."""
    night = Story().haunted(38, traitor="ox").turn_of("ox").put("ox", "upper-landing")
    night.put("peter", "upper-landing").only_tiles()
    for number, room in enumerate(rooms, start=1):
        Spawn("firebat", RoomId(room), (3, -1, -1, -1), number).carry_out(night.house)
    night.house.tokens["nest"] = (RoomId("basement-landing"),)
    night.house.outbox.clear()
    return night


def stay(night: Story) -> Story:
    """All of them stay where they are."""
    while night.question.kind in ("which-monster", "monster"):
        night.answers(("end",) if night.question.kind == "monster" else night.options[0])
    return night


@pytest.mark.parametrize(("players", "bats"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_right_now_half_as_many_as_players_hatch_where_the_omen_was_found(players, bats):
    night = Story(*TABLE[:players]).haunted(38, traitor="ox")
    night.house.omen_room = RoomId("foyer")
    night.run(call(HAUNTS[38].right_now))
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [
        ("firebat", "foyer", (3, -1, -1, -1))
    ] * bats
    assert night.state.rooms_with("nest") == ("foyer",)


def test_one_roll_moves_all_and_hatches_as_many_who_do_not_move_yet():
    night = fire("foyer", "foyer").put("zoe", "upper-landing").dice(2, 0, 0).ends_turn("ox")
    assert len(night.news("MonsterThrew")) == 1
    assert [m.room for m in night.state.monsters] == ["foyer"] * 2 + ["basement-landing"] * 2
    assert set(night.options) == {100, 101}
    night.answers(100, ("move", "entrance-hall"), ("move", "foyer"))
    assert night.state.monster(Figure(100)).room == "foyer"
    stay(night)
    assert night.question.seat == PETER
    night.end()


def test_on_a_roll_of_nothing_none_hatches_and_the_old_ones_fly_one_room():
    night = fire("foyer").put("zoe", "upper-landing").dice(0, 0, 0).ends_turn("ox")
    assert len(night.state.monsters) == 1 and "move" in night.verbs
    night.answers(("move", "entrance-hall"))
    assert night.question.seat == PETER


def test_there_are_no_more_of_them_than_tokens_in_the_box():
    night = fire(*["foyer"] * 23).put("zoe", "upper-landing").dice(2, 2, 0).ends_turn("ox")
    assert len(night.state.monsters) == 24


def test_whoever_is_among_them_burns_for_a_die_each():
    night = fire("entrance-hall", "entrance-hall", "foyer").dice(0, 0, 0).ends_turn("ox")
    night.dice(2, 1)
    stay(night)
    assert (night.question.kind, night.question.seat) == ("share-damage", ZOE)
    assert night.news("MonsterThrew")[-1].faces == (2, 1)
    night.answers((2, 1))
    assert night.rows("zoe", "might") == 1 and night.question.seat == PETER
    night.end()


def test_every_hero_in_the_room_takes_the_whole_of_it_and_the_traitor_nothing():
    night = fire("upper-landing", "upper-landing").put("zoe", "upper-landing").dice(0, 0, 0).ends_turn("ox")
    night.dice(1, 1)
    stay(night).answers((2, 0), (2, 0))
    assert [(event.seat, event.points) for event in night.news("Suffered")] == [(ZOE, 2), (PETER, 2)]
    night.end()


def test_those_who_have_just_hatched_burn_too():
    night = fire("foyer").put("zoe", "basement-landing").dice(1, 0, 0).ends_turn("ox").dice(1)
    stay(night)
    assert (night.question.kind, night.question.seat) == ("share-damage", ZOE)
    night.end()


def test_armor_keeps_off_one_point_of_all_of_them_together():
    night = fire("entrance-hall", "entrance-hall", "entrance-hall").give("zoe", "armor").dice(0, 0, 0)
    night.ends_turn("ox").dice(1, 1, 1)
    stay(night).answers((2, 0))
    assert night.news("Suffered")[-1].points == 2


@pytest.mark.parametrize("card", ["axe", "revolver", "ring"])
def test_they_neither_strike_nor_can_be_struck_nor_stand_in_the_way(card):
    night = fire("entrance-hall").turn_of("zoe").give("zoe", card)
    assert "attack" not in night.verbs
    assert night.house.hindrance(Figure(0), RoomId("entrance-hall")) == 0
    theirs = fire("entrance-hall").dice(0, 0, 0).ends_turn("ox")
    assert "attack" not in theirs.verbs


@pytest.mark.parametrize("players", [3, 6])
def test_the_exorcism_takes_as_many_successes_as_players(players):
    night = Story(*TABLE[:players]).haunted(38, traitor="ox")
    night.house.marks["exorcism"] = players - 2
    assert night.run(Count("exorcism")).state.outcome is None
    assert night.run(Count("exorcism")).state.outcome == "heroes"


@pytest.mark.parametrize(
    ("card", "trait"),
    [("holy-symbol", "sanity"), ("ring", "sanity"), ("book", "knowledge"), ("crystal-ball", "knowledge")],
)
def test_a_thing_serves_once(card, trait):
    night = fire("foyer").turn_of("zoe").give("zoe", card).row("zoe", sanity=3, knowledge=4)
    assert ("exorcise", trait, card) in night.options
    used = fire("foyer").turn_of("zoe").give("zoe", card)
    used.house.marks[f"served {card}"] = 1
    assert "exorcise" not in used.verbs


def test_the_last_hero_in_the_fire_is_the_traitors_victory():
    night = fire("entrance-hall").row("zoe", might=0, speed=0)
    night.house.alive[2] = False
    night.dice(0, 0, 0).ends_turn("ox").dice(2)
    stay(night).answers((2, 0))
    assert night.table.outcome == "traitor"
