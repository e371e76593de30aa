"""What lies in the box: counts of the components, and the tokens by group."""

from __future__ import annotations

from typing import Final

COMPONENTS: Final[dict[str, int]] = {
    "rulebook": 1,
    "traitors-tome": 1,
    "secrets-of-survival": 1,
    "room-tile": 44,
    "hall-tile": 1,
    "figure": 6,
    "character-card": 6,
    "clip": 30,
    "die": 8,
    "turn-damage-track": 1,
    "omen-card": 13,
    "item-card": 22,
    "event-card": 45,
}
DIE: Final = (0, 0, 1, 1, 2, 2)

TOKENS: Final[dict[str, dict[str, int]]] = {
    "large-monster": {
        "banshee": 1,
        "crimson-jack": 1,
        "demon-lord": 1,
        "dracula": 1,
        "dragon": 1,
        "frankensteins-monster": 1,
        "mummy": 1,
        "ouroboros-head": 2,
        "spider": 1,
        "witch": 1,
        "zombie-lord": 1,
    },
    "small-monster": {
        "red": 24,
        "orange": 24,
        "green": 16,
        "blue": 9,
        "yellow": 6,
        "purple": 6,
        "magenta": 6,
    },
    "square": {
        "below-collapsed-room": 1,
        "blessing": 1,
        "closet": 1,
        "drip": 1,
        "safe": 1,
        "secret-passage": 2,
        "secret-stairs": 2,
        "skeletons": 1,
        "slide": 1,
        "smoke": 1,
        "vault-empty": 1,
        "wall-switch": 1,
    },
    "pentagonal": {"item": 10, "item-pile": 4},
    "triangular": {"knowledge-roll": 6, "might-roll": 6, "sanity-roll": 6},
}
