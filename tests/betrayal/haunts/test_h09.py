"""Haunt 9, The Dance of Death."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Lose
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.traits import MIGHT, OMEN, SANITY, TRAITOR, RoomId
from tests.betrayal.scenario import Story

ZOE, OX = Seat(0), Seat(1)


def dance() -> Story:
    return Story().haunted(9, revealer="zoe").room("ballroom", "ground", 2, 1).give("ox", "holy-symbol")


def test_right_now_the_missing_rooms_come():
    night = Story().haunted(9, revealer="zoe").give("zoe", "holy-symbol")
    night.run(
        call(HAUNTS[9].right_now),
        ("at", "basement-landing", "N"),
        ("at", "basement-landing", "E"),
        ("at", "entrance-hall", "N"),
    )
    assert {"stairs-from-basement", "pentagram-chamber", "ballroom"} <= set(night.state.placed)


def test_the_music_draws_heroes_to_the_ballroom():
    night = dance().put("zoe", "foyer").dice(1, 1, 1, 0, 0)
    assert set(night.options) >= {("move", "entrance-hall")}
    assert ("move", "grand-staircase") not in night.options and "explore" not in night.verbs
    assert night.rows("zoe", "sanity") == 1
    deaf = dance().dice(1, 1, 1, 1, 0)
    assert "explore" in deaf.verbs


def test_in_the_ballroom_a_failure_turns_a_hero():
    night = dance().put("zoe", "ballroom").row("zoe", might=0).dice(0, 0, 0, 0, 0)
    assert night.question.seat == ZOE
    assert night.state.party[0] == TRAITOR and night.rows("zoe", "might") == 3


def test_lost_sanity_turns_instead_of_killing():
    night = dance().run(Lose(ZOE, SANITY, 5))
    assert night.alive("zoe") and night.state.party[0] == TRAITOR and night.rows("zoe", "sanity") == 2


def test_the_holy_symbol_protects_its_holder():
    night = dance().turn_of("ox")
    assert night.question.seat == OX
    night.end()


def test_dancers_strike_with_speed_and_tire():
    night = dance()
    night.house.party[0] = TRAITOR
    night.dice(1, 1, 0)
    assert "move" not in night.verbs and night.rows("zoe", "might") == 2
    assert ("attack", 1, None, "speed") in night.options


def test_defiance_in_the_pentagram_chamber_wins():
    night = (
        dance()
        .room("pentagram-chamber", "basement", -1, 0)
        .put("zoe", "pentagram-chamber")
        .put("ox", "pentagram-chamber")
    )
    night.house.marks["defiance"] = 2
    night.dice(1, 1, 1, 1, 0).dice(2, 2, 1, 0, 0).does("zoe", "defy")
    assert night.table.outcome == "heroes"


def test_the_symbol_in_the_depths_wins_for_the_dancers():
    night = dance().room("furnace-room", "basement", 0, 1).put("ox", "furnace-room").turn_of("ox")
    night.house.party[1] = TRAITOR
    night.dice(1, 1, 1, 0, 0).ends_turn("ox")
    assert night.table.outcome == "traitor" and night.state.winners == [OX]


def test_the_holy_symbol_comes_from_its_deck():
    night = Story().haunted(9, revealer="zoe")
    night.run(
        call(HAUNTS[9].right_now),
        ("at", "basement-landing", "N"),
        ("at", "basement-landing", "E"),
        ("at", "entrance-hall", "N"),
    )
    assert night.hand("zoe") == ("holy-symbol",) and "holy-symbol" not in night.state.decks[OMEN]


def test_whoever_has_a_little_sanity_left_dies_of_other_wounds():
    night = dance().row("zoe", sanity=0).run(Lose(ZOE, MIGHT, 9))
    assert not night.alive("zoe")


@pytest.mark.parametrize(("below", "may"), [("larder", False), ("ballroom", True)])
def test_whoever_is_drawn_there_takes_no_drop_that_leads_elsewhere(below, may):
    night = Story().haunted(9).room("ballroom", "ground", 2, 1).room("larder", "basement", 0, 1)
    night.room("collapsed-room", "upper", 0, -1).put("zoe", "collapsed-room")
    night.house.tokens["below-collapsed-room"] = (RoomId(below),)
    night.house.done.update({"begun": 1, "drawn-to-the-dance": 1})
    assert (("drop-down",) in night.options) is may
    dark = Story().haunted(9).room("ballroom", "ground", 2, 1).room("collapsed-room", "upper", 0, -1)
    dark.put("zoe", "collapsed-room").house.done.update({"begun": 1, "drawn-to-the-dance": 1})
    assert ("drop-down",) not in dark.options


@pytest.mark.parametrize("weapon", [None, "axe", "spear"])
def test_a_dancer_strikes_with_speed_alone(weapon):
    night = dance().put("zoe", "foyer").put("ox", "foyer").turn_of("zoe")
    night.house.party[0] = TRAITOR
    if weapon:
        night.give("zoe", weapon)
    night.dice(2, 2, 0, 0)
    blows = {option[1:] for option in night.options if option[0] == "attack"}
    assert blows == {(1, None, "speed")}
    hero = dance().put("peter", "foyer").put("ox", "foyer").turn_of("ox").give("ox", "axe")
    hero.house.party[2] = TRAITOR
    assert {option[1:] for option in hero.options if option[0] == "attack"} == {
        (2, None, "might"),
        (2, "axe", "might"),
    }
