"""Every role that exists, one small function each, by edition and type."""

from nightbell.games.clocktower.catalogue import ROLES, TYPES
from nightbell.games.clocktower.roles import (
    bad_moon,
    sects,
    tb_evil,
    tb_outsiders,
    tb_townsfolk,
    tb_travellers,
)

__all__ = ["bad_moon", "sects", "tb_evil", "tb_outsiders", "tb_townsfolk", "tb_travellers"]

_EDITIONS = ("tb", "bmr", "snv")


def _as_on_a_sheet() -> None:
    """Bring the roles into the order in which sheets list them: by type, then by edition."""
    ordered = sorted(ROLES.values(), key=lambda role: (TYPES.index(role.type), _EDITIONS.index(role.edition)))
    ROLES.clear()
    ROLES.update((role.id, role) for role in ordered)


_as_on_a_sheet()
