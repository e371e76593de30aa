"""People in one room with one tablet: the Storyteller enters what they decide."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import msgspec
import pytest
from tools.stress.inside import Parlour, Somebody, decode

from nightbell.engine import SPECTATOR, Refusal, Seat
from nightbell.games.clocktower.seen import Grimoire
from nightbell.server import checkpoints
from nightbell.server import protocol as wire
from nightbell.server.counsel import step_back, steps
from nightbell.server.deeds import Page
from nightbell.server.house import restored
from nightbell.server.protocol import plain
from tests.server.test_rights import SECRET, snapshots, still
from tests.server.test_room import done, refused, story

NAMES = ["Vera", "Gleb", "Nina", "Oleg"]
SEATING = ["poisoner", "chef", "monk", "empath", "imp"]


def named(*names: str) -> list[wire.Place]:
    return [wire.Place(name) for name in names]


async def table_in_a_room(
    phone: bool = True, settings: wire.Settings | None = None
) -> tuple[Parlour, Somebody]:
    """Four sit around the tablet; the first chair has a person with a phone, or a bot."""
    table = await still("clocktower", {"players": 5, "seating": SEATING})
    teller = table.people[-1]
    for somebody in table.people[0 if not phone else 1 : -1]:
        await done(somebody, wire.Leave("go"))
    if phone:
        await done(table.people[0], wire.Handover("h", teller.person))
    holder = table.people[0].person if phone else ""
    await done(teller, wire.Arrange("a", [wire.Place(person=holder), *named(*NAMES)]))
    if settings is not None:
        await done(teller, settings)
    await done(teller, wire.Begin("b"))
    return table, teller


async def give(table: Parlour, seat: Seat, answer: object) -> None:
    """A seat's answer, by whoever gives it."""
    room, teller = table.room, table.people[-1]
    who, chair = (teller, int(seat)) if room.in_room(seat) else (table.at(seat), None)
    await done(who, wire.Answer(table.id(), plain(answer), room.ask_id(seat), seat=chair))


async def until(table: Parlour, come: Callable[[], bool]) -> None:
    """Whoever is asked first answers anyhow."""
    rng = Random(2)
    while not come():
        seat, decision = next(iter(table.room.playing.open.items()))
        await give(table, seat, decision.choice.sample(rng))


def wards(somebody: Somebody) -> dict[int, wire.Ward]:
    return {ward.seat: ward for ward in snapshots(somebody)[-1].wards}


async def anew(table: Parlour, somebody: Somebody) -> dict[int, wire.Ward]:
    """What a Storyteller is told who comes back."""
    somebody.exit()
    somebody.frames.clear()
    await somebody.enter()
    return wards(somebody)


@story
async def test_a_circle_is_seated_in_one_go_and_names_that_are_alike_get_a_letter() -> None:
    table = await still("clocktower", {"players": 5})
    for somebody in table.people[:-1]:
        await done(somebody, wire.Stand("up"))
    await done(table.host, wire.Arrange("a", named("Аня", " Боря ", "аня", "", "Ann")))
    assert [chair.sitter for chair in table.room.chairs] == ["Аня", "Боря", "аня Б.", "", "Ann", ""]
    told = table.room.message(lambda person: True).chairs
    assert told[0].sitter == "Аня" and told[0].person is None and told[0].bot is None


@story
async def test_the_circle_is_turned_and_nobody_is_lost_or_sat_down_unasked() -> None:
    table = await still("clocktower", {"players": 5})
    anna, boris = table.people[:2]
    for somebody in table.people[2:-1]:
        await done(somebody, wire.Leave("go"))
    turned = [
        *named("Nina", "Oleg"),
        wire.Place(person=anna.person),
        wire.Place("", boris.person),
        wire.Place(),
    ]
    await done(anna, wire.Arrange("a", turned))
    assert (anna.seat, boris.seat) == (2, 3)
    eve = await table.come("Eve")
    left_out = [*named("Nina", "Oleg", "Vera"), wire.Place(person=anna.person), wire.Place()]
    unasked = [*turned[:4], wire.Place(person=eve.person)]
    for number, circle in enumerate((left_out, unasked)):
        assert await refused(anna, wire.Arrange(f"b{number}", circle)) == "circle-of-others"
    assert await refused(anna, wire.Arrange("c", turned[:4])) == "circle-size"
    assert await refused(anna, wire.Arrange("d", [*named("Storyteller"), *turned[1:]])) == "name-reserved"
    assert await refused(eve, wire.Arrange("e", turned)) == "host-only"
    assert (anna.seat, boris.seat) == (2, 3)


