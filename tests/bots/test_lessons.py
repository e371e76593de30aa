"""First games: followed by the script they meet every moment they promise; left, they are still games."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from nightbell import bots, games
from nightbell.bots.lessons import PARTNER, Lesson, Partner, lesson
from nightbell.engine import Chair, RandomPlayer, Seat, Table, Talker
from nightbell.games.clocktower.seen import View
from nightbell.server.people import GameTable
from nightbell.server.playing import seed_of

MOMENTS: Mapping[str, tuple[str, ...]] = {
    "whispers": (
        "Walked",
        "Repaired",
        "NoiseMade",
        "ItemDrawn",
        "KeyFound",
        "EncounterBegan",
        "DiceRolled",
        "Fled",
    ),
    "betrayal": ("Discovered", "Drew", "HauntRolled", "HauntBegan", "TraitorNamed", "Fought", "Tried"),
    "clocktower": ("Woken", "LearnsNumber", "Claimed", "NominationMade", "VoteCounted", "Executed", "Died"),
}
"""What the pupil must have heard of, as events."""
OUTCOMES = {"whispers": "victims-escape", "betrayal": "heroes", "clocktower": "good"}


def lesson_of(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def seated(first: Lesson) -> tuple[GameTable, dict[Seat, bots.AnyPlayer]]:
    """The table of a lesson, with a partner in every chair and the tutor in the pupil's."""
    rules = games.load(first.game)
    table: GameTable = Table(rules, first.options, seed_of(first.seed, 1), [])
    chairs = map(Seat, range(len(rules.seats(table.state))))
    return table, {
        seat: bots.player(first.game, PARTNER, seat, f"{first.seed}/1/0/{seat}") for seat in chairs
    }


def played(table: GameTable, players: Mapping[Seat, bots.AnyPlayer], order: Random) -> None:
    """As at a server's table: everybody may speak up, and a Storyteller lets the others finish first."""
    while table.open:
        for seat, player in players.items():
            said = player.interject(Chair(table, seat)) if isinstance(player, Talker) else None
            if said is not None:
                table.answer(seat, said[1], said[0])
        ids = table.rules.seats(table.state)
        asked = [seat for seat in table.open if ids[seat] != "storyteller"] or list(table.open)
        seat = order.choice(asked)
        table.answer(seat, players[seat].answer(Chair(table, seat), table.open[seat]))


@pytest.mark.parametrize("order", range(3))
@pytest.mark.parametrize("game", MOMENTS)
def test_whoever_follows_the_tutor_meets_every_moment(game: str, order: int):
    first = lesson_of(game)
    table, players = seated(first)
    played(table, players, Random(order))
    heard = {type(event).__name__ for event in table.events(first.seat)}
    assert [moment for moment in MOMENTS[game] if moment not in heard] == []
    assert table.outcome == OUTCOMES[game]


@pytest.mark.parametrize("game", ["whispers", "betrayal"])
def test_the_script_is_whole_where_nobody_leaves_it(game: str):
    first = lesson_of(game)
    table, players = seated(first)
    while table.open:
        seat, decision = next(iter(table.open.items()))
        chair = Chair(table, seat)
        assert list(first.line(chair.view, decision)), (seat, decision.kind)
        table.answer(seat, players[seat].answer(chair, decision))


def test_the_pupil_of_the_town_dies_and_votes_once_more():
    first = lesson_of("clocktower")
    table, players = seated(first)
    while table.open:
        seat, decision = next(iter(table.open.items()))
        answer = players[seat].answer(Chair(table, seat), decision)
        town = table.view(first.seat)
        assert isinstance(town, View)
        if seat == first.seat and decision.kind == "vote" and not town.square[seat].alive:
            assert answer is True
            table.answer(seat, answer)
            after = table.view(first.seat)
            assert isinstance(after, View) and not after.square[seat].votes
            return
        table.answer(seat, answer)
    raise AssertionError("the pupil never voted from the grave")


@pytest.mark.parametrize("pupil", range(5))
@pytest.mark.parametrize("game", ["whispers", "clocktower"])
def test_a_pupil_who_goes_another_way_still_plays_a_game_to_its_end(game: str, pupil: int):
    first = lesson_of(game)
    table, players = seated(first)
    players[first.seat] = RandomPlayer(f"pupil {pupil}")
    played(table, players, Random(pupil))
    assert table.outcome is not None


@pytest.mark.parametrize("game", MOMENTS)
def test_at_any_other_table_a_partner_plays_as_the_sensible_players_do(game: str):
    first = lesson_of(game)
    player = bots.player(game, PARTNER, first.seat, f"{first.seed}/2/0/{first.seat}")
    assert isinstance(player, Partner) and player.lesson is None


@pytest.mark.parametrize("game", MOMENTS)
def test_every_page_has_its_reason(game: str):
    assert [page for page in lesson_of(game).pages if not page.why.endswith(".") or not page.lines] == []


def test_a_game_without_a_lesson_has_none():
    assert lesson("ludo") is None
