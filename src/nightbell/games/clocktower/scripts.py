"""Scripts: which roles a game can have, and the common file format for them.

A script file is a JSON array of role ids, in which one object with the id `_meta` may carry the name and the
author. Ids are written in small letters without separators; files found elsewhere may spell them with `_` or
`-`, or as objects with an `id`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from nightbell.engine import Refusal
from nightbell.games.clocktower import roles
from nightbell.games.clocktower.catalogue import (
    COMPANY,
    DEMON,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    TRAVELLER,
    RoleId,
    dealt,
    roles_of,
)
from nightbell.games.clocktower.town import table_counts

assert roles, "the roles declare themselves when they are imported"


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

_ALLEY = "investigator empath fortuneteller ravenkeeper virgin slayer butler saint poisoner scarletwoman imp"

SCRIPTS: Final[dict[str, Script]] = {
    "tb": Script("tb", _TROUBLE, level="beginner"),
    "bmr": Script("bmr", tuple(map(RoleId, _MOON.split())), smallest=7, level="advanced"),
    "snv": Script("snv", tuple(map(RoleId, _VIOLETS.split())), smallest=7, level="advanced"),
    "crossroads": Script("crossroads", _BOXED, smallest=7, level="advanced"),
    "carousel": Script("carousel", _CAROUSEL, smallest=7, level="expert"),
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


def make_script(ids: Sequence[str], id: str = "custom", name: str = "", author: str = "") -> Script:
    """A script of these roles, in the order in which sheets list them. Refuses what is unknown or doubled."""
    spelled = [_spelled(each) for each in ids]
    for each in spelled:
        if each not in ROLES:
            raise Refusal("unknown-role", rule="C-711", word=each)
    for each in spelled:
        if spelled.count(each) > 1:
            raise Refusal("doubled-role", rule="C-009", role=each)
    chosen = set(spelled)
    sheet = tuple(known for known in dealt() if known in chosen)
    company = tuple(known for known in roles_of(*COMPANY) if known in chosen)
    return Script(id, sheet, name, author, company=company)


def read_script(raw: bytes | str) -> Script:
    """A script file, as the common tools write it.

    >>> read_script('[{"id": "_meta", "name": "Short"}, "imp", "poisoner", "fortune_teller"]').roles
    ('fortuneteller', 'poisoner', 'imp')
    """
    try:
        lines = msgspec.json.decode(raw, type=list[str | dict[str, object]])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Refusal("not-a-script", rule="C-552") from None
    ids, name, author = [], "", ""
    for line in lines:
        id = line if isinstance(line, str) else line.get("id")
        if not isinstance(id, str):
            raise Refusal("not-a-script", rule="C-552")
        if id == "_meta":
            meta = line if isinstance(line, dict) else {}
            name, author = str(meta.get("name", "")), str(meta.get("author", ""))
        else:
            ids.append(id)
    return make_script(ids, name=name, author=author)


def write_script(script: Script) -> bytes:
    meta = {"id": "_meta", "name": script.name or script.id, "author": script.author}
    return msgspec.json.encode([meta, *script.roles, *script.company])


def shortfalls(script: Script, players: int) -> Iterator[Refusal]:
    """Every reason why a script does not serve so many players."""
    for has, needs, type in zip(
        counts(script.roles), table_counts(players), (TOWNSFOLK, OUTSIDER, MINION, DEMON), strict=True
    ):
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


def _spelled(id: str) -> RoleId:
    return RoleId(id.lower().replace("_", "").replace("-", "").replace(" ", "").replace("'", ""))
