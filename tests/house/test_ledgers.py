"""The ledgers are whole, and can be read."""

import re

import pytest

from nightbell.rules import GAMES, heading, ledger, rule, statement, worded


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_used_once_and_counted(game):
    book = ledger(game)
    ids = [entry.id for entry in book.rules]
    assert len(ids) == len(set(ids)) == book.rule_count
    assert {id[0] for id in ids} == {game[0].upper()}


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_says_what_it_claims_and_how_to_check_it(game):
    for entry in ledger(game).rules:
        assert entry.rule and entry.check and entry.kind and 1 <= entry.line <= ledger(game).source_lines


@pytest.mark.parametrize("game", GAMES)
def test_a_conflict_names_a_rule_that_exists_and_stands_on_both_sides(game):
    for entry in ledger(game).rules:
        for conflict in entry.conflict:
            other = rule(conflict.other)
            assert other is not None, f"{entry.id} speaks of {conflict.other}"
            assert entry.id in {back.other for back in other.conflict}
            assert conflict.type in ledger(game).conflict_types


def test_an_id_finds_its_rule():
    found = rule("W-001")
    assert found is not None and found.section == "Killer setup"


@pytest.mark.parametrize("id", ["W-999", "X-001", "", "W", "w-001"])
def test_an_id_of_no_ledger_finds_nothing(id):
    assert rule(id) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_heading_is_said_in_russian(game: str):
    book, said = ledger(game), worded(game, "ru")
    assert said is not None
    assert list(said.rules) == [entry.id for entry in book.rules]
    assert set(said.sections) == {entry.section for entry in book.rules}
    for text in (*said.rules.values(), *said.sections.values()):
        assert re.search("[а-яё]", text) and not re.search("[a-z]{3}", text), text


def test_a_rule_is_told_in_the_language_of_whoever_asks():
    moves, said = rule("W-012"), worded("whispers", "ru")
    assert moves is not None and said is not None
    assert statement(moves, "en") == moves.rule and heading(moves, "en") == moves.section
    assert statement(moves, "ru") == said.rules["W-012"]
    assert heading(moves, "ru") == said.sections[moves.section]
