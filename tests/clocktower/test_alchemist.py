"""The Alchemist: a good player with a Minion's ability."""

from typing import Any

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import ROLES, dealt
from nightbell.games.clocktower.events import RoleNamed
from tests.clocktower.scenario import scenario

CAST = "alchemist imp empath king monk slayer soldier witch"
SHEET = (
    "alchemist chef empath monk slayer soldier mayor virgin undertaker washerwoman librarian "
    "butler recluse saint drunk baron poisoner witch spy marionette imp vortox"
)


def with_ability(lent, cast=CAST, **plans):
    return scenario(cast).night(loan=lent, **plans)


def set_up(lent: str, players: int = 10, sheet: str = SHEET) -> tuple[Any, list[int]]:
    """The bag that a Storyteller fills who gives the Alchemist this ability."""
    table: Table[Any, Any] = Table(RULES, {"sheet": sheet.split(), "players": players}, seed=3)
    while table.state.night == 0:
        ((seat, decision),) = list(table.open.items())[:1]
        options: list[Any] = list(decision.choice.listed())
        wanted = options
        if decision.kind == "loan":
            wanted = [lent]
        if decision.kind == "pick-townsfolk":
            wanted = [each for each in options if "alchemist" in each]
        if decision.kind == "pick-minion":
            wanted = [each for each in options if "witch" in each and not {lent, "baron"} & set(each)]
        table.answer(seat, wanted[0])
    types = [str(ROLES[role].type) for role in table.state.bag]
    return table.state, [types.count(type) for type in ("townsfolk", "outsider", "minion", "demon")]


@pytest.mark.ruling("alchemist.setup-of-borrowed-baron")
def test_a_borrowed_baron_brings_two_outsiders():
    town, counts = set_up("baron")
    assert town.loans == (("alchemist", "baron"),) and counts == [5, 2, 2, 1]
    town, counts = set_up("poisoner")
    assert counts == [7, 0, 2, 1]


def test_with_a_borrowed_summoner_the_last_townsfolk_comes_for_the_demon():
    sheet = "alchemist chef empath monk slayer soldier mayor virgin saint baron summoner witch spy imp"
    assert set_up("summoner", sheet=sheet)[1] == [8, 0, 2, 0]
    assert set_up("summoner", sheet=sheet.replace("virgin ", ""))[1] == [7, 0, 2, 1], "where there is one"


@pytest.mark.ruling("alchemist.asked-to-choose-again")
def test_only_the_choice_that_stands_takes_effect():
    town = scenario("alchemist imp king monk slayer soldier baron")
    choices, accepted = iter(["imp", "king"]), iter([False, True])
    town.night(
        loan="poisoner",
        alchemist=lambda asked: town.seat(next(choices)),
        accept=lambda asked: next(accepted),
    )
    assert town.poisoned("king") and not town.poisoned("imp")


def test_after_three_refusals_a_choice_stands():
    town = with_ability(
        "poisoner", "alchemist imp king monk slayer soldier baron", alchemist="king", accept=False
    )
    assert len(town.questions("accept")) == 3 and town.poisoned("king")


@pytest.mark.ruling("alchemist.stays-good")
def test_the_alchemist_reads_as_a_good_townsfolk():
    town = with_ability(
        "poisoner", "alchemist empath soldier imp monk slayer baron", alchemist="slayer", accept=True
    )
    assert town.number("empath") == 0 and town.side("alchemist") == "good"


@pytest.mark.ruling("alchemist.no-minion-info")
def test_the_minions_do_not_meet_the_alchemist():
    town = with_ability("poisoner", alchemist="king", accept=True, witch="king")
    met = [note for note in town.notes("witch") if type(note).__name__ == "LearnsMinions"]
    assert met == [] and town.was_told("alchemist", RoleNamed, "alchemist", "poisoner")
    assert not [note for note in town.notes("alchemist") if type(note).__name__ == "LearnsDemon"]


@pytest.mark.ruling("alchemist.goblin-claim")
def test_an_alchemist_who_says_to_be_the_goblin_wins_for_good():
    town = with_ability("goblin", witch="empath").open_nominations()
    town.table.answer(town.seat("king"), ("nominate", town.seat("alchemist")))
    town.standing("alchemist", "claim", ("am", "goblin"))
    votes = ["king", "monk", "slayer", "soldier", "empath"]
    town.until("proceed", vote=lambda asked: town.name(asked.seat) in votes).close()
    assert town.outcome == "good"


@pytest.mark.ruling("alchemist.evil-twin-flavour")
def test_an_alchemist_who_is_a_twin_hangs_for_evil():
    town = with_ability("eviltwin", witch="king", twin="imp").hang("alchemist")
    assert town.outcome == "evil"


