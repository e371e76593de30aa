"""The table before the first step."""

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.whispers import RULES
from nightbell.games.whispers.content import CARDS, KILLERS, VICTIMS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.printed import KILLER_AREA
from nightbell.games.whispers.seen import KillerView, VictimsView, View
from nightbell.games.whispers.state import Hunt

killers = pytest.mark.parametrize("killer", KILLERS)


def new(**options: object) -> Hunt:
    return RULES.new(options, 7)


def views(hunt: Hunt) -> list[View]:
    return [RULES.view(hunt, seat) for seat in (hunt.killer_seat, *hunt.victim_seats)]


@pytest.mark.rule("W-001", "W-002", "W-003")
@pytest.mark.parametrize("chosen", [("anna", "william", "marco"), ("sophia", "george", "dylan")])
def test_three_state_tiles_of_the_chosen_victims_lie_on_the_roof(chosen):
    for view in views(new(victims=chosen)):
        assert [tile.victim for tile in view.open.roof] == list(chosen)
        assert all(tile.wounds == 0 and tile.fear == 0 for tile in view.open.roof)


@pytest.mark.rule("W-001", "W-002")
def test_other_numbers_of_victims_are_refused():
    with pytest.raises(Refusal, match="three-victims"):
        new(victims=("anna", "william"))
    with pytest.raises(Refusal, match="two-of-one-victim"):
        new(victims=("anna", "anna", "marco"))


@pytest.mark.rule("W-004", "W-005", "W-006")
def test_the_killers_board_has_the_dossiers_of_the_chosen():
    view = RULES.view(new(victims=("anna", "sophia", "johnson")), new().killer_seat)
    assert isinstance(view, KillerView)
    assert view.open.dossiers == ("anna", "sophia", "johnson")


@pytest.mark.rule("W-007", "W-008")
@killers
def test_the_chosen_killers_mat_and_cards_are_in_play_and_no_others(killer):
    hunt = new(killer=killer)
    assert hunt.kind is KILLERS[killer]
    assert sorted(hunt.hand + hunt.deck + hunt.locked) == sorted(KILLERS[killer].cards)


@pytest.mark.rule("W-009", "W-010", "W-012", "W-013")
@killers
def test_locked_cards_lie_apart_and_two_of_the_rest_are_the_hand(killer):
    hunt = new(killer=killer)
    locked = [card for card in KILLERS[killer].cards if CARDS[card].lock]
    assert sorted(hunt.locked) == sorted(locked)
    assert len(locked) == (2 if killer == "unidentified" else 1)
    assert not any(CARDS[card].lock for card in hunt.hand + hunt.deck)
    assert len(hunt.hand) == 2
    assert len(hunt.deck) == 10


@pytest.mark.rule("W-010", "W-012")
def test_the_deck_is_shuffled_by_the_seed_and_the_hand_is_its_top():
    orders = {tuple(RULES.new({}, seed).deck) for seed in range(8)}
    assert len(orders) > 1
    for seed in range(8):
        hunt = RULES.new({}, seed)
        shuffled = type(hunt.chance)(seed).shuffled(
            "killer-deck", [c for c in hunt.kind.cards if not CARDS[c].lock]
        )
        assert hunt.hand == shuffled[-1:-3:-1]
        assert hunt.deck[-1] == shuffled[-3]


@pytest.mark.rule("W-011")
def test_the_deck_lies_face_down_left_of_the_mat():
    hunt = new()
    killer, victims, *_ = views(hunt)
    assert isinstance(killer, KillerView)
    assert killer.deck_size == 10
    assert not hasattr(killer, "deck") and not hasattr(victims, "deck_size")
    assert KILLER_AREA.index("deck") < KILLER_AREA.index("mat")
    shuffled = hunt.copy()
    shuffled.deck.reverse()
    assert views(shuffled) == views(hunt)


@pytest.mark.rule("W-014", "W-015")
@killers
def test_level_one_and_the_killers_own_strength(killer):
    view = RULES.view(new(killer=killer), new().killer_seat)
    assert view.open.level == 1
    assert (
        view.open.strength
        == {
            "butcher": 5,
            "spectre": 2,
            "maniac": 4,
            "werewolf": 6,
            "huntress": 3,
            "statues": 5,
            "unidentified": 2,
            "strangler": 4,
        }[killer]
    )


