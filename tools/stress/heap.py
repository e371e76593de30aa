"""What a browser holds of others' secrets: all of its memory, searched for words that only they may know."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from playwright.sync_api import Page
from tests.web.conftest import Visitor
from tests.web.play import PRESS


class Held(NamedTuple):
    bytes: int
    secrets: int
    known: int
    """Words of the same kind that the page may know, and that were found."""


def heap(page: Page) -> str:
    """The whole memory of a page, as its debugger tells it: every string that is alive is in it."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda told: chunks.append(told["chunk"]))
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


def searched(anna: Visitor, boris: Visitor, clara: Visitor, game: str, seed: int, presses: int = 12) -> Held:
    """Anna plays in a browser, while Boris and Clara whisper to each other and to her, and speak to all."""
    rng = Random(f"{game} {seed}")
    code = anna.new_table(game, {}, play=False, seat=0)
    for visitor, name, seat in ((boris, "Boris", 1), (clara, "Clara", 2)):
        visitor.introduce(name)
        visitor.order(code, {"type": "sit", "seat": seat})
    anna.order(code, {"type": "begin"})
    frames: list[str] = []
    anna.page.on("websocket", lambda link: link.on("framereceived", lambda raw: frames.append(str(raw))))
    page = anna.go(f"/t/{code}")
    page.wait_for_selector("#board")
    secrets: list[str] = []
    known: list[str] = []
    for number in range(presses):
        secret, to_anna, to_all = _word(rng), _word(rng), _word(rng)
        said = boris.order(
            code,
            {"type": "say", "text": secret, "to": ["p3"]},
            {"type": "say", "text": to_anna, "to": ["p1"]},
            {"type": "say", "text": to_all},
            unless="night-is-silent",
        )
        if said:
            secrets.append(secret)
            known += [to_anna, to_all]
        page.evaluate(PRESS, number)
    assert known, "nothing could be said"
    while not any(known[-1] in raw for raw in frames):
        page.wait_for_timeout(20)
    tokens = [each["value"] for visitor in (boris, clara) for each in visitor.context.cookies()]
    held = heap(page)
    for secret in (*secrets, *tokens):
        assert secret not in held, f"{game}: the page holds {secret}"
    found = sum(word in held for word in known)
    assert found == len(known), "the search does not find what the page is known to hold"
    return Held(len(held), len(secrets) + len(tokens), found)


def _word(rng: Random) -> str:
    return f"canary-{rng.getrandbits(64):016x}"
