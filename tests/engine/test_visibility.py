"""Who may see a field is said beside it; views and the way back follow, and what does not fit is refused."""

from typing import Annotated, NewType

import msgspec
import pytest
from tools.views import stub

from nightbell import games
from nightbell.engine import (
    HIDDEN,
    PUBLIC,
    SPECTATOR,
    Chance,
    GameOptions,
    Glimpse,
    Hidden,
    Public,
    Seat,
    Sight,
    State,
    views,
)

Colour = NewType("Colour", str)
TABLE = Sight("TableView")
DEALER = Sight("DealerView", TABLE, viewer="me")


class Chair(msgspec.Struct, frozen=True):
    cushion: Colour = Colour("")

    @property
    def soft(self) -> bool:
        return bool(self.cushion)


class Hand(State):
    """A little game of cards: everybody sees the pot, the dealer what was discarded."""

    pot: Public[int] = 0
    folded: Public[list[Seat]] = []
    discarded: Annotated[list[str], DEALER.called("under_the_table")] = []
    stack: Annotated[list[str], DEALER.unordered("left"), TABLE.counted("height")] = []
    debts: Annotated[dict[str, int], DEALER, TABLE.paired("owed")] = {}
    piles: Annotated[dict[str, list[str]], TABLE.counted("piles")] = {}
    bluff: Annotated[str, TABLE.masked] = ""
    cards: Annotated[list[str], DEALER.through("best")] = []
    joker: Hidden[str] = ""
    trump: Annotated[list[str], TABLE.when("over")] = []
    wild: Annotated[str, TABLE.when("trusts", "told")] = "two"
    faces: Annotated[list[str], TABLE.veiled("hooded", "?")] = []
    tells: Annotated[list[str], TABLE.veiled("hooded")] = []
    stakes: Annotated[dict[str, int], TABLE.veiled("unpaid")] = {}
    holds: Annotated[list[tuple[str, ...]], DEALER.own()] = []
    chairs: Annotated[list[Chair], DEALER.own("cushion", "soft")] = []

    def trusts(self, viewer: Seat) -> bool:
        return viewer == 3

    def hooded(self, viewer: Seat) -> list[int]:
        return [] if viewer == 3 else [1]

    def unpaid(self, viewer: Seat) -> list[str]:
        return ["bob"] if viewer != 3 else []


@TABLE.shows
def bluff(hand: Hand, viewer: Seat) -> str:
    return hand.bluff if viewer == 0 else "?"


@DEALER.shows
def best(hand: Hand) -> str:
    return max(hand.cards)


TableView, DealerView = views(__name__, Hand, TABLE, DEALER)


def hand() -> Hand:
    return Hand(
        chance=Chance(7),
        pot=12,
        folded=[Seat(2)],
        discarded=["two", "nine"],
        stack=["queen", "ace", "king"],
        debts={"ann": 3},
        piles={"left": ["a", "b"], "right": []},
        bluff="flush",
        cards=["six", "ten"],
        joker="in the sleeve",
        faces=["ann", "bob", "cid"],
        tells=["blinks", "hums", "sweats"],
        stakes={"ann": 5, "bob": 7},
        holds=[("ace",), ("two",)],
        chairs=[Chair(Colour("red")), Chair()],
    )