@story
async def test_more_chairs_leave_the_storyteller_where_they_were() -> None:
    table = await still("clocktower", {"players": 5})
    teller = table.people[-1]
    await done(table.host, wire.Settings("a", options={"players": 9}))
    assert table.room.is_storyteller(teller.person) and table.room.chairs[5].person is None


@story
async def test_a_room_needs_a_person_who_tells_the_story() -> None:
    table = await still("clocktower", {"players": 5})
    teller = table.people[-1]
    await done(table.people[3], wire.Leave("go"))
    circle = [wire.Place(person=each.person) for each in table.people[:3]]
    await done(
        table.host, wire.Arrange("a", [*circle, *named("Nina"), wire.Place(person=table.at(4).person)])
    )
    await done(teller, wire.Stand("up"))
    assert await refused(table.host, wire.Begin("b")) == "room-needs-storyteller"
    lonely = await still("whispers")
    assert await refused(lonely.host, wire.Arrange("a", named("Nina"))) == "no-storyteller"


@story
async def test_the_storyteller_enters_every_decision_of_the_room_and_the_game_comes_to_its_end() -> None:
    table, teller = await table_in_a_room(phone=False)
    room, rng = table.room, Random(5)
    assert [chair.bot is None for chair in room.chairs] == [False, True, True, True, True, True]
    entered = set()
    for number in range(3000):
        if room.table is None or room.status != "playing":
            break
        seat, decision = rng.choice(list(room.playing.open.items()))
        answer = cast(wire.Plain, msgspec.to_builtins(decision.choice.sample(rng)))
        if room.in_room(seat):
            told = await anew(table, teller)
            asked = told[seat].decision
            assert asked is not None and asked.kind == decision.kind
            await done(teller, wire.Answer(f"n{number}", answer, asked.ask, seat=seat))
            entered.add(decision.kind)
        elif seat == teller.seat:
            await done(teller, wire.Answer(f"n{number}", answer, room.ask_id(seat)))
        else:
            await table.live.attendant._answer_for(seat, room.bot_name())
    assert room.status == "over"
    assert {"floor", "vote"} <= entered
    assert [*room.table.log.header.names][1:5] == NAMES if room.table else False


@story
async def test_what_the_room_may_decide_is_told_to_its_storyteller_alone() -> None:
    table, teller = await table_in_a_room()
    phone, eve = table.people[0], await table.come("Eve")
    assert set(await anew(table, teller)) == {1, 2, 3, 4}
    for other in (phone, eve):
        assert await anew(table, other) == {}
    for somebody in (phone, eve):
        assert await refused(somebody, wire.Answer("x", True, "", seat=2)) == "storyteller-only"


@story
async def test_a_storyteller_enters_nothing_for_a_bot_or_a_person_with_a_phone() -> None:
    table, teller = await table_in_a_room()
    assert (
        await refused(teller, wire.Answer("x", True, table.room.ask_id(Seat(0)), seat=0)) == "not-in-the-room"
    )
    await done(teller, wire.Bots("bot", [2]))
    assert await refused(teller, wire.Answer("y", True, "", seat=2)) == "not-in-the-room"
    await done(teller, wire.Bots("c", [2], ""))
    assert table.room.in_room(Seat(2))
    assert await refused(teller, wire.Bots("d", [0], "")) == "game-already-runs"
    assert await refused(teller, wire.Answer("z", True, "long gone", seat=2)) != "not-in-the-room"


@story
async def test_a_phone_takes_a_chair_of_the_room_with_the_storytellers_leave_and_gives_it_back() -> None:
    table, teller = await table_in_a_room()
    eve = await table.come("Eve")
    await done(eve, wire.Sit("a", 2))
    assert table.room.in_room(Seat(2))
    await done(teller, wire.Consent("yes", eve.person, True))
    assert table.room.seat_of(eve.person) == 2 and 2 not in await anew(table, teller)
    await done(eve, wire.Stand("c"))
    assert table.room.in_room(Seat(2)) and table.room.chairs[2].sitter == NAMES[1]


@story
async def test_nobody_opens_the_room_while_its_storyteller_is_gone() -> None:
    """Who sits in the room has no account to refuse with, and somebody with a phone may have two."""
    table, teller = await table_in_a_room()
    phone, eve = table.people[0], await table.come("Eve")
    await done(eve, wire.Sit("a", 2))
    await done(teller, wire.Rest("rest"))
    assert await refused(phone, wire.Consent("c", eve.person, True)) == "nobody-asked"
    assert await refused(eve, wire.Sit("d", 2)) == "room-needs-storyteller"
    assert await refused(eve, wire.Sit("e", 5)) == "room-needs-storyteller"
    await done(teller, wire.Back("f"))
    await done(eve, wire.Sit("g", 2))


