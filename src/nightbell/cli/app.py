"""The commands and their options. The help texts are message ids, see `help.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from nightbell.cli import admin as admin_command
from nightbell.cli import arena as arena_command
from nightbell.cli import content as content_command
from nightbell.cli import dataset as dataset_command
from nightbell.cli import deduce as deduce_command
from nightbell.cli import lab as lab_command
from nightbell.cli import matrix as matrix_command
from nightbell.cli import play as play_command
from nightbell.cli import puzzle as puzzle_command
from nightbell.cli import replay as replay_command
from nightbell.cli import rules as rules_command
from nightbell.cli import serve as serve_command
from nightbell.cli import simulate as simulate_command
from nightbell.cli import tells as tells_command
from nightbell.cli import train as train_command
from nightbell.engine import Refusal
from nightbell.research.crews import Crew, cluster, local
from nightbell.text import Words

app = typer.Typer(rich_markup_mode=None)

Game = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Players = Annotated[int | None, typer.Option("--players", metavar="P", help="help-players")]
Script = Annotated[str | None, typer.Option("--script", metavar="NAME|FILE", help="help-script")]
Killer = Annotated[str | None, typer.Option("--killer", metavar="NAME", help="help-killer")]
Haunt = Annotated[int | None, typer.Option("--haunt", metavar="K", help="help-haunt")]
Other = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="help-option")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="J", min=1, help="help-jobs")]
On = Annotated[str | None, typer.Option("--on", metavar="ADDRESS", help="help-on")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]


@app.command("play")
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game")] = None,
    seat: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="help-play-as")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="help-play-seed")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="NAME", help="help-play-bots")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="help-resume")] = None,
    players: Players = None,
    script: Script = None,
    killer: Killer = None,
    haunt: Haunt = None,
    option: Other = None,
) -> None:
    options = gathered(players, script, killer, haunt, option)
    if resume is not None:
        play_command.resume(lang(ctx), resume, seat, bots)
    else:
        play_command.play(lang(ctx), game, options, seat, seed, bots)


@app.command("simulate")
def simulate(
    ctx: typer.Context,
    game: Game,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="help-games")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="help-seed")] = 0,
    players: Players = None,
    script: Script = None,
    killer: Killer = None,
    haunt: Haunt = None,
    option: Other = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME", help="help-bots")] = "random",
    jobs: Jobs = None,
    on: On = None,
    table: Annotated[Path | None, typer.Option("--table", metavar="FILE", help="help-table")] = None,
    decisions: Annotated[
        Path | None, typer.Option("--decisions", metavar="FILE", help="help-decisions")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", help="help-save")] = None,
    matrix: Annotated[bool, typer.Option("--matrix", help="help-matrix")] = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="help-plot")] = None,
    as_json: Json = False,
) -> int:
    if matrix:
        return matrix_command.matrix(lang(ctx), game, games, seed, crew(jobs, on), plot, as_json)
    options = gathered(players, script, killer, haunt, option)
    plan = simulate_command.plan(game, games, seed, options, bots, save, decisions is not None)
    return simulate_command.simulate(lang(ctx), plan, lambda: crew(jobs, on), as_json, table, decisions)


@app.command("lab")
def lab(
    ctx: typer.Context,
    game: Game,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="help-lab-games")] = 500,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="help-seed")] = 0,
    players: Players = None,
    script: Script = None,
    killer: Killer = None,
    haunt: Haunt = None,
    option: Other = None,
    each: Annotated[
        list[str] | None, typer.Option("--each", metavar="NAME=V,V", help="help-lab-each")
    ] = None,
    change: Annotated[
        list[str] | None, typer.Option("--change", metavar="CHANGE", help="help-lab-change")
    ] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME", help="help-bots")] = "sensible",
    jobs: Jobs = None,
    on: On = None,
    report: Annotated[
        list[Path] | None, typer.Option("--report", metavar="FILE", help="help-lab-report")
    ] = None,
    as_json: Json = False,
) -> int:
    options = gathered(players, script, killer, haunt, option)
    asked = lab_command.question(game, options, each or [], change or [], bots, games, seed)
    return lab_command.lab(lang(ctx), asked, lambda: crew(jobs, on), report or [], as_json)


@app.command("dataset")
def dataset(
    ctx: typer.Context,
    game: Game,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="help-dataset-folder")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="help-games")] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="help-seed")] = 0,
    players: Players = None,
    script: Script = None,
    killer: Killer = None,
    haunt: Haunt = None,
    option: Other = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME", help="help-bots")] = "sensible",
    jobs: Jobs = None,
    on: On = None,
) -> int:
    options = gathered(players, script, killer, haunt, option)
    plan = simulate_command.plan(game, games, seed, options, bots, None)
    return dataset_command.dataset(lang(ctx), plan, folder, lambda: crew(jobs, on))


@app.command("arena")
def arena(
    ctx: typer.Context,
    game: Game,
    levels: Annotated[str, typer.Option("--levels", metavar="A,B", help="help-levels")] = "",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="help-arena-games")] = 40,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="help-seed")] = 0,
    jobs: Jobs = None,
    on: On = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="help-plot")] = None,
    as_json: Json = False,
) -> int:
    return arena_command.arena(lang(ctx), game, levels, games, seed, crew(jobs, on), plot, as_json)


@app.command("tells")
def tells(
    ctx: typer.Context,
    game: Game,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="help-games")] = 2000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="help-seed")] = 0,
    players: Players = None,
    script: Script = None,
    haunt: Haunt = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME", help="help-bots")] = "sensible",
    jobs: Jobs = None,
    on: On = None,
    as_json: Json = False,
) -> None:
    options = gathered(players, script, None, haunt, None)
    plan = simulate_command.plan(game, games, seed, options, bots, None)
    tells_command.tells(lang(ctx), plan, crew(jobs, on), as_json)


@app.command("train")
def train(
    ctx: typer.Context,
    game: Game,
    games: Annotated[int, typer.Option("--games", metavar="N", min=6, help="help-games")] = 3000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="help-seed")] = 500_000,
    file: Annotated[Path, typer.Option("--to", metavar="FILE", help="help-train-to")] = Path("value.json"),
) -> None:
    train_command.train(lang(ctx), game, games, seed, file)


@app.command("replay")
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-file")],
    verify: Annotated[bool, typer.Option("--verify", help="help-verify")] = False,
    seat: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="help-as")] = None,
) -> None:
    if verify:
        replay_command.verify(lang(ctx), file)
    else:
        replay_command.tell(lang(ctx), file, seat)


@app.command("deduce")
def deduce(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="help-puzzle-file")],
    everything: Annotated[bool, typer.Option("--all", help="help-all-worlds")] = False,
    explain: Annotated[bool, typer.Option("--explain", help="help-explain")] = False,
    check: Annotated[bool, typer.Option("--check", help="help-check-answer")] = False,
    rulings: Annotated[
        list[str] | None, typer.Option("--ruling", metavar="NAME=ANSWER", help="help-ruling")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="T", min=0.1, help="help-deduce-seconds")
    ] = 30.0,
    as_json: Json = False,
) -> int:
    return deduce_command.deduce(
        lang(ctx), files, everything, explain, as_json, check, rulings or (), seconds
    )


@app.command("puzzle")
def puzzle(
    ctx: typer.Context,
    order: Annotated[str, typer.Argument(metavar="ORDER", help="help-puzzle-order")],
    script: Annotated[str, typer.Option("--script", metavar="NAME", help="help-script")] = "tb",
    players: Annotated[int, typer.Option("--players", metavar="P", min=5, max=12, help="help-players")] = 8,
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help="help-level")] = "medium",
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="help-seed")] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-puzzle-out")] = None,
) -> None:
    puzzle_command.puzzle(lang(ctx), order, script, players, level, seed, out)


@app.command("content")
def content(ctx: typer.Context, game: Game, as_json: Json = False) -> None:
    content_command.content(lang(ctx), game, as_json)


@app.command("rules")
def rules(
    ctx: typer.Context,
    as_json: Json = False,
    run: Annotated[bool, typer.Option("--run", help="help-run")] = False,
) -> int:
    return rules_command.rules(lang(ctx), as_json, run)


@app.command("serve")
def serve(
    ctx: typer.Context,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", help="help-config")] = None,
    host: Annotated[str | None, typer.Option("--host", metavar="HOST", help="help-host")] = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="PORT", min=1, max=65535, help="help-port")
    ] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="help-db")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="help-origin")] = None,
    cluster: Annotated[bool, typer.Option("--cluster", help="help-cluster")] = False,
    node: Annotated[str | None, typer.Option("--node", metavar="NAME", help="help-node")] = None,
) -> None:
    serve_command.serve(lang(ctx), config, host, port, db, origin or [], cluster, node)


@app.command("admin")
def admin(
    ctx: typer.Context,
    order: Annotated[str, typer.Argument(metavar="ORDER", help="help-order")],
    what: Annotated[str, typer.Argument(metavar="WHAT", help="help-what")] = "",
    to: Annotated[str, typer.Argument(metavar="NODE", help="help-to")] = "",
    minutes: Annotated[float, typer.Option("--minutes", metavar="N", min=0, help="help-minutes")] = 60,
) -> None:
    admin_command.admin(lang(ctx), order, what, to, minutes)


@app.command("backup")
def backup(
    ctx: typer.Context,
    to: Annotated[Path, typer.Argument(metavar="FILE", help="help-copy")],
    db: Annotated[str, typer.Option("--db", metavar="URL", help="help-db")] = "",
) -> None:
    admin_command.backup(lang(ctx), to, db)


@app.command("restore")
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-copy")],
) -> None:
    admin_command.restore(lang(ctx), file)


@app.command("schema")
def schema(
    ctx: typer.Context,
    way: Annotated[str, typer.Argument(metavar="[up|down]", help="help-schema-way")] = "",
    db: Annotated[str, typer.Option("--db", metavar="URL", help="help-db")] = "",
) -> None:
    admin_command.schema(lang(ctx), way, db)


def lang(ctx: typer.Context) -> Words:
    """The shared words that the command was started with."""
    words = ctx.obj
    assert isinstance(words, Words)
    return words


def crew(jobs: int | None, on: str | None) -> Crew:
    """Who plays the games: the machines of a cluster, or processes of this one."""
    return cluster(on) if on else local(jobs)


def gathered(
    players: int | None, script: str | None, killer: str | None, haunt: int | None, more: list[str] | None
) -> dict[str, object]:
    """The options of a game, as far as they were given; what they may be, the game itself knows."""
    named = {"players": players, "script": script, "killer": killer, "haunt": haunt}
    options: dict[str, object] = {name: value for name, value in named.items() if value is not None}
    for pair in more or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Refusal("option-needs-value", option=pair)
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options
