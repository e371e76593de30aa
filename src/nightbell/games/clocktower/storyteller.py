"""What the Storyteller can do at any moment: the word, guests coming and going, an early end.

«Слово Рассказчика» changes the Grimoire by hand. It is a correction: it asks no ability for leave, and it is
in the log like every other answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from nightbell.engine import Answer, Decision, Effect, OneOf, Refusal, Seat, ask, call, decide, keep
from nightbell.games.clocktower.atoms import (
    AdmitMistake,
    GiveWord,
    LeaveLine,
    LiftMarks,
    Notify,
    PlaceMark,
    TurnSide,
    Unseat,
    Wake,
    Win,
)
from nightbell.games.clocktower.catalogue import (
    BLANK,
    BY_STORYTELLER,
    EVIL,
    ROLES,
    SIDES,
    TRAVELLER,
    Ability,
    Harm,
    ReminderId,
    RoleId,
    Side,
    Text,
)
from nightbell.games.clocktower.change import arrive, become, revive
from nightbell.games.clocktower.company import may_come, may_leave
from nightbell.games.clocktower.death import die
from nightbell.games.clocktower.grimoire import FOREVER, NIGHTS
from nightbell.games.clocktower.madness import verdicts
from nightbell.games.clocktower.moments import (
    at_any_moment,
    by_claiming,
    by_guessing,
    exchanges_victory,
    hears,
    hears_claim,
    lets_die,
    listens,
    privately,
    puts_off_the_end,
    shields,
    turns_aside,
    when_guessed,
)
from nightbell.games.clocktower.rulings import Decree, Jotting
from nightbell.games.clocktower.setup import admit
from nightbell.games.clocktower.sheet import KEPT_SHEETS
from nightbell.games.clocktower.suffrage import rights_of, who_nominates_again
from nightbell.games.clocktower.talk import Utterance
from nightbell.games.clocktower.town import DAY, NIGHT, SETUP, Town
from nightbell.games.clocktower.victory import judge

LAST_FOUR = 4
MOST_SLIPS = 60


def storyteller_may(town: Town) -> list[Decision[Answer]]:
    seat = town.storyteller
    standing: list[Decision[Answer]] = list(company_may(town)) if town.ballot is None else []
    if town.phase == SETUP:
        return standing
    standing += [
        ask(seat, "word", OneOf[Answer](words(town)), "C-514"),
        ask(seat, "jot", Jotting(town.players()), "C-514"),
        ask(seat, "ruling", Decree(town.sheet), "C-291"),
        ask(seat, "admit-mistake", OneOf[Answer]((True,), "yes"), "C-493"),
        ask(seat, "end-early", OneOf[Answer](SIDES, "side"), "C-479"),
    ]
    fragile = tuple(me.seat for me in town.heard(at_any_moment))
    if fragile and town.ballot is None:
        standing.append(ask(seat, "whenever", OneOf[Answer](fragile, "seat"), "C-674"))
    waiting = town.heard(listens)
    heard = [("heard", me.role, who) for me in waiting for who in listens[me.role](town, me)]
    words_heard = tuple(dict.fromkeys(heard))
    if words_heard and town.phase == DAY and town.ballot is None:
        standing.append(ask(seat, "heard", OneOf[Answer](words_heard), "C-674"))
    forgotten = overlooked(town)
    if forgotten:
        standing.append(ask(seat, "late-action", OneOf[Answer](forgotten, "seat"), "C-494"))
    if town.phase == DAY and words_weigh(town.sheet, tuple(each.role for each in town.company)):
        standing.append(ask(seat, "spoken", Utterance(town.players(), town.sheet), "C-674"))
    judged = verdicts(town)
    if judged:
        standing.append(ask(seat, "verdict", OneOf[Answer](judged), "C-411"))
    free = tuple(chair for chair in range(len(town.square)) if chair not in town.circle)
    if free:
        places = tuple(("welcome", chair, after) for chair in free for after in town.players())
        standing.append(ask(seat, "welcome", OneOf[Answer](places), "C-429"))
    guests = tuple(guest for guest in town.players() if town.is_traveller(guest))
    if guests:
        standing.append(ask(seat, "farewell", OneOf[Answer](guests, "seat"), "C-436"))
    return standing


@lru_cache(KEPT_SHEETS)
def words_weigh(sheet: tuple[RoleId, ...], company: tuple[RoleId, ...]) -> bool:
    """Whether it can matter what somebody says aloud, by an ability of the sheet or of the company."""
    heeds = (by_claiming, by_guessing, when_guessed)
    return any(ROLES[role].spreads_rumours or any(role in each for each in heeds) for role in sheet) or any(
        role in hears_claim for role in company
    )


def company_may(town: Town) -> Iterator[Decision[Answer]]:
    """Who can come to sit with the Storyteller or leave, and what those who are there can do."""
    seat = town.storyteller
    yield ask(seat, "bring-in", OneOf[Answer](may_come(town), "role"), "C-473")
    if leaving := may_leave(town):
        yield ask(seat, "send-away", OneOf[Answer](leaving, "role"), "C-474")
    if town.phase != SETUP:
        for me in town.attending(privately):
            if (asked := privately[me.role](town, me)) is not None:
                yield asked


def words(town: Town) -> tuple[tuple[str | int, ...], ...]:
    """All that can be changed by hand. Nobody is made to believe in a role by a mere word."""
    roles = [role for role in town.sheet if ROLES[role].type != TRAVELLER and not town.believes(role)]
    named = (*town.sheet, *(each.role for each in town.company))
    slips = {role: town.reminders_of(role) for role in named}
    found: list[tuple[str | int, ...]] = []
    for seat in town.players():
        token = town.grimoire[seat]
        found.append(("slay", seat) if token.alive else ("revive", seat))
        found += [("turn", seat, side) for side in SIDES if side != token.side]
        if not town.is_traveller(seat):
            found += [("become", seat, role) for role in roles if role != token.role]
        found += [("mark", seat, reminder) for role in named for reminder in slips[role]]
        lies = [mark.reminder for mark in town.marks if mark.on == seat and mark.reminder != BLANK]
        found += [("unmark", seat, reminder) for reminder in lies]
    return tuple(dict.fromkeys(found))


def give_word(town: Town, word: tuple[str | int, ...]) -> Effect[None]:
    seat = Seat(int(word[1]))
    yield GiveWord(seat)
    match word:
        case ("slay", _):
            yield call(die, seat, Harm(BY_STORYTELLER))
        case ("revive", _):
            yield call(revive, seat)
        case ("turn", _, str(side)):
            yield TurnSide(seat, Side(side), sure=True)
            yield Notify(seat, again=ROLES[town.grimoire[seat].role].hides_side)
        case ("become", _, str(role)):
            yield call(become, seat, RoleId(role))
            yield Notify(seat)
            yield from judge(town)
        case ("mark", _, str(reminder)):
            yield PlaceMark(seat, ReminderId(reminder), None, FOREVER)
        case ("unmark", _, str(reminder)):
            yield call(lift, seat, ReminderId(reminder))


def refuse_jotting(town: Town, seat: Seat, text: Text) -> None:
    """There is room for so many slips in the Grimoire; taking one up is always possible."""
    slips = [(mark.on, mark.text) for mark in town.marks if mark.reminder == BLANK]
    if len(slips) >= MOST_SLIPS and (seat, text) not in slips:
        raise Refusal("too-many-slips", rule="C-514", most=MOST_SLIPS)


def lift(town: Town, seat: Seat, reminder: ReminderId) -> Effect[None]:
    placed = keep(next(m for m in town.marks if m.on == seat and m.reminder == reminder))
    yield LiftMarks(placed.by, reminder, seat)


def overlooked(town: Town) -> tuple[Seat, ...]:
    """Who has a line on last night's sheet and was not woken for it, such as one whose role was put right."""
    if town.phase != DAY or town.ballot is not None:
        return ()
    return tuple(seat for seat in town.alive() if seat not in town.woken and line_of(town, seat) is not None)


