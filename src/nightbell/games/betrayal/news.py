"""What is told when something happens. The languages turn each record into a sentence."""

from __future__ import annotations

from nightbell.engine import Event, Seat
from nightbell.games.betrayal.traits import CardId, Deck, Floor, Harm, Party, RoomId, Trait


class TurnBegan(Event):
    seat: Seat


class MonstersTurnBegan(Event):
    pass


class Walked(Event):
    seat: Seat
    room: RoomId


class WentUnseen(Event):
    """An invisible explorer moved somewhere."""

    seat: Seat


class Crossed(Event):
    seat: Seat
    room: RoomId


class Left(Event):
    """An explorer is out of the house or off the board."""

    seat: Seat
    room: RoomId


class Discovered(Event):
    seat: Seat
    room: RoomId
    floor: Floor


class TileCame(Event):
    """A tile was put into the house otherwise than by discovery."""

    room: RoomId
    floor: Floor


class TileMoved(Event):
    room: RoomId
    floor: Floor


class TileRemoved(Event):
    room: RoomId


class TileUnder(Event):
    """A tile of another floor went to the bottom of the stack."""

    room: RoomId


class TileDiscarded(Event):
    room: RoomId


class RoomLost(Event):
    room: RoomId


class StackShuffled(Event):
    deck: Deck


class Looked(Event):
    """Somebody looks at the top of a stack; what is there, only they know."""

    seat: Seat
    deck: Deck


class Saw(Event):
    deck: Deck
    top: tuple[str, ...]


class Threw(Event):
    """Dice for an explorer. `trait` is empty for a plain roll; `why` names what it is for."""

    seat: Seat
    trait: str
    why: str
    faces: tuple[int, ...]
    total: int


class MonsterThrew(Event):
    monster: str
    trait: str
    why: str
    faces: tuple[int, ...]
    total: int


class Charmed(Event):
    """A card bent a roll."""

    seat: Seat
    card: CardId


class RowCame(Event):
    """The row of a roll table that was applied, by its lowest number."""

    table: str
    row: int


class Raised(Event):
    seat: Seat
    trait: Trait
    rows: int
    value: int


class Lowered(Event):
    seat: Seat
    trait: Trait
    rows: int
    value: int


class Suffered(Event):
    seat: Seat
    harm: Harm
    points: int


class Died(Event):
    seat: Seat


class Drew(Event):
    seat: Seat
    deck: Deck
    card: CardId


class Got(Event):
    seat: Seat
    card: CardId


class Parted(Event):
    """A card left an explorer's hand."""

    seat: Seat
    card: CardId


class Gave(Event):
    seat: Seat
    to: Seat
    card: CardId


class Declined(Event):
    seat: Seat
    what: str


class Stole(Event):
    thief: str
    seat: Seat
    card: CardId


class Piled(Event):
    """A card lies in a room now."""

    card: CardId
    room: RoomId


class PickedUp(Event):
    seat: Seat
    card: CardId
    room: RoomId


class Discarded(Event):
    card: CardId


class EventStays(Event):
    seat: Seat
    card: CardId


class EventEnds(Event):
    seat: Seat
    card: CardId


class TokenCame(Event):
    token: str
    room: RoomId


class TokenGone(Event):
    token: str
    room: RoomId


class Marked(Event):
    mark: str
    value: int


class Fought(Event):
    """An attack: who, whom, with what, and the two totals."""

    attacker: str
    target: str
    trait: Trait
    weapon: str
    mine: int
    theirs: int


class HauntRolled(Event):
    seat: Seat
    total: int
    omens: int


class HauntBegan(Event):
    haunt: int
    omen: CardId
    room: RoomId
    seat: Seat


class HauntDeclined(Event):
    haunt: int


class TraitorNamed(Event):
    seat: Seat


class NoTraitor(Event):
    pass


class SidesDealt(Event):
    """Everybody got a token with its back up; who has the 1 is the traitor."""

    tokens: int


class YourSide(Event):
    seat: Seat
    party: Party


class Turned(Event):
    """An explorer changes sides openly."""

    seat: Seat
    party: Party


class Unmasked(Event):
    """A side token is turned over for all to see."""

    seat: Seat
    party: Party


class Claimed(Event):
    """Someone says they are no traitor. Nobody can prove it."""

    seat: Seat


class TokensSwapped(Event):
    """Two explorers exchanged hidden tokens."""

    seat: Seat
    other: Seat


class ClueFound(Event):
    room: RoomId
    clue: int


class SecretLearned(Event):
    secret: str
    value: str


class MonsterCame(Event):
    monster: str
    room: RoomId


class MonsterWalked(Event):
    monster: str
    room: RoomId


class MonsterStunned(Event):
    monster: str


class MonsterWoke(Event):
    monster: str


class MonsterGone(Event):
    monster: str


class MonsterGrew(Event):
    monster: str
    trait: Trait
    value: int


class Tried(Event):
    """A task of the haunt was tried."""

    seat: Seat
    task: str
    success: bool


class Ended(Event):
    outcome: str
    winners: tuple[Seat, ...]
