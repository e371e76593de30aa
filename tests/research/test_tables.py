"""Games as tables: the same bytes whoever played them, taken up where they were broken off."""

from __future__ import annotations

import json

import pyarrow.parquet as pq
import pytest

from nightbell.research import simulation, tables

GAME = ("simulate", "whispers", "--seed", "5")


@pytest.fixture
def table(tmp_path):
    return tmp_path / "games.parquet"


@pytest.fixture
def taken(tmp_path):
    return tmp_path / "decisions.parquet"


def simulate(nightbell, table, *more, games=12):
    return nightbell(*GAME, "--games", str(games), "--table", str(table), *more)


def test_one_row_a_game_and_one_a_decision(nightbell, table, taken):
    told = simulate(nightbell, table, "--decisions", str(taken))
    assert told.status == 0 and str(table) in told.out and str(taken) in told.out
    rows = pq.read_table(table).to_pylist()
    assert [row["seed"] for row in rows] == list(range(5, 17))
    assert {row["game"] for row in rows} == {"whispers"} and all(row["outcome"] for row in rows)
    assert all(dict(row["events"])["HuntBegan"] == 1 for row in rows)
    assert all(row["returns"] in ([1, -1, -1, -1], [-1, 1, 1, 1]) for row in rows)
    decided = pq.read_table(taken).to_pylist()
    first = [row for row in decided if row["seed"] == 5]
    assert [row["number"] for row in first] == list(range(rows[0]["decisions"]))
    assert {row["who"] for row in first} == {"killer", "victim-1", "victim-2", "victim-3"}
    assert all(row["options"] for row in first)
    assert all(json.loads(row["answer"]) is not None for row in first)
    assert not list(table.parent.glob("*.unfinished")) and not list(table.parent.glob("*.draft"))


def test_the_same_bytes_on_one_process_on_two_and_in_two_goes(nightbell, tmp_path):
    def made(name: str) -> tuple[bytes, bytes]:
        return (tmp_path / name).read_bytes(), (tmp_path / f"d-{name}").read_bytes()

    for name, more in ("one.parquet", ("--jobs", "1")), ("two.parquet", ("--jobs", "2")):
        simulate(nightbell, tmp_path / name, "--decisions", str(tmp_path / f"d-{name}"), *more)
    for games in 4, 12:
        late = tmp_path / "late.parquet"
        simulate(nightbell, late, "--decisions", str(tmp_path / "d-late.parquet"), games=games)
    assert made("one.parquet") == made("two.parquet") == made("late.parquet")


def broken_off(nightbell, monkeypatch, table, *more):
    """The run is interrupted in its sixth game."""
    play = simulation.play

    def interrupted(plan, seed):
        if seed == 10:
            raise KeyboardInterrupt
        return play(plan, seed)

    monkeypatch.setattr(simulation, "play", interrupted)
    assert simulate(nightbell, table, *more).status == 130
    monkeypatch.setattr(simulation, "play", play)
    assert not table.exists()
    return table.with_name(table.name + tables.UNFINISHED)


def test_a_run_that_was_broken_off_goes_on(nightbell, monkeypatch, table, tmp_path):
    journal = broken_off(nightbell, monkeypatch, table)
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 6
    journal.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])  # the power went in the middle of a line
    play = simulation.play
    again = []

    def counted(plan, seed):
        again.append(seed)
        return play(plan, seed)

    monkeypatch.setattr(simulation, "play", counted)
    told = simulate(nightbell, table, "--json")
    assert json.loads(told.out)["games"] == 12 and again == list(range(9, 17))
    assert not journal.exists()
    simulate(nightbell, tmp_path / "straight.parquet")
    assert table.read_bytes() == (tmp_path / "straight.parquet").read_bytes()


def test_a_finished_run_is_not_played_again_and_never_shortened(nightbell, monkeypatch, table):
    simulate(nightbell, table)
    before = table.read_bytes()
    monkeypatch.setattr(simulation, "play", None)
    assert json.loads(simulate(nightbell, table, "--json", games=3).out)["games"] == 12
    assert table.read_bytes() == before


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_half_written_table_is_refused_and_left_alone(nightbell, table, lang):
    simulate(nightbell, table)
    half = table.read_bytes()[:-100]
    table.write_bytes(half)
    told = simulate(nightbell, table, "--lang", lang, games=20)
    assert told.status == 2 and table.name in told.err and "\n" not in told.err.strip()
    assert table.read_bytes() == half and not list(table.parent.glob("*.unfinished"))


def test_a_damaged_journal_is_refused_and_left_alone(nightbell, monkeypatch, table):
    journal = broken_off(nightbell, monkeypatch, table)
    lines = journal.read_bytes().splitlines(keepends=True)
    for damage in (lines[0] + lines[2], lines[0] + b"[1,2\n" + lines[1], b"", b"{}\n", b"\xff\n"):
        journal.write_bytes(b"".join([damage]))
        told = simulate(nightbell, table)
        assert told.status == 2 and "damaged" in told.err
        assert journal.read_bytes() == damage and not table.exists()


def test_games_of_another_plan_do_not_mix(nightbell, monkeypatch, table, taken):
    journal = broken_off(nightbell, monkeypatch, table)
    kept = journal.read_bytes()
    others = (
        ("--killer", "huntress"),
        ("--bots", "sensible"),
        ("--seed", "6"),
        ("--decisions", str(taken)),
    )
    for other in others:
        assert "other games" in simulate(nightbell, table, *other).err
        assert journal.read_bytes() == kept
    simulate(nightbell, table)
    finished = table.read_bytes()
    monkeypatch.setattr(tables, "code_print", lambda game: "other code")
    assert "other games" in simulate(nightbell, table).err
    assert table.read_bytes() == finished


def test_what_does_not_fit_together(nightbell, table, tmp_path, monkeypatch):
    assert simulate(nightbell, tmp_path / "games.csv").status == 2
    assert simulate(nightbell, tmp_path / "no" / "games.parquet").status == 2
    assert nightbell(*GAME, "--decisions", str(table)).status == 2
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    assert "nightbell[study]" in simulate(nightbell, table).err
