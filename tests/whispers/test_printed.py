"""Every printed number of Whispers is the one in the table that was made from the fact sheet."""

from collections import Counter
from collections.abc import Iterable

import pytest

from nightbell.games.whispers import RULES
from nightbell.games.whispers.content import CARDS, ITEMS, KILLERS, SILVER
from nightbell.games.whispers.maps import BOARDS, Passage, Place
from tests.data import printed

PRINTED = printed("whispers")


def spelled(passages: Iterable[Passage]) -> set[frozenset[str]]:
    return {frozenset(place.split("-")[1] for place in passage) for passage in passages}


def passages(printed: str) -> set[frozenset[str]]:
    return {frozenset(line.split("-")) for line in printed.split()}


def mark(place: Place) -> str:
    return place.split("-")[1]


@pytest.mark.parametrize("map", PRINTED["maps"])
def test_the_lines_of_a_map(map):
    board, want = BOARDS[map], PRINTED["maps"][map]
    assert spelled(board.doors) == passages(want["doors"])
    assert spelled(board.dotted) == passages(want["dotted"])
    assert spelled(board.secret) == passages(want["secret"])
    assert spelled(board.killer_only) == passages(want.get("killer_only", ""))
    assert spelled(board.barred_at_start) == passages(want.get("barred", ""))


@pytest.mark.parametrize("map", PRINTED["maps"])
def test_the_places_of_a_map(map):
    board, want = BOARDS[map], PRINTED["maps"][map]
    assert sorted(map_place[-2:] for map_place in board.places) == sorted(
        f"{zone}{n}" for zone in "RBG" for n in range(1, 6)
    )
    assert {mark(place) for place in board.search} == set(want["search"].split())
    assert {symbol: mark(place) for symbol, place in board.symbols.items()} == want["symbols"]
    for name in ("transmitter", "main_exit", "secret_exit"):
        assert mark(getattr(board, name)) == want[name]


def test_all_maps_and_killers_are_in_the_table():
    assert set(BOARDS) == set(PRINTED["maps"])
    assert set(KILLERS) == set(PRINTED["killers"])
    assert {id: list(killer.ratings) for id, killer in KILLERS.items()} == PRINTED["ratings"]


def test_the_items():
    found = {
        item.id: {name: getattr(item, name) for name in ("search", "equipment", "noisy", "defence", "kept")}
        for item in ITEMS.values()
    }
    assert found == PRINTED["items"]
    assert Counter(SILVER) == Counter(PRINTED["silver"])


def strengths(killer: str) -> list[int]:
    """What a defence must reach from level to level."""
    hunt, found = RULES.new({"killer": killer}, 1), []
    for hunt.level in range(1, 6):
        found.append(hunt.strength)
    return found


@pytest.mark.parametrize("killer", PRINTED["killers"])
def test_a_killers_mat_and_deck(killer):
    mat, want = KILLERS[killer], PRINTED["killers"][killer]
    assert strengths(killer) == want["strength"]
    found = {
        id: {
            "copies": copies,
            "kinds": set(CARDS[id].kinds),
            "cost": CARDS[id].cost,
            "lock": CARDS[id].lock,
        }
        for id, copies in mat.deck
    }
    assert found == {id: {**card, "kinds": set(card["kinds"].split())} for id, card in want["cards"].items()}
