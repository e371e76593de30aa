"""Jinxes that have their meaning in common: of Summoner, Legion, Marionette, Mathematician, and others."""

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import JINXES
from nightbell.games.clocktower.events import (
    IsNow,
    LearnsChosen,
    LearnsHolder,
    LearnsInPlay,
    LearnsMinions,
    RevivedAtNight,
)
from tests.clocktower.scenario import scenario
from tests.data import printed


def test_every_jinx_that_there_is_is_in_force():
    assert sorted(each.id for each in JINXES) == printed("clocktower")["jinxes"].split()


def chosen(town, **picks):
    """Whom each ability chooses, by its role; whoever is not named chooses nobody, or the first."""

    def choice(decision):
        role = str(dict(decision.about)["role"])
        if role in picks:
            return town.seat(picks[role])
        return None if decision.kind == "may-choose" else next(decision.choice.listed())

    return choice


# ---- the Summoner: who loses the ability


@pytest.mark.parametrize("robber", ["courtier", "preacher"])
def test_what_a_summoner_is_robbed_of_the_storyteller_has(robber):
    town = scenario(f"summoner chef {robber} slayer soldier sage baron saint")
    preaches = robber == "preacher"
    town.night(snitch="mayor monk empath", **({"preacher": "baron"} if preaches else {})).day()
    town.night(**{robber: "summoner"}).day()
    town.night(choose=chosen(town, summoner="chef", preacher="baron", imp="sage"), summoner="imp")
    assert town.outcome is None and town.role("chef") == "imp" and town.side("chef") == "evil"
    assert town.town.storyteller in [asked.seat for asked in town.questions("summoner")]


def test_a_summoner_whom_an_engineer_replaces_leaves_the_summoning_to_the_storyteller():
    town = scenario("summoner chef engineer slayer soldier sage saint")
    town.night(snitch="mayor monk empath").day()
    town.night(engineer="minion", engineer_roles="goblin").day()
    assert town.role("summoner") == "goblin" and town.outcome is None
    town.night(choose=chosen(town, summoner="chef"), summoner="imp")
    assert town.role("chef") == "imp" and town.outcome is None


# ---- the Summoner: a Demon too many


CROWDED = "kazali chef monk slayer soldier sage saint empath"


@pytest.mark.parametrize("maker", ["kazali", "hatter", "pithag"])
def test_where_a_second_demon_is_summoned_the_deaths_are_the_storytellers(maker):
    sheet = tuple(
        dict.fromkeys([*CROWDED.split(), maker, "summoner", "imp", "po", "mayor", "butler", "virgin"])
    )
    others = [role for role in ("kazali", "hatter", "pithag") if role != maker]
    cast = CROWDED if maker == "kazali" else CROWDED.replace("kazali", "summoner")
    town = scenario(cast, sheet=[role for role in sheet if role not in others])
    if maker == "kazali":
        town.until("kazali", choose="chef")
        town.night(kazali="summoner", snitch="mayor butler virgin").day()
    else:
        town.night(snitch="mayor butler virgin").word("become", "saint", "imp").day()
    town.night(choose=chosen(town, monk="empath", kazali="sage", imp="sage")).day()
    town.night(
        choose=chosen(town, summoner="slayer", kazali="monk", imp="monk", monk="empath"),
        summoner="imp",
        discretion=False,
        further_deaths="soldier",
    )
    assert town.deaths == ["soldier"]


# ---- the Summoner: who comes, and when


def test_beside_a_living_poppy_grower_the_storyteller_says_who_it_is():
    town = scenario("summoner chef poppygrower slayer soldier sage saint")
    town.night(snitch="mayor monk empath").day().night().day()
    town.night(summoner="imp", summoned="chef", choose="saint")
    assert town.role("chef") == "imp"
    assert [asked.kind for asked in town.asked if asked.seat == town.seat("summoner")] == ["summoner"]


def test_a_pukka_may_come_a_night_early():
    town = scenario("summoner chef monk slayer soldier sage saint").night(snitch="mayor goon empath").day()
    town.night(may_choose="chef", choose=chosen(town, monk="sage", pukka="slayer"))
    assert town.role("chef") == "pukka" and town.poisoned("slayer")


