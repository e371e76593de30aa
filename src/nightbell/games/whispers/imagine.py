"""From a view to a complete hunt that fits it: what is known is taken over, the rest dealt anew."""

from nightbell.engine import Chance, rest_of
from nightbell.games.whispers.content import KEY
from nightbell.games.whispers.seen import KillerView, Open, VictimsView, View
from nightbell.games.whispers.setup import new_hunt
from nightbell.games.whispers.state import HAND_LIMIT, REPAIRED, Hunt
from nightbell.games.whispers.traits import COMPACT, VICTIM_TRAITS
from nightbell.games.whispers.whereabouts import sample_victims


def imagine(view: View, chance: Chance) -> Hunt:
    """A fresh setup lends the decks and whatever else nobody sees."""
    seen = view.open
    hunt = new_hunt(seen.options, chance.below("imagined-seed", 2**32))
    view.into(hunt)
    hunt.wounds = {tile.victim: tile.wounds for tile in seen.roof}
    hunt.fear = {tile.victim: tile.fear for tile in seen.roof}
    hunt.keys = 0 if seen.options.separate_ways else seen.keys
    if isinstance(view, VictimsView):
        _stack(hunt, view)
    else:
        _deal_victims(hunt, view)
    if isinstance(view, KillerView):
        hunt.figures = seen.figures or (view.place,)
        hunt.last_seen = seen.stealth_token or view.place
        cards = rest_of(hunt.kind.cards, view.hand, view.discard, view.removed, seen.locked, seen.in_play)
        hunt.deck = hunt.chance.shuffled("killer-deck", cards)
    else:
        _deal_killer(hunt, seen)
    return hunt


def _stack(hunt: Hunt, view: VictimsView) -> None:
    """The victims know what is left in each stack, and that a key of the search cards lies lowest."""
    bottom = [KEY] if KEY in view.search_rest else []
    hunt.search_deck = bottom + hunt.chance.shuffled("search", rest_of(view.search_rest, bottom))
    hunt.equipment_deck = hunt.chance.shuffled("equipment", view.equipment_rest)
    hunt.silver = hunt.chance.shuffled("silver", view.silver_rest)


def _deal_victims(hunt: Hunt, view: View) -> None:
    """Places by what the killer's clues allow, items and secrets at random."""
    seen, chance = view.open, hunt.chance
    places = sample_victims(seen, view.clues if isinstance(view, KillerView) else (), chance)
    hunt.where = {each: places[each] for each in hunt.victims if each not in {*hunt.escaped, *hunt.bodies}}
    hunt.drowned = len(seen.heard) == len(hunt.board.places)
    hunt.noise = () if hunt.drowned else seen.heard
    hunt.left = hunt.present if seen.phase in ("start", "actions") else ()
    hunt.repair = REPAIRED if seen.rescue is not None else chance.below("imagined-repair", REPAIRED)
    if hunt.options.separate_ways:
        for _ in range(seen.keys):
            hunt.rings[chance.pick("imagined-keys", hunt.victims)] += 1
    if seen.options.traits != "off" and seen.phase not in ("setup", "cast"):
        names = [name for name in VICTIM_TRAITS if seen.options.traits == "full" or name in COMPACT]
        hunt.traits = dict(zip(hunt.victims, chance.shuffled("imagined-traits", names), strict=False))
        hunt.dealt = {}
    del hunt.silver[len(hunt.chests) :]
    _spend_items(hunt, seen)


def _spend_items(hunt: Hunt, seen: Open) -> None:
    """Keys in the open have left their decks, and each round two cards of the equipment; some are in bags."""
    for _ in range(seen.keys):
        few = hunt.search_deck.count(KEY) < 2 and KEY in hunt.equipment_deck
        deck = hunt.equipment_deck if few else hunt.search_deck
        del deck[max(n for n, item in enumerate(deck) if item == KEY)]
    rounds = max(0, seen.round - (seen.phase in ("setup", "cast", "start", "actions", "equipment")))
    spare = [n for n, item in enumerate(hunt.equipment_deck) if item != KEY]
    for n in spare[: -2 * rounds - 1 : -1]:
        item, holder = hunt.equipment_deck.pop(n), hunt.chance.pick("imagined-bags", hunt.victims)
        if len(hunt.bag[holder]) < hunt.slots(holder) and hunt.chance.below("imagined-bags", 2):
            hunt.bag[holder] = (*hunt.bag[holder], item)
        else:
            hunt.used_items.append(item)


def _deal_killer(hunt: Hunt, seen: Open) -> None:
    """Any hand; a hidden killer anywhere in his shadow; any of the statues the main one."""
    chance = hunt.chance
    if seen.in_circle:
        hunt.figures = (chance.pick("imagined-killer", seen.shadow),)
    else:
        hunt.main = chance.below("imagined-main", len(seen.figures)) if seen.exposed is None else seen.exposed
    hunt.last_seen = seen.stealth_token or hunt.at
    cards = chance.shuffled("killer-deck", rest_of(hunt.kind.cards, seen.locked, seen.in_play))
    size = min(len(cards), chance.below("imagined-hand", HAND_LIMIT + 1))
    hunt.hand = [cards.pop() for _ in range(size)]
    cut = chance.below("imagined-discard", len(cards) + 1)
    hunt.deck, hunt.discard = cards[:cut], cards[cut:]
    kinds = chance.sample("snares", tuple(hunt.snares.values()), len(seen.snares)) if seen.snares else []
    hunt.snares = dict(zip(seen.snares, kinds, strict=True))
    if seen.killer_traits or seen.phase != "setup":
        hunt.killer_dealt = ()
