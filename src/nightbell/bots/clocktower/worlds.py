"""Who may be evil: a weight for every team that the town could hold, given all that was said and seen.

A world is an evil team and which of it is the Demon now. Whatever was said or seen leaves *marks* in a world
("a good player was told wrongly by what an Empath learns", "the Demon claims to learn something each night
and lives late"), and each mark has its price. Prices are learned from games of these players by
`python -m tools.prices` and kept in `prices.json`; they are the logarithms of how much likelier the true
world shows a mark than others do, all marks together. Which Minions there are is no part of a world.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations
from math import exp
from operator import itemgetter, mul
from typing import Final, TypeAlias

import msgspec

from nightbell.bots.clocktower.claims import acted, night_of
from nightbell.bots.clocktower.record import Facts, Story, Town
from nightbell.deduction.standings import standings
from nightbell.games.clocktower.catalogue import DEMON, EVIL, MINION, OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.events import Fact
from nightbell.games.clocktower.town import NOBODY_YET

MINION_ROLES = 4
UNTRUE = 0.3
"""How often a good player is told wrongly, beside rightly, in a form whose price nobody has learned."""
VOTE_TRUST = 0.05
"""How much is made of raised hands, as a power: evil players who know their trade vote as the good do."""
HARDLY = 0.15
"""The least that is made of what would not fit at all."""
CLEARLY = 0.35
"""How far from even a statement's chance must be for it to be called true or false in a world."""
TOWNSFOLK_SHARE = 0.8
"""How often a good player is a Townsfolk."""
STRANGE_ROLE = 0.08
"""How often a good player is what nobody has heard them claim."""
TAKEN_AT_WORD = 0.85
"""How often a good player is what they claim."""
EVIL_WAKES = 0.65
WAKES = (0.05, 0.95, 0.5)
"""How often somebody good wakes whose claim says no, or yes, or who claims nothing."""

HISTORIES = 0.6
"""How much is made of the exact deduction's weights, as a power (of 951 evenings)."""
NO_HISTORY = 1e-4
"""The weight of a world without any history: people err, and tables rule differently."""
MOST_WORK = 5000
"""How many steps of histories are played for a table's beliefs."""

Weights: TypeAlias = list[float]
Clue: TypeAlias = tuple[str, int, int | tuple[Fact, ...]]
"""What one statement says of the evil team: a form, the places it speaks of as bits, a number; or, for what
was heard in so many words, the words."""
Marks: TypeAlias = tuple[str, ...]
Reader: TypeAlias = Callable[[Sequence[float]], Sequence[float]] | None


class Prices(msgspec.Struct, frozen=True):
    """What `tools.prices` has learned, and how."""

    recipe: str
    prices: dict[str, float]


@cache
def learned() -> Prices:
    return msgspec.json.decode((files(__package__) / "prices.json").read_bytes(), type=Prices)


@cache
def price(mark: str) -> float:
    """By how much a mark makes a world likelier.

    >>> price("good, nobody has learned this")
    0.3
    """
    found = learned().prices.get(mark)
    return exp(found) if found is not None else UNTRUE if mark.startswith(GOOD_ONE) else 1.0


def priced(marks: Marks) -> float:
    weight = 1.0
    for mark in marks:
        weight *= price(mark)
    return weight


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

    def __init__(self, facts: Facts, town: Town | None = None) -> None:
        self.facts = facts
        self.map = atlas(facts.players, facts.minions)
        self.weights = weigh(facts, upside_down=False)
        if facts.vortex:
            false = weigh(facts, upside_down=True)
            self.weights = [
                (1 - facts.vortex) * plain + facts.vortex * other
                for plain, other in zip(self.weights, false, strict=True)
            ]
        if town is not None:
            self.weights = list(map(mul, self.weights, by_histories(town)))
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


def _sums(readers: list[Reader], weights: list[float]) -> list[float]:
    return [sum(pick(weights)) if pick is not None else 0.0 for pick in readers]


@lru_cache(maxsize=512)
def read(facts: Facts, town: Town | None = None) -> Beliefs:
    """The same facts lead everybody to the same beliefs, so they are worked out once."""
    return Beliefs(facts, town)


# ---- histories


