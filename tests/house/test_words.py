"""Both languages say all that the games can say, and nothing that they cannot."""

import ast
import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NewType

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import nightbell
from nightbell import games
from nightbell.cli.boards import call_by_name
from nightbell.cli.content import noun_of_box
from nightbell.engine import (
    SPECTATOR,
    Answer,
    Chair,
    Choice,
    Event,
    Number,
    OneOf,
    Refusal,
    Seat,
    Some,
    Split,
    Table,
    ask,
)
from nightbell.games.clocktower.events import DayBreaks, NominationMade
from nightbell.text import LANGUAGES, Lang, Words, missing
from nightbell.text.bundle import SHARED, source
from nightbell.text.words import kebab, noun_of, spelled

PACKAGE = Path(nightbell.__file__).parent
FILES = (*SHARED, *games.GAMES, "deduction")
DRIVEN = ("event-", "ask-", "do-", "refuse-")
"""Families of messages that exist only because some code asks for them by this very id."""


@cache
class File:
    """One Fluent file, taken apart, once."""

    def __init__(self, lang: Lang, name: str) -> None:
        text = source(lang, name)
        assert text is not None, f"there is no {lang}/{name}.ftl"
        self.resource = FluentParser().parse(text)
        self.messages = {each.id.name: each for each in self.resource.body if isinstance(each, ftl.Message)}
        self.all_ids = [each.id.name for each in self.resource.body if isinstance(each, ftl.Message)]

    def abouts(self) -> set[str]:
        return {
            id
            for id, message in self.messages.items()
            if any(attribute.id.name == "about" for attribute in message.attributes)
        }

    def variables(self, id: str) -> set[str]:
        found = set()

        class Variables(Visitor):
            def visit_VariableReference(self, node):
                found.add(node.id.name)

        Variables().visit(self.messages[id].value)
        return found


def modules(package: str) -> Iterator[str]:
    root = importlib.import_module(package)
    yield package
    for module in pkgutil.walk_packages(root.__path__, f"{package}."):
        yield module.name


