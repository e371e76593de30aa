"""`python -m nightbell.server.schema` writes the JSON schema of the protocol, for the client's types.

Besides the messages it holds, for each game, the types of its view, its events and its options:
`views`, `events` and `options` at the top level name them. `boxes` is what is printed on each game's pieces.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import get_args, get_type_hints

import msgspec

from nightbell import games, shelf
from nightbell.engine import Event, OptionCard, option_cards
from nightbell.server import protocol
from nightbell.text.words import noun_of

REF = "#/$defs/{name}"


def schema(names: tuple[str, ...] = games.GAMES) -> dict[str, object]:
    kinds: dict[str, dict[str, list[type[msgspec.Struct]]]] = {"views": {}, "options": {}, "events": {}}
    for name in names:
        rules = games.load(name)
        kinds["views"][name] = view_types(rules)
        kinds["options"][name] = [rules.options]
        kinds["events"][name] = sorted(event_types(type(rules).__module__), key=lambda kind: kind.__name__)
    listed = [kind for games_ in kinds.values() for types in games_.values() for kind in types]
    refs, components = msgspec.json.schema_components(
        (protocol.ClientMessage, protocol.ServerMessage, *listed), schema_hook=anything, ref_template=REF
    )
    client, server, *rest = refs
    found = iter(rest)
    named = {
        group: {name: {"anyOf": [next(found) for _ in types]} for name, types in games_.items()}
        for group, games_ in kinds.items()
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Nightbell protocol {protocol.PROTOCOL}",
        "client": client,
        "server": server,
        **named,
        "boxes": {name: games.load(name).box() for name in names},
        "nouns": {name: msgspec.to_builtins(nouns(name)) for name in names},
        "$defs": components,
    }


def view_types(rules: games.AnyRules) -> list[type[msgspec.Struct]]:
    """Every record that the game's `view` may give: one, several, or all kinds of one."""
    found = get_type_hints(type(rules).view)["return"]
    kinds = get_args(found) or (found,)
    return [leaf for kind in kinds for leaf in _leaves(kind)]


def _leaves(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    below = kind.__subclasses__()
    if not below:
        yield kind
    for each in below:
        yield from _leaves(each)


@cache
def offers(game: str) -> list[OptionCard]:
    """What a table may choose before this game."""
    rules = games.load(game)
    return option_cards(rules.options, rules.content())


MAJOR = 4.0
"""Events that take people so long to read are the story in short."""


class GameNouns(msgspec.Struct):
    """What words need to know of a game's records: the nouns that are read from their types.

    For each field the noun of what it holds and whether it holds many, or the fields of a record in it; where
    it holds many records, `@` and the record's name.
    """

    menu: dict[str, tuple[str, ...]]
    events: dict[str, dict[str, object]]
    records: dict[str, dict[str, object]]
    major: list[str]
    """The events that tell the story by themselves."""


@cache
def nouns(game: str) -> GameNouns:
    rules = games.load(game)
    records: dict[str, dict[str, object]] = {}
    kinds = sorted(event_types(type(rules).__module__), key=lambda kind: kind.__name__)
    events = {kind.__name__: _nouns(kind, records) for kind in kinds}
    major = sorted(kind.__name__ for kind, weight in rules.manners.reading.items() if weight >= MAJOR)
    return GameNouns(dict(rules.nouns), events, records, major)


def _nouns(kind: type[msgspec.Struct], records: dict[str, dict[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, hint in get_type_hints(kind).items():
        if name not in kind.__struct_fields__:
            continue
        held, many = _held(hint), noun_of(hint)[1]
        if held is not None and many:
            records[held.__name__] = _nouns(held, records)
            found[name] = (f"@{held.__name__}", True)
        else:
            found[name] = noun_of(hint) if held is None else _nouns(held, records)
    return found


def _held(hint: object) -> type[msgspec.Struct] | None:
    """The record that a field holds one or many of."""
    parts = (hint, *get_args(hint))
    return next((each for each in parts if isinstance(each, type) and issubclass(each, msgspec.Struct)), None)


def event_types(module: str) -> Iterator[type[Event]]:
    """Every kind of event that is defined in the package of this module."""
    modules = set(_modules(module))
    return (kind for kind in _all_events(Event) if kind.__module__ in modules)


def _all_events(kind: type[Event]) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from _all_events(each)


def _modules(module: str) -> list[str]:
    """The modules of a game's package, all loaded; the module alone if it is no package's."""
    home = module.rpartition(".")[0]
    if not home.startswith("nightbell.games.") and home not in map(shelf.home, shelf.added()):
        return [module]
    package = sys.modules[home]
    inside = walk_packages(package.__path__, package.__name__ + ".")
    names = [package.__name__, *(each.name for each in inside)]
    for name in names:
        import_module(name)
    return names


def anything(kind: type) -> dict[str, object]:
    """`object` in a message is whatever JSON the game put there."""
    assert kind is object, f"{kind} has no place in a message"
    return {"description": "any JSON"}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
