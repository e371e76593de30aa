"""What a statement says of the evil team, and how likely that is so in a world.

Forms know places, teams as bits, and who is the Demon; whose statement it is and what it is worth is no part
of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from nightbell.bots.clocktower.claims import acted
from nightbell.bots.clocktower.record import Facts, Story
from nightbell.games.clocktower.catalogue import DEMON, EVIL, MINION, OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.events import Fact
from nightbell.games.clocktower.grimoire import NOBODY_YET

MINION_ROLES = 4
TOWNSFOLK_SHARE = 0.8
"""How often a good player is a Townsfolk."""
STRANGE_ROLE = 0.08
"""How often a good player is what nobody has heard them claim."""
TAKEN_AT_WORD = 0.85
"""How often a good player is what they claim."""
EVIL_WAKES = 0.65
WAKES = (0.05, 0.95, 0.5)
"""How often somebody good wakes whose claim says no, or yes, or who claims nothing."""
OF_DEMONS = frozenset(
    (
        *("demon-there", "no-demon", "minion", "is-demon", "is-minion"),
        *("steps", "demon-did", "demon-did-not", "minion-did", "minion-did-not"),
        *("quiet-night", "heard"),
    )
)
"""Forms that ask which of the team is the Demon."""
ACCUSING = frozenset(
    (
        *("some-evil", "demon-there", "minion", "is-demon", "is-minion", "demon-did", "minion-did"),
        *("nobody-fits", "not-as-claimed"),
    )
)
"""Forms that speak against somebody. What a liar says has nothing to do with what is so, but for this: evil
players seldom tell on each other."""
Clue: TypeAlias = tuple[str, int, int | tuple[Fact, ...]]
"""What one statement says of the evil team: a form, the places it speaks of as bits, a number; or, for what
was heard in so many words, the words."""


def clues_of(facts: Facts, place: int, story: Story) -> tuple[Clue, ...]:
    told = [clue for said in story.told if (clue := clue_of(facts, place, story.role, said)) is not None]
    told += [("heard", _spoken_of(words, facts.players), words) for words in story.heard]
    if story.role == "chambermaid":
        told += [clue for said in story.told if (clue := _wakings(facts, story, said)) is not None]
    return tuple(told)


def clue_of(facts: Facts, place: int, role: RoleId, said: tuple[str | int | bool, ...]) -> Clue | None:
    """A statement as what it says of the evil team, if it does. Seats in it are already places."""
    match said:
        case ("number", int(night), int(number)) if role == "empath":
            return _beside(facts, place, night, number)
        case ("number", _, int(number)) if role == "chef":
            return "pairs", (1 << facts.players) - 1, number
        case ("number", _, int(number)) if role == "clockmaker":
            return "steps", (1 << facts.players) - 1, number
        case ("number", _, int(number)) if role == "juggler":
            return _guesses(facts, facts.stories[place], number)
        case ("chose", int(night), int(target)) if role == "exorcist" and target >= 0:
            died = any(when == 2 * night for _, when in facts.falls)
            return "no-demon" if died else "quiet-night", 1 << target, 0
        case ("chose", _, int(target)) if role == "snakecharmer" and target >= 0:
            return "no-demon", 1 << target, 0
        case ("answer", int(night), bool(yes)) if role in ("flowergirl", "towncrier"):
            return _did(facts, role, night, yes)
        case ("two", _, int(one), int(two)) if min(one, two) >= 0:
            return "demon-did", 1 << one | 1 << two, 0
        case ("neither", int(one), int(two)) if min(one, two) >= 0:
            return "demon-did-not", 1 << one | 1 << two, 0
        case ("trio", int(one), int(two), int(three)) if min(one, two, three) >= 0:
            return "some-evil", 1 << one | 1 << two | 1 << three, 1
        case ("side", int(target), str(side)) if target >= 0:
            return ("some-evil", 1 << target, 1) if side == EVIL else ("no-evil", 1 << target, 0)
        case ("yes", _, int(one), int(two), bool(yes)) if min(one, two) >= 0 and role == "seamstress":
            return "one-side" if yes else "two-sides", 1 << one | 1 << two, 0
        case ("yes", _, int(one), int(two), bool(yes)) if min(one, two) >= 0:
            return "demon-there" if yes else "no-demon", 1 << one | 1 << two, 0
        case ("pair", str(shown), int(one), int(two)) if min(one, two) >= 0 and shown in ROLES:
            return _one_of_two(facts, RoleId(shown), one, two)
        case ("either", _, int(target), str(good), str(evil)) if target >= 0 and evil in ROLES:
            shown = "is-demon" if type_of(RoleId(evil)) == DEMON else "is-minion"
            claims_it = facts.stories[target].role in (good, NOBODY_YET)
            return ("is-good", 1 << target, 0) if claims_it else (shown, 1 << target, 0)
        case ("number", int(night), int(number)) if role == "oracle":
            gone = [other for other, when in facts.falls if when <= 2 * night]
            return "some-evil" if number else "no-evil", sum(1 << other for other in gone), number
        case ("twin", int(target), str(shown)) if target >= 0:
            return ("is-minion", 1 << target, 0) if shown == "eviltwin" else None
        case ("none",):
            outsiders = [n for n, other in enumerate(facts.stories) if type_of(other.role) == OUTSIDER]
            return "none-is-good", sum(1 << n for n in outsiders), 0
        case ("saw", _, int(target), str(shown)) if target >= 0 and shown in ROLES:
            return _seen(facts, target, RoleId(shown))
        case _:
            return None


def _wakings(facts: Facts, story: Story, said: tuple[str | int | bool, ...]) -> Clue | None:
    """What a Chambermaid saw of two whom she has named."""
    match said:
        case ("number", int(night), int(number)):
            pair = sorted(int(each[2]) for each in story.told if each[:2] == ("chose", night))
            if len(pair) == 2 and pair[0] >= 0:
                one, two = (_wakes(facts.stories[place].role, night) for place in pair)
                return "woke", 1 << pair[0] | 1 << pair[1], number & 3 | one << 2 | two << 4
    return None


def _wakes(role: RoleId, night: int) -> int:
    """Whether the owner of a role wakes that night: 0 no, 1 yes, 2 who knows."""
    return 2 if role == NOBODY_YET else int(acted(role, night))


def _guesses(facts: Facts, story: Story, number: int) -> Clue | None:
    """What a Juggler learned of the first day's guesses."""
    guessed = tuple(
        ("claimed", place) if facts.stories[place].role == role else ("fact-is", place, role)
        for place, role in story.guessed
    )
    words = (("fact-exactly", number, guessed),)
    return ("heard", _spoken_of(words, facts.players), words) if guessed else None


