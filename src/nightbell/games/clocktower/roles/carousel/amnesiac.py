"""Amnesiac."""

from __future__ import annotations

from nightbell.games.clocktower.cards import CARDS, GRADES, grade
from nightbell.games.clocktower.catalogue import GradeId
from nightbell.games.clocktower.kit import *

SECRET = reminder("amnesiac", "secret")
OWN_WORDS = ("own-words",)
MOST_CHOSEN = 2
MOST_TOLD = 7


@role("amnesiac", TOWNSFOLK, "carousel", icon="brain-dump", first=50, other=68, reminders=("secret",) * 3)
def amnesiac(town: Town, me: Ability) -> Effect[None]:
    """Has an ability that only the Storyteller knows. One that is played by hand has its turn here."""
    numbers = OneOf[int | None]((*range(MOST_CHOSEN + 1), None), "number")
    many = yield from ask(town.storyteller, "amnesiac-wakes", numbers, "C-559", seat=me.seat)
    for _ in range(many or 0):
        yield from choose(town, me, town.players(), "C-559")
    told = OneOf[int | None]((*range(MOST_TOLD + 1), None), "number")
    number = None
    if many is not None:
        number = yield from ask(town.storyteller, "amnesiac-told", told, "C-559", seat=me.seat)
    if number is not None:
        yield Inform(me.seat, events.LearnsNumber(me.seat, me.role, number))


@due("amnesiac")
def by_hand(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and town.bearer(SECRET, me) is not None


@on_arrival("amnesiac")
def invent(town: Town, me: Ability) -> Effect[None]:
    """Fixed before the first night: an ability of the catalogue, or one to be played by hand."""
    cards = OneOf[RoleId | None]((*CARDS, None), "role")
    secret = yield from ask(town.storyteller, "amnesiac-secret", cards, "C-559", seat=me.seat)
    if secret is None:
        yield PlaceMark(me.seat, SECRET, me, FOREVER, lasting=True, regardless=True)
    else:
        yield Gain(me, secret, told=False, standing=True)
        yield call(arrive, Ability(me.seat, secret))


@privately("amnesiac")
def guesses_once_a_day(town: Town, me: Ability) -> Decision[Answer] | None:
    today = (note.learned for note in town.notes[me.seat] if note.by_day and note.night == town.night)
    if any(isinstance(learned, events.LearnsGrade) for learned in today):
        return None
    cards = tuple(("guess", role) for role in CARDS)
    return ask(me.seat, "amnesiac", OneOf[Answer]((*cards, OWN_WORDS)), "C-559")


@in_private("amnesiac")
def hears_how_near(town: Town, me: Ability, guess: Answer) -> Effect[None]:
    """The truth; under a Vortox anything else; what the Storyteller thinks fit, where nothing measures it."""
    named = RoleId(str(guess[1])) if isinstance(guess, tuple) and len(guess) > 1 else None
    true = keep(next((h.role for h in town.grimoire[me.seat].held if h.lent_by == me.role), None))
    grades: tuple[GradeId, ...] = GRADES
    if named is not None and true is not None and true in CARDS:
        right = grade(true, named)
        if keep(falsified(town, me)):
            grades = tuple(each for each in GRADES if each != right)
        elif keep(town.works(me)):
            grades = (right,)
    among = OneOf(grades, "grade")
    given = yield from decide(ask(town.storyteller, "amnesiac-grade", among, "C-559", seat=me.seat))
    yield Inform(me.seat, events.LearnsGrade(me.seat, me.role, named, given))
