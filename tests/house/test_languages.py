"""A language is a folder: all that it says, to people at a terminal, in a browser and of the rules."""

from importlib.resources import files
from pathlib import Path

from nightbell import text
from nightbell.rules import GAMES
from nightbell.text import ABROAD, HOME, LANGUAGES, spoken

FOLDER = Path(str(files(text)))
ROOT = Path(__file__).parents[2]
LEDGERS = {f"rules/{game}.yaml" for game in GAMES}
"""The ledgers themselves are in the language of those abroad."""


def held(lang: str) -> set[str]:
    home = FOLDER / lang
    return {file.relative_to(home).as_posix() for file in home.rglob("*") if file.is_file()}


def test_each_folder_holds_the_same_files():
    assert {each.name for each in FOLDER.iterdir() if (each / "common.ftl").is_file()} == set(LANGUAGES)
    assert LANGUAGES[0] == HOME and ABROAD in LANGUAGES
    whole = held(HOME)
    assert {"client.ftl", "names.txt", "common.ftl"} | LEDGERS <= whole
    assert {lang: held(lang) for lang in LANGUAGES} == {
        lang: whole - (LEDGERS if lang == ABROAD else set()) for lang in LANGUAGES
    }


def test_everybody_who_has_no_name_has_one_in_every_language():
    names = [(FOLDER / lang / "names.txt").read_text(encoding="utf-8").split("\n") for lang in LANGUAGES]
    assert len({len(each) for each in names}) == 1
    assert all(len(set(each)) == len(each) for each in names)


def test_no_language_is_named_outside_its_folder():
    """But for the two that somebody gets who asked for none, or for one that is not there."""
    named = [f'"{lang}"' for lang in LANGUAGES]
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    sources += (ROOT / "web" / "src").rglob("*.svelte")
    found = {
        file.relative_to(ROOT).as_posix()
        for file in sources
        if any(each in file.read_text(encoding="utf-8") for each in named)
    }
    assert found == {
        "src/nightbell/text/bundle.py",
        "src/nightbell/server/entries.py",
        "web/src/words/languages.ts",
    }


def test_a_locale_finds_its_language():
    assert [spoken(each) for each in ("ru_RU.UTF-8", "ru", "en-GB", "C", "")] == [
        "ru",
        "ru",
        "en",
        "en",
        "en",
    ]
