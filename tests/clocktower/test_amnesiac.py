"""The Amnesiac: an ability that one has to find out."""

import pytest

from nightbell.games.clocktower.events import LearnsGrade, LearnsNumber
from tests.clocktower.scenario import scenario

CAST = "amnesiac imp baron chef monk slayer mayor"


def invented(secret, cast=CAST, **plans):
    return scenario(cast).night(amnesiac_secret=secret, **plans)


def guess(town, named, **plans):
    said = ("own-words",) if named is None else ("guess", named)
    return town.standing("amnesiac", "amnesiac", said, **plans)


def grades(town):
    return [note.grade for note in town.notes("amnesiac") if isinstance(note, LearnsGrade)]


@pytest.mark.parametrize(
    ("named", "grade"),
    [("empath", "exact"), ("oracle", "hot"), ("chef", "hot"), ("monk", "warm"), ("fool", "warm")],
)
def test_the_nearer_the_guess_the_warmer(named, grade):
    assert grades(guess(invented("empath"), named)) == [grade]


def test_a_guess_of_which_nothing_is_right_is_cold():
    assert grades(guess(invented("fortuneteller", amnesiac="chef imp", red_herring="monk"), "soldier")) == [
        "cold"
    ]


@pytest.mark.ruling("amnesiac.wording-free")
def test_own_words_are_graded_by_the_storyteller():
    town = guess(invented("empath"), None, amnesiac_grade="exact")
    assert grades(town) == ["exact"]
    assert town.options("amnesiac-grade") == ["cold", "warm", "hot", "exact"]


@pytest.mark.ruling("amnesiac.one-guess-a-day")
def test_a_second_guess_on_the_same_day_is_refused():
    town = guess(invented("empath"), "chef")
    assert town.refused(lambda: guess(town, "oracle")).message == "not-your-decision"
    guess(town.day().night(monk="slayer", imp="mayor", mayor="mayor"), "oracle")
    assert grades(town) == ["hot", "hot"]


@pytest.mark.ruling("amnesiac.fixed-place")
def test_an_ability_that_poisons_acts_early_every_night():
    town = invented("poisoner", amnesiac="chef")
    assert town.poisoned("chef")
    for name in ("monk", "slayer"):
        town.day().until("choose")
        asked = next(iter(town.table.open.values()))
        assert town.name(asked.seat) == "amnesiac" and dict(asked.about)["role"] == "amnesiac"
        town.night(amnesiac=name, monk="slayer", imp="baron")
        assert town.poisoned(name)
        town.word("revive", "baron")


@pytest.mark.ruling("amnesiac.passive-allowed")
def test_the_ability_may_need_no_action():
    town = invented("soldier").day().night(monk="slayer", imp="amnesiac")
    assert town.deaths == [] and not town.woken("amnesiac")


@pytest.mark.ruling("amnesiac.drunk-amnesiac")
def test_a_drunk_amnesiac_may_hear_anything():
    town = invented("empath").word("mark", "amnesiac", "sweetheart-drunk")
    guess(town, "empath", amnesiac_grade="cold")
    assert grades(town) == ["cold"]


def test_under_a_vortox_the_answer_is_false():
    town = invented("fool", "amnesiac vortox baron chef monk slayer mayor", tell_chef=0)
    guess(town, "fool", amnesiac_grade="hot")
    assert "exact" not in town.options("amnesiac-grade")


def test_what_is_learned_does_not_say_by_which_ability():
    town = invented("empath")
    assert town.was_told("amnesiac", LearnsNumber, "amnesiac", 1)
    assert "empath" not in str(town.view("amnesiac").notes) and town.view("amnesiac").gained == ()


def test_an_ability_of_the_storytellers_own_is_played_by_hand():
    town = invented(None, amnesiac_wakes=1, amnesiac="chef", amnesiac_told=3)
    assert town.options("amnesiac-told") == [*range(8), None]
    assert town.was_told("amnesiac", LearnsNumber, "amnesiac", 3)
    town.day().night(amnesiac_wakes=None, monk="slayer", imp="baron")
    assert town.learned("amnesiac") == []
