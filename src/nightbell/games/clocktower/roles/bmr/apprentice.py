"""Apprentice."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("apprentice", TRAVELLER, "bmr", icon="graduate-cap", first=8, reminders=("is-the-apprentice",))
def apprentice(town: Town, me: Ability) -> Effect[None]:
    """On the first night in play gains a Townsfolk's ability, or if evil a Minion's."""
    trades = town.on_sheet(TOWNSFOLK if town.side_of(me) == GOOD else MINION)
    trade = yield from decide(
        ask(town.storyteller, "apprentice", OneOf(trades, "role"), "C-312", seat=me.seat)
    )
    yield Gain(me, trade)
    yield call(arrive, Ability(me.seat, trade))
