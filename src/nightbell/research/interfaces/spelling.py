"""Answers spelled token by token.

A flat list of all answers is impossible: there are millions, and new ones in every haunt. But every answer is
put together from words and numbers, and every word that can be answered has a name in both languages. So the
names are the vocabulary: it is complete by the same test that keeps the languages complete, and grows with
the game. A choice among many is spelled one by one, a total that is shared out place by place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import islice, product

from nightbell import games
from nightbell.engine import Choice, Number, OneOf, Some, Split
from nightbell.text.bundle import ABROAD, source
from nightbell.text.words import spelled

CLOSED = "."
"""Ends what could also go on."""
MINUS = "-"
SMALL = 100
"""Numbers below have a token each; hundreds have one of their own before it."""
MOST_LISTED = 20_000

_MESSAGE = re.compile(r"^([a-z]+)-([A-Za-z0-9-]+) *=", re.MULTILINE)
_NUMBERED = re.compile(r"(.*?)-?(\d+)")
_NEVER_ANSWERED = frozenset(
    {"event", "refuse", "ask", "option", "help", "misuse", "page", "tale", "why", "game"}
)
"""Families of messages that name nothing which an answer could be made of."""

Tokens = tuple[int, ...]


class Vocabulary:
    """Every token of a game, `names` by number: `#7` is a number, `@claim` announces something unasked."""

    def __init__(self, words: Iterable[str], kinds: Iterable[str]) -> None:
        self.words = tuple(sorted(set(words)))
        self.kinds = tuple(sorted(set(kinds)))
        self.names = (
            CLOSED,
            MINUS,
            "#yes",
            "#no",
            "#none",
            *(f"#{number}" for number in range(SMALL)),
            *(f"#{number}xx" for number in range(1, SMALL)),
            *self.words,
            *(f"@{kind}" for kind in self.kinds),
        )
        self.numbers = {name: number for number, name in enumerate(self.names)}
        """The token of a name."""
        first = self.numbers[self.words[0]] if self.words else 0
        self.speech = len(self.names) - len(self.kinds)
        """From here on tokens say that a seat speaks unasked."""
        self._words = _Words({word: (first + place,) for place, word in enumerate(self.words)}, self)
        self._numbers = _Numbers()
        self._yes, self._no, self._none = (2,), (3,), (4,)

    def __len__(self) -> int:
        return len(self.names)

    def spell(self, answer: object) -> Tokens:
        """An answer in tokens. Raises `LookupError` for a word that no language knows."""
        kind = answer.__class__
        if kind is str:
            return self._words[answer]  # type: ignore[index]
        if kind is int:
            return self._numbers[answer]  # type: ignore[index]
        if kind is tuple:
            tokens: list[int] = []
            for part in answer:  # type: ignore[attr-defined]
                tokens += self.spell(part)
            return tuple(tokens)
        if kind is bool:
            return self._yes if answer else self._no
        if answer is None:
            return self._none
        raise LookupError(f"{answer!r} cannot be spelled")

    def unasked(self, kind: str) -> int:
        """The token by which a standing decision of this kind is taken."""
        return self.numbers[f"@{spelled(kind)}"]


class _Words(dict[str, Tokens]):
    """Words as the games have them; the first time one is met it is brought into the languages' spelling."""

    def __init__(self, known: dict[str, Tokens], vocabulary: Vocabulary) -> None:
        super().__init__(known)
        self.known = known
        self.vocabulary = vocabulary

    def __missing__(self, word: str) -> Tokens:
        plain = spelled(word)
        tokens = self.known.get(plain)
        if tokens is None:
            numbered = _NUMBERED.fullmatch(plain)
            if numbered is None or numbered[1] not in self.known:
                raise LookupError(f"no language knows the word {word!r}")
            tokens = (*self.known[numbered[1]], *self.vocabulary._numbers[int(numbered[2])])
        self[word] = tokens
        return tokens


class _Numbers(dict[int, Tokens]):
    def __missing__(self, number: int) -> Tokens:
        hundreds, rest = divmod(abs(number), SMALL)
        if hundreds >= SMALL:
            raise LookupError(f"{number} is too large to be spelled")
        minus = (1,) if number < 0 else ()
        tokens = (*minus, *((4 + SMALL + hundreds,) if hundreds else ()), 5 + rest)
        self[number] = tokens
        return tokens


@cache
def vocabulary(game: str) -> Vocabulary:
    """The tokens of a game, in an order that only a change of its content changes."""
    rules = games.load(game)
    messages = [
        message for file in ("common", game) for message in _MESSAGE.findall(source(ABROAD, file) or "")
    ]
    words = {name for family, name in messages if family not in _NEVER_ANSWERED}
    words |= {spelled(id) for ids in rules.content().values() for id in ids}
    words |= {spelled(verb) for verb in rules.nouns}
    return Vocabulary(words - {""}, (name for family, name in messages if family == "ask"))


class Speller:
    """One answer on its way: which tokens may come next, and the answer once it is whole."""

    __slots__ = ("answer", "legal", "whole")

    legal: Sequence[int]
    """Never empty while the answer is not whole."""

    def __init__(self) -> None:
        self.whole = False
        self.answer: object = None

    def take(self, token: int) -> None:
        """The next token, which must be a legal one."""
        raise NotImplementedError


