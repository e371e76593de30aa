"""Haunt 4, The Web of Destiny."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import NO_CARD, Fight, Lose, Spawn
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import ITEM, MIGHT, SANITY, RoomId
from nightbell.games.betrayal.walk import DrawCard
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def web(*names: str) -> Story:
    """Zoe hangs in the web in the Entrance Hall, Ox is the traitor."""
    night = Story(*names).haunted(4, traitor="ox", revealer="zoe").put("ox", "upper-landing")
    Spawn("spider", RoomId("entrance-hall"), (0, 2, 5, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.house.marks.update({"track": 1, "webbed": 1, "eggs": 1})
    return night


@pytest.mark.parametrize(
    ("names", "alive"), [(("zoe", "ox", "peter"), False), (("zoe", "ox", "peter", "vivian", "heather"), True)]
)
def test_right_now_a_small_table_loses_the_traitors_figure(names, alive):
    night = Story(*names).haunted(4, traitor="ox", revealer="zoe").give("zoe", "bite").give("ox", "axe")
    night.run(call(HAUNTS[4].right_now))
    assert night.alive("ox") is alive
    assert [m.room for m in night.state.monsters] == ["entrance-hall"]


def test_the_captive_cannot_move_or_die_while_the_eggs_are_whole():
    night = web()
    assert not {"move", "explore"} & night.verbs and "tear-web" in night.verbs
    night.run(Lose(ZOE, SANITY, 7))
    assert night.alive("zoe") and night.rows("zoe", "sanity") == 0
    assert not night.state.scenario.may_attack(night.state, Figure(100), Figure(0), MIGHT, NO_CARD)


def test_tearing_takes_a_success_for_every_player():
    night = web()
    night.house.marks["web-torn"] = 2
    night.dice(2, 2, 0, 1, 1, 1, 0).does("zoe", "tear-web", None)
    assert not night.state.mark("webbed") and "attack" not in night.verbs
    assert "move" in night.verbs


@pytest.mark.parametrize(
    ("card", "verb"), [("medical-kit", "cut-out-eggs"), ("healing-salve", "dissolve-eggs")]
)
def test_the_eggs(card, verb):
    night = web().give("zoe", card)
    if card == "medical-kit":
        night.dice(2, 2, 0)
    night.does("zoe", verb)
    assert not night.state.mark("eggs")


def test_the_spider_grows_and_the_eggs_hatch_at_nine():
    night = web().turn_of("ox")
    night.house.marks["track"] = 7
    night.dice(0, 0, 0, 0, 0, 0).put("peter", "entrance-hall").ends_turn("ox")
    assert night.state.monsters[0].traits[:2] == (6, 8)
    late = web().turn_of("ox")
    late.house.marks["track"] = 8
    late.ends_turn("ox")
    assert late.table.outcome == "traitor"


def test_its_blanks_are_rolled_again():
    night = web().dice(0, 2, 2, 0, 0, 0)
    night.run(Fight(Figure(100), Figure(2), MIGHT), (4, 0))
    night.end()


def test_out_by_the_front_door():
    night = web().turn_of("peter")
    night.house.marks.update({"webbed": 0, "eggs": 0})
    night.deck("event", "whoops").dice(2, 2, 2).row("peter", might=2)
    night.does("peter", "open-front-door").answers("might")
    assert night.state.mark("front-door") == 1 and night.question.seat == ZOE
    night.does("zoe", "leave-house")
    assert night.table.outcome == "heroes"


def test_a_hero_may_take_the_kit_instead_of_a_draw():
    night = web().run(DrawCard(PETER, ITEM), True)
    assert "medical-kit" in night.hand("peter")
    other = web().deck("item", "axe").run(DrawCard(PETER, ITEM), False)
    assert "axe" in other.hand("peter")


def test_a_weapon_helps_against_the_web():
    night = web().give("zoe", "axe", "revolver")
    assert {("tear-web", None), ("tear-web", "axe")} == {o for o in night.options if o[0] == "tear-web"}
    night.dice(2, 2, 2, 2, 1, 1, 1, 1).does("zoe", "tear-web", "axe")
    assert night.state.mark("web-torn") == 1 and not {"attack", "tear-web"} & night.verbs
    night.end()


def test_a_bloody_weapon_takes_its_price_of_the_web_too():
    night = web().give("zoe", "blood-dagger").dice(*[2] * 6, *[0] * 4).does("zoe", "tear-web", "blood-dagger")
    assert night.rows("zoe", "speed") == 2 and night.state.mark("web-torn") == 1


def test_the_spider_drops_after_its_prey():
    night = web().room("coal-chute", "ground", 2, 1).put("peter", "basement-landing").turn_of("ox")
    night.house.marks["track"] = 2
    night.dice(1, 0).ends_turn("ox")
    assert night.state.monsters[0].room == "basement-landing"


def test_a_tie_tears_nothing():
    night = web().dice(1, 1, 1, 1, 1, 1, 0).does("zoe", "tear-web", None)
    assert [tried.success for tried in night.news("Tried")] == [False]
    assert night.state.mark("web-torn") == 0


def test_there_are_no_eggs_to_cut_when_they_are_gone():
    night = web().give("zoe", "medical-kit")
    assert "cut-out-eggs" in night.verbs
    night = web().give("zoe", "medical-kit")
    night.house.marks["eggs"] = 0
    assert "cut-out-eggs" not in night.verbs


def test_the_captive_crosses_no_barrier_and_is_carried_off_by_nothing():
    night = web().room("catacombs", "basement", 0, 1).put("zoe", "catacombs").give("zoe", "bottle")
    night.house.tokens["slide"] = (RoomId("catacombs"),)
    assert not night.verbs & {"cross", "slide"}
    night.dice(2, 2, 2).does("zoe", "use", "bottle")
    assert night.where("zoe") == "catacombs" and night.question.kind == "turn"
    free = web().room("catacombs", "basement", 0, 1).put("zoe", "catacombs")
    del free.house.marks["webbed"]
    assert "cross" in free.verbs
