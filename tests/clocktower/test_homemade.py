"""Characters that no book knows: everybody reads their text, and the Storyteller plays them by hand."""

import json
from typing import Any

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES, events
from nightbell.games.clocktower.catalogue import BLANKS, DEMON, FABLED, GOOD, MINION, ROLES, RoleId, blank
from nightbell.games.clocktower.desk import check_script
from nightbell.games.clocktower.homemade import (
    COPIES,
    LONGEST_ABILITY,
    LONGEST_NAME,
    LONGEST_REMINDER,
    MOST_CARDS,
    MOST_REMINDERS,
    shifts,
)
from nightbell.games.clocktower.scripts import counts, read_script, shortfalls, write_script
from nightbell.text import LANGUAGES, Words
from tests.clocktower.scenario import scenario
from tests.clocktower.test_script_files import Plain
from tests.conformance import conformance

WOLF = {
    "id": "were_wolf",
    "name": "Оборотень",
    "team": "minion",
    "ability": "Each night*, choose a player: they are poisoned until dusk. [+1 Outsider]",
    "firstNight": 0,
    "otherNight": 7.5,
    "otherNightReminder": "The Werewolf points at a player.",
    "reminders": ["Bitten", "Poisoned", "Bitten"],
    "remindersGlobal": ["Is the wolf"],
    "setup": True,
    "image": "https://example.org/wolf.png",
    "special": [
        {"type": "signal", "name": "card", "value": "The moon is full"},
        {"type": "vote", "name": "multiplier", "value": 3},
    ],
}
BARD = {"id": "bard", "name": "Bard", "team": "townsfolk", "ability": "You sing.", "firstNight": 34}
HOUND = {
    "id": "hound",
    "name": "Hound",
    "team": "demon",
    "ability": "Each night*, a player dies.",
    "otherNight": 40,
}
_ROLES = "chef monk empath slayer soldier virgin mayor saint butler recluse poisoner imp"
PRINTED = tuple(RoleId(id) for id in _ROLES.split())
WOLF_TOKEN = blank(MINION, 1)


def file(*lines, **meta):
    return json.dumps([{"id": "_meta", **meta}, *lines])


def script_of(*lines, **meta):
    return read_script(file(*PRINTED, *lines, **meta))


def town_of(cast, *lines, **meta):
    """A town whose script has these home-made characters; the cast calls them by their blank tokens."""
    return scenario(cast, "", **options_of(*PRINTED, *lines, **meta))


def options_of(*lines, **meta) -> dict[str, Any]:
    """What a table is told that is to play such a file."""
    return dict(RULES.from_file("script", file(*lines, **meta).encode()))


def in_turn(*deeds):
    """The Storyteller's deeds at one line, and then nothing more."""
    left = list(deeds)
    return lambda decision: left.pop(0) if left else ("hand-done",)


# ---- the file


def test_a_character_that_no_book_knows_is_written_on_a_blank_token():
    script = script_of(WOLF, BARD)
    bard, wolf = script.homemade
    assert (wolf.role, bard.role) == ("ownminion01", "owntownsfolk01")
    assert wolf.name == "Оборотень" and (wolf.first, wolf.other) == (0, 750) and bard.first == 3400
    assert not wolf.sees_all and not bard.sees_all
    assert [slip.text for slip in wolf.reminders] == ["Bitten", "Poisoned", "Is the wolf"]
    assert wolf.outsiders == (1,) and wolf.cards == ("The moon is full",)
    assert counts(script.roles) == (8, 3, 2, 1) and "ownminion01" in script.roles


def test_what_only_the_official_app_does_is_told_in_one_sentence():
    [told] = script_of(WOLF).remarks
    assert told.message == "special-by-hand" and told.args_for_text["word"] == "multiplier"
    card = check_script(file(*PRINTED, WOLF).encode(), Plain())
    assert "ownminion01" in card.other and "ownminion01" not in card.first
    assert "special-by-hand" in [remark.code for remark in card.warnings]
    assert [each.role for each in card.homemade] == ["ownminion01"]


@pytest.mark.parametrize("ability", ["x [+1 Outsider]", "[−1 Изгой] x", "x [+0 or +1 Outsider]", "x"])
def test_a_bracket_says_how_many_outsiders_come_with_it(ability):
    known = {"x [+1 Outsider]": (1,), "[−1 Изгой] x": (-1,), "x [+0 or +1 Outsider]": (0, 1)}
    assert shifts(ability) == known.get(ability, (-1, 0, 1))


