"""The Storyteller's company: Fabled and Loric characters, and what they give."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Command, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms.aftermath import keep_marks
from nightbell.games.clocktower.catalogue import (
    ReminderId,
    RoleId,
)
from nightbell.games.clocktower.grimoire import FOREVER
from nightbell.games.clocktower.sobriety import settle
from nightbell.games.clocktower.square import Badge, Companion
from nightbell.games.clocktower.town import Town


class BringIn(Command[Town, None]):
    """A role comes to sit with the Storyteller, and everybody is told."""

    role: RoleId

    def carry_out(self, town: Town) -> None:
        if town.companion(self.role) is None:
            town.company = (*town.company, Companion(self.role))
        town.emit(events.CompanyJoined(self.role))


class SendAway(Command[Town, None]):
    """A role leaves the Storyteller's side, with everything that it had laid down."""

    role: RoleId

    def carry_out(self, town: Town) -> None:
        town.company = tuple(each for each in town.company if each.role != self.role)
        own = town.reminders_of(self.role)
        town.badges = tuple(badge for badge in town.badges if badge.reminder not in own)
        keep_marks(town, [mark for mark in town.marks if mark.by is not None or mark.reminder not in own])
        town.emit(events.CompanyLeft(self.role))
        settle(town)


class SpeakOf(Command[Town, None]):
    """One of the company names a role of the sheet to everybody."""

    role: RoleId
    named: RoleId

    def carry_out(self, town: Town) -> None:
        town.company = tuple(
            Companion(each.role, self.named) if each.role == self.role else each for each in town.company
        )
        town.emit(events.CompanySpeaks(self.role, self.named))


class Remember(Command[Town, None]):
    """One of the company keeps a number in mind, in secret."""

    role: RoleId
    number: int

    def carry_out(self, town: Town) -> None:
        town.kept[self.role] = self.number


class GiveBadge(Command[Town, None]):
    """Everybody sees from now on what one of the company has with a player."""

    seat: Seat
    reminder: ReminderId
    until: int = FOREVER

    def carry_out(self, town: Town) -> None:
        town.badges = (*town.badges, Badge(self.reminder, self.seat, self.until))
        town.emit(events.BadgeGiven(self.seat, self.reminder))


class TakeBadges(Command[Town, None]):
    """Every such badge is given back."""

    reminder: ReminderId

    def carry_out(self, town: Town) -> None:
        town.badges = tuple(badge for badge in town.badges if badge.reminder != self.reminder)


class ReturnVotes(Command[Town, None]):
    """All the dead have a vote token again; whoever has one gets no other."""

    def carry_out(self, town: Town) -> None:
        for seat in sorted(town.circle):
            life = town.square[seat]
            if not life.alive and not life.votes:
                town.square[seat] = replace(life, votes=1)
        town.owed = ()
        town.emit(events.VotesReturned())


class GiveWord(Command[Town, None]):
    """Note in the log that what follows is the Storyteller's own doing."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.emit(events.WordGiven(self.seat), to=town.backstage)
