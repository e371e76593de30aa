"""Cards speak in sentences: a line of atmosphere, what is rolled, and what each row of the table does."""

import re
from itertools import pairwise

import pytest

from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.cards.outcomes import TABLES
from nightbell.games.betrayal.haunts.h50_treasure_hunt import BONUS, RISKY
from nightbell.text import LANGUAGES, Lang
from nightbell.text.bundle import bundle
from nightbell.text.words import Words

CARDS = (*(card.id for card in OMENS + ITEMS), *EVENTS)
ROW = re.compile(r"(\d+)(?:–(\d+))?(\+)?: (.+)")
"""How the client reads a row: «4+: …»."""
STAYING = {"closet-door": "closet", "locked-safe": "safe"}
"""Cards whose table belongs to what they leave in the room."""


def mood(lang: Lang, card: str) -> str:
    message = bundle(lang, "betrayal").get_message(f"card-{card}")
    return str(bundle(lang, "betrayal").format_pattern(message.attributes["mood"])[0])


def rows(lang: Lang, card: str) -> list[re.Match[str]]:
    lines = Words(lang, "betrayal").about("card", card).splitlines()
    return [row for line in lines if (row := ROW.fullmatch(line))]


def numbers(text: str) -> list[str]:
    return re.findall(r"\d+", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_line_of_atmosphere_and_says_the_rest_in_whole_sentences(lang: Lang) -> None:
    for card in CARDS:
        lines = [mood(lang, card), *Words(lang, "betrayal").about("card", card).splitlines()]
        for line in lines:
            said = row.group(4) if (row := ROW.fullmatch(line)) else line
            assert said[0].isupper() or said[0] in "«“", (card, line)
            assert said.endswith((".", ".»", ".”")), (card, line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rows_of_a_card_are_the_rows_that_are_played(lang: Lang) -> None:
    told = [card for card in CARDS if rows(lang, card)]
    assert len(told) > 30
    for card in told:
        found = rows(lang, card)
        lows = [int(row.group(1)) for row in found]
        table = TABLES.get(STAYING.get(card, card))
        if table is not None:
            assert lows == [row[0] for row in table], card
        assert lows == sorted(lows, reverse=True) and lows[-1] == 0, card
        for above, below in pairwise(found):
            assert int(below.group(2) or below.group(1)) + 1 == int(above.group(1)), card


def test_both_languages_know_the_same_rows() -> None:
    for card in CARDS:
        ranges = {tuple(row.group(1, 2, 3) for row in rows(lang, card)) for lang in LANGUAGES}
        assert len(ranges) == 1, card


def test_a_clue_says_in_which_rooms_it_helps_and_by_how_much() -> None:
    words = Words("en", "betrayal")
    for clue, (bonus, rooms) in BONUS.items():
        said = words.about("card", f"clue-{clue}")
        traits = () if isinstance(bonus, int) else bonus
        adds = " or your ".join(words.thing("trait", trait) for trait in traits) or str(bonus)
        assert said.startswith("Adds ") and adds in said, clue
        for room in rooms:
            assert words.thing("room", room).removesuffix(" Laboratory") in said, (clue, room)
        assert ("Dangerous" in said) == (clue in RISKY), clue
        assert numbers(said) == numbers(Words("ru", "betrayal").about("card", f"clue-{clue}")), clue
