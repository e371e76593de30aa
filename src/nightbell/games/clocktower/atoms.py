"""The atoms: the only code that changes the town, each beside the event that tells of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nightbell.engine import ALL, Command, Seat, only
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import (
    BLANK,
    BY_DEMON,
    BY_EXECUTION,
    COMPANY,
    DOUBLES,
    EVIL,
    GOOD,
    KEEPS,
    LOOKS_DEAD,
    ROLES,
    TRAVELLER,
    UNKNOWN,
    Ability,
    Harm,
    ReminderId,
    RoleId,
    RulingId,
    Side,
    Text,
    reminder,
)
from nightbell.games.clocktower.events import Learned, Note
from nightbell.games.clocktower.moments import deals_alike
from nightbell.games.clocktower.town import (
    CLOSING,
    DAY,
    DISCUSSION,
    FOREVER,
    NIGHT,
    NO_STAGE,
    NOBODY_YET,
    NOMINATES,
    NOMINATIONS,
    VOTE,
    VOTES,
    Badge,
    Ballot,
    Claim,
    Companion,
    Deed,
    Guess,
    Held,
    Life,
    Mark,
    Nomination,
    Pick,
    Ruling,
    StageId,
    Token,
    Town,
    newly_held,
)

# ---- set-up


class FillBag(Command[Town, None]):
    roles: tuple[RoleId, ...]
    tokens: tuple[RoleId, ...]
    loans: tuple[tuple[RoleId, RoleId], ...] = ()

    def carry_out(self, town: Town) -> None:
        town.bag, town.tokens, town.loans = self.roles, self.tokens, self.loans


class TakeCharge(Command[Town, None]):
    """A role that nobody holds comes into play: the Storyteller carries out its ability."""

    role: RoleId

    def carry_out(self, town: Town) -> None:
        chair = town.grimoire[-1]
        if not any(held.role == self.role for held in chair.held):
            town.lay(town.storyteller, replace(chair, held=(*chair.held, Held(self.role, since=town.now()))))


class LayDown(Command[Town, None]):
    """Such a role leaves play again, with its reminders."""

    role: RoleId

    def carry_out(self, town: Town) -> None:
        chair = town.grimoire[-1]
        held = tuple(each for each in chair.held if each.role != self.role)
        town.lay(town.storyteller, replace(chair, held=held))
        own = town.reminders_of(self.role)
        town.marks = [mark for mark in town.marks if mark.reminder not in own]
        town.settle()


class Deal(Command[Town, None]):
    """Everybody draws a token and looks at it in secret; then they lie in the Grimoire as the players sit."""

    by_lot: bool
    by_hand: tuple[RoleId, ...] = ()
    """What was drawn from a real bag, in the order of the chairs."""

    def carry_out(self, town: Town) -> None:
        drawn = list(range(len(town.bag)))
        if self.by_hand:
            drawn.sort(key=lambda place: _turn(self.by_hand, town.bag, place))
        elif self.by_lot:
            drawn = _seated(town, town.chance.shuffled("bag", drawn))
        seats = [seat for seat in sorted(town.circle) if not town.is_traveller(seat)]
        tokens: dict[Seat, Token] = {}
        for seat, place in zip(seats, drawn, strict=True):
            role, card = town.bag[place], town.tokens[place]
            tokens[seat] = Token(role, ROLES[role].side, card, ROLES[card].side, held=newly_held(role, card))
        town.lay_all(tokens)
        for seat, token in tokens.items():
            veil = town.veil(seat)
            side = token.card_side if veil is None else UNKNOWN
            _tell(town, seat, events.Dealt(seat, veil or token.card, side))
        town.settle()


def _turn(drawn: Sequence[RoleId], bag: Sequence[RoleId], place: int) -> int:
    """At whose turn the token at this place of the bag was drawn; of tokens alike, the first goes first."""
    alike = [turn for turn, role in enumerate(drawn) if role == bag[place]]
    return alike[list(bag[:place]).count(bag[place])]


def _seated(town: Town, drawn: list[int]) -> list[int]:
    """The draw, with whoever has to sit beside somebody changed over with one of those neighbours."""
    seats = [seat for seat in town.circle if not town.is_traveller(seat)]
    for place, at in enumerate(drawn):
        wanted = ROLES[town.bag[at]].sits_by
        if wanted is None:
            continue
        near = [n for n, other in enumerate(drawn) if ROLES[town.bag[other]].type == wanted]
        beside = [(n + way) % len(seats) for n in near for way in (1, -1)]
        if near and place not in beside:
            free = [n for n in beside if n not in near]
            other = town.chance.shuffled("seat", free)[0] if free else place
            drawn[place], drawn[other] = drawn[other], drawn[place]
    for me in town.attending(deals_alike) if town.company else ():
        pair = [seats.index(seat) for seat in deals_alike[me.role](town, me)]
        if not pair:
            continue
        one, other = pair
        side = ROLES[town.bag[drawn[one]]].side
        if ROLES[town.bag[drawn[other]]].side != side:
            fitting = [n for n, at in enumerate(drawn) if n != one and ROLES[town.bag[at]].side == side]
            if fitting:
                place = town.chance.shuffled("alike", fitting)[0]
                drawn[other], drawn[place] = drawn[place], drawn[other]
    return drawn


class SeatTraveller(Command[Town, None]):
    """A Traveller takes a chair: the role for all to see, the side in secret."""

    seat: Seat
    role: RoleId
    side: Side
    place: int

    def carry_out(self, town: Town) -> None:
        if self.seat not in town.circle:
            town.circle.insert(self.place, self.seat)
        town.lay(self.seat, Token(self.role, self.side, self.role, self.side, held=newly_held(self.role)))
        town.square[self.seat] = Life(traveller=self.role)
        town.emit(events.TravellerJoined(self.seat, self.role))
        _tell(town, self.seat, events.Dealt(self.seat, self.role, self.side))
        town.settle()


class Unseat(Command[Town, None]):
    """A Traveller leaves, with all tokens."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        role = town.grimoire[self.seat].role
        town.circle.remove(self.seat)
        town.marks = [
            mark for mark in town.marks if mark.on != self.seat and (not mark.by or mark.by.seat != self.seat)
        ]
        town.lay(self.seat, EMPTY_CHAIR)
        town.square[self.seat] = Life()
        town.notes[self.seat] = ()
        town.emit(events.TravellerLeft(self.seat, role))
        town.settle()


