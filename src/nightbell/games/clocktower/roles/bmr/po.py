"""Po."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("po", DEMON, "bmr", icon="spiked-tentacle", other=43, reminders=(*("dead",) * 3, "three-attacks"))
def po(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first a player may die; after a choice of nobody three must."""
    if keep(not charged(town, me)):
        victim = yield from may_choose(town, me, town.players(), "C-286")
        if victim is not None:
            yield kill(victim, by=me)
        return
    chosen: list[Seat] = []
    for _ in range(3):
        among = [seat for seat in town.players() if seat not in chosen]
        chosen.append((yield from choose(town, me, among, "C-286")))
        yield kill(chosen[-1], by=me)


def charged(town: Town, me: Ability) -> bool:
    """Whether the last choice that this Po made was nobody."""
    choices = [
        note.learned.targets
        for note in town.notes[me.seat]
        if isinstance(note.learned, events.TargetChosen) and note.learned.role == me.role
    ]
    return bool(choices) and not choices[-1]
