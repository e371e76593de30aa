"""The Hermit: all Outsiders in one chair."""

from typing import Any

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.suffrage import hand_held_by
from tests.clocktower.scenario import scenario

PLAIN = "chef monk slayer soldier ravenkeeper empath mayor virgin undertaker"


def alone(cast, *outsiders):
    """A town whose sheet has just these Outsiders beside the Hermit."""
    names = [entry.partition("=")[0] for entry in cast.split()]
    sheet = dict.fromkeys(
        [*names, *outsiders, *PLAIN.split(), "exorcist", "wizard", "poisoner", "scarletwoman"]
    )
    return scenario(cast, sheet=tuple(id for id in sheet if id in RULES.content()["roles"]))


@pytest.mark.ruling("hermit.bundle")
def test_all_outsiders_of_the_sheet_act_through_one_player():
    town = alone("hermit imp baron chef monk ravenkeeper soldier", "klutz", "butler", "recluse")
    town.night(hermit="chef")
    assert town.view("hermit").gained == ("butler", "recluse", "klutz")
    town.day().night(
        hermit="chef", monk="soldier", imp="ravenkeeper", ravenkeeper="hermit", tell_ravenkeeper="imp"
    )
    assert town.shown("ravenkeeper") == "imp"
    town.day_of("hermit", last_words=town.naming("klutz", "baron"))
    assert town.outcome == "evil"


@pytest.mark.ruling("hermit.drunk-in-bundle")
def test_with_the_drunk_among_them_the_hermit_does_not_know():
    town = alone("hermit=exorcist imp baron chef monk slayer soldier", "drunk", "mutant", "sweetheart")
    town.night()
    assert (town.view("hermit").card, town.view("hermit").gained) == ("exorcist", ())
    town.standing("storyteller", "verdict", ("verdict", 0, "tries"), madness_penalty=True, sweetheart="chef")
    assert not town.alive("hermit") and town.drunk("chef")


def test_a_hermit_who_does_not_know_acts_as_the_believed_townsfolk():
    town = alone("hermit=exorcist imp baron chef monk slayer soldier", "drunk", "mutant").night().day()
    town.night(hermit="imp", monk="slayer", imp="chef")
    assert town.deaths == ["chef"], "the exorcism was for show"


@pytest.mark.ruling("hermit.only-after-death-parts")
def test_after_death_only_what_works_then_is_left():
    town = alone("hermit imp baron chef monk slayer soldier", "butler", "recluse").night(hermit="chef")
    town.word("slay", "hermit")
    town.nominate("monk", "imp", "hermit")
    assert not [each for each in town.grimoire.notes[0] if type(each.learned).__name__ == "VotedUnduly"]
    assert hand_held_by(town.town, town.seat("hermit")) is None
    assert town.town.reads_evil(town.seat("hermit")) == (False, True)


@pytest.mark.ruling("hermit.off-script-no")
def test_what_is_not_on_the_sheet_is_not_in_the_bundle():
    town = alone("hermit imp baron chef monk slayer soldier", "recluse").night().day_of("hermit")
    assert town.outcome is None
    other = alone("hermit imp baron chef monk slayer soldier", "saint").night().day_of("hermit")
    assert other.outcome == "evil"


@pytest.mark.ruling("hermit.jinxes-apply")
def test_the_jinxes_of_the_bundle_hold():
    town = alone("hermit imp poisoner chef monk slayer soldier mayor", "plaguedoctor")
    town.night(poisoner="mayor").hang("hermit", plague_doctor="scarletwoman")
    assert town.view("poisoner").gained == ("scarletwoman",)


@pytest.mark.ruling("hermit.removed-and-bluffed")
def test_the_hermit_may_be_removed_and_be_a_bluff():
    sheet = [*PLAIN.split(), "washerwoman", "hermit", "recluse", "baron", "poisoner", "imp"]
    table: Table[Any, Any] = Table(RULES, {"sheet": sheet, "players": 9}, seed=2)
    wanted: dict[str, Any] = {
        "outsider-shift": -1,
        "removed-outsider": "hermit",
        "pick-minion": ("poisoner",),
    }
    while "bluffs" not in {each.kind for each in table.open.values()}:
        ((seat, decision),) = list(table.open.items())[:1]
        options = list(decision.choice.listed())
        answer = wanted.get(decision.kind, options[0])
        table.answer(seat, answer if answer in options else options[0])
    assert "hermit" not in table.state.bag and table.state.bag.count("recluse") == 1
    assert len(table.state.bag) == 9
    (decision,) = table.open.values()
    bluffs: list[Any] = list(decision.choice.listed())
    assert any("hermit" in each for each in bluffs)


def test_a_prepared_hermit_beside_a_drunk_needs_a_token():
    cast = ["hermit", "imp", "baron", "chef", "monk"]
    with pytest.raises(Refusal) as refused:
        Table(RULES, {"sheet": [*cast, "drunk"], "seating": cast, "by_the_table": False}, seed=1)
    assert refused.value.message == "unfit-token"


def test_a_revived_hermit_has_all_of_it_anew():
    town = alone("hermit imp baron professor monk slayer soldier", "butler", "recluse").night(hermit="imp")
    town.word("slay", "hermit").word("revive", "hermit")
    assert town.works("hermit", "butler") and town.works("hermit", "recluse")
