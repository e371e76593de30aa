"""Scripts: which roles a game can have, and the common file format for them.

A script file is a JSON array of role ids, in which one object with the id `_meta` may carry the name, the
author, rules of the script's own (`bootlegger`) and its orders of the nights (`firstNight`, `otherNight`).
Ids are written in small letters without separators; files found elsewhere may spell them with `_` or `-`, or
as objects with an `id`.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from nightbell.engine import Chance, Refusal
from nightbell.games.clocktower import roles
from nightbell.games.clocktower.catalogue import (
    COMPANY,
    DEMON,
    JINXES,
    LINE,
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
from nightbell.games.clocktower.homemade import (
    CARD,
    GRIMOIRE,
    LONGEST_ID,
    OUTSIDE,
    TWICE,
    Homemade,
    Written,
    added,
    left_to_hand,
    on_blanks,
    plain,
    spelled_out,
)
from nightbell.games.clocktower.sheet import KEPT_SHEETS, NO_ORDER, Order, table_counts

assert roles, "the roles declare themselves when they are imported"


LONGEST_FILE: Final = 200_000
MOST_LINES: Final = 400
LONGEST_NAME: Final = 100
MOST_RULES: Final = 20
LONGEST_RULE: Final = 300
MOST_REMARKS: Final = 12
LONGEST_TOLD: Final = 28_000
"""What a table is told of a script fits into one message to the house."""
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
    homemade: tuple[Homemade, ...] = ()
    """What it writes on blank tokens, and the reminders it adds to printed ones."""
    remarks: tuple[Refusal, ...] = ()
    """What of it is read, and left to the Storyteller."""

    @property
    def drawn(self) -> tuple[RoleId, ...]:
        """Its roles whose tokens can be drawn."""
        return in_the_bag(self.roles, self.homemade)

    @property
    def teensyville(self) -> bool:
        """Six Townsfolk, two Outsiders, two Minions and one Demon, for five or six players."""
        return counts(self.drawn) == TEENSYVILLE


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


@lru_cache(KEPT_SHEETS)
def counts(sheet: tuple[RoleId, ...]) -> tuple[int, int, int, int]:
    types = [ROLES[id].type for id in sheet]
    return types.count(TOWNSFOLK), types.count(OUTSIDER), types.count(MINION), types.count(DEMON)


def in_the_bag(sheet: Sequence[RoleId], homemade: Sequence[Homemade]) -> tuple[RoleId, ...]:
    """The roles of a sheet whose tokens can be drawn."""
    if not homemade:
        return tuple(sheet)
    outside = {each.role for each in homemade if not each.in_the_bag}
    return tuple(id for id in sheet if id not in outside)


def make_script(
    ids: Sequence[str],
    id: str = "custom",
    name: str = "",
    author: str = "",
    rules: tuple[Text, ...] = (),
    order: Order = NO_ORDER,
    homemade: tuple[Homemade, ...] = (),
) -> Script:
    """A script of these roles, in the order in which sheets list them. Refuses what is unknown or doubled."""
    spelled = [spelled_out(each) for each in ids]
    written = {each.role: each for each in homemade}
    for each in spelled:
        if each not in ROLES or (ROLES[each].by_hand and each not in written):
            raise Refusal("unknown-role", rule="C-711", word=plain(each)[:LONGEST_ID])
    chosen = set(spelled)
    if len(chosen) < len(spelled):
        twice = next(each for each in spelled if spelled.count(each) > 1)
        raise Refusal("doubled-role", rule="C-009", role=twice)
    for each in written:
        if each not in spelled:
            raise Refusal("not-on-the-sheet", rule="C-711", role=each)
    listed = [id for id in ROLES if id in chosen]
    sheet = tuple([id for id in listed if ROLES[id].type not in COMPANY])
    company = tuple([id for id in listed if ROLES[id].type in COMPANY])
    tokens = tuple(written[id] for id in (*sheet, *company) if id in written)
    return Script(id, sheet, name, author, company=company, rules=rules, order=order, homemade=tokens)


class Meta(msgspec.Struct, frozen=True, rename="camel"):
    """What a script file says of itself. Other fields, such as pictures, are left alone."""

    name: str = ""
    author: str = ""
    bootlegger: tuple[str, ...] = ()
    first_night: tuple[str, ...] = ()
    other_night: tuple[str, ...] = ()


class Named(msgspec.Struct, frozen=True):
    """An object in a script file."""

    id: str


def read_script(raw: bytes | str) -> Script:
    """A script file, as the common tools write it: ids or objects with an id, and `_meta`.

    An object whose id no book knows is a character of the script's own, if it says of which team it is.

    >>> read_script('[{"id": "_meta", "name": "Short"}, "imp", "poisoner", "fortune_teller"]').roles
    ('fortuneteller', 'poisoner', 'imp')
    """
    if len(raw) > LONGEST_FILE:
        raise Refusal("script-too-long", rule="C-552", most=LONGEST_FILE)
    try:
        lines = msgspec.json.decode(_unmarked(raw), type=list[str | dict[str, msgspec.Raw]])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("not-a-script", rule="C-552") from None
    if len(lines) > MOST_LINES:
        raise Refusal("script-too-many", rule="C-552", most=MOST_LINES)
    meta = Meta()
    characters: list[Written] = []
    for line in lines:
        if isinstance(line, str):
            characters += [Written(line)] if line != "_meta" else []
        elif _read(line, Named).id == "_meta":
            meta = _read(line, Meta)
        else:
            characters.append(_read(line, Written))
    return _put_together(meta, characters)


def _unmarked(raw: bytes | str) -> bytes | str:
    """Without the mark that some editors put before a text."""
    return raw.removeprefix(BOM_UTF8) if isinstance(raw, bytes) else raw.removeprefix(BOM_UTF8.decode())


def _put_together(meta: Meta, characters: Sequence[Written]) -> Script:
    strange = [written for written in characters if written.team and not _printed(written.id)]
    own = on_blanks(strange)
    tokens = dict(zip((spelled_out(written.id) for written in strange), own, strict=True))
    if len(tokens) < len(strange):
        ids = [spelled_out(written.id) for written in strange]
        twice = next(written for written in strange if ids.count(spelled_out(written.id)) > 1)
        raise Refusal("doubled-homemade", rule="C-009", word=plain(twice.name or twice.id)[:LONGEST_NAME])
    spelled = [spelled_out(written.id) for written in characters]
    ids = [tokens[id].role if id in tokens else id for id in spelled]
    pairs = zip(characters, spelled, strict=True)
    more = [added(written, id) for written, id in pairs if _printed(id)]
    names = {id: token.role for id, token in tokens.items()}
    script = make_script(
        ids,
        name=plain(meta.name)[:LONGEST_NAME],
        author=plain(meta.author)[:LONGEST_NAME],
        rules=house_rules((*meta.bootlegger, *oddities(characters))),
        order=(order_of(meta.first_night, names), order_of(meta.other_night, names)),
        homemade=(*own, *(each for each in more if each is not None)),
    )
    if len(msgspec.json.encode(table_options(script))) > LONGEST_TOLD:
        raise Refusal("script-too-long", rule="C-552", most=LONGEST_TOLD)
    remarks = tuple(remark for written in characters for remark in left_to_hand(written))
    return replace(script, remarks=remarks[:MOST_REMARKS])


def _printed(id: str) -> bool:
    known = ROLES.get(spelled_out(id))
    return known is not None and not known.by_hand


def oddities(characters: Sequence[Written]) -> Iterator[str]:
    """The jinxes that a script's own characters bring, as rules of the script."""
    called = {spelled_out(each.id): each.name or each.id for each in characters}
    for each in characters:
        for jinx in (each.jinxes or ()) if not _printed(each.id) else ():
            if (other := spelled_out(jinx.id)) in called and jinx.reason:
                yield f"{each.name or each.id} / {called[other]}: {jinx.reason}"


