"""The glossary: every heading can be looked up, and the statements that are nowhere else."""

from __future__ import annotations

import json

import pytest

from nightbell.cli.content import content
from nightbell.engine import SPECTATOR
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.box import BASICS, TERMS
from nightbell.games.clocktower.catalogue import (
    DAWN_LINE,
    DEMON,
    EVIL,
    GOOD,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    TRAVELLER,
    Ability,
    dealt,
)
from nightbell.games.clocktower.events import (
    DayBreaks,
    Died,
    LearnsDemon,
    LearnsNumber,
    LearnsRole,
    LieTold,
    NominationsOpen,
    ShotFired,
    Woken,
)
from nightbell.games.clocktower.sheet import table_counts
from nightbell.text import LANGUAGES, Words
from tests.clocktower.ledger.evening import evening
from tests.clocktower.scenario import winners

SEVEN = "imp poisoner monk empath mayor slayer butler"
HEADINGS = """
В игре; Выберите; Генератор сценариев; Городская площадь; Горожанин; Голос, голосование; Гримуар; Демон
(игрок); Демон (роль); День; Добрая роль; Добро; Жетон голоса; Жетон жизни; Жетон информации; Жетон ночи;
Жетон роли; Живой; Живые соседи; Завтра; Закат; Здоровый; Злая роль; Зло; Игрок; Изгнание; Изгой;
Информация для Демона; Информация для Приспешников; Каждую ночь; Каждую ночь*; Казнь; Команда; Лист ночи;
Листочек; Лист подготовки; Лист правил; Лист ролей; Ложь; Мёртвый; Метка; Может; Набор; Начинает, зная;
Не в игре; Номинация; Ночь; Объявить; Раз за игру; Оживший; Определиться; Отравленный; Памятка
Странников; Первая ночь; Помешанный; Поражение; Приватно; Публично; Победа; Правда; Приговорённый;
Приспешник; Пьяный; Разбудить; Рассвет; Рассказчик; Роль; Саван; Сказочник; Соседи; Состояние; Союзник;
Способность; Сторона; Странник; Сценарий; Считать; Тип; Трезвый; Часовая башня
"""


def at_day(roles=SEVEN, **given):
    town = evening(roles)
    town.night(**given)
    return town


# ---- looking things up


@pytest.mark.rule("C-002", "C-729")
def test_every_heading_can_be_looked_up_in_alphabetical_order():
    words = Words("ru", "clocktower", strict=True)
    assert RULES.content()["terms"] == TERMS
    names = [words.thing("term", term) for term in TERMS]
    headings = [part.strip() for part in HEADINGS.replace("\n", " ").split(";")]
    assert sorted(names) == sorted(headings)
    assert names == sorted(names, key=lambda name: name.lower().replace("ё", "е"))
    assert all(words.about("term", term) for term in TERMS)
    assert "Кровь на Часовой башне" in words.about("term", "clocktower")
    english = Words("en", "clocktower", strict=True)
    assert all(english.thing("term", term) and english.about("term", term) for term in TERMS)


@pytest.mark.rule("C-004", "C-377", "C-703")
def test_the_rules_are_the_same_for_everybody_at_any_time():
    sober, drunk = at_day(), at_day(poisoner="mayor")
    before = {kind: tuple(ids) for kind, ids in RULES.content().items()}
    sober.night(imp="slayer")
    assert {kind: tuple(ids) for kind, ids in RULES.content().items()} == before
    for viewer in (SPECTATOR, *range(7)):
        assert sober.table.view(viewer).sheet == drunk.table.view(viewer).sheet
    for lang in LANGUAGES:
        mine = Words(lang, "clocktower", viewer=drunk.seat("mayor"))
        theirs = Words(lang, "clocktower", viewer=sober.seat("mayor"))
        assert [mine.about("role", role) for role in ROLES] == [theirs.about("role", role) for role in ROLES]
        assert [mine.about("term", term) for term in TERMS] == [theirs.about("term", term) for term in TERMS]


@pytest.mark.rule("C-575", "C-667")
@pytest.mark.parametrize(
    ("lang", "dying", "talking"),
    [
        ("ru", "Умереть не страшно", "кому угодно что угодно"),
        ("en", "Dying is not terrible", "anything to anyone"),
    ],
)
def test_the_rules_sheet_says_what_a_newcomer_needs(lang, dying, talking, capsys):
    content(Words(lang, "cli"), "clocktower", as_json=True)
    sheet = [line["name"] for line in json.loads(capsys.readouterr().out)["basics"]]
    assert len(sheet) == len(BASICS)
    assert len([line for line in sheet if dying in line]) == 1
    assert len([line for line in sheet if talking in line]) == 1


