"""Every role that exists, one file each, by set. Importing this package puts them into the catalogue."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from nightbell.games.clocktower.catalogue import ROLES, TYPES

_EDITIONS = ("tb", "bmr", "snv", "carousel", "fabled", "loric", "homemade")

for _, name, is_set in walk_packages(__path__, f"{__name__}."):
    if not is_set:
        import_module(name)


def _as_on_a_sheet() -> None:
    """Bring the roles into the order in which sheets list them: by type, then by set, then by name."""
    ordered = sorted(
        ROLES.values(), key=lambda role: (TYPES.index(role.type), _EDITIONS.index(role.edition), role.id)
    )
    ROLES.clear()
    ROLES.update((role.id, role) for role in ordered)


_as_on_a_sheet()
