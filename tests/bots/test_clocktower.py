"""Players of Clocktower at a table: what they say, whom they vote for, whom they choose at night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import cast

import msgspec
import pytest

from nightbell import bots
from nightbell.bots.clocktower import PLAYERS, SIDES, Sensible, Townsperson, side
from nightbell.bots.clocktower.atlas import atlas
from nightbell.bots.clocktower.claims import POINTS_AT_OTHERS, Scene, made_up
from nightbell.bots.clocktower.pretence import as_if_clean, cover_of
from nightbell.bots.clocktower.prices import BY_WORD
from nightbell.bots.clocktower.record import Facts, Story
from nightbell.bots.clocktower.record import Town as Known
from nightbell.bots.clocktower.talk import CHATTY
from nightbell.bots.clocktower.targets import seen_by_the_town
from nightbell.bots.clocktower.temper import Temper
from nightbell.bots.clocktower.thoughts import Thought
from nightbell.bots.clocktower.worlds import SIMPLE, overheard, read
from nightbell.deduction.standings import standings
from nightbell.engine import Answer, Chair, Decision, Event, Player, Seat, State, Table, play_out
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import ROLES, RoleId
from nightbell.games.clocktower.seen import PlayerView, View
from nightbell.games.clocktower.square import Claim
from nightbell.games.clocktower.suffrage import may_nominate
from nightbell.games.clocktower.town import DAY, Town
from tests.clocktower.scenario import Story as Evening
from tests.clocktower.scenario import scenario


def sitting(evening: Evening, name: str, seed: str = "1") -> tuple[Townsperson, Chair[View]]:
    return Townsperson(seed), Chair(evening.table, evening.seat(name))


def asked(evening: Evening, name: str) -> Answer:
    """What a sensible player in this chair answers to the question that is open there."""
    player, chair = sitting(evening, name)
    return player.answer(chair, evening.table.open[chair.seat])


def says(evening: Evening, name: str, seed: str = "1") -> list[tuple[str, Answer]]:
    """All that a sensible player has to say now; it is said."""
    player, chair = sitting(evening, name, seed)
    said = []
    while (words := player.interject(chair)) is not None:
        evening.table.answer(chair.seat, words[1], words[0])
        said.append(words)
    return said


def aloud(evening: Evening, name: str, seed: str = "1") -> list[Answer]:
    """The same as far as everybody hears it."""
    return [words for kind, words in says(evening, name, seed) if kind == "claim"]


def picks(evening: Evening, name: str) -> Callable[[Decision[Answer]], Answer]:
    player, chair = sitting(evening, name)
    return lambda decision: player.answer(chair, decision)


def claim(evening: Evening, name: str, *said: Answer) -> None:
    """Role first; players are called by their names, except behind "am" where a name is a role."""
    words = said if said[0] == "am" else tuple(evening.seat(s) if s in evening.names else s for s in said)
    evening.standing(name, "claim", words)


# ---- claims


def test_a_good_player_tells_role_and_knowledge_when_the_day_has_come() -> None:
    town = scenario("imp poisoner chef monk virgin slayer mayor").night(poisoner="mayor")
    assert aloud(town, "chef") == [("am", "chef"), ("number", 1, 1)]


def test_one_who_is_still_learning_hides_on_the_first_day() -> None:
    town = scenario("imp poisoner empath monk virgin slayer mayor").night(poisoner="mayor")
    assert aloud(town, "empath") == []


BLUFFS = ("soldier", "chef", "butler")


def bluffing(seed: str) -> tuple[Evening, list[tuple[str, Answer]]]:
    """The first day of an Imp of this temper."""
    town = scenario("imp poisoner empath monk virgin slayer mayor", "tb").night(bluffs=list(BLUFFS))
    return town, says(town, "imp", seed)


def test_an_imp_hands_a_bluff_to_its_minion_now_and_then_and_keeps_another() -> None:
    handed_over = 0
    for seed in map(str, range(20)):
        town, said = bluffing(seed)
        claimed = {words[1] for _, words in said if isinstance(words, tuple) and words[0] == "am"}
        handed = {words[2] for _, words in said if isinstance(words, tuple) and words[0] == "think"}
        assert claimed | handed <= set(BLUFFS)
        assert not claimed & handed
        kept = cover_of(Thought(Townsperson(seed), town.view("imp")))
        assert not handed or "chef" in (*handed, kept), "what points at others is given away first"
        handed_over += ("whisper", town.seat("poisoner")) in said and bool(handed)
    assert 3 < handed_over < 20


def test_a_minion_without_a_word_from_the_demon_claims_to_know_something_of_others() -> None:
    for seed in map(str, range(20)):
        town = scenario("imp poisoner empath monk virgin slayer mayor", "tb").night(poisoner="mayor")
        town.day().night(imp="mayor", poisoner="monk").day().night(imp="monk", poisoner="slayer")
        roles = [
            said[1] for said in aloud(town, "poisoner", seed) if isinstance(said, tuple) and said[0] == "am"
        ]
        assert set(roles) <= POINTS_AT_OTHERS and roles


def test_who_feigns_a_fortune_teller_can_clear_the_demon() -> None:
    scene = Scene(Seat(1), [Seat(0), *map(Seat, range(2, 7))], frozenset(map(Seat, (0, 1))), [], None, {})
    lies = made_up(RoleId("fortuneteller"), 2, scene, Random(1))
    assert any(lie[0] == "yes" and 0 in lie[2:4] and lie[4] is False for lie in lies)


def test_a_minion_claims_what_the_demon_has_handed_over() -> None:
    towns = (bluffing(seed)[0] for seed in map(str, range(20)))
    town = next(town for town in towns if any(c.to == town.seat("poisoner") for c in town.town.claims))
    handed = next(c.said[2] for c in town.town.claims if c.to == town.seat("poisoner"))
    town.day().night(imp="mayor")
    town.day().night(imp="slayer")
    assert ("am", handed) in aloud(town, "poisoner")


def test_who_finds_every_townsfolk_claimed_still_pretends_to_be_good() -> None:
    """The free Outsider; without one something that somebody else claims too."""
    good = ("chef", "monk", "virgin", "slayer", "mayor")
    for outsiders, names in (("butler",), {"butler"}), ((), {"chef", "monk", "slayer", "mayor"}):
        sheet = ("imp", "poisoner", *good, *outsiders)
        town = scenario("imp poisoner chef monk virgin slayer mayor", sheet=sheet).night(poisoner="mayor")
        for name in good:
            claim(town, name, "am", name)
        town.day().night(imp="mayor", poisoner="slayer")
        town.day().night(imp="chef", poisoner="slayer")
        claimed = {words[1] for words in aloud(town, "poisoner") if isinstance(words, tuple)}
        assert claimed & names and not claimed & {"imp", "poisoner"}


def test_the_good_go_apart_with_people_as_the_evil_do() -> None:
    """Who whispers, and with whom, is a matter of temper."""
    far = {"empath": 0, "poisoner": 0}
    for seed in map(str, range(30)):
        for name in far:
            town = scenario("imp poisoner empath monk virgin slayer mayor", "tb").night(bluffs=list(BLUFFS))
            apart = [words for kind, words in says(town, name, seed) if kind == "whisper"]
            far[name] += sum(abs(int(str(other)) - town.seat(name)) > 1 for other in apart)
    assert min(far.values()) > 8 and max(far.values()) < 2 * min(far.values())


def test_a_question_is_answered_a_day_earlier_or_put_off_aloud() -> None:
    town = scenario("imp poisoner empath monk virgin slayer mayor").night(poisoner="mayor")
    says(town, "monk", "6")
    claim(town, "virgin", "ask", "empath")
    claim(town, "virgin", "ask", "monk")
    assert says(town, "empath", "6")[0] == ("claim", ("am", "empath"))
    assert aloud(town, "monk", "6") == [("later",)]
    assert says(town, "monk", "6") == []


def test_a_whispered_question_is_answered_in_a_whisper() -> None:
    town = scenario("imp poisoner empath monk virgin slayer mayor").night(poisoner="mayor")
    town.standing("virgin", "whisper", town.seat("empath"))
    town.standing("virgin", "confide", ("ask", town.seat("empath")))
    assert says(town, "empath")[0] == ("confide", ("am", "empath"))


def test_what_everybody_has_heard_is_not_whispered() -> None:
    """Whoever has said aloud who they are asks in private, and only those who have said nothing."""
    asked_aside = 0
    for seed in map(str, range(20)):
        town = scenario("imp poisoner empath monk virgin slayer mayor").night(poisoner="mayor")
        claim(town, "empath", "am", "empath")
        words = [said for kind, said in says(town, "empath", seed) if kind == "confide"]
        assert all(isinstance(said, tuple) and said[0] == "ask" for said in words)
        asked_aside += len(words)
        town = scenario("imp poisoner empath monk virgin slayer mayor").night(poisoner="mayor")
        for name, role in {"imp": "chef", "poisoner": "librarian"}.items():
            claim(town, name, "am", role)
        for name in ("empath", "monk", "virgin", "slayer", "mayor"):
            claim(town, name, "am", name)
        assert all(kind == "claim" for kind, _ in says(town, "monk", seed))
    assert asked_aside


def test_a_promised_hand_goes_up() -> None:
    town = late_in_the_game()
    assert hand(town, "slayer", "mayor") is False
    town = late_in_the_game()
    claim(town, "slayer", "promise", "mayor")
    assert hand(town, "slayer", "mayor") is True


def test_an_accusation_that_has_lost_its_ground_is_taken_back_aloud() -> None:
    """The Fortune Teller has got a no for the Mayor, who comes out; who had accused them says so, once."""
    town = late_in_the_game()
    claim(town, "monk", "blame", "mayor", "feeling")
    town.day().night(imp="slayer", monk="mayor", fortuneteller="monk mayor")
    claim(town, "fortuneteller", "yes", 3, "monk", "mayor", False)
    claim(town, "mayor", "am", "mayor")
    town.open_nominations()
    assert aloud(town, "monk").count(("retract", town.seat("mayor"))) == 1
    assert ("retract", town.seat("mayor")) not in aloud(town, "monk")


def test_only_the_louder_ask_those_who_have_said_nothing() -> None:
    for seed in map(str, range(24)):
        town = scenario("imp poisoner empath monk virgin slayer mayor", "tb").night(bluffs=list(BLUFFS))
        town.day().night(imp="mayor", poisoner="slayer")
        asks = [
            words for words in aloud(town, "virgin", seed) if isinstance(words, tuple) and words[0] == "ask"
        ]
        assert len(asks) <= 1
        if Temper(seed).loud < CHATTY:
            assert not asks


@pytest.mark.parametrize("seed", range(4))
def test_nobody_speaks_in_chorus(seed: int) -> None:
    """Of one who is accused, two at most say on the same day that they think so too."""
    joined = Counter(
        (made.day, made.said[1])
        for made in played(seed, players=12).state.claims
        if made.to is None and made.said[0] in ("agree", "promise")
    )
    assert joined and max(joined.values()) <= 2


SENSIBLE = {"": "sensible"}


def seated(table: Table[Town, View], names: Mapping[str, str], seed: int) -> dict[Seat, Player[View]]:
    """The players that the registry gives for these names."""
    found = bots.players(cast(Table[State, msgspec.Struct], table), names, seed)
    return cast(dict[Seat, Player[View]], found)


def played(seed: int, names: Mapping[str, str] = SENSIBLE, **options: object) -> Table[Town, View]:
    table = Table(RULES, options, seed)
    play_out(table, seated(table, names, seed), Random(f"{seed}/order"))
    return table


@pytest.mark.parametrize("seed", range(6))
def test_the_good_tell_the_truth_and_the_evil_keep_to_one_story(seed: int) -> None:
    town = played(seed, players=10).state
    public = [made for made in town.claims if made.to is None]
    for seat in town.players():
        said = [made.said for made in public if made.seat == seat]
        roles = {made[1] for made in said if made[0] == "am"}
        assert len(roles) <= 1
        assert len(said) == len(set(said))
        if town.grimoire[seat].card_side == "good":
            assert roles <= {town.grimoire[seat].card}
        else:
            assert not any(ROLES[RoleId(str(role))].type in ("minion", "demon") for role in roles)
            numbers = [made[1] for made in said if made[0] == "number"]
            assert len(numbers) == len(set(numbers))


# ---- votes


@pytest.mark.parametrize(
    ("gone", "master", "votes"), [("soldier", True, True), ("soldier", False, False), ("butler", False, True)]
)
def test_a_butler_votes_with_the_master_and_a_dead_one_freely(gone: str, master: bool, votes: bool) -> None:
    town = scenario("imp chef soldier butler ravenkeeper saint").night(butler="soldier")
    for name in ("ravenkeeper", "saint", gone):
        town.word("slay", name)
    for name in ("chef", "soldier", "butler", "ravenkeeper"):
        claim(town, name, "am", name)
    town.standing("ravenkeeper", "claim", ("saw", 1, town.seat("imp"), "imp"))
    town.open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat("imp")))
    town.table.answer(town.seat("chef"), True)
    town.table.answer(town.seat("soldier"), master)
    assert asked(town, "butler") is votes


def test_a_player_whom_the_virgin_proved_is_not_hanged() -> None:
    town = scenario("imp poisoner chef monk virgin slayer mayor empath", "tb").night(poisoner="mayor")
    claim(town, "virgin", "am", "virgin")
    town.nominate("chef", "virgin").dusk().night(imp="chef", poisoner="mayor")
    town.open_nominations()
    town.table.answer(town.seat("imp"), ("nominate", town.seat("virgin")))
    while town.town.ballot is not None:
        (seat,) = town.table.open
        if town.side(town.name(seat)) == "good":
            assert asked(town, town.name(seat)) is False
        town.table.answer(seat, False)


def late_in_the_game() -> Evening:
    """Five are left, the Fortune Teller has got a yes for the Imp twice, and the Ravenkeeper has seen it."""
    town = scenario("imp spy fortuneteller monk mayor slayer ravenkeeper", "tb")
    town.night(fortuneteller="imp monk")
    claim(town, "ravenkeeper", "am", "ravenkeeper")
    town.day(execute="spy")
    town.night(imp="ravenkeeper", ravenkeeper="imp", fortuneteller="imp mayor", monk="mayor")
    for name, *said in (
        ("fortuneteller", "am", "fortuneteller"),
        ("fortuneteller", "yes", 1, "imp", "monk", True),
        ("fortuneteller", "yes", 2, "imp", "mayor", True),
        ("imp", "am", "soldier"),
        ("monk", "am", "monk"),
        ("slayer", "am", "slayer"),
    ):
        claim(town, name, *said)
    town.standing("ravenkeeper", "claim", ("saw", 2, town.seat("imp"), "imp"))
    return town


def hand(town: Evening, voter: str, nominee: str) -> Answer:
    """Somebody living puts the nominee up; what this voter does when the clock's hand comes round."""
    town.open_nominations()
    nominator = next(s for s in town.town.alive() if may_nominate(town.town, s) and s != town.seat(voter))
    town.table.answer(nominator, ("nominate", town.seat(nominee)))
    while town.seat(voter) not in town.table.open:
        (seat,) = town.table.open
        town.table.answer(seat, False)
    return asked(town, voter)


