"""Rulings and conventions of the format, each on a little board whose answer is plain."""

from typing import Any

import pytest

from nightbell.deduction.solving import solve
from tests.deduction.board import board, stands


def says(kind, night=1, **more):
    return {"night": night, "kind": kind, **more}


def by_day(kind, day=1, **more):
    return {"day": day, "kind": kind, **more}


def deal(names, roles):
    return dict(zip(names, roles.split(), strict=True))


def died(night, *players):
    return {"night": night, "event": "deaths", "players": list(players)}


def executed(day, player, dies=True):
    return {"day": day, "event": "execution", "player": player, "died": dies}


# ---- drunk from the start


def test_one_of_several_village_idiots_may_be_lied_to():
    idiots = {
        "A": ("village_idiot", [says("village_idiot", player="D", evil=True)]),
        "B": ("village_idiot", [says("village_idiot", player="D", evil=False)]),
        "C": "soldier",
        "D": "mayor",
        "E": "slayer",
    }
    several = board(idiots, "imp goblin", duplicates="village_idiot")
    assert stands(several, "village_idiot village_idiot soldier imp goblin")
    assert stands(several, "village_idiot village_idiot imp mayor goblin")
    alone = board({**idiots, "B": "monk"}, "imp goblin", duplicates="village_idiot")
    assert not stands(alone, "village_idiot monk imp mayor goblin")


def test_a_puzzlemaster_told_of_the_demon_has_guessed_right():
    told = by_day("puzzlemaster", guess="B", told_demon="D")
    claims = {
        "A": ("puzzlemaster", [told]),
        "B": ("chef", [says("chef", count=2)]),
        "C": "soldier",
        "D": "mayor",
        "E": "slayer",
        "F": "monk",
    }
    puzzle = board(claims, "imp goblin")
    assert stands(puzzle, "puzzlemaster chef soldier imp slayer goblin")
    assert not stands(puzzle, "puzzlemaster chef imp mayor slayer goblin"), (
        "the Chef is the drunk one, so D is"
    )
    truthful = board({**claims, "B": ("chef", [says("chef", count=0)])}, "imp goblin")
    assert stands(truthful, "puzzlemaster chef imp mayor goblin monk"), "a wrong guess brings somebody else"


def test_the_drunk_believes_in_somebody_who_is_not_in_play():
    claims = {"A": "chef", "B": "chef", "C": "soldier", "D": "mayor", "E": "slayer", "F": "monk"}
    once = board(claims, "imp goblin drunk")
    assert not stands(once, "chef drunk soldier imp slayer goblin")
    twice = board(claims, "imp goblin drunk", duplicates="any_good")
    assert stands(twice, "chef drunk soldier imp slayer goblin")


def test_a_good_character_must_be_there_twice_where_the_puzzle_says_so():
    claims = {"A": "chef", "B": "chef", "C": "soldier", "D": "mayor", "E": "slayer"}
    puzzle = board(
        claims, "imp goblin", duplicates="any_good", conventions="some_good_character_is_duplicated"
    )
    assert stands(puzzle, "chef chef soldier imp goblin")
    assert not stands(puzzle, "chef imp soldier mayor goblin")


# ---- poison


def test_a_widow_is_known_to_one_good_player():
    claims = {
        "A": ("chef", [says("chef", count=2)]),
        "B": ("soldier", [says("told_widow_in_play")]),
        "C": "monk",
        "D": "mayor",
        "E": "slayer",
    }
    puzzle = board(claims, "imp goblin widow")
    assert stands(puzzle, "chef soldier widow mayor imp")
    assert not stands(puzzle, "chef soldier goblin mayor imp"), "nobody learns of a Widow who is not there"
    silent = board({**claims, "B": "soldier"}, "imp widow")
    assert not solve(silent).worlds, "and whoever learns it says so"


def test_an_artist_may_ask_whom_the_widow_poisoned():
    asked = by_day("artist", statement={"widow_poisoned": "A"})
    claims = {
        "A": ("chef", [says("chef", count=2)]),
        "B": ("artist", [says("told_widow_in_play"), asked]),
        "C": "monk",
        "D": "mayor",
        "E": "slayer",
    }
    assert stands(board(claims, "imp widow"), "chef artist widow mayor imp")
    nobody = {
        **claims,
        "B": (
            "artist",
            [says("told_widow_in_play"), by_day("artist", statement={"not": {"widow_poisoned": "A"}})],
        ),
    }
    assert not stands(board(nobody, "imp widow"), "chef artist widow mayor imp")


def test_an_executed_lleech_lives_while_its_host_does():
    claims = {
        "A": "chef",
        "B": "soldier",
        "C": "monk",
        "D": "mayor",
        "E": "slayer",
        "F": "butler",
        "G": "empath",
    }
    survived = board(
        claims, "lleech goblin imp", counts=(4, 1, 1, 1), timeline=[executed(1, "D", dies=False)]
    )
    assert stands(survived, "chef goblin monk lleech slayer butler empath")
    assert not stands(survived, "chef goblin monk imp slayer butler empath")
    assert not stands(survived, "chef lleech monk mayor slayer butler goblin")


def test_on_the_night_of_the_xaan_all_townsfolk_are_poisoned():
    claims = {
        "A": ("empath", [says("empath", count=2), says("empath", 2, count=0)]),
        "B": "butler",
        "C": "monk",
        "D": "mayor",
        "E": "slayer",
        "F": "librarian",
        "G": "virgin",
    }
    puzzle = board(claims, "imp xaan", nights=2, timeline=[died(2, "F")])
    assert stands(puzzle, "empath butler monk imp xaan librarian virgin"), "one Outsider: the first night"
    second = board(
        {**claims, "A": ("empath", [says("empath", count=0), says("empath", 2, count=2)])},
        "imp xaan",
        nights=2,
        timeline=[died(2, "F")],
    )
    assert not stands(second, "empath butler monk imp xaan librarian virgin")


# ---- who is at the table


def test_the_lord_of_typhon_sits_inside_a_line_of_evil():
    claims = deal("ABCDEFG", "chef monk mayor slayer soldier virgin empath")
    puzzle = board(claims, "lord_of_typhon goblin baron")
    assert stands(puzzle, "goblin lord_of_typhon baron slayer soldier virgin empath")
    assert not stands(puzzle, "lord_of_typhon goblin baron slayer soldier virgin empath")
    assert not stands(puzzle, "goblin lord_of_typhon mayor baron soldier virgin empath")


@pytest.mark.parametrize(
    ("evil", "outsiders"),
    [
        ("imp goblin", [1]),
        ("imp baron", [3]),
        ("fang_gu goblin", [2]),
        ("vigormortis goblin", [0]),
        ("imp godfather", [0, 2]),
    ],
)
def test_evil_characters_change_the_number_of_outsiders(evil, outsiders):
    """Eight players have one Outsider, give or take."""
    good = list(deal("ABCDEF", "chef monk mayor slayer soldier virgin").values())
    strange = ["butler", "klutz", "saint"]
    for count in range(4):
        dealt = strange[:count] + good[: 6 - count]
        claims = dict(zip("ABCDEFGH", [*dealt, "ravenkeeper", "empath"], strict=True))
        puzzle = board(claims, evil)
        assert stands(puzzle, " ".join([*dealt, *evil.split()])) == (count in outsiders)


