"""The Juggler: five guesses in the air."""

import msgspec
import pytest

from tests.clocktower.scenario import scenario

CAST = "juggler imp soldier chef monk slayer poisoner"


def juggled(*guesses, cast=CAST, **first):
    town = scenario(cast)
    town.night(**({"poisoner": "slayer"} | first if "poisoner" in cast else first))
    for name, role in guesses:
        guess(town, town.names[0], name, role)
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
    assert night(juggled(("imp", "imp"))).woken("juggler")


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
    assert night(juggled(("imp", "imp"))).woken("juggler")


@pytest.mark.ruling("juggler.vortox")
def test_a_vortox_leaves_only_wrong_numbers():
    town = juggled(("vortox", "vortox"), cast="juggler vortox soldier chef monk slayer baron")
    town.night(monk="chef", vortox="soldier", tell_juggler=3)
    assert 1 not in town.options("tell", "juggler") and town.number("juggler") == 3


def guess(town, who, name, role, **plans):
    return town.standing(who, "claim", ("think", town.seat(name), role), **plans)


@pytest.mark.ruling("juggler.count")
def test_what_is_whispered_is_no_guess():
    town = scenario(CAST).night(poisoner="slayer")
    town.standing("juggler", "whisper", town.seat("chef"))
    town.standing("juggler", "confide", ("think", town.seat("imp"), "imp"))
    assert not night(town.day()).woken("juggler")
    assert night(juggled(("imp", "imp"))).woken("juggler")


@pytest.mark.ruling("juggler.count")
def test_a_guess_is_judged_as_things_stand_when_it_is_made():
    town = scenario(CAST).night(poisoner="slayer")
    guess(town, "juggler", "chef", "chef")
    guess(town, "juggler", "soldier", "empath")
    town.word("become", "chef", "saint").word("become", "soldier", "empath")
    assert town.marks("chef") == ["juggler-correct"] and town.marks("soldier") == []
    assert night(town.day()).number("juggler") == 1


@pytest.mark.ruling("juggler.count")
def test_five_guesses_and_no_more():
    wrong = [(name, "saint") for name in ("imp", "soldier", "chef", "monk", "slayer")]
    town = night(juggled(*wrong, ("imp", "imp")))
    assert town.number("juggler") == 0


@pytest.mark.rule("C-511")
@pytest.mark.parametrize(("allowed", "number"), [(True, 2), (False, 1)])
def test_after_the_execution_a_guess_takes_leave(allowed, number):
    town = scenario(CAST).night(poisoner="slayer")
    guess(town, "juggler", "imp", "imp")
    town.nominate("imp", "soldier", "imp juggler chef monk").close()
    guess(town, "juggler", "monk", "monk", allow_deed=allowed)
    (asked,) = town.questions("allow-deed")
    assert asked.seat == town.town.storyteller and list(asked.choice.listed()) == [True, False]
    assert night(town.dusk(), imp="slayer").number("juggler") == number


@pytest.mark.rule("C-511")
def test_guesses_that_were_not_allowed_were_not_made():
    town = scenario(CAST).night(poisoner="slayer")
    town.nominate("imp", "soldier", "imp juggler chef monk").close()
    guess(town, "juggler", "monk", "monk", allow_deed=False)
    assert not night(town.dusk(), imp="slayer").woken("juggler")


@pytest.mark.rule("C-511")
def test_leave_is_asked_for_everybody_so_that_the_town_learns_nothing():
    towns = [scenario(CAST).night(poisoner="slayer") for _ in range(2)]
    for town, who in zip(towns, ("juggler", "chef"), strict=True):
        town.nominate("imp", "soldier", "imp juggler chef monk").close()
        town.table.answer(town.seat(who), ("think", town.seat("imp"), "imp"), "claim")
    assert towns[0].table.open == {
        seat: msgspec.structs.replace(asked, about=(("seat", towns[0].seat("juggler")),))
        for seat, asked in towns[1].table.open.items()
    }


def test_a_drunk_who_believes_to_juggle_is_lied_to_about_a_number_that_is_known():
    town = night(juggled(("imp", "imp"), cast=CAST.replace("juggler", "drunk=juggler")), tell_juggler=4)
    (asked,) = town.questions("tell", "juggler")
    assert dict(asked.about)["truth"] == 1 and town.number("drunk") == 4


@pytest.mark.rule("C-345")
def test_a_good_juggler_turned_into_the_witch_is_a_good_witch():
    town = scenario("pithag imp soldier juggler monk slayer saint")
    town.night().day().night(pithag="juggler", pit_hag="witch", monk="slayer", imp="soldier")
    assert (town.role("juggler"), town.side("juggler")) == ("witch", "good")


def test_two_jugglers_count_each_their_own():
    town = scenario("juggler juggler imp chef monk slayer soldier saint").night()
    for who, of, named in (
        ("juggler", "imp", "imp"),
        ("juggler", "chef", "chef"),
        ("juggler2", "monk", "monk"),
    ):
        town.table.answer(town.seat(who), ("think", town.seat(of), named), "claim")
    town.day().night(monk="chef", imp="saint")
    assert (town.number("juggler"), town.number("juggler2")) == (2, 1)
