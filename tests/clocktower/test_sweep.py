"""The sweep over all 181: every flower, every refusal of a game.

Each part draws towns from what has not happened yet, until everything has. What roles and jinxes do is swept
in `sweep.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from nightbell.engine import Answer, Decision, Refusal, Seat, Table
from nightbell.games import clocktower
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import (
    COMPANY,
    DEMON,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    Role,
    RoleId,
    roles_of,
)
from nightbell.games.clocktower.seen import View
from nightbell.games.clocktower.sheet import table_counts
from nightbell.games.clocktower.town import Town

# ---- flowers

PLAIN = """
chef monk slayer soldier mayor virgin sage empath undertaker ravenkeeper oracle saint butler recluse mutant
poisoner witch scarletwoman assassin imp po
"""


def flowers() -> Iterator[tuple[RoleId, str]]:
    """Everything that a role may do to the bag or to the seats, by its name."""
    for id, role in ROLES.items():
        if role.outsiders:
            yield from ((id, f"outsiders {shift}") for shift in role.outsiders)
        for word, has in (
            *(("brings", role.brings), ("copies", role.copies), ("recount", role.recount)),
            *(("borrow", role.borrow), ("believes", role.believes), ("sits", role.sits_by)),
            *(("doubles", role.doubles), ("bundles", role.bundles)),
        ):
            if has:
                yield id, word


@pytest.mark.parametrize(("role", "flower"), list(flowers()), ids=lambda each: str(each).replace(" ", ""))
def test_every_flower_blooms(role: RoleId, flower: str) -> None:
    """Alone on a sheet of roles without flowers, in towns of all sizes."""
    for seed in range(60):
        rng = Random(f"{role} {flower} {seed}")
        if bloomed(laid_out(ROLES[role], rng), ROLES[role], flower):
            return
    raise AssertionError("in none of sixty towns")


def laid_out(role: Role, rng: Random) -> Table[Town, View]:
    """A town before its first night, with this role in it if the Storyteller can help it."""
    sheet = [id for id in PLAIN.split() if id != role.id]
    sheet += [] if role.type in COMPANY else [role.id]
    sheet += [guest for guest in role.brings if guest not in sheet]
    company = [role.id] if role.type in COMPANY else []
    table: Table[Town, View] = Table(
        RULES, {"sheet": sheet, "players": rng.randrange(7, 14), "company": company}, rng.randrange(1000)
    )
    while table.state.night == 0 and table.open:
        seat, decision = next(iter(table.open.items()))
        table.answer(seat, wished(decision, role.id, rng))
    return table


def wished(decision: Decision[Answer], role: RoleId, rng: Random) -> Answer:
    """Some answer, with the role in it if it may be."""
    answers = [decision.choice.sample(rng) for _ in range(40 if decision.kind.startswith("pick-") else 1)]
    named = (answer for answer in answers if answer == role or (isinstance(answer, tuple) and role in answer))
    return next(named, answers[0])


def bloomed(table: Table[Town, View], role: Role, flower: str) -> bool:
    town = table.state
    seats = [seat for seat in town.circle if not town.is_traveller(seat)]
    roles = [town.grimoire[seat].role for seat in seats]
    counts = tuple(
        sum(ROLES[id].type == type for id in roles) for type in (TOWNSFOLK, OUTSIDER, MINION, DEMON)
    )
    base = table_counts(len(seats))
    there = role.type in COMPANY or role.id in town.wielded
    own = next((seat for seat in seats if town.grimoire[seat].role == role.id), Seat(-1))
    if not there:
        return False
    match flower.split():
        case ["outsiders", shift]:
            return counts[1] == base[1] + int(shift)
        case ["brings"]:
            return all(guest in roles for guest in role.brings)
        case ["copies"]:
            return roles.count(role.id) > 1
        case ["recount"]:
            return counts != base
        case ["borrow"]:
            return town.loan(role.id) is not None
        case ["believes"]:
            return town.grimoire[own].card != role.id
        case ["sits"]:
            return any(town.is_a(other, role.sits_by or DEMON) for other in town.neighbours(own))
        case ["doubles"]:
            return len(set(roles)) < len(roles)
        case _:
            return len(town.grimoire[own].held) > 1


# ---- refusals

HOME = Path(clocktower.__file__).parent
OUTSIDE_THE_GAME = {"homemade.py", "scripts.py", "setup.py", "counsel.py", "desk.py"}
"""What these refuse is refused before a game begins, or is a word about a script."""


def refusals() -> set[str]:
    """What can be refused in the course of a game, as the code has it."""
    found = set()
    for file in HOME.rglob("*.py"):
        if file.name not in OUTSIDE_THE_GAME:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="Refusal"), args=[ast.Constant(value=str(message)), *_]):
                        found.add(message)
    return found


MOST_GAMES = 40
TRIED = 0.2
"""How often somebody tries something, of all questions of a day."""


def test_every_refusal_of_a_game_is_met() -> None:
    """The Golem's one nomination and a full desk of slips are stories of their own; a file without a role is
    refused before any game."""
    waiting = refusals() - {"no-nomination-left", "too-many-slips", "script-empty"}
    for seed in range(MOST_GAMES):
        if not waiting:
            return
        waiting -= set(trouble(seed))
    raise AssertionError(f"never refused: {sorted(waiting)}")


def trouble(seed: int) -> Iterator[str]:
    """A random game in which people try everything that is not theirs to do."""
    rng = Random(seed)
    sheet = [id for id in PLAIN.split() if id not in ("witch", "assassin")]
    guests = rng.sample(("matron", "bishop", "beggar", "thief", "judge"), 2)
    company = ("doomsayer", "duchess", "toymaker", "bootlegger")
    options = {"sheet": (*sheet, *guests), "players": 9, "travellers": 2, "company": company}
    table: Table[Town, View] = Table(RULES, options, seed)
    while table.open:
        if table.state.phase == "day" and (rng.random() < TRIED or table.state.stage == "closing"):
            yield from tried(table, rng)
        seat, decision = rng.choice(list(table.open.items()))
        table.answer(seat, decision.choice.sample(rng))


def tried(table: Table[Town, View], rng: Random) -> Iterator[str]:
    town = table.state
    asked = [seat for seat in table.open if seat in town.circle]
    seat = rng.choice(rng.choice((asked or town.circle, town.circle)))
    target = rng.choice(town.circle)
    verbs = ("nominate", "exile", "shoot", "give")
    deeds: list[tuple[Seat, object, str]] = [(seat, (verb, target), "") for verb in verbs]
    deeds += [(seat, ("call-on", role), "") for role in ("doomsayer", "duchess")]
    deeds += [(seat, target, "whisper"), (seat, ("am", "imp"), "claim")]
    teller = town.storyteller
    deeds += [(teller, rng.choice(roles_of(*COMPANY)), "bring-in"), (teller, target, "farewell")]
    deeds += [(teller, each.role, "send-away") for each in town.company]
    for who, answer, standing in deeds:
        trial = table.fork()
        try:
            trial.answer(who, answer, standing)
        except Refusal as refused:
            yield refused.message
