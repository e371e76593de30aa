"""The Juggler: five guesses in the air."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "juggler imp soldier chef monk slayer poisoner"


def juggled(*guesses, cast=CAST, **first):
    town = scenario(cast)
    town.night(**({"poisoner": "slayer"} | first if "poisoner" in cast else first))
    for name, role in guesses:
        town.standing("juggler", "claim", ("think", town.seat(name), role))
    return town.day() if "vortox" not in cast else town.day(execute="slayer")


def night(town, **plans):
    return town.night(**{"poisoner": "slayer", "monk": "slayer", "imp": "soldier"} | plans)


@pytest.mark.ruling("juggler.count")
def test_how_many_were_right():
    town = night(juggled(("imp", "imp"), ("chef", "empath"), ("monk", "monk")))
    assert town.number("juggler") == 2
    assert night(town.day()).learned("juggler") == []


@pytest.mark.ruling("juggler.same-player-twice")
def test_several_guesses_about_one_player():
    town = night(juggled(("imp", "imp"), ("imp", "spy"), ("chef", "imp")))
    assert town.number("juggler") == 1


@pytest.mark.ruling("juggler.dead-before")
def test_killed_before_the_line_nothing_is_learnt():
    town = night(juggled(("imp", "imp")), imp="juggler")
    assert not town.woken("juggler")


@pytest.mark.ruling("juggler.drunk-then-sober")
@pytest.mark.rule("C-388", "C-387")
def test_drunk_by_day_and_sober_at_night_the_number_is_true():
    town = night(juggled(("imp", "imp"), ("monk", "chef"), poisoner="juggler"))
    assert town.questions("tell", "juggler") == []
    assert town.number("juggler") == 1


@pytest.mark.ruling("juggler.missed-day")
def test_a_missed_first_day_is_lost():
    town = night(juggled())
    assert not town.woken("juggler")
    town.standing("juggler", "claim", ("think", town.seat("imp"), "imp")).day()
    assert not night(town).woken("juggler")


@pytest.mark.ruling("juggler.vortox")
def test_a_vortox_leaves_only_wrong_numbers():
    town = juggled(("vortox", "vortox"), cast="juggler vortox soldier chef monk slayer baron")
    town.night(monk="chef", vortox="soldier", tell_juggler=3)
    assert 1 not in town.options("tell", "juggler") and town.number("juggler") == 3


@pytest.mark.rule("C-345")
def test_a_good_juggler_turned_into_the_witch_is_a_good_witch():
    town = scenario("pithag imp soldier juggler monk slayer saint")
    town.night().day().night(pithag="juggler", pit_hag="witch", monk="slayer", imp="soldier")
    assert (town.role("juggler"), town.side("juggler")) == ("witch", "good")
