"""Death, seeming death, execution and coming back."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Command, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms.aftermath import count_death, drop_marks, looks_dead, stand_up
from nightbell.games.clocktower.catalogue import (
    LOOKS_DEAD,
    Harm,
    Side,
    reminder,
)
from nightbell.games.clocktower.grimoire import Held, Token, newly_held
from nightbell.games.clocktower.sobriety import settle
from nightbell.games.clocktower.town import DAY, Town


class Die(Command[Town, None]):
    """The moment itself. By night the town hears of it at dawn."""

    victim: Seat
    harm: Harm

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.victim]
        seen_alive = not token.feigns and not looks_dead(town, self.victim)
        town.lay(self.victim, replace(token, alive=False, feigns=False))
        if not town.keeps(self.victim):
            drop_marks(town, self.victim, dead=True)
        settle(town)
        count_death(town, self.victim, self.harm, seen_alive)


class Feign(Command[Town, None]):
    """A death for all to see that is none."""

    victim: Seat
    harm: Harm

    def carry_out(self, town: Town) -> None:
        town.lay(self.victim, replace(town.grimoire[self.victim], feigns=True))
        count_death(town, self.victim, self.harm, True)


class Spare(Command[Town, None]):
    victim: Seat
    harm: Harm

    def carry_out(self, town: Town) -> None:
        town.emit(events.Spared(self.victim, self.harm.cause), to=town.backstage)


class Revive(Command[Town, None]):
    """Alive again, with the ability as new and nothing gained. By night the town hears of it at dawn."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        own = _as_new(token)
        town.lay(self.seat, replace(token, alive=True, feigns=False, held=own))
        gone = (reminder(token.role, "no-ability"), LOOKS_DEAD)
        town.marks = [mark for mark in town.marks if mark.on != self.seat or mark.reminder not in gone]
        settle(town)
        if town.phase == DAY:
            stand_up(town, self.seat)
        else:
            town.died_tonight = tuple(seat for seat in town.died_tonight if seat != self.seat)
            town.emit(events.RevivedAtNight(self.seat), to=town.backstage)


def _as_new(token: Token) -> tuple[Held, ...]:
    """The own ability unused, with what comes with it, and nothing gained."""
    own = newly_held(token.role, token.card, token.held[0].since)
    with_it = [held for held in token.held if held.standing]
    return (*own, *(replace(held, spent=False, fresh=True) for held in with_it))


class RiseUnseen(Command[Town, None]):
    """A dead player lives, and goes on passing for dead."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.lay(self.seat, replace(town.grimoire[self.seat], alive=True, feigns=True))
        settle(town)
        town.emit(events.RevivedAtNight(self.seat), to=town.backstage)


class Renew(Command[Town, None]):
    """The own ability as new, alive or dead."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        own = _as_new(token)
        town.lay(self.seat, replace(token, held=own))
        used = reminder(token.role, "no-ability")
        town.marks = [mark for mark in town.marks if (mark.on, mark.reminder) != (self.seat, used)]


class BeginExecution(Command[Town, None]):
    """An execution takes place, whatever comes of it."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.executed = self.seat
        town.executions += 1
        town.emit(events.Executed(self.seat))


class Announce(Command[Town, None]):
    event: (
        events.StaysAlive
        | events.NobodyExecuted
        | events.NothingHappens
        | events.Exiled
        | events.LastWish
        | events.Proclaimed
        | events.JinxInForce
        | events.WishGranted
        | events.ThrowsShown
        | events.DeedDone
        | events.CultJoined
        | events.Pointed
        | events.CompanyJoined
        | events.HomemadeTold
        | events.HouseRuleTold
        | events.FewerThanMeant
        | events.CompanyCalled
        | events.FinalPair
        | events.FinalCount
    )

    def carry_out(self, town: Town) -> None:
        town.emit(self.event)


class Win(Command[Town, None]):
    """The game is over, and everybody sees who was who."""

    side: Side
    reason: str

    def carry_out(self, town: Town) -> None:
        town.outcome = str(self.side)
        town.emit(events.SideWon(self.side, self.reason))
        for seat in sorted(town.circle):
            token = town.grimoire[seat]
            town.emit(events.Revealed(seat, token.role, token.side))
