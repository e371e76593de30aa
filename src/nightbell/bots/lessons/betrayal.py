"""Betrayal: three explorers, five omens, and the abyss under the house.

The pupil explores, turns tiles, draws an omen, makes the roll that begins the haunt, stays a hero, is
attacked by the traitor and closes the abyss.
"""

from __future__ import annotations

import msgspec

from nightbell.bots.lessons import Lesson, Page
from nightbell.engine import Answer, Decision, Seat
from nightbell.games.betrayal.seen import HouseView

PUPIL, TRAITOR, FRIEND = Seat(0), Seat(1), Seat(2)


def turn_of(view: msgspec.Struct) -> int:
    assert isinstance(view, HouseView)
    return view.turns


def room_of(view: msgspec.Struct, decision: Decision[Answer]) -> str:
    """Where the one who is asked stands."""
    assert isinstance(view, HouseView)
    return view.where[decision.seat]


PAGES = (
    Page(
        PUPIL,
        0,
        "Through the first door: a new room, its tile turned, an event. Silence: nobody speaks for a turn.",
        (
            ("turn entrance-hall", ("explore", "N")),
            ("turn-tile entrance-hall", 2),
            ("turn patio", ("end",)),
        ),
    ),
    Page(
        TRAITOR,
        1,
        "South instead, two rooms deep, so that the house grows on both sides.",
        (
            ("turn entrance-hall", ("explore", "S")),
            ("turn dusty-hallway", ("explore", "S")),
            ("turn conservatory", ("end",)),
        ),
    ),
    Page(
        FRIEND,
        2,
        "After the pupil, then on: a slide takes him down to the basement.",
        (
            ("turn entrance-hall", ("move", "patio")),
            ("turn patio", ("explore", "E")),
            ("turn-tile patio", 0),
            ("turn basement-landing", ("end",)),
        ),
    ),
    Page(
        PUPIL,
        3,
        "Two rooms in one turn: a corridor without a card costs nothing but the step.",
        (
            ("turn patio", ("explore", "N")),
            ("turn creaky-hallway", ("explore", "N")),
            ("turn gardens", ("end",)),
        ),
    ),
    Page(
        TRAITOR,
        4,
        "The first omen, and the first haunt roll: six against one, nothing happens.",
        (
            ("turn conservatory", ("move", "dusty-hallway")),
            ("turn dusty-hallway", ("explore", "W")),
            ("turn dining-room", ("end",)),
        ),
    ),
    Page(
        FRIEND,
        5,
        "The elevator shows that the house does not stay as it is.",
        (
            ("turn basement-landing", ("explore", "W")),
            ("elevator-stop mystic-elevator", ("at", "organ-room", "S")),
            ("turn mystic-elevator", ("move", "organ-room")),
            ("turn organ-room", ("move", "patio")),
            ("turn patio", ("move", "creaky-hallway")),
            ("turn creaky-hallway", ("end",)),
        ),
    ),
    Page(
        PUPIL,
        6,
        "The pupil's own omen and haunt roll. It still holds.",
        (
            ("turn gardens", ("explore", "N")),
            ("attach-tile statuary-corridor", ("at", "upper-landing", "S")),
            ("turn gallery", ("end",)),
        ),
    ),
    Page(
        TRAITOR,
        7,
        "The third omen: three against three holds by a hair.",
        (
            ("turn dining-room", ("move", "foyer")),
            ("turn foyer", ("explore", "N")),
            ("turn abandoned-room", ("end",)),
        ),
    ),
    Page(
        FRIEND,
        8,
        "The floor gives way: damage is shared out, and a fourth omen lies below.",
        (
            ("turn creaky-hallway", ("explore", "W")),
            ("attach-tile collapsed-room", ("at", "basement-landing", "N")),
            ("turn-tile collapsed-room", 1),
            ("share-damage gymnasium", (0, 2)),
            ("turn gymnasium", ("end",)),
        ),
    ),
    Page(
        PUPIL,
        9,
        "The fifth omen, three on the dice: the haunt begins, and the pupil has revealed it.",
        (
            ("turn gallery", ("explore", "S")),
            ("turn charred-room", ("end",)),
            ("ready charred-room", "ready"),
        ),
    ),
    Page(
        TRAITOR,
        9,
        "The traitor has read the page and lets the abyss in at the foot of the stairs.",
        (
            ("ready abandoned-room", "ready"),
            ("attach-tile abandoned-room", ("at", "basement-landing", "S")),
        ),
    ),
    Page(FRIEND, 9, "Reads the heroes' page.", (("ready gymnasium", "ready"),)),
    Page(
        FRIEND,
        10,
        "The Symbol is at hand: the first try to close the abyss fails.",
        (
            ("turn gymnasium", ("exorcise", "sanity", "holy-symbol")),
            ("turn gymnasium", ("end",)),
        ),
    ),
    Page(
        PUPIL,
        11,
        "The Library counts as a place of knowledge: go there, try, fail.",
        (
            ("turn charred-room", ("explore", "S")),
            ("turn-tile charred-room", 2),
            ("turn library", ("exorcise", "knowledge", "library")),
            ("turn library", ("end",)),
        ),
    ),
    Page(
        TRAITOR,
        12,
        "The traitor waits in the Chapel, where the heroes must come.",
        (
            ("turn abandoned-room", ("explore", "W")),
            ("accept-card chapel", True),
            ("turn chapel", ("end",)),
        ),
    ),
    Page(
        FRIEND,
        13,
        "Tries again and fails again.",
        (
            ("turn gymnasium", ("exorcise", "sanity", "holy-symbol")),
            ("turn gymnasium", ("end",)),
        ),
    ),
    Page(
        PUPIL,
        14,
        "The second try in the Library succeeds. Each place serves once, so on to the Chapel.",
        (
            ("turn library", ("exorcise", "knowledge", "library")),
            ("turn library", ("move", "charred-room")),
            ("turn charred-room", ("move", "gallery")),
            ("turn gallery", ("move", "upper-landing")),
            ("turn upper-landing", ("move", "grand-staircase")),
            ("turn grand-staircase", ("move", "foyer")),
            ("turn foyer", ("move", "abandoned-room")),
            ("turn abandoned-room", ("end",)),
        ),
    ),
    Page(
        TRAITOR,
        15,
        "The traitor attacks the pupil, loses the fight and runs.",
        (
            ("turn chapel", ("move", "abandoned-room")),
            ("turn abandoned-room", ("attack", 0, None, "might")),
            ("share-damage abandoned-room", (2, 0)),
            ("turn abandoned-room", ("move", "collapsed-room")),
            ("turn collapsed-room", ("explore", "N")),
            ("accept-card game-room", True),
            ("turn game-room", ("end",)),
        ),
    ),
    Page(
        FRIEND,
        16,
        "The Symbol works at last: two of three.",
        (
            ("turn gymnasium", ("exorcise", "sanity", "holy-symbol")),
            ("turn gymnasium", ("explore", "W")),
            ("turn junk-room", ("end",)),
        ),
    ),
    Page(
        PUPIL,
        17,
        "The Chapel, the third success: the abyss closes.",
        (
            ("turn abandoned-room", ("move", "chapel")),
            ("turn chapel", ("exorcise", "sanity", "chapel")),
        ),
    ),
)

LESSON = Lesson(
    game="betrayal",
    seed=79,
    seat=PUPIL,
    options={"players": 3, "haunt": 22},
    moment=turn_of,
    subject=room_of,
    pages=PAGES,
)
