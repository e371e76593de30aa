"""Puzzles over HTTP: shelf, accusation, hints, how others did, the puzzle of the day, one from a game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa
from tools.stress.servant import play

from nightbell.deduction.characters import DEMON, MINION, TYPE
from nightbell.deduction.headings import headings
from nightbell.deduction.solving import solve
from nightbell.engine import Refusal
from nightbell.server import puzzles
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.columns import solutions
from nightbell.server.records import Finished
from nightbell.server.store import Store
from nightbell.server.thinking import Desk
from nightbell.text import LANGUAGES, Words
from tests.server.conftest import serving
from tests.server.test_http import at_server

EASY = "tb-7-1001"


async def found(visitor: Visitor, path: str) -> dict[str, Any]:
    return cast(dict[str, Any], await visitor.get(path))


async def accuse(visitor: Visitor, id: str, demon: int, *minions: int, **more: object) -> dict[str, Any]:
    body = {"demon": demon, "minions": list(minions), **more}
    return cast(dict[str, Any], await visitor.post(f"/api/puzzles/{id}/accuse", body))


async def others(visitor: Visitor, **more: object) -> list[int]:
    """How others did, as it is told to whoever has found the answer."""
    demon, minions = evil(EASY)
    return list((await accuse(visitor, EASY, demon, *minions, **more))["others"])


def evil(id: str) -> tuple[int, list[int]]:
    world = puzzles.shelf()[id].world
    (demon,) = [seat for seat, role in enumerate(world) if TYPE[role] == DEMON]
    return demon, [seat for seat, role in enumerate(world) if TYPE[role] == MINION]


def test_every_puzzle_of_the_shelf_has_exactly_the_world_that_it_promises():
    assert len(puzzles.shelf()) >= 36
    for each in puzzles.shelf().values():
        solution = solve(each.puzzle)
        assert [world.roles for world in solution.worlds] == [each.world], each.card.id


def test_no_two_puzzles_of_the_shelf_are_called_the_same_and_every_title_has_words():
    for lang in LANGUAGES:
        words = Words(lang, "clocktower")
        called = [words.say(f"puzzle-title-{each.card.title.kind}", **said(words, each)) for each in all_()]
        assert len(set(called)) == len(called)
        assert not any("⟦" in title for title in called)
        kinds = {heading.kind for each in all_() for heading in headings(each.puzzle)}
        assert not [kind for kind in kinds if not words.knows(f"puzzle-title-{kind}")]


def all_() -> Sequence[puzzles.Posed]:
    return list(puzzles.shelf().values())


def said(words: Words, posed: puzzles.Posed) -> Mapping[str, object]:
    title, names = posed.card.title, posed.card.names
    name = "" if title.seat is None else words.thing("person", names[title.seat])
    return {"seat": name, "seat_gen": name, "seat_form": "she", "number": title.number}


def test_all_that_is_said_and_seen_on_the_shelf_has_words():
    for lang in LANGUAGES:
        words = Words(lang, "clocktower")
        for each in all_():
            board = puzzles.board(each)
            ids = [f"heard-{told.kind}" for spoken in board.spoken for told in spoken.told]
            ids += [f"seen-{seen.kind}" for seen in board.seen]
            ids += [f"person-{name}" for name in board.card.names]
            ids += [f"role-{role}" for role in (*board.hidden, *board.could_be)]
            assert not [id for id in ids if not words.knows(id)]


@at_server
async def test_a_puzzle_keeps_its_answer_until_somebody_has_found_it(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    board = await found(anna, f"/api/puzzles/{EASY}")
    demon, minions = evil(EASY)
    assert board["minions"] == len(minions)
    assert not {"answer", "world", "worlds", "roles"} & board.keys()
    others = [seat for seat in range(7) if seat not in (demon, *minions)]
    missed = await accuse(anna, EASY, others[0], *others[1 : 1 + len(minions)])
    assert missed == {"right": 0, "of": 1 + len(minions), "answer": None, "others": []}
    half = await accuse(anna, EASY, demon, *others[: len(minions)])
    assert (half["right"], half["answer"]) == (1, None)
    whole = await accuse(anna, EASY, demon, *minions)
    assert whole["answer"]["roles"] == [role.replace("_", "") for role in puzzles.shelf()[EASY].world]
    kinds = [thought["kind"] for thought in whole["answer"]["thoughts"]]
    assert "left" in kinds and "found" in kinds


@at_server
async def test_three_hints_lead_from_words_to_two_suspects_without_naming_the_demon_alone(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    hints = [await found(anna, f"/api/puzzles/{EASY}/hint?n={n}") for n in (1, 2, 3)]
    demon, _ = evil(EASY)
    assert [hint["kind"] for hint in hints] == ["look", "cleared", "among"]
    assert hints[0]["seats"] == [] and hints[0]["speakers"] == hints[1]["speakers"]
    assert demon not in hints[1]["seats"]
    assert demon in hints[2]["seats"] and len(hints[2]["seats"]) == 2
    with pytest.raises(Denied, match="no-such-hint"):
        await found(anna, f"/api/puzzles/{EASY}/hint?n=4")


@at_server
async def test_what_makes_no_sense_is_refused_in_one_sentence(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    demon, minions = evil(EASY)
    for wrong in ((demon,), (demon, demon), (demon, *minions, *minions)):
        with pytest.raises(Denied, match="bad-accusation"):
            await accuse(anna, EASY, *wrong)
    with pytest.raises(Denied, match="unknown-seat"):
        await accuse(anna, EASY, 99, *minions)
    for id in ("nowhere", "day-2020-01-01", "day-tomorrow", "game-", "game-none", "%2e%2e"):
        with pytest.raises(Denied, match=r"no-such-(puzzle|game)"):
            await found(anna, f"/api/puzzles/{id}")


@at_server
async def test_everybody_is_counted_once_and_only_with_the_answer(base: str) -> None:
    """What is told is how the others did; one's own first word stays, whatever is told later."""
    anna, boris, clara = [await Visitor.come(base, name) for name in ("Anna", "Boris", "Clara")]
    assert await others(anna, tries=1) == [0, 0, 0, 0]
    demon, minions = evil(EASY)
    missed = await accuse(boris, EASY, minions[0], demon, tries=1)
    assert missed["others"] == [] and await others(anna, tries=1) == [0, 0, 0, 0]
    for told in (2, 1, 3):
        assert await others(boris, tries=told) == [1, 0, 0, 0]
    assert await others(clara, tries=10_000) == [1, 1, 0, 0]
    assert await others(anna, tries=9) == [0, 1, 0, 1]
    assert await others(await Visitor.come(base, "Anna"), tries=3) == [1, 1, 0, 1], "a name is no person"