def test_a_dead_player_is_summoned_as_a_zombuul_that_has_died_once():
    town = scenario("summoner chef monk slayer soldier sage saint").night(snitch="mayor goon empath")
    town.day(execute="chef").night(choose=chosen(town)).day()
    town.night(choose=chosen(town, summoner="chef"), summoner="zombuul")
    assert town.outcome is None and town.role("chef") == "zombuul"
    assert not town.alive("chef") and not town.town.square[town.seat("chef")].alive
    assert RevivedAtNight(town.seat("chef")) in town.table.events(town.town.storyteller)
    town.day(execute="chef")
    assert town.outcome == "good"


def test_a_lord_of_typhon_comes_beside_a_minion_and_makes_one_more():
    town = scenario("summoner chef monk slayer soldier sage saint").night(snitch="mayor goon empath").day()
    town.night(choose=chosen(town)).day()
    town.until("summoner", choose=chosen(town, summoner="slayer", monk="sage"))
    assert "lordoftyphon" not in next(iter(town.table.open.values())).choice.listed()
    town = scenario("summoner chef monk slayer soldier sage saint").night(snitch="mayor goon empath").day()
    town.night(choose=chosen(town)).day()
    town.night(
        choose=chosen(town, summoner="chef", lordoftyphon="sage"),
        summoner="lordoftyphon",
        typhon_minion="goblin",
    )
    assert town.role("chef") == "lordoftyphon" and town.role("monk") == "goblin"


def test_where_only_a_lord_of_typhon_can_come_nobody_else_is_pointed_at():
    cast = "summoner chef monk slayer soldier sage saint"
    town = scenario(cast, sheet=[*cast.split(), "goblin", "lordoftyphon", "empath", "mayor"])
    town.night(snitch="mayor empath").day().night(choose=chosen(town)).day()
    town.night(choose=chosen(town, summoner="chef"))
    asked = next(asked for asked in town.questions("choose") if dict(asked.about)["role"] == "summoner")
    assert set(asked.choice.listed()) == {town.seat("chef"), town.seat("saint")}, "the Summoner's neighbours"
    assert town.side("monk") == "evil" and town.was_told("monk", IsNow, "goblin", "evil")


# ---- Legion


@pytest.mark.parametrize("maker", ["summoner", "engineer", "hatter"])
def test_whoever_makes_legion_makes_all_of_evil(maker):
    if maker == "summoner":
        town = scenario("summoner chef slayer soldier sage baron saint")
        town.night(snitch="mayor monk empath").day().night().day()
        town.night(choose="chef", summoner="legion", legion=None)
    elif maker == "engineer":
        town = scenario("imp chef engineer soldier sage baron saint")
        town.night(engineer="demon", engineer_roles="legion")
    else:
        town = scenario("imp chef hatter soldier sage baron saint").night().day(execute="hatter")
        town.night(imp="saint", hatter=lambda asked: "legion" if asked.seat == 0 else "baron")
    assert town.role("baron") == "legion"
    evil = [name for name in town.names if town.side(name) == "evil"]
    assert {town.role(name) for name in evil} == {"legion"}


MANY = "legion legion legion legion {} chef slayer"


def test_beside_legion_an_engineer_has_nothing_to_build_and_knows_why():
    town = scenario(MANY.format("engineer")).night()
    assert town.was_told("engineer", LearnsInPlay, "engineer", ("legion",))
    assert town.questions("engineer") == []


def test_beside_legion_a_hatter_gives_no_party():
    town = scenario(MANY.format("hatter")).night().day(execute="hatter").night(legion=None)
    assert town.questions("hatter") == [] and not town.marks("hatter")


def test_a_magician_wakes_among_legion_and_may_pass_for_one():
    town = scenario(MANY.format("magician"), sheet=["legion", *MANY.format("magician").split()[4:]])
    town.night()
    legion = tuple(town.seat(name) for name in ("legion", "legion2", "legion3", "legion4"))
    assert town.was_told("magician", LearnsMinions, legion)
    for name in ("legion", "legion4"):
        assert town.was_told(name, LearnsInPlay, "legion", ("magician",))
        seen = tuple(seat for seat in (*legion, town.seat("magician")) if seat != town.seat(name))
        assert town.was_told(name, LearnsMinions, seen)
    assert town.town.reads_evil(town.seat("magician")) == (False, True)


