"""Reminders in the Storyteller's own words: put down, taken up, bounded, and nobody else's business."""

from __future__ import annotations

import pytest

from nightbell.engine import Answer
from nightbell.games.clocktower import events
from nightbell.games.clocktower.storyteller import words
from tests.clocktower.scenario import Story, scenario


def town() -> Story:
    return scenario("imp poisoner monk chef virgin slayer mayor").night(poisoner="mayor")


def slips(told: Story, name: str) -> list[str]:
    return [mark.text for mark in told.grimoire.marks if mark.on == told.seat(name) and mark.text]


def jot(told: Story, name: str, text: str) -> Story:
    return told.standing("storyteller", "jot", ("jot", told.seat(name), text))


def test_own_words_lie_beside_a_token_until_they_are_said_again() -> None:
    told = town()
    jot(told, "chef", "claims   the Empath")
    jot(told, "chef", "nervous")
    assert slips(told, "chef") == ["claims the Empath", "nervous"] and slips(told, "monk") == []
    jot(told, "chef", "claims the Empath")
    jot(told, "monk", "x" * 40)
    assert slips(told, "chef") == ["nervous"] and slips(told, "monk") == ["x" * 40]


def test_they_do_nothing_but_remind() -> None:
    told = town()
    jot(told, "chef", "drunk")
    assert told.works("chef") and not told.drunk("chef")
    assert ("unmark", told.seat("chef"), "blank") not in words(told.town)


def test_only_the_storyteller_hears_of_them() -> None:
    told = town()
    since = len(told.table.history)
    jot(told, "chef", "bluffing")
    told_of = told.table.events(told.town.storyteller, since)
    assert [type(event) for event in told_of] == [events.Jotted]
    assert told.heard("chef", since) == []


@pytest.mark.parametrize(
    "answer",
    [
        ("jot", 0, ""),
        ("jot", 0, "  "),
        ("jot", 99, "x"),
        ("jot", 0, "x" * 41),
        ("jot", 0, "a\x07b"),
    ],
)
def test_what_is_no_short_line_beside_a_token_is_refused(answer: Answer) -> None:
    told = town()
    told.refused(lambda: told.standing("storyteller", "jot", answer))
    told.refused(lambda: told.standing("chef", "jot", ("jot", 0, "mine")))


def test_the_grimoire_has_room_for_so_many_and_gives_them_back() -> None:
    told = town()
    for number in range(60):
        jot(told, "chef", f"note {number}")
    assert told.refused(lambda: jot(told, "monk", "one more")).message == "too-many-slips"
    jot(told, "chef", "note 0")
    jot(told, "monk", "one more")
    assert slips(told, "monk") == ["one more"]
