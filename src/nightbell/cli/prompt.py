"""From what a person types to an answer, and the options in numbers to type."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from nightbell.engine import Answer, Choice, Number, OneOf, Refusal, Some, Split
from nightbell.text import Words

YES = ("y", "yes", "д", "да")
NO = ("n", "no", "н", "нет")
NARROW = 26
"""Options up to this long are set in columns when there are many."""


def show_choice(console: Console, words: Words, choice: Choice[Answer]) -> None:
    """The options, numbered from 1, and how to choose when it is not by one number."""
    if isinstance(choice, Number):
        console.print(words.say("prompt-number", least=choice.least, most=choice.most), style="dim")
    elif isinstance(choice, Split):
        for place, limit in enumerate(choice.limits):
            console.print(f"  {words.place(choice, place)} [dim]≤ {limit}[/]")
        places = len(choice.limits)
        console.print(words.say("prompt-split", total=choice.total, places=places), style="dim")
    elif isinstance(choice, OneOf | Some):
        labels = [
            Text.assemble((f"{number:>3} ", "bold cyan"), label(words, choice.noun, option))
            for number, option in enumerate(choice.options, start=1)
        ]
        if len(labels) > 6 and all(len(line) <= NARROW + 4 for line in labels):
            console.print(Columns(labels, column_first=True, padding=(0, 2)))
        else:
            for line in labels:
                console.print(line)
        if isinstance(choice, Some):
            exact = "yes" if choice.least == choice.most else "no"
            told = words.say("prompt-some", least=choice.least, most=choice.most, exact=exact)
            console.print(told, style="dim")


def label(words: Words, noun: str, option: Answer) -> str:
    """An option in words; `verb` is the noun of a menu's verbs alone, `ask` that of questions."""
    if noun == "verb":
        return words.verb(str(option)) if option else words.say("prompt-end")
    return words.thing(noun, option)


def is_simple(choice: Choice[Answer]) -> bool:
    """Whether an answer can be typed in one line; what cannot is put together part by part."""
    return isinstance(choice, OneOf | Some | Number | Split)


def parts_of(words: Words, answer: Answer) -> tuple[tuple[str, Answer], ...]:
    """An answer of several parts, each with its noun: first the verb, then what the game says follows it."""
    parts: list[tuple[str, Answer]] = []
    nouns: list[str] = []
    for value in _flat(answer):
        if nouns:
            parts.append((nouns.pop(0), value))
        elif isinstance(value, str) and value in words.nouns:
            parts.append(("verb", value))
            nouns = list(words.nouns[value])
        else:
            parts.append(("seat" if type(value) is int else "word", value))
    return tuple(parts)


def _flat(answer: Answer) -> list[Answer]:
    return [each for part in answer for each in _flat(part)] if isinstance(answer, tuple) else [answer]


def read_answer(words: Words, choice: Choice[Answer], typed: str) -> object:
    """The answer that was typed. Whether it is legal, the table says."""
    if isinstance(choice, Number):
        return _number(typed)
    if isinstance(choice, Split):
        return tuple(_number(part) for part in typed.replace(",", " ").split())
    if isinstance(choice, Some):
        chosen = tuple(_option(words, choice, part) for part in typed.replace(",", " ").split())
        if not choice.least <= len(chosen) <= choice.most:
            raise Refusal("choose-so-many", least=choice.least, most=choice.most)
        return chosen
    if isinstance(choice, OneOf):
        if not typed and len(choice.options) == 1:
            return choice.options[0]
        if True in choice.options and typed.casefold() in (*YES, *NO):
            return typed.casefold() in YES
        return _option(words, choice, typed)
    raise AssertionError(f"no way to type an answer to {type(choice).__name__}")


def _number(typed: str) -> int:
    try:
        return int(typed)
    except ValueError:
        raise Refusal("type-a-number", typed=typed) from None


def _option(words: Words, choice: OneOf[Answer] | Some[Answer], typed: str) -> Answer:
    """By its number, or by the beginning of its name if that fits only one."""
    if typed.isdecimal():
        if 1 <= int(typed) <= len(choice.options):
            return choice.options[int(typed) - 1]
        raise Refusal("no-such-number", typed=typed, most=len(choice.options))
    wanted = typed.casefold()
    named = [(label(words, choice.noun, option).casefold(), option) for option in choice.options]
    fitting = [option for name, option in named if typed and name.startswith(wanted)]
    exact = [option for name, option in named if name == wanted]
    if len(exact or fitting) == 1:
        return (exact or fitting)[0]
    raise Refusal("type-a-number", typed=typed)
