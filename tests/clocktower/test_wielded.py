"""What somebody holds is among what was ever held: `Town.heard` looks for nothing else."""

from random import Random

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES


@pytest.mark.parametrize("script", ["tb", "bmr", "snv", "carousel"])
def test_nothing_that_is_held_is_overlooked(script):
    rng = Random(4)
    table = Table(RULES, {"players": 9, "script": script}, 4, marking=False)
    while table.open:
        seat = rng.choice(list(table.open))
        table.answer(seat, table.open[seat].choice.sample(rng))
        held = {each.role for token in table.state.grimoire for each in token.held}
        assert held <= set(table.state.wielded)
