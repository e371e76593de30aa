"""The variant «На распутье»."""

import pytest

from nightbell.games.whispers import RULES
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.state import Victim
from tests.whispers.scenario import Scene


def apart(rings: dict[str, int] | None = None, **scene: object) -> Scene:
    class Apart(Scene):
        def change(self, hunt):
            hunt.rings.update({Victim(who): keys for who, keys in (rings or {}).items()})
            hunt.first_player = 0

    return Apart(**{"hand": "", "players": 4, "separate_ways": True, **scene})  # type: ignore[arg-type]


def test_keys_belong_to_their_finder_and_can_be_passed_on():
    story = apart(where={"william": "R2"}, search="key key").say("william", "search")
    assert story.hunt.rings[Victim("william")] == 1 and story.hunt.keys == 0
    assert story.killer_view.open.keys == 1
    together = apart({"anna": 2}).say("anna", "trade marco", "give key")
    assert together.hunt.rings == {"anna": 1, "william": 0, "marco": 1}


def test_three_own_keys_open_the_door_for_one():
    story = apart({"anna": 3, "marco": 2}, phase="planning", hand="barricade", at="G5").say("pass")
    assert story.hunt.escaped == ("anna",) and story.outcome is None
    assert story.told(ev.Escaped, 0)[0].victim == "anna"
    garden = apart(
        {"anna": 3},
        phase="planning",
        hand="barricade",
        at="R4",
        where={"anna": "G5"},
        bags={"anna": "secret_map"},
    ).say("pass")
    assert garden.hunt.escaped == ("anna",)


def test_the_first_player_token_passes_on():
    story = apart()
    story.next_round()
    assert story.hunt.first_player == 1
    assert story.told(ev.FirstPlayer)[-1].victim == "william"


def test_a_repair_is_paid_in_search_cards():
    story = apart(where={"anna": "B1"}, bags={"anna": "toolbox"}, search="whiskey herbs key").say(
        "anna", "special toolbox"
    )
    assert story.bag("anna") == ["herbs", "whiskey"]


def test_a_death_raises_the_killer_and_leaves_a_body():
    story = apart(
        {"marco": 2},
        phase="main",
        at="R4",
        where={"marco": "R4", "anna": "R4"},
        wounds={"marco": 1},
        bags={"marco": "powder"},
    )
    story.dice(*(0,) * 8).say("search", "marco", "bare")
    assert story.outcome is None and story.hunt.level == 2
    assert story.hunt.bodies == {"marco": story.place("R4")}
    story.say("stay").until("actions")
    story.say("anna", "loot marco", "powder")
    assert story.bag("anna") == ["powder"]
    story.say("loot marco")
    assert story.hunt.rings[Victim("anna")] == 1


def ended(*dead: str) -> str | None:
    class Ended(Scene):
        def change(self, hunt):
            for who in dead:
                hunt.wounds[Victim(who)] = 2
                hunt.bodies[Victim(who)] = hunt.where.pop(Victim(who))
            for who in hunt.where:
                hunt.rings[who] = 3

    return (
        Ended(phase="planning", hand="barricade", at="G5", players=4, separate_ways=True).say("pass").outcome
    )


def test_the_dead_are_counted_at_the_end():
    assert ended() == ended("anna") == "victims-apart"
    assert ended("anna", "marco") == "killer-two"


def test_three_dead_are_a_total_victory():
    class Last(Scene):
        def change(self, hunt):
            for who in ("anna", "william"):
                hunt.wounds[Victim(who)] = 2
                hunt.bodies[Victim(who)] = hunt.where.pop(Victim(who))

    story = Last(
        phase="main",
        hand="",
        at="R4",
        players=4,
        separate_ways=True,
        where={"marco": "R4"},
        wounds={"marco": 1},
        bags={"marco": ""},
    )
    story.dice(0, 0, 0, 0).say("search")
    assert story.outcome == "killer-three"


def test_time_runs_out_and_the_dead_decide():
    assert apart(equipment="").until("over").outcome == "victims-apart"


def test_rescue_saves_the_living():
    story = apart(phase="planning", hand="barricade", at="G5", repair=5, rescue=1).say("pass")
    assert story.outcome == "victims-rescue"


@pytest.mark.parametrize(("dead", "outcome"), [("anna", "victims-rescue"), ("anna william", "killer-two")])
def test_help_that_comes_for_the_last_one_comes_too_late_to_beat_the_killer(dead, outcome):
    """Two dead are his victory; who still lives has won as well."""
    story = apart(
        phase="planning",
        hand="",
        at="G5",
        players=4,
        repair=5,
        rescue=1,
        wounds=dict.fromkeys(dead.split(), 2),
    )
    for victim in dead.split():
        story.hunt.bodies[victim] = story.hunt.where.pop(victim)
    story.until("over")
    assert story.outcome == outcome
    worth = RULES.returns(story.hunt)
    assert worth[story.hunt.killer_seat] == (1.0 if outcome == "killer-two" else -1.0)
    assert worth[story.hunt.owner[Victim("marco")]] == 1.0


def test_the_killer_hears_of_a_key_but_not_whose_it_is():
    story = apart(where={"william": "R2"}, search="key key").say("william", "search")
    assert [event.victim for event in story.told(ev.OwnKeyFound, 1)] == ["william"]
    assert not story.told(ev.OwnKeyFound, 0)
    assert [event.keys for event in story.told(ev.KeyFound, 0)] == [1]
