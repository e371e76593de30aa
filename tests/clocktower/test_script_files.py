"""Script files in every form in which the common tools write them, and those that cannot be played."""

import json

import msgspec
import pytest

from nightbell.engine import SPECTATOR, Clerk, Refusal, Remark, Table
from nightbell.games.clocktower import RULES, scripts
from nightbell.games.clocktower.catalogue import RoleId, Text
from nightbell.games.clocktower.desk import check_script
from nightbell.games.clocktower.events import CompanyJoined, FewerThanMeant, HouseRuleTold
from nightbell.games.clocktower.scripts import (
    LONGEST_FILE,
    LONGEST_RULE,
    MOST_LINES,
    MOST_RULES,
    SCRIPTS,
    TEENSYVILLE,
    counts,
    make_script,
    order_of,
    read_script,
    shortfalls,
    table_options,
    write_script,
)
from tests.clocktower.scenario import scenario

SHEET = "imp poisoner baron chef monk empath slayer soldier saint butler drunk mayor virgin"
FULL = tuple(SHEET.split())
CAST = "imp poisoner chef monk empath slayer soldier"
RULE = Text("No exile before day two.")


class Plain(Clerk):
    """Says what it is told to say in no language at all."""

    def worded(self, refusal: Refusal) -> Remark:
        return Remark(refusal.message, refusal.message, refusal.rule)

    def cleaned(self, text: str) -> str:
        return text


def file(*lines, **meta):
    return json.dumps([{"id": "_meta", **meta}, *lines])


def with_own_rules(rules, *company):
    return scenario(CAST, sheet=FULL, house_rules=rules, company=company)


@pytest.mark.parametrize(
    "spelled", ["fortune_teller", "fortune-teller", "Fortune Teller", "fortuneteller", "FortuneTeller"]
)
def test_old_and_new_spellings_of_an_id(spelled):
    assert read_script(json.dumps([spelled, {"id": "imp"}])).roles == ("fortuneteller", "imp")


def test_a_file_may_be_as_long_as_is_said():
    longest, most = "x" * LONGEST_RULE, ["x"] * MOST_RULES
    assert read_script(file("imp", bootlegger=[longest])).rules == (longest,)
    assert len(read_script(file("imp", bootlegger=most)).rules) == MOST_RULES
    assert read_script(json.dumps(["_meta"] * (MOST_LINES - 1) + ["imp"])).roles == ("imp",)
    assert read_script(json.dumps(["imp"]).ljust(LONGEST_FILE)).roles == ("imp",)
    assert order_of(["imp"] * MOST_LINES) == ("imp",)


def test_the_mark_that_some_editors_put_before_a_text_is_passed_over():
    marked = json.dumps(["imp", "chef"]).encode("utf-8-sig")
    assert read_script(marked).roles == read_script(marked.decode()).roles == ("chef", "imp")


@pytest.mark.parametrize("raw", [b"[]", b'[{"id": "_meta", "name": "Short"}]', b'["angel"]'])
def test_a_script_without_a_role_is_no_other_script(raw):
    """It would be played as if none had been given."""
    with pytest.raises(Refusal) as refused:
        RULES.from_file("script", raw)
    assert refused.value.message == "script-empty"


def test_objects_are_known_by_their_id_and_pictures_are_left_alone():
    lines = [{"id": "imp", "image": "https://example.org/imp.png", "special": [{"type": "bag"}]}, "chef"]
    script = read_script(file(*lines, name="Short", author="Ada", logo="x", hideTitle=True, almanac=None))
    assert (script.roles, script.name, script.author) == (("chef", "imp"), "Short", "Ada")


@pytest.mark.ruling("bootlegger.house-rule")
def test_rules_of_its_own_are_told_to_all_before_the_game():
    options = RULES.from_file("script", file(*FULL, bootlegger=[RULE]).encode())
    table = Table(RULES, {**options, "players": 7}, seed=1)
    heard = table.events(table.state.circle[0])
    assert CompanyJoined(RoleId("bootlegger")) in heard and HouseRuleTold(RULE) in heard
    assert with_own_rules([RULE]).view("chef").house_rules == (RULE,)


@pytest.mark.ruling("bootlegger.tied-to-script")
def test_the_bootlegger_stays_with_such_a_script():
    town = with_own_rules([RULE], "fibbin").night(poisoner="chef", tell_chef=1)
    refused = town.refused(lambda: town.standing("storyteller", "send-away", "bootlegger"))
    assert (refused.message, refused.rule) == ("company-stays", "C-474")


def test_a_script_may_have_its_own_orders_of_the_nights():
    """The Monk acts behind the Imp here, and so protects nobody from it."""
    usual = scenario(CAST, sheet=FULL).night(poisoner="chef").day()
    usual.night(imp="chef", monk="chef", poisoner="slayer")
    assert usual.deaths == []
    first, other = ("empath", "minioninfo", "demoninfo"), ("dusk", "imp", "monk", "dawn")
    town = scenario(CAST, sheet=FULL, first_night=first, other_night=other).night(poisoner="chef").day()
    assert [me.role for me in town.grimoire.night_sheet] == ["poisoner", "imp", "monk", "empath"]
    town.night(imp="chef", monk="chef", poisoner="slayer")
    assert town.deaths == ["chef"]


