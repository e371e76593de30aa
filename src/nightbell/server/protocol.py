"""What goes over the socket, in both directions. `docs/protocol.md` tells the story; this is the law.

Every message is one JSON object whose `type` says which. Ids and numbers only: the client finds the words in
the Fluent files that `/words/{lang}.ftl` serves. What is sent depends only on what its viewer may know.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from nightbell.text import HOME, LANGUAGES

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client, different for each command; sending it again does nothing twice."""
Code = Annotated[str, Meta(max_length=12)]
Person = Annotated[str, Meta(max_length=12)]
"""The public id of somebody at a table."""
SeatNumber = Annotated[int, Meta(ge=0, le=40)]
Words = Annotated[str, Meta(min_length=1, max_length=600)]
Title = Annotated[str, Meta(max_length=60)]
BotName = Annotated[str, Meta(max_length=40)]
Seconds = Annotated[int, Meta(ge=0, le=86400)]
TurnSeconds = Annotated[int, Meta(ge=0, le=7 * 86400)]
HandSeconds = Annotated[float, Meta(ge=0.2, le=60)]
PaceMs = Annotated[int, Meta(ge=0, le=10000)]
DefenceSeconds = Annotated[int, Meta(ge=0, le=600)]
DawnSeconds = Annotated[float, Meta(ge=0, le=60)]
DelaySeconds = Annotated[int, Meta(ge=0, le=600)]
Password = Annotated[str, Meta(max_length=64)]
Padding = Annotated[str, Meta(max_length=8192)]
Leaf: TypeAlias = int | str | bool | None
Plain: TypeAlias = Leaf | list[Leaf | list[Leaf | list[Leaf]]]
"""An answer: ids, numbers, truth values, and lists of those. Menus have the verb first."""
Lang: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Face = Annotated[int, Meta(ge=0, le=99)]
"""The number of a portrait; what it shows is the client's affair."""
Called = Annotated[str, Meta(max_length=60)]
"""What somebody in the room is called, before the name is cleaned."""
Manner: TypeAlias = Literal["she", "he", ""]
"""How somebody is spoken of; empty without gender."""
STORYTELLER: Final = "storyteller"
"""What messages call whoever narrates, in every game that has a narrator."""


def plain(answer: object) -> Plain:
    """An answer as JSON has it."""
    return cast(Plain, [plain(part) for part in answer] if isinstance(answer, tuple) else answer)


