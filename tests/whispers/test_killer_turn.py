"""The killer's turn: cards, basic actions, planning, the draw."""

from io import StringIO

import pytest
from rich.console import Console

from nightbell.cli.boards.whispers import draw
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.content import CARDS, KILLERS, KIND_MARKS
from nightbell.text import Words
from tests.whispers.scenario import Scene, meet


def phases(story: Scene) -> list[str]:
    return [event.phase for event in story.told(ev.PhaseBegan)]


@pytest.mark.rule("W-021", "W-167", "W-169")
def test_the_steps_of_a_turn_in_their_order():
    story = Scene(at="R4", hand="pursue barricade").next_round()
    mine = phases(story)[phases(story).index("killer") :]
    assert mine == ["killer", "instant", "main", "planning", "draw", "start", "actions"]
    hidden = (
        Scene("maniac", phase="planning", at="R4", hand="stalk")
        .say("play stalk", "stop")
        .until("instant", "main")
    )
    assert phases(hidden)[phases(hidden).index("report") :][:3] == ["report", "reveal", "instant"]


@pytest.mark.rule("W-044")
@pytest.mark.parametrize("count", range(4))
def test_any_number_of_instant_cards(count):
    story = Scene(phase="instant", at="R4", hand="pursue pursue sense")
    for card in ("play pursue", "play pursue", "play sense")[:count]:
        story.say(card)
        story.say("step R5" if "step R5" in story.options else story.options[0])
    assert story.phase == ("instant" if count < 3 else "main")
    if count < 3:
        story.say("pass")
    assert story.phase == "main"
    assert len(story.hunt.hand) == 3 - count


def test_a_killer_without_a_card_to_play_is_asked_all_the_same():
    """Otherwise the others could tell from the pause what he holds."""

    class Unsettled(Scene):
        def settle(self):
            pass

    story = Unsettled(phase="instant", at="R4", hand="")
    assert (story.kind, story.options) == ("instant", ["pass"])
    story.say("pass", "pass")
    assert (story.kind, story.options) == ("planning", ["pass"])


PRINTED = {
    "⚡": "pursue sense madness scream trail_of_fear deduction murder_notice howl blood_hunt "
    "territorial_awareness hyper_hearing hunting_instinct tracking crawl infrared piercing_noise",
    "◆": "chainsaw brutal_rage whizz life_drain bated_breath traps_reset patrol release siege transformation",
    "⧗": "barricade stay vanish stalk lurking_threat death_blossom territorial_awareness regroup "
    "summon_stele eerie_pipes acid_spray thorn_grip lush_growth branch_growth convergence frenzied_branches",
    "✕": "stalk savage_bite axe_throw execution ambush combat_adaptation thorn_grip strangle",
}
"""Which cards carry which mark, as printed."""


@pytest.mark.rule("W-045", "W-046", "W-080", "W-081")
def test_every_card_carries_the_marks_of_its_kinds_and_no_other():
    for kind, mark in KIND_MARKS.items():
        assert {card for card, each in CARDS.items() if kind in each.kinds} == set(PRINTED[mark].split())
    assert KIND_MARKS["instant"] == "⚡" and len(set(KIND_MARKS.values())) == 4


@pytest.mark.rule("W-045", "W-046", "W-080", "W-081")
@pytest.mark.parametrize("killer", KILLERS)
def test_the_killer_sees_the_marks_on_the_cards_of_his_hand(killer):
    for card, _ in KILLERS[killer].deck:
        story = Scene(killer, phase="main", at="R4", hand=card)
        out, words = StringIO(), Words("en", "whispers")
        Console(file=out, width=300, highlight=False).print(draw(story.killer_view, words))
        title = words.say("board-hunt-hand")
        (line,) = [each for each in out.getvalue().splitlines() if title in each]
        assert words.thing("card", card) in line
        marks = {mark for mark, cards in PRINTED.items() if card in cards.split()}
        assert {mark for mark in PRINTED if mark in line} == marks


