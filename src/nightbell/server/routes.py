"""Every way in over HTTP, with what it takes, gives and costs, and the description made of them."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from nightbell import games
from nightbell.engine import Refusal, Remark, Tool
from nightbell.server import counsel as telling
from nightbell.server import hints as hinting
from nightbell.server import lab, notebooks, postmortems, puzzles, tutor, whereabouts
from nightbell.server import protocol as wire
from nightbell.server.bodies import (
    MOST_LOG,
    Calls,
    GameCard,
    GameFile,
    Me,
    NewGuest,
    NewReport,
    NewSubscription,
    NewTable,
    Nothing,
    Opened,
    Phrase,
    Played,
    RuleCard,
)
from nightbell.server.cards import TableCard
from nightbell.server.envelopes import language, worded
from nightbell.server.guests import clean_text
from nightbell.server.http import Api, Route
from nightbell.server.records import Tally
from nightbell.server.replays import Record, Replay
from nightbell.server.schema import GameNouns, anything
from nightbell.text import Lang

MOST_LINE = 60
"""Letters of a line that somebody wrote and a desk gives back."""
BECOME = "Become a guest, or change name and language."
LOG_OUT = "Forget the token: nobody comes in with it any more, and its connections end."
ADVICE = "What the tutor of a first game would answer now."
TABLE_HINT = "What somebody else would answer in my place, the two best, each with its odds and why."
COUNSEL = "For the Storyteller: advice on the open decision, with its reasons."
STEPS = "For the Storyteller: every step of the game so far to which one could go back."
STEP_BACK = "For the Storyteller: what the last step was, and what an undo of it takes back."
FORGET = "Forget me: my name, my words and my history go; what I did at tables stays, done by nobody."
EARLIER = "What was said before a line (`?before=120`), as far as it is at hand and mine to know."
ASK_LAB = "Have many games played: is it fair, how long is it, what does one change do?"
LEFT = "The log of a game that began by other rules than this server's and cannot go on here."
REPLAY = "A finished game as a seat (`?seat=2`) or the public lived it, or with everything (`?open=1`)."
NOUNS = "What the fields of a game's events and the parts of its menus are, for its words."
RULES = "The rules, by their ids, in the browser's language or another (`?lang=en`)."
CALLS = "The key to subscribe with, to be called when a table waits for me; empty where nobody is called."
SUBSCRIBE = "Call this browser when a table waits for me and I am away, or (`on` false) do not any more."
MAKE_PHRASE = "Words that bring me back on another device; those made before are worth nothing any more."
RECOVER = "Be the guest whose words these are, on this device too."
STATS = "What I have played, part by part, and how it ended."
TOLD_FILE = "A game file told again, as `/api/history/{id}/replay` tells a game of this house."
REPORT = "Tell the operator that something is wrong here; the exact state of the game goes with it."
HERE = "Where the others could be, as far as my seat can tell."
THEN = "The same through a finished game, for a seat (`?seat=2`), whenever it changed."
POST_MORTEM = "What the town could know of a finished game, night by night; when it turned, and by whom."
NOTEBOOK = "What my own view leaves possible: worlds, shares, contradictions, what a guess would mean."
PUZZLES = "The shelf of puzzles, and the puzzle of the day, null while it is being made."
PUZZLE = "A puzzle: of the shelf, of a day (`day-2026-11-16`), or made of a finished game (`game-<id>`)."
HINT = "A hint to a puzzle (`?n=1`, up to 3)."
ACCUSE = (
    "Say who is the Demon and who are the Minions: how many are right; if all are, the explanation and how "
    "others did."
)
ROUTES: list[Route] = [
    Route("POST", "/api/guest", Api.new_guest, NewGuest, Me, BECOME, cost=5),
    Route("POST", "/api/logout", Api.log_out, Nothing, Nothing, LOG_OUT),
    Route("GET", "/api/me", Api.me, Nothing, Me, "Who am I."),
    Route("DELETE", "/api/me", Api.forget_me, Nothing, None, FORGET, cost=40),
    Route("POST", "/api/me/phrase", Api.make_phrase, Nothing, Phrase, MAKE_PHRASE, cost=10),
    Route("POST", "/api/recover", Api.recover, Phrase, Me, RECOVER, cost=20),
    Route("GET", "/api/push", Api.calls, Nothing, Calls, CALLS),
    Route("POST", "/api/push", Api.subscribe, NewSubscription, Nothing, SUBSCRIBE, cost=5),
    Route("GET", "/api/games", Api.games, Nothing, list[GameCard], "The games and their options."),
    Route("GET", "/api/shelf", Api.shelf, Nothing, list[str], "The names of the games."),
    Route("GET", "/api/tables", Api.lobby, Nothing, list[TableCard], "The public tables."),
    Route("POST", "/api/tables", Api.open, NewTable, Opened, "Open a table.", cost=15),
    Route("GET", "/api/tables/{code}", Api.table, Nothing, TableCard, "One table by its code."),
    Route("GET", "/api/tables/{code}/advice", Api.advice, Nothing, tutor.Advice, ADVICE),
    Route("GET", "/api/tables/{code}/hint", Api.hint, Nothing, hinting.TableHint, TABLE_HINT, cost=10),
    Route("GET", "/api/tables/{code}/counsel", Api.counsel, Nothing, telling.Counsel, COUNSEL),
    Route("GET", "/api/tables/{code}/steps", Api.steps, Nothing, telling.Steps, STEPS, cost=3),
    Route("GET", "/api/tables/{code}/step-back", Api.step_back, Nothing, telling.StepBack, STEP_BACK, cost=3),
    Route("GET", "/api/tables/{code}/talk", Api.talk, Nothing, list[wire.Line], EARLIER, cost=2),
    Route("POST", "/api/tables/{code}/report", Api.report, NewReport, Nothing, REPORT, cost=10),
    Route("GET", "/api/tables/{code}/log", Api.left_log, Nothing, None, LEFT),
    Route("GET", "/api/tables/{code}/qr.svg", Api.qr, Nothing, None, "The invite link as a QR code."),
    Route("GET", "/api/tables/{code}/whereabouts", Api.layer, Nothing, whereabouts.Told, HERE),
    Route(
        "POST",
        "/api/tables/{code}/notebook",
        Api.notebook,
        notebooks.Asked,
        notebooks.NotebookPage,
        NOTEBOOK,
        cost=3,
    ),
    Route("GET", "/api/history", Api.history, Nothing, list[Played], "The games I was at."),
    Route("GET", "/api/stats", Api.stats, Nothing, list[Tally], STATS, cost=2),
    Route("POST", "/api/replay", Api.told_file, GameFile, Replay, TOLD_FILE, cost=20, most=2 * MOST_LOG),
    Route("GET", "/api/history/{id}", Api.game_record, Nothing, Record, "A finished game at a glance."),
    Route("GET", "/api/history/{id}/replay", Api.game_replay, Nothing, Replay, REPLAY, cost=5),
    Route(
        "GET",
        "/api/history/{id}/whereabouts",
        Api.game_layer,
        Nothing,
        list[whereabouts.Moment],
        THEN,
        cost=5,
    ),
    Route(
        "GET",
        "/api/history/{id}/postmortem",
        Api.post_mortem,
        Nothing,
        postmortems.PostMortem,
        POST_MORTEM,
        cost=5,
    ),
    Route("GET", "/api/history/{id}/log", Api.game_log, Nothing, None, "The log of a finished game."),
    Route("GET", "/api/puzzles", Api.puzzle_shelf, Nothing, puzzles.PuzzleShelf, PUZZLES),
    Route("GET", "/api/puzzles/{id}", Api.puzzle, Nothing, puzzles.PuzzleBoard, PUZZLE, cost=3),
    Route("GET", "/api/puzzles/{id}/hint", Api.puzzle_hint, Nothing, puzzles.Thought, HINT, cost=3),
    Route(
        "POST", "/api/puzzles/{id}/accuse", Api.accuse, puzzles.Accusation, puzzles.Verdict, ACCUSE, cost=3
    ),
    Route("POST", "/api/lab", Api.ask_lab, lab.Asked, lab.Told, ASK_LAB, cost=10),
    Route("GET", "/api/lab/{id}", Api.lab_told, Nothing, lab.Told, "How far a question to the lab has come."),
    Route("POST", "/api/lab/{id}/stop", Api.lab_stop, Nothing, lab.Told, "Leave it at what was played."),
    Route("GET", "/api/lab/{id}/report", Api.lab_report, Nothing, None, "What the lab found, as a page.", 5),
    Route("GET", "/api/nouns/{game}", Api.nouns, Nothing, GameNouns, NOUNS),
    Route("GET", "/api/rules/{game}", Api.rules, Nothing, list[RuleCard], RULES),
]


def routes() -> list[Route]:
    """Every way in: the house's own, and those to the desks of the games."""
    return [
        *ROUTES,
        *(
            _at_desk(game, name, each)
            for game in games.known()
            for name, each in games.load(game).desk.items()
        ),
    ]