def seen(view: type[Glimpse[State]], viewer: int) -> dict[str, object]:
    """A view of the hand as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(view.of(hand(), Seat(viewer))), type=dict[str, object])


def test_everybody_sees_what_is_public_and_its_forms():
    assert seen(TableView, SPECTATOR) == {
        "outcome": None,
        "pot": 12,
        "folded": [2],
        "height": 3,
        "owed": [["ann", 3]],
        "piles": {"left": 2, "right": 0},
        "bluff": "?",
        "trump": [],
        "told": None,
        "faces": ["ann", "?", "cid"],
        "tells": ["blinks", "sweats"],
        "stakes": {"ann": 5},
    }


def test_a_wider_sight_has_all_of_the_narrower_and_its_own():
    dealers = seen(DealerView, 0)
    assert {**dealers, "bluff": "?"} == {
        **seen(TableView, 1),
        "me": 0,
        "under_the_table": ["two", "nine"],
        "left": ["ace", "king", "queen"],
        "debts": {"ann": 3},
        "best": "ten",
        "holds": ["ace"],
        "cushion": "red",
        "soft": True,
    }
    assert dealers["bluff"] == "flush", "a masked field is shown to whom it is shown"
    assert issubclass(DealerView, TableView)


def test_some_things_are_seen_when_it_is_over_or_by_whom_they_are_trusted_to():
    ended = hand()
    ended.trump, ended.outcome = ["spades"], "ann"
    shown = msgspec.to_builtins(TableView.of(ended, Seat(3)))
    assert (shown["trump"], shown["told"]) == (("spades",), "two")
    assert seen(TableView, 3)["told"] == "two" and seen(TableView, 2)["told"] is None


def test_what_is_veiled_is_seen_whole_by_whom_nothing_is_veiled():
    shown = seen(TableView, 3)
    assert shown["faces"] == ["ann", "bob", "cid"] and shown["tells"] == ["blinks", "hums", "sweats"]
    assert shown["stakes"] == {"ann": 5, "bob": 7}


def test_each_sees_the_own_place_of_a_row_and_a_spectator_none():
    assert [seen(DealerView, seat)["holds"] for seat in (0, 1, SPECTATOR)] == [["ace"], ["two"], []]
    assert [seen(DealerView, seat)["cushion"] for seat in (0, 1, SPECTATOR)] == ["red", "", ""]
    assert seen(DealerView, SPECTATOR)["soft"] is False


def test_a_state_begins_with_what_a_view_says_and_is_empty_where_it_says_nothing():
    table = Sight("Dealt")

    class Fresh(State):
        pot: Public[int]
        seats: Public[list[Seat]]
        stack: Hidden[list[str]]
        owed: Hidden[dict[str, int]]

    (dealt,) = views(__name__, Fresh, table)
    true = Fresh(chance=Chance(3), pot=4, seats=[Seat(1)], stack=["ace"], owed={"ann": 2})
    begun = dealt.of(true, Seat(0)).begun(Chance(8))
    assert isinstance(begun, Fresh) and begun.chance == Chance(8)
    assert (begun.pot, begun.seats, begun.stack, begun.owed) == (4, [Seat(1)], [], {})


def test_what_was_seen_goes_back_and_nothing_else_does():
    imagined = Hand(chance=Chance(1))
    DealerView.of(hand(), Seat(0)).into(imagined)
    true = hand()
    for field in ("pot", "folded", "discarded", "debts", "bluff"):
        assert getattr(imagined, field) == getattr(true, field)
    assert imagined.stack == [] and imagined.cards == [] and imagined.piles == {} and imagined.joker == ""


def test_a_view_holds_nothing_of_the_state_that_can_change():
    state = hand()
    view = DealerView.of(state, Seat(0))
    before = msgspec.json.encode(view)
    state.folded.append(Seat(0))
    state.debts["bob"] = 9
    state.piles["left"].clear()
    assert msgspec.json.encode(view) == before
    with pytest.raises(AttributeError):
        view.pot = 0  # type: ignore[attr-defined]


def test_a_field_without_a_word_is_refused_when_the_class_is_made():
    with pytest.raises(TypeError, match=r"^Forgetful\.card does not say who may see it"):

        class Forgetful(State):
            pot: Public[int]
            card: str


def test_a_field_cannot_be_hidden_and_seen():
    with pytest.raises(TypeError, match=r"^Torn\.card is hidden and yet to be seen$"):

        class Torn(State):
            card: Annotated[str, HIDDEN, PUBLIC]


LOOK = Sight("Look")
OTHER = Sight("Other")
NARROW = Sight("Narrow")


class Untold(State):
    card: Annotated[str, LOOK.through("back")]


class Foreign(State):
    card: Annotated[str, OTHER]


class Deep(State):
    piles: Annotated[dict[str, list[str]], NARROW]


class Scalar(State):
    pot: Annotated[int, NARROW.counted("size")]


class Timeless(State):
    pot: Annotated[int, NARROW.when("spring")]


class Seamless(State):
    pot: Annotated[int, NARROW.veiled("hooded")]


class Unhooded(State):
    row: Annotated[list[int], NARROW.veiled("hooded")]


class Twice(State):
    card: Annotated[str, NARROW]
    back: Annotated[str, NARROW.called("card")]


@pytest.mark.parametrize(
    ("state", "sight", "told"),
    [
        (Untold, LOOK, r"^Untold\.card is seen through Look\.back, and no function shows that$"),
        (Foreign, NARROW, r"^Foreign\.card is for a sight that has no view$"),
        (Deep, NARROW, r"^Deep\.piles: .* cannot be shown as plain"),
        (Scalar, NARROW, r"^Scalar\.pot: .* cannot be shown as counted"),
        (Timeless, NARROW, r"^Timeless\.pot is shown when spring, and Timeless says no such thing$"),
        (Seamless, NARROW, r"^Seamless\.pot: .* has no places that could be veiled$"),
        (Unhooded, NARROW, r"^Unhooded\.row is shown when hooded, and Unhooded says no such thing$"),
        (Twice, NARROW, r"^Narrow\.card is said twice by Twice$"),
    ],
)
def test_a_word_that_does_not_fit_is_refused_by_its_field(state, sight, told):
    with pytest.raises(TypeError, match=told):
        views(__name__, state, sight)


def test_a_planted_leak_is_refused_unless_the_field_says_so():
    spying = Sight("Spying")

    class Sleeve(State):
        joker: Hidden[str]

    @spying.shows
    def joker(sleeve: Sleeve) -> str:
        return sleeve.joker

    with pytest.raises(
        TypeError, match=r"^Spying\.joker is worked out by a function, and Sleeve\.joker does not"
    ):
        views(__name__, Sleeve, spying)


def test_a_mask_keeps_the_form_of_its_field():
    masking = Sight("Masking")

    class Masked(State):
        cards: Annotated[list[str], masking.masked]

    @masking.shows
    def cards(masked: Masked) -> int:
        return len(masked.cards)

    with pytest.raises(TypeError, match=r"^Masked\.cards is masked as .*int.*, and its own form is tuple"):
        views(__name__, Masked, masking)


class Stakes(GameOptions, frozen=True):
    chairs: Public[int] = 4
    marked: Hidden[tuple[str, ...]] = ()


def test_hidden_options_are_told_to_nobody_and_unknown_ones_neither():
    chosen = {"chairs": 3, "marked": ["ace"], "sleeve": "joker"}
    assert Stakes.told(chosen) == {"chairs": 3}
    assert Stakes.hidden() == ("marked",)


def test_an_option_says_whether_it_may_be_told():
    with pytest.raises(TypeError, match=r"^Silent\.deck does not say who may see it"):

        class Silent(GameOptions, frozen=True):
            deck: int = 32

    with pytest.raises(TypeError, match=r"^Sided\.deck is an option, and those are Public or Hidden$"):

        class Sided(GameOptions, frozen=True):
            deck: Annotated[int, TABLE] = 32


def test_the_options_that_lay_out_roles_are_hidden():
    hidden = {game: set(games.load(game).options.hidden()) for game in games.GAMES}
    assert hidden == {"clocktower": {"preset", "bag", "seating"}, "betrayal": set(), "whispers": set()}


@pytest.mark.parametrize("game", games.GAMES)
def test_the_type_checker_is_told_what_the_views_are(game):
    path, text = stub(game)
    assert path.read_text() == text, "run make views"
