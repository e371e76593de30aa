"""What comes with several atoms: who is told, who sees it, and what ends with it."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import (
    BY_DEMON,
    BY_EXECUTION,
    EVIL,
    KEEPS,
    LOOKS_DEAD,
    Ability,
    Harm,
    RoleId,
)
from nightbell.games.clocktower.events import Learned, Note
from nightbell.games.clocktower.grimoire import Mark
from nightbell.games.clocktower.sobriety import settle
from nightbell.games.clocktower.square import DIES, Life
from nightbell.games.clocktower.town import DAY, Town


def let_know(town: Town, seat: Seat, learned: Learned) -> None:
    if town.company and (veil := town.veil(seat)) is not None:
        learned = unnamed(town, seat, learned, veil)
    town.notes[seat] = (*town.notes[seat], Note(town.night, town.phase == DAY, learned))
    town.emit(learned, to=town.secret(seat))


def unnamed(town: Town, seat: Seat, learned: Learned, veil: RoleId) -> Learned:
    """What somebody learns by an own ability, without the name of the ability."""
    if isinstance(learned, events.IsNow):
        return learned
    if getattr(learned, "role", None) in [held.role for held in town.grimoire[seat].held]:
        return replace(learned, role=veil)
    return learned


def be_seen(town: Town, seat: Seat, targets: tuple[Seat, ...] = ()) -> None:
    """Somebody is awake, for those to see who are awake as well."""
    for me, peeks in town.vigil:
        if seat in (me.seat, town.storyteller) or not town.works(me):
            continue
        if peeks or town.grimoire[seat].side == EVIL:
            let_know(town, me.seat, events.SeesAwake(me.seat, seat, targets))


def expire(town: Town, moment: int) -> None:
    if town.badges:
        town.badges = tuple(badge for badge in town.badges if badge.until > moment)
    if town.hollow:
        town.hollow = [mark for mark in town.hollow if mark.until > moment]
    kept = [mark for mark in town.marks if mark.until > moment]
    if len(kept) != len(town.marks):
        keep_marks(town, kept)
        settle(town)


def drop_marks(town: Town, seat: Seat, dead: bool) -> None:
    """End what this player's ability had set up. A death leaves what lasts beyond it."""
    placed = [mark for mark in town.marks if mark.by and mark.by.seat == seat]
    keep_marks(town, [mark for mark in town.marks if mark not in placed or (dead and mark.lasting)])


def keep_marks(town: Town, marks: list[Mark]) -> None:
    """Leave only these reminders; who so loses what kept an ability in death loses what it had set up."""
    gone = [mark.on for mark in town.marks if mark.reminder in KEEPS and mark not in marks]
    town.marks = marks
    for seat in gone:
        if not town.grimoire[seat].alive:
            drop_marks(town, seat, dead=True)


def take_back(town: Town, seat: Seat) -> None:
    """What somebody's old ability had lent goes with it."""
    for place, token in enumerate(town.grimoire):
        if any(held.giver is not None and held.giver.seat == seat for held in token.held):
            kept = tuple([held for held in token.held if held.giver is None or held.giver.seat != seat])
            town.lay(Seat(place), replace(token, held=kept))


def drop_kept(town: Town, seat: Seat, role: RoleId) -> None:
    """What let a dead player keep an ability ends with the role, and so does what came with it."""
    for kept in [mark for mark in town.marks if mark.on == seat and mark.reminder in KEEPS]:
        town.marks = [
            mark for mark in town.marks if mark != kept and (mark.by, mark.named) != (kept.by, role)
        ]


def count_death(town: Town, seat: Seat, harm: Harm, seen_alive: bool) -> None:
    if town.phase == DAY:
        if seen_alive:
            town.died_today = (*town.died_today, seat)
            town.deeds.append(town.deed(DIES, seat))
            if harm.cause == BY_EXECUTION:
                town.died_by_execution = (*town.died_by_execution, seat)
            lay_down(town, seat)
        town.emit(events.Died(seat))
    else:
        if seen_alive:
            town.died_tonight = (*town.died_tonight, seat)
        if harm.cause == BY_DEMON and harm.by is not None:
            own = harm.by.seat if harm.by.seat in town.circle else next(iter(town.demons()), harm.by.seat)
            town.slain = (*town.slain, (seat, own))
        town.emit(events.DiedAtNight(seat, harm.cause), to=town.backstage)


def looks_dead(town: Town, seat: Seat) -> bool:
    return any(mark.reminder == LOOKS_DEAD for mark in town.on(seat))


def stand_up(town: Town, seat: Seat) -> None:
    town.square[seat] = Life(True, 0, town.square[seat].traveller)
    town.emit(events.AliveAgain(seat))


def lay_down(town: Town, seat: Seat) -> None:
    """Turn the life token and put one vote token on it."""
    town.square[seat] = Life(False, 1, town.square[seat].traveller)


def change_held(town: Town, me: Ability, **news: bool) -> None:
    """Change the record of one ability."""
    token = town.grimoire[me.seat]
    held = tuple([replace(each, **news) if each.role == me.role else each for each in token.held])
    town.lay(me.seat, replace(token, held=held))
