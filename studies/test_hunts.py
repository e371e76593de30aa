"""Every killer of Whispers on every map, in every variant (`make study`)."""

import pytest
from tests.whispers.test_conformance import VARIANTS, laws_hold

from nightbell.games.whispers.content import KILLERS
from nightbell.games.whispers.maps import BOARDS


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("map", BOARDS)
@pytest.mark.parametrize("killer", KILLERS)
def test_the_laws_hold(killer: str, map: str, variant: str) -> None:
    laws_hold(killer, map, variant)
