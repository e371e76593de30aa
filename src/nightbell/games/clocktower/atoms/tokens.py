"""Reminders, abilities, characters and sides: what lies on and under a token."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Command, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms.aftermath import change_held, drop_kept, drop_marks, let_know, take_back
from nightbell.games.clocktower.catalogue import (
    BLANK,
    COMPANY,
    DOUBLES,
    LOOKS_DEAD,
    ROLES,
    TRAVELLER,
    Ability,
    ReminderId,
    RoleId,
    Side,
    Text,
    reminder,
)
from nightbell.games.clocktower.grimoire import FOREVER, Held, Mark, Token, newly_held
from nightbell.games.clocktower.sobriety import settle
from nightbell.games.clocktower.town import Town


class PlaceMark(Command[Town, bool]):
    """Put a reminder beside a token, unless the ability behind it does not work. Says whether it did."""

    on: Seat
    reminder: ReminderId
    by: Ability | None
    until: int
    lasting: bool = False
    named: RoleId | None = None
    regardless: bool = False
    """Even of an ability that does not work: it only keeps something in mind."""

    def carry_out(self, town: Town) -> bool:
        if self.by is not None and not self.regardless and not town.works(self.by):
            if town.misfires(self.by):
                town.hollow.append(Mark(self.reminder, self.on, self.by, self.until))
            return False
        town.marks.append(Mark(self.reminder, self.on, self.by, self.until, self.lasting, named=self.named))
        town.emit(events.Marked(self.on, self.reminder), to=town.backstage)
        settle(town)
        return True


class LiftMarks(Command[Town, None]):
    """Take up every such reminder of an ability, or only the one beside a seat."""

    by: Ability | None
    reminder: ReminderId
    on: Seat | None = None

    def carry_out(self, town: Town) -> None:
        for mark in town.placed(self.reminder, self.by):
            if self.on is not None and mark.on != self.on:
                continue
            town.marks.remove(mark)
            town.emit(events.Unmarked(mark.on, mark.reminder), to=town.backstage)
        settle(town)


class Jot(Command[Town, None]):
    """Put a blank reminder with these words beside a token; one that lies there already is taken up."""

    on: Seat
    text: Text

    def carry_out(self, town: Town) -> None:
        slip = Mark(BLANK, self.on, None, FOREVER, text=self.text)
        lies = slip in town.marks
        if lies:
            town.marks.remove(slip)
        else:
            town.marks.append(slip)
        town.emit(events.Jotted(self.on, self.text, not lies), to=town.backstage)


class Spend(Command[Town, None]):
    """A use of an ability that has no second one, with or without effect."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        seat, role = self.me.seat, self.me.role
        if ROLES[role].type in COMPANY:
            town.kept[role] = town.kept.get(role, 0) + 1
            town.emit(events.CompanySpent(role), to=town.backstage)
            return
        for mark in [mark for mark in town.on(seat) if mark.live and mark.reminder in DOUBLES]:
            once = DOUBLES[mark.reminder]
            if not any(each.reminder == once for each in town.on(seat)):
                town.marks.append(Mark(once, seat, mark.by, mark.until))
                return
        change_held(town, self.me, spent=True)
        used = reminder(role, "no-ability")
        if used in ROLES[role].reminders:
            town.marks.append(Mark(used, seat, None, FOREVER))
        town.emit(events.AbilitySpent(seat, role), to=town.backstage)


class Gain(Command[Town, None]):
    """Take another role's ability beside the own role; a mock one, if the taking itself did not work."""

    me: Ability
    role: RoleId
    wasted: bool = False
    """The Storyteller has ruled that nothing comes of it."""
    told: bool = True
    standing: bool = False
    """It is there for as long as the own ability is: who is impaired when it comes has it when sober."""

    def carry_out(self, town: Town) -> None:
        works = not town.held(self.me).mock if self.standing else town.works(self.me)
        hollow = self.wasted or not works
        gained = Held(self.role, self.me.role, None, self.told, hollow, self.standing, since=town.now())
        _take_up(town, self.me.seat, gained)


class MakeKnown(Command[Town, None]):
    """Tell somebody of an ability of theirs that is another role's."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        seat = self.me.seat
        change_held(town, self.me, told=True)
        let_know(town, seat, events.RoleNamed(seat, town.held(self.me).lent_by, self.me.role))


class Forgo(Command[Town, None]):
    """Give up what has come through an ability, with all that it had set up and all that had come by it."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        token, own = town.grimoire[self.me.seat], town.held(self.me)
        gone = {self.me.role}
        for held in token.held:
            if held.lent_by in gone and held is not own:
                gone.add(held.role)
        kept = tuple([held for held in token.held if held is own or held.lent_by not in gone])
        lost = [Ability(self.me.seat, held.role) for held in token.held if held not in kept]
        town.lay(self.me.seat, replace(token, held=kept))
        town.marks = [mark for mark in town.marks if mark.by not in lost]
        settle(town)


class Lend(Command[Town, None]):
    """Put another role's ability into somebody's hands, or into the Storyteller's."""

    me: Ability
    to: Seat
    role: RoleId
    told: bool = False
    bound: bool = False
    """It works while the giver's ability does, and only then."""

    def carry_out(self, town: Town) -> None:
        giver = self.me if self.bound else None
        lent = Held(self.role, self.me.role, giver, told=self.told, since=town.now())
        _take_up(town, self.to, lent)


def _take_up(town: Town, seat: Seat, held: Held) -> None:
    token = town.grimoire[seat]
    town.lay(seat, replace(token, held=(*token.held, held)))
    if held.told:
        let_know(town, seat, events.RoleNamed(seat, held.lent_by, held.role))
    else:
        town.emit(events.AbilityGained(seat, held.lent_by, held.role), to=town.backstage)
    settle(town)


class Change(Command[Town, None]):
    """Another role in the same chair: old effects end, the new ability is unused. Side and life stay."""

    seat: Seat
    role: RoleId
    card: RoleId
    """What the player is to believe: the role itself, unless it is one that does not know itself."""

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        deluded = bool(town.believes(self.role))
        town.lay(
            self.seat,
            Token(
                self.role,
                token.side,
                self.card if deluded else token.card,
                ROLES[self.card].side if deluded else token.card_side,
                alive=token.alive,
                held=newly_held(self.role, self.card, town.now()),
            ),
        )
        if token.feigns:
            town.marks.append(Mark(LOOKS_DEAD, self.seat, None, FOREVER))
        traveller = self.role if ROLES[self.role].type == TRAVELLER else None
        if traveller != town.square[self.seat].traveller:
            town.square[self.seat] = replace(town.square[self.seat], traveller=traveller)
        drop_marks(town, self.seat, dead=False)
        drop_kept(town, self.seat, token.role)
        take_back(town, self.seat)
        town.emit(events.RoleChanged(self.seat, self.role), to=town.backstage)
        settle(town)


class TurnSide(Command[Town, None]):
    seat: Seat
    side: Side
    sure: bool = False
    """Nothing keeps it away."""

    def carry_out(self, town: Town) -> None:
        if town.company and not self.sure and town.holds_side(self.seat, self.side):
            town.emit(events.SideKept(self.seat), to=town.backstage)
            return
        town.lay(self.seat, replace(town.grimoire[self.seat], side=self.side))
        settle(town)
        town.emit(events.SideChanged(self.seat, self.side), to=town.backstage)