def test_a_script_with_home_made_characters_is_written_as_it_was_read():
    twice = {**BARD, "special": [{"type": "selection", "name": "bag-duplicate"}]}
    script = script_of(WOLF, twice, HOUND, firstNight=["dusk", "bard", "minioninfo", "demoninfo", "chef"])
    again = read_script(write_script(script))
    assert (again.roles, again.homemade, again.order) == (script.roles, script.homemade, script.order)
    assert script.order[0] == ("dusk", "owntownsfolk01", "minioninfo", "demoninfo", "chef")


def test_reminders_that_a_file_adds_to_a_printed_role():
    told = {"id": "poisoner", "reminders": ["Poisoned", "Somebody else's"]}
    [poisoner] = script_of_object(told).homemade
    assert poisoner.role == "poisoner" and [slip.text for slip in poisoner.reminders] == ["Somebody else's"]
    assert script_of_object({"id": "poisoner", "reminders": ["Poisoned"]}).homemade == ()


def script_of_object(line):
    return read_script(file(*(id for id in PRINTED if id != line["id"]), line))


def test_a_jinx_of_its_own_is_a_rule_of_the_script():
    jinxed = {
        **WOLF,
        "jinxes": [{"id": "monk", "reason": "The Monk is safe."}, {"id": "nobody", "reason": "x"}],
    }
    assert script_of(jinxed).rules == ("Оборотень / monk: The Monk is safe.",)


def test_a_character_that_nobody_draws_does_not_count_for_the_bag():
    outside = {**HOUND, "special": [{"type": "selection", "name": "bag-disabled"}]}
    script = read_script(file(*(id for id in PRINTED if id != "imp"), outside))
    assert [reason.args_for_text["type"] for reason in shortfalls(script, 7)] == [DEMON]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ({"id": "x", "team": "wolves"}, "script-team"),
        ({"id": "x", "name": "X"}, "unknown-role"),
        ({**WOLF, "ability": "x" * (LONGEST_ABILITY + 1)}, "script-text-long"),
        ({**WOLF, "name": "x" * 51}, "script-text-long"),
        ({**WOLF, "reminders": ["x" * 41]}, "script-text-long"),
        ({**WOLF, "reminders": ["x"] * 21}, "too-many-reminders"),
        ({**WOLF, "firstNight": "early"}, "script-field"),
        ({**WOLF, "reminders": "one"}, "script-field"),
        ({**WOLF, "special": {"name": "card"}}, "script-field"),
    ],
)
def test_what_does_not_fit_on_a_token_is_refused_by_its_field(line, message):
    with pytest.raises(Refusal) as refused:
        script_of(line)
    assert refused.value.message == message and refused.value.rule
    assert all(Words(lang, "clocktower", strict=True).refusal(refused.value) for lang in LANGUAGES)


@pytest.mark.parametrize(("line", "word"), [({"id": "x"}, "x"), ({"id": "x", "name": "Xenia"}, "Xenia")])
def test_a_character_of_no_team_is_named(line, word):
    with pytest.raises(Refusal) as refused:
        script_of({**line, "team": "wolves"})
    assert refused.value.args_for_text["word"] == word


def test_what_just_fits_on_a_token_is_written_there():
    slips = [f"{n}" for n in range(MOST_REMINDERS)]
    cards = [{"type": "signal", "name": "card", "value": f"{n}"} for n in range(MOST_CARDS)]
    full = {**BARD, "name": "x" * LONGEST_NAME, "ability": "x" * LONGEST_ABILITY, "special": cards}
    [bard] = script_of({**full, "reminders": ["x" * LONGEST_REMINDER, *slips[1:]]}).homemade
    assert (len(bard.name), len(bard.ability)) == (LONGEST_NAME, LONGEST_ABILITY)
    assert (len(bard.reminders), len(bard.cards)) == (MOST_REMINDERS, MOST_CARDS)
    [chef] = read_script(file({"id": "chef", "remindersGlobal": slips}, "imp")).homemade
    assert (chef.role, len(chef.reminders)) == ("chef", MOST_REMINDERS)


@pytest.mark.parametrize(("written", "place"), [(-1, 0), (0, 0), (0.01, 1), (0.25, 25), (7.5, 750)])
def test_a_place_in_the_night_is_a_number_of_the_official_order(written, place):
    [bard] = script_of({**BARD, "firstNight": written}).homemade
    assert bard.first == place


def test_the_same_character_twice_and_more_than_there_are_tokens():
    with pytest.raises(Refusal) as twice:
        script_of(WOLF, {**WOLF, "id": "Were-Wolf"})
    with pytest.raises(Refusal) as named:
        script_of(BARD, WOLF, {**WOLF, "id": "Were-Wolf"})
    assert dict(named.value.args_for_text)["word"] == WOLF["name"]
    many = [{**WOLF, "id": f"wolf{n}"} for n in range(BLANKS[MINION] + 1)]
    with pytest.raises(Refusal) as more:
        script_of(*many)
    assert (twice.value.message, more.value.message) == ("doubled-homemade", "too-many-homemade")


