"""The General: who knows which side is ahead."""

import pytest

from tests.clocktower.scenario import scenario


def told(town):
    return [each.ahead for each in town.learned("general")]


@pytest.mark.ruling("general.after-tonights-events", "general.heretic-considered")
def test_the_storytellers_view_is_asked_for_behind_the_nights_deaths():
    """What is in play, a Heretic too, is the Storyteller's to consider."""
    town = scenario("general heretic imp chef monk baron").night(ahead="neither")
    assert told(town) == ["neither"]
    town.day()
    seen: list[int] = []

    def see(decision):
        seen.extend(town.town.died_tonight)
        return "evil"

    town.night(imp="chef", monk="imp", ahead=see)
    assert seen == [town.seat("chef")] and told(town) == ["evil"]


@pytest.mark.ruling("general.vortox")
def test_under_a_vortox_it_is_one_of_the_others():
    town = scenario("general vortox chef monk sage").night(ahead="good", tell_general="neither")
    assert town.options("tell", "general") == ["evil", "neither"] and told(town) == ["neither"]
