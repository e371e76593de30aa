"""The Loric: how each of them changes the game of a script."""

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import reminder
from nightbell.games.clocktower.events import (
    BadgeGiven,
    CompanySpeaks,
    GoalGiven,
    LearnsAbsent,
    LearnsHolder,
    LearnsTruth,
)
from nightbell.games.clocktower.roles.loric.stormcatcher import caught
from nightbell.games.clocktower.scripts import PRESETS
from nightbell.games.clocktower.statements import holds
from tests.clocktower.scenario import scenario

HAT = reminder("godofug", "hat")


def story(cast, *company):
    return scenario(cast, company=company)


# ---- Storm Catcher

CAST = "imp godfather general monk slayer golem poisoner"


@pytest.mark.ruling("stormcatcher.immune-at-night", "stormcatcher.even-poisoned")
def test_whoever_has_the_named_role_dies_by_execution_only():
    town = story(CAST, "stormcatcher")
    town.night(stormcatcher="general", poisoner="general", ahead="neither")
    assert town.announced(CompanySpeaks) == [("stormcatcher", "general")]
    town.day().night(monk="slayer", imp="general", poisoner="general", ahead="neither")
    assert town.poisoned("general") and town.deaths == []
    town.day(execute="general")
    assert not town.alive("general")


@pytest.mark.ruling("stormcatcher.golem")
def test_a_golems_nomination_does_not_kill_them():
    town = story(CAST, "stormcatcher").night(stormcatcher="general", poisoner="monk", ahead="neither")
    town.nominate("golem", "general")
    assert town.alive("general")


@pytest.mark.ruling("stormcatcher.absent")
def test_evil_learns_that_nobody_has_it():
    town = story(CAST, "stormcatcher").night(stormcatcher="empath", poisoner="monk", ahead="neither")
    for name in ("imp", "godfather", "poisoner"):
        assert town.was_told(name, LearnsAbsent, "empath")
    assert not town.was_told("monk", LearnsAbsent, "empath")


@pytest.mark.ruling("stormcatcher.evil-traveller")
def test_every_evil_player_is_told_who_it_is():
    town = story(f"{CAST} thief:evil beggar:good", "stormcatcher")
    town.night(stormcatcher="monk", poisoner="slayer", ahead="neither", thief="slayer")
    for name in ("imp", "godfather", "poisoner", "thief"):
        assert town.was_told(name, LearnsHolder, town.seat("monk"), "monk")
    assert not town.was_told("beggar", LearnsHolder, town.seat("monk"), "monk")


# ---- God of Ug

PLAIN = "imp poisoner chef monk slayer soldier saint"


@pytest.mark.ruling("godofug.double-vote")
def test_the_hat_votes_for_two():
    town = story(PLAIN, "godofug").night(godofug_hat="chef", poisoner="monk")
    town.nominate("monk", "slayer", "chef monk soldier saint")
    assert town.town.nominations[-1].tally == 5


@pytest.mark.ruling("godofug.slip", "godofug.repeat-wearer")
def test_a_slip_and_the_hat_goes_on_and_may_come_back():
    town = story(PLAIN, "godofug").night(godofug_hat="chef", poisoner="monk")
    town.standing("storyteller", "godofug", town.seat("slayer"))
    assert town.town.wearers(HAT) == (town.seat("slayer"),)
    town.standing("storyteller", "godofug", town.seat("chef"))
    assert town.town.wearers(HAT) == (town.seat("chef"),)


def may_point_it_out(town, name):
    return "godofug" in [each.kind for each in RULES.standing(town.town, town.seat(name))]


def test_whoever_hears_a_longer_word_says_so_and_the_storyteller_judges():
    town = story(PLAIN, "godofug").night(godofug_hat="chef", poisoner="monk")
    assert not may_point_it_out(town, "chef")
    assert may_point_it_out(town, "monk")
    town.standing("monk", "godofug", True, godofug_slip=False)
    assert town.town.wearers(HAT) == (town.seat("chef"),)
    assert not may_point_it_out(town, "monk")  # once a day
    town.standing("saint", "godofug", True, godofug_slip=True, godofug_hat="slayer")
    assert town.town.wearers(HAT) == (town.seat("slayer"),)


