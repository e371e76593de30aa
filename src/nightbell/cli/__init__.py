"""The `nightbell` command.

Whatever goes wrong by a person's hand is one sentence in that person's language, and exit status 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from typer.core import TyperGroup
from typer.main import get_command

from nightbell.cli import completion
from nightbell.cli.app import app
from nightbell.cli.help import show_help
from nightbell.engine import Crash, Refusal
from nightbell.games import known
from nightbell.research.simulation import write_log
from nightbell.text import LANGUAGES, Lang, Words, language_of

BAD_INPUT = 2
FAULT = 1
INTERRUPTED = 130


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """The command with its arguments; returns the exit status."""
    lang = language_of(os.environ)
    try:
        lang, rest = take_lang(argv, lang)
        command = get_command(app)
        assert isinstance(command, TyperGroup)
        if completion.wanted(os.environ):
            completion.complete(command, Words(lang))
        if rest[:1] == [completion.OPTION]:
            completion.put_in(Words(lang), rest[1:])
            return 0
        if not rest or "--help" in rest or "-h" in rest:
            show_help(command, rest, Words(lang))
            return 0
        if not rest[0].startswith("-") and rest[0] not in command.commands:
            raise Refusal("unknown-command", command=rest[0], known=", ".join(command.commands))
        status = command.main(args=rest, prog_name="nightbell", standalone_mode=False, obj=Words(lang))
        return status if isinstance(status, int) else 0
    except Refusal as refusal:
        complain(refusal_in_words(lang, refusal))
        return BAD_INPUT
    except typer.TyperException as misuse:
        complain(misuse_in_words(Words(lang), misuse))
        return BAD_INPUT
    except Crash as crash:
        file = write_log(Path(), crash.log, prefix="crash-")
        complain(Words(lang).say("cli-crash", fault=str(crash), file=str(file)))
        return FAULT
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAULT


def take_lang(argv: Sequence[str], default: Lang) -> tuple[Lang, list[str]]:
    """`--lang` may stand anywhere, before the command or after it."""
    lang: str = default
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if lang not in LANGUAGES:
        raise Refusal("unknown-language", language=lang, known=", ".join(LANGUAGES))
    return lang, rest


def refusal_in_words(lang: Lang, refusal: Refusal) -> str:
    """The sentence may be the game's own; which game it was is not known any more."""
    for game in ("", *known()):
        words = Words(lang, game)
        if words.can_refuse(refusal):
            return words.refusal(refusal)
    return Words(lang).refusal(refusal)


def misuse_in_words(words: Words, misuse: typer.TyperException) -> str:
    """Typer's own complaints, which it knows in English only."""
    param = getattr(misuse, "param", None)
    what = getattr(misuse, "option_name", None) or (param.get_error_hint() if param else "")
    context = getattr(misuse, "ctx", None)
    command = context.command_path if context else "nightbell"
    kind = type(misuse).__name__
    if kind == "BadParameter" and (number := number_wanted(param)):
        return words.say("misuse-number", what=what.strip("'"), **number)
    known = {
        "NoSuchOption": "no-such-option",
        "MissingParameter": "missing-parameter",
        "BadParameter": "bad-parameter",
        "BadOptionUsage": "bad-parameter",
    }
    return words.say(f"misuse-{known.get(kind, 'other')}", what=what.strip("'"), command=command)


def number_wanted(param: object) -> dict[str, str]:
    """Which number an option takes, if it takes one: whole or not, from where to where."""
    kind = getattr(getattr(param, "type_descriptor", None), "annotation", None)
    if kind not in (int, float):
        return {}
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    bounds = "none" if least is None else "least" if most is None else "both"
    number = "whole" if kind is int else "any"
    return {"number": number, "bounds": bounds, "least": str(least), "most": str(most)}


def complain(sentence: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(sentence, style="red", markup=False)
