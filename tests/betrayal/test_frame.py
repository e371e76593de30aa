"""What the frame offers to haunts, shown on a haunt as it might be."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nightbell.engine import Effect, Random, Refusal, Seat, Table, call, play_out, random_players
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import (
    Carry,
    Do,
    Enlist,
    Fight,
    Hurt,
    HurtDice,
    Lose,
    LoseRoom,
    Mark,
    Prowl,
    Reveal,
    Slide,
    Spawn,
    Stun,
    SwapTile,
    TakeOffTile,
    Withdraw,
    spoils,
)
from nightbell.games.betrayal.cards.items import explode, within_throw
from nightbell.games.betrayal.cards.omens import errands
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.haunt import lays_down
from nightbell.games.betrayal.haunts.leading import steps_from
from nightbell.games.betrayal.house import HAUNTS, Figure, House, Monster, Passage
from nightbell.games.betrayal.rooms import MYSTIC_ELEVATOR
from nightbell.games.betrayal.rules import first_seat
from nightbell.games.betrayal.traits import (
    HEROES,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    TRAITOR,
    UPPER,
    CardId,
    RoomId,
)
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
LORD = Figure(100)
ENTRANCE = RoomId("entrance-hall")


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Haunt 21 as another haunt might have it: traits of its kind of lord, and methods."""

    def change(methods: dict[str, Any] | None = None, **kind: Any) -> None:
        haunt = type(HAUNTS[21])
        lord = replace(HAUNTS[21].kinds["zombie-lord"], **kind)
        monkeypatch.setattr(haunt, "kinds", {**HAUNTS[21].kinds, "zombie-lord": lord})
        for name, method in (methods or {}).items():
            monkeypatch.setattr(haunt, name, method)
        monkeypatch.setitem(HAUNTS, 21, haunt())

    return change


def shift(room: str, *dice: int) -> Story:
    """Ox, the traitor, ends his turn; the lord stands in a room; Zoe is in the hall and Peter upstairs."""
    night = Story().haunted(21, traitor="ox").turn_of("ox").put("ox", "upper-landing")
    night.put("peter", "upper-landing")
    Spawn("zombie-lord", RoomId(room), (3, 7, 2, -1)).carry_out(night.house)
    night.house.outbox.clear()
    return night.dice(*dice)


def test_a_monster_may_walk_through_the_walls_of_its_floor(changed):
    changed(through_walls=True)
    night = shift("library", 2, 2, 0).room("library", "ground", 1, -1).room("bloody-room", "ground", 2, -1, 1)
    night.house.gaps[RoomId("library")] = ""
    assert night.house.exits(RoomId("library")) != night.house.monster_ways(RoomId("library"), walls=True)
    night.ends_turn("ox")
    assert {("move", "foyer"), ("move", "bloody-room")} <= set(night.options)
    steps = night.state.distances(RoomId("entrance-hall"), monster=True, walls=True)
    assert steps[RoomId("library")] == 2


def test_what_walks_through_walls_walks_through_ruins(changed):
    """The foyer is lost: to the hall leads only a way through what is left of it."""
    for walls in (True, False):
        changed({"hunts": lambda self, house, monster: [house.where[ZOE]]}, through_walls=walls)
        night = shift("grand-staircase", 2, 2, 0).put("peter", "basement-landing")
        LoseRoom(RoomId("foyer")).carry_out(night.house)
        night.house.outbox.clear()
        night.ends_turn("ox")
        reached = night.state.monsters[0].room
        assert reached == ("entrance-hall" if walls else "grand-staircase")


def test_a_haunt_may_let_the_elevator_stay_where_a_floor_is_gone(monkeypatch):
    for falls in (True, False):
        monkeypatch.setattr(type(HAUNTS[21]), "elevator_falls", falls)
        night = Story().haunted(21, traitor="ox").room("mystic-elevator", "ground", 2, 1)
        for room in night.house.rooms_on(UPPER):
            LoseRoom(room).carry_out(night.house)
        night.house.outbox.clear()
        night.dice(2, 1).run(Go(ZOE, MYSTIC_ELEVATOR))
        assert night.alive("zoe") is not falls


