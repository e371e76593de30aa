"""Discovering: tiles by their floors and doors, false doors, the floor that may not be closed."""

from __future__ import annotations

import pytest

from nightbell.engine import Refusal, Seat
from nightbell.games.betrayal.explore import rearrangements
from nightbell.games.betrayal.house import DOORS, House, false_doors
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import BASEMENT, GROUND, OPPOSITE, UPPER, CardId, RoomId
from nightbell.games.betrayal.walk import Happen
from tests.betrayal.scenario import Story


def free_doorways(house: House, floor: str) -> int:
    return len(house.open_doorways(next(f for f in (BASEMENT, GROUND, UPPER) if f == floor)))


@pytest.mark.rule("B-079", "B-081", "B-082")
def test_a_new_room_behind_an_open_doorway():
    night = Story().stack("patio", "ballroom").deck("event", "night-view").dice(0, 0, 0)
    night.does("zoe", "explore", "N")
    assert night.question.kind == "turn-tile"
    assert dict(night.question.about) == {"room": "patio", "other_room": "entrance-hall", "door": "N"}
    night.answers(night.options[0])
    assert night.where("zoe") == "patio"
    assert night.state.left(Seat(0)) == 3
    assert "entrance-hall" in night.state.exits(RoomId("patio"))
    assert OPPOSITE["N"] in night.state.doors(RoomId("patio"))
    night.end()


@pytest.mark.rule("B-083")
def test_doors_meet_doors_where_they_can():
    """North of the Foyer, with the blank side of the Gardens to the east: one way to turn the Dining Room."""
    night = Story().room("gardens", "ground", 2, -1).stack("dining-room").deck("omen", "skull")
    night.put("zoe", "foyer")
    _, towards, walls = night.house.surroundings(GROUND, 1, -1)
    false = [false_doors(doors, towards, walls) for doors in DOORS[RoomId("dining-room")]]
    turns = night.house.turnings(RoomId("dining-room"), RoomId("foyer"), "N")
    assert turns == (2,) and false[2] == 0 and false[1] == 1
    night.does("zoe", "explore", "N")
    assert night.where("zoe") == "dining-room" and night.state.doors(RoomId("dining-room")) == "SW"


@pytest.mark.rule("B-084", "B-151")
def test_false_doors_lead_nowhere():
    """The Ballroom has four doors, one of them against the blank east wall of the Gardens."""
    night = Story().room("gardens", "ground", 2, -1).stack("ballroom").deck("event", "night-view")
    night.put("zoe", "foyer").dice(0, 0, 0)
    night.does("zoe", "explore", "N")
    assert night.where("zoe") == "ballroom"
    assert "E" in night.state.doors(RoomId("ballroom"))
    assert "gardens" not in night.state.exits(RoomId("ballroom"))
    assert "E" not in night.state.gaps[RoomId("ballroom")]
    night.ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    assert ("move", "gardens") not in night.options and ("explore", "E") not in night.options
    assert night.refused("move", "gardens").rule == "B-088"


@pytest.mark.rule("B-085", "B-086", "B-087")
def test_tiles_of_other_floors_go_under_the_stack():
    night = Story().only_tiles("attic", "balcony", "tower", "kitchen", "larder").deck("omen", "skull")
    night.does("zoe", "explore", "N").answers(night.options[0])
    assert night.where("zoe") == "kitchen"
    assert night.state.tiles == ["larder", "attic", "balcony", "tower"]
    first = (
        Story().only_tiles("attic", "kitchen", "larder").deck("omen", "skull").put("zoe", "basement-landing")
    )
    first.does("zoe", "explore", "N").answers(first.options[0])
    assert first.where("zoe") == "kitchen" and first.state.tiles == ["larder", "attic"]
    assert set(ROOMS[RoomId("kitchen")].floors) == {BASEMENT, GROUND}


def nearly_closed() -> Story:
    """The upper floor with a single open doorway, the north one of the Upper Landing."""
    night = Story().room("attic", "upper", 1, 0, turn=1).room("storeroom", "upper", -1, 0, turn=1)
    night.room("chapel", "upper", 0, 1)
    night.house.relink([RoomId("upper-landing")])
    return night.put("zoe", "upper-landing")


@pytest.mark.rule("B-153", "B-154")
def test_a_tile_that_would_close_its_floor_is_discarded():
    night = nearly_closed()
    assert free_doorways(night.house, "upper") == 1
    night.only_tiles("conservatory", "balcony").deck("omen", "skull")
    assert night.house.turnings(RoomId("conservatory"), RoomId("upper-landing"), "N") == ()
    night.does("zoe", "explore", "N")
    if night.question.kind == "turn-tile":
        night.answers(night.options[0])
    assert night.where("zoe") == "balcony"
    assert night.state.aside == ["conservatory"] and "conservatory" not in night.state.tiles


