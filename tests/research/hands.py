"""Work for hands that tests hire: in a module of its own, where other processes find it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from nightbell.research.simulation import Plan, Played, play


def doubled(number: int) -> int:
    return 2 * number


def dies_at_seven(task: tuple[str, int]) -> int:
    """The first worker that gets to seven is killed there; the next finds the stone and goes on."""
    stone, number = task
    if number == 7 and not Path(stone).exists():
        Path(stone).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return doubled(number)


def dies_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def plays_and_dies(task: tuple[Plan, str, int]) -> Played:
    plan, stone, seed = task
    dies_at_seven((stone, seed))
    return play(plan, seed)
