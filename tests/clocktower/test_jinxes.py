"""Jinxes: two roles of a sheet that meet by a rule of their own, told to all at the start."""

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import JINXES, ROLES, dealt
from nightbell.games.clocktower.events import JinxInForce, Proclaimed, SeesGrimoire
from nightbell.text import LANGUAGES, Words
from tests.clocktower.scenario import scenario


def without(*roles):
    """Every role but these."""
    return tuple(id for id in dealt() if id not in roles)


def test_every_jinx_is_of_two_roles_and_has_words():
    for each in JINXES:
        assert all(role in ROLES for role in each.roles), each.id
        for lang in LANGUAGES:
            assert Words(lang, "clocktower").knows(f"jinx-{each.id}"), each.id
    assert len({each.id for each in JINXES}) == len(JINXES)


def test_those_in_force_are_told_to_all_at_the_start():
    town = scenario("ogre spy imp chef monk", sheet=("ogre", "spy", "imp", "chef", "monk", "saint"))
    assert town.announced(JinxInForce) == [("ogre-spy",)]
    assert scenario("imp spy chef monk slayer", script="tb").announced(JinxInForce) == []


EXCLUSIVE = ["baron", "godfather", "lleech", "spy", "widow", "pithag"]


@pytest.mark.parametrize("other", EXCLUSIVE)
def test_two_who_are_never_in_play_together(other):
    demon = other if other == "lleech" else "imp"
    minion = "poisoner" if other == "lleech" else other
    bag = ["heretic", demon, minion, *["chef", "monk", "slayer", "soldier", "sage"]]
    sheet = [*bag, "saint", "butler", "recluse", "empath", "virgin", "mayor", "washerwoman"]
    with pytest.raises(Refusal) as refused:
        Table(RULES, {"sheet": sheet, "bag": bag}, seed=1)
    assert refused.value.message == "jinxed-apart"
    for seed in range(6):
        table = Table(RULES, {"sheet": sheet, "players": 8}, seed=seed)
        while table.state.night == 0 and table.open:
            ((seat, decision),) = list(table.open.items())[:1]
            table.answer(seat, next(decision.choice.listed()))
        held = {token.role for token in table.state.grimoire}
        assert not {"heretic", other} <= held


def test_a_pit_hag_brings_no_heretic():
    town = scenario("sage imp chef monk pithag slayer").night().day()
    town.until("pit-hag", pithag="sage", monk="chef")
    assert "heretic" not in list(next(iter(town.table.open.values())).choice.listed())


@pytest.mark.parametrize("seer", ["spy", "widow"])
def test_where_evil_has_seen_her_there_is_nothing_to_guess(seer):
    plans = {"choose": "monk", "widow": "chef"} if seer == "widow" else {}
    town = scenario(f"damsel imp chef monk {seer} slayer").night(**plans)
    town.standing(seer, "claim", ("think", town.seat("damsel"), "damsel"))
    assert town.outcome is None


def test_one_dead_player_is_enough_for_a_king_beside_a_leviathan():
    town = scenario("king leviathan chef monk slayer baron").night().day(execute="baron")
    town.night(monk="chef", tell_king="chef")
    assert town.woken("king")


@pytest.mark.parametrize(("guard", "plans"), [("monk", {"monk": "chef"}), ("exorcist", {"exorcist": "chef"})])
def test_a_leviathan_does_not_nominate_the_guarded(guard, plans):
    town = scenario(f"leviathan chef {guard} slayer baron sage").night().day().night(**plans)
    town.nominate("leviathan", "chef", "leviathan slayer baron sage").close()
    assert town.outcome == "good"


def test_nor_a_guest_of_the_innkeeper_nor_a_soldier():
    town = scenario("leviathan chef innkeeper slayer baron sage").night().day()
    town.night(choose_two="chef sage", innkeeper="sage")
    town.nominate("leviathan", "chef", "leviathan slayer baron sage").close()
    assert town.outcome == "good"
    town = scenario("leviathan soldier chef slayer baron sage").night()
    town.nominate("leviathan", "soldier", "leviathan slayer baron sage").close()
    assert town.outcome == "good"


def test_a_mayor_outlasts_the_leviathan():
    town = scenario("leviathan mayor chef slayer baron sage")
    for _ in range(5):
        town.night().day()
    assert town.outcome == "good"


def test_a_spy_is_always_evil_to_an_ogre():
    town = scenario("ogre spy imp chef monk").night(ogre="spy")
    assert town.side("ogre") == "evil" and town.questions("register-side") == []


@pytest.mark.parametrize("other", ["investigator", "alsaahir"])
def test_where_somebody_could_make_too_much_of_it_the_vizier_is_not_announced(other):
    neither = without("investigator", "alsaahir")
    assert len(scenario("vizier imp chef monk slayer", sheet=neither).night().announced(Proclaimed)) == 1
    assert (
        scenario("vizier imp chef monk slayer", sheet=(*neither, other)).night().announced(Proclaimed) == []
    )


@pytest.mark.parametrize("seer", ["spy", "widow"])
def test_a_poppy_grower_keeps_the_grimoire_closed(seer):
    plans = {"choose": "monk", "widow": "chef"} if seer == "widow" else {}
    town = scenario(f"poppygrower imp chef monk {seer} slayer").night(**plans)
    assert not [each for each in town.notes(seer) if isinstance(each, SeesGrimoire)]


def test_which_jinxes_keep_apart_make_late_or_let_a_flower_count():
    """Nobody sits at the deal beside a Demon that is not there yet; the Heretic meets none of these."""
    assert {each.id for each in JINXES if each.late} == {
        "kazali-marionette",
        "lilmonsta-marionette",
        "marionette-summoner",
    }
    assert {each.id for each in JINXES if each.blooms} == {"balloonist-marionette", "huntsman-marionette"}
    shunned = ("baron", "godfather", "lleech", "pithag", "spy", "widow")
    apart = {role for each in JINXES if each.apart for role in each.roles}
    assert apart == {"heretic", *shunned} and sum(each.apart for each in JINXES) == len(shunned)
