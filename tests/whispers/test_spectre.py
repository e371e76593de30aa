"""The Spectre."""

import pytest

from nightbell.games.whispers import events as ev
from tests.whispers.scenario import Scene, meet


def test_meeting_it_frightens():
    story = meet("anna marco", killer="spectre", bags={"marco": ""})
    assert story.fear("anna") == story.fear("marco") == 1
    assert story.hunt.strength == 2


def test_scream():
    story = Scene("spectre", phase="instant", at="R4", hand="scream", where={"anna": "R5", "marco": "G4"})
    story.say("play scream")
    assert (story.fear("anna"), story.fear("marco")) == (1, 0)


def test_whizz_frightens_all_on_the_way_once_each():
    story = Scene(
        "spectre", phase="main", at="R4", hand="whizz", where={"anna": "R4", "william": "G4", "marco": "G3"}
    ).say("play whizz", "step R5", "step G4", "step R5", "stop")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 1, 0]


def test_from_level_two_whizz_may_search_for_two_cards():
    story = Scene(
        "spectre",
        phase="main",
        at="R4",
        hand="whizz sense sense",
        level=2,
        where={"marco": "R5"},
        bags={"marco": ""},
    ).say("play whizz", "step R5", "stop")
    assert story.kind == "buy-whizz-search"
    story.dice(0, 0).say("yes")
    assert "EncounterBegan" in story.names() and story.hunt.hand == []
    young = Scene("spectre", phase="main", at="R4", hand="whizz sense sense").say(
        "play whizz", "step R5", "stop"
    )
    assert young.kind != "buy-whizz-search"


def test_trail_of_fear_is_no_sense():
    story = Scene(
        "spectre",
        phase="instant",
        at="R4",
        hand="trail_of_fear sense",
        fear={"anna": 1},
        where={"anna": "G2"},
    ).say("play trail_of_fear")
    told = [(event.victim, story.words(event.place)) for event in story.told(ev.PlaceTold, 0)]
    assert told == [("anna", "G2")]


def test_from_level_three_a_cry_can_be_answered_with_a_wound():
    story = Scene(
        "spectre",
        phase="instant",
        at="R4",
        hand="scream sense sense pursue",
        level=3,
        where={"marco": "R5"},
        fear={"marco": 2},
    ).say("play scream")
    assert story.kind == "buy-strike-crier"
    story.say("yes")
    assert story.wounds("marco") == 1 and story.hunt.hand == []
    young = Scene(
        "spectre",
        phase="instant",
        at="R4",
        hand="scream sense sense pursue",
        where={"marco": "R5"},
        fear={"marco": 2},
    ).say("play scream")
    assert young.kind != "buy-strike-crier" and young.wounds("marco") == 0


@pytest.mark.parametrize(("cost", "left"), [("hand", 0), ("two", 1)])
def test_life_drain_costs_the_hand_or_two(cost, left):
    story = Scene(
        "spectre",
        phase="main",
        at="R4",
        hand="life_drain sense sense sense",
        level=4,
        fear={"anna": 1, "marco": 2},
        drain_cost=cost,
    ).say("play life_drain")
    assert [story.wounds(who) for who in ("anna", "william", "marco")] == [1, 0, 1]
    assert [event.count for event in story.told(ev.CardsPaid, 1)] == [3 - left]


def test_vanish_shadow_is_what_the_victims_can_tell():
    story = Scene("spectre", phase="planning", at="R4", hand="vanish sense").say("play vanish", "stop")
    assert sorted(map(story.words, story.victims_view.open.shadow)) == [
        "B2",
        "B5",
        "G4",
        "R2",
        "R3",
        "R4",
        "R5",
    ]
