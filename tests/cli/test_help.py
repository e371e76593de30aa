"""Help in both languages, by the system's locale or by word."""

import re

import pytest

from nightbell.text import missing

COMMANDS = ["play", "simulate", "replay", "content", "rules"]
OPENING = missing("")[0]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("page", [[], *([command] for command in COMMANDS)])
def test_every_page_is_whole_in_both_languages(nightbell, lang, page):
    told = nightbell(*page, "--help", "--lang", lang)
    assert told.status == 0 and not told.err
    assert OPENING not in told.out
    assert bool(re.search("[а-яё]", told.out)) is (lang == "ru")


def test_the_front_page_names_every_command(nightbell):
    told = nightbell()
    assert told.status == 0
    for command in COMMANDS:
        assert f"  {command} " in told.out


def test_a_page_names_every_option(nightbell):
    told = nightbell("simulate", "-h").out
    for option in ("games", "seed", "players", "script", "killer", "haunt", "bots", "json", "save", "jobs"):
        assert f"--{option}" in told


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LC_ALL": "ru_RU.UTF-8"}, "Команды"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ru_RU"}, "Команды"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"}, "Commands"),
    ],
)
def test_the_locale_chooses_the_language(nightbell, monkeypatch, variables, word):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert word in nightbell().out


@pytest.mark.parametrize("argv", [("--lang", "ru"), ("--lang=ru",)])
def test_a_language_may_be_asked_for_anywhere(nightbell, argv):
    assert "Опции" in nightbell(*argv, "rules", "--help").out
    assert "Опции" in nightbell("rules", "--help", *argv).out
