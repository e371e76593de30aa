"""What can go wrong, told apart: a player's mistake, a damaged log, and a fault of ours.

A `Refusal` is the only one that players meet in play. It carries a message id that the languages translate
and, where a rule forbids what was tried, the rule's id from the ledgers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nightbell.engine.log import Log


class Refusal(Exception):
    """Something was asked for that cannot be had; nothing has changed.

    >>> str(Refusal("two-of-one-victim", rule="W-012", victim="nurse"))
    'two-of-one-victim (victim=nurse) [W-012]'
    """

    def __init__(self, message: str, rule: str = "", **args: object) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.args_for_text: dict[str, object] = args

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.args_for_text.items())
        return self.message + (f" ({told})" if told else "") + (f" [{self.rule}]" if self.rule else "")


class BadLog(Refusal):
    """A log that cannot be read or does not tell a game that these rules could have played."""


class EngineFault(Exception):
    """A fault in the rules or the engine, never in what a player did."""


class Drift(EngineFault):
    """A rebuilt effect went another way than the one that was recorded.

    The effect read something from State before a change, and again, differently, after it. Remember such a
    value with `keep`.
    """


class Unimaginable(EngineFault):
    """No world was found that its viewer could not tell from the true one."""


class Runaway(EngineFault):
    """Effects went on without end: too deep, or too many steps without a decision."""

    def __init__(self, what: str, stack: Sequence[str]) -> None:
        super().__init__(f"{what}; the stack, innermost last: {' > '.join(stack)}")


class Crash(Exception):
    """An `EngineFault` or any unforeseen exception, together with the log that reproduces it."""

    def __init__(self, log: Log, cause: BaseException) -> None:
        super().__init__(f"{type(cause).__name__}: {cause}")
        self.log = log
