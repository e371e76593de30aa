"""The Shabaloth: eats two, and may not keep them down."""

import pytest

from tests.clocktower.scenario import scenario


def at_night(cast):
    return scenario(cast).night().day()


@pytest.mark.ruling("shabaloth.sequential")
def test_two_die_one_after_the_other():
    town = at_night("shabaloth baron gossip gambler innkeeper chef monk slayer")
    town.night(
        choose_two="gambler chef",
        innkeeper="chef",
        monk="slayer",
        gambler="baron",
        shabaloth=town.in_turn("gossip", "gambler"),
    )
    assert town.deaths == ["gossip"]


@pytest.mark.ruling("shabaloth.tealady-order", "tealady.order-of-two-kills")
def test_a_neighbour_first_is_protected_still():
    town = at_night("shabaloth baron chef tealady slayer saint recluse")
    town.night(shabaloth=town.in_turn("chef", "tealady"))
    assert town.deaths == ["tealady"]


@pytest.mark.ruling("tealady.order-reversed")
def test_the_tea_lady_first_leaves_her_neighbours_bare():
    town = at_night("shabaloth baron chef tealady slayer saint recluse")
    town.night(shabaloth=town.in_turn("tealady", "chef"))
    assert town.deaths == ["tealady", "chef"]
    other_way = at_night("shabaloth baron chef tealady slayer saint recluse")
    assert other_way.night(shabaloth=other_way.in_turn("chef", "tealady")).deaths == ["tealady"]


@pytest.mark.ruling("goon.shabaloth-order")
def test_what_comes_before_the_goon_works():
    town = at_night("shabaloth baron chef goon slayer saint recluse")
    town.night(shabaloth=town.in_turn("chef", "goon"))
    assert town.deaths == ["chef"] and town.alive("goon")


@pytest.mark.ruling("goon.shabaloth-goon-first")
def test_a_goon_first_spoils_the_second_bite():
    town = at_night("shabaloth baron chef goon slayer saint recluse")
    town.night(shabaloth=town.in_turn("goon", "chef"))
    assert town.deaths == []


@pytest.mark.ruling("shabaloth.regurgitate-target")
def test_a_dead_player_who_was_only_chosen_may_come_back():
    town = at_night("shabaloth baron courtier exorcist slayer saint recluse soldier").word("slay", "exorcist")
    town.night(shabaloth=town.in_turn("courtier", "exorcist")).day()
    town.night(shabaloth=town.in_turn("soldier", "saint"), regurgitate="exorcist")
    assert town.alive("exorcist") and not town.woken("exorcist"), "the Exorcist's line has passed"


@pytest.mark.ruling("shabaloth.optional-single")
def test_one_may_come_back_or_nobody():
    town = at_night("shabaloth baron courtier chef slayer saint recluse soldier")
    town.night(shabaloth=town.in_turn("courtier", "chef")).day()
    town.night(shabaloth=town.in_turn("soldier", "saint"))
    assert town.options("regurgitate") == [town.seat("courtier"), town.seat("chef"), None]
    assert not town.alive("courtier") and not town.alive("chef")


@pytest.mark.ruling("shabaloth.ability-back")
def test_who_comes_back_has_the_ability_as_new():
    town = scenario("shabaloth baron professor chef slayer saint recluse soldier monk").night()
    town.word("slay", "chef").day()
    town.night(monk="slayer", professor="chef", shabaloth=town.in_turn("saint", "soldier")).day()
    assert town.token("professor").spent
    town.night(monk="slayer", shabaloth=town.in_turn("professor", "soldier")).day()
    town.night(monk="slayer", regurgitate="professor", shabaloth=town.in_turn("saint", "soldier"))
    assert town.alive("professor") and not town.token("professor").spent
    assert town.questions("professor")


@pytest.mark.ruling("shabaloth.dead-shabaloth")
def test_a_drunk_shabaloth_brings_nobody_back():
    town = at_night("shabaloth baron sailor chef slayer saint recluse soldier")
    town.night(sailor="slayer", sailor_mate="slayer", shabaloth=town.in_turn("chef", "soldier")).day()
    town.night(sailor="shabaloth", sailor_mate="shabaloth", shabaloth=town.in_turn("saint", "soldier"))
    assert not town.questions("regurgitate") and town.deaths == []


def test_who_comes_back_and_is_eaten_again_was_dead_all_along():
    town = at_night("shabaloth baron courtier chef slayer saint recluse soldier")
    town.night(shabaloth=town.in_turn("courtier", "chef")).day()
    before = town.votes("chef")
    town.night(shabaloth=town.in_turn("chef", "soldier"), regurgitate="chef")
    assert town.deaths == [] and town.votes("chef") == before and not town.alive("chef")
