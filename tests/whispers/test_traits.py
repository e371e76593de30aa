"""The variant of ability cards."""

import pytest

from nightbell.engine import Chance, Seat
from nightbell.games.whispers import RULES
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.state import Victim
from nightbell.games.whispers.traits import COMPACT, KILLER_TRAITS, VICTIM_TRAITS
from tests.whispers import scenario
from tests.whispers.scenario import Scene


def victim_with(trait: str, who: str = "anna", /, **scene: object) -> Scene:
    class Gifted(Scene):
        def change(self, hunt):
            hunt.traits[Victim(who)] = trait

    return Gifted(**{"hand": "", **scene})  # type: ignore[arg-type]


def killer_with(trait: str, killer: str = "butcher", **scene: object) -> Scene:
    class Gifted(Scene):
        def change(self, hunt):
            hunt.killer_traits = (trait,)

    return Gifted(killer, **scene)  # type: ignore[arg-type]


def attacked(story: Scene) -> Scene:
    return story.say("search")


def met_with(trait: str, **more: object) -> Scene:
    """Anna, who has this trait, in the study with the Butcher, who is about to search."""
    return victim_with(trait, **{"phase": "main", "at": "R4", "where": {"anna": "R4"}, **more})


def test_twenty_for_each_side_and_a_smaller_set_of_twenty():
    assert len(set(VICTIM_TRAITS)) == len(set(KILLER_TRAITS)) == 20
    assert len(set(COMPACT)) == 20
    assert len(set(COMPACT) & set(VICTIM_TRAITS)) == 10


@pytest.mark.parametrize(
    ("difficulty", "dealt", "kept"), [("easy", 0, 0), ("normal", 2, 1), ("hard", 4, 2), ("nightmare", 6, 3)]
)
def test_who_keeps_how_many(difficulty, dealt, kept):
    story = Scene(phase="setup", hand="", traits="compact", difficulty=difficulty, seed=5)
    assert len(story.hunt.killer_dealt) == dealt
    cards = [card for pair in story.hunt.dealt.values() for card in pair]
    assert len(set(cards)) == 6
    if dealt:
        assert story.kind == "keep-traits"
        story.table.answer(Seat(0), story.hunt.killer_dealt[:kept])
    assert len(story.hunt.killer_traits) == kept
    assert len(story.told(ev.KillerTraitTaken, 1)) == kept
    story.until("keep-trait")
    for victim in story.hunt.victims:
        assert story.kind == "keep-trait"
        story.say(story.options[0])
        assert story.hunt.traits[victim]
    assert "TraitTaken" not in story.names(0)


def test_burst_is_noise_here_and_two_to_four_steps():
    story = victim_with("burst", where={"anna": "R4"}).say("anna", "special burst", "step R5")
    assert "stop" not in story.options and story.noise == ["R4"]
    story.say("step G4", "step G3", "step G5")
    assert story.where("anna") == "G5" and story.hunt.spent == ("burst",)


def test_coordinator_moves_the_others():
    story = victim_with("coordinator").say("anna", "special coordinator", "step R2", "stop", "stop")
    assert story.where("william") == "R2" and story.where("marco") == "R1"


def test_herbology_is_silent():
    story = victim_with("herbology", bags={"anna": "herbs"}, wounds={"anna": 1}).say("anna", "special herbs")
    assert story.noise == []


def test_marksman_hits_better():
    story = met_with("marksman", bags={"anna": "revolver ammo"})
    attacked(story).dice(0, 0, 0, 0).say("use ammo")
    assert story.told(ev.DefenceCounted)[0].total == 5


def test_the_marksman_takes_the_revolver_from_the_deck():
    class Dealt(Scene):
        def change(self, hunt):
            hunt.dealt = dict.fromkeys(hunt.victims[:1], ("marksman", "luck"))
            hunt.killer_dealt = ()

    story = Dealt(phase="setup", hand="", traits="full")
    assert story.options == ["marksman", "luck"]
    story.say("marksman")
    assert story.bag("anna") == ["revolver"] and story.hunt.equipment_deck.count("revolver") == 1


