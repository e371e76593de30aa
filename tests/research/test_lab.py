"""The lab: what is asked, what is found, and how it is told."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import cast

import pytest

from nightbell import bots, games
from nightbell.engine import Refusal, Seat, Table, play_out
from nightbell.games.clocktower import events as town
from nightbell.games.clocktower.scripts import SCRIPTS
from nightbell.games.clocktower.town import Town
from nightbell.research.chronicles import Chronicle, Death, tell
from nightbell.research.crews import ALONE
from nightbell.research.lab import ENOUGH, Finding, Varied, changed, found, question, study
from nightbell.research.simulation import Played
from nightbell.research.statistics import Change
from nightbell.research.tellers.clocktower import tell as tell_town
from nightbell.text import missing
from tests.engine.lantern import LANTERN


def played(game, options, seed=0, name="random"):
    table = Table(games.load(game), options, seed)
    play_out(table, bots.players(table, {"": name}, seed), Random(seed))
    return table


# ---- what became of a game


def test_a_town_is_told_by_its_days_its_dead_and_its_roles():
    bag = ["imp", "poisoner", "empath", "undertaker", "monk", "mayor", "virgin", "drunk=chef"]
    table = played("clocktower", {"seating": bag}, 3)
    told = tell("clocktower", table)
    assert set(told.cast) == {"imp", "poisoner", "empath", "undertaker", "monk", "mayor", "virgin", "drunk"}
    state = cast(Town, table.state)
    fallen = [token for token in state.grimoire if not token.alive]
    assert len(told.deaths) >= len(fallen) and told.moments in (state.night, state.night - 1)
    assert {death.how for death in told.deaths} <= {"night", "execution", "day"}
    assert all(1 <= death.moment <= told.moments + 1 and death.who in told.cast for death in told.deaths)
    assert told.deeds["poisoner"] >= 1 and "mayor" not in told.deeds


def test_a_hunt_is_told_by_its_rounds_and_the_killers_cards():
    told = tell("whispers", played("whispers", {}))
    assert told.moments > 1 and told.cast == ("anna", "william", "marco")
    assert set(told.deeds) <= set(games.load("whispers").content()["cards"])


def test_a_house_is_told_by_its_turns_its_haunt_and_its_cards():
    told = tell("betrayal", played("betrayal", {"haunt": 1, "players": 3}))
    assert told.cast == ("1",) and told.moments > 10 and told.deeds
    assert {death.how for death in told.deaths} <= {"before", "haunt"}


def test_a_game_without_a_chronicle_has_an_empty_one():
    table = Table(LANTERN)
    assert tell("lantern", table) == Chronicle()  # type: ignore[arg-type]


def test_nothing_of_a_game_or_of_the_study_is_loaded_before_it_is_asked_for():
    heavy = "numpy pyarrow matplotlib ray nightbell.games.whispers nightbell.games.betrayal"
    asked = f"import sys, nightbell.cli; print([each for each in {heavy.split()!r} if each in sys.modules])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


# ---- what is asked


def test_every_value_gets_a_set_up_and_every_set_up_its_changes():
    asked = question("clocktower", {"script": "tb"}, {"players": [7, 9]}, ["-spy", "+assassin"], {}, 5, 0)
    told = [(dict(setup.named)["players"], setup.change) for setup in asked.setups]
    assert told == [(7, ""), (7, "-spy"), (7, "+assassin"), (9, ""), (9, "-spy"), (9, "+assassin")]
    without = asked.setups[1].options["sheet"]
    assert isinstance(without, list) and "spy" not in without and len(without) == len(SCRIPTS["tb"].roles) - 1
    assert "script" not in asked.setups[1].options


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("clocktower", "spy"),
        ("clocktower", "-"),
        ("clocktower", "-gardener"),
        ("clocktower", "-assassin"),
        ("clocktower", "+spy"),
        ("whispers", "-butcher"),
        ("whispers", "=7"),
    ],
)
def test_a_change_that_there_is_not(game, change):
    with pytest.raises(Refusal):
        changed(game, {"script": "tb"}, change)


def test_too_many_set_ups_are_too_many():
    with pytest.raises(Refusal, match="lab-too-many"):
        question("whispers", {}, {"handicap": list(range(61))}, [], {}, 1, 0)


# ---- what is found


def game(seed, outcome, *cast, deaths=()):
    return Played(seed, 10 + seed, 0.0, outcome, chronicle=Chronicle(3, deaths, {"monk": 2}, cast))


def test_shares_lengths_deaths_and_who_was_in_play():
    night = (Death(2, "chef", "night"),)
    every = [game(seed, "good", "chef", "spy", deaths=night) for seed in range(30)]
    every += [game(seed, "evil", "chef") for seed in range(30, 90)]
    every.append(Played(90, 4, 0.0, fault="it broke"))
    finding = found(Varied({}), every, ("good",), None)
    assert (finding.games, finding.errors, finding.won.wins) == (90, 1, 30)
    assert finding.outcomes["evil"].wins == 60 and finding.decisions == (18, 55, 91)
    assert finding.deaths == ((0, 0.0), (1, 0.0), (2, 30 / 90), (3, 30 / 90)) and finding.how == {
        "night": 30 / 90
    }
    (spy,) = finding.cast  # the Chef was in every game
    assert spy.id == "spy" and spy.won.value == 1.0 and spy.difference.value == 1.0 and spy.difference.sure
    assert dict(finding.fates)["chef"].wins == 30
    assert finding.deeds[0].id == "monk" and finding.deeds[0].a_game == 2.0
    few = found(Varied({}), every[: ENOUGH - 1] + every[40:60], ("good",), None)
    assert not few.cast


def test_whose_knowledge_the_town_was_told():
    def played_by(outcome, *heard):
        return Played(0, 10, 0.0, outcome, chronicle=Chronicle(3, (), {}, ("chef", "empath"), heard))

    every = [played_by("good", "empath", "chef")] * 30 + [played_by("evil", "chef")] * 30
    finding = found(Varied({}), every, ("good",), None)
    (empath,) = finding.heard  # the Chef told it in every game
    assert empath.id == "empath" and empath.won.value == 1.0 and empath.difference.value == 1.0


def test_only_what_is_said_to_all_and_learned_counts_as_told():
    bag = ["imp", "poisoner", "empath", "undertaker", "monk", "mayor", "virgin", "drunk=chef"]
    table = Table(games.load("clocktower"), {"seating": bag})

    def heard(*claims):
        said = [town.Claimed(Seat(seat), to, told) for seat, to, told in claims]
        return tell_town((*(told.event for told in table.history), *said), table).heard

    assert heard((2, None, (("number", 1, 0),))) == ("empath",)
    assert heard((2, Seat(3), (("number", 1, 0),)), (2, None, (("am", "empath"),))) == ()
    assert heard((0, None, (("number", 1, 0),))) == ()  # the Imp has nothing to tell


def test_a_change_is_compared_seed_by_seed():
    asked = question("clocktower", {"players": 5}, {}, ["players=5", "players=9"], {}, 15, 0)
    findings = [one for one in study(asked, ALONE) if isinstance(one, Finding)]
    plain, same, other = (finding.changed for finding in findings)
    assert plain is None and same is not None and other is not None
    assert same.value == 0.0 and not same.sure and findings[0].won == findings[1].won
    assert findings[2].won != findings[0].won or other.value == 0.0
    always, never = [True] * 40, [False] * 40
    assert Change.between(always, never).value == -1.0 and Change.between(never, always).value == 1.0
    assert Change.between(always, never).sure and not Change.between([], []).sure


# ---- how it is told


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_report_needs_nothing_but_itself(nightbell, tmp_path, lang):
    page = tmp_path / "lab.html"
    command = (
        "lab",
        "clocktower",
        "--each",
        "players=5,7",
        "--change",
        "-spy",
        "--games",
        "40",
        "--jobs",
        "1",
    )
    paper = tmp_path / "lab.pdf"
    reports = ("--report", str(page), "--report", str(paper))
    told = nightbell(*command, "--bots", "random", *reports, "--lang", lang)
    assert told.status == 0 and str(page) in told.err and str(paper) in told.err
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>") and f'lang="{lang}"' in text
    assert "http" not in text and "<script" not in text and missing("")[0] not in text + told.out
    assert text.count("<h2>") == 2 and ("Шпион" if lang == "ru" else "Spy") in text
    assert paper.read_bytes().startswith(b"%PDF")


def test_what_was_found_as_json(nightbell):
    told = nightbell("lab", "betrayal", "--haunt", "1", "--games", "2", "--bots", "random", "--json")
    (finding,) = json.loads(told.out)["findings"]
    assert finding["games"] == 2 and finding["errors"] == 0 and finding["changed"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        ("chess",),
        ("clocktower", "--each", "players"),
        ("clocktower", "--each", "players=7,many"),
        ("clocktower", "--change", "spy"),
        ("clocktower", "--change", "-imp"),
        ("clocktower", "--bots", "oracle"),
        ("clocktower", "--report", "lab.txt"),
        ("clocktower", "--script", "no-such-file.json"),
        ("clocktower", "--games", "0"),
        ("whispers", "--change", "colour=red"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_one_sentence_about_what_is_wrong(nightbell, lang, wrong):
    told = nightbell("lab", *wrong, "--lang", lang)
    assert told.status == 2 and not told.out
    assert told.err.strip() and "\n" not in told.err.strip() and missing("")[0] not in told.err