@pytest.mark.parametrize("doubtful", ["magician", "politician", "zealot"])
@pytest.mark.parametrize("good", [True, False])
def test_to_legion_some_good_hands_may_be_evil(doubtful, good):
    town = scenario(MANY.format(doubtful)).night()
    town.nominate("chef", "slayer", f"legion legion2 legion3 {doubtful}", register_side=good)
    assert (town.condemned == "slayer") is good
    assert len(town.questions("register-side")) == 1


@pytest.mark.parametrize("told", [True, False])
def test_legion_keeps_its_ability_though_a_minstrel_plays(told):
    town = scenario(MANY.format("minstrel")).night().day(execute="legion")
    assert town.drunk("chef") and not town.drunk("legion2")
    town.night(legion="chef", finds_legion=told)
    assert town.deaths == ["chef"]
    assert town.was_told("minstrel", LearnsHolder, town.seat("legion"), "legion") is told


@pytest.mark.parametrize("told", [True, False])
def test_legion_keeps_its_ability_though_a_preacher_preaches(told):
    town = scenario(MANY.format("preacher")).night(preacher="legion", finds_legion=told)
    assert not town.marks("legion") and town.works("legion")
    assert town.was_told("preacher", LearnsHolder, town.seat("legion"), "legion") is told
    assert not town.was_told("legion", LearnsChosen, "preacher")


# ---- the Marionette


def test_a_marionette_comes_behind_a_summoned_demon_as_a_neighbour():
    town = scenario("summoner chef monk slayer soldier marionette=empath saint sage")
    assert town.town.grimoire[5].role == "empath"
    town.night(snitch="mayor goon virgin").day().night(choose=chosen(town)).day()
    town.night(choose=chosen(town, summoner="slayer", imp="sage"), summoner="imp", plague_becomes="soldier")
    assert town.role("soldier") == "marionette" and town.side("soldier") == "evil"
    assert town.token("soldier").card == "soldier" and town.learned("soldier") == []
    assert town.was_told("slayer", LearnsHolder, town.seat("soldier"), "marionette")


def test_a_marionette_comes_when_lil_monsta_is_kept():
    town = scenario("baron goblin chef monk slayer marionette=empath soldier saint")
    town.night(lilmonsta="baron")
    assert town.role("saint") == "marionette" and town.side("saint") == "evil"
    assert town.was_told("baron", LearnsHolder, town.seat("saint"), "marionette")


@pytest.mark.ruling("marionette.huntsman-marionette")
def test_a_damsel_whom_a_huntsman_looks_for_is_never_the_marionette():
    """The Huntsman may be; if nobody else sits beside the Demon, it is."""
    town = scenario("baron huntsman chef monk slayer marionette=empath goblin damsel")
    town.night(lilmonsta="baron", huntsman=None)
    assert town.role("huntsman") == "marionette" and town.role("damsel") == "damsel"


def test_a_kazali_makes_only_a_neighbour_the_marionette():
    town = scenario("kazali chef monk slayer soldier saint sage").until("kazali", choose="slayer")
    assert "marionette" not in next(iter(town.table.open.values())).choice.listed()
    town = scenario("kazali chef monk slayer soldier saint sage").night(choose="chef", kazali="marionette")
    assert town.role("chef") == "marionette" and town.token("chef").card == "chef"
    assert town.was_told("kazali", LearnsHolder, town.seat("chef"), "marionette")
    assert not [each for each in town.notes("chef") if isinstance(each, IsNow)]


SMALL = ["imp", "marionette", "chef", "monk", "slayer", "soldier", "sage", "empath", "saint", "butler"]


