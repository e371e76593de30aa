"""How monsters move, act, sleep and carry; hidden traitors."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nightbell.engine import SPECTATOR, Chance, Refusal, Seat, call
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import Carry, Fall, Fight, Reveal, Slay, Spawn, Stun, deal_sides
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.news import YourSide
from nightbell.games.betrayal.rooms.special import end_in_room
from nightbell.games.betrayal.traits import HEROES, MIGHT, SPEED, TRAITOR, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def graveyard_shift(*rooms: str, kind: str = "zombie") -> Story:
    """Haunt 21 in the traitor's turn, the explorers upstairs, a zombie in each of these rooms."""
    night = Story().haunted(21, traitor="ox").turn_of("ox")
    for name in ("zoe", "ox", "peter"):
        night.put(name, "upper-landing")
    traits = HAUNTS[21].kinds[kind].traits
    for number, room in enumerate(rooms, start=1):
        Spawn(kind, RoomId(room), traits, number).carry_out(night.house)
    night.house.outbox.clear()
    return night


@pytest.mark.rule("B-363")
def test_a_monster_finishes_before_another_begins():
    night = graveyard_shift("foyer", "foyer").dice(2, 1).ends_turn("ox")
    assert night.question.kind == "which-monster" and night.options == [100, 101]
    night.answers(100, ("move", "entrance-hall"))
    assert dict(night.question.about)["figure"] == 100
    night.answers(("end",))
    assert night.question.kind == "monster" and dict(night.question.about)["figure"] == 101
    night.answers(("end",))
    assert not night.state.monsters_turn
    night.end()


@pytest.mark.rule("B-364", "B-365", "B-366")
def test_movement_is_rolled_anew_each_turn():
    night = graveyard_shift("basement-landing", kind="zombie-lord").room("creaky-hallway", "basement", 0, 1)
    night.room("dusty-hallway", "basement", 0, 2).room("larder", "basement", 0, 3)
    night.dice(1, 1, 0).ends_turn("ox")
    assert len(night.news("MonsterThrew")[-1].faces) == 3
    night.answers(("move", "creaky-hallway"), ("move", "dusty-hallway"))
    assert "move" not in night.verbs if night.question.kind == "monster" else True
    while night.question.kind == "monster":
        night.answers(("end",))
    night.ends_turn("peter").ends_turn("zoe").dice(0, 0, 1).ends_turn("ox")
    assert night.news("MonsterThrew")[-1].total == 1
    night.answers(("move", "larder"))
    assert not night.state.monsters_turn
    night.end()


