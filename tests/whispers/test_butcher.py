"""The Butcher."""

from nightbell.games.whispers import events as ev
from tests.whispers.scenario import Scene, meet


def test_strength_by_level():
    assert [Scene(level=level).hunt.strength for level in range(1, 6)] == [5, 6, 6, 6, 6]


def test_barricade_must_be_a_free_door_and_does_nothing_without_one():
    story = Scene(phase="planning", at="R4", hand="barricade", barricades="R4-R5").say("play barricade")
    assert story.barred == ["R4-B5", "R4-R5"]
    full = Scene(phase="planning", at="R4", hand="barricade", barricades="R4-R5 R4-B5").say("play barricade")
    assert full.barred == ["R4-B5", "R4-R5"]


def test_the_eighth_barricade_is_taken_from_elsewhere():
    seven = "R1-B1 R1-B2 R1-R2 R1-R3 R2-R3 R2-R5 R2-G1"
    story = Scene(phase="planning", at="R4", hand="barricade", barricades=seven).say(
        "play barricade", "R4 R5"
    )
    assert story.kind == "take-barricade"
    story.say("R2 G1")
    assert len(story.barred) == 7 and "R4-R5" in story.barred and "R2-G1" not in story.barred


def test_stay_bars_every_door_of_his_place():
    story = Scene(phase="planning", at="B2", hand="stay sense sense pursue pursue").say("play stay")
    assert story.barred == ["B1-B2", "B2-B3", "B2-B5", "R1-B2"]
    poor = Scene(phase="planning", at="B2", hand="stay sense sense barricade")
    assert "play stay" not in poor.options


def test_stay_takes_missing_tokens_from_other_places_only():
    six = "R1-B2 R1-R3 R2-R3 R2-R5 R2-G1 R4-R5"
    story = Scene(phase="planning", at="B2", hand="stay sense sense pursue pursue", barricades=six).say(
        "play stay"
    )
    assert story.kind == "take-barricade" and "R1 B2" not in story.options and "B1 B2" not in story.options
    story.say("R1 R3", "R2 R3")
    assert len(story.barred) == 7 and {"B1-B2", "B2-B3", "B2-B5", "R1-B2"} <= set(story.barred)


def test_madness_bars_a_door_and_strengthens_the_turn():
    story = Scene(
        phase="instant", at="R4", hand="madness sense barricade", where={"marco": "R4"}, bags={"marco": ""}
    )
    story.say("play madness", "R4 R5")
    assert story.barred == ["R4-R5"]
    story.dice(3, 3, 0, 0).say("search", "stay")
    assert story.told(ev.DefenceCounted)[0].strength == 7
    assert story.hunt.strength == 5


def test_the_chainsaw_frightens_steps_and_wounds_without_an_encounter():
    story = Scene(
        phase="main",
        at="R4",
        hand="chainsaw sense sense",
        where={"anna": "R5", "marco": "R4", "william": "G4"},
    )
    story.say("play chainsaw")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 0, 1]
    story.say("step R5")
    assert [story.wounds(who) for who in ("anna", "william", "marco")] == [1, 0, 0]
    assert "EncounterBegan" not in story.names() and "DiceRolled" not in story.names()
    assert next(event.phase for event in story.told(ev.PhaseBegan)) == "planning"


def test_from_level_four_the_chainsaw_is_instant():
    assert "play chainsaw" in Scene(phase="instant", at="R4", hand="chainsaw sense sense", level=4).options
    assert "play chainsaw" not in Scene(phase="main", at="R4", hand="chainsaw sense sense", level=4).options
    assert (
        "play chainsaw" not in Scene(phase="instant", at="R4", hand="chainsaw sense sense", level=3).options
    )


def test_brutal_rage_goes_on_as_long_as_barricades_break():
    story = Scene(
        phase="main",
        at="R4",
        hand="brutal_rage sense",
        level=3,
        barricades="R4-R5 R5-G4",
        where={"marco": "G4"},
        bags={"marco": ""},
    )
    story.say("play brutal_rage", "step R5", "stop")
    assert story.kind == "killer-step"
    story.dice(0, 0, 0, 0).say("step G4", "stop")
    assert story.wounds("marco") == 1 and story.kind == "flee"
    still = Scene(phase="main", at="R4", hand="brutal_rage sense", level=3).say(
        "play brutal_rage", "step R5", "stop"
    )
    assert still.kind != "killer-step" and still.phase != "main"


def test_a_bare_defence_against_strength_five():
    wins = 0
    faces = (0, 0, 1, 1, 1, 3)
    for a in faces:
        for b in faces:
            for c in faces:
                wins += sum(a + b + c + d >= 5 for d in faces)
    assert round(100 * wins / 6**4, 1) == 38.2
    assert meet("marco", bags={"marco": ""}, dice=(3, 1, 1, 0)).told(ev.DefenceCounted)[0].repelled
