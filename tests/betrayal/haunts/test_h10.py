"""Haunt 10, Family Gathering."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Spawn, Stun
from nightbell.games.betrayal.cards.items import explode
from nightbell.games.betrayal.chart import REVEALER, TRAITOR_OF
from nightbell.games.betrayal.haunts.h10_family_gathering import DEAR_ROOMS
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import AT, MIGHT, SPEED, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
MADMAN, FIRST, SECOND = Figure(100), Figure(101), Figure(102)
HALL, FOYER = RoomId("entrance-hall"), RoomId("foyer")
FAMILY = HAUNTS[10]


def home(*zombies: str, madman: str = "basement-landing") -> Story:
    """Ox, the traitor, is dead; Zoe is in the hall, Peter upstairs; the family stands in rooms."""
    night = Story().haunted(10, traitor="ox").put("peter", "upper-landing").turn_of("peter")
    night.room("stairs-from-basement", "basement", 0, 1, 2).house.alive[OX] = False
    Spawn("madman", RoomId(madman), (3, 5, 5, -1)).carry_out(night.house)
    for number, room in enumerate(zombies, start=1):
        Spawn("zombie", RoomId(room), (2, 6, 2, 3), number).carry_out(night.house)
    night.house.outbox.clear()
    return night


def their_turn(night: Story, *dice: int) -> Story:
    """Zoe passes; the traitor's place and then the monsters' turn come."""
    return night.turn_of("zoe").dice(*dice).ends_turn("zoe")


def test_whoever_brought_the_madman_is_the_traitor():
    assert TRAITOR_OF[10] == REVEALER


# ---- right now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_the_madman_stands_over_his_companion_and_the_family_is_as_many_as_the_players(players):
    night = Story(*SIX[:players]).haunted(10, traitor="ox").give("ox", "madman", "axe").put("ox", "foyer")
    for place, room in enumerate(
        ["abandoned-room", "charred-room", "gallery", "balcony", "kitchen", "crypt"]
    ):
        night.room(room, "ground", 3 + 2 * place, 3)
    omens = ["abandoned-room", "charred-room", "gallery", "balcony"][:players]
    night.run(call(FAMILY.right_now), *omens, *(["upper-landing"] if players == 6 else []))
    madman, *zombies = night.state.monsters
    assert (madman.kind, madman.room, madman.traits) == ("madman", "foyer", (3, 5, 5, -1))
    assert {zombie.traits for zombie in zombies} == {(2, 6, 2, 3)}
    rooms = [zombie.room for zombie in zombies]
    assert len(rooms) == players == len(set(rooms)) and "crypt" not in rooms
    assert rooms == [*omens, "kitchen", "upper-landing"][:players]
    assert (
        not night.alive("ox")
        and night.state.piles[FOYER] == ("axe",)
        and night.state.holder(CardId("madman")) < 0
    )
    assert not night.state.strays


@pytest.mark.rule("B-058")
def test_a_hero_whom_only_the_madman_kept_strong_dies_when_he_goes():
    night = Story(*SIX[:4]).haunted(10, traitor="ox").give("peter", "madman").put("ox", "foyer")
    for place, room in enumerate(["abandoned-room", "charred-room", "gallery", "balcony"]):
        night.room(room, "ground", 3 + 2 * place, 3)
    night.house.clips[4 * PETER + AT[MIGHT]] = 1
    night.run(call(FAMILY.right_now), "abandoned-room", "charred-room", "gallery")
    assert not night.alive("peter")
    assert night.alive("zoe") and night.state.holder(CardId("madman")) < 0


# ---- how they walk


def test_with_nobody_in_sight_a_zombie_goes_where_the_traitor_likes():
    night = home("basement-landing", madman="upper-landing")
    assert FAMILY.hunts(night.house, night.house.monster(FIRST)) == []


def test_a_zombie_that_sees_a_hero_goes_for_the_nearest_it_sees():
    night = home("grand-staircase").put("peter", "foyer")
    assert FAMILY.hunts(night.house, night.house.monster(FIRST)) == [FOYER]
    assert FAMILY.hunts(night.put("peter", "upper-landing").house, night.house.monster(FIRST)) == [HALL]
    assert FAMILY.hunts(night.house, night.house.monster(MADMAN)) == []


def test_it_keeps_to_the_hero_it_saw_first_until_its_turn_is_over():
    night = home("grand-staircase")
    night.house.done["prey 101"] = ZOE
    night.put("peter", "foyer")
    assert FAMILY.hunts(night.house, night.house.monster(FIRST)) == [HALL]
    night.house.alive[ZOE] = False
    assert FAMILY.hunts(night.house, night.house.monster(FIRST)) == [FOYER]


def test_it_strikes_at_once_where_it_meets_a_hero_and_goes_no_farther():
    night = their_turn(home("foyer")).dice(2, 0, *[1] * 6, *[0] * 3)
    night.answers(101)
    assert night.state.monster(FIRST).room == HALL and night.question.kind == "share-damage"
    assert night.news("Fought")[0].attacker == "zombie"
    assert dict(night.question.about)["points"] == 6


def test_the_zombies_are_stunned_like_other_monsters():
    night = home("entrance-hall").turn_of("zoe").dice(2, 1, 0, *[0] * 6)
    night.does("zoe", "attack", FIRST, None, "might")
    assert night.state.monster(FIRST).stunned


# ---- the Madman


@pytest.mark.parametrize(
    ("wounds", "margin", "dead"), [(0, 3, False), (1, 3, False), (2, 3, True), (0, 5, True)]
)
def test_the_madman_bleeds_instead_of_being_stunned_and_dies_of_five(wounds, margin, dead):
    night = (
        home("library", madman="entrance-hall")
        .room("library", "ground", 3, 3)
        .turn_of("zoe")
        .row("zoe", might=7)
    )
    night.house.marks["madmans-wounds"] = wounds
    faces = [2] * (margin // 2) + [1] * (margin % 2)
    night.dice(*faces, *[0] * (night.value("zoe", "might") - len(faces)), *[0] * 5)
    night.does("zoe", "attack", MADMAN, None, "might")
    assert (night.state.find_monster(MADMAN) is None) is dead
    assert dead or not night.state.monster(MADMAN).stunned
    assert night.state.mark("madmans-wounds") == wounds + margin and night.table.outcome is None


def test_he_bleeds_when_his_own_attack_goes_wrong_and_from_dynamite():
    night = home(madman="entrance-hall").dice(*[0] * 5, 2, 0, 0).run(Fight(MADMAN, Figure(0), MIGHT))
    assert night.state.mark("madmans-wounds") == 2
    blown = Fight(Figure(0), MADMAN, SPEED, CardId("dynamite"), True)
    night = home(madman="entrance-hall")
    night.run(call(FAMILY.monster_beaten, blown, MADMAN, Figure(0), 4))
    assert night.state.mark("madmans-wounds") == 4


def test_the_ring_only_stuns_him():
    night = home(madman="entrance-hall").give("zoe", "ring").turn_of("zoe")
    night.dice(2, 2, *[0] * (night.value("zoe", "sanity") - 2), *[0] * 5)
    night.does("zoe", "attack", MADMAN, "ring", "sanity")
    assert night.state.monster(MADMAN).stunned and not night.state.mark("madmans-wounds")


# ---- rooms dear to them


def test_these_rooms_are_dear_to_them():
    assert set(DEAR_ROOMS) == {"master-bedroom", "chapel", "conservatory", "game-room", "library", "attic"}


@pytest.mark.parametrize(("faces", "stays"), [((2, 1, 0), True), ((2, 2, 0), False)])
def test_a_zombie_that_enters_a_dear_room_rolls_knowledge_four_or_stays_for_ever(faces, stays):
    night = home("foyer").room("game-room", "ground", 1, 1).put("zoe", "upper-landing").turn_of("zoe")
    night.dice(2, 2, *faces).ends_turn("zoe").answers(101, ("move", "game-room"))
    assert (night.state.find_monster(FIRST) is None) is stays
    assert night.state.rooms_with("zombie-at-rest") == (("game-room",) if stays else ())
    assert night.state.mark("zombies-trapped") == int(stays)


def test_one_that_begins_its_turn_there_rolls_too_and_one_that_is_stunned_does_not():
    night = their_turn(home("library").room("library", "ground", 3, 3), 1, 1, 1, 0, 0, 0)
    assert night.state.mark("zombies-trapped") == 1 and night.news("MonsterThrew")[0].trait == "knowledge"
    night = home("library").room("library", "ground", 3, 3)
    Stun(FIRST).carry_out(night.house)
    night.house.outbox.clear()
    their_turn(night, 0, 0, 0)
    assert night.state.mark("zombies-trapped") == 0


def test_a_dear_room_keeps_one_zombie_only():
    night = home("library").room("library", "ground", 3, 3)
    night.house.tokens["zombie-at-rest"] = (RoomId("library"),)
    their_turn(night, 0, 0, 0, 0, 0)
    assert night.state.mark("zombies-trapped") == 0 and night.state.find_monster(FIRST) is not None
    assert "knowledge" not in [threw.trait for threw in night.news("MonsterThrew")]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_heroes_win_when_the_whole_family_is_at_rest(players):
    night = Story(*SIX[:players]).haunted(10, traitor="ox").room("library", "ground", 3, 3)
    Spawn("zombie", RoomId("library"), (2, 6, 2, 3), 1).carry_out(night.house)
    night.house.outbox.clear()
    night.house.marks["zombies-trapped"] = players - 2
    assert FAMILY.verdict(night.house) is None
    night.house.marks["zombies-trapped"] = players - 1
    night.dice(0, 0, 0).run(call(FAMILY.monsters_begin))
    assert night.table.outcome == "heroes"


def test_the_traitor_wins_with_the_last_hero():
    night = home("foyer").run(Die(ZOE))
    assert night.table.outcome is None
    night.run(Die(PETER))
    assert night.table.outcome == "traitor"


def test_dynamite_wounds_the_madman_by_four():
    night = home(madman="foyer").dice(0, 0, 0).run(call(explode, ZOE, FOYER))
    assert night.state.mark("madmans-wounds") == 4