def house_rules(told: Sequence[str]) -> tuple[Text, ...]:
    """The rules of its own that a script brings, each a line of plain text."""
    rules = [" ".join(text.split()) for text in told]
    if len(rules) > MOST_RULES or any(len(rule) > LONGEST_RULE for rule in rules):
        raise Refusal("house-rules-too-long", rule="C-552", most=MOST_RULES, longest=LONGEST_RULE)
    if not all(rule.isprintable() for rule in rules):
        raise Refusal("house-rules-unreadable", rule="C-552")
    return tuple(Text(rule) for rule in rules if rule)


def order_of(lines: Sequence[str], names: Mapping[RoleId, RoleId] | None = None) -> tuple[str, ...]:
    """A night's order of a script's own: known roles and the fixed lines, each once.

    `names` says on which blank tokens the script's own characters are written.
    """
    if len(lines) > MOST_LINES:
        raise Refusal("script-too-many", rule="C-552", most=MOST_LINES)
    spelled = (spelled_out(each) for each in lines)
    found = dict.fromkeys(str(names.get(each, each) if names else each) for each in spelled)
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
    written = {each.role: as_in_a_file(each) for each in script.homemade}
    return msgspec.json.encode([meta, *(written.get(id, id) for id in (*script.roles, *script.company))])