def test_hostile_text_becomes_one_plain_line():
    nasty = {**WOLF, "name": "\u202eEvil\u0000\n<b>x</b>", "ability": "[/b]{{x}}\u200b ${y}\t\ud83d\ude08"}
    [wolf] = script_of(nasty).homemade
    assert wolf.name == "Evil <b>x</b>" and wolf.ability == "[/b]{{x}} ${y} 😈"


def test_a_table_takes_only_what_fits_on_the_tokens_that_there_are():
    options = options_of(*PRINTED, WOLF)
    [wolf] = options["homemade"]
    for wrong, message in (
        ({"homemade": []}, "unknown-role"),
        ({"homemade": [{**wolf, "role": "nobody"}]}, "unknown-role"),
        ({"homemade": [wolf, wolf]}, "doubled-role"),
        ({"homemade": [{**wolf, "name": "x" * 51}]}, "bad-option"),
        ({"homemade": [{**wolf, "other": -1}]}, "bad-option"),
        ({"homemade": [wolf, {**wolf, "role": "ownminion02"}]}, "not-on-the-sheet"),
    ):
        with pytest.raises(Refusal) as refused:
            Table(RULES, {**options, "players": 7, **wrong}, seed=1)
        assert refused.value.message == message, wrong


# ---- the table


@pytest.mark.ruling("bootlegger.explain-first")
def test_everybody_reads_its_text_and_only_the_storyteller_knows_who_has_it():
    town = town_of("ownminion01 imp chef monk empath slayer saint", WOLF)
    told = [type(event).__name__ for event in town.heard("chef")]
    assert told.index("HomemadeTold") < told.index("Dealt"), "explained before anybody holds a token"
    for name in ("chef", "ownminion01"):
        assert town.view(name).homemade[0].ability == WOLF["ability"]
        assert events.HomemadeTold((WOLF_TOKEN,)) in town.heard(name)
    town.night()
    assert town.view("ownminion01").card == "ownminion01"
    assert "ownminion01" not in str(
        [town.view("chef").notes, town.view("chef").claims, town.heard("chef")[2:]]
    )


def test_numbers_of_the_set_up_hold_with_home_made_characters():
    """Seven players with a Werewolf that brings an Outsider: there is one, in a Townsfolk's place."""
    options = options_of(*PRINTED, WOLF)
    for bag, message in (
        ("chef monk empath slayer saint ownminion01 imp", None),
        ("chef monk empath slayer soldier ownminion01 imp", "wrong-counts"),
        ("chef monk empath slayer saint poisoner imp", "wrong-counts"),
    ):
        seating = {**options, "seating": bag.split(), "by_the_table": True}
        if message is None:
            assert Table(RULES, seating, seed=1).open
            continue
        with pytest.raises(Refusal) as refused:
            Table(RULES, seating, seed=1)
        assert refused.value.message == message


def test_it_is_dealt_like_any_other():
    """The only Minion and the only Demon of their script; the Werewolf brings its Outsider."""
    good = [id for id in PRINTED if ROLES[id].side == GOOD]
    options = options_of(*good, WOLF, HOUND)
    table = Table(RULES, {**options, "players": 7}, seed=4)
    while table.state.phase == "setup":
        decision = next(iter(table.open.values()))
        table.answer(decision.seat, next(decision.choice.listed()))
    held = [token.role for token in table.state.grimoire[:-1]]
    assert {"ownminion01", "owndemon01"} <= set(held)
    assert sum(ROLES[role].type == "outsider" for role in held) == 1


def test_one_that_may_be_in_the_bag_twice():
    twice = {**BARD, "special": [{"type": "selection", "name": "bag-duplicate"}]}
    options = options_of(*PRINTED, twice)
    bards = ["owntownsfolk01"] * (1 + COPIES)
    seating = {**options, "seating": [*bards, "chef", "monk", "poisoner", "imp"], "by_the_table": True}
    assert Table(RULES, seating, seed=1).open
    with pytest.raises(Refusal) as refused:
        Table(RULES, {**seating, "seating": ["chef", *seating["seating"][1:]]}, seed=1)
    assert refused.value.message == "doubled-role"


@pytest.mark.parametrize("players", [7, 10])
def test_the_laws_of_every_game_hold_with_them(players):
    options = {**options_of(*PRINTED, "baron", "spy", WOLF, BARD, HOUND), "players": players}
    conformance(RULES, options, seeds=range(2), most=20_000, samples=6)


# ---- the night


