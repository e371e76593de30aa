"""Haunt 22, The Abyss Gazes Back."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, LoseRoom
from nightbell.games.betrayal.haunts.ruin import crumbling, swallow
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.traits import BASEMENT, EVENT, UPPER, CardId, Floor, RoomId
from nightbell.games.betrayal.walk import DrawCard, Go, Happen
from tests.betrayal.scenario import Story

ZOE, OX = Seat(0), Seat(1)


def abyss(track: int = 0) -> Story:
    night = Story().haunted(22, traitor="ox").room("larder", "basement", 0, 1).room("crypt", "basement", 0, 2)
    night.house.tokens["abyss"] = (RoomId("crypt"),)
    night.house.marks["track"] = track
    return night


@pytest.mark.rule("B-243", "B-244", "B-245")
def test_an_exorcism_is_tried_once_a_turn_with_whatever_trait():
    night = abyss().room("chapel", "ground", 2, 1).put("zoe", "chapel").give("zoe", "book")
    assert {("exorcise", "sanity", "chapel"), ("exorcise", "knowledge", "book")} <= set(night.options)
    night.dice(0, 0, 0, 0, 0).does("zoe", "exorcise", "knowledge", "book")
    assert night.refused("exorcise", "sanity", "chapel").rule == "B-244"
    assert night.refused("exorcise", "knowledge", "book").rule == "B-244"
    night.ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    assert ("exorcise", "sanity", "chapel") in night.options


def test_each_means_serves_once():
    night = abyss().give("zoe", "book").row("zoe", knowledge=4).dice(2, 2, 1, 0)
    night.does("zoe", "exorcise", "knowledge", "book")
    assert night.state.mark("exorcism") == 1 and night.state.mark("served book") == 1
    night.ends_turn().ends_turn().ends_turn()
    assert "exorcise" not in night.verbs


def test_right_now_the_traitor_names_an_empty_room_below():
    night = Story().haunted(22, traitor="ox").room("crypt", "basement", 0, 1).room("larder", "basement", 0, 2)
    night.run(call(HAUNTS[22].right_now))
    assert night.state.rooms_with("abyss") == ("crypt",)


def test_it_opens_after_the_traitors_first_turn_and_grows():
    night = abyss().turn_of("ox").ends_turn("ox")
    assert night.state.lost == ["crypt"] and night.state.mark("track") == 1
    later = abyss(track=2).turn_of("zoe")
    LoseRoom(RoomId("crypt")).carry_out(later.house)
    later.house.outbox.clear()
    later.ends_turn("zoe")
    assert "larder" in later.state.lost


def test_a_dead_traitors_turn_costs_rooms_and_a_dead_heros_does_not():
    night = abyss(track=2)
    LoseRoom(RoomId("crypt")).carry_out(night.house)
    night.house.alive[1] = night.house.alive[2] = False
    night.house.outbox.clear()
    night.ends_turn("zoe")
    assert night.state.lost == ["crypt", "larder", "basement-landing"] and night.state.mark("track") == 3
    assert night.question.seat == ZOE


@pytest.mark.parametrize(("track", "dice"), [(3, 2), (4, 3), (5, 4), (7, 4)])
def test_the_later_the_more_rooms(track, dice):
    night = abyss(track=track)
    LoseRoom(RoomId("crypt")).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(*[0] * dice).ends_turn("zoe")
    assert night.state.lost == ["crypt"]
    night.end()


@pytest.mark.parametrize(("faces", "lives"), [((2, 2, 0, 0), True), ((2, 1, 0, 0), False)])
def test_whoever_is_caught_leaps_or_dies(faces, lives):
    night = abyss().put("zoe", "larder").dice(*faces)
    night.run(call(swallow_larder), *(["basement-landing"] if lives else []))
    assert night.alive("zoe") is lives


def swallow_larder(house):
    yield from swallow(house, OX, RoomId("larder"), leap=True)


def test_a_lost_room_kills_whoever_is_sent_there():
    night = abyss()
    LoseRoom(RoomId("crypt")).carry_out(night.house)
    night.house.outbox.clear()
    assert not night.run(Go(ZOE, RoomId("crypt"))).alive("zoe")


def test_the_symbol_given_at_the_brink_buys_time():
    night = abyss(track=2).put("zoe", "larder").give("zoe", "holy-symbol")
    LoseRoom(RoomId("crypt")).carry_out(night.house)
    night.house.outbox.clear()
    night.ends_turn("zoe")
    assert night.question.kind == "sacrifice-symbol"
    night.answers(True)
    assert night.state.lost == ["crypt"] and night.state.mark("abyss-waits") == 1
    night.ends_turn("ox").ends_turn("peter")
    assert night.state.lost == ["crypt"] and night.state.mark("track") == 3
    night.dice(1, 0).ends_turn("zoe")
    assert len(night.state.lost) == 2 and not night.state.mark("abyss-waits")


def test_it_spreads_by_edges():
    night = abyss()
    LoseRoom(RoomId("crypt")).carry_out(night.house)
    assert crumbling(night.house, BASEMENT) == ["larder"]


def test_the_traitor_may_find_a_secret_way_below():
    night = abyss().put("ox", "basement-landing").deck("event", "whoops")
    night.run(DrawCard(OX, EVENT), None, False)
    assert "whoops" in night.state.discard


def test_the_abyss_goes_on_after_the_death_of_whoever_stopped_it():
    """It waits until the dead hero's place in the order has come round, and no longer."""
    night = abyss(track=2).put("zoe", "larder").give("zoe", "holy-symbol")
    LoseRoom(RoomId("crypt")).carry_out(night.house)
    night.house.outbox.clear()
    night.ends_turn("zoe").answers(True)
    night.retake("ox").run(Die(ZOE)).retake("ox")
    night.ends_turn("ox").ends_turn("peter")
    assert night.state.lost == ["crypt"], "nothing falls before the place of the dead is over"
    assert not night.state.mark("abyss-waits")
    night.dice(1, 0).ends_turn("ox")
    assert len(night.state.lost) == 2


