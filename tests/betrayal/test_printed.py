"""Every printed number of Betrayal is the one in the table that was made from the fact sheets."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nightbell.games.betrayal import haunts, rooms
from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.cards.outcomes import TABLES, Call, Down, Get, Hit, Outcome, Up
from nightbell.games.betrayal.chart import CHART, TRAITOR_OF, TraitorRule
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.haunts.front_door import FrontDoor
from nightbell.games.betrayal.haunts.h04_the_web_of_destiny import FULL_GROWN, GROWTH, HATCHING, WEB_MIGHT
from nightbell.games.betrayal.haunts.h50_treasure_hunt import SEARCH_ROWS
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.rooms import ROOMS, Room
from nightbell.games.betrayal.traits import TRAITS
from tests.data import printed

PRINTED = printed("betrayal")
ORDER = ("speed", "might", "sanity", "knowledge")
HARDLY_PRINTED = {"disquieting-sounds", "hanged-men", "jonahs-turn"}
"""Rolls that are compared with something else than a number: omens, each trait, a card in a hand."""


def test_the_explorers():
    found = {
        id: {
            "colour": one.colour,
            "back": one.flip_side,
            "age": one.age,
            "born": f"{one.birthday[1]}.{one.birthday[0]}",
            **{
                trait: "".join(map(str, getattr(one, trait))) + f" {one.start[TRAITS.index(trait)]}"
                for trait in TRAITS
            },
        }
        for id, one in EXPLORERS.items()
    }
    assert found == PRINTED["explorers"]


def rolled(test: rooms.Test | None) -> str:
    return f"{test.trait} {test.target}" if test else ""


def as_printed(room: Room) -> dict[str, object]:
    found = {
        "floors": " ".join(room.floors),
        "doors": room.doors,
        "windows": room.windows,
        "joins": room.joins,
        "symbol": room.symbol,
        "outdoor": room.outdoor,
        "barrier": rolled(room.barrier),
        "leaving": rolled(room.leaving),
        "leaving_costs": room.leaving_costs,
        "lifts": room.lifts,
        "burns": room.burns,
    }
    return {name: value for name, value in found.items() if value}


@pytest.mark.parametrize("room", PRINTED["rooms"])
def test_the_tiles(room):
    assert as_printed(ROOMS[room]) == PRINTED["rooms"][room]


def test_the_stacks():
    assert set(ROOMS) == set(PRINTED["rooms"])
    assert (len(EVENTS), len(ITEMS), len(OMENS)) == (45, 22, 13)


def test_the_chart():
    found = {room: list(row.values()) for room, row in CHART.items()}
    assert found == PRINTED["chart"]
    assert all(list(row) == PRINTED["omens"] for row in CHART.values())


def told(rule: TraitorRule) -> str:
    sorts = {"trait": rule.trait, "age": "age"}
    most = "highest" if rule.highest else "lowest"
    words = f"{most} {sorts[rule.mode]}" if rule.mode in sorts else rule.mode
    words += " but revealer" if rule.but_revealer else ""
    return f"{rule.named}, else {words}" if rule.named else words


def test_who_becomes_the_traitor():
    assert {number: told(rule) for number, rule in TRAITOR_OF.items()} == PRINTED["traitors"]


def said(outcome: Outcome) -> str:
    match outcome:
        case Up(trait, rows):
            return f"{trait} +{rows}"
        case Down(trait, rows):
            return f"{trait} -{rows}"
        case Hit(harm, dice):
            return f"{harm} {dice} dice"
        case Get(deck, cards):
            return f"draw {cards} {deck}"
    return ""


@pytest.mark.parametrize("table", PRINTED["rolls"])
def test_the_rows_of_a_roll(table):
    """Totals are always compared; gains and hurts where the row says them itself and does not do them."""
    rows = TABLES[table]
    assert [row[0] for row in rows] == [int(row.split(":")[0]) for row in PRINTED["rolls"][table]]
    for (_, *outcomes), want in zip(rows, PRINTED["rolls"][table], strict=True):
        declared = [each for each in outcomes if not isinstance(each, int)]
        told = sorted(filter(None, map(said, declared)))
        wanted = [each for each in want.split(":")[1].strip().split(", ") if each]
        if any(isinstance(each, Call) for each in declared) or not declared:
            assert set(told) <= set(wanted)
        else:
            assert told == wanted


def test_no_roll_is_left_out():
    assert set(TABLES) - HARDLY_PRINTED == set(PRINTED["rolls"])


def test_the_monsters():
    found = {
        number: {
            id: {trait: value for trait, value in zip(ORDER, kind.traits, strict=True) if value >= 0}
            for id, kind in haunt.kinds.items()
            if id != "evil-twin"
        }
        for number, haunt in HAUNTS.items()
    }
    assert {number: kinds for number, kinds in found.items() if kinds} == PRINTED["monsters"]


def test_the_spider_grows():
    assert {**{turn: list(traits) for turn, traits in GROWTH.items()}, 7: list(FULL_GROWN)} == PRINTED[
        "spider"
    ]
    assert (PRINTED["hatching"], PRINTED["web"]) == (HATCHING, WEB_MIGHT)


def test_the_search_for_the_treasure():
    assert list(SEARCH_ROWS) == PRINTED["treasure"]


def traits_of(node: ast.expr) -> list[str]:
    return [each.id.lower() for each in ast.walk(node) if isinstance(each, ast.Name) and each.id.isupper()]


def tasks_in(file: Path) -> dict[str, str]:
    """Which task wants which total, read off its roll: `task_roll(…, "dig", MIGHT, 4)`."""
    found = {}
    for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id in ("task_roll", "roll_either"):
            _, _, name, _, target = map(ast.unparse, call.args)
            if name.startswith("'"):
                found[ast.literal_eval(name)] = " ".join([*traits_of(call.args[3]), target])
        elif call.func.id == "TryTask" and isinstance(call.args[2], ast.Compare):
            limit = call.args[2].comparators[0]
            if isinstance(limit, ast.Constant):
                found[ast.literal_eval(call.args[1])] = str(limit.value)
    return found


def test_the_tasks_of_the_haunts():
    found: dict[str, str] = {}
    for file in sorted(Path(haunts.__path__[0]).glob("*.py")):
        found |= tasks_in(file)
    found["open-front-door"] = found["open-front-door"].replace(
        "self.door_target", str(FrontDoor.door_target)
    )
    assert found == {task: str(total) for task, total in PRINTED["tasks"].items()}