@pytest.mark.rule("W-047", "W-048")
@pytest.mark.parametrize(
    ("killer", "phase", "card"),
    [
        ("butcher", "instant", "sense"),
        ("butcher", "main", "chainsaw"),
        ("butcher", "planning", "barricade"),
        ("werewolf", "main", "savage_bite"),
    ],
)
def test_a_card_played_is_shown_and_read_out(killer, phase, card):
    story = Scene(
        killer, phase=phase, at="R4", hand=f"{card} pursue pursue", where={"marco": "R4"}, bags={"marco": ""}
    )
    if card == "savage_bite":
        story.dice(0, 0, 0, 0).say("search")
    story.say(f"play {card}")
    for seat in (1, -1):
        shown = story.told(ev.CardPlayed, seat)
        assert [event.card for event in shown] == [card]
        for lang in ("ru", "en"):
            words = Words(lang, "whispers")
            assert words.about("card", card) in words.event(shown[0])
    assert card in story.victims_view.open.played


@pytest.mark.rule("W-049")
@pytest.mark.parametrize(("reaction", "wounds", "bag"), [("yes", 0, []), ("no", 1, ["amulet"])])
@pytest.mark.parametrize(
    ("killer", "phase", "level", "hand", "said"),
    [
        ("butcher", "main", 1, "chainsaw pursue pursue", ("play chainsaw", "stop")),
        ("butcher", "instant", 4, "chainsaw pursue pursue", ("play chainsaw", "stop")),
        ("unidentified", "planning", 3, "acid_spray crawl", ("play acid_spray", "R5")),
    ],
)
def test_the_game_waits_for_the_victims_to_react_or_pass(
    killer, phase, level, hand, said, reaction, wounds, bag
):
    story = Scene(
        killer,
        phase=phase,
        at="R4",
        hand=hand,
        level=level,
        where={"marco": "R4"},
        bags={"marco": "amulet"},
    ).say(*said)
    assert story.kind == "show-amulet" and sorted(story.options) == ["no", "yes"]
    assert story.table.open.keys() == {1}, "nobody else goes on meanwhile"
    assert story.wounds("marco") == 0
    assert story.hunt.discard.count(hand.split()[0]) == 0, "the card's effect is not finished"
    story.say(reaction)
    assert (story.wounds("marco"), story.bag("marco")) == (wounds, bag)


@pytest.mark.rule("W-049")
def test_after_an_attack_card_the_target_still_chooses_its_defence():
    story = meet("marco", killer="huntress", hand="axe_throw sense", bags={"marco": "shortsword"})
    story.say("play axe_throw")
    assert story.table.open.keys() == {1} and "DefenceCounted" not in story.names()


@pytest.mark.rule("W-050", "W-051", "W-068")
def test_an_open_move_names_every_place():
    story = Scene("werewolf", phase="instant", at="R4", hand="blood_hunt", wounds={"marco": 1})
    story.say("play blood_hunt", "step R5", "step G4")
    moved = [(story.words(event.start), story.words(event.place)) for event in story.told(ev.KillerMoved, 1)]
    assert moved == [("R4", "R5"), ("R5", "G4")]
    assert story.victims_view.open.figures == (story.place("G4"),)


@pytest.mark.rule("W-052")
def test_all_effects_of_a_card_are_applied_in_order():
    story = Scene("werewolf", phase="instant", at="R4", hand="howl pursue pursue", where={"marco": "R5"})
    story.say("play howl")
    assert story.fear("marco") == 1
    assert "stop" not in story.options
    story.say("step R5")
    assert story.at == "R5"


