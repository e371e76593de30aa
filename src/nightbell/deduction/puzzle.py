"""A puzzle file: read, checked and turned into seats and numbers.

The format is `clocktower-puzzle/1`. Whatever is wrong with a file is one sentence with its line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import yaml

from nightbell.deduction.characters import TYPE, TYPES, names
from nightbell.deduction.rulings import ruled
from nightbell.engine import Refusal

FORMAT: Final = "clocktower-puzzle/1"
MOST_PLAYERS: Final = 20
MOST_NIGHTS: Final = 12
MOST_BYTES: Final = 200_000
MOST_PARTS: Final = 2_000
"""Of how many parts the statements of a file may consist: names for parts could make a short file endless."""
DEEPEST: Final = 50
"""How far statements may stand inside each other."""
MOST_ENTRIES: Final = 1_000
"""How many events and pieces of information a file may tell of."""
LONGEST_WORD: Final = 80

Loose: TypeAlias = Mapping[str, object]
Where: TypeAlias = tuple[str | int, ...]
Statement: TypeAlias = tuple[object, ...]
"""A verb and what it speaks of; seats are numbers."""

NIGHT_KINDS: Final = frozenset(
    names("""
        washerwoman librarian investigator chef empath fortune_teller undertaker ravenkeeper
        grandmother clockmaker dreamer seamstress knight noble steward shugenja village_idiot
        balloonist oracle mathematician juggler chambermaid flowergirl town_crier sage snake_charmer
        exorcist acrobat nightwatchman gambler courtier philosopher became told_nightwatchman
        told_twin told_widow_in_play no_evil_info demon_choice prodigy legionary
    """)
)
DAY_KINDS: Final = frozenset({"savant", "artist", "puzzlemaster"})
EVENTS: Final = frozenset(
    names("""
        deaths execution nomination nominators votes slayer_shot juggle gossip klutz_choice
        dies_on_nominating dies_on_being_nominated doomsayer
    """)
)
CONVENTIONS: Final = frozenset(
    names("""
        mutant_lies_while_alive lunatic_lies politician_may_lie marionette_truthful
        evil_may_claim_truth no_wasted_kills no_atheist_worlds cerenovus_story
        drunk_cannot_die_at_night some_good_character_is_duplicated legion
    """)
)


ANY_GOOD: Final = "any_good"
"""Among the duplicates: any good character may be in play more than once."""


class Info(msgspec.Struct, frozen=True, gc=False):
    """One thing that somebody says to have learned or done."""

    night: int
    kind: str
    players: tuple[int, ...] = ()
    characters: tuple[str, ...] = ()
    number: int = 0
    yes: bool = False
    statements: tuple[Statement, ...] = ()


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that everybody saw by day."""

    day: int
    kind: str
    players: tuple[int, ...] = ()
    by: int = -1
    of: int = -1
    yes: bool = False
    statement: Statement = ()
    guesses: tuple[tuple[int, str], ...] = ()


class Claim(msgspec.Struct, frozen=True, gc=False):
    character: str
    info: tuple[Info, ...] = ()


class Puzzle(msgspec.Struct, frozen=True, gc=False):
    """What one person at the table could know."""

    players: tuple[str, ...]
    claims: tuple[Claim, ...]
    script: tuple[str, ...]
    hidden: tuple[str, ...]
    counts: tuple[int, int, int, int]
    nights: int
    viewer: int = -1
    could_be: tuple[str, ...] = ()
    duplicates: frozenset[str] = frozenset()
    conventions: frozenset[str] = frozenset()
    note: str = ""
    deaths: tuple[int, ...] = ()
    """For each night, the seats found dead at dawn as a set of bits; the first two entries are empty."""
    events: tuple[Event, ...] = ()
    rulings: frozenset[str] = frozenset()
    """Contested rulings that are decided otherwise than usual (see `rulings.py`)."""


class Filed(msgspec.Struct, frozen=True, gc=False):
    """A puzzle with what else its file says."""

    puzzle: Puzzle
    id: str
    worlds: tuple[tuple[str, ...], ...] | None
    """The answer, if the file has one."""
    edition: str = ""
    level: str = ""


