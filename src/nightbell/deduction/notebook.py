"""The notebook: from one person's view of a running game to the worlds that fit it.

What goes in is the view and the events of that person alone: the own card and what was shown, what everybody
saw, and what was claimed. Whoever has claimed nothing may be anything: a plain Townsfolk or Outsider, or
evil. Whoever is evil sees what the town can know, since the own knowledge needs no deduction.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from time import perf_counter
from typing import Final, TypeAlias

import msgspec

from nightbell.deduction.board import Board
from nightbell.deduction.characters import DEMON, IS_GOOD, MINION, OUTSIDER, TOWNSFOLK, TYPE, TYPES
from nightbell.deduction.deaths import misregistering
from nightbell.deduction.hearing import HEARINGS, NO, OPEN, YES
from nightbell.deduction.puzzle import MOST_NIGHTS, Claim, Info, Puzzle
from nightbell.deduction.rulings import (
    ANY_TIME,
    DEEDS,
    MAY_BE_SILENT,
    MAY_HAVE_BEEN,
    ON_SCRIPT,
    TURNED_START,
    TWIN,
    VISITS,
    ruled,
)
from nightbell.deduction.solving import World, solve
from nightbell.deduction.state import State
from nightbell.deduction.telling import SPELLING, Untellable, learned, seen
from nightbell.engine import SPECTATOR
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import EVIL, ROLES
from nightbell.games.clocktower.seen import PlayerView, View
from nightbell.games.clocktower.square import Claim as Spoken

MOST_SEATS: Final = 15
MOST_WORLDS: Final = 20_000
MOST_READINGS: Final = 30
"""So many ways of reading the silent are played; beyond that nothing is concluded from their nights."""

EARLY, CROWDED, STRANGE, UNTOLD = "early", "crowded", "strange", "untold"
"""Why there is nothing to count: no night is over; too many seats; roles that are not known; Travellers, or
something happened for which there are no words, like a death by the Storyteller's word."""


OPTION: Final = "notebook"
"""The option of a table that says whose notebook is open."""


def open_to(chosen: object, bots: bool, dead: bool, over: bool) -> bool:
    """Whether a notebook is open, by what the table has chosen and whose it is."""
    if chosen == "bots":
        return bots or over
    return over if chosen == "after" else dead or over if chosen == "dead" else chosen == "everybody"


class Page(msgspec.Struct, frozen=True):
    """What somebody's view says before anything is counted. `why` is empty if it can be counted."""

    puzzle: Puzzle
    silent: tuple[int, ...]
    town: bool
    """Whether it is only what the town knows."""
    dead: bool
    """Whether its owner sits among the dead."""
    why: str = ""


Word: TypeAlias = tuple[int, int]
"""A seat and a night: what was told of that night; of night 0, who one claims to be."""


class Worlds(msgspec.Struct, frozen=True):
    """The starting grimoires that fit. Of the silent it is said what type they are, no more."""

    roles: tuple[tuple[str, ...], ...]
    complete: bool
    true: Mapping[Word, int] = {}
    untrue: Mapping[Word, int] = {}
    """In which worlds a word may be true and in which untrue, as bits in the order of `roles`. Where a night
    is told in ways that the grimoire does not decide, it may be either."""

    def is_true(self, word: Word) -> int:
        return self.true.get(word, (1 << len(self.roles)) - 1)

    def is_untrue(self, word: Word) -> int:
        return self.untrue.get(word, (1 << len(self.roles)) - 1)


SOMEBODY: Final = {TOWNSFOLK: "?townsfolk", OUTSIDER: "?outsider"}
"""How a silent good player stands in a world."""


# ---- from the view to a page


