"""Every answer can be spelled, in one way only, from a vocabulary that is known beforehand."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbell import games
from nightbell.engine import Choice, Number, OneOf, Refusal, Some, Split, Table
from nightbell.games.clocktower.talk import Statement
from nightbell.research.interfaces.episode import Course, Episode
from nightbell.research.interfaces.spelling import Speller, Vocabulary, speller, vocabulary
from nightbell.text import LANGUAGES, Words

WORDS = Vocabulary(["am", "ghost", "go", "stay", "yes-man", "fortune-teller"], ["claim"])


def spellings(choice: Choice[object], words: Vocabulary = WORDS) -> dict[tuple[int, ...], object]:
    """Every way through a choice, and where it leads."""
    found: dict[tuple[int, ...], object] = {}

    def walk(said: tuple[int, ...]) -> None:
        spelling = speller(words, choice)
        for token in said:
            spelling.take(token)
        if spelling.whole:
            found[said] = spelling.answer
            return
        assert spelling.legal and len(set(spelling.legal)) == len(spelling.legal)
        for token in spelling.legal:
            walk((*said, token))

    walk(())
    return found


def distinct(answer: object) -> object:
    """Yes and 1 are two answers."""
    return tuple(map(distinct, answer)) if isinstance(answer, tuple) else (type(answer).__name__, answer)


leaves = st.one_of(
    st.sampled_from(["am", "ghost", "go", "stay", "ghost-2", "ghost-21", "fortune_teller"]),
    st.integers(-9999, 9999),
    st.integers(0, 12),
    st.booleans(),
    st.none(),
)
answers = st.one_of(leaves, st.lists(leaves, min_size=1, max_size=3).map(tuple))
menus = st.lists(answers, min_size=1, max_size=6, unique_by=lambda each: WORDS.spell(each)).map(tuple)
choices = st.one_of(
    menus.map(OneOf),
    st.builds(
        lambda options, least, more: Some(options, min(least, len(options)), min(least + more, len(options))),
        menus,
        st.integers(0, 3),
        st.integers(0, 2),
    ),
    st.builds(lambda least, more: Number(least, least + more), st.integers(-20, 150), st.integers(0, 9)),
    st.builds(
        lambda limits, total: Split(min(total, sum(limits)), limits),
        st.lists(st.integers(0, 3), min_size=1, max_size=4).map(tuple),
        st.integers(0, 12),
    ),
)


@given(choices)
def test_whatever_may_be_answered_is_spelled_in_one_way_only(choice):
    found = [distinct(answer) for answer in spellings(choice).values()]
    assert sorted(found, key=repr) == sorted(map(distinct, choice.listed()), key=repr)


def test_claims_are_put_together_and_not_listed():
    statement = Statement((0, 1, 2), ("imp", "empath", "chef"), 2)  # type: ignore[arg-type]
    found = [distinct(answer) for answer in spellings(statement, vocabulary("clocktower")).values()]
    assert sorted(found, key=repr) == sorted(map(distinct, statement.listed()), key=repr)


def test_a_word_that_no_language_knows_is_named():
    with pytest.raises(LookupError, match="banshee"):
        WORDS.spell(("go", "banshee"))


@pytest.mark.parametrize("game", games.GAMES)
def test_the_tokens_of_a_game_are_told_apart_by_their_names(game):
    words = vocabulary(game)
    assert len(set(words.names)) == len(words) < 2000
    assert all(words.numbers[name] == token for token, name in enumerate(words.names))


def said(spelling: Speller, rng: Random) -> object:
    while not spelling.whole:
        spelling.take(rng.choice(spelling.legal))
    return spelling.answer


@pytest.mark.parametrize("game", games.GAMES)
def test_a_whole_game_is_played_by_spelling(game):
    """`make study` does it with every script, killer and haunt."""
    rng, words = Random(game), vocabulary(game)
    table = Table(games.load(game), seed=3)
    while table.open:
        for decision in table.open.values():
            speller(words, decision.choice)
        seat = rng.choice(list(table.open))
        table.answer(seat, said(speller(words, table.open[seat].choice), rng))
    assert table.outcome


def test_a_game_with_names_of_its_own_is_refused_before_it_begins() -> None:
    bard = {"id": "bard", "name": "Bard", "team": "townsfolk", "ability": "You sing."}
    printed = ("chef", "monk", "empath", "slayer", "mayor", "saint", "butler", "poisoner", "imp")
    options = games.load("clocktower").from_file("script", json.dumps([bard, *printed]).encode())
    with pytest.raises(Refusal) as refused:
        Episode(Course("clocktower", options), 1)
    assert refused.value.message == "no-tokens-for-own-names"
    for lang in LANGUAGES:
        assert "⟦" not in Words(lang).why_not(refused.value)
