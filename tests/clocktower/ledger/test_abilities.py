"""Abilities: when they work, who decides, and the roles of Trouble Brewing that the rulebook speaks of."""

from __future__ import annotations

from random import Random

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import DEMON, ROLES, TOWNSFOLK, TRAVELLER
from nightbell.games.clocktower.events import (
    DayBreaks,
    Executed,
    LearnsNumber,
    LearnsPair,
    LearnsRole,
    LearnsYesNo,
    NothingHappens,
)
from nightbell.text import Words
from tests.clocktower.ledger.evening import evening

EXAMPLE = "imp investigator undertaker empath scarletwoman poisoner monk chef soldier slayer saint"
SEVEN = "imp poisoner monk empath mayor slayer butler"
MASKS = "washerwoman fortuneteller undertaker slayer virgin recluse spy imp"


def at_day(roles=SEVEN, **given):
    town = evening(roles)
    town.night(**given)
    return town


# ---- who decides


@pytest.mark.rule("C-312", "C-313", "C-611")
def test_who_is_told_to_choose_chooses_and_otherwise_the_storyteller():
    russian = Words("ru", "clocktower")
    choosing = {role for role in ROLES if "выбери" in russian.about("role", role).lower()}
    asked: set[str] = set()
    left_to_storyteller: set[str] = set()
    for seed in range(24):
        rng = Random(seed)
        table = Table(RULES, {"players": 10 + seed % 6, "script": "crossroads"}, seed)
        for _ in range(600):
            if table.outcome is not None:
                break
            for decision in table.open.values():
                role = dict(decision.about).get("role")
                if decision.seat == table.state.storyteller:
                    left_to_storyteller.add(str(role))
                elif decision.kind in ("choose", "choose-two"):
                    asked.add(str(role))
            seat = rng.choice(sorted(table.open))
            table.answer(seat, table.open[seat].choice.sample(rng))
    assert asked <= choosing
    assert {"poisoner", "monk", "fortuneteller", "imp", "butler"} <= asked
    assert not {"mayor", "saint", "chef", "empath", "washerwoman", "recluse"} & choosing
    assert {"washerwoman", "chef"} <= left_to_storyteller


@pytest.mark.rule("C-314", "C-315")
def test_a_wrong_choice_is_asked_again():
    town = at_day()
    town.nightfall()
    town.turn_of("monk")
    refusal = town.refused("monk", town.seat("monk"))
    assert refusal.rule == "C-315"
    assert town.asks("monk")
    assert town.reminders("monk") == []
    town.answer("monk", town.seat("slayer"))
    assert town.reminders("slayer") == ["monk-safe"]


@pytest.mark.rule("C-674")
@pytest.mark.parametrize("instead", ["mayor", "slayer", "butler"])
def test_what_may_happen_is_the_storytellers_to_decide(instead):
    town = at_day()
    town.nightfall()
    asked = town.until("mayor", imp="mayor", monk="empath")
    assert asked.seat == town.storyteller
    assert town.seats("mayor slayer butler") == tuple(
        seat for seat in town.seats("mayor slayer butler") if seat in town.options("storyteller")
    )
    town.answer("storyteller", town.seat(instead))
    assert not town.alive(instead)


@pytest.mark.rule("C-518")
def test_strange_choices_are_nobodys_business():
    town = at_day("imp poisoner monk fortuneteller mayor ravenkeeper butler", fortuneteller="imp mayor")
    town.execute("butler", by="mayor")
    town.claim("ravenkeeper", "am", "ravenkeeper")
    town.night(fortuneteller="imp mayor", monk="butler", poisoner="imp", imp="ravenkeeper", p0="ravenkeeper")
    assert town.alive("ravenkeeper")
    town.night(fortuneteller="imp mayor", poisoner="butler", monk="butler", imp="ravenkeeper")
    assert not town.alive("ravenkeeper")
    assert len({told.targets for told in town.heard("fortuneteller", LearnsYesNo)}) == 1


# ---- new roles, new abilities


