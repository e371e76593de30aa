"""How Clocktower is played among people: the Storyteller, the hands, the night, and what is read how long."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Discussion, Hush, Manners, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import QUIETS
from nightbell.games.clocktower.cues import cues
from nightbell.games.clocktower.seen import Grimoire, View
from nightbell.games.clocktower.talk import OPINIONS
from nightbell.games.clocktower.town import DISCUSSION, NIGHT, SETUP

STORYTELLER: Final = "storyteller"
QUIET_SECONDS: Final = 120

_EVERYDAY = """
choose think may set day night player role good evil alive dead vote truth lie side team tomorrow wake script
leaf type state announce victory loss good-role evil-role privately publicly
"""


def _dark(view: View) -> bool:
    return view.phase == NIGHT


def _closed(view: View) -> bool:
    return view.ballot is not None and bool(view.nominations) and view.nominations[-1].secret


def _laying(view: View) -> bool:
    return view.phase == SETUP


def _discussion(view: View) -> Discussion | None:
    """The living end it; the dead may speak and are asked nothing."""
    if view.stage != DISCUSSION:
        return None
    dead = frozenset(Seat(number) for number, each in enumerate(view.square) if not each.alive)
    return Discussion(frozenset(view.done), dead)


def _hush(view: View) -> Hush | None:
    """Those who agreed to it keep silent for the first two minutes of a day."""
    quiet = frozenset(badge.seat for badge in view.badges if badge.reminder in QUIETS)
    return Hush(quiet, QUIET_SECONDS) if quiet and view.stage == DISCUSSION else None


def _unsaid(view: View) -> frozenset[str]:
    tokens = view.tokens if isinstance(view, Grimoire) else ()
    return frozenset(str(role) for token in tokens for role in (token.role, token.card))


MANNERS: Final[Manners[View]] = Manners(
    narrator=STORYTELLER,
    hands=frozenset({"vote", "support-exile"}),
    raised="hand",
    defended="vote",
    dawn="dawn",
    seconds=frozenset({"clue-second"}),
    speech=frozenset({"claim"}),
    dark=_dark,
    closed=_closed,
    discussion=_discussion,
    hush=_hush,
    laying=_laying,
    unsaid=_unsaid,
    cues=cues,
    traits=frozenset(OPINIONS),
    everyday=frozenset(_EVERYDAY.split()),
    rules={
        "not-at-night": "C-192",
        "dawn-comes": "C-192",
        "pause-backwards": "C-192",
        "defence-first": "C-235",
        "nobody-defends": "C-235",
        "names-a-role": "C-497",
        "tells-a-signal": "C-498",
        "floor-is-taken": "C-522",
        "keeps-silent": "C-579",
        "floor-needs-a-player": "C-522",
    },
    unspoken=0.25,
    reading={
        events.HandMoved: 0.0,
        events.HandCounted: 1.5,
        events.Claimed: 4.0,
        events.Whispered: 2.0,
        events.DayBreaks: 8.0,
        events.NominationsOpen: 10.0,
        events.LastCall: 4.0,
        events.NominationMade: 6.0,
        events.VoteCounted: 5.0,
        events.Condemned: 3.0,
        events.Executed: 5.0,
        events.Died: 5.0,
        events.NobodyExecuted: 4.0,
        events.ShotFired: 4.0,
        events.NothingHappens: 3.0,
        events.ExileCalled: 5.0,
        events.Exiled: 5.0,
        events.NightFalls: 3.0,
        events.RulingMade: 5.0,
    },
    chapter=lambda event: isinstance(event, events.NightFalls | events.DayBreaks),
    beginnings=frozenset(
        {
            events.NightFalls,
            events.DayBreaks,
            events.NominationsOpen,
            events.NominationMade,
            events.VoteCounted,
            events.ExileCalled,
        }
    ),
)
