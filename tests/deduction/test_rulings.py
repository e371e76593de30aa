"""Contested rulings are switches with names, and worlds weigh what choices they need."""

import msgspec
import pytest

from nightbell.deduction.rulings import RULINGS, ruled
from nightbell.deduction.solving import possible, shares, solve
from tests.deduction.board import board
from tests.deduction.test_boards import by_day, died, executed, says


def under(puzzle, **answers):
    words = {name.replace("_", "-"): answer for name, answer in answers.items()}
    return msgspec.structs.replace(puzzle, rulings=ruled(words))


def test_an_artist_who_asks_late_in_the_day_may_be_a_dead_sweethearts_drunk():
    claims = {
        "A": ("artist", [by_day("artist", statement={"evil": "B"})]),
        "B": "sweetheart",
        "C": "soldier",
        "D": "mayor",
        "E": "slayer",
        "F": "monk",
    }
    puzzle = board(claims, "imp goblin", timeline=[executed(1, "B"), died(2, "F")], nights=2)
    world = ("artist", "sweetheart", "soldier", "imp", "goblin", "monk")
    assert not possible(puzzle, world)
    assert possible(under(puzzle, visits="any-time"), world)


def test_a_good_twin_who_may_keep_silent_excludes_nobody():
    puzzle = board({"A": "soldier", "B": "mayor", "C": "slayer", "D": "monk", "E": "chef"}, "imp evil_twin")
    world = ("soldier", "mayor", "slayer", "imp", "evil_twin")
    assert not possible(puzzle, world)
    assert possible(under(puzzle, good_twin="may-be-silent"), world)


def test_a_drunk_who_never_wakes_is_not_counted():
    claims = {
        "A": ("chambermaid", [says("chambermaid", players=["B", "C"], count=1)]),
        "B": "empath",
        "C": "soldier",
        "D": "mayor",
        "E": "slayer",
        "F": "monk",
    }
    puzzle = board(claims, "imp goblin drunk")
    world = ("chambermaid", "drunk", "soldier", "imp", "goblin", "monk")
    assert possible(puzzle, world)
    assert not possible(under(puzzle, drunk_wakes="never"), world)


def test_where_a_turned_player_began_may_be_read_off_the_script():
    claims = {"A": "soldier", "B": "mayor", "C": "slayer", "D": "monk", "E": "chef", "F": "empath"}
    timeline = [died(2, "D")]
    puzzle = board(claims, "fang_gu goblin", timeline=timeline, nights=2, counts=(3, 1, 1, 1))
    puzzle = msgspec.structs.replace(puzzle, script=(*puzzle.script, "klutz", "saint"))
    world = ("soldier", "klutz", "slayer", "fang_gu", "goblin", "saint")
    assert not possible(puzzle, world)
    leapt = ("soldier", "mayor", "slayer", "fang_gu", "goblin", "klutz")
    fewer = msgspec.structs.replace(puzzle, counts=(4, 0, 1, 1))
    assert not possible(fewer, leapt)
    assert possible(under(fewer, turned_start="on-script"), leapt)


def test_an_unknown_ruling_is_refused():
    with pytest.raises(KeyError):
        ruled({"visits": "sometimes"})
    with pytest.raises(KeyError):
        ruled({"weather": "fine"})
    assert ruled({name: answers[0] for name, answers in RULINGS.items()}) == frozenset()


# ---- weights


def test_a_world_that_needs_one_poisoning_of_many_weighs_less():
    claims = {
        "A": ("empath", [says("empath", count=0)]),
        "B": "soldier",
        "C": "mayor",
        "D": "slayer",
        "E": "monk",
    }
    solution = solve(board(claims, "imp poisoner"))
    weights = {world.roles: world.weight for world in solution.worlds}
    easy = weights["empath", "soldier", "imp", "poisoner", "monk"]
    hard = weights["empath", "imp", "mayor", "poisoner", "monk"]
    assert hard == pytest.approx(easy / 4)  # the Poisoner chose one of four, and it was the Empath
    demon = [share.demon for share in shares(solution)]
    assert sum(demon) == pytest.approx(1)
    assert demon[1] < demon[2]


def test_liars_rarely_claim_what_somebody_truly_is():
    claims = {"A": "soldier", "B": "soldier", "C": "mayor", "D": "slayer", "E": "monk"}
    weights = {each.roles: each.weight for each in solve(board(claims, "imp goblin")).worlds}
    both = weights["imp", "goblin", "mayor", "slayer", "monk"]
    one = weights["imp", "soldier", "mayor", "goblin", "monk"]
    assert one == pytest.approx(0.3 * both)


def test_of_what_a_file_has_no_words_for_nothing_follows_where_it_may_have_been():
    claims = {
        "A": ("chef", [says("chef", count=0)]),
        "B": "soldier",
        "C": "mayor",
        "D": "slayer",
        "E": "monk",
    }
    puzzle = board(claims, "imp psychopath")
    world = ("chef", "soldier", "imp", "psychopath", "monk")
    assert not possible(puzzle, world)
    assert possible(under(puzzle, untold_deeds="may-have-been"), world)
