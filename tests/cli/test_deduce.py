"""`nightbell deduce`: the answer as a table and as JSON, and one sentence for whatever is wrong."""

import json
from itertools import count
from pathlib import Path

import pytest

PUZZLES = Path(__file__).parent.parent / "data" / "puzzles"


def puzzle(tmp_path, **changes):
    """A small puzzle with some of its lines changed."""
    text = (PUZZLES / "nqt-005a.yaml").read_text(encoding="utf-8")
    for old, new in changes.values():
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "small.yaml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_one_object_says_everything(nightbell):
    told = nightbell("deduce", str(PUZZLES / "nqt-005a.yaml"), "--json")
    answer = json.loads(told.out)
    assert told.status == 0
    assert set(answer) == {"count", "worlds", "demon", "minions", "shares", "seconds", "complete"}
    assert answer["count"] == len(answer["worlds"]) == 2 and answer["complete"]
    assert answer["demon"] is None and answer["shares"]["Oscar"]["evil"] == 1


def test_where_all_worlds_agree_the_demon_has_a_name(nightbell):
    answer = json.loads(nightbell("deduce", str(PUZZLES / "ali-02.yaml"), "--json").out)
    assert answer["demon"] == ["Edd"] and answer["minions"] == ["Gina"]


def test_when_the_time_is_over_what_was_found_is_told_as_a_part(nightbell, monkeypatch):
    file = str(PUZZLES / "nqt-005a.yaml")
    whole = json.loads(nightbell("deduce", file, "--json").out)
    monkeypatch.setattr("nightbell.deduction.solving.perf_counter", map(float, count()).__next__)
    parts = [
        json.loads(nightbell("deduce", file, "--json", "--seconds", str(limit)).out) for limit in (1, 30, 100)
    ]
    assert [part["count"] for part in parts] == [0, 1, 2]
    for part in parts:
        assert all(world in whole["worlds"] for world in part["worlds"])
        assert part["complete"] or (part["count"] < 3 and part["demon"] is None)
    assert not parts[0]["complete"] and parts[-1]["complete"]
    refused = nightbell("deduce", file, "--seconds", "1")
    assert refused.status == 2 and "not everything was tried" in refused.err


def test_the_table_speaks_both_languages(nightbell):
    file = str(PUZZLES / "nqt-005a.yaml")
    assert "2 worlds fit" in nightbell("deduce", file).out
    russian = nightbell("deduce", file, "--lang", "ru").out
    assert "Подходят 2 мира" in russian and "Левиафан" in russian


def test_an_explanation_names_whose_words_exclude_whom_and_shows_a_history(nightbell):
    told = nightbell("deduce", str(PUZZLES / "lsh-tb-06.yaml"), "--explain").out.replace("\n", " ")
    assert "is not the Demon" in told and "Night 2 falls." in told and "A is killed by the Demon." in told
    russian = nightbell("deduce", str(PUZZLES / "lsh-tb-06.yaml"), "--explain", "--lang", "ru").out
    assert "не Демон" in russian and "⟦" not in russian


def test_where_nothing_fits_it_is_said_whose_words_clash(nightbell):
    told = nightbell("deduce", str(PUZZLES / "nqt-030l.yaml"), "--explain")
    assert told.status == 2 and "This cannot all have been said" in told.out


def test_a_puzzle_is_made_and_solved_again(nightbell, tmp_path):
    file = str(tmp_path / "new.yaml")
    order = ("puzzle", "make", "--script", "tb", "--players", "7", "--level", "easy", "--seed", "3")
    assert nightbell(*order, "--out", file).status == 0
    assert nightbell("deduce", file, "--check").status == 0
    assert nightbell(*order).out == Path(file).read_text(encoding="utf-8")


@pytest.mark.parametrize("wrong", [("take",), ("make", "--level", "absurd"), ("make", "--script", "nowhere")])
def test_what_cannot_be_made_is_refused(nightbell, wrong):
    told = nightbell("puzzle", *wrong)
    assert told.status == 2 and told.err.count("\n") == 1


def test_checking_says_right_or_wrong(nightbell, tmp_path):
    assert nightbell("deduce", str(PUZZLES / "nqt-005a.yaml"), "--check").status == 0
    shorter = puzzle(
        tmp_path, world=("    - [alsaahir, noble, knight, investigator, empath, leviathan, goblin]\n", "")
    )
    told = nightbell("deduce", shorter, "--check")
    assert told.status == 1 and "2 worlds found, the answer has 1" in told.out


