"""`python -m nightbell.server.schema` writes the JSON schema of the protocol, for the client's types.

Besides the messages it holds, for each game, the types of its view, its events and its options:
`views`, `events` and `options` at the top level name them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import getmodule
from typing import get_type_hints

import msgspec

from nightbell import games
from nightbell.engine import Event
from nightbell.server import protocol

REF = "#/$defs/{name}"


def schema(names: tuple[str, ...] = games.GAMES) -> dict[str, object]:
    views = {name: view_type(games.load(name)) for name in names}
    options = {name: kind for name in names if (kind := options_type(games.load(name)))}
    events = {name: sorted(event_types(views[name]), key=lambda kind: kind.__name__) for name in names}
    told = [kind for kinds in events.values() for kind in kinds]
    types = (protocol.ClientMessage, protocol.ServerMessage, *views.values(), *options.values(), *told)
    refs, components = msgspec.json.schema_components(types, schema_hook=anything, ref_template=REF)
    client, server, *rest = refs
    one_each = iter(rest)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Nightbell protocol {protocol.PROTOCOL}",
        "client": client,
        "server": server,
        "views": {name: next(one_each) for name in views},
        "options": {name: next(one_each) for name in options},
        "events": {name: {"anyOf": [next(one_each) for _ in kinds]} for name, kinds in events.items()},
        "$defs": components,
    }


def view_type(rules: games.AnyRules) -> type[msgspec.Struct]:
    found = get_type_hints(type(rules).view)["return"]
    assert isinstance(found, type) and issubclass(found, msgspec.Struct)
    return found


def options_type(rules: games.AnyRules) -> type[msgspec.Struct] | None:
    """The struct called `Options` in the package of the rules, if there is one."""
    for name in (type(rules).__module__, type(rules).__module__ + ".options"):
        module = sys.modules.get(name)
        found = getattr(module, "Options", None)
        if isinstance(found, type) and issubclass(found, msgspec.Struct):
            return found
    return None


def event_types(view: type[msgspec.Struct]) -> Iterator[type[Event]]:
    """Every kind of event that is defined in the same package as the view."""
    module = getmodule(view)
    package = (module.__package__ or module.__name__) if module else ""
    for kind in Event.__subclasses__():
        if kind.__module__ == package or kind.__module__.startswith(package + "."):
            yield kind


def anything(kind: type) -> dict[str, object]:
    """`object` in a message is whatever JSON the game put there."""
    assert kind is object, f"{kind} has no place in a message"
    return {}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
