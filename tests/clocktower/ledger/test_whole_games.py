"""Laws that hold in every game from beginning to end, whoever plays and whatever comes up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nightbell.engine import SPECTATOR, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.events import (
    AliveAgain,
    DayBreaks,
    Dealt,
    Died,
    Executed,
    ExileCalled,
    HandCounted,
    NightFalls,
    NominationMade,
    SideWon,
    SupportCounted,
    TravellerJoined,
)
from nightbell.games.clocktower.moments import puts_off_the_end
from nightbell.games.clocktower.seen import Grimoire
from nightbell.games.clocktower.town import DAY

MOST = 4000


def games():
    """Games of every size played at random, each with its table as it was after every answer."""
    for seed in range(60):
        players, script = (5, 7, 9, 12, 15, 18)[seed % 6], ("tb", "crossroads")[seed % 2]
        rng = Random(seed)
        yield Table(RULES, {"players": players, "script": script}, seed), rng


def played(watch):
    for table, rng in games():
        for _ in range(MOST):
            if not table.open:
                break
            watch(table)
            seat = rng.choice(sorted(table.open))
            table.answer(seat, table.open[seat].choice.sample(rng))
        yield table


def days(table):
    """The public events of each day, by number."""
    found: dict[int, list[object]] = {}
    day = 0
    for event in table.events(SPECTATOR):
        if isinstance(event, DayBreaks):
            day = event.day
        elif isinstance(event, NightFalls):
            day = 0
        if day:
            found.setdefault(day, []).append(event)
    return found


@pytest.fixture(scope="module")
def finished():
    return list(played(lambda table: None))


@pytest.mark.rule("C-625", "C-681", "C-270")
def test_nights_and_days_alternate(finished):
    for table in finished:
        told = [e for e in table.events(SPECTATOR) if isinstance(e, NightFalls | DayBreaks)]
        numbers = [(type(e).__name__, e.night if isinstance(e, NightFalls) else e.day) for e in told]
        expected = [(name, n) for n in range(1, len(told) + 1) for name in ("NightFalls", "DayBreaks")]
        assert numbers == expected[: len(numbers)]


@pytest.mark.rule("C-679", "C-231", "C-233", "C-234")
def test_nominations_keep_to_the_rules(finished):
    for table in finished:
        dead: set[int] = set()
        for event in table.events(SPECTATOR):
            if isinstance(event, DayBreaks):
                dead |= set(event.died)
            elif isinstance(event, Died):
                dead.add(event.seat)
            elif isinstance(event, AliveAgain):
                dead.discard(event.seat)
            elif isinstance(event, NominationMade):
                assert event.seat not in dead
        for events in days(table).values():
            made = [event for event in events if isinstance(event, NominationMade)]
            assert len({event.seat for event in made}) == len({event.nominee for event in made}) == len(made)


@pytest.mark.rule("C-256", "C-659")
def test_at_most_one_execution_a_day(finished):
    for table in finished:
        for events in days(table).values():
            assert sum(isinstance(event, Executed) for event in events) <= 1


@pytest.mark.rule("C-237", "C-618")
def test_hands_are_counted_clockwise_and_the_nominee_last(finished):
    for table in finished:
        if table.state.visitors:
            continue
        nominee = -1
        counted: list[int] = []
        for event in table.events(SPECTATOR):
            if isinstance(event, NominationMade):
                nominee, counted = event.nominee, []
            elif isinstance(event, HandCounted):
                place = (event.seat - nominee - 1) % len(table.state.circle)
                assert not counted or counted[-1] < place
                counted.append(place)


@pytest.mark.rule("C-465", "C-456")
def test_every_traveller_is_put_up_once_a_day_and_everybody_is_asked(finished):
    called = 0
    for table in finished:
        for events in days(table).values():
            put_up = [event.traveller for event in events if isinstance(event, ExileCalled)]
            assert len(put_up) == len(set(put_up))
            asked = [event.seat for event in events if isinstance(event, SupportCounted)]
            assert len(asked) == len(put_up) * len(table.state.circle)
            called += len(put_up)
    assert called


@pytest.mark.rule("C-338", "C-241")
def test_nobody_dies_twice_and_the_dead_vote_once(finished):
    for table in finished:
        died: Counter[int] = Counter()
        voted: Counter[int] = Counter()
        for event in table.events(SPECTATOR):
            if isinstance(event, DayBreaks):
                died.update(event.died)
            elif isinstance(event, Died):
                died[event.seat] += 1
            elif isinstance(event, AliveAgain):
                died[event.seat] = voted[event.seat] = 0
            elif isinstance(event, HandCounted) and event.raised and died[event.seat]:
                voted[event.seat] += 1
        feigned = {seat for seat, token in enumerate(table.state.grimoire) if token.role == "zombuul"}
        assert all(count <= 1 for seat, count in died.items() if seat not in feigned)
        begging = {seat for seat, token in enumerate(table.state.grimoire) if token.role == "beggar"}
        voudon = any(isinstance(e, TravellerJoined) and e.role == "voudon" for e in table.events(SPECTATOR))
        assert voudon or all(count <= 1 for seat, count in voted.items() if seat not in begging)


@pytest.mark.rule("C-273", "C-274")
def test_one_side_wins(finished):
    for table in finished:
        assert table.outcome in ("good", "evil")
        assert sum(isinstance(event, SideWon) for event in table.events(SPECTATOR)) == 1
        assert {token.side for token in table.state.grimoire} <= {"good", "evil"}


@pytest.mark.rule("C-102", "C-620", "C-159", "C-194")
def test_nobody_is_told_what_is_not_theirs(finished):
    for table in finished:
        for seat in table.state.circle:
            for event in table.events(seat):
                if isinstance(event, Dealt):
                    assert event.seat == seat
        public = {type(event) for event in table.events(SPECTATOR)}
        assert Dealt not in public
        assert not any("Learns" in kind.__name__ for kind in public)


@pytest.mark.rule("C-451", "C-136")
def test_travellers_are_never_demons_and_never_too_few(finished):
    for table in finished:
        players = len(table.state.circle)
        joined = [e for e in table.events(SPECTATOR) if isinstance(e, TravellerJoined)]
        assert len(joined) == max(0, players - 15)
        assert not {event.seat for event in joined} & set(table.state.demons())


@pytest.mark.rule("C-638", "C-276")
def test_the_game_goes_on_while_three_live():
    def watch(table):
        town = table.state
        held = [role for seat in town.circle for role in town.abilities(seat)]
        if town.phase == DAY and not any(role in puts_off_the_end for role in held):
            assert town.survivors() >= 3
            assert town.demons()

    for table in played(watch):
        assert table.outcome is not None
        assert isinstance(table.view(table.state.storyteller), Grimoire)