def test_a_balloonist_may_bring_an_outsider_and_sees_types_change():
    shown = [says("balloonist", player="B"), says("balloonist", 2, player="C")]
    claims = {
        "A": ("balloonist", shown),
        "B": "butler",
        "C": "monk",
        "D": "mayor",
        "E": "slayer",
        "F": "chef",
        "G": "virgin",
    }
    puzzle = board(claims, "imp goblin", nights=2, timeline=[died(2, "D")])
    assert stands(puzzle, "balloonist butler monk mayor slayer goblin imp")
    same = {
        **claims,
        "A": ("balloonist", [says("balloonist", player="E"), says("balloonist", 2, player="C")]),
    }
    assert not stands(
        board(same, "imp goblin", nights=2, timeline=[died(2, "D")]),
        "balloonist butler monk mayor slayer goblin imp",
    )


def test_a_balloonist_remembers_what_somebody_was_the_night_before():
    shown = [says("balloonist", player="F"), says("balloonist", 2, player="F")]
    claims = {"A": ("balloonist", shown), **deal("BCDEFG", "butler monk mayor slayer chef virgin")}
    inherited = [executed(1, "G"), died(2, "D")]
    world = "balloonist butler monk mayor slayer scarlet_woman imp"
    assert stands(board(claims, "imp scarlet_woman", nights=2, timeline=inherited), world)
    assert not stands(board(claims, "imp scarlet_woman", nights=2, timeline=inherited[1:]), world)


def test_a_marionette_sits_beside_the_demon():
    claims = deal("ABCDE", "chef monk mayor slayer soldier")
    puzzle = board(claims, "imp marionette", viewer="A", could_be="chef marionette")
    assert stands(puzzle, "marionette imp mayor slayer soldier")
    assert not stands(puzzle, "marionette monk imp slayer soldier")


def test_most_players_are_legion_and_their_votes_alone_execute_nobody():
    claims = deal("ABCDEFG", "chef monk mayor slayer soldier virgin empath")
    votes = {"day": 1, "event": "votes", "voters": ["C", "D", "E"]}
    puzzle = board(claims, "legion", conventions="legion", timeline=[votes, executed(1, "G", dies=False)])
    assert stands(puzzle, "chef monk legion legion legion legion empath")
    assert not stands(puzzle, "chef legion mayor legion legion legion empath"), "a good vote makes it count"
    assert not stands(puzzle, "chef monk mayor legion legion legion empath"), "four are needed"


def test_a_note_may_say_how_many_are_legion():
    claims = deal("ABCDEFG", "chef monk mayor slayer soldier virgin empath")
    noted = board(claims, "legion", conventions="legion", note="There are five Legion at the table.")
    assert stands(noted, "chef monk legion legion legion legion legion")
    assert not stands(noted, "chef monk mayor legion legion legion legion")


def test_one_good_player_may_be_mad_where_the_puzzle_tells_a_cerenovus_story():
    claims = deal("ABCDEF", "chef monk mayor slayer soldier virgin")
    mad = board(claims, "imp cerenovus goblin klutz", conventions="cerenovus_story")
    assert stands(mad, "klutz monk mayor slayer cerenovus imp")
    assert not stands(mad, "klutz monk mayor slayer goblin imp")
    assert not stands(board(claims, "imp cerenovus klutz"), "klutz monk mayor slayer cerenovus imp")


def test_in_the_atheists_game_everybody_is_good_and_nothing_need_be_true():
    claims = {
        "A": "atheist",
        "B": ("chef", [says("chef", count=3)]),
        "C": "monk",
        "D": "mayor",
        "E": "slayer",
    }
    assert stands(board(claims, "imp goblin"), "atheist chef monk mayor slayer")
    assert not stands(
        board(claims, "imp goblin", conventions="no_atheist_worlds"), "atheist chef monk mayor slayer"
    )
    assert not stands(board(claims, "imp goblin"), "atheist chef monk goblin imp")


# ---- who says what


def test_a_mutant_lies_only_while_alive():
    claims = deal("ABCDEF", "chef monk mayor slayer soldier virgin")
    alive = board(claims, "imp goblin mutant", conventions="mutant_lies_while_alive")
    assert stands(alive, "mutant monk mayor slayer goblin imp")
    dead = board(
        claims, "imp goblin mutant", conventions="mutant_lies_while_alive", timeline=[executed(1, "A")]
    )
    assert not stands(dead, "mutant monk mayor slayer goblin imp")


def test_a_lunatic_lies_by_convention_and_else_claims_the_demon_it_believes_in():
    claims = deal("ABCDEF", "imp monk mayor slayer soldier virgin")
    plain = board(claims, "imp goblin lunatic")
    assert stands(plain, "lunatic monk mayor slayer goblin imp")
    assert not stands(plain, "goblin monk mayor slayer lunatic imp")
    lying = board(claims, "imp goblin lunatic", conventions="lunatic_lies")
    assert stands(lying, "goblin monk mayor slayer lunatic imp")


def test_a_politician_may_lie_by_convention():
    claims = deal("ABCDEF", "chef monk mayor slayer soldier virgin")
    assert stands(
        board(claims, "imp goblin politician", conventions="politician_may_lie"),
        "politician monk mayor slayer goblin imp",
    )
    assert not stands(board(claims, "imp goblin politician"), "politician monk mayor slayer goblin imp")


def test_evil_claims_its_own_character_only_by_convention():
    claims = deal("ABCDE", "goblin monk mayor slayer soldier")
    assert solve(board(claims, "imp goblin")).worlds
    assert not stands(board(claims, "imp goblin"), "goblin imp mayor slayer soldier")
    assert stands(
        board(claims, "imp goblin", conventions="evil_may_claim_truth"), "goblin imp mayor slayer soldier"
    )


def test_who_holds_an_evil_token_and_meets_nobody_is_a_lunatic_or_at_a_small_table():
    claims = deal("BCDEFGH", "monk mayor slayer soldier virgin chef butler")
    lonely = {"A": ("imp", [says("no_evil_info")]), **claims}
    puzzle = board(lonely, "imp goblin lunatic", viewer="A", could_be="imp lunatic")
    assert not stands(puzzle, "imp goblin mayor slayer soldier virgin chef butler")
    assert stands(
        board(lonely, "imp goblin lunatic", viewer="A", could_be="imp lunatic", counts=(5, 1, 1, 1)),
        "lunatic imp mayor slayer soldier virgin chef goblin",
    )
    grown = {**lonely, "C": "poppy_grower"}
    assert stands(
        board(grown, "imp goblin lunatic", viewer="A", could_be="imp lunatic"),
        "imp goblin poppy_grower slayer soldier virgin chef butler",
    )


def test_a_demon_who_looks_knows_whom_it_attacked():
    claims = {
        "A": ("imp", [says("demon_choice", 2, chose="C")]),
        **deal("BCDEF", "monk soldier slayer mayor butler"),
    }
    puzzle = board(
        claims, "imp goblin lunatic", viewer="A", could_be="imp lunatic", nights=2, timeline=[died(2)]
    )
    assert stands(puzzle, "imp goblin soldier slayer mayor butler"), "the Soldier lived"
    hurt = board(
        claims, "imp goblin lunatic", viewer="A", could_be="imp lunatic", nights=2, timeline=[died(2, "D")]
    )
    assert not stands(hurt, "imp goblin soldier slayer mayor butler")
    assert stands(hurt, "lunatic goblin soldier slayer imp butler") is False, "two Outsiders are one too many"


