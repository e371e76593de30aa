"""Haunt 14, The Stars Are Right."""

from __future__ import annotations

import pytest

from nightbell.engine import Answer, Seat, call
from nightbell.games.betrayal.atoms import Carry, Count, Die, Fall, Fight, Spawn, Stun
from nightbell.games.betrayal.chart import REVEALER, TRAITOR_OF
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import BASEMENT, MIGHT, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
TABLE = ("zoe", "ox", "peter", "vivian", "professor", "jenny")
CHAMBER, HALL = RoomId("pentagram-chamber"), RoomId("entrance-hall")
CULTIST = Figure(100)


def rite(*rooms: str, names: tuple[str, ...] = TABLE[:3]) -> Story:
    """Ox is the traitor, upstairs; the chamber is beside the Basement Landing; Cultists are in rooms."""
    night = Story(*names).haunted(14, traitor="ox").room(CHAMBER, "basement", 0, -1, 1).only_tiles()
    night.put("ox", "upper-landing").put("peter", "foyer")
    for number, room in enumerate(rooms, start=1):
        Spawn("cultist", RoomId(room), (4, 4, 4, -1), number).carry_out(night.house)
    night.house.secrets["offerings"] = "0"
    night.house.outbox.clear()
    return night


def paint(night: Story) -> dict[str, str]:
    return {card: room for room, cards in night.state.piles.items() for card in cards}


def score(night: Story) -> str:
    return night.state.secrets["offerings"]


def test_whoever_revealed_the_haunt_is_the_traitor():
    assert TRAITOR_OF[14] == REVEALER


# ---- right now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_cultist_fewer_and_as_many_cans_as_players(players):
    night = rite(names=TABLE[:players]).room("attic", "upper", 3, 3).room("kitchen", "ground", 3, 3)
    night.run(call(HAUNTS[14].right_now))
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [
        ("cultist", CHAMBER, (4, 4, 4, -1))
    ] * (players - 1)
    rooms = ["kitchen", "attic"] * 3
    assert paint(night) == {f"paint-{n + 1}": rooms[n] for n in range(players)}


def test_with_no_store_in_the_house_the_heroes_bring_one_with_all_the_paint():
    night = rite()
    night.house.tiles = [RoomId("larder"), RoomId("attic")]
    table = night.run(call(HAUNTS[14].right_now), *bring(night, "larder"))
    assert set(paint(table).values()) == {"larder"} and len(paint(table)) == 3


def bring(night: Story, tile: str) -> list[Answer]:
    """The answers that put a tile at the first doorway that takes it."""
    room = RoomId(tile)
    spots = night.house.spots(room, BASEMENT)
    turns = night.house.turnings(room, *spots[0])
    at = [("at", *spots[0])] if len(spots) > 1 else []
    return [tile, *at, *([turns[0]] if len(turns) > 1 else [])]


# ---- the traitor's page


def test_a_cultist_may_take_a_thing_but_never_paint():
    night = rite("entrance-hall").give("zoe", "axe", "paint-1").dice(2, 2, 0, 0, 0, 0, 0)
    night.run(Fight(CULTIST, Figure(0), MIGHT), "axe")
    assert night.state.monsters[0].items == ("axe",)
    only = rite("entrance-hall").give("zoe", "paint-1").dice(2, 2, 0, 0, 0, 0, 0)
    only.run(Fight(CULTIST, Figure(0), MIGHT), (2, 2))
    assert only.hand("zoe") == ("paint-1",)


def test_a_cultist_picks_up_what_lies_about_but_no_paint():
    night = rite("foyer").turn_of("ox").put("peter", "entrance-hall")
    night.house.piles[RoomId("foyer")] = (CardId("axe"), CardId("paint-1"), CardId("corpse-3"))
    night.dice(1, 1, 0, 0).ends_turn("ox")
    assert {o for o in night.options if o[0] == "lift"} == {("lift", "axe"), ("lift", "corpse-3")}
    night.answers(("lift", "corpse-3"), ("lift", "axe"))
    assert night.state.monsters[0].items == ("corpse-3", "axe")
    assert night.state.trait_of(CULTIST, MIGHT) == 4 and paint(night) == {"paint-1": "foyer"}


def test_a_stunned_cultist_drops_what_it_carries():
    night = rite("foyer").run(Carry(CULTIST, CardId("axe"))).run(Stun(CULTIST))
    assert paint(night) == {"axe": "foyer"}


def test_a_body_lies_where_somebody_died_the_traitors_too():
    assert "corpse-0" in paint(rite().run(Die(ZOE)))
    assert paint(rite("foyer").run(Die(OX)))["corpse-1"] == "upper-landing"


