"""Which grimoires a game may have started with, before anything that happened is looked at.

A seat is what it claims to be, or one of the puzzle's hidden characters. Good players tell the truth about
the character they believe in; whoever is evil now claims something else.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from itertools import combinations, permutations, product
from typing import Final, NamedTuple

from nightbell.deduction.board import Board, Enough
from nightbell.deduction.characters import (
    DEMON,
    IS_GOOD,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    TYPE,
    TYPES,
    names,
)
from nightbell.deduction.hearing import HEARINGS, NO, YES
from nightbell.deduction.puzzle import ANY_GOOD, MOST_NIGHTS
from nightbell.deduction.rulings import ON_SCRIPT, TURNED_START
from nightbell.deduction.state import State, bits

_BY_SIDE_ALONE: Final = frozenset(
    names("""
        chef empath noble steward shugenja seamstress village_idiot clockmaker knight fortune_teller
    """)
)
"""What hangs on nothing but who is evil, who the Demon, and who a Minion."""
_ONE_OF_TWO: Final = ("washerwoman", "librarian", "investigator")
_DECEIVES: Final = {"poisoner": 1, "widow": 1, "pukka": 1, "no_dashii": 2, "lleech": 1}
_FREELY: Final = frozenset({"xaan", "vortox", "cerenovus"})
_DECEIVES_AS_GOOD: Final = ("sailor", "puzzlemaster", "philosopher", "courtier", "village_idiot")
"""Each may deceive one on the first night. A Philosopher makes one drunk, and another with what was taken."""
_UNFATHOMABLE: Final = frozenset({"goon", "boffin", "legion", "atheist"})


_NUMBERS: Final = {
    **{str(number): number for number in range(1, 16)},
    **{
        word: number
        for number, word in enumerate(names("one two three four five six seven eight nine ten"), 1)
    },
}
_SO_MANY: Final = (
    rf"\b(at least |at most )?(?:({'|'.join(_NUMBERS)})(?: or | to |\s?[-–]\s?))?({'|'.join(_NUMBERS)})"
)
_OF_LEGION: Final = (
    re.compile(
        rf"(?<!but )(?<!or )(?<!to ){_SO_MANY} (?:players are |are |of them are |copies of )?legions?\b"
    ),
    re.compile(rf"\blegions?\s?[:(=×]?\s?{_SO_MANY}\s?(?:copies|times|tokens|players|seats|\))"),
)
_BESIDE_LEGION: Final = (
    re.compile(rf"{_SO_MANY} (?:players are |are )?good(?: players)?\b"),
    re.compile(rf"\b(?:all|everybody|everyone) but {_SO_MANY}\b"),
)


def legions(note: str, seats: int) -> list[int]:
    """How many Legion there are, where a puzzle's note says so; else more than half of the players.

    >>> legions("There are five Legion.", 7), legions("4 or 5 Legion", 7), legions("at least five Legion", 7)
    ([5], [4, 5], [5, 6])
    >>> legions("Legion (5 or 6 copies)", 8), legions("Two or three players are good.", 8)
    ([5, 6], [5, 6])
    >>> legions("All but two are Legion.", 8), legions("Most are Legion; one good vote counts.", 7)
    ([6], [4, 5, 6])
    """
    text = " ".join(note.lower().split())
    told = {number for words in _OF_LEGION for number in _told(words, text, seats)}
    if not told:
        told = {seats - good for words in _BESIDE_LEGION for good in _told(words, text, seats) if good > 1}
    return sorted(number for number in told if 1 < number < seats) or [*range(seats // 2 + 1, seats)]


def _told(words: re.Pattern[str], text: str, seats: int) -> Iterator[int]:
    for bound, least, most in words.findall(text):
        first, last = _NUMBERS[least or most], _NUMBERS[most]
        if bound:
            first, last = (first, seats - 1) if bound == "at least " else (2, last)
        yield from range(first, last + 1)


_MORE: Final = {TOWNSFOLK: 0, OUTSIDER: 3, MINION: 1, DEMON: 0}
"""By how many the number of each type may grow at most when the game is laid out."""
_CHANGES: Final = {"baron": 2, "fang_gu": 1, "vigormortis": -1}
"""How many more Outsiders come with somebody evil; all changes together, never less than none. A Godfather
brings one more, or takes one away that is there."""
_MOST: Final = {"village_idiot": 3, "legionary": 3, "prodigy": 2}
"""Of which good characters no more than so many are ever in play."""
_TOGETHER: Final = (("choirboy", "king"), ("huntsman", "damsel"))
"""Who brings somebody else along."""

_NO_SEAT: Final = ("legion", "lil_monsta")
"""Demons of another kind: most of the players, or none of them."""
_BRINGS_ANY: Final = frozenset({"baron", "godfather", "xaan"})
"""Minions whose ability, in an Alchemist's hands, changes the number of Outsiders."""

