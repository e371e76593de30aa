"""SEARCH finds somebody: attacks, defence, flight."""

import pytest

from nightbell.games.whispers import events as ev
from nightbell.text import Words
from tests.whispers import scenario
from tests.whispers.scenario import Scene, meet


def totals(story: Scene) -> list[tuple[str, int, int, bool]]:
    return [(e.victim, e.total, e.strength, e.repelled) for e in story.told(ev.DefenceCounted)]


@pytest.mark.rule("W-075", "W-127", "W-190")
def test_whoever_is_found_is_attacked_at_once():
    story = meet("marco", bags={"marco": ""}, dice=(0, 0, 0, 0))
    assert story.told(ev.KillerSearched)[0].victims == ("marco",)
    assert story.told(ev.DefenderChosen)[0].victim == "marco"
    assert story.wounds("marco") == 1


@pytest.mark.rule("W-094", "W-095", "W-189")
def test_all_who_are_there_are_named_and_nobody_else():
    story = meet("anna marco", bags={"marco": ""})
    assert story.told(ev.KillerSearched, 0)[0].victims == ("anna", "marco")
    assert story.killer_view.clues[-1].names == ("anna", "marco")
    assert "william" not in story.hunt.unattacked


@pytest.mark.rule("W-096")
def test_only_a_search_makes_an_encounter():
    story = Scene(phase="main", at="R5", hand="", where={"marco": "R4"}, bags={"marco": ""}).say("move R4")
    assert "EncounterBegan" not in story.names()
    story.dice(0, 0, 0, 0).say("search")
    assert "EncounterBegan" in story.names()


@pytest.mark.rule("W-097", "W-123", "W-177")
def test_each_is_attacked_once_until_all_have_failed():
    story = meet("anna william marco", bags={"marco": ""}, dice=(0,) * 12).say("william", "anna")
    assert [event.victim for event in story.told(ev.DefenderChosen)] == ["william", "anna", "marco"]
    assert [story.wounds(who) for who in ("anna", "william", "marco")] == [1, 1, 1]
    assert story.kind == "flee" and story.outcome is None


@pytest.mark.rule("W-098", "W-117", "W-176")
def test_a_repelled_attack_ends_the_encounter():
    first = meet("anna marco", bags={"marco": ""}, dice=(3, 3, 0, 0)).say("anna")
    assert len(first.told(ev.AttackBegan)) == 1
    assert first.wounds("marco") == 0 and first.kind == "flee"
    second = meet("anna marco", bags={"marco": ""}, dice=(0, 0, 0, 0, 3, 3, 0, 0)).say("anna")
    assert len(second.told(ev.AttackBegan)) == 2
    assert totals(second) == [("anna", 0, 5, False), ("marco", 6, 5, True)]


@pytest.mark.rule("W-099", "W-173")
def test_the_five_steps_of_every_attack_in_their_order():
    story = meet(
        "anna marco",
        killer="werewolf",
        hand="savage_bite savage_bite",
        bags={"marco": "powder", "anna": "hatchet"},
    )
    story.dice(*(0,) * 8)
    story.say("play savage_bite", "anna")
    assert story.kind == "defend"
    story.say("use hatchet", "play savage_bite", "use powder")
    wanted = ("AttackBegan", "CardPlayed", "DefenderChosen", "ItemUsed", "DiceRolled", "DefenceCounted")
    assert [name for name in story.names() if name in wanted] == list(wanted) * 2
    assert story.kind == "flee"
    story.refuses("use powder")


@pytest.mark.rule("W-100", "W-171")
def test_one_attack_card_for_each_attack_or_none():
    story = meet(
        "anna marco", killer="werewolf", hand="savage_bite savage_bite", bags={"marco": ""}, dice=(0,) * 8
    )
    assert story.kind == "attack-card" and sorted(story.options) == ["pass", "play savage_bite"]
    story.say("pass", "anna", "play savage_bite")
    assert totals(story) == [("anna", 0, 6, False), ("marco", 0, 8, False)]


@pytest.mark.rule("W-101", "W-102", "W-172")
def test_the_attack_card_is_shown_and_read_before_the_defender_is_chosen():
    story = meet("anna marco", killer="werewolf", hand="savage_bite", bags={"marco": ""}).say(
        "play savage_bite"
    )
    assert story.kind == "team-defender"
    shown = story.told(ev.CardPlayed, 1)[0]
    assert shown.card == "savage_bite"
    assert Words("ru", "whispers").about("card", "savage_bite") in Words("ru", "whispers").event(shown)
    assert sorted(story.options) == ["anna", "marco"]


@pytest.mark.rule("W-103")
def test_an_attack_card_changes_the_strength_of_this_attack():
    story = meet("anna marco", killer="werewolf", hand="savage_bite", bags={"marco": ""}, dice=(0,) * 8)
    story.say("play savage_bite")
    assert story.victims_view.open.strength == 8
    story.say("anna")
    assert [strength for _, _, strength, _ in totals(story)] == [8, 6]


