"""Wizard."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.wishes import BOTH, CLUE, DECLINED, GRANTS, OWN_WORDS, PRICE, WINS, WISHES

role("wizard", MINION, "carousel", icon="wizard-face", first=35, other=19, reminders=("wish", "poisoned"))


@privately("wizard")
def one_wish_a_day(town: Town, me: Ability) -> Decision[Answer] | None:
    """One wish in a game; another one may be made on another day if it was declined."""
    today = (note.learned for note in town.notes[me.seat] if note.by_day and note.night == town.night)
    if town.spent(me) or any(isinstance(learned, events.LearnsGrant) for learned in today):
        return None
    return ask(me.seat, "wizard", OneOf[Answer]((*WISHES, OWN_WORDS), "wish"), "C-559")


@in_private("wizard")
def wizard(town: Town, me: Ability, wished: Answer) -> Effect[None]:
    """The Storyteller declines or grants it, with a price or a clue. Impaired, it is spent for nothing."""
    named = next((wish for wish in (*WISHES, OWN_WORDS) if wish == wished), OWN_WORDS)
    fits = keep(named == OWN_WORDS or WISHES[named].fits(town, me))
    among = OneOf(GRANTS if fits else (DECLINED,), "grant")
    said = yield from decide(ask(town.storyteller, "wish", among, "C-559", seat=me.seat, wish=named))
    yield Inform(me.seat, events.LearnsGrant(me.seat, me.role, named, said != DECLINED))
    if said == DECLINED:
        return
    works = keep(town.works(me))
    yield Spend(me)
    if not works or named == OWN_WORDS:
        return
    wish = WISHES[named]
    yield call(wish.grant, me)
    if said in (PRICE, BOTH):
        yield call(wish.price, me)
    if said in (CLUE, BOTH):
        yield call(wish.clue, me)
    yield from judge(town)


@on_death("wizard")
def outlives(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """Whether the wish outlives the Wizard is for the Storyteller to say."""
    if keep(town.marked(me.seat, WINS)):
        if not (yield from ask(town.storyteller, "wish-outlives", YES_NO, "C-559", seat=me.seat)):
            yield LiftMarks(None, WINS, me.seat)


@at_dusk("wizard")
def comes_true(town: Town, me: Ability) -> Effect[None]:
    """The wish to win: the town had until dusk to find the Demon."""
    if keep(town.marked(me.seat, WINS)):
        yield from conclude(town, town.side_of(me), me.role)
