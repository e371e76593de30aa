"""The killers, found by scan. Importing this package puts them, and their cards, on the shelf."""

from importlib import import_module
from pkgutil import iter_modules

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
