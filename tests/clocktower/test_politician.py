"""The Politician: who wins with the other side."""

import pytest

from nightbell.games.clocktower.events import Revealed
from tests.clocktower.scenario import scenario

CAST = "politician imp chef soldier monk saint baron"


@pytest.mark.ruling("politician.most-responsible")
def test_who_did_most_for_the_defeat_wins_with_the_others():
    town = scenario(CAST)
    town.night().nominate("imp", "saint", "imp chef soldier monk").close(politician=True)
    assert town.outcome == "evil"
    assert "politician" in town.winners
    shown = {seat: side for seat, _, side in town.announced(Revealed)}
    assert shown[town.seat("politician")] == "evil" and shown[town.seat("saint")] == "good"


@pytest.mark.ruling("politician.just-a-voice")
def test_a_voice_among_others_loses():
    town = scenario(CAST)
    town.night().nominate("imp", "saint", "imp chef soldier politician").close(politician=False)
    assert town.outcome == "evil" and "politician" not in town.winners


@pytest.mark.ruling("politician.team-wins-normally")
def test_nothing_is_asked_when_the_own_side_wins():
    town = scenario(CAST)
    town.night().nominate("chef", "imp", "chef soldier monk saint").close()
    assert town.questions("politician") == [] and "politician" in town.winners
    lost = scenario(CAST).night().nominate("imp", "saint", "imp chef soldier monk").close(politician=True)
    assert len(lost.questions("politician")) == 1


def test_dead_is_no_hindrance_but_poison_is():
    town = scenario("politician imp chef soldier monk saint poisoner")
    town.night(poisoner="chef").word("slay", "politician")
    town.nominate("imp", "saint", "imp chef soldier").close(politician=True)
    assert town.side("politician") == "evil"
    town = scenario("politician imp chef soldier monk saint poisoner")
    town.night(poisoner="politician").nominate("imp", "saint", "imp chef soldier monk").close()
    assert town.questions("politician") == [] and town.side("politician") == "good"


@pytest.mark.ruling("politician.spirit-of-ivory")
def test_where_one_player_too_many_is_evil_no_other_turns():
    for company, side in (((), "evil"), (("spiritofivory",), "good")):
        town = scenario("politician imp baron chef monk", company=company).night()
        town.word("turn", "chef", "evil").word("slay", "baron")
        town.word("slay", "monk")
        town.word("slay", "chef", politician=True)
        assert town.outcome == "evil" and town.side("politician") == side
