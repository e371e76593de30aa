from __future__ import annotations

import argparse
import hashlib
import os
import re
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest
import yaml
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.mutants.asking import (
    NOT_PUT_IN,
    PLAIN,
    at_once,
    fresh,
    in_copies,
    leaving,
    loading_instead,
    quietly,
)
from tools.mutants.faults import Fault, faults_in
from tools.mutants.touched import Touched, Watch

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutants"
EQUIVALENT = Path(__file__).parent / "equivalent.yaml"
GAMES = ("clocktower", "betrayal", "whispers")
RECORDED = "tests/house/test_golden.py"
RECORDS = "tests/house/test_records.py"
MEASURE = ("tools/golden.py", "tools/mutants/touched.py", "tools/mutants/felt.py")
READ = (".py", ".json", ".yaml", ".log")
WANTED = 0.95
SOME = 6.0
"""Seconds of tests, as measured, that are asked first about what is read when a module is loaded."""
STORIES = 0.5
"""Seconds of stories that are asked before the recordings and sweeps, which are held to all that happens."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*GAMES], help="some of: " + ", ".join(GAMES))
    parser.add_argument("--count", type=int, default=300, help="faults in each game")
    parser.add_argument("--seed", type=int, default=1, help="which faults are drawn")
    parser.add_argument("--only", default="", help="only where file:line: contains this")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument(
        "--seconds", type=float, default=600, help="of the processor for each; then it counts as unnoticed"
    )
    parser.add_argument("--quick", action="store_true", help="leave out the last round, with all tests")
    parser.add_argument("--unfelt", action="store_true", help="only list all that no test could notice")
    given = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    warm_up()
    if given.unfelt:
        for game in given.games:
            Hunt(game, given.jobs, given.seconds).list_unfelt(given.only)
        return 0
    shares = [
        Hunt(game, given.jobs, given.seconds).run(given.count, given.seed, given.only, given.quick)
        for game in given.games
    ]
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


class Hunt:
    """The faults of one game."""

    def __init__(self, game: str, jobs: int, seconds: float) -> None:
        self.game = game
        self.jobs = jobs
        self.seconds = seconds
        self.places = [f"tests/{game}", RECORDED, RECORDS]
        self.digest = self.digested()
        self.touched = self.measured()
        self.outcomes: dict[Fault, str] = {}
        self.spent: defaultdict[Fault, float] = defaultdict(float)

    def run(self, count: int, seed: int, only: str, quick: bool) -> float:
        """Gives the share of faults that were noticed."""
        drawn = self.drawn(count, seed, only)
        settled = Settled(BUILD / f"{self.game}-{self.digest}{'-quick' * quick}-{self.seconds:g}.jsonl")
        for fault in drawn:
            if known := settled.known.get(fault.name):
                self.outcomes[fault], self.spent[fault] = known
        early = set(self.touched.early)
        asked = [fault for fault in drawn if fault not in self.outcomes]
        at_load = [fault for fault in asked if not fault.spot]
        later = [fault for fault in asked if fault.spot]
        console = Console()
        for fault in self.survivors():
            console.print(str(fault), markup=False, highlight=False, soft_wrap=True)
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
        )
        with bar:
            task = bar.add_task(self.game, total=len(drawn), completed=len(self.outcomes))

            def heard(fault: Fault, status: int, spent: float, last: bool) -> bool:
                """Is it settled?"""
                self.spent[fault] += spent
                end = verdict(status)
                is_settled = last or end not in SURVIVED
                if is_settled:
                    self.outcomes[fault] = end
                    settled.note(fault.name, end, self.spent[fault])
                    if end in SURVIVED:
                        console.print(str(fault), markup=False, highlight=False, soft_wrap=True)
                    alive = len(self.survivors())
                    bar.update(task, advance=1, description=f"{self.game}, {alive} unnoticed")
                    if not console.is_terminal and len(self.outcomes) % 20 == 0:
                        console.print(f"{len(self.outcomes)} asked, {alive} unnoticed", highlight=False)
                return is_settled

            left = []
            for fault, status, spent in in_copies(
                later, self.places, self.touching, self.jobs, self.seconds, ROOT
            ):
                again = status == NOT_PUT_IN << 8 or fault.spot in early
                last = (quick or self.touched.never_felt(fault)) and not again
                if not heard(fault, status, spent, last):
                    left.append(fault)
                    if again:
                        at_load.append(fault)
            loaded = [
                fault
                for fault, status, spent in at_once(self.jobs, at_load, self.ask_pinned)
                if not heard(fault, status, spent, False)
            ]
            for fault, status, spent in at_once(self.jobs, loaded, self.ask_some):
                if not heard(fault, status, spent, quick) and fault not in left:
                    left.append(fault)
            for fault, status, spent in at_once(self.jobs, left, self.ask_all):
                if fault not in self.outcomes:
                    heard(fault, status, spent, True)
        return self.report(console, seed)

    def drawn(self, count: int, seed: int, only: str) -> list[Fault]:
        every = self.every(only)
        Random(f"{seed}/{self.game}").shuffle(every)
        readable = (fault for fault in every if fault.can_be_read((ROOT / fault.file).read_bytes()))
        return list(islice(readable, count))

    def list_unfelt(self, only: str) -> None:
        """Without asking any test: every statement that none touches, and all that would never be felt."""
        every = self.every(only)
        unfelt = [fault for fault in every if self.touched.never_felt(fault)]
        print(f"{self.game}: {len(every)} faults could be put in, {len(unfelt)} would never be felt")
        for fault in unfelt:
            print(fault)

    def every(self, only: str) -> list[Fault]:
        known = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8")) or []
        harmless = {(each["file"], each["line"].strip(), each["new"].strip()) for each in known}
        return [
            fault
            for fault in faults_in(ROOT, self.game)
            if only in f"{fault.file}:{fault.line}:"
            and (fault.file, fault.text.strip(), fault.new.strip()) not in harmless
        ]

    # ---- which tests

    def digested(self) -> str:
        """These sources and tests, and what the tests are held to."""
        sources = (f"src/nightbell/games/{self.game}", "src/nightbell/engine", *MEASURE)
        digest = hashlib.sha256()
        for home in (*sources, *self.places, "tests/data", f"tests/golden/{self.game}"):
            place = ROOT / home
            for file in sorted(place.rglob("*.*")) if place.is_dir() else [place]:
                if file.suffix in READ:
                    digest.update(file.read_bytes())
        return digest.hexdigest()[:12]

    def measured(self) -> Touched:
        """Which tests touch what: measured once for these sources and tests."""
        kept = BUILD / f"{self.game}-{self.digest}.json"
        if not kept.exists():
            print(f"{self.game}: which tests touch what…", flush=True)
            child = os.fork()
            if child == 0:
                with leaving():
                    quietly(ROOT)
                    watch = Watch(ROOT, self.game, kept)
                    loading_instead(watch.code)
                    os._exit(int(pytest.main([*PLAIN, *self.places], plugins=[watch])) > 1)
            _, status = os.waitpid(child, 0)
            if status:
                raise SystemExit(f"the tests of {self.game} cannot be run")
        touched = msgspec.json.decode(kept.read_bytes(), type=Touched)
        for test in touched.failed:
            print(f"fails without a fault, and is not asked: {test}")
        return touched

    def touching(self, fault: Fault) -> list[tuple[str, float]]:
        return self.named(self.in_order(self.touched.touching(fault)))

    def in_order(self, quickest: Sequence[int]) -> list[int]:
        """Some stories, then what is recorded, then the other stories."""
        first: list[int] = []
        held: list[int] = []
        rest: list[int] = []
        spent = 0.0
        for test in quickest:
            if self.touched.tests[test].startswith(RECORDED):
                held.append(test)
            else:
                spent += self.touched.seconds[test]
                (first if spent <= STORIES else rest).append(test)
        return [*first, *held, *rest]

    def named(self, tests: Sequence[int]) -> list[tuple[str, float]]:
        return [(self.touched.tests[test], self.touched.seconds[test]) for test in tests]

    def ask_pinned(self, fault: Fault) -> int:
        """Those that pin what is printed."""
        names = enumerate(self.touched.tests)
        return self.ask(fault, [test for test, name in names if "_printed" in name or RECORDS in name])

    def ask_some(self, fault: Fault) -> int:
        """Quick ones that touch where a changed name is read, or else the same file, recordings and sweeps
        among them."""
        chosen, spent = [], 0.0
        nearest = self.touched.touching_lines(self.reading(fault))
        for test in dict.fromkeys((*nearest, *self.in_order(self.touched.touching_file(fault.file)))):
            spent += self.touched.seconds[test]
            if spent > SOME:
                break
            chosen.append(test)
        return self.ask(fault, chosen)

    def reading(self, fault: Fault) -> set[str]:
        """Where in the game stands the name of the constant or field that the fault changes."""
        named = re.match(r"\w+(?=( = |: ))", fault.text.strip())
        if named is None:
            return set()
        word = re.compile(rf"\b{named[0]}\b")
        folder = ROOT / "src" / "nightbell" / "games" / self.game
        return {
            f"{file.relative_to(ROOT)}:{number}"
            for file in folder.rglob("*.py")
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
            if word.search(line)
        }

    def ask(self, fault: Fault, tests: Sequence[int]) -> int:
        order = self.named(tests)
        files = sorted({test.partition("::")[0] for test, _ in order})
        return fresh(fault, files, order, self.seconds, ROOT)

    def ask_all(self, fault: Fault) -> int:
        """Every test of the game, those first that touch the file."""
        first = self.touched.touching_file(fault.file)
        rest = sorted({*range(len(self.touched.tests))} - {*first})
        order = self.named([*self.in_order(first), *self.touched.quickest(rest)])
        return fresh(fault, self.places, order, self.seconds, ROOT)

    def report(self, console: Console, seed: int) -> float:
        survivors = self.survivors()
        share = 1 - len(survivors) / len(self.outcomes) if self.outcomes else 1.0
        kinds = Counter(fault.kind for fault in self.outcomes)
        lines = [
            f"{self.game}, seed {seed}: {len(self.outcomes)} faults,"
            f" {len(survivors)} unnoticed, {share:.1%} noticed"
        ]
        lines.append(
            f"  processor: {sum(self.spent.values()):.0f} s, of it"
            f" {sum(self.spent[fault] for fault in survivors):.0f} s for what was not noticed"
        )
        lines += [f"  {kind}: {number}" for kind, number in kinds.most_common()]
        for line in lines:
            console.print(line, markup=False, highlight=False, soft_wrap=True)
        lines += [str(fault) for fault in sorted(survivors, key=lambda fault: (fault.file, fault.line))]
        (BUILD / f"{self.game}-{seed}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        return share

    def survivors(self) -> list[Fault]:
        return [fault for fault, end in self.outcomes.items() if end in SURVIVED]


class Settled:
    """What became of faults, a line each, written as soon as it is known."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_bytes().splitlines() if file.exists() else []
        noted = [msgspec.json.decode(line, type=tuple[str, str, float]) for line in lines]
        self.known = {name: (end, spent) for name, end, spent in noted}

    def note(self, name: str, end: str, spent: float) -> None:
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode((name, end, spent)) + b"\n")


SURVIVED = ("unnoticed", "cannot be put in")


def verdict(status: int) -> str:
    if os.WIFSIGNALED(status):
        return f"never ends ({signal.Signals(os.WTERMSIG(status)).name})"
    return {0: "unnoticed", NOT_PUT_IN: "cannot be put in"}.get(os.WEXITSTATUS(status), "noticed")


if __name__ == "__main__":
    sys.exit(main())
