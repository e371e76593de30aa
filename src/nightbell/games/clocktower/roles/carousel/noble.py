"""Noble."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("noble", TOWNSFOLK, "carousel", icon="fleur-de-lys", first=64, reminders=("know",) * 3)
@learns("noble", "C-034")
def noble(town: Town, me: Ability) -> Reading[Targets]:
    """Starts knowing three players, of whom just one is evil."""
    trios = tuple(combinations(town.others(me.seat), 3))
    honest = tuple(trio for trio in trios if 1 in total(town.reads_evil(seat) for seat in trio))
    true = tuple(trio for trio in trios if sum(town.grimoire[seat].side == EVIL for seat in trio) == 1)
    return Reading(TRIO, honest, trios, true=true)
