"""The laws that hold for everything playable: every killer on every map, and in every variant.

Every killer on every map in every variant is in `studies` (`make study`).
"""

from random import Random

import pytest

from nightbell.engine import SPECTATOR, Seat, Table
from nightbell.games.whispers import RULES
from nightbell.games.whispers.content import KILLERS, VICTIMS
from nightbell.games.whispers.maps import BOARDS
from nightbell.text import LANGUAGES, Words
from tests.conformance import conformance, damaged_logs_are_refused, moments, played, worlds_look_the_same

VARIANTS: dict[str, dict[str, object]] = {
    "plain": {},
    "plans": {"plans": "full"},
    "traits": {"traits": "full", "difficulty": "nightmare"},
    "apart": {"separate_ways": True},
    "readings": {
        "players": 2,
        "interleave": True,
        "level_before_reshuffle": True,
        "level_on_last_card": True,
        "draw_after_encounter": False,
        "main_may_pass": False,
        "unbar_noise": True,
        "rescue_visible": False,
        "huntress_follow_up": "pursue",
        "drain_cost": "two",
        "camera": "reusable",
        "firecracker": "special",
    },
}


def cast(number: int) -> list[str]:
    """Three victims; over the numbers all nine take their turn."""
    names = list(VICTIMS)
    return [names[(number + shift) % len(names)] for shift in (0, 3, 5)]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("killer", KILLERS)
def test_the_laws_hold(killer, variant):
    """There are more variants than maps: each killer comes to all of them, and each variant too."""
    place = list(KILLERS).index(killer) + list(VARIANTS).index(variant)
    laws_hold(killer, list(BOARDS)[place % len(BOARDS)], variant)


def laws_hold(killer: str, map: str, variant: str) -> None:
    number = len(killer) + 3 * len(map) + list(VARIANTS).index(variant)
    options = {"killer": killer, "map": map, "victims": cast(number), **VARIANTS[variant]}
    conformance(RULES, options, seeds=[number], samples=3)


@pytest.mark.parametrize("killer", KILLERS)
def test_no_viewer_can_tell_two_worlds_apart_at_any_moment(killer):
    """Not even by who is asked: a killer without cards is asked for one, the team for plans not due."""
    number = list(KILLERS).index(killer)
    options = {"killer": killer, "map": list(BOARDS)[number % 4], "plans": "full", "traits": "full"}
    looked = [
        worlds_look_the_same(table, moment)
        for moment, table in moments(RULES, played(RULES, options, number, 5_000))
    ]
    assert sum(looked) > len(looked) / 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_for_any_number_of_players(players):
    conformance(RULES, {"players": players}, seeds=[players])


def test_damaged_logs_are_told_from_good_ones():
    damaged_logs_are_refused(RULES, played(RULES, {}, 1, 5_000))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("killer", KILLERS)
def test_every_killers_hunt_is_told_in_both_languages(killer, variant):
    """No event, question, option or ending is left without words."""
    number = len(killer) + len(variant)
    map = list(BOARDS)[number % 4]
    table = Table(RULES, {"killer": killer, "map": map, "victims": cast(number), **VARIANTS[variant]}, number)
    seats = RULES.seats(table.state)
    rng = Random(number)
    voices = [Words(lang, "whispers", seats=seats, nouns=RULES.nouns, strict=True) for lang in LANGUAGES]
    while table.open:
        seat, decision = rng.choice(list(table.open.items()))
        for words in voices:
            assert words.question(decision)
            for option in list(decision.choice.listed())[:8]:
                assert words.option(decision.choice, option)
        table.answer(seat, decision.choice.sample(rng))
    for words in voices:
        assert all(words.event(told.event) for told in table.history)
        assert words.outcome(table.outcome or "")
    assert table.events(SPECTATOR) and table.events(Seat(0))
