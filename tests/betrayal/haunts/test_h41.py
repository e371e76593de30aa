"""Haunt 41, Invisible Traitor."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR, Seat, call
from nightbell.games.betrayal.atoms import Fall
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.news import SecretLearned
from nightbell.games.betrayal.traits import RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def unseen(room: str = "entrance-hall") -> Story:
    return Story().haunted(41, traitor="ox").put("ox", room)


def test_right_now_the_figure_leaves_the_board():
    night = unseen().run(call(HAUNTS[41].right_now), "upper-landing")
    assert night.where("ox") == "upper-landing"
    for viewer in (SPECTATOR, ZOE, PETER):
        assert night.table.view(viewer).where[1] == "unseen"
        assert not any(type(e).__name__ == "Walked" for e in night.table.events(viewer))
    assert night.view("ox").where[1] == "upper-landing"


@pytest.mark.parametrize("side", [0, 1])
def test_whoever_vanishes_into_a_split_room_says_on_which_side_and_nobody_hears_it(side):
    night = unseen().room("chasm", "basement", 1, 0).room("creaky-hallway", "basement", 2, 0)
    night.run(call(HAUNTS[41].right_now), "chasm", side)
    assert night.where("ox") == "chasm" and night.state.side[OX] == side
    assert night.view("ox").side[1] == side and night.view("zoe").side[1] == 0
    night.retake("ox")
    way = "basement-landing" if side else "creaky-hallway"
    assert [option[1] for option in night.options if option[0] == "move"] == [way]


def test_nobody_sees_or_hinders_the_traitor():
    night = unseen().give("zoe", "axe").put("peter", "foyer")
    assert not {"attack", "give"} & night.verbs
    assert night.state.hindrance(Figure(0), RoomId("entrance-hall")) == 0


def test_the_menu_does_not_tell_where_the_traitor_is():
    assert unseen("entrance-hall").options == unseen("upper-landing").options


def test_how_far_the_traitor_walks_is_nobodys_business():
    night = unseen("foyer").turn_of("ox").room("tower", "upper", 1, 0)
    night.does("ox", "move", "grand-staircase").does("ox", "move", "upper-landing").does(
        "ox", "move", "tower"
    )
    night.does("ox", "cross")
    for viewer in (SPECTATOR, ZOE):
        view = night.table.view(viewer)
        assert (view.spent, view.halted, view.done, view.side[1]) == (0, False, {}, 0)
        assert not [e for e in night.table.events(viewer) if type(e).__name__ in ("Walked", "Crossed")]
    assert night.view("ox").spent == 3


def test_the_sneak_attack_needs_no_defence():
    night = unseen().turn_of("ox").put("peter", "foyer").dice(2)
    assert ("sneak-attack", 0) in night.options
    night.does("ox", "sneak-attack", 0).answers((1, 1))
    assert night.rows("zoe", "might") == 2


@pytest.mark.parametrize(("total", "told"), [(5, "traitor-in"), (3, "traitor-left-by"), (2, None)])
def test_whoever_was_struck_listens(total, told):
    night = unseen().turn_of("ox").put("peter", "upper-landing").dice(0).does("ox", "sneak-attack", 0)
    night.does("ox", "move", "foyer")
    faces = [2] * (total // 2) + [1] * (total % 2)
    night.dice(*faces, *[0] * (3 - len(faces))).ends_turn("ox")
    secrets = [e.secret for e in night.table.events(ZOE) if isinstance(e, SecretLearned)]
    assert secrets == ([told] if told else [])


def test_still_in_the_room():
    night = unseen().turn_of("ox").put("peter", "upper-landing").dice(0).does("ox", "sneak-attack", 0)
    night.dice(1, 1, 1).ends_turn("ox")
    secrets = [e.secret for e in night.table.events(PETER) if isinstance(e, SecretLearned)]
    assert secrets == ["traitor-still-in"]


@pytest.mark.parametrize(
    ("faces", "taken"), [((2, 2, 0, 0), True), ((1, 0, 0, 0), False), ((0, 0, 0, 0), False)]
)
def test_picking_pockets(faces, taken):
    night = unseen().turn_of("ox").give("zoe", "axe").put("peter", "foyer").dice(*faces)
    night.does("ox", "pickpocket", 0)
    assert ("axe" in night.hand("ox")) is taken
    named = [e for e in night.table.events(ZOE) if type(e).__name__ == "SecretLearned"]
    assert bool(named) is (sum(faces) == 0)


@pytest.mark.parametrize(("room", "hit"), [("entrance-hall", True), ("foyer", False)])
def test_striking_blindly(room, hit):
    night = unseen(room).put("peter", "upper-landing")
    night.dice(*([2, 2, 2, 1, 1, 1, 1, 1] if hit else []))
    night.does("zoe", "blind-attack", None, "might")
    if hit:
        night.answers((1, 0))
    assert bool(night.news("Fought")) is hit
    assert "blind-attack" not in night.verbs
    night.end()


def test_shooting_blindly():
    night = unseen("grand-staircase").give("zoe", "revolver").put("peter", "upper-landing")
    assert ("blind-shot", "grand-staircase") in night.options
    night.dice(2, 2, 2, 0, 0, 0, 0, 0, 0).does("zoe", "blind-shot", "grand-staircase").answers((3, 3))
    assert night.news("Fought")


@pytest.mark.parametrize(
    ("guide", "faces", "secret"),
    [("skull", (2, 2, 0, 0, 0), "traitors-floor"), ("spirit-board", (2, 2, 0), "traitors-symbol")],
)
def test_skull_and_board_track(guide, faces, secret):
    night = unseen("upper-landing").give("zoe", guide).dice(*faces)
    assert night.question.seat == ZOE
    told = [e.secret for e in night.table.events(PETER) if isinstance(e, SecretLearned)]
    assert told == [secret]
    assert not [e for e in night.table.events(SPECTATOR) if type(e).__name__ == "SecretLearned"]


def test_the_heroes_win_by_the_traitors_death():
    night = unseen()
    Fall(OX).carry_out(night.house)
    assert night.house.outcome == "heroes"


@pytest.mark.parametrize("hit", [True, False])
def test_a_blow_into_the_air_costs_what_the_dagger_drinks(hit):
    night = unseen("entrance-hall" if hit else "upper-landing").give("zoe", "blood-dagger")
    speed = night.rows("zoe", "speed")
    night.dice(*[1] * 12).does("zoe", "blind-attack", "blood-dagger", "might")
    assert night.rows("zoe", "speed") == speed - 1


def test_a_dagger_that_turns_on_its_bearer_strikes_nobody():
    night = unseen().give("zoe", "sacrificial-dagger").dice(*[0] * 3, 0, 0)
    night.does("zoe", "blind-attack", "sacrificial-dagger", "might")
    assert not night.news("Fought") and "blind-attack" not in night.verbs


def test_whoever_is_struck_with_a_weapon_listens_as_well():
    night = unseen().turn_of("ox").put("peter", "upper-landing").give("ox", "axe")
    dice = night.value("ox", "might") + 1 + night.value("zoe", "might")
    night.dice(*[0] * dice).does("ox", "attack", 0, "axe", "might").does("ox", "move", "foyer")
    night.dice(2, 1, 0).ends_turn("ox")
    secrets = [e.secret for e in night.table.events(ZOE) if isinstance(e, SecretLearned)]
    assert secrets == ["traitor-left-by"]