@pytest.mark.rule("C-317")
def test_a_new_role_acts_tonight_if_its_line_is_still_to_come():
    town = at_day("imp poisoner chef empath mayor slayer butler")
    town.nightfall()
    town.turn_of("poisoner")
    town.word("become", "slayer", "monk")
    town.answer("poisoner", town.seat("butler"))
    assert town.asks("monk")


@pytest.mark.rule("C-318")
def test_with_the_role_its_effects_are_lost():
    town = at_day(poisoner="empath")
    assert town.town.is_poisoned(town.seat("empath"))
    town.word("become", "poisoner", "spy")
    assert not town.town.is_poisoned(town.seat("empath"))
    assert not [mark for mark in town.grimoire.marks if mark.by and mark.by.role == "poisoner"]


@pytest.mark.rule("C-319")
def test_a_new_slayer_has_a_shot():
    town = at_day(poisoner="butler")
    town.answer("slayer", ("shoot", town.seat("monk")))
    assert town.announced(NothingHappens)
    town.word("become", "slayer", "chef")
    town.word("become", "empath", "slayer")
    town.night(imp="butler", poisoner="butler", monk="butler")
    town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.table.outcome == "good"


@pytest.mark.rule("C-320")
def test_a_late_chef_learns_in_the_coming_night():
    town = at_day()
    town.night(imp="butler", poisoner="butler")
    town.word("become", "slayer", "chef")
    assert town.heard("chef", LearnsNumber) == []
    town.night(imp="butler", poisoner="butler")
    assert len(town.heard("chef", LearnsNumber)) == 1
    assert "LearnsNumber" in town.night_story("chef", 3)


@pytest.mark.rule("C-321")
def test_swapped_and_revived_players_begin_anew():
    town = evening("vortox poisoner barber chef empath slayer mayor butler")
    town.night()
    town.answer("slayer", ("shoot", town.seat("mayor")))
    town.execute("barber", by="mayor")
    town.nightfall()
    town.until("barber", vortox="barber", poisoner="butler")
    town.answer("vortox", True)
    chef, slayer = town.seats("chef slayer")
    told = len(town.heard(slayer, LearnsNumber))
    town.answer("vortox", (chef, slayer))
    assert (town.role(chef), town.role(slayer)) == ("slayer", "chef")
    town.night()
    town.night(vortox="barber", poisoner="barber")
    assert len(town.heard(slayer, LearnsNumber)) == told + 1
    assert not town.grimoire.tokens[chef].spent


@pytest.mark.rule("C-685")
def test_a_revived_slayer_may_shoot_again():
    town = at_day(poisoner="butler")
    town.answer("slayer", ("shoot", town.seat("monk")))
    town.night(imp="slayer", poisoner="butler", monk="butler")
    assert not town.alive("slayer")
    town.word("revive", "slayer")
    assert town.alive("slayer")
    assert not town.grimoire.tokens[town.seat("slayer")].spent
    town.night(imp="butler", poisoner="butler", monk="butler")
    town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.table.outcome == "good"


@pytest.mark.rule("C-686")
def test_a_revived_chef_learns_again():
    town = at_day("imp poisoner monk chef mayor slayer butler")
    town.night(imp="chef", poisoner="butler", monk="butler")
    town.word("revive", "chef")
    told = len(town.heard("chef", LearnsNumber))
    town.night(imp="butler", poisoner="butler", monk="butler")
    assert len(town.heard("chef", LearnsNumber)) == told + 1


@pytest.mark.rule("C-684")
def test_a_slayer_who_dies_without_having_shot():
    town = at_day(poisoner="butler")
    town.night(imp="slayer", poisoner="butler", monk="butler")
    assert town.refused("slayer", ("shoot", town.seat("imp")))
    assert town.alive("imp")


