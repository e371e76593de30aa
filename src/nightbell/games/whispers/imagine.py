"""A complete hunt that fits a view: what the viewer knows is taken over, everything else is dealt anew."""

from collections.abc import Iterable

from nightbell.engine import Chance
from nightbell.games.whispers.content import KILLERS, SILVER
from nightbell.games.whispers.setup import new_hunt
from nightbell.games.whispers.state import HAND_LIMIT, REPAIRED, Hunt, Victim
from nightbell.games.whispers.traits import COMPACT, VICTIM_TRAITS
from nightbell.games.whispers.view import KillerView, Open, VictimsView, View
from nightbell.games.whispers.whereabouts import sample_victims


def imagine(view: View, chance: Chance) -> Hunt:
    hunt = _common(view.open, chance)
    if isinstance(view, VictimsView):
        _victims_know(hunt, view)
    else:
        _deal_victims(hunt, view)
    if isinstance(view, KillerView):
        _killer_knows(hunt, view)
    else:
        _deal_killer(hunt, view.open)
    return hunt


def _common(seen: Open, chance: Chance) -> Hunt:
    """The open part. A fresh setup lends the decks and whatever else nobody sees."""
    hunt = new_hunt(seen.options, chance.below("imagined-seed", 2**32))
    hunt.phase, hunt.round, hunt.outcome = seen.phase, seen.round, seen.outcome
    hunt.wounds = {tile.victim: tile.wounds for tile in seen.roof}
    hunt.fear = {tile.victim: tile.fear for tile in seen.roof}
    hunt.keys = 0 if seen.options.separate_ways else seen.keys
    hunt.rescue = seen.rescue
    hunt.heard, hunt.barricades, hunt.portcullis = seen.heard, seen.barricades, seen.portcullis
    hunt.encouraged, hunt.escaped = seen.encouraged, seen.escaped
    hunt.bodies = dict(seen.bodies)
    hunt.gallery_woken = seen.gallery_woken
    hunt.hidden, hunt.shadow, hunt.on_reveal = seen.in_circle, seen.shadow, seen.on_reveal
    hunt.level, hunt.growth, hunt.exposed = seen.level, seen.growth, seen.exposed
    hunt.fury, hunt.fury_next = seen.fury, seen.fury_next
    hunt.attack_bonus, hunt.attack_marks = seen.attack_bonus, seen.attack_marks
    hunt.played, hunt.in_play = seen.played, seen.in_play
    hunt.locked = list(seen.locked)
    hunt.basic_left, hunt.met, hunt.met_last = seen.basic_left, seen.met, seen.met_last
    hunt.revealed, hunt.tunnelled, hunt.waits = seen.revealed, seen.tunnelled, seen.waits
    hunt.defender, hunt.unattacked, hunt.halted = seen.defender, seen.unattacked, seen.halted
    hunt.chests, hunt.cores, hunt.evolutions = seen.chests, seen.cores, seen.evolutions
    hunt.killer_traits, hunt.first_player = seen.killer_traits, seen.first_player
    return hunt


def _gone(hunt: Hunt) -> set[Victim]:
    return {*hunt.escaped, *hunt.bodies}


def _victims_know(hunt: Hunt, view: VictimsView) -> None:
    hunt.where, hunt.bag, hunt.rings = dict(view.where), dict(view.bags), dict(view.rings)
    hunt.left, hunt.acted, hunt.acting = view.left, view.acted, view.acting
    hunt.busied, hunt.stilled = view.busied, view.stilled
    hunt.today, hunt.spent, hunt.netted = view.today, view.spent, view.netted
    hunt.notes, hunt.notes_left = view.notes, view.notes_left
    hunt.noise, hunt.drowned = view.noise, view.drowned
    hunt.repair, hunt.repaired, hunt.rescue = view.repair, view.repaired, view.rescue
    deck = list(view.search_rest)
    bottom = ["key"] if "key" in deck else []
    for card in bottom:
        deck.remove(card)
    hunt.search_deck = bottom + hunt.chance.shuffled("search", deck)
    hunt.equipment_deck = hunt.chance.shuffled("equipment", view.equipment_rest)
    hunt.used_items = list(view.used_items)
    hunt.silver = hunt.chance.shuffled("silver", view.silver_rest)
    hunt.trap, hunt.first_aid, hunt.marker = view.trap, view.first_aid, view.marker
    hunt.traits, hunt.dealt = dict(view.traits), dict(view.dealt)
    hunt.plans, hunt.plan, hunt.plan_step = view.plans, view.plan, view.plan_step
    hunt.plan_done = view.plan_done


def _deal_victims(hunt: Hunt, view: View) -> None:
    """Places by what the killer's clues allow, items and secrets at random."""
    seen, chance = view.open, hunt.chance
    gone = _gone(hunt)
    clues = view.clues if isinstance(view, KillerView) else ()
    places = sample_victims(seen, clues, chance)
    hunt.where = {victim: places[victim] for victim in hunt.victims if victim not in gone}
    hunt.noise = () if len(seen.heard) == len(hunt.board.places) else seen.heard
    hunt.drowned = len(seen.heard) == len(hunt.board.places)
    hunt.left = _still_to_act(hunt, seen)
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


def _still_to_act(hunt: Hunt, seen: Open) -> tuple[Victim, ...]:
    return hunt.present if seen.phase in ("start", "actions") else ()


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


def _killer_knows(hunt: Hunt, view: KillerView) -> None:
    hunt.main = view.main
    hunt.figures = view.open.figures or (view.place,)
    hunt.last_seen = view.open.stealth_token or view.place
    hunt.hand, hunt.discard, hunt.removed = list(view.hand), list(view.discard), view.removed
    taken = (*view.hand, *view.discard, *view.removed, *view.open.locked, *view.open.in_play)
    hunt.deck = hunt.chance.shuffled("killer-deck", _less(KILLERS[view.open.options.killer].cards, taken))
    hunt.snares = dict(view.snare_kinds)
    hunt.killer_dealt = view.killer_dealt
    hunt.guesses, hunt.repair_guess = view.guesses, view.repair_guess
    hunt.clues = list(view.clues)


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
