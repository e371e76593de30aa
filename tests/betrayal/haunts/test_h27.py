"""Haunt 27, Amok Flesh."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import NO_CARD
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, OMEN, TRAITOR, RoomId
from nightbell.games.betrayal.walk import DrawCard, Go
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def flesh(*rooms: str) -> Story:
    night = Story().haunted(27, traitor="ox", revealer="zoe")
    night.house.omen_room = RoomId("upper-landing")
    if rooms:
        night.house.tokens["blob"] = tuple(RoomId(room) for room in rooms)
    return night


def test_right_now_the_ball_is_gone():
    night = flesh().give("zoe", "crystal-ball").run(call(HAUNTS[27].right_now))
    assert "crystal-ball" in night.state.discard


def test_it_comes_from_where_the_ball_was_found_whatever_is_drawn_later():
    night = flesh().put("zoe", "foyer").run(DrawCard(ZOE, OMEN))
    assert night.state.omen_room == "upper-landing"


def test_it_pours_through_every_door():
    night = flesh().turn_of("ox").ends_turn("ox")
    assert set(night.state.rooms_with("blob")) == {"upper-landing", "grand-staircase"}
    night.ends_turn("peter").ends_turn("zoe").dice(0).ends_turn("ox")
    assert set(night.state.rooms_with("blob")) == {"upper-landing", "grand-staircase", "foyer"}


def test_on_a_two_it_grows_once_more_and_takes_whom_it_touches():
    night = (
        flesh("upper-landing", "grand-staircase")
        .turn_of("ox")
        .give("zoe", "axe")
        .put("ox", "basement-landing")
    )
    night.dice(2).ends_turn("ox")
    assert "entrance-hall" in night.state.rooms_with("blob")
    assert night.table.outcome == "traitor"
    assert night.state.party[0] == TRAITOR and "axe" in night.state.discard


def test_walking_into_it():
    night = flesh("foyer").run(Go(ZOE, RoomId("foyer")))
    assert night.state.mark("flesh-0") == 1 and night.state.party[0] == TRAITOR


def test_its_people_creep_and_cannot_strike_or_be_struck():
    night = flesh("foyer").put("zoe", "foyer")
    night.house.marks["flesh-0"] = 1
    night.house.party[0] = TRAITOR
    assert night.house.spaces(ZOE) == 2
    assert not {"explore", "attack", "use"} & night.verbs
    assert not night.state.scenario.may_attack(night.state, Figure(2), Figure(0), MIGHT, NO_CARD)


def test_a_patch_does_not_grow_until_it_is_joined():
    night = flesh("upper-landing").turn_of("ox").put("peter", "basement-landing")
    night.house.marks["flesh-2"] = 1
    night.house.party[2] = TRAITOR
    night.dice(0).ends_turn("ox")
    assert night.state.rooms_with("blob-patch") == ("basement-landing",)


@pytest.mark.parametrize("examined", [0, 2])
def test_studying_it_from_the_next_room(examined):
    night = flesh("foyer")
    night.house.marks["examined"] = examined
    night.dice(1, 1, 1).does("zoe", "examine")
    assert night.state.mark("weakness") == (1 if examined == 2 else 0)


def test_ingredients_are_found_once_and_thrown_in():
    night = flesh("upper-landing").room("kitchen", "ground", 2, 1).put("zoe", "kitchen")
    night.house.marks["weakness"] = 1
    night.dice(1, 1, 1).does("zoe", "find-ingredient")
    assert night.hand("zoe") == ("ingredient-kitchen",) and "find-ingredient" not in night.verbs
    throw = flesh("foyer").give("zoe", "ingredient-kitchen")
    throw.house.marks["thrown-in"] = 2
    throw.does("zoe", "throw-in")
    assert throw.table.outcome == "heroes"


def test_the_vault_must_be_open_to_be_searched():
    night = flesh("upper-landing").room("vault", "basement", 0, 1).put("zoe", "vault")
    night.house.marks["weakness"] = 1
    assert "find-ingredient" not in night.verbs
    open_vault = flesh("upper-landing").room("vault", "basement", 0, 1).put("zoe", "vault")
    open_vault.house.marks["weakness"] = 1
    open_vault.house.tokens["vault-empty"] = (RoomId("vault"),)
    assert "find-ingredient" in open_vault.verbs


def test_the_elevator_stops_for_it():
    night = flesh("mystic-elevator").room("mystic-elevator", "ground", 2, 1)
    assert not night.house.scenario.rides_elevator(night.house, Figure(0))


def test_its_people_open_no_vault_search_nothing_and_are_given_nothing():
    night = flesh("basement-landing").room("vault", "upper", 0, -1).put("ox", "vault").put("zoe", "vault")
    night.house.tokens["safe"] = (RoomId("vault"),)
    assert {"open-vault", "search"} <= night.give("zoe", "axe").verbs and ("give", OX) in night.options
    soft = flesh("basement-landing").room("vault", "upper", 0, -1).put("ox", "vault").put("zoe", "vault")
    soft.house.tokens["safe"] = (RoomId("vault"),)
    soft.house.marks["flesh-1"] = 1
    assert ("give", OX) not in soft.give("zoe", "axe").options
    soft.retake("ox")
    assert not {"open-vault", "search"} & soft.verbs and "end" in soft.verbs
