"""The terms of the glossary, the killer's notes, and the profiles of the killers."""

import pytest

from nightbell.engine import Refusal, Seat
from nightbell.games.whispers import RULES
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.content import KILLERS, RATINGS
from nightbell.games.whispers.maps import BOARDS, CABIN, MANSION
from nightbell.text import Words
from tests.whispers.scenario import Scene


@pytest.mark.rule("W-133", "W-134")
def test_deduction_tokens_are_the_killers_alone():
    story = Scene(hand="")
    before = story.victims_view, story.options
    story.table.answer(Seat(0), ("guess", "anna", story.place("R4")), "guess")
    assert story.killer_view.guesses == (("anna", story.place("R4")),)
    assert (story.victims_view, story.options) == before
    assert "GuessPlaced" not in story.names(1)
    story.table.answer(Seat(0), ("guess", "anna", story.place("R4")), "guess")
    assert not story.killer_view.guesses


def test_there_are_eleven_deduction_tokens():
    story = Scene(hand="")
    for place in MANSION.places[:11]:
        story.table.answer(Seat(0), ("guess", "anna", place), "guess")
    with pytest.raises(Refusal):
        story.table.answer(Seat(0), ("guess", "anna", MANSION.places[12]), "guess")
    with pytest.raises(Refusal):
        story.table.answer(Seat(1), ("guess", "anna", MANSION.places[0]), "guess")


@pytest.mark.rule("W-135")
def test_the_killer_does_not_see_the_repair():
    two, three = Scene(hand="", repair=2), Scene(hand="", repair=3)
    assert two.killer_view == three.killer_view
    story = Scene(hand="", where={"anna": "B1"}, repair=2)
    before = story.killer_view
    story.say("anna", "repair")
    assert story.hunt.repair == 3
    assert story.killer_view == before
    assert "Repaired" not in story.names(0)


@pytest.mark.rule("W-136")
def test_the_repair_marker_is_only_a_guess():
    story = Scene(hand="", repair=3)
    before = story.victims_view
    story.table.answer(Seat(0), 5, "repair-guess")
    assert story.killer_view.repair_guess == 5
    assert story.hunt.repair == 3
    assert story.victims_view == before and "RepairGuessed" not in story.names(1)


@pytest.mark.rule("W-137", "W-138", "W-139")
def test_exactly_three_expansions():
    names = [Words("ru", "whispers").thing("expansion", id) for id in RULES.content()["expansions"]]
    assert names == ["Безжизненные бессмертные", "Животный инстинкт", "Угроза извне"]
    homes = {killer.expansion for killer in KILLERS.values()} | {board.expansion for board in BOARDS.values()}
    assert homes - {None} == set(RULES.content()["expansions"])


@pytest.mark.rule("W-140", "W-141", "W-142", "W-143", "W-144")
@pytest.mark.parametrize(
    ("rating", "name", "meaning"),
    [
        ("threat", "Угроза", "вреда"),
        ("search", "Поиск", "где находятся жертвы"),
        ("speed", "Скорость", "передвигается по карте"),
        ("control", "Контроль", "мешает жертвам"),
        ("growth", "Развитие", "уровнями"),
    ],
)
def test_each_killer_has_five_ratings_with_their_meaning(rating, name, meaning):
    words = Words("ru", "whispers")
    assert words.thing("rating", rating) == name
    assert meaning in words.about("rating", rating)
    assert Words("en", "whispers").about("rating", rating)
    assert rating in RATINGS and len(RATINGS) == 5
    for killer in KILLERS.values():
        assert len(killer.ratings) == 5 and all(1 <= value <= 5 for value in killer.ratings)


@pytest.mark.rule("W-179")
def test_a_step_leads_next_door_only():
    story = Scene(phase="main", at="R4", hand="")
    assert story.refuses("move G4") == "W-179"
    assert story.say("move R5").at == "R5"
    victim = Scene(hand="", where={"anna": "R4"}).say("anna")
    assert victim.refuses("move G4") == "W-179"


@pytest.mark.rule("W-180")
def test_move_three_is_three_steps():
    story = Scene("unidentified", phase="instant", at="R4", hand="crawl infrared")
    story.hunt.evolutions = ("fast_crawl",)
    story.say("play crawl", "step R5", "step G4", "step G3")
    assert story.at == "G3" and story.kind != "killer-step"
    story.refuses("step G5")
    runner = Scene(hand="", where={"william": "R4"}).say(
        "william", "special sprint", "step R5", "step G4", "step G3"
    )
    assert runner.where("william") == "G3" and runner.kind != "step"


@pytest.mark.rule("W-181")
def test_a_barricade_stops_a_victim():
    story = Scene(hand="", where={"anna": "R4"}, barricades="R4-R5").say("anna")
    assert "move R5" not in story.options
    assert story.refuses("move R5") == "W-181"
    assert story.barred == ["R4-R5"]
    assert "move R5" in Scene(hand="", where={"anna": "R4"}).say("anna").options


@pytest.mark.rule("W-183", "W-185")
def test_sense_names_those_in_the_zone_wherever_the_killer_is():
    story = Scene(phase="instant", at="G5", hand="sense", where={"william": "B2", "marco": "B5"}).say(
        "play sense", "blue"
    )
    assert story.told(ev.KillerSensed, 0)[0].victims == ("william", "marco")
    outside = Scene(phase="instant", at="G5", hand="sense", where={"william": "B2", "marco": "R4"}).say(
        "play sense", "blue"
    )
    assert outside.told(ev.KillerSensed, 0)[0].victims == ("william",)


