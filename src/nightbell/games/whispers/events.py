"""What is told. The atom that emits it chooses the audience; a hidden fact has a full and a vague event."""

from typing import NewType

from nightbell.engine import Event, Seat
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import Victim

CardId = NewType("CardId", str)
DeedId = NewType("DeedId", str)
EvolutionId = NewType("EvolutionId", str)
ItemId = NewType("ItemId", str)
KillerId = NewType("KillerId", str)
MapId = NewType("MapId", str)
NoteId = NewType("NoteId", str)
PhaseId = NewType("PhaseId", str)
PlanId = NewType("PlanId", str)
SnareId = NewType("SnareId", str)
TraitId = NewType("TraitId", str)
KindId = NewType("KindId", str)
ZoneId = NewType("ZoneId", str)


class HuntBegan(Event):
    killer: KillerId
    map: MapId
    victims: tuple[Victim, ...]


class PhaseBegan(Event):
    phase: PhaseId
    round: int


# ---- the victims among themselves


class VictimActs(Event):
    """Who has the turn; only the victims see it."""

    victim: Victim


class DeedDone(Event):
    """A special or additional action; only the victims see it."""

    victim: Victim
    deed: DeedId


class Walked(Event):
    victim: Victim
    start: Place
    place: Place


class ItemDrawn(Event):
    victim: Victim
    item: ItemId


class ItemKept(Event):
    victim: Victim
    item: ItemId


class ItemDropped(Event):
    victim: Victim
    item: ItemId


class ItemPassed(Event):
    victim: Victim
    other_victim: Victim
    item: ItemId


class TrapSet(Event):
    place: Place


class NoiseMade(Event):
    """A noise token, as the victims see it being laid."""

    place: Place


class Repaired(Event):
    victim: Victim
    progress: int


class PlanAdvanced(Event):
    plan: PlanId
    step: int


class PlanFinished(Event):
    plan: PlanId


class PlansDealt(Event):
    plans: tuple[PlanId, ...]


class TraitTaken(Event):
    victim: Victim
    trait: TraitId


class NoteTaken(Event):
    victim: Victim
    note: NoteId


class MarkerPlaced(Event):
    place: Place


class FirstPlayer(Event):
    victim: Victim


# ---- public


class KeyFound(Event):
    keys: int


class OwnKeyFound(Event):
    victim: Victim
    keys: int


class Calmed(Event):
    victim: Victim
    fear: int


class Encouraged(Event):
    victim: Victim


class EncouragementSpent(Event):
    victim: Victim


class Healed(Event):
    victim: Victim


class Frightened(Event):
    victim: Victim
    fear: int


class CriedOut(Event):
    """The third fear: noise, and the place is told."""

    victim: Victim
    place: Place


class Wounded(Event):
    victim: Victim


class WoundPrevented(Event):
    victim: Victim
    item: ItemId


class WoundMissed(Event):
    victim: Victim


class Killed(Event):
    victim: Victim


class Escaped(Event):
    victim: Victim


class NoiseReported(Event):
    places: tuple[Place, ...]


class Silence(Event):
    """The report when nothing was heard."""


class FirecrackerHeard(Event):
    """The report when everywhere is noisy."""


class RescueCalled(Event):
    cells: int


class RescueNearer(Event):
    cells: int


class BarricadePlaced(Event):
    place: Place
    other_place: Place


class BarricadeRemoved(Event):
    place: Place
    other_place: Place


class PortcullisDropped(Event):
    place: Place
    other_place: Place


class PortcullisRaised(Event):
    place: Place
    other_place: Place


class GalleryWoke(Event):
    victim: Victim
    place: Place


class StatueHalted(Event):
    statue: int


class CoreRemoved(Event):
    place: Place


class ChestOpened(Event):
    place: Place


class SnareSprung(Event):
    place: Place
    snare: SnareId


# ---- the killer


class KillerTraitTaken(Event):
    trait: TraitId


class CardPlayed(Event):
    """Shown to everybody, with its text."""

    card: CardId
    kind: KindId


class CardsDrawn(Event):
    cards: tuple[CardId, ...]


class CardsDiscarded(Event):
    cards: tuple[CardId, ...]


class CardsPaid(Event):
    """How many cards a play cost, for those who do not see which."""

    count: int


class DeckShuffled(Event):
    """The discard pile became the deck."""


class LevelRose(Event):
    level: int
    strength: int


class CardUnlocked(Event):
    card: CardId


class EvolutionTaken(Event):
    evolution: EvolutionId


class StrengthGrew(Event):
    amount: int


class KillerMoved(Event):
    start: Place
    place: Place


class StatueMoved(Event):
    statue: int
    start: Place
    place: Place


class MainStatueChosen(Event):
    """Only the killer sees it."""

    statue: int


class KillerVanished(Event):
    place: Place


class KillerCrept(Event):
    """A secret step; only the killer sees it."""

    place: Place


class KillerRevealed(Event):
    place: Place


class KillerSensed(Event):
    """Which places were asked about and who answered; the zone, if the places are one."""

    places: tuple[Place, ...]
    zone: ZoneId | None
    victims: tuple[Victim, ...]


class NobodySensed(Event):
    places: tuple[Place, ...]
    zone: ZoneId | None


class PlaceTold(Event):
    """A victim must say where it is."""

    victim: Victim
    place: Place


class DistanceTold(Event):
    victim: Victim
    distance: int


class KillerSearched(Event):
    place: Place
    victims: tuple[Victim, ...]


class SearchedInVain(Event):
    place: Place


class EncounterBegan(Event):
    place: Place
    victims: tuple[Victim, ...]


class EncounterCancelled(Event):
    place: Place


class EncounterEnded(Event):
    place: Place


class AttackBegan(Event):
    number: int


class DefenderChosen(Event):
    victim: Victim


class ItemUsed(Event):
    victim: Victim
    item: ItemId


class TrapSnapped(Event):
    place: Place


class DiceRolled(Event):
    victim: Victim
    dice: tuple[int, ...]


class DefenceCounted(Event):
    victim: Victim
    total: int
    strength: int
    repelled: bool


class DeckMilled(Event):
    """Cards lost from the top of the deck after a repelled attack."""

    count: int


class Fled(Event):
    """All who could flee have decided; where to, nobody says."""

    victims: tuple[Victim, ...]


class SnaresSet(Event):
    places: tuple[Place, ...]


class CorePlaced(Event):
    place: Place


class KillerWaits(Event):
    """The skipped first turn."""


class GuessPlaced(Event):
    victim: Victim
    place: Place


class GuessRemoved(Event):
    victim: Victim
    place: Place


class RepairGuessed(Event):
    progress: int


class SeatLeads(Event):
    """Which victims a seat plays."""

    seat: Seat
    victims: tuple[Victim, ...]
