"""Who may be evil: a weight for every team that the town could hold, given all that was said and seen.

A world is an evil team and which of it is the Demon now. Each story is weighed in each world three ways: told
by an evil player, by a good one whose ability worked, by a good one who was drunk or poisoned. Which Minions
there are is not part of a world, nor who was the Demon before; what a Spy, a Recluse, a Baron or an heir
would explain is left as a small chance wherever they might be the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter, mul
from typing import TypeAlias

from nightbell.bots.clocktower.claims import acted
from nightbell.bots.clocktower.record import Facts, Story
from nightbell.games.clocktower.catalogue import DEMON, EVIL, MINION, OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.events import Fact
from nightbell.games.clocktower.town import NOBODY_YET

DRUNK_CHANCE = 0.07
"""That a good player who claims a Townsfolk is the Drunk."""
POISON_CHANCE = 0.25
"""That the ability of a good player did not work in a given night."""
MINION_ROLES = 4
BETRAYAL = 0.8
"""How ready an evil player is to accuse a friend, beside accusing somebody good."""

LIAR = 1.2
"""How much better than a guess an evil player's story fits what the town will find: it was made for that."""
RIVALS = 0.1
"""How likely it is that two good players name the same role."""
EXPOSED = 0.12
"""How often an evil player who claims what another claims is the Demon, who was told what is safe."""
CROWD = 0.25
"""How much is made of Outsiders beyond what the table allows, as a power of the chance of a Baron."""
OWN_KILL = 0.12
"""How ready the evil are to kill one of their own at night."""
ADVOCATE = 0.15
"""How likely an evil player outlives an execution, beside a good one, whom more than an advocate may save."""
LINGERS = (1.0, 1.0, 0.85, 0.55, 0.4, 0.3)
"""How likely a good player whose claim is to learn something night after night lives on that day, beside one
who claims anything else: such are killed first. Later days are as the last."""
OUTLIVES = (1.0, 1.0, 1.0, 0.85, 0.7, 0.6)
"""The same of one who has told all there is to tell, or may prove somebody."""
DUD = 0.2
"""How likely a good Virgin's proof fails."""
MISS = 0.2
"""How likely a good player's shot at the Demon does nothing: most who shoot have no gun."""
VOTE_TRUST = 0.05
"""How much is made of raised hands, as a power: evil players who know their trade vote as the good do."""
FALSE_AFTER_ALL = 0.05
"""How likely a true word is heard where everything that Townsfolk hear is false."""
FALSE_AS_EVER = 1.3
"""How much better than a guess something false fits there."""

ENTANGLED = 0.05
LEAST_CERTAIN = 0.6
"""How much less each further story adds to what is believed, as a power, and where that ends: stories hang on
each other, for liars choose what fits, and those who looked worst are gone. Without it a town is surer of
itself on the last days than it should be."""

HARDLY = 0.15
"""The least that is made of what would not fit at all."""
TOWNSFOLK_SHARE = 0.8
"""How often a good player is a Townsfolk."""
STRANGE_ROLE = 0.08
"""How often a good player is what nobody has heard them claim."""
TAKEN_AT_WORD = 0.85
"""How often a good player is what they claim."""
EVIL_WAKES = 0.65
WAKES = (0.05, 0.95, 0.5)
"""How often somebody good wakes whose claim says no, or yes, or who claims nothing."""

LEARNERS = tuple(map(RoleId, ("fortuneteller", "empath", "undertaker", "monk")))
"""Whom a Demon fears night after night."""
KNOWERS = tuple(
    map(RoleId, ("investigator", "librarian", "washerwoman", "chef", "virgin", "slayer", "clockmaker"))
)
"""Whom it kills when none of those is left: they have told what they know, or can still prove somebody."""

Weights: TypeAlias = list[float]
Clue: TypeAlias = tuple[str, int, int | tuple[Fact, ...]]
"""What one statement says of the evil team: a form, the places it speaks of as bits, a number; or, for what
was heard in so many words, the words."""


Reader: TypeAlias = Callable[[Sequence[float]], Sequence[float]] | None


def _pick(indices: list[int]) -> Reader:
    return itemgetter(*indices) if len(indices) > 1 else None


