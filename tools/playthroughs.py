"""The beginnings of games as OpenSpiel writes them down: one file for each game, beside the recorded games.

OpenSpiel's own generator plays so many nodes of a game (`length`) and tells all it was told on the way.
Played again by the names of the moves, the text must be the same. The numbers of words are left out, since
they move whenever a game learns a new one, and what is long stands as a digest, for a text that can be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path

from nightbell.research.interfaces import spiel

HOME = Path(__file__).parent.parent / "tests" / "golden"
OPTIONS = {"whispers": "{}", "clocktower": '{"players":5}', "betrayal": '{"players":3}'}
LENGTH = 20
SEED = 7
MOST = 160
"""Characters of a value that is written out."""
NUMBERS = re.compile(
    r"NumDistinctActions|PolicyTensorShape|Observation\w*Tensor|History\(|HistoryString|LegalActions|action: "
)
PROMPT = re.compile(r",\[[-\d., ]+\]\]\"$")
MOVE = re.compile(r'# Apply action "(.*)"')


def file_of(game: str) -> Path:
    return HOME / game / "playthrough.txt"


def begun(game: str) -> str:
    """The beginning of a game at random: throws of the dice are moves too."""
    return _told(game, ())


def again(game: str, text: str) -> str:
    """The same moves as in the text, with today's rules."""
    return _told(game, MOVE.findall(text))


def as_it_was(game: str) -> bool:
    file = file_of(game)
    return file.exists() and again(game, was := file.read_text("utf-8")) == was


def _told(game: str, moves: Sequence[str]) -> str:
    # The generator brings half of scipy along, which nobody needs who only asks where the files are.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    set_up = f"deals=16,explicit=True,length={LENGTH},options={OPTIONS[game]}"
    name = f"python_nightbell_{game}({set_up})"
    return "".join(f"{line}\n" for line in _readable(playthrough(name, list(moves), seed=SEED).splitlines()))


def _readable(lines: Sequence[str]) -> Iterator[str]:
    for line in lines:
        if NUMBERS.match(line):
            continue
        key, equals, value = line.partition(" = ")
        if equals and len(value) > MOST:
            value = blake2b(PROMPT.sub("", value).encode(), digest_size=8).hexdigest()
        yield f"{key}{equals}{value}"


GAMES = tuple(made.name for made in spiel.GAMES)
