"""`nightbell deduce`: which worlds fit a puzzle."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from nightbell.deduction.characters import DEMON, MINION
from nightbell.deduction.puzzle import DAY_KINDS, Filed, Info, Puzzle, load
from nightbell.deduction.reasons import Step, conflict, proof, why_not_demon
from nightbell.deduction.rulings import RULINGS, ruled
from nightbell.deduction.solving import Solution, agreed, shares, solve, solve_or_widen
from nightbell.engine import Refusal
from nightbell.text import Words

SHOWN = 10
DIFFERS = 1


def deduce(
    words: Words,
    files: Sequence[Path],
    everything: bool,
    explain: bool,
    as_json: bool,
    check: bool,
    rulings: Sequence[str] = (),
    seconds: float = 0.0,
) -> int:
    """Solve each file; status 1 if one was to be checked and differs from its answer."""
    own = Words(words.lang, "deduction")
    filed = [load(file) for file in files]
    switched = _switched(rulings)
    wrong = 0
    for file, each in zip(files, filed, strict=True):
        puzzle = each.puzzle
        if switched is None:
            solution = solve_or_widen(puzzle, seconds)
        else:
            solution = solve(msgspec.structs.replace(puzzle, rulings=switched), seconds=seconds)
        right = check and agrees(file, each, solution)
        wrong += check and not right
        if as_json:
            print(json.dumps(told(solution), ensure_ascii=False))
        elif check:
            _report(own, file, each, solution, right)
        elif not solution.worlds and not solution.complete:
            raise Refusal("puzzle-too-long", file=str(file), seconds=seconds)
        elif not solution.worlds:
            if explain:
                _explain_conflict(own, solution)
            raise Refusal("puzzle-no-world", file=str(file), line=1)
        else:
            _show(own, file, solution, everything)
            if explain and solution.complete:
                _explain(own, solution)
    return DIFFERS if wrong else 0


def _switched(rulings: Sequence[str]) -> frozenset[str] | None:
    """The rulings that were asked for, instead of the file's; None, if none were."""
    if not rulings:
        return None
    try:
        return ruled(dict(each.partition("=")[::2] for each in rulings))
    except KeyError as unknown:
        listed = ", ".join(f"{name}={'|'.join(answers)}" for name, answers in RULINGS.items())
        raise Refusal("unknown-ruling", name=unknown.args[0], rulings=listed) from None


def agrees(file: Path, filed: Filed, solution: Solution) -> bool:
    if filed.worlds is None:
        raise Refusal("puzzle-no-answer", file=str(file))
    return set(filed.worlds) == {world.roles for world in solution.worlds}


def told(solution: Solution) -> dict[str, object]:
    """What `--json` promises."""
    players = solution.puzzle.players

    def named(seats: tuple[int, ...] | None) -> list[str] | None:
        return None if seats is None else [players[seat] for seat in seats]

    return {
        "count": len(solution.worlds),
        "worlds": [list(world.roles) for world in solution.worlds],
        "demon": named(agreed(solution, DEMON)),
        "minions": named(agreed(solution, MINION)),
        "shares": {
            name: msgspec.to_builtins(share) for name, share in zip(players, shares(solution), strict=True)
        },
        "seconds": solution.seconds,
        "complete": solution.complete,
    }


def character(words: Words, role: str) -> str:
    return words.thing("character", role)


def _report(words: Words, file: Path, filed: Filed, solution: Solution, right: bool) -> None:
    message = "deduce-right" if right else "deduce-wrong"
    told = words.say(
        message,
        file=file.name,
        count=len(solution.worlds),
        wanted=len(filed.worlds or ()),
        ms=round(solution.seconds * 1000, 1),
    )
    Console(highlight=False, soft_wrap=True).print(told, style="" if right else "red", markup=False)


