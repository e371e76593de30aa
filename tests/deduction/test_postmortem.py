"""A finished game taken apart, from its log alone."""

from __future__ import annotations

from collections.abc import Sequence

from nightbell import games
from nightbell.deduction.characters import DEMON, TYPE
from nightbell.deduction.moments import moments
from nightbell.deduction.postmortem import told
from nightbell.deduction.telling import SPELLING
from nightbell.engine import Seat, read_log, retell
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import BY_DEMON, EVIL, GOOD, RoleId
from nightbell.games.clocktower.grimoire import Token
from nightbell.text import LANGUAGES, Words
from tests.deduction.talking import talked

LONG = 600.0
"""Nothing here is cut short, however slow the machine."""


def log_of(seed: int) -> bytes:
    """The log of a whole game of seven bots who talk."""
    *_, moment = talked({"players": 7, "script": "tb"}, seed)
    return moment.table.log.write()


def test_every_night_and_day_has_its_worlds_and_the_demon_in_the_towns_eyes():
    rules = games.load("clocktower")
    for seed in (1, 2):
        found = told(retell(rules, read_log(log_of(seed))), LONG, LONG)
        times = [(point.night, point.by_day) for point in found.points]
        assert times == sorted(times) and times[0] == (1, False)
        assert all(0 <= point.demon <= 1 for point in found.points)
        first = found.points[0]
        assert TYPE[SPELLING[found.roles[first.who]]] == DEMON
        last = found.points[-1]
        assert last.by_day, "these games end on a day, and it is the last point"
        assert last.who == found.points[-2].who, "before the end nobody knows more of the Demon"
        counted = [point for point in found.points if point.worlds >= 0 and point.complete]
        assert counted and counted[-1].worlds < counted[0].worlds, "what is said leaves fewer worlds"
        assert 0 < first.demon < 1


def test_the_same_log_tells_the_same_story_and_nobody_has_two_best_moments():
    rules = games.load("clocktower")
    raw = log_of(2)
    once, again = (told(retell(rules, read_log(raw)), LONG, LONG) for _ in range(2))
    assert (once.turns, once.moments) == (again.turns, again.moments)
    assert {moment.seat for moment in once.moments} <= set(range(7))
    assert once.moments
    for seat in range(7):
        mine = [moment.good for moment in once.moments if moment.seat == seat]
        assert len(mine) == len(set(mine)), "one best and one worst at most"
    for lang in LANGUAGES:
        words = Words(lang, "clocktower")
        assert all(words.knows(f"moment-{moment.kind}") for moment in once.moments)
        assert all(words.knows(f"turn-{turn.kind}") for turn in once.turns)


def test_what_there_was_no_time_to_count_is_no_count():
    """No world found in no time says nothing about how many there are."""
    found = told(retell(games.load("clocktower"), read_log(log_of(1))), 0.0, LONG)
    hasty = [point for point in found.points if not point.complete]
    assert hasty
    assert all(point.worlds != 0 and (point.worlds > 0 or point.demon == point.chance) for point in hasty)
    assert all(turn.worlds >= 0 for turn in found.turns)


def night(*dark: object, number: int = 2) -> list[object]:
    return [events.NightFalls(number), *dark, events.DayBreaks(number, ())]


def vote(by: int, nominee: int, voters: Sequence[int], needed: int) -> list[object]:
    """A nomination, whose hands were up, and how many it needed."""
    return [
        events.NominationMade(Seat(by), Seat(nominee)),
        *(events.HandCounted(Seat(each), True, n + 1) for n, each in enumerate(voters)),
        events.VoteCounted(Seat(nominee), len(voters), needed),
    ]


def executed(seat: int) -> list[object]:
    return [events.Executed(Seat(seat)), events.Died(Seat(seat))]


def tale(happened: Sequence[object], *roles: str) -> set[tuple[int, bool, int, str, int]]:
    """What is told of a game of these roles."""
    sides = [EVIL if role in FOES else GOOD for role in roles]
    started = tuple(
        Token(RoleId(role), side, RoleId(role), side) for role, side in zip(roles, sides, strict=True)
    )
    return {(each.seat, each.good, each.night, each.kind, each.other) for each in moments(started, happened)}


FOES = ("imp", "poisoner", "pithag", "vortox")


