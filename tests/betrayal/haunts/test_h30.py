"""Haunt 30, Tomb of Dracula."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fall, Fight, Slay, Spawn
from nightbell.games.betrayal.house import HAUNTS, Figure, Passage
from nightbell.games.betrayal.traits import MIGHT, SANITY, SPEED, TRAITOR, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER, DRACULA, BRIDE = Figure(0), Figure(1), Figure(2), Figure(100), Figure(101)
SPEAR = CardId("spear")


def table(
    *names: str, dracula: str = "basement-landing", bride: str = "upper-landing", hour: int = 2
) -> Story:
    """Ox is a Vampire in the Foyer; Peter is upstairs with the Bride, Zoe in the hall."""
    night = Story(*names).haunted(30, traitor="ox").put("ox", "foyer").put("peter", "upper-landing")
    Spawn("dracula", RoomId(dracula), (5, 8, 6, -1)).carry_out(night.house)
    Spawn("bride", RoomId(bride), (4, 4, 4, -1)).carry_out(night.house)
    night.house.marks["track"] = hour
    night.house.outbox.clear()
    return night


def test_right_now_the_girl_is_gone_and_the_traitor_grows():
    night = Story().haunted(30, traitor="ox").room("crypt", "basement", 0, 1).put("ox", "foyer")
    night.give("ox", "girl").run(call(HAUNTS[30].right_now))
    assert [night.rows("ox", t) for t in ("speed", "might", "sanity", "knowledge")] == [5, 3, 3, 3]
    assert "girl" in night.state.discard
    found = [(m.kind, m.room, m.traits) for m in night.state.monsters]
    assert found == [("dracula", "crypt", (5, 8, 6, -1)), ("bride", "foyer", (4, 4, 4, -1))]


def test_a_traitor_who_lived_by_the_girl_alone_outlives_her():
    night = Story().haunted(30, traitor="ox").give("ox", "girl").row("ox", sanity=0, knowledge=0)
    night.run(call(HAUNTS[30].right_now))
    assert night.alive("ox") and night.rows("ox", "sanity") == 0


def test_with_crypt_and_graveyard_the_traitor_chooses_the_tomb():
    night = Story().haunted(30, traitor="ox").room("crypt", "basement", 0, 1)
    night.room("graveyard", "ground", 2, 1).run(call(HAUNTS[30].right_now), "graveyard")
    assert night.state.monsters[0].room == "graveyard"


def test_without_a_grave_he_lies_four_rooms_off_or_as_far_as_can_be():
    night = Story().haunted(30, traitor="ox").put("peter", "basement-landing")
    night.run(call(HAUNTS[30].right_now))
    assert night.state.monsters[0].room == "upper-landing", "three steps, and no room is farther"
    big = Story().haunted(30, traitor="ox").room("attic", "upper", 0, -1).room("bedroom", "upper", 0, -2)
    big.run(call(HAUNTS[30].right_now), "bedroom")
    assert big.state.monsters[0].room == "bedroom"


def test_dracula_lies_still_before_the_second_turn():
    night = table(dracula="entrance-hall", bride="grand-staircase", hour=0).turn_of("ox")
    night.dice(2, 2, 2, *[0] * 4).ends_turn("ox")
    assert night.state.mark("track") == 1
    assert night.question.kind == "monster", "only the Bride acts"
    assert dict(night.question.about)["figure"] == BRIDE
    late = table(dracula="entrance-hall", bride="grand-staircase", hour=1).turn_of("ox")
    late.dice(2, 2, 2).ends_turn("ox")
    assert late.question.kind == "which-monster" and late.options == [DRACULA, BRIDE]


def test_he_defends_himself_asleep():
    night = table(dracula="entrance-hall", hour=0)
    assert ("attack", 100, None, "might") in night.options


# ---- thresholds


def late(night: Story) -> Story:
    """The sun is not up, and the traitor's roll for it is behind us."""
    night.house.done["begun"] = 1
    return night.turn_of("ox")


@pytest.mark.parametrize("total, enters", [(6, True), (5, False)])
def test_a_vampire_rolls_to_enter_the_chapel(total, enters):
    night = late(table().room("chapel", "ground", 1, 1).row("ox", sanity=7))
    night.dice(*[1] * total, *[0] * (7 - total)).does("ox", "move", "chapel")
    assert (night.where("ox") == "chapel") == enters
    if not enters:
        assert ("move", "chapel") not in night.options and night.state.spent == 0
    night.end()


@pytest.mark.parametrize("total, enters", [(6, True), (5, False)])
def test_a_vampire_rolls_to_come_to_the_holy_symbol(total, enters):
    night = late(table().row("ox", sanity=7).give("zoe", "holy-symbol"))
    night.dice(*[1] * total, *[0] * (7 - total)).does("ox", "move", "entrance-hall")
    assert (night.where("ox") == "entrance-hall") == enters
    night.end()