EMPTY_CHAIR = Token(NOBODY_YET, GOOD, NOBODY_YET, GOOD)


class ChooseBluffs(Command[Town, None]):
    roles: tuple[RoleId, ...]

    def carry_out(self, town: Town) -> None:
        town.bluffs = self.roles


# ---- the round of nights and days


class FallNight(Command[Town, None]):
    """Everybody closes their eyes; what lasted until dusk is over."""

    def carry_out(self, town: Town) -> None:
        town.night += 1
        town.phase, town.stage, town.cursor = NIGHT, NO_STAGE, 0
        town.picks.clear()
        town.woken = town.died_tonight = town.vigil = ()
        town.slain = ()
        town.hands = town.done = ()
        town.condemned = None
        for seat in town.owed:
            town.square[seat] = replace(town.square[seat], votes=0)
        town.owed = ()
        _expire(town, 2 * town.night)
        town.emit(events.NightFalls(town.night))


class HoldBreath(Command[Town, None]):
    """The sheet is done. Only the Storyteller knows, so that nobody can tell who was the last to act."""

    def carry_out(self, town: Town) -> None:
        town.dawning = True


class BreakDay(Command[Town, None]):
    """Everybody opens their eyes and hears who died, and nothing else.

    Who came back and died again in the same night has been dead all along for the town.
    """

    def carry_out(self, town: Town) -> None:
        town.phase, town.stage = DAY, DISCUSSION
        town.dawning = False
        town.executed = town.ballot = town.condemned = None
        town.executions = 0
        town.died_today = town.died_by_execution = ()
        town.nominations.clear()
        town.highest = 0
        town.last_call = town.reminded = False
        town.shots_today = town.exiles = town.mad = town.astray = ()
        town.acted = ()
        town.aside.clear()
        town.deeds.clear()
        _expire(town, 2 * town.night + 1)
        town.died_tonight = tuple([seat for seat in town.died_tonight if town.square[seat].alive])
        for seat in town.died_tonight:
            _lay_down(town, seat)
        town.emit(events.DayBreaks(town.night, town.died_tonight))
        for seat in sorted(town.circle):
            if not town.square[seat].alive and town.living(seat) and not _looks_dead(town, seat):
                _stand_up(town, seat)


class EnterStage(Command[Town, None]):
    """The day goes on. When nominations open, whoever stands aside comes back to the circle."""

    stage: StageId

    def carry_out(self, town: Town) -> None:
        town.stage = self.stage
        town.done = ()
        if self.stage == NOMINATIONS and not town.nominations:
            town.aside.clear()
            town.emit(events.NominationsOpen())
        elif self.stage == CLOSING:
            town.emit(events.NominationsClosed())


class Remind(Command[Town, None]):
    last: bool

    def carry_out(self, town: Town) -> None:
        if self.last:
            town.last_call = True
            town.emit(events.LastCall())
        else:
            town.reminded = True
            town.emit(events.NobodyNominatedYet())


class ReachLine(Command[Town, None]):
    """Come to a line of the night sheet: wake its player."""

    key: int
    me: Ability

    def carry_out(self, town: Town) -> None:
        town.cursor = self.key
        seat, known = self.me.seat, ROLES[self.me.role]
        if known.sleeps or seat == town.storyteller:
            return
        if seat not in town.woken:
            town.woken = (*town.woken, seat)
        town.emit(events.Woken(seat, town.guise(self.me)), to=town.secret(seat))
        _be_seen(town, seat)


class Stir(Command[Town, None]):
    """Wake somebody for something that is no ability of theirs, or put them back to sleep."""

    seat: Seat
    awake: bool

    def carry_out(self, town: Town) -> None:
        seat = self.seat
        card = town.veil(seat) or town.grimoire[seat].card
        town.emit(events.Woken(seat, card) if self.awake else events.PutToSleep(seat), to=town.secret(seat))
        if self.awake:
            _be_seen(town, seat)