@pytest.mark.rule("W-016")
@pytest.mark.parametrize("map", BOARDS)
def test_the_killer_starts_at_the_secret_exit(map):
    for killer in KILLERS:
        hunt = new(map=map, killer=killer)
        assert hunt.at == hunt.board.secret_exit
        assert set(hunt.where.values()) == {hunt.board.main_exit}


@pytest.mark.rule("W-017")
def test_the_repair_marker_starts_at_nothing():
    view = views(new())[0]
    assert isinstance(view, KillerView)
    assert view.repair_guess == 0


@pytest.mark.rule("W-018", "W-019")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_killer_against_all_the_others(players):
    hunt = new(players=players)
    seats = RULES.seats(hunt)
    assert len(seats) == players
    assert seats.count("killer") == 1
    assert [isinstance(view, VictimsView) for view in views(hunt)] == [False] + [True] * (players - 1)
    assert set(hunt.owner.values()) == set(hunt.victim_seats)
    assert len(hunt.owner) == 3


@pytest.mark.rule("W-018")
@pytest.mark.parametrize("sides", [["victims", "victims", "victims"], ["killer", "killer", "victims"]])
def test_no_killer_or_two_are_refused(sides):
    with pytest.raises(Refusal) as refused:
        new(sides=sides)
    assert refused.value.rule == "W-018"


def test_the_killer_may_sit_anywhere():
    hunt = new(sides=["victims", "killer", "victims"])
    assert RULES.seats(hunt) == ("victim-1", "killer", "victim-2")
    assert hunt.killer_seat == 1
    assert sorted(hunt.owner.values()) == [0, 0, 2]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "whispers-players"),
        ({"players": 1}, "whispers-players"),
        ({"killer": "ghost"}, "whispers-unknown-killer"),
        ({"map": "crypt"}, "whispers-unknown-map"),
        ({"victims": ["anna", "zoe", "marco"]}, "whispers-unknown-victim"),
        ({"victims": ["anna", "anna", "marco"]}, "whispers-two-of-one-victim"),
        ({"separate_ways": True, "players": 3}, "whispers-separate-ways-players"),
        ({"handicap": 3}, "whispers-handicap"),
        ({"handicap": -3}, "whispers-handicap"),
        ({"weather": "rain"}, "unknown-option"),
        ({"traits": "some"}, "bad-option"),
    ],
)
def test_what_does_not_fit_is_refused_with_one_sentence(options, message):
    with pytest.raises(Refusal) as refused:
        Table(RULES, options)
    assert refused.value.message == message


def test_the_box_holds_what_it_should():
    hunt = new()
    held = [item for bag in hunt.bag.values() for item in bag]
    assert len(hunt.search_deck) == 11
    assert len(hunt.equipment_deck) == 32
    assert hunt.search_deck[0] == "key"
    assert held == ["medkit"]
    assert (hunt.search_deck + hunt.equipment_deck).count("key") == 7
    assert len(VICTIMS) == 9


@pytest.mark.rule("W-020")
def test_the_butcher_is_preselected_and_anybody_else_may_be_chosen():
    assert new().kind.id == "butcher"
    assert [new(killer=killer).kind.id for killer in KILLERS] == list(KILLERS)


@pytest.mark.rule("W-023")
def test_the_hand_lies_open_beside_the_mat_for_the_killer_only():
    hunt = new()
    killer, *victims = views(hunt)
    assert isinstance(killer, KillerView)
    assert killer.hand == tuple(hunt.hand)
    assert abs(KILLER_AREA.index("hand") - KILLER_AREA.index("mat")) == 1
    assert not any(hasattr(view, "hand") or hasattr(view.open, "hand") for view in victims)


@pytest.mark.rule("W-022")
def test_the_screen_hides_hand_deck_and_notes_from_the_victims():
    table = Table(RULES, {}, 3)
    before = [table.view(seat) for seat in table.state.victim_seats]
    hunt = table.state
    hunt.hand, hunt.deck = hunt.deck[:5], hunt.hand + hunt.deck[5:]
    hunt.guesses = (("anna", hunt.board.places[3]),)
    hunt.repair_guess = 4
    assert [table.view(seat) for seat in hunt.victim_seats] == before
