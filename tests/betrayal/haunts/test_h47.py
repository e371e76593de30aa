"""Haunt 47, Worm Ouroboros."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, PutToken, Slay, Spawn
from nightbell.games.betrayal.house import HAUNTS, NOWHERE, Figure
from nightbell.games.betrayal.traits import MIGHT, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, HEAD, OTHER = Figure(0), Figure(100), Figure(101)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(
    *names: str, head: str = "entrance-hall", other: str = "basement-landing", weak: bool = False
) -> Story:
    """Ox is the Worm; one Head stands in a room, the other in the basement; Peter is upstairs."""
    night = Story(*names).haunted(47, traitor="ox", revealer="ox").put("peter", "upper-landing")
    night.house.where[1] = NOWHERE
    for number, room in enumerate((head, other), start=1):
        Spawn("worm-head", RoomId(room), (1, 5 if weak else 6, -1, -1), number).carry_out(night.house)
    if weak:
        night.house.marks["first-head-weak"] = 1
    night.house.outbox.clear()
    return night


# ---- the traitor's page


def test_right_now_the_traitor_is_gone_and_two_heads_stand_where_it_began():
    night = Story().haunted(47, traitor="ox", revealer="ox").put("ox", "foyer")
    night.house.omen_room = RoomId("foyer")
    night.give("ox", "skull", "axe", "girl").run(call(HAUNTS[47].right_now))
    assert night.where("ox") == NOWHERE and night.hand("ox") == ()
    assert night.state.piles == {"foyer": ("skull", "axe")} and "girl" in night.state.discard
    found = [(m.kind, m.room, m.number, m.traits) for m in night.state.monsters]
    assert found == [("worm-head", "foyer", n, (1, 6, -1, -1)) for n in (1, 2)]


def test_a_skull_that_nobody_has_lies_there_too():
    night = Story().haunted(47, traitor="ox", revealer="ox")
    night.house.omen_room = RoomId("foyer")
    night.run(call(HAUNTS[47].right_now))
    assert night.state.piles == {"foyer": ("skull",)}


def test_the_heads_move_in_the_traitors_turn_each_by_its_own_roll():
    night = table().dice(2, 0).ends_turn("zoe")
    assert (night.question.kind, night.question.seat) == ("monster", 1)
    assert dict(night.question.about)["figure"] == HEAD and not night.state.monsters_turn
    night.answers(("move", "foyer")).answers(("move", "grand-staircase"))
    assert dict(night.question.about)["figure"] == OTHER
    night.end()


def test_a_head_always_gets_a_room_on_and_heroes_are_not_in_its_way():
    night = table().dice(0).ends_turn("zoe").answers(("move", "foyer"))
    assert night.state.monster(HEAD).room == "foyer"
    assert dict(night.question.about)["figure"] == OTHER, "and no more than one on a roll of nothing"
    assert not HAUNTS[47].hinders(night.state, ZOE, HEAD) and HAUNTS[47].hinders(night.state, HEAD, ZOE)


def test_what_a_head_leaves_is_full_of_worm_and_never_twice():
    night = table().dice(2).ends_turn("zoe").answers(("move", "foyer")).answers(("move", "entrance-hall"))
    assert night.state.rooms_with("worm-body") == ("entrance-hall", "foyer")
    night.state.spent = 0
    night.run(call(HAUNTS[47].before_prowl, HEAD, RoomId("foyer")))
    assert night.state.rooms_with("worm-body").count(RoomId("entrance-hall")) == 1


def test_a_head_finds_rooms_and_goes_on_without_a_card():
    night = table().stack("attic", "storeroom").dice(2).ends_turn("zoe").answers(("explore", "N"))
    while night.question.kind != "monster":
        night.answers(night.options[0])
    assert night.state.monster(HEAD).room != "entrance-hall" and not night.news("Drew")
    assert night.state.rooms_with("worm-body") == ("entrance-hall",)


def test_no_head_goes_into_the_elevator():
    night = table().room("mystic-elevator", "ground", 2, 1)
    assert not HAUNTS[47].may_enter(night.house, HEAD, RoomId("mystic-elevator"))
    assert HAUNTS[47].may_enter(night.house, ZOE, RoomId("mystic-elevator"))
    assert not HAUNTS[47].kinds["worm-head"].rides


@pytest.mark.parametrize("bodies, outcome", [(14, None), (15, "traitor")])
def test_sixteen_bodies_are_the_whole_worm(bodies, outcome):
    night = table()
    spots = night.house.tiles[:bodies]
    for place, room in enumerate(spots):
        night.room(room, "ground", place + 5, 9).house.tokens["worm-body"] = tuple(spots[: place + 1])
    night.run(call(HAUNTS[47].before_prowl, HEAD, RoomId("foyer")))
    assert night.table.outcome == outcome


def test_all_heroes_dead_is_as_good():
    night = table().run(Die(Seat(0))).run(Die(Seat(2)))
    assert night.table.outcome == "traitor"


# ---- the heroes' page


def test_one_climbs_over_the_body():
    night = table(head="grand-staircase").run(PutToken("worm-body", RoomId("entrance-hall"))).retake("zoe")
    night.does("zoe", "move", "foyer")
    assert night.state.spent == 2


def test_a_head_cannot_be_attacked_before_it_is_weak():
    night = table().give("zoe", "axe", "revolver", "dynamite")
    assert "attack" not in night.verbs
    weak = table(weak=True).give("zoe", "axe", "revolver")
    assert {o[2:] for o in weak.options if o[0] == "attack"} == {(None, "might"), ("axe", "might")}


def test_the_skull_makes_a_head_mortal():
    night = table().give("zoe", "skull").dice(2, 2, 1, 0, 0).does("zoe", "weaken-head", 100)
    assert night.state.monster(HEAD).traits == (1, 5, -1, -1) and night.state.mark("first-head-weak")
    assert not night.state.mark("second-head-weak") and "weaken-head" not in night.verbs
    failed = table().give("zoe", "skull").dice(2, 2, 0, 0, 0).does("zoe", "weaken-head", 100)
    assert failed.state.monster(HEAD).traits == (1, 6, -1, -1) and "weaken-head" not in failed.verbs
    assert "weaken-head" not in table().verbs
    assert "weaken-head" not in table(weak=True).give("zoe", "skull").verbs
    assert "weaken-head" not in table(head="foyer").give("zoe", "skull").verbs


@pytest.mark.parametrize("players, hits", [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_as_many_wounds_as_players_kill_it(players, hits):
    night = table(*SIX[:players], weak=True)
    night.house.marks["first-head-hits"] = hits - 2
    night.dice(2, 0, 0, *[0] * 5).run(Fight(ZOE, HEAD, MIGHT))
    assert night.state.find_monster(HEAD) is not None and not night.state.monster(HEAD).stunned
    night.dice(*[0] * 5, 2, 0, 0).run(Fight(HEAD, ZOE, MIGHT))
    assert night.state.find_monster(HEAD) is None, "its own lost attack counts"


def test_a_strong_head_that_loses_its_attack_is_neither_hit_nor_stunned():
    night = table().dice(*[0] * 6, 2, 0, 0).run(Fight(HEAD, ZOE, MIGHT))
    assert not night.state.mark("first-head-hits") and not night.state.monster(HEAD).stunned


def test_the_skull_is_picked_up_like_any_thing():
    night = table(head="foyer")
    night.house.piles[RoomId("entrance-hall")] = (CardId("skull"),)
    night.does("zoe", "take").answers(("skull",))
    assert night.hand("zoe") == ("skull",)


def test_both_heads_must_fall():
    night = table().run(Slay(HEAD))
    assert not night.state.winners
    night.run(Slay(OTHER))
    assert night.table.outcome == "heroes"
