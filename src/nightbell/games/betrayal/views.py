"""A whole house imagined from what a viewer knows of it."""

from __future__ import annotations

from nightbell.engine import Chance, Seat
from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.glimpses import UNKNOWN, UNSEEN
from nightbell.games.betrayal.house import HAUNTS, House, cell
from nightbell.games.betrayal.rooms import ROOMS, STACK
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import EVENT, ITEM, OMEN, ROOM, CardId, Deck, RoomId


def view(house: House, viewer: Seat) -> HouseView:
    return HouseView.of(house, viewer)


def imagine(view: HouseView, chance: Chance) -> House:
    """A house that this viewer could not tell from the true one."""
    house = House(
        chance=chance,
        players=view.players,
        explorers=[],
        clips=[],
        alive=[],
        where=[],
        side=[],
        hands=[],
        kept=[],
        decks={},
        first=view.first,
        active=view.active,
    )
    view.into(house)
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
