"""The round of nights and days, and the lines of a night's sheet."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Command, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms.aftermath import (
    be_seen,
    change_held,
    expire,
    lay_down,
    looks_dead,
    stand_up,
)
from nightbell.games.clocktower.catalogue import (
    ROLES,
    Ability,
)
from nightbell.games.clocktower.town import (
    CLOSING,
    DAY,
    DISCUSSION,
    NIGHT,
    NO_STAGE,
    NOMINATIONS,
    StageId,
    Town,
)


class FallNight(Command[Town, None]):
    """Everybody closes their eyes; what lasted until dusk is over."""

    def carry_out(self, town: Town) -> None:
        town.night += 1
        town.phase, town.stage, town.cursor = NIGHT, NO_STAGE, 0
        town.picks.clear()
        town.woken = town.died_tonight = town.vigil = ()
        town.slain = ()
        town.hands = town.done = ()
        town.condemned = None
        for seat in town.owed:
            town.square[seat] = replace(town.square[seat], votes=0)
        town.owed = ()
        expire(town, 2 * town.night)
        town.emit(events.NightFalls(town.night))


class HoldBreath(Command[Town, None]):
    """The sheet is done. Only the Storyteller knows, so that nobody can tell who was the last to act."""

    def carry_out(self, town: Town) -> None:
        town.dawning = True


class BreakDay(Command[Town, None]):
    """Everybody opens their eyes and hears who died, and nothing else.

    Who came back and died again in the same night has been dead all along for the town.
    """

    def carry_out(self, town: Town) -> None:
        town.phase, town.stage = DAY, DISCUSSION
        town.dawning = False
        town.executed = town.ballot = town.condemned = None
        town.executions = 0
        town.died_today = town.died_by_execution = ()
        town.nominations.clear()
        town.highest = 0
        town.last_call = town.reminded = False
        town.shots_today = town.exiles = town.mad = town.astray = ()
        town.acted = ()
        town.aside.clear()
        town.deeds.clear()
        expire(town, 2 * town.night + 1)
        town.died_tonight = tuple([seat for seat in town.died_tonight if town.square[seat].alive])
        for seat in town.died_tonight:
            lay_down(town, seat)
        town.emit(events.DayBreaks(town.night, town.died_tonight))
        for seat in sorted(town.circle):
            if not town.square[seat].alive and town.living(seat) and not looks_dead(town, seat):
                stand_up(town, seat)


class EnterStage(Command[Town, None]):
    """The day goes on. When nominations open, whoever stands aside comes back to the circle."""

    stage: StageId

    def carry_out(self, town: Town) -> None:
        town.stage = self.stage
        town.done = ()
        if self.stage == NOMINATIONS and not town.nominations:
            town.aside.clear()
            town.emit(events.NominationsOpen())
        elif self.stage == CLOSING:
            town.emit(events.NominationsClosed())


class Remind(Command[Town, None]):
    last: bool

    def carry_out(self, town: Town) -> None:
        if self.last:
            town.last_call = True
            town.emit(events.LastCall())
        else:
            town.reminded = True
            town.emit(events.NobodyNominatedYet())


class ReachLine(Command[Town, None]):
    """Come to a line of the night sheet: wake its player."""

    key: int
    me: Ability

    def carry_out(self, town: Town) -> None:
        town.cursor = self.key
        seat, known = self.me.seat, ROLES[self.me.role]
        if known.sleeps or seat == town.storyteller:
            return
        if seat not in town.woken:
            town.woken = (*town.woken, seat)
        town.emit(events.Woken(seat, town.guise(self.me)), to=town.secret(seat))
        be_seen(town, seat)


class Stir(Command[Town, None]):
    """Wake somebody for something that is no ability of theirs, or put them back to sleep."""

    seat: Seat
    awake: bool

    def carry_out(self, town: Town) -> None:
        seat = self.seat
        card = town.veil(seat) or town.grimoire[seat].card
        town.emit(events.Woken(seat, card) if self.awake else events.PutToSleep(seat), to=town.secret(seat))
        if self.awake:
            be_seen(town, seat)


class Wake(Command[Town, None]):
    """Wake somebody for an ability of theirs outside the order of the sheet."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        seat = self.me.seat
        if seat not in town.woken:
            town.woken = (*town.woken, seat)
        town.emit(events.Woken(seat, town.guise(self.me)), to=town.secret(seat))
        be_seen(town, seat)


class KeepVigil(Command[Town, None]):
    """Be awake tonight with whoever of the evil side wakes; with open eyes, with everybody."""

    me: Ability
    peeks: bool

    def carry_out(self, town: Town) -> None:
        town.vigil = (*town.vigil, (self.me, self.peeks))


class NoteDeed(Command[Town, None]):
    """Keep until dawn that somebody did something, and as which role."""

    verb: str
    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.deeds.append(town.deed(self.verb, self.seat))


class NoteSlain(Command[Town, None]):
    """A Demon that kills nobody names somebody, who acts as if killed by it."""

    victim: Seat
    demon: Seat

    def carry_out(self, town: Town) -> None:
        town.slain = (*town.slain, (self.victim, self.demon))


class PassLine(Command[Town, None]):
    """Come to a line of the night sheet whose player is left asleep."""

    key: int

    def carry_out(self, town: Town) -> None:
        town.cursor = self.key


class LeaveLine(Command[Town, None]):
    me: Ability

    def carry_out(self, town: Town) -> None:
        seat, known = self.me.seat, ROLES[self.me.role]
        if known.first is not None and True in [held.fresh for held in town.grimoire[seat].held]:
            change_held(town, self.me, fresh=False)
        if not known.sleeps and seat != town.storyteller:
            town.emit(events.PutToSleep(seat), to=town.secret(seat))