@pytest.mark.rule("C-568")
def test_what_is_beyond_the_first_game_is_left_to_the_glossary():
    russian = Words("ru", "clocktower", strict=True)
    sheet = " ".join(russian.thing("basic", line) for line in BASICS).lower()
    for word in ("пьян", "отравлен", "помеша", "определи"):
        assert word not in sheet
    assert {"drunk", "poisoned", "mad", "register"} <= set(TERMS)


# ---- words of the game


@pytest.mark.rule("C-610")
def test_a_role_stays_in_play_when_its_player_dies():
    town = at_day()
    town.execute("slayer", by="monk")
    assert town.town.in_play("slayer")
    assert not town.town.in_play("chef")


@pytest.mark.rule("C-615")
def test_most_are_townsfolk():
    for players in range(5, 16):
        townsfolk, *others = table_counts(players)
        assert townsfolk == 3 if players == 6 else townsfolk > sum(others)


@pytest.mark.rule("C-626", "C-645")
def test_good_and_evil_roles():
    players = [ROLES[id] for id in dealt() if ROLES[id].type != TRAVELLER]
    good = {role.type for role in players if role.side == "good"}
    evil = {role.type for role in players if role.side == "evil"}
    assert good == {TOWNSFOLK, OUTSIDER}
    assert evil == {MINION, DEMON}


@pytest.mark.rule("C-632")
def test_an_information_token_is_for_one_pair_of_eyes():
    town = evening(SEVEN)
    town.night()
    words = Words("ru", "clocktower", viewer=town.seat("poisoner"), strict=True)
    (shown,) = town.heard("poisoner", LearnsDemon)
    assert words.event(shown).startswith("Это Демон")
    for seat in range(7):
        assert bool(town.heard(seat, LearnsDemon)) == (seat == town.seat("poisoner"))


@pytest.mark.rule("C-637")
def test_what_the_living_have():
    town = at_day()
    monk = town.seat("monk")
    assert town.town.works(Ability(monk, town.role(monk)))
    town.open_nominations()
    assert ("nominate", town.seat("imp")) in town.options("monk")
    town.nominate("monk", "imp", votes="monk")
    assert not any(option[0] == "nominate" for option in town.options("monk"))
    for who, whom in (("empath", "slayer"), ("mayor", "butler")):
        town.nominate(who, whom, votes="monk")
    assert [made.tally for made in town.square.nominations] == [1, 1, 1]


@pytest.mark.rule("C-639", "C-714")
def test_neighbours_and_living_neighbours():
    town = at_day()
    town.nightfall()
    town.word("slay", 1)
    assert set(town.town.neighbours(0)) == {1, 6}
    town.word("slay", 6)
    assert set(town.town.living_neighbours(0)) == {2, 5}
    assert set(town.town.neighbours(0)) == {1, 6}


@pytest.mark.rule("C-715")
def test_neighbouring_townsfolk():
    town = evening("imp poisoner monk butler empath slayer spy")
    assert set(town.town.townsfolk_neighbours(0)) == {2, 5}


@pytest.mark.rule("C-648", "C-710")
def test_the_storyteller_is_no_player():
    town = evening(players=8)
    town.night()
    assert len(town.town.players()) == 8
    assert town.storyteller not in town.square.circle
    assert town.storyteller not in town.town.players()
    with_grimoire = [seat for seat in range(-1, 9) if type(town.table.view(seat)).__name__ == "Grimoire"]
    assert with_grimoire == [town.storyteller]
    assert "word" in town.standing("storyteller")
    assert not any("word" in town.standing(seat) for seat in range(8))


def allies(town, seat):
    """Everybody else who would win with this player."""
    return tuple(each for each in winners(town.town, town.side(seat)) if each != seat)


@pytest.mark.rule("C-717")
def test_allies_are_the_others_of_ones_side():
    town = at_day("imp poisoner monk empath mayor slayer butler")
    imp, poisoner, monk = town.seats("imp poisoner monk")
    assert allies(town, imp) == (poisoner,)
    town.word("turn", "monk", "evil")
    assert allies(town, imp) == (poisoner, monk)
    town.word("turn", "imp", "good")
    assert allies(town, poisoner) == (monk,)
    assert set(allies(town, imp)) == set(town.seats("empath mayor slayer butler"))


@pytest.mark.rule("C-661")
def test_team_and_ally():
    town = at_day("imp poisoner spy empath mayor slayer butler")
    town.word("turn", "mayor", "evil")
    town.execute("poisoner", by="empath")
    evil = set(winners(town.town, EVIL))
    assert evil == set(town.seats("imp poisoner spy mayor"))
    assert set(winners(town.town, GOOD)) == set(range(7)) - evil