def test_a_hunter_goes_the_shortest_way_and_does_not_stop_before_it_has_arrived(changed):
    changed({"hunts": lambda self, house, monster: [house.where[ZOE]]})
    night = shift("upper-landing", 2, 2, 0).put("peter", "basement-landing").ends_turn("ox")
    assert night.state.monsters[0].room == "entrance-hall" and night.state.spent == 3
    assert night.verbs == {"attack", "end"}
    short = shift("upper-landing", 1, 0, 0).put("peter", "basement-landing").ends_turn("ox")
    assert short.state.monsters[0].room == "grand-staircase" and short.question.seat == PETER


def test_a_monster_that_never_attacks_still_defends_itself(changed):
    changed(attacks=False)
    night = shift("entrance-hall", 0, 0, 0).ends_turn("ox")
    assert "attack" not in night.verbs
    fight = shift("entrance-hall", 0, 0, 0, *[1] * 7).turn_of("zoe")
    fight.run(Fight(Figure(0), LORD, MIGHT), (3, 4))
    assert not fight.alive("zoe")


def test_a_rooted_monster_strikes_without_moving_or_rolling_for_it(changed):
    changed(holds_fast=True)
    night = shift("entrance-hall", *[0] * 10).ends_turn("ox")
    assert night.verbs == {"attack", "end"} and night.news("MonsterThrew") == []
    alone = shift("foyer").ends_turn("ox")
    assert alone.question.seat == PETER and not alone.state.monsters_turn


def test_a_haunt_says_when_a_monster_stays_where_it_is(changed):
    changed({"holds_fast": lambda self, house, monster: True})
    night = shift("foyer").ends_turn("ox")
    assert not night.news("MonsterThrew") and night.state.monster(LORD).room == "foyer"


def test_a_haunt_may_keep_a_monster_from_a_step(changed):
    def before_prowl(self: Any, house: House, monster: Figure, to: RoomId) -> Effect[bool]:
        yield Do(f"not {to}")
        return to != "entrance-hall"

    changed({"before_prowl": before_prowl})
    night = shift("foyer", 2, 0, 0).ends_turn("ox").answers(("move", "entrance-hall"))
    assert night.state.monster(LORD).room == "foyer" and night.state.spent == 0
    night.answers(("move", "grand-staircase"))
    assert night.state.monster(LORD).room == "grand-staircase"


def test_a_monster_may_choose_its_trait(changed):
    changed({"strikes_with": lambda self, house, monster: (MIGHT, SANITY)})
    night = shift("entrance-hall", 0, 0, 0).ends_turn("ox")
    assert {option[3] for option in night.options if option[0] == "attack"} == {MIGHT, SANITY}


@pytest.mark.parametrize("hinders", [True, False])
def test_a_monster_may_be_passed_by(changed, hinders):
    changed(hinders=hinders)
    night = shift("entrance-hall")
    assert night.house.hindrance(Figure(0), RoomId("entrance-hall")) == int(hinders)


@pytest.mark.rule("B-384", "B-392")
@pytest.mark.parametrize("explores", [True, False])
def test_a_monster_explores_where_its_haunt_lets_it(changed, explores):
    """The room it finds has no card due, and it goes on."""
    changed(explores=explores)
    night = shift("entrance-hall", 2, 2, 0).put("zoe", "upper-landing").stack("gardens").ends_turn("ox")
    assert ("explore" in night.verbs) is explores
    if explores:
        night.answers(("explore", "N"))
        while night.question.kind == "turn-tile":
            night.answers(night.options[0])
        assert night.state.monsters[0].room == "gardens" and not night.state.placed[RoomId("gardens")].due
        assert night.state.spent == 1 and "move" in night.verbs
        assert night.news("Drew") == []


def test_a_haunt_says_when_a_monster_explores(changed):
    changed({"finds_rooms": lambda self, house, monster: house.mark("hungry") > 0}, explores=True)
    fed = shift("entrance-hall", 2, 2, 0).put("zoe", "upper-landing").ends_turn("ox")
    assert "explore" not in fed.verbs
    hungry = shift("entrance-hall", 2, 2, 0).put("zoe", "upper-landing")
    hungry.house.marks["hungry"] = 1
    assert "explore" in hungry.ends_turn("ox").verbs


