"""The box, the Town Square, the Grimoire and the sheets, as data and as they are read off a game."""

from __future__ import annotations

from collections import Counter

import pytest

from nightbell.engine import SPECTATOR
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.box import (
    INFORMATION_TOKENS,
    SETUP_STEPS,
    guests_on_offer,
    idle_reminders,
    in_the_box,
    night_sheet,
    night_tokens,
    reminder_pool,
    spare_votes,
    supply,
)
from nightbell.games.clocktower.catalogue import ROLES, TRAVELLER, RoleId
from nightbell.games.clocktower.scripts import SCRIPTS
from nightbell.text import LANGUAGES, Words
from tests.clocktower.ledger.evening import evening

EXAMPLE = "imp investigator undertaker empath scarletwoman poisoner monk chef soldier slayer saint"
SEVEN = "imp poisoner monk empath mayor slayer butler"
TWENTY = (
    "imp poisoner spy scarletwoman monk empath mayor slayer butler recluse chef soldier undertaker "
    "ravenkeeper virgin thief:good beggar:good bureaucrat:good gunslinger:good scapegoat:good"
)


# ---- what is in the box


@pytest.mark.rule("C-049")
def test_every_line_of_tonight_takes_one_of_twenty_five_night_tokens():
    town = evening(SEVEN)
    for _ in range(2):
        assert supply(town.grimoire)["night-token"] + len(night_tokens(town.grimoire)) == 25
        town.night(imp="slayer")


@pytest.mark.rule("C-048", "C-052", "C-053")
def test_twenty_players_reduced_to_two_need_no_more_tokens_than_there_are():
    town = evening(TWENTY)
    assert len(town.square.circle) == 20
    town.night()
    town.nightfall()
    for seat in (*range(15, 20), *range(3, 15)):
        town.word("slay", seat)
    town.night(imp=3, spy=())
    assert town.living() == 3
    last = next(seat for seat in (1, 2) if town.alive(seat))
    assert supply(town.grimoire)["shroud"] == spare_votes(town.square) == 18 - 17
    town.execute(last)
    assert town.table.outcome == "evil"
    assert supply(town.grimoire)["shroud"] == spare_votes(town.square) == 0


@pytest.mark.rule("C-050")
def test_four_information_tokens():
    words = Words("ru", "clocktower", strict=True)
    assert supply(evening(SEVEN).grimoire)["information-token"] == len(INFORMATION_TOKENS) == 4
    assert [words.thing("token", token) for token in INFORMATION_TOKENS] == [
        "ЭТО ДЕМОН", "ЭТО ВАШИ ПРИСПЕШНИКИ", "ЭТИХ РОЛЕЙ В ИГРЕ НЕТ", "ТЕПЕРЬ ВЫ",
    ]  # fmt: skip


@pytest.mark.rule("C-066")
def test_the_reminders_of_trouble_brewing_are_all_there():
    roles = [role for role in ROLES.values() if role.edition == "tb" and role.type != TRAVELLER]
    assert sum(len(role.reminders) for role in roles) == 16


# ---- the Town Square


@pytest.mark.rule("C-079")
def test_the_square_shows_a_life_token_for_each_seat():
    for players in (5, 12, 20):
        square = evening(players=players).square
        assert square.circle == tuple(range(players))
        assert len(square.square) == players


@pytest.mark.rule("C-082", "C-691", "C-613")
def test_the_sheet_under_the_square():
    town = evening(SEVEN, script="tb")
    town.night()
    words = Words("ru", "clocktower", strict=True)
    for viewer in (SPECTATOR, *range(7)):
        seen = town.table.view(viewer)
        assert seen.counts[:3] == (5, 0, 1)
        assert len(guests_on_offer(seen)) == 5
        assert all(words.about("role", guest) for guest in guests_on_offer(seen))
        assert all(life.alive and life.votes == 0 for life in seen.square)
    town.execute("slayer", by="monk")
    for viewer in (SPECTATOR, *range(7)):
        lives = town.table.view(viewer).square
        assert [(life.alive, life.votes) for life in lives] == [
            (False, 1) if seat == town.seat("slayer") else (True, 0) for seat in range(7)
        ]


@pytest.mark.rule("C-086")
def test_spare_vote_tokens():
    town = evening(SEVEN)
    town.night()
    assert spare_votes(town.square) == 18
    town.execute("slayer", by="monk")
    town.night(imp="butler")
    assert spare_votes(town.square) == 16


# ---- the Grimoire