def test_it_has_its_place_in_the_nights():
    town = town_of("ownminion01 owntownsfolk01 imp poisoner chef monk empath", WOLF, BARD)
    town.until("by-hand", choose="imp")
    [asked] = town.table.open.values()
    assert dict(asked.about)["role"] == "owntownsfolk01" and asked.seat == town.town.storyteller
    town.night().day()
    assert [me.role for me in town.grimoire.night_sheet][:2] == ["ownminion01", "poisoner"]


def test_a_scripts_own_order_moves_it():
    town = town_of(
        "ownminion01 imp poisoner chef monk empath saint", WOLF, otherNight=["dusk", "imp", "were_wolf"]
    )
    town.night(choose="imp").day()
    order = [me.role for me in town.grimoire.night_sheet]
    assert order.index("ownminion01") > order.index("imp")


def test_the_storyteller_plays_it_by_hand():
    """The Werewolf points at the Empath, who is poisoned by the slip that says so, and is shown a card."""
    town = town_of("ownminion01 imp chef monk empath slayer saint", WOLF).night().day()
    town.night(
        by_hand=in_turn(
            ("hand-choose", 1), ("hand-mark",), ("hand-show", "The moon is full"), ("hand-tell",)
        ),
        by_hand_choose="empath",
        by_hand_remind="ownminion01-poisoned",
        by_hand_whom="empath",
        by_hand_tell=lambda decision: ("jot", 0, "You howl."),
        imp="saint",
        monk="saint",
        tell_empath=2,
    )
    assert town.poisoned("empath") and town.marks("empath") == ["ownminion01-poisoned"]
    told = [note.text for note in town.learned("ownminion01") if isinstance(note, events.LearnsByHand)]
    assert told == ["The moon is full", "You howl."]
    assert events.PlayedByHand(town.seat("ownminion01"), WOLF_TOKEN, 4) in town.table.events(
        town.town.storyteller
    )
    assert not [event for event in town.heard("chef") if isinstance(event, events.PlayedByHand)]


def test_by_hand_a_reminder_lies_where_it_is_put_whatever_its_owner_is():
    town = town_of("ownminion01 imp chef monk empath slayer saint", WOLF).night().day()
    town.word("mark", "ownminion01", "poisoner-poisoned")
    slip = {"by_hand_remind": "ownminion01-poisoned", "by_hand_whom": "empath"}
    town.night(by_hand=in_turn(("hand-mark",)), **slip, imp="saint", monk="saint")
    assert town.marks("empath") == ["ownminion01-poisoned"]


def test_a_death_by_hand_heeds_protection():
    town = town_of("owndemon01 poisoner chef monk soldier slayer saint", HOUND).night(poisoner="slayer").day()
    strikes = in_turn(("hand-kill",), ("hand-kill",))
    town.night(
        by_hand=strikes, by_hand_strike=town.in_turn("soldier", "chef"), monk="saint", poisoner="slayer"
    )
    assert town.deaths == ["chef"]


def test_nothing_is_called_certain_beside_a_home_made_character():
    town = town_of("owndemon01 poisoner chef monk soldier slayer saint", HOUND).night(poisoner="slayer")
    for name in ("chef", "monk", "soldier", "slayer"):
        town.word("slay", name)
    town.hang("poisoner")
    assert town.grimoire.certain is None


def test_good_wins_when_a_home_made_demon_dies():
    town = town_of("owndemon01 poisoner chef monk soldier slayer saint", HOUND).night(poisoner="slayer")
    assert town.hang("owndemon01").outcome == "good"


def test_one_that_sits_with_the_storyteller_is_told_to_all():
    toad = {"id": "toad", "name": "Toad", "team": "fabled", "ability": "It croaks.", "otherNight": 3}
    town = town_of("imp poisoner chef monk empath slayer saint", toad)
    assert events.CompanyJoined(blank(FABLED, 1)) in town.heard("chef")
    town.night(poisoner="chef").day()
    town.night(
        by_hand=in_turn(("hand-kill",)), by_hand_strike="chef", imp="monk", monk="chef", poisoner="saint"
    )
    assert sorted(town.deaths) == ["chef", "monk"]


def test_blank_tokens_are_no_roles_of_the_books():
    assert not {blank(type, 1) for type in BLANKS} & {*RULES.content()["roles"], *RULES.content()["company"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_name_stands_in_every_sentence(lang):
    options = options_of(*PRINTED, WOLF)
    words = Words(lang, "clocktower", strict=True)
    words.called = dict(RULES.named(options))
    said = words.event(events.HomemadeTold((WOLF_TOKEN,)))
    assert "Оборотень" in said and "ownminion01" not in said
    assert words.thing("reminder", "ownminion01-own1") == "Bitten"
    assert words.refusal(Refusal("doubled-role", role="ownminion01")).count("Оборотень") == 1
    assert words.about("role", "ownminion01") == WOLF["ability"]
