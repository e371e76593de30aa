"""Talk around the table: everybody, small groups, and the Storyteller's ear."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tools.stress.secrets import night_cover

from nightbell.engine import Refusal
from nightbell.server import protocol as wire
from nightbell.server.cover import SIZE
from nightbell.server.deeds import Begun, Joined, Opened, Page, Played
from nightbell.server.protocol import House
from nightbell.server.room import Room

SEVEN = "imp poisoner monk empath mayor slayer butler"
ROSTER = ("Аня", "Боря", "Вика", "Гена", "Даша", "Егор", "Женя", "Рассказчик")
STORYTELLER = "p8"


class Gathering:
    """Seven players and a Storyteller in a room, on the first day."""

    def __init__(self, roles: str = SEVEN) -> None:
        options: dict[str, object] = {
            "seating": roles.split(), "by_the_table": False, "script": "crossroads",
        }  # fmt: skip
        self.room = Room("7Q2M0XK9", Opened("clocktower", options, 1, House()))
        self.commands = 0
        for name in ROSTER:
            self.room.apply(Page(0, "", Joined(f"guest-{name}", name)))
        for place in range(len(ROSTER)):
            self.do(f"p{place + 1}", wire.Sit(self.next_id(), place))
        self.do("p1", Begun(self.next_id(), self.room.rules.version))

    def next_id(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    def do(self, person, deed):
        self.room.apply(Page(self.commands, person, deed))

    def say(self, person, text, to="all"):
        self.do(person, wire.Say(self.next_id(), text, to))

    def heard(self, person):
        return [line.text for line in self.room.lines_for(person)]

    def judge(self, seat, verdict):
        self.do("", Played(len(ROSTER) - 1, ["verdict", seat, verdict], "verdict"))

    def to_day(self):
        table = self.room.playing
        while getattr(table.state, "phase", "") != "day":
            seat, decision = next(iter(table.open.items()))
            first = next(iter(decision.choice.listed()))
            self.do("", Played(seat, msgspec.to_builtins(first)))
        return self


@pytest.mark.rule("C-221")
def test_three_may_go_aside_and_nobody_else_reads_it():
    gathering = Gathering().to_day()
    gathering.say("p1", "Я Прачка.")
    gathering.say("p2", "Не верьте ей.", ["p3", "p4"])
    gathering.say("p4", "Согласна.", ["p2", "p3"])
    for inside in ("p2", "p3", "p4"):
        assert gathering.heard(inside) == ["Я Прачка.", "Не верьте ей.", "Согласна."]
    for outside in ("p1", "p5", "p6", "p7"):
        assert gathering.heard(outside) == ["Я Прачка.", None, None]


@pytest.mark.rule("C-205", "C-225")
def test_a_question_to_the_storyteller_is_between_two():
    gathering = Gathering().to_day()
    gathering.say("p3", "Кого я могу защитить?", "storyteller")
    gathering.say(STORYTELLER, "Кого угодно, кроме себя.", ["p3"])
    assert gathering.heard("p3") == ["Кого я могу защитить?", "Кого угодно, кроме себя."]
    assert gathering.heard(STORYTELLER) == gathering.heard("p3")
    for other in ("p1", "p2", "p4", "p5", "p6", "p7"):
        assert "Кого я могу защитить?" not in gathering.heard(other)
        assert [text for text in gathering.heard(other) if text is not None] == []


@pytest.mark.rule("C-224")
@pytest.mark.parametrize("openly", [True, False])
def test_the_storyteller_answers_before_all_or_in_private(openly):
    gathering = Gathering().to_day()
    gathering.say("p3", "Как считают голоса?", "storyteller")
    gathering.say(STORYTELLER, "По кругу, по часовой стрелке.", "all" if openly else ["p3"])
    assert "По кругу, по часовой стрелке." in gathering.heard("p3")
    assert ("По кругу, по часовой стрелке." in gathering.heard("p6")) == openly


@pytest.mark.rule("C-502")
def test_nobody_speaks_at_night():
    gathering = Gathering()
    for to in ("all", ["p2"]):
        with pytest.raises(Refusal) as refused:
            gathering.say("p1", "Я выбираю Дашу.", to)
        assert refused.value.message == "night-is-silent"
    assert gathering.heard("p2") == []
    gathering.to_day()
    gathering.say("p1", "Доброе утро.")
    assert gathering.heard("p2") == ["Доброе утро."]


@pytest.mark.rule("C-226")
def test_the_storyteller_sets_the_clock_of_the_discussion():
    gathering = Gathering().to_day()
    gathering.do(STORYTELLER, wire.Timer(gathering.next_id(), "Обсуждение", 480))
    assert [clock.seconds for clock in gathering.room.clocks.values()] == [480]
    gathering.do(STORYTELLER, wire.Timer(gathering.next_id(), "Обсуждение", 600))
    assert [clock.seconds for clock in gathering.room.clocks.values()] == [600]
    gathering.do("", Played(7, ["open"]))
    assert getattr(gathering.room.playing.state, "stage", "") == "nominations"


@pytest.mark.rule("C-485")
def test_what_passes_at_night_does_not_show_who_is_awake():
    nights = [asyncio.run(night_cover(seed)) for seed in range(3)]
    assert sum(night.beats for night in nights) > 5
    assert {night.size for night in nights if night.beats} == {SIZE}
