"""Tables of what is printed on boards, cards and sheets, to which the games are held."""

from pathlib import Path
from typing import Any

import yaml


def printed(game: str) -> dict[str, Any]:
    """The table of one game."""
    found: dict[str, Any] = yaml.safe_load(
        (Path(__file__).parent / f"{game}.yaml").read_text(encoding="utf-8")
    )
    return found
