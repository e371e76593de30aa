"""Who may see a field of State, said once: beside the field.

    KILLER = Sight("KillerView")

    class Hunt(State):
        level: Public[int]                                        # everybody
        hand: Annotated[list[str], KILLER]                        # one side
        deck: Annotated[list[str], KILLER.through("deck_size")]   # only what a function makes of it
        pace: Hidden[int]                                         # nobody

A field without a word is refused when its class is made. From the words follow the types of the views, the
code that fills them (`of`) and the code that takes a view over into an imagined State (`into`): `views`
writes both once for each class. A game adds functions for what must be worked out for a viewer, and guesses
what no view tells.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from functools import lru_cache
from inspect import signature
from typing import (
    TYPE_CHECKING,
    Annotated,
    Final,
    Generic,
    Literal,
    NewType,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from nightbell.engine.audience import Seat
from nightbell.engine.chance import Chance

if TYPE_CHECKING:
    from nightbell.engine.state import State

S = TypeVar("S")
T = TypeVar("T")
Source = TypeVar("Source", bound=Callable[..., object] | property)


Form = Literal["plain", "masked", "through", "counted", "unordered", "paired", "when", "veiled", "own"]


class Word(msgspec.Struct, frozen=True):
    """What a field says of one sight: that it stands there, under which name, and in which form."""

    sight: Sight | None
    names: tuple[str, ...] = ()
    """In the view; none for the field's own."""
    form: Form = "plain"
    test: str = ""
    """Of a field that is shown at times or in part: the property or method of State that says when, or what
    of it the viewer does not see."""
    instead: object = None
    """What stands in the place of what is not seen; without it the place is left out."""


HIDDEN: Final = Word(None)
"""In no view, be it a secret or of no use to anybody."""


class Sight:
    """One way of looking at a State, which becomes one type of view.

    It may widen another (`over`, whose fields it then has), hold others as parts of itself, and say under
    the name `viewer` whose it is.
    """

    def __init__(
        self,
        name: str,
        over: Sight | None = None,
        *,
        tag: bool = False,
        parts: Mapping[str, Sight] = {},
        viewer: str = "",
    ) -> None:
        self.name = name
        self.viewer = viewer
        self.over = over
        self.tag = tag
        self.parts = parts
        self.functions: dict[str, Callable[..., object]] = {}

    def called(self, name: str) -> Word:
        """As it is, under another name."""
        return Word(self, (name,))

    @property
    def masked(self) -> Word:
        """As the function of that name shows it to the viewer, in the field's own form."""
        return Word(self, form="masked")

    def through(self, *names: str) -> Word:
        """Only in what the functions of these names make of it."""
        return Word(self, names, "through")

    def counted(self, name: str) -> Word:
        """Only how many there are."""
        return Word(self, (name,), "counted")

    def unordered(self, name: str) -> Word:
        """Only what there is, sorted: a stack that was counted through."""
        return Word(self, (name,), "unordered")

    def paired(self, name: str) -> Word:
        """A dict as the row of its pairs, in their order."""
        return Word(self, (name,), "paired")

    def when(self, test: str, name: str = "") -> Word:
        """As it is while a property of State, or a method for the viewer, says so; otherwise nothing."""
        return Word(self, (name,) if name else (), "when", test)

    def veiled(self, test: str, instead: object = None) -> Word:
        """Without the places (numbers of a row, keys of a dict) that a method of State names for the viewer.

        Something stands there instead, or they are left out.
        """
        return Word(self, form="veiled", test=test, instead=instead)

    def own(self, *names: str) -> Word:
        """Of a row by seat the viewer's own place; with names, only these attributes of what is there."""
        return Word(self, names, "own")

    def shows(self, source: Source, name: str = "") -> Source:
        """Add what a function of (state, viewer) or of (state), or a property, works out."""
        function = source.fget if isinstance(source, property) else source
        assert function is not None
        self.functions[name or function.__name__] = function
        return source  # pyright: ignore[reportReturnType]


PUBLIC: Final = Sight("public")
"""What everybody sees: the first of the sights that a game's views are made of."""
Public = Annotated[T, PUBLIC]
Hidden = Annotated[T, HIDDEN]


def words_of(kind: type[msgspec.Struct]) -> dict[str, tuple[object, tuple[Word, ...]]]:
    """The type of every field and its words. Raises `TypeError` for a field without any."""
    found: dict[str, tuple[object, tuple[Word, ...]]] = {}
    for field, hint in get_type_hints(kind, include_extras=True).items():
        noted = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        said = [each for each in noted if isinstance(each, Word | Sight)]
        where = f"{kind.__name__}.{field}"
        if not said:
            raise TypeError(f"{where} does not say who may see it: write Public, Hidden or a sight")
        if HIDDEN in said and len(said) > 1:
            raise TypeError(f"{where} is hidden and yet to be seen")
        words = [Word(each) if isinstance(each, Sight) else each for each in said]
        found[field] = get_args(hint)[0], tuple(words)
    return found


