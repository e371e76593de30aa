"""Games as Parquet tables, one row a game and, if asked, one a decision; needs the extra `nightbell[study]`.

While a run is under way its games go line by line to a journal beside the table. A run that was broken off is
taken up where its journal ends; the table itself appears whole or not at all. Nothing in it depends on when,
where or by how many processes the games were played: the same plan gives the same bytes.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from nightbell import games
from nightbell.engine import Refusal
from nightbell.research.crews import code_print
from nightbell.research.simulation import Decided, Plan, Played

T = TypeVar("T")
Cells: TypeAlias = dict[str, Any]
"""One row of a table, as pyarrow has it."""

UNFINISHED = ".unfinished"
ROWS = 10_000
"""Rows that are held and written at a time."""
ABOUT = b"nightbell"
"""Under this key a table says in its metadata what was played."""


class Run(msgspec.Struct, frozen=True):
    """What was played: all on which the rows depend, but for how many games there are."""

    game: str
    rules: str
    code: str
    seed: int
    options: Mapping[str, object]
    players: Mapping[str, str]
    decisions: bool

    @classmethod
    def of(cls, plan: Plan) -> Run:
        rules = games.load(plan.game)
        return cls(
            plan.game,
            rules.version,
            code_print(plan.game),
            plan.seed,
            plan.options,
            plan.players,
            plan.decisions,
        )


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game in the journal."""

    seed: int
    decisions: int
    outcome: str
    fault: str
    returns: tuple[float, ...]
    events: dict[str, int]
    taken: tuple[Decided, ...] = ()

    @classmethod
    def of(cls, played: Played) -> Row:
        return cls(
            played.seed,
            played.decisions,
            played.outcome,
            played.fault,
            played.returns,
            dict(played.events),
            played.taken,
        )

    def played(self) -> Played:
        return Played(
            self.seed,
            self.decisions,
            0.0,
            self.outcome,
            self.fault,
            returns=self.returns,
            events=self.events,
        )


_encode = msgspec.json.Encoder(order="deterministic").encode
_row = msgspec.json.Decoder(Row).decode


class Ledger:
    """The tables of one run: opened, written to game by game, and closed when the last is there."""

    def __init__(self, plan: Plan, table: Path, decisions: Path | None = None) -> None:
        for file in filter(None, (table, decisions)):
            if file.suffix != ".parquet":
                raise Refusal("table-is-parquet", file=str(file))
        if not find_spec("pyarrow"):
            raise Refusal("needs-extra", what="pyarrow", extra="nightbell[study]")
        self.plan = plan
        self.run = Run.of(plan)
        self.table = table
        self.decisions = decisions
        self.journal = table.with_name(table.name + UNFINISHED)
        self.done = self._open()
        """How many games are in it already."""

    def _open(self) -> int:
        if self.journal.exists():
            return self._taken_up()
        try:
            with self.journal.open("xb") as journal:
                journal.write(_encode(self.run) + b"\n")
                done = 0
                for row in self._unpacked():
                    journal.write(_encode(row) + b"\n")
                    done += 1
        except OSError:
            raise Refusal("cannot-write", file=str(self.table)) from None
        except Refusal:
            self.journal.unlink()
            raise
        return done

    def _taken_up(self) -> int:
        """Games in the journal. A last line that was cut off is played again, anything else is refused."""
        whole = done = 0
        with self.journal.open("rb") as journal:
            for number, line in enumerate(journal):
                if not line.endswith(b"\n"):
                    break
                try:
                    if number == 0:
                        self._same(msgspec.json.decode(line, type=Run), self.journal)
                    elif _row(line).seed != self.plan.seed + number - 1:
                        raise ValueError
                except (msgspec.MsgspecError, UnicodeDecodeError, ValueError):
                    raise Refusal("rows-damaged", file=str(self.journal)) from None
                whole, done = whole + len(line), number
        if whole == 0:
            raise Refusal("rows-damaged", file=str(self.journal))
        os.truncate(self.journal, whole)
        return done

    def _same(self, run: Run, file: Path) -> None:
        if msgspec.to_builtins(run) != msgspec.to_builtins(self.run):
            raise Refusal("table-of-another-run", file=str(file))

    def rows(self) -> Iterator[Row]:
        """What is in the journal so far."""
        with self.journal.open("rb") as journal:
            for line in islice(journal, 1, None):
                yield _row(line)

    def write(self, every: Iterable[Played]) -> Iterator[Played]:
        """Each game goes into the journal and on to whoever counts them."""
        try:
            with self.journal.open("ab") as journal:
                for played in every:
                    journal.write(_encode(Row.of(played)) + b"\n")
                    journal.flush()
                    yield played
        except OSError:
            raise Refusal("cannot-write", file=str(self.journal)) from None

    def close(self) -> None:
        """Make the tables of the journal."""
        about = {ABOUT: _encode(self.run)}
        try:
            games_made = _Made(self.table, GAMES, about)
            taken_made = _Made(self.decisions, DECISIONS, about) if self.decisions else None
            for batch in _batches(self.rows()):
                games_made.add([(self.run.game, *_cells(row)) for row in batch])
                if taken_made is not None:
                    for some in _batches(_taken(batch)):
                        taken_made.add(some)
            for made in filter(None, (taken_made, games_made)):
                made.finish()
            self.journal.unlink()
        except OSError:
            raise Refusal("cannot-write", file=str(self.table)) from None

    def _unpacked(self) -> Iterator[Row]:
        """The rows of tables that were finished before, to go on from."""
        if not self.table.exists():
            return
        told = groupby(self._read(self.decisions), key=itemgetter("seed")) if self.decisions else iter(())
        seed, decided = next(told, (None, iter(())))
        for number, row in enumerate(self._read(self.table)):
            if row["seed"] != self.plan.seed + number:
                raise Refusal("rows-damaged", file=str(self.table))
            taken: tuple[Decided, ...] = ()
            if seed == row["seed"]:
                taken = tuple(_decided(one) for one in decided)
                seed, decided = next(told, (None, iter(())))
            yield Row(
                row["seed"],
                row["decisions"],
                row["outcome"],
                row["fault"],
                tuple(row["returns"]),
                dict(row["events"]),
                taken,
            )

    def _read(self, file: Path) -> Iterator[Cells]:
        about, rows = read(file)
        self._same(about, file)
        return rows


