"""Lunatic."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role(
    "lunatic",
    OUTSIDER,
    "bmr",
    icon="jester-hat",
    first=21,
    other=34,
    reminders=("chosen",) * 3,
    believes=DEMON,
    mimics=True,
)
def lunatic(town: Town, me: Ability) -> Effect[None]:
    """Believes to be a Demon. The Demon learns who the Lunatic is and whom the Lunatic chooses."""
    if keep(town.night == 1 and town.evil_meets()):
        yield call(mock_meeting, me)
    believed = keep(town.grimoire[me.seat].card)
    act = ROLES[believed].night
    if act is None or keep(town.night == 1 and ROLES[believed].first is None):
        return
    yield call(act, Ability(me.seat, believed))
    chosen = keep(tuple(seat for pick in town.picks if pick.by.seat == me.seat for seat in pick.targets))
    for demon in keep(tuple(town.demons()) if town.works(me) else ()):
        yield Inform(demon, events.LearnsLunaticChoice(demon, me.seat, chosen))


def mock_meeting(town: Town, me: Ability) -> Effect[None]:
    """The Storyteller invents a team and three roles; the true Demon is told of the Lunatic."""
    others, count = keep((town.others(me.seat), len(town.minions())))
    team = yield from ask(
        town.storyteller, "mock-minions", Some(others, count, count, "seat"), "C-351", seat=me.seat
    )
    yield Inform(me.seat, events.LearnsMinions(me.seat, team))
    good = Some(town.on_sheet(TOWNSFOLK, OUTSIDER), 3, 3, "role")
    yield Inform(
        me.seat,
        events.LearnsBluffs(
            me.seat, (yield from ask(town.storyteller, "mock-bluffs", good, "C-351", seat=me.seat))
        ),
    )
    for demon in keep(tuple(town.demons()) if town.works(me) else ()):
        yield Inform(demon, events.LearnsLunatic(demon, me.seat))


@due("lunatic")
def as_the_believed_demon(town: Town, me: Ability) -> bool:
    believed = ROLES[town.grimoire[me.seat].card]
    if believed.id == me.role:
        return False  # Tor has told the truth
    if town.night == 1:
        return town.evil_meets() or (believed.first is not None and believed.night is not None)
    as_demon = Ability(me.seat, believed.id)
    acts = believed.night is not None and (believed.due is None or believed.due(town, as_demon))
    return town.active(me.seat) and acts
