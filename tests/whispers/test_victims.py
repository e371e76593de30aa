"""The nine victims and what only they can do."""

import pytest

from nightbell.games.whispers import events as ev
from tests.whispers.scenario import Scene, meet


def test_anna_searches_without_a_sound_but_draws_equipment_like_others():
    story = Scene(hand="", where={"anna": "R2"}, search="key key").say("anna", "search")
    assert story.noise == [] and story.hunt.keys == 1
    loud = (
        Scene(hand="", where={"anna": "R4"}, equipment="toolbox powder")
        .until("team-equip")
        .say("anna", "keep_none")
    )
    assert loud.heard == ["R4"]


@pytest.mark.parametrize(
    ("rule", "items", "line", "total"),
    [
        ("no_item", "", None, 1),
        ("no_item", "powder", "use powder", 2),
        ("no_weapon", "powder", "use powder", 3),
    ],
)
def test_william_is_stubborn(rule, items, line, total):
    story = meet("william", bags={"william": items}, dice=(0, 0, 0, 0), william_rule=rule)
    if line:
        story.say(line)
    assert story.told(ev.DefenceCounted)[0].total == total


def test_william_sprints_and_is_heard():
    story = Scene(hand="", where={"william": "R4"}).say("william", "special sprint", "step R5", "stop")
    assert story.where("william") == "R5" and story.noise == ["R5"]
    exact = Scene(hand="", where={"william": "R4"}, sprint_exact=True).say(
        "william", "special sprint", "step R5", "step G4"
    )
    assert "stop" not in exact.options


def test_marco_finds_a_dose():
    story = Scene(hand="", used="powder adrenaline sedative").say("marco", "special equipped")
    assert story.options == ["adrenaline", "sedative"]
    story.say("sedative")
    assert story.bag("marco") == ["medkit", "sedative"] and story.hunt.used_items == ["powder", "adrenaline"]
    assert "special equipped" not in Scene(hand="", used="powder").say("marco").options


def test_sophia_knows_the_passages():
    story = Scene(victims="anna sophia marco", hand="", where={"sophia": "B5"}).say(
        "sophia", "special observant"
    )
    assert story.where("sophia") == "G5"
    lit = Scene(victims="anna sophia marco", hand="", where={"sophia": "B5"}, bags={"sophia": "flashlight"})
    lit.say("sophia", "extra observant_lit")
    assert lit.where("sophia") == "G5"
    assert "move G3" in lit.options and "extra observant_lit" not in lit.options


@pytest.mark.parametrize("slots", [6, 99])
def test_johnson_carries_more(slots):
    bag = " ".join(["powder"] * 5)
    story = Scene(
        victims="anna johnson marco",
        hand="",
        where={"johnson": "R2"},
        bags={"johnson": bag},
        search="herbs herbs key",
        johnson_slots=slots,
    ).say("johnson", "search", "yes")
    assert len(story.bag("johnson")) == 6
    assert story.hunt.slots(story.hunt.victims[1]) == slots


def test_george_at_the_book():
    story = Scene(
        victims="anna george marco",
        hand="",
        where={"george": "R4"},
        bags={"george": "toolbox"},
        search="whiskey key",
    )
    story.say("george", "special brilliant")
    assert story.options == ["tinker", "study"]
    story.say("tinker")
    assert story.hunt.repair == 1 and story.bag("george") == [] and story.noise == []
    other = Scene(victims="anna george marco", hand="", where={"george": "R4"}, search="whiskey key")
    other.say("george", "special brilliant", "yes")
    assert other.bag("george") == ["whiskey"]


def test_george_takes_notes_near_the_killer():
    story = Scene(
        victims="anna george marco", hand="", at="R5", where={"george": "R3"}, barricades="R4-R5 R4-B5"
    )
    story.say("george", "move B5", "stop")
    assert story.kind == "who-acts"
    story = Scene(
        victims="anna george marco", hand="", at="R5", where={"george": "R2"}, barricades="R4-R5 R4-B5"
    )
    story.say("george", "move R5", "step R2")
    assert story.options == ["pry", "echo", "stance"]
    story.say("pry")
    assert story.hunt.notes == ("pry",) and story.hunt.notes_left == ("echo", "stance")
    assert "NoteTaken" not in story.names(0)