class Wake(Command[Town, None]):
    """Wake somebody for an ability of theirs outside the order of the sheet."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        seat = self.me.seat
        if seat not in town.woken:
            town.woken = (*town.woken, seat)
        town.emit(events.Woken(seat, town.guise(self.me)), to=town.secret(seat))
        _be_seen(town, seat)


class KeepVigil(Command[Town, None]):
    """Be awake tonight with whoever of the evil side wakes; with open eyes, with everybody."""

    me: Ability
    peeks: bool

    def carry_out(self, town: Town) -> None:
        town.vigil = (*town.vigil, (self.me, self.peeks))


class NoteDeed(Command[Town, None]):
    """Keep until dawn that somebody did something, and as which role."""

    verb: str
    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.deeds.append(Deed(self.verb, self.seat, town.grimoire[self.seat].role))


class NoteSlain(Command[Town, None]):
    """A Demon that kills nobody names somebody, who acts as if killed by it."""

    victim: Seat
    demon: Seat

    def carry_out(self, town: Town) -> None:
        town.slain = (*town.slain, (self.victim, self.demon))


class PassLine(Command[Town, None]):
    """Come to a line of the night sheet whose player is left asleep."""

    key: int

    def carry_out(self, town: Town) -> None:
        town.cursor = self.key


class LeaveLine(Command[Town, None]):
    me: Ability

    def carry_out(self, town: Town) -> None:
        seat, known = self.me.seat, ROLES[self.me.role]
        if known.first is not None:
            _update(town, self.me, fresh=False)
        if not known.sleeps and seat != town.storyteller:
            town.emit(events.PutToSleep(seat), to=town.secret(seat))


# ---- what players learn and choose


class Inform(Command[Town, None]):
    """The one way by which anybody learns anything in secret."""

    seat: Seat
    learned: Learned

    def carry_out(self, town: Town) -> None:
        _tell(town, self.seat, self.learned)


class CloseHand(Command[Town, None]):
    """Keep in the Storyteller's log that the line of a home-made character is done."""

    me: Ability
    done: int

    def carry_out(self, town: Town) -> None:
        town.emit(events.PlayedByHand(self.me.seat, self.me.role, self.done), to=town.backstage)


class NoteLie(Command[Town, None]):
    """Keep in the Storyteller's log that what an ability is about to make known is false."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        town.emit(events.LieTold(self.me.seat, self.me.role), to=town.backstage)


class GoAstray(Command[Town, None]):
    """Keep that an ability did not do what it should, because of somebody else's."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        if self.me.seat not in town.astray:
            town.astray = (*town.astray, self.me.seat)
            town.emit(events.WentAstray(self.me.seat, self.me.role), to=town.backstage)


class Notify(Command[Town, None]):
    """«You are now»: always true."""

    seat: Seat
    again: bool = False
    """Even if it is what the player believes already."""

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        if town.veil(self.seat) is not None:
            return
        if town.believes(token.role):
            _tell(town, self.seat, events.IsNow(self.seat, token.card, token.card_side))
        elif self.again or (token.role, token.side) != (token.card, token.card_side):
            town.lay(self.seat, replace(token, card=token.role, card_side=token.side))
            _tell(town, self.seat, events.IsNow(self.seat, token.role, token.side))
            _be_seen(town, self.seat)


class LiftVeil(Command[Town, None]):
    """Somebody learns who they are, and it is true whatever they believed in."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        town.lay(self.seat, replace(token, card=token.role, card_side=token.side))
        _tell(town, self.seat, events.IsNow(self.seat, token.role, token.side))


class Record(Command[Town, None]):
    """Remember whom somebody chose tonight."""

    me: Ability
    targets: tuple[Seat, ...]

    def carry_out(self, town: Town) -> None:
        town.picks.append(Pick(self.me, self.targets))
        seat = self.me.seat
        _tell(town, seat, events.TargetChosen(seat, town.guise(self.me), self.targets))
        _be_seen(town, seat, self.targets)


# ---- reminders and abilities


class PlaceMark(Command[Town, bool]):
    """Put a reminder beside a token, unless the ability behind it does not work. Says whether it did."""

    on: Seat
    reminder: ReminderId
    by: Ability | None
    until: int
    lasting: bool = False
    named: RoleId | None = None
    regardless: bool = False
    """Even of an ability that does not work: it only keeps something in mind."""

    def carry_out(self, town: Town) -> bool:
        if self.by is not None and not self.regardless and not town.works(self.by):
            if town.misfires(self.by):
                town.hollow.append(Mark(self.reminder, self.on, self.by, self.until))
            return False
        town.marks.append(Mark(self.reminder, self.on, self.by, self.until, self.lasting, named=self.named))
        town.emit(events.Marked(self.on, self.reminder), to=town.backstage)
        town.settle()
        return True


class LiftMarks(Command[Town, None]):
    """Take up every such reminder of an ability, or only the one beside a seat."""

    by: Ability | None
    reminder: ReminderId
    on: Seat | None = None

    def carry_out(self, town: Town) -> None:
        for mark in town.placed(self.reminder, self.by):
            if self.on is not None and mark.on != self.on:
                continue
            town.marks.remove(mark)
            town.emit(events.Unmarked(mark.on, mark.reminder), to=town.backstage)
        town.settle()


class Jot(Command[Town, None]):
    """Put a blank reminder with these words beside a token; one that lies there already is taken up."""

    on: Seat
    text: Text

    def carry_out(self, town: Town) -> None:
        slip = Mark(BLANK, self.on, None, FOREVER, text=self.text)
        lies = slip in town.marks
        if lies:
            town.marks.remove(slip)
        else:
            town.marks.append(slip)
        town.emit(events.Jotted(self.on, self.text, not lies), to=town.backstage)


class Spend(Command[Town, None]):
    """A use of an ability that has no second one, with or without effect."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        seat, role = self.me.seat, self.me.role
        if ROLES[role].type in COMPANY:
            town.kept[role] = town.kept.get(role, 0) + 1
            town.emit(events.CompanySpent(role), to=town.backstage)
            return
        for mark in [mark for mark in town.on(seat) if mark.live and mark.reminder in DOUBLES]:
            once = DOUBLES[mark.reminder]
            if not any(each.reminder == once for each in town.on(seat)):
                town.marks.append(Mark(once, seat, mark.by, mark.until))
                return
        _update(town, self.me, spent=True)
        used = reminder(role, "no-ability")
        if used in ROLES[role].reminders:
            town.marks.append(Mark(used, seat, None, FOREVER))
        town.emit(events.AbilitySpent(seat, role), to=town.backstage)


