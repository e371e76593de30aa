"""The HTTP side: guests, lobby, history, replays, words. Each route says what it takes and gives."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Awaitable, Callable
from functools import cache, partial
from io import BytesIO
from time import monotonic
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
import segno
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from nightbell import bots, games
from nightbell import rules as ledgers
from nightbell.bots.lessons import PARTNER
from nightbell.engine import OptionCard, Refusal, Remark, Tool, read_log
from nightbell.server import counsel as telling
from nightbell.server import hints as hinting
from nightbell.server import lab, notebooks, postmortems, push, puzzles, reports, tutor, whereabouts
from nightbell.server import protocol as wire
from nightbell.server.cards import TableCard
from nightbell.server.deeds import Begun
from nightbell.server.guests import clean_text
from nightbell.server.house import House, on_disk
from nightbell.server.journals import log, named
from nightbell.server.limits import Visitors, address_class
from nightbell.server.live import Live
from nightbell.server.playing import next_seed
from nightbell.server.replays import Record, Replay, record, retold
from nightbell.server.schema import GameNouns, anything, nouns, offers
from nightbell.server.socket import COOKIE, allowed_origin
from nightbell.server.store import Finished, Guest, Result, Subscription, Tally
from nightbell.server.talking import lines_for
from nightbell.text import HOME, Lang, Words, spoken
from nightbell.text.bundle import source

T = TypeVar("T")

UNKEPT = {"cache-control": "no-store"}
"""On every answer that is somebody's own: nothing between us keeps it."""
MOST_BODY = 64 * 1024
MOST_LOG = 2**20
"""Bytes of a game file that somebody brings."""
MOST_LINE = 60
"""Letters of a line that somebody wrote and a desk gives back."""
YEAR = 365 * 24 * 3600
HOUR_MS = 3600 * 1000
REPORTS_AN_HOUR = 10
"""Of one network."""

Name = Annotated[str, Meta(max_length=200)]


class Nothing(Struct):
    """No body."""


class NewGuest(Struct, forbid_unknown_fields=True):
    """`bearer` asks for the token in the reply, for clients without cookies."""

    name: Name
    lang: wire.Lang = HOME
    bearer: bool = False


class Me(Struct, omit_defaults=True):
    name: str
    lang: str
    token: str = ""
    kept: bool = False
    """There is a phrase that brings this guest back on another device."""


class Phrase(Struct, forbid_unknown_fields=True):
    """`bearer` asks for the token in the reply, for clients without cookies."""

    phrase: Annotated[str, Meta(max_length=200)]
    bearer: bool = False


class GameFile(Struct, forbid_unknown_fields=True):
    """A game file, to be told as a seat lived it, as the public did (-1), or with everything."""

    log: Annotated[str, Meta(max_length=MOST_LOG)]
    seat: Annotated[int, Meta(ge=-1, le=40)] = -1
    open: bool = False


class Calls(Struct):
    """The public key that a browser subscribes with to be called; empty where nobody is."""

    key: str


class NewSubscription(Struct, forbid_unknown_fields=True):
    """A browser's own subscription. With `on` false it is not called any more."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")] = ""
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")] = ""
    on: bool = True


class NewTable(Struct, forbid_unknown_fields=True):
    """`seat` sits the host down. `play` does, there or at the first chair of a player, and begins with bots.

    `lesson` does the same at the table of a first game, with partners who know their parts; its options
    and the seat are the lesson's own.
    """

    game: str
    options: dict[str, object] = {}
    settings: wire.House = wire.House()
    play: bool = False
    seat: int | None = None
    lesson: bool = False


class NewReport(Struct, forbid_unknown_fields=True):
    """What is wrong, and with whom, if it is somebody at the table."""

    text: wire.Words
    person: wire.Person = ""


class Opened(Struct):
    code: str
    link: str


class GameCard(Struct):
    """A game as the front door needs it, with everything that a table may choose."""

    game: str
    rules: str
    nouns: dict[str, list[str]]
    content: dict[str, list[str]]
    bots: list[str]
    best_bot: str
    levels: list[str]
    """Those of the bots that differ in strength, the weakest first."""
    hints: bool
    """Whether players may be given hints."""
    options: list[OptionCard]


class Played(Struct):
    id: str
    code: str
    """The table at which it was played."""
    game: str
    number: int
    ended: int
    outcome: str
    seat: int
    end: Result | None = None
    """What it was worth to the asker, who played, and what they were."""


class RuleCard(Struct):
    id: str
    section: str
    rule: str


class Route(NamedTuple):
    """One way in. `takes` is the body's type; the handler gets the body, read and checked."""

    method: str
    path: str
    handler: Callable[[Api, Request, Any], Awaitable[object]]
    takes: object
    gives: object
    does: str
    cost: float = 1.0
    """How many credits of the visitor's address it uses up."""
    most: int = MOST_BODY
    """Bytes that a body may have."""