def _decided(row: Cells) -> Decided:
    return Decided(row["seat"], row["who"], row["kind"], row["standing"], row["options"], row["answer"])


def read(file: Path) -> tuple[Run, Iterator[Cells]]:
    """A table that we made: what was played, and its rows. Anything else is refused in one sentence."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        opened = pq.ParquetFile(file)
        about = (opened.schema_arrow.metadata or {})[ABOUT]
        run = msgspec.json.decode(about, type=Run)
    except (pa.ArrowException, KeyError, msgspec.MsgspecError):
        raise Refusal("rows-damaged", file=str(file)) from None
    except OSError:
        raise Refusal("cannot-read", file=str(file)) from None
    return run, (row for batch in opened.iter_batches(ROWS) for row in batch.to_pylist())


GAMES = {
    "game": "string",
    "seed": "int64",
    "outcome": "string",
    "fault": "string",
    "decisions": "int32",
    "returns": "list<float>",
    "events": "map<string, int32>",
}
DECISIONS = {
    "seed": "int64",
    "number": "int32",
    "seat": "int16",
    "who": "string",
    "kind": "string",
    "standing": "bool",
    "options": "int64",
    "answer": "string",
}
"""The columns of both tables, and what each holds."""


def _cells(row: Row) -> tuple[object, ...]:
    return row.seed, row.outcome, row.fault, row.decisions, row.returns, sorted(row.events.items())


def _taken(rows: Iterable[Row]) -> Iterator[tuple[object, ...]]:
    for row in rows:
        for number, one in enumerate(row.taken):
            yield row.seed, number, one.seat, one.who, one.kind, one.standing, one.options, one.answer


def rows_of(file: Path) -> int:
    """How many rows a table has."""
    import pyarrow.parquet as pq

    count: int = pq.read_metadata(file).num_rows
    return count


class _Made:
    """A table in the making, which takes its place when it is whole."""

    def __init__(self, file: Path, columns: Mapping[str, str], about: Mapping[bytes, bytes]) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        kinds = {
            "bool": pa.bool_(),
            "list<float>": pa.list_(pa.float32()),
            "map<string, int32>": pa.map_(pa.string(), pa.int32()),
        }
        self.schema = pa.schema(
            [(name, kinds.get(kind) or pa.type_for_alias(kind)) for name, kind in columns.items()], about
        )
        self.file = file
        self.draft = file.with_name(file.name + ".draft")
        self.writer = pq.ParquetWriter(self.draft, self.schema, compression="zstd")

    def add(self, rows: Sequence[tuple[object, ...]]) -> None:
        import pyarrow as pa

        columns = [
            pa.array(column, field.type)
            for column, field in zip(zip(*rows, strict=True), self.schema, strict=True)
        ]
        self.writer.write_batch(pa.RecordBatch.from_arrays(columns, schema=self.schema))

    def finish(self) -> None:
        self.writer.close()
        os.replace(self.draft, self.file)


def _batches(items: Iterable[T]) -> Iterator[list[T]]:
    left = iter(items)
    while some := list(islice(left, ROWS)):
        yield some
