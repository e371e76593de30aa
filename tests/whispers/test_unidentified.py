"""The Unidentified."""

import pytest

from nightbell.games.whispers import events as ev
from tests.whispers.scenario import Scene, meet


def evolved(evolution: str, **scene: object) -> Scene:
    class Evolved(Scene):
        def change(self, hunt):
            hunt.evolutions = (evolution,)

    return Evolved("unidentified", **scene)  # type: ignore[arg-type]


def test_it_walks_through_secret_passages_in_the_open():
    story = Scene("unidentified", phase="main", at="B5", hand="").say("move G5")
    assert story.at == "G5" and story.hunt.tunnelled
    assert "move G5" not in Scene("butcher", phase="main", at="B5", hand="").options


def test_infrared_near_or_zone():
    story = Scene("unidentified", phase="instant", at="R4", hand="infrared", where={"marco": "R5"}).say(
        "play infrared", "near"
    )
    assert story.told(ev.KillerSensed)[0].victims == ("marco",)


def test_eerie_pipes_lead_next_door_or_to_a_secret_passage():
    story = Scene("unidentified", phase="planning", at="R4", hand="eerie_pipes crawl").say("play eerie_pipes")
    assert sorted(story.options) == ["B1", "B5", "G2", "G5", "R4", "R5"]
    story.say("G2")
    assert story.at == "G2" and story.hunt.hidden
    anywhere = evolved("camouflage", phase="planning", at="R4", hand="eerie_pipes crawl").say(
        "play eerie_pipes"
    )
    assert len(anywhere.options) == 15


def test_ambush_needs_a_reveal_or_a_passage():
    plain = meet("marco", killer="unidentified", hand="ambush", bags={"marco": ""}, dice=(0, 0, 0, 0))
    assert plain.kind == "flee"
    story = Scene(
        "unidentified", phase="main", at="G5", hand="ambush", where={"marco": "B5"}, bags={"marco": ""}
    )
    story.say("move B5", "search")
    story.dice(0, 0, 0, 0).say("play ambush")
    assert story.told(ev.DefenceCounted)[0].strength == 5


def test_combat_adaptation_and_transformation_grow_for_good():
    story = meet("marco", killer="unidentified", hand="combat_adaptation crawl infrared", bags={"marco": ""})
    story.dice(1, 1, 0, 0).say("play combat_adaptation", "crawl")
    assert story.hunt.removed[-1] == "crawl" and story.hunt.growth == 1
    assert story.told(ev.DefenceCounted)[0].strength == 3
    change = Scene("unidentified", phase="main", at="R4", hand="transformation crawl infrared infrared")
    change.say("play transformation", "crawl")
    assert change.hunt.strength == 4


def test_piercing_noise_may_return_to_the_deck():
    story = Scene(
        "unidentified",
        phase="instant",
        at="R4",
        hand="piercing_noise",
        level=3,
        where={"marco": "R1", "anna": "G2"},
    )
    story.say("play piercing_noise")
    assert (story.fear("marco"), story.fear("anna")) == (1, 0)
    story.say("yes")
    assert story.hunt.deck[-1] == "piercing_noise"


def test_acid_spray_wounds_here_and_next_door():
    story = Scene(
        "unidentified",
        phase="planning",
        at="R4",
        hand="acid_spray crawl",
        level=3,
        where={"anna": "R5", "marco": "R4", "william": "B5"},
        bags={"marco": ""},
    ).say("play acid_spray", "R5")
    assert [story.wounds(who) for who in ("anna", "william", "marco")] == [1, 0, 1]
    assert story.barred == ["R4-R5"]


def test_acid_spray_takes_a_barricade_from_elsewhere_when_none_is_left():
    story = Scene(
        "unidentified",
        phase="planning",
        at="R4",
        hand="acid_spray crawl",
        level=3,
        barricades="R1-R2 R1-B1 R2-R3 R2-R5 B3-B4 B1-B2 G3-G4",
    )
    assert story.hunt.spare_barricades == 0
    story.say("play acid_spray", "R5")
    assert story.kind == "take-barricade" and len(story.options) == 7
    story.say("B3 B4")
    assert "R4-R5" in story.barred and "B3-B4" not in story.barred and len(story.barred) == 7


def test_levels_bring_evolutions_and_one_locked_card():
    story = Scene(
        "unidentified", phase="main", at="R4", hand="", deck="", discard="crawl infrared ambush ambush"
    )
    story.say("pass")
    assert story.options == ["camouflage", "fast_crawl", "sonar", "slime_gland"]
    story.say("sonar")
    assert story.hunt.evolutions == ("sonar",) and story.hunt.level == 2
    third = Scene(
        "unidentified",
        phase="main",
        at="R4",
        hand="",
        deck="",
        discard="crawl infrared ambush ambush",
        level=2,
    )
    third.say("pass")
    assert third.options == ["piercing_noise", "acid_spray"]
    third.say("acid_spray")
    assert third.hunt.locked == ["piercing_noise"] and "acid_spray" in third.hunt.hand


def test_camouflage_strengthens_the_reveal_and_the_passage():
    story = evolved("camouflage", phase="main", at="B5", hand="", where={"marco": "G5"}, bags={"marco": ""})
    story.say("move G5")
    assert story.hunt.strength == 5


def test_fast_crawl():
    story = evolved("fast_crawl", phase="instant", at="R4", hand="crawl infrared").say(
        "play crawl", "step R5", "step G4", "stop"
    )
    assert story.at == "G4"


@pytest.mark.parametrize(("noise", "heard"), [("G2", ["anna"]), ("", ["marco"])])
def test_sonar_hears_the_noisy_or_the_near(noise, heard):
    story = evolved(
        "sonar",
        phase="killer",
        at="R4",
        hand="crawl infrared",
        noise=noise,
        where={"anna": "G2", "marco": "R5"},
    )
    assert [event.victim for event in story.told(ev.PlaceTold, 0)] == heard


def test_the_slime_gland_bars_doors():
    story = evolved("slime_gland", phase="main", at="R4", hand="").say("pass", "R4 R5")
    assert story.barred == ["R4-R5"]
    met = evolved("slime_gland", phase="main", at="R4", hand="", where={"marco": "R4"}, bags={"marco": ""})
    met.dice(3, 3, 3, 3).say("search")
    met.until("barricade").say("R4 R5")
    assert met.barred == ["R4-R5"], "after an encounter as well"
    unseen = evolved("slime_gland", phase="planning", at="R4", hand="eerie_pipes crawl")
    unseen.say("play eerie_pipes", "R5")
    assert unseen.hunt.hidden and unseen.barred == []
    change = evolved("slime_gland", phase="main", at="R2", hand="transformation crawl infrared infrared")
    change.say("play transformation", "crawl", "R2 R3", "R2 R5")
    assert change.barred == ["R2-R3", "R2-R5"]
