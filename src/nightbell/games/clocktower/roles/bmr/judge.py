"""Judge."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("judge", TRAVELLER, "bmr", icon="banging-gavel", reminders=("no-ability",))


@after_vote("judge")
def judge_rules(town: Town, me: Ability, nominee: Seat, voted: tuple[Seat, ...]) -> Effect[None]:
    """Once per game decides a nomination of another's: an execution at once, or none of it."""
    if keep(town.nominations[-1].nominator == me.seat or town.spent(me)):
        return
    verdicts = OneOf[tuple[str] | None]((("condemn",), ("pardon",), None))
    verdict = yield from ask(me.seat, "judge", verdicts, "C-446", seat=nominee)
    if verdict is None:
        return
    works = keep(town.works(me))
    yield Spend(me)
    yield Overrule(me.seat, nominee, condemned=verdict == ("condemn",), void=not works)
    if works and verdict == ("condemn",):
        yield call(execute, nominee)
