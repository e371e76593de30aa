"""What was learned and seen in a game of Clocktower, as puzzles say it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from nightbell.deduction.characters import TYPE
from nightbell.deduction.puzzle import Event, Info, Statement
from nightbell.games.clocktower import events
from nightbell.games.clocktower.events import Learned, Note

SPELLING: Final = {name.replace("_", ""): name for name in TYPE}
"""How puzzles spell the characters of the game."""


class Untellable(Exception):
    """Something happened for which puzzles have no words: somebody came back to life, say."""


def learned(notes: Iterable[Note]) -> Iterator[Info]:
    """What somebody learned, as puzzles say it."""
    chosen: dict[str, tuple[int, ...]] = {}
    held = ""
    for note in notes:
        known = note.learned
        if isinstance(known, events.Dealt):
            held = known.role
        if isinstance(known, events.TargetChosen):
            chosen[SPELLING.get(known.role, "")] = tuple(known.targets)
            kind = SPELLING.get(known.role, "")
            if kind in ("exorcist", "acrobat", "snake_charmer"):
                yield Info(note.night, kind, tuple(known.targets))
            continue
        if isinstance(known, events.RoleNamed):
            kind = SPELLING[known.role]
            if kind in ("philosopher", "courtier", "gambler"):
                if known.named not in SPELLING:
                    raise Untellable(known.named)
                pointed = chosen.get(kind, ()) if kind == "gambler" else ()
                yield Info(note.night, kind, pointed, (SPELLING[known.named],))
            continue
        if isinstance(known, events.IsNow):
            if not note.by_day and known.role != held:
                yield Info(note.night, "became", characters=(SPELLING[known.role],))
            held = known.role
            continue
        say = _SAYS.get(type(known))
        if say is not None:
            try:
                yield from say(note.night, known, chosen)
            except KeyError as traveller:
                raise Untellable(str(traveller)) from None


def _number(night: int, learned: events.LearnsNumber, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    kind = SPELLING[learned.role]
    yield Info(night, kind, chosen.get(kind, ()), number=learned.number)


def _yes(night: int, learned: events.LearnsYesNo, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.targets), yes=learned.yes)


def _answer(night: int, learned: events.LearnsAnswer, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    if SPELLING[learned.role] in ("flowergirl", "town_crier"):
        yield Info(night, SPELLING[learned.role], yes=learned.yes)


def _role(night: int, learned: events.LearnsRole, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], (learned.target,), (SPELLING[learned.shown],))


def _either(night: int, learned: events.LearnsEither, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    shown = (SPELLING[learned.good], SPELLING[learned.evil])
    yield Info(night, SPELLING[learned.role], (learned.target,), shown)


def _pair(night: int, learned: events.LearnsPair, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.pair), (SPELLING[learned.shown],))


def _two(night: int, learned: events.LearnsTwo, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.pair))


def _neither(night: int, learned: events.LearnsNeither, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.pair))


def _trio(night: int, learned: events.LearnsTrio, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], tuple(learned.trio))


def _one(night: int, learned: events.LearnsSeat, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    if SPELLING[learned.role] == "steward":
        yield Info(night, "steward", (learned.target,))


def _way(night: int, learned: events.LearnsWay, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], yes=learned.way == "clockwise")


def _none(night: int, learned: events.LearnsNone, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, SPELLING[learned.role], yes=True)


def _in_play(night: int, learned: events.LearnsInPlay, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    if learned.role == "widow":
        yield Info(night, "told_widow_in_play")


def _twin(night: int, learned: events.LearnsTwin, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    yield Info(night, "told_twin", (learned.twin,))


def _two_sayings(
    day: int, learned: events.LearnsStatements, chosen: dict[str, tuple[int, ...]]
) -> Iterator[Info]:
    yield Info(day, "savant", statements=tuple(statement(fact) for fact in learned.facts))


def _reply(day: int, learned: events.LearnsReply, chosen: dict[str, tuple[int, ...]]) -> Iterator[Info]:
    """What the answer to an Artist's question amounts to; one in own words amounts to nothing here."""
    for fact in learned.asked:
        if learned.reply in ("yes", "no"):
            said = statement(fact)
            yield Info(day, "artist", statements=(said if learned.reply == "yes" else ("not", said),))


def statement(fact: object) -> Statement:
    """A statement of the game, as puzzles make it."""
    match fact:
        case ("fact-not", tuple(parts)):
            return "not", statement(parts[0])
        case ("fact-any" | "fact-all" | "fact-xor" as verb, tuple(parts)):
            return verb.removeprefix("fact-"), tuple(statement(part) for part in parts)
        case ("fact-exactly", int(number), tuple(parts)):
            return "exactly", number, tuple(statement(part) for part in parts)
        case ("fact-is", int(seat), str(role)):
            return "is", seat, SPELLING[role]
        case ("fact-in-play", str(role)):
            return "in_play", SPELLING[role]
        case ("fact-run", int(number)):
            return "longest_townsfolk_run", number, number
        case ("fact-kinds", int(number), tuple(seats)):
            return "character_types_among", seats, number
        case (str(verb), *parts):
            return _VERBS[verb], *parts
    raise KeyError(fact)


