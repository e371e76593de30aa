"""The catalogue of a Wizard's wishes: each with its check, what comes of it, its price and its clue.

The Storyteller declines a wish or grants it, and says whether it has its price and leaves its clue. What is
wished in own words is granted with the Storyteller's own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from nightbell.engine import Effect, OneOf, Seat, Some, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Announce, Inform, Notify, PlaceMark, TurnSide
from nightbell.games.clocktower.catalogue import (
    BY_ABILITY,
    DEMON,
    EVIL,
    GOOD,
    ROLES,
    TOWNSFOLK,
    Ability,
    GrantId,
    Harm,
    WishId,
    reminder,
)
from nightbell.games.clocktower.change import become, revive, turn
from nightbell.games.clocktower.death import Kill
from nightbell.games.clocktower.grimoire import FOREVER
from nightbell.games.clocktower.town import Town

DECLINED: Final = GrantId("declined")
PLAIN: Final = GrantId("plain")
PRICE: Final = GrantId("price")
CLUE: Final = GrantId("clue")
BOTH: Final = GrantId("both")
GRANTS: Final = (DECLINED, PLAIN, PRICE, CLUE, BOTH)
OWN_WORDS: Final = WishId("own-words")
WINS: Final = reminder("wizard", "wish")
WEAK: Final = reminder("wizard", "poisoned")
DECOYS: Final = 2

Check: TypeAlias = Callable[[Town, Ability], bool]
Deed: TypeAlias = Callable[[Town, Ability], Effect[None]]


class Wish(msgspec.Struct, frozen=True):
    fits: Check
    grant: Deed
    price: Deed
    clue: Deed


# ---- prices and clues


def own_life(town: Town, me: Ability) -> Effect[None]:
    yield Kill(me.seat, Harm(BY_ABILITY, sure=True))


def told_to_somebody(town: Town, me: Ability) -> Effect[None]:
    """A good player learns that there is a Wizard."""
    good = tuple(seat for seat in town.alive() if town.grimoire[seat].side == GOOD)
    if keep(good):
        chosen = yield from ask(town.storyteller, "wish-witness", OneOf(good, "seat"), "C-559", seat=me.seat)
        yield Inform(chosen, events.LearnsInPlay(chosen, me.role, (me.role,)))


def old_demon_dies(town: Town, me: Ability) -> Effect[None]:
    for seat in keep(tuple(seat for seat in town.demons() if seat != me.seat)):
        yield Kill(seat, Harm(BY_ABILITY, sure=True))


def is_felt(wish: str) -> Deed:
    """The town hears that such a wish was granted, and nothing more."""

    def clue(town: Town, me: Ability) -> Effect[None]:
        yield Announce(events.WishGranted(WishId(wish), ()))

    return clue


def three_suspects(town: Town, me: Ability) -> Effect[None]:
    """The town is shown the Demon among others."""
    demons = keep(tuple(town.demons())[:1])
    others = tuple(seat for seat in town.alive() if seat not in demons)
    many = min(DECOYS, len(others))
    decoys = yield from ask(town.storyteller, "wish-suspects", Some(others, many, many, "seat"), "C-559")
    yield Announce(events.WishGranted(WishId("victory"), tuple(sorted((*demons, *decoys)))))


# ---- wishes


def always(town: Town, me: Ability) -> bool:
    return True


def no_demon_yet(town: Town, me: Ability) -> bool:
    return not town.is_a(me.seat, DEMON) and bool(town.demons())


def somebody_evil_is_dead(town: Town, me: Ability) -> bool:
    return any(town.grimoire[seat].side == EVIL and not town.grimoire[seat].alive for seat in town.circle)


def sees_all(town: Town, me: Ability) -> Effect[None]:
    seats = keep(town.players())
    tokens = tuple(
        events.Seen(seat, town.grimoire[seat].role, town.grimoire[seat].side, town.living(seat), ())
        for seat in seats
    )
    yield Inform(me.seat, events.SeesGrimoire(me.seat, tokens))


def is_a_demon(town: Town, me: Ability) -> Effect[None]:
    demon = keep(town.grimoire[town.demons()[0]].role)
    yield call(become, me.seat, demon)
    yield Notify(me.seat)


def wins_at_dusk(town: Town, me: Ability) -> Effect[None]:
    yield PlaceMark(me.seat, WINS, None, FOREVER)


def clouds_the_town(town: Town, me: Ability) -> Effect[None]:
    """All Townsfolk are poisoned until dusk."""
    for seat in keep(tuple(seat for seat in town.players() if town.is_a(seat, TOWNSFOLK))):
        yield PlaceMark(seat, WEAK, me, town.until_dusk())


def brings_back(town: Town, me: Ability) -> Effect[None]:
    dead = tuple(s for s in town.players() if town.grimoire[s].side == EVIL and not town.grimoire[s].alive)
    yield call(revive, (yield from whom(town, me, "revival", dead)))


def strikes_down(town: Town, me: Ability) -> Effect[None]:
    victim = yield from whom(town, me, "death", town.alive())
    yield Kill(victim, Harm(BY_ABILITY, me))


def wins_over(town: Town, me: Ability) -> Effect[None]:
    good = [seat for seat in town.alive() if town.grimoire[seat].side == GOOD]
    yield call(turn, (yield from whom(town, me, "ally", good or town.alive())), EVIL)


def unmasks(town: Town, me: Ability) -> Effect[None]:
    """Learns somebody's role."""
    target = yield from whom(town, me, "secret", town.others(me.seat))
    yield Inform(me.seat, events.LearnsRole(me.seat, me.role, target, town.grimoire[target].role))


def is_good_after_all(town: Town, me: Ability) -> Effect[None]:
    yield TurnSide(me.seat, GOOD)
    yield Notify(me.seat, again=ROLES[town.grimoire[me.seat].role].hides_side)


def whom(town: Town, me: Ability, wish: str, among: tuple[Seat, ...] | list[Seat]) -> Effect[Seat]:
    seats = OneOf(tuple(keep(among)), "seat")
    return (yield from ask(me.seat, "wish-target", seats, "C-559", wish=WishId(wish)))


WISHES: Final = {
    WishId("grimoire"): Wish(always, sees_all, told_to_somebody, is_felt("grimoire")),
    WishId("demon"): Wish(no_demon_yet, is_a_demon, old_demon_dies, is_felt("demon")),
    WishId("victory"): Wish(no_demon_yet, wins_at_dusk, three_suspects, is_felt("victory")),
    WishId("plague"): Wish(always, clouds_the_town, own_life, is_felt("plague")),
    WishId("revival"): Wish(somebody_evil_is_dead, brings_back, own_life, is_felt("revival")),
    WishId("death"): Wish(always, strikes_down, own_life, is_felt("death")),
    WishId("ally"): Wish(always, wins_over, own_life, is_felt("ally")),
    WishId("secret"): Wish(always, unmasks, told_to_somebody, is_felt("secret")),
    WishId("peace"): Wish(always, is_good_after_all, told_to_somebody, is_felt("peace")),
}
