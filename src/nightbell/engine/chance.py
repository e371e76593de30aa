"""Chance that can be saved, copied and replayed on every machine.

Each named stream is a counter run through a 64-bit mixer, so a stream's future depends only on the game's
seed, the stream's name and how often it was asked. Streams do not disturb each other: a hidden shuffle never
shifts the public dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import chain
from typing import TypeVar

import msgspec

from nightbell.engine.errors import EngineFault

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance(msgspec.Struct):
    """All the luck of one game.

    >>> luck = Chance(seed=7)
    >>> [luck.below("dice", 6) for _ in range(4)] == [Chance(seed=7).below("dice", 6)] * 4
    False
    >>> luck.loaded["dice"] = [3]
    >>> luck.below("dice", 6)
    3
    """

    seed: int | bytes
    """A large one in bytes, which digests can hold."""
    streams: dict[str, int] = msgspec.field(default_factory=dict)
    loaded: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """Results fixed beforehand, by a test or a tutorial; used before the stream itself."""

    @classmethod
    def of(cls, seed: int) -> Chance:
        """The luck of a game with this seed, of any size."""
        return cls(seed if seed.bit_length() < 64 else seed.to_bytes((seed.bit_length() + 7) // 8, "big"))

    def below(self, stream: str, bound: int) -> int:
        """A number from 0 up to, not including, `bound`."""
        if bound < 1:
            raise EngineFault(f"the stream {stream} was asked for a choice among nothing")
        return self.each_below(stream, (bound,))[0]

    def each_below(self, stream: str, bounds: Sequence[int]) -> list[int]:
        """One number after the other, each below its own bound: a throw of dice, a shuffle."""
        found: list[int] = []
        if self.loaded and self.loaded.get(stream):
            found += self._scripted(stream, bounds)
            bounds = bounds[len(found) :]
        if not bounds:
            return found
        try:
            count = self.streams[stream]
        except KeyError:
            count = _opening(self.seed, stream)
        for bound in bounds:
            count = (count + _STEP) & _MASK
            x = ((count ^ (count >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
            found.append(((x ^ (x >> 31)) * bound) >> 64)
        self.streams[stream] = count
        return found

    def _scripted(self, stream: str, bounds: Sequence[int]) -> list[int]:
        """What was fixed beforehand, as far as it goes."""
        script = self.loaded[stream]
        fixed, script[:] = script[: len(bounds)], script[len(bounds) :]
        for value, bound in zip(fixed, bounds, strict=False):
            if not 0 <= value < bound:
                raise EngineFault(f"the scripted {stream} gives {value}, but must stay below {bound}")
        return fixed

    def pick(self, stream: str, options: Sequence[T]) -> T:
        return options[self.below(stream, len(options))]

    def shuffled(self, stream: str, items: Iterable[T]) -> list[T]:
        """The items in a new order."""
        order = list(items)
        last = len(order)
        for other in self.each_below(stream, range(last, 1, -1)):
            last -= 1
            order[last], order[other] = order[other], order[last]
        return order

    def sample(self, stream: str, items: Sequence[T], count: int) -> list[T]:
        return self.shuffled(stream, items)[:count]

    def copy(self) -> Chance:
        loaded = {name: list(rolls) for name, rolls in self.loaded.items()} if self.loaded else {}
        return Chance(self.seed, self.streams.copy(), loaded)


def _opening(seed: int | bytes, stream: str) -> int:
    seed = seed if isinstance(seed, int) else int.from_bytes(seed, "big")
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


def rest_of(whole: Iterable[T], *taken: Iterable[object]) -> list[T]:
    """What is left of a stack when these have been taken out of it, each as often as it was taken.

    >>> rest_of(["key", "rope", "key"], ["key", "lamp"])
    ['rope', 'key']
    """
    gone: Counter[object] = Counter(chain.from_iterable(taken))
    how_often = gone.get
    left: list[T] = []
    for each in whole:
        if how_often(each):
            gone[each] -= 1
        else:
            left.append(each)
    return left
