"""The victims' turn: noise goes, victory is checked, everybody acts, equipment, report."""

import pytest

from nightbell.games.whispers import events as ev
from nightbell.games.whispers.turns import MAIN
from tests.whispers.scenario import Scene


def phases(story: Scene) -> list[str]:
    return [event.phase for event in story.told(ev.PhaseBegan)]


@pytest.mark.rule("W-145")
def test_the_phases_of_the_turn_in_their_order():
    story = Scene(hand="", plans="classic").next_round()
    assert phases(story)[:3] == ["equipment", "plan", "report"]
    turn = phases(story)[phases(story).index("start") :]
    assert turn == ["start", "actions"]
    plain = Scene(hand="").until("main")
    assert phases(plain) == ["equipment", "report", "killer", "instant", "main"]


@pytest.mark.rule("W-146")
def test_old_noise_goes_before_anybody_acts():
    story = Scene(phase="planning", at="G5", hand="barricade", noise="R2 B4")
    assert story.noise == ["B4", "R2"]
    story.say("pass")
    assert story.phase == "actions" and story.noise == [] and story.heard == []


@pytest.mark.rule("W-147", "W-149")
def test_five_keys_at_the_main_exit_win_before_anybody_acts():
    story = Scene(phase="planning", at="G5", hand="barricade", keys=5).say("pass")
    assert story.outcome == "victims-escape"
    assert phases(story)[-1] == "start"
    for scene in ({"keys": 4}, {"keys": 5, "where": {"anna": "R2"}}):
        story = Scene(phase="planning", at="G5", hand="barricade", **scene).say("pass")
        assert story.outcome is None


@pytest.mark.rule("W-147")
def test_reaching_the_exit_does_not_win_on_the_spot():
    story = Scene(hand="", keys=5, where={"anna": "R2"})
    story.say("anna", "move R1", "stop")
    assert story.outcome is None


def test_the_secret_exit_needs_the_map():
    together = {"anna": "G5", "william": "G5", "marco": "G5"}
    story = Scene(
        phase="planning", at="R1", hand="barricade", keys=5, where=together, bags={"anna": "secret_map"}
    )
    assert story.say("pass").outcome == "victims-secret-exit"
    story = Scene(phase="planning", at="R1", hand="barricade", keys=5, where=together)
    assert story.say("pass").outcome is None


@pytest.mark.rule("W-148", "W-149")
def test_the_rescue_comes_a_cell_nearer_each_turn_and_ends_the_hunt_at_nothing():
    story = Scene(phase="planning", at="G5", hand="barricade", repair=5, rescue=3).say("pass")
    assert story.hunt.rescue == 2
    assert story.killer_view.open.rescue == 2
    last = Scene(phase="planning", at="G5", hand="barricade", repair=5, rescue=1).say("pass")
    assert last.outcome == "victims-rescue"


def test_the_rescue_can_be_hidden_from_the_killer_by_the_other_reading():
    story = Scene(hand="", where={"anna": "B1"}, repair=4, rescue_visible=False).say("anna", "repair")
    assert story.hunt.rescue == 5 and story.victims_view.rescue == 5
    assert story.killer_view.open.rescue is None and "RescueCalled" not in story.names(0)


def test_the_fifth_step_of_repair_calls_the_rescue():
    story = Scene(hand="", where={"anna": "B1"}, repair=4)
    story.say("anna", "repair")
    assert story.hunt.rescue == 5
    assert story.next_round().hunt.rescue == 4


@pytest.mark.rule("W-150", "W-151")
def test_every_victim_takes_exactly_one_of_six_actions():
    assert sorted(MAIN) == ["calm", "move", "repair", "search", "special", "unbar"]
    story = Scene(hand="", fear={"anna": 1, "william": 1, "marco": 1}, bags={"anna": "whiskey", "marco": ""})
    story.say("anna", "calm")
    assert story.refuses("move R2") == "W-151"
    assert {option.split()[0] for option in story.options} <= {"extra", "trade", "done"}
    story.say("done", "william", "calm", "trade anna", "stop", "done")
    assert story.phase == "actions" and story.hunt.left == ("marco",)
    story.say("calm", "trade anna", "stop", "done")
    assert story.phase == "equipment"


def test_nobody_may_end_a_turn_without_an_action():
    story = Scene(hand="").say("anna")
    assert "done" not in story.options
    assert story.refuses("done") == "W-151"


def test_one_who_can_do_nothing_waits():
    story = Scene(hand="", where={"anna": "G4"}, barricades="R5-G4 G3-G4", search="", bags={"anna": ""})
    story.say("anna")
    assert "wait" not in story.options
    walled = Scene("huntress", hand="", where={"anna": "R4"})
    walled.hunt.netted = walled.hunt.victims
    assert walled.say("anna").options == ["wait"]


