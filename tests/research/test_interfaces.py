"""Programs play by the same doors as everybody: they see their view in numbers, and no more."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random

import msgspec
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from tools import playthroughs

from nightbell import games
from nightbell.engine import Refusal, Seat, Unimaginable
from nightbell.research.interfaces import spiel, zoo
from nightbell.research.interfaces.episode import PROMPT, Course, Episode
from nightbell.research.interfaces.gym import SeatEnv
from nightbell.research.interfaces.sight import Eye
from nightbell.research.interfaces.spelling import vocabulary

OPTIONS = {"whispers": {}, "clocktower": {"players": 7}, "betrayal": {"players": 3}}
every_game = pytest.mark.parametrize("game", games.GAMES)


def begun(game: str, seed: int = 0) -> Episode:
    return Episode(Course(game, OPTIONS[game]), seed)


def played(episode: Episode, rng: Random, tokens: int = 100_000) -> Episode:
    for _ in range(tokens):
        if episode.over:
            break
        episode.step(rng.choice(episode.legal))
    return episode


# ---- what is seen


@every_game
def test_an_eye_that_followed_the_game_sees_what_one_sees_that_opens_now(game):
    episode, rng = begun(game), Random(1)
    while not episode.over:
        seat = episode.seat
        assert seat is not None
        numbers = episode.observe(seat)
        fresh = Eye(episode.encoder(seat)).look(episode.chair(seat).view)
        assert np.array_equal(numbers[PROMPT:], fresh)
        played(episode, rng, 3)


@every_game
def test_two_games_that_a_seat_cannot_tell_apart_look_the_same_to_it(game):
    episode, rng, compared = begun(game, 2), Random(2), 0
    while not episode.over:
        seat = episode.seat
        assert seat is not None
        try:
            other = episode.imagined(seat, rng.getrandbits(40))
        except Unimaginable:
            played(episode, rng, 5)
            continue
        compared += 1
        assert np.array_equal(episode.observe(seat), other.observe(seat))
        assert np.array_equal(episode.mask(), other.mask())
        assert episode.known(seat) == other.known(seat)
        played(episode, rng, 15)
    assert compared > 3


@every_game
def test_every_number_of_an_observation_has_a_name(game):
    episode = played(begun(game), Random(3), 40)
    for seat in map(Seat, range(episode.seats)):
        numbers = episode.observe(seat)
        parts = episode.named(seat, numbers)
        assert len(numbers) == sum(map(len, parts.values())) == episode.width(seat)
        assert len(numbers) < 10_000, "one field has grown out of proportion"
        assert np.shares_memory(parts["prompt"], numbers) and np.isfinite(numbers).all()


def test_nobody_reads_the_seat_of_another():
    episode = begun("clocktower")
    player, storyteller = Seat(0), Seat(episode.seats - 1)
    names = set(episode.named(player, episode.observe(player)))
    assert "tokens" in episode.named(storyteller, episode.observe(storyteller)) and "tokens" not in names
    assert not {"deck", "where", "bags"} & set(
        begun("whispers").named(Seat(0), begun("whispers").observe(Seat(0)))
    )


# ---- what is said


@every_game
def test_a_token_that_is_not_legal_changes_nothing(game):
    episode = played(begun(game), Random(4), 20)
    seat = Seat(episode.seat or 0)
    before = episode.known(seat), list(episode.legal)
    for token in range(-1, len(episode.vocabulary) + 1):
        if token not in episode.legal:
            with pytest.raises(Refusal, match="token-not-legal"):
                episode.step(token)
    assert (episode.known(seat), list(episode.legal)) == before


def test_a_seat_may_speak_once_before_it_answers():
    episode, rng = begun("clocktower"), Random(5)
    claim = episode.vocabulary.unasked("claim")
    while claim not in episode.legal:
        played(episode, rng, 1)
    seat, asked = episode.seat, episode.kind
    episode.step(claim)
    assert episode.seat == seat and episode.kind == "claim" and claim not in episode.legal
    for word in "am", "imp":
        episode.step(episode.vocabulary.numbers[word])
    claims = episode.chair(Seat(0)).view.claims  # type: ignore[attr-defined]
    assert claims[-1].seat == seat and claims[-1].said == ("am", "imp")
    while episode.seat != seat:
        played(episode, rng, 1)
    assert episode.kind == asked and claim not in episode.legal
    quiet = Episode(Course("clocktower", OPTIONS["clocktower"], standing=False), 0)
    while not quiet.over:
        assert max(quiet.legal) < quiet.vocabulary.speech
        played(quiet, rng, 1)


@every_game
def test_whole_answers_can_be_had_in_tokens_too(game):
    episode = played(begun(game), Random(6), 30)
    while episode.said or episode.standing:
        played(episode, Random(6), 1)
    options = episode.options()
    assert options and {tokens[0] for tokens in options if tokens} <= {*episode.legal}


# ---- throws as nodes of their own


def explicit(game: str, seed: int = 0) -> Episode:
    return Episode(Course(game, OPTIONS[game], explicit=True), seed)


@pytest.mark.parametrize("game", ["whispers", "betrayal"])
def test_every_throw_is_told_from_outside(game):
    """The same seed and the same answers: the throws alone decide what the dice show."""
    streams = set()
    episode, rng = explicit(game, 3), Random(3)
    while not episode.over:
        if episode.outcomes:
            assert episode.seat is None and list(episode.legal) == list(range(episode.outcomes))
            streams.add(episode.kind)
        played(episode, rng, 1)
    assert streams, "a whole game without a throw"
    assert {*episode.returns()} == {1.0, -1.0}


def test_the_dice_show_what_was_told():
    """The first three rolls of a house: all blanks, or all twos."""

    def rolls(outcome: int) -> set[int]:
        episode, rng = explicit("betrayal", 5), Random(5)
        while len(thrown := faces(episode)) < 3:
            episode.step(outcome if episode.kind == "dice" else rng.choice(episode.legal))
        return {face for roll in thrown for face in roll}

    def faces(episode: Episode) -> list[tuple[int, ...]]:
        return [event.faces for event in episode.chair(Seat(0)).events() if hasattr(event, "faces")]

    assert rolls(0) == {0} and rolls(2) == {2}


def test_an_outcome_that_the_throw_does_not_have_changes_nothing():
    episode, rng = explicit("betrayal", 5), Random(5)
    while not episode.outcomes:
        played(episode, rng, 1)
    before = episode.kind, episode.outcomes, episode.answers
    for wrong in -1, episode.outcomes:
        with pytest.raises(Refusal, match="token-not-legal"):
            episode.step(wrong)
    assert (episode.kind, episode.outcomes, episode.answers) == before


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda episode: pickle.loads(pickle.dumps(episode))])
def test_a_copy_at_a_throw_goes_the_same_way(twin):
    episode, rng = explicit("betrayal", 8), Random(8)
    spelled = 0
    while not (episode.outcomes and episode.answers > 30 and spelled):
        spelled = len(episode.said) if episode.seat is not None else spelled
        played(episode, rng, 1)
    other = twin(episode)
    assert (other.kind, other.outcomes, other.seat) == (episode.kind, episode.outcomes, None)
    assert other.said == episode.said == [], "the answer of several words is whole"
    played(episode, Random(9), 90)
    played(other, Random(9), 90)
    for seat in map(Seat, range(episode.seats)):
        assert other.known(seat) == episode.known(seat)


# ---- copies and the end


@every_game
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda episode: pickle.loads(pickle.dumps(episode))])
def test_a_copy_goes_the_same_way(game, twin):
    for tokens in 0, 7, 61:
        episode = played(begun(game, 8), Random(7), tokens)
        other = twin(episode)
        assert (other.seat, other.said, list(other.legal)) == (
            episode.seat,
            episode.said,
            list(episode.legal),
        )
        played(episode, Random(8), 80)
        assert other.said is not episode.said
        played(other, Random(8), 80)
        for seat in map(Seat, range(episode.seats)):
            assert other.known(seat) == episode.known(seat)
            assert np.array_equal(other.observe(seat), episode.observe(seat))


def test_what_the_end_is_worth():
    for seed in range(4):
        hunt = played(begun("whispers", seed), Random(seed))
        killer, *victims = hunt.returns()
        assert {killer, *victims} == {1.0, -1.0} and {-killer} == set(victims)
    town = played(begun("clocktower"), Random(1))
    assert town.returns()[-1] == 0.0 and {*town.returns()} == {1.0, 0.0, -1.0}
    outcome = town.chair(Seat(0)).view.outcome  # type: ignore[attr-defined]
    tokens = town.chair(Seat(town.seats - 1)).view.tokens[:-1]  # type: ignore[attr-defined]
    assert [worth > 0 for worth in town.returns()[:-1]] == [token.side == outcome for token in tokens]
    house = played(begun("betrayal"), Random(1))
    winners = house.chair(Seat(0)).view.winners  # type: ignore[attr-defined]
    assert [worth > 0 for worth in house.returns()] == [seat in winners for seat in range(3)]
    assert set(begun("betrayal").returns()) == {0.0}


# ---- the peers' own suites, small; `make study` runs them whole


@every_game
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_is_content(game):
    api_test(zoo.env(game, OPTIONS[game]), num_cycles=60)
    api_test(zoo.env(game, OPTIONS[game], named=True), num_cycles=20)
    seed_test(lambda: zoo.env(game, OPTIONS[game]), num_cycles=60)
    parallel_api_test(zoo.parallel_env(game, OPTIONS[game]), num_cycles=60)


def test_a_zoo_that_runs_too_long_is_truncated_and_the_end_pays_everybody():
    env = zoo.env("whispers", most_tokens=20)
    env.reset(seed=3)
    rng, paid = Random(3), {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[agent] = reward
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert len(paid) == 4 and set(paid.values()) == {0.0}
    env = zoo.env("whispers", render_mode="ansi")
    env.reset(seed=3)
    assert "seat_" in env.render()
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[agent] = reward
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert set(paid.values()) == {1.0, -1.0}


@every_game
def test_gymnasium_is_content(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game, OPTIONS[game], bots="random"), skip_render_check=True)


def test_one_seat_against_bots():
    env = SeatEnv("whispers", seat="killer", bots="sensible", named=True)
    seen, info = env.reset(seed=5)
    assert seen["prompt"][0] == 1.0 and "hand" in seen
    rng, rewards = Random(5), []
    refused = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert "token-not-legal" in refused[4]["refused"] and refused[1] == 0.0
    assert all(np.array_equal(refused[0][name], part) for name, part in seen.items())
    over = False
    while not over:
        legal = np.flatnonzero(env.action_masks())
        _, reward, over, _, info = env.step(int(rng.choice(list(legal))))
        rewards.append(reward)
    assert rewards[-1] in (1.0, -1.0) and not any(rewards[:-1])


@pytest.mark.parametrize("wrong", [{"seat": "gardener"}, {"seat": 9}, {"seat": ""}, {"bots": "oracle"}])
def test_a_seat_or_a_bot_that_there_is_not(wrong):
    with pytest.raises(Refusal):
        SeatEnv("whispers", **wrong)


def test_every_game_is_known_to_openspiel():
    assert {f"python_nightbell_{game}" for game in games.GAMES} <= set(pyspiel.registered_names())
    assert [made.name for made in spiel.GAMES] == list(games.GAMES)


def test_openspiel_plays_a_hunt_clones_and_writes_it_down():
    game = pyspiel.load_game("python_nightbell_whispers", {"deals": 4, "options": '{"killer": "huntress"}'})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 4
    state.apply_action(2)
    rng = Random(1)
    while not state.is_terminal():
        if rng.random() < 0.02:
            again = game.deserialize_state(state.serialize())
            assert again.information_state_string(0) == state.information_state_string(0)
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns())[-1] == 1.0


@every_game
def test_openspiel_tells_the_beginning_of_a_game_as_it_did(game):
    """By its own generator of playthroughs, from the moves that were written down."""
    written = playthroughs.file_of(game).read_text("utf-8")
    assert written.count("# Apply action") == playthroughs.LENGTH and "IsTerminal() = True" in written
    assert playthroughs.again(game, written) == written, "If it was meant to change: `make golden RAISE=1`."


def test_a_game_that_openspiel_breaks_off_is_worth_nothing_to_anybody():
    game = pyspiel.load_game("python_nightbell_whispers", {"deals": 4, "length": 12})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    for _ in range(12):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.current_player() == pyspiel.PlayerId.TERMINAL
    assert game.max_game_length() == 12 and not state.legal_actions() and not any(state.returns())


def test_an_observer_of_openspiel_shows_what_it_is_asked_for_or_is_not_there():
    """What is public only would leave out what a player sees for itself: nobody shows that here."""
    game = pyspiel.load_game("python_nightbell_whispers", {"deals": 1})
    state = game.new_initial_state()
    state.apply_action(0)
    own, every = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.IIGObservationType
    recalled = game.make_py_observer(every(public_info=True, perfect_recall=True, private_info=own))
    assert recalled.tensor is None and not recalled.dict
    assert recalled.string_from(state, 1) == state.information_state_string(1)
    now = game.make_py_observer(every(public_info=True, perfect_recall=False, private_info=own))
    assert now.string_from(state, 1) == game.make_py_observer().string_from(state, 1)
    for public, private in (True, pyspiel.PrivateInfoType.NONE), (False, own):
        asked = every(public_info=public, perfect_recall=False, private_info=private)
        assert game.make_py_observer(asked) is None


def test_openspiel_throws_the_dice_itself():
    game = pyspiel.load_game("python_nightbell_betrayal", {"deals": 2, "explicit": True})
    state, rng, throws = game.new_initial_state(), Random(2), 0
    while throws < 12:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1) and len(outcomes) <= game.max_chance_outcomes()
            throws += 1
        state.apply_action(rng.choice(state.legal_actions()))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()


def test_a_tensor_of_openspiel_is_what_the_seat_sees():
    game = pyspiel.load_game("python_nightbell_clocktower", {"deals": 1})
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any() and observer.string_from(state, 0) == ""
    state.apply_action(0)
    observer.set_from(state, 0)
    own = state.episode.observe(Seat(0))
    assert np.array_equal(observer.tensor[: len(own)], own) and not observer.tensor[len(own) :].any()
    assert msgspec.json.decode(observer.string_from(state, 0))[0]["viewer"] == 0
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})
    assert vocabulary("clocktower").names[state.legal_actions()[0]] == state.action_to_string(
        state.legal_actions()[0]
    )
