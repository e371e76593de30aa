from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.machinery
import json
import os
import resource
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
import yaml
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.mutants.faults import Fault, faults_in
from tools.mutants.touched import Watch

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutants"
EQUIVALENT = Path(__file__).parent / "equivalent.yaml"
GAMES = ("clocktower", "betrayal", "whispers")
WANTED = 0.95
LONGEST = 6.0
"""Seconds; a test that takes longer is not asked."""
AT_MOST = 40.0
"""Seconds of tests, as they were measured, that one fault may cost."""
PLAIN = ["-q", "-x", "-n0", "--no-header", "--no-summary", "-p", "no:cacheprovider"]

AT_RANDOM = ("test_conformance.py", "test_sweep.py", "test_laws.py", "test_bots.py")
"""Tests that play games at random meet everything sometime, and take long to do so: they are not asked."""

Touched = dict[str, tuple[float, list[str]]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*GAMES], help="some of: " + ", ".join(GAMES))
    parser.add_argument("--count", type=int, default=300, help="faults in each game")
    parser.add_argument("--seed", type=int, default=1, help="which faults are drawn")
    parser.add_argument("--only", default="", help="only in files whose path contains this")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    given = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    warm_up()
    shares = [hunt(game, given.count, given.seed, given.only, given.jobs) for game in given.games]
    return 0 if min(shares) >= WANTED else 1


def warm_up() -> None:
    """What every process needs and no fault touches is loaded once, before the first is split off."""
    import hypothesis  # noqa: F401

    import nightbell.engine
    import nightbell.text  # noqa: F401
    from nightbell import rules

    for game in rules.GAMES:
        rules.ledger(game)
        rules.rule(rules.ledger(game).rules[0].id)


def hunt(game: str, count: int, seed: int, only: str, jobs: int) -> float:
    """One game; gives the share of faults that were noticed."""
    console = Console()
    touched = touched_in(game)
    known = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8")) or []
    harmless = {(each["file"], each["line"].strip(), each["new"].strip()) for each in known}
    every = [fault for fault in faults_in(ROOT, game) if only in fault.file]
    lived = [fault for fault in every if (fault.file, fault.text.strip(), fault.new.strip()) in harmless]
    left = [fault for fault in every if fault not in lived]
    drawn = Random(f"{seed}/{game}").sample(left, min(count, len(left)))
    asked = [(fault, tests_for(fault, touched)) for fault in drawn]
    outcomes: dict[Fault, str] = {}
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
    )
    running: dict[int, Fault] = {}
    with bar:
        task = bar.add_task(game, total=len(asked))
        while asked or running:
            while asked and len(running) < jobs:
                fault, tests = asked.pop()
                if tests:
                    running[split_off(fault, tests, touched)] = fault
                else:
                    outcomes[fault] = "no test touches it"
                    bar.advance(task)
            if running:
                child, status = os.wait()
                if child in running:
                    outcomes[running.pop(child)] = verdict(status)
                    bar.advance(task)
                    alive = sum(each in SURVIVED for each in outcomes.values())
                    bar.update(task, description=f"{game}, {alive} unnoticed")
    return report(console, game, seed, outcomes)


SURVIVED = ("unnoticed", "no test touches it")


def report(console: Console, game: str, seed: int, outcomes: dict[Fault, str]) -> float:
    survivors = sorted((f for f, end in outcomes.items() if end in SURVIVED), key=lambda f: (f.file, f.line))
    share = 1 - len(survivors) / len(outcomes) if outcomes else 1.0
    kinds = Counter(fault.kind for fault in outcomes)
    lines = [f"{game}, seed {seed}: {len(outcomes)} faults, {len(survivors)} unnoticed, {share:.1%} noticed"]
    lines += [f"  {kind}: {number}" for kind, number in kinds.most_common()]
    lines += [f"{fault} ({outcomes[fault]})" for fault in survivors]
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    (BUILD / f"{game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return share


def touched_in(game: str) -> Touched:
    """Measured once for these sources and tests."""
    digest = hashlib.sha256()
    for file in sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tests" / game).rglob("*.py")]):
        digest.update(file.read_bytes())
    kept = BUILD / f"{game}-{digest.hexdigest()[:12]}.json"
    if not kept.exists():
        print(f"{game}: which tests touch what…", flush=True)
        child = os.fork()
        if child == 0:
            quietly()
            watch = Watch(ROOT, game, kept)
            left_out = [f"--ignore-glob=*/{name}" for name in AT_RANDOM]
            whole = [each for each in PLAIN if each != "-x"]
            status = int(pytest.main([*whole, *left_out, str(ROOT / "tests" / game)], plugins=[watch]))
            os._exit(status > 1)
        _, status = os.waitpid(child, 0)
        if status:
            raise SystemExit(f"the tests of {game} cannot be run")
    found: Touched = json.loads(kept.read_text())
    return found


def tests_for(fault: Fault, touched: Touched) -> list[str]:
    """Those that touch its function, or all where it stands outside of any, the quickest first."""
    spot = f"{fault.file}:{fault.function}"
    here = fault.function and {spot, *inner(fault)}
    fitting = [
        (seconds, test)
        for test, (seconds, functions) in touched.items()
        if seconds <= LONGEST and (not here or here & set(functions))
    ]
    chosen, spent = [], 0.0
    for seconds, test in sorted(fitting, key=lambda each: ("test_printed" not in each[1], *each)):
        if chosen and spent + seconds > AT_MOST:
            break
        chosen.append(test)
        spent += seconds
    return chosen


def inner(fault: Fault) -> set[str]:
    """Functions that are made inside of the one with the fault have code of their own."""
    tree = ast.parse((ROOT / fault.file).read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and first_line(node) == fault.function:
            made = [each for each in ast.walk(node) if isinstance(each, ast.FunctionDef | ast.Lambda)]
            return {f"{fault.file}:{first_line(each)}" for each in made}
    return set()


def first_line(node: ast.FunctionDef | ast.Lambda) -> int:
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return min([node.lineno, *(each.lineno for each in decorators)])


def split_off(fault: Fault, tests: Sequence[str], touched: Touched) -> int:
    """A process in which the fault is true and these tests run; gives its id."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    quietly()
    usual = sum(touched[test][0] for test in tests)
    resource.setrlimit(resource.RLIMIT_CPU, (int(20 + 5 * usual), int(25 + 5 * usual)))
    file, loader = str(ROOT / fault.file), importlib.machinery.SourceFileLoader
    as_it_is = loader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> object:
        if self.path != file:
            return as_it_is(self, name)
        return compile(fault.made_in(Path(file).read_bytes()), file, "exec", dont_inherit=True)

    loader.get_code = get_code  # type: ignore[method-assign, assignment]
    try:
        status = int(pytest.main([*PLAIN, *tests]))
    except BaseException:
        status = 1
    os._exit(0 if status == 0 else 1)


def verdict(status: int) -> str:
    if os.WIFSIGNALED(status):
        return f"never ends ({signal.Signals(os.WTERMSIG(status)).name})"
    return "noticed" if os.WEXITSTATUS(status) else "unnoticed"


def quietly() -> None:
    os.chdir(ROOT)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


if __name__ == "__main__":
    sys.exit(main())
