"""Sensible explorers: they want something, and know no more than their chair shows them."""

from __future__ import annotations

import msgspec
import pytest

from nightbell import bots, games
from nightbell.bots.betrayal.odds import at_least, duel
from nightbell.bots.betrayal.sensible import Sensible
from nightbell.engine import Answer, Chair, OneOf, Random, Seat, Split, State, Table, ask, play_out
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.traits import RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def evening(haunt: int, seed: int) -> Table[State, msgspec.Struct]:
    table = Table(games.load("betrayal"), {"players": 4, "haunt": haunt}, seed)
    play_out(table, bots.players(table, {"": "sensible"}, seed), Random(seed))
    return table


def answer(night: Story, seat: Seat) -> Answer:
    """What a sensible player does who is asked now."""
    return Sensible(seat, "seed").answer(Chair(night.table, seat), night.table.open[seat])


def test_more_dice_win_more_often():
    assert duel(8, 3).win > 0.9 > duel(5, 3).win > 0.5 > duel(3, 4).win
    even = duel(4, 4)
    assert even.dealt == pytest.approx(even.taken) and even.win < 0.5


def test_the_dice_promise_what_they_hold():
    assert at_least(1, 2) == pytest.approx(1 / 3) and at_least(2, 1) == pytest.approx(8 / 9)
    assert at_least(3, 0) == pytest.approx(1) and at_least(2, 5) == 0


def test_damage_goes_where_the_skull_is_farthest():
    table = Table(RULES, {"players": 3}, 1)
    chair = Chair(table, Seat(0))
    rows = dict(zip(("speed", "might", "sanity", "knowledge"), chair.view.clips[:4], strict=True))
    strong, weak = sorted(("might", "speed"), key=lambda trait: -rows[trait])
    share = ask(Seat(0), "share-damage", Split(1, (1, 1), (strong, weak), "trait"))
    answer = Sensible(Seat(0), "seed").answer(chair, share)
    assert answer == (1, 0) or rows[strong] == rows[weak]


def test_before_the_haunt_they_find_new_rooms():
    table = Table(RULES, {"players": 3}, 4)
    players = {Seat(n): Sensible(Seat(n), str(n)) for n in range(3)}
    rooms = len(table.state.placed)
    for _ in range(60):
        if table.state.haunt or not table.open:
            break
        seat, decision = next(iter(table.open.items()))
        table.answer(seat, players[seat].answer(Chair(table, seat), decision))
    assert len(table.state.placed) >= rooms + 5


def test_a_door_beyond_a_barrier_is_worth_a_roll():
    night = Story().room("chasm", "basement", 1, 0).put("zoe", "chasm", 1)
    night.room("stairs-from-basement", "basement", 0, -1)
    night.room("crypt", "basement", 0, 1)
    night.room("pentagram-chamber", "basement", -1, 0)
    night.only_tiles("underground-lake")
    assert answer(night, ZOE) == ("cross",)


def test_whom_to_heal_is_a_seat_and_no_yes():
    night = Story()
    asked = ask(ZOE, "heal-whom", OneOf((OX, ZOE), "seat"))
    assert Sensible(ZOE, "seed").answer(Chair(night.table, ZOE), asked) in (OX, ZOE)
    assert not isinstance(Sensible(ZOE, "seed").answer(Chair(night.table, ZOE), asked), bool)


def test_a_traitor_refuses_the_serum_and_a_hero_takes_it():
    night = Story().haunted(43, traitor="ox")
    asked = ask(OX, "accept-injection", OneOf((True, False)))
    assert Sensible(OX, "seed").answer(Chair(night.table, OX), asked) is False
    assert Sensible(PETER, "seed").answer(Chair(night.table, PETER), asked) is True


def test_the_eggs_are_left_while_their_bearer_hangs_in_the_web():
    """Haunt 4: nothing can kill whoever carries the eggs, so the web is torn first."""
    night = (
        Story().haunted(4, traitor="ox", revealer="zoe").give("zoe", "medical-kit").put("ox", "upper-landing")
    )
    night.house.marks.update({"webbed": 1, "eggs": 1, "track": 2})
    assert answer(night, ZOE) == ("tear-web",)


def test_the_eggs_do_not_wait_for_the_last_turn():
    night = (
        Story().haunted(4, traitor="ox", revealer="zoe").give("zoe", "medical-kit").put("ox", "upper-landing")
    )
    night.house.marks.update({"webbed": 1, "eggs": 1, "track": 8})
    assert answer(night, ZOE) == ("cut-out-eggs",)


def test_nobody_walks_into_the_flesh():
    """Haunt 27: with it all around the way out, a hero stays away from its rooms."""
    night = Story().haunted(27, traitor="ox", revealer="zoe").put("zoe", "entrance-hall")
    night.house.tokens["blob"] = (RoomId("upper-landing"), RoomId("grand-staircase"))
    while ZOE in night.table.open and night.state.active == ZOE:
        night.table.answer(ZOE, answer(night, ZOE))
        assert not night.state.mark("flesh-0")


def test_upstairs_nobody_digs_for_a_grave():
    """Haunt 40: the buried lie under the basement, so rooms above it are not searched."""
    night = Story().haunted(40, traitor="ox", revealer="zoe").put("zoe", "upper-landing")
    night.house.secrets.update({"burial": "basement-landing", "victim": "0"})
    assert answer(night, ZOE)[0] != "search-room"  # type: ignore[index]
    night = Story().haunted(40, traitor="ox", revealer="zoe").put("zoe", "basement-landing")
    night.house.secrets.update({"burial": "basement-landing", "victim": "0"})
    assert answer(night, ZOE) == ("search-room",)


def test_the_same_seed_gives_the_same_evening():
    assert evening(1, 7).log.write() == evening(1, 7).log.write()


@pytest.mark.parametrize("haunt", RULES.content()["haunts"])
def test_every_haunt_comes_to_an_end_among_sensible_players(haunt):
    assert evening(int(haunt), 2).outcome


def won(haunt: int, heroes: str, traitor: str, seeds: range) -> int:
    """How many of these evenings the heroes win, with such players on the two sides."""
    count = 0
    for seed in seeds:
        table = Table(games.load("betrayal"), {"players": 4, "haunt": haunt}, seed)
        names = {"heroes": heroes, "traitor": traitor, "": "sensible"}
        play_out(table, bots.players(table, names, seed), Random(seed))
        count += table.outcome == "heroes"
    return count


def test_sensible_heroes_do_better_than_random_ones():
    evenings = range(10)
    assert won(40, "sensible", "sensible", evenings) >= won(40, "random", "sensible", evenings) + 3


def test_a_sensible_traitor_does_better_than_a_random_one():
    evenings = range(10)
    assert won(35, "sensible", "random", evenings) >= won(35, "sensible", "sensible", evenings) + 2
