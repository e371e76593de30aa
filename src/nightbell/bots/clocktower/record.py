"""What happened in public, as anybody in the circle would remember it, and what was claimed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from nightbell.deduction.notebook import page
from nightbell.deduction.puzzle import Puzzle
from nightbell.deduction.telling import TELLABLE
from nightbell.engine import Event, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import DEMON, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.events import Fact
from nightbell.games.clocktower.grimoire import NOBODY_YET
from nightbell.games.clocktower.readings import Said
from nightbell.games.clocktower.seen import View
from nightbell.games.clocktower.square import Claim
from nightbell.games.clocktower.talk import FORMS, OF_OTHERS


class Story(msgspec.Struct, frozen=True, gc=False):
    """What one player claims to be, and to have learned."""

    role: RoleId = NOBODY_YET
    told: tuple[Said, ...] = ()
    guessed: tuple[tuple[int, str], ...] = ()
    """Whose roles this player named on the first day: a Juggler's guesses."""
    heard: tuple[tuple[Fact, ...], ...] = ()
    """What the Storyteller told this player by day; nobody else knows of it."""


SILENT = Story()
FLOWERGIRL, TOWN_CRIER, VORTOX, ZOMBUUL = map(RoleId, ("flowergirl", "towncrier", "vortox", "zombuul"))
HUNGRY = frozenset(map(RoleId, ("shabaloth", "po", "zombuul")))
"""Demons under whom the town hangs somebody every day."""
RESTS = 5.0
"""How much likelier a night without a death is under a Zombuul when somebody has died by day, and how much
less likely one with a death."""
SURE = 0.95
"""Nobody is ever surer of a Zombuul than this."""
Ballot: TypeAlias = tuple[Seat, tuple[Seat, ...], tuple[Seat, ...]]


class Facts(msgspec.Struct, frozen=True, gc=False):
    """All that reasoning starts from. Seats are given by their place among those who do not travel."""

    ring: tuple[int, ...]
    """The circle, as places; a Traveller is -1."""
    players: int
    minions: int
    outsiders: int
    stories: tuple[Story, ...]
    falls: tuple[tuple[int, int], ...]
    """Who died, and when: twice the night's number, or one more than that for the day behind it."""
    proofs: tuple[tuple[int, int], ...]
    """A nomination that had the nominator executed on the spot: nominee, nominator."""
    misses: tuple[tuple[int, int], ...]
    """Shots that nobody died of: who pointed, at whom."""
    duds: tuple[tuple[int, int], ...]
    """First nominations of somebody who claims to be the Virgin, by a claimed Townsfolk, without effect."""
    ballots: tuple[tuple[int, int, int], ...]
    """Votes of the days before: the nominee, and as bits whose hands were up and whose stayed down."""
    day: int
    voters: tuple[tuple[int, int], ...] = ()
    """Of each day, as bits: whose hand was up at any vote."""
    callers: tuple[tuple[int, int], ...] = ()
    """Of each day, as bits: who nominated."""
    vortex: float = 0.0
    """How likely there is a Demon in whose town no Townsfolk hears anything true."""
    undead: float = 0.0
    """How likely there is a Demon who only seems dead when it first dies."""
    buried: int = 0
    """Who was executed after death and did not end the game by it, as bits."""
    spared: tuple[int, ...] = ()
    """Who was executed and lives on, as often as it happened."""
    air: str = "plain"
    """What kind of Demons the sheet holds; people live and die differently under each."""


class Town(msgspec.Struct, frozen=True, gc=False):
    """What everybody has heard and seen, for the exact deduction."""

    facts: Facts
    puzzle: Puzzle


FEW = 5
"""So many alive, or fewer, and histories are thought through."""
MOST_MINIONS = 2
"""... where there are no more Minions than this, and one Demon on the sheet: otherwise most of the work that
is allowed would go into a few of the teams."""

_REMEMBERED = frozenset(
    (
        events.DayBreaks,
        events.NightFalls,
        events.NominationMade,
        events.Whispered,
        events.HandCounted,
        events.VoteCounted,
        events.Executed,
        events.NobodyExecuted,
        events.ShotFired,
        events.NothingHappens,
        events.Died,
        events.StaysAlive,
    )
)


_TOLD_AGAIN = frozenset(TELLABLE)


