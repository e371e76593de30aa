"""Haunt 5, I Was a Teenage Lycanthrope."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Hurt, Spawn, Turn
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import ITEM, MIGHT, PHYSICAL, SPEED, TRAITOR, CardId, RoomId
from nightbell.games.betrayal.walk import Go
from tests.betrayal.scenario import Story

ZOE, OX, PETER, DOG = Figure(0), Figure(1), Figure(2), Figure(100)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")


def table(*names: str, dog: str = "upper-landing") -> Story:
    """Ox is the Werewolf, in the Foyer; the Dog stands in a room."""
    night = Story(*names).haunted(5, traitor="ox").put("ox", "foyer").put("peter", "upper-landing")
    Spawn("dog", RoomId(dog), (4, 4, 3, -1)).carry_out(night.house)
    night.house.outbox.clear()
    return night


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_right_now_the_traitor_is_whole_and_grows_by_a_step_for_every_hero(players):
    night = Story(*SIX[:players]).haunted(5, traitor="ox").row("ox", sanity=0, knowledge=7)
    night.run(call(HAUNTS[5].right_now), *["sanity"] * (players - 1))
    assert night.rows("ox", "sanity") == 2 + players - 1
    assert (night.rows("ox", "speed"), night.rows("ox", "might"), night.rows("ox", "knowledge")) == (4, 2, 7)
    assert [(m.room, m.traits) for m in night.state.monsters] == [("entrance-hall", (4, 4, 3, -1))]


def test_a_trait_at_its_top_cannot_be_chosen():
    night = Story().haunted(5, traitor="ox").row("ox", speed=7, might=7, sanity=7, knowledge=6)
    night.run(call(HAUNTS[5].right_now))
    assert night.rows("ox", "knowledge") == 7


def test_a_werewolf_drops_what_it_had_and_the_dog_is_no_card_any_more():
    night = Story().haunted(5, traitor="ox").put("ox", "foyer").give("ox", "dog", "girl", "axe", "book")
    night.run(call(HAUNTS[5].right_now), "speed", "speed")
    assert night.hand("ox") == () and night.state.piles[RoomId("foyer")] == ("axe", "book")
    assert night.state.strays == {"girl": "foyer"} and "dog" in night.state.discard
    assert night.rows("ox", "might") == 2, "what the Dog gave is gone with it"
    assert night.rows("ox", "knowledge") == 2


@pytest.mark.parametrize("trait", ["might", "speed"])
def test_a_werewolf_grows_as_its_turn_begins(trait):
    night = table().turn_of("ox")
    assert night.question.kind == "gain-which" and night.options == ["might", "speed"]
    before = night.rows("ox", trait)
    night.answers(trait)
    assert night.rows("ox", trait) == before + 1 and night.question.kind == "turn"
    grown = table().turn_of("ox").row("ox", might=7, speed=7)
    assert grown.question.kind == "turn"


def test_damage_is_halved_rounded_up_and_never_kills_a_werewolf():
    night = table().run(Hurt(Seat(1), PHYSICAL, 3, "attack"), (2, 0))
    assert night.rows("ox", "might") == 0
    night = table().row("ox", might=0, speed=0).run(Hurt(Seat(1), PHYSICAL, 8, "dynamite"), (4, 0))
    assert night.alive("ox") and night.rows("ox", "might") == 0
    hero = table().run(Hurt(Seat(0), PHYSICAL, 3, "attack"), (3, 0))
    assert hero.rows("zoe", "might") == 0


def test_a_werewolf_carries_and_uses_nothing_and_does_not_ride():
    night = table().run(Turn(Seat(1), TRAITOR))
    house, haunt = night.state, HAUNTS[5]
    for may in (haunt.may_pick_up, haunt.may_hold, haunt.may_use):
        assert not may(house, Seat(1), CardId("axe")) and may(house, Seat(0), CardId("axe"))
    assert not haunt.rides_elevator(house, OX) and haunt.rides_elevator(house, ZOE)
    assert not haunt.kinds["dog"].rides


def test_what_a_werewolf_finds_stays_where_it_was_found():
    night = table().room("storeroom", "ground", 2, 0, due=True).deck("item", "axe")
    night.run(Go(Seat(1), RoomId("storeroom")))
    assert night.hand("ox") == () and night.state.piles[RoomId("storeroom")] == ("axe",)


@pytest.mark.parametrize("biter, room", [(OX, "foyer"), (DOG, "upper-landing")])
def test_whom_a_werewolf_or_the_dog_hurts_is_bitten(biter, room):
    points = 5 if biter == OX else 4
    night = table().put("zoe", room).row("zoe", might=6, speed=6).dice(*[1] * points, *[0] * 8)
    night.run(Fight(biter, ZOE, MIGHT), (points, 0))
    assert night.state.mark("bitten-0") == 1


def test_whoever_is_not_hurt_is_not_bitten_nor_is_a_werewolf():
    night = table().put("zoe", "foyer").dice(*[0] * 5, 0, 0, 0).run(Fight(OX, ZOE, MIGHT))
    assert not night.state.mark("bitten-0")
    armed = table().put("zoe", "foyer").give("zoe", "armor").dice(1, 0, 0, 0, 0, 0, 0, 0)
    armed.run(Fight(OX, ZOE, MIGHT))
    assert not armed.state.mark("bitten-0")
    back = table().put("zoe", "foyer").dice(1, 0, 0, *[0] * 5).run(Fight(ZOE, OX, MIGHT), (1, 0))
    assert not back.state.mark("bitten-1") and back.rows("ox", "might") == 1


def test_a_hero_who_loses_an_own_attack_is_bitten_too():
    night = table().put("zoe", "foyer").dice(0, 0, 0, 1, 0, 0, 0, 0).run(Fight(ZOE, OX, MIGHT), (1, 0))
    assert night.state.mark("bitten-0") == 1


def bitten(**rows: int) -> Story:
    night = table("zoe", "ox", "peter", "jenny").put("jenny", "upper-landing").row("zoe", **rows)
    night.house.marks["bitten-0"] = 1
    return night


def test_a_bitten_hero_who_holds_out_stays_a_hero():
    night = bitten().dice(2, 2, 0, 0, 0)
    assert night.question.kind == "turn" and night.state.party[0] == "heroes"
    assert night.state.mark("bitten-0") == 1, "and rolls again next turn"
    night.end()


def test_a_bitten_hero_who_gives_way_is_a_werewolf_at_once_without_a_dog():
    night = bitten(might=0).give("zoe", "axe").dice(2, 1, 0, 0, 0)
    assert night.question.kind == "gain-which"
    assert night.state.party[0] == "traitor" and night.hand("zoe") == ()
    assert night.rows("zoe", "might") == 3, "below the start it goes back to the start"
    night.answers("might", "might")
    assert night.rows("zoe", "might") == 5, "one step for each of the two heroes left"
    assert night.question.kind == "turn" and night.question.seat == 0
    assert len(night.state.monsters) == 1 and not night.state.mark("bitten-0")


@pytest.mark.parametrize("room", ["attic", "game-room", "junk-room", "master-bedroom", "vault"])
def test_the_revolver_is_looked_for_where_such_things_lie(room):
    night = table().room(room, "ground", 2, 1).put("zoe", room)
    night.house.tokens["vault-empty"] = (RoomId("vault"),)
    night.dice(2, 2, 1, 0).does("zoe", "find-revolver")
    assert night.hand("zoe") == ("revolver",) and "revolver" not in night.state.decks[ITEM]
    low = table().room(room, "ground", 2, 1).put("zoe", room)
    low.house.tokens["vault-empty"] = (RoomId("vault"),)
    low.dice(2, 2, 0, 0).does("zoe", "find-revolver")
    assert low.hand("zoe") == () and "find-revolver" not in low.verbs


def test_it_is_not_looked_for_once_somebody_has_it_nor_before_a_closed_vault():
    night = table().room("attic", "upper", 1, 0).put("zoe", "attic").give("peter", "revolver")
    assert "find-revolver" not in night.verbs
    shut = table().room("vault", "basement", 1, 0).put("zoe", "vault")
    assert "find-revolver" not in shut.verbs
    gone = table().room("attic", "upper", 1, 0).put("zoe", "attic")
    gone.house.decks[ITEM].remove(CardId("revolver"))
    gone.house.discard.append(CardId("revolver"))
    gone.dice(2, 2, 1, 0).does("zoe", "find-revolver")
    assert gone.hand("zoe") == ("revolver",)


@pytest.mark.parametrize("room", ["research-laboratory", "furnace-room"])
def test_the_bullets_are_cast_once(room):
    night = table().room(room, "basement", 1, 0).put("zoe", room).dice(2, 2, 1, 0)
    night.does("zoe", "cast-silver-bullets")
    assert night.hand("zoe") == ("silver-bullets",)
    other = table().room(room, "basement", 1, 0).put("zoe", room)
    other.house.marks["bullets-cast"] = 1
    assert "cast-silver-bullets" not in other.verbs


def test_silver_kills_a_werewolf_and_nothing_less_does():
    night = table().put("zoe", "foyer").give("zoe", "revolver", "silver-bullets")
    night.dice(2, 0, 0, 0, 0, *[0] * 4).run(Fight(ZOE, OX, SPEED, CardId("revolver"), True))
    assert not night.alive("ox") and night.table.outcome == "heroes"
    lead = table().put("zoe", "foyer").give("zoe", "revolver").give("peter", "silver-bullets")
    lead.dice(2, 0, 0, 0, 0, *[0] * 4).run(Fight(ZOE, OX, SPEED, CardId("revolver"), True), (1, 0))
    assert lead.alive("ox")


def test_silver_kills_the_dog_and_other_blows_stun_it():
    night = table().put("zoe", "upper-landing").give("zoe", "revolver", "silver-bullets")
    night.dice(2, 0, 0, 0, 0, *[0] * 4).run(Fight(ZOE, DOG, SPEED, CardId("revolver"), True))
    assert not night.state.monsters and night.table.outcome is None, "the Dog does not matter"
    blow = table().put("zoe", "upper-landing").dice(1, 0, 0, *[0] * 4).run(Fight(ZOE, DOG, MIGHT))
    assert blow.state.monster(DOG).stunned


def test_every_werewolf_must_die():
    night = table("zoe", "ox", "peter", "jenny").run(Turn(Seat(2), TRAITOR)).run(Die(Seat(1)))
    assert not night.state.over
    night.run(Die(Seat(2)))
    assert night.table.outcome == "heroes" and night.state.winners == [0, 3]


def test_the_traitor_wins_when_every_hero_is_dead_or_a_wolf_and_the_turned_only_after_a_kill():
    night = table("zoe", "ox", "peter", "jenny").run(Turn(Seat(2), TRAITOR)).run(Turn(Seat(3), TRAITOR))
    night.row("zoe", might=0, speed=0).put("zoe", "upper-landing")
    night.dice(2, 0, 0, 0, 0, 0, 0).run(Fight(PETER, ZOE, MIGHT), (1, 1))
    assert night.table.outcome == "traitor" and night.state.winners == [1, 2]


def test_what_a_hero_killed_before_the_change_does_not_count():
    night = table("zoe", "ox", "peter", "jenny").run(Turn(Seat(2), TRAITOR))
    night.put("zoe", "upper-landing").give("zoe", "revolver", "silver-bullets")
    night.dice(2, 0, 0, 0, 0, *[0] * 4).run(Fight(ZOE, PETER, SPEED, CardId("revolver"), True))
    assert not night.alive("peter")
    night.run(Turn(Seat(0), TRAITOR)).run(Turn(Seat(3), TRAITOR))
    assert night.table.outcome == "traitor" and night.state.winners == [1]


def test_what_lies_in_its_paws_on_entering_is_laid_down_there():
    night = table().room("larder", "ground", 2, 0).give("ox", "axe")
    night.run(Go(Seat(1), RoomId("larder")))
    assert night.hand("ox") == () and night.state.piles[RoomId("larder")] == ("axe",)


def test_a_friends_blow_is_no_bite():
    night = table(dog="basement-landing").put("peter", "entrance-hall")
    mine, theirs = night.value("zoe", "might"), night.value("peter", "might")
    night.dice(*[1] * mine, *[0] * theirs).run(Fight(ZOE, PETER, MIGHT), (mine, 0))
    assert night.rows("peter", "speed") < 4 and not night.state.mark("bitten-2")
