"""Who may do what at a table, when, and by whose consent: one table, which `docs/protocol.md` shows.

A row that names a consent is not carried out at once: it becomes a plea, and those it concerns are asked.
Until all of them have agreed, nothing is shown that was not shown before; one of them who refuses ends it.
Whoever asks may have other accounts at the table, so nobody's secrets hang on the word of one who may be the
same person: a chair whose past is private opens only to the Storyteller's word, or to everybody's who plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from nightbell.engine import Refusal, Seat
from nightbell.server import protocol as wire
from nightbell.server.deeds import AnyDeed, Begun
from nightbell.server.people import Person, Plea
from nightbell.server.protocol import STORYTELLER, Status

if TYPE_CHECKING:
    from nightbell.server.room import Room

Who: TypeAlias = Literal["anybody", "player", "host", "storyteller", "office", "undoer", "asked"]
"""Whom a row speaks of; in words below, in `WHO_WORDS`."""

GATHERING: Final[tuple[Status, ...]] = ("gathering",)
PLAYING: Final[tuple[Status, ...]] = ("playing",)
OVER: Final[tuple[Status, ...]] = ("over", "broken")
BEGUN: Final = PLAYING + OVER
ALWAYS: Final = GATHERING + BEGUN


class Right(NamedTuple):
    """One row: this command (in this case of it) may be given by these, in these states of the table."""

    command: type[wire.Command]
    who: Who
    when: tuple[Status, ...] = ALWAYS
    consent: wire.Asked | Literal["", "other"] = ""
    case: str = ""
    """Which case of a command with several; the keys of `CASES`."""


def _running_chair(room: Room, deed: wire.Sit) -> bool:
    return room.status == "playing" and not room.narrates(room.chair(deed.seat))


def _running_teller(room: Room, deed: wire.Sit) -> bool:
    return room.status == "playing" and room.narrates(room.chair(deed.seat))


CASES: Final[dict[str, Callable[[Room, AnyDeed | wire.Press], bool]]] = {
    "": lambda room, deed: True,
    "one's own": lambda room, deed: isinstance(deed, wire.Answer) and deed.seat is None,
    "of somebody in the room": lambda room, deed: isinstance(deed, wire.Answer) and deed.seat is not None,
    "a free chair": lambda room, deed: room.status != "playing",
    "a bot's chair": lambda room, deed: isinstance(deed, wire.Sit) and _running_chair(room, deed),
    "the Storyteller's chair, if no person keeps it": lambda room, deed: (
        isinstance(deed, wire.Sit) and _running_teller(room, deed)
    ),
    "the host's right": lambda room, deed: isinstance(deed, wire.Handover) and deed.what == "host",
    "the Storyteller's chair": lambda room, deed: (
        isinstance(deed, wire.Handover) and deed.what == STORYTELLER and room.status == "playing"
    ),
    "the Storyteller's chair, before a game": lambda room, deed: (
        isinstance(deed, wire.Handover) and deed.what == STORYTELLER and room.status != "playing"
    ),
    "a second Storyteller": lambda room, deed: isinstance(deed, wire.Handover) and deed.what == "aide",
    "as the public": lambda room, deed: isinstance(deed, wire.Watch) and deed.seat is None,
    "as a player": lambda room, deed: (
        isinstance(deed, wire.Watch) and deed.seat is not None and room.status != "over"
    ),
    "as any seat, after the end": lambda room, deed: (
        isinstance(deed, wire.Watch) and deed.seat is not None and room.status == "over"
    ),
}

RIGHTS: Final = (
    Right(wire.Answer, "player", PLAYING, case="one's own"),
    Right(wire.Answer, "storyteller", PLAYING, case="of somebody in the room"),
    Right(wire.Press, "player", PLAYING),
    Right(wire.Say, "anybody"),
    Right(wire.Floor, "storyteller"),
    Right(wire.Spoken, "anybody"),
    Right(wire.Sit, "anybody", GATHERING, case="a free chair"),
    Right(wire.Sit, "anybody", PLAYING, "chair", "a bot's chair"),
    Right(wire.Sit, "anybody", PLAYING, "storyteller", "the Storyteller's chair, if no person keeps it"),
    Right(wire.Stand, "player"),
    Right(wire.Swap, "player", GATHERING, "other"),
    Right(wire.Arrange, "office", GATHERING),
    Right(wire.Leave, "anybody"),
    Right(wire.Begin, "host", GATHERING),
    Right(wire.Back, "player"),
    Right(wire.Rest, "player", PLAYING),
    Right(wire.Bots, "host"),
    Right(wire.Remove, "host"),
    Right(wire.Handover, "host", case="the host's right"),
    Right(wire.Handover, "office", GATHERING, case="the Storyteller's chair, before a game"),
    Right(wire.Handover, "storyteller", PLAYING, case="the Storyteller's chair"),
    Right(wire.Handover, "storyteller", PLAYING, case="a second Storyteller"),
    Right(wire.Settings, "host"),
    Right(wire.Reseat, "host", GATHERING),
    Right(wire.Hold, "office", PLAYING),
    Right(wire.Choose, "player", GATHERING),
    Right(wire.Look, "anybody"),
    Right(wire.Watch, "anybody", case="as the public"),
    Right(wire.Watch, "anybody", PLAYING, "watch", "as a player"),
    Right(wire.Watch, "anybody", ("over",), case="as any seat, after the end"),
    Right(wire.Consent, "asked"),
    Right(wire.Timer, "office"),
    Right(wire.Ready, "player", PLAYING),
    Right(wire.Undo, "undoer", BEGUN),
    Right(wire.Redo, "undoer", BEGUN),
    Right(wire.Next, "host", OVER),
)

ROWS: Final[dict[type, list[Right]]] = {}
for _row in RIGHTS:
    ROWS.setdefault(Begun if _row.command is wire.Begin else _row.command, []).append(_row)

UNSEASONABLE: Final[dict[Status, str]] = {
    "gathering": "no-game-running",
    "playing": "game-already-runs",
    "over": "game-is-over",
    "broken": "game-is-over",
}


def check(room: Room, person: Person | None, deed: AnyDeed | wire.Press) -> Right:
    """The row by which this may be done, or a refusal: not by this person, or not now."""
    person = room.somebody(person)
    rows = [row for row in ROWS[type(deed)] if CASES[row.case](room, deed)]
    if not rows:
        raise Refusal(UNSEASONABLE[room.status])
    for row in rows:
        _refuse_others(room, person, row.who)
    for row in rows:
        if room.status in row.when:
            return row
    raise Refusal(UNSEASONABLE[room.status])


def _refuse_others(room: Room, person: Person, who: Who) -> None:
    if who == "player":
        room.own_seat(person)
    elif who == "host":
        room.host_only(person)
    elif who == "storyteller" and not room.is_storyteller(person.id):
        raise Refusal("storyteller-only")
    elif who == "office" and person.id != room.host and not room.is_storyteller(person.id):
        raise Refusal("host-only")
    elif who == "undoer" and not room.is_storyteller(person.id) and not alone(room, person):
        raise Refusal("not-allowed-to-undo")


def alone(room: Room, person: Person) -> bool:
    """Whether this is the host, and nobody else plays."""
    return person.id == room.host and not room.one_room and all(each is person for each in room.seated())


# ---- pleas


def concerned(room: Room, person: Person, plea: Plea) -> set[str]:
    """Whom a plea concerns. Nobody is left to be asked where somebody is alone at a table."""
    chair, teller = room.chairs[plea.seat], room.storyteller()
    if plea.what == "watch":
        return {chair.person} if chair.person is not None else set()
    if plea.what == "chair" and teller is not None and teller.person is not None:
        return {teller.person}
    players = {each.person for each in room.chairs if each.person is not None and not room.narrates(each)}
    return (players or {room.host}) - {person.id, ""}


def wanting(room: Room, person: Person, plea: Plea) -> set[str]:
    """Who still has to agree."""
    return concerned(room, person, plea) - plea.agreed


def pleas(room: Room) -> Iterator[wire.Plea]:
    """What is being asked, as everybody at the table may know it."""
    for each in room.people.values():
        if each.plea is not None and not each.gone:
            of = sorted(wanting(room, each, each.plea))
            yield wire.Plea(each.id, each.plea.what, int(each.plea.seat), of)


def possible(room: Room, person: Person, plea: Plea) -> bool:
    """Whether what was asked for can still be had."""
    if person.gone or room.status != "playing" or room.seat_of(person.id) is not None:
        return False
    chair = room.chairs[plea.seat]
    if plea.what == "watch":
        return chair.person is not None
    return not kept(room, plea.seat) and not person.knows - {plea.seat} and not orphaned(room)


def orphaned(room: Room) -> bool:
    """Whether people in the room have nobody to speak for them: they have no account to consent with."""
    teller = room.storyteller()
    return room.one_room and teller is not None and not kept(room, Seat(teller.seat))


def kept(room: Room, seat: Seat) -> bool:
    """Whether a person keeps this chair. A Storyteller who is away does not, if all who play agree."""
    chair = room.chairs[seat]
    away = room.narrates(chair) and chair.bot is not None and room.status == "playing"
    return chair.person is not None and not away


# ---- the table, for people


WHO_WORDS: Final[dict[Who, str]] = {
    "anybody": "anybody at the table",
    "player": "who has a chair",
    "host": "the host",
    "storyteller": "the Storyteller",
    "office": "the host, the Storyteller",
    "undoer": "the Storyteller, or the host where nobody else plays",
    "asked": "who is asked",
}
WHEN_WORDS: Final = {
    ALWAYS: "always",
    GATHERING: "before a game",
    PLAYING: "in a game",
    BEGUN: "in a game, after it",
    OVER: "after a game",
    ("over",): "after a game",
}
CONSENT_WORDS: Final = {
    "": "–",
    "other": "the other's, who offers the same",
    "watch": "the person's in that chair",
    "chair": "the Storyteller's; without a person there, everybody's who plays; else the host's",
    "storyteller": "everybody's who plays; else the host's",
}


def as_markdown() -> str:
    """The table of rights as `docs/protocol.md` has it."""
    lines = ["| command | who | when | by whose consent |", "|---|---|---|---|"]
    for each in RIGHTS:
        named = f"`{each.command.__name__.lower()}`" + (f": {each.case}" if each.case else "")
        lines.append(
            f"| {named} | {WHO_WORDS[each.who]} | {WHEN_WORDS[each.when]} | {CONSENT_WORDS[each.consent]} |"
        )
    return "\n".join(lines)