def _spoken_of(words: object, players: int) -> int:
    """The places on which a statement hangs, as bits.

    >>> bin(_spoken_of((("fact-not", (("fact-evil", 2),)), ("fact-is", 0, "imp")), 7))
    '0b101'
    """
    match words:
        case ("fact-evil" | "fact-type" | "fact-is" | "claimed", int(seat), *_):
            return 1 << seat
        case ("fact-chef" | "fact-clockmaker", _):
            return (1 << players) - 1
        case tuple(parts):
            found = 0
            for part in parts:
                found |= _spoken_of(part, players)
            return found
    return 0


def _did(facts: Facts, role: RoleId, night: int, yes: bool) -> Clue | None:
    """What a Flowergirl or a Town Crier learned of the day before."""
    who = "demon" if role == "flowergirl" else "minion"
    days = dict(facts.voters if who == "demon" else facts.callers)
    return f"{who}-did" if yes else f"{who}-did-not", days.get(night - 1, 0), 0


def _beside(facts: Facts, place: int, night: int, number: int) -> Clue:
    """The Empath's living neighbours of that night."""
    gone = {other for other, when in facts.falls if when <= 2 * night}
    ring, at, about, travellers = facts.ring, facts.ring.index(place), 0, 0
    for way in (1, -1):
        for step in range(1, len(ring)):
            other = ring[(at + way * step) % len(ring)]
            if other not in gone:
                about |= 1 << other if other >= 0 else 0
                travellers += other < 0
                break
    if travellers:
        return "beside-traveller", about, number
    return "some-evil" if number else "no-evil", about, number


def _one_of_two(facts: Facts, shown: RoleId, one: int, two: int) -> Clue | None:
    if type_of(shown) == MINION:
        return "minion", 1 << one | 1 << two, 0
    fitting = [n for n in (one, two) if facts.stories[n].role in (shown, NOBODY_YET)]
    if shown == "drunk":
        fitting = [one, two]
    if not fitting:
        return "nobody-fits", 1 << one | 1 << two, 0
    return "one-is-good", sum(1 << n for n in fitting), 0


def _seen(facts: Facts, target: int, shown: RoleId) -> Clue:
    if type_of(shown) == DEMON:
        return "is-demon", 1 << target, 0
    if type_of(shown) == MINION:
        return "is-minion", 1 << target, 0
    claimed = facts.stories[target].role
    if shown == "drunk" or claimed in (shown, NOBODY_YET):
        return "is-good", 1 << target, 0
    return "not-as-claimed", 1 << target, 0


def type_of(role: RoleId) -> str:
    return ROLES[role].type if role in ROLES else ""