def page(view: msgspec.Struct, happened: Sequence[object], aloud: bool = False) -> Page:
    """What the viewer knows, or with `aloud` only what all have heard. `happened` are the events that the
    viewer may know of, in order."""
    assert isinstance(view, View), "a view of Clocktower"
    own = view.viewer if isinstance(view, PlayerView) and view.viewer != SPECTATOR and not aloud else -1
    town = own < 0 or (isinstance(view, PlayerView) and view.card_side == EVIL)
    claims = [claim for claim in view.claims if not aloud or claim.to is None]
    nights = view.night if view.phase != "night" else view.night - 1
    seats = len(view.square)
    sheet = tuple(SPELLING[role] for role in view.sheet if role in SPELLING)
    roles = {claim.seat: str(claim.said[1]) for claim in claims if claim.said[0] == "am"}
    told: dict[int, Claim] = {}
    for seat, role in roles.items():
        if role in SPELLING and IS_GOOD[SPELLING[role]]:
            told[seat] = Claim(SPELLING[role], tuple(_claimed(seat, SPELLING[role], claims)))
    could_be: tuple[str, ...] = ()
    if not town and isinstance(view, PlayerView) and view.card in SPELLING:
        card = SPELLING[view.card]
        told[own] = Claim(card, tuple(_own(view)))
        could_be = (card, "drunk") if "drunk" in sheet and TYPE[card] == TOWNSFOLK else (card,)
    silent = tuple(seat for seat in range(seats) if seat not in told)
    why = _why_not(view, nights, sheet, could_be if not town else None)
    deaths: tuple[int, ...] = (0,) * (max(nights, 0) + 1)
    seen_: tuple[object, ...] = ()
    if not why:
        try:
            deaths, seen_ = seen(_until(happened, nights), nights)
        except (Untellable, KeyError, IndexError):
            why = UNTOLD
    hidden = tuple(role for role in sheet if not IS_GOOD[role] or role in ("drunk", "lunatic"))
    puzzle = Puzzle(
        tuple(str(seat) for seat in range(seats)),
        tuple(told.get(seat, Claim("")) for seat in range(seats)),
        sheet,
        hidden,
        view.counts,
        max(nights, 0),
        viewer=-1 if town else own,
        could_be=could_be,
        deaths=deaths,
        events=seen_,  # type: ignore[arg-type]
        rulings=ruled({VISITS: ANY_TIME, TURNED_START: ON_SCRIPT, TWIN: MAY_BE_SILENT, DEEDS: MAY_HAVE_BEEN}),
    )
    if (
        not why
        and view.phase != "night"
        and Board(puzzle).living != _bits(life.alive for life in view.square)
    ):
        why = UNTOLD
    dead = own >= 0 and not view.square[own].alive
    return Page(puzzle, silent, town, dead, why)


def _why_not(view: View, nights: int, sheet: tuple[str, ...], card: tuple[str, ...] | None) -> str:
    if nights < 1:
        return EARLY
    if len(view.square) > MOST_SEATS or nights > MOST_NIGHTS:
        return CROWDED
    if view.visitors or view.company or len(view.circle) != len(view.square):
        return UNTOLD
    unknown = [role for role in view.sheet if role not in SPELLING and ROLES[role].type in TYPES]
    if unknown or card == () or not any(TYPE[role] == DEMON for role in sheet):
        return STRANGE
    return ""


def _until(happened: Sequence[object], nights: int) -> list[object]:
    """All up to the end of that day: a night that is not over has told nothing yet."""
    kept: list[object] = []
    for event in happened:
        kept.append(event)
        if isinstance(event, events.NightFalls) and event.night > nights:
            break
    return kept


def _own(view: PlayerView) -> Iterator[Info]:
    try:
        yield from learned(view.notes)
    except (Untellable, KeyError):
        return


def _claimed(seat: int, role: str, claims: Iterable[Spoken]) -> Iterator[Info]:
    """What somebody said to have learned, as far as it is what this role learns. The last word counts."""
    latest: dict[tuple[str, int], Info] = {}
    chosen: dict[object, list[int]] = {}
    for claim in claims:
        if claim.seat == seat:
            match claim.said:
                case ("chose", night, int(whom)) if whom not in chosen.setdefault(night, []):
                    chosen[night].append(whom)
            info = _info(role, claim.said)
            if info is not None:
                latest[info.kind, info.night] = info
    for info in latest.values():
        if info.kind != "chambermaid":
            yield info
        elif len(pair := chosen.get(info.night, [])) == 2:  # Of more, nobody knows whom the number tells of.
            yield msgspec.structs.replace(info, players=tuple(pair))


