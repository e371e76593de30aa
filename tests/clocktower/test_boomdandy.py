"""The Boomdandy: an execution that everybody will remember."""

import pytest

from nightbell.games.clocktower.events import Pointed
from tests.clocktower.scenario import scenario

PLAIN = "boomdandy imp chef monk slayer recluse soldier virgin saint"


def blown_up(town, left, at, **plans):
    """The Boomdandy is executed; who is left beside the Demon, and at whom everybody points."""
    voters = " ".join(name for name in town.names if town.alive(name))
    town.nominate("chef", "boomdandy", voters)
    fingers = at if callable(at) else lambda _: town.seat(at)
    return town.close(boomdandy=left, boomdandy_point=fingers, **plans)


def started(cast=PLAIN, **plans):
    return scenario(cast).night(**plans)


@pytest.mark.ruling("boomdandy.blast")
def test_three_are_left_and_the_demon_is_one_of_them():
    town = started(PLAIN)
    town.nominate("chef", "boomdandy", "chef monk slayer soldier virgin saint")
    town.table.answer(town.town.storyteller, ("close",))
    town.until("boomdandy-point", boomdandy="chef monk")
    assert [name for name in town.names if town.alive(name)] == ["imp", "chef", "monk"]
    assert len(town.table.open) == 9


@pytest.mark.ruling("boomdandy.pointing")
def test_whom_most_point_at_dies_and_that_is_the_end():
    town = scenario("boomdandy po widow fortuneteller monk slayer chef")
    town.night(widow="monk", fortuneteller="monk slayer")
    votes = {"po": "fortuneteller", "fortuneteller": "po"}
    blown_up(town, "widow fortuneteller", lambda q: town.seat(votes.get(town.name(q.seat), "widow")))
    assert not town.alive("widow") and town.outcome == "evil"
    assert len(town.said(Pointed)) == 7


def test_pointing_at_the_demon_saves_the_town():
    assert blown_up(started(PLAIN), "chef monk", "imp").outcome == "good"


def test_between_as_many_nobody_dies_and_night_falls():
    town = started("boomdandy imp chef monk slayer recluse soldier virgin")
    half = [town.seat(name) for name in ("boomdandy", "imp", "chef", "monk")]
    fingers = lambda q: town.seat("imp" if q.seat in half else "chef")  # noqa: E731
    town = blown_up(town, "chef monk", fingers)
    assert town.living == 3 and town.outcome is None
    assert town.dusk().night(monk="chef", imp="monk").outcome == "evil"


@pytest.mark.ruling("boomdandy.only-execution")
def test_other_deaths_do_not_set_it_off():
    town = started("boomdandy imp golem monk slayer recluse soldier virgin")
    town.nominate("golem", "boomdandy", "")
    assert not town.alive("boomdandy") and town.living == 7
    assert blown_up(started(), "chef monk", "chef").living == 2


@pytest.mark.ruling("boomdandy.survived-execution")
def test_surviving_the_execution_still_sets_it_off():
    town = started(f"{PLAIN} devilsadvocate", devilsadvocate="boomdandy")
    blown_up(town, "boomdandy monk", "imp")
    assert town.alive("boomdandy") and not town.alive("chef") and town.outcome == "good"


@pytest.mark.ruling("boomdandy.unkillable")
def test_one_who_cannot_die_is_a_fourth_survivor():
    town = scenario("boomdandy imp chef monk slayer recluse sailor virgin")
    town.night(sailor="virgin", sailor_mate="virgin")
    blown_up(town, "chef monk", "chef")
    assert [name for name in town.names if town.alive(name)] == ["imp", "monk", "sailor"]
    assert town.outcome is None


def test_impaired_it_is_an_execution_like_any_other():
    town = started(f"{PLAIN} poisoner", poisoner="boomdandy")
    town.nominate("chef", "boomdandy", "chef monk slayer soldier virgin saint").close()
    assert town.living == 9


def test_a_dead_boomdandy_is_a_dud():
    town = started(PLAIN).word("slay", "boomdandy")
    town.nominate("chef", "boomdandy", "chef monk slayer soldier virgin saint").close()
    assert town.living == 8