def test_the_dead_vote_is_kept_until_it_matters() -> None:
    town = late_in_the_game()
    assert town.living == 5
    assert hand(town, "ravenkeeper", "monk") is False
    assert town.votes("ravenkeeper") == 1
    town = late_in_the_game().day(execute="fortuneteller").night(imp="slayer", monk="mayor")
    assert town.living == 3
    assert hand(town, "ravenkeeper", "imp") is True


def thinking(town: Evening, name: str) -> Thought:
    player, chair = sitting(town, name)
    player.interject(chair)
    assert isinstance(chair.view, PlayerView)
    return Thought(player, chair.view)


def test_with_few_left_a_world_without_a_history_is_hardly_believed() -> None:
    """By what such stories are usually worth it would be one of the town's fears."""
    town = late_in_the_game()
    for name, role in (("mayor", "mayor"), ("spy", "chef")):
        claim(town, name, "am", role)
    thought = thinking(town, "monk")
    told = of_the_town(thought)
    assert town.living == 5 and told is not None
    standing = standings(told.puzzle, atlas(7, 1).teams, 10**9).weights
    worlds = [(team, demon) for team in atlas(7, 1).teams for demon in range(7) if team >> demon & 1]
    impossible = [n for n, world in enumerate(worlds) if world not in standing]
    priced, believed = (
        sum(weights[n] for n in impossible) / sum(weights)
        for weights in (read(thought.facts(None)).weights, thought.beliefs.weights)
    )
    assert priced > 0.05 and believed < 0.02


