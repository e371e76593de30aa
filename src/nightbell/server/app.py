"""The application: routes, headers, beginning and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from hashlib import blake2b
from hmac import compare_digest
from pathlib import Path
from time import monotonic
from typing import TypeAlias

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Path_
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from nightbell import __version__, games, shelf
from nightbell.engine import Refusal
from nightbell.server.admin import NAME as ADMIN
from nightbell.server.admin import Admin
from nightbell.server.envelopes import UNKEPT, fault, json, language
from nightbell.server.house import House
from nightbell.server.http import Api, Route
from nightbell.server.routes import openapi, routes
from nightbell.server.socket import Socket, allowed_origin
from nightbell.server.wording import page_file, words_file
from nightbell.text import LANGUAGES
from nightbell.text.bundle import source

STATIC = Path(__file__).parent / "static"
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ASK_AGAIN = {"cache-control": "no-cache"}
KEEP = {"cache-control": "public, max-age=31536000, immutable"}
"""A piece of the client bears its contents in its name: other contents have another name."""

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


def application(
    house: House, origins: frozenset[str] = frozenset(), stop: Callable[[], None] = lambda: None
) -> ASGIApp:
    """The whole of it. `stop` is how an operator's order ends it."""
    for lang in LANGUAGES:
        for game in shelf.added():
            source(lang, game)
    api = Api(house, origins)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        errands = [house.restore, house.mend, house.tidy, house.feel_the_pulse]
        if house.bell is not None:
            errands.append(house.bell.attend)
        admin = Admin(house, stop)
        if house.cluster is not None:
            house.cluster.drain = admin.begin_to_drain
            errands.append(house.cluster.attend)
        tasks = [asyncio.create_task(house.keep_at(each)) for each in errands]
        if house.data is not None and hasattr(asyncio, "start_unix_server"):
            await admin.open(house.data / ADMIN)
        yield
        for task in tasks:
            task.cancel()
        await admin.close()
        await house.close()

    async def play(socket: WebSocket) -> None:
        if house.stopping or not allowed_origin(socket, origins) or not api.may_come(socket):
            await socket.close(1008)
            return
        await Socket(house, socket).serve()

    def paid(handler: Handler, cost: float) -> Handler:
        """A way in that is nobody's own: it costs the address a little all the same."""

        async def answer(request: Request) -> Response:
            if not api.may_come(request, cost):
                return fault(429, language(request), Refusal("too-many-requests"))
            return await handler(request)

        return answer

    async def words(request: Request) -> Response:
        lang, game = request.path_params["lang"], request.query_params.get("game", "")
        if lang not in LANGUAGES or game not in ("", *games.known()):
            raise HTTPException(404)
        pages = request.query_params.getlist("page")
        text = page_file(lang, game, pages) if game and pages else words_file(lang, game)
        tag = f'"{blake2b(text, digest_size=8).hexdigest()}"'
        headers = {"etag": tag, **ASK_AGAIN}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def health(_: Request) -> Response:
        well = await house.well()
        state = {"ok": well and not house.stopping, "version": __version__, "tables": len(house.tables)}
        return json(state, 200 if state["ok"] else 503)

    async def metrics(request: Request) -> Response:
        shown = request.headers.get("authorization", "")
        if not compare_digest(shown.encode(), f"Bearer {house.metrics_token}".encode()):
            raise HTTPException(404)
        page = house.metrics.page(monotonic())
        return Response(page, media_type="text/plain; version=0.0.4", headers=UNKEPT)

    async def readiness(_: Request) -> Response:
        ready = await house.receives()
        return json({"ready": ready}, 200 if ready else 503)

    description = cache(lambda: msgspec.json.encode(openapi(__version__)))

    async def described(_: Request) -> Response:
        return json(msgspec.Raw(description()))

    ways: list[BaseRoute] = [WebSocketRoute("/ws", play)]
    ways += [Path_(route.path, _endpoint(api, route), methods=[route.method]) for route in routes()]
    ways += [
        Path_("/words/{lang}.ftl", paid(words, 0.5)),
        Path_("/healthz", paid(health, 0.5)),
        Path_("/readyz", paid(readiness, 0.5)),
        Path_("/metrics", metrics),
        Path_("/openapi.json", paid(described, 2)),
        Path_("/{path:path}", paid(page, 0.1)),
    ]
    return SafeHeaders(Starlette(routes=ways, lifespan=lifespan))


def _endpoint(api: Api, route: Route) -> Callable[[Request], Awaitable[Response]]:
    return partial(_answer, api, route)


async def _answer(api: Api, route: Route, request: Request) -> Response:
    return await api.answer(route, request)


async def page(request: Request) -> Response:
    """A file of the client, or its page for every address that the client itself understands."""
    path = request.path_params["path"]
    try:
        file = (STATIC / path).resolve()
        found = bool(path) and file.is_file() and file.is_relative_to(STATIC.resolve())
    except (OSError, ValueError):
        raise HTTPException(404) from None
    if found:
        return FileResponse(file, headers=KEEP if file.parent.name == "assets" else ASK_AGAIN)
    index = STATIC / "index.html"
    if "." in path.rpartition("/")[2] or path.startswith("api/"):
        raise HTTPException(404)
    if not index.is_file():
        return PlainTextResponse("Nightbell is running. The web client has not been built.\n")
    return FileResponse(index, headers=ASK_AGAIN)


class SafeHeaders:
    """The same strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, send_with_headers)
