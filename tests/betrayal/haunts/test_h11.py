"""Haunt 11, Let Them In."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Count, Fight, PutToken, Spawn
from nightbell.games.betrayal.haunts.h11_let_them_in import OUTSIDE, WINDOW_ROOMS
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import SANITY, RoomId
from tests.betrayal.scenario import Story

ZOE, OX = Seat(0), Seat(1)
MADMAN, SPECTER = Figure(100), Figure(101)


def siege(room: str = "upper-landing", *names: str) -> Story:
    """Ox is the traitor; the Madman stands in a room, the first Specter outside the front door."""
    night = Story(*names).haunted(11, traitor="ox").put("ox", "upper-landing")
    Spawn("madman", RoomId(room), (7, 7, 7, -1)).carry_out(night.house)
    waits(night, "entrance-hall")
    night.house.outbox.clear()
    return night


def waits(night: Story, room: str) -> Story:
    PutToken(OUTSIDE, RoomId(room)).carry_out(night.house)
    night.house.marks[f"watched {room}"] = 1
    night.house.marks["watched grand-staircase"] = 1
    return night


def within(night: Story, room: str) -> Story:
    Spawn("specter", RoomId(room), (4, -1, 6, -1), 1).carry_out(night.house)
    night.house.outbox.clear()
    return night


def test_right_now_the_madman_walks_and_something_waits_at_every_opening():
    night = Story().haunted(11, traitor="ox", revealer="ox").give("ox", "madman").put("ox", "foyer")
    might, sanity = night.rows("ox", "might"), night.rows("ox", "sanity")
    night.room("chapel", "ground", 5, 5).run(call(HAUNTS[11].right_now))
    assert set(night.state.rooms_with(OUTSIDE)) == {"entrance-hall", "grand-staircase", "chapel"}
    assert "madman" not in night.hand("ox") and "madman" in night.state.discard
    assert (night.rows("ox", "might"), night.rows("ox", "sanity")) == (might - 2, sanity + 1)
    (madman,) = night.state.monsters
    assert (madman.kind, madman.room, madman.traits) == ("madman", "foyer", (7, 7, 7, -1))


def test_there_are_five_rooms_with_a_window():
    assert set(WINDOW_ROOMS) == {"bedroom", "chapel", "dining-room", "grand-staircase", "master-bedroom"}


def test_a_window_against_a_wall_is_no_opening():
    night = Story().haunted(11, traitor="ox").room("chapel", "ground", 5, 5).room("attic", "ground", 5, 6)
    night.run(call(HAUNTS[11].right_now))
    assert "chapel" not in night.state.rooms_with(OUTSIDE)


@pytest.mark.parametrize("tile", ["chapel", "gardens"])
def test_a_window_found_later_has_its_specter_too(tile):
    night = siege().put("zoe", "entrance-hall").stack(tile).deck("event", "rotten").dice(2, 2, 2, 2, 2)
    night.does("zoe", "explore", "N")
    while night.question.kind == "turn-tile":
        night.answers(night.options[0])
    assert (tile in night.state.rooms_with(OUTSIDE)) is (tile == "chapel")


def test_a_window_that_is_walled_up_loses_its_specter():
    night = waits(siege(), "chapel").room("chapel", "ground", 5, 5).room("attic", "ground", 5, 6)
    night.ends_turn("zoe")
    assert night.state.rooms_with(OUTSIDE) == ("entrance-hall",)


def test_an_opening_that_was_used_brings_no_second_specter():
    night = siege().turn_of("ox").put("ox", "entrance-hall").put("zoe", "foyer")
    night.does("ox", "let-in")
    night.dice(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).ends_turn("ox")
    assert night.state.rooms_with(OUTSIDE) == ()


def test_the_traitor_lets_one_in_for_a_space():
    night = siege().turn_of("ox")
    assert "let-in" not in night.verbs
    night = siege().turn_of("ox").put("ox", "entrance-hall").put("zoe", "foyer").put("peter", "foyer")
    left = night.state.left(OX)
    night.does("ox", "let-in")
    assert night.state.left(OX) == left - 1 and night.state.rooms_with(OUTSIDE) == ()
    (_, specter) = night.state.monsters
    assert (specter.kind, specter.room, specter.traits) == ("specter", "entrance-hall", (4, -1, 6, -1))
    spent = siege().turn_of("ox").put("ox", "entrance-hall").put("zoe", "foyer").put("peter", "foyer")
    spent.house.spent = spent.house.spaces(OX)
    assert "let-in" not in spent.verbs


def test_heroes_let_nobody_in():
    assert "let-in" not in siege().verbs


def test_what_waits_outside_hinders_nobody_and_cannot_be_struck():
    night = siege().give("zoe", "ring").put("peter", "foyer")
    assert night.house.hindrance(Figure(0), RoomId("entrance-hall")) == 0
    assert "attack" not in night.verbs


def test_the_madman_goes_the_shortest_way_and_opens_the_door():
    """From the landing three steps to the hall, one space for the door: with four he has it open, and
    the Specter acts in the same turn."""
    night = siege().turn_of("ox").put("zoe", "basement-landing").put("peter", "basement-landing")
    night.only_tiles().dice(2, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0).ends_turn("ox")
    assert night.state.monsters[0].room == "entrance-hall" and night.state.rooms_with(OUTSIDE) == ()
    assert night.state.monsters[1].kind == "specter" and night.question.kind == "monster"
    late = siege().turn_of("ox").put("zoe", "basement-landing").put("peter", "basement-landing")
    late.only_tiles().dice(2, 1, 0, 0, 0, 0, 0).ends_turn("ox")
    assert late.state.monsters[0].room == "entrance-hall"
    assert late.state.rooms_with(OUTSIDE) == ("entrance-hall",) and late.question.kind == "turn"


def test_he_passes_by_heroes_while_somebody_waits_outside():
    """A Specter waits at the stairs: the Madman in the hall, beside Zoe, goes there and strikes nobody."""
    night = siege("entrance-hall").turn_of("ox").only_tiles().put("peter", "upper-landing")
    night.house.tokens[OUTSIDE] = (RoomId("grand-staircase"),)
    night.dice(2, 1, 0, 0, 0, 0, 0).ends_turn("ox")
    assert night.state.monsters[0].room == "grand-staircase" and night.news("Fought") == []


def test_he_looks_for_the_missing_windows_when_nobody_waits_outside():
    night = siege("entrance-hall").turn_of("ox").put("zoe", "foyer").put("peter", "foyer")
    night.house.tokens.pop(OUTSIDE)
    within(night, "basement-landing")
    night.only_tiles("chapel", "gardens").dice(2, 2, 0, 0, 0, 0, 0).ends_turn("ox")
    night.answers(100)
    assert night.verbs == {"explore"}
    night.answers(("explore", "N"))
    while night.question.kind == "turn-tile":
        night.answers(night.options[0])
    assert "chapel" in night.state.placed and night.news("Drew") == []
    assert len(night.state.monsters_of("specter")) == 2 and night.state.rooms_with(OUTSIDE) == ()


def test_he_strikes_only_when_all_are_in():
    night = siege("entrance-hall").turn_of("ox").put("peter", "upper-landing").only_tiles("gardens")
    night.house.tokens.pop(OUTSIDE)
    within(night, "basement-landing").dice(0, 0, 0, 0, 0, 0, 0).ends_turn("ox").answers(100)
    assert ("attack", 0, None, "might") in night.options and "explore" not in night.verbs
    missing = siege("entrance-hall").turn_of("ox").put("peter", "upper-landing").only_tiles("bedroom")
    missing.house.tokens.pop(OUTSIDE)
    within(missing, "basement-landing").dice(0, 0, 0, 0, 0, 0, 0).ends_turn("ox").answers(100)
    assert missing.state.monsters[0].room == "foyer" and missing.news("Fought") == []


def test_cut_off_from_every_window_and_every_door_he_strikes():
    night = siege("basement-landing").turn_of("ox").put("zoe", "basement-landing").put("peter", "foyer")
    night.only_tiles().dice(0, 0, 0, 0, 0, 0, 0).ends_turn("ox")
    assert ("attack", 0, None, "might") in night.options
    looks = siege("basement-landing").turn_of("ox").put("zoe", "basement-landing").put("peter", "foyer")
    looks.only_tiles("larder", "crypt").dice(0, 0, 0, 0, 0, 0, 0).ends_turn("ox")
    assert looks.verbs == {"explore"}


def test_the_madman_defends_himself_and_is_stunned():
    night = siege("entrance-hall").dice(2, 2, 2, 0, *[0] * 7).does("zoe", "attack", 100, None, "might")
    assert night.state.monster(MADMAN).stunned


def test_a_specter_strikes_with_sanity():
    night = within(siege(), "entrance-hall").dice(2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    night.run(Fight(SPECTER, Figure(0), SANITY), (4, 0))
    assert night.news("Suffered")[-1].harm == "mental"


def test_a_specter_that_loses_its_attack_is_stunned_even_by_the_ring():
    night = within(siege(), "entrance-hall").give("zoe", "ring").dice(0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)
    night.run(Fight(SPECTER, Figure(0), SANITY))
    assert night.state.monster(SPECTER).stunned and not night.state.mark("banished")


@pytest.mark.parametrize("card", ["revolver", "spear", "ring"])
def test_only_the_ring_touches_a_specter(card):
    night = within(siege(), "entrance-hall").give("zoe", card)
    blows = [option for option in night.options if option[0] == "attack" and option[1] == SPECTER]
    assert blows == ([("attack", SPECTER, "ring", "sanity")] if card == "ring" else [])


def test_the_ring_banishes_and_the_last_one_wins():
    night = within(siege(), "entrance-hall").give("zoe", "ring").dice(2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    night.does("zoe", "attack", SPECTER, "ring", "sanity")
    assert night.state.find_monster(SPECTER) is None
    assert night.table.outcome is None, "one more waits outside the front door"
    last = within(siege(), "entrance-hall").give("zoe", "ring").dice(2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    last.house.tokens.pop(OUTSIDE)
    last.does("zoe", "attack", SPECTER, "ring", "sanity")
    assert last.table.outcome == "heroes"


@pytest.mark.parametrize(
    "names", [("zoe", "ox", "peter"), ("zoe", "ox", "peter", "vivian", "professor", "jenny")]
)
def test_the_exorcism_takes_as_many_successes_as_players(names):
    night = siege("upper-landing", *names)
    night.house.marks["exorcism"] = len(names) - 2
    night.run(Count("exorcism"))
    assert night.state.outcome is None
    night.run(Count("exorcism"))
    assert night.state.outcome == "heroes"


def test_ring_and_book_serve_the_exorcism():
    night = siege().give("zoe", "ring", "book")
    assert {("exorcise", "sanity", "ring"), ("exorcise", "knowledge", "book")} <= set(night.options)
    night.dice(2, 2, 1, 0, 0).does("zoe", "exorcise", "sanity", "ring")
    assert night.state.mark("exorcism") == 1 and "exorcise" not in night.verbs