def second_day(attacked: str, guarded: str, silent: str = "") -> Evening:
    """The Spy has hanged, the Imp has struck, and everybody has said who they are, unless somebody is silent.
    The Fortune Teller has got a yes for the Imp twice, and has not told of it."""
    town = scenario("imp spy fortuneteller monk mayor slayer ravenkeeper", "tb")
    town.night(fortuneteller="imp monk").day(execute="spy")
    town.night(imp=attacked, fortuneteller="imp mayor", monk=guarded)
    for name in town.names:
        if name != silent:
            claim(town, name, "am", {"imp": "soldier", "spy": "chef"}.get(name, name))
    return town


def of_the_town(thought: Thought) -> Known | None:
    """What the exact deduction would start from."""
    return thought.record.town(thought.view, thought.stories)


def test_what_one_has_not_told_yet_counts_beside_the_histories() -> None:
    town = second_day("slayer", guarded="mayor")
    thought = thinking(town, "fortuneteller")
    told = of_the_town(thought)
    assert told is not None
    mine, anybodys = thought.beliefs.demon(), read(told.facts, told).demon()
    assert mine[town.seat("imp")] > 1.2 * anybodys[town.seat("imp")]


def test_histories_are_thought_through_when_five_are_left_and_all_have_spoken() -> None:
    assert of_the_town(thinking(second_day("slayer", guarded="mayor"), "monk")) is not None
    assert of_the_town(thinking(second_day("slayer", guarded="mayor", silent="mayor"), "monk")) is None
    six = second_day("slayer", guarded="slayer")
    assert of_the_town(thinking(six, "monk")) is None
    assert of_the_town(thinking(six.word("slay", "mayor"), "monk")) is None, "no history has such a death"