@pytest.mark.rule("W-104", "W-122")
@pytest.mark.parametrize("players", [2, 4])
def test_the_victims_choose_who_defends_among_those_not_yet_attacked(players):
    story = meet("anna marco", bags={"marco": "powder"}, dice=(0,) * 4, players=players)
    assert story.kind == "team-defender"
    assert set(story.table.open) == set(story.hunt.victim_seats)
    assert sorted(story.options) == ["anna", "marco"]
    assert story.refuses("william")
    story.say("anna")
    assert story.kind == "defend" and dict(story.question.about)["victim"] == "marco"


@pytest.mark.rule("W-105")
def test_one_item_or_none():
    story = meet("marco", bags={"marco": "powder hatchet shortsword"})
    assert sorted(story.options) == ["bare", "use hatchet", "use powder", "use shortsword"]
    assert story.refuses("use powder hatchet") == "W-105"
    story.dice(0, 0, 0, 0).say("use powder")
    assert totals(story) == [("marco", 2, 5, False)]
    assert story.bag("marco") == ["hatchet", "shortsword"]


@pytest.mark.rule("W-106")
def test_only_the_defenders_own_items():
    story = meet("anna marco", bags={"marco": "powder", "anna": "hatchet"}).say("anna")
    assert sorted(story.options) == ["bare", "use hatchet"]
    assert story.refuses("use powder") == "W-106"
    story.dice(3, 3, 0, 0).say("bare")


@pytest.mark.rule("W-107")
def test_the_revolver_fires_with_bullets_of_the_same_bag_only():
    story = meet("marco", bags={"marco": "revolver ammo"})
    assert sorted(story.options) == ["bare", "use ammo"]
    story.dice(0, 0, 1, 0).say("use ammo")
    assert totals(story) == [("marco", 5, 5, True)]
    assert story.bag("marco") == ["revolver"]
    apart = meet("anna marco", bags={"marco": "revolver shortsword", "anna": "ammo"}).say("marco")
    assert sorted(apart.options) == ["bare", "use shortsword"]
    apart.dice(3, 3, 0, 0).say("bare")


@pytest.mark.rule("W-108", "W-109", "W-129")
@pytest.mark.parametrize(("fear", "dice"), [(0, 4), (1, 3), (2, 2)])
def test_four_dice_less_one_for_each_fear(fear, dice):
    story = meet("marco", bags={"marco": ""}, fear={"marco": fear}, dice=(0,) * dice)
    assert len(story.told(ev.DiceRolled)[0].dice) == dice


@pytest.mark.rule("W-110")
def test_the_fear_of_others_does_not_count():
    story = meet("anna marco", bags={"marco": ""}, fear={"anna": 2}, dice=(3, 3, 0, 0)).say("marco")
    assert len(story.told(ev.DiceRolled)[0].dice) == 4
    assert [tile.fear for tile in story.victims_view.open.roof] == [2, 0, 0]


@pytest.mark.rule("W-111")
def test_all_dice_are_added_up():
    story = meet("marco", bags={"marco": ""}, dice=(1, 0, 3, 1))
    assert totals(story) == [("marco", 5, 5, True)]


@pytest.mark.rule("W-112")
def test_the_items_points_are_added():
    story = meet("marco", bags={"marco": "powder"}, dice=(3, 1, 0, 0)).say("use powder")
    assert totals(story) == [("marco", 6, 5, True)]


@pytest.mark.rule("W-113", "W-114")
def test_the_trap_adds_two_once():
    story = meet("anna marco", bags={"marco": ""}, trap="R4", dice=(1, 1, 1, 0, 1, 1, 1, 0), level=2).say(
        "anna"
    )
    assert [total for _, total, _, _ in totals(story)] == [5, 3]
    assert story.hunt.trap is None
    elsewhere = meet("marco", bags={"marco": ""}, trap="R5", dice=(1, 1, 1, 0))
    assert [total for _, total, _, _ in totals(elsewhere)] == [3]
    assert elsewhere.hunt.trap == elsewhere.place("R5")


@pytest.mark.rule("W-115", "W-118")
@pytest.mark.parametrize(
    ("dice", "repelled"), [((3, 3, 0, 0), True), ((3, 3, 1, 0), True), ((3, 1, 1, 0), False)]
)
def test_at_least_the_strength_repels(dice, repelled):
    story = meet("marco", bags={"marco": ""}, level=2, dice=dice)
    assert totals(story)[0][2:] == (6, repelled)
    assert story.wounds("marco") == (0 if repelled else 1)


