"""What an evil player pretends to be, the lies that go with it, and whom one who pretends accuses."""

from __future__ import annotations

from random import Random

from nightbell.bots.clocktower import worlds
from nightbell.bots.clocktower.claims import (
    EASY_TO_CLAIM,
    FIRST_NIGHT_ONLY,
    POINTS_AT_OTHERS,
    Scene,
    acted,
    made_up,
    night_of,
)
from nightbell.bots.clocktower.prices import BY_WORD
from nightbell.bots.clocktower.record import SILENT, Story
from nightbell.bots.clocktower.thoughts import Thought
from nightbell.bots.clocktower.worlds import Beliefs
from nightbell.engine import Seat
from nightbell.games.clocktower.catalogue import DEMON, OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.grimoire import NOBODY_YET
from nightbell.games.clocktower.readings import Said

EVIL_TWIN = RoleId("eviltwin")
POINTS, KNEW, LEARNS, QUIET = 1.0, 0.55, 0.05, 0.35
"""How much easier it is, beside a taste between 0 and 1, to claim: for a Minion what points at others; for
the Demon, which should neither look useless nor be asked why it still lives, what knew in the first night,
what learns night after night; for both what nobody can check."""
GIVES_UP = 0.5
"""How often an evil player joins in when the town suspects a Minion."""


def cover_of(thought: Thought) -> RoleId:
    """The role that an evil player claims: the one already claimed, or the safest there is."""
    claimed = [
        claim.said[1]
        for claim in thought.view.claims
        if claim.seat == thought.me and claim.to is None and claim.said[0] == "am"
    ]
    if claimed:
        return RoleId(str(claimed[-1]))
    _, demon, bluffs = thought.told_to_me()
    handed = [
        str(claim.said[2])
        for claim in thought.view.claims
        if claim.to == thought.me and claim.seat == demon and claim.said[:2] == ("think", thought.me)
    ]
    free = [role for role in bluffs if role not in _taken(thought) and not ROLES[role].believes]
    if handed and handed[-1] not in _taken(thought):
        return RoleId(handed[-1])
    return min(free or _unclaimed(thought), key=lambda role: _awkwardness(thought, role))


def _unclaimed(thought: Thought) -> list[RoleId]:
    """What one may pretend to be without having been told what is safe: a Townsfolk whom nobody claims,
    an Outsider if there is none left, a role that somebody else claims if there is none either."""
    sheet, taken = thought.view.sheet, _taken(thought)
    townsfolk = [role for role in sheet if ROLES[role].type == TOWNSFOLK and role != "virgin"]
    outsiders = [role for role in sheet if ROLES[role].type == OUTSIDER and not ROLES[role].believes]
    free = [role for role in townsfolk if role not in taken]
    return free or [role for role in outsiders if role not in taken] or townsfolk


def _taken(thought: Thought) -> set[RoleId]:
    return {story.role for seat, story in thought.stories.items() if seat != thought.me}


def _awkwardness(thought: Thought, role: RoleId) -> tuple[float, str]:
    """How hard a role is to claim, with a taste of one's own that stays the same all game."""
    taste = Random(f"{thought.player.shy}/{role}").random()
    if ROLES[role].type == OUTSIDER:
        taste += 0.3 if thought.view.counts[1] else 0.6
    if role in ("virgin", "slayer", "saint"):
        taste += 0.4
    if role in POINTS_AT_OTHERS:
        demon = ROLES[thought.view.card].type == DEMON
        taste -= POINTS if not demon else KNEW if role in FIRST_NIGHT_ONLY else LEARNS
    return taste - QUIET * (role in EASY_TO_CLAIM), role


def lies_to_tell(thought: Thought, mine: list[Said]) -> list[Said]:
    cover = cover_of(thought)
    if not thought.out_with_it(cover, thought.asked(None)):
        return []
    said: list[Said] = [("am", cover)]
    twin = thought.twin()
    if twin is not None:
        said.append(("twin", twin, EVIL_TWIN))
    if any(each not in mine for each in said):
        return said
    for night in range(1, thought.view.night + 1):
        if acted(cover, night) and not any(night_of(s) == night for s in mine):
            if not thought.alive and 2 * night >= thought.record.falls.get(thought.me, 0):
                break
            if (lie := _best_lie(thought, cover, night)) is not None:
                return [lie]
    return said


def _best_lie(thought: Thought, cover: RoleId, night: int) -> Said | None:
    """Of a few possible lies the one by which the Demon looks best to whoever takes what fits for true."""
    team = thought.told_to_me()[0]
    executed = next((s for s, when in thought.record.falls.items() if when == 2 * night - 1), None)
    claimed = {seat: story.role for seat, story in thought.stories.items() if story.role != NOBODY_YET}
    others = [seat for seat in thought.seats if seat != thought.me]
    scene = Scene(thought.me, others, team, thought.view.sheet, executed, claimed)
    lies = made_up(cover, night, scene, thought.rng)
    if len(lies) < 2:
        return lies[0] if lies else None
    told = thought.stories.get(thought.me, SILENT).told

    def exposure(lie: Said) -> float:
        return exposed(thought, worlds.read(thought.facts(Story(cover, (*told, lie))), None, BY_WORD))

    return min(lies, key=exposure)


def exposed(thought: Thought, beliefs: Beliefs) -> float:
    """How badly the Demon, and a little the rest of the team, stand with somebody who believes so."""
    team, demon, _ = thought.told_to_me()
    demons, evils = beliefs.demon(), beliefs.evil()
    danger = demons[thought.place[demon]] if demon in thought.place else 0.0
    return danger + 0.2 * sum(evils[thought.place[seat]] for seat in team if seat in thought.place)


def as_if_clean(thought: Thought, blame: dict[Seat, float]) -> dict[Seat, float]:
    """Blame as somebody lays it who holds the own team for innocent: what friends would get falls to the
    rest, so that an evil player accuses and nominates as readily as a good one. A Minion whom everybody
    suspects is given up now and then, the Demon never."""
    team, demon, _ = thought.told_to_me()
    others = {seat: each for seat, each in blame.items() if seat != thought.me and seat in thought.living}
    worst = max(others, key=lambda seat: others[seat], default=None)
    gives_up = thought.player.temper.today(thought.view.night, "friend").random() < GIVES_UP
    given_up = worst in team and worst != demon and gives_up
    spared = {thought.me, demon} if given_up else team
    kept = {seat: each for seat, each in others.items() if seat not in spared}
    whole, rest = (sum(max(0.0, each) for each in some.values()) for some in (others, kept))
    return {seat: each * whole / rest for seat, each in kept.items()} if rest > 0 else kept
