"""The laws of the house over every haunt and every size of table; and everything in the box comes up.

Every haunt with every size is in `studies` (`make study`); here each haunt is played at one table.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nightbell.engine import SPECTATOR, Command, Seat, Table, call, play_out, random_players
from nightbell.games.betrayal import RULES, news
from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.cards.outcomes import TABLES
from nightbell.games.betrayal.cards.registry import USES
from nightbell.games.betrayal.house import HAUNTS, House
from nightbell.games.betrayal.rooms import ELEVATOR_FLOORS, MYSTIC_ELEVATOR, ROOMS
from nightbell.games.betrayal.rooms.tokens import TOKEN_SEARCHES, search_token
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import CardId
from nightbell.games.betrayal.walk import Go, Happen
from nightbell.text import LANGUAGES, Words
from tests.betrayal.scenario import Stage, Story
from tests.conformance import conformance, damaged_logs_are_refused, played

IN_THE_BOX = [number for number in sorted(HAUNTS) if number]


@pytest.mark.parametrize("number", IN_THE_BOX)
def test_the_laws_hold(number):
    laws_hold(number, players=3 + number % 4)


def laws_hold(number: int, players: int) -> None:
    options = {"players": players, "haunt": number}
    conformance(RULES, options, seeds=[10 * number + players], most=20_000, samples=4)


def test_a_table_that_follows_the_chart():
    conformance(RULES, {"players": 4}, seeds=[3, 4], most=20_000, samples=4)


def test_damaged_logs():
    damaged_logs_are_refused(RULES, played(RULES, {"players": 3, "haunt": 40}, 2, 20_000))


class Sweep:
    """What has come up so far: rooms, cards, rows of tables, outcomes."""

    def __init__(self) -> None:
        self.rooms: set[str] = set()
        self.cards: set[str] = set()
        self.rows: set[tuple[str, int]] = set()
        self.haunts: set[int] = set()

    def watch(self, table: Table[House, HouseView]) -> None:
        self.rooms |= set(table.state.placed)
        self.haunts.add(table.state.haunt)
        for told in table.history:
            event = told.event
            if isinstance(event, news.Drew):
                self.cards.add(event.card)
            elif isinstance(event, news.RowCame):
                self.rows.add((event.table, event.row))


def chance_scene(seed: int) -> Story:
    """A crowded house in the third hour of a haunt, everybody with something to use."""
    night = Story("zoe", "ox", "peter", "vivian", seed=seed)
    for place, room in enumerate(("chapel", "gardens", "patio")):
        night.room(room, "ground", 2, 1 + place)
    night.room("crypt", "basement", 0, 1).room("mystic-elevator", "upper", 0, 1)
    night.put("zoe", ("chapel", "gardens", "entrance-hall", "crypt")[seed % 4]).put("peter", "patio").put(
        "ox", "crypt"
    )
    for token in TOKEN_SEARCHES:
        night.house.tokens[token] = (night.house.where[0],)
    if seed % 2:
        night.give("ox", "puzzle-box")
    night.row("zoe", might=1, speed=2, knowledge=2 + seed % 6)
    night.house.omens_drawn = 6
    return night.haunted(1, traitor="vivian")


def let_it_happen(sweep: Sweep, night: Story, command: Command[House, object], seed: int) -> None:
    table = Table.enter(Stage(command), night.house)
    rng = Random(seed)
    while table.open and next(iter(table.open.values())).kind != "curtain":
        seat = next(iter(table.open))
        table.answer(seat, table.open[seat].choice.sample(rng))
    sweep.watch(table)


def test_everything_in_the_box_comes_up():
    """Random games find the rooms and draw the cards; rows of tables that chance left out are then sought."""
    sweep = Sweep()
    for seed in range(60):
        table = Table(RULES, {"players": 3 + seed % 4, "haunt": IN_THE_BOX[seed % len(IN_THE_BOX)]}, seed)
        play_out(table, random_players(table, seed), Random(seed))
        sweep.watch(table)
    assert sweep.rooms >= set(ROOMS), set(ROOMS) - sweep.rooms
    cards = {card.id for card in (*OMENS, *ITEMS)} | set(EVENTS)
    assert sweep.cards >= cards, cards - sweep.cards
    assert sweep.haunts == set(IN_THE_BOX)
    rows = {(name, row[0]) for name, table in TABLES.items() for row in table if isinstance(row[0], int)}
    rows |= {("mystic-elevator", total) for total in ELEVATOR_FLOORS}
    for seed in range(900):
        left = {name for name, row in rows - sweep.rows}
        if not left:
            break
        for name in sorted(left):
            event = CardId("the-lost-one" if name == "the-lost-one-wanders" else name)
            if name == "mystic-elevator":
                let_it_happen(sweep, chance_scene(seed), Go(Seat(0), MYSTIC_ELEVATOR), seed)
            elif event in EVENTS:
                let_it_happen(sweep, chance_scene(seed), Happen(Seat(0), event), seed)
            elif name in TOKEN_SEARCHES:
                let_it_happen(sweep, chance_scene(seed), call(search_token, Seat(0), name), seed)
            else:
                let_it_happen(
                    sweep, chance_scene(seed).give("zoe", name), call(USES[event].do, Seat(0)), seed
                )
    assert sweep.rows >= rows, rows - sweep.rows


@pytest.mark.parametrize("number", IN_THE_BOX)
def test_every_haunt_is_told_in_both_languages(number):
    """Each kind of sentence once: what an event, a question or an option says depends on its ids alone."""
    said: set[object] = set()
    for seed in range(2):
        table = Table(RULES, {"players": 4 + seed, "haunt": number}, seed)
        languages = [
            Words(lang, "betrayal", seats=RULES.seats(table.state), nouns=RULES.nouns, strict=True)
            for lang in LANGUAGES
        ]
        for words in languages:
            words.called = {("figure", n): str(n) for n in range(200)}
        rng, told = Random(seed), 0
        while table.open:
            for entry in table.history[told:]:
                event = entry.event
                fields = [getattr(event, name) for name in event.__struct_fields__]
                key = (type(event), *(field for field in fields if isinstance(field, str)))
                if key not in said:
                    said.add(key)
                    assert all(words.event(event) for words in languages)
            told = len(table.history)
            for decision in table.open.values():
                if decision.kind not in said:
                    said.add(decision.kind)
                    assert all(words.question(decision) for words in languages)
                choice: Any = decision.choice
                for option in getattr(choice, "options", ()):
                    if (choice.noun, option) not in said:
                        said.add((choice.noun, option))
                        assert all(words.thing(choice.noun, option) for words in languages)
            seat = rng.choice(list(table.open))
            table.answer(seat, table.open[seat].choice.sample(rng))
        for words in languages:
            assert all(words.thing("page", page) for page in table.view(SPECTATOR).pages)


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_happen_before_and_after_the_haunt(event):
    for seed in range(3):
        for haunt in (0, 1):
            night = Story("zoe", "ox", "peter", "vivian", seed=seed)
            night.room("patio", "ground", 2, 1).room("bedroom", "upper", 1, 0).room(
                "larder", "basement", 0, 1
            )
            night.give("zoe", "axe", "skull").give("ox", "puzzle-box").put("ox", "bedroom").put(
                "peter", "larder"
            )
            if haunt:
                night.haunted(haunt, traitor="vivian")
            table = Table.enter(Stage(Happen(Seat(0), CardId(event))), night.house)
            rng = Random(seed)
            while table.open and next(iter(table.open.values())).kind != "curtain":
                seat = next(iter(table.open))
                table.answer(seat, table.open[seat].choice.sample(rng))
            assert event in table.state.discard or any(event in kept for kept in table.state.kept)
