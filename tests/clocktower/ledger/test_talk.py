"""Talk around the table: everybody, small groups, and the Storyteller's ear."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from tools.stress.inside import Somebody, decode, parlour
from tools.stress.secrets import night_cover

from nightbell.engine import Seat
from nightbell.server import protocol as wire
from nightbell.server.cover import SIZE

SEVEN = "imp poisoner monk empath mayor slayer butler"
STORYTELLER = 7


class Gathering:
    """Seven people and a Storyteller at a table of the server; everybody is called by the chair."""

    def __init__(self, roles: str) -> None:
        self.loop = asyncio.new_event_loop()
        options = {"seating": roles.split(), "by_the_table": False, "script": "crossroads"}
        self.place = self.loop.run_until_complete(parlour("clocktower", options))
        self.loop.run_until_complete(self.place.begin())

    def at(self, chair: int) -> Somebody:
        return self.place.at(chair)

    def do(self, chair: int, command: wire.Command) -> wire.Done | wire.Refused:
        return self.loop.run_until_complete(self.at(chair).do(command))

    def say(self, chair, text, to="all"):
        """To all, to the Storyteller, or to these chairs."""
        readers = to if to in ("all", "storyteller") else [self.at(each).person for each in to]
        return self.do(chair, wire.Say(self.place.id(), text, readers))

    def answer(self, chair, answer, standing=""):
        ask = "" if standing else self.place.room.ask_id(Seat(chair))
        return self.do(chair, wire.Answer(self.place.id(), answer, ask, standing))

    def heard(self, chair):
        """Every line that reached this chair; None where only is known that somebody whispers."""
        somebody = self.at(chair)
        somebody.drain()
        messages = [decode(raw) for raw in somebody.frames]
        return [line.text for each in messages if isinstance(each, wire.Talk) for line in each.lines]

    @property
    def state(self):
        return self.place.room.playing.state

    @property
    def asked(self):
        return {decision.kind for decision in self.place.room.playing.open.values()}

    def to_day(self):
        while self.state.phase != "day":
            seat, decision = next(iter(self.place.room.playing.open.items()))
            self.answer(seat, msgspec.to_builtins(next(iter(decision.choice.listed()))))
        return self


@contextmanager
def gathered(roles: str = SEVEN) -> Iterator[Gathering]:
    gathering = Gathering(roles)
    try:
        yield gathering
    finally:
        gathering.place.close()
        gathering.loop.run_until_complete(asyncio.sleep(0))
        gathering.loop.close()


@pytest.mark.rule("C-221")
def test_three_may_go_aside_and_nobody_else_reads_it():
    with gathered() as town:
        town.to_day()
        town.say(0, "Я Прачка.")
        town.say(1, "Не верьте ей.", [2, 3])
        town.say(3, "Согласна.", [1, 2])
        for inside in (1, 2, 3):
            assert town.heard(inside) == ["Я Прачка.", "Не верьте ей.", "Согласна."]
        for outside in (0, 4, 5, 6):
            assert town.heard(outside) == ["Я Прачка.", None, None]


@pytest.mark.rule("C-205", "C-225")
def test_a_question_to_the_storyteller_is_between_two():
    with gathered() as town:
        town.to_day()
        town.say(2, "Кого я могу защитить?", "storyteller")
        town.say(STORYTELLER, "Кого угодно, кроме себя.", [2])
        assert town.heard(2) == ["Кого я могу защитить?", "Кого угодно, кроме себя."]
        assert town.heard(STORYTELLER) == town.heard(2)
        for other in (0, 1, 3, 4, 5, 6):
            assert [text for text in town.heard(other) if text is not None] == []


@pytest.mark.rule("C-224")
@pytest.mark.parametrize("openly", [True, False])
def test_the_storyteller_answers_before_all_or_in_private(openly):
    with gathered() as town:
        town.to_day()
        town.say(2, "Как считают голоса?", "storyteller")
        town.say(STORYTELLER, "По кругу, по часовой стрелке.", "all" if openly else [2])
        assert "По кругу, по часовой стрелке." in town.heard(2)
        assert ("По кругу, по часовой стрелке." in town.heard(6)) == openly


@pytest.mark.rule("C-502")
def test_nobody_speaks_at_night():
    with gathered() as town:
        for to in ("all", [1]):
            refused = town.say(0, "Я выбираю Дашу.", to)
            assert isinstance(refused, wire.Refused)
            assert refused.code == "night-is-silent"
        assert town.heard(1) == []
        town.to_day()
        town.say(0, "Доброе утро.")
        assert town.heard(1) == ["Доброе утро."]


@pytest.mark.rule("C-226")
def test_the_storyteller_sets_the_clock_of_the_discussion():
    with gathered() as town:
        town.to_day()
        for seconds in (480, 600):
            town.do(STORYTELLER, wire.Timer(town.place.id(), "Обсуждение", seconds))
            assert [clock.seconds for clock in town.place.room.clocks.values()] == [seconds]
        town.answer(STORYTELLER, ["open"])
        assert town.state.stage == "nominations"


@pytest.mark.rule("C-404")
def test_a_report_in_private_is_enough_for_a_verdict():
    with gathered("imp poisoner monk mutant mayor slayer butler") as town:
        town.to_day()
        town.say(1, "Гена сказал мне, что он Уродец.", "storyteller")
        assert "Гена сказал мне, что он Уродец." in town.heard(STORYTELLER)
        town.answer(STORYTELLER, ["verdict", 3, "tries"], "verdict")
        assert town.asked == {"madness-penalty"}


@pytest.mark.rule("C-485")
def test_what_passes_at_night_does_not_show_who_is_awake():
    nights = [asyncio.run(night_cover(seed)) for seed in range(3)]
    assert sum(night.beats for night in nights) > 5
    assert {night.size for night in nights if night.beats} == {SIZE}
