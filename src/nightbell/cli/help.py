"""Help pages in the language of the reader. Commands and options carry message ids instead of texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from nightbell.text import LANGUAGES, Words


def show_help(group: object, argv: Sequence[str], words: Words) -> None:
    """The page of the command that `argv` names, or the front page."""
    assert isinstance(group, TyperGroup)
    name = next((word for word in argv if not word.startswith("-")), "")
    command = group.commands.get(name)
    console = Console(highlight=False)
    if isinstance(command, TyperCommand):
        _command_page(console, name, command, words)
    else:
        _front_page(console, group, words)


def _front_page(console: Console, group: TyperGroup, words: Words) -> None:
    console.print(f"[bold]nightbell[/] — {words.say('help-nightbell')}\n")
    console.print(f"[bold]{words.say('help-usage')}[/] nightbell {escape(words.say('help-pattern'))}\n")
    _rows(console, words.say("help-commands"), ((name, words.say(f"help-{name}")) for name in group.commands))
    installing = ("--install-completion \\[SHELL]", words.say("help-install-completion"))
    _rows(console, words.say("help-options"), [*_common(words), installing])
    console.print(words.say("help-more"), style="dim")


def _command_page(console: Console, name: str, command: TyperCommand, words: Words) -> None:
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if isinstance(param, TyperOption)]
    console.print(f"[bold]nightbell {name}[/] — {words.say(f'help-{name}')}\n")
    usage = " ".join(_metavar(each) if each.required else f"\\[{_metavar(each)}]" for each in arguments)
    pattern = f"nightbell {name} {usage}".rstrip()
    console.print(f"[bold]{words.say('help-usage')}[/] {pattern} \\[{words.say('help-options-word')}]\n")
    rows = [(_metavar(each), words.say(each.help or "")) for each in arguments]
    if rows:
        _rows(console, words.say("help-arguments"), rows)
    described = ((_spelling(each), _described(each, words)) for each in options)
    _rows(console, words.say("help-options"), [*described, *_common(words)])


def _metavar(argument: TyperArgument) -> str:
    return argument.metavar or str(argument.name).upper()


def _spelling(option: TyperOption) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.is_flag else f"{names} {option.metavar or ''}".rstrip()


def _described(option: TyperOption, words: Words) -> str:
    text = words.say(option.help or "")
    default = option.default
    shown = isinstance(default, str | int) and not isinstance(default, bool) and default != ""
    return f"{text} [dim]({default})[/]" if shown else text


def _common(words: Words) -> list[tuple[str, str]]:
    return [
        (f"--lang {'|'.join(LANGUAGES)}", words.say("help-lang")),
        ("-h, --help", words.say("help-help")),
    ]


def _rows(console: Console, title: str, rows: Iterable[tuple[str, str]]) -> None:
    console.print(f"[bold]{title}[/]")
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for left, right in rows:
        grid.add_row(f"  {left}", right)
    console.print(grid)
    console.print()