@pytest.mark.rule("C-101")
def test_what_the_storyteller_keeps_track_of():
    town = evening(SEVEN)
    town.night(poisoner="mayor")
    town.execute("slayer", by="monk")
    seen = town.grimoire
    for seat in range(7):
        token = seen.tokens[seat]
        assert token.role and token.side in ("good", "evil")
        assert token.alive == (seat != town.seat("slayer"))
        assert bool(seen.impaired[seat]) == (seat == town.seat("mayor"))
    assert {me.role for me in seen.night_sheet} == {"imp", "poisoner", "monk", "empath", "butler"}
    assert [mark.reminder for mark in seen.marks if mark.on == town.seat("mayor")] == ["poisoner-poisoned"]


@pytest.mark.rule("C-107", "C-673", "C-155")
def test_a_reminder_has_a_role_a_text_and_a_place():
    owners: dict[str, set[str]] = {}
    for role in ROLES.values():
        for reminder in role.reminders:
            owners.setdefault(reminder, set()).add(role.id)
            assert reminder.startswith(f"{role.id}-")
    assert all(len(roles) == 1 for roles in owners.values())
    town = evening(SEVEN)
    town.night()
    town.word("mark", "mayor", "monk-safe")
    mark = next(mark for mark in town.grimoire.marks if mark.reminder == "monk-safe")
    assert mark.on == town.seat("mayor")
    assert owners[mark.reminder] == {"monk"}
    for lang in LANGUAGES:
        words = Words(lang, "clocktower", strict=True)
        assert all(words.thing("reminder", reminder) for reminder in owners)


@pytest.mark.rule("C-108")
def test_the_box_holds_what_nobody_has():
    town = evening(players=9)
    town.night()
    held = {token.role for token in town.grimoire.tokens}
    left = in_the_box(town.grimoire)
    assert set(left) == set(SCRIPTS["tb"].roles) - held
    assert len(left) == len(set(left))


@pytest.mark.rule("C-109")
def test_the_pictured_grimoire():
    town = evening(EXAMPLE)
    town.night()
    town.execute("scarletwoman", by="monk")
    town.night(poisoner="undertaker", monk="undertaker", imp="undertaker")
    at_night = evening(EXAMPLE)
    at_night.night()
    at_night.nightfall()
    at_night.turn_of("imp", poisoner="undertaker", monk="undertaker")
    both = {(mark.reminder, mark.by.role) for mark in at_night.grimoire.marks
            if mark.on == at_night.seat("undertaker") and mark.by}  # fmt: skip
    assert both == {("poisoner-poisoned", "poisoner"), ("monk-safe", "monk")}
    town.answer("slayer", ("shoot", town.seat("saint")))
    assert "slayer-no-ability" in town.reminders("slayer")


@pytest.mark.rule("C-111", "C-154", "C-168", "C-663", "C-156")
def test_the_reminders_of_the_roles_in_play():
    town = evening("imp investigator lunatic=imp monk mayor slayer poisoner butler")
    assert Counter(reminder_pool(town.grimoire)) == Counter(
        {
            "imp-dead": 1, "investigator-minion": 1, "investigator-wrong": 1, "lunatic-chosen": 3,
            "monk-safe": 1, "slayer-no-ability": 1, "poisoner-poisoned": 1, "butler-master": 1,
        }
    )  # fmt: skip
    assert Counter(idle_reminders(town.grimoire)) == Counter(reminder_pool(town.grimoire))
    town.night(poisoner="mayor", butler="mayor")
    placed = [mark.reminder for mark in town.grimoire.marks]
    idle = idle_reminders(town.grimoire)
    assert Counter(placed) + Counter(idle) == Counter(reminder_pool(town.grimoire))
    assert "poisoner-poisoned" not in idle
    assert {"monk-safe", "slayer-no-ability"} <= set(idle)
    assert not any(reminder.startswith(("thief", "washerwoman")) for reminder in idle)


@pytest.mark.rule("C-157")
def test_the_investigators_two_reminders():
    reminders = ROLES[RoleId("investigator")].reminders
    assert len(reminders) == 2
    assert all(reminder.startswith("investigator-") for reminder in reminders)


@pytest.mark.rule("C-112", "C-118")
def test_the_supply_of_a_fresh_grimoire():
    town = evening(players=7)
    free = supply(town.grimoire)
    assert free["information-token"] == 4
    assert free["shroud"] == 18
    assert free["night-token"] > 0


# ---- the night sheet


