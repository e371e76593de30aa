"""Sensible explorers: they want something, and know no more than their chair shows them."""

from __future__ import annotations

import msgspec
import pytest

from nightbell import bots, games
from nightbell.bots.betrayal.goals import Goal, goal_of
from nightbell.bots.betrayal.odds import at_least, duel
from nightbell.bots.betrayal.outlook import MOODS, HouseGuide
from nightbell.bots.betrayal.plans import CALM, Map, dice_to_leave, journeys, offered
from nightbell.bots.betrayal.rover import Rover
from nightbell.bots.betrayal.sensible import Sensible
from nightbell.engine import Answer, Chair, OneOf, Random, Seat, Split, State, Table, ask, play_out
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import PutToken, Spawn
from nightbell.games.betrayal.house import Passage
from nightbell.games.betrayal.traits import CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def evening(haunt: int, seed: int) -> Table[State, msgspec.Struct]:
    table = Table(games.load("betrayal"), {"players": 4, "haunt": haunt}, seed)
    play_out(table, bots.players(table, {"": "sensible"}, seed), Random(seed))
    return table


def answer(night: Story, seat: Seat) -> Answer:
    """What a sensible player does who is asked now."""
    return Sensible(seat, "seed").answer(Chair(night.table, seat), night.table.open[seat])


def test_more_dice_win_more_often():
    assert duel(8, 3).win > 0.9 > duel(5, 3).win > 0.5 > duel(3, 4).win
    assert duel(3, 4, 2).win > 0.5 > duel(5, 3, -4).win
    even = duel(4, 4)
    assert even.dealt == pytest.approx(even.taken) and even.win < 0.5


def test_the_dice_promise_what_they_hold():
    assert at_least(1, 2) == pytest.approx(1 / 3) and at_least(2, 1) == pytest.approx(8 / 9)
    assert at_least(3, 0) == pytest.approx(1) and at_least(2, 5) == 0


def test_damage_goes_where_the_skull_is_farthest():
    table = Table(RULES, {"players": 3}, 1)
    chair = Chair(table, Seat(0))
    rows = dict(zip(("speed", "might", "sanity", "knowledge"), chair.view.clips[:4], strict=True))
    strong, weak = sorted(("might", "speed"), key=lambda trait: -rows[trait])
    share = ask(Seat(0), "share-damage", Split(1, (1, 1), (strong, weak), "trait"))
    answer = Sensible(Seat(0), "seed").answer(chair, share)
    assert answer == (1, 0) or rows[strong] == rows[weak]


def test_before_the_haunt_they_find_new_rooms():
    table = Table(RULES, {"players": 3}, 4)
    players = {Seat(n): Sensible(Seat(n), str(n)) for n in range(3)}
    rooms = len(table.state.placed)
    for _ in range(60):
        if table.state.haunt or not table.open:
            break
        seat, decision = next(iter(table.open.items()))
        table.answer(seat, players[seat].answer(Chair(table, seat), decision))
    assert len(table.state.placed) >= rooms + 5


def test_a_door_beyond_a_barrier_is_worth_a_roll():
    night = Story().room("chasm", "basement", 1, 0).put("zoe", "chasm", 1)
    night.room("stairs-from-basement", "basement", 0, -1)
    night.room("crypt", "basement", 0, 1)
    night.room("pentagram-chamber", "basement", -1, 0)
    night.only_tiles("underground-lake")
    assert answer(night, ZOE) == ("cross",)


def across_the_junk_room() -> Story:
    """Peter upstairs, a Junk Room to his right, and behind it an Axe and a Candle on the floor."""
    night = Story().haunted(1, traitor="ox", revealer="zoe").turn_of("peter").put("peter", "upper-landing")
    night.room("junk-room", "upper", 1, 0).room("bloody-room", "upper", 2, 0)
    night.house.piles[RoomId("bloody-room")] = (CardId("axe"), CardId("candle"))
    return night


def test_the_dice_of_a_room_are_feared_by_whom_they_may_kill():
    """Speed in its last row and one die of Might: out of the Junk Room comes only who has luck."""
    hale, lame = across_the_junk_room(), across_the_junk_room().row("peter", speed=0, might=0)
    assert answer(hale.row("peter", speed=6, might=6), PETER) == ("move", "junk-room")
    assert answer(lame, PETER) != ("move", "junk-room")


