"""The Bone Collector: the dead have one more day."""

import pytest

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
