"""The laws of the house over every haunt and every size of table.

Every haunt with every size is in `studies` (`make study`); here each haunt is played at one table.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nightbell.engine import SPECTATOR, Seat, Table
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.cards.catalogue import EVENTS
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.traits import CardId
from nightbell.games.betrayal.walk import Happen
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


@pytest.mark.parametrize("number", IN_THE_BOX)
def test_every_haunt_is_told_in_both_languages(number):
    """Each kind of sentence once: what an event, a question or an option says depends on its ids alone.

    Another game of each haunt is told to every seat in `tests/house/test_words.py`."""
    said: set[object] = set()
    table = Table(RULES, {"players": 4 + number % 2, "haunt": number}, 1)
    languages = [
        Words(lang, "betrayal", seats=RULES.seats(table.state), nouns=RULES.nouns, strict=True)
        for lang in LANGUAGES
    ]
    for words in languages:
        words.called = {("figure", n): str(n) for n in range(200)}
    rng, told = Random(1), 0
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
