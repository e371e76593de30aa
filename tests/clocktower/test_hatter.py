"""The Hatter: a tea party for evil."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "hatter imp witch poisoner chef monk slayer"


def party(town, **wishes):
    """The night's choices of roles, by player."""
    return lambda decision: wishes.get(town.name(decision.seat), town.role(town.name(decision.seat)))


def night(town, imp="chef", **wishes):
    return town.night(witch="chef", poisoner="chef", monk="slayer", imp=imp, hatter=party(town, **wishes))


@pytest.mark.ruling("hatter.change", "hatter.may-stay")
def test_each_may_change_within_the_own_type_or_stay():
    town = scenario(CAST).night(witch="chef", poisoner="chef").day(execute="hatter")
    night(town, imp="chef")
    assert [town.role(name) for name in ("imp", "witch", "poisoner")] == ["imp", "witch", "poisoner"]
    town = scenario(CAST).night(witch="chef", poisoner="chef").day(execute="hatter")
    night(town, imp="chef", witch="baron")
    assert town.role("witch") == "baron" and town.token("witch").card == "baron"


@pytest.mark.ruling("hatter.no-duplicates")
def test_what_is_taken_is_taken():
    town = scenario(CAST).night(witch="chef", poisoner="chef").day(execute="hatter")
    night(town, imp="chef", witch="poisoner", poisoner="baron")
    last = town.questions("hatter")[-1]
    assert "poisoner" not in last.choice.listed() and town.role("poisoner") == "baron"


@pytest.mark.ruling("hatter.no-second-attack", "hatter.fresh-ability")
def test_killed_at_night_the_new_demon_does_not_attack_again():
    town = scenario(CAST).night(witch="chef", poisoner="chef").day()
    town.night(
        witch="chef",
        poisoner="chef",
        monk="slayer",
        imp="hatter",
        hatter=lambda decision: _zombuul(town, decision),
    )
    assert town.role("imp") == "zombuul" and town.deaths == ["hatter"] and not town.token("imp").spent


def _zombuul(town, decision):
    name = town.name(decision.seat)
    return "zombuul" if name == "imp" else town.role(name)


@pytest.mark.ruling("hatter.becoming-hatter-after-death")
def test_a_dead_player_who_becomes_the_hatter_gives_no_party():
    town = scenario("sage imp witch poisoner chef monk slayer").night(witch="chef", poisoner="chef")
    town.word("slay", "sage").word("become", "sage", "hatter").day()
    town.night(witch="chef", poisoner="chef", monk="slayer", imp="chef")
    assert town.questions("hatter") == []
    living = scenario(CAST).night(witch="chef", poisoner="chef").day(execute="hatter")
    assert night(living).questions("hatter")