@pytest.mark.rule("C-309", "C-311")
def test_abilities_that_work_on_death():
    town = at_day("imp poisoner monk empath mayor ravenkeeper butler")
    town.nightfall()
    town.turn_of("ravenkeeper", imp="ravenkeeper", poisoner="butler", monk="butler")
    assert not town.alive("ravenkeeper")
    assert town.options("ravenkeeper") == list(range(7))
    town.answer("ravenkeeper", town.seat("poisoner"))
    (told,) = town.heard("ravenkeeper", LearnsRole)
    assert (told.target, told.shown) == (town.seat("poisoner"), "poisoner")


@pytest.mark.rule("C-297", "C-023")
def test_the_monk_keeps_the_demon_away():
    town = evening(EXAMPLE)
    town.night()
    town.night(monk="empath", imp="empath", poisoner="saint")
    assert town.alive("empath")
    assert town.announced(DayBreaks)[-1].died == ()


# ---- the roles of the example


@pytest.mark.rule("C-014")
def test_the_investigator():
    town = evening(EXAMPLE)
    town.until("clue")
    honest = set(town.options("storyteller"))
    assert honest == {
        ("clue", "scarletwoman", town.seat("scarletwoman")),
        ("clue", "poisoner", town.seat("poisoner")),
    }
    town.answer("storyteller", ("clue", "scarletwoman", town.seat("scarletwoman")))
    town.answer("storyteller", town.seat("saint"))
    (told,) = town.heard("investigator", LearnsPair)
    assert told.shown == "scarletwoman"
    assert set(told.pair) == set(town.seats("scarletwoman saint"))
    assert sum(town.role(seat) == told.shown for seat in told.pair) == 1


@pytest.mark.rule("C-016")
def test_a_dead_fortune_teller_learns_no_more():
    town = at_day("imp poisoner monk fortuneteller mayor slayer butler")
    town.execute("fortuneteller", by="mayor")
    asked = len(town.asked)
    town.night(imp="fortuneteller")
    assert town.seat("fortuneteller") not in [each.seat for each in town.asked[asked:]]


@pytest.mark.rule("C-020")
def test_the_chef():
    town = evening(EXAMPLE)
    town.night(poisoner="saint")
    assert [told.number for told in town.heard("chef", LearnsNumber)] == [1]


@pytest.mark.rule("C-024")
def test_the_demon_kills_whom_it_points_at():
    town = evening(EXAMPLE)
    town.night()
    town.execute("scarletwoman", by="slayer")
    town.nightfall()
    town.turn_of("imp", monk="undertaker", poisoner="undertaker")
    town.answer("imp", town.seat("chef"))
    assert not town.alive("chef")


@pytest.mark.rule("C-025")
def test_the_poisoner_and_the_victim_who_does_not_know():
    town = evening(EXAMPLE)
    town.night()
    town.night(poisoner="undertaker", imp="chef", monk="soldier")
    assert town.town.is_poisoned(town.seat("undertaker"))
    assert [type(told).__name__ for told in town.learned("undertaker")] == ["Dealt"]


@pytest.mark.rule("C-026")
def test_the_undertaker():
    town = evening(EXAMPLE)
    town.night()
    town.execute("scarletwoman", by="slayer")
    town.night(imp="chef", monk="soldier", poisoner="saint")
    assert [told.shown for told in town.heard("undertaker", LearnsRole)] == ["scarletwoman"]


@pytest.mark.rule("C-031")
def test_the_slayer_has_one_shot():
    town = at_day(poisoner="butler")
    missed = town.copy()
    town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.table.outcome == "good"
    missed.answer("slayer", ("shoot", missed.seat("monk")))
    missed.night(imp="butler", poisoner="butler", monk="butler")
    missed.answer("slayer", ("shoot", missed.seat("imp")))
    assert missed.alive("imp")


@pytest.mark.rule("C-033")
def test_the_soldier():
    town = evening(EXAMPLE)
    town.night()
    town.night(imp="soldier", monk="chef", poisoner="saint")
    assert town.alive("soldier")
    assert town.announced(DayBreaks)[-1].died == ()


