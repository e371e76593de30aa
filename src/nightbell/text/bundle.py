"""The Fluent files of one language, read once and shared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from nightbell import shelf

Lang: TypeAlias = str
"""The name of a folder beside this file. All that a language has to say is in its folder."""
HOME: Final[Lang] = "ru"
"""What is spoken where nobody asked for a language."""
ABROAD: Final[Lang] = "en"
"""What is spoken to those who asked for one that is not there."""
LANGUAGES: Final[tuple[Lang, ...]] = tuple(
    sorted(
        (each.name for each in files(__package__).iterdir() if each.joinpath("common.ftl").is_file()),
        key=lambda lang: (lang != HOME, lang),
    )
)
SHARED = ("common", "cli", "server")
"""The files that every game's words come with."""


def language_of(environment: Mapping[str, str]) -> Lang:
    """The language that a person's locale asks for.

    >>> language_of({"LANG": "ru_RU.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "ru_RU"}), language_of({})
    ('ru', 'en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return spoken(value)
    return ABROAD


def spoken(wanted: str) -> Lang:
    """The language that a locale or a browser's header asks for first.

    >>> spoken("ru_RU.UTF-8"), spoken("en-GB,en;q=0.8"), spoken("tlh")
    ('ru', 'en', 'en')
    """
    return next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), ABROAD)


def source(lang: Lang, name: str) -> str | None:
    """The text of a Fluent file and of those in the folder of its name.

    None if there is none, as for a game without words of its own.
    """
    if (home := shelf.home(name)) is not None:
        own = files(home).joinpath("words", f"{lang}.ftl")
        if not own.is_file():
            raise shelf.lacks(name, f"words/{lang}.ftl")
        return own.read_text(encoding="utf-8")
    file = files(__package__).joinpath(lang, f"{name}.ftl")
    if not file.is_file():
        return None
    folder = files(__package__).joinpath(lang, name)
    parts = sorted(folder.iterdir(), key=lambda part: part.name) if folder.is_dir() else []
    texts = [part.read_text(encoding="utf-8") for part in parts if part.name.endswith(".ftl")]
    return "\n".join([file.read_text(encoding="utf-8"), *texts])


@cache
def _resource(lang: Lang, name: str) -> Resource | None:
    text = source(lang, name)
    return None if text is None else FluentResource(text)


class Bundle(FluentBundle):
    """The messages of a language. What needs no telling is the same every time, and is put together once."""

    def __init__(self, lang: Lang) -> None:
        super().__init__([lang], use_isolating=False)
        self.plain: dict[str, str] = {}
        """Messages that were told nothing, without a flaw."""
        self.attributes: dict[str, Mapping[str, str]] = {}
        """Of each message that was asked for them."""

    def attributes_of(self, id: str) -> Mapping[str, str]:
        if id not in self.attributes and self.has_message(id):
            patterns = self.get_message(id).attributes
            self.attributes[id] = {name: str(self.format_pattern(each)[0]) for name, each in patterns.items()}
        return self.attributes.get(id, {})


@cache
def bundle(lang: Lang, game: str) -> Bundle:
    """The shared messages and, unless `game` is empty, that game's."""
    whole = Bundle(lang)
    for name in (*SHARED, game) if game else SHARED:
        resource = _resource(lang, name)
        if resource is not None:
            whole.add_resource(resource)
    return whole


def read_ahead(games: Iterable[str]) -> None:
    """Read what these games say in every language, which takes a while, before somebody waits for it."""
    for lang in LANGUAGES:
        for game in games:
            bundle(lang, game)


def missing(id: str) -> str:
    """What stands where a message should: its id, plain to see."""
    return f"⟦{id}⟧"