def test_one_roll_even_if_both_keep_it_out_and_none_for_a_symbol_that_nobody_holds():
    night = late(table().room("chapel", "ground", 1, 1).row("ox", sanity=7).give("zoe", "holy-symbol"))
    night.put("zoe", "chapel").dice(*[1] * 6, 0).does("ox", "move", "chapel")
    night.end()
    free = late(table().give("ox", "holy-symbol")).does("ox", "move", "entrance-hall")
    assert free.where("ox") == "entrance-hall"
    free.end()


def test_nor_does_a_vampire_steal_in_by_a_secret_way():
    for name, room in (("ox", "foyer"), ("zoe", "entrance-hall")):
        night = table().room("chapel", "upper", 5, 5).turn_of(name)
        night.house.passages.append(Passage("secret-stairs", RoomId(room), 0, RoomId("chapel"), 0))
        assert (("passage", "chapel") in night.options) is (name == "zoe")


def test_heroes_come_and_go():
    night = table().room("chapel", "ground", 2, 1).give("peter", "holy-symbol").put("peter", "chapel")
    night.does("zoe", "move", "chapel").end()


@pytest.mark.parametrize("total, enters", [(6, True), (5, False)])
def test_monsters_roll_too(total, enters):
    night = late(table(dracula="basement-landing", bride="foyer").give("zoe", "holy-symbol"))
    night.put("ox", "upper-landing").dice(2, 2, 2, 2).ends_turn("ox").answers(BRIDE)
    night.dice(*([2, 2, 1, 1] if enters else [2, 2, 1, 0])).answers(("move", "entrance-hall"))
    assert (night.state.monster(BRIDE).room == "entrance-hall") == enters
    assert ("move", "entrance-hall") not in night.options or enters


# ---- the gaze


def test_only_the_other_sex_and_only_behind_doors():
    """Ox sees Zoe behind the door; Peter is a man, and the Bride upstairs sees him."""
    night = late(table("zoe", "ox", "peter", "jenny").put("jenny", "upper-landing"))
    assert [o for o in night.options if o[0] == "dominate"] == [("dominate", 0)]
    haunt, house = HAUNTS[30], night.state
    assert haunt.monster_options(house, house.monster(BRIDE)) == [("dominate", 2)]
    house.where[2] = RoomId("grand-staircase")
    assert haunt.monster_options(house, house.monster(BRIDE)) == [], "stairs are no door"
    house.where[2] = RoomId("upper-landing")
    house.done["attack"] = 1
    assert haunt.monster_options(house, house.monster(BRIDE)) == []


def test_the_sleeper_sees_nobody():
    night = table(dracula="entrance-hall", hour=1)
    assert HAUNTS[30].monster_options(night.house, night.house.monster(DRACULA)) == []


def test_a_bent_will_costs_speed_and_draws_the_hero_close():
    night = late(table()).dice(2, 1, 0, *[0] * 5).does("ox", "dominate", 0)
    assert night.rows("zoe", "speed") == 0 and night.question.kind == "draw-close"
    night.answers(True)
    assert night.where("zoe") == "foyer"
    stays = late(table()).dice(2, 0, 0, *[0] * 5).does("ox", "dominate", 0).answers(False)
    assert stays.where("zoe") == "entrance-hall" and "dominate" not in stays.verbs


def test_in_the_same_room_there_is_nobody_to_draw():
    night = late(table().put("zoe", "foyer")).dice(1, 0, 0, *[0] * 5).does("ox", "dominate", 0)
    assert night.rows("zoe", "speed") == 2 and night.question.kind == "turn"


def test_a_will_that_holds_does_the_vampire_no_harm():
    night = late(table()).dice(0, 0, 0, 2, 2, *[0] * 3).does("ox", "dominate", 0)
    assert night.rows("ox", "sanity") == 2 and night.question.kind == "turn"
    bride = table().dice(*[0] * 4, 2, 2, 0, 0).run(Fight(BRIDE, PETER, SANITY))
    assert not bride.state.monster(BRIDE).stunned


def test_who_loses_all_speed_is_a_vampire():
    night = late(
        table("zoe", "ox", "peter", "jenny").put("jenny", "upper-landing").row("zoe", speed=1, might=7)
    )
    night.dice(2, 0, 0, *[0] * 5).does("ox", "dominate", 0)
    assert night.state.party[0] == "traitor" and night.alive("zoe")
    start = night.state.start_row(Seat(0), SPEED)
    assert night.rows("zoe", "speed") == start + 1 and night.rows("zoe", "might") == 7
    assert night.rows("zoe", "sanity") == night.state.start_row(Seat(0), SANITY) + 1