_CHARMED: Final = "charmed"
_LEAPT: Final = "leapt"
_GOON: Final = "goon"
_MARKED: Final = "marked"
_HUNTED: Final = "hunted"
_LED: Final = "led"
"""How a good player comes to evil: by charming the Demon, as the prey of a Fang Gu, as a Goon, by the word of
a Mezepheles, as the Townsfolk whom a Bounty Hunter is after, or as a Cult Leader between the evil."""
_TURNCOATS: Final = frozenset({"goon", "bounty_hunter", "cult_leader"})
_BEYOND: Final = {_HUNTED: "bounty_hunter", _LED: "cult_leader"}
"""Who must be in play for that, of whose doings nothing is modelled."""


class Cast(NamedTuple):
    """A starting grimoire, and who must tell the truth in it."""

    roles: tuple[str, ...]
    honest: int
    turned: int = 0
    """Who started good and must be evil now."""
    latest: int = MOST_NIGHTS
    """The night by which they are."""


def _posing(character: str) -> tuple[str, ...]:
    """Who could register as this character."""
    return ("spy",) if IS_GOOD[character] else ("recluse", "hermit")


class OneOfTwo(NamedTuple):
    """Who says, as what, that one of two is which character; and who could register so."""

    seat: int
    kind: str
    one: int
    other: int
    character: str
    posing: tuple[str, ...]


class Layout(NamedTuple):
    """What the good players are; the seats of the evil still hold their claims."""

    roles: tuple[str, ...]
    honest: int
    turned: int
    good: Set[str]
    meant: Set[int]