@pytest.mark.rule("W-053", "W-132")
def test_after_an_encounter_the_rest_of_the_card_is_lost():
    hit = Scene(
        "huntress",
        phase="instant",
        at="R4",
        hand="tracking pursue",
        where={"marco": "R4"},
        bags={"marco": ""},
    )
    hit.dice(0, 0, 1, 1).say("play tracking", "stay")
    assert "DistanceTold" not in hit.names()
    assert phases(hit)[0] == "draw"
    miss = Scene("huntress", phase="instant", at="R4", hand="tracking pursue").say("play tracking")
    assert miss.kind == "track" and "pass" not in miss.options
    assert miss.say("anna").told(ev.DistanceTold)[0].distance == 3


@pytest.mark.rule("W-054", "W-055", "W-056", "W-057")
def test_a_card_costs_other_cards_of_the_hand():
    assert CARDS["chainsaw"].cost == 2 and CARDS["pursue"].cost == 0
    story = Scene(phase="main", at="R4", hand="chainsaw sense barricade pursue")
    story.say("play chainsaw")
    assert story.kind == "pay" and "chainsaw" not in story.options
    story.say("sense", "barricade")
    assert story.hunt.hand == ["pursue"]
    story.say("stop").until("instant", "actions")
    assert story.hunt.discard[:3] == ["sense", "barricade", "chainsaw"]
    alone = Scene(phase="main", at="R4", hand="chainsaw pursue")
    assert "play chainsaw" not in alone.options
    assert alone.refuses("play chainsaw") == "W-057"
    assert sorted(alone.hunt.hand) == ["chainsaw", "pursue"]
    sole = Scene("spectre", phase="instant", at="R4", hand="trail_of_fear").until("main")
    assert "trail_of_fear" in sole.hunt.hand


@pytest.mark.rule("W-058", "W-060", "W-061", "W-168")
def test_one_enhancement_card_or_basic_actions():
    story = Scene("spectre", phase="main", at="R4", hand="whizz whizz vanish")
    assert "play whizz" in story.options and "search" in story.options and "move R5" in story.options
    story.say("play whizz", "step R5", "stop")
    assert story.phase == "planning" and sorted(story.options) == ["pass", "play vanish"]
    basic = Scene("spectre", phase="main", at="R4", hand="whizz whizz").say("move R5")
    assert "play whizz" not in basic.options
    assert basic.refuses("play whizz") == "W-057"


@pytest.mark.rule("W-059", "W-062", "W-063", "W-093", "W-168")
def test_two_basic_actions_each_a_step_or_a_search():
    story = Scene(phase="main", at="R4", hand="")
    assert sorted(story.options) == ["move B5", "move R5", "pass", "search"]
    assert story.refuses("move G4") == "W-179"
    story.say("move R5", "search")
    assert story.phase != "main"
    story.refuses("move R4", seat=story.hunt.killer_seat)
    victims = Scene(at="R4")
    assert victims.hunt.killer_seat not in victims.table.open
    assert victims.refuses("search", seat=0) == ""


@pytest.mark.rule("W-064")
@pytest.mark.parametrize(
    "pair", [("move R5", "search"), ("search", "move R5"), ("move R5", "move G4"), ("search",) * 2]
)
def test_the_basic_actions_in_any_mix(pair):
    story = Scene(phase="main", at="R4", hand="").say(*pair)
    assert story.phase != "main"


@pytest.mark.rule("W-072")
def test_the_library_lies_between_the_study_and_the_greenhouse():
    story = Scene(phase="main", at="R4", hand="")
    russian = Words("ru", "whispers", strict=True)
    named = {russian.thing("place", place): place for place in story.hunt.board.places}
    beside = story.hunt.board.neighbours[named["Библиотека"]]
    assert {named["Кабинет"], named["Оранжерея"]} <= set(beside)
    assert named["Оранжерея"] not in story.hunt.board.neighbours[named["Кабинет"]]


@pytest.mark.rule("W-065", "W-067", "W-071")
def test_from_the_study_to_the_greenhouse():
    story = Scene(phase="main", at="R4", hand="barricade", barricades="R4-R5")
    assert story.hunt.board.neighbours[story.place("R5")] == tuple(map(story.place, ("R2", "R4", "G4")))
    story.say("move R5")
    assert story.at == "R5" and story.hunt.basic_left == 1
    story.say("move G4")
    assert story.at == "G4" and story.hunt.basic_left == 0