@pytest.mark.ruling("godofug.refusal")
def test_nobody_has_to_wear_it():
    town = story(PLAIN, "godofug")
    unwilling = {town.seat("chef"), town.seat("imp")}
    town.night(
        godofug_hat=town.in_turn("chef", "imp", "saint"),
        wear_hat=lambda asked: asked.seat not in unwilling,
        poisoner="monk",
    )
    assert town.town.wearers(HAT) == (town.seat("saint"),)


# ---- Pope


@pytest.mark.ruling("pope.three-empaths")
def test_copies_act_each_on_its_own():
    cast = "empath imp empath chef monk empath poisoner"
    town = scenario(cast, company=("pope",), by_the_table=True).night(poisoner="chef")
    assert [town.number(name) for name in ("empath", "empath2", "empath3")] == [2, 1, 1]


@pytest.mark.ruling("pope.outsiders-raise-count")
def test_a_copied_outsider_is_one_more():
    bag = ["chef", "monk", "slayer", "soldier", "saint", "saint", "poisoner", "imp"]
    assert Table(RULES, {"bag": bag, "company": ("pope",)}, seed=1).state.plan == tuple(bag)
    with pytest.raises(Refusal):
        Table(RULES, {"bag": bag}, seed=1)
    table = Table(RULES, {"players": 8, "company": ("pope",)}, seed=1)
    doubled = ["butler"]
    while table.state.night == 0:
        seat, asked = next(iter(table.open.items()))
        answer = next(asked.choice.listed())
        if asked.kind == "doubled":
            answer = doubled.pop() if doubled else None
        table.answer(seat, answer)
    held = [str(token.role) for token in table.state.grimoire]
    assert held.count("butler") == 2


LENDING = "chef monk slayer soldier empath mayor virgin goon tinker hermit boffin vizier imp"


def test_of_two_outsiders_alike_one_goes_when_there_is_to_be_one_fewer():
    table = Table(RULES, {"players": 8, "sheet": LENDING.split(), "company": ("pope",)}, seed=1)
    wanted = {"pick-minion": ("boffin",), "pick-outsider": ("goon",), "loan": "hermit"}
    doubled = ["goon"]
    while table.state.night == 0:
        seat, asked = next(iter(table.open.items()))
        answer = wanted.get(asked.kind, next(asked.choice.listed()))
        if asked.kind == "doubled":
            answer = doubled.pop() if doubled else None
        if asked.kind == "outsider-shift" and -1 in tuple(asked.choice.listed()):
            answer = -1
        table.answer(seat, answer)
    held = [str(token.role) for token in table.state.grimoire if token.role]
    assert held.count("goon") == 1


@pytest.mark.ruling("pope.bluff-in-play")
def test_a_doubled_role_may_be_a_bluff():
    town = story("general imp general chef monk slayer baron", "pope")
    town.until("bluffs")
    (asked,) = town.table.open.values()
    assert "general" in asked.choice.options and "chef" not in asked.choice.options


# ---- Gardener


def planted(**answers):
    table = Table(RULES, {"players": 8, "company": ("gardener",), "bag": PRESETS["trust"].split()}, seed=4)
    drew, times = list(answers.get("drew", [])), 0
    while table.state.night == 0:
        seat, asked = next(iter(table.open.items()))
        if asked.kind == "gardener":
            times += 1
            table.answer(seat, bool(drew))
        else:
            table.answer(seat, drew.pop(0) if asked.kind == "drew" else next(asked.choice.listed()))
    assert times == 1, "the Storyteller was asked"
    return [token.role for token in table.state.grimoire[:8]]


@pytest.mark.ruling("gardener.hand-dealt", "gardener.numbers-hold")
def test_the_storyteller_says_who_gets_which():
    wanted = ["poisoner", "empath", "imp", "slayer", "mayor", "saint", "fortuneteller", "ravenkeeper"]
    assert planted(drew=wanted) == wanted


@pytest.mark.ruling("gardener.may-be-random")
def test_or_leaves_it_to_chance_after_all():
    assert sorted(planted()) == sorted(PRESETS["trust"].split())


