"""Scripts: which roles a game can have, and the common file format for them.

A script file is a JSON array of role ids, in which one object with the id `_meta` may carry the name, the
author, rules of the script's own (`bootlegger`) and its orders of the nights (`firstNight`, `otherNight`).
Ids are written in small letters without separators; files found elsewhere may spell them with `_` or `-`, or
as objects with an `id`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

import msgspec

from nightbell.engine import Refusal
from nightbell.games.clocktower import roles
from nightbell.games.clocktower.catalogue import (
    COMPANY,
    DEMON,
    JINXES,
    MINION,
    OUTSIDER,
    PRINTED_TYPES,
    ROLES,
    TOWNSFOLK,
    TRAVELLER,
    RoleId,
    Text,
    dealt,
    roles_of,
)
from nightbell.games.clocktower.town import NO_ORDER, Order, table_counts

assert roles, "the roles declare themselves when they are imported"


LONGEST_FILE: Final = 200_000
MOST_LINES: Final = 400
LONGEST_NAME: Final = 100
MOST_RULES: Final = 20
LONGEST_RULE: Final = 300
FIXED_LINES: Final = ("dusk", "minioninfo", "demoninfo", "dawn")
K = TypeVar("K")


class Script(msgspec.Struct, frozen=True):
    id: str
    roles: tuple[RoleId, ...]
    name: str = ""
    author: str = ""
    smallest: int = 5
    """Below this number of players the set may favour one side."""
    level: str = ""
    company: tuple[RoleId, ...] = ()
    """Who sits with the Storyteller in every game of it."""
    rules: tuple[Text, ...] = ()
    """Rules of its own, in its author's words."""
    order: Order = NO_ORDER

    @property
    def teensyville(self) -> bool:
        """Six Townsfolk, two Outsiders, two Minions and one Demon, for five or six players."""
        return counts(self.roles) == TEENSYVILLE


class Edition(msgspec.Struct, frozen=True):
    """One of the sets that the rulebook names."""

    id: str
    level: str
    in_the_box: bool
    smallest: int = 7
    ready_made: bool = True


EDITIONS: Final = (
    Edition("tb", "beginner", True, smallest=5),
    Edition("bmr", "advanced", True),
    Edition("snv", "advanced", True),
    Edition("garden", "advanced", False),
    Edition("tomb", "advanced", False),
    Edition("midnight", "expert", False),
    Edition("show", "any", False, ready_made=False),
)

TEENSYVILLE: Final = (6, 2, 2, 1)
TEENSYVILLE_PLAYERS: Final = (5, 6)
_SHEET = (
    "washerwoman librarian investigator chef empath fortuneteller undertaker monk ravenkeeper virgin slayer "
    "soldier mayor butler drunk recluse saint poisoner spy scarletwoman baron imp "
    "bureaucrat thief gunslinger scapegoat beggar"
)
_TROUBLE = tuple(map(RoleId, _SHEET.split()))
"""In the order of the printed sheet."""
_RECOMMENDED = roles_of(TRAVELLER, among=_TROUBLE)

_MOON = (
    "grandmother sailor chambermaid exorcist innkeeper gambler gossip courtier professor minstrel tealady "
    "pacifist fool goon lunatic tinker moonchild godfather devilsadvocate assassin mastermind zombuul pukka "
    "shabaloth po apprentice matron judge bishop voudon"
)
_VIOLETS = (
    "clockmaker dreamer snakecharmer mathematician flowergirl towncrier oracle savant seamstress philosopher "
    "artist juggler sage mutant sweetheart barber klutz eviltwin witch cerenovus pithag fanggu vigormortis "
    "nodashii vortox barista harlot butcher bonecollector deviant"
)

_BOXED = tuple(id for id in dealt() if ROLES[id].edition != "carousel")
"""Every role of the sets that come in a box."""
_RIDERS = tuple(id for id, role in ROLES.items() if role.edition == "carousel")
_CAROUSEL = tuple(id for id in dealt() if id in _RIDERS or id in _TROUBLE)
"""The roles outside the sets, among those of Trouble Brewing."""


def _sheet(ids: str) -> tuple[RoleId, ...]:
    return tuple(map(RoleId, ids.split()))