def test_a_state_may_leave_less_to_do(monkeypatch):
    haunt = HAUNTS[21]
    only_walks = lambda self, house, me, options: tuple(o for o in options if o[0] in ("move", "end"))  # noqa: E731
    monkeypatch.setattr(type(haunt), "limited", only_walks)
    monkeypatch.setattr(haunt, "limits_menus", True)
    night = Story().haunted(21, traitor="ox").give("zoe", "axe", "puzzle-box")
    assert night.verbs == {"move", "end"}
    assert night.refused("use", "puzzle-box").rule == "B-176"


def test_a_haunt_says_who_goes_first(monkeypatch):
    from nightbell.games.betrayal.begin import FirstTurn

    night = Story().haunted(21, traitor="ox")
    night.run(FirstTurn())
    assert night.state.done["haunt-first"] == PETER
    monkeypatch.setattr(type(HAUNTS[21]), "goes_first", lambda self, house: house.traitor)
    night.run(FirstTurn())
    assert night.state.done["haunt-first"] == OX


def belongs_to_zoe(self: object, house: House, monster: Monster) -> Seat:
    return ZOE


def test_a_monster_may_act_in_the_place_of_a_living_player(monkeypatch):
    monkeypatch.setattr(type(HAUNTS[21]), "place_of", belongs_to_zoe)
    monkeypatch.setattr(type(HAUNTS[21]), "controller", belongs_to_zoe)
    night = shift("foyer").turn_of("zoe").dice(1, 0, 0).ends_turn("zoe")
    assert (night.question.kind, night.question.seat) == ("monster", ZOE)
    night.answers(("end",))
    assert night.question.seat == OX
    night.ends_turn("ox")
    assert night.question.seat == PETER and not night.news("MonstersTurnBegan")


def test_only_killers_share_the_traitors_victory():
    """Zoe's corpse has killed and Peter's has not."""
    night = Story("zoe", "ox", "peter", "vivian").haunted(21, traitor="ox")
    night.house.alive = [False] * 4
    night.house.marks["killed-by-0"] = 1
    assert night.house.scenario.winners(night.house, TRAITOR) == (OX, ZOE)


def test_the_last_death_counts_for_whoever_dealt_it():
    """It ends the game, and still the corpse of Zoe has killed."""
    night = Story().haunted(21, traitor="ox").row("peter", might=0, speed=0)
    night.house.alive[:2] = [False, False]
    Spawn("zombie", RoomId("entrance-hall"), (2, 5, 2, -1), 20, ZOE).carry_out(night.house)
    night.dice(2, *[0] * 4, *[0] * 8).run(Fight(Figure(100), Figure(2), MIGHT), (1, 1))
    assert night.state.winners == [OX, ZOE]


def test_who_lays_everything_down_leaves_companions_behind_unless_they_stay():
    night = Story().haunted(21, traitor="ox").give("zoe", "axe", "girl", "bite")
    night.run(call(lays_down, Seat(0)))
    assert night.hand("zoe") == ("bite",) and night.state.strays == {"girl": "entrance-hall"}
    assert night.state.piles == {"entrance-hall": ("axe",)}


def test_a_monster_that_clings_keeps_what_it_carries_when_it_is_stunned(changed):
    changed(clings=True)
    night = shift("entrance-hall")
    Carry(LORD, CardId("axe")).carry_out(night.house)
    night.run(Stun(LORD))
    assert night.state.monster(LORD).items == ("axe",) and night.state.monster(LORD).stunned
    changed(clings=False)
    night.run(Stun(LORD))
    assert night.state.monster(LORD).items == () and night.state.piles == {"entrance-hall": ("axe",)}


def test_a_monster_that_changes_sides_is_the_enemy_of_the_others():
    night = shift("entrance-hall")
    assert ("attack", 100, None, "might") in night.turn_of("zoe").options
    night = shift("entrance-hall").run(Enlist(LORD, HEROES)).retake("zoe")
    assert "attack" not in night.verbs and night.state.opposed(LORD, Figure(1))


def test_of_several_rooms_a_monster_knows_those_it_gets_to_soonest():
    house = shift("foyer").house
    rooms = [RoomId(name) for name in ("upper-landing", "entrance-hall", "grand-staircase")]
    assert house.nearest(house.monster(LORD), rooms) == ["entrance-hall", "grand-staircase"]
    assert house.nearest(house.monster(LORD), [RoomId("basement-landing")]) == []