def test_martial_adds_to_a_bare_defence_and_to_williams():
    story = met_with("martial").dice(0, 0, 0, 0)
    assert attacked(story).told(ev.DefenceCounted)[0].total == 1
    william = victim_with("martial", "william", phase="main", at="R4", where={"william": "R4"}).dice(
        0, 0, 0, 0
    )
    assert attacked(william).told(ev.DefenceCounted)[0].total == 2


def test_hurried_has_a_third_step_near_the_killer():
    story = victim_with("hurried", at="R5", where={"anna": "R4"}).say("anna", "move B5", "step R3", "step R1")
    assert story.where("anna") == "R1"
    far = victim_with("hurried", at="G5", where={"anna": "R4"}).say("anna", "move B5", "step R3")
    assert far.kind == "who-acts"


def test_intrepid_loses_fear_by_moving():
    story = victim_with("intrepid", fear={"anna": 2}).say("anna", "move R2", "stop")
    assert story.fear("anna") == 1


def test_first_aid_heals_another_once():
    story = victim_with("first_aid", wounds={"anna": 1, "marco": 1}).say("anna", "special first_aid")
    assert story.wounds("marco") == 0 and story.wounds("anna") == 1 and "first_aid" in story.hunt.spent


def test_survival_flees_two_steps_and_calms():
    story = met_with("survival", fear={"anna": 1}).dice(0, 0, 0)
    attacked(story).say("flee R5")
    assert "stop" in story.options
    assert story.say("step G4").where("anna") == "G4" and story.fear("anna") == 0
    other = met_with("survival", fear={"anna": 1}).dice(0, 0, 0)
    attacked(other).say("stay")
    assert other.kind != "step" and other.fear("anna") == 0


def test_morale():
    story = victim_with("morale", fear={"anna": 2, "marco": 2, "william": 1}).say("anna", "special morale")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [2, 0, 1]


def test_silent_cancels_an_equipment_noise_once():
    story = victim_with("silent", equipment="key powder").until("team-equip").say("anna", "yes", "keep key")
    assert story.heard == [] and story.hunt.spent == ("silent",)


def test_heroic_sends_the_others_away():
    story = victim_with("heroic", phase="main", at="R4", where={"anna": "R4", "marco": "R4"}, traits="full")
    attacked(story).dice(0, 0, 0, 0).say("yes", "step R5")
    assert story.where("marco") == "R5" and story.wounds("anna") == 1 and story.wounds("marco") == 0
    assert story.told(ev.EncounterBegan)[0].victims == ("anna",)


def test_decoy_anywhere_once():
    story = victim_with("decoy").say("anna", "extra decoy", "G2")
    assert story.noise == ["G2"] and "extra decoy" not in story.options


def test_taunt_costs_the_killer_three_cards_and_gives_one():
    story = victim_with("taunt", hand="", deck="sense sense pursue barricade stay").say(
        "anna", "special taunt"
    )
    assert story.hunt.discard == ["sense", "sense", "pursue"] and story.hunt.hand == ["barricade"]
    assert story.noise == ["R1"]


def test_luck_saves_a_roll_of_nothing():
    story = met_with("luck").dice(0, 0, 0, 0)
    assert attacked(story).wounds("anna") == 0


def test_vigilant_is_silent_beside_the_killer():
    story = victim_with("vigilant", at="R4", where={"anna": "R4"}, equipment="key powder")
    story.until("team-equip").say("anna", "keep key")
    assert story.heard == []
    away = victim_with("vigilant", at="G5", where={"anna": "R4"}, equipment="key powder").until("team-equip")
    assert away.say("anna", "keep key").heard == ["R4"]


def test_secret_weapon_once():
    story = met_with("secret_weapon").dice(0, 0, 0, 0)
    assert attacked(story).say("secret_weapon").told(ev.DefenceCounted)[0].total == 4
    assert story.hunt.spent == ("secret_weapon",)


def test_sleight_keeps_both_cards_once():
    story = victim_with("sleight", equipment="herbs powder").until("team-equip").say("anna", "keep_both")
    assert story.bag("anna") == ["herbs", "powder"] and story.hunt.spent == ("sleight",)


