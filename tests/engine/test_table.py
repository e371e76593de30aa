"""The table: answers in, events and decisions out, and every way in which an answer can be wrong."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from nightbell.engine import (
    SPECTATOR,
    BadLog,
    Call,
    Chance,
    Crash,
    Decision,
    Drift,
    Effect,
    EngineFault,
    Mark,
    Number,
    Refusal,
    Runaway,
    ScriptedPlayer,
    Seat,
    Table,
    afresh,
    ask,
    call,
    decide,
    play_out,
    question,
    random_players,
    read_log,
    recall,
    replay,
    retell,
)
from tests.conformance import conformance, damaged_logs_are_refused, played
from tests.engine.lantern import LANTERN, Burn, Burnt, Carries, Carry, Lantern, Night, NightView

A, B, C = Seat(0), Seat(1), Seat(2)


def lantern(seed: int = 1) -> Table[Night, NightView]:
    return Table(LANTERN, {}, seed)


def test_all_may_answer_in_any_order():
    table = lantern()
    assert list(table.open) == [A, B, C]
    table.answer(C, 1)
    assert list(table.open) == [A, B]
    table.answer(A, 3)
    assert not table.history
    table.answer(B, 0)
    assert [event for event in table.events(A) if isinstance(event, Burnt)] == [Burnt(A, 3)]
    assert [event for event in table.events(SPECTATOR) if isinstance(event, Burnt)] == []
    assert Carries(A) in table.events(SPECTATOR)


def test_the_first_to_answer_closes_the_question_for_the_others():
    table = lantern()
    for seat in (A, B, C):
        table.answer(seat, 0)
    table.answer(B, "grab")
    assert list(table.open) == [B]
    assert table.open[B].kind == "victims"


@pytest.mark.parametrize(
    ("seat", "answer", "message"),
    [
        (A, 7, "illegal-answer"),
        (A, True, "illegal-answer"),
        (A, "1", "illegal-answer"),
        (B, 1, "already-answered"),
        (Seat(9), 1, "unknown-seat"),
        (SPECTATOR, 1, "unknown-seat"),
        ("0", 1, "unknown-seat"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat, answer, message):
    table = lantern()
    table.answer(B, 1)
    before = table.digest()
    with pytest.raises(Refusal) as refusal:
        table.answer(seat, answer)
    assert refusal.value.message == message
    assert table.digest() == before


def test_an_answer_after_the_end_is_late():
    table = played(LANTERN, {}, 3, 1000)
    with pytest.raises(Refusal, match="game-over"):
        table.answer(A, 0)
    with pytest.raises(Refusal, match="game-over"):
        table.answer(A, "dawn", standing="sing")


def test_a_standing_decision_breaks_in_and_the_open_one_stays():
    table = lantern()
    table.answer(A, 2)
    before = dict(table.open)
    table.answer(A, "dawn", standing="sing")
    assert table.open == before
    assert table.state.songs == ["dawn"]
    with pytest.raises(Refusal, match="illegal-answer"):
        table.answer(A, "noon", standing="sing")
    with pytest.raises(Refusal, match="not-your-decision"):
        table.answer(A, "dawn", standing="shout")
    table.answer(B, 1)
    table.answer(C, 1)
    assert replay(LANTERN, read_log(table.log.write())).digest() == table.digest()


def test_undo_takes_answers_back():
    table = lantern()
    before = table.digest()
    table.answer(A, 1)
    table.answer(B, 1)
    assert table.undone(2).digest() == before
    with pytest.raises(Refusal, match="cannot-undo"):
        table.undone(3)


def test_undoing_verifies_what_it_plays_again():
    table = played(LANTERN, {}, 3, 1000)
    table.log.marks[0] = Mark(0, "0" * 32)
    with pytest.raises(BadLog, match="log-differs"):
        table.undone(1)


def test_a_log_is_told_again_answer_by_answer():
    table = played(LANTERN, {}, 3, 1000)
    lengths = [len(again.log.entries) for again in retell(LANTERN, table.log)]
    assert lengths == list(range(len(table.log.entries) + 1))


def test_telling_again_stops_where_the_log_goes_another_way():
    log = played(LANTERN, {}, 3, 1000).log
    assert len(log.marks) > 2
    log.marks[1] = Mark(log.marks[1].after, "0" * 32)
    told = 0
    with pytest.raises(BadLog, match=f"log-differs .*answer={log.marks[1].after}"):
        for _ in retell(LANTERN, log):
            told += 1
    assert told == log.marks[1].after


class Renamed(Lantern):
    """The same rules under another hand: its private functions have other names."""

    def flow(self, night: Night) -> Call[Night, None]:
        return call(self.evening)

    def evening(self, night: Night) -> Effect[None]:
        yield from self.round(night)


def test_a_log_does_not_depend_on_the_names_of_functions():
    log = played(LANTERN, {}, 3, 1000).log
    assert replay(Renamed(), log).outcome == log.marks[-1].outcome


def test_a_fork_goes_the_same_way_and_keeps_no_records():
    table = lantern()
    table.answer(A, 2)
    fork = table.fork()
    for game in (table, fork):
        game.answer(B, 1)
        game.answer(C, 1)
    assert fork.digest() == table.digest()
    assert fork.open == table.open
    assert not fork.log.marks
    assert len(fork.log.entries) == 2


def test_without_marking_a_log_has_no_digests_and_tells_the_same_game():
    table = Table(LANTERN, {}, 3, marking=False)
    play_out(table, random_players(table, 3), Random(3))
    assert table.log.marks == []
    assert replay(LANTERN, table.log).digest() == table.digest()


class Lazy(Lantern):
    """Works its questions out when they are needed, and counts how often."""

    worked = 0

    def round(self, night: Night) -> Effect[None]:
        burnt = yield from question(self.burn)
        yield Burn(A, burnt)
        yield Carry(A)

    def burn(self, night: Night) -> Decision[int]:
        Lazy.worked += 1
        return ask(A, "burn", Number(0, night.candles[A]), rule="L-001")


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_table_that_was_pickled_or_deep_copied_goes_the_same_way_and_disturbs_nobody(twin):
    for answers in 0, 1, 5:
        table = Table(LANTERN, seed=4)
        for _ in range(answers):
            seat, decision = next(iter(table.open.items()))
            table.answer(seat, decision.choice.sample(Random(answers)))
        other, before = twin(table), table.digest()
        play_out(other, random_players(other, 1), Random(1))
        assert table.digest() == before
        play_out(table, random_players(table, 1), Random(1))
        assert table.log.write() == other.log.write() and table.history == other.history


class Guide:
    """Somebody with ways of their own, as a haunt is; each table has one."""

    def lead(self, night: Night) -> Effect[None]:
        yield Burn(A, 1)


GUIDE = Guide()


class Led(Lantern):
    def round(self, night: Night) -> Effect[None]:
        yield call(GUIDE.lead)
        burnt = yield from ask(A, "burn", Number(0, night.candles[A]), rule="L-001")
        yield Burn(A, burnt)
        yield Carry(A)


def test_a_table_pickled_after_a_call_of_somebodys_method_goes_on():
    """Read again, the method belongs to another of its kind; it is the same step all the same."""
    table = Table(Led(), {}, 1)
    again = pickle.loads(pickle.dumps(table))
    for game in (table, again):
        game.answer(A, 1)
    assert again.digest() == table.digest()


def test_a_copy_comes_past_a_question_without_working_it_out_again():
    table = Table(Lazy(), {}, 1)
    copied = table.copy()
    Lazy.worked = 0
    copied.answer(A, 1)
    assert Lazy.worked == 1, "only the next question was worked out"
    assert copied.state.candles[A] == table.state.candles[A] - 1


def test_a_question_is_worked_out_anew_after_an_interruption():
    table = Table(Lazy(), {}, 1)
    table.state.candles[A] = 2
    table.answer(A, "dawn", standing="sing")
    assert table.open[A].choice == Number(0, 2)


class Recalling(Lantern):
    worked = 0

    def round(self, night: Night) -> Effect[None]:
        most = recall(self.most, night)
        burnt = yield from ask(A, "burn", Number(0, most), rule="L-001")
        yield Burn(A, burnt)

    def most(self, night: Night) -> int:
        Recalling.worked += 1
        return night.candles[A]


def test_what_is_recalled_is_not_worked_out_again():
    table = Table(Recalling(), {}, 1)
    copied = table.copy()
    Recalling.worked = 0
    copied.answer(A, 1)
    assert Recalling.worked == 1, "once, in the next round"


class Circling(Lantern):
    """One phase that goes round for as long as there are candles."""

    def round(self, night: Night) -> Effect[None]:
        while True:
            left = afresh(night.candles[A])
            burnt = yield from ask(A, "burn", Number(0, left), rule="L-001")
            yield Burn(A, burnt)


def test_an_effect_that_begins_afresh_is_taken_up_from_there():
    table = Table(Circling(), {}, 1)
    lengths = set()
    for _ in range(4):
        copied, again = table.copy(), pickle.loads(pickle.dumps(table))
        for game in (table, copied, again):
            game.answer(A, 1)
        assert copied.digest() == again.digest() == table.digest()
        lengths.add(len(table.stack[0].trail))
    assert len(lengths) == 1, "the way so far is forgotten with each round"


class Deciding(Lantern):
    def round(self, night: Night) -> Effect[None]:
        burnt = yield from decide(ask(A, "burn", Number(0, night.candles[A]), rule="L-001"))
        yield Burn(A, burnt)
        yield from ask(B, "burn", Number(0, 1), rule="L-001")


def test_a_question_is_asked_while_there_is_something_to_decide():
    table = Table(Deciding(), {}, 1)
    table.answer(A, table.state.candles[A])
    copied = table.copy()
    copied.answer(B, 0)
    assert list(copied.open) == [B], "a seat without candles can burn none, and is not asked for it"


def test_scripted_luck_comes_first_and_is_used_up():
    table = lantern()
    table.state.chance.loaded["wind"] = [2]
    for seat in (A, B, C):
        table.answer(seat, 0)
    assert table.state.chance.loaded["wind"] == []


def test_streams_of_luck_do_not_disturb_each_other():
    one, other = Chance(5), Chance(5)
    for _ in range(10):
        other.below("deck", 52)
    assert [one.below("dice", 6) for _ in range(8)] == [other.below("dice", 6) for _ in range(8)]
    assert sorted(one.shuffled("deck", range(9))) == list(range(9))


def test_a_throw_of_five_dice_is_five_dice_thrown_one_by_one():
    thrown, one_by_one = Chance(5), Chance(5)
    assert thrown.each_below("dice", (6,) * 5) == [one_by_one.below("dice", 6) for _ in range(5)]
    assert thrown == one_by_one
    assert thrown.each_below("deck", ()) == [] and "deck" not in thrown.streams


def test_a_script_that_ends_within_a_throw_leaves_the_other_dice_to_luck():
    luck, scripted = Chance(5), Chance(5, loaded={"dice": [4, 2]})
    faces = scripted.each_below("dice", (6,) * 4)
    assert faces == [4, 2, *luck.each_below("dice", (6, 6))]
    assert scripted.loaded["dice"] == [] and scripted.streams == luck.streams


def test_scripted_luck_beyond_the_die_is_a_fault_of_the_script():
    luck = Chance(1, loaded={"dice": [9]})
    with pytest.raises(EngineFault, match="stay below 6"):
        luck.below("dice", 6)


def test_a_scripted_player_that_runs_dry_says_so():
    table = lantern()
    players = random_players(table, 1) | {A: ScriptedPlayer([])}
    with pytest.raises(EngineFault, match="no answer left for burn"):
        play_out(table, players, Random(1))


class Endless(Lantern):
    def flow(self, night: Night) -> Call[Night, None]:
        return call(self.deeper)

    def deeper(self, night: Night) -> Effect[None]:
        yield call(self.deeper)


class Busy(Lantern):
    def flow(self, night: Night) -> Call[Night, None]:
        return call(self.nothing)

    def nothing(self, night: Night) -> Effect[None]:
        yield from ()


@pytest.mark.parametrize(
    ("rules", "told"), [(Endless(), "effects inside each other"), (Busy(), "steps without")]
)
def test_effects_without_end_are_stopped_with_their_stack(rules, told):
    with pytest.raises(Crash, match=told) as crash:
        Table(rules, {}, 1)
    assert isinstance(crash.value.__cause__, Runaway)


class Breaks(Lantern):
    def round(self, night: Night) -> Effect[None]:
        yield from ask(A, "burn", LANTERN_BURN, rule="L-001")
        raise ZeroDivisionError("the wick broke")


LANTERN_BURN = Table(LANTERN, {}, 1).open[A].choice


def test_a_crash_carries_the_log_that_reproduces_it():
    table = Table(Breaks(), {}, 1)
    with pytest.raises(Crash, match="the wick broke") as crash:
        table.answer(A, 1)
    with pytest.raises(Refusal, match="table-broken"):
        table.answer(A, 1)
    with pytest.raises(Crash, match="the wick broke"):
        replay(Breaks(), read_log(crash.value.log.write()))


class Forgetful(Lantern):
    """Reads who is alive before the wounds, and again, differently, after them."""

    def round(self, night: Night) -> Effect[None]:
        yield from ask(Seat(max(night.wax) % 2), "burn", LANTERN_BURN, rule="L-001")
        yield Call(_scorch)
        yield from ask(A, "burn", LANTERN_BURN, rule="L-001")


def _scorch(night: Night) -> Effect[None]:
    night.wax[:] = [wax - 1 for wax in night.wax]
    yield from ()


def test_an_effect_that_branches_on_its_own_change_cannot_be_taken_up_again():
    table = Table(Forgetful(), {}, 1)
    (seat,) = table.open
    table.answer(seat, 0)
    copied = table.copy()
    table.answer(A, 0)
    with pytest.raises(Crash) as crash:
        copied.answer(A, 0)
    assert isinstance(crash.value.__cause__, Drift)


def test_the_kit_finds_lantern_in_order():
    conformance(LANTERN, {}, seeds=range(4))
    conformance(LANTERN, {"wanderers": 5, "candles": 4}, seeds=range(2))


def test_damaged_logs_are_told_from_good_ones():
    damaged_logs_are_refused(LANTERN, played(LANTERN, {}, 5, 1000))


def test_a_log_of_another_game_or_rules_says_so():
    log = played(LANTERN, {}, 5, 1000).log

    class Newer(Lantern):
        version = "2"

    with pytest.raises(BadLog, match="log-of-other-rules"):
        replay(Newer(), log)

    class Other(Lantern):
        name = "candle"

    with pytest.raises(BadLog, match="log-of-another-game"):
        replay(Other(), log)


def test_options_that_do_not_fit_are_named():
    with pytest.raises(Refusal, match=r"unknown-option .*option=moths"):
        Table(LANTERN, {"moths": 3})
    with pytest.raises(Refusal, match=r"bad-option .*option=wanderers"):
        Table(LANTERN, {"wanderers": "three"})
