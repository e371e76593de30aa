"""Atheist."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

PHANTOMS = tuple(
    map(RoleId, ("imp", "pukka", "shabaloth", "po", "ojo", "poisoner", "witch", "cerenovus", "assassin"))
)
"""Whom the Storyteller can act out from the own chair."""
MOST_PHANTOMS = 4

role(
    "atheist",
    TOWNSFOLK,
    "carousel",
    icon="atom",
    posthumous=True,
    never_impaired=True,
    godless=True,
)
jinx("atheist", "riot")


@on_arrival("atheist")
def atheist(town: Town, me: Ability) -> Effect[None]:
    """There is no evil, and the Storyteller plays it: with abilities of roles that nobody has."""
    acted = keep(tuple(id for id in town.sheet if id in PHANTOMS and not town.in_play(id)))
    if not acted or keep(bool(town.demons() or town.grimoire[town.storyteller].held)):
        return
    several = Some(acted, 0, min(MOST_PHANTOMS, len(acted)), "role")
    for phantom in (yield from ask(town.storyteller, "phantoms", several, "C-559")):
        yield Lend(me, town.storyteller, phantom)


@awaits_demon("atheist")
def no_demon_to_find(town: Town, me: Ability) -> bool:
    return town.works(me)


@recounts("atheist")
def only_good(counts: Counts) -> Iterable[Counts]:
    """Townsfolk and Outsiders in any numbers."""
    return [(sum(counts) - number, number, 0, 0) for number in range(sum(counts))]
