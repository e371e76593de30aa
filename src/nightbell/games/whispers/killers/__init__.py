"""The eight killers. Importing this package puts them, and their cards, on the shelf."""

from nightbell.games.whispers.killers import (
    butcher,
    huntress,
    maniac,
    spectre,
    statues,
    strangler,
    unidentified,
    werewolf,
)

__all__ = ["butcher", "huntress", "maniac", "spectre", "statues", "strangler", "unidentified", "werewolf"]
