"""A game as a PettingZoo environment: every seat is an agent, and they act one at a time.

    env = zoo.env("clocktower", {"players": 8})
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation)
        env.step(action)

An action is a token (`spelling.py`); `observation["action_mask"]` says which may come next.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from nightbell.engine import Seat
from nightbell.research.interfaces.episode import MOST_TOKENS, Course, Episode
from nightbell.research.interfaces.spelling import vocabulary

Observation = dict[str, Any]


def env(game: str, options: Mapping[str, object] | None = None, **how: Any) -> AECEnv:
    """The environment with PettingZoo's own guards around it."""
    return wrappers.OrderEnforcingWrapper(GameEnv(game, options, **how))


def parallel_env(game: str, options: Mapping[str, object] | None = None, **how: Any) -> ParallelEnv:
    """For learners that want an action of every agent at every step: only that of the one whose turn it is
    counts, `infos[agent]["active_agent"]` says whose, and the masks of the others are empty."""
    return turn_based_aec_to_parallel(env(game, options, **how))


class GameEnv(AECEnv):
    """`named` gives observations as arrays by name instead of one tensor."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        standing: bool = True,
        named: bool = False,
        most_tokens: int = MOST_TOKENS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"nightbell_{game}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.course = Course(game, dict(options or {}), standing)
        self.named = named
        self.most_tokens = most_tokens
        self.render_mode = render_mode
        self.vocabulary = vocabulary(game)
        first = Episode(self.course, 0)
        self.possible_agents = [f"seat_{seat}" for seat in range(first.seats)]
        self._seat_of = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._mask: np.ndarray = np.zeros(len(self.vocabulary), np.int8)
        self.action_spaces = {agent: spaces.Discrete(len(self.vocabulary)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(first, seat, named) for agent, seat in self._seat_of.items()
        }

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new game; the same seed gives the same one. `{"game": {…}}` are options of this one alone."""
        course = self.course.with_options(options)
        self.episode = Episode(course, randbits(31) if seed is None else seed)
        self.tokens = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.episode.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.step(int(action))
        self.tokens += 1
        self._clear_rewards()
        if self.episode.over:
            for each, worth in zip(self.possible_agents, self.episode.returns(), strict=True):
                self.rewards[each] = worth
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.tokens >= self.most_tokens:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        numbers = self.episode.observe(seat)
        mask = self.episode.mask() if seat == self.episode.seat else self._mask.copy()
        return {
            "observation": self.episode.named(seat, numbers) if self.named else numbers,
            "action_mask": mask,
        }

    def render(self) -> str | None:
        """Who is to say what, of which tokens."""
        if self.render_mode != "ansi":
            return None
        episode = self.episode
        if episode.over:
            return f"over: {episode.returns()}"
        legal = ", ".join(self.vocabulary.names[token] for token in episode.legal)
        return f"{self.agent_selection} on {episode.kind}: {legal}"

    def close(self) -> None:
        """There is nothing to put away."""


def observation_space(episode: Episode, seat: Seat, named: bool) -> spaces.Dict:
    """The space of what a seat sees in a game, with the mask of its tokens."""

    def box(width: int) -> spaces.Box:
        return spaces.Box(-np.inf, np.inf, (width,), np.float32)

    numbers = episode.observe(seat)
    parts = episode.named(seat, numbers)
    inner = (
        spaces.Dict({name: box(len(part)) for name, part in parts.items()}) if named else box(len(numbers))
    )
    mask = spaces.Box(0, 1, (len(episode.vocabulary),), np.int8)
    return spaces.Dict({"observation": inner, "action_mask": mask})
