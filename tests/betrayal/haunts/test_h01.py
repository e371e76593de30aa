"""Haunt 1, The Mummy Walks."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Carry, Fight, Spawn
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, OMEN, CardId, RoomId
from nightbell.games.betrayal.walk import DrawCard
from tests.betrayal.scenario import Story

ZOE, OX = Seat(0), Seat(1)
MUMMY = Figure(100)


def tomb(room: str = "entrance-hall") -> Story:
    """Ox is the traitor; the Mummy and its sarcophagus stand in a room."""
    night = Story().haunted(1, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    Spawn("mummy", RoomId(room), (3, 8, 5, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.house.tokens["sarcophagus"] = (RoomId(room),)
    return night


def test_right_now_the_girl_is_hidden_far_from_the_mummy():
    night = Story().haunted(1, traitor="zoe").give("zoe", "girl")
    night.house.omen_room = RoomId("entrance-hall")
    night.run(call(HAUNTS[1].right_now))
    assert night.state.strays == {"girl": "grand-staircase"} and "girl" not in night.hand("zoe")
    assert [m.room for m in night.state.monsters] == ["entrance-hall"]


def test_name_spell_and_banishment_in_that_order():
    night = tomb().give("zoe", "book").row("zoe", knowledge=7)
    assert "learn-name" in night.verbs and "learn-spell" not in night.verbs
    night.dice(2, 2, 2, 0, 0).does("zoe", "learn-name")
    assert "learn-spell" not in night.verbs
    night.ends_turn("zoe").ends_turn("ox").dice(0, 0, 2)
    while night.question.kind != "turn":
        night.answers(night.options[0])
    assert night.state.mark("mummys-name") == 1


def test_the_banishing_blow():
    night = tomb().give("zoe", "book")
    night.house.marks.update({"mummys-name": 1, "mummys-spell": 1})
    assert ("attack", 100, None, "sanity") in night.options
    night.dice(2, 2, 2, 0, 0, 1, 1, 1, 1, 1).does("zoe", "attack", 100, None, "sanity")
    assert night.table.outcome == "heroes"
    lost = tomb().give("zoe", "book")
    lost.house.marks.update({"mummys-name": 1, "mummys-spell": 1})
    lost.dice(0, 0, 0, 0, 0, 1, 0, 0, 0, 0).does("zoe", "attack", 100, None, "sanity").answers((1, 0))
    assert lost.rows("zoe", "sanity") == 1 and lost.table.outcome is None


def test_its_blows_stiffen_speed_then_break_might():
    night = tomb().dice(2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0).run(Fight(MUMMY, Figure(0), MIGHT))
    assert (night.rows("zoe", "speed"), night.rows("zoe", "might")) == (0, 1)
    assert night.alive("zoe")
    hard = (
        tomb()
        .row("zoe", speed=1, might=1)
        .dice(2, 1, 0, 0, 0, 0, 0, 0, 0, 0)
        .run(Fight(MUMMY, Figure(0), MIGHT))
    )
    assert not hard.alive("zoe")


def test_it_may_carry_off_the_girl_and_win_at_the_sarcophagus():
    night = tomb().give("zoe", "girl").dice(2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    night.run(Fight(MUMMY, Figure(0), MIGHT), "girl")
    assert night.state.monsters[0].items == ("girl",)
    Carry(MUMMY, CardId("holy-symbol")).carry_out(night.state)
    assert night.state.outcome == "traitor"


def test_the_traitor_hands_things_over():
    night = tomb().turn_of("ox").put("ox", "entrance-hall").give("ox", "girl", "axe")
    assert {("hand-over", "girl"), ("hand-over", "axe")} <= set(night.options)
    night.does("ox", "hand-over", "axe")
    assert night.state.monsters[0].items == ("axe",)


def test_a_poor_movement_roll_lets_it_appear_anywhere():
    night = tomb().turn_of("ox").put("zoe", "upper-landing").dice(0, 1, 0).ends_turn("ox")
    assert ("appear", "upper-landing") in night.options
    night.answers(("appear", "upper-landing"))
    assert night.state.monsters[0].room == "upper-landing"
    assert night.verbs == {"attack"}
    strong = tomb().turn_of("ox").dice(2, 1, 0).put("zoe", "upper-landing").ends_turn("ox")
    assert "appear" not in strong.verbs


def test_the_heroes_next_omen_is_the_book():
    night = tomb().deck("omen", "skull")
    night.run(DrawCard(ZOE, OMEN))
    assert "book" in night.hand("zoe")
    traitor = tomb().deck("omen", "skull")
    traitor.run(DrawCard(OX, OMEN), "ring")
    assert "ring" in traitor.hand("ox")


def test_speed_attacks_do_not_touch_it():
    assert ("attack", 100, "revolver", "speed") not in tomb().give("zoe", "revolver").options


def test_armor_softens_the_mummys_grip():
    night = tomb().give("zoe", "armor").dice(2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    night.run(Fight(MUMMY, Figure(0), MIGHT))
    assert (night.rows("zoe", "speed"), night.rows("zoe", "might")) == (2, 3)
    assert night.news("Suffered")[-1].points == 1


def test_a_thing_that_was_picked_up_this_turn_is_handed_over_in_the_next():
    """The Girl is no thing, and follows at once."""
    night = tomb().turn_of("ox").put("ox", "entrance-hall").give("ox", "girl")
    night.house.piles[RoomId("entrance-hall")] = (CardId("axe"),)
    night.does("ox", "take").answers(("axe",))
    assert {o for o in night.options if o[0] == "hand-over"} == {("hand-over", "girl")}


def test_what_may_be_given_may_be_given_to_the_mummy_and_nothing_else():
    night = tomb("upper-landing").turn_of("ox").give("ox", "armor", "blood-dagger", "girl", "bite")
    assert {o[1] for o in night.options if o[0] == "hand-over"} == {"armor", "girl"}


@pytest.mark.parametrize(("faces", "goes_on"), [((2, 2, 0, 0, 0), True), ((2, 1, 0, 0, 0), False)])
def test_where_it_appears_the_music_box_may_play(faces, goes_on):
    night = tomb("basement-landing").turn_of("ox").put("zoe", "foyer")
    night.house.piles[RoomId("foyer")] = (CardId("music-box"),)
    night.house.marks["music-box-open"] = 1
    night.dice(1, 0, 0).ends_turn("ox").dice(*faces).answers(("appear", "foyer"))
    assert bool(night.news("Fought")) is goes_on, "it must strike at Zoe if it still has a turn"