def load(file: Path) -> Filed:
    try:
        with file.open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise Refusal("puzzle-too-large", file=str(file))
        text = raw.decode("utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refusal("puzzle-unreadable", file=str(file)) from None
    return parse(text, str(file))


def parse(text: str, file: str = "") -> Filed:
    try:
        _check_depth(text, file)
        loose = yaml.load(text, _LOADER)
    except (yaml.YAMLError, ValueError) as fault:
        mark = getattr(fault, "problem_mark", None)
        raise Refusal("puzzle-not-yaml", file=file, line=mark.line + 1 if mark else 1) from None
    try:
        return _Reader(loose).filed()
    except _Wrong as wrong:
        refusal = Refusal(f"puzzle-{wrong.what}")
        refusal.args_for_text = {"file": file, "line": _line(text, wrong.where), **wrong.about}
        raise refusal from None


def _check_depth(text: str, file: str) -> None:
    """Whoever builds the whole at once runs out of room where brackets stand in brackets without end."""
    depth = 0
    for event in yaml.parse(text, _LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > 3 * DEEPEST:
            raise Refusal("puzzle-unknown-statement", file=file, line=event.start_mark.line + 1)


class _Plain(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Nothing is merged into anything: a few lines of that could fill any memory."""

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        """Leave a mapping as it is written."""


_LOADER = _Plain


class _Wrong(Exception):
    def __init__(self, what: str, where: Where, **args: object) -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.about = args


def _line(text: str, where: Where) -> int:
    """The line of what stands at a place in the file, or of the nearest thing around it."""
    node = yaml.compose(text, _LOADER)
    for step in where:
        inner: yaml.Node | None = None
        if isinstance(node, yaml.MappingNode):
            inner = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            inner = node.value[step]
        if inner is None:
            break
        node = inner
    return node.start_mark.line + 1 if node is not None else 1


class _Reader:
    def __init__(self, loose: object) -> None:
        self.loose = self._mapping(loose, ())
        self.names: list[str] = []
        self.script: tuple[str, ...] = ()
        self.parts = 0
        self.depth = 0
        self.entries = 0

    # ---- the whole

    def filed(self) -> Filed:
        loose = self.loose
        if loose.get("format") != FORMAT:
            raise _Wrong("wrong-format", ("format",), format=FORMAT)
        self.names = [self._text(name, ("players", i)) for i, name in enumerate(self._list(loose, "players"))]
        count = len(self.names)
        if not 1 <= count <= MOST_PLAYERS:
            raise _Wrong("too-many-players", ("players",), count=count, most=MOST_PLAYERS)
        for i, name in enumerate(self.names):
            if name in self.names[:i]:
                raise _Wrong("seat-twice", ("players", i), name=name)
        self.script = self._roles(self._list(loose, "script"), ("script",))
        setup = self._mapping(loose.get("setup"), ("setup",))
        hidden = self._roles(self._list(setup, "hidden", ("setup",)), ("setup", "hidden"))
        viewer, could_be = self._viewpoint(loose.get("viewpoint"))
        conventions = frozenset(self._texts(self._list(loose, "conventions"), ("conventions",)))
        for name in conventions - CONVENTIONS:
            raise _Wrong("unknown-convention", ("conventions",), name=name)
        now = self._mapping(loose.get("now"), ("now",))
        nights = self._number(now.get("after_night"), ("now", "after_night"), MOST_NIGHTS)
        if nights < 1:
            raise _Wrong("bad-number", ("now", "after_night"))
        claims = self._claims(nights)
        deaths, events = self._timeline(nights)
        puzzle = Puzzle(
            tuple(self.names),
            claims,
            tuple(dict.fromkeys((*self.script, *hidden, *could_be, *(claim.character for claim in claims)))),
            hidden,
            self._counts(setup.get("base_counts")),
            nights,
            viewer,
            could_be,
            self._duplicates(setup.get("duplicates")),
            conventions,
            str(loose.get("rules_note") or ""),
            deaths,
            events,
            self._rulings(),
        )
        return Filed(
            puzzle,
            str(loose.get("id") or ""),
            self._answer(loose.get("answer")),
            str(loose.get("edition") or ""),
            str(loose.get("level") or ""),
        )

    def _counts(self, counts: object) -> tuple[int, int, int, int]:
        found = self._mapping(counts, ("setup", "base_counts"))
        where: Where = ("setup", "base_counts")
        each = [self._number(found.get(type, 0), (*where, type), MOST_PLAYERS) for type in TYPES]
        return each[0], each[1], each[2], each[3]

    def _duplicates(self, found: object) -> frozenset[str]:
        where: Where = ("setup", "duplicates")
        listed = self._sequence(_listed(found), where)
        return frozenset(
            ANY_GOOD if each == ANY_GOOD else self._role(each, (*where, i)) for i, each in enumerate(listed)
        )

    def _rulings(self) -> frozenset[str]:
        words = self._mapping(self.loose.get("rulings") or {}, ("rulings",))
        try:
            return ruled({str(name): str(answer) for name, answer in words.items()})
        except KeyError as unknown:
            raise _Wrong("unknown-ruling", ("rulings",), name=unknown.args[0]) from None

    def _viewpoint(self, found: object) -> tuple[int, tuple[str, ...]]:
        if found is None:
            return -1, ()
        point = self._mapping(found, ("viewpoint",))
        roles = self._roles(self._list(point, "could_be", ("viewpoint",)), ("viewpoint", "could_be"))
        return self._seat(point.get("seat"), ("viewpoint", "seat")), roles

    def _answer(self, found: object) -> tuple[tuple[str, ...], ...] | None:
        if not isinstance(found, Mapping) or not isinstance(found.get("worlds"), Sequence):
            return None
        worlds = []
        for i, world in enumerate(found["worlds"]):
            roles = self._roles(self._sequence(world, ("answer", "worlds", i)), ("answer", "worlds", i))
            if len(roles) != len(self.names):
                raise _Wrong("wrong-answer", ("answer", "worlds", i))
            worlds.append(roles)
        return tuple(worlds)

    # ---- claims

    def _claims(self, nights: int) -> tuple[Claim, ...]:
        rows = self._list(self.loose, "claims")
        found: dict[int, Claim] = {}
        for i, row in enumerate(rows):
            where: Where = ("claims", i)
            claim = self._mapping(row, where)
            seat = self._seat(claim.get("name"), (*where, "name"))
            if seat in found:
                raise _Wrong("seat-twice", (*where, "name"), name=self.names[seat])
            character = self._role(claim.get("claims"), (*where, "claims"))
            if character not in self.script:
                raise _Wrong("not-on-script", (*where, "claims"), character=character)
            info = tuple(
                self._info(self._mapping(entry, (*where, "info", j)), (*where, "info", j), nights)
                for j, entry in enumerate(self._sequence(claim.get("info") or [], (*where, "info")))
            )
            found[seat] = Claim(character, info)
        for seat, name in enumerate(self.names):
            if seat not in found:
                raise _Wrong("no-claim", ("claims",), name=name)
        return tuple(found[seat] for seat in range(len(self.names)))

    def _info(self, entry: Loose, where: Where, nights: int) -> Info:
        self._one_more(where)
        kind = self._text(entry.get("kind"), (*where, "kind"))
        if kind not in NIGHT_KINDS and kind not in DAY_KINDS:
            raise _Wrong("unknown-kind", (*where, "kind"), kind=kind)
        when = self._number(entry.get("night", entry.get("day")), where, nights)
        if when < 1:
            raise _Wrong("bad-number", where)
        if kind == "became" and "night" not in entry:
            when += 1  # whoever becomes somebody else by day is told so at night
        seats = [self._seat(name, (*where, "players")) for name in self._names(entry, where)]
        characters = [
            self._role(name, where) for key in ("character", "characters") for name in _listed(entry.get(key))
        ]
        chosen = entry.get("chose")
        if chosen is not None and kind in ("courtier", "philosopher"):
            characters.append(self._role(chosen, (*where, "chose")))
        else:
            seats += [self._seat(name, (*where, "chose")) for name in _listed(chosen)]
        for key in ("shown", "guess", "told_demon"):
            if entry.get(key) is not None:
                seats.append(self._seat(entry[key], (*where, key)))
        number, yes = 0, False
        for key in ("count", "steps"):
            if key in entry:
                number = self._number(entry[key], (*where, key), 99)
        for key in ("result", "same", "evil", "none"):
            if key in entry:
                yes = self._answered(entry[key], kind, where)
        if kind == "shugenja":
            direction = entry.get("direction")
            if direction not in ("clockwise", "anticlockwise"):
                raise _Wrong("bad-direction", (*where, "direction"))
            yes = direction == "clockwise"
        statements = [
            self._statement(each, (*where, key))
            for key in ("statement", "statements")
            for each in (_listed(entry.get(key)) if key == "statements" else _one(entry.get(key)))
        ]
        wanted = _NEEDS.get(kind)
        had = (min(len(seats), 1) if len(seats) <= _MORE_SEATS.get(kind, 0) else len(seats), len(characters))
        nobody = kind in _MAY_BE_NOBODY and yes and had == (0, 0)
        if wanted is not None and (*had, len(statements)) != wanted and not nobody:
            raise _Wrong("incomplete-information", where, kind=kind)
        needed = _NEEDS_KEY.get(kind)
        if needed is not None and needed not in entry:
            raise _Wrong("incomplete-information", where, kind=kind)
        return Info(when, kind, tuple(seats), tuple(characters), number, yes, tuple(statements))

    def _names(self, entry: Loose, where: Where) -> Iterable[object]:
        if "player" in entry:
            return [entry["player"]]
        return self._sequence(entry.get("players") or [], (*where, "players"))

    # ---- what everybody saw

    def _timeline(self, nights: int) -> tuple[tuple[int, ...], tuple[Event, ...]]:
        deaths = [0] * (nights + 1)
        events = []
        for i, row in enumerate(self._sequence(self.loose.get("timeline") or [], ("timeline",))):
            where: Where = ("timeline", i)
            self._one_more(where)
            entry = self._mapping(row, where)
            kind = self._text(entry.get("event"), (*where, "event"))
            if kind not in EVENTS:
                raise _Wrong("unknown-event", (*where, "event"), kind=kind)
            when = self._number(entry.get("night", entry.get("day")), where, nights)
            if when < 1:
                raise _Wrong("bad-number", where)
            if kind == "deaths":
                for name in self._sequence(entry.get("players"), (*where, "players")):
                    deaths[when] |= 1 << self._seat(name, (*where, "players"))
            else:
                events.append(self._event(when, kind, entry, where))
        return tuple(deaths), tuple(sorted(events, key=lambda event: event.day))

    def _event(self, day: int, kind: str, entry: Loose, where: Where) -> Event:
        seats = [
            self._seat(name, (*where, key))
            for key in ("players", "voters")
            for name in self._sequence(entry.get(key) or [], (*where, key))
        ]
        by = self._seat(entry["by"], (*where, "by")) if entry.get("by") is not None else -1
        of = -1
        for key in ("of", "target", "chose", "player"):
            if entry.get(key) is not None:
                of = self._seat(entry[key], (*where, key))
        yes = entry.get("result") == _NOMINATOR_EXECUTED
        if kind == "doomsayer":
            of = self._seat(entry.get("died"), (*where, "died"))
        elif kind in ("execution", "slayer_shot"):
            yes = self._answered(entry.get("died"), kind, where, "event")
        if kind == "nomination" and entry.get("result") not in ("nothing", _NOMINATOR_EXECUTED):
            raise _Wrong("incomplete-event", where, kind=kind)
        listed = _LISTS.get(kind)
        if listed is not None and entry.get(listed) is None:
            raise _Wrong("incomplete-event", where, kind=kind)
        if kind not in ("nominators", "votes", "juggle", "gossip") and of < 0:
            raise _Wrong("incomplete-event", where, kind=kind)
        if kind in ("nomination", "slayer_shot", "juggle", "gossip", "klutz_choice", "doomsayer") and by < 0:
            raise _Wrong("incomplete-event", where, kind=kind)
        statement: Statement = ()
        if kind == "gossip":
            statement = self._statement(entry.get("statement"), (*where, "statement"))
        guesses = []
        for j, pair in enumerate(self._sequence(entry.get("guesses") or [], (*where, "guesses"))):
            two = self._sequence(pair, (*where, "guesses", j))
            if len(two) != 2:
                raise _Wrong("incomplete-event", (*where, "guesses", j), kind=kind)
            guesses.append(
                (self._seat(two[0], (*where, "guesses", j)), self._role(two[1], (*where, "guesses")))
            )
        return Event(day, kind, tuple(seats), by, of, yes, statement, tuple(guesses))

    # ---- statements

    def _statement(self, found: object, where: Where) -> Statement:
        self.parts += 1
        self.depth += 1
        if self.parts > MOST_PARTS or self.depth > DEEPEST:
            raise _Wrong("unknown-statement", where)
        said = self._said(self._mapping(found, where), where)
        self.depth -= 1
        return said

    def _said(self, said: Loose, where: Where) -> Statement:
        if "exactly" in said:
            parts = [self._statement(each, where) for each in self._sequence(said.get("of"), where)]
            return ("exactly", self._number(said["exactly"], where, 99), tuple(parts))
        if "character_types_among" in said:
            among = self._sequence(said["character_types_among"], where)
            seats = tuple(self._seat(name, where) for name in among)
            return ("character_types_among", seats, self._number(said.get("count"), where, 99))
        if len(said) != 1:
            raise _Wrong("unknown-statement", where)
        ((verb, what),) = said.items()
        if verb in ("any", "all", "xor"):
            return (verb, tuple(self._statement(each, where) for each in self._sequence(what, where)))
        if verb == "not":
            return ("not", self._statement(what, where))
        if verb in ("evil", "drunk_village_idiot", "widow_poisoned", "lleech_host"):
            return (verb, self._seat(what, where))
        if verb in ("is", "type", "red_herring_of", "neighbours"):
            two = self._sequence(what, where)
            if len(two) != 2:
                raise _Wrong("unknown-statement", where)
            if verb == "is":
                return (verb, self._seat(two[0], where), self._role(two[1], where))
            if verb == "type":
                if two[1] not in TYPES:
                    raise _Wrong("unknown-statement", where)
                return (verb, self._seat(two[0], where), str(two[1]))
            if verb == "red_herring_of":
                return (verb, self._seat(two[0], where), self._seat(two[1], where))
            return (verb, self._kind_of_player(two[0], where), self._kind_of_player(two[1], where))
        if verb == "in_play":
            return (verb, self._role(what, where))
        if verb in ("chef", "clockmaker"):
            return (verb, self._number(what, where, 99))
        if verb == "longest_townsfolk_run":
            if isinstance(what, Mapping):
                return (verb, self._number(what.get("min"), where, 99), 99)
            run = self._number(what, where, 99)
            return (verb, run, run)
        if verb == "drunk_sits_between_two_townsfolk":
            return (verb, bool(what))
        if verb in ("false", False) and what is True:
            return ("false",)
        raise _Wrong("unknown-statement", where)

    def _kind_of_player(self, found: object, where: Where) -> str:
        """What may sit next to what: a type, a side or a character."""
        name = self._text(found, where)
        if name not in (*TYPES, "good", "evil"):
            self._role(name, where)
        return name

    # ---- small things

    def _one_more(self, where: Where) -> None:
        self.entries += 1
        if self.entries > MOST_ENTRIES:
            raise _Wrong("too-large", where)

    def _mapping(self, found: object, where: Where) -> Loose:
        if not isinstance(found, Mapping):
            raise _Wrong("not-a-mapping", where)
        return found

    def _sequence(self, found: object, where: Where) -> Sequence[object]:
        if isinstance(found, str) or not isinstance(found, Sequence):
            raise _Wrong("not-a-list", where)
        return found

    def _list(self, loose: Loose, key: str, above: Where = ()) -> Sequence[object]:
        found = loose.get(key)
        return self._sequence([] if found is None else found, (*above, key))

    def _text(self, found: object, where: Where) -> str:
        if not isinstance(found, (str, int)) or isinstance(found, bool):
            raise _Wrong("not-a-word", where)
        if isinstance(found, int) and abs(found) >= 10**LONGEST_WORD:
            raise _Wrong("not-a-word", where)
        word = str(found)
        if len(word) > LONGEST_WORD or not word.isprintable():
            raise _Wrong("not-a-word", where)
        return word

    def _texts(self, found: Sequence[object], where: Where) -> list[str]:
        return [self._text(each, where) for each in found]

    def _answered(self, found: object, kind: str, where: Where, of: str = "information") -> bool:
        if not isinstance(found, bool):
            raise _Wrong(f"incomplete-{of}", where, kind=kind)
        return found

    def _number(self, found: object, where: Where, most: int) -> int:
        if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= most:
            raise _Wrong("bad-number", where)
        return found

    def _seat(self, found: object, where: Where) -> int:
        name = self._text(found, where)
        if name not in self.names:
            raise _Wrong("unknown-player", where, name=name)
        return self.names.index(name)

    def _role(self, found: object, where: Where) -> str:
        name = self._text(found, where)
        if name not in TYPE:
            raise _Wrong("unknown-role", where, character=name)
        return name

    def _roles(self, found: Sequence[object], where: Where) -> tuple[str, ...]:
        return tuple(self._role(each, (*where, i)) for i, each in enumerate(found))


def _listed(found: object) -> Sequence[object]:
    if found is None:
        return ()
    return [found] if isinstance(found, (str, Mapping)) or not isinstance(found, Sequence) else found


def _one(found: object) -> Sequence[object]:
    return () if found is None else (found,)


_NOMINATOR_EXECUTED: Final = "nominator_executed"
_LISTS: Final = {"nominators": "players", "votes": "voters", "juggle": "guesses"}
"""Which list an event has to bring along; it may be empty."""

_NEEDS: Final = {
    "washerwoman": (2, 1, 0),
    "librarian": (2, 1, 0),
    "investigator": (2, 1, 0),
    "fortune_teller": (2, 0, 0),
    "undertaker": (1, 1, 0),
    "ravenkeeper": (1, 1, 0),
    "grandmother": (1, 1, 0),
    "dreamer": (1, 2, 0),
    "seamstress": (2, 0, 0),
    "knight": (2, 0, 0),
    "noble": (3, 0, 0),
    "steward": (1, 0, 0),
    "village_idiot": (1, 0, 0),
    "balloonist": (1, 0, 0),
    "chambermaid": (2, 0, 0),
    "sage": (2, 0, 0),
    "snake_charmer": (1, 0, 0),
    "exorcist": (1, 0, 0),
    "acrobat": (1, 0, 0),
    "nightwatchman": (1, 0, 0),
    "gambler": (1, 1, 0),
    "courtier": (0, 1, 0),
    "philosopher": (0, 1, 0),
    "puzzlemaster": (1, 0, 0),
    "savant": (0, 0, 2),
    "artist": (0, 0, 1),
    "became": (0, 1, 0),
    "told_nightwatchman": (1, 0, 0),
    "told_twin": (1, 0, 0),
    "demon_choice": (1, 0, 0),
    "prodigy": (2, 0, 0),
}
"""How many seats, characters and statements a kind of information has."""
_MORE_SEATS: Final = {"puzzlemaster": 2, "demon_choice": 4}
"""What may speak of more seats than it must."""
_MAY_BE_NOBODY: Final = ("washerwoman", "librarian", "investigator")
"""What may be told with `none: true`: there is nobody of that type."""
_NEEDS_KEY: Final = {
    "chef": "count",
    "empath": "count",
    "oracle": "count",
    "mathematician": "count",
    "juggler": "count",
    "chambermaid": "count",
    "legionary": "count",
    "clockmaker": "steps",
    "fortune_teller": "result",
    "flowergirl": "result",
    "town_crier": "result",
    "seamstress": "same",
    "village_idiot": "evil",
}
