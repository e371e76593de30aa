"""Riot: two quiet days, and a third."""

import pytest

from nightbell.games.clocktower.events import IsNow, NominationMade
from tests.clocktower.scenario import scenario

CAST = "riot witch chef slayer virgin soldier saint empath"


def third_day(cast=CAST, **plans):
    """Two days on which nobody is executed, and the morning of the third."""
    town = scenario(cast)
    for _ in range(2):
        town.night(**plans).day()
    return town.night(**plans).open_nominations()


def chain(town, first, *names, **plans):
    """Somebody nominates, and whoever is nominated goes on."""
    nominator, nominee = first.split()
    following = iter(names)
    if names:
        plans["riot"] = lambda _: (name := next(following)) and town.seat(name)
    return town.do(nominator, "nominate", nominee, **plans)


@pytest.mark.ruling("riot.chain")
def test_each_nominee_dies_and_nominates_on():
    town = third_day("riot baron chef slayer virgin soldier saint")
    chain(town, "chef slayer", "saint", "baron", "riot")
    assert not any(town.alive(name) for name in ("slayer", "saint", "baron", "riot"))
    assert town.outcome == "good"


@pytest.mark.ruling("riot.minions-become-riot")
def test_all_minions_are_riot_from_the_third_day():
    town = third_day("riot witch baron chef slayer virgin soldier saint", witch="chef")
    for name in ("witch", "baron"):
        assert town.role(name) == "riot" and town.was_told(name, IsNow, "riot", "evil")
    chain(town, "chef riot", "witch", "slayer", "saint", "baron")
    assert town.outcome == "good"


def test_before_that_a_day_is_a_day():
    town = scenario(CAST).night(witch="saint").day().night(witch="saint")
    assert town.role("witch") == "witch" and town.deaths == []
    town.nominate("chef", "slayer", "chef")
    assert town.alive("slayer") and town.town.nominations[-1].tally == 1


@pytest.mark.ruling("riot.last-two")
def test_if_two_are_left_with_riot_alive_evil_wins():
    town = third_day("riot chef slayer saint virgin")
    chain(town, "chef slayer", "saint", "virgin")
    assert town.outcome == "evil" and town.living == 2


@pytest.mark.ruling("riot.last-riot-two-left")
def test_if_the_last_riot_dies_leaving_two_good_wins():
    town = third_day("riot chef slayer saint virgin").word("slay", "saint").word("slay", "virgin")
    chain(town, "chef riot")
    assert town.outcome == "good" and town.questions("riot") == []


@pytest.mark.ruling("riot.stalling")
def test_for_whoever_is_silent_the_storyteller_nominates():
    town = third_day("riot chef slayer saint virgin soldier")
    town.table.answer(town.seat("chef"), ("nominate", town.seat("slayer")))
    town.until("riot-stalls", riot=None)
    (question,) = town.table.open.values()
    assert question.seat == town.town.storyteller
    assert town.seat("slayer") not in list(question.choice.listed())
    town.table.answer(town.town.storyteller, town.seat("riot"))
    assert town.outcome == "good"
    assert town.announced(NominationMade)[-1] == (town.town.storyteller, town.seat("riot"))


def test_where_nobody_nominates_the_storyteller_has_to():
    town = third_day("riot chef slayer saint virgin soldier")
    town.refused(lambda: town.close())
    town.table.answer(town.town.storyteller, ("nominate", town.seat("riot")))
    assert town.outcome == "good"


@pytest.mark.ruling("riot.nominated-once-a-day")
def test_nobody_is_nominated_twice_but_anybody_may_nominate_again():
    town = third_day("riot chef slayer saint virgin soldier empath")
    chain(town, "slayer saint", "virgin", "slayer", "soldier", "riot")
    assert town.outcome == "good"
    nominators = [town.name(seat) for seat, _ in town.announced(NominationMade)]
    assert nominators.count("slayer") == 2
    options = [set(question.choice.listed()) for question in town.questions("riot")]
    assert town.seat("saint") not in options[1] and town.seat("virgin") not in options[2]


@pytest.mark.ruling("riot.travellers")
def test_travellers_are_exiled_only_before_it_starts():
    town = third_day("riot chef slayer saint virgin soldier thief:good beggar:good", thief="chef")
    town.exile("chef", "thief", "chef slayer saint virgin")
    assert not town.alive("thief")
    town.table.answer(town.seat("chef"), ("nominate", town.seat("slayer")))
    town.until("riot")
    (question,) = town.table.open.values()
    assert town.seat("beggar") not in list(question.choice.listed())
    town.refused(lambda: town.table.answer(town.seat("chef"), ("exile", town.seat("beggar"))))


@pytest.mark.ruling("riot.tea-lady")
def test_who_is_protected_survives_and_nominates_on():
    town = third_day("riot slayer chef tealady saint virgin soldier")
    chain(town, "virgin chef", "riot")
    assert town.alive("chef") and town.outcome == "good"


