"""Sets, scripts of one's own, Teensyville, and what the software knows of the other sets."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from nightbell.cli.boards.clocktower import draw
from nightbell.engine import Refusal
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.atoms import Win
from nightbell.games.clocktower.box import night_sheet
from nightbell.games.clocktower.catalogue import (
    DEMON,
    EVIL,
    FABLED,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    TRAVELLER,
    TYPES,
    dealt,
    printed,
)
from nightbell.games.clocktower.counsel import clouds, counsel, proposals
from nightbell.games.clocktower.death import kill
from nightbell.games.clocktower.events import LearnsBluffs, LearnsDemon, LearnsMinions, SideWon
from nightbell.games.clocktower.information import choose
from nightbell.games.clocktower.moments import at_dusk, shields
from nightbell.games.clocktower.scripts import (
    EDITIONS,
    SCRIPTS,
    TEENSYVILLE,
    counts,
    make_script,
    read_script,
    shortfalls,
    write_script,
)
from nightbell.text import LANGUAGES, Words
from tests.clocktower.ledger.evening import declared, evening, refusal_of

MIXED = (
    "philosopher chef empath monk slayer soldier mayor virgin butler barber lunatic "
    "pithag spy poisoner zombuul imp"
)
SMALL = "investigator empath fortuneteller philosopher virgin slayer barber saint pithag scarletwoman zombuul"


def edition(id):
    return next(each for each in EDITIONS if each.id == id)


@pytest.mark.rule("C-552", "C-725")
def test_a_list_of_roles_is_a_script_and_can_be_played():
    raw = write_script(make_script(MIXED.split(), name="Кривая улица"))
    script = read_script(raw)
    assert set(script.roles) == set(MIXED.split())
    assert script.name == "Кривая улица"
    town = evening(players=9, sheet=tuple(script.roles))
    town.night(choose=0)
    assert set(town.square.sheet) == set(MIXED.split())
    words = Words("ru", "clocktower", strict=True)
    printed = {role: words.about("role", role) for role in script.roles}
    assert all(printed.values())


@pytest.mark.rule("C-612")
def test_any_roles_there_are_can_be_chosen():
    for step in (2, 3, 5):
        chosen = list(dealt())[::step]
        assert set(make_script(chosen).roles) == set(chosen)


@pytest.mark.rule("C-521")
def test_a_script_without_unwanted_roles():
    unwanted = {"spy", "drunk", "virgin"}
    script = make_script([role for role in SCRIPTS["tb"].roles if role not in unwanted])
    assert not unwanted & set(script.roles)
    for seed in range(4):
        town = evening(players=10, sheet=tuple(script.roles), seed=seed)
        town.until("bluffs", "choose", "clue")
        assert not unwanted & {token.role for token in town.grimoire.tokens}


@pytest.mark.rule("C-554", "C-566")
@pytest.mark.parametrize("roles", [MIXED, SMALL])
def test_a_script_brings_its_night_sheet(roles):
    script = make_script(roles.split())
    sheet = night_sheet(script.roles)
    fixed = {"dusk", "dawn"}
    assert set(sheet.first) == fixed | {"minion-info", "demon-info"} | {
        role for role in script.roles if ROLES[role].first is not None
    }
    assert set(sheet.other) == fixed | {role for role in script.roles if ROLES[role].other is not None}
    for side in (sheet.first, sheet.other):
        assert (side[0], side[-1]) == ("dusk", "dawn")


@pytest.mark.rule("C-555")
def test_a_few_roles_stay_and_others_are_proposed_around_them():
    core = ("fortuneteller", "witch", "vortox")
    script = make_script(core)
    found = proposals(script)
    assert found and not set(found) & set(core)
    whole = make_script([*core, *found])
    assert set(core) < set(whole.roles)
    assert {ROLES[role].type for role in found} >= {TOWNSFOLK, OUTSIDER}
    for _ in range(20):
        whole = make_script([*whole.roles, *proposals(whole)])
    assert set(core) < set(whole.roles) and proposals(whole) == ()
    assert list(shortfalls(whole, 15)) == []
    assert proposals(make_script([])) == ()


@pytest.mark.rule("C-555")
def test_proposed_is_first_a_way_to_be_mistaken_and_then_what_the_chosen_sets_have():
    script = make_script(["chef", "empath", "monk", "imp"])
    found = proposals(script)
    assert clouds(found[0]) and not any(map(clouds, script.roles))
    townsfolk = [role for role in found if ROLES[role].type == TOWNSFOLK]
    assert townsfolk and {ROLES[role].edition for role in townsfolk} == {"tb"}


def test_a_full_script_is_left_as_it_is():
    """Thirteen Townsfolk, and four of everybody else."""
    full = make_script([*SCRIPTS["tb"].drawn, "zombuul", "pukka", "po"])
    assert proposals(full) == ()
    assert proposals(make_script([role for role in full.roles if role != "chef"])) == ("chef",)


FOR_FIVE = ["chef", "empath", "monk", "virgin", "poisoner", "spy", "baron", "imp"]
"""Six players need an Outsider, seven a fifth Townsfolk."""


def advised(roles: str) -> set[str]:
    return {each.message for each in counsel(make_script(roles.split()))}


def test_advice_is_gentle_and_ends_when_it_was_followed():
    clear = "washerwoman chef empath monk undertaker virgin slayer soldier spy imp"
    assert advised("imp poisoner empath") == set(), "a script that has only begun is not judged"
    assert advised("chef empath monk virgin slayer spy imp") == set(), "nor one of seven roles"
    assert "script-all-is-true" in advised("chef empath monk virgin slayer recluse spy imp")
    assert advised(clear) == {"script-few-outsiders", "script-all-is-true"}
    assert advised(f"{clear} recluse saint") == {"script-all-is-true"}
    assert advised(f"{clear} recluse saint drunk") == set()
    assert "script-all-is-true" not in advised(f"{clear} poisoner")
    assert "script-more-outsiders" in advised(f"{clear} recluse drunk baron")
    assert "script-more-outsiders" not in advised(f"{clear} recluse drunk saint butler baron")
    assert "script-more-outsiders" in advised(f"{clear} recluse drunk godfather")
    assert "script-more-outsiders" not in advised(f"{clear} recluse drunk saint godfather")
    assert "script-few-bluffs" in advised("washerwoman chef empath monk virgin recluse drunk poisoner imp")
    [bluffs] = [each for each in counsel(make_script(FOR_FIVE)) if each.message == "script-few-bluffs"]
    assert (bluffs.args_for_text["players"], bluffs.args_for_text["has"]) == (5, 1)
    assert advised(" ".join(SCRIPTS["tb"].roles)) == set()
    assert advised(" ".join(SCRIPTS["alley"].roles)) == set()


@pytest.mark.rule("C-517", "C-560")
def test_a_script_may_have_more_than_two_hundred_roles(monkeypatch):
    many = [f"chef{n}" for n in range(240)]
    for id in many:
        monkeypatch.setitem(ROLES, id, ROLES["chef"])  # type: ignore[index]
    script = make_script([*many, "imp", "poisoner"])
    assert len(script.roles) == 242
    assert set(read_script(write_script(script)).roles) == set(script.roles)


# ---- Teensyville


@pytest.mark.rule("C-561")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_teensyville_is_for_five_or_six(players):
    if players == 7:
        assert refusal_of(players=7, script="alley").rule == "C-561"
    else:
        town = evening(players=players, script="alley")
        town.night()
        assert len(town.square.circle) == players


@pytest.mark.rule("C-562")
def test_teensyville_has_eleven_roles():
    assert TEENSYVILLE == (6, 2, 2, 1)
    assert counts(SCRIPTS["alley"].roles) == TEENSYVILLE
    assert SCRIPTS["alley"].teensyville
    assert not make_script(SMALL.replace("saint ", "").split()).teensyville
    assert not make_script([*SMALL.split(), "spy"]).teensyville


@pytest.mark.rule("C-563")
def test_every_teensyville_has_its_own_roles():
    ours = make_script(SMALL.split(), name="Тупик")
    again = read_script(write_script(ours))
    assert again.teensyville
    assert set(again.roles) == set(SMALL.split()) != set(SCRIPTS["alley"].roles)


@pytest.mark.rule("C-564")
def test_teensyville_mixes_the_sets():
    script = make_script(SMALL.split())
    assert script.teensyville
    assert {ROLES[role].edition for role in script.roles} == {"tb", "bmr", "snv"}
    town = evening(players=6, sheet=SMALL)
    assert len(town.square.sheet) == 11


@pytest.mark.rule("C-565")
def test_a_teensyville_from_elsewhere():
    lines = [
        {"id": "_meta", "name": "Dead End", "author": "somebody"},
        *SMALL.split()[:-1],
        {"id": "Zombuul"},
    ]
    script = read_script(msgspec.json.encode(lines))
    assert script.teensyville
    town = evening(players=5, sheet=tuple(script.roles))
    assert set(town.square.sheet) == set(SMALL.split())


def test_bad_scripts_are_refused():
    for raw in ("{}", "[1]", '["imp", "imp"]', '["nobody"]'):
        with pytest.raises(Refusal):
            read_script(raw)


# ---- sets


@pytest.mark.rule("C-580")
def test_three_sets_are_in_the_box():
    assert [each.id for each in EDITIONS if each.in_the_box] == ["tb", "bmr", "snv"]
    words = Words("ru", "clocktower", strict=True)
    assert [words.thing("set", each.id) for each in EDITIONS if each.in_the_box] == [
        "Тучи сгущаются", "Восход кровавой луны", "Секты и Вистерии",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("id", "level", "in_the_box"),
    [
        pytest.param("tb", "beginner", True, marks=pytest.mark.rule("C-584")),
        pytest.param("bmr", "advanced", True, marks=pytest.mark.rule("C-588")),
        pytest.param("snv", "advanced", True, marks=pytest.mark.rule("C-593")),
        pytest.param("garden", "advanced", False, marks=pytest.mark.rule("C-597")),
        pytest.param("tomb", "advanced", False, marks=pytest.mark.rule("C-601")),
        pytest.param("midnight", "expert", False, marks=pytest.mark.rule("C-604")),
        pytest.param("show", "any", False, marks=pytest.mark.rule("C-607")),
    ],
)
def test_for_whom_a_set_is(id, level, in_the_box):
    assert (edition(id).level, edition(id).in_the_box) == (level, in_the_box)
    assert id in RULES.content()["sets"]


@pytest.mark.rule("C-602")
def test_what_is_said_of_the_tomb():
    assert "Townsfolk" in Words("en", "clocktower").about("set", "tomb")
    assert "information" in Words("en", "clocktower").about("set", "tomb")
    assert "сведений почти нет" in Words("ru", "clocktower").about("set", "tomb")


@pytest.mark.rule("C-608")
def test_a_collection_without_a_list_of_its_own():
    assert not edition("show").ready_made
    assert all(each.ready_made for each in EDITIONS if each.id != "show")
    assert refusal_of(players=8, script="show").rule == "C-119"


@pytest.mark.rule("C-122")
def test_trouble_brewing_from_five_players_on():
    assert edition("tb").smallest == SCRIPTS["tb"].smallest == 5
    evening(players=5, script="tb").night()


@pytest.mark.rule("C-711", "C-677")
def test_every_role_of_the_sheet_is_in_play_or_not():
    town = evening(players=9)
    town.night()
    held = {token.role for token in town.grimoire.tokens}
    types = (TOWNSFOLK, OUTSIDER, MINION, DEMON, TRAVELLER)
    absent = set(town.town.absent(*types))
    assert absent == set(town.square.sheet) - held
    assert all(town.town.in_play(role) != (role in absent) for role in town.square.sheet)


@pytest.mark.rule("C-635")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_players_own_token_says_name_type_and_ability(lang):
    town = evening("imp poisoner drunk=monk empath recluse slayer thief:good")
    town.night()
    words = Words(lang, "clocktower", strict=True)
    for seat in range(7):
        out = StringIO()
        Console(file=out, width=300, highlight=False).print(draw(town.view(seat), words))
        card = town.view(seat).card
        for said in (
            words.thing("role", card),
            words.thing("type", ROLES[card].type),
            words.about("role", card),
        ):
            assert said in out.getvalue()


@pytest.mark.rule("C-668", "C-718", "C-009")
def test_every_role_has_a_text_in_both_languages():
    for lang in LANGUAGES:
        words = Words(lang, "clocktower", strict=True)
        texts = [words.about("role", role) for role in printed()]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert all(words.thing("type", ROLES[role].type) for role in printed())
    town = evening(players=8)
    town.night()
    for seat in range(8):
        seen = town.view(seat)
        assert seen.card in seen.sheet
        assert set(seen.sheet) == set(SCRIPTS["tb"].roles)


@pytest.mark.rule("C-727")
def test_six_types():
    """The rulebook's six; the Loric came after it."""
    assert TYPES[:6] == (TOWNSFOLK, OUTSIDER, MINION, DEMON, TRAVELLER, FABLED)


