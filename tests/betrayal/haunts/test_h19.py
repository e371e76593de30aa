"""Haunt 19, A Friend for the Ages."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Count, Fall, Fight, HurtDice, Lose, Steal, Take
from nightbell.games.betrayal.cards.events import possession
from nightbell.games.betrayal.chart import LEFT, TRAITOR_OF
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.rooms.special import new_room_below
from nightbell.games.betrayal.traits import BASEMENT, MIGHT, PHYSICAL, SANITY, TRAITS, CardId, RoomId
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
TABLE = ("zoe", "ox", "peter", "vivian", "professor", "jenny")


def gallery() -> Story:
    """Ox is the traitor; the Gallery lies beside the Upper Landing, and Zoe stands in it."""
    night = Story().haunted(19, traitor="ox").room("gallery", "upper", 1, 0)
    return night.put("zoe", "gallery").put("ox", "foyer").put("peter", "basement-landing")


def paint(night: Story) -> dict[str, str]:
    return {card: room for room, cards in night.state.piles.items() for card in cards}


def test_the_traitor_sits_left_of_whoever_revealed_the_haunt():
    assert TRAITOR_OF[19] == LEFT


# ---- right now


def test_the_traitor_is_whole_again_and_grows_evenly_once_for_each_hero():
    night = gallery().row("ox", might=0, speed=4, sanity=2, knowledge=2)
    start = [night.house.start_row(OX, trait) for trait in TRAITS]
    assert start == [4, 2, 2, 2]
    night.row("ox", might=1, sanity=3)
    night.run(call(HAUNTS[19].right_now), "might", "knowledge")
    assert [night.rows("ox", trait) for trait in ("speed", "might", "sanity", "knowledge")] == [4, 3, 3, 3]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_two_cans_more_than_heroes(players):
    night = Story(*TABLE[:players]).haunted(19, traitor="ox").room("gallery", "upper", 1, 0)
    night.room("patio", "ground", 1, -1).room("attic", "upper", 0, 1)
    night.row("ox", speed=7, might=7, sanity=7, knowledge=7).run(call(HAUNTS[19].right_now))
    assert {*paint(night)} == {"paint-1", "paint-2"} and {*paint(night).values()} == {"patio", "attic"}
    assert night.state.mark("paint-to-come") == players + 1 - 2


@pytest.mark.parametrize("near", ["attic", "patio", "wine-cellar"])
def test_of_too_many_stores_those_farthest_from_everybody_have_paint(near):
    night = gallery().row("ox", speed=7, might=7, sanity=7, knowledge=7)
    rooms = {"attic": "upper", "storeroom": "upper", "patio": "ground", "statuary-corridor": "ground"}
    for place, (room, floor) in enumerate([*rooms.items(), ("wine-cellar", "basement")]):
        night.room(room, floor, place, 5)
    night.put("peter", near).run(call(HAUNTS[19].right_now))
    assert {*paint(night).values()} == {*rooms, "wine-cellar"} - {near}
    assert night.state.mark("paint-to-come") == 0


def test_a_store_found_later_has_the_next_can():
    night = gallery().put("zoe", "basement-landing").stack("wine-cellar").deck("item", "axe")
    night.house.marks["paint-to-come"] = 2
    side = next(str(option[1]) for option in night.options if option[0] == "explore")
    night.does("zoe", "explore", side)
    while night.question.kind == "turn-tile":
        night.answers(night.options[0])
    assert paint(night) == {"paint-3": "wine-cellar"} and night.state.mark("paint-to-come") == 1


def test_whoever_falls_into_a_store_finds_its_can_too():
    night = gallery().stack("wine-cellar")
    night.house.marks["paint-to-come"] = 1
    answers = [("at", "basement-landing", "N")]
    night.run(call(new_room_below, ZOE, BASEMENT), *answers, *([0] if needs_turn(night) else []))
    assert paint(night) == {"paint-4": "wine-cellar"}


def needs_turn(night: Story) -> bool:
    turns = night.house.turnings(RoomId("wine-cellar"), RoomId("basement-landing"), "N")
    return len(turns) > 1


def test_with_no_cans_left_a_store_is_empty():
    night = gallery().run(call(HAUNTS[19].discovered, ZOE, RoomId("attic")))
    assert paint(night) == {}


# ---- the traitor's page


@pytest.mark.parametrize("dealt", ["attack", "crypt", "burning-man", "blood-dagger"])
def test_damage_passes_the_traitor_by(dealt):
    night = gallery().dice(2, 2).run(HurtDice(OX, PHYSICAL, 2, dealt))
    assert night.news("Suffered") == []


def test_events_and_rooms_do_not_lower_a_trait_but_the_price_of_a_card_does():
    assert gallery().run(Lose(OX, SANITY, 1, "hanged-men")).rows("ox", "sanity") == 2
    assert gallery().run(Lose(OX, SANITY, 1, "tower")).rows("ox", "sanity") == 2
    assert gallery().run(Lose(OX, SANITY, 1, "idol")).rows("ox", "sanity") == 1
    assert gallery().run(Lose(ZOE, SANITY, 1, "hanged-men")).rows("zoe", "sanity") == 1
    night = gallery().dice(0, 0, 0).run(call(possession, OX), "sanity")
    assert night.rows("ox", "sanity") == 2
    hero = gallery().dice(0, 0, 0, 0, 0).run(call(possession, ZOE), "sanity")
    assert hero.rows("zoe", "sanity") == 0


def test_a_stolen_dagger_costs_its_row_of_nothing_and_things_change_traits_as_usual():
    night = gallery().give("ox", "blood-dagger").dice(2, 2).run(Steal(Figure(0), OX, CardId("blood-dagger")))
    assert night.news("Suffered") == [] and "blood-dagger" in night.hand("zoe")
    holy = gallery().run(Take(OX, CardId("holy-symbol")))
    assert holy.rows("ox", "sanity") == 4
    assert holy.run(Steal(Figure(0), OX, CardId("holy-symbol"))).rows("ox", "sanity") == 2


def test_a_won_fight_wounds_the_traitor_only_with_the_amulet():
    won = (2, 2, 2, 0, 0, 0, 0, 0)
    bare = gallery().put("ox", "gallery").dice(*won).run(Fight(Figure(0), Figure(1), MIGHT))
    assert bare.news("Suffered") == []
    worn = gallery().put("ox", "gallery").give("zoe", "amulet-of-the-ages").row("zoe", might=3)
    worn.dice(*won).run(Fight(Figure(0), Figure(1), MIGHT), (6, 0))
    assert worn.news("Suffered")[-1].points == 6


def test_heroes_may_still_rob_the_traitor():
    night = gallery().put("ox", "gallery").give("ox", "axe").dice(2, 0, 0, 0, 0, 0, 0, 0)
    night.run(Fight(Figure(0), Figure(1), MIGHT), "axe")
    assert night.hand("zoe") == ("axe",)


def test_the_traitor_wounds_heroes_as_usual():
    night = gallery().put("ox", "gallery").dice(2, 0, 0, 0, 0, 0, 0, 0)
    night.run(Fight(Figure(1), Figure(0), MIGHT), (2, 0))
    assert night.news("Suffered")[-1].seat == ZOE


def test_the_portrait_hurts_the_traitor_who_comes_into_the_gallery():
    night = gallery().dice(1, 1, 1, 2).run(Go(OX, RoomId("gallery")), (2, 0))
    assert night.news("Suffered")[-1].points == 2 and night.rows("ox", "sanity") == 0
    strong = gallery().dice(2, 1, 1).run(Go(OX, RoomId("gallery")))
    assert strong.news("Suffered") == []
    assert gallery().put("zoe", "foyer").run(Go(ZOE, RoomId("gallery"))).news("Threw") == []


def test_and_the_traitor_who_begins_a_turn_there():
    night = gallery().put("ox", "gallery").dice(0, 0, 0, 1).ends_turn("zoe")
    assert (night.question.kind, night.question.seat) == ("share-damage", OX)


def test_the_traitor_opens_up_any_room_that_fits_and_walks_no_farther():
    night = gallery().turn_of("ox").only_tiles("attic", "crypt")
    night.house.marks["paint-to-come"] = 1
    night.does("ox", "open-up-room").answers("attic")
    while night.question.kind in ("attach-tile", "turn-tile"):
        night.answers(night.options[0])
    assert "attic" in night.state.placed and night.state.tiles == ["crypt"]
    assert not night.state.placed[RoomId("attic")].due
    assert paint(night) == {"paint-4": "attic"}
    assert not {"move", "open-up-room"} & night.verbs
    assert "open-up-room" not in gallery().verbs


def test_the_traitor_pours_paint_away_instead_of_attacking():
    night = gallery().turn_of("ox").put("zoe", "foyer").give("ox", "paint-1")
    assert {"attack", "destroy-paint"} <= night.verbs
    night.does("ox", "destroy-paint")
    assert night.hand("ox") == () and night.state.mark("paint-destroyed") == 1
    assert not {"attack", "destroy-paint"} & night.verbs


def test_paint_picked_up_this_turn_is_neither_poured_away_nor_used():
    night = gallery().turn_of("ox")
    night.house.piles[RoomId("foyer")] = (CardId("paint-1"),)
    night.does("ox", "take").answers(("paint-1",))
    assert night.hand("ox") == ("paint-1",) and "destroy-paint" not in night.verbs
    hero = gallery()
    hero.house.piles[RoomId("gallery")] = (CardId("paint-1"),)
    hero.does("zoe", "take").answers(("paint-1",))
    assert "repaint" not in hero.verbs


def test_the_third_can_poured_away_wins():
    night = gallery()
    night.house.marks["paint-destroyed"] = 1
    assert night.run(Count("paint-destroyed")).state.outcome is None
    assert night.run(Count("paint-destroyed")).state.outcome == "traitor"


# ---- the heroes' page


def test_repainting_needs_paint_the_gallery_and_knowledge_4():
    assert "repaint" not in gallery().verbs
    assert "repaint" not in gallery().put("zoe", "foyer").give("zoe", "paint-1").verbs
    night = gallery().give("zoe", "paint-1").dice(2, 2, 0).does("zoe", "repaint")
    assert night.hand("zoe") == () and night.state.mark("repainted") == 1
    night.end()


def test_a_failure_keeps_the_paint_and_there_is_one_try_a_turn():
    night = gallery().give("zoe", "paint-1").dice(2, 1, 0).does("zoe", "repaint")
    assert night.hand("zoe") == ("paint-1",) and night.state.mark("repainted") == 0
    assert "repaint" not in night.verbs


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_takes_as_many_strokes_as_there_were_heroes(players):
    night = Story(*TABLE[:players]).haunted(19, traitor="ox")
    Fall(PETER).carry_out(night.house)
    night.house.marks["repainted"] = players - 3
    assert night.run(Count("repainted")).state.outcome is None
    assert night.run(Count("repainted")).state.outcome == "heroes"


def test_the_traitors_death_wins_too_and_that_of_all_heroes_loses():
    night = gallery()
    Fall(OX).carry_out(night.house)
    assert night.house.outcome == "heroes"
    lost = gallery()
    Fall(ZOE).carry_out(lost.house)
    assert lost.house.outcome is None
    Fall(PETER).carry_out(lost.house)
    assert lost.house.outcome == "traitor"


# ---- the paint


def test_nobody_holds_two_cans():
    night = gallery().give("zoe", "paint-1")
    night.house.piles[RoomId("gallery")] = (CardId("paint-2"),)
    assert "take" not in night.verbs
    both = gallery()
    both.house.piles[RoomId("gallery")] = (CardId("paint-1"), CardId("paint-2"))
    both.does("zoe", "take").answers(("paint-1", "paint-2"))
    assert both.hand("zoe") == ("paint-1",) and paint(both) == {"paint-2": "gallery"}
    gift = gallery().put("peter", "gallery").give("zoe", "paint-1").give("peter", "paint-2")
    assert "give" not in gift.verbs
    theft = gallery().put("ox", "gallery").give("zoe", "paint-1").give("ox", "paint-2")
    theft.dice(2, 2, 0, 0, 0, 0, 0, 0).run(Fight(Figure(1), Figure(0), MIGHT), (4, 0))
    assert theft.hand("ox") == ("paint-2",)


def test_paint_is_given_and_stolen_like_any_item():
    night = gallery().put("peter", "gallery").give("zoe", "paint-1").does("zoe", "give", PETER).answers(True)
    assert night.hand("peter") == ("paint-1",)
    theft = gallery().put("ox", "gallery").give("zoe", "paint-1").dice(2, 0, 0, 0, 0, 0, 0, 0)
    assert theft.run(Fight(Figure(1), Figure(0), MIGHT), "paint-1").hand("ox") == ("paint-1",)


def test_the_dog_neither_fetches_nor_carries_paint():
    night = gallery().put("zoe", "entrance-hall").give("zoe", "dog", "paint-1", "axe")
    night.house.piles[RoomId("foyer")] = (CardId("paint-2"), CardId("bell"))
    night.does("zoe", "use", "dog")
    assert {option[1] for option in night.options} == {"axe", "bell"}
