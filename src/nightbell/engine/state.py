"""What State is made of.

A game's State is one struct of plain data. Its fields hold ids, numbers, frozen records, and lists or dicts
of those (one list inside another is allowed, for columns of hands and decks). That is checked when a class is
first copied, because a copy shares everything but the lists and dicts themselves. Each field says who may see
it (`visibility`); that is checked when the class is made.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from types import UnionType
from typing import Self, Union, dataclass_transform, get_args, get_origin, get_type_hints

import msgspec

from nightbell.engine.audience import ALL, Audience
from nightbell.engine.chance import Chance
from nightbell.engine.visibility import Hidden, Public, words_of


@dataclass_transform(frozen_default=True)
class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Something that happened, as its audience may know it."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and its audience, numbered by its place in the table's history."""

    to: Audience
    event: Event


class State(msgspec.Struct, kw_only=True):
    """Everything true about a running game, the luck to come included."""

    chance: Hidden[Chance]
    outcome: Public[str | None] = None
    """Set once, by an atom; the game is over as soon as it is set."""
    outbox: Hidden[list[Told]] = msgspec.field(default_factory=list)
    """Events on their way out. Empty whenever a decision is open."""

    def __init_subclass__(cls) -> None:
        words_of(cls)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def emit(self, event: Event, to: Audience = ALL) -> None:
        """Only atoms call this, beside the change that the event tells of."""
        self.outbox.append(Told(to, event))

    def copy(self) -> Self:
        """An independent State. Frozen records are shared."""
        kind = type(self)
        copied = _copied.get(kind)
        if copied is None:
            copied = _copied[kind] = _copying(kind)
        return copied(self)  # type: ignore[return-value]

    def digest(self) -> bytes:
        return blake2b(_encode(self), digest_size=16).digest()


_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_copied: dict[type, Callable[[State], State]] = {}


def _copying(kind: type[State]) -> Callable[[State], State]:
    """How States of a class are copied, as a function that is written once: the record as it is, then anew
    whatever in it can change."""
    lines = ["def copied(state):", " twin = state.__copy__()", " twin.chance = state.chance.copy()"]
    for name, hint in get_type_hints(kind).items():
        if name in kind.__struct_fields__ and name != "chance":
            anew = _anew(hint, f"{kind.__name__}.{name}")
            if anew:
                lines.append(f" twin.{name} = {anew.format(f'state.{name}')}")
    lines.append(" return twin")
    scope: dict[str, Callable[[State], State]] = {}
    exec(compile("\n".join(lines), f"<copy of {kind.__name__}>", "exec"), scope)
    return scope["copied"]


FLAT = "{}.copy()"


def _anew(hint: object, where: str) -> str:
    """How a value of this type is copied; empty for one that is shared."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is list or origin is dict:
        inner = _anew(parts[-1], where)
        if not inner:
            return FLAT
        if inner != FLAT:
            raise TypeError(f"{where}: {hint} is nested deeper than a copy goes")
        if origin is list:
            return "[each.copy() for each in {}]"
        return "{{key: each.copy() for key, each in {}.items()}}"
    if origin is tuple or origin in (Union, UnionType):
        if any(_anew(part, where) for part in parts if part is not Ellipsis):
            raise TypeError(f"{where}: a list or dict stands inside {hint}; a copy would share it")
        return ""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not hint.__struct_config__.frozen:
        raise TypeError(f"{where}: {hint.__name__} can change; records inside State are frozen")
    if hint in (set, frozenset) or origin in (set, frozenset):
        raise TypeError(f"{where}: a set has no order that every machine shares")
    if hint in (list, dict):
        raise TypeError(f"{where}: say what the {hint} holds")
    return ""
