"""Snake Charmer."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

CHARMED = reminder("snakecharmer", "poisoned")


@role("snakecharmer", TOWNSFOLK, "snv", icon="snake", first=36, other=22, reminders=("poisoned",))
def snake_charmer(town: Town, me: Ability) -> Effect[None]:
    """Each night points at a living player: a Demon changes places with the Charmer, and is poisoned."""
    alive = tuple(seat for seat in town.players() if town.square[seat].alive)
    target = yield from choose(town, me, alive, "C-316")
    if not (yield from registers(town, target, DEMON, me, "C-687")) or target == me.seat:
        return
    if keep(town.works(me)):
        yield call(change_places, me.seat, target)
        yield PlaceMark(target, CHARMED, None, FOREVER)
    elif keep(town.misfires(me)):
        yield GoAstray(me)