@pytest.mark.rule("C-669")
def test_a_lie_can_be_told_from_the_truth_in_the_storytellers_log():
    town = evening("monk imp empath mayor slayer butler poisoner")
    town.until("tell", poisoner="empath")
    truth = dict(town.question().about)["truth"]
    town.answer("storyteller", 0)
    (told,) = [event for event in town.table.events(town.storyteller) if isinstance(event, LearnsNumber)]
    assert (truth, told.number) == (1, 0)
    lies = [event for event in town.table.events(town.storyteller) if isinstance(event, LieTold)]
    assert [(lie.seat, lie.role) for lie in lies] == [(town.seat("empath"), "empath")]
    honest = evening("monk imp empath mayor slayer butler poisoner")
    honest.night(poisoner="butler")
    told_all = honest.table.events(honest.storyteller)
    assert not [event for event in told_all if isinstance(event, LieTold)]
    drunk = evening("imp poisoner drunk=investigator monk mayor slayer butler")
    drunk.until("clue")
    drunk.answer("storyteller", ("clue", "baron", drunk.seat("monk")))
    drunk.answer("storyteller", drunk.seat("mayor"))
    lies = [event for event in drunk.table.events(drunk.storyteller) if isinstance(event, LieTold)]
    assert [lie.seat for lie in lies] == [drunk.seat("drunk")]
    assert not drunk.heard("drunk", LieTold)


@pytest.mark.rule("C-682", "C-700")
def test_what_is_announced_everybody_hears():
    town = at_day()
    town.answer("slayer", ("shoot", town.seat("butler")))
    town.open_nominations()
    for viewer in (*range(7), town.storyteller, SPECTATOR):
        heard = town.table.events(viewer)
        assert [event for event in heard if isinstance(event, ShotFired | NominationsOpen)] == [
            ShotFired(*town.seats("slayer butler")),
            NominationsOpen(),
        ]


@pytest.mark.rule("C-706")
def test_one_to_three_minions():
    assert {table_counts(players)[2] for players in range(5, 21)} == {1, 2, 3}


@pytest.mark.rule("C-709")
def test_dawn_comes_after_everything_else():
    town = at_day("vortox pithag monk empath mayor slayer butler chef")
    town.execute("butler", by="monk")
    town.nightfall()
    town.turn_of("pithag")
    town.answer("pithag", town.seat("chef"))
    town.answer("pithag", "imp")
    asked = len(town.asked)
    town.until("further-deaths", vortox="slayer", imp="butler", discretion=False)
    before = [each.kind for each in town.asked[asked:]]
    assert town.at_night
    assert before.count("choose") >= 2
    town.answer("storyteller", ())
    town.until("dawn")
    assert town.at_night and town.town.next_step(DAWN_LINE) is None
    town.answer("storyteller", True)
    assert town.town.phase == "day"


@pytest.mark.rule("C-683")
def test_once_per_game():
    town = at_day(poisoner="slayer")
    town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.alive("imp")
    town.night(imp="butler", poisoner="butler")
    town.answer("slayer", ("shoot", town.seat("imp")))
    assert town.alive("imp")


@pytest.mark.rule("C-691")
def test_the_three_counts_are_public():
    for players in range(5, 16):
        assert evening(players=players).square.counts[:3] == table_counts(players)[:3]


@pytest.mark.rule("C-488")
def test_a_woken_player_reads_the_text_of_the_believed_role():
    town = evening("imp poisoner drunk=investigator monk mayor slayer butler")
    town.night()
    drunk = town.seat("drunk")
    words = Words("ru", "clocktower", viewer=drunk, strict=True)
    (woken,) = town.heard(drunk, Woken)
    assert words.about("role", "investigator") in words.event(woken)
    assert words.about("role", "drunk") not in words.event(woken)


@pytest.mark.rule("C-028")
def test_dawn_in_words():
    town = evening("imp investigator undertaker empath scarletwoman poisoner monk chef soldier slayer saint")
    town.night()
    town.execute("scarletwoman", by="monk")
    town.nightfall()
    since = town.now
    town.night(imp="chef", monk="undertaker", poisoner="undertaker", tell="drunk")
    (dawn,) = town.public(since)
    assert dawn == DayBreaks(2, town.seats("chef"))
    names = tuple(f"Игрок {n}" for n in range(11))
    said = Words("ru", "clocktower", names=names, strict=True).event(dawn)
    assert said == "День 2. Этой ночью город теряет Игрока 7."
    assert town.living() == 9
    assert [told.shown for told in town.heard("undertaker", LearnsRole)] == ["drunk"]
    assert town.announced(Died)[-1].seat == town.seat("scarletwoman")
