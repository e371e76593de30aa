"""A played game of Clocktower, retold as a puzzle: what everybody saw, what the honest say, what liars say.

By this the deduction is proved: the true grimoire of a game must be among the worlds of its retelling. The
same retelling is what new puzzles are made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from nightbell import bots, games
from nightbell.deduction.characters import IS_GOOD, TYPE
from nightbell.deduction.puzzle import Claim, Event, Info, Puzzle
from nightbell.engine import Answer, Chair, Decision, Player, Seat, State, Table, play_out
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import EVIL
from nightbell.games.clocktower.events import Learned, Note
from nightbell.games.clocktower.town import Token, Town, table_counts

_SECRET: Final = ("drunk", "lunatic")
SPELLING: Final = {name.replace("_", ""): name for name in TYPE}
"""How puzzles spell the characters of the game."""


class Untellable(Exception):
    """Something happened for which puzzles have no words: somebody came back to life, say."""


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
                self.started = tuple(state.grimoire)
            elif isinstance(told.event, events.DayBreaks):
                notes = tuple(tuple(each) for each in state.notes)
                self.mornings.append(
                    Morning(told.event.day, tuple(state.grimoire), notes, len(self.table.history))
                )
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
            info = (*_honest(seat, morning), *_courted(seat, evening, morning))
            claims.append(Claim(SPELLING[token.card], info))
    claimed = {claim.character for claim in claims}
    unsaid = [SPELLING[token.role] for token in started if SPELLING[token.role] not in claimed]
    evil = [role for role in sheet if not IS_GOOD[role]]
    rest = [role for role in evil if role not in unsaid]
    evil = [role for role in evil if role in unsaid] + lies.sample(rest, min(decoys, len(rest)))
    hidden = [role for role in sheet if role in evil or role in unsaid or role == "drunk"]
    deaths, seen = _seen(evening.events[: morning.happened], morning.night)
    return Puzzle(
        tuple(f"P{seat + 1}" for seat in range(len(started))),
        tuple(claims),
        sheet,
        tuple(hidden),
        table_counts(len(started)),
        morning.night,
        deaths=deaths,
        events=seen,
    )


def _honest(seat: int, morning: Morning) -> Iterator[Info]:
    """What somebody learned, as puzzles say it."""
    chosen: dict[str, tuple[int, ...]] = {}
    held = ""
    for note in morning.notes[seat]:
        learned = note.learned
        if isinstance(learned, events.Dealt):
            held = learned.role
        if isinstance(learned, events.TargetChosen):
            chosen[SPELLING.get(learned.role, "")] = tuple(learned.targets)
            kind = SPELLING.get(learned.role, "")
            if kind in ("exorcist", "acrobat"):
                yield Info(note.night, kind, tuple(learned.targets))
            continue
        if isinstance(learned, events.RoleNamed):
            kind = SPELLING[learned.role]
            if kind in ("philosopher", "courtier"):
                yield Info(note.night, kind, characters=(SPELLING[learned.named],))
            elif kind == "gambler" and chosen.get(kind):
                yield Info(note.night, kind, chosen[kind], (SPELLING[learned.named],))
            continue
        if isinstance(learned, events.IsNow):
            if not note.by_day and learned.role != held:
                yield Info(note.night, "became", characters=(SPELLING[learned.role],))
            held = learned.role
            continue
        say = _SAYS.get(type(learned))
        if say is not None:
            try:
                yield from say(note.night, learned, chosen)
            except KeyError as traveller:
                raise Untellable(str(traveller)) from None


def _courted(seat: int, evening: Evening, morning: Morning) -> Iterator[Info]:
    """Whom a Courtier made drunk; somebody absent, if nobody was."""
    night = 0
    before: object = None
    for event in evening.events[: morning.happened]:
        if isinstance(event, events.NightFalls):
            night = event.night
        elif isinstance(event, events.AbilitySpent) and event.seat == seat and event.role == "courtier":
            if not isinstance(before, events.Marked) or before.reminder != "courtier-drunk":
                raise Untellable("a Courtier's choice")
            yield Info(night, "courtier", characters=(SPELLING[morning.tokens[before.seat].role],))
        before = event


def _number(night: int, learned: events.LearnsNumber, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    kind = SPELLING[learned.role]
    yield Info(night, kind, chosen.get(kind, ()), number=learned.number)


def _yes(night: int, learned: events.LearnsYesNo, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.targets), yes=learned.yes)


def _answer(night: int, learned: events.LearnsAnswer, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    if SPELLING[learned.role] in ("flowergirl", "town_crier"):
        yield Info(night, SPELLING[learned.role], yes=learned.yes)


def _role(night: int, learned: events.LearnsRole, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], (learned.target,), (SPELLING[learned.shown],))


def _either(night: int, learned: events.LearnsEither, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    shown = (SPELLING[learned.good], SPELLING[learned.evil])
    yield Info(night, SPELLING[learned.role], (learned.target,), shown)


def _pair(night: int, learned: events.LearnsPair, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.pair), (SPELLING[learned.shown],))


def _two(night: int, learned: events.LearnsTwo, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.pair))


def _neither(night: int, learned: events.LearnsNeither, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.pair))


def _trio(night: int, learned: events.LearnsTrio, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.trio))


def _one(night: int, learned: events.LearnsSeat, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    if SPELLING[learned.role] == "steward":
        yield Info(night, "steward", (learned.target,))


def _way(night: int, learned: events.LearnsWay, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], yes=learned.way == "clockwise")


def _none(night: int, learned: events.LearnsNone, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], yes=True)


def _in_play(night: int, learned: events.LearnsInPlay, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    if learned.role == "widow":
        yield Info(night, "told_widow_in_play")


_SAYS: Final[dict[type[Learned], Callable[..., Iterator[Info]]]] = {
    events.LearnsNumber: _number,
    events.LearnsYesNo: _yes,
    events.LearnsAnswer: _answer,
    events.LearnsRole: _role,
    events.LearnsEither: _either,
    events.LearnsPair: _pair,
    events.LearnsTwo: _two,
    events.LearnsNeither: _neither,
    events.LearnsTrio: _trio,
    events.LearnsSeat: _one,
    events.LearnsWay: _way,
    events.LearnsNone: _none,
    events.LearnsInPlay: _in_play,
}


def _seen(happened: Sequence[object], nights: int) -> tuple[tuple[int, ...], tuple[Event, ...]]:
    """Deaths by night, and the public events of the days."""
    deaths = [0] * (nights + 1)
    seen: list[Event] = []
    day = 0
    voters: dict[int, None] = {}
    nominators: dict[int, None] = {}
    guesses: dict[int, list[tuple[int, str]]] = {}
    public = [event for event in happened if isinstance(event, _PUBLIC)]
    for place, event in enumerate(public):
        after = public[place + 1 : place + 3]
        if isinstance(event, events.DayBreaks):
            day = event.day
            for seat in event.died:
                deaths[day] |= 1 << seat
        elif isinstance(event, events.AliveAgain | events.Exiled | events.TravellerJoined):
            raise Untellable(type(event).__name__)
        elif isinstance(event, events.NightFalls):
            if day:
                seen += _day_over(day, voters, nominators, guesses)
            voters, nominators, guesses = {}, {}, {}
        elif isinstance(event, events.GuessNoted):
            guesses.setdefault(event.seat, []).append((event.target, SPELLING[event.role]))
        elif isinstance(event, events.ShotFired):
            died = bool(after) and isinstance(after[0], events.Died) and after[0].seat == event.target
            seen.append(Event(day, "slayer_shot", by=event.seat, of=event.target, yes=died))
        elif isinstance(event, events.HandCounted):
            if event.raised:
                voters[event.seat] = None
        elif isinstance(event, events.NominationMade):
            nominators[event.seat] = None
            seen.append(_nomination(day, event, after))
        elif isinstance(event, events.Executed):
            by_virgin = seen and seen[-1].kind == "nomination" and seen[-1].yes and seen[-1].by == event.seat
            if not by_virgin:
                died = bool(after) and isinstance(after[0], events.Died) and after[0].seat == event.seat
                seen.append(Event(day, "execution", of=event.seat, yes=died))
        elif isinstance(event, events.WordsSpoken) and event.role == "klutz":
            seen.append(Event(day, "klutz_choice", by=event.seat, of=event.target))
    return tuple(deaths), tuple(seen)


def _day_over(
    day: int,
    voters: dict[int, None],
    nominators: dict[int, None],
    guesses: dict[int, list[tuple[int, str]]],
) -> Iterator[Event]:
    """What is told of a day as a whole. It is true of the whole day and stands at its end."""
    for seat, guessed in guesses.items():
        yield Event(day, "juggle", by=seat, guesses=tuple(guessed))
    yield Event(day, "votes", tuple(voters))
    yield Event(day, "nominators", tuple(nominators))


def _nomination(day: int, made: events.NominationMade, after: Sequence[object]) -> Event:
    """A nomination, or the death that it brought at once."""
    follows = after[0] if after else None
    if isinstance(follows, events.Executed) and follows.seat == made.seat:
        return Event(day, "nomination", by=made.seat, of=made.nominee, yes=True)
    if isinstance(follows, events.Died):
        if follows.seat == made.seat:
            return Event(day, "dies_on_nominating", of=made.seat)
        if follows.seat == made.nominee:
            return Event(day, "dies_on_being_nominated", by=made.seat, of=made.nominee)
        raise Untellable("a death at a nomination")
    return Event(day, "nomination", by=made.seat, of=made.nominee)


_PUBLIC: Final = (
    events.DayBreaks,
    events.NightFalls,
    events.AliveAgain,
    events.Exiled,
    events.TravellerJoined,
    events.GuessNoted,
    events.ShotFired,
    events.HandCounted,
    events.NominationMade,
    events.Executed,
    events.Died,
    events.StaysAlive,
    events.WordsSpoken,
    events.NothingHappens,
)
