"""Blank tokens: characters that no book knows. Everybody reads their text, and the Storyteller plays them."""

from __future__ import annotations

from nightbell.games.clocktower.catalogue import BLANKS, blank
from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.tb.spy import look_into_the_grimoire

DONE = ("hand-done",)
MOST_CHOSEN = 3


def deeds(town: Town, me: Ability) -> tuple[Answer, ...]:
    """What the Storyteller can do at the line of a home-made character."""
    written = town.written(me.role)
    found: list[Answer] = [DONE]
    if me.seat != town.storyteller:
        found += [("hand-choose", number) for number in range(1, MOST_CHOSEN + 1)]
        found += [("hand-tell",), *(("hand-show", card) for card in (written.cards if written else ()))]
        found += [("hand-open",)] if written and written.sees_all else []
    found += [("hand-mark",)] if town.reminders_of(me.role) else []
    return (*found, ("hand-kill",))


def carry_out(town: Town, me: Ability) -> Effect[None]:
    """At its line the Storyteller does by hand what the text says, one thing after another."""
    narrator = town.storyteller
    deed: Answer = ()
    done = -1
    while deed != DONE:
        done += 1
        menu = OneOf[Answer](deeds(town, me), "word")
        deed = yield from ask(narrator, "by-hand", menu, "C-559", seat=me.seat, role=me.role)
        match deed:
            case ("hand-choose", int(number)):
                some = Some(keep(town.players()), number, number, "seat")
                chosen = yield from ask(me.seat, "by-hand-choose", some, "C-559", role=town.guise(me))
                yield Record(me, chosen)
                yield from react(town, me, chosen)
            case ("hand-tell",):
                words = Jotting((me.seat,), LONGEST)
                _, _, told = yield from ask(narrator, "by-hand-tell", words, "C-559", seat=me.seat)
                yield Inform(me.seat, events.LearnsByHand(me.seat, town.guise(me), Text(told)))
            case ("hand-show", str(card)):
                yield Inform(me.seat, events.LearnsByHand(me.seat, town.guise(me), Text(card)))
            case ("hand-open",):
                yield from look_into_the_grimoire(town, me)
            case ("hand-mark",):
                slips = OneOf(keep(town.reminders_of(me.role)), "reminder")
                slip = yield from decide(ask(narrator, "by-hand-remind", slips, "C-559", role=me.role))
                seats = OneOf(keep(town.players()), "seat")
                whom = yield from ask(narrator, "by-hand-whom", seats, "C-559", reminder=slip)
                yield PlaceMark(whom, slip, me, FOREVER, lasting=True, regardless=True)
            case ("hand-kill",):
                seats = OneOf(keep(tuple(town.alive())), "seat")
                victim = yield from ask(narrator, "by-hand-strike", seats, "C-559", role=me.role)
                yield kill(victim, by=me)
    yield CloseHand(me, done)


for type, many in BLANKS.items():
    for place in range(1, many + 1):
        role(blank(type, place), type, "homemade", icon="", by_hand=True)(carry_out)