@pytest.mark.parametrize("way", ["cut", "breathe", "rattle"])
def test_judicious(way):
    story = victim_with("judicious", where={"anna": "R4"}, barricades="R4-R5", fear={"anna": 1})
    story.say("anna", "extra judicious", way)
    if way == "rattle":
        story.say("R5")
    assert (story.barred == []) == (way == "cut")
    assert (story.fear("anna") == 0) == (way == "breathe")
    assert story.noise == (["R5"] if way == "rattle" else [])


def test_prompt():
    story = victim_with("prompt", where={"anna": "R4"}).say("anna", "extra prompt", "step R5")
    assert story.where("anna") == "R5" and "extra prompt" not in story.options


# ---- the killer's


def test_strength_traits():
    assert killer_with("fatal").hunt.strength == 6
    assert killer_with("self_challenge").hunt.strength == 4
    assert [killer_with("suppressed", level=level).hunt.strength for level in (1, 2, 3)] == [4, 6, 7]


def chosen(*traits: str, killer: str = "butcher") -> Scene:
    """A setup in which the killer has just these to keep."""

    class Chosen(Scene):
        def change(self, hunt):
            hunt.dealt = {}
            rest = [each for each in KILLER_TRAITS if each not in traits][: len(traits)]
            hunt.killer_dealt = (*traits, *rest)

    story = Chosen(killer, phase="setup", traits="full")
    story.table.answer(Seat(0), traits)
    return story


def test_traits_that_begin_the_hunt():
    assert len(chosen("devious").hunt.hand) == 3
    assert len(chosen("self_challenge").hunt.hand) == 3
    assert all(fear == 1 for fear in chosen("nightmare").hunt.fear.values())
    trapped = chosen("entrapment").say("R1 B1", "R4 R5")
    assert trapped.barred == ["R1-B1", "R4-R5"]


def test_lie_in_wait_is_level_two_for_a_skipped_turn():
    waiting = chosen("lie_wait")
    assert waiting.hunt.level == 2
    waiting.next_round()
    assert "KillerWaits" in waiting.names() and "KillerMoved" not in waiting.names()


def test_lie_in_wait_brings_all_that_the_level_brings():
    """The locked card, the evolution, the core, and what other traits make of a new level."""
    werewolf = chosen("lie_wait", killer="werewolf")
    assert "hyper_hearing" in werewolf.hunt.hand and "hyper_hearing" not in werewolf.hunt.locked
    assert "LevelRose" in werewolf.names()
    changing = chosen("lie_wait", killer="unidentified")
    assert changing.kind == "evolve"
    assert changing.say("sonar").hunt.evolutions == ("sonar",)
    growing = chosen("lie_wait", killer="strangler")
    assert len(growing.hunt.cores) == 1, "its place has the core already"
    sly = chosen("lie_wait", "sly").say("R1 B1")
    assert sly.barred == ["R1-B1"]
    assert chosen("lie_wait").hunt.strength == 6


def test_self_challenge_leaps_over_level_three():
    story = killer_with(
        "self_challenge",
        phase="main",
        at="R4",
        hand="",
        deck="",
        discard="pursue sense stay barricade",
        level=2,
    )
    story.say("pass")
    assert story.hunt.level == 4 and "brutal_rage" in story.hunt.hand


def sensed(trait: str) -> Scene:
    story = killer_with(trait, phase="instant", at="R4", hand="sense pursue", where={"marco": "B2"})
    return story.say("play sense", "blue")


def test_traits_after_a_successful_sense():
    fear = sensed("murderous").say("yes")
    assert fear.fear("marco") == 1
    step = sensed("immediate").say("yes", "step R5")
    assert step.at == "R5"
    again = sensed("heightened")
    assert again.kind == "sense-zone"
    again.say("red")
    assert len(again.told(ev.KillerSensed)) + len(again.told(ev.NobodySensed)) == 2
    nothing = killer_with("murderous", phase="instant", at="R4", hand="sense pursue").say(
        "play sense", "green"
    )
    assert nothing.kind != "buy-murderous"


def risen(trait: str, level: int) -> Scene:
    story = killer_with(
        trait, phase="main", at="R4", hand="", deck="", discard="pursue sense stay barricade", level=level
    )
    return story.say("pass")


