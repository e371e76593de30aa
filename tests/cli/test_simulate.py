"""Many games without people."""

import json
import os
import subprocess
import sys

import pytest

from nightbell import games
from nightbell.cli.progress import GamesBar
from nightbell.cli.replay import load_log
from nightbell.engine import EngineFault, replay
from nightbell.games.clocktower import RULES as CLOCKTOWER
from tests.engine.lantern import LANTERN, Blow

pytestmark = pytest.mark.usefixtures("lantern")


def test_json_is_one_object_with_what_is_promised(nightbell):
    told = nightbell("simulate", "lantern", "--games", "20", "--seed", "3", "--json")
    assert told.status == 0
    summary = json.loads(told.out)
    assert summary["games"] == 20 and summary["errors"] == 0
    assert sum(summary["outcomes"].values()) == 20
    assert summary["decisions"] > 20 and summary["decisions_per_second"] > 0 and summary["seconds"] >= 0


def test_where_nobody_watches_long_work_says_how_far_it_is(nightbell, monkeypatch):
    count = ("simulate", "lantern", "--games", "3", "--jobs", "1")
    assert "of 3" not in nightbell(*count).err
    monkeypatch.setattr(GamesBar, "TELLS_EVERY", 0.0)
    assert nightbell(*count).err.split("\n")[:3] == [f"{done} of 3 so far" for done in (1, 2, 3)]


def test_a_script_can_be_drawn_anew_for_each_game(nightbell, tmp_path):
    told = nightbell(
        *("simulate", "clocktower", "--script", "all", "--games", "6", "--jobs", "1", "--json"),
        *("--save", str(tmp_path)),
    )
    assert told.status == 0 and json.loads(told.out)["errors"] == 0
    tables = [replay(CLOCKTOWER, load_log(file)) for file in sorted(tmp_path.iterdir())]
    assert len({table.state.sheet for table in tables}) == 6
    assert len({len(table.state.circle) for table in tables}) > 1


def test_the_table_names_outcomes_length_and_speed(nightbell):
    told = nightbell("simulate", "lantern", "--games", "20").out
    assert "wanderer is left" in told and "Decisions per game" in told and "a second" in told


def test_the_same_seed_plays_the_same_games_and_any_one_can_be_played_alone(nightbell, tmp_path):
    nightbell("simulate", "lantern", "--games", "4", "--seed", "7", "--save", str(tmp_path / "a"))
    nightbell("simulate", "lantern", "--games", "4", "--seed", "7", "--save", str(tmp_path / "b"))
    nightbell("simulate", "lantern", "--games", "1", "--seed", "9", "--save", str(tmp_path / "c"))
    logs = {file.name: file.read_bytes() for file in (tmp_path / "a").iterdir()}
    assert sorted(logs) == [f"lantern-{seed}.log" for seed in (10, 7, 8, 9)]
    assert logs == {file.name: file.read_bytes() for file in (tmp_path / "b").iterdir()}
    assert logs["lantern-9.log"] == (tmp_path / "c" / "lantern-9.log").read_bytes()


def test_options_reach_the_game(nightbell, tmp_path):
    nightbell("simulate", "lantern", "--games", "1", "-o", "wanderers=5", "--save", str(tmp_path))
    assert b'"options":{"wanderers":5}' in (tmp_path / "lantern-0.log").read_bytes()


def test_a_crash_is_counted_and_leaves_the_command_that_repeats_it(nightbell, tmp_path, monkeypatch):
    def storm(self, night):
        raise EngineFault("the wind has no strength")

    monkeypatch.setattr(Blow, "carry_out", storm)
    told = nightbell("simulate", "lantern", "--games", "2", "--save", str(tmp_path))
    assert told.status == 1
    file = tmp_path / "crash-lantern-0.log"
    assert file.is_file() and f"nightbell replay {file} --verify" in told.out.replace("\n", " ").replace(
        "  ", " "
    )
    monkeypatch.chdir(tmp_path)
    again = nightbell("replay", str(file), "--verify")
    assert again.status == 1 and "the wind has no strength" in again.err


def test_several_processes_play_the_same_games(nightbell, tmp_path):
    game = games.GAMES[0]
    for jobs in "1", "2":
        done = nightbell("simulate", game, "--games", "6", "--jobs", jobs, "--save", str(tmp_path / jobs))
        assert done.status == 0
    one, two = ({f.name: f.read_bytes() for f in (tmp_path / jobs).iterdir()} for jobs in ("1", "2"))
    assert one == two and len(one) == 6


@pytest.mark.parametrize("game", [game for game in games.GAMES if game != LANTERN.name])
def test_logs_are_the_same_bytes_whatever_the_hash_seed(game, tmp_path):
    for seed in "1", "4242":
        command = [
            sys.executable,
            "-m",
            "nightbell",
            "simulate",
            game,
            "--games",
            "3",
            "--save",
            str(tmp_path / seed),
        ]
        subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True)
    one, other = ({f.name: f.read_bytes() for f in (tmp_path / s).iterdir()} for s in ("1", "4242"))
    assert one == other and len(one) == 3


def test_a_script_of_ones_own_is_a_file(nightbell, tmp_path):
    script = tmp_path / "quiet.json"
    roles = [
        "washerwoman",
        "librarian",
        "chef",
        "empath",
        "monk",
        "drunk",
        "recluse",
        "poisoner",
        "spy",
        "imp",
    ]
    script.write_text(json.dumps([{"id": "_meta", "name": "Quiet"}, *roles]))
    told = nightbell(
        "simulate", "clocktower", "--script", str(script), "--games", "2", "--save", str(tmp_path)
    )
    assert told.status == 0
    header = json.loads((tmp_path / "clocktower-0.log").read_text().splitlines()[0])
    assert sorted(header["options"]["sheet"]) == sorted(roles)