def test_the_good_twin_says_so():
    claims = {
        "A": ("chef", [says("told_twin", player="D")]),
        "B": "monk",
        "C": "mayor",
        "D": "slayer",
        "E": "soldier",
    }
    puzzle = board(claims, "imp evil_twin goblin")
    assert stands(puzzle, "chef monk mayor evil_twin imp")
    assert not stands(puzzle, "chef monk mayor imp evil_twin")
    assert not stands(board({**claims, "A": "chef"}, "imp evil_twin"), "chef monk mayor evil_twin imp")


@pytest.mark.parametrize("told", [True, False])
def test_another_twin_is_chosen_for_one_to_whom_a_fang_gu_leapt(told):
    claims = {
        "A": "chef",
        "B": "slayer",
        "C": ("soldier", [says("told_twin", 2, player="E")] if told else []),
        **deal("DEFG", "mayor virgin monk sage"),
    }
    puzzle = board(claims, "fang_gu evil_twin klutz", nights=2, timeline=[died(2, "D")])
    assert stands(puzzle, "chef klutz soldier fang_gu evil_twin monk sage") == told


@pytest.mark.parametrize(("player", "true"), [("H", True), ("G", False)])
def test_a_pit_hag_goes_on_while_the_twins_keep_good_from_winning(player, true):
    claims = {
        "A": ("chef", [says("told_twin", player=player)]),
        "B": ("artist", [says("became", 2, character="sage")]),
        **deal("CDEFGH", "monk mayor virgin slayer soldier clockmaker"),
    }
    puzzle = board(
        claims, "imp pit_hag evil_twin sage", nights=2, timeline=[executed(1, "F")], counts=(5, 0, 2, 1)
    )
    assert stands(puzzle, "chef artist monk mayor virgin imp pit_hag evil_twin") == true


# ---- the night


def test_an_exorcised_demon_kills_nobody():
    claims = {
        "A": ("exorcist", [says("exorcist", 2, chose="D")]),
        "B": "chef",
        "C": "mayor",
        "D": "slayer",
        "E": "virgin",
    }
    assert not stands(
        board(claims, "imp goblin", nights=2, timeline=[died(2, "B")]), "exorcist chef mayor imp goblin"
    )
    quiet = board(claims, "imp goblin", nights=2, timeline=[died(2)], conventions="no_wasted_kills")
    assert stands(quiet, "exorcist chef mayor imp goblin")
    assert not stands(quiet, "exorcist chef imp slayer goblin")


def test_a_gambler_dies_of_a_wrong_guess_and_of_no_right_one():
    def guess(role):
        return {
            "A": ("gambler", [says("gambler", 2, player="E", character=role)]),
            "B": "chef",
            "C": "mayor",
            "D": "slayer",
            "E": "virgin",
            "F": "monk",
            "G": "soldier",
        }

    dead = [died(2, "A", "B")]
    assert stands(
        board(guess("virgin"), "imp goblin", nights=2, timeline=dead),
        "gambler chef mayor imp goblin monk soldier",
    )
    assert not stands(
        board(guess("goblin"), "imp goblin", nights=2, timeline=dead),
        "gambler chef mayor imp goblin monk soldier",
    )


def test_an_acrobat_falls_over_somebody_drunk():
    claims = {
        "A": ("acrobat", [says("acrobat", 2, chose="B")]),
        **deal("BCDEFGH", "chef mayor slayer virgin monk soldier butler"),
    }
    dead = [died(2, "A", "C")]
    puzzle = board(claims, "imp goblin drunk", nights=2, timeline=dead, counts=(4, 2, 1, 1))
    assert stands(puzzle, "acrobat drunk mayor imp goblin monk soldier butler")
    assert not stands(puzzle, "acrobat chef mayor imp goblin monk drunk butler")


def test_a_true_gossip_kills():
    def said(statement):
        return [{"day": 1, "event": "gossip", "by": "A", "statement": statement}, died(2, "B", "C")]

    claims = deal("ABCDEFG", "gossip chef mayor slayer virgin monk soldier")
    true = board(claims, "imp goblin", nights=2, timeline=said({"evil": "D"}))
    assert stands(true, "gossip chef mayor imp goblin monk soldier")
    assert not stands(true, "gossip chef mayor slayer goblin imp soldier")


def test_a_po_that_killed_nobody_kills_three():
    claims = deal("ABCDEFGHI", "chef mayor slayer virgin monk empath librarian butler saint")
    puzzle = board(
        claims,
        "po imp goblin",
        nights=3,
        timeline=[died(2), died(3, "A", "B", "C")],
        conventions="no_wasted_kills",
    )
    assert stands(puzzle, "chef mayor slayer po goblin empath librarian butler saint")
    assert not stands(puzzle, "chef mayor slayer imp goblin empath librarian butler saint")


def test_a_pukkas_victim_dies_a_night_later_and_is_deceived_before():
    heard = [says("chef", count=2)]
    claims = {
        "A": ("chef", heard),
        **deal("BCDEFG", "mayor slayer virgin monk empath soldier"),
    }
    puzzle = board(claims, "pukka goblin", nights=2, timeline=[died(2, "A")])
    assert stands(puzzle, "chef mayor slayer pukka goblin empath soldier")
    other = board(claims, "pukka goblin", nights=2, timeline=[died(2, "B")])
    assert not stands(other, "chef mayor slayer pukka goblin empath soldier")


def test_a_zombuul_kills_only_after_a_day_without_death():
    claims = deal("ABCDEFG", "chef mayor slayer virgin monk empath soldier")
    after = board(claims, "zombuul goblin", nights=2, timeline=[executed(1, "A"), died(2, "B")])
    assert not solve(after).worlds
    before = board(claims, "zombuul goblin", nights=2, timeline=[died(2, "B")])
    assert stands(before, "chef mayor slayer zombuul goblin empath soldier")


def test_a_zombuul_that_feigns_death_may_attack_itself():
    claims = deal("ABCDEFG", "chef mayor slayer virgin monk empath soldier")
    puzzle = board(claims, "zombuul goblin", nights=3, timeline=[executed(1, "D"), died(2), died(3)])
    assert stands(puzzle, "chef mayor slayer zombuul goblin empath soldier")


def test_a_recluse_between_two_evil_registers_anew_for_each_pair():
    def heard(pairs):
        claims = {
            "A": ("chef", [says("chef", count=pairs)]),
            **deal("BCDEF", "mayor recluse slayer virgin monk"),
        }
        return stands(board(claims, "imp goblin"), "chef imp recluse goblin virgin monk")

    assert [heard(pairs) for pairs in range(4)] == [True, True, True, False]


def test_a_grandchild_takes_its_grandmother_along():
    claims = {
        "A": ("grandmother", [says("grandmother", player="B", character="chef")]),
        **deal("BCDEFG", "chef mayor slayer virgin monk soldier"),
    }
    assert stands(
        board(claims, "imp goblin", nights=2, timeline=[died(2, "A", "B")]),
        "grandmother chef mayor imp goblin monk soldier",
    )
    assert not stands(
        board(claims, "imp goblin", nights=2, timeline=[died(2, "B")]),
        "grandmother chef mayor imp goblin monk soldier",
    )


def test_a_minstrel_puts_the_demon_to_sleep():
    claims = deal("ABCDEFG", "minstrel chef mayor slayer virgin monk saint")
    timeline = [executed(1, "E"), died(2)]
    puzzle = board(
        claims, "imp goblin", nights=2, timeline=timeline, counts=(4, 1, 1, 1), conventions="no_wasted_kills"
    )
    assert stands(puzzle, "minstrel chef mayor imp goblin monk saint")
    assert not stands(puzzle, "minstrel chef imp goblin virgin slayer saint")