def test_the_living_vote_for_one_whom_the_stories_point_at() -> None:
    assert hand(late_in_the_game(), "slayer", "imp") is True
    assert hand(late_in_the_game(), "slayer", "mayor") is False


def test_the_evil_do_not_raise_the_deciding_hand_against_their_demon() -> None:
    town = scenario("imp chef fortuneteller monk mayor slayer spy", "tb").night(fortuneteller="imp monk")
    town.open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat("imp")))
    for raised in (True, True, True, False, False):
        (seat,) = town.table.open
        town.table.answer(seat, raised)
    assert town.seat("spy") in town.table.open
    assert asked(town, "spy") is False


def last_four(*hands: bool) -> Evening:
    """Three of four have voted for the Imp, or so many of them; then the Spy has put up the Mayor, and these
    hands were counted."""
    town = scenario("imp chef monk fortuneteller mayor slayer spy", "tb").night(fortuneteller="imp monk")
    for name in ("chef", "monk", "fortuneteller"):
        town.word("slay", name)
    town.open_nominations().nominate("slayer", "imp", "mayor slayer")
    assert town.condemned == "imp"
    town.table.answer(town.seat("spy"), ("nominate", town.seat("mayor")))
    for raised in hands:
        (seat,) = town.table.open
        town.table.answer(seat, raised)
    return town


def test_evil_hands_make_a_tie_that_spares_the_demon() -> None:
    """Two have voted for the Imp. The Spy's hand and the Imp's are as many, whatever the others do."""
    town = last_four(False)
    assert asked(town, "spy") is True
    town.table.answer(town.seat("spy"), True)
    assert asked(town, "imp") is True


def test_an_evil_hand_that_saves_nobody_stays_down() -> None:
    town = last_four(False)
    town.table.answer(town.seat("spy"), False)
    assert asked(town, "imp") is False


def test_an_imp_that_handed_its_role_on_stands_by_its_heir() -> None:
    """Three are left, and everybody's words point at the Spy, who is the Imp now."""
    town = scenario("imp spy fortuneteller monk mayor slayer ravenkeeper", "tb")
    town.night(fortuneteller="imp monk").day()
    town.night(imp="imp", fortuneteller="spy slayer", monk="mayor")
    assert town.role("spy") == "imp" and not town.alive("imp")
    for name in ("fortuneteller", "slayer", "monk"):
        town.word("slay", name)
    for name in ("fortuneteller", "spy", "mayor", "ravenkeeper"):
        claim(town, name, "am", "undertaker" if name == "spy" else name)
    claim(town, "fortuneteller", "yes", 2, "spy", "slayer", True)
    thought = thinking(town, "imp")
    chances = thought.demon_chances()
    assert thought.told_to_me()[1] == town.seat("spy")
    assert max(thought.living, key=lambda seat: chances[seat]) == town.seat("spy")
    assert hand(town, "imp", "spy") is False


