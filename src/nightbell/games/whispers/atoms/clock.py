"""The clock: phases of a round, the rescue, what is used up, and the end."""

from __future__ import annotations

from nightbell.engine import ALL, Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.state import Clue, Hunt


class Enter(Command[Hunt, str], frozen=True):
    """The next phase of the round begins."""

    phase: str

    def carry_out(self, hunt: Hunt) -> str:
        hunt.phase = self.phase
        hunt.emit(ev.PhaseBegan(ev.PhaseId(self.phase), hunt.round))
        return self.phase


class BeginVictimsTurn(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        """Old noise goes, what lasted a turn ends, everybody in the house is to act."""
        hunt.round += 1
        hunt.phase = "start"
        hunt.noise = hunt.heard = ()
        hunt.drowned = hunt.repaired = False
        hunt.today = hunt.acted = hunt.busied = hunt.stilled = hunt.netted = ()
        hunt.halted = ()
        hunt.left = hunt.present
        hunt.clues.append(Clue("turn", passages=hunt.barricades))
        hunt.emit(ev.PhaseBegan(ev.PhaseId("start"), hunt.round))
        if hunt.options.separate_ways:
            hunt.emit(ev.FirstPlayer(hunt.victims[hunt.first_player]))


class BeginKillerTurn(Command[Hunt, str], frozen=True):
    def carry_out(self, hunt: Hunt) -> str:
        hunt.phase = "reveal" if hunt.hidden else "killer"
        hunt.met = hunt.revealed = hunt.tunnelled = False
        hunt.basic_left = 2
        hunt.emit(ev.PhaseBegan(ev.PhaseId(hunt.phase), hunt.round))
        return hunt.phase


class EndKillerTurn(Command[Hunt, str], frozen=True):
    def carry_out(self, hunt: Hunt) -> str:
        hunt.fury, hunt.fury_next = hunt.fury_next, 0
        hunt.met_last = hunt.met
        hunt.phase = "over"
        if hunt.options.separate_ways:
            hunt.first_player = (hunt.first_player + 1) % len(hunt.victims)
        return hunt.phase


class Finish(Command[Hunt, None], frozen=True):
    outcome: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.outcome = self.outcome


class RescueComesNearer(Command[Hunt, int], frozen=True):
    def carry_out(self, hunt: Hunt) -> int:
        assert hunt.rescue is not None
        hunt.rescue -= 1
        hunt.emit(ev.RescueNearer(hunt.rescue), ALL if hunt.options.rescue_visible else hunt.to_victims)
        return hunt.rescue


class UseUp(Command[Hunt, None], frozen=True):
    """An ability that works once a game."""

    ability: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.spent = (*hunt.spent, self.ability)


class UseToday(Command[Hunt, None], frozen=True):
    """An ability that works once a turn."""

    ability: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.today = (*hunt.today, self.ability)