_WARDS = """
steward knight noble general shugenja highpriestess empath monk acrobat huntsman princess farmer nightwatchman
ogre damsel snitch golem poisoner marionette goblin scarletwoman imp ojo lleech zombuul
"""
_VEILS = """
balloonist bountyhunter preacher lycanthrope engineer nightwatchman fisherman magician poppygrower dreamer
oracle sailor innkeeper sweetheart hatter politician puzzlemaster xaan widow organgrinder vizier kazali legion
lordoftyphon vortox
"""
_MILL = "clockmaker oracle dreamer sage juggler artist klutz barber witch eviltwin vigormortis"
_FERRY = """
grandmother chambermaid gambler courtier fool tealady moonchild lunatic devilsadvocate assassin pukka
"""

_ALLEY = "investigator empath fortuneteller ravenkeeper virgin slayer butler saint poisoner scarletwoman imp"

SCRIPTS: Final[dict[str, Script]] = {
    "tb": Script("tb", _TROUBLE, level="beginner"),
    "bmr": Script("bmr", tuple(map(RoleId, _MOON.split())), smallest=7, level="advanced"),
    "snv": Script("snv", tuple(map(RoleId, _VIOLETS.split())), smallest=7, level="advanced"),
    "crossroads": Script("crossroads", _BOXED, smallest=7, level="advanced"),
    "carousel": Script("carousel", _CAROUSEL, smallest=7, level="expert"),
    "wards": Script("wards", _sheet(_WARDS), smallest=7, level="advanced"),
    "veils": Script("veils", _sheet(_VEILS), smallest=7, level="expert", company=_sheet("sentinel")),
    "mill": Script("mill", _sheet(_MILL), level="advanced", company=_sheet("toymaker")),
    "ferry": Script("ferry", _sheet(_FERRY), level="advanced"),
    "alley": Script("alley", tuple(map(RoleId, _ALLEY.split())), level="beginner"),
}
"""The sets and scripts that can be chosen by name."""

PRESETS: Final = {
    "clues": "chef empath fortuneteller undertaker virgin drunk=investigator scarletwoman imp",
    "trust": "empath fortuneteller ravenkeeper slayer mayor saint poisoner imp",
    "masks": "washerwoman fortuneteller undertaker slayer virgin recluse spy imp",
}
"""The three set-ups for eight players that the rulebook recommends."""


def counts(sheet: Sequence[RoleId]) -> tuple[int, int, int, int]:
    types = [ROLES[id].type for id in sheet]
    return types.count(TOWNSFOLK), types.count(OUTSIDER), types.count(MINION), types.count(DEMON)


def make_script(
    ids: Sequence[str],
    id: str = "custom",
    name: str = "",
    author: str = "",
    rules: tuple[Text, ...] = (),
    order: Order = NO_ORDER,
) -> Script:
    """A script of these roles, in the order in which sheets list them. Refuses what is unknown or doubled."""
    spelled = [spelled_out(each) for each in ids]
    for each in spelled:
        if each not in ROLES:
            raise Refusal("unknown-role", rule="C-711", word=each)
    for each in spelled:
        if spelled.count(each) > 1:
            raise Refusal("doubled-role", rule="C-009", role=each)
    chosen = set(spelled)
    sheet = tuple(known for known in dealt() if known in chosen)
    company = tuple(known for known in roles_of(*COMPANY) if known in chosen)
    return Script(id, sheet, name, author, company=company, rules=rules, order=order)


class Meta(msgspec.Struct, frozen=True, rename="camel"):
    """What a script file says of itself. Other fields, such as pictures, are left alone."""

    name: str = ""
    author: str = ""
    bootlegger: tuple[str, ...] = ()
    first_night: tuple[str, ...] = ()
    other_night: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """An object in a script file; all that counts of an official role is its id."""

    id: str