def _update(town: Town, me: Ability, **news: bool) -> None:
    """Change the record of one ability. Only atoms call this."""
    token = town.grimoire[me.seat]
    held = tuple([replace(each, **news) if each.role == me.role else each for each in token.held])
    town.lay(me.seat, replace(token, held=held))


class Gain(Command[Town, None]):
    """Take another role's ability beside the own role; a mock one, if the taking itself did not work."""

    me: Ability
    role: RoleId
    wasted: bool = False
    """The Storyteller has ruled that nothing comes of it."""
    told: bool = True
    standing: bool = False
    """It is there for as long as the own ability is: who is impaired when it comes has it when sober."""

    def carry_out(self, town: Town) -> None:
        works = not town.held(self.me).mock if self.standing else town.works(self.me)
        hollow = self.wasted or not works
        gained = Held(self.role, self.me.role, None, self.told, hollow, self.standing, since=town.now())
        _take_up(town, self.me.seat, gained)


class MakeKnown(Command[Town, None]):
    """Tell somebody of an ability of theirs that is another role's."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        seat = self.me.seat
        _update(town, self.me, told=True)
        _tell(town, seat, events.RoleNamed(seat, town.held(self.me).lent_by, self.me.role))


class Forgo(Command[Town, None]):
    """Give up what has come through an ability, with all that it had set up and all that had come by it."""

    me: Ability

    def carry_out(self, town: Town) -> None:
        token, own = town.grimoire[self.me.seat], town.held(self.me)
        gone = {self.me.role}
        for held in token.held:
            if held.lent_by in gone and held is not own:
                gone.add(held.role)
        kept = tuple([held for held in token.held if held is own or held.lent_by not in gone])
        lost = [Ability(self.me.seat, held.role) for held in token.held if held not in kept]
        town.lay(self.me.seat, replace(token, held=kept))
        town.marks = [mark for mark in town.marks if mark.by not in lost]
        town.settle()


class Lend(Command[Town, None]):
    """Put another role's ability into somebody's hands, or into the Storyteller's."""

    me: Ability
    to: Seat
    role: RoleId
    told: bool = False
    bound: bool = False
    """It works while the giver's ability does, and only then."""

    def carry_out(self, town: Town) -> None:
        giver = self.me if self.bound else None
        lent = Held(self.role, self.me.role, giver, told=self.told, since=town.now())
        _take_up(town, self.to, lent)


def _take_up(town: Town, seat: Seat, held: Held) -> None:
    token = town.grimoire[seat]
    town.lay(seat, replace(token, held=(*token.held, held)))
    if held.told:
        _tell(town, seat, events.RoleNamed(seat, held.lent_by, held.role))
    else:
        town.emit(events.AbilityGained(seat, held.lent_by, held.role), to=town.backstage)
    town.settle()


class Change(Command[Town, None]):
    """Another role in the same chair: old effects end, the new ability is unused. Side and life stay."""

    seat: Seat
    role: RoleId
    card: RoleId
    """What the player is to believe: the role itself, unless it is one that does not know itself."""

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        deluded = bool(town.believes(self.role))
        town.lay(
            self.seat,
            Token(
                self.role,
                token.side,
                self.card if deluded else token.card,
                ROLES[self.card].side if deluded else token.card_side,
                alive=token.alive,
                held=newly_held(self.role, self.card, town.now()),
            ),
        )
        if token.feigns:
            town.marks.append(Mark(LOOKS_DEAD, self.seat, None, FOREVER))
        traveller = self.role if ROLES[self.role].type == TRAVELLER else None
        if traveller != town.square[self.seat].traveller:
            town.square[self.seat] = replace(town.square[self.seat], traveller=traveller)
        _drop_marks(town, self.seat, dead=False)
        _drop_kept(town, self.seat, token.role)
        _take_back(town, self.seat)
        town.emit(events.RoleChanged(self.seat, self.role), to=town.backstage)
        town.settle()


class TurnSide(Command[Town, None]):
    seat: Seat
    side: Side
    sure: bool = False
    """Nothing keeps it away."""

    def carry_out(self, town: Town) -> None:
        if town.company and not self.sure and town.holds_side(self.seat, self.side):
            town.emit(events.SideKept(self.seat), to=town.backstage)
            return
        town.lay(self.seat, replace(town.grimoire[self.seat], side=self.side))
        town.settle()
        town.emit(events.SideChanged(self.seat, self.side), to=town.backstage)


# ---- death


class Die(Command[Town, None]):
    """The moment itself. By night the town hears of it at dawn."""

    victim: Seat
    harm: Harm

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.victim]
        seen_alive = not token.feigns and not _looks_dead(town, self.victim)
        town.lay(self.victim, replace(token, alive=False, feigns=False))
        if not town.keeps(self.victim):
            _drop_marks(town, self.victim, dead=True)
        town.settle()
        _count_death(town, self.victim, self.harm, seen_alive)