def test_georges_notes():
    def with_note(note: str, **scene: object) -> Scene:
        story = Scene(victims="anna george marco", hand="", **scene)  # type: ignore[arg-type]
        story.hunt.notes = (note,)
        return story

    pry = with_note("pry", where={"george": "R4"}, barricades="R4-R5 R4-B5")
    pry.say("george")
    assert "extra note_pry" in pry.options
    pry.say("extra note_pry", "R4 R5")
    assert pry.barred == [] and pry.hunt.notes == ()
    echo = with_note("echo").say("george", "extra note_echo", "G2")
    assert echo.noise == ["G2"]
    fight = meet("george", cast="anna george marco", bags={"george": "powder"}, dice=(0, 0, 0, 0))
    fight.hunt.notes = ("stance",)
    fight.say("use powder")
    assert fight.told(ev.DefenceCounted)[0].total == 4


def test_ophelia_encourages():
    story = Scene(victims="anna ophelia marco", hand="", fear={"anna": 2}, where={"anna": "G2"})
    story.say("ophelia", "special encourage", "anna")
    assert story.fear("anna") == 0 and story.hunt.encouraged == ("anna",)


def test_encouragement_cancels_fear_or_helps_a_defence():
    story = Scene(
        "spectre", phase="instant", at="R4", hand="scream", where={"marco": "R5"}, encouraged="marco"
    )
    story.say("play scream")
    assert story.kind == "cancel-fear"
    assert story.say("yes").fear("marco") == 0
    fight = meet("marco", bags={"marco": ""}, encouraged="marco")
    assert fight.kind == "take-heart"
    fight.dice(3, 1, 0, 0).say("yes")
    assert fight.told(ev.DefenceCounted)[0].total == 5 and fight.hunt.encouraged == ()


def test_ophelia_looks_at_two_cards():
    story = Scene(
        victims="anna ophelia marco", hand="", where={"ophelia": "R2"}, search="toolbox whiskey key"
    )
    story.say("ophelia", "search")
    assert sorted(story.options) == ["toolbox", "whiskey"]
    story.say("whiskey", "yes")
    assert story.bag("ophelia") == ["whiskey"] and story.noise == []
    assert story.hunt.search_deck[-1] == "toolbox"


def test_ophelia_looks_at_the_last_two_but_takes_the_last_one():
    there = {"ophelia": "R2"}
    two = Scene(victims="anna ophelia marco", hand="", where=there, search="toolbox whiskey")
    assert sorted(two.say("ophelia", "search").options) == ["toolbox", "whiskey"]
    one = Scene(victims="anna ophelia marco", hand="", where=there, search="toolbox")
    one.say("ophelia", "search", "yes")
    assert one.bag("ophelia") == ["toolbox"] and one.hunt.search_deck == []


def test_caleb_searches_at_the_spiral():
    story = Scene(victims="anna caleb marco", hand="", where={"caleb": "G2", "anna": "G2"})
    assert "search" in story.say("caleb").options
    assert (
        "search" not in Scene(victims="anna caleb marco", hand="", where={"anna": "G2"}).say("anna").options
    )


def test_dylan_is_lucky_once_and_finds_scrap():
    story = meet("dylan", cast="anna dylan marco", bags={"dylan": ""}, dice=(0, 0, 0, 0))
    assert story.wounds("dylan") == 0
    assert story.told(ev.WoundMissed)[0].victim == "dylan"
    again = Scene(victims="anna dylan marco", phase="main", at="R4", hand="", where={"dylan": "R4"})
    again.hunt.spent = ("dylan",)
    again.dice(0, 0, 0, 0).say("search")
    assert again.wounds("dylan") == 1
    scrap = Scene(victims="anna dylan marco", hand="", where={"dylan": "G3"}, used="toolbox toolbox")
    scrap.say("dylan", "extra salvage")
    assert scrap.bag("dylan") == ["toolbox"] and "extra salvage" not in scrap.options
