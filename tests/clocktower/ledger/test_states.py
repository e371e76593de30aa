"""States: drunk and poisoned, sides and roles, and the three cases of timing."""

from __future__ import annotations

import msgspec
import pytest

from nightbell.games.clocktower.catalogue import SIDES, Ability
from nightbell.games.clocktower.events import DayBreaks, LearnsNumber, LearnsRole, LearnsYesNo
from tests.clocktower.ledger.evening import evening

SEVEN = "imp poisoner monk empath mayor slayer butler"
TEN = "imp poisoner monk empath mayor slayer butler chef undertaker recluse"
DRUNK = "philosopher-drunk"
POISONED = "poisoner-poisoned"


def at_day(roles=SEVEN, **given):
    town = evening(roles)
    town.night(**given)
    return town


def state(town, who):
    seat = town.seat(who)
    token = town.grimoire.tokens[seat]
    drunk, poisoned = town.town.is_drunk(seat), town.town.is_poisoned(seat)
    return {
        "role": token.role, "side": token.side, "alive": token.alive, "drunk": drunk, "poisoned": poisoned,
    }  # fmt: skip


def has_ability(town, who):
    seat = town.seat(who)
    return town.town.works(Ability(seat, town.role(seat)))


# ---- independent of each other


@pytest.mark.rule("C-330")
def test_states_do_not_depend_on_each_other():
    town = at_day()
    seat = town.seat("mayor")
    changes = [
        (("mark", seat, DRUNK), {"drunk": True}),
        (("mark", seat, POISONED), {"poisoned": True}),
        (("turn", seat, "evil"), {"side": "evil"}),
        (("become", seat, "chef"), {"role": "chef"}),
        (("slay", seat), {"alive": False}),
    ]
    for word, change in changes:
        before = state(town, seat)
        town.word(*word)
        assert state(town, seat) == before | change


@pytest.mark.rule("C-331", "C-379")
def test_a_new_role_does_not_sober_up():
    town = at_day()
    town.nightfall()
    town.word("mark", "mayor", DRUNK)
    town.word("become", "monk", "chef")
    town.word("become", "mayor", "monk")
    assert town.town.is_drunk(town.seat("monk"))
    town.night(monk="slayer", imp="slayer", poisoner="butler")
    assert not town.alive("slayer")


@pytest.mark.rule("C-332", "C-372")
def test_drunk_and_poisoned_at_once():
    town = at_day(poisoner="mayor")
    mayor = town.seat("mayor")
    town.word("mark", "mayor", DRUNK)
    assert town.town.is_drunk(mayor) and town.town.is_poisoned(mayor)
    town.night(imp="slayer", poisoner="butler")
    assert town.town.is_drunk(mayor) and not town.town.is_poisoned(mayor)
    assert not has_ability(town, "mayor")


@pytest.mark.rule("C-644", "C-728")
def test_healthy_and_sober():
    town = at_day(poisoner="chef", roles=TEN)
    town.word("mark", "mayor", DRUNK)
    assert not town.town.is_poisoned(town.seat("mayor"))
    assert not town.town.is_drunk(town.seat("chef"))
    assert town.town.is_drunk(town.seat("mayor")) and town.town.is_poisoned(town.seat("chef"))


@pytest.mark.rule("C-340", "C-343", "C-721")
def test_role_and_side_change_apart():
    town = at_day()
    town.word("turn", "mayor", "evil")
    assert (town.role("mayor"), town.side("mayor")) == ("mayor", "evil")
    town.word("turn", "imp", "good")
    assert (town.role("imp"), town.side("imp")) == ("imp", "good")
    town.word("become", "mayor", "chef")
    assert town.side("chef") == "evil"
    town.word("become", "slayer", "spy")
    assert town.side("spy") == "good"


@pytest.mark.rule("C-342")
def test_a_token_is_upside_down_if_its_player_is_on_the_other_side():
    town = at_day(f"{SEVEN} thief:evil")
    assert not any(token.turned for token in town.grimoire.tokens[:7])
    assert town.grimoire.tokens[7].turned
    town.word("turn", "mayor", "evil")
    town.word("turn", "imp", "good")
    turned = [token.role for token in town.grimoire.tokens if token.turned]
    assert turned == ["imp", "mayor", "thief"]


