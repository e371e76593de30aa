"""The Moonchild: named in death, dead by night."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import WordsSpoken
from tests.clocktower.scenario import scenario

CAST = "moonchild imp exorcist soldier assassin slayer chef monk"


def die_and_name(target, cast=CAST, **first):
    town = scenario(cast).night(**first)
    town.nominate("slayer", "moonchild", " ".join(name for name in town.names if name != "moonchild"))
    return town.close(last_words=town.naming("moonchild", target)).dusk()


@pytest.mark.ruling("moonchild.good-target")
def test_a_good_player_who_is_named_dies_at_night():
    town = die_and_name("chef")
    assert town.said(WordsSpoken) == [
        WordsSpoken(town.seat("moonchild"), RoleId("moonchild"), town.seat("chef"))
    ]
    town.night(exorcist="imp", monk="slayer")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("moonchild.good-target")
def test_killed_at_night_it_speaks_in_the_morning():
    town = scenario(CAST).night().day()
    town.night(
        exorcist="chef", monk="slayer", imp="moonchild", last_words=town.naming("moonchild", "exorcist")
    )
    assert town.deaths == ["moonchild"]
    town.day().night(exorcist="imp", monk="slayer")
    assert town.deaths == ["exorcist"]


@pytest.mark.ruling("moonchild.evil-target")
def test_an_evil_player_is_unharmed():
    town = die_and_name("assassin").night(exorcist="imp", monk="slayer")
    assert town.deaths == []


@pytest.mark.ruling("moonchild.impaired-at-night")
def test_what_counts_is_sobriety_at_night():
    cast = "moonchild pukka courtier soldier assassin slayer chef monk"
    town = die_and_name("courtier", cast, pukka="moonchild")
    town.night(monk="slayer", pukka="moonchild")
    assert town.alive("courtier")
    sober_tonight = "moonchild imp courtier soldier poisoner slayer chef monk"
    town = die_and_name("courtier", sober_tonight, poisoner="moonchild")
    town.night(monk="slayer", poisoner="chef", imp="soldier")
    assert town.deaths == ["courtier"]


@pytest.mark.ruling("moonchild.goon-alignment-frozen")
def test_a_goon_who_was_good_when_named_dies():
    town = die_and_name("goon", "moonchild imp goon soldier baron slayer chef monk")
    town.night(monk="slayer", imp="goon")
    assert town.side("goon") == "evil" and town.deaths == ["goon"]


@pytest.mark.ruling("moonchild.again-after-revival")
def test_who_comes_back_and_dies_again_names_again():
    town = scenario("moonchild shabaloth chef soldier baron slayer saint monk empath").night().day()
    first = town.naming("moonchild", "baron")
    town.night(monk="slayer", shabaloth=town.in_turn("moonchild", "soldier"), last_words=first).day()
    town.night(monk="slayer", shabaloth=town.in_turn("soldier", "slayer"), regurgitate="moonchild").day()
    assert town.alive("moonchild")
    again = town.naming("moonchild", "chef")
    town.night(monk="slayer", shabaloth=town.in_turn("moonchild", "soldier"), last_words=again)
    assert town.marks("chef") == ["moonchild-dead"]


@pytest.mark.ruling("moonchild.protected-target")
def test_protection_helps_whoever_is_named():
    town = die_and_name(
        "sailor", "moonchild imp sailor soldier baron slayer chef monk", sailor="chef", sailor_mate="chef"
    )
    town.night(sailor="chef", sailor_mate="chef", monk="slayer", imp="soldier")
    assert town.deaths == []


def test_anybody_may_act_it_out_and_nothing_comes_of_it():
    town = scenario(CAST).night().nominate("slayer", "chef", "slayer imp exorcist soldier assassin")
    town.close(last_words=town.naming("moonchild", "slayer")).dusk()
    assert town.said(WordsSpoken)
    town.night(exorcist="imp", monk="soldier")
    assert town.deaths == []


def test_the_moonchild_must_name_somebody():
    town = scenario(CAST).night().nominate("slayer", "moonchild", "slayer imp exorcist soldier assassin")
    town.close(last_words=town.naming("moonchild", "slayer"))
    assert None not in town.options("last-words")


def test_a_sober_moonchild_kills_for_no_drunk_one():
    town = scenario("moonchild imp moonchild soldier baron slayer chef monk saint").night()
    first, second = town.naming("moonchild", "chef"), town.naming("moonchild", "saint")
    town.nominate("slayer", "moonchild", " ".join(name for name in town.names if name != "moonchild"))
    town.close(last_words=first).word("slay", "moonchild2", last_words=second)
    town.word("mark", "moonchild", "sweetheart-drunk").dusk().night(monk="slayer", imp="soldier")
    assert town.deaths == ["saint"] and town.alive("chef")