@pytest.mark.rule("W-152")
def test_a_move_is_one_or_two_steps():
    story = Scene(hand="", where={"anna": "R4"}).say("anna", "move R5")
    assert sorted(story.options) == ["step G4", "step R2", "step R4", "stop"]
    story.say("step G4")
    assert story.where("anna") == "G4" and story.kind == "who-acts"
    story.refuses("step G3")
    assert Scene(hand="", where={"anna": "R4"}).say("anna", "move R5", "stop").where("anna") == "R5"


@pytest.mark.rule("W-153")
def test_the_second_action_takes_all_fear_away():
    story = Scene(hand="", fear={"anna": 2, "marco": 1}).say("anna")
    assert story.fear("anna") == 2
    story.say("calm")
    assert (story.fear("anna"), story.fear("marco")) == (0, 1)
    assert story.hunt.acted == ("anna",) and story.noise == []
    assert not any(each.startswith("move") for each in story.options), "it was the action of the turn"


@pytest.mark.rule("W-154")
def test_a_special_action_is_the_action_of_the_turn():
    story = Scene(hand="", bags={"anna": "trap_parts", "marco": ""}, where={"anna": "R4"})
    story.say("anna", "special trap_parts")
    assert story.hunt.trap == story.place("R4")
    assert story.kind == "who-acts" and "anna" not in story.options


@pytest.mark.rule("W-155")
def test_a_barricade_of_ones_own_place_can_be_removed():
    story = Scene(hand="", where={"anna": "R4"}, barricades="R4-R5 B3-B4").say("anna")
    assert "unbar R4 R5" in story.options
    assert story.refuses("unbar B3 B4") == "W-155"
    story.say("unbar R4 R5")
    assert story.barred == ["B3-B4"]
    assert story.noise == []
    loud = Scene(hand="", where={"anna": "R4"}, barricades="R4-R5", unbar_noise=True).say(
        "anna", "unbar R4 R5"
    )
    assert loud.noise == ["R4"]


@pytest.mark.rule("W-156", "W-157")
def test_repair_is_done_at_the_transmitter_and_heard():
    story = Scene(hand="", where={"anna": "B1"})
    assert "repair" not in story.say("william").options
    assert story.refuses("repair") == "W-156"
    story = Scene(hand="", where={"anna": "B1"}).say("anna")
    assert "repair" in story.options
    story.say("repair")
    assert story.hunt.repair == 1
    story.until("instant", "main")
    assert story.heard == ["B1"]


def test_repair_once_a_turn_for_the_team_and_not_before_the_killers_eyes():
    story = Scene(hand="", where={"anna": "B1", "william": "B1"}).say("anna", "repair", "william")
    assert "repair" not in story.options
    watched = Scene(hand="", at="B1", where={"anna": "B1"}).say("anna")
    assert "repair" not in watched.options
    hidden = Scene("spectre", hand="", where={"anna": "B1"})
    hidden.hunt.hidden, hidden.hunt.figures = True, (hidden.place("B1"),)
    assert "repair" in hidden.say("anna").options


@pytest.mark.rule("W-158", "W-159")
@pytest.mark.parametrize(("card", "noise"), [("toolbox", ["R2"]), ("whiskey", [])])
def test_items_are_searched_for_where_it_is_marked_and_some_are_noisy(card, noise):
    story = Scene(hand="", where={"william": "R2"}, search=f"{card} key")
    assert "search" not in story.say("anna").options
    assert story.refuses("search") == "W-158"
    story = Scene(hand="", where={"william": "R2"}, search=f"{card} key").say("william", "search", "yes")
    assert story.bag("william") == [card]
    story.until("instant", "main")
    assert story.heard == noise


def test_a_discarded_card_is_heard_all_the_same():
    story = Scene(hand="", where={"william": "R2"}, search="toolbox key").say("william", "search", "no")
    assert story.bag("william") == [] and story.noise == ["R2"]
    assert story.hunt.used_items == ["toolbox"]


@pytest.mark.rule("W-160")
def test_additional_actions_come_beside_the_action_or_not_at_all():
    story = Scene(hand="", bags={"anna": "adrenaline sedative", "marco": ""}, fear={"anna": 1}).say("anna")
    story.say("extra adrenaline", "step R2")
    assert "move R5" in story.options
    story.say("move R5", "stop")
    assert "extra sedative" in story.options
    story.say("extra sedative")
    assert story.fear("anna") == 0
    skipped = Scene(hand="", bags={"anna": "sedative", "marco": ""}, fear={"anna": 1}).say(
        "anna", "move R2", "stop", "done"
    )
    assert skipped.kind == "who-acts" and skipped.fear("anna") == 1


