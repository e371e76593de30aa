"""The laws of the house over every haunt and every size of table; and everything in the box comes up."""

from __future__ import annotations

from random import Random

import pytest
from tests.betrayal.scenario import Stage, Story
from tests.conformance import conformance, damaged_logs_are_refused, played

from nightbell.engine import SPECTATOR, Seat, Table, play_out, random_players
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.cards.outcomes import TABLES
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.rooms import ELEVATOR_FLOORS, ROOMS
from nightbell.games.betrayal.traits import CardId
from nightbell.games.betrayal.walk import Happen
from nightbell.text import LANGUAGES, Words

IN_THE_BOX = [number for number in sorted(HAUNTS) if number]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("number", IN_THE_BOX)
def test_the_laws_hold(number, players):
    conformance(RULES, {"players": players, "haunt": number}, seeds=[10 * number + players], most=20_000, samples=4)


def test_a_table_that_follows_the_chart():
    conformance(RULES, {"players": 4}, seeds=[3, 4], most=20_000, samples=4)


def test_damaged_logs():
    damaged_logs_are_refused(RULES, played(RULES, {"players": 3, "haunt": 40}, 2, 20_000))


def test_everything_in_the_box_comes_up():
    """Random games until every room was found, every card drawn and every row of every table fired."""
    rooms, drawn, rows, outcomes = set(ROOMS) & set(), set(), set(), set()
    wanted_rows = {(name, row[0]) for name, table in TABLES.items() for row in table}
    wanted_rows |= {("mystic-elevator", total) for total in ELEVATOR_FLOORS}
    wanted_rows |= {("treasure-hunt", row) for row in (16, 13, 4, 1, 0)}
    cards = {card.id for card in (*OMENS, *ITEMS)} | set(EVENTS)
    rng = Random(1)
    for seed in range(4_000):
        number = IN_THE_BOX[seed % len(IN_THE_BOX)]
        table = Table(RULES, {"players": 3 + seed % 4, "haunt": number}, seed)
        play_out(table, random_players(table, seed), rng)
        rooms |= set(table.state.placed) | set(table.state.aside)
        outcomes.add((number, table.outcome))
        for told in table.history:
            name = type(told.event).__name__
            if name == "Drew":
                drawn.add(told.event.card)  # type: ignore[attr-defined]
            elif name == "RowCame":
                rows.add((told.event.table, told.event.row))  # type: ignore[attr-defined]
        if rooms >= set(ROOMS) and drawn >= cards and rows >= wanted_rows and seed > 40:
            break
    assert rooms >= set(ROOMS), set(ROOMS) - rooms
    assert drawn >= cards, cards - drawn
    assert rows >= wanted_rows, wanted_rows - rows
    assert {number for number, _ in outcomes} == set(IN_THE_BOX)


@pytest.mark.parametrize("number", IN_THE_BOX)
def test_every_haunt_is_told_in_both_languages(number):
    for seed in range(2):
        table = Table(RULES, {"players": 4 + seed, "haunt": number}, seed)
        seats = RULES.seats(table.state)
        languages = [
            Words(lang, "betrayal", seats=seats, nouns=RULES.nouns, viewer=viewer, strict=True)
            for lang in LANGUAGES
            for viewer in (SPECTATOR, Seat(0), Seat(1))
        ]
        rng, told = Random(seed), 0
        while table.open:
            for words in languages:
                words.called = {("figure", n): str(n) for n in range(200)}
                for event in table.events(words.viewer, told):
                    assert words.event(event)
                for decision in table.open.values():
                    assert words.question(decision)
                    for option in list(getattr(decision.choice, "options", ()))[:60]:
                        assert words.thing(decision.choice.noun, option)  # type: ignore[attr-defined]
            told = len(table.history)
            seat = rng.choice(list(table.open))
            table.answer(seat, table.open[seat].choice.sample(rng))
        for words in languages:
            for page in table.view(SPECTATOR).pages:
                assert words.thing("page", page)


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_happen_before_and_after_the_haunt(event):
    for seed in range(3):
        for haunt in (0, 1):
            night = Story("zoe", "ox", "peter", "vivian", seed=seed)
            night.room("patio", "ground", 2, 1).room("bedroom", "upper", 1, 0).room("larder", "basement", 0, 1)
            night.give("zoe", "axe", "skull").give("ox", "puzzle-box").put("ox", "bedroom").put("peter", "larder")
            if haunt:
                night.haunted(haunt, traitor="vivian")
            table = Table.enter(Stage(Happen(Seat(0), CardId(event))), night.house)
            rng = Random(seed)
            while table.open and next(iter(table.open.values())).kind != "curtain":
                seat = next(iter(table.open))
                table.answer(seat, table.open[seat].choice.sample(rng))
            assert event in table.state.discard or any(event in kept for kept in table.state.kept)
