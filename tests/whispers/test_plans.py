"""The variant «Есть план!»."""

import pytest

from nightbell.engine import Seat
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.plans import CLASSIC, PLANS
from tests.whispers.scenario import Scene


def with_plans(*plans: str, at_step: int = 0, **scene: object) -> Scene:
    """Two plans in hand, the first under way if some of its steps are done."""

    class Planned(Scene):
        def change(self, hunt):
            hunt.plans = plans
            hunt.plan, hunt.plan_step = (plans[0], at_step) if at_step else (None, 0)

    return Planned(hand="", plans="full", **scene)  # type: ignore[arg-type]


def knowing(plan: str, **scene: object) -> Scene:
    class Planned(Scene):
        def change(self, hunt):
            hunt.plans, hunt.plan_done = (), plan

    return Planned(**{"hand": "", "plans": "full", **scene})  # type: ignore[arg-type]


def advanced(story: Scene) -> Scene:
    """The team goes on with what is due first."""
    story.until("team-plan")
    return story.say(story.options[0])


def test_sixteen_plans_twelve_of_them_classic_and_two_dealt_in_secret():
    assert len(PLANS) == 16 and len(CLASSIC) == 12
    story = Scene(phase="setup", hand="", plans="full")
    assert len(story.hunt.plans) == 2
    assert "PlansDealt" in story.names(1) and "PlansDealt" not in story.names(0)
    other = Scene(phase="setup", hand="", plans="full")
    other.hunt.plans = ("buzzer", "molotov")
    assert other.killer_view == story.killer_view


@pytest.mark.parametrize(
    ("plan", "where"),
    [
        ("cautious_repair", {"anna": "B1"}),
        ("skeleton_key", {"anna": "G3"}),
        ("blueprint", {"anna": "R4"}),
        ("site_study", {"anna": "G5"}),
        ("mystic_herbs", {"anna": "G2"}),
        ("buzzer", {"anna": "R5"}),
        ("intel_sharing", {"anna": "R2", "william": "R3"}),
    ],
)
def test_the_first_condition_of_a_plan(plan, where):
    met = advanced(with_plans(plan, "concealed_portal", at="R5", where=where))
    assert (met.hunt.plan, met.hunt.plan_step) == (plan, 1)
    assert "PlanAdvanced" not in [type(event).__name__ for event in met.table.events(Seat(0))]
    missed = with_plans(plan, "concealed_portal", at="G4").until("main", "instant")
    assert missed.hunt.plan is None


def test_one_step_a_round_and_the_other_plan_starts_anew():
    story = with_plans("mystic_herbs", "molotov", at_step=1, where={"anna": "G2", "william": "G3"})
    story.until("team-plan")
    assert story.options == ["advance mystic_herbs", "advance molotov", "not_yet"]
    story.say("advance molotov")
    assert (story.hunt.plan, story.hunt.plan_step) == ("molotov", 1)


def test_nobody_has_to_give_up_a_plan():
    story = with_plans("skeleton_key", "mystic_herbs", at_step=2, where={"anna": "G2"}).until("team-plan")
    assert story.options == ["advance mystic_herbs", "not_yet"]
    story.say("not_yet")
    assert (story.hunt.plan, story.hunt.plan_step) == ("skeleton_key", 2)


def test_a_finished_plan_serves_the_team_and_ends_the_other():
    story = advanced(with_plans("molotov", "buzzer", at_step=1, where={"anna": "G3"}))
    assert story.hunt.plan_done == "molotov" and story.hunt.plans == ()
    assert story.told(ev.PlanFinished, 1)[0].plan == "molotov"


def test_intel_sharing_draws_a_search_card():
    story = advanced(with_plans("intel_sharing", "buzzer", at_step=2, search="whiskey key"))
    story.say("william", "yes")
    assert story.bag("william") == ["whiskey"]


def test_cautious_repair_is_silent():
    story = knowing("cautious_repair", where={"anna": "B1"}, bags={"anna": "toolbox"}).say(
        "anna", "special toolbox"
    )
    assert story.hunt.repair == 2 and story.noise == []


def test_skeleton_key_takes_the_key_from_the_bottom():
    story = knowing("skeleton_key", bags={"anna": "toolbox"}, search="whiskey key").say(
        "anna", "special skeleton_key"
    )
    assert story.hunt.keys == 1 and story.hunt.search_deck == ["whiskey"]


def test_blueprint_adds_to_every_repair():
    assert knowing("blueprint", where={"anna": "B1"}).say("anna", "repair").hunt.repair == 2


def test_site_study_and_mystic_herbs():
    walk = knowing("site_study").say("anna", "extra site_study", "step R2", "step R5")
    assert walk.where("anna") == "R5" and "extra site_study" not in walk.options
    herbs = knowing("mystic_herbs", where={"anna": "G2"}, wounds={"anna": 1}, fear={"anna": 2})
    herbs.say("anna", "extra mystic_herbs")
    assert herbs.wounds("anna") == 0 and herbs.fear("anna") == 0
    for hurt_or_afraid in ({"wounds": {"anna": 1}}, {"fear": {"anna": 1}}):
        story = knowing("mystic_herbs", where={"anna": "G2"}, **hurt_or_afraid).say("anna")
        assert "extra mystic_herbs" in story.options
    for elsewhere_or_well in ({"where": {"anna": "G3"}, "fear": {"anna": 2}}, {"where": {"anna": "G2"}}):
        story = knowing("mystic_herbs", **elsewhere_or_well).say("anna")
        assert "extra mystic_herbs" not in story.options