def ballot_on(town: Evening, nominator: str, nominee: str, voter: str, *up: str) -> Answer:
    """Somebody is put up, and these raise their hands; what this voter answers when it is their turn."""
    town.open_nominations()
    town.table.answer(town.seat(nominator), ("nominate", town.seat(nominee)))
    while town.seat(voter) not in town.table.open:
        (seat,) = town.table.open
        town.table.answer(seat, town.name(seat) in up)
    return asked(town, voter)


def test_no_evil_hand_helps_to_hang_the_demon_though_more_must_follow() -> None:
    """All words point at the Imp. The Spy's would be the second hand of three, then the fourth."""
    for helpers, raised in ((("fortuneteller",), False), (("fortuneteller", "monk", "mayor"), True)):
        town = scenario("imp fortuneteller monk mayor spy slayer ravenkeeper", "tb")
        town.night(fortuneteller="imp monk").day()
        town.night(imp="ravenkeeper", ravenkeeper="imp", fortuneteller="imp mayor", monk="mayor")
        claim(town, "ravenkeeper", "am", "ravenkeeper")
        town.standing("ravenkeeper", "claim", ("saw", 2, town.seat("imp"), "imp"))
        claim(town, "fortuneteller", "am", "fortuneteller")
        claim(town, "fortuneteller", "yes", 1, "imp", "monk", True)
        claim(town, "fortuneteller", "yes", 2, "imp", "mayor", True)
        assert ballot_on(town, "slayer", "imp", "spy", *helpers) is raised


def test_an_evil_hand_that_decides_hangs_somebody_good() -> None:
    """Of the Mayor the Fortune Teller has heard a no. Three hands of six are enough."""
    for helpers, raised in ((("slayer", "monk"), True), ((), False)):
        town = scenario("imp spy mayor fortuneteller monk slayer ravenkeeper", "tb")
        town.night(fortuneteller="monk mayor").day()
        town.night(imp="ravenkeeper", ravenkeeper="imp", fortuneteller="imp mayor", monk="mayor")
        for name in ("fortuneteller", "mayor", "ravenkeeper"):
            claim(town, name, "am", name)
        claim(town, "fortuneteller", "yes", 1, "mayor", "monk", False)
        assert ballot_on(town, "slayer", "mayor", "spy", *helpers) is raised


def test_where_half_are_evil_they_hang_whom_they_like() -> None:
    """Six live, three of them evil. The first of the three raises a hand that decides nothing by itself."""
    cast = "imp spy baron virgin chef butler saint slayer monk mayor"
    for dead, raised in ((("slayer", "monk", "mayor", "saint"), True), (("slayer", "monk"), False)):
        town = scenario(cast, "tb").night()
        for name in ("virgin", "chef", "butler"):
            claim(town, name, "am", name)
        for name in dead:
            town.word("slay", name)
        assert ballot_on(town, "baron", "butler", "imp") is raised


def test_an_evil_hand_goes_up_for_a_friend_who_hangs_anyway() -> None:
    """Four hands of seven are enough. Whoever takes hands at their word would mind the only one that is down;
    the one that decides stays down."""
    for helpers, raised in (
        (("monk", "slayer", "mayor", "ravenkeeper"), True),
        (("monk", "slayer", "mayor"), False),
    ):
        town = scenario("imp chef spy monk slayer mayor ravenkeeper", "tb").night()
        claim(town, "chef", "am", "chef")
        claim(town, "chef", "number", 1, 0)
        assert ballot_on(town, "chef", "spy", "imp", *helpers) is raised


@pytest.mark.parametrize("nominator", ["slayer", "fortuneteller"])
def test_who_has_put_somebody_up_raises_a_hand_for_it(nominator: str) -> None:
    """Six live, and a day without an execution would cost nothing. One has got a yes for the Mayor."""
    town = scenario("imp spy mayor fortuneteller monk slayer chef", "tb")
    town.night(fortuneteller="imp mayor").day()
    town.night(imp="chef", fortuneteller="imp mayor", monk="slayer")
    for name in ("fortuneteller", "chef", "monk"):
        claim(town, name, "am", name)
    claim(town, "imp", "am", "soldier")
    for night in (1, 2):
        claim(town, "fortuneteller", "yes", night, "imp", "mayor", True)
    assert ballot_on(town, nominator, "mayor", "slayer") is (nominator == "slayer")


@pytest.mark.parametrize(("suspect", "other"), [("slayer", "monk"), ("monk", "slayer")])
def test_an_imp_leaves_to_the_town_whom_it_has_raised_its_hands_for(suspect: str, other: str) -> None:
    """Nobody has said anything; four hands were up for one of two, and one too few."""
    town = scenario("imp spy chef saint monk slayer mayor recluse virgin empath", "tb").night()
    town.nominate("chef", suspect, "chef saint mayor recluse").close().dusk().until("choose")
    thought, team = thinking(town, "imp"), frozenset(map(town.seat, ("imp", "spy")))
    regard = seen_by_the_town(thought, team)
    assert regard[town.seat(suspect)] > 1.5 * regard[town.seat(other)]


def test_nobody_defends_whom_they_have_put_up() -> None:
    """The charge against the Slayer is worth nothing; whether the Imp says so hangs on who has nominated."""
    for nominator, said in (("mayor", True), ("imp", False)):
        town = late_in_the_game()
        claim(town, "monk", "blame", "slayer", "feeling")
        town.nominate(nominator, "slayer")
        assert (("doubt", town.seat("slayer")) in aloud(town, "imp")) is said


