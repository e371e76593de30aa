"""Standing decisions break in at any moment; the game goes on from a town that may have changed."""

from random import Random

import pytest

from nightbell.engine import Refusal, Seat, Table, read_log, replay
from nightbell.games.clocktower import RULES

GAMES = [(6, "alley", 2), (7, "tb", 2), (10, "crossroads", 2), (17, "crossroads", 1)]


@pytest.mark.parametrize(("players", "script", "late"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_whoever_breaks_in_the_game_goes_on_and_can_be_replayed(players, script, late, seed):
    rng = Random(f"{seed}/{players}")
    table = Table(RULES, {"players": players, "script": script, "late": late}, seed)
    broke_in = 0
    for _ in range(1_500):
        if not table.open:
            break
        if rng.random() < 0.2:
            table = table.copy()
        if rng.random() < 0.1:
            seat = Seat(rng.randrange(len(RULES.seats(table.state))))
            standing = [each for each in RULES.standing(table.state, seat) if each.kind != "end-early"]
            if standing:
                chosen = rng.choice(standing)
                try:
                    table.answer(seat, chosen.choice.sample(rng), chosen.kind)
                    broke_in += 1
                except Refusal as refusal:
                    assert refusal.rule
                continue
        seat, decision = rng.choice(list(table.open.items()))
        table.answer(seat, decision.choice.sample(rng))
    assert broke_in
    assert replay(RULES, read_log(table.log.write())).digest() == table.digest()
