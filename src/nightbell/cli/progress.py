"""The bar that shows how far many games have come; on the screen only, never in a file or a pipe."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from nightbell.text import Words


class Speed(ProgressColumn):
    """How many games a second."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(self.words.say("cli-games-a-second", speed=round(speed, 1)) if speed else "")


def games_bar(words: Words) -> Progress:
    return Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        Speed(words),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