class Glimpse(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """A view that was made from the words on a State's fields."""

    @classmethod
    def of(cls, state: S, viewer: Seat) -> Self:
        """What this viewer sees of a State."""
        raise NotImplementedError

    def into(self, state: S) -> None:
        """Take over into a State all that this view says of its fields."""
        raise NotImplementedError

    def begun(self, chance: Chance) -> S:
        """A State that holds what this view says, and nothing where it says nothing."""
        raise NotImplementedError


class _Shown(msgspec.Struct, frozen=True):
    """A field of a view: where its value comes from, and how that is written back."""

    name: str
    kind: object
    value: str
    back: str = ""


_Shape = tuple[object, str, str]
"""The type that a view has for a field, how the value gets there, and how it gets back, if it does."""


class _Maker:
    """Works out one sight of one State class."""

    def __init__(self, state: type[State], public: Sight, made: Mapping[Sight, type[Glimpse[State]]]) -> None:
        self.state = state
        self.public = public
        self.made = made
        self.scope: dict[str, object] = {"in_order": _in_order}

    def make(self, sight: Sight, module: str) -> type[Glimpse[State]]:
        base = self.made[sight.over] if sight.over else Glimpse
        line = [sight]
        while line[0].over:
            line.insert(0, line[0].over)
        shown = [self._shown(each) for each in line]
        every = [field for fields in shown for field in fields]
        names = [field.name for field in every]
        for name in names:
            if names.count(name) > 1:
                raise TypeError(f"{sight.name}.{name} is said twice by {self.state.__name__}")
        back = [field.back for field in every if field.back] or ["pass"]
        source = (
            f"def of(state, viewer):\n return made({', '.join(field.value for field in every)})\n"
            f"def into(seen, state):\n " + "\n ".join(back) + "\n"
            f"def begun(seen, chance):\n state = State({self._blank()})\n seen.into(state)\n return state"
        )
        self.scope["State"] = self.state
        exec(compile(source, f"<{module}.{sight.name}>", "exec"), self.scope)
        self.scope["made"] = kind = msgspec.defstruct(
            sight.name,
            [(field.name, field.kind) for field in shown[-1]],
            bases=(base,),
            module=module,
            namespace={
                "of": staticmethod(self.scope["of"]),  # type: ignore[arg-type]
                "into": self.scope["into"],
                "begun": self.scope["begun"],
            },
            frozen=True,
            gc=False,
            tag=True if sight.tag else None,
        )
        return kind  # type: ignore[return-value]

    def _blank(self) -> str:
        """Chance, and nothing for every other field that must be given."""
        needed = {field.name for field in msgspec.structs.fields(self.state) if field.required}
        given = {name: _nothing(hint).format() for name, (hint, _) in words_of(self.state).items()}
        given["chance"] = "chance"
        return ", ".join(f"{name}={value}" for name, value in given.items() if name in needed)

    def _shown(self, sight: Sight) -> list[_Shown]:
        """The parts of a sight, the fields that name it, and what else its functions work out."""
        found: dict[str, _Shown] = {}
        for name, part in sight.parts.items():
            self.scope[part.name] = self.made[part]
            found[name] = _Shown(
                name, self.made[part], f"{part.name}.of(state, viewer)", f"seen.{name}.into(state)"
            )
        if sight.viewer:
            found[sight.viewer] = _Shown(sight.viewer, Seat, "viewer")
        fields = words_of(self.state)
        for field, (hint, words) in fields.items():
            for word in words:
                if word is not HIDDEN and (self.public if word.sight is PUBLIC else word.sight) is sight:
                    for name in word.names or (field,):
                        shown = self._field(sight, field, hint, name, word)
                        if found.setdefault(name, shown) != shown:
                            raise TypeError(f"{sight.name}.{name} is said twice by {self.state.__name__}")
        for name in sight.functions:
            if name not in found:
                if name in fields:
                    raise TypeError(
                        f"{sight.name}.{name} is worked out by a function, "
                        f"and {self.state.__name__}.{name} does not say so"
                    )
                found[name] = self._computed(sight, name)
        return list(found.values())

    def _field(self, sight: Sight, field: str, hint: object, name: str, word: Word) -> _Shown:
        where, form = f"{self.state.__name__}.{field}", word.form
        if form == "through":
            return self._computed(sight, name, where)
        if form == "own":
            return self._own(field, hint, name, bool(word.names))
        kind, there, back = _shape(hint, "plain" if form in ("masked", "when", "veiled") else form, where)
        back = back and f"state.{field} = {back.format(f'seen.{name}')}"
        if form == "masked":
            shown = self._computed(sight, name, where)
            if shown.kind != kind:
                raise TypeError(f"{where} is masked as {shown.kind}, and its own form is {kind}")
            return _Shown(name, kind, shown.value, back)
        if name in sight.functions:
            raise TypeError(f"{where} needs no function, and one works out {sight.name}.{name}")
        if form == "veiled":
            return _Shown(name, kind, self._veiled(field, hint, word, where), back)
        if form == "when":
            nothing = _nothing(kind)
            there = f"{there} if {self._test(word.test, where)} else {nothing}"
            if nothing == "None" and type(None) not in get_args(kind):
                kind, back = kind | None, ""  # type: ignore[operator]
        return _Shown(name, kind, there.format(f"state.{field}"), back)

    def _veiled(self, field: str, hint: object, word: Word, where: str) -> str:
        """Nearly always nothing is veiled; then it costs one question."""
        origin = get_origin(hint)
        if origin not in (list, dict):
            raise TypeError(f"{where}: {hint} has no places that could be veiled")
        shown, plain = (_dict_but, "{}.copy()") if origin is dict else (_row_but, "tuple({})")
        self.scope |= {shown.__name__: shown, f"instead_of_{field}": word.instead}
        held = f"state.{field}"
        veiled = f"{shown.__name__}({held}, veil, instead_of_{field})"
        return f"{veiled} if (veil := {self._test(word.test, where)}) else {plain.format(held)}"

    def _own(self, field: str, hint: object, name: str, attribute: bool) -> _Shown:
        """A spectator has no place, and sees nothing."""
        (kind,) = get_args(hint)
        there = f"state.{field}[viewer]"
        if attribute:
            told = getattr(kind, name, None)
            owner = told.fget if isinstance(told, property) else kind
            kind = get_type_hints(owner)["return" if owner is not kind else name]
            there += f".{name}"
        nothing = "''" if isinstance(kind, NewType) and kind.__supertype__ is str else _nothing(kind)
        return _Shown(name, kind, f"{there} if viewer >= 0 else {nothing.format()}")

    def _test(self, test: str, where: str) -> str:
        said = getattr(self.state, test, None)
        if said is None:
            raise TypeError(f"{where} is shown when {test}, and {self.state.__name__} says no such thing")
        return f"state.{test}(viewer)" if callable(said) else f"state.{test}"

    def _computed(self, sight: Sight, name: str, where: str = "") -> _Shown:
        function = sight.functions.get(name)
        if function is None:
            raise TypeError(f"{where} is seen through {sight.name}.{name}, and no function shows that")
        key = f"{sight.name}_{name}"
        self.scope[key] = function
        given = "state, viewer" if len(signature(function).parameters) > 1 else "state"
        return _Shown(name, get_type_hints(function, include_extras=True)["return"], f"{key}({given})")


def _row_but(row: list[object], veil: Container[object], instead: object) -> tuple[object, ...]:
    if instead is None:
        return tuple([each for n, each in enumerate(row) if n not in veil])
    return tuple([instead if n in veil else each for n, each in enumerate(row)])


def _dict_but(held: dict[object, object], veil: Container[object], instead: object) -> dict[object, object]:
    if instead is None:
        return {key: each for key, each in held.items() if key not in veil}
    return {key: instead if key in veil else each for key, each in held.items()}


@lru_cache(maxsize=1024)
def _in_order(stack: tuple[str, ...]) -> tuple[str, ...]:
    """Stacks change seldom, and views are made often."""
    return tuple(sorted(stack))


def _shape(hint: object, form: Form, where: str) -> _Shape:
    """How a view shows a field in this form."""
    origin, held = get_origin(hint), get_args(hint)
    known: dict[tuple[Form, object], _Shape]
    if any(get_origin(each) in (list, dict) for each in held):
        counts = dict[held[0], int]  # type: ignore[valid-type]
        known = {("counted", dict): (counts, "{{key: len(each) for key, each in {}.items()}}", "")}
    elif origin is list:
        row = tuple[held[0], ...]  # type: ignore[valid-type]
        known = {
            ("plain", list): (row, "tuple({})", "list({})"),
            ("unordered", list): (row, "in_order(tuple({}))", ""),
            ("counted", list): (int, "len({})", ""),
        }
    elif origin is dict:
        pairs = tuple[tuple[held], ...]  # type: ignore[valid-type]
        known = {
            ("plain", dict): (hint, "{}.copy()", "{}.copy()"),
            ("paired", dict): (pairs, "tuple({}.items())", "dict({})"),
        }
    else:
        known = {("plain", origin): (hint, "{}", "{}")}
    if (form, origin) not in known:
        raise TypeError(f"{where}: {hint} cannot be shown as {form}; say through which function it is seen")
    return known[form, origin]


def _nothing(kind: object) -> str:
    """What stands where there is nothing to be seen."""
    empty: dict[object, str] = {tuple: "()", list: "[]", dict: "{{}}", int: "0", bool: "False"}
    return empty.get(get_origin(kind) or kind, "None")


def views(module: str, state: type[State], public: Sight, *others: Sight) -> tuple[type[Glimpse[State]], ...]:
    """The types of view of a game, in the order of its sights, the one for everybody first.

    Raises `TypeError` for words that do not fit, with the name of the field.
    """
    sights = public, *others
    for field, (_, words) in words_of(state).items():
        for word in words:
            if word is not HIDDEN and word.sight not in (PUBLIC, *sights):
                raise TypeError(f"{state.__name__}.{field} is for a sight that has no view")
    made: dict[Sight, type[Glimpse[State]]] = {}
    for sight in sights:
        made[sight] = _Maker(state, public, made).make(sight, module)
    return tuple(made.values())
