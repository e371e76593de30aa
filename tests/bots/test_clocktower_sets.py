"""What players of Bad Moon Rising and Sects & Violets want of their abilities."""

from __future__ import annotations

import pytest

from tests.bots.test_clocktower import asked, claim, sitting
from tests.clocktower.scenario import scenario


def test_a_gambler_bets_on_the_word_of_somebody_trusted() -> None:
    town = scenario("gambler imp chef soldier baron slayer saint").night()
    claim(town, "saint", "am", "saint")
    town.day().until("choose")
    assert asked(town, "gambler") == town.seat("saint")
    town.table.answer(town.seat("gambler"), town.seat("saint"))
    assert asked(town, "gambler") == "saint"


def test_an_assassin_waits_for_the_third_night() -> None:
    town = (
        scenario("assassin imp chef soldier baron slayer saint")
        .night()
        .day()
        .until("may-choose", imp="soldier")
    )
    assert asked(town, "assassin") is None
    town.table.answer(town.seat("assassin"), None)
    town.night().day().until("may-choose", imp="soldier")
    assert asked(town, "assassin") not in (None, town.seat("imp"), town.seat("assassin"))


@pytest.mark.parametrize("role", ["klutz", "moonchild"])
def test_who_must_name_somebody_names_as_the_role(role: str) -> None:
    town = scenario(f"{role} imp chef soldier baron slayer saint").night()
    town.nominate("slayer", role, "imp chef soldier baron slayer")
    town.table.answer(town.town.storyteller, ("close",))
    words = asked(town, role)
    assert isinstance(words, tuple) and words[1] == role


def test_who_is_neither_keeps_silent() -> None:
    town = scenario("klutz imp chef soldier baron slayer saint").night()
    town.nominate("slayer", "chef", "imp klutz soldier baron slayer")
    town.table.answer(town.town.storyteller, ("close",))
    assert asked(town, "chef") is None


def test_a_savant_goes_to_the_storyteller_once_a_day() -> None:
    town = scenario("savant imp chef soldier baron slayer saint").night()
    player, chair = sitting(town, "savant")
    assert player.interject(chair) == ("savant", True)
    assert player.interject(chair) != ("savant", True)


def test_a_seamstress_compares_a_suspect_with_a_friend_when_she_knows_some() -> None:
    town = scenario("seamstress imp chef soldier baron slayer saint").until("compare")
    assert asked(town, "seamstress") is False
    town.night().day().until("compare", imp="soldier")
    assert asked(town, "seamstress") is True
