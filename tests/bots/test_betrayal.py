"""Sensible explorers: they want something, and know no more than their chair shows them."""

from __future__ import annotations

import msgspec
import pytest

from nightbell import bots, games
from nightbell.bots.betrayal.plans import chance_to_win
from nightbell.bots.betrayal.sensible import Sensible
from nightbell.engine import Chair, Random, Seat, Split, State, Table, ask, play_out
from nightbell.games.betrayal import RULES


def evening(haunt: int, seed: int) -> Table[State, msgspec.Struct]:
    table = Table(games.load("betrayal"), {"players": 4, "haunt": haunt}, seed)
    play_out(table, bots.players(table, {"": "sensible"}, seed), Random(seed))
    return table


def test_more_dice_win_more_often():
    assert chance_to_win(8, 3) > 0.9 > chance_to_win(5, 3) > 0.5 > chance_to_win(3, 4)


def test_damage_goes_where_the_skull_is_farthest():
    table = Table(RULES, {"players": 3}, 1)
    chair = Chair(table, Seat(0))
    rows = dict(zip(("speed", "might", "sanity", "knowledge"), chair.view.clips[:4], strict=True))
    strong, weak = sorted(("might", "speed"), key=lambda trait: -rows[trait])
    share = ask(Seat(0), "share-damage", Split(1, (1, 1), (strong, weak), "trait"))
    answer = Sensible(Seat(0), "seed").answer(chair, share)
    assert answer == (1, 0) or rows[strong] == rows[weak]


def test_before_the_haunt_they_find_new_rooms():
    table = Table(RULES, {"players": 3}, 4)
    players = {Seat(n): Sensible(Seat(n), str(n)) for n in range(3)}
    rooms = len(table.state.placed)
    for _ in range(60):
        if table.state.haunt or not table.open:
            break
        seat, decision = next(iter(table.open.items()))
        table.answer(seat, players[seat].answer(Chair(table, seat), decision))
    assert len(table.state.placed) >= rooms + 5


def test_the_same_seed_gives_the_same_evening():
    assert evening(1, 7).log.write() == evening(1, 7).log.write()


@pytest.mark.parametrize("haunt", RULES.content()["haunts"])
def test_every_haunt_comes_to_an_end_among_sensible_players(haunt):
    assert evening(int(haunt), 2).outcome
