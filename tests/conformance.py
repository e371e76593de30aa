"""The conformance kit: what must hold for everything that can be played.

    conformance(RULES, {"players": 4}, seeds=range(3))

plays random games and checks, at every decision or at a sample of them, the laws that do not depend on what
the game is about. The functions below are its chapters, and can be called alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import TypeVar

import msgspec

from nightbell.engine import (
    SPECTATOR,
    Answer,
    BadLog,
    Chance,
    Decision,
    Refusal,
    Rules,
    Seat,
    State,
    Table,
    Unimaginable,
    may_know,
    read_log,
    replay,
)

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)

JUNK: tuple[object, ...] = (-1, 10**9, 3.5, "", "no such thing", [], ["move"], {"a": 1}, [[["x"]]], b"\x00")
MOST_LISTED = 300
MOST_TRIED = 12


def conformance(
    rules: Rules[S, V],
    options: Mapping[str, object],
    seeds: Iterable[int] = range(2),
    most: int = 5_000,
    samples: int = 10,
) -> None:
    """All laws over one random game for each seed. `samples` moments of each game get the costly checks."""
    for seed in seeds:
        straight = played(rules, options, seed, most)
        whole = len(straight.log.entries)
        looked_at = set(Random(seed).sample(range(whole), min(samples, whole)))
        copying_changes_nothing(rules, options, seed, straight)
        replay_is_the_game(rules, straight)
        entered = 0
        for moment, table in moments(rules, straight):
            decisions_are_sound(table)
            if moment in looked_at:
                illegal_answers_change_nothing(table)
                listed_answers_are_accepted(table, Random(moment))
                save_and_load_round_trip(table)
                views_keep_secrets(table, seed + moment)
                games_are_imagined(table, seed + moment)
            if entered < 3:
                entered += worlds_look_the_same(table, seed + moment)
        views_keep_secrets(straight, seed)
        assert entered, "the flow cannot be entered at any decision of the game from State alone"


def played(rules: Rules[S, V], options: Mapping[str, object], seed: int, most: int) -> Table[S, V]:
    """A random game to its end, which must come within `most` decisions."""
    table = Table(rules, options, seed)
    for step in moves(table, seed):
        assert step < most, f"no end after {most} decisions"
        assert not table.state.outbox, "events were left undelivered"
    assert table.outcome
    return table


def moves(table: Table[S, V], seed: int) -> Iterator[int]:
    """Give random answers one by one. The choice depends on the seed and on what is open, nothing else."""
    rng = Random(f"conformance/{seed}")
    count = 0
    while table.open:
        seat, decision = rng.choice(list(table.open.items()))
        table.answer(seat, decision.choice.sample(rng))
        count += 1
        yield count


def moments(rules: Rules[S, V], finished: Table[S, V]) -> Iterator[tuple[int, Table[S, V]]]:
    """The game once more, stopping before each of its answers."""
    header = finished.log.header
    table = Table(rules, header.options, header.seed, header.names)
    for number, entry in enumerate(finished.log.entries):
        yield number, table
        table.answer(entry.seat, entry.answer, entry.standing)


def copying_changes_nothing(
    rules: Rules[S, V], options: Mapping[str, object], seed: int, straight: Table[S, V]
) -> None:
    """A game copied after every decision equals the straight one, and no earlier copy ever changes."""
    table = Table(rules, options, seed)
    earlier: list[tuple[Table[S, V], bytes]] = []
    for entry in straight.log.entries:
        earlier.append((table, table.digest()))
        table = table.copy()
        assert table.digest() == earlier[-1][1], "a copy differs from its original"
        table.answer(entry.seat, entry.answer, entry.standing)
    assert table.digest() == straight.digest(), "the game copied after every decision went another way"
    assert table.log.write() == straight.log.write()
    assert table.history == straight.history
    for number, (old, digest) in enumerate(earlier):
        assert old.digest() == digest, f"the copy after {number} answers changed later"


def replay_is_the_game(rules: Rules[S, V], straight: Table[S, V]) -> None:
    again = replay(rules, read_log(straight.log.write()))
    assert again.digest() == straight.digest()
    assert again.history == straight.history
    assert again.log.write() == straight.log.write()
    for viewer in viewers(straight):
        assert encoded(again.view(viewer)) == encoded(straight.view(viewer))


def save_and_load_round_trip(table: Table[S, V]) -> None:
    loaded = replay(table.rules, read_log(table.log.write()))
    assert loaded.digest() == table.digest()
    assert loaded.history == table.history


def decisions_are_sound(table: Table[S, V]) -> None:
    """Open decisions belong to seats of the game, name a rule, and list each answer once."""
    seats = len(table.rules.seats(table.state))
    for seat, decision in table.open.items():
        assert decision.seat == seat and 0 <= seat < seats
        assert decision.rule, f"{decision.kind} names no rule"
        listed = list(islice(decision.choice.listed(), MOST_LISTED))
        assert listed, f"{decision.kind} has no legal answer"
        assert len(set(listed)) == len(listed), f"{decision.kind} lists an answer twice"
        if len(listed) < MOST_LISTED:
            assert decision.choice.count() == len(listed), decision.kind


def illegal_answers_change_nothing(table: Table[S, V]) -> None:
    before = table.digest(), table.log.write(), len(table.history)
    for seat, decision in table.open.items():
        for answer in JUNK:
            refused(table, seat, answer, decision)
    for n in range(-2, len(table.rules.seats(table.state)) + 1):
        if Seat(n) not in table.open:
            refused(table, Seat(n), True, None)
    assert (table.digest(), table.log.write(), len(table.history)) == before, (
        "a refused answer changed the game"
    )


def refused(table: Table[S, V], seat: Seat, answer: object, decision: Decision[Answer] | None) -> None:
    try:
        if decision is not None:
            decision.choice.take(answer)
            return
    except LookupError:
        pass
    try:
        table.answer(seat, answer)
    except Refusal as refusal:
        assert decision is None or refusal.rule, f"the refusal of {answer!r} to {decision.kind} names no rule"
    else:
        raise AssertionError(f"seat {seat} was allowed to answer {answer!r}")


def listed_answers_are_accepted(table: Table[S, V], rng: Random) -> None:
    for seat, decision in table.open.items():
        listed = list(islice(decision.choice.listed(), MOST_LISTED))
        for answer in rng.sample(listed, min(MOST_TRIED, len(listed))):
            table.copy().answer(seat, answer)


def views_keep_secrets(table: Table[S, V], seed: int) -> None:
    """A world imagined from a view gives that very view."""
    for viewer in viewers(table):
        view = table.view(viewer)
        imagined = table.rules.imagine(view, Chance(seed))
        assert encoded(table.rules.view(imagined, viewer)) == encoded(view), (
            f"what {viewer} sees depends on more than what {viewer} may know:\n"
            f"{table.rules.view(imagined, viewer)}\n{view}"
        )


def worlds_look_the_same(table: Table[S, V], seed: int) -> bool:
    """Where the flow can be entered: each viewer is asked, told and refused the same in an imagined world."""
    true = Table.enter(table.rules, table.state)
    if true.digest() != table.digest():
        return False
    for viewer in viewers(table):
        other = Table.enter(table.rules, table.rules.imagine(table.view(viewer), Chance(seed)))
        assert received(other, viewer) == received(true, viewer), f"{viewer} can tell two worlds apart"
    return True


def games_are_imagined(table: Table[S, V], seed: int) -> int:
    """Whoever is asked can imagine the game at that very question, and what is imagined depends on nothing
    that they do not know: from an imagined world they imagine the same. Gives how many could not."""
    missed = 0
    for viewer in table.open:
        try:
            world = table.imagined(viewer, Chance(seed))
            again = table.imagined(viewer, Chance(seed + 1))
        except Unimaginable:
            missed += 1
            continue
        assert received(world, viewer)[:1] == received(table, viewer)[:1]
        assert world.open[viewer] == table.open[viewer]
        within = world.imagined(viewer, Chance(seed + 1))
        assert standing(within) == standing(again), f"{viewer} imagines what only the true world knows"
        world.answer(viewer, world.open[viewer].choice.sample(Random(seed)))
    return missed


def standing(table: Table[S, V]) -> object:
    """A game with the effects under way in it."""
    return table.digest(), table.open, [(frame.command, frame.trail) for frame in table.stack]


def bystanders_see_the_same(one: Table[S, V], other: Table[S, V], bystanders: Iterable[Seat]) -> None:
    """Two worlds that differ only in what these viewers may not know: the same seats are asked, and each of
    the viewers gets the same bytes."""
    assert sorted(one.open) == sorted(other.open), "who is asked depends on a secret"
    for viewer in bystanders:
        assert received(one, viewer) == received(other, viewer), f"{viewer} can tell two worlds apart"


def received(table: Table[S, V], viewer: Seat) -> list[bytes]:
    """Every byte that this viewer gets right now: view, events, prompt, refusals."""
    sent = [encoded(table.view(viewer))]
    sent += [encoded(told.event) for told in table.history if may_know(viewer, told.to)]
    if viewer in table.open:
        decision = table.open[viewer]
        sent.append(encoded([decision.kind, decision.rule, decision.about, decision.choice]))
    for answer in JUNK:
        try:
            table.copy().answer(viewer, answer)
        except Refusal as refusal:
            sent.append(str(refusal).encode())
    return sent


def viewers(table: Table[S, V]) -> list[Seat]:
    return [SPECTATOR, *(Seat(n) for n in range(len(table.rules.seats(table.state))))]


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")


def damaged_logs_are_refused(rules: Rules[S, V], straight: Table[S, V]) -> None:
    """Cut, edited and foreign logs are told from good ones."""
    raw = straight.log.write()
    lines = raw.split(b"\n")
    damaged = [
        b"",
        b"\x00\xff",
        raw[:-9],
        b"\n".join([lines[0], *lines[2:]]),
        b"\n".join([*lines[:5], *lines[6:]]),
        raw.replace(b'"rules":"', b'"rules":"x'),
        raw.replace(b'"seed":', b'"seed":1'),
    ]
    for bad in damaged:
        try:
            replay(rules, read_log(bad))
        except BadLog:
            continue
        raise AssertionError(f"a damaged log was accepted: {bad[:200]!r}")