def _some(names: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    """So many of these, each selection once; who stands there twice may be taken twice.

    >>> list(_some("aab", 2))
    [('a', 'a'), ('a', 'b')]
    """
    if count <= 0 or count >= len(names):
        if count in (0, len(names)):
            yield tuple(names)[:count]
        return
    first = names[0]
    others = [name for name in names if name != first]
    copies = len(names) - len(others)
    for number in range(min(copies, count), -1, -1):
        for more in _some(others, count - number):
            yield (*[first] * number, *more)


class Casting:
    def __init__(self, board: Board, quick: bool = True, over: Callable[[], bool] | None = None) -> None:
        self.board = board
        self.over = over
        """Says when to stop; it is asked for each set of evil seats, most of which give no cast at all, and
        for each choice of hidden characters."""
        self.puzzle = board.puzzle
        self.claims = [claim.character for claim in board.puzzle.claims]
        self.hidden = board.puzzle.hidden
        self.unclaimed = tuple(dict.fromkeys((*self.hidden, *self._viewers_own())))
        """What may be in play although nobody claims it."""
        self.known = tuple(dict.fromkeys((*self.claims, *self.unclaimed)))
        self.together = [each for each in _TOGETHER if each[0] in self.known]
        self.truthful_evil = "evil_may_claim_truth" in board.conventions
        self.any_copy = ANY_GOOD in board.puzzle.duplicates
        self.first_night = [
            (seat, info)
            for seat, claim in enumerate(board.puzzle.claims)
            for info in claim.info
            if info.night == 1 and info.kind in _BY_SIDE_ALONE and claim.character == info.kind
        ]
        self.layouts: dict[int, list[Layout]] = {}
        self.own_evil = any(not IS_GOOD[role] for role in self.puzzle.could_be)
        """Whether the one who looks may have begun as evil."""
        self.were_demons = [
            seat
            for seat, claim in enumerate(board.puzzle.claims)
            if any(info.kind == "became" and TYPE[info.characters[0]] == DEMON for info in claim.info)
        ]
        self.charmed = "snake_charmer" in board.script and (
            bool(self.were_demons) or any(not IS_GOOD[claim] for claim in self.claims)
        )
        """Whether a Snake Charmer may have swapped with the Demon, who is good then and says so."""
        self.pairs = [
            OneOfTwo(
                seat,
                info.kind,
                info.players[0],
                info.players[1],
                info.characters[0],
                _posing(info.characters[0]),
            )
            for seat, claim in enumerate(board.puzzle.claims)
            for info in claim.info
            if info.night == 1 and info.kind in _ONE_OF_TWO and info.characters
        ]
        self.tellers = {pair.seat for pair in self.pairs}
        self.strangers = not {"lunatic", "politician", "hermit"}.isdisjoint(self.unclaimed)
        """Whether somebody who claims to be an Outsider may be another one."""
        self.could_sit = {name: self._sits(name) for name in self.unclaimed if IS_GOOD[name]}
        self.impostors = self._impostors()
        self.deluded = self._deluded()
        self.excuses = self._excuses() if quick else None
        self.judged: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}

    def all(self) -> Iterator[Cast]:
        demons, minions = self._evil_characters()
        if "legion" in demons:
            yield from self._legion()
        everybody = [seat for seat in range(self.board.seats) if seat != self.puzzle.viewer or self.own_evil]
        for team, leaders, outsiders in self._bands(demons, minions):
            for chairs in combinations(everybody, leaders):
                for more in combinations([s for s in everybody if s not in chairs], len(team) - leaders):
                    if self.over is not None and self.over():
                        raise Enough
                    yield from self._seated(team, chairs, more, outsiders)
        if "no_atheist_worlds" not in self.board.conventions:
            yield from self._atheist()

    def among(self, seats: Sequence[int]) -> Iterator[Cast]:
        """The casts in which just these began as evil, in a game with Demon and Minions."""
        for team, leaders, outsiders in self._bands(*self._evil_characters()):
            for chairs in combinations(seats, leaders):
                more = tuple([seat for seat in seats if seat not in chairs])
                if len(more) == len(team) - leaders:
                    yield from self._seated(team, chairs, more, outsiders)

    def _evil_characters(self) -> tuple[list[str], list[str]]:
        """The Demons and the Minions that may have been in play from the start."""
        hidden = dict.fromkeys((*self.unclaimed, *self._own_words()))
        copies = [name for name in hidden for _ in range(self._copies(name))]
        return [name for name in copies if TYPE[name] == DEMON], [
            name for name in copies if TYPE[name] == MINION
        ]

    def _copies(self, name: str) -> int:
        """Of how many of this hidden character one has to think."""
        if name == "legion" or not (name in self.puzzle.duplicates or (self.any_copy and IS_GOOD[name])):
            return 1
        return max(1, self.puzzle.counts[TYPES.index(TYPE[name])] + _MORE[TYPE[name]])

    def _bands(
        self, demons: Sequence[str], minions: Sequence[str]
    ) -> Iterator[tuple[tuple[str, ...], int, set[int] | None]]:
        """The evil characters that may have come together, the Demons first, how many these are, and how many
        Outsiders they allow."""
        seated = [name for name in demons if name not in _NO_SEAT]
        for leaders in _some(seated, self.puzzle.counts[3]):
            count = self.puzzle.counts[2] + ("lord_of_typhon" in leaders)
            for followers in _some(minions, count):
                if "summoner" not in followers:
                    team = (*leaders, *followers)
                    yield team, len(leaders), self._outsiders(team)
        for team in self._leaderless(demons, minions):
            yield team, 0, self._outsiders(team)

    def _leaderless(self, demons: Sequence[str], minions: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Minions without a Demon among the players: one is summoned later, or is no player at all."""
        for team in _some(minions, self.puzzle.counts[2]):
            if "summoner" in team:
                yield team
        if "lil_monsta" in demons:
            yield from _some(minions, self.puzzle.counts[2] + 1)

    def _seated(
        self,
        team: tuple[str, ...],
        chairs: tuple[int, ...],
        more: tuple[int, ...],
        outsiders: set[int] | None,
    ) -> Iterator[Cast]:
        """With the Demons in some order on these chairs and the Minions on the others."""
        spare = self._spare(team, chairs, more)
        if spare >= 0 or self._may_turn(team, spare):
            for one in permutations(chairs):
                for other in permutations(more):
                    yield from self._with_evil(team, (*one, *other), outsiders, spare)

    def of(self, roles: tuple[str, ...]) -> Iterator[Cast]:
        """The casts with this very grimoire: none, if the game cannot have begun so."""
        demons = [seat for seat, role in enumerate(roles) if TYPE[role] == DEMON]
        minions = [seat for seat, role in enumerate(roles) if TYPE[role] == MINION]
        team = tuple(roles[seat] for seat in (*demons, *minions))
        if "legion" in team or not team:
            yield from (cast for cast in self.all() if cast.roles == roles)
            return
        count = self.puzzle.counts[2] + ("lord_of_typhon" in team)
        allowed = {*self.unclaimed, *self._own_words()}
        if not demons:
            yield from (cast for cast in self.among(minions) if cast.roles == roles)
            return
        if "summoner" in team or "lil_monsta" in team:
            return
        if len(demons) != self.puzzle.counts[3] or len(minions) != count or not allowed.issuperset(team):
            return
        spare = self._spare(team, tuple(demons), tuple(minions))
        for cast in self._with_evil(team, (*demons, *minions), self._outsiders(team), spare):
            if cast.roles == roles:
                yield cast

    def _viewers_own(self) -> tuple[str, ...]:
        """What the one who looks may be beside the own claim."""
        claim = self.claims[self.puzzle.viewer] if self.puzzle.viewer >= 0 else ""
        return tuple(name for name in self.puzzle.could_be if name != claim or not IS_GOOD[name])

    def _own_words(self) -> tuple[str, ...]:
        """Evil characters that somebody says to have begun as."""
        return tuple(claim for claim in self.claims if not IS_GOOD[claim])

    # ---- a quick look

    def _spare(self, team: tuple[str, ...], demons: tuple[int, ...], minions: tuple[int, ...]) -> int:
        """How many more people could have heard something false on the first night than did.

        Only information that hangs on who is evil alone is looked at, before characters are dealt. Below
        zero, too many speak falsely, or under a Vortox truly, if nobody has changed sides since.
        """
        if self.excuses is None or "xaan" in team or "cerenovus" in team:
            return 0
        key = (demons, minions)
        judged = self.judged.get(key)
        if judged is None:
            judged = self.judged[key] = self._judge(demons, minions)
        false, true = judged
        if "vortox" in team:
            sure = self.excuses == self.deluded and not any(role in _DECEIVES for role in team)
            return self.deluded - true.bit_count() if sure else 0
        return self.excuses + sum(_DECEIVES.get(role, 0) for role in team) - false.bit_count()

    def _believable(
        self, team: tuple[str, ...], seats: tuple[int, ...], casts: Iterator[Cast]
    ) -> Iterator[Cast]:
        """Leave out those in which more sober people heard something false than could be deceived."""
        if self.excuses is None or not _FREELY.isdisjoint(team):
            yield from casts
            return
        leaders = self.puzzle.counts[3]
        false, _ = self.judged[tuple(sorted(seats[:leaders])), tuple(sorted(seats[leaders:]))]
        able = self.excuses - self.deluded + sum(_DECEIVES.get(role, 0) for role in team)
        most = false.bit_count() + len(self.tellers)
        if most <= able:
            yield from casts
            return
        for cast in casts:
            roles, honest = cast.roles, cast.honest
            deceived = 0
            for seat, kind, one, other, character, posing in self.pairs:
                if honest >> seat & 1 and roles[seat] == kind:
                    if roles[one] != character and roles[other] != character:
                        if roles[one] not in posing and roles[other] not in posing:
                            deceived |= 1 << seat
            for seat in bits(false & honest & ~deceived):
                if roles[seat] == self.claims[seat]:
                    deceived |= 1 << seat
            if deceived.bit_count() <= able:
                yield cast

    def _may_turn(self, team: tuple[str, ...], spare: int) -> bool:
        """Whether somebody who has changed sides may explain what is left."""
        return self.charmed or ((self._may_leap(team) or "mezepheles" in team) and spare >= -1)

    def _may_leap(self, team: Iterable[str]) -> bool:
        """Whether a Fang Gu may have been about: from the start, or made by a Pit-Hag."""
        return "fang_gu" in team or ("pit_hag" in team and "fang_gu" in self.board.script)

    def _judge(self, demons: tuple[int, ...], minions: tuple[int, ...]) -> tuple[int, int]:
        """Which good players report what is surely false, and which what is plainly true."""
        board = self.board
        roles = list(self.claims)
        for seat in demons:
            roles[seat] = "imp"
        for seat in minions:
            roles[seat] = "spy" if "spy" in self.known else "goblin"
        evil = sum(1 << seat for seat in (*demons, *minions))
        state = State(tuple(roles), evil, board.everybody)
        mis = 0
        for seat, role in enumerate(roles):
            if board.poses(role):
                mis |= 1 << seat
        false = true = 0
        for seat, info in self.first_night:
            if evil >> seat & 1:
                continue
            hearing = HEARINGS[info.kind]
            if hearing(board, state, seat, info, mis) == NO and not (
                info.kind == "fortune_teller" and info.yes
            ):
                false |= 1 << seat
            if hearing(board, state, seat, info, 0) == YES:
                true |= 1 << seat
        return false, true

    def _deluded(self) -> int:
        """How many good players may say what is not so without anybody else's doing."""
        unsure = ("drunk", "lunatic", "mutant", "politician", "hermit")
        free = sum(self._copies(name) for name in self.unclaimed if name in unsure)
        free += "marionette_truthful" in self.board.conventions
        return free + (self.puzzle.viewer >= 0 and self.own_evil)

    def _excuses(self) -> int | None:
        """How many more good people may deceive on the first night; None: we cannot say."""
        known = set(self.known)
        if known & _UNFATHOMABLE or known & self.board.wild or "hermit" in known:
            return None
        deceivers = sum(max(1, self.claims.count(name)) for name in _DECEIVES_AS_GOOD if name in known)
        return self._deluded() + deceivers + ("philosopher" in known)

    # ---- the evil

    def _with_evil(
        self, team: tuple[str, ...], seats: tuple[int, ...], outsiders: set[int] | None, spare: int
    ) -> Iterator[Cast]:
        viewer = self.puzzle.viewer
        placed = dict(zip(seats, team, strict=True))
        for seat, role in placed.items():
            if seat == viewer:
                if role not in self.puzzle.could_be:
                    return
            elif self.claims[seat] == role:
                if not self.truthful_evil:
                    if not self.charmed:
                        return
                    spare = -1
            elif role not in self.hidden:
                return
        if not self._seated_right(team, seats):
            return
        evil = 0
        for seat in seats:
            evil |= 1 << seat
        if spare >= 0:
            layouts = self.layouts.get(evil)
            if layouts is None:
                layouts = self.layouts[evil] = list(self._layouts(self.claims, evil, 0))
            yield from self._believable(team, seats, self._with_good(layouts, placed, outsiders))
        if self._may_turn(team, spare) or not _TURNCOATS.isdisjoint(self.known):
            yield from self._with_turned(placed, evil, outsiders)
        if "cerenovus" in team and "cerenovus_story" in self.board.conventions:
            yield from self._with_madness(placed, evil, outsiders)

    def _with_good(
        self, layouts: Iterable[Layout], placed: dict[int, str], outsiders: set[int] | None
    ) -> Iterator[Cast]:
        """Put the evil characters into what the others may be, where the number of Outsiders is right."""
        viewer = self.puzzle.viewer
        for layout in layouts:
            if outsiders is not None and outsiders.isdisjoint(layout.meant):
                continue
            world = list(layout.roles)
            honest = layout.honest
            for seat, role in placed.items():
                world[seat] = role
                if role == "marionette" and "marionette_truthful" in self.board.conventions:
                    claim = self.claims[seat]
                    if claim in layout.good and not self._may_repeat(claim):
                        break
                    honest |= 1 << seat
            else:
                if viewer >= 0:
                    honest |= 1 << viewer
                yield Cast(tuple(world), honest, layout.turned)

    def _seated_right(self, team: tuple[str, ...], seats: tuple[int, ...]) -> bool:
        size = self.board.seats
        if "marionette" in team and TYPE[team[0]] == DEMON:
            apart = (seats[team.index("marionette")] - seats[0]) % size
            if apart not in (1, size - 1):
                return False
        if "lord_of_typhon" in team[:1]:
            taken = set(seats)
            starts = [seat for seat in seats if (seat - 1) % size not in taken]
            ends = [seat for seat in seats if (seat + 1) % size not in taken]
            if len(starts) > 1 or seats[0] in starts or seats[0] in ends:
                return False
        return True

    def _outsiders(self, team: tuple[str, ...]) -> set[int] | None:
        """How many Outsiders the evil team allows; None: any number."""
        if "xaan" in team or "kazali" in team or "lord_of_typhon" in team:
            return None
        changes = [_CHANGES.get(role, 0) for role in team]
        more = self.puzzle.counts[1] + sum(change for change in changes if change > 0)
        fewer = sum(change for change in changes if change < 0)
        if "godfather" not in team:
            return {max(0, more + fewer)}
        return {max(0, more + change + fewer) for change in (-1, 1) if more + change >= 0}

    # ---- the good

    def _layouts(self, roles: Sequence[str], evil: int, turned: int) -> Iterator[Layout]:
        """What the good players may be. Hidden characters sit wherever somebody could speak so."""
        good = bits(self.board.everybody & ~evil)
        counts = Counter([roles[seat] for seat in good])
        copies = sum(
            number - 1 for role, number in counts.items() if number > 1 and not self._may_repeat(role)
        )
        free = self.board.everybody & ~evil & ~turned
        impostors = self.impostors & free
        extra = [
            name
            for name in self.could_sit
            if not (turned and name in counts)
            for _ in range(self._copies(name))
        ]
        for count in range(max(copies, impostors.bit_count()), min(len(extra), len(good)) + 1):
            for more in _some(extra, count):
                if self.over is not None and self.over():
                    raise Enough
                twins = [place for place in range(1, count) if more[place] == more[place - 1]]
                for tried, seats in enumerate(product(*[bits(self.could_sit[name] & free) for name in more])):
                    if tried & 1023 == 1023 and self.over is not None and self.over():
                        raise Enough
                    if any(seats[place] < seats[place - 1] for place in twins):
                        continue
                    if len(set(seats)) == count and not impostors & ~sum(1 << seat for seat in seats):
                        placed = dict(zip(seats, more, strict=True))
                        layout = self._layout(roles, placed, good, turned)
                        if layout is not None:
                            yield layout

    def _sits(self, name: str) -> int:
        """Where a hidden good character may sit, by the claims alone."""
        found = 0
        for seat in range(self.board.seats):
            if name not in (self.puzzle.could_be if seat == self.puzzle.viewer else self.hidden):
                continue
            if name != self.claims[seat] and self._may_say(seat, name, frozenset()) is not None:
                found |= 1 << seat
        return found

    def _layout(
        self, roles: Sequence[str], placed: dict[int, str], good: list[int], turned: int
    ) -> Layout | None:
        world = list(roles)
        for seat, role in placed.items():
            world[seat] = role
        held = [world[seat] for seat in good]
        seen = frozenset(held)
        if len(seen) != len(held):
            if any(held.count(role) > self._most(role) for role in seen):
                return None
        elif "some_good_character_is_duplicated" in self.board.conventions:
            return None
        if "atheist" in seen and len(good) < self.board.seats:
            return None
        if any(brings in seen and brought not in seen for brings, brought in self.together):
            return None
        honest = 0
        for seat in good:
            honest |= 1 << seat
        honest &= ~turned
        for seat, role in placed.items():
            verdict = self._may_say(seat, role, seen)
            if verdict is None:
                return None
            if not verdict:
                honest &= ~(1 << seat)
        return Layout(tuple(world), honest, turned, seen, self._meant(held, seen))

    def _meant(self, held: Sequence[str], seen: Set[str]) -> frozenset[int]:
        """The numbers of Outsiders, as the evil team leaves it, from which this one may have come."""
        counts = {sum(TYPE[role] == OUTSIDER for role in held)}
        if "balloonist" in seen:
            counts |= {count - 1 for count in counts}
        if "hermit" in seen:
            counts |= {count + 1 for count in counts}
        if "huntsman" in seen:
            counts |= {count - 1 for count in counts}
        if "alchemist" in seen and not _BRINGS_ANY.isdisjoint(self.board.script):
            return frozenset(range(self.board.seats))
        return frozenset(counts)

    def _impostors(self) -> int:
        """Seats whose claim no good player can truly hold."""
        found = 0
        for seat, claim in enumerate(self.claims):
            own = seat != self.puzzle.viewer or claim in self.puzzle.could_be
            if not own or not IS_GOOD[claim] or not self._says_so(seat, claim):
                found |= 1 << seat
        return found

    def _most(self, role: str) -> int:
        """How many of a good character may be in play."""
        if self.any_copy or not self._may_repeat(role):
            return self.board.seats if self.any_copy else 1
        return _MOST.get(role, self.board.seats)

    def _may_repeat(self, role: str) -> bool:
        return self.any_copy or role in self.puzzle.duplicates

    def _says_so(self, seat: int, role: str) -> bool:
        """Whether somebody of this character would say so."""
        if seat == self.puzzle.viewer:
            return True
        if role == "mutant" and "mutant_lies_while_alive" in self.board.conventions:
            return not self.board.living >> seat & 1
        if role == "lunatic":
            return False
        return role != "drunk"

    def _may_say(self, seat: int, role: str, in_play: Set[str]) -> bool | None:
        """Whether a good player of this character may make the claim of this seat, and means it."""
        claim = self.claims[seat]
        conventions = self.board.conventions
        if role == "drunk" or (role == "hermit" and self.board.believes(role)):
            fits = TYPE[claim] == TOWNSFOLK and (claim not in in_play or self._may_repeat(claim))
            return True if fits else None
        if role == "mutant":
            lies = "mutant_lies_while_alive" in conventions and self.board.living >> seat & 1
            return False if lies and TYPE[claim] == TOWNSFOLK else None
        if role == "lunatic":
            if "lunatic_lies" in conventions:
                return False
            return True if TYPE[claim] == DEMON else None
        if role == "politician" and "politician_may_lie" in conventions:
            return False
        return None

    # ---- those who changed sides

    def _with_turned(self, placed: dict[int, str], evil: int, outsiders: set[int] | None) -> Iterator[Cast]:
        """Some who started good are evil now; and a Demon who was charmed is good, and says so."""
        team = tuple(placed.values())
        back = sum(1 << seat for seat, role in placed.items() if self.claims[seat] == role)
        starts = self._starts(team)
        good = [seat for seat in bits(self.board.everybody & ~evil) if seat != self.puzzle.viewer]
        for kinds in self._turns(team, back.bit_count()):
            alone = set(kinds) == {_LEAPT}
            for seats in permutations(good, len(kinds)):
                if kinds[:2] == (_CHARMED, _CHARMED) and seats[0] > seats[1]:
                    continue
                turned = sum(1 << seat for seat in seats)
                latest = self._latest_leap(evil | turned) if _LEAPT in kinds else MOST_NIGHTS
                if not latest:
                    continue
                for begun in product(*[starts[kind] for kind in kinds]):
                    world = list(self.claims)
                    for seat, start in zip(seats, begun, strict=True):
                        world[seat] = start
                    if self._taken(begun, evil | turned):
                        continue
                    needed = {_BEYOND[kind] for kind in kinds if kind in _BEYOND}
                    for cast in self._with_good(self._layouts(world, evil, turned), placed, outsiders):
                        if needed.issubset(cast.roles):
                            yield cast._replace(
                                honest=cast.honest | back, latest=latest if alone else MOST_NIGHTS
                            )

    def _latest_leap(self, liars: int) -> int:
        """The last night in which a Fang Gu may have leapt: it is found dead then, and nobody honest says to
        have been that Demon."""
        may_be = liars | sum(1 << seat for seat in self.were_demons)
        if self.puzzle.viewer >= 0:
            may_be |= 1 << self.puzzle.viewer
        deaths = self.board.deaths
        return max((night for night in range(2, len(deaths)) if deaths[night] & may_be), default=0)

    def _turns(self, team: tuple[str, ...], back: int) -> Iterator[tuple[str, ...]]:
        """In which ways players may have come to evil: who was charmed left somebody who tells of it.

        Who looks may have been the charmer, and is honest all the same.
        """
        if back and not self.charmed:
            return
        most = back + len(self.were_demons) if self.charmed else 0
        own = back > 0 and self.puzzle.viewer in self.were_demons
        if back == 1 and own:
            yield ()
        for charms in range(back - own, most + 1):
            for leaps in range(2 if self._may_leap(team) else 1):
                for goons in range(2 if "goon" in self.known else 1):
                    for marks in range(2 if "mezepheles" in team else 1):
                        for beyond in self._beyond():
                            kinds = (_CHARMED,) * charms + (_LEAPT,) * leaps + (_GOON,) * goons
                            kinds = (*kinds, *(_MARKED,) * marks, *beyond)
                            if kinds:
                                yield kinds

    def _beyond(self) -> Iterator[tuple[str, ...]]:
        """Who else may be evil, of whom nobody knows how."""
        kinds = [kind for kind, role in _BEYOND.items() if role in self.known]
        for count in range(len(kinds) + 1):
            yield from combinations(kinds, count)

    def _starts(self, team: tuple[str, ...]) -> dict[str, list[str]]:
        """What each of those who came to evil may have been at first: any character that one can become."""
        begun = self.board.script if self.board.ruled(TURNED_START, ON_SCRIPT) else self.known
        script = [role for role in begun if IS_GOOD[role]]
        beyond = {_HUNTED: [role for role in script if TYPE[role] == TOWNSFOLK], _LED: ["cult_leader"]}
        if "pit_hag" in team or "barber" in self.known:
            return {_CHARMED: script, _LEAPT: script, _GOON: script, _MARKED: script, **beyond}
        return {
            _CHARMED: [role for role in self.board.script if role in ("snake_charmer", "philosopher")],
            _LEAPT: [role for role in script if TYPE[role] == OUTSIDER],
            _GOON: ["goon"],
            _MARKED: script,
            **beyond,
        }

    def _taken(self, begun: Sequence[str], elsewhere: int) -> bool:
        """Whether somebody honest claims one of these characters, of which there is but one."""
        if len(set(begun)) < len(begun) and not self.any_copy:
            return True
        if self.strangers:
            return False
        return any(
            not elsewhere >> seat & 1 and not self._may_repeat(role)
            for role in begun
            for seat in self._claimants(role)
        )

    def _with_madness(self, placed: dict[int, str], evil: int, outsiders: set[int] | None) -> Iterator[Cast]:
        """One good player may be mad about being somebody else, and say whatever fits that."""
        for seat in bits(self.board.everybody & ~evil):
            if seat == self.puzzle.viewer:
                continue
            for role in self.known:
                if IS_GOOD[role] and role != self.claims[seat]:
                    world = list(self.claims)
                    world[seat] = role
                    layouts = self._layouts(world, evil, 1 << seat)
                    for cast in self._with_good(layouts, placed, outsiders):
                        yield cast._replace(turned=0)

    def _claimants(self, role: str) -> list[int]:
        return [seat for seat, claim in enumerate(self.claims) if claim == role]

    # ---- games of another kind

    def _legion(self) -> Iterator[Cast]:
        """Most players are Legion; the others are what they say."""
        board, viewer = self.board, self.puzzle.viewer
        dealt = self.puzzle.counts[3]
        for count in [dealt] if dealt > 1 else legions(self.puzzle.note, board.seats):
            for seats in combinations(range(board.seats), count):
                if viewer in seats and "legion" not in self.puzzle.could_be:
                    continue
                if any(self.claims[seat] == "legion" for seat in seats) and not self.truthful_evil:
                    continue
                evil = sum(1 << seat for seat in seats)
                placed = dict.fromkeys(seats, "legion")
                yield from self._with_good(self._layouts(self.claims, evil, 0), placed, None)

    def _atheist(self) -> Iterator[Cast]:
        """Everybody is good and truthful, and the Storyteller may do anything."""
        if "atheist" in self.claims:
            for cast in self._with_good(self._layouts(self.claims, 0, 0), {}, None):
                if "atheist" in cast.roles:
                    yield cast
