"""How far many games have come: a bar on a screen, and in a file or a pipe a line now and then."""

from __future__ import annotations

import sys
from time import monotonic

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TimeRemainingColumn,
)
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


class GamesBar(Progress):
    """Where nobody looks at a bar, long work says now and then how far it is; short work says nothing."""

    TELLS_EVERY = 600.0

    words: Words
    told: float

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        super().advance(task_id, advance)
        if self.disable and monotonic() - self.told >= self.TELLS_EVERY:
            self.told = monotonic()
            task = self.tasks[task_id]
            said = self.words.say("cli-so-far", done=int(task.completed), total=int(task.total or 0))
            print(said, file=sys.stderr, flush=True)


def games_bar(words: Words) -> GamesBar:
    bar = GamesBar(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        Speed(words),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    bar.words, bar.told = words, monotonic()
    return bar