def test_a_haunt_says_what_hands_may_hold_and_the_dog_may_carry(monkeypatch):
    night = Story().haunted(21, traitor="ox").give("zoe", "dog", "axe").give("ox", "bell")
    night.house.piles[RoomId("entrance-hall")] = (CardId("candle"),)
    assert {"take", "give"} <= night.verbs
    monkeypatch.setattr(type(HAUNTS[21]), "may_hold", lambda self, house, me, card: False)
    monkeypatch.setattr(type(HAUNTS[21]), "may_fetch", lambda self, house, card: False)
    full = Story().haunted(21, traitor="ox").give("zoe", "dog", "axe").give("ox", "bell")
    full.house.piles[RoomId("entrance-hall")] = (CardId("candle"),)
    assert not {"take", "give"} & full.verbs
    assert spoils(full.state, Figure(ZOE), OX) == () and errands(full.state, ZOE) == ()


def test_a_haunt_may_soften_losses_that_are_no_damage(monkeypatch):
    assert Story().haunted(21, traitor="ox").run(Lose(ZOE, SANITY, 1, "tower")).rows("zoe", "sanity") == 1
    monkeypatch.setattr(type(HAUNTS[21]), "lowered", lambda self, house, seat, rows, dealt: 0)
    assert Story().haunted(21, traitor="ox").run(Lose(ZOE, SANITY, 1, "tower")).rows("zoe", "sanity") == 2


def test_a_monster_may_be_off_the_board_for_a_while():
    night = shift("entrance-hall")
    Carry(LORD, CardId("axe")).carry_out(night.house)
    night.run(Withdraw(LORD)).retake("ox")
    assert night.state.monster(LORD).room == "nowhere" and night.state.piles == {"entrance-hall": ("axe",)}
    night.ends_turn("ox")
    assert night.question.seat == PETER and night.news("MonsterThrew") == []


def test_a_haunt_says_whom_cards_reach_from_afar(monkeypatch):
    night = Story().haunted(21, traitor="ox").put("zoe", "foyer").put("peter", "grand-staircase")
    assert {"entrance-hall", "grand-staircase"} <= {*within_throw(night.state, ZOE)}
    monkeypatch.setattr(type(HAUNTS[21]), "may_affect", lambda self, house, me, other: other != PETER)
    assert "entrance-hall" in within_throw(night.state, ZOE)
    assert "grand-staircase" not in within_throw(night.state, ZOE)


def test_nothing_lessens_sheer_damage(changed):
    changed({"softened": lambda self, house, seat, harm, points, dealt: (harm, 0)})
    night = Story().haunted(21, traitor="ox").give("zoe", "armor").run(Hurt(ZOE, PHYSICAL, 3, "haunt"))
    assert not night.news("Suffered")
    night.run(Hurt(ZOE, PHYSICAL, 3, "haunt", True), (2, 1))
    assert night.news("Suffered")[-1].points == 3


def test_nobody_climbs_out_of_a_hole_that_nobody_fell_through():
    """The Collapsed Room drops a monster into any basement room, but from none does a way lead back up."""
    night = (
        shift("dusty-hallway").room("dusty-hallway", "basement", 0, -1).room("collapsed-room", "upper", 1, 0)
    )
    night.room("stairs-from-basement", "basement", 0, 1, 2)
    steps = night.house.distances(RoomId("collapsed-room"), monster=True)
    assert (steps[RoomId("upper-landing")], steps[RoomId("stairs-from-basement")]) == (1, 4)
    assert steps[RoomId("dusty-hallway")] == 6
    down = night.house.distances(RoomId("dusty-hallway"), monster=True)
    assert down[RoomId("collapsed-room")] == 1


def test_a_haunt_may_open_walls_to_an_explorer(monkeypatch):
    haunt = HAUNTS[21]
    monkeypatch.setattr(haunt, "opens_walls", True)
    monkeypatch.setattr(haunt, "wall_ways", lambda house, me, room: [RoomId("chapel")])
    night = Story().haunted(21, traitor="ox").put("ox", "foyer").room("chapel", "ground", 5, 5)
    assert night.options.count(("move", "chapel")) == 1
    night.does("zoe", "move", "chapel")
    assert night.where("zoe") == "chapel" and night.state.spent == 1