class Api:
    def __init__(self, house: House, origins: frozenset[str] = frozenset()) -> None:
        self.house = house
        self.origins = origins
        limits = house.limits
        self.visitors = Visitors(limits.requests, limits.requests_per_second)
        self.newcomers = Visitors(limits.guests_an_hour, limits.guests_an_hour / 3600)
        self.reporters = Visitors(REPORTS_AN_HOUR, REPORTS_AN_HOUR / 3600)
        self.openers = Visitors(limits.tables_an_hour, limits.tables_an_hour / 3600)

    async def answer(self, route: Route, request: Request) -> Response:
        """Carry a request out; whatever is wrong with it is one sentence in the asker's language."""
        lang = language(request)
        try:
            if "\0" in request.url.path:
                raise Refusal("bad-message")
            if request.method != "GET" and not allowed_origin(request, self.origins):
                return fault(403, lang, Refusal("foreign-origin"))
            if not self.may_come(request, route.cost):
                return fault(429, lang, Refusal("too-many-requests"))
            body = await self._body(route, request)
            reply = await route.handler(self, request, body)
            answered = reply if isinstance(reply, Response) else json(reply)
        except Refusal as refusal:
            answered = fault(STATUS.get(refusal.message, 400), lang, refusal)
            if refusal.message == "table-elsewhere":
                _send_on(request, answered, refusal)
        except ClientDisconnect:
            answered = Response(status_code=400)
        except Exception as failed:
            log.error("request failed", route=route.path, fault=named(failed))
            answered = fault(500, lang, Refusal("server-fault"))
        answered.headers.setdefault("cache-control", "no-store")
        return answered

    def may_come(self, connection: HTTPConnection, cost: float = 1.0) -> bool:
        """Whether this address has credits left, and has not been sent away by the operator."""
        if f"address {address_class(self._address(connection))}" in self.house.barred:
            return False
        return self.visitors.take(self._address(connection), monotonic(), cost)

    async def _may(self, what: str, visitors: Visitors, request: Request) -> bool:
        """Whether this address may have one more of something in this hour, at any node."""
        address = self._address(request)
        if self.house.cluster is None:
            return visitors.take(address, monotonic())
        key = f"{what} {self.house.sign_of(address)}"
        return await on_disk(self.house.store.count, key, self.house.now() // HOUR_MS) <= visitors.most

    def _address(self, connection: HTTPConnection) -> str:
        return connection.client.host if connection.client else ""

    def _network(self, connection: HTTPConnection) -> str:
        """For whom long work is done."""
        return address_class(self._address(connection))

    async def _long(self, request: Request, work: Callable[[], T]) -> T:
        return await self.house.desk.long(work, self._network(request))

    async def _body(self, route: Route, request: Request) -> object:
        if route.takes is Nothing:
            return Nothing()
        raw = b""
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > route.most:
                raise Refusal("message-too-long")
        try:
            return msgspec.json.decode(raw.removeprefix(BOM_UTF8), type=route.takes)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("bad-message") from None

    # ---- guests

    async def new_guest(self, request: Request, wanted: NewGuest) -> Response:
        """A cookie's token stays in the cookie: who wants one in the reply shows it, or gets a new one."""
        token = self._bearer(request) if wanted.bearer else self._token(request)
        try:
            guest = await self.house.rename(token, wanted.name, wanted.lang)
        except Refusal as refusal:
            if refusal.message != "no-credential":
                raise
            if not await self._may("guest", self.newcomers, request):
                raise Refusal("too-many-requests") from None
            guest, token = await self.house.welcome(wanted.name, wanted.lang)
        return self._known(request, guest, token, wanted.bearer)

    def _known(self, request: Request, guest: Guest, token: str, bearer: bool) -> Response:
        """From now on whoever asked is this guest: by a cookie, or by a token in the reply."""
        reply = json(Me(guest.name, guest.lang, token if bearer else ""))
        if not bearer:
            secure = request.url.scheme == "https"
            reply.set_cookie(COOKIE, token, YEAR, httponly=True, samesite="strict", secure=secure)
        return reply

    async def me(self, request: Request, _: Nothing) -> Me:
        guest = await self.guest(request)
        return Me(guest.name, guest.lang, kept=await on_disk(self.house.store.has_phrase, guest.id))

    async def make_phrase(self, request: Request, _: Nothing) -> Phrase:
        return Phrase(await self.house.make_phrase(self._token(request)))

    async def recover(self, request: Request, said: Phrase) -> Response:
        if not await self._may("guest", self.newcomers, request):
            raise Refusal("too-many-requests")
        guest, token = await self.house.recover(said.phrase)
        return self._known(request, guest, token, said.bearer)

    async def forget_me(self, request: Request, _: Nothing) -> Response:
        await self.house.forget(self._token(request))
        reply = json(Nothing())
        reply.delete_cookie(COOKIE)
        return reply

    async def guest(self, request: Request) -> Guest:
        return await self.house.guest(self._token(request))

    async def log_out(self, request: Request, _: Nothing) -> Response:
        await self.house.revoke(self._token(request))
        reply = json(Nothing())
        reply.delete_cookie(COOKIE, httponly=True, samesite="strict")
        return reply

    def _token(self, request: Request) -> str:
        return self._bearer(request) or request.cookies.get(COOKIE, "")

    def _bearer(self, request: Request) -> str:
        """The token that the client holds itself. One in a cookie is never told to the page."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" else ""

    # ---- tables

    async def games(self, request: Request, _: Nothing) -> list[GameCard]:
        return [card(name) for name in games.known()]

    async def shelf(self, request: Request, _: Nothing) -> list[str]:
        return list(games.known())

    async def lobby(self, request: Request, _: Nothing) -> list[TableCard]:
        return await self.house.lobby()

    async def open(self, request: Request, wanted: NewTable) -> Opened:
        guest = await self.guest(request)
        if not await self._may("table", self.openers, request):
            raise Refusal("too-many-requests")
        sign = self.house.sign_of(self._address(request))
        if wanted.lesson:
            first = tutor.lesson_of(wanted.game)
            partners = msgspec.structs.replace(wanted.settings, bot=PARTNER)
            live, person = await self.house.open(
                guest, first.game, first.options, partners, lesson=first.seed, origin=sign
            )
            await play_at_once(live, person, first.seat)
            return Opened(live.room.code, f"{origin(request)}/t/{live.room.code}")
        live, person = await self.house.open(guest, wanted.game, wanted.options, wanted.settings, origin=sign)
        if wanted.play:
            await play_at_once(live, person, wanted.seat)
        elif wanted.seat is not None:
            async with live.lock:
                await live.commit(person, wire.Sit("open-sit", wanted.seat))
                live.publish()
        return Opened(live.room.code, f"{origin(request)}/t/{live.room.code}")

    async def table(self, request: Request, _: Nothing) -> TableCard:
        return await self.house.card(request.path_params["code"])

    async def talk(self, request: Request, _: Nothing) -> list[wire.Line]:
        """What was said before a line, for somebody who is at the table."""
        guest = await self.guest(request)
        live = await self.house.find(request.path_params["code"])
        room = live.room
        person = room.somebody(room.people.get(room.guests.get(guest.id, "")))
        async with live.lock:  # What is not on disk yet has not been said.
            lines = lines_for(room, person.id, before=asked_number(request, "before", 10**8))
        delay = live.delayed(person.id)
        return [line for line in lines if line.at <= self.house.now() - delay]

    async def report(self, request: Request, wrong: NewReport) -> Nothing:
        """Somebody at the table tells the operator, together with the exact state of the game."""
        guest = await self.guest(request)
        live = await self.house.find(request.path_params["code"])
        person = live.room.somebody(live.room.people.get(live.room.guests.get(guest.id, "")))
        text = clean_text(wrong.text).strip()
        if not text:
            raise Refusal("nothing-said")
        about = live.room.at_table(wrong.person).id if wrong.person else ""
        if not await self._may("report", self.reporters, request):
            raise Refusal("too-many-requests")
        told = reports.taken_down(live, person, about, text, self.house.now())
        name = ""
        if self.house.data is not None:
            name = await on_disk(reports.file, self.house.data, told)
        log.warning("reported", table=live.room.tag, game=live.room.game, file=name)
        return Nothing()

    async def left_log(self, request: Request, _: Nothing) -> Response:
        """Nobody plays this game any more, so all who were at the table may see it."""
        guest = await self.guest(request)
        room = (await self.house.find(request.path_params["code"])).room
        room.somebody(room.people.get(room.guests.get(guest.id, "")))
        if room.left is None:
            raise Refusal("nothing-left-behind")
        return _attached(f"{room.game}-{room.code}.jsonl", room.left.write())

    async def advice(self, request: Request, _: Nothing) -> tutor.Advice:
        guest = await self.guest(request)
        return await tutor.advised(await self.house.find(request.path_params["code"]), guest)

    async def hint(self, request: Request, _: Nothing) -> hinting.TableHint:
        guest = await self.guest(request)
        return await self.house.hints.give(await self.house.find(request.path_params["code"]), guest)

    async def counsel(self, request: Request, _: Nothing) -> telling.Counsel:
        guest = await self.guest(request)
        return await telling.counselled(await self.house.find(request.path_params["code"]), guest)

    async def step_back(self, request: Request, _: Nothing) -> telling.StepBack:
        guest = await self.guest(request)
        live = await self.house.find(request.path_params["code"])
        return await telling.step_back(live, guest, self._network(request))

    async def steps(self, request: Request, _: Nothing) -> telling.Steps:
        guest = await self.guest(request)
        live = await self.house.find(request.path_params["code"])
        return await telling.steps(live, guest, self._network(request))

    async def qr(self, request: Request, _: Nothing) -> Response:
        known = await self.house.card(request.path_params["code"])
        drawn = BytesIO()
        segno.make(f"{origin(request)}/t/{known.code}", micro=False).save(
            drawn, kind="svg", scale=8, border=2, svgns=True, xmldecl=False
        )
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    async def layer(self, request: Request, _: Nothing) -> whereabouts.Told:
        guest = await self.guest(request)
        return await whereabouts.now(await self.house.find(request.path_params["code"]), guest)

    async def notebook(self, request: Request, asked: notebooks.Asked) -> notebooks.NotebookPage:
        guest = await self.guest(request)
        live = await self.house.find(request.path_params["code"])
        return await self.house.notebooks.read(live, guest, asked, self._network(request))

    # ---- history

    async def history(self, request: Request, _: Nothing) -> list[Played]:
        guest = await self.guest(request)
        games_ = await on_disk(self.house.store.history, guest.id)
        return [
            Played(
                each.id,
                each.room,
                each.game,
                each.number,
                each.ended,
                each.outcome,
                each.seated[0][1],
                next(iter(each.results), None),
            )
            for each in games_
        ]

    async def calls(self, request: Request, _: Nothing) -> Calls:
        return Calls(self.house.bell.carrier.key if self.house.bell is not None else "")

    async def subscribe(self, request: Request, wanted: NewSubscription) -> Nothing:
        guest = await self.guest(request)
        if self.house.bell is None:
            raise Refusal("push-off")
        if not wanted.on:
            await on_disk(self.house.store.unsubscribe, guest.id, wanted.endpoint)
            return Nothing()
        to = Subscription(push.checked(wanted.endpoint), wanted.p256dh, wanted.auth)
        await on_disk(self.house.store.subscribe, guest.id, to, self.house.now(), push.MOST_DEVICES)
        return Nothing()

    async def stats(self, request: Request, _: Nothing) -> list[Tally]:
        guest = await self.guest(request)
        return await on_disk(self.house.store.tallies, guest.id)

    async def told_file(self, request: Request, brought: GameFile) -> Replay:
        """A game that was played anywhere, if these rules play it. Nothing of it is kept."""
        return await self._long(request, lambda: retold(_brought(brought.log), brought.seat, brought.open))

    async def game_record(self, request: Request, _: Nothing) -> Record:
        try:
            guest = (await self.guest(request)).id
        except Refusal:
            guest = ""
        found = await self._game(request)
        return await self._long(request, lambda: record(found, guest))

    async def game_replay(self, request: Request, _: Nothing) -> Replay:
        open = request.query_params.get("open") == "1"
        found, seat = await self._game(request), asked_seat(request)
        return await self._long(request, lambda: retold(found, seat, open))

    async def game_layer(self, request: Request, _: Nothing) -> list[whereabouts.Moment]:
        found, seat = await self._game(request), asked_seat(request)
        return await self._long(request, lambda: whereabouts.told(found, seat))

    async def post_mortem(self, request: Request, _: Nothing) -> postmortems.PostMortem:
        return await self.house.postmortems.of(await self._game(request), self._network(request))

    async def _game(self, request: Request) -> Finished:
        return await self._finished(request.path_params["id"])

    async def _finished(self, id: str) -> Finished:
        found = await on_disk(self.house.store.game, id)
        if found is None:
            raise Refusal("no-such-game")
        return found

    async def game_log(self, request: Request, _: Nothing) -> Response:
        found = await self._game(request)
        return _attached(f"{found.game}-{found.id}.jsonl", found.log)

    # ---- puzzles

    async def puzzle_shelf(self, request: Request, _: Nothing) -> puzzles.PuzzleShelf:
        return await self.house.puzzles.shelf()

    async def puzzle(self, request: Request, _: Nothing) -> puzzles.PuzzleBoard:
        return puzzles.board(await self._posed(request))

    async def puzzle_hint(self, request: Request, _: Nothing) -> puzzles.Thought:
        number = asked_number(request, "n", 1)
        return await self.house.puzzles.hint(await self._posed(request), number, self._network(request))

    async def accuse(self, request: Request, accused: puzzles.Accusation) -> puzzles.Verdict:
        posed = await self._posed(request)
        verdict = await self.house.puzzles.judge(posed, accused, self._network(request))
        if verdict.answer is not None:
            token = self._token(request)
            verdict.others = await self.house.compared(posed.card, token, accused.tries)
        return verdict

    async def _posed(self, request: Request) -> puzzles.Posed:
        id, whose = request.path_params["id"][:80], self._network(request)
        return await self.house.puzzles.find(id, self._finished, whose)

    # ---- the lab

    async def ask_lab(self, request: Request, body: lab.Asked) -> lab.Told:
        guest = await self.guest(request)
        job = await self._long(request, partial(self.house.lab.ask, body, guest.id))
        return lab.told(job, language(request))

    async def lab_told(self, request: Request, _: Nothing) -> lab.Told:
        job = self.house.lab.find(request.path_params["id"])
        return await self._long(request, partial(lab.told, job, language(request)))

    async def lab_stop(self, request: Request, _: Nothing) -> lab.Told:
        guest = await self.guest(request)
        return lab.told(self.house.lab.stop(request.path_params["id"], guest.id), language(request))

    async def lab_report(self, request: Request, _: Nothing) -> Response:
        job = self.house.lab.find(request.path_params["id"])
        page = await self._long(request, partial(lab.page, job, language(request)))
        headers = {"content-disposition": f'attachment; filename="lab-{job.asked.game}.html"', **UNKEPT}
        return Response(page, media_type="text/html; charset=utf-8", headers=headers)

    # ---- what to read and to check before a game

    async def nouns(self, request: Request, _: Nothing) -> GameNouns:
        return nouns(request.path_params["game"][:40])

    async def rules(self, request: Request, _: Nothing) -> list[RuleCard]:
        game = request.path_params["game"]
        if game not in ledgers.GAMES:
            games.load(game[:40])
            return []
        lang = request.query_params.get("lang") or language(request)
        return [
            RuleCard(each.id, ledgers.heading(each, lang), ledgers.statement(each, lang))
            for each in ledgers.ledger(game).rules
        ]


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


def _brought(raw: str) -> Finished:
    """A game that was played elsewhere, as if it had been played here."""
    log = read_log(raw.encode())
    outcome = log.marks[-1].outcome if log.marks else ""
    return Finished("", "", 0, log.header.game, 0, outcome, raw.encode())


def _attached(name: str, log: bytes) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', **UNKEPT}
    return Response(log, media_type="application/jsonl", headers=headers)


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


def _send_on(request: Request, answered: Response, refusal: Refusal) -> None:
    """To the node that has the table. Who was sent on already, and came here, only waits a little."""
    node = str(refusal.args_for_text.get("node", ""))
    if node and "node" not in request.query_params:
        answered.status_code = 307
        answered.headers["location"] = str(
            request.url.include_query_params(node=node).replace(scheme="", netloc="")
        )


STATUS = {
    "no-credential": 401,
    "host-only": 403,
    "no-hints-here": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-puzzle": 404,
    "message-too-long": 413,
    "too-many-requests": 429,
    "hint-too-soon": 429,
    "table-damaged": 503,
    "house-full": 503,
    "house-closes": 503,
    "server-busy": 503,
    "hint-failed": 503,
    "table-reloads": 503,
    "table-elsewhere": 503,
    "disk-failed": 503,
}


async def play_at_once(live: Live, person: str, seat: int | None) -> None:
    """Sit the host down, fill the other chairs with bots and begin."""
    async with live.lock:
        if seat is None:
            seat = next(chair.seat for chair in live.room.chairs if not live.room.narrates(chair))
        await live.commit(person, wire.Sit("open-sit", seat))
        await live.commit(person, Begun("open-begin", live.room.rules.version, next_seed(live.room)))
        live.publish()
    live.attendant.wake.set()


@cache
def card(game: str) -> GameCard:
    rules = games.load(game)
    return GameCard(
        game,
        rules.version,
        {verb: list(nouns) for verb, nouns in rules.nouns.items()},
        {noun: list(ids) for noun, ids in rules.content().items()},
        list(bots.makers(game)),
        bots.best(game),
        list(bots.levels(game)),
        bots.hinter(game) is not None,
        offers(game),
    )


def asked_seat(request: Request) -> int:
    """The seat named in an address; the public if none is."""
    asked = request.query_params.get("seat", "-1")
    if not asked.removeprefix("-").isdecimal() or len(asked) > 3:
        raise Refusal("unknown-seat", seat=asked[:40])
    return int(asked)


def asked_number(request: Request, name: str, otherwise: int) -> int:
    """A number named in an address."""
    asked = request.query_params.get(name, str(otherwise))
    if not asked.isdecimal() or len(asked) > 9:
        raise Refusal("bad-message")
    return int(asked)


def language(request: Request) -> Lang:
    """The language a browser asks for, or the house's own if it asks for none."""
    wanted = request.headers.get("accept-language", "*")
    return HOME if wanted.startswith("*") else spoken(wanted)


def origin(request: Request) -> str:
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"


def json(reply: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(reply), status, UNKEPT, "application/json")


def worded(refusal: Refusal, lang: Lang) -> Remark:
    for game in ("", *games.known()):
        words = Words(lang, game)
        if words.can_refuse(refusal):
            break
    return Remark(refusal.message, words.why_not(refusal), refusal.rule)


def fault(status: int, lang: Lang, refusal: Refusal) -> Response:
    return json(worded(refusal, lang), status)


SEALED = re.compile(r"^page-([\w-]+) =.*\n?(?:^[ \t}].*\n?)*", re.MULTILINE)
"""Pages of books that only one side of a game reads."""


@cache
def words_file(lang: Lang, game: str = "") -> bytes:
    """Fluent files of a language in one: the shared words, the server's, and one game's or all games'.

    Two games may use one id for different sentences, so a client that plays asks for one game's words. Pages
    of books are not among them: nobody holds a page that is not theirs to read.
    """
    files = ("common", "server", *((game,) if game else games.known()))
    return SEALED.sub("", "\n".join(text for name in files if (text := source(lang, name)))).encode()


@cache
def _pages(lang: Lang, game: str) -> dict[str, str]:
    return {each[1]: each.group() for each in SEALED.finditer(source(lang, game) or "")}


def page_file(lang: Lang, game: str, pages: list[str]) -> bytes:
    """The pages of a game's books that a client asks for by name, once its view names them, in that order."""
    known = _pages(lang, game)
    return "".join(known[page] for page in dict.fromkeys(pages) if page in known).encode()


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