@pytest.mark.rule("C-720")
def test_two_sides():
    assert SIDES == ("good", "evil")


# ---- drunk and poisoned are alike


@pytest.mark.rule("C-353")
def test_drunk_or_poisoned_makes_no_difference():
    stories = []
    for mark in (DRUNK, POISONED):
        town = at_day(TEN, poisoner="recluse")
        town.nightfall()
        for who in ("monk", "empath", "imp"):
            town.word("mark", who, mark)
        town.night(imp="chef", monk="mayor", tell=2, poisoner="recluse")
        stories.append((town.public(), [town.learned(seat) for seat in range(10)], town.square))
    assert stories[0] == stories[1]


@pytest.mark.rule("C-354")
def test_the_dead_can_be_poisoned():
    town = at_day()
    town.execute("slayer", by="monk")
    town.night(imp="slayer", poisoner="slayer")
    assert not town.alive("slayer")
    assert town.town.is_poisoned(town.seat("slayer"))


@pytest.mark.rule("C-303", "C-355", "C-719")
@pytest.mark.parametrize("how", ["death", DRUNK, POISONED])
def test_no_ability_while_dead_drunk_or_poisoned(how):
    town = at_day(TEN)
    town.nightfall()
    assert has_ability(town, "monk")
    town.turn_of("imp", monk="chef", poisoner="recluse")
    town.word(*(("slay", "monk") if how == "death" else ("mark", "monk", how)))
    assert not has_ability(town, "monk")
    town.answer("imp", town.seat("chef"))
    assert not town.alive("chef")


@pytest.mark.rule("C-356", "C-360", "C-362", "C-683")
@pytest.mark.parametrize("mark", [DRUNK, POISONED])
def test_a_shot_while_impaired_is_wasted_for_good(mark):
    town = at_day(poisoner="butler")
    town.word("mark", "slayer", mark)
    town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.alive("imp")
    assert town.grimoire.tokens[town.seat("slayer")].spent
    town.word("unmark", "slayer", mark)
    town.night(imp="butler", poisoner="butler")
    assert has_ability(town, "slayer")
    town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.alive("imp")
    assert town.table.outcome is None


@pytest.mark.rule("C-357", "C-366", "C-520")
def test_a_poisoned_demon_attacks_in_vain():
    town = at_day()
    town.night(poisoner="imp", imp="slayer", monk="butler")
    assert town.alive("slayer")
    assert town.announced(DayBreaks)[-1].died == ()
    assert town.night_story("imp", 2) == ["Woken", "TargetChosen", "PutToSleep"]


@pytest.mark.rule("C-358")
@pytest.mark.parametrize(("mark", "executed"), [("", True), (DRUNK, False)])
def test_a_drunk_virgin_has_nobody_executed(mark, executed):
    town = at_day("imp poisoner monk empath virgin slayer butler")
    if mark:
        town.word("mark", "virgin", mark)
    town.nominate("monk", "virgin")
    assert (town.square.executed == town.seat("monk")) == executed
    assert town.alive("monk") != executed


@pytest.mark.rule("C-361")
def test_the_ability_comes_back():
    town = at_day()
    town.night(poisoner="monk", monk="slayer", imp="slayer")
    assert not town.alive("slayer")
    town.night(poisoner="butler", monk="mayor", imp="mayor", p0="mayor")
    assert town.alive("mayor")


@pytest.mark.rule("C-363")
@pytest.mark.parametrize("mark", [DRUNK, POISONED])
def test_nothing_tells_a_player_of_it(mark):
    town = at_day(TEN)
    sober = town.copy()
    town.word("mark", "mayor", mark)
    mayor = town.seat("mayor")
    assert msgspec.json.encode(town.view(mayor)) == msgspec.json.encode(sober.view(mayor))
    assert town.table.events(mayor) == sober.table.events(mayor)


