"""What happens, as those who may know of it are told.

The first group is announced to all. The second is whispered to one seat and to the Storyteller. The third is
for the Storyteller alone: the Grimoire keeps up with the game.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from nightbell.engine import Event, Seat
from nightbell.games.clocktower.catalogue import (
    AdviceId,
    AheadId,
    BrewId,
    CauseId,
    GradeId,
    JinxId,
    MannerId,
    ReminderId,
    ReplyId,
    RoleId,
    RulingId,
    SecretId,
    Side,
    Text,
    ThrowId,
    WayId,
    WishId,
)

Simple: TypeAlias = tuple[str | int, ...]
"""A statement about the town that is not put together from others: see `statements`."""
Fact: TypeAlias = tuple[str | int | tuple[int | Simple, ...], ...]

# ---- announced


class NightFalls(Event):
    night: int


class DayBreaks(Event):
    day: int
    died: tuple[Seat, ...]


class NominationsOpen(Event):
    pass


class NobodyNominatedYet(Event):
    pass


class LastCall(Event):
    pass


class NominationMade(Event):
    seat: Seat
    nominee: Seat


class HandCounted(Event):
    seat: Seat
    raised: bool
    tally: int


class VoteCounted(Event):
    nominee: Seat
    tally: int
    needed: int


class VoteTaken(Event):
    """A vote was counted behind closed eyes."""

    nominee: Seat


class JinxInForce(Event):
    """Two roles of the sheet meet by a rule of their own."""

    jinx: JinxId


class Condemned(Event):
    seat: Seat
    tally: int


class TieAtTheTop(Event):
    tally: int


class NominationsClosed(Event):
    pass


class LastWish(Event):
    """How the condemned would like to go, or that nothing is said."""

    seat: Seat
    manner: MannerId | None


class Executed(Event):
    seat: Seat


class Died(Event):
    seat: Seat


class AliveAgain(Event):
    seat: Seat


class StaysAlive(Event):
    seat: Seat


class NobodyExecuted(Event):
    pass


class ShotFired(Event):
    seat: Seat
    target: Seat


class NothingHappens(Event):
    pass


class GunFired(Event):
    seat: Seat
    target: Seat


class DeedDone(Event):
    """Somebody does for all to see what a role can do, or acts it out."""

    seat: Seat
    role: RoleId
    targets: tuple[Seat, ...]
    others: tuple[Seat, ...] = ()
    """Whom it is about as well, where a role speaks of two kinds."""


class SeatsSwapped(Event):
    """Two players take each other's seat."""

    seat: Seat
    other: Seat


class CultJoined(Event):
    """Who joins the cult that somebody founds."""

    seat: Seat
    joined: tuple[Seat, ...]


class Pointed(Event):
    """All point at somebody at once."""

    seat: Seat
    target: Seat


class ThrowsShown(Event):
    """Two hands are shown at once, the condemned player's first."""

    seat: Seat
    throw: ThrowId
    rival: Seat
    answer: ThrowId


class WordsSpoken(Event):
    """One who has died names a living player, as the owner of a role does then."""

    seat: Seat
    role: RoleId
    target: Seat


class Overruled(Event):
    """Somebody decides a nomination, whatever the votes."""

    seat: Seat
    nominee: Seat
    condemned: bool


class ExileCalled(Event):
    seat: Seat
    traveller: Seat


class SupportCounted(Event):
    seat: Seat
    raised: bool
    support: int


class ExileCounted(Event):
    traveller: Seat
    support: int
    needed: int


class Exiled(Event):
    seat: Seat


class TravellerJoined(Event):
    seat: Seat
    role: RoleId


class TravellerLeft(Event):
    seat: Seat
    role: RoleId


class VoteTokenGiven(Event):
    seat: Seat
    beggar: Seat


class HandMoved(Event):
    seat: Seat
    raised: bool


class Whispered(Event):
    seat: Seat
    other: Seat


class Claimed(Event):
    """Said to everybody, or to one in private."""

    seat: Seat
    to: Seat | None
    said: tuple[tuple[str | int | bool, ...], ...]


