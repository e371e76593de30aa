"""Set-up: the bag, who sits where, and the roles that are dealt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nightbell.engine import Command, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms.aftermath import let_know
from nightbell.games.clocktower.catalogue import (
    GOOD,
    ROLES,
    UNKNOWN,
    RoleId,
    Side,
)
from nightbell.games.clocktower.grimoire import NOBODY_YET, Held, Token, newly_held
from nightbell.games.clocktower.moments import deals_alike
from nightbell.games.clocktower.sobriety import settle
from nightbell.games.clocktower.square import Life
from nightbell.games.clocktower.town import Town


class FillBag(Command[Town, None]):
    roles: tuple[RoleId, ...]
    tokens: tuple[RoleId, ...]
    loans: tuple[tuple[RoleId, RoleId], ...] = ()

    def carry_out(self, town: Town) -> None:
        town.bag, town.tokens, town.loans = self.roles, self.tokens, self.loans


class TakeCharge(Command[Town, None]):
    """A role that nobody holds comes into play: the Storyteller carries out its ability."""

    role: RoleId

    def carry_out(self, town: Town) -> None:
        chair = town.grimoire[-1]
        if not any(held.role == self.role for held in chair.held):
            town.lay(town.storyteller, replace(chair, held=(*chair.held, Held(self.role, since=town.now()))))


class LayDown(Command[Town, None]):
    """Such a role leaves play again, with its reminders."""

    role: RoleId

    def carry_out(self, town: Town) -> None:
        chair = town.grimoire[-1]
        held = tuple(each for each in chair.held if each.role != self.role)
        town.lay(town.storyteller, replace(chair, held=held))
        own = town.reminders_of(self.role)
        town.marks = [mark for mark in town.marks if mark.reminder not in own]
        settle(town)


class Deal(Command[Town, None]):
    """Everybody draws a token and looks at it in secret; then they lie in the Grimoire as the players sit."""

    by_lot: bool
    by_hand: tuple[RoleId, ...] = ()
    """What was drawn from a real bag, in the order of the chairs."""

    def carry_out(self, town: Town) -> None:
        drawn = list(range(len(town.bag)))
        if self.by_hand:
            drawn.sort(key=lambda place: _turn(self.by_hand, town.bag, place))
        elif self.by_lot:
            drawn = _seated(town, town.chance.shuffled("bag", drawn))
        seats = town.citizens()
        tokens: dict[Seat, Token] = {}
        for seat, place in zip(seats, drawn, strict=True):
            role, card = town.bag[place], town.tokens[place]
            tokens[seat] = Token(role, ROLES[role].side, card, ROLES[card].side, held=newly_held(role, card))
        town.lay_all(tokens)
        for seat, token in tokens.items():
            veil = town.veil(seat)
            side = token.card_side if veil is None else UNKNOWN
            let_know(town, seat, events.Dealt(seat, veil or token.card, side))
        settle(town)


def _turn(drawn: Sequence[RoleId], bag: Sequence[RoleId], place: int) -> int:
    """At whose turn the token at this place of the bag was drawn; of tokens alike, the first goes first."""
    alike = [turn for turn, role in enumerate(drawn) if role == bag[place]]
    return alike[list(bag[:place]).count(bag[place])]


def _seated(town: Town, drawn: list[int]) -> list[int]:
    """The draw, with whoever has to sit beside somebody changed over with one of those neighbours."""
    for place, at in enumerate(drawn):
        wanted = ROLES[town.bag[at]].sits_by
        if wanted is None:
            continue
        near = [n for n, other in enumerate(drawn) if ROLES[town.bag[other]].type == wanted]
        beside = [(n + way) % len(drawn) for n in near for way in (1, -1)]
        if near and place not in beside:
            free = [n for n in beside if n not in near]
            other = town.chance.shuffled("seat", free)[0] if free else place
            drawn[place], drawn[other] = drawn[other], drawn[place]
    for me in town.attending(deals_alike) if town.company else ():
        seats = [seat for seat in town.circle if not town.is_traveller(seat)]
        pair = [seats.index(seat) for seat in deals_alike[me.role](town, me)]
        if not pair:
            continue
        one, other = pair
        side = ROLES[town.bag[drawn[one]]].side
        if ROLES[town.bag[drawn[other]]].side != side:
            fitting = [n for n, at in enumerate(drawn) if n != one and ROLES[town.bag[at]].side == side]
            if fitting:
                place = town.chance.shuffled("alike", fitting)[0]
                drawn[other], drawn[place] = drawn[place], drawn[other]
    return drawn


class SeatTraveller(Command[Town, None]):
    """A Traveller takes a chair: the role for all to see, the side in secret."""

    seat: Seat
    role: RoleId
    side: Side
    place: int

    def carry_out(self, town: Town) -> None:
        if self.seat not in town.circle:
            town.circle.insert(self.place, self.seat)
        town.lay(self.seat, Token(self.role, self.side, self.role, self.side, held=newly_held(self.role)))
        town.square[self.seat] = Life(traveller=self.role)
        town.emit(events.TravellerJoined(self.seat, self.role))
        let_know(town, self.seat, events.Dealt(self.seat, self.role, self.side))
        settle(town)


class Unseat(Command[Town, None]):
    """A Traveller leaves, with all tokens."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        role = town.grimoire[self.seat].role
        town.circle.remove(self.seat)
        town.marks = [
            mark for mark in town.marks if mark.on != self.seat and (not mark.by or mark.by.seat != self.seat)
        ]
        town.lay(self.seat, EMPTY_CHAIR)
        town.square[self.seat] = Life()
        town.notes[self.seat] = ()
        town.emit(events.TravellerLeft(self.seat, role))
        settle(town)


EMPTY_CHAIR = Token(NOBODY_YET, GOOD, NOBODY_YET, GOOD)


class ChooseBluffs(Command[Town, None]):
    roles: tuple[RoleId, ...]

    def carry_out(self, town: Town) -> None:
        town.bluffs = self.roles
