"""Execution, death and what the dead keep."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR
from nightbell.games.clocktower.events import DayBreaks, Died, DiedAtNight, Executed, NightFalls
from tests.clocktower.ledger.evening import evening

SEVEN = "imp poisoner monk empath mayor slayer saint"
TEN = "imp poisoner monk empath mayor slayer butler chef soldier recluse"


def at_day(roles=SEVEN, **options):
    town = evening(roles, **options)
    town.night()
    return town


@pytest.mark.rule("C-081", "C-259", "C-629", "C-671")
def test_a_vote_token_for_the_dead():
    town = at_day()
    town.execute("slayer", by="monk")
    life = town.square.square[town.seat("slayer")]
    assert (life.alive, life.votes) == (False, 1)
    town.night(imp="empath")
    life = town.square.square[town.seat("empath")]
    assert (life.alive, life.votes) == (False, 1)


@pytest.mark.rule("C-080", "C-083", "C-084", "C-085", "C-631")
def test_what_a_life_token_says():
    town = at_day()
    front = town.square.square[town.seat("slayer")]
    assert (front.alive, front.votes) == (True, 0)
    town.execute("slayer", by="monk")
    town.night(imp="slayer")
    back = town.square.square[town.seat("slayer")]
    assert (back.alive, back.votes) == (False, 1)
    town.nominate("monk", "imp", votes="slayer")
    bare = town.square.square[town.seat("slayer")]
    assert (bare.alive, bare.votes) == (False, 0)
    town.nominate("empath", "mayor")
    assert town.refused("slayer", True)


@pytest.mark.rule("C-105", "C-261", "C-712")
def test_shrouds_lie_on_the_dead_and_on_nobody_else():
    town = evening("imp investigator undertaker empath scarletwoman poisoner monk chef soldier slayer saint")
    town.night()
    town.execute("scarletwoman", by="monk")
    town.night(imp="chef", monk="undertaker", poisoner="undertaker")
    shrouds = [token.role for token in town.grimoire.tokens if not token.alive]
    assert sorted(shrouds) == ["chef", "scarletwoman"]


@pytest.mark.rule("C-255")
def test_the_condemned_is_executed_and_dies():
    town = at_day()
    since = town.now
    town.execute("slayer", by="monk")
    told = [event for event in town.public(since) if isinstance(event, Executed | Died)]
    assert told == [Executed(town.seat("slayer")), Died(town.seat("slayer"))]
    assert not town.alive("slayer")


@pytest.mark.rule("C-022")
def test_after_the_wrong_execution_the_night_comes():
    town = evening("imp investigator undertaker empath scarletwoman poisoner monk chef soldier slayer saint")
    town.night()
    assert town.living() == 11
    town.execute("scarletwoman", by="slayer")
    assert town.living() == 10
    assert town.table.outcome is None
    town.nightfall()
    assert town.announced(NightFalls)[-1].night == 2


@pytest.mark.rule("C-260")
def test_all_the_dead_have_the_same_rights():
    town = at_day("imp poisoner monk empath mayor slayer butler chef soldier recluse gunslinger:good")
    town.nominate("monk", "chef", votes=9)
    town.answer("gunslinger", town.seat("empath"))
    town.close()
    town.night(imp="soldier", poisoner="soldier", butler="monk")
    town.open_nominations()
    causes = "chef soldier empath"
    for who in causes.split():
        life = town.square.square[town.seat(who)]
        assert not life.alive
        assert town.refused(who, ("nominate", 0)).rule == "C-231"
        town.claim(who, "am", "mayor")
        assert life.votes == 1
    town.nominate("monk", "imp", votes=causes)
    assert town.square.nominations[-1].tally == 3
    assert all(town.square.square[town.seat(who)].votes == 0 for who in causes.split())


@pytest.mark.rule("C-262", "C-672")
def test_an_executed_monk_protects_nobody():
    town = at_day(TEN)
    town.night(imp="chef", monk="empath", poisoner="recluse")
    town.execute("monk", by="empath")
    monk = town.seat("monk")
    life = town.square.square[monk]
    assert (life.alive, life.votes, town.alive("monk")) == (False, 1, False)
    assert not [mark for mark in town.grimoire.marks if mark.by and mark.by.seat == monk]
    town.nightfall()
    assert "monk" not in [me.role for me in town.grimoire.night_sheet]
    town.night(imp="empath")
    assert town.night_story("monk", 3) == []
    assert not town.alive("empath")


@pytest.mark.rule("C-304")
def test_with_death_the_effects_end():
    town = at_day(TEN)
    town.night(imp="chef", poisoner="empath")
    assert town.town.is_poisoned(town.seat("empath"))
    town.execute("poisoner", by="monk")
    assert not [mark for mark in town.grimoire.marks if mark.by and mark.by.role == "poisoner"]
    assert not town.town.is_poisoned(town.seat("empath"))


@pytest.mark.rule("C-266")
def test_the_dead_sleep_at_night_and_talk_by_day():
    town = at_day(TEN)
    town.execute("chef", by="monk")
    town.nightfall()
    assert town.heard("chef", NightFalls)[-1].night == 2
    assert town.standing("chef") == {}
    assert not town.asks("chef")
    town.night(imp="chef")
    town.claim("chef", "am", "chef")
    assert town.square.claims[-1].seat == town.seat("chef")


@pytest.mark.rule("C-268")
def test_what_a_dead_player_was_stays_secret():
    games = [at_day(TEN), at_day(TEN.replace("chef", "fortuneteller"))]
    for town in games:
        town.execute(7, by="monk")
        town.night(imp=7)
    one, other = games
    assert one.public() == other.public()
    assert one.table.view(SPECTATOR) == other.table.view(SPECTATOR)
    assert one.view("soldier") == other.view("soldier")


@pytest.mark.rule("C-334")
def test_the_storyteller_knows_the_cause_and_nobody_else():
    town = at_day(TEN)
    town.night(imp="chef")
    caused = [event for event in town.table.events(town.storyteller) if isinstance(event, DiedAtNight)]
    assert [(event.seat, event.cause) for event in caused] == [(town.seat("chef"), "demon")]
    for viewer in (SPECTATOR, *range(10)):
        assert not [event for event in town.table.events(viewer) if isinstance(event, DiedAtNight)]
    assert DayBreaks.__struct_fields__ == ("day", "died")


@pytest.mark.rule("C-335")
def test_executed_and_yet_alive():
    town = at_day("zombuul poisoner monk empath mayor slayer butler chef")
    town.execute("zombuul", by="monk")
    assert town.square.executed == town.seat("zombuul")
    assert town.alive("zombuul")
    assert town.table.outcome is None
    assert town.refused("empath", ("nominate", town.seat("chef"))).rule == "C-021"


@pytest.mark.rule("C-336")
def test_the_dead_may_be_executed_again():
    town = at_day(TEN)
    town.execute("chef", by="monk")
    town.night(imp="chef")
    since = town.now
    town.execute("chef", by="monk")
    assert town.announced(Executed, since) == [Executed(town.seat("chef"))]
    assert town.announced(Died, since) == []
    assert town.square.square[town.seat("chef")].votes == 1


@pytest.mark.rule("C-333", "C-339", "C-274", "C-352", "C-720")
def test_alive_or_dead_good_or_evil_drunk_or_sober_poisoned_or_healthy():
    town = at_day(TEN)
    town.night(imp="chef", poisoner="monk")
    town.execute("mayor", by="empath")
    town.night(imp="butler", poisoner="monk")
    for seat, token in enumerate(town.grimoire.tokens):
        assert token.alive in (True, False)
        assert token.side in ("good", "evil")
        assert town.grimoire.impaired[seat] in (0, 1, 2, 3)
        assert town.town.is_drunk(seat) in (True, False)
        assert town.town.is_poisoned(seat) in (True, False)


@pytest.mark.rule("C-448")
def test_travellers_die_of_the_demon():
    town = at_day(f"{SEVEN} thief:good")
    town.night(imp="thief")
    assert town.announced(DayBreaks)[-1].died == town.seats("thief")
    assert not town.alive("thief")
