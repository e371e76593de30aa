"""The five Travellers of Trouble Brewing."""

import pytest

from nightbell.games.clocktower.events import LearnsSide
from tests.clocktower.scenario import scenario

CAST = "imp chef monk slayer soldier saint"


def tally(town):
    return town.town.nominations[-1].tally


# ---- Thief


@pytest.mark.ruling("thief.negative", "thief.every-vote")
def test_each_vote_of_the_thiefs_target_is_taken_away():
    town = scenario(f"{CAST} thief:good")
    town.night(thief="chef")
    town.nominate("imp", "saint", "chef imp monk slayer soldier saint")
    assert tally(town) == 4
    town.nominate("monk", "slayer", "chef imp")
    assert tally(town) == 0
    town.nominate("saint", "imp", "chef")
    assert tally(town) == -1


@pytest.mark.ruling("thief.exile-unaffected")
@pytest.mark.rule("C-458")
def test_support_for_an_exile_is_not_taken_away():
    town = scenario(f"{CAST} thief:good")
    town.night(thief="chef").exile("imp", "thief", "chef imp monk slayer")
    assert not town.alive("thief")


@pytest.mark.ruling("thief.with-bureaucrat")
def test_thief_and_bureaucrat_on_one_player_make_minus_three():
    town = scenario(f"{CAST} thief:good bureaucrat:good")
    town.night(thief="chef", bureaucrat="chef").nominate("imp", "saint", "chef")
    assert tally(town) == -3


# ---- Bureaucrat


@pytest.mark.ruling("bureaucrat.triple")
def test_a_vote_worth_three():
    town = scenario(f"{CAST} bureaucrat:good")
    town.night(bureaucrat="chef").nominate("imp", "saint", "chef imp monk slayer soldier")
    assert tally(town) == 7


@pytest.mark.ruling("bureaucrat.dead-target")
def test_a_dead_targets_one_vote_is_worth_three():
    town = scenario(f"{CAST} bureaucrat:good")
    town.night(bureaucrat="chef").word("slay", "chef").nominate("imp", "saint", "chef")
    assert tally(town) == 3 and town.votes("chef") == 0


@pytest.mark.ruling("bureaucrat.exile-unaffected")
def test_for_an_exile_it_counts_once():
    town = scenario(f"{CAST} bureaucrat:good")
    town.night(bureaucrat="chef").exile("imp", "bureaucrat", "chef imp monk")
    assert town.alive("bureaucrat")


@pytest.mark.rule("C-446")
def test_a_poisoned_traveller_has_no_ability():
    town = scenario(f"poisoner {CAST} bureaucrat:good")
    town.night(bureaucrat="chef", poisoner="bureaucrat").nominate("imp", "saint", "chef")
    assert tally(town) == 1


# ---- Gunslinger


@pytest.mark.ruling("gunslinger.shoot")
def test_the_shot_voter_dies_and_the_nominee_stays_condemned():
    town = scenario("chef imp monk slayer soldier saint empath virgin undertaker gunslinger:good")
    town.night()
    town.nominate("chef", "imp", "chef monk slayer soldier saint", gunslinger="chef")
    assert not town.alive("chef")
    assert town.condemned == "imp"


@pytest.mark.ruling("gunslinger.exile-is-not-a-vote")
def test_an_exile_is_not_the_first_vote():
    town = scenario(f"{CAST} gunslinger:good thief:good")
    town.night(thief="saint").exile("imp", "thief", "imp chef monk slayer")
    town.nominate("imp", "saint", "imp chef", gunslinger="chef")
    assert not town.alive("chef")


@pytest.mark.ruling("gunslinger.saint-shot")
def test_a_shot_saint_is_not_executed():
    town = scenario(f"{CAST} gunslinger:good")
    town.night().nominate("imp", "chef", "saint imp", gunslinger="saint")
    assert not town.alive("saint") and town.outcome is None


def test_only_after_the_first_vote_of_a_day():
    town = scenario(f"{CAST} gunslinger:good")
    town.night().nominate("imp", "chef", "imp").nominate("chef", "imp", "chef")
    assert town.questions("gunslinger") == []


# ---- Scapegoat