def likely_so(clue: Clue, team: int, demon: int, players: int) -> float:
    """How likely it is so in this world what somebody says to have learned; an even chance says nothing."""
    form, about, number = clue
    among = team & about
    if isinstance(number, tuple):
        return _heard_so(number, team, demon, players)
    match form:
        case "no-evil" | "some-evil":
            return among.bit_count() == number
        case "beside-traveller":
            return 0 <= number - among.bit_count() <= 1
        case "pairs":
            return (team & (team << 1 | team >> (players - 1))).bit_count() == number
        case "demon-there" | "demon-did" | "is-demon" | "quiet-night":
            return has(about, demon)
        case "no-demon" | "demon-did-not":
            return not has(about, demon)
        case "minion" | "minion-did":
            return among.bit_count() > has(among, demon)
        case "minion-did-not":
            return among.bit_count() == has(among, demon)
        case "steps":
            return _steps(team, demon, players) == number
        case "woke":
            return _woke(about, number, team)
        case "one-side" | "two-sides":
            return (among.bit_count() == 1) == (form == "two-sides")
        case "one-is-good":
            return about & ~team != 0
        case "none-is-good":
            return about & ~team == 0
        case "nobody-fits" | "not-as-claimed":
            return among != 0
        case "is-minion":
            return among != 0 and not has(about, demon)
        case "is-good":
            return among == 0
        case _:
            return 0.5


def has(places: int, demon: int) -> int:
    """Whether the Demon is one of these; it never is where it was not asked about (-1)."""
    return places >> demon & 1 if demon >= 0 else 0


def _woke(pair: int, told: int, team: int) -> float:
    """How likely just so many of two woke: the good as their claims have it, the evil more often than not."""
    number, chances = told & 3, []
    for place in (pair & -pair, pair & pair - 1):
        told >>= 2
        chances.append(EVIL_WAKES if team & place else WAKES[told & 3])
    return _exactly(number, chances)


def _exactly(number: int, chances: Sequence[float]) -> float:
    """How likely just so many of several things are so.

    >>> round(_exactly(1, [0.5, 0.5]), 2), _exactly(3, [1.0])
    (0.5, 0.0)
    """
    ways = [1.0]
    for chance in chances:
        ways = [
            more * chance + less * (1 - chance) for less, more in zip([*ways, 0.0], [0.0, *ways], strict=True)
        ]
    return ways[number] if number < len(ways) else 0.0


def _heard_so(facts: Sequence[Fact], team: int, demon: int, players: int) -> float:
    """How likely one of these statements is so, and no more than one."""
    return _exactly(1, [_chance(fact, team, demon, players) for fact in facts])


def _chance(fact: object, team: int, demon: int, players: int) -> float:
    """How likely a statement is so in a world; of what a world does not say, a guess."""
    match fact:
        case ("fact-evil", int(seat)):
            return float(team >> seat & 1)
        case ("fact-type", int(seat), str(type)):
            if type == DEMON:
                return float(seat == demon)
            if type == MINION:
                return float(team >> seat & 1 and seat != demon)
            return 0.0 if team >> seat & 1 else TOWNSFOLK_SHARE if type == TOWNSFOLK else 1 - TOWNSFOLK_SHARE
        case ("fact-is", int(seat), str(role)):
            evil = type_of(RoleId(role)) in (MINION, DEMON)
            right = (seat == demon) == (type_of(RoleId(role)) == DEMON) and evil == bool(team >> seat & 1)
            return right / MINION_ROLES if evil else right * STRANGE_ROLE
        case ("claimed", int(seat)):
            return 0.0 if team >> seat & 1 else TAKEN_AT_WORD
        case ("fact-chef", int(number)):
            return float((team & (team << 1 | team >> (players - 1))).bit_count() == number)
        case ("fact-clockmaker", int(number)):
            return float(_steps(team, demon, players) == number)
        case ("fact-not", tuple(parts)):
            return 1 - _chance(parts[0], team, demon, players)
        case ("fact-exactly", int(number), tuple(parts)):
            return _exactly(number, [_chance(part, team, demon, players) for part in parts])
        case ("fact-xor", tuple(parts)):
            return _exactly(1, [_chance(part, team, demon, players) for part in parts])
        case ("fact-all", tuple(parts)):
            return _exactly(len(parts), [_chance(part, team, demon, players) for part in parts])
        case ("fact-any", tuple(parts)):
            return 1 - _exactly(0, [_chance(part, team, demon, players) for part in parts])
    return 0.5


def _steps(team: int, demon: int, players: int) -> int:
    """From the Demon to the nearest other of the team, the shorter way round.

    >>> _steps(0b0100001, 5, 7)
    2
    """
    ways = [abs(place - demon) for place in range(players) if team >> place & 1 and place != demon]
    return min((min(way, players - way) for way in ways), default=0)