@lru_cache(maxsize=256)
def by_histories(town: Town) -> Weights:
    """By how much each world is likelier than its price, in the town's eyes: where the histories of a team
    were played, they say what the good can have heard, and only liars keep their prices. All teams that were
    played are together as likely as before; the likeliest come first, as far as the work goes."""
    here, weights = atlas(town.facts.players, town.facts.minions), read(town.facts).weights
    by_team = map(sum, zip(*[iter(weights)] * here.size, strict=True))
    ranked = sorted(zip(by_team, here.teams, strict=True), reverse=True)
    found = standings(town.puzzle, [team for _, team in ranked], MOST_WORK)
    whole = sum(found.weights.values())
    if not whole:
        return [1.0] * len(weights)
    teams = [team for team in here.teams for _ in range(here.size)]
    liars = weigh(town.facts, upside_down=False, told_wrongly=False)
    fresh = [
        lies * (NO_HISTORY + found.weights.get((team, demon), 0.0) / whole) ** HISTORIES
        for lies, team, demon in zip(liars, teams, here.demons, strict=True)
    ]
    before, after = (
        sum(weight for weight, team in zip(each, teams, strict=True) if team in found.teams)
        for each in (weights, fresh)
    )
    return [
        new / old * before / after if team in found.teams and old else 1.0
        for new, old, team in zip(fresh, weights, teams, strict=True)
    ]


# ---- marks

GOOD_ONE: Final = "good"
OF_THE_GOOD: Final = (GOOD_ONE, "again", "rivals good", "crowd", "dud", "miss", "proof")
"""Marks of what can only be if somebody good was misled, or is not what they say: histories know how."""
LIAR: Final = "liar"
OTHER_WAY_ROUND: Final = "vortox"
NOTHING_YET: Final = "nothing said yet"
"""Silence on the first day has no price: who is nominated comes out, and the silent would hang in turn."""
MATHEMATICIAN: Final = RoleId("mathematician")


class Piece(msgspec.Struct, frozen=True, gc=False):
    """One thing that was said or seen: the marks that it leaves depend on these places alone."""

    about: int
    """The places that matter, as bits."""
    demons: int
    """Those of them of whom it also matters whether they are the Demon."""

    def marks(self, team: int, demon: int, players: int) -> Marks:
        raise NotImplementedError


def pieces(facts: Facts, upside_down: bool) -> Iterator[Piece]:
    """All of it; upside down is a town whose Townsfolk hear nothing true."""
    killed = sum(1 << place for place, when in facts.falls if when % 2 == 0)
    told = [_clues(facts, place, story) for place, story in enumerate(facts.stories)]
    for place, story in enumerate(facts.stories):
        if clues := told[place]:
            about, demons = 1 << place, 0
            for form, seats, _ in clues:
                about |= seats
                if form in _OF_DEMONS:
                    about, demons = about | killed, demons | seats
            yield Voice(about, demons, place, clues, killed, upside_down and _may_be_townsfolk(story.role))
        if story.role == MATHEMATICIAN and not upside_down:
            yield from _mishaps(facts, place, story)
    yield from _seen_by_all(facts, killed)


def _mishaps(facts: Facts, place: int, story: Story) -> Iterator[Piece]:
    for said in story.told:
        match said:
            case ("number", int(night), int(number)):
                told = tuple(
                    (other, clue)
                    for other, each in enumerate(facts.stories)
                    if other != place and _may_be_townsfolk(each.role)
                    for word in each.told
                    if night_of(word) == night and (clue := _clue(facts, other, each.role, word)) is not None
                )
                about, demons = 1 << place, 0
                for other, (form, seats, _) in told:
                    about |= 1 << other | seats
                    demons |= seats if form in _OF_DEMONS else 0
                yield Mishaps(about, demons, place, number, told)


class Voice(Piece, frozen=True, gc=False):
    """What one player says to have learned."""

    place: int
    clues: tuple[Clue, ...]
    killed: int
    """Who died at night: one of the evil among them has most likely handed the Demon's role on."""
    upside_down: bool

    def marks(self, team: int, demon: int, players: int) -> Marks:
        evil = team >> self.place & 1
        marks, wrong = [], 0
        for clue in self.clues:
            chance = _so(clue, team, demon, players)
            if abs(chance - 0.5) < CLEARLY / 2 or clue[0] == "heard":
                continue
            form = f"{clue[0]}, heir" if clue[0] in _OF_DEMONS and team & self.killed else clue[0]
            true = chance > 0.5
            if evil:
                marks.append(f"{LIAR} {clue[0]}")
                if true and clue[0] in _ACCUSING:
                    marks.append("betrays")
            elif self.upside_down:
                marks.append(f"{OTHER_WAY_ROUND} {'true' if true else 'false'}")
            elif not true:
                marks.append(f"{GOOD_ONE} {form}")
                wrong += 1
        return *marks, *["again"] * (wrong - 1)

    def to_own_ears(self, team: int, demon: int, players: int) -> float:
        """What the Storyteller said in so many words is never told to others, and has no learned price."""
        weight = 1.0
        for clue in self.clues:
            if clue[0] == "heard" and not team >> self.place & 1:
                so = 2 * _so(clue, team, demon, players)
                weight *= max(HARDLY, 2 - so if self.upside_down else so)
        return weight