# ---- what other sets ask of the engine


@pytest.mark.rule("C-594")
def test_the_evil_teams_first_knowledge_is_not_kept_up_to_date():
    town = evening("imp pithag poisoner empath mayor slayer butler chef monk soldier")
    town.night()
    known = {
        role: town.heard(role, LearnsMinions) + town.heard(role, LearnsDemon) for role in ("imp", "poisoner")
    }
    town.nightfall()
    town.turn_of("pithag")
    town.answer("pithag", town.seat("chef"))
    town.answer("pithag", "spy")
    town.word("turn", "mayor", "evil")
    town.night(imp="slayer", poisoner="butler")
    for role, before in known.items():
        assert town.heard(role, LearnsMinions) + town.heard(role, LearnsDemon) == before


@pytest.mark.rule("C-598")
def test_an_outsider_is_woken_and_informed_like_anybody():
    town = evening("imp poisoner lunatic=imp empath mayor slayer butler chef")
    assert town.town.type_at(town.seat("lunatic")) == OUTSIDER
    town.night()
    assert town.heard("lunatic", LearnsMinions) and town.heard("lunatic", LearnsBluffs)
    town.nightfall()
    assert town.turn_of("lunatic").kind == "choose"


@pytest.mark.rule("C-599")
def test_a_demon_that_wins_by_waiting():
    with declared("sleeper", DEMON):

        @at_dusk("sleeper")
        def sleeper(town, me):
            """Evil wins at the end of the second day."""
            if town.night == 2:
                yield Win(EVIL, "early")

        town = evening("sleeper poisoner monk empath mayor slayer butler chef")
        town.night()
        town.day()
        assert town.announced(SideWon) == []
        town.night()
        assert town.living() == 8
        town.day()
        assert town.table.outcome == "evil"


