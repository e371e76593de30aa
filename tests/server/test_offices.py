"""The offices of a table: who stops the hand of the clock, who seats whom, who shares the Grimoire."""

from __future__ import annotations

from tools.stress.inside import Parlour, Somebody, decode, parlour
from tools.stress.town import Time, vote_begins

from nightbell.engine import SPECTATOR, Seat
from nightbell.server import protocol as wire
from nightbell.server.talking import lines_for
from tests.server.test_rights import still
from tests.server.test_room import done, refused, story

ORGAN = ("organgrinder", "imp", "chef", "monk", "soldier")


def hands(somebody: Somebody) -> wire.Hands:
    """The last that somebody was told of the vote."""
    somebody.drain()
    return [each for each in map(decode, somebody.frames) if isinstance(each, wire.Hands)][-1]


async def sober_organ() -> tuple[Parlour, Time, Seat]:
    """A vote in a town whose Organ Grinder did not choose to be drunk."""
    for seed in range(20):
        place, time, seat = await vote_begins(seed, sheet=[*ORGAN], seating=[*ORGAN])
        if place.room.playing.state.nominations[-1].secret:  # type: ignore[attr-defined]
            return place, time, seat
        place.close()
    raise AssertionError("the organ never plays")


# ---- the hand of the clock


@story
async def test_the_hand_of_the_clock_is_stopped_and_goes_on_with_its_whole_time() -> None:
    place, time, seat = await vote_begins()
    teller, voter = place.people[-1], place.at(seat)
    bystander = next(each for each in place.people[1:] if each not in (voter, teller))
    assert await refused(bystander, wire.Hold("a")) == "host-only"
    await done(teller, wire.Hold("b"))
    assert hands(voter).held and hands(voter).at is None
    await time.passes(3_600_000)
    assert place.room.hands.locked == [], "a hand was counted while the clock stood"
    assert await refused(voter, wire.Answer("c", True, place.room.ask_id(seat))) == "vote-held"
    await done(voter, wire.Press("d", True, 0.0))
    await done(teller, wire.Hold("e", False))
    assert place.live.lock_at(seat) == time.now + place.room.settings.hand_seconds * 1000
    await time.passes(2_000)
    assert place.room.hands.locked[0] == (seat, True)


@story
async def test_without_a_vote_there_is_no_hand_to_stop_and_the_next_one_runs() -> None:
    place, time, _ = await vote_begins()
    while place.live.voting() is not None:
        last = place.live.voting()
        await time.passes(10_000)
        if place.live.voting() == last:
            break
    assert place.live.voting() is None and not place.room.stopped
    assert await refused(place.host, wire.Hold("a")) == "no-vote-running"


@story
async def test_where_the_town_votes_with_closed_eyes_nobody_is_told_of_other_hands() -> None:
    place, time, seat = await sober_organ()
    voter, teller = place.at(seat), place.people[-1]
    other = next(each for each in place.people[:-1] if each is not voter)
    await done(voter, wire.Press("a", True, 0.0))
    assert hands(voter).up == [seat] and hands(voter).closed
    assert hands(other).up == [] and hands(teller).up == [seat]
    await time.passes(5_000)
    assert hands(voter).locked == [(seat, True)] == hands(teller).locked
    assert hands(other).locked == []


@story
async def test_no_screen_shows_hands_that_nobody_may_see() -> None:
    """A television in the room is opened from somebody's own browser, often the Storyteller's."""
    place, time, seat = await sober_organ()
    voter, teller = place.at(seat), place.people[-1]
    screens = [Somebody(place.live, each.guest, each.person) for each in (voter, teller)]
    for screen in screens:
        await screen.enter(wire.Hello(place.room.code, screen=True))
    await done(voter, wire.Press("a", True, 0.0))
    assert hands(teller).up == [seat]
    assert [hands(screen).up for screen in screens] == [[], []]
    await time.passes(5_000)
    assert [hands(screen).locked for screen in screens] == [[], []]