def bagged(token, *sheet, **wishes):
    """A set-up of eight in which the Marionette gets this token."""
    table = Table(RULES, {"sheet": [*SMALL, *sheet], "players": 8}, seed=2)
    asked = []
    while table.state.night == 0:
        ((seat, decision),) = list(table.open.items())[:1]
        answer = next(decision.choice.listed())
        if decision.kind == "pick-token":
            answer = token
        asked.append((decision.kind, dict(decision.about).get("role")))
        if decision.kind in wishes and dict(decision.about).get("role") == token:
            answer = wishes[decision.kind]
        table.answer(seat, answer)
    return [token.role for token in table.state.grimoire], asked


def test_a_marionette_that_believes_to_be_a_balloonist_may_bring_an_outsider():
    roles, asked = bagged("balloonist", "balloonist", **{"outsider-shift": 1})
    assert ("outsider-shift", "balloonist") in asked
    assert {"saint", "butler"} <= set(roles) and "balloonist" not in roles


def test_a_marionette_that_believes_to_be_a_huntsman_brings_the_damsel():
    roles, _ = bagged("huntsman", "huntsman", "damsel")
    assert "damsel" in roles and "huntsman" not in roles


# ---- the Mathematician


def test_a_drunks_mistake_may_be_counted():
    town = scenario("mathematician imp drunk=empath soldier chef baron saint").night(tell_empath=2)
    assert town.options("tell", "mathematician") == [0, 1]


def test_a_marionettes_mistake_may_be_counted():
    town = scenario("mathematician imp marionette=empath soldier chef baron saint").night(tell_empath=0)
    assert town.options("tell", "mathematician") == [0, 1]


@pytest.mark.parametrize(("choice", "counted"), [("chef", True), ("soldier", False)])
def test_a_lunatic_who_does_not_choose_as_the_demon_may_be_counted(choice, counted):
    town = scenario("mathematician imp lunatic=imp soldier chef baron saint").night().day()
    town.night(lunatic=choice, imp="soldier")
    assert bool(town.questions("tell", "mathematician")) is counted


# ---- others


def test_where_a_kazali_makes_a_bounty_hunter_a_minion_nobody_turns_evil():
    town = scenario("kazali bountyhunter monk slayer soldier saint sage")
    town.night(choose=chosen(town, kazali="bountyhunter"), kazali="goblin")
    assert [name for name in town.names if town.side(name) == "evil"] == ["kazali", "bountyhunter"]
    assert town.questions("evil-townsfolk") == []
    town = scenario("kazali bountyhunter monk slayer soldier saint sage")
    town.night(choose=chosen(town, kazali="sage"), kazali="goblin", evil_townsfolk="monk")
    assert town.side("monk") == "evil"


@pytest.mark.parametrize(("hands", "tally"), [("chef butler", 1), ("chef butler monk", 3)])
def test_behind_closed_eyes_a_butlers_hand_counts_only_with_the_masters(hands, tally):
    town = scenario("butler imp organgrinder chef monk slayer").night(butler="monk", organ_grinder=False)
    town.nominate("chef", "slayer", hands)
    assert town.town.nominations[-1].tally == tally


@pytest.mark.parametrize("robber", ["courtier", "preacher"])
def test_a_vizier_without_an_ability_is_told_and_cannot_die_by_day(robber):
    town = scenario(f"vizier imp {robber} chef monk slayer soldier")
    town.night(**({"courtier": "vizier"} if robber == "courtier" else {"preacher": "vizier"}))
    assert town.was_told("vizier", LearnsChosen, robber) and not town.works("vizier")
    town.day(execute="vizier", vizier=False)
    assert town.alive("vizier")


def test_a_lleech_outlives_its_executed_host_beside_a_mastermind():
    town = scenario("lleech chef mastermind monk soldier slayer sage").night(lleech="chef").hang("chef")
    assert town.outcome is None and town.alive("lleech") and not town.works("lleech")
    town.night(monk="sage")
    assert town.deaths == [] and not town.woken("lleech")
    town.day(execute="lleech")
    assert not town.alive("lleech")


def test_a_mastermind_whom_a_vigormortis_killed_outwits_its_death():
    town = scenario("vigormortis mastermind chef monk soldier slayer sage saint").night().day()
    town.night(vigormortis="mastermind", monk="sage", rot="chef")
    assert not town.alive("mastermind")
    town.day(execute="vigormortis")
    assert town.outcome is None
