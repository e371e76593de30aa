"""The killer: steps, stealth and reveal, questions, fury, and what single killers leave about."""

from __future__ import annotations

from nightbell.engine import Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.atoms.doors import Unbar
from nightbell.games.whispers.content import VICTIMS
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import MOST_CORES, Hunt, Victim


class Stride(Command[Hunt, bool], frozen=True):
    """An open step of one figure, announced; a barricade in the way is taken off first. True if one was."""

    place: Place
    piece: int = 0

    def carry_out(self, hunt: Hunt) -> bool:
        start, place = hunt.figures[self.piece], self.place
        passage = hunt.board.passage(start, place)
        broken = passage in hunt.barricades
        if broken:
            Unbar(*passage).carry_out(hunt)
        if passage == hunt.portcullis:
            hunt.portcullis = None
            hunt.emit(ev.PortcullisRaised(*passage))
        if place in hunt.board.secret_ends[start] and place not in hunt.board.neighbours[start]:
            hunt.tunnelled = True
        figures = list(hunt.figures)
        figures[self.piece] = place
        hunt.figures = tuple(figures)
        if len(figures) == 1:
            hunt.last_seen = place
            hunt.emit(ev.KillerMoved(start, place))
        else:
            hunt.emit(ev.StatueMoved(self.piece + 1, start, place))
        return broken


class Appear(Command[Hunt, None], frozen=True):
    """Move openly without a path (Convergence)."""

    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        start = hunt.at
        hunt.figures = (self.place,)
        hunt.last_seen = self.place
        hunt.emit(ev.KillerMoved(start, self.place))


class Hide(Command[Hunt, None], frozen=True):
    """The victims keep only the last place where they saw him, and the places he may have reached."""

    card: str
    shadow: tuple[Place, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.hidden = True
        hunt.last_seen = hunt.at
        hunt.shadow = self.shadow
        hunt.on_reveal = self.card
        hunt.emit(ev.KillerVanished(hunt.last_seen))


class Creep(Command[Hunt, None], frozen=True):
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.figures = (self.place,)
        hunt.emit(ev.KillerCrept(self.place), hunt.to_killer)


class Reveal(Command[Hunt, str | None], frozen=True):
    """Gives the card whose reveal effects are now due."""

    def carry_out(self, hunt: Hunt) -> str | None:
        hunt.hidden, hunt.shadow = False, ()
        hunt.revealed = True
        hunt.last_seen = hunt.at
        card, hunt.on_reveal = hunt.on_reveal, None
        hunt.emit(ev.KillerRevealed(hunt.at))
        return card


class Ask(Command[Hunt, tuple[Victim, ...]], frozen=True):
    """SENSE: who is there? Not everybody answers."""

    places: tuple[Place, ...]

    def carry_out(self, hunt: Hunt) -> tuple[Victim, ...]:
        names = tuple(victim for victim in hunt.those_at(*self.places) if not VICTIMS[victim].unsensed)
        hunt.learn("sensed", self.places, names)
        zone = next((ev.ZoneId(id) for id, whole in hunt.board.zones.items() if whole == self.places), None)
        if names:
            hunt.emit(ev.KillerSensed(self.places, zone, names))
        else:
            hunt.emit(ev.NobodySensed(self.places, zone))
        return names


class TellPlace(Command[Hunt, Place], frozen=True):
    """Not a SENSE: Anna tells as well."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> Place:
        place = hunt.where[self.victim]
        hunt.learn("seen", (place,), (self.victim,))
        hunt.emit(ev.PlaceTold(self.victim, place))
        return place


class TellNotThere(Command[Hunt, None], frozen=True):
    """All who were asked by place and did not speak are elsewhere; Anna is no exception."""

    places: tuple[Place, ...]
    found: tuple[Victim, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.learn("searched", self.places, self.found)


class TellDistance(Command[Hunt, int], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> int:
        distance = hunt.board.distance[hunt.at][hunt.where[self.victim]]
        hunt.learn("far", (hunt.at,), (self.victim,), distance)
        hunt.emit(ev.DistanceTold(self.victim, distance))
        return distance


class Look(Command[Hunt, tuple[Victim, ...]], frozen=True):
    """SEARCH: who shares this place? Everybody there is named."""

    place: Place

    def carry_out(self, hunt: Hunt) -> tuple[Victim, ...]:
        found = hunt.those_at(self.place)
        hunt.learn("searched", (self.place,), found)
        if found:
            hunt.emit(ev.KillerSearched(self.place, found))
        else:
            hunt.emit(ev.SearchedInVain(self.place))
        return found


class Rage(Command[Hunt, None], frozen=True):
    """More strength: ``attack``, ``turn``, ``next_turn`` (this turn and the next) or ``always``."""

    until: str
    amount: int

    def carry_out(self, hunt: Hunt) -> None:
        if self.until == "attack":
            hunt.attack_bonus += self.amount
        elif self.until == "turn":
            hunt.fury += self.amount
        elif self.until == "next_turn":
            hunt.fury += self.amount
            hunt.fury_next += self.amount
        else:
            hunt.growth += self.amount
        hunt.emit(ev.StrengthGrew(self.amount))


class MarkAttack(Command[Hunt, None], frozen=True):
    mark: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.attack_marks = (*hunt.attack_marks, self.mark)


class UseBasic(Command[Hunt, None], frozen=True):
    """One of the two basic actions."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.basic_left -= 1


class ForgoBasic(Command[Hunt, None], frozen=True):
    """All that is left of the basic actions."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.basic_left = 0


class Expose(Command[Hunt, None], frozen=True):
    """The main figure acts before everybody's eyes."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.exposed = hunt.main


class ChooseMain(Command[Hunt, None], frozen=True):
    statue: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.main = self.statue
        hunt.exposed = None
        hunt.emit(ev.MainStatueChosen(self.statue + 1), hunt.to_killer)


class SetSnare(Command[Hunt, None], frozen=True):
    """Where is public, which kind is not."""

    place: Place
    snare: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.snares[self.place] = self.snare


class TakeSnares(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        hunt.snares = {}


class TellSnares(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        hunt.emit(ev.SnaresSet(tuple(place for place in hunt.board.places if place in hunt.snares)))


class SpringSnare(Command[Hunt, str], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> str:
        place = hunt.where[self.victim]
        snare = hunt.snares.pop(place)
        hunt.learn("stirred", (place,))
        hunt.emit(ev.SnareSprung(place, ev.SnareId(snare)))
        return snare


class Net(Command[Hunt, None], frozen=True):
    """Held where it is for the rest of the turn."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.netted = (*hunt.netted, self.victim)


class PlaceCore(Command[Hunt, None], frozen=True):
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        assert len(hunt.cores) < MOST_CORES
        hunt.cores = tuple(place for place in hunt.board.places if place in hunt.cores or place == self.place)
        hunt.emit(ev.CorePlaced(self.place))


class Evolve(Command[Hunt, None], frozen=True):
    evolution: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.evolutions = (*hunt.evolutions, self.evolution)
        hunt.emit(ev.EvolutionTaken(ev.EvolutionId(self.evolution)))


class LieInWait(Command[Hunt, None], frozen=True):
    """The first turn will be skipped; everybody knows it from the trait."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.waits = True


class Wait(Command[Hunt, None], frozen=True):
    """The skipped first turn."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.waits = False
        hunt.emit(ev.KillerWaits())