@pytest.mark.rule("C-364", "C-690", "C-707")
@pytest.mark.parametrize("mark", [DRUNK, POISONED])
def test_the_storyteller_plays_along(mark):
    sober = at_day(TEN)
    sober.nightfall()
    drunk = sober.copy()
    for who in ("monk", "empath"):
        drunk.word("mark", who, mark)
    given = {"imp": "chef", "monk": "chef", "tell": 2, "poisoner": "recluse"}
    sober.night(**given)
    drunk.night(**given)

    def prompts(town):
        players = [each for each in town.asked if each.seat != town.storyteller]
        return [(each.seat, each.kind, each.choice) for each in players]

    assert prompts(sober) == prompts(drunk)
    assert sober.night_story("empath", 2) == drunk.night_story("empath", 2)
    assert (sober.alive("chef"), drunk.alive("chef")) == (True, False)
    assert drunk.heard("empath", LearnsNumber)[-1].number == 2
    assert not [told for told in drunk.learned("monk") if type(told).__name__ == "IsNow"]


@pytest.mark.rule("C-365")
def test_a_drunk_monk_chooses_and_protects_nobody():
    town = at_day()
    town.nightfall()
    town.word("mark", "monk", DRUNK)
    town.night(monk="slayer", imp="slayer", poisoner="butler")
    assert "choose" in town.prompts("monk")
    assert not town.alive("slayer")
    assert town.reminders("slayer") == []


@pytest.mark.rule("C-369", "C-368", "C-371", "C-176")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_drunk_empath_may_be_shown_any_number(number):
    town = evening("monk imp empath mayor slayer butler poisoner")
    town.until("tell", poisoner="empath")
    asked = town.question()
    about = dict(asked.about)
    assert (asked.seat, about["why"], about["truth"]) == (town.storyteller, "no-ability", 1)
    assert town.options("storyteller") == [0, 2, 1]
    town.answer("storyteller", number)
    assert town.heard("empath", LearnsNumber)[-1].number == number
    assert town.night_story("empath", 1) == ["Woken", "LearnsNumber", "PutToSleep"]


@pytest.mark.rule("C-368", "C-670")
def test_a_sober_player_is_never_lied_to():
    town = evening("monk imp empath mayor slayer butler poisoner")
    town.night(poisoner="butler")
    assert [told.number for told in town.heard("empath", LearnsNumber)] == [1]
    assert "tell" not in town.prompts("storyteller")
    recluse = evening("monk imp empath recluse slayer butler poisoner")
    recluse.until("tell", poisoner="butler")
    assert dict(recluse.question().about)["why"] == "registers"
    assert recluse.options("storyteller") == [1, 2]
    assert recluse.refused("storyteller", 0)
    recluse.answer("storyteller", 2)
    assert [told.number for told in recluse.heard("empath", LearnsNumber)] == [2]
    drunk = evening("monk imp empath mayor slayer butler poisoner")
    drunk.until("tell", poisoner="empath")
    assert dict(drunk.question().about)["why"] == "no-ability"
    drunk.answer("storyteller", 0)
    assert [told.number for told in drunk.heard("empath", LearnsNumber)] == [0]


@pytest.mark.rule("C-373", "C-374")
def test_abilities_work_on_the_drunk_as_on_the_sober():
    numbers = []
    for drunk in (False, True):
        town = evening("monk imp empath mayor slayer butler poisoner thief:good")
        town.turn_of("thief")
        for who in ("imp", "mayor") if drunk else ():
            town.word("mark", who, DRUNK)
        town.night(poisoner="butler")
        numbers.append([told.number for told in town.heard("empath", LearnsNumber)])
    assert numbers == [[1], [1]]


@pytest.mark.rule("C-375")
def test_a_fortune_teller_finds_a_drunk_demon():
    town = evening("monk imp fortuneteller mayor slayer butler poisoner")
    town.night(poisoner="imp", red_herring="mayor", fortuneteller="imp slayer")
    assert town.town.is_poisoned(town.seat("imp"))
    assert [told.yes for told in town.heard("fortuneteller", LearnsYesNo)] == [True]


