"""What each viewer may know, and a whole house imagined from it."""

from __future__ import annotations

import msgspec

from nightbell.engine import Chance, Seat
from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.house import HAUNTS, House, Monster, Passage, Placed, cell
from nightbell.games.betrayal.rooms import ROOMS, STACK
from nightbell.games.betrayal.traits import (
    EVENT,
    ITEM,
    OMEN,
    ROOM,
    TRAITOR,
    CardId,
    Deck,
    ExplorerId,
    Floor,
    Party,
    RoomId,
)

UNKNOWN = Party("unknown")
TRAITORS_SECTIONS = ("new-powers", "how-monsters-move")
"""What a traitor reads beside the own page."""
UNSEEN = RoomId("unseen")
"""Where an explorer is whom this viewer cannot see."""


class HouseView(msgspec.Struct, frozen=True, gc=False):
    """The table as one chair sees it. Cards, tracks and tiles lie open; stacks show their backs."""

    viewer: Seat
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
    aside: tuple[RoomId, ...]
    tiles: int
    top_tile: tuple[Floor, ...]
    """The back of the top tile: its floors."""
    decks: dict[Deck, int]
    known_top: dict[Deck, tuple[str, ...]]
    discard: tuple[CardId, ...]
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
    pages: tuple[str, ...]
    """The pages of the haunt books that this viewer may read."""
    outcome: str | None
    winners: tuple[Seat, ...]


def pages_for(house: House, viewer: Seat) -> tuple[str, ...]:
    """Sealed until the haunt; then each side reads its own page, and everybody all of them when it
    is over."""
    if not house.haunt:
        return ()
    goals = house.scenario.goals
    if house.outcome is not None:
        return tuple(f"{house.haunt}-{goal}" for goal in goals)
    if viewer < 0:
        return ()
    if len(goals) == 1:
        return (f"{house.haunt}-{goals[0]}",)
    page = f"{house.haunt}-{house.party[viewer]}"
    return (page, *TRAITORS_SECTIONS) if house.party[viewer] == TRAITOR else (page,)


def view(house: House, viewer: Seat) -> HouseView:
    over = house.outcome is not None
    scenario = house.scenario
    where = tuple(house.where)
    spent, halted, done = house.spent, house.halted, house.done
    secrets: dict[str, str] = {}
    party = tuple(house.party)
    if house.haunt:
        if house.secrets:
            secrets = {
                name: value for name, value in house.secrets.items() if over or may_read(house, viewer, name)
            }
        if not over:
            if scenario.hides:
                where = tuple(
                    UNSEEN if seat != viewer and scenario.unseen(house, Seat(seat)) else room
                    for seat, room in enumerate(where)
                )
                if where[house.active] == UNSEEN:
                    spent, halted, done = 0, False, {}
            if scenario.hidden:
                party = tuple(
                    each if house.open_party[seat] or seat == viewer else UNKNOWN
                    for seat, each in enumerate(party)
                )
    known: dict[Deck, tuple[str, ...]] = {}
    if house.known_top:
        mine = f"{viewer} "
        known = {
            Deck(key.removeprefix(mine)): top for key, top in house.known_top.items() if key.startswith(mine)
        }
    return HouseView(
        viewer,
        house.players,
        house.forced,
        house.declined,
        house.barriers_stop_traitor,
        house.one_search,
        tuple(house.explorers),
        tuple(house.clips),
        tuple(house.alive),
        where,
        hidden_sides(house, where) if UNSEEN in where else tuple(house.side),
        tuple(house.hands),
        tuple(house.kept),
        house.rows.copy(),
        house.placed.copy(),
        tuple(house.lost),
        tuple(house.aside),
        len(house.tiles),
        ROOMS[house.tiles[0]].floors if house.tiles else (),
        {deck: len(cards) for deck, cards in house.decks.items()},
        known,
        tuple(house.discard),
        house.piles.copy(),
        house.strays.copy(),
        house.tokens.copy(),
        tuple(house.passages),
        house.marks.copy(),
        secrets,
        house.first,
        house.active,
        house.monsters_turn,
        spent,
        halted,
        done.copy(),
        house.turns,
        house.omens_drawn,
        house.omen,
        house.omen_room,
        house.haunt,
        house.revealer,
        house.traitor,
        party,
        tuple(house.open_party),
        tuple(house.monsters),
        pages_for(house, viewer),
        house.outcome,
        tuple(house.winners),
    )


