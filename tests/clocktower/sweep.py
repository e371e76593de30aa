"""The sweep over all 181: every role at each of its moments, every jinx with both of its roles in play, and
scripts drawn by lot from all of them (`tests/house/test_golden.py`).

Towns are drawn from what has not happened yet, until everything has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from random import Random

from pytest import MonkeyPatch

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import (
    COMPANY,
    DEMON,
    EVIL,
    GOOD,
    JINXES,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    TRAVELLER,
    Jinx,
    RoleId,
    dealt,
    printed,
    roles_of,
)
from nightbell.games.clocktower.events import JinxInForce
from nightbell.games.clocktower.moments import MOMENTS, deals_alike
from nightbell.games.clocktower.seen import View
from nightbell.games.clocktower.sheet import believed, table_counts
from nightbell.games.clocktower.town import Town

MOST_TOWNS = 600
MOST_GUESTS = 3
JINXES_AT_ONCE = 3
DRAWN = 40


def moments(options: Mapping[str, object], seed: int) -> Iterator[Table[Town, View]]:
    """A random game, stopping at each of its questions."""
    table: Table[Town, View] = Table(RULES, options, seed)
    rng = Random(seed)
    while table.open:
        yield table
        speaks_up(table, rng)
        if table.open:
            seat, decision = rng.choice(list(table.open.items()))
            table.answer(seat, decision.choice.sample(rng))
    yield table


def speaks_up(table: Table[Town, View], rng: Random) -> None:
    """Now and then, most often on the first day, somebody claims something or something happens unasked."""
    if rng.random() < (0.2 if table.state.night == 1 else 0.03) and table.state.ballot is None:
        seat = rng.choice([*table.open, table.state.storyteller])
        spoken = [each for each in RULES.standing(table.state, seat) if said_unasked(each.kind)]
        if spoken:
            standing = rng.choice(spoken)
            said = standing.choice.sample(rng)
            if standing.kind == "claim" and rng.random() < 0.6:
                of = rng.choice([seat, rng.choice(table.state.circle)])
                role = table.state.grimoire[of].role
                said = ("am", role) if of == seat else ("think", of, role)
            table.answer(seat, said, standing.kind)


def said_unasked(kind: str) -> bool:
    """Claims, what the Storyteller may do at any time, and what an ability brings to the Storyteller."""
    return kind in ("claim", "whenever", "verdict", "heard") or kind in ROLES


def aimed(waiting: Set[str], rng: Random) -> dict[str, object]:
    """A town of those who have yet to do something; who else plays is drawn by lot."""
    players = rng.randrange(7, 14)
    waiting = waiting | {guest for role in waiting for guest in ROLES[RoleId(role)].brings}
    cast: list[str] = []
    for type, count in zip((TOWNSFOLK, OUTSIDER, MINION, DEMON), table_counts(players), strict=True):
        mixed = rng.sample(roles_of(type), len(roles_of(type)))
        cast += sorted(mixed, key=lambda role: role not in waiting)[: max(count, 1)]
    if any(ROLES[RoleId(role)].adrift for role in cast):
        more = [role for role in roles_of(MINION) if role not in cast and not believed(tuple(ROLES), role)]
        cast = [role for role in cast if not ROLES[RoleId(role)].adrift] + rng.sample(more, 1)
    rng.shuffle(cast)
    guests = [role for role in roles_of(TRAVELLER) if role in waiting]
    cast += rng.sample(guests, min(MOST_GUESTS, len(guests)))
    way = "bag" if waiting & set(deals_alike) else "seating"
    return {
        "sheet": dealt(),
        "company": [role for role in roles_of(*COMPANY) if role in waiting],
        way: [seated(RoleId(role), cast, rng) for role in cast],
        "by_the_table": False,
    }


def seated(role: RoleId, cast: Sequence[str], rng: Random) -> str:
    """A chair of the plan: a Traveller on some side, somebody who believes to be another with that token."""
    if ROLES[role].type == TRAVELLER:
        return f"{role}:{rng.choice((GOOD, EVIL))}"
    types = believed(tuple(ROLES), role)
    if not types:
        return role
    tokens = [each for each in roles_of(*types) if each not in cast or ROLES[each].type == DEMON]
    return f"{role}={rng.choice(tokens)}"


def every_role_at_its_moments() -> Iterator[Table[Town, View]]:
    """Until each thing that a role can do has been done."""
    waiting: set[tuple[str, str]] = set()

    def watched(slot: str, role: str, behaviour: Callable[..., object]) -> Callable[..., object]:
        def done(*args: object) -> object:
            waiting.discard((slot, role))
            return behaviour(*args)

        return done

    with MonkeyPatch.context() as patched:
        for role in map(ROLES.__getitem__, printed()):
            for slot in ("night", "due"):
                behaviour = getattr(role, slot)
                if behaviour is not None:
                    waiting.add((slot, role.id))
                    patched.setattr(role, slot, watched(slot, role.id, behaviour))
        for moment in MOMENTS:
            for role_id in tuple(moment):
                waiting.add((moment.name, role_id))
                patched.setitem(moment.behaviours, role_id, watched(moment.name, role_id, moment[role_id]))
        for seed in range(MOST_TOWNS):
            if not waiting:
                return
            yield from moments(aimed({role for _, role in waiting}, Random(seed)), seed)
    raise AssertionError(f"never played: {sorted(waiting)}")


def every_jinx() -> Iterator[Table[Town, View]]:
    """Told of, and with both of its roles in play. Two who are apart never meet; that is theirs to show
    (`test_jinxes.py`)."""
    waiting = {each for each in JINXES if not each.apart}
    for seed in range(MOST_TOWNS):
        if not waiting:
            return
        few = sorted(waiting, key=lambda each: each.id)[:JINXES_AT_ONCE]
        for table in moments(aimed({role for each in few for role in each.roles}, Random(seed)), seed):
            yield table
        told = {said.event.jinx for said in table.history if isinstance(said.event, JinxInForce)}
        waiting -= {each for each in waiting if each.id in told and both_were_there(table.state, each)}
    raise AssertionError(f"never met: {sorted(each.id for each in waiting)}")


def both_were_there(town: Town, each: Jinx) -> bool:
    return all(role in town.wielded for role in each.roles)


def drawn_scripts() -> Iterator[Table[Town, View]]:
    """By lot from all roles: each comes to its end."""
    for seed in range(DRAWN):
        for table in moments({"script": "all"}, seed):
            yield table
        assert table.outcome in (GOOD, EVIL)


SWEEPS = {"moments": every_role_at_its_moments, "jinxes": every_jinx, "scripts": drawn_scripts}
