"""The Butcher, a Traveller who has not had enough."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "imp chef virgin slayer soldier towncrier baron butcher:good thief:good"
MANY = "imp chef virgin slayer soldier baron butcher"


def executed(town, name="baron", nominator="chef"):
    return town.nominate(nominator, name, MANY).close()


def again(town, nominee, votes=""):
    return town.do("butcher", "nominate", nominee, votes=votes.split())


def started(cast=CAST, **plans):
    return scenario(cast).night(thief="towncrier", **plans)


def test_after_the_first_execution_one_more_nomination():
    town = again(executed(started()), "slayer", "imp chef virgin soldier butcher")
    assert not town.alive("baron") and not town.alive("slayer")
    assert town.town.stage == "closing"


def test_half_of_the_living_are_needed_but_not_more_than_before():
    town = executed(started())
    assert town.town.nominations[-1].tally == 7
    again(town, "slayer", "imp chef")
    assert town.alive("slayer") and town.town.stage == "closing"
    town = again(executed(started()), "slayer", "imp chef virgin butcher")
    assert not town.alive("slayer")


@pytest.mark.ruling("butcher.no-execution")
def test_without_an_execution_there_is_no_extra_nomination():
    town = started().exile("imp", "thief", f"{MANY} towncrier").nominate("butcher", "slayer", "")
    town.refused(lambda: again(town, "baron"))
    town.close()
    assert town.town.phase != "day"
    assert again(executed(started()), "slayer").town.nominations[-1].nominator == town.seat("butcher")


@pytest.mark.ruling("butcher.re-nominate")
def test_the_same_nominee_may_be_named_again():
    town = executed(started().nominate("butcher", "towncrier", "imp"))
    again(town, "towncrier", "imp chef virgin soldier")
    assert not town.alive("towncrier")


@pytest.mark.ruling("butcher.no-third")
def test_a_second_execution_opens_no_third():
    town = again(executed(started()), "slayer", "imp chef virgin soldier butcher")
    town.refused(lambda: again(town, "virgin"))
    assert town.dusk().town.phase == "night"


@pytest.mark.ruling("butcher.survived-first")
def test_an_execution_that_was_survived_opens_it_too():
    town = started(f"devilsadvocate {CAST}", devilsadvocate="baron")
    executed(town)
    assert town.alive("baron")
    again(town, "baron", MANY)
    assert town.town.executions == 2 and town.alive("baron")


def test_nobody_else_nominates_then():
    town = executed(started())
    town.refused(lambda: town.do("chef", "nominate", "slayer"))


def test_an_impaired_butcher_asks_in_vain():
    town = executed(started(f"poisoner {CAST}", poisoner="butcher"))
    again(town, "slayer", MANY)
    assert town.alive("slayer") and town.town.stage == "closing"


def test_no_end_is_certain_while_somebody_may_still_be_executed():
    town = scenario("imp chef virgin slayer saint baron butcher:good").night()
    for name in ("virgin", "slayer"):
        town.word("slay", name)
    town.nominate("chef", "baron", "imp chef saint butcher").close()
    assert town.town.survivors() == 3 and town.grimoire.certain is None
    again(town, "chef")
    assert town.grimoire.certain == "evil"
