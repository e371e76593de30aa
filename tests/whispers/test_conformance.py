"""The laws that hold for everything playable: every killer on every map, and in every variant.

Every killer on every map in every variant is in `studies` (`make study`).
"""

from random import Random

import pytest

from nightbell.engine import SPECTATOR, Seat, Table
from nightbell.games.whispers import RULES
from nightbell.games.whispers.content import ITEMS, KEY, KILLERS, VICTIMS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.traits import VICTIM_TRAITS
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


def asked_for(hunt: Hunt, seed: int) -> list[Seat]:
    """Whom the table waits for, one after the other, in a turn of the killer's in which nobody gives anything
    away: he answers by chance, they decline whatever can be declined."""
    hunt.chance.loaded["dice"] = [5 if seed % 2 else 0] * 200
    hunt.growth = 0 if seed % 2 else 5
    table, rng, waited = Table.enter(RULES, hunt), Random(seed), [Seat(-2)]
    for _ in range(80):
        if hunt.round != table.state.round or not table.open:
            break
        seat, decision = next(iter(table.open.items()))
        if seat != waited[-1]:
            waited.append(seat)
        options = list(decision.choice.listed())
        if seat == hunt.killer_seat:
            found = ("search",) in options and rng.random() < 0.5
            table.answer(seat, ("search",) if found else rng.choice(options))
        else:
            plain = [each for each in options if each in (False, ("bare",), ("stay",), ("stop",))]
            table.answer(seat, (plain or options)[0])
    return waited


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("killer", KILLERS)
def test_whom_the_killer_waits_for_does_not_hang_on_what_they_hide(killer, seed):
    """The same turn against the same victims, who carry other things, have other traits and another plan."""
    rng, worlds = Random(seed), []
    names = ["marco", "sophia", "ophelia"]
    options = {"killer": killer, "players": 4, "victims": names, "traits": "full", "plans": "full"}
    level, held = rng.randint(1, 4), rng.sample([trait for trait in VICTIM_TRAITS if trait != "luck"], 6)
    things = [item for item in ITEMS if not ITEMS[item].personal and item != KEY]
    for traits, plan in ((held[:3], "molotov"), (held[3:], "blueprint")):
        hunt = RULES.new(options, seed)
        hunt.phase, hunt.round, hunt.level = "killer", 5, level
        hunt.dealt, hunt.killer_dealt, hunt.plans, hunt.plan_done = {}, (), (), plan
        hunt.traits = dict(zip(hunt.victims, traits, strict=True))
        hunt.hand = (hunt.locked + hunt.hand)[:5]
        hunt.locked = []
        hunt.where = dict.fromkeys(hunt.victims, hunt.at)
        hunt.bag = {victim: tuple(rng.sample(things, rng.randint(0, 3))) for victim in hunt.victims}
        worlds.append(asked_for(hunt, seed))
    assert worlds[0] == worlds[1]
