"""Haunt 48, Stacked Like Cordwood."""

from __future__ import annotations

import pytest

from nightbell.engine import call
from nightbell.games.betrayal.atoms import Fight, Spawn
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import ITEM, MIGHT, OMEN, SPEED, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER, JACK = Figure(0), Figure(1), Figure(2), Figure(100)
AXE = CardId("axe")
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def stack(jack: str = "entrance-hall", *names: str, studied: int = 0) -> Story:
    """Ox is the traitor, upstairs with Peter; the Axe is cursed; Jack has come into a room in this turn."""
    night = Story(*names).haunted(48, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    Spawn("crimson-jack", RoomId(jack), (3, 3, 3, -1)).carry_out(night.house)
    night.house.marks.update({"cursed-axe": 1, "weapon-studied": studied})
    night.house.outbox.clear()
    night.house.done["begun"] = 1
    return night


def dawns(night: Story, name: str) -> Story:
    """A turn that begins with Jack where he is."""
    night.house.done.clear()
    return night.turn_of(name)


def test_right_now_jack_stands_in_the_hall_and_the_heroes_name_a_weapon():
    night = Story().haunted(48, traitor="ox").give("zoe", "spear")
    night.run(call(HAUNTS[48].right_now), "spear")
    assert [(m.room, m.traits) for m in night.state.monsters] == [("entrance-hall", (3, 3, 3, -1))]
    assert night.state.mark("cursed-spear") == 1
    asked = Story().haunted(48, traitor="ox")
    with pytest.raises(AssertionError, match=r"seat=2.*'axe', 'spear', 'blood-dagger', 'sacrificial-dagger'"):
        asked.run(call(HAUNTS[48].right_now))


@pytest.mark.parametrize("room, x", [("library", 0), ("chapel", 1), ("attic", 2)])
def test_the_weapon_is_looked_for_in_old_rooms(room, x):
    night = stack("upper-landing").room(room, "upper", 3, x).put("zoe", room)
    night.dice(1, 2, 0).does("zoe", "find-weapon")
    assert night.hand("zoe") == ("axe",) and "axe" not in night.state.decks[ITEM]
    assert "find-weapon" not in night.verbs
    poor = stack("upper-landing").room(room, "upper", 3, x).put("zoe", room)
    poor.dice(1, 1, 0).does("zoe", "find-weapon")
    assert poor.hand("zoe") == () and "find-weapon" not in poor.verbs
    poor.end()


def test_the_vault_must_be_open():
    night = stack("upper-landing").room("vault", "basement", 0, 1).put("zoe", "vault")
    assert "find-weapon" not in night.verbs
    opened = stack("upper-landing").room("vault", "basement", 0, 1).put("zoe", "vault")
    opened.house.tokens["vault-empty"] = (RoomId("vault"),)
    assert "find-weapon" in opened.verbs


def test_nobody_looks_for_a_weapon_that_is_on_the_table():
    night = stack("upper-landing").room("library", "upper", 1, 0).put("zoe", "library").give("peter", "axe")
    assert "find-weapon" not in night.verbs
    lies = stack("upper-landing").room("library", "upper", 1, 0).put("zoe", "library")
    lies.house.decks[ITEM].remove(AXE)
    lies.house.piles[RoomId("foyer")] = (AXE,)
    assert "find-weapon" not in lies.verbs


def test_the_spear_comes_out_of_the_omens():
    night = stack("upper-landing").room("library", "upper", 1, 0).put("zoe", "library")
    night.house.marks.update({"cursed-axe": 0, "cursed-spear": 1})
    night.dice(2, 2, 0).does("zoe", "find-weapon")
    assert night.hand("zoe") == ("spear",) and "spear" not in night.state.decks[OMEN]


@pytest.mark.parametrize("trait, dice", [("might", (2, 2, 1)), ("knowledge", (2, 2, 1))])
def test_the_weapon_is_studied_by_might_or_knowledge_in_its_room(trait, dice):
    night = stack("upper-landing").give("peter", "axe").put("peter", "entrance-hall")
    night.dice(*dice).does("zoe", "study-weapon").answers(trait)
    assert night.state.mark("weapon-studied") == 1 and "study-weapon" not in night.verbs
    poor = stack("upper-landing").give("zoe", "axe").dice(2, 2, 0).does("zoe", "study-weapon").answers(trait)
    assert poor.state.mark("weapon-studied") == 0
    poor.end()


def test_the_weapon_is_studied_where_it_lies_and_nowhere_else():
    night = stack("upper-landing")
    assert "study-weapon" not in night.verbs
    lies = stack("upper-landing")
    lies.house.piles[RoomId("entrance-hall")] = (AXE,)
    assert "study-weapon" in lies.verbs


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_studies_as_players_and_then_the_weapon_kills(players):
    early = stack("entrance-hall", *SIX[:players], studied=players - 1).give("zoe", "axe")
    assert "study-weapon" in early.verbs
    early.dice(2, 2, 0, 0, *[0] * 3).does("zoe", "attack", 100, "axe", "might")
    assert early.table.outcome is None and early.state.monster(JACK).room == "nowhere"
    ready = stack("entrance-hall", *SIX[:players], studied=players).give("zoe", "axe")
    assert "study-weapon" not in ready.verbs
    ready.dice(2, 2, 0, 0, *[0] * 3).does("zoe", "attack", 100, "axe", "might")
    assert ready.table.outcome == "heroes"


def test_other_weapons_and_his_own_attacks_do_not_kill_him():
    fists = stack(studied=3).give("zoe", "axe").dice(2, 2, 0, *[0] * 3)
    fists.does("zoe", "attack", 100, None, "might")
    assert fists.table.outcome is None and fists.state.monster(JACK).room == "nowhere"
    own = stack(studied=3).give("zoe", "axe").dice(*[0] * 3, 2, 2, 0).run(Fight(JACK, ZOE, MIGHT))
    assert not own.news("Ended") and own.state.monster(JACK).room == "nowhere"


def test_any_defeat_sends_him_away_and_he_comes_back_stronger_every_time():
    night = stack().dice(2, 1, 0, *[0] * 3).run(Fight(ZOE, JACK, MIGHT)).retake("zoe")
    assert night.state.monster(JACK).room == "nowhere" and not night.state.monster(JACK).stunned
    night.ends_turn("zoe")
    assert night.state.monster(JACK).room == "entrance-hall"
    assert night.state.monster(JACK).traits == (4, 4, 4, -1)
    shot = night.retake("zoe").dice(2, 2, 1, *[0] * 4).run(Fight(ZOE, JACK, SPEED, CardId("revolver"), True))
    shot.retake("zoe").ends_turn("zoe")
    assert shot.state.monster(JACK).traits == (5, 5, 5, -1)


def test_he_comes_back_though_the_traitor_is_dead():
    night = stack().dice(2, 1, 0, *[0] * 3).run(Fight(ZOE, JACK, MIGHT)).retake("zoe")
    night.house.alive[1] = False
    night.dice(0, 0, 0, 0).ends_turn("zoe")
    assert night.state.monster(JACK).traits == (4, 4, 4, -1)
    assert night.state.monster(JACK).room == "entrance-hall"


def test_beginning_a_turn_beside_jack_takes_a_clear_head():
    night = dawns(stack("upper-landing"), "peter").dice(0, 2, 0, 0)
    assert night.question.kind == "lose-which" and set(night.options) == {"sanity", "knowledge"}
    before = night.rows("peter", "sanity"), night.rows("peter", "speed")
    night.answers("sanity")
    assert set(night.options) == {"might", "speed"}
    night.answers("speed")
    assert (night.rows("peter", "sanity"), night.rows("peter", "speed")) == (before[0] - 1, before[1] - 1)
    assert night.question.kind == "turn"
    night.end()
    calm = dawns(stack("upper-landing"), "peter").dice(1, 2, 0, 0)
    assert calm.question.kind == "turn"
    calm.end()


def test_the_traitor_is_used_to_him():
    night = dawns(stack("upper-landing"), "ox")
    assert night.question.kind == "turn"
    night.end()


def test_the_traitor_wins_with_the_last_hero():
    night = stack().row("zoe", might=0, speed=0)
    night.house.alive[2] = False
    night.dice(2, 1, 0, *[0] * 2).run(Fight(JACK, ZOE, MIGHT), (2, 1))
    assert night.table.outcome == "traitor"