def test_the_dead_promise_no_hand() -> None:
    """They keep their vote for the last days."""
    for seed in map(str, range(12)):
        town = late_in_the_game()
        claim(town, "monk", "blame", "imp", "left")
        town.open_nominations()
        assert ("promise", town.seat("imp")) not in aloud(town, "ravenkeeper", seed)


def test_an_evil_player_accuses_as_if_the_own_team_were_innocent() -> None:
    """All suspect the Imp: what blame it gets falls to the rest, and the Spy has somebody to put up."""
    thought = thinking(late_in_the_game(), "imp")
    chances = thought.demon_chances()
    shown = as_if_clean(thought, chances)
    assert thought.me not in shown and all(seat in thought.living for seat in shown)
    assert sum(shown.values()) == pytest.approx(
        sum(chances[seat] for seat in thought.living if seat != thought.me)
    )


# ---- nights


def test_the_imp_spares_its_own_and_a_claimed_soldier() -> None:
    town = scenario("imp spy soldier empath mayor slayer chef", "tb").night()
    claim(town, "soldier", "am", "soldier")
    claim(town, "empath", "am", "empath")
    town.day().night(imp=picks(town, "imp"))
    assert town.deaths == ["empath"]


def test_an_imp_does_not_leave_a_mayor_among_the_last_three() -> None:
    """While many live, an attack on the Mayor hits anybody; at the end the Mayor would win by a quiet day."""
    for dead, spared in ((("monk",), True), (("monk", "slayer", "virgin"), False)):
        town = scenario("imp spy mayor soldier chef monk slayer virgin", "tb").night()
        for name in ("mayor", "soldier", "chef", "slayer", "virgin"):
            claim(town, name, "am", name)
        for name in dead:
            town.word("slay", name)
        town.day().until("choose")
        chosen = {sitting(town, "imp", seed)[0].answer(*imps(town)) for seed in "123456"}
        assert (town.seat("mayor") not in chosen) is spared


def imps(town: Evening) -> tuple[Chair[View], Decision[Answer]]:
    chair = sitting(town, "imp")[1]
    return chair, town.table.open[chair.seat]


@pytest.mark.parametrize("accused", [True, False])
def test_an_imp_whose_rope_is_woven_hands_its_role_on(accused: bool) -> None:
    town = scenario("imp spy fortuneteller mayor ravenkeeper chef saint", "tb")
    town.night(fortuneteller="imp chef")
    town.day().night(imp="ravenkeeper", ravenkeeper="imp", fortuneteller="imp mayor")
    for name in ("fortuneteller", "mayor", "chef", "saint", "ravenkeeper"):
        claim(town, name, "am", name)
    if accused:
        town.standing("ravenkeeper", "claim", ("saw", 2, town.seat("imp"), "imp"))
    claim(town, "spy", "am", "washerwoman")
    claim(town, "fortuneteller", "yes", 1, "imp", "chef", accused)
    claim(town, "fortuneteller", "yes", 2, "imp", "mayor", accused)
    town.day().until("choose")
    for seed in "123":
        assert (sitting(town, "imp", seed)[0].answer(*imps(town)) == town.seat("imp")) is accused


def test_an_imp_that_has_struck_in_vain_turns_to_somebody_else() -> None:
    town = scenario("imp spy soldier saint recluse virgin slayer", "tb").night()
    for name in ("saint", "recluse", "virgin"):
        claim(town, name, "am", name)
    for _ in range(2):
        town.day().night(imp="soldier")
    town.day().until("choose")
    for seed in "123456":
        assert sitting(town, "imp", seed)[0].answer(*imps(town)) != town.seat("soldier")


def test_at_the_end_the_imp_rather_kills_a_friend_than_fail() -> None:
    town = scenario("imp spy soldier mayor chef monk slayer", "tb").night()
    for name in ("mayor", "chef", "monk", "slayer"):
        town.word("slay", name)
    town.day().night(imp=picks(town, "imp"))
    assert town.outcome == "evil"


def test_the_monk_watches_over_one_who_still_learns() -> None:
    town = scenario("imp spy monk empath mayor slayer chef", "tb").night()
    claim(town, "empath", "am", "empath")
    claim(town, "mayor", "am", "mayor")
    town.day().until("choose")
    assert asked(town, "monk") == town.seat("empath")


def test_a_fortune_teller_points_at_living_suspects() -> None:
    town = scenario("imp spy fortuneteller empath mayor slayer chef", "tb")
    town.night(fortuneteller=picks(town, "fortuneteller"))
    (choice,) = town.town.picks
    assert len(choice.targets) == 2 and town.seat("fortuneteller") not in choice.targets


# ---- beliefs


def facts(
    stories: list[tuple[str, list[tuple[str | int | bool, ...]]]],
    falls: tuple[tuple[int, int], ...] = (),
    ballots: tuple[tuple[int, int, int], ...] = (),
) -> Facts:
    told = tuple(Story(RoleId(role), tuple(said)) for role, said in stories)
    ring = tuple(range(len(told)))
    return Facts(ring, len(told), 1, 0, told, falls, (), (), (), ballots, 1)


QUIET: list[tuple[str, list[tuple[str | int | bool, ...]]]] = [
    (role, []) for role in ["soldier", "mayor", "monk", "slayer", "virgin", "ravenkeeper", "chef"]
]


