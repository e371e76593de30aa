"""Rulings on roles whose stories go the same way when the role cannot do anything.

    .venv/bin/python -m tools.mutants.inert             # all roles of Clocktower
    .venv/bin/python -m tools.mutants.inert monk saint

A ruling is proved by stories. Each runs twice more: once while the role's ability never works, as if its
owner were always drunk, and once while the role is only a name and does nothing at any moment. Whatever
passes both times shows nothing of the role: most say that something does not happen, where it never would.
"""

from __future__ import annotations

import functools
import gc
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tools.mutants.asking import PLAIN, Ear, quietly

ROOT = Path(__file__).resolve().parents[2]
TESTS = "tests/clocktower"


@contextmanager
def never_works(role: str) -> Generator[None]:
    from nightbell.games.clocktower.town import Town

    works = Town.works
    Town.works = lambda town, me: me.role != role and works(town, me)  # type: ignore[method-assign]
    try:
        yield
    finally:
        Town.works = works  # type: ignore[method-assign]


@contextmanager
def only_a_name(role: str) -> Generator[None]:
    from nightbell.games.clocktower import catalogue, moments

    known = catalogue.ROLES[catalogue.RoleId(role)]
    spoke = [(moment, moment.behaviours.pop(role)) for moment in moments.MOMENTS if role in moment]
    speaks_at = moments.SPEAKS_AT.pop(role, None)
    names = tuple(each.removeprefix(f"{role}-") for each in known.reminders)
    catalogue.role(role, known.type, known.edition, icon=known.icon, reminders=names)
    try:
        yield
    finally:
        catalogue.ROLES[known.id] = known
        for moment, behaviour in spoke:
            moment.behaviours[role] = behaviour
        if speaks_at is not None:
            moments.SPEAKS_AT[role] = speaks_at


class Breaking:
    """A plugin of pytest."""

    def __init__(self, roles: Sequence[str], out: int) -> None:
        self.roles = roles
        self.out = out

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from nightbell.games.clocktower.catalogue import ROLES

        of_role: defaultdict[str, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            for mark in item.iter_markers("ruling"):
                for role in {id.partition(".")[0] for id in mark.args}:
                    if role in ROLES and (role in self.roles or not self.roles):
                        of_role[role].append(item)
        remembering = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
        asked = unmoved = 0
        for role, items in sorted(of_role.items()):
            for item in items:
                asked += 1
                if all(self.passes(item, broken, role, remembering) for broken in (never_works, only_a_name)):
                    unmoved += 1
                    rulings = sorted({id for mark in item.iter_markers("ruling") for id in mark.args})
                    os.write(self.out, f"{' '.join(rulings)}  {item.nodeid}\n".encode())
        os.write(self.out, f"{asked} stories, {unmoved} go the same way without the role\n".encode())
        return True

    def passes(
        self,
        item: pytest.Item,
        broken: Callable[[str], AbstractContextManager[None]],
        role: str,
        remembering: Sequence[functools._lru_cache_wrapper[object]],
    ) -> bool:
        for each in remembering:
            if each.__module__.startswith("nightbell.games"):
                each.cache_clear()
        ear = Ear()
        item.config.pluginmanager.register(ear)
        with broken(role):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        item.config.pluginmanager.unregister(ear)
        return not ear.failed


def main() -> int:
    out = os.dup(1)
    quietly(ROOT)
    return int(pytest.main([*PLAIN, TESTS], plugins=[Breaking(sys.argv[1:], out)]))


if __name__ == "__main__":
    sys.exit(main())
