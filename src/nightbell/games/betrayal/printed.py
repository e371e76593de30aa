"""What is printed on tiles, explorers and cards, for a board that draws them: a view does not repeat it."""

from __future__ import annotations

from nightbell.engine import Box
from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.walk import ROOM_TEXTS


def box() -> Box:
    cards: dict[str, object] = {
        event: {"deck": "event", "companion": False, "give": False, "drop": False} for event in EVENTS
    }
    for card in (*OMENS, *ITEMS):
        cards[card.id] = {
            "deck": card.deck,
            "companion": card.companion,
            "give": card.give,
            "drop": card.drop,
        }
    return {
        "rooms": {
            room.id: {
                "doors": room.doors,
                "windows": room.windows,
                "joins": room.joins,
                "symbol": room.symbol,
                "outdoor": room.outdoor,
                "floors": room.floors,
                "stops": bool(room.barrier or room.leaving or room.id in ROOM_TEXTS),
            }
            for room in ROOMS.values()
        },
        "explorers": {
            each.id: {
                "colour": each.colour,
                "age": each.age,
                "tracks": (each.speed, each.might, each.sanity, each.knowledge),
                "start": each.start,
            }
            for each in EXPLORERS.values()
        },
        "cards": cards,
    }