def test_a_script_is_written_as_it_was_read():
    told = file(*FULL, "angel", name="A", author="B", bootlegger=["C."], firstNight=["dusk", "chef"])
    script = read_script(told)
    assert read_script(write_script(script)) == script
    assert script.company == ("angel",) and script.order == (("dusk", "chef"), ())


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        ("", "not-a-script"),
        ("{}", "not-a-script"),
        ("[1, 2]", "not-a-script"),
        ("[" * 100_000, "not-a-script"),
        ('["imp", {"name": "nobody"}]', "script-field"),
        ('["imp", {"id": 7}]', "script-field"),
        ('[{"id": "_meta", "bootlegger": "one text"}, "imp"]', "script-field"),
        ('[{"id": "_meta", "firstNight": [3]}, "imp"]', "script-field"),
        ('[{"id": "_meta", "bootlegger": ["\\u0007"]}, "imp"]', "house-rules-unreadable"),
        (file("imp", bootlegger=["x" * 301]), "house-rules-too-long"),
        (file("imp", bootlegger=["x"] * 21), "house-rules-too-long"),
        (json.dumps(["imp"] * 401), "script-too-many"),
        (json.dumps(["imp", "imp"]), "doubled-role"),
        (json.dumps(["imp", "nobodyknows"]), "unknown-role"),
        ('["' + "x" * 5_000_000 + '"]', "script-too-long"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(raw, message):
    with pytest.raises(Refusal) as refused:
        read_script(raw)
    assert refused.value.message == message and refused.value.rule


def test_a_script_without_a_demon_or_with_too_few_serves_nobody():
    short = make_script(("chef", "monk", "poisoner"))
    assert {reason.args_for_text["type"] for reason in shortfalls(short, 7)} == {"demon", "townsfolk"}
    with pytest.raises(Refusal) as refused:
        Table(RULES, {"sheet": short.roles, "players": 7}, seed=1)
    assert refused.value.message == "script-too-small"


def test_pairs_that_never_meet_are_named_before_the_script_is_used():
    raw = msgspec.Raw(file(*FULL, "heretic", bootlegger=[RULE]).encode())
    card = check_script(raw, Plain())
    assert "script-apart" in [remark.code for remark in card.warnings]
    assert card.options == {"sheet": card.roles, "house_rules": [RULE]} and card.rules == [RULE]


def test_a_set_serves_five_to_fifteen_players():
    card = check_script(msgspec.Raw(file(*SCRIPTS["tb"].roles).encode()), Plain())
    assert card.players == [*range(5, 16)] and card.warnings == []


@pytest.mark.rule("C-565")
@pytest.mark.parametrize("script", ["alley", "mill", "ferry"])
def test_small_scripts_for_five_or_six(script):
    assert counts(SCRIPTS[script].roles) == TEENSYVILLE
    assert not list(shortfalls(SCRIPTS[script], 5)) and not list(shortfalls(SCRIPTS[script], 6))


@pytest.mark.parametrize("script", ["wards", "veils"])
def test_ready_made_scripts_serve_seven_to_fifteen(script):
    assert counts(SCRIPTS[script].roles) == (13, 4, 4, 4)
    assert not [reason for number in range(7, 16) for reason in shortfalls(SCRIPTS[script], number)]


@pytest.mark.rule("C-123")
@pytest.mark.parametrize("script", ["bmr", "snv"])
def test_a_set_for_seven_says_so_to_six_and_is_played_all_the_same(script):
    few = Table(RULES, {"players": 6, "script": script}, seed=1)
    assert FewerThanMeant(6, 7) in few.events(few.state.storyteller) and few.open
    enough = Table(RULES, {"players": 7, "script": script}, seed=1)
    assert not [event for event in enough.events(SPECTATOR) if isinstance(event, FewerThanMeant)]
    beginners = Table(RULES, {"players": 5}, seed=1)
    assert not [event for event in beginners.events(SPECTATOR) if isinstance(event, FewerThanMeant)]


def test_a_script_of_one_jinxed_pair_has_that_jinx():
    assert check_script(msgspec.Raw(file("alhadikhia", "princess").encode()), Plain()).jinxes == [
        "alhadikhia-princess"
    ]
    assert check_script(msgspec.Raw(file("alhadikhia", "imp").encode()), Plain()).jinxes == []


def test_what_a_table_is_told_of_a_script_may_be_as_long_as_it_may_be_and_no_longer(monkeypatch):
    told = file(*FULL, bootlegger=[RULE])
    size = len(msgspec.json.encode(table_options(read_script(told))))
    monkeypatch.setattr(scripts, "LONGEST_TOLD", size)
    assert set(read_script(told).roles) == set(FULL)
    monkeypatch.setattr(scripts, "LONGEST_TOLD", size - 1)
    with pytest.raises(Refusal, match="script-too-long"):
        read_script(told)
