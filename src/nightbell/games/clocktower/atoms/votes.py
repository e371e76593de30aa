"""Nominations and votes."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import ALL, Command, Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.sobriety import settle
from nightbell.games.clocktower.square import NOMINATES, VOTES, Ballot, Life, Nomination
from nightbell.games.clocktower.suffrage import hand_held_by, threshold, votes_freely, worth_of
from nightbell.games.clocktower.town import NOMINATIONS, VOTE, Town


class Nominate(Command[Town, None]):
    nominator: Seat
    nominee: Seat

    def carry_out(self, town: Town) -> None:
        town.nominations.append(Nomination(self.nominator, self.nominee))
        if self.nominator != town.storyteller:
            town.deeds.append(town.deed(NOMINATES, self.nominator))
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
            if (held_by := hand_held_by(town, seat)) is not None:
                town.emit(events.VotedUnduly(seat, held_by), to=town.backstage)
            life = town.square[seat]
            if life.votes and not ballot.only and not votes_freely(town, seat):
                if not secret:
                    town.square[seat] = Life(life.alive, life.votes - 1, life.traveller)
                elif seat not in town.owed:
                    town.owed = (*town.owed, seat)
            tally = ballot.tally + self.worth
            voted = (*ballot.voted, seat)
            town.deeds.append(town.deed(VOTES, seat))
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
        tally = ballot.tally - sum(worth_of(town, seat) for seat in self.hands)
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
        tally, needed = 0 if self.void else ballot.tally, 1 if ballot.only else threshold(town)
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
            if tally >= max(threshold(town), town.highest):
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
        settle(town)
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
