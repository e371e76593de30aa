"""What a seat sees, in numbers.

A view is a struct whose type says what it holds (see `engine/visibility.py`), so its encoder is made from the
type alone. Each field of the view becomes an array of a fixed length with the field's name; all of them one
after the other are the tensor. An id is the number of its word, a number is itself, a row of things is how
many there are and then the first of them, or the last of what has happened. Whatever a view does not show is
not in the numbers either.

A view is mostly what it was a step ago, so an `Eye` keeps what it last saw and encodes only what has changed.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Literal, NamedTuple, TypeGuard, Union, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec
import numpy as np

from nightbell.research.interfaces.spelling import Vocabulary, vocabulary
from nightbell.text.words import spelled

Floats = list[float]
Things = tuple[object, ...]

ROOM = (24, 6, 6, 2, 1)
"""How many things a row holds at most: in a view, in a thing of such a row, and so on inwards."""
WIDE: Mapping[str, int] = {
    "claims": 48,
    "clues": 48,
    "discard": 64,
    "done": 64,
    "equipment_rest": 40,
    "marks": 48,
    "monsters": 32,
    "placed": 64,
    "sheet": 64,
    "used_items": 40,
}
"""Fields that hold more."""
LATEST = frozenset({"claims", "nominations", "notes", "picks", "played", "discard", "clues", "rulings"})
"""Fields that tell what happened, of which the last things count."""
STRANGE = 256
"""Numbers behind the vocabulary for words that no answer is made of."""


class Part(NamedTuple):
    """How values of one type become numbers. A row at the end of which there is nothing may be left short."""

    width: int
    encode: Callable[[object], Floats]
    item: Part | None = None
    """Of a row: how one thing in it is encoded, so that for one that changed not all need be."""


class Field(NamedTuple):
    """One array of an observation."""

    name: str
    at: int
    part: Part


class Group(NamedTuple):
    """The fields of the view itself or of a struct inside it; None where such a struct stands."""

    path: tuple[str, ...]
    fields: tuple[Field | None, ...]


class Encoder:
    """The numbers of one type of view."""

    def __init__(self, kind: type[msgspec.Struct], words: Vocabulary) -> None:
        self.kind = kind
        self.words = words
        self.groups: list[Group] = []
        self.width = 0
        self._known: dict[str, float] = {}
        self._add(kind, ())
        self.fields = [field for group in self.groups for field in group.fields if field is not None]

    def _add(self, kind: type[msgspec.Struct], path: tuple[str, ...]) -> None:
        hints = get_type_hints(kind)
        fields: list[Field | None] = []
        for name in kind.__struct_fields__:
            if _is_struct(hints[name]):
                self._add(hints[name], (*path, name))
                fields.append(None)
                continue
            part = self._part(hints[name], 0, name)
            fields.append(Field("/".join((*path, name)), self.width, part))
            self.width += part.width
        self.groups.append(Group(path, tuple(fields)))

    def _part(self, hint: object, depth: int, name: str = "") -> Part:
        origin, held = get_origin(hint), get_args(hint)
        while hasattr(hint, "__supertype__"):
            hint = hint.__supertype__
            origin, held = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return self._either([each for each in held if each is not types.NoneType], depth, len(held))
        if origin is tuple and len(held) == 2 and held[1] is Ellipsis:
            return self._row(self._part(held[0], depth + 1), depth, name)
        if origin is tuple:
            return _side_by_side([self._part(each, depth + 1) for each in held])
        if origin is dict:
            pair = _side_by_side([self._part(each, depth + 1) for each in held])
            row = self._row(pair, depth, name)
            return Part(row.width, lambda value: row.encode(tuple(value.items())), pair)  # type: ignore[attr-defined]
        if hint is str or (origin is Literal and isinstance(held[0], str)):
            return Part(1, lambda value: [self.number(value)])  # type: ignore[arg-type]
        if hint in (int, bool, float) or origin is Literal:
            return Part(1, lambda value: [value])  # type: ignore[list-item]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return Part(1, lambda value: [self.number(str(value.value))])  # type: ignore[attr-defined]
        if _is_struct(hint):
            hints = get_type_hints(hint)
            names = hint.__struct_fields__
            inner = _side_by_side([self._part(hints[each], depth + 1, each) for each in names])
            return Part(inner.width, lambda value: inner.encode(msgspec.structs.astuple(value)))  # type: ignore[arg-type]
        raise TypeError(f"{self.kind.__name__}.{name}: {hint} cannot be put into numbers")

    def _either(self, kinds: Sequence[object], depth: int, tags: int) -> Part:
        """Nothing is zero; otherwise which of the kinds it is, counted from one, and the value."""
        parts = [self._part(each, depth) for each in kinds]
        width = 1 + max(part.width for part in parts)
        nothing = [0.0] * width
        which = {_plain(each): place for place, each in enumerate(kinds)}

        def encode(value: object) -> Floats:
            if value is None:
                return nothing
            place = which[value.__class__] if len(parts) > 1 else 0
            shown = [place + 1.0, *parts[place].encode(value)]
            return shown + [0.0] * (width - len(shown))

        return Part(width, encode)

    def _row(self, part: Part, depth: int, name: str) -> Part:
        most = WIDE.get(name, ROOM[min(depth, len(ROOM) - 1)])
        latest = name in LATEST
        inner, one = part.width, part.encode
        width = 1 + most * inner

        def encode(value: object) -> Floats:
            row: tuple[object, ...] = value  # type: ignore[assignment]
            numbers: Floats = [len(row)]
            for each in (row[-most:] if latest else row[:most]) if len(row) > most else row:
                numbers += one(each)
            if depth:
                numbers += [0.0] * (width - len(numbers))
            return numbers

        return Part(width, encode, part)

    def number(self, word: str) -> float:
        """The number of a word, counted from one: as in the vocabulary, or one of a few behind it."""
        known = self._known.get(word)
        if known is None:
            token = self.words.numbers.get(spelled(word))
            strange = len(self.words) + crc32(word.encode()) % STRANGE
            known = self._known[word] = 1.0 + (strange if token is None else token) if word else 0.0
        return known


def _is_struct(hint: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _plain(hint: object) -> object:
    """The class that values of a type have."""
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    return get_origin(hint) or hint


def _side_by_side(parts: Sequence[Part]) -> Part:
    encodes = [part.encode for part in parts]

    def encode(value: object) -> Floats:
        numbers: Floats = []
        for one, each in zip(encodes, value, strict=True):  # type: ignore[call-overload]
            numbers += one(each)
        return numbers

    return Part(sum(part.width for part in parts), encode)


@cache
def encoder(game: str, kind: type[msgspec.Struct]) -> Encoder:
    return Encoder(kind, vocabulary(game))


class Eye:
    """One seat's look at a game: the numbers of what it saw last, brought up to date by what it sees now."""

    __slots__ = ("encoder", "filled", "moment", "numbers", "seen")

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.numbers: np.ndarray = np.zeros(encoder.width, np.float32)
        self.moment = -1
        """When it last looked."""
        self.seen: list[tuple[object, ...]] = [(_NOTHING,) * len(group.fields) for group in encoder.groups]
        self.filled = [0] * encoder.width
        """How far each field is written, by where it begins."""

    def look(self, view: msgspec.Struct) -> np.ndarray:
        """The view in numbers. The array is the eye's own: copy what is to be kept."""
        numbers, filled = self.numbers, self.filled
        for place, (path, fields) in enumerate(self.encoder.groups):
            struct = view
            for name in path:
                struct = getattr(struct, name)
            values, before = msgspec.structs.astuple(struct), self.seen[place]
            if values == before:
                continue
            self.seen[place] = values
            for value, old, field in zip(values, before, fields, strict=True):
                if value is old or field is None or value == old:
                    continue
                at, (width, encode, item) = field.at, field.part
                if item is not None and old is not _NOTHING:
                    end = self._mend(at, width, item, _things(value), _things(old))
                    if end:
                        filled[at] = end
                        continue
                shown = encode(value)
                end = at + len(shown)
                numbers[at:end] = shown
                if end < filled[at]:
                    numbers[end : filled[at]] = 0.0
                filled[at] = end
        return numbers

    def _mend(self, at: int, width: int, item: Part, row: Things, old: Things) -> int:
        """Encode what is new in a row; gives where it ends, or 0 if it is longer than its place."""
        inner, encode = item.width, item.encode
        count, before = len(row), len(old)
        if max(count, before) * inner >= width:
            return 0
        numbers = self.numbers
        numbers[at] = count
        start = at + 1
        for place, thing in enumerate(row):
            if place < before:
                other = old[place]
                if thing is other or thing == other:
                    start += inner
                    continue
            numbers[start : start + inner] = encode(thing)
            start += inner
        if count < before:
            numbers[start : start + (before - count) * inner] = 0.0
        return start

    def copy(self) -> Eye:
        twin = Eye.__new__(Eye)
        twin.encoder = self.encoder
        twin.numbers = self.numbers.copy()
        twin.moment = self.moment
        twin.seen = self.seen.copy()
        twin.filled = self.filled.copy()
        return twin


_NOTHING = object()


def _things(row: object) -> Things:
    return tuple(row.items()) if isinstance(row, dict) else row  # type: ignore[return-value]
