"""What a player wants of an ability that is not simply pointed at somebody, by role and kind of question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from nightbell.bots.clocktower.targets import prey
from nightbell.engine import Answer, OneOf, Seat, Some
from nightbell.games.clocktower import events
from nightbell.games.clocktower.cards import CARDS, EXACT, grade
from nightbell.games.clocktower.catalogue import DEMON, ROLES, GradeId, RoleId
from nightbell.games.clocktower.grimoire import NOBODY_YET

if TYPE_CHECKING:
    from nightbell.bots.clocktower.thoughts import Thought
    from nightbell.engine import Decision

Purpose = Callable[["Thought", "Decision[Answer]"], Answer]
PURPOSES: Final[dict[tuple[str, str], Purpose]] = {}
"""By kind of question and, where that is not enough, by role."""
BIDES: Final = 0.4
"""How often a Po that may attack waits for three."""
STRIKES_FROM: Final = 3
"""The night from which an Assassin does not wait any more."""
ASKS_FROM: Final = 2
KILLS_FROM: Final = 2
"""The first night in which a Demon kills."""
MODEST_WISH: Final = "grimoire"
TRUSTED: Final = 0.2
"""Who is evil less likely than this is followed."""


def wants(kind: str, *roles: str) -> Callable[[Purpose], Purpose]:
    def declare(purpose: Purpose) -> Purpose:
        PURPOSES.update(((kind, role), purpose) for role in roles or ("",))
        return purpose

    return declare


def purpose_of(decision: Decision[Answer]) -> Purpose | None:
    role = str(dict(decision.about).get("role", ""))
    return PURPOSES.get((decision.kind, role)) or PURPOSES.get((decision.kind, ""))


def seats_of(decision: Decision[Answer]) -> list[Seat]:
    choice = decision.choice
    options: Sequence[Answer] = choice.options if isinstance(choice, OneOf | Some) else ()
    return [Seat(option) for option in options if isinstance(option, int)]


def likeliest(thought: Thought, seats: Sequence[Seat], chances: dict[Seat, float]) -> Seat:
    """The likeliest of the living others whom this player has not chosen before, if there is one."""
    others = [seat for seat in seats if seat != thought.me and seat in thought.living] or list(seats)
    fresh = [seat for seat in others if seat not in thought.chosen_before()] or others
    return max(fresh, key=lambda seat: chances.get(seat, 0.0) + 0.01 * thought.rng.random())


@wants("choose", "exorcist", "snakecharmer")
def find_the_demon(thought: Thought, decision: Decision[Answer]) -> Answer:
    return likeliest(thought, seats_of(decision), thought.demon_chances())


@wants("choose", "dreamer", "harlot")
def find_out_about(thought: Thought, decision: Decision[Answer]) -> Answer:
    return likeliest(thought, seats_of(decision), thought.evil_chances())


@wants("choose", "gambler")
def safe_bet(thought: Thought, decision: Decision[Answer]) -> Answer:
    """The most trusted who has said what they are; oneself, if nobody has."""
    evils = thought.evil_chances()
    told = [seat for seat in seats_of(decision) if seat != thought.me and thought.role_of(seat) != NOBODY_YET]
    return min(told, key=lambda seat: evils.get(seat, 0.5), default=thought.me)


@wants("gamble")
def take_at_word(thought: Thought, decision: Decision[Answer]) -> Answer:
    seat = Seat(int(str(dict(decision.about)["seat"])))
    said = thought.view.card if seat == thought.me else thought.role_of(seat)
    return said if said in decision.choice.listed() else thought.view.sheet[0]


@wants("fiddler-choice")
def stand_by(thought: Thought, decision: Decision[Answer]) -> Answer:
    """One of the own side, as far as it is known."""
    team, _, _ = thought.told_to_me()
    pair, evils = seats_of(decision), thought.evil_chances()
    if thought.evil:
        return next((seat for seat in pair if seat in team), pair[0])
    return thought.me if thought.me in pair else min(pair, key=lambda seat: evils.get(seat, 0.5))


@wants("choose-two", "innkeeper")
def whom_to_shelter(thought: Thought, decision: Decision[Answer]) -> Answer:
    evils = thought.evil_chances()
    living = [seat for seat in seats_of(decision) if seat in thought.living]
    trusted = sorted(living, key=lambda seat: evils.get(seat, 0.5) + 0.01 * thought.rng.random())
    return decision.choice.take(tuple(trusted[:2]))


@wants("professor")
def whom_to_bring_back(thought: Thought, decision: Decision[Answer]) -> Answer:
    """The most trusted of the dead who says to be a Townsfolk; nobody, while nobody is trusted."""
    evils = thought.evil_chances()
    average = (thought.view.counts[2] + 1) / len(thought.seats)
    townsfolk = [seat for seat in seats_of(decision) if thought.claims_townsfolk(seat)]
    best = min(townsfolk, key=lambda seat: evils.get(seat, 1.0), default=None)
    return best if best is not None and evils.get(best, 1.0) < average else None


@wants("courtier")
def whom_to_make_drunk(thought: Thought, decision: Decision[Answer]) -> Answer:
    """A Demon of the sheet, from the night on in which Demons kill."""
    demons = [role for role in thought.view.sheet if ROLES[role].type == DEMON]
    if thought.view.night < KILLS_FROM or not demons:
        return None
    return thought.rng.choice(demons)


@wants("compare")
def when_there_is_something_to_compare(thought: Thought, decision: Decision[Answer]) -> Answer:
    return thought.view.night >= ASKS_FROM


@wants("choose-two", "seamstress")
def suspect_and_friend(thought: Thought, decision: Decision[Answer]) -> Answer:
    """The most suspicious beside the most trusted."""
    evils = thought.evil_chances()
    ranked = sorted(seats_of(decision), key=lambda seat: evils.get(seat, 0.5) + 0.01 * thought.rng.random())
    return decision.choice.take((ranked[0], ranked[-1]))


@wants("choose", "devilsadvocate")
def whom_to_defend(thought: Thought, decision: Decision[Answer]) -> Answer:
    """Who of the own side is likeliest to hang tomorrow, the Demon before all others."""
    team, demon, _ = thought.told_to_me()
    chances = thought.demon_chances()
    friends = [seat for seat in seats_of(decision) if seat in team] if thought.evil else []
    if demon in friends:
        return demon
    return max(friends or seats_of(decision), key=lambda seat: chances.get(seat, 0.0))


@wants("may-choose", "assassin")
def one_blow(thought: Thought, decision: Decision[Answer]) -> Answer:
    if thought.view.night < STRIKES_FROM or not thought.evil:
        return None
    living = [seat for seat in seats_of(decision) if seat in thought.living]
    return prey(thought, RoleId("assassin"), living or seats_of(decision))


@wants("may-choose", "po")
def now_or_three_later(thought: Thought, decision: Decision[Answer]) -> Answer:
    if len(thought.living) > STRIKES_FROM + 1 and thought.rng.random() < BIDES:
        return None
    living = [seat for seat in seats_of(decision) if seat in thought.living]
    return prey(thought, RoleId("po"), living or seats_of(decision))


@wants("last-words")
def last_words(thought: Thought, decision: Decision[Answer]) -> Answer:
    """The Klutz names a friend of the town, the Moonchild an enemy; who is neither keeps silent, unless it
    was said otherwise before."""
    listed = [option for option in decision.choice.listed() if isinstance(option, tuple)]
    must = None not in tuple(decision.choice.listed())
    words = [option for option in listed if must or option[1] == thought.role_of(thought.me)]
    if not words:
        return None
    evils = thought.evil_chances()
    trusting = words[0][1] == "klutz"
    key = min if trusting != thought.evil else max
    return key(words, key=lambda option: evils.get(Seat(int(str(option[2]))), 0.5))


@wants("fact", "artist")
def is_it_the_demon(thought: Thought, decision: Decision[Answer]) -> Answer:
    """Whether the likeliest suspect is the Demon."""
    options = tuple(decision.choice.listed())
    if "fact-type" in options:
        return "fact-type"
    if DEMON in options:
        return DEMON
    return likeliest(thought, seats_of(decision), thought.demon_chances())


@wants("join-cult")
def join_the_cult(thought: Thought, decision: Decision[Answer]) -> Answer:
    """Evil joins gladly; the good follow only whom they trust."""
    leader = Seat(int(str(dict(decision.about)["seat"])))
    return thought.evil or thought.evil_chances().get(leader, 1.0) < TRUSTED


@wants("boomdandy-point")
@wants("riot")
def who_is_left_to_blame(thought: Thought, decision: Decision[Answer]) -> Answer:
    """The likeliest Demon; who is evil points at anybody else than their own."""
    own = thought.told_to_me()[0] if thought.evil else frozenset((thought.me,))
    others = [seat for seat in seats_of(decision) if seat not in own]
    return likeliest(thought, others or seats_of(decision), thought.demon_chances())


@wants("lilmonsta")
def whose_turn_it_is(thought: Thought, decision: Decision[Answer]) -> Answer:
    """One of the team, each night another, so that all of it point at the same."""
    team = sorted(seat for seat in thought.told_to_me()[0] if seat in thought.living)
    return team[thought.view.night % len(team)] if team else thought.me


def to_ask(thought: Thought) -> tuple[str, Answer] | None:
    """What a player has to bring to the Storyteller by day, by the role on the card."""
    view = thought.view
    if not thought.alive or thought.to_the_teller():
        return None
    if view.card == "savant":
        return "savant", True
    if view.card == "artist" and view.night >= ASKS_FROM:
        return "artist", ("by-menu",)
    if view.card == "amnesiac" and (guess := next_guess(thought)) is not None:
        return "amnesiac", ("guess", guess)
    if view.card == "wizard" and not any(isinstance(n.learned, events.LearnsGrant) for n in view.notes):
        return "wizard", MODEST_WISH
    return None


def next_guess(thought: Thought) -> RoleId | None:
    """The ability that fits best all that was said of earlier guesses; none, once today's was heard or one
    was right."""
    heard: list[tuple[RoleId, GradeId]] = []
    for note in thought.view.notes:
        if isinstance(note.learned, events.LearnsGrade) and note.learned.named is not None:
            heard.append((note.learned.named, note.learned.grade))
            if note.night == thought.view.night or note.learned.grade == EXACT:
                return None
    return max(CARDS, key=lambda card: sum(grade(card, guess) == told for guess, told in heard))
