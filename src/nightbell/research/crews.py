"""Who does the work when there is much of it: this process, all the cores, or the machines of a cluster.

A crew is hired as a `concurrent.futures.Executor`, of whatever kind. Work is handed out in chunks, and what
comes of it comes back in the order in which it was handed out. A chunk whose worker dies is done again by
another, so whoever works must give the same for the same task: then nobody can tell who did it.
"""

from __future__ import annotations

import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Generic, TypeVar
from urllib.parse import urlsplit

import msgspec

from nightbell import games
from nightbell.engine import Refusal
from nightbell.engine.code import fingerprint

T = TypeVar("T")
R = TypeVar("R")

CHUNK_SECONDS = 0.5
"""How long a worker should be busy with one chunk: long against the way there and back, short to wait for."""
CHUNK_SECONDS_ABROAD = 1.0
"""The same where the way is longer."""
MOST_IN_A_CHUNK = 256
AHEAD = 4
"""Chunks that are handed out for each worker, so that a slow one holds nobody up."""
MOST_DEATHS = 4
"""How often in a row workers may die before anything has come back."""
TRIAL_SECONDS = 1.0
WORTH_HIRING = 2.0
"""Seconds of work left at which it pays to start processes."""
KNOCK_SECONDS = 5.0


class Crew(msgspec.Struct, frozen=True):
    """How many work at once, and how to hire them; without `hire` this process does it all.

    A crew that is tried first is hired only if this process is not done after a moment. Where `abroad`,
    workers may run other code than we do, and say so before they begin.
    """

    hands: int = 1
    hire: Callable[[], Executor] | None = None
    try_alone: bool = False
    abroad: bool = False


ALONE = Crew()


def cores() -> int:
    """How many processes this machine runs at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(jobs: int | None = None) -> Crew:
    """So many processes of this machine; if nothing is said all cores, once there is enough to do."""
    hands = jobs or cores()
    return ALONE if hands == 1 else Crew(hands, Pool(hands), try_alone=jobs is None)


class Pool(msgspec.Struct, frozen=True):
    """Hires processes of this machine; patient ones let everybody else go first."""

    hands: int
    patient: bool = False

    def __call__(self) -> Executor:
        begin = partial(_begin, self.patient)
        return ProcessPoolExecutor(self.hands, get_context("spawn"), initializer=begin)


def _begin(patient: bool) -> None:
    """Interrupts are for whoever hired us, and with them we go, however they end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_hirer, daemon=True).start()
    if patient:
        with suppress(AttributeError, OSError):  # Not on Windows, nor where the system lets nobody do it.
            os.nice(15)


def _leave_with_the_hirer() -> None:
    """A worker holds both ends of its queue, so it never hears that nobody is left to hand out work."""
    hirer = parent_process()
    if hirer is not None:
        hirer.join()
        os._exit(0)


def cluster(address: str) -> Crew:
    """The machines of a Ray cluster, by the address of its head: ray://host:10001."""
    place = urlsplit(address)
    try:
        host, port = place.hostname, place.port or 10001
    except ValueError:
        host = None
    if place.scheme != "ray" or not host:
        raise Refusal("no-such-cluster-address", address=address)
    if not find_spec("ray"):
        raise Refusal("needs-extra", what="ray", extra="nightbell[cluster]")
    try:
        socket.create_connection((host, port), KNOCK_SECONDS).close()
    except OSError:
        raise Refusal("no-cluster-there", address=address) from None
    hired = import_module("nightbell.research.on_ray").RayExecutor(f"ray://{host}:{port}")
    return Crew(hired.hands, lambda: hired, abroad=True)


@cache
def code_print(game: str) -> str:
    """The meaning of all the code on which a simulated game depends: its rules, and those who play it."""
    players = [package for package in ("nightbell.bots", "nightbell.deduction") if find_spec(package)]
    return games.load(game).fingerprint + fingerprint(*players)


class Chunk(msgspec.Struct, Generic[T], frozen=True):
    """Some tasks for one worker, and by which code each game in them is to be played."""

    tasks: tuple[T, ...]
    prints: tuple[tuple[str, str], ...] = ()


def do_chunk(work: Callable[[T], R], chunk: Chunk[T]) -> tuple[list[R], float] | Refusal:
    """What a worker does. A refusal is handed back and not raised, since not every crew can carry one."""
    for game, wanted in chunk.prints:
        if code_print(game) != wanted:
            return Refusal("other-code-there", node=socket.gethostname(), game=game)
    start = perf_counter()
    try:
        return [work(task) for task in chunk.tasks], perf_counter() - start
    except Refusal as refusal:
        return refusal


def spread(
    work: Callable[[T], R], tasks: Iterable[T], count: int, crew: Crew, played: Collection[str] = ()
) -> Iterator[R]:
    """What comes of `count` tasks, in their order, whoever works on them. `played` are the games in them."""
    left = iter(tasks)
    if crew.hire is None:
        yield from map(work, left)
        return
    if crew.try_alone:
        start = perf_counter()
        for done, task in enumerate(left, start=1):
            yield work(task)
            spent = perf_counter() - start
            count -= 1
            if spent > TRIAL_SECONDS and count * spent / done > WORTH_HIRING:
                break
        else:
            return
    prints = tuple((game, code_print(game)) for game in played) if crew.abroad else ()
    busy = CHUNK_SECONDS_ABROAD if crew.abroad else CHUNK_SECONDS
    yield from _handed_out(work, left, count, crew.hire, crew.hands, prints, busy)


def _handed_out(
    work: Callable[[T], R],
    left: Iterator[T],
    count: int,
    hire: Callable[[], Executor],
    hands: int,
    prints: tuple[tuple[str, str], ...],
    busy: float,
) -> Iterator[R]:
    waiting: deque[tuple[Chunk[T], Future[tuple[list[R], float] | Refusal]]] = deque()
    size, deaths = 1, 0
    crew = hire()
    try:
        while True:
            while len(waiting) < AHEAD * hands:
                chunk = Chunk(tuple(islice(left, max(1, min(size, count // (2 * hands))))), prints)
                if not chunk.tasks:
                    break
                count -= len(chunk.tasks)
                waiting.append((chunk, _handed(crew, work, chunk)))
            if not waiting:
                return
            chunk, future = waiting[0]
            try:
                came = future.result()
            except BrokenExecutor:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise Refusal("workers-keep-dying", times=deaths) from None
                crew.shutdown(wait=False, cancel_futures=True)
                crew = hire()
                waiting = deque(
                    each if _is_there(each[1]) else (each[0], _handed(crew, work, each[0]))
                    for each in waiting
                )
                continue
            if isinstance(came, Refusal):
                raise came
            waiting.popleft()
            deaths = 0
            results, seconds = came
            size = int(min(MOST_IN_A_CHUNK, max(1, busy * len(results) / max(seconds, 1e-6))))
            yield from results
    finally:
        crew.shutdown(wait=False, cancel_futures=True)


def _handed(
    crew: Executor, work: Callable[[T], R], chunk: Chunk[T]
) -> Future[tuple[list[R], float] | Refusal]:
    """A chunk on its way. A crew that has died since the last one says so where the result is waited for."""
    try:
        return crew.submit(do_chunk, work, chunk)
    except BrokenExecutor as dead:
        lost: Future[tuple[list[R], float] | Refusal] = Future()
        lost.set_exception(dead)
        return lost


def _is_there(future: Future[R]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