@pytest.mark.rule("B-155")
def test_a_floor_that_only_closing_tiles_are_left_for_is_rearranged():
    """Two doorways open, but into the same cell; a tile with one door would close both."""
    night = Story().room("vault", "upper", 0, 1).room("mystic-elevator", "upper", -1, 0, turn=1)
    night.room("creaky-hallway", "upper", 1, 0).room("chapel", "upper", 2, 0, turn=3)
    night.room("attic", "upper", 1, 1, turn=2).room("storeroom", "upper", 1, -1, turn=3)
    night.put("zoe", "upper-landing").only_tiles("conservatory").deck("event", "night-view")
    assert night.house.turnings(RoomId("conservatory"), RoomId("upper-landing"), "N") == ()
    moves = rearrangements(night.house, UPPER, RoomId("upper-landing"), "N")
    assert moves
    night.does("zoe", "explore", "N")
    assert night.question.kind == "rearrange" and night.question.seat == 0
    assert set(night.options) == set(moves)
    night.dice(0, 0, 0).answers(moves[0])
    assert night.where("zoe") == "conservatory"
    assert free_doorways(night.state, "upper") >= 1
    night.end()


@pytest.mark.rule("B-161", "B-162")
def test_a_floor_without_tiles_left_is_complete():
    night = Story().only_tiles("larder", "crypt").put("zoe", "upper-landing")
    assert "explore" not in night.verbs
    assert night.refused("explore", "N").rule == "B-161"
    empty = Story().only_tiles()
    assert "explore" not in empty.verbs
    below = Story().only_tiles("larder").put("zoe", "basement-landing")
    assert "explore" in below.verbs


@pytest.mark.rule("B-152")
def test_a_window_against_a_wall_is_no_window():
    night = Story().room("bedroom", "upper", 0, 1)
    assert night.house.is_window(RoomId("bedroom"))
    night.room("storeroom", "upper", 0, 2)
    assert not night.house.is_window(RoomId("bedroom"))
    night.put("zoe", "bedroom").run(Happen(Seat(0), CardId("shrieking-wind")))
    assert night.news("Threw") == []


@pytest.mark.rule("B-163", "B-168", "B-172", "B-177")
@pytest.mark.parametrize(
    ("room", "deck", "card"),
    [("gardens", "event", "night-view"), ("bloody-room", "item", "axe"), ("balcony", "omen", "ring")],
)
def test_the_first_to_enter_draws_for_the_symbol(room, deck, card):
    floor = "upper" if room == "balcony" else "ground"
    night = Story().room("creaky-hallway", floor, *((0, 1) if floor == "upper" else (2, 1)))
    spot = (0, 2) if floor == "upper" else (2, 2)
    night.room(room, floor, *spot, due=True).put("zoe", "creaky-hallway").deck(deck, card)
    night.dice(*([0, 0, 0] if deck == "event" else []))
    night.does("zoe", "move", room)
    drew = night.news("Drew")
    assert [(news.deck, news.card) for news in drew] == [(deck, card)]
    plain = Story().room("creaky-hallway", "ground", 2, 1)
    plain.does("zoe", "move", "creaky-hallway")
    assert plain.news("Drew") == []


@pytest.mark.rule("B-160")
def test_the_card_comes_before_the_rooms_text():
    """The Crypt's event on entering, its harm at the end of the turn, every turn."""
    night = Story().room("creaky-hallway", "basement", 0, 1).room("crypt", "basement", 0, 2, due=True)
    night.put("zoe", "creaky-hallway").deck("event", "night-view").dice(0, 0, 0)
    night.does("zoe", "move", "crypt")
    night.ends_turn("zoe").answers((1, 0))
    told = [type(entry.event).__name__ for entry in night.table.history]
    assert told.index("Drew") < told.index("Suffered")
    night.ends_turn("ox").ends_turn("peter").ends_turn("zoe").answers((1, 0))
    assert night.rows("zoe", "sanity") == 0
    night.end()


@pytest.mark.rule("B-185")
def test_an_event_that_finds_a_room_draws_for_it():
    night = Story().only_tiles("bloody-room").deck("item", "axe")
    night.run(Happen(Seat(0), CardId("the-walls")), ("at", "entrance-hall", "N"))
    assert night.where("zoe") == "bloody-room" and "axe" in night.hand("zoe")


@pytest.mark.rule("B-186")
def test_a_room_that_a_haunt_brought_draws_nothing():
    from nightbell.games.betrayal.explore import BringRoom

    night = Story().haunted(43)
    night.run(BringRoom(RoomId("patio"), Seat(0), (GROUND,)), ("at", "entrance-hall", "N"), 0)
    assert not night.state.placed[RoomId("patio")].due
    walk = Story().haunted(1, traitor="ox").room("patio", "ground", 2, -1, due=False)
    walk.does("zoe", "move", "patio")
    assert walk.news("Drew") == [] and not walk.state.halted


def test_an_illegal_turn_of_a_tile_is_refused_with_its_rule():
    night = Story().stack("patio")
    night.does("zoe", "explore", "N")
    with pytest.raises(Refusal) as refused:
        night.table.answer(Seat(0), 9)
    assert refused.value.rule == "B-083"


@pytest.mark.rule("B-098", "B-159")
def test_each_rooms_text_comes_at_its_own_moment_every_time():
    """The Coal Chute acts on entering, in two turns; the Larder at the end of a turn in it."""
    night = Story().room("coal-chute", "ground", 2, 1).room("larder", "basement", 0, 1)
    for _ in range(2):
        night.house, night._table = night.state, None
        night.put("zoe", "entrance-hall").does("zoe", "move", "coal-chute")
        assert night.where("zoe") == "basement-landing"
        night.ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    night.does("zoe", "move", "larder")
    assert night.rows("zoe", "might") == 3
    night.ends_turn("zoe")
    assert night.rows("zoe", "might") == 4
