"""Seamstress."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("seamstress", TOWNSFOLK, "snv", icon="sewing-needle", first=61, other=82, reminders=("no-ability",))
def seamstress(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, learns of two others whether they are on the same side."""
    if (yield from ask(me.seat, "compare", YES_NO, "C-298")):
        pair = yield from choose_two(town, me, town.others(me.seat), "C-314")
        yield from learn(town, me, *pair)
        yield Spend(me)


@learns("seamstress", "C-298")
def same_side(town: Town, me: Ability, *pair: Seat) -> Reading[bool]:
    one, other = (town.reads_evil(seat) for seat in pair)
    same = tuple(dict.fromkeys(a == b for a, b in product(one, other)))
    return yes_or_no(same, pair, true=same[0])


due("seamstress")(once_a_game)
