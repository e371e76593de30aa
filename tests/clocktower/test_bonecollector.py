"""The Bone Collector: the dead have one more day."""

import pytest

from nightbell.games.clocktower.events import LearnsHolder
from tests.clocktower.scenario import scenario


def collected(dead, cast, **plans):
    town = scenario(cast).night(**plans.pop("first", {})).word("slay", dead)
    return town.day()


@pytest.mark.ruling("bonecollector.info-role")
def test_a_dead_flowergirl_learns_once_more():
    town = collected("flowergirl", "imp chef flowergirl soldier baron saint bonecollector")
    town.night(imp="soldier", bonecollector="flowergirl")
    assert [type(each).__name__ for each in town.learned("flowergirl")] == ["LearnsAnswer"]
    town.day().night(imp="soldier")
    assert town.learned("flowergirl") == []


@pytest.mark.ruling("bonecollector.witch")
def test_a_dead_witch_curses_for_a_day():
    cast = "imp clockmaker witch soldier baron saint bonecollector"
    town = collected("witch", cast, first={"witch": "saint"})
    town.night(imp="soldier", bonecollector="witch", witch="clockmaker").nominate("clockmaker", "saint")
    assert not town.alive("clockmaker")
    town.close().night(imp="soldier")
    assert not town.works("witch") and not town.questions("choose", "witch")


@pytest.mark.ruling("bonecollector.once-per-game")
def test_a_spent_ability_works_again():
    town = scenario("imp chef artist soldier baron saint bonecollector").night()
    town.standing("artist", "artist", ("own-words",), artist_reply="yes")
    assert town.token("artist").spent
    town.word("slay", "artist").day().night(imp="soldier", bonecollector="artist")
    town.standing("artist", "artist", ("own-words",), artist_reply="no")
    assert town.token("artist").spent


@pytest.mark.ruling("bonecollector.kept-ability")
def test_who_kept_the_ability_gains_nothing():
    town = scenario("vigormortis chef assassin soldier baron saint monk bonecollector").night().day()
    town.night(monk="chef", assassin="soldier", vigormortis="baron", rot="soldier").day()
    town.night(monk="chef", vigormortis="assassin", rot="chef").day()
    assert town.token("assassin").spent
    town.night(monk="chef", vigormortis="saint", bonecollector="assassin")
    assert town.token("assassin").spent and not town.questions("may-choose", "assassin")


@pytest.mark.ruling("bonecollector.not-told")
def test_nobody_is_told_of_it():
    town = collected("chef", "imp chef flowergirl soldier baron saint bonecollector")
    before = len(town.notes("flowergirl"))
    town.word("slay", "flowergirl").night(imp="soldier", bonecollector="chef")
    assert len(town.notes("flowergirl")) == before


def test_a_dead_nightwatchman_is_asked():
    town = collected("nightwatchman", "imp nightwatchman chef soldier baron saint bonecollector")
    town.night(imp="soldier", bonecollector="nightwatchman", nightwatchman="chef")
    assert town.was_told("chef", LearnsHolder, town.seat("nightwatchman"), "nightwatchman")


def test_a_dead_slayer_may_shoot_and_no_other_of_the_dead():
    cast = "imp slayer chef soldier baron saint mayor bonecollector"
    town = collected("slayer", cast).night(imp="soldier", bonecollector="slayer")
    assert town.shoot("slayer", "imp").outcome == "good"
    town = collected("slayer", cast).night(imp="soldier", bonecollector="slayer").word("slay", "chef")
    town.refused(lambda: town.shoot("chef", "imp"))
    assert town.close().night(imp="soldier").outcome is None
    town.refused(lambda: town.shoot("slayer", "imp"))


def test_a_dead_alsaahir_may_name_the_evil_team():
    town = collected("alsaahir", "imp alsaahir chef soldier baron saint mayor bonecollector")
    town.night(imp="soldier", bonecollector="alsaahir")
    imp = town.seat("imp")
    assert town.standing("alsaahir", "alsaahir", (imp,), alsaahir_minions="baron").outcome == "good"


def test_a_dead_butcher_nominates_again():
    cast = "imp chef slayer soldier baron mayor butcher bonecollector"
    town = scenario(cast).night().exile("chef", "butcher", "chef slayer soldier baron mayor imp").close()
    town.dusk().night(imp="soldier", bonecollector="butcher")
    town.day_of("chef").do("butcher", "nominate", "baron", votes=["slayer", "soldier", "mayor", "imp"])
    assert not town.alive("baron")


def test_a_dead_juggler_guesses_on_the_first_day_and_learns():
    town = (
        scenario("imp juggler slayer soldier baron mayor chef bonecollector").night().word("slay", "juggler")
    )
    for named, role in (("imp", "imp"), ("chef", "chef"), ("slayer", "monk")):
        town.standing("juggler", "claim", ("think", town.seat(named), role))
    town.day().night(imp="soldier", bonecollector="juggler")
    assert town.number("juggler") == 2
