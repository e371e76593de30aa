"""The Statues."""

from nightbell.engine import Seat
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.whereabouts import killer_whereabouts
from tests.whispers.scenario import Scene


class Standing(Scene):
    """Statues in the study, the gallery, the kitchen and the shed; the main one is the first."""

    def change(self, hunt):
        hunt.figures = tuple(self.place(mark) for mark in ("R4", "R2", "B3", "G3"))
        hunt.main = 0


def standing(**scene: object) -> Scene:
    return Standing("statues", **scene)  # type: ignore[arg-type]


def test_the_main_statue_is_chosen_before_the_first_turn_and_kept_secret():
    story = Scene("statues", phase="setup", hand="")
    assert story.kind == "main-statue" and story.options == ["1", "2", "3", "4"]
    story.say("2")
    assert story.hunt.main == 1
    other = Scene("statues", phase="setup", hand="").say("4")
    assert story.victims_view == other.victims_view
    assert story.table.events(Seat(1)) == other.table.events(Seat(1))
    figures = [story.words(place) for place in story.victims_view.open.figures]
    assert figures == ["R1", "R1", "G5", "G5"]


def test_strength_by_level():
    assert [Scene("statues", level=level).hunt.strength for level in range(1, 6)] == [5, 6, 6, 8, 8]


def test_the_main_statue_alone_takes_basic_actions():
    story = standing(phase="main", hand="")
    assert sorted(story.options) == ["move B5", "move R5", "pass", "search"]
    story.say("move R5")
    assert [story.words(place) for place in story.hunt.figures] == ["R5", "R2", "B3", "G3"]
    assert story.told(ev.StatueMoved, 1)[0].statue == 1


def test_a_statue_that_acts_shows_itself_until_the_main_one_may_have_changed():
    story = standing(phase="main", hand="")
    assert len(killer_whereabouts(story.victims_view)) == 4
    story.say("search")
    assert killer_whereabouts(story.victims_view) == {story.place("R4"): 1.0}
    hidden = standing(phase="planning", hand="regroup sense patrol")
    hidden.hunt.exposed = 0
    hidden.say("play regroup", "1")
    assert hidden.victims_view.open.exposed is None


def test_every_statue_keeps_victims_from_searching():
    story = standing(hand="", where={"william": "R2"}).say("william")
    assert "search" not in story.options


def test_patrol_moves_all():
    story = standing(phase="main", hand="patrol sense", deck="release sense patrol")
    story.say("play patrol", "step R5", "stop", "step B4", "step G5")
    assert [story.words(place) for place in story.hunt.figures] == ["R5", "R2", "B4", "G5"]
    assert "release" in story.hunt.hand


def test_release_frightens_the_zone_moves_and_searches():
    story = standing(
        phase="main", hand="release sense sense", where={"anna": "R1", "william": "B2", "marco": "R5"}
    )
    story.hunt.bag[story.hunt.victims[2]] = ()
    story.say("play release")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 0, 1]
    story.dice(0, 0, 0).say("step R5", "stop")
    assert story.wounds("marco") == 1


def test_regroup_may_change_the_main_statue_and_then_moves_a_barricade():
    story = standing(phase="planning", hand="regroup sense patrol", barricades="R1-B1")
    story.say("play regroup", "3", "R1 B1", "R4 R5")
    assert story.hunt.main == 2 and story.barred == ["R4-R5"]
    same = standing(phase="planning", hand="regroup sense patrol", barricades="R1-B1").say(
        "play regroup", "1"
    )
    assert same.barred == ["R1-B1"]


def test_summon_stele_frightens_on_both_sides():
    story = standing(phase="planning", hand="summon_stele sense", where={"anna": "B1", "marco": "R2"})
    story.say("play summon_stele", "R1 B1")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 1, 0]


def test_execution_kills_when_the_gap_is_three():
    def attacked(*dice: int) -> Scene:
        story = standing(phase="main", hand="execution sense", where={"marco": "R4"}, bags={"marco": ""})
        return story.dice(*dice).say("search", "play execution")

    assert attacked(1, 1, 0, 0).outcome == "killer-kill"
    assert attacked(1, 1, 1, 0).outcome is None


def test_siege_searches_with_all_until_somebody_is_found():
    story = standing(phase="main", hand="siege sense", level=3, where={"marco": "B3"}, bags={"marco": ""})
    story.say("play siege", "stop", "stop", "stop", "stop", "1")
    assert "SearchedInVain" in story.names()
    story.dice(0, 0, 0, 0).say("3")
    assert story.wounds("marco") == 1
    assert len(story.told(ev.KillerSearched)) == 1


def test_levels_change_the_main_statue_and_bring_siege_back():
    story = standing(phase="main", hand="", deck="", discard="siege sense sense patrol release", level=3)
    story.hunt.chance.loaded["killer-deck"] = [1, 1, 1, 0]
    story.say("pass")
    assert story.kind == "main-statue"
    story.say("2")
    assert story.hunt.level == 4 and story.hunt.main == 1
    hand, discard = "sense sense patrol patrol release", "siege regroup regroup"
    tossed = standing(phase="main", hand=hand, deck="", discard=discard, level=3)
    assert tossed.say("pass").hunt.hand[-1] == "siege" and "siege" not in tossed.hunt.discard
    assert [event.cards for event in tossed.told(ev.CardsDrawn, 0)] == [("siege",)]
    assert "CardsDrawn" not in tossed.names(1)


def test_a_victim_holds_a_statue_still():
    story = standing(hand="", where={"anna": "R4"}, bags={"anna": "whiskey"}).say("anna")
    assert "special halt" in story.options
    story.say("special halt")
    assert story.hunt.halted == (0,)
    assert story.told(ev.StatueHalted, 0)[0].statue == 1
    assert story.kind == "who-acts"
    story.until("main")
    assert story.options == ["pass"]
    busy = standing(hand="", where={"anna": "R4"}, bags={"anna": "whiskey"}).say(
        "anna", "extra whiskey", "R5"
    )
    assert "special halt" not in busy.options


def test_only_what_changes_hands_is_a_trade_and_it_busies_both():
    bags = {"anna": "shortsword"}
    spots = {"anna": "R4", "marco": "R4", "william": "G3"}
    looked = standing(where=spots, bags=bags, hand="").say("anna", "trade marco", "stop")
    assert looked.hunt.busied == () and "special halt" in looked.options
    gave = standing(where=spots, bags=bags, hand="").say("anna", "trade marco", "give shortsword")
    assert set(gave.hunt.busied) == {"anna", "marco"} and "special halt" not in gave.options
    gave.say("calm" if "calm" in gave.options else "move R5", "stop").until("who-acts")
    gave.say("marco")
    assert "special halt" not in gave.options, "Marco has traded, too"


def test_nobody_trades_with_one_who_holds_a_statue_still():
    spots = {"anna": "R4", "marco": "R4", "william": "R4"}
    story = standing(where=spots, bags={"anna": "shortsword", "william": "powder"}, hand="")
    story.say("anna", "special halt", "marco")
    assert "trade anna" not in story.options and "trade william" in story.options
