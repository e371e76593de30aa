"""Haunt 17, A Breath of Wind."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Carry, Change, Die, Fight, Spawn
from nightbell.games.betrayal.haunts.h17_a_breath_of_wind import CANDLE_ROOMS, FULL_ROOMS, TAPERS, new_taper
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import MIGHT, SPEED, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
WIND = Figure(100)
HALL, FOYER = RoomId("entrance-hall"), RoomId("foyer")
BREATH = HAUNTS[17]


def draught(room: str = "foyer", *things: str, track: int = 4, names: tuple[str, ...] = ()) -> Story:
    """Ox is the traitor, upstairs with Peter; Zoe is in the hall; the Poltergeist in a room, with things."""
    night = Story(*names).haunted(17, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    night.room("junk-room", "ground", 5, 5).house.omen_room = RoomId("junk-room")
    Spawn("poltergeist", RoomId(room), (3, min(track, 8), 4, -1)).carry_out(night.house)
    for card in things:
        for deck in night.house.decks.values():
            if card in deck:
                deck.remove(CardId(card))
        Carry(WIND, CardId(card)).carry_out(night.house)
    night.house.marks.update({"track": track, "things counted": len(things)})
    night.house.outbox.clear()
    return night


def its_turn(night: Story) -> Story:
    """Ox passes, and the Poltergeist stays as it is."""
    night.turn_of("ox").ends_turn("ox").answers(False)
    return night


def might(night: Story) -> tuple[int, int]:
    return night.state.mark("track"), night.state.monster(WIND).traits[1]


# ---- right now


def test_right_now_it_is_where_the_haunt_began():
    night = Story().haunted(17, traitor="ox")
    night.house.omen_room = FOYER
    night.run(call(BREATH.right_now))
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [
        ("poltergeist", "foyer", (3, 4, 4, -1))
    ]
    assert night.state.mark("track") == 4


# ---- what it carries


def test_every_thing_it_picks_up_makes_it_stronger():
    night = draught().dice(0, 0, 0)
    night.house.piles[FOYER] = (CardId("axe"), CardId("candle-1"))
    its_turn(night).answers(("lift", "axe"))
    assert might(night) == (5, 5)
    night.answers(("lift", "candle-1"))
    assert might(night) == (6, 6) and FOYER not in night.state.piles
    assert night.state.monster(WIND).items == ("axe", "candle-1")


def test_it_never_throws_more_than_eight_dice():
    night = draught(track=8).dice(0, 0, 0)
    night.house.piles[FOYER] = (CardId("axe"),)
    its_turn(night).answers(("lift", "axe"))
    assert might(night) == (9, 8)


def test_the_traitor_feeds_it_where_it_is():
    night = draught("upper-landing").give("ox", "axe", "armor", "blood-dagger").turn_of("ox")
    assert {option[1] for option in night.options if option[0] == "feed-wind"} == {"axe", "armor"}
    night.does("ox", "feed-wind", "axe")
    assert might(night) == (5, 5) and "axe" not in night.hand("ox")
    assert "feed-wind" not in draught().give("ox", "axe").turn_of("ox").verbs


@pytest.mark.parametrize("room", FULL_ROOMS)
def test_where_there_is_plenty_it_draws_an_item_as_the_turn_ends(room):
    night = draught(room).deck("item", "axe").dice(0, 0, 0)
    if room != "junk-room":
        night.room(room, "ground", 7, 7)
    its_turn(night)
    assert night.state.monster(WIND).items == ("axe",) and might(night) == (5, 5)


def test_elsewhere_it_draws_nothing():
    night = its_turn(draught("basement-landing").dice(0, 0, 0)).answers(("end",))
    assert night.state.monster(WIND).items == () and might(night) == (4, 4)


# ---- its blows


def test_it_hurls_at_every_hero_it_meets_once_each():
    night = draught("entrance-hall").put("peter", "entrance-hall").dice(0, 0, 0)
    its_turn(night)
    assert {("hurl", ZOE), ("hurl", PETER)} <= set(night.options)
    night.dice(1, 0, 0, 0, *[0] * 3).answers(("hurl", ZOE), (0, 1))
    assert ("hurl", PETER) in night.options and ("hurl", ZOE) not in night.options
    night.dice(1, 0, 0, 0, *[0] * night.value("peter", "might")).answers(("hurl", PETER), (0, 1))
    assert not any(option[0] == "hurl" for option in night.options)
    assert BREATH.kinds["poltergeist"].attacks is False


def test_it_may_steal_instead_of_wounding_and_grows_by_it():
    night = its_turn(draught("entrance-hall").give("zoe", "axe").dice(0, 0, 0))
    night.dice(1, 1, 0, 0, 0, 0, 0).answers(("hurl", ZOE), "axe")
    assert night.state.monster(WIND).items == ("axe",) and might(night) == (5, 5)
    assert night.rows("zoe", "might") == 3


def test_it_steals_candles_too():
    night = its_turn(draught("entrance-hall").give("zoe", "candle-3").dice(0, 0, 0))
    night.dice(1, 1, 0, 0, 0, 0, 0).answers(("hurl", ZOE), "candle-3")
    assert night.state.monster(WIND).items == ("candle-3",)


def test_losing_does_it_no_harm():
    night = its_turn(draught("entrance-hall", "axe", track=5).dice(0, 0, 0))
    night.dice(0, 0, 0, 0, 0, 2, 0, 0).answers(("hurl", ZOE))
    assert might(night) == (5, 5) and not night.state.monster(WIND).stunned
    assert night.state.monster(WIND).items == ("axe",)


# ---- striking at it


def test_might_and_the_revolver_do_not_touch_it():
    night = draught("entrance-hall").give("zoe", "axe", "revolver")
    assert [option for option in night.options if option[0] == "attack"] == [("attack", WIND, None, "speed")]


@pytest.mark.parametrize("card", ["skull", "bell"])
def test_a_mind_strikes_with_skull_bell_or_ring(card):
    night = draught("entrance-hall").give("zoe", card)
    assert ("attack", WIND, None, "sanity") in night.options
    ring = draught("entrance-hall").give("zoe", "ring")
    assert ("attack", WIND, "ring", "sanity") in ring.options
    assert ("attack", WIND, None, "sanity") not in ring.options


def test_quick_hands_snatch_a_thing_of_their_choice():
    night = draught("entrance-hall", "axe", "dynamite", track=6).dice(2, 0, 0, 0, 1, 0, 0)
    night.does("zoe", "attack", WIND, None, "speed")
    assert night.question.kind == "snatch-what" and set(night.options) == {"axe", "dynamite"}
    night.answers("axe")
    assert night.hand("zoe") == ("axe",) and night.state.monster(WIND).items == ("dynamite",)
    assert might(night) == (5, 5) and not night.state.monster(WIND).stunned


def test_slow_hands_are_bruised():
    night = draught("entrance-hall", "axe").dice(0, 0, 0, 0, 2, 2, 2, 1)
    night.does("zoe", "attack", WIND, None, "speed")
    assert night.question.kind == "share-damage" and dict(night.question.about)["points"] == 1


def test_a_mind_takes_the_difference_from_its_strength():
    night = draught("entrance-hall", track=6).give("zoe", "skull")
    sanity = night.value("zoe", "sanity")
    night.dice(2, 1, *[0] * (sanity - 2), 1, 0, 0, 0).does("zoe", "attack", WIND, None, "sanity")
    assert might(night) == (4, 4)
    weak = draught("entrance-hall", track=1).give("zoe", "skull")
    weak.dice(2, 1, *[0] * (sanity - 2), 0, 0, 0, 0).does("zoe", "attack", WIND, None, "sanity")
    assert might(weak) == (0, 0)


def test_a_weak_mind_loses_a_die_of_it():
    night = draught("entrance-hall").give("zoe", "bell")
    sanity = night.value("zoe", "sanity")
    night.dice(*[0] * sanity, 2, 2, 0, 0, 1).does("zoe", "attack", WIND, None, "sanity")
    assert night.question.kind == "share-damage" and night.news("Suffered")[-1].harm == "mental"


def test_nobody_strikes_an_explorer_with_bare_speed():
    night = draught("basement-landing").put("ox", "entrance-hall").give("zoe", "skull")
    assert {option[3] for option in night.options if option[0] == "attack"} == {"might"}


def test_dynamite_scatters_it_and_its_things():
    blown = Fight(Figure(0), WIND, SPEED, CardId("dynamite"), True)
    night = draught("foyer", "axe", track=5).run(call(BREATH.monster_beaten, blown, WIND, Figure(0), 4))
    assert night.state.monster(WIND).room == "nowhere" and night.state.piles[FOYER] == ("axe",)
    assert might(night) == (4, 4)


# ---- gathering again


@pytest.mark.parametrize(("room", "power"), [("junk-room", 4), ("gymnasium", 3)])
def test_it_may_drop_everything_and_gather_in_a_room_of_omens(room, power):
    night = draught("foyer", "axe", track=7).room("gymnasium", "upper", 7, 7).turn_of("ox").ends_turn("ox")
    assert (night.question.kind, night.question.seat) == ("wind-gathers", OX)
    night.answers(True)
    assert set(night.options) == {"junk-room", "gymnasium"}
    night.deck("item", "bell").dice(0, 0, 0).answers(room)
    assert night.state.monster(WIND).room == room and night.state.piles[FOYER] == ("axe",)
    drawn = 1 if room == "junk-room" else 0
    assert might(night) == (power + drawn, power + drawn)


def test_after_dynamite_it_comes_back_the_same_way():
    night = draught("foyer")
    Change(WIND, MIGHT, 4).carry_out(night.house)
    night.run(
        call(
            BREATH.monster_beaten, Fight(Figure(0), WIND, SPEED, CardId("dynamite"), True), WIND, Figure(0), 4
        )
    )
    night.retake("ox").ends_turn("ox")
    assert night.question.kind == "wind-returns"
    night.deck("item", "bell").dice(0, 0, 0).answers(True)
    assert night.state.monster(WIND).room == "junk-room"


# ---- the heroes' page


@pytest.mark.parametrize("room", CANDLE_ROOMS)
@pytest.mark.parametrize(("faces", "found"), [((2, 1), True), ((2, 0), False)])
def test_candles_are_found_with_speed_three(room, faces, found):
    night = (
        draught().room(room, "ground", 7, 7).put("zoe", room).dice(*faces, 0, 0).does("zoe", "find-candle")
    )
    assert (night.hand("zoe") == ("candle-1",)) is found and "find-candle" not in night.verbs


def test_there_is_always_another_candle():
    night = draught("foyer", "candle-1").give("zoe", "candle-2")
    night.house.piles[HALL] = (CardId("candle-3"),)
    assert new_taper(night.house) == "candle-4" and len(TAPERS) == 12


@pytest.mark.parametrize(("faces", "burns"), [((2, 2, 1), True), ((2, 2, 0), False)])
@pytest.mark.parametrize("card", ["candle-1", "candle"])
def test_a_candle_is_spent_and_burns_with_knowledge_five(card, faces, burns):
    night = draught().give("zoe", card)
    night.dice(*faces, *[0] * (night.value("zoe", "knowledge") - 3)).does("zoe", "light-candle")
    assert night.hand("zoe") == () and (night.state.rooms_with("lit-candle") == (HALL,)) is burns
    night.end()


def test_one_for_each_room_and_only_on_the_floor_where_it_began():
    night = draught().give("zoe", "candle-1")
    night.house.tokens["lit-candle"] = (HALL,)
    assert "light-candle" not in night.verbs
    assert "light-candle" not in draught().give("zoe", "candle-1").put("zoe", "basement-landing").verbs
    assert "light-candle" not in draught().verbs


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_lights_as_there_were_heroes_win(players):
    night = draught(names=SIX[:players]).give("zoe", "candle-1").row("zoe", knowledge=7)
    night.house.tokens["lit-candle"] = tuple(RoomId(f"room {n}") for n in range(players - 2))
    assert BREATH.verdict(night.house) is None
    night.dice(2, 2, 1, *[0] * (night.value("zoe", "knowledge") - 3)).does("zoe", "light-candle")
    assert night.table.outcome == "heroes"


def test_the_traitor_wins_with_the_last_hero():
    assert draught().run(Die(ZOE)).run(Die(PETER)).table.outcome == "traitor"


def test_a_candle_that_was_just_snatched_is_lit_next_turn():
    night = draught("entrance-hall", "candle").put("ox", "upper-landing")
    night.house.omen_room = HALL
    night.dice(*[2] * night.value("zoe", "speed"), 0, 0, 0).does("zoe", "attack", WIND, None, "speed")
    assert night.hand("zoe") == ("candle",) and "light-candle" not in night.verbs