def hidden_sides(house: House, where: tuple[RoomId, ...]) -> tuple[int, ...]:
    return tuple(0 if room == UNSEEN else house.side[seat] for seat, room in enumerate(where))


def may_read(house: House, viewer: Seat, secret: str) -> bool:
    """Whether a secret is the viewer's to know: the own side token, a token turned over, or as the
    haunt says."""
    if secret.startswith("token "):
        seat = int(secret.split()[1])
        return seat == viewer or house.open_party[seat]
    return viewer >= 0 and house.scenario.sees(house, viewer, secret)


def imagine(view: HouseView, chance: Chance) -> House:
    """A house that this viewer could not tell from the true one."""
    house = House(
        chance=chance,
        outcome=view.outcome,
        players=view.players,
        forced=view.forced,
        declined=view.declined,
        barriers_stop_traitor=view.barriers_stop_traitor,
        one_search=view.one_search,
        explorers=list(view.explorers),
        clips=list(view.clips),
        alive=list(view.alive),
        where=list(view.where),
        side=list(view.side),
        hands=list(view.hands),
        kept=list(view.kept),
        rows=view.rows.copy(),
        lost=list(view.lost),
        aside=list(view.aside),
        decks={},
        discard=list(view.discard),
        piles=view.piles.copy(),
        strays=view.strays.copy(),
        tokens=view.tokens.copy(),
        passages=list(view.passages),
        marks=view.marks.copy(),
        secrets=view.secrets.copy(),
        first=view.first,
        active=view.active,
        monsters_turn=view.monsters_turn,
        spent=view.spent,
        halted=view.halted,
        done=view.done.copy(),
        turns=view.turns,
        omens_drawn=view.omens_drawn,
        omen=view.omen,
        omen_room=view.omen_room,
        haunt=view.haunt,
        revealer=view.revealer,
        traitor=view.traitor,
        party=list(view.party),
        open_party=list(view.open_party),
        monsters=list(view.monsters),
        winners=list(view.winners),
    )
    house.placed = view.placed.copy()
    house.cells = {cell(tile.floor, tile.x, tile.y): room for room, tile in view.placed.items()}
    for room in view.lost:
        house.gaps[room] = ""
    house.relink([room for room in view.placed if room not in view.lost])
    for room in view.lost:
        house.ways[room] = ()
    house.tiles = imagined_tiles(view, chance)
    house.decks = {deck: imagined_deck(view, deck, chance) for deck in view.decks}
    for deck, top in view.known_top.items():
        house.known_top[f"{view.viewer} {deck}"] = top
    if view.haunt:
        scenario = HAUNTS[view.haunt]
        if scenario.hidden and UNKNOWN in house.party:
            house.party, tokens = scenario.imagined_sides(view.party, view.secrets, chance)
            house.secrets.update(tokens)
        for seat, room in enumerate(house.where):
            if room == UNSEEN:
                house.where[seat] = chance.pick("imagined", [*house.rooms()])
        if view.outcome is None:
            house.secrets.update(scenario.guesses(house, view.viewer, chance))
    return house


def imagined_tiles(view: HouseView, chance: Chance) -> list[RoomId]:
    """The undrawn tiles in some order that fits the back of the top one and what was seen."""
    seen = [RoomId(tile) for tile in view.known_top.get(ROOM, ())]
    gone = {*view.placed, *view.aside, *seen}
    rest = chance.shuffled("imagined", [tile for tile in STACK if tile not in gone])
    if not seen and rest:
        top = next(tile for tile in rest if ROOMS[tile].floors == view.top_tile)
        rest.remove(top)
        seen = [top]
    return [*seen, *rest]


def imagined_deck(view: HouseView, deck: Deck, chance: Chance) -> list[CardId]:
    seen = [CardId(card) for card in view.known_top.get(deck, ())]
    whole = {OMEN: [c.id for c in OMENS], ITEM: [c.id for c in ITEMS], EVENT: list(EVENTS)}[deck]
    out = {*seen, *view.discard, *view.strays}
    for held in (*view.hands, *view.kept, *view.piles.values()):
        out.update(held)
    for monster in view.monsters:
        out.update(monster.items)
    rest = chance.shuffled("imagined", [card for card in whole if card not in out])
    return [*seen, *rest][: view.decks[deck]]
