"""One possible state of a game in the middle of its history.

Whom a Poisoner chose, who is the red herring, whom a Monk protects: such choices are not made when they fall
due but kept as the set of seats that they may still be (`Effect.mask`). Only what is seen later narrows them.
So one state stands for very many histories, and most puzzles need a handful of states for each night.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nightbell.deduction.characters import DEMON, TYPE

FOREVER: Final = 99
SOBER: Final = 0
IMPAIRED: Final = 1
EITHER: Final = 2
DEEPEST: Final = 4
LASTING: Final = frozenset({"puzzlemaster"})
"""Whose effect outlives them."""


class Effect(NamedTuple):
    """Exactly one seat of `mask` is drunk or poisoned: while `source` has the ability, or for good."""

    source: int
    role: str
    mask: int
    until: int
    """At the dusk before this night it ends."""


class Gain(NamedTuple):
    """An ability that somebody has beside the own character: a Philosopher's, or a Demon's by the Boffin."""

    seat: int
    role: str
    by: int
    """Whose ability it is that gives it; its owner must be sober."""


class State:
    """Seats are numbers, sets of seats are bits. States are never changed once others can see them."""

    __slots__ = ("alive", "effects", "evil", "facts", "fallen", "gains", "likely", "log", "roles")

    def __init__(self, roles: tuple[str, ...], evil: int, alive: int) -> None:
        self.roles = roles
        self.evil = evil
        self.alive = alive
        """Who truly lives; a Zombuul that feigns its death does."""
        self.fallen = 0
        """Who has died since dusk, or since dawn."""
        self.effects: tuple[Effect, ...] = ()
        self.gains: tuple[Gain, ...] = ()
        self.facts: dict[str, int] = {}
        """What else must be remembered; every key has its meaning where it is written."""
        self.log: tuple[object, ...] | None = None
        """What was done so far, the last deed first: (before, deed)."""
        self.likely = 1.0
        """In what part of all choices that nobody saw things come to this (see `prior.py`)."""

    def copy(self) -> State:
        other = State.__new__(State)
        other.roles = self.roles
        other.evil = self.evil
        other.alive = self.alive
        other.fallen = self.fallen
        other.effects = self.effects
        other.gains = self.gains
        other.facts = self.facts
        other.log = self.log
        other.likely = self.likely
        return other

    def key(self) -> tuple[object, ...]:
        """States with the same key have the same future."""
        return (
            self.roles,
            self.evil,
            self.alive,
            self.fallen,
            self.effects,
            self.gains,
            frozenset(self.facts.items()) if self.facts else None,
        )

    # ---- changes, each giving a new state

    def told(self, *deed: object) -> State:
        other = self.copy()
        other.log = (self.log, deed)
        return other

    def noting(self, key: str, value: int) -> State:
        other = self.copy()
        other.facts = {**self.facts, key: value}
        return other

    def choosing(self, key: str, mask: int) -> State:
        """Keep of the seats that a choice may have met only these."""
        other = self.noting(key, mask)
        other.likely = self.likely * mask.bit_count() / self.facts[key].bit_count()
        return other

    def forgetting(self, keys: frozenset[str]) -> State:
        if keys.isdisjoint(self.facts):
            return self
        other = self.copy()
        other.facts = {key: value for key, value in self.facts.items() if key not in keys}
        return other

    def under(self, source: int, role: str, mask: int, until: int) -> State:
        """One more seat is drunk or poisoned."""
        other = self.copy()
        other.effects = (*self.effects, Effect(source, role, mask, until))
        return other

    def becoming(self, seat: int, role: str) -> State:
        other = self.copy()
        roles = list(self.roles)
        roles[seat] = role
        other.roles = tuple(roles)
        return other

    # ---- questions

    def fact(self, key: str) -> int:
        return self.facts.get(key, 0)

    def has(self, seat: int, role: str) -> bool:
        """Whether this seat has the ability of that character."""
        if self.roles[seat] == role:
            return True
        if self.gains:
            return any(gain.seat == seat and gain.role == role for gain in self.gains)
        return False

    def holders(self, role: str) -> list[int]:
        """Who has this ability, alive or dead."""
        found = []
        if role in self.roles:
            found = [seat for seat, held in enumerate(self.roles) if held == role]
        for gain in self.gains:
            if gain.role == role and gain.seat not in found:
                found.append(gain.seat)
        return found

    def living(self, seat: int) -> bool:
        return bool(self.alive >> seat & 1)

    def acts(self, seat: int) -> bool:
        """Whether the abilities of this seat go on: it lives, or is a Minion that a Vigormortis killed."""
        if self.alive >> seat & 1:
            return True
        return bool(self.facts.get("kept", 0) >> seat & 1) and self._keeps()

    def _keeps(self) -> bool:
        """Whether the Vigormortis that killed Minions lives, and is not drunk or poisoned for sure."""
        by = self.facts["kept_by"] - 1
        bit = 1 << by
        if not self.alive & bit or not self.has(by, "vigormortis"):
            return False
        for source, role, mask, _ in self.effects:
            if mask == bit and (source < 0 or (self.alive >> source & 1 and self.has(source, role))):
                if source < 0 or not any(each.mask >> source & 1 for each in self.effects):
                    return False
        return True

    def lies(self, source: int, role: str) -> bool:
        """Whether the effect of such an ability is there, its owner's sobriety apart."""
        return self.has(source, role) and (role in LASTING or self.acts(source))

    def demons(self) -> list[int]:
        alive = self.alive
        return [seat for seat, role in enumerate(self.roles) if alive >> seat & 1 and TYPE[role] == DEMON]

    def impairment(self, seat: int, depth: int = 0) -> int:
        """Whether this seat is drunk or poisoned: SOBER, IMPAIRED, or EITHER while a choice is open."""
        verdict = SOBER
        bit = 1 << seat
        for source, role, mask, _ in self.effects:
            if not mask & bit:
                continue
            open_source = False
            if source >= 0:
                if not self.lies(source, role):
                    continue
                if source != seat and depth < DEEPEST:
                    of_source = self.impairment(source, depth + 1)
                    if of_source == IMPAIRED:
                        continue
                    open_source = of_source == EITHER
            if mask == bit and not open_source:
                return IMPAIRED
            verdict = EITHER
        return verdict

    def sober(self, seat: int, depth: int = 0) -> list[State]:
        """This state with what must be so for the seat to be sober and healthy; nothing, if it cannot be."""
        now = self.impairment(seat)
        if now == SOBER:
            return [self]
        if now == IMPAIRED or depth > DEEPEST:
            return []
        bit = 1 << seat
        for place, effect in enumerate(self.effects):
            source, role, mask, _ = effect
            if not mask & bit:
                continue
            asleep = False
            if source >= 0:
                if not self.lies(source, role):
                    continue
                of_source = self.impairment(source) if source != seat else SOBER
                if of_source == IMPAIRED:
                    continue
                asleep = of_source == EITHER
            found = []
            if mask != bit:
                found += self.narrowed(place, mask & ~bit).sober(seat, depth + 1)
            if asleep:
                for other in self.drunk(source, depth + 1):
                    found += other.sober(seat, depth + 1)
            return found
        return [self]

    def drunk(self, seat: int, depth: int = 0) -> list[State]:
        """This state with what must be so for the seat to be drunk or poisoned."""
        now = self.impairment(seat)
        if now == IMPAIRED:
            return [self]
        if now == SOBER or depth > DEEPEST:
            return []
        bit = 1 << seat
        found = []
        for place, effect in enumerate(self.effects):
            source, role, mask, _ = effect
            if not mask & bit:
                continue
            if source >= 0 and not self.lies(source, role):
                continue
            narrowed = self.narrowed(place, bit)
            found += [narrowed] if source < 0 or source == seat else narrowed.sober(source, depth + 1)
        return found

    def narrowed(self, place: int, mask: int) -> State:
        """Of the seats on which this effect may lie keep only these."""
        other = self.copy()
        effects = list(self.effects)
        other.likely = self.likely * mask.bit_count() / effects[place].mask.bit_count()
        effects[place] = effects[place]._replace(mask=mask)
        other.effects = tuple(effects)
        return other

    def narrowed_by(self, role: str, seat: int, there: bool) -> State | None:
        """The state in which the effect of such a role lies, or does not lie, on this seat."""
        for place, effect in enumerate(self.effects):
            if effect.role == role:
                mask = effect.mask & (1 << seat) if there else effect.mask & ~(1 << seat)
                return self.narrowed(place, mask) if mask else None
        return None if there else self


def bits(mask: int) -> list[int]:
    """
    >>> bits(0b1011)
    [0, 1, 3]
    """
    found = []
    seat = 0
    while mask:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found


def goes_on(state: State) -> bool:
    """Nobody has won: more than two live, or the Demon is dead and a Mastermind's last day comes."""
    return state.alive.bit_count() > 2 or bool(state.fact("last_day") and not state.demons())


def merged(states: list[State]) -> list[State]:
    """States with the same future, once each."""
    if len(states) < 2:
        return states
    found: dict[tuple[object, ...], State] = {}
    for state in reversed(states):
        key = state.key()
        same = found.get(key)
        if same is not None:
            state = state.copy()
            state.likely += same.likely
        found[key] = state
    return list(found.values())
