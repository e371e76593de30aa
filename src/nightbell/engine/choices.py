"""Legal answers, always known: they can be listed, counted, drawn at random and checked.

`take` turns whatever a client sent into the answer itself, in one canonical form, or raises `LookupError`.
The nouns say how the languages name an option ("seat", "room", "card"); a menu's options are tuples with the
verb first. `Random` is the luck of players who draw an answer; the rules' own luck is `Chance`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import Generic, TypeAlias, TypeVar, dataclass_transform

import msgspec

__all__ = ["YES_NO", "Answer", "Choice", "Number", "OneOf", "Random", "Some", "Split", "freeze"]

Answer: TypeAlias = "int | str | bool | tuple[Answer, ...] | None"
T = TypeVar("T", covariant=True)
SEVERAL = (tuple, list)
"""As what an answer of several parts may come."""


@dataclass_transform(frozen_default=True)
class Choice(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """What may be answered. Every kind of choice below fills in the same four questions."""

    def take(self, answer: object) -> T:
        raise NotImplementedError

    def sample(self, rng: Random) -> T:
        raise NotImplementedError

    def listed(self) -> Iterator[T]:
        """Every legal answer once, in a public order."""
        raise NotImplementedError

    def count(self) -> int:
        raise NotImplementedError

    def forms(self) -> Iterator[tuple[tuple[Answer, ...], ...]]:
        """Where answers are put together: for each form what may stand in each place, if all else fits.

        For choices that are better not listed; the others have none.
        """
        return iter(())


class OneOf(Choice[T]):
    """Exactly one of the options.

    >>> OneOf(("stay", "go")).take("go")
    'go'
    """

    options: tuple[T, ...]
    noun: str = "word"

    def take(self, answer: object) -> T:
        """`True` and `1` are equal in Python, and two answers here."""
        options = self.options
        try:
            option = options[options.index(answer)]
        except ValueError:
            raise LookupError from None
        if option is answer or type(option) is type(answer):
            return option
        for option in options:
            if option == answer and type(option) is type(answer):
                return option
        raise LookupError

    def sample(self, rng: Random) -> T:
        options = self.options
        return options[int(rng.random() * len(options))]

    def listed(self) -> Iterator[T]:
        return iter(self.options)

    def count(self) -> int:
        return len(self.options)


YES_NO = OneOf((True, False), noun="yes")


class Number(Choice[int]):
    """A whole number from `least` to `most`, both included."""

    least: int
    most: int

    def take(self, answer: object) -> int:
        if type(answer) is int and self.least <= answer <= self.most:
            return answer
        raise LookupError

    def sample(self, rng: Random) -> int:
        return self.least + int(rng.random() * self.count())

    def listed(self) -> Iterator[int]:
        return iter(range(self.least, self.most + 1))

    def count(self) -> int:
        return self.most - self.least + 1


class Some(Choice[tuple[T, ...]], Generic[T]):
    """From `least` to `most` different options. The answer is brought into the options' own order.

    >>> Some(("a", "b", "c"), 1, 2).take(["c", "a"])
    ('a', 'c')
    """

    options: tuple[T, ...]
    least: int
    most: int
    noun: str = "word"

    def take(self, answer: object) -> tuple[T, ...]:
        if not isinstance(answer, SEVERAL) or not self.least <= len(answer) <= self.most:
            raise LookupError
        one = OneOf(self.options)
        taken = [one.take(each) for each in answer]
        chosen = tuple([option for option in self.options if option in taken])
        if len(chosen) != len(taken):
            raise LookupError
        return chosen

    def sample(self, rng: Random) -> tuple[T, ...]:
        size = self.least + int(rng.random() * (min(self.most, len(self.options)) - self.least + 1))
        places = sorted(rng.sample(range(len(self.options)), size))
        return tuple([self.options[place] for place in places])

    def listed(self) -> Iterator[tuple[T, ...]]:
        for size in range(self.least, min(self.most, len(self.options)) + 1):
            yield from combinations(self.options, size)

    def count(self) -> int:
        return sum(comb(len(self.options), size) for size in range(self.least, self.most + 1))


class Split(Choice[tuple[int, ...]]):
    """A total shared out among several places, none above its limit.

    >>> sorted(Split(3, (2, 2)).listed())
    [(1, 2), (2, 1)]
    """

    total: int
    limits: tuple[int, ...]
    among: tuple[str, ...] = ()
    noun: str = "word"

    def take(self, answer: object) -> tuple[int, ...]:
        if not isinstance(answer, SEVERAL) or len(answer) != len(self.limits):
            raise LookupError
        for part, limit in zip(answer, self.limits, strict=True):
            if type(part) is not int or not 0 <= part <= limit:
                raise LookupError
        if sum(answer) != self.total:
            raise LookupError
        return tuple(answer)

    def sample(self, rng: Random) -> tuple[int, ...]:
        left, room, parts = self.total, sum(self.limits), []
        for limit in self.limits:
            room -= limit
            part = rng.randint(max(0, left - room), min(limit, left))
            parts.append(part)
            left -= part
        return tuple(parts)

    def listed(self) -> Iterator[tuple[int, ...]]:
        def share(left: int, limits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
            if not limits:
                if left == 0:
                    yield ()
                return
            for part in range(min(left, limits[0]) + 1):
                for rest in share(left - part, limits[1:]):
                    yield (part, *rest)

        return share(self.total, self.limits)

    def count(self) -> int:
        return sum(1 for _ in self.listed())


def freeze(answer: object) -> object:
    """Lists as JSON has them, as the tuples that answers are made of."""
    return tuple(freeze(part) for part in answer) if isinstance(answer, list) else answer
