"""What victims do with things: draw and keep them, mend the transmitter, find a secret passage."""

from nightbell.engine import YES_NO, Call, Effect, OneOf, ask, call, decide, keep
from nightbell.games.whispers.atoms import DrawItem, DropItem, KeepItem, MakeNoise, Mend, TossItem
from nightbell.games.whispers.content import ITEMS, KEY
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.moments import burrows, mends, muffles
from nightbell.games.whispers.state import Hunt, Victim, in_item_order
from nightbell.games.whispers.steps import step_into


def receive(victim: Victim, item: str) -> Effect[None]:
    """Into the bag; above the limit the victim chooses at once what to drop, the new card included."""
    yield KeepItem(victim, item)
    yield call(drop_to_limit, victim)


def drop_to_limit(hunt: Hunt, victim: Victim) -> Effect[None]:
    while keep(len(hunt.bag[victim]) > hunt.slots(victim)):
        bag = in_item_order(hunt.bag[victim])
        item = yield from decide(
            ask(hunt.seat_of(victim), "drop", OneOf(bag, "item"), "W-105", victim=victim)
        )
        yield DropItem(victim, item)


def draw_search_card(victim: Victim, silent: bool = False, must_keep: bool = False) -> Call[Hunt, None]:
    """The top card of the search deck: heard if it is noisy, then kept or discarded."""
    return call(_draw_search_card, victim, silent, must_keep)


def _draw_search_card(hunt: Hunt, victim: Victim, silent: bool, must_keep: bool) -> Effect[None]:
    if keep(not hunt.search_deck):
        return
    item = yield from DrawItem(victim, "search")
    if not silent:
        yield from noise_of(hunt, victim, item)
    yield from take_or_toss(hunt, victim, item, must_keep)


def take_or_toss(hunt: Hunt, victim: Victim, item: str, must_keep: bool = False) -> Effect[None]:
    """A card of the search deck is kept or not, as its finder likes; a key always is."""
    full = keep(len(hunt.bag[victim]) >= hunt.slots(victim))
    kept = item == KEY or must_keep or full
    if not kept:
        kept = yield from ask(hunt.seat_of(victim), "keep-item", YES_NO, "W-158", victim=victim, item=item)
    if kept:
        yield from receive(victim, item)
    else:
        yield TossItem(victim, item)


def noise_of(hunt: Hunt, victim: Victim, item: str) -> Effect[None]:
    """Taking a noisy card is heard where it is drawn, kept or not."""
    if ITEMS[item].noisy and not hushed(hunt, victim):
        yield MakeNoise(hunt.where[victim])


def hushed(hunt: Hunt, victim: Victim) -> bool:
    """What this victim does now is not heard."""
    return any(muffles[piece](hunt, victim) for piece in hunt.voices(muffles, victim))


def repair(victim: Victim, amount: int, silent: bool = False) -> Call[Hunt, None]:
    """Mend the transmitter, wherever the victim stands; once a turn for the whole team."""
    return call(_repair, victim, amount, silent)


def _repair(hunt: Hunt, victim: Victim, amount: int, silent: bool) -> Effect[None]:
    more = keep(sum(mends[piece](hunt, victim) for piece in hunt.voices(mends, victim)))
    gained = yield from Mend(victim, amount + more)
    if not silent and not hushed(hunt, victim):
        yield MakeNoise(hunt.where[victim])
    if hunt.options.separate_ways:
        for _ in range(gained):
            yield draw_search_card(victim, must_keep=True)


def cross(victim: Victim) -> Call[Hunt, None]:
    """Through a secret passage."""
    return call(_cross, victim)


def far_ends(hunt: Hunt, me: Victim) -> tuple[Place, ...]:
    here = hunt.where[me]
    plan = hunt.plan_done or ""
    return burrows[plan](hunt, here) if plan in burrows else hunt.board.secret_ends[here]


def can_cross(hunt: Hunt, me: Victim) -> bool:
    return me not in hunt.netted and bool(far_ends(hunt, me))


def _cross(hunt: Hunt, victim: Victim) -> Effect[None]:
    ends = far_ends(hunt, victim)
    place = yield from decide(
        ask(hunt.seat_of(victim), "cross", OneOf(ends, "place"), "W-154", victim=victim)
    )
    yield step_into(hunt, victim, place)
