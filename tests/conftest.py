"""What holds for every test: nothing is judged by time, an id that no ledger knows stops the run, and what
passing tests prove is recorded."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from nightbell import rules
from nightbell.rules import proofs

CARRIES = "rule"

STORIES = Path(__file__).parent / "web"

settings.register_profile("nightbell", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("nightbell")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Give each test its rule ids as a property, which travels with its report from worker to controller."""
    report = yield
    unknown = []
    for item in report.result or []:
        if isinstance(item, pytest.Item):
            for marker in item.iter_markers("rule"):
                item.user_properties += [(CARRIES, id) for id in marker.args]
                unknown += [f"{item.nodeid}: no ledger has {id!r}" for id in marker.args if not known(id)]
    if unknown:
        report.outcome = "failed"
        report.longrepr = "\n".join(unknown)
        report.result = []
    return report


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where several processes run the tests, each begins with its part of the browser's long stories. What is
    left at the end is short, so that all of them are done at the same time."""
    hands = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if STORIES in item.path.parents]
    short = [item for item in items if STORIES not in item.path.parents]
    if hands > 1:
        items[:] = [
            item for hand in range(hands) for kind in (long, short) for item in part(kind, hand, hands)
        ]


def part(whole: list[pytest.Item], number: int, parts: int) -> list[pytest.Item]:
    return whole[len(whole) * number // parts : len(whole) * (number + 1) // parts]


def known(id: object) -> bool:
    return isinstance(id, str) and rules.rule(id) is not None


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(config.rootpath), "rule-recorder")


class Recorder:
    """Listens to the reports of all workers and writes the record when the run ends."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = proofs.sources_digest(root)
        self.carried: dict[str, list[str]] = {}
        self.failed: set[str] = set()
        self.passed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = [str(value) for name, value in report.user_properties if name == CARRIES]
        if not ids:
            return
        self.carried[report.nodeid] = ids
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.passed and report.when == "call":
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        ran: dict[str, proofs.Results] = {}
        for test, ids in sorted(self.carried.items()):
            name, _, case = test.partition("::")
            file = self.root / name
            if not file.is_file():
                continue
            results = ran.setdefault(name, proofs.Results(proofs.digest_of(file), self.sources, {}, {}))
            if test in self.failed:
                results.failed[case] = ids
            elif test in self.passed:
                results.passed[case] = ids
        if ran:
            proofs.record(self.root, ran)
