"""The sensible players: they finish every hunt, see nothing hidden, and beat chance from either side."""

from collections.abc import Iterable
from random import Random

import pytest

from nightbell.bots import player
from nightbell.bots.whispers import Sensible
from nightbell.bots.whispers.glance import Glance, HunterGlance, PreyGlance
from nightbell.engine import Chair, Chance, Seat, Table, play_out
from nightbell.games import load
from nightbell.games.whispers import RULES
from nightbell.games.whispers.content import KILLERS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.seen import View
from nightbell.games.whispers.state import Hunt
from tests.whispers.scenario import Scene
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


@pytest.mark.parametrize("killer", ["butcher", "huntress", "maniac"])
def test_in_an_imagined_hunt_they_look_at_what_their_view_would_show(killer):
    table = Table(RULES, {"killer": killer}, 4)
    rng = Random(4)
    for _ in range(150):
        seat, decision = rng.choice(list(table.open.items()))
        mine = HunterGlance if seat == table.state.killer_seat else PreyGlance
        view, glance = table.view(seat), mine(table.state)
        for name in (*Glance.__slots__, "keys", "strength"):
            if name not in ("hunt", "open"):
                assert alike(getattr(view.open, name), getattr(glance.open, name)), name
        for name in mine.__slots__:
            assert alike(getattr(view, name), getattr(glance, name)), name
        table.answer(seat, decision.choice.sample(rng))


def alike(seen: object, read: object) -> bool:
    """The same things, whatever holds them and in which order: stacks are shown without theirs."""
    if isinstance(seen, tuple) and isinstance(read, Iterable):
        return sorted(map(str, seen)) == sorted(map(str, read))
    return seen == read


def play_one(world: Table[Hunt, View], seat: Seat) -> object:
    return Sensible(seat, "same").answer(Chair(world, seat), world.open[seat])


class Late(Scene):
    def change(self, hunt: Hunt) -> None:
        hunt.round = 16


def after_their_turn(at: str, where: dict[str, str]) -> set[str]:
    """Where sensible victims who have all keys, late in a hunt, stand when each of them has acted."""
    table = Late(keys=5, at=at, where=where).table
    players = {Seat(n): Sensible(Seat(n), str(n)) for n in range(len(table.rules.seats(table.state)))}
    while table.state.left:
        seat, decision = next(iter(table.open.items()))
        table.answer(seat, players[seat].answer(Chair(table, seat), decision))
    return {place.removeprefix("mansion-") for place in table.state.where.values()}


def test_with_all_keys_they_go_to_the_door_together():
    assert after_their_turn(at="G5", where={"anna": "B2", "william": "R3", "marco": "G1"}) == {"R1"}


def test_whoever_is_early_waits_beside_the_door():
    places = after_their_turn(at="G5", where={"anna": "B2", "william": "R3", "marco": "R4"})
    assert "R1" not in places
    assert places <= {"R2", "R3", "B1", "B2", "B3", "B5", "R5", "G1"}


def test_nobody_goes_to_a_door_where_the_killer_stands_in_plain_sight():
    places = after_their_turn(at="R1", where={"anna": "B3", "william": "B5", "marco": "G1"})
    assert "R1" not in places
