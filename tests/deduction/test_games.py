"""Games of the engine, retold by honest good players and lying evil ones: the truth is never lost."""

import pytest
from tools.deduced import mornings


@pytest.mark.parametrize("players", [7, 9, 12])
@pytest.mark.parametrize("script", ["tb", "snv", "bmr"])
def test_the_true_grimoire_is_among_the_worlds_every_morning(script, players):
    told = [each for seed in range(6) for each in mornings(script, seed, players)]
    assert len(told) > 6
    assert [each for each in told if not each.kept] == []