def openapi(version: str) -> dict[str, object]:
    """The description of all routes, from the routes themselves."""
    ways = routes()
    kinds = [kind for route in ways for kind in (route.takes, route.gives) if kind not in (Nothing, None)]
    refs, components = msgspec.json.schema_components(
        [*kinds, Remark], schema_hook=anything, ref_template="#/components/schemas/{name}"
    )
    found = iter(refs)
    paths: dict[str, dict[str, object]] = {}
    for route in ways:
        operation: dict[str, object] = {"summary": route.does}
        if route.takes is not Nothing:
            operation["requestBody"] = {"content": {"application/json": {"schema": next(found)}}}
        done: dict[str, object] = {"description": "Done"}
        if route.gives not in (Nothing, None):
            done["content"] = {"application/json": {"schema": next(found)}}
        failed = {"application/json": {"schema": refs[-1]}}
        operation["responses"] = {"200": done, "4XX": {"description": "Refused", "content": failed}}
        if "{" in route.path:
            name = route.path.partition("{")[2].partition("}")[0]
            operation["parameters"] = [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            ]
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Nightbell", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _at_desk(game: str, name: str, tool: Tool) -> Route:
    async def use(_: Api, request: Request, body: object) -> object:
        return tool.use(body, Clerk(language(request)))

    return Route("POST", f"/api/games/{game}/{name}", use, tool.takes, tool.gives, tool.does, tool.cost)


class Clerk:
    """The house's side of a game's desk, in the asker's language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def worded(self, refusal: Refusal) -> Remark:
        return worded(refusal, self.lang)

    def cleaned(self, text: str) -> str:
        return clean_text(text)[:MOST_LINE]