def read_script(raw: bytes | str) -> Script:
    """A script file, as the common tools write it: ids or objects with an id, and `_meta`.

    >>> read_script('[{"id": "_meta", "name": "Short"}, "imp", "poisoner", "fortune_teller"]').roles
    ('fortuneteller', 'poisoner', 'imp')
    """
    if len(raw) > LONGEST_FILE:
        raise Refusal("script-too-long", rule="C-552", most=LONGEST_FILE)
    try:
        lines = msgspec.json.decode(raw, type=list[str | dict[str, msgspec.Raw]])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("not-a-script", rule="C-552") from None
    if len(lines) > MOST_LINES:
        raise Refusal("script-too-many", rule="C-552", most=MOST_LINES)
    ids: list[str] = []
    meta = Meta()
    for line in lines:
        id = line if isinstance(line, str) else _read(line, Line).id
        if id != "_meta":
            ids.append(id)
        elif isinstance(line, dict):
            meta = _read(line, Meta)
    return make_script(
        ids,
        name=meta.name[:LONGEST_NAME],
        author=meta.author[:LONGEST_NAME],
        rules=house_rules(meta.bootlegger),
        order=(order_of(meta.first_night), order_of(meta.other_night)),
    )


def house_rules(told: Sequence[str]) -> tuple[Text, ...]:
    """The rules of its own that a script brings, each a line of plain text."""
    rules = [" ".join(text.split()) for text in told]
    if len(rules) > MOST_RULES or any(len(rule) > LONGEST_RULE for rule in rules):
        raise Refusal("house-rules-too-long", rule="C-552", most=MOST_RULES, longest=LONGEST_RULE)
    if not all(rule.isprintable() for rule in rules):
        raise Refusal("house-rules-unreadable", rule="C-552")
    return tuple(Text(rule) for rule in rules if rule)


def order_of(lines: Sequence[str]) -> tuple[str, ...]:
    """A night's order of a script's own: known roles and the fixed lines, each once."""
    if len(lines) > MOST_LINES:
        raise Refusal("script-too-many", rule="C-552", most=MOST_LINES)
    found = dict.fromkeys(str(spelled_out(each)) for each in lines)
    return tuple(each for each in found if each in ROLES or each in FIXED_LINES)


def _read(line: dict[str, msgspec.Raw], kind: type[K]) -> K:
    try:
        return msgspec.json.decode(msgspec.json.encode(line), type=kind)
    except msgspec.MsgspecError as fault:
        field = str(fault).partition("`$.")[2].strip("`") or "id"
        raise Refusal("script-field", rule="C-552", word=field) from None


def write_script(script: Script) -> bytes:
    first, other = script.order
    meta = {
        "id": "_meta",
        "name": script.name or script.id,
        "author": script.author,
        **({"bootlegger": script.rules} if script.rules else {}),
        **({"firstNight": first} if first else {}),
        **({"otherNight": other} if other else {}),
    }
    return msgspec.json.encode([meta, *script.roles, *script.company])


def table_options(script: Script) -> dict[str, list[str]]:
    """What a table is told that plays a script of one's own; only what the script says."""
    first, other = script.order
    found: dict[str, tuple[str, ...]] = {
        "sheet": (*script.roles, *script.company),
        "house_rules": script.rules,
        "first_night": first,
        "other_night": other,
    }
    return {name: list(values) for name, values in found.items() if values}


def clashes(script: Script) -> Iterator[Refusal]:
    """Pairs of the sheet that are never in play together."""
    for each in JINXES:
        if each.apart and all(role in script.roles for role in each.roles):
            yield Refusal("script-apart", rule="C-515", role=each.roles[0], other_role=each.roles[1])


def shortfalls(script: Script, players: int) -> Iterator[Refusal]:
    """Every reason why a script does not serve so many players."""
    for has, needs, type in zip(counts(script.roles), table_counts(players), PRINTED_TYPES, strict=True):
        if has < needs:
            yield Refusal("script-too-small", rule="C-133", type=type, has=has, needs=needs, players=players)
    if script.teensyville and players not in TEENSYVILLE_PLAYERS:
        yield Refusal("teensyville-players", rule="C-561", players=players)


def check_fills(script: Script, players: int) -> None:
    """Refuse a script that has too few roles of a type for so many players."""
    for reason in shortfalls(script, players):
        raise reason


def recommended_travellers() -> tuple[RoleId, ...]:
    return _RECOMMENDED


def spelled_out(id: str) -> RoleId:
    return RoleId(id.lower().replace("_", "").replace("-", "").replace(" ", "").replace("'", ""))
