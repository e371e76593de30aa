"""Plans, traits, and the private notes of either side."""

from __future__ import annotations

from nightbell.engine import Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.content import KILLERS
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import Hunt, Victim


class TakeTrait(Command[Hunt, None], frozen=True):
    victim: Victim
    trait: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.traits[self.victim] = self.trait
        hunt.dealt = {who: cards for who, cards in hunt.dealt.items() if who != self.victim}
        hunt.emit(ev.TraitTaken(self.victim, ev.TraitId(self.trait)), hunt.to_victims)


class TakeKillerTraits(Command[Hunt, None], frozen=True):
    traits: tuple[str, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.killer_traits = self.traits
        hunt.killer_dealt = ()
        for trait in self.traits:
            hunt.emit(ev.KillerTraitTaken(ev.TraitId(trait)))


class AdvancePlan(Command[Hunt, int], frozen=True):
    """One step further; working on the other plan starts that one from its beginning."""

    plan: str

    def carry_out(self, hunt: Hunt) -> int:
        hunt.plan_step = hunt.plan_step + 1 if hunt.plan == self.plan else 1
        hunt.plan = self.plan
        hunt.emit(ev.PlanAdvanced(ev.PlanId(self.plan), hunt.plan_step), hunt.to_victims)
        return hunt.plan_step


class FinishPlan(Command[Hunt, None], frozen=True):
    plan: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.plan_done = self.plan
        hunt.plan, hunt.plan_step, hunt.plans = None, 0, ()
        hunt.emit(ev.PlanFinished(ev.PlanId(self.plan)), hunt.to_victims)


class Guess(Command[Hunt, None], frozen=True):
    """A deduction token put down, or taken up if it lies there already. A note, nothing else."""

    victim: Victim
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        token = (str(self.victim), self.place)
        if token in hunt.guesses:
            hunt.guesses = tuple(each for each in hunt.guesses if each != token)
            hunt.emit(ev.GuessRemoved(self.victim, self.place), hunt.to_killer)
        else:
            hunt.guesses = (*hunt.guesses, token)
            hunt.emit(ev.GuessPlaced(self.victim, self.place), hunt.to_killer)


class GuessRepair(Command[Hunt, None], frozen=True):
    progress: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.repair_guess = self.progress
        hunt.emit(ev.RepairGuessed(self.progress), hunt.to_killer)


class Announce(Command[Hunt, None], frozen=True):
    """Who plays what, before the first turn."""

    def carry_out(self, hunt: Hunt) -> None:
        options = hunt.options
        hunt.emit(ev.HuntBegan(ev.KillerId(KILLERS[options.killer].id), ev.MapId(options.map), hunt.victims))
        for seat in hunt.victim_seats:
            mine = tuple(victim for victim in hunt.victims if hunt.owner[victim] == seat)
            hunt.emit(ev.SeatLeads(seat, mine))
        if hunt.plans:
            hunt.emit(ev.PlansDealt(tuple(ev.PlanId(plan) for plan in hunt.plans)), hunt.to_victims)