def _info(role: str, said: tuple[str | int | bool, ...]) -> Info | None:
    match said:
        case ("number", int(night), int(number)) if role in _NUMBERS:
            return Info(night, role, number=number)
        case ("yes", int(night), int(one), int(other), bool(yes)) if role in ("fortune_teller", "seamstress"):
            return Info(night, role, (one, other), yes=yes)
        case ("answer", int(night), bool(yes)) if role in ("flowergirl", "town_crier"):
            return Info(night, role, yes=yes)
        case ("either", int(night), int(seat), str(good), str(evil)) if (
            role == "dreamer" and good in SPELLING and evil in SPELLING
        ):
            return Info(night, role, (seat,), (SPELLING[good], SPELLING[evil]))
        case ("saw", int(night), int(seat), str(shown)) if role in _SIGHTS and shown in SPELLING:
            return Info(night, role, (seat,), (SPELLING[shown],))
        case ("pair", str(shown), int(one), int(other)) if TYPE.get(SPELLING.get(shown, "")) == _PAIRS.get(
            role
        ):
            return Info(1, role, (one, other), (SPELLING[shown],))
        case ("chose", int(night), int(seat)) if role in ("exorcist", "snake_charmer"):
            return Info(night, role, (seat,))
        case ("none",) if role in ("librarian", "washerwoman", "investigator"):
            return Info(1, role, yes=True)
        case ("neither", int(one), int(other)) if role == "knight":
            return Info(1, role, (one, other))
        case ("trio", int(one), int(other), int(third)) if role == "noble":
            return Info(1, role, (one, other, third))
        case ("way", str(way)) if role == "shugenja":
            return Info(1, role, yes=way == "clockwise")
        case ("two", int(night), int(one), int(other)) if role == "sage":
            return Info(night, role, (one, other))
    return None


_NUMBERS: Final = frozenset(
    {"chef", "empath", "clockmaker", "oracle", "mathematician", "juggler", "chambermaid"}
)
_SIGHTS: Final = frozenset({"undertaker", "ravenkeeper", "grandmother", "gambler"})
_PAIRS: Final = {"washerwoman": TOWNSFOLK, "librarian": OUTSIDER, "investigator": MINION}


# ---- the worlds of a page


def worlds(page: Page, seconds: float) -> Worlds:
    """The worlds of all readings, as far as the time goes. What is found is sound; it says if it is all."""
    start = perf_counter()
    found: dict[tuple[str, ...], int] = {}
    told = _Told(page.puzzle)
    complete = True
    for stand_ins in _readings(page):
        left = seconds - (perf_counter() - start)
        if left <= 0 or len(found) >= MOST_WORLDS:
            complete = False
            break
        puzzle = _read(page.puzzle, stand_ins)
        solution = solve(puzzle, most=MOST_WORLDS - len(found), seconds=left)
        complete = complete and solution.complete
        board = Board(puzzle)
        for world in solution.worlds:
            place = found.setdefault(_named(world.roles, stand_ins), len(found))
            told.judge(board, world, place, perf_counter() - start < seconds)
    for seat, claim in enumerate(page.puzzle.claims):
        if claim.character:
            kept = _bits(roles[seat] == claim.character for roles in found)
            told.true[seat, ROLE] = kept
            told.untrue[seat, ROLE] = ~kept & (1 << len(found)) - 1
    return Worlds(tuple(found), complete, told.true, told.untrue)


ROLE: Final = 0
"""The night of the word that says who one is."""


