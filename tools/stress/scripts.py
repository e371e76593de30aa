"""Scripts good and bad, given to the desk of Clocktower as a person would load a file."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from nightbell.engine import Chance
from nightbell.games.clocktower.scripts import by_lot, write_script
from nightbell.server.app import application
from nightbell.server.house import House
from nightbell.server.store import Store
from tools.stress.fuzz import WRONG, ask
from tools.stress.inside import LAVISH

DESK = "/api/games/clocktower/script"


class Read(NamedTuple):
    good: int
    bad: int


async def read(data: Path, count: int, seed: int = 1) -> Read:
    """Every other one is good, and read; of the rest each is wrong somewhere, and answered in a sentence."""
    store = Store(str(data / "scripts.db"))
    house = House(store, b"x" * 32, data, LAVISH)
    app = application(house)
    _, token = await house.welcome("Author", "en")
    rng = Random(seed)
    good = bad = 0
    for number in range(count):
        raw = write_script(by_lot(Chance(rng.getrandbits(40))))
        if number % 2 == 0:
            raw = BOM_UTF8 + raw if number % 10 == 0 else raw
            status, answer = await ask(app, "POST", DESK, "", raw, token)
            assert status == 200, f"a good script was answered with {status}: {answer[:300]!r}"
            good += 1
        else:
            status, answer = await ask(app, "POST", DESK, "", spoilt(raw, rng), token)
            assert status < 500 and "⟦" not in answer.decode(), f"{status}: {answer[:300]!r}"
            bad += 1
    await house.close()
    return Read(good, bad)


def spoilt(raw: bytes, rng: Random) -> bytes:
    """A script that is wrong in one place: cut, flipped, far too long or deep, or with what is no role."""
    way = rng.randrange(5)
    if way == 0:
        return raw[: rng.randrange(len(raw))]
    if way == 1:
        at = rng.randrange(len(raw))
        return raw[:at] + bytes([raw[at] ^ 1 << rng.randrange(8)]) + raw[at + 1 :]
    if way == 2:
        return b"[" * rng.choice((100, 5_000)) + raw
    lines = msgspec.json.decode(raw)
    if way == 3:
        lines.insert(rng.randrange(len(lines)), rng.choice(WRONG))
        return msgspec.json.encode(lines)
    field = rng.choice(("id", "name", "team", "ability", "firstNight", "reminders", "special", "jinxes"))
    own = {"id": "own", "team": "demon", field: rng.choice(WRONG)}
    return msgspec.json.encode([*lines, own] * rng.choice((1, 1, 300)))
