"""The laws of the house over every haunt with every number of explorers."""

from __future__ import annotations

import pytest
from tests.betrayal.test_conformance import IN_THE_BOX, laws_hold


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("number", IN_THE_BOX)
def test_the_laws_hold(number: int, players: int) -> None:
    laws_hold(number, players)
