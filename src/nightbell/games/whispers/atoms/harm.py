"""Fear and wounds, healing, death and escape."""

from __future__ import annotations

from nightbell.engine import Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.atoms.things import without
from nightbell.games.whispers.state import DEAD, FEAR_LIMIT, Hunt, Victim


def _minus(names: tuple[Victim, ...], name: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in names if each != name)


class AddFear(Command[Hunt, bool], frozen=True):
    """A fear token. A third one is not placed: the victim cries out, and False comes back."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> bool:
        victim = self.victim
        if hunt.fear[victim] < FEAR_LIMIT:
            hunt.fear[victim] += 1
            hunt.emit(ev.Frightened(victim, hunt.fear[victim]))
            return True
        place = hunt.where[victim]
        if place not in hunt.noise:
            hunt.noise = (*hunt.noise, place)
        if place not in hunt.heard and not hunt.victims_turn:
            hunt.heard = tuple(spot for spot in hunt.board.places if spot in hunt.heard or spot == place)
        hunt.learn("seen", (place,), (victim,))
        hunt.emit(ev.CriedOut(victim, place))
        return False


class RemoveFear(Command[Hunt, None], frozen=True):
    victim: Victim
    amount: int = FEAR_LIMIT

    def carry_out(self, hunt: Hunt) -> None:
        before = hunt.fear[self.victim]
        hunt.fear[self.victim] = max(0, before - self.amount)
        if before:
            hunt.emit(ev.Calmed(self.victim, hunt.fear[self.victim]))


class Encourage(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        if self.victim not in hunt.encouraged:
            hunt.encouraged = (*hunt.encouraged, self.victim)
        hunt.emit(ev.Encouraged(self.victim))


class SpendEncouragement(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.encouraged = _minus(hunt.encouraged, self.victim)
        hunt.emit(ev.EncouragementSpent(self.victim))


class AddWound(Command[Hunt, bool], frozen=True):
    """True if this wound kills."""

    victim: Victim
    fatal: bool = False

    def carry_out(self, hunt: Hunt) -> bool:
        victim = self.victim
        hunt.wounds[victim] = DEAD if self.fatal else hunt.wounds[victim] + 1
        if hunt.wounds[victim] < DEAD:
            hunt.emit(ev.Wounded(victim))
            return False
        hunt.emit(ev.Killed(victim))
        if not hunt.options.separate_ways:
            hunt.outcome = "killer-kill"
        return True


class LeaveBody(Command[Hunt, None], frozen=True):
    """In Separate Ways the dead leave the hunt, and what they carried lies where they fell."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        victim = self.victim
        hunt.bodies[victim] = hunt.where.pop(victim)
        hunt.left = _minus(hunt.left, victim)
        hunt.unattacked = _minus(hunt.unattacked, victim)


class ShowWard(Command[Hunt, None], frozen=True):
    """An item that takes a wound upon itself."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.bag[self.victim] = without(hunt.bag[self.victim], self.item)
        hunt.used_items.append(self.item)
        hunt.spent = (*hunt.spent, self.item)
        hunt.emit(ev.WoundPrevented(self.victim, ev.ItemId(self.item)))


class MissWound(Command[Hunt, None], frozen=True):
    """A wound that goes past its victim, once a game."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.spent = (*hunt.spent, self.victim)
        hunt.emit(ev.WoundMissed(self.victim))


class Heal(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.wounds[self.victim] = 0
        hunt.emit(ev.Healed(self.victim))


class Escape(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        del hunt.where[self.victim]
        hunt.escaped = (*hunt.escaped, self.victim)
        hunt.left = _minus(hunt.left, self.victim)
        hunt.emit(ev.Escaped(self.victim))