class Message(msgspec.Struct, tag_field="type", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """Anything that crosses the socket."""


# ---- from the client


class Hello(Message):
    """Always the first message. Browsers are known by their cookie, others by the token they were given."""

    table: Code
    lang: Lang = HOME
    token: Annotated[str, Meta(max_length=64)] = ""
    game: int = 0
    """The number and take of the game, and the last numbers of events and talk that the client holds."""
    take: int = 0
    viewer: int | None = None
    """Whose view that was; events are numbered for each viewer apart."""
    seq: Annotated[int, Meta(ge=0)] = 0
    said: Annotated[int, Meta(ge=0)] = 0
    password: Password = ""
    """Of a table that asks those for one who come for the first time."""
    screen: bool = False
    """A screen for everybody to see: it is shown what the public sees, whoever's browser it is, and may do
    nothing."""


class Pong(Message):
    """The reply to a ping: its number, and the client's own clock on receipt (milliseconds, any start)."""

    n: int
    at: float


class Nod(Message):
    """Under night cover a client with nothing to say answers a beat with this: silence has no shape."""

    pad: Padding = ""


class Command(Message):
    """Something a person wants done. Answered by `done` or `refused` with the same id."""

    id: Id


class Answer(Command):
    """The answer to the open decision (`ask` is its id), or to a standing one (`standing` is its kind)."""

    answer: Plain
    ask: Annotated[str, Meta(max_length=40)] = ""
    standing: Annotated[str, Meta(max_length=60)] = ""
    seat: SeatNumber | None = None
    """The Storyteller enters what somebody in this chair, who sits in the room, has decided; see `Ward`."""
    pad: Padding = ""


class Press(Command):
    """Raise or lower the hand while a vote is running. `at` is the client's clock when the press was made."""

    up: bool
    at: float


class Say(Command):
    """To everybody, to the Storyteller, or as a whisper to these persons."""

    text: Words
    to: Literal["all", "storyteller"] | Annotated[list[Person], Meta(min_length=1, max_length=20)] = "all"
    answers: Annotated[int, Meta(ge=0)] = 0
    """The number of the line that a Storyteller answers."""
    anyway: bool = False
    """The Storyteller has been warned of what this gives away, and says it nevertheless."""


class Floor(Command):
    """The Storyteller asks all for silence so that one can speak, or (null) gives the talk back to all.

    What others say to everybody meanwhile is held and heard afterwards. Nobody can be silenced alone.
    """

    person: Person | None


class Spoken(Command):
    """Whoever has the floor, or defends themselves, has nothing more to say; one may decline it so."""


class Sit(Command):
    """Take a chair. In a running game those whom it concerns are asked first; see `Plea`."""

    seat: SeatNumber


class Stand(Command):
    pass


class Swap(Command):
    """Offer the person in another chair to change places; done when both have offered."""

    seat: SeatNumber


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """One chair of the circle: a person's who has one already, somebody's in the room, or (empty) nobody's.

    With both, somebody in the room has a phone in hand; without it the name stays.
    """

    name: Called = ""
    person: Person = ""


class Arrange(Command):
    """Say who sits where, clockwise, every chair but the Storyteller's.

    Those who have a chair keep one; names that are new sit in the room, without a device of their own.
    """

    circle: Annotated[list[Place], Meta(max_length=40)]


class Leave(Command):
    """Go away from the table. A bot keeps the chair of a running game."""


class Begin(Command):
    """The host starts the game. Free chairs are taken by the table's bots."""


class Back(Command):
    """Take one's chair back from the bot that kept it."""


class Rest(Command):
    """Let a bot keep one's chair for a while."""


class Bots(Command):
    """The host puts bots into these free chairs (all if empty), or with `bot` empty sends them away.

    A chair of somebody in the room is meant only where it is named: a bot plays on for who had to go.
    """

    seats: Annotated[list[SeatNumber], Meta(max_length=40)] = []
    bot: BotName | None = None
    """The name of the player; the game's best if not given."""


class Remove(Command):
    """The host sends somebody from the table, in a game not its Storyteller.

    With `network`, so are all without a chair who came from the same network; nobody new comes in from it.
    """

    person: Person
    network: bool = False


class Handover(Command):
    """Give the host's right, or the Storyteller's chair, to somebody else at the table.

    In a running game the chair is given by its Storyteller; one that no person keeps is asked for (`sit`).
    An `aide` shares the chair from then on: sees what its Storyteller sees and answers as the Storyteller.
    """

    person: Person
    what: Literal["host", "storyteller", "aide"] = "host"


class Settings(Command):
    """The host changes the table. What is not sent stays as it is."""

    public: bool | UnsetType = UNSET
    title: Title | UnsetType = UNSET
    game: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    """Another game, or the same with other options; between games only."""
    options: dict[str, object] | UnsetType = UNSET
    bot: BotName | UnsetType = UNSET
    turn_seconds: TurnSeconds | UnsetType = UNSET
    away_seconds: Seconds | UnsetType = UNSET
    hand_seconds: HandSeconds | UnsetType = UNSET
    pace_ms: PaceMs | UnsetType = UNSET
    defence_seconds: DefenceSeconds | UnsetType = UNSET
    dawn_seconds: tuple[DawnSeconds, DawnSeconds] | UnsetType = UNSET
    whispers: bool | UnsetType = UNSET
    overheard: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    watch_delay: DelaySeconds | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    """What whoever comes for the first time has to say; empty asks nobody. It is kept and told nowhere."""


class Hold(Command):
    """Stop the hand of the vote where it is, or let it go on. The host and the Storyteller may."""

    on: bool = True


class Reseat(Command):
    """Before a game the host seats all anew: into each chair comes whoever sits in the chair named for it.

    Every chair is named once. The Storyteller's stays what it is.
    """

    chairs: Annotated[list[SeatNumber], Meta(max_length=41)]


class Choose(Command):
    """Before a game: choose for one's own chair what everybody may choose for theirs (an explorer).

    `value` empty leaves it to chance.
    """

    option: Annotated[str, Meta(max_length=40)]
    value: Annotated[str, Meta(max_length=60)]


class Look(Command):
    """How one wants to be seen and spoken of here: which portrait (null for any), and in which form."""

    face: Face | None = None
    form: Manner = ""


class Watch(Command):
    """Watch as the public (`seat` null) or as one player, who is asked to consent unless the game is over.

    As the public, one also takes back whatever one has asked for.
    """

    seat: SeatNumber | None = None


class Consent(Command):
    """Agree to what somebody asks for, or refuse it.

    Or let a watcher see one's own view no longer, or an aide share the Storyteller's chair.
    """

    person: Person
    allow: bool


class Timer(Command):
    """Set the clock of this name (`seconds` 0 takes it away). The host and the Storyteller may."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    seconds: Seconds


class Ready(Command):
    """I need no more time: do not wait for me until something new begins (or, with `on` false, do wait).

    When everybody who plays and is present has said so, bots act without pauses, and a discussion ends.
    """

    on: bool = True


class Undo(Command):
    """Take back the last answers: the Storyteller may, or a host who plays alone with bots."""

    answers: Annotated[int, Meta(ge=1, le=1000)] = 1
    given: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """Counted back from when so many had been given: the others may have gone on since, and go back too."""


class Redo(Command):
    """Bring back a game as it stood before an undo; what was played instead is kept in its place.

    `back` counts the undos that are remembered, the last one first.
    """

    back: Annotated[int, Meta(ge=0, le=1000)] = 0


class Next(Command):
    """The host ends what is over and gathers the same people for the next game."""


ClientMessage: TypeAlias = (
    Hello
    | Pong
    | Nod
    | Answer
    | Press
    | Say
    | Floor
    | Spoken
    | Sit
    | Stand
    | Swap
    | Arrange
    | Leave
    | Begin
    | Back
    | Rest
    | Bots
    | Remove
    | Handover
    | Settings
    | Hold
    | Reseat
    | Choose
    | Look
    | Watch
    | Consent
    | Timer
    | Ready
    | Undo
    | Redo
    | Next
)
COMMANDS: tuple[type[Command], ...] = tuple(Command.__subclasses__())


# ---- decisions and views


class OneOf(msgspec.Struct, tag_field="of", tag="one"):
    """Exactly one of the options. In a menu each option is a list, verb first."""

    options: list[Plain]
    noun: str


class Some(msgspec.Struct, tag_field="of", tag="some"):
    """From `least` to `most` different options, as a list."""

    options: list[Plain]
    least: int
    most: int
    noun: str


class Number(msgspec.Struct, tag_field="of", tag="number"):
    least: int
    most: int


class Split(msgspec.Struct, tag_field="of", tag="split"):
    """`total` shared out among as many places as there are limits; the answer is a list of parts."""

    total: int
    limits: list[int]
    among: list[str]
    noun: str


class Form(msgspec.Struct, tag_field="of", tag="form"):
    """A choice with too many answers to list: its name and what the answers are made of."""

    name: str
    parts: dict[str, object]


Choice: TypeAlias = OneOf | Some | Number | Split | Form


class Decision(msgspec.Struct):
    """What this viewer may decide. Worded by `ask-<kind>` with `about` and `me` as arguments."""

    ask: str
    """Quote it in the answer; empty for a standing decision, which is named by its kind."""
    kind: str
    choice: Choice
    rule: str
    about: list[tuple[str, Plain]]
    until: int | None = None
    """When the clock decides instead, in server time."""


class Ward(msgspec.Struct):
    """What somebody in the room may decide: the Storyteller enters it (`Answer.seat`)."""

    seat: int
    decision: Decision | None
    standing: list[Decision]


class Put(msgspec.Struct, tag_field="op", tag="put"):
    """The value at a path is now this one."""

    at: list[str | int]
    to: object


class Add(msgspec.Struct, tag_field="op", tag="add"):
    """The list at a path goes on with these."""

    at: list[str | int]
    items: list[object]


class Cut(msgspec.Struct, tag_field="op", tag="cut"):
    """The key at a path is gone."""

    at: list[str | int]


Change: TypeAlias = Put | Add | Cut


# ---- the table as everybody at it knows it


class Chair(msgspec.Struct):
    """`id` is the game's own name for the seat ("storyteller", "victim-1")."""

    seat: int
    id: str
    person: str | None = None
    bot: str | None = None
    """The player without a person who sits here, or keeps the chair while `person` is away."""
    sitter: str = ""
    """The name of somebody who sits here in the room. Without a person and a bot, the Storyteller enters what
    they decide; a person in this chair is the same somebody with a phone."""
    swap: int | None = None
    """The chair with which the person here offers to change places."""


Lag: TypeAlias = Literal["good", "fair", "poor"]


class Guest(msgspec.Struct):
    id: str
    name: str
    here: bool
    seat: int | None = None
    watches: int | None = None
    """The seat over whose shoulder this watcher looks."""
    face: int | None = None
    form: Manner = ""
    ready: bool = False
    """Said that the table need not wait for them."""
    aide: bool = False
    """Shares the Storyteller's chair, without being the one who keeps it."""
    lag: Lag | None = None
    """How good the connection is, as far as it is known."""


Asked: TypeAlias = Literal["watch", "chair", "storyteller"]
"""To look over a player's shoulder; a chair of a running game; the Storyteller's chair of one."""


class Plea(msgspec.Struct):
    """What somebody asks for, and who has not agreed to it yet (`consent`); one who refuses ends it."""

    person: str
    what: Asked
    seat: int
    of: list[str]


class Clock(msgspec.Struct):
    title: str
    ends: int
    seconds: int


class House(msgspec.Struct, frozen=True):
    """The settings of a table."""

    public: bool = True
    title: Title = ""
    bot: BotName = ""
    """Which player takes free chairs; empty for the game's best."""
    turn_seconds: TurnSeconds = 0
    """After so long a bot gives the answer; 0 waits for ever."""
    away_seconds: Seconds = 60
    """After so long without a connection a bot keeps the chair while a decision waits; 0 never."""
    hand_seconds: HandSeconds = 2.0
    """How long the hand of the vote stays at each chair."""
    pace_ms: PaceMs = 700
    """The unit of the pauses before a bot acts while people are watching; how many units one lasts depends on
    how much there was to read. At 0 the table waits for nothing."""
    defence_seconds: DefenceSeconds = 20
    """How long a nominee may speak before the hands are counted; 0 counts at once."""
    dawn_seconds: tuple[DawnSeconds, DawnSeconds] = (5.0, 10.0)
    """The shortest and the longest pause between the last action of a night and the day."""
    whispers: bool = True
    overheard: bool = False
    """The Storyteller reads what is whispered."""
    hints: bool = True
    """Players may ask what somebody else would do in their place; without it a game is pure."""
    watch_delay: DelaySeconds = 0
    """So many seconds later those who only watch see what happens."""


Status: TypeAlias = Literal["gathering", "playing", "over", "broken"]


# ---- from the server


class Welcome(Message):
    """Who you are here. `now` is the server's clock in milliseconds."""

    protocol: int
    person: str
    now: int


class Table(Message):
    """The whole table, whenever anything of it changes."""

    code: str
    game: str
    rules: str
    number: int
    """Which game at this table, from 1."""
    status: Status
    host: str
    options: dict[str, object]
    settings: House
    chairs: list[Chair]
    people: list[Guest]
    clocks: list[Clock]
    pleas: list[Plea] = []
    laid: str | None = None
    """The hidden option by which something was laid out by hand, if it was: whoever did it knows what."""
    floor: str | None = None
    """Who has the floor: what others say to all is heard afterwards."""
    waits: list[int] = []
    """In a discussion, the chairs of the people who have not said that they are done."""
    thinks: list[int] = []
    """The chairs of bots that think before all eyes; one whose turn is a secret is not among them."""
    replay: str | None = None
    """The id of the game that is over, for its history and replay."""
    fault: str | None = None
    """Why the table is broken: the code of a refusal."""
    locked: bool = False
    """Whoever comes for the first time is asked for a password."""


class Snapshot(Message):
    """All that this viewer sees of the game. Whatever the client held before is to be forgotten.

    Only `events` may be added to what the client has, if game, take and viewer are still the same.
    """

    game: int
    take: int
    viewer: int
    """The seat whose view this is; -1 for the public."""
    mine: bool
    """Whether the viewer may answer, or only looks on."""
    seats: list[str]
    names: list[str]
    seq: int
    events: list[object]
    """The events numbered up to `seq` that the client did not hold."""
    view: object
    decision: Decision | None
    standing: list[Decision]
    outcome: str | None
    cover: bool
    wards: list[Ward] = []
    """To the Storyteller alone: what those in the room may decide."""
    pad: str = ""


class Done(Message):
    id: str


class Refused(Message):
    """A command that was not carried out: a stable code, a sentence, and the rule if it is one."""

    id: str
    code: str
    text: str
    rule: str = ""


class Update(Message):
    """What has changed since the last snapshot or update. A field that is not sent is as it was."""

    seq: int
    events: list[object] = []
    changes: list[Change] = []
    decision: Decision | UnsetType | None = UNSET
    standing: list[Decision] | UnsetType = UNSET
    outcome: str | UnsetType | None = UNSET
    wards: list[Ward] | UnsetType = UNSET
    cover: bool = False
    """Under cover all seats get one update of one size at each beat, whether or not it holds anything."""
    replies: list[Done | Refused] = []
    pad: str = ""


class Line(msgspec.Struct):
    """Something said. A whisper is told to the others without its text."""

    n: int
    at: int
    person: str
    text: str | None
    to: Literal["all", "storyteller"] | list[str] = "all"
    about: list[tuple[str, str]] = []
    """The entries that a question to the Storyteller is about: noun and id, the best first."""
    game: int = 0
    after: int = 0
    """In which game it was heard, and after how many of the events that this person knows of."""
    cues: list[tuple[str, Plain]] = []
    """For the Storyteller: standing decisions that it gives cause for, each with the answer proposed."""


class Talk(Message):
    lines: list[Line]


class Hands(Message):
    """The vote under way: who has a hand up, whose was locked and how, and when the next lock falls.

    Without `next` the vote is over.
    """

    up: list[int]
    locked: list[tuple[int, bool]]
    next: int | None = None
    at: int | None = None
    """In server time. A press made until then counts, whenever it arrives."""
    held: bool = False
    """The hand of the clock stands still until the host or the Storyteller lets it go on."""
    closed: bool = False
    """The vote is taken with closed eyes: nobody sees other hands than their own."""


class Eyes(Message):
    """For the Storyteller, at night: the chairs whose screen has acknowledged that eyes are closed."""

    closed: list[int]


class Ping(Message):
    n: int
    now: int


class Notice(Message):
    """Word from those who run the server, said at every table."""

    text: str


class Bye(Message):
    """The last message before the server closes the connection.

    `node` is where the table is, if it is elsewhere: to be named when coming back, `/ws?table=…&node=…`.
    """

    code: str
    text: str
    node: str = ""


ServerMessage: TypeAlias = (
    Welcome | Table | Snapshot | Update | Done | Refused | Talk | Hands | Eyes | Ping | Notice | Bye
)

MOST_FRAME = 32 * 1024
"""Bytes of one message from a client."""