def test_a_skull_that_may_not_be_used_turns_nothing_on_the_body(monkeypatch):
    monkeypatch.setattr(HAUNTS[21], "may_use", lambda house, me, card: False)
    night = Story().haunted(21, traitor="ox").give("zoe", "skull").run(Hurt(ZOE, MENTAL, 1, "attack"), (1, 0))
    assert night.rows("zoe", "sanity") == 1


def test_a_haunt_may_keep_a_trait_from_rising(monkeypatch):
    monkeypatch.setattr(HAUNTS[21], "highest_row", lambda house, seat, trait: 4)
    night = Story().haunted(21, traitor="ox").run(Slide(ZOE, MIGHT, 3))
    assert night.rows("zoe", "might") == 4
    night = Story().haunted(21, traitor="ox").row("zoe", might=6).run(Slide(ZOE, MIGHT, 1))
    assert night.rows("zoe", "might") == 6, "what is higher already does not fall"


@pytest.mark.parametrize("passes", [False, True])
def test_a_haunt_may_let_explorers_walk_on_past_a_symbol(monkeypatch, passes):
    monkeypatch.setattr(type(HAUNTS[29]), "passes_symbols", passes)
    night = Story().haunted(29, traitor="ox").room("bloody-room", "ground", 3, 0, due=True)
    night.run(Go(ZOE, RoomId("bloody-room")))
    assert night.state.halted is not passes and bool(night.news("Drew")) is not passes
    assert night.state.placed[RoomId("bloody-room")].due is passes


def test_a_haunt_may_have_its_own_answer_to_dynamite(changed):
    def stunned(self, house, seat):
        yield Mark(f"stunned-{seat}", 1)

    changed({"blasted": stunned})
    night = (
        Story().haunted(21, traitor="ox").dice(*[0] * 20).run(call(explode, PETER, RoomId("entrance-hall")))
    )
    assert night.state.mark("stunned-0") == 1 and not night.news("Suffered")


@pytest.mark.parametrize("seed", range(3))
def test_a_way_that_is_looked_for_only_as_far_as_a_monster_stands_is_as_short(seed: int) -> None:
    """Whoever asks which step leads nearer need not know what lies behind the monster."""
    table = Table(RULES, {"players": 4}, seed, marking=False)
    play_out(table, random_players(table, seed), Random(seed))
    house = table.state
    for goal in house.rooms():
        whole = house.distances(goal, monster=True)
        for room in whole:
            near = house.distances(goal, monster=True, until=room)
            assert {
                each: steps for each, steps in whole.items() if steps < whole[room]
            }.items() <= near.items()
            assert near.items() <= whole.items() and room in near


def test_ways_go_on_behind_a_secret_passage():
    night = Story("zoe", "ox", "peter").room("library", "upper", 5, 5).room("bedroom", "upper", 4, 5)
    night.house.passages.append(Passage("wall-switch", RoomId("entrance-hall"), 0, RoomId("library"), 0))
    beside = [to for to, _, _ in night.house.ways[RoomId("library")]]
    steps = night.house.distances(RoomId("entrance-hall"))
    assert steps[RoomId("library")] == 1 and beside == ["bedroom"] and steps[RoomId("bedroom")] == 2


@pytest.mark.parametrize(("faces", "stunned"), [((2, 2, 1, 0), 0), ((2, 1, 1, 0), 1)])
def test_dynamite_stuns_a_monster_that_is_too_slow(faces, stunned):
    night = Story().haunted(14, traitor="ox").put("zoe", "upper-landing")
    Spawn("cultist", RoomId("foyer"), (4, 4, 4, -1)).carry_out(night.house)
    night.dice(*faces).run(call(explode, ZOE, RoomId("foyer")))
    assert [monster.stunned for monster in night.state.monsters] == [stunned]
    night.end()


@pytest.mark.parametrize(
    ("speed", "might", "stunned"), [(0, 4, 1), (1, 0, 1), (1, -1, 0), (-1, 4, 0), (-1, -1, 0)]
)
def test_dynamite_reaches_whatever_has_might_and_speed_be_it_none(speed, might, stunned):
    night = Story().haunted(14, traitor="ox").put("zoe", "upper-landing")
    Spawn("cultist", RoomId("foyer"), (speed, might, 4, -1)).carry_out(night.house)
    night.dice(*[0] * 4).run(call(explode, ZOE, RoomId("foyer")))
    assert [monster.stunned for monster in night.state.monsters] == [stunned]
    assert (len(night.state.chance.loaded["dice"]) < 4) is bool(stunned), "nothing is rolled for the others"


