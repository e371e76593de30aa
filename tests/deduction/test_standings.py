"""Who may be evil and the Demon now, by the histories alone, as players of the town ask for it."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest

from nightbell.deduction.notebook import UNTOLD, Page, page
from nightbell.deduction.solving import solve
from nightbell.deduction.standings import standings
from nightbell.games.clocktower.catalogue import EVIL
from nightbell.games.clocktower.town import Town
from tests.clocktower.scenario import scenario
from tests.deduction.talking import talked

ENDLESS = 10**9


class Evening(NamedTuple):
    """The end of a day, what all have heard by then, and who is evil and the Demon."""

    read: Page
    truth: tuple[int, int]


def last_evening(seed: int) -> Evening:
    """How the town of a little game goes to bed for the last time, everybody having said who they are."""
    for moment in talked({"script": "tb", "players": 7}, seed):
        town = moment.table.state
        assert isinstance(town, Town)
        tokens = town.grimoire[:7]
        evil = sum(1 << seat for seat, token in enumerate(tokens) if token.side == EVIL)
        demon = next(seat for seat, token in enumerate(tokens) if token.alive and token.role == "imp")
        read = page(moment.view(0), moment.known(0), aloud=True)
        if not read.silent:
            last = Evening(read, (evil, demon))
    return last


def teams(read: Page) -> list[int]:
    evil = sum(read.puzzle.counts[2:])
    return [sum(1 << s for s in seats) for seats in combinations(range(len(read.puzzle.players)), evil)]


@pytest.mark.parametrize("seed", [9, 12])
def test_standings_are_where_the_worlds_of_the_whole_search_end(seed: int) -> None:
    read = last_evening(seed).read
    ends = {
        (state.evil, demon)
        for world in solve(read.puzzle).worlds
        for state in world.endings
        for demon in state.demons()
    }
    found = standings(read.puzzle, teams(read), ENDLESS)
    assert set(found.weights) == ends and all(weight > 0 for weight in found.weights.values())
    assert found.teams == frozenset(teams(read))


@pytest.mark.parametrize("seed", [9, 12])
def test_the_truth_stands_among_them(seed: int) -> None:
    evening = last_evening(seed)
    assert evening.truth in standings(evening.read.puzzle, teams(evening.read), ENDLESS).weights


def test_with_little_work_the_first_teams_are_known_and_no_others() -> None:
    """What is known of them is what would be known with all the work in the world."""
    read = last_evening(9).read
    ranked = teams(read)
    whole = standings(read.puzzle, ranked, ENDLESS)
    some = standings(read.puzzle, ranked, whole.work // 2)
    assert 0 < len(some.teams) < len(ranked)
    assert some.teams == frozenset(ranked[: len(some.teams)])
    assert some.weights == {key: heavy for key, heavy in whole.weights.items() if key[0] in some.teams}
    assert some == standings(read.puzzle, ranked, whole.work // 2)


def test_what_was_only_whispered_is_no_part_of_what_all_have_heard() -> None:
    """The Monk knows from a whisper who sits there as the Chef, and leaves it out of what the town knows."""
    town = scenario("imp poisoner chef monk virgin slayer mayor", "tb").night(poisoner="mayor")
    monk, chef = town.seat("monk"), town.seat("chef")
    town.standing("chef", "whisper", monk).standing("chef", "confide", ("am", "chef"))
    view = town.view("monk")
    assert chef not in page(view, town.heard("monk")).silent
    assert chef in page(view, town.heard("monk"), aloud=True).silent


def test_a_page_says_when_somebody_died_by_no_rule() -> None:
    """A word of the Storyteller's is enough to die of, but no history has it."""
    town = scenario("imp poisoner chef monk virgin slayer mayor", "tb").night(poisoner="mayor")
    assert page(town.view("monk"), town.heard("monk")).why == ""
    town.word("slay", "slayer")
    assert page(town.view("monk"), town.heard("monk")).why == UNTOLD