@pytest.mark.parametrize("lent", ["marionette", "mastermind", "spy", "widow", "wraith"])
def test_by_their_jinxes_some_abilities_are_none(lent):
    town = with_ability(lent, witch="king")
    assert town.town.abilities(town.seat("alchemist")) == ("alchemist",)
    assert town.was_told("alchemist", RoleNamed, "alchemist", lent)
    if lent == "mastermind":
        assert town.hang("imp").outcome == "good"


@pytest.mark.parametrize("lent", ["marionette", "spy"])
def test_and_the_minion_itself_is_in_play(lent):
    town, _ = set_up(lent)
    assert lent in town.bag and len(town.bag) == 10


@pytest.mark.parametrize(("named", "dies"), [("spy", ["spy"]), ("baron", ["soldier"])])
def test_a_spy_who_is_named_after_an_execution_is_the_demons_choice(named, dies):
    town = (
        scenario("alchemist imp spy baron monk slayer mayor soldier chef").night(loan="spy").day_of("slayer")
    )
    town.standing("alchemist", "claim", ("think", town.seat(named), "spy"), allow_deed=True)
    town.dusk()
    town.night(monk="chef", imp=lambda asked: next(iter(asked.choice.listed())))
    offered = [list(each.choice.listed()) for each in town.questions("choose", "imp")]
    assert offered == [[town.seat("spy")]] if named == "spy" else len(offered[0]) > 1


@pytest.mark.parametrize("executed", [None, "spy", "alchemist"])
def test_a_spy_who_is_named_too_early_or_too_late_is_not(executed):
    town = scenario("alchemist imp spy baron monk slayer mayor soldier chef").night(loan="spy")
    asked = {"allow_deed": True} if executed else {}
    if executed:
        town.day_of(executed)
    town.standing("alchemist", "claim", ("think", town.seat("spy"), "spy"), **asked)
    if executed:
        town.dusk()
    else:
        town.day()
    town.night(monk="chef", imp="soldier")
    [offered] = [list(each.choice.listed()) for each in town.questions("choose", "imp")]
    assert len(offered) > 1


def test_two_organ_grinders_spoil_it_for_each_other():
    cast = "alchemist imp organgrinder king monk slayer soldier empath"
    town = with_ability("organgrinder", cast, organ_grinder=False)
    town.nominate("king", "monk", "king slayer")
    assert not town.town.nominations[-1].secret
    town.word("mark", "alchemist", "poisoner-poisoned").nominate("monk", "king", "king slayer")
    assert town.town.nominations[-1].secret


def test_an_alchemist_who_summons_names_only_the_demon():
    cast = "alchemist baron chef king monk slayer soldier mayor"
    sheet = tuple(id for id in dealt() if id != "lilmonsta")
    town = scenario(cast, sheet=sheet).night(loan="summoner").day().night(monk="chef").day()
    town.night(monk="chef", summoner="po", summoned="baron")
    assert town.role("baron") == "po" and town.questions("choose", "summoner") == []
    assert scenario(cast, sheet=sheet).night(loan="summoner").hang("alchemist").outcome == "evil"


@pytest.mark.ruling("alchemist.not-a-minion-for-lilmonsta")
def test_the_alchemist_does_not_help_to_choose_who_keeps_the_demon():
    town = with_ability(
        "poisoner",
        "alchemist baron witch king monk slayer soldier",
        accept=True,
        alchemist="king",
        witch="king",
        lilmonsta="baron",
    )
    assert {town.name(asked.seat) for asked in town.questions("lilmonsta")} == {"baron", "witch"}


def test_a_drunk_who_believes_to_be_the_alchemist_is_humoured():
    town = scenario("drunk=alchemist imp king monk slayer soldier baron")
    town.night(loan="poisoner", drunk="king", accept=True)
    assert not town.poisoned("king") and town.view("drunk").gained == ("poisoner",)


@pytest.mark.ruling("alchemist.not-a-minion-for-lilmonsta")
def test_the_alchemist_has_no_say_in_who_keeps_lil_monsta():
    cast = "alchemist poisoner baron chef slayer soldier"
    town = with_ability("witch", cast, lilmonsta="baron", choose="chef", accept=True)
    assert [town.name(each.seat) for each in town.questions("lilmonsta")] == ["poisoner", "baron"]


def test_a_po_cannot_spare_whom_the_alchemist_has_named():
    town = (
        scenario("alchemist po spy baron monk slayer mayor soldier chef").night(loan="spy").day_of("slayer")
    )
    town.standing("alchemist", "claim", ("think", town.seat("spy"), "spy"), allow_deed=True)
    town.dusk().night(monk="chef", po="spy")
    assert town.options("may-choose", "po") == [town.seat("spy")] and town.deaths == ["spy"]
