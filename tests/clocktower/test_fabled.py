"""The Fabled: what each of them does for a group."""

import pytest

from nightbell.bots.clocktower.advice import advise
from nightbell.engine import Chair, Seat, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import Side
from nightbell.games.clocktower.events import (
    BadgeGiven,
    FinalPair,
    JinxInForce,
    LearnsBluffs,
    LearnsDemon,
    LearnsNumber,
    MistakeAnnounced,
    VotesReturned,
)
from nightbell.games.clocktower.scripts import PRESETS, SCRIPTS
from nightbell.games.clocktower.suffrage import may_vote
from tests.clocktower.scenario import scenario

CAST = "imp poisoner chef monk slayer soldier saint"


def story(cast, *company, **plans):
    return scenario(cast, company=company)


# ---- Djinn


@pytest.mark.ruling("djinn.announce-by-script")
def test_a_djinn_comes_with_a_jinx_on_the_sheet():
    sheet = [
        "imp",
        "fanggu",
        "scarletwoman",
        "poisoner",
        "chef",
        "monk",
        "slayer",
        "soldier",
        "saint",
        "heretic",
        "baron",
    ]
    town = scenario("imp poisoner chef monk slayer", sheet=sheet)
    assert [each.role for each in town.town.company] == ["djinn"]
    assert ("baron-heretic",) in town.announced(JinxInForce)


@pytest.mark.ruling("djinn.not-needed")
@pytest.mark.parametrize("script", ["tb", "bmr", "snv"])
def test_no_set_of_the_box_needs_a_djinn(script):
    assert Table(RULES, {"script": script, "players": 8}, seed=1).state.company == ()
    assert SCRIPTS[script].company == ()


@pytest.mark.ruling("djinn.forbidden-creation")
def test_a_choice_that_a_jinx_forbids_is_asked_for_again():
    town = scenario("sage imp chef monk pithag slayer").night().day()
    town.until("pit-hag", pithag="sage", monk="chef")
    (asked,) = town.table.open.values()
    assert asked.kind == "pit-hag" and "heretic" not in list(asked.choice.listed())
    assert town.refused(lambda: town.table.answer(asked.seat, "heretic")).rule == "C-345"


# ---- Sentinel


@pytest.mark.ruling("sentinel.range")
@pytest.mark.rule("C-558")
def test_a_sentinel_moves_the_outsiders_by_one_and_nobody_sees_how():
    shifts = offered_shifts(players=9, company=("sentinel",))
    assert shifts == [-1, 0, 1]
    assert offered_shifts(players=9) == []
    town = Table(RULES, {"players": 9, "company": ("sentinel",)}, seed=1)
    assert town.view(Seat(0)).counts == (5, 2, 1, 1)  # what the table says, whatever is in the bag


@pytest.mark.ruling("sentinel.stacks")
def test_a_sentinel_stacks_with_a_baron():
    assert offered_shifts(players=7, company=("sentinel",), minion="baron") == [1, 2, 3]


def offered_shifts(minion="poisoner", **options):
    """By how many the Outsiders may change, as the Storyteller is asked; nothing if there is no question."""
    table = Table(RULES, options, seed=1)
    while table.open and table.state.night == 0:
        ((seat, asked),) = table.open.items()
        if asked.kind == "outsider-shift":
            return list(asked.choice.listed())
        listed = list(asked.choice.listed())
        table.answer(seat, (minion,) if asked.kind == "pick-minion" else listed[0])
    return []


# ---- Angel


@pytest.mark.ruling("angel.consent")
@pytest.mark.rule("C-577")
def test_an_angel_protects_only_those_who_wish_it():
    town = story(CAST, "angel").night(willing="chef", poisoner="saint")
    assert town.announced(BadgeGiven) == [(town.seat("chef"), "angel-protected")]
    assert [badge.seat for badge in town.view("monk").badges] == [town.seat("chef")]


