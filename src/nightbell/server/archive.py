"""What is over: finished games, what they were worth to whom, and how puzzles were solved."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nightbell.server.columns import finished, players, results, solutions
from nightbell.server.records import Finished, Result, Tally


class Archive:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def history(self, guest: str, most: int = 50) -> list[Finished]:
        """The games that this guest was at, latest first, without their logs."""
        kept, end = finished.c, results.c
        mine = sa.and_(end.game == kept.id, end.guest == guest)
        columns = kept.id, kept.room, kept.number, kept.game, kept.ended, kept.outcome, players.c.seat
        asked = (
            sa.select(*columns, end.worth, end.noun, end.part)
            .join(players, players.c.game == kept.id)
            .outerjoin(results, mine)
            .where(players.c.guest == guest)
            .order_by(kept.ended.desc())
            .limit(most)
        )
        with self.engine.connect() as db:
            return [
                Finished(
                    *row[:6],
                    b"",
                    ((guest, row[6]),),
                    (Result(row[7], row[8], row[9]),) if row[7] is not None else (),
                )
                for row in db.execute(asked)
            ]

    def tallies(self, guest: str) -> list[Tally]:
        """What this guest has played, part by part, the most played first."""
        played = sa.func.count()
        won = sa.func.sum(sa.case((results.c.worth > 0, 1), else_=0))
        lost = sa.func.sum(sa.case((results.c.worth < 0, 1), else_=0))
        asked = (
            sa.select(finished.c.game, results.c.noun, results.c.part, played, won, lost)
            .join(finished, finished.c.id == results.c.game)
            .where(results.c.guest == guest)
            .group_by(finished.c.game, results.c.noun, results.c.part)
            .order_by(played.desc(), finished.c.game, results.c.part)
        )
        with self.engine.connect() as db:
            return [Tally(*row) for row in db.execute(asked)]

    def game(self, id: str) -> Finished | None:
        with self.engine.connect() as db:
            row = db.execute(sa.select(finished).where(finished.c.id == id)).first()
            if row is None:
                return None
            seated = db.execute(sa.select(players.c.guest, players.c.seat).where(players.c.game == id))
            present = tuple((guest, seat) for guest, seat in seated)
            return msgspec.structs.replace(Finished(*row), seated=present)

    def solved(self, puzzle: str, sign: str, tries: int, most: int, since: str) -> None:
        """Count how somebody solved a puzzle: what they tell first, and of no more than `most` people.

        What was counted of puzzles of the day that come before `since` goes: nobody can solve them any more.
        """
        old = solutions.c.puzzle >= "day-", solutions.c.puzzle < since
        counted = sa.select(sa.func.count()).where(solutions.c.puzzle == puzzle)
        with suppress(IntegrityError), self.engine.begin() as db:
            db.execute(solutions.delete().where(*old))
            if not db.execute(counted.where(solutions.c.sign == sign)).scalar_one():
                if db.execute(counted).scalar_one() < most:
                    db.execute(solutions.insert().values(puzzle=puzzle, sign=sign, tries=tries))

    def solvers(self, puzzle: str, but: str) -> dict[int, int]:
        """How many solved a puzzle at which try, without one of them."""
        asked = sa.select(solutions.c.tries, sa.func.count()).group_by(solutions.c.tries)
        others = asked.where(solutions.c.puzzle == puzzle, solutions.c.sign != but)
        with self.engine.connect() as db:
            return {int(tries): int(number) for tries, number in db.execute(others)}