class Feign(Command[Town, None]):
    """A death for all to see that is none."""

    victim: Seat
    harm: Harm

    def carry_out(self, town: Town) -> None:
        town.lay(self.victim, replace(town.grimoire[self.victim], feigns=True))
        _count_death(town, self.victim, self.harm, True)


class Spare(Command[Town, None]):
    victim: Seat
    harm: Harm

    def carry_out(self, town: Town) -> None:
        town.emit(events.Spared(self.victim, self.harm.cause), to=town.backstage)


class Revive(Command[Town, None]):
    """Alive again, with the ability as new and nothing gained. By night the town hears of it at dawn."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        own = _as_new(token)
        town.lay(self.seat, replace(token, alive=True, feigns=False, held=own))
        gone = (reminder(token.role, "no-ability"), LOOKS_DEAD)
        town.marks = [mark for mark in town.marks if mark.on != self.seat or mark.reminder not in gone]
        town.settle()
        if town.phase == DAY:
            _stand_up(town, self.seat)
        else:
            town.died_tonight = tuple(seat for seat in town.died_tonight if seat != self.seat)
            town.emit(events.RevivedAtNight(self.seat), to=town.backstage)


def _as_new(token: Token) -> tuple[Held, ...]:
    """The own ability unused, with what comes with it, and nothing gained."""
    own = newly_held(token.role, token.card, token.held[0].since)
    with_it = [held for held in token.held if held.standing]
    return (*own, *(replace(held, spent=False, fresh=True) for held in with_it))


class RiseUnseen(Command[Town, None]):
    """A dead player lives, and goes on passing for dead."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.lay(self.seat, replace(town.grimoire[self.seat], alive=True, feigns=True))
        town.settle()
        town.emit(events.RevivedAtNight(self.seat), to=town.backstage)


class Renew(Command[Town, None]):
    """The own ability as new, alive or dead."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        token = town.grimoire[self.seat]
        own = _as_new(token)
        town.lay(self.seat, replace(token, held=own))
        used = reminder(token.role, "no-ability")
        town.marks = [mark for mark in town.marks if (mark.on, mark.reminder) != (self.seat, used)]


class BeginExecution(Command[Town, None]):
    """An execution takes place, whatever comes of it."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.executed = self.seat
        town.executions += 1
        town.emit(events.Executed(self.seat))


class Announce(Command[Town, None]):
    event: (
        events.StaysAlive
        | events.NobodyExecuted
        | events.NothingHappens
        | events.Exiled
        | events.LastWish
        | events.Proclaimed
        | events.JinxInForce
        | events.WishGranted
        | events.ThrowsShown
        | events.DeedDone
        | events.CultJoined
        | events.Pointed
        | events.CompanyJoined
        | events.HomemadeTold
        | events.HouseRuleTold
        | events.FewerThanMeant
        | events.CompanyCalled
        | events.FinalPair
        | events.FinalCount
    )

    def carry_out(self, town: Town) -> None:
        town.emit(self.event)


class Win(Command[Town, None]):
    """The game is over, and everybody sees who was who."""

    side: Side
    reason: str

    def carry_out(self, town: Town) -> None:
        town.outcome = str(self.side)
        town.emit(events.SideWon(self.side, self.reason))
        for seat in sorted(town.circle):
            token = town.grimoire[seat]
            town.emit(events.Revealed(seat, token.role, token.side))


# ---- nominations and votes


class Nominate(Command[Town, None]):
    nominator: Seat
    nominee: Seat

    def carry_out(self, town: Town) -> None:
        town.nominations.append(Nomination(self.nominator, self.nominee))
        if self.nominator != town.storyteller:
            town.deeds.append(Deed(NOMINATES, self.nominator, town.grimoire[self.nominator].role))
        town.last_call = False
        town.hands = town.done = ()
        town.emit(events.NominationMade(self.nominator, self.nominee))


class OpenVote(Command[Town, None]):
    nominator: Seat
    nominee: Seat
    secret: bool = False
    only: tuple[Seat, ...] = ()

    def carry_out(self, town: Town) -> None:
        town.ballot = Ballot(self.nominator, self.nominee, only=self.only)
        town.stage = VOTE
        if self.secret:
            town.nominations[-1] = replace(town.nominations[-1], secret=True)


class CountHand(Command[Town, None]):
    """The hand that is up when the Storyteller points at it counts, and a dead player's token is spent.

    A hand that an ability asked to stay down counts as well: what the town sees must not depend on a role.
    """

    seat: Seat
    raised: bool
    worth: int

    def carry_out(self, town: Town) -> None:
        ballot = town.ballot
        assert ballot is not None
        seat, raised = self.seat, self.raised
        secret = town.nominations[-1].secret
        if raised:
            if (held_by := town.hand_held_by(seat)) is not None:
                town.emit(events.VotedUnduly(seat, held_by), to=town.backstage)
            life = town.square[seat]
            if life.votes and not ballot.only and not town.votes_freely(seat):
                if not secret:
                    town.square[seat] = Life(life.alive, life.votes - 1, life.traveller)
                elif seat not in town.owed:
                    town.owed = (*town.owed, seat)
            tally = ballot.tally + self.worth
            voted = (*ballot.voted, seat)
            town.deeds.append(Deed(VOTES, seat, town.grimoire[seat].role))
        else:
            tally, voted = ballot.tally, ballot.voted
        counted = (*ballot.counted, seat)
        town.ballot = Ballot(ballot.nominator, ballot.nominee, counted, voted, tally, ballot.only)
        if secret:
            town.emit(events.HandCounted(seat, raised, 0), to=town.secret(seat))
        else:
            town.emit(events.HandCounted(seat, raised, tally))