@pytest.mark.ruling("angel.demon-punished")
def test_whoever_kills_one_of_them_may_pay_for_it():
    town = story(CAST, "angel").night(willing="chef", poisoner="saint").day()
    town.night(poisoner="saint", monk="slayer", imp="chef", angel_blame="imp", penalty="no-ability")
    assert not town.works("imp")
    town.day().night(poisoner="saint", monk="slayer")
    assert not town.woken("imp") and town.deaths == []
    town.day()
    assert town.works("imp")


def test_a_day_without_a_vote():
    town = story(CAST, "angel").night(willing="chef", poisoner="saint").day()
    town.night(poisoner="saint", monk="slayer", imp="chef", angel_blame="imp", penalty="no-vote")
    town.nominate("monk", "slayer", "imp monk saint")
    assert town.town.nominations[-1].tally == 2
    town.close().night(poisoner="saint", imp="chef", monk="slayer")
    assert may_vote(town.town, town.seat("imp"))


@pytest.mark.ruling("angel.removed-final-day")
def test_when_the_angel_has_gone_nobody_pays():
    town = story(CAST, "angel").night(willing="chef", poisoner="saint")
    town.standing("storyteller", "send-away", "angel")
    assert town.town.badges == ()
    town.day_of("chef")
    assert not town.alive("chef") and not town.questions("angel-blame")


# ---- Doomsayer


@pytest.mark.ruling("doomsayer.once-each")
def test_each_may_call_for_death_once():
    town = story(CAST, "doomsayer").night(poisoner="saint")
    town.do("monk", "call-on", "doomsayer", doomed="chef")
    assert not town.alive("chef") and town.alive("monk")
    again = town.refused(lambda: town.table.answer(town.seat("monk"), ("call-on", "doomsayer")))
    assert (again.message, again.rule) == ("called-already", "C-290")


def test_only_somebody_of_the_callers_side_dies():
    town = story(CAST, "doomsayer").night(poisoner="saint")
    town.do("poisoner", "call-on", "doomsayer", doomed="poisoner")
    assert town.options("doomed") == [town.seat("imp"), town.seat("poisoner")]


@pytest.mark.ruling("doomsayer.spy-caller")
def test_a_spy_who_calls_may_count_as_good():
    town = story("imp spy chef monk slayer soldier saint", "doomsayer").night()
    town.do("spy", "call-on", "doomsayer", register_side=False, doomed="chef")
    assert not town.alive("chef")


@pytest.mark.ruling("doomsayer.not-demon")
@pytest.mark.parametrize("seed", range(5))
def test_the_storyteller_is_advised_to_spare_the_demon(seed):
    town = story(CAST, "doomsayer").night(poisoner="saint")
    town.table.answer(town.seat("poisoner"), ("call-on", "doomsayer"))
    teller = town.town.storyteller
    asked = town.table.open[teller]
    assert town.seat("imp") in asked.choice.listed()
    advised = advise(Chair(town.table, teller), asked, str(seed))
    assert advised is not None and advised.answer == town.seat("poisoner")
    assert [reason.id for reason in advised.reasons] == ["doomed"]


@pytest.mark.ruling("doomsayer.too-few")
def test_nobody_calls_when_three_are_alive():
    town = story("imp poisoner chef monk slayer", "doomsayer").night(poisoner="chef")
    town.word("slay", "chef")
    assert ("call-on", "doomsayer") in town.table.open[town.seat("monk")].choice.listed()
    town.word("slay", "slayer")
    refused = town.refused(lambda: town.table.answer(town.seat("monk"), ("call-on", "doomsayer")))
    assert (refused.message, refused.rule) == ("too-few-to-call", "C-290")


# ---- Ferryman


@pytest.mark.ruling("ferryman.no-second-token", "ferryman.spent-again")
def test_on_the_last_day_the_dead_vote_again_once():
    town = story("imp poisoner chef monk slayer soldier", "ferryman").night(poisoner="chef")
    for name in ("chef", "soldier"):
        town.word("slay", name)
    town.nominate("monk", "slayer", "soldier").close()
    assert (town.votes("chef"), town.votes("soldier")) == (1, 0)
    town.night(poisoner="chef", monk="slayer", imp="poisoner")
    assert town.said(VotesReturned) and (town.votes("chef"), town.votes("soldier")) == (1, 1)
    town.nominate("monk", "slayer", "soldier")
    assert town.votes("soldier") == 0 and not may_vote(town.town, town.seat("soldier"))


