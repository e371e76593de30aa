"""A player of the town who thinks: good ones look for the Demon, evil ones for somebody else to hang."""

from __future__ import annotations

from random import Random

from nightbell.bots.clocktower.gallows import on_the_floor, supports_exile, votes_for
from nightbell.bots.clocktower.purposes import purpose_of
from nightbell.bots.clocktower.record import Book, Record
from nightbell.bots.clocktower.talk import to_say
from nightbell.bots.clocktower.targets import target, two_of, whom_to_shoot
from nightbell.bots.clocktower.temper import Temper
from nightbell.bots.clocktower.thoughts import Thought
from nightbell.bots.clocktower.worlds import Beliefs
from nightbell.engine import Answer, Chair, Decision, Event, OneOf, Seat, Some
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.grimoire import NOBODY_YET
from nightbell.games.clocktower.seen import PlayerView, View

LOOSENS_TONGUES = frozenset((events.DayBreaks, events.NominationsOpen, events.VoteCounted))
STILLS_TONGUES = frozenset((events.NominationMade, events.NightFalls))


def _stirs(event: Event, seat: Seat) -> bool:
    """Whether there may be something to answer: a question to oneself, or an accusation that all hear."""
    if not isinstance(event, events.Claimed):
        return False
    return ("ask", seat) in event.said or any(said[0] == "blame" for said in event.said)


class Townsperson:
    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.temper = Temper(seed)
        self.record = Record()
        self.book: Book | None = None
        self.square = Book()
        """What was said to all."""
        self.thought: tuple[tuple[object, ...], Beliefs] | None = None
        """The beliefs of last time, and of which state of things they were."""
        self.talkative = False
        self.called_on = 0
        """The day on which this one last went to the Storyteller."""
        self.shy = self.rng.random()
        """How long this one keeps a secret beyond need, from 0 to 1."""

    # ---- talk

    def interject(self, chair: Chair[View]) -> tuple[str, Answer] | None:
        if chair.moment != self.record.read:
            self._hear(chair)
        if not self.talkative:
            return None
        view = chair.view
        if not isinstance(view, PlayerView) or view.outcome is not None:
            return None
        said = to_say(Thought(self, view))
        if said is None:
            self.talkative = False
        return said

    def _hear(self, chair: Chair[View]) -> None:
        """Catch up with what happened. While hands are counted, and at night, nobody talks."""
        record = self.record
        told = chair.events(record.read)
        record.read = chair.moment
        for event in told:
            kind = event.__class__
            record.hear(event)
            if kind in LOOSENS_TONGUES or _stirs(event, chair.seat):
                self.talkative = True
            elif kind in STILLS_TONGUES:
                self.talkative = False

    # ---- decisions

    def answer(self, chair: Chair[View], decision: Decision[Answer]) -> Answer:
        if chair.moment != self.record.read:
            self._hear(chair)
        view = chair.view
        if decision.kind == "volunteer":
            return False  # whoever has played so often needs no special treatment
        if isinstance(view, PlayerView) and view.card != NOBODY_YET:
            answer = would_answer(Thought(self, view), decision)
            if answer is not None or None in decision.choice.listed():
                return answer
        return decision.choice.sample(self.rng)


def would_answer(thought: Thought, decision: Decision[Answer]) -> Answer:
    """What somebody who thinks so answers: one kind of question after another has its file."""
    choice = decision.choice
    match decision.kind:
        case "vote":
            about = dict(decision.about)
            wanted = votes_for(thought, Seat(int(str(about["seat"]))))
            return wanted if wanted in choice.listed() else next(choice.listed())
        case "floor" if isinstance(choice, OneOf):
            return on_the_floor(thought, choice.options)
        case _ if (purpose := purpose_of(decision)) is not None:
            return purpose(thought, decision)
        case "choose" if isinstance(choice, OneOf):
            return target(thought, RoleId(str(dict(decision.about)["role"])), choice.options)
        case "choose-two" if isinstance(choice, Some):
            return two_of(thought, choice)
        case "support-exile":
            return supports_exile(thought, Seat(int(str(dict(decision.about)["seat"]))))
        case "gunslinger" if isinstance(choice, OneOf):
            return whom_to_shoot(thought, choice.options)
        case "barber":
            return False
        case _:
            return choice.sample(thought.rng)
