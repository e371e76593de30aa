"""An evening at the clock tower, told from the public side: answers in, views, events and refusals out.

    town = evening("imp poisoner monk empath virgin slayer saint")
    town.night()
    town.execute("saint")
    town.night(imp="empath", monk="virgin")

Players are named by their true roles, or by their chairs. A question that the story does not mention gets the
plain answer: the Storyteller tells the truth where that is legal, players point at themselves or at the first
chair on offer, and a Demon without orders attacks somebody who is already dead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from nightbell.engine import SPECTATOR, Answer, Decision, Event, Refusal, Seat, Some, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import DEMON, ROLES, Night, RoleId, TypeId, role
from nightbell.games.clocktower.events import IsNow, Woken
from nightbell.games.clocktower.moments import MOMENTS
from nightbell.games.clocktower.seen import Grimoire, PlayerView, View
from nightbell.games.clocktower.suffrage import may_nominate
from nightbell.games.clocktower.town import DAY, NIGHT, Town

Who = str | int
E = TypeVar("E", bound=Event)


def evening(seating="", *, seed=0, **options):
    """A game with these roles in these chairs, whatever the table says of their numbers."""
    if seating:
        options = {"by_the_table": False, "script": "crossroads", "seating": seating} | options
    return Evening(_listed(options), seed)


def refusal_of(**options: object) -> Refusal:
    """Why a game cannot be begun like this."""
    try:
        Table(RULES, _listed(options))
    except Refusal as refusal:
        return refusal
    raise AssertionError(f"{options} was not refused")


def _listed(options: dict[str, object]) -> dict[str, object]:
    """Roles may be given in one line."""
    lists = ("seating", "bag", "sheet")
    return {
        name: tuple(value.split()) if name in lists and isinstance(value, str) else value
        for name, value in options.items()
    }


class Evening:
    def __init__(self, options: dict[str, object], seed: int = 0) -> None:
        self.table: Table[Town, View] = Table(RULES, options, seed)
        self.asked: list[Decision[Answer]] = []
        """Every question that was put and answered, in order."""

    # ---- who and what

    @property
    def town(self) -> Town:
        return self.table.state

    @property
    def storyteller(self) -> Seat:
        return self.town.storyteller

    def seat(self, who: Who) -> Seat:
        if isinstance(who, int):
            return Seat(who)
        if who == "storyteller":
            return self.storyteller
        found = [seat for seat in self.town.players() if self.town.grimoire[seat].role == who]
        assert len(found) == 1, f"{who} is not one player: {found}"
        return found[0]

    def seats(self, who: str | Iterable[Who]) -> tuple[Seat, ...]:
        return tuple(self.seat(each) for each in (who.split() if isinstance(who, str) else who))

    @property
    def grimoire(self) -> Grimoire:
        seen = self.table.view(self.storyteller)
        assert isinstance(seen, Grimoire)
        return seen

    def view(self, who: Who) -> PlayerView:
        seen = self.table.view(self.seat(who))
        assert isinstance(seen, PlayerView)
        return seen

    @property
    def square(self) -> View:
        """What an onlooker sees."""
        return self.table.view(SPECTATOR)

    def alive(self, who: Who) -> bool:
        """Alive in the Grimoire, whatever the town has heard of it."""
        return self.grimoire.tokens[self.seat(who)].alive

    def living(self) -> int:
        return sum(life.alive for seat, life in enumerate(self.square.square) if seat in self.square.circle)

    def role(self, who: Who) -> str:
        return self.grimoire.tokens[self.seat(who)].role

    def side(self, who: Who) -> str:
        return self.grimoire.tokens[self.seat(who)].side

    def reminders(self, who: Who, live: bool | None = None) -> list[str]:
        seat = self.seat(who)
        return [m.reminder for m in self.grimoire.marks if m.on == seat and live in (None, m.live)]

    # ---- what was told

    def heard(self, who: Who, kind: type[E]) -> list[E]:
        """Every event of a kind that reached this player."""
        return [event for event in self.table.events(self.seat(who)) if isinstance(event, kind)]

    def public(self, since: int = 0) -> list[Event]:
        return self.table.events(SPECTATOR, since)

    def announced(self, kind: type[E], since: int = 0) -> list[E]:
        return [event for event in self.public(since) if isinstance(event, kind)]

    @property
    def now(self) -> int:
        return len(self.table.history)

    def learned(self, who: Who) -> list[Event]:
        """What is in a player's own memory: a view, so only what the player may know."""
        return [note.learned for note in self.view(who).notes]

    def night_story(self, who: Who, night: int) -> list[str]:
        """What happened to this player between nightfall and dawn, as event names."""
        story: list[str] = []
        tonight = False
        for event in self.table.events(self.seat(who)):
            name = type(event).__name__
            if name == "NightFalls":
                tonight = event.night == night  # type: ignore[attr-defined]
            elif name == "DayBreaks":
                tonight = False
            elif tonight:
                story.append(name)
        return story

    def wakings(self, who: Who) -> int:
        return len(self.heard(who, Woken))

    def prompts(self, who: Who) -> list[str]:
        seat = self.seat(who)
        return [decision.kind for decision in self.asked if decision.seat == seat]

    # ---- answering

    def open(self, who: Who) -> Decision[Answer]:
        decision = self.table.open.get(self.seat(who))
        assert decision is not None, f"{who} has nothing to decide; open are {self.table.open}"
        return decision

    def asks(self, who: Who) -> bool:
        return self.seat(who) in self.table.open

    def question(self) -> Decision[Answer]:
        """The one decision that everything waits for."""
        assert len(self.table.open) == 1, f"several are asked: {self.table.open}"
        return next(iter(self.table.open.values()))

    def options(self, who: Who) -> list[Answer]:
        return list(self.open(who).choice.listed())

    def answer(self, who: Who, answer: Answer | Sequence[Answer], standing: str = "") -> None:
        seat = self.seat(who)
        if not standing and seat in self.table.open:
            self.asked.append(self.table.open[seat])
        self.table.answer(seat, answer, standing)
        self._say_nothing()

    def _say_nothing(self) -> None:
        """Who has died and need not name anybody does not."""
        while (asked := self.question_of("last-words")) and None in asked.choice.listed():
            self.table.answer(asked.seat, None)

    def refused(self, who: Who, answer: object, standing: str = "") -> Refusal:
        """This answer is refused, and changes nothing."""
        before, history, open_now = self.table.digest(), self.now, dict(self.table.open)
        try:
            self.table.answer(self.seat(who), answer, standing)
        except Refusal as refusal:
            assert self.table.digest() == before
            assert self.now == history
            assert dict(self.table.open) == open_now
            return refusal
        raise AssertionError(f"{who} was allowed {answer}")

    def standing(self, who: Who) -> dict[str, Decision[Answer]]:
        seat = self.seat(who)
        return {each.kind: each for each in RULES.standing(self.town, seat)}

    def word(self, *word: Answer) -> None:
        """«Слово Рассказчика»."""
        verb, who, *rest = word
        assert isinstance(who, str | int)
        self.answer("storyteller", (verb, self.seat(who), *rest), "word")

    def claim(self, who: Who, *said: Answer) -> None:
        self.answer(who, said, "claim")

    def whisper(self, who: Who, whom: Who, *said: Answer) -> None:
        """Draw somebody aside, and say something there."""
        self.answer(who, self.seat(whom), "whisper")
        if said:
            self.answer(who, said, "confide")

    def copy(self) -> Evening:
        twin = Evening.__new__(Evening)
        twin.table = self.table.copy()
        twin.asked = list(self.asked)
        return twin

    # ---- the night

    def until(self, *kinds: str, **given: object) -> Decision[Answer]:
        """Give plain or named answers until a question of one of these kinds is open."""
        for _ in range(2000):
            for decision in self.table.open.values():
                if decision.kind in kinds:
                    return decision
            assert self.table.outcome is None, f"the game is over before {kinds}"
            self._plainly(self.question(), given)
        raise AssertionError(f"nobody is asked {kinds}")

    def turn_of(self, who: Who, **given: object) -> Decision[Answer]:
        """Give plain or named answers until it is this player's turn."""
        for _ in range(200):
            if self.asks(who):
                return self.open(who)
            self._plainly(self.question(), given)
        raise AssertionError(f"{who} is not asked")

    def night(self, **given: object) -> None:
        """From wherever the game stands to the next day, or to its end.

        `given` names answers by the role of the player who is asked, or by the kind of a question to the
        Storyteller.
        """
        if self.town.phase == DAY:
            self.nightfall()
        while self.table.outcome is None and self.town.phase != DAY:
            self._plainly(self.question(), given)

    def nightfall(self) -> None:
        """End the day, without an execution unless there was one, and stop at the night's first question."""
        if self.table.outcome is None and self.town.phase == DAY:
            if self.town.stage == "discussion":
                self.answer("storyteller", ("open",))
            if self.town.stage == "nominations":
                self.answer("storyteller", ("close",))
            if self.town.phase == DAY and self.table.outcome is None:
                self.answer("storyteller", ("night",))

    def _plainly(self, decision: Decision[Answer], given: dict[str, object]) -> None:
        seat = decision.seat
        told = seat == self.storyteller
        named = given.get(decision.kind.replace("-", "_")) if told else self._named(seat, given)
        if named is not None:
            self.answer(seat, self._given(decision, named))
        else:
            self.answer(seat, self._truth(decision) if told else self._plain_target(decision))

    def _named(self, seat: Seat, given: dict[str, object]) -> object:
        token = self.town.grimoire[seat]
        return next((given[name] for name in (f"p{seat}", token.role, token.card) if name in given), None)

    def _given(self, decision: Decision[Answer], named: object) -> Answer:
        noun = getattr(decision.choice, "noun", "")
        if isinstance(decision.choice, Some):
            each = named.split() if isinstance(named, str) else named
            assert isinstance(each, list | tuple)
            return tuple(self.seat(one) if noun == "seat" else one for one in each)
        return self.seat(named) if noun == "seat" and isinstance(named, str) else named  # type: ignore[return-value]

    def _truth(self, decision: Decision[Answer]) -> Answer:
        about = dict(decision.about)
        options = list(decision.choice.listed())
        if decision.kind == "mayor":
            return about["seat"]
        return about["truth"] if about.get("truth") in options else options[0]

    def _plain_target(self, decision: Decision[Answer]) -> Answer:
        options = list(decision.choice.listed())
        role = dict(decision.about).get("role")
        if isinstance(role, str) and ROLES[role].type == DEMON:  # type: ignore[index]
            dead = [one for one in options if isinstance(one, int) and not self.town.grimoire[one].alive]
            assert dead, f"the {role} must be told whom to attack"
            return dead[0]
        return decision.seat if decision.seat in options else options[0]

    # ---- the day

    def open_nominations(self) -> None:
        if self.town.stage == "discussion":
            self.answer("storyteller", ("open",))

    def nominate(self, who: Who, whom: Who, votes: str | Iterable[Who] | int | None = None) -> None:
        """Nominate, and with `votes` go on to count these hands (a number: so many living ones)."""
        self.open_nominations()
        self.answer(who, ("nominate", self.seat(whom)))
        if votes is not None and self.town.ballot is not None:
            self.vote(votes)

    def vote(self, votes: str | Iterable[Who] | int) -> None:
        if isinstance(votes, int):
            able = [seat for seat in self.town.circle if self.town.square[seat].alive]
            hands = tuple(able[:votes])
        else:
            hands = self.seats(votes)
        while self.table.outcome is None and (decision := self.question_of("vote")) is not None:
            free = not isinstance(votes, int) or decision.choice.count() > 1
            self.answer(decision.seat, decision.seat in hands and free)

    def question_of(self, kind: str) -> Decision[Answer] | None:
        return next((each for each in self.table.open.values() if each.kind == kind), None)

    def close(self) -> None:
        self.answer("storyteller", ("close",))

    def execute(self, who: Who, by: Who | None = None) -> None:
        """Everybody alive votes for it, and the nominations are closed."""
        self.open_nominations()
        seat = self.seat(who)
        able = [each for each in self.town.players() if may_nominate(self.town, each) and each != seat]
        self.nominate(able[-1] if by is None else by, seat, votes=99)
        if self.table.outcome is None and self.town.stage == "nominations":
            self.close()

    def day(self) -> None:
        """To the end of a day on which nothing happens."""
        assert self.town.phase == DAY
        self.nightfall()

    @property
    def at_night(self) -> bool:
        return self.town.phase == NIGHT


@contextmanager
def declared(id: str, type: TypeId, **numbers: Any) -> Iterator[Callable[[Night], Night]]:
    """A role that exists for one story only, declared as every other."""
    try:
        yield role(id, type, "story", icon="pocket-watch", **numbers)
    finally:
        del ROLES[RoleId(id)]
        for moment in MOMENTS:
            moment.forget(id)


def notices(town: Evening, who: Who) -> list[IsNow]:
    return town.heard(who, IsNow)