def test_who_is_killed_by_an_ordinary_attack_is_dead():
    night = table().put("zoe", "foyer").row("zoe", might=0, speed=0)
    night.dice(2, *[0] * 4, 0, 0, 0).run(Fight(OX, ZOE, MIGHT), (1, 1))
    assert not night.alive("zoe") and night.state.party[0] == "heroes"


# ---- the night


def test_the_sun_rises_on_less_than_the_track():
    night = table(hour=3).turn_of("ox").dice(2, 1, 0)
    assert night.question.kind == "turn"
    assert night.state.mark("track") == 4 and night.state.mark("sunrise") == 1
    assert night.state.monster(DRACULA).traits == (5, 8, 6, -1), "it burns from the next turn on"
    dark = table(hour=2).turn_of("ox").dice(2, 1, 0)
    assert dark.question.kind == "turn" and not dark.state.mark("sunrise")
    dark.end()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_dice_as_players(players):
    names = ("zoe", "ox", "peter", "jenny", "professor", "madame")[:players]
    night = table(*names).turn_of("ox").dice(*[1] * players)
    assert night.question.kind == "turn"
    night.end()


def burning(**rows: int) -> Story:
    night = table("zoe", "ox", "peter", "jenny").row("ox", **rows).turn_of("ox")
    night.house.marks["sunrise"] = 1
    return night


def test_by_day_every_vampire_fades():
    night = burning()
    assert night.question.kind == "turn"
    assert night.state.monster(DRACULA).traits == (4, 7, 5, -1)
    assert night.state.monster(BRIDE).traits == (3, 3, 3, -1)
    assert [night.rows("ox", t) for t in ("speed", "might", "sanity", "knowledge")] == [3, 1, 1, 1]
    assert night.rows("zoe", "might") == 3 and night.state.mark("track") == 2
    night.end()


def test_what_fades_to_nothing_is_dust():
    night = burning(might=0)
    assert night.question.kind == "which-monster", "Ox has crumbled as his turn began"
    assert not night.alive("ox")


def test_the_last_of_the_two_is_dust():
    night = Story().haunted(30, traitor="ox").turn_of("ox").put("ox", "foyer")
    Spawn("bride", RoomId("upper-landing"), (1, 1, 1, -1)).carry_out(night.house)
    night.house.marks["sunrise"] = 1
    assert night.table.outcome == "heroes"


def test_a_dead_traitors_night_goes_on():
    night = table("zoe", "ox", "peter", "jenny", hour=0).run(Fall(Seat(1))).retake("zoe")
    night.dice(1, 1, 1, 1).ends_turn("zoe")
    assert night.state.mark("track") == 1


# ---- Spear and Holy Symbol


def test_the_spear_destroys_vampires():
    night = table(bride="entrance-hall").give("zoe", "spear")
    night.dice(2, *[0] * 4, *[0] * 4).run(Fight(ZOE, BRIDE, MIGHT, SPEAR))
    assert night.state.find_monster(BRIDE) is None
    ox = table().put("zoe", "foyer").give("zoe", "spear")
    ox.dice(2, *[0] * 4, *[0] * 5).run(Fight(ZOE, OX, MIGHT, SPEAR))
    assert not ox.alive("ox") and ox.table.outcome is None, "the two in the tomb are still there"


def test_anything_else_stuns_them_and_wounds_the_traitor():
    night = table(bride="entrance-hall").dice(2, 0, 0, *[0] * 4).run(Fight(ZOE, BRIDE, MIGHT))
    assert night.state.monster(BRIDE).stunned
    ox = table().put("zoe", "foyer").dice(1, 0, 0, *[0] * 5).run(Fight(ZOE, OX, MIGHT), (1, 0))
    assert ox.alive("ox") and ox.rows("ox", "might") == 1


def test_a_spear_in_the_hand_of_the_one_attacked_does_not_pierce():
    night = table(bride="entrance-hall").give("zoe", "spear").dice(*[0] * 4, 2, 0, 0)
    night.run(Fight(BRIDE, ZOE, MIGHT))
    assert night.state.monster(BRIDE).stunned


def test_the_holy_symbol_drives_them_off_a_room_for_each_point():
    night = table(bride="entrance-hall").give("zoe", "holy-symbol").dice(2, 0, 0, *[0] * 4)
    night.run(Fight(ZOE, BRIDE, MIGHT), "foyer", "grand-staircase")
    assert night.state.monster(BRIDE).room == "grand-staircase" and night.state.monster(BRIDE).stunned
    near = table(bride="entrance-hall").give("zoe", "holy-symbol").dice(2, 0, 0, *[0] * 4)
    near.run(Fight(ZOE, BRIDE, MIGHT), "foyer", None)
    assert near.state.monster(BRIDE).room == "foyer"
    ox = table().put("zoe", "foyer").give("zoe", "holy-symbol").dice(1, 0, 0, *[0] * 5)
    ox.run(Fight(ZOE, OX, MIGHT), (1, 0), "grand-staircase")
    assert ox.where("ox") == "grand-staircase"