class Mishaps(Piece, frozen=True, gc=False):
    """How many abilities failed in a night, as a Mathematician tells it: of the good who learned something
    then, no more can have been told wrongly."""

    place: int
    number: int
    told: tuple[tuple[int, Clue], ...]
    """Who told what of that night."""

    def marks(self, team: int, demon: int, players: int) -> Marks:
        wrong = {
            place
            for place, clue in self.told
            if not team >> place & 1 and _so(clue, team, demon, players) < 0.5 - CLEARLY / 2
        }
        verdict = "more" if len(wrong) > self.number else "unseen" if len(wrong) < self.number else ""
        if not verdict:
            return ()
        return (f"{LIAR if team >> self.place & 1 else GOOD_ONE} mishaps {verdict}",)


class Standing(Piece, frozen=True, gc=False):
    """What one player claims to be, and whether they still live."""

    place: int
    as_demon: str
    as_minion: str

    def marks(self, team: int, demon: int, players: int) -> Marks:
        if not team >> self.place & 1:
            return ()
        return (self.as_demon if demon == self.place else self.as_minion,)


class Rivals(Piece, frozen=True, gc=False):
    """Several who claim the same role."""

    rivals: int
    killed: int

    def marks(self, team: int, demon: int, players: int) -> Marks:
        if not team & self.rivals:
            return ("rivals good",)
        if not _has(self.rivals, demon):
            return ()
        return ("rivals heir" if team & self.killed else "rivals demon",)


class Crowd(Piece, frozen=True, gc=False):
    """More who claim to be Outsiders than the table allows."""

    expected: int

    def marks(self, team: int, demon: int, players: int) -> Marks:
        strange = (self.about & ~team).bit_count() - self.expected
        return () if strange <= 0 else ("crowd of two",) if strange <= 2 else ("crowd of more",)


class Deed(Piece, frozen=True, gc=False):
    """Something between two players that all have seen."""

    kind: str
    one: int
    two: int

    def marks(self, team: int, demon: int, players: int) -> Marks:
        one, two = team >> self.one & 1, team >> self.two & 1
        match self.kind:
            case "proof":
                return *["proof virgin"] * one, *["proof nominator"] * two
            case "dud":
                return () if one or two else ("dud",)
            case "miss":
                return ("miss",) if self.two == demon and not one else ()
            case _:
                return ("spared",) if one else ()


def _seen_by_all(facts: Facts, killed: int) -> Iterator[Piece]:
    fell = dict(facts.falls)
    stage = _stage(facts.day, facts.players - len(fell))
    by_role: dict[RoleId, int] = {}
    for place, story in enumerate(facts.stories):
        bit, sort = 1 << place, _sort(story.role)
        by_role[story.role] = by_role.get(story.role, 0) | bit
        if place in fell:
            end = f"{facts.air} {'hanged' if fell[place] % 2 else 'killed'} {sort}"
            yield Standing(bit, bit, place, f"undead {end}", end)
        elif stage == FIRST and story.role == NOBODY_YET:
            yield Standing(bit, bit, place, NOTHING_YET, NOTHING_YET)
        else:
            where = f"{facts.air} {stage} {sort}"
            yield Standing(bit, bit, place, f"demon {where}", f"minion {where}")
    outsiders = sum(bits for role, bits in by_role.items() if _type(role) == OUTSIDER)
    if outsiders:
        yield Crowd(outsiders, 0, facts.outsiders)
    for role, bits in by_role.items():
        if role != NOBODY_YET and bits.bit_count() > 1:
            yield Rivals(bits | killed, bits, bits, killed)
    for kind, pairs in (("proof", facts.proofs), ("dud", facts.duds), ("miss", facts.misses)):
        for one, two in pairs:
            yield Deed(1 << one | 1 << two, 1 << two if kind == "miss" else 0, kind, one, two)
    for place in facts.spared:
        yield Deed(1 << place, 0, "spared", place, place)


FIRST, EARLY, MIDDLE, LATE = "first", "early", "middle", "late"


def _stage(day: int, alive: int) -> str:
    return FIRST if day < 2 else EARLY if alive > 6 else MIDDLE if alive > 4 else LATE


def _sort(role: RoleId) -> str:
    """What kind of thing somebody claims to be, as a Demon looks at it who chooses whom to kill."""
    if role == NOBODY_YET:
        return "silent"
    known = ROLES[role]
    if known.type == OUTSIDER:
        return "outsider"
    if known.other is not None and role not in _WAITS:
        return "nightly"
    return "knower" if known.first is not None else "quiet"


_WAITS: Final = frozenset(map(RoleId, ("ravenkeeper", "sage", "courtier", "professor", "seamstress")))
"""Who is woken in later nights, but has nothing to tell of most of them."""


