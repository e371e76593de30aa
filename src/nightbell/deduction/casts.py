"""Which grimoires a game may have started with, before anything that happened is looked at.

A seat is what it claims to be, or one of the puzzle's hidden characters. Good players tell the truth about
the character they believe in; whoever is evil now claims something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from nightbell.deduction.board import Board
from nightbell.deduction.characters import DEMON, IS_GOOD, MINION, OUTSIDER, TOWNSFOLK, TYPE, WILD
from nightbell.deduction.state import bits


class Cast(NamedTuple):
    """A starting grimoire, and who must tell the truth in it."""

    roles: tuple[str, ...]
    honest: int
    turned: int = 0
    """Who started good and must be evil now."""

    @property
    def wild(self) -> bool:
        return not WILD.isdisjoint(self.roles)


class Casting:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.puzzle = board.puzzle
        self.claims = [claim.character for claim in board.puzzle.claims]
        self.hidden = board.puzzle.hidden
        self.known = tuple(dict.fromkeys((*self.claims, *self.hidden)))
        """What may be in play: somebody claims it, or it is hidden."""
        self.truthful_evil = "evil_may_claim_truth" in board.conventions
        self.any_copy = "any_good" in board.puzzle.duplicates

    def all(self) -> Iterator[Cast]:
        hidden = dict.fromkeys((*self.hidden, *self._viewers_own()))
        demons = [name for name in hidden if TYPE[name] == DEMON]
        minions = [name for name in hidden if TYPE[name] == MINION]
        base = self.puzzle.counts[2]
        for demon in demons:
            if demon == "legion":
                yield from self._legion()
                continue
            count = base + (demon == "lord_of_typhon")
            for team in combinations(minions, count):
                for seats in permutations(range(self.board.seats), count + 1):
                    yield from self._with_evil((demon, *team), seats)
        if "no_atheist_worlds" not in self.board.conventions:
            yield from self._atheist()

    def _viewers_own(self) -> tuple[str, ...]:
        return tuple(name for name in self.puzzle.could_be if not IS_GOOD[name])

    def _with_evil(self, team: tuple[str, ...], seats: tuple[int, ...]) -> Iterator[Cast]:
        viewer = self.puzzle.viewer
        board = self.board
        placed = dict(zip(seats, team, strict=True))
        for seat, role in placed.items():
            if seat == viewer:
                if role not in self.puzzle.could_be:
                    return
            elif self.claims[seat] == role and not self.truthful_evil:
                return
        if not self._seated_right(team, seats):
            return
        evil = sum(1 << seat for seat in seats)
        honest = board.everybody & ~evil
        if viewer >= 0:
            honest |= 1 << viewer
        roles = [placed.get(seat, claim) for seat, claim in enumerate(self.claims)]
        if "marionette" in team and "marionette_truthful" in board.conventions:
            honest |= 1 << roles.index("marionette")
        outsiders = self._outsiders(team)
        yield from self._with_good(roles, evil, honest, outsiders, 0)
        if "fang_gu" in team or "snake_charmer" in self.known or "goon" in self.known:
            yield from self._with_turned(roles, evil, honest, outsiders, team)

    def _seated_right(self, team: tuple[str, ...], seats: tuple[int, ...]) -> bool:
        size = self.board.seats
        if "marionette" in team:
            apart = (seats[team.index("marionette")] - seats[0]) % size
            if apart not in (1, size - 1):
                return False
        if team[0] == "lord_of_typhon":
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
        counts = {self.puzzle.counts[1]}
        changes = {"baron": (2,), "fang_gu": (1,), "vigormortis": (-1,), "godfather": (-1, 1)}
        for role in team:
            if role in changes:
                counts = {max(0, count + change) for count in counts for change in changes[role]}
        return counts

    # ---- the good

    def _with_good(
        self, roles: list[str], evil: int, honest: int, outsiders: set[int] | None, turned: int
    ) -> Iterator[Cast]:
        """Put hidden good characters where they may be, and keep what adds up."""
        free = bits(self.board.everybody & ~evil & ~turned)
        extra = [name for name in self.hidden if IS_GOOD[name]]
        for count in range(min(len(extra), len(free)) + 1):
            for names in combinations(extra, count):
                if turned and any(name in (roles[seat] for seat in bits(turned)) for name in names):
                    continue
                for seats in permutations(free, count):
                    yield from self._checked(
                        roles, dict(zip(seats, names, strict=True)), evil, honest, outsiders, turned
                    )

    def _checked(
        self,
        roles: list[str],
        placed: dict[int, str],
        evil: int,
        honest: int,
        outsiders: set[int] | None,
        turned: int,
    ) -> Iterator[Cast]:
        viewer = self.puzzle.viewer
        world = list(roles)
        for seat, role in placed.items():
            if role == self.claims[seat]:
                return
            world[seat] = role
        seen: set[str] = set()
        number = 0
        for seat, role in enumerate(world):
            if evil >> seat & 1:
                continue
            if not IS_GOOD[role]:
                return
            if role in seen and not self._may_repeat(role):
                return
            seen.add(role)
            number += TYPE[role] == OUTSIDER
        if viewer >= 0 and not evil >> viewer & 1 and world[viewer] not in self.puzzle.could_be:
            return
        if outsiders is not None:
            allowed = outsiders
            if "balloonist" in seen:
                allowed = {count + more for count in allowed for more in (0, 1)}
            if "hermit" in seen:
                allowed = {max(0, count - less) for count in allowed for less in (0, 1)}
            if number not in allowed:
                return
        for seat, role in enumerate(world):
            if turned >> seat & 1:
                continue
            if evil >> seat & 1:
                if honest >> seat & 1 and role == "marionette" and self.claims[seat] in seen:
                    if not self._may_repeat(self.claims[seat]):
                        return
                continue
            if role == self.claims[seat]:
                if not self._says_so(seat, role):
                    return
                continue
            verdict = self._may_say(seat, role, seen)
            if verdict is None:
                return
            if not verdict and seat != viewer:
                honest &= ~(1 << seat)
        if "some_good_character_is_duplicated" in self.board.conventions:
            good = [role for seat, role in enumerate(world) if not evil >> seat & 1]
            if len(set(good)) == len(good):
                return
        if "atheist" in seen:
            return
        yield Cast(tuple(world), honest, turned)

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

    def _may_say(self, seat: int, role: str, in_play: set[str]) -> bool | None:
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

    def _with_turned(
        self, roles: list[str], evil: int, honest: int, outsiders: set[int] | None, team: tuple[str, ...]
    ) -> Iterator[Cast]:
        board = self.board
        for seat in bits(board.everybody & ~evil):
            if seat == self.puzzle.viewer:
                continue
            starts: list[str] = []
            if "fang_gu" in team:
                starts += [role for role in self.known if TYPE[role] == OUTSIDER]
            if "goon" in self.known and "fang_gu" not in team:
                starts.append("goon")
            for start in starts:
                world = list(roles)
                world[seat] = start
                yield from self._with_good(world, evil, honest & ~(1 << seat), outsiders, 1 << seat)
            if "snake_charmer" in self.known:
                demon = next(other for other in bits(evil) if TYPE[roles[other]] == DEMON)
                if self.claims[demon] == roles[demon]:
                    world = list(roles)
                    world[seat] = "snake_charmer"
                    sides = (honest & ~(1 << seat)) | 1 << demon
                    yield from self._with_good(world, evil, sides, outsiders, 1 << seat)

    # ---- games of another kind

    def _legion(self) -> Iterator[Cast]:
        """Most players are Legion; the others are what they say."""
        board, viewer = self.board, self.puzzle.viewer
        for count in range(board.seats // 2 + 1, board.seats):
            for seats in combinations(range(board.seats), count):
                if viewer in seats and "legion" not in self.puzzle.could_be:
                    continue
                if any(self.claims[seat] == "legion" for seat in seats) and not self.truthful_evil:
                    continue
                evil = sum(1 << seat for seat in seats)
                roles = ["legion" if evil >> seat & 1 else claim for seat, claim in enumerate(self.claims)]
                honest = board.everybody & ~evil | (1 << viewer if viewer >= 0 else 0)
                yield from self._with_good(roles, evil, honest, None, 0)

    def _atheist(self) -> Iterator[Cast]:
        """Everybody is good and truthful, and the Storyteller may do anything."""
        if "atheist" not in self.claims or not all(IS_GOOD[claim] for claim in self.claims):
            return
        viewer = self.puzzle.viewer
        if viewer < 0 or self.claims[viewer] in self.puzzle.could_be:
            yield Cast(tuple(self.claims), 0)
