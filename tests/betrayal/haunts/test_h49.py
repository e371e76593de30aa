"""Haunt 49, You Wear It Well."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Hurt, Spawn
from nightbell.games.betrayal.haunts.h49_you_wear_it_well import BODILY
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, SANITY, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, SPIRIT = Figure(0), Figure(1), Figure(100)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(spirit: str = "entrance-hall", *names: str, body: str = "foyer") -> Story:
    """Ox is the traitor, upstairs; Zoe's Soul is in the hall and her body in a room; Peter's lie below."""
    night = (
        Story(*names).haunted(49, traitor="ox").put("ox", "upper-landing").put("peter", "basement-landing")
    )
    Spawn("astral-spirit", RoomId(spirit), (3, -1, 6, 6)).carry_out(night.house)
    for number, (seat, room) in enumerate(((0, body), (2, "basement-landing")), start=1):
        lies = Spawn("sleeping-body", RoomId(room), (-1, -1, -1, -1), number, Seat(seat), HEROES)
        lies.carry_out(night.house)
    night.house.outbox.clear()
    return night


# ---- right now


def test_right_now_every_hero_falls_asleep_and_the_spirit_stands_by_the_traitor():
    night = (
        Story().haunted(49, traitor="ox").put("ox", "foyer").room("stairs-from-basement", "basement", 0, 1)
    )
    night.put("peter", "upper-landing").run(call(HAUNTS[49].right_now))
    found = [(m.kind, m.room, m.of, m.traits) for m in night.state.monsters]
    assert found == [
        ("astral-spirit", "foyer", -1, (3, -1, 6, 6)),
        ("sleeping-body", "entrance-hall", 0, (-1, -1, -1, -1)),
        ("sleeping-body", "upper-landing", 2, (-1, -1, -1, -1)),
    ]


def test_a_basement_without_a_way_out_gets_its_stairs():
    night = Story().haunted(49, traitor="ox")
    night.run(call(HAUNTS[49].right_now), ("at", "basement-landing", "N"))
    assert "stairs-from-basement" in night.state.placed
    chute = Story().haunted(49, traitor="ox").room("coal-chute", "ground", 2, 1)
    chute.run(call(HAUNTS[49].right_now))
    assert "stairs-from-basement" not in chute.state.placed, "a Soul goes up the chute"


# ---- souls


def test_walls_of_the_floor_are_air_and_ceilings_are_not():
    night = table("upper-landing").room("chapel", "ground", 3, 0, 1)
    assert "chapel" not in night.house.exits(RoomId("entrance-hall"))
    assert ("move", "chapel") in night.options and ("move", "foyer") in night.options
    assert not {"explore"} & night.verbs
    night.does("zoe", "move", "chapel")
    assert night.where("zoe") == "chapel" and night.state.spent == 1
    walker = table("entrance-hall").room("chapel", "ground", 3, 0, 1).put("ox", "entrance-hall").turn_of("ox")
    assert ("move", "chapel") not in walker.options and "explore" in walker.verbs


@pytest.mark.parametrize(
    "high, low, floor", [("coal-chute", "basement-landing", "ground"), ("gallery", "ballroom", "upper")]
)
def test_drops_lead_down_and_up(high, low, floor):
    night = table("foyer").room("ballroom", "ground", 2, 1).room(high, floor, 5, 5).put("zoe", low)
    assert ("move", high) in night.options
    night.does("zoe", "move", high)
    assert night.where("zoe") == high and ("move", low) in night.options
    assert not {"jump-down", "drop-down"} & night.verbs
    night.end()


def test_what_rooms_do_to_bodies_souls_do_not_feel():
    assert {"attic", "junk-room", "furnace-room", "gymnasium", "larder", "vault"} <= BODILY
    assert not {"library", "chapel", "crypt", "pentagram-chamber"} & BODILY
    night = (
        table("foyer").room("attic", "upper", 1, 0).put("zoe", "attic").does("zoe", "move", "upper-landing")
    )
    night.end()
    assert "cross" not in table("foyer").room("chasm", "basement", 1, 0).put("zoe", "chasm").verbs


def test_souls_use_their_own_things_and_no_others():
    night = table("upper-landing").give("zoe", "axe", "bell", "skull").put("peter", "entrance-hall")
    night.house.piles[RoomId("entrance-hall")] = (CardId("armor"),)
    assert ("use", "bell") in night.options and not {"give", "drop", "take"} & night.verbs
    haunt, house = HAUNTS[49], night.state
    assert not haunt.may_use(house, Seat(0), CardId("axe")) and haunt.may_use(house, Seat(1), CardId("axe"))
    assert not haunt.may_fetch(house, CardId("armor")) and not haunt.draws_cards(house, Seat(0))


def test_all_that_hurts_a_soul_hurts_its_mind_and_the_skull_does_not_help():
    night = table().give("zoe", "skull").run(Hurt(Seat(0), PHYSICAL, 1, "dynamite"), (1, 0))
    assert night.rows("zoe", "sanity") == 1 and night.rows("zoe", "might") == 3
    body = table().give("ox", "skull").run(Hurt(Seat(1), MENTAL, 1, "attack"), True, (1, 0))
    assert body.rows("ox", "might") == 1


def test_a_soul_that_goes_out_takes_its_things_along():
    night = table("foyer", *SIX[:4]).give("zoe", "axe").run(Die(Seat(0)))
    assert not night.state.piles


def test_souls_fight_with_the_mind_alone():
    night = table().put("ox", "entrance-hall").give("zoe", "axe", "revolver")
    attacks = {o[1:] for o in night.options if o[0] == "attack"}
    assert attacks == {(f, None, t) for f in (1, 100) for t in ("knowledge", "sanity")}


# ---- the traitor's page


def test_the_traitor_has_no_hand_for_souls_but_a_ring_might_do():
    night = table().put("ox", "entrance-hall").turn_of("ox")
    assert "attack" not in night.verbs
    ring = table().put("ox", "entrance-hall").give("ox", "ring").turn_of("ox")
    assert [o for o in ring.options if o[0] == "attack"] == [("attack", 0, "ring", "sanity")]


def test_the_spirit_strikes_souls_with_either_mind_and_no_bodies():
    night = table(body="entrance-hall").turn_of("ox").dice(0, 0, 0).ends_turn("ox")
    assert {o for o in night.options if o[0] == "attack"} == {
        ("attack", 0, None, "knowledge"),
        ("attack", 0, None, "sanity"),
    }
    assert not HAUNTS[49].may_attack(night.state, SPIRIT, Figure(101), SANITY, CardId(""))


def trying_on(*faces: int, tokens: int = 0, names: tuple[str, ...] = ()) -> Story:
    night = table("foyer", *names).turn_of("ox").dice(0, 0, 0).ends_turn("ox")
    night.state.marks["possessed-0"] = tokens
    return night.dice(*faces).answers(("possess", 0))


def test_it_slips_into_a_body_on_more_than_the_starting_sanity_once_a_turn():
    """Zoe began with Sanity 5."""
    night = trying_on(2, 2, 1, 1, 0, 0)
    assert night.state.mark("possessed-0") == 1 and "possess" not in night.verbs
    assert trying_on(2, 2, 1, 0, 0, 0).state.mark("possessed-0") == 0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_times_as_players_and_the_body_is_its_own(players):
    names = SIX[:players]
    assert trying_on(2, 2, 2, 0, 0, 0, tokens=players - 2, names=names).table.outcome is None
    assert trying_on(2, 2, 2, 0, 0, 0, tokens=players - 1, names=names).table.outcome == "traitor"


def test_a_ruined_body_is_of_no_use():
    night = table("foyer")
    night.house.marks["ruined-0"] = 1
    assert HAUNTS[49].monster_options(night.house, night.house.monster(SPIRIT)) == []


def test_the_traitor_torments_a_body_and_the_soul_feels_it():
    night = table(body="upper-landing").turn_of("ox").dice(1, 1).does("ox", "attack-body", 0).answers((2, 0))
    assert night.rows("zoe", "sanity") == 0 and "attack-body" not in night.verbs
    assert not night.state.mark("ruined-0")
    last = table("foyer", *SIX[:4], body="upper-landing").row("zoe", sanity=0, knowledge=0).turn_of("ox")
    last.dice(1, 1).does("ox", "attack-body", 0).answers((1, 1))
    assert not last.alive("zoe") and last.state.mark("ruined-0")
    assert "attack-body" not in table().turn_of("ox").verbs


def test_all_souls_gone_out_is_the_traitors_victory():
    night = table().run(Die(Seat(0))).run(Die(Seat(2)))
    assert night.table.outcome == "traitor"


# ---- the heroes' page


@pytest.mark.parametrize("trait, dice", [(KNOWLEDGE, 3), (SANITY, 5)])
def test_every_attack_that_wins_tears_it_and_one_that_fails_costs_nothing(trait, dice):
    night = table().dice(2, *[0] * (dice - 1), *[0] * 6).run(Fight(ZOE, SPIRIT, trait))
    assert night.state.mark("spirit-torn") == 1 and not night.state.monster(SPIRIT).stunned
    lost = table().dice(*[0] * dice, 2, *[0] * 5).run(Fight(ZOE, SPIRIT, trait))
    assert lost.rows("zoe", "sanity") == 2 and lost.rows("zoe", "knowledge") == 2


def test_its_own_attacks_hurt_and_cost_it_nothing():
    night = table().dice(2, *[0] * 5, *[0] * 5).run(Fight(SPIRIT, ZOE, SANITY), (2, 0))
    assert night.rows("zoe", "sanity") == 0
    lost = table().dice(*[0] * 6, 2, *[0] * 4).run(Fight(SPIRIT, ZOE, SANITY))
    assert not lost.state.mark("spirit-torn") and not lost.state.monster(SPIRIT).stunned


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_torn_as_many_times_as_players_it_is_gone(players):
    for torn, outcome in ((players - 2, None), (players - 1, "heroes")):
        night = table("entrance-hall", *SIX[:players])
        night.house.marks["spirit-torn"] = torn
        night.dice(2, 0, 0, *[0] * 6).run(Fight(ZOE, SPIRIT, KNOWLEDGE))
        assert night.table.outcome == outcome


def test_a_traitor_who_is_beaten_misses_a_turn_unhurt():
    night = table().put("ox", "entrance-hall").dice(2, 0, 0, 0, 0, 0).run(Fight(ZOE, OX, KNOWLEDGE))
    assert night.state.mark("stunned-1") and night.rows("ox", "knowledge") == 2
    night.retake("ox").dice(0, 0, 0)
    assert night.question.kind == "monster", "the turn is over before it began"
    assert not night.state.mark("stunned-1")


def test_a_soul_that_loses_against_the_traitor_is_hurt():
    night = table().put("ox", "entrance-hall").dice(0, 0, 0, 1, 0, 0).run(Fight(ZOE, OX, KNOWLEDGE), (1, 0))
    assert night.rows("zoe", "sanity") == 1


def test_bodies_are_in_nobodys_way_and_the_spirit_is():
    night = table(body="entrance-hall")
    assert HAUNTS[49].hinders(night.house, SPIRIT, ZOE)
    assert not HAUNTS[49].hinders(night.house, Figure(101), OX)
    assert MIGHT not in HAUNTS[49].attack_traits(night.house, Seat(0))
