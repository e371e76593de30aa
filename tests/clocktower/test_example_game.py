"""The example game with which the rulebook begins, played from the first night to the second day."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import (
    DayBreaks,
    Died,
    Executed,
    LearnsDemon,
    LearnsMinions,
    LearnsPair,
    NothingHappens,
    ShotFired,
)
from nightbell.games.clocktower.scripts import counts
from nightbell.games.clocktower.setup import check_counts, new_town
from nightbell.games.clocktower.sheet import table_counts
from tests.clocktower.scenario import plain, scenario

CAST = {
    "Женя": "imp",
    "Тамара": "investigator",
    "Кеша": "undertaker",
    "Алмат": "empath",
    "Даша": "scarletwoman",
    "Филипп": "poisoner",
    "Рома": "saint",
    "Лора": "slayer",
    "Юра": "monk",
    "Денис": "soldier",
    "Сева": "chef",
}
"""Clockwise. Whom the rulebook places beside whom is kept; the rest is filled in."""


class Evening:
    """The scenario, with the players called by their names."""

    def __init__(self):
        self.story = scenario(" ".join(CAST.values()), script="tb", by_the_table=True)

    def first_night(self):
        self.story.night(
            poisoner="saint", clue_investigator="scarletwoman@scarletwoman", clue_second_investigator="saint"
        )

    def first_day(self):
        self.story.nominate("soldier", "scarletwoman", "soldier monk chef slayer empath undertaker").close()

    def second_night(self):
        self.story.dusk().night(poisoner="undertaker", monk="undertaker", imp="chef", tell_undertaker="drunk")

    def second_day(self):
        self.story.shoot("slayer", "saint")


@pytest.fixture
def evening():
    return Evening()


@pytest.mark.rule("C-011", "C-035", "C-040")
def test_the_cast_fits_the_table_for_eleven():
    townsfolk, outsiders, minions, demons = table_counts(11)
    assert (townsfolk + outsiders, minions + demons) == (8, 3)
    roles = tuple(RoleId(role) for role in new_town({"seating": list(CAST.values())}, 1).plan)
    check_counts(roles)
    assert counts(roles) == (7, 1, 2, 1)
    with pytest.raises(Exception, match="C-515"):
        new_town({"seating": ["drunk=virgin" if role == "chef" else role for role in CAST.values()]}, 1)


@pytest.mark.rule("C-012", "C-013", "C-014", "C-017", "C-020", "C-104")
def test_the_first_night(evening):
    evening.first_night()
    town = evening.story
    assert town.view("chef").counts == (7, 1, 2, 1)
    pair = (town.seat("scarletwoman"), town.seat("saint"))
    assert town.was_told("investigator", LearnsPair, "investigator", "scarletwoman", pair)
    assert town.number("empath") == 1
    assert town.number("chef") == 1
    for minion, other in (("scarletwoman", "poisoner"), ("poisoner", "scarletwoman")):
        assert town.was_told(minion, LearnsMinions, (town.seat(other),))
        assert town.was_told(minion, LearnsDemon, (town.seat("imp"),))
    assert town.was_told("imp", LearnsMinions, (town.seat("scarletwoman"), town.seat("poisoner")))
    for good in ("undertaker", "soldier", "monk", "saint", "slayer"):
        assert not any(isinstance(note, LearnsDemon | LearnsMinions) for note in town.notes(good))
    assert set(town.town.neighbours(town.seat("investigator"))) == {town.seat("imp"), town.seat("undertaker")}
    assert town.seat("soldier") in town.town.neighbours(town.seat("chef"))


@pytest.mark.rule("C-022")
def test_the_first_day(evening):
    evening.first_night()
    evening.first_day()
    town = evening.story
    assert town.said(Executed) == [Executed(town.seat("scarletwoman"))]
    assert town.said(Died) == [Died(town.seat("scarletwoman"))]
    assert town.living == 10 and town.outcome is None
    assert town.dusk().town.night == 2


@pytest.mark.rule("C-023", "C-024", "C-025", "C-027", "C-028", "C-029", "C-105", "C-109")
def test_the_second_night(evening):
    evening.first_night()
    evening.first_day()
    evening.second_night()
    town = evening.story
    assert town.deaths == ["chef"] and town.living == 9
    assert plain(town.said(DayBreaks)[-1]) == ("DayBreaks", (town.seat("chef"),))
    assert town.poisoned("undertaker") and town.role("scarletwoman") == "scarletwoman"
    assert town.shown("undertaker") == "drunk"
    (note,) = town.learned("undertaker")
    assert plain(note) == ("LearnsRole", "undertaker", town.seat("scarletwoman"), "drunk")
    shrouds = [name for name in town.names if not town.grimoire.tokens[town.seat(name)].alive]
    assert shrouds == ["scarletwoman", "chef"]
    evening.second_day()
    assert town.marks("slayer") == ["slayer-no-ability"]


@pytest.mark.rule("C-023")
def test_had_the_demon_attacked_the_monks_charge(evening):
    evening.first_night()
    evening.first_day()
    town = evening.story
    town.dusk().night(poisoner="soldier", monk="undertaker", imp="undertaker")
    assert town.deaths == []
    assert town.shown("undertaker") == "scarletwoman"


@pytest.mark.rule("C-036", "C-037", "C-038", "C-039")
def test_the_second_day_and_the_two_ways_it_may_end(evening):
    evening.first_night()
    evening.first_day()
    evening.second_night()
    evening.second_day()
    town = evening.story
    assert [type(event) for event in town.heard()[-2:]] == [ShotFired, NothingHappens]
    assert town.living == 9 and town.token("slayer").spent and town.town.phase == "day"
    found = Evening()
    found.first_night()
    found.first_day()
    found.second_night()
    found.story.day(execute="imp")
    assert found.story.outcome == "good"
    for name in ("investigator", "undertaker", "empath", "saint", "slayer", "monk"):
        town.word("slay", name)
    assert town.living == 3 and town.outcome is None
    town.word("slay", "soldier")
    assert town.outcome == "evil"
