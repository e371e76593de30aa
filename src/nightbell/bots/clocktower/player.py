"""A player of the town who thinks: good ones look for the Demon, evil ones for somebody else to hang.

Everything is worked out from what the chair perceives, each time anew, so that a player who takes over a
chair in the middle of a game knows what the one before knew.
"""

from __future__ import annotations

from collections import Counter
from operator import attrgetter
from random import Random

from nightbell.bots.clocktower import worlds
from nightbell.bots.clocktower.claims import (
    EASY_TO_CLAIM,
    FIRST_NIGHT_ONLY,
    LATEST_DAY,
    REVEALED_ON,
    Scene,
    acted,
    hearsay,
    made_up,
    night_of,
    truth,
)
from nightbell.bots.clocktower.purposes import purpose_of, to_ask
from nightbell.bots.clocktower.record import (
    HUNGRY,
    SILENT,
    VORTOX,
    ZOMBUUL,
    Book,
    Facts,
    Record,
    Story,
    places,
)
from nightbell.bots.clocktower.temper import Temper
from nightbell.bots.clocktower.worlds import Beliefs
from nightbell.engine import Answer, Chair, Decision, Event, OneOf, Seat, Some
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import (
    COMPANY,
    DEMON,
    EVIL,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    RoleId,
)
from nightbell.games.clocktower.readings import Said
from nightbell.games.clocktower.seen import PlayerView, View
from nightbell.games.clocktower.town import NOBODY_YET, NOMINATIONS

DANGEROUS = (
    "fortuneteller",
    "empath",
    "undertaker",
    "investigator",
    "virgin",
    "slayer",
    "monk",
    "washerwoman",
    "chef",
    "librarian",
)
"""Whom the evil side would rather see dead or poisoned, the worst first."""
VIRGIN = RoleId("virgin")
BUTLER = RoleId("butler")
EVIL_TWIN = RoleId("eviltwin")
_role = attrgetter("role")
STILL_LEARNING = ("fortuneteller", "empath", "undertaker", "monk")
LOOSENS_TONGUES = frozenset((events.DayBreaks, events.NominationsOpen, events.VoteCounted))
STILLS_TONGUES = frozenset((events.NominationMade, events.NightFalls))
LAST_DAY = 3
DAY_BEFORE = 4
SUSPICION = 1.1
"""How much likelier than an average player the Demon must seem to be worth a vote."""
GIVES_UP = 0.5
"""How often an evil player joins in when the town suspects a Minion."""
HANDS_OUT = 0.45
"""How often the first whisper of a Demon goes to a Minion who has no role to claim yet."""
SUSPICION_AT_LEISURE = 3.0
"""The same where an even number lives: a day without an execution then costs no execution later."""
STEADY = 1.3
"""How much worse than the one about to die somebody must look for hands to go up again: a tie spares both."""
STEADFAST = 4.0
"""The same where a day without an execution may be a Vortox's victory."""
GUESSES = 3
"""How many roles a Juggler names on the first day."""
EVERY_DAY = 0.97
"""What part of the worst suspicion is enough there: somebody hangs anyway, so nobody but the worst."""
HASTE = 0.6
"""What part of the worst suspicion is enough for a hand where somebody has to hang; with every nomination of
the day less is, for whoever is nominated comes out with a story and looks better."""
SPARES_SUSPECTS = 6.0
"""How much a Demon likes to leave to the town those whom it suspects."""
ROPE = 0.22
"""From which suspicion on an Imp hands its role on to a Minion who looks better."""
VOICES = 2
"""After so many have said what they think of somebody, it is not said again on the same day."""
SMALL_TALK = frozenset(("ask", "believe", "disbelieve"))
OPINIONATED = frozenset(("blame", "agree", "doubt", "retract", "promise"))
CHATTY = 0.6
"""From this loudness on somebody also says whom they believe, and asks those who have said nothing."""
PATIENCE = 6
"""After so many days a night without a death is no longer a reason to wait for another."""


def stirs(event: Event, seat: Seat) -> bool:
    """Whether there may be something to answer: a question to oneself, or an accusation that all hear."""
    if not isinstance(event, events.Claimed):
        return False
    return ("ask", seat) in event.said or any(said[0] == "blame" for said in event.said)


def points_at(said: Said, seat: Seat) -> bool:
    """Whether what somebody learned speaks against a player."""
    match said:
        case ("yes", _, one, other, True) | ("two", _, one, other):
            return seat in (one, other)
        case ("pair", str(role), one, other):
            return seat in (one, other) and ROLES[RoleId(role)].type in (MINION, DEMON)
        case ("saw", _, whom, str(role)):
            return seat == whom and ROLES[RoleId(role)].type in (MINION, DEMON)
        case ("side", whom, shown):
            return seat == whom and shown == EVIL
        case _:
            return False


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
        said = Thought(self, view).to_say()
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
            if kind in LOOSENS_TONGUES or stirs(event, chair.seat):
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
            answer = Thought(self, view).answer(decision)
            if answer is not None or None in decision.choice.listed():
                return answer
        return decision.choice.sample(self.rng)


