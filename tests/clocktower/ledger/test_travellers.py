"""Travellers: they come and go, are exiled instead of executed, and no ability touches an exile."""

from __future__ import annotations

import msgspec
import pytest

from nightbell.engine import SPECTATOR
from nightbell.games.clocktower.catalogue import BY_EXILE, DEMON, ROLES, TOWNSFOLK, TRAVELLER, roles_of
from nightbell.games.clocktower.events import (
    DayBreaks,
    Died,
    Executed,
    ExileCalled,
    ExileCounted,
    Exiled,
    HandCounted,
    LearnsDemon,
    LearnsMinions,
    NominationMade,
    StaysAlive,
    SupportCounted,
    TravellerJoined,
    TravellerLeft,
)
from nightbell.games.clocktower.moments import shields
from nightbell.games.clocktower.scripts import SCRIPTS, recommended_travellers
from nightbell.games.clocktower.suffrage import worth_of
from nightbell.text import Words
from tests.clocktower.ledger.evening import declared, evening, refusal_of

SEVEN = "imp poisoner monk empath mayor slayer butler"
FIVE = {"scapegoat", "beggar", "gunslinger", "bureaucrat", "thief"}


def at_day(roles=f"{SEVEN} thief:good", **options):
    town = evening(roles, **options)
    town.night()
    return town


def join(town, chair, after, role="thief", side="good"):
    """A latecomer sits down."""
    town.answer("storyteller", ("welcome", chair, town.seat(after)), "welcome")
    town.answer(chair, role)
    town.answer("storyteller", side)


def exile(town, by, traveller, support=()):
    """Propose an exile and raise these hands; a number raises so many, from the first chair on."""
    chair = town.seat(traveller)
    hands = set(range(support)) if isinstance(support, int) else set(town.seats(support))
    town.answer(by if isinstance(by, int) else town.seat(by), ("exile", chair))
    while (question := town.question_of("support-exile")) is not None:
        town.answer(question.seat, question.seat in hands)


# ---- coming


@pytest.mark.rule("C-418", "C-420", "C-723", "C-424")
def test_a_latecomer_chooses_the_role_and_the_storyteller_the_side():
    town = at_day(SEVEN, late=1, script="tb")
    town.answer("storyteller", ("welcome", 7, 3), "welcome")
    asked = town.question()
    assert (asked.seat, asked.kind) == (7, "traveller-role")
    assert set(town.options(7)) == FIVE
    assert all(ROLES[role].type == TRAVELLER for role in town.options(7))
    words = Words("ru", "clocktower")
    assert all(words.about("role", role) for role in town.options(7))
    town.answer(7, "beggar")
    asked = town.question()
    assert (asked.seat, asked.kind) == (town.storyteller, "traveller-side")
    assert town.options("storyteller") == ["good", "evil"]
    since = town.now
    town.answer("storyteller", "evil")
    assert town.view(7).card_side == "evil"
    assert town.grimoire.tokens[7].side == "evil"
    for viewer in (SPECTATOR, *range(7)):
        heard = msgspec.json.encode([town.table.events(viewer, since), town.table.view(viewer).square])
        assert b"evil" not in heard


@pytest.mark.rule("C-419", "C-425", "C-439")
def test_what_a_traveller_learns():
    roles = "imp poisoner spy monk empath mayor slayer butler chef soldier"
    town = at_day(roles, late=2)
    join(town, 10, "monk", "thief", "evil")
    join(town, 11, "mayor", "beggar", "good")
    assert [type(told).__name__ for told in town.learned(10)] == ["Dealt", "LearnsDemon"]
    assert town.heard(10, LearnsDemon)[0].demons == town.seats("imp")
    assert town.heard(10, LearnsMinions) == []
    assert [type(told).__name__ for told in town.learned(11)] == ["Dealt"]
    assert town.learned(11)[0].side == "good"


