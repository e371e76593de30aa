"""The automatic Storyteller: keeps the rules, misleads those who may be misled, and helps whoever is behind.

How far the town has come is judged by what has been said in public: if those words already point at the
Demon, evil is in need; if they point away from it, good is. The style moves that judgement a little to one
side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from nightbell.bots.clocktower import borrowed, carousel, company, moons_and_violets, worlds
from nightbell.bots.clocktower.judgements import JUDGEMENTS
from nightbell.bots.clocktower.record import Book, Record, places, thought_through
from nightbell.engine import Answer, Chair, Decision, Event, OneOf, Seat, Some
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import (
    DEMON,
    EVIL,
    GOOD,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    RoleId,
)
from nightbell.games.clocktower.grimoire import NOBODY_YET, Token
from nightbell.games.clocktower.readings import HONEST, NO_ABILITY, NO_RULE, VORTOX
from nightbell.games.clocktower.seen import Grimoire, View

assert borrowed and carousel and company and moons_and_violets, "their judgements declare themselves"

GENTLE: Final = "gentle"
BALANCED: Final = "balanced"
CRUEL: Final = "cruel"
LEANINGS: Final[Mapping[str, float]] = {GENTLE: 0.3, BALANCED: 0.0, CRUEL: -0.3}
"""By how much each style moves its help towards good."""

BEHIND: Final = -0.25
"""From which tide on good needs help."""
TOLL: Final = 0.15
"""What each death at night beyond one a night, and so a day less for the town, is worth to evil."""
COMPANY_OF_EVIL: Final = 0.45
"""What each Minion beyond the first is worth to evil: more who lie, and who may be taken for the Demon."""
FORESIGHT: Final = 0.3
"""By how much a town is further ahead than it looks that will think its last days through, and has time to
look at nearly all of its histories: where there is one Minion."""
EVIL_GUEST: Final = 0.2
LAST_DAYS: Final = 4
AS_IF_DRUNK: Final = 0.3
"""How often what is told in a town without evil is not so, as if somebody had poisoned the listener."""
SHY_HERRINGS: Final = ("saint", "recluse")


class Storyteller:
    def __init__(self, seed: str, style: str = BALANCED) -> None:
        self.rng = Random(seed)
        self.leaning = LEANINGS[style]
        self.record = Record()
        self.book = Book()
        self.watch = False

    def interject(self, chair: Chair[View]) -> tuple[str, Answer] | None:
        """End the game when nothing can change its end."""
        if chair.moment != self.record.read:
            for event in self.hear(chair):
                if event.__class__ is events.Executed or event.__class__ is events.NobodyExecuted:
                    self.watch = True
        if not self.watch:
            return None
        self.watch = False
        view = chair.view
        if isinstance(view, Grimoire) and view.outcome is None and view.certain is not None:
            return "end-early", view.certain
        return None

    def hear(self, chair: Chair[View]) -> list[Event]:
        told = chair.events(self.record.read)
        self.record.read = chair.moment
        for event in told:
            self.record.hear(event)
        return told

    def answer(self, chair: Chair[View], decision: Decision[Answer]) -> Answer:
        if decision.kind == "proceed":
            words = tuple(decision.choice.listed())
            named = isinstance(words[0], tuple) and words[0][0] == "nominate"
            return self.rng.choice(words) if named else words[0]
        if chair.moment != self.record.read:
            self.watch = self.watch or any(e.__class__ is events.Executed for e in self.hear(chair))
        view = chair.view
        assert isinstance(view, Grimoire)
        return Telling(self, view, decision).answer()


class Telling:
    """One decision of the Storyteller, with the Grimoire open."""

    def __init__(self, teller: Storyteller, view: Grimoire, decision: Decision[Answer]) -> None:
        self.rng = teller.rng
        self.teller = teller
        self.view = view
        self.decision = decision
        self.choice = decision.choice
        self.about = dict(decision.about)
        self.tokens = view.tokens
        self.stories = teller.book.stories(view.claims)
        self._tide: float | None = None

    @property
    def tide(self) -> float:
        """Who is ahead: towards 1 if what was said points at the Demon, towards -1 if elsewhere."""
        if self._tide is None:
            self._tide = self._reckon()
        return self._tide

    def _reckon(self) -> float:
        view = self.view
        place = places(view)
        living = [seat for seat in place if view.square[seat].alive]
        demons = [seat for seat in place if self.token(seat).alive and self.kind(seat) == DEMON]
        if not demons:
            return 0.0
        record = self.teller.record
        beliefs = worlds.read(record.facts(view, self.stories), record.town(view, self.stories))
        chances = beliefs.demon()
        seen = sum(chances[place[seat]] for seat in demons) * len(living)
        minions = [seat for seat in living if self.kind(seat) == MINION]
        tide = (seen - 1.0) / (seen + 1.0)
        if len(living) > LAST_DAYS and not minions:
            tide += 0.2
        tide += FORESIGHT * (thought_through(view) and view.counts[2] == 1)
        tide -= TOLL * max(0, self._killed_at_night - (view.night - 1))
        tide -= COMPANY_OF_EVIL * (view.counts[2] - 1)
        return max(-1.0, min(1.0, tide - self.teller.leaning))

    @property
    def _killed_at_night(self) -> int:
        return sum(when % 2 == 0 for when in self.teller.record.falls.values())

    @property
    def helps_good(self) -> bool:
        """Only when good is clearly behind; in doubt evil is helped."""
        return self.tide < BEHIND

    def token(self, seat: Seat) -> Token:
        return self.tokens[seat]

    def kind(self, seat: Seat) -> str:
        role = self.tokens[seat].role
        return ROLES[role].type if role in ROLES else ""

    def is_evil(self, seat: Seat) -> bool:
        return self.tokens[seat].side == EVIL

    @property
    def seats(self) -> list[Seat]:
        return sorted(self.view.circle)

    @property
    def seat(self) -> Seat:
        return Seat(int(str(self.about["seat"])))

    def claimed(self, seat: Seat) -> RoleId:
        told = self.stories.get(seat)
        return told.role if told else NOBODY_YET

    def pick(self, options: Sequence[Answer]) -> Answer:
        return options[int(self.rng.random() * len(options))]

    def answer(self) -> Answer:
        choice = self.choice
        match self.decision.kind:
            case "bluffs" | "mock-bluffs" if isinstance(choice, Some):
                return self.bluffs(choice)
            case "red-herring" if isinstance(choice, OneOf):
                return self._herring(choice.options)
            case "clue" if isinstance(choice, OneOf):
                return self._clue(choice.options)
            case "clue-second" if isinstance(choice, OneOf):
                return self._second(choice.options)
            case "tell" if isinstance(choice, OneOf):
                return self._tell(choice.options)
            case "register" | "register-side" | "register-role":
                return self._register()
            case "mayor" if isinstance(choice, OneOf):
                return self._instead_of_mayor(choice.options)
            case "star-pass" if isinstance(choice, OneOf):
                return self._heir(choice.options)
            case "traveller-side":
                return self._traveller_side()
            case "spy" if isinstance(choice, Some):
                return self._spy(choice)
            case "scapegoat":
                return next(option for option in choice.listed() if option != self.seat)
            case "allow-deed":
                return True
            case "further-deaths":
                return ()
            case "odd-case":
                return next(choice.listed())
            case kind if kind in JUDGEMENTS:
                return JUDGEMENTS[kind](self)
            case _:
                return choice.sample(self.rng)

    # ---- before the first night

    def bluffs(self, choice: Some[Answer]) -> Answer:
        """Two Townsfolk and one Outsider, but not the role that a Drunk believes in."""
        cards = {token.card for token in self.tokens}
        free = [role for role in choice.options if role not in cards] or list(choice.options)
        townsfolk = [role for role in free if ROLES[RoleId(str(role))].type == TOWNSFOLK]
        outsiders = [role for role in free if ROLES[RoleId(str(role))].type == OUTSIDER]
        self.rng.shuffle(townsfolk)
        self.rng.shuffle(outsiders)
        rest = [role for role in choice.options if role not in free]
        wanted = [*townsfolk[:2], *outsiders[:1], *townsfolk[2:], *outsiders[1:], *rest]
        return choice.take(tuple(wanted[: choice.most]))

    def _herring(self, options: tuple[Answer, ...]) -> Answer:
        """A good player other than the Fortune Teller; outsiders who look odd anyway rather not."""
        others = [s for s in options if s != self.about.get("seat")] or list(options)
        plain = [s for s in others if self.token(Seat(int(str(s)))).role not in SHY_HERRINGS]
        return self.pick(plain or others)

    def _traveller_side(self) -> Answer:
        """One who comes alone is good, unless the style is cruel; of two one is evil, of more one or two."""
        travellers = [seat for seat in self.view.circle if self.view.square[seat].traveller is not None]
        coming = max(self.view.visitors, len(travellers) + 1)
        wanted = 1 if coming in (2, 3) else self.rng.choice((1, 2)) if coming > 3 else 0
        if coming == 1 and self.teller.leaning < 0 and self.rng.random() < EVIL_GUEST:
            wanted = 1
        missing = wanted - sum(self.is_evil(seat) for seat in travellers)
        return EVIL if self.rng.random() * (coming - len(travellers)) < missing else GOOD

    # ---- information

    def _clue(self, options: tuple[Answer, ...]) -> Answer:
        """Which role is shown at whom: any truth, or a lie with a role that nobody has."""
        clues = [option for option in options if isinstance(option, tuple) and len(option) == 3]
        if not clues:
            return self.pick(options)
        honest = [clue for clue in clues if self.true_clue(clue)]
        if honest and not self._misleads():
            return self.pick(honest)
        accusing = ROLES[RoleId(str(clues[0][1]))].type == MINION
        lies = [clue for clue in clues if not self.true_clue(clue)]
        harmful = [clue for clue in lies if self.is_evil(Seat(int(str(clue[2])))) != accusing]
        held = {token.card for token in self.tokens}
        unseen = [clue for clue in harmful if clue[1] not in held]
        return self.pick(unseen or harmful or lies or clues)

    def true_clue(self, clue: tuple[Answer, ...]) -> bool:
        return self.token(Seat(int(str(clue[2])))).role == clue[1]

    def _second(self, options: tuple[Answer, ...]) -> Answer:
        """Beside one who is accused stands a good player; beside one who is vouched for anybody may."""
        accusing = ROLES[RoleId(str(self.about["named_role"]))].type == MINION
        if accusing:
            good = [s for s in options if not self.is_evil(Seat(int(str(s))))]
            return self.pick(good or options)
        return self.pick(options)

    def _tell(self, options: tuple[Answer, ...]) -> Answer:
        """The lie that hurts most, or the truth where good needs it."""
        true = self.about.get("truth")
        if (mask := self._mask(options)) is not None and not self.helps_good:
            return mask
        if true in options and not self._misleads():
            return true
        lies = [option for option in options if option != true]
        if not lies:
            return self.pick(options)
        first = lies[0]
        if isinstance(first, bool):
            return first
        if isinstance(first, int):
            return self._false_number([int(str(n)) for n in lies], int(str(true)))
        target = self.about.get("about_seat")
        if isinstance(target, int) and isinstance(first, str) and first in ROLES:
            return self._false_role([RoleId(str(role)) for role in lies], Seat(target))
        return self.pick(lies)

    def _mask(self, options: tuple[Answer, ...]) -> RoleId | None:
        """The role that an evil player claims, where that player's role is asked for."""
        target = self.about.get("about_seat")
        if not isinstance(target, int) or not self.is_evil(Seat(target)):
            return None
        claimed = self.claimed(Seat(target))
        return claimed if claimed in options else None

    def _false_number(self, lies: list[int], true: int) -> int:
        """Near the truth, and on its other side: none where there is evil, one where there is none."""
        return min(lies, key=lambda number: (number > 0) == (true > 0)) if true > 0 else min(lies)

    def _false_role(self, lies: list[RoleId], target: Seat) -> RoleId:
        """What an evil player claims to be; for a good one something evil."""
        if self.is_evil(target):
            masks = [role for role in lies if role in self.view.bluffs]
            return masks[int(self.rng.random() * len(masks))] if masks else self._good_role(lies)
        evil = [role for role in lies if ROLES[role].type == MINION]
        return evil[int(self.rng.random() * len(evil))] if evil else self._good_role(lies)

    def _good_role(self, lies: list[RoleId]) -> RoleId:
        good = [role for role in lies if ROLES[role].type in (TOWNSFOLK, OUTSIDER)] or lies
        return good[int(self.rng.random() * len(good))]

    def _misleads(self) -> bool:
        """Whether to lie here. To the drunk and the poisoned nearly always; with one who may pass for another
        only now and then, and the more often the better good is doing.
        """
        why = self.about.get("why")
        if why == HONEST:
            return False
        if why in (NO_ABILITY, VORTOX):
            return not self.helps_good
        if why == NO_RULE:
            return self.rng.random() < AS_IF_DRUNK
        return self.rng.random() < 0.2 + 0.5 * self.tide

    @property
    def real(self) -> bool:
        """Whether somebody truly is what is looked for."""
        if self.decision.kind == "register-role":
            return self.token(self.seat).role == self.about.get("named_role")
        if self.decision.kind == "register-side":
            return self.is_evil(self.seat) == (self.about.get("side") == EVIL)
        return self.kind(self.seat) == self.about.get("type")

    def _register(self) -> bool:
        """Whether somebody counts as what is looked for: the truth, unless the lie keeps the balance."""
        return self.real != self._misleads()

    def _spy(self, choice: Some[Answer]) -> Answer:
        """What an impaired Spy sees wrong: two good players changed over."""
        good = [s for s in choice.options if not self.is_evil(Seat(int(str(s))))]
        if len(good) < 2 or not self.helps_good:
            return choice.take(())
        return choice.take(tuple(self.rng.sample(good, 2)))

    # ---- deaths and heirs

    def _instead_of_mayor(self, options: tuple[Answer, ...]) -> Answer:
        """Another of the town, rarely a Minion to help good, never somebody whose death would end it all."""
        mayor, view = self.seat, self.view
        if not self.lively:
            return mayor
        living = [s for s in map(self._as_seat, options) if self.token(s).alive and s != mayor]
        others = [s for s in living if self.kind(s) != DEMON]
        if sum(self.token(s).alive for s in self.seats) <= LAST_DAYS - 1 or not others:
            return mayor
        minions = [s for s in others if self.kind(s) == MINION]
        if self.helps_good:
            return minions[0] if minions else mayor
        townsfolk = [s for s in others if not self.is_evil(s) and view.square[s].traveller is None]
        ravens = [s for s in townsfolk if self.token(s).role == "ravenkeeper"]
        return self.pick(ravens or townsfolk or [mayor])

    @property
    def lively(self) -> bool:
        """Whether nights still bring deaths; a game that stands still needs no further rescue."""
        last = 2 * self.view.night - 2
        return self.view.night < LAST_DAYS or any(when >= last for when in self.teller.record.falls.values())

    @staticmethod
    def _as_seat(option: Answer) -> Seat:
        return Seat(int(str(option)))

    def _heir(self, options: tuple[Answer, ...]) -> Answer:
        """A Minion inherits, never somebody who only passes for one."""
        minions = [s for s in options if s is not None and self.kind(self._as_seat(s)) == MINION]
        return self.pick(minions or options)
