"""The encounter: meeting, attack, dice, and the parting."""

from __future__ import annotations

from nightbell.engine import Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.atoms.harm import _minus
from nightbell.games.whispers.atoms.things import without
from nightbell.games.whispers.content import ITEMS
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import Hunt, Victim


class Meet(Command[Hunt, None], frozen=True):
    place: Place
    found: tuple[Victim, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.met = True
        hunt.unattacked = self.found
        hunt.emit(ev.EncounterBegan(self.place, self.found))


class CancelEncounter(Command[Hunt, None], frozen=True):
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.met = True
        hunt.emit(ev.EncounterCancelled(self.place))


class BeginAttack(Command[Hunt, None], frozen=True):
    number: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.attack_bonus = 0
        hunt.attack_marks = ()
        hunt.emit(ev.AttackBegan(self.number))


class Face(Command[Hunt, None], frozen=True):
    """The victims have chosen who defends."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.defender = self.victim
        hunt.unattacked = _minus(hunt.unattacked, self.victim)
        hunt.emit(ev.DefenderChosen(self.victim))


class UseItem(Command[Hunt, None], frozen=True):
    """An item in a defence, shown; what is not kept after use goes to the discard pile."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        if not ITEMS[self.item].kept:
            hunt.bag[self.victim] = without(hunt.bag[self.victim], self.item)
            hunt.used_items.append(self.item)
        hunt.emit(ev.ItemUsed(self.victim, ev.ItemId(self.item)))


class Roll(Command[Hunt, tuple[int, ...]], frozen=True):
    """So many dice, thrown in the open."""

    victim: Victim
    dice: int

    def carry_out(self, hunt: Hunt) -> tuple[int, ...]:
        faces, chance = hunt.options.die_faces, hunt.chance
        rolled = tuple(int(faces[side]) for side in chance.each_below("dice", (6,) * self.dice))
        hunt.emit(ev.DiceRolled(self.victim, rolled))
        return rolled


class CountDefence(Command[Hunt, bool], frozen=True):
    """A total of at least the killer's strength repels the attack."""

    victim: Victim
    total: int
    lucky: bool = False

    def carry_out(self, hunt: Hunt) -> bool:
        repelled = self.lucky or self.total >= hunt.strength
        hunt.emit(ev.DefenceCounted(self.victim, self.total, hunt.strength, repelled))
        return repelled


class EndAttack(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        hunt.attack_bonus = 0
        hunt.attack_marks = ()
        hunt.defender = None


class Part(Command[Hunt, None], frozen=True):
    """The encounter is over, and everybody who wished to has fled."""

    place: Place
    found: tuple[Victim, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.unattacked = ()
        hunt.learn("fled", (self.place,), self.found)
        hunt.emit(ev.EncounterEnded(self.place))
        if self.found:
            hunt.emit(ev.Fled(self.found))