def test_only_the_cult_carries_bodies_and_every_step_with_one_costs_two():
    hero = rite()
    hero.house.piles[HALL] = (CardId("corpse-2"),)
    assert "take" not in hero.verbs
    night = rite().turn_of("ox").give("ox", "corpse-2")
    night.does("ox", "move", "grand-staircase")
    assert night.state.spent == 2
    bearer = rite("foyer").run(Carry(CULTIST, CardId("corpse-2"))).retake("ox").put("peter", "entrance-hall")
    bearer.dice(2, 2, 0, 0).ends_turn("ox").answers(("move", "grand-staircase"))
    assert bearer.state.spent == 2


@pytest.mark.parametrize(
    ("card", "points"), [("axe", 1), ("book", 1), ("girl", 2), ("madman", 2), ("dog", 2), ("corpse-2", 4)]
)
def test_what_the_traitors_sacrifices_count(card, points):
    night = rite().turn_of("ox").put("ox", CHAMBER).give("ox", card).does("ox", "sacrifice", card)
    assert score(night) == str(points) and card not in night.hand("ox") and card in night.state.discard
    assert night.state.mark("sacrifices") == 1


def test_nothing_is_sacrificed_elsewhere_nor_what_cannot_be_given():
    assert "sacrifice" not in rite().turn_of("ox").give("ox", "axe").verbs
    assert "sacrifice" not in rite().turn_of("ox").put("ox", CHAMBER).give("ox", "bite").verbs
    assert "sacrifice" not in rite().put("zoe", CHAMBER).give("zoe", "axe").verbs


def test_cultists_give_up_what_they_brought_as_the_monsters_turn_ends():
    night = rite(CHAMBER, "foyer").run(Carry(CULTIST, CardId("corpse-2")))
    night.run(Carry(CULTIST, CardId("axe"))).run(Carry(Figure(101), CardId("bell")))
    night.run(call(HAUNTS[14].monsters_end))
    assert score(night) == "5" and night.state.mark("sacrifices") == 2
    assert [m.items for m in night.state.monsters] == [(), ("bell",)]


def test_the_score_is_the_traitors_secret():
    night = rite().turn_of("ox").put("ox", CHAMBER).give("ox", "girl").does("ox", "sacrifice", "girl")
    assert HAUNTS[14].sees(night.state, OX, "offerings") and not HAUNTS[14].sees(
        night.state, ZOE, "offerings"
    )
    assert "offerings" in repr(night.view("ox").secrets) and "offerings" not in repr(
        night.view("zoe").secrets
    )


def test_thirteen_win():
    night = rite().turn_of("ox").put("ox", CHAMBER).give("ox", "axe", "bell")
    night.house.secrets["offerings"] = "11"
    night.does("ox", "sacrifice", "axe")
    assert night.table.outcome is None
    assert night.does("ox", "sacrifice", "bell").table.outcome == "traitor"


def test_the_death_of_all_heroes_wins_too():
    night = rite("foyer")
    Fall(ZOE).carry_out(night.house)
    assert night.house.outcome is None
    Fall(PETER).carry_out(night.house)
    assert night.house.outcome == "traitor"


# ---- the heroes' page


def test_paint_is_thrown_through_a_door_of_the_chamber_for_a_step():
    night = rite().put("zoe", "basement-landing").give("zoe", "paint-1").does("zoe", "throw-paint")
    assert night.hand("zoe") == () and night.state.mark("paint-thrown") == 1 and night.state.spent == 1
    assert "throw-paint" in rite().put("zoe", CHAMBER).give("zoe", "paint-1").verbs
    assert "throw-paint" not in rite().give("zoe", "paint-1").verbs
    assert "throw-paint" not in rite().put("zoe", "basement-landing").verbs
    spent = rite().put("zoe", "basement-landing").give("zoe", "paint-1")
    spent.house.spent = 4
    assert "throw-paint" not in spent.verbs


def test_one_can_each_and_none_for_the_traitor():
    night = rite().give("zoe", "paint-1")
    night.house.piles[HALL] = (CardId("paint-2"),)
    assert "take" not in night.verbs
    traitor = rite().turn_of("ox")
    traitor.house.piles[RoomId("upper-landing")] = (CardId("paint-2"),)
    assert "take" not in traitor.verbs
    theft = rite().put("ox", HALL).give("zoe", "paint-1").dice(2, 2, 0, 0, 0, 0, 0, 0)
    theft.run(Fight(Figure(1), Figure(0), MIGHT), (2, 2))
    assert theft.hand("zoe") == ("paint-1",)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_the_paint_in_the_chamber_wins(players):
    night = rite(names=TABLE[:players])
    night.house.marks["paint-thrown"] = players - 2
    assert night.run(Count("paint-thrown")).state.outcome is None
    assert night.run(Count("paint-thrown")).state.outcome == "heroes"


def test_a_dog_drags_no_body():
    night = rite().give("ox", "dog").turn_of("ox")
    night.house.piles = {RoomId("grand-staircase"): (CardId("corpse-2"), CardId("axe"))}
    night.does("ox", "use", "dog")
    fetched = {option[1] for option in night.options if option[0] == "fetch"}
    assert fetched <= {"axe"} and night.where("ox") == "upper-landing"