@pytest.mark.rule("C-113", "C-120", "C-662")
def test_the_sheet_of_a_set_has_two_ordered_sides():
    sheet = night_sheet(SCRIPTS["tb"].roles)
    assert sheet.first == (
        "dusk", "bureaucrat", "thief", "minion-info", "demon-info", "poisoner", "washerwoman",
        "librarian", "investigator", "chef", "empath", "fortuneteller", "butler", "spy", "dawn",
    )  # fmt: skip
    assert sheet.other == (
        "dusk", "bureaucrat", "thief", "poisoner", "monk", "imp", "ravenkeeper", "empath",
        "fortuneteller", "undertaker", "butler", "spy", "dawn",
    )  # fmt: skip
    for lang in LANGUAGES:
        words = Words(lang, "clocktower", strict=True)
        for line in (*sheet.first, *sheet.other):
            about = words.about("role", line) if line in ROLES else words.about("term", line)
            assert about, line


@pytest.mark.rule("C-114", "C-633", "C-163")
def test_night_tokens_lie_where_somebody_may_act():
    town = evening(EXAMPLE)
    town.night()
    town.execute("scarletwoman", by="monk")
    assert town.town.phase == "day"
    marked = night_tokens(town.grimoire)
    assert marked == ("poisoner", "monk", "imp", "empath", "undertaker", "dawn")
    assert [me.role for me in town.grimoire.night_sheet] == list(marked[:-1])


@pytest.mark.rule("C-110")
def test_the_living_monk_has_a_night_token_and_the_dead_have_none():
    town = evening(EXAMPLE)
    town.night()
    town.execute("scarletwoman", by="slayer")
    assert "monk" in night_tokens(town.grimoire)
    assert "scarletwoman" not in night_tokens(town.grimoire)
    town.night(imp="empath", monk="chef")
    assert "empath" not in night_tokens(town.grimoire)


@pytest.mark.rule("C-170", "C-171")
@pytest.mark.parametrize("players", [6, 7])
def test_marks_of_the_first_night(players):
    town = evening(SEVEN if players == 7 else SEVEN.removesuffix(" butler"))
    marked = night_tokens(town.grimoire)
    assert marked[-1] == "dawn"
    assert {"poisoner", "empath"} <= set(marked)
    assert ({"minion-info", "demon-info"} <= set(marked)) == (players == 7)
    town.night()
    later = night_tokens(town.grimoire)
    assert later[-1] == "dawn"
    assert not {"minion-info", "demon-info"} & set(later)


@pytest.mark.rule("C-172")
@pytest.mark.parametrize("guest", ["", " beggar:good"])
def test_dusk_is_marked_if_somebody_travels(guest):
    town = evening(SEVEN + guest)
    for _ in range(2):
        assert ("dusk" in night_tokens(town.grimoire)) == bool(guest)
        town.night(imp="slayer")


@pytest.mark.rule("C-173", "C-174", "C-634", "C-664")
def test_leaves_left_and_right():
    left = {role.id for role in ROLES.values() if role.first is not None}
    right = {role.id for role in ROLES.values() if role.other is not None}
    assert {"chef"} <= left - right
    assert {"imp", "monk"} <= right - left
    assert {"empath", "poisoner"} <= left & right
    town = evening("imp poisoner monk empath chef slayer butler")
    first = set(night_tokens(town.grimoire))
    town.night()
    later = set(night_tokens(town.grimoire))
    in_play = {token.role for token in town.grimoire.tokens}
    assert first & in_play == left & in_play
    assert later & in_play == right & in_play


@pytest.mark.rule("C-190")
def test_the_purple_circle():
    with_circle = {role.id for role in ROLES.values() if role.reminders and role.night is not None}
    assert {"poisoner", "monk", "imp", "washerwoman"} <= with_circle
    assert not {"chef", "empath", "spy"} & with_circle


@pytest.mark.rule("C-115", "C-666")
def test_the_ten_steps_of_the_setup_sheet():
    assert RULES.content()["steps"] == SETUP_STEPS
    assert len(SETUP_STEPS) == 10
    assert SETUP_STEPS == (
        "gather", "grimoire", "set", "square", "rules", "choose-roles", "change-roles", "reminders",
        "hand-out", "lay-out",
    )  # fmt: skip
    for lang in LANGUAGES:
        assert all(Words(lang, "clocktower", strict=True).thing("step", step) for step in SETUP_STEPS)
    town = evening(players=8)
    asked = [town.question().kind]
    assert town.square.circle and town.square.sheet and len(town.square.square) == 8
    while town.town.night == 0:
        town.until(town.question().kind)
        town.answer(town.question().seat, town.options(town.question().seat)[0])
        assert town.town.night == 0 or all(token.role for token in town.grimoire.tokens[:-1])
        asked.append(town.question().kind)
    assert asked[:3] == ["pick-minion", "pick-outsider", "pick-townsfolk"]
