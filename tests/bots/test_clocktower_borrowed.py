"""What players want of abilities that they have to find out or wish for; whole games of them end."""

from __future__ import annotations

from typing import Any

import pytest
from tools.golden import recordings

from nightbell.games.clocktower.cards import grade
from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import LearnsGrant, RoleChanged
from tests.bots.test_clocktower import SENSIBLE, asked, played, sitting
from tests.clocktower.scenario import Story, scenario

MINE = "pixie cannibal alchemist amnesiac atheist plaguedoctor hermit boffin wizard"
OTHERS = (
    "chef empath fortuneteller monk slayer soldier mayor virgin undertaker butler saint poisoner witch imp"
)


def guessed(town: Story, named: str | None) -> Any:
    """What the player's next guess is, with this one told to the Storyteller first."""
    if named is not None:
        town.standing("amnesiac", "amnesiac", ("guess", named))
        town.day().night(monk="slayer", imp="baron").word("revive", "baron")
    player, chair = sitting(town, "amnesiac")
    return player.interject(chair)


def test_an_amnesiac_closes_in_on_the_own_ability() -> None:
    town = scenario("amnesiac imp baron chef monk slayer mayor").night(amnesiac_secret="soldier")
    kind, first = guessed(town, None)
    assert (kind, first) == ("amnesiac", ("guess", "empath"))
    _, second = guessed(town, "empath")
    assert second[1] != "empath" and grade(RoleId(second[1]), RoleId("empath")) == "warm"
    assert guessed(town, "soldier")[0] != "amnesiac", "nothing is left to guess"


def test_a_wizard_makes_a_modest_wish_once() -> None:
    town = scenario("wizard imp chef monk slayer soldier saint").night()
    player, chair = sitting(town, "wizard")
    assert player.interject(chair) == ("wizard", "grimoire")
    town.standing("wizard", "wizard", "grimoire", wish="plain")
    assert town.was_told("wizard", LearnsGrant, "wizard", "grimoire", True)
    again, chair = sitting(town, "wizard")
    said = again.interject(chair)
    assert said is None or said[0] != "wizard"


@pytest.mark.parametrize("seed", range(4))
def test_bots_play_a_sheet_of_borrowed_abilities_to_its_end(seed: int) -> None:
    sheet = [RoleId(role) for role in (*MINE.split(), *OTHERS.split())]
    assert played(seed, sheet=sheet, players=8 + seed).outcome in ("good", "evil")


def test_whose_ability_raises_the_hand_raises_it_even_against_themselves() -> None:
    town = scenario("cannibal imp baron zealot slayer monk soldier chef").night().hang("zealot")
    town.night(monk="slayer", imp="zealot").open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat("cannibal")))
    while town.name(next(iter(town.table.open))) != "cannibal":
        town.table.answer(next(iter(town.table.open)), False)
    assert asked(town, "cannibal") is True


def test_bots_play_on_when_a_summoner_makes_a_traveller_the_demon() -> None:
    """Who counts among the town changes, though nobody came or went."""
    [recording] = [each for each in recordings() if each.name == "all-yaggababble-sensible"]
    table = played(2, SENSIBLE, **recording.options)
    made = [told.event for told in table.history if isinstance(told.event, RoleChanged)]
    assert any(event.seat == 12 for event in made) and table.outcome
