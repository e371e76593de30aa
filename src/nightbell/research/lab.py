"""The lab: is this set-up fair, how long is it, who dies when, and what does one change do?

A question is a set-up, or several, and changes to it. Every one of them is played with the same seeds, so
that a change is compared with the game as it would have been without.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from math import prod

import msgspec

from nightbell import games
from nightbell.engine import Refusal
from nightbell.research.crews import Crew
from nightbell.research.matrix import sides_of
from nightbell.research.simulation import Plan, Played, run_all
from nightbell.research.statistics import Change, Share

MOST_SETUPS = 60
ENOUGH = 20
"""Games that something must have been in before its share of wins says anything."""


class Varied(msgspec.Struct, frozen=True):
    """One set-up of a question. `change` is what makes it differ from the one that stands before it plain."""

    options: Mapping[str, object]
    named: tuple[tuple[str, object], ...] = ()
    """What tells this row from the others."""
    change: str = ""


class Question(msgspec.Struct, frozen=True):
    """What the lab is to find out."""

    game: str
    games: int
    seed: int
    players: Mapping[str, str]
    setups: tuple[Varied, ...]


class Counted(msgspec.Struct, frozen=True):
    """How often something was, over the games in which it could have been."""

    id: str
    games: int
    a_game: float


class Part(msgspec.Struct, frozen=True):
    """What the share of wins is with one of the cast in play, and how it differs from that without."""

    id: str
    won: Share
    difference: Change


class Finding(msgspec.Struct, frozen=True):
    """What came of one set-up."""

    setup: Varied
    games: int
    errors: int
    won: Share
    """By the side that the game is judged by."""
    outcomes: dict[str, Share]
    decisions: tuple[int, int, int]
    moments: tuple[int, int, int]
    """A short, a middle and a long game: one in ten is shorter, one in ten longer."""
    deaths: tuple[tuple[int, float], ...]
    """For each moment how many have died by then, on the average."""
    how: dict[str, float]
    """Deaths a game by how it came."""
    fates: tuple[tuple[str, Share], ...]
    """Who was in the game, and how often they died."""
    deeds: tuple[Counted, ...]
    cast: tuple[Part, ...]
    """Those that were dealt to some of the games and not to others."""
    heard: tuple[Part, ...]
    """Those whose knowledge everybody was told in some of their games and not in others."""
    changed: Change | None = None
    """Against the plain set-up before it, seed by seed."""


def question(
    game: str,
    options: Mapping[str, object],
    each: Mapping[str, Sequence[object]],
    changes: Sequence[str],
    players: Mapping[str, str],
    count: int,
    seed: int,
) -> Question:
    """A question as it is asked: options, some of them with several values, and changes to each set-up."""
    wanted = prod(map(len, each.values())) * (1 + len(changes))
    if wanted > MOST_SETUPS:
        raise Refusal("lab-too-many", setups=wanted, most=MOST_SETUPS)
    setups: list[Varied] = []
    for values in product(*each.values()):
        named = tuple(zip(each, values, strict=True))
        plain = {**options, **dict(named)}
        setups.append(Varied(plain, named))
        setups += [Varied(changed(game, plain, change), named, change) for change in changes]
    return Question(game, count, seed, players, tuple(setups))


def changed(game: str, options: Mapping[str, object], change: str) -> dict[str, object]:
    """The options with one change: `name=value`, or a role of a script `+in` or `-out`."""
    name, equals, value = change.partition("=")
    if equals and name:
        try:
            return {**options, name: msgspec.json.decode(value)}
        except msgspec.DecodeError:
            return {**options, name: value}
    role = change[1:]
    if game != "clocktower" or change[:1] not in ("+", "-") or not role:
        raise Refusal("lab-no-such-change", change=change)
    if role not in games.load(game).content()["roles"]:
        raise Refusal("unknown-role", rule="C-711", word=role)
    sheet = _sheet(options)
    if (role in sheet) == (change[0] == "+"):
        raise Refusal("lab-role-already", change=change)
    return {
        **{name: value for name, value in options.items() if name != "script"},
        "sheet": [*sheet, role] if change[0] == "+" else [each for each in sheet if each != role],
    }


def _sheet(options: Mapping[str, object]) -> list[str]:
    from nightbell.games.clocktower.scripts import SCRIPTS

    own = options.get("sheet")
    if isinstance(own, Sequence) and own:
        return [str(role) for role in own]
    script = str(options.get("script", "tb"))
    if script not in SCRIPTS:
        raise Refusal("unknown-script", rule="C-119", word=script, known=", ".join(SCRIPTS))
    return list(SCRIPTS[script].roles)


def study(asked: Question, crew: Crew) -> Iterator[Played | Finding]:
    """Every game as it ends, and after the last one of a set-up what was found there."""
    plans = [
        Plan(asked.game, asked.games, asked.seed, setup.options, asked.players, tell=True)
        for setup in asked.setups
    ]
    winning = sides_of(asked.game)
    plain: list[bool] | None = None
    every = run_all(plans, crew)
    for setup in asked.setups:
        played = []
        for game in islice(every, asked.games):
            played.append(game)
            yield game
        won = [game.outcome.startswith(winning) for game in played]
        if not setup.change:
            plain = won
        change = Change.between(plain, won) if setup.change and plain is not None else None
        yield found(setup, played, winning, change)


def found(setup: Varied, every: Sequence[Played], winning: tuple[str, ...], change: Change | None) -> Finding:
    """What so many games say of a set-up."""
    played = [game for game in every if not game.fault]
    count = len(played)
    won = [game for game in played if game.outcome.startswith(winning)]
    chronicles = [game.chronicle for game in played]
    outcomes = Counter(game.outcome for game in played)
    fell = Counter(death.moment for told in chronicles for death in told.deaths)
    last = max([0, *fell, *(told.moments for told in chronicles)])
    how = Counter(death.how for told in chronicles for death in told.deaths)
    died = Counter(who for told in chronicles for who in {death.who for death in told.deaths})
    took_part = Counter(each for told in chronicles for each in told.cast)
    won_with = Counter(each for game in won for each in game.chronicle.cast)
    hearing = Counter(each for told in chronicles for each in told.heard)
    won_hearing = Counter(each for game in won for each in game.chronicle.heard)
    deeds = Counter[str]()
    with_deed = Counter[str]()
    for told in chronicles:
        deeds.update(told.deeds)
        with_deed.update(told.deeds.keys())
    so_far = 0
    deaths = []
    for moment in range(last + 1):
        so_far += fell[moment]
        deaths.append((moment, so_far / max(count, 1)))
    return Finding(
        setup,
        count,
        len(every) - count,
        Share.counted(len(won), count),
        {outcome: Share.counted(times, count) for outcome, times in outcomes.most_common()},
        _spread(game.decisions for game in played),
        _spread(told.moments for told in chronicles),
        tuple(deaths),
        {each: times / max(count, 1) for each, times in how.most_common()},
        tuple(
            (who, Share.counted(died[who], took_part.get(who, count)))
            for who, _ in died.most_common()
            if took_part.get(who, count) >= ENOUGH
        ),
        tuple(Counted(id, with_deed[id], times / max(count, 1)) for id, times in deeds.most_common()),
        tuple(
            _part(each, Share.counted(won_with[each], times), len(won), count)
            for each, times in sorted(took_part.items())
            if ENOUGH <= times <= count - ENOUGH
        ),
        tuple(
            _part(each, Share.counted(won_hearing[each], times), won_with[each], took_part[each])
            for each, times in sorted(hearing.items())
            if ENOUGH <= times <= took_part[each] - ENOUGH
        ),
        change,
    )


def _part(id: str, with_it: Share, won: int, count: int) -> Part:
    without = Share.counted(won - with_it.wins, count - with_it.games)
    return Part(id, with_it, Change.apart(without, with_it))


def _spread(numbers: Iterable[int]) -> tuple[int, int, int]:
    ordered = sorted(numbers) or [0]
    last = len(ordered) - 1
    return ordered[last // 10], ordered[len(ordered) // 2], ordered[last - last // 10]
