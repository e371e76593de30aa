"""What an ability would tell: whether a piece of information can be true, can be false, or both.

`mis` is the set of seats that may register as something else at this check. The answer without it is the
plain truth, which is what a Vortox forbids. Recluse and Spy register anew at every single check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from nightbell.deduction.board import POSES_EVIL, Board
from nightbell.deduction.characters import (
    BEHIND_DEMONS,
    DEMON,
    EVERY_NIGHT,
    IS_GOOD,
    MINION,
    ONCE,
    OUTSIDER,
    PERHAPS_WAKES,
    TOWNSFOLK,
    TYPE,
    TYPES,
    WAKES_FIRST,
    WAKES_OTHER,
)
from nightbell.deduction.puzzle import Info, Statement
from nightbell.deduction.rulings import DRUNK_WAKES, NEVER
from nightbell.deduction.state import IMPAIRED, SOBER, State

NO: Final = 1
YES: Final = 2
OPEN: Final = 3
"""Values are sets: can be false, can be true, can be either."""
ALL_TYPES: Final = (1 << len(TYPES)) - 1

Hearing: TypeAlias = Callable[[Board, State, int, Info, int], int]


# ---- registering


def reads_evil(board: Board, state: State, seat: int, mis: int) -> int:
    evil = state.evil >> seat & 1
    if mis >> seat & 1:
        pose = board.poses(state.roles[seat])
        if (pose == POSES_EVIL) != bool(evil):
            return OPEN
    return YES if evil else NO


def reads_type(board: Board, state: State, seat: int, type: str, mis: int) -> int:
    role = state.roles[seat]
    true = TYPE[role] == type
    if role == "legion" and type == MINION:
        return YES
    if mis >> seat & 1:
        evil_type = type in (MINION, DEMON)
        if true or (board.poses(role) == POSES_EVIL) == evil_type:
            return OPEN
    return YES if true else NO


def reads_role(board: Board, state: State, seat: int, role: str, mis: int) -> int:
    held = state.roles[seat]
    if mis >> seat & 1:
        if held == role or (board.poses(held) == POSES_EVIL) != IS_GOOD[role]:
            return OPEN
    return YES if held == role else NO


def some(parts: Iterable[int]) -> int:
    """Whether at least one of several independent checks comes out true.

    >>> some([NO, OPEN]) == OPEN, some([NO, YES, OPEN]) == YES, some([]) == NO
    (True, True, True)
    """
    found = NO
    for part in parts:
        if part == YES:
            return YES
        found |= part
    return found


def count(parts: Iterable[int], wanted: int) -> int:
    """Whether exactly so many of several independent checks come out true."""
    least = most = 0
    for part in parts:
        least += part == YES
        most += part != NO
    return between(least, most, wanted)


def between(least: int, most: int, told: int) -> int:
    if least <= told <= most:
        return YES if least == most else OPEN
    return NO


def evil_masks(board: Board, state: State, mis: int) -> Iterator[int]:
    """Who may count as evil, all in one look."""
    yield state.evil
    flexible = 0
    for seat in range(board.seats) if mis else ():
        if reads_evil(board, state, seat, mis) == OPEN:
            flexible |= 1 << seat
    part = flexible
    while part:
        yield state.evil ^ part
        part = (part - 1) & flexible


# ---- neighbours


def shown_alive(state: State) -> int:
    return state.alive & ~state.facts.get("feigns", 0)


def living_neighbours(board: Board, state: State, seat: int) -> tuple[int, int]:
    alive, seats = shown_alive(state), board.seats
    right = left = seat
    for step in range(1, seats):
        if alive >> (seat + step) % seats & 1:
            right = (seat + step) % seats
            break
    for step in range(1, seats):
        if alive >> (seat - step) % seats & 1:
            left = (seat - step) % seats
            break
    return left, right


def pairs_of(evil: int, seats: int) -> int:
    """
    >>> pairs_of(0b10011, 5)
    2
    """
    turned = (evil << 1 | evil >> seats - 1) & (1 << seats) - 1
    return (evil & turned).bit_count()


# ---- kinds of information


def one_of_two(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    """One of two is this character; or, with no character named, there is none of that type."""
    if not info.characters:
        type = _SHOWS[info.kind]
        return _NOT[some(reads_type(board, state, other, type, mis) for other in range(board.seats))]
    role = info.characters[0]
    return some(reads_role(board, state, other, role, mis) for other in info.players)


_SHOWS: Final = {"washerwoman": TOWNSFOLK, "librarian": OUTSIDER, "investigator": MINION}


def chef(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return chef_sees(board, state, info.number, mis)


def chef_sees(board: Board, state: State, number: int, mis: int) -> int:
    if not mis:
        return YES if pairs_of(state.evil, board.seats) == number else NO
    seen = [reads_evil(board, state, seat, mis) for seat in range(board.seats)]
    return count((both(seen[seat - 1], seen[seat]) for seat in range(board.seats)), number)


def empath(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    left, right = living_neighbours(board, state, seat)
    return count((reads_evil(board, state, left, mis), reads_evil(board, state, right, mis)), info.number)


def token(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return reads_role(board, state, info.players[0], info.characters[0], mis)


def grandmother(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    child = info.players[0]
    good = _NOT[reads_evil(board, state, child, mis)]
    return both(good, reads_role(board, state, child, info.characters[0], mis))


def both(one: int, other: int) -> int:
    return (YES if one & other & YES else 0) | (NO if (one | other) & NO else 0)


def clockmaker(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return clockmaker_sees(board, state, info.number, mis)


def clockmaker_sees(board: Board, state: State, steps: int, mis: int) -> int:
    demons, minions, open_seats = 0, 0, []
    for other, role in enumerate(state.roles):
        type = TYPE[role]
        if mis >> other & 1:
            open_seats.append((other, board.poses(role) == POSES_EVIL))
        elif type == DEMON:
            demons |= 1 << other
            if role == "legion":
                minions |= 1 << other
        elif type == MINION:
            minions |= 1 << other
    value = 0
    for seen_demons, seen_minions in _registered(demons, minions, open_seats):
        value |= YES if _distance(board.seats, seen_demons, seen_minions) == steps else NO
    return value


def _registered(demons: int, minions: int, open_seats: list[tuple[int, bool]]) -> Iterator[tuple[int, int]]:
    if not open_seats:
        yield demons, minions
        return
    (seat, poses_evil), *rest = open_seats
    bit = 1 << seat
    yield from _registered(demons, minions, rest)
    yield from _registered(demons, minions | bit, rest)
    if poses_evil:
        yield from _registered(demons | bit, minions, rest)


def _distance(seats: int, demons: int, minions: int) -> int:
    everybody = (1 << seats) - 1
    right = left = demons
    for steps in range(1, seats):
        right = (right << 1 | right >> seats - 1) & everybody
        left = (left >> 1 | left << seats - 1) & everybody
        if (right | left) & minions:
            return steps
    return 0


def dreamer(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return some(reads_role(board, state, info.players[0], role, mis) for role in info.characters)


def seamstress(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    one, other = info.players
    first, second = reads_evil(board, state, one, mis), reads_evil(board, state, other, mis)
    same = (YES if first & second else 0) | (NO if (first | second) == OPEN else 0)
    return same if info.yes else _NOT[same]


def knight(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return _NOT[some(reads_type(board, state, other, DEMON, mis) for other in info.players)]


def noble(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return count((reads_evil(board, state, other, mis) for other in info.players), 1)


def steward(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return _NOT[reads_evil(board, state, info.players[0], mis)]


def village_idiot(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    evil = reads_evil(board, state, info.players[0], mis)
    return evil if info.yes else _NOT[evil]


def shugenja(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    seats = board.seats
    value = 0
    for evil in evil_masks(board, state, mis):
        for step in range(1, seats):
            clockwise = evil >> (seat + step) % seats & 1
            against = evil >> (seat - step) % seats & 1
            if clockwise or against:
                if clockwise and against:
                    value |= OPEN
                else:
                    value |= YES if bool(clockwise) == info.yes else NO
                break
    return value or OPEN


def balloonist(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    """The type seen tonight beside the one of the night before, as it registered then."""
    seen = state.fact(balloon(seat, info.night - 1))
    if not seen:
        return OPEN
    then = seen >> len(TYPES) if mis else seen & ALL_TYPES
    now = types_seen(board, state, info.players[0], mis)
    differ = now != then or now & (now - 1)
    return (YES if differ else 0) | (NO if now & then else 0)


def balloon(seat: int, night: int) -> str:
    """Where it is kept what type a Balloonist saw: plainly, and above that as what it may have registered."""
    return f"balloon {seat} {night}"


def types_seen(board: Board, state: State, seat: int, mis: int) -> int:
    return sum(1 << TYPES.index(type) for type in {*_types(board, state, seat, mis)})


def _types(board: Board, state: State, seat: int, mis: int) -> list[str]:
    role = state.roles[seat]
    if not mis >> seat & 1:
        return [TYPE[role]]
    more = [MINION, DEMON] if board.poses(role) == POSES_EVIL else [TOWNSFOLK, OUTSIDER]
    return [TYPE[role], *more]


def oracle(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    dead = board.everybody & ~shown_alive(state)
    return count((reads_evil(board, state, other, mis) for other in _bits(dead)), info.number)


def juggler(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    guessed = state.fact(f"juggled {seat}")
    if not guessed:
        return OPEN
    plainly = (guessed & 255) - 1
    return (
        between(guessed >> 8 & 255, guessed >> 16, info.number)
        if mis
        else between(plainly, plainly, info.number)
    )


def flowergirl(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return _recalled(state.fact("demon_voted"), info.yes, mis)


def town_crier(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return _recalled(state.fact("minion_nominated"), info.yes, mis)


def _recalled(fact: int, said: bool, mis: int) -> int:
    """A day's question: the low bits hold the plain answer, the next ones that with registering."""
    if not fact:
        return OPEN
    value = fact >> 2 if mis else fact & OPEN
    return value if said else _NOT[value]


