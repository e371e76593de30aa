"""What lies in the box, how the table is laid, and who begins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nightbell.engine import SPECTATOR, Chair, Refusal, Seat, Table, random_players, read_log, replay
from nightbell.engine import play_out as play
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import HouseThrow, MonsterThrow, Spawn, Throw, throw
from nightbell.games.betrayal.cards.catalogue import CARDS, COMPANIONS, OMENS, WEAPONS
from nightbell.games.betrayal.chart import CHART, OMEN_COLUMNS, TRAITOR_OF
from nightbell.games.betrayal.explorers import EXPLORERS, TRACK
from nightbell.games.betrayal.house import DOORS, HAUNTS, Figure
from nightbell.games.betrayal.news import HauntRolled
from nightbell.games.betrayal.rooms import (
    BARRIER_ROOMS,
    ENTRANCE_HALL,
    MYSTIC_ELEVATOR,
    OMEN_ROOMS,
    ROOMS,
    STACK,
    START,
    UPPER_LANDING,
)
from nightbell.games.betrayal.traits import (
    EVENT,
    FLOORS,
    ITEM,
    MENTAL,
    MIGHT,
    OMEN,
    PHYSICAL,
    SUFFER,
    TRAITS,
    ExplorerId,
    RoomId,
)
from tests.betrayal.scenario import Story


@pytest.mark.rule("B-001")
@pytest.mark.parametrize(("players", "welcome"), [(2, False), (3, True), (6, True), (7, False)])
def test_three_to_six_play(players, welcome):
    if welcome:
        assert RULES.new({"players": players}, 1).players == players
    else:
        with pytest.raises(Refusal) as refused:
            RULES.new({"players": players}, 1)
        assert refused.value.rule == "B-001"


@pytest.mark.rule("B-002", "B-035")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_everybody_has_an_explorer_of_their_own(players):
    for seed in range(20):
        house = RULES.new({"players": players, "explorers": ("", "ox-bellows")}, seed)
        assert house.explorers[1] == "ox-bellows"
        assert len(set(house.explorers)) == players
        assert len({EXPLORERS[name].colour for name in house.explorers}) == players


@pytest.mark.rule("B-002")
def test_an_explorer_can_be_chosen_only_once():
    with pytest.raises(Refusal) as refused:
        RULES.new({"explorers": ("zoe-ingstrom", "zoe-ingstrom")}, 1)
    assert refused.value.message == "explorer-twice"


@pytest.mark.rule("B-017")
def test_two_sides_of_one_card_are_not_both_in_play():
    assert len(EXPLORERS) == 12
    for explorer in EXPLORERS.values():
        assert EXPLORERS[explorer.flip_side].flip_side == explorer.id
        assert EXPLORERS[explorer.flip_side].colour == explorer.colour
    with pytest.raises(Refusal) as refused:
        RULES.new({"explorers": ("zoe-ingstrom", "missy-dubourde")}, 1)
    assert refused.value.rule == "B-017"
    for seed in range(40):
        chosen = RULES.new({"players": 6}, seed).explorers
        assert not any(EXPLORERS[name].flip_side in chosen for name in chosen)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"explorers": ("nobody",)}, "no-such-explorer"),
        ({"players": 3, "explorers": ("zoe-ingstrom",) * 4}, "too-many-explorers"),
        ({"haunt": 51}, "no-such-haunt"),
        ({"haunt": -1}, "no-such-haunt"),
        ({"declined": tuple(range(1, 51))}, "every-haunt-declined"),
        ({"month": 13}, "no-such-day"),
        ({"candles": 3}, "unknown-option"),
    ],
)
def test_what_the_box_does_not_allow_is_refused(options, message):
    with pytest.raises(Refusal) as refused:
        RULES.new(options, 1)
    assert refused.value.message == message


def test_a_haunt_that_is_not_in_the_box_is_refused(monkeypatch):
    monkeypatch.delitem(HAUNTS, 2, raising=False)
    with pytest.raises(Refusal) as refused:
        RULES.new({"haunt": 2}, 1)
    assert refused.value.message == "haunt-not-in-the-box"


@pytest.mark.rule("B-003")
def test_the_house_is_built_anew_every_game():
    houses = []
    for seed in (1, 2):
        table = Table(RULES, {"players": 3}, seed)
        assert set(table.state.placed) == set(START)
        rng = Random(seed)
        while len(table.state.placed) < 12:
            (seat,) = table.open
            table.answer(seat, table.open[seat].choice.sample(rng))
        houses.append(tuple(table.state.placed.items()))
    assert houses[0] != houses[1]


@pytest.mark.rule("B-012", "B-013", "B-014")
def test_the_tiles():
    """The stack and the two landings, and the strip on which the ground floor begins."""
    house = RULES.new({}, 1)
    strip = {room for room in house.placed if house.floor_of(room) == "ground"}
    assert strip == {"entrance-hall", "foyer", "grand-staircase"}
    assert len({*house.tiles, *house.placed} - strip) == 44


@pytest.mark.rule("B-021", "B-022", "B-023")
def test_the_decks():
    decks = RULES.new({}, 1).decks
    assert {deck: len(set(cards)) for deck, cards in decks.items()} == {"omen": 13, "item": 22, "event": 45}


@pytest.mark.rule("B-286", "B-287", "B-289")
def test_the_chart_leads_to_fifty_haunts():
    found = {number for row in CHART.values() for number in row.values()}
    assert found == set(range(1, 51)) == set(TRAITOR_OF)
    assert set(CHART) == set(OMEN_ROOMS)
    for row in CHART.values():
        assert tuple(row) == OMEN_COLUMNS == tuple(card.id for card in OMENS)


@pytest.mark.rule("B-033", "B-034")
def test_the_books_are_closed_until_the_haunt():
    night = Story()
    for viewer in (SPECTATOR, Seat(0), Seat(1), Seat(2)):
        assert night.table.view(viewer).pages == ()


@pytest.mark.rule("B-036", "B-037")
def test_clips_begin_at_the_green_numbers():
    house = RULES.new({"players": 6}, 3)
    for seat, name in enumerate(house.explorers):
        assert tuple(house.clips[4 * seat : 4 * seat + 4]) == EXPLORERS[name].start
        for trait in TRAITS:
            assert house.row(Seat(seat), trait) == house.start_row(Seat(seat), trait)
            assert 0 <= house.start_row(Seat(seat), trait) <= 7


@pytest.mark.rule("B-038", "B-043")
def test_decks_and_tiles_are_shuffled_apart():
    one, other = RULES.new({}, 1), RULES.new({}, 2)
    assert {deck: len(cards) for deck, cards in one.decks.items()} == {"omen": 13, "item": 22, "event": 45}
    for deck in one.decks:
        assert sorted(one.decks[deck]) == sorted(other.decks[deck])
        assert one.decks[deck] != other.decks[deck]
    assert sorted(one.tiles) == sorted(STACK) and len(STACK) == 42
    assert one.tiles != other.tiles


@pytest.mark.rule("B-039")
def test_there_are_eight_dice():
    house = Story().house
    assert [len(throw(house, Seat(0), "", "plain", dice)) for dice in (1, 7, 8, 9, 20)] == [1, 7, 8, 8, 8]


@pytest.mark.rule("B-229")
def test_every_die_shows_two_dots_one_or_none():
    """Ten thousand dice as the game throws them, for an explorer, a monster and the house alike."""
    night = Story().haunted(1, traitor="ox")
    Spawn("mummy", RoomId("foyer"), (3, 8, 5, -1)).carry_out(night.house)
    faces = [throw(night.house, Seat(0), "", "plain", 1) for _ in range(10_000)]
    assert {face for (face,) in faces} == {0, 1, 2}
    assert min(Counter(faces).values()) > 3_000
    for command in (MonsterThrow(Figure(100), MIGHT, "attack"), Throw(Seat(0), "might", "attack")):
        rolls = [command.carry_out(night.house) for _ in range(500)]
        assert {face for roll in rolls for face in roll} == {0, 1, 2}
    assert {HouseThrow("web", 1, "defence").carry_out(night.house) for _ in range(200)} == {0, 1, 2}


@pytest.mark.rule("B-040", "B-041", "B-042")
def test_three_starting_tiles_lie_apart():
    house = RULES.new({}, 1)
    assert set(house.placed) == {
        "basement-landing",
        "entrance-hall",
        "foyer",
        "grand-staircase",
        "upper-landing",
    }
    assert FLOORS == ("basement", "ground", "upper")
    floors = {house.floor_of(room) for room in house.placed}
    assert floors == set(FLOORS)
    for room in house.placed:
        for other in house.edges(room):
            assert house.floor_of(room) == house.floor_of(other)
    assert house.edges(next(room for room in house.placed if room == "basement-landing")) == []
    assert house.edges(next(room for room in house.placed if room == "upper-landing")) == []


@pytest.mark.rule("B-044")
def test_the_stack_shows_only_the_back_of_its_top_tile():
    night = Story()
    view = night.table.view(Seat(0))
    assert view.tiles == 42
    assert view.top_tile == ROOMS[night.state.tiles[0]].floors
    assert not view.known_top
    assert str(night.state.tiles[0]) not in str(view)


@pytest.mark.rule("B-045")
def test_all_begin_in_the_entrance_hall():
    assert set(RULES.new({"players": 6}, 9).where) == {ENTRANCE_HALL}


@pytest.mark.rule("B-046", "B-047")
def test_the_nearest_birthday_goes_first():
    house = RULES.new(
        {"players": 3, "explorers": ("missy-dubourde", "ox-bellows", "jenny-leclerc"), "month": 11, "day": 1},
        1,
    )
    assert house.active == Seat(0)
    zoe_and_others = ("ox-bellows", "zoe-ingstrom", "vivian-lopez")
    assert RULES.new({"players": 3, "explorers": zoe_and_others, "month": 11, "day": 1}, 1).active == Seat(1)
    assert RULES.new({"players": 3, "explorers": zoe_and_others, "month": 12, "day": 31}, 1).active == Seat(2)
    assert all(1 <= explorer.birthday[0] <= 12 for explorer in EXPLORERS.values())


@pytest.mark.rule("B-046")
def test_the_day_of_the_game_is_today_unless_the_table_names_another():
    """A table fills the day in; whoever has a birthday next goes first; the log keeps it."""
    explorers = ("ox-bellows", "zoe-ingstrom", "vivian-lopez")
    options = {"players": 3, "explorers": explorers}
    firsts = {}
    for month in range(1, 13):
        dated = RULES.dated(options, month, 20)
        assert (dated["month"], dated["day"]) == (month, 20)
        first = Table(RULES, dated, 1).state.first
        firsts[month] = first
        birthdays = [EXPLORERS[ExplorerId(name)].birthday for name in explorers]
        waits = [(birthday < (month, 20), birthday) for birthday in birthdays]
        assert waits[first] == min(waits)
    assert len(set(firsts.values())) == 3
    assert RULES.dated({"month": 2, "day": 3}, 7, 7) == {"month": 2, "day": 3}
    again = replay(RULES, read_log(Table(RULES, RULES.dated(options, 7, 7), 1).log.write()))
    assert again.state.first == firsts[7]


@pytest.mark.rule("B-048")
def test_play_goes_clockwise():
    night = Story("zoe", "ox", "peter", "vivian")
    night.house.active = Seat(2)
    order = []
    for _ in range(5):
        order.append(night.question.seat)
        night.ends_turn()
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("B-050", "B-051", "B-052", "B-057")
def test_four_traits_and_a_skull_below_each():
    assert set(TRAITS) == {"speed", "might", "sanity", "knowledge"}
    assert set(SUFFER[PHYSICAL]) == {"might", "speed"}
    assert set(SUFFER[MENTAL]) == {"sanity", "knowledge"}
    for name in EXPLORERS:
        for trait in TRAITS:
            track = TRACK[name, trait]
            assert len(track) == 8 and list(track) == sorted(track) and track[0] > 0
    house = RULES.new({"players": 3}, 1)
    house.clips[0] = -1
    assert house.value(Seat(0), TRAITS[0]) == 0


@pytest.mark.rule("B-080")
def test_every_tile_names_its_floors():
    assert all(room.floors for room in ROOMS.values())
    assert sum("basement" in ROOMS[tile].floors for tile in STACK) == 24
    assert sum("ground" in ROOMS[tile].floors for tile in STACK) == 21
    assert sum("upper" in ROOMS[tile].floors for tile in STACK) == 25


@pytest.mark.rule("B-099")
def test_some_rooms_move():
    night = Story().room("mystic-elevator", "ground", 2, 1)
    before = night.house.ways[ENTRANCE_HALL]
    from nightbell.games.betrayal.atoms import MoveTile

    night.run(MoveTile(MYSTIC_ELEVATOR, FLOORS[2], 0, 1, 0))
    assert night.state.ways[ENTRANCE_HALL] != before
    assert MYSTIC_ELEVATOR in [way[0] for way in night.state.ways[UPPER_LANDING]]


@pytest.mark.rule("B-138")
def test_the_barrier_rooms():
    assert set(BARRIER_ROOMS) == {"chasm", "catacombs", "vault", "tower"}


@pytest.mark.rule("B-158")
def test_symbols_of_the_tiles():
    symbols = [ROOMS[tile].symbol for tile in STACK]
    assert set(symbols) == {"event", "item", "omen", None}
    assert [symbols.count(s) for s in (EVENT, OMEN, ITEM, None)] == [18, 13, 4, 7]


@pytest.mark.rule("B-191", "B-202", "B-204", "B-219", "B-225")
def test_which_cards_are_items_weapons_and_companions():
    assert {card.id for card in OMENS if not card.item} == {"bite", "dog", "girl", "madman"}
    assert sum(card.item for card in OMENS) == 9
    for card in OMENS:
        if not card.item:
            assert not (card.give or card.drop or card.steal)
    assert set(WEAPONS) == {"axe", "blood-dagger", "revolver", "spear", "sacrificial-dagger"}
    assert set(COMPANIONS) == {"dog", "girl", "madman"}
    assert len(CARDS) == 35


def test_every_room_keeps_its_doors_when_it_turns():
    for room in ROOMS.values():
        assert all(len(DOORS[room.id][turn]) == len(room.doors) for turn in range(4))


@pytest.mark.rule("B-004", "B-031")
def test_nobody_wins_before_the_haunt_and_the_roll_names_the_revealer():
    revealers = set()
    for seed in range(25):
        table = Table(RULES, {"players": 4}, seed)
        players = random_players(table, seed)
        while not table.state.haunt:
            assert table.outcome is None
            for seat in list(table.open)[:1]:
                table.answer(seat, players[seat].answer(Chair(table, seat), table.open[seat]))
        rolled = [told.event for told in table.history if isinstance(told.event, HauntRolled)]
        assert rolled[-1].seat == table.state.revealer
        assert rolled[-1].total < rolled[-1].omens
        revealers.add(table.state.revealer)
        play(table, players, Random(seed))
    assert len(revealers) > 1
