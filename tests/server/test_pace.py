"""The pace of a table: a pass is quick, a death is not, and nobody is hurried who has not asked for it.

Time here is a clock that stands still until a test moves it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tools.stress.inside import Parlour, Somebody, parlour
from tools.stress.town import Time

from nightbell.engine import SPECTATOR, Manners, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.manners import MANNERS
from nightbell.server import pace
from nightbell.server import protocol as wire
from nightbell.server.attendant import BACK_SOON_MS
from nightbell.server.house import restored
from tests.server.test_room import done, refused, story

PACE = 1000
TOWN = {"seating": ["slayer", "soldier", "chef", "empath", "investigator", "poisoner", "imp"]}
QUIET = {"sheet": ["chef", "empath", "soldier", "monk", "mayor", "poisoner", "imp"]}


async def with_bots(people: int, options: Mapping[str, object] = TOWN) -> tuple[Parlour, Time]:
    """A table at which the first few chairs are people's and bots sit in the others."""
    place = await parlour("clocktower", options, seed=8)
    time = Time(place)
    place.live.attendant.luck = Random(8)
    for somebody in place.people[people:]:
        await somebody.do(wire.Leave(place.id()))
        somebody.exit()
    await done(place.host, wire.Settings("pace", pace_ms=PACE, hand_seconds=0.5, dawn_seconds=(0, 0)))
    await place.begin()
    return place, time


def told(place: Parlour) -> list[str]:
    """What everybody was told, by kind."""
    table = place.room.table
    assert table is not None
    return [type(each).__name__ for each in table.events(SPECTATOR)]


def finished(place: Parlour) -> tuple[Seat, ...]:
    """Who has nothing more to say, as far as everybody knows."""
    return tuple(getattr(place.room.playing.view(SPECTATOR), "done", ()))


def stage(place: Parlour) -> str:
    return str(getattr(place.room.playing.view(SPECTATOR), "stage", ""))


async def until(place: Parlour, time: Time, kind: str, most: int = 900) -> None:
    """Time passes in small steps until everybody has been told of something new of this kind."""
    before = told(place).count(kind)
    for _ in range(most):
        if told(place).count(kind) > before:
            return
        await time.passes(100)
    raise AssertionError(f"no {kind} in {told(place)[-20:]}")


async def day_one(people: int = 1, options: Mapping[str, object] = TOWN) -> tuple[Parlour, Time]:
    place, time = await with_bots(people, options)
    for _ in range(600):
        if stage(place) == "discussion":
            return place, time
        for somebody in place.people[:people]:
            await answer_anything(place, somebody)
        await time.passes(200)
    raise AssertionError("the first day does not come")


async def answer_anything(place: Parlour, somebody: Somebody) -> None:
    seat = somebody.seat
    assert seat is not None
    decision = place.room.playing.open.get(seat)
    if decision is not None and place.room.covered:
        first = next(iter(decision.choice.listed()))
        await somebody.do(wire.Answer(place.id(), first, place.room.ask_id(seat)))  # type: ignore[arg-type]


async def passes_the_word(place: Parlour, somebody: Somebody) -> None:
    seat = somebody.seat
    assert seat is not None
    await done(somebody, wire.Answer(place.id(), ["pass"], place.room.ask_id(seat)))


# ---- how long a thing is read


def test_one_more_who_has_nothing_to_say_takes_a_moment_and_a_death_takes_more() -> None:
    unspoken, death = pace.reading(MANNERS, []), pace.reading(MANNERS, [events.Died(Seat(1))])
    assert 0 < unspoken < pace.PASSING < death
    assert pace.reading(MANNERS, [events.HandMoved(Seat(1), True)]) == 0
    assert pace.reading(Manners(), []) > unspoken, "in a game that says nothing of it"


def test_however_much_happens_at_once_the_pause_has_an_end() -> None:
    assert pace.reading(MANNERS, [events.Died(Seat(n)) for n in range(9)]) == pace.MOST


@story
async def test_bots_speak_one_after_another_with_time_to_hear_each() -> None:
    place, time = await day_one()
    await until(place, time, "Claimed")
    before = told(place).count("Claimed")
    heard = int(MANNERS.reading[events.Claimed] * PACE)
    await time.passes(heard - 200)
    assert told(place).count("Claimed") == before
    await time.passes(200)
    assert told(place).count("Claimed") <= before + 1


@story
async def test_a_pass_of_a_person_does_not_cut_short_what_was_just_said() -> None:
    place, time = await day_one()
    await until(place, time, "Claimed")
    spoken, before = place.room.read_at, len(told(place))
    await passes_the_word(place, place.host)
    assert place.room.read_at == spoken
    await time.passes(spoken - time.now - 1)
    assert len(told(place)) == before, "nobody is told of a pass, and no bot has gone on"


@story
async def test_where_nobody_looks_bots_take_no_time() -> None:
    place, time = await day_one()
    place.host.exit()
    await time.passes(BACK_SOON_MS)
    assert len(finished(place)) == 6, "all six bots in one go"


# ---- who is done


