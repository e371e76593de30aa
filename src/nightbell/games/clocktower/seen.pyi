"""Written by `make views`. What each viewer gets is said on the fields of State."""

from nightbell.engine import Glimpse
from nightbell.engine.audience import Seat
from nightbell.games.clocktower.catalogue import Ability, RoleId, Side, Text
from nightbell.games.clocktower.events import Note
from nightbell.games.clocktower.grimoire import Mark, Pick, Token
from nightbell.games.clocktower.homemade import Homemade
from nightbell.games.clocktower.square import (
    Badge,
    Ballot,
    Claim,
    Companion,
    Deed,
    Guess,
    Life,
    Nomination,
    Ruling,
)
from nightbell.games.clocktower.town import PhaseId, StageId, Town

class View(Glimpse[Town], frozen=True):
    viewer: Seat
    outcome: str | None
    sheet: tuple[RoleId, ...]
    circle: tuple[Seat, ...]
    square: tuple[Life, ...]
    visitors: int
    by_the_table: bool
    together: bool
    conversions: bool
    phase: PhaseId
    stage: StageId
    night: int
    died_at_night: tuple[Seat, ...]
    died_today: tuple[Seat, ...]
    executed: Seat | None
    executions: int
    nominations: tuple[Nomination, ...]
    ballot: Ballot | None
    condemned: Seat | None
    highest: int
    last_call: bool
    done: tuple[Seat, ...]
    reminded: bool
    hands: tuple[Seat, ...]
    shots_today: tuple[Seat, ...]
    shots_ever: tuple[Seat, ...]
    acted: tuple[tuple[Seat, RoleId], ...]
    exiles: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    rulings: tuple[Ruling, ...]
    meant_for: int
    house_rules: tuple[Text, ...]
    order: tuple[tuple[str, ...], tuple[str, ...]]
    homemade: tuple[Homemade, ...]
    company: tuple[Companion, ...]
    badges: tuple[Badge, ...]
    counts: tuple[int, int, int, int]
    spent: tuple[Seat, ...]

class PlayerView(View, frozen=True):
    revealed: tuple[Token, ...]
    card: RoleId
    card_side: Side
    gained: tuple[RoleId, ...]
    notes: tuple[Note, ...]
    picks: tuple[Pick, ...]
    aside: Seat | None

class Grimoire(View, frozen=True):
    tokens: tuple[Token, ...]
    notes: tuple[tuple[Note, ...], ...]
    impaired: tuple[int, ...]
    marks: tuple[Mark, ...]
    plan: tuple[str, ...]
    by_lot: bool
    by_hand: bool
    reached: int
    cursor: int
    vigil: tuple[tuple[Ability, bool], ...]
    dawning: bool
    bag: tuple[RoleId, ...]
    drawn: tuple[RoleId, ...]
    loans: tuple[tuple[RoleId, RoleId], ...]
    bluffs: tuple[RoleId, ...]
    picks: tuple[Pick, ...]
    woken: tuple[Seat, ...]
    died_tonight: tuple[Seat, ...]
    slain: tuple[tuple[Seat, Seat], ...]
    died_by_execution: tuple[Seat, ...]
    owed: tuple[Seat, ...]
    heard_out: tuple[Seat, ...]
    overheard: tuple[Claim, ...]
    deeds: tuple[Deed, ...]
    astray: tuple[Seat, ...]
    hollow: tuple[Mark, ...]
    guesses: tuple[Guess, ...]
    mad: tuple[Seat, ...]
    aside: tuple[tuple[Seat, Seat], ...]
    kept: dict[RoleId, int]
    certain: Side | None
    cards: tuple[RoleId, ...]
    night_sheet: tuple[Ability, ...]
    meeting: int | None
