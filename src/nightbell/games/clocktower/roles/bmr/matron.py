"""Matron."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MOST_SWAPS = 3

role("matron", TRAVELLER, "bmr", icon="teacher", keeps_seated=True)


@publicly("matron")
def matron(town: Town, me: Ability) -> Decision[Answer] | None:
    """Each day may have up to three pairs of players swap seats, one after the other."""
    return ask(me.seat, "matron", Some(town.players(), 2, 2, "seat"), "C-446")


@in_public("matron")
def changes_seats(town: Town, me: Ability, pair: Answer) -> Effect[None]:
    yield Act(me)
    players = keep(town.players())
    swapped = tuple(seat for seat in players if isinstance(pair, tuple) and seat in pair)
    for left in reversed(range(MOST_SWAPS)):
        if keep(town.works(me)):
            yield SwapSeats(*swapped)
        if not left or not (yield from ask(me.seat, "matron-again", YES_NO, "C-446")):
            return
        swapped = yield from ask(me.seat, "matron-swap", Some(players, 2, 2, "seat"), "C-446")
