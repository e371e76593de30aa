"""The clock of the town: who has closed their eyes, the breath before dawn, the time for a defence.

Time here is a clock that stands still until a test moves it.
"""

from __future__ import annotations

from random import Random

import pytest
from tools.stress.inside import Parlour, Somebody, parlour
from tools.stress.town import Time, vote_begins

from nightbell.engine import Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.manners import MANNERS
from nightbell.server import pauses
from nightbell.server import protocol as wire
from nightbell.server.house import restored
from nightbell.server.pauses import DEFENCE
from tests.server.test_room import done, refused, story

PACE = 700
SECOND = 1000


def phase(place: Parlour) -> str:
    return str(getattr(place.room.playing.state, "phase", ""))


def asked(place: Parlour) -> set[str]:
    return {each.kind for each in place.room.playing.open.values()}


async def unhurried(players: int = 7) -> tuple[Parlour, Time]:
    """A table of people, with the pauses of the house."""
    place = await parlour("clocktower", {"players": players})
    time = Time(place)
    await done(place.host, wire.Settings("pace", pace_ms=PACE))
    await place.begin()
    return place, time


async def night_is_done(place: Parlour, rng: Random) -> Seat:
    """Everybody has acted; gives the chair of the player who was asked last."""
    last = Seat(-1)
    while "dawn" not in asked(place):
        (seat,) = place.room.playing.open
        last = seat if seat != place.room.playing.state.storyteller else last  # type: ignore[attr-defined]
        await place.step(rng)
    return last


# ---- dusk


def closed(somebody: Somebody) -> list[list[int]]:
    return [each.closed for each in somebody.heard() if isinstance(each, wire.Eyes)]


@pytest.mark.rule("C-179")
@story
async def test_the_storyteller_sees_whose_eyes_are_closed_and_nobody_else_does() -> None:
    place = await parlour("clocktower", {"players": 5})
    Time(place)
    anna, boris, *_, teller = place.people
    await done(boris, wire.Leave("go"))
    await place.begin()
    rng = Random(2)
    while not place.room.covered:
        await place.step(rng)
    assert closed(teller)[-1] == [1]
    place.live.nod(anna.link)
    assert closed(teller)[-1] == [0, 1]
    place.live.nod(anna.link)
    assert closed(teller) == []
    for somebody in place.people[:-1]:
        assert closed(somebody) == []


@pytest.mark.rule("C-179")
@story
async def test_every_screen_is_told_to_close_its_eyes_at_dusk() -> None:
    place = await parlour("clocktower", {"players": 5})
    Time(place)
    await place.begin()
    rng = Random(2)
    while not place.room.covered:
        for somebody in place.people:
            somebody.drain()
        await place.step(rng)
    for somebody in place.people[:-1]:
        (update,) = (each for each in somebody.heard() if isinstance(each, wire.Update))
        assert update.cover


@story
async def test_a_storyteller_who_comes_back_is_told_again() -> None:
    place = await parlour("clocktower", {"players": 5})
    Time(place)
    await place.begin()
    rng = Random(2)
    while not place.room.covered:
        await place.step(rng)
    teller = place.people[-1]
    place.live.nod(place.people[3].link)
    teller.exit()
    await teller.enter()
    assert closed(teller)[-1] == [3]


@story
async def test_nobody_can_hold_up_the_night() -> None:
    place = await parlour("clocktower", {"players": 5})
    Time(place)
    await place.begin()
    rng = Random(2)
    while phase(place) != "day":
        await place.step(rng)
    assert place.live.eyes == set()


# ---- dawn


@pytest.mark.rule("C-192")
@story
async def test_between_five_and_ten_seconds_pass_before_the_day() -> None:
    place, time = await unhurried()
    await night_is_done(place, Random(1))
    assert phase(place) == "night" and place.room.covered
    await time.passes(5 * SECOND - 1)
    assert phase(place) == "night" and place.room.covered
    await time.passes(5 * SECOND + 1)
    assert phase(place) == "day"


@pytest.mark.rule("C-196")
@story
async def test_being_the_last_to_act_cannot_be_told_from_the_clock() -> None:
    pauses_after: dict[int, list[int]] = {}
    for seed in range(30):
        place, time = await unhurried(5)
        time.now += 7919 * seed
        last = await night_is_done(place, Random(seed))
        dawn = pauses.dawn_at(place.live)
        assert dawn is not None
        pauses_after.setdefault(last, []).append(dawn - time.now)
        place.close()
    assert len(pauses_after) > 1
    everything = [pause for each in pauses_after.values() for pause in each]
    assert all(5 * SECOND <= pause <= 10 * SECOND for pause in everything)
    assert len(set(everything)) > len(everything) // 2


