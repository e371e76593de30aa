"""Games and bots are found by name, or one sentence says which there are."""

import pytest

from nightbell import bots, games
from nightbell.engine import Refusal, Seat, Table


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_is_found_by_its_name(game):
    assert games.load(game).name == game


def test_a_game_that_is_not_there():
    with pytest.raises(Refusal) as refused:
        games.load("chess")
    assert refused.value.message == "unknown-game"


def test_a_bot_that_is_not_there():
    with pytest.raises(Refusal) as refused:
        bots.player("whispers", "oracle", Seat(0), "1")
    assert refused.value.message == "unknown-bot"


@pytest.mark.parametrize("game", games.GAMES)
def test_every_seat_of_every_game_can_be_taken_by_every_bot(game):
    table = Table(games.load(game))
    for name in bots.makers(game):
        assert len(bots.players(table, {"": name}, 1)) == len(table.rules.seats(table.state))


def test_bots_are_seated_by_the_beginning_of_a_seats_id():
    table = Table(games.load("whispers"))
    with pytest.raises(Refusal) as refused:
        bots.players(table, {"nobody": "random"}, 1)
    assert refused.value.message == "unknown-seat"