def test_diy_radio():
    story = knowing("diy_radio", bags={"anna": "toolbox toolbox toolbox"}).say("anna", "special diy_radio")
    assert story.hunt.repair == 5 and story.hunt.rescue == 5 and story.noise == ["R1"]


def test_buzzer():
    story = knowing("buzzer", bags={"anna": "toolbox"}, where={"anna": "R4"}).say("anna", "special buzzer")
    assert story.hunt.marker == story.place("R4")
    story.say("extra buzz", "william")
    assert story.noise == ["R4"] and "extra buzz" not in story.options


def test_tunnels_join_all_ends():
    story = knowing("tunnels", where={"anna": "B1"}).say("anna", "special tunnels")
    assert sorted(story.options) == ["B5", "G2", "G5"]
    assert story.say("G5").where("anna") == "G5"


def test_molotov_besides_an_item():
    story = knowing("molotov", phase="main", at="R4", where={"marco": "R4"}, bags={"marco": "whiskey powder"})
    story.say("search", "use powder")
    assert story.kind == "molotov"
    story.dice(0, 0, 0, 0).say("yes")
    assert story.told(ev.DefenceCounted)[0].total == 4 and story.bag("marco") == []
    other = knowing("molotov", phase="main", at="R4", where={"marco": "R4"}, bags={"marco": "whiskey powder"})
    other.say("search", "use powder").dice(0, 0, 0, 0).say("no")
    assert other.told(ev.DefenceCounted)[0].total == 2 and other.bag("marco") == ["whiskey"]


def test_ancient_chest_is_three_search_cards():
    story = knowing("ancient_chest", bags={"anna": "amulet"}, search="whiskey herbs powder key")
    story.say("anna", "special ancient_chest", "yes", "yes", "yes")
    assert story.bag("anna") == ["herbs", "powder", "whiskey"] and story.hunt.search_deck == ["key"]


def test_concealed_portal_wins_with_three_things_at_the_spiral():
    spots = {"anna": "G2", "william": "G2", "marco": "G2"}
    bags = {"anna": "secret_map", "william": "flashlight", "marco": "amulet"}
    story = knowing(
        "concealed_portal", phase="planning", hand="barricade", at="R4", where=spots, bags=bags
    ).say("pass")
    assert story.outcome == "victims-plan"
    less = knowing("concealed_portal", phase="planning", hand="barricade", at="R4", where=spots).say("pass")
    assert less.outcome is None


def test_strike_ambush_wants_a_gap_of_three_at_the_marker():
    def ambushed(*dice: int) -> Scene:
        story = knowing("strike_ambush", phase="main", at="R4", where={"marco": "R4"}, bags={"marco": ""})
        story.hunt.marker = story.place("R4")
        return story.dice(*dice).say("search")

    assert ambushed(3, 3, 1, 1).outcome == "victims-plan"
    assert ambushed(3, 3, 1, 0).outcome is None
    done = advanced(with_plans("strike_ambush", "buzzer", at_step=2, at="R1"))
    assert done.hunt.marker == done.place("R1")


def test_strike_seal_wins_by_a_defence_at_the_spiral():
    story = knowing("strike_seal", phase="main", at="G2", where={"marco": "G2"}, bags={"marco": ""})
    assert story.dice(3, 3, 0, 0).say("search").outcome == "victims-plan"
    done = advanced(with_plans("strike_seal", "buzzer", at_step=3, where={"anna": "G2"}))
    assert done.heard == ["G2"]


def test_strike_trap_wins_by_an_empty_search():
    story = knowing("strike_trap", bags={"anna": "toolbox"}, where={"anna": "R4"}).say(
        "anna", "special explosives"
    )
    assert story.hunt.marker == story.place("R4")
    empty = knowing("strike_trap", phase="main", at="R4")
    empty.hunt.marker = empty.place("R4")
    assert empty.say("search").outcome == "victims-plan"


def test_strike_launcher_wins_together_one_step_from_him():
    spots = {"anna": "R5", "william": "R5", "marco": "R5"}
    story = knowing("strike_launcher", phase="planning", hand="barricade", at="R4", where=spots).say("pass")
    assert story.outcome == "victims-plan"
    far = knowing("strike_launcher", phase="planning", hand="barricade", at="G5", where=spots).say("pass")
    assert far.outcome is None


def test_an_ambush_lies_where_they_met_him_and_does_not_tell_which_statue_is_he():
    story = with_plans("strike_ambush", "buzzer", at_step=2, killer="statues", where={"anna": "R1"})
    assert story.hunt.figures[0] == story.place("R1") and story.at == "G5"
    assert advanced(story).hunt.marker == story.place("R1")
    two = with_plans("strike_ambush", "buzzer", at_step=2, killer="statues", where={"marco": "G5"})
    advanced(two)
    assert two.kind == "team-marker" and two.options == ["R1", "G5"]
    assert two.say("G5").hunt.marker == two.place("G5")


def test_thorns_that_take_every_item_take_the_bottle_too():
    def thrown(*cards: str) -> Scene:
        story = knowing(
            "molotov", killer="strangler", phase="main", at="R4", where={"marco": "R4"},
            bags={"marco": "whiskey"}, hand=" ".join(cards),
        )  # fmt: skip
        return story.dice(0, 0, 0, 0).say("search")

    assert thrown("thorn_grip").say("play thorn_grip").wounds("marco") == 1
    free = thrown()
    assert free.kind == "molotov" and free.say("yes").bag("marco") == []