@story
async def test_a_discussion_lasts_until_its_people_are_done_however_long_the_bots_have_been() -> None:
    place, time = await day_one(people=2)
    anna, boris = place.people[:2]
    for _ in range(600):
        await time.passes(1000)
    assert stage(place) == "discussion"
    assert place.room.message(place.live.here).waits == [0, 1]
    await passes_the_word(place, anna)
    await time.passes(60_000)
    assert stage(place) == "discussion"
    assert place.room.message(place.live.here).waits == [1]
    await passes_the_word(place, boris)
    await until(place, time, "NominationsOpen")


@story
async def test_whoever_is_asked_nothing_says_that_they_are_ready() -> None:
    place, time = await day_one(options={**QUIET, "players": 7})
    anna = place.host
    assert anna.seat not in place.room.playing.open
    for _ in range(300):
        await time.passes(1000)
    assert stage(place) == "discussion"
    await done(anna, wire.Ready("r"))
    assert place.room.message(place.live.here).waits == []
    await until(place, time, "NominationsOpen")


@story
async def test_a_discussion_does_not_wait_for_whoever_has_gone_away() -> None:
    place, time = await day_one(people=2, options={**QUIET, "players": 7})
    anna, boris = place.people[:2]
    await done(anna, wire.Ready("r"))
    boris.exit()
    await until(place, time, "NominationsOpen")


@story
async def test_bots_do_not_nominate_before_the_opening_was_read() -> None:
    place, time = await day_one()
    await passes_the_word(place, place.host)
    await until(place, time, "NominationsOpen")
    opened = time.now
    for _ in range(int(MANNERS.reading[events.NominationsOpen] * PACE) // 100 - 1):
        await time.passes(100)
        assert "NominationMade" not in told(place)
    assert time.now - opened < MANNERS.reading[events.NominationsOpen] * PACE


# ---- on to my turn


@story
async def test_one_person_alone_skips_to_what_comes_next() -> None:
    place, time = await day_one()
    await until(place, time, "Claimed")
    await passes_the_word(place, place.host)
    await done(place.host, wire.Ready("r"))
    for _ in range(60):
        await time.passes(0)
    assert "NominationsOpen" in told(place), "without a moment's pause"
    assert not place.room.people[place.host.person].ready, "the nominations are something new"


@story
async def test_nobody_skips_over_the_head_of_another() -> None:
    place, time = await day_one(people=2)
    anna, boris = place.people[:2]
    await until(place, time, "Claimed")
    before = len(told(place))
    await done(anna, wire.Ready("a"))
    for _ in range(20):
        await time.passes(0)
    assert len(told(place)) == before
    await done(boris, wire.Ready("b"))
    for _ in range(20):
        await time.passes(0)
    assert len(told(place)) > before
    await done(boris, wire.Ready("c", on=False))
    assert not pace.hurried(place.room, place.live.here)


@story
async def test_at_night_being_ready_changes_nothing() -> None:
    place, time = await with_bots(1)
    while not place.room.covered:
        await time.passes(100)
    usual = place.live.attendant._bots_due([Seat(3)])
    place.room.people[place.host.person].ready = True
    assert place.live.attendant._bots_due([Seat(3)]) == usual


@story
async def test_only_who_plays_is_waited_for() -> None:
    place, _ = await day_one()
    watcher = await place.come("Watcher")
    assert await refused(watcher, wire.Ready("r")) == "not-seated"
    await done(place.host, wire.Ready("r"))
    assert pace.hurried(place.room, place.live.here)


@story
async def test_who_is_ready_and_what_was_read_come_back_from_the_disk() -> None:
    place, time = await day_one()
    await until(place, time, "Claimed")
    await done(place.host, wire.Ready("r"))
    again = restored(place.room.code, place.live.house.store.pages(place.room.code))
    assert (again.read_at, again.begun_at) == (place.room.read_at, place.room.begun_at)
    assert again.people[place.host.person].ready


# ---- secrets


@story
async def test_the_pause_is_the_same_whatever_was_secret_in_the_move() -> None:
    """Two towns that differ only in who is who: after the same public words the pause is the same."""
    pauses = []
    for seating in (
        TOWN["seating"],
        ["slayer", "soldier", "chef", "empath", "investigator", "imp", "poisoner"],
    ):
        place, time = await day_one(people=7, options={"seating": seating})
        await passes_the_word(place, place.people[2])
        pauses.append(place.room.read_at - time.now)
        place.close()
    assert pauses[0] == pauses[1]


# ---- a connection that breaks


@story
async def test_a_game_stands_still_for_a_while_when_its_only_player_is_cut_off() -> None:
    place, time = await day_one()
    before = told(place)
    for _ in range(2):
        place.host.exit()
        await time.passes(BACK_SOON_MS - 100)
        assert told(place) == before
        await place.host.enter()
    place.host.exit()
    await time.passes(BACK_SOON_MS)
    assert len(told(place)) > len(before)


@story
async def test_a_game_that_was_begun_waits_until_its_player_sees_it() -> None:
    place, time = await with_bots(1)
    place.host.exit()
    before = told(place)
    await time.passes(BACK_SOON_MS - 100)
    assert told(place) == before
