"""Little stories in a town whose players are called by their roles.

    town = scenario("imp poisoner monk empath virgin slayer saint")
    town.night()                                      # the first night
    town.day()                                        # nobody is executed
    town.night(monk="empath", imp="empath", poisoner="saint")
    assert town.deaths == []

A word of the cast is a role; `drunk=monk` holds the Monk's token, `thief:evil` is evil, `dead:chef` cannot be
said (kill them first, with `town.word("slay", "chef")`). Where a cast has a role twice, the second is called
`imp2`. Every question that a story does not answer must have one obvious answer, or the story fails.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from nightbell.engine import Answer, Decision, Event, OneOf, Refusal, Seat, Some, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import ROLES, Ability, RoleId, Side, dealt
from nightbell.games.clocktower.grimoire import Mark, Token
from nightbell.games.clocktower.seen import Grimoire, PlayerView, View
from nightbell.games.clocktower.suffrage import may_nominate
from nightbell.games.clocktower.town import DAY, NIGHT, Town

Plan: TypeAlias = "Answer | list[str] | Callable[[Decision[Answer]], Answer]"
MOST = 5_000


def scenario(cast: str, script: str = "", **options: object) -> Story:
    """A town with exactly these players, clockwise, before the first night; every role is on the sheet."""
    return Story(cast.split(), script, options)


class Story:
    def __init__(self, cast: Sequence[str], script: str, options: dict[str, object]) -> None:
        sheet = {"script": script} if script else {"sheet": dealt()}
        seating = {**sheet, "seating": tuple(cast), "by_the_table": False}
        self.table: Table[Town, View] = Table(RULES, seating | options, seed=1)
        self.names: list[str] = []
        for entry in cast:
            role = entry.partition(":")[0].partition("=")[0]
            name = role
            if name in self.names:
                name = f"{role}{1 + sum(each.startswith(role) for each in self.names)}"
            self.names.append(name)
        self.plans: dict[str, Plan] = {}
        self.used: set[str] = set()
        self.asked: list[Decision[Answer]] = []
        """Every question of the last step, in order."""

    # ---- names

    @property
    def town(self) -> Town:
        return self.table.state

    def seat(self, name: str | int) -> Seat:
        return Seat(name) if isinstance(name, int) else Seat(self.names.index(name))

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def join(self, name: str) -> Seat:
        """Give a latecomer's chair a name."""
        self.names.append(name)
        return self.seat(name)

    def in_turn(self, *names: str | None) -> Callable[[Decision[Answer]], Answer]:
        """A plan for one who is asked several times: these players, one after the other."""
        left = list(names)
        return lambda _: None if (name := left.pop(0)) is None else self.seat(name)

    def naming(self, role: str, target: str) -> Answer:
        """The last words of one who has died: to name somebody, as the owner of a role."""
        return ("name", role, self.seat(target))

    # ---- what is so

    def token(self, name: str) -> Token:
        return self.town.grimoire[self.seat(name)]

    def role(self, name: str) -> str:
        return self.token(name).role

    def side(self, name: str) -> str:
        return self.token(name).side

    def alive(self, name: str) -> bool:
        return self.town.living(self.seat(name))

    def poisoned(self, name: str) -> bool:
        return self.town.is_poisoned(self.seat(name))

    def drunk(self, name: str) -> bool:
        return self.town.is_drunk(self.seat(name))

    def works(self, name: str, role: str = "") -> bool:
        return self.town.works(Ability(self.seat(name), RoleId(role or self.role(name))))

    def votes(self, name: str) -> int:
        """Vote tokens on the life token."""
        return self.town.square[self.seat(name)].votes

    def marks(self, name: str) -> list[str]:
        """Reminders beside a token, whether in force or asleep."""
        return [mark.reminder for mark in self.town.marks if mark.on == self.seat(name)]

    def mark(self, name: str, id: str) -> Mark | None:
        seat = self.seat(name)
        return next((mark for mark in self.town.marks if mark.on == seat and mark.reminder == id), None)

    @property
    def deaths(self) -> list[str]:
        """Who died in the last night, as announced."""
        return [self.name(seat) for seat in self.town.died_tonight]

    @property
    def outcome(self) -> str | None:
        return self.table.outcome

    @property
    def condemned(self) -> str | None:
        return None if self.town.condemned is None else self.name(self.town.condemned)

    @property
    def living(self) -> int:
        return self.town.living_count()

    def notes(self, name: str) -> list[Any]:
        """Everything that a player was ever shown, in order."""
        return [note.learned for note in self.town.notes[self.seat(name)]]

    def learned(self, name: str, night: int | None = None) -> list[Any]:
        """What a player learnt in a night (the last one), without own choices."""
        wanted = self.town.night if night is None else night
        hidden = ("TargetChosen", "RoleNamed", "Dealt")
        return [
            note.learned
            for note in self.town.notes[self.seat(name)]
            if note.night == wanted and type(note.learned).__name__ not in hidden
        ]

    def was_told(self, name: str, kind: type[Event], *fields: object) -> bool:
        """Whether a player was ever shown just this; the player's own seat goes without saying."""
        return (kind.__name__, *fields) in [plain(note) for note in self.notes(name)]

    def number(self, name: str, night: int | None = None) -> int | None:
        """The number that a player was shown in a night."""
        return next((e.number for e in self.learned(name, night) if hasattr(e, "number")), None)

    def shown(self, name: str, night: int | None = None) -> str | None:
        """The role that a player was shown in a night."""
        return next((e.shown for e in self.learned(name, night) if hasattr(e, "shown")), None)

    def view(self, name: str) -> PlayerView:
        seen = self.table.view(self.seat(name))
        assert isinstance(seen, PlayerView)
        return seen

    @property
    def grimoire(self) -> Grimoire:
        seen = self.table.view(self.town.storyteller)
        assert isinstance(seen, Grimoire)
        return seen

    def heard(self, name: str | None = None, since: int = 0) -> list[Event]:
        """What a player, or everybody, has been told."""
        viewer = Seat(-1) if name is None else self.seat(name)
        return self.table.events(viewer, since)

    def said(self, kind: type[Event]) -> list[Event]:
        """Announcements of one kind."""
        return [event for event in self.heard() if isinstance(event, kind)]

    def announced(self, kind: type[Event]) -> list[tuple[object, ...]]:
        """Announcements of one kind, each as its fields."""
        return [msgspec.structs.astuple(event) for event in self.said(kind)]

    @property
    def winners(self) -> list[str]:
        """Who has won, by chair."""
        return [self.name(seat) for seat in winners(self.town, Side(str(self.outcome)))]

    def questions(self, kind: str, role: str = "") -> list[Decision[Answer]]:
        """What the last step asked, of one kind and, if so said, about one role's ability."""
        return [
            decision
            for decision in self.asked
            if decision.kind == kind and (not role or dict(decision.about).get("role") == role)
        ]

    def options(self, kind: str, role: str = "") -> list[Any]:
        """The legal answers of the one question of this kind that the last step asked."""
        (decision,) = self.questions(kind, role)
        return list(decision.choice.listed())

    def why(self, kind: str, role: str = "") -> Answer:
        """The reason that the Storyteller was shown."""
        (decision,) = self.questions(kind, role)
        return dict(decision.about)["why"]

    def woken(self, name: str) -> bool:
        """Whether a player was woken in the last night for an ability."""
        return self.seat(name) in self.town.woken

    # ---- what happens

    def night(self, **plans: Plan) -> Story:
        """A whole night, up to the discussion. Plans are named by role (a choice) or by question.

        Setting up belongs to the first night.
        """
        self._begin(plans)
        while self.outcome is None and (self.town.phase != DAY or not self._night_is_over()):
            self._step()
        return self._end()

    def _night_is_over(self) -> bool:
        return self.town.phase == DAY and "proceed" in {each.kind for each in self.table.open.values()}

    def until(self, kind: str, **plans: Plan) -> Story:
        """Go on until such a question is open."""
        self._begin(plans)
        while not self.is_asked(kind):
            self._step()
        return self._end()

    def is_asked(self, kind: str) -> bool:
        return kind in {decision.kind for decision in self.table.open.values()}

    def open_nominations(self) -> Story:
        if self.town.stage == "discussion":
            self.proceed("open")
        return self

    def proceed(self, verb: str, **plans: Plan) -> Story:
        """The Storyteller moves the day on: open, last-call, remind, close, night."""
        self._begin(plans)
        self.table.answer(self.town.storyteller, (verb,))
        self._settle()
        return self._end()

    def do(self, name: str, verb: str, target: str | int | None = None, **plans: Plan) -> Story:
        """A player takes the floor. Votes that follow are planned with `votes`."""
        self._begin(plans)
        named = target if target is None or verb == "call-on" else self.seat(target)
        deed: Answer = (verb,) if named is None else (verb, named)
        self.table.answer(self.seat(name), deed)
        self._settle()
        return self._end()

    def nominate(self, nominator: str, nominee: str, votes: str = "", **plans: Plan) -> Story:
        """A nomination and its vote; `votes` names whose hands are up."""
        self.open_nominations()
        return self.do(nominator, "nominate", nominee, votes=votes.split(), **plans)

    def shoot(self, name: str, target: str, **plans: Plan) -> Story:
        return self.do(name, "shoot", target, **plans)

    def exile(self, name: str, traveller: str, support: str = "", **plans: Plan) -> Story:
        return self.do(name, "exile", traveller, votes=support.split(), **plans)

    def close(self, **plans: Plan) -> Story:
        """Close the nominations: the condemned is executed."""
        self.open_nominations()
        return self.proceed("close", **plans)

    def day(self, execute: str | None = None, **plans: Plan) -> Story:
        """A whole day with one execution, or none: somebody living nominates, and everybody living votes."""
        if execute is not None:
            self.nominate(self._nominator(execute), execute, " ".join(self._majority()), **plans)
            plans = {}
        if self.outcome is None and self.town.stage != "closing":
            self.close(**plans)
            plans = {}
        return self.dusk(**plans)

    def hang(self, name: str, **plans: Plan) -> Story:
        """A whole day on which somebody is executed. The plans are for what comes of the death."""
        return self.day_of(name, **plans).dusk()

    def day_of(self, name: str, **plans: Plan) -> Story:
        """The same, as far as the execution."""
        self.nominate(self._nominator(name), name, " ".join(self._majority()))
        return self.close(**plans)

    def dusk(self, **plans: Plan) -> Story:
        if self.outcome is None and self.town.phase == DAY and self.town.stage == "closing":
            self.proceed("night", **plans)
        return self

    def _nominator(self, nominee: str) -> str:
        able = [self.name(seat) for seat in self.town.alive() if may_nominate(self.town, seat)]
        quiet = [name for name in able if not (self.role(nominee) == "virgin" and self._townsfolk(name))]
        return next(name for name in (quiet or able) if name != nominee or len(able) == 1)

    def _townsfolk(self, name: str) -> bool:
        return ROLES[RoleId(self.role(name))].type == "townsfolk"

    def _majority(self) -> list[str]:
        return [self.name(seat) for seat in self.town.alive() if self.town.grimoire[seat].card != "butler"]

    # ---- standing decisions

    def word(self, verb: str, name: str, what: str | None = None, **plans: Plan) -> Story:
        """The Storyteller's word."""
        said = (verb, self.seat(name)) if what is None else (verb, self.seat(name), what)
        return self.standing("storyteller", "word", said, **plans)

    def standing(self, name: str, kind: str, answer: Answer, **plans: Plan) -> Story:
        self._begin(plans)
        seat = self.town.storyteller if name == "storyteller" else self.seat(name)
        self.table.answer(seat, answer, kind)
        while any(frame.interrupted for frame in self.table.stack):
            self._step()
        return self._end()

    def refused(self, act: Callable[[], object]) -> Refusal:
        """The refusal that an act meets; nothing has changed by it."""
        before = self.table.digest()
        try:
            act()
        except Refusal as refusal:
            assert self.table.digest() == before
            return refusal
        raise AssertionError("nothing was refused")

    # ---- answering

    def _begin(self, plans: dict[str, Plan]) -> None:
        self.plans, self.used, self.asked = dict(plans), set(), []

    def _end(self) -> Story:
        left = set(self.plans) - self.used - {"votes"}
        assert not left, f"nobody asked for {', '.join(sorted(left))}"
        return self

    def _settle(self) -> None:
        """Answer what follows from an act, until the town or the night waits again."""
        while self.outcome is None and not {"proceed", "floor"} & {d.kind for d in self.table.open.values()}:
            if self.town.phase == NIGHT:
                break
            self._step()

    def _step(self) -> None:
        decision = next(iter(self.table.open.values()))
        self.asked.append(decision)
        self.table.answer(decision.seat, self._answer(decision))

    def _answer(self, decision: Decision[Answer]) -> Answer:
        who = "" if decision.seat == self.town.storyteller else self.name(decision.seat)
        about = dict(decision.about)
        keys = [decision.kind.replace("-", "_")]
        if decision.kind in (
            "choose",
            "choose-two",
            "may-choose",
            "philosopher",
            "gunslinger",
            "traveller-role",
            "barber-pair",
        ):
            keys.append(who)
        if decision.kind in ("tell", "clue", "clue-second", "either"):
            keys.insert(0, f"{decision.kind.replace('-', '_')}_{about['role']}")
        for key in keys:
            if key in self.plans:
                self.used.add(key)
                return self._take(decision, self.plans[key])
        if decision.kind in ("vote", "support-exile"):
            return self._hand(decision, who)
        if decision.kind == "volunteer":
            self.used.add("willing")
            return who in str(self.plans.get("willing", "")).split()
        return self._obvious(decision)

    def _hand(self, decision: Decision[Answer], who: str) -> Answer:
        hands = self.plans.get("votes", [])
        return isinstance(hands, list) and who in hands

    def _take(self, decision: Decision[Answer], plan: Plan) -> Answer:
        """A planned answer, with names turned into seats."""
        if callable(plan):
            return plan(decision)
        choice = decision.choice
        if isinstance(plan, list):
            return tuple(self._one(choice, part) for part in plan)
        if isinstance(choice, Some) and isinstance(plan, str):
            return tuple(sorted((self._one(choice, part) for part in plan.split()), key=str))
        if isinstance(plan, str) and decision.kind == "clue":
            role, _, at = plan.partition("@")
            return ("clue", role, self.seat(at)) if at else ("no-clue",)
        if isinstance(plan, str) and decision.kind in ("philosopher",) and plan == "wait":
            return None
        return self._one(choice, plan)

    def _one(self, choice: object, part: Answer) -> Answer:
        noun = choice.noun if isinstance(choice, OneOf | Some) else "word"
        return self.seat(part) if noun == "seat" and isinstance(part, str) else part

    def _obvious(self, decision: Decision[Answer]) -> Answer:
        """What anybody would expect where a story says nothing, if there is such an answer."""
        about, choice, town = dict(decision.about), decision.choice, self.town
        match decision.kind:
            case "tell":
                listed = list(choice.listed())
                return about["truth"] if about["truth"] in listed else listed[0]
            case (
                "clue" | "clue-second" | "red-herring" | "bluffs" | "mock-minions" | "mock-bluffs" | "either"
            ):
                return next(choice.listed())
            case "grandchild" | "rot" | "twin" | "fact" | "apprentice":
                return next(choice.listed())
            case "may-choose" | "regurgitate" | "last-words" | "judge":
                return None
            case "compare" | "harlot" | "both-die" | "deviant":
                return False
            case "pacifist":
                return True
            case "sailor-mate":
                return about["seat"]
            case "register-role":
                return town.grimoire[int(str(about["seat"]))].role == about["named_role"]
            case "gamble":
                return town.grimoire[int(str(about["seat"]))].role
            case "register" | "register-side":
                return self._truly(decision.kind, about)
            case "dawn" | "ferryman-crossing" | "toymaker" | "wear-hat" | "bigwig-plea":
                return True
            case "gardener" | "knaves-swap":
                return False
            case "bigwig" | "duchess-number" | "godofug-hat":
                return next(choice.listed())
            case "angel-blame":
                return None
            case "of-volunteers" if isinstance(choice, Some):
                return choice.options[: choice.most]
            case "odd-case":
                return next(choice.listed())
            case "by-hand":
                return ("hand-done",)
            case "spy" | "further-deaths":
                return ()
            case "barber" | "gossip" | "politician":
                return False
            case "discretion":
                return True
            case "mayor" | "scapegoat" | "star-pass":
                target = about["seat"]
                if decision.kind == "star-pass":
                    return next(choice.listed())
                return target
            case "butler":
                return next(choice.listed())
            case "choose":
                return self._idle(decision, str(about["role"]), town)
            case "choose-two":
                return next(choice.listed())
            case "pit-hag":
                return town.grimoire[int(str(about["seat"]))].role
        if decision.seat != town.storyteller and None in choice.listed():
            return None
        raise AssertionError(f"the story must answer {decision.kind} {about}: {list(choice.listed())[:9]}")

    def _truly(self, kind: str, about: dict[str, Answer]) -> bool:
        seat = Seat(int(str(about["seat"])))
        if kind == "register":
            return self.town.type_at(seat) == about["type"]
        return self.town.grimoire[seat].side == about["side"]

    def _idle(self, decision: Decision[Answer], role: str, town: Town) -> Answer:
        """A choice of which nothing comes: a Demon attacks the dead, or, while nobody is, must be planned."""
        options = list(decision.choice.listed())
        dead = [seat for seat in options if not town.living(Seat(int(str(seat))))]
        if role in ("leviathan", "riot"):
            return options[0]
        if ROLES[RoleId(role)].type == "demon" and role != "pukka":
            if not dead:
                raise AssertionError(f"the story must say whom the {role} attacks")
            return dead[0]
        if role in ("poisoner", "pithag", "witch", "sailor", "snakecharmer", "pukka"):
            return decision.seat
        return options[0]


def plain(event: Event) -> tuple[object, ...]:
    """An event as its name and its fields, without the seat that it is about."""
    return (type(event).__name__, *msgspec.structs.astuple(event)[1:])


def winners(town: Town, side: Side) -> tuple[Seat, ...]:
    """All players of the side, alive or dead."""
    return tuple(seat for seat in sorted(town.circle) if town.grimoire[seat].side == side)
