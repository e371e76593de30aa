"""From ids to sentences, for one viewer of one game in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from types import NoneType
from typing import get_args, get_type_hints

import msgspec

from nightbell.engine import SPECTATOR, Choice, Decision, Event, OneOf, Refusal, Seat, Some, Split
from nightbell.text.bundle import Lang, bundle, missing
from nightbell.text.names import CASES, Form, cases

Argument = str | int | float
"""What a Fluent message can be given."""

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_NOT_IN_IDS = re.compile(r"[^A-Za-z0-9-]+")
PLACES = ("to", "in", "from", "the")
"""Where rooms have them: «на кухню», «на кухне», «с кухни», "the kitchen"."""
_LETTERS = "abcdefgh"
PLAIN = "plain"
"""The voice of menus, and of everybody who has none of their own."""
VOICES = ("warm", "curt", "lively", PLAIN)
"""The manners of speech that a language may word differently."""


def kebab(name: str) -> str:
    """A class name, as Fluent ids are spelled.

    >>> kebab("RoomFound")
    'room-found'
    """
    return _HUMP.sub("-", name).lower()


def spelled(id: str) -> str:
    """An id of a game, as Fluent ids are spelled.

    >>> spelled("fortune_teller"), spelled("mansion.R1")
    ('fortune-teller', 'mansion-R1')
    """
    return _NOT_IN_IDS.sub("-", id).strip("-")


class Words:
    """The language of one viewer at one table.

    `seats` are the public ids of the chairs, `names` what the people in them are called and `forms` how they
    are spoken of; a chair without a name is called by its id. `voices` say how each chair puts what is said
    there: some more curtly than others (`$voice` in the messages of a menu). `nouns` are the game's: for each
    verb of a menu, what its arguments are. A message that is missing is shown as its id; when `strict`, that
    raises, and so does an argument missing.
    """

    def __init__(
        self,
        lang: Lang,
        game: str = "",
        *,
        seats: Sequence[str] = (),
        names: Sequence[str] = (),
        forms: Sequence[Form] = (),
        voices: Sequence[str] = (),
        nouns: Mapping[str, tuple[str, ...]] | None = None,
        viewer: Seat = SPECTATOR,
        strict: bool = False,
    ) -> None:
        self.lang = lang
        self.game = game
        self.seats = tuple(seats)
        self.names = tuple(names)
        self.forms = tuple(forms)
        self.voices = tuple(voices)
        self.nouns = nouns or {}
        self.viewer = viewer
        self.strict = strict
        self.called: dict[tuple[str, object], str] = {}
        """Names of things that only this table knows, such as the second ghost, by noun and id.

        Under the noun `role.about` stands what such a role does.
        """
        self._bundle = bundle(lang, game)
        self._seats: dict[Seat, str] = {}

    # ---- sentences

    def say(self, id: str, **args: object) -> str:
        """A message by its id. Arguments may be anything that `argue` can put into words."""
        return self._format(id, self._about(args))

    def knows(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def event(self, event: Event) -> str:
        """One line of the story, as the viewer of these words reads it.

        A manner is for all to hear: what is whispered is put plainly, and heard aloud later it is no echo.
        """
        kind = type(event)
        args: dict[str, Argument] = {}
        aside = getattr(event, "to", None) is not None
        voice = PLAIN if aside else self.voice(getattr(event, "seat", None))
        for name, hint in _fields(kind):
            self.argue(args, name.replace("_", "-"), getattr(event, name), *hint, voice=voice)
        return self._format(self._telling(event), args)

    def _telling(self, event: Event) -> str:
        """The message for an event: what it is about may have one of its own, such as `told-mark-sunrise`."""
        kind = type(event)
        for name, (noun, _) in _fields(kind)[:1]:
            about = getattr(event, name)
            own = f"told-{noun}-{spelled(about)}" if isinstance(about, str) else ""
            if own and self.knows(own):
                return own
        return f"event-{kebab(kind.__name__)}"

    def board(self, view: msgspec.Struct) -> str:
        """The whole table in a sentence or two, for a game without a board of its own."""
        args: dict[str, Argument] = {}
        for name, hint in _fields(type(view)):
            self.argue(args, name.replace("_", "-"), getattr(view, name), *hint)
        return self._format("board", args)

    def question(self, decision: Decision[object]) -> str:
        args: dict[str, Argument] = {}
        for name, value in decision.about:
            self._argue_by_name(args, name, value)
        self.argue(args, "me", decision.seat, "seat")
        return self._format(f"ask-{spelled(decision.kind)}", args)

    def option(self, choice: Choice[object], option: object) -> str:
        """An answer in words, whatever it is made of."""
        if isinstance(choice, OneOf):
            return self.thing(choice.noun, option)
        if isinstance(choice, Some) and isinstance(option, tuple):
            return self.listed([self.thing(choice.noun, each) for each in option]) or self.say("word-none")
        if isinstance(choice, Split) and isinstance(option, tuple):
            return ", ".join(
                f"{self.place(choice, place)} {part}" for place, part in enumerate(option) if part
            ) or self.say("word-none")
        if isinstance(option, tuple) and option:
            return self.thing("word", option)
        return str(option)

    def place(self, split: Split, place: int) -> str:
        """One of the places among which a total is shared out."""
        return self.thing(split.noun, split.among[place]) if split.among else str(place + 1)

    def can_refuse(self, refusal: Refusal) -> bool:
        """Whether these words, of whichever game, have a sentence for it."""
        return self.knows(f"refuse-{spelled(refusal.message)}")

    def why_not(self, refusal: Refusal) -> str:
        """The sentence alone; who shows the rule beside it takes the rule's id from the refusal."""
        return self._format(f"refuse-{spelled(refusal.message)}", self._about(refusal.args_for_text))

    def refusal(self, refusal: Refusal) -> str:
        sentence = self.why_not(refusal)
        return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence

    def outcome(self, outcome: str) -> str:
        return self.thing("outcome", outcome)

    # ---- names of things

    def seat(self, seat: Seat) -> str:
        """What the person, or failing that the chair, is called."""
        if seat not in self._seats:
            self._seats[seat] = self._seat(seat)
        return self._seats[seat]

    def _seat(self, seat: Seat) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if 0 <= seat < len(self.seats):
            id = spelled(self.seats[seat])
            named = self._first(f"seat-{id}", f"explorer-{id}")
            if self.knows(named):
                return self._format(named, {})
        return self._format("seat-number", {"number": seat + 1})

    def form(self, seat: Seat) -> Form:
        """How the person in a chair is spoken of, or failing that the figure that the chair is called by."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.forms[seat] if seat < len(self.forms) else ""
        if not 0 <= seat < len(self.seats):
            return ""
        told = self._attribute(f"explorer-{spelled(self.seats[seat])}", "form")
        return "she" if told == "she" else "he" if told == "he" else ""

    def voice(self, seat: object) -> str:
        """In which manner whoever sits in a chair puts what is said there."""
        return self.voices[seat] if isinstance(seat, int) and 0 <= seat < len(self.voices) else PLAIN

    def cases(self, seat: Seat) -> Mapping[str, str]:
        """What the person is called in every case of the language."""
        return cases(self.seat(seat), self.form(seat), self._format("name-endings", {}))

    def thing(self, noun: str, id: object, voice: str = PLAIN) -> str:
        """The name of anything that an answer or an event can point at."""
        if isinstance(id, tuple):
            if noun == "word" and id and isinstance(id[0], str):
                return self._menu(id, voice)
            return self.listed([self.thing(noun, each) for each in id])
        if isinstance(id, msgspec.Struct):
            return self._record(id)
        if self.called and (noun, id) in self.called:
            return self.called[noun, id]
        if noun == "seat" and type(id) is int:
            return self.seat(Seat(id))
        if isinstance(id, bool):
            return self._format("word-yes" if id else "word-no", {})
        if id is None:
            return self._format(self._first(f"{noun}-none", "word-none"), {})
        if isinstance(id, int):
            return self._format(f"{noun}-number", {"number": id}) if self.knows(f"{noun}-number") else str(id)
        key = f"{noun}-{spelled(str(id))}"
        if self.knows(key):
            return self._format(key, {})
        return self._format(self._first(key, f"word-{spelled(str(id))}"), {})

    def about(self, noun: str, id: object) -> str:
        """What a named thing does, if its message says so."""
        own = self.called.get((f"{noun}.about", id)) if self.called else None
        return own or self._attribute(f"{noun}-{spelled(str(id))}", "about") or ""

    def notes(self, noun: str, id: object) -> str:
        """What more there is to know of a named thing: fine points, and how it gets on with others."""
        return self._attribute(f"{noun}-{spelled(str(id))}", "notes") or ""

    def listed(self, parts: Sequence[str]) -> str:
        """«a», «a и b», «a, b и c»."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self._format('word-and', {})} {parts[-1]}"

    def _menu(self, action: tuple[object, ...], voice: str) -> str:
        verb, *rest = action
        nouns = self.nouns.get(str(verb), ())
        args: dict[str, Argument] = {"voice": voice}
        for place, value in enumerate(rest):
            self.argue(args, _LETTERS[place], value, nouns[place] if place < len(nouns) else "word")
        return self._format(f"do-{spelled(str(verb))}", args)

    def verb(self, verb: str) -> str:
        """A menu's verb before it is said what it is done to."""
        blanks: dict[str, Argument] = dict.fromkeys(_LETTERS, "…")
        blanks |= {f"{name}-{form}": "…" for name in _LETTERS for form in (*CASES, *PLACES)}
        blanks |= {f"{name}-id": "none" for name in _LETTERS}
        blanks |= {f"{name}-you": "no" for name in _LETTERS}
        return self._format(f"do-{spelled(verb)}", blanks | {"voice": PLAIN})

    def _record(self, record: msgspec.Struct) -> str:
        args: dict[str, Argument] = {}
        for field, hint in _fields(type(record)):
            self.argue(args, field.replace("_", "-"), getattr(record, field), *hint)
        return self._format(f"record-{kebab(type(record).__name__)}", args)

    # ---- arguments

    def argue(
        self,
        args: dict[str, Argument],
        name: str,
        value: object,
        noun: str,
        many: bool = False,
        voice: str = PLAIN,
    ) -> None:
        """Add to `args` what a message may want to know of one value.

        `$x` is its name or number, `$x-id` the bare id for selectors, `$x-you` whether a seat is the viewer's
        own, `$x-form` how that person is spoken of and `$x-gen`, `$x-dat` … the name in its cases, `$x-count`
        how many a list holds, and `$x-gen`, `$x-to` … whatever attributes the thing's own message has, or
        the messages of all things in a list have.
        """
        if many or isinstance(value, tuple | list):
            items = tuple(value) if isinstance(value, tuple | list) else () if value is None else (value,)
            args[name] = self.listed([self._item(name, noun, each, voice) for each in items])
            args[f"{name}-count"] = len(items)
            args[f"{name}-you"] = "yes" if noun == "seat" and self.viewer in items else "no"
            if noun == "seat":
                self._argue_people(args, name, [Seat(each) for each in items if isinstance(each, int)])
            else:
                self._argue_several(args, name, [f"{noun}-{spelled(str(each))}" for each in items])
        elif isinstance(value, msgspec.Struct):
            for field, hint in _fields(type(value)):
                self.argue(args, f"{name}-{field.replace('_', '-')}", getattr(value, field), *hint)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif noun == "seat" and isinstance(value, int):
            args[name] = self.seat(Seat(value))
            args[f"{name}-id"] = self.seats[value] if 0 <= value < len(self.seats) else "none"
            args[f"{name}-you"] = "yes" if value == self.viewer else "no"
            self._argue_people(args, name, [Seat(value)])
        elif isinstance(value, int | float):
            args[name] = self.called.get((noun, value), value)
        elif value is None:
            args[name] = self._format(self._first(f"{noun}-none", "word-none"), {})
            args[f"{name}-id"] = "none"
            args[f"{name}-you"] = "no"
        else:
            text = str(value.value if isinstance(value, Enum) else value)
            if noun == "word":
                noun = self._noun(name, text)
            args[name] = text if noun == "text" else self._name(noun, text)
            args[f"{name}-id"] = spelled(text)
            for attribute, pattern in self._bundle.attributes_of(f"{noun}-{spelled(text)}").items():
                args[f"{name}-{attribute}"] = pattern
            if self.called and (own := self.called.get((f"{noun}.about", text))) is not None:
                args[f"{name}-about"] = own

    def _argue_people(self, args: dict[str, Argument], name: str, seats: Sequence[Seat]) -> None:
        """Names in their cases; and the form of the only one, `none` without gender, `many` of several."""
        declined = [self.cases(seat) for seat in seats]
        for case in CASES:
            args[f"{name}-{case}"] = self.listed([each[case] for each in declined])
        args[f"{name}-form"] = (self.form(seats[0]) or "none") if len(seats) == 1 else "many"

    def _argue_several(self, args: dict[str, Argument], name: str, ids: Sequence[str]) -> None:
        """The attributes that all of several things have, listed: «в холле и на кухне»."""
        known = [self._bundle.attributes_of(id) for id in ids]
        for attribute in known[0] if known else ():
            if all(attribute in each for each in known):
                args[f"{name}-{attribute}"] = self.listed([each[attribute] for each in known])
        if "form" in (known[0] if known else ()) and len(known) > 1:
            args[f"{name}-form"] = "many"

    def _item(self, name: str, noun: str, value: object, voice: str) -> str:
        if isinstance(value, str):
            return self._name(self._noun(name.removesuffix("s"), value) if noun == "word" else noun, value)
        return self.thing(noun, value, voice)

    def _noun(self, name: str, id: str) -> str:
        """Where no type tells the noun, the argument's own name may: `monster`, `other_seat`, `seat2`."""
        noun = re.split("[-_]", name)[-1].rstrip("0123456789")
        return noun if (noun, id) in self.called or self.knows(f"{noun}-{spelled(id)}") else "word"

    def _name(self, noun: str, id: str) -> str:
        """The name of a thing, or its id plain to see. It may not be wanted, so nothing is raised here."""
        key = self._first(f"{noun}-{spelled(id)}", f"word-{spelled(id)}")
        if (noun, id) in self.called or self.knows(key):
            return self.thing(noun, id)
        return missing(key)

    def _about(self, given: Mapping[str, object]) -> dict[str, Argument]:
        args: dict[str, Argument] = {}
        for name, value in given.items():
            self._argue_by_name(args, name, value)
        return args

    def _argue_by_name(self, args: dict[str, Argument], name: str, value: object) -> None:
        """Where nothing but its name tells what an argument is, a string may be free text."""
        noun = re.split("[-_]", name)[-1].rstrip("0123456789")
        known = (noun, value) in self.called if self.called else False
        if isinstance(value, str) and not known and not self.knows(f"{noun}-{spelled(value)}"):
            noun = "word" if self.knows(f"word-{spelled(value)}") else "text"
        self.argue(args, name.replace("_", "-"), value, noun)

    # ---- Fluent

    def _first(self, *ids: str) -> str:
        """The first of these ids that the language has; the first of all if it has none."""
        return next((id for id in ids if self.knows(id)), ids[0])

    def _format(self, id: str, args: dict[str, Argument]) -> str:
        if not args and (plain := self._bundle.plain.get(id)) is not None:
            return plain
        value = self._bundle.get_message(id).value if self.knows(id) else None
        if value is None:
            if self.strict:
                raise LookupError(f"{self.lang}: no message {id}")
            return missing(id)
        text, errors = self._bundle.format_pattern(value, args)
        if errors or missing("")[0] in str(text):
            if self.strict:
                raise LookupError(f"{self.lang}: {id} was given {args}: {errors or text}")
        elif not args:
            self._bundle.plain[id] = str(text)
        return str(text)

    def _attribute(self, id: str, attribute: str) -> str | None:
        return self._bundle.attributes_of(id).get(attribute)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, tuple[str, bool]], ...]:
    """For each field of a record, the noun of what it holds and whether it holds many."""
    hints = get_type_hints(kind)
    return tuple((name, noun_of(hints[name])) for name in kind.__struct_fields__)


def noun_of(hint: object) -> tuple[str, bool]:
    """The noun that a type hint names, and whether there are many of it.

    >>> from typing import NewType
    >>> noun_of(NewType("RoomId", str)), noun_of(tuple[Seat, ...]), noun_of(str | None)
    (('room', False), ('seat', True), ('word', False))
    """
    name = getattr(hint, "__supertype__", None) and getattr(hint, "__name__", None)
    if name:
        return kebab(name.removesuffix("Id")), False
    parts = [part for part in get_args(hint) if part not in (NoneType, Ellipsis)]
    if getattr(hint, "__origin__", None) in (tuple, list):
        nouns = {noun_of(part)[0] for part in parts}
        return (nouns.pop() if len(nouns) == 1 else "word"), True
    if parts:
        return noun_of(parts[0])
    if isinstance(hint, type) and issubclass(hint, Enum):
        return kebab(hint.__name__), False
    return "word", False