def test_a_philosopher_makes_the_true_one_drunk():
    claims = {
        "A": ("philosopher", [says("philosopher", chose="empath"), says("empath", count=0)]),
        "B": ("empath", [says("empath", count=2)]),
        **deal("CDEFG", "slayer mayor virgin monk soldier"),
    }
    puzzle = board(claims, "imp goblin")
    assert stands(puzzle, "philosopher empath slayer imp goblin monk soldier")
    lying = {**claims, "A": ("philosopher", [says("philosopher", chose="empath"), says("empath", count=2)])}
    assert not stands(board(lying, "imp goblin"), "philosopher empath slayer imp goblin monk soldier")


def test_who_leaves_the_character_that_a_philosopher_took_is_sober_again():
    claims = {
        "A": ("philosopher", [says("philosopher", chose="klutz")]),
        **deal("BCDEFG", "slayer chef mayor virgin monk soldier"),
    }
    timeline = [died(2, "D"), died(3, "C")]
    puzzle = board(claims, "fang_gu goblin klutz", nights=3, timeline=timeline)
    assert stands(puzzle, "philosopher klutz chef fang_gu goblin monk soldier"), "B is a sober Demon now"


@pytest.mark.parametrize(("taken", "true"), [("empath", True), ("clockmaker", False)])
def test_who_comes_to_the_character_that_a_philosopher_took_is_drunk(taken, true):
    learned = [says("became", 2, character="empath"), says("empath", 2, count=2)]
    claims = {
        "A": ("philosopher", [says("philosopher", chose=taken)]),
        "B": ("chef", learned),
        **deal("CDEFG", "clockmaker slayer mayor monk virgin"),
    }
    puzzle = board(claims, "imp pit_hag empath", nights=2, timeline=[died(2, "G")])
    assert stands(puzzle, "philosopher chef clockmaker slayer imp pit_hag virgin") == true


@pytest.mark.parametrize("changed", [True, False])
def test_what_a_philosopher_took_is_lost_with_the_character(changed):
    became = [says("became", 2, character="artist")] if changed else []
    claims = {
        "A": ("philosopher", [says("philosopher", chose="soldier"), *became]),
        **deal("BCDEFG", "chef clockmaker slayer mayor monk virgin"),
    }
    puzzle = board(claims, "imp pit_hag artist soldier", nights=2, timeline=[died(2, "A")])
    assert stands(puzzle, "philosopher chef clockmaker slayer imp pit_hag virgin") == changed


@pytest.mark.parametrize(("count", "true"), [(0, False), (1, True)])
def test_a_philosopher_goes_on_waking_for_what_was_chosen(count, true):
    woken = [says("chambermaid", 2, players=["A", "D"], count=count)]
    claims = {
        "A": ("philosopher", [says("philosopher", chose="empath")]),
        "B": ("chambermaid", woken),
        **deal("CDEFG", "slayer mayor virgin monk soldier"),
    }
    puzzle = board(claims, "imp goblin", nights=2, timeline=[died(2, "C")])
    assert stands(puzzle, "philosopher chambermaid slayer mayor virgin goblin imp") == true


def test_a_courtiers_choice_is_drunk_for_three_nights():
    def court(nights, *deaths):
        claims = {
            "A": ("courtier", [says("courtier", chose="imp")]),
            **deal("BCDEFGH", "chef mayor slayer virgin monk soldier butler"),
        }
        return board(claims, "imp goblin", nights=nights, timeline=deaths)

    world = "courtier chef mayor imp goblin monk soldier butler"
    assert not stands(court(2, died(2, "B")), world)
    assert not stands(court(3, died(2), died(3, "B")), world)
    assert stands(court(4, died(2), died(3), died(4, "B")), world)


def test_of_two_with_the_character_a_courtier_makes_one_drunk():
    def counted(first, second):
        claims = {
            "A": ("courtier", [says("courtier", chose="chef")]),
            "B": ("chef", [says("chef", count=first)]),
            "C": ("chef", [says("chef", count=second)]),
            **deal("DEFG", "mayor slayer monk soldier"),
        }
        return board(claims, "imp goblin", duplicates="any_good")

    world = "courtier chef chef goblin imp monk soldier"
    assert stands(counted(1, 0), world) and stands(counted(0, 1), world)
    assert not stands(counted(0, 0), world)


def test_a_godfather_may_take_a_dead_spy_for_an_outsider():
    def killed(minions, *dead):
        claims = deal("ABCDEFG", "chef mayor soldier monk virgin slayer saint")
        timeline = [executed(1, "A"), died(2, *dead)]
        return board(claims, f"imp {minions}", nights=2, timeline=timeline, counts=(4, 0, 2, 1))

    rest = "mayor imp godfather virgin slayer saint"
    assert stands(killed("godfather spy", "B", "E"), f"spy {rest}")
    assert stands(killed("godfather spy", "B"), f"spy {rest}")
    assert not stands(killed("godfather goblin", "B", "E"), f"goblin {rest}")


# ---- the day


def test_the_tea_lady_guards_good_neighbours():
    claims = deal("ABCDEFG", "chef tea_lady mayor slayer virgin monk soldier")
    spared = board(claims, "imp goblin", timeline=[executed(1, "A", dies=False)])
    assert stands(spared, "chef tea_lady mayor imp goblin monk soldier")
    assert not stands(spared, "chef tea_lady imp slayer goblin monk soldier")


def test_a_recluse_may_cost_the_tea_lady_her_guests_but_never_makes_an_evil_one_good():
    claims = deal("ABCDEF", "recluse tea_lady mayor slayer virgin monk")
    spared = board(claims, "imp goblin", timeline=[executed(1, "A", dies=False)])
    fallen = board(claims, "imp goblin", timeline=[executed(1, "A")])
    assert stands(spared, "recluse tea_lady mayor slayer goblin imp")
    assert stands(fallen, "recluse tea_lady mayor slayer goblin imp")
    assert not stands(spared, "recluse tea_lady imp slayer virgin goblin")


def test_a_devils_advocate_spares_whom_it_likes():
    claims = deal("ABCDEFG", "chef empath mayor slayer virgin monk soldier")
    spared = board(claims, "imp goblin devils_advocate", timeline=[executed(1, "A", dies=False)])
    assert stands(spared, "chef empath mayor imp devils_advocate monk soldier")
    assert not stands(spared, "chef empath mayor imp goblin monk soldier")


def test_only_a_witch_kills_who_nominates_and_a_golem_or_riot_who_is_nominated():
    claims = deal("ABCDEF", "golem empath mayor slayer virgin monk")
    cursed = board(
        claims, "imp goblin witch", timeline=[{"day": 1, "event": "dies_on_nominating", "player": "B"}]
    )
    assert stands(cursed, "golem empath mayor imp witch monk")
    assert not stands(cursed, "golem empath mayor imp goblin monk")
    struck = [{"day": 1, "event": "dies_on_being_nominated", "player": "B", "by": "A"}]
    assert stands(board(claims, "imp goblin", timeline=struck), "golem empath mayor imp goblin monk")
    assert not stands(board(claims, "imp goblin", timeline=struck), "golem imp mayor slayer goblin monk"), (
        "Demons withstand it"
    )
    other = [{"day": 1, "event": "dies_on_being_nominated", "player": "B", "by": "C"}]
    assert not solve(board(claims, "imp goblin", timeline=other)).worlds


