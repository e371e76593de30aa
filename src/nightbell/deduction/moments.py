"""Somebody's best and worst moment: of all that each did, what changed the game most, or nothing.

What merely happens to everybody, a role named, a vote that others outvoted, is no moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from nightbell.deduction.characters import DEMON, IS_GOOD, MINION, TYPE
from nightbell.deduction.telling import SPELLING
from nightbell.engine import Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import BY_DEMON, EVIL, Side
from nightbell.games.clocktower.grimoire import Token

LEAST: Final = 2
"""What changed less is not told."""


class Moment(msgspec.Struct, frozen=True):
    """Somebody's best or worst: `moment-<kind>`."""

    seat: int
    good: bool
    night: int
    by_day: bool
    kind: str
    other: int = -1


Weighed = tuple[int, Moment]


def moments(started: tuple[Token, ...], happened: Sequence[object]) -> Iterator[Moment]:
    """For each seat one good and one bad moment, the weightiest of what it did."""
    found = [each for each in _Telling(started, happened).all() if each[0] >= LEAST]
    for seat in range(len(started)):
        for good in (True, False):
            mine = [each for each in found if each[1].seat == seat and each[1].good == good]
            if mine:
                yield max(mine, key=lambda each: (each[0], -each[1].night))[1]


class Vote(msgspec.Struct):
    """What came of a nomination."""

    nominator: Seat
    voters: tuple[Seat, ...] = ()
    tally: int = 0
    needed: int = 0


def ending(happened: Sequence[object]) -> tuple[int, Side | None]:
    """The place of the execution that decided the game, if one did, and who won."""
    last = -1
    for place, event in enumerate(happened):
        if isinstance(event, events.Executed):
            last = place
        elif isinstance(event, events.NightFalls):
            last = -1
        elif isinstance(event, events.SideWon):
            return last, event.side
    return -1, None


