"""New puzzles: games between bots, retold until what is said leaves one world.

Good players say what they learned; evil ones claim a character that is not in play and make up what it would
have learned. The level is how many people's words it takes to clear a player, see `level_of`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import msgspec
import yaml

from nightbell.deduction.characters import DEMON, IS_GOOD, MINION, OUTSIDER, TOWNSFOLK, TYPE, TYPES
from nightbell.deduction.puzzle import FORMAT, Claim, Event, Info, Puzzle
from nightbell.deduction.reasons import why_not_demon
from nightbell.deduction.solving import Solution, agreed, solve
from nightbell.deduction.telling import Untellable
from nightbell.engine import Refusal
from nightbell.games.clocktower.catalogue import EVIL
from nightbell.research.retelling import Evening, Morning, play, retell, true_world

LEVELS: Final = ("easy", "medium", "hard")
MOST_GAMES: Final = 400
LATEST_NIGHT: Final = 5
TELLINGS: Final = 8
"""How often the evil players may think of other lies for the same morning."""
NAMES: Final = (
    "Anna", "Boris", "Clara", "Denis", "Emma", "Felix", "Greta", "Hugo", "Irina", "Jonas", "Kira", "Lev",
    "Maria", "Nikita", "Olga", "Pavel", "Raisa", "Stefan", "Tamara", "Viktor", "Yana", "Zakhar",
)  # fmt: skip
"""Who sits there; the client knows how to say these names in its languages."""


class Made(msgspec.Struct, frozen=True):
    puzzle: Puzzle
    solution: Solution
    level: str
    seed: int


def make(script: str, players: int, level: str, seed: int) -> Made:
    """The first game from this seed on that makes a puzzle of this level with exactly one world."""
    if level not in LEVELS:
        raise Refusal("unknown-level", level=level, known=", ".join(LEVELS))
    for game in range(seed * MOST_GAMES, (seed + 1) * MOST_GAMES):
        for made in from_game(script, players, game):
            if made.level == level:
                return made
    raise Refusal("no-puzzle-found", games=MOST_GAMES)


def from_game(script: str, players: int, seed: int) -> Iterator[Made]:
    """The puzzles that one game between random players makes."""
    return retold(play({"script": script, "players": players}, seed), seed)


def retold(evening: Evening, seed: int) -> Iterator[Made]:
    """The puzzles that a played game makes, the earliest morning first."""
    for morning in evening.mornings:
        if not 2 <= morning.night <= LATEST_NIGHT:
            continue
        for telling in range(TELLINGS):
            chance = Random(f"{seed}/{morning.night}/{telling}")
            viewer = _viewer(evening, morning, chance)
            if viewer is None:
                break
            try:
                puzzle = _seen_by(viewer, evening, morning, chance)
            except Untellable:
                return
            solution = solve(puzzle, most=1)
            truth = _turned(true_world(evening), viewer)
            if solution.complete and [world.roles for world in solution.worlds] == [truth]:
                yield Made(puzzle, solution, level_of(solution), seed)


def _viewer(evening: Evening, morning: Morning, chance: Random) -> int | None:
    """A good player who looks: somebody who is what the own card says, or the Drunk."""
    good = [
        seat
        for seat, token in enumerate(evening.started)
        if token.side != EVIL
        and morning.tokens[seat].side != EVIL
        and token.role == morning.tokens[seat].role
    ]
    return chance.choice(good) if good else None


def _seen_by(viewer: int, evening: Evening, morning: Morning, chance: Random) -> Puzzle:
    told = retell(evening, morning, chance, decoys=2)
    claims = list(told.claims)
    for seat, token in enumerate(morning.tokens):
        if token.side == EVIL:
            claims[seat] = _lie(seat, told, chance)
    spoken = {claim.character for claim in claims}
    card = claims[viewer].character
    could_be = (card, "drunk") if "drunk" in told.hidden and TYPE[card] == TOWNSFOLK else (card,)
    names = tuple(chance.sample(NAMES, len(claims)))
    puzzle = msgspec.structs.replace(
        told,
        players=names,
        claims=tuple(claims),
        viewer=viewer,
        could_be=could_be,
        script=tuple(sorted({*spoken, *told.hidden})),
        events=tuple(event for event in told.events if _matters(event, claims)),
    )
    return _from_the_viewers_chair(puzzle, viewer)


def _matters(event: Event, claims: list[Claim]) -> bool:
    """Leave out what nobody would write down: shots without a gun, nominations without a result."""
    if event.kind == "slayer_shot":
        return event.yes or claims[event.by].character == "slayer"
    if event.kind == "nomination":
        return event.yes or claims[event.of].character == "virgin"
    if event.kind in ("votes", "nominators"):
        asks = {"votes": "flowergirl", "nominators": "town_crier"}[event.kind]
        return any(claim.character == asks for claim in claims)
    return True


# ---- lies


def _lie(seat: int, told: Puzzle, chance: Random) -> Claim:
    """A character that nobody honest claims, with what it would have said."""
    taken = {claim.character for claim in told.claims}
    free = [role for role in told.script if IS_GOOD[role] and role in _TALES and role not in taken]
    role = chance.choice(free or ["soldier"])
    return Claim(role, tuple(_tale(role, seat, told, chance)))


def _tale(role: str, seat: int, told: Puzzle, chance: Random) -> Iterator[Info]:
    others = [other for other in range(len(told.players)) if other != seat]
    alive = (1 << len(told.players)) - 1
    executed = -1
    for night in range(1, told.nights + 1):
        alive &= ~told.deaths[night]
        here = alive >> seat & 1
        if role in _STARTS and night == 1:
            type = _STARTS[role]
            named = [each for each in told.script if TYPE[each] == type]
            if named:
                yield Info(night, role, tuple(sorted(chance.sample(others, 2))), (chance.choice(named),))
        elif role == "chef" and night == 1:
            yield Info(night, role, number=chance.randrange(2))
        elif role == "clockmaker" and night == 1:
            yield Info(night, role, number=chance.randrange(1, 4))
        elif role == "empath" and here:
            yield Info(night, role, number=chance.randrange(2))
        elif role == "fortune_teller" and here:
            yield Info(night, role, tuple(sorted(chance.sample(others, 2))), yes=chance.random() < 0.3)
        elif role == "undertaker" and here and executed >= 0:
            yield Info(night, role, (executed,), (told.claims[executed].character,))
        elif role == "ravenkeeper" and told.deaths[night] >> seat & 1:
            other = chance.choice(others)
            yield Info(night, role, (other,), (told.claims[other].character,))
        executed = -1
        for event in told.events:
            if event.day == night and event.kind == "execution" and event.yes:
                executed = event.of
                alive &= ~(1 << event.of)


_STARTS: Final = {"washerwoman": TOWNSFOLK, "librarian": OUTSIDER, "investigator": MINION}
_TALES: Final = (
    *_STARTS, "chef", "clockmaker", "empath", "fortune_teller", "undertaker", "ravenkeeper", "soldier",
    "mayor", "monk", "slayer", "virgin", "butler", "saint", "recluse",
)  # fmt: skip


# ---- the viewer sits first


def _turned(world: tuple[str, ...], viewer: int) -> tuple[str, ...]:
    return (*world[viewer:], *world[:viewer])


def _from_the_viewers_chair(puzzle: Puzzle, viewer: int) -> Puzzle:
    """The same table, told clockwise from the viewer on."""
    count = len(puzzle.players)

    def seat(old: int) -> int:
        return (old - viewer) % count if old >= 0 else old

    def mask(old: int) -> int:
        return sum(1 << seat(each) for each in range(count) if old >> each & 1)

    claims = tuple(
        Claim(
            claim.character,
            tuple(
                msgspec.structs.replace(info, players=tuple(seat(each) for each in info.players))
                for info in claim.info
            ),
        )
        for claim in (*puzzle.claims[viewer:], *puzzle.claims[:viewer])
    )
    events = tuple(
        msgspec.structs.replace(
            event,
            players=tuple(seat(each) for each in event.players),
            by=seat(event.by),
            of=seat(event.of),
            guesses=tuple((seat(each), role) for each, role in event.guesses),
        )
        for event in puzzle.events
    )
    deaths = tuple(mask(each) for each in puzzle.deaths)
    return msgspec.structs.replace(puzzle, claims=claims, events=events, deaths=deaths, viewer=0)


# ---- how hard


def level_of(solution: Solution) -> str:
    """By how many people's words must be put together to clear somebody, at worst.

    One is easy, two are medium, more are hard.
    """
    demons = agreed(solution, DEMON) or ()
    worst = 0
    for seat in range(len(solution.puzzle.players)):
        if seat not in demons:
            worst = max(worst, len(why_not_demon(solution.puzzle, seat) or ()))
    return LEVELS[max(0, min(worst, len(LEVELS)) - 1)]


# ---- as a file


def written(made: Made, id: str, edition: str) -> str:
    """The puzzle in the format that `nightbell deduce` reads."""
    puzzle = made.puzzle
    names = puzzle.players
    worlds = [list(world.roles) for world in made.solution.worlds]

    def named(type: str) -> list[str]:
        return [names[seat] for seat in agreed(made.solution, type) or ()]

    whole: dict[str, object] = {
        "format": FORMAT,
        "id": id,
        "edition": edition,
        "level": made.level,
        "players": list(names),
        "viewpoint": {"seat": names[puzzle.viewer], "could_be": list(puzzle.could_be)},
        "setup": {
            "base_counts": dict(zip(TYPES, puzzle.counts, strict=True)),
            "hidden": list(puzzle.hidden),
            "duplicates": [],
        },
        "script": list(puzzle.script),
        "conventions": [],
        "claims": [
            {
                "name": names[seat],
                "claims": claim.character,
                "info": [_said(names, each) for each in claim.info],
            }
            for seat, claim in enumerate(puzzle.claims)
        ],
        "timeline": list(_timeline(puzzle)),
        "now": {"after_night": puzzle.nights},
        "asks": ["demon", "minions"],
        "answer": {"count": len(worlds), "demon": named(DEMON), "minions": named(MINION), "worlds": worlds},
    }
    return yaml.safe_dump(whole, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)


def _said(names: tuple[str, ...], info: Info) -> Mapping[str, object]:
    entry: dict[str, object] = {"night": info.night, "kind": info.kind}
    if info.kind in ("exorcist", "acrobat", "snake_charmer", "nightwatchman"):
        entry["chose"] = names[info.players[0]]
    elif len(info.players) == 1:
        entry["player"] = names[info.players[0]]
    elif info.players:
        entry["players"] = [names[seat] for seat in info.players]
    if info.kind in ("courtier", "philosopher"):
        entry["chose"] = info.characters[0]
    elif len(info.characters) == 1:
        entry["character"] = info.characters[0]
    elif info.characters:
        entry["characters"] = list(info.characters)
    if info.kind in ("chef", "empath", "oracle", "mathematician", "juggler", "chambermaid"):
        entry["count"] = info.number
    elif info.kind == "clockmaker":
        entry["steps"] = info.number
    elif info.kind in ("fortune_teller", "flowergirl", "town_crier"):
        entry["result"] = info.yes
    elif info.kind == "seamstress":
        entry["same"] = info.yes
    elif info.kind in _STARTS and not info.characters:
        entry["none"] = True
    elif info.kind == "shugenja":
        entry["direction"] = "clockwise" if info.yes else "anticlockwise"
    return entry


def _timeline(puzzle: Puzzle) -> Iterator[Mapping[str, object]]:
    names = puzzle.players
    for night in range(1, puzzle.nights + 1):
        if night > 1:
            dead = [name for seat, name in enumerate(names) if puzzle.deaths[night] >> seat & 1]
            yield {"night": night, "event": "deaths", "players": dead}
        for event in puzzle.events:
            if event.day == night:
                yield _happened(names, event)


def _happened(names: tuple[str, ...], event: Event) -> Mapping[str, object]:
    told: dict[str, object] = {"day": event.day, "event": event.kind}
    if event.kind == "execution":
        return {**told, "player": names[event.of], "died": event.yes}
    if event.kind == "nomination":
        result = "nominator_executed" if event.yes else "nothing"
        return {**told, "by": names[event.by], "of": names[event.of], "result": result}
    if event.kind == "slayer_shot":
        return {**told, "by": names[event.by], "target": names[event.of], "died": event.yes}
    if event.kind == "klutz_choice":
        return {**told, "by": names[event.by], "chose": names[event.of]}
    if event.kind == "dies_on_nominating":
        return {**told, "player": names[event.of]}
    if event.kind == "dies_on_being_nominated":
        return {**told, "player": names[event.of], "by": names[event.by]}
    if event.kind == "juggle":
        guesses = [[names[seat], role] for seat, role in event.guesses]
        return {**told, "by": names[event.by], "guesses": guesses}
    key = "voters" if event.kind == "votes" else "players"
    return {**told, key: [names[seat] for seat in event.players]}