def test_a_klutz_who_picks_evil_loses_so_the_pick_is_good():
    claims = deal("ABCDEF", "klutz empath mayor slayer virgin monk")
    picks = [executed(1, "A"), {"day": 1, "event": "klutz_choice", "by": "A", "chose": "D"}]
    assert not stands(board(claims, "imp goblin", timeline=picks), "klutz empath mayor imp goblin monk")
    assert stands(board(claims, "imp goblin", timeline=picks), "klutz imp mayor slayer goblin monk")
    assert stands(board(claims, "imp spy", timeline=picks), "klutz imp mayor spy virgin monk"), (
        "a Spy may register as good"
    )


def test_under_a_vortox_somebody_is_executed_every_day_and_both_of_a_savants_statements_are_false():
    two = [{"evil": "B"}, {"is": ["C", "mayor"]}]
    claims = {
        "A": ("savant", [by_day("savant", statements=two)]),
        **deal("BCDEF", "empath mayor slayer virgin monk"),
    }
    plain = board(claims, "imp vortox goblin", counts=(4, 0, 1, 1))
    assert stands(plain, "savant empath mayor imp goblin monk")
    assert not stands(plain, "savant empath mayor vortox goblin monk")
    assert stands(plain, "savant empath vortox slayer goblin monk")
    quiet = board(claims, "imp vortox goblin", counts=(4, 0, 1, 1), nights=2, timeline=[died(2, "F")])
    assert not stands(quiet, "savant empath vortox slayer goblin monk")


def test_a_leviathan_wins_by_the_second_good_execution():
    claims = deal("ABCDEFG", "chef empath mayor slayer virgin monk soldier")
    timeline = [executed(1, "A"), died(2), executed(2, "B")]
    puzzle = board(claims, "leviathan goblin", nights=2, timeline=timeline)
    assert not stands(puzzle, "chef empath mayor leviathan goblin monk soldier")
    assert stands(puzzle, "chef goblin mayor leviathan virgin monk soldier")


def test_flowergirl_and_town_crier_ask_the_day_before():
    claims = {
        "A": ("flowergirl", [says("flowergirl", 2, result=True)]),
        "B": ("town_crier", [says("town_crier", 2, result=False)]),
        **deal("CDEFG", "mayor slayer virgin monk soldier"),
    }
    timeline = [
        {"day": 1, "event": "nominators", "players": ["E"]},
        {"day": 1, "event": "votes", "voters": ["C", "D"]},
        died(2, "F"),
    ]
    puzzle = board(claims, "imp goblin", nights=2, timeline=timeline)
    assert stands(puzzle, "flowergirl town_crier imp goblin virgin monk soldier")
    assert not stands(puzzle, "flowergirl town_crier imp slayer goblin monk soldier")
    assert not stands(puzzle, "flowergirl town_crier goblin slayer imp monk soldier")


def test_a_watchmans_choice_says_so_and_nobody_else_does():
    claims = {
        "A": ("nightwatchman", [says("nightwatchman", chose="B")]),
        "B": ("chef", [says("told_nightwatchman", player="A"), says("chef", count=1)]),
        **deal("CDE", "mayor slayer virgin"),
    }
    assert stands(board(claims, "imp goblin"), "nightwatchman chef mayor imp goblin")
    assert not stands(board(claims, "imp goblin"), "imp chef mayor slayer goblin")
    silent = {**claims, "B": "chef"}
    assert not stands(board(silent, "imp goblin"), "nightwatchman chef mayor imp goblin")
    assert stands(board(silent, "imp goblin"), "nightwatchman imp mayor slayer goblin")


@pytest.mark.parametrize(("shown", "true"), [("A", False), ("B", False), ("C", True), ("", False)])
def test_a_vortox_shows_a_wrong_watchman(shown, true):
    claims = {
        "A": ("nightwatchman", [says("nightwatchman", chose="B")]),
        "B": ("chef", [says("told_nightwatchman", player=shown)] if shown else []),
        **deal("CDE", "mayor slayer virgin"),
    }
    assert stands(board(claims, "vortox goblin"), "nightwatchman chef mayor vortox goblin") == true


@pytest.mark.parametrize(("taken", "true"), [("sailor", False), ("oracle", True)])
def test_a_sailor_who_drinks_impaired_makes_nobody_drunk(taken, true):
    """Not even once the Philosopher who took that ability is dead, and the Sailor sober again."""
    claims = {
        "A": ("philosopher", [says("philosopher", chose=taken)]),
        "B": "sailor",
        "C": ("artist", [by_day("artist", 2, statement={"evil": "F"})]),
        **deal("DEFG", "slayer virgin sage oracle"),
    }
    puzzle = board(claims, "imp goblin", nights=2, timeline=[died(2, "A")])
    assert stands(puzzle, "philosopher sailor artist imp goblin sage oracle") == true


@pytest.mark.parametrize(("demon", "true"), [("B", False), ("D", True)])
def test_a_sailor_whom_a_no_dashii_poisons_makes_nobody_drunk(demon, true):
    """Nobody died, so the Demon was drunk; or somebody who cannot die was attacked."""
    claims = deal("ABCDEFG", "sailor chef oracle slayer virgin artist sage")
    puzzle = board(claims, "no_dashii goblin", nights=2, conventions="no_wasted_kills")
    world = {**claims, "E": "goblin", demon: "no_dashii"}
    assert stands(puzzle, " ".join(world.values())) == true


def test_the_drunk_cannot_die_at_night_where_the_puzzle_says_so():
    claims = deal("ABCDEF", "chef empath mayor slayer virgin monk")
    rules: dict[str, Any] = {"nights": 2, "timeline": [died(2, "A")]}
    assert stands(board(claims, "imp goblin drunk", **rules), "drunk empath mayor imp goblin monk")
    bound = board(claims, "imp goblin drunk", conventions="drunk_cannot_die_at_night", **rules)
    assert not stands(bound, "drunk empath mayor imp goblin monk")


@pytest.mark.parametrize(
    ("statement", "true"),
    [
        ({"any": [{"evil": "A"}, {"evil": "D"}]}, True),
        ({"all": [{"evil": "E"}, {"evil": "D"}]}, True),
        ({"xor": [{"evil": "E"}, {"evil": "D"}]}, False),
        ({"exactly": 1, "of": [{"type": ["A", "townsfolk"]}, {"is": ["D", "imp"]}]}, False),
        ({"in_play": "goblin"}, True),
        ({"chef": 1}, True),
        ({"clockmaker": 1}, True),
        ({"longest_townsfolk_run": 4}, True),
        ({"longest_townsfolk_run": {"min": 5}}, False),
        ({"character_types_among": ["A", "D", "E"], "count": 3}, True),
        ({"neighbours": ["demon", "minion"]}, True),
        ({"neighbours": ["artist", "goblin"]}, False),
        ({"false": True}, False),
        ({"not": {"false": True}}, True),
    ],
)
def test_what_an_artist_is_told_is_so(statement, true):
    """A and B and C and F are Townsfolk, D is the Imp, E the Goblin, and nobody else is there."""
    claims = {
        "A": "chef",
        "B": ("artist", [by_day("artist", statement=statement)]),
        **deal("CDEF", "mayor slayer virgin monk"),
    }
    assert (
        stands(board(claims, "imp goblin", counts=(4, 0, 1, 1)), "chef artist mayor imp goblin monk") == true
    )


def test_a_red_herring_may_be_asked_for():
    def asked(seat):
        return board(
            {
                "A": ("fortune_teller", [says("fortune_teller", players=["B", "C"], result=True)]),
                "B": "chef",
                "C": ("artist", [by_day("artist", statement={"red_herring_of": ["A", seat]})]),
                "D": "slayer",
                "E": "virgin",
            },
            "imp goblin",
        )

    assert stands(asked("B"), "fortune_teller chef artist imp goblin")
    assert not stands(asked("E"), "fortune_teller chef artist imp goblin")