@pytest.mark.parametrize("sheer", [False, True])
def test_the_dead_are_not_hurt(sheer):
    night = Story().haunted(21, traitor="ox")
    night.house.alive[ZOE] = False
    night.run(Hurt(ZOE, PHYSICAL, 2, sheer=sheer)).run(HurtDice(ZOE, PHYSICAL, 2, sheer=sheer))
    assert not night.news("Suffered")
    night.end()


def test_a_hero_who_is_unmasked_is_no_traitor_and_the_first_player_may_be_one():
    night = Story().haunted(34)
    house = night.house
    house.traitor, house.open_party, house.party[ZOE] = Seat(-1), [False] * 3, TRAITOR
    night.run(Reveal(PETER))
    assert night.state.traitor == -1
    night.run(Reveal(ZOE))
    assert night.state.traitor == ZOE
    night.house.party[OX] = TRAITOR
    assert night.run(Reveal(OX)).state.traitor == ZOE


def test_nobody_is_opposed_before_the_haunt_or_to_oneself():
    night = Story()
    assert not night.house.opposed(Figure(0), Figure(1)) and night.house.hindrance(Figure(0), ENTRANCE) == 0
    night.haunted(21, traitor="ox")
    assert night.house.opposed(Figure(0), Figure(1)) and not night.house.opposed(Figure(1), Figure(1))


def test_the_first_monster_stands_on_its_side_of_a_room():
    night = Story().haunted(14, traitor="ox")
    first = Spawn("cultist", RoomId("foyer"), (4, 4, 4, -1)).carry_out(night.house)
    Prowl(first, RoomId("foyer"), 1).carry_out(night.house)
    assert night.house.side_of(first) == 1 and night.house.side_of(Figure(0)) == 0


def test_nobody_slides_into_a_cellar_that_is_lost():
    night = Story().room("coal-chute", "ground", 2, 1)
    assert night.house.slides(RoomId("coal-chute"))
    night.house.lost.append(RoomId("basement-landing"))
    assert not night.house.slides(RoomId("coal-chute"))


def test_what_lies_about_goes_with_the_tile_or_stays_in_the_room_that_takes_its_place():
    night = Story().room("library", "upper", 1, 0)
    night.house.strays = {CardId("axe"): RoomId("library"), CardId("bell"): ENTRANCE}
    swapped = Story().room("library", "upper", 1, 0)
    swapped.house.strays = dict(night.house.strays)
    night.run(TakeOffTile(RoomId("library")))
    assert night.state.strays == {"bell": ENTRANCE} and night.state.discard == ["axe"]
    swapped.run(SwapTile(RoomId("library"), RoomId("bedroom"), 0))
    assert swapped.state.strays == {"axe": "bedroom", "bell": ENTRANCE}


@pytest.mark.parametrize("explorer", EXPLORERS)
def test_whose_birthday_it_is_goes_first(explorer):
    day = EXPLORERS[explorer].birthday
    born = [name for name, each in EXPLORERS.items() if each.birthday != day or name == explorer]
    assert born[first_seat(born, *day)] == explorer


def test_a_day_that_no_month_has_is_refused():
    for month, day in ((0, 1), (13, 1), (1, 0), (1, 32)):
        with pytest.raises(Refusal):
            RULES.new({"month": month, "day": day}, 1)
    for month, day in ((1, 1), (12, 31)):
        RULES.new({"month": month, "day": day}, 1)


@pytest.mark.parametrize("named", [{"month": 3}, {"day": 4}, {"month": 3, "day": 4}])
def test_a_day_that_the_table_has_named_stays(named):
    assert RULES.dated(named, 10, 31) == named
    assert RULES.dated({}, 10, 31) == {"month": 10, "day": 31}


def test_who_is_led_away_comes_farther_away_with_every_step():
    night = Story().room("library", "upper", 5, 5)
    for room in (ENTRANCE, RoomId("foyer")):
        night.house.passages.append(Passage("wall-switch", room, 0, RoomId("library"), 0))
    assert "foyer" in steps_from(night.house, Figure(0))
    assert "foyer" not in steps_from(night.house, Figure(0), RoomId("library")), "as near as the hall"
