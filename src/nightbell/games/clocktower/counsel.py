"""Gentle advice to whoever builds a script: what it could still use, and roles that would go with it.

Nothing here is a rule: a script that no advice pleases can be played all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nightbell.engine import Refusal
from nightbell.games.clocktower.catalogue import (
    DEMON,
    MINION,
    OUTSIDER,
    PRINTED_TYPES,
    ROLES,
    TOWNSFOLK,
    RoleId,
    TypeId,
    roles_of,
)
from nightbell.games.clocktower.scripts import Script, counts, shortfalls
from nightbell.games.clocktower.sheet import MOST_VOTERS, table_counts

BEGUN: Final = 8
"""With fewer roles a script is still being put together, and is not judged."""
FEWEST_OUTSIDERS: Final = 2
BLUFFS: Final = 3
IN_A_FULL_SCRIPT: Final[dict[TypeId, int]] = {DEMON: 4, MINION: 4, OUTSIDER: 4, TOWNSFOLK: 13}
PROPOSED: Final = 6


def counsel(script: Script) -> Iterator[Refusal]:
    """What a script that can nearly be played would gain by."""
    if len(script.roles) < BEGUN:
        return
    townsfolk, outsiders, _, _ = counts(script.drawn)
    if outsiders < FEWEST_OUTSIDERS:
        yield Refusal("script-few-outsiders", rule="C-186", has=outsiders)
    most = max((number for number in range(5, MOST_VOTERS + 1) if serves(script, number)), default=0)
    for role in script.roles:
        needs = max(ROLES[role].outsiders, default=0) + (table_counts(most)[1] if most else 0)
        if ROLES[role].outsiders and outsiders < needs:
            yield Refusal("script-more-outsiders", rule="C-152", role=role, has=outsiders, needs=needs)
    if not any(clouds(role) for role in script.roles):
        yield Refusal("script-all-is-true")
    if most:
        spare = townsfolk + outsiders - sum(table_counts(most)[:2])
        if spare < BLUFFS:
            yield Refusal("script-few-bluffs", rule="C-175", players=most, has=spare)


def serves(script: Script, players: int) -> bool:
    return not any(shortfalls(script, players))


def clouds(role: RoleId) -> bool:
    """Whether a role makes somebody drunk, poisoned or mistaken, so that what is learned may be false."""
    known = ROLES[role]
    marks = {each.rpartition("-")[2] for each in known.reminders}
    return known.falsifies or known.believes is not None or bool(marks & {"drunk", "poisoned"})


def proposals(script: Script, most: int = PROPOSED) -> tuple[RoleId, ...]:
    """Roles to add around those that were chosen, which all stay: first what is missing most, and of that the
    roles of the sets that were chosen from; a way to be mistaken, if there is none yet."""
    if not script.roles:
        return ()
    sets = [ROLES[role].edition for role in script.roles]
    clear = not any(clouds(role) for role in script.roles)
    has = dict(zip(PRINTED_TYPES, counts(script.drawn), strict=True))
    chosen: list[RoleId] = []
    while len(chosen) < most:
        wanted = min(IN_A_FULL_SCRIPT, key=lambda type: has[type] / IN_A_FULL_SCRIPT[type])
        if has[wanted] >= IN_A_FULL_SCRIPT[wanted]:
            break
        taken = {*script.roles, *chosen}
        free = [id for id in roles_of(wanted) if id not in taken]
        if free:
            chosen.append(max(free, key=lambda id: (clear and clouds(id), sets.count(ROLES[id].edition))))
            clear = clear and not clouds(chosen[-1])
        has[wanted] += 1
    return tuple(chosen)
