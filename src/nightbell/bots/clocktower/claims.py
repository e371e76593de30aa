"""What a player says: the truth when its time has come, or a lie that holds together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from nightbell.engine import Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import DEMON, MINION, OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.events import Fact, Note
from nightbell.games.clocktower.readings import Said, claim_of
from nightbell.games.clocktower.talk import FORMS

REVEALED_ON: Final[dict[str, int]] = {
    "washerwoman": 1,
    "librarian": 1,
    "investigator": 1,
    "chef": 1,
    "virgin": 1,
    "butler": 1,
    "recluse": 1,
    "saint": 1,
    "empath": 2,
    "fortuneteller": 2,
    "undertaker": 3,
    "slayer": 3,
    "monk": 3,
    "mayor": 3,
    "soldier": 3,
    "ravenkeeper": 3,
    "grandmother": 1,
    "clockmaker": 1,
    "mutant": 3,
    "sailor": 3,
    "fool": 3,
    "pacifist": 3,
    "professor": 3,
    "snakecharmer": 3,
    "sage": 3,
    "artist": 3,
}
"""The day on which the owner of a role sees no more use in hiding it."""
LATEST_DAY: Final = 3

FIRST_NIGHT_ONLY: Final = ("washerwoman", "librarian", "investigator", "chef", "clockmaker", "grandmother")
EASY_TO_CLAIM: Final = frozenset(
    (
        *("soldier", "mayor", "monk", "ravenkeeper", "butler", "recluse"),
        *("pacifist", "minstrel", "fool", "tealady", "sailor", "sage", "artist"),
    )
)
"""Roles that give nothing which could be found out to be wrong."""
POINTS_AT_OTHERS: Final = frozenset(
    ("washerwoman", "investigator", "chef", "empath", "fortuneteller", "undertaker")
)
"""Roles in whose name a liar can turn the town against somebody good, or for a friend."""


CHOOSES_ALOUD: Final = ("monk", "exorcist", "snakecharmer", "chambermaid")
"""Whose choice of the night is worth telling."""


def truth(notes: Iterable[Note], sheet: Sequence[RoleId], fell: int = 0) -> tuple[Said, ...]:
    """What a player has learned, as statements. A Gambler who lives has guessed right, or is impaired.

    `fell` is when the player died: twice the night's number, one more for the day behind it.
    """
    told: list[Said] = []
    bets: Sequence[Seat] = ()
    for note in notes:
        match note.learned:
            case events.TargetChosen(_, role, targets) if role == "gambler":
                bets = targets
            case events.RoleNamed(_, role, named) if role == "gambler":
                if fell != 2 * note.night:
                    told += [("saw", note.night, seat, named) for seat in bets]
            case events.LearnsRole(_, _, _, shown) | events.LearnsPair(_, _, shown, _) if shown not in sheet:
                continue
            case events.TargetChosen(_, role, targets) if role in CHOOSES_ALOUD:
                told += [("chose", note.night, seat) for seat in targets]
            case learned:
                claim = claim_of(note.night, learned)
                if claim is not None:
                    told.append(claim)
    return tuple(told)


def hearsay(notes: Iterable[Note]) -> tuple[tuple[Fact, ...], ...]:
    """What the Storyteller told this player: of two statements just one is so, one alone is so."""
    heard: list[tuple[Fact, ...]] = []
    for note in notes:
        match note.learned:
            case events.LearnsStatements(_, _, facts):
                heard.append(facts)
            case events.LearnsReply(_, _, (fact,), reply) if reply == "yes":
                heard.append((fact,))
            case events.LearnsReply(_, _, (fact,), reply) if reply == "no":
                simple = tuple([part for part in fact if not isinstance(part, tuple)])
                if len(simple) == len(fact):
                    heard.append((("fact-not", (simple,)),))
    return tuple(heard)


class Scene:
    """What a liar knows when making up a night: who sits where, who is a friend, who was executed."""

    def __init__(
        self,
        me: Seat,
        others: Sequence[Seat],
        team: frozenset[Seat],
        sheet: Sequence[RoleId],
        executed: Seat | None,
        claimed: dict[Seat, RoleId],
    ) -> None:
        self.me = me
        self.others = others
        self.strangers = [seat for seat in others if seat not in team]
        self.team = team
        self.sheet = sheet
        self.executed = executed
        """Who died by execution on the day before."""
        self.claimed = claimed

    def role_of(self, seat: Seat) -> RoleId | None:
        return self.claimed.get(seat)

    def of_type(self, type: str) -> list[RoleId]:
        return [role for role in self.sheet if ROLES[role].type == type]


def night_of(said: Said) -> int:
    """The night that a statement speaks of, 0 for none."""
    match said:
        case (str(verb), int(night), *_) if FORMS[verb][0] == "night":
            return night
        case ("pair" | "none", *_):
            return 1
        case _:
            return 0


def acted(role: RoleId, night: int) -> bool:
    """Whether the owner of a role has something to tell of a night."""
    known = ROLES[role]
    return (known.first if night == 1 else known.other) is not None


def made_up(role: RoleId, night: int, scene: Scene, rng: Random) -> list[Said]:
    """A few things that the owner of this role might have learned that night, kind to friends."""
    match role:
        case "empath":
            return [("number", night, number) for number in (0, 1, 2)]
        case "chef" | "mathematician" | "oracle":
            return [("number", night, number) for number in (0, 1)]
        case "clockmaker":
            return [("number", night, number) for number in (1, 2, 3)]
        case "flowergirl" | "towncrier":
            return [("answer", night, yes) for yes in (True, False)] if night > 1 else []
        case "seamstress" if night > 1 and len(scene.others) > 1:
            pairs = [rng.sample(scene.others, 2) for _ in range(3)]
            return [("yes", night, min(pair), max(pair), yes) for pair in pairs for yes in (True, False)]
        case "dreamer" if scene.strangers:
            return [dream for _ in range(4) for dream in _dreams(night, scene, rng)]
        case "investigator":
            minions = scene.of_type(MINION)
            return [_pair(rng.choice(minions), rng.sample(scene.strangers, 2)) for _ in range(4)]
        case "washerwoman":
            return _vouch(TOWNSFOLK, scene, rng)
        case "librarian":
            return _vouch(OUTSIDER, scene, rng) or [("none",)]
        case "fortuneteller":
            pairs = [rng.sample(scene.others, 2) for _ in range(4)]
            hits = [("yes", night, min(pair), max(pair), _hit(pair, scene, rng)) for pair in pairs]
            return hits + [
                _cleared(night, friend, scene, rng) for friend in scene.others if friend in scene.team
            ]
        case "undertaker" if scene.executed is not None and night > 1:
            return _dead_role(night, scene.executed, scene, rng)
        case "exorcist" if night > 1 and scene.others:
            return [("chose", night, seat) for seat in rng.sample(scene.others, min(3, len(scene.others)))]
        case "snakecharmer" if scene.others:
            return [("chose", night, seat) for seat in rng.sample(scene.others, min(3, len(scene.others)))]
        case "gambler" if night > 1 and scene.claimed:
            bets = [seat for seat in scene.others if seat in scene.claimed]
            return [("saw", night, seat, scene.claimed[seat]) for seat in rng.sample(bets, min(3, len(bets)))]
        case "monk" if night > 1 and scene.strangers:
            return [("chose", night, rng.choice(scene.strangers))]
        case _:
            return []


def _dreams(night: int, scene: Scene, rng: Random) -> list[Said]:
    """A friend is what the friend claims; of a stranger something evil is said, beside any good role."""
    seat, evil = rng.choice(scene.others), rng.choice([*scene.of_type(MINION), *scene.of_type(DEMON)])
    good = rng.choice([*scene.of_type(TOWNSFOLK), *scene.of_type(OUTSIDER)])
    return [("either", night, seat, scene.claimed.get(seat, good) if seat in scene.team else good, evil)]


def _pair(role: RoleId, pair: Sequence[Seat]) -> Said:
    return "pair", role, min(pair), max(pair)


def _vouch(type: str, scene: Scene, rng: Random) -> list[Said]:
    """Point at somebody who has claimed such a role, a friend rather than a stranger."""
    fitting = [seat for seat in scene.others if scene.claimed.get(seat) in scene.of_type(type)]
    friends = [seat for seat in fitting if seat in scene.team]
    found: list[Said] = []
    for right in (friends or fitting)[:3]:
        other = rng.choice([seat for seat in scene.others if seat != right])
        found.append(_pair(scene.claimed[right], (right, other)))
    if not found and type == TOWNSFOLK:
        found.append(_pair(rng.choice(scene.of_type(type)), rng.sample(scene.others, 2)))
    return found


def _cleared(night: int, friend: Seat, scene: Scene, rng: Random) -> Said:
    other = rng.choice([seat for seat in scene.others if seat != friend])
    return "yes", night, min(friend, other), max(friend, other), False


def _hit(pair: Sequence[Seat], scene: Scene, rng: Random) -> bool:
    return not scene.team.intersection(pair) and rng.random() < 0.6


def _dead_role(night: int, dead: Seat, scene: Scene, rng: Random) -> list[Said]:
    claimed = scene.claimed.get(dead)
    shown: list[RoleId] = [claimed] if claimed is not None else []
    if dead not in scene.team:
        shown.append(rng.choice(scene.of_type(MINION)))
    return [("saw", night, dead, role) for role in shown]