def test_a_longer_way_is_taken_round_the_dice_of_a_room():
    night = across_the_junk_room().row("peter", speed=0, might=0)
    for room, x in (("creaky-hallway", 0), ("dusty-hallway", 1), ("servants-quarters", 2)):
        night.room(room, "upper", x, 1)
    round_about = journeys(night.house, PETER, Goal())[RoomId("bloody-room"), 0]
    assert (round_about.spaces, round_about.worry) == (4, 0)
    straight_on = journeys(night.row("peter", might=7).house, PETER, Goal())[RoomId("bloody-room"), 0]
    assert straight_on.spaces == 2


def test_the_traitor_and_the_bearer_of_the_medallion_do_not_fear_them():
    night = across_the_junk_room().room("pentagram-chamber", "basement", 1, 0)
    chamber = RoomId("pentagram-chamber")
    assert dice_to_leave(night.house, PETER, chamber) > 0 == dice_to_leave(night.house, OX, chamber)
    assert dice_to_leave(night.give("peter", "medallion").house, PETER, chamber) == 0


def test_a_secret_passage_to_the_coal_chute_is_no_way_up():
    night = Story().room("coal-chute", "ground", 3, 3).put("zoe", "basement-landing")
    night.house.passages.append(
        Passage("secret-passage", RoomId("basement-landing"), 0, RoomId("coal-chute"), 0)
    )
    reached = journeys(night.house, ZOE, Goal())
    assert {room for room, _ in reached} == {"basement-landing"}


def test_whom_to_heal_is_a_seat_and_no_yes():
    night = Story()
    asked = ask(ZOE, "heal-whom", OneOf((OX, ZOE), "seat"))
    assert Sensible(ZOE, "seed").answer(Chair(night.table, ZOE), asked) in (OX, ZOE)
    assert not isinstance(Sensible(ZOE, "seed").answer(Chair(night.table, ZOE), asked), bool)


def test_a_traitor_refuses_the_serum_and_a_hero_takes_it():
    night = Story().haunted(43, traitor="ox")
    asked = ask(OX, "accept-injection", OneOf((True, False)))
    assert Sensible(OX, "seed").answer(Chair(night.table, OX), asked) is False
    assert Sensible(PETER, "seed").answer(Chair(night.table, PETER), asked) is True


def test_the_eggs_are_left_while_their_bearer_hangs_in_the_web():
    """Haunt 4: nothing can kill whoever carries the eggs, so the web is torn first."""
    night = (
        Story().haunted(4, traitor="ox", revealer="zoe").give("zoe", "medical-kit").put("ox", "upper-landing")
    )
    night.house.marks.update({"webbed": 1, "eggs": 1, "track": 2})
    assert answer(night, ZOE) == ("tear-web", None)


def test_the_eggs_do_not_wait_for_the_last_turn():
    night = (
        Story().haunted(4, traitor="ox", revealer="zoe").give("zoe", "medical-kit").put("ox", "upper-landing")
    )
    night.house.marks.update({"webbed": 1, "eggs": 1, "track": 8})
    assert answer(night, ZOE) == ("cut-out-eggs",)


def test_nobody_walks_into_the_flesh():
    """Haunt 27: with it all around the way out, a hero stays away from its rooms."""
    night = Story().haunted(27, traitor="ox", revealer="zoe").put("zoe", "entrance-hall")
    night.house.tokens["blob"] = (RoomId("upper-landing"), RoomId("grand-staircase"))
    while ZOE in night.table.open and night.state.active == ZOE:
        night.table.answer(ZOE, answer(night, ZOE))
        assert not night.state.mark("flesh-0")


def test_upstairs_nobody_digs_for_a_grave():
    """Haunt 40: the buried lie under the basement, so rooms above it are not searched."""
    night = Story().haunted(40, traitor="ox", revealer="zoe").put("zoe", "upper-landing")
    night.house.secrets.update({"burial": "basement-landing", "victim": "0"})
    assert answer(night, ZOE)[0] != "search-room"  # type: ignore[index]
    night = Story().haunted(40, traitor="ox", revealer="zoe").room("larder", "basement", 0, 1)
    night.house.marks.update({"below basement-landing": 1, "below larder": 1})
    night.put("zoe", "basement-landing").house.secrets.update({"burial": "larder", "victim": "0"})
    assert answer(night, ZOE) == ("move", "larder")
    night.does("zoe", "move", "larder")
    assert answer(night, ZOE) == ("search-room",)


