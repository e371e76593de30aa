"""What players learn and choose, and what went wrong in it."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Command, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms.aftermath import be_seen, let_know
from nightbell.games.clocktower.catalogue import (
    Ability,
)
from nightbell.games.clocktower.events import Learned
from nightbell.games.clocktower.grimoire import Pick
from nightbell.games.clocktower.town import Town


class Inform(Command[Town, None]):
    """The one way by which anybody learns anything in secret."""

    seat: Seat
    learned: Learned

    def carry_out(self, town: Town) -> None:
        let_know(town, self.seat, self.learned)


class CloseHand(Command[Town, None]):
    """Keep in the Storyteller's log that the line of a home-made character is done."""

    me: Ability
    done: int

    def carry_out(self, town: Town) -> None:
        town.emit(events.PlayedByHand(self.me.seat, self.me.role, self.done), to=town.backstage)


class NoteLie(Command[Town, None]):
    """Keep in the Storyteller's log that what an ability is about to make known is false."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        town.emit(events.LieTold(self.me.seat, self.me.role), to=town.backstage)


class GoAstray(Command[Town, None]):
    """Keep that an ability did not do what it should, because of somebody else's."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        if self.me.seat not in town.astray:
            town.astray = (*town.astray, self.me.seat)
            town.emit(events.WentAstray(self.me.seat, self.me.role), to=town.backstage)


class Notify(Command[Town, None]):
    """«You are now»: always true."""

    seat: Seat
    again: bool = False
    """Even if it is what the player believes already."""

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        if town.veil(self.seat) is not None:
            return
        if town.believes(token.role):
            let_know(town, self.seat, events.IsNow(self.seat, token.card, token.card_side))
        elif self.again or (token.role, token.side) != (token.card, token.card_side):
            town.lay(self.seat, replace(token, card=token.role, card_side=token.side))
            let_know(town, self.seat, events.IsNow(self.seat, token.role, token.side))
            be_seen(town, self.seat)


class LiftVeil(Command[Town, None]):
    """Somebody learns who they are, and it is true whatever they believed in."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        town.lay(self.seat, replace(token, card=token.role, card_side=token.side))
        let_know(town, self.seat, events.IsNow(self.seat, token.role, token.side))


class Record(Command[Town, None]):
    """Remember whom somebody chose tonight."""

    me: Ability
    targets: tuple[Seat, ...]

    def carry_out(self, town: Town) -> None:
        town.picks.append(Pick(self.me, self.targets))
        seat = self.me.seat
        let_know(town, seat, events.TargetChosen(seat, town.guise(self.me), self.targets))
        be_seen(town, seat, self.targets)