@pytest.mark.rule("W-184")
def test_anna_never_answers_sense():
    both = Scene(phase="instant", at="G5", hand="sense", where={"anna": "B2", "marco": "B5"}).say(
        "play sense", "blue"
    )
    assert both.told(ev.KillerSensed, 0)[0].victims == ("marco",)
    alone = Scene(phase="instant", at="G5", hand="sense", where={"anna": "B2"}).say("play sense", "blue")
    empty = Scene(phase="instant", at="G5", hand="sense").say("play sense", "blue")
    assert alone.table.events(Seat(0)) == empty.table.events(Seat(0))
    assert alone.killer_view == empty.killer_view


@pytest.mark.rule("W-186", "W-187")
def test_healing_is_for_the_wounded_and_turns_the_tile():
    story = Scene(hand="", bags={"anna": "herbs", "marco": ""}, wounds={"william": 1}).say(
        "anna", "special herbs"
    )
    assert story.wounds("william") == 0
    assert story.told(ev.Healed)[0].victim == "william"
    nobody = Scene(hand="", bags={"anna": "herbs", "marco": ""}).say("anna")
    assert "special herbs" not in nobody.options
    story = Scene(phase="main", at="R1", hand="", bags={"marco": ""}, dice=(0,) * 12)
    story.say("search", "anna", "william")
    assert story.outcome is None and story.wounds("marco") == 1


@pytest.mark.rule("W-187")
def test_after_healing_the_next_wound_does_not_kill():
    story = Scene(
        hand="", bags={"anna": "herbs", "marco": ""}, wounds={"william": 1}, where={"marco": "R2"}, at="R1"
    )
    story.say("anna", "special herbs").until("main")
    story.dice(*(0,) * 8).say("search", "william")
    assert story.wounds("william") == 1 and story.outcome is None


@pytest.mark.rule("W-191", "W-193")
def test_one_token_on_one_passage_told_with_both_ends():
    story = Scene(phase="planning", at="R4", hand="barricade").say("play barricade", "R4 R5")
    assert story.barred == ["R4-R5"]
    placed = story.told(ev.BarricadePlaced, 1)[0]
    assert (story.words(placed.place), story.words(placed.other_place)) == ("R4", "R5")
    assert story.victims_view.open.barricades == (story.door("R4-R5"),)


@pytest.mark.rule("W-192")
def test_dotted_lines_cannot_be_barred():
    story = Scene(phase="planning", at="G3", hand="barricade").say("play barricade")
    assert story.barred == ["G3-G4"]
    stele = Scene("statues", phase="planning", hand="summon_stele sense").say("play summon_stele")
    assert "G1 G2" not in stele.options and "R4 R5" in stele.options
    assert stele.refuses("G1 G2")


@pytest.mark.rule("W-194", "W-195", "W-196")
def test_a_radius_holds_the_centre_and_everything_up_to_its_distance():
    story = Scene(
        "werewolf",
        phase="instant",
        at="G4",
        hand="howl pursue pursue",
        where={"anna": "G4", "william": "R4", "marco": "R1"},
    )
    story.say("play howl")
    assert [story.fear(who) for who in ("anna", "william", "marco")] == [1, 1, 0]
    chain = [MANSION.distance[story.place("G4")][story.place(mark)] for mark in ("G4", "R5", "R2", "R1")]
    assert chain == [0, 1, 2, 3]
    assert story.place("R1") not in MANSION.within(story.place("G4"), 2)


@pytest.mark.rule("W-197")
def test_distance_runs_over_dotted_lines_and_passages():
    story = Scene()
    far = MANSION.within(story.place("G2"), 2)
    assert story.place("G3") in far and story.place("G4") in far
    assert story.place("B1") not in far
    assert CABIN.distance[CABIN.places[4]][CABIN.places[11]] > 1


@pytest.mark.rule("W-198")
def test_fear_lies_on_the_victims_own_symbol():
    story = Scene("spectre", phase="instant", at="R4", hand="scream", where={"marco": "R5"}).say(
        "play scream"
    )
    for view in (story.killer_view, story.victims_view):
        assert [(tile.victim, tile.fear) for tile in view.open.roof] == [
            ("anna", 0),
            ("william", 0),
            ("marco", 1),
        ]


@pytest.mark.rule("W-199")
@pytest.mark.parametrize(("before", "cries"), [(2, True), (1, False)])
def test_the_third_fear_is_a_cry(before, cries):
    story = Scene(
        "spectre", phase="instant", at="R4", hand="scream", where={"marco": "R5"}, fear={"marco": before}
    )
    story.say("play scream")
    assert story.fear("marco") == 2
    told = [(event.victim, story.words(event.place)) for event in story.told(ev.CriedOut, 0)]
    assert told == ([("marco", "R5")] if cries else [])
    assert story.noise == (["R5"] if cries else []) and story.heard == story.noise


@pytest.mark.rule("W-200")
def test_a_stealth_step_is_true_but_not_told():
    story = Scene("spectre", phase="planning", at="R4", hand="vanish pursue").say("play vanish", "step R5")
    assert story.at == "R5"
    assert story.victims_view.open.stealth_token == story.place("R4")
    assert story.refuses("step R1") == "W-179"