@pytest.mark.ruling("scapegoat.replace")
def test_the_scapegoat_may_be_executed_instead():
    town = scenario(f"{CAST} scapegoat:good")
    town.night().nominate("imp", "chef", "imp chef monk soldier").close(scapegoat="scapegoat")
    assert town.alive("chef") and not town.alive("scapegoat")
    assert town.town.executed == town.seat("scapegoat")


@pytest.mark.ruling("scapegoat.optional")
def test_the_storyteller_may_leave_it():
    town = scenario("imp poisoner monk slayer soldier saint scapegoat:evil")
    town.night(poisoner="saint").nominate("imp", "poisoner", "imp monk slayer soldier").close(
        scapegoat="poisoner"
    )
    assert not town.alive("poisoner") and town.alive("scapegoat")


@pytest.mark.ruling("scapegoat.saint")
def test_it_may_save_the_saint():
    town = scenario(f"{CAST} scapegoat:good")
    town.night().nominate("imp", "saint", "imp chef monk soldier").close(scapegoat="scapegoat")
    assert town.outcome is None and town.alive("saint")


@pytest.mark.ruling("scapegoat.spy-registration")
def test_a_spy_may_count_as_an_ally():
    town = scenario("imp spy monk slayer soldier saint scapegoat:good")
    town.night().nominate("imp", "spy", "imp monk slayer soldier")
    town.close(register_side=True, scapegoat="scapegoat")
    assert town.alive("spy") and not town.alive("scapegoat")


@pytest.mark.ruling("scapegoat.only-execution")
def test_other_deaths_are_not_taken_over():
    town = scenario("imp poisoner monk slayer soldier saint scapegoat:evil")
    town.night(poisoner="saint").shoot("slayer", "imp")
    assert town.questions("scapegoat") == []
    assert not town.alive("imp")
    taken = scenario("imp poisoner monk slayer soldier saint scapegoat:evil").night(poisoner="saint")
    taken.nominate("monk", "imp", "monk slayer soldier saint").close(scapegoat="scapegoat")
    assert taken.alive("imp") and not taken.alive("scapegoat")


# ---- Beggar


@pytest.mark.ruling("beggar.no-token-no-vote")
def test_without_a_token_there_is_no_vote():
    town = scenario(f"{CAST} beggar:good")
    town.night().nominate("imp", "chef", "beggar imp")
    assert tally(town) == 1
    assert not any(decision.seat == town.seat("beggar") for decision in town.questions("vote"))


@pytest.mark.ruling("beggar.exile-free")
def test_exiles_and_nominations_need_no_token():
    town = scenario(f"{CAST} beggar:good thief:good")
    town.night(thief="saint").exile("beggar", "thief", "beggar imp chef monk")
    assert not town.alive("thief")
    town.nominate("beggar", "chef", "beggar")
    assert tally(town) == 0, "to vote the Beggar needs one"


def test_a_gift_buys_a_vote_and_tells_the_givers_side():
    town = scenario(f"{CAST} beggar:good")
    town.night().word("slay", "chef").do("chef", "give", "beggar")
    assert (town.votes("chef"), town.votes("beggar")) == (0, 1)
    assert town.was_told("beggar", LearnsSide, "beggar", town.seat("chef"), "good")
    town.nominate("imp", "saint", "beggar")
    assert tally(town) == 1 and town.votes("beggar") == 0


@pytest.mark.ruling("beggar.death")
def test_death_leaves_exactly_one_token():
    town = scenario(f"{CAST} beggar:good")
    town.night()
    for name in ("chef", "monk", "slayer"):
        town.word("slay", name).do(name, "give", "beggar")
    assert town.votes("beggar") == 3
    town.exile("imp", "beggar", "imp soldier saint chef")
    assert not town.alive("beggar") and town.votes("beggar") == 1


@pytest.mark.ruling("beggar.immune")
def test_poison_does_not_take_hold():
    town = scenario(f"poisoner {CAST} beggar:good")
    town.night(poisoner="beggar")
    assert not town.poisoned("beggar") and town.works("beggar")


@pytest.mark.ruling("beggar.recluse-donor")
def test_a_recluse_may_look_evil_to_the_beggar():
    town = scenario("imp recluse monk slayer soldier saint beggar:good")
    town.night().word("slay", "recluse").do("recluse", "give", "beggar", tell_beggar="evil")
    assert town.was_told("beggar", LearnsSide, "beggar", town.seat("recluse"), "evil")