class Record:
    """Fills itself from the events that a chair is told, each read once."""

    def __init__(self) -> None:
        self.read = 0
        self.happened: list[Event] = []
        """What the exact deduction is told of."""
        self.version = 0
        """Grows with everything that matters."""
        self.day = 0
        self.falls: dict[Seat, int] = {}
        self.proofs: list[tuple[Seat, Seat]] = []
        self.misses: list[tuple[Seat, Seat]] = []
        self.accused: tuple[Seat, Seat] | None = None
        """The nomination that no vote has been counted for yet."""
        self.nominations: list[tuple[Seat, Seat]] = []
        self.shot: tuple[Seat, Seat] | None = None
        self.asides: list[tuple[Seat, Seat]] = []
        """Who went apart with whom today."""
        self.idle = False
        """Whether a day has passed without an execution, and no Vortox has won by it."""
        self.buried: set[Seat] = set()
        """Who was executed when already dead, to no end."""
        self.spared: list[Seat] = []
        """Who was executed and lives on."""
        self.rests = 0
        """How often a night stayed quiet after a death by day, less how often it did not."""
        self.hands: list[tuple[Seat, bool]] = []
        self.voters: dict[int, set[Seat]] = {}
        self.callers: dict[int, set[Seat]] = {}
        self.today: list[Ballot] = []
        self.ballots: list[Ballot] = []
        """Of the days before; what a vote says of the voters is thought about overnight."""
        self._written: tuple[tuple[int, int], tuple[tuple[int, int, int], ...]] = ((0, 0), ())

    def hear(self, event: Event) -> None:
        kind: type[Event] = event.__class__
        if kind in _TOLD_AGAIN:
            self.happened.append(event)
        if kind in _REMEMBERED:
            self._remember(event)

    def _remember(self, event: Event) -> None:
        match event:
            case events.DayBreaks(day, died):
                self.version += 1
                if 2 * day - 1 in self.falls.values():
                    self.rests += -1 if died else 1
                self.day = day
                self.falls.update((seat, 2 * day) for seat in died)
                self.asides.clear()
            case events.Whispered(seat, other):
                self.asides.append((seat, other))
            case events.NightFalls():
                self.ballots += self.today
                self.today.clear()
                self.accused = self.shot = None
            case events.NominationMade(seat, nominee):
                self.accused = nominee, seat
                self.nominations.append(self.accused)
                self.callers.setdefault(self.day, set()).add(seat)
            case events.HandCounted(seat, raised):
                if raised or seat not in self.falls:
                    self.hands.append((seat, raised))
            case events.VoteCounted(nominee):
                self.accused = None
                self.voters.setdefault(self.day, set()).update(seat for seat, raised in self.hands if raised)
                up = tuple(seat for seat, raised in self.hands if raised and seat != nominee)
                down = tuple(seat for seat, raised in self.hands if not raised and seat != nominee)
                self.today.append((nominee, up, down))
                self.hands.clear()
            case events.NobodyExecuted():
                self.idle = True
            case events.Executed(seat) if seat in self.falls:
                self.version += 1
                self.buried.add(seat)
                self.accused = None
            case events.Executed(seat):
                if self.accused is not None and self.accused[1] == seat:
                    self.version += 1
                    self.proofs.append(self.accused)
                self.accused = None
            case events.ShotFired(seat, target):
                self.shot = seat, target
            case events.NothingHappens():
                if self.shot is not None:
                    self.version += 1
                    self.misses.append(self.shot)
                self.shot = None
            case events.StaysAlive(seat) if seat not in self.falls:
                self.version += 1
                self.spared.append(seat)
            case events.Died(seat):
                self.version += 1
                self.falls[seat] = 2 * self.day + 1
                self.shot = None

    def last_hands(self) -> list[Ballot]:
        """How the town voted last on each who was ever nominated."""
        return list({ballot[0]: ballot for ballot in (*self.ballots, *self.today)}.values())

    def facts(self, view: View, stories: Mapping[Seat, Story]) -> Facts:
        place = places(view)
        told = [stories.get(seat, SILENT) for seat in place]
        if len(place) < len(view.circle) or any(seat != n for seat, n in place.items()):
            told = [_placed(story, place) for story in told]
        townsfolk, outsiders, minions, demons = view.counts
        return Facts(
            tuple(place.get(seat, -1) for seat in view.circle),
            townsfolk + outsiders + minions + demons,
            minions,
            outsiders,
            tuple(told),
            tuple((place[seat], when) for seat, when in self.falls.items() if seat in place),
            _placed_pairs(self.proofs, place),
            _placed_pairs(self.misses, place),
            _placed_pairs(self._duds(stories), place),
            self._votes(place),
            self.day,
            _by_day(self.voters, place, self.day) if FLOWERGIRL in view.sheet else (),
            _by_day(self.callers, place, self.day) if TOWN_CRIER in view.sheet else (),
            0.0 if self.idle else _one_of_the_demons(view, VORTOX),
            self._undead(view),
            _bits(self.buried, place),
            tuple(place[seat] for seat in self.spared if seat in place),
            _air(view),
        )

    def town(self, view: View, stories: Mapping[Seat, Story]) -> Town | None:
        """What the exact deduction starts from, where few are left, it is not too much, and everybody has
        said who they are: of the silent it would make nothing out."""
        alive = sum(view.square[seat].alive for seat in view.circle)
        if alive > FEW or not thought_through(view):
            return None
        told = page(view, self.happened, aloud=True)
        return None if told.why or told.silent else Town(self.facts(view, stories), told.puzzle)

    def _undead(self, view: View) -> float:
        chance = _one_of_the_demons(view, ZOMBUUL)
        odds = chance / (1 - chance) * RESTS**self.rests if chance < 1 else RESTS
        return min(SURE, round(odds / (1 + odds), 2))

    def _votes(self, place: Mapping[Seat, int]) -> tuple[tuple[int, int, int], ...]:
        """The ballots in terms of places; written anew only when there are more, or somebody came or went."""
        now = len(self.ballots), len(place)
        if self._written[0] != now:
            self._written = (
                now,
                tuple(
                    (place[nominee], _bits(up, place), _bits(down, place))
                    for nominee, up, down in self.ballots
                    if nominee in place
                ),
            )
        return self._written[1]

    def _duds(self, stories: Mapping[Seat, Story]) -> list[tuple[Seat, Seat]]:
        virgins = [seat for seat, story in stories.items() if story.role == "virgin"]
        firsts = [next((made for made in self.nominations if made[0] == seat), None) for seat in virgins]
        return [
            made
            for made in firsts
            if made is not None
            and made not in self.proofs
            and (role := stories.get(made[1], SILENT).role) != NOBODY_YET
            and ROLES[role].type == TOWNSFOLK
        ]


