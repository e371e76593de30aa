"""Haunt 42, Comes the Hero."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Hurt, Lose, Spawn, Take
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import (
    HEROES,
    ITEM,
    MIGHT,
    OMEN,
    PHYSICAL,
    SANITY,
    TRAITS,
    CardId,
    RoomId,
)
from tests.betrayal.scenario import Story

ZOE, OX, STONE = Figure(0), Figure(1), Figure(100)
FORMS = {"speed": "judge", "might": "warrior", "sanity": "seer", "knowledge": "wizard"}


def table(*names: str, form: str = "", stone: str = "entrance-hall") -> Story:
    """Ox is immortal, in the Foyer; the Statue stands in a room, awake if it has a form."""
    night = Story(*names).haunted(42, traitor="ox").put("ox", "foyer").put("peter", "upper-landing")
    kind, traits = ("animated-statue", (8, 8, 8, 8)) if form else ("statue", (-1, -1, -1, -1))
    Spawn(kind, RoomId(stone), traits, party=HEROES).carry_out(night.house)
    night.house.marks |= {"immortal": 1, **({f"statue-{form}": 1} if form else {})}
    night.house.outbox.clear()
    return night


def rows(night: Story) -> list[int]:
    return [night.rows("ox", trait) for trait in TRAITS]


# ---- right now


def test_right_now_the_traitor_is_whole_and_armed_and_a_statue_stands_where_it_began():
    night = Story().haunted(42, traitor="ox").row("ox", might=0).deck("item", "bell", "axe", "revolver")
    night.house.omen_room = RoomId("foyer")
    night.run(call(HAUNTS[42].right_now), "item")
    assert rows(night) == [4, 2, 2, 2] and night.hand("ox") == ("axe",), "the first weapon of the stack"
    assert "bell" in night.state.decks[ITEM]
    assert [(m.kind, m.room, m.party) for m in night.state.monsters] == [("statue", "foyer", "heroes")]


def test_the_other_stack_has_its_weapon_too_and_whoever_is_armed_takes_none():
    night = Story().haunted(42, traitor="ox")
    night.run(call(HAUNTS[42].right_now), "omen")
    assert night.hand("ox") == ("spear",) and "spear" not in night.state.decks[OMEN]
    armed = Story().haunted(42, traitor="ox").give("ox", "axe").run(call(HAUNTS[42].right_now))
    assert armed.hand("ox") == ("axe",)


# ---- immortal


def test_nothing_changes_the_traitors_traits():
    night = table().run(Hurt(Seat(1), PHYSICAL, 8, "dynamite")).run(Lose(Seat(1), SANITY, 2, "attic"))
    night.run(Take(Seat(1), CardId("book"))).run(Take(Seat(1), CardId("madman")))
    assert rows(night) == [4, 2, 2, 2]
    hero = table().run(Take(Seat(0), CardId("book")))
    assert hero.rows("zoe", "knowledge") == 4


def test_the_traitor_is_not_attacked_nor_robbed_nor_hindered():
    night = table().put("ox", "entrance-hall").give("zoe", "axe", "revolver").give("ox", "bell")
    assert "attack" not in night.verbs
    assert not HAUNTS[42].may_steal(night.state, ZOE, Seat(1), CardId("bell"))
    assert not HAUNTS[42].hinders(night.state, ZOE, OX) and HAUNTS[42].hinders(night.state, OX, ZOE)


def test_a_lost_attack_costs_the_traitor_nothing():
    night = table().put("ox", "entrance-hall").dice(*[0] * 5, 2, 2, 0).run(Fight(OX, ZOE, MIGHT))
    assert rows(night) == [4, 2, 2, 2]


# ---- the gate


@pytest.mark.parametrize("weapon, sacrifice", [("axe", True), ("", False)])
def test_who_dies_by_the_traitors_weapon_is_a_sacrifice(weapon, sacrifice):
    night = table("zoe", "ox", "peter", "jenny").put("ox", "entrance-hall").row("zoe", might=0, speed=0)
    night.give("ox", *([weapon] if weapon else []))
    night.dice(2, *[0] * (5 if weapon else 4), 0, 0).run(Fight(OX, ZOE, MIGHT, CardId(weapon)), (1, 1))
    assert not night.alive("zoe")
    assert ("corpse-0" in night.state.piles.get(RoomId("entrance-hall"), ())) == sacrifice


def test_only_the_traitor_carries_it_and_it_is_heavy():
    night = table()
    house, haunt, body = night.house, HAUNTS[42], CardId("corpse-2")
    assert haunt.may_hold(house, Seat(1), body) and not haunt.may_hold(house, Seat(0), body)
    assert not haunt.may_fetch(house, body) and haunt.may_fetch(house, CardId("axe"))
    night.give("ox", "corpse-2").turn_of("ox").does("ox", "move", "grand-staircase")
    assert night.state.spent == 2


@pytest.mark.parametrize("room", ["catacombs", "chasm", "pentagram-chamber"])
@pytest.mark.parametrize("total, outcome", [(4, "traitor"), (3, None)])
def test_the_gate_opens_where_the_sacrifice_is(room, total, outcome):
    night = table().room(room, "basement", 1, 0).put("ox", room).turn_of("ox").row("ox", sanity=6)
    night.house.piles[RoomId(room)] = (CardId("corpse-2"),)
    night.dice(*[1] * total, *[0] * (6 - total)).does("ox", "open-gate").answers("sanity")
    assert night.table.outcome == outcome
    if outcome is None:
        assert "open-gate" not in night.verbs
    empty = table().room(room, "basement", 1, 0).put("ox", room).turn_of("ox")
    assert "open-gate" not in empty.verbs
    held = table().room(room, "basement", 1, 0).put("ox", room).give("ox", "corpse-2").turn_of("ox")
    assert "open-gate" in held.verbs


def test_all_heroes_dead_is_as_good():
    night = table().run(Die(Seat(0))).run(Die(Seat(2)))
    assert night.table.outcome == "traitor"


# ---- the heroes' page


@pytest.mark.parametrize(
    "card, form", [("holy-symbol", "judge"), ("axe", "warrior"), ("crystal-ball", "seer"), ("book", "wizard")]
)
def test_what_it_is_given_decides_whom_it_becomes(card, form):
    night = table().give("zoe", card).does("zoe", "wake-statue", card)
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [
        ("animated-statue", "entrance-hall", (8, 8, 8, 8))
    ]
    assert night.state.mark(f"statue-{form}") and card in night.state.discard
    assert "wake-statue" not in night.give("zoe", "bell").verbs


def test_it_is_woken_beside_it_and_only_once():
    assert "wake-statue" not in table(stone="foyer").give("zoe", "axe").verbs
    assert "wake-statue" not in table(form="seer").give("zoe", "axe").verbs
    assert "wake-statue" not in table().give("zoe", "bell").verbs
    assert "lead-statue" not in table().verbs


def test_it_is_led_as_far_as_the_mind_carries():
    night = table(form="seer").dice(1, 1, 0).does("zoe", "lead-statue").answers("knowledge")
    night.answers("foyer", "grand-staircase")
    assert night.state.monsters[0].room == "grand-staircase" and "lead-statue" not in night.verbs
    near = (
        table(form="seer")
        .dice(1, 1, 0)
        .does("zoe", "lead-statue")
        .answers("knowledge")
        .answers("foyer", None)
    )
    assert near.state.monsters[0].room == "foyer" and near.question.kind == "turn"
    assert "lead-statue" not in table(form="seer", stone="foyer").verbs


@pytest.mark.parametrize("trait", ["speed", "might", "sanity", "knowledge"])
def test_beside_it_the_traitor_fades(trait):
    night = table(form=FORMS[trait], stone="foyer").turn_of("ox")
    before = rows(night)
    assert night.question.kind == "turn"
    at = TRAITS.index(trait)
    assert rows(night) == [row - (place == at) for place, row in enumerate(before)]


def test_elsewhere_it_takes_nothing_nor_does_a_stone():
    night = table(form="warrior").turn_of("ox")
    assert night.question.kind == "turn" and rows(night) == [4, 2, 2, 2]
    asleep = table(stone="foyer").turn_of("ox")
    assert asleep.question.kind == "turn" and rows(asleep) == [4, 2, 2, 2]


def test_a_hero_beside_it_loses_nothing():
    night = table(form="warrior").turn_of("zoe")
    before = [night.rows("zoe", trait) for trait in TRAITS]
    assert night.where("zoe") == "entrance-hall" and night.question.kind == "turn"
    assert [night.rows("zoe", trait) for trait in TRAITS] == before


def test_at_the_skull_the_traitor_dies_and_the_heroes_win():
    night = table(form="warrior", stone="foyer").row("ox", might=0).turn_of("ox")
    assert night.table.outcome == "heroes" and not night.alive("ox")


def test_a_beaten_statue_misses_one_drain_and_can_still_be_led():
    night = table(form="warrior", stone="foyer").dice(*[2] * 5, *[0] * 8).run(Fight(OX, STONE, MIGHT))
    assert night.state.mark("statue-daunted") and not night.state.monster(STONE).stunned
    assert HAUNTS[42].tasks["lead-statue"].when is not None
    night.retake("ox")
    assert night.question.kind == "turn" and rows(night) == [4, 2, 2, 2]
    assert not night.state.mark("statue-daunted")


def test_it_never_attacks_and_the_traitor_may_attack_it():
    night = table(form="warrior", stone="foyer").turn_of("ox").row("ox", might=5)
    assert ("attack", 100, None, "might") in night.options
    assert HAUNTS[42].strikes_with(night.state, night.state.monster(STONE)) == ()


def test_what_has_been_used_this_turn_wakes_nothing_before_the_next():
    night = table().give("zoe", "crystal-ball").dice(2, 2, 0, 0).does("zoe", "use", "crystal-ball")
    while night.question.kind != "turn":
        night.answers(night.options[0])
    assert "wake-statue" not in night.verbs
    assert "wake-statue" in table().give("zoe", "crystal-ball").verbs
