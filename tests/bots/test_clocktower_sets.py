"""What players of Bad Moon Rising and Sects & Violets want of their abilities."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from nightbell import bots, games
from nightbell.bots.clocktower.gallows import PATIENCE
from nightbell.bots.clocktower.record import Facts, Story
from nightbell.bots.clocktower.thoughts import Thought
from nightbell.bots.clocktower.worlds import read
from nightbell.engine import Table, play_out
from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.seen import PlayerView
from tests.bots.test_clocktower import asked, claim, hand, sitting
from tests.clocktower.scenario import Story as Evening
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


def test_a_professor_brings_back_a_townsfolk_who_is_trusted() -> None:
    """Not one who was silent, nor one who claims what another claims."""
    town = scenario("professor po minstrel fool gossip mastermind sailor goon", "bmr").night()
    for name, role in (("minstrel", "minstrel"), ("fool", "fool"), ("mastermind", "fool")):
        claim(town, name, "am", role)
    for name in ("minstrel", "fool", "gossip"):
        town.word("slay", name)
    town.day().until("professor", po="sailor", sailor="goon")
    for seed in "1234":
        player, chair = sitting(town, "professor", seed)
        assert player.answer(chair, town.table.open[chair.seat]) == town.seat("minstrel")


def test_a_courtier_names_a_demon_and_not_before_it_can_kill() -> None:
    town = scenario("courtier po minstrel fool gossip mastermind tealady", "bmr").until("courtier")
    assert asked(town, "courtier") is None
    town.night().day().until("courtier")
    assert asked(town, "courtier") in ("zombuul", "pukka", "shabaloth", "po")


def test_an_advocate_defends_the_demon_and_every_other_night_itself() -> None:
    """Nobody can be defended two nights running."""
    town = scenario("fool po minstrel tealady devilsadvocate pacifist gossip", "bmr").until("choose")
    assert asked(town, "devilsadvocate") == town.seat("po")
    town.night(devilsadvocate="po").day().until("choose")
    assert asked(town, "devilsadvocate") == town.seat("devilsadvocate")


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


# ---- what their words say of the evil team

Told = list[tuple[str, list[tuple[str | int | bool, ...]]]]
NOTHING_TO_TELL: Told = [
    (role, []) for role in ("oracle", "mutant", "klutz", "artist", "snakecharmer", "savant")
]


def chances(teller: Told, **known: object) -> list[float]:
    """How likely each of seven is the Demon, in the eyes of the fourth; the first has something to tell."""
    told = tuple(Story(RoleId(role), tuple(said)) for role, said in [*teller, *NOTHING_TO_TELL])
    facts = Facts(tuple(range(7)), 7, 1, 0, told, (), (), (), (), (), 3)
    return read(msgspec.structs.replace(facts, **known)).demon(reader=3)


def test_a_flowergirl_who_heard_yes_points_at_those_who_voted() -> None:
    voters = ((1, 0b0000110),)
    yes = chances([("flowergirl", [("answer", 2, True)])], voters=voters)
    no = chances([("flowergirl", [("answer", 2, False)])], voters=voters)
    assert all(yes[place] > 1.5 * no[place] for place in (1, 2))
    assert all(no[place] > 1.5 * yes[place] for place in (4, 5, 6))


def test_a_town_crier_tells_of_minions_and_so_clears_who_nominated_of_being_the_demon() -> None:
    yes = chances([("towncrier", [("answer", 2, True)])], callers=((1, 0b0000010),))
    assert yes[1] < 0.85 * chances([("towncrier", [])], callers=((1, 0b0000010),))[1]


def test_a_clockmakers_number_is_a_distance_round_the_circle() -> None:
    """With a 1 and a Minion who is known, the Demon sits beside that Minion."""
    seen = [("saw", 2, 5, "witch")]
    one, unsaid = chances([("clockmaker", [("number", 1, 1), *seen])]), chances([("clockmaker", [*seen])])
    assert one[4] > 1.2 * unsaid[4] and one[6] > 1.2 * unsaid[6]
    assert one[1] < 0.8 * unsaid[1] and one[2] < 0.8 * unsaid[2]


def test_where_a_vortox_may_be_two_impossible_stories_speak_for_it() -> None:
    """What cannot be true is less of a lie there: the Sage's two are suspected less."""
    story: Told = [("sage", [("two", 2, 1, 2)])]
    plain, with_vortox = chances(story), chances(story, vortex=0.25)
    assert plain[1] > with_vortox[1] > with_vortox[4] > 0


