"""Home-made characters: what a script writes on blank tokens, and the reminders it adds to printed ones.

No rule knows what such a character does: its text is told to all, its token is dealt, its line stands in the
night, and the Storyteller carries it out by hand. Everything a file says is measured here before it is used.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from nightbell.engine import Refusal
from nightbell.games.clocktower.catalogue import (
    BLANKS,
    FIRST_DAWN,
    LINE,
    OTHER_DAWN,
    ROLES,
    TRAVELLER,
    TYPES,
    ReminderId,
    RoleId,
    Text,
    TypeId,
    blank,
    reminder,
)

LONGEST_ID: Final = 60
LONGEST_NAME: Final = 50
LONGEST_ABILITY: Final = 500
LONGEST_LINE: Final = 800
LONGEST_REMINDER: Final = 40
MOST_REMINDERS: Final = 20
MOST_CARDS: Final = 6
COPIES: Final = 2
"""How many more of a character that may be in the bag several times."""

Name: TypeAlias = Annotated[Text, Meta(max_length=LONGEST_NAME)]
Rule: TypeAlias = Annotated[Text, Meta(max_length=LONGEST_ABILITY)]
Line: TypeAlias = Annotated[Text, Meta(max_length=LONGEST_LINE)]
Short: TypeAlias = Annotated[Text, Meta(max_length=LONGEST_REMINDER)]
Place: TypeAlias = Annotated[int, Meta(ge=0, lt=OTHER_DAWN)]
Shift: TypeAlias = Annotated[int, Meta(ge=-5, le=5)]


class Slip(msgspec.Struct, frozen=True, gc=False):
    """A reminder that a script writes, and the id under which it lies in the Grimoire."""

    id: ReminderId
    text: Short


class Homemade(msgspec.Struct, frozen=True, gc=False):
    """What a script writes on a token: on a blank one all of it, on a printed one only further reminders."""

    role: RoleId
    name: Name = Text("")
    ability: Rule = Text("")
    first: Place = 0
    other: Place = 0
    """Its places in the nights, as printed ones are counted; 0 where it has none."""
    first_line: Line = Text("")
    other_line: Line = Text("")
    """What the author reminds the Storyteller of there."""
    reminders: Annotated[tuple[Slip, ...], Meta(max_length=MOST_REMINDERS)] = ()
    outsiders: Annotated[tuple[Shift, ...], Meta(max_length=5)] = ()
    """By how many it may change the Outsiders."""
    copies: Annotated[int, Meta(ge=0, le=COPIES)] = 0
    in_the_bag: bool = True
    """Whether somebody can draw it; otherwise the Storyteller makes somebody of it."""
    cards: Annotated[tuple[Short, ...], Meta(max_length=MOST_CARDS)] = ()
    """Cards of its own that the Storyteller can show its owner."""
    sees_all: bool = False
    """Whether its owner may be shown the Grimoire."""


class Special(msgspec.Struct, frozen=True):
    """A feature that the official app has for a character."""

    name: str = ""
    type: str = ""
    value: str | float = ""


class Oddity(msgspec.Struct, frozen=True):
    """A jinx as a script's own character brings it."""

    id: str
    reason: str = ""


class Written(msgspec.Struct, frozen=True, rename="camel"):
    """A character as a script file has it. Pictures, editions and flavour are left alone."""

    id: str
    name: str = ""
    team: str = ""
    ability: str = ""
    first_night: float | None = 0
    other_night: float | None = 0
    first_night_reminder: str | None = ""
    other_night_reminder: str | None = ""
    reminders: tuple[str, ...] | None = ()
    reminders_global: tuple[str, ...] | None = ()
    setup: bool | None = False
    special: tuple[Special, ...] | None = ()
    jinxes: tuple[Oddity, ...] | None = ()


# ---- special features of the official app

TWICE: Final = "bag-duplicate"
OUTSIDE: Final = "bag-disabled"
CARD: Final = "card"
GRIMOIRE: Final = "grimoire"
POINTING: Final = "pointing"
BY_HAND: Final = frozenset({POINTING, "open-eyes", "player", "reveal-role", "hidden", "replace-character"})
"""What the Storyteller does here with the hands that every home-made character has at its line."""

_SHIFT = re.compile(r"\[([+−–-]\d)(?:\s*(?:or|или|/)\s*([+−–-]?\d))?\s*(?:outsider|изго)", re.IGNORECASE)
_IMPAIRING: Final = {
    "poisoned": ("poisoned", "отравлен", "отравлена", "отравлен(а)"),
    "drunk": ("drunk", "пьян", "пьяна", "пьяный", "пьян(а)"),
}
"""Reminders that do what they say, whoever wrote them."""


def plain(text: str) -> Text:
    """One line of text, without signs that cannot be seen or turn the others round."""
    return Text("".join(sign for sign in " ".join(text.split()) if sign.isprintable()))


def measured(text: str | None, field: str, most: int) -> Text:
    cut = plain(text or "")
    if len(cut) > most:
        raise Refusal("script-text-long", rule="C-552", word=field, most=most)
    return cut


def spelled_out(id: str) -> RoleId:
    return RoleId(id.lower().replace("_", "").replace("-", "").replace(" ", "").replace("'", ""))


def team_of(written: Written) -> TypeId:
    team = written.team.strip().lower()
    type = TRAVELLER if team == "traveler" else TypeId(team)
    if type not in TYPES:
        raise Refusal("script-team", rule="C-552", word=plain(written.name or written.id)[:LONGEST_NAME])
    return type


