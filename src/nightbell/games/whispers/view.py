"""What each side may know, as records of their own."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from nightbell.engine import Seat
from nightbell.games.whispers.maps import Passage, Place
from nightbell.games.whispers.options import Options
from nightbell.games.whispers.state import Clue, Hunt, Victim

KILLER_AREA: Final = ("deck", "mat", "hand", "locked")
"""How the killer's side lies behind the screen, from left to right."""


class Tile(Struct, frozen=True, gc=False):
    """A state tile on the roof, with the fear tokens below it."""

    victim: Victim
    wounds: int
    fear: int


class Open(Struct, frozen=True, kw_only=True, gc=False):
    """What lies in the open: the roof, the map with its barricades, the killer's figure, the cards shown."""

    options: Options
    seats: tuple[str, ...]
    victims: tuple[Victim, ...]
    owners: tuple[Seat, ...]
    phase: str
    round: int
    roof: tuple[Tile, ...]
    dossiers: tuple[Victim, ...]
    """On the killer's board; both sides know the abilities."""
    keys: int
    rescue: int | None
    heard: tuple[Place, ...]
    barricades: tuple[Passage, ...]
    portcullis: Passage | None
    encouraged: tuple[Victim, ...]
    escaped: tuple[Victim, ...]
    bodies: tuple[tuple[Victim, Place], ...]
    gallery_woken: bool
    figures: tuple[Place, ...]
    """Empty while the killer is in the stealth circle."""
    exposed: int | None
    """Which of several figures is known to be the main one."""
    in_circle: bool
    stealth_token: Place | None
    """The last place where a hidden killer was seen."""
    shadow: tuple[Place, ...]
    on_reveal: str | None
    level: int
    strength: int
    growth: int
    fury: int
    fury_next: int
    attack_bonus: int
    attack_marks: tuple[str, ...]
    played: tuple[str, ...]
    in_play: tuple[str, ...]
    locked: tuple[str, ...]
    basic_left: int
    met: bool
    met_last: bool
    revealed: bool
    tunnelled: bool
    waits: bool
    defender: Victim | None
    unattacked: tuple[Victim, ...]
    halted: tuple[int, ...]
    snares: tuple[Place, ...]
    chests: tuple[Place, ...]
    cores: tuple[Place, ...]
    evolutions: tuple[str, ...]
    killer_traits: tuple[str, ...]
    first_player: int
    outcome: str | None


class KillerView(Struct, frozen=True, kw_only=True, tag=True, gc=False):
    open: Open
    seat: Seat
    place: Place
    main: int
    hand: tuple[str, ...]
    deck_size: int
    area: tuple[str, ...] = KILLER_AREA
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    snare_kinds: tuple[tuple[Place, str], ...]
    killer_dealt: tuple[str, ...]
    guesses: tuple[tuple[str, Place], ...]
    repair_guess: int
    clues: tuple[Clue, ...]


class VictimsView(Struct, frozen=True, kw_only=True, tag=True, gc=False):
    open: Open
    seat: Seat
    mine: tuple[Victim, ...]
    where: dict[Victim, Place]
    bags: dict[Victim, tuple[str, ...]]
    rings: dict[Victim, int]
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
    repair: int
    repaired: bool
    rescue: int | None
    search_rest: tuple[str, ...]
    """What is left in the search deck, in no order."""
    equipment_rest: tuple[str, ...]
    used_items: tuple[str, ...]
    silver_rest: tuple[str, ...]
    trap: Place | None
    first_aid: bool
    traits: dict[Victim, str]
    dealt: dict[Victim, tuple[str, str]]
    plans: tuple[str, ...]
    plan: str | None
    plan_step: int
    plan_done: str | None
    marker: Place | None


class OnlookerView(Struct, frozen=True, kw_only=True, tag=True, gc=False):
    open: Open


View = KillerView | VictimsView | OnlookerView


def seat_ids(options: Options) -> tuple[str, ...]:
    """ "killer" and "victim-1", "victim-2"… in the order of the chairs."""
    names: list[str] = []
    for side in options.seating():
        names.append("killer" if side == "killer" else f"victim-{len(names) + 1 - names.count('killer')}")
    return tuple(names)


def see(hunt: Hunt, viewer: Seat) -> View:
    if viewer == hunt.killer_seat:
        return killer_view(hunt)
    if viewer in hunt.victim_seats:
        return victims_view(hunt, viewer)
    return OnlookerView(open=in_the_open(hunt))