@pytest.mark.rule("W-066", "W-182")
def test_a_barricade_in_the_way_returns_to_the_supply():
    story = Scene(phase="main", at="R4", hand="", barricades="R4-R5 R1-R2")
    assert story.hunt.spare_barricades == 5
    story.say("move R5")
    assert story.at == "R5"
    assert story.barred == ["R1-R2"]
    assert story.hunt.spare_barricades == 6
    names = story.names()
    assert names.index("BarricadeRemoved") < names.index("KillerMoved")


@pytest.mark.rule("W-073", "W-074", "W-188")
def test_a_search_asks_about_his_own_place_only():
    story = Scene(phase="main", at="R4", hand="", where={"marco": "R5"}).say("search")
    assert story.told(ev.SearchedInVain)[0].place == story.place("R4")
    assert story.killer_view.clues[-1].places == (story.place("R4"),)
    assert story.kind == "main"


@pytest.mark.rule("W-076")
def test_an_empty_second_search_leads_to_the_planning_step():
    story = Scene(phase="main", at="R4", hand="barricade").say("search")
    assert story.phase == "main"
    story.say("search")
    assert story.phase == "planning"


@pytest.mark.rule("W-077", "W-131")
def test_no_planning_after_an_encounter():
    story = Scene(phase="main", at="R4", hand="barricade", where={"marco": "R4"}, bags={"marco": ""})
    story.dice(0, 0, 0, 0).say("search", "stay")
    assert phases(story)[:2] == ["draw", "start"]
    assert "CardPlayed" not in story.names()


@pytest.mark.rule("W-078", "W-079")
def test_one_planning_card_or_none():
    story = Scene(phase="planning", at="R4", hand="barricade barricade")
    assert sorted(story.options) == ["pass", "play barricade"]
    story.say("play barricade", "R4 R5")
    assert phases(story)[0] == "draw"
    assert len(story.barred) == 1


@pytest.mark.rule("W-082")
def test_three_cards_from_the_top():
    story = Scene(phase="planning", at="R4", hand="sense", deck="pursue chainsaw barricade madness")
    story.until("actions", "who-acts")
    assert story.hunt.hand == ["sense", "pursue", "chainsaw", "barricade"]
    assert story.hunt.deck == ["madness"]


@pytest.mark.rule("W-083", "W-084", "W-092")
def test_cards_beyond_five_are_discarded_without_a_choice():
    story = Scene(
        phase="planning", at="R4", hand="sense sense chainsaw madness", deck="pursue barricade stay pursue"
    )
    story.until("actions", "who-acts")
    assert story.hunt.hand[-1] == "pursue" and len(story.hunt.hand) == 5
    assert story.hunt.discard == ["barricade", "stay"]
    full = Scene(
        phase="main", at="R4", hand="sense sense chainsaw madness pursue", deck="pursue barricade stay pursue"
    )
    full.say("pass").until("actions", "who-acts")
    assert full.hunt.discard == ["pursue", "barricade", "stay"]


@pytest.mark.rule("W-085", "W-086", "W-087", "W-088")
def test_a_deck_that_runs_out_is_made_anew_and_the_level_rises():
    story = Scene(
        phase="planning",
        at="R4",
        hand="",
        deck="sense",
        discard="pursue pursue barricade barricade stay madness",
    )
    story.until("actions", "who-acts")
    assert len(story.hunt.hand) == 3 and story.hunt.hand[0] == "sense"
    assert len(story.hunt.deck) == 4 and story.hunt.discard == []
    assert story.hunt.level == 2 and story.victims_view.open.level == 2
    names = story.names()
    assert names.index("DeckShuffled") < names.index("LevelRose")
    plain = Scene(phase="planning", at="R4", hand="", deck="sense sense pursue").until("actions", "who-acts")
    assert plain.hunt.level == 1 and plain.hunt.deck == []