def on_blanks(characters: Sequence[Written]) -> list[Homemade]:
    """Each character on a blank token of its type, in the order of the file."""
    used: Counter[TypeId] = Counter()
    found = []
    for written in characters:
        type = team_of(written)
        used[type] += 1
        if used[type] > BLANKS[type]:
            raise Refusal("too-many-homemade", rule="C-552", type=type, most=BLANKS[type])
        found.append(_homemade(written, blank(type, used[type])))
    return found


def _homemade(written: Written, role: RoleId) -> Homemade:
    features = written.special or ()
    names = {each.name for each in features}
    ability = measured(written.ability, "ability", LONGEST_ABILITY)
    cards = [str(each.value) for each in features if each.name == CARD and each.value != ""]
    slips = (*(written.reminders or ()), *(written.reminders_global or ()))
    if len(slips) > MOST_REMINDERS or len(cards) > MOST_CARDS:
        raise Refusal("too-many-reminders", rule="C-552", most=MOST_REMINDERS)
    return Homemade(
        role,
        name=measured(written.name or written.id, "name", LONGEST_NAME) or Text("?"),
        ability=ability,
        first=_place(written.first_night, FIRST_DAWN),
        other=_place(written.other_night, OTHER_DAWN),
        first_line=measured(written.first_night_reminder, "firstNightReminder", LONGEST_LINE),
        other_line=measured(written.other_night_reminder, "otherNightReminder", LONGEST_LINE),
        reminders=_slips(role, slips),
        outsiders=shifts(ability) if written.setup else (),
        copies=COPIES if TWICE in names else 0,
        in_the_bag=OUTSIDE not in names,
        cards=tuple(card for text in cards if (card := measured(text, "special", LONGEST_REMINDER))),
        sees_all=GRIMOIRE in names,
    )


def _slips(role: RoleId, texts: Iterable[str]) -> tuple[Slip, ...]:
    """Reminders for a token, each once, under ids that say what they do where they do something."""
    found: dict[str, Slip] = {}
    for text in texts:
        if written := measured(text, "reminders", LONGEST_REMINDER):
            does = (id for id, spellings in _IMPAIRING.items() if written.casefold() in spellings)
            id = reminder(role, next(does, f"own{len(found) + 1}"))
            found.setdefault(written.casefold(), Slip(id, written))
    return tuple(found.values())


def _place(number: float | None, dawn: int) -> int:
    """Where a number of the official order stands here; what lies beyond its end comes last."""
    return 0 if number is None or number <= 0 else max(1, min(round(number * LINE), dawn - 1))


def shifts(ability: str) -> tuple[int, ...]:
    """By how many a character says in brackets that it changes the Outsiders; one either way, if it says so
    in no form that is known.

    >>> shifts("You die. [+1 Outsider]"), shifts("[-1 or +1 Outsider]"), shifts("[Most players are Legion]")
    ((1,), (-1, 1), (-1, 0, 1))
    """
    found = _SHIFT.search(ability)
    if found is None:
        return (-1, 0, 1)
    told = [int(each.replace("−", "-").replace("–", "-")) for each in found.groups() if each]
    return tuple(dict.fromkeys(told))


def added(written: Written, role: RoleId) -> Homemade | None:
    """The reminders that a file adds to a printed role: those beyond the ones that its token has."""
    slips = (*(written.reminders or ()), *(written.reminders_global or ()))[len(ROLES[role].reminders) :]
    if len(slips) > MOST_REMINDERS:
        raise Refusal("too-many-reminders", rule="C-552", most=MOST_REMINDERS)
    return Homemade(role, reminders=_slips(role, slips)) if slips else None


def left_to_hand(written: Written) -> Iterator[Refusal]:
    """The features of the official app that do nothing here by themselves, each in one sentence."""
    honoured = {TWICE, OUTSIDE, CARD, GRIMOIRE, *BY_HAND}
    for name in dict.fromkeys(each.name for each in written.special or ()):
        if name and name not in honoured:
            who = plain(written.name or written.id)[:LONGEST_NAME]
            yield Refusal("special-by-hand", rule="C-552", text=who, word=plain(name)[:LONGEST_ID])


def checked(given: Sequence[Homemade]) -> tuple[Homemade, ...]:
    """What a table was told of home-made characters: known tokens, each once, in plain text."""
    for each in given:
        if each.role not in ROLES:
            raise Refusal("unknown-role", rule="C-711", word=plain(each.role)[:LONGEST_ID])
    for role, number in Counter(each.role for each in given).items():
        if number > 1:
            raise Refusal("doubled-role", rule="C-009", role=role)
    return tuple(_tidied(each) for each in given)


def _tidied(each: Homemade) -> Homemade:
    slips = _slips(each.role, (slip.text for slip in each.reminders))
    if not ROLES[each.role].by_hand:
        return Homemade(each.role, reminders=slips)
    return replace(
        each,
        name=plain(each.name) or Text("?"),
        ability=plain(each.ability),
        first_line=plain(each.first_line),
        other_line=plain(each.other_line),
        reminders=slips,
        cards=tuple(card for text in each.cards if (card := plain(text))),
    )


def names(homemade: Iterable[Homemade]) -> dict[tuple[str, object], str]:
    """What the table calls its home-made characters and their reminders, and what they do."""
    found: dict[tuple[str, object], str] = {}
    for each in homemade:
        if ROLES[each.role].by_hand:
            found["role", each.role] = each.name
            found["role.about", each.role] = each.ability
        found |= {("reminder", slip.id): slip.text for slip in each.reminders}
    return found