def night_killer(town, me):
    """Each night a player of the owner's choice dies."""
    victim = yield from choose(town, me, town.others(me.seat), "C-288")
    yield kill(victim, by=me)


@pytest.mark.rule("C-589")
def test_several_deaths_of_a_night_are_announced_together():
    with declared("cutthroat", MINION, other=38) as woken:
        woken(night_killer)
        town = evening("imp vortox cutthroat empath mayor slayer butler chef soldier monk")
        town.night()
        town.execute("chef", by="monk")
        town.nightfall()
        since = town.now
        town.night(imp="slayer", vortox="butler", cutthroat="empath", monk="soldier")
        (dawn,) = town.public(since)
        assert set(dawn.died) == set(town.seats("slayer butler empath"))
        assert dawn.__struct_fields__ == ("day", "died")


@pytest.mark.rule("C-590")
@pytest.mark.parametrize("guarded", [True, False])
def test_friends_may_kill_and_friends_may_save(guarded):
    with declared("hunter", TOWNSFOLK, other=38) as woken, declared("guardian", TOWNSFOLK):
        woken(night_killer)

        @shields("guardian")
        def guardian(town, me, victim, harm):
            """The Guardian's neighbours do not die."""
            return victim in town.neighbours(me.seat)

        cast = "imp poisoner hunter chef guardian slayer butler"
        town = evening(cast if guarded else cast.replace("guardian", "mayor"))
        town.night()
        town.night(imp="slayer", hunter="chef")
        assert town.side("hunter") == town.side("chef") == "good"
        assert town.alive("chef") == guarded
