"""Who sits with the Storyteller: public, in force for all, beyond the reach of everything in the game."""

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import COMPANY, ROLES, Ability, RoleId, dealt, roles_of
from nightbell.games.clocktower.company import NEEDS, serving
from nightbell.games.clocktower.events import CompanyJoined, CompanyLeft
from nightbell.games.clocktower.scripts import make_script, read_script, write_script
from nightbell.text import LANGUAGES, Words
from tests.clocktower.scenario import scenario

CAST = "imp poisoner chef monk slayer soldier saint"


def with_company(*company, cast=CAST):
    return scenario(cast, script="tb", company=company)


def companions(town):
    return [each.role for each in town.town.company]


@pytest.mark.rule("C-469")
def test_nobody_is_dealt_one_of_the_company():
    assert not set(dealt()) & set(roles_of(*COMPANY))
    with pytest.raises(Refusal) as refused:
        scenario("imp angel chef monk slayer")
    assert (refused.value.message, refused.value.rule) == ("company-is-not-dealt", "C-469")
    with pytest.raises(Refusal) as refused:
        scenario(CAST, company=("monk",))
    assert (refused.value.message, refused.value.rule) == ("not-company", "C-469")
    everything = Table(RULES, {"sheet": (*dealt(), "angel"), "players": 8}, seed=1).state
    assert "angel" not in everything.sheet


@pytest.mark.rule("C-472", "C-713")
def test_nobody_sits_there_unless_asked_and_whoever_does_is_known_to_all():
    assert companions(scenario(CAST, script="tb")) == []
    town = with_company("spiritofivory")
    assert town.announced(CompanyJoined) == [("spiritofivory",)]
    assert [each.role for each in town.view("chef").company] == ["spiritofivory"]
    assert ROLES[RoleId("spiritofivory")].type == "fabled"


@pytest.mark.rule("C-473", "C-475")
@pytest.mark.ruling("fiddler.stalemate")
def test_the_storyteller_brings_one_in_and_another_and_everybody_hears_it():
    town = with_company("doomsayer").night(poisoner="chef")
    town.standing("storyteller", "bring-in", "fiddler")
    assert companions(town) == ["doomsayer", "fiddler"]
    assert town.announced(CompanyJoined)[-1] == ("fiddler",)
    assert [each.role for each in town.grimoire.company] == ["doomsayer", "fiddler"]
    for lang in LANGUAGES:
        words = Words(lang, "clocktower", seats=RULES.seats(town.town))
        assert words.about("role", "fiddler") in words.event(town.said(CompanyJoined)[-1])
    rival = town.seat("soldier")
    town.standing("storyteller", "fiddler", True, fiddler_rival="soldier", fiddler_choice=lambda _: rival)
    assert town.outcome == "good", "and what stood still has an end"


@pytest.mark.rule("C-474")
def test_some_come_only_at_the_start_others_come_and_go():
    town = with_company().night(poisoner="chef").day()
    late = town.refused(lambda: town.standing("storyteller", "bring-in", "sentinel"))
    assert (late.message, late.rule) == ("company-from-start", "C-474")
    town.standing("storyteller", "bring-in", "hellslibrarian")
    town.standing("storyteller", "send-away", "hellslibrarian")
    assert companions(town) == [] and town.announced(CompanyLeft) == [("hellslibrarian",)]


@pytest.mark.ruling("hellslibrarian.before-first-night")
def test_one_can_come_before_the_first_night():
    table = Table(RULES, {"players": 7, "company": ()}, seed=1)
    table.answer(table.state.storyteller, "hellslibrarian", "bring-in")
    assert [each.role for each in table.state.company] == ["hellslibrarian"]
    while table.state.phase != "day":
        seat, decision = next(iter(table.open.items()))
        table.answer(seat, next(decision.choice.listed()))
    offered = [each.kind for each in RULES.standing(table.state, table.state.storyteller)]
    assert "hellslibrarian" in offered, "and does what it is there for"


@pytest.mark.rule("C-476")
def test_neither_death_nor_drink_reaches_them():
    cast = "imp minstrel godfather chef monk slayer"
    town = scenario(cast, company=("spiritofivory",)).night().day(execute="godfather")
    assert town.drunk("chef")
    assert town.town.works(Ability(town.town.storyteller, RoleId("spiritofivory")))
    words = next(d for d in RULES.standing(town.town, town.town.storyteller) if d.kind == "word")
    aimed_at = {word[1] for word in words.choice.listed() if isinstance(word, tuple)}
    assert aimed_at == set(town.town.players())


@pytest.mark.rule("C-477")
def test_they_do_not_count_among_the_last_two():
    town = with_company("doomsayer", cast="imp poisoner chef monk slayer").night(poisoner="chef")
    town.word("slay", "chef")
    town.word("slay", "monk")
    assert town.outcome is None
    town.word("slay", "slayer")
    assert town.outcome == "evil"


@pytest.mark.rule("C-470", "C-471", "C-577", "C-578")
def test_each_is_there_for_somebody_and_every_need_has_one():
    for role in roles_of(*COMPANY):
        assert set(ROLES[role].serves) <= set(NEEDS) and ROLES[role].serves
        for lang in LANGUAGES:
            assert Words(lang, "clocktower").about("role", role)
    assert all(serving(need) for need in NEEDS) and "revolutionary" in serving("helper")
    assert "angel" in serving("newcomer") and "fiddler" in serving("ending")
    assert "doomsayer" in serving("pace") and "sentinel" in serving("script")


def test_a_script_file_may_name_them_among_its_roles():
    script = read_script('["imp", "spirit_of_ivory", "poisoner", "Storm Catcher", "chef"]')
    assert (script.roles, script.company) == (("chef", "poisoner", "imp"), ("spiritofivory", "stormcatcher"))
    assert read_script(write_script(script)).company == script.company
    assert make_script(("imp", "chef")).company == ()


def test_whoever_leaves_every_question_open_is_told_to_answer_first():
    """Each arrival asks something of its own; the game does not break by many of them, it waits."""
    town = with_company().night(poisoner="chef").day()
    table, teller = town.table, town.town.storyteller
    with pytest.raises(Refusal, match="answer-first"):
        for _ in range(40):
            table.answer(teller, "angel", "bring-in")
            table.answer(teller, "angel", "send-away")
    asked = dict(table.open)
    assert asked and not table.broken
    for seat, decision in asked.items():
        table.answer(seat, next(decision.choice.listed()))
    assert table.open


def test_who_is_not_there_can_neither_be_sent_away_nor_called_upon():
    """Neither is refused for the reason that would hold if they were there."""
    town = with_company("angel").night(poisoner="chef", willing="chef")
    gone = town.refused(lambda: town.standing("storyteller", "send-away", "djinn"))
    assert gone.message == "illegal-answer"
    for nobody in ("doomsayer", "angel", "chef", 3):
        refused = town.refused(
            lambda nobody=nobody: town.table.answer(town.seat("monk"), ("call-on", nobody))
        )
        assert refused.message == "illegal-answer"
