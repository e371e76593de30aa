"""Games in which bots talk, stopped whenever a day ends: for notebooks and post-mortems."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from nightbell import bots, games
from nightbell.deduction.characters import IS_GOOD, TYPE
from nightbell.deduction.notebook import SOMEBODY, Page
from nightbell.deduction.telling import SPELLING
from nightbell.engine import Chair, Refusal, Seat, State, Table, Talker, may_know
from nightbell.games.clocktower.grimoire import Token
from nightbell.games.clocktower.town import Town


class Moment(NamedTuple):
    """A table at the end of a day, and with what its game began."""

    table: Table[State, msgspec.Struct]
    started: tuple[Token, ...]

    def view(self, seat: int) -> msgspec.Struct:
        return self.table.view(Seat(seat))

    def known(self, seat: int) -> list[object]:
        return [told.event for told in self.table.history if may_know(Seat(seat), told.to)]

    def honest(self, page: Page) -> bool:
        """Whether every good player who claims something claims the own card."""
        return all(
            not claim.character
            or not IS_GOOD[SPELLING[token.role]]
            or claim.character == SPELLING[token.card]
            for claim, token in zip(page.puzzle.claims, self.started, strict=True)
        )

    def fits(self, roles: tuple[str, ...], page: Page) -> bool:
        """Whether a world is the true grimoire, as far as the silent are told apart."""
        return all(
            role == SPELLING[token.role] or (seat in page.silent and role == _somebody(token))
            for seat, (role, token) in enumerate(zip(roles, self.started, strict=True))
        )


def _somebody(token: Token) -> str:
    return SOMEBODY.get(TYPE[SPELLING[token.role]], "")


def talked(options: dict[str, object], seed: int) -> Iterator[Moment]:
    """A game between sensible bots who say by day what they would say at a table."""
    table = Table(games.load("clocktower"), options, seed)
    seated = bots.players(table, {"": "sensible"}, seed)
    luck = Random(seed)
    started: tuple[Token, ...] = ()
    ended = 0
    while table.open:
        town = table.state
        assert isinstance(town, Town)
        if not started and town.night >= 1:
            started = tuple(town.grimoire[: town.storyteller])
        if town.phase == "day" and town.ballot is None:
            for seat, player in seated.items():
                said = player.interject(Chair(table, seat)) if isinstance(player, Talker) else None
                if said is not None and said[0] == "claim":
                    try:
                        table.answer(seat, said[1], said[0])
                    except Refusal:
                        continue
        if town.phase == "night" and town.night > max(1, ended):
            ended = town.night
            yield Moment(table, started)
        seat = luck.choice(sorted(table.open))
        table.answer(seat, seated[seat].answer(Chair(table, seat), table.open[seat]))