@pytest.mark.rule("C-421")
def test_the_five_recommended_travellers():
    assert set(recommended_travellers()) == FIVE
    assert {role for role in SCRIPTS["tb"].roles if ROLES[role].type == TRAVELLER} == FIVE


@pytest.mark.rule("C-453", "C-465")
def test_an_exile_is_refused_for_the_true_reason():
    town = at_day(f"{SEVEN} thief:good beggar:good")
    thief, beggar = town.seats("thief beggar")
    town.word("slay", beggar)
    dead = town.refused("slayer", ("exile", beggar))
    assert (dead.message, dead.rule) == ("exile-dead", "C-460")
    town.execute("monk", by="empath")
    late = town.refused("slayer", ("exile", thief))
    assert (late.message, late.rule) == ("exile-too-late", "C-257")


@pytest.mark.rule("C-426")
def test_a_traveller_sits_between_two():
    town = at_day(SEVEN, late=1)
    join(town, 7, 3, "thief", "evil")
    assert set(town.town.neighbours(7)) == {3, 4}
    assert 7 in town.town.neighbours(3)
    assert 7 in town.town.neighbours(4)
    assert town.grimoire.tokens[7].turned
    assert not hasattr(town.square, "tokens")


@pytest.mark.rule("C-087", "C-427", "C-428")
def test_everybody_knows_who_travels_and_as_what():
    town = at_day(SEVEN, late=1)
    join(town, 7, 3, "beggar", "evil")
    for viewer in (SPECTATOR, *range(8)):
        square = town.table.view(viewer).square
        assert square[7].traveller == "beggar"
        assert all(life.traveller is None for life in square[:7])
    (joined,) = town.announced(TravellerJoined)
    assert (joined.seat, joined.role) == (7, "beggar")
    assert TravellerJoined.__struct_fields__ == ("seat", "role")
    words = Words("ru", "clocktower")
    assert words.about("role", "beggar") in words.event(town.announced(TravellerJoined)[0])


@pytest.mark.rule("C-429", "C-576")
def test_at_any_time():
    town = evening(SEVEN, late=2)
    town.turn_of("poisoner")
    assert "welcome" in town.standing("storyteller")
    join(town, 7, 2, "thief", "good")
    assert 7 in town.square.circle
    town.night()
    assert "welcome" in town.standing("storyteller")
    join(town, 8, 2, "beggar", "good")
    assert 8 in town.square.circle
    assert "welcome" not in town.standing("storyteller")


@pytest.mark.rule("C-430")
def test_who_comes_before_the_first_night_sleeps_through_it():
    town = evening(SEVEN, late=1)
    town.night()
    assert 7 not in town.square.circle
    assert 7 not in [each.seat for each in town.asked]
    join(town, 7, 2)
    assert town.town.night == 1
    assert town.role(7) == "thief"


@pytest.mark.rule("C-433")
def test_travellers_from_the_start_act_in_the_first_night():
    town = evening(f"{SEVEN} thief:good")
    assert town.turn_of("thief").kind == "choose"
    assert town.town.night == 1


@pytest.mark.rule("C-435")
def test_who_must_leave_early_travels_from_the_start():
    town = evening(players=8, travellers=1)
    asked = town.until("traveller-role")
    assert asked.seat == 7
    town.answer(7, "beggar")
    town.answer("storyteller", "good")
    town.until("choose", "clue", "bluffs", "tell")
    assert len(town.grimoire.bag) == 7
    assert all(ROLES[role].type != TRAVELLER for role in town.grimoire.bag)
    assert town.role(7) == "beggar"


# ---- going


@pytest.mark.rule("C-436")
def test_a_traveller_leaves():
    town = at_day(SEVEN, late=1)
    join(town, 7, 3)
    town.answer("storyteller", 7, "farewell")
    assert 7 not in town.square.circle
    assert 4 in town.town.neighbours(3)
    (left,) = town.announced(TravellerLeft)
    assert (left.seat, left.role) == (7, "thief")
    assert town.grimoire.tokens[7].role == ""
    assert town.square.square[7].traveller is None
    town.night(imp="slayer")
    assert town.announced(DayBreaks)[-1].day == 2


