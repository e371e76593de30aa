"""The shelf: which games there are beside the house's own, and where each keeps its things.

A further game is one package. It comes to the shelf by one line, an entry point of the group
`nightbell.games` in its own project (or `shelf.put("package.of.the.game")`), and brings

    RULES                     its `Rules`, in the package itself
    words/ru.ftl, words/en.ftl  every sentence that it says
    bots.py                   its players, as `nightbell.bots` tells; without it they answer by chance
    board.py                  its board in the terminal; without it a plain one is drawn

The last part of the package's name is the name of the game.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from nightbell.engine import Refusal

GROUP = "nightbell.games"

_put: dict[str, str] = {}


@cache
def _installed() -> dict[str, str]:
    return {_name(point.value): point.value for point in entry_points(group=GROUP)}


def _name(package: str) -> str:
    return package.rpartition(".")[2]


def put(package: str) -> None:
    """Put a game on the shelf."""
    _put[_name(package)] = package


def take_away(game: str) -> None:
    _put.pop(game, None)


def added() -> tuple[str, ...]:
    """The games that came from elsewhere, by name."""
    return (*_installed(), *(name for name in _put if name not in _installed()))


def home(game: str) -> str | None:
    """The package of a game that came from elsewhere."""
    return _put.get(game) or _installed().get(game)


def lacks(game: str, part: str) -> Refusal:
    """A game with a part missing is told of in one sentence, which names it."""
    return Refusal("game-lacks", game=game, part=part)
