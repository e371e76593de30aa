"""Stealth, and how the killer comes out of it."""

import pytest

from nightbell.games.whispers import events as ev
from nightbell.games.whispers.maps import Place
from tests.whispers.scenario import Scene


def vanished(**scene: object) -> Scene:
    """The Spectre in the study plays Vanish."""
    story = Scene("spectre", phase="planning", at="R4", hand="vanish pursue", **scene)  # type: ignore[arg-type]
    return story.say("play vanish")


def crept_to_the_library(**scene: object) -> Scene:
    """…goes one secret step to the library, and his next turn begins."""
    story = vanished(**scene).say("step R5", "stop")
    return story.until("instant", "main", "team-defender", "defend", "flee", "cancel-fear")


@pytest.mark.rule("W-024", "W-205")
def test_after_stealth_the_reveal_comes_first_and_cannot_be_declined():
    story = vanished().say("step R5", "stop")
    while story.phase != "instant":
        assert story.kind in ("who-acts", "act", "step", "team-equip", "equipment", "keep-item")
        story.step()
    assert not story.hunt.hidden
    names = story.names()
    assert not {"CardPlayed", "KillerMoved"} & set(
        names[names.index("KillerVanished") : names.index("KillerRevealed")]
    )
    assert [event.phase for event in story.told(ev.PhaseBegan)][-2:] == ["reveal", "instant"]


@pytest.mark.rule("W-025", "W-029", "W-030", "W-043")
def test_announcement_then_effects_then_search():
    story = crept_to_the_library(
        where={"marco": "R5"}, bags={"marco": ""}, encouraged="marco", dice=(1, 1, 0)
    )
    story.say("no", "yes")
    names = story.names()
    assert names.index("KillerRevealed") < names.index("Frightened") < names.index("KillerSearched")
    assert story.fear("marco") == 1
    assert story.told(ev.DiceRolled)[0].dice == (1, 1, 0)


@pytest.mark.rule("W-029")
def test_a_card_without_reveal_effects_brings_none():
    story = Scene("maniac", phase="planning", at="R4", hand="stalk", where={"marco": "G1"}).say(
        "play stalk", "stop"
    )
    story.until("instant", "main")
    assert "Frightened" not in story.names()


@pytest.mark.rule("W-026", "W-027", "W-028", "W-040", "W-206")
def test_the_place_is_told_and_the_tokens_go():
    story = vanished().say("step R5", "stop")
    assert story.victims_view.open.figures == ()
    story.until("instant", "main")
    assert story.told(ev.KillerRevealed, 1)[0].place == story.place("R5")
    for view in (story.victims_view, story.killer_view):
        assert view.open.figures == (story.place("R5"),)
        assert view.open.stealth_token is None
        assert not view.open.in_circle


def tokens(story: Scene) -> list[Place | None]:
    return [view.open.stealth_token for view in (story.killer_view, story.victims_view)]


@pytest.mark.rule("W-041")
def test_both_stealth_tokens_are_back_in_the_supply():
    story = vanished().say("stop")
    assert tokens(story) == [story.place("R4")] * 2
    assert tokens(story.until("instant", "main")) == [None, None]


@pytest.mark.rule("W-031", "W-034")
def test_the_free_search_is_no_action_and_the_turn_goes_on():
    story = crept_to_the_library()
    assert story.told(ev.SearchedInVain)[-1].place == story.place("R5")
    assert story.phase == "instant"
    assert story.hunt.revealed and story.hunt.round == 2, "it is the turn of the reveal that goes on"
    story.say("pass")
    assert story.phase == "main"
    assert story.hunt.basic_left == 2
    story.say("search", "search")
    assert story.phase != "main"


@pytest.mark.rule("W-032")
def test_a_hit_is_an_encounter_like_any_other():
    story = crept_to_the_library(where={"marco": "R5"}, bags={"marco": "powder"})
    assert story.kind == "defend"
    story.dice(1, 0).say("use powder")
    counted = story.told(ev.DefenceCounted)[0]
    assert (counted.total, counted.strength, counted.repelled) == (3, 2, True)
    assert story.kind == "flee"


