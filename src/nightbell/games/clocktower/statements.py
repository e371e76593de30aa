"""Statements about a town that are true or false: what a Savant hears, an Artist asks, a Gossip spreads.

A statement is plain data, a verb with its parts; some are put together from others:

    ("fact-evil", 3)                          that player is evil
    ("fact-is", 3, "witch")                   that player has this role
    ("fact-type", 3, "minion")                that player's role is of this type
    ("fact-in-play", "klutz")                 somebody has this role
    ("fact-chef", 1)                          so many pairs of neighbours are both evil
    ("fact-clockmaker", 2)                    so many steps from the Demon to the nearest Minion
    ("fact-run", 4)                           so many Townsfolk in a row, and no more anywhere
    ("fact-kinds", 2, (1, 4, 5))              so many types among these players
    ("fact-beside", "minion", "outsider")     somebody of the one type sits beside somebody of the other
    ("fact-herring", 2, 5)                    the second is the first one's red herring
    ("fact-not", (s,))                        it is not so
    ("fact-any", (s, t)), ("fact-all", …), ("fact-xor", …), ("fact-exactly", 2, (s, t, …))

Nobody passes for anything here: `holds` says what is so. Menus put a statement together part by part, and
offer only what can still become one that is as true as it has to be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.clocktower.catalogue import (
    DEMON,
    EVIL,
    MINION,
    PRINTED_TYPES,
    ROLES,
    SIDES,
    TOWNSFOLK,
    ReplyId,
    RoleId,
    TypeId,
)
from nightbell.games.clocktower.events import Fact, Simple
from nightbell.games.clocktower.readings import Said, nearest
from nightbell.games.clocktower.town import Town

YES: Final = ReplyId("yes")
NO: Final = ReplyId("no")
UNKNOWN: Final = ReplyId("unknown")
REPHRASE: Final = ReplyId("rephrase")
REPLIES: Final = (YES, NO, UNKNOWN)
"""What can be answered to a question; or that it cannot be answered with yes or no."""
RED_HERRING: Final = "red-herring"
TOGETHER: Final = ("fact-any", "fact-all", "fact-xor")
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "fact-evil": ("seat",),
    "fact-is": ("seat", "role"),
    "fact-type": ("seat", "type"),
    "fact-in-play": ("role",),
    "fact-chef": ("number",),
    "fact-clockmaker": ("number",),
    "fact-run": ("number",),
    "fact-kinds": ("number", "seat"),
    "fact-beside": ("type", "type"),
    "fact-herring": ("seat", "seat"),
    "fact-not": ("word",),
    "fact-any": ("word",),
    "fact-all": ("word",),
    "fact-xor": ("word",),
    "fact-exactly": ("number", "word"),
}
"""For each verb the nouns of its parts, as the languages name them."""


def holds(town: Town, fact: Fact) -> bool:
    """Whether a statement is true."""
    match fact:
        case ("fact-evil", int(seat)):
            return town.grimoire[seat].side == EVIL
        case ("fact-is", int(seat), str(role)):
            return town.grimoire[seat].role == role
        case ("fact-type", int(seat), str(type)):
            return town.is_a(Seat(seat), TypeId(type))
        case ("fact-in-play", str(role)):
            return town.in_play(RoleId(role))
        case ("fact-chef", int(number)):
            return evil_pairs(town) == number
        case ("fact-clockmaker", int(number)):
            demons = [town.is_a(seat, DEMON) for seat in town.circle]
            return nearest(demons, [town.is_a(seat, MINION) for seat in town.circle]) == number
        case ("fact-run", int(number)):
            return longest_run([town.is_a(seat, TOWNSFOLK) for seat in town.circle]) == number
        case ("fact-kinds", int(number), tuple(seats)):
            return len({town.type_at(Seat(seat)) for seat in seats if isinstance(seat, int)}) == number
        case ("fact-beside", str(one), str(other)):
            return beside(town, TypeId(one), TypeId(other))
        case ("fact-herring", int(of), int(seat)):
            return any(
                mark.by is not None and (mark.by.seat, mark.on) == (of, seat)
                for mark in town.marks
                if mark.reminder.endswith(RED_HERRING)
            )
        case ("fact-not", tuple(parts)):
            return not any(_each(town, parts))
        case ("fact-any", tuple(parts)):
            return any(_each(town, parts))
        case ("fact-all", tuple(parts)):
            return all(_each(town, parts))
        case ("fact-xor", tuple(parts)):
            return sum(_each(town, parts)) == 1
        case ("fact-exactly", int(number), tuple(parts)):
            return sum(_each(town, parts)) == number
    raise LookupError(fact)


def _each(town: Town, parts: Iterable[int | Simple]) -> list[bool]:
    return [holds(town, part) for part in parts if isinstance(part, tuple)]


def evil_pairs(town: Town) -> int:
    """How many pairs of neighbours are both evil."""
    evil = [town.grimoire[seat].side == EVIL for seat in town.circle]
    return sum(one and evil[place - 1] for place, one in enumerate(evil))


def longest_run(fitting: list[bool]) -> int:
    """The longest row of neighbours who fit, round the circle.

    >>> longest_run([True, False, True, True]), longest_run([True, True]), longest_run([False])
    (3, 2, 0)
    """
    best = row = 0
    for fits in fitting * 2:
        row = row + 1 if fits else 0
        best = max(best, row)
    return min(best, len(fitting))


def beside(town: Town, one: TypeId, other: TypeId) -> bool:
    circle = town.circle
    pairs = [(seat, circle[place - 1]) for place, seat in enumerate(circle)]
    return any(
        town.is_a(left, a) and town.is_a(right, b)
        for left, right in pairs
        for a, b in ((one, other), (other, one))
    )


def spoken(said: Said) -> Fact | None:
    """A claim about somebody as a statement, if it is one."""
    match said:
        case ("think", int(seat), str(named)) if named in ROLES:
            return "fact-is", seat, named
        case ("think", int(seat), str(named)) if named in PRINTED_TYPES:
            return "fact-type", seat, named
        case ("think", int(seat), str(named)) if named in SIDES:
            evil: Simple = ("fact-evil", seat)
            return evil if named == EVIL else ("fact-not", (evil,))
    return None


# ---- menus


def simple_facts(town: Town) -> tuple[Simple, ...]:
    """Every statement that is not put together from others and that a menu offers."""
    seats, circle = town.players(), len(town.circle)
    roles = town.on_sheet(*PRINTED_TYPES)
    facts: list[Simple] = [("fact-evil", seat) for seat in seats]
    facts += [("fact-is", seat, role) for seat in seats for role in roles]
    facts += [("fact-type", seat, type) for seat in seats for type in PRINTED_TYPES]
    facts += [("fact-in-play", role) for role in roles]
    facts += [("fact-chef", number) for number in range(town.base_counts()[2] + 2)]
    facts += [("fact-clockmaker", number) for number in range(1, circle // 2 + 1)]
    facts += [("fact-run", number) for number in range(1, circle + 1)]
    pairs = [(one, other) for place, one in enumerate(PRINTED_TYPES) for other in PRINTED_TYPES[place:]]
    facts += [("fact-beside", *pair) for pair in pairs]
    return tuple(facts)


def compose(
    town: Town, who: Seat, role: RoleId, rule: str, wanted: bool | None = None, why: str = "none"
) -> Effect[Fact]:
    """Put a statement together by menus; one that is true or false, if it has to be: `why` says so."""
    if wanted is not None:
        why = "must-be-true" if wanted else "must-be-false"
    simple = keep({fact: holds(town, fact) for fact in simple_facts(town)})
    fitting = [fact for fact, true in simple.items() if wanted in (None, true)]
    verb = yield from _pick(who, role, (*_verbs(fitting), *TOGETHER), "verb", rule, "none", why)
    if verb not in TOGETHER:
        return (yield from _fill(who, role, [fact for fact in fitting if fact[0] == verb], rule, why))
    joined = JOINED[str(verb)]
    firsts = [fact for fact, one in simple.items() if wanted in (None, joined(one, True), joined(one, False))]
    first = yield from _simple(who, role, firsts, rule, "half")
    seconds = [f for f, two in simple.items() if f != first and wanted in (None, joined(simple[first], two))]
    second = yield from _simple(who, role, seconds, rule, "half")
    return str(verb), (first, second)


JOINED: Final[dict[str, Callable[[bool, bool], bool]]] = {
    "fact-any": lambda one, two: one or two,
    "fact-all": lambda one, two: one and two,
    "fact-xor": lambda one, two: one != two,
}


def _verbs(facts: Iterable[Simple]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(str(fact[0]) for fact in facts))


def _simple(who: Seat, role: RoleId, facts: list[Simple], rule: str, why: str) -> Effect[Simple]:
    verb = yield from _pick(who, role, _verbs(facts), "verb", rule, "none", why)
    return (yield from _fill(who, role, [fact for fact in facts if fact[0] == verb], rule, why))


def _fill(who: Seat, role: RoleId, facts: list[Simple], rule: str, why: str) -> Effect[Simple]:
    """The parts behind the verb, one after the other."""
    verb = str(facts[0][0])
    for place, noun in enumerate(FACTS[verb], start=1):
        options = tuple(dict.fromkeys(fact[place] for fact in facts))
        chosen = yield from _pick(who, role, options, noun, rule, verb, why)
        facts = [fact for fact in facts if fact[place] == chosen]
    return facts[0]


def _pick(
    who: Seat, role: RoleId, options: tuple[str | int, ...], noun: str, rule: str, verb: str, why: str
) -> Effect[str | int]:
    return (yield from decide(ask(who, "fact", OneOf(options, noun), rule, role=role, verb=verb, why=why)))
