"""Clips, damage, death, and dice."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat
from nightbell.games.betrayal.atoms import (
    Discard,
    Hurt,
    HurtDice,
    Lose,
    Receive,
    Take,
    gain,
    plain_roll,
    trait_roll,
)
from nightbell.games.betrayal.rooms.special import end_in_room
from nightbell.games.betrayal.traits import (
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    TRAITS,
    CardId,
)
from nightbell.games.betrayal.walk import Happen
from tests.betrayal.scenario import Story

ZOE = Seat(0)


def call_of(effect):
    from nightbell.engine import call

    return call(effect, ZOE)


@pytest.mark.rule("B-053", "B-063")
def test_a_card_a_room_and_a_haunt_change_one_trait_by_one_row():
    card = Story().dice(2, 2, 1).run(Happen(ZOE, CardId("night-view")))
    assert card.rows("zoe", "knowledge") == 3
    assert [card.rows("zoe", t) for t in ("speed", "might", "sanity")] == [3, 3, 2]
    room = Story().room("larder", "basement", 0, 1).put("zoe", "larder").run(call_of(end_in_room))
    assert room.rows("zoe", "might") == 4 and room.rows("zoe", "knowledge") == 2
    burnt = Story().room("furnace-room", "basement", 0, 1).put("zoe", "furnace-room")
    burnt.run(call_of(end_in_room), (1, 0))
    assert burnt.rows("zoe", "might") == 2
    haunt = Story("zoe", "ox", "peter").haunted(9).dice(0, 0, 0, 0, 0)
    assert haunt.rows("zoe", "sanity") == 2
    assert haunt.table.open and haunt.rows("zoe", "sanity") == 1


@pytest.mark.rule("B-054", "B-055", "B-061")
def test_zoe_moves_her_clips_by_rows_not_by_numbers():
    night = Story()
    assert night.value("zoe", "might") == 3
    night.run(gain(ZOE, MIGHT, 2))
    assert night.value("zoe", "might") == 4 and night.rows("zoe", "might") == 5
    one = Story().run(gain(ZOE, MIGHT))
    assert one.value("zoe", "might") == 4
    assert one.run(Lose(ZOE, MIGHT)).value("zoe", "might") == 3
    assert one.run(Lose(ZOE, MIGHT)).value("zoe", "might") == 3
    mind = Story()
    assert mind.value("zoe", "sanity") == 5
    mind.run(Lose(ZOE, SANITY, 2))
    assert mind.value("zoe", "sanity") == 3 and mind.alive("zoe")


@pytest.mark.rule("B-056")
def test_nothing_rises_above_its_maximum():
    night = Story().row("zoe", might=7).run(gain(ZOE, MIGHT))
    assert night.rows("zoe", "might") == 7
    assert night.value("zoe", "might") == 7


@pytest.mark.rule("B-058", "B-062", "B-315", "B-316")
def test_the_skull_kills_after_the_haunt_has_begun():
    living = Story().run(Lose(ZOE, SANITY, 3))
    assert living.alive("zoe") and living.value("zoe", "sanity") == 3
    dead = Story().haunted(1, traitor="ox").run(Lose(ZOE, SANITY, 3))
    assert not dead.alive("zoe")
    low = Story().haunted(1, traitor="ox").row("zoe", knowledge=0).run(Lose(ZOE, KNOWLEDGE))
    assert not low.alive("zoe")


@pytest.mark.rule("B-059", "B-060")
def test_before_the_haunt_a_clip_stops_at_the_lowest_number():
    night = Story().row("zoe", speed=0).run(Lose(ZOE, SPEED, 3))
    assert night.rows("zoe", "speed") == 0 and night.alive("zoe")


@pytest.mark.rule("B-064", "B-065")
@pytest.mark.parametrize("might", range(4))
def test_physical_damage_is_shared_out_by_its_victim(might):
    night = Story().row("zoe", might=5, speed=5).run(Hurt(ZOE, PHYSICAL, 3), (might, 3 - might))
    assert night.rows("zoe", "might") == 5 - might
    assert night.rows("zoe", "speed") == 2 + might


@pytest.mark.rule("B-065")
def test_a_share_of_another_total_is_refused():
    from nightbell.engine import Refusal, Table
    from tests.betrayal.scenario import Stage

    table = Table.enter(Stage(Hurt(ZOE, PHYSICAL, 3)), Story().house)
    for wrong in ((1, 1), (2, 2), (4, -1)):
        with pytest.raises(Refusal) as refused:
            table.answer(ZOE, wrong)
        assert refused.value.rule == "B-064"


@pytest.mark.rule("B-067", "B-237")
def test_mental_damage_goes_to_sanity_and_knowledge():
    night = Story().run(Hurt(ZOE, MENTAL, 2), (1, 1))
    assert night.rows("zoe", "sanity") == 1 and night.rows("zoe", "knowledge") == 1
    dice = Story().dice(1).run(HurtDice(ZOE, MENTAL, 1), (0, 1))
    assert dice.rows("zoe", "knowledge") == 1
    dice.end()


@pytest.mark.rule("B-234", "B-235", "B-236")
def test_damage_printed_as_dice_is_rolled():
    one = Story().dice(2).run(HurtDice(ZOE, PHYSICAL, 1), (1, 1))
    assert one.rows("zoe", "might") == 2 and one.rows("zoe", "speed") == 2
    none = Story().dice(0).run(HurtDice(ZOE, PHYSICAL, 1))
    assert none.rows("zoe", "might") == 3
    two = Story().row("zoe", might=5).dice(2, 1).run(HurtDice(ZOE, PHYSICAL, 2), (3, 0))
    assert two.rows("zoe", "might") == 2
    counted = Story().dice(2, 1, 0).run(plain_roll(one.house, ZOE, 3))
    assert counted.news("Threw")[-1].total == 3


@pytest.mark.rule("B-238", "B-239", "B-240")
def test_a_trait_roll_takes_the_number_under_the_clip():
    night = Story().row("zoe", sanity=1).dice(2, 0, 1, 1)
    night.run(trait_roll(night.house, ZOE, SANITY))
    assert night.value("zoe", "sanity") == 4
    thrown = night.news("Threw")[-1]
    assert thrown.faces == (2, 0, 1, 1) and thrown.total == 4
    low = Story().row("zoe", knowledge=1).dice(1, 1)
    low.run(trait_roll(low.house, ZOE, KNOWLEDGE))
    assert len(low.news("Threw")[-1].faces) == 2
    low.end()


@pytest.mark.rule("B-241")
def test_a_roll_of_four_or_more():
    for faces, gained in (((2, 1, 0), False), ((2, 1, 1), True)):
        night = Story().row("zoe", speed=0).dice(*faces, 0).run(Happen(ZOE, CardId("something-slimy")))
        assert (night.rows("zoe", "speed") == 1) is gained


@pytest.mark.rule("B-213", "B-214", "B-215")
def test_rows_above_the_maximum_are_not_lost_twice():
    night = Story().row("zoe", sanity=6).run(Take(ZOE, CardId("holy-symbol")))
    assert night.rows("zoe", "sanity") == 7
    assert night.state.rows[CardId("holy-symbol")] == (0, 0, 1, 0)
    night.run(Discard(ZOE, CardId("holy-symbol")))
    assert night.rows("zoe", "sanity") == 6
    strong = Story().row("zoe", might=6).run(Take(ZOE, CardId("madman")))
    assert strong.rows("zoe", "might") == 7
    strong.run(Discard(ZOE, CardId("madman")))
    assert strong.rows("zoe", "might") == 6


def test_the_amulet_gives_one_and_takes_three():
    night = Story().run(Take(ZOE, CardId("amulet-of-the-ages")))
    assert [night.rows("zoe", t) for t in TRAITS] == [4, 4, 3, 3]
    night.run(Discard(ZOE, CardId("amulet-of-the-ages")))
    assert [night.rows("zoe", t) for t in TRAITS] == [1, 1, 0, 0]


def test_bell_book_and_candle_lift_everything_until_one_is_lost():
    night = Story()
    for card in ("bell", "book", "candle"):
        Receive(ZOE, CardId(card)).carry_out(night.house)
    assert [night.rows("zoe", t) for t in TRAITS] == [5, 5, 5, 6]
    night.run(Discard(ZOE, CardId("candle")))
    assert [night.rows("zoe", t) for t in TRAITS] == [3, 3, 3, 4]


@pytest.mark.rule("B-220", "B-242")
def test_a_weapon_helps_no_trait_roll_and_hope_helps_no_attack():
    night = Story().give("zoe", "axe").dice(1, 1, 1)
    night.run(trait_roll(night.house, ZOE, MIGHT))
    night.end()
    from nightbell.games.betrayal.atoms import attack_roll
    from nightbell.games.betrayal.house import Figure

    blessed = Story()
    blessed.house.tokens["blessing"] = (blessed.house.where[0],)
    blessed.dice(1, 1, 1).run(attack_roll(blessed.house, Figure(0), MIGHT, "attack"))
    blessed.end()
    blessed.dice(1, 1, 1, 1).run(trait_roll(blessed.house, ZOE, MIGHT))
    blessed.end()


@pytest.mark.parametrize(("token", "dice"), [("blessing", 4), ("drip", 2), ("smoke", 1)])
def test_tokens_change_the_dice_of_trait_rolls_in_their_room(token, dice):
    night = Story()
    night.house.tokens[token] = (night.house.where[0],)
    night.dice(*[1] * dice).run(trait_roll(night.house, ZOE, KNOWLEDGE))
    night.end()


def test_no_roll_takes_more_than_eight_dice():
    night = Story().row("zoe", speed=7).give("zoe", "idol").dice(*[1] * 8)
    night.run(trait_roll(night.house, ZOE, SPEED), "idol")
    night.end()
    assert night.rows("zoe", "sanity") == 1
