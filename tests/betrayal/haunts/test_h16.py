"""Haunt 16, The Phantom's Embrace."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, PutToken, Spawn, TakeOut
from nightbell.games.betrayal.haunts.h16_the_phantoms_embrace import haunts_next, is_its_room
from nightbell.games.betrayal.house import HAUNTS, OUTSIDE, Figure
from nightbell.games.betrayal.rooms.special import fall
from nightbell.games.betrayal.traits import CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
PHANTOM, GIRL = Figure(100), CardId("girl")
BELOW = RoomId("basement-landing")
EMBRACE = HAUNTS[16]


def below(room: str = "", *names: str) -> Story:
    """Ox is the traitor, upstairs; Zoe stands below, Peter in the hall; the Phantom perhaps in a room."""
    night = Story(*names).haunted(16, traitor="ox").put("ox", "upper-landing").put("zoe", "basement-landing")
    for deck in night.house.decks.values():
        if GIRL in deck:
            deck.remove(GIRL)
    if room:
        Spawn("phantom", RoomId(room), (-1, 6, 5, -1)).carry_out(night.house)
        PutToken("phantom-was-here", RoomId(room)).carry_out(night.house)
    night.house.outbox.clear()
    return night


def finds(night: Story, room: str, *dice: int) -> Story:
    """Zoe goes east into a new room; the dice are hers and the Phantom's."""
    night.stack(room).dice(*dice).does("zoe", "explore", "E")
    while night.table.open and night.question.kind == "turn-tile":
        night.answers(night.options[0])
    return night


# ---- right now


@pytest.mark.parametrize("where", ["hand", "floor"])
def test_right_now_the_girl_is_gone(where):
    night = Story().haunted(16, traitor="ox")
    if where == "hand":
        night.give("peter", "girl")
    else:
        night.run(TakeOut(GIRL)).house.strays[GIRL] = BELOW
    sanity = night.rows("peter", "sanity")
    night.run(call(EMBRACE.right_now))
    assert night.state.holder(GIRL) < 0 and GIRL not in night.state.strays
    assert night.rows("peter", "sanity") == sanity - (where == "hand")


# ---- meeting the Phantom


@pytest.mark.parametrize(
    ("room", "floor", "its"),
    [
        ("crypt", "basement", True),
        ("catacombs", "basement", True),
        ("larder", "basement", False),
        ("chasm", "basement", False),
        ("game-room", "ground", False),
    ],
)
def test_it_shows_itself_below_where_events_and_omens_are(room, floor, its):
    night = below().room(room, floor, 3, 3)
    assert is_its_room(night.house, RoomId(room)) is its
    night.house.marks["phantom-killed"] = 1
    assert not is_its_room(night.house, RoomId(room))


def test_whoever_finds_such_a_room_attacks_instead_of_drawing():
    night = finds(below(), "game-room", 1, 0, 0, *[0] * 6)
    assert night.news("Fought")[0].target == "phantom" and not night.news("Drew")
    assert night.state.rooms_with("phantom-was-here") == ("game-room",)
    assert night.hand("zoe") == ("girl",) and not night.state.monsters
    assert night.state.rooms_with("bomb") == ("game-room",) and night.state.mark("phantom-killed") == 1
    night.end()


@pytest.mark.parametrize(("mine", "hurt"), [(1, False), (0, True)])
def test_a_phantom_that_is_not_beaten_vanishes_and_the_loser_is_hurt(mine, hurt):
    night = finds(below(), "game-room", mine, 0, 0, 1, *[0] * 5)
    assert (night.question.kind == "share-damage") is hurt
    if hurt:
        night.answers((0, 1))
    assert night.state.monster(PHANTOM).room == "nowhere" and night.hand("zoe") == ()
    assert not night.state.mark("phantom-killed")


def test_the_fight_comes_on_top_of_the_attack_of_the_turn_and_with_any_weapon():
    night = below().give("zoe", "axe", "ring", "revolver")
    night.house.done["attack"] = 1
    finds(night, "game-room")
    assert night.question.kind == "phantom-weapon" and set(night.options) == {None, "axe", "ring"}
    night.dice(1, 0, 0, 0, *[0] * 6).answers("axe")
    assert night.hand("zoe")[-1] == "girl"
    night.end()


def test_the_ring_strikes_at_its_mind():
    night = finds(below().give("zoe", "ring"), "game-room")
    sanity = night.value("zoe", "sanity")
    night.dice(1, *[0] * (sanity - 1), *[0] * 5).answers("ring")
    assert "girl" in night.hand("zoe")
    night.end()


def test_a_room_without_its_sign_is_found_as_always():
    night = finds(below(), "larder")
    assert night.news("Drew") and not night.state.monsters


def test_after_its_death_rooms_below_have_their_cards_again():
    night = below()
    night.house.marks["phantom-killed"] = 1
    assert EMBRACE.draws_cards(night.room("crypt", "basement", 3, 3).put("zoe", "crypt").house, ZOE)


def test_the_traitor_finds_it_standing_there():
    night = below().put("ox", "basement-landing").turn_of("ox").stack("game-room").does("ox", "explore", "E")
    while night.question.kind != "turn":
        night.answers(night.options[-1])
    assert night.state.monsters[0].room == "game-room" and not night.news("Fought") and night.news("Drew")


