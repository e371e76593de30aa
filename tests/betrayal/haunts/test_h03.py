"""Haunt 3, Frog-Leg Stew."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Spawn
from nightbell.games.betrayal.haunts.h03_frog_leg_stew import FrogLegStew, is_frog, may_unmask
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import HEROES, MIGHT, SPEED, CardId, RoomId
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
WITCH, CAT = Figure(100), Figure(101)
HALL, LIBRARY = RoomId("entrance-hall"), RoomId("library")
STEW = HAUNTS[3]


def kitchen(witch: str = "upper-landing", cat: str = "", *, frogs: tuple[Seat, ...] = ()) -> Story:
    """Ox is the traitor, below; Zoe is in the hall, Peter on the stairs; the Witch and the cat in rooms."""
    night = Story().haunted(3, traitor="ox").put("ox", "basement-landing").put("peter", "grand-staircase")
    night.house.omen_room = RoomId("foyer")
    Spawn("witch", RoomId(witch), (4, 3, 6, -1)).carry_out(night.house)
    if cat:
        Spawn("witchs-cat", RoomId(cat), (3, 3, 2, -1)).carry_out(night.house)
    for seat in frogs:
        night.house.marks[f"frog-{seat}"] = 1
    night.house.outbox.clear()
    return night


def her_turn(night: Story, *dice: int) -> Story:
    """Ox passes; the Witch has rolled four dice for her way."""
    return night.turn_of("ox").dice(*(dice or (1, 0, 0, 0))).ends_turn("ox")


def spells(night: Story) -> set[tuple[str, object]]:
    return {option for option in night.options if option[0] in STEW.verbs}


# ---- right now


def test_right_now_the_witch_is_in_the_hall_and_roots_grow_where_they_do():
    night = Story().haunted(3, traitor="ox").room("kitchen", "ground", 3, 3).room("larder", "basement", 3, 3)
    night.run(call(STEW.right_now))
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [("witch", HALL, (4, 3, 6, -1))]
    assert set(night.state.rooms_with("root")) == {"kitchen", "larder"}


def test_a_root_grows_in_a_room_that_is_found_later():
    night = kitchen().stack("conservatory").put("zoe", "upper-landing")
    night.does("zoe", "explore", "E")
    while night.question.kind != "turn":
        night.answers(night.options[0])
    assert night.state.rooms_with("root") == ("conservatory",)


# ---- her spells


def test_she_casts_one_spell_a_turn_and_no_turn_without():
    night = her_turn(kitchen("foyer"))
    assert ("end",) not in night.options and ("move", "entrance-hall") in night.options
    night.answers(("wings-of-raven", "basement-landing"))
    assert night.state.monster(WITCH).room == "basement-landing"
    assert not spells(night) and ("end",) in night.options


@pytest.mark.parametrize(("mine", "hers", "frog"), [(2, 3, True), (3, 3, False), (4, 3, False)])
def test_skin_of_frog_takes_a_mind_weaker_than_hers(mine, hers, frog):
    night = her_turn(kitchen("entrance-hall"))
    sanity = night.value("zoe", "sanity")
    night.dice(*[1] * hers, *[0] * (6 - hers), *[1] * mine, *[0] * (sanity - mine))
    night.answers(("skin-of-frog", ZOE))
    assert is_frog(night.state, ZOE) is frog
    night.end()


def test_skin_of_frog_is_for_heroes_in_her_room_and_breath_for_those_she_sees():
    night = her_turn(kitchen("foyer").put("ox", "foyer").put("zoe", "upper-landing"))
    assert not any(spell[0] == "skin-of-frog" for spell in spells(night))
    assert {spell for spell in spells(night) if spell[0] == "breath-of-dragon"} == {
        ("breath-of-dragon", PETER)
    }


def test_breath_of_dragon_burns_through_armor():
    night = her_turn(kitchen("foyer").give("zoe", "armor"))
    night.dice(2, 1).answers(("breath-of-dragon", ZOE))
    assert night.question.kind == "share-damage" and dict(night.question.about)["points"] == 3


def test_wings_of_raven_carry_the_traitor_if_he_is_with_her():
    night = her_turn(kitchen("foyer").put("ox", "foyer"))
    night.answers(("wings-for-traitor", "upper-landing"))
    assert night.where("ox") == "upper-landing" and night.state.monster(WITCH).room == "foyer"
    apart = her_turn(kitchen("foyer"))
    assert not any(spell[0] == "wings-for-traitor" for spell in spells(apart))


def test_with_the_book_the_traitor_casts_one_of_two_spells_a_turn():
    night = kitchen().put("ox", "foyer").give("ox", "book").turn_of("ox").put("zoe", "foyer")
    assert {"skin-of-frog", "breath-of-dragon"} <= night.verbs
    sanity = night.value("zoe", "sanity")
    night.dice(1, *[0] * (night.value("ox", "sanity") - 1), *[0] * sanity).does("ox", "skin-of-frog", ZOE)
    assert is_frog(night.state, ZOE)
    assert not {"skin-of-frog", "breath-of-dragon"} & night.verbs
    empty = kitchen().put("ox", "foyer").turn_of("ox").put("zoe", "foyer")
    assert not {"skin-of-frog", "breath-of-dragon"} & empty.verbs
    far = (
        kitchen()
        .put("ox", "grand-staircase")
        .give("ox", "book")
        .turn_of("ox")
        .put("peter", "basement-landing")
    )
    assert "skin-of-frog" not in far.verbs
    far.dice(2, 1).does("ox", "breath-of-dragon", ZOE)
    assert far.question.kind == "share-damage" and dict(far.question.about)["points"] == 3


# ---- Frogs


def charmed(night: Story, seat: Seat = ZOE) -> Story:
    assert isinstance(STEW, FrogLegStew)
    return night.run(call(STEW.becomes_frog, seat))


def test_a_frog_drops_everything_and_is_weak_and_dumb_but_alive():
    night = kitchen().give("zoe", "axe", "girl", "book", "bite").row("zoe", knowledge=1, might=5)
    speed = night.rows("zoe", "speed")
    charmed(night)
    assert night.hand("zoe") == ("bite",) and set(night.state.piles[HALL]) == {"axe", "book"}
    assert night.state.strays == {"girl": HALL} and night.alive("zoe")
    assert (night.rows("zoe", "might"), night.rows("zoe", "knowledge")) == (0, 0)
    assert night.rows("zoe", "speed") == speed


def test_a_frog_hops_and_does_nothing_else():
    night = kitchen("entrance-hall", frogs=(ZOE,)).room("kitchen", "ground", 3, 3)
    night.house.tokens["root"] = (HALL,)
    night.house.piles[HALL] = (CardId("axe"),)
    night.house.marks["mortal-form"] = 1
    assert night.verbs == {"move", "end"} and ("move", "foyer") in night.options
    foyer = RoomId("foyer")
    night.house.placed[foyer] = replace(night.house.placed[foyer], due=True)
    night.does("zoe", "move", "foyer")
    assert not night.news("Drew")


def test_a_frog_drops_only_where_somebody_has_landed_before():
    for landed in (False, True):
        night = kitchen(frogs=(ZOE,)).room("collapsed-room", "upper", 1, 0).put("zoe", "collapsed-room")
        if landed:
            night.house.tokens["below-collapsed-room"] = (RoomId("basement-landing"),)
        assert ("drop-down" in night.verbs) is landed


@pytest.mark.parametrize("way", ["slide", "floor"])
def test_a_frog_that_falls_finds_no_room_either(way):
    night = kitchen(frogs=(ZOE,)).room("collapsed-room", "ground", 2, 1).room("larder", "basement", 0, 1)
    before = {*night.house.placed}
    night.house.tokens["slide"] = (HALL,)
    faces = [0] * night.value("zoe", "might" if way == "slide" else "speed")
    night.dice(*faces, 0).does("zoe", *(["slide"] if way == "slide" else ["move", "collapsed-room"]))
    assert night.question.kind == "which-room"
    night.answers("larder")
    assert night.where("zoe") == "larder" and {*night.state.placed} == before
    below = night.state.rooms_with("below-collapsed-room")
    assert below == (("larder",) if way == "floor" else ())


def test_nothing_is_given_to_a_frog_and_no_companion_follows_it():
    night = kitchen(frogs=(ZOE,)).put("peter", "entrance-hall").give("peter", "axe").turn_of("peter")
    assert "give" not in night.verbs
    night.house.strays[CardId("girl")] = RoomId("foyer")
    night.run(Go(ZOE, RoomId("foyer")))
    assert night.state.strays == {"girl": "foyer"}


def test_a_carried_frog_can_do_nothing_and_is_set_down_again():
    night = kitchen(frogs=(PETER,)).put("peter", "entrance-hall").does("zoe", "carry-frog", PETER)
    assert night.hand("zoe") == ("frog-2",) and night.where("peter") == "nowhere"
    assert "put-down-frog" not in night.verbs, "not in the turn in which it was picked up"
    night.does("zoe", "move", "foyer").dice(1, 0, 0, 0).ends_turn("zoe").ends_turn("ox")
    night.answers(("wings-of-raven", "entrance-hall"), ("end",))
    assert night.question.seat == ZOE, "Peter has no turn"
    night.does("zoe", "put-down-frog", PETER)
    assert night.where("peter") == "foyer" and night.hand("zoe") == ()


def test_a_frog_in_dead_hands_sits_on_the_floor():
    night = Story("zoe", "ox", "peter", "jenny").haunted(3, traitor="ox").put("peter", "nowhere")
    night.give("zoe", "frog-2").house.marks["frog-2"] = 1
    night.run(Die(ZOE))
    assert night.where("peter") == HALL and HALL not in night.state.piles


def test_a_frog_in_the_hands_of_one_who_becomes_a_frog_sits_on_the_floor():
    night = Story("zoe", "ox", "peter", "jenny").haunted(3, traitor="ox").put("peter", "nowhere")
    night.give("zoe", "frog-2").house.marks["frog-2"] = 1
    charmed(night)
    assert night.where("peter") == HALL and HALL not in night.state.piles


def test_a_frog_cannot_carry_a_frog():
    night = kitchen(frogs=(ZOE, PETER)).put("peter", "entrance-hall")
    assert "carry-frog" not in night.verbs


def test_neither_witch_nor_traitor_touches_a_frog():
    night = kitchen("entrance-hall", frogs=(ZOE,)).put("ox", "entrance-hall").give("ox", "book").turn_of("ox")
    night.put("peter", "upper-landing")
    assert not any(option[0] == "attack" for option in night.options)
    assert not {"skin-of-frog", "breath-of-dragon"} & night.verbs
    her_turn(night)
    assert {spell[0] for spell in spells(night)} == {"wings-of-raven", "wings-for-traitor"}


# ---- the cat


def test_the_cat_comes_with_the_first_frog_and_acts_from_the_next_monsters_turn():
    night = her_turn(kitchen("entrance-hall"))
    night.dice(2, 0, 0, 0, 0, 0, *[0] * night.value("zoe", "sanity")).answers(("skin-of-frog", ZOE))
    cat = night.state.monster(CAT)
    assert (cat.kind, cat.room, cat.traits) == ("witchs-cat", "foyer", (3, 3, 2, -1))
    night.answers(("end",))
    assert night.question.kind == "turn" and night.state.monster(CAT).room == "foyer"
    again = Story("zoe", "ox", "peter", "jenny").haunted(3, traitor="ox")
    charmed(again)
    charmed(again, PETER)
    assert len(again.state.monsters) == 1


def test_the_cat_goes_for_the_nearest_frog_that_nobody_carries():
    night = kitchen("basement-landing", "foyer", frogs=(ZOE, PETER)).put("peter", "upper-landing")
    cat = night.house.monster(CAT)
    assert STEW.hunts(night.house, cat) == [HALL]
    assert STEW.hunts(night.put("zoe", "nowhere").house, cat) == ["upper-landing"]
    assert STEW.hunts(night.put("peter", "nowhere").house, cat) == []


def test_the_cat_kills_the_frog_it_beats_and_strikes_nobody_else():
    night = Story("zoe", "ox", "peter", "jenny").haunted(3, traitor="ox").row("zoe", might=0)
    night.house.marks["frog-0"] = 1
    Spawn("witchs-cat", HALL, (3, 3, 2, -1)).carry_out(night.house)
    night.house.outbox.clear()
    may = STEW.may_attack
    assert may(night.house, WITCH, Figure(0), MIGHT, CardId(""))
    assert not may(night.house, WITCH, Figure(2), MIGHT, CardId(""))
    night.dice(1, 0, 0, *[0] * night.value("zoe", "might")).run(Fight(WITCH, Figure(0), MIGHT))
    assert not night.alive("zoe") and night.table.outcome is None


def test_a_hero_stuns_the_cat():
    night = kitchen("basement-landing", "entrance-hall").dice(2, 0, 0, 1, 0, 0)
    night.does("zoe", "attack", CAT, None, "might")
    assert night.state.monster(CAT).stunned and night.table.outcome is None


# ---- the heroes' page


@pytest.mark.parametrize(("faces", "dug"), [((2, 2), True), ((2, 1), False)])
@pytest.mark.parametrize("room", ["conservatory", "larder", "kitchen"])
def test_a_root_is_dug_up_with_knowledge_four(room, faces, dug):
    night = kitchen().room(room, "ground", 3, 3).put("zoe", room)
    night.house.tokens["root"] = (RoomId(room),)
    night.dice(*faces, *[0] * (night.value("zoe", "knowledge") - 2)).does("zoe", "dig-root")
    assert (night.hand("zoe") == (f"root-{room}",)) is dug and (not night.state.rooms_with("root")) is dug
    assert "dig-root" not in night.verbs
    night.end()


def test_the_traitor_never_holds_a_root():
    night = kitchen().put("ox", "entrance-hall").turn_of("ox")
    night.house.piles[HALL] = (CardId("root-larder"),)
    assert "take" not in night.verbs
    other = kitchen().turn_of("peter").put("peter", "entrance-hall")
    other.house.piles[HALL] = (CardId("root-larder"),)
    assert "take" in other.verbs


@pytest.mark.parametrize(
    ("hand", "room", "may"),
    [
        (("root-larder", "book"), "entrance-hall", True),
        (("root-larder",), "entrance-hall", False),
        (("book",), "entrance-hall", False),
        (("root-larder", "book"), "foyer", False),
    ],
)
def test_the_form_of_mortal_takes_root_and_book_in_her_room(hand, room, may):
    night = kitchen("entrance-hall").give("zoe", *hand).put("zoe", room)
    assert may_unmask(night.house, ZOE) is may
    night.house.marks["mortal-form"] = 1
    assert not may_unmask(night.house, ZOE)


@pytest.mark.parametrize(("faces", "mortal"), [((2, 2, 2), 1), ((2, 2, 1), 0)])
def test_the_form_of_mortal_takes_knowledge_six_and_the_root_if_it_works(faces, mortal):
    night = kitchen("entrance-hall").give("zoe", "root-larder", "book")
    night.dice(*faces, *[0] * (night.value("zoe", "knowledge") - 3)).does("zoe", "form-of-mortal")
    assert night.state.mark("mortal-form") == mortal
    assert night.hand("zoe") == (("book",) if mortal else ("root-larder", "book"))
    assert "form-of-mortal" not in night.verbs
    night.end()


def test_nothing_strikes_her_before_that_and_any_blow_kills_her_after():
    night = kitchen("entrance-hall").give("zoe", "revolver")
    assert "attack" not in night.verbs
    assert not STEW.may_attack(night.house, Figure(0), WITCH, SPEED, CardId("dynamite"))
    night = kitchen("entrance-hall")
    night.house.marks["mortal-form"] = 1
    night.dice(1, 0, 0, 0, 0, 0).does("zoe", "attack", WITCH, None, "might")
    assert night.table.outcome == HEROES


def test_a_blow_that_does_not_beat_her_does_not_kill_her():
    night = kitchen("entrance-hall")
    night.house.marks["mortal-form"] = 1
    night.dice(1, 0, 0, 1, 0, 0).does("zoe", "attack", WITCH, None, "might")
    assert night.table.outcome is None and night.state.monsters


@pytest.mark.parametrize(("faces", "cured"), [((2, 2), True), ((2, 1), False)])
def test_the_book_turns_a_frog_back_as_it_was_at_the_beginning(faces, cured):
    night = kitchen(frogs=(PETER,)).put("peter", "entrance-hall").give("zoe", "book")
    night.row("peter", might=0, knowledge=0, speed=7)
    night.dice(*faces, *[0] * (night.value("zoe", "knowledge") - 2)).does("zoe", "cure-frog", PETER)
    assert is_frog(night.state, PETER) is not cured
    rows = [night.rows("peter", trait) for trait in ("speed", "might", "sanity", "knowledge")]
    start = [night.state.start_row(PETER, trait) for trait in ("speed", "might", "sanity", "knowledge")]  # type: ignore[arg-type]
    assert (rows == start) is cured
    assert "cure-frog" not in night.verbs
    night.end()


def test_a_frog_in_somebodys_hands_can_be_turned_back():
    night = kitchen(frogs=(PETER,)).put("peter", "nowhere").give("zoe", "book", "frog-2")
    night.dice(2, 2, *[0] * (night.value("zoe", "knowledge") - 2)).does("zoe", "cure-frog", PETER)
    assert night.where("peter") == HALL and night.hand("zoe") == ("book",)
    assert "cure-frog" not in kitchen(frogs=(PETER,)).put("peter", "entrance-hall").verbs


def test_a_hero_takes_one_step_a_turn():
    night = (
        kitchen(frogs=(PETER,)).put("peter", "kitchen").room("kitchen", "ground", 3, 3).put("zoe", "kitchen")
    )
    night.give("zoe", "book").house.tokens["root"] = (RoomId("kitchen"),)
    night.dice(*[0] * night.value("zoe", "knowledge")).does("zoe", "dig-root")
    assert "cure-frog" not in night.verbs


# ---- the end


def test_the_traitor_wins_when_every_hero_is_dead_or_a_frog():
    night = kitchen(frogs=(PETER,))
    charmed(night)
    assert night.table.outcome == "traitor"
    night = kitchen(frogs=(PETER,)).run(Die(ZOE))
    assert night.table.outcome == "traitor"
    night = kitchen()
    charmed(night)
    assert night.table.outcome is None


def test_a_frog_that_is_let_fall_sits_on_the_side_where_its_bearer_stood():
    night = Story("zoe", "ox", "peter", "jenny").haunted(3, traitor="ox").put("peter", "nowhere")
    night.room("chasm", "basement", 1, 0).put("zoe", "chasm", side=1)
    night.give("zoe", "frog-2").house.marks["frog-2"] = 1
    night.run(Die(ZOE))
    assert night.where("peter") == "chasm" and night.state.side[PETER] == 1
