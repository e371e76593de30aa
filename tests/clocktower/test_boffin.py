"""The Boffin: a good ability for the Demon."""

from typing import Any

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import RoleNamed
from nightbell.games.clocktower.roles.carousel.boffin import absent_good
from tests.clocktower.scenario import scenario

SHEET = "chef monk slayer soldier mayor empath virgin king choirboy saint butler boffin baron imp"
CAST = "imp boffin soldier chef monk slayer mayor"


def lends(role, cast=CAST, **plans):
    return scenario(cast).night(loan=role, **plans)


@pytest.mark.ruling("boffin.virgin-demon")
def test_the_borrowed_ability_works_as_printed():
    town = lends("virgin")
    assert town.was_told("imp", RoleNamed, "boffin", "virgin")
    assert town.was_told("boffin", RoleNamed, "boffin", "virgin")
    town.nominate("chef", "imp")
    assert not town.alive("chef")


@pytest.mark.ruling("boffin.boffin-drunk")
def test_while_the_boffin_is_drunk_it_is_off():
    town = lends("chambermaid", imp="soldier chef").word("mark", "boffin", "sweetheart-drunk").day()
    town.night(imp="soldier", monk="chef")
    assert town.questions("choose-two") == []
    town.word("unmark", "boffin", "sweetheart-drunk").day()
    town.night(choose_two="soldier chef", imp="soldier", monk="chef")
    assert town.questions("choose-two")


@pytest.mark.ruling("boffin.demon-poisoned")
def test_a_poisoned_demon_keeps_it():
    town = lends("virgin").word("mark", "imp", "poisoner-poisoned")
    assert not town.works("imp") and town.works("imp", "virgin")
    town.nominate("chef", "imp")
    assert not town.alive("chef")


def test_it_ends_with_the_boffins_life():
    town = lends("virgin").word("slay", "boffin").nominate("chef", "imp")
    assert town.alive("chef") and not town.works("imp", "virgin")


@pytest.mark.ruling("boffin.after-death-part")
def test_a_dead_demon_keeps_what_works_after_death():
    town = lends("banshee", "imp boffin scarletwoman soldier chef monk slayer mayor").day()
    town.night(monk="soldier", imp="imp")
    assert town.role("scarletwoman") == "imp" and not town.alive("imp")
    assert town.works("imp", "banshee")
    town.nominate("imp", "chef", "imp").nominate("imp", "monk", "imp")
    assert [made.tally for made in town.town.nominations] == [2, 2]


def test_the_new_demon_has_it_too():
    town = lends("soldier", "imp boffin scarletwoman recluse chef monk slayer mayor").shoot("slayer", "imp")
    town.day().night(monk="chef", scarletwoman="chef")
    assert town.role("scarletwoman") == "imp" and town.works("scarletwoman", "soldier")
    assert town.view("scarletwoman").gained == ("soldier",)


@pytest.mark.ruling("boffin.sailor-only-part")
def test_a_borrowed_sailor_drinks_alone():
    town = lends("sailor", imp="imp").day()
    seats = iter(["imp", "chef"])
    town.night(imp=lambda asked: town.seat(next(seats)), monk="mayor")
    assert not town.drunk("imp") and town.deaths == ["chef"]
    assert town.works("imp") and not town.works("imp", "sailor")


@pytest.mark.ruling("boffin.setup-of-loan")
def test_the_flower_of_the_loan_counts():
    sheet = SHEET.split()
    table: Table[Any, Any] = Table(RULES, {"sheet": sheet, "players": 8}, seed=2)
    while table.state.night == 0:
        ((seat, decision),) = list(table.open.items())[:1]
        options: list[Any] = list(decision.choice.listed())
        if decision.kind == "pick-townsfolk":
            options = [each for each in options if not {"king", "choirboy"} & set(each)]
        wanted: dict[str, Any] = {"pick-minion": ("boffin",), "loan": "choirboy"}
        table.answer(seat, wanted.get(decision.kind, options[0]))
    assert "king" in table.state.bag and "choirboy" not in table.state.bag and len(table.state.bag) == 8


@pytest.mark.parametrize("role", ["drunk", "heretic", "ogre", "politician"])
def test_some_abilities_are_never_given(role):
    assert role not in lends("virgin").options("loan")


def test_a_third_village_idiot_may_be_the_demon():
    town = lends(
        "villageidiot",
        "imp boffin villageidiot villageidiot chef monk slayer",
        choose="chef",
        drunk_idiot="villageidiot",
    )
    assert town.works("imp", "villageidiot")


def test_a_demon_with_the_goons_ability_stays_evil():
    town = lends("goon", "imp boffin sailor chef monk slayer mayor", sailor="imp")
    assert town.side("imp") == "evil" and "goon-drunk" in town.marks("sailor")


def test_what_a_lent_ability_has_done_holds_while_the_boffin_is_sober():
    town = lends("butler", imp="chef").word("mark", "imp", "poisoner-poisoned")
    assert town.mark("chef", "butler-master").live
    assert not town.word("mark", "boffin", "sweetheart-drunk").mark("chef", "butler-master").live


def test_an_alchemist_with_it_is_not_told_what_the_demon_has():
    given = iter(["boffin", "virgin"])
    town = scenario("imp alchemist baron chef monk slayer mayor").night(loan=lambda asked: next(given))
    assert town.works("imp", "virgin") and town.was_told("imp", RoleNamed, "boffin", "virgin")
    assert town.view("alchemist").gained == ("boffin",)
    assert not [note for note in town.notes("alchemist") if "virgin" in str(note)]


def test_a_demon_with_the_cult_leaders_ability_stays_evil():
    town = lends("cultleader", cult_side="good")
    assert town.side("imp") == "evil"


def test_what_was_lent_goes_when_the_boffin_is_somebody_else():
    town = lends("virgin").word("become", "boffin", "baron")
    assert town.town.abilities(town.seat("imp")) == ("imp",)


def test_of_two_demons_one_has_it_and_the_other_is_lent_nothing():
    town = scenario("boffin imp imp chef monk slayer saint").night(loan="soldier")
    town.day().night(monk="chef", imp="saint", imp2="saint")
    for name, lent in (("imp", 1), ("imp2", 0)):
        assert [held.role for held in town.token(name).held].count(RoleId("soldier")) == lent


@pytest.mark.parametrize(("idiots", "offered"), [(0, True), (2, True), (3, False)])
def test_a_village_idiot_can_be_lent_while_there_are_fewer_than_three(idiots, offered):
    bag = [*[RoleId("villageidiot")] * idiots, RoleId("chef"), RoleId("boffin"), RoleId("imp")]
    lent = absent_good(scenario("boffin imp chef monk slayer").town, bag)
    assert (RoleId("villageidiot") in lent) is offered and RoleId("chef") not in lent
