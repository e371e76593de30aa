"""Little stories in the house: a scene is set, people speak, and one looks at what came of it.

Places are named by their marks (``R4``), options by their words (``move R4``, ``play pursue``, ``yes``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from nightbell.engine import SPECTATOR, Answer, Decision, Event, Refusal, Seat, Table
from nightbell.games.whispers import RULES
from nightbell.games.whispers.maps import Passage, Place
from nightbell.games.whispers.seen import KillerView, VictimsView, View
from nightbell.games.whispers.state import Hunt, Victim

E = TypeVar("E", bound=Event)

FACES = {0: 0, 1: 2, 3: 5}
"""For each number on a die, a face of the default die that shows it."""

FORMAL = ("instant", "planning", "attack-card", "team-plan", "defend", "show-amulet", "heroic", "flee")
"""Questions that are asked even of one who has nothing to choose."""

OBVIOUS = ("pass", "done", "stop", "stay", "bare", "keep_none", "no", "not_yet", "wait", "calm")
"""What is answered where a story does not care."""

scenes: list[Scene] = []
"""The scenes of the running test; see conftest."""


class Scene:
    """A hunt from the beginning of a phase on, with everything that the story names put in its place."""

    def __init__(
        self,
        killer: str = "butcher",
        victims: str = "anna william marco",
        *,
        phase: str = "actions",
        at: str | None = None,
        where: Mapping[str, str] | None = None,
        fear: Mapping[str, int] | None = None,
        wounds: Mapping[str, int] | None = None,
        bags: Mapping[str, str] | None = None,
        hand: str | None = None,
        deck: str | None = None,
        discard: str | None = None,
        level: int = 1,
        keys: int = 0,
        repair: int = 0,
        rescue: int | None = None,
        barricades: str = "",
        noise: str = "",
        trap: str | None = None,
        search: str | None = None,
        equipment: str | None = None,
        used: str = "",
        encouraged: str = "",
        dice: tuple[int, ...] = (),
        seed: int = 1,
        players: int = 2,
        map: str = "mansion",
        **options: object,
    ) -> None:
        chosen = {"killer": killer, "victims": victims.split(), "players": players, "map": map, **options}
        hunt = RULES.new(chosen, seed)
        self.map = map
        self.options_given = chosen
        hunt.phase, hunt.round = phase, 1
        hunt.left = hunt.victims if phase in ("start", "actions") else ()
        hunt.basic_left = 2
        if at is not None:
            hunt.figures = (self.place(at),) if len(hunt.figures) == 1 else hunt.figures
            hunt.last_seen = self.place(at)
        for who, mark in (where or {}).items():
            hunt.where[Victim(who)] = self.place(mark)
        hunt.fear.update({Victim(who): count for who, count in (fear or {}).items()})
        hunt.wounds.update({Victim(who): count for who, count in (wounds or {}).items()})
        hunt.bag.update({Victim(who): tuple(items.split()) for who, items in (bags or {}).items()})
        self.deal(hunt, hand, deck, discard)
        hunt.level = level
        hunt.keys, hunt.repair, hunt.rescue = keys, repair, rescue
        if barricades:
            hunt.barricades = tuple(door for door in hunt.board.doors if door in self.doors(barricades))
        hunt.noise = tuple(self.place(mark) for mark in noise.split())
        hunt.heard = hunt.noise
        hunt.trap = self.place(trap) if trap else None
        if search is not None:
            hunt.search_deck = search.split()[::-1]
        if equipment is not None:
            hunt.equipment_deck = equipment.split()[::-1]
        hunt.used_items = used.split()
        hunt.encouraged = tuple(Victim(who) for who in encouraged.split())
        self.change(hunt)
        self.table: Table[Hunt, View] = Table.enter(RULES, hunt)
        if dice:
            self.dice(*dice)
        scenes.append(self)
        self.settle()

    def change(self, hunt: Hunt) -> None:
        """For stories that need more than the arguments offer."""

    @staticmethod
    def deal(hunt: Hunt, hand: str | None, deck: str | None, discard: str | None) -> None:
        """Cards as named, the first of the deck on top; if no deck is named, the other cards are it."""
        every = list(hunt.hand + hunt.deck)
        if hand is None and deck is None and discard is None:
            return
        hunt.locked = list(hunt.locked)
        named = [(hand or "").split(), (deck or "").split(), (discard or "").split()]
        for cards in named:
            for card in cards:
                (hunt.locked if card not in every else every).remove(card)
        hunt.hand = named[0]
        hunt.deck = named[1][::-1] if deck is not None else every
        hunt.discard = named[2]
        if deck is not None:
            hunt.removed = tuple(every)

    # ---- names

    def place(self, mark: str) -> Place:
        return Place(f"{self.map}-{mark}")

    def door(self, marks: str) -> Passage:
        a, b = marks.split("-")
        return RULES.new(self.options_given, 0).board.passage(self.place(a), self.place(b))

    def doors(self, marks: str) -> tuple[Passage, ...]:
        return tuple(self.door(each) for each in marks.split())

    def words(self, option: object) -> str:
        if isinstance(option, bool):
            return "yes" if option else "no"
        if isinstance(option, tuple):
            return " ".join(self.words(part) for part in option)
        return str(option).removeprefix(f"{self.map}-")

    # ---- what is open

    @property
    def hunt(self) -> Hunt:
        return self.table.state

    @property
    def question(self) -> Decision[Answer]:
        assert self.table.open, f"the hunt is over: {self.table.outcome}"
        return next(iter(self.table.open.values()))

    @property
    def kind(self) -> str:
        return self.question.kind if self.table.open else ""

    @property
    def options(self) -> list[str]:
        return [self.words(option) for option in self.question.choice.listed()] if self.table.open else []

    @property
    def phase(self) -> str:
        return self.hunt.phase

    @property
    def outcome(self) -> str | None:
        return self.table.outcome

    # ---- play

    def say(self, *lines: str) -> Scene:
        """Answer the open questions one after another."""
        for line in lines:
            for seat, decision in self.table.open.items():
                fitting = [each for each in decision.choice.listed() if self.words(each) == line]
                if fitting:
                    self.table.answer(seat, fitting[0])
                    break
            else:
                raise AssertionError(f"{line!r} is not an answer to {self.kind}: {self.options}")
            self.settle()
        return self

    def settle(self) -> None:
        """Pass where somebody is asked only so that nobody can tell that there is nothing to choose."""
        while self.table.open and self.kind in FORMAL and self.question.choice.count() == 1:
            seat, decision = next(iter(self.table.open.items()))
            self.table.answer(seat, next(iter(decision.choice.listed())))

    def refuses(self, line: str, seat: int | None = None) -> str:
        """Try what must not work; gives the rule that stands against it, and checks that nothing changed."""
        before = self.table.digest()
        chair = Seat(seat) if seat is not None else next(iter(self.table.open))
        words = line.split()
        answer: Answer = tuple(self.place(word) if word[1:].isdigit() else word for word in words)
        try:
            self.table.answer(chair, answer)
        except Refusal as refusal:
            assert self.table.digest() == before
            return refusal.rule
        raise AssertionError(f"{line!r} was allowed")

    def obvious(self) -> str:
        """What somebody who wants nothing to happen would answer now; nobody goes anywhere."""
        options = self.options
        for answer in OBVIOUS:
            if answer in options:
                return answer
        if self.kind == "act":
            self.home = self.hunt.where[self.hunt.acting or self.hunt.victims[0]]
            return next(option for option in options if option.startswith("move"))
        return options[0]

    def step(self) -> Scene:
        if self.kind == "step" and f"step {self.words(self.home)}" in self.options:
            return self.say(f"step {self.words(self.home)}")
        return self.say(self.obvious())

    def until(self, *goals: str) -> Scene:
        """Give obvious answers until a phase or a question of this name has come, or the hunt ends."""
        for _ in range(400):
            if not self.table.open or self.kind in goals or self.phase in goals:
                return self
            self.step()
        raise AssertionError(f"{goals} never came")

    def next_round(self) -> Scene:
        """To the beginning of the victims' next actions."""
        now = self.hunt.round
        for _ in range(400):
            if not self.table.open or (self.hunt.round > now and self.phase == "actions"):
                return self
            self.step()
        raise AssertionError("the round never ended")

    def dice(self, *values: int) -> Scene:
        self.hunt.chance.loaded["dice"] = [FACES[value] for value in values]
        return self

    # ---- what came of it

    def told(self, kind: type[E], viewer: int = -1) -> list[E]:
        """Events of a kind that a viewer was told; -1 is a spectator."""
        return [event for event in self.table.events(Seat(viewer)) if isinstance(event, kind)]

    def names(self, viewer: int = -1) -> list[str]:
        return [type(event).__name__ for event in self.table.events(Seat(viewer))]

    @property
    def killer_view(self) -> KillerView:
        view = self.table.view(self.hunt.killer_seat)
        assert isinstance(view, KillerView)
        return view

    @property
    def victims_view(self) -> VictimsView:
        view = self.table.view(self.hunt.victim_seats[0])
        assert isinstance(view, VictimsView)
        return view

    @property
    def public(self) -> View:
        return self.table.view(SPECTATOR)

    def where(self, who: str) -> str:
        return self.words(self.hunt.where[Victim(who)])

    @property
    def at(self) -> str:
        return self.words(self.hunt.at)

    def fear(self, who: str) -> int:
        return self.hunt.fear[Victim(who)]

    def wounds(self, who: str) -> int:
        return self.hunt.wounds[Victim(who)]

    def bag(self, who: str) -> list[str]:
        return sorted(self.hunt.bag[Victim(who)])

    @property
    def noise(self) -> list[str]:
        return sorted(self.words(place) for place in self.hunt.noise)

    @property
    def heard(self) -> list[str]:
        return sorted(self.words(place) for place in self.hunt.heard)

    @property
    def barred(self) -> list[str]:
        return sorted("-".join(self.words(end) for end in door) for door in self.hunt.barricades)


def meet(victims: str = "marco", **scene: object) -> Scene:
    """The killer in the study with these victims, the others in the hall, his first basic action a SEARCH."""
    killer = str(scene.pop("killer", "butcher"))
    cast = str(scene.pop("cast", "anna william marco"))
    where = dict.fromkeys(victims.split(), "R4")
    hand = scene.pop("hand", "")
    story = Scene(killer, cast, phase="main", at="R4", where=where, hand=str(hand), **scene)  # type: ignore[arg-type]
    return story.say("search")
