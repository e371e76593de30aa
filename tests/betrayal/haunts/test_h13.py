"""Haunt 13, Perchance to Dream."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Spawn
from nightbell.games.betrayal.haunts.h13_perchance_to_dream import WAYS_OUT, may_wake
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
MARE = Figure(100)
HALL, BED = RoomId("entrance-hall"), RoomId("upper-landing")
DREAM = HAUNTS[13]


def bedside(*mares: str, names: tuple[str, ...] = (), allowed: int = 4) -> Story:
    """Ox sleeps on the upper landing; Zoe is in the hall, Peter below; Nightmares are in rooms."""
    night = (
        Story(*names).haunted(13, traitor="ox").put("ox", "upper-landing").put("peter", "basement-landing")
    )
    for number, room in enumerate(mares, start=1):
        Spawn("nightmare", RoomId(room), (5, 4, 4, -1), number).carry_out(night.house)
    night.house.secrets["escapes-needed"] = str(allowed)
    night.house.outbox.clear()
    return night


def their_turn(night: Story, *dice: int) -> Story:
    """Zoe passes, Ox sleeps on, and the Nightmares move."""
    return night.turn_of("zoe").dice(*dice).ends_turn("zoe")


# ---- right now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_the_sleeper_lets_go_of_everything_and_nightmares_stand_around(players):
    night = Story(*SIX[:players]).haunted(13, traitor="ox").give("ox", "axe", "dog", "girl", "bite")
    for place, room in enumerate(["gardens", "patio", "graveyard", "chapel"]):
        night.room(room, "ground", 5 + 2 * place, 5)
    night.run(call(DREAM.right_now))
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [
        ("nightmare", HALL, (5, 4, 4, -1))
    ] * players
    assert night.hand("ox") == ("bite",) and night.state.piles[HALL] == ("axe",)
    assert {"dog", "girl"} <= set(night.state.discard) and not night.state.strays
    assert night.state.secrets["escapes-needed"] == "6", "the hall, the stairs and four more"


def test_the_companions_are_missed_but_nobody_dies_of_it():
    night = Story().haunted(13, traitor="ox").give("ox", "madman").row("ox", might=0)
    night.room("gardens", "ground", 5, 5).run(call(DREAM.right_now))
    assert night.alive("ox") and night.rows("ox", "might") == 0


def test_with_too_few_ways_out_the_traitor_adds_some():
    night = Story("zoe", "ox", "peter", "jenny").haunted(13, traitor="ox")
    rooms = {"entrance-hall": "N", "upper-landing": "NE", "foyer": "", "basement-landing": "N"}
    night.house.gaps.update({RoomId(room): gaps for room, gaps in rooms.items()})
    night.run(
        call(DREAM.right_now), "balcony", ("at", "upper-landing", "N"), "tower", ("at", "upper-landing", "E")
    )
    assert night.state.secrets["escapes-needed"] == "4"
    assert {"balcony", "tower"} <= set(night.state.placed)


def test_these_are_the_ways_out():
    assert set(WAYS_OUT) == {
        *("grand-staircase", "bedroom", "master-bedroom", "chapel", "dining-room"),
        *("conservatory", "entrance-hall", "gardens", "graveyard", "patio", "tower", "balcony"),
    }


def test_only_the_traitor_knows_how_many_must_get_out():
    night = bedside()
    assert night.view("ox").secrets == {"escapes-needed": "4"}
    assert not night.view("zoe").secrets
    for escaped in (0, 3, 5):
        night.house.marks["nightmares-escaped"] = escaped
        guess = DREAM.guesses(night.house, ZOE, night.house.chance)
        assert int(guess["escapes-needed"]) > escaped


# ---- the sleeper


def test_the_sleeper_has_no_turn():
    night = bedside().turn_of("zoe").ends_turn("zoe")
    assert night.question.seat == PETER


def test_nobody_strikes_the_sleeper_nor_is_hindered():
    night = bedside().put("zoe", "upper-landing").give("zoe", "axe", "revolver")
    assert "attack" not in night.verbs and night.house.hindrance(Figure(0), BED) == 0
    assert night.put("zoe", "upper-landing").house.scenario.lowest_row(night.house, OX, MIGHT) == 0


# ---- Nightmares


def test_a_nightmare_slips_out_for_a_space_and_another_is_dreamt_who_waits():
    night = their_turn(bedside("entrance-hall").put("zoe", "basement-landing"), 0, 0, 0, 0, 0)
    assert ("slip-out",) in night.options
    night.answers(("slip-out",))
    assert night.state.mark("nightmares-escaped") == 1 and night.state.rooms_with("way-out-used") == (HALL,)
    assert [(m.id, m.room) for m in night.state.monsters] == [(101, BED)]
    assert night.question.kind == "turn" and night.question.seat == PETER


def test_not_after_the_last_space_and_not_twice_by_the_same_way():
    night = bedside("grand-staircase").put("zoe", "basement-landing")
    night.house.tokens["way-out-used"] = (RoomId("grand-staircase"),)
    their_turn(night, 1, 0, 0, 0, 0)
    assert ("slip-out",) not in night.options
    far = bedside("foyer").put("zoe", "basement-landing")
    their_turn(far, 1, 0, 0, 0, 0).answers(("move", "entrance-hall"))
    assert far.question.kind == "turn", "a single space was spent on the way"
    near = bedside("foyer").put("zoe", "basement-landing")
    their_turn(near, 2, 0, 0, 0, 0).answers(("move", "entrance-hall"))
    assert ("slip-out",) in near.options


def test_a_window_against_another_tile_serves_too():
    night = bedside("chapel").room("chapel", "ground", 5, 5).room("patio", "ground", 5, 6)
    assert not night.house.is_window(RoomId("chapel"))
    their_turn(night, 0, 0, 0, 0, 0)
    assert ("slip-out",) in night.options


def test_their_blows_fall_on_the_mind():
    night = bedside("entrance-hall").dice(2, 0, 0, 0, 0, 0, 0).run(Fight(MARE, Figure(0), MIGHT), (2, 0))
    assert night.news("Suffered")[-1].harm == "mental"


def test_struck_down_it_is_dreamt_again_by_the_sleeper():
    night = bedside("entrance-hall").dice(2, 0, 0, 0, 0, 0, 0).does("zoe", "attack", MARE, None, "might")
    assert [(m.id, m.room) for m in night.state.monsters] == [(101, BED)]
    night.dice(0, 0, 0, 0, 0).ends_turn("zoe")
    assert night.question.kind == "monster", "dreamt before their turn, it acts in it"


def test_one_that_loses_its_own_attack_is_stunned():
    night = bedside("entrance-hall").dice(0, 0, 0, 0, 2, 0, 0).run(Fight(MARE, Figure(0), MIGHT))
    assert night.state.monster(MARE).stunned


@pytest.mark.parametrize(("before", "over"), [(2, False), (3, True)])
def test_the_traitor_wins_when_enough_are_out(before, over):
    night = bedside("entrance-hall").put("zoe", "basement-landing")
    night.house.marks["nightmares-escaped"] = before
    their_turn(night, 0, 0, 0, 0, 0).answers(("slip-out",))
    assert (night.table.outcome == "traitor") is over


def test_all_heroes_dead_is_the_traitors_victory():
    assert bedside().run(Die(ZOE)).run(Die(PETER)).table.outcome == "traitor"


# ---- waking


@pytest.mark.parametrize(
    ("zoe", "peter", "holder", "may"),
    [
        ("upper-landing", "foyer", "zoe", True),
        ("upper-landing", "upper-landing", "peter", True),
        ("upper-landing", "foyer", "peter", False),
        ("foyer", "upper-landing", "zoe", False),
    ],
)
def test_waking_needs_the_holy_symbol_by_the_bed(zoe, peter, holder, may):
    night = bedside().give(holder, "holy-symbol").put("zoe", zoe).put("peter", peter)
    assert may_wake(night.house, ZOE) is may


@pytest.mark.parametrize("trait", ["sanity", "might"])
@pytest.mark.parametrize(("total", "stirs"), [(5, 1), (4, 0)])
def test_sanity_or_might_five_and_once_a_turn(trait, total, stirs):
    night = bedside().give("zoe", "holy-symbol").put("zoe", "upper-landing").row("zoe", might=6)
    faces = [2] * (total // 2) + [1] * (total % 2)
    night.does("zoe", "wake-sleeper").dice(*faces, *[0] * (night.value("zoe", trait) - len(faces))).answers(
        trait
    )
    assert night.state.mark("sleeper-stirs") == stirs and "wake-sleeper" not in night.verbs
    night.end()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_tries_as_players_wake_the_sleeper(players):
    night = bedside(names=SIX[:players]).give("zoe", "holy-symbol").put("zoe", "upper-landing")
    night.row("zoe", might=6).house.marks["sleeper-stirs"] = players - 1
    assert DREAM.verdict(night.house) is None
    night.does("zoe", "wake-sleeper").dice(2, 2, 1, *[0] * (night.value("zoe", "might") - 3)).answers("might")
    assert night.table.outcome == "heroes"


def test_nothing_else_wakes_anybody():
    night = bedside().put("zoe", "upper-landing").give("zoe", "smelling-salts")
    assert "wake-sleeper" not in night.verbs and not night.house.has(OX, CardId("holy-symbol"))


def test_what_explorers_do_to_each_other_they_do_to_the_body():
    night = bedside().dice(2, 1, 0, 1, 1, 0, 0, 0)
    before = night.rows("ox", "might")
    night.run(Fight(Figure(0), Figure(1), MIGHT), (1, 0))
    assert night.rows("ox", "might") == before - 1


@pytest.mark.parametrize("way_out", [True, False])
def test_the_sleeper_can_still_let_the_nightmares_out_of_the_basement(way_out):
    """Else neither side would ever come to the other."""
    night = bedside("basement-landing").put("ox", "basement-landing")
    if way_out:
        night.room("stairs-from-basement", "basement", 0, 1)
    night = their_turn(night, 1, 0, 0, 0, 0)
    assert ((night.question.kind, night.question.seat) == ("bring-stairs", OX)) is not way_out
    if not way_out:
        night.answers(True)
        assert night.question.kind == "attach-tile"
        night.answers(night.options[0])
        assert night.state.exits(RoomId("stairs-from-basement")) and night.question.kind == "monster"


def test_nobody_pushes_the_sleeper_out_of_bed():
    night = bedside().put("zoe", "upper-landing").give("zoe", "dark-dice").turn_of("zoe")
    night.dice(2, 2, 1).does("zoe", "use", "dark-dice")
    while night.question.kind != "turn":
        night.answers(night.options[0])
    assert night.where("ox") == "upper-landing"
