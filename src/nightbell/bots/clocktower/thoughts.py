"""What a player knows and believes at one moment.

Everything is worked out from what the chair perceives, each time anew, so that a player who takes over a
chair in the middle of a game knows what the one before knew.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from nightbell.bots.clocktower import worlds
from nightbell.bots.clocktower.claims import LATEST_DAY, REVEALED_ON, hearsay, truth
from nightbell.bots.clocktower.record import HUNGRY, SILENT, ZOMBUUL, Book, Facts, Story, places
from nightbell.bots.clocktower.worlds import Beliefs
from nightbell.engine import Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import COMPANY, DEMON, EVIL, OUTSIDER, ROLES, TOWNSFOLK, RoleId
from nightbell.games.clocktower.readings import Said
from nightbell.games.clocktower.seen import PlayerView

if TYPE_CHECKING:
    from nightbell.bots.clocktower.player import Townsperson

VIRGIN = RoleId("virgin")
_role = attrgetter("role")
LAST_DAY = 3
DAY_BEFORE = 4


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
        """A good player's own; an evil one looks at the town with the eyes of strangers of both kinds."""
        view, player = self.view, self.player
        tests = len(self.record.nominations) if VIRGIN in map(_role, self.stories.values()) else 0
        now = self.record.version, len(view.claims), len(view.notes), tuple(self.place), tests
        if player.thought is None or player.thought[0] != now:
            aloud = player.square.stories(view.claims)
            town = self.record.town(view, aloud)
            if self.evil:
                player.thought = now, worlds.overheard(self.record.facts(view, aloud), town)
            else:
                hidden = self.me not in self.place or not self._secrets()
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

    def twin(self) -> Seat | None:
        """Whom I was shown as my twin, if anybody."""
        shown = [n.learned.twin for n in self.view.notes if isinstance(n.learned, events.LearnsTwin)]
        return shown[-1] if shown else None

    def asked(self, aside: Seat | None) -> bool:
        """Whether somebody asked me today: aloud, or this one in a whisper."""
        asked = [c for c in self.view.claims if c.said == ("ask", self.me) and c.day == self.view.night]
        return any(c.to is None if aside is None else (c.seat, c.to) == (aside, self.me) for c in asked)

    def said_today(self) -> list[Said]:
        claims = self.view.claims
        return [c.said for c in claims if c.seat == self.me and c.to is None and c.day == self.view.night]

    def put_up(self, nominee: Seat) -> bool:
        """Whether it was I who nominated somebody today."""
        return any(made.nominee == nominee and made.nominator == self.me for made in self.view.nominations)

    def out_with_it(self, role: RoleId, asked: bool) -> bool:
        """Whether the time has come to say who one is, if one knows. To a question the answer comes a day
        earlier."""
        view = self.view
        if ROLES[role].type in COMPANY:
            return False
        nominated = any(made.nominee == self.me for made in view.nominations)
        due = max(1, REVEALED_ON.get(role, 2) - self.player.temper.hastens(role)) - asked
        return (
            nominated
            or self.twin() is not None
            or not self.alive
            or len(self.living) <= DAY_BEFORE + 1
            or view.night >= min(due, LATEST_DAY - self.no_leisure())
            or self.me in view.shots_ever
        )

    def no_leisure(self) -> bool:
        """Whether a day without an execution is lost: where several may die in a night, nobody can count how
        many days are left, and a Zombuul kills just where nobody died by day."""
        return not HUNGRY.isdisjoint(self.view.sheet)

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
