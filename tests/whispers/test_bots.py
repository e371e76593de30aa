"""The sensible players: they finish every hunt, see nothing hidden, and beat chance from either side."""

from random import Random

import pytest

from nightbell.bots import player
from nightbell.bots.whispers import Sensible
from nightbell.engine import Chair, Chance, Seat, Table, play_out
from nightbell.games import load
from nightbell.games.whispers import RULES
from nightbell.games.whispers.content import KILLERS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.seen import View
from nightbell.games.whispers.state import Hunt
from tests.whispers.test_conformance import VARIANTS, cast


def hunted(killer: str, victims: str, seed: int, options: dict[str, object]) -> str:
    table = Table(load("whispers"), options, seed)
    names = [killer if seat == "killer" else victims for seat in table.rules.seats(table.state)]
    players = {Seat(n): player("whispers", name, Seat(n), f"{seed}/{n}") for n, name in enumerate(names)}
    play_out(table, players, Random(seed), most=4_000)
    assert table.outcome
    return table.outcome


def killer_wins(killer: str, victims: str, games: int) -> float:
    return sum(hunted(killer, victims, seed, {}).startswith("killer") for seed in range(games)) / games


def test_a_sensible_butcher_beats_random_victims():
    assert killer_wins("sensible", "random", 40) >= 0.85


def test_sensible_victims_beat_a_random_butcher():
    assert 1 - killer_wins("random", "sensible", 40) >= 0.85


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("killer", KILLERS)
def test_they_finish_every_kind_of_hunt(killer, variant):
    number = len(killer) + 2 * len(variant)
    map = list(BOARDS)[number % 4]
    hunted(
        "sensible",
        "sensible",
        number,
        {"killer": killer, "map": map, "victims": cast(number), **VARIANTS[variant]},
    )


@pytest.mark.parametrize("killer", ["butcher", "statues", "huntress"])
def test_they_answer_the_same_in_worlds_that_look_the_same(killer):
    """What a player cannot see does not change its answer."""
    table = Table(RULES, {"killer": killer}, 4)
    rng = Random(4)
    asked = 0
    while table.open and asked < 40:
        seat, decision = rng.choice(list(table.open.items()))
        true = Table.enter(RULES, table.state)
        if true.digest() == table.digest():
            asked += 1
            other = Table.enter(RULES, RULES.imagine(table.view(seat), Chance(asked)))
            answers = {play_one(world, seat) for world in (true, other)}
            assert len(answers) == 1
        table.answer(seat, decision.choice.sample(rng))
    assert asked >= 10


def play_one(world: Table[Hunt, View], seat: Seat) -> object:
    return Sensible(seat, "same").answer(Chair(world, seat), world.open[seat])