# ---- chairs


@story
async def test_the_host_seats_everybody_anew() -> None:
    table = await parlour("clocktower", {"players": 5})
    anna, boris, vera, *_ = table.people
    assert await refused(boris, wire.Reseat("a", [1, 0, 2, 3, 4, 5])) == "host-only"
    assert await refused(anna, wire.Reseat("b", [1, 1, 2, 3, 4, 5])) == "every-chair-once"
    assert await refused(anna, wire.Reseat("c", [1, 0, 2, 3, 4])) == "every-chair-once"
    assert await refused(anna, wire.Reseat("d", [5, 1, 2, 3, 4, 0])) == "storyteller-stays"
    await done(anna, wire.Reseat("e", [2, 0, 1, 3, 4, 5]))
    assert (vera.seat, anna.seat, boris.seat) == (0, 1, 2)
    await table.begin()
    assert await refused(anna, wire.Reseat("f", [0, 1, 2, 3, 4, 5])) == "game-already-runs"


# ---- the Storyteller's chair


async def two_tellers() -> tuple[Parlour, Somebody, Somebody, Somebody]:
    """A town whose Storyteller has asked a guest to help: host, Storyteller, guest."""
    table = await still("clocktower", {"players": 5})
    teller = table.people[-1]
    await table.begin()
    eve = await table.come("Eve")
    assert await refused(table.host, wire.Handover("a", eve.person, "aide")) == "storyteller-only"
    assert await refused(teller, wire.Handover("b", table.host.person, "aide")) == "knows-too-much"
    await done(teller, wire.Handover("c", eve.person, "aide"))
    return table, table.host, teller, eve


@story
async def test_a_second_storyteller_sees_the_grimoire_and_answers() -> None:
    table, anna, teller, eve = await two_tellers()
    seat = Seat(table.room.chairs[-1].seat)
    assert table.room.viewer_of(eve.person) == seat
    assert table.room.chairs[-1].person == teller.person, "the chair is still the first one's"
    decision = table.room.playing.open[seat]
    given = next(iter(decision.choice.listed()))
    await done(eve, wire.Answer("d", given, table.room.ask_id(seat)))  # type: ignore[arg-type]
    await done(anna, wire.Say("e", "Can I be poisoned?", "storyteller"))
    assert [line.text for line in lines_for(table.room, eve.person)] == ["Can I be poisoned?"]
    guest = next(each for each in table.room.message(lambda _: True).people if each.id == eve.person)
    assert guest.aide and guest.seat == seat
    assert await refused(eve, wire.Rest("f")) == "chair-is-shared"


@story
async def test_either_ends_what_two_storytellers_share() -> None:
    table, anna, teller, eve = await two_tellers()
    assert await refused(anna, wire.Consent("d", eve.person, False)) == "nobody-asked"
    await done(teller, wire.Consent("e", eve.person, False))
    assert table.room.viewer_of(eve.person) == SPECTATOR
    assert await refused(eve, wire.Sit("f", 2)) == "chair-taken"
    await done(teller, wire.Handover("g", eve.person, "aide"))
    await done(eve, wire.Stand("h"))
    assert table.room.viewer_of(eve.person) == SPECTATOR and eve.seat is None


@story
async def test_while_a_second_storyteller_is_there_no_bot_keeps_the_chair() -> None:
    table, _, teller, eve = await two_tellers()
    seat = Seat(table.room.chairs[-1].seat)
    teller.exit()
    assert table.live.gone_since(seat) is None
    await done(eve, wire.Stand("d"))
    assert table.live.gone_since(seat) is not None


@story
async def test_the_chair_passes_to_the_second_storyteller() -> None:
    table, _, teller, eve = await two_tellers()
    await done(teller, wire.Handover("d", eve.person, "storyteller"))
    assert table.room.chairs[-1].person == eve.person and teller.seat is None
    guest = next(each for each in table.room.message(lambda _: True).people if each.id == eve.person)
    assert not guest.aide