@story
async def test_the_table_waits_for_hands_in_the_room_and_a_tablet_that_sleeps_loses_nothing() -> None:
    table, teller = await table_in_a_room(settings=wire.Settings("s", away_seconds=1, turn_seconds=1))
    live, room = table.live, table.room
    await until(table, lambda: "floor" in {each.kind for each in room.playing.open.values()})
    await give(table, cast(Seat, teller.seat), ("open",))
    await give(table, Seat(2), ("nominate", 0))
    assert live.voting() == 1 and room.in_room(Seat(1))
    voting = cast(Seat, live.voting())
    teller.exit()
    await live.attendant.act(live.house.now() + 10**7)
    assert live.voting() == voting and room.chairs[-1].bot is None
    assert live.until(voting) is None


@story
async def test_in_one_room_the_storyteller_says_when_it_is_dawn() -> None:
    table, teller = await table_in_a_room(settings=wire.Settings("s", pace_ms=700))
    room = table.room
    await until(table, lambda: "dawn" in {each.kind for each in room.playing.open.values()})
    await table.live.attendant.act(table.live.house.now() + 10**7)
    assert room.covered, "nobody said so"
    await give(table, cast(Seat, teller.seat), True)
    assert not room.covered


@story
async def test_a_table_in_a_room_survives_its_checkpoint() -> None:
    table, teller = await table_in_a_room()
    raw = checkpoints.sealed(table.room, SECRET)
    room = checkpoints.opened(raw, SECRET) if raw is not None else None
    assert room is not None and [chair.sitter for chair in room.chairs[1:5]] == NAMES
    with pytest.raises(Refusal):
        room.apply(Page(1, teller.person, wire.Arrange("x", named(*NAMES))))


@story
async def test_a_screen_of_the_storytellers_own_browser_shows_what_the_public_sees_and_does_nothing() -> None:
    table, teller = await table_in_a_room()
    screen = Somebody(table.live, teller.guest, teller.person)
    await screen.enter(wire.Hello(table.room.code, screen=True))
    shown = snapshots(screen)[-1]
    assert (shown.viewer, shown.mine, shown.wards, shown.decision) == (SPECTATOR, False, [], None)
    assert await refused(screen, wire.Timer("t", "tea", 60)) == "screen-only"
    table.live.nod(screen.link)
    await until(table, lambda: "dawn" in {each.kind for each in table.room.playing.open.values()})
    told = {type(message) for message in map(decode, [*screen.frames, *screen.drain()])}
    assert wire.Eyes not in told and wire.Talk not in told
    teller.exit()
    assert not table.live.here(teller.person), "a screen is nobody's presence"


@story
async def test_the_storyteller_can_go_back_to_every_hand_that_was_counted() -> None:
    table, teller = await table_in_a_room()
    room = table.room
    await until(table, lambda: "floor" in {each.kind for each in room.playing.open.values()})
    await give(table, cast(Seat, teller.seat), ("open",))
    await give(table, Seat(2), ("nominate", 0))
    for seat in (1, 2, 3):
        await give(table, Seat(seat), True)
    found = await steps(table.live, teller.guest, "a")
    assert found.given == len(room.playing.log.entries)
    assert [type(step.events[0]).__name__ for step in found.steps[-4:]] == [
        "NominationMade",
        *["HandCounted"] * 3,
    ]
    back = await step_back(table.live, teller.guest, "a")
    assert (back.answers, len(back.events)) == (1, 1)
    await done(teller, wire.Undo("u", found.given - found.steps[-3].given, found.given))
    ballot = cast(Grimoire, room.playing.view(cast(Seat, teller.seat))).ballot
    assert ballot is not None and ballot.counted == ()

    # What was taken back is kept, and so is what was played instead of it.
    await give(table, Seat(1), False)
    found = await steps(table.live, teller.guest, "a")
    (undone,) = found.undone
    assert [(type(each).__name__, getattr(each, "raised", None)) for each in undone.events] == [
        ("HandCounted", True)
    ] * 3
    await done(teller, wire.Redo("r", undone.back))
    ballot = cast(Grimoire, room.playing.view(cast(Seat, teller.seat))).ballot
    assert ballot is not None and ballot.voted == ballot.counted == (1, 2, 3)
    (undone,) = (await steps(table.live, teller.guest, "a")).undone
    assert [getattr(each, "raised", None) for each in undone.events] == [False]
    again = restored(room.code, table.live.house.store.pages(room.code))
    assert again.playing.log.entries == room.playing.log.entries and again.undone == room.undone
    assert await refused(teller, wire.Redo("s", 1)) == "nothing-undone"