class TakeDown(Command[Town, None]):
    """Hands that were up behind closed eyes count for nothing after all."""

    hands: tuple[Seat, ...]

    def carry_out(self, town: Town) -> None:
        ballot = town.ballot
        assert ballot is not None
        voted = tuple(seat for seat in ballot.voted if seat not in self.hands)
        tally = ballot.tally - sum(town.worth(seat) for seat in self.hands)
        town.ballot = replace(ballot, voted=voted, tally=tally)
        for seat in self.hands:
            town.emit(events.HandUncounted(seat), to=town.backstage)


class CloseVote(Command[Town, None]):
    """Enough votes, and more than anybody else had today, condemn; a tie at the top frees."""

    void: bool = False
    """The votes count for nothing."""

    def carry_out(self, town: Town) -> None:
        ballot = town.ballot
        assert ballot is not None
        tally, needed = 0 if self.void else ballot.tally, 1 if ballot.only else town.threshold()
        last = town.nominations[-1]
        town.nominations[-1] = Nomination(last.nominator, last.nominee, tally, last.secret)
        who = town.backstage if last.secret else ALL
        town.emit(events.VoteCounted(ballot.nominee, tally, max(needed, town.highest + 1)), to=who)
        if tally >= needed and tally > town.highest:
            town.condemned = ballot.nominee
            town.emit(events.Condemned(ballot.nominee, tally), to=who)
        elif tally >= needed and tally == town.highest:
            town.condemned = None
            town.emit(events.TieAtTheTop(tally), to=who)
        if last.secret:
            town.emit(events.VoteTaken(ballot.nominee))
        town.highest = max(town.highest, tally)
        town.ballot = None
        town.hands = ()
        town.stage = NOMINATIONS


class Overrule(Command[Town, None]):
    """A nomination is decided past all votes; what it was before the vote holds, if it comes to nothing."""

    seat: Seat
    nominee: Seat
    condemned: bool
    void: bool
    """Nothing comes of it but the word."""

    def carry_out(self, town: Town) -> None:
        town.emit(events.Overruled(self.seat, self.nominee, self.condemned))
        if self.void or self.condemned:
            return
        last = town.nominations[-1]
        town.nominations[-1] = replace(last, tally=0)
        town.highest, town.condemned = 0, None
        for made in town.nominations:
            tally = made.tally or 0
            if tally >= max(town.threshold(), town.highest):
                town.condemned = made.nominee if tally > town.highest else None
            town.highest = max(town.highest, tally)


class Reopen(Command[Town, None]):
    """One more nomination, for which today's earlier votes count nothing."""

    def carry_out(self, town: Town) -> None:
        town.highest, town.condemned = 0, None


class SwapSeats(Command[Town, None]):
    """Two players take each other's chair in the circle, for good."""

    one: Seat
    other: Seat

    def carry_out(self, town: Town) -> None:
        swap = {self.one: self.other, self.other: self.one}
        town.circle = [swap.get(seat, seat) for seat in town.circle]
        town.settle()
        town.emit(events.SeatsSwapped(self.one, self.other))


