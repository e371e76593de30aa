"""Games played to the end by players without a person, one after another or by many hands at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from nightbell import bots, games
from nightbell.engine import Answer, Crash, Decision, Log, Refusal, Seat, State, Table, play_out
from nightbell.research.chronicles import Chronicle, tell
from nightbell.research.crews import ALONE, Crew, spread


class Plan(msgspec.Struct, frozen=True):
    """What is played. Game number n has the seed `seed + n`, so any one can be played again alone."""

    game: str
    games: int
    seed: int = 0
    options: Mapping[str, object] = {}
    players: Mapping[str, str] = {}
    """Which player sits where, by the beginning of the seat's id; the empty one is for all other seats."""
    save: str = ""
    """A folder for the logs; empty for none."""
    decisions: bool = False
    """Whether every decision is told, and not only how many there were."""
    tell: bool = False
    """Whether each game brings its chronicle along."""


class Decided(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One decision of a game."""

    seat: int
    who: str
    """The seat's public id."""
    kind: str
    standing: bool
    """Whether it was taken unasked."""
    options: int
    """Among how many answers."""
    answer: str
    """As JSON."""


class Played(msgspec.Struct, frozen=True):
    """One game."""

    seed: int
    decisions: int
    seconds: float
    outcome: str = ""
    fault: str = ""
    """What went wrong, if anything did; the log is then at `log`."""
    log: str = ""
    """The file of the log, if there is one."""
    returns: tuple[float, ...] = ()
    """What the end was worth to each seat."""
    events: Mapping[str, int] = {}
    """What happened how often, by the name of the event."""
    taken: tuple[Decided, ...] = ()
    chronicle: Chronicle = Chronicle()
    record: bytes = b""
    """The log itself, on its way to its file."""


class Summary(msgspec.Struct, frozen=True):
    """Many games. The first six fields are what `nightbell simulate --json` promises."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    outcomes: dict[str, int]
    errors: int
    crashes: list[Crashed]
    lengths: list[int]
    """Decisions of each finished game, shortest first."""

    @property
    def median(self) -> int:
        return self.lengths[len(self.lengths) // 2] if self.lengths else 0


class Crashed(msgspec.Struct, frozen=True):
    """A game that went wrong, and where its log is."""

    seed: int
    decisions: int
    fault: str
    log: str


def run(plan: Plan, crew: Crew = ALONE) -> Iterator[Played]:
    """The games as they end, in the order of their seeds. Raises `Refusal` if the options do not fit."""
    return run_all((plan,), crew)


def run_all(plans: Sequence[Plan], crew: Crew = ALONE) -> Iterator[Played]:
    """The games of several plans, one plan after the other; the same crew plays all of them.

    Whoever plays them, the games are the same. Logs are written here, wherever a game was played.
    """
    for plan in plans:
        bots.players(Table(games.load(plan.game), plan.options, plan.seed), plan.players, plan.seed)
        if plan.save:
            try:
                Path(plan.save).mkdir(parents=True, exist_ok=True)
            except OSError:
                raise Refusal("cannot-write", file=plan.save) from None
    tasks = ((plan, seed) for plan in plans for seed in range(plan.seed, plan.seed + plan.games))
    count = sum(plan.games for plan in plans)
    every = spread(_play, tasks, count, crew, {plan.game for plan in plans})
    for plan in plans:
        for _ in range(plan.games):
            yield _filed(plan, next(every))


def play(plan: Plan, seed: int) -> Played:
    """One game of the plan. A fault is part of the result, not an exception, and brings its log along.

    Digests are for logs that somebody keeps: without `save` none are made.
    """
    start = perf_counter()
    log: Log | None = None
    taken: list[Decided] = []
    try:
        rules = games.load(plan.game)
        kind: type[Table[State, msgspec.Struct]] = Witnessed if plan.decisions else Table
        table = kind(rules, plan.options, seed, marking=bool(plan.save))
        log = table.log
        if isinstance(table, Witnessed):
            table.taken = taken
        count = play_out(table, bots.players(table, plan.players, seed), Random(f"{seed}/order"))
    except Exception as fault:
        if isinstance(fault, Crash):
            log, told = fault.log, str(fault)
        elif log is not None:
            told = f"{type(fault).__name__}: {fault}"
        else:
            raise
        spent = perf_counter() - start
        return Played(seed, len(log.entries), spent, fault=told, taken=tuple(taken), record=log.write())
    counted = Counter(type(told.event).__name__ for told in table.history)
    return Played(
        seed,
        count,
        perf_counter() - start,
        table.outcome or "",
        returns=table.rules.returns(table.state),
        events=dict(sorted(counted.items())),
        taken=tuple(taken),
        chronicle=tell(plan.game, table) if plan.tell else Chronicle(),
        record=table.log.write() if plan.save else b"",
    )


class Witnessed(Table[State, msgspec.Struct]):
    """A table beside which somebody writes down who decided what."""

    __slots__ = ("taken",)
    taken: list[Decided]

    def answer(self, seat: Seat, answer: object, standing: str = "") -> None:
        asked = self._asked(seat, standing)
        super().answer(seat, answer, standing)
        given = msgspec.json.encode(self.log.entries[-1].answer).decode()
        who = self.rules.seats(self.state)[seat]
        self.taken.append(Decided(seat, who, asked.kind, bool(standing), asked.choice.count(), given))

    def _asked(self, seat: Seat, standing: str) -> Decision[Answer]:
        if not standing:
            return self.open[seat]
        return next(each for each in self.rules.standing(self.state, seat) if each.kind == standing)


def write_log(folder: Path, log: Log, prefix: str = "") -> Path:
    return _write(folder / f"{prefix}{log.header.game}-{log.header.seed}.log", log.write())


def _write(file: Path, raw: bytes) -> Path:
    try:
        file.write_bytes(raw)
    except OSError:
        raise Refusal("cannot-write", file=str(file)) from None
    return file


def _filed(plan: Plan, played: Played) -> Played:
    """The game with its log in a file, if it brought one along."""
    if not played.record:
        return played
    crash = "crash-" if played.fault else ""
    file = _write(Path(plan.save or ".") / f"{crash}{plan.game}-{played.seed}.log", played.record)
    return msgspec.structs.replace(played, log=str(file), record=b"")


def summarise(played: Sequence[Played], seconds: float, before: int = 0) -> Summary:
    """Of these games so many were there before, and took none of the seconds."""
    done = [game for game in played if not game.fault]
    decisions = sum(game.decisions for game in played)
    taken = sum(game.decisions for game in played[before:])
    outcomes = Counter(game.outcome for game in done)
    return Summary(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(taken / seconds, 1) if seconds else 0.0,
        outcomes=dict(sorted(outcomes.items(), key=lambda each: (-each[1], each[0]))),
        errors=len(played) - len(done),
        crashes=[Crashed(game.seed, game.decisions, game.fault, game.log) for game in played if game.fault],
        lengths=sorted(game.decisions for game in done),
    )


def _play(task: tuple[Plan, int]) -> Played:
    return play(*task)
