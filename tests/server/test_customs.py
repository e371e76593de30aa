"""The customs of a table: its password, who reads whispers, how late others watch, how long a turn is."""

from __future__ import annotations

import pytest
from tools.stress.inside import Somebody, decode, parlour
from tools.stress.town import Time, vote_begins

from nightbell.engine import Refusal, Seat
from nightbell.server import pace
from nightbell.server import protocol as wire
from nightbell.server.deeds import encode
from nightbell.server.house import GUESSES
from nightbell.server.live import MOST_LATER
from nightbell.server.records import Guest
from nightbell.server.talking import lines_for
from tests.server.test_rights import still
from tests.server.test_room import done, refused, story

DAY = 86400


# ---- the password


@story
async def test_a_table_with_a_password_lets_in_who_says_it_and_who_was_there() -> None:
    table = await parlour("lantern")
    anna, boris, _ = table.people
    assert await refused(boris, wire.Settings("a", password="bells")) == "host-only"
    await done(anna, wire.Settings("b", password="bells"))
    message = table.room.message(lambda _: True)
    assert message.locked and b"bells" not in encode(table.live.house.store.pages(table.room.code)[-1].deed)
    house, eve = table.live.house, Guest("guest-eve", "Eve", "en")
    for said, code in (("", "password-wanted"), ("Bells", "password-wrong")):
        with pytest.raises(Refusal) as refusal:
            await house.join(table.live, eve, password=said)
        assert refusal.value.message == code and "guest-eve" not in table.room.guests
    assert await house.join(table.live, eve, password="bells")
    assert await house.join(table.live, boris.guest), "whoever is there already was asked again"
    await done(anna, wire.Settings("c", password=""))
    assert not table.room.message(lambda _: True).locked
    assert await house.join(table.live, Guest("guest-adam", "Adam", "en"))


@story
async def test_a_password_is_not_guessed_one_word_after_another() -> None:
    table = await parlour("lantern")
    await done(table.host, wire.Settings("a", password="bells"))
    house, eve = table.live.house, Guest("guest-eve", "Eve", "en")

    async def said(word: str, origin: str) -> str:
        try:
            return await house.join(table.live, eve, origin, word)
        except Refusal as refusal:
            return refusal.message

    guessed = [await said(f"guess {n}", "her network") for n in range(GUESSES)]
    assert set(guessed) == {"password-wrong"}
    assert await said("bells", "her network") == "too-many-requests", "she may go on guessing"
    assert await said("", "her network") == "password-wanted"
    assert (await said("bells", "another network")).startswith("p"), "others pay for her guesses"


# ---- whispers


@story
async def test_the_storyteller_reads_whispers_where_the_table_agreed_to_it() -> None:
    table = await still("clocktower", {"players": 5})
    anna, boris, vera, *_, teller = table.people
    await done(anna, wire.Say("a", "Meet me", [boris.person]))
    await done(anna, wire.Settings("b", overheard=True))
    await done(anna, wire.Say("c", "At the well", [boris.person]))
    heard = {each: [line.text for line in lines_for(table.room, each.person)] for each in (teller, vera)}
    assert heard[teller] == [None, "At the well"] and heard[vera] == [None, None]
    await table.begin()
    assert await refused(anna, wire.Settings("d", overheard=False)) == "game-already-runs"


# ---- those who watch


def game_messages(somebody: Somebody) -> list[type]:
    """What somebody was shown of the game and the talk since the last time."""
    shown = (wire.Snapshot, wire.Update, wire.Talk, wire.Hands)
    return [type(each) for each in map(decode, somebody.drain()) if isinstance(each, shown)]


@story
async def test_those_who_only_watch_see_everything_later_and_in_order() -> None:
    table = await still("lantern")
    time = Time(table)
    anna = table.host
    await done(anna, wire.Settings("a", watch_delay=60))
    await table.begin()
    eve = await table.come("Eve")
    await done(anna, wire.Say("b", "Good evening"))
    assert game_messages(eve) == [] and wire.Talk in game_messages(table.people[1])
    assert table.live.attendant.due() == time.now + 60_000
    await time.passes(59_999)
    assert game_messages(eve) == []
    await time.passes(1)
    assert game_messages(eve) == [wire.Snapshot, wire.Talk]
    assert await refused(anna, wire.Settings("c", watch_delay=0)) == "game-already-runs"


@story
async def test_when_the_game_is_over_nobody_waits_any_more() -> None:
    table = await still("lantern", watched=True)
    Time(table)
    await done(table.host, wire.Settings("a", watch_delay=600))
    await table.begin()
    assert table.watcher is not None
    while table.room.status == "playing":
        seat, decision = next(iter(table.room.playing.open.items()))
        given = next(iter(decision.choice.listed()))
        await done(table.at(seat), wire.Answer(table.id(), given, table.room.ask_id(seat)))  # type: ignore[arg-type]
    told = game_messages(table.watcher)
    assert told[0] is wire.Snapshot and told[-1] is wire.Update and not table.watcher.link.later


@story
async def test_one_who_waits_for_too_much_is_cut_off() -> None:
    table = await still("lantern", watched=True)
    assert table.watcher is not None
    for n in range(MOST_LATER + 1):
        table.watcher.link.send_at(n, b"{}")
    assert table.watcher.cuts == ["connection-too-slow"]


# ---- connections


@story
async def test_everybody_sees_whose_connection_is_slow() -> None:
    table = await parlour("lantern")
    time = Time(table)
    boris = table.people[1]

    def lag() -> wire.Lag | None:
        message = next(each for each in map(decode, reversed(told)) if isinstance(each, wire.Table))
        return next(each.lag for each in message.people if each.id == boris.person)

    for trip, called in (
        (50, "good"),
        (300, "fair"),
        (900, "poor"),
        (500, "poor"),
        (220, "fair"),
        (100, "good"),
    ):
        for _ in range(7):
            time.now += trip
            table.live.pong(boris.link, time.now - trip, float(time.now))
        table.host.drain()
        told = table.host.frames
        assert lag() == called, trip


# ---- days


@story
async def test_in_a_game_that_lasts_days_a_vote_waits_for_each_hand_until_its_turn_is_over() -> None:
    place, time, seat = await vote_begins()
    await done(place.host, wire.Settings("a", turn_seconds=DAY, away_seconds=0))
    voter = place.at(seat)
    began = place.live.since[seat][1]
    hand = int(place.room.settings.hand_seconds * 1000)
    assert place.live.lock_at(seat) == began + DAY * 1000 + hand
    time.now += 5 * 3600 * 1000
    await done(voter, wire.Press("b", True, 0.0))
    assert place.live.lock_at(seat) == time.now + hand
    await time.passes(hand)
    assert place.room.hands.locked[0] == (seat, True)


@story
async def test_a_discussion_over_days_waits_for_those_who_are_not_there() -> None:
    table = await still("clocktower", {"players": 5})
    await done(table.host, wire.Settings("a", turn_seconds=DAY, away_seconds=0, pace_ms=700))
    await table.begin()
    assert [seat for seat, _ in pace.present(table.room, lambda _: False)] == [Seat(n) for n in range(5)]
    await done(table.host, wire.Settings("b", turn_seconds=300))
    assert pace.present(table.room, lambda _: False) == []