def test_the_dead_slide_down_the_coal_chute_to_the_living():
    """Haunt 21: the last of the living sit in the basement; the dead at the chute do not wait for them."""
    night = among_the_dead("entrance-hall", lord="entrance-hall").room("coal-chute", "ground", 2, 1)
    night.put("zoe", "basement-landing").put("peter", "basement-landing").dice(1, 1, 1).ends_turn("zoe")
    while night.question.kind == "which-monster":
        night.answers(night.options[0])
    assert answer(night, OX) == ("move", "coal-chute")


def among_the_dead(*dead: str, lord: str = "basement-landing") -> Story:
    """Haunt 21: Zoe in the Foyer, the dead where they are put, Peter upstairs."""
    night = Story().haunted(21, traitor="ox").put("zoe", "foyer").put("peter", "upper-landing")
    night.house.alive[OX] = False
    Spawn("zombie-lord", RoomId(lord), (3, 7, 2, -1)).carry_out(night.house)
    for number, room in enumerate(dead, start=1):
        Spawn("zombie", RoomId(room), (2, 5, 2, -1), number).carry_out(night.house)
    night.house.outbox.clear()
    night.house.marks["dead-walk"] = 1
    return night


def test_dynamite_flies_into_a_room_with_three_dead():
    night = among_the_dead(*["entrance-hall"] * 3).give("zoe", "dynamite")
    assert answer(night, ZOE) == ("use", "dynamite")
    night.does("zoe", "use", "dynamite")
    assert answer(night, ZOE) == "entrance-hall"


def test_no_dynamite_where_a_friend_stands_among_few_dead():
    night = among_the_dead("entrance-hall", "entrance-hall").give("zoe", "dynamite")
    night.put("peter", "entrance-hall")
    assert answer(night, ZOE) != ("use", "dynamite")


def test_the_ring_goes_to_whoever_bears_the_medallion_and_keeps_a_clear_head():
    """Haunt 21: the lord of the dead is strong, but the Ring strikes at his Sanity."""
    night = among_the_dead("basement-landing").put("peter", "foyer")
    night.give("zoe", "ring").give("peter", "medallion").row("peter", sanity=7).row("zoe", sanity=2)
    assert answer(night, ZOE) == ("give", PETER)
    night.does("zoe", "give", PETER)
    assert answer(night, PETER) is True


def test_whoever_brings_something_crosses_the_barrier_between():
    night = among_the_dead("entrance-hall").room("chasm", "basement", 3, 3)
    night.put("zoe", "chasm", 0).put("peter", "chasm", 1)
    night.give("zoe", "ring").give("peter", "medallion").row("peter", sanity=7).row("zoe", sanity=2)
    assert answer(night, ZOE) == ("cross",)


def test_the_medallions_bearer_strikes_the_lord_with_the_ring():
    night = among_the_dead("basement-landing", lord="foyer").give("zoe", "ring", "medallion")
    assert answer(night, ZOE) == ("attack", 100, "ring", "sanity")


def test_a_shot_is_worth_a_walk_into_the_line_of_fire():
    night = among_the_dead("entrance-hall").give("zoe", "revolver")
    dead = {RoomId("entrance-hall")}
    assert offered(night.house, ZOE, RoomId("foyer"), Goal(), dead, CALM) > 0
    night.house.tokens["smoke"] = (RoomId("entrance-hall"),)
    assert offered(night.house, ZOE, RoomId("foyer"), Goal(), dead, CALM) == 0


def collared(**keys: str) -> Story:
    """Haunt 34: everybody in the Foyer wears a collar and holds the keys of some rooms."""
    night = Story().haunted(34, traitor="ox")
    night.house.open_party = [False] * 3
    for name, rooms in keys.items():
        night.house.hands[night.seat(name)] = tuple(CardId(f"key-{room}") for room in rooms.split())
    for seat in night.house.seats:
        night.put(night.explorers[seat], "foyer")
        night.house.marks[f"collar-{seat}"] = seat + 1
    night.house.marks.update({"collars": 1, "track": 1})
    return night


