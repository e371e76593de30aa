"""What State is made of.

A game's State is one struct of plain data. Its fields hold ids, numbers, frozen records, and lists or dicts
of those (one list inside another is allowed, for columns of hands and decks). That is checked when a class is
first copied, because a copy shares everything but the lists and dicts themselves. Each field says who may see
it (`visibility`); that is checked when the class is made.
"""

from __future__ import annotations

import copy as shallow
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
        twin = shallow.copy(self)
        twin.chance = self.chance.copy()
        for name, copied in _plan(type(self)):
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def digest(self) -> bytes:
        return blake2b(_encode(self), digest_size=16).digest()


_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_Copier = Callable[[object], object]
_plans: dict[type, tuple[tuple[str, _Copier], ...]] = {}


def _plan(kind: type[State]) -> tuple[tuple[str, _Copier], ...]:
    """Which fields of a State class must be copied, and how; worked out once for each class."""
    try:
        return _plans[kind]
    except KeyError:
        pass
    plan = []
    for name, hint in get_type_hints(kind).items():
        if name in kind.__struct_fields__ and name != "chance":
            copied = _copier(hint, f"{kind.__name__}.{name}")
            if copied is not None:
                plan.append((name, copied))
    _plans[kind] = tuple(plan)
    return _plans[kind]


def _copier(hint: object, where: str) -> _Copier | None:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is list or origin is dict:
        inner = _copier(parts[-1], where)
        if inner is None:
            return list.copy if origin is list else dict.copy  # type: ignore[return-value]
        if inner not in (list.copy, dict.copy):
            raise TypeError(f"{where}: {hint} is nested deeper than a copy goes")
        return _copy_lists if origin is list else _copy_dicts  # type: ignore[return-value]
    if origin is tuple or origin in (Union, UnionType):
        if any(_copier(part, where) for part in parts if part is not Ellipsis):
            raise TypeError(f"{where}: a list or dict stands inside {hint}; a copy would share it")
        return None
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not hint.__struct_config__.frozen:
        raise TypeError(f"{where}: {hint.__name__} can change; records inside State are frozen")
    if hint in (set, frozenset) or origin in (set, frozenset):
        raise TypeError(f"{where}: a set has no order that every machine shares")
    if hint in (list, dict):
        raise TypeError(f"{where}: say what the {hint} holds")
    return None


def _copy_lists(lists: list[list[object]]) -> list[list[object]]:
    return [inner.copy() for inner in lists]


def _copy_dicts(dicts: dict[object, list[object]]) -> dict[object, list[object]]:
    return {key: inner.copy() for key, inner in dicts.items()}