def _show(words: Words, file: Path, solution: Solution, everything: bool) -> None:
    console = Console(highlight=False)
    count = len(solution.worlds)
    shown = solution.worlds if everything else solution.worlds[:SHOWN]
    table = Table(title=file.name, title_justify="left", title_style="bold")
    table.add_column(words.say("deduce-player"))
    table.add_column(words.say("deduce-claims"))
    for number in range(len(shown)):
        table.add_column(words.say("deduce-world", number=number + 1))
    table.add_column(words.say("deduce-demon"), justify="right")
    table.add_column(words.say("deduce-evil"), justify="right")
    for seat, (name, share) in enumerate(zip(solution.puzzle.players, shares(solution), strict=True)):
        claim = character(words, solution.puzzle.claims[seat].character)
        worlds = [character(words, world.roles[seat]) for world in shown]
        table.add_row(name, claim, *worlds, f"{100 * share.demon:.0f} %", f"{100 * share.evil:.0f} %")
    console.print(table)
    summary = words.say("deduce-summary", count=count, ms=round(solution.seconds * 1000, 1))
    console.print(summary, markup=False, soft_wrap=True)
    if not solution.complete:
        console.print(words.say("deduce-incomplete"), markup=False, soft_wrap=True)
    if count > len(shown):
        console.print(words.say("deduce-more", count=count - len(shown)), markup=False, soft_wrap=True)


# ---- reasons


def _explain(words: Words, solution: Solution) -> None:
    """Why nobody else is the Demon, and one history of the first world."""
    console = Console(highlight=False, soft_wrap=True)
    puzzle = solution.puzzle
    suspected = {seat for seat, share in enumerate(shares(solution)) if share.demon}
    told = []
    for seat, name in enumerate(puzzle.players):
        speakers = None if seat in suspected else why_not_demon(puzzle, seat)
        if speakers is not None:
            told.append(_why(words, puzzle, speakers, "explain-not-demon", name))
    if told:
        console.print()
        console.print(words.say("explain-title"), style="bold")
        for sentence in told:
            console.print(f"• {sentence}", markup=False)
    console.print()
    console.print(words.say("explain-proof"), style="bold")
    for step in proof(solution.worlds[0]):
        console.print(_step(words, puzzle, step), markup=False)


def _explain_conflict(words: Words, solution: Solution) -> None:
    speakers = conflict(solution.puzzle) or ()
    told = _why(words, solution.puzzle, speakers, "explain-conflict", "")
    Console(highlight=False, soft_wrap=True).print(told, markup=False)


def _why(words: Words, puzzle: Puzzle, speakers: tuple[int, ...], message: str, name: str) -> str:
    if not speakers:
        return words.say(f"{message}-plain", name=name)
    said = [
        words.say(
            "explain-said",
            name=puzzle.players[seat],
            character=character(words, puzzle.claims[seat].character),
            info="; ".join(_info(words, puzzle, info) for info in puzzle.claims[seat].info),
        )
        for seat in speakers
    ]
    return words.say(message, name=name, said=", ".join(said))


def _info(words: Words, puzzle: Puzzle, info: Info) -> str:
    """What somebody reports, in a few words."""
    parts = [puzzle.players[seat] for seat in info.players]
    parts += [character(words, role) for role in info.characters]
    if info.kind in _NUMBERS:
        parts.append(str(info.number))
    elif info.kind in _ANSWERS:
        parts.append(words.say("explain-yes" if info.yes else "explain-no"))
    elif info.kind == "shugenja":
        parts.append(words.say("explain-clockwise" if info.yes else "explain-anticlockwise"))
    elif info.statements:
        parts.append(words.say("explain-statement"))
    when = "explain-day" if info.kind in DAY_KINDS else "explain-night"
    return words.say(when, number=info.night, info=", ".join(parts) or "—")


def _step(words: Words, puzzle: Puzzle, step: Step) -> str:
    return words.say(
        f"explain-{step.kind}",
        name=puzzle.players[step.seat] if step.seat >= 0 else "",
        by=puzzle.players[step.by] if step.by >= 0 else "",
        number=step.night,
        character=character(words, step.character) if step.character else "",
    )


_NUMBERS = ("chef", "empath", "clockmaker", "oracle", "mathematician", "juggler", "chambermaid", "legionary")
_ANSWERS = ("fortune_teller", "seamstress", "village_idiot", "flowergirl", "town_crier")