@pytest.mark.ruling("ferryman.late-entry")
def test_a_ferryman_may_come_on_the_last_day():
    town = story(CAST).night(poisoner="chef")
    town.word("slay", "chef")
    town.nominate("monk", "slayer", "chef").close().night(poisoner="chef", monk="slayer", imp="chef")
    assert town.votes("chef") == 0
    town.standing("storyteller", "bring-in", "ferryman")
    town.standing("storyteller", "ferryman", True)
    assert town.votes("chef") == 1


# ---- Fiddler


@pytest.mark.ruling("fiddler.good-chosen", "fiddler.all-may")
def test_the_fiddlers_tune_ends_the_game():
    town = story(CAST, "fiddler").night(poisoner="chef")
    town.word("slay", "chef")
    town.word("slay", "monk")
    town.nominate("slayer", "saint", "monk").close().night(poisoner="chef", imp="chef")
    assert town.votes("monk") == 0
    imp, soldier = town.seat("imp"), town.seat("soldier")
    good = [town.seat(name) for name in ("chef", "monk", "slayer", "saint", "soldier")]
    town.standing(
        "storyteller",
        "fiddler",
        True,
        fiddler_rival="soldier",
        fiddler_choice=lambda asked: soldier if asked.seat in good else imp,
    )
    assert town.announced(FinalPair) == [((imp, soldier),)]
    assert town.outcome == "good"


def test_a_tie_is_evils():
    town = story("imp poisoner chef monk slayer soldier", "fiddler").night(poisoner="chef")
    imp, monk = town.seat("imp"), town.seat("monk")
    half = [town.seat(name) for name in ("chef", "monk", "slayer")]
    choice = lambda asked: monk if asked.seat in half else imp  # noqa: E731
    town.standing("storyteller", "fiddler", True, fiddler_rival="monk", fiddler_choice=choice)
    assert town.outcome == "evil"


# ---- Hell's Librarian


@pytest.mark.ruling("hellslibrarian.penalty")
@pytest.mark.rule("C-501")
@pytest.mark.parametrize("penalty", ["death", "no-ability", "no-vote"])
def test_who_talks_may_suffer_for_it(penalty):
    town = story(CAST, "hellslibrarian").night(poisoner="saint")
    town.standing("storyteller", "hellslibrarian", town.seat("monk"), penalty=penalty)
    assert town.alive("monk") == (penalty != "death")
    if penalty != "death":
        assert town.works("monk") == (penalty != "no-ability")
        assert may_vote(town.town, town.seat("monk")) == (penalty != "no-vote")


# ---- Spirit of Ivory


@pytest.mark.ruling("spiritofivory.cap", "spiritofivory.released")
def test_one_more_evil_player_and_no_second():
    cast = "fanggu devilsadvocate goon saint chef monk slayer"
    town = scenario(cast, company=("spiritofivory",))
    town.night(devilsadvocate="chef").day().night(devilsadvocate="monk", monk="slayer", fanggu="saint")
    assert town.side("saint") == "evil"
    town.day().night(devilsadvocate="goon", monk="slayer", saint="chef")
    assert town.side("goon") == "good"
    town.word("turn", "saint", "good")
    town.day().night(devilsadvocate="slayer", monk="slayer", saint="chef")
    town.day().night(devilsadvocate="goon", monk="slayer", saint="chef")
    assert town.side("goon") == "evil"


@pytest.mark.ruling("spiritofivory.cap")
def test_a_full_table_holds_only_who_would_be_one_more_evil_player():
    """The Saint has turned evil; a Traveller does not count, nor who leaves, nor who is evil already."""
    cast = "imp baron goon saint:evil chef monk slayer thief:good"
    town = scenario(cast, company=("spiritofivory",)).night(thief="chef")
    tried = (("goon", "evil"), ("thief", "evil"), ("saint", "good"), ("imp", "evil"))
    held = [town.town.holds_side(town.seat(who), Side(to)) for who, to in tried]
    assert held == [True, False, False, False]