def test_a_second_key_goes_to_whoever_has_the_first():
    """Even to a longer collar: single keys open none."""
    night = collared(zoe="attic", peter="tower")
    assert answer(night, ZOE) == ("give", PETER)


def test_a_key_that_hurts_more_than_it_promises_is_left():
    night = collared().room("operating-laboratory", "basement", 1, 0).row("zoe", might=0, speed=0)
    night.put("zoe", "operating-laboratory")
    night.house.tokens["key"] = (RoomId("operating-laboratory"),)
    assert answer(night, ZOE) != ("take-key",)


def test_keys_of_the_dead_and_of_the_open_vault_are_fetched():
    night = collared().room("vault", "ground", 1, 1)
    night.house.tokens.update({"key": (RoomId("vault"),), "vault-empty": (RoomId("vault"),)})
    night.house.piles[RoomId("upper-landing")] = (CardId("key-attic"),)
    wanted = goal_of(night.house, ZOE).rooms(night.house, ZOE)
    assert set(wanted) == {"vault", "upper-landing"}


def test_a_clumsy_hand_begins_early_with_the_eggs():
    """Haunt 4: whoever is likely to need several tries does not wait for the last turns."""
    night = (
        Story().haunted(4, traitor="ox", revealer="zoe").give("zoe", "medical-kit").put("ox", "upper-landing")
    )
    night.row("zoe", knowledge=0)
    night.house.marks.update({"webbed": 1, "eggs": 1, "track": 5})
    assert answer(night, ZOE) == ("cut-out-eggs",)


def test_the_same_seed_gives_the_same_evening():
    assert evening(1, 7).log.write() == evening(1, 7).log.write()


@pytest.mark.parametrize("haunt", RULES.content()["haunts"])
def test_every_haunt_comes_to_an_end_among_sensible_players(haunt):
    assert evening(int(haunt), 2).outcome


def won(haunt: int, heroes: str, traitor: str, seeds: range) -> int:
    """How many of these evenings the heroes win, with such players on the two sides."""
    count = 0
    for seed in seeds:
        table = Table(games.load("betrayal"), {"players": 4, "haunt": haunt}, seed)
        names = {"heroes": heroes, "traitor": traitor, "": "sensible"}
        play_out(table, bots.players(table, names, seed), Random(seed))
        count += table.outcome == "heroes"
    return count


def test_sensible_heroes_do_better_than_random_ones():
    evenings = range(20)
    assert won(40, "sensible", "sensible", evenings) >= won(40, "random", "sensible", evenings) + 4


def test_a_sensible_traitor_does_better_than_a_random_one():
    evenings = range(10)
    assert won(35, "sensible", "random", evenings) >= won(35, "sensible", "sensible", evenings) + 2


def test_nobody_waits_by_paint_that_the_hands_are_full_for():
    """Haunt 14: with a can in hand and no way down, a hero leaves the other cans and looks for one."""
    night = (
        Story()
        .haunted(14, traitor="ox")
        .room("attic", "upper", 0, 1, 2)
        .room("pentagram-chamber", "basement", 0, -1)
    )
    night.put("zoe", "attic").put("ox", "basement-landing").put("peter", "basement-landing")
    night.give("zoe", "paint-1").house.piles[RoomId("attic")] = (CardId("paint-2"), CardId("corpse-1"))
    assert answer(night, ZOE) == ("move", "upper-landing")


def test_a_monster_without_a_way_to_its_prey_takes_the_elevator():
    """Haunt 14: the last hero is upstairs, and only the elevator leaves the basement."""
    night = Story().haunted(14, traitor="ox").room("mystic-elevator", "basement", 1, 0, 3)
    night.put("zoe", "upper-landing").put("peter", "upper-landing").put("ox", "upper-landing")
    Spawn("cultist", RoomId("basement-landing"), (4, 4, 4, -1), 1).carry_out(night.house)
    night.house.outbox.clear()
    night.turn_of("ox").dice(1, 1, 1, 1).ends_turn("ox")
    assert answer(night, OX) == ("move", "mystic-elevator")
    night.answers(("move", "mystic-elevator"))
    assert answer(night, OX) == ("ride",)