def weigh(facts: Facts, upside_down: bool, told_wrongly: bool = True) -> Weights:
    """A weight for each world; without what the good were told wrongly, where histories say that better."""
    size, found = (facts.players, facts.minions), list(pieces(facts, upside_down))
    standings = [piece for piece in found if isinstance(piece, Standing)]
    standing = tuple(price(each.as_minion) for each in standings)
    crowned = tuple(price(each.as_demon) for each in standings)
    weights = _ground(*size, standing, crowned, may_rule(facts))
    if facts.ballots:
        weights = list(map(mul, weights, votes(*size, facts.ballots)))
    for piece in found:
        if not isinstance(piece, Standing):
            weights = list(map(mul, weights, _piece(*size, piece, told_wrongly)))
    return weights


def may_rule(facts: Facts) -> tuple[float, ...]:
    """Of each place how likely it may be the Demon now, going by who lives."""
    found = [1.0] * facts.players
    for place, _ in facts.falls:
        found[place] = 0.0 if facts.buried >> place & 1 else facts.undead
    return tuple(found)


@lru_cache(maxsize=1024)
def _ground(
    players: int,
    minions: int,
    standing: tuple[float, ...],
    crowned: tuple[float, ...],
    living: tuple[float, ...],
) -> Weights:
    here = atlas(players, minions)
    heads = [one / two * life for one, two, life in zip(crowned, standing, living, strict=True)]
    weights: Weights = []
    for n in range(len(here.teams)):
        demons = here.demons[n * here.size : (n + 1) * here.size]
        team = 1.0
        for place in demons:
            team *= standing[place]
        weights += [team * heads[place] for place in demons]
    return weights


@lru_cache(maxsize=2048)
def _piece(players: int, minions: int, piece: Piece, told_wrongly: bool) -> Weights:
    def weigh(team: int, demon: int) -> float:
        marks = piece.marks(team, demon, players)
        weight = priced(marks if told_wrongly else tuple(m for m in marks if not m.startswith(OF_THE_GOOD)))
        if isinstance(piece, Voice):
            weight *= piece.to_own_ears(team, demon, players)
        return weight

    return _weigh(players, minions, piece.about, piece.demons, weigh)


def _may_be_townsfolk(role: RoleId) -> bool:
    return role == NOBODY_YET or ROLES[role].type == TOWNSFOLK


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


_OF_DEMONS = frozenset(
    (
        *("demon-there", "no-demon", "minion", "is-demon", "is-minion"),
        *("steps", "demon-did", "demon-did-not", "minion-did", "minion-did-not"),
        *("quiet-night", "heard"),
    )
)
"""Forms that ask which of the team is the Demon."""
_ACCUSING = frozenset(
    (
        *("some-evil", "demon-there", "minion", "is-demon", "is-minion", "demon-did", "minion-did"),
        *("nobody-fits", "not-as-claimed"),
    )
)
"""Forms that speak against somebody. What a liar says has nothing to do with what is so, but for this: evil
players seldom tell on each other."""


def _so(clue: Clue, team: int, demon: int, players: int) -> float:
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
            return _has(about, demon)
        case "no-demon" | "demon-did-not":
            return not _has(about, demon)
        case "minion" | "minion-did":
            return among.bit_count() > _has(among, demon)
        case "minion-did-not":
            return among.bit_count() == _has(among, demon)
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
            return among != 0 and not _has(about, demon)
        case "is-good":
            return among == 0
        case _:
            return 0.5


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
    if not fitting:
        return "nobody-fits", 1 << one | 1 << two, 0
    return "one-is-good", sum(1 << n for n in fitting), 0


def _seen(facts: Facts, target: int, shown: RoleId) -> Clue:
    if _type(shown) == DEMON:
        return "is-demon", 1 << target, 0
    if _type(shown) == MINION:
        return "is-minion", 1 << target, 0
    claimed = facts.stories[target].role
    if shown == "drunk" or claimed in (shown, NOBODY_YET):
        return "is-good", 1 << target, 0
    return "not-as-claimed", 1 << target, 0


def _type(role: RoleId) -> str:
    return ROLES[role].type if role in ROLES else ""


# ---- votes

FRIEND_SPARED = 0.8
"""How often an evil player leaves the hand down when a friend is nominated."""
STRANGER_HANGED = 0.6
"""How often an evil player raises it for somebody good."""


@lru_cache(maxsize=512)
def votes(players: int, minions: int, ballots: tuple[tuple[int, int, int], ...]) -> Weights:
    """How likely these hands are in each world; each vote is weighed once and then kept."""
    weights = _vote(players, minions, *ballots[-1])
    if len(ballots) == 1:
        return weights
    return list(map(mul, weights, votes(players, minions, ballots[:-1])))


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
