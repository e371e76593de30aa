"""Nights of recorded games: whoever was woken sleeps again before the day."""

from __future__ import annotations

from collections import Counter

import pytest
from tools.golden import file_of, recordings

from nightbell.engine import read_log, replay
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.events import DayBreaks, PutToSleep, Woken


@pytest.mark.parametrize("name", [name for game, name, *_ in recordings() if game == "clocktower"])
def test_whoever_is_woken_sleeps_again_before_the_day(name: str) -> None:
    awake: Counter[int] = Counter()
    for told in replay(RULES, read_log(file_of("clocktower", name).read_bytes())).history:
        match told.event:
            case Woken(seat=seat):
                awake[seat] += 1
            case PutToSleep(seat=seat):
                awake[seat] -= 1
            case DayBreaks():
                assert not +awake, "somebody is still awake"
        assert min(awake.values(), default=0) >= 0, "somebody asleep is put to sleep"