def events_of(game: str) -> set[type[Event]]:
    for name in modules(f"nightbell.games.{game}"):
        importlib.import_module(name)
    found: set[type[Event]] = set()
    waiting = list(Event.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(f"nightbell.games.{game}."):
            found.add(kind)
    return found


@cache
def nodes(file: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def calls(folder: Path, names: set[str]) -> Iterator[ast.Call]:
    for file in sorted(folder.rglob("*.py")):
        for node in nodes(file):
            if isinstance(node, ast.Call):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if called in names:
                    yield node


def spoken(folder: Path, names: set[str], place: int, prefix: str) -> tuple[set[str], set[str]]:
    """The ids that calls name outright, and the beginnings of those that they put together."""
    whole, begun = set(), set()
    for call in calls(folder, names):
        if len(call.args) <= place:
            continue
        for part in ast.walk(call.args[place]):
            if isinstance(part, ast.JoinedStr):
                first = part.values[0]
                if isinstance(first, ast.Constant):
                    begun.add(prefix + spelled(str(first.value)))
            elif (
                isinstance(part, ast.Constant)
                and isinstance(part.value, str)
                and part.value
                and not inside_f(call, part)
            ):
                whole.add(prefix + spelled(part.value))
    return whole, begun


def inside_f(call: ast.Call, part: ast.Constant) -> bool:
    strings = [node for node in ast.walk(call) if isinstance(node, ast.JoinedStr)]
    return any(part is inner for string in strings for inner in ast.walk(string))


def demanded(game: str) -> tuple[set[str], set[str]]:
    """All ids that a game is known to need without being played."""
    folder = PACKAGE / "games" / game
    rules = games.load(game)
    asked, asked_begun = spoken(folder, {"ask", "Decision"}, 1, "ask-")
    refused, refused_begun = spoken(folder, {"Refusal", "BadLog", "refusal"}, 0, "refuse-")
    ids = asked | refused | {f"event-{kebab(kind.__name__)}" for kind in events_of(game)}
    ids |= {f"do-{spelled(verb)}" for verb in rules.nouns}
    ids |= {f"{noun_of_box(game, kind)}-{spelled(id)}" for kind, box in rules.content().items() for id in box}
    ids |= {f"game-{game}"}
    return ids, asked_begun | refused_begun


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_file_can_be_read(lang, name):
    junk = [each for each in File(lang, name).resource.body if isinstance(each, ftl.Junk)]
    assert not junk, junk[0].content


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_message_is_given_is_spelled_with_dashes(lang, name):
    """The words of a question name its arguments as Fluent does: `$other-seat`, not `$other_seat`."""
    text = source(lang, name)
    assert text is not None and not re.findall(r"\$[\w-]*_[\w-]*", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_said_twice(lang):
    shared = [id for name in SHARED for id in File(lang, name).all_ids]
    for game in games.GAMES:
        ids = Counter(shared + File(lang, game).all_ids)
        assert not [id for id, times in ids.items() if times > 1]


@pytest.mark.parametrize("name", FILES)
def test_the_languages_have_the_same_messages(name):
    russian, english = File("ru", name), File("en", name)
    assert sorted(russian.messages.keys() ^ english.messages.keys()) == []
    assert sorted(russian.abouts() ^ english.abouts()) == []


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_a_game_can_say_has_words(lang, game):
    ids, begun = demanded(game)
    words = Words(lang, game)
    assert sorted(id for id in ids if not words.knows(id)) == []
    known = File(lang, game).messages
    assert [start for start in begun if not any(id.startswith(start) for id in known)] == []


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_is_worded_that_no_game_says(game):
    ids, begun = demanded(game)
    verbs = {f"do-{spelled(verb)}" for verb in every_verb(PACKAGE / "games" / game)}
    unasked = [
        id
        for id in File("ru", game).messages
        if id.startswith(DRIVEN) and id not in ids | verbs and not id.startswith(tuple(begun) or "\0")
    ]
    assert unasked == []


def every_verb(folder: Path) -> set[str]:
    """First parts of all tuples in the code: the verbs of menus are among them."""
    found = set()
    for file in sorted(folder.rglob("*.py")):
        for node in nodes(file):
            if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant):
                found.add(str(node.elts[0].value))
    return found


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_events_words_use_only_what_the_event_has(lang, game):
    file = File(lang, game)
    wrong = []
    for kind in events_of(game):
        id = f"event-{kebab(kind.__name__)}"
        fields = [name.replace("_", "-") for name in kind.__struct_fields__]
        for variable in file.variables(id) if id in file.messages else ():
            if not any(variable == field or variable.startswith(f"{field}-") for field in fields):
                wrong.append(f"{id}: ${variable}")
    assert wrong == []


def test_all_that_the_command_line_says_has_words():
    said, begun = spoken(PACKAGE / "cli", {"say"}, 0, "")
    refused, _ = spoken(PACKAGE, {"Refusal", "BadLog", "refusal"}, 0, "refuse-")
    helped = {
        str(keyword.value.value)
        for call in calls(PACKAGE / "cli", {"Option", "Argument"})
        for keyword in call.keywords
        if keyword.arg == "help" and isinstance(keyword.value, ast.Constant)
    }
    known = {id for name in FILES for id in File("ru", name).messages}
    assert sorted((said | refused | helped) - known) == []
    assert sorted(start for start in begun if not any(id.startswith(start) for id in known)) == []


def test_the_shared_files_say_nothing_that_is_never_said():
    begun = {"likely-"}  # the noun of an argument: hints say how likely something is
    used = set()
    for folder, names in (
        (PACKAGE / "cli", {"say", "knows"}),
        (PACKAGE / "research", {"say", "knows"}),
        (PACKAGE / "text", {"_format", "_first", "say"}),
    ):
        whole, starts = spoken(folder, names, 0, "")
        more, more_starts = spoken(folder, names, 1, "")
        used |= whole | more
        begun |= starts | more_starts
    refused, _ = spoken(PACKAGE, {"Refusal", "BadLog", "refusal"}, 0, "refuse-")
    shared = {id for name in ("common", "cli") for id in File("ru", name).messages}
    unsaid = {id for id in shared - used - refused if not id.startswith(tuple(begun - {""}))}
    assert sorted(unsaid) == []


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_shouted_at(lang, name):
    """No error has an exclamation mark."""
    file = File(lang, name)
    shouted = []
    for id, message in file.messages.items():
        if id.startswith(("refuse-", "misuse-")):
            body = source(lang, name) or ""
            if message.span is not None and "!" in body[message.span.start : message.span.end]:
                shouted.append(id)
    assert shouted == []


def tellable() -> Iterator[tuple[str, dict[str, object]]]:
    """Every killer, every haunt, towns of several sizes and every sheet."""
    for killer in games.load("whispers").content()["killers"]:
        yield "whispers", {"killer": killer}
    for script in games.load("clocktower").content()["scripts"]:
        yield "clocktower", {"script": script, "players": 6}
    for players in (8, 15):
        yield "clocktower", {"players": players}
    for place, haunt in enumerate(games.load("betrayal").content()["haunts"]):
        yield "betrayal", {"haunt": int(haunt), "players": 3 + place % 4}


OFTEN = 10
"""What came up so many times in a game, each time with other people and things, is told enough."""


class Fresh:
    def __init__(self) -> None:
        self.times: Counter[tuple[object, ...]] = Counter()

    def __call__(self, lang: Lang, *what: object) -> bool:
        """Whether this was not told often yet in this language."""
        self.times[lang, *what] += 1
        return self.times[lang, *what] <= OFTEN


def part_of(viewer: Seat, event: Event) -> tuple[str, ...]:
    """Where in an event its reader comes up: that, and not which chair it is, makes other words of it."""
    values = ((name, getattr(event, name)) for name in event.__struct_fields__)
    return tuple(
        name for name, value in values if value == viewer or (isinstance(value, tuple) and viewer in value)
    )


@pytest.mark.parametrize(("game", "options"), [*tellable()], ids=str)
def test_random_games_are_told_in_both_languages_without_a_gap(game, options):
    """Everything that comes up: events for every viewer, questions, options, standing decisions, the end."""
    rules = games.load(game)
    for seed in range(1 if game == "betrayal" else 2):
        table = Table(rules, options, seed)
        seats = rules.seats(table.state)
        viewers = [SPECTATOR, *(Seat(n) for n in range(len(seats)))]
        languages = [
            Words(lang, game, seats=seats, nouns=rules.nouns, viewer=viewer, strict=True)
            for lang in LANGUAGES
            for viewer in viewers
        ]
        rng = Random(seed)
        told = 0
        fresh = Fresh()
        while table.open:
            for words in languages:
                for event in table.events(words.viewer, told):
                    part = part_of(words.viewer, event)
                    assert not fresh(words.lang, type(event), part) or words.event(event)
                decision = table.open.get(words.viewer)
                if decision is not None and fresh(words.lang, decision.kind):
                    call_by_name(game, table.view(words.viewer), words)
                    assert words.question(decision)
                    say_options(words, decision.choice, rng)
                    with pytest.raises(Refusal) as refused:
                        table.answer(words.viewer, "no such thing")
                    assert words.refusal(refused.value)
            told = len(table.history)
            seat = rng.choice(list(table.open))
            if rng.random() < 0.1:
                for standing in Chair(table, seat).standing:
                    for words in (each for each in languages if each.viewer == seat):
                        assert words.question(standing)
                        say_options(words, standing.choice, rng)
            table.answer(seat, table.open[seat].choice.sample(rng))
        for words in languages:
            for event in table.events(words.viewer, told):
                assert words.event(event)
            assert words.outcome(table.outcome or "")


def say_options(words: Words, choice: Choice[Answer], rng: Random) -> None:
    if isinstance(choice, OneOf | Some):
        for option in choice.options[:40]:
            assert words.thing(choice.noun, option)
    elif isinstance(choice, Split):
        for place in range(len(choice.limits)):
            assert words.place(choice, place)
    elif not isinstance(choice, Number):
        for _ in range(20):
            assert words.option(choice, choice.sample(rng))


# ---- how ids become words


DrinkId = NewType("DrinkId", str)


class Met(Event):
    who: Seat
    others: tuple[Seat, ...]
    times: int


class Poured(Event):
    drinks: tuple[DrinkId, ...]


@pytest.fixture
def tea(monkeypatch):
    """The words of a party of three, told to the second of them."""
    from nightbell.text import bundle

    text = """
event-met = { $who-you ->
    [yes] Ты
   *[no] { $who }
}: { $others } ({ $others-count }), { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}, { $others-you }
event-poured = Налито: { $drinks }. Не осталось { $drinks-gen }.
ask-pour = Налить { $drink-gen }?
ask-feed = Покормить, когда придёт { $cat }?
do-pass = Передать { $b } — { $a }
drink-black-tea = чёрный чай
    .gen = чёрного чая
    .about = Горячий.
drink-milk = молоко
    .gen = молока
refuse-too-hot = Слишком горячо: { $drink }.
outcome-tea-over = Чай выпит.
seat-host = Хозяйка
"""
    monkeypatch.setattr(bundle, "source", lambda lang, name: text if name == "tea" else source(lang, name))
    bundle.bundle.cache_clear()
    bundle._resource.cache_clear()
    yield Words(
        "ru",
        "tea",
        seats=("host", "guest-1", "guest-2"),
        names=("", "Вера", "Глеб"),
        nouns={"pass": ("seat", "drink")},
        viewer=Seat(1),
        strict=True,
    )
    bundle.bundle.cache_clear()
    bundle._resource.cache_clear()


def test_an_event_knows_its_reader_and_its_plurals(tea):
    assert tea.event(Met(Seat(1), (Seat(0), Seat(2)), 2)) == "Ты: Хозяйка и Глеб (2), 2 раза, no"
    assert tea.event(Met(Seat(0), (Seat(1),), 5)) == "Хозяйка: Вера (1), 5 раз, yes"


def test_a_question_may_want_a_case(tea):
    question = ask(Seat(1), "pour", OneOf((True, False)), drink="black_tea")
    assert tea.question(question) == "Налить чёрного чая?"


def test_several_things_may_want_a_case_too(tea):
    poured = Poured((DrinkId("black_tea"), DrinkId("milk")))
    assert tea.event(poured) == "Налито: чёрный чай и молоко. Не осталось чёрного чая и молока."


def test_a_thing_that_only_this_table_knows_has_its_name_in_questions(tea):
    question = ask(Seat(1), "feed", OneOf((True, False)), cat=102)
    assert tea.question(question) == "Покормить, когда придёт 102?"
    tea.called["cat", 102] = "Второй кот"
    assert tea.question(question) == "Покормить, когда придёт Второй кот?"


def test_a_menu_names_what_follows_its_verb(tea):
    assert tea.thing("word", ("pass", 2, "black_tea")) == "Передать чёрный чай — Глеб"


def test_answers_of_several_parts(tea):
    assert tea.option(Some((0, 1, 2), 0, 3, noun="seat"), (0, 1, 2)) == "Хозяйка, Вера и Глеб"
    assert tea.option(Split(3, (2, 2), among=("black_tea", "host"), noun="drink"), (3, 0)) == "чёрный чай 3"
    assert tea.option(OneOf((True, False), noun="yes"), True) == "да"
    assert tea.option(Number(0, 9), 7) == "7"


def test_a_refusal_ends_with_its_rule(tea):
    refusal = Refusal("too-hot", rule="W-012", drink="black_tea")
    assert tea.refusal(refusal) == "Слишком горячо: чёрный чай. [W-012]"


def test_outcome_and_about(tea):
    assert tea.outcome("tea-over") == "Чай выпит."
    assert tea.about("drink", "black_tea") == "Горячий."


def test_a_gap_raises_when_strict_and_shows_its_id_otherwise(tea):
    with pytest.raises(LookupError):
        tea.say("ask-anything")
    with pytest.raises(LookupError):
        tea.say("event-met")
    assert Words("ru", "tea").say("ask-anything") == missing("ask-anything")


class Cup(msgspec.Struct, frozen=True):
    drink: str
    sips: int


def test_records_lend_their_fields(tea):
    args: dict[str, str | int | float] = {}
    tea.argue(args, "cup", Cup("black_tea", 3), "word")
    assert args["cup-sips"] == 3


def test_nouns_of_types():
    RoomId = NewType("RoomId", str)
    assert noun_of(RoomId) == noun_of(RoomId | None) == ("room", False)
    assert noun_of(tuple[RoomId, ...]) == ("room", True)
    assert noun_of(int) == ("word", False)


def test_the_words_of_a_game_may_stand_in_a_folder_of_its_name():
    """One file for each haunt: its pages and its endings, the same in every language."""
    folders = {
        lang: sorted(path.name for path in (PACKAGE / "text" / lang / "betrayal").iterdir())
        for lang in LANGUAGES
    }
    assert folders["ru"] == folders["en"]
    for lang in LANGUAGES:
        whole = source(lang, "betrayal")
        assert whole is not None
        for name in folders[lang]:
            part = (PACKAGE / "text" / lang / "betrayal" / name).read_text(encoding="utf-8")
            assert part in whole and f"page-{int(name[1:3])}-" in part


# ---- people in their cases


@pytest.mark.parametrize(
    ("name", "form", "declined"),
    [
        ("Лев", "he", "Льва Льву Льва Львом Льве"),
        ("Ася", "she", "Аси Асе Асю Асей Асе"),
        ("Инга", "she", "Инги Инге Ингу Ингой Инге"),
        ("Саша", "", "Саши Саше Сашу Сашей Саше"),
        ("Мария", "she", "Марии Марии Марию Марией Марии"),
        ("Савва", "he", "Саввы Савве Савву Саввой Савве"),
        ("Юрий", "he", "Юрия Юрию Юрия Юрием Юрии"),
        ("Игорь", "he", "Игоря Игорю Игоря Игорем Игоре"),
        ("Любовь", "she", "Любови Любови Любовь Любовью Любови"),
        ("Кармен", "she", "Кармен Кармен Кармен Кармен Кармен"),
        ("Тень", "", "Тень Тень Тень Тень Тень"),
        ("Zoë", "she", "Zoë Zoë Zoë Zoë Zoë"),
    ],
)
def test_names_are_declined(name, form, declined):
    words = Words("ru", "clocktower", names=(name,), forms=(form,))
    assert " ".join(words.cases(Seat(0)).values()) == declined


def test_a_name_of_several_words_is_declined_word_by_word():
    words = Words("ru", "betrayal", seats=("darrin-flash-williams", "heather-granville"))
    assert words.cases(Seat(0))["dat"] == "Даррину «Флэшу» Уильямсу"
    assert words.cases(Seat(1))["dat"] == "Хизер Гранвилл"


def test_a_sentence_follows_how_people_are_spoken_of():
    words = Words("ru", "clocktower", names=("Лев", "Ася", "Саша"), forms=("he", "she", ""))
    told = [words.event(DayBreaks(2, (Seat(seat),))) for seat in range(3)]
    assert told == [
        "День 2. Этой ночью умер Лев.",
        "День 2. Этой ночью умерла Ася.",
        "День 2. Этой ночью город теряет Сашу.",
    ]
    assert words.event(DayBreaks(2, (Seat(0), Seat(1)))) == "День 2. Этой ночью умерли Лев и Ася."
    assert words.event(NominationMade(Seat(0), Seat(1))) == "Лев номинирует Асю."
    assert Words("en", names=("Lev",), forms=("he",)).cases(Seat(0))["acc"] == "Lev"