class Overheard(Event):
    """What somebody said to everybody in own words, as the Storyteller writes it down."""

    seat: Seat
    said: tuple[tuple[str | int | bool, ...], ...]


class Proclaimed(Event):
    """What everybody is to know of a role in play: of which player, if it says so, and of which number."""

    role: RoleId
    seat: Seat | None = None
    number: int = 0


class MistakeAnnounced(Event):
    pass


class RulingMade(Event):
    """How the Storyteller decided what the rules leave open: one of the known ways, or in own words."""

    role: RoleId | None
    ruling: RulingId | None
    text: Text


class CompanyJoined(Event):
    """A role sits with the Storyteller now; what it does is in force for all."""

    role: RoleId


class FewerThanMeant(Event):
    """The set is meant for more players, and may favour one side. It can be played all the same."""

    players: int
    meant: int


class HouseRuleTold(Event):
    """A rule of the script's own, which the Storyteller sees to."""

    text: Text


class HomemadeTold(Event):
    """Characters of the script's own: no rule knows what they do."""

    roles: tuple[RoleId, ...]


class CompanyLeft(Event):
    role: RoleId


class CompanySpeaks(Event):
    """One of the Storyteller's company names a role of the sheet to everybody."""

    role: RoleId
    named: RoleId


class CompanyCalled(Event):
    """A player turns in public to one of the Storyteller's company."""

    seat: Seat
    role: RoleId


class BadgeGiven(Event):
    seat: Seat
    reminder: ReminderId


class VotesReturned(Event):
    """All the dead have a vote again."""


class FinalPair(Event):
    """The two between whom everybody chooses; one of them is the Demon."""

    pair: tuple[Seat, ...]


class FinalCount(Event):
    """How many stand by this player."""

    seat: Seat
    count: int


class SideWon(Event):
    side: Side
    reason: str


class Revealed(Event):
    seat: Seat
    role: RoleId
    side: Side


# ---- whispered


class Dealt(Event):
    seat: Seat
    role: RoleId
    side: Side


class Woken(Event):
    seat: Seat
    role: RoleId


class PutToSleep(Event):
    seat: Seat


class TargetChosen(Event):
    seat: Seat
    role: RoleId
    targets: tuple[Seat, ...]


class RoleNamed(Event):
    seat: Seat
    role: RoleId
    named: RoleId


class LearnsNumber(Event):
    seat: Seat
    role: RoleId
    number: int


class LearnsYesNo(Event):
    seat: Seat
    role: RoleId
    targets: tuple[Seat, ...]
    yes: bool


class LearnsRole(Event):
    seat: Seat
    role: RoleId
    target: Seat
    shown: RoleId


class LearnsAnswer(Event):
    """A yes or a no that is about nobody in particular."""

    seat: Seat
    role: RoleId
    yes: bool


class LearnsEither(Event):
    """Two roles, of which a player has one."""

    seat: Seat
    role: RoleId
    target: Seat
    good: RoleId
    evil: RoleId


class LearnsInPlay(Event):
    """Roles that somebody has."""

    seat: Seat
    role: RoleId
    roles: tuple[RoleId, ...]


class LearnsHolder(Event):
    """Who has a role, told because that role's ability chose the listener."""

    seat: Seat
    holder: Seat
    role: RoleId


class LearnsAbsent(Event):
    """A role that nobody has."""

    seat: Seat
    role: RoleId


class GoalGiven(Event):
    """What a player is to reach, in the Storyteller's own words."""

    seat: Seat
    role: RoleId
    text: Text


class LearnsByHand(Event):
    """What the Storyteller tells the owner of a home-made character: own words, or a card of the script."""

    seat: Seat
    role: RoleId
    text: Text


class LearnsTwin(Event):
    """Who the twin is, and with which role."""

    seat: Seat
    twin: Seat
    role: RoleId


class LearnsStatements(Event):
    """Two statements, of which one is said to be true."""

    seat: Seat
    role: RoleId
    facts: tuple[Fact, ...]