class Atlas:
    """All worlds for so many players. Those of one team stand together, one for each who may be its Demon."""

    def __init__(self, players: int, minions: int) -> None:
        members = list(combinations(range(players), minions + 1))
        self.size = minions + 1
        self.teams = [sum(1 << place for place in team) for team in members]
        """The evil teams, as bits."""
        self.demons = [demon for team in members for demon in team]
        worlds = [(n, n // self.size, demon) for n, demon in enumerate(self.demons)]
        self.by_demon = self._readers(players, worlds)
        """What picks the worlds of each Demon out of all weights, for each reader who is good and for one
        who may be anything (the last)."""
        belongs = [(n, n, place) for n, team in enumerate(members) for place in team]
        self.by_member = self._readers(players, belongs)
        """The same for the teams that somebody is in, out of a list with one weight for each team."""

    def _readers(self, players: int, entries: list[tuple[int, int, int]]) -> list[list[Reader]]:
        """From entries of an index, the team that it is about and the place that it counts for."""
        found = []
        for reader in (*range(players), -1):
            picked: list[list[int]] = [[] for _ in range(players)]
            for index, team, place in entries:
                if reader < 0 or not self.teams[team] >> reader & 1:
                    picked[place].append(index)
            found.append([_pick(indices) for indices in picked])
        return found


@cache
def atlas(players: int, minions: int) -> Atlas:
    return Atlas(players, minions)


class Beliefs:
    """Weights over the worlds, and what follows from them for a reader who knows to be good."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.map = atlas(facts.players, facts.minions)
        weights = _ground(facts.players, facts.minions, *_common(facts))
        if facts.ballots:
            weights = list(map(mul, weights, _votes(facts.players, facts.minions, facts.ballots)))
        told = [
            (place, _may_be_drunk(story.role), clues)
            for place, story in enumerate(facts.stories)
            if (clues := _clues(facts, place, story))
        ]
        self.weights = _heard(facts, weights, told, upside_down=False)
        if facts.vortex and told:
            false = _heard(facts, weights, told, upside_down=True)
            self.weights = [
                (1 - facts.vortex) * plain + facts.vortex * other
                for plain, other in zip(self.weights, false, strict=True)
            ]
        trust = max(LEAST_CERTAIN, 1.0 - ENTANGLED * (len(told) - 1)) if told else 1.0
        if trust < 1.0:
            self.weights = [weight**trust for weight in self.weights]
        self._by_team: list[float] = []
        self._demon: dict[int, list[float]] = {}
        self._evil: dict[int, list[float]] = {}

    def demon(self, reader: int = -1) -> list[float]:
        """The chance of each place to be the Demon now, for one who is good, or for a stranger (-1)."""
        if reader not in self._demon:
            sums = _sums(self.map.by_demon[reader], self.weights)
            total = sum(sums) or 1.0
            self._demon[reader] = [chance / total for chance in sums]
        return self._demon[reader]

    def evil(self, reader: int = -1) -> list[float]:
        """The chance of each place to be evil."""
        if reader not in self._evil:
            if not self._by_team:
                each = iter(self.weights)
                self._by_team = list(map(sum, zip(*[each] * self.map.size, strict=True)))
            sums = _sums(self.map.by_member[reader], self._by_team)
            total = sum(sums) / self.map.size or 1.0
            self._evil[reader] = [chance / total for chance in sums]
        return self._evil[reader]


def _heard(
    facts: Facts, weights: Weights, told: list[tuple[int, bool, tuple[Clue, ...]]], upside_down: bool
) -> Weights:
    """The worlds with all stories in them; upside down is a town whose Townsfolk hear nothing true."""
    for place, townsfolk, clues in told:
        voice = _voice(facts.players, facts.minions, place, townsfolk, clues, upside_down and townsfolk)
        weights = list(map(mul, weights, voice))
    return weights


def _sums(readers: list[Reader], weights: list[float]) -> list[float]:
    return [sum(pick(weights)) if pick is not None else 0.0 for pick in readers]


@lru_cache(maxsize=512)
def read(facts: Facts) -> Beliefs:
    """The same facts lead everybody to the same beliefs, so they are worked out once."""
    return Beliefs(facts)


# ---- one story


def _may_be_drunk(role: RoleId) -> bool:
    return role == NOBODY_YET or ROLES[role].type == TOWNSFOLK


@lru_cache(maxsize=2048)
def _voice(
    players: int, minions: int, place: int, may_be_drunk: bool, clues: tuple[Clue, ...], upside_down: bool
) -> Weights:
    """How likely this player would tell this story, in each world."""
    about = 1 << place
    demons = 0
    for form, seats, _ in clues:
        about |= seats
        demons |= seats if form in _OF_DEMONS else 0

    def told(team: int, demon: int) -> float:
        return _told(team, demon, players, minions, place, may_be_drunk, clues, upside_down)

    return _weigh(players, minions, about, demons, told)


def _weigh(
    players: int, minions: int, about: int, demons: int, weigh: Callable[[int, int], float]
) -> Weights:
    """A weight for each world, from a rule that looks only at these places, and at these as the Demon's."""
    here = atlas(players, minions)
    size, known = here.size, dict[int, float]()
    weights: Weights = []
    for n, team in enumerate(here.teams):
        some = team & about
        if not team & demons:
            weight = known.get(some)
            if weight is None:
                weight = known[some] = weigh(team, -1)
            weights += [weight] * size
            continue
        for demon in here.demons[n * size : n * size + size]:
            key = some << 5 | (demon if demons >> demon & 1 else 31)
            weight = known.get(-key)
            if weight is None:
                weight = known[-key] = weigh(team, demon)
            weights.append(weight)
    return weights


def _told(
    team: int,
    demon: int,
    players: int,
    minions: int,
    place: int,
    may_be_drunk: bool,
    clues: tuple[Clue, ...],
    upside_down: bool,
) -> float:
    fits = [_fit(clue, team, demon, players, minions) for clue in clues]
    if team >> place & 1:
        told = 1.0
        for clue, fit in zip(clues, fits, strict=True):
            told *= LIAR
            if clue[0] in _ACCUSING:
                told *= BETRAYAL if fit > 1.0 else 1.1
        return told
    if upside_down:
        true = sum(fit > 1.0 for fit in fits)
        return float(FALSE_AFTER_ALL**true * FALSE_AS_EVER ** (len(fits) - true))
    sober = drunk = 1.0
    for fit in fits:
        lie = 0.5 if fit > 1.0 else 1.0
        sober *= (1 - POISON_CHANCE) * fit + POISON_CHANCE * lie
        drunk *= lie
    chance = DRUNK_CHANCE if may_be_drunk else 0.0
    return (1 - chance) * sober + chance * drunk


_OF_DEMONS = frozenset(
    (
        *("demon-there", "no-demon", "minion", "is-demon", "is-minion"),
        *("steps", "demon-did", "demon-did-not", "minion-did", "minion-did-not"),
        *("quiet-night", "heard"),
    )
)
"""Forms that ask which of the team is the Demon."""
_ACCUSING = frozenset(
    ("some-evil", "demon-there", "minion", "is-demon", "is-minion", "demon-did", "minion-did")
)


def _fit(clue: Clue, team: int, demon: int, players: int, minions: int) -> float:
    """How much better than a guess the statement is in this world, if the ability worked."""
    form, about, number = clue
    among = team & about
    if isinstance(number, tuple):
        return max(HARDLY, 2 * _heard_so(number, team, demon, players))
    match form:
        case "no-evil" | "some-evil":
            return 3.0 if among.bit_count() == number else 0.1
        case "beside-traveller":
            return 1.5 if 0 <= number - among.bit_count() <= 1 else 0.1
        case "pairs":
            off = abs(number - (team & (team << 1 | team >> (players - 1))).bit_count())
            return 3.0 if off == 0 else 0.35 if off == 1 else 0.1
        case "demon-there":
            return 2.0 if _has(about, demon) else 0.4
        case "no-demon":
            return 0.08 if _has(about, demon) else 1.6
        case "minion":
            count = among.bit_count() - _has(among, demon)
            return min(3.5, count * (players - 1) / (2 * minions)) if count else 0.15
        case "steps":
            return 3.0 if _steps(team, demon, players) == number else 0.1
        case "quiet-night":
            return 1.6 if _has(about, demon) else 0.95
        case "woke":
            return max(HARDLY, 2 * _woke(about, number, team))
        case "demon-did":
            return 2.5 if _has(about, demon) else 0.1
        case "demon-did-not":
            return 0.1 if _has(about, demon) else 1.6
        case "minion-did" | "minion-did-not":
            did = among.bit_count() > _has(among, demon)
            return (2.0 if form == "minion-did" else 1.6) if did == (form == "minion-did") else 0.1
        case "one-side" | "two-sides":
            return 1.6 if (among.bit_count() == 1) == (form == "two-sides") else 0.15
        case "one-is-good":
            return 1.6 if about & ~team else 0.15
        case "none-is-good":
            return 0.25 if about & ~team else 1.4
        case "is-demon":
            return 3.5 if _has(about, demon) else 0.5 if among else 0.12
        case "is-minion":
            return 3.5 if among and not _has(about, demon) else 0.12
        case "is-good":
            return 0.12 if among else 1.6
        case _:
            return 1.0


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
            evil = _type(RoleId(role)) in (MINION, DEMON)
            right = (seat == demon) == (_type(RoleId(role)) == DEMON) and evil == bool(team >> seat & 1)
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


def _has(places: int, demon: int) -> int:
    """Whether the Demon is one of these; it never is where it was not asked about (-1)."""
    return places >> demon & 1 if demon >= 0 else 0


def _clues(facts: Facts, place: int, story: Story) -> tuple[Clue, ...]:
    told = [clue for said in story.told if (clue := _clue(facts, place, story.role, said)) is not None]
    told += [("heard", _spoken_of(words, facts.players), words) for words in story.heard]
    if story.role == "chambermaid":
        told += [clue for said in story.told if (clue := _wakings(facts, story, said)) is not None]
    return tuple(told)


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


def _clue(facts: Facts, place: int, role: RoleId, said: tuple[str | int | bool, ...]) -> Clue | None:
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
            shown = "is-demon" if _type(RoleId(evil)) == DEMON else "is-minion"
            claims_it = facts.stories[target].role in (good, NOBODY_YET)
            return ("is-good", 1 << target, 0) if claims_it else (shown, 1 << target, 0)
        case ("number", int(night), int(number)) if role == "oracle":
            gone = [other for other, when in facts.falls if when <= 2 * night]
            return "some-evil" if number else "no-evil", sum(1 << other for other in gone), number
        case ("twin", int(target), str(shown)) if target >= 0:
            return ("is-minion", 1 << target, 0) if shown == "eviltwin" else None
        case ("none",):
            outsiders = [n for n, other in enumerate(facts.stories) if _type(other.role) == OUTSIDER]
            return "none-is-good", sum(1 << n for n in outsiders), 0
        case ("saw", _, int(target), str(shown)) if target >= 0 and shown in ROLES:
            return _seen(facts, target, RoleId(shown))
        case _:
            return None


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
    if _type(shown) == MINION:
        return "minion", 1 << one | 1 << two, 0
    fitting = [n for n in (one, two) if facts.stories[n].role in (shown, NOBODY_YET)]
    if shown == "drunk":
        fitting = [one, two]
    return "one-is-good", sum(1 << n for n in fitting), 0


def _seen(facts: Facts, target: int, shown: RoleId) -> Clue:
    if _type(shown) == DEMON:
        return "is-demon", 1 << target, 0
    if _type(shown) == MINION:
        return "is-minion", 1 << target, 0
    claimed = facts.stories[target].role
    if shown == "drunk" or claimed in (shown, NOBODY_YET):
        return "is-good", 1 << target, 0
    return "one-is-good", 0, 0


def _type(role: RoleId) -> str:
    return ROLES[role].type if role in ROLES else ""


# ---- votes

FRIEND_SPARED = 0.8
"""How often an evil player leaves the hand down when a friend is nominated."""
STRANGER_HANGED = 0.6
"""How often an evil player raises it for somebody good."""


@lru_cache(maxsize=512)
def _votes(players: int, minions: int, ballots: tuple[tuple[int, int, int], ...]) -> Weights:
    """How likely these hands are in each world; each vote is weighed once and then kept."""
    weights = _vote(players, minions, *ballots[-1])
    if len(ballots) == 1:
        return weights
    return list(map(mul, weights, _votes(players, minions, ballots[:-1])))


def _vote(players: int, minions: int, nominee: int, up: int, down: int) -> Weights:
    here = atlas(players, minions)
    ayes, noes = up.bit_count(), down.bit_count()
    usual = min(0.8, max(0.2, (ayes + 0.5) / (ayes + noes + 1)))
    friend_up, friend_down = (1 - FRIEND_SPARED) / usual, FRIEND_SPARED / (1 - usual)
    other_up, other_down = STRANGER_HANGED / usual, (1 - STRANGER_HANGED) / (1 - usual)
    by_count = range(minions + 2)
    friend = [[(friend_up**a * friend_down**b) ** VOTE_TRUST for b in by_count] for a in by_count]
    other = [[(other_up**a * other_down**b) ** VOTE_TRUST for b in by_count] for a in by_count]
    weights: Weights = []
    size = here.size
    for team in here.teams:
        table = friend if team >> nominee & 1 else other
        weights += [table[(team & up).bit_count()][(team & down).bit_count()]] * size
    return weights


# ---- what does not depend on one story alone

_Common: TypeAlias = tuple[
    tuple[int, ...],
    int,
    int,
    int,
    tuple[tuple[int, bool], ...],
    tuple[tuple[int, int], ...],
    tuple[tuple[int, int], ...],
    tuple[tuple[int, int], ...],
    int,
    int,
    int,
    float,
    int,
    tuple[int, ...],
]


def _common(facts: Facts) -> _Common:
    by_role: dict[RoleId, int] = {}
    outsiders = silent = 0
    for place, story in enumerate(facts.stories):
        if story.role == NOBODY_YET:
            silent |= 1 << place
            continue
        by_role[story.role] = by_role.get(story.role, 0) | 1 << place
        if ROLES[story.role].type == OUTSIDER:
            outsiders |= 1 << place
    rivals = tuple(bits for bits in by_role.values() if bits.bit_count() > 1)
    dead = sum(1 << place for place, _ in facts.falls)
    learners = sum(by_role.get(role, 0) for role in LEARNERS) & ~dead
    knowers = sum(by_role.get(role, 0) for role in KNOWERS) & ~dead
    falls = tuple((place, when % 2 == 0) for place, when in facts.falls)
    return (
        rivals,
        knowers,
        outsiders,
        facts.outsiders,
        falls,
        facts.proofs,
        facts.duds,
        facts.misses,
        silent,
        learners,
        facts.day,
        facts.undead,
        facts.buried,
        facts.spared,
    )


@lru_cache(maxsize=1024)
def _ground(
    players: int,
    minions: int,
    rivals: tuple[int, ...],
    knowers: int,
    outsiders: int,
    expected: int,
    falls: tuple[tuple[int, bool], ...],
    proofs: tuple[tuple[int, int], ...],
    duds: tuple[tuple[int, int], ...],
    misses: tuple[tuple[int, int], ...],
    silent: int,
    learners: int,
    day: int,
    undead: float,
    buried: int,
    spared: tuple[int, ...],
) -> Weights:
    about = outsiders | ((silent | learners | knowers) if day > 1 else 0)
    for bits in rivals:
        about |= bits
    for place in (*spared, *(place for place, _ in falls)):
        about |= 1 << place
    for one, two in (*proofs, *duds, *misses):
        about |= 1 << one | 1 << two
    quiet = _QUIET[min(day, len(_QUIET) - 1)]
    dead = sum(1 << place for place, _ in falls)
    baron = minions / MINION_ROLES
    lingers = LINGERS[min(day, len(LINGERS) - 1)]
    outlives = OUTLIVES[min(day, len(OUTLIVES) - 1)]

    def weigh(team: int, demon: int) -> float:
        weight = 1.0
        if demon >= 0 and dead >> demon & 1:
            if not undead or buried >> demon & 1:
                return 0.0
            weight = undead
        for bits in rivals:
            weight *= RIVALS ** max(0, (bits & ~team).bit_count() - 1)
            if team & bits:
                weight *= 2 * (EXPOSED if _has(bits, demon) else 1 - EXPOSED)
        strange = (outsiders & ~team).bit_count() - expected
        if strange > 0:
            weight *= (baron if strange <= 2 else 0.02) ** CROWD
        for place, by_night in falls:
            if by_night and team >> place & 1:
                weight *= OWN_KILL
        for place in spared:
            weight *= ADVOCATE if team >> place & 1 else 1.0
        for virgin, nominator in proofs:
            weight *= 0.001 if team >> virgin & 1 else 1.0
            weight *= 0.1 if team >> nominator & 1 else 1.0
        for virgin, nominator in duds:
            weight *= 1.0 if team & (1 << virgin | 1 << nominator) else DUD
        for shooter, target in misses:
            if target == demon and not team >> shooter & 1:
                weight *= MISS
        weight *= lingers ** (learners & ~team).bit_count() * outlives ** (knowers & ~team).bit_count()
        return weight * quiet ** (silent & ~team).bit_count()

    asked = dead
    for bits in rivals:
        asked |= bits
    for _, target in misses:
        asked |= 1 << target
    return _weigh(players, minions, about, asked, weigh)


_QUIET = (1.0, 1.0, 0.85, 0.5, 0.25)
"""How likely a good player is to have said nothing at all by that day, beside an evil one."""
