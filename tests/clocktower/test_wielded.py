"""What somebody holds is among what was ever held: `Town.heard` looks for nothing else."""

import pickle
from random import Random

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import EVIL, ROLES, TRAVELLER, RoleId
from nightbell.games.clocktower.grimoire import Held, Token, wielded_by
from nightbell.games.clocktower.moments import MOMENTS


@pytest.mark.parametrize("script", ["tb", "bmr", "snv", "carousel"])
def test_nothing_that_is_held_is_overlooked(script):
    rng = Random(4)
    table = Table(RULES, {"players": 9, "script": script}, 4, marking=False)
    while table.open:
        seat = rng.choice(list(table.open))
        table.answer(seat, table.open[seat].choice.sample(rng))
        held = {each.role for token in table.state.grimoire for each in token.held}
        assert held <= set(table.state.wielded)


@pytest.mark.parametrize(
    "options", [{"script": "tb"}, {"script": "carousel"}, {"script": "bmr", "travellers": 2}]
)
def test_the_moments_at_which_anybody_has_a_say_are_those_of_what_was_held(options):
    """Kept beside the abilities, so that a moment at which nobody has a say costs nothing."""
    rng = Random(7)
    table = Table(RULES, {"players": 9, **options}, 7, marking=False)
    while table.open:
        seat = rng.choice(list(table.open))
        table.answer(seat, table.open[seat].choice.sample(rng))
    wielded = table.state.wielded
    spoken = {moment for moment in MOMENTS if any(role in moment for role in wielded)}
    travel = any(role in ROLES and ROLES[role].type == TRAVELLER for role in wielded)
    for each in (wielded, pickle.loads(pickle.dumps(wielded)), table.copy().state.wielded):
        assert each == wielded and each.moments == spoken and each.travel == travel
    assert travel == ("travellers" in options)


@pytest.mark.parametrize(
    ("roles", "travel", "pose", "falsify"),
    [
        ((), False, False, False),
        (("chef", "imp"), False, False, False),
        (("chef", "thief"), True, False, False),
        (("imp", "spy"), False, True, False),
        (("vortox", "chef"), False, False, True),
    ],
)
def test_whether_anybody_ever_travelled_posed_or_falsified(roles, travel, pose, falsify):
    wielded = wielded_by([RoleId(role) for role in roles])
    for each in (wielded, wielded.also(RoleId("butler"))):
        assert (each.travel, each.pose, each.falsify) == (travel, pose, falsify)


@pytest.mark.parametrize(
    ("held", "spent"),
    [
        ((Held(RoleId("imp")), Held(RoleId("slayer"), spent=True)), True),
        ((Held(RoleId("imp")), Held(RoleId("slayer"), spent=True, mock=True)), False),
        ((), False),
    ],
)
def test_one_of_several_abilities_that_is_spent_shows_on_the_token(held, spent):
    imp = RoleId("imp")
    assert Token(imp, EVIL, imp, EVIL, held=held).spent is spent