class _Telling:
    """One game, event by event. Whoever changes sides or roles is judged by what they are at that moment."""

    def __init__(self, started: tuple[Token, ...], happened: Sequence[object]) -> None:
        self.happened = happened
        self.last, self.winner = ending(happened)
        self.role = [token.role for token in started]
        self.believed = [token.card for token in started]
        self.evil = {Seat(seat) for seat, token in enumerate(started) if token.side == EVIL}
        self.masked: set[Seat] = set()
        self.dead: set[Seat] = set()
        self.votes: dict[Seat, Vote] = {}
        self.night = 0
        self.day = 0

    def all(self) -> Iterator[Weighed]:
        dark: list[object] = []
        voters: list[Seat] = []
        for place, event in enumerate(self.happened):
            if isinstance(event, events.NightFalls):
                self.night, dark = event.night, []
            elif isinstance(event, events.DayBreaks):
                yield from self._by_night(dark)
                self.day = self.night = event.day
                self.votes, dark = {}, []
            elif isinstance(event, events.NominationMade):
                self.votes[event.nominee], voters = Vote(event.seat), []
                yield from self._named(event)
            elif isinstance(event, events.HandCounted) and event.raised:
                voters.append(event.seat)
            elif isinstance(event, events.VoteCounted) and event.nominee in self.votes:
                vote = self.votes[event.nominee]
                vote.voters, vote.tally, vote.needed = tuple(voters), event.tally, event.needed
            elif isinstance(event, events.Executed):
                yield from self._decided(event.seat) if place == self.last else self._executed(event.seat)
            elif isinstance(event, events.ShotFired) and self._demon(event.target):
                yield 8, self._by_day(event.seat, event.seat not in self.evil, "shot-demon", event.target)
            elif isinstance(event, events.SideWon):
                yield from self._by_night(dark)
                dark = []
            else:
                yield from self._learned(event)
                if self.day < self.night:
                    dark.append(event)
            self._turned(event)
        if self.winner == EVIL:
            for seat in sorted((self.masked & self.evil) - self.dead):
                yield 3, self._by_day(seat, True, "believed")

    def _turned(self, event: object) -> None:
        """Who somebody is from now on."""
        if isinstance(event, events.RoleChanged):
            self.role[event.seat] = event.role
        elif isinstance(event, events.SideChanged):
            (self.evil.add if event.side == EVIL else self.evil.discard)(event.seat)
        elif isinstance(event, events.Died | events.DiedAtNight):
            self.dead.add(event.seat)
        elif isinstance(event, events.AliveAgain | events.RevivedAtNight):
            self.dead.discard(event.seat)
        elif isinstance(event, events.Claimed) and event.to is None:
            for said in event.said:
                if said[0] == "am" and said[1] not in (self.role[event.seat], self.believed[event.seat]):
                    self.masked.add(event.seat)

    def _demon(self, seat: Seat) -> bool:
        return _type(self.role[seat]) == DEMON

    def _by_day(self, seat: Seat, good: bool, kind: str, other: int = -1) -> Moment:
        return Moment(seat, good, self.day, True, kind, other)

    # ---- by day

    def _named(self, event: events.NominationMade) -> Iterator[Weighed]:
        if self._demon(event.nominee) and event.seat != event.nominee:
            good = event.seat not in self.evil
            yield 4, self._by_day(event.seat, good, "named-demon", event.nominee)

    def _decided(self, seat: Seat) -> Iterator[Weighed]:
        """An execution after which the game is over: whoever brought it about has won or lost it."""
        evil = self.winner == EVIL
        if (vote := self.votes.get(seat)) is not None:
            kind = "lost" if evil else "won"
            helped = {each for each in (vote.nominator, *vote.voters) if (each in self.evil) == evil}
            yield 9, self._by_day(vote.nominator, vote.nominator in helped, f"named-{kind}", seat)
            for voter in vote.voters if vote.tally == vote.needed else ():
                yield 5, self._by_day(voter, voter in helped, f"voted-{kind}", seat)
        if (seat in self.evil) != evil:
            yield 6, self._by_day(seat, False, "executed-last")

    def _executed(self, seat: Seat) -> Iterator[Weighed]:
        evil = seat in self.evil
        if seat in self.dead:
            return
        if (vote := self.votes.get(seat)) is not None:
            right = (vote.nominator in self.evil) != evil
            yield 4, self._by_day(vote.nominator, right, "named-evil" if evil else "named-good", seat)
            if vote.tally == vote.needed:
                for voter in vote.voters:
                    right = (voter in self.evil) != evil
                    yield 3, self._by_day(voter, right, "voted-evil" if evil else "voted-good", seat)
        yield 4, self._by_day(seat, False, "executed-evil" if evil else "executed-good")

    def _learned(self, event: object) -> Iterator[Weighed]:
        """Somebody good was shown the truth about somebody evil, or took the innocent for the Demon."""
        by_day = self.day == self.night > 0
        if isinstance(event, events.LearnsRole) and event.seat not in self.evil:
            if event.target in self.evil and not IS_GOOD.get(SPELLING.get(event.shown, ""), True):
                yield 5, Moment(event.seat, True, self.night, by_day, "saw-evil", event.target)
        elif isinstance(event, events.LearnsYesNo) and event.seat not in self.evil and event.yes:
            hit = [seat for seat in event.targets if self._demon(seat)]
            if hit:
                yield 5, Moment(event.seat, True, self.night, by_day, "saw-demon", hit[0])
            else:
                yield 2, Moment(event.seat, False, self.night, by_day, "misled")

    # ---- what nobody saw

    def _by_night(self, dark: Sequence[object]) -> Iterator[Weighed]:
        """Whom Demons killed or missed, whose truth a Poisoner took, whom Monks guarded, Pit-Hags turned."""
        chosen = [each for each in dark if isinstance(each, events.TargetChosen) and each.targets]
        slain = [
            each.seat for each in dark if isinstance(each, events.DiedAtNight) and each.cause == BY_DEMON
        ]
        misled = {each.seat for each in dark if isinstance(each, events.LieTold)}
        powerless = {each.seat for each in dark if isinstance(each, events.WentAstray)}
        changed = {each.seat: each.role for each in dark if isinstance(each, events.RoleChanged)}
        struck = [each for each in chosen if _type(each.role) == DEMON]
        for each in chosen:
            whom, seat, helps_evil = each.targets[0], each.seat, each.seat in self.evil
            if each in struck and seat not in each.targets:
                if slain:
                    yield 2, self._at_night(seat, helps_evil, "slew", slain[0])
                else:
                    yield 3, self._at_night(seat, not helps_evil, "struck-nobody", whom)
            elif each.role == "poisoner" and whom in misled - self.evil:
                yield 4, self._at_night(seat, helps_evil, "poisoned", whom)
            elif each.role == "pithag" and whom in changed:
                made = _type(changed[whom])
                yield (
                    6 if made == DEMON else 3,
                    self._at_night(seat, helps_evil, _BREWED.get(made, "brewed"), whom),
                )
            elif each.role == "monk" and self.role[seat] == "monk" and seat not in powerless:
                if not slain and any(whom in demon.targets for demon in struck):
                    yield 6, self._at_night(seat, True, "guarded", whom)
                elif slain and whom not in slain and seat not in slain:
                    yield 2, self._at_night(seat, False, "guarded-another", slain[0])
        for seat in sorted(misled - self.evil):
            yield 2, self._at_night(seat, False, "lied-to")

    def _at_night(self, seat: Seat, good: bool, kind: str, other: int = -1) -> Moment:
        return Moment(seat, good, self.night, False, kind, other)


_BREWED: Final = {DEMON: "brewed-demon", MINION: "brewed-minion"}


def _type(role: str) -> str:
    return TYPE.get(SPELLING.get(role, ""), "")
