"""Where could they be? The layer never loses anybody, and learns from every answer."""

from random import Random

import pytest

from nightbell.engine import Chance, Table
from nightbell.games.whispers import RULES
from nightbell.games.whispers.content import KILLERS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.seen import KillerView, VictimsView
from nightbell.games.whispers.state import Clue, Victim
from nightbell.games.whispers.whereabouts import Layer, _draw, killer_whereabouts, whereabouts
from tests.whispers.scenario import Scene
from tests.whispers.test_conformance import VARIANTS, cast


def layer(story: Scene, who: str) -> dict[str, float]:
    return {
        story.words(place): chance for place, chance in whereabouts(story.killer_view)[Victim(who)].items()
    }


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("killer", KILLERS)
def test_the_truth_is_always_possible(killer, variant):
    number = len(killer) + len(variant)
    map = list(BOARDS)[(number + 1) % 4]
    options = {"killer": killer, "map": map, "victims": cast(number), **VARIANTS[variant]}
    table = Table(RULES, options, number)
    rng = Random(number)
    kept: Layer | None = None
    while table.open:
        hunt = table.state
        view = table.view(hunt.killer_seat)
        assert isinstance(view, KillerView)
        if hunt.killer_seat in table.open:
            kept = kept or Layer.of(view.open)
            kept.hear(view.clues)
            spots = kept.chances(view.open)
            assert set(spots) == set(hunt.where)
            for victim, place in hunt.where.items():
                assert spots[victim].get(place, 0) > 0, (victim, place, view.clues[-8:])
                assert sum(spots[victim].values()) == pytest.approx(1)
        seen = table.view(hunt.victim_seats[0])
        assert isinstance(seen, VictimsView)
        assert killer_whereabouts(seen).get(hunt.at, 0) > 0
        seat, decision = rng.choice(list(table.open.items()))
        table.answer(seat, decision.choice.sample(rng))


def test_at_first_everybody_is_in_the_hall():
    story = Scene(hand="")
    assert layer(story, "anna") == {"R1": 1.0}


def test_time_spreads_them_and_barricades_hold_them():
    story = Scene(phase="setup", hand="sense").until("instant")
    assert layer(story, "anna")["R2"] > 0 and "G2" not in layer(story, "anna")
    assert layer(story, "william").keys() > layer(story, "anna").keys()
    walls = story.hunt.board.doors_of[story.place("R1")]
    walled = Layer.of(story.killer_view.open)
    walled.hear((Clue("turn", passages=walls), Clue("noise")))
    assert walled.chances(story.killer_view.open)[Victim("anna")] == {story.place("R1"): 1.0}
    opened = Layer.of(story.killer_view.open)
    opened.hear((Clue("turn", passages=walls), Clue("unbarred", amount=1, passages=walls[:1]), Clue("noise")))
    assert set(walls[0]) <= set(opened.chances(story.killer_view.open)[Victim("anna")])


def test_a_door_that_no_victim_opened_points_to_nobody():
    story = Scene(phase="setup", hand="sense").until("instant")
    door = story.hunt.board.doors_of[story.place("R1")][:1]

    def anna(*clues):
        told = Layer.of(story.killer_view.open)
        told.hear((Clue("turn", passages=door), *clues, Clue("noise")))
        return told.chances(story.killer_view.open)[Victim("anna")]

    by_him, by_one_of_them = anna(Clue("unbarred", passages=door)), anna(Clue("unbarred", (), (), 1, door))
    assert by_him.keys() == by_one_of_them.keys() and set(door[0]) <= by_him.keys()
    assert sum(by_him[place] for place in door[0]) < sum(by_one_of_them[place] for place in door[0])


@pytest.mark.parametrize(("lot", "place"), [(0, "R1"), ((1 << 29) - 1, "R1"), (1 << 29, "B1")])
def test_every_place_has_its_share_of_the_lots_and_no_lot_two_places(lot, place):
    story = Scene(hand="")

    class Lot(Chance):
        def below(self, stream, number):
            assert number == 1 << 30
            return lot

    spots = {story.place("R1"): 0.5, story.place("B1"): 0.5}
    assert _draw(spots, Lot(1)) == story.place(place)


def test_sense_and_search_rule_out():
    story = Scene(phase="setup", hand="sense", victims="anna william marco").until("instant")
    story.hunt.where[Victim("marco")] = story.place("B2")
    story.hunt.where[Victim("william")] = story.place("R2")
    story.hunt.where[Victim("anna")] = story.place("B2")
    story.say("play sense", "blue")
    assert all(place.startswith("B") for place in layer(story, "marco"))
    assert not any(place.startswith("B") for place in layer(story, "william"))
    assert any(place.startswith("B") for place in layer(story, "anna"))
    assert any(place.startswith("R") for place in layer(story, "anna"))


def test_noise_draws_suspicion_and_silence_clears():
    loud = Scene(phase="setup", hand="sense").say("anna", "move B1", "stop").until("instant")
    quiet = layer(loud, "anna")["B1"]
    noisy = Scene(phase="setup", hand="sense", where={"anna": "B1"}).say("anna", "repair").until("instant")
    assert layer(noisy, "anna")["B1"] > 2 * quiet


def test_a_distance_makes_a_ring():
    story = Scene("huntress", phase="setup", hand="tracking sense pursue").until("instant")
    story.say("play tracking", story.options[0] if story.kind == "pay" else "sense", "anna")
    far = story.hunt.board.distance[story.hunt.at]
    assert {far[story.place(mark)] for mark in layer(story, "anna")} == {4}


def test_reading_on_is_the_same_as_reading_anew():
    table = Table(RULES, {}, 11)
    rng = Random(3)
    kept: Layer | None = None
    while table.open:
        view = table.view(table.state.killer_seat)
        assert isinstance(view, KillerView)
        kept = kept or Layer.of(view.open)
        kept.hear(view.clues)
        assert kept.chances(view.open) == whereabouts(view)
        seat, decision = rng.choice(list(table.open.items()))
        table.answer(seat, decision.choice.sample(rng))


def test_the_shadow_of_a_hidden_killer():
    story = Scene("spectre", phase="planning", at="R4", hand="vanish sense").say(
        "play vanish", "step R5", "stop"
    )
    spots = killer_whereabouts(story.victims_view)
    assert sorted(map(story.words, spots)) == ["B2", "B5", "G4", "R2", "R3", "R4", "R5"]
    open_story = Scene("spectre", at="R4", hand="")
    assert killer_whereabouts(open_story.victims_view) == {open_story.place("R4"): 1.0}


def test_the_killer_that_victims_imagine_knows_what_they_have_told_him():
    story = Scene(phase="setup", hand="sense", victims="anna william marco").until("instant")
    story.hunt.where[Victim("marco")] = story.place("B2")
    story.say("play sense", "blue")
    imagined = RULES.imagine(story.victims_view, Chance(3))
    told = RULES.view(imagined, imagined.killer_seat)
    assert isinstance(told, KillerView)
    assert whereabouts(told) == whereabouts(story.killer_view)


def test_a_distance_told_does_not_tell_from_where_it_was_asked():
    story = Scene("huntress", phase="setup", hand="tracking sense pursue").until("instant")
    story.say("play tracking", story.options[0] if story.kind == "pay" else "sense", "anna")
    assert story.killer_view.clues[-1].places == (story.hunt.at,)
    assert story.victims_view.clues == story.killer_view.clues[:-1]
