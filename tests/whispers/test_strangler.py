"""The Strangler."""

from nightbell.games.whispers import events as ev
from tests.whispers.scenario import Scene


def rooted(cores: str, **scene: object) -> Scene:
    class Rooted(Scene):
        def change(self, hunt):
            hunt.cores = tuple(place for place in hunt.board.places if self.words(place) in cores.split())

    return Rooted("strangler", **scene)  # type: ignore[arg-type]


def cores(story: Scene) -> list[str]:
    return [story.words(place) for place in story.hunt.cores]


def test_its_first_core_lies_where_it_starts():
    assert cores(Scene("strangler", hand="")) == ["G5"]


def test_thorn_grip_both_ways():
    story = Scene(
        "strangler", phase="main", at="R4", hand="thorn_grip", where={"marco": "R4"}, bags={"marco": "powder"}
    )
    story.dice(0, 0, 0, 0).say("search", "play thorn_grip")
    assert story.told(ev.DefenceCounted)[0].total == 0 and story.bag("marco") == ["powder"]
    plan = Scene(
        "strangler", phase="planning", at="R4", hand="thorn_grip", where={"marco": "R4"}, bags={"marco": ""}
    )
    plan.dice(0, 0, 0, 0).say("play thorn_grip")
    assert plan.wounds("marco") == 1


def test_lush_growth_plants_a_core_and_a_barricade():
    story = Scene("strangler", phase="planning", at="R4", hand="lush_growth strangle thorn_grip").say(
        "play lush_growth", "R4 R5"
    )
    assert cores(story) == ["R4", "G5"] and story.barred == ["R4-R5"]


def test_a_sixth_core_needs_one_of_the_five():
    story = rooted("R1 R2 R3 B1 B2", phase="planning", at="R4", hand="lush_growth strangle thorn_grip")
    story.say("play lush_growth")
    assert story.kind == "take-core"
    story.say("B2", "R4 R5")
    assert cores(story) == ["R1", "R2", "R3", "R4", "B1"]


def test_any_number_of_planning_cards():
    story = Scene("strangler", phase="planning", at="R4", hand="branch_growth branch_growth convergence")
    story.say("play branch_growth")
    assert story.barred == ["B4-G5"] and story.kind == "planning"
    story.say("play convergence")
    assert sorted(story.options) == ["appear B4", "appear G5", "shift G5 B4", "shift G5 G3"]
    story.say("appear B4")
    assert story.at == "B4" and story.kind == "planning"
    story.say("pass")
    assert story.kind != "planning"


def test_convergence_shifts_a_core():
    story = Scene("strangler", phase="planning", at="R4", hand="convergence").say(
        "play convergence", "shift G5 G3"
    )
    assert cores(story) == ["G3"] and story.at == "R4"


def test_strangle_is_as_strong_as_there_are_cores():
    story = rooted(
        "R1 R2 R3",
        phase="main",
        at="R4",
        hand="strangle thorn_grip convergence",
        where={"marco": "R4"},
        bags={"marco": ""},
    )
    story.dice(0, 0, 0, 0).say("search", "play strangle")
    assert story.told(ev.DefenceCounted)[0].strength == 7


def test_frenzied_branches():
    story = rooted(
        "R2",
        phase="planning",
        at="R4",
        hand="frenzied_branches convergence",
        level=3,
        where={"anna": "R2", "william": "G2", "marco": "R3"},
    ).say("play frenzied_branches")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 1, 1]
    assert [story.wounds(who) for who in ("anna", "william", "marco")] == [1, 1, 0]


def test_levels_plant_cores():
    second = Scene(
        "strangler",
        phase="main",
        at="R4",
        hand="",
        deck="",
        discard="thorn_grip convergence convergence strangle",
    )
    assert cores(second.say("pass")) == ["R4", "G5"]
    fourth = Scene(
        "strangler",
        phase="main",
        at="R4",
        hand="",
        deck="",
        discard="thorn_grip convergence convergence strangle",
        level=3,
    )
    fourth.say("pass", "R1", "B1")
    assert cores(fourth) == ["R1", "B1", "G5"]


def test_victims_tear_out_a_core_and_are_heard():
    story = Scene("strangler", hand="", where={"anna": "G5"}, at="R4").say("anna", "special uproot")
    assert cores(story) == [] and story.noise == ["G5"]
    removed = story.told(ev.CoreRemoved, 0)[0]
    assert removed.place == story.place("G5")
    assert "DeedDone" not in story.names(0)


def test_branches_without_a_root_come_to_nothing():
    """A card may be played though no door can be barred by it."""
    story = rooted("", phase="planning", at="R4", hand="branch_growth convergence").say("play branch_growth")
    assert story.barred == [] and story.options == ["play convergence", "pass"]
