"""The Pit-Hag: new roles in old chairs."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import IsNow
from nightbell.games.clocktower.jinxes.brewing import may_come
from tests.clocktower.scenario import scenario

CAST = "pithag imp soldier monk slayer saint chef"


def at_night(cast=CAST):
    town = scenario(cast)
    return town.night().day()


@pytest.mark.ruling("pithag.in-play")
@pytest.mark.rule("C-610")
def test_a_role_that_somebody_has_alive_or_dead_is_refused_by_fate():
    town = scenario(CAST)
    town.night().word("slay", "chef").day()
    town.night(pithag="slayer", pit_hag="chef", monk="slayer", imp="soldier")
    assert town.role("slayer") == "slayer"


@pytest.mark.ruling("pithag.alignment-kept")
@pytest.mark.rule("C-343")
def test_the_side_stays():
    town = at_night()
    town.night(pithag="slayer", pit_hag="spy", monk="chef", imp="soldier")
    assert (town.role("slayer"), town.side("slayer")) == ("spy", "good")
    assert town.was_told("slayer", IsNow, "spy", "good")


@pytest.mark.ruling("pithag.demon-made")
def test_with_a_new_demon_the_storyteller_decides_who_dies():
    town = at_night()
    town.night(pithag="slayer", pit_hag="vortox", monk="saint", imp="chef", slayer="imp", discretion=False)
    assert town.deaths == []
    town = at_night()
    town.night(
        pithag="slayer", pit_hag="vortox", monk="saint", imp="chef", slayer="soldier", further_deaths="imp"
    )
    assert sorted(town.deaths) == ["chef", "imp"]
    assert town.side("slayer") == "good" and town.outcome is None


def make_a_vortox(town, **plans):
    """The Slayer becomes a second Demon, and both attack the Soldier."""
    return town.night(pithag="slayer", pit_hag="vortox", imp="soldier", slayer="soldier", **plans)


@pytest.mark.ruling("pithag.demon-made", "ravenkeeper.basic")
def test_a_ravenkeeper_among_the_further_deaths_wakes():
    town = at_night("pithag imp soldier ravenkeeper slayer saint chef")
    make_a_vortox(town, further_deaths="ravenkeeper", ravenkeeper="chef", tell_ravenkeeper="saint")
    assert town.deaths == ["ravenkeeper"] and town.shown("ravenkeeper") == "saint"


@pytest.mark.ruling("pithag.demon-made", "barber.swap")
def test_a_barber_among_the_further_deaths_leaves_a_swap():
    """The Professor, who wakes behind the Barber's line, must not find it passed over."""
    town = scenario("pithag imp soldier barber slayer saint chef professor monk")
    town.night().word("slay", "monk").day()
    make_a_vortox(town, further_deaths="barber", barber_demon="imp", barber=True, barber_pair="saint chef")
    assert town.woken("professor")
    assert (town.role("saint"), town.role("chef")) == ("chef", "saint")


@pytest.mark.ruling("pithag.sage-not-triggered")
def test_a_sage_among_the_further_deaths_learns_nothing():
    town = at_night("pithag imp soldier sage slayer saint chef")
    make_a_vortox(town, further_deaths="sage")
    assert town.deaths == ["sage"] and not town.woken("sage")


@pytest.mark.ruling("pithag.demon-made")
@pytest.mark.parametrize("lost", ["dead", "drunk"])
def test_a_pit_hag_without_the_ability_leaves_nothing_to_the_storyteller(lost):
    town = at_night("pithag imp soldier innkeeper slayer saint chef")
    town.until("pit-hag", choose_two="chef saint", innkeeper="chef", pithag="slayer")
    town.table.answer(town.seat("pithag"), "vortox")
    town.word("slay", "pithag") if lost == "dead" else town.word("mark", "pithag", "innkeeper-drunk")
    town.night(imp="soldier", slayer="soldier")
    assert town.questions("discretion") == town.questions("further-deaths") == []


@pytest.mark.ruling("pithag.all-demons-must-die")
@pytest.mark.rule("C-280", "C-281")
def test_good_wins_only_when_every_demon_is_dead():
    town = at_night()
    town.night(pithag="slayer", pit_hag="vortox", monk="saint", imp="soldier", slayer="soldier")
    town.day(execute="imp")
    assert town.outcome is None
    town.night(pithag="pithag", pit_hag="pithag", monk="saint", slayer="soldier").day(execute="slayer")
    assert town.outcome == "good"


