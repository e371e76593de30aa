"""Hints for people: the two best answers with odds and a reason, and nothing that they could not know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from nightbell import bots, games
from nightbell.bots.hints import MOST_SUGGESTED, SearchHints
from nightbell.engine import Answer, Chair, Chance, Decision, Table, Unimaginable, may_know
from nightbell.text import Lang, Words

LANGS: tuple[Lang, ...] = ("ru", "en")
GAMES = ("whispers", "betrayal", "clocktower")
OPTIONS: dict[str, dict[str, object]] = {
    "whispers": {"killer": "huntress"},
    "betrayal": {"players": 3},
    "clocktower": {"players": 7},
}


def quick(game: str):
    """The hints of a game with less thought, and without a clock."""
    hinter = bots.hinter(game)
    assert hinter is not None
    if isinstance(hinter, SearchHints):
        budget = msgspec.structs.replace(hinter.budget, tries=8, milliseconds=0, horizon=12, candidates=3)
        return SearchHints(hinter.guide, budget, budget)
    return hinter


def questions(game: str, seed: int, every: int):
    """Now and then a question of a game that sensible players play, the table as it stands."""
    table = Table(games.load(game), OPTIONS[game], seed)
    players = bots.players(table, {"": "sensible"}, seed)
    luck = Random(seed)
    asked = 0
    while table.open:
        seat = luck.choice(list(table.open))
        decision = table.open[seat]
        if decision.choice.count() > 1:
            asked += 1
            if asked % every == 0:
                yield table, seat, decision
        for speaker, player in players.items():
            if (said := getattr(player, "interject", lambda _: None)(Chair(table, speaker))) is not None:
                table.answer(speaker, said[1], said[0])
        if seat in table.open:  # the Storyteller may just have ended the game
            table.answer(seat, players[seat].answer(Chair(table, seat), table.open[seat]))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_two_legal_answers_with_odds_and_a_reason_in_both_languages(game: str) -> None:
    hinter, given = quick(game), 0
    for table, seat, decision in questions(game, 5, every=6):
        hint = hinter.hint(Chair(table, seat), decision, "a")
        assert len(hint) <= MOST_SUGGESTED
        assert len({msgspec.json.encode(each.answer) for each in hint}) == len(hint)
        for each in hint:
            decision.choice.take(each.answer)
            for lang in LANGS:
                words = Words(lang, game, seats=table.rules.seats(table.state), strict=True)
                assert words.say(f"hint-because-{each.because}")
                if each.odds is not None:
                    told = words.say(f"hint-odds-{each.odds.id}", **dict(each.odds.about))
                    assert words.thing("likely", dict(each.odds.about)["likely"]) in told
        given += len(hint) == MOST_SUGGESTED
    assert given > 2


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_look_alike_get_the_same_hint(game: str) -> None:
    """The window: a chair at the true table, and in a world imagined from it, having heard the same."""
    hinter, compared = quick(game), 0
    for table, seat, decision in questions(game, 12, every=9):
        try:
            world = Chair(table, seat).imagination().world(Chance(compared))
        except Unimaginable:
            continue
        world.history = [told for told in table.history if may_know(seat, told.to)]
        there = hinter.hint(Chair(world, seat), world.open[seat], "a")
        assert there == hinter.hint(Chair(table, seat), decision, "a")
        compared += bool(there)
    assert compared > 2


def test_who_has_lost_interest_is_not_thought_for() -> None:
    asked: list[bool] = []

    def lost() -> bool:
        asked.append(True)
        return True

    table, seat, decision = next(questions("whispers", 5, every=3))
    quick("whispers").hint(Chair(table, seat), decision, "a", lost)
    assert len(asked) == 1


def test_where_there_is_nothing_to_choose_there_is_nothing_to_say() -> None:
    table, seat, decision = next(questions("whispers", 5, every=3))
    only: Decision[Answer] = msgspec.structs.replace(
        decision, choice=msgspec.structs.replace(decision.choice, options=decision.choice.options[:1])
    )
    assert quick("whispers").hint(Chair(table, seat), only, "a") == ()
