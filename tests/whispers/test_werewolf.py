"""The Werewolf."""

from nightbell.games.whispers import events as ev
from tests.whispers.scenario import Scene, meet


def test_strength_by_level():
    assert [Scene("werewolf", level=level).hunt.strength for level in range(1, 6)] == [6, 6, 7, 7, 7]


def test_howl_and_blood_hunt():
    story = Scene(
        "werewolf", phase="instant", at="R4", hand="howl sense sense blood_hunt", where={"marco": "G4"}
    )
    assert "play blood_hunt" not in story.options
    story.say("play howl", "sense", "sense")
    assert story.fear("marco") == 1
    story.say("step R5")
    bleeding = Scene("werewolf", phase="instant", at="R4", hand="blood_hunt", wounds={"marco": 1})
    bleeding.say("play blood_hunt", "step R5")
    assert "stop" not in bleeding.options


def test_territorial_awareness_both_ways():
    story = Scene(
        "werewolf",
        phase="instant",
        at="R4",
        hand="territorial_awareness",
        where={"marco": "B4", "william": "R1"},
    )
    story.say("play territorial_awareness")
    assert story.told(ev.KillerSensed)[0].victims == ("marco",)
    prowl = Scene("werewolf", phase="planning", at="R4", hand="territorial_awareness")
    prowl.say("play territorial_awareness", "step R5", "step G4", "step G3")
    assert prowl.at == "G3" and prowl.hunt.hidden


def test_hyper_hearing_runs_to_the_nearest_noise_and_searches():
    story = Scene(
        "werewolf",
        phase="instant",
        at="R4",
        hand="hyper_hearing sense sense pursue",
        level=2,
        noise="G3 R1",
        where={"marco": "G3"},
        bags={"marco": ""},
        barricades="R5-G4",
    )
    story.say("play hyper_hearing")
    assert sorted(story.options) == ["G3", "R1"]
    story.say("G3", "step R5", "step G4").dice(0, 0, 0, 0).say("step G3")
    assert story.at == "G3" and story.barred == [] and story.wounds("marco") == 1
    silent = Scene("werewolf", phase="instant", at="R4", hand="hyper_hearing sense sense pursue", level=2)
    silent.say("play hyper_hearing")
    assert silent.at == "R4" and "SearchedInVain" in silent.names()


def test_with_hyper_hearing_the_killer_chooses_the_way():
    """Any way of at most six steps, as long as it can still end at the noise."""
    hand = "hyper_hearing sense sense pursue"
    story = Scene("werewolf", phase="instant", at="R4", hand=hand, level=2, noise="R5", barricades="R4-R5")
    story.say("play hyper_hearing")
    assert story.kind == "killer-step" and "step R5" in story.options and len(story.options) > 1
    assert "stop" not in story.options
    taken = 0
    while story.kind == "killer-step":
        aside = [each for each in story.options if each != "step R5"]
        story.say(aside[0] if aside else "step R5")
        taken += 1
    assert story.at == "R5" and taken <= 6


def test_from_level_four_a_quiet_turn_ends_in_fear():
    story = Scene(
        "werewolf", phase="planning", at="R4", hand="territorial_awareness", level=4, where={"marco": "G4"}
    )
    story.say("pass")
    assert story.fear("marco") == 1
    hidden = Scene(
        "werewolf", phase="planning", at="R4", hand="territorial_awareness", level=4, where={"marco": "G4"}
    )
    hidden.say("play territorial_awareness", "stop")
    assert hidden.fear("marco") == 0


def test_silver_lies_in_four_chests():
    story = Scene("werewolf", hand="", where={"anna": "R4"})
    assert sorted(map(story.words, story.hunt.chests)) == ["G2", "G3", "G5", "R4"]
    story.say("anna", "extra chest")
    assert story.bag("anna")[0].startswith("silver")
    assert story.told(ev.ChestOpened, 0)[0].place == story.place("R4")
    assert len(story.hunt.silver) == 3


def test_silver_in_a_defence():
    dagger = meet("marco", killer="werewolf", bags={"marco": "silver_dagger"}, dice=(0, 0, 0, 0)).say(
        "use silver_dagger"
    )
    assert dagger.told(ev.DefenceCounted)[0].total == 5 and dagger.bag("marco") == ["silver_dagger"]
    bullets = meet("marco", killer="werewolf", bags={"marco": "revolver silver_bullets"}, dice=(1, 3, 0, 0))
    bullets.say("use silver_bullets")
    assert bullets.told(ev.DefenceCounted)[0].total == 10 and bullets.bag("marco") == ["revolver"]
