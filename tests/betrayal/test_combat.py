"""Attacks by hand and from afar, damage, theft, stunned monsters."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat
from nightbell.games.betrayal.atoms import Fight, Spawn, Stun
from nightbell.games.betrayal.house import Figure
from nightbell.games.betrayal.traits import KNOWLEDGE, MIGHT, SPEED, RoomId
from tests.betrayal.scenario import Story

ZOE, OX = Figure(0), Figure(1)
MUMMY = Figure(100)


def feud(*names: str, traitor: str = "ox") -> Story:
    """Zoe (Might 3) and Ox (Might 5), who is the traitor, in one room."""
    return Story(*names).haunted(1, traitor=traitor)


def with_mummy(room: str = "entrance-hall") -> Story:
    night = Story().haunted(1, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    Spawn("mummy", RoomId(room), (3, 8, 5, -1)).carry_out(night.house)
    night.house.outbox.clear()
    return night


@pytest.mark.rule("B-073", "B-247", "B-224")
def test_one_attack_on_an_opponent_in_the_room():
    night = feud("zoe", "ox", "peter", "vivian").put("vivian", "foyer")
    assert [option for option in night.options if option[0] == "attack"] == [("attack", 1, None, "might")]
    night.dice(*[0] * 8).does("zoe", "attack", 1, None, "might")
    assert "attack" not in night.verbs
    away = feud().put("ox", "foyer")
    assert "attack" not in away.verbs


@pytest.mark.rule("B-248", "B-249", "B-250", "B-251", "B-269")
def test_both_roll_might_and_the_higher_deals_the_difference():
    night = feud().row("zoe", might=4).dice(2, 2, 2, 1, 1, 1, 1, 0, 0).run(Fight(ZOE, OX, MIGHT), (2, 2))
    assert (night.rows("ox", "might"), night.rows("ox", "speed")) == (0, 2)
    assert [len(threw.faces) for threw in night.news("Threw")] == [4, 5]
    night.end()
    lost = feud().dice(1, 1, 1, 1, 1, 1, 1, 1).run(Fight(ZOE, OX, MIGHT), (2, 0))
    assert lost.rows("zoe", "might") == 1 and lost.rows("ox", "might") == 2
    lost.end()


@pytest.mark.rule("B-252")
def test_six_against_five_is_one_damage():
    night = feud().dice(2, 2, 2, 1, 1, 1, 1, 1).run(Fight(ZOE, OX, MIGHT), (1, 0))
    assert night.rows("ox", "might") == 1 and night.rows("ox", "speed") == 4


@pytest.mark.rule("B-253")
def test_a_tie_hurts_nobody():
    night = feud().dice(2, 2, 0, 1, 1, 1, 1, 0).run(Fight(ZOE, OX, MIGHT))
    assert night.rows("zoe", "might") == 3 and night.rows("ox", "might") == 2
    tie = with_mummy().dice(2, 2, 0, 1, 1, 1, 1, 0, 0, 0, 0).run(Fight(ZOE, MUMMY, MIGHT))
    assert not tie.state.monsters[0].stunned


@pytest.mark.rule("B-066", "B-254", "B-255", "B-258", "B-273")
def test_the_ring_attacks_with_sanity_for_mental_damage():
    night = feud().give("zoe", "ring").give("ox", "axe")
    assert ("attack", 1, "ring", "sanity") in night.options
    night.dice(2, 2, 2, 0, 0, 1, 1, 1).does("zoe", "attack", 1, "ring", "sanity")
    assert night.question.kind == "share-damage" and night.question.seat == 1
    night.answers((3, 0))
    assert night.rows("ox", "sanity") == -1 and "axe" not in night.hand("zoe")
    night.end()
    wise = feud().dice(1, 1, 1, 0, 0, 1).run(Fight(ZOE, OX, KNOWLEDGE), (1, 1))
    assert [len(threw.faces) for threw in wise.news("Threw")] == [3, 3]
    assert wise.rows("ox", "knowledge") == 1 and wise.rows("ox", "sanity") == 1
    wise.end()


@pytest.mark.rule("B-256", "B-257")
def test_a_speed_attack_is_met_with_speed_and_hurts_the_body():
    night = feud().dice(1, 1, 1, 1, 0, 0, 1, 1).run(Fight(ZOE, OX, SPEED), (2, 0))
    assert [len(threw.faces) for threw in night.news("Threw")] == [4, 4]
    assert night.rows("ox", "might") == 0
    night.end()


@pytest.mark.rule("B-259", "B-260")
def test_no_attack_with_a_trait_that_a_creature_lacks():
    night = Story().haunted(21, traitor="ox").give("zoe", "ring", "axe").put("ox", "foyer")
    Spawn("zombie", RoomId("entrance-hall"), (2, 5, -1, -1)).carry_out(night.house)
    night.house.outbox.clear()
    attacks = [option for option in night.options if option[0] == "attack"]
    assert {option[3] for option in attacks} == {"might"}
    for weapon, trait in (("ring", "sanity"), (None, "sanity"), (None, "knowledge")):
        assert night.refused("attack", 100, weapon, trait).rule == "B-247"
    night.dice(*[2] * 5, *[0] * 5).does("zoe", "attack", 100, "axe", "might")
    assert night.state.monsters == []


@pytest.mark.rule("B-262", "B-368", "B-370", "B-280")
def test_a_beaten_monster_is_stunned_not_killed():
    night = with_mummy().dice(2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0).run(Fight(ZOE, MUMMY, MIGHT))
    assert night.state.monsters[0].stunned and len(night.state.monsters) == 1
    assert night.table.view(Seat(0)).monsters[0].stunned
    assert night.news("MonsterStunned")
    assert [type(e).__name__ for e in night.news("MonsterThrew")] == ["MonsterThrew"]
    assert night.state.scenario.controller(night.state, night.state.monsters[0]) == night.state.traitor
    night.end()


@pytest.mark.rule("B-263", "B-264", "B-265")
def test_a_stunned_monster_defends_but_deals_no_damage():
    night = with_mummy()
    Stun(MUMMY).carry_out(night.house)
    night.house.outbox.clear()
    assert ("attack", 100, None, "might") in night.options
    night.dice(1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0).does("zoe", "attack", 100, None, "might")
    assert night.rows("zoe", "might") == 3 and night.rows("zoe", "speed") == 3
    assert len(night.news("MonsterThrew")[-1].faces) == 8
    night.end()


@pytest.mark.rule("B-266")
def test_attack_and_task_in_one_turn():
    night = with_mummy()
    night.house.tokens["sarcophagus"] = (RoomId("entrance-hall"),)
    night.dice(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).does("zoe", "attack", 100, None, "might")
    assert "learn-name" in night.verbs
    night.dice(0, 0, 0).does("zoe", "learn-name")
    night.end()
    other = with_mummy()
    other.house.tokens["sarcophagus"] = (RoomId("entrance-hall"),)
    other.dice(0, 0, 0).does("zoe", "learn-name")
    assert "attack" in other.verbs and "learn-name" not in other.verbs


def gallery_of_fire() -> Story:
    """The Revolver in the Entrance Hall, the traitor two rooms west on a straight line."""
    return feud().give("zoe", "revolver").put("ox", "grand-staircase").put("peter", "upper-landing")


@pytest.mark.rule("B-267", "B-268", "B-276")
def test_the_revolver_reaches_along_the_line_of_fire():
    night = gallery_of_fire().give("ox", "axe")
    assert ("attack", 1, "revolver", "speed") in night.options
    night.dice(2, 2, 2, 2, 0, 1, 1, 1, 1).does("zoe", "attack", 1, "revolver", "speed")
    assert night.question.kind == "share-damage"
    night.answers((2, 2))
    assert "axe" not in night.hand("zoe")
    night.end()
    corner = gallery_of_fire().put("ox", "upper-landing")
    assert "attack" not in corner.verbs
    wall = gallery_of_fire().room("gardens", "ground", 1, 1, turn=1).put("ox", "gardens")
    assert "attack" not in wall.verbs


@pytest.mark.rule("B-270")
def test_a_missed_shot_costs_nothing():
    night = gallery_of_fire().dice(1, 1, 0, 0, 0, 2, 2, 1, 1)
    night.does("zoe", "attack", 1, "revolver", "speed")
    assert night.question.kind == "turn" and night.rows("zoe", "speed") == 3
    night.end()


def test_smoke_hides_what_is_behind_it():
    night = gallery_of_fire()
    night.house.tokens["smoke"] = (RoomId("foyer"),)
    assert "attack" not in night.verbs


@pytest.mark.rule("B-261", "B-272", "B-209")
def test_theft_instead_of_two_damage():
    night = feud().give("ox", "idol", "candle", "puzzle-box").dice(2, 2, 0, 1, 1, 0, 0, 0)
    night.does("zoe", "attack", 1, None, "might")
    assert night.question.kind == "steal-or-hurt" and set(night.options) == {
        None,
        "idol",
        "candle",
        "puzzle-box",
    }
    night.answers("puzzle-box")
    assert night.hand("zoe") == ("puzzle-box",) and set(night.hand("ox")) == {"idol", "candle"}
    assert night.rows("ox", "might") == 2
    assert not {("use", "puzzle-box"), ("drop",), ("give", 2)} & set(night.options)
    narrow = feud().give("ox", "idol").dice(2, 1, 0, 1, 1, 0, 0, 0).run(Fight(ZOE, OX, MIGHT), (1, 0))
    assert "idol" in narrow.hand("ox")
    damage = feud().give("ox", "idol").dice(2, 2, 0, 1, 1, 0, 0, 0)
    damage.run(Fight(ZOE, OX, MIGHT), None, (2, 0))
    assert damage.rows("ox", "might") == 0 and "idol" in damage.hand("ox")


@pytest.mark.rule("B-274")
def test_theft_takes_the_place_of_the_damage():
    """Zoe wins by four and takes the candle: nothing else changes hands and no clip moves."""
    night = feud().give("ox", "idol", "candle").dice(2, 2, 1, 1, 0, 0, 0, 0)
    before = list(night.house.clips)
    night.does("zoe", "attack", 1, None, "might").answers("candle")
    assert [(fought.mine, fought.theirs) for fought in night.news("Fought")] == [(5, 1)]
    assert (night.hand("zoe"), night.hand("ox")) == (("candle",), ("idol",))
    assert night.state.clips == before and night.news("Suffered") == [] == night.news("Lowered")
    night.end()


@pytest.mark.rule("B-275", "B-203")
def test_what_cannot_be_passed_on_cannot_be_stolen():
    night = feud().give("ox", "armor", "dog").dice(2, 2, 2, 1, 1, 1, 0, 0, 0)
    night.run(Fight(ZOE, OX, MIGHT), (1, 1))
    assert set(night.hand("ox")) == {"armor", "dog"}
    night.end()


@pytest.mark.rule("B-221", "B-222")
def test_weapons_strike_but_do_not_parry_and_one_at_a_time():
    night = feud().give("zoe", "axe", "spear").give("ox", "axe")
    attacks = [option for option in night.options if option[0] == "attack"]
    assert {option[2] for option in attacks} == {None, "axe", "spear"}
    night.dice(0, 0, 0, 0, 0, 1, 0, 0, 0, 0).does("zoe", "attack", 1, "spear", "might").answers((1, 0))
    assert [len(threw.faces) for threw in night.news("Threw")] == [5, 5]
    night.end()


@pytest.mark.parametrize(("weapon", "dice"), [("axe", 4), ("spear", 5), ("blood-dagger", 6)])
def test_the_dice_of_weapons(weapon, dice):
    night = feud().give("zoe", weapon).dice(*[0] * dice, 0, 0, 0, 0, 0)
    night.does("zoe", "attack", 1, weapon, "might")
    assert len(night.news("Threw")[0].faces) == dice
    assert night.rows("zoe", "speed") == (2 if weapon == "blood-dagger" else 3)
    night.end()


@pytest.mark.parametrize(
    ("faces", "answers", "strikes"),
    [((2, 2, 2), (), True), ((1, 1, 1), ("sanity",), True), ((0, 1, 1), (), False)],
)
def test_the_sacrificial_dagger_asks_its_price(faces, answers, strikes):
    night = feud().give("zoe", "sacrificial-dagger").dice(*faces)
    night.dice(*([0] * 11 if strikes else [0, 0]))
    night.does("zoe", "attack", 1, "sacrificial-dagger", "might").answers(*answers)
    assert bool(night.news("Fought")) is strikes
    assert night.rows("zoe", "sanity") == (1 if answers else 2)
    night.end()


@pytest.mark.rule("B-278", "B-279")
def test_jenny_meets_the_werewolf():
    plain = Story("jenny", "ox", "peter").haunted(1, traitor="ox").give("ox", "spear")
    assert plain.value("jenny", "might") == 4 and plain.value("jenny", "speed") == 4
    plain.row("ox", might=7).dice(2, 2, 1, 0, 2, 2, 2, 2, 0, 0, 0, 0)
    plain.run(Fight(Figure(0), OX, MIGHT), (2, 1))
    assert plain.news("Suffered")[-1].points == 3
    assert plain.value("jenny", "might") == 3 and plain.value("jenny", "speed") == 4
    assert plain.rows("jenny", "speed") == 2 and plain.alive("jenny")
    assert plain.rows("ox", "might") == 7
    lost = with_mummy().dice(2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1).run(Fight(ZOE, MUMMY, MIGHT))
    assert not lost.state.monsters[0].stunned


@pytest.mark.rule("B-376")
def test_monsters_neither_steal_nor_shoot_unless_the_haunt_says_so():
    night = Story().haunted(21, traitor="ox").give("zoe", "idol").put("ox", "foyer").turn_of("ox")
    Spawn("zombie", RoomId("entrance-hall"), (2, 5, 2, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(2, 2, 2, 2, 2, 0, 0, 0).run(Fight(MUMMY, ZOE, MIGHT), (5, 5))
    assert night.news("Stole") == [] and night.state.monsters[0].items == ()
    far = Story().haunted(21, traitor="ox").put("ox", "upper-landing").put("zoe", "grand-staircase")
    Spawn("zombie", RoomId("entrance-hall"), (2, 5, 2, -1)).carry_out(far.house)
    assert far.house.scenario.targets(far.house, MUMMY) == [Figure(2)]


@pytest.mark.rule("B-277", "B-386", "B-387")
def test_the_mummy_may_take_things_and_drops_them_when_stunned():
    night = with_mummy().give("zoe", "axe", "candle")
    night.dice(2, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1).run(Fight(MUMMY, ZOE, MIGHT), "axe")
    assert "axe" in night.state.monsters[0].items and night.rows("zoe", "speed") == 3
    night.dice(2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0).run(Fight(ZOE, MUMMY, MIGHT))
    assert not night.state.monsters[0].items
    assert night.view("peter").piles == {"entrance-hall": ("axe",)}
