"""At whom a player points an ability, by night or by a gun."""

from __future__ import annotations

from collections import Counter

from nightbell.bots.clocktower.thoughts import DAY_BEFORE, LAST_DAY, Thought
from nightbell.engine import Answer, Seat, Some
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import DEMON, MINION, ROLES, RoleId
from nightbell.games.clocktower.grimoire import NOBODY_YET

DANGEROUS = (
    "fortuneteller",
    "empath",
    "undertaker",
    "investigator",
    "virgin",
    "slayer",
    "monk",
    "washerwoman",
    "chef",
    "librarian",
)
"""Whom the evil side would rather see dead or poisoned, the worst first."""
STILL_LEARNING = ("fortuneteller", "empath", "undertaker", "monk")
SPARES_SUSPECTS = 6.0
"""How much a Demon likes to leave to the town those whom it suspects."""
UNSPOKEN = 0.5
"""How much a suspicion counts for which no hand has gone up; all hands together add one to it."""
ROPE = 0.22
"""From which suspicion on an Imp hands its role on to a Minion who looks better."""


def target(thought: Thought, role: RoleId, options: tuple[Answer, ...]) -> Answer:
    seats = [Seat(option) for option in options if isinstance(option, int)]
    living = [seat for seat in seats if seat in thought.living] or seats
    if thought.evil and ROLES[role].type in (DEMON, MINION):
        return prey(thought, role, living)
    chances = thought.demon_chances()
    evils = thought.evil_chances()
    if role == "ravenkeeper":
        unknown = [seat for seat in living if seat != thought.me and seat in chances]
        return max(unknown or seats, key=lambda seat: chances.get(seat, 0.0))
    if role == "monk":
        others = [seat for seat in living if seat != thought.me and seat in evils]
        return max(others or seats, key=lambda seat: _value(thought, seat) - 2 * evils.get(seat, 0.0))
    if role == "thief":
        ranked = sorted(living, key=lambda seat: evils.get(seat, 0.0))
        return ranked[0 if thought.evil else -1]
    others = [seat for seat in living if seat != thought.me]
    trusted = min(others or seats, key=lambda seat: evils.get(seat, 0.5) + 0.01 * thought.rng.random())
    if thought.evil:
        team = thought.told_to_me()[0]
        friends = [seat for seat in others if seat in team]
        return friends[0] if friends else trusted
    return trusted


def two_of(thought: Thought, choice: Some[Answer]) -> Answer:
    """Two players for a Fortune Teller: the likeliest Demons, mixing one already cleared now and then."""
    seats = [Seat(option) for option in choice.options if isinstance(option, int)]
    chances = thought.demon_chances()
    living = [seat for seat in seats if seat in thought.living and seat != thought.me and seat in chances]
    if len(living) < choice.least:
        return choice.sample(thought.rng)
    ranked = sorted(living, key=lambda seat: -chances[seat] - 0.02 * thought.rng.random())
    return tuple(sorted(ranked[: choice.least]))


def whom_to_shoot(thought: Thought, options: tuple[Answer, ...]) -> Answer:
    chances = thought.demon_chances()
    seats = [Seat(option) for option in options if isinstance(option, int) and option in chances]
    if thought.evil:
        team = thought.told_to_me()[0]
        strangers = [seat for seat in seats if seat not in team and seat != thought.me]
        return min(strangers, key=lambda seat: chances[seat], default=None)
    worst = max(seats, key=lambda seat: chances[seat], default=None)
    return worst if worst is not None and worst != thought.me and chances[worst] > 0.35 else None


def prey(thought: Thought, role: RoleId, living: list[Seat]) -> Seat:
    """Whom to kill or poison: those whom the town trusts and who can still do harm."""
    team, _, _ = thought.told_to_me()
    strangers = [seat for seat in living if seat not in team]
    if not strangers:
        return thought.rng.choice([seat for seat in living if seat != thought.me] or living)
    regard = seen_by_the_town(thought, team)
    if role == "imp" and _star_pass(thought, regard, team):
        return thought.me
    kills = ROLES[role].type == DEMON
    friends = [seat for seat in living if seat in team and seat != thought.me]
    spared = _spared(thought)
    in_vain = spared.keys() >= set(strangers) and 2 * len(strangers) <= len(thought.living)
    if kills and friends and (len(thought.living) <= LAST_DAY or in_vain):
        return friends[0]

    late = len(thought.living) <= DAY_BEFORE + 1

    def appetite(seat: Seat) -> float:
        claimed = thought.role_of(seat)
        worth = _value(thought, seat) + 0.2 * thought.rng.random()
        if kills:
            worth -= 0.6 * ((claimed == "soldier") + spared[seat])
            if claimed == "mayor":  # an attack hits anybody, but a quiet last day is the Mayor's
                worth += 0.8 if late else -0.6
        if kills and claimed == "ravenkeeper":
            worth -= 0.3
        return worth - SPARES_SUSPECTS * regard.get(seat, 0.0) if kills else worth

    return max(strangers, key=appetite)


def seen_by_the_town(thought: Thought, team: frozenset[Seat]) -> dict[Seat, float]:
    """Whom the town holds for the Demon: what it may make of all that was told, and what it has shown by its
    hands. Only strangers' hands count; friends raise theirs for reasons of their own."""
    chances = thought.demon_chances()
    hanged_by = {
        nominee: sum(seat not in team for seat in up) / max(1, sum(s not in team for s in (*up, *down)))
        for nominee, up, down in thought.record.last_hands()
    }
    shown = {seat: chance * (UNSPOKEN + hanged_by.get(seat, 0.0)) for seat, chance in chances.items()}
    whole = sum(shown.values()) or 1.0
    return {seat: each / whole for seat, each in shown.items()}


def _value(thought: Thought, seat: Seat) -> float:
    """How much a player's life is worth to the town, going by what they claim."""
    role = thought.role_of(seat)
    if role in STILL_LEARNING:
        return 1.0
    return 0.6 if role in DANGEROUS else 0.4 if role == NOBODY_YET else 0.2


def _spared(thought: Thought) -> Counter[Seat]:
    """Whom this player has tried to kill in vain, and how often."""
    targets = [
        note.learned.targets for note in thought.view.notes if isinstance(note.learned, events.TargetChosen)
    ]
    return Counter(seat for chosen in targets for seat in chosen if seat in thought.living)


def _star_pass(thought: Thought, chances: dict[Seat, float], team: frozenset[Seat]) -> bool:
    """Hand the role on, when the rope is already woven and a Minion stands better."""
    heirs = [seat for seat in team if seat != thought.me and seat in thought.living and seat in chances]
    if not heirs or len(thought.living) < DAY_BEFORE:
        return False
    mine = chances.get(thought.me, 0.0)
    best = max(chances[seat] for seat in thought.living if seat in chances)
    return mine >= max(0.8 * best, ROPE) and min(chances[seat] for seat in heirs) < mine / 1.5
