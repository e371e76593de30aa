"""Many hands do the same work as one, whoever of them dies."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor

import msgspec
import pytest

from nightbell import games
from nightbell.engine import Refusal
from nightbell.research import crews
from nightbell.research.crews import ALONE, Chunk, Crew, Pool, cluster, do_chunk, local, spread
from nightbell.research.simulation import Plan, Played, play
from tests.research.hands import dies_always, doubled, plays_and_dies


def threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(3)


@pytest.mark.parametrize("count", [0, 1, 2, 500])
def test_what_comes_back_is_in_the_order_in_which_it_was_handed_out(count):
    tasks = range(count)
    alone = list(spread(doubled, tasks, count, ALONE))
    assert list(spread(doubled, tasks, count, Crew(3, threads))) == alone == [2 * each for each in tasks]


def timeless(played: Played) -> Played:
    return msgspec.structs.replace(played, seconds=0.0)


def test_a_worker_that_is_killed_costs_time_and_nothing_else(tmp_path):
    plan = Plan("whispers", 16, players={"": "random"}, save="-", decisions=True)
    tasks = [(plan, str(tmp_path / "stone"), seed) for seed in range(16)]
    shared = list(spread(plays_and_dies, tasks, 16, Crew(2, Pool(2))))
    assert (tmp_path / "stone").exists()
    alone = [play(plan, seed) for seed in range(16)]
    assert [timeless(each) for each in shared] == [timeless(each) for each in alone]
    assert all(each.record for each in shared) and len({each.record for each in shared}) == 16


class Fainting(ThreadPoolExecutor):
    """Takes so many chunks, and none after that."""

    def __init__(self, strength: int) -> None:
        super().__init__(2)
        self.strength = strength

    def submit(self, fn, /, *args, **kwargs):
        self.strength -= 1
        if self.strength < 0:
            raise BrokenExecutor("the crew has died")
        return super().submit(fn, *args, **kwargs)


HIRES = """
import os
from nightbell.research.crews import Pool

if __name__ == "__main__":
    print("hired", Pool(2)().submit(os.getpid).result() != os.getpid(), flush=True)
    input()
"""


def test_whoever_was_hired_by_somebody_who_was_killed_goes_home(tmp_path):
    """A server or a study that is killed outright leaves nobody behind who would wait for ever."""
    script = tmp_path / "hires.py"
    script.write_text(HIRES)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, script], stdin=pipe, stdout=pipe, text=True) as hirer:
        assert hirer.stdout is not None
        assert hirer.stdout.readline() == "hired True\n"
        hirer.kill()
        assert hirer.stdout.read() == "", "it ends when the last of them is gone, since they share it"


def test_a_crew_may_die_while_it_is_being_handed_work():
    strengths = iter([3, 0, 1, 10_000])
    assert list(spread(doubled, range(40), 40, Crew(2, lambda: Fainting(next(strengths))))) == list(
        range(0, 80, 2)
    )
    assert next(strengths, None) is None


def test_work_that_kills_whoever_does_it_is_given_up_with_a_sentence(monkeypatch):
    monkeypatch.setattr(crews, "MOST_DEATHS", 1)
    with pytest.raises(Refusal, match="workers-keep-dying"):
        list(spread(dies_always, range(3), 3, Crew(1, Pool(1))))


def refuses(number: int) -> int:
    raise Refusal("too-cold", number=number)


def test_a_refusal_comes_home_from_wherever_it_was_said():
    with pytest.raises(Refusal, match="too-cold"):
        list(spread(refuses, range(3), 3, Crew(3, threads)))


def test_a_short_run_needs_nobody_else(monkeypatch):
    def hire() -> ThreadPoolExecutor:
        raise AssertionError("nobody was to be hired")

    assert list(spread(doubled, range(50), 50, Crew(2, hire, try_alone=True))) == list(range(0, 100, 2))
    monkeypatch.setattr(crews, "TRIAL_SECONDS", 0.0)
    monkeypatch.setattr(crews, "WORTH_HIRING", 0.0)
    with pytest.raises(AssertionError):
        list(spread(doubled, range(50), 50, Crew(2, hire, try_alone=True)))
    helped = Crew(3, threads, try_alone=True)
    assert list(spread(doubled, range(50), 50, helped)) == list(range(0, 100, 2))


def test_all_cores_unless_it_is_said_how_many(monkeypatch):
    monkeypatch.setattr(crews, "cores", lambda: 5)
    assert local() == Crew(5, Pool(5), try_alone=True)
    assert local(3) == Crew(3, Pool(3))
    assert local(1) is ALONE


def test_whoever_would_play_by_other_code_says_so_before_the_first_game():
    game = games.GAMES[0]
    ours = Chunk((1,), ((game, crews.code_print(game)),))
    assert isinstance(do_chunk(doubled, ours), tuple)
    theirs = do_chunk(doubled, Chunk((1,), ((game, "0123456789abcdef"),)))
    assert isinstance(theirs, Refusal) and theirs.message == "other-code-there"
    abroad = Crew(3, threads, abroad=True)
    assert list(spread(doubled, range(3), 3, abroad, [game])) == [0, 2, 4]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("ray://127.0.0.1:9", "no-cluster-there"),
        ("ray://", "no-such-cluster-address"),
        ("ray://host:cat", "no-such-cluster-address"),
        ("dask://host:1", "no-such-cluster-address"),
        ("moon", "no-such-cluster-address"),
    ],
)
def test_a_cluster_that_is_not_there(monkeypatch, address, said):
    monkeypatch.setattr(crews, "find_spec", lambda name: True)
    with pytest.raises(Refusal, match=said):
        cluster(address)


def test_without_ray_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setattr(crews, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match="needs-extra"):
        cluster("ray://127.0.0.1:10001")
