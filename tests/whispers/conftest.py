"""A story that scripts the dice must use them up exactly."""

from collections.abc import Iterator

import pytest

from tests.whispers.scenario import scenes


@pytest.fixture(autouse=True)
def dice_are_used_up() -> Iterator[None]:
    scenes.clear()
    yield
    left = [scene.hunt.chance.loaded.get("dice") for scene in scenes]
    assert not any(left), f"scripted dice were left over: {left}"