def test_traits_of_new_levels():
    assert risen("deterrence", 2).say("anna").fear("anna") == 1
    assert risen("deterrence", 1).kind != "frighten-one"
    assert risen("sly", 1).say("R1 B1").barred == ["R1-B1"]
    assert risen("sly", 2).kind != "barricade"


def test_traits_at_the_end_of_a_quiet_turn():
    aura = killer_with("aura", phase="planning", at="R4", hand="barricade", where={"marco": "R4"}).say("pass")
    assert aura.fear("marco") == 1
    circle = killer_with("encircle", phase="main", at="R4", hand="sense sense").say("pass", "yes", "R4 R5")
    assert circle.barred == ["R4-R5"]
    ambush = killer_with("perilous", phase="main", at="R4", hand="sense sense").say(
        "pass", "yes", "step R5", "stop"
    )
    assert ambush.hunt.hidden and ambush.at == "R5"


def test_traits_at_the_start_of_a_turn():
    swift = killer_with("swift", phase="killer", at="R4", hand="sense sense").say("yes", "step R5")
    assert swift.at == "R5"
    acute = killer_with(
        "acute", phase="killer", at="R4", hand="sense sense", noise="G2 R1", where={"marco": "G2"}
    )
    acute.say("yes", "G2")
    assert acute.told(ev.KillerSensed)[0].victims == ("marco",)
    enhanced = killer_with(
        "enhanced", phase="killer", at="R4", hand="sense sense", where={"marco": "R5"}
    ).say("yes")
    assert enhanced.told(ev.KillerSensed)[0].victims == ("marco",)


def test_toying_lets_the_prey_go_for_cards():
    story = killer_with("toying", phase="main", at="R4", hand="", where={"marco": "R4"}).say("search", "yes")
    assert story.wounds("marco") == 0 and "EncounterBegan" not in story.names()
    assert len(story.hunt.hand) == 5


def test_devious_discards_what_he_likes():
    story = killer_with(
        "devious",
        phase="main",
        at="R4",
        hand="sense sense madness stay pursue",
        deck="pursue barricade barricade chainsaw",
    )
    story.say("pass", "pass")
    assert story.kind == "discard"
    story.say("stay", "sense", "sense")
    assert sorted(story.hunt.hand) == ["barricade", "barricade", "madness", "pursue", "pursue"]


def test_terrorising_frightens_all_with_every_wound():
    story = killer_with(
        "terrorising", phase="main", at="R4", hand="", where={"marco": "R4"}, bags={"marco": ""}
    )
    story.dice(0, 0, 0, 0).say("search")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 1, 1]


@pytest.mark.parametrize("played", ["compact", "full"])
def test_only_traits_that_are_played_are_imagined(played):
    story = Scene(hand="", traits=played)
    seen = {
        trait
        for seed in range(20)
        for trait in RULES.imagine(story.killer_view, Chance(seed)).traits.values()
    }
    half = set(VICTIM_TRAITS) & set(COMPACT)
    assert seen == half if played == "compact" else seen > half


def test_a_statue_that_takes_a_bought_step_shows_itself():
    story = killer_with("swift", "statues", phase="killer", hand="sense sense")
    assert story.victims_view.open.exposed is None
    start = story.at
    story.say("yes")
    story.say(story.options[0])
    assert story.at != start and story.victims_view.open.exposed == story.hunt.main


@pytest.mark.parametrize("trait", ["heroic", "luck"])
def test_nobody_can_tell_from_a_pause_whether_there_is_a_hero(monkeypatch, trait):
    monkeypatch.setattr(scenario, "FORMAL", ())
    found = {"anna": "R4", "marco": "R4"}
    story = victim_with(trait, phase="main", at="R4", where=found, players=4, traits="full").say("search")
    asked = []
    while story.kind == "heroic":
        asked.append((next(iter(story.table.open)), story.options))
        story.say("no")
    assert asked == [(1, ["yes", "no"] if trait == "heroic" else ["no"]), (3, ["no"])]
    for traits, where in (("compact", found), ("off", found), ("full", {"anna": "R4"})):
        plain = victim_with(trait, phase="main", at="R4", where=where, traits=traits).say("search")
        assert plain.kind != "heroic"
