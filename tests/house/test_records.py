"""What the games pass around changes in nobody's hands: commands, events and the records of the box."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import msgspec
import pytest

from nightbell import games


def structs(game: str) -> Iterator[type[msgspec.Struct]]:
    """Those that the modules of a game declare."""
    package = importlib.import_module(f"nightbell.games.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(found.name)
        for each in vars(module).values():
            if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == found.name:
                yield each


@pytest.mark.parametrize("game", games.GAMES)
def test_every_record_of_a_game_but_its_state_is_frozen(game: str) -> None:
    thawed = {each.__qualname__ for each in structs(game) if not each.__struct_config__.frozen}
    states = {type(games.load(game).new({}, 0)).__qualname__}
    assert thawed == states, "only the state may change"
