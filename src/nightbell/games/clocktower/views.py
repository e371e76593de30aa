"""Looking at a town, and back: from a view to a town that fits it.

The Town Square is for all, one's own card and memory for a player, the Grimoire for the Storyteller.
"""

from __future__ import annotations

from nightbell.engine import SPECTATOR, Answer, Chance, Decision, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import EMPTY_CHAIR
from nightbell.games.clocktower.catalogue import (
    DEMON,
    GOOD,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    RoleId,
    TypeId,
)
from nightbell.games.clocktower.seen import Grimoire, PlayerView, View
from nightbell.games.clocktower.town import NIGHT, NOBODY_YET, SETUP, Held, Ruling, Token, Town, newly_held


def view(town: Town, viewer: Seat) -> View:
    return (Grimoire if viewer == town.storyteller else PlayerView).of(town, viewer)


def precedents(seen: View, decision: Decision[Answer]) -> tuple[Ruling, ...]:
    """What was ruled earlier about the role that a question to the Storyteller concerns."""
    role = dict(decision.about).get("role")
    return tuple(each for each in seen.rulings if role is not None and each.role == role)


def imagine(seen: View, chance: Chance) -> Town:
    chairs = len(seen.square)
    town = Town(
        chance=chance,
        sheet=seen.sheet,
        circle=[],
        grimoire=[],
        square=[],
        notes=[()] * (chairs + 1),
        impaired=[0] * (chairs + 1),
        by_lot=True,
        died_by_execution=(seen.executed,) if seen.executed in seen.died_today else (),
    )
    seen.into(town)
    if isinstance(seen, PlayerView):
        town.grimoire = list(seen.revealed) or [EMPTY_CHAIR] * (chairs + 1)
    for seat, token in enumerate(town.grimoire):
        town.lay(Seat(seat), token)
    if isinstance(seen, PlayerView):
        if not seen.revealed and (seen.phase != SETUP or seen.card != NOBODY_YET):
            _dream(town, seen, chance)
            if seen.phase == NIGHT:
                own = [key for key, me in town.night_sheet() if me.seat == seen.viewer]
                town.cursor = max(own, default=0)
        if seen.aside is not None:
            town.aside.append((seen.viewer, seen.aside))
        if seen.viewer != SPECTATOR:
            town.notes[seen.viewer] = seen.notes
    return town


def _dream(town: Town, seen: PlayerView, chance: Chance) -> None:
    """Give every chair a role that fits the sheet, the table and what the viewer knows of the evil team."""
    known = _shown_roles(seen)
    if seen.viewer != SPECTATOR and seen.card:
        known[seen.viewer] = seen.card
    seats = [seat for seat in seen.circle if not town.is_traveller(seat)]
    types = _types_for(town, seen, known, seats, chance)
    free = chance.shuffled("dream", [role for role in seen.sheet if role not in known.values()])
    for seat in seen.circle:
        life = seen.square[seat]
        role = life.traveller or known.get(seat) or _take(free, types.get(seat, TOWNSFOLK), seen.sheet)
        kind = ROLES[role]
        card = _take(free, kind.believes, seen.sheet) if kind.believes else role
        side = GOOD if life.traveller else kind.side
        card_side = side if life.traveller else ROLES[card].side
        held = newly_held(role, card)
        if seat == seen.viewer:
            card, side = seen.card, seen.card_side
            card_side = side
            held = (*newly_held(role, card), *(Held(gained, role, told=True) for gained in seen.gained))
        town.lay(seat, Token(role, side, card, card_side, alive=life.alive, held=held))


def _shown_roles(seen: PlayerView) -> dict[Seat, RoleId]:
    """Roles that the viewer has seen in the Grimoire itself."""
    shown: dict[Seat, RoleId] = {}
    for note in seen.notes:
        if isinstance(note.learned, events.SeesGrimoire):
            shown = {token.seat: token.role for token in note.learned.tokens}
    return {seat: role for seat, role in shown.items() if seat in seen.circle}


def _types_for(
    town: Town, seen: PlayerView, known: dict[Seat, RoleId], seats: list[Seat], chance: Chance
) -> dict[Seat, TypeId]:
    """A type for every seat whose role is not known: the met Demon and Minions first, the rest by lot."""
    townsfolk, outsiders, minions, demons = town.base_counts()
    left = [DEMON] * demons + [MINION] * minions + [OUTSIDER] * outsiders + [TOWNSFOLK] * townsfolk
    met: dict[Seat, TypeId] = {seat: ROLES[role].type for seat, role in known.items()}
    for note in seen.notes:
        if isinstance(note.learned, events.LearnsDemon):
            met.update((seat, DEMON) for seat in note.learned.demons if seat not in met)
        elif isinstance(note.learned, events.LearnsMinions):
            met.update((seat, MINION) for seat in note.learned.minions if seat not in met)
    for type in met.values():
        if type in left:
            left.remove(type)
    open_seats = chance.shuffled("dream", [seat for seat in seats if seat not in met])
    open_seats.sort(key=lambda seat: not seen.square[seat].alive)
    while len(left) < len(open_seats):
        left.append(TOWNSFOLK)
    return met | dict(zip(open_seats, left, strict=False))


def _take(free: list[RoleId], type: TypeId, sheet: tuple[RoleId, ...]) -> RoleId:
    """A free role of this type; any of the sheet, should they have run out."""
    for role in free:
        if ROLES[role].type == type:
            free.remove(role)
            return role
    return next((role for role in sheet if ROLES[role].type == type), sheet[0])