@at_server
async def test_who_is_no_guest_or_does_not_tell_is_answered_and_not_counted(base: str) -> None:
    nobody = Visitor(base)
    assert await others(nobody, tries=1) == [0, 0, 0, 0]
    silent = await Visitor.come(base, "Silent")
    assert await others(silent) == await others(silent, tries=0) == [0, 0, 0, 0]
    anna = await Visitor.come(base, "Anna")
    assert await others(anna, tries=2) == [0, 0, 0, 0]
    assert await others(nobody, tries=1) == [0, 1, 0, 0]


@at_server
async def test_a_count_that_makes_no_sense_is_refused_and_nothing_is_kept_of_it(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    for wrong in (-1, 10_001, 2**63, 1.5, "1", None, [1], True):
        with pytest.raises(Denied, match="bad-message"):
            await others(anna, tries=wrong)
    with pytest.raises(Denied, match="bad-message"):
        await others(anna, tries=1, first=True)
    assert await others(Visitor(base)) == [0, 0, 0, 0]


def test_of_a_puzzle_made_of_a_game_nothing_is_counted():
    posed = puzzles.shelf()[EASY].card
    assert puzzles.common(posed)
    assert puzzles.common(msgspec.structs.replace(posed, id="day-2026-11-16", day="2026-11-16"))
    assert not puzzles.common(msgspec.structs.replace(posed, id="game-abc"))


def test_who_is_forgotten_leaves_a_count_and_no_name(tmp_path: Path) -> None:
    """Nor does the database say of anybody else who has solved what."""

    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna, boris = [await Visitor.come(base, name) for name in ("Anna", "Boris")]
            ids = [(await server.house.guest(each.token)).id for each in (anna, boris)]
            for each in (anna, boris):
                await others(each, tries=1)
            with server.house.store.engine.connect() as db:
                kept = str(db.execute(sa.select(solutions)).all())
            assert kept.count(EASY) == 2
            assert not [each for each in (*ids, "Anna", "Boris") if each in kept]
            await server.house.forget(anna.token)
            assert await others(boris) == [1, 0, 0, 0]

    asyncio.run(story())


def test_what_is_counted_is_bounded_and_the_same_at_every_node(database: str) -> None:
    one, other = Store(database), Store(database)
    with ThreadPoolExecutor(8) as crowd:
        for node in (one, other) * 4:
            crowd.submit(node.archive.solved, "tb", "twice", 1, 3, "day-2026-11-16")
    for n, node in enumerate((one, other) * 3):
        node.archive.solved("tb", f"more {n}", 2, 3, "day-2026-11-16")
    assert one.archive.solvers("tb", "") == other.archive.solvers("tb", "") == {1: 1, 2: 2}
    assert other.archive.solvers("tb", "twice") == {2: 2}
    for day in ("15", "16", "17"):
        one.archive.solved(f"day-2026-11-{day}", "anna", 1, 3, "day-2026-11-15")
    other.archive.solved("snv", "anna", 4, 3, "day-2026-11-16")
    days = [one.archive.solvers(f"day-2026-11-{day}", "") for day in ("15", "16", "17")]
    assert days == [{}, {1: 1}, {1: 1}]
    assert one.archive.solvers("snv", "") == {4: 1} and one.archive.solvers("tb", "twice") == {2: 2}
    one.close()
    other.close()


@at_server
async def test_the_puzzle_of_the_day_is_made_once_and_called_by_its_day(base: str) -> None:
    asked: list[date] = []

    async def made(day: date) -> puzzles.Posed:
        asked.append(day)
        return puzzles._posed(shelved.puzzle, shelved.world, f"day-{day}", "tb", "easy", 0, str(day))

    shelved = puzzles.shelf()[EASY]
    anna = await Visitor.come(base, "Anna")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(puzzles, "_made", made)
        today = (await found(anna, "/api/puzzles"))["day"]
        board = await found(anna, f"/api/puzzles/day-{today}")
        shelf = await found(anna, "/api/puzzles")
        demon, minions = evil(EASY)
        for each in (anna, await Visitor.come(base, "Boris")):
            solved = await accuse(each, f"day-{today}", demon, *minions, tries=3)
    assert solved["others"] == [0, 0, 1, 0]
    assert board["card"]["day"] == today
    assert shelf["daily"]["id"] == f"day-{today}"
    assert [str(day) for day in asked] == [today]


def test_every_weekday_has_a_kind_of_puzzle_that_the_generator_can_make():
    assert len(puzzles.WEEK) == 7
    assert {level for _, _, level in puzzles.WEEK} == {"easy", "medium", "hard"}


async def play_out(client: Client, seed: int) -> None:
    await play(client, Random(seed), 4000)
    await client.until(lambda: client.outcome is not None)
    await client.leave()


@at_server
async def test_a_finished_game_becomes_a_puzzle_or_a_friendly_word(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    settings = {"pace_ms": 0, "away_seconds": 0}
    kinds = []
    for seed in range(2):
        options = {"players": 7, "script": "tb"}
        code = await anna.open("clocktower", options=options, settings=settings, play=True, seat=0)
        await play_out(await Client(anna, code).enter(), seed)
    for game in cast(list[dict[str, Any]], await anna.get("/api/history")):
        try:
            board = await found(anna, f"/api/puzzles/game-{game['id']}")
            kinds.append(board["card"]["id"])
            assert len(board["spoken"]) == 7
        except Denied as denied:
            assert "no-puzzle-in-game" in str(denied)
            kinds.append("refused")
    assert len(kinds) == 2


def test_a_game_that_goes_on_after_its_end_is_no_puzzle_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Storyteller may take back the last answer; nobody sees what it was until it ends again."""

    async def story() -> None:
        made: list[bytes] = []

        def from_game(found: Finished, id: str) -> puzzles.Posed:
            made.append(found.log)
            return next(iter(puzzles.shelf().values()))

        monkeypatch.setattr(puzzles, "from_game", from_game)
        desk, ended = Desk(), {"anna": Finished("anna", "R", 1, "clocktower", 1, "good", b"once")}

        async def game(id: str) -> Finished:
            if id not in ended:
                raise Refusal("no-such-game")
            return ended[id]

        shelf = puzzles.Puzzles(desk, lambda: 0)
        for _ in range(2):
            assert await shelf.find("game-anna", game, "")
        over = ended.pop("anna")
        with pytest.raises(Refusal, match="no-such-game"):
            await shelf.find("game-anna", game, "")
        ended["anna"] = msgspec.structs.replace(over, log=b"again")
        assert await shelf.find("game-anna", game, "") and made == [b"once", b"again"]
        desk.close()

    asyncio.run(story())
