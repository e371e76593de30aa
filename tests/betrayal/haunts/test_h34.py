"""Haunt 34, Guillotines."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Fall, Steal, deal_sides, spoils
from nightbell.games.betrayal.haunts.h34_guillotines import KEY_ROOMS, is_collared
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def necks(*names: str) -> Story:
    """Ox is the hidden traitor; collars 1, 2, 3 round the table."""
    night = Story(*names).haunted(34, revealer="zoe")
    night.house.open_party = [False] * night.house.players
    night.house.party[1] = TRAITOR
    for seat in range(night.house.players):
        night.house.marks[f"collar-{seat}"] = seat + 1
        night.house.secrets[f"token {seat}"] = str((seat - 1) % night.house.players + 1)
    night.house.marks.update({"collars": 1, "track": 0})
    return night


@pytest.mark.rule("B-216")
def test_right_now_keys_lie_in_the_rooms_that_are_named():
    night = (
        Story()
        .haunted(34)
        .room("attic", "upper", 0, 1)
        .room("crypt", "basement", 0, 1)
        .room("larder", "basement", 1, 0)
    )
    deal_sides(night.house)
    night.house.outbox.clear()
    night.run(call(HAUNTS[34].right_now))
    assert set(night.state.rooms_with("key")) == {"attic", "crypt"}
    assert sorted(night.state.mark(f"collar-{s}") for s in range(3)) == [1, 2, 3]
    assert len(KEY_ROOMS) == 12 and night.state.mark("track") == 0


def test_a_key_room_found_later_gets_its_key():
    night = necks().stack("collapsed-room").dice(2, 2, 1, 0)
    night.does("zoe", "explore", "N")
    assert night.state.rooms_with("key") == ("collapsed-room",)


def at_key(room: str, floor: str = "basement", side: int = 0) -> Story:
    night = necks().room(room, floor, 9, 9).put("zoe", room, side)
    night.house.tokens["key"] = (RoomId(room),)
    return night


@pytest.mark.rule("B-217")
@pytest.mark.parametrize(
    ("room", "faces", "answers", "gets"),
    [
        ("crypt", (), ((1, 0),), True),
        ("furnace-room", (), ((1, 0),), True),
        ("collapsed-room", (2, 2, 1, 0), (), True),
        ("chasm", (2, 1, 0, 0), (), True),
        ("chasm", (1, 1, 0, 0), (), False),
        ("catacombs", (2, 2, 2, 0, 0), (), True),
        ("tower", (2, 1, 0), (), True),
        ("attic", (1, 1, 1, 0), (), True),
        ("attic", (1, 1, 0, 0), (), False),
        ("junk-room", (1, 1, 1), (), True),
        ("pentagram-chamber", (2, 2, 0), (), True),
        ("operating-laboratory", (2, 1, 0, 0, 2, 1, 0, 2, 1, 0, 0, 0, 2, 1, 0, 0, 0), (), True),
        ("operating-laboratory", (2, 0, 0, 0, 2, 1, 0, 2, 1, 0, 0, 0, 2, 1, 0, 0, 0), (), False),
    ],
)
def test_every_key_is_where_it_hurts(room, faces, answers, gets):
    night = at_key(room).dice(*faces).does("zoe", "take-key").answers(*answers)
    assert (f"key-{room}" in night.hand("zoe")) is gets
    assert (room not in night.state.rooms_with("key")) is gets
    assert "move" not in night.verbs and "take-key" not in night.verbs
    night.end()


def test_a_failed_roll_in_the_collapsed_room_is_a_fall():
    night = at_key("collapsed-room", "ground").only_tiles().dice(0, 0, 0, 0, 0).does("zoe", "take-key")
    assert night.where("zoe") == "basement-landing" and night.hand("zoe") == ()


def test_the_gallery_key_means_a_jump():
    night = at_key("gallery", "upper")
    assert "take-key" not in night.verbs
    jump = at_key("gallery", "upper").room("ballroom", "ground", 2, 1).dice(0).does("zoe", "take-key")
    assert jump.where("zoe") == "ballroom" and "key-gallery" in jump.hand("zoe")


def test_the_vaults_key_waits_inside():
    night = at_key("vault")
    night.house.tokens["vault-empty"] = (RoomId("vault"),)
    assert "take-key" not in night.verbs
    night.ends_turn("zoe").answers(True)
    assert "key-vault" in night.hand("zoe")


@pytest.mark.rule("B-218")
def test_keys_are_given_dropped_and_stolen_like_items():
    give = necks().give("zoe", "key-attic").does("zoe", "give", 1).answers(True)
    assert "key-attic" in give.hand("ox")
    drop = necks().give("zoe", "key-attic").does("zoe", "drop").answers(("key-attic",))
    assert drop.state.piles[RoomId("entrance-hall")] == ("key-attic",)
    thief = necks().give("zoe", "key-attic")
    assert spoils(thief.house, Figure(1), ZOE) == ("key-attic",)
    thief.run(Steal(Figure(1), ZOE, CardId("key-attic")))
    assert "key-attic" in thief.hand("ox")


def test_two_keys_open_a_collar():
    night = necks().give("zoe", "key-attic", "key-crypt").put("peter", "foyer")
    assert {("unlock", 0), ("unlock", 1)} <= set(night.options) and ("unlock", 2) not in night.options
    night.does("zoe", "unlock", 0)
    assert not is_collared(night.state, ZOE) and night.hand("zoe") == ()
    assert "unlock" not in necks().give("zoe", "key-attic").verbs


def test_the_springs_wind_after_the_revealers_turn():
    night = necks()
    night.house.marks["track"] = 1
    night.dice(0, 1, 0, 1, 0, 0).ends_turn("zoe")
    assert night.state.mark("track") == 2 and not night.alive("zoe")
    assert night.state.open_party[1] and night.alive("ox")
    assert night.alive("peter") and not is_collared(night.state, OX)
    night.end()


def test_both_victories():
    night = necks("zoe", "ox", "peter", "vivian")
    for seat in (0, 2, 3):
        night.house.marks[f"collar-{seat}"] = 0
    assert night.house.scenario.verdict(night.house) is None
    night.house.open_party[1] = True
    assert night.house.scenario.verdict(night.house) == HEROES
    lost = necks("zoe", "ox", "peter", "vivian")
    Fall(ZOE).carry_out(lost.house)
    assert not lost.house.winners
    Fall(PETER).carry_out(lost.house)
    assert lost.house.outcome == TRAITOR and lost.house.winners == [OX]


@pytest.mark.parametrize("room", ["crypt", "furnace-room"])
def test_a_key_in_crypt_or_furnace_hurts_once(room):
    night = at_key(room).does("zoe", "take-key").answers((1, 0)).ends_turn("zoe")
    assert night.question.seat == OX and len(night.news("Suffered")) == 1
    later = at_key(room).ends_turn("zoe")
    assert later.question.kind == "share-damage"


def test_the_medallion_guards_whoever_takes_the_crypts_key():
    night = at_key("crypt").give("zoe", "medallion").does("zoe", "take-key")
    assert "key-crypt" in night.hand("zoe") and night.news("Suffered") == []


@pytest.mark.rule("B-141")
def test_the_barrier_is_tried_once_a_turn_key_or_no_key():
    night = at_key("chasm").dice(0, 0, 0, 0).does("zoe", "cross")
    assert "take-key" not in night.verbs
    other = at_key("chasm").dice(0, 0, 0, 0).does("zoe", "take-key")
    assert "cross" not in other.verbs


@pytest.mark.rule("B-205")
def test_a_key_picked_up_this_turn_opens_nothing_yet():
    night = necks().give("zoe", "key-attic")
    night.house.piles[RoomId("entrance-hall")] = (CardId("key-crypt"),)
    night.does("zoe", "take").answers(("key-crypt",))
    assert "unlock" not in night.verbs