_VERBS: Final = {
    "fact-evil": "evil",
    "fact-type": "type",
    "fact-chef": "chef",
    "fact-clockmaker": "clockmaker",
    "fact-beside": "neighbours",
    "fact-herring": "red_herring_of",
}


_SAYS: Final[dict[type[Learned], Callable[..., Iterator[Info]]]] = {
    events.LearnsNumber: _number,
    events.LearnsYesNo: _yes,
    events.LearnsAnswer: _answer,
    events.LearnsRole: _role,
    events.LearnsEither: _either,
    events.LearnsPair: _pair,
    events.LearnsTwo: _two,
    events.LearnsNeither: _neither,
    events.LearnsTrio: _trio,
    events.LearnsSeat: _one,
    events.LearnsWay: _way,
    events.LearnsNone: _none,
    events.LearnsInPlay: _in_play,
    events.LearnsTwin: _twin,
    events.LearnsStatements: _two_sayings,
    events.LearnsReply: _reply,
}


def seen(happened: Sequence[object], nights: int) -> tuple[tuple[int, ...], tuple[Event, ...]]:
    """Deaths by night, and the public events of the days."""
    deaths = [0] * (nights + 1)
    told: list[Event] = []
    day = 0
    voters: dict[int, None] = {}
    nominators: dict[int, None] = {}
    guesses: dict[int, list[tuple[int, str]]] = {}
    public = [event for event in happened if isinstance(event, TELLABLE)]
    for place, event in enumerate(public):
        after = public[place + 1 : place + 3]
        if isinstance(event, events.DayBreaks):
            day = event.day
            for seat in event.died:
                deaths[day] |= 1 << seat
        elif isinstance(event, events.AliveAgain | events.Exiled | events.TravellerJoined):
            raise Untellable(type(event).__name__)
        elif isinstance(event, events.NightFalls):
            if day:
                told += _day_over(day, voters, nominators, guesses)
            voters, nominators, guesses = {}, {}, {}
        elif isinstance(event, events.GuessNoted):
            guesses.setdefault(event.seat, []).append((event.target, SPELLING[event.role]))
        elif isinstance(event, events.ShotFired):
            died = bool(after) and isinstance(after[0], events.Died) and after[0].seat == event.target
            told.append(Event(day, "slayer_shot", by=event.seat, of=event.target, yes=died))
        elif isinstance(event, events.HandCounted):
            if event.raised:
                voters[event.seat] = None
        elif isinstance(event, events.NominationMade):
            nominators[event.seat] = None
            told.append(_nomination(day, event, after))
        elif isinstance(event, events.Executed):
            by_virgin = told and told[-1].kind == "nomination" and told[-1].yes and told[-1].by == event.seat
            if not by_virgin:
                died = bool(after) and isinstance(after[0], events.Died) and after[0].seat == event.seat
                told.append(Event(day, "execution", of=event.seat, yes=died))
        elif isinstance(event, events.WordsSpoken) and event.role == "klutz":
            told.append(Event(day, "klutz_choice", by=event.seat, of=event.target))
    return tuple(deaths), tuple(told)


def _day_over(
    day: int,
    voters: dict[int, None],
    nominators: dict[int, None],
    guesses: dict[int, list[tuple[int, str]]],
) -> Iterator[Event]:
    """What is told of a day as a whole. It is true of the whole day and stands at its end."""
    for seat, guessed in guesses.items():
        yield Event(day, "juggle", by=seat, guesses=tuple(guessed))
    yield Event(day, "votes", tuple(voters))
    yield Event(day, "nominators", tuple(nominators))


def _nomination(day: int, made: events.NominationMade, after: Sequence[object]) -> Event:
    """A nomination, or the death that it brought at once."""
    follows = after[0] if after else None
    if isinstance(follows, events.Executed) and follows.seat == made.seat:
        return Event(day, "nomination", by=made.seat, of=made.nominee, yes=True)
    if isinstance(follows, events.Died):
        if follows.seat == made.seat:
            return Event(day, "dies_on_nominating", of=made.seat)
        if follows.seat == made.nominee:
            return Event(day, "dies_on_being_nominated", by=made.seat, of=made.nominee)
        raise Untellable("a death at a nomination")
    return Event(day, "nomination", by=made.seat, of=made.nominee)


TELLABLE: Final = (
    events.DayBreaks,
    events.NightFalls,
    events.AliveAgain,
    events.Exiled,
    events.TravellerJoined,
    events.GuessNoted,
    events.ShotFired,
    events.HandCounted,
    events.NominationMade,
    events.Executed,
    events.Died,
    events.StaysAlive,
    events.WordsSpoken,
    events.NothingHappens,
)