@pytest.mark.rule("W-161")
def test_items_change_hands_in_the_same_place_and_cost_no_action():
    story = Scene(hand="", bags={"anna": "whiskey", "marco": "powder"}).say("anna", "trade marco")
    assert sorted(story.options) == ["give whiskey", "stop", "swap whiskey powder", "take powder"]
    story.say("swap whiskey powder")
    assert story.bag("anna") == ["powder"] and story.bag("marco") == ["whiskey"]
    assert "move R2" in story.options
    assert "ItemPassed" not in story.names(0)
    apart = Scene(hand="", bags={"anna": "whiskey", "marco": "powder"}, where={"marco": "R2"}).say("anna")
    assert "trade marco" not in apart.options
    assert apart.refuses("trade marco") == "W-161"


def test_whoever_loses_something_must_agree():
    story = Scene(hand="", bags={"anna": "whiskey", "marco": "powder"}, players=4)
    story.say("anna", "trade marco", "take powder")
    assert story.kind == "agree" and list(story.table.open) == [story.hunt.owner["marco"]]  # type: ignore[index]
    story.say("no")
    assert story.bag("marco") == ["powder"]


@pytest.mark.rule("W-162")
def test_one_victim_of_the_teams_choice_draws_two_and_keeps_one():
    story = Scene(hand="", equipment="powder hatchet whiskey").until("team-equip")
    assert story.options == ["anna", "william", "marco"]
    story.say("william")
    assert sorted(story.options) == ["keep hatchet", "keep powder", "keep_none"]
    story.say("keep powder")
    assert story.bag("william") == ["powder"]
    assert story.hunt.used_items[-1] == "hatchet"
    assert story.hunt.equipment_deck == ["whiskey"]


def test_the_last_card_is_drawn_alone_and_the_empty_deck_is_the_end():
    story = Scene(hand="", equipment="powder").until("team-equip").say("anna")
    assert sorted(story.options) == ["keep powder", "keep_none"]
    over = Scene(hand="", equipment="").until("over")
    assert over.outcome == "killer-time"
    called = Scene(hand="", equipment="", repair=5, rescue=4).until("main")
    assert called.outcome is None


@pytest.mark.rule("W-163")
def test_on_separate_ways_the_first_player_receives_the_card():
    story = Scene(hand="", players=4, separate_ways=True, equipment="powder hatchet")
    first = story.hunt.victims[story.hunt.first_player]
    story.until("equipment")
    assert story.kind == "equipment"
    assert dict(story.question.about)["victim"] == first
    free = Scene(hand="", players=4).until("team-equip")
    assert free.kind == "team-equip" and len(free.options) == 3


@pytest.mark.rule("W-164")
def test_plans_are_checked_after_the_equipment_and_only_in_their_variant():
    on = Scene(hand="", plans="classic").until("main", "instant")
    assert phases(on)[:3] == ["equipment", "plan", "report"]
    assert "plan" not in phases(Scene(hand="").until("main", "instant"))


@pytest.mark.rule("W-165")
def test_the_killer_is_told_where_it_was_noisy_and_nothing_else():
    story = Scene(hand="", where={"anna": "B1", "william": "R2"}, search="key key", bags={"marco": ""})
    story.say("anna", "repair", "william", "search").until("main", "instant")
    reported = story.told(ev.NoiseReported, 0)[0]
    assert [story.words(place) for place in reported.places] == ["R2", "B1"]
    assert story.killer_view.open.heard == reported.places
    quiet = Scene(hand="").until("main", "instant")
    assert "Silence" in quiet.names(0) and quiet.killer_view.open.heard == ()


def test_victims_of_one_seat_and_of_three_act_in_any_order():
    story = Scene(hand="", players=4)
    assert len(story.table.open) == 3
    story.say("marco")
    assert list(story.table.open) == [story.hunt.owner[story.hunt.victims[2]]]
    alone = Scene(hand="", players=2)
    assert alone.options == ["anna", "william", "marco"]


def test_interleaving_by_the_other_reading():
    story = Scene(hand="", interleave=True, bags={"anna": "whiskey", "marco": ""})
    story.say("anna", "extra whiskey", "R2")
    assert story.kind == "who-acts" and story.options == ["anna", "william", "marco"]
    story.say("william", "move R2", "stop")
    assert story.options == ["anna", "marco"]


@pytest.mark.parametrize(("handicap", "keys"), [(0, 5), (2, 3), (-2, 7)])
def test_the_handicap_moves_what_the_victims_need(handicap, keys):
    short = Scene(phase="planning", at="G5", hand="barricade", keys=keys - 1, handicap=handicap).say("pass")
    assert short.outcome is None
    enough = Scene(phase="planning", at="G5", hand="barricade", keys=keys, handicap=handicap).say("pass")
    assert enough.outcome == "victims-escape"
    assert enough.hunt.options.rescue_cells == 5 - handicap