@pytest.mark.rule("W-033", "W-082")
def test_after_the_encounter_nothing_but_the_draw_is_left():
    story = crept_to_the_library(where={"marco": "R5"}, bags={"marco": ""}, dice=(3, 0))
    story.hunt.hand.pop()
    size = len(story.hunt.hand)
    story.say("stay")
    phases = [str(event.phase) for event in story.told(ev.PhaseBegan)]
    assert phases[phases.index("reveal") :][:2] == ["reveal", "draw"]
    assert len(story.hunt.hand) == size + 3


@pytest.mark.rule("W-033")
def test_the_other_reading_skips_the_draw_after_an_encounter():
    story = crept_to_the_library(
        where={"marco": "R5"}, bags={"marco": ""}, dice=(3, 0), draw_after_encounter=False
    )
    size = len(story.hunt.hand)
    story.say("stay")
    assert len(story.hunt.hand) == size


@pytest.mark.rule("W-035", "W-036", "W-038", "W-039", "W-202", "W-203", "W-204")
def test_tokens_and_circle_while_he_is_hidden():
    story = vanished()
    assert story.told(ev.KillerVanished, 1)[0].place == story.place("R4")
    story.say("step R5", "step G4")
    victims, killer = story.victims_view, story.killer_view
    assert victims.open.stealth_token == story.place("R4")
    assert victims.open.in_circle and victims.open.figures == ()
    assert killer.place == story.place("G4")
    assert killer.open.stealth_token is not None
    told = list(story.table.events(story.hunt.victim_seats[0]))
    assert not any(isinstance(event, ev.KillerCrept) for event in told)


@pytest.mark.rule("W-038", "W-200")
def test_the_victims_cannot_tell_two_secret_walks_apart():
    here, there = vanished().say("stop"), vanished().say("step R5", "step G4")
    assert here.victims_view == there.victims_view
    assert here.table.events(here.hunt.victim_seats[0]) == there.table.events(there.hunt.victim_seats[0])
    assert there.at == "G4"


@pytest.mark.rule("W-037", "W-201")
def test_stealth_two_is_two_steps_at_most():
    story = vanished().say("step R5", "step G4")
    assert story.kind != "creep"
    story.refuses("step G3", seat=0)
    assert story.at == "G4"
    assert vanished().say("step R5", "stop").at == "R5"
    assert vanished().say("stop").at == "R4"


@pytest.mark.rule("W-042")
def test_vanish_frightens_within_one_step_of_the_reveal():
    story = crept_to_the_library(where={"anna": "G4", "william": "G3", "marco": "R2"})
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 0, 1]


@pytest.mark.rule("W-042", "W-195")
def test_vanish_frightens_in_his_own_place_too():
    story = crept_to_the_library(
        where={"anna": "R5", "william": "G4", "marco": "G3"}, bags={"anna": ""}, dice=(0, 0)
    )
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [2, 1, 0]


@pytest.mark.rule("W-166")
def test_without_stealth_there_is_no_reveal_and_no_free_search():
    story = Scene(at="R4", hand="pursue", where={"marco": "R4"}).until("instant")
    assert "KillerRevealed" not in story.names()
    assert "KillerSearched" not in story.names()
    assert (
        "KillerSearched"
        in crept_to_the_library(where={"marco": "R5"}, bags={"marco": ""}, dice=(0, 0)).names()
    )


@pytest.mark.rule("W-069", "W-070")
def test_in_stealth_he_passes_a_barricade_and_leaves_it():
    story = vanished(barricades="R4-R5").say("step R5", "stop")
    assert story.at == "R5"
    assert story.barred == ["R4-R5"]
    assert story.victims_view.open.barricades == story.killer_view.open.barricades
