"""The Wizard: one wish, and what it costs."""

import pytest

from nightbell.games.clocktower.catalogue import Ability, RoleId
from nightbell.games.clocktower.events import LearnsGrant, LearnsInPlay, SeesGrimoire, WishGranted
from nightbell.games.clocktower.wishes import no_demon_yet
from tests.clocktower.scenario import scenario

CAST = "wizard imp chef monk slayer soldier saint mayor"


def wishes(what, said, town=None, **plans):
    return (town or scenario(CAST).night()).standing("wizard", "wizard", what, wish=said, **plans)


@pytest.mark.ruling("wizard.grant-plain")
def test_a_small_wish_is_granted_without_a_sound():
    town = wishes("grimoire", "plain")
    assert [note for note in town.notes("wizard") if isinstance(note, SeesGrimoire)]
    assert town.announced(WishGranted) == []


@pytest.mark.ruling("wizard.price")
def test_a_strong_wish_costs_something():
    town = wishes("demon", "both")
    assert town.role("wizard") == "imp" and not town.alive("imp") and town.outcome is None
    assert town.announced(WishGranted) == [("demon", ())]


@pytest.mark.ruling("wizard.win-wish")
def test_to_win_may_be_granted_with_a_way_out():
    town = wishes("victory", "price", wish_suspects="chef monk")
    suspects = town.announced(WishGranted)[0][1]
    assert [town.name(seat) for seat in suspects] == ["imp", "chef", "monk"]
    assert town.day().outcome == "evil"
    other = wishes("victory", "price", wish_suspects="chef monk")
    assert other.day(execute="imp").outcome == "good"


@pytest.mark.ruling("wizard.death-may-end-it")
@pytest.mark.parametrize(("holds", "outcome"), [(True, "evil"), (False, None)])
def test_whether_the_wish_outlives_the_wizard_is_decided(holds, outcome):
    town = wishes("victory", "plain").word("slay", "wizard", wish_outlives=holds)
    assert town.day().outcome == outcome


def test_a_declined_wish_may_be_replaced_on_another_day():
    town = wishes("grimoire", "declined")
    assert town.was_told("wizard", LearnsGrant, "wizard", "grimoire", False)
    assert town.refused(lambda: wishes("secret", "plain", town)).message == "not-your-decision"
    town.day().night(monk="chef", imp="soldier")
    wishes("secret", "plain", town, wish_target="chef")
    assert town.shown("wizard") == "chef"
    town.day().night(monk="chef", imp="soldier")
    assert town.refused(lambda: wishes("secret", "plain", town)).message == "not-your-decision"


def test_an_impaired_wizard_wishes_in_vain():
    town = scenario(CAST).night().word("mark", "wizard", "sweetheart-drunk")
    wishes("demon", "both", town)
    assert town.role("wizard") == "wizard" and town.alive("imp") and town.token("wizard").spent


def test_a_wish_that_cannot_be_is_declined():
    town = scenario(CAST).night()
    town.standing("wizard", "wizard", "revival")
    assert town.was_told("wizard", LearnsGrant, "wizard", "revival", False)


@pytest.mark.parametrize(
    ("what", "target", "check"),
    [
        ("death", "chef", lambda town: not town.alive("chef")),
        ("ally", "monk", lambda town: town.side("monk") == "evil"),
        ("plague", None, lambda town: town.poisoned("chef") and not town.poisoned("saint")),
        ("peace", None, lambda town: town.side("wizard") == "good"),
    ],
)
def test_other_wishes_of_the_catalogue(what, target, check):
    assert check(wishes(what, "plain", **({"wish_target": target} if target else {})))


def test_own_words_are_granted_with_the_storytellers_own_hand():
    town = wishes("own-words", "plain").word("become", "chef", "saint")
    assert town.token("wizard").spent and town.role("chef") == "saint"


def test_a_wish_for_death_or_an_ally_costs_the_wizards_life():
    town = wishes("death", "price", wish_target="chef")
    assert not town.alive("chef") and not town.alive("wizard")
    assert not wishes("ally", "price", wish_target="monk").alive("wizard")


def test_who_is_unmasked_is_paid_for_with_a_witness_among_the_good():
    town = wishes("secret", "price", wish_target="chef", wish_witness="monk")
    good = ["chef", "monk", "slayer", "soldier", "saint", "mayor"]
    assert town.options("wish-witness") == [town.seat(name) for name in good]
    assert town.was_told("monk", LearnsInPlay, "wizard", ("wizard",))


def test_a_dead_minion_comes_back_and_a_dead_townsfolk_does_not():
    town = scenario(f"{CAST} poisoner").night().word("slay", "poisoner").word("slay", "chef")
    wishes("revival", "plain", town, wish_target="poisoner")
    assert town.options("wish-target") == [town.seat("poisoner")]
    assert town.alive("poisoner") and not town.alive("chef")


def test_whoever_is_evil_already_is_no_new_ally():
    town = wishes("ally", "plain", wish_target="monk")
    evil = {seat for seat in town.town.circle if town.town.grimoire[seat].side == "evil"} - {
        town.seat("monk")
    }
    assert evil and not evil & set(town.options("wish-target"))


def test_only_who_is_no_demon_can_wish_to_be_one_and_only_where_there_is_one():
    town = scenario(CAST).night()
    wizard, imp = Ability(town.seat("wizard"), RoleId("wizard")), Ability(town.seat("imp"), RoleId("wizard"))
    assert no_demon_yet(town.town, wizard) and not no_demon_yet(town.town, imp)
    town.word("become", "imp", "chef")
    assert not no_demon_yet(town.town, wizard)
