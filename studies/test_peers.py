"""The suites of PettingZoo, Gymnasium and OpenSpiel, whole, and how fast the adapters are."""

from __future__ import annotations

import warnings
from random import Random
from time import process_time

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from nightbell import games
from nightbell.engine import Refusal, Table
from nightbell.research.interfaces import spiel as spiel
from nightbell.research.interfaces import zoo
from nightbell.research.interfaces.episode import Course, Episode
from nightbell.research.interfaces.gym import SeatEnv
from nightbell.research.interfaces.spelling import speller, vocabulary
from studies.figures import note

OPTIONS = {"whispers": {}, "clocktower": {"players": 8}, "betrayal": {"players": 4}}
every_game = pytest.mark.parametrize("game", games.GAMES)
MOST = 4000


@every_game
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo(game):
    api_test(zoo.env(game, OPTIONS[game]), num_cycles=2000)
    api_test(zoo.env(game, OPTIONS[game], named=True), num_cycles=1000)
    seed_test(lambda: zoo.env(game, OPTIONS[game]), num_cycles=1000)
    parallel_api_test(zoo.parallel_env(game, OPTIONS[game]), num_cycles=1000)
    render_test(lambda render_mode: zoo.env(game, OPTIONS[game], render_mode=render_mode))


@every_game
@pytest.mark.parametrize("bots", ["random", "sensible"])
def test_gymnasium(game, bots):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game, OPTIONS[game], bots=bots))


@every_game
@pytest.mark.parametrize("explicit", [False, True])
@pytest.mark.parametrize("serialize", [False, True])
def test_openspiel_plays_at_random(game, serialize, explicit):
    loaded = pyspiel.load_game(f"python_nightbell_{game}", {"deals": 64, "explicit": explicit})
    pyspiel.random_sim_test(loaded, num_sims=1 if serialize else 5, serialize=serialize, verbose=False)


def set_ups(game: str) -> list[dict[str, object]]:
    content = games.load(game).content()
    if game == "whispers":
        return [{"killer": killer, "map": map} for killer in content["killers"] for map in content["maps"]]
    if game == "betrayal":
        return [{"haunt": int(haunt), "players": count} for haunt in content["haunts"] for count in (3, 6)]
    return [{"script": script, "players": count} for script in content["scripts"] for count in (5, 9, 12, 15)]


@every_game
def test_every_word_of_every_set_up_is_in_the_vocabulary(game):
    """Each answer that is offered can be spelled; one that is spelled at random is taken."""
    words, rng, answers = vocabulary(game), Random(game), 0
    for options in set_ups(game):
        for seed in 1, 2:
            try:
                table = Table(games.load(game), options, seed)
            except Refusal:
                continue  # a script that is not for so many
            for _ in range(MOST):
                if not table.open:
                    break
                for decision in table.open.values():
                    speller(words, decision.choice)
                seat = rng.choice(list(table.open))
                spelling = speller(words, table.open[seat].choice)
                while not spelling.whole:
                    spelling.take(rng.choice(spelling.legal))
                table.answer(seat, spelling.answer)
                answers += 1
    note(**{f"spelled_{game}": {"answers": answers, "tokens": len(words)}})


@every_game
def test_how_many_steps_a_second(game):
    """Measured in processor time, with tensors and masks for every step; not judged."""
    found = {}
    for standing in True, False:
        rng, steps, seed = Random(1), 0, 0
        start = process_time()
        while steps < 40_000:
            episode = Episode(Course(game, OPTIONS[game], standing), seed)
            seed += 1
            while not episode.over:
                assert episode.seat is not None
                episode.observe(episode.seat)
                episode.mask()
                legal = episode.legal
                episode.step(legal[int(rng.random() * len(legal))])
                steps += 1
        found["with talk" if standing else "without"] = round(steps / (process_time() - start))
    note(**{f"steps_a_second_{game}": found})
