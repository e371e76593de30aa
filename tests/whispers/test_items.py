"""The forty-five items."""

import pytest

from nightbell.games.whispers import events as ev
from nightbell.games.whispers.content import ITEMS, SILVER
from tests.whispers import scenario
from tests.whispers.scenario import Scene, meet


def test_forty_five_items():
    assert sum(item.search for item in ITEMS.values()) == 11
    assert sum(item.equipment for item in ITEMS.values()) == 32
    assert sum(1 for item in ITEMS.values() if item.personal) == 2
    assert sorted(item.id for item in ITEMS.values() if item.noisy) == [
        "amulet",
        "key",
        "longsword",
        "toolbox",
    ]
    assert len(SILVER) == 4


def test_a_key_goes_to_the_stand_and_takes_no_room():
    story = Scene(
        hand="", where={"william": "R2"}, search="key key", bags={"william": "powder powder powder"}
    )
    story.say("william", "search")
    assert story.hunt.keys == 1 and len(story.bag("william")) == 3
    assert story.told(ev.KeyFound, 0)[0].keys == 1
    assert story.noise == ["R2"]


@pytest.mark.parametrize(("who", "gained"), [("anna", 2), ("johnson", 3)])
def test_toolbox(who, gained):
    story = Scene(victims="anna johnson marco", hand="", where={who: "B1"}, bags={who: "toolbox"})
    story.say(who, "special toolbox")
    assert story.hunt.repair == gained and story.noise == ["B1"] and story.bag(who) == []


def test_the_toolbox_shares_the_one_repair_of_the_turn_and_stops_at_five():
    story = Scene(
        hand="",
        where={"anna": "B1", "william": "B1"},
        bags={"anna": "toolbox", "william": "toolbox"},
        repair=4,
    )
    story.say("anna", "special toolbox", "done")
    assert story.hunt.repair == 5
    assert "special toolbox" not in story.say("william").options


def test_whiskey_flies_over_a_barricade():
    story = Scene(hand="", where={"anna": "R4"}, bags={"anna": "whiskey"}, barricades="R4-R5")
    story.say("anna", "extra whiskey")
    assert sorted(story.options) == ["B5", "R5"]
    story.say("R5")
    assert story.noise == ["R5"]


def test_hatchet_defends_or_cuts():
    story = Scene(hand="", where={"anna": "R4"}, bags={"anna": "hatchet"}, barricades="R4-R5 R4-B5")
    story.say("anna", "extra hatchet", "R4 R5")
    assert story.barred == ["R4-B5"] and story.bag("anna") == []
    fight = meet("marco", bags={"marco": "hatchet"}, dice=(3, 1, 0, 0)).say("use hatchet")
    assert fight.told(ev.DefenceCounted)[0].total == 5 and fight.bag("marco") == []


def test_herbs_heal_and_are_heard():
    story = Scene(hand="", bags={"anna": "herbs", "marco": ""}, wounds={"anna": 1, "marco": 1}).say(
        "anna", "special herbs"
    )
    assert sorted(story.options) == ["anna", "marco"]
    story.say("anna")
    assert story.wounds("anna") == 0 and story.noise == ["R1"]
    away = Scene(
        hand="", bags={"anna": "herbs", "marco": ""}, wounds={"marco": 1}, where={"marco": "R2"}
    ).say("anna")
    assert "special herbs" not in away.options


@pytest.mark.parametrize(
    ("items", "use", "bonus", "left"),
    [
        ("powder", "powder", 2, []),
        ("revolver ammo", "ammo", 4, ["revolver"]),
        ("shortsword", "shortsword", 1, ["shortsword"]),
        ("longsword", "longsword", 3, ["longsword"]),
    ],
)
def test_defence_items(items, use, bonus, left):
    story = meet("marco", bags={"marco": items}, dice=(1, 0, 0, 0)).say(f"use {use}")
    assert story.told(ev.DefenceCounted)[0].total == 1 + bonus
    assert story.bag("marco") == left


def test_the_longsword_lets_the_killer_draw_before_the_roll():
    story = meet("marco", bags={"marco": "longsword"}, deck="sense pursue pursue", dice=(0, 0, 0, 0))
    story.say("use longsword")
    assert story.hunt.hand == ["sense"]
    names = story.names(0)
    assert names.index("CardsDrawn") < names.index("DiceRolled")
    weaker = meet("marco", bags={"marco": "longsword"}, dice=(0, 0, 0, 0), longsword=2).say("use longsword")
    assert weaker.told(ev.DefenceCounted)[0].total == 2


def test_the_revolver_alone_is_no_use():
    story = meet("marco", bags={"marco": "revolver"}, dice=(0, 0, 0, 0))
    assert story.kind == "flee"


def test_adrenaline_is_one_more_step():
    story = Scene(hand="", bags={"anna": "adrenaline"}, where={"anna": "R4"}).say(
        "anna", "extra adrenaline", "step R5"
    )
    assert story.where("anna") == "R5" and "move G4" in story.options
    far = Scene(hand="", bags={"anna": "adrenaline"}, where={"anna": "R4"}, adrenaline_steps=4)
    assert "stop" not in far.say("anna", "extra adrenaline").options
    assert "stop" in far.say("step R5").options
    far.say("step G4", "step G3", "step G5")
    assert far.where("anna") == "G5" and far.kind == "act"