# ---- Big Wig


@pytest.mark.ruling("bigwig.good-plea", "bigwig.advocate-votes")
def test_an_advocate_who_convinces_lives_and_votes():
    town = story(PLAIN, "bigwig").night(poisoner="monk")
    town.nominate("monk", "slayer", "chef monk", bigwig="chef")
    assert town.alive("chef") and town.town.nominations[-1].tally == 2
    assert town.announced(BadgeGiven) == [(town.seat("chef"), "bigwig-advocate")] and town.town.badges == ()


@pytest.mark.ruling("bigwig.indifferent-plea")
def test_a_poor_plea_may_cost_a_life():
    town = story(PLAIN, "bigwig").night(poisoner="monk")
    town.nominate("monk", "slayer", "chef monk", bigwig="chef", bigwig_plea=False)
    assert not town.alive("chef") and town.town.nominations[-1].nominee == town.seat("slayer")


# ---- Hindu


@pytest.mark.ruling("hindu.becomes-traveller")
def test_who_dies_by_day_is_a_traveller_at_once():
    town = story(PLAIN, "hindu").night(poisoner="monk")
    town.nominate("monk", "chef", "monk slayer soldier saint").close(hindu="gangster")
    assert town.alive("chef") and (town.role("chef"), town.side("chef")) == ("gangster", "good")
    assert town.view("imp").square[town.seat("chef")].traveller == "gangster"


def test_a_gnome_who_comes_so_has_an_amigo():
    town = story(PLAIN, "hindu").night(poisoner="monk")
    town.nominate("monk", "chef", "monk slayer soldier saint").close(hindu="gnome", amigo="saint")
    assert town.marks("saint") == ["gnome-amigo"]


@pytest.mark.ruling("hindu.old-role-gone")
def test_the_old_roles_death_sets_nothing_off():
    town = story("imp poisoner sweetheart monk slayer soldier chef", "hindu").night(poisoner="monk")
    town.nominate("monk", "sweetheart", "monk slayer soldier chef").close(hindu="cacklejack")
    assert town.role("sweetheart") == "cacklejack" and not any(map(town.town.is_drunk, town.town.circle))


@pytest.mark.ruling("hindu.four-only", "hindu.order-of-deaths")
def test_the_fifth_death_is_an_ordinary_one():
    cast = "shabaloth poisoner chef monk slayer soldier saint empath mayor virgin"
    town = story(cast, "hindu", "hellslibrarian").night(poisoner="monk")
    for name, traveller in (("chef", "thief"), ("slayer", "beggar"), ("soldier", "gunslinger")):
        town.standing("storyteller", "hellslibrarian", town.seat(name), penalty="death", hindu=traveller)
        assert town.alive(name) and town.role(name) == traveller
    town.day().night(poisoner="monk", shabaloth=town.in_turn("empath", "mayor"), hindu="scapegoat")
    assert town.alive("empath") and town.role("empath") == "scapegoat"
    assert not town.alive("mayor") and town.role("mayor") == "mayor"


# ---- Knaves

KNAVES = "imp baron chef monk slayer soldier saint"


@pytest.mark.ruling("knaves.liar-lies")
def test_the_one_who_lies_says_anything_but_the_truth():
    town = story(KNAVES, "knaves")
    town.night(knaves_liar="black", knaves="black", tell_chef=0)
    assert town.options("tell") == [0, 2] or 1 not in town.options("tell")
    assert town.number("chef") == 0


def test_where_nothing_false_can_be_said_the_liar_says_what_there_is_to_say():
    """On the first night any player is right for a Balloonist."""
    town = story("imp baron balloonist monk slayer soldier saint", "knaves")
    town.night(knaves_liar="black", knaves="black", tell_balloonist="monk")
    assert [each.target for each in town.learned("balloonist")] == [town.seat("monk")]


@pytest.mark.ruling("knaves.truth-teller")
def test_the_other_tells_the_truth():
    town = story(KNAVES, "knaves").night(knaves_liar="black", knaves="white")
    assert town.number("chef") == 1 and not town.questions("tell")


