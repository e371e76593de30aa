"""One table and everybody at it.

A room knows no socket, no clock and no disk. `apply` carries out one deed or raises a `Refusal` and leaves
everything as it was; applying the journal from the beginning gives the same room again. The deeds themselves
are in `seating`, `playing`, `rights` and `talking`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b

import msgspec

from nightbell import bots, games
from nightbell.engine import SPECTATOR, Entry, Log, Manners, Refusal, Seat
from nightbell.server import protocol as wire
from nightbell.server import rights
from nightbell.server.deeds import Begun, Opened, Page, Vouched
from nightbell.server.doings import HANDLERS
from nightbell.server.pace import discussing, mind_pace
from nightbell.server.pauses import mind_defence
from nightbell.server.people import MOVES, GameTable, Line, Lines, Person, tag_of
from nightbell.server.protocol import Chair, Status
from nightbell.server.seating import mind_pleas
from nightbell.server.talking import mind_floor
from nightbell.server.votes import Hands


class Room:
    def __init__(self, code: str, opened: Opened) -> None:
        self.code = code
        self.seed = opened.seed
        self.lesson = opened.lesson
        self.game = ""
        self.options: dict[str, object] = {}
        self.chairs: list[Chair] = []
        self.narrator = ""
        """The id of the chair of whoever narrates; in most games nobody does."""
        self.lay(opened.game, opened.options)
        self.settings = opened.settings
        self.status: Status = "gathering"
        self.host = ""
        self.number = 0
        self.take = 0
        self.table: GameTable | None = None
        self.people: dict[str, Person] = {}
        self.arrivals = 0
        """How many people have come to the table so far."""
        self.shut: set[str] = set()
        """Signs of networks from which nobody new is let in."""
        self.lock = ""
        """A proof of the password that newcomers are asked for, if they are."""
        self.moved_at = 0
        """When the game last moved."""
        self.guests: dict[str, str] = {}
        self.lines = Lines()
        self.clocks: dict[str, wire.Clock] = {}
        self.hands = Hands()
        """The hands in the vote under way, as their people hold them."""
        self.undone: list[tuple[Entry, ...]] = []
        """All answers of the game as they stood before each undo, the last one at the end."""
        self.ballot = False
        """Whether a vote is under way."""
        self.counts_from = 0
        """Before this moment no hand of the vote is counted."""
        self.stopped = False
        """Whether the hand of the vote was stopped."""
        self.resumed_at = 0
        """When it was let go on."""
        self.told = 0
        """How much of the game's history people have been given time to read."""
        self.read_at = 0
        """When they will have read it."""
        self.begun_at = 0
        """When the present part of the game began, for instance a discussion."""
        self.floor: str | None = None
        self.held: list[Line] = []
        """What was said to all while somebody had the floor."""
        self.given: dict[Seat, int] = {}
        """How many open decisions each seat has answered in this game."""
        self.restoring = False
        """While a journal is applied again: what was checked when it was written is not checked once more."""
        self.fault: str | None = None
        """Why the table is broken, if it is."""
        self.left: Log | None = None
        """The log of a game that began by other rules and cannot go on here."""
        self._covered: bool | None = None
        self._public: msgspec.Struct | None = None
        self.pages = 1
        """How long the journal is; its first page opened the table."""

    # ---- questions

    @property
    def tag(self) -> str:
        return tag_of(self.code)

    @property
    def rules(self) -> games.AnyRules:
        return games.load(self.game)

    @property
    def manners(self) -> Manners[msgspec.Struct]:
        return self.rules.manners

    def seat_of(self, person: str) -> Seat | None:
        for chair in self.chairs:
            if chair.person == person:
                return Seat(chair.seat)
        teller = self.storyteller() if self.people[person].aide else None
        return None if teller is None else Seat(teller.seat)

    def viewer_of(self, person: str) -> Seat:
        """Whose view this person gets. After the end everybody may look over every shoulder."""
        seat, watches = self.seat_of(person), self.people[person].watches
        if watches is not None and (seat is None or self.status == "over"):
            return watches
        return SPECTATOR if seat is None else seat

    def storyteller(self) -> Chair | None:
        """The chair of whoever narrates; the wire has this name for it in every game."""
        return next(filter(self.narrates, self.chairs), None) if self.narrator else None

    def narrates(self, chair: Chair) -> bool:
        return chair.id == self.narrator

    def is_storyteller(self, person: str) -> bool:
        return person in self.storytellers()

    def storytellers(self) -> set[str]:
        """Who keeps the Storyteller's chair, and who shares it."""
        chair = self.storyteller()
        if chair is None:
            return set()
        aides = {each.id for each in self.people.values() if each.aide}
        return aides if chair.person is None else {chair.person, *aides}

    @property
    def playing(self) -> GameTable:
        if self.table is None or self.status != "playing":
            raise Refusal("no-game-running")
        return self.table

    @property
    def counting(self) -> bool:
        """Whether hands are being counted, or about to be."""
        if self.table is None or self.status != "playing":
            return False
        return any(each.kind in self.manners.hands for each in self.table.open.values())

    def kept_by_bot(self, seat: Seat) -> bool:
        return self.chairs[seat].bot is not None

    def in_room(self, seat: Seat) -> bool:
        """Whether somebody sits here who has no device: the Storyteller enters what they decide."""
        chair = self.chairs[seat]
        return bool(chair.sitter) and chair.person is None and chair.bot is None

    @property
    def one_room(self) -> bool:
        """Whether some of the players sit around the Storyteller, who then speaks for them."""
        return any(chair.sitter for chair in self.chairs)

    def seated(self) -> Iterator[Person]:
        for chair in self.chairs:
            if chair.person is not None:
                yield self.people[chair.person]

    @property
    def luck(self) -> str:
        """What the table's own luck in this game hangs on: its bots', the length of its nights."""
        return f"{self.lesson if self.taught else self.seed}/{self.number}"

    @property
    def taught(self) -> bool:
        """Whether this is somebody's first game, with a tutor."""
        return self.lesson is not None and self.number == 1

    def replay_id(self) -> str:
        """The id of the present game, which nobody can guess."""
        return blake2b(f"{self.seed}/{self.code}/{self.number}".encode(), digest_size=12).hexdigest()

    def message(
        self,
        here: Callable[[str], bool],
        lag: Callable[[str], wire.Lag | None] = lambda _: None,
        thinks: Sequence[int] = (),
    ) -> wire.Table:
        """The table as everybody at it may know it."""
        return wire.Table(
            code=self.code,
            game=self.game,
            rules=self.rules.version,
            number=self.number,
            status=self.status,
            host=self.host,
            options=self.rules.options.told(self.options),
            settings=self.settings,
            chairs=self.chairs,
            people=[
                wire.Guest(
                    each.id,
                    each.name,
                    here(each.id),
                    self.seat_of(each.id),
                    each.watches,
                    each.face,
                    each.form,
                    each.ready,
                    each.aide,
                    lag(each.id),
                )
                for each in self.people.values()
                if not each.gone
            ],
            clocks=list(self.clocks.values()),
            pleas=list(rights.pleas(self)),
            laid=self.laid,
            floor=self.floor,
            waits=[int(seat) for seat in discussing(self, here)],
            thinks=list(thinks),
            replay=self.replay_id() if self.status == "over" else None,
            fault=self.fault,
            locked=bool(self.lock),
        )

    @property
    def laid(self) -> str | None:
        """How roles were laid out by hand, if they were."""
        return next((name for name in self.rules.options.hidden() if self.options.get(name)), None)

    # ---- deeds

    def vouched(self) -> Vouched | None:
        """What the journal is to say of how the game stands, if its log has just said it."""
        table = self.table
        if table is None or not table.log.marks or table.log.marks[-1].after != len(table.log.entries):
            return None
        return Vouched(len(table.log.entries), blake2b(table.digest(), digest_size=16).hexdigest())

    def break_down(self, fault: str) -> None:
        """The game cannot go on; people can talk, take a move back, or begin another."""
        self.status, self.fault = "broken", fault
        self.look()

    def apply(self, page: Page) -> None:
        """Carry out one deed, or refuse it and change nothing."""
        deed = page.deed
        person = self.people.get(page.person) if page.person else None
        handler = HANDLERS.get(type(deed))
        if handler is None:
            raise Refusal("bad-message")
        if isinstance(deed, wire.Command | Begun):
            rights.check(self, person, deed)
        handler(self, person, deed, page.at)
        if isinstance(deed, MOVES):
            self.moved_at = page.at
            self._notice_the_end()
            if not self.counting:
                self.hands.clear()
            mind_defence(self, page.at)
            mind_pace(self, page.at)
            self.look()
        mind_floor(self)
        mind_pleas(self)
        if person is not None and isinstance(deed, wire.Command | Begun):
            person.remember(deed.id)
        self.pages += 1

    def _notice_the_end(self) -> None:
        if self.table is not None and self.table.outcome is not None:
            self.status = "over"
            self.clocks = {}

    @property
    def covered(self) -> bool:
        """Whether what passes now must not show who is awake.

        Reckoned when somebody asks: a journal that is read again asks only where somebody spoke.
        """
        if self._covered is None:
            seen = self.public if self.status == "playing" else None
            self._covered = seen is not None and self.manners.dark(seen)
        return self._covered

    @property
    def public(self) -> msgspec.Struct | None:
        """The game as everybody knows it, asked for many times between two moves; None without a game."""
        if self._public is None and self.table is not None:
            self._public = self.table.view(SPECTATOR)
        return self._public

    def look(self) -> None:
        """The game stands otherwise: it must be seen anew, and whether it is night."""
        self._covered = self._public = None

    def ask_id(self, seat: Seat) -> str:
        """A short name for the open decision of a seat, made of nothing but what that seat is shown."""
        decision = self.table.open.get(seat) if self.table else None
        if decision is None:
            return ""
        shown = (decision.kind, decision.choice, decision.rule, decision.about, self.given.get(seat, 0))
        return blake2b(msgspec.json.encode(shown), digest_size=6).hexdigest()

    # ---- bots and chairs

    def bot_name(self) -> str:
        """Who takes a free chair: the table's choice if this game has it, or the game's best."""
        chosen = self.settings.bot
        return chosen if chosen in bots.makers(self.game) else bots.best(self.game)

    def lay(self, game: str, options: dict[str, object]) -> None:
        """Put chairs around the table for this game. Everybody who still finds the same chair keeps it.

        Whoever narrates sits behind the others, however many they are.
        """
        rules = games.load(game)
        seats = rules.seats(rules.new(options, 0))
        chairs = [Chair(number, id) for number, id in enumerate(seats)]
        narrator, same = rules.manners.narrator, game == self.game
        for behind in (False, True):
            new = [each for each in chairs if (each.id == narrator) == behind]
            before = [each for each in self.chairs if (each.id == narrator) == behind]
            for chair, old in zip(new, before, strict=False):
                chair.person = old.person
                chair.bot, chair.sitter = (old.bot, old.sitter) if same else (None, "")
        self.game, self.options, self.chairs, self.narrator = game, options, chairs, narrator

    # ---- who is asking

    def somebody(self, person: Person | None) -> Person:
        if person is None or person.gone:
            raise Refusal("not-at-table")
        return person

    def host_only(self, person: Person | None) -> None:
        if self.somebody(person).id != self.host:
            raise Refusal("host-only")

    def own_seat(self, person: Person | None) -> Seat:
        seat = self.seat_of(self.somebody(person).id)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("unknown-seat", seat=str(seat))
        return self.chairs[seat]

    def at_table(self, id: str) -> Person:
        person = self.people.get(id)
        if person is None or person.gone:
            raise Refusal("nobody-of-that-name")
        return person