# ---- characters with an effect of their own


def test_a_grandmother_who_is_silent_may_have_had_anybody_good_for_a_grandchild():
    claims = deal("ABCDEFG", "grandmother chef mayor slayer virgin monk soldier")
    puzzle = board(claims, "imp goblin", nights=2, timeline=[died(2, "A", "B")])
    assert stands(puzzle, "grandmother chef mayor imp goblin monk soldier")
    assert not stands(puzzle, "grandmother imp mayor slayer goblin monk soldier")


@pytest.mark.parametrize(("dead", "true"), [("AB", True), ("B", False)])
def test_a_spy_shown_to_a_grandmother_is_her_grandchild(dead, true):
    claims = {
        "A": ("grandmother", [says("grandmother", player="B", character="chef")]),
        **deal("BCDEFG", "chef mayor slayer virgin monk soldier"),
    }
    puzzle = board(claims, "imp spy", nights=2, timeline=[died(2, *dead)])
    assert stands(puzzle, "grandmother spy mayor imp virgin monk soldier") == true


@pytest.mark.parametrize(
    ("watched", "count", "true"),
    [("empath", 0, True), ("empath", 1, False), ("ravenkeeper", 1, True), ("ravenkeeper", 0, False)],
)
def test_whoever_dies_before_being_woken_is_not_woken_but_a_ravenkeeper_is(watched, count, true):
    claims = {
        "A": ("chambermaid", [says("chambermaid", 2, players=["B", "C"], count=count)]),
        "B": watched,
        **deal("CDEFG", "mayor slayer virgin saint soldier"),
    }
    puzzle = board(claims, "imp goblin", nights=2, timeline=[died(2, "B")], counts=(4, 1, 1, 1))
    assert stands(puzzle, f"chambermaid {watched} mayor slayer imp saint goblin") == true


def test_a_marionette_does_not_learn_of_a_widow():
    claims = {
        "A": ("chef", [says("told_widow_in_play")]),
        **deal("BCDEFG", "monk mayor slayer virgin soldier sage"),
    }
    puzzle = board(claims, "imp widow marionette", counts=(4, 0, 2, 1), conventions="marionette_truthful")
    assert stands(puzzle, "chef marionette imp slayer virgin soldier widow")
    assert not stands(puzzle, "marionette imp mayor slayer virgin soldier widow")


def test_an_heir_to_the_farm_says_so():
    heir = [says("became", 2, character="farmer")]
    claims = {"A": "farmer", "B": ("chef", heir), **deal("CDEFG", "mayor slayer virgin monk soldier")}
    world = "farmer chef imp goblin virgin monk soldier"
    killed: dict[str, Any] = {"nights": 2, "timeline": [died(2, "A")]}
    assert stands(board(claims, "imp goblin", **killed), world)
    assert not stands(board({**claims, "B": "chef"}, "imp goblin", **killed), world)
    assert not stands(board(claims, "imp goblin", nights=2, timeline=[died(2, "D")]), world)


def test_an_evil_ogre_does_not_know_and_says_what_it_began_as():
    seen = [says("empath", count=0), says("empath", 2, count=1)]
    claims = {"A": ("empath", seen), **deal("BCDEFGH", "ogre slayer mayor virgin monk chef soldier")}
    puzzle = board(claims, "imp goblin", nights=2, timeline=[died(2, "C")])
    assert stands(puzzle, "empath ogre slayer imp goblin monk chef soldier")
    turned = {**claims, "A": ("empath", [says("empath", count=1), says("empath", 2, count=1)])}
    early = board(turned, "imp goblin", nights=2, timeline=[died(2, "C")])
    assert not stands(early, "empath ogre slayer imp goblin monk chef soldier")


@pytest.mark.parametrize(("by", "true"), [("A", True), ("B", False)])
def test_a_princess_whose_nominee_is_executed_has_a_quiet_night(by, true):
    claims = deal("ABCDEFG", "princess chef mayor slayer virgin monk artist")
    nominated = {"day": 1, "event": "nomination", "by": by, "of": "C", "result": "nothing"}
    puzzle = board(
        claims,
        "imp goblin",
        nights=2,
        timeline=[nominated, executed(1, "C"), died(2)],
        conventions="no_wasted_kills",
    )
    assert stands(puzzle, "princess chef mayor slayer imp goblin artist") == true


def test_a_princess_of_whose_nominations_nothing_is_known_may_have_had_a_quiet_night():
    claims = deal("ABCDEFG", "princess chef mayor slayer virgin sage artist")
    rules: dict[str, Any] = {"nights": 2, "conventions": "no_wasted_kills"}
    world = "princess chef mayor slayer imp goblin artist"
    assert stands(board(claims, "imp goblin", timeline=[executed(1, "C"), died(2)], **rules), world)
    others = {"day": 1, "event": "nominators", "players": ["B"]}
    listed = [others, executed(1, "C"), died(2)]
    assert not stands(board(claims, "imp goblin", timeline=listed, **rules), world)


def test_whoever_said_the_word_of_a_mezepheles_is_evil_and_lies():
    heard = [says("empath", count=0), says("empath", 2, count=1)]
    claims = {"A": ("empath", heard), **deal("BCDEFG", "slayer mayor virgin monk chef soldier")}
    puzzle = board(claims, "imp mezepheles sage", nights=2, timeline=[died(2, "C")])
    assert stands(puzzle, "empath sage mayor imp mezepheles chef soldier"), "B turned in the second night"
    plain = board(claims, "imp goblin sage", nights=2, timeline=[died(2, "C")])
    assert not stands(plain, "empath sage mayor imp goblin chef soldier")


def test_nobody_lives_through_the_end_of_a_boomdandy_and_a_vizier_lives_all_day():
    claims = deal("ABCDEFG", "chef mayor slayer virgin monk soldier empath")
    hanged = board(claims, "imp boomdandy goblin", timeline=[executed(1, "A")])
    assert not stands(hanged, "boomdandy imp slayer virgin monk soldier empath")
    assert stands(hanged, "goblin imp slayer virgin monk soldier empath")
    spared = board(claims, "imp vizier goblin", timeline=[executed(1, "A", dies=False)])
    assert stands(spared, "vizier imp slayer virgin monk soldier empath")
    assert not stands(spared, "goblin imp slayer virgin monk soldier empath")


def test_a_choirboy_sings_for_a_king():
    claims = deal("ABCDE", "choirboy king mayor slayer virgin")
    puzzle = board(claims, "imp goblin")
    assert stands(puzzle, "choirboy king mayor imp goblin")
    assert not stands(puzzle, "choirboy imp mayor slayer goblin")


@pytest.mark.parametrize(("pairs", "true"), [(1, True), (0, True), (2, False)])
def test_a_poisoned_soldiers_death_may_be_counted_by_a_mathematician(pairs, true):
    claims = {
        "A": ("mathematician", [says("mathematician", 2, count=pairs)]),
        **deal("BCDEFG", "soldier mayor slayer virgin chef artist"),
    }
    puzzle = board(claims, "imp poisoner", nights=2, timeline=[died(2, "B")])
    assert stands(puzzle, "mathematician soldier imp poisoner virgin chef artist") == true


# ---- what may be in play


