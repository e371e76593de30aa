"""Clocktower: seven in the town, two days.

The pupil is the Empath, between the Washerwoman and the Imp. The first day goes well and costs the Poisoner;
in the second night the Imp kills the pupil, who has one vote left, and it counts.
"""

from __future__ import annotations

import msgspec

from nightbell.bots.lessons import Lesson, Page
from nightbell.engine import Answer, Chair, Decision, Seat
from nightbell.games.clocktower.events import Claimed
from nightbell.games.clocktower.seen import View

EMPATH, WASHERWOMAN, POISONER, SOLDIER, INVESTIGATOR, CHEF, IMP, STORYTELLER = map(Seat, range(8))
PASS = ("pass",)
QUIET = (("floor discussion", PASS), ("floor nominations", PASS))
"""Has no nomination to make."""
WORDS = (("claim", ("am", "empath")), ("claim", ("number", 1, 1)))
"""Who the pupil is, and what the first night showed."""


def night_of(view: msgspec.Struct) -> int:
    """The night, and the day that comes after it."""
    assert isinstance(view, View)
    return view.night


def point_of(view: msgspec.Struct, decision: Decision[Answer]) -> str:
    """Whose vote it is, in which part of the day we are, or whose ability is asked about."""
    assert isinstance(view, View)
    about = dict(decision.about)
    if decision.kind == "vote":
        return str(about["seat"])
    if decision.kind == "floor":
        return view.stage
    return str(about.get("role", ""))


def said_by(chair: Chair[msgspec.Struct]) -> list[Answer]:
    told = [event for event in chair.events(0) if isinstance(event, Claimed) and event.seat == chair.seat]
    return [claim for event in told for claim in event.said]


def votes(*condemned: Seat) -> tuple[tuple[str, Answer], ...]:
    """Hands up for these, and for nobody else in the town."""
    return tuple((f"vote {seat}", seat in condemned) for seat in range(7))


PAGES = (
    Page(
        STORYTELLER,
        1,
        "The Investigator points at the pupil's first nominee, the Washerwoman stands by the Investigator.",
        (
            ("clue washerwoman", ("clue", "investigator", INVESTIGATOR)),
            ("clue-second washerwoman", SOLDIER),
            ("clue investigator", ("clue", "poisoner", POISONER)),
            ("clue-second investigator", CHEF),
        ),
    ),
    Page(POISONER, 1, "Poisons one who learns nothing.", (("choose poisoner", SOLDIER),)),
    Page(
        EMPATH,
        1,
        "Say what you know. One of two is the Poisoner, says the Investigator: try one of them.",
        (*WORDS, ("floor nominations", ("nominate", POISONER)), *QUIET, *votes(POISONER)),
    ),
    Page(
        INVESTIGATOR,
        1,
        "Has said what there is to say, and leaves the nomination to the pupil.",
        (*QUIET, *votes(POISONER)),
    ),
    Page(WASHERWOMAN, 1, "Believes the Investigator.", (*QUIET, *votes(POISONER))),
    Page(SOLDIER, 1, "Goes with the town.", (*QUIET, *votes(POISONER))),
    Page(CHEF, 1, "Was named as well, and would rather it were the other.", (*QUIET, *votes(POISONER))),
    Page(POISONER, 1, "Says no and hopes.", (*QUIET, *votes())),
    Page(IMP, 1, "Gives the Minion up without a sound.", (*QUIET, *votes())),
    Page(IMP, 2, "Kills the Empath, whose number points at the Imp.", (("choose imp", EMPATH),)),
    Page(EMPATH, 2, "The last vote is for the neighbour who is left.", (*QUIET, *votes(IMP))),
    Page(
        SOLDIER,
        2,
        "The Empath had an evil neighbour and died of it; the Washerwoman is trusted. That leaves one.",
        (("floor nominations", ("nominate", IMP)), *QUIET, *votes(IMP)),
    ),
    Page(WASHERWOMAN, 2, "Follows the Soldier.", (*QUIET, *votes(IMP))),
    Page(INVESTIGATOR, 2, "Follows the Soldier.", (*QUIET, *votes(IMP))),
    Page(CHEF, 2, "Follows the Soldier.", (*QUIET, *votes(IMP))),
    Page(IMP, 2, "Has nobody left to speak for it.", (*QUIET, *votes())),
)

LESSON = Lesson(
    game="clocktower",
    seed=7,
    seat=EMPATH,
    options={
        "seating": ["empath", "washerwoman", "poisoner", "soldier", "investigator", "chef", "imp"],
        "players": 7,
    },
    moment=night_of,
    subject=point_of,
    pages=PAGES,
    said=said_by,
)
