"""How likely one world is beside another: a prior for what Storytellers and people choose.

Three things make a world likelier or less likely than its neighbours:

* *Choices nobody saw.* Whom a Poisoner chose, who is the red herring, whom a Monk guards: every seat is as
  likely as another. A world that needs just this one of nine choices has a ninth of the weight of one that
  needs none; several ways to the same end add up. (`State.likely` keeps count while histories are played.)
* *Liars.* Evil players know roles that are not in play, and rarely claim one that somebody truly has.
* *The set-up.* Every bag that the counts allow is as likely as another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from nightbell.deduction.characters import IS_GOOD
from nightbell.deduction.state import State

DOUBLED: Final = 0.3
"""How ready somebody evil is to claim what another truly is, beside claiming what nobody is."""


def weight(roles: Sequence[str], claims: Sequence[str], endings: Sequence[State]) -> float:
    """The weight of a world; one whose doings are not modelled has that of an easy one."""
    held = Counter(roles)
    doubled = sum(
        not IS_GOOD[role] and held[claim] > 0 and claim != role
        for role, claim in zip(roles, claims, strict=True)
    )
    likely = sum(state.likely for state in endings) if endings else 1.0
    return float(likely * DOUBLED**doubled)