@pytest.mark.ruling("knaves.swap-once")
def test_they_change_over_once():
    town = story("imp baron empath monk slayer soldier saint", "knaves")
    town.night(knaves_liar="black", knaves="white").close(knaves_swap=True)
    town.night(knaves="white", monk="slayer", imp="soldier", tell_empath=2)
    assert town.number("empath") == 2
    town.close()
    assert not town.questions("knaves-swap")


@pytest.mark.ruling("knaves.impaired")
def test_a_poisoned_player_hears_anything_from_both():
    town = story("imp poisoner chef monk slayer soldier saint", "knaves")
    town.night(knaves_liar="black", poisoner="chef", knaves="white", tell_chef=2)
    assert town.number("chef") == 2 and 1 in town.options("tell")


# ---- Ventriloquist


def accused(*before, now="hatter"):
    town = story(PLAIN, "ventriloquist").night(poisoner="monk")
    for role in before:
        town.standing("chef", "claim", ("am", role))
    town.open_nominations()
    town.table.answer(town.seat("monk"), ("nominate", town.seat("chef")))
    if now:
        town.standing("chef", "claim", ("am", now))
    town.until("proceed", vote=True)
    return town


@pytest.mark.ruling("ventriloquist.fresh-claim-saves", "ventriloquist.truth-irrelevant")
def test_another_voice_may_save():
    town = accused("gambler").close(ventriloquist=False)
    assert town.alive("chef")


@pytest.mark.ruling("ventriloquist.never-certain")
def test_or_not():
    town = accused("gambler").close(ventriloquist=True)
    assert not town.alive("chef")


@pytest.mark.ruling("ventriloquist.no-earlier-claim")
def test_who_says_nothing_new_dies():
    for before, now in (((), "knight"), (("knight",), "knight"), (("knight",), "")):
        town = accused(*before, now=now).close()
        assert not town.alive("chef") and not town.questions("ventriloquist")
    assert accused("knight", now="sage").close(ventriloquist=False).questions("ventriloquist")


@pytest.mark.ruling("ventriloquist.today-only")
def test_it_holds_for_that_day_only():
    town = accused("gambler").close(ventriloquist=False).dusk()
    town.night(poisoner="monk", monk="slayer", imp="soldier").day(execute="chef")
    assert not town.alive("chef")


# ---- Zenomancer


@pytest.mark.ruling("zenomancer.reward", "zenomancer.drunk-still-true")
def test_a_goal_that_is_reached_is_worth_a_truth():
    town = story(PLAIN, "zenomancer").night(poisoner="chef")
    chef = town.seat("chef")
    town.standing("storyteller", "zenomancer", chef, zenomancer_goal=lambda _: ("jot", chef, "Nominate"))
    assert town.was_told("chef", GoalGiven, "zenomancer", "Nominate")
    facts = {"fact": lambda asked: next(iter(asked.choice.listed()))}
    town.standing("storyteller", "zenomancer", chef, zenomancer_reached=True, **facts)
    (told,) = [note for note in town.notes("chef") if isinstance(note, LearnsTruth)]
    assert all(holds(town.town, fact) for fact in told.facts) and "zenomancer-goal" not in town.marks("chef")


@pytest.mark.ruling("zenomancer.not-achieved", "zenomancer.conflicting", "zenomancer.bluff")
def test_otherwise_nothing_and_goals_may_contradict():
    town = story(PLAIN, "zenomancer").night(poisoner="saint")
    for name in ("chef", "monk"):
        seat = town.seat(name)
        goal = ("jot", seat, "Be the last to vote")
        town.standing("storyteller", "zenomancer", seat, zenomancer_goal=lambda _, goal=goal: goal)
    town.standing("storyteller", "zenomancer", town.seat("monk"), zenomancer_reached=False)
    assert not [note for note in town.notes("monk") if isinstance(note, LearnsTruth)]
    town.standing("slayer", "claim", ("am", "slayer"))
    assert not [note for note in town.notes("slayer") if isinstance(note, GoalGiven)]


def test_without_a_storm_catcher_nobody_is_caught():
    assert caught(scenario(PLAIN).town) == ("", ())
