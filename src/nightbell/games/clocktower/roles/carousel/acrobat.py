"""Acrobat."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

CHOSEN = reminder("acrobat", "chosen")


@role("acrobat", TOWNSFOLK, "carousel", icon="acrobatic", other=21, reminders=("chosen", "dead"))
def acrobat(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first chooses a player: if they are drunk or poisoned tonight, the Acrobat dies."""
    chosen = yield from choose(town, me, town.players(), "C-311")
    yield mark(town, chosen, CHOSEN, me, until=DAWN)


@watches("acrobat")
def acrobat_falls(town: Town, me: Ability) -> Effect[None]:
    chosen = keep(town.bearer(CHOSEN, me))
    if chosen is not None and keep(unsteady(town, chosen)):
        yield LiftMarks(me, CHOSEN)
        yield kill(me.seat, by=me)


def unsteady(town: Town, seat: Seat) -> bool:
    return town.is_drunk(seat) or town.is_poisoned(seat) or town.grimoire[seat].role == "drunk"