@pytest.mark.ruling("riot.klutz-in-chain")
@pytest.mark.parametrize(("named", "outcome"), [("chef", "good"), ("riot", "evil")])
def test_a_klutz_names_somebody_first_and_then_nominates(named, outcome):
    town = third_day("riot slayer chef klutz saint virgin soldier")
    plans = {"last_words": lambda question: town.naming("klutz", named) if question.seat == 3 else None}
    chain(town, "virgin klutz", *(["riot"] if outcome == "good" else []), **plans)
    assert town.outcome == outcome


def test_impaired_it_is_a_day_like_any_other():
    town = scenario(CAST).night(witch="saint").day().night(witch="saint")
    town.word("mark", "riot", "sweetheart-drunk").day().night(witch="saint")
    assert town.role("witch") == "witch"
    town.nominate("chef", "slayer", "chef")
    assert town.alive("slayer")


# ---- jinxes


@pytest.mark.parametrize(
    ("guard", "plans"),
    [
        ("monk", {"monk": "chef"}),
        ("exorcist", {"exorcist": "chef"}),
        ("innkeeper", {"choose_two": "chef saint"}),
    ],
)
@pytest.mark.parametrize("demon", ["riot", "leviathan"])
def test_the_demon_had_better_not_nominate_the_guarded(demon, guard, plans):
    extra = {"innkeeper": "saint"} if guard == "innkeeper" else {}
    town = scenario(f"{demon} chef {guard} slayer baron saint").night().day().night(**plans, **extra)
    town.nominate(demon, "chef", f"{demon} slayer baron saint").close()
    assert town.outcome == "good"


@pytest.mark.parametrize("demon", ["riot", "leviathan"])
def test_nor_the_soldier(demon):
    town = scenario(f"{demon} chef soldier slayer baron saint").night()
    town.nominate(demon, "soldier", f"{demon} slayer baron saint").close()
    assert town.outcome == "good"


@pytest.mark.parametrize("demon", ["riot", "leviathan"])
def test_an_executed_grandchild_is_evils_victory(demon):
    town = scenario(f"{demon} chef grandmother slayer baron saint").night(grandchild="chef")
    town.nominate("slayer", "chef", "grandmother slayer baron saint").close()
    assert town.outcome == "evil"


@pytest.mark.parametrize("demon", ["riot", "leviathan"])
def test_a_named_banshee_dies_and_is_heard(demon):
    town = scenario(f"{demon} chef banshee slayer baron saint").night().day().night(choose="banshee")
    assert town.deaths == ["banshee"] and "banshee-has-ability" in town.marks("banshee")


@pytest.mark.parametrize("demon", ["riot", "leviathan"])
def test_a_named_farmer_lives_and_has_an_heir(demon):
    town = scenario(f"{demon} chef farmer slayer baron saint").night().day()
    town.night(choose="farmer", farmer="chef")
    assert town.alive("farmer") and town.role("chef") == "farmer"


@pytest.mark.parametrize("demon", ["riot", "leviathan"])
def test_a_named_ravenkeeper_learns_and_lives(demon):
    town = scenario(f"{demon} chef ravenkeeper slayer baron saint").night().day()
    town.night(choose=town.in_turn("ravenkeeper", "baron"))
    assert town.shown("ravenkeeper") == "baron" and town.alive("ravenkeeper")


@pytest.mark.parametrize("demon", ["riot", "leviathan"])
def test_a_named_sage_is_shown_two_and_lives(demon):
    town = scenario(f"{demon} chef sage slayer baron saint").night().day().night(choose="sage")
    (pair,) = [each.pair for each in town.learned("sage")]
    assert town.seat(demon) in pair and town.alive("sage")


def test_each_is_named_only_once():
    town = scenario("riot chef sage slayer baron saint").night().day().night(choose="sage").day()
    town.night(choose="chef")
    assert set(town.options("choose")) == {town.seat(name) for name in ("chef", "slayer", "saint")}


def test_one_dead_player_is_enough_for_a_king():
    town = scenario("king riot chef slayer saint baron").night().day(execute="baron")
    town.night(choose="chef", tell_king="chef")
    assert town.woken("king")


@pytest.mark.parametrize(("others", "outcome"), [("", "good"), ("baron", "evil")])
def test_a_mayor_may_call_a_halt(others, outcome):
    town = third_day(f"riot chef mayor slayer saint virgin {others}")
    chain(town, "chef slayer", riot_halt=True)
    assert town.outcome == outcome


def test_no_end_is_certain_with_a_demon_that_kills_nobody_at_night():
    town = scenario("riot baron chef slayer virgin saint empath").night()
    for name in ("slayer", "virgin", "saint"):
        town.word("slay", name)
    town.nominate("chef", "baron", "riot chef empath").close()
    assert town.town.survivors() == 3 and town.grimoire.certain is None


def test_when_nobody_is_left_to_name_the_day_is_over():
    """Two Tea Ladies keep each other and both their other neighbours, the Demon among them, from dying."""
    town = scenario("riot:good tealady tealady chef monk slayer soldier")
    town.night().day().night().day().night()
    town.nominate(
        "soldier", "slayer", riot=town.in_turn("monk", "soldier", "chef", "tealady", "tealady2", "riot")
    )
    assert [town.name(seat) for seat in town.town.alive()] == ["riot", "tealady", "tealady2", "chef"]
    assert town.town.stage == "closing" and town.outcome is None
