"""Small differences between two views, as JSON has them.

They are told from the encoded views: what is equal byte by byte is never read, and a list that has only grown
is read from where it grew. Whatever people have said in a long game is in every view, and is not gone through
for everybody whenever somebody says one thing more.

>>> apply({"a": [1, 2], "b": 0}, changes(b'{"a":[1,2],"b":0}', b'{"a":[1,2,3],"b":0}'))
{'a': [1, 2, 3], 'b': 0}
"""

from __future__ import annotations

from typing import cast

import msgspec

from nightbell.server.protocol import Add, Change, Cut, Put

Path = tuple[str | int, ...]

Fields = dict[str, msgspec.Raw]

fields_of = msgspec.json.Decoder(Fields).decode
_items_of = msgspec.json.Decoder(list[msgspec.Raw]).decode
_read = msgspec.json.Decoder().decode


def changes(old: bytes, new: bytes, at: Path = ()) -> list[Change]:
    """What turns the old value into the new one, both encoded without blanks."""
    if old == new:
        return []
    if old[:1] == new[:1] == b"{":
        return field_changes(fields_of(old), fields_of(new), at)
    if old[:1] == new[:1] == b"[":
        return _in_list(old, new, at)
    return [Put([*at], _read(new))]


def field_changes(old: Fields, new: Fields, at: Path = ()) -> list[Change]:
    """The same for two objects whose fields have not been read yet; those that are equal never are."""
    found: list[Change] = [Cut([*at, key]) for key in old if key not in new]
    for key, raw in new.items():
        before = old.get(key)
        if before is None:
            found.append(Put([*at, key], _read(raw)))
        elif before != raw:
            found += changes(bytes(before), bytes(raw), (*at, key))
    return found


def _in_list(old: bytes, new: bytes, at: Path) -> list[Change]:
    if old == b"[]":
        return [Add([*at], _read(new))]
    grown = len(old) - 1
    if new[grown : grown + 1] == b"," and new.startswith(old[:-1]):
        return [Add([*at], _read(b"[" + new[grown + 1 :]))]
    before, after = _items_of(old), _items_of(new)
    if len(after) < len(before):
        return [Put([*at], _read(new))]
    found: list[Change] = []
    for place, (was, now) in enumerate(zip(before, after, strict=False)):
        if was != now:
            found += changes(bytes(was), bytes(now), (*at, place))
    if len(found) > len(before):
        return [Put([*at], _read(new))]
    if len(after) > len(before):
        found.append(Add([*at], [_read(each) for each in after[len(before) :]]))
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
