"""What victims do in their turn: act, walk, make noise, mend, set traps, use the places."""

from __future__ import annotations

from nightbell.engine import ALL, Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.atoms.harm import _minus
from nightbell.games.whispers.atoms.things import without
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import REPAIRED, Clue, Hunt, Victim


class Activate(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.acting = self.victim
        hunt.emit(ev.VictimActs(self.victim), hunt.to_victims)


class TakeAction(Command[Hunt, None], frozen=True):
    """One of the six is used."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.acted = (*hunt.acted, self.victim)


class Busy(Command[Hunt, None], frozen=True):
    """An additional action or a trade."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.busied = (*hunt.busied, self.victim)


class TellDeed(Command[Hunt, None], frozen=True):
    victim: Victim
    deed: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.emit(ev.DeedDone(self.victim, ev.DeedId(self.deed)), hunt.to_victims)


class EndActivation(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.left = _minus(hunt.left, self.victim)
        hunt.acting = None


class PutVictim(Command[Hunt, bool], frozen=True):
    """Put a victim somewhere, by whatever way it went. True: it could go on from there."""

    victim: Victim
    place: Place

    def carry_out(self, hunt: Hunt) -> bool:
        start = hunt.where[self.victim]
        hunt.where[self.victim] = self.place
        hunt.emit(ev.Walked(self.victim, start, self.place), hunt.to_victims)
        return True


class MakeNoise(Command[Hunt, None], frozen=True):
    """One token for a place is enough."""

    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        if self.place not in hunt.noise:
            hunt.noise = (*hunt.noise, self.place)
        hunt.emit(ev.NoiseMade(self.place), hunt.to_victims)


class Drown(Command[Hunt, None], frozen=True):
    """The firecracker."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.drowned = True


class ReportNoise(Command[Hunt, None], frozen=True):
    """The killer hears which places are noisy: no names, no causes, no order."""

    def carry_out(self, hunt: Hunt) -> None:
        places = hunt.board.places
        hunt.heard = places if hunt.drowned else tuple(place for place in places if place in hunt.noise)
        hunt.clues.append(Clue("noise", hunt.heard))
        if hunt.drowned:
            hunt.emit(ev.FirecrackerHeard())
        elif hunt.heard:
            hunt.emit(ev.NoiseReported(hunt.heard))
        else:
            hunt.emit(ev.Silence())


class Mend(Command[Hunt, int], frozen=True):
    """Progress on the transmitter; gives how much was gained. The fifth step calls the rescue."""

    victim: Victim
    amount: int

    def carry_out(self, hunt: Hunt) -> int:
        gained = min(self.amount, REPAIRED - hunt.repair)
        hunt.repair += gained
        hunt.repaired = True
        hunt.emit(ev.Repaired(self.victim, hunt.repair), hunt.to_victims)
        if hunt.repair == REPAIRED and hunt.rescue is None:
            hunt.rescue = hunt.options.rescue_cells
            hunt.emit(ev.RescueCalled(hunt.rescue), ALL if hunt.options.rescue_visible else hunt.to_victims)
        return gained


class SetTrap(Command[Hunt, None], frozen=True):
    """There is one trap token; setting it again moves it."""

    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.trap = self.place
        hunt.emit(ev.TrapSet(self.place), hunt.to_victims)


class SnapTrap(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        assert hunt.trap is not None
        hunt.emit(ev.TrapSnapped(hunt.trap))
        hunt.trap = None


class SetMarker(Command[Hunt, None], frozen=True):
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.marker = self.place
        hunt.emit(ev.MarkerPlaced(self.place), hunt.to_victims)


class EmptyFirstAid(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        hunt.first_aid = False


class WakeGallery(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.gallery_woken = True
        place = hunt.where[self.victim]
        hunt.learn("seen", (place,), (self.victim,))
        hunt.emit(ev.GalleryWoke(self.victim, place))


class DropPortcullis(Command[Hunt, None], frozen=True):
    place: Place
    other: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.portcullis = (self.place, self.other)
        lever = hunt.board.lever
        assert lever is not None
        hunt.learn("stirred", (lever,))
        hunt.emit(ev.PortcullisDropped(self.place, self.other))


class Halt(Command[Hunt, None], frozen=True):
    """A statue is held still; which one is public, by whom is not."""

    victim: Victim
    statue: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.halted = tuple(sorted({*hunt.halted, self.statue}))
        hunt.stilled = (*hunt.stilled, self.victim)
        hunt.learn("stirred", (hunt.figures[self.statue],))
        hunt.emit(ev.StatueHalted(self.statue + 1))


class RemoveCore(Command[Hunt, None], frozen=True):
    place: Place
    by_victim: bool

    def carry_out(self, hunt: Hunt) -> None:
        hunt.cores = tuple(place for place in hunt.cores if place != self.place)
        if self.by_victim:
            hunt.learn("stirred", (self.place,))
        hunt.emit(ev.CoreRemoved(self.place))


class TakeNote(Command[Hunt, None], frozen=True):
    victim: Victim
    note: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.notes = (*hunt.notes, self.note)
        hunt.notes_left = without(hunt.notes_left, self.note)
        hunt.emit(ev.NoteTaken(self.victim, ev.NoteId(self.note)), hunt.to_victims)


class SpendNote(Command[Hunt, None], frozen=True):
    note: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.notes = without(hunt.notes, self.note)
