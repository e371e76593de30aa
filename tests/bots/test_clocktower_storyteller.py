"""The automatic Storyteller: what it tells, whom it helps, what it never does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from nightbell.bots.clocktower import Sensible, Storyteller
from nightbell.bots.clocktower.storyteller import BALANCED, CRUEL, GENTLE, Telling
from nightbell.engine import Answer, Chair, Decision, Player, RandomPlayer, Seat, Table, play_out
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import ROLES, RoleId
from nightbell.games.clocktower.seen import Grimoire, View
from tests.clocktower.scenario import Story as Evening
from tests.clocktower.scenario import scenario

Tide = Callable[[float], None]


@pytest.fixture
def tide(monkeypatch: pytest.MonkeyPatch) -> Tide:
    """Say who is ahead: 1 for good, -1 for evil."""

    def set_to(height: float) -> None:
        monkeypatch.setattr(Telling, "_reckon", lambda self: height)

    return set_to


def decides(evening: Evening, style: str = BALANCED, seed: str = "1") -> Callable[[Decision[Answer]], Answer]:
    """A Storyteller for this evening, as the answer to its questions."""
    teller = Storyteller(seed, style)
    chair = Chair(evening.table, evening.town.storyteller)

    def answer(decision: Decision[Answer]) -> Answer:
        given = teller.answer(chair, decision)
        assert given in decision.choice.listed()
        return given

    return answer


# ---- before the game


@pytest.mark.rule("C-186")
def test_bluffs_are_two_townsfolk_and_an_outsider_and_not_the_drunks_role() -> None:
    for seed in range(10):
        town = scenario("imp poisoner drunk=chef monk virgin slayer mayor", "tb")
        town.night(poisoner="monk", bluffs=decides(town, seed=str(seed)))
        types = sorted(ROLES[role].type for role in town.town.bluffs)
        assert types == ["outsider", "townsfolk", "townsfolk"]
        assert "chef" not in town.town.bluffs


def sides_of_travellers(count: int, seed: int, style: str = BALANCED) -> list[str]:
    table = Table(RULES, {"players": 7 + count, "travellers": count}, seed)
    players: dict[Seat, Player[View]] = {Seat(n): RandomPlayer(f"{seed}/{n}") for n in range(7 + count)}
    players[Seat(7 + count)] = Storyteller(str(seed), style)
    while table.state.phase == "setup":
        seat, decision = next(iter(table.open.items()))
        table.answer(seat, players[seat].answer(Chair(table, seat), decision))
    return [table.state.grimoire[seat].side for seat in range(7, 7 + count)]


@pytest.mark.rule("C-441", "C-443")
def test_a_lone_traveller_is_good_and_among_several_one_or_two_are_evil() -> None:
    for seed in range(12):
        assert sides_of_travellers(1, seed) == ["good"]
        assert sides_of_travellers(2, seed).count("evil") == 1
        for count in (3, 4, 5):
            assert sides_of_travellers(count, seed).count("evil") in (1, 2)


def test_a_cruel_storyteller_now_and_then_brings_an_evil_guest() -> None:
    sides = {sides_of_travellers(1, seed, CRUEL)[0] for seed in range(30)}
    assert sides == {"good", "evil"}


def test_the_red_herring_is_a_good_player_other_than_the_fortune_teller() -> None:
    town = scenario("imp poisoner fortuneteller monk virgin slayer mayor", "tb")
    town.night(red_herring=decides(town), fortuneteller="imp monk", poisoner="mayor")
    (herring,) = [name for name in town.names if "fortuneteller-red-herring" in town.marks(name)]
    assert herring not in ("imp", "poisoner", "fortuneteller")


# ---- what the impaired are told


@pytest.mark.rule("C-393")
def test_a_poisoned_empath_is_lied_to(tide: Tide) -> None:
    tide(0.0)
    town = scenario("empath chef imp poisoner monk virgin slayer", "tb")
    town.night(poisoner="empath", tell_empath=decides(town))
    assert town.number("empath") == 1
    town = scenario("empath imp monk chef virgin slayer poisoner", "tb")
    town.night(poisoner="empath", tell_empath=decides(town))
    assert town.number("empath") == 0


@pytest.mark.rule("C-528")
def test_the_further_good_is_ahead_the_surer_is_the_lie(tide: Tide) -> None:
    tide(1.0)
    town = scenario("drunk=empath chef imp poisoner monk virgin slayer", "tb")
    town.night(poisoner="monk", tell_empath=decides(town))
    assert town.number("drunk") == 1


@pytest.mark.rule("C-527")
def test_when_evil_is_crushing_good_the_truth_comes_out(tide: Tide) -> None:
    tide(-0.9)
    town = scenario("drunk=empath imp mayor undertaker chef slayer spy poisoner", "tb")
    town.night(poisoner="slayer", tell_empath=decides(town))
    assert town.number("drunk") == 2
    town.day(execute="spy")
    town.night(
        poisoner="slayer",
        imp="mayor",
        mayor=decides(town),
        tell_empath=decides(town),
        tell_undertaker=decides(town),
    )
    assert town.shown("undertaker") == "spy"
    assert town.deaths == ["poisoner"]


@pytest.mark.rule("C-529")
def test_in_doubt_evil_is_helped(tide: Tide) -> None:
    tide(0.0)
    town = scenario("drunk=empath imp mayor undertaker chef slayer monk poisoner", "tb")
    town.night(poisoner="slayer", tell_empath=decides(town))
    assert town.number("drunk") == 0


@pytest.mark.rule("C-390", "C-391")
def test_a_lie_backs_what_an_evil_player_claims(tide: Tide) -> None:
    tide(0.0)
    town = scenario("imp baron drunk=ravenkeeper chef virgin slayer saint", "tb").night()
    town.standing("baron", "claim", ("am", "mayor"))
    town.day().night(imp="drunk", drunk="baron", tell_ravenkeeper=decides(town))
    assert town.shown("drunk") == "mayor"


@pytest.mark.rule("C-392")
def test_of_a_good_player_the_drunk_ravenkeeper_sees_something_evil(tide: Tide) -> None:
    tide(0.0)
    town = scenario("imp baron drunk=ravenkeeper chef virgin slayer saint", "tb").night()
    town.day().night(imp="drunk", drunk="chef", tell_ravenkeeper=decides(town))
    assert ROLES[RoleId(str(town.shown("drunk")))].type in ("minion", "demon")


def test_a_drunk_investigator_is_shown_two_good_players(tide: Tide) -> None:
    tide(0.0)
    town = scenario("imp poisoner drunk=investigator chef virgin slayer saint", "tb")
    teller = decides(town)
    town.night(poisoner="chef", clue_investigator=teller, clue_second_investigator=teller)
    (learned,) = town.learned("drunk")
    pair = [town.side(town.name(seat)) for seat in learned.pair]
    assert pair == ["good", "good"]


def test_an_able_investigator_hears_the_truth(tide: Tide) -> None:
    tide(1.0)
    town = scenario("imp poisoner investigator chef virgin slayer saint", "tb")
    teller = decides(town)
    town.night(poisoner="chef", clue_second_investigator=teller)
    (learned,) = town.learned("investigator")
    assert town.seat("poisoner") in learned.pair


# ---- deaths and heirs


@pytest.mark.rule("C-530")
def test_the_mayor_is_never_saved_by_the_death_that_ends_the_game(tide: Tide) -> None:
    for height in (-0.9, 0.0, 0.9):
        tide(height)
        town = scenario("imp mayor chef slayer saint virgin", "tb").night().day()
        town.night(imp="mayor", mayor=decides(town))
        assert town.outcome is None and town.alive("imp")
        assert len(town.deaths) == 1


def test_with_three_left_nobody_dies_for_the_mayor(tide: Tide) -> None:
    tide(0.0)
    town = scenario("imp mayor chef slayer saint virgin", "tb").night()
    town.word("slay", "chef").word("slay", "slayer").day(execute="virgin")
    town.night(imp="mayor", mayor=decides(town))
    assert not town.alive("mayor") and town.alive("saint")


@pytest.mark.rule("C-543")
def test_a_recluse_does_not_inherit_the_imp() -> None:
    town = scenario("imp baron recluse chef virgin slayer saint", "tb").night().day()
    town.night(imp="imp", star_pass=decides(town))
    assert town.role("baron") == "imp" and town.role("recluse") == "recluse"


# ---- the course of the game


def test_the_game_is_ended_when_nothing_can_change_its_end() -> None:
    town = scenario("imp poisoner chef slayer saint", "tb").night(poisoner="chef")
    town.word("slay", "saint")
    teller, chair = Storyteller("1"), Chair(town.table, town.town.storyteller)
    assert teller.interject(chair) is None
    town.nominate("chef", "slayer", "chef imp poisoner").close()
    assert teller.interject(chair) == ("end-early", "evil")


def test_the_town_is_reminded_before_nominations_close() -> None:
    town = scenario("imp poisoner chef slayer saint", "tb").night(poisoner="chef").open_nominations()
    teller, seat = Storyteller("1"), town.town.storyteller
    said = []
    while town.town.stage == "nominations":
        word = teller.answer(Chair(town.table, seat), town.table.open[seat])
        said.append(word)
        town.table.answer(seat, word)
    assert said == [("last-call",), ("remind",), ("close",)]


@pytest.mark.parametrize(("script", "players", "seed"), [("snv", 9, 24), ("tb", 7, 3)])
def test_everybody_has_had_a_say_before_the_storyteller_goes_on(script: str, players: int, seed: int) -> None:
    """On its last day the town of seed 24 once saw nominations close before any of three could nominate."""
    table = Table(RULES, {"players": players, "script": script}, seed)
    waiting: list[int] = []

    class Watched(Sensible):
        def answer(self, chair: Chair[View], decision: Decision[Answer]) -> Answer:
            if decision.kind == "proceed":
                waiting.append(len(table.open) - 1)
            return super().answer(chair, decision)

    seats = range(len(RULES.seats(table.state)))
    play_out(table, {Seat(n): Watched(f"{seed}/{n}") for n in seats}, Random(f"{seed}/order"))
    assert waiting and not any(waiting)


def tide_of(town: Evening, style: str = BALANCED) -> float:
    """Who is ahead in this Storyteller's eyes."""
    teller, chair = Storyteller("1", style), Chair(town.table, town.town.storyteller)
    teller.interject(chair)
    question: Decision[Answer] = town.table.open[town.town.storyteller]
    return Telling(teller, town.grimoire, question).tide


