"""Which functions of a game each of its tests touches, and how long the test takes."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType

import pytest

MOST_CALLS = 100_000
"""Whoever needs more is too slow to be asked for what comes after."""


class Watch:
    """A plugin of pytest. Code that runs before any test (tables, declarations) belongs to no test."""

    def __init__(self, root: Path, game: str, out: Path) -> None:
        self.home = str(root / "src" / "nightbell" / "games" / game) + os.sep
        self.root = str(root) + os.sep
        self.out = out
        self.seen: set[CodeType] = set()
        self.calls = 0
        self.tests: dict[str, tuple[float, list[str]]] = {}
        self.failed: set[str] = set()

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            self.seen.add(frame.f_code)
            self.calls += 1
            if self.calls > MOST_CALLS:
                sys.setprofile(None)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.seen.clear()
        self.calls = 0
        before = time.process_time()
        sys.setprofile(self.note)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            mine = [code for code in self.seen if code.co_filename.startswith(self.home)]
            names = sorted(
                {f"{code.co_filename.removeprefix(self.root)}:{code.co_firstlineno}" for code in mine}
            )
            self.tests[item.nodeid] = (time.process_time() - before, names)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        good = {test: found for test, found in self.tests.items() if test not in self.failed}
        self.out.write_text(json.dumps(good))
