"""The HTTP side: guests, tables, history, puzzles, the lab. `routes` names the way to each."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Awaitable, Callable
from functools import cache, partial
from io import BytesIO
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from nightbell import bots, games
from nightbell import rules as ledgers
from nightbell.bots.lessons import PARTNER
from nightbell.engine import Refusal, read_log
from nightbell.server import counsel as telling
from nightbell.server import hints as hinting
from nightbell.server import lab, notebooks, postmortems, push, puzzles, reports, tutor, whereabouts
from nightbell.server import protocol as wire
from nightbell.server.bodies import (
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
from nightbell.server.deeds import Begun
from nightbell.server.envelopes import (
    STATUS,
    UNKEPT,
    asked_number,
    asked_seat,
    attached,
    fault,
    json,
    language,
    origin,
    send_on,
)
from nightbell.server.guests import clean_text
from nightbell.server.house import House, on_disk
from nightbell.server.journals import log, named
from nightbell.server.limits import Visitors, address_class
from nightbell.server.live import Live
from nightbell.server.playing import next_seed
from nightbell.server.records import Finished, Guest, Subscription, Tally
from nightbell.server.replays import Record, Replay, record, retold
from nightbell.server.schema import GameNouns, nouns, offers
from nightbell.server.socket import COOKIE, allowed_origin
from nightbell.server.talking import lines_for

T = TypeVar("T")

MOST_BODY = 64 * 1024
YEAR = 365 * 24 * 3600
HOUR_MS = 3600 * 1000
REPORTS_AN_HOUR = 10
"""Of one network."""


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
                send_on(request, answered, refusal)
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
        return (
            await on_disk(self.house.store.register.count, key, self.house.now() // HOUR_MS) <= visitors.most
        )

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
        return Me(guest.name, guest.lang, kept=await on_disk(self.house.store.register.has_phrase, guest.id))

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
        return attached(f"{room.game}-{room.code}.jsonl", room.left.write())

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
        games_ = await on_disk(self.house.store.archive.history, guest.id)
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
            await on_disk(self.house.store.register.unsubscribe, guest.id, wanted.endpoint)
            return Nothing()
        to = Subscription(push.checked(wanted.endpoint), wanted.p256dh, wanted.auth)
        await on_disk(self.house.store.register.subscribe, guest.id, to, self.house.now(), push.MOST_DEVICES)
        return Nothing()

    async def stats(self, request: Request, _: Nothing) -> list[Tally]:
        guest = await self.guest(request)
        return await on_disk(self.house.store.archive.tallies, guest.id)

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
        found = await on_disk(self.house.store.archive.game, id)
        if found is None:
            raise Refusal("no-such-game")
        return found

    async def game_log(self, request: Request, _: Nothing) -> Response:
        found = await self._game(request)
        return attached(f"{found.game}-{found.id}.jsonl", found.log)

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
        job = self.house.lab.stop(request.path_params["id"], guest.id)
        return await self._long(request, partial(lab.told, job, language(request)))

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


def _brought(raw: str) -> Finished:
    """A game that was played elsewhere, as if it had been played here."""
    log = read_log(raw.encode())
    outcome = log.marks[-1].outcome if log.marks else ""
    return Finished("", "", 0, log.header.game, 0, outcome, raw.encode())


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
