"""Both victories, the simultaneous one, and games that go on."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR
from nightbell.games.clocktower.events import IsNow, Revealed, SideWon
from tests.clocktower.ledger.evening import evening
from tests.clocktower.scenario import winners

SEVEN = "imp poisoner monk empath mayor slayer butler"


def at_day(roles=SEVEN, dead="", **options):
    town = evening(roles, **options)
    town.night()
    for who in dead.split():
        town.night(**{town.role(town.town.demons()[0]): who, "poisoner": "poisoner"})
    return town


def won(town):
    return [(event.side, event.reason) for event in town.announced(SideWon)]


@pytest.mark.rule("C-275", "C-622", "C-628")
@pytest.mark.parametrize("how", ["execution", "ability"])
def test_good_wins_when_the_demon_dies(how):
    town = at_day()
    if how == "execution":
        town.execute("imp", by="monk")
    else:
        town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.table.outcome == "good"
    assert won(town) == [("good", "demon-dead")]
    assert all(token.side == "evil" for token in town.grimoire.tokens if token.role in ("imp", "poisoner"))


@pytest.mark.rule("C-276", "C-277", "C-698", "C-702")
@pytest.mark.parametrize("how", ["night", "day"])
def test_evil_wins_when_two_are_left(how):
    town = at_day(dead="mayor slayer butler monk")
    assert town.living() == 3
    assert won(town) == []
    if how == "night":
        town.night(imp="empath")
    else:
        town.execute("empath")
    assert town.table.outcome == "evil"
    assert won(town) == [("evil", "two-left")]


@pytest.mark.rule("C-039", "C-698", "C-702")
def test_find_the_demon_in_time():
    roles = "imp investigator undertaker empath scarletwoman poisoner monk chef soldier slayer saint"
    town = evening(roles)
    town.night()
    town.execute("scarletwoman", by="slayer")
    town.night(imp="chef")
    late = town.copy()
    town.execute("imp", by="monk")
    assert town.table.outcome == "good"
    for victim in ("investigator", "undertaker", "empath", "monk", "slayer", "saint", "poisoner"):
        assert late.table.outcome is None
        late.night(imp=victim, monk="imp", poisoner="poisoner")
    assert late.table.outcome == "evil"


@pytest.mark.rule("C-278")
def test_both_at_once_is_goods_victory():
    town = at_day(dead="mayor slayer butler monk")
    town.execute("imp")
    assert town.living() == 2
    assert town.table.outcome == "good"


@pytest.mark.rule("C-638")
def test_three_alive_and_the_game_goes_on():
    town = at_day(dead="mayor slayer butler monk")
    assert town.living() == 3
    assert town.table.outcome is None
    assert won(town) == []


@pytest.mark.rule("C-267", "C-272", "C-688", "C-697", "C-701")
@pytest.mark.parametrize("side", ["good", "evil"])
def test_everybody_of_the_side_wins_alive_or_dead(side):
    town = at_day("imp poisoner spy empath mayor slayer butler recluse", dead="poisoner recluse")
    if side == "good":
        town.answer("slayer", ("shoot", town.seat("imp")))
    else:
        town.answer("storyteller", "evil", "end-early")
    assert town.table.outcome == side
    shown = {event.seat: event.side for event in town.announced(Revealed)}
    assert len(shown) == 8
    won_by = {seat for seat, theirs in shown.items() if theirs == side}
    assert won_by == set(winners(town.town, side))
    evil = set(town.seats("imp poisoner spy"))
    assert won_by == (evil if side == "evil" else set(range(8)) - evil)
    assert (town.seat("poisoner") in won_by) == (side == "evil")
    assert (town.seat("recluse") in won_by) == (side == "good")


@pytest.mark.rule("C-273")
def test_one_side_wins_and_never_both():
    for seed in range(12):
        town = evening(players=7, seed=seed)
        for _ in range(400):
            if town.table.outcome is not None:
                break
            decision = next(iter(town.table.open.values()))
            options = list(decision.choice.listed())
            town.answer(decision.seat, options[(seed * 7 + len(town.asked) * 5) % len(options)])
        else:
            town.answer("storyteller", "evil", "end-early")
        assert town.table.outcome in ("good", "evil")
        assert len(town.announced(SideWon)) == 1


@pytest.mark.rule("C-279", "C-299", "C-292")
def test_a_scarlet_woman_goes_on_in_secret():
    town = at_day("imp scarletwoman monk empath mayor slayer butler")
    before = {seat: len(town.table.events(seat)) for seat in (2, 3, 4, 5, 6)}
    since = town.now
    town.execute("imp", by="monk")
    assert town.table.outcome is None
    assert town.role(1) == "imp"
    assert won(town) == []
    names = {type(event).__name__ for event in town.public(since)}
    assert names <= {
        "NominationsOpen", "NominationMade", "HandCounted", "VoteCounted", "Condemned",
        "NominationsClosed", "Executed", "Died",
    }  # fmt: skip
    town.night(p1="monk", monk="mayor")
    for seat in before:
        private = [event for event in town.table.events(seat) if event not in town.public()]
        assert not [event for event in private if isinstance(event, IsNow)]
    assert [event.role for event in town.heard(1, IsNow)] == ["imp"]
    assert town.table.view(SPECTATOR).revealed == ()


@pytest.mark.rule("C-280", "C-621")
def test_two_demons_must_both_die():
    town = evening("imp vortox poisoner monk empath mayor slayer butler")
    town.night()
    assert town.town.demons() == [0, 1]
    town.execute("imp", by="monk")
    assert town.table.outcome is None
    town.night(vortox="monk", poisoner="poisoner")
    assert town.town.demons() == [1]
    town.execute("vortox")
    assert town.table.outcome == "good"


@pytest.mark.rule("C-281")
def test_a_good_demon_must_die_too():
    town = evening("imp vortox:good poisoner monk empath mayor slayer butler")
    town.night()
    assert town.side("vortox") == "good"
    town.execute("imp", by="monk")
    assert town.table.outcome is None
    town.night(vortox="monk", poisoner="poisoner")
    town.execute("vortox")
    assert town.table.outcome == "good"


@pytest.mark.rule("C-449", "C-647")
def test_travellers_do_not_count_among_the_last():
    town = at_day("imp empath mayor slayer butler thief:good beggar:good", dead="mayor slayer")
    assert town.living() == 5
    town.night(imp="butler")
    assert town.table.outcome == "evil"
    assert town.living() == 5 or town.town.survivors() == 2


@pytest.mark.rule("C-450")
def test_three_travellers_and_two_others():
    roles = "imp empath mayor slayer butler thief:good beggar:good gunslinger:good"
    town = at_day(roles, dead="mayor slayer")
    town.night(imp="butler")
    assert town.town.survivors() == 2
    assert len(town.town.alive()) == 5
    assert town.table.outcome == "evil"


@pytest.mark.rule("C-015", "C-605")
def test_a_role_may_end_the_game_by_itself():
    town = at_day("imp poisoner monk empath mayor slayer saint")
    town.execute("saint", by="monk")
    assert town.living() > 3
    assert town.table.outcome == "evil"
    assert won(town) == [("evil", "saint")]


@pytest.mark.rule("C-519")
def test_the_mayor_wins_with_three_alive_and_no_execution():
    town = at_day("imp poisoner monk empath mayor slayer butler", dead="slayer butler monk empath")
    assert town.living() == 3
    town.open_nominations()
    town.close()
    assert town.table.outcome == "good"
    assert won(town) == [("good", "mayor")]


@pytest.mark.rule("C-492")
def test_a_drunk_mayor_does_not_win_and_a_soldier_does_not_die():
    town = at_day("imp poisoner monk soldier mayor slayer butler", dead="slayer butler")
    town.night(imp="soldier", poisoner="butler")
    assert town.alive("soldier")
    town.night(imp="monk", poisoner="butler")
    town.night(imp="poisoner", poisoner="butler")
    assert town.living() == 3
    town.word("mark", "mayor", "philosopher-drunk")
    town.open_nominations()
    town.close()
    assert town.table.outcome is None
    assert town.at_night
