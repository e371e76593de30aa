"""A documented set of games: the tables, the logs, and a card that is true."""

from __future__ import annotations

from hashlib import sha256

import pyarrow.parquet as pq
import pytest
import yaml

from nightbell.text import missing


def made(nightbell, folder, *more):
    return nightbell("dataset", "whispers", str(folder), "--games", "4", "--bots", "random", *more)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_set_comes_with_its_card(nightbell, tmp_path, lang):
    folder = tmp_path / "hunts"
    assert made(nightbell, folder, "--seed", "3", "--lang", lang).status == 0
    assert sorted(file.name for file in folder.iterdir()) == [
        "README.md",
        "decisions.parquet",
        "games.parquet",
        "logs",
    ]
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert missing("")[0] not in card and "3–6" in card
    front = yaml.safe_load(card.split("---\n")[1])
    assert front["license"] == "mit"
    assert [each["config_name"] for each in front["configs"]] == ["games", "decisions"]
    for name in "games.parquet", "decisions.parquet":
        assert sha256((folder / name).read_bytes()).hexdigest() in card
        assert all(f"| `{column}` |" in card for column in pq.read_schema(folder / name).names)
    log = folder / "logs" / "whispers-4.log"
    assert nightbell("replay", str(log), "--verify").status == 0


def contents(folder):
    return {file.relative_to(folder): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_set_grows_and_stays_what_it_is(nightbell, tmp_path):
    made(nightbell, tmp_path / "a")
    nightbell("dataset", "whispers", str(tmp_path / "a"), "--games", "7", "--bots", "random")
    nightbell("dataset", "whispers", str(tmp_path / "b"), "--games", "7", "--bots", "random")
    whole = contents(tmp_path / "a")
    assert whole == contents(tmp_path / "b") and len(whole) == 10
    assert made(nightbell, tmp_path / "a").status == 0  # asked for fewer, it keeps what it has
    assert made(nightbell, tmp_path / "a", "--killer", "huntress").status == 2
    assert contents(tmp_path / "a") == whole


WRONG = [
    ("chess", "here"),
    ("whispers",),
    ("whispers", "pyproject.toml"),
    ("whispers", "here", "--bots", "oracle"),
]


@pytest.mark.parametrize("wrong", WRONG, ids=" ".join)
def test_what_cannot_be_made(nightbell, wrong):
    told = nightbell("dataset", *wrong)
    assert told.status == 2 and "\n" not in told.err.strip()
