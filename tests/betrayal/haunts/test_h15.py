"""Haunt 15, Here There Be Dragons."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Hurt, Spawn
from nightbell.games.betrayal.haunts.h15_here_there_be_dragons import scorched
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, PHYSICAL, SANITY, SPEED, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
DRAGON, SHIELD, MAIL = Figure(100), CardId("dragon-shield"), CardId("antique-armor")
HALL, FOYER = RoomId("entrance-hall"), RoomId("foyer")
LAIR = HAUNTS[15]


def hall(room: str = "entrance-hall", *names: str, wounds: int = 0) -> Story:
    """Ox is the traitor, upstairs; Zoe is in the hall, Peter below; the Dragon in a room."""
    night = (
        Story(*names).haunted(15, traitor="ox").put("ox", "upper-landing").put("peter", "basement-landing")
    )
    Spawn("dragon", RoomId(room), (3, 8, 6, -1)).carry_out(night.house)
    if wounds:
        night.house.marks["dragons-wounds"] = wounds
    night.house.outbox.clear()
    return night


def its_turn(night: Story, *dice: int) -> Story:
    return night.turn_of("ox").dice(*(dice or (1, 0, 0))).ends_turn("ox")


def worn(night: Story, name: str = "zoe") -> Story:
    night.give(name, "antique-armor").house.marks[f"mail-worn-{night.seat(name)}"] = 1
    return night


# ---- right now


def test_right_now_the_dragon_is_in_the_hall():
    night = Story().haunted(15, traitor="ox").run(call(LAIR.right_now))
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [("dragon", HALL, (3, 8, 6, -1))]
    assert not night.state.piles


@pytest.mark.parametrize(
    ("card", "one", "other"), [(SHIELD, "chasm", "crypt"), (MAIL, "catacombs", "underground-lake")]
)
def test_each_relic_lies_in_one_of_two_rooms(card, one, other):
    for room in (one, other):
        night = Story().haunted(15, traitor="ox").room(room, "basement", 5, 5).run(call(LAIR.right_now))
        assert night.state.piles == {RoomId(room): (card,)}
    both = Story().haunted(15, traitor="ox").room(one, "basement", 5, 5).room(other, "basement", 7, 7)
    both.run(call(LAIR.right_now), other)
    assert both.state.piles == {RoomId(other): (card,)}


def test_with_neither_room_known_the_first_to_be_found_has_it():
    night = (
        hall("upper-landing").room("crypt", "basement", 5, 5).run(call(LAIR.discovered, ZOE, RoomId("crypt")))
    )
    assert night.state.piles == {RoomId("crypt"): (SHIELD,)}
    night.room("chasm", "basement", 7, 7).run(call(LAIR.discovered, ZOE, RoomId("chasm")))
    assert night.state.piles == {RoomId("crypt"): (SHIELD,)}


# ---- its fire


def test_fire_and_bite_in_one_turn_each_once_in_either_order():
    night = its_turn(hall().row("zoe", might=7, speed=7))
    assert ("breathe-fire",) in night.options and ("attack", ZOE, None, "might") in night.options
    night.dice(2, 2, *[0] * (night.value("zoe", "speed") - 2)).answers(("breathe-fire",))
    assert ("breathe-fire",) not in night.options and ("attack", ZOE, None, "might") in night.options
    night.dice(*[0] * 8, *[0] * night.value("zoe", "might")).answers(("attack", ZOE, None, "might"))
    assert not {"attack", "breathe-fire"} & night.verbs
    night.end()


@pytest.mark.parametrize(("total", "burned"), [(3, True), (4, False)])
@pytest.mark.parametrize(("room", "dice"), [("entrance-hall", 4), ("foyer", 2)])
def test_speed_four_leaps_aside_else_four_dice_beside_it_or_two_beyond_a_door(room, dice, total, burned):
    night = its_turn(hall().put("zoe", room))
    faces = [2] * (total // 2) + [1] * (total % 2)
    night.dice(*faces, *[0] * (night.value("zoe", "speed") - len(faces)), *([1] * dice if burned else []))
    night.answers(("breathe-fire",))
    assert (night.question.kind == "share-damage") is burned
    if burned:
        assert dict(night.question.about)["points"] == dice
    night.end()


def test_it_burns_the_traitor_too_but_does_not_climb_stairs():
    night = hall("grand-staircase").put("zoe", "foyer").put("peter", "grand-staircase")
    assert set(scorched(night.house, RoomId("grand-staircase"))) == {(PETER, 4), (ZOE, 2)}
    assert set(scorched(night.put("ox", "foyer").house, RoomId("grand-staircase"))) == {
        (PETER, 4),
        (ZOE, 2),
        (OX, 2),
    }


def test_with_nobody_in_reach_there_is_nothing_to_burn():
    assert ("breathe-fire",) not in its_turn(hall().put("zoe", "basement-landing")).options


@pytest.mark.parametrize(("given", "left"), [((), 4), (("axe",), 2), (("axe", "bell"), 0)])
def test_things_thrown_into_the_fire_lower_it_by_two_each(given, left):
    night = its_turn(hall().give("zoe", "axe", "girl", "bell"))
    night.dice(*[0] * night.value("zoe", "speed"), 1, 1, 1, 1).answers(("breathe-fire",))
    assert night.question.kind == "throw-into-fire" and night.question.seat == ZOE
    assert "girl" not in night.question.choice.options  # type: ignore[attr-defined]
    night.answers(given)
    assert set(given) <= set(night.state.discard) and not set(given) & set(night.hand("zoe"))
    if left:
        assert dict(night.question.about)["points"] == left
    else:
        assert not night.news("Suffered")


# ---- wounds


@pytest.mark.parametrize(("margin", "wounds"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_its_hide_takes_two_of_every_blow_and_it_is_never_stunned(margin, wounds):
    night = hall("entrance-hall", *SIX).row("zoe", might=7)
    faces = [2] * (margin // 2) + [1] * (margin % 2)
    night.dice(*faces, *[0] * (night.value("zoe", "might") - len(faces)), *[0] * 8)
    night.does("zoe", "attack", DRAGON, None, "might")
    assert night.state.mark("dragons-wounds") == wounds and not night.state.monster(DRAGON).stunned


def test_it_is_wounded_by_its_own_failed_bite_and_by_the_ring():
    night = hall().dice(*[0] * 8, 2, 2, 0).run(Fight(DRAGON, Figure(0), MIGHT))
    assert night.state.mark("dragons-wounds") == 2
    ring = hall().give("zoe", "ring")
    ring.dice(2, 2, *[0] * (ring.value("zoe", "sanity") - 2), *[0] * 6)
    ring.does("zoe", "attack", DRAGON, "ring", "sanity")
    assert ring.state.mark("dragons-wounds") == 2


def test_speed_does_not_touch_it():
    assert ("attack", DRAGON, "revolver", "speed") not in hall().give("zoe", "revolver").options
    assert not LAIR.may_attack(hall().house, Figure(0), DRAGON, SPEED, CardId("dynamite"))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_wounds_as_players_slay_it(players):
    for short in (1, 0):
        night = hall("entrance-hall", *SIX[:players], wounds=players - 1 - short)
        night.dice(2, 1, 0, *[0] * 8).does("zoe", "attack", DRAGON, None, "might")
        assert (night.table.outcome == "heroes") is (short == 0)


def test_the_spear_adds_four_in_might_attacking_and_defending():
    night = hall().give("zoe", "spear")
    assert LAIR.fight_bonus(night.house, Fight(Figure(0), DRAGON, MIGHT, CardId("spear"))) == (4, 0)
    assert LAIR.fight_bonus(night.house, Fight(DRAGON, Figure(0), MIGHT)) == (0, 4)
    assert LAIR.fight_bonus(night.house, Fight(Figure(0), DRAGON, SANITY, CardId("ring"))) == (0, 0)
    assert LAIR.fight_bonus(night.house, Fight(Figure(0), Figure(1), MIGHT, CardId("spear"))) == (0, 0)
    assert LAIR.fight_bonus(hall().house, Fight(Figure(0), DRAGON, MIGHT)) == (0, 0)


# ---- the shield


def test_the_shield_covers_its_bearer_and_every_hero_beside():
    night = hall().give("zoe", "dragon-shield").put("peter", "entrance-hall").put("ox", "entrance-hall")
    assert scorched(night.house, HALL) == ((OX, 4),)
    assert set(scorched(night.put("peter", "foyer").house, HALL)) == {(OX, 4), (PETER, 2)}


def test_the_traitor_behind_the_shield_covers_heroes_as_well():
    night = hall().give("ox", "dragon-shield").put("ox", "entrance-hall").put("peter", "foyer")
    assert scorched(night.house, HALL) == ((PETER, 2),)


def test_behind_it_the_furnace_is_cold():
    night = hall().room("furnace-room", "basement", 5, 5).put("zoe", "furnace-room")
    assert LAIR.room_works(night.house, ZOE, RoomId("furnace-room"))
    assert not LAIR.room_works(night.give("zoe", "dragon-shield").house, ZOE, RoomId("furnace-room"))


@pytest.mark.parametrize(("shield", "mail", "less"), [(True, False, 1), (False, True, 1), (True, True, 2)])
def test_shield_and_armor_cost_a_space_each(shield, mail, less):
    night = hall("upper-landing")
    if shield:
        night.give("zoe", "dragon-shield")
    if mail:
        worn(night)
    assert night.house.spaces(ZOE) == night.value("zoe", "speed") - less
    assert LAIR.spaces(night.house, ZOE, 1) == 1


# ---- the antique armor


def test_putting_the_armor_on_takes_the_whole_turn():
    night = hall("upper-landing").give("zoe", "antique-armor").does("zoe", "put-on-mail")
    assert night.state.mark("mail-worn-0") == 1 and night.question.seat == OX
    moved = hall("upper-landing").give("zoe", "antique-armor").does("zoe", "move", "foyer")
    assert "put-on-mail" not in moved.verbs
    busy = hall("upper-landing").give("zoe", "antique-armor")
    busy.house.done["attack"] = 1
    assert "put-on-mail" not in busy.verbs
    assert "put-on-mail" not in hall("upper-landing").give("zoe", "antique-armor", "armor").verbs


def test_it_stops_five_of_teeth_and_none_of_fire():
    night = worn(hall()).run(Hurt(ZOE, PHYSICAL, 6, "attack"), (1, 0))
    assert night.news("Suffered")[-1].points == 1
    night = worn(hall()).run(Hurt(ZOE, PHYSICAL, 2, "dragon-fire"), (1, 1))
    assert night.news("Suffered")[-1].points == 2
    carried = hall().give("zoe", "antique-armor").run(Hurt(ZOE, PHYSICAL, 2, "attack"), (1, 1))
    assert carried.news("Suffered")[-1].points == 2


def test_worn_it_is_neither_stolen_nor_given_nor_dropped_and_no_other_armor_fits():
    night = worn(hall())
    for may in (LAIR.may_give(night.house, ZOE, MAIL), LAIR.may_drop(night.house, ZOE, MAIL)):
        assert not may
    assert not LAIR.may_steal(night.house, Figure(1), ZOE, MAIL)
    assert not LAIR.may_hold(night.house, ZOE, CardId("armor"))
    carried = hall().give("zoe", "antique-armor")
    assert LAIR.may_steal(carried.house, Figure(1), ZOE, MAIL) and LAIR.may_give(carried.house, ZOE, MAIL)


def test_taking_it_off_and_handing_it_over_takes_a_turn_too():
    night = worn(hall("upper-landing")).put("peter", "entrance-hall").does("zoe", "take-off-mail", PETER)
    assert (night.question.kind, night.question.seat) == ("accept-gift", PETER)
    night.answers(True)
    assert night.hand("peter") == (MAIL,) and night.hand("zoe") == () and not night.state.mark("mail-worn-0")
    assert night.question.seat == OX
    alone = worn(hall("upper-landing")).does("zoe", "take-off-mail", ZOE)
    assert alone.hand("zoe") == (MAIL,) and not alone.state.mark("mail-worn-0")


def test_the_dead_wear_nothing():
    night = worn(hall("upper-landing")).run(Die(ZOE))
    assert night.state.piles[HALL] == (MAIL,) and not night.state.mark("mail-worn-0")


def test_armor_thrown_into_the_fire_is_worn_no_more():
    night = its_turn(worn(hall()))
    night.dice(*[0] * night.value("zoe", "speed"), 1, 1, 0, 0).answers(("breathe-fire",), (MAIL,))
    assert not night.state.mark("mail-worn-0") and night.hand("zoe") == ()


def test_the_traitor_wins_with_the_last_hero():
    assert hall().run(Die(ZOE)).run(Die(PETER)).table.outcome == "traitor"


def test_a_dog_carries_neither_shield_nor_mail():
    night = hall("basement-landing").give("zoe", "dog", SHIELD)
    night.house.piles = {FOYER: (MAIL, CardId("axe"), CardId("book"))}
    night.does("zoe", "use", "dog")
    assert {option[1] for option in night.options} == {"axe", "book"}