@pytest.mark.rule("C-145")
def test_for_the_mayor_a_ravenkeeper_may_die():
    town = at_day("empath fortuneteller ravenkeeper slayer mayor saint poisoner imp")
    town.night(imp="mayor", mayor="ravenkeeper", ravenkeeper="imp", poisoner="saint")
    assert town.alive("mayor")
    assert not town.alive("ravenkeeper")
    assert [told.shown for told in town.heard("ravenkeeper", LearnsRole)] == ["imp"]


# ---- registering


@pytest.mark.rule("C-147", "C-687")
@pytest.mark.parametrize("as_demon", [True, False])
def test_the_recluse_may_register_as_a_demon(as_demon):
    town = evening(MASKS)
    town.night(fortuneteller="recluse slayer", red_herring="virgin", tell=as_demon)
    assert town.heard("fortuneteller", LearnsYesNo)[-1].yes is as_demon
    shot = town.copy()
    town.execute("recluse", by="slayer")
    town.nightfall()
    town.until("tell", imp="recluse", fortuneteller="virgin washerwoman")
    assert set(town.options("storyteller")) >= {"imp", "recluse"}
    town.answer("storyteller", "imp" if as_demon else "recluse")
    assert town.heard("undertaker", LearnsRole)[-1].shown == ("imp" if as_demon else "recluse")
    shot.answer("slayer", ("shoot", shot.seat("recluse")))
    assert shot.question().kind == "register"
    shot.answer("storyteller", as_demon)
    assert shot.alive("recluse") != as_demon
    assert shot.table.outcome is None


@pytest.mark.rule("C-687")
def test_who_registers_as_evil_counts_as_evil():
    town = evening("imp poisoner monk recluse empath slayer butler")
    town.until("tell", poisoner="butler")
    assert town.options("storyteller") == [0, 1]
    town.answer("storyteller", 1)
    assert town.heard("empath", LearnsNumber)[-1].number == 1


@pytest.mark.rule("C-689")
def test_registering_gives_no_ability():
    town = evening("imp spy undertaker empath mayor slayer butler chef")
    town.night(tell=0)
    town.execute("spy", by="slayer")
    town.night(imp="spy", tell="monk")
    assert town.heard("undertaker", LearnsRole)[-1].shown == "monk"
    assert "choose" not in town.prompts("spy")
    town.night(imp="slayer")
    assert not town.alive("slayer")


@pytest.mark.rule("C-148", "C-548")
@pytest.mark.parametrize("as_townsfolk", [True, False])
def test_the_spy_may_register_as_a_townsfolk(as_townsfolk):
    town = evening(MASKS)
    town.until("clue")
    spy = town.seat("spy")
    shown = [clue for clue in town.options("storyteller") if clue[2] == spy]
    assert len(shown) == len([role for role in town.square.sheet if ROLES[role].type == TOWNSFOLK])
    town.answer("storyteller", shown[0])
    town.answer("storyteller", town.seat("slayer"))
    assert town.heard("washerwoman", LearnsPair)[0].shown == shown[0][1]
    town.night()
    executed = town.copy()
    town.nominate("spy", "virgin")
    assert town.question().kind == "register"
    town.answer("storyteller", as_townsfolk)
    assert (town.square.executed == spy) == as_townsfolk
    assert town.alive("spy") != as_townsfolk
    executed.execute("spy", by="slayer")
    executed.nightfall()
    executed.until("tell", imp="spy", fortuneteller="virgin washerwoman")
    assert "monk" in executed.options("storyteller")
    executed.answer("storyteller", "monk" if as_townsfolk else "spy")
    assert executed.heard("undertaker", LearnsRole)[-1].shown == ("monk" if as_townsfolk else "spy")


@pytest.mark.rule("C-549")
def test_a_slayer_may_kill_the_recluse():
    town = evening(MASKS)
    town.night()
    town.answer("slayer", ("shoot", town.seat("recluse")))
    town.answer("storyteller", True)
    assert not town.alive("recluse")
    assert town.table.outcome is None


