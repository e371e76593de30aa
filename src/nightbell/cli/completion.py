"""Words that the shell completes: installed once, and then told in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import typer
from rich.console import Console
from typer.completion import install  # type: ignore[attr-defined]
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from nightbell.engine import Refusal
from nightbell.text import Words

OPTION = "--install-completion"
SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")
_ASKED = "_NIGHTBELL_COMPLETE"


def wanted(environ: Mapping[str, str]) -> bool:
    """Whether it is the shell that asks, not a person."""
    return _ASKED in environ


def complete(group: TyperGroup, words: Words) -> None:
    """Tell the shell how the line may go on."""
    for name, command in group.commands.items():
        command.help = words.say(f"help-{name}")
        for param in command.params if isinstance(command, TyperCommand) else ():
            if isinstance(param, TyperArgument | TyperOption) and param.help:
                param.help = words.say(param.help)
    group.main(args=[], prog_name="nightbell")


def put_in(words: Words, rest: Sequence[str]) -> None:
    """Teach a shell, the one that asks if none is named."""
    shell = rest[0] if rest else None
    if shell is not None and shell not in SHELLS:
        raise Refusal("unknown-shell", shell=shell[:40], known=", ".join(SHELLS))
    try:
        name, file = install(shell=shell, prog_name="nightbell")
    except typer.Exit:
        raise Refusal("unknown-shell", shell="", known=", ".join(SHELLS)) from None
    Console(highlight=False).print(
        words.say("completion-installed", shell=name, file=str(file)), markup=False
    )