class LearnsTruth(Event):
    """Something that is so."""

    seat: Seat
    role: RoleId
    facts: tuple[Fact, ...]


class LearnsReply(Event):
    """What the Storyteller says to a question: one from the menu, or one in own words, which is not kept."""

    seat: Seat
    role: RoleId
    asked: tuple[Fact, ...]
    reply: ReplyId


class LearnsPair(Event):
    seat: Seat
    role: RoleId
    shown: RoleId
    pair: tuple[Seat, ...]


class LearnsTwo(Event):
    """Two players, of whom one is the one looked for."""

    seat: Seat
    role: RoleId
    pair: tuple[Seat, ...]


class LearnsSeat(Event):
    """One player: a good one, the Demon, one worth talking to, as the role has it."""

    seat: Seat
    role: RoleId
    target: Seat


class LearnsNeither(Event):
    """Two players, neither of whom is the one looked for."""

    seat: Seat
    role: RoleId
    pair: tuple[Seat, ...]


class LearnsTrio(Event):
    """Three players, of whom just one is what is looked for."""

    seat: Seat
    role: RoleId
    trio: tuple[Seat, ...]


class LearnsWay(Event):
    """Which way round the circle it is shorter to somebody evil."""

    seat: Seat
    role: RoleId
    way: WayId


class LearnsAhead(Event):
    """Which side is ahead, as the Storyteller sees it."""

    seat: Seat
    role: RoleId
    ahead: AheadId


class LearnsLiving(Event):
    """A role that somebody alive has."""

    seat: Seat
    role: RoleId
    shown: RoleId


class LearnsAccusation(Event):
    """Chosen by a role, and to be mad about somebody's being evil."""

    seat: Seat
    by: RoleId
    target: Seat


class LearnsChosen(Event):
    """Chosen by a role."""

    seat: Seat
    by: RoleId


class LearnsSecret(Event):
    """A word or a phrase that is dangerous to say."""

    seat: Seat
    role: RoleId
    secret: SecretId


class LearnsBrew(Event):
    """What another's ability does for the listener until dusk."""

    seat: Seat
    role: RoleId
    brew: BrewId


class KeepsDemon(Event):
    """The listener keeps a Demon that nobody is, and counts as the Demon."""

    seat: Seat
    role: RoleId


class SeesAwake(Event):
    """Somebody is awake at night, and whom they point at."""

    seat: Seat
    other: Seat
    targets: tuple[Seat, ...]


class EyesShut(Event):
    """Tonight the eyes stay shut."""

    seat: Seat
    role: RoleId


class LearnsGrade(Event):
    """How near a guess about one's own ability comes. What was said in own words is not kept."""

    seat: Seat
    role: RoleId
    named: RoleId | None
    grade: GradeId


class LearnsGrant(Event):
    """Whether a wish is granted."""

    seat: Seat
    role: RoleId
    wish: WishId
    granted: bool


class WishGranted(Event):
    """What the town notices of a wish; with some players' names, one of them is the Demon."""

    wish: WishId
    suspects: tuple[Seat, ...]


class LearnsAdvice(Event):
    """What the Storyteller advises to do about somebody."""

    seat: Seat
    role: RoleId
    advice: AdviceId
    target: Seat


class LearnsNone(Event):
    """None of the roles that this ability looks for is in play."""

    seat: Seat
    role: RoleId


class LearnsSide(Event):
    seat: Seat
    role: RoleId
    target: Seat
    side: Side


class LearnsDemon(Event):
    seat: Seat
    demons: tuple[Seat, ...]


class LearnsMinions(Event):
    seat: Seat
    minions: tuple[Seat, ...]


class LearnsBluffs(Event):
    seat: Seat
    bluffs: tuple[RoleId, ...]


class LearnsLunatic(Event):
    seat: Seat
    lunatic: Seat


class LearnsLunaticChoice(Event):
    seat: Seat
    lunatic: Seat
    targets: tuple[Seat, ...]


class LearnsMadness(Event):
    """Chosen by a role, and to be mad about being another."""

    seat: Seat
    by: RoleId
    role: RoleId