def test_an_empath_who_saw_none_clears_both_neighbours() -> None:
    chances = read(facts([("empath", [("number", 1, 0)]), *QUIET[:6]])).demon(reader=3)
    assert chances[1] < chances[2] and chances[6] < chances[5]
    assert chances[3] == 0.0


def test_an_empath_looks_past_the_dead() -> None:
    told: tuple[str, list[tuple[str | int | bool, ...]]] = ("empath", [("number", 1, 1), ("number", 2, 1)])
    both_nights = read(facts([told, *QUIET[:6]], falls=((1, 4),))).demon(reader=4)
    assert both_nights[6] == max(both_nights)
    assert both_nights[1] == 0.0


@pytest.mark.parametrize("role", ["undertaker", "chef"])
def test_the_fewer_are_left_the_worse_one_looks_whom_a_demon_would_have_killed(role: str) -> None:
    """Beside the Slayer, who is no such danger."""
    stories = [(role, []), *QUIET[:6]]
    gone = ((1, 4), (2, 5), (5, 6))
    early, middle, late = (
        read(msgspec.structs.replace(facts(stories, gone[:count]), day=3)).demon(2) for count in (0, 2, 3)
    )
    assert early[0] / early[4] < middle[0] / middle[4] < late[0] / late[4]


def test_the_tenth_story_makes_nobody_much_surer() -> None:
    """Those who say the same may say it of each other's making."""
    accused: tuple[str, list[tuple[str | int | bool, ...]]] = ("investigator", [("pair", "spy", 5, 6)])
    seen: tuple[str, list[tuple[str | int | bool, ...]]] = ("ravenkeeper", [("saw", 2, 6, "imp")])
    one, many = (
        read(facts([accused, *([seen] * count), *QUIET[: 6 - count]])).evil(reader=4) for count in (0, 4)
    )
    assert one[6] < many[6] < 0.99


def test_two_who_claim_the_same_role_are_both_suspects() -> None:
    chances = read(facts([("chef", []), ("chef", []), *QUIET[:5]])).evil(reader=4)
    assert min(chances[:2]) > 1.8 * max(chances[2:])


def test_of_two_who_claim_the_same_role_one_is_a_minion_rather_than_the_demon() -> None:
    """The Demon was told three roles that nobody holds."""
    chances = read(facts([("chef", []), ("chef", []), *QUIET[:5]])).demon(reader=4)
    assert max(chances[:2]) < chances[2]


def test_who_has_much_to_tell_is_not_suspected_for_it() -> None:
    """Night after night an Exorcist says whom they chose; to have told nothing is hardly better."""
    falls = ((1, 6), (2, 8), (6, 9))
    chosen: list[tuple[str | int | bool, ...]] = [
        ("chose", night, seat) for night, (seat, _) in enumerate(falls, 2)
    ]
    told, untold = (
        read(facts([("exorcist", said), *QUIET[:6]], falls=falls)).demon(reader=4) for said in (chosen, [])
    )
    assert told[0] < 1.35 * untold[0]


def test_the_investigator_accuses_two() -> None:
    chances = read(facts([("investigator", [("pair", "spy", 1, 2)]), *QUIET[:6]])).evil(reader=5)
    assert min(chances[1:3]) > max(chances[3:])


def test_who_spares_a_suspect_becomes_one() -> None:
    accused = [("investigator", [("pair", "spy", 1, 2)]), ("chef", [("number", 1, 0)]), *QUIET[:5]]
    calm = read(facts(accused)).evil(reader=6)  # type: ignore[arg-type]
    voted = read(facts(accused, ballots=((1, 0b1011001, 0b0100100),))).evil(reader=6)  # type: ignore[arg-type]
    assert voted[5] > calm[5] and voted[3] < calm[3]


def test_who_takes_hands_at_their_word_minds_them_more() -> None:
    told = [("investigator", [("pair", "spy", 1, 2)]), ("chef", [("number", 1, 0)]), *QUIET[:5]]
    seen = facts(told, ballots=((1, 0b1011001, 0b0100100),))  # type: ignore[arg-type]
    knowing, simple = read(seen).evil(reader=6), read(seen, None, BY_WORD).evil(reader=6)
    assert simple[5] / simple[3] > 1.5 * knowing[5] / knowing[3]


def test_evil_eyes_look_with_both_kinds_of_listeners() -> None:
    told = facts([("empath", [("number", 1, 1), ("number", 2, 0)]), *QUIET[:6]], falls=((6, 4),))
    knowing, simple, both = (
        each.demon() for each in (read(told), read(told, None, BY_WORD), overheard(told))
    )
    pairs = zip(knowing, simple, strict=True)
    assert both == pytest.approx([(1 - SIMPLE) * one + SIMPLE * other for one, other in pairs])
    assert knowing != pytest.approx(simple)


# ---- the same for everybody


class Window:
    """A chair through which nothing but the promised can be seen."""

    def __init__(self, chair: Chair[View]) -> None:
        self.seat = chair.seat
        self._look: Callable[[], View] = lambda: chair.view
        self._hear: Callable[[int], list[Event]] = chair.events
        self._now: Callable[[], int] = lambda: chair.moment

    @property
    def view(self) -> View:
        return self._look()

    @property
    def moment(self) -> int:
        return self._now()

    def events(self, since: int = 0) -> list[Event]:
        return self._hear(since)


