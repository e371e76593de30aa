"""What is printed on boards, cards and mats, for a plan that draws them. A room goes by its mark: R4."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nightbell.engine import Box
from nightbell.games.whispers.content import CARDS, ITEMS, KILLERS, VICTIMS, Card
from nightbell.games.whispers.encounter import DICE, TRAP_DEFENCE
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.moments import arms
from nightbell.games.whispers.options import Options
from nightbell.games.whispers.setup import new_hunt
from nightbell.games.whispers.state import TOP_LEVEL, Hunt, Victim

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
        "cards": {card.id: {"level": card.lock, **_terms(card)} for card in CARDS.values()},
        "killers": {
            killer.id: {
                "strength": killer.strength,
                "cards": killer.order,
                "figures": len(_hunt(killer.id).figures),
                "many_plans": killer.many_plans,
                "terms": [_other_terms(_hunt(killer.id, level)) for level in range(1, TOP_LEVEL + 1)],
            }
            for killer in KILLERS.values()
        },
        "defence": {item.id: item.defence for item in ITEMS.values() if item.defence},
        "each_die": {item.id: item.each_die for item in ITEMS.values() if item.each_die},
        "bare_hands": {name: arms[name](_hunt(), Victim(name), "") for name in VICTIMS if name in arms},
        "defence_roll": {"dice": DICE, "trap": TRAP_DEFENCE},
    }


def _hunt(killer: str = "butcher", level: int = 1) -> Hunt:
    hunt = new_hunt(Options(killer=killer), 0)
    hunt.level = level
    return hunt


def _terms(card: Card) -> dict[str, object]:
    """For what a card is had and when; one whose price depends on more than the level only says so itself."""
    return {"cost": card.cost if card.price is None else None, "kinds": card.kinds}


def _other_terms(hunt: Hunt) -> dict[str, object]:
    """The cards that count otherwise at this level than is printed on them."""
    other: dict[str, object] = {}
    for card in (CARDS[name] for name in hunt.kind.order):
        kinds = card.kinds if card.played_as is None else card.played_as(hunt)
        now = {"cost": hunt.price(card) if card.price is None else None, "kinds": kinds}
        if now != _terms(card):
            other[card.id] = now
    return other


def _mark(place: str | None) -> str | None:
    return place.rpartition("-")[2] if place else None


def _joined(passages: Iterable[tuple[str, str]]) -> list[str]:
    return [f"{_mark(one)}-{_mark(other)}" for one, other in passages]
