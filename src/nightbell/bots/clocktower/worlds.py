"""Who may be evil: a weight for every team that the town could hold, given all that was said and seen.

Whatever was said or seen leaves *marks* in a world ("a good player was told wrongly by what an Empath
learns", "the Demon claims to learn something each night and lives late"), and each mark has its price. Which
Minions there are is no part of a world.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from operator import mul

from nightbell.bots.clocktower.atlas import Reader, Weights, atlas
from nightbell.bots.clocktower.hands import VOTE_TRUST, vote, votes
from nightbell.bots.clocktower.marks import OF_THE_GOOD, Piece, Standing, Voice, pieces
from nightbell.bots.clocktower.prices import BY_WORD, LEARNED, PRICES
from nightbell.bots.clocktower.record import Facts, Town
from nightbell.deduction.standings import standings

SIMPLE = 0.35
"""How many of those who listen take stories and hands at their word, as evil players reckon."""
HISTORIES = 0.6
"""How much is made of the exact deduction's weights, as a power (of 951 evenings)."""
NO_HISTORY = 1e-4
"""The weight of a world without any history: people err, and tables rule differently."""
MOST_WORK = 5000
"""How many steps of histories are played for a table's beliefs."""


class Beliefs:
    """Weights over the worlds, and what follows from them for a reader who knows to be good."""

    def __init__(self, facts: Facts, weights: Weights) -> None:
        self.facts = facts
        self.map = atlas(facts.players, facts.minions)
        self.weights = weights
        self._by_team: list[float] = []
        self._demon: dict[int, list[float]] = {}
        self._evil: dict[int, list[float]] = {}

    def after(self, ballot: tuple[int, int, int]) -> Beliefs:
        """The same once more hands have been taken at their word."""
        size = self.facts.players, self.facts.minions
        hands = vote(*size, *ballot, VOTE_TRUST[BY_WORD])
        return Beliefs(self.facts, list(map(mul, self.weights, hands)))

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
def read(facts: Facts, town: Town | None = None, listener: str = LEARNED) -> Beliefs:
    """The same facts lead everybody to the same beliefs, so they are worked out once."""
    weights = weigh(facts, upside_down=False, listener=listener)
    if facts.vortex:
        false = weigh(facts, upside_down=True, listener=listener)
        weights = [
            (1 - facts.vortex) * plain + facts.vortex * other
            for plain, other in zip(weights, false, strict=True)
        ]
    if town is not None:
        weights = list(map(mul, weights, by_histories(town)))
    return Beliefs(facts, weights)


@lru_cache(maxsize=256)
def overheard(facts: Facts, town: Town | None = None) -> Beliefs:
    """What a stranger makes of it, some of whom take stories and hands at their word while others know how
    liars talk."""
    knowing, simple = read(facts, town).weights, read(facts, None, BY_WORD).weights
    of_them, of_these = (1 - SIMPLE) / (sum(knowing) or 1.0), SIMPLE / (sum(simple) or 1.0)
    mixed = [one * of_them + other * of_these for one, other in zip(knowing, simple, strict=True)]
    return Beliefs(facts, mixed)


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


def weigh(facts: Facts, upside_down: bool, told_wrongly: bool = True, listener: str = LEARNED) -> Weights:
    """A weight for each world, by a listener's prices; without what the good were told wrongly, where
    histories say that better."""
    price = PRICES[listener]
    size, found = (facts.players, facts.minions), list(pieces(facts, upside_down))
    standings = [piece for piece in found if isinstance(piece, Standing)]
    standing = tuple(price(each.as_minion) for each in standings)
    crowned = tuple(price(each.as_demon) for each in standings)
    weights = _ground(*size, standing, crowned, may_rule(facts))
    if facts.ballots:
        weights = list(map(mul, weights, votes(*size, facts.ballots, listener)))
    for piece in found:
        if not isinstance(piece, Standing):
            weights = list(map(mul, weights, _piece(*size, piece, told_wrongly, listener)))
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
def _piece(players: int, minions: int, piece: Piece, told_wrongly: bool, listener: str) -> Weights:
    price = PRICES[listener]

    def weigh(team: int, demon: int) -> float:
        marks = piece.marks(team, demon, players)
        weight = prod(price(mark) for mark in marks if told_wrongly or not mark.startswith(OF_THE_GOOD))
        if isinstance(piece, Voice):
            weight *= piece.to_own_ears(team, demon, players)
        return weight

    return _weigh(players, minions, piece.about, piece.demons, weigh)


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