def with_silver(wolf: str) -> Story:
    """Haunt 5: Zoe has gun and silver and stands beside the Dog in the hall; the wolf is elsewhere."""
    night = Story().haunted(5, traitor="ox").put("ox", wolf).put("peter", "basement-landing")
    night.give("zoe", "revolver", "silver-bullets").row("zoe", speed=6).row("ox", speed=0)
    night.house.marks["bullets-cast"] = 1
    Spawn("dog", RoomId("entrance-hall"), (4, 4, 3, -1)).carry_out(night.house)
    night.house.outbox.clear()
    return night


def test_the_silver_is_not_for_the_dog_while_a_wolf_is_near():
    near = with_silver("upper-landing")
    chosen = answer(near, ZOE)
    assert isinstance(chosen, tuple) and chosen[0] == "move"
    far = with_silver("basement-landing")
    assert answer(far, ZOE) == ("attack", 100, "revolver", "speed")


def test_a_zombie_that_may_remember_is_not_knocked_down():
    """Haunt 10: with the Ring Zoe would stun it nearly for sure; in the Chapel it may stay for ever."""
    for room, dear in (("chapel", True), ("kitchen", False)):
        night = Story().haunted(10, traitor="ox").room(room, "ground", 1, 0).put("zoe", room)
        night.give("zoe", "ring").row("zoe", sanity=7)
        night.house.alive[OX] = False
        Spawn("zombie", RoomId(room), (2, 6, 2, 3), 1).carry_out(night.house)
        night.house.outbox.clear()
        struck = answer(night, ZOE) == ("attack", 100, "ring", "sanity")
        assert struck is not dear


def test_the_book_goes_to_the_kitchen_past_the_ivy():
    """Haunt 7: Tips on every side do not keep a weak brewer away, for they will not be fewer tomorrow."""
    night = Story().haunted(7, traitor="ox").put("ox", "basement-landing").put("peter", "upper-landing")
    night.room("kitchen", "ground", 1, 0).give("zoe", "book")
    night.put("zoe", "upper-landing").row("zoe", speed=0, might=0)
    for number, room in enumerate(("kitchen", "foyer", "grand-staircase"), start=1):
        for kind, traits in (("creeper-root", (-1,) * 4), ("creeper-tip", (2, 5, 3, -1))):
            Spawn(kind, RoomId(room), traits, number).carry_out(night.house)
    night.house.outbox.clear()
    wanted = journeys(night.house, ZOE, goal_of(night.house, ZOE))[RoomId("kitchen"), 0].first
    assert answer(night, ZOE) == wanted


def test_nobody_pays_for_a_blow_with_their_life():
    """The Blood Dagger drinks a row of Speed before every blow; the last one is not given for any monster."""
    for row, strikes in ((5, True), (0, False)):
        night = Story().haunted(10, traitor="ox").put("ox", "upper-landing").give("zoe", "blood-dagger")
        night.row("zoe", speed=row, might=2)
        Spawn("zombie", RoomId("entrance-hall"), (2, 4, 2, 3), 1).carry_out(night.house)
        night.house.outbox.clear()
        chosen = answer(night, ZOE)
        assert isinstance(chosen, tuple) and ("blood-dagger" in chosen) is strikes


def by_the_head(*weapons: str) -> Story:
    """Haunt 23: the Head lies in the basement; Zoe and Peter stand in the hall, Ox is dead."""
    night = Story().haunted(23, traitor="ox").put("peter", "entrance-hall").give("zoe", *weapons)
    night.house.alive[OX] = False
    Spawn("horrors-head", RoomId("basement-landing"), (-1, 6, -1, -1)).carry_out(night.house)
    night.house.outbox.clear()
    return night


def test_the_spear_goes_to_the_champion():
    for zoe, peter, gives in ((1, 6, True), (6, 1, False)):
        night = by_the_head("spear").row("zoe", might=zoe).row("peter", might=peter)
        chosen = answer(night, ZOE)
        assert isinstance(chosen, tuple) and (chosen[:2] == ("give", PETER)) is gives


def test_whoever_cannot_get_to_the_head_looks_for_a_way_down():
    night = by_the_head()
    assert "stairs-from-basement" in goal_of(night.house, ZOE).seeks(night.house, ZOE)
    night.put("zoe", "basement-landing")
    assert "stairs-from-basement" not in goal_of(night.house, ZOE).seeks(night.house, ZOE)


