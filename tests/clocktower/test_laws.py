"""What is true at every question of every game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import roles
from nightbell.games.clocktower.catalogue import (
    EVIL,
    GOOD,
    LOOKS_DEAD,
    ROLES,
    Ability,
    RoleId,
    opposite,
    printed,
)
from nightbell.games.clocktower.events import SideWon
from nightbell.games.clocktower.seen import View
from nightbell.games.clocktower.suffrage import rights_of, votes_by_token
from nightbell.games.clocktower.town import DAY, SETUP, Town
from tests.clocktower.scenario import scenario
from tests.clocktower.sweep import moments


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("players", "script"),
    [(5, "tb"), (10, "tb"), (12, "bmr"), (12, "snv"), (17, "crossroads"), (11, "carousel")],
)
def test_laws_of_the_town(players, script, seed):
    executions: Counter[int] = Counter()
    seen = 0
    for table in moments({"players": players, "script": script}, seed):
        town = table.state
        for told in table.history[seen:]:
            if type(told.event).__name__ == "Executed" and town.phase == DAY:
                executions[town.night] += 1
        seen = len(table.history)
        if town.phase == SETUP:
            continue
        nobody_is_two_things(town)
        the_dead_have_no_say(town)
        the_square_keeps_up(town)
        nominations_are_in_order(town)
        only_the_asked_are_awake(table)
        if table.outcome is not None:
            the_end_has_a_reason(table)
    most = 2 if "butcher" in town.sheet else 1
    assert all(times <= most for times in executions.values())


def nobody_is_two_things(town: Town) -> None:
    for seat in town.circle:
        token = town.grimoire[seat]
        assert token.role in ROLES and token.side in (GOOD, EVIL)
        assert not (token.feigns and not token.alive)
        assert (ROLES[token.role].type == "traveller") == town.is_traveller(seat)


def the_dead_have_no_say(town: Town) -> None:
    for mark in town.marks:
        if mark.by is not None and not mark.lasting:
            assert town.grimoire[mark.by.seat].alive or town.keeps(mark.by.seat)
            assert mark.by.role in town.abilities(mark.by.seat)
            assert mark.live == (not town.impaired[mark.by.seat]) or mark.on == mark.by.seat
    for seat in town.circle:
        life = town.square[seat]
        assert life.votes <= 1 or votes_by_token(town, seat)


def the_square_keeps_up(town: Town) -> None:
    for seat in town.circle:
        masked = any(mark.reminder == LOOKS_DEAD for mark in town.on(seat))
        seen, true = town.square[seat].alive, town.living(seat) and not masked
        if town.phase == DAY:
            assert seen == true
        elif seat in town.died_tonight:
            assert not true and (seen or REVIVES & set(town.sheet))
        else:
            assert seen == true or (true and REVIVES & set(town.sheet))


def nominations_are_in_order(town: Town) -> None:
    """As often as each may, but for the Storyteller's nominations and a Butcher's last one."""
    encore = any(role == "butcher" for _, role in town.acted)
    listed = town.nominations[:-1] if encore else town.nominations
    for nominator, times in Counter(each.nominator for each in listed).items():
        own = None if nominator == town.storyteller else rights_of(town, nominator)
        assert times <= (own.nominations if own else 1) or nominator == town.storyteller
    assert all(times == 1 for times in Counter(each.nominee for each in listed).values())
    tallies = [made.tally for made in town.nominations if made.tally is not None]
    if town.condemned is not None and town.ballot is None and town.executed is None:
        assert tallies.count(max(tallies)) == 1


def only_the_asked_are_awake(table: Table[Town, View]) -> None:
    town = table.state
    if town.phase != DAY and table.open:
        assert len(table.open) == 1
        (seat,) = table.open
        assert seat == town.storyteller or seat in town.circle


def the_end_has_a_reason(table: Table[Town, View]) -> None:
    """Good wins over dead Demons or by an ability; evil never without a Demon. A Heretic exchanges them."""
    (won,) = [told.event for told in table.history if isinstance(told.event, SideWon)]
    town = table.state
    assert won.side == table.outcome
    heretics = sum(town.works(Ability(seat, RoleId("heretic"))) for seat in town.circle)
    side = opposite(won.side) if heretics % 2 else won.side
    if won.reason == "demon-dead":
        assert side == GOOD and not town.demons()
    elif won.reason == "two-left":
        assert side == EVIL and town.demons() and town.survivors() <= 2
    else:
        assert won.reason in ABILITIES_THAT_WIN


ABILITIES_THAT_WIN = {
    *("saint", "mayor", "vortox", "mastermind", "klutz", "eviltwin"),
    "fiddler",
    *("leviathan", "leviathan-executions", "leviathan-guarded", "goblin", "fearmonger", "damsel"),
    *("alsaahir", "cultleader", "alhadikhia", "leviathan-grandchild"),
    *("riot-guarded", "riot-grandchild", "riot-halted"),
    *("summoner", "storyteller-dead"),
}
REVIVES = {"professor", "alhadikhia"}


def test_every_chair_can_be_any_seat():
    """No rule leans on a chair's number: the same town, turned by one chair, plays the same first night."""
    cast = ["imp", "poisoner", "chef", "empath", "monk", "slayer", "saint"]
    numbers = set()
    for turn in range(len(cast)):
        town = scenario(" ".join(cast[turn:] + cast[:turn])).night(poisoner="saint")
        numbers.add((town.number("chef"), town.number("empath")))
    assert numbers == {(1, 0)}


def test_no_two_roles_wear_the_same_drawing():
    worn: dict[str, list[str]] = {}
    for id in printed():
        worn.setdefault(ROLES[id].icon, []).append(id)
    assert {icon: ids for icon, ids in worn.items() if not icon or len(ids) > 1} == {}


def test_a_role_is_one_file_named_after_it():
    """A newcomer who knows the rulebook finds a role by its name; blank tokens have a file together."""
    home = Path(roles.__file__).parent
    files = {file.stem: file.parent.name for file in home.glob("*/*.py") if file.stem != "__init__"}
    assert files == {"blank": "homemade", **{str(id): str(ROLES[id].edition) for id in printed()}}
