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


def test_who_sits_down_in_the_middle_of_a_vote_does_not_take_the_hand_from_the_next():
    table, rng = Table(RULES, {"players": 7, "script": "tb", "late": 1}, 1), Random(1)
    while not (table.state.ballot and table.state.ballot.counted):
        asked, decision = rng.choice(list(table.open.items()))
        table.answer(asked, decision.choice.sample(rng))
    (asked,) = table.open
    teller, latecomer, circle = table.state.storyteller, Seat(7), table.state.circle
    table.answer(teller, ("welcome", latecomer, circle[circle.index(asked) - 1]), "welcome")
    table.answer(latecomer, "thief")
    table.answer(teller, "good")
    assert table.state.circle[table.state.circle.index(asked) - 1] == latecomer
    assert table.open[asked].kind == "vote"
    while table.state.ballot:
        (each,) = table.open
        assert each != latecomer
        table.answer(each, False)
