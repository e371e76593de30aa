"""The Huntress."""

import pytest

from nightbell.engine import Seat
from nightbell.games.whispers import events as ev
from tests.whispers import scenario
from tests.whispers.scenario import Scene, meet


def snared(kind: str, **scene: object) -> Scene:
    """Anna in the study, one snare of a known kind in the library."""

    class Snared(Scene):
        def change(self, hunt):
            hunt.snares = {self.place("R5"): kind}

    return Snared("huntress", hand="", where={"anna": "R4"}, **scene)  # type: ignore[arg-type]


def test_four_snares_in_known_places_of_unknown_kinds():
    story = Scene("huntress", hand="")
    assert sorted(map(story.words, story.victims_view.open.snares)) == ["B1", "B4", "G4", "R2"]
    assert sorted(story.hunt.snares.values()) == ["bear_trap", "net", "net", "skull"]
    swapped = Scene("huntress", hand="")
    kinds = list(swapped.hunt.snares.values())
    swapped.hunt.snares = dict(zip(swapped.hunt.snares, kinds[::-1], strict=True))
    assert swapped.victims_view == story.victims_view


def test_a_net_holds_until_the_next_turn():
    story = snared("net", bags={"anna": "adrenaline"}).say("anna", "move R5")
    assert story.where("anna") == "R5" and story.hunt.netted == ("anna",)
    assert story.kind != "step" and "extra adrenaline" not in story.options
    assert story.told(ev.SnareSprung, 0)[0].snare == "net"
    story.next_round().say("anna")
    assert "move G4" in story.options


def test_a_skull_is_two_fear_and_the_way_goes_on():
    story = snared("skull").say("anna", "move R5")
    assert story.fear("anna") == 2 and story.kind == "step"


@pytest.mark.parametrize(("answer", "wounds"), [("yes", 0), ("no", 1)])
def test_a_bear_trap_wounds_unless_the_amulet_helps(answer, wounds):
    story = snared("bear_trap", bags={"anna": "amulet"}).say("anna", "move R5", answer)
    assert story.wounds("anna") == wounds and story.hunt.snares == {}


@pytest.mark.parametrize(("kind", "fear", "wounds"), [("skull", 2, 0), ("bear_trap", 0, 1), ("net", 0, 0)])
@pytest.mark.parametrize("way", ["special flashlight", "special observant"])
def test_whoever_comes_through_a_secret_passage_springs_the_snare(way, kind, fear, wounds):
    class Snared(Scene):
        def change(self, hunt):
            hunt.snares = {self.place("G2"): kind}

    bags = {"sophia": "flashlight"} if "flashlight" in way else {"sophia": ""}
    story = Snared("huntress", "sophia william marco", hand="", where={"sophia": "B1"}, bags=bags)
    story.say("sophia", way)
    assert story.where("sophia") == "G2" and story.hunt.snares == {}
    assert (story.fear("sophia"), story.wounds("sophia")) == (fear, wounds)
    assert [event.snare for event in story.told(ev.SnareSprung, 0)] == [kind]
    assert (story.hunt.netted == ("sophia",)) is (kind == "net")


def test_hunting_instinct_asks_one_place():
    story = Scene("huntress", phase="instant", at="R4", hand="hunting_instinct sense", where={"marco": "G2"})
    story.say("play hunting_instinct", "G2")
    assert story.told(ev.KillerSensed, 0)[0].places == (story.place("G2"),)


def test_tracking_measures_anna_too_and_may_be_followed_up():
    story = Scene("huntress", phase="instant", at="R4", hand="tracking sense", level=4, where={"anna": "G4"})
    story.say("play tracking", "anna")
    assert story.told(ev.DistanceTold, 0)[0].distance == 2
    assert story.kind == "killer-step" and "stop" in story.options
    other = Scene(
        "huntress", phase="instant", at="R4", hand="tracking pursue", level=4, huntress_follow_up="pursue"
    )
    other.say("play tracking", "anna")
    assert other.kind == "instant"
    other.say("play pursue", "step R5")
    assert other.kind == "killer-step" and "stop" in other.options


def test_axe_throw():
    story = meet("marco", killer="huntress", hand="axe_throw sense", bags={"marco": ""}, dice=(3, 3, 0, 0))
    assert story.say("play axe_throw").told(ev.DefenceCounted)[0].strength == 7


def test_bated_breath_lasts_until_the_end_of_her_next_turn():
    story = Scene(
        "huntress",
        phase="main",
        at="R4",
        hand="bated_breath sense pursue",
        where={"marco": "R4"},
        bags={"marco": ""},
    )
    story.say("play bated_breath", "stop")
    assert story.hunt.hidden and story.hunt.strength == 6
    story.dice(3, 1, 1, 0)
    story.until("flee")
    assert story.told(ev.DefenceCounted)[0].strength == 6
    story.say("stay")
    assert story.hunt.strength == 3


def test_traps_reset_anywhere_unseen():
    story = Scene("huntress", phase="main", at="R4", hand="traps_reset sense sense pursue", level=2)
    story.say("play traps_reset", "G2", "R1", "R2", "R3", "R4")
    assert story.at == "G2" and story.hunt.hidden
    assert sorted(map(story.words, story.victims_view.open.snares)) == ["R1", "R2", "R3", "R4"]
    assert story.hunt.snares[story.place("R4")] == "bear_trap"
    assert len(story.victims_view.open.shadow) == 15


def test_from_level_three_everything_costs_one_less():
    assert (
        "play hunting_instinct"
        in Scene("huntress", phase="instant", at="R4", hand="hunting_instinct", level=3).options
    )
    assert Scene("huntress", phase="instant", at="R4", hand="hunting_instinct").phase != "instant"


def test_a_snare_sprung_in_flight():
    story = snared("skull", phase="main", at="R4")
    story.dice(0, 0, 0, 0).say("search")
    story.say("flee R5")
    assert story.fear("anna") == 2
    assert "Walked" not in [type(event).__name__ for event in story.table.events(Seat(0))]


@pytest.mark.parametrize("held", [(), ("anna",)])
def test_the_flight_does_not_tell_whom_a_net_holds(monkeypatch, held):
    """Two are found where a net has sprung: both are asked where they flee."""
    monkeypatch.setattr(scenario, "FORMAL", ("attack-card", "defend"))

    class Netted(Scene):
        def change(self, hunt):
            hunt.netted = held

    story = Netted("huntress", phase="main", at="R4", hand="", where={"anna": "R4", "marco": "R4"})
    story.dice(3, 3, 3, 3).say("search", "anna")
    assert story.kind == "flee" and (story.options == ["stay"]) is bool(held)
    story.say("stay")
    assert story.kind == "flee" and "flee R5" in story.options
