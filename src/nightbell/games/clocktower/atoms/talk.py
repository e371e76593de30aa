"""Other things of the day: what is said, shown and given, exile, and the Storyteller's judgements."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Command, Seat, only
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import (
    Ability,
    RoleId,
    RulingId,
    Text,
)
from nightbell.games.clocktower.square import Claim, Guess, Ruling
from nightbell.games.clocktower.town import Town


class Shoot(Command[Town, None]):
    """Said aloud by a Slayer, or by somebody who wants to be taken for one."""

    seat: Seat
    target: Seat

    def carry_out(self, town: Town) -> None:
        town.shots_today = (*town.shots_today, self.seat)
        if self.seat not in town.shots_ever:
            town.shots_ever = (*town.shots_ever, self.seat)
        town.emit(events.ShotFired(self.seat, self.target))


class Speak(Command[Town, None]):
    """One who has died names somebody, as the owner of a role would, or to be taken for one."""

    seat: Seat
    role: RoleId
    target: Seat

    def carry_out(self, town: Town) -> None:
        town.emit(events.WordsSpoken(self.seat, self.role, self.target))


class Act(Command[Town, None]):
    """What a role does once a day for all to see, done by its owner or by somebody who acts it out."""

    me: Ability
    targets: tuple[Seat, ...] = ()
    others: tuple[Seat, ...] = ()

    def carry_out(self, town: Town) -> None:
        town.acted = (*town.acted, (self.me.seat, self.me.role))
        town.emit(events.DeedDone(self.me.seat, self.me.role, self.targets, self.others))


class HearOut(Command[Town, None]):
    """Somebody is with the Storyteller, or is done."""

    seat: Seat
    begun: bool

    def carry_out(self, town: Town) -> None:
        others = tuple(seat for seat in town.heard_out if seat != self.seat)
        town.heard_out = (*others, self.seat) if self.begun else others


class FireGun(Command[Town, None]):
    seat: Seat
    target: Seat

    def carry_out(self, town: Town) -> None:
        town.emit(events.GunFired(self.seat, self.target))


class CallExile(Command[Town, None]):
    seat: Seat
    traveller: Seat

    def carry_out(self, town: Town) -> None:
        town.exiles = (*town.exiles, self.traveller)
        town.emit(events.ExileCalled(self.seat, self.traveller))


class CountSupport(Command[Town, None]):
    seat: Seat
    raised: bool
    support: int

    def carry_out(self, town: Town) -> None:
        town.emit(events.SupportCounted(self.seat, self.raised, self.support))


class CloseExile(Command[Town, None]):
    traveller: Seat
    support: int
    needed: int

    def carry_out(self, town: Town) -> None:
        town.emit(events.ExileCounted(self.traveller, self.support, self.needed))


class GiveToken(Command[Town, None]):
    seat: Seat
    beggar: Seat

    def carry_out(self, town: Town) -> None:
        mine, theirs = town.square[self.seat], town.square[self.beggar]
        town.square[self.seat] = replace(mine, votes=mine.votes - 1)
        town.square[self.beggar] = replace(theirs, votes=theirs.votes + 1)
        town.emit(events.VoteTokenGiven(self.seat, self.beggar))


class GoAside(Command[Town, None]):
    """Two whisper. The town sees that they do, and nothing more."""

    seat: Seat
    other: Seat

    def carry_out(self, town: Town) -> None:
        town.aside.append((self.seat, self.other))
        town.emit(events.Whispered(self.seat, self.other))


class Say(Command[Town, None]):
    """A claim in a form that all understand, for everybody or for one."""

    seat: Seat
    to: Seat | None
    said: tuple[str | int | bool, ...]

    def carry_out(self, town: Town) -> None:
        town.claims.append(Claim(self.seat, self.to, town.night, self.said))
        event = events.Claimed(self.seat, self.to, (self.said,))
        if self.to is None:
            town.emit(event)
        else:
            town.emit(event, to=only(self.seat, self.to, town.storyteller))


class Overhear(Command[Town, None]):
    """What was said in own words, in a form that counts. Nobody else learns that it was written down."""

    seat: Seat
    said: tuple[str | int | bool, ...]

    def carry_out(self, town: Town) -> None:
        town.overheard.append(Claim(self.seat, None, town.night, self.said))
        town.emit(events.Overheard(self.seat, (self.said,)), to=town.backstage)


class NoteGuess(Command[Town, None]):
    """Keep whether a role that an ability names of somebody is theirs, as things stand now."""

    seat: Seat
    of: Seat
    role: RoleId

    def carry_out(self, town: Town) -> None:
        right = town.grimoire[self.of].role == self.role
        town.guesses.append(Guess(self.seat, town.night, right))
        town.emit(events.GuessNoted(self.seat, self.of, self.role, right), to=town.backstage)


class HandOverGuesses(Command[Town, None]):
    """What one has guessed counts as what another has."""

    of: Seat
    to: Seat

    def carry_out(self, town: Town) -> None:
        town.guesses = [
            replace(each, seat=self.to) if each.seat == self.of else each for each in town.guesses
        ]


class NoteVerdict(Command[Town, None]):
    seat: Seat
    tries: bool

    def carry_out(self, town: Town) -> None:
        others = tuple(seat for seat in town.mad if seat != self.seat)
        town.mad = (*others, self.seat) if self.tries else others
        town.emit(events.VerdictFound(self.seat, self.tries), to=town.backstage)


class AdmitMistake(Command[Town, None]):
    def carry_out(self, town: Town) -> None:
        town.emit(events.MistakeAnnounced())


class Rule(Command[Town, None]):
    """Decide what the rules leave open, tell everybody, and remember it."""

    role: RoleId | None
    case: str = ""
    ruling: RulingId | None = None
    text: Text = Text("")

    def carry_out(self, town: Town) -> None:
        town.rulings.append(Ruling(town.night, self.role, self.case, self.ruling, self.text))
        town.emit(events.RulingMade(self.role, self.ruling, self.text))


class KeepRuling(Command[Town, None]):
    role: RoleId
    ruling: RulingId

    def carry_out(self, town: Town) -> None:
        town.emit(events.RulingKept(self.role, self.ruling), to=town.backstage)
