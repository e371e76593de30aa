"""One seat of a game as a Gymnasium environment, against bots.

    env = SeatEnv("whispers", seat="killer", bots="sensible")
    observation, info = env.reset(seed=7)
    while True:
        action = policy(observation, info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            break

A token that is not legal changes nothing, and `info["refused"]` says so: whoever samples without the mask
loses only time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from nightbell import bots as players
from nightbell.engine import Refusal, Seat, Talker
from nightbell.research.interfaces.episode import MOST_TOKENS, Course, Episode
from nightbell.research.interfaces.spelling import vocabulary
from nightbell.research.interfaces.zoo import observation_space

Info = dict[str, Any]


class SeatEnv(gymnasium.Env):
    """`seat` is a number, or a seat's public id or the beginning of it."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | str = 0,
        bots: str = "sensible",
        standing: bool = True,
        named: bool = False,
        most_tokens: int = MOST_TOKENS,
        render_mode: str | None = None,
    ) -> None:
        self.course = Course(game, dict(options or {}), standing)
        if bots not in players.makers(game):
            raise Refusal("unknown-bot", bot=bots, known=", ".join(players.makers(game)))
        self.bots = bots
        self.named = named
        self.most_tokens = most_tokens
        self.render_mode = render_mode
        self.vocabulary = vocabulary(game)
        first = Episode(self.course, 0)
        self.seat = _seat(first, seat)
        self.action_space = spaces.Discrete(len(self.vocabulary))
        self.observation_space = observation_space(first, self.seat, named)["observation"]

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Any, Info]:
        """A new game; the same seed gives the same one, if the actions are the same."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**31)) if seed is None else seed
        course = self.course.with_options(options)
        self.episode = Episode(course, dealt)
        others = (Seat(each) for each in range(self.episode.seats) if each != self.seat)
        self.others = {
            each: players.player(course.game, self.bots, each, f"{dealt}/{each}") for each in others
        }
        self.tokens = 0
        self._let_others_play()
        return self._seen(), self._info()

    def _let_others_play(self) -> None:
        episode = self.episode
        while episode.seat is not None and episode.seat != self.seat:
            player, chair = self.others[episode.seat], episode.chair(episode.seat)
            said = player.interject(chair) if isinstance(player, Talker) else None
            if said is not None:
                episode.answer(said[1], said[0])
            else:
                episode.answer(player.answer(chair, episode.decision))

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        self.tokens += 1
        try:
            whole = self.episode.step(int(action))
        except Refusal as refusal:
            truncated = self.tokens >= self.most_tokens
            return self._seen(), 0.0, False, truncated, {**self._info(), "refused": str(refusal)}
        if whole:
            self._let_others_play()
        over = self.episode.over
        worth = self.episode.returns()[self.seat] if over else 0.0
        return self._seen(), worth, over, not over and self.tokens >= self.most_tokens, self._info()

    def action_masks(self) -> np.ndarray:
        """Which tokens may come next, as learners that know of masks ask for it."""
        return self.episode.mask().astype(bool)

    def _seen(self) -> Any:
        numbers = self.episode.observe(self.seat)
        return self.episode.named(self.seat, numbers) if self.named else numbers

    def _info(self) -> Info:
        return {"action_mask": self.episode.mask(), "decision": self.episode.kind}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        legal = ", ".join(self.vocabulary.names[token] for token in self.episode.legal)
        return f"{self.episode.kind}: {legal}"


def _seat(episode: Episode, seat: int | str) -> Seat:
    ids = episode.ids
    if isinstance(seat, int) and 0 <= seat < len(ids):
        return Seat(seat)
    for number, id in enumerate(ids):
        if isinstance(seat, str) and seat and id.startswith(seat):
            return Seat(number)
    raise Refusal("no-such-seat", seat=str(seat), known=", ".join(ids))
