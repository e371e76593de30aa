"""An evening at the terminal: tell what happened, show the board, ask, answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from nightbell import bots
from nightbell.cli import saves
from nightbell.cli.boards import draw
from nightbell.cli.prompt import read_answer, show_choice
from nightbell.cli.replay import AnyTable, words_for
from nightbell.engine import (
    ALL,
    Answer,
    Chair,
    Choice,
    Decision,
    OneOf,
    Refusal,
    Seat,
    Some,
    Talker,
    may_know,
)
from nightbell.rules import rule
from nightbell.text import Lang

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "bright_red", "bright_cyan", "bright_magenta")


class Leave(Exception):
    """The person gets up from the table."""


class Session:
    """One person among bots. Bots are made anew after an undo, so that none remembers what never was."""

    def __init__(
        self,
        console: Console,
        lang: Lang,
        table: AnyTable,
        mine: Seat,
        seated: Mapping[str, str],
        file: Path | None = None,
    ) -> None:
        self.console = console
        self.lang = lang
        self.mine = mine
        self.seated = seated
        self.file = file or saves.default_file(table)
        self.told = 0
        self.others_moved = True
        self.keys: dict[str, Callable[[], None]] = {
            key: action
            for keys, action in (
                ("bп", self.show_board),
                ("lж", self.show_story),
                ("tр", self.talk),
                ("uо", self.undo),
                ("sс", self.save),
                ("hк", self.show_keys),
                ("qв", self.leave),
            )
            for key in keys
        }
        self.sit_down(table)

    def sit_down(self, table: AnyTable) -> None:
        self.table = table
        self.chair = Chair(table, self.mine)
        self.words = words_for(self.lang, table, self.mine)
        seed = table.log.header.seed + len(table.log.entries)
        self.bots = bots.players(table, self.seated, seed)
        del self.bots[self.mine]
        self.chairs = {seat: Chair(table, seat) for seat in self.bots}
        self.order = Random(seed)

    # ---- the evening

    def run(self) -> None:
        """Play to the end, or until the person leaves; the game is kept either way."""
        title = self.words.say(f"game-{self.table.rules.name}")
        self.console.print(Line(f"[bold]{title}[/]"))
        header = self.table.log.header
        self.console.print(
            self.words.say("play-you-are", seat=self.words.seat(self.mine), seed=str(header.seed)),
            style="dim",
        )
        self.show_keys()
        try:
            while self.table.open:
                self.move()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.keep()
            return
        self.tell()
        self.show_board()
        self.console.print(Line(self.words.outcome(self.table.outcome or ""), style="bold"))
        self.keep(over=True)

    def move(self) -> None:
        """One answer, by whoever is next: bots first, as long as the person can still answer after them."""
        for seat, bot in self.bots.items():
            if isinstance(bot, Talker) and (said := bot.interject(self.chairs[seat])) is not None:
                self.table.answer(seat, said[1], said[0])
        waiting = self.table.open
        seats = list(waiting)
        seat = seats[int(self.order.random() * len(seats))]
        if seat == self.mine:
            self.ask(waiting[seat])
        else:
            self.table.answer(seat, self.bots[seat].answer(self.chairs[seat], waiting[seat]))
            self.others_moved = True

    def ask(self, decision: Decision[Answer]) -> None:
        """Ask until there is a legal answer, or until the table has moved in some other way."""
        self.tell()
        if self.others_moved:
            self.show_board()
            self.others_moved = False
        table = self.table
        self.pose(decision)
        while self.table is table and table.open.get(self.mine) is decision:
            answer = self.typed(decision)
            if answer is not None:
                self.answer(answer)

    def pose(self, decision: Decision[Answer]) -> None:
        self.console.print()
        self.console.print(Text(self.words.question(decision), style="bold"))
        show_choice(self.console, self.words, decision.choice)

    def typed(self, decision: Decision[Answer]) -> tuple[object] | None:
        """What the person answers; None if it was one of the keys, or could not be understood."""
        typed = self.console.input("[bold]>[/] ").strip()
        if typed.startswith("?"):
            self.explain(decision, typed[1:].strip())
        elif (key := self.keys.get(typed.casefold())) is not None:
            key()
        else:
            try:
                return (read_answer(self.words, decision.choice, typed),)
            except Refusal as refusal:
                self.complain(refusal)
        return None

    def answer(self, answer: tuple[object], standing: str = "") -> None:
        try:
            self.table.answer(self.mine, answer[0], standing)
        except Refusal as refusal:
            self.complain(refusal)

    # ---- what the person reads

    def tell(self) -> None:
        """The events since last time that this seat may know; what only some may know is set apart."""
        new = self.table.history[self.told :]
        self.told = len(self.table.history)
        for told in new:
            if may_know(self.mine, told.to):
                self.console.print(self.coloured(self.words.event(told.event), private=told.to != ALL))

    def coloured(self, line: str, private: bool) -> Text:
        text = Text("◆ " if private else "· ", style="bold yellow" if private else "dim")
        text.append(line, style="" if private else "default")
        for number, name in enumerate(self.words.names):
            if name:
                text.highlight_words([name], f"bold {COLOURS[number % len(COLOURS)]}")
        return text

    def show_board(self) -> None:
        self.console.print()
        self.console.print(draw(self.table.rules.name, self.chair.view, self.words))

    def show_story(self) -> None:
        """Everything so far, once more."""
        self.told = 0
        self.tell()

    def show_keys(self) -> None:
        self.console.print(self.words.say("play-keys"), style="dim")

    def explain(self, decision: Decision[Answer], which: str) -> None:
        """The rule behind the question, or what the option of that number does."""
        choice: Choice[Answer] = decision.choice
        if which.isdecimal() and isinstance(choice, OneOf | Some) and 1 <= int(which) <= len(choice.options):
            self.console.print(self.about(choice.noun, choice.options[int(which) - 1]), style="italic")
            return
        entry = rule(decision.rule) if decision.rule else None
        if entry is None:
            self.console.print(self.words.say("play-no-rule"), style="dim")
        else:
            self.console.print(Text.assemble((f"{entry.id}  ", "bold"), entry.rule))

    def about(self, noun: str, option: Answer) -> str:
        if isinstance(option, tuple) and option:
            verb, *rest = option
            nouns = self.words.nouns.get(str(verb), ())
            texts = [self.words.about(each, id) for each, id in zip(nouns, rest, strict=False)]
            texts.append(self.words.about("do", verb))
        else:
            texts = [self.words.about(noun, option)]
        return "\n".join(text for text in texts if text) or self.words.say("play-nothing-more")

    def complain(self, refusal: Refusal) -> None:
        self.console.print(self.words.refusal(refusal), style="red", markup=False)

    # ---- keys

    def talk(self) -> None:
        """Take one of the standing decisions, such as a claim."""
        standing = self.chair.standing
        if not standing:
            self.console.print(self.words.say("play-nothing-to-say"), style="dim")
            return
        kinds = OneOf(tuple(decision.kind for decision in standing), noun="ask")
        show_choice(self.console, self.words, kinds)
        try:
            kind = read_answer(self.words, kinds, self.console.input("[bold]>>[/] ").strip())
            decision = next(each for each in standing if each.kind == kind)
            self.pose(decision)
            said = read_answer(self.words, decision.choice, self.console.input("[bold]>>[/] ").strip())
        except Refusal as refusal:
            self.complain(refusal)
            return
        self.answer((said,), decision.kind)
        self.tell()

    def undo(self) -> None:
        """Back to this seat's last answer. Fair, since nobody but bots is at the table."""
        entries = self.table.log.entries
        back = next(
            (
                number
                for number, entry in enumerate(reversed(entries), start=1)
                if entry.seat == self.mine and not entry.standing
            ),
            None,
        )
        if back is None:
            self.console.print(self.words.say("play-nothing-to-undo"), style="dim")
            return
        self.sit_down(self.table.undone(back))
        self.told = len(self.table.history)
        self.others_moved = True
        self.console.print(self.words.say("play-undone"), style="dim")

    def save(self) -> None:
        saves.save(self.file, self.table, saves.Saved(self.mine, self.seated))
        self.console.print(self.words.say("play-saved", file=str(self.file)), style="green", soft_wrap=True)

    def leave(self) -> None:
        raise Leave

    def keep(self, over: bool = False) -> None:
        """Save on the way out; where that cannot be done, say so and go."""
        try:
            saves.save(self.file, self.table, saves.Saved(self.mine, self.seated))
        except Refusal as refusal:
            self.complain(refusal)
            return
        told = self.words.say("play-kept-story" if over else "play-kept", file=str(self.file))
        self.console.print(told, style="green", soft_wrap=True)