def test_what_is_said_in_public_moves_the_tide() -> None:
    town = scenario("imp poisoner chef slayer saint empath fortuneteller monk", "tb")
    town.night(poisoner="saint", fortuneteller="imp monk")
    calm = tide_of(town)
    town.standing("fortuneteller", "claim", ("am", "fortuneteller"))
    town.standing("fortuneteller", "claim", ("yes", 1, town.seat("imp"), town.seat("monk"), True))
    assert tide_of(town) > calm
    assert tide_of(town, GENTLE) < tide_of(town) < tide_of(town, CRUEL)


def test_the_more_minions_the_sooner_the_town_needs_help() -> None:
    few = scenario("imp spy soldier mayor slayer virgin ravenkeeper", "tb").night()
    many = scenario(
        "imp spy baron scarletwoman soldier mayor slayer virgin ravenkeeper saint recluse chef investigator",
        "tb",
    ).night()
    assert tide_of(many) < tide_of(few) < tide_of(few, CRUEL)


def test_nights_that_kill_more_than_one_take_days_from_the_town() -> None:
    town = scenario("shabaloth mastermind fool exorcist minstrel pacifist gossip courtier tealady", "bmr")
    town.night().day()
    quiet = town.night(exorcist="shabaloth")
    assert quiet.deaths == []
    calm = tide_of(town)
    town.day().night(shabaloth=town.in_turn("exorcist", "minstrel"), exorcist="fool")
    assert tide_of(town) < calm


