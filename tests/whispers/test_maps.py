"""The four houses."""

import pytest

from nightbell.games.whispers import events as ev
from nightbell.games.whispers.maps import BOARDS, MANSION, Place
from tests.whispers.scenario import Scene

maps = pytest.mark.parametrize("map", BOARDS)


@maps
def test_fifteen_places_twenty_ways_and_everything_has_its_place(map):
    board = BOARDS[map]
    assert len(board.places) == 15 and all(len(zone) == 5 for zone in board.zones.values())
    assert len(board.doors) + len(board.dotted) == 20
    assert len(board.secret) == 2 and len(board.search) == 3
    assert sorted(board.symbols) == ["book", "gear", "hammer", "spiral"]
    assert all(set(far) == set(board.places) for far in board.distance.values())


def test_the_mansion_as_counted():
    doors = {place[-2:]: len(MANSION.doors_of[place]) for place in MANSION.places}
    assert doors == {
        "R1": 4, "R2": 4, "R3": 3, "R4": 2, "R5": 3, "B1": 2, "B2": 4, "B3": 2, "B4": 2, "B5": 3,
        "G1": 1, "G2": 0, "G3": 1, "G4": 2, "G5": 1,
    }  # fmt: skip
    assert max(max(far.values()) for far in MANSION.distance.values()) == 5
    assert MANSION.distance[MANSION.main_exit][MANSION.secret_exit] == 4
    assert MANSION.distance[MANSION.transmitter][MANSION.main_exit] == 1


@maps
def test_victims_walk_every_open_way_and_no_secret_one(map):
    board = BOARDS[map]
    for place in board.places:
        story = Scene(hand="", map=map, where={"anna": place.split("-")[1]})
        story.hunt.barricades = ()
        story.say("anna")
        ways = {option.split()[1] for option in story.options if option.startswith("move")}
        assert ways == {story.words(there) for there in board.neighbours[place]}
        assert not ways & {story.words(there) for there in board.secret_ends[place]}


def test_the_cabin_has_a_way_for_the_killer_alone():
    story = Scene(phase="main", map="cabin", at="R5", hand="")
    assert "move G2" in story.options
    assert "move G2" not in Scene(map="cabin", hand="", where={"anna": "R5"}).say("anna").options
    board = BOARDS["cabin"]
    assert board.distance[Place("cabin-R5")][Place("cabin-G2")] > 1


def test_the_suitcase_gives_a_card_once_a_turn():
    story = Scene(
        map="cabin", hand="", where={"anna": "R4", "william": "R4"}, equipment="powder toolbox herbs herbs"
    )
    story.say("anna", "extra suitcase")
    assert story.bag("anna") == ["powder"] and "extra suitcase" not in story.options
    story.say("move R3", "stop", "william")
    assert "extra suitcase" not in story.options
    loud = Scene(map="cabin", hand="", where={"anna": "R4"}, equipment="toolbox powder").say(
        "anna", "extra suitcase"
    )
    assert loud.noise == ["R4"]


def test_the_laboratory_starts_with_a_barricade():
    story = Scene(map="laboratory", hand="")
    assert story.barred == ["B1-B4"] and story.hunt.spare_barricades == 6


def test_the_sterile_room_is_loud():
    story = Scene(map="laboratory", hand="", where={"anna": "R5"}).say("anna", "move R4", "step R5")
    assert story.noise == ["R4"]


def test_one_first_aid_kit():
    story = Scene(map="laboratory", hand="", where={"anna": "G3"}, wounds={"anna": 1}, fear={"anna": 2})
    story.say("anna", "special first_aid_kit")
    assert story.wounds("anna") == 0 and story.fear("anna") == 0 and not story.hunt.first_aid


def test_the_portcullis_stops_victims_and_costs_the_killer_three_cards():
    story = Scene(map="castle", hand="", where={"anna": "R1"}).say("anna", "extra lever", "R4 R5")
    assert story.told(ev.PortcullisDropped, 0)
    assert "DeedDone" not in story.names(0)

    class Gated(Scene):
        def change(self, hunt):
            hunt.portcullis = self.door("R4-R5")

    assert "move R5" not in Gated(map="castle", hand="", where={"anna": "R4"}).say("anna").options
    poor = Gated(map="castle", phase="main", at="R4", hand="sense sense")
    assert "move R5" not in poor.options
    rich = Gated(map="castle", phase="main", at="R4", hand="sense sense pursue").say("move R5")
    assert rich.at == "R5" and rich.hunt.hand == [] and rich.hunt.portcullis is None
    planner = Gated(map="castle", phase="planning", at="R4", hand="barricade").say("play barricade")
    assert planner.barred == ["R3-R4"]


def test_the_statue_gallery_wakes_once():
    story = Scene(map="castle", hand="", where={"anna": "B2", "william": "B2"}).say(
        "anna", "move B4", "step B5"
    )
    assert story.fear("anna") == 1 and story.noise == ["B4"]
    woke = story.told(ev.GalleryWoke, 0)[0]
    assert woke.victim == "anna"
    story.say("william", "move B4", "stop")
    assert story.fear("william") == 0


@pytest.mark.parametrize("book", ["R4", "R5"])
def test_the_book_of_the_mansion_by_the_reading(book):
    story = Scene(victims="anna george marco", hand="", where={"george": book}, mansion_book=book).say(
        "george"
    )
    assert "special brilliant" in story.options