def fallen(floor: Floor) -> Story:
    night = abyss()
    for room in night.house.rooms_on(floor):
        LoseRoom(room).carry_out(night.house)
    night.house.outbox.clear()
    return night


def test_the_elevator_to_a_fallen_floor_kills_everybody_in_it():
    night = fallen(BASEMENT).room("mystic-elevator", "ground", 2, 1).put("ox", "mystic-elevator")
    night.put("peter", "foyer").dice(0, 1).run(Go(ZOE, RoomId("mystic-elevator")))
    assert not night.alive("zoe") and not night.alive("ox") and night.alive("peter")
    night.end()
    above = fallen(BASEMENT).room("mystic-elevator", "ground", 2, 1).dice(1, 1)
    above.run(Go(ZOE, RoomId("mystic-elevator")), ("stay", "mystic-elevator", "N"))
    assert above.alive("zoe")


@pytest.mark.parametrize(("floor", "faces"), [(BASEMENT, (1, 0, 0)), (UPPER, (1, 1, 0))])
def test_the_lost_one_leads_to_a_fallen_floor_and_death(floor, faces):
    night = fallen(floor).dice(0, 0, 0, *faces).run(Happen(ZOE, CardId("the-lost-one")))
    assert not night.alive("zoe")
    night.end()


def test_a_slide_into_a_fallen_basement_is_the_last():
    night = fallen(BASEMENT).dice(0, 0, 0).run(Happen(ZOE, CardId("mystic-slide")))
    assert not night.alive("zoe")


@pytest.mark.parametrize(("side", "to"), [(0, "creaky-hallway"), (1, "dusty-hallway")])
def test_nobody_leaps_over_a_barrier_out_of_a_room_that_falls(side, to):
    night = abyss().room("chasm", "basement", 11, 10).room("creaky-hallway", "basement", 12, 10)
    night.room("dusty-hallway", "basement", 10, 10).put("zoe", "chasm", side=side).dice(2, 2, 0, 0)
    assert night.run(call(swallow_chasm)).where("zoe") == to


def swallow_chasm(house):
    yield from swallow(house, OX, RoomId("chasm"), leap=True)