def test_a_zombuul_that_only_seems_dead_is_no_reason_to_call_it_even() -> None:
    """The town looks among the living: evil is ahead."""
    town = scenario("zombuul mastermind fool courtier minstrel pacifist gossip", "bmr").night()
    town.day(execute="zombuul")
    assert town.outcome is None
    town.night()
    assert tide_of(town) < 0


@pytest.mark.parametrize(("height", "drunk"), [(0.0, "courtier"), (-0.9, "sailor")])
def test_a_sailor_drinks_alone_where_good_is_behind(tide: Tide, height: float, drunk: str) -> None:
    tide(height)
    town = scenario("sailor pukka courtier mastermind minstrel pacifist gossip", "bmr")
    town.until("sailor-mate", sailor="courtier")
    assert decides(town)(town.table.open[town.town.storyteller]) == town.seat(drunk)


@pytest.mark.parametrize(
    ("height", "hit"),
    [
        (-0.9, {"mastermind"}),
        (0.0, {"gossip", "mastermind", "pacifist", "minstrel"}),
        (0.9, {"gossip", "pacifist", "minstrel"}),
    ],
)
def test_gossip_hits_whoever_is_ahead_but_never_the_demon(tide: Tide, height: float, hit: set[str]) -> None:
    tide(height)
    town = scenario("pukka mastermind gossip fool pacifist minstrel", "bmr").night(pukka="fool")
    town.standing("gossip", "claim", ("think", town.seat("pukka"), "pukka"))
    town.day().until("gossip-victim", pukka="minstrel", gossip=True)
    question = town.table.open[town.town.storyteller]
    assert {town.names[int(str(decides(town, seed=str(n))(question)))] for n in range(40)} == hit