def test_also_when_the_vampire_began_it():
    night = table(bride="entrance-hall").give("zoe", "holy-symbol").dice(*[0] * 4, 1, 0, 0)
    night.run(Fight(BRIDE, ZOE, MIGHT), "foyer")
    assert night.state.monster(BRIDE).room == "foyer"


# ---- the end


def test_the_heroes_win_with_both_destroyed_and_the_traitor_alive():
    night = table().run(Slay(BRIDE))
    assert not night.state.over
    night.run(Slay(DRACULA))
    assert night.table.outcome == "heroes" and night.alive("ox")


def test_the_traitor_wins_when_all_are_dead_or_turned():
    night = table().run(Die(Seat(2))).retake("ox")
    night.house.done["begun"] = 1
    night.row("zoe", speed=0).dice(2, 0, 0, *[0] * 5).does("ox", "dominate", 0)
    assert night.table.outcome == "traitor" and night.state.winners == [1], "Zoe has killed nobody"


def test_dynamite_is_a_hand_that_kills_too():
    """Peter was turned, and throws it at the last hero."""
    night = table().row("zoe", speed=0, might=0).give("peter", "dynamite").put("peter", "foyer")
    night.turn_of("peter").house.party[PETER] = TRAITOR
    night.dice(*[0] * 8).does("peter", "use", "dynamite").answers("entrance-hall", (2, 2))
    assert night.table.outcome == "traitor" and night.state.winners == [1, 2]


def test_what_a_hero_blew_up_does_not_count_after_the_turn():
    night = table("zoe", "ox", "peter", "jenny").row("jenny", speed=0, might=0).put("jenny", "foyer")
    night.put("ox", "upper-landing").give("zoe", "dynamite")
    night.dice(*[0] * 8).does("zoe", "use", "dynamite").answers((2, 2))
    assert not night.alive("jenny") and not night.state.mark("killed-by-0")


@pytest.mark.parametrize("way", ["wall", "jump-down", "drop-down"])
@pytest.mark.parametrize("guarded", [True, False])
def test_nor_by_a_turning_wall_or_a_drop(way, guarded):
    night = late(table().room("gallery", "upper", 0, -1).room("ballroom", "ground", 2, 1))
    night.room("collapsed-room", "upper", 0, -2).put("zoe", "ballroom")
    night.house.passages.append(Passage("wall-switch", RoomId("gallery"), 0, RoomId("ballroom"), 0))
    night.house.tokens["below-collapsed-room"] = (RoomId("ballroom"),)
    night.put("ox", "collapsed-room" if way == "drop-down" else "gallery")
    if guarded:
        night.give("zoe", "holy-symbol")
    assert ((way,) in night.options) is not guarded


@pytest.mark.parametrize("total", [6, 5])
def test_a_chapel_that_a_vampire_finds_keeps_it_out_as_well(total):
    night = late(table().row("ox", sanity=7).put("ox", "upper-landing").only_tiles("chapel"))
    night.deck("event", "night-view").dice(*[1] * total, *[0] * (7 - total))
    night.does("ox", "explore", "N")
    if night.question.kind == "turn-tile":
        night.answers(night.options[0])
    assert (night.where("ox") == "chapel") == (total == 6)
    if total < 6:
        assert night.state.placed[RoomId("chapel")].due and ("move", "chapel") not in night.options


@pytest.mark.parametrize("total", [6, 5])
def test_a_bell_in_the_hand_with_the_symbol_calls_only_those_who_dare(total):
    night = table(dracula="basement-landing", bride="foyer").give("zoe", "bell", "holy-symbol")
    night.put("ox", "upper-landing").dice(*[0] * night.value("zoe", "sanity"), 2, 2, 1, total - 5)
    night.does("zoe", "use", "bell").answers((BRIDE,))
    assert (night.state.monster(BRIDE).room == "entrance-hall") is (total == 6)


@pytest.mark.parametrize("mine", [0, 2])
def test_a_vampire_who_strikes_blindly_at_the_bride_is_driven_nowhere(mine):
    night = table(bride="foyer").put("zoe", "basement-landing").give("peter", "holy-symbol")
    might = night.value("ox", "might")
    theirs = [2 - mine] * 4
    night.dice(*[mine] * might, *theirs).run(Fight(OX, BRIDE, MIGHT), *([(8, 0)] if not mine else []))
    assert night.where("ox") == "foyer" and bool(night.state.monster(BRIDE).stunned) is (mine > 0)