def test_whoever_falls_into_such_a_room_meets_it_on_landing():
    night = below().room("collapsed-room", "ground", 3, 3).put("zoe", "collapsed-room").stack("game-room")
    night.dice(0, 1, 0, 0, *[0] * 6).run(call(fall, ZOE), ("at", "basement-landing", "N"), 0)
    assert night.hand("zoe") == ("girl",) and not night.news("Drew")


def test_it_never_attacks_and_does_not_move():
    kind = EMBRACE.kinds["phantom"]
    assert not kind.attacks and kind.holds_fast and kind.traits == (-1, 6, 5, -1)


# ---- with nothing left to find


def full_basement(*visited: str) -> Story:
    night = below().room("crypt", "basement", 5, 5).room("larder", "basement", 7, 7)
    for room in visited:
        PutToken("phantom-was-here", RoomId(room)).carry_out(night.house)
    night.house.gaps.update(dict.fromkeys(night.house.rooms_on(night.house.floor_of(BELOW)), ""))
    night.house.outbox.clear()
    return night.turn_of("ox").dice(0)


def test_in_a_basement_without_doors_the_traitor_puts_it_where_it_has_not_been():
    night = full_basement("crypt").ends_turn("ox")
    assert (night.question.kind, night.question.seat) == ("phantom-where", OX)
    assert set(night.options) == {"basement-landing", "larder"}
    night.answers("larder")
    assert night.state.monsters[0].room == "larder" and "larder" in night.state.rooms_with("phantom-was-here")


def test_rooms_repeat_only_when_it_has_been_in_all():
    night = full_basement("crypt", "larder", "basement-landing")
    assert set(haunts_next(night.house)) == {"crypt", "larder", "basement-landing"}


def test_while_doors_are_left_below_it_waits():
    night = below().turn_of("ox").dice(0).ends_turn("ox")
    assert night.question.kind == "turn" and not night.state.monsters


def test_where_it_stands_any_hero_may_attack_it():
    night = below("basement-landing").dice(2, 0, 0, *[0] * 6).does("zoe", "attack", PHANTOM, None, "might")
    assert night.hand("zoe") == ("girl",) and night.state.rooms_with("bomb") == (BELOW,)
    night = below("basement-landing").dice(1, 0, 0, 1, *[0] * 5).does("zoe", "attack", PHANTOM, None, "might")
    assert night.state.monster(PHANTOM).room == "nowhere"


# ---- the bomb


@pytest.mark.parametrize(("players", "total"), [(3, 8), (4, 7), (5, 6), (6, 5)])
def test_the_bomb_explodes_at_a_total_that_depends_on_the_players(players, total):
    for short in (1, 0):
        night = below("", *SIX[:players]).turn_of("ox")
        night.house.marks["track"] = 4
        points = total - short
        faces = [2] * (points // 2) + [1] * (points % 2)
        night.dice(*faces, *[0] * (5 - len(faces))).ends_turn("ox")
        assert night.state.mark("track") == 5
        assert (night.table.outcome == "traitor") is (short == 0)


def test_it_ticks_on_when_its_maker_is_dead_and_in_no_other_turn():
    night = below().run(Die(OX)).retake("zoe").dice(0).ends_turn("zoe")
    assert night.state.mark("track") == 1 and night.question.seat == PETER
    night.ends_turn("peter")
    assert night.state.mark("track") == 1


@pytest.mark.parametrize(("faces", "done"), [((2, 2, 2, 1), True), ((2, 2, 2, 0), False)])
def test_the_bomb_is_defused_where_the_phantom_fell_with_knowledge_seven(faces, done):
    night = below().row("zoe", knowledge=7)
    assert "defuse-bomb" not in night.verbs
    night = below().row("zoe", knowledge=7)
    night.house.tokens["bomb"] = (BELOW,)
    night.dice(*faces, *[0] * (night.value("zoe", "knowledge") - 4)).does("zoe", "defuse-bomb")
    assert (night.table.outcome == "heroes") is done
    assert done or "defuse-bomb" not in night.verbs


# ---- the door


@pytest.mark.parametrize(("total", "opens"), [(6, 1), (5, 0)])
def test_the_door_opens_with_knowledge_or_might_six(total, opens):
    night = below().put("zoe", "entrance-hall").row("zoe", might=7).deck("event", "night-view")
    night.does("zoe", "open-front-door")
    faces = [2] * (total // 2) + [1] * (total % 2)
    night.dice(*faces, *[0] * 12).answers("might")
    assert night.state.mark("front-door") == opens


@pytest.mark.parametrize(("girl", "won"), [(True, True), (False, False)])
def test_out_of_the_door_with_the_girl_is_enough(girl, won):
    night = below().put("zoe", "entrance-hall")
    night.house.marks["front-door"] = 1
    if girl:
        night.give("zoe", "girl")
    night.does("zoe", "leave-house")
    assert night.where("zoe") == OUTSIDE
    assert (night.table.outcome == "heroes") is won


def test_the_girl_is_never_stolen():
    night = below().give("zoe", "girl").put("ox", "basement-landing").turn_of("ox")
    night.dice(2, 2, *[0] * (night.value("ox", "might") - 2), 0, 0, 0).does(
        "ox", "attack", ZOE, None, "might"
    )
    assert night.question.kind == "share-damage"


def test_all_heroes_dead_is_the_traitors_victory():
    night = below().run(Die(ZOE)).run(Die(PETER))
    assert night.table.outcome == "traitor"
