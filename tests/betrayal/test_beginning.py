"""The haunt roll, the chart, the traitor, the reading, the order of turns, death and victory."""

from __future__ import annotations

import re
from typing import Any

import pytest

from nightbell.engine import SPECTATOR, Refusal, Seat, may_know
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import Fall, Spawn, Win
from nightbell.games.betrayal.begin import find_traitor
from nightbell.games.betrayal.chart import CHART, TRAITOR_OF, TraitorRule
from nightbell.games.betrayal.house import HAUNTS, NO_ONE, Figure, House
from nightbell.games.betrayal.news import Claimed, Ended, Threw, Walked
from nightbell.games.betrayal.traits import HEROES, HOUSE, MIGHT, OMEN, TRAITOR, CardId, RoomId
from nightbell.games.betrayal.turn import LAST_TURN, monsters_after
from nightbell.games.betrayal.walk import DrawCard
from nightbell.text import LANGUAGES, Words
from tests.betrayal.scenario import Story

ZOE, OX, PETER, VIVIAN = Seat(0), Seat(1), Seat(2), Seat(3)


def omen_night(omen: str, room: str, floor: str = "ground", *names: str, **options: Any) -> Story:
    """Zoe has drawn an omen in a room, with enough omens out that six noughts begin the haunt."""
    night = Story(*names, **options).room(room, floor, 9, 9).put("zoe", room).give("zoe", omen)
    night.house.omens_drawn = 1
    night.house.omen = CardId(omen)
    night.house.omen_room = RoomId(room)
    night.house.done["omen"] = 1
    night.house.done["begun"] = 1
    return night


def began(night: Story) -> House:
    """Roll six noughts, and let everybody read."""
    night.dice(0, 0, 0, 0, 0, 0).ends_turn("zoe")
    for seat in list(night.table.open):
        night.table.answer(seat, "ready")
    return night.state


def omens_before(count: int) -> Story:
    """So many omens have really been drawn, one by one, and the next lies behind a door."""
    night = Story().room("creaky-hallway", "upper", 0, 1).room("balcony", "upper", 0, 2, due=True)
    order = ("ring", "skull", "mask", "book", "spear", "crystal-ball", "medallion", "dog", "girl")
    rest = [card for card in night.house.decks[OMEN] if card not in (*order, "bite")]
    night.deck("omen", *order, *rest, "bite")
    if count == 12:
        night.deck("omen", "bite").dice(*[0] * (4 + night.value("peter", "might")))
    for _ in range(count):
        night.run(DrawCard(PETER, OMEN)).retake("zoe")
    return night.put("zoe", "creaky-hallway")