class Thought:
    """One player at one moment."""

    def __init__(self, player: Townsperson, view: PlayerView) -> None:
        self.rng = player.rng
        self.player = player
        self.record = player.record
        self.view = view
        self.me = view.viewer
        self.place = places(view)
        self.seats = list(self.place)
        player.book = player.book or Book(self.me)
        self.stories = player.book.stories(view.claims)
        self.evil = view.card_side == EVIL
        self.living = [seat for seat in view.circle if view.square[seat].alive]
        self.alive = view.square[self.me].alive

    # ---- what I know

    def told_to_me(self) -> tuple[frozenset[Seat], Seat | None, tuple[RoleId, ...]]:
        """The evil team as far as I know it, the Demon, and the roles that are safe to claim."""
        team = {self.me}
        demon: Seat | None = None
        bluffs: tuple[RoleId, ...] = ()
        if ROLES[self.view.card].type == DEMON:
            demon = self.me
        for note in self.view.notes:
            match note.learned:
                case events.LearnsDemon(_, demons):
                    team.update(demons)
                    demon = demons[0] if demons and demon != self.me else demon
                case events.LearnsMinions(_, minions):
                    team.update(minions)
                case events.LearnsBluffs(_, roles):
                    bluffs = roles
                case events.SeesGrimoire(_, tokens):
                    team.update(token.seat for token in tokens if token.side == EVIL)
                    for token in tokens:
                        if token.alive and ROLES[token.role].type == DEMON:
                            demon = token.seat
                    held = {token.role for token in tokens}
                    bluffs = tuple(
                        role
                        for role in self.view.sheet
                        if role not in held and ROLES[role].type in (TOWNSFOLK, OUTSIDER)
                    )
        if demon is not None and demon not in self.living and ZOMBUUL not in self.view.sheet:
            demon = self._heir(team)
        return frozenset(team), demon, bluffs

    def _heir(self, team: set[Seat]) -> Seat | None:
        """The game goes on without the Demon that was: somebody of the team has taken over, somebody else if
        it was not oneself."""
        heirs = [seat for seat in self.living if seat in team and seat != self.me]
        return heirs[0] if len(heirs) == 1 else None

    def facts(self, mine: Story | None) -> Facts:
        told = self.stories if mine is None else {**self.stories, self.me: mine}
        return self.record.facts(self.view, told)

    def _secrets(self) -> bool:
        """Whether this player has learned something that the town has not been told."""
        public, mine = self.stories.get(self.me, SILENT).told, self.my_truth()
        return bool(mine.heard) or any(said not in public for said in mine.told)

    def my_truth(self) -> Story:
        notes = self.view.notes
        told = truth(notes, self.view.sheet, self.record.falls.get(self.me, 0))
        guessed = self.stories.get(self.me, SILENT).guessed
        return Story(self.view.card, told, guessed, hearsay(notes))

    @property
    def beliefs(self) -> Beliefs:
        """A good player's own; an evil one looks at the town with the eyes of a stranger."""
        view, player = self.view, self.player
        tests = len(self.record.nominations) if VIRGIN in map(_role, self.stories.values()) else 0
        now = self.record.version, len(view.claims), len(view.notes), tuple(self.place), tests
        if player.thought is None or player.thought[0] != now:
            hidden = self.evil or self.me not in self.place or not self._secrets()
            town = self.record.town(view, player.square.stories(view.claims))
            player.thought = now, worlds.read(self.facts(None if hidden else self.my_truth()), town)
        return player.thought[1]

    def demon_chances(self) -> dict[Seat, float]:
        chances = self.beliefs.demon(self.place.get(self.me, -1) if not self.evil else -1)
        return {seat: chances[place] for seat, place in self.place.items()}

    def evil_chances(self) -> dict[Seat, float]:
        chances = self.beliefs.evil(self.place.get(self.me, -1) if not self.evil else -1)
        return {seat: chances[place] for seat, place in self.place.items()}

    def role_of(self, seat: Seat) -> RoleId:
        """What somebody claims to be."""
        return self.stories.get(seat, SILENT).role

    def claims_townsfolk(self, seat: Seat) -> bool:
        role = self.role_of(seat)
        return role in ROLES and ROLES[role].type == TOWNSFOLK

    # ---- talk

    def to_say(self) -> tuple[str, Answer] | None:
        view = self.view
        mine = [claim.said for claim in view.claims if claim.seat == self.me and claim.to is None]
        if self.me not in self.place:
            return None
        if self.player.called_on != view.night and (matter := to_ask(self)) is not None:
            self.player.called_on = view.night
            return matter
        questioned = self._asked(None) and not self._answered()
        if not questioned and (aside := self._aside()) is not None:
            other, said = aside
            return ("confide", said) if view.aside == other else ("whisper", other)
        if (guess := self._juggle(mine)) is not None:
            return "claim", guess
        for said in self._lies(mine) if self.evil else self._truths(mine):
            if said not in mine:
                return "claim", said
        if questioned:
            return "claim", ("later",)
        if view.night > 1:
            opinion = self._opinion() if view.stage == NOMINATIONS else self._small_talk()
            if opinion is not None and opinion not in mine:
                return "claim", opinion
        return None

    def _juggle(self, mine: list[Said]) -> Said | None:
        """A Juggler, true or feigned, guesses on the first day: what others claim, or who is the Demon."""
        view = self.view
        role = self._cover() if self.evil else view.card
        if role != "juggler" or view.night != 1 or view.stage != NOMINATIONS or not self.alive:
            return None
        guessed = [said for said in mine if said[0] == "think"]
        if len(guessed) >= GUESSES:
            return None
        luck = self.player.temper.today(1, f"juggle {len(guessed)}")
        others = [s for s in self.seats if s != self.me and all(said[1] != s for said in guessed)]
        if not others:
            return None
        seat = luck.choice([s for s in others if self.role_of(s) != NOBODY_YET] or others)
        demons = [each for each in view.sheet if ROLES[each].type == DEMON]
        named = self.role_of(seat)
        return "think", seat, named if named != NOBODY_YET else luck.choice(demons)

    def _small_talk(self) -> Said | None:
        """Once a day, before nominations: what the louder say of what others told, or did not tell."""
        view, said_today = self.view, self._said_today()
        if self.player.temper.loud < CHATTY or any(said[0] in SMALL_TALK for said in said_today):
            return None
        today = [c.said for c in view.claims if c.to is None and c.day == view.night]
        luck = self.player.temper.today(view.night, "small talk")
        others = [seat for seat in self.seats if seat != self.me and seat in self.living]
        silent = [seat for seat in others if self.role_of(seat) == NOBODY_YET and ("ask", seat) not in today]
        spoken = [c.seat for c in view.claims if c.to is None and c.day == view.night and c.said[0] == "am"]
        if silent and luck.random() < 0.6:
            return "ask", luck.choice(silent)
        evils, average = self.evil_chances(), (self.view.counts[2] + 1) / len(self.seats)
        for seat in (seat for seat in spoken if seat in others):
            clash = any(s != seat and self.role_of(s) == self.role_of(seat) for s in self.seats)
            if clash or evils[seat] > 1.8 * average:
                return self._unless_said(today, ("disbelieve", seat))
            if evils[seat] < 0.5 * average:
                return self._unless_said(today, ("believe", seat))
        return None

    def _aside(self) -> tuple[Seat, Said] | None:
        """A word in private: an answer; on the first day a role for a Minion to claim, or one's own."""
        view = self.view
        if view.aside is not None and self._asked(view.aside):
            told = [claim.said for claim in view.claims if claim.seat == self.me and claim.to == view.aside]
            role = self._cover() if self.evil else view.card
            answer: Said = ("am", role) if self._out_with_it(role, True) else ("later",)
            if answer not in told:
                return view.aside, answer
        if not self.alive:
            return None
        temper, day = self.player.temper, view.night
        told_today = {claim.to for claim in view.claims if claim.seat == self.me and claim.day == day}
        met = {other for one, other in self.record.asides if one == self.me}
        for other in self._company(temper)[: temper.whispers(day)]:
            if other not in told_today and (other not in met or view.aside == other):
                return other, self._in_private(other)
        return None

    def _company(self, temper: Temper) -> list[Seat]:
        """Whom to go apart with today. A Demon that means to hand out bluffs meets a Minion now and then."""
        view = self.view
        living = [seat for seat in view.circle if seat == self.me or seat in self.living]
        company = [seat for seat in temper.company(view.night, self.me, living) if self._within_reach(seat)]
        if not self.evil:
            return company
        team = self.told_to_me()[0]
        strangers = [seat for seat in company if seat not in team]
        if ROLES[view.card].type == DEMON and self._to_hand_out():
            unarmed = [seat for seat in company if seat in team and not self._armed(seat)]
            if unarmed and temper.today(view.night, "hand out").random() < HANDS_OUT:
                return [unarmed[0], *strangers]
        return strangers

    def _within_reach(self, other: Seat) -> bool:
        """Whether one may go apart with somebody: where all stay seated, only with a neighbour."""
        circle, travelling = self.view.circle, [life.traveller for life in self.view.square if life.alive]
        if not any(role is not None and ROLES[role].keeps_seated for role in travelling):
            return True
        away = abs(circle.index(other) - circle.index(self.me))
        return away in (1, len(circle) - 1)

    def _in_private(self, other: Seat) -> Said:
        """A role for a Minion to claim; who one is, if that will be said soon anyway; or a question."""
        if self.evil and ROLES[self.view.card].type == DEMON:
            handed = self._to_hand_out()
            if other in self.told_to_me()[0] and handed:
                return "think", other, handed[0]
        role = self._cover() if self.evil else self.view.card
        return ("am", role) if self._out_with_it(role, True) else ("ask", other)

    def _armed(self, minion: Seat) -> bool:
        return any(c.seat == self.me and c.to == minion and c.said[0] == "think" for c in self.view.claims)

    def _to_hand_out(self) -> list[RoleId]:
        """The safe roles that the Demon has neither claimed nor given away."""
        given = {c.said[2] for c in self.view.claims if c.seat == self.me and c.said[0] == "think"}
        return [role for role in self._spare(self.told_to_me()[2]) if role not in given]

    def _spare(self, bluffs: tuple[RoleId, ...]) -> list[RoleId]:
        """What the Demon can leave to others of the roles that are safe to claim."""
        cover = self._cover()
        return [role for role in bluffs if role != cover and not ROLES[role].believes]

    def _out_with_it(self, role: RoleId, asked: bool) -> bool:
        """Whether the time has come to say who one is, if one knows. To a question the answer comes a day
        earlier."""
        view = self.view
        if ROLES[role].type in COMPANY:
            return False
        nominated = any(made.nominee == self.me for made in view.nominations)
        due = max(1, REVEALED_ON.get(role, 2) - self.player.temper.hastens(role)) - asked
        return (
            nominated
            or self._twin() is not None
            or not self.alive
            or len(self.living) <= DAY_BEFORE + 1
            or view.night >= min(due, LATEST_DAY - self._no_leisure())
            or self.me in view.shots_ever
        )

    def _twin(self) -> Seat | None:
        """Whom I was shown as my twin, if anybody."""
        shown = [n.learned.twin for n in self.view.notes if isinstance(n.learned, events.LearnsTwin)]
        return shown[-1] if shown else None

    def _asked(self, aside: Seat | None) -> bool:
        """Whether somebody asked me today: aloud, or this one in a whisper."""
        asked = [c for c in self.view.claims if c.said == ("ask", self.me) and c.day == self.view.night]
        return any(c.to is None if aside is None else (c.seat, c.to) == (aside, self.me) for c in asked)

    def _answered(self) -> bool:
        """Whether this player has said today who they are, or that they will not."""
        return self.role_of(self.me) != NOBODY_YET or ("later",) in self._said_today()

    def _truths(self, mine: list[Said]) -> list[Said]:
        card = self.view.card
        if not self._out_with_it(card, self._asked(None)):
            return []
        return [("am", card), *self.my_truth().told]

    def _opinion(self) -> Said | None:
        """Once a day: an accusation with its reason, or a word for or against one that was made."""
        view = self.view
        if len(self.living) < LAST_DAY or any(said[0] in OPINIONATED for said in self._said_today()):
            return None
        chances = self.demon_chances()
        suspects = [seat for seat in self.living if seat in chances and seat != self.me]
        if self.evil:
            suspects = self._to_accuse(suspects, chances)
        if not suspects:
            return None
        average = 1 / len(self.living)
        worst = max(suspects, key=lambda seat: chances[seat])
        today = [c.said for c in view.claims if c.to is None and c.day == view.night]
        blamed = {Seat(int(said[1])) for said in today if said[0] in ("blame", "propose")}
        if (cleared := self._cleared(chances, average)) is not None:
            return "retract", cleared
        if worst in blamed and chances[worst] > 1.5 * average:
            bold = self.player.temper.bold > 0.5
            joined = today.count(("agree", worst)) + today.count(("promise", worst))
            return ("promise" if bold else "agree", worst) if joined < VOICES else None
        for seat in sorted(blamed - {self.me}):
            if chances.get(seat, average) < 0.5 * average:
                return self._unless_said(today, ("doubt", seat))
        if len(blamed) < VOICES and worst not in blamed and chances[worst] > 1.5 * average:
            return "blame", worst, self._reason(worst)
        if not blamed and worst != self.me and chances[worst] > 1.2 * average:
            return ("propose", worst) if self.player.temper.bold > 0.7 else None
        return None

    def _cleared(self, chances: dict[Seat, float], average: float) -> Seat | None:
        """Somebody whom this player has accused, and would not accuse any more."""
        mine = [c.said for c in self.view.claims if c.seat == self.me and c.to is None]
        blamed = {Seat(int(said[1])) for said in mine if said[0] == "blame"}
        taken_back = {Seat(int(said[1])) for said in mine if said[0] == "retract"}
        cleared = [s for s in sorted(blamed - taken_back) if s in self.living and s in chances]
        return next((seat for seat in cleared if chances[seat] < 0.5 * average), None)

    def _to_accuse(self, suspects: list[Seat], chances: dict[Seat, float]) -> list[Seat]:
        """An evil player gives a Minion up whom everybody suspects, now and then, but not the Demon."""
        team, demon, _ = self.told_to_me()
        worst = max(suspects, key=lambda seat: chances[seat], default=None)
        gives_up = self.player.temper.today(self.view.night, "friend").random() < GIVES_UP
        if worst in team and worst != demon and gives_up:
            return [seat for seat in suspects if seat != demon]
        return [seat for seat in suspects if seat not in team]

    def _unless_said(self, today: list[Said], said: Said) -> Said | None:
        """What was said often enough today need not be said once more."""
        return said if today.count(said) < VOICES else None

    def _reason(self, seat: Seat) -> str:
        role = self.role_of(seat)
        if role == NOBODY_YET:
            return "silent"
        if any(other != seat and story.role == role for other, story in self.stories.items()):
            return "double"
        told = [claim.said for claim in self.view.claims if claim.to is None and claim.seat != seat]
        if any(points_at(said, seat) for said in told):
            return "named"
        return "feeling" if self.player.temper.bold > 0.7 else "left"

    def _said_today(self) -> list[Said]:
        claims = self.view.claims
        return [c.said for c in claims if c.seat == self.me and c.to is None and c.day == self.view.night]

    # ---- lies

    def _cover(self) -> RoleId:
        """The role that an evil player claims: the one already claimed, or the safest there is."""
        claimed = [
            claim.said[1]
            for claim in self.view.claims
            if claim.seat == self.me and claim.to is None and claim.said[0] == "am"
        ]
        if claimed:
            return RoleId(str(claimed[-1]))
        _, demon, bluffs = self.told_to_me()
        handed = [
            str(claim.said[2])
            for claim in self.view.claims
            if claim.to == self.me and claim.seat == demon and claim.said[:2] == ("think", self.me)
        ]
        free = [role for role in bluffs if role not in self._taken() and not ROLES[role].believes]
        if handed and handed[-1] not in self._taken():
            return RoleId(handed[-1])
        return min(free or self._unclaimed(), key=self._awkwardness)

    def _unclaimed(self) -> list[RoleId]:
        """What one may pretend to be without having been told what is safe: a Townsfolk whom nobody claims,
        an Outsider if there is none left, a role that somebody else claims if there is none either."""
        sheet, taken = self.view.sheet, self._taken()
        townsfolk = [role for role in sheet if ROLES[role].type == TOWNSFOLK and role != "virgin"]
        outsiders = [role for role in sheet if ROLES[role].type == OUTSIDER and not ROLES[role].believes]
        free = [role for role in townsfolk if role not in taken]
        return free or [role for role in outsiders if role not in taken] or townsfolk

    def _taken(self) -> set[RoleId]:
        return {story.role for seat, story in self.stories.items() if seat != self.me}

    def _awkwardness(self, role: RoleId) -> tuple[float, str]:
        """How hard a role is to claim, with a taste of one's own that stays the same all game."""
        taste = Random(f"{self.player.shy}/{role}").random()
        if ROLES[role].type == OUTSIDER:
            taste += 0.3 if self.view.counts[1] else 0.6
        if role in ("virgin", "slayer", "saint"):
            taste += 0.4
        return taste - 0.2 * (role in EASY_TO_CLAIM), role

    def _lies(self, mine: list[Said]) -> list[Said]:
        cover = self._cover()
        if not self._out_with_it(cover, self._asked(None)):
            return []
        said: list[Said] = [("am", cover)]
        twin = self._twin()
        if twin is not None:
            said.append(("twin", twin, EVIL_TWIN))
        if any(each not in mine for each in said):
            return said
        for night in range(1, self.view.night + 1):
            if acted(cover, night) and not any(night_of(s) == night for s in mine):
                if not self.alive and 2 * night >= self.record.falls.get(self.me, 0):
                    break
                if (lie := self._best_lie(cover, night)) is not None:
                    return [lie]
        return said

    def _best_lie(self, cover: RoleId, night: int) -> Said | None:
        """Of a few possible lies the one that leaves the Demon looking best."""
        team, demon, _ = self.told_to_me()
        executed = next((s for s, when in self.record.falls.items() if when == 2 * night - 1), None)
        claimed = {seat: story.role for seat, story in self.stories.items() if story.role != NOBODY_YET}
        others = [seat for seat in self.seats if seat != self.me]
        scene = Scene(self.me, others, team, self.view.sheet, executed, claimed)
        lies = made_up(cover, night, scene, self.rng)
        if len(lies) < 2:
            return lies[0] if lies else None
        told = self.stories.get(self.me, SILENT).told

        def exposure(lie: Said) -> float:
            beliefs = worlds.read(self.facts(Story(cover, (*told, lie))))
            demons, evils = beliefs.demon(), beliefs.evil()
            danger = demons[self.place[demon]] if demon in self.place else 0.0
            return danger + 0.2 * sum(evils[self.place[seat]] for seat in team if seat in self.place)

        return min(lies, key=exposure)

    # ---- decisions

    def answer(self, decision: Decision[Answer]) -> Answer:
        choice = decision.choice
        match decision.kind:
            case "vote":
                about = dict(decision.about)
                wanted = self._vote(Seat(int(str(about["seat"]))))
                return wanted if wanted in choice.listed() else next(choice.listed())
            case "floor" if isinstance(choice, OneOf):
                return self._floor(choice.options)
            case _ if (purpose := purpose_of(decision)) is not None:
                return purpose(self, decision)
            case "choose" if isinstance(choice, OneOf):
                return self._target(RoleId(str(dict(decision.about)["role"])), choice.options)
            case "choose-two" if isinstance(choice, Some):
                return self._two(choice)
            case "support-exile":
                return self._support_exile(Seat(int(str(dict(decision.about)["seat"]))))
            case "gunslinger" if isinstance(choice, OneOf):
                return self._gun(choice.options)
            case "barber":
                return False
            case _:
                return choice.sample(self.rng)

    # ---- the vote

    def _worth_hanging(self) -> dict[Seat, float]:
        """For each living player how much the town would gain, as a good player in this chair sees it."""
        reader = self.place.get(self.me, -1)
        demons, teams = self.beliefs.demon(reader), self.beliefs.evil(reader)
        chances = {seat: demons[place] for seat, place in self.place.items()}
        evils = {seat: teams[place] for seat, place in self.place.items()}
        late = len(self.living) <= DAY_BEFORE
        worth = {}
        twins = self._twins()
        for seat in self.living:
            if seat == self.me or seat not in chances:
                continue
            value = chances[seat] + (0.0 if late else 0.15 * evils[seat])
            if seat in twins and self._quiet():
                value = evils[seat]  # the Demon seems dead: the other twin is all that is left to hang
            elif self.role_of(seat) == "saint" or seat in twins:
                value -= 1.0 - evils[seat]
            worth[seat] = value
        if ZOMBUUL in self.view.sheet:
            fallen = [seat for seat in chances if seat not in self.living and seat != self.me]
            worth |= {seat: chances[seat] for seat in fallen}
        return worth

    def _twins(self) -> set[Seat]:
        """Who was named as one of two twins, of whom the good one must not hang."""
        named: set[Seat] = set()
        for seat, story in self.stories.items():
            for said in story.told:
                if said[0] == "twin":
                    named |= {seat, Seat(int(said[1]))}
        return named

    def _quiet(self) -> bool:
        """Whether nights have stopped bringing deaths, and waiting brings nothing any more."""
        return not self.view.died_at_night and self.view.night >= PATIENCE

    def _must_hang(self) -> bool:
        """Whether a day without an execution would be a Vortox's victory, for all that anybody knows."""
        return VORTOX in self.view.sheet and not self.record.idle and self.view.condemned is None

    @property
    def _steady(self) -> float:
        return STEADFAST if VORTOX in self.view.sheet and not self.record.idle else STEADY

    def _no_leisure(self) -> bool:
        """Whether a day without an execution is lost: where several may die in a night, nobody can count how
        many days are left, and a Zombuul kills just where nobody died by day."""
        return not HUNGRY.isdisjoint(self.view.sheet)

    def _bar(self, worth: dict[Seat, float]) -> float:
        """From which worth on a good player votes for somebody today."""
        best = max(worth.values(), default=1.0)
        alive = len(self.living)
        if self._must_hang():
            return best * (0.999 if alive <= LAST_DAY else HASTE ** max(1, len(self.view.nominations)))
        if alive <= LAST_DAY:
            return max(best * 0.999, self._trust_in_mayor())
        if self._no_leisure() or self._quiet():
            return best * EVERY_DAY
        if alive == DAY_BEFORE:
            return max(best * 0.9, 0.5)
        return max(best * 0.7, (SUSPICION if alive % 2 else SUSPICION_AT_LEISURE) / alive)

    def _trust_in_mayor(self) -> float:
        """On the last day a living Mayor wins if nobody is executed: how likely that is."""
        evils = self.evil_chances()
        mayors = [seat for seat in self.living if self.role_of(seat) == "mayor" and seat in evils]
        if self.view.card == "mayor" and self.alive:
            return 0.85
        return max((0.85 * (1 - evils[seat]) for seat in mayors), default=0.0)

    def _vote(self, nominee: Seat) -> bool:
        if nominee == self.me or not self._free_to_vote():
            return False
        if self.evil:
            return self._evil_vote(nominee)
        worth = self._worth_hanging()
        if nominee not in worth:
            return False
        mine = worth[nominee]
        condemned = self.view.condemned
        if condemned is not None and mine <= self._steady * worth.get(condemned, 0.0):
            return False
        if self.alive and ("promise", nominee) in self._said_today():
            return True
        if not self.alive and not self._worth_a_token(mine):
            return False
        return mine >= self._bar(worth)

    def _free_to_vote(self) -> bool:
        """A living Butler votes with the Master, who has voted or has a hand up."""
        ballot = self.view.ballot
        masters = [pick.targets[0] for pick in self.view.picks if pick.by.role == BUTLER]
        if ballot is None or not masters or not self.alive:
            return True
        return masters[-1] in (ballot.voted if masters[-1] in ballot.counted else self.view.hands)

    def _worth_a_token(self, worth: float) -> bool:
        """A dead player has one vote for the rest of the game."""
        return len(self.living) <= LAST_DAY or worth >= (0.5 if len(self.living) == DAY_BEFORE else 0.7)

    def _evil_vote(self, nominee: Seat) -> bool:
        """As a good player would in this chair, unless this very hand decides something."""
        worth = self._worth_hanging()
        if nominee not in worth:
            return False
        team, demon, _ = self.told_to_me()
        view = self.view
        late = len(self.living) <= DAY_BEFORE
        if not self.alive and not late:
            return False
        friend = nominee in team
        if nominee == demon and late:
            return False
        if self._decides(view):
            if nominee == demon or (friend and late):
                return False
            if not friend and (late or view.condemned == demon):
                return True
        if view.condemned == demon and not friend and self._spares_both(team):
            return True
        condemned = view.condemned
        if condemned is not None and worth[nominee] <= self._steady * worth.get(condemned, 0.0):
            return False
        pretended = self.player.temper.today(view.night, f"vote {nominee}").uniform(0.75, 1.25)
        return worth[nominee] >= pretended * self._bar(worth)

    def _decides(self, view: PlayerView) -> bool:
        """Whether the tally stands so that one more hand makes the difference."""
        ballot = view.ballot
        if ballot is None:
            return False
        needed = max((len(self.living) + 1) // 2, view.highest + 1)
        return ballot.tally + 1 == needed

    def _spares_both(self, team: frozenset[Seat]) -> bool:
        """Whether this hand and those of friends who are still to be counted can make it a tie, by which the
        one about to die lives."""
        view = self.view
        if view.ballot is None:
            return False
        late = len(self.living) <= DAY_BEFORE  # before that the dead keep their votes
        hands = [s for s in team if s in self.living or (late and view.square[s].votes)]
        friends = [s for s in hands if s not in view.ballot.counted]
        return view.ballot.tally < view.highest <= view.ballot.tally + len(friends)

    # ---- the floor

    def _floor(self, options: tuple[Answer, ...]) -> Answer:
        deeds: dict[str, list[Seat]] = {}
        for option in options:
            if isinstance(option, tuple) and len(option) == 2 and isinstance(option[1], int):
                deeds.setdefault(str(option[0]), []).append(Seat(option[1]))
        if (shot := self._shot(deeds.get("shoot", []))) is not None:
            return ("shoot", shot)
        named = deeds.get("nominate")
        if named and (nominee := self._nominee(named)) is not None:
            return ("nominate", nominee)
        return ("pass",)

    def _shot(self, targets: list[Seat]) -> Seat | None:
        view = self.view
        if not targets or self.me in view.shots_ever or view.night < 2:
            return None
        if self.evil:
            if self.role_of(self.me) != "slayer":
                return None
            team, demon, _ = self.told_to_me()
            friends = [seat for seat in targets if seat in team and seat != self.me and seat in self.living]
            return demon if demon in friends else friends[0] if friends else None
        if view.card != "slayer":
            return None
        chances = self.demon_chances()
        worst = max((s for s in targets if s in self.living and s in chances), key=lambda s: chances[s])
        sure = 0.3 if len(self.living) > 5 else 0.2
        return worst if worst != self.me and chances[worst] >= sure else None

    def _nominee(self, nominees: list[Seat]) -> Seat | None:
        view = self.view
        if self.evil:
            return self._scapegoat(nominees)
        if self.me not in self.place and not self.seats:
            return None
        if (virgin := self._untested_virgin(nominees)) is not None:
            return virgin
        worth = self._worth_hanging()
        bar = self._bar(worth)
        standing = worth.get(view.condemned, 0.0) if view.condemned is not None else 0.0
        fitting = [
            seat
            for seat in nominees
            if seat in worth and worth[seat] >= bar and worth[seat] > self._steady * standing
        ]
        luck = self.player.temper.today(view.night, "nominee")
        luck.shuffle(fitting)
        return max(fitting, key=lambda seat: worth[seat], default=None)

    def _untested_virgin(self, nominees: list[Seat]) -> Seat | None:
        """One who has nothing more to learn can find out whether the Virgin speaks the truth."""
        card = self.view.card
        if (
            card not in FIRST_NIGHT_ONLY
            or self.role_of(self.me) != card
            or len(self.living) <= DAY_BEFORE + 1
        ):
            return None
        tried = {nominee for nominee, _ in self.record.nominations}
        return next((s for s in nominees if self.role_of(s) == "virgin" and s not in tried), None)

    def _scapegoat(self, nominees: list[Seat]) -> Seat | None:
        """Somebody good whom a good player in this chair might put up too, or anybody to save a friend."""
        team, demon, _ = self.told_to_me()
        view = self.view
        chances = self.demon_chances()
        if view.condemned is not None and view.condemned not in team:
            return None
        others = [s for s in nominees if s in self.living and s in chances and s != self.me]
        fitting = self._to_accuse(others, chances)
        if not fitting:
            return None
        worst = max(fitting, key=lambda seat: chances[seat])
        if 2 * sum(seat in team for seat in self.living) >= len(self.living):
            return worst
        worth = self._worth_hanging()
        standing = worth.get(view.condemned, 0.0) if view.condemned is not None else 0.0
        if view.condemned != demon and worth[worst] < max(self._bar(worth), self._steady * standing):
            return None
        return worst

    # ---- the night

    def _target(self, role: RoleId, options: tuple[Answer, ...]) -> Answer:
        seats = [Seat(option) for option in options if isinstance(option, int)]
        living = [seat for seat in seats if seat in self.living] or seats
        if self.evil and ROLES[role].type in (DEMON, MINION):
            return self.prey(role, living)
        chances = self.demon_chances()
        evils = self.evil_chances()
        if role == "ravenkeeper":
            unknown = [seat for seat in living if seat != self.me and seat in chances]
            return max(unknown or seats, key=lambda seat: chances.get(seat, 0.0))
        if role == "monk":
            others = [seat for seat in living if seat != self.me and seat in evils]
            return max(others or seats, key=lambda seat: self._value(seat) - 2 * evils.get(seat, 0.0))
        if role == "thief":
            ranked = sorted(living, key=lambda seat: evils.get(seat, 0.0))
            return ranked[0 if self.evil else -1]
        others = [seat for seat in living if seat != self.me]
        trusted = min(others or seats, key=lambda seat: evils.get(seat, 0.5) + 0.01 * self.rng.random())
        if self.evil:
            team = self.told_to_me()[0]
            friends = [seat for seat in others if seat in team]
            return friends[0] if friends else trusted
        return trusted

    def _value(self, seat: Seat) -> float:
        """How much a player's life is worth to the town, going by what they claim."""
        role = self.role_of(seat)
        if role in STILL_LEARNING:
            return 1.0
        return 0.6 if role in DANGEROUS else 0.4 if role == NOBODY_YET else 0.2

    def prey(self, role: RoleId, living: list[Seat]) -> Seat:
        """Whom to kill or poison: those whom the town trusts and who can still do harm."""
        team, _, _ = self.told_to_me()
        strangers = [seat for seat in living if seat not in team]
        if not strangers:
            return self.rng.choice([seat for seat in living if seat != self.me] or living)
        chances = self.demon_chances()
        if role == "imp" and self._star_pass(chances, team):
            return self.me
        kills = ROLES[role].type == DEMON
        friends = [seat for seat in living if seat in team and seat != self.me]
        spared = self._spared()
        in_vain = spared.keys() >= set(strangers) and 2 * len(strangers) <= len(self.living)
        if kills and friends and (len(self.living) <= LAST_DAY or in_vain):
            return friends[0]

        late = len(self.living) <= DAY_BEFORE + 1

        def appetite(seat: Seat) -> float:
            claimed = self.role_of(seat)
            worth = self._value(seat) + 0.2 * self.rng.random()
            if kills:
                worth -= 0.6 * ((claimed == "soldier") + spared[seat])
                if claimed == "mayor":  # an attack hits anybody, but a quiet last day is the Mayor's
                    worth += 0.8 if late else -0.6
            if kills and claimed == "ravenkeeper":
                worth -= 0.3
            return worth - SPARES_SUSPECTS * chances.get(seat, 0.0) if kills else worth

        return max(strangers, key=appetite)

    def chosen_before(self) -> set[Seat]:
        """Whom this player has pointed at in the nights so far."""
        notes = [note.learned for note in self.view.notes if isinstance(note.learned, events.TargetChosen)]
        return {seat for learned in notes for seat in learned.targets}

    def to_the_teller(self) -> bool:
        """Whether the Storyteller has told this player something today, or answered the one question."""
        return any(
            isinstance(note.learned, events.LearnsReply)
            or (isinstance(note.learned, events.LearnsStatements) and note.night == self.view.night)
            for note in self.view.notes
        )

    def _spared(self) -> Counter[Seat]:
        """Whom this player has tried to kill in vain, and how often."""
        targets = [
            note.learned.targets for note in self.view.notes if isinstance(note.learned, events.TargetChosen)
        ]
        return Counter(seat for chosen in targets for seat in chosen if seat in self.living)

    def _star_pass(self, chances: dict[Seat, float], team: frozenset[Seat]) -> bool:
        """Hand the role on, when the rope is already woven and a Minion stands better."""
        heirs = [seat for seat in team if seat != self.me and seat in self.living and seat in chances]
        if not heirs or len(self.living) < DAY_BEFORE:
            return False
        mine = chances.get(self.me, 0.0)
        best = max(chances[seat] for seat in self.living if seat in chances)
        return mine >= max(0.8 * best, ROPE) and min(chances[seat] for seat in heirs) < mine / 1.5

    def _two(self, choice: Some[Answer]) -> Answer:
        """Two players for a Fortune Teller: the likeliest Demons, mixing one already cleared now and then."""
        seats = [Seat(option) for option in choice.options if isinstance(option, int)]
        chances = self.demon_chances()
        living = [seat for seat in seats if seat in self.living and seat != self.me and seat in chances]
        if len(living) < choice.least:
            return choice.sample(self.rng)
        ranked = sorted(living, key=lambda seat: -chances[seat] - 0.02 * self.rng.random())
        return tuple(sorted(ranked[: choice.least]))

    # ---- Travellers

    def _support_exile(self, traveller: Seat) -> bool:
        if traveller == self.me:
            return False
        if self.evil:
            return traveller not in self.told_to_me()[0] and self.rng.random() < 0.5
        return self.rng.random() < 0.3

    def _gun(self, options: tuple[Answer, ...]) -> Answer:
        chances = self.demon_chances()
        seats = [Seat(option) for option in options if isinstance(option, int) and option in chances]
        if self.evil:
            team = self.told_to_me()[0]
            strangers = [seat for seat in seats if seat not in team and seat != self.me]
            return min(strangers, key=lambda seat: chances[seat], default=None)
        worst = max(seats, key=lambda seat: chances[seat], default=None)
        return worst if worst is not None and worst != self.me and chances[worst] > 0.35 else None
