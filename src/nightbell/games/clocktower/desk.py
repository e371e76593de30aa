"""Clocktower's desk: the check of a script of one's own, with advice, proposals and its night sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from nightbell.engine import Clerk, Refusal, Remark, Tool, tool
from nightbell.games.clocktower.box import night_sheet
from nightbell.games.clocktower.catalogue import JINXES, Text
from nightbell.games.clocktower.counsel import counsel, proposals
from nightbell.games.clocktower.homemade import Homemade
from nightbell.games.clocktower.scripts import (
    as_in_a_file,
    clashes,
    counts,
    read_script,
    shortfalls,
    table_options,
)
from nightbell.games.clocktower.sheet import MOST_VOTERS

FEWEST: Final = 5


class ScriptCard(msgspec.Struct, frozen=True):
    """A script that can be played. `counts` are Townsfolk, Outsiders, Minions and Demons."""

    name: str
    author: str
    roles: list[str]
    counts: list[int]
    players: list[int]
    """The numbers of players for whom it has enough roles."""
    warnings: list[Remark]
    """What it lacks for the others, each reason once, for the least number that it concerns."""
    advice: list[Remark]
    """What it would gain by. No rule asks for it."""
    proposals: list[str]
    """Roles that would go with those it has."""
    jinxes: list[str]
    """The jinxes between its roles, for `jinx-<id>`."""
    rules: list[str]
    """Rules of its own, which the game does not enforce."""
    homemade: list[Homemade]
    """Characters of its own, which the game does not enforce, and reminders that it adds to others."""
    written: list[dict[str, object]]
    """The same as a file has them."""
    options: dict[str, list[object]]
    """What a table is told that is to play it."""
    first: list[str]
    other: list[str]
    """The night sheet: roles and fixed lines of the first night and of all others, in order."""


def check_script(raw: msgspec.Raw, clerk: Clerk) -> ScriptCard:
    """A script as its file has it. What a table can use of it are the ids of its roles."""
    script = read_script(bytes(raw))
    reasons = {number: list(shortfalls(script, number)) for number in range(FEWEST, MOST_VOTERS + 1)}
    sheet = night_sheet(script.roles, script.order, script.homemade)
    once: dict[tuple[str, object], Refusal] = {}
    for each in (reason for found in reasons.values() for reason in found):
        once.setdefault((each.message, each.args_for_text.get("type")), each)
    return ScriptCard(
        clerk.cleaned(script.name),
        clerk.cleaned(script.author),
        list(script.roles),
        list(counts(script.drawn)),
        [number for number, found in reasons.items() if not found],
        [clerk.worded(each) for each in (*once.values(), *clashes(script), *script.remarks)],
        [clerk.worded(each) for each in counsel(script)],
        list(proposals(script)),
        [str(each.id) for each in JINXES if set(each.roles) <= set(script.roles)],
        [clerk.cleaned(rule) for rule in script.rules],
        [replace(each, name=Text(clerk.cleaned(each.name))) for each in script.homemade],
        [as_in_a_file(each) for each in script.homemade],
        table_options(script),
        list(sheet.first),
        list(sheet.other),
    )


DESK: Final[Mapping[str, Tool]] = {
    "script": tool("Check a script of one's own.", msgspec.Raw, ScriptCard, check_script, cost=3),
}