class Listed(Speller):
    """One of some answers that are few enough to list."""

    __slots__ = ("at", "left")

    def __init__(self, vocabulary: Vocabulary, answers: Iterable[object]) -> None:
        super().__init__()
        spell = vocabulary.spell
        self.left = [(spell(answer), answer) for answer in answers]
        self.at = 0
        self.legal = self._next()

    def _next(self) -> list[int]:
        at = self.at
        legal: dict[int, None] = {}
        for tokens, _ in self.left:
            legal[tokens[at] if at < len(tokens) else 0] = None
        return list(legal)

    def take(self, token: int) -> None:
        at = self.at
        left = [each for each in self.left if (each[0][at] if at < len(each[0]) else 0) == token]
        if all(len(tokens) <= at + 1 for tokens, _ in left) and (len(left) == 1 or token == 0):
            self.whole = True
            self.answer = left[0][1]
            return
        self.left = left
        self.at = at + 1
        self.legal = self._next()


class Several(Speller):
    """Some of many options, one after the other in their order, until there are enough."""

    __slots__ = ("choice", "chosen", "item", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, choice: Some[object]) -> None:
        super().__init__()
        self.vocabulary = vocabulary
        self.choice = choice
        self.chosen: list[int] = []
        self._go_on()

    def _go_on(self) -> None:
        choice, chosen = self.choice, self.chosen
        options = choice.options
        count, start = len(chosen), chosen[-1] + 1 if chosen else 0
        last = len(options) - max(0, choice.least - count - 1)
        if count == choice.most or start >= last:
            if count == 0:
                self.item = None
                self.legal = (0,)
                return
            self._close()
            return
        self.item = Listed(self.vocabulary, options[start:last])
        self.item.left = [(tokens, start + place) for place, (tokens, _) in enumerate(self.item.left)]
        self.legal = [0, *self.item.legal] if count >= choice.least else self.item.legal

    def _close(self) -> None:
        self.whole = True
        self.answer = tuple(self.choice.options[place] for place in self.chosen)

    def take(self, token: int) -> None:
        item = self.item
        if item is None or (token == 0 and item.at == 0):
            self._close()
            return
        item.take(token)
        if not item.whole:
            self.legal = item.legal
            return
        assert isinstance(item.answer, int)
        self.chosen.append(item.answer)
        self._go_on()


class Shared(Speller):
    """A total, place by place."""

    __slots__ = ("item", "left", "limits", "parts", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, choice: Split) -> None:
        super().__init__()
        self.vocabulary = vocabulary
        self.limits = choice.limits
        self.left = choice.total
        self.parts: list[int] = []
        self._go_on()

    def _go_on(self) -> None:
        if len(self.parts) == len(self.limits):
            self.whole = True
            self.answer = tuple(self.parts)
            return
        place = len(self.parts)
        least = max(0, self.left - sum(self.limits[place + 1 :]))
        self.item = Listed(self.vocabulary, range(least, min(self.limits[place], self.left) + 1))
        self.legal = self.item.legal

    def take(self, token: int) -> None:
        self.item.take(token)
        if self.item.whole:
            part = self.item.answer
            assert isinstance(part, int)
            self.parts.append(part)
            self.left -= part
            self._go_on()
        else:
            self.legal = self.item.legal


class Composed(Speller):
    """An answer that is put together place by place in one of several forms."""

    __slots__ = ("choice", "item", "parts", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, choice: Choice[object]) -> None:
        super().__init__()
        self.vocabulary = vocabulary
        self.choice = choice
        self.parts: tuple[object, ...] = ()
        self._go_on()

    def _go_on(self) -> None:
        possible = _places(self.choice, self.parts)
        if not possible:
            self.whole = True
            self.answer = self.parts
            return
        self.item = Listed(self.vocabulary, possible)
        self.legal = self.item.legal

    def take(self, token: int) -> None:
        self.item.take(token)
        if self.item.whole:
            self.parts = (*self.parts, self.item.answer)
            self._go_on()
        else:
            self.legal = self.item.legal


@lru_cache(maxsize=4096, typed=True)
def _places(choice: Choice[object], parts: tuple[object, ...]) -> tuple[object, ...]:
    """What may stand in the next place of an answer that begins so; many seats ask it of the same choice."""
    at = len(parts)
    found: dict[tuple[type, object], object] = {}
    for form in choice.forms():
        if len(form) <= at or not all(map(_holds, form, parts)):
            continue
        for part in form[at]:
            begun = (*((each,) for each in parts), (part,), *form[at + 1 :])
            if (part.__class__, part) not in found and any(
                _fits(choice, answer) for answer in product(*begun)
            ):
                found[part.__class__, part] = part
    return tuple(found.values())


def _holds(row: tuple[object, ...], part: object) -> bool:
    return any(each == part and each.__class__ is part.__class__ for each in row)


def _fits(choice: Choice[object], answer: object) -> bool:
    try:
        choice.take(answer)
    except LookupError:
        return False
    return True


def speller(vocabulary: Vocabulary, choice: Choice[object]) -> Speller:
    """How an answer to this choice is spelled."""
    if isinstance(choice, OneOf):
        return Listed(vocabulary, choice.options)
    if isinstance(choice, Number):
        return Listed(vocabulary, range(choice.least, choice.most + 1))
    if isinstance(choice, Some):
        return Several(vocabulary, choice)
    if isinstance(choice, Split):
        return Shared(vocabulary, choice)
    if next(choice.forms(), None) is not None:
        return Composed(vocabulary, choice)
    return Listed(vocabulary, islice(choice.listed(), MOST_LISTED))
