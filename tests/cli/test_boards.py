"""What a seat sees of the table, drawn in text at any moment of any game."""

import io
from random import Random

import pytest
from rich.console import Console

from nightbell import games
from nightbell.cli.boards import call_by_name, draw
from nightbell.cli.replay import AnyTable
from nightbell.engine import SPECTATOR, Seat, Table
from nightbell.text import LANGUAGES, Words

GAMES_DRAWN = [
    ("whispers", {}),
    ("whispers", {"map": "castle", "killer": "statues", "plans": "classic"}),
    ("clocktower", {"players": 5}),
    ("clocktower", {"players": 15}),
    ("betrayal", {"players": 3}),
    ("betrayal", {"players": 6}),
]


def drawn(game: str, table: AnyTable, words: Words) -> str:
    view = table.view(words.viewer)
    call_by_name(game, view, words)
    paper = io.StringIO()
    Console(file=paper, width=100, color_system=None).print(draw(game, view, words))
    return paper.getvalue()


@pytest.mark.parametrize(
    ("game", "options"), GAMES_DRAWN, ids=lambda each: each if isinstance(each, str) else ""
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_view_of_a_whole_game_can_be_drawn(game, options, lang):
    rules = games.load(game)
    table = Table(rules, options, 3)
    seats = rules.seats(table.state)
    viewers = [SPECTATOR, *(Seat(n) for n in range(len(seats)))]
    languages = [
        Words(lang, game, seats=seats, nouns=rules.nouns, viewer=viewer, strict=True) for viewer in viewers
    ]
    rng = Random(3)
    moves = 0
    while table.open:
        if moves % 120 == 0:
            for words in languages:
                assert drawn(game, table, words).strip()
        seat = rng.choice(list(table.open))
        table.answer(seat, table.open[seat].choice.sample(rng))
        moves += 1
    for words in languages:
        assert drawn(game, table, words).strip()


def test_a_victim_is_drawn_for_the_victims_and_not_for_the_killer():
    table = Table(games.load("whispers"))
    seats = table.rules.seats(table.state)
    rooms = {}
    for viewer in (0, 1):
        picture = drawn("whispers", table, Words("en", "whispers", seats=seats, viewer=Seat(viewer)))
        rooms[viewer] = picture[picture.index("╭") : picture.rindex("╯")]
    assert "Anna" in rooms[1] and "Anna" not in rooms[0]
