"""The Pukka: poison tonight, death tomorrow."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "pukka baron chambermaid fool chef soldier slayer"


@pytest.mark.ruling("pukka.cycle")
def test_poisoned_tonight_dead_tomorrow_night():
    town = scenario(CAST).night(pukka="chambermaid", chambermaid="chef soldier", tell_chambermaid=2)
    assert town.poisoned("chambermaid") and town.deaths == []
    town.day().night(pukka="slayer")
    assert town.deaths == ["chambermaid"] and not town.poisoned("chambermaid") and town.poisoned("slayer")


@pytest.mark.ruling("pukka.drunk-pukka")
def test_while_the_pukka_is_drunk_its_poison_sleeps():
    town = scenario("pukka baron gossip sailor chef soldier slayer").night(
        pukka="soldier", sailor="chef", sailor_mate="chef"
    )
    town.day().night(pukka="gossip", sailor="chef", sailor_mate="chef").day()
    town.night(sailor="pukka", sailor_mate="pukka", pukka="slayer")
    assert town.deaths == [] and not town.poisoned("gossip") and not town.poisoned("slayer")
    town.day()
    assert town.poisoned("gossip")
    town.night(sailor="chef", sailor_mate="chef", pukka="slayer")
    assert town.deaths == ["gossip"]


@pytest.mark.parametrize(
    "demon",
    [
        pytest.param("pukka", marks=pytest.mark.ruling("pukka.poisoned-at-death")),
        pytest.param("nodashii", marks=pytest.mark.ruling("nodashii.poisoned-sage")),
    ],
)
def test_who_dies_poisoned_learns_nothing_reliable_by_it(demon):
    town = scenario(f"{demon} sage baron chef soldier slayer monk")
    town.night(**{"pukka": "sage"} if demon == "pukka" else {}).day()
    liar = (town.seat("chef"), town.seat("monk"))
    town.night(**{demon: "slayer" if demon == "pukka" else "sage"}, monk="chef", tell_sage=lambda _: liar)
    assert town.deaths == ["sage"] and town.learned("sage")[-1].pair == liar
    sober = scenario("imp sage baron chef soldier slayer monk").night().day()
    sober.until("tell", imp="sage", monk="chef")
    (asked,) = sober.table.open.values()
    assert liar not in asked.choice.listed()


@pytest.mark.ruling("pukka.protected-victim", "innkeeper.pukka-victim")
def test_a_victim_who_is_kept_alive_is_simply_healthy():
    town = scenario("pukka baron innkeeper fool chef soldier slayer").night(pukka="chef").day()
    town.night(choose_two="chef fool", innkeeper="fool", pukka="slayer")
    assert town.deaths == [] and not town.poisoned("chef")
    town.day().night(choose_two="fool soldier", innkeeper="fool", pukka="chef")
    assert town.deaths == ["slayer"]


@pytest.mark.ruling("pukka.goon")
def test_a_goon_saves_the_earlier_victim_for_a_night():
    town = scenario("pukka baron goon fool chef soldier slayer").night(pukka="chef").day().night(pukka="goon")
    assert town.deaths == [] and town.drunk("pukka")
    town.day().night(pukka="slayer")
    assert town.deaths == ["chef"]


def test_the_same_player_twice_is_poisoned_again():
    town = scenario("pukka baron sailor fool chef soldier slayer").night(
        pukka="fool", sailor="chef", sailor_mate="chef"
    )
    town.day().night(pukka="fool", sailor="chef", sailor_mate="chef")
    assert town.deaths == ["fool"], "a poisoned Fool has no first death to spare"


def test_a_lunatic_who_believes_to_be_a_pukka_poisons_nobody():
    town = scenario("imp baron lunatic=pukka fool chef soldier slayer").night(lunatic="chef")
    assert not town.poisoned("chef") and len(town.questions("choose", "pukka")) == 1
