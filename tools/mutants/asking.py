"""Tests are asked about one fault: in a copy of a process that has everything loaded, or in a fresh one."""

from __future__ import annotations

import gc
import importlib.machinery
import os
import resource
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType
from typing import TypeVar

import pytest

from tools.mutants.faults import Fault

T = TypeVar("T")

UNNOTICED, NOTICED, NOT_PUT_IN = 0, 1, 2
PLAIN = ["-q", "-n0", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
MOST_MEMORY = 4 << 30


def at_once(jobs: int, tasks: Iterable[T], start: Callable[[T], int]) -> Iterator[tuple[T, int, float]]:
    """Each task in a process of its own, so many at a time; gives them back as they end, with their status
    and the processor's seconds that they took."""
    running: dict[int, T] = {}
    waiting = list(tasks)
    while waiting or running:
        while waiting and len(running) < jobs:
            task = waiting.pop(0)
            running[start(task)] = task
        child, status, spent = os.wait3(0)
        if child in running:
            yield running.pop(child), status, spent.ru_utime + spent.ru_stime


class Collected:
    """A plugin of pytest: what was collected is handed on, and the process ends there."""

    def __init__(self, then: Callable[[list[pytest.Item]], int]) -> None:
        self.then = then

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        os._exit(NOTICED if session.testsfailed else self.then(session.items))


class Ear:
    def __init__(self) -> None:
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


def ask(items: Sequence[pytest.Item], seconds: Sequence[float], most: float) -> int:
    """Until one fails, or so many seconds of the processor have passed. Whoever needs ten times as long as
    usual stands still for ever."""
    if not items:
        return UNNOTICED
    ear = Ear()
    items[0].config.pluginmanager.register(ear)
    for item, following, usual in zip(items, [*items[1:], None], seconds, strict=True):
        if time.process_time() > most:
            return UNNOTICED
        limit = int(time.process_time() + 5 + 10 * usual)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if ear.failed:
            return NOTICED
    return UNNOTICED


# ---- a copy of a process in which everything is loaded


class Loaded:
    """The functions of the modules as they stand in memory; a fault is put in by giving them other code."""

    def __init__(self) -> None:
        self.functions: defaultdict[str, list[FunctionType]] = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                self.functions[each.__code__.co_filename].append(each)

    def put_in(self, fault: Fault, root: Path) -> None:
        file = root / fault.file
        source = file.read_bytes()
        old, new = (
            compile(text, str(file), "exec", dont_inherit=True) for text in (source, fault.made_in(source))
        )
        exchanged = dict(pairs(old, new))
        for function in self.functions[str(file)]:
            function.__code__ = exchanged[function.__code__]


def pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """What stands inside is found by its name: with a step that is left out its lambdas are gone."""
    yield old, new
    after = inside(new)
    for name, found in inside(old).items():
        if len(found) == len(after[name]):
            for one, other in zip(found, after[name], strict=True):
                yield from pairs(one, other)


def inside(code: CodeType) -> defaultdict[str, list[CodeType]]:
    found: defaultdict[str, list[CodeType]] = defaultdict(list)
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found[each.co_qualname].append(each)
    return found


def in_copies(
    faults: Sequence[Fault],
    places: Sequence[str],
    tests: Callable[[Fault], Sequence[tuple[str, float]]],
    jobs: int,
    most: float,
    root: Path,
) -> Iterator[tuple[Fault, int, float]]:
    """One process collects the tests and is copied for every fault."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        quietly(root)
        heard = os.fdopen(writing, "w", buffering=1)

        def then(items: list[pytest.Item]) -> int:
            known = {item.nodeid: item for item in items}
            loaded = Loaded()
            gc.freeze()

            def start(number: int) -> int:
                split = os.fork()
                if split == 0:
                    with leaving():
                        bounded()
                        try:
                            loaded.put_in(faults[number], root)
                        except (KeyError, ValueError):
                            os._exit(NOT_PUT_IN)
                        chosen = [
                            (known[test], usual) for test, usual in tests(faults[number]) if test in known
                        ]
                        os._exit(ask([item for item, _ in chosen], [usual for _, usual in chosen], most))
                return split

            for number, status, spent in at_once(jobs, range(len(faults)), start):
                print(number, status, spent, file=heard)
            return 0

        with leaving():
            pytest.main([*PLAIN, *places], plugins=[Collected(then)])
    os.close(writing)
    with os.fdopen(reading) as lines:
        for line in lines:
            number, status, spent = line.split()
            yield faults[int(number)], int(status), float(spent)
    os.waitpid(child, 0)


# ---- a fresh process


def fresh(
    fault: Fault, places: Sequence[str], order: Sequence[tuple[str, float]], most: float, root: Path
) -> int:
    """A process in which the module is loaded with the fault, and the tests run in this order; its id."""
    child = os.fork()
    if child:
        return child
    with leaving():
        quietly(root)
        bounded()
        file = root / fault.file
        changed = compile_changed(fault, file)
        loading_instead(lambda path: changed if path == file else None)
        seconds = dict(order)
        place = {test: number for number, (test, _) in enumerate(order)}

        def then(items: list[pytest.Item]) -> int:
            asked = sorted(
                (item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid]
            )
            return ask(asked, [seconds[item.nodeid] for item in asked], most)

        pytest.main([*PLAIN, *places], plugins=[Collected(then)])
    raise AssertionError("unreachable")


def compile_changed(fault: Fault, file: Path) -> CodeType:
    return compile(fault.made_in(file.read_bytes()), str(file), "exec", dont_inherit=True)


def loading_instead(code: Callable[[Path], CodeType | None]) -> None:
    """Modules that are loaded from now on have this code, where there is one."""
    loader = importlib.machinery.SourceFileLoader
    as_it_is = loader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        return code(Path(self.path)) or as_it_is(self, name)

    loader.get_code = get_code  # type: ignore[method-assign, assignment]


@contextmanager
def leaving() -> Generator[None]:
    """Whatever happens inside, the process goes no further; that it could not go on is noticed."""
    try:
        yield
    finally:
        os._exit(NOTICED)


def bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def quietly(root: Path) -> None:
    os.chdir(root)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