def test_a_hidden_character_may_be_there_twice_where_the_puzzle_says_so():
    claims = deal("ABCDEFGH", "chef monk mayor slayer soldier virgin sage empath")
    twice = board(claims, "imp goblin drunk", duplicates="drunk", counts=(4, 2, 1, 1))
    assert stands(twice, "drunk drunk mayor slayer soldier virgin goblin imp")
    assert not solve(board(claims, "imp goblin drunk", counts=(4, 2, 1, 1))).worlds
    pair = board(claims, "imp goblin", duplicates="goblin", counts=(5, 0, 2, 1))
    assert stands(pair, "goblin goblin mayor slayer soldier virgin sage imp")


def test_who_looks_may_be_what_nobody_else_could_be():
    claims = deal("ABCDEF", "chef monk mayor slayer soldier virgin")
    puzzle = board(claims, "imp goblin", viewer="A", could_be="chef drunk")
    assert stands(puzzle, "drunk monk mayor slayer goblin imp")
    assert not stands(puzzle, "chef drunk mayor slayer goblin imp")


def test_a_demon_who_was_charmed_proves_a_snake_charmer_whom_nobody_claims():
    told = [says("became", 2, character="snake_charmer")]
    claims = {"A": ("imp", told), **deal("BCDEFG", "chef mayor slayer virgin monk soldier")}
    rules: dict[str, Any] = {"nights": 2, "timeline": [died(2, "C")], "viewer": "A", "could_be": "imp"}
    worlds = solve(board(claims, "goblin", script="snake_charmer", **rules)).worlds
    assert worlds and all("snake_charmer" in world.roles for world in worlds)
    assert not solve(board(claims, "goblin", **rules)).worlds


@pytest.mark.parametrize(("dead", "true"), [("CD", True), ("CE", False)])
def test_a_demon_who_looks_and_picked_two_attacked_both(dead, true):
    picked = [says("demon_choice", 2, chose="C"), says("demon_choice", 2, chose="D")]
    claims = {"A": ("shabaloth", picked), **deal("BCDEFGH", "chef mayor slayer virgin monk soldier empath")}
    counts = (6, 0, 1, 1)
    rules: dict[str, Any] = {
        "viewer": "A",
        "could_be": "shabaloth",
        "nights": 2,
        "timeline": [died(2, *dead)],
    }
    puzzle = board(claims, "shabaloth goblin", counts=counts, **rules)
    assert stands(puzzle, "shabaloth goblin mayor slayer virgin monk soldier empath") == true


def test_a_snake_charmer_who_looks_may_have_become_the_demon():
    claims = {
        "A": ("snake_charmer", [says("snake_charmer", chose="D"), says("became", character="imp")]),
        **deal("BC", "chef mayor"),
        "D": ("imp", [says("became", character="snake_charmer")]),
        **deal("EFG", "slayer monk soldier"),
    }
    puzzle = board(claims, "goblin", viewer="A", could_be="snake_charmer")
    assert stands(puzzle, "snake_charmer goblin mayor imp slayer monk soldier")
    assert all(world.roles[3] == "imp" for world in solve(puzzle).worlds)


@pytest.mark.parametrize(("demon", "true"), [("pukka", True), ("imp", False)])
def test_an_acrobat_falls_with_whoever_is_poisoned_later_in_the_night(demon, true):
    claims = {
        "A": ("acrobat", [says("acrobat", 2, chose="B")]),
        **deal("BCDEFGH", "chef mayor slayer virgin butler soldier empath"),
    }
    puzzle = board(claims, f"{demon} goblin", nights=2, timeline=[died(2, "A", "D")])
    assert stands(puzzle, f"acrobat chef mayor slayer {demon} butler goblin empath") == true


@pytest.mark.parametrize(("told", "true"), [(True, False), (False, True)])
def test_nobody_learns_of_a_widow_who_is_poisoned_when_she_chooses(told, true):
    """Three cannot be wrong about the host, when only two can be poisoned."""
    asked = [by_day("artist", statement={"lleech_host": "C"})]
    claims = {
        **dict.fromkeys("ABE", ("artist", asked)),
        **deal("CD", "slayer virgin"),
        "F": ("sage", [says("told_widow_in_play")] if told else []),
        "G": "soldier",
    }
    puzzle = board(dict(sorted(claims.items())), "lleech widow", duplicates="artist")
    assert stands(puzzle, "artist artist widow lleech artist sage soldier") == true


@pytest.mark.parametrize(("dead", "true"), [([], True), (["B"], False)])
def test_whom_an_executed_pukka_poisoned_does_not_die_of_the_next_one(dead, true):
    claims = deal("ABCDEFG", "chef mayor slayer virgin sage artist soldier")
    timeline = [executed(1, "D"), died(2, *dead)]
    puzzle = board(claims, "pukka scarlet_woman", nights=2, timeline=timeline)
    assert stands(puzzle, "chef mayor slayer pukka scarlet_woman artist soldier") == true


@pytest.mark.parametrize(("dead", "true"), [("A", True), ("ABC", False)])
def test_that_a_po_rested_is_not_handed_on_with_the_character(dead, true):
    claims = deal("ABCDEFGHI", "chef mayor slayer virgin sage artist soldier saint klutz")
    timeline = [died(2), executed(2, "D"), died(3, *dead)]
    puzzle = board(claims, "po scarlet_woman", nights=3, timeline=timeline)
    assert stands(puzzle, "chef mayor slayer po scarlet_woman artist soldier saint klutz") == true


@pytest.mark.parametrize(("night", "true"), [(2, False), (3, True)])
def test_who_becomes_the_lleech_picks_a_host_the_night_after(night, true):
    """Only a poisoned Oracle counts five dead."""
    claims = {
        "A": ("oracle", [says("oracle", night, count=5)]),
        **deal("BCDEFGHI", "mayor slayer virgin sage artist soldier saint klutz"),
    }
    timeline = [died(2, "B", "D"), died(3, "F")]
    puzzle = board(claims, "lleech scarlet_woman", nights=3, timeline=timeline)
    assert stands(puzzle, "oracle mayor slayer lleech scarlet_woman artist soldier saint klutz") == true


# ---- how many there may be


@pytest.mark.parametrize(
    ("evil", "base", "outsiders"),
    [
        ("vigormortis baron", 0, 1),
        ("vigormortis baron", 1, 2),
        ("vigormortis goblin", 0, 0),
        ("fang_gu baron", 0, 3),
        ("imp godfather", 0, 1),
    ],
)
def test_what_changes_the_number_of_outsiders_is_added_up(evil, base, outsiders):
    strange = ["butler", "klutz", "saint", "recluse"]
    good = ["chef", "monk", "mayor", "slayer", "soldier", "virgin"]
    for count in range(5):
        dealt = strange[:count] + good[: 6 - count]
        claims = dict(zip("ABCDEFGH", [*dealt, "ravenkeeper", "empath"], strict=True))
        puzzle = board(claims, evil, counts=(6 - base, base, 1, 1))
        assert stands(puzzle, " ".join([*dealt, *evil.split()])) == (count == outsiders)


def test_there_are_never_more_than_three_village_idiots():
    claims = deal("ABCDEFG", "village_idiot village_idiot village_idiot village_idiot soldier mayor slayer")
    puzzle = board(claims, "imp goblin", duplicates="village_idiot")
    assert stands(puzzle, "village_idiot village_idiot village_idiot imp soldier mayor goblin")
    assert not stands(puzzle, "village_idiot village_idiot village_idiot village_idiot soldier imp goblin")
    any_good = board(claims, "imp goblin", duplicates="any_good")
    assert stands(any_good, "village_idiot village_idiot village_idiot village_idiot soldier imp goblin")