class _Told:
    """Which words about nights are true in which worlds: what they say, by what everybody was and who lived.

    Whoever may register as something else makes it open. Where somebody became somebody else, it is looked at
    before and after it; where much changed, it is open.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        told: dict[Word, list[Info]] = {}
        for seat, claim in enumerate(puzzle.claims):
            for info in claim.info:
                told.setdefault((seat, info.night), []).append(info)
        self.words = {
            word: infos for word, infos in told.items() if any(info.kind in _PLAINLY for info in infos)
        }
        self.living = [_living(puzzle, night) for night in range(puzzle.nights + 1)]
        self.true: dict[Word, int] = dict.fromkeys(self.words, 0)
        self.untrue: dict[Word, int] = dict.fromkeys(self.words, 0)

    def judge(self, board: Board, world: World, place: int, in_time: bool) -> None:
        began = (world.roles, _bits(_is(role, DEMON, MINION) for role in world.roles))
        stood = dict.fromkeys((began, *((end.roles, end.evil) for end in world.endings)))
        steady = in_time and all(_changes(world.roles, roles) <= MOST_CHANGES for roles, _ in stood)
        bit = 1 << place
        for word, infos in self.words.items():
            seat, night = word
            value = 0 if steady else OPEN
            for roles, evil in stood if steady else ():
                state = State(roles, evil, self.living[night])
                values = [_value(board, state, seat, info) for info in infos]
                value |= YES if all(each == YES for each in values) else NO if NO in values else OPEN
            if value & YES:
                self.true[word] |= bit
            if value & NO:
                self.untrue[word] |= bit


MOST_CHANGES: Final = 2
"""A Demon that hands its role on changes one seat, or two. More may have happened one after the other."""


def _changes(began: tuple[str, ...], ended: tuple[str, ...]) -> int:
    return sum(one != other for one, other in zip(began, ended, strict=True))


def _value(board: Board, state: State, seat: int, info: Info) -> int:
    if info.kind not in _PLAINLY:
        return OPEN
    value = HEARINGS[info.kind](board, state, seat, info, 0)
    if value == NO:  # unless somebody registers as something else
        value |= YES & HEARINGS[info.kind](board, state, seat, info, misregistering(board, state))
    # Somebody innocent may look like a Demon to a Fortune Teller all game long.
    return OPEN if info.kind == "fortune_teller" and info.yes and value == NO else value


def _living(puzzle: Puzzle, night: int) -> int:
    """Who was alive in everybody's eyes when the night was told of."""
    until = msgspec.structs.replace(
        puzzle,
        deaths=puzzle.deaths[: night + 1],
        events=tuple(event for event in puzzle.events if event.day < night),
    )
    return Board(until).living


_PLAINLY: Final = frozenset(
    {
        "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker",
        "ravenkeeper", "grandmother", "clockmaker", "dreamer", "seamstress", "knight", "noble", "shugenja",
    }
)  # fmt: skip
"""Whose word is true or untrue by who was what and who lived."""


def _readings(page: Page) -> Iterator[Mapping[int, str]]:
    """What the silent may be if they are good, by what it would do to others' words and nights."""
    claimed = {claim.character for claim in page.puzzle.claims}
    sheet = [role for role in page.puzzle.script if role not in claimed]
    plain = [_first(sheet, _PLAIN, TOWNSFOLK), _first(sheet, _PLAIN, OUTSIDER)]
    if any(mask == 0 for mask in page.puzzle.deaths[2:]):
        plain.append(_first(sheet, _KEEPERS, TOWNSFOLK))
    plain.append("recluse" if "recluse" in sheet else "")
    named = {role for claim in page.puzzle.claims for info in claim.info for role in info.characters}
    named |= {_SHOWN[event.kind] for event in page.puzzle.events if event.yes and event.kind in _SHOWN}
    plain += [role for role in sheet if role in named and IS_GOOD[role] and role != "drunk"]
    kinds = [role for role in dict.fromkeys(plain) if role]
    known = all(role in _EFFECTLESS or role in kinds for role in sheet if IS_GOOD[role] and role != "drunk")
    known = known and not _listened_to(page)
    ways = [*islice(_ways(page, kinds), MOST_READINGS + 1)] if known else []
    if not known or len(ways) > MOST_READINGS:
        ways = [*_ways(page, [_WILD[TOWNSFOLK], _WILD[OUTSIDER]])]
    for roles in ways:
        yield dict(zip(page.silent, roles, strict=True))


def _listened_to(page: Page) -> bool:
    """Whether a Chambermaid tells of somebody silent: whoever stands in for them may not wake as they do."""
    return any(
        info.kind == "chambermaid" and not set(info.players).isdisjoint(page.silent)
        for claim in page.puzzle.claims
        for info in claim.info
    )


