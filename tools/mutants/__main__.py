from __future__ import annotations

import argparse
import hashlib
import os
import signal
import sys
from collections import Counter
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
WANTED = 0.95
SOME = 3.0
"""Seconds of tests, as measured, that are asked first about what is read when a module is loaded."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*GAMES], help="some of: " + ", ".join(GAMES))
    parser.add_argument("--count", type=int, default=300, help="faults in each game")
    parser.add_argument("--seed", type=int, default=1, help="which faults are drawn")
    parser.add_argument("--only", default="", help="only in files whose path contains this")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--quick", action="store_true", help="leave out the last round, with all tests")
    given = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    warm_up()
    shares = [
        Hunt(game, given.jobs).run(given.count, given.seed, given.only, given.quick) for game in given.games
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

    def __init__(self, game: str, jobs: int) -> None:
        self.game = game
        self.jobs = jobs
        self.places = [f"tests/{game}", RECORDED, RECORDS]
        self.touched = self.measured()
        self.outcomes: dict[Fault, str] = {}

    def run(self, count: int, seed: int, only: str, quick: bool) -> float:
        """Gives the share of faults that were noticed."""
        drawn = self.drawn(count, seed, only)
        early = set(self.touched.early)
        at_load = [fault for fault in drawn if not fault.spot or fault.spot in early]
        later = [fault for fault in drawn if fault not in at_load]
        console = Console()
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
        )
        with bar:
            task = bar.add_task(self.game, total=len(drawn))

            def heard(fault: Fault, status: int, last: bool) -> bool:
                """Is it settled?"""
                end = verdict(status)
                settled = last or end not in SURVIVED
                if settled:
                    self.outcomes[fault] = end
                    if end in SURVIVED:
                        console.print(str(fault), markup=False, highlight=False, soft_wrap=True)
                    alive = sum(each in SURVIVED for each in self.outcomes.values())
                    bar.update(task, advance=1, description=f"{self.game}, {alive} unnoticed")
                    if not console.is_terminal and len(self.outcomes) % 20 == 0:
                        console.print(f"{len(self.outcomes)} asked, {alive} unnoticed", highlight=False)
                return settled

            left = []
            for fault, status in in_copies(later, self.places, self.touching, self.jobs, ROOT):
                if not heard(fault, status, last=quick and status != NOT_PUT_IN << 8):
                    left.append(fault)
                    if status == NOT_PUT_IN << 8:
                        at_load.append(fault)
            for fault, status in at_once(self.jobs, at_load, self.ask_some):
                if not heard(fault, status, last=quick) and fault not in left:
                    left.append(fault)
            for fault, status in at_once(self.jobs, left, self.ask_all):
                if fault not in self.outcomes:
                    heard(fault, status, last=True)
        return self.report(console, seed)

    def drawn(self, count: int, seed: int, only: str) -> list[Fault]:
        known = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8")) or []
        harmless = {(each["file"], each["line"].strip(), each["new"].strip()) for each in known}
        every = [
            fault
            for fault in faults_in(ROOT, self.game)
            if only in fault.file and (fault.file, fault.text.strip(), fault.new.strip()) not in harmless
        ]
        Random(f"{seed}/{self.game}").shuffle(every)
        readable = (fault for fault in every if fault.can_be_read((ROOT / fault.file).read_bytes()))
        return list(islice(readable, count))

    # ---- which tests

    def measured(self) -> Touched:
        """Which tests touch what: measured once for these sources and tests."""
        digest = hashlib.sha256()
        for home in (f"src/nightbell/games/{self.game}", "src/nightbell/engine", *self.places):
            place = ROOT / home
            for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
                digest.update(file.read_bytes())
        kept = BUILD / f"{self.game}-{digest.hexdigest()[:12]}.json"
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
        return msgspec.json.decode(kept.read_bytes(), type=Touched)

    def touching(self, fault: Fault) -> list[tuple[str, float]]:
        return self.named(self.touched.touching(fault.spot))

    def named(self, tests: Sequence[int]) -> list[tuple[str, float]]:
        return [(self.touched.tests[test], self.touched.seconds[test]) for test in tests]

    def ask_some(self, fault: Fault) -> int:
        """Those that pin what is printed, and quick ones that touch the same file."""
        pinned = [
            test for test, name in enumerate(self.touched.tests) if "_printed" in name or RECORDS in name
        ]
        chosen, spent = [*pinned], 0.0
        for test in self.touched.touching_file(fault.file):
            spent += self.touched.seconds[test]
            if spent > SOME:
                break
            chosen.append(test)
        order = self.named(chosen)
        return fresh(fault, sorted({test.partition("::")[0] for test, _ in order}), order, ROOT)

    def ask_all(self, fault: Fault) -> int:
        """Every test of the game, those first that touch the file."""
        first = self.touched.touching_file(fault.file)
        rest = sorted({*range(len(self.touched.tests))} - {*first})
        return fresh(fault, self.places, self.named([*first, *self.touched.quickest(rest)]), ROOT)

    def report(self, console: Console, seed: int) -> float:
        survivors = [fault for fault, end in self.outcomes.items() if end in SURVIVED]
        share = 1 - len(survivors) / len(self.outcomes) if self.outcomes else 1.0
        kinds = Counter(fault.kind for fault in self.outcomes)
        lines = [
            f"{self.game}, seed {seed}: {len(self.outcomes)} faults,"
            f" {len(survivors)} unnoticed, {share:.1%} noticed"
        ]
        lines += [f"  {kind}: {number}" for kind, number in kinds.most_common()]
        for line in lines:
            console.print(line, markup=False, highlight=False, soft_wrap=True)
        lines += [str(fault) for fault in sorted(survivors, key=lambda fault: (fault.file, fault.line))]
        (BUILD / f"{self.game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        return share


SURVIVED = ("unnoticed", "cannot be put in")


def verdict(status: int) -> str:
    if os.WIFSIGNALED(status):
        return f"never ends ({signal.Signals(os.WTERMSIG(status)).name})"
    return {0: "unnoticed", NOT_PUT_IN: "cannot be put in"}.get(os.WEXITSTATUS(status), "noticed")


if __name__ == "__main__":
    sys.exit(main())
