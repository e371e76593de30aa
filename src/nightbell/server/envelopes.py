"""Around every request and reply: the asker's language, numbers in an address, the status of a refusal."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nightbell import games
from nightbell.engine import Refusal, Remark
from nightbell.text import HOME, Lang, Words, spoken

MOST_HOST = 260
"""Letters of a host's name and port. No name is longer, and to draw one takes longer than its length."""
UNKEPT = {"cache-control": "no-store"}
"""On every answer that is somebody's own: nothing between us keeps it."""
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


def json(reply: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(reply), status, UNKEPT, "application/json")


def fault(status: int, lang: Lang, refusal: Refusal) -> Response:
    return json(worded(refusal, lang), status)


def worded(refusal: Refusal, lang: Lang) -> Remark:
    for game in ("", *games.known()):
        words = Words(lang, game)
        if words.can_refuse(refusal):
            break
    return Remark(refusal.message, words.why_not(refusal), refusal.rule)


def attached(name: str, log: bytes) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', **UNKEPT}
    return Response(log, media_type="application/jsonl", headers=headers)


def send_on(request: Request, answered: Response, refusal: Refusal) -> None:
    """To the node that has the table. Who was sent on already, and came here, only waits a little."""
    node = str(refusal.args_for_text.get("node", ""))
    if node and "node" not in request.query_params:
        answered.status_code = 307
        answered.headers["location"] = str(
            request.url.include_query_params(node=node).replace(scheme="", netloc="")
        )


def language(request: Request) -> Lang:
    """The language a browser asks for, or the house's own if it asks for none."""
    wanted = request.headers.get("accept-language", "*")
    return HOME if wanted.startswith("*") else spoken(wanted)


def origin(request: Request) -> str:
    """The house's own address, as whoever asks has called it."""
    host = request.headers.get("host", "localhost")
    if len(host) > MOST_HOST:
        raise Refusal("bad-message")
    return f"{request.url.scheme}://{host}"


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
