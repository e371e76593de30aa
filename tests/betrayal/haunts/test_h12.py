"""Haunt 12, Fleshwalkers."""

from __future__ import annotations

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Fall, Fight, Slay
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, TRAITS
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def twins() -> Story:
    night = Story().haunted(12, revealer="peter").run(call(HAUNTS[12].right_now))
    night._table = None
    return night


def test_every_explorer_has_a_twin_with_the_same_numbers():
    night = twins()
    for seat, twin in enumerate(night.house.monsters):
        assert twin.of == seat and twin.room == "entrance-hall"
        assert twin.traits == tuple(night.house.value(Seat(seat), trait) for trait in TRAITS)


def test_a_twin_walks_to_its_own_and_must_strike():
    night = (
        twins().put("zoe", "foyer").put("ox", "upper-landing").put("peter", "upper-landing").turn_of("peter")
    )
    night.dice(1, 0, 0, 0, *[0] * 6).ends_turn("peter").answers(100)
    assert night.state.monsters[0].room == "foyer"
    assert len(night.news("Fought")) == 1
    assert night.news("Fought")[0].target == "zoe-ingstrom"


def test_fighting_oneself_wears_one_down():
    night = twins().dice(2, 2, 2, 0, 0, 0).run(Fight(Figure(0), Figure(100), MIGHT))
    assert [night.rows("zoe", t) for t in TRAITS] == [2, 2, 1, 1]
    assert night.state.monsters[0].stunned


def test_the_crystal_ball_kills_ones_own_twin():
    night = (
        twins().give("zoe", "crystal-ball").dice(2, 2, 2, 0, 0, 0).run(Fight(Figure(0), Figure(100), MIGHT))
    )
    assert Figure(100) not in [m.id for m in night.state.monsters]
    assert [night.rows("zoe", t) for t in TRAITS] == [3, 3, 2, 2]
    other = (
        twins()
        .give("zoe", "crystal-ball")
        .dice(2, 2, 2, 0, 0, 0, 0, 0)
        .run(Fight(Figure(0), Figure(101), MIGHT))
    )
    assert other.state.monster(Figure(101)).stunned


def test_the_ball_also_kills_the_twin_of_the_dead():
    night = twins().give("zoe", "crystal-ball")
    Fall(OX).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(2, 2, 2, 0, 0, 0, 0, 0).run(Fight(Figure(0), Figure(101), MIGHT))
    assert Figure(101) not in [m.id for m in night.state.monsters]


def test_asking_for_the_ball():
    night = twins().give("ox", "crystal-ball").does("zoe", "ask-for-ball", 1).answers(True)
    assert "crystal-ball" in night.hand("zoe")
    kept = twins().give("ox", "crystal-ball").does("zoe", "ask-for-ball", 1).answers(False)
    assert "crystal-ball" in kept.hand("ox")


def test_the_living_win_when_no_twin_is_left():
    night = twins()
    Fall(OX).carry_out(night.house)
    for figure in (100, 101, 102):
        Slay(Figure(figure)).carry_out(night.house)
    assert night.house.outcome == "heroes" and night.house.winners == [ZOE, PETER]
    lost = twins()
    for seat in (ZOE, OX, PETER):
        Fall(seat).carry_out(lost.house)
    assert lost.house.outcome == "house" and lost.house.winners == [ZOE, OX, PETER]


def lets_act(night: Story, figure: int) -> None:
    """The first to act is this twin, where there is a choice."""
    if night.question.kind == "which-monster":
        night.answers(figure)


def apart() -> Story:
    """Zoe in the basement, the others upstairs; the twins still in the hall, and it is Peter's turn."""
    night = twins().put("zoe", "basement-landing").put("ox", "upper-landing").put("peter", "upper-landing")
    return night.turn_of("peter")


def test_a_twin_takes_the_coal_chute_to_its_own():
    night = apart().room("coal-chute", "ground", 2, 1).dice(1, 0, 0, 0, *[0] * 6).ends_turn("peter")
    lets_act(night, 100)
    assert night.state.monsters[0].room == "basement-landing"


def test_a_twin_drops_through_the_collapsed_floor():
    night = apart().room("collapsed-room", "ground", 2, 1).dice(1, 0, 0, 0, *[0] * 6).ends_turn("peter")
    lets_act(night, 100)
    assert night.state.monsters[0].room == "basement-landing"


def test_a_twin_strikes_when_its_way_ends_and_not_before():
    """Ox stands where Zoe's twin sets out; it walks on to Zoe and strikes her alone."""
    night = twins().put("zoe", "foyer").put("peter", "upper-landing").turn_of("peter")
    night.dice(1, 0, 0, 0, *[0] * 6).ends_turn("peter")
    lets_act(night, 100)
    assert night.state.monsters[0].room == "foyer"
    assert night.news("Fought")[0].target == "zoe-ingstrom"


def test_whom_a_twin_strikes_in_its_owns_absence_is_chance():
    struck = set()
    for seed in range(12):
        night = apart().put("ox", "entrance-hall").put("peter", "entrance-hall")
        night.house.chance.seed = seed
        night.house.chance.streams.clear()
        night.house.monsters = [twin for twin in night.house.monsters if twin.of == ZOE]
        night.ends_turn("peter")
        struck.add(night.news("Fought")[0].target)
    assert struck == {"ox-bellows", "peter-akimoto"}


def test_the_dead_choose_whom_their_twin_strikes_and_need_not():
    night = twins().turn_of("peter")
    Fall(ZOE).carry_out(night.house)
    night.house.outbox.clear()
    night.house.monsters = [twin for twin in night.house.monsters if twin.of == ZOE]
    night.dice(0, 0, 0, 0).ends_turn("peter")
    targets = {option[1] for option in night.options if option[0] == "attack"}
    assert night.question.seat == ZOE and targets == {1, 2} and ("end",) in night.options