def sage(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return some(reads_type(board, state, other, DEMON, mis) for other in info.players)


def legionary(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    alive, seats = shown_alive(state), board.seats
    between_us = []
    for step in range(1, seats):
        other = (seat + step) % seats
        if alive >> other & 1:
            if state.roles[other] == "legionary":
                break
            between_us.append(other)
    return count((reads_evil(board, state, other, mis) for other in between_us), info.number)


def fortune_teller(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    """Without the red herring, which `deeds.py` looks after."""
    found = some(reads_type(board, state, other, DEMON, mis) for other in info.players)
    return found if info.yes else _NOT[found]


def savant(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    one, other = (statement(board, state, each, mis) for each in info.statements)
    differ = (one & YES and other & NO) or (one & NO and other & YES)
    return (YES if differ else 0) | (NO if one & other else 0)


def artist(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return statement(board, state, info.statements[0], mis)


def puzzlemaster(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    if len(info.players) < 2:
        return OPEN
    guess, told = info.players
    drunk = _on(state, "puzzlemaster", guess)
    demon = reads_type(board, state, told, DEMON, mis)
    return (YES if drunk & demon else 0) | (NO if (drunk | demon) == OPEN else 0)


def chambermaid(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    return count((wakes(board, state, other, info.night) for other in info.players), info.number)


def wakes(board: Board, state: State, seat: int, night: int) -> int:
    """Whether somebody was woken tonight by an ability of the own."""
    role = state.roles[seat]
    if state.fact("changed") >> seat & 1:
        return OPEN
    if role == "boffin":
        return OPEN if night == 1 else NO
    if TYPE[role] == DEMON and "boffin" in state.roles:
        return OPEN
    if role == "witch" and (shown_alive(state) | state.fallen).bit_count() < WITCH_FROM:
        return NO
    if role == "lunatic" or role in PERHAPS_WAKES or (role == "goon" and state.fact("goon_met")):
        return OPEN
    if role == "marionette" and "marionette_truthful" not in board.conventions:
        return OPEN
    if board.believes(role):
        if board.ruled(DRUNK_WAKES, NEVER):
            return NO
        role = board.puzzle.claims[seat].character
    if state.fact("exorcised") == seat + 1:
        return NO
    if not state.acts(seat):
        if not state.fallen >> seat & 1:
            return NO
        if role == "ravenkeeper" or (role == "sage" and state.fact("slain") >> seat & 1):
            return YES
        if role in BEHIND_DEMONS:
            return OPEN if role in _KILL_LATE else NO  # killed tonight, before the turn came
    if role == "spy":
        return YES
    if role == "juggler":
        juggled = any(event.kind == "juggle" and event.by == seat for event in board.events[night - 1])
        return YES if night > 1 and juggled else NO
    if night > 1:
        if role == "undertaker":
            return YES if state.fact("executed") else NO
        if role == "zombuul":
            return NO if state.fact("died_by_day") else YES
        if role == "godfather":
            return state.fact("outsider_died") or NO
        if role == "ravenkeeper":
            return NO
    if role in ONCE:
        known = board.said(seat, night, role) is not None
        used = any(info.kind == role and info.night < night for info in board.puzzle.claims[seat].info)
        if role in ("assassin", "professor"):
            # A Professor has somebody to raise, or sleeps; an Assassin wakes until somebody was chosen.
            return NO if night == 1 else YES if role == "assassin" and night == 2 else OPEN
        if known or not used:
            return YES
        return YES if role == "philosopher" and _wakes_as_chosen(board, seat, night) else NO
    return YES if role in (WAKES_FIRST if night == 1 else WAKES_OTHER) else NO


WITCH_FROM: Final = 4
"""So many must live for a Witch to curse anybody."""
_KILL_LATE: Final = ("kazali", "assassin", "godfather", "professor")
"""Whose turn comes among those of other killers."""


def _wakes_as_chosen(board: Board, seat: int, night: int) -> bool:
    """Whether the ability that a Philosopher chose, or believes to have, wakes its owner tonight."""
    return any(
        info.characters[0] in (WAKES_FIRST if night == 1 else WAKES_OTHER)
        for info in board.puzzle.claims[seat].info
        if info.kind == "philosopher" and info.night <= night
    )


def mathematician(board: Board, state: State, seat: int, info: Info, mis: int) -> int:
    surely, perhaps, unsettled = went_wrong(board, state, seat, info.night)
    least = surely.bit_count()
    return between(least, least + (perhaps | unsettled).bit_count(), info.number)


def went_wrong(board: Board, state: State, seat: int, night: int) -> tuple[int, int, int]:
    """Whose ability went wrong since dawn, as the Mathematician on this seat counts: surely, perhaps, and
    perhaps if they are drunk or poisoned, which is not settled.

    Of the evil, and of the good who are silent that night, nobody tells.
    """
    surely = state.fact("mishaps") & ~(1 << seat)
    perhaps, unsettled = state.fact("maybe_mishaps"), 0
    vortox = any(
        state.living(other) and state.impairment(other) != IMPAIRED for other in state.holders("vortox")
    )
    for other, role in enumerate(state.roles):
        if not state.acts(other):
            continue
        if not state.evil >> other & 1:
            silent = role in EVERY_NIGHT and (night > 1 or role in WAKES_FIRST)
            if not silent or board.said(other, night, role) is not None:
                continue
            if vortox and TYPE[role] == TOWNSFOLK:
                perhaps |= 1 << other
                continue
        impaired = state.impairment(other)
        if impaired == IMPAIRED:
            perhaps |= 1 << other
        elif impaired != SOBER:
            unsettled |= 1 << other
    perhaps &= ~surely & ~(1 << seat)
    return surely, perhaps, unsettled & ~perhaps & ~surely & ~(1 << seat)


# ---- statements


def statement(board: Board, state: State, said: Statement, mis: int) -> int:
    verb = said[0]
    if verb == "not":
        return _NOT[statement(board, state, _inner(said[1]), mis)]
    if verb in ("any", "all", "xor", "exactly"):
        parts = [statement(board, state, part, mis) for part in _parts(said[-1])]
        if verb == "any":
            return some(parts)
        if verb == "all":
            return _NOT[some(_NOT[part] for part in parts)]
        return count(parts, 1 if verb == "xor" else _number(said[1]))
    if verb == "false":
        return NO
    return _ATOMS[str(verb)](board, state, said, mis)


def _is(board: Board, state: State, said: Statement, mis: int) -> int:
    return reads_role(board, state, _number(said[1]), str(said[2]), mis)


def _evil(board: Board, state: State, said: Statement, mis: int) -> int:
    return reads_evil(board, state, _number(said[1]), mis)


def _type(board: Board, state: State, said: Statement, mis: int) -> int:
    return reads_type(board, state, _number(said[1]), str(said[2]), mis)


def _in_play(board: Board, state: State, said: Statement, mis: int) -> int:
    return some(reads_role(board, state, seat, str(said[1]), mis) for seat in range(board.seats))


def _chef(board: Board, state: State, said: Statement, mis: int) -> int:
    return chef_sees(board, state, _number(said[1]), mis)


def _clockmaker(board: Board, state: State, said: Statement, mis: int) -> int:
    return clockmaker_sees(board, state, _number(said[1]), mis)


def _longest_run(board: Board, state: State, said: Statement, mis: int) -> int:
    seen = [reads_type(board, state, seat, TOWNSFOLK, mis) for seat in range(board.seats)]
    open_seats = [seat for seat, value in enumerate(seen) if value == OPEN]
    value = 0
    for choice in range(1 << len(open_seats)):
        townsfolk = [value == YES for value in seen]
        for place, seat in enumerate(open_seats):
            townsfolk[seat] = bool(choice >> place & 1)
        value |= YES if _number(said[1]) <= _run(townsfolk) <= _number(said[2]) else NO
    return value


def _run(townsfolk: list[bool]) -> int:
    """
    >>> _run([True, False, True, True]), _run([True, True])
    (3, 2)
    """
    if all(townsfolk):
        return len(townsfolk)
    longest = now = 0
    for each in townsfolk * 2:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return longest


def _types_among(board: Board, state: State, said: Statement, mis: int) -> int:
    possible = [_types(board, state, _number(seat), mis) for seat in _parts(said[1])]
    value = 0
    seen: set[frozenset[str]] = {frozenset()}
    for types in possible:
        seen = {before | {type} for before in seen for type in types}
    for types_seen in seen:
        value |= YES if len(types_seen) == said[2] else NO
    return value


def _neighbours(board: Board, state: State, said: Statement, mis: int) -> int:
    seats = board.seats
    one = [_matches(board, state, seat, str(said[1]), mis) for seat in range(seats)]
    other = [_matches(board, state, seat, str(said[2]), mis) for seat in range(seats)]
    return some(both(one[seat], other[(seat + step) % seats]) for seat in range(seats) for step in (1, -1))


def _matches(board: Board, state: State, seat: int, kind: str, mis: int) -> int:
    if kind in (TOWNSFOLK, OUTSIDER, MINION, DEMON):
        return reads_type(board, state, seat, kind, mis)
    if kind == "evil":
        return reads_evil(board, state, seat, mis)
    if kind == "good":
        return _NOT[reads_evil(board, state, seat, mis)]
    return reads_role(board, state, seat, kind, mis)


def _drunk_between(board: Board, state: State, said: Statement, mis: int) -> int:
    seats = board.seats
    found = some(
        both(
            reads_type(board, state, (seat - 1) % seats, TOWNSFOLK, mis),
            reads_type(board, state, (seat + 1) % seats, TOWNSFOLK, mis),
        )
        for seat, role in enumerate(state.roles)
        if role == "drunk"
    )
    return found if said[1] else _NOT[found]


def _herring(board: Board, state: State, said: Statement, mis: int) -> int:
    mask = state.fact(f"herring {said[1]}")
    bit = 1 << _number(said[2])
    if not mask & bit:
        return NO
    return YES if mask == bit else OPEN


def _on(state: State, role: str, seat: int) -> int:
    """Whether the effect of this role lies on the seat."""
    bit = 1 << seat
    value = NO
    for effect in state.effects:
        if effect.role == role and effect.mask & bit:
            if effect.mask == bit:
                return YES
            value = OPEN
    return value


def _drunk_idiot(board: Board, state: State, said: Statement, mis: int) -> int:
    return _on(state, "village_idiot", _number(said[1]))


def _widow_poisoned(board: Board, state: State, said: Statement, mis: int) -> int:
    return _on(state, "widow", _number(said[1]))


def _lleech_host(board: Board, state: State, said: Statement, mis: int) -> int:
    return _on(state, "lleech", _number(said[1]))


_ATOMS: Final[dict[str, Callable[[Board, State, Statement, int], int]]] = {
    "is": _is,
    "evil": _evil,
    "type": _type,
    "in_play": _in_play,
    "chef": _chef,
    "clockmaker": _clockmaker,
    "longest_townsfolk_run": _longest_run,
    "character_types_among": _types_among,
    "neighbours": _neighbours,
    "drunk_sits_between_two_townsfolk": _drunk_between,
    "red_herring_of": _herring,
    "drunk_village_idiot": _drunk_idiot,
    "widow_poisoned": _widow_poisoned,
    "lleech_host": _lleech_host,
}


def hidden_in(said: Statement) -> list[tuple[str, int, int]]:
    """Choices of the Storyteller that a statement asks for: (what, whose, seat)."""
    verb = said[0]
    if verb == "red_herring_of":
        return [("herring", _number(said[1]), _number(said[2]))]
    if verb in ("drunk_village_idiot", "widow_poisoned", "lleech_host"):
        role = {"drunk_village_idiot": "village_idiot", "widow_poisoned": "widow", "lleech_host": "lleech"}
        return [(role[str(verb)], -1, _number(said[1]))]
    if verb == "not":
        return hidden_in(_inner(said[1]))
    if verb in ("any", "all", "xor", "exactly"):
        return [each for part in _parts(said[-1]) for each in hidden_in(part)]
    return []


def _inner(found: object) -> Statement:
    assert isinstance(found, tuple)
    return found


def _parts(found: object) -> tuple[Statement, ...]:
    assert isinstance(found, tuple)
    return found


def _number(found: object) -> int:
    assert isinstance(found, int)
    return found


def _bits(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


_NOT: Final = (0, YES, NO, OPEN)

HEARINGS: Final[dict[str, Hearing]] = {
    "washerwoman": one_of_two,
    "librarian": one_of_two,
    "investigator": one_of_two,
    "chef": chef,
    "empath": empath,
    "fortune_teller": fortune_teller,
    "undertaker": token,
    "ravenkeeper": token,
    "grandmother": grandmother,
    "clockmaker": clockmaker,
    "dreamer": dreamer,
    "seamstress": seamstress,
    "knight": knight,
    "noble": noble,
    "steward": steward,
    "shugenja": shugenja,
    "village_idiot": village_idiot,
    "balloonist": balloonist,
    "oracle": oracle,
    "mathematician": mathematician,
    "juggler": juggler,
    "chambermaid": chambermaid,
    "flowergirl": flowergirl,
    "town_crier": town_crier,
    "sage": sage,
    "legionary": legionary,
    "savant": savant,
    "artist": artist,
    "puzzlemaster": puzzlemaster,
}
