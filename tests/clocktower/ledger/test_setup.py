"""Before the first night: the table of counts, the ten steps, prepared set-ups, orange flowers."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from nightbell.engine import SPECTATOR
from nightbell.games.clocktower.box import spare_votes, supply
from nightbell.games.clocktower.catalogue import (
    DEMON,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    TRAVELLER,
    TYPES,
    RoleId,
)
from nightbell.games.clocktower.events import Dealt, Executed, LearnsPair, TravellerJoined
from nightbell.games.clocktower.scripts import PRESETS, SCRIPTS
from nightbell.games.clocktower.seen import Grimoire, PlayerView
from nightbell.games.clocktower.setup import allowed_counts
from nightbell.games.clocktower.sheet import table_counts
from nightbell.games.clocktower.town import SETUP
from nightbell.text import LANGUAGES, Words
from tests.clocktower.ledger.evening import evening, refusal_of

FOUR = (TOWNSFOLK, OUTSIDER, MINION, DEMON)


def counted(roles):
    types = Counter(ROLES[RoleId(role)].type for role in roles)
    return tuple(types[type] for type in FOUR)


def dealt(town):
    return [token.role for seat, token in enumerate(town.grimoire.tokens) if seat in town.grimoire.circle]


# ---- how many play


@pytest.mark.rule("C-006")
@pytest.mark.parametrize("players", [4, 21])
def test_too_few_or_too_many(players):
    assert refusal_of(players=players).rule == "C-006"


@pytest.mark.rule("C-006")
@pytest.mark.parametrize("players", [5, 20])
def test_five_to_twenty(players):
    town = evening(players=players)
    town.night()
    assert len(town.square.circle) == players


@pytest.mark.rule("C-009")
@pytest.mark.parametrize("players", [5, 9, 12, 15])
def test_nobody_shares_a_role(players):
    for seed in range(5):
        town = evening(players=players, seed=seed)
        town.until("choose", "clue", "bluffs", "tell", "choose-two", "proceed", "red-herring")
        roles = dealt(town)
        assert len(roles) == len(set(roles)) == players


@pytest.mark.rule("C-088")
def test_the_table_has_a_column_for_each_number_of_players():
    assert TYPES[:4] == FOUR
    for players in range(5, 21):
        assert len(table_counts(players)) == 4
        assert sum(table_counts(players)) == min(players, 15)
        assert evening(players=players).square.counts == table_counts(min(players, 15))


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        pytest.param(5, (3, 0, 1, 1), marks=pytest.mark.rule("C-089")),
        pytest.param(6, (3, 1, 1, 1), marks=pytest.mark.rule("C-090")),
        pytest.param(7, (5, 0, 1, 1), marks=pytest.mark.rule("C-091")),
        pytest.param(8, (5, 1, 1, 1), marks=pytest.mark.rule("C-092")),
        pytest.param(9, (5, 2, 1, 1), marks=pytest.mark.rule("C-093")),
        pytest.param(10, (7, 0, 2, 1), marks=pytest.mark.rule("C-094")),
        pytest.param(11, (7, 1, 2, 1), marks=pytest.mark.rule("C-095")),
        pytest.param(12, (7, 2, 2, 1), marks=pytest.mark.rule("C-096")),
        pytest.param(13, (9, 0, 3, 1), marks=pytest.mark.rule("C-097")),
        pytest.param(14, (9, 1, 3, 1), marks=pytest.mark.rule("C-098")),
        pytest.param(15, (9, 2, 3, 1), marks=pytest.mark.rule("C-099")),
        pytest.param(16, (9, 2, 3, 1), marks=pytest.mark.rule("C-099")),
        pytest.param(20, (9, 2, 3, 1), marks=pytest.mark.rule("C-099")),
    ],
)
def test_counts_by_the_table(players, counts):
    assert table_counts(players) == counts
    plain = [role for role in SCRIPTS["tb"].roles if role not in ("baron", "drunk")]
    town = evening(players=players, sheet=tuple(plain))
    town.until("choose", "clue", "bluffs", "tell", "choose-two", "proceed", "red-herring")
    voters = [role for role in dealt(town) if ROLES[role].type != TRAVELLER]
    assert counted(voters) == counts
    assert len(dealt(town)) - len(voters) == max(0, players - 15)


@pytest.mark.rule("C-100")
def test_always_one_demon():
    assert all(table_counts(players)[3] == 1 for players in range(5, 21))


@pytest.mark.rule("C-035")
def test_eleven_players_have_no_room_for_two_outsiders():
    seven = "washerwoman investigator chef empath monk slayer soldier"
    both = refusal_of(bag=f"{seven} drunk=mayor saint poisoner imp", players=11)
    assert both.rule == "C-515"
    town = evening(bag=f"{seven} saint poisoner spy imp")
    assert counted(town.grimoire.bag) == (7, 1, 2, 1)


@pytest.mark.rule("C-515")
@pytest.mark.parametrize(
    "bag",
    [
        "chef empath monk slayer soldier mayor saint poisoner imp",
        "chef empath monk slayer saint butler recluse poisoner imp",
        "chef empath monk slayer saint butler poisoner spy imp",
    ],
)
def test_the_numbers_of_outsiders_and_minions_are_those_of_the_rules(bag):
    assert refusal_of(bag=bag).rule == "C-515"
    evening(bag="chef empath monk slayer soldier saint butler poisoner imp")


@pytest.mark.rule("C-516")
def test_no_game_without_a_demon_and_no_sudden_drunk():
    without = refusal_of(bag="chef empath monk slayer soldier mayor virgin saint poisoner")
    assert without.rule == "C-516"
    town = evening("imp poisoner monk empath virgin")
    town.night()
    assert town.refused("storyteller", ("become", 2, "drunk"), "word")
    assert town.role(2) == "monk"


# ---- seats, square, sheet


@pytest.mark.rule("C-104")
def test_neighbours_of_the_pictured_game():
    town = evening("imp investigator undertaker empath scarletwoman poisoner monk chef soldier slayer saint")
    beside = town.town.neighbours(town.seat("investigator"))
    assert {town.role(seat) for seat in beside} == {"imp", "undertaker"}
    assert town.seat("soldier") in town.town.neighbours(town.seat("chef"))


@pytest.mark.rule("C-106", "C-160")
def test_the_tokens_lie_as_the_players_sit():
    town = evening("imp poisoner monk empath virgin slayer saint")
    seen = town.grimoire
    assert seen.circle == (0, 1, 2, 3, 4, 5, 6)
    assert [token.role for token in seen.tokens[:-1]] == [
        "imp", "poisoner", "monk", "empath", "virgin", "slayer", "saint",
    ]  # fmt: skip
    by_lot = evening(bag="chef empath monk slayer soldier poisoner imp", seed=5)
    for seat in by_lot.square.circle:
        assert by_lot.grimoire.tokens[seat].role == by_lot.view(seat).card


@pytest.mark.rule("C-116")
@pytest.mark.parametrize("players", [5, 12, 20])
def test_one_circle_with_two_neighbours_each(players):
    town = evening(players=players).town
    clockwise = {seat: town.neighbours(seat)[0] for seat in town.circle}
    back = {seat: town.neighbours(seat)[1] for seat in town.circle}
    assert sorted(clockwise.values()) == sorted(back.values()) == sorted(town.circle)
    assert all(back[clockwise[seat]] == seat for seat in town.circle)
    walked, seat = [], town.circle[0]
    while seat not in walked:
        walked.append(seat)
        seat = clockwise[seat]
    assert len(walked) == players


@pytest.mark.rule("C-117")
def test_the_shared_view_shows_nothing_of_the_grimoire():
    one = evening("imp poisoner monk empath virgin")
    other = evening("virgin empath monk poisoner imp")
    assert msgspec.json.encode(one.table.view(SPECTATOR)) == msgspec.json.encode(other.table.view(SPECTATOR))


@pytest.mark.rule("C-121")
@pytest.mark.parametrize("script", ["tb", "crossroads"])
def test_every_player_has_the_sheet_of_the_set(script):
    """From before the first night on, whoever is in play: every role that is possible, and what it can do."""
    town = evening(players=7, script=script)
    whole = SCRIPTS[script].roles
    for _ in range(2):
        for seat in town.square.circle:
            assert town.view(seat).sheet == whole
        town.until("dawn")
    for lang in LANGUAGES:
        words = Words(lang, "clocktower", strict=True)
        assert len({words.thing("role", role) for role in whole}) == len(whole)
        assert len({words.about("role", role) for role in whole}) == len(whole)


@pytest.mark.rule("C-126", "C-127")
@pytest.mark.parametrize("travellers", [0, 2])
def test_life_tokens_lie_face_up_and_the_vote_tokens_in_the_middle(travellers):
    town = evening(players=9, travellers=travellers)
    town.night()
    square = [town.square.square[seat] for seat in town.square.circle]
    assert len(square) == 9
    assert all(life.alive and life.votes == 0 for life in square)
    assert spare_votes(town.square) == supply(town.grimoire)["vote-token"] == 18
    town.word("slay", 4)
    assert town.square.square[4].votes == 1 and spare_votes(town.square) == 17


@pytest.mark.rule("C-128")
def test_the_counts_are_public():
    town = evening(players=8)
    for viewer in (SPECTATOR, *town.square.circle):
        assert town.table.view(viewer).counts == (5, 1, 1, 1)


# ---- choosing the roles


@pytest.mark.rule("C-133")
def test_five_townsfolk_for_eight_players():
    town = evening(players=8)
    asked = town.until("pick-townsfolk")
    folk = list(asked.choice.options)
    assert town.refused("storyteller", tuple(folk[:4]))
    assert town.refused("storyteller", tuple(folk[:8]))
    town.answer("storyteller", tuple(folk[:5]))
    town.until("bluffs", "choose", "clue")
    assert [role for role in town.grimoire.bag if ROLES[role].type == TOWNSFOLK] == folk[:5]


@pytest.mark.rule("C-134")
def test_outsiders_minions_and_demon_likewise():
    town = evening(players=8)
    town.until("bluffs", "choose", "clue")
    assert counted(town.grimoire.bag) == (5, 1, 1, 1)
    assert len(town.grimoire.bag) == 8


@pytest.mark.rule("C-135")
def test_nobody_knows_which_roles_are_in_play():
    one = evening(bag="chef empath monk slayer soldier poisoner imp")
    seat = next(n for n in range(7) if one.view(n).card == "slayer")
    others = (evening(bag="virgin mayor undertaker slayer soldier spy imp", seed=n) for n in range(99))
    other = next(town for town in others if town.view(seat).card == "slayer")
    assert other.square == one.square
    assert other.view(seat) == one.view(seat)
    assert not {"bag", "tokens", "drawn", "plan"} & set(PlayerView.__struct_fields__)
    assert "counts" in PlayerView.__struct_fields__


@pytest.mark.rule("C-136", "C-434")
def test_beyond_fifteen_everybody_travels():
    town = evening(players=18)
    town.until("bluffs", "choose", "clue")
    types = [ROLES[role].type for role in dealt(town)]
    assert types.count(TRAVELLER) == 3
    assert len(types) - types.count(TRAVELLER) == 15
    assert town.town.night == 1
    everybody = [role for role in SCRIPTS["tb"].roles if ROLES[role].type != TRAVELLER]
    sixteen = refusal_of(bag=tuple(f"{r}=mayor" if r == "drunk" else r for r in everybody[:16]))
    assert sixteen.rule == "C-136"


@pytest.mark.rule("C-137")
def test_volunteers_choose_their_traveller():
    town = evening(players=17)
    chosen: list[tuple[int, str]] = []
    for _ in range(2):
        asked = town.until("traveller-role")
        options = town.options(asked.seat)
        assert len(options) == 5 - len(chosen)
        assert all(ROLES[role].type == TRAVELLER for role in options)
        town.answer(asked.seat, options[-1])
        chosen.append((asked.seat, options[-1]))
        town.answer("storyteller", "good")
    assert [(joined.seat, joined.role) for joined in town.announced(TravellerJoined)] == chosen


@pytest.mark.parametrize(
    ("preset", "roles"),
    [
        pytest.param(
            "clues", "chef empath fortuneteller undertaker virgin drunk scarletwoman imp",
            marks=pytest.mark.rule("C-141"),
        ),
        pytest.param(
            "trust", "empath fortuneteller ravenkeeper slayer mayor saint poisoner imp",
            marks=pytest.mark.rule("C-144"),
        ),
        pytest.param(
            "masks", "washerwoman fortuneteller undertaker slayer virgin recluse spy imp",
            marks=pytest.mark.rule("C-146"),
        ),
    ],
)  # fmt: skip
def test_recommended_set_ups(preset, roles):
    town = evening(preset=preset)
    assert sorted(town.grimoire.bag) == sorted(roles.split())
    assert counted(town.grimoire.bag) == (5, 1, 1, 1)
    assert len(town.square.circle) == 8
    town.night()
    if preset == "clues":
        drunk = town.seat("drunk")
        assert town.grimoire.drawn[town.grimoire.bag.index("drunk")] == "investigator"
        assert town.view(drunk).card == "investigator"


@pytest.mark.rule("C-143")
def test_the_drunk_cannot_die_of_nominating_the_virgin():
    town = evening(PRESETS["clues"], by_the_table=True, script="tb")
    town.night()
    town.nominate("drunk", "virgin")
    assert town.announced(Executed) == []
    assert town.question().kind == "vote"
    assert town.alive("drunk")


# ---- orange flowers


@pytest.mark.rule("C-149", "C-151", "C-152")
def test_the_baron_swaps_two_townsfolk_for_outsiders():
    town = evening(players=8)
    town.until("pick-minion")
    town.answer("storyteller", ("baron",))
    outsiders = town.question()
    assert outsiders.kind == "pick-outsider"
    assert town.refused("storyteller", ("butler",))
    town.until("bluffs", "choose", "clue", "pick-token", pick_outsider=("butler", "recluse", "saint"))
    town.until("bluffs", "choose", "clue")
    assert counted(town.grimoire.bag) == (3, 3, 1, 1)
    assert len(town.grimoire.bag) == len(town.grimoire.drawn) == 8
    plain = "chef empath monk slayer soldier saint baron imp"
    assert refusal_of(bag=plain).rule == "C-515"


@pytest.mark.rule("C-665")
def test_an_orange_flower_makes_the_step_of_changing_roles_necessary():
    drunk = evening(players=9)
    drunk.until("pick-outsider", pick_minion=("poisoner",))
    drunk.answer("storyteller", ("butler", "drunk"))
    assert drunk.until("pick-token", "bluffs").kind == "pick-token"
    baron = evening(players=9)
    baron.until("bluffs", "choose", "clue", pick_minion=("baron",))
    assert counted(baron.grimoire.bag) == (3, 4, 1, 1)
    plain = evening(players=9)
    plain.until("pick-outsider", pick_minion=("poisoner",))
    plain.answer("storyteller", ("butler", "recluse"))
    assert plain.until("pick-token", "bluffs", "choose").kind != "pick-token"
    assert counted(plain.grimoire.bag) == (5, 2, 1, 1)


@pytest.mark.rule("C-150", "C-324")
def test_square_brackets_count_only_while_the_game_is_set_up():
    town = evening("imp poisoner monk empath virgin slayer saint")
    town.night()
    before = dealt(town)
    town.word("become", "poisoner", "baron")
    assert town.role(1) == "baron"
    assert [role for seat, role in enumerate(dealt(town)) if seat != 1] == [
        role for seat, role in enumerate(before) if seat != 1
    ]
    town.execute("saint", by="slayer")
    assert len(dealt(town)) == 7


@pytest.mark.rule("C-153")
def test_for_the_drunk_a_townsfolk_token_goes_into_the_bag():
    town = evening(players=8)
    town.until("pick-outsider", pick_minion=("poisoner",))
    town.answer("storyteller", ("drunk",))
    asked = town.until("pick-token")
    in_bag = set(asked.choice.options)
    assert all(ROLES[role].type == TOWNSFOLK for role in in_bag)
    town.answer("storyteller", asked.choice.options[0])
    town.until("bluffs", "choose", "clue")
    assert "drunk" in town.grimoire.bag
    assert "drunk" not in town.grimoire.drawn
    assert len(town.grimoire.drawn) == 8
    assert counted(town.grimoire.drawn) == (6, 0, 1, 1)
    assert asked.choice.options[0] not in town.grimoire.bag


# ---- the deal


@pytest.mark.rule("C-158")
def test_everybody_draws_one_token():
    bag = "chef empath monk slayer soldier saint poisoner imp"
    deals = set()
    for seed in range(8):
        town = evening(bag=bag, seed=seed)
        drawn = [town.view(seat).card for seat in range(8)]
        assert sorted(drawn) == sorted(bag.split())
        deals.add(tuple(drawn))
    assert len(deals) > 1


@pytest.mark.rule("C-158")
def test_who_drew_which_token_of_a_real_bag_is_what_the_storyteller_says():
    bag = "drunk=chef empath monk slayer soldier villageidiot villageidiot imp"
    town = evening(bag=bag, by_hand=True, by_the_table=False)
    wanted = ["imp", "villageidiot", "drunk", "monk", "villageidiot", "empath", "soldier"]
    for turn, role in enumerate(wanted):
        asked = town.table.open[town.town.storyteller]
        assert (asked.kind, dict(asked.about)["seat"]) == ("drew", turn)
        assert not set(wanted[:turn]) & set(asked.choice.options) - {"villageidiot"}
        town.table.answer(asked.seat, role)
    assert [town.role(seat) for seat in range(8)] == [*wanted, "slayer"]
    assert town.view(2).card == "chef"


@pytest.mark.rule("C-159", "C-161", "C-636")
def test_everybody_sees_their_own_token_only():
    town = evening("imp poisoner monk empath virgin slayer saint")
    for seat in range(7):
        mine = town.heard(seat, Dealt)
        assert [(event.seat, event.role) for event in mine] == [(seat, town.role(seat))]
        others = {town.role(other) for other in range(7) if other != seat}
        assert town.view(seat).card == town.role(seat)
        shown = msgspec.to_builtins(town.view(seat))
        assert isinstance(shown, dict)
        shown.pop("sheet")
        assert not any(f'"{role}"' in str(shown).replace("'", '"') for role in others)
    assert town.announced(Dealt) == []


@pytest.mark.rule("C-102", "C-620")
def test_only_the_storyteller_gets_the_grimoire():
    town = evening("imp poisoner monk empath virgin slayer saint")
    town.night()
    assert isinstance(town.table.view(town.storyteller), Grimoire)
    for viewer in (SPECTATOR, *range(7)):
        seen = town.table.view(viewer)
        assert isinstance(seen, PlayerView)
        assert not hasattr(seen, "tokens")
        assert seen.revealed == ()


@pytest.mark.rule("C-012", "C-653")
def test_how_many_are_good_and_evil_is_no_secret():
    town = evening(players=11)
    for viewer in (SPECTATOR, *range(11)):
        townsfolk, outsiders, minions, demons = town.table.view(viewer).counts
        assert (townsfolk, outsiders, minions, demons) == (7, 1, 2, 1)
        assert (townsfolk + outsiders, minions + demons) == (8, 3)


@pytest.mark.rule("C-341", "C-614", "C-622", "C-627", "C-646", "C-653", "C-705")
def test_each_type_has_the_side_it_starts_on():
    for seed in range(4):
        town = evening(players=12, seed=seed)
        town.until("bluffs", "choose", "clue")
        for seat, token in enumerate(town.grimoire.tokens[:-1]):
            good = ROLES[token.role].type in (TOWNSFOLK, OUTSIDER)
            assert token.side == ("good" if good else "evil"), seat


@pytest.mark.rule("C-681")
def test_the_game_begins_with_a_night():
    town = evening("imp poisoner monk empath virgin")
    assert town.at_night
    assert town.town.night == 1
    assert town.town.phase != SETUP


@pytest.mark.rule("C-034", "C-169")
def test_the_washerwoman_is_shown_two_players_and_both_are_marked():
    town = evening("imp poisoner washerwoman soldier monk chef empath")
    town.until("clue")
    assert ("clue", "soldier", town.seat("soldier")) in town.options("storyteller")
    town.answer("storyteller", ("clue", "soldier", town.seat("soldier")))
    town.answer("storyteller", town.seat("imp"))
    (pair,) = town.heard("washerwoman", LearnsPair)
    assert pair.shown == "soldier"
    assert sum(town.role(seat) == "soldier" for seat in pair.pair) == 1
    marked = [seat for seat in range(7) if any("washerwoman" in mark for mark in town.reminders(seat))]
    assert tuple(marked) == pair.pair


@pytest.mark.parametrize(
    "guests",
    [
        {"players": 7, "travellers": 3},
        {"players": 7, "late": -1},
        {"players": 15, "late": 6},
    ],
)
def test_more_guests_than_chairs_and_fewer_than_none_are_refused(guests):
    assert refusal_of(script="tb", **guests).message == "traveller-count"


@pytest.mark.rule("C-133")
def test_a_bag_and_a_seating_are_two_plans():
    seven = "imp poisoner chef empath monk slayer soldier"
    assert refusal_of(bag=seven, seating=seven, script="tb").message == "two-plans"


@pytest.mark.rule("C-136")
def test_a_full_town_of_fifteen_can_be_prepared_and_no_fuller_one():
    good = "chef empath monk slayer soldier mayor virgin washerwoman librarian saint butler"
    fifteen = f"imp poisoner spy scarletwoman {good}"
    assert len(evening(bag=fifteen, script="tb").grimoire.bag) == 15
    assert refusal_of(bag=f"{fifteen} investigator", script="tb").message == "too-many-roles"


@pytest.mark.rule("C-515")
def test_who_brings_an_outsider_along_takes_a_townsfolks_place_for_it():
    """The Huntsman brings the Damsel, an Outsider; the Choirboy the King, who is none."""
    base = (5, 0, 1, 1)
    assert allowed_counts([RoleId("huntsman")], base) == (base, (4, 1, 1, 1))
    assert allowed_counts([RoleId("choirboy")], base) == (base,)