# ---- Toymaker

FIVE = "imp poisoner chef monk slayer"


@pytest.mark.ruling("toymaker.start-info")
def test_evil_meets_with_five_players():
    town = story(FIVE, "toymaker").night(poisoner="chef")
    assert town.was_told("poisoner", LearnsDemon, (town.seat("imp"),))
    assert any(isinstance(note, LearnsBluffs) for note in town.notes("imp"))
    plain = story(FIVE).night(poisoner="chef")
    assert not plain.was_told("poisoner", LearnsDemon, (plain.seat("imp"),))


@pytest.mark.ruling("toymaker.not-declined")
def test_a_demon_that_never_rested_sleeps_when_it_could_end_the_game():
    town = story(FIVE, "toymaker").night(poisoner="chef").day()
    town.night(poisoner="chef", monk="chef", imp="slayer").day(execute="chef")
    town.night(poisoner="monk", monk="poisoner")
    assert not town.woken("imp") and town.deaths == [] and town.outcome is None


def test_a_demon_made_to_rest_has_rested_and_may_attack_the_night_after():
    town = story(FIVE, "toymaker").night(poisoner="chef").day()
    town.night(poisoner="chef", monk="chef", imp="slayer").day(execute="chef")
    town.night(poisoner="monk", monk="poisoner")
    assert town.deaths == [] and town.outcome is None
    town.day().night(poisoner="monk", monk="poisoner", imp="monk")
    assert town.outcome == "evil"


@pytest.mark.ruling("toymaker.declined-earlier")
def test_a_demon_that_has_rested_is_free_on_the_last_night():
    town = story(FIVE, "toymaker").night(poisoner="chef").day()
    town.night(poisoner="chef", monk="chef", toymaker=False)
    assert town.deaths == []
    town.day(execute="chef").night(poisoner="monk", monk="poisoner", imp="slayer")
    assert town.deaths == ["slayer"]
    town.day().night(poisoner="monk", monk="poisoner", imp="monk")
    assert town.outcome == "evil"


# ---- Duchess


def visited(*visitors, cast="mutant butler po chef monk slayer poisoner", **plans):
    town = story(cast, "duchess").night(poisoner="slayer", **plans)
    for name in visitors:
        town.do(name, "call-on", "duchess")
    return town


@pytest.mark.ruling("duchess.three")
def test_two_visitors_learn_the_truth_and_one_does_not():
    town = visited("mutant", "butler", "po", butler="chef").day()
    town.night(poisoner="chef", monk="slayer", butler="chef", duchess_false="butler")
    assert (town.number("mutant"), town.number("po")) == (1, 1)
    assert town.number("butler") in (0, 2, 3)
    town.day().night(poisoner="chef", monk="slayer", butler="chef", po=town.in_turn("chef", "monk", "slayer"))
    assert town.number("mutant") is None


@pytest.mark.ruling("duchess.not-three")
def test_two_visitors_learn_nothing():
    town = visited("mutant", "po", butler="chef").day()
    town.night(poisoner="chef", monk="slayer", butler="chef")
    assert town.number("mutant") is None and town.number("po") is None


@pytest.mark.ruling("duchess.poisoned-visitor")
@pytest.mark.rule("C-376")
def test_a_poisoned_visitor_is_told_the_truth():
    cast = "slayer chef imp monk poisoner soldier saint"
    town = visited("slayer", "chef", "imp", cast=cast).day()
    town.night(poisoner="slayer", monk="saint", imp="soldier", duchess_false="chef")
    assert town.poisoned("slayer") and town.number("slayer") == 1
    again = town.do("slayer", "call-on", "duchess")
    refused = again.refused(lambda: again.table.answer(again.seat("slayer"), ("call-on", "duchess")))
    assert (refused.message, refused.rule) == ("visited-already", "C-376")


# ---- Fibbin