def line_of(town: Town, seat: Seat) -> Ability | None:
    """The ability for which a player should have been woken last night: one that has come since it began, or
    it would have been acted on. What happened today wakes nobody before the coming night."""
    for held in town.grimoire[seat].held:
        if held.since < town.night * NIGHTS:
            continue
        known, me = ROLES[held.role], Ability(seat, held.role)
        if known.night is None or known.sleeps or town.place_of(known, town.night, held.fresh) is None:
            continue
        if known.due is None or known.due(town, me):
            return me
    return None


def late_action(town: Town, seat: Seat) -> Effect[None]:
    """A night's action made up for in private, as if it had been in time."""
    me = keep(line_of(town, seat))
    assert me is not None
    act = ROLES[me.role].night
    assert act is not None
    yield Wake(me)
    yield call(act, me)
    yield LeaveLine(me)


def whenever(town: Town, seat: Seat) -> Effect[None]:
    """Let happen what an ability leaves to the Storyteller at any moment."""
    for me in keep(tuple(town.heard(at_any_moment, at=seat))):
        yield call(at_any_moment[me.role], me)


def overhear(town: Town, role: RoleId, speaker: Seat) -> Effect[None]:
    """A secret word or phrase was said: talk is not read by the rules, so the Storyteller enters it, and
    says whose it was if it could be several players'."""
    waiting = (me for me in town.heard(listens) if me.role == role)
    owners = keep(tuple(me.seat for me in waiting if speaker in listens[role](town, me)))
    of = yield from decide(ask(town.storyteller, "whose-word", OneOf(owners, "seat"), "C-674", role=role))
    yield call(hears[role], Ability(of, role), speaker)