def test_who_outlives_an_execution_is_believed_rather() -> None:
    """A Sailor, a Fool, a Tea Lady and a Pacifist save the good; an advocate saves its own, so it is no
    proof."""
    once, twice = (chances([("sailor", [])], spared=times * (0,)) for times in (1, 2))
    assert 0.4 * once[1] < once[0] < 0.7 * once[1] and twice[0] < 0.7 * once[0]


def test_nobody_forgets_who_outlived_an_execution() -> None:
    town = scenario("sailor po minstrel fool exorcist mastermind tealady", "bmr")
    town.night(sailor="mastermind", sailor_mate="mastermind")
    before = suspicion(town, "exorcist", "sailor")
    town.day(execute="sailor").night(sailor="po", sailor_mate="sailor", exorcist="fool", po=None)
    assert town.alive("sailor") and suspicion(town, "exorcist", "sailor") < 0.8 * before


def test_a_town_whose_nights_are_quiet_does_not_wait_for_ever() -> None:
    """The Demon was hanged, nights are quiet, and the other twin is all that can be left of evil."""
    cast = "sage nodashii artist klutz mutant eviltwin barber sweetheart"
    town = scenario(cast, "snv").night(twin="sage").day().night(nodashii="sweetheart", sweetheart="barber")
    for name in ("sage", "artist", "klutz", "mutant", "barber"):
        claim(town, name, "am", name)
    for name, other in (("sage", "eviltwin"), ("eviltwin", "sage")):
        town.standing(name, "claim", ("twin", town.seat(other), "eviltwin"))
    town.day(execute="nodashii")
    answers = []
    for _ in range(PATIENCE):
        town.night().open_nominations()
        answers.append(asked(town, "artist"))
        town.close().dusk()
    assert answers[0] == ("pass",)
    assert answers[-1] in [("nominate", town.seat("sage")), ("nominate", town.seat("eviltwin"))]


def suspicion(town: Evening, of: str, about: str) -> float:
    """How likely one player takes another for the Demon."""
    player, chair = sitting(town, of)
    player.interject(chair)
    assert isinstance(chair.view, PlayerView)
    return Thought(player, chair.view).demon_chances()[town.seat(about)]


def test_where_a_demon_may_kill_many_somebody_hangs_every_day() -> None:
    """With six alive and nothing known a day is let pass, unless there are Demons who do not count to one."""
    towns = {"tb": "imp poisoner chef monk mayor slayer soldier"}
    towns["bmr"] = "po mastermind minstrel exorcist fool professor tealady"
    hands = {}
    for sheet, cast in towns.items():
        town = scenario(cast, sheet).night()
        town.word("slay", town.names[-1])
        hands[sheet] = hand(town, town.names[2], town.names[3])
    assert hands == {"tb": False, "bmr": True}


def test_where_nobody_looks_worse_it_is_not_always_the_first_chair_that_is_put_up() -> None:
    town = (
        scenario("minstrel exorcist fool po mastermind professor tealady", "bmr").night().open_nominations()
    )
    named = set()
    for seed in map(str, range(8)):
        player, chair = sitting(town, "exorcist", seed)
        named.add(player.answer(chair, town.table.open[chair.seat]))
    assert len(named) > 2 and all(isinstance(word, tuple) and word[0] == "nominate" for word in named)


def test_a_demon_that_cannot_kill_the_last_stranger_makes_an_end_of_it_with_a_friend() -> None:
    """A Goon whom nobody can kill is left with the evil team: the town must not go to bed for ever."""
    town = scenario("po mastermind assassin goon fool sailor minstrel tealady pacifist", "bmr").night()
    for name in ("fool", "sailor", "minstrel", "tealady", "pacifist"):
        town.word("slay", name)
    town.day().night(po="goon")
    town.day().until("may-choose")
    assert asked(town, "po") in (town.seat("mastermind"), town.seat("assassin"))


def test_where_a_matron_keeps_all_seated_whispers_go_to_neighbours_only() -> None:
    """A word to anybody farther away is refused, and the game would stop there."""
    seats = "grandmother sailor chambermaid exorcist innkeeper tinker devilsadvocate pukka matron"
    rules = games.load("clocktower")
    table = Table(rules, {"script": "bmr", "seating": seats.split()}, 1)
    play_out(table, bots.players(table, {"": "sensible"}, 1), Random(1))
    assert table.outcome is not None
    assert any(each.standing == "whisper" for each in table.log.entries)