def draws_and_ends(night: Story, total: int) -> Story:
    """Zoe goes out onto the balcony, draws its omen, and rolls this total at the end of her turn."""
    night.does("zoe", "move", "balcony")
    while night.question.kind != "turn":
        night.answers(next(iter(night.question.choice.listed())))
    faces = [2] * (total // 2) + [1] * (total % 2)
    return night.dice(*faces, *[0] * (6 - len(faces))).ends_turn("zoe")


def has_begun(night: Story) -> bool:
    return "ready" in [decision.kind for decision in night.table.open.values()]


@pytest.mark.rule("B-075", "B-184", "B-282")
def test_a_haunt_roll_ends_a_turn_with_an_omen():
    """Six dice, after everything else, and no way round them; without an omen there is no roll."""
    night = omens_before(0)
    night.does("zoe", "move", "balcony")
    assert night.news("Drew")[-1].card == "ring" and night.news("HauntRolled") == []
    assert "haunt" not in " ".join(night.verbs)
    night.dice(1, 1, 1, 1, 1, 1).ends_turn("zoe")
    assert len(night.news("Threw")[-1].faces) == 6
    assert [(rolled.total, rolled.omens) for rolled in night.news("HauntRolled")] == [(6, 1)]
    assert night.question.seat == OX and not night.state.haunt
    night.ends_turn("ox")
    assert len(night.news("HauntRolled")) == 1
    night.end()


@pytest.mark.rule("B-283", "B-285")
@pytest.mark.parametrize(
    ("before", "total", "begins"),
    [(4, 4, True), (4, 5, False), (0, 0, True), (0, 1, False), (1, 1, True), (1, 2, False), (12, 12, True)],
)
def test_the_haunt_begins_at_no_more_than_the_omens_drawn_before(before, total, begins):
    night = draws_and_ends(omens_before(before), total)
    assert night.state.omens_drawn == before + 1
    assert has_begun(night) is begins
    night.end()


@pytest.mark.rule("B-284", "B-288", "B-291")
def test_the_chart_names_the_haunt_and_the_roller_is_the_revealer():
    house = began(omen_night("girl", "abandoned-room"))
    assert house.haunt == CHART[RoomId("abandoned-room")][CardId("girl")] == 1
    assert house.revealer == ZOE and house.traitor == ZOE
    other = began(omen_night("holy-symbol", "kitchen"))
    assert other.haunt == 22 and other.revealer == ZOE and other.traitor == OX


@pytest.mark.rule("B-005", "B-006", "B-007")
def test_one_traitor_and_the_rest_heroes():
    night = omen_night("girl", "abandoned-room", "ground", "zoe", "ox", "peter", "vivian", "heather")
    house = began(night)
    assert house.party.count(TRAITOR) == 1 and house.party.count(HEROES) == 4
    assert set(house.party) | {m.party for m in house.monsters} == {HEROES, TRAITOR}


@pytest.mark.rule("B-292", "B-293")
def test_ties_go_to_the_revealer_then_to_the_left():
    night = Story("zoe", "ox", "peter", "vivian", "heather")
    for seat in range(5):
        night.house.clips[4 * seat + 1] = 0
    assert [night.house.value(Seat(s), MIGHT) for s in range(5)] == [2, 4, 2, 2, 3]
    lowest = TraitorRule("trait", MIGHT, False)
    assert find_traitor(night.house, lowest, VIVIAN) == VIVIAN
    assert find_traitor(night.house, lowest, OX) == PETER
    assert find_traitor(night.house, lowest, Seat(4)) == ZOE
    assert find_traitor(night.house, TraitorRule("trait", MIGHT, False, True), VIVIAN) == ZOE


@pytest.mark.parametrize("number", range(1, 51))
def test_every_haunt_finds_its_traitor(number):
    night = Story("zoe", "ox", "father", "madame", "brandon", "heather")
    traitor = find_traitor(night.house, TRAITOR_OF[number], OX)
    rule = TRAITOR_OF[number]
    if rule.mode in ("hidden", "none", "later"):
        assert traitor == NO_ONE
    elif rule.named is not None and night.house.seat_of(rule.named) >= 0:
        assert night.house.explorers[traitor] == rule.named
    elif rule.mode == "age":
        assert traitor == Seat(2 if rule.highest else 0)
    elif rule.mode == "revealer":
        assert traitor == OX
    elif rule.mode == "left":
        assert traitor == PETER
    else:
        values = {
            s: night.house.value(Seat(s), rule.trait) for s in range(6) if s != 1 or not rule.but_revealer
        }
        best = max(values.values()) if rule.highest else min(values.values())
        assert values[traitor] == best


@pytest.mark.rule("B-294")
def test_the_room_that_takes_its_place_has_the_explorers_in_it():
    night = omen_night("spear", "balcony", "upper", declined=(39,)).only_tiles("larder", "catacombs")
    night.put("ox", "balcony")
    house = began(night)
    assert house.haunt == CHART[RoomId("catacombs")][CardId("spear")] == 43
    assert [news.haunt for news in night.news("HauntDeclined")] == ["39"]
    assert "balcony" not in house.placed
    assert house.where[0] == house.where[1] == house.omen_room == "catacombs"
    assert house.placed[RoomId("catacombs")].floor == "upper" and "catacombs" not in house.tiles


@pytest.mark.rule("B-294", "B-305")
def test_a_haunt_already_played_may_be_declined_or_played_again():
    declined = omen_night("spear", "abandoned-room", declined=(43,)).only_tiles("larder", "pentagram-chamber")
    assert began(declined).haunt == CHART[RoomId("pentagram-chamber")][CardId("spear")] == 50
    again = omen_night("spear", "abandoned-room").only_tiles("larder", "pentagram-chamber")
    house = began(again)
    assert house.haunt == 43
    assert {RULES.view(house, Seat(seat)).party[1 - seat // 2] for seat in (0, 2)} == {"unknown"}


@pytest.mark.rule("B-295")
def test_then_the_next_omen():
    night = omen_night("book", "balcony", "upper", declined=(3, 25))
    night.only_tiles("larder").deck("omen", "dog", "ring", "bite")
    night.house.decks[next(d for d in night.house.decks if d == "omen")][:] = [
        CardId("mask"),
        CardId("holy-symbol"),
    ]
    night.room("gallery", "upper", 5, 5)
    night.house.omen_room = RoomId("gallery")
    house = began(night)
    assert house.haunt == CHART[RoomId("gallery")][CardId("holy-symbol")] == 22
    assert house.omen == "holy-symbol" and house.has(ZOE, CardId("holy-symbol"))
    assert not house.has(ZOE, CardId("book"))


@pytest.mark.rule("B-286", "B-290", "B-296", "B-299", "B-303", "B-302")
def test_each_side_reads_its_own_page_and_then_acts_on_it():
    night = omen_night("girl", "abandoned-room").dice(0, 0, 0, 0, 0, 0).ends_turn("zoe")
    assert {decision.kind for decision in night.table.open.values()} == {"ready"}
    assert night.view("zoe").pages == ("1-traitor", "new-powers", "how-monsters-move")
    assert night.view("ox").pages == night.view("peter").pages == ("1-heroes",)
    assert night.table.view(SPECTATOR).pages == ()
    assert not night.state.monsters
    for seat in (ZOE, OX, PETER):
        night.table.answer(seat, "ready")
    assert [m.kind for m in night.state.monsters] == ["mummy"]
    assert night.state.rooms_with("sarcophagus") == ("abandoned-room",)


@pytest.mark.rule("B-301")
@pytest.mark.rule("B-148")
@pytest.mark.parametrize("side", [0, 1])
def test_whose_monster_comes_into_a_split_room_says_on_which_side(side):
    night = omen_night("bite", "catacombs", "basement")
    began(night)
    assert night.question.kind == "which-side" and night.question.seat == night.state.traitor
    night.answers(side)
    assert night.state.monsters[0].room == "catacombs" and night.state.monsters[0].side == side
    assert night.view("ox").monsters[0].side == side and night.question.kind == "turn"


def test_play_waits_until_everybody_is_ready():
    night = omen_night("girl", "abandoned-room").dice(0, 0, 0, 0, 0, 0).ends_turn("zoe")
    night.table.answer(ZOE, "ready")
    night.table.answer(PETER, "ready")
    assert set(night.table.open) == {OX} and not night.state.monsters
    night.table.answer(OX, "ready")
    assert night.state.monsters


@pytest.mark.rule("B-297", "B-298")
def test_no_other_page_is_to_be_had():
    """A page is named by its haunt and side; a view holds the one and nothing else of the books."""
    house = began(omen_night("holy-symbol", "kitchen"))
    pages = [RULES.view(house, Seat(seat)).pages for seat in range(3)]
    assert pages == [("22-heroes",), ("22-traitor", "new-powers", "how-monsters-move"), ("22-heroes",)]


@pytest.mark.rule("B-300")
def test_the_heroes_plan_where_the_traitor_does_not_hear():
    house = Story("zoe", "ox", "peter", "vivian").haunted(1, traitor="ox").house
    assert RULES.companions_in_arms(house, ZOE) == (PETER, VIVIAN)
    heard = RULES.hearers(house, ZOE, RULES.companions_in_arms(house, ZOE))
    assert [may_know(seat, heard) for seat in (ZOE, OX, PETER, VIVIAN)] == [True, False, True, True]


@pytest.mark.rule("B-360", "B-361")
@pytest.mark.parametrize("number", [34, 43])
def test_where_a_traitor_is_hidden_nobody_talks_apart(number):
    """What is said aloud everybody hears in the same words, also whoever only watches."""
    night = Story().haunted(number)
    assert RULES.companions_in_arms(night.house, ZOE) == ()
    for others in ((OX,), (OX, PETER)):
        with pytest.raises(Refusal) as refused:
            RULES.hearers(night.house, ZOE, others)
        assert refused.value.rule == "B-360"
    night.house.open_party = [False] * 3
    assert night.question.seat == ZOE
    night.table.answer(OX, True, "claim")
    for viewer in (ZOE, OX, PETER, SPECTATOR):
        assert night.table.events(viewer)[-1] == Claimed(OX)


@pytest.mark.rule("B-306", "B-307", "B-308", "B-310")
def test_heroes_left_of_the_traitor_first_the_traitor_last():
    night = omen_night("holy-symbol", "kitchen", "ground", "zoe", "ox", "peter", "vivian")
    house = began(night)
    if night.question.kind != "turn":
        night.answers(night.options[0])
    assert house.traitor == OX
    order = []
    for _ in range(5):
        while night.question.kind != "turn":
            night.answers(night.options[0])
        order.append(night.question.seat)
        night.ends_turn()
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("B-309", "B-340")
def test_the_monsters_turn_follows_the_traitors():
    night = Story().haunted(1, traitor="ox").turn_of("ox")
    Spawn("mummy", RoomId("upper-landing"), (3, 8, 5, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(0, 0, 1).ends_turn("ox")
    assert night.news("MonstersTurnBegan")
    assert (night.question.seat, night.question.kind) == (OX, "monster")
    night.answers(("end",))
    assert (night.question.seat, night.question.kind) == (PETER, "turn")
    without = Story().haunted(1, traitor="ox").turn_of("ox").ends_turn("ox")
    assert not without.state.monsters_turn and without.question.seat == PETER


@pytest.mark.rule("B-311", "B-313")
def test_explorers_go_on_exploring_and_everybody_sees_what_is_done():
    night = Story().haunted(1, traitor="ox").give("zoe", "puzzle-box").give("ox", "puzzle-box")
    for name in ("zoe", "ox"):
        assert {"move", "explore", "use", "end"} <= night.verbs
        night.does(name, "move", "foyer").ends_turn(name)
    for viewer in (ZOE, OX, PETER):
        told = night.table.events(viewer)
        walks = [(e.seat, e.room) for e in told if isinstance(e, Walked)]
        assert walks == [(0, "foyer"), (1, "foyer")]
        assert not any("page" in str(e) for e in told)


@pytest.mark.rule("B-313", "B-314")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("actor", "watcher"), [("zoe", "ox"), ("ox", "zoe")])
def test_each_side_is_told_what_the_other_does_and_not_why(actor, watcher, lang):
    """The log of the other side has every deed in it and no sentence of the doer's page."""
    night = Story().haunted(1, traitor="ox").give(actor, "puzzle-box").put("peter", "foyer").turn_of(actor)
    night.dice(0, 0, 0, 0, 0).does(actor, "use", "puzzle-box").does(actor, "move", "foyer")
    words = Words(lang, "betrayal", seats=RULES.seats(night.state), nouns=RULES.nouns, strict=True)
    told = [words.event(event) for event in night.table.events(night.seat(watcher))]
    assert told == [words.event(event) for event in night.table.events(night.seat(actor))]
    assert any(isinstance(event, Walked) for event in night.table.events(night.seat(watcher)))
    assert any(isinstance(event, Threw) for event in night.table.events(night.seat(watcher)))
    page = night.view(actor).pages[0]
    assert page not in night.view(watcher).pages
    for sentence in words.thing("page", page).split(". "):
        assert sentence not in " ".join(told)


@pytest.mark.rule("B-312")
def test_no_haunt_roll_after_the_haunt():
    night = omen_night("girl", "abandoned-room").haunted(22, traitor="ox").ends_turn("zoe")
    assert night.news("HauntRolled") == []
    night.end()


@pytest.mark.rule("B-317", "B-318")
def test_a_haunt_may_begin_with_the_traitors_death():
    night = omen_night("medallion", "kitchen", "ground", "zoe", "father", "peter")
    night.house.forced = 21
    house = began(night)
    assert house.haunt == 21 and house.traitor == OX and not house.alive[1]
    assert any(monster.kind == "zombie-lord" for monster in house.monsters)
    while night.question.kind == "turn":
        night.ends_turn()
    assert night.state.monsters_turn and night.question.seat == OX


@pytest.mark.rule("B-323")
@pytest.mark.parametrize("traitor", ["father", "professor"])
def test_a_traitor_turned_monster_still_goes_after_every_hero(traitor):
    """Each hero once, from the traitor's left; then the traitor as a monster; then the heroes again."""
    night = omen_night("medallion", "kitchen", "ground", "zoe", traitor, "peter", "vivian")
    night.house.forced = 21
    began(night)
    assert night.state.traitor == OX
    for _ in range(2):
        order = []
        while night.question.kind == "turn":
            order.append(night.question.seat)
            night.ends_turn()
        assert order == [2, 3, 0] and night.state.monsters_turn and night.question.seat == OX
        while night.state.monsters_turn:
            night.answers(("end",) if ("end",) in night.options else night.options[0])


@pytest.mark.rule("B-320")
def test_dead_explorers_are_counted():
    night = Story("zoe", "ox", "peter", "vivian", "heather").haunted(22, traitor="ox")
    for seat in (ZOE, VIVIAN):
        Fall(seat).carry_out(night.house)
    assert night.house.players == 5
    night.house.marks["exorcism"] = 4
    assert not night.house.scenario.heroes_won(night.house)
    night.house.marks["exorcism"] = 5
    assert night.house.scenario.heroes_won(night.house)


@pytest.mark.rule("B-321", "B-322", "B-362")
def test_the_haunts_rules_go_before_the_rulebook():
    """Haunt 9 bars giving the Holy Symbol away; haunt 1 does not. Haunt 4 drives its monster towards prey."""
    barred = Story().haunted(9).give("zoe", "holy-symbol")
    assert ("give", 1) not in barred.options
    free = Story().haunted(1, traitor="ox").give("zoe", "holy-symbol")
    assert ("give", 1) in free.options
    rooms = {}
    for number, kind in ((4, "spider"), (21, "zombie-lord")):
        night = (
            Story().haunted(number, traitor="ox", revealer="ox").turn_of("ox").put("peter", "upper-landing")
        )
        night.put("zoe", "grand-staircase").put("ox", "basement-landing")
        night.house.marks.update({"track": 1, "eggs": 1})
        Spawn(kind, RoomId("foyer"), (3, 4, 2, -1)).carry_out(night.house)
        night.house.outbox.clear()
        night.dice(0, 0, 0).ends_turn("ox")
        rooms[number] = {option[1] for option in night.options if option[0] == "move"}
    assert rooms[21] >= {"entrance-hall", "grand-staircase"}
    assert "entrance-hall" not in rooms[4]


@pytest.mark.rule("B-333")
def test_a_haunt_may_withhold_a_power_of_the_traitors():
    """The traitor sends the elevator where he likes, but not in haunt 35."""
    usual = Story().haunted(1, traitor="zoe").room("mystic-elevator", "ground", 2, 1)
    assert usual.does("zoe", "move", "mystic-elevator").question.kind == "elevator-stop"
    small = Story().haunted(35, traitor="zoe").room("mystic-elevator", "ground", 2, 1)
    assert small.does("zoe", "move", "mystic-elevator").question.kind == "turn"


@pytest.mark.rule("B-324", "B-325", "B-341", "B-319", "B-342", "B-403")
def test_a_dead_traitor_moves_the_monsters_and_they_may_win():
    night = (
        Story()
        .haunted(1, traitor="ox")
        .turn_of("zoe")
        .put("zoe", "upper-landing")
        .put("peter", "upper-landing")
    )
    Spawn("mummy", RoomId("foyer"), (3, 8, 5, -1)).carry_out(night.house)
    Fall(OX).carry_out(night.house)
    night.house.outbox.clear()
    night.house.tokens["sarcophagus"] = (RoomId("entrance-hall"),)
    from nightbell.games.betrayal.atoms import Carry

    for card in ("girl", "ring"):
        Carry(Figure(100), CardId(card)).carry_out(night.house)
    night.dice(1, 1, 1).ends_turn("zoe")
    assert night.state.monsters_turn and night.question.seat == OX
    with pytest.raises(Refusal):
        night.table.answer(ZOE, ("move", "entrance-hall"))
    night.answers(("move", "entrance-hall"))
    assert night.table.outcome == TRAITOR and night.state.winners == [OX]


@pytest.mark.rule("B-326")
def test_what_one_hero_learns_all_heroes_know():
    night = Story().haunted(40, traitor="ox").put("zoe", "basement-landing")
    night.house.done.update({"begun": 1, "came basement-landing": 1})
    night.house.secrets.update({"burial": "basement-landing", "victim": "0"})
    assert "burial" not in night.view("zoe").secrets and "burial" in night.view("ox").secrets
    night.dice(1, 1, 1).does("zoe", "search-room")
    for name in ("zoe", "peter"):
        assert night.view(name).tokens["grave"] == ("basement-landing",)


@pytest.mark.rule("B-332")
@pytest.mark.parametrize("event", ["webs", "debris", "lights-out", "grave-dirt"])
def test_becoming_the_traitor_frees_from_whatever_restricts(event):
    """Ox walks as he likes and is not hurt; Peter, a hero, is still held."""
    night = omen_night("holy-symbol", "kitchen")
    for seat in (OX, PETER):
        night.house.kept[seat] = (CardId(event),)
    house = began(night)
    assert house.traitor == OX and house.kept[OX] == () and house.kept[PETER] == (event,)
    night.answers(night.options[0]) if night.question.kind == "abyss-start" else None
    while night.question.seat != OX or night.question.kind != "turn":
        night.answers(("end",) if ("end",) in night.options else night.options[0])
    assert "move" in night.verbs and night.state.left(OX) == night.value("ox", "speed") > 1


@pytest.mark.rule("B-338", "B-339", "B-170")
def test_the_traitor_may_refuse_an_event_or_the_bite():
    from nightbell.games.betrayal.traits import EVENT, OMEN
    from nightbell.games.betrayal.walk import DrawCard

    night = (
        Story().haunted(1, traitor="zoe").deck("event", "creepy-crawlies").run(DrawCard(ZOE, EVENT), False)
    )
    assert night.rows("zoe", "sanity") == 2 and "creepy-crawlies" in night.state.discard
    taken = Story().haunted(1, traitor="zoe").deck("event", "creepy-crawlies").dice(0, 0, 0, 0, 0)
    taken.run(DrawCard(ZOE, EVENT), True)
    assert taken.rows("zoe", "sanity") == 0
    bite = Story().haunted(22, traitor="zoe").deck("omen", "bite").run(DrawCard(ZOE, OMEN), False)
    assert bite.news("Threw") == []
    other = Story().haunted(22, traitor="zoe").deck("omen", "skull").run(DrawCard(ZOE, OMEN))
    assert "skull" in other.hand("zoe")
    hero = Story().haunted(1, traitor="ox").deck("event", "creepy-crawlies").dice(0, 0, 0, 0, 1)
    hero.run(DrawCard(ZOE, EVENT))
    assert hero.rows("zoe", "sanity") == 1


@pytest.mark.rule("B-171")
def test_events_are_discarded_unless_they_last():
    from nightbell.games.betrayal.walk import Happen

    night = Story().run(Happen(ZOE, CardId("whoops")))
    assert night.state.discard == ["whoops"]
    lasts = Story().run(Happen(ZOE, CardId("lights-out")))
    assert lasts.state.discard == [] and lasts.state.kept[0] == ("lights-out",)


# ---- death


@pytest.mark.rule("B-393", "B-394", "B-395", "B-396", "B-397", "B-398")
def test_what_the_dead_leave_behind():
    night = Story("zoe", "ox", "peter", "vivian").haunted(1, traitor="ox").turn_of("vivian")
    night.give("zoe", "dog", "girl", "axe", "bell", "idol", "bite").put("vivian", "foyer")
    Fall(ZOE).carry_out(night.house)
    night.house.outbox.clear()
    hall = RoomId("entrance-hall")
    assert night.view("peter").piles == {hall: ("axe", "bell", "idol")}
    assert night.house.strays == {"dog": hall, "girl": hall}
    assert "girl" not in night.house.piles[hall] and night.hand("zoe") == ()
    night.does("vivian", "move", "entrance-hall")
    assert set(night.hand("vivian")) == {"dog", "girl"} and night.state.strays == {}
    night.does("vivian", "take").answers(("axe", "idol"))
    assert {"axe", "idol"} <= set(night.hand("vivian"))


def test_a_dead_explorer_takes_no_turn():
    night = Story().haunted(1, traitor="ox")
    Fall(PETER).carry_out(night.house)
    night.house.outbox.clear()
    assert night.ends_turn("zoe").ends_turn("ox").question.seat == ZOE


# ---- victory


@pytest.mark.rule("B-032", "B-281", "B-399")
def test_the_first_side_to_reach_its_goal_ends_the_game():
    night = Story().haunted(22, traitor="ox")
    night.house.marks["exorcism"] = 2
    from nightbell.engine import Table
    from nightbell.games.betrayal.atoms import Count
    from tests.betrayal.scenario import Stage

    won = Table.enter(Stage(Count("exorcism")), night.house)
    assert won.outcome == HEROES and not won.open
    with pytest.raises(Refusal):
        won.answer(OX, ("end",))


@pytest.mark.rule("B-402")
def test_the_heroes_need_one_of_them_alive():
    night = Story().haunted(22, traitor="ox")
    night.house.marks["exorcism"] = 3
    for seat in (ZOE, PETER):
        night.house.alive[seat] = False
    assert night.house.scenario.verdict(night.house) == TRAITOR
    Win(HEROES).carry_out(night.house)
    assert night.house.outcome is None


@pytest.mark.rule("B-008")
def test_there_are_fifty_haunts_each_with_a_story_of_its_own():
    numbers = {number for number in HAUNTS if number}
    assert numbers == set(range(1, 51))
    assert {number for row in CHART.values() for number in row.values()} == numbers
    for lang in ("ru", "en"):
        words = Words(lang, "betrayal", strict=True)
        stories = [words.thing("page", f"{n}-{goal}") for n in numbers for goal in HAUNTS[n].goals]
        assert len(set(stories)) == len(stories)
        assert len({words.thing("haunt", str(number)) for number in numbers}) == 50


@pytest.mark.rule("B-400")
def test_every_side_with_a_goal_has_its_page():
    for number, haunt in HAUNTS.items():
        for goal in haunt.goals if number else ():
            for lang in ("ru", "en"):
                words = Words(lang, "betrayal", strict=True)
                page = words.thing("page", f"{number}-{goal}")
                assert re.search("[Пп]обе[дж]" if lang == "ru" else "win", page), (number, goal, lang)


@pytest.mark.rule("B-401")
def test_when_it_is_over_everybody_reads_both_pages():
    from nightbell.engine import Table
    from tests.betrayal.scenario import Stage

    night = Story().haunted(22, traitor="ox")
    won = Table.enter(Stage(Win(HEROES)), night.house)
    for viewer in (SPECTATOR, ZOE, OX):
        assert won.view(viewer).pages == ("22-heroes", "22-traitor")
        (ended,) = [e for e in won.events(viewer) if isinstance(e, Ended)]
        assert ended.tale == "22-heroes" and ended.winners == (ZOE, PETER)
    for number, haunt in HAUNTS.items():
        for outcome in haunt.tales if number else ():
            assert all(
                Words(lang, "betrayal", strict=True).thing("tale", f"{number}-{outcome}")
                for lang in LANGUAGES
            )


@pytest.mark.rule("B-304")
def test_the_other_page_stays_shut_until_then():
    night = Story().haunted(22, traitor="ox")
    assert "22-traitor" in night.view("ox").pages and "22-heroes" not in night.view("ox").pages
    assert night.view("zoe").pages == ("22-heroes",)
    over = night.run(Win(TRAITOR))
    assert {"22-heroes", "22-traitor"} <= set(over.view("ox").pages)


def test_forcing_a_haunt_arranges_its_omen_and_room():
    night = omen_night("skull", "kitchen")
    night.house.forced = 9
    house = began(night)
    assert house.haunt == 9 and house.omen == "holy-symbol" and house.has(ZOE, CardId("holy-symbol"))


def test_the_seat_after_which_monsters_move():
    assert monsters_after(Story().haunted(1, traitor="ox").house) == OX
    assert monsters_after(Story().haunted(12, revealer="peter").house) == PETER


def test_a_night_without_end_ends_with_dawn_and_nobody_has_won():
    night = Story()
    night.house.turns = LAST_TURN - 2
    assert night.ends_turn("zoe").state.outcome is None
    night.ends_turn("ox")
    assert night.state.outcome == HOUSE and night.state.winners == [] and not night.table.open
