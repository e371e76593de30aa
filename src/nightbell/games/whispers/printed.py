"""What is printed on boards, cards and mats, for a plan that draws them. A room goes by its mark: R4."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nightbell.engine import Box
from nightbell.games.whispers.content import CARDS, ITEMS, KILLERS
from nightbell.games.whispers.maps import BOARDS

KILLER_AREA: Final = ("deck", "mat", "hand", "locked")
"""How the killer's side lies behind the screen, from left to right."""


def box() -> Box:
    return {
        "houses": {
            board.id: {
                "doors": _joined(board.doors),
                "dotted": _joined(board.dotted),
                "secret": _joined(board.secret),
                "killer": _joined(board.killer_only),
                "search": [_mark(place) for place in board.search],
                "transmitter": _mark(board.transmitter),
                "exit": _mark(board.main_exit),
                "secret_exit": _mark(board.secret_exit),
                "symbols": {name: _mark(place) for name, place in board.symbols.items() if name != "gear"},
                "suitcase": _mark(board.suitcase),
                "sterile": _mark(board.sterile_room),
                "first_aid": _mark(board.first_aid),
                "lever": _mark(board.lever),
                "gallery": _mark(board.statue_gallery),
            }
            for board in BOARDS.values()
        },
        "cards": {
            card.id: {"cost": card.cost, "level": card.lock, "kinds": card.kinds} for card in CARDS.values()
        },
        "killers": {
            killer.id: {"strength": killer.strength, "cards": killer.order} for killer in KILLERS.values()
        },
        "defence": {item.id: item.defence for item in ITEMS.values() if item.defence},
    }


def _mark(place: str | None) -> str | None:
    return place.rpartition("-")[2] if place else None


def _joined(passages: Iterable[tuple[str, str]]) -> list[str]:
    return [f"{_mark(one)}-{_mark(other)}" for one, other in passages]
