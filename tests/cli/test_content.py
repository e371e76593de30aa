"""What is in the box."""

import json

import pytest

from nightbell import games
from nightbell.text import missing

BOXES = {
    "whispers": {"killers", "maps", "victims", "items"},
    "clocktower": {"roles", "scripts"},
    "betrayal": {"explorers", "rooms", "omens", "items", "events", "haunts"},
}


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_json_lists_ids_with_their_names(nightbell, game, lang):
    box = json.loads(nightbell("content", game, "--json", "--lang", lang).out)
    assert BOXES[game] <= box.keys()
    for entries in box.values():
        assert entries
        assert all(entry["id"] and missing("")[0] not in entry["name"] for entry in entries)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_table_names_everything(nightbell, game, lang):
    told = nightbell("content", game, "--lang", lang)
    assert told.status == 0 and missing("")[0] not in told.out


def test_the_characters_of_clocktower_are_counted_together(nightbell):
    assert "181 characters together." in nightbell("content", "clocktower", "--lang", "en").out
    assert "Всего 181 персонаж." in nightbell("content", "clocktower", "--lang", "ru").out