@pytest.mark.rule("C-534")
def test_a_spy_may_be_read_as_what_the_spy_claims():
    town = at_day("imp spy ravenkeeper empath mayor slayer butler chef", tell=0)
    town.claim("spy", "am", "fortuneteller")
    town.nightfall()
    town.until("tell", imp="ravenkeeper", ravenkeeper="spy")
    assert town.options("storyteller")[0] == "fortuneteller"
    town.answer("storyteller", "fortuneteller")
    assert town.heard("ravenkeeper", LearnsRole)[-1].shown == "fortuneteller"


# ---- Virgin, Butler, Imp


@pytest.mark.rule("C-572")
def test_a_townsfolk_who_nominates_the_virgin_dies_for_it():
    town = at_day("imp poisoner monk empath virgin slayer butler")
    town.nominate("monk", "virgin")
    assert town.announced(Executed)[-1].seat == town.seat("monk")
    assert not town.alive("monk")
    assert town.alive("virgin")


@pytest.mark.rule("C-536")
def test_the_virgin_has_her_ability_once():
    town = at_day("imp poisoner monk empath virgin slayer butler")
    town.nominate("poisoner", "virgin", votes=0)
    assert town.reminders("virgin") == ["virgin-no-ability"]
    town.night(imp="butler", poisoner="butler", monk="butler")
    town.nominate("monk", "virgin", votes=0)
    assert town.alive("monk")
    assert town.announced(Executed) == []


@pytest.mark.rule("C-535")
def test_a_false_virgin_is_nominated_like_a_true_one_without_effect():
    real = at_day("imp poisoner monk empath virgin slayer butler")
    real.claim("virgin", "am", "virgin")
    false = at_day("imp poisoner monk empath spy slayer butler", tell=0)
    false.claim("spy", "am", "virgin")
    for town in (real, false):
        town.nominate("butler", 4)
    assert real.public() == false.public()
    assert real.square == false.square
    assert false.reminders("spy") == []


@pytest.mark.rule("C-495")
def test_the_butler_has_a_master():
    town = evening("imp poisoner monk empath mayor slayer butler")
    town.turn_of("butler", poisoner="mayor")
    assert town.seat("butler") not in town.options("butler")
    town.answer("butler", town.seat("slayer"))
    assert town.reminders("slayer") == ["butler-master"]


@pytest.mark.rule("C-545")
def test_the_imp_may_kill_itself():
    town = at_day()
    town.night(p0=0, monk="butler")
    assert not town.alive(0)
    assert town.role(1) == "imp"
    assert town.announced(DayBreaks)[-1].died == (0,)


@pytest.mark.rule("C-447")
def test_an_empath_between_travellers():
    town = evening("empath imp poisoner monk mayor slayer butler thief:evil")
    assert set(town.town.living_neighbours(0)) == {1, 7}
    between = evening("imp monk mayor slayer butler", late=2)
    between.night()
    for number, side in ((5, "good"), (6, "evil")):
        between.answer("storyteller", ("welcome", number, 1 if number == 5 else 0), "welcome")
        between.answer(number, between.options(number)[0])
        between.answer("storyteller", side)
    between.word("become", "monk", "empath")
    assert set(between.town.living_neighbours(between.seat("empath"))) == {5, 6}
    between.night(imp="slayer")
    assert [told.number for told in between.heard("empath", LearnsNumber)] == [1]


@pytest.mark.rule("C-585")
def test_three_ways_of_learning():
    folk = [ROLES[role] for role in ROLES if ROLES[role].edition == "tb" and ROLES[role].type == TOWNSFOLK]
    russian = Words("ru", "clocktower")

    def chooses(role):
        return "выбери" in russian.about("role", role.id).lower()

    passive = [role.id for role in folk if role.night and not role.due and not chooses(role)]
    active = [role.id for role in folk if role.night and not role.due and chooses(role)]
    waiting = [role.id for role in folk if role.night and role.due and chooses(role)]
    assert "chef" in passive and "fortuneteller" in active and "ravenkeeper" in waiting
    assert all(ROLES[role].type not in (DEMON, TRAVELLER) for role in passive + active + waiting)
