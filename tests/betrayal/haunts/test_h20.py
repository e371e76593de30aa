"""Haunt 20, Ghost Bride."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Spawn
from nightbell.games.betrayal.explorers import EXPLORERS, TRACK
from nightbell.games.betrayal.haunts.h20_ghost_bride import DEAD, FOUND, NAME, WEDDING
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import AT, MIGHT, SANITY, TRAITS, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER, VIVIAN = Seat(0), Seat(1), Seat(2), Seat(3)
TABLE = ("zoe", "ox", "peter", "vivian", "professor", "jenny")
BRIDE = Figure(100)


def vigil(*names: str, bride: str = "upper-landing") -> Story:
    """Ox is the groom, Peter the traitor; the Chapel lies beside the hall, the Crypt below."""
    night = Story(*names).haunted(20, traitor="peter", revealer="zoe").put("peter", "upper-landing")
    night.room("chapel", "ground", 9, 9).room("crypt", "basement", 9, 9).only_tiles()
    Spawn("ghost-bride", RoomId(bride), (4, -1, 6, -1)).carry_out(night.house)
    night.house.marks["groom-1"] = 1
    night.house.tokens["body"] = (RoomId("crypt"),)
    night.house.outbox.clear()
    return night


def at_the_altar(track: int = 0) -> Story:
    night = vigil(bride="chapel").turn_of("peter")
    night.house.alive[OX] = False
    Spawn("ghost-groom", RoomId("chapel"), (-1, -1, -1, -1)).carry_out(night.house)
    night.house.marks.update({DEAD: 1, WEDDING: 1, "track": track})
    night.house.outbox.clear()
    return night


# ---- right now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_the_bride_comes_to_the_traitor(players):
    night = Story(*TABLE[:players]).haunted(20, traitor="ox", revealer="zoe").put("ox", "upper-landing")
    night.room("chapel", "ground", 9, 9).room("crypt", "basement", 9, 9)
    night.run(call(HAUNTS[20].right_now))
    bride = night.state.monsters[0]
    expected = (4, -1, 6, -1) if players < 5 else (5, -1, 7, -1)
    assert (bride.kind, bride.room, bride.traits) == ("ghost-bride", "upper-landing", expected)
    assert night.state.rooms_with("body") == ("crypt",)


@pytest.mark.parametrize(
    ("holder", "groom"), [("ox", "ox"), ("peter", "peter"), ("zoe", "professor"), ("vivian", "professor")]
)
def test_the_groom_wears_the_ring_or_is_the_oldest_man(holder, groom):
    """Zoe is no man, and Vivian is the traitor: then it is the Professor, who is the oldest."""
    night = Story(*TABLE).haunted(20, traitor="vivian", revealer="zoe").give(holder, "ring")
    night.room("chapel", "ground", 9, 9).room("crypt", "basement", 9, 9)
    night.run(call(HAUNTS[20].right_now))
    seat = night.seat(groom)
    assert [s for s in range(6) if night.state.mark(f"groom-{s}")] == [seat]


def test_with_no_man_among_the_heroes_a_stranger_stands_in_the_hall():
    night = Story("zoe", "ox", "vivian").haunted(20, traitor="ox", revealer="zoe").give("zoe", "ring")
    night.room("chapel", "ground", 9, 9).room("crypt", "basement", 9, 9).put("ox", "upper-landing")
    night.run(call(HAUNTS[20].right_now))
    _, man = night.state.monsters
    assert (man.kind, man.room, man.party) == ("bridegroom", "entrance-hall", "heroes")
    assert min(man.traits) > 0 and not HAUNTS[20].kinds["bridegroom"].attacks
    is_whom = tuple(EXPLORERS)[night.state.mark("stranger is") - 1]
    assert EXPLORERS[is_whom].sex == "male" and is_whom not in night.state.explorers
    assert night.state.mark("stranger's might") == EXPLORERS[is_whom].start[AT[MIGHT]] + 1
    assert man.traits == tuple(TRACK[is_whom, trait][EXPLORERS[is_whom].start[AT[trait]]] for trait in TRAITS)
    assert not any(night.state.mark(f"groom-{s}") for s in range(3))


def test_right_now_missing_rooms_come():
    night = Story().haunted(20, traitor="peter", revealer="zoe")
    night.house.gaps = dict.fromkeys(night.house.placed, "") | {
        RoomId("entrance-hall"): "W",
        RoomId("upper-landing"): "NE",
        RoomId("basement-landing"): "NE",
    }
    night.run(call(HAUNTS[20].right_now), ("at", "upper-landing", "N"), ("at", "basement-landing", "N"))
    assert night.state.placed[RoomId("crypt")].floor == "basement"
    assert night.state.placed[RoomId("chapel")].floor == "upper", "as far from the groom as can be"


# ---- the Bride


@pytest.mark.parametrize(("margin", "rows"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_takes_might_from_her_groom(margin, rows):
    night = vigil().put("ox", "upper-landing").row("ox", might=5)
    faces = [2] * (margin // 2) + [1] * (margin % 2)
    night.dice(*faces, *[0] * (6 - len(faces)), *[0] * night.value("ox", "sanity"))
    night.run(Fight(BRIDE, Figure(1), SANITY))
    assert night.rows("ox", "might") == 5 - rows
    night.end()


def test_she_takes_their_wits_from_all_others():
    night = vigil(bride="entrance-hall").dice(2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    night.run(Fight(BRIDE, Figure(0), SANITY), (2, 0))
    assert night.news("Suffered")[-1].harm == "mental"


@pytest.mark.parametrize("card", ["ring", "spear", "revolver"])
def test_only_the_ring_touches_her_and_stuns_her(card):
    night = vigil(bride="entrance-hall").give("zoe", card)
    blows = [option for option in night.options if option[0] == "attack" and option[1] == BRIDE]
    assert blows == ([("attack", BRIDE, "ring", "sanity")] if card == "ring" else [])
    if blows:
        night.dice(2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0).does("zoe", *blows[0])
        assert night.state.monster(BRIDE).stunned


def test_losing_her_own_attack_is_nothing_to_her():
    night = vigil(bride="entrance-hall").dice(0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)
    night.run(Fight(BRIDE, Figure(0), SANITY))
    assert not night.state.monster(BRIDE).stunned


def test_she_walks_through_walls():
    kind = HAUNTS[20].kinds["ghost-bride"]
    assert kind.through_walls and not kind.explores and kind.attack == SANITY


# ---- the stranger


def hall() -> Story:
    night = vigil(bride="entrance-hall")
    night.house.marks.pop("groom-1")
    Spawn("bridegroom", RoomId("entrance-hall"), (3, 4, 4, 4), party=night.house.party[0]).carry_out(
        night.house
    )
    night.house.marks.update({"stranger is": 1, "stranger's might": 4})
    night.house.outbox.clear()
    return night


def test_a_stranger_loses_might_and_dies_of_it():
    night = hall().dice(2, 2, 1, 0, 0, 0, 0, 0, 0, 0).run(Fight(BRIDE, Figure(101), SANITY))
    assert night.state.mark("stranger's might") == 1 and not night.state.mark(DEAD)
    night.dice(2, 0, 0, 0, 0, 0, 0, 0, 0, 0).run(Fight(BRIDE, Figure(101), SANITY))
    assert night.state.mark(DEAD) == 1 and night.state.find_monster(Figure(101)) is None


def test_the_traitor_may_strike_him_and_the_heroes_may_not():
    night = hall().turn_of("peter").put("peter", "entrance-hall")
    assert ("attack", 101, None, "might") in night.options
    assert ("attack", 101, None, "might") not in hall().options
    hurt = hall().put("peter", "entrance-hall").turn_of("peter")
    hurt.dice(*[2, 1], *[0] * (hurt.value("peter", "might") - 2), 0, 0, 0, 0)
    hurt.run(Fight(Figure(2), Figure(101), MIGHT))
    assert hurt.state.mark("stranger's might") == 1
    assert hurt.state.monster(Figure(101)).traits == (3, 4, 4, 4), "the foot of his track"


# ---- the wedding


def test_a_dead_groom_leaves_the_ring_and_can_be_wed():
    night = vigil().give("ox", "ring").run(Die(OX))
    assert night.state.mark(DEAD) == 1 and "ring" in night.state.piles[RoomId("entrance-hall")]
    other = vigil().run(Die(ZOE))
    assert not other.state.mark(DEAD)


def test_in_the_next_monsters_turn_the_couple_may_stand_in_the_chapel():
    night = vigil().run(Die(OX)).retake("peter").ends_turn("peter")
    assert (night.question.kind, night.question.seat) == ("begin-wedding", PETER)
    night.dice(0, 0, 0, 0).answers(True)
    assert [m.room for m in night.state.monsters] == ["chapel", "chapel"]
    assert night.state.monsters[1].kind == "ghost-groom" and night.state.mark(WEDDING) == 1
    assert not night.state.mark("track")
    wait = vigil().run(Die(OX)).retake("peter").dice(0, 0, 0, 0).ends_turn("peter").answers(False)
    assert not wait.state.mark(WEDDING)


def test_at_the_altar_she_stays_and_strikes_whoever_comes():
    night = at_the_altar().put("zoe", "chapel").dice(2, 2, 2, 2).ends_turn("peter")
    assert night.verbs == {"attack", "end"}


def test_each_turn_of_the_traitors_brings_it_on_and_the_third_ends_it():
    night = at_the_altar(1).dice(0, 0, 0, 0).ends_turn("peter")
    assert night.state.mark("track") == 2 and night.table.outcome is None
    last = at_the_altar(2).ends_turn("peter")
    assert last.table.outcome == "traitor"


def test_a_stunned_bride_makes_them_wait():
    night = at_the_altar(2).turn_of("zoe").put("zoe", "chapel").give("zoe", "ring")
    night.dice(2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0).does("zoe", "attack", BRIDE, "ring", "sanity")
    night.ends_turn("zoe").ends_turn("peter")
    assert night.state.mark("track") == 2 and night.table.outcome is None


# ---- the heroes' page


@pytest.mark.parametrize("room", ["bedroom", "dining-room", "library"])
def test_the_name_is_learnt_where_it_was_written(room):
    night = vigil().room(room, "upper", 9, 9).put("zoe", room).row("zoe", knowledge=7)
    night.dice(2, 2, 1, 0, 0).does("zoe", "learn-grooms-name")
    assert night.state.mark(NAME) == 1


def test_the_book_knows_the_name_anywhere():
    assert "learn-grooms-name" in vigil().give("zoe", "book").verbs
    assert "learn-grooms-name" not in vigil().verbs


@pytest.mark.parametrize(
    ("marks", "verb"), [((), None), ((NAME,), "locate-body"), ((NAME, FOUND), "disinter")]
)
def test_the_steps_follow_each_other(marks, verb):
    night = vigil().put("zoe", "crypt")
    night.house.marks.update(dict.fromkeys(marks, 1))
    assert night.verbs & {"learn-grooms-name", "locate-body", "disinter"} == ({verb} if verb else set())


@pytest.mark.parametrize(("faces", "found"), [((2, 2, 0), 1), ((2, 1, 0), 0)])
def test_locating_takes_knowledge_four_and_is_the_one_step_of_a_turn(faces, found):
    night = vigil().put("zoe", "crypt")
    night.house.marks[NAME] = 1
    night.dice(*faces, *[0] * (night.value("zoe", "knowledge") - 3)).does("zoe", "locate-body")
    assert night.state.mark(FOUND) == found and "disinter" not in night.verbs


def test_disinterring_takes_might_four_and_the_body_is_heavy():
    night = vigil().put("zoe", "crypt")
    night.house.marks.update({NAME: 1, FOUND: 1})
    cost = night.house.scenario.step_cost(night.house, ZOE)
    night.dice(2, 2, *[0] * (night.value("zoe", "might") - 2)).does("zoe", "disinter")
    assert "corpse" in night.hand("zoe") and not night.state.rooms_with("body")
    assert (cost, night.state.scenario.step_cost(night.state, ZOE)) == (1, 2)
    assert "disinter" not in night.verbs


def test_body_and_ring_in_the_chapel_lay_her_to_rest():
    night = vigil().room("patio", "ground", 9, 8).put("zoe", "patio").give("zoe", "corpse")
    night.house.piles[RoomId("chapel")] = (CardId("ring"),)
    night.house.ways[RoomId("patio")] = ((RoomId("chapel"), -1, 0),)
    night.does("zoe", "move", "chapel")
    assert night.table.outcome == "heroes"


@pytest.mark.parametrize(("zoe", "ox", "wins"), [("chapel", "chapel", True), ("chapel", "foyer", False)])
def test_two_may_bring_them(zoe, ox, wins):
    night = vigil().give("zoe", "corpse").give("ox", "ring").put("zoe", zoe).put("ox", ox)
    assert night.house.scenario.heroes_won(night.house) is wins


def test_in_the_traitors_hand_the_ring_lays_nobody_to_rest():
    night = vigil().give("zoe", "corpse").give("peter", "ring").put("zoe", "chapel").put("peter", "chapel")
    assert not night.house.scenario.heroes_won(night.house)


def test_all_heroes_dead_is_the_traitors_victory():
    night = vigil()
    night.house.alive[ZOE] = night.house.alive[OX] = False
    assert night.house.scenario.verdict(night.house) == "traitor"


def test_a_dog_drags_no_groom():
    night = vigil().give("zoe", "dog")
    night.house.piles = {RoomId("foyer"): (CardId("corpse"), CardId("axe"), CardId("idol"))}
    night.does("zoe", "use", "dog")
    assert {option[1] for option in night.options} == {"axe", "idol"}