@pytest.mark.ruling("fibbin.once")
def test_one_lie_to_a_good_player_and_no_second():
    town = story("imp empath chef monk slayer soldier baron", "fibbin").night(tell_chef=2)
    assert town.number("chef", 1) == 2 and town.number("empath", 1) == 1
    town.day().night(monk="slayer", imp="soldier")
    assert not town.questions("tell", "empath")


@pytest.mark.ruling("fibbin.info-only")
def test_only_information_can_be_spoiled():
    town = story("imp virgin chef monk slayer soldier baron", "fibbin").night(tell_chef=0)
    town.nominate("monk", "virgin")
    assert not town.alive("monk")


# ---- Deus ex Fiasco


@pytest.mark.ruling("deusexfiasco.must-admit", "deusexfiasco.on-purpose")
def test_a_mistake_is_put_right_at_once_and_admitted_the_next_day():
    town = story("imp empath chef monk slayer soldier baron", "deusexfiasco").night(tell_empath=0)
    told = [note.number for note in town.notes("empath") if isinstance(note, LearnsNumber)]
    assert told == [0, 1]
    assert len(town.said(MistakeAnnounced)) == 1
    town.day().night(monk="slayer", imp="soldier")
    assert not town.questions("tell", "empath") and len(town.said(MistakeAnnounced)) == 1


@pytest.mark.ruling("deusexfiasco.start-only")
def test_it_cannot_come_later():
    town = story(CAST).night(poisoner="chef").day().night(poisoner="chef", monk="chef", imp="soldier")
    refused = town.refused(lambda: town.standing("storyteller", "bring-in", "deusexfiasco"))
    assert refused.message == "company-from-start"


# ---- Revolutionary


@pytest.mark.ruling("revolutionary.deal")
@pytest.mark.rule("C-578")
@pytest.mark.parametrize("seed", range(8))
def test_two_neighbours_are_dealt_the_same_side(seed):
    options = {"players": 8, "company": ("revolutionary",), "bag": PRESETS["trust"].split()}
    table = Table(RULES, options, seed=seed)
    while table.state.night == 0:
        seat, asked = next(iter(table.open.items()))
        willing = {"volunteer": seat in (3, 4), "revolutionary": Seat(3)}
        table.answer(seat, willing.get(asked.kind) if asked.kind in willing else next(asked.choice.listed()))
    assert table.state.grimoire[3].side == table.state.grimoire[4].side
    assert [badge.seat for badge in table.state.badges] == [3, 4]


def test_a_traveller_is_none_of_the_two():
    town = scenario("imp baron chef monk slayer soldier saint thief:good", company=("revolutionary",))
    town.until("revolutionary", willing="saint thief soldier")
    (asked,) = town.table.open.values()
    assert list(asked.choice.listed()) == [town.seat("soldier"), None]


@pytest.mark.ruling("revolutionary.false-once")
def test_one_of_them_is_taken_for_another_once():
    town = story("empath soldier slayer imp baron monk chef", "revolutionary")
    town.night(willing="soldier slayer", revolutionary="soldier", tell_empath=1, tell_chef=1)
    assert town.number("empath") == 1
    town.day().night(monk="slayer", imp="soldier")
    assert not town.questions("tell", "empath")


# ---- Buddhist


def test_those_who_agree_are_known_to_keep_silent():
    town = story(CAST, "buddhist").night(willing="chef monk", poisoner="saint")
    assert [badge.seat for badge in town.view("imp").badges] == [town.seat("chef"), town.seat("monk")]


def test_where_any_number_of_visitors_could_be_honest_one_hears_more_than_there_are():
    """A Spy and two Recluses: none of them, one, two or all may seem evil, and one is."""
    town = scenario("imp spy recluse recluse chef monk slayer", company=("duchess",)).night()
    for name in ("spy", "recluse", "recluse2"):
        town.do(name, "call-on", "duchess")
    town.day().night(duchess_false="recluse", imp="chef", monk="slayer", duchess_number=3)
    assert [asked.choice.count() for asked in town.questions("duchess-number")] == [4, 4]
    assert (town.number("spy"), town.number("recluse"), town.number("recluse2")) == (3, 2, 3)
