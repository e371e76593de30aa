"""Written by `make views`. What each viewer gets is said on the fields of State."""

from nightbell.engine import Glimpse
from nightbell.engine.audience import Seat
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.options import Options
from nightbell.games.whispers.state import Clue, Hunt, Tile, Victim

class Open(Glimpse[Hunt], frozen=True):
    outcome: str | None
    options: Options
    owners: tuple[tuple[Victim, Seat], ...]
    victims: tuple[Victim, ...]
    dossiers: tuple[Victim, ...]
    phase: str
    round: int
    roof: tuple[Tile, ...]
    bodies: tuple[tuple[Victim, Place], ...]
    escaped: tuple[Victim, ...]
    encouraged: tuple[Victim, ...]
    heard: tuple[Place, ...]
    keys: int
    rescue: int | None
    barricades: tuple[tuple[Place, Place], ...]
    portcullis: tuple[Place, Place] | None
    gallery_woken: bool
    first_player: int
    figures: tuple[Place, ...]
    exposed: int | None
    in_circle: bool
    stealth_token: Place | None
    shadow: tuple[Place, ...]
    on_reveal: str | None
    locked: tuple[str, ...]
    in_play: tuple[str, ...]
    played: tuple[str, ...]
    level: int
    growth: int
    fury: int
    fury_next: int
    attack_bonus: int
    attack_marks: tuple[str, ...]
    defender: Victim | None
    unattacked: tuple[Victim, ...]
    basic_left: int
    met: bool
    met_last: bool
    revealed: bool
    tunnelled: bool
    waits: bool
    halted: tuple[int, ...]
    snares: tuple[Place, ...]
    chests: tuple[Place, ...]
    cores: tuple[Place, ...]
    evolutions: tuple[str, ...]
    killer_traits: tuple[str, ...]
    seats: tuple[str, ...]
    strength: int

class KillerView(Glimpse[Hunt], frozen=True):
    open: Open
    seat: Seat
    place: Place
    main: int
    hand: tuple[str, ...]
    deck_size: int
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    snare_kinds: tuple[tuple[Place, str], ...]
    killer_dealt: tuple[str, ...]
    guesses: tuple[tuple[str, Place], ...]
    repair_guess: int
    clues: tuple[Clue, ...]

class VictimsView(Glimpse[Hunt], frozen=True):
    open: Open
    seat: Seat
    mine: tuple[Victim, ...]
    where: dict[Victim, Place]
    bags: dict[Victim, tuple[str, ...]]
    left: tuple[Victim, ...]
    acted: tuple[Victim, ...]
    acting: Victim | None
    busied: tuple[Victim, ...]
    stilled: tuple[Victim, ...]
    today: tuple[str, ...]
    spent: tuple[str, ...]
    netted: tuple[Victim, ...]
    notes: tuple[str, ...]
    notes_left: tuple[str, ...]
    noise: tuple[Place, ...]
    drowned: bool
    rings: dict[Victim, int]
    repair: int
    repaired: bool
    rescue: int | None
    search_rest: tuple[str, ...]
    equipment_rest: tuple[str, ...]
    used_items: tuple[str, ...]
    trap: Place | None
    first_aid: bool
    silver_rest: tuple[str, ...]
    traits: dict[Victim, str]
    dealt: dict[Victim, tuple[str, str]]
    plans: tuple[str, ...]
    plan: str | None
    plan_step: int
    plan_done: str | None
    marker: Place | None
    clues: tuple[Clue, ...]

class OnlookerView(Glimpse[Hunt], frozen=True):
    open: Open

View = KillerView | VictimsView | OnlookerView
