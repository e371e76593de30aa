"""The Princess: whose first day may save the night."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "princess imp chef monk slayer baron recluse"


def executed(town, by, who):
    town.nominate(by, who, "imp chef monk slayer recluse")
    return town.close().dusk()


@pytest.mark.ruling("princess.demon-blocked")
def test_the_demon_kills_nobody():
    town = executed(scenario(CAST).night(), "princess", "baron").night(imp="chef", monk="slayer")
    assert town.deaths == []
    town.day().night(imp="chef", monk="slayer")
    assert town.deaths == ["chef"], "for one night only"


@pytest.mark.ruling("princess.others-nominee")
def test_anothers_nomination_does_not_count():
    town = scenario(CAST).night().nominate("princess", "slayer", "")
    executed(town, "chef", "baron").night(imp="chef", monk="slayer")
    assert town.deaths == ["chef"]
    own = executed(scenario(CAST).night(), "princess", "baron").night(imp="chef", monk="slayer")
    assert own.deaths == []


@pytest.mark.ruling("princess.late-princess")
def test_a_late_princess_has_her_own_first_day():
    town = scenario("sage imp chef monk pithag baron recluse slayer").night().day()
    town.night(pithag="sage", pit_hag="princess", imp="slayer", monk="imp")
    town.nominate("sage", "baron", "imp chef monk pithag recluse").close().dusk()
    town.night(pithag="sage", imp="chef", monk="imp")
    assert town.deaths == []


@pytest.mark.ruling("princess.sober-at-night")
def test_what_counts_is_the_night():
    town = scenario("princess imp chef monk poisoner baron recluse slayer").night(poisoner="princess")
    executed(town, "princess", "baron").night(poisoner="chef", imp="chef", monk="imp")
    assert town.deaths == []
    town = scenario("princess imp chef monk poisoner baron recluse slayer").night(poisoner="chef")
    executed(town, "princess", "baron").night(poisoner="princess", imp="chef", monk="imp")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("princess.other-killers")
def test_others_still_kill():
    town = scenario("princess imp chef monk gossip baron recluse slayer").night()
    town.standing("gossip", "claim", ("think", town.seat("imp"), "demon"))
    executed(town, "princess", "baron").night(imp="chef", monk="slayer", gossip=True, gossip_victim="slayer")
    assert town.deaths == ["slayer"]


@pytest.mark.ruling("princess.executed-by-another-road")
def test_whichever_way_the_nominee_is_executed():
    town = (
        scenario("princess imp chef monk mutant baron recluse slayer")
        .night()
        .nominate("princess", "mutant", "")
    )
    verdict = ("verdict", town.seat("mutant"), "tries")
    town.standing("storyteller", "verdict", verdict, madness_penalty=True).dusk()
    assert not town.alive("mutant")
    town.night(imp="chef", monk="imp")
    assert town.deaths == []