# ---- rarer guests


@pytest.mark.parametrize(("second", "true"), [("A", False), ("B", True)])
def test_a_devils_advocate_never_spares_somebody_twice_running(second, true):
    claims = deal("ABCDEFG", "chef empath mayor slayer virgin artist soldier")
    timeline = [executed(1, "A", dies=False), died(2), executed(2, second, dies=False)]
    puzzle = board(claims, "imp devils_advocate", nights=2, timeline=timeline)
    assert stands(puzzle, "chef empath mayor imp devils_advocate artist soldier") == true


def test_a_devils_advocate_may_come_back_to_somebody():
    claims = deal("ABCDEFG", "chef empath mayor slayer virgin artist soldier")
    timeline = [executed(1, "A", dies=False), died(2), died(3), executed(3, "A", dies=False)]
    puzzle = board(claims, "imp devils_advocate", nights=3, timeline=timeline)
    assert stands(puzzle, "chef empath mayor imp devils_advocate artist soldier")


@pytest.mark.parametrize(("minion", "true"), [("psychopath", True), ("goblin", False)])
def test_a_psychopath_may_walk_away_from_an_execution(minion, true):
    claims = deal("ABCDEFG", "chef empath mayor slayer virgin artist sage")
    puzzle = board(claims, f"imp {minion}", timeline=[executed(1, "E", dies=False)])
    assert stands(puzzle, f"chef empath mayor imp {minion} artist sage") == true
    heard = {**claims, "A": ("chef", [says("chef", count=0)])}
    quiet = board(heard, f"imp {minion}")
    assert not stands(quiet, f"chef empath mayor imp {minion} artist sage"), "what they learn is true"


@pytest.mark.parametrize(("dead", "true"), [("", True), ("A", True), ("ABC", True), ("ABCG", False)])
def test_an_al_hadikhia_takes_up_to_three(dead, true):
    claims = deal("ABCDEFGHI", "chef empath artist slayer virgin oracle sage saint klutz")
    puzzle = board(
        claims,
        "al_hadikhia goblin",
        nights=2,
        timeline=[died(2, *dead)],
        conventions="no_wasted_kills",
    )
    world = "chef empath artist al_hadikhia goblin oracle sage saint klutz"
    assert stands(puzzle, world) == true


@pytest.mark.parametrize("role", ["general", "high_priestess", "fearmonger", "organ_grinder", "harpy"])
def test_whoever_acts_every_night_wakes_every_night(role):
    def woken(night, count):
        heard = says("chambermaid", night, players=["B", "C"], count=count)
        claims = {
            "A": ("chambermaid", [heard]),
            "B": role if role in ("general", "high_priestess") else "sage",
            **deal("CDEFG", "mayor slayer soldier virgin artist"),
        }
        puzzle = board(claims, f"imp goblin {role}", nights=2, timeline=[died(2, "G")])
        minion = "goblin" if role in ("general", "high_priestess") else "artist"
        world = ["chambermaid", role, "mayor", "imp", "soldier", minion, "artist"]
        if minion == "artist":
            world[5] = "virgin"
        return stands(puzzle, " ".join(world))

    assert [[woken(night, count) for count in (0, 1)] for night in (1, 2)] == [[False, True]] * 2


@pytest.mark.parametrize(("poisoned", "true"), [(False, True), (True, False)])
def test_a_fang_gu_leaps_to_a_spy_only_while_the_spy_is_healthy(poisoned, true):
    """Three Artists cannot all be wrong about whom the Widow poisoned."""
    asked = [by_day("artist", 2, statement={"widow_poisoned": "F"})] if poisoned else []
    claims = {
        **dict.fromkeys("AB", ("artist", asked)),
        "C": ("artist", [says("told_widow_in_play"), *asked]),
        **deal("DEFG", "slayer virgin sage butler"),
    }
    puzzle = board(
        claims,
        "fang_gu widow spy",
        nights=2,
        timeline=[executed(1, "G"), died(2, "D")],
        counts=(4, 0, 2, 1),
        duplicates="artist",
        conventions="no_wasted_kills",
    )
    assert stands(puzzle, "artist artist artist fang_gu widow spy butler") == true


def test_a_lleech_who_looks_tells_of_its_host():
    picked = [says("demon_choice", chose="C")]
    claims = {"A": ("lleech", picked), **deal("BCDEFG", "chef mayor slayer virgin soldier empath")}
    rules: dict[str, Any] = {"viewer": "A", "could_be": "lleech lunatic", "nights": 1}
    fallen = [executed(1, "C")]
    puzzle = board(claims, "lleech goblin lunatic", timeline=fallen, **rules)
    assert not stands(puzzle, "lleech goblin mayor slayer virgin soldier empath"), "the host died"
    spared = board(claims, "lleech goblin lunatic", timeline=[executed(1, "D")], **rules)
    assert stands(spared, "lleech goblin mayor slayer virgin soldier empath")


# ---- what a Mathematician counts


@pytest.mark.parametrize(("count", "true"), [(0, True), (1, False)])
def test_who_is_poisoned_cannot_explain_two_things_to_a_mathematician(count, true):
    """The Artist was lied to, so the Poisoner chose nobody evil, whose failing might be counted."""
    claims = {
        "A": ("mathematician", [says("mathematician", count=count)]),
        "B": ("artist", [by_day("artist", statement={"evil": "A"})]),
        **deal("CDEFG", "mayor slayer virgin soldier sage"),
    }
    assert (
        stands(board(claims, "imp poisoner"), "mathematician artist mayor imp poisoner soldier sage") == true
    )


@pytest.mark.parametrize(("count", "true"), [(0, False), (1, True)])
def test_under_a_vortox_a_mathematician_is_told_a_wrong_number(count, true):
    """The Vortox is healthy, for the Artist, who is not poisoned either, was told something false."""
    asked = [by_day("artist", statement={"not": {"evil": "E"}})]
    claims = {
        "A": ("mathematician", [says("mathematician", count=count)]),
        **dict.fromkeys("BC", ("artist", asked)),
        **deal("DEFG", "slayer virgin soldier sage"),
    }
    puzzle = board(claims, "vortox poisoner", duplicates="artist")
    assert stands(puzzle, "mathematician artist artist vortox poisoner soldier sage") == true


@pytest.mark.parametrize(("count", "true"), [(0, True), (1, True), (2, False)])
def test_a_drunk_fortune_teller_who_hits_upon_the_red_herring_was_told_the_truth(count, true):
    claims = {
        "A": ("philosopher", [says("philosopher", chose="fortune_teller")]),
        "B": ("fortune_teller", [says("fortune_teller", players=["A", "C"], result=True)]),
        "C": ("mathematician", [says("mathematician", count=count)]),
        **deal("DEFG", "slayer virgin soldier sage"),
    }
    puzzle = board(claims, "imp goblin")
    assert stands(puzzle, "philosopher fortune_teller mathematician imp goblin soldier sage") == true


# ---- changes


@pytest.mark.parametrize(("dead", "true"), [("B", True), ("C", False)])
def test_a_demon_who_swaps_with_a_corpse_after_the_barbers_death_has_lost(dead, true):
    claims = {
        **deal("AB", "barber sage"),
        "C": ("chef", [says("became", 2, character="imp")]),
        **deal("DEFGH", "slayer virgin soldier artist oracle"),
    }
    puzzle = board(claims, "imp goblin", nights=2, timeline=[executed(1, "A"), died(2, dead)])
    assert stands(puzzle, "barber sage chef imp goblin soldier artist oracle") == true
