"""Where could they be? Worked out from a view alone."""

from collections.abc import Sequence

from nightbell.engine import Chance
from nightbell.games.whispers.maps import BOARDS, Place
from nightbell.games.whispers.state import Clue, Victim
from nightbell.games.whispers.view import Open


def sample_victims(seen: Open, clues: Sequence[Clue], chance: Chance) -> dict[Victim, Place]:
    board = BOARDS[seen.options.map]
    return {victim: chance.pick("imagined-places", board.places) for victim in seen.victims}
