"""A played game of Clocktower, retold as a puzzle: what everybody saw, what the honest say, what liars say.

By this the deduction is proved: the true grimoire of a game must be among the worlds of its retelling. The
same retelling is what new puzzles are made of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import msgspec

from nightbell import bots, games
from nightbell.deduction.characters import IS_GOOD
from nightbell.deduction.puzzle import Claim, Puzzle
from nightbell.deduction.rulings import ANY_TIME, DEEDS, MAY_HAVE_BEEN, VISITS, ruled
from nightbell.deduction.telling import SPELLING, Untellable, learned, seen
from nightbell.engine import Answer, Chair, Decision, Player, Seat, State, Table, play_out
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import EVIL
from nightbell.games.clocktower.events import Note
from nightbell.games.clocktower.grimoire import Token
from nightbell.games.clocktower.sheet import table_counts
from nightbell.games.clocktower.town import Town

_SECRET: Final = ("drunk", "lunatic")


class Morning(msgspec.Struct, frozen=True):
    """The town when a day breaks."""

    night: int
    tokens: tuple[Token, ...]
    notes: tuple[tuple[Note, ...], ...]
    happened: int
    """How many events there were until then."""


class Evening(msgspec.Struct, frozen=True):
    """A whole game: how it began, its mornings, and all that happened."""

    sheet: tuple[str, ...]
    started: tuple[Token, ...]
    mornings: tuple[Morning, ...]
    events: tuple[object, ...]


def play(options: dict[str, object], seed: int, players: str = "random") -> Evening:
    """One game between bots, with the town as it stands on every morning."""
    table = Table(games.load("clocktower"), options, seed)
    watch = Watch(table)
    seated = bots.players(table, {"": players}, seed)
    play_out(table, watch.over(seated), Random(f"{seed}/order"))
    return watch.over_with()


def played(tables: Iterator[Table[State, msgspec.Struct]]) -> Evening:
    """The same of a game that is told again from its log, answer by answer."""
    watch: Watch | None = None
    for table in tables:
        watch = watch or Watch(table)
        watch.table = table
        watch.look()
    assert watch is not None, "a log has a beginning"
    evening = watch.over_with()
    for token in (*evening.started, *(token for each in evening.mornings for token in each.tokens)):
        if token.role not in SPELLING or token.card not in SPELLING:
            raise Untellable(token.role)
    return evening


def town_of(table: Table[State, msgspec.Struct]) -> Town:
    assert isinstance(table.state, Town)
    return table.state


def _players(town: Town) -> tuple[Token, ...]:
    """Everybody's token; the Storyteller's own chair, which lies last, is no part of a world."""
    return tuple(town.grimoire[: town.storyteller])


class Watch:
    """Looks at the table before every answer, and keeps what a day's beginning looks like."""

    def __init__(self, table: Table[State, msgspec.Struct]) -> None:
        self.table = table
        self.started: tuple[Token, ...] = ()
        self.mornings: list[Morning] = []
        self.seen = 0

    def over_with(self) -> Evening:
        """The game is over: all that was kept of it."""
        self.look()
        return Evening(
            tuple(SPELLING[role] for role in town_of(self.table).sheet if role in SPELLING),
            self.started,
            tuple(self.mornings),
            tuple(told.event for told in self.table.history),
        )

    def over(self, players: Mapping[Seat, Player[msgspec.Struct]]) -> dict[Seat, Player[msgspec.Struct]]:
        return {seat: Watching(player, self) for seat, player in players.items()}

    def look(self) -> None:
        state = town_of(self.table)
        for told in self.table.history[self.seen :]:
            if isinstance(told.event, events.NightFalls) and told.event.night == 1:
                self.started = _players(state)
            elif isinstance(told.event, events.DayBreaks):
                notes = tuple(tuple(each) for each in state.notes)
                self.mornings.append(Morning(told.event.day, _players(state), notes, len(self.table.history)))
        self.seen = len(self.table.history)


class Watching:
    """A player who lets the watch look first."""

    def __init__(self, player: Player[msgspec.Struct], watch: Watch) -> None:
        self.player = player
        self.watch = watch

    def answer(self, chair: Chair[msgspec.Struct], decision: Decision[Answer]) -> Answer:
        self.watch.look()
        return self.player.answer(chair, decision)


# ---- the retelling


def true_world(evening: Evening) -> tuple[str, ...]:
    return tuple(SPELLING[token.role] for token in evening.started)


def retell(evening: Evening, morning: Morning, lies: Random, decoys: int = 6) -> Puzzle:
    """What an outside observer knows on that morning. Liars claim a good character and say no more.

    Beside the evil characters in play, so many others may be.
    """
    started, now = evening.started, morning.tokens
    sheet = evening.sheet
    claims = []
    for seat, token in enumerate(started):
        if now[seat].side == EVIL:
            taken = (SPELLING[token.role], SPELLING[now[seat].role])
            bluffs = [role for role in sheet if IS_GOOD[role] and role not in taken and role not in _SECRET]
            claims.append(Claim(lies.choice(bluffs)))
        else:
            claims.append(Claim(SPELLING[token.card], tuple(learned(morning.notes[seat]))))
    world = [SPELLING[token.role] for token in started]
    unsaid = [role for role, claim in zip(world, claims, strict=True) if role != claim.character]
    evil = [role for role in sheet if not IS_GOOD[role]]
    rest = [role for role in evil if role not in unsaid]
    evil = [role for role in evil if role in unsaid] + lies.sample(rest, min(decoys, len(rest)))
    hidden = [role for role in sheet if role in evil or role in unsaid or role == "drunk"]
    deaths, happened = seen(evening.events[: morning.happened], morning.night)
    return Puzzle(
        tuple(f"P{seat + 1}" for seat in range(len(started))),
        tuple(claims),
        sheet,
        tuple(hidden),
        table_counts(len(started)),
        morning.night,
        deaths=deaths,
        events=happened,
        rulings=ruled({VISITS: ANY_TIME, DEEDS: MAY_HAVE_BEEN}),
    )