def test_sedative_takes_all_fear():
    story = Scene(hand="", bags={"anna": "sedative"}, fear={"anna": 2}).say("anna", "extra sedative")
    assert story.fear("anna") == 0 and "move R2" in story.options
    assert "extra sedative" not in Scene(hand="", bags={"anna": "sedative"}).say("anna").options


def test_the_firecracker_drowns_everything():
    story = Scene(hand="", bags={"anna": "firecracker", "marco": ""}, where={"william": "B1"})
    story.say("anna", "extra firecracker", "move R2", "stop", "william", "repair").until("main", "instant")
    assert len(story.heard) == 15
    assert "FirecrackerHeard" in story.names(0) and "NoiseReported" not in story.names(0)
    slow = Scene(hand="", bags={"anna": "firecracker"}, firecracker="special").say("anna")
    assert "special firecracker_slow" in slow.options and "extra firecracker" not in slow.options
    assert slow.say("special firecracker_slow").hunt.drowned


def test_the_amulet_turns_away_a_wound_outside_encounters():
    story = Scene(
        phase="main", at="R4", hand="chainsaw sense sense", where={"marco": "R4"}, bags={"marco": "amulet"}
    )
    story.say("play chainsaw", "stop", "no")
    assert story.wounds("marco") == 1
    fight = meet("marco", bags={"marco": "amulet"}, dice=(0, 0, 0, 0))
    assert fight.wounds("marco") == 1 and fight.bag("marco") == ["amulet"]


def test_the_flashlight_lights_the_secret_passage():
    story = Scene(hand="", bags={"anna": "flashlight"}, where={"anna": "B1"}).say(
        "anna", "special flashlight"
    )
    assert story.where("anna") == "G2" and story.bag("anna") == ["flashlight"]
    assert "special flashlight" not in Scene(hand="", bags={"anna": "flashlight"}).say("anna").options


def test_trap_parts_become_the_trap():
    story = Scene(hand="", bags={"anna": "trap_parts"}, where={"anna": "R5"}, trap="R4").say(
        "anna", "special trap_parts"
    )
    assert story.hunt.trap == story.place("R5")
    assert "TrapSet" not in story.names(0)


def test_medkit():
    story = Scene(hand="", wounds={"anna": 1}, fear={"anna": 2}).say("marco", "special medkit")
    assert story.wounds("anna") == 0 and story.fear("anna") == 0 and story.bag("marco") == []
    kept = Scene(hand="", wounds={"anna": 1}, medkit_single_use=False).say("marco", "special medkit")
    assert kept.bag("marco") == ["medkit"]
    other = Scene(hand="", bags={"anna": "medkit", "marco": ""}, wounds={"anna": 1}).say("anna")
    assert "special medkit" not in other.options


def test_camera():
    story = Scene(victims="anna sophia marco", hand="").say("sophia", "extra camera")
    assert story.noise == ["R1"] and story.bag("sophia") == []
    kept = Scene(victims="anna sophia marco", hand="", camera="reusable").say("sophia", "special camera_slow")
    assert kept.bag("sophia") == ["camera"] and kept.noise == ["R1"]
    other = Scene(victims="anna sophia marco", hand="", bags={"anna": "camera"}).say("anna")
    assert "extra camera" not in other.options


def test_a_full_bag_must_let_something_go():
    story = Scene(
        hand="", where={"william": "R2"}, search="herbs key", bags={"william": "powder hatchet whiskey"}
    )
    story.say("william", "search")
    assert story.kind == "drop" and "herbs" in story.options
    story.say("hatchet")
    assert story.bag("william") == ["herbs", "powder", "whiskey"] and story.hunt.used_items == ["hatchet"]


def test_both_equipment_cards_are_heard_kept_or_not():
    story = (
        Scene(hand="", equipment="amulet powder", where={"anna": "R4"})
        .until("team-equip")
        .say("anna", "keep powder")
    )
    assert story.heard == ["R4"]


@pytest.mark.parametrize("bag", ["", "amulet"])
def test_until_the_amulet_was_shown_a_wound_asks_everybody_for_it(monkeypatch, bag):
    """Otherwise the killer could tell from the pause who has it."""
    monkeypatch.setattr(scenario, "FORMAL", ())
    hand, where = "chainsaw sense sense", {"marco": "R4"}
    story = Scene(phase="main", at="R4", hand=hand, where=where, bags={"marco": bag})
    story.say("play chainsaw", "stop")
    assert story.kind == "show-amulet" and story.options == ["yes", "no"][not bag :]
    story.say("yes" if bag else "no")
    assert story.wounds("marco") == (0 if bag else 1)
    again = Scene(phase="main", at="R4", hand=hand, where=where)
    again.hunt.spent = ("amulet",)
    assert again.say("play chainsaw", "stop").wounds("marco") == 1, "everybody has seen it go"
