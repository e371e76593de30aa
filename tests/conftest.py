"""What holds for every test: nothing is judged by time, an id that no ledger knows stops the run, and what
passing tests prove is recorded."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from nightbell import rules
from nightbell.rules import proofs

CARRIES = "rule"

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
