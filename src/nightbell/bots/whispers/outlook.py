"""What a hunt is worth: how near each side has come to what it wants, and who is close to whom."""

from __future__ import annotations

from typing import Final

from nightbell.bots.search import Model
from nightbell.engine import Seat
from nightbell.games.whispers.state import REPAIRED, Hunt

KILLER: Final = "killer"
FAR: Final = 6.0
WITHIN_REACH: Final = 2


def features(hunt: Hunt) -> dict[str, float]:
    """Everything that the value looks at. The weights say what speaks for the killer."""
    present, board, killer = hunt.present, hunt.board, hunt.options.killer
    wounds = [hunt.wounds[victim] for victim in present]
    fear = [hunt.fear[victim] for victim in present]
    missing = max(0, hunt.options.keys_needed - hunt.keys)
    to_door = [board.distance[hunt.where[victim]][board.main_exit] for victim in present]
    far = [board.distance[hunt.where[victim]] for victim in present]
    steps = [min(each.get(figure, FAR) for figure in hunt.figures) for each in far]
    called = hunt.rescue is not None
    return {
        "one": 1.0,
        killer: 1.0,
        "dead": float(len(hunt.victims) - len(present) - len(hunt.escaped)),
        "wounds": float(sum(wounds)),
        "worst wound": float(max(wounds, default=0)),
        "fear": float(sum(fear)),
        "worst fear": float(max(fear, default=0)),
        "keys missing": float(missing),
        "all keys": float(missing == 0),
        "steps to the door": max(to_door, default=0) * float(missing == 0),
        "repair": hunt.repair / REPAIRED,
        "called": float(called),
        "rescue far": float(hunt.rescue or 0) if called else 0.0,
        "level": float(hunt.level),
        f"{killer} level": float(hunt.level),
        "strength": float(hunt.strength),
        "hand": float(len(hunt.hand)),
        "deck": float(len(hunt.deck)),
        "items": float(sum(len(hunt.bag[victim]) for victim in present)),
        "nearest": min(steps, default=FAR),
        "near": float(sum(each <= WITHIN_REACH for each in steps)),
        "under attack": float(hunt.defender is not None),
        "barricades": float(len(hunt.barricades)),
        "round": float(hunt.round),
    }


REASONS: Final = {
    "wounds": ("wounds", "worst wound", "under attack"),
    "fear": ("fear", "worst fear"),
    "keys": ("keys missing", "all keys", "steps to the door"),
    "rescue": ("repair", "called", "rescue far"),
    "power": ("level", "strength", "hand"),
    "near": ("nearest", "near"),
}
"""What the features are about, in the words of a hint."""
THE_END: Final = 3.0
"""How much a hunt that is over counts among the reasons."""


def reasons(model: Model, hunt: Hunt, seat: Seat) -> dict[str, float]:
    """What speaks for a seat in a hunt, by the ids of a hint's reasons."""
    hunts = seat == hunt.killer_seat
    side, sign = ("killer", 1.0) if hunts else ("victims", -1.0)
    if hunt.outcome is not None:
        return {f"{side}-end": THE_END if hunt.outcome.startswith(KILLER) == hunts else -THE_END}
    seen = features(hunt)
    return {
        f"{side}-{about}": sign * sum(model.weights.get(name, 0.0) * seen[name] for name in names)
        for about, names in REASONS.items()
    }


def killers_chance(model: Model, hunt: Hunt) -> float:
    if hunt.outcome is not None:
        return float(hunt.outcome.startswith(KILLER))
    return model.of(features(hunt))
