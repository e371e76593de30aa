"""The pages of the haunt books: a story first, how to win last, both languages alike."""

import re

import pytest

from nightbell.text import LANGUAGES, Lang, Words
from nightbell.text.bundle import source

PAGE = re.compile(r"(?m)^page-(\d+-\w+) =")
WINS = re.compile(r"побед|побежда|\bwins?\b", re.IGNORECASE)
ODD = re.compile(r"\b(?:трек|урон|душевн|телесн|умственн|задержан|преследован)\w*", re.IGNORECASE)
"""Second names of what the cards and the client call счётчик, повреждения, ментальный, физический,
оглушён and сценарий."""
UNNAMED = re.compile(
    r"(?:когда|пока) (?:удач|обрядов|удачных (?:попыток|обрядов|мазков))\b|\bу него\b|сколько нужно"
    r"|that many|when it has|successes as|when enough",
    re.IGNORECASE,
)
"""Words for what only the paragraphs before would explain: successes in what, wounds of whom."""
SPOKEN_TO_A_MAN = re.compile(r"\b[Тт]ы\b[^.!?:;,—]*?\b(?:[а-яё]+л(?:ся)?|мёртв|свободен|должен|обязан)\b")


def pages(lang: Lang) -> dict[str, list[str]]:
    """Each page in its paragraphs."""
    words = Words(lang, "betrayal")
    named = PAGE.findall(source(lang, "betrayal") or "")
    return {page: words.thing("page", page).splitlines() for page in named}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_begins_with_a_story_and_ends_with_how_to_win(lang: Lang) -> None:
    for page, (story, *rest) in pages(lang).items():
        assert len(rest) >= 2, page
        assert not WINS.search(story), page
        assert WINS.search(rest[-1]), page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_is_understood_by_itself(lang: Lang) -> None:
    """The client shows it first, over all that tells how."""
    for page, told in pages(lang).items():
        assert not UNNAMED.search(told[-1]), (page, told[-1])


def test_fifty_haunts_have_the_same_pages_in_both_languages() -> None:
    ru, en = (pages(lang) for lang in LANGUAGES)
    assert ru.keys() == en.keys()
    assert {int(page.split("-")[0]) for page in ru} == set(range(1, 51))


def test_one_thing_has_one_name_and_a_traitor_may_be_a_woman() -> None:
    for page, told in pages("ru").items():
        for line in told:
            assert not ODD.search(line), (page, line)
            assert not SPOKEN_TO_A_MAN.search(line), (page, line)
