"""An evening at the terminal."""

import re
from pathlib import Path

import pytest

from nightbell import games
from nightbell.cli.prompt import read_answer
from nightbell.engine import YES_NO, EngineFault, Number, OneOf, Refusal, Some, Split
from nightbell.games.clocktower import RULES as CLOCKTOWER
from nightbell.text import Words, missing
from tests.engine.lantern import Blow


def as_wanderer(nightbell, *typed: str, more: tuple[str, ...] = ()):
    lines = "".join(f"{line}\n" for line in typed)
    return nightbell("play", "lantern", "--as", "1", "--seed", "4", *more, typed=lines)


@pytest.mark.usefixtures("lantern")
class TestLantern:
    def test_leaving_keeps_the_game_and_says_how_to_go_on(self, nightbell):
        told = as_wanderer(nightbell, "2")
        file = kept(told.out)
        assert told.status == 0
        again = nightbell("play", "--resume", file, typed="q\n")
        assert again.status == 0 and "Your seat: Agnes" in again.out
        assert nightbell("replay", file, "--verify").status == 0

    def test_quitting_by_key(self, nightbell):
        assert kept(as_wanderer(nightbell, "q").out) == kept(as_wanderer(nightbell, "в").out)

    def test_the_board_and_the_question_come_with_each_turn(self, nightbell):
        told = as_wanderer(nightbell, "q").out
        assert "round 1, candles 9" in told and "How many candles?" in told

    def test_wrong_answers_are_refused_and_asked_again(self, nightbell):
        told = as_wanderer(nightbell, "seven", "99", "q").out
        assert "Type a number" in told and "not an answer you may give" in told

    def test_undo_takes_back_my_last_answer_and_what_followed(self, nightbell):
        told = as_wanderer(nightbell, "u", "3", *["1"] * 30, "u", "q").out
        assert "nothing to undo" in told and "Your last answer is taken back." in told

    def test_talk_goes_by_standing_decisions(self, nightbell):
        assert "Agnes sings of dawn." in as_wanderer(nightbell, "t", "1", "1", "q").out.replace(
            "⟦ask-sing⟧", ""
        )

    def test_the_rule_can_be_asked_for(self, nightbell):
        assert "has no rule of its own" in as_wanderer(nightbell, "?", "q").out

    def test_saving_by_key_and_a_story_told_again(self, nightbell):
        told = as_wanderer(nightbell, "s", "1", "l", "q").out
        assert "Saved: " in told

    def test_a_whole_game_ends_with_its_outcome(self, nightbell):
        told = nightbell("play", "lantern", "--as", "1", "--seed", "4", typed=lantern_answers())
        assert "wanderer is left" in told.out and "The log of the game" in told.out

    def test_a_game_may_be_chosen_from_the_list(self, nightbell):
        told = nightbell("play", "--seed", "4", typed="9\n4\n2\nq\n")
        assert "What shall we play?" in told.out and "Your seat: Boris" in told.out

    def test_a_fault_leaves_its_log_and_the_command_that_repeats_it(self, nightbell, tmp_path, monkeypatch):
        def storm(self, night):
            raise EngineFault("the wind has no strength")

        monkeypatch.setattr(Blow, "carry_out", storm)
        monkeypatch.chdir(tmp_path)
        told = as_wanderer(nightbell, "1")
        assert told.status == 1 and "nightbell replay crash-lantern-4.log --verify" in told.err
        assert (tmp_path / "crash-lantern-4.log").is_file()

    def test_leaving_before_the_game_began(self, nightbell):
        assert nightbell("play", typed="").status == 0
        assert "Your seat" not in nightbell("play", typed="q\n").out
        assert nightbell("play", "lantern", typed="").status == 0


def kept(told: str) -> str:
    found = re.search(r"--resume\s+(\S+\.log)", told)
    assert found, told
    return found.group(1)


def lantern_answers() -> str:
    """Answers of which one always fits, whatever is asked: the rest are refused."""
    return "1\n2 0\n1 0\n0 1\n0 2\n0\n" * 300


def words() -> Words:
    return Words("ru", names=("Анна", "Антон", "Яна"))


def test_answers_may_be_typed_by_number_or_by_name():
    names = OneOf((0, 1, 2), noun="seat")
    assert read_answer(words(), names, "3") == 2
    assert read_answer(words(), names, "ян") == 2
    assert read_answer(words(), names, "анна") == 0
    for typed in ("ан", "4", "0", "", "-1"):
        with pytest.raises(Refusal):
            read_answer(words(), names, typed)


def test_yes_and_no_in_both_languages():
    assert [read_answer(words(), YES_NO, typed) for typed in ("д", "YES", "1")] == [True] * 3
    assert [read_answer(words(), YES_NO, typed) for typed in ("нет", "n", "2")] == [False] * 3


def test_several_numbers():
    assert read_answer(words(), Some((0, 1, 2), 0, 3, noun="seat"), "1, 3") == (0, 2)
    assert read_answer(words(), Some((0, 1, 2), 0, 3, noun="seat"), "") == ()
    assert read_answer(words(), Split(3, (2, 2)), "1 2") == (1, 2)
    assert read_answer(words(), Number(0, 9), "7") == 7


def test_a_single_option_needs_no_number():
    assert read_answer(words(), OneOf((2,), noun="seat"), "") == 2


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("seat", ["1", "2"])
def test_every_game_can_be_sat_down_to(nightbell, game, lang, seat):
    """Some way into a game by the first option; the words are whole, and the game can be taken up again."""
    told = nightbell("play", game, "--as", seat, "--seed", "1", "--lang", lang, typed="1\n?\n? 1\nb\n" * 40)
    assert told.status == 0
    assert missing("")[0] not in told.out
    assert len(told.out.splitlines()) > 20


def test_a_claim_is_put_together_part_by_part(nightbell):
    """Talk; say to all; "my role is…"; the third role on the sheet."""
    told = nightbell(
        "play", "clocktower", "--as", "1", "--seed", "8", "--bots", "random", typed="t\n1\n1\n3\nq\n"
    )
    third = CLOCKTOWER.new({}, 8).sheet[2]
    assert f'[0,["am","{third}"],"claim"]' in Path(kept(told.out)).read_text()


def test_a_dot_lets_others_go_first_and_a_star_lets_chance_decide(nightbell):
    typed = "*\n" * 12 + ".\n" * 30
    told = nightbell(
        "play", "clocktower", "--as", "storyteller", "--seed", "8", "--bots", "random", typed=typed
    )
    assert told.status == 0 and "A dot waits" in told.out
    assert re.search("nominates|points", told.out)


@pytest.mark.parametrize(
    "lang, first, second", [("en", "Best of all:", "Or else:"), ("ru", "Лучше всего:", "Или:")]
)
def test_two_question_marks_ask_what_another_would_do_and_why(nightbell, lang, first, second):
    """Whose turn it is, is no choice; the first step is, and there the words are whole."""
    told = nightbell("play", "whispers", "--as", "2", "--seed", "1", "--lang", lang, typed="1\n??\nq\n")
    assert first in told.out and second in told.out
    assert missing("")[0] not in told.out


@pytest.mark.usefixtures("lantern")
def test_where_nobody_gives_hints_that_is_said_in_one_sentence(nightbell):
    assert "There is nothing to advise here" in as_wanderer(nightbell, "??", "q").out
