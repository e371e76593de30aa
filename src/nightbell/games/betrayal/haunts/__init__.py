"""The haunts in the box, one file each. Importing this package puts them there."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