def test_what_a_role_did_unseen_is_its_moment():
    imp, poisoner, monk, empath, soldier = map(Seat, range(5))
    roles = "imp", "poisoner", "monk", "empath", "soldier"

    def chose(seat: Seat, whom: Seat) -> object:
        return events.TargetChosen(seat, RoleId(roles[seat]), (whom,))

    killed = night(chose(monk, soldier), chose(imp, empath), events.DiedAtNight(empath, BY_DEMON))
    assert tale(killed, *roles) == {
        (imp, True, 2, "slew", empath),
        (monk, False, 2, "guarded-another", empath),
    }
    saved = night(chose(monk, empath), chose(imp, empath))
    assert tale(saved, *roles) == {
        (imp, False, 2, "struck-nobody", empath),
        (monk, True, 2, "guarded", empath),
    }
    lied = events.LieTold(empath, RoleId("empath"))
    assert tale(night(chose(poisoner, empath), lied), *roles) == {
        (poisoner, True, 2, "poisoned", empath),
        (empath, False, 2, "lied-to", -1),
    }
    assert tale(night(chose(poisoner, soldier)), *roles) == set(), "nobody was misled by it"
    # A Drunk who believes to be the Monk guards nobody, and a Demon who dies by its own hand kills nobody.
    drunk = "imp", "poisoner", "drunk", "empath", "soldier"
    assert tale(saved, *drunk) == {(imp, False, 2, "struck-nobody", empath)}
    gone = night(chose(imp, imp), events.DiedAtNight(imp, BY_DEMON))
    assert tale(gone, *roles) == set()
    # The night that ends the game has no morning.
    assert tale([*killed[:-1], events.SideWon(EVIL, "two-left")], *roles) == tale(killed, *roles)


def test_a_role_named_and_a_vote_outvoted_are_no_moments():
    roles = "imp", "poisoner", "monk", "empath", "soldier"
    said = [events.Claimed(Seat(seat), None, (("am", role),)) for seat, role in enumerate(roles)]
    assert tale([*night(number=1), *said], *roles) == set()
    spare = [*night(number=1), *vote(3, 4, (1, 2, 3), needed=2), *executed(4), events.NightFalls(2)]
    assert tale(spare, *roles) == {(3, False, 1, "named-good", 4), (4, False, 1, "executed-good", -1)}
    needed = [*night(number=1), *vote(3, 1, (2, 3), needed=2), *executed(1), events.NightFalls(2)]
    assert tale(needed, *roles) == {
        (3, True, 1, "named-evil", 1),
        (2, True, 1, "voted-evil", 1),
        (1, False, 1, "executed-evil", -1),
    }


def test_the_execution_that_ends_a_game_outweighs_everything_before_it():
    roles = "imp", "poisoner", "monk", "empath", "soldier"
    earlier = [*night(number=1), *vote(3, 4, (1, 2, 3), needed=3), *executed(4)]
    won = [
        *earlier,
        *night(),
        *vote(2, 0, (2, 3), needed=2),
        *executed(0),
        events.SideWon(GOOD, "demon-dead"),
    ]
    assert tale(won, *roles) >= {
        (2, True, 2, "named-won", 0),
        (3, True, 2, "voted-won", 0),
        (3, False, 1, "named-good", 4),
        (0, False, 2, "executed-last", -1),
    }
    # With votes to spare no single one has done it.
    spare = [
        *earlier,
        *night(),
        *vote(2, 0, (2, 3), needed=1),
        *executed(0),
        events.SideWon(GOOD, "demon-dead"),
    ]
    assert (3, True, 2, "voted-won", 0) not in tale(spare, *roles)
    mask = events.Claimed(Seat(1), None, (("am", "chef"),))
    lost = [
        *earlier,
        *night(mask),
        *vote(0, 2, (0, 3), needed=2),
        *executed(2),
        events.SideWon(EVIL, "two-left"),
    ]
    assert tale(lost, *roles) >= {
        (0, True, 2, "named-lost", 2),
        (3, False, 2, "voted-lost", 2),
        (2, False, 2, "executed-last", -1),
    }


def test_whoever_changes_sides_is_judged_by_the_new_one():
    roles = "vortox", "pithag", "sage", "empath", "soldier"
    brewed = events.TargetChosen(Seat(1), RoleId("pithag"), (Seat(2),))
    changed = events.RoleChanged(Seat(2), RoleId("nodashii"))
    struck = events.TargetChosen(Seat(2), RoleId("nodashii"), (Seat(4),))
    dark = [brewed, changed, struck, events.DiedAtNight(Seat(4), BY_DEMON)]
    assert tale(night(*dark), *roles) == {
        (1, True, 2, "brewed-demon", 2),
        (2, False, 2, "slew", 4),
    }, "a good Demon kills for the other side"
    turned = events.SideChanged(Seat(2), EVIL)
    assert (2, True, 2, "slew", 4) in tale(night(turned, *dark), *roles)