def _ways(page: Page, kinds: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """All ways to give the silent such roles; the first two kinds stand for many, the others for one."""
    for roles in product(kinds, repeat=len(page.silent)):
        if sum(TYPE[role] == OUTSIDER for role in roles) <= page.puzzle.counts[1] + 2:
            if all(role in kinds[:2] or roles.count(role) < 2 for role in roles):
                yield roles


def _first(sheet: Iterable[str], wanted: Sequence[str], type: str) -> str:
    fitting = [role for role in wanted if role in sheet and TYPE[role] == type]
    return fitting[0] if fitting else ""


def _read(puzzle: Puzzle, stand_ins: Mapping[int, str]) -> Puzzle:
    claims = tuple(
        Claim(stand_ins[seat]) if seat in stand_ins else claim for seat, claim in enumerate(puzzle.claims)
    )
    script = tuple(dict.fromkeys((*puzzle.script, *stand_ins.values())))
    return msgspec.structs.replace(
        puzzle, claims=claims, script=script, duplicates=frozenset(stand_ins.values())
    )


def _named(roles: tuple[str, ...], stand_ins: Mapping[int, str]) -> tuple[str, ...]:
    return tuple(
        SOMEBODY[TYPE[role]] if stand_ins.get(seat) == role else role for seat, role in enumerate(roles)
    )


_PLAIN: Final = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker",
    "ravenkeeper", "clockmaker", "butler", "saint", "mutant", "klutz",
)  # fmt: skip
"""Who does nothing that others would notice while nothing is said."""
_KEEPERS: Final = ("monk", "soldier", "mayor")
"""By whom a night may stay without a death."""
_EFFECTLESS: Final = frozenset((*_PLAIN, *_KEEPERS, "slayer", "virgin", "recluse"))
_SHOWN: Final = {"nomination": "virgin", "slayer_shot": "slayer"}
"""Whose ability everybody saw, if it worked."""
_WILD: Final = {TOWNSFOLK: "amnesiac", OUTSIDER: "plague_doctor"}
"""Stand-ins of whom nothing is known, and by whom nothing is excluded."""


# ---- what follows


class Chance(msgspec.Struct, frozen=True):
    """Of the worlds, in how many a seat started as what."""

    demon: int
    evil: int
    drunk: int
    honest: int
    """... and as what it claims."""


class Guess(msgspec.Struct, frozen=True):
    """If the pinned seat is the Demon: in how many worlds, whose claim is then untrue in all, whose true in
    all, and who is evil in how many."""

    worlds: int
    lies: tuple[int, ...]
    truths: tuple[int, ...]
    evil: tuple[int, ...]


class Left(msgspec.Struct, frozen=True):
    """How many worlds are left if a word is believed, left open or doubted, with all other marks."""

    word: Word
    believed: int
    open: int
    doubted: int


class Because(msgspec.Struct, frozen=True):
    """Why a word is untrue with the guess, in how many of its worlds: whoever said it is evil, or the Drunk;
    in the others they were misled in that night, or are somebody else and good."""

    word: Word
    evil: int
    drunk: int
    otherwise: int


class Sum(msgspec.Struct, frozen=True):
    """The notebook's numbers."""

    all: int
    marked: int
    chances: tuple[Chance, ...]
    impossible: tuple[int, ...]
    """Whose claim is true in no world."""
    clashes: tuple[tuple[int, int], ...]
    """Claims that are never true together, though each may be."""
    guess: Guess | None
    left: tuple[Left, ...] = ()
    knots: tuple[tuple[Word, Word], ...] = ()
    """Words about nights that are never true together with another word, though each may be; both the same
    where one is true in no world."""
    then_untrue: tuple[Word, ...] = ()
    """With the guess: words about nights that are untrue in all worlds."""
    because: tuple[Because, ...] = ()
    """Of all that is untrue with the guess: who claims a wrong role, then the words about nights."""


BELIEVE, DOUBT = "believe", "doubt"
MOST_KNOTS: Final = 12


