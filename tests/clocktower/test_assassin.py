"""The Assassin: one blow, and nothing turns it."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "assassin imp fool sailor tealady goon innkeeper minstrel baron soldier moonchild poisoner"
SOBER = {"sailor": "minstrel", "sailor_mate": "minstrel", "poisoner": "baron"}
QUIET = SOBER | {"choose_two": "minstrel soldier", "innkeeper": "minstrel", "imp": "soldier"}


@pytest.mark.ruling("assassin.ignores-protection")
@pytest.mark.parametrize(
    "victim", [pytest.param("fool", marks=pytest.mark.ruling("fool.assassin")), "sailor"]
)
def test_nothing_protects_from_the_assassin(victim):
    town = scenario(CAST).night(**SOBER).day()
    town.night(**QUIET, assassin=victim)
    assert town.deaths == [victim]
    attacked = scenario(CAST).night(**SOBER).day()
    assert attacked.night(**QUIET | {"imp": victim}).deaths == []


@pytest.mark.ruling("assassin.ignores-protection")
def test_not_even_an_inn():
    town = scenario(CAST).night(**SOBER).day()
    town.night(**SOBER, choose_two="minstrel fool", innkeeper="fool", imp="soldier", assassin="minstrel")
    assert town.deaths == ["minstrel"]


@pytest.mark.ruling("assassin.impaired")
def test_a_drunk_assassin_strikes_in_vain_and_only_once():
    town = scenario(CAST).night(**SOBER).day()
    town.night(
        **SOBER | {"poisoner": "assassin"},
        choose_two="minstrel soldier",
        innkeeper="minstrel",
        imp="soldier",
        assassin="moonchild",
    )
    assert town.deaths == [] and town.token("assassin").spent
    town.day().night(**QUIET)
    assert not town.questions("may-choose", "assassin")


@pytest.mark.ruling("innkeeper.assassin-beats")
def test_an_assassin_who_drinks_at_the_inn_kills_nobody():
    town = scenario("assassin po innkeeper soldier chef slayer monk").night().day()
    town.night(choose_two="assassin po", innkeeper="assassin", monk="slayer", po=None, assassin="po")
    assert town.deaths == [] and town.token("assassin").spent


@pytest.mark.ruling("assassin.goon")
def test_a_goon_dies_and_turns_evil():
    town = scenario(CAST).night(**SOBER).day()
    town.night(**QUIET, assassin="goon")
    assert town.deaths == ["goon"] and town.side("goon") == "evil"


@pytest.mark.ruling(
    "assassin.may-decline", "chambermaid.no-choice-still-woke", "chambermaid.first-night-assassin"
)
def test_the_assassin_may_wait():
    town = scenario("assassin imp chambermaid soldier gossip slayer monk moonchild")
    town.night(chambermaid="assassin moonchild")
    assert town.number("chambermaid") == 0
    for _ in range(3):
        town.day().night(imp="soldier", monk="slayer", chambermaid="assassin gossip", assassin=None)
        assert town.number("chambermaid") == 1
    town.day().night(imp="soldier", monk="slayer", chambermaid="assassin gossip", assassin="gossip")
    assert town.deaths == ["gossip"]
    town.day().night(imp="soldier", monk="slayer", chambermaid="assassin slayer")
    assert not town.woken("assassin")
