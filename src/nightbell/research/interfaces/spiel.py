"""The games for OpenSpiel: `pyspiel.load_game("python_nightbell_whispers")` once this module is imported.

The first node is chance, and deals one of `deals` games by its seed. All luck to come is in it, or, with
`explicit`, the order of shuffled decks alone: then every throw is a chance node when it comes. What a player
can tell apart is the information state: every event it was told of, and what it sees.
`resample_from_infostate` imagines another game that the player could not tell from the true one.

Parameters: `deals`, `options` (of the game, as JSON), `standing`, `explicit` and `length`: a game that is not
over after so many nodes is broken off, and worth nothing to anybody.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

from nightbell import games
from nightbell.engine import Seat
from nightbell.research.interfaces.episode import Course, Episode
from nightbell.research.interfaces.spelling import vocabulary

MOST_PLAYERS = 24
LONGEST = 20_000
MOST_OUTCOMES = 128
"""Of one throw. The largest known is the top card of a deck of 45 that is shuffled anew."""
PARAMETERS = {"deals": 1024, "options": "{}", "standing": True, "explicit": False, "length": LONGEST}


def _kind(game: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_nightbell_{game}",
        long_name=f"Nightbell: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """One of our games."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.course = Course(
            self.name, json.loads(given["options"]), bool(given["standing"]), bool(given["explicit"])
        )
        self.deals, self.length = int(given["deals"]), int(given["length"])
        self.first = Episode(self.course, 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(vocabulary(self.name)),
            max_chance_outcomes=max(self.deals, MOST_OUTCOMES),
            num_players=self.first.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.length,
        )
        super().__init__(_kind(self.name), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.course, self.deals, self.length)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, object] | None = None,
    ) -> SpielObserver | SpielMemory | None:
        """What one player sees, or all it knows; nobody is there who sees only what is public, or private."""
        if params:
            raise ValueError(f"an observer takes no parameters, and was given {params}")
        if iig_obs_type is None:
            return SpielObserver(self.first)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielMemory() if iig_obs_type.perfect_recall else SpielObserver(self.first)


class SpielState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: SpielGame, course: Course, deals: int, length: int) -> None:
        super().__init__(game)
        self.course = course
        self.deals = deals
        self.length = length
        self.episode: Episode | None = None

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.episode is None or self.episode.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.episode.seat is not None
        return self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.deals if self.episode is None else self.episode.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None or self.is_terminal() else sorted(self.episode.legal)

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.course, action)
        else:
            self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.episode is None else self.episode.kind} {action}"
        return vocabulary(self.course.game).names[action]

    def is_terminal(self) -> bool:
        return self.episode is not None and (self.episode.over or self.move_number() >= self.length)

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * self.get_game().num_players()
        return list(self.episode.returns())

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat} " + (self.episode.known(Seat(seat)).decode() if self.episode is not None else "")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that this player, whose turn it is, cannot tell from this one."""
        assert self.episode is not None
        twin: SpielState = self.clone()
        twin.episode = self.episode.imagined(Seat(player), int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        if self.episode is None:
            return "not dealt"
        told = [vocabulary(self.course.game).names[token] for token in self.episode.said]
        where = f"deal {self.episode.seed}, {self.episode.answers} answers"
        return " ".join([where, self.episode.kind, *told])


class SpielObserver:
    """What a player sees, in a row that has room for what any of them sees."""

    def __init__(self, first: Episode) -> None:
        width = max(first.width(Seat(seat)) for seat in range(first.seats))
        self.tensor: np.ndarray = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            state.episode.observe(Seat(player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.episode is None:
            return ""
        return state.episode.seen(Seat(player)).decode()


class SpielMemory:
    """All that a player knows, in words alone."""

    tensor = None
    dict: Mapping[str, np.ndarray] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


def _registered(game: str) -> type[SpielGame]:
    made = type(f"{game.capitalize()}Game", (SpielGame,), {"name": game})
    pyspiel.register_game(_kind(game), made)
    return made


GAMES: Sequence[type[SpielGame]] = [_registered(game) for game in games.GAMES]
