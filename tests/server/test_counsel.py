"""What stands beside a person in the Storyteller's chair: advice, and the way back."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tools.stress.servant import some_answer

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.counsel import Counsel
from tests.server.test_http import at_server

FAST = {"pace_ms": 0, "away_seconds": 0, "public": False, "dawn_seconds": [0, 0]}
PLAYERS = 7


class Taken(msgspec.Struct):
    answers: int
    given: int
    events: list[dict[str, object]]
    more: int


async def teller(base: str, **options: object) -> Client:
    visitor = await Visitor.come(base, "Anna")
    chosen = {"players": PLAYERS, **options}
    code = await visitor.open("clocktower", options=chosen, settings=FAST, play=True, seat=PLAYERS)
    client = await Client(visitor, code).enter()
    await client.until(lambda: client.decision is not None)
    return client


async def counsel(client: Client) -> Counsel:
    return msgspec.convert(await client.visitor.get(f"/api/tables/{client.code}/counsel"), Counsel)


async def until_asked(client: Client, kind: str) -> None:
    """Take the first answer to everything until such a question comes."""
    luck = Random(1)
    while True:
        await client.until(lambda: client.decision is not None)
        assert client.decision is not None
        if client.decision.kind == kind:
            return
        await client.answer(some_answer(client.decision, luck))


@at_server
async def test_a_storyteller_is_advised_with_reasons_and_told_what_is_true(base: str) -> None:
    seating = ["imp", "poisoner", "drunk=washerwoman", "chef", "monk", "virgin", "mayor"]
    client = await teller(base, seating=seating, by_the_table=False)
    await until_asked(client, "clue")
    assert client.decision is not None
    told = await counsel(client)
    assert told.ask == client.decision.ask and told.because[0].id == "no-ability"
    await client.answer(told.answer)
    await client.leave()


@at_server
async def test_before_the_deal_it_says_what_roles_do_to_the_bag(base: str) -> None:
    client = await teller(base, script="tb")
    told = await counsel(client)
    assert told.setup["baron"] == {"outsiders": [2]}
    assert told.setup["drunk"] == {"believes": ["townsfolk"]}
    assert told.answer is None and "monk" not in told.setup
    await client.leave()


@at_server
async def test_where_no_game_is_played_there_is_nothing_to_advise_on(base: str) -> None:
    """The last answer of a game and the question for advice on it may cross each other."""
    visitor = await Visitor.come(base, "Anna")
    code = await visitor.open("clocktower", options={"players": PLAYERS}, settings=FAST)
    client = await Client(visitor, code).enter()
    await client.do(wire.Sit("sit", PLAYERS))
    assert await counsel(client) == Counsel()
    await client.leave()


@at_server
async def test_a_step_back_takes_the_whole_set_up_back_and_says_so(base: str) -> None:
    client = await teller(base, script="tb")
    first = client.decision
    assert first is not None
    await until_asked(client, "bluffs")
    raw = await client.visitor.get(f"/api/tables/{client.code}/step-back")
    back = msgspec.convert(raw, Taken)
    assert "Dealt" in [event["type"] for event in back.events] and back.answers >= 2
    await client.do(wire.Undo("back", back.answers))
    await client.until(lambda: client.decision is not None and client.decision.kind == first.kind)
    await client.leave()


@at_server
async def test_nobody_else_is_advised(base: str) -> None:
    client = await teller(base, script="tb")
    stranger = await Visitor.come(base, "Eve")
    for what in ("counsel", "step-back"):
        with pytest.raises(Denied, match="not-at-table"):
            await stranger.get(f"/api/tables/{client.code}/{what}")
    watcher = await Client(stranger, client.code).enter()
    for what in ("counsel", "step-back"):
        with pytest.raises(Denied, match="storyteller-only"):
            await stranger.get(f"/api/tables/{client.code}/{what}")
    await watcher.leave()
    await client.leave()


@at_server
async def test_a_step_back_asks_about_both_of_a_pair_again_although_the_sun_has_risen(base: str) -> None:
    """Dawn comes by itself: to go back to it would change nothing."""
    seating = ["imp", "poisoner", "washerwoman", "soldier", "monk", "virgin", "mayor"]
    client = await teller(base, seating=seating, by_the_table=False)
    await until_asked(client, "clue")
    await client.answer((await counsel(client)).answer)
    await until_asked(client, "clue-second")
    assert client.decision is not None
    await client.answer(some_answer(client.decision, Random(1)))
    await client.until(lambda: isinstance(client.view, dict) and client.view["phase"] == "day")
    raw = await client.visitor.get(f"/api/tables/{client.code}/step-back")
    back = msgspec.convert(raw, Taken)
    assert "LearnsPair" in [event["type"] for event in back.events]
    await client.answer(["jot", 6, "while the dialog stood open"], standing="jot")
    await client.do(wire.Undo("back", back.answers, back.given))
    await client.until(lambda: client.decision is not None and client.decision.kind == "clue")
    await client.leave()
