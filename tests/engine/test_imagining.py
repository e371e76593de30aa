"""A chair imagines the whole game, at the very question that it is asked, from nothing but what it knows."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from nightbell.engine import Chance, Seat, Table, Unimaginable
from nightbell.games import betrayal, clocktower, whispers
from tests.conformance import games_are_imagined, moves
from tests.engine.lantern import LANTERN

GAMES = [
    (whispers.RULES, {"killer": "statues"}),
    (whispers.RULES, {"killer": "huntress"}),
    (betrayal.RULES, {"players": 4, "haunt": 34}),
    (betrayal.RULES, {"players": 3, "haunt": 21}),
    (clocktower.RULES, {"players": 8, "script": "crossroads"}),
    (clocktower.RULES, {"players": 7}),
]
EVERY = 3
"""Each so many decisions one is imagined."""


@pytest.mark.parametrize(("rules", "options"), GAMES, ids=lambda each: getattr(each, "name", ""))
def test_nearly_every_decision_can_be_imagined_and_none_from_more_than_is_known(rules, options):
    tried = missed = 0
    for seed in range(2):
        table = Table(rules, options, seed)
        for count in moves(table, seed):
            if count % EVERY == 0 and table.open:
                tried += len(table.open)
                missed += games_are_imagined(table, seed + count)
    assert tried > 20
    assert missed <= tried // 100 + 1


def test_what_others_chose_in_secret_is_drawn_anew():
    """All three burn candles at once. The last to choose knows that the others have, not what."""
    table = Table(LANTERN, {}, seed=1)
    assert sorted(table.open) == [0, 1, 2]
    table.answer(Seat(0), 3)
    table.answer(Seat(1), 3)
    waiting = [table.imagined(Seat(2), Chance(seed)).waiting for seed in range(20)]
    given = {(each.given[Seat(0)], each.given[Seat(1)]) for each in waiting if each}
    assert len(given) > 5
    assert all(list(each.open) == [2] for each in waiting if each)


def test_a_game_that_is_over_cannot_be_imagined():
    table = Table(LANTERN, {"candles": 1}, seed=1)
    for _ in moves(table, 1):
        pass
    with pytest.raises(Unimaginable, match="over"):
        table.imagined(Seat(0), Chance(1))


def test_an_imagined_game_goes_on_like_any_other():
    table = Table(whispers.RULES, {}, seed=3)
    for count in moves(table, 3):
        if count == 30:
            break
    seat = next(iter(table.open))
    before = table.digest()
    world = table.imagined(seat, Chance(8))
    rng = Random(1)
    while world.open:
        answering, decision = next(iter(world.open.items()))
        world.answer(answering, decision.choice.sample(rng))
    assert world.outcome
    assert table.digest() == before


def test_the_view_is_all_that_is_imagined_from():
    """`imagine` is handed the view, never the State."""
    table = Table(LANTERN, {}, seed=2)
    asked: list[msgspec.Struct] = []

    class Spying(type(LANTERN)):  # type: ignore[misc]
        def imagine(self, view, chance):
            asked.append(view)
            return super().imagine(view, chance)

    table.rules = Spying()
    table.imagined(Seat(1), Chance(0))
    assert asked == [LANTERN.view(table.state, Seat(1))]
