"""The Maniac."""

import pytest

from nightbell.games.whispers import events as ev
from tests.whispers.scenario import Scene, meet


def hidden(card: str, **scene: object) -> Scene:
    story = Scene("maniac", phase="planning", at="R4", hand=f"{card} pursue pursue", **scene)  # type: ignore[arg-type]
    return story.say(f"play {card}", "stop").until("instant", "main", "flee", "frighten-one", "show-amulet")


@pytest.mark.parametrize(("bonus", "strength"), [(2, 6), (1, 5)])
def test_strength_by_level_and_reading(bonus, strength):
    levels = [Scene("maniac", level=level, maniac_bonus=bonus).hunt.strength for level in range(1, 6)]
    assert levels == [4, 4, 4, strength, strength]


def test_deduction_asks_two_neighbours():
    story = Scene(
        "maniac", phase="instant", at="R4", hand="deduction sense", where={"marco": "G2", "william": "G3"}
    )
    story.say("play deduction")
    assert "G1 G3" not in story.options
    story.say("G2 G3")
    assert story.told(ev.KillerSensed)[0].victims == ("william", "marco")


def test_murder_notice():
    story = Scene("maniac", phase="instant", at="R4", hand="murder_notice sense").say("play murder_notice")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 1, 1]


def test_stalk_in_an_attack():
    story = meet("marco", killer="maniac", hand="stalk", bags={"marco": ""}, dice=(3, 1, 0, 0)).say(
        "play stalk"
    )
    assert story.told(ev.DefenceCounted)[0].strength == 5


def test_lurking_threat_frightens_one_on_reveal():
    story = hidden("lurking_threat")
    assert story.kind == "frighten-one"
    story.say("william")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [0, 1, 0]


def test_death_blossom_kills_within_a_step_amulet_or_not():
    story = hidden("death_blossom", level=3, where={"marco": "R5"}, bags={"marco": "amulet"})
    assert story.outcome == "killer-kill"
    assert story.told(ev.Killed)[0].victim == "marco"
    lucky = Scene("maniac", "anna dylan marco", phase="planning", at="R4", hand="death_blossom pursue pursue",
                  level=3, where={"dylan": "R5"})  # fmt: skip
    assert lucky.say("play death_blossom", "stop").until("instant", "main").outcome == "killer-kill"
    safe = hidden("death_blossom", level=3, where={"marco": "G4"})
    assert safe.outcome is None


@pytest.mark.parametrize(("level", "strength"), [(1, 4), (2, 7)])
def test_from_level_two_the_reveal_strikes_harder(level, strength):
    story = hidden("stalk", level=level, where={"marco": "R4"}, bags={"marco": ""}, dice=(0, 0, 0, 0))
    assert story.told(ev.DefenceCounted)[0].strength == strength
    missed = hidden("stalk", level=level)
    assert missed.hunt.strength == 4


def test_level_four_places_four_barricades_anywhere():
    story = Scene(
        "maniac", phase="main", at="R4", hand="", deck="", discard="pursue sense stalk stalk", level=3
    ).say("pass", "R1 B1", "R1 B2", "R1 R2", "R4 R5")
    assert story.barred == ["R1-B1", "R1-B2", "R1-R2", "R4-R5"] and story.hunt.level == 4