def test_a_board_without_a_world_is_said_plainly(nightbell):
    told = nightbell("deduce", str(PUZZLES / "nqt-030l.yaml"))
    assert told.status == 2 and "no world fits" in told.err and not told.out
    answer = nightbell("deduce", str(PUZZLES / "nqt-030l.yaml"), "--json")
    assert answer.status == 0 and json.loads(answer.out)["count"] == 0


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hidden: [leviathan", "hidden: [leviathon", "no character “leviathon”"),
        ("players: [You, Dan", "players: [You, You", "You sits here twice"),
        ("claims: steward", "claims: imp", "“imp” is not on the script"),
        ("name: Hannah", "name: Anna", "Anna sits here twice"),
        ("kind: noble", "kind: nibble", "“nibble”"),
        ("players: [Tom, Anna, Hannah]", "players: [Tom, Annie, Hannah]", "“Annie”"),
        ("players: [Tom, Anna, Hannah]", "players: [Tom]", "incomplete"),
        ("after_night: 1", "after_night: 99", "no such number"),
        ("conventions: []", "conventions: [nonsense]", "“nonsense”"),
        ("format: clocktower-puzzle/1", "format: clocktower-puzzle/9", "clocktower-puzzle/1"),
        ("timeline: []", "timeline: ]", "not YAML"),
    ],
)
def test_whatever_is_wrong_is_one_sentence_with_its_line(nightbell, tmp_path, old, new, sentence):
    file = puzzle(tmp_path, change=(old, new))
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    line = 1 + max(number for number, text in enumerate(lines) if new in text)
    told = nightbell("deduce", file)
    assert told.status == 2 and not told.out
    assert f"line {line}:" in told.err and sentence in told.err
    assert "⟦" not in nightbell("deduce", file, "--lang", "ru").err


def test_a_board_beyond_our_bounds_is_refused(nightbell, tmp_path):
    names = ", ".join(f"P{number}" for number in range(21))
    crowd = puzzle(
        tmp_path, players=("players: [You, Dan, Tom, Matt, Anna, Hannah, Oscar]", f"players: [{names}]")
    )
    told = nightbell("deduce", crowd)
    assert told.status == 2 and "21" in told.err


def test_a_file_that_is_not_there(nightbell):
    told = nightbell("deduce", "nowhere.yaml")
    assert told.status == 2 and "nowhere.yaml" in told.err


def test_what_is_plainly_false_may_be_written_as_the_format_has_it(nightbell, tmp_path):
    """In YAML the bare word is no word but a truth value."""
    text = (PUZZLES / "nqt-030l.yaml").read_text(encoding="utf-8")
    file = tmp_path / "plainly-false.yaml"
    file.write_text(text.replace("{is: [Erika, drunk]}", "{not: {false: true}}"), encoding="utf-8")
    answer = json.loads(nightbell("deduce", str(file), "--json").out)
    assert answer["complete"] and answer["count"] > 0


def test_a_statement_that_names_itself_again_and_again_is_refused(nightbell, tmp_path):
    text = (PUZZLES / "nqt-030l.yaml").read_text(encoding="utf-8")
    names = "".join(f"  - &n{n + 1} {{all: [*n{n}, *n{n}]}}\n" for n in range(40))
    file = tmp_path / "endless.yaml"
    endless = text.replace("{is: [Erika, drunk]}", "*n40")
    file.write_text(f"names:\n  - &n0 {{evil: Erika}}\n{names}{endless}", encoding="utf-8")
    told = nightbell("deduce", str(file))
    assert told.status == 2 and "not understood" in told.err and not told.out


@pytest.mark.parametrize("deep", [60, 24_000])
def test_statements_that_stand_too_far_inside_each_other_are_refused(nightbell, tmp_path, deep):
    text = (PUZZLES / "nqt-030l.yaml").read_text(encoding="utf-8")
    file = tmp_path / "deep.yaml"
    file.write_text(
        text.replace("{is: [Erika, drunk]}", "{not: " * deep + "{evil: Erika}" + "}" * deep), encoding="utf-8"
    )
    told = nightbell("deduce", str(file))
    assert told.status == 2 and "not understood" in told.err and told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("bytes", "said"), [(200_000, "format"), (200_001, "too large"), (5_000_000, "too large")]
)
def test_no_more_of_a_file_is_read_than_a_puzzle_may_have(nightbell, tmp_path, bytes, said):
    file = tmp_path / "long.yaml"
    file.write_bytes(b"a: 1\n#".ljust(bytes, b"x"))
    told = nightbell("deduce", str(file))
    assert told.status == 2 and said in told.err


def test_a_file_without_end_is_refused_at_once(nightbell):
    told = nightbell("deduce", "/dev/zero")
    assert told.status == 2 and "too large" in told.err


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("after_night: 1", "after_night: " + "9" * 5_000, "not YAML"),
        ("claims: steward", "claims: " + "s" * 500, "a word belongs here"),
        ("players: [You, Dan", 'players: ["You\\nand I", Dan', "a word belongs here"),
        ("asks:", "<<: {a: 1}\nasks:", "not YAML"),
        (
            "timeline: []",
            "timeline: [" + "{event: deaths, night: 1, players: []}, " * 1_001 + "]",
            "too large",
        ),
    ],
)
def test_what_no_puzzle_needs_is_refused_in_one_sentence(nightbell, tmp_path, old, new, sentence):
    told = nightbell("deduce", puzzle(tmp_path, change=(old, new)))
    assert told.status == 2 and not told.out
    assert sentence in told.err and told.err.count("\n") == 1


def test_where_nobody_is_evil_and_nobody_an_atheist_no_world_fits(nightbell, tmp_path):
    told = nightbell("deduce", puzzle(tmp_path, change=("minion: 1, demon: 1", "minion: 0, demon: 0")))
    assert told.status == 2 and "no world fits" in told.err and told.err.count("\n") == 1