class IsNow(Event):
    """The information token «you are now»."""

    seat: Seat
    role: RoleId
    side: Side


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A role token as it lies in the Grimoire, with the reminders around it."""

    seat: Seat
    role: RoleId
    side: Side
    alive: bool
    reminders: tuple[ReminderId, ...]


class SeesGrimoire(Event):
    seat: Seat
    tokens: tuple[Seen, ...]


Learned: TypeAlias = (
    Dealt
    | LearnsNumber
    | LearnsYesNo
    | LearnsRole
    | LearnsAnswer
    | LearnsEither
    | LearnsTwin
    | LearnsStatements
    | LearnsTruth
    | LearnsReply
    | LearnsPair
    | LearnsTwo
    | LearnsSeat
    | LearnsNeither
    | LearnsTrio
    | LearnsWay
    | LearnsAhead
    | LearnsLiving
    | LearnsHolder
    | LearnsInPlay
    | LearnsAbsent
    | GoalGiven
    | LearnsByHand
    | LearnsAccusation
    | LearnsAdvice
    | LearnsGrade
    | LearnsGrant
    | LearnsChosen
    | LearnsSecret
    | KeepsDemon
    | LearnsBrew
    | SeesAwake
    | EyesShut
    | LearnsNone
    | LearnsSide
    | LearnsDemon
    | LearnsMinions
    | LearnsBluffs
    | LearnsLunatic
    | LearnsLunaticChoice
    | LearnsMadness
    | IsNow
    | SeesGrimoire
    | TargetChosen
    | RoleNamed
)


class Note(msgspec.Struct, frozen=True, gc=False):
    """One line in a player's own memory of the game."""

    night: int
    by_day: bool
    learned: Learned


# ---- for the Storyteller


class Marked(Event):
    seat: Seat
    reminder: ReminderId


class Unmarked(Event):
    seat: Seat
    reminder: ReminderId


class Jotted(Event):
    """A blank reminder with the Storyteller's own words is put beside a token, or taken up."""

    seat: Seat
    text: Text
    down: bool


class DiedAtNight(Event):
    seat: Seat
    cause: CauseId


class RevivedAtNight(Event):
    seat: Seat


class Spared(Event):
    """A harm that came to nothing."""

    seat: Seat
    cause: CauseId


class LieTold(Event):
    """What this player was just told is not so."""

    seat: Seat
    role: RoleId


class AbilityGained(Event):
    """Somebody, or the Storyteller, has come by another role's ability and was not told."""

    seat: Seat
    role: RoleId
    named: RoleId


class WentAstray(Event):
    """This ability did not do what it should, because of somebody else's."""

    seat: Seat
    role: RoleId


class VotedUnduly(Event):
    """This hand counted although an ability asked its owner to keep it down."""

    seat: Seat
    role: RoleId


class HandUncounted(Event):
    """A vote taken with closed eyes goes on without this hand."""

    seat: Seat


class GuessNoted(Event):
    """A role named by an ability, and whether it is so."""

    seat: Seat
    target: Seat
    role: RoleId
    right: bool


class RoleChanged(Event):
    seat: Seat
    role: RoleId


class SideChanged(Event):
    seat: Seat
    side: Side


class SideKept(Event):
    """This player should have changed sides, and one of the company prevents it."""

    seat: Seat


class PlayedByHand(Event):
    """The line of a home-made character is done, with so many things that the Storyteller did for it."""

    seat: Seat
    role: RoleId
    number: int


class AbilitySpent(Event):
    seat: Seat
    role: RoleId


class CompanySpent(Event):
    """One of the company has done what it can do only once."""

    role: RoleId


class VerdictFound(Event):
    """Whether somebody tries to convince the town, as the Storyteller sees it."""

    seat: Seat
    tries: bool


class WordGiven(Event):
    """The Storyteller changed the Grimoire by hand."""

    seat: Seat


class RulingKept(Event):
    """The same combination again: what was decided before holds."""

    role: RoleId
    ruling: RulingId
