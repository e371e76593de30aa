"""A whole house imagined from what a viewer knows of it: what nobody showed them is dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from nightbell.engine import Chance, rest_of
from nightbell.games.betrayal.cards.catalogue import PRINTED
from nightbell.games.betrayal.house import UNKNOWN, UNSEEN, House
from nightbell.games.betrayal.links import link
from nightbell.games.betrayal.rooms import ROOMS, STACK
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import ROOM, CardId, Deck, RoomId


def imagine(view: HouseView, chance: Chance) -> House:
    """A house that this viewer could not tell from the true one."""
    house = view.begun(chance)
    link(house)
    house.tiles = imagined_tiles(view, chance)
    out = [*view.hands, *view.kept, *view.piles.values(), *(monster.items for monster in view.monsters)]
    drawn = [*view.discard, *view.strays, *chain.from_iterable(out)]
    house.decks = {deck: imagined_deck(view, deck, drawn, chance) for deck in view.decks}
    house.known_top = {f"{view.viewer} {deck}": top for deck, top in view.known_top.items()}
    if view.haunt:
        if house.scenario.hidden and UNKNOWN in house.party:
            house.party, tokens = house.scenario.imagined_sides(view.party, view.secrets, chance)
            house.secrets.update(tokens)
        for seat, room in enumerate(house.where):
            if room == UNSEEN:
                house.where[seat] = chance.pick("imagined", [*house.rooms()])
        if view.outcome is None:
            house.secrets.update(house.scenario.guesses(house, view.viewer, chance))
    return house


def imagined_tiles(view: HouseView, chance: Chance) -> list[RoomId]:
    """The undrawn tiles in some order that fits the back of the top one and what was seen."""
    seen = [RoomId(tile) for tile in view.known_top.get(ROOM, ())]
    rest = chance.shuffled("imagined", rest_of(STACK, view.placed, view.aside, seen))
    if not seen and rest:
        top = next(tile for tile in rest if ROOMS[tile].floors == view.top_tile)
        rest.insert(0, rest.pop(rest.index(top)))
    return [*seen, *rest]


def imagined_deck(view: HouseView, deck: Deck, drawn: Sequence[CardId], chance: Chance) -> list[CardId]:
    seen = [CardId(card) for card in view.known_top.get(deck, ())]
    return [*seen, *chance.shuffled("imagined", rest_of(PRINTED[deck], seen, drawn))][: view.decks[deck]]
