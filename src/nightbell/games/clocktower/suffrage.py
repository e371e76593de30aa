"""Who may nominate and be nominated today, who may vote, and what a vote counts."""

from __future__ import annotations

from nightbell.engine import Seat
from nightbell.games.clocktower.catalogue import MUTES, ROLES, WORTH, Ability, Rights, RoleId
from nightbell.games.clocktower.moments import may_not_nominate, may_raise, must_raise, rights
from nightbell.games.clocktower.sheet import customs_of
from nightbell.games.clocktower.town import Town


def threshold(town: Town) -> int:
    """Votes needed: half of the living, as the town sees them, rounded up."""
    square = town.square
    return (sum([square[seat].alive for seat in town.circle]) + 1) // 2


def nominated_today(town: Town) -> tuple[Seat, ...]:
    return tuple([made.nominee for made in town.nominations])


def may_nominate(town: Town, seat: Seat) -> bool:
    return nominations_left(town, seat) and not leaves_nominations(town)


def nominations_left(town: Town, seat: Seat) -> bool:
    """Whether this player has still a nomination to make today."""
    own = rights_of(town, seat)
    most = own.nominations if own else int(town.square[seat].alive)
    if not most or sum(made.nominator == seat for made in town.nominations) >= most:
        return False
    return not held_back(town, seat)


def held_back(town: Town, seat: Seat) -> bool:
    """Whether an ability of their own leaves this player no nomination."""
    if may_not_nominate not in town.wielded.moments:
        return False
    for held in town.grimoire[seat].held:
        if held.role in may_not_nominate.behaviours and not held.mock:
            if may_not_nominate[held.role](town, Ability(seat, held.role)):
                return True
    return False


def leaves_nominations(town: Town) -> bool:
    """Whether nobody nominates but the Storyteller."""
    return town.wielded.travel and any(role.leaves_nominations for _, role in town.guests())


def who_nominates_again(town: Town) -> tuple[Seat, ...]:
    """Who may nominate once more now that somebody has been executed."""
    if town.executions != 1:
        return ()
    able = [seat for seat in town.circle if town.square[seat].alive or town.keeps(seat)]
    guests = ((seat, ROLES[guest]) for seat in able if (guest := town.square[seat].traveller) is not None)
    return tuple(
        [seat for seat, role in guests if role.nominates_again and (seat, role.id) not in town.acted]
    )


def who_can_be_nominated(town: Town) -> tuple[Seat, ...]:
    """Who can still be nominated today: where there may be no evil at all, the Storyteller too."""
    free = town.citizens()
    if customs_of(town.sheet).godless:
        free = (*free, town.storyteller)
    if not town.nominations:
        return free
    named = [made.nominee for made in town.nominations]
    return tuple([seat for seat in free if seat not in named])


def rights_of(town: Town, seat: Seat) -> Rights | None:
    """What this player may do by day, if an ability makes it other than what everybody may."""
    if rights not in town.wielded.moments:
        return None
    for held in town.grimoire[seat].held:
        if held.role in rights.behaviours and town.works(me := Ability(seat, held.role)):
            return rights[held.role](town, me)
    return None


def votes_freely(town: Town, seat: Seat) -> bool:
    """Whether an ability of their own spares this player the vote token."""
    return (own := rights_of(town, seat)) is not None and own.free


def votes_by_token(town: Town, seat: Seat) -> bool:
    traveller = town.square[seat].traveller
    return traveller is not None and ROLES[traveller].votes_by_token


def may_vote(town: Town, seat: Seat) -> bool:
    """A living player always; a dead one, and a Beggar, for a vote token."""
    if town.company and is_mute(town, seat):
        return False
    ballot = town.ballot
    if ballot is not None and ballot.only:
        return seat in ballot.only
    life = town.square[seat]
    if life.alive and (life.traveller is None or not votes_by_token(town, seat)):
        return True
    return life.votes > 0 or votes_freely(town, seat)


def votes_as_usual(town: Town) -> bool:
    """Whether, in this vote, all the living may vote and the dead for a vote token."""
    ballot, wielded = town.ballot, town.wielded
    if town.company or wielded.travel or rights in wielded.moments:
        return False
    return ballot is None or not ballot.only


def is_mute(town: Town, seat: Seat) -> bool:
    """Whether one of the company has left this player without a vote."""
    for mark in town.marks:
        if mark.on == seat and mark.reminder in MUTES:
            return True
    return False


def hand_held_by(town: Town, seat: Seat) -> RoleId | None:
    """The role whose ability asks this player's hand to stay down now, if one does: a Butler's own."""
    if may_raise not in town.wielded.moments:
        return None
    for held in town.grimoire[seat].held:
        if held.role in may_raise.behaviours and town.living(seat):
            me = Ability(seat, held.role)
            if town.works(me) and not may_raise[held.role](town, me):
                return held.role
    return None


def must_vote(town: Town, seat: Seat) -> bool:
    """Whether an ability that this player believes in leaves no choice."""
    if must_raise not in town.wielded.moments:
        return False
    token = town.grimoire[seat]
    if town.company and town.veil(seat) is not None:
        return False
    for held in token.held:
        if held.role in must_raise.behaviours and (held.role == token.card or held.told):
            if town.square[seat].alive and must_raise[held.role](town, Ability(seat, held.role)):
                return True
    return False


def vote_order(town: Town, nominee: Seat) -> list[Seat]:
    """Clockwise, beginning behind the nominee and ending with the nominee."""
    circle = town.circle
    start = circle.index(nominee) + 1 if nominee in circle else 0
    return circle[start:] + circle[:start]


def worth_of(town: Town, seat: Seat) -> int:
    """What a vote of this player counts. A token that was spent behind closed eyes counts no more."""
    if seat in town.owed:
        return 0
    worth = 1
    if rights in town.wielded.moments and (own := rights_of(town, seat)) is not None:
        worth = own.votes
    for mark in town.marks:
        if mark.on == seat and mark.live and mark.reminder in WORTH:
            worth *= WORTH[mark.reminder]
    for badge in town.badges:
        if badge.seat == seat and badge.reminder in WORTH:
            worth *= WORTH[badge.reminder]
    return worth