def test_a_whole_game_needs_no_more_than_view_events_and_decisions() -> None:
    table = Table(RULES, {"players": 7}, 3)
    players = {Seat(n): Sensible(f"3/{n}") for n in range(8)}
    windows = {seat: Window(Chair(table, seat)) for seat in players}
    for _ in range(2000):
        if not table.open:
            break
        for seat, player in players.items():
            if (said := player.interject(windows[seat])) is not None:  # type: ignore[arg-type]
                table.answer(seat, said[1], said[0])
        if table.open:
            seat, decision = next(iter(table.open.items()))
            table.answer(seat, players[seat].answer(windows[seat], decision))  # type: ignore[arg-type]
    assert table.outcome in SIDES


def test_the_same_seed_is_the_same_game() -> None:
    one, other = played(11, players=8), played(11, players=8)
    assert one.log.write() == other.log.write()
    assert one.log.write() != played(12, players=8).log.write()


def test_a_successor_in_a_chair_thinks_as_the_one_before() -> None:
    """Whoever takes a chair over in the middle reads the same facts out of it."""
    table = Table(RULES, {"players": 9}, 5)
    players = {Seat(n): Sensible(f"5/{n}") for n in range(10)}
    order, checked = Random("5"), 0
    for _ in range(400):
        for seat, player in players.items():
            said = player.interject(Chair(table, seat))
            if said is not None:
                table.answer(seat, said[1], said[0])
        if not table.open:
            break
        seat = order.choice(list(table.open))
        decision = table.open[seat]
        answer = players[seat].answer(Chair(table, seat), decision)
        good = seat < 9 and table.state.grimoire[seat].card_side == "good"
        if decision.kind == "vote" and good:
            assert Townsperson("another").answer(Chair(table, seat), decision) == answer
            checked += 1
        table.answer(seat, answer)
    assert checked > 10


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"players": 9, "travellers": 3}, {"players": 15}, {"players": 20}]
)
def test_every_size_of_town_can_be_played(options: dict[str, int]) -> None:
    assert played(2, SENSIBLE, **options).outcome in SIDES


@pytest.mark.parametrize("script", ["crossroads", "alley", "bmr", "snv"])
def test_roles_of_other_sets_do_not_confuse_them(script: str) -> None:
    for seed in range(4):
        players = 6 if script == "alley" else 8
        assert played(seed, players=players, script=script).outcome in SIDES


def test_the_registry_knows_them_by_name_and_side() -> None:
    assert set(PLAYERS) <= set(bots.makers("clocktower"))
    assert bots.sides("clocktower") == SIDES
    town = scenario("imp spy monk empath mayor slayer chef", "tb").night()
    assert side(town.view("imp")) == "evil" and side(town.view("chef")) == "good"
    assert side(town.grimoire) == ""


# ---- how well they play, on games fixed by their seeds


def good_wins(games: int, players: int, names: Mapping[str, str]) -> float:
    won = [played(seed, names, players=players).outcome == "good" for seed in range(games)]
    return sum(won) / games


def test_neither_side_is_helpless_and_both_beat_random_players() -> None:
    even = good_wins(60, 7, {"": "sensible"})
    strong = good_wins(30, 7, {"good": "sensible", "evil": "random", "": "sensible"})
    weak = good_wins(30, 7, {"good": "random", "evil": "sensible", "": "sensible"})
    assert 0.25 < even < 0.75
    assert strong > even + 0.1 and weak < even - 0.2


def test_an_example_of_a_claim_that_all_hear() -> None:
    town = scenario("imp poisoner chef monk virgin slayer mayor").night()
    says(town, "chef")
    seen = town.view("monk")
    assert isinstance(seen, PlayerView) and seen.phase == DAY
    assert Claim(town.seat("chef"), None, 1, ("am", RoleId("chef"))) in seen.claims


# ---- accusations


def test_the_town_does_not_accuse_in_chorus() -> None:
    """One accuses and says why, at most two agree, and somebody else may take the part of the accused."""
    heard = 0
    for seed in range(6):
        table = played(seed, players=10, script="tb")
        said = [
            (claim.day, str(claim.said[0]), claim.said[1])
            for claim in table.state.claims
            if claim.to is None and claim.said[0] in ("think", "blame", "agree", "doubt", "propose")
        ]
        heard += len(said)
        for day in {day for day, *_ in said}:
            today = [(verb, whom) for when, verb, whom in said if when == day]
            assert len([verb for verb, _ in today if verb == "blame"]) <= 2
            assert len(set(today)) >= len(today) - 2, f"day {day}: {today}"
            blamed = [whom for verb, whom in today if verb == "blame"]
            assert len(set(blamed)) == len(blamed), "nobody is accused twice on one day"
            blamed += [whom for verb, whom in today if verb == "propose"]
            assert {whom for verb, whom in today if verb in ("agree", "doubt")} <= set(blamed)
    assert heard > 10


def test_an_accusation_gives_a_reason_that_the_town_can_check() -> None:
    reasons = set()
    for seed in range(8):
        table = played(seed, players=9, script="tb")
        roles: dict[Seat, object] = {}
        for claim in table.state.claims:
            if claim.to is not None:
                continue
            if claim.said[0] == "am":
                roles[claim.seat] = claim.said[1]
            if claim.said[0] == "blame":
                _, whom, why = claim.said
                reasons.add(why)
                assert (why == "silent") == (Seat(int(whom)) not in roles)
                if why == "double":
                    assert list(roles.values()).count(roles[Seat(int(whom))]) > 1
    assert len(reasons) >= 2
