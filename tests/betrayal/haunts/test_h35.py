"""Haunt 35, Small Change."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import NO_CARD, Fight, Seize, Spawn
from nightbell.games.betrayal.haunts.h35_small_change import FLYING, GROUNDED, STARTED, captor, is_aboard
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
CAT = Figure(100)


def small(*names: str, cat: str | None = None) -> Story:
    night = Story(*names).haunted(35, traitor="ox").put("ox", "upper-landing")
    if cat:
        Spawn("cat", RoomId(cat), (6, 7, 5, 5), 1).carry_out(night.house)
        night.house.outbox.clear()
    return night


def plane(status: int, room: str = "entrance-hall", pilot: int = 0) -> Story:
    night = small().put("peter", room)
    night.house.tokens["airplane"] = (RoomId(room),)
    night.house.marks["plane"] = status
    if status > GROUNDED:
        night.house.marks.update({"pilot": pilot + 1, f"aboard-{pilot}": 1})
    return night


@pytest.mark.parametrize(("names", "cats"), [((), 1), (("zoe", "ox", "peter", "vivian", "heather"), 2)])
def test_right_now_cats(names, cats):
    night = Story(*names).haunted(35, traitor="ox")
    night.house.omen_room = RoomId("upper-landing")
    night.run(call(HAUNTS[35].right_now))
    assert len(night.state.monsters) == cats and night.state.monsters[0].room == "entrance-hall"


def test_a_step_costs_two_and_doorways_are_places():
    night = small().row("zoe", speed=4)
    assert night.value("zoe", "speed") == 5
    night.does("zoe", "move", "foyer").does("zoe", "move", "grand-staircase")
    assert "move" not in night.verbs and ("doorway", "upper-landing") in night.options
    night.does("zoe", "doorway", "foyer").ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    night.does("zoe", "doorway", "foyer")
    assert night.where("zoe") == "foyer" and night.state.left(ZOE) == 4


@pytest.mark.parametrize(("faces", "room"), [((1, 1, 1), "upper-landing"), ((1, 1, 0), "grand-staircase")])
def test_stairs_are_cliffs(faces, room):
    night = small().put("zoe", "grand-staircase").dice(*faces).does("zoe", "move", "upper-landing")
    assert night.where("zoe") == room
    assert (night.question.seat == ZOE) is (room == "upper-landing")


def test_no_cards_are_drawn_and_a_symbol_ends_the_turn():
    night = small().stack("bloody-room").does("zoe", "explore", "N")
    assert night.news("Drew") == [] and night.question.seat != ZOE


def test_nothing_whatever_draws_a_card():
    night = small().give("zoe", "puzzle-box", "dark-dice", "axe")
    for token in ("closet", "safe", "skeletons"):
        night.house.tokens[token] = (RoomId("entrance-hall"),)
    assert not {("search", token) for token in ("closet", "safe", "skeletons")} & {*night.options}
    assert ("use", "puzzle-box") not in night.options
    night.dice(1, 0, 0).does("zoe", "use", "dark-dice")
    assert night.news("RowCame") and not night.news("Drew")
    tall = Story().haunted(1, traitor="ox").give("zoe", "puzzle-box").put("ox", "upper-landing")
    tall.house.tokens["closet"] = (RoomId("entrance-hall"),)
    assert {("search", "closet"), ("use", "puzzle-box")} <= {*tall.options}


def test_a_cat_catches_and_swallows():
    night = (
        small(cat="entrance-hall")
        .turn_of("ox")
        .dice(2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        .run(Fight(CAT, Figure(0), MIGHT))
    )
    assert captor(night.state, ZOE) == CAT and night.rows("zoe", "might") == 3
    night._table = None
    night.dice(*[0] * 6).ends_turn("ox")
    assert not night.alive("zoe") and night.state.mark("eaten-0") == 1


@pytest.mark.parametrize(("mine", "free"), [((2, 2, 2, 2), True), ((0, 0, 0, 0), False)])
def test_wriggling_free(mine, free):
    night = small(cat="entrance-hall").put("peter", "foyer")
    Seize(CAT, ZOE).carry_out(night.house)
    night.dice(*mine, 1, 1, 1, 0, 0, 0)
    assert night.question.kind == "wriggle"
    night.answers("speed")
    assert (captor(night.state, ZOE) is None) is free
    assert (night.question.seat == ZOE) is free


def test_a_cat_with_its_mouth_full_attacks_nobody_and_its_prey_is_left_alone():
    night = small(cat="entrance-hall")
    Spawn("cat", RoomId("entrance-hall"), (6, 7, 5, 5), 2).carry_out(night.house)
    house, haunt, other = night.house, HAUNTS[35], Figure(101)
    assert haunt.may_attack(house, CAT, Figure(2), MIGHT, CardId(""))
    Seize(CAT, ZOE).carry_out(house)
    assert not haunt.may_attack(house, CAT, Figure(2), MIGHT, CardId(""))
    assert not haunt.may_attack(house, other, Figure(0), MIGHT, CardId(""))
    assert haunt.may_attack(house, other, Figure(2), MIGHT, CardId(""))


def test_a_beaten_cat_lets_go():
    night = small(cat="entrance-hall")
    Seize(CAT, PETER).carry_out(night.house)
    night.dice(2, 2, 2, 0, 0, 0, 0, 0, 0, 0).run(Fight(Figure(0), CAT, MIGHT))
    assert captor(night.state, PETER) is None and night.state.monsters[0].stunned


def test_a_beaten_cat_lets_go_of_the_first_player_too():
    night = small(cat="entrance-hall")
    Seize(CAT, ZOE).carry_out(night.house)
    night.dice(*[2] * night.value("peter", "might"), *[0] * 7).run(Fight(Figure(PETER), CAT, MIGHT))
    assert captor(night.state, ZOE) is None and not night.state.mark("caught-0")


def test_the_nimblest_aboard_reaches_down():
    night = small("zoe", "ox", "peter", "vivian").row("zoe", speed=0).row("peter", speed=7)
    night.house.tokens["airplane"] = (RoomId("entrance-hall"),)
    night.house.marks.update({"plane": FLYING, "pilot": 1, "aboard-0": 1, "aboard-2": 1})
    assert night.value("zoe", "speed") == 4 < night.value("peter", "speed") - 1
    night.dice(*[0] * 4, *[2] * 4).does("zoe", "pick-up", 3)
    assert is_aboard(night.state, Seat(3))


def test_finding_and_starting_the_airplane():
    night = (
        small().room("attic", "upper", 0, 1).put("zoe", "attic").dice(1, 1, 1).does("zoe", "find-airplane")
    )
    assert night.state.rooms_with("airplane") == ("attic",)
    night.dice(2, 2, 0).does("zoe", "start-airplane")
    assert night.state.mark("plane") == STARTED and is_aboard(night.state, 0)
    assert "find-airplane" not in night.verbs


def test_boarding_and_flying_with_everyone_aboard():
    night = plane(STARTED).turn_of("peter")
    night.does("peter", "board").ends_turn("peter")
    assert night.state.mark("plane") == FLYING and night.state.left(ZOE) == 5
    night.does("zoe", "move", "foyer")
    assert night.where("peter") == "foyer" and night.state.rooms_with("airplane") == ("foyer",)


@pytest.mark.parametrize(
    ("faces", "aboard", "status"),
    [((2, 2, 0, 0), True, FLYING), ((2, 0, 0, 0), False, FLYING), ((1, 0, 0, 0), False, GROUNDED)],
)
def test_picking_somebody_up(faces, aboard, status):
    night = plane(FLYING).dice(*faces).does("zoe", "pick-up", 2)
    assert is_aboard(night.state, 2) is aboard and night.state.mark("plane") == status


def test_flying_away():
    night = plane(FLYING).room("patio", "ground", 2, 1)
    night.house.marks["aboard-2"] = 1
    assert "fly-away" not in night.verbs
    night.does("zoe", "move", "patio").does("zoe", "fly-away")
    assert night.table.outcome == "heroes"


def test_the_pilot_flies_over_the_chasm_without_a_roll_and_everybody_with_it():
    night = plane(FLYING, "chasm").room("chasm", "basement", 1, 0).room("creaky-hallway", "basement", 2, 0)
    night.put("zoe", "chasm").house.marks["aboard-2"] = 1
    night.does("zoe", "cross")
    assert (night.state.side[ZOE], night.state.side[PETER]) == (1, 1)
    night.end()
    for room in ("catacombs", "tower"):
        other = plane(FLYING, room).room(room, "basement", 1, 0).put("zoe", room).dice(*[0] * 8)
        other.does("zoe", "cross")
        assert other.state.side[ZOE] == 0, "only the Chasm is flown over"
    afoot = small().room("chasm", "basement", 1, 0).put("zoe", "chasm").dice(*[0] * 8).does("zoe", "cross")
    assert afoot.state.side[ZOE] == 0


@pytest.mark.parametrize(
    ("high", "low"), [("gallery", "ballroom"), ("collapsed-room", "larder"), ("collapsed-room", "chasm")]
)
def test_the_pilot_flies_up_and_down_the_holes_in_the_floors(high, low):
    def story(start: str) -> Story:
        night = plane(FLYING, start).room("gallery", "upper", 0, 1).room("ballroom", "ground", 2, 1)
        night.room("collapsed-room", "ground", 1, 2).room(low, "basement", 1, 0).put("zoe", start)
        night.house.tokens["below-collapsed-room"] = (RoomId(low),)
        night.house.marks["aboard-2"] = 1
        return night

    for start, end in ((high, low), (low, high)):
        night = story(start).does("zoe", "fly-through", end)
        if end == "chasm":
            night.answers(1)
        assert night.where("zoe") == night.where("peter") == end and night.state.left(ZOE) == 4
        assert night.state.rooms_with("airplane") == (end,) and not night.news("Hurt")
        afoot = story(start)
        afoot.house.marks["pilot"] = 0
        assert not {"fly-through", "jump-down", "drop-down"} & afoot.verbs


def test_who_flies_is_out_of_reach():
    night = plane(FLYING)
    Spawn("cat", RoomId("entrance-hall"), (6, 7, 5, 5), 1).carry_out(night.house)
    scenario = night.house.scenario
    assert not scenario.may_attack(night.house, CAT, Figure(0), MIGHT, NO_CARD)
    assert scenario.may_attack(night.house, CAT, Figure(2), MIGHT, NO_CARD)


def test_traitor_and_cat_bring_it_down():
    night = plane(FLYING).put("ox", "entrance-hall").turn_of("ox").dice(2, 2, 1, 0).does("ox", "knock-down")
    assert night.state.mark("plane") == GROUNDED and not is_aboard(night.state, 0)
    assert not night.state.mark("pilot")
    cat = plane(FLYING).turn_of("ox")
    Spawn("cat", RoomId("entrance-hall"), (6, 7, 5, 5), 1).carry_out(cat.house)
    cat.house.outbox.clear()
    cat.dice(0, 0, 0, 0, 0, 0).ends_turn("ox")
    assert ("bat-down",) in cat.options
    cat.dice(2, 2, 2, 1, 0, 0).answers(("bat-down",))
    assert cat.state.mark("plane") == GROUNDED


def test_the_traitor_strikes_nobody_and_wins_by_the_cats():
    night = small().put("ox", "entrance-hall").turn_of("ox")
    assert "attack" not in night.verbs
    night.state.marks.update({"eaten-0": 1, "eaten-2": 1})
    night.state.alive[0] = night.state.alive[2] = False
    assert night.state.scenario.verdict(night.state) == "traitor"


def test_who_loses_to_no_cat_is_hurt_and_not_caught():
    night = small().dice(2, 1, 0, 1, 1, 0, 0, 0)
    before = night.rows("ox", "might")
    night.run(Fight(Figure(0), Figure(1), MIGHT), (1, 0))
    assert night.rows("ox", "might") == before - 1 and not night.state.mark("caught-1")


def test_no_bell_calls_a_captive_out_of_a_cats_teeth():
    night = small(cat="foyer").put("peter", "foyer").give("zoe", "bell")
    Seize(CAT, PETER).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(2, 2, 2, 2, 2).does("zoe", "use", "bell")
    assert night.question.kind == "turn", "nobody is there to be called"
    free = small(cat="upper-landing").put("peter", "foyer").give("zoe", "bell")
    free.dice(2, 2, 2, 2, 2).does("zoe", "use", "bell")
    assert free.question.kind == "call-heroes"


def test_whoever_strikes_in_vain_at_a_cat_with_its_mouth_full_is_not_caught_too():
    night = small(cat="entrance-hall").put("peter", "foyer")
    Seize(CAT, PETER).carry_out(night.house)
    night.house.marks["caught-2"] = 1
    night.house.outbox.clear()
    dice = [0] * night.value("zoe", "might") + [2] * 7
    night.dice(*dice).run(Fight(Figure(0), CAT, MIGHT))
    assert captor(night.state, PETER) == CAT and captor(night.state, ZOE) is None
    assert not night.state.mark("caught-0")
    night.end()


@pytest.mark.parametrize("side", [0, 1])
def test_a_doorway_beyond_a_barrier_is_beyond_it(side):
    night = (
        small().room("chasm", "basement", 1, 0).room("creaky-hallway", "basement", 2, 0).row("zoe", speed=0)
    )
    night.put("zoe", "chasm", side=side).house.done["begun"] = 1
    night.house.spent = night.house.spaces(ZOE) - 1
    near = "basement-landing" if side else "creaky-hallway"
    assert [option[1] for option in night.options if option[0] == "doorway"] == [near]
    inward = small().room("chasm", "basement", 1, 0).room("creaky-hallway", "basement", 2, 0)
    inward.put("zoe", near).house.done["begun"] = 1
    inward.house.spent = inward.house.spaces(ZOE) - 1
    inward.does("zoe", "doorway", "chasm").ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    inward.does("zoe", "doorway", "chasm")
    assert inward.where("zoe") == "chasm" and inward.state.side[ZOE] == side
