"""The almanac: for each role the text of its ability, and the fine points behind it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from nightbell.cli.boards.clocktower import draw
from nightbell.cli.session import Session
from nightbell.games.clocktower.box import night_sheet
from nightbell.games.clocktower.catalogue import ROLES
from nightbell.games.clocktower.scripts import EDITIONS, SCRIPTS
from nightbell.server.entries import roles_in
from nightbell.text import LANGUAGES, Words
from tests.clocktower.ledger.evening import evening


def explained(town, which=""):
    """What the terminal says when the Storyteller asks about the open question."""
    out = StringIO()
    console = Console(file=out, width=400, highlight=False)
    session = Session(console, "ru", town.table, town.storyteller, {})
    session.explain(town.open("storyteller"), which)
    return out.getvalue()


@pytest.mark.rule("C-003")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("script", ["tb", "crossroads"])
def test_every_role_is_explained_by_its_own_words(script, lang):
    """The help of a role has its ability and its fine points, and nothing of another's."""
    town = evening(players=8, script=script)
    words = Words(lang, "clocktower", strict=True)
    notes = {role: words.notes("role", role) for role in town.square.sheet}
    assert all(notes.values()) and len(set(notes.values())) == len(notes)
    session = Session(Console(file=StringIO()), lang, town.table, town.storyteller, {})
    for role in town.square.sheet:
        help = session.about("role", role)
        assert words.about("role", role) in help
        assert [other for other in notes if notes[other] in help] == [role]


@pytest.mark.rule("C-003")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fine_points_say_how_roles_get_on_with_each_other(lang):
    words = Words(lang, "clocktower", strict=True)
    met = {str(role): set(roles_in(words.notes("role", role), "clocktower")) for role in SCRIPTS["tb"].roles}
    assert {"drunk", "spy"} <= met["virgin"] and "recluse" in met["slayer"]
    assert "imp" in met["scarletwoman"] and "mayor" in met["ravenkeeper"]


@pytest.mark.rule("C-003")
def test_the_help_of_a_role_is_opened_from_the_question_that_offers_it():
    town = evening(players=8, script="tb")
    asked = town.until("pick-townsfolk")
    place = list(asked.choice.options).index("ravenkeeper") + 1
    shown = explained(town, str(place))
    russian = Words("ru", "clocktower")
    assert russian.about("role", "ravenkeeper") in shown
    assert russian.notes("role", "ravenkeeper") in shown


@pytest.mark.rule("C-202")
def test_every_line_of_the_night_sheet_has_its_instruction_and_its_notes():
    sheet = night_sheet(SCRIPTS["tb"].roles)
    for lang in LANGUAGES:
        words = Words(lang, "clocktower", strict=True)
        for role in {*sheet.first, *sheet.other} & set(ROLES):
            assert words.about("role", role)
            assert words.notes("role", role)


@pytest.mark.rule("C-294")
def test_the_almanac_settles_what_the_short_text_leaves_open():
    words = Words("en", "clocktower", strict=True)
    assert "inherits first" in words.notes("role", "scarletwoman")
    assert "Scarlet" not in words.about("role", "imp")
    town = evening("imp poisoner scarletwoman monk mayor slayer butler")
    town.night()
    town.night(p0=0, monk="butler")
    assert town.role(2) == "imp"
    assert town.role(1) == "poisoner"
    assert "star-pass" not in town.prompts("storyteller")


@pytest.mark.rule("C-389")
def test_in_doubt_the_storyteller_reads_the_notes_of_the_role():
    town = evening("imp poisoner undertaker recluse mayor slayer butler")
    town.night()
    town.execute("recluse", by="slayer")
    town.nightfall()
    asked = town.until("tell", imp="recluse", poisoner="butler")
    assert dict(asked.about)["role"] == "undertaker"
    assert dict(asked.about)["why"] == "registers"
    shown = explained(town)
    assert asked.rule in shown
    assert Words("ru", "clocktower").notes("role", "undertaker") in shown


@pytest.mark.rule("C-508")
def test_the_storyteller_reads_the_roles_in_play_and_no_others():
    town = evening("imp poisoner monk empath mayor slayer butler", script="tb")
    town.night()
    out = StringIO()
    words = Words("ru", "clocktower", seats=[f"player-{n}" for n in range(8)], strict=True)
    Console(file=out, width=400, highlight=False).print(draw(town.grimoire, words))
    shown = out.getvalue()
    held = {token.role for token in town.grimoire.tokens}
    for role in town.square.sheet:
        assert (words.about("role", role) in shown) == (role in held)


@pytest.mark.rule("C-675")
def test_a_set_brings_roles_texts_a_night_sheet_and_an_almanac():
    script = SCRIPTS["tb"]
    assert script.id in [each.id for each in EDITIONS if each.in_the_box]
    sheet = night_sheet(script.roles)
    assert len(sheet.first) > 2 and len(sheet.other) > 2
    words = Words("ru", "clocktower", strict=True)
    for role in script.roles:
        assert words.thing("role", role) and words.about("role", role) and words.notes("role", role)
