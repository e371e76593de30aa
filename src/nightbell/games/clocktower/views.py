"""What each viewer gets, and back from a view to a town that fits it.

The Town Square is for all, one's own card and memory for a player, the Grimoire for the Storyteller.
"""

from __future__ import annotations

import msgspec

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
    Ability,
    RoleId,
    Side,
    TypeId,
)
from nightbell.games.clocktower.events import Note
from nightbell.games.clocktower.storyteller import certain
from nightbell.games.clocktower.town import (
    DAY,
    NIGHT,
    NOBODY_YET,
    SETUP,
    Ballot,
    Claim,
    Guess,
    Held,
    Life,
    Mark,
    Nomination,
    PhaseId,
    Pick,
    Ruling,
    StageId,
    Token,
    Town,
    newly_held,
)


class View(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What everybody knows: the Town Square, the sheet and the day so far."""

    viewer: Seat
    phase: PhaseId
    stage: StageId
    night: int
    outcome: str | None
    sheet: tuple[RoleId, ...]
    counts: tuple[int, int, int, int]
    """Townsfolk, Outsiders, Minions and Demons by the table."""
    circle: tuple[Seat, ...]
    square: tuple[Life, ...]
    visitors: int
    together: bool
    conversions: bool
    by_the_table: bool
    died_at_night: tuple[Seat, ...]
    died_today: tuple[Seat, ...]
    executed: Seat | None
    nominations: tuple[Nomination, ...]
    ballot: Ballot | None
    condemned: Seat | None
    highest: int
    last_call: bool
    reminded: bool
    done: tuple[Seat, ...]
    hands: tuple[Seat, ...]
    shots_today: tuple[Seat, ...]
    shots_ever: tuple[Seat, ...]
    exiles: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    rulings: tuple[Ruling, ...]


class PlayerView(View, frozen=True, kw_only=True):
    """A player's, or a spectator's without a card."""

    card: RoleId
    card_side: Side
    gained: tuple[RoleId, ...]
    """Abilities beside the card's own, of which the viewer knows."""
    notes: tuple[Note, ...]
    picks: tuple[Pick, ...]
    aside: Seat | None
    """With whom the viewer whispers."""
    revealed: tuple[Token, ...]
    """The Grimoire, once the game is over."""


class Grimoire(View, frozen=True, kw_only=True):
    """The Storyteller's: everything."""

    tokens: tuple[Token, ...]
    marks: tuple[Mark, ...]
    impaired: tuple[int, ...]
    notes: tuple[tuple[Note, ...], ...]
    picks: tuple[Pick, ...]
    aside: tuple[tuple[Seat, Seat], ...]
    woken: tuple[Seat, ...]
    night_sheet: tuple[Ability, ...]
    """Who may act tonight, by day in the coming night, in order."""
    cursor: int
    """The line that the night has come to."""
    reached: int
    dawning: bool
    died_tonight: tuple[Seat, ...]
    slain: tuple[tuple[Seat, Seat], ...]
    died_by_execution: tuple[Seat, ...]
    guesses: tuple[Guess, ...]
    mad: tuple[Seat, ...]
    bluffs: tuple[RoleId, ...]
    bag: tuple[RoleId, ...]
    drawn: tuple[RoleId, ...]
    plan: tuple[str, ...]
    by_lot: bool
    certain: Side | None
    """Whose victory can no longer be prevented, for the Storyteller to end the game early."""


def view(town: Town, viewer: Seat) -> View:
    if viewer == town.storyteller:
        return _grimoire(town)
    token = town.grimoire[viewer] if viewer >= 0 else EMPTY_CHAIR
    return PlayerView(
        viewer=viewer,
        phase=town.phase,
        stage=town.stage,
        night=town.night,
        outcome=town.outcome,
        sheet=town.sheet,
        counts=town.base_counts(),
        circle=tuple(town.circle),
        square=tuple(town.square),
        visitors=town.visitors,
        together=town.together,
        conversions=town.conversions,
        by_the_table=town.by_the_table,
        died_at_night=town.died_tonight if town.phase == DAY else (),
        died_today=town.died_today,
        executed=town.executed,
        nominations=tuple(town.nominations),
        ballot=town.ballot,
        condemned=town.condemned,
        highest=town.highest,
        last_call=town.last_call,
        reminded=town.reminded,
        done=town.done,
        hands=town.hands,
        shots_today=town.shots_today,
        shots_ever=town.shots_ever,
        exiles=town.exiles,
        claims=tuple(c for c in town.claims if c.to is None or viewer in (c.to, c.seat)),
        rulings=tuple(town.rulings),
        card=token.card,
        card_side=token.card_side,
        gained=token.gained,
        notes=town.notes[viewer] if viewer >= 0 else (),
        picks=tuple(pick for pick in town.picks if pick.by.seat == viewer),
        aside=town.aside_with(viewer),
        revealed=tuple(town.grimoire) if town.outcome is not None else (),
    )


def precedents(seen: View, decision: Decision[Answer]) -> tuple[Ruling, ...]:
    """What was ruled earlier about the role that a question to the Storyteller concerns."""
    role = dict(decision.about).get("role")
    return tuple(each for each in seen.rulings if role is not None and each.role == role)


def _grimoire(town: Town) -> Grimoire:
    lines = [] if town.phase == SETUP else town.night_sheet()
    return Grimoire(
        viewer=town.storyteller,
        phase=town.phase,
        stage=town.stage,
        night=town.night,
        outcome=town.outcome,
        sheet=town.sheet,
        counts=town.base_counts(),
        circle=tuple(town.circle),
        square=tuple(town.square),
        visitors=town.visitors,
        together=town.together,
        conversions=town.conversions,
        by_the_table=town.by_the_table,
        died_at_night=town.died_tonight if town.phase == DAY else (),
        died_today=town.died_today,
        executed=town.executed,
        nominations=tuple(town.nominations),
        ballot=town.ballot,
        condemned=town.condemned,
        highest=town.highest,
        last_call=town.last_call,
        reminded=town.reminded,
        done=town.done,
        hands=town.hands,
        shots_today=town.shots_today,
        shots_ever=town.shots_ever,
        exiles=town.exiles,
        claims=tuple(town.claims),
        rulings=tuple(town.rulings),
        tokens=tuple(town.grimoire),
        marks=tuple(town.marks),
        impaired=tuple(town.impaired),
        notes=tuple(town.notes),
        picks=tuple(town.picks),
        aside=tuple(town.aside),
        woken=town.woken,
        night_sheet=tuple(me for _, me in lines),
        cursor=sum(key < town.cursor for key, _ in lines) if town.phase == NIGHT else 0,
        reached=town.cursor,
        dawning=town.dawning,
        died_tonight=town.died_tonight,
        slain=town.slain,
        died_by_execution=town.died_by_execution,
        guesses=tuple(town.guesses),
        mad=town.mad,
        bluffs=town.bluffs,
        bag=town.bag,
        drawn=town.tokens,
        plan=town.plan,
        by_lot=town.by_lot,
        certain=certain(town),
    )


# ---- back from a view


def imagine(seen: View, chance: Chance) -> Town:
    chairs = len(seen.square)
    town = Town(
        chance=chance,
        outcome=seen.outcome,
        sheet=seen.sheet,
        circle=list(seen.circle),
        grimoire=[EMPTY_CHAIR] * chairs,
        square=list(seen.square),
        notes=[()] * chairs,
        impaired=[0] * chairs,
        visitors=seen.visitors,
        together=seen.together,
        conversions=seen.conversions,
        by_the_table=seen.by_the_table,
        by_lot=True,
        phase=seen.phase,
        stage=seen.stage,
        night=seen.night,
        died_tonight=seen.died_at_night,
        died_today=seen.died_today,
        executed=seen.executed,
        died_by_execution=(seen.executed,) if seen.executed in seen.died_today else (),
        nominations=list(seen.nominations),
        ballot=seen.ballot,
        condemned=seen.condemned,
        highest=seen.highest,
        last_call=seen.last_call,
        reminded=seen.reminded,
        done=seen.done,
        hands=seen.hands,
        shots_today=seen.shots_today,
        shots_ever=seen.shots_ever,
        exiles=seen.exiles,
        claims=list(seen.claims),
        rulings=list(seen.rulings),
        picks=list(seen.picks) if isinstance(seen, PlayerView | Grimoire) else [],
    )
    if isinstance(seen, Grimoire):
        _restore(town, seen)
    elif isinstance(seen, PlayerView):
        if seen.revealed:
            town.grimoire = list(seen.revealed)
        elif seen.phase != SETUP or seen.card != NOBODY_YET:
            _dream(town, seen, chance)
        if seen.aside is not None:
            town.aside.append((seen.viewer, seen.aside))
        if seen.viewer != SPECTATOR:
            town.notes[seen.viewer] = seen.notes
    return town


def _restore(town: Town, seen: Grimoire) -> None:
    town.grimoire = list(seen.tokens)
    town.marks = list(seen.marks)
    town.impaired = list(seen.impaired)
    town.notes = list(seen.notes)
    town.aside = list(seen.aside)
    town.woken = seen.woken
    town.cursor = seen.reached
    town.dawning = seen.dawning
    town.died_tonight = seen.died_tonight
    town.slain = seen.slain
    town.died_by_execution = seen.died_by_execution
    town.guesses = list(seen.guesses)
    town.mad = seen.mad
    town.bluffs, town.bag, town.tokens = seen.bluffs, seen.bag, seen.drawn
    town.plan, town.by_lot = seen.plan, seen.by_lot


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
        town.grimoire[seat] = Token(role, side, card, card_side, alive=life.alive, held=held)


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
