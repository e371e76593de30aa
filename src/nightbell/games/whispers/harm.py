"""Fear, wounds, death, and the levels by which the killer grows."""

from nightbell.engine import YES_NO, Call, Effect, OneOf, ask, call, decide, keep
from nightbell.games.whispers.atoms import (
    AddFear,
    AddWound,
    DiscardFromHand,
    Finish,
    LeaveBody,
    RaiseLevel,
    SpendEncouragement,
    Unlock,
)
from nightbell.games.whispers.content import CARDS, ITEMS
from nightbell.games.whispers.moments import rises, wards, wounds
from nightbell.games.whispers.state import DEAD, HAND_LIMIT, Hunt, Victim


def fear(victim: Victim) -> Call[Hunt, None]:
    """FEAR: one token, or a cry that tells where the victim is."""
    return call(_fear, victim)


def _fear(hunt: Hunt, victim: Victim) -> Effect[None]:
    if keep(victim not in hunt.where):
        return
    if keep(victim in hunt.encouraged):
        if (yield from ask(hunt.seat_of(victim), "cancel-fear", YES_NO, "W-198", victim=victim)):
            yield SpendEncouragement(victim)
            return
    placed = yield from AddFear(victim)
    if not placed and hunt.kind.after_cry is not None:
        yield call(hunt.kind.after_cry, victim)


def frighten(victims: tuple[Victim, ...]) -> Call[Hunt, None]:
    return call(_frighten, victims)


def _frighten(hunt: Hunt, victims: tuple[Victim, ...]) -> Effect[None]:
    for victim in victims:
        yield fear(victim)


def wound(victim: Victim, cause: str = "card", outright: bool = False) -> Call[Hunt, None]:
    """A wound by a ``card``, a ``snare`` or an ``encounter``, and whatever may turn it away.

    Nothing helps against one that kills outright.
    """
    return call(_wound, victim, cause, outright)


def _wound(hunt: Hunt, victim: Victim, cause: str, outright: bool) -> Effect[None]:
    if keep(victim not in hunt.where):
        return
    for piece in () if outright else keep(possible_wards(hunt, victim)):
        if (yield from call(wards[piece], victim, cause)):
            return
    deadly = yield from AddWound(victim, outright)
    if deadly:
        yield call(_die, victim)
    for trait in hunt.whims(wounds):
        yield call(wounds[trait])


def possible_wards(hunt: Hunt, victim: Victim) -> tuple[str, ...]:
    """What could turn a wound away: what the victim has, and in the killer's turn also what nobody may notice
    that it has not."""
    own = hunt.voices(wards, victim)
    if hunt.victims_turn:
        return own
    return (*own, *(item for item in ITEMS if item in wards and item not in own and item not in hunt.spent))


def _die(hunt: Hunt, victim: Victim) -> Effect[None]:
    """A death in Separate Ways; in the plain game the hunt is already over."""
    yield LeaveBody(victim)
    yield call(level_up)
    yield call(end_if_nobody_is_left)


def end_if_nobody_is_left(hunt: Hunt) -> Effect[None]:
    if not keep(hunt.where):
        yield Finish(separate_outcome(hunt))


def separate_outcome(hunt: Hunt) -> str:
    """Separate Ways counts the dead: two are a victory for the killer, three a total one."""
    dead = sum(1 for victim in hunt.victims if hunt.wounds[victim] >= DEAD)
    return ("victims-apart", "victims-apart", "killer-two", "killer-three")[dead]


def down_to_limit(hunt: Hunt) -> Effect[None]:
    """The killer chooses what to discard; only where a rule says that he may choose."""
    while keep(len(hunt.hand) > HAND_LIMIT):
        options = hunt.hand_without("")
        card = yield from decide(ask(hunt.killer_seat, "discard", OneOf(options, "card"), "W-091"))
        yield DiscardFromHand(card)


def level_up(hunt: Hunt) -> Effect[None]:
    """The next level: its card, its news, and what traits add."""
    before = keep(hunt.level)
    if not (yield from RaiseLevel()):
        return
    reached = keep(tuple(range(before + 1, hunt.level + 1)))
    for level in reached:
        for card in keep(tuple(name for name in hunt.locked if CARDS[name].lock == level)):
            if not hunt.kind.chooses_locked:
                yield Unlock(card)
        if level in hunt.kind.levels:
            yield call(hunt.kind.levels[level])
    if hunt.kind.every_level is not None:
        yield call(hunt.kind.every_level)
    yield call(down_to_limit)
    for trait in hunt.whims(rises):
        yield call(rises[trait], reached[-1])
