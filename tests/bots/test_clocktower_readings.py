"""What the town makes of the words of Bad Moon Rising and Sects and Violets."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from nightbell.bots.clocktower.claims import hearsay, truth
from nightbell.bots.clocktower.record import Facts, Story
from nightbell.bots.clocktower.worlds import read
from nightbell.engine import Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import ReplyId, RoleId
from nightbell.games.clocktower.events import Fact, Learned, Note
from nightbell.games.clocktower.readings import Said
from tests.bots.test_clocktower import aloud, claim, hand
from tests.clocktower.scenario import scenario


def story(role: str, *told: Said, guessed: Sequence[tuple[int, str]] = ()) -> Story:
    return Story(RoleId(role), told, tuple(guessed))


OTHERS = [story(role) for role in ("sailor", "pacifist", "fool", "minstrel", "tealady", "professor")]


def believed(first: Story, falls: tuple[tuple[int, int], ...] = (), **more: object) -> list[float]:
    """How likely each is the Demon, in the eyes of the last one at a table of seven."""
    stories = (first, *OTHERS)
    known = Facts(tuple(range(7)), 7, 1, 0, stories, falls, (), (), (), (), 2)
    return read(msgspec.structs.replace(known, **more)).demon(reader=6)


def test_whom_the_exorcist_chose_when_somebody_died_is_not_the_demon() -> None:
    chose = story("exorcist", ("chose", 2, 1))
    fell = ((5, 4),)
    assert believed(chose, falls=fell)[1] < 0.8 * believed(story("exorcist"), falls=fell)[1]
    assert believed(chose)[1] > 1.5 * believed(story("exorcist"))[1]


def test_whom_a_snake_charmer_chose_and_did_not_become_is_not_the_demon() -> None:
    chose, said_nothing = story("snakecharmer", ("chose", 1, 1)), story("snakecharmer")
    assert believed(chose)[1] < 0.8 * believed(said_nothing)[1]


def test_a_chambermaid_doubts_one_who_wakes_without_a_reason() -> None:
    seen: tuple[Said, ...] = (("chose", 2, 2), ("chose", 2, 3))
    woke = believed(story("chambermaid", *seen, ("number", 2, 1)))
    slept = believed(story("chambermaid", *seen, ("number", 2, 0)))
    assert woke[2] > 1.15 * slept[2]
    assert woke[5] < slept[5]


def test_a_juggler_who_was_right_about_what_people_claim_clears_them() -> None:
    guesses = [(1, "sailor"), (2, "pacifist")]
    right = believed(story("juggler", ("number", 2, 2), guessed=guesses))
    wrong = believed(story("juggler", ("number", 2, 0), guessed=guesses))
    assert right[1] < 0.7 * right[3]
    assert wrong[1] > wrong[3]


def test_a_savant_and_an_artist_weigh_what_they_were_told() -> None:
    def hearing(*facts: Fact) -> list[float]:
        return believed(Story(RoleId("savant"), (), (), (facts,)))

    assert hearing(("fact-type", 1, "demon"))[1] == max(hearing(("fact-type", 1, "demon")))
    assert hearing(("fact-not", (("fact-type", 1, "demon"),)))[1] < 0.1
    one_of_both = hearing(("fact-type", 1, "demon"), ("fact-type", 2, "demon"))
    before = believed(Story(RoleId("savant")))
    assert one_of_both[1] / one_of_both[2] == pytest.approx(before[1] / before[2], rel=0.02)
    assert one_of_both[1] / before[1] > 2 * one_of_both[3] / before[3]


def test_the_dead_may_be_a_zombuul_until_they_are_executed_once_more() -> None:
    fell = ((1, 3),)
    assert believed(story("gossip"), falls=fell)[1] == 0.0
    assert believed(story("gossip"), falls=fell, undead=0.6)[1] > 0.05
    assert believed(story("gossip"), falls=fell, undead=0.6, buried=0b10)[1] == 0.0


def test_a_mathematician_who_knows_of_no_mishap_speaks_for_those_who_told_something_that_night() -> None:
    """Who says to have dreamed of a Demon is right, or evil; with a mishap it need not be either."""
    dream: Said = ("either", 2, 2, "klutz", "vortox")

    def of_the_dreamed(number: int) -> float:
        told = (story("mathematician", ("number", 2, number)), story("dreamer", dream), *OTHERS[1:])
        return read(Facts(tuple(range(7)), 7, 1, 0, told, (), (), (), (), (), 2)).demon(reader=6)[2]

    assert of_the_dreamed(0) > 1.2 * of_the_dreamed(1)


def notes(*learned: Learned, by_day: bool = False) -> list[Note]:
    return [Note(2, by_day, each) for each in learned]


def test_a_gambler_who_lives_tells_what_the_guess_was() -> None:
    bet = notes(
        events.TargetChosen(Seat(0), RoleId("gambler"), (Seat(4),)),
        events.RoleNamed(Seat(0), RoleId("gambler"), RoleId("fool")),
    )
    assert truth(bet, ()) == (("saw", 2, 4, "fool"),)
    assert truth(bet, (), fell=4) == ()


def test_what_an_artist_was_answered_is_kept_as_it_was_meant() -> None:
    asked: Fact = ("fact-type", 1, "demon")

    def kept(reply: str) -> object:
        return hearsay(
            notes(events.LearnsReply(Seat(0), RoleId("artist"), (asked,), ReplyId(reply)), by_day=True)
        )

    assert kept("yes") == ((asked,),)
    assert kept("no") == ((("fact-not", (asked,)),),)
    assert kept("unknown") == ()


def test_a_named_twin_is_not_hanged_on_half_a_suspicion() -> None:
    roles = "nodashii eviltwin sage dreamer clockmaker oracle artist"
    town = scenario(roles, "snv").night(twin="sage")
    for name in ("dreamer", "clockmaker", "artist"):
        claim(town, name, "am", name)
    for name, other in (("sage", "eviltwin"), ("eviltwin", "sage")):
        claim(town, name, "am", "sage")
        town.standing(name, "claim", ("twin", town.seat(other), "eviltwin"))
    assert hand(town, "artist", "sage") is False


def test_where_a_vortox_may_be_somebody_hangs_every_day() -> None:
    town = scenario("vortox witch sage artist savant klutz oracle dreamer", "snv").night()
    assert hand(town, "dreamer", "sage") is True


def test_both_twins_come_out_on_the_first_day_and_each_names_the_other() -> None:
    town = scenario("nodashii eviltwin sage dreamer clockmaker oracle artist", "snv").night(twin="sage")
    assert ("twin", town.seat("eviltwin"), "eviltwin") in aloud(town, "sage")
    assert ("twin", town.seat("sage"), "eviltwin") in aloud(town, "eviltwin")