def as_in_a_file(each: Homemade) -> dict[str, object]:
    """A token as files have it, so that it is read again as what it is."""
    known = ROLES[each.role]
    if not known.by_hand:
        printed = [str(slip) for slip in known.reminders]
        return {"id": each.role, "reminders": [*printed, *(slip.text for slip in each.reminders)]}
    special: list[dict[str, str]] = [{"type": "signal", "name": CARD, "value": card} for card in each.cards]
    special += [{"type": "selection", "name": TWICE}] if each.copies else []
    special += [] if each.in_the_bag else [{"type": "selection", "name": OUTSIDE}]
    special += [{"type": "ability", "name": GRIMOIRE}] if each.sees_all else []
    return {
        "id": each.role,
        "name": each.name,
        "team": known.type,
        "ability": each.ability,
        "firstNight": each.first / LINE,
        "firstNightReminder": each.first_line,
        "otherNight": each.other / LINE,
        "otherNightReminder": each.other_line,
        "reminders": [slip.text for slip in each.reminders],
        "setup": bool(each.outsiders),
        "special": special,
    }


def table_options(script: Script) -> dict[str, list[object]]:
    """What a table is told that plays a script of one's own; only what the script says."""
    first, other = script.order
    found: dict[str, tuple[object, ...]] = {
        "sheet": (*script.roles, *script.company),
        "house_rules": script.rules,
        "first_night": first,
        "other_night": other,
        "homemade": tuple(_told(each) for each in script.homemade),
    }
    return {name: list(values) for name, values in found.items() if values}


def _told(each: Homemade) -> dict[str, object]:
    """What a token says, without what it says nothing of."""
    usual = msgspec.to_builtins(Homemade(each.role))
    said = msgspec.to_builtins(each)
    return {name: value for name, value in said.items() if name == "role" or value != usual[name]}


def clashes(script: Script) -> Iterator[Refusal]:
    """Pairs of the sheet that are never in play together."""
    for each in JINXES:
        if each.apart and all(role in script.roles for role in each.roles):
            yield Refusal("script-apart", rule="C-515", role=each.roles[0], other_role=each.roles[1])


def shortfalls(script: Script, players: int) -> Iterator[Refusal]:
    """Every reason why a script does not serve so many players."""
    for has, needs, type in zip(counts(script.drawn), table_counts(players), PRINTED_TYPES, strict=True):
        if has < needs:
            yield Refusal("script-too-small", rule="C-133", type=type, has=has, needs=needs, players=players)
    if script.teensyville and players not in TEENSYVILLE_PLAYERS:
        yield Refusal("teensyville-players", rule="C-561", players=players)


def check_fills(script: Script, players: int) -> None:
    """Refuse a script that has too few roles of a type for so many players."""
    for reason in shortfalls(script, players):
        raise reason


BY_LOT: Final = "all"
"""The name that stands for a script drawn anew for each game."""
_DRAWN: Final = {TOWNSFOLK: 13, OUTSIDER: 4, MINION: 4, DEMON: 4, TRAVELLER: 5}


def by_lot(chance: Chance) -> Script:
    """A script of the usual size drawn from all roles. To one in three comes somebody of the company."""
    drawn = [id for type, count in _DRAWN.items() for id in chance.sample("script", roles_of(type), count)]
    guests = max(0, chance.below("script", 6) - 3)
    company = chance.sample("script", roles_of(*COMPANY), guests)
    return msgspec.structs.replace(make_script(drawn, id=BY_LOT), company=tuple(company))


def recommended_travellers() -> tuple[RoleId, ...]:
    return _RECOMMENDED