# ---- the player, not the role


def swapped(mark_who="chef"):
    """Two players change roles by the Barber, and one of them was poisoned."""
    town = evening("vortox poisoner barber chef empath slayer mayor butler")
    town.night()
    town.execute("barber", by="mayor")
    town.nightfall()
    town.until("barber", vortox="barber", poisoner="butler")
    town.word("mark", mark_who, POISONED)
    town.answer("vortox", True)
    return town


@pytest.mark.rule("C-378", "C-380")
def test_poison_stays_with_the_player():
    town = swapped()
    chef, empath = town.seats("chef empath")
    town.answer("vortox", (chef, empath))
    assert (town.role(chef), town.role(empath)) == ("empath", "chef")
    assert town.town.is_poisoned(chef)
    assert not town.town.is_poisoned(empath)


# ---- timing


@pytest.mark.rule("C-381", "C-306")
def test_a_lasting_effect_sleeps_while_its_source_is_drunk():
    town = at_day()
    town.nightfall()
    town.turn_of("imp", monk="slayer", poisoner="butler")
    assert town.reminders("slayer", live=True) == ["monk-safe"]
    town.word("mark", "monk", DRUNK)
    assert town.reminders("slayer", live=False) == ["monk-safe"]
    asleep = town.copy()
    town.word("unmark", "monk", DRUNK)
    assert town.reminders("slayer", live=True) == ["monk-safe"]
    asleep.answer("imp", asleep.seat("slayer"))
    town.answer("imp", town.seat("slayer"))
    assert not asleep.alive("slayer")
    assert town.alive("slayer")


@pytest.mark.rule("C-384")
def test_what_is_used_while_drunk_never_works():
    town = at_day()
    town.nightfall()
    town.turn_of("monk", poisoner="butler")
    town.word("mark", "monk", DRUNK)
    town.answer("monk", town.seat("slayer"))
    town.word("unmark", "monk", DRUNK)
    assert has_ability(town, "monk")
    town.night(imp="slayer")
    assert not town.alive("slayer")


@pytest.mark.rule("C-387")
def test_sober_when_it_counts():
    town = at_day(TEN)
    town.word("mark", "undertaker", DRUNK)
    town.execute("chef", by="monk")
    town.word("unmark", "undertaker", DRUNK)
    asked = len(town.asked)
    town.night(imp="chef", poisoner="recluse")
    assert [told.shown for told in town.heard("undertaker", LearnsRole)] == ["chef"]
    assert "tell" not in [each.kind for each in town.asked[asked:]]


@pytest.mark.rule("C-305")
def test_a_dead_poisoner_poisons_nobody():
    town = at_day()
    town.night(poisoner="slayer", imp="poisoner")
    assert not town.town.is_poisoned(town.seat("slayer"))
    town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.table.outcome == "good"


@pytest.mark.rule("C-308")
def test_a_poisoned_poisoner_poisons_nobody():
    town = evening("imp poisoner monk empath mayor slayer butler poisoner")
    town.turn_of(1)
    town.answer(1, town.seat("empath"))
    assert town.town.is_poisoned(town.seat("empath"))
    assert town.asks(7)
    town.answer(7, 1)
    assert town.town.is_poisoned(1)
    assert not town.town.is_poisoned(town.seat("empath"))


@pytest.mark.rule("C-310")
def test_a_poisoned_ravenkeeper_wakes_and_may_hear_anything():
    town = at_day("imp poisoner monk empath mayor ravenkeeper butler")
    town.nightfall()
    town.until("tell", poisoner="ravenkeeper", imp="ravenkeeper", ravenkeeper="imp", monk="butler")
    assert town.wakings("ravenkeeper") == 1
    assert dict(town.question().about)["why"] == "no-ability"
    town.answer("storyteller", "butler")
    assert [told.shown for told in town.heard("ravenkeeper", LearnsRole)] == ["butler"]
