"""A cluster plays the same games as one process, whoever dies on the way."""

from __future__ import annotations

import msgspec
import pytest
from tests.research.hands import plays_and_dies

from nightbell.engine import Refusal
from nightbell.research import crews
from nightbell.research.crews import cluster, spread
from nightbell.research.simulation import Plan, Played, play, run


def timeless(played: Played) -> Played:
    return msgspec.structs.replace(played, seconds=0.0)


def test_two_machines_make_the_same_tables(nightbell, machines, tmp_path):
    command = ("simulate", "clocktower", "--games", "60", "--save")
    here, there = tmp_path / "here", tmp_path / "there"
    for folder, where in (here, ("--jobs", "1")), (there, ("--on", machines.address)):
        folder.mkdir()
        files = ("--table", str(folder / "g.parquet"), "--decisions", str(folder / "d.parquet"))
        told = nightbell(*command, str(folder / "logs"), *files, *where)
        assert told.status == 0, told.err
    one, other = (
        {file.relative_to(folder): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
        for folder in (here, there)
    )
    assert one == other and len(one) == 62


def test_a_killed_worker_and_a_killed_machine_cost_time_and_nothing_else(machines, tmp_path):
    plan = Plan("betrayal", 40, players={"": "random"}, save="-", decisions=True)
    tasks = [(plan, str(tmp_path / "stone"), seed) for seed in range(40)]
    alone = [timeless(play(plan, seed)) for seed in range(40)]
    came = []
    for played in spread(plays_and_dies, tasks, 40, cluster(machines.address), ["betrayal"]):
        came.append(timeless(played))
        if len(came) == 20:
            machines.kill(machines.second)
    assert (tmp_path / "stone").exists()
    assert came == alone


def test_a_machine_with_other_code_is_refused_before_it_plays(nightbell, machines, monkeypatch):
    monkeypatch.setattr(crews, "code_print", lambda game: "code of last week")
    told = nightbell("simulate", "whispers", "--games", "5", "--on", machines.address)
    assert told.status == 2 and "another version of whispers" in told.err and not told.out


def test_a_cluster_that_goes_away_is_told_of_in_a_sentence(machines):
    plan = Plan("whispers", 4000, players={"": "random"})
    came = 0
    with pytest.raises(Refusal, match="cluster-lost"):
        for _ in run(plan, cluster(machines.address)):
            came += 1
            if came == 5:
                machines.close()
    assert 5 <= came < 4000


def test_the_readers_of_tables_read_them(nightbell, tmp_path):
    import duckdb
    import pandas
    import polars

    table = tmp_path / "games.parquet"
    assert nightbell("simulate", "whispers", "--games", "30", "--table", str(table)).status == 0
    counted = duckdb.sql(f"select count(*), sum(decisions) from '{table}'").fetchall()[0]
    assert counted == (30, pandas.read_parquet(table)["decisions"].sum())
    assert polars.read_parquet(table)["decisions"].sum() == counted[1]