@pytest.mark.rule("C-436")
def test_a_traveller_leaves_while_others_are_asked():
    town = at_day()
    thief = town.seat("thief")
    town.answer("storyteller", thief, "farewell")
    assert town.refused("monk", ("exile", thief)).rule
    assert town.announced(ExileCounted) == []
    town.nightfall()
    other = at_day()
    other.nightfall()
    other.turn_of("imp", thief="slayer", poisoner="butler")
    other.answer("storyteller", thief, "farewell")
    other.answer("imp", thief)
    assert other.announced(DayBreaks)[-1].died == ()


@pytest.mark.rule("C-437")
def test_nobody_else_can_leave():
    town = at_day()
    refusal = town.refused("storyteller", town.seat("imp"), "farewell")
    assert refusal.rule == "C-437"
    assert Words("ru", "clocktower", strict=True).refusal(refusal)


# ---- as other players


@pytest.mark.rule("C-446")
def test_travellers_act_like_other_players():
    town = at_day()
    town.nominate("thief", "slayer", votes="thief")
    assert town.announced(NominationMade)[-1].seat == town.seat("thief")
    assert town.announced(HandCounted)[0].seat is not None
    assert town.square.nominations[-1].tally == 1
    town.nightfall()
    town.turn_of("poisoner", thief="mayor")
    town.answer("poisoner", town.seat("thief"))
    assert town.reminders("mayor", live=False) == ["thief-negative-vote"]
    town.night(imp="slayer")
    town.nominate("monk", "empath", votes="mayor")
    assert town.square.nominations[-1].tally == 1
    town.night(imp="thief", poisoner="butler")
    life = town.square.square[town.seat("thief")]
    assert (life.alive, life.votes, life.traveller) == (False, 1, "thief")


@pytest.mark.rule("C-451")
def test_no_traveller_is_the_demon():
    assert not [role for role in ROLES.values() if role.type == TRAVELLER and role.type == DEMON]
    for seed in range(6):
        town = evening(players=17, seed=seed)
        town.until("choose", "clue", "bluffs", "tell")
        for seat in town.town.demons():
            assert town.square.square[seat].traveller is None
    guest = at_day()
    assert guest.refused("storyteller", ("become", guest.seat("thief"), "imp"), "word")


@pytest.mark.rule("C-452", "C-658")
def test_travellers_are_not_executed():
    town = at_day()
    town.open_nominations()
    refusal = town.refused("monk", ("nominate", town.seat("thief")))
    assert (refusal.message, refusal.rule) == ("exile-instead", "C-452")
    assert ("exile", town.seat("thief")) in town.options("monk")


# ---- exile


@pytest.mark.rule("C-453")
@pytest.mark.parametrize("stage", ["discussion", "nominations"])
@pytest.mark.parametrize("who", ["monk", "slayer"])
def test_anybody_may_propose_an_exile_at_any_time_of_the_day(stage, who):
    town = at_day()
    town.execute("slayer", by="empath")
    town.night(imp="slayer", thief="butler")
    if stage == "nominations":
        town.open_nominations()
    exile(town, who, "thief")
    assert town.announced(ExileCalled)[-1] == ExileCalled(town.seat(who), town.seat("thief"))


@pytest.mark.rule("C-454")
def test_a_proposal_is_no_nomination():
    town = at_day()
    town.open_nominations()
    exile(town, "monk", "thief")
    assert town.square.nominations == ()
    town.nominate("monk", "slayer")
    assert town.square.ballot is not None


@pytest.mark.rule("C-455", "C-619", "C-652")
def test_an_exile_is_neither_a_vote_nor_an_execution():
    town = at_day(f"{SEVEN} thief:good gunslinger:good")
    town.open_nominations()
    exile(town, "monk", "thief", support=9)
    assert town.announced(SupportCounted)
    assert town.announced(HandCounted) == []
    assert town.square.nominations == ()
    assert town.square.executed is None
    assert town.announced(Executed) == []
    assert "gunslinger" not in town.prompts("gunslinger")
    assert {event.seat for event in town.announced(SupportCounted)} == set(range(9))