def test_where_the_organ_wants_knowledge_the_air_takes_everything_else_first():
    """Haunt 32: what the air costs may be taken from any trait."""
    night = Story().haunted(32, traitor="ox").row("zoe", speed=2, might=1, sanity=2, knowledge=5)
    among = ("speed", "might", "sanity", "knowledge")
    asked = ask(ZOE, "share-damage", Split(5, (5, 5, 5, 5), among, "trait"))
    assert Sensible(ZOE, "seed").answer(Chair(night.table, ZOE), asked) == (2, 1, 2, 0)
    asked = ask(ZOE, "share-damage", Split(6, (6, 6, 6, 6), among, "trait"))
    assert Sensible(ZOE, "seed").answer(Chair(night.table, ZOE), asked) == (2, 1, 2, 1)


def test_the_stranger_is_hunted_before_the_clues():
    """Haunt 32: Zoe could search the Library where she stands; the stranger in it comes first."""
    night = Story().haunted(32, traitor="ox").room("library", "upper", 1, 0).put("zoe", "library")
    night.put("ox", "library").row("ox", might=0).row("zoe", might=6, knowledge=6).dice(0, 0)
    chosen = answer(night, ZOE)
    assert isinstance(chosen, tuple) and chosen[:2] == ("attack", OX)


def test_the_ring_goes_to_whoever_beats_the_demon_lord_with_it():
    """Haunt 28: a strong arm with the Spear does more against him than a clear head with the Ring alone."""
    night = Story().haunted(28, traitor="ox").put("ox", "upper-landing").put("peter", "entrance-hall")
    night.give("zoe", "ring").give("peter", "spear").row("peter", might=7).row("zoe", sanity=4, might=1)
    Spawn("demon-lord", RoomId("basement-landing"), (2, 7, 7, -1)).carry_out(night.house)
    night.house.outbox.clear()
    assert answer(night, ZOE) == ("give", PETER)


def test_a_seal_goes_to_a_clearer_mind():
    """Haunt 37: whoever breaks a seal rolls Sanity for it."""
    for zoe, peter, gives in ((1, 6, True), (6, 1, False)):
        night = Story().haunted(37, traitor="ox").put("ox", "upper-landing").put("peter", "entrance-hall")
        night.give("zoe", "seal-crypt").row("zoe", sanity=zoe).row("peter", sanity=peter)
        Spawn("death", RoomId("basement-landing"), (-1, -1, -1, 8)).carry_out(night.house)
        gift = goal_of(night.house, ZOE).gift(night.house, ZOE, PETER)
        assert (gift == "seal-crypt") is gives


def test_the_skull_goes_to_the_sanest_and_the_spear_to_the_strongest():
    """Haunt 47: the Skull makes a Head mortal, and then it takes a strong arm."""
    night = Story().haunted(47, traitor="ox").put("peter", "entrance-hall").give("zoe", "skull", "spear")
    night.row("zoe", sanity=2, might=1).row("peter", sanity=6, might=6)
    goal = goal_of(night.house, ZOE)
    assert goal.gift(night.house, ZOE, PETER) == "skull"
    night.row("zoe", sanity=6).row("peter", sanity=2)
    assert goal.gift(night.house, ZOE, PETER) == "spear"


def test_a_head_does_not_wait_for_ever_before_the_elevator():
    """Haunt 47: the nearest room without worm is one that no Head may enter."""
    night = Story().haunted(47, traitor="ox").room("mystic-elevator", "ground", 2, 1, 0)
    for room in ("entrance-hall", "foyer", "grand-staircase"):
        PutToken("worm-body", RoomId(room)).carry_out(night.house)
    Spawn("worm-head", RoomId("entrance-hall"), (1, 6, -1, -1), 1).carry_out(night.house)
    night.house.outbox.clear()
    head = night.house.monsters[0]
    assert night.house.distances(head.room, monster=True)[RoomId("mystic-elevator")] == 1
    assert goal_of(night.house, OX).leads(night.house, head) == "upper-landing"


def test_all_look_for_a_way_up_while_the_body_lies_below():
    """Haunt 20: Peter has the body in the basement, and no stairs lead from there to the Chapel."""
    night = Story().haunted(20, traitor="ox").room("chapel", "ground", 1, 0).put("peter", "basement-landing")
    night.give("peter", "corpse").put("zoe", "chapel").house.marks["grooms-name"] = 1
    goal = goal_of(night.house, ZOE)
    assert "stairs-from-basement" in goal.seeks(night.house, ZOE)
    night.put("peter", "upper-landing")
    assert goal.seeks(night.house, ZOE) == ()


