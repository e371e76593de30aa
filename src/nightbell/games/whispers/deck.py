"""The killer's deck: drawing, losing cards, rising in level, playing a card."""

from nightbell.engine import Call, Effect, call, keep
from nightbell.games.whispers.atoms import MillCards, Reshuffle, Retire, ShowCard, TakeCards
from nightbell.games.whispers.content import CARDS, Kind
from nightbell.games.whispers.harm import down_to_limit, level_up
from nightbell.games.whispers.moments import hoards
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.steps import pay_for


def draw(count: int) -> Call[Hunt, None]:
    """Take cards. A deck that runs out is made anew, the rest is taken, then the level rises."""
    return call(_deal, count, False)


def mill(count: int) -> Call[Hunt, None]:
    """Lose cards from the top of the deck, by the same rule."""
    return call(_deal, count, True)


def _deal(hunt: Hunt, count: int, lost: bool) -> Effect[None]:
    loose = any(hoards[trait](hunt) for trait in hunt.whims(hoards))
    early, on_last = hunt.options.level_before_reshuffle, hunt.options.level_on_last_card
    due, risen = count, 0
    while True:
        due = yield from (MillCards(due) if lost else TakeCards(due, loose))
        if due == 0 and not (on_last and keep(not hunt.deck)):
            break
        if early:
            yield call(level_up)
        if not (yield from Reshuffle()):
            break
        risen += 0 if early else 1
    if loose:
        yield call(down_to_limit)
    for _ in range(risen):
        yield call(level_up)


def play(card: str, kind: Kind) -> Call[Hunt, None]:
    """Pay for a card, show it, apply it, lay it aside."""
    return call(_play, card, kind)


def _play(hunt: Hunt, card: str, kind: Kind) -> Effect[None]:
    cost = keep(hunt.cost(card))
    if cost:
        yield pay_for(card, cost)
    yield ShowCard(card, kind)
    effects = CARDS[card].effects
    yield from (effects[kind] if kind in effects else next(iter(effects.values())))(hunt)
    yield Retire(card)
