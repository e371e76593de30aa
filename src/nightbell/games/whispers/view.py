"""Looking at a hunt, and back: from a view to a complete hunt that fits it.

What the viewer knows is taken over, everything else is dealt anew.
"""

from collections.abc import Iterable

from nightbell.engine import Chance, Seat
from nightbell.games.whispers.content import KILLERS, SILVER
from nightbell.games.whispers.seen import KillerView, OnlookerView, Open, VictimsView, View
from nightbell.games.whispers.setup import new_hunt
from nightbell.games.whispers.state import HAND_LIMIT, REPAIRED, Hunt
from nightbell.games.whispers.traits import COMPACT, VICTIM_TRAITS
from nightbell.games.whispers.whereabouts import sample_victims


def see(hunt: Hunt, viewer: Seat) -> View:
    if viewer == hunt.killer_seat:
        return KillerView.of(hunt, viewer)
    if viewer in hunt.victim_seats:
        return VictimsView.of(hunt, viewer)
    return OnlookerView.of(hunt, viewer)


def imagine(view: View, chance: Chance) -> Hunt:
    """A fresh setup lends the decks and whatever else nobody sees."""
    seen = view.open
    hunt = new_hunt(seen.options, chance.below("imagined-seed", 2**32))
    view.into(hunt)
    hunt.wounds = {tile.victim: tile.wounds for tile in seen.roof}
    hunt.fear = {tile.victim: tile.fear for tile in seen.roof}
    hunt.keys = 0 if seen.options.separate_ways else seen.keys
    if isinstance(view, VictimsView):
        _shuffle_stacks(hunt, view)
    else:
        _deal_victims(hunt, view)
    if isinstance(view, KillerView):
        _lay_out_killer(hunt, view)
    else:
        _deal_killer(hunt, seen)
    return hunt


def _shuffle_stacks(hunt: Hunt, view: VictimsView) -> None:
    """The victims know what is left in each stack, and that a key of the search cards lies lowest."""
    deck = list(view.search_rest)
    bottom = ["key"] if "key" in deck else []
    for card in bottom:
        deck.remove(card)
    hunt.search_deck = bottom + hunt.chance.shuffled("search", deck)
    hunt.equipment_deck = hunt.chance.shuffled("equipment", view.equipment_rest)
    hunt.silver = hunt.chance.shuffled("silver", view.silver_rest)


def _deal_victims(hunt: Hunt, view: View) -> None:
    """Places by what the killer's clues allow, items and secrets at random."""
    seen, chance = view.open, hunt.chance
    gone = {*hunt.escaped, *hunt.bodies}
    clues = view.clues if isinstance(view, KillerView) else ()
    places = sample_victims(seen, clues, chance)
    hunt.where = {victim: places[victim] for victim in hunt.victims if victim not in gone}
    hunt.noise = () if len(seen.heard) == len(hunt.board.places) else seen.heard
    hunt.drowned = len(seen.heard) == len(hunt.board.places)
    hunt.left = hunt.present if seen.phase in ("start", "actions") else ()
    hunt.repair = REPAIRED if seen.rescue is not None else chance.below("imagined-repair", REPAIRED)
    if hunt.options.separate_ways:
        for _ in range(seen.keys):
            hunt.rings[chance.pick("imagined-keys", hunt.victims)] += 1
    _take_keys(hunt, seen.keys)
    if seen.options.traits != "off" and seen.phase not in ("setup", "cast"):
        names = [name for name in VICTIM_TRAITS if seen.options.traits == "full" or name in COMPACT]
        hunt.traits = dict(zip(hunt.victims, chance.shuffled("imagined-traits", names), strict=False))
        hunt.dealt = {}
    hunt.silver = chance.sample("silver", SILVER, len(hunt.chests))
    _spend_equipment(hunt, seen)


def _take_keys(hunt: Hunt, keys: int) -> None:
    """As many keys as lie in the open are no longer in the decks."""
    for _ in range(keys):
        deck = hunt.search_deck if hunt.search_deck.count("key") > 1 else hunt.equipment_deck
        if "key" not in deck:
            deck = hunt.search_deck
        deck.reverse()
        deck.remove("key")
        deck.reverse()


def _spend_equipment(hunt: Hunt, seen: Open) -> None:
    """Two cards of the equipment deck have gone each round; some are in the bags."""
    rounds = seen.round - (1 if seen.phase in ("setup", "cast", "start", "actions", "equipment") else 0)
    for _ in range(max(0, 2 * rounds)):
        rest = [n for n, item in enumerate(hunt.equipment_deck) if item != "key"]
        if not rest:
            return
        item = hunt.equipment_deck.pop(rest[-1])
        holder = hunt.chance.pick("imagined-bags", hunt.victims)
        if len(hunt.bag[holder]) < hunt.slots(holder) and hunt.chance.below("imagined-bags", 2):
            hunt.bag[holder] = (*hunt.bag[holder], item)
        else:
            hunt.used_items.append(item)


def _lay_out_killer(hunt: Hunt, view: KillerView) -> None:
    seen = view.open
    hunt.figures = seen.figures or (view.place,)
    hunt.last_seen = seen.stealth_token or view.place
    taken = (*view.hand, *view.discard, *view.removed, *seen.locked, *seen.in_play)
    hunt.deck = hunt.chance.shuffled("killer-deck", _less(KILLERS[seen.options.killer].cards, taken))


def _less(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def _deal_killer(hunt: Hunt, seen: Open) -> None:
    """Any hand; a hidden killer anywhere in his shadow; any of the statues the main one."""
    chance = hunt.chance
    if seen.in_circle:
        hunt.figures = (chance.pick("imagined-killer", seen.shadow),)
        assert seen.stealth_token is not None
        hunt.last_seen = seen.stealth_token
    else:
        hunt.figures = seen.figures
        hunt.main = chance.below("imagined-main", len(seen.figures)) if seen.exposed is None else seen.exposed
        hunt.last_seen = hunt.at
    cards = chance.shuffled(
        "killer-deck", _less(KILLERS[seen.options.killer].cards, (*seen.locked, *seen.in_play))
    )
    size = min(len(cards), chance.below("imagined-hand", HAND_LIMIT + 1))
    hunt.hand = [cards.pop() for _ in range(size)]
    cut = chance.below("imagined-discard", len(cards) + 1)
    hunt.deck, hunt.discard = cards[:cut], cards[cut:]
    hunt.removed = ()
    if seen.snares:
        kinds = chance.sample("snares", ("net", "net", "skull", "bear_trap"), len(seen.snares))
        hunt.snares = dict(zip(seen.snares, kinds, strict=True))
    else:
        hunt.snares = {}
    hunt.guesses, hunt.repair_guess, hunt.clues = (), 0, []
    if seen.killer_traits or seen.phase != "setup":
        hunt.killer_dealt = ()
