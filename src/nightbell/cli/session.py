"""An evening at the terminal: tell what happened, show the board, ask, answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from nightbell import bots
from nightbell.cli import saves
from nightbell.cli.boards import call_by_name, draw
from nightbell.cli.prompt import is_simple, parts_of, read_answer, show_choice
from nightbell.cli.replay import AnyTable, words_for
from nightbell.engine import (
    ALL,
    Answer,
    Chair,
    Choice,
    Decision,
    OneOf,
    Refusal,
    Round,
    Seat,
    Some,
    may_know,
)
from nightbell.rules import rule, statement
from nightbell.text import Lang

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "bright_red", "bright_cyan", "bright_magenta")


ANY = "*"
"""Typed for an answer: let chance decide."""
WAIT = "."
"""Typed for an answer: let somebody else act first."""
HINT = "??"
"""Typed for an answer: what would a player do who thinks it over?"""
END = ("verb", "")
"""The part behind the last one, where an answer may end or go on."""


class Leave(Exception):
    """The person gets up from the table."""


class Moved(Exception):
    """The table has moved in another way than by the answer that was asked for; ask anew."""


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
        others = bots.players(table, self.seated, seed)
        del others[self.mine]
        self.others = Round(table, others, Random(seed))

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
                with suppress(Moved):
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
        """One answer, by whoever is next. The person is asked first, for bots are quicker."""
        self.others.talk()
        waiting = self.table.open
        if self.mine in waiting:
            self.ask(waiting[self.mine])
        elif waiting:
            self.let_others()

    def let_others(self) -> None:
        """One answer of a bot."""
        self.others.answer(but=self.mine)
        self.others_moved = True

    @property
    def not_alone(self) -> bool:
        """Whether somebody else could act first."""
        return len(self.table.open) > 1

    def ask(self, decision: Decision[Answer]) -> None:
        self.tell()
        if self.others_moved:
            self.show_board()
            self.others_moved = False
        choice = decision.choice
        if isinstance(choice, OneOf) and len(choice.options) == 1 and not self.not_alone:
            told = f"{self.words.question(decision)} — {self.words.thing(choice.noun, choice.options[0])}"
            self.console.print(told, style="dim", markup=False)
            self.table.answer(self.mine, choice.options[0])
        else:
            self.decide(decision)

    def decide(self, decision: Decision[Answer], standing: str = "") -> None:
        """Ask until there is a legal answer."""
        simple = is_simple(decision.choice)
        if simple:
            self.pose(decision)
        while True:
            answer = self.typed(decision) if simple else self.by_parts(decision)
            try:
                self.table.answer(self.mine, answer, standing)
            except Refusal as refusal:
                self.complain(refusal)
            else:
                return

    def typed(self, decision: Decision[Answer]) -> object:
        """What the person answers, after as many keys and misunderstandings as it takes."""
        while True:
            typed = self.console.input("[bold]>[/] ").strip()
            if typed == HINT:
                self.show_hint(decision)
            elif typed.startswith("?"):
                self.explain(decision, typed[1:].strip())
            elif typed == ANY:
                return decision.choice.sample(self.others.order)
            elif typed == WAIT and self.not_alone:
                self.let_others()
                self.others_moved = False
                raise Moved
            elif (key := self.keys.get(typed.casefold())) is not None:
                key()
                self.pose(decision)
            else:
                try:
                    return read_answer(self.words, decision.choice, typed)
                except Refusal as refusal:
                    self.complain(refusal)

    def by_parts(self, decision: Decision[Answer]) -> object:
        """An answer of several parts, such as a claim: the verb first, then what it is about."""
        left = [(parts_of(self.words, answer), answer) for answer in decision.choice.listed()]
        place = 0
        while len(left) > 1:
            options = tuple(dict.fromkeys(parts[place] if place < len(parts) else END for parts, _ in left))
            if len(options) > 1:
                noun = options[0][0]
                choice = OneOf(tuple(value for _, value in options), noun=noun)
                part = Decision(decision.seat, decision.kind, choice, decision.rule, decision.about)
                self.pose(part)
                chosen = self.typed(part)
                left = [
                    each for each in left if (each[0][place] if place < len(each[0]) else END)[1] == chosen
                ]
            place += 1
        return left[0][1]

    def pose(self, decision: Decision[Answer]) -> None:
        self.console.print()
        self.console.print(Text(self.words.question(decision), style="bold"))
        show_choice(self.console, self.words, decision.choice)
        if self.not_alone:
            self.console.print(self.words.say("prompt-wait"), style="dim")

    # ---- what the person reads

    def tell(self) -> None:
        """The events since last time that this seat may know; what only some may know is set apart."""
        call_by_name(self.table.rules.name, self.chair.view, self.words)
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
        game = self.table.rules.name
        if self.words.knows(f"board-{game}-legend"):
            self.console.print(self.words.say(f"board-{game}-legend"), style="dim")

    def explain(self, decision: Decision[Answer], which: str) -> None:
        """The rule behind the question, or what the option of that number does."""
        choice: Choice[Answer] = decision.choice
        if which.isdecimal() and isinstance(choice, OneOf | Some) and 1 <= int(which) <= len(choice.options):
            self.console.print(
                self.about(choice.noun, choice.options[int(which) - 1]), style="italic", markup=False
            )
            return
        entry = rule(decision.rule) if decision.rule else None
        if entry is None:
            self.console.print(self.words.say("play-no-rule"), style="dim")
        else:
            self.console.print(Text.assemble((f"{entry.id}  ", "bold"), statement(entry, self.words.lang)))
        for name, value in decision.about:
            if notes := self.words.notes(name.rpartition("_")[2], value):
                self.console.print(notes, style="italic")

    def show_hint(self, decision: Decision[Answer]) -> None:
        """The two best answers as this chair sees them, each with its odds and why.

        A menu that is opened part by part is no question of the table: there is nothing to weigh in it.
        """
        hinter = bots.hinter(self.table.rules.name)
        asked = self.table.open.get(self.mine)
        hint = hinter.hint(self.chair, decision, "") if hinter is not None and decision is asked else ()
        if not hint:
            self.console.print(self.words.say("hint-nothing"), style="dim")
        for place, each in enumerate(hint):
            told = Text(self.words.say("hint-first" if place == 0 else "hint-second"), style="dim")
            told.append(" ").append(self.words.option(decision.choice, each.answer), style="bold")
            self.console.print(told)
            why = [self.words.say(f"hint-because-{each.because}")]
            if each.odds is not None:
                why.append(self.words.say(f"hint-odds-{each.odds.id}", **dict(each.odds.about)))
            self.console.print(Text(f"    {' '.join(why)}", style="italic"))

    def about(self, noun: str, option: Answer) -> str:
        if isinstance(option, tuple) and option:
            verb, *rest = option
            nouns = self.words.nouns.get(str(verb), ())
            texts = [self.words.about(each, id) for each, id in zip(nouns, rest, strict=False)]
            texts.append(self.words.about("do", verb))
        else:
            texts = [self.words.about(noun, option), self.words.notes(noun, option)]
        return "\n".join(text for text in texts if text) or self.words.say("play-nothing-more")

    def complain(self, refusal: Refusal) -> None:
        self.console.print(self.words.refusal(refusal), style="red", markup=False)

    # ---- keys

    def talk(self) -> None:
        """Take one of the standing decisions, such as a claim."""
        standing = {decision.kind: decision for decision in self.chair.standing}
        if not standing:
            self.console.print(self.words.say("play-nothing-to-say"), style="dim")
            return
        self.console.print()
        for number, decision in enumerate(standing.values(), start=1):
            self.console.print(Text.assemble((f"{number:>3} ", "bold cyan"), self.words.question(decision)))
        typed = self.console.input("[bold]>>[/] ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(standing):
            chosen = list(standing.values())[int(typed) - 1]
            self.decide(chosen, chosen.kind)
            raise Moved

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
        raise Moved

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