def in_the_open(hunt: Hunt) -> Open:
    options, hidden = hunt.options, hunt.hidden
    wounds, fear = hunt.wounds, hunt.fear
    return Open(
        options=options,
        seats=seat_ids(options),
        victims=hunt.victims,
        owners=tuple(hunt.owner.values()),
        phase=hunt.phase,
        round=hunt.round,
        roof=tuple([Tile(victim, wounds[victim], fear[victim]) for victim in hunt.victims]),
        dossiers=hunt.victims,
        keys=hunt.keys + sum(hunt.rings.values()),
        rescue=hunt.rescue if options.rescue_visible else None,
        heard=hunt.heard,
        barricades=hunt.barricades,
        portcullis=hunt.portcullis,
        encouraged=hunt.encouraged,
        escaped=hunt.escaped,
        bodies=tuple(hunt.bodies.items()),
        gallery_woken=hunt.gallery_woken,
        figures=() if hidden else hunt.figures,
        exposed=hunt.exposed,
        in_circle=hidden,
        stealth_token=hunt.last_seen if hidden else None,
        shadow=hunt.shadow,
        on_reveal=hunt.on_reveal,
        level=hunt.level,
        strength=hunt.strength,
        growth=hunt.growth,
        fury=hunt.fury,
        fury_next=hunt.fury_next,
        attack_bonus=hunt.attack_bonus,
        attack_marks=hunt.attack_marks,
        played=hunt.played,
        in_play=hunt.in_play,
        locked=tuple(hunt.locked),
        basic_left=hunt.basic_left,
        met=hunt.met,
        met_last=hunt.met_last,
        revealed=hunt.revealed,
        tunnelled=hunt.tunnelled,
        waits=hunt.waits,
        defender=hunt.defender,
        unattacked=hunt.unattacked,
        halted=hunt.halted,
        snares=tuple(place for place in hunt.board.places if place in hunt.snares) if hunt.snares else (),
        chests=hunt.chests,
        cores=hunt.cores,
        evolutions=hunt.evolutions,
        killer_traits=hunt.killer_traits,
        first_player=hunt.first_player,
        outcome=hunt.outcome,
    )


def killer_view(hunt: Hunt) -> KillerView:
    return KillerView(
        open=in_the_open(hunt),
        seat=hunt.killer_seat,
        place=hunt.at,
        main=hunt.main,
        hand=tuple(hunt.hand),
        deck_size=len(hunt.deck),
        discard=tuple(hunt.discard),
        removed=hunt.removed,
        snare_kinds=tuple(hunt.snares.items()),
        killer_dealt=hunt.killer_dealt,
        guesses=hunt.guesses,
        repair_guess=hunt.repair_guess,
        clues=tuple(hunt.clues),
    )


@lru_cache(maxsize=1024)
def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """What is left in a deck, without its order. Decks change seldom, and views are made often."""
    return tuple(sorted(cards))


def victims_view(hunt: Hunt, viewer: Seat) -> VictimsView:
    return VictimsView(
        open=in_the_open(hunt),
        seat=viewer,
        mine=tuple([victim for victim, seat in hunt.owner.items() if seat == viewer]),
        where=hunt.where.copy(),
        bags=hunt.bag.copy(),
        rings=hunt.rings.copy(),
        left=hunt.left,
        acted=hunt.acted,
        acting=hunt.acting,
        busied=hunt.busied,
        stilled=hunt.stilled,
        today=hunt.today,
        spent=hunt.spent,
        netted=hunt.netted,
        notes=hunt.notes,
        notes_left=hunt.notes_left,
        noise=hunt.noise,
        drowned=hunt.drowned,
        repair=hunt.repair,
        repaired=hunt.repaired,
        rescue=hunt.rescue,
        search_rest=in_order(tuple(hunt.search_deck)),
        equipment_rest=in_order(tuple(hunt.equipment_deck)),
        used_items=tuple(hunt.used_items),
        silver_rest=in_order(tuple(hunt.silver)),
        trap=hunt.trap,
        first_aid=hunt.first_aid,
        traits=hunt.traits.copy(),
        dealt=hunt.dealt.copy(),
        plans=hunt.plans,
        plan=hunt.plan,
        plan_step=hunt.plan_step,
        plan_done=hunt.plan_done,
        marker=hunt.marker,
    )
