"""Artist."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("artist", TOWNSFOLK, "snv", icon="palette", reminders=("no-ability",))


OWN_WORDS = ("own-words",)
BY_MENU = ("by-menu",)


@privately("artist")
def has_a_question(town: Town, me: Ability) -> Decision[Answer] | None:
    if town.spent(me):
        return None
    return ask(me.seat, "artist", OneOf[Answer]((BY_MENU, OWN_WORDS)), "C-510")


@in_private("artist")
def artist(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    """Once per game, by day, asks the Storyteller a question that is answered with yes or no."""
    if matter == OWN_WORDS:
        replies = OneOf((*REPLIES, REPHRASE), "reply")
        reply = yield from ask(town.storyteller, "artist-reply", replies, "C-510", seat=me.seat)
        asked: tuple[events.Fact, ...] = ()
    else:
        fact = yield from compose(town, me.seat, me.role, "C-510")
        asked = (fact,)
        reply = yield from answer_to(town, me, fact)
    yield Inform(me.seat, events.LearnsReply(me.seat, me.role, asked, reply))
    if reply != REPHRASE:
        yield Spend(me)


def answer_to(town: Town, me: Ability, fact: events.Fact) -> Effect[ReplyId]:
    """The truth; under a Vortox its opposite; and from an impaired ability anything."""
    so, lies, works = keep((holds(town, fact), falsified(town, me), town.works(me)))
    true, false = (YES, NO) if so else (NO, YES)
    if works or lies:
        reply = false if lies else true
    else:
        among = OneOf((false, true, UNKNOWN), "reply")
        reply = yield from ask(town.storyteller, "artist-reply", among, "C-368", seat=me.seat)
    if reply != true:
        yield NoteLie(me)
        yield GoAstray(me)
    return reply