@pytest.mark.rule("B-367")
def test_one_roll_for_a_group():
    night = graveyard_shift("foyer", "foyer", "entrance-hall", "grand-staircase")
    Spawn("zombie-lord", RoomId("foyer"), (3, 7, 2, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(1, 1, 0, 0, 1).ends_turn("ox")
    while night.state.monsters_turn:
        night.answers(night.options[-1] if night.question.kind == "monster" else night.options[0])
    rolls = [(news.monster, news.why) for news in night.news("MonsterThrew")]
    assert sorted(rolls) == [("zombie", "movement"), ("zombie-lord", "movement")]


@pytest.mark.rule("B-330")
def test_a_monster_that_rolls_nothing_still_moves_one_space():
    night = graveyard_shift("entrance-hall").dice(0, 0).ends_turn("ox").answers(("move", "foyer"))
    assert night.state.monsters[0].room == "foyer" and not night.state.monsters_turn
    night.end()


@pytest.mark.rule("B-369", "B-371")
def test_a_stunned_monster_misses_one_turn_and_wakes_at_its_end():
    night = graveyard_shift("foyer")
    Stun(Figure(100)).carry_out(night.house)
    night.house.outbox.clear()
    night.ends_turn("ox")
    assert not night.state.monsters_turn and night.question.seat == PETER
    assert not night.state.monsters[0].stunned
    night.ends_turn("peter").ends_turn("zoe").dice(0, 0).ends_turn("ox")
    assert night.question.kind == "monster"
    night.end()


@pytest.mark.rule("B-369", "B-371")
def test_one_stunned_by_its_own_attack_misses_the_next_turn_whole():
    night = graveyard_shift("upper-landing").dice(0, 0, 0, 0, 0, 0, 0, 2, 2, 2)
    night.put("ox", "foyer").put("peter", "foyer").ends_turn("ox")
    night.answers(("attack", 0, None, "might"))
    assert night.state.monsters[0].stunned == 1
    night.ends_turn("peter").ends_turn("zoe").ends_turn("ox")
    assert night.question.seat == PETER and not night.state.monsters[0].stunned
    night.end()


@pytest.mark.rule("B-373")
def test_an_effect_may_stun_what_damage_does_not():
    """Beaten or wounded, the Zombie Lord stands; an effect that stuns makes him miss his turn."""
    for medallion in (False, True):
        night = graveyard_shift("foyer", kind="zombie-lord").put("zoe", "foyer")
        if medallion:
            night.give("zoe", "medallion")
        night.dice(2, 2, 2, *[0] * 7).run(Fight(Figure(0), Figure(100), MIGHT))
        assert night.state.monsters[0].stunned == 0
        assert night.state.mark("lords-wounds") == (6 if medallion else 0)
        night.run(Stun(Figure(100))).retake("ox")
        assert night.state.monsters[0].stunned == 1
        night.ends_turn("ox")
        assert night.question.seat == PETER and night.news("MonsterThrew") == []
        assert night.state.monsters[0].stunned == 0


@pytest.mark.rule("B-374")
def test_one_attack_for_a_monster():
    night = graveyard_shift("upper-landing").put("ox", "foyer").dice(2, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    night.ends_turn("ox").answers(("attack", 0, None, "might"))
    assert night.question.kind == "monster" and "attack" not in night.verbs


def altered(monkeypatch, **changes):
    """Haunt 21 as a haunt might have it whose zombies differ."""
    kinds = {**HAUNTS[21].kinds, "zombie": replace(HAUNTS[21].kinds["zombie"], **changes)}
    monkeypatch.setattr(type(HAUNTS[21]), "kinds", kinds)


@pytest.mark.rule("B-375")
def test_might_unless_the_haunt_names_another_trait(monkeypatch):
    night = graveyard_shift("upper-landing").dice(0, 0).ends_turn("ox")
    assert {option[3] for option in night.options if option[0] == "attack"} == {"might"}
    altered(monkeypatch, attack=SPEED)
    swift = (
        graveyard_shift("upper-landing").put("ox", "foyer").put("peter", "foyer").dice(0, 0).ends_turn("ox")
    )
    assert {option[3] for option in swift.options if option[0] == "attack"} == {"speed"}
    swift.dice(0, 0, 0, 0, 0, 1).answers(("attack", 0, None, "speed"))
    assert [news.trait for news in swift.news("MonsterThrew")][-1] == "speed"
    assert [(news.trait, len(news.faces)) for news in swift.news("Threw")] == [("speed", 4)]


@pytest.mark.rule("B-271")
def test_a_monster_shoots_only_if_its_haunt_says_so(monkeypatch):
    blunt = graveyard_shift("entrance-hall").put("zoe", "grand-staircase").dice(0, 0).ends_turn("ox")
    assert "attack" not in blunt.verbs
    altered(monkeypatch, ranged=True)
    archer = graveyard_shift("entrance-hall").put("zoe", "grand-staircase").dice(0, 0).ends_turn("ox")
    assert ("attack", 0, None, "might") in archer.options
    archer.dice(0, 0, 0, 0, 0, 1, 1, 1).answers(("attack", 0, None, "might"))
    assert not archer.state.monsters[0].stunned
    hidden = graveyard_shift("basement-landing").put("zoe", "grand-staircase").dice(0, 0).ends_turn("ox")
    assert hidden.question.kind == "turn" and hidden.news("Fought") == []


@pytest.mark.rule("B-189", "B-385", "B-388")
def test_monsters_use_and_take_things_only_if_the_haunt_says_so(monkeypatch):
    plain = graveyard_shift("foyer")
    plain.house.piles[RoomId("foyer")] = (CardId("axe"),)
    plain.dice(0, 0).ends_turn("ox")
    assert not {"take", "use"} & plain.verbs

    def handy(self, house, monster):
        pile = house.piles.get(monster.room, ())
        return [*(("take", card) for card in pile), *(("use", card) for card in monster.items)]

    monkeypatch.setattr(type(HAUNTS[21]), "monster_options", handy)
    able = graveyard_shift("foyer")
    able.house.piles[RoomId("foyer")] = (CardId("axe"),)
    Carry(Figure(100), CardId("idol")).carry_out(able.house)
    able.dice(0, 0).ends_turn("ox")
    assert {("take", "axe"), ("use", "idol")} <= set(able.options)
    stunned = graveyard_shift("foyer")
    stunned.house.piles[RoomId("foyer")] = (CardId("axe"),)
    Stun(Figure(100)).carry_out(stunned.house)
    stunned.house.outbox.clear()
    stunned.ends_turn("ox")
    assert stunned.question.seat == PETER
    stunned.ends_turn("peter").ends_turn("zoe").dice(0, 0).ends_turn("ox")
    assert ("take", "axe") in stunned.options


@pytest.mark.rule("B-389", "B-390", "B-391")
def test_the_traitor_lets_a_monster_out_of_the_basement():
    night = graveyard_shift("basement-landing")
    assert "bring-stairs" in night.verbs
    before = [tile for tile in night.state.tiles if tile != "stairs-from-basement"]
    doorways = {("at", "basement-landing", side) for side in "NESW"}
    assert set(night.does("ox", "bring-stairs").options) == doorways
    night.answers(("at", "basement-landing", "N"))
    assert "foyer" in night.state.exits(RoomId("stairs-from-basement"))
    assert "basement-landing" in night.state.exits(RoomId("stairs-from-basement"))
    assert "stairs-from-basement" not in night.state.tiles
    assert sorted(night.state.tiles) == sorted(before) and night.state.tiles != before
    assert "bring-stairs" not in night.verbs
    free = graveyard_shift("basement-landing").room("coal-chute", "ground", 2, 1)
    assert "bring-stairs" not in free.verbs
    upstairs = graveyard_shift("foyer")
    assert "bring-stairs" not in upstairs.verbs


@pytest.mark.rule("B-392")
def test_not_if_the_monster_may_discover_rooms(monkeypatch):
    night = graveyard_shift("basement-landing")
    assert "bring-stairs" in night.verbs
    altered(monkeypatch, explores=True)
    assert "bring-stairs" not in graveyard_shift("basement-landing").verbs


def test_what_a_slain_monster_carried_stays():
    night = graveyard_shift("foyer", "entrance-hall")
    Carry(Figure(100), CardId("axe")).carry_out(night.house)
    Carry(Figure(100), CardId("dog")).carry_out(night.house)
    night.run(Slay(Figure(100)))
    assert night.state.piles[RoomId("foyer")] == ("axe",) and night.state.strays == {"dog": "foyer"}


# ---- hidden traitors


def masks(*names: str, number: int = 34) -> Story:
    night = Story(*names).haunted(number)
    deal_sides(night.house)
    night.house.outbox.clear()
    return night


@pytest.mark.rule("B-343")
def test_there_are_haunts_with_a_hidden_traitor():
    assert sum(haunt.hidden for haunt in HAUNTS.values()) >= 2


@pytest.mark.rule("B-345", "B-346", "B-347", "B-348")
def test_tokens_are_dealt_face_down():
    deals = set()
    for seed in range(12):
        night = Story("zoe", "ox", "peter", "vivian", "heather", seed=seed).haunted(34)
        deal_sides(night.house)
        tokens = [int(night.house.secrets[f"token {seat}"]) for seat in range(5)]
        assert sorted(tokens) == [1, 2, 3, 4, 5]
        deals.add(tuple(tokens))
        traitor = Seat(tokens.index(1))
        assert night.house.traitors() == [traitor]
        for viewer in (SPECTATOR, *(Seat(s) for s in range(5))):
            view = RULES.view(night.house, viewer)
            for seat in range(5):
                if seat != viewer:
                    assert view.party[seat] == "unknown" and f"token {seat}" not in view.secrets
            assert view.traitor == -1
        assert RULES.view(night.house, traitor).party[traitor] == TRAITOR
    assert len(deals) > 1


@pytest.mark.rule("B-344")
@pytest.mark.parametrize("number", [34, 43])
def test_a_heros_view_does_not_say_who_the_traitor_is(number):
    """From the haunt roll on: whoever else held the 1, a hero would see and be told the same."""
    for seed in range(6):
        night = Story("zoe", "ox", "peter", "vivian", seed=seed, haunt=number)
        night.house.omens_drawn = 13
        night.house.omen, night.house.omen_room = CardId("skull"), RoomId("entrance-hall")
        night.house.done.update({"omen": 1, "begun": 1})
        night.ends_turn("zoe")
        traitor = night.state.traitors()[0]
        for hero in (Seat(s) for s in range(4) if s != traitor):
            view = night.table.view(hero)
            assert view.party == tuple(HEROES if s == hero else "unknown" for s in range(4))
            assert view.traitor == -1 and set(view.secrets) == {f"token {hero}"}
            sides = [event for event in night.table.events(hero) if isinstance(event, YourSide)]
            assert [side.seat for side in sides] == [hero]
            guessed = {tuple(RULES.imagine(view, Chance(n)).party) for n in range(60)}
            assert len(guessed) == 3, "each of the others could be the one"


@pytest.mark.rule("B-349")
def test_the_order_does_not_give_the_traitor_away():
    for seed in range(4):
        night = Story("zoe", "ox", "peter", "vivian", seed=seed).haunted(34, revealer="ox").turn_of("peter")
        deal_sides(night.house)
        night.house.outbox.clear()
        order = []
        for _ in range(4):
            order.append(night.question.seat)
            night.ends_turn()
        assert order == [2, 3, 0, 1]


@pytest.mark.rule("B-350", "B-351", "B-352")
def test_everybody_reads_the_same_page():
    for number in (34, 43):
        night = masks(number=number)
        assert HAUNTS[number].goals == ("everyone",)
        assert {RULES.view(night.house, Seat(s)).pages for s in range(3)} == {(f"{number}-everyone",)}
    from nightbell.text import Words

    page = Words("en", "betrayal", strict=True).thing("page", "34-everyone")
    assert "The heroes win when" in page and "The traitor wins when" in page


def unmasked(night: Story) -> Seat:
    return next(Seat(s) for s in range(3) if night.house.party[s] == TRAITOR)


@pytest.mark.rule("B-353", "B-356", "B-357")
def test_only_the_traitor_may_turn_a_token_and_anybody_may_claim():
    night = masks()
    traitor = unmasked(night)
    hero = next(Seat(s) for s in range(3) if s != traitor)
    kinds = {decision.kind for decision in RULES.standing(night.table.state, hero)}
    assert kinds == {"claim"}
    with pytest.raises(Refusal):
        night.table.answer(hero, True, "reveal")
    night.table.answer(hero, True, "claim")
    night.table.answer(traitor, True, "claim")
    claims = [e for e in night.table.events(SPECTATOR) if type(e).__name__ == "Claimed"]
    assert len(claims) == 2 and night.table.view(SPECTATOR).party == ("unknown",) * 3
    night.table.answer(traitor, True, "reveal")
    assert night.table.view(SPECTATOR).party[traitor] == TRAITOR
    assert night.table.view(SPECTATOR).secrets[f"token {traitor}"] == "1"
    calm = masks()
    calm.table.answer(unmasked(calm), False, "reveal")
    assert calm.table.view(SPECTATOR).party == ("unknown",) * 3


@pytest.mark.rule("B-354")
def test_a_harmful_room_gives_the_traitor_away():
    night = masks().room("furnace-room", "basement", 0, 1)
    traitor = unmasked(night)
    night.house.where[traitor] = RoomId("furnace-room")
    rows = night.house.clips[4 * traitor : 4 * traitor + 4]
    night.run(call(end_in_room, traitor))
    assert night.state.open_party[traitor]
    assert night.state.clips[4 * traitor : 4 * traitor + 4] == rows


@pytest.mark.rule("B-355")
def test_death_turns_a_token():
    night = masks()
    hero = next(Seat(s) for s in range(3) if night.house.party[s] == HEROES)
    night.run(Fall(hero))
    view = night.table.view(SPECTATOR)
    assert view.party[hero] == HEROES and f"token {hero}" in view.secrets


@pytest.mark.rule("B-358", "B-359")
def test_anybody_may_strike_anybody():
    night = masks()
    attacks = {option[1] for option in night.options if option[0] == "attack"}
    assert attacks == {1, 2}
    night.dice(*[0] * 8).does("zoe", "attack", 1, None, "might")
    assert night.table.view(SPECTATOR).party == ("unknown",) * 3


def test_an_unrevealed_traitor_hinders_nobody():
    night = masks()
    assert night.house.hindrance(Figure(0), RoomId("entrance-hall")) == 0
    Reveal(unmasked(night)).carry_out(night.house)
    hinders = [night.house.hindrance(Figure(s), RoomId("entrance-hall")) for s in range(3)]
    assert sum(hinders) == 4


def with_music(night: Story, room: str) -> Story:
    """An open Music Box lies in a room."""
    night.house.piles[RoomId(room)] = (CardId("music-box"),)
    night.house.marks["music-box-open"] = 1
    return night


@pytest.mark.parametrize(("faces", "goes_on"), [((2, 2), True), ((2, 1), False)])
def test_the_music_box_stops_a_monster_that_comes_in(faces, goes_on):
    night = with_music(graveyard_shift("foyer"), "entrance-hall").put("zoe", "entrance-hall")
    night.dice(2, 2).ends_turn("ox").dice(*faces).answers(("move", "entrance-hall"))
    assert (night.question.kind == "monster" and ("attack", 0, None, "might") in night.options) is goes_on
    night.end()


@pytest.mark.parametrize(("faces", "goes_on"), [((2, 2), True), ((2, 1), False)])
def test_and_one_that_begins_its_turn_beside_it(faces, goes_on):
    night = with_music(graveyard_shift("foyer"), "foyer").dice(2, 2, *faces).ends_turn("ox")
    assert (night.question.kind == "monster") is goes_on


def test_whatever_has_no_mind_hears_nothing_and_nobody_hears_a_closed_box():
    night = Story().haunted(29, traitor="ox").turn_of("ox").put("zoe", "upper-landing")
    Spawn("frankensteins-monster", RoomId("foyer"), (3, 8, -1, -1)).carry_out(night.house)
    night.house.outbox.clear()
    with_music(night, "foyer").dice(2, 2, 2).ends_turn("ox")
    assert night.state.monsters[0].room == "entrance-hall", "it goes for Peter"
    shut = with_music(graveyard_shift("foyer"), "foyer")
    shut.house.marks["music-box-open"] = 0
    assert shut.dice(2, 2).ends_turn("ox").question.kind == "monster"


@pytest.mark.parametrize(("faces", "held"), [((2, 2, 0, 0, 0), True), ((2, 1, 0, 0, 0), False)])
def test_claws_let_an_open_box_fall(faces, held):
    """The Mummy carries it about."""
    night = Story().haunted(1, traitor="ox").turn_of("ox").put("zoe", "upper-landing")
    Spawn("mummy", RoomId("foyer"), (3, 8, 5, -1)).carry_out(night.house)
    Carry(Figure(100), CardId("music-box")).carry_out(night.house)
    night.house.marks["music-box-open"] = 1
    night.house.outbox.clear()
    night.dice(2, 2, 0, *faces).ends_turn("ox")
    assert (night.state.monsters[0].items == ("music-box",)) is held
    assert (RoomId("foyer") in night.state.piles) is not held
