"""Haunt 39, The Heir."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call, may_know
from nightbell.games.betrayal.atoms import Die, Take, ToDiscard
from nightbell.games.betrayal.haunts.h39_the_heir import is_enough, rooms_of
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.rooms import OMEN_ROOMS, STATUARY_CORRIDOR
from nightbell.games.betrayal.traits import OMEN, CardId, RoomId
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE, OX, PETER, JENNY = Seat(0), Seat(1), Seat(2), Seat(3)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(*lurks: str, waits: tuple[str, ...] = (), names: tuple[str, ...] = SIX[:4]) -> Story:
    """Zoe began it, Ox is the traitor, Jenny is the heir; the throne is west of the hall."""
    night = Story(*names).haunted(39, traitor="ox").room("statuary-corridor", "ground", 2, 1)
    night.put("ox", "upper-landing").put("peter", "upper-landing")
    night.house.secrets["heir"] = night.house.explorers[3] if len(names) > 3 else night.house.explorers[2]
    for room in lurks:
        night.house.secrets[f"assassin {room}"] = room
    for room in waits:
        night.house.secrets[f"patient {room}"] = room
    night.house.marks["assassins-left"] = len(lurks) + len(waits)
    return night


# ---- right now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_a_name_is_whispered_and_as_many_assassins_hide_as_players(players):
    night = Story(*SIX[:players]).haunted(39, traitor="ox")
    for place, room in enumerate(("attic", "larder", "library", "chapel")):
        night.room(room, "ground", place + 5, 5)
    free = ["attic", "larder", "library", "chapel", "foyer", "grand-staircase"]
    chosen = tuple(room for room in night.house.placed if room in free)[:players]
    heir = [PETER] if players > 3 else []
    night.run(call(HAUNTS[39].right_now), ("at", "upper-landing", "N"), *heir, chosen)
    assert night.state.secrets["heir"] == "peter-akimoto" and night.state.mark("assassins-left") == players
    assert rooms_of(night.state, "assassin") == list(chosen) and STATUARY_CORRIDOR in night.state.placed


def test_not_where_somebody_is_nor_before_the_throne_at_first():
    night = Story(*SIX[:4]).haunted(39, traitor="ox").room("statuary-corridor", "ground", 2, 1)
    empty = ("basement-landing", "grand-staircase", "upper-landing")
    night.put("peter", "foyer").run(call(HAUNTS[39].right_now), PETER, empty)
    assert night.state.mark("assassins-left") == 3, "as many as there are rooms"


def test_each_side_has_its_secret():
    night = table("foyer", waits=("attic",))
    assert "heir" in night.view("zoe").secrets and "assassin foyer" not in night.view("zoe").secrets
    traitor = night.view("ox").secrets
    assert set(traitor) == {"assassin foyer", "patient attic"}


# ---- the traitor's page


def test_who_walks_in_on_an_assassin_is_struck_and_nobody_is_asked_before():
    night = table("foyer").dice(1, 1).does("zoe", "move", "foyer")
    assert night.question.kind == "share-damage"
    night.answers((2, 0))
    assert night.rows("zoe", "might") == 1 and rows_left(night) == []
    assert night.state.mark("assassins-left") == 0
    night.end()


def rows_left(night: Story) -> list[RoomId]:
    return rooms_of(night.state, "assassin")


def test_one_assassin_strikes_once():
    night = table("foyer").dice(0, 0).does("zoe", "move", "foyer").does("zoe", "move", "entrance-hall")
    night.does("zoe", "move", "foyer").end()


def test_one_told_to_wait_lets_heroes_pass_and_the_traitor_always_passes():
    night = table(waits=("foyer",)).does("zoe", "move", "foyer")
    assert rooms_of(night.state, "patient") == ["foyer"]
    night.end()
    own = table("grand-staircase").turn_of("ox").does("ox", "move", "grand-staircase")
    assert rows_left(own) == ["grand-staircase"]
    own.end()


def test_orders_are_given_in_the_traitors_turn_and_nobody_hears_them():
    night = table("foyer").turn_of("ox").does("ox", "hold-assassin", "foyer")
    assert rooms_of(night.state, "patient") == ["foyer"] and rows_left(night) == []
    night.does("ox", "loose-assassin", "foyer")
    assert rows_left(night) == ["foyer"]
    heard = [told for told in night.table.history if type(told.event).__name__ == "SecretLearned"]
    assert heard and all(not may_know(ZOE, told.to) for told in heard)
    assert "hold-assassin" not in table("foyer").verbs


@pytest.mark.parametrize("turn, more", [(1, False), (2, True), (3, False), (5, True), (6, False)])
def test_more_of_them_come_after_the_third_and_the_sixth_turn(turn, more):
    night = table("foyer")
    night.house.marks["track"] = turn
    rooms = ("basement-landing", "grand-staircase", "statuary-corridor")
    night.run(call(HAUNTS[39].after_turn, OX), *([rooms] if more else []))
    assert night.state.mark("track") == turn + 1
    assert night.state.mark("assassins-left") == (4 if more else 1)
    if more:
        assert set(rows_left(night)) == {"foyer", *rooms}, "now before the throne as well"


def test_only_the_traitors_turns_count():
    night = table().run(call(HAUNTS[39].after_turn, ZOE))
    assert night.state.mark("track") == 0


def test_the_heirs_death_ends_it_and_nobody_elses_does():
    night = table().run(Die(PETER))
    assert not night.state.winners
    night.run(Die(JENNY))
    assert night.table.outcome == "traitor"


# ---- the heroes' page


@pytest.mark.parametrize(
    "name, cards, outcome",
    [
        ("jenny", ("spear", "ring"), "heroes"),
        ("jenny", ("spear",), None),
        ("jenny", ("ring",), None),
        ("zoe", ("spear", "ring"), None),
    ],
)
def test_the_heir_before_the_throne_with_spear_and_ring(name, cards, outcome):
    night = table().give(name, *cards).run(Go(table().seat(name), STATUARY_CORRIDOR))
    assert night.table.outcome == outcome


def test_what_is_missing_may_be_given_before_the_throne():
    night = table().give("jenny", "spear").put("jenny", "statuary-corridor").run(Take(JENNY, CardId("ring")))
    assert night.table.outcome == "heroes"


def test_if_the_ring_is_gone_for_good_the_spear_is_enough():
    night = table().give("jenny", "spear")
    assert not is_enough(night.house, JENNY), "it can still be drawn"
    night.house.tiles = [tile for tile in night.house.tiles if tile not in OMEN_ROOMS]
    assert is_enough(night.house, JENNY)
    lies = table().give("jenny", "spear")
    lies.house.decks[OMEN].remove(CardId("ring"))
    lies.house.piles[RoomId("foyer")] = (CardId("ring"),)
    assert not is_enough(lies.house, JENNY)
    held = table().give("jenny", "spear").give("zoe", "ring")
    assert not is_enough(held.house, JENNY)
    burnt = table().give("jenny", "spear")
    burnt.house.decks[OMEN].remove(CardId("ring"))
    burnt.run(ToDiscard(CardId("ring")))
    assert is_enough(burnt.state, JENNY)


def test_any_heir_who_dies_loses_the_throne_the_first_at_the_table_too():
    night = table()
    night.house.secrets["heir"] = night.house.explorers[0]
    assert not HAUNTS[39].traitor_won(night.house)
    night.house.alive[0] = False
    assert HAUNTS[39].traitor_won(night.house)
