"""Written by `make views`. What each viewer gets is said on the fields of State."""

from nightbell.engine import Glimpse
from nightbell.engine.audience import Seat
from nightbell.games.betrayal.house import House, Monster, Passage, Placed
from nightbell.games.betrayal.traits import CardId, Deck, ExplorerId, Floor, Party, RoomId

class HouseView(Glimpse[House], frozen=True):
    viewer: Seat
    outcome: str | None
    players: int
    forced: int
    declined: tuple[int, ...]
    barriers_stop_traitor: bool
    one_search: bool
    explorers: tuple[ExplorerId, ...]
    clips: tuple[int, ...]
    alive: tuple[bool, ...]
    where: tuple[RoomId, ...]
    side: tuple[int, ...]
    hands: tuple[tuple[CardId, ...], ...]
    kept: tuple[tuple[CardId, ...], ...]
    rows: dict[CardId, tuple[int, int, int, int]]
    placed: dict[RoomId, Placed]
    lost: tuple[RoomId, ...]
    tiles: int
    top_tile: tuple[Floor, ...]
    aside: tuple[RoomId, ...]
    decks: dict[Deck, int]
    discard: tuple[CardId, ...]
    known_top: dict[Deck, tuple[str, ...]]
    piles: dict[RoomId, tuple[CardId, ...]]
    strays: dict[CardId, RoomId]
    tokens: dict[str, tuple[RoomId, ...]]
    passages: tuple[Passage, ...]
    marks: dict[str, int]
    secrets: dict[str, str]
    first: Seat
    active: Seat
    monsters_turn: bool
    spent: int
    halted: bool
    done: dict[str, int]
    turns: int
    omens_drawn: int
    omen: CardId
    omen_room: RoomId
    haunt: int
    revealer: Seat
    traitor: Seat
    party: tuple[Party, ...]
    open_party: tuple[bool, ...]
    monsters: tuple[Monster, ...]
    winners: tuple[Seat, ...]
    pages: tuple[str, ...]
