"""Small differences between two views, as JSON has them.

>>> apply({"a": [1, 2], "b": 0}, changes({"a": [1, 2], "b": 0}, {"a": [1, 2, 3], "b": 0}))
{'a': [1, 2, 3], 'b': 0}
"""

from __future__ import annotations

from typing import cast

import msgspec

from nightbell.server.protocol import Add, Change, Cut, Put

Path = tuple[str | int, ...]

Fields = dict[str, msgspec.Raw]

fields_of = msgspec.json.Decoder(Fields).decode
encode = msgspec.json.Encoder().encode
"""The quickest way to tell whether two large values are the same, `true` and `1` being different."""


def changes(old: object, new: object, at: Path = ()) -> list[Change]:
    """What turns the old value into the new one."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [] if encode(old) == encode(new) else _in_dict(old, new, at)
    if isinstance(old, list) and isinstance(new, list):
        return [] if encode(old) == encode(new) else _in_list(old, new, at)
    same = old == new and type(old) is type(new)
    return [] if same else [Put(list(at), new)]


def field_changes(old: Fields, new: Fields) -> list[Change]:
    """The same for two views whose fields have not been read yet; those that are equal never are."""
    found: list[Change] = [Cut([key]) for key in old if key not in new]
    for key, raw in new.items():
        before = old.get(key)
        if before is None:
            found.append(Put([key], raw))
        elif before != raw:
            found += changes(msgspec.json.decode(before), msgspec.json.decode(raw), (key,))
    return found


def _in_dict(old: dict[str, object], new: dict[str, object], at: Path) -> list[Change]:
    found: list[Change] = [Cut([*at, key]) for key in old if key not in new]
    for key, value in new.items():
        if key in old:
            found += changes(old[key], value, (*at, key))
        else:
            found.append(Put([*at, key], value))
    return found


def _in_list(old: list[object], new: list[object], at: Path) -> list[Change]:
    if len(new) < len(old):
        return [Put(list(at), new)]
    found: list[Change] = []
    for place, value in enumerate(old):
        found += changes(value, new[place], (*at, place))
    if len(found) > len(old):
        return [Put(list(at), new)]
    if len(new) > len(old):
        found.append(Add(list(at), new[len(old) :]))
    return found


def apply(value: object, made: list[Change]) -> object:
    """What a client does with the changes. The value is altered in place; the whole may be another one."""
    for change in made:
        if not change.at:
            if isinstance(change, Add):
                cast(list[object], value).extend(change.items)
            elif isinstance(change, Put):
                value = change.to
            continue
        *way, last = change.at
        inner = value
        for step in way:
            inner = cast(dict[str | int, object], inner)[step]
        place = cast(dict[str | int, object], inner)
        if isinstance(change, Put):
            place[last] = change.to
        elif isinstance(change, Add):
            cast(list[object], place[last]).extend(change.items)
        else:
            del place[last]
    return value
