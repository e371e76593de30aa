"""Haunt 37, Checkmate."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Fight, Spawn
from nightbell.games.betrayal.cards.items import within_throw
from nightbell.games.betrayal.chart import TRAITOR_OF
from nightbell.games.betrayal.house import HAUNTS, Figure, Passage
from nightbell.games.betrayal.rooms.special import fall
from nightbell.games.betrayal.rooms.tokens import slide_again
from nightbell.games.betrayal.traits import MIGHT, CardId, RoomId
from nightbell.games.betrayal.walk import Go, Happen
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
TABLE = ("zoe", "ox", "peter", "vivian", "professor", "jenny")
DEATH = Figure(100)


def chess(*names: str, knowledge: int = 8, room: str = "entrance-hall") -> Story:
    """Ox is the traitor, upstairs, and it is his turn; Death sits in the hall with Zoe; Peter is below."""
    night = Story(*names).haunted(37, traitor="ox").turn_of("ox").only_tiles()
    night.put("ox", "upper-landing").put("peter", "basement-landing")
    Spawn("death", RoomId(room), (-1, -1, -1, knowledge)).carry_out(night.house)
    night.house.outbox.clear()
    return night


def losses(night: Story) -> list[tuple[int, str]]:
    return [(event.seat, event.trait) for event in night.news("Lowered")]


def test_the_weakest_is_the_traitor_be_it_whoever_revealed_the_haunt():
    rule = TRAITOR_OF[37]
    assert (rule.trait, rule.highest, rule.but_revealer) == ("might", False, False)


# ---- right now


def test_death_sits_down_beside_a_hero_of_the_traitors_choice():
    night = Story("zoe", "ox", "peter").haunted(37, traitor="ox").put("ox", "foyer").put("peter", "gallery")
    night.run(call(HAUNTS[37].right_now), PETER)
    assert [(m.kind, m.room, m.traits) for m in night.state.monsters] == [
        ("death", "gallery", (-1, -1, -1, 8))
    ]


def test_not_in_the_traitors_own_room_where_that_can_be_helped():
    night = Story().haunted(37, traitor="ox").put("zoe", "foyer").put("ox", "foyer")
    assert night.run(call(HAUNTS[37].right_now)).state.monsters[0].room == "entrance-hall"
    crowd = Story().haunted(37, traitor="ox")
    assert crowd.run(call(HAUNTS[37].right_now), ZOE).state.monsters[0].room == "entrance-hall"


@pytest.mark.parametrize(
    "room", ["vault", "crypt", "research-laboratory", "operating-laboratory", "game-room"]
)
def test_a_seal_lies_in_each_of_five_rooms_now_or_when_they_are_found(room):
    night = Story().haunted(37, traitor="ox").put("zoe", "foyer").room(room, "ground", 3, 3)
    night.run(call(HAUNTS[37].right_now))
    assert night.state.piles == {room: (f"seal-{room}",)}
    later = chess().run(call(HAUNTS[37].discovered, ZOE, RoomId(room)))
    assert later.state.piles == {room: (f"seal-{room}",)}
    assert chess().run(call(HAUNTS[37].discovered, ZOE, RoomId("attic"))).state.piles == {}


# ---- Death


def test_death_does_nothing_but_play_and_nothing_touches_it():
    night = chess().turn_of("zoe").give("zoe", "revolver", "ring", "axe")
    assert "attack" not in night.verbs
    assert night.house.hindrance(Figure(0), RoomId("entrance-hall")) == 0
    after = chess().dice(*[1] * 11).ends_turn("ox")
    assert after.question.seat == PETER and len(after.news("MonsterThrew")) == 1


def test_an_empty_chair_loses_everything():
    assert chess().put("zoe", "foyer").ends_turn("ox").table.outcome == "traitor"


def test_the_traitor_in_the_chair_is_nobody():
    assert chess().put("zoe", "foyer").put("ox", "entrance-hall").ends_turn("ox").table.outcome == "traitor"


def test_whoever_knows_the_most_plays():
    night = chess().put("peter", "entrance-hall").row("zoe", knowledge=1)
    night.dice(*[1] * 12).ends_turn("ox")
    assert [event.seat for event in night.news("Threw")] == [PETER]


def test_among_equals_the_heroes_choose():
    night = chess().put("peter", "entrance-hall").row("zoe", knowledge=3)
    night.row("peter", knowledge=1).dice(*[1] * 12).ends_turn("ox")
    assert (night.question.kind, night.question.seat, night.options) == (
        "who-plays-death",
        ZOE,
        [ZOE, PETER],
    )
    night.answers(PETER)
    assert [event.seat for event in night.news("Threw")] == [PETER]


def test_death_rolls_its_blanks_again_once():
    night = chess(knowledge=4).dice(2, 2, 0, 0, 0, 1, 1, 2, 0).ends_turn("ox")
    assert [event.faces for event in night.news("MonsterThrew")] == [(0, 0, 1, 1), (2, 0)]
    assert losses(night) == [] and night.table.outcome is None
    night.end()


def test_a_hero_who_is_higher_wins_for_all():
    night = chess(knowledge=1).dice(2, 0, 0, 1).ends_turn("ox")
    assert night.table.outcome == "heroes" and night.state.winners == [ZOE, PETER]


@pytest.mark.parametrize(
    ("margin", "traits"),
    [
        (0, []),
        (1, ["sanity"]),
        (2, ["sanity"]),
        (3, ["might"]),
        (4, ["might"]),
        (5, ["sanity", "might"]),
        (6, ["sanity", "might"]),
    ],
)
def test_a_lost_game_costs_every_hero(margin, traits):
    faces = [2] * (margin // 2) + [1] * (margin % 2)
    night = chess(knowledge=len(faces)).dice(0, 0, 0, *faces).ends_turn("ox")
    assert losses(night) == [(seat, trait) for seat in (ZOE, PETER) for trait in traits]
    night.end()


def test_the_book_lends_its_player_a_die_up_to_eight():
    night = chess(knowledge=2).give("zoe", "book").row("zoe", knowledge=2)
    night.dice(1, 1, 0, 0, 1, 1).ends_turn("ox")
    assert len(night.news("Threw")[0].faces) == 4
    other = chess(knowledge=2).give("peter", "book").dice(1, 1, 0, 1, 1).ends_turn("ox")
    assert len(other.news("Threw")[0].faces) == 3


def test_a_death_without_dice_has_nothing_to_say():
    assert chess(knowledge=0).dice(1, 0, 0).ends_turn("ox").table.outcome == "heroes"
    assert losses(chess(knowledge=0).dice(0, 0, 0).ends_turn("ox")) == []


def test_the_last_heroes_may_be_played_to_death():
    night = chess(knowledge=2).row("zoe", might=0).row("peter", might=0)
    assert night.dice(0, 0, 0, 1, 1).ends_turn("ox").table.outcome is None
    lost = chess(knowledge=2).row("zoe", might=0).row("peter", might=0)
    assert lost.dice(0, 0, 0, 2, 1).ends_turn("ox").table.outcome == "traitor"


# ---- the seals


@pytest.mark.parametrize(("players", "dice"), [(3, 6), (4, 6), (5, 7), (6, 7)])
def test_a_broken_seal_costs_death_a_die_and_with_few_players_two(players, dice):
    night = chess(*TABLE[:players]).turn_of("zoe").give("zoe", "seal-crypt", "seal-vault")
    night.dice(2, 2, 0, 0, 0).does("zoe", "break-seal")
    assert night.state.monsters[0].traits[3] == dice and night.hand("zoe") == ("seal-vault",)
    assert "break-seal" not in night.verbs


def test_a_seal_takes_sanity_4_and_is_kept_after_a_failure():
    night = chess().turn_of("zoe").give("zoe", "seal-crypt").dice(2, 1, 0, 0, 0).does("zoe", "break-seal")
    assert night.state.monsters[0].traits[3] == 8 and night.hand("zoe") == ("seal-crypt",)
    assert "break-seal" not in night.verbs and "break-seal" not in chess().turn_of("zoe").verbs


def test_death_has_never_less_than_no_dice():
    night = chess(knowledge=1).turn_of("zoe").give("zoe", "seal-crypt").dice(2, 2, 0, 0, 0)
    assert night.does("zoe", "break-seal").state.monsters[0].traits[3] == 0


def test_a_seal_is_picked_up_like_an_item_and_broken_from_the_next_turn_on():
    night = chess().turn_of("zoe")
    night.house.piles[RoomId("entrance-hall")] = (CardId("seal-crypt"),)
    night.does("zoe", "take").answers(("seal-crypt",))
    assert night.hand("zoe") == ("seal-crypt",) and "break-seal" not in night.verbs


def test_the_seal_in_the_vault_is_behind_its_door():
    night = chess().turn_of("zoe").room("vault", "ground", 3, 3).put("zoe", "vault")
    night.house.piles[RoomId("vault")] = (CardId("seal-vault"),)
    assert "take" not in night.verbs
    opened = chess().turn_of("zoe").room("vault", "ground", 3, 3).put("zoe", "vault")
    opened.house.piles[RoomId("vault")] = (CardId("seal-vault"),)
    opened.house.tokens["vault-empty"] = (RoomId("vault"),)
    assert "take" in opened.verbs


def test_the_traitor_picks_up_no_seal_but_may_steal_one_and_drop_it():
    night = chess()
    night.house.piles[RoomId("upper-landing")] = (CardId("seal-crypt"),)
    assert "take" not in night.verbs
    theft = chess().put("peter", "upper-landing").give("peter", "seal-crypt").dice(2, 2, 0, 0, 0, 0, 0, 0)
    theft.run(Fight(Figure(1), Figure(2), MIGHT), "seal-crypt")
    assert theft.hand("ox") == ("seal-crypt",)
    held = chess().give("ox", "seal-crypt")
    assert "drop" in held.verbs and "break-seal" not in held.verbs


# ---- those at the board are safe


def test_the_traitor_may_not_enter_deaths_room():
    night = chess().put("ox", "foyer")
    moves = {option[1] for option in night.options if option[0] == "move"}
    assert "grand-staircase" in moves and "entrance-hall" not in moves
    hero = chess().turn_of("peter").put("peter", "foyer")
    assert ("move", "entrance-hall") in hero.options


def test_the_traitor_reaches_nobody_in_it():
    night = chess().put("ox", "foyer").give("ox", "revolver", "dynamite").put("peter", "grand-staircase")
    assert ("attack", PETER, "revolver", "speed") in night.options
    assert ("attack", ZOE, "revolver", "speed") not in night.options
    rooms = within_throw(night.state, OX)
    assert "grand-staircase" in rooms and "entrance-hall" not in rooms
    assert "entrance-hall" in within_throw(chess().put("peter", "foyer").state, PETER)
    inside = chess().put("ox", "entrance-hall")
    assert "attack" not in inside.verbs


def test_nor_by_the_bell():
    night = chess().put("ox", "grand-staircase").give("ox", "bell").row("ox", sanity=4)
    night.put("peter", "entrance-hall").dice(2, 2, 2, 0, 0).does("ox", "use", "bell")
    assert night.question.kind == "turn"
    heard = chess().put("ox", "grand-staircase").give("ox", "bell").row("ox", sanity=4)
    heard.put("peter", "upper-landing").dice(2, 2, 2, 0, 0).does("ox", "use", "bell")
    assert (heard.question.kind, heard.options) == ("call-heroes", [(), (PETER,)])


# ---- no other way to the board either


@pytest.mark.parametrize("way", ["jump-down", "drop-down", "wall"])
@pytest.mark.parametrize("name", ["ox", "zoe"])
def test_neither_a_drop_nor_a_turning_wall_leads_the_traitor_to_the_board(way, name):
    night = chess(room="ballroom").room("ballroom", "ground", 2, 1).room("gallery", "upper", 0, -1)
    night.room("collapsed-room", "upper", 0, -2).house.tokens["below-collapsed-room"] = (RoomId("ballroom"),)
    night.house.passages.append(Passage("wall-switch", RoomId("gallery"), 0, RoomId("ballroom"), 0))
    night.put(name, "collapsed-room" if way == "drop-down" else "gallery").turn_of(name)
    assert ((way,) in night.options) is (name == "zoe")


def test_what_leads_everybody_to_the_hall_leaves_the_traitor_where_he_is():
    night = chess().dice(1, 1, *[0] * 6).run(Happen(OX, CardId("burning-man")), True)
    assert night.where("ox") == "upper-landing"
    free = chess(room="basement-landing").dice(1, 1, *[0] * 6).run(Happen(OX, CardId("burning-man")), True)
    assert free.where("ox") == "entrance-hall"


def test_the_traitor_stops_in_the_chute_above_the_board():
    for board, ends in (("basement-landing", "coal-chute"), ("entrance-hall", "basement-landing")):
        night = chess(room=board).room("coal-chute", "ground", 2, 1).put("ox", "entrance-hall")
        assert night.run(Go(OX, RoomId("coal-chute"))).where("ox") == ends


def test_nor_does_he_fall_or_slide_or_drink_or_gamble_himself_there():
    night = chess(room="basement-landing").room("collapsed-room", "upper", 0, -1).put("ox", "collapsed-room")
    night.house.tokens["below-collapsed-room"] = (RoomId("basement-landing"),)
    assert night.run(call(fall, OX)).where("ox") == "collapsed-room"
    slide = chess(room="basement-landing").dice(*[0] * 8)
    slide.house.tokens["slide"] = (RoomId("upper-landing"),)
    assert slide.run(call(slide_again, OX)).where("ox") == "upper-landing"
    chosen = chess(room="basement-landing").row("ox", might=7).dice(2, 2, 1, *[0] * 5)
    chosen.house.tokens["slide"] = (RoomId("upper-landing"),)
    chosen.does("ox", "slide")
    assert "basement-landing" not in chosen.options and "foyer" in chosen.options
    bottle = chess().give("ox", "bottle").dice(2, 2, 2).does("ox", "use", "bottle")
    assert "entrance-hall" not in bottle.options and "foyer" in bottle.options
    dice = chess().put("zoe", "foyer").give("ox", "dark-dice").put("peter", "entrance-hall").dice(2, 2, 2)
    assert dice.does("ox", "use", "dark-dice").where("ox") == "foyer"


def test_a_secret_passage_to_the_board_is_not_for_him():
    night = chess().dice(1, 1, 1).run(Happen(OX, CardId("secret-passage")), True, "entrance-hall")
    assert night.where("ox") == "upper-landing" and night.state.passages
