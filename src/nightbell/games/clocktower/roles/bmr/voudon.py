"""Voudon."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("voudon", TRAVELLER, "bmr", icon="voodoo-doll")


@limits_votes("voudon")
def voudon(town: Town, me: Ability) -> tuple[Seat, ...]:
    """Only the Voudon and the dead vote, for no token, and a majority is not needed."""
    return tuple(seat for seat in town.players() if seat == me.seat or not town.square[seat].alive)
