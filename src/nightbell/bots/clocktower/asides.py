"""What a player has to say in private, and to whom: roles handed out, names exchanged, questions."""

from __future__ import annotations

from nightbell.bots.clocktower.claims import POINTS_AT_OTHERS
from nightbell.bots.clocktower.pretence import cover_of
from nightbell.bots.clocktower.temper import Temper
from nightbell.bots.clocktower.thoughts import Thought
from nightbell.engine import Seat
from nightbell.games.clocktower.catalogue import DEMON, ROLES, RoleId
from nightbell.games.clocktower.grimoire import NOBODY_YET
from nightbell.games.clocktower.readings import Said

HANDS_OUT = 0.45
"""How often the first whisper of a Demon goes to a Minion who has no role to claim yet."""


def word_aside(thought: Thought) -> tuple[Seat, Said] | None:
    """A word in private: an answer; on the first day a role for a Minion to claim, or one's own."""
    view = thought.view
    if view.aside is not None and thought.asked(view.aside):
        told = [claim.said for claim in view.claims if claim.seat == thought.me and claim.to == view.aside]
        role = cover_of(thought) if thought.evil else view.card
        answer: Said = ("am", role) if thought.out_with_it(role, True) else ("later",)
        if answer not in told:
            return view.aside, answer
    if not thought.alive:
        return None
    temper, day = thought.player.temper, view.night
    told_today = {claim.to for claim in view.claims if claim.seat == thought.me and claim.day == day}
    met = {other for one, other in thought.record.asides if one == thought.me}
    for other in _company(thought, temper)[: temper.whispers(day)]:
        if other not in told_today and (other not in met or view.aside == other):
            if (said := _in_private(thought, other)) is not None:
                return other, said
    return None


def _company(thought: Thought, temper: Temper) -> list[Seat]:
    """Whom to go apart with today. A Demon that means to hand out bluffs meets a Minion now and then."""
    view = thought.view
    living = [seat for seat in view.circle if seat == thought.me or seat in thought.living]
    company = [
        seat for seat in temper.company(view.night, thought.me, living) if _within_reach(thought, seat)
    ]
    if not thought.evil:
        return company
    team = thought.told_to_me()[0]
    strangers = [seat for seat in company if seat not in team]
    if ROLES[view.card].type == DEMON and _to_hand_out(thought):
        unarmed = [seat for seat in company if seat in team and not _armed(thought, seat)]
        if unarmed and temper.today(view.night, "hand out").random() < HANDS_OUT:
            return [unarmed[0], *strangers]
    return strangers


def _within_reach(thought: Thought, other: Seat) -> bool:
    """Whether one may go apart with somebody: where all stay seated, only with a neighbour."""
    circle, travelling = thought.view.circle, [life.traveller for life in thought.view.square if life.alive]
    if not any(role is not None and ROLES[role].keeps_seated for role in travelling):
        return True
    away = abs(circle.index(other) - circle.index(thought.me))
    return away in (1, len(circle) - 1)


def _in_private(thought: Thought, other: Seat) -> Said | None:
    """A role for a Minion to claim; who one is, if that will be said soon anyway; or a question.

    What everybody has heard is not whispered again, and nobody is asked for it.
    """
    if thought.evil and ROLES[thought.view.card].type == DEMON:
        handed = _to_hand_out(thought)
        if other in thought.told_to_me()[0] and handed:
            return "think", other, handed[0]
    role = cover_of(thought) if thought.evil else thought.view.card
    if thought.role_of(thought.me) == NOBODY_YET and thought.out_with_it(role, True):
        return "am", role
    return ("ask", other) if thought.role_of(other) == NOBODY_YET else None


def _armed(thought: Thought, minion: Seat) -> bool:
    return any(c.seat == thought.me and c.to == minion and c.said[0] == "think" for c in thought.view.claims)


def _to_hand_out(thought: Thought) -> list[RoleId]:
    """The safe roles that the Demon has neither claimed nor given away."""
    given = {c.said[2] for c in thought.view.claims if c.seat == thought.me and c.said[0] == "think"}
    return [role for role in _spare(thought, thought.told_to_me()[2]) if role not in given]


def _spare(thought: Thought, bluffs: tuple[RoleId, ...]) -> list[RoleId]:
    """What the Demon can leave to others of the roles that are safe to claim."""
    cover = cover_of(thought)
    spare = [role for role in bluffs if role != cover and not ROLES[role].believes]
    return sorted(spare, key=lambda role: role not in POINTS_AT_OTHERS)
