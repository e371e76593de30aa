"""What somebody with several accounts cannot come by: chairs, the Grimoire, other people's tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

import pytest
from tools.stress.inside import Parlour, Somebody, decode, house, parlour
from tools.stress.walk import Leak, walks

from nightbell.engine import SPECTATOR, Refusal, Seat
from nightbell.server import checkpoints, rights
from nightbell.server import protocol as wire
from nightbell.server.deeds import AnyDeed, Begun, Page
from nightbell.server.live import HOST_AWAY_MS
from nightbell.server.people import MOST_PEOPLE, MOST_REMEMBERED, Person, Plea
from nightbell.server.playing import next_seed
from nightbell.server.protocol import plain
from nightbell.server.records import Guest
from nightbell.server.room import Room
from tests.server.test_room import done, refused, story

DOCS = Path(__file__).parents[2] / "docs"


async def still(game: str, options: Mapping[str, object] | None = None, watched: bool = False) -> Parlour:
    """A table at which nothing happens by itself."""
    table = await parlour(game, options, watched)
    table.live.attendant.close()
    return table


async def town_with_bots(people: int = 2) -> tuple[Parlour, list[Somebody]]:
    """Five chairs and a Storyteller, all kept by bots but for the first few; the host plays."""
    table = await still("clocktower", {"players": 5})
    for number, somebody in enumerate(table.people[people:]):
        await done(somebody, wire.Leave(f"go{number}"))
    await table.begin()
    return table, table.people[:people]


def snapshots(somebody: Somebody) -> list[wire.Snapshot]:
    somebody.drain()
    return [each for each in map(decode, somebody.frames) if isinstance(each, wire.Snapshot)]


# ---- chairs of a running game


@story
async def test_a_visitor_sees_nothing_of_a_bots_chair_before_all_who_play_agree() -> None:
    table, (anna, boris) = await town_with_bots()
    eve = await table.come("Eve")
    await done(eve, wire.Sit("a", 3))
    (plea,) = table.room.message(lambda person: True).pleas
    assert (plea.person, plea.what, plea.seat) == (eve.person, "chair", 3)
    assert plea.of == sorted((anna.person, boris.person))
    assert await refused(eve, wire.Consent("b", eve.person, True)) == "nobody-asked"
    await done(anna, wire.Consent("c", eve.person, True))
    assert eve.seat is None and table.room.viewer_of(eve.person) == SPECTATOR
    assert {each.viewer for each in snapshots(eve)} == {SPECTATOR}
    await done(boris, wire.Consent("d", eve.person, True))
    assert table.room.seat_of(eve.person) == 3 and snapshots(eve)[-1].viewer == 3


@story
async def test_one_who_refuses_ends_the_plea() -> None:
    table, (anna, boris) = await town_with_bots()
    eve = await table.come("Eve")
    await done(eve, wire.Sit("a", 3))
    await done(anna, wire.Consent("b", eve.person, True))
    await done(boris, wire.Consent("c", eve.person, False))
    assert table.room.message(lambda person: True).pleas == []
    assert await refused(anna, wire.Consent("d", eve.person, True)) == "nobody-asked"
    await done(eve, wire.Sit("e", 3))
    assert eve.seat is None


@story
async def test_the_storyteller_alone_decides_who_takes_a_chair() -> None:
    table = await still("clocktower", {"players": 5})
    anna, teller = table.people[0], table.people[-1]
    await done(table.people[3], wire.Leave("go"))
    await table.begin()
    eve = await table.come("Eve")
    await done(eve, wire.Sit("a", 3))
    assert await refused(anna, wire.Consent("b", eve.person, True)) == "nobody-asked"
    await done(teller, wire.Consent("c", eve.person, True))
    assert eve.seat == 3


@story
async def test_one_may_always_come_back_to_the_own_chair() -> None:
    _, (_, boris) = await town_with_bots()
    await done(boris, wire.Stand("a"))
    await done(boris, wire.Sit("b", 1))
    assert boris.seat == 1


@story
async def test_a_plea_is_forgotten_when_it_can_no_longer_be_had() -> None:
    table, (anna, boris) = await town_with_bots()
    eve, adam = await table.come("Eve"), await table.come("Adam")
    await done(eve, wire.Sit("a", 3))
    await done(adam, wire.Sit("b", 3))
    for player in (anna, boris):
        await done(player, wire.Consent(f"c{player.person}", adam.person, True))
    assert adam.seat == 3
    assert table.room.message(lambda person: True).pleas == []
    await done(eve, wire.Sit("d", 4))
    await done(eve, wire.Watch("e"))
    assert table.room.message(lambda person: True).pleas == []


# ---- the Grimoire


@story
async def test_a_host_who_plays_cannot_hand_the_grimoire_to_a_second_account() -> None:
    table, (anna, boris) = await town_with_bots()
    teller = table.room.chairs[-1]
    second = await table.come("Second")
    assert await refused(anna, wire.Handover("a", second.person, "storyteller")) == "storyteller-only"
    await done(second, wire.Sit("b", teller.seat))
    await done(anna, wire.Consent("c", second.person, True))
    assert teller.person is None and table.room.viewer_of(second.person) == SPECTATOR
    await done(boris, wire.Consent("d", second.person, True))
    assert table.room.is_storyteller(second.person)


@story
async def test_a_host_cannot_send_the_storyteller_away_and_seat_another() -> None:
    table = await still("clocktower", {"players": 5})
    anna, teller = table.host, table.people[-1]
    await table.begin()
    assert await refused(anna, wire.Remove("a", teller.person)) == "storyteller-stays"
    second = await table.come("Second")
    seat = table.room.chairs[-1].seat
    assert await refused(second, wire.Sit("b", seat)) == "chair-taken"
    await done(teller, wire.Rest("c"))
    await done(second, wire.Sit("d", seat))
    await done(anna, wire.Consent("e", second.person, True))
    assert table.room.is_storyteller(teller.person)
    for number, player in enumerate(table.people[1:-1]):
        await done(player, wire.Consent(f"f{number}", second.person, True))
    assert table.room.is_storyteller(second.person) and teller.seat is None


@story
async def test_roles_laid_by_hand_are_told_to_all() -> None:
    seating = ["imp", "poisoner", "monk", "empath", "slayer"]
    plain = await still("clocktower", {"players": 5})
    assert plain.room.message(lambda person: True).laid is None
    for how, options in (
        ("seating", {"players": 5, "seating": seating}),
        ("bag", {"players": 5, "bag": seating}),
        ("preset", {"preset": "clues"}),
    ):
        table = await still("clocktower", options)
        await table.begin()
        shown = table.room.message(lambda person: True)
        assert shown.laid == how and not {"seating", "bag", "preset"} & set(shown.options)


@story
async def test_the_luck_of_a_lesson_ends_with_the_lesson() -> None:
    anna = Guest("guest-anna", "Anna", "en")
    lesson, _ = await house().open(anna, "lantern", {}, wire.House(), lesson=7)
    other, _ = await house().open(anna, "lantern", {}, wire.House(), lesson=7)
    assert next_seed(lesson.room) == next_seed(other.room)
    for live in (lesson, other):
        await live.commit("p1", Begun("begin", live.room.rules.version, next_seed(live.room)))
    assert lesson.room.luck == other.room.luck
    for live in (lesson, other):
        live.room.status = "over"
        await live.commit("p1", wire.Next("next"))
    assert next_seed(lesson.room) != next_seed(other.room)
    assert next_seed(lesson.room).bit_length() > 100


# ---- after the end


@story
async def test_what_was_open_after_the_end_closes_when_a_move_is_taken_back() -> None:
    table = await still("clocktower", {"players": 5}, watched=True)
    watcher, teller, anna = table.watcher, table.people[-1], table.people[0]
    assert watcher is not None
    await table.begin()
    rng = Random(3)
    while await table.step(rng):
        pass
    await done(watcher, wire.Watch("a", 2))
    await done(anna, wire.Watch("b", 2))
    await done(teller, wire.Undo("c"))
    assert table.room.status == "playing"
    assert table.room.viewer_of(watcher.person) == SPECTATOR
    assert snapshots(watcher)[-1].viewer == SPECTATOR
    assert table.room.viewer_of(anna.person) == 0
    await done(table.people[1], wire.Stand("d"))
    assert await refused(watcher, wire.Sit("e", 1)) == "knows-too-much"


# ---- who is at a table


@story
async def test_those_who_are_there_fill_a_table_not_those_who_were() -> None:
    table = await still("lantern")
    for number in range(MOST_PEOPLE * 5):
        (await table.come(f"Visitor {number}")).exit()
    assert len(table.room.people) <= MOST_REMEMBERED
    friends = [await table.come(f"Friend {n}") for n in range(MOST_PEOPLE - len(table.people))]
    with pytest.raises(Refusal, match="table-full"):
        await table.come("One too many")
    friends[0].exit()
    await table.come("Just right")
    assert all(each.seat is not None for each in table.people)


@story
async def test_a_network_can_be_shut_out_but_not_ones_own() -> None:
    table = await still("lantern")
    live, anna = table.live, table.host

    async def come(name: str, origin: str) -> Somebody:
        guest = Guest(f"guest-{name}", name, "en")
        somebody = Somebody(live, guest, await live.house.join(live, guest, origin))
        await somebody.enter()
        return somebody

    table.room.people[anna.person].origin = "home"
    rude, twin, friend = await come("Rude", "far"), await come("Twin", "far"), await come("Friend", "home")
    assert await refused(anna, wire.Remove("a", friend.person, network=True)) == "same-network"
    await done(anna, wire.Remove("b", rude.person, network=True))
    assert rude.cuts == ["sent-away"] and twin.cuts == ["sent-away"] and friend.cuts == []
    with pytest.raises(Refusal, match="sent-away"):
        await come("Rude again", "far")
    await come("Another friend", "home")


@story
async def test_nobody_at_a_table_can_be_taken_for_another() -> None:
    table = await still("lantern")
    names = []
    for number, name in enumerate(("Anna", "anna", "Аnnа", "Anna 2")):
        guest = Guest(f"guest-{number}-x", name, "en")
        person = await table.live.house.join(table.live, guest)
        names.append(table.room.people[person].name)
    assert names == ["Anna", "anna 2", "Аnnа 3", "Anna 2 2"]
    again = await table.live.house.join(table.live, Guest("guest-1-x", "anna", "en"))
    assert table.room.people[again].name == "anna 2"


@story
async def test_a_host_who_vanishes_is_followed_by_somebody_present() -> None:
    table = await still("lantern")
    anna, boris, clara = table.people
    boris.exit()
    anna.exit()
    gone = table.live.left[anna.person]
    await table.live.attendant.act(gone + HOST_AWAY_MS - 1)
    assert table.room.host == anna.person
    await table.live.attendant.act(gone + HOST_AWAY_MS)
    assert table.room.host == clara.person
    await done(clara, wire.Begin("begin"))
    await anna.enter()
    assert table.room.host == clara.person


@story
async def test_the_right_does_not_stay_with_somebody_who_went_before() -> None:
    table = await still("lantern")
    (await table.come("Early")).exit()
    for somebody in table.people:
        await done(somebody, wire.Stand("up"))
    table.live.left.clear()
    late = await table.come("Late")
    for somebody in table.people:
        await done(somebody, wire.Leave("go"))
    early = table.room.host
    assert early not in (late.person, "") and not table.live.here(early)
    due = table.live.passing_at()
    assert due is not None
    await table.live.attendant.act(due)
    assert table.room.host == late.person


# ---- the table of rights


def test_every_command_has_its_row_and_every_case_its_command() -> None:
    assert {row.command for row in rights.RIGHTS} == set(wire.COMMANDS)
    assert {row.case for row in rights.RIGHTS} == set(rights.CASES)


def test_the_protocols_page_shows_the_table_of_rights() -> None:
    assert rights.as_markdown() in (DOCS / "protocol.md").read_text()


@story
async def test_the_pace_of_a_night_is_not_changed_while_it_lasts() -> None:
    table = await still("clocktower", {"players": 5})
    await table.begin()
    rng = Random(1)
    while not table.room.covered:
        await table.step(rng)
    for number, change in enumerate(
        (
            wire.Settings("a", pace_ms=0),
            wire.Settings("b", dawn_seconds=(0, 0)),
            wire.Settings("c", away_seconds=1),
            wire.Settings("d", turn_seconds=1),
        )
    ):
        assert await refused(table.host, change) == "not-at-night", number
    await done(table.host, wire.Settings("e", title="Late night"))
    assert Seat(0) in table.room.people[table.host.person].sat


# ---- any commands, in any order


def test_no_walk_over_legal_commands_shows_a_person_more_than_may_be_known() -> None:
    walked = walks(200)
    assert walked.done > 2000 and walked.looks > 20, "too little happens to prove anything"


def test_the_oracle_notices_when_somebody_speaks_for_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("rights", "seating"):
        monkeypatch.setattr(f"nightbell.server.{module}.orphaned", lambda room: False)
    with pytest.raises(Leak):
        walks(2000)


def ask_nobody(room: Room, person: Person, plea: Plea) -> set[str]:
    return set()


def ask_the_host(room: Room, person: Person, plea: Plea) -> set[str]:
    return {room.host} - {person.id} - plea.agreed


@pytest.mark.parametrize("lax", [ask_nobody, ask_the_host])
def test_the_oracle_notices_when_too_few_are_asked(
    lax: Callable[[Room, Person, Plea], set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nightbell.server.seating.wanting", lax)
    with pytest.raises(Leak):
        walks(400)


def test_the_oracle_notices_when_a_host_hands_the_grimoire_over(monkeypatch: pytest.MonkeyPatch) -> None:
    anyhow = rights.Right(wire.Handover, "office", case="the Storyteller's chair")
    monkeypatch.setitem(rights.ROWS, wire.Handover, [anyhow])
    with pytest.raises(Leak):
        walks(2000)


# ---- every command with every credential in every phase

SECRET = b"x" * 32
ALLOWED: dict[str, dict[str, str]] = {
    "gathering": {
        "host": "arrange begin bots handover leave look remove reseat say settings stand swap timer",
        "storyteller": "arrange handover-storyteller leave look say stand swap timer",
        "player": "leave look say stand swap",
        "watcher": "leave look say watch-public",
        "gone": "",
    },
    "playing": {
        "host": "bots handover leave look ready remove rest settings stand timer",
        "storyteller": "handover-aide handover-storyteller leave look ready redo rest say stand timer undo",
        "player": "answer leave look ready rest stand",
        "watcher": "leave look watch-public watch-seat",
        "gone": "",
    },
    "over": {
        "host": "bots handover leave look next remove say settings stand timer watch-public watch-seat",
        "storyteller": "leave look redo say stand timer undo watch-public watch-seat",
        "player": "leave look say stand watch-public watch-seat",
        "watcher": "leave look say watch-public watch-seat",
        "gone": "",
    },
}
"""What each may do; whatever is not here is refused. The game is played by night: then only one may speak."""


def attempts(room: Room, people: dict[str, str]) -> dict[str, AnyDeed]:
    """One command of every kind, as its rightful person could give it."""
    seat = room.seat_of(people["player"]) or Seat(0)
    answer = room.table.open[seat] if room.table is not None and seat in room.table.open else None
    given = next(iter(answer.choice.listed())) if answer is not None else 0
    other = people["other"]
    circle = [wire.Place(person=chair.person or "") for chair in room.chairs if not room.narrates(chair)]
    return {
        "answer": wire.Answer("x", plain(given), room.ask_id(seat)),
        "answer-in-room": wire.Answer("x", plain(given), room.ask_id(seat), seat=int(seat)),
        "say": wire.Say("x", "good evening"),
        "floor": wire.Floor("x", other),
        "spoken": wire.Spoken("x"),
        "sit": wire.Sit("x", 3),
        "stand": wire.Stand("x"),
        "swap": wire.Swap("x", 3),
        "arrange": wire.Arrange("x", circle),
        "leave": wire.Leave("x"),
        "begin": Begun("x", room.rules.version),
        "back": wire.Back("x"),
        "rest": wire.Rest("x"),
        "bots": wire.Bots("x"),
        "remove": wire.Remove("x", other),
        "handover": wire.Handover("x", other),
        "handover-storyteller": wire.Handover("x", people["watcher"], "storyteller"),
        "handover-aide": wire.Handover("x", people["watcher"], "aide"),
        "settings": wire.Settings("x", title="mine"),
        "hold": wire.Hold("x"),
        "reseat": wire.Reseat("x", [chair.seat for chair in room.chairs]),
        "choose": wire.Choose("x", "explorers", ""),
        "look": wire.Look("x", 3, "she"),
        "watch-public": wire.Watch("x"),
        "watch-seat": wire.Watch("x", 3),
        "consent": wire.Consent("x", other, True),
        "timer": wire.Timer("x", "tea", 60),
        "ready": wire.Ready("x"),
        "undo": wire.Undo("x"),
        "redo": wire.Redo("x"),
        "next": wire.Next("x"),
    }


@story
async def test_every_command_with_every_credential_in_every_phase() -> None:
    table = await still(
        "clocktower", {"seating": ["poisoner", "chef", "monk", "empath", "imp"]}, watched=True
    )
    gone = await table.come("Gone")
    await done(gone, wire.Leave("bye"))
    assert table.watcher is not None
    people = {
        "host": table.people[1].person,
        "player": table.people[0].person,
        "other": table.people[3].person,
        "storyteller": table.people[-1].person,
        "watcher": table.watcher.person,
        "gone": gone.person,
    }
    await done(table.host, wire.Handover("host", people["host"]))
    rng = Random(1)
    for phase, expected in ALLOWED.items():
        if phase == "playing":
            await done(table.people[1], wire.Begin("begin"))
            await table.step(rng)
            while not table.room.covered or not (awake := {0, 2, 4} & set(table.room.playing.open)):
                await table.step(rng)
            people["player"] = table.at(awake.pop()).person
        elif phase == "over":
            while await table.step(rng):
                pass
        assert table.room.status == phase
        if table.room.table is not None:  # somebody has taken something back and may want it again
            table.room.undone = [tuple(table.room.table.log.entries)]
        raw = checkpoints.sealed(table.room, SECRET)
        assert raw is not None
        for who, allowed in expected.items():
            for name, deed in attempts(table.room, people).items():
                room = checkpoints.opened(raw, SECRET)
                assert room is not None
                rightly = name in allowed.split()
                try:
                    room.apply(Page(10**12, people[who], deed))
                except Refusal as refusal:
                    assert not rightly, f"{phase}: {who} may not {name}: {refusal.message}"
                else:
                    assert rightly, f"{phase}: {who} may {name}"
    kinds = {type(deed) for deed in attempts(table.room, people).values()}
    assert kinds | {wire.Begin, wire.Press} == {*wire.COMMANDS, Begun}