def summed(page: Page, found: Worlds, marks: Mapping[Word, str], pinned: int) -> Sum:
    """Shares and contradictions. A mark keeps the worlds in which a word is true, or untrue.

    What is said of all worlds is said only where all are known.
    """
    claims = [claim.character for claim in page.puzzle.claims]
    seats = range(len(claims))
    said = [seat for seat in seats if claims[seat]]
    whole = (1 << len(found.roles)) - 1
    kept = {word: _kept(found, word, mark) for word, mark in marks.items()}
    fits = _all(whole, kept.values())
    fitting = [roles for place, roles in enumerate(found.roles) if fits >> place & 1]
    sure = found.complete
    true = {seat: found.is_true((seat, ROLE)) for seat in said}
    clashes = tuple(
        (one, other)
        for place, one in enumerate(said)
        for other in said[place + 1 :]
        if sure and true[one] and true[other] and not true[one] & true[other]
    )
    guess = None
    then: list[tuple[str, ...]] = []
    if 0 <= pinned < len(claims):
        then = [roles for roles in fitting if _is(roles[pinned], DEMON)]
        guess = Guess(
            len(then),
            tuple(
                seat
                for seat in said
                if sure and then and seat != pinned and all(roles[seat] != claims[seat] for roles in then)
            ),
            tuple(s for s in said if sure and then and all(roles[s] == claims[s] for roles in then)),
            tuple(sum(_is(roles[seat], DEMON, MINION) for roles in then) for seat in seats),
        )
    left = []
    for word in sorted(found.true):
        others = _all(whole, (mask for marked, mask in kept.items() if marked != word))
        believed, doubted = others & found.is_true(word), others & found.is_untrue(word)
        left.append(Left(word, believed.bit_count(), others.bit_count(), doubted.bit_count()))
    then_untrue, because = [], []
    if guess is not None and guess.worlds and sure:
        demon = fits & _bits(_is(roles[pinned], DEMON) for roles in found.roles)
        told = [word for word in sorted(found.true) if word[1] != ROLE]
        then_untrue = [word for word in told if not demon & found.is_true(word)]
        because = [_because(word, then) for word in (*((seat, ROLE) for seat in guess.lies), *then_untrue)]
    return Sum(
        len(found.roles),
        len(fitting),
        tuple(
            Chance(
                sum(_is(roles[seat], DEMON) for roles in fitting),
                sum(_is(roles[seat], DEMON, MINION) for roles in fitting),
                sum(roles[seat] == "drunk" for roles in fitting),
                sum(roles[seat] == claims[seat] for roles in fitting),
            )
            for seat in seats
        ),
        tuple(seat for seat in said if sure and found.roles and not true[seat]),
        clashes,
        guess,
        tuple(left),
        tuple(islice(_knots(found), MOST_KNOTS)) if sure and found.roles else (),
        tuple(then_untrue),
        tuple(because),
    )


def _because(word: Word, then: Sequence[tuple[str, ...]]) -> Because:
    evil = sum(_is(roles[word[0]], DEMON, MINION) for roles in then)
    drunk = sum(roles[word[0]] == "drunk" for roles in then)
    return Because(word, evil, drunk, len(then) - evil - drunk)


def _kept(found: Worlds, word: Word, mark: str) -> int:
    return found.is_true(word) if mark == BELIEVE else found.is_untrue(word)


def _all(whole: int, masks: Iterable[int]) -> int:
    for mask in masks:
        whole &= mask
    return whole


def _knots(found: Worlds) -> Iterator[tuple[Word, Word]]:
    """A word about a night that cannot be, then those that cannot be together: of one person first."""
    told = [word for word in sorted(found.true) if word[1] != ROLE]
    possible = [word for word in sorted(found.true) if found.true[word]]
    for word in told:
        if not found.true[word]:
            yield word, word
    pairs = [
        (one, other)
        for place, one in enumerate(possible)
        for other in possible[place + 1 :]
        if (one[1] != ROLE or other[1] != ROLE) and not found.true[one] & found.true[other]
    ]
    yield from sorted(pairs, key=lambda pair: pair[0][0] != pair[1][0])


def _is(role: str, *types: str) -> bool:
    return TYPE.get(role, "") in types


def _bits(flags: Iterable[bool]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)