class Pass(Command[Town, None]):
    """Nothing to do, until something happens."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.done = (*town.done, self.seat)


class MoveHand(Command[Town, None]):
    """Raise or lower a hand before it counts."""

    seat: Seat
    raised: bool

    def carry_out(self, town: Town) -> None:
        hands = [seat for seat in town.hands if seat != self.seat]
        if self.raised:
            hands.append(self.seat)
        town.hands = tuple(hands)
        town.emit(events.HandMoved(self.seat, self.raised))


# ---- other things of the day


class Shoot(Command[Town, None]):
    """Said aloud by a Slayer, or by somebody who wants to be taken for one."""

    seat: Seat
    target: Seat

    def carry_out(self, town: Town) -> None:
        town.shots_today = (*town.shots_today, self.seat)
        if self.seat not in town.shots_ever:
            town.shots_ever = (*town.shots_ever, self.seat)
        town.emit(events.ShotFired(self.seat, self.target))


class Speak(Command[Town, None]):
    """One who has died names somebody, as the owner of a role would, or to be taken for one."""

    seat: Seat
    role: RoleId
    target: Seat

    def carry_out(self, town: Town) -> None:
        town.emit(events.WordsSpoken(self.seat, self.role, self.target))


class Act(Command[Town, None]):
    """What a role does once a day for all to see, done by its owner or by somebody who acts it out."""

    me: Ability
    targets: tuple[Seat, ...] = ()
    others: tuple[Seat, ...] = ()

    def carry_out(self, town: Town) -> None:
        town.acted = (*town.acted, (self.me.seat, self.me.role))
        town.emit(events.DeedDone(self.me.seat, self.me.role, self.targets, self.others))


class HearOut(Command[Town, None]):
    """Somebody is with the Storyteller, or is done."""

    seat: Seat
    begun: bool

    def carry_out(self, town: Town) -> None:
        others = tuple(seat for seat in town.heard_out if seat != self.seat)
        town.heard_out = (*others, self.seat) if self.begun else others


class FireGun(Command[Town, None]):
    seat: Seat
    target: Seat

    def carry_out(self, town: Town) -> None:
        town.emit(events.GunFired(self.seat, self.target))


class CallExile(Command[Town, None]):
    seat: Seat
    traveller: Seat

    def carry_out(self, town: Town) -> None:
        town.exiles = (*town.exiles, self.traveller)
        town.emit(events.ExileCalled(self.seat, self.traveller))


class CountSupport(Command[Town, None]):
    seat: Seat
    raised: bool
    support: int

    def carry_out(self, town: Town) -> None:
        town.emit(events.SupportCounted(self.seat, self.raised, self.support))


class CloseExile(Command[Town, None]):
    traveller: Seat
    support: int
    needed: int

    def carry_out(self, town: Town) -> None:
        town.emit(events.ExileCounted(self.traveller, self.support, self.needed))


class GiveToken(Command[Town, None]):
    seat: Seat
    beggar: Seat

    def carry_out(self, town: Town) -> None:
        mine, theirs = town.square[self.seat], town.square[self.beggar]
        town.square[self.seat] = replace(mine, votes=mine.votes - 1)
        town.square[self.beggar] = replace(theirs, votes=theirs.votes + 1)
        town.emit(events.VoteTokenGiven(self.seat, self.beggar))


class GoAside(Command[Town, None]):
    """Two whisper. The town sees that they do, and nothing more."""

    seat: Seat
    other: Seat

    def carry_out(self, town: Town) -> None:
        town.aside.append((self.seat, self.other))
        town.emit(events.Whispered(self.seat, self.other))


class Say(Command[Town, None]):
    """A claim in a form that all understand, for everybody or for one."""

    seat: Seat
    to: Seat | None
    said: tuple[str | int | bool, ...]

    def carry_out(self, town: Town) -> None:
        town.claims.append(Claim(self.seat, self.to, town.night, self.said))
        event = events.Claimed(self.seat, self.to, (self.said,))
        if self.to is None:
            town.emit(event)
        else:
            town.emit(event, to=only(self.seat, self.to, town.storyteller))


class Overhear(Command[Town, None]):
    """What was said in own words, in a form that counts. Nobody else learns that it was written down."""

    seat: Seat
    said: tuple[str | int | bool, ...]

    def carry_out(self, town: Town) -> None:
        town.overheard.append(Claim(self.seat, None, town.night, self.said))
        town.emit(events.Overheard(self.seat, (self.said,)), to=town.backstage)


class NoteGuess(Command[Town, None]):
    """Keep whether a role that an ability names of somebody is theirs, as things stand now."""

    seat: Seat
    of: Seat
    role: RoleId

    def carry_out(self, town: Town) -> None:
        right = town.grimoire[self.of].role == self.role
        town.guesses.append(Guess(self.seat, town.night, right))
        town.emit(events.GuessNoted(self.seat, self.of, self.role, right), to=town.backstage)


class HandOverGuesses(Command[Town, None]):
    """What one has guessed counts as what another has."""

    of: Seat
    to: Seat

    def carry_out(self, town: Town) -> None:
        town.guesses = [
            replace(each, seat=self.to) if each.seat == self.of else each for each in town.guesses
        ]


class NoteVerdict(Command[Town, None]):
    seat: Seat
    tries: bool

    def carry_out(self, town: Town) -> None:
        others = tuple(seat for seat in town.mad if seat != self.seat)
        town.mad = (*others, self.seat) if self.tries else others
        town.emit(events.VerdictFound(self.seat, self.tries), to=town.backstage)


class AdmitMistake(Command[Town, None]):
    def carry_out(self, town: Town) -> None:
        town.emit(events.MistakeAnnounced())


class Rule(Command[Town, None]):
    """Decide what the rules leave open, tell everybody, and remember it."""

    role: RoleId | None
    case: str = ""
    ruling: RulingId | None = None
    text: Text = Text("")

    def carry_out(self, town: Town) -> None:
        town.rulings.append(Ruling(town.night, self.role, self.case, self.ruling, self.text))
        town.emit(events.RulingMade(self.role, self.ruling, self.text))


class KeepRuling(Command[Town, None]):
    role: RoleId
    ruling: RulingId

    def carry_out(self, town: Town) -> None:
        town.emit(events.RulingKept(self.role, self.ruling), to=town.backstage)


# ---- the Storyteller's company


class BringIn(Command[Town, None]):
    """A role comes to sit with the Storyteller, and everybody is told."""

    role: RoleId

    def carry_out(self, town: Town) -> None:
        if town.companion(self.role) is None:
            town.company = (*town.company, Companion(self.role))
        town.emit(events.CompanyJoined(self.role))


class SendAway(Command[Town, None]):
    """A role leaves the Storyteller's side, with everything that it had laid down."""

    role: RoleId

    def carry_out(self, town: Town) -> None:
        town.company = tuple(each for each in town.company if each.role != self.role)
        own = town.reminders_of(self.role)
        town.badges = tuple(badge for badge in town.badges if badge.reminder not in own)
        _leave(town, [mark for mark in town.marks if mark.by is not None or mark.reminder not in own])
        town.emit(events.CompanyLeft(self.role))
        town.settle()


class SpeakOf(Command[Town, None]):
    """One of the company names a role of the sheet to everybody."""

    role: RoleId
    named: RoleId

    def carry_out(self, town: Town) -> None:
        town.company = tuple(
            Companion(each.role, self.named) if each.role == self.role else each for each in town.company
        )
        town.emit(events.CompanySpeaks(self.role, self.named))


class Remember(Command[Town, None]):
    """One of the company keeps a number in mind, in secret."""

    role: RoleId
    number: int

    def carry_out(self, town: Town) -> None:
        town.kept[self.role] = self.number