@pytest.mark.rule("C-456", "C-457", "C-650")
def test_the_dead_support_an_exile_and_keep_their_token():
    town = at_day()
    town.execute("slayer", by="empath")
    town.night(imp="mayor", thief="butler")
    town.nominate("monk", "empath", votes="mayor")
    bare, full = town.seats("mayor slayer")
    assert (town.square.square[bare].votes, town.square.square[full].votes) == (0, 1)
    exile(town, "monk", "thief", support=[bare, full])
    assert town.announced(ExileCounted)[-1].support == 2
    assert (town.square.square[bare].votes, town.square.square[full].votes) == (0, 1)


@pytest.mark.rule("C-293", "C-458", "C-651")
def test_no_ability_changes_the_support():
    town = evening(f"{SEVEN} thief:good bureaucrat:good scapegoat:good")
    town.night(thief="mayor", bureaucrat="slayer")
    assert worth_of(town.town, town.seat("mayor")) == -1
    assert worth_of(town.town, town.seat("slayer")) == 3
    exile(town, "monk", "scapegoat", support="mayor slayer")
    assert town.announced(ExileCounted)[-1].support == 2
    assert [event.support for event in town.announced(SupportCounted)][-1] == 2


@pytest.mark.rule("C-459")
def test_the_butler_supports_without_the_master():
    town = evening(f"{SEVEN} thief:good")
    town.night(butler="mayor", thief="slayer")
    exile(town, "monk", "thief", support="butler")
    assert town.announced(ExileCounted)[-1].support == 1


@pytest.mark.rule("C-460", "C-461", "C-724")
@pytest.mark.parametrize(("hands", "gone"), [(6, True), (5, False)])
@pytest.mark.parametrize("living", [12, 6])
def test_half_of_all_players(hands, gone, living):
    roles = "imp poisoner monk empath mayor slayer butler chef soldier undertaker recluse thief:good"
    town = at_day(roles)
    if living == 6:
        town.nightfall()
        for who in ("chef", "soldier", "undertaker", "recluse", "butler", "slayer"):
            town.word("slay", who)
        town.night(imp="chef", monk="chef", thief="monk")
        assert town.living() == 6
        exile_small = town.copy()
        exile(exile_small, "monk", "thief", support=3)
        assert exile_small.alive("thief")
    exile(town, "monk", "thief", support=hands)
    assert town.announced(ExileCounted)[-1].needed == 6
    assert town.alive("thief") != gone
    assert bool(town.announced(Exiled)) == gone
    assert (town.seat("thief") in {event.seat for event in town.announced(Died)}) == gone


@pytest.mark.rule("C-463", "C-649")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_any_number_of_exiles_a_day(count):
    town = at_day(f"{SEVEN} thief:good beggar:good")
    for guest in ("thief", "beggar")[:count]:
        exile(town, "monk", guest, support=9)
    assert len(town.announced(Exiled)) == count
    assert sum(town.alive(guest) for guest in ("thief", "beggar")) == 2 - count
    town.night(imp="slayer", thief="slayer")
    assert town.town.night == 2


@pytest.mark.rule("C-464")
def test_after_an_exile_an_execution():
    town = at_day()
    exile(town, "monk", "thief", support=8)
    assert not town.alive("thief")
    town.execute("slayer", by="monk")
    assert town.square.executed == town.seat("slayer")
    assert not town.alive("slayer")


@pytest.mark.rule("C-465")
def test_once_a_day_for_each_traveller():
    town = at_day()
    exile(town, "monk", "thief")
    assert town.refused("empath", ("exile", town.seat("thief"))).rule == "C-465"
    town.night(imp="slayer", thief="mayor")
    exile(town, "monk", "thief", support=8)
    assert not town.alive("thief")


# ---- turned into something else