@pytest.mark.ruling("pithag.fresh-ability")
@pytest.mark.rule("C-324")
def test_the_new_ability_is_unused_and_brackets_do_nothing():
    town = at_night("pithag imp soldier monk slayer saint undertaker")
    town.night(pithag="saint", pit_hag="chef", monk="slayer", imp="soldier")
    assert town.number("saint") == 1
    town.day().night(pithag="undertaker", pit_hag="baron", monk="slayer", imp="soldier")
    types = [town.role(name) for name in town.names]
    assert types == ["pithag", "imp", "soldier", "monk", "slayer", "chef", "baron"]


@pytest.mark.rule("C-319")
def test_a_shot_that_another_has_fired_is_there_again_for_a_new_slayer():
    town = scenario(CAST)
    town.night().shoot("slayer", "chef").day()
    town.night(pithag="slayer", pit_hag="empath", monk="chef", imp="soldier")
    town.day().night(pithag="saint", pit_hag="slayer", monk="chef", imp="soldier")
    assert town.role("saint") == "slayer"
    town.shoot("saint", "imp")
    assert town.outcome == "good"


@pytest.mark.ruling("pithag.dead-target")
def test_the_dead_change_and_stay_dead():
    town = scenario(CAST)
    town.night().word("slay", "slayer").day()
    town.night(pithag="slayer", pit_hag="empath", monk="chef", imp="soldier")
    assert town.role("slayer") == "empath" and not town.alive("slayer")
    assert not town.woken("slayer")


@pytest.mark.ruling("pithag.traveller-refused")
@pytest.mark.rule("C-466")
def test_travellers_are_not_on_offer():
    town = scenario(f"{CAST} thief:good")
    town.night(thief="chef").day()
    town.night(pithag="pithag", pit_hag="pithag", monk="chef", imp="soldier", thief="chef")
    assert town.seat("thief") not in town.options("choose", "pithag")
    assert "beggar" not in town.options("pit-hag")


@pytest.mark.ruling("pithag.last-demon-turned")
def test_turning_the_only_demon_into_something_else_is_goods_victory():
    town = at_night()
    town.night(pithag="imp", pit_hag="empath")
    assert town.outcome == "good"


@pytest.mark.rule("C-317")
def test_who_becomes_the_empath_before_the_empaths_line_acts_as_the_empath():
    town = at_night("pithag imp soldier virgin slayer saint chef")
    town.night(pithag="virgin", pit_hag="empath", imp="soldier")
    assert town.number("virgin") == 0


@pytest.mark.parametrize(("night", "comes"), [(5, True), (6, False)])
def test_a_leviathan_comes_until_the_fifth_night_and_no_later(night, comes):
    town = scenario("pithag imp soldier juggler monk slayer saint").night().day()
    town.town.night = night
    assert may_come(town.town, RoleId("leviathan")) is comes


@pytest.mark.ruling("pithag.demon-made")
def test_one_who_makes_herself_the_demon_leaves_the_deaths_to_the_storyteller_too():
    town = at_night("pithag imp soldier virgin slayer saint chef")
    town.until("pit-hag", pithag="pithag")
    town.table.answer(town.seat("pithag"), "vortox")
    town.night(imp="chef", pithag="saint", discretion=False, further_deaths="imp")
    assert town.deaths == ["imp"] and town.role("pithag") == "vortox"
    town.day("slayer").night(pithag="chef")
    assert town.deaths == ["chef"] and town.questions("discretion") == [], "for that night alone"


@pytest.mark.ruling("pithag.demon-made")
def test_other_deaths_of_that_night_are_the_storytellers_as_well():
    town = at_night("pithag imp soldier gambler slayer saint chef")
    town.night(
        gambler="chef", gamble="saint", pithag="slayer", pit_hag="vortox", imp="soldier", slayer="soldier"
    )
    assert town.deaths == ["gambler"], "before there was a second Demon"
    town = at_night("pithag imp soldier assassin slayer saint gossip")
    town.night(pithag="slayer", pit_hag="vortox", imp="soldier", slayer="soldier", assassin="saint")
    assert town.deaths == ["saint"], "nothing keeps the Assassin's away"
