"""A log checked against the rules, and told in words."""

import pytest

from nightbell import games
from nightbell.text import missing

pytestmark = pytest.mark.usefixtures("lantern")


@pytest.fixture
def log(nightbell, tmp_path):
    nightbell("simulate", "lantern", "--games", "1", "--seed", "5", "--save", str(tmp_path))
    return str(tmp_path / "lantern-5.log")


def test_a_whole_log_is_verified(nightbell, log):
    told = nightbell("replay", log, "--verify")
    assert told.status == 0 and "all is as the rules have it" in told.out


def test_a_seat_reads_its_own_secrets_and_nobody_elses(nightbell, log):
    first, second, all_ = (nightbell("replay", log, *how).out for how in (["--as", "1"], ["--as", "2"], []))
    assert "Player 1 burns" in first and "Player 2 burns" not in first
    assert "Player 2 burns" in second and "Player 1 burns" not in second
    assert "burns" not in all_ and "carries the lantern" in all_
    assert "You carry" in first + second and "You carry" not in all_


def test_a_seat_is_found_by_number_or_title(nightbell, log):
    assert nightbell("replay", log, "--as", "1").out == nightbell("replay", log, "--as", "wanderer-0").out


def test_an_unfinished_game_is_told_as_far_as_it_goes(nightbell, log, tmp_path):
    lines = (tmp_path / "lantern-5.log").read_bytes().split(b"\n")
    (tmp_path / "half.log").write_bytes(b"\n".join(lines[:12]) + b"\n")
    told = nightbell("replay", str(tmp_path / "half.log"))
    assert told.status == 0 and "The game is not over." in told.out


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_game_is_told_to_every_seat(nightbell, tmp_path, game, lang):
    nightbell("simulate", game, "--games", "1", "--save", str(tmp_path))
    log = str(tmp_path / f"{game}-0.log")
    assert nightbell("replay", log, "--verify").status == 0
    for seat in ([], ["--as", "1"], ["--as", "2"], ["--as", "3"]):
        told = nightbell("replay", log, *seat, "--lang", lang)
        assert told.status == 0 and len(told.out.splitlines()) > 10
        assert missing("")[0] not in told.out