class Overheard:
    """A Storyteller whose answers are written down."""

    def __init__(self, style: str, seed: int) -> None:
        self.teller = Storyteller(str(seed), style)
        self.said: list[tuple[Decision[Answer], Answer]] = []

    def answer(self, chair: Chair[View], decision: Decision[Answer]) -> Answer:
        answer = self.teller.answer(chair, decision)
        self.said.append((decision, answer))
        return answer


def lies_told(style: str) -> int:
    """How many of the answers that impaired players heard in some games were false."""
    false = 0
    for seed in range(30):
        bag = ("empath", "chef", "monk", "virgin", "slayer", "poisoner", "imp")
        table = Table(RULES, {"bag": bag, "players": 7}, seed)
        teller = Overheard(style, seed)
        players: dict[Seat, Player[View]] = {Seat(n): Sensible(f"{seed}/{n}") for n in range(7)}
        play_out(table, {**players, Seat(7): teller}, Random(seed))
        told = [(dict(decision.about), answer) for decision, answer in teller.said if decision.kind == "tell"]
        false += sum(about["why"] == "no-ability" and answer != about["truth"] for about, answer in told)
    return false


def test_the_cruel_lie_no_less_than_the_gentle() -> None:
    assert lies_told(CRUEL) >= lies_told(GENTLE) > 0


def test_a_town_that_will_think_its_last_days_through_is_further_ahead() -> None:
    """Where the sheet holds a second Demon it cannot."""
    town = scenario("imp poisoner chef monk virgin slayer mayor", "tb").night(poisoner="mayor")
    chair = Chair(town.table, town.town.storyteller)
    view = chair.view
    assert isinstance(view, Grimoire)
    two = msgspec.structs.replace(view, sheet=(*view.sheet, RoleId("nodashii")))
    decision = next(iter(town.table.open.values()))
    one_demon, two_demons = (Telling(Storyteller("1"), each, decision).tide for each in (view, two))
    assert one_demon > two_demons
