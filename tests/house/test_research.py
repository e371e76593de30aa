"""Shares, intervals, the matrix and its plot."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbell import bots, games
from nightbell.engine import Answer, Chair, Decision, Refusal, Seat, Table
from nightbell.research.crews import ALONE, Crew
from nightbell.research.matrix import Cell, Line, Matrix, matrix, play_matrix, plot
from nightbell.research.statistics import Share
from tests.cli.conftest import lantern as lantern
from tests.engine.lantern import LANTERN, NightView


@given(st.integers(1, 5000), st.data())
def test_a_share_lies_within_its_interval(count, data):
    wins = data.draw(st.integers(0, count))
    share = Share.counted(wins, count)
    assert 0 <= share.low <= share.value <= share.high <= 1
    wider = Share.counted(wins, count).high - Share.counted(wins, count).low
    assert Share.counted(4 * wins, 4 * count).high - Share.counted(4 * wins, 4 * count).low < wider


def test_no_games_say_nothing():
    assert (Share.counted(0, 0).low, Share.counted(0, 0).high) == (0, 1)


PLAN = Matrix(
    "lantern",
    "wanderer-0",
    (
        Line("three", "a", {}, {}),
        Line("five", "a", {"wanderers": 5}, {}),
        Line("five", "b", {"wanderers": 5}, {}),
    ),
)


@pytest.mark.usefixtures("lantern")
def test_every_cell_is_played_and_counted():
    played = list(play_matrix(PLAN, 12, 0, ALONE))
    cells = [each for each in played if isinstance(each, Cell)]
    assert len(played) - len(cells) == 36
    assert [(cell.row, cell.column, cell.share.games) for cell in cells] == [
        ("three", "a", 12),
        ("five", "a", 12),
        ("five", "b", 12),
    ]
    assert cells[1].share == cells[2].share and 0 < cells[0].share.wins < 12


@pytest.mark.usefixtures("lantern")
def test_a_cell_may_need_fewer_games():
    plan = Matrix(PLAN.game, PLAN.side, (Line("three", "a", {"wanderers": 3}, {}, one_in=5),))
    *played, cell = play_matrix(plan, 12, 0, ALONE)
    assert isinstance(cell, Cell) and cell.share.games == len(played) == 3


@pytest.mark.usefixtures("lantern")
def test_the_same_crew_plays_the_whole_matrix():
    alone = list(play_matrix(PLAN, 12, 0, ALONE))
    hired = []

    def hire() -> ThreadPoolExecutor:
        hired.append(ThreadPoolExecutor(2))
        return hired[-1]

    shared = list(play_matrix(PLAN, 12, 0, Crew(2, hire)))
    assert len(hired) == 1
    assert [each for each in shared if isinstance(each, Cell)] == [
        each for each in alone if isinstance(each, Cell)
    ]


@pytest.mark.parametrize(("name", "start"), [("wins.png", b"\x89PNG"), ("wins.svg", b"<?xml")])
def test_the_plot_is_a_picture(tmp_path, name, start):
    cells = [Cell("one", "a", Share.counted(3, 9), 0, 50), Cell("two", "a", Share.counted(8, 9), 0, 50)]
    plot(cells, "Победы", "%", {"one": "Мясник"}, tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_a_plot_of_another_kind_is_refused(tmp_path):
    with pytest.raises(Refusal):
        plot([], "", "", {}, tmp_path / "wins.txt")


def test_a_game_without_sensible_bots_has_no_matrix(monkeypatch):
    monkeypatch.setattr(bots, "makers", lambda game: {})
    with pytest.raises(Refusal):
        matrix("whispers")


@pytest.mark.parametrize("game", [game for game in games.GAMES if "sensible" in bots.makers(game)])
def test_the_set_ups_of_every_matrix_can_be_played(game):
    for line in matrix(game).lines:
        table = Table(games.load(game), line.options)
        assert bots.players(table, line.players, 0)


@pytest.mark.parametrize("game", [game for game in games.GAMES if "sensible" in bots.makers(game)])
def test_no_row_of_a_matrix_is_called_like_a_column(game):
    lines = matrix(game).lines
    assert not {line.row for line in lines} & {line.column for line in lines}


@pytest.mark.usefixtures("lantern")
def test_other_outcomes_may_count_as_won_too():
    played = play_matrix(msgspec.structs.replace(PLAN, also=("wanderer-1", "wanderer-2")), 12, 0, ALONE)
    cells = [each for each in played if isinstance(each, Cell)]
    alone = [each for each in play_matrix(PLAN, 12, 0, ALONE) if isinstance(each, Cell)]
    assert cells[0].share.wins == 12 > alone[0].share.wins


class Fixed:
    """Answers the same to everything."""

    def __init__(self, said: int) -> None:
        self.said = said

    def answer(self, chair: Chair[msgspec.Struct], decision: Decision[Answer]) -> Answer:
        return self.said


def test_a_turncoat_plays_for_the_side_that_it_is_on():
    def side(view: msgspec.Struct) -> str:
        assert isinstance(view, NightView)
        return "bearer" if view.lantern == view.viewer else "wanderer"

    table = Table(LANTERN)
    turncoat = bots.Turncoat({"bearer": Fixed(1), "wanderer": Fixed(2)}, Fixed(3), side)
    for seat, said in (Seat(0), 1), (Seat(1), 2):
        chair = cast(Chair[msgspec.Struct], Chair(table, seat))
        assert turncoat.answer(chair, table.open[seat]) == said
        assert turncoat.interject(chair) is None
    homeless = bots.Turncoat({"wanderer": Fixed(2)}, Fixed(3), side)
    assert homeless.answer(cast(Chair[msgspec.Struct], Chair(table, Seat(0))), table.open[Seat(0)]) == 3
