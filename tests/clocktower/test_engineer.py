"""The Engineer: who rebuilds evil."""

import pytest

from nightbell.games.clocktower.events import AliveAgain
from nightbell.games.clocktower.suffrage import may_nominate, threshold
from tests.clocktower.scenario import scenario

CAST = "engineer imp chef monk spy witch slayer soldier sage empath"


def rebuilt(town, type, roles, **plans):
    return town.night(engineer=type, engineer_roles=roles, **plans)


@pytest.mark.ruling("engineer.new-demon-same-player")
def test_the_demons_player_is_another_demon():
    town = rebuilt(scenario(CAST), "demon", "zombuul", witch="chef")
    assert (
        town.role("imp") == "zombuul" and town.token("imp").card == "zombuul" and town.token("engineer").spent
    )


@pytest.mark.ruling("engineer.overlap-kept")
def test_who_has_a_chosen_role_keeps_it():
    town = rebuilt(scenario(CAST), "minion", "spy poisoner", choose="chef")
    assert town.role("spy") == "spy" and town.role("witch") == "poisoner"


@pytest.mark.ruling("engineer.in-play-choice-wasted")
def test_what_is_in_play_already_changes_nothing():
    town = rebuilt(scenario(CAST), "demon", "imp", witch="chef")
    assert town.role("imp") == "imp" and town.token("engineer").spent and town.learned("imp")[-1:] != []


@pytest.mark.ruling("engineer.setup-stays")
def test_what_was_done_at_the_start_stays():
    town = rebuilt(scenario("engineer imp chef monk baron saint recluse soldier sage"), "minion", "goblin")
    assert town.role("baron") == "goblin" and town.role("saint") == "saint"


@pytest.mark.ruling("engineer.several-same-demons")
def test_all_demons_change():
    town = rebuilt(scenario("engineer imp imp chef monk baron slayer soldier"), "demon", "zombuul")
    assert town.role("imp") == town.role("imp2") == "zombuul"


@pytest.mark.ruling("engineer.preached-stays-silent")
def test_a_silenced_minion_stays_silent():
    town = scenario("engineer imp preacher monk witch slayer soldier").night(preacher="witch").day()
    rebuilt(town, "minion", "poisoner", preacher="slayer", monk="slayer", imp="soldier")
    assert town.role("witch") == "poisoner" and not town.works("witch")


@pytest.mark.ruling("engineer.vigormortis-replaced")
def test_a_vigormortis_who_is_replaced_takes_back_what_it_gave():
    town = scenario("engineer vigormortis witch chef slayer soldier saint")
    town.night(engineer=None, witch="saint").day()
    town.night(engineer=None, witch="saint", vigormortis="witch", rot="chef")
    assert town.works("witch") and town.poisoned("chef")
    town.day().night(engineer="demon", engineer_roles="imp", choose="saint")
    assert not town.works("witch") and not town.poisoned("chef")


@pytest.mark.ruling("engineer.fake-dead-zombuul-changed")
def test_a_zombuul_that_passes_for_dead_stays_so_for_the_town_and_lives_for_all_else():
    town = scenario("zombuul engineer empath chef monk slayer baron saint").night(engineer=None)
    town.day(execute="zombuul").night(engineer="demon", engineer_roles="po", monk="chef", may_choose="slayer")
    assert town.deaths == ["slayer"], "the Po kills"
    zombuul = town.seat("zombuul")
    assert town.role("zombuul") == "po" and town.alive("zombuul")
    assert not town.view("chef").square[zombuul].alive and not town.said(AliveAgain)
    assert threshold(town.town) == 3 and town.living == 7
    assert zombuul in town.town.living_neighbours(town.seat("engineer"))
    assert not may_nominate(town.town, zombuul) and town.votes("zombuul") == 1
    town.day(execute="zombuul")
    assert town.outcome == "good"