@pytest.mark.rule("W-116", "W-174")
def test_a_repelled_attack_costs_two_cards_of_the_deck():
    story = meet(
        "marco",
        bags={"marco": ""},
        hand="sense barricade",
        deck="pursue chainsaw madness stay",
        dice=(3, 3, 0, 0),
    )
    assert story.hunt.discard == ["pursue", "chainsaw"]
    assert story.hunt.deck == ["stay", "madness"]
    assert story.hunt.hand == ["sense", "barricade"]


@pytest.mark.rule("W-119", "W-175")
def test_a_failed_defence_is_a_wound_and_costs_the_killer_nothing():
    story = meet("anna marco", bags={"marco": ""}, deck="pursue chainsaw madness", dice=(0,) * 8).say("marco")
    assert [story.wounds(who) for who in ("anna", "william", "marco")] == [1, 0, 1]
    assert len(story.hunt.deck) == 3 and story.hunt.discard == []


@pytest.mark.rule("W-120", "W-121")
def test_the_second_wound_kills_and_ends_the_hunt():
    story = meet("anna marco", bags={"marco": ""}, wounds={"marco": 1}, dice=(0, 0, 0, 0)).say("marco")
    assert story.outcome == "killer-kill"
    assert story.told(ev.Killed)[0].victim == "marco"
    assert len(story.told(ev.AttackBegan)) == 1


@pytest.mark.rule("W-124", "W-125", "W-178")
def test_everybody_who_was_there_may_flee_a_step_or_stay():
    story = meet("anna marco", bags={"marco": ""}, dice=(0,) * 8).say("anna")
    assert story.kind == "flee" and sorted(story.options) == ["flee B5", "flee R5", "stay"]
    story.say("flee R5")
    assert dict(story.question.about)["victim"] == "marco"
    story.say("stay")
    assert (story.where("anna"), story.where("william"), story.where("marco")) == ("R5", "R1", "R4")
    assert story.kind != "flee"


def test_flight_is_hidden_and_stops_at_barricades():
    story = meet("marco", bags={"marco": ""}, barricades="R4-R5", dice=(0, 0, 0, 0))
    assert sorted(story.options) == ["flee B5", "stay"]
    story.say("flee B5")
    assert "Walked" not in story.names(0)
    assert story.told(ev.Fled, 0)[0].victims == ("marco",)


@pytest.mark.rule("W-126", "W-128", "W-130")
def test_marco_repels_the_butcher_with_fertiliser():
    story = meet("marco", level=4, bags={"marco": "powder"}, deck="pursue sense sense", dice=(3, 3, 0, 0))
    assert story.hunt.strength == 6
    story.say("use powder")
    assert totals(story) == [("marco", 8, 6, True)]
    assert story.wounds("marco") == 0
    assert len(story.hunt.discard) == 2


@pytest.mark.rule("W-131")
def test_the_turn_is_over_after_the_encounter():
    story = meet("marco", hand="barricade", bags={"marco": ""}, dice=(0, 0, 0, 0)).say("stay")
    phases = [event.phase for event in story.told(ev.PhaseBegan)]
    assert phases[:2] == ["draw", "start"]


def test_level_five_wounds_everybody_first():
    story = meet("anna marco", level=5, bags={"marco": ""})
    assert story.wounds("anna") == story.wounds("marco") == 1
    assert story.kind == "team-defender"
    assert meet("marco", level=5, bags={"marco": "amulet"}, wounds={"marco": 1}).outcome == "killer-kill"


def test_a_level_gained_in_the_middle_is_resolved_and_the_encounter_goes_on():
    story = meet("marco", deck="sense", discard="pursue pursue", bags={"marco": ""}, dice=(3, 3, 0, 0))
    assert story.hunt.level == 2
    assert story.kind == "flee"


@pytest.mark.parametrize(("faces", "index", "value"), [("001113", 1, 0), ("011113", 1, 1)])
def test_the_die_has_the_faces_that_the_table_chose(faces, index, value):
    story = Scene(phase="main", at="R4", hand="", where={"marco": "R4"}, bags={"marco": ""}, die_faces=faces)
    story.hunt.chance.loaded["dice"] = [index] * 4
    story.say("search")
    assert story.told(ev.DiceRolled)[0].dice == (value,) * 4


@pytest.mark.parametrize(("bag", "options"), [("", ["bare"]), ("shortsword", ["bare", "use shortsword"])])
def test_whoever_defends_is_asked_even_with_an_empty_bag(monkeypatch, bag, options):
    """A pause must not tell the killer what somebody holds."""
    monkeypatch.setattr(scenario, "FORMAL", ("attack-card",))
    story = meet(bags={"marco": bag})
    assert story.kind == "defend" and story.options == options


def test_whoever_may_use_nothing_is_not_asked(monkeypatch):
    """Everybody sees the thorns."""
    monkeypatch.setattr(scenario, "FORMAL", ())
    story = meet(killer="strangler", bags={"marco": "shortsword"}, hand="thorn_grip", dice=(0, 0, 0, 0))
    assert story.say("play thorn_grip").wounds("marco") == 1