@pytest.mark.rule("C-466")
def test_a_traveller_stays_a_traveller():
    town = at_day("imp pithag monk empath mayor slayer butler thief:good")
    town.nightfall()
    town.turn_of("pithag", thief="slayer")
    assert town.refused("pithag", town.seat("thief")).rule == "C-466"
    town.answer("pithag", town.seat("monk"))
    assert town.refused("pithag", "beggar")
    assert town.asks("pithag")
    town.answer("pithag", "chef")
    assert town.role("chef") == "chef"


@pytest.mark.rule("C-467", "C-468")
def test_unless_the_storyteller_allows_it():
    town = at_day("vortox poisoner barber monk empath mayor slayer thief:good", conversions=True)
    town.execute("barber", by="mayor")
    town.nightfall()
    town.until("barber", vortox="barber", thief="slayer")
    town.answer("vortox", True)
    thief, monk = town.seats("thief monk")
    town.answer("vortox", (monk, thief))
    assert (town.role(thief), town.role(monk)) == ("monk", "thief")
    for viewer in (SPECTATOR, *range(8)):
        square = town.table.view(viewer).square
        assert square[monk].traveller == "thief"
        assert square[thief].traveller is None
    strict = at_day("vortox poisoner barber monk empath mayor slayer thief:good")
    strict.execute("barber", by="mayor")
    strict.nightfall()
    strict.until("barber", vortox="barber", thief="slayer")
    strict.answer("vortox", True)
    assert strict.refused("vortox", (monk, thief))


# ---- scripts


@pytest.mark.rule("C-556")
def test_travellers_of_a_script_of_ones_own():
    plain = "chef empath monk slayer soldier mayor virgin butler saint poisoner spy imp"
    town = evening(players=9, travellers=1, sheet=plain)
    town.until("traveller-role")
    assert set(town.options(8)) == set(roles_of(TRAVELLER))
    listed = evening(players=9, travellers=1, sheet=f"{plain} thief beggar scapegoat gunslinger bureaucrat")
    listed.until("traveller-role")
    assert set(listed.options(8)) == FIVE
    two = evening(players=9, travellers=1, sheet=f"{plain} thief beggar")
    two.until("traveller-role")
    assert set(two.options(8)) == {"thief", "beggar"}


@pytest.mark.rule("C-136")
def test_too_many_travellers_are_refused():
    assert refusal_of(players=9, travellers=5).rule == "C-136"


@pytest.mark.rule("C-462")
def test_an_ability_may_prevent_the_death_but_not_the_exile():
    with declared("warden", TOWNSFOLK):

        @shields("warden")
        def warden(town, me, victim, harm):
            """Nobody dies of an exile while the Warden lives."""
            return harm.cause == BY_EXILE

        town = at_day(f"{SEVEN} thief:good".replace("butler", "warden"))
        exile(town, "monk", "thief", support=8)
        assert town.announced(Exiled) == [Exiled(town.seat("thief"))]
        assert town.announced(StaysAlive) == [StaysAlive(town.seat("thief"))]
        assert town.alive("thief")
        assert town.refused("empath", ("exile", town.seat("thief"))).rule == "C-465"


def test_the_hands_of_an_exile_go_round_as_those_of_a_vote_do_the_dead_and_the_traveller_among_them():
    """The rulebook leaves the order open; it is that of every vote, and nobody is passed over."""
    town = at_day("monk slayer butler imp poisoner thief:good beggar:good")
    town.word("slay", town.seat("butler"))
    exile(town, "monk", "thief", "monk imp thief")
    hands = [(each.seat, each.raised, each.support) for each in town.announced(SupportCounted)]
    order = town.seats("beggar monk slayer butler imp poisoner thief")
    raised = [False, True, False, False, True, False, True]
    assert hands == list(zip(order, raised, (0, 1, 1, 1, 2, 2, 3), strict=True))
    assert town.announced(ExileCounted)[-1] == ExileCounted(town.seat("thief"), 3, 4)
