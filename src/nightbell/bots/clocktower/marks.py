"""What was said and seen, and the marks that it leaves in a world.

A mark says what would have happened there: a good player was told wrongly, a Demon lives late with such a
claim, two good players claim the same role.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from nightbell.bots.clocktower.claims import night_of
from nightbell.bots.clocktower.clues import (
    ACCUSING,
    OF_DEMONS,
    Clue,
    clue_of,
    clues_of,
    has,
    likely_so,
    type_of,
)
from nightbell.bots.clocktower.record import Facts, Story
from nightbell.games.clocktower.catalogue import OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.grimoire import NOBODY_YET

HARDLY = 0.15
"""The least that is made of what would not fit at all."""
CLEARLY = 0.35
"""How far from even a statement's chance must be for it to be called true or false in a world."""
GOOD_ONE: Final = "good"
OF_THE_GOOD: Final = (GOOD_ONE, "again", "rivals good", "crowd", "dud", "miss", "proof")
"""Marks of what can only be if somebody good was misled, or is not what they say: histories know how."""
LIAR: Final = "liar"
OTHER_WAY_ROUND: Final = "vortox"
NOTHING_YET: Final = "nothing said yet"
"""Silence on the first day has no price: who is nominated comes out, and the silent would hang in turn."""
MATHEMATICIAN: Final = RoleId("mathematician")
FIRST, EARLY, MIDDLE, LATE = "first", "early", "middle", "late"
_WAITS: Final = frozenset(map(RoleId, ("ravenkeeper", "sage", "courtier", "professor", "seamstress")))
"""Who is woken in later nights, but has nothing to tell of most of them."""
Marks: TypeAlias = tuple[str, ...]


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
    told = [clues_of(facts, place, story) for place, story in enumerate(facts.stories)]
    for place, story in enumerate(facts.stories):
        if clues := told[place]:
            about, demons = 1 << place, 0
            for form, seats, _ in clues:
                about |= seats
                if form in OF_DEMONS:
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
                    if night_of(word) == night
                    and (clue := clue_of(facts, other, each.role, word)) is not None
                )
                about, demons = 1 << place, 0
                for other, (form, seats, _) in told:
                    about |= 1 << other | seats
                    demons |= seats if form in OF_DEMONS else 0
                yield Mishaps(about, demons, place, number, told)


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
    outsiders = sum(bits for role, bits in by_role.items() if type_of(role) == OUTSIDER)
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


def _may_be_townsfolk(role: RoleId) -> bool:
    return role == NOBODY_YET or ROLES[role].type == TOWNSFOLK


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
            chance = likely_so(clue, team, demon, players)
            if abs(chance - 0.5) < CLEARLY / 2 or clue[0] == "heard":
                continue
            form = f"{clue[0]}, heir" if clue[0] in OF_DEMONS and team & self.killed else clue[0]
            true = chance > 0.5
            if evil:
                marks.append(f"{LIAR} {clue[0]}")
                if true and clue[0] in ACCUSING:
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
                so = 2 * likely_so(clue, team, demon, players)
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
            if not team >> place & 1 and likely_so(clue, team, demon, players) < 0.5 - CLEARLY / 2
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
        if not has(self.rivals, demon):
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