def thought_through(view: View) -> bool:
    """Whether the last days of this town are within the reach of histories."""
    return view.counts[2] <= MOST_MINIONS and sum(ROLES[role].type == DEMON for role in view.sheet) <= 1


def _air(view: View) -> str:
    return "hungry" if not HUNGRY.isdisjoint(view.sheet) else "vortox" if VORTOX in view.sheet else "plain"


def _one_of_the_demons(view: View, role: RoleId) -> float:
    """How likely this Demon is in play, by the sheet alone."""
    return 1 / sum(ROLES[each].type == DEMON for each in view.sheet) if role in view.sheet else 0.0


def _placed_pairs(
    pairs: Iterable[tuple[Seat, Seat]], place: Mapping[Seat, int]
) -> tuple[tuple[int, int], ...]:
    return tuple((place[one], place[two]) for one, two in pairs if one in place and two in place)


def _by_day(
    seats: Mapping[int, Iterable[Seat]], place: Mapping[Seat, int], today: int
) -> tuple[tuple[int, int], ...]:
    """Of the days before today; nobody asks about a day that is not over."""
    return tuple((day, _bits(some, place)) for day, some in seats.items() if day < today)


def _bits(seats: Iterable[Seat], place: Mapping[Seat, int]) -> int:
    return sum(1 << place[seat] for seat in seats if seat in place)


def places(view: View) -> dict[Seat, int]:
    """The seats that are dealt roles in secret, in the order of the circle, numbered."""
    square = view.square
    return {seat: n for n, seat in enumerate([s for s in view.circle if square[s].traveller is None])}


def _placed(story: Story, place: Mapping[Seat, int]) -> Story:
    """A story with the seats in it as places. What the Storyteller told is left out, for it names chairs."""
    guessed = tuple((place[Seat(seat)], role) for seat, role in story.guessed if seat in place)
    return Story(story.role, tuple(_said_of_places(said, place) for said in story.told), guessed)


def _said_of_places(said: Said, place: Mapping[Seat, int]) -> Said:
    """Chairs as places, wherever a claim of this form names one."""
    parts = FORMS[str(said[0])]
    if parts.count("seat") == 0:
        return said
    told = [
        place.get(Seat(int(part)), -1) if noun == "seat" else part
        for noun, part in zip(parts, said[1:], strict=True)
    ]
    return said[0], *told


class Book:
    """What everybody has said so far: to all, and to the listener where nothing was said to all.

    Who names another role is taken at the last word, and what was told for the old one is dropped.
    """

    def __init__(self, listener: Seat | None = None) -> None:
        self.listener = listener
        self.read = 0
        self.public: dict[Seat, Story] = {}
        self.private: dict[Seat, Story] = {}

    def stories(self, claims: Sequence[Claim]) -> dict[Seat, Story]:
        """From all claims that the listener knows of; those of before are not read again."""
        for claim in claims[self.read :]:
            if claim.to is None:
                _note(self.public, claim)
            elif claim.to == self.listener:
                _note(self.private, claim)
        self.read = len(claims)
        return self.private | self.public


def _note(book: dict[Seat, Story], claim: Claim) -> None:
    said = claim.said
    before = book.get(claim.seat, SILENT)
    match said:
        case ("am", str(role)):
            if role != before.role and role in ROLES:
                kept = before.told if before.role == NOBODY_YET else ()
                book[claim.seat] = Story(RoleId(role), kept, before.guessed)
        case ("think", int(of), str(role)) if role in ROLES and claim.day == 1:
            book[claim.seat] = Story(before.role, before.told, (*before.guessed, (of, role)))
        case (str(verb), *_) if verb in OF_OTHERS:
            pass
        case _:
            if said not in before.told:
                book[claim.seat] = Story(before.role, (*before.told, said), before.guessed)