@story
async def test_the_pause_is_counted_from_the_last_action_and_does_not_change() -> None:
    place, time = await unhurried()
    await night_is_done(place, Random(1))
    dawn = pauses.dawn_at(place.live)
    await time.passes(2 * SECOND)
    teller = place.people[-1]
    await done(teller, wire.Answer("r", ["rule", None, "We end at ten"], standing="ruling"))
    assert pauses.dawn_at(place.live) == dawn


@story
async def test_the_storyteller_does_not_cut_the_pause_short() -> None:
    place, time = await unhurried()
    await night_is_done(place, Random(1))
    teller = place.people[-1]
    seat = teller.seat
    assert seat is not None
    early = wire.Answer("early", True, place.room.ask_id(seat))
    assert await refused(teller, early) == "dawn-comes"
    await time.passes(10 * SECOND)
    assert phase(place) == "day"


@story
async def test_a_table_has_its_own_pause_or_none() -> None:
    place, time = await unhurried()
    assert await refused(place.host, wire.Settings("a", dawn_seconds=(9, 2))) == "pause-backwards"
    await done(place.host, wire.Settings("b", dawn_seconds=(2, 2)))
    await night_is_done(place, Random(1))
    assert pauses.dawn_at(place.live) == time.now + 2 * SECOND
    place, time = await unhurried()
    await done(place.host, wire.Settings("c", pace_ms=0))
    await night_is_done(place, Random(1))
    assert pauses.dawn_at(place.live) == time.now


@story
async def test_where_nobody_looks_the_day_comes_at_once() -> None:
    place, time = await unhurried()
    await night_is_done(place, Random(1))
    for somebody in place.people:
        somebody.exit()
    await time.passes(0)
    assert phase(place) == "day"


# ---- the defence


async def accusation(pace_ms: int = PACE) -> tuple[Parlour, Time, Seat, Somebody]:
    """Somebody was nominated at a table with a pace; gives the first chair to vote, and the nominee."""
    place, time, voting = await vote_begins(pace_ms=pace_ms)
    decision = pauses.vote(place.room)
    assert decision is not None
    accused = dict(decision.about)["seat"]
    assert isinstance(accused, int)
    return place, time, voting, place.at(accused)


@pytest.mark.rule("C-235")
@story
async def test_the_nominee_has_time_before_the_hands_are_counted() -> None:
    place, time, voting, _ = await accusation()
    clock = place.room.clocks[DEFENCE]
    assert 10 <= clock.seconds <= 30 and clock.ends == time.now + clock.seconds * SECOND
    voter = place.at(voting)
    vote = wire.Answer("early", True, place.room.ask_id(voting))
    assert await refused(voter, vote) == "defence-first"
    await time.passes(clock.seconds * SECOND - 1)
    assert place.live.voting() == voting and place.room.hands.locked == []
    await time.passes(1 + SECOND)
    assert place.room.hands.locked != []
    assert DEFENCE not in place.room.clocks


@pytest.mark.rule("C-235")
@story
async def test_the_storyteller_gives_more_time() -> None:
    place, time, _, accused = await accusation()
    teller = place.people[-1]
    first = place.room.clocks[DEFENCE].seconds
    assert await refused(accused, wire.Timer("a", DEFENCE, 60)) == "host-only"
    await done(teller, wire.Timer("b", DEFENCE, 60))
    await time.passes((first + 20) * SECOND)
    assert place.room.hands.locked == []
    await time.passes(41 * SECOND)
    assert place.room.hands.locked != []
    assert await refused(teller, wire.Timer("c", DEFENCE, 60)) == "nobody-defends"


@story
async def test_the_nominee_may_have_nothing_more_to_say() -> None:
    place, time, _, accused = await accusation()
    bystander = next(each for each in place.people[:-1] if each is not accused)
    assert await refused(bystander, wire.Spoken("a")) == "not-your-floor"
    await done(accused, wire.Spoken("b"))
    assert DEFENCE not in place.room.clocks
    await time.passes(SECOND)
    assert place.room.hands.locked != []


@story
async def test_a_bot_that_is_nominated_speaks_and_is_done() -> None:
    place, time, _, accused = await accusation()
    await done(accused, wire.Rest("a"))
    heard = int(MANNERS.reading[events.NominationMade] * PACE)
    assert heard > PACE
    await time.passes(heard - 1)
    assert DEFENCE in place.room.clocks
    await time.passes(1)
    assert DEFENCE not in place.room.clocks


@story
async def test_at_a_table_without_a_pace_the_hands_are_counted_at_once() -> None:
    place, time, _, _ = await accusation(pace_ms=0)
    assert place.room.clocks == {}
    await time.passes(SECOND)
    assert place.room.hands.locked != []


@story
async def test_a_defence_comes_back_from_the_disk_with_the_table() -> None:
    place, _, _, _ = await accusation()
    again = restored(place.room.code, place.live.house.store.pages(place.room.code))
    assert again.clocks == place.room.clocks != {}
    assert again.counts_from == place.room.counts_from
