"""What is told when something happens. The languages turn each record into a sentence."""

from __future__ import annotations

from typing import NewType

from nightbell.engine import Event, Seat
from nightbell.games.betrayal.traits import CardId, Deck, Floor, Harm, Party, RoomId, Trait

Being = NewType("Being", str)
"""An explorer or a kind of monster, as a sentence names it."""
Token = NewType("Token", str)
Mark = NewType("Mark", str)
Secret = NewType("Secret", str)
Task = NewType("Task", str)
Why = NewType("Why", str)
Outcome = NewType("Outcome", str)
Tale = NewType("Tale", str)
Haunt = NewType("Haunt", str)
"""The number of a haunt."""


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
    """What lay on top: rooms or cards, whichever the stack holds."""

    deck: Deck
    rooms: tuple[RoomId, ...]
    cards: tuple[CardId, ...]


class Threw(Event):
    """Dice for an explorer. There is no trait in a plain roll; `why` says what it is for."""

    seat: Seat
    trait: Trait | None
    why: Why
    faces: tuple[int, ...]
    total: int


class MonsterThrew(Event):
    monster: Being
    number: int
    trait: Trait | None
    why: Why
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


class Declined(Event):
    seat: Seat
    card: CardId


class Stole(Event):
    thief: Being
    number: int
    seat: Seat
    card: CardId


class Piled(Event):
    """A card lies in a room now."""

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
    token: Token
    room: RoomId


class TokenGone(Event):
    token: Token
    room: RoomId


class Marked(Event):
    """A counter that everybody sees has moved."""

    mark: Mark
    value: int


class MarkedOf(Event):
    """A counter that belongs to an explorer."""

    mark: Mark
    seat: Seat
    value: int


class Fought(Event):
    """An attack: who, whom, with what, and the two totals."""

    attacker: Being
    attacker_number: int
    target: Being
    target_number: int
    trait: Trait
    card: CardId | None
    mine: int
    theirs: int


class HauntRolled(Event):
    seat: Seat
    total: int
    omens: int


class HauntBegan(Event):
    haunt: Haunt
    omen: CardId
    room: RoomId
    seat: Seat


class HauntDeclined(Event):
    haunt: Haunt


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
    """Something that not everybody may know, as far as this audience does."""

    secret: Secret
    room: RoomId | None = None
    floor: Floor | None = None
    deck: Deck | None = None
    seat: Seat | None = None
    numbers: tuple[int, ...] = ()


class MonsterCame(Event):
    monster: Being
    number: int
    room: RoomId


class MonsterWalked(Event):
    monster: Being
    number: int
    room: RoomId


class MonsterStunned(Event):
    monster: Being
    number: int


class MonsterWoke(Event):
    monster: Being
    number: int


class MonsterGone(Event):
    monster: Being
    number: int


class MonsterWithdrew(Event):
    """A monster leaves the board, to come back."""

    monster: Being
    number: int


class MonsterTurned(Event):
    """A monster changes sides."""

    monster: Being
    number: int
    party: Party


class MonsterGrew(Event):
    monster: Being
    number: int
    trait: Trait
    value: int


class Tried(Event):
    """A task of the haunt was tried."""

    seat: Seat
    task: Task
    success: bool


class Ended(Event):
    """The game is over. The tale is what the winning side reads aloud."""

    outcome: Outcome
    tale: Tale
    winners: tuple[Seat, ...]