class GiveBadge(Command[Town, None]):
    """Everybody sees from now on what one of the company has with a player."""

    seat: Seat
    reminder: ReminderId
    until: int = FOREVER

    def carry_out(self, town: Town) -> None:
        town.badges = (*town.badges, Badge(self.reminder, self.seat, self.until))
        town.emit(events.BadgeGiven(self.seat, self.reminder))


class TakeBadges(Command[Town, None]):
    """Every such badge is given back."""

    reminder: ReminderId

    def carry_out(self, town: Town) -> None:
        town.badges = tuple(badge for badge in town.badges if badge.reminder != self.reminder)


class ReturnVotes(Command[Town, None]):
    """All the dead have a vote token again; whoever has one gets no other."""

    def carry_out(self, town: Town) -> None:
        for seat in sorted(town.circle):
            life = town.square[seat]
            if not life.alive and not life.votes:
                town.square[seat] = replace(life, votes=1)
        town.owed = ()
        town.emit(events.VotesReturned())


class GiveWord(Command[Town, None]):
    """Note in the log that what follows is the Storyteller's own doing."""

    seat: Seat

    def carry_out(self, town: Town) -> None:
        town.emit(events.WordGiven(self.seat), to=town.backstage)


# ---- shared by atoms


def _tell(town: Town, seat: Seat, learned: Learned) -> None:
    if town.company and (veil := town.veil(seat)) is not None:
        learned = _unnamed(town, seat, learned, veil)
    town.notes[seat] = (*town.notes[seat], Note(town.night, town.phase == DAY, learned))
    town.emit(learned, to=town.secret(seat))


def _unnamed(town: Town, seat: Seat, learned: Learned, veil: RoleId) -> Learned:
    """What somebody learns by an own ability, without the name of the ability."""
    if isinstance(learned, events.IsNow):
        return learned
    if getattr(learned, "role", None) in [held.role for held in town.grimoire[seat].held]:
        return replace(learned, role=veil)
    return learned


def _be_seen(town: Town, seat: Seat, targets: tuple[Seat, ...] = ()) -> None:
    """Somebody is awake, for those to see who are awake as well."""
    for me, peeks in town.vigil:
        if seat in (me.seat, town.storyteller) or not town.works(me):
            continue
        if peeks or town.grimoire[seat].side == EVIL:
            _tell(town, me.seat, events.SeesAwake(me.seat, seat, targets))


def _expire(town: Town, moment: int) -> None:
    if town.badges:
        town.badges = tuple(badge for badge in town.badges if badge.until > moment)
    if town.hollow:
        town.hollow = [mark for mark in town.hollow if mark.until > moment]
    kept = [mark for mark in town.marks if mark.until > moment]
    if len(kept) != len(town.marks):
        _leave(town, kept)
        town.settle()


def _drop_marks(town: Town, seat: Seat, dead: bool) -> None:
    """End what this player's ability had set up. A death leaves what lasts beyond it."""
    placed = [mark for mark in town.marks if mark.by and mark.by.seat == seat]
    _leave(town, [mark for mark in town.marks if mark not in placed or (dead and mark.lasting)])


def _leave(town: Town, marks: list[Mark]) -> None:
    """Leave only these reminders; who so loses what kept an ability in death loses what it had set up."""
    gone = [mark.on for mark in town.marks if mark.reminder in KEEPS and mark not in marks]
    town.marks = marks
    for seat in gone:
        if not town.grimoire[seat].alive:
            _drop_marks(town, seat, dead=True)


def _take_back(town: Town, seat: Seat) -> None:
    """What somebody's old ability had lent goes with it."""
    for place, token in enumerate(town.grimoire):
        if any(held.giver is not None and held.giver.seat == seat for held in token.held):
            kept = tuple([held for held in token.held if held.giver is None or held.giver.seat != seat])
            town.lay(Seat(place), replace(token, held=kept))


def _drop_kept(town: Town, seat: Seat, role: RoleId) -> None:
    """What let a dead player keep an ability ends with the role, and so does what came with it."""
    for kept in [mark for mark in town.marks if mark.on == seat and mark.reminder in KEEPS]:
        town.marks = [
            mark for mark in town.marks if mark != kept and (mark.by, mark.named) != (kept.by, role)
        ]


def _count_death(town: Town, seat: Seat, harm: Harm, seen_alive: bool) -> None:
    if town.phase == DAY:
        if seen_alive:
            town.died_today = (*town.died_today, seat)
            if harm.cause == BY_EXECUTION:
                town.died_by_execution = (*town.died_by_execution, seat)
            _lay_down(town, seat)
        town.emit(events.Died(seat))
    else:
        if seen_alive:
            town.died_tonight = (*town.died_tonight, seat)
        if harm.cause == BY_DEMON and harm.by is not None:
            own = harm.by.seat if harm.by.seat in town.circle else next(iter(town.demons()), harm.by.seat)
            town.slain = (*town.slain, (seat, own))
        town.emit(events.DiedAtNight(seat, harm.cause), to=town.backstage)


def _looks_dead(town: Town, seat: Seat) -> bool:
    return any(mark.reminder == LOOKS_DEAD for mark in town.on(seat))


def _stand_up(town: Town, seat: Seat) -> None:
    town.square[seat] = Life(True, 0, town.square[seat].traveller)
    town.emit(events.AliveAgain(seat))


def _lay_down(town: Town, seat: Seat) -> None:
    """Turn the life token and put one vote token on it."""
    town.square[seat] = Life(False, 1, town.square[seat].traveller)
