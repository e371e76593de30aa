"""God of Ug."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

HAT = reminder("godofug", "hat")
WORTH[HAT] = 2
SHORTENS.add(HAT)

role("godofug", LORIC, "loric", icon="wood-club", reminders=("hat",), serves=("pace",))


@on_arrival("godofug")
def god_of_ug(town: Town, me: Ability) -> Effect[None]:
    """Somebody wears the hat, speaks in words of one syllable, and votes for two."""
    among = OneOf(keep(town.players()), "seat")
    yield from pass_hat(town, (yield from ask(town.storyteller, "godofug-hat", among, "C-558")))


def pass_hat(town: Town, to: Seat) -> Effect[None]:
    """Whoever does not want it need not take it, and another is chosen."""
    asked: list[Seat] = []
    seat: Seat | None = to
    while seat is not None and not (yield from ask(seat, "wear-hat", YES_NO, "C-558")):
        asked.append(seat)
        left: tuple[Seat | None, ...] = keep(tuple(each for each in town.players() if each not in asked))
        among = OneOf((*left, None), "seat")
        seat = (yield from ask(town.storyteller, "godofug-hat", among, "C-558")) if left else None
    yield TakeBadges(HAT)
    if seat is not None:
        yield GiveBadge(seat, HAT)


@privately("godofug")
def slip(town: Town, me: Ability) -> Decision[Answer] | None:
    """A longer word, or simply long enough: the hat goes on."""
    others = tuple(seat for seat in town.players() if seat not in town.wearers(HAT))
    return ask(me.seat, "godofug", OneOf[Answer](others, "seat"), "C-558")


@publicly("godofug")
def hears_a_slip(town: Town, me: Ability) -> Decision[Answer] | None:
    """Any player may point out a longer word; the Storyteller says whether it was one."""
    worn = town.wearers(HAT)
    if not worn or me.seat in worn:
        return None
    return ask(me.seat, "godofug", OneOf[Answer]((True,), "yes"), "C-558")


@in_public("godofug")
def points_it_out(town: Town, me: Ability, heard: Answer) -> Effect[None]:
    yield Act(me, keep(town.wearers(HAT)))
    if (yield from ask(town.storyteller, "godofug-slip", YES_NO, "C-558", seat=me.seat)):
        among = OneOf(keep(tuple(seat for seat in town.players() if seat not in town.wearers(HAT))), "seat")
        yield from pass_hat(town, (yield from ask(town.storyteller, "godofug-hat", among, "C-558")))


@in_private("godofug")
def hat_goes_on(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    yield from pass_hat(town, Seat(int(str(matter))))