@pytest.mark.rule("W-085")
def test_the_new_order_comes_from_the_seed():
    orders = set()
    for seed in range(6):
        story = Scene(
            phase="planning",
            at="R4",
            hand="",
            deck="",
            discard="pursue sense barricade chainsaw stay madness",
            seed=seed,
        )
        orders.add(tuple(story.until("actions", "who-acts").hunt.deck))
    assert len(orders) > 1


@pytest.mark.rule("W-089")
def test_strength_moves_only_where_the_mat_says_so():
    story = Scene(phase="main", at="R4", hand="", deck="", discard="pursue sense barricade stay")
    assert story.hunt.strength == 5
    assert story.say("pass").hunt.strength == 6
    again = Scene(phase="main", at="R4", hand="", deck="", discard="pursue sense barricade stay", level=3)
    assert again.hunt.strength == again.say("pass").hunt.strength == 6
    assert again.hunt.level == 4


@pytest.mark.rule("W-090")
def test_the_locked_card_of_a_level_joins_the_hand():
    story = Scene(phase="main", at="R4", hand="", deck="", discard="pursue sense barricade stay", level=2)
    assert story.hunt.locked == ["brutal_rage"]
    story.say("pass")
    assert story.hunt.locked == []
    assert "brutal_rage" in story.hunt.hand and len(story.hunt.hand) == 4


@pytest.mark.rule("W-091")
def test_when_the_level_card_is_one_too_many_he_chooses():
    story = Scene(
        phase="main",
        at="R4",
        hand="sense sense chainsaw madness pursue",
        deck="",
        discard="pursue barricade stay barricade",
        level=2,
    )
    story.say("pass").until("discard")
    assert sorted(story.options) == ["brutal_rage", "chainsaw", "madness", "pursue", "sense"]
    story.say("sense")
    assert len(story.hunt.hand) == 5 and "brutal_rage" in story.hunt.hand


@pytest.mark.rule("W-170")
def test_he_draws_after_an_encounter_too():
    story = Scene(
        phase="main", at="R4", hand="pursue", where={"marco": "R4"}, bags={"marco": ""}, dice=(0, 0, 0, 0)
    )
    story.say("search", "stay")
    assert len(story.hunt.hand) == 4


def test_he_may_pass_or_must_act_by_the_reading():
    assert "pass" in Scene(phase="main", at="R4", hand="").options
    strict = Scene(phase="main", at="R4", hand="", main_may_pass=False)
    assert "pass" not in strict.options
    assert "pass" in strict.say("search").options


def test_level_before_reshuffle_gives_the_level_card_first():
    story = Scene(
        phase="planning",
        at="R4",
        hand="",
        deck="",
        discard="pursue sense barricade stay",
        level=2,
        level_before_reshuffle=True,
    ).until("actions", "who-acts")
    names = story.names()
    assert names.index("LevelRose") < names.index("DeckShuffled")
    assert story.hunt.hand[0] == "brutal_rage"


def test_level_on_the_last_card_by_the_other_reading():
    story = Scene(
        phase="planning", at="R4", hand="", deck="sense sense pursue", discard="stay", level_on_last_card=True
    ).until("actions", "who-acts")
    assert story.hunt.level == 2 and story.hunt.deck == ["stay"]


def test_level_and_strength_have_a_top():
    story = Scene(phase="planning", at="R4", hand="", deck="", discard="pursue sense barricade stay", level=5)
    assert story.until("actions", "who-acts").hunt.level == 5
    story.hunt.growth = 20
    assert story.hunt.strength == 10


def test_with_no_cards_anywhere_the_draw_is_lost():
    story = Scene(phase="planning", at="R4", hand="", deck="", discard="").until("actions", "who-acts")
    assert story.hunt.hand == [] and story.hunt.level == 1
