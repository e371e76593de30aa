"""From a view to a town that fits it: what its viewer knows is taken over, the rest is dreamt up."""

from __future__ import annotations

from nightbell.engine import SPECTATOR, Chance, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import EMPTY_CHAIR
from nightbell.games.clocktower.catalogue import (
    DEMON,
    GOOD,
    MINION,
    PRINTED_TYPES,
    ROLES,
    TOWNSFOLK,
    RoleId,
    TypeId,
)
from nightbell.games.clocktower.grimoire import NOBODY_YET, Held, Token, newly_held
from nightbell.games.clocktower.seen import PlayerView, View
from nightbell.games.clocktower.town import NIGHT, SETUP, Town


def imagine(seen: View, chance: Chance) -> Town:
    town = seen.begun(chance)
    chairs = range(len(seen.square) + 1)
    if isinstance(seen, PlayerView):
        town.by_lot = True
        town.died_by_execution = tuple(seat for seat in seen.died_today if seat == seen.executed)
        town.impaired = [0 for _ in chairs]
        town.notes = [seen.notes if seat == seen.viewer else () for seat in chairs]
        town.aside = [] if seen.aside is None else [(seen.viewer, seen.aside)]
        town.grimoire = town.grimoire or [EMPTY_CHAIR for _ in chairs]
        if not seen.revealed and (seen.phase != SETUP or seen.card != NOBODY_YET):
            _dream(town, seen, chance)
            if seen.phase == NIGHT:
                own = (key for key, me in town.night_sheet() if me.seat == seen.viewer)
                town.cursor = max(own, default=0)
    for seat in chairs:
        town.lay(Seat(seat), town.grimoire[seat])
    return town


def _dream(town: Town, seen: PlayerView, chance: Chance) -> None:
    """Give every chair a role that fits the sheet, the table and what the viewer knows of the evil team."""
    known = _shown_roles(town, seen)
    types = _types(town, seen, known, chance)
    free = chance.shuffled("dream", [role for role in seen.sheet if role not in known.values()])
    for seat in seen.circle:
        life = seen.square[seat]
        role = life.traveller or known.get(seat) or _take(free, types.get(seat, TOWNSFOLK), seen.sheet)
        kind = ROLES[role]
        card = _take(free, kind.believes, seen.sheet) if kind.believes else role
        side = GOOD if life.traveller else kind.side
        card_side = side if life.traveller else ROLES[card].side
        if seat == seen.viewer and town.veil(seen.viewer) is None:
            card, side, card_side = seen.card, seen.card_side, seen.card_side
        gained = seen.gained if seat == seen.viewer else ()
        held = (*newly_held(role, card), *(Held(each, role, told=True) for each in gained))
        town.lay(seat, Token(role, side, card, card_side, alive=life.alive, held=held))


def _shown_roles(town: Town, seen: PlayerView) -> dict[Seat, RoleId]:
    """Roles that the viewer has seen in the Grimoire itself, last of all, and the own card."""
    shown: dict[Seat, RoleId] = {}
    for note in seen.notes:
        if isinstance(note.learned, events.SeesGrimoire):
            shown = {each.seat: each.role for each in note.learned.tokens if each.seat in seen.circle}
    if seen.viewer != SPECTATOR and seen.card and town.veil(seen.viewer) is None:
        shown[seen.viewer] = seen.card
    return shown


def _types(town: Town, seen: PlayerView, known: dict[Seat, RoleId], chance: Chance) -> dict[Seat, TypeId]:
    """A type for every seat whose role is not known: the met Demon and Minions first, the rest by lot."""
    counts = zip(PRINTED_TYPES, town.base_counts(), strict=True)
    left = [type for type, count in [*counts][::-1] for _ in range(count)]
    met: dict[Seat, TypeId] = {seat: ROLES[role].type for seat, role in known.items()}
    for note in seen.notes:
        if isinstance(note.learned, events.LearnsDemon):
            met |= {seat: DEMON for seat in note.learned.demons if seat not in met}
        elif isinstance(note.learned, events.LearnsMinions):
            met |= {seat: MINION for seat in note.learned.minions if seat not in met}
    for type in met.values():
        if type in left:
            left.remove(type)
    seats = [seat for seat in seen.circle if not town.is_traveller(seat) and seat not in met]
    unmet = sorted(chance.shuffled("dream", seats), key=lambda seat: not seen.square[seat].alive)
    left += [TOWNSFOLK] * (len(unmet) - len(left))
    return met | dict(zip(unmet, left, strict=False))


def _take(free: list[RoleId], type: TypeId, sheet: tuple[RoleId, ...]) -> RoleId:
    """A free role of this type; any of the sheet, should they have run out."""
    found = next((role for role in (*free, *sheet) if ROLES[role].type == type), sheet[0])
    if found in free:
        free.remove(found)
    return found