def welcome(town: Town, seat: Seat, after: Seat) -> Effect[None]:
    """A latecomer joins as a Traveller, beside somebody of their choice."""
    place = keep(town.circle.index(after) + 1)
    yield call(admit, seat, place)
    yield call(arrive, Ability(seat, town.grimoire[seat].role))


def farewell(town: Town, seat: Seat) -> Effect[None]:
    yield Unseat(seat)


def admit_mistake(town: Town) -> Effect[None]:
    yield AdmitMistake()


def end_early(town: Town, side: Side) -> Effect[None]:
    yield Win(side, "early")


def certain(town: Town) -> Side | None:
    """The side whose victory nothing can prevent any more, as far as can be said. Never announced by itself.

    All living players evil; or three left at nightfall, no second execution to come, and a Demon that will
    surely kill.
    """
    all_evil = not any(town.grimoire[seat].side != EVIL and town.living(seat) for seat in town.circle)
    if not all_evil:
        if town.phase == NIGHT or town.executed is None or town.survivors() != LAST_FOUR - 1:
            return None
    held = [role for seat in town.circle for role in town.abilities(seat)]
    if any(role in exchanges_victory or role in puts_off_the_end or ROLES[role].by_hand for role in held):
        return None
    if any(rights_of(town, seat) is not None for seat in town.circle):
        return None  # somebody dead may nominate
    if all_evil:
        return EVIL
    demons = town.demons()
    if len(demons) != 1 or not town.works(Ability(demons[0], town.grimoire[demons[0]].role)):
        return None
    demon = ROLES[town.grimoire[demons[0]].role]
    if who_nominates_again(town) or demon.night is None or demon.sleeps:
        return None
    hindered = any(
        role in shields or role in lets_die or role in turns_aside
        for seat in town.alive()
        for role in town.abilities(seat)
    )
    return None if hindered else EVIL


def refuse_farewell(town: Town) -> None:
    """A Traveller does not leave in the middle of a vote."""
    if town.ballot is not None:
        raise Refusal("vote-under-way", rule="C-230")