def test_what_one_feels_makes_one_think_of_more_rooms_than_two():
    """Haunt 25: only the traitor's page says that a wax doll is never in the Charred Room."""
    night = Story().haunted(25, traitor="ox").room("charred-room", "upper", 1, 0).put("zoe", "charred-room")
    night.house.marks["doll-wax-0"] = 1
    night.house.secrets["doll 0"] = "kitchen"
    assert answer(night, ZOE) == ("search-doll",)
    night.house.tokens["no-doll"] = (RoomId("charred-room"),)
    assert RoomId("charred-room") not in goal_of(night.house, ZOE).rooms(night.house, ZOE)


def test_the_paint_goes_to_the_chamber_past_the_cultists():
    """Haunt 14: the cult brings one offering after the other, and whoever waits until the way is free has
    lost."""
    night = Story().haunted(14, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    night.room("pentagram-chamber", "ground", 1, 1).room("dining-room", "ground", 1, 0)
    night.give("zoe", "paint-1").put("zoe", "grand-staircase").row("zoe", might=2, speed=3)
    for number, room in enumerate(("dining-room", "foyer", "entrance-hall"), start=1):
        Spawn("cultist", RoomId(room), (4, 4, 4, -1), number).carry_out(night.house)
    night.house.outbox.clear()
    assert answer(night, ZOE) == ("move", "dining-room")


def test_a_monster_without_a_way_and_without_an_elevator_stays_where_it_is():
    """Haunt 14: the house has a Collapsed Room that nobody has fallen through, and no elevator."""
    night = Story().haunted(14, traitor="ox").room("collapsed-room", "ground", 1, 0)
    night.put("zoe", "upper-landing").put("peter", "upper-landing").put("ox", "upper-landing")
    night.room("larder", "basement", 0, 1)
    Spawn("cultist", RoomId("basement-landing"), (4, 4, 4, -1), 1).carry_out(night.house)
    night.house.outbox.clear()
    night.turn_of("ox").dice(1, 1, 1, 1).ends_turn("ox")
    assert answer(night, OX) == ("end",)


def test_distances_are_those_of_the_house_as_it_is_built_now():
    """They are kept for each shape of the house, and every new tile makes another."""
    table = Table(RULES, {"players": 3, "haunt": 1}, 7)
    players = [Sensible(Seat(seat), f"7/{seat}") for seat in range(3)]
    shapes = set()
    while table.open:
        seat, decision = next(iter(table.open.items()))
        house = table.state
        here = house.where[seat] if house.where[seat] in house.placed else RoomId("foyer")
        for monster in (False, True):
            assert Map(house).steps(here, monster=monster) == house.distances(here, monster=monster)
        shapes.add(len(house.placed))
        table.answer(seat, players[seat].answer(Chair(table, seat), decision))
    assert len(shapes) > 5


def test_whoever_plays_on_in_a_search_plays_legally_to_the_end():
    for haunt in (1, 16, 34):
        table = Table(RULES, {"players": 4, "haunt": haunt}, 11)
        rovers = [Rover(Seat(seat), f"r/{seat}") for seat in range(4)]
        while table.open:
            seat, decision = next(iter(table.open.items()))
            options = decision.choice
            given = (
                next(options.listed()) if options.count() == 1 else rovers[seat].reply(table.state, decision)
            )
            table.answer(seat, given)
        assert table.outcome


def test_a_search_tries_what_players_of_other_moods_would_do_and_every_blow():
    """Zoe stands beside one of the dead. She would rather go; the fierce would strike."""
    night = among_the_dead("entrance-hall", "foyer").row("zoe", might=5)
    decision = night.table.open[ZOE]
    usual = answer(night, ZOE)
    ideas = HouseGuide().ideas(night.table.view(ZOE), decision, usual, 30, Random("x"))
    assert next(iter(ideas)) == usual and ideas[usual] == ""
    blows = [each for each in decision.choice.listed() if isinstance(each, tuple) and each[0] == "attack"]
    assert blows and {*blows} <= {*ideas}
    assert usual == ("move", "grand-staircase")
    assert {*ideas.values()} <= {"", *MOODS} and ideas["attack", 102, None, "might"] == "fierce"
