"""What a table may choose before a game, described once: beside the option that it is.

A game annotates its options: `killer: Annotated[OptionName, Offer("killers")]`. From the types, the defaults
and these notes follow the cards that a lobby shows, for every game alike. Whether a choice is allowed the
rules themselves say; a card only tells what is worth offering.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from nightbell.engine.errors import EngineFault

Kind: TypeAlias = Literal["switch", "number", "one", "some", "each"]
Chosen: TypeAlias = int | str | bool | None


class Offer(msgspec.Struct, frozen=True):
    """How people choose an option's value."""

    noun: str = ""
    """The values are the things of this (plural) noun in the game's box."""
    least: int = 0
    most: int = 0
    """Of a number: from where to where. Of a list: how many, 0 for as many as there are."""
    usual: int | None = None
    """What counts where the default leaves it open."""
    each: bool = False
    """A list with one value for each chair."""
    own: bool = False
    """Everybody may choose for the chair they sit in."""
    rare: bool = False
    """Not on the first page: a reading of the rules, or a wish that few have."""
    called: str = ""
    """The noun in whose words the values are named, where it is not that of the box."""
    from_file: bool = False
    """It comes with a file, so there is nothing to show."""
    by_sitting: bool = False
    """Chosen by taking a chair, so there is nothing to show."""


class OptionCard(msgspec.Struct):
    """One option as a lobby shows it.

    Its words are `option-<name>`; those of its values `option-<name>-<value>`, or the noun's own.
    """

    name: str
    kind: Kind
    initial: Chosen | list[Chosen]
    noun: str = ""
    values: list[int | str] = []
    least: int = 0
    most: int = 0
    own: bool = False
    rare: bool = False


def option_cards(kind: type[msgspec.Struct], content: Mapping[str, Sequence[str]]) -> list[OptionCard]:
    """The cards of a game's options, in the order in which the game names them."""
    hints = get_type_hints(kind, include_extras=True)
    cards = []
    for field in msgspec.structs.fields(kind):
        offer, bare = _noted(hints[field.name])
        if not offer.by_sitting and not offer.from_file:
            cards.append(_card(field.name, bare, offer, field.default, content))
    return cards


def _card(
    name: str, kind: object, offer: Offer, default: object, content: Mapping[str, Sequence[str]]
) -> OptionCard:
    initial: Chosen | list[Chosen] = list(default) if isinstance(default, tuple) else default  # type: ignore[assignment]
    noun = offer.called or offer.noun
    card = OptionCard(name, "number", initial, noun, [], offer.least, offer.most, offer.own, offer.rare)
    if kind is bool:
        card.kind = "switch"
    elif get_origin(kind) is Literal:
        card.kind, card.values = "one", list(get_args(kind))
    elif get_origin(kind) is tuple:
        card.kind = "each" if offer.each else "some"
        card.values = _values(get_args(kind)[0], offer, content)
    elif offer.noun:
        card.kind, card.values = "one", _values(kind, offer, content)
    elif offer.least == offer.most:
        raise EngineFault(f"the option {name} does not say what it offers")
    if initial is None:
        card.initial = offer.usual
    return card


def _values(kind: object, offer: Offer, content: Mapping[str, Sequence[str]]) -> list[int | str]:
    """The things of a noun, as numbers where the option holds numbers."""
    bare = _noted(kind)[1]
    return [int(each) if bare is int else each for each in content[offer.noun]]


def _noted(hint: object) -> tuple[Offer, object]:
    """The note on a type, and the type without notes and without the None that leaves it open."""
    offer = Offer()
    while True:
        if get_origin(hint) is Annotated:
            hint, *notes = get_args(hint)
            offer = next((note for note in notes if isinstance(note, Offer)), offer)
        elif get_origin(hint) in (Union, UnionType):
            hint = next(part for part in get_args(hint) if part is not NoneType)
        else:
            return offer, hint
