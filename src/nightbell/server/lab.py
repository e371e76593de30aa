"""The house's balance lab: one question at a time, played by processes that step back behind the tables.

A question is what `nightbell lab` asks; its rows are told as they come, so that one can watch the answer grow
sure. Whoever has its id can look at it; only who asked can stop it.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from nightbell import bots, games
from nightbell.engine import Refusal, Table
from nightbell.research import report
from nightbell.research.chronicles import NOUNS
from nightbell.research.crews import Crew, Pool, cores
from nightbell.research.lab import Finding, Part, Question, found, question, study
from nightbell.research.matrix import sides_of
from nightbell.research.simulation import Played
from nightbell.research.statistics import Change, Share
from nightbell.server.journals import log, named
from nightbell.text import Lang, Words

LEVELS = ("random", "easy", "sensible")
"""Who plays quickly enough for hundreds of games."""
LEAST_GAMES = 20
MOST_ASKED = 4
"""Questions that are being answered or wait."""
MOST_KEPT = 16
MOST_HANDS = 8
"""Processes that play: each has some 60 MiB and two threads, and the house may have a bound for both."""
MOST_PARTS = 40
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Value: TypeAlias = int | bool | Annotated[str, Meta(max_length=60)]
Values: TypeAlias = Annotated[list[Value], Meta(min_length=1, max_length=50)]
State: TypeAlias = Literal["waiting", "playing", "done", "stopped", "failed"]


class Asked(Struct, forbid_unknown_fields=True):
    """A question: a set-up, options with several values, changes to each, who plays, and how many games."""

    game: Word
    games: Annotated[int, Meta(ge=LEAST_GAMES, le=100_000)]
    options: dict[str, object] = {}
    each: Annotated[
        dict[Word, Annotated[list[Value], Meta(min_length=1, max_length=20)]], Meta(max_length=2)
    ] = {}
    changes: Annotated[list[Word], Meta(max_length=12)] = []
    level: Word = "sensible"
    seed: Annotated[int, Meta(ge=0, le=2**40)] = 0


class Row(Struct):
    """One set-up and what is known of it so far. `difference` is against the plain one before it."""

    name: str
    change: bool
    games: int
    errors: int
    won: Share
    difference: Change | None
    length: tuple[int, int, int]
    outcomes: list[tuple[str, Share]]
    deaths: tuple[tuple[int, float], ...]
    cast: list[tuple[str, Share, Change]]
    """With whom in play the side wins how often, the largest differences first."""
    heard: list[tuple[str, Share, Change]]
    """The same for whose knowledge everybody was told, among the games that they were in."""
    fates: list[tuple[str, Share]]
    """Who died how often, the likeliest first."""
    deeds: list[tuple[str, float]]
    """What did something how often a game, the busiest first."""


class Told(Struct):
    """How far a question has come."""

    id: str
    game: str
    state: State
    played: int
    games: int
    judged: str
    """Whose wins are counted, in words."""
    length: str
    """What the length is counted in."""
    asked: str
    rows: list[Row]
    fault: str = ""


class Job:
    """One question and what has come of it."""

    def __init__(self, asked: Question, asker: str) -> None:
        self.id = secrets.token_urlsafe(12)
        self.asked = asked
        self.asker = asker
        self.state: State = "waiting"
        self.played = 0
        self.findings: list[Finding] = []
        self.current: list[Played] = []
        self.fault: Refusal | None = None

    def is_open(self) -> bool:
        return self.state in ("waiting", "playing")

    def stop(self) -> None:
        if self.is_open():
            self.state = "stopped"

    def sofar(self) -> list[Finding]:
        """What was found of each set-up, the one being played included."""
        findings, current = list(self.findings), list(self.current)
        if current and len(findings) < len(self.asked.setups):
            setup = self.asked.setups[len(findings)]
            findings.append(found(setup, current, sides_of(self.asked.game), None))
        return findings


class Lab:
    """Where questions are answered, in the order in which they were asked."""

    def __init__(self, most_games: int, hands: int | None = None) -> None:
        self.most_games = most_games
        self.hands = hands or min(cores(), MOST_HANDS)
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.lock = Lock()
        self.thread = ThreadPoolExecutor(1, "lab")

    def ask(self, asked: Asked, asker: str) -> Job:
        if not self.most_games:
            raise Refusal("no-lab-here")
        known = [level for level in LEVELS if level in bots.makers(asked.game)]
        if asked.level not in known:
            raise Refusal("unknown-bot", bot=asked.level, known=", ".join(known))
        whole = question(
            asked.game, asked.options, asked.each, asked.changes, {"": asked.level}, asked.games, asked.seed
        )
        for setup in whole.setups:
            Table(games.load(asked.game), setup.options, asked.seed)
        wanted = asked.games * len(whole.setups)
        if wanted > self.most_games:
            raise Refusal("lab-too-long", games=wanted, most=self.most_games)
        with self.lock:
            busy = [job for job in self.jobs.values() if job.is_open()]
            if len(busy) >= MOST_ASKED:
                raise Refusal("lab-busy")
            job = Job(whole, asker)
            self.jobs[job.id] = job
            for old in list(self.jobs.values())[:-MOST_KEPT]:
                if old not in busy:
                    del self.jobs[old.id]
        self.thread.submit(self._answer, job)
        return job

    def find(self, id: str) -> Job:
        if id not in self.jobs:
            raise Refusal("no-such-question")
        return self.jobs[id]

    def stop(self, id: str, who: str) -> Job:
        """What was played stays; nothing more is."""
        job = self.find(id)
        if job.asker != who:
            raise Refusal("lab-not-yours")
        job.stop()
        return job

    def close(self) -> None:
        for job in list(self.jobs.values()):
            job.stop()
        self.thread.shutdown(wait=False, cancel_futures=True)

    def _answer(self, job: Job) -> None:
        if not job.is_open():
            return
        job.state = "playing"
        try:
            for one in study(job.asked, Crew(self.hands, Pool(self.hands, patient=True), try_alone=False)):
                if not job.is_open():
                    return
                if isinstance(one, Finding):
                    job.findings.append(one)
                    job.current = []
                else:
                    job.current.append(one)
                    job.played += 1
            job.state = "done"
        except Refusal as refusal:
            job.fault, job.state = refusal, "failed"
        except Exception as fault:
            log.error("lab failed", game=job.asked.game, fault=named(fault))
            job.fault, job.state = Refusal("server-fault"), "failed"


def told(job: Job, lang: Lang) -> Told:
    """A question and its answer so far, in words."""
    words = Words(lang, job.asked.game)
    return Told(
        job.id,
        job.asked.game,
        job.state,
        job.played,
        job.asked.games * len(job.asked.setups),
        report.judged(words, job.asked),
        report.moments(words, job.asked),
        report.sentence(words, job.asked),
        [_row(each, words, job.asked.game) for each in job.sofar()],
        words.refusal(job.fault) if job.fault else "",
    )


def page(job: Job, lang: Lang) -> str:
    """The whole report, to share with a group."""
    return report.page(job.asked, job.sofar(), Words(lang, job.asked.game))


def _row(finding: Finding, words: Words, game: str) -> Row:
    fallen, done, cast = NOUNS.get(game, ("word", "word", "word"))

    def compared(parts: Sequence[Part]) -> list[tuple[str, Share, Change]]:
        largest = sorted(parts, key=lambda part: -abs(part.difference.value))[:MOST_PARTS]
        return [(words.thing(cast, part.id), part.won, part.difference) for part in largest]

    fates = sorted(finding.fates, key=lambda each: -each[1].value)[:MOST_PARTS]
    return Row(
        report.name_of(words, finding.setup),
        bool(finding.setup.change),
        finding.games,
        finding.errors,
        finding.won,
        finding.changed,
        finding.moments,
        [(words.outcome(name), share) for name, share in finding.outcomes.items()],
        finding.deaths,
        compared(finding.cast),
        compared(finding.heard),
        [(words.thing(fallen, who), share) for who, share in fates],
        [(words.thing(done, deed.id), deed.a_game) for deed in finding.deeds[:MOST_PARTS]],
    )
