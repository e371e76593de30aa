"""Who may do what at a table, told as little stories."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import wraps
from random import Random
from typing import ParamSpec

import pytest
from tools.stress.inside import Parlour, Somebody, decode, parlour
from tools.stress.town import town_at_day

from nightbell.engine import SPECTATOR, Seat
from nightbell.server import protocol as wire
from nightbell.server.talking import lines_for

P = ParamSpec("P")


def story(told: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(told)
    def run(*args: P.args, **named: P.kwargs) -> None:
        asyncio.run(told(*args, **named))  # type: ignore[arg-type]

    return run


async def refused(somebody: Somebody, command: wire.Command) -> str:
    reply = await somebody.do(command)
    assert isinstance(reply, wire.Refused), f"{command} was allowed"
    assert reply.text and "⟦" not in reply.text, f"{reply.code} has no words"
    return reply.code


async def done(somebody: Somebody, command: wire.Command) -> None:
    reply = await somebody.do(command)
    assert isinstance(reply, wire.Done), reply


@story
async def test_a_chair_is_taken_once() -> None:
    table = await parlour("lantern")
    late = await table.come("Late")
    assert await refused(late, wire.Sit("a", 1)) == "chair-taken"
    await done(table.people[1], wire.Stand("b"))
    await done(late, wire.Sit("c", 1))
    assert late.seat == 1 and table.people[1].seat is None
    assert await refused(late, wire.Sit("d", 99 % 41)) == "unknown-seat"


@story
async def test_a_swap_needs_both() -> None:
    table = await parlour("lantern")
    anna, boris, _ = table.people
    await done(anna, wire.Swap("a", 1))
    assert (anna.seat, boris.seat) == (0, 1)
    await done(boris, wire.Swap("b", 0))
    assert (anna.seat, boris.seat) == (1, 0)
    assert await refused(anna, wire.Swap("c", 1)) == "nobody-to-swap-with"


@story
async def test_only_the_host_begins_and_hands_the_right_over() -> None:
    table = await parlour("lantern")
    anna, boris, _ = table.people
    assert await refused(boris, wire.Begin("a")) == "host-only"
    await done(anna, wire.Handover("b", boris.person))
    assert await refused(anna, wire.Begin("c")) == "host-only"
    await done(boris, wire.Begin("d"))
    assert table.room.status == "playing"
    assert await refused(boris, wire.Begin("e")) == "game-already-runs"


@story
async def test_the_host_who_leaves_is_followed_by_a_player() -> None:
    table = await parlour("lantern")
    anna, boris, _ = table.people
    await done(anna, wire.Leave("a"))
    assert table.room.host == boris.person
    assert table.room.chairs[0].person is None


@story
async def test_somebody_sent_away_stays_away() -> None:
    table = await parlour("lantern")
    anna, boris, _ = table.people
    assert await refused(boris, wire.Remove("a", anna.person)) == "host-only"
    assert await refused(anna, wire.Remove("b", anna.person)) == "not-yourself"
    await done(anna, wire.Remove("c", boris.person))
    assert boris.cuts == ["sent-away"]
    with pytest.raises(Exception, match="sent-away"):
        await table.live.house.join(table.live, boris.guest)


@story
async def test_a_bot_keeps_the_chair_of_one_who_rests_and_gives_it_back() -> None:
    table = await parlour("lantern")
    await table.begin()
    anna = table.people[0]
    await done(anna, wire.Rest("a"))
    assert table.room.chairs[0].bot and table.room.chairs[0].person == anna.person
    assert await refused(anna, wire.Answer("b", 1, table.room.ask_id(Seat(0)))) == "bot-keeps-chair"
    await done(anna, wire.Back("c"))
    assert not table.room.kept_by_bot(Seat(0))
    assert await refused(anna, wire.Back("d")) == "chair-is-yours"


@story
async def test_one_who_leaves_a_game_may_come_back_to_the_same_chair_only() -> None:
    table = await parlour("lantern")
    await table.begin()
    anna, boris, _ = table.people
    await done(boris, wire.Stand("a"))
    await done(anna, wire.Stand("b"))
    assert await refused(boris, wire.Sit("c", 0)) == "knows-too-much"
    await done(boris, wire.Sit("d", 1))
    assert boris.seat == 1


@story
async def test_a_newcomer_takes_over_from_a_bot() -> None:
    table = await parlour("lantern")
    await table.begin()
    await done(table.people[2], wire.Leave("a"))
    late = await table.come("Late")
    await done(late, wire.Sit("b", 2))
    assert late.seat is None
    for number, player in enumerate(table.people[:2]):
        await done(player, wire.Consent(f"c{number}", late.person, True))
    assert table.room.chairs[2].person == late.person and table.room.chairs[2].bot is None


@story
async def test_watching_one_player_needs_consent_until_the_end() -> None:
    table = await parlour("lantern", watched=True)
    watcher, anna = table.watcher, table.people[0]
    assert watcher is not None
    await table.begin()
    assert table.room.viewer_of(watcher.person) == SPECTATOR
    await done(watcher, wire.Watch("a", 0))
    assert table.room.viewer_of(watcher.person) == SPECTATOR
    assert await refused(table.people[1], wire.Consent("b", watcher.person, True)) == "nobody-asked"
    await done(anna, wire.Consent("c", watcher.person, True))
    assert table.room.viewer_of(watcher.person) == 0
    snapshot = [each for each in watcher.heard() if isinstance(each, wire.Snapshot)][-1]
    assert (snapshot.viewer, snapshot.mine, snapshot.decision) == (0, False, None)
    assert await refused(watcher, wire.Answer("d", 1)) == "not-seated"
    assert await refused(watcher, wire.Say("hint", "look behind you")) == "watchers-are-silent"
    whisper = wire.Say("psst", "psst", [table.people[1].person])
    assert await refused(watcher, whisper) == "watchers-do-not-whisper"
    await done(anna, wire.Consent("e", watcher.person, False))
    assert table.room.viewer_of(watcher.person) == SPECTATOR
    assert await refused(anna, wire.Watch("f", 1)) == "players-do-not-watch"
    while await table.step(Random(3)):
        pass
    await done(watcher, wire.Watch("g", 2))
    assert table.room.viewer_of(watcher.person) == 2
    await done(anna, wire.Watch("h", 2))
    assert table.room.viewer_of(anna.person) == 2


@story
async def test_talk_reaches_those_it_is_meant_for() -> None:
    table = await parlour("lantern", watched=True)
    anna, boris, clara = table.people
    await done(anna, wire.Say("a", "good evening"))
    await done(anna, wire.Say("b", "only you", [boris.person]))
    assert [line.text for line in lines_for(table.room, boris.person)] == ["good evening", "only you"]
    assert [line.text for line in lines_for(table.room, clara.person)] == ["good evening", None]
    assert [line.n for line in lines_for(table.room, clara.person, since=1)] == [2]
    assert await refused(anna, wire.Say("c", "where are you", "storyteller")) == "no-storyteller"
    assert await refused(anna, wire.Say("d", " \n ")) == "nothing-said"
    assert await refused(anna, wire.Say("e", "psst", ["p99"])) == "nobody-of-that-name"
    await done(anna, wire.Settings("f", whispers=False))
    assert await refused(anna, wire.Say("g", "psst", [boris.person])) == "no-whispers"


async def haunted(number: int) -> Parlour:
    """A house of three in which the haunt has begun."""
    for seed in range(20):
        table = await parlour("betrayal", {"haunt": number, "players": 3})
        await table.begin()
        rng = Random(seed)
        while table.room.status == "playing" and not getattr(table.room.playing.state, "haunt", 0):
            await table.step(rng)
        if table.room.status == "playing":
            return table
    raise AssertionError("no haunt has begun")


@pytest.mark.rule("B-300")
@story
async def test_the_heroes_plan_where_the_traitor_hears_nothing() -> None:
    table = await haunted(1)
    party = list(getattr(table.room.playing.state, "party", ()))
    traitor, (one, other) = party.index("traitor"), [n for n in range(3) if party[n] != "traitor"]
    await done(table.at(one), wire.Say("plan", "to the attic", [table.at(other).person]))
    assert lines_for(table.room, table.at(other).person)[-1].text == "to the attic"
    assert lines_for(table.room, table.at(traitor).person)[-1].text is None


@pytest.mark.rule("B-360", "B-361")
@story
async def test_nobody_steps_aside_while_a_traitor_is_hidden() -> None:
    table = await haunted(34)
    anna, boris, clara = table.people
    for number, apart in enumerate(([boris.person], [boris.person, clara.person])):
        assert await refused(anna, wire.Say(f"psst{number}", "psst", apart)) == "talk-aloud"
    await done(anna, wire.Say("aloud", "it is one of us"))
    for each in (boris, clara):
        assert lines_for(table.room, each.person)[-1].text == "it is one of us"


@story
async def test_clocks_have_titles() -> None:
    table = await parlour("lantern")
    anna, boris, _ = table.people
    await done(anna, wire.Timer("a", "Discussion", 90))
    (clock,) = table.room.clocks.values()
    assert (clock.title, clock.seconds) == ("Discussion", 90)
    assert await refused(boris, wire.Timer("b", "Mine", 5)) == "host-only"
    for n in range(5):
        await done(anna, wire.Timer(f"more-{n}", f"clock {n}", 5))
    assert await refused(anna, wire.Timer("c", "one more", 5)) == "too-many-clocks"
    await done(anna, wire.Timer("d", "Discussion", 0))
    assert "Discussion" not in table.room.clocks


@story
async def test_the_next_game_is_with_the_same_people() -> None:
    table = await parlour("lantern")
    anna = table.host
    await table.begin()
    assert await refused(anna, wire.Next("a")) == "game-already-runs"
    while await table.step(Random(1)):
        pass
    first = table.room.replay_id()
    assert table.room.status == "over"
    await done(anna, wire.Next("b"))
    assert [chair.person for chair in table.room.chairs] == [each.person for each in table.people]
    await table.begin()
    assert table.room.number == 2 and table.room.replay_id() != first


@story
async def test_a_host_alone_with_bots_may_take_a_move_back() -> None:
    table = await parlour("lantern")
    anna, boris, clara = table.people
    await table.begin()
    await table.step(Random(1))
    assert await refused(anna, wire.Undo("a")) == "not-allowed-to-undo"
    await done(boris, wire.Leave("b"))
    await done(clara, wire.Leave("c"))
    answers = len(table.room.playing.log.entries)
    await done(anna, wire.Undo("d"))
    assert len(table.room.playing.log.entries) == answers - 1
    assert table.room.take == 1
    told = [decode(raw) for raw in anna.frames]
    assert [each.take for each in told if isinstance(each, wire.Snapshot)] == [0, 1]


@story
async def test_what_everybody_knows_is_seen_anew_after_every_move() -> None:
    """It is looked at once between two moves; a move, one taken back and a new game must each be seen."""
    table = await parlour("lantern")
    room, rng = table.room, Random(1)
    anna, boris, clara = table.people

    def known() -> object:
        return room.public

    assert known() is None
    await table.begin()
    seen = [repr(known())]
    while await table.step(rng):
        assert room.table is not None and known() == room.table.view(SPECTATOR)
        seen.append(repr(known()))
    assert len(set(seen)) > 2
    await done(anna, wire.Next("a"))
    assert known() is None
    await table.begin()
    begun = known()
    while known() == begun:
        await table.step(rng)
    await done(boris, wire.Leave("b"))
    await done(clara, wire.Leave("c"))
    await done(anna, wire.Undo("d"))
    assert known() == room.playing.view(SPECTATOR) == begun


@story
async def test_settings_change_the_game_only_between_games() -> None:
    table = await parlour("lantern")
    anna = table.host
    await done(anna, wire.Settings("a", options={"wanderers": 4}))
    assert len(table.room.chairs) == 4 and table.room.chairs[0].person == anna.person
    assert await refused(anna, wire.Settings("b", options={"dragons": 4})) == "unknown-option"
    assert await refused(anna, wire.Settings("c", game="chess")) == "unknown-game"
    assert await refused(anna, wire.Settings("d", bot="oracle")) == "unknown-bot"
    await table.begin()
    assert await refused(anna, wire.Settings("e", options={})) == "game-already-runs"
    await done(anna, wire.Settings("f", title="Late night"))
    assert table.room.settings.title == "Late night"


@story
async def test_an_answer_to_a_closed_question_is_not_taken_for_the_next() -> None:
    table = await parlour("lantern")
    await table.begin()
    anna = table.people[0]
    asked = table.room.ask_id(Seat(0))
    await done(anna, wire.Answer("a", 0, asked))
    assert await refused(anna, wire.Answer("b", 0, asked)) == "already-answered"
    for somebody in table.people[1:]:
        seat = somebody.seat
        assert seat is not None
        await done(somebody, wire.Answer(f"c{seat}", 0, table.room.ask_id(seat)))
    assert await refused(anna, wire.Answer("d", "grab", asked)) == "decision-gone"


@story
async def test_the_storytellers_chair_is_handed_over_and_the_former_one_loses_every_right() -> None:
    table = await parlour("clocktower", {"players": 5}, watched=True)
    teller, watcher = table.people[-1], table.watcher
    assert watcher is not None and table.room.is_storyteller(teller.person)
    await table.begin()
    assert await refused(watcher, wire.Handover("a", watcher.person, "storyteller")) == "storyteller-only"
    player = table.people[1].person
    assert await refused(teller, wire.Handover("b", player, "storyteller")) == "knows-too-much"
    await done(teller, wire.Timer("c", "Night", 60))
    await done(teller, wire.Handover("d", watcher.person, "storyteller"))
    assert table.room.is_storyteller(watcher.person)
    assert table.room.viewer_of(teller.person) == SPECTATOR
    assert await refused(teller, wire.Undo("e")) == "not-allowed-to-undo"
    assert await refused(teller, wire.Timer("f", "Night", 60)) == "host-only"
    assert await refused(teller, wire.Sit("g", 0)) == "chair-taken"
    await done(table.people[0], wire.Leave("h"))
    assert await refused(teller, wire.Sit("i", 0)) == "knows-too-much"


@story
async def test_roles_that_were_set_by_hand_are_shown_to_nobody() -> None:
    seating = ["imp", "poisoner", "monk", "empath", "slayer"]
    table = await parlour("clocktower", {"players": 5, "seating": seating})
    await table.begin()
    shown = table.room.message(lambda person: True)
    assert "seating" not in shown.options and shown.options["players"] == 5


@story
async def test_a_latecomer_takes_a_chair_kept_free_and_the_storyteller_welcomes_them() -> None:
    table = await parlour("clocktower", {"players": 5, "late": 1})
    guest, teller = table.people[5], table.people[6]
    assert table.room.chairs[6].id == "storyteller"
    await done(guest, wire.Leave("go"))
    await table.begin()
    rng = Random(3)
    while getattr(table.room.playing.state, "phase", "") == "setup":
        await table.step(rng)
    late = await table.come("Late")
    table.people.append(late)
    await done(late, wire.Sit("sit", 5))
    await done(teller, wire.Consent("come", late.person, True))
    await done(teller, wire.Answer("welcome", ["welcome", 5, 0], standing="welcome"))
    for _ in range(10):
        if 5 in table.room.playing.state.circle:  # type: ignore[attr-defined]
            break
        await table.step(rng)
    else:
        raise AssertionError("the latecomer never came into the circle")
    assert late.seat == 5


@story
async def test_a_claim_is_made_at_any_time_of_day_and_heard_by_all() -> None:
    table, _ = await town_at_day()
    anna, boris = table.people[:2]
    boris.drain()
    await done(anna, wire.Answer("claim", ["am", "empath"], standing="claim"))
    events = [event for each in boris.heard() if isinstance(each, wire.Update) for event in each.events]
    assert events and all(isinstance(event, dict) for event in events)
    assert await refused(anna, wire.Answer("lie", ["am", "dragon"], standing="claim")) == "illegal-answer"
    assert await refused(anna, wire.Answer("word", ["slay", 1], standing="word")) == "not-your-decision"


@story
async def test_the_game_knows_the_day_on_which_it_begins() -> None:
    """The day is in the log of the game, so that who goes first is the same whenever it is told again."""
    days = [datetime.now(UTC).date()]
    table = await parlour("betrayal", {"players": 3})
    await table.begin()
    days.append(datetime.now(UTC).date())
    assert table.room.table is not None
    options = table.room.table.log.header.options
    assert (options["month"], options["day"]) in [(day.month, day.day) for day in days]
    assert "month" not in table.room.options
