"""The Fisherman: who comes for advice."""

import pytest

from nightbell.bots.clocktower.advice import advise
from nightbell.engine import Chair
from tests.clocktower.scenario import scenario

CAST = "fisherman imp empath monk slayer baron drunk=fisherman"


def told(town, name="fisherman"):
    return [
        (each.advice, town.name(each.target))
        for each in town.notes(name)
        if type(each).__name__ == "LearnsAdvice"
    ]


def asks(town, what, seat, name="fisherman"):
    return town.standing(name, "fisherman", True, advice=("advise", what, town.seat(seat)))


@pytest.mark.ruling("fisherman.advice-not-fact")
def test_advice_is_what_to_do():
    town = asks(scenario(CAST).night(), "doubt", "empath")
    assert town.why("advice") == "honest" and told(town) == [("doubt", "empath")]
    assert "fisherman" not in {
        each.kind for each in town.table.rules.standing(town.town, town.seat("fisherman"))
    }
    assert town.heard("imp") == town.heard("baron") or told(town, "imp") == []


@pytest.mark.ruling("fisherman.drunk-bad-advice")
def test_a_drunk_one_may_be_advised_badly():
    town = asks(scenario(CAST).night(), "execute", "monk", "drunk")
    assert town.why("advice") == "no-ability" and told(town, "drunk") == [("execute", "monk")]


@pytest.mark.ruling("fisherman.evil-fisherman")
@pytest.mark.parametrize("side", ["good", "evil"])
def test_the_advice_serves_the_side_that_the_fisherman_is_on(side):
    town = scenario(CAST).night()
    if side == "evil":
        town.word("turn", "fisherman", "evil")
    town.table.answer(town.seat("fisherman"), True, "fisherman")
    teller = town.town.storyteller
    found = advise(Chair(town.table, teller), town.table.open[teller], "1")
    assert found is not None and isinstance(found.answer, tuple)
    _, what, whom = found.answer
    assert what == "trust" and town.town.grimoire[int(str(whom))].side == side
