"""The Matron, a Traveller who says where everybody sits."""

import pytest

from nightbell.games.clocktower.events import SeatsSwapped
from tests.clocktower.scenario import scenario

CAST = "empath chef imp monk slayer soldier baron matron:good"


def swaps(town, *pairs):
    """Two players change seats, and then perhaps others."""
    first, *rest = [tuple(sorted(town.seat(name) for name in pair.split())) for pair in pairs]
    more, left = iter([*(True for _ in rest), False]), iter(rest)
    swap = {"matron_swap": lambda _: next(left)} if rest else {}
    return town.standing("matron", "matron", first, matron_again=lambda _: next(more), **swap)


@pytest.mark.ruling("matron.swap")
def test_neighbours_are_those_of_the_new_seats():
    town = scenario(CAST).night()
    assert town.number("empath") == 0
    swaps(town, "chef imp")
    assert [town.name(seat) for seat in town.town.circle][:3] == ["empath", "imp", "chef"]
    town.day().night(monk="soldier", imp="soldier")
    assert town.number("empath") == 1


def test_whom_a_no_dashii_poisons_changes_with_the_seats():
    town = scenario("nodashii chef monk slayer soldier baron saint matron:good").night()
    assert town.poisoned("chef") and not town.poisoned("slayer")
    swaps(town, "chef slayer")
    assert town.poisoned("slayer") and not town.poisoned("chef")


@pytest.mark.ruling("matron.limit")
def test_at_most_three_in_one_go_and_the_rest_is_lost():
    town = swaps(scenario(CAST).night(), "chef imp", "monk slayer")
    assert len(town.said(SeatsSwapped)) == 2
    town.refused(lambda: swaps(town, "empath soldier"))
    town = swaps(scenario(CAST).night(), "chef imp", "monk slayer", "empath soldier")
    assert len(town.said(SeatsSwapped)) == 3 and len(town.questions("matron-again")) == 2


@pytest.mark.ruling("matron.seating-talk")
def test_whispers_are_for_neighbours():
    town = scenario(CAST).night()
    refusal = town.refused(lambda: town.standing("chef", "whisper", town.seat("slayer")))
    assert refusal.message == "stay-seated"
    town.standing("chef", "whisper", town.seat("imp"))
    town.exile("imp", "matron", "empath chef imp monk slayer")
    town.standing("chef", "whisper", town.seat("slayer"))


def test_an_impaired_matron_moves_nobody():
    town = scenario(f"poisoner {CAST}").night(poisoner="matron")
    assert swaps(town, "chef imp").said(SeatsSwapped) == []
