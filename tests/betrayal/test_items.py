"""Items and omens: owning, using, giving, dropping, picking up; what each card does."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR, Seat, Table, call
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import Fall, Hurt, HurtDice, Part, PickUp, luck, plain_roll, trait_roll
from nightbell.games.betrayal.cards.catalogue import COMPANIONS
from nightbell.games.betrayal.cards.items import explode
from nightbell.games.betrayal.cards.omens import errands
from nightbell.games.betrayal.cards.registry import USES
from nightbell.games.betrayal.traits import (
    EVENT,
    ITEM,
    KNOWLEDGE,
    MENTAL,
    OMEN,
    PHYSICAL,
    SANITY,
    TRAITS,
    CardId,
    RoomId,
)
from nightbell.games.betrayal.walk import DrawCard, Happen
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def using(card: str, *names: str) -> Story:
    return Story(*names).give("zoe", card)


def use(night: Story, card: str, *answers):
    return night.run(call(USES[CardId(card)].do, ZOE), *answers)


# ---- owning


@pytest.mark.rule("B-169", "B-173", "B-174", "B-175", "B-178", "B-179", "B-180")
@pytest.mark.parametrize(("deck", "card"), [(ITEM, "axe"), (OMEN, "ring")])
def test_cards_are_drawn_in_the_open(deck, card):
    night = Story().deck(deck, card).run(DrawCard(ZOE, deck))
    assert [seat for seat in range(3) if card in night.state.hands[seat]] == [0]
    for viewer in (SPECTATOR, ZOE, OX):
        assert card in night.table.view(viewer).hands[0]
        assert any(getattr(event, "card", "") == card for event in night.table.events(viewer))
    event = (
        Story()
        .deck("event", "whoops")
        .run(DrawCard(ZOE, next(iter([d for d in night.state.decks if d == "event"]))))
    )
    assert any(getattr(e, "card", "") == "whoops" for e in event.table.events(SPECTATOR))


@pytest.mark.rule("B-176", "B-181", "B-188", "B-201")
def test_once_in_each_own_turn():
    night = Story().give("zoe", "mask", "puzzle-box").dice(0, 0, 0, 0, 0)
    night.does("zoe", "use", "mask")
    assert night.refused("use", "mask").rule == "B-176"
    night.dice(0, 0, 0).does("zoe", "use", "puzzle-box")
    night.ends_turn().ends_turn().ends_turn()
    assert ("use", "mask") in night.options and ("use", "puzzle-box") in night.options
    fresh = Story().room("bloody-room", "ground", 2, 1, due=True).deck("item", "puzzle-box")
    fresh.does("zoe", "move", "bloody-room").dice(0, 0, 0).does("zoe", "use", "puzzle-box")
    both = Story().give("zoe", "puzzle-box").give("ox", "dark-dice").haunted(1, traitor="ox")
    assert ("use", "puzzle-box") in both.options
    assert ("use", "dark-dice") in both.ends_turn().options


@pytest.mark.rule("B-182")
def test_the_bite_bites_at_once():
    night = Story().deck("omen", "bite").dice(2, 2, 0, 0, 1, 0, 0)
    night.run(DrawCard(ZOE, OMEN), (3, 0))
    assert night.rows("zoe", "might") == 0
    night.end()


@pytest.mark.rule("B-183", "B-223")
def test_there_is_no_limit_to_what_one_carries():
    cards = (
        "axe",
        "bell",
        "bottle",
        "candle",
        "idol",
        "armor",
        "dynamite",
        "spear",
        "revolver",
        "blood-dagger",
    )
    night = Story().give("zoe", *cards).give("zoe", "sacrificial-dagger")
    assert len(night.hand("zoe")) == 11


# ---- giving, dropping, picking up


@pytest.mark.rule("B-192", "B-193", "B-194", "B-207")
def test_giving_needs_both_and_comes_once_a_turn():
    night = Story().give("zoe", "axe", "bell").put("peter", "foyer")
    assert ("give", 1) in night.options and ("give", 2) not in night.options
    night.does("zoe", "give", 1).answers("axe")
    assert night.question.kind == "accept-gift" and night.question.seat == 1
    night.answers(False)
    assert "axe" in night.hand("zoe")
    night.does("zoe", "give", 1)
    assert night.question.kind == "accept-gift" and dict(night.question.about)["card"] == "bell"
    night.answers(False)
    assert night.refused("give", 1).rule == "B-192"
    again = Story("zoe", "ox", "peter").give("zoe", "axe").does("zoe", "give", 1).answers(False)
    again.does("zoe", "give", 2).answers(True)
    assert "axe" in again.hand("peter")
    other = Story().give("zoe", "axe", "bell").does("zoe", "give", 1).answers("axe", True)
    assert "axe" in other.hand("ox") and "axe" not in other.hand("zoe")
    assert "give" not in other.verbs


@pytest.mark.rule("B-195", "B-196", "B-197", "B-198", "B-199", "B-208")
def test_piles():
    night = Story().give("zoe", "axe", "bell", "idol").does("zoe", "drop").answers(("axe", "bell", "idol"))
    assert night.state.piles[RoomId("entrance-hall")] == ("axe", "bell", "idol")
    assert night.hand("zoe") == () and "take" not in night.verbs
    night.ends_turn().does("ox", "take").answers(("axe", "bell"))
    assert set(night.hand("ox")) == {"axe", "bell"}
    assert night.state.piles[RoomId("entrance-hall")] == ("idol",)
    night.ends_turn().ends_turn().does("zoe", "take").answers(("idol",))
    assert RoomId("entrance-hall") not in night.state.piles
    four = Story()
    four.house.piles[RoomId("entrance-hall")] = tuple(CardId(c) for c in ("axe", "bell", "idol", "candle"))
    four.does("zoe", "take").answers(("axe", "bell", "idol", "candle"))
    assert len(four.hand("zoe")) == 4


@pytest.mark.rule("B-192")
def test_one_giving_one_dropping_one_picking_up():
    night = Story().give("zoe", "axe", "bell", "idol")
    night.house.piles[RoomId("entrance-hall")] = (CardId("candle"),)
    night.does("zoe", "give", 1).answers("axe", True).does("zoe", "drop").answers(("bell",))
    night.does("zoe", "take").answers(("candle",))
    for verb, args in (("give", (1,)), ("drop", ()), ("take", ())):
        assert night.refused(verb, *args).rule == "B-192"


@pytest.mark.rule("B-200", "B-203")
def test_what_cannot_be_given_or_dropped():
    night = Story().give("zoe", "bite", "dog", "girl", "madman", "blood-dagger")
    assert not {"give", "drop"} & night.verbs
    steal = Story().give("zoe", "armor")
    from nightbell.games.betrayal.atoms import spoils
    from nightbell.games.betrayal.house import Figure

    assert spoils(night.house, Figure(1), ZOE) == ("blood-dagger",)
    assert spoils(steal.house, Figure(1), ZOE) == ()
    dropped = Story().give("zoe", "armor").does("zoe", "drop").answers(("armor",))
    dropped.ends_turn().does("ox", "take").answers(("armor",))
    assert "armor" in dropped.hand("ox")


@pytest.mark.rule("B-205", "B-206", "B-210", "B-211")
def test_one_thing_a_turn_with_each_item():
    used = Story().give("zoe", "puzzle-box", "bell").dice(0, 0, 0).does("zoe", "use", "puzzle-box")
    used.does("zoe", "drop")
    assert used.options == [("bell",)]
    picked = Story()
    picked.house.piles[RoomId("entrance-hall")] = (CardId("puzzle-box"),)
    picked.does("zoe", "take").answers(("puzzle-box",))
    assert ("use", "puzzle-box") not in picked.options and "give" not in picked.verbs
    charmed = Story().give("zoe", "idol").room("vault", "upper", 0, 1).put("zoe", "vault").put("ox", "vault")
    charmed.dice(0, 0, 0, 0, 0).does("zoe", "open-vault").answers("idol")
    assert "give" not in charmed.verbs


@pytest.mark.rule("B-212", "B-211", "B-207")
def test_the_spear_is_not_given_away_after_an_attack():
    night = Story().give("zoe", "spear").haunted(1, traitor="ox").dice(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert ("give", 2) in night.options
    night.does("zoe", "attack", 1, "spear", "might")
    assert "give" not in night.verbs
    night.ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    assert ("give", 2) in night.options


@pytest.mark.rule("B-226", "B-227")
@pytest.mark.parametrize("companion", COMPANIONS)
def test_companions_follow_and_have_no_traits(companion):
    night = Story().give("ox", companion).haunted(1, traitor="ox")
    for trait in TRAITS:
        assert night.refused("attack", companion, None, trait).rule == "B-247"
    assert {option[1] for option in night.options if option[0] == "attack"} == {1}
    night.ends_turn("zoe").does("ox", "move", "foyer")
    assert companion in night.hand("ox") and companion not in night.state.strays
    assert not night.state.monsters


@pytest.mark.rule("B-205", "B-210")
def test_what_the_dog_fetched_or_carried_has_been_dealt_with_this_turn():
    fetched = Story().give("zoe", "dog")
    fetched.house.piles[RoomId("foyer")] = (CardId("puzzle-box"),)
    fetched.does("zoe", "use", "dog")
    assert "puzzle-box" in fetched.hand("zoe")
    assert not {("use", "puzzle-box"), ("drop",), ("give", 1)} & set(fetched.options)
    fetched.ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    assert {("use", "puzzle-box"), ("drop",), ("give", 1)} <= set(fetched.options)
    carried = Story().give("zoe", "dog", "puzzle-box").does("zoe", "use", "dog")
    carried.answers(("carry", "puzzle-box", "foyer")).does("zoe", "move", "foyer")
    assert "take" not in carried.verbs
    dropped = (
        Story().give("zoe", "dog", "axe").does("zoe", "drop").answers(("axe",)).does("zoe", "move", "foyer")
    )
    assert "axe" not in [card for _, card, _ in errands(dropped.state, ZOE)]


def test_a_mask_worn_at_death_is_off_its_next_owners_face():
    night = Story().give("zoe", "mask").dice(2, 2, 0, 0, 0).does("zoe", "use", "mask").answers("put-on")
    assert night.state.mark("mask-worn")
    night.house = night.state
    night.haunted(1, traitor="peter").run(Fall(ZOE))
    assert not night.state.mark("mask-worn")
    before = [night.rows("ox", trait) for trait in TRAITS]
    night.run(PickUp(OX, CardId("mask"))).run(Part(OX, CardId("mask")))
    assert [night.rows("ox", trait) for trait in TRAITS] == before


# ---- cards that bend rolls


def test_the_angel_feather_names_the_result():
    night = using("angel-feather")
    night.run(trait_roll(night.house, ZOE, SANITY), "angel-feather", 7)
    assert "angel-feather" not in night.hand("zoe")
    night.end()


def test_the_adrenaline_shot_adds_four():
    night = using("adrenaline-shot").room("vault", "upper", 0, 1).put("zoe", "vault").dice(1, 1, 0)
    night.does("zoe", "open-vault").answers("adrenaline-shot")
    assert night.state.rooms_with("vault-empty")
    assert "adrenaline-shot" in night.state.discard
    night.end()


@pytest.mark.parametrize(("card", "kept"), [("lucky-stone", False), ("rabbits-foot", True)])
def test_rerolls(card, kept):
    night = using(card).dice(0, 0, 2, 2)
    again = (0,) if card == "lucky-stone" else 0
    night.run(trait_roll(night.house, ZOE, KNOWLEDGE), card, again)
    assert night.news("Threw")[-1].faces == (2, 0, 2)
    assert (card in night.hand("zoe")) is kept
    night.end()


def test_no_adrenaline_for_plain_rolls_and_no_luck_out_of_turn():
    night = using("adrenaline-shot").dice(1, 1)
    night.run(plain_roll(night.house, ZOE, 2))
    night.end()
    away = using("angel-feather").turn_of("ox").dice(1, 1, 1)
    away.run(trait_roll(away.house, ZOE, KNOWLEDGE))
    away.end()


@pytest.mark.rule("B-228")
def test_the_card_goes_before_the_rulebook():
    """The book lets an item be used once a turn; the Armor says every time, and helps twice in one turn."""
    night = using("armor").row("zoe", might=7)
    night.run(Hurt(ZOE, PHYSICAL, 2), (1, 0)).run(Hurt(ZOE, PHYSICAL, 2), (1, 0))
    assert night.rows("zoe", "might") == 5


# ---- cards that protect


def test_armour_takes_one_point_every_time():
    night = using("armor").run(Hurt(ZOE, PHYSICAL, 2), (1, 0)).run(Hurt(ZOE, PHYSICAL, 1))
    assert night.rows("zoe", "might") == 2
    mind = using("armor").run(Hurt(ZOE, MENTAL, 1), (1, 0))
    assert mind.rows("zoe", "sanity") == 1


@pytest.mark.parametrize(("body", "trait"), [(True, "might"), (False, "sanity")])
def test_the_skull_turns_harm_upon_the_body(body, trait):
    night = using("skull")
    before = night.rows("zoe", trait)
    night.run(Hurt(ZOE, MENTAL, 2), body, (2, 0))
    assert night.rows("zoe", trait) == before - 2


# ---- cards that are used


@pytest.mark.parametrize(
    ("faces", "rows"),
    [
        ((2, 2, 1), (5, 5, 2, 2)),
        ((2, 1, 1), (3, 3, 4, 4)),
        ((1, 1, 1), (3, 2, 2, 3)),
        ((1, 1, 0), (3, 3, 0, 0)),
        ((1, 0, 0), (1, 1, 2, 2)),
        ((0, 0, 0), (1, 1, 0, 0)),
    ],
)
def test_the_bottle(faces, rows):
    night = using("bottle").haunted(1, traitor="ox").dice(*faces)
    use(night, "bottle")
    assert tuple(night.rows("zoe", t) for t in TRAITS) == rows
    assert "bottle" in night.state.discard
    night.end()


def test_the_bottle_takes_you_anywhere_on_a_six():
    night = using("bottle").haunted(1, traitor="ox").dice(2, 2, 2)
    assert use(night, "bottle", "upper-landing").where("zoe") == "upper-landing"


def test_nothing_is_drunk_or_rung_before_the_haunt():
    night = Story().give("zoe", "bottle", "bell", "crystal-ball", "dynamite")
    assert "use" not in night.verbs


@pytest.mark.parametrize(
    ("faces", "answers", "seen"),
    [
        ((2, 2, 2), ("ox",), "foyer"),
        ((2, 1, 1), ("speed",), "entrance-hall"),
        ((1, 1, 1), (), "foyer"),
        ((1, 1, 0), ("sanity",), "entrance-hall"),
    ],
)
def test_the_dark_dice(faces, answers, seen):
    night = using("dark-dice").put("ox", "foyer").dice(*faces)
    given = tuple(1 if answer == "ox" else answer for answer in answers)
    assert use(night, "dark-dice", *given).where("zoe") == seen
    night.end()


def test_the_dark_dice_push_a_friend_draw_an_event_and_ruin():
    push = using("dark-dice").put("peter", "foyer").dice(2, 2, 1)
    assert use(push, "dark-dice").where("ox") == "foyer"
    event = using("dark-dice").deck("event", "whoops").dice(1, 0, 0)
    use(event, "dark-dice")
    assert "dark-dice" in event.state.discard
    ruin = using("dark-dice").dice(0, 0, 0)
    use(ruin, "dark-dice")
    assert [ruin.rows("zoe", t) for t in TRAITS] == [0, 0, 0, 0] and "dark-dice" in ruin.state.discard


def test_dynamite():
    night = using("dynamite").haunted(1, traitor="ox").put("ox", "foyer").put("peter", "foyer")
    from nightbell.games.betrayal.atoms import Spawn

    Spawn("mummy", RoomId("foyer"), (3, 8, 5, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    use(night, "dynamite", (3, 1))
    assert night.rows("ox", "might") == 2 and night.rows("peter", "might") < 2
    assert "dynamite" in night.state.discard and night.state.did("attack")
    night.end()
    zombies = Story().haunted(21, traitor="ox")
    Spawn("zombie", RoomId("foyer"), (2, 5, 2, -1)).carry_out(zombies.house)
    Spawn("zombie", RoomId("upper-landing"), (2, 5, 2, -1), 2).carry_out(zombies.house)
    zombies.house.outbox.clear()
    zombies.dice(0, 0).run(call(explode, ZOE, RoomId("foyer")))
    assert [z.room for z in zombies.state.monsters] == ["upper-landing"]


def test_salve_and_salts_restore_to_the_start():
    salve = using("healing-salve").row("zoe", might=0, speed=1)
    use(salve, "healing-salve", ("might", "speed"))
    assert (salve.rows("zoe", "might"), salve.rows("zoe", "speed")) == (3, 3)
    salts = using("smelling-salts").row("ox", knowledge=0)
    use(salts, "smelling-salts")
    assert salts.rows("ox", "knowledge") == 2 and "smelling-salts" in salts.state.discard


@pytest.mark.parametrize(
    ("faces", "healed"), [((2, 2, 2, 2), 3), ((2, 2, 2, 0), 2), ((2, 2, 0, 0), 1), ((1, 1, 1, 0), 0)]
)
def test_the_medical_kit(faces, healed):
    night = using("medical-kit").row("zoe", might=0, speed=0, knowledge=4).dice(*faces)
    answers = [(healed, 0)] if healed else []
    use(night, "medical-kit", *answers)
    assert night.rows("zoe", "might") == healed
    night.end()


def test_the_music_box_stops_whoever_comes_near():
    night = using("music-box").put("ox", "foyer")
    night.does("zoe", "use", "music-box").ends_turn("zoe")
    night.dice(1, 1, 1, 2, 2, 0, 0).does("ox", "move", "entrance-hall")
    assert night.question.seat == 2
    night.end()


def test_the_gloves_take_what_they_like():
    night = using("pickpockets-gloves").give("ox", "axe", "armor")
    use(night, "pickpockets-gloves")
    assert "axe" in night.hand("zoe") and "armor" in night.hand("ox")
    assert "pickpockets-gloves" in night.state.discard


@pytest.mark.parametrize(("faces", "solved"), [((2, 2, 2), True), ((2, 2, 1), False)])
def test_the_puzzle_box(faces, solved):
    night = using("puzzle-box").deck("item", "axe", "idol").dice(*faces)
    use(night, "puzzle-box")
    assert ("axe" in night.hand("zoe") and "idol" in night.hand("zoe")) is solved
    assert ("puzzle-box" in night.hand("zoe")) is not solved


@pytest.mark.parametrize(("faces", "rows"), [((0, 0, 1), 1), ((0, 0, 0), 0)])
def test_the_crystal_ball_costs_sanity(faces, rows):
    night = using("crystal-ball").haunted(1, traitor="ox").dice(*faces)
    use(night, "crystal-ball")
    assert night.rows("zoe", "sanity") == rows


def test_the_crystal_ball_chooses_the_next_card():
    night = using("crystal-ball").haunted(1, traitor="ox").dice(2, 2, 0)
    use(night, "crystal-ball", "item", "armor")
    assert night.state.decks[ITEM][0] == "armor"


def test_the_mask_goes_on_and_off():
    night = using("mask").dice(2, 2, 0, 0, 0)
    use(night, "mask", "put-on")
    assert (night.rows("zoe", "knowledge"), night.rows("zoe", "sanity")) == (4, 0)
    night.dice(2, 2, 0)
    use(night, "mask", "take-off")
    assert (night.rows("zoe", "knowledge"), night.rows("zoe", "sanity")) == (2, 2)
    fail = using("mask").dice(1, 1, 1, 0, 0)
    assert use(fail, "mask").rows("zoe", "sanity") == 2


def test_the_spirit_board_shows_the_next_room_to_its_user_alone():
    night = using("spirit-board").stack("attic")
    use(night, "spirit-board")
    assert night.view("zoe").known_top == {"room": ("attic",)}
    assert night.view("ox").known_top == {}
    assert [type(e).__name__ for e in night.table.events(OX)][-1] == "Looked"


def test_the_spirit_board_draws_monsters():
    from nightbell.games.betrayal.atoms import Spawn

    night = using("spirit-board").haunted(1, traitor="ox")
    Spawn("mummy", RoomId("grand-staircase"), (3, 8, 5, -1)).carry_out(night.house)
    night.house.outbox.clear()
    use(night, "spirit-board", (100,))
    assert night.state.monsters[0].room == "foyer"


def test_the_bell():
    calls = using("bell").haunted(1, traitor="ox").put("peter", "grand-staircase").row("zoe", sanity=4)
    calls.dice(2, 2, 1, 0, 0, 0)
    use(calls, "bell", (2,))
    assert calls.where("peter") == "foyer"
    from nightbell.games.betrayal.atoms import Spawn

    toll = using("bell").haunted(1, traitor="ox").dice(0, 0, 0, 0, 0)
    Spawn("mummy", RoomId("grand-staircase"), (3, 8, 5, -1)).carry_out(toll.house)
    toll.house.outbox.clear()
    use(toll, "bell", (100,))
    assert toll.state.monsters[0].room == "foyer"


def test_the_dog_fetches_and_carries():
    night = using("dog").give("zoe", "axe")
    night.house.piles[RoomId("grand-staircase")] = (CardId("idol"),)
    use(night, "dog", ("fetch", "idol", "grand-staircase"))
    assert "idol" in night.hand("zoe")
    use(night, "dog", ("carry", "axe", "upper-landing"))
    assert night.state.piles[RoomId("upper-landing")] == ("axe",)


def test_a_stolen_blood_dagger_bites_its_old_owner():
    from nightbell.games.betrayal.atoms import Steal
    from nightbell.games.betrayal.house import Figure

    night = Story().give("ox", "blood-dagger").dice(1, 1)
    night.run(Steal(Figure(0), OX, CardId("blood-dagger")), (2, 0))
    assert night.rows("ox", "might") == 0 and "blood-dagger" in night.hand("zoe")
    night.end()


def test_events_and_rules_object_know_each_other():
    assert Table(RULES, {}, 1).rules is RULES
    night = Story().run(Happen(ZOE, CardId("whoops")))
    assert "whoops" in night.state.discard


@pytest.mark.parametrize("card", ["creepy-puppet", "bite", "groundskeeper"])
def test_luck_helps_against_what_strikes_out_of_the_dark(card):
    """Bite, puppet and gardener are parried with an own roll, and any own roll may be bent."""
    night = Story().give("zoe", "angel-feather").deck("event", card).deck("omen", card)
    first = card == "groundskeeper"
    night.dice(*[0] * 3 * first, 2, 2, 2, 2)
    before = list(night.house.clips)
    night.run(DrawCard(ZOE, OMEN if card == "bite" else EVENT), *[None] * first, "angel-feather", 8)
    assert night.state.clips == before
    night.end()


def test_luck_helps_with_damage_dice():
    night = Story().give("zoe", "rabbits-foot").dice(2, 2, 0)
    night.run(HurtDice(ZOE, PHYSICAL, 2, "crypt"), "rabbits-foot", 1, (2, 0))
    assert night.news("Suffered")[-1].points == 2
    spared = Story().give("zoe", "angel-feather").run(HurtDice(ZOE, PHYSICAL, 2, "crypt"), "angel-feather", 0)
    assert spared.news("Suffered") == []
    other = Story().give("zoe", "angel-feather").turn_of("ox").dice(1)
    other.run(HurtDice(ZOE, PHYSICAL, 1, "crypt"), (1, 0))
    other.end()


def test_the_idol_serves_trait_combat_and_event_rolls_only():
    night = Story().give("zoe", "idol")
    rolls = (("might", "room"), ("might", "attack"), ("", "event"), ("", "damage"), ("", "haunt"))
    bent = [why for trait, why in rolls if "idol" in luck(night.house, ZOE, trait, why)]
    assert bent == ["room", "attack", "event"]


def test_the_dog_leaves_no_room_that_asks_for_a_roll_and_crosses_no_barrier():
    night = Story().room("chasm", "basement", 1, 0).room("gymnasium", "basement", 2, 0, 1)
    night.put("zoe", "chasm", side=1).give("zoe", "dog")
    night.house.piles = {RoomId("gymnasium"): (CardId("idol"),), RoomId("basement-landing"): (CardId("axe"),)}
    night.does("zoe", "use", "dog")
    assert len({"idol", "axe"} & set(night.hand("zoe"))) == 1, "what lies on its own side, without a question"
    attic = Story().room("attic", "upper", 0, -1).put("zoe", "attic").give("zoe", "dog")
    attic.house.piles[RoomId("upper-landing")] = (CardId("idol"),)
    attic.does("zoe", "use", "dog")
    assert attic.question.kind == "turn" and "idol" not in attic.hand("zoe")


def over_the_chasm(side: int) -> Story:
    """Ox is in the Chasm, with the hallway to the east (side 0) and the landing to the west (side 1)."""
    night = Story().haunted(1, traitor="peter").put("peter", "upper-landing").put("ox", "chasm", side=side)
    return night.room("chasm", "basement", 1, 0).room("creaky-hallway", "basement", 2, 0)


@pytest.mark.rule("B-140")
@pytest.mark.parametrize("side", [0, 1])
def test_the_bell_calls_nobody_over_a_barrier(side):
    night = over_the_chasm(side).put("zoe", "basement-landing").give("zoe", "bell").dice(2, 2, 2, 2, 2)
    night.does("zoe", "use", "bell")
    assert (night.question.kind == "call-heroes") is (side == 1)


@pytest.mark.rule("B-142")
@pytest.mark.parametrize(("start", "side"), [("basement-landing", 1), ("creaky-hallway", 0)])
def test_whom_it_calls_into_a_split_room_stands_behind_the_door(start, side):
    night = over_the_chasm(0).put("zoe", "chasm", side=1 - side).put("ox", start).give("zoe", "bell")
    night.dice(2, 2, 2, 2, 2).does("zoe", "use", "bell").answers((OX,))
    assert night.where("ox") == "chasm" and night.state.side[OX] == side


@pytest.mark.parametrize("side", [0, 1])
def test_the_dark_dice_lead_over_no_barrier_either(side):
    night = over_the_chasm(side).give("ox", "dark-dice").turn_of("ox").dice(1, 1, 1)
    night.does("ox", "use", "dark-dice")
    assert night.where("ox") == ("basement-landing" if side else "creaky-hallway")
