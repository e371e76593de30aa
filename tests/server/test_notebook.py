"""The notebook at a table: from the owner's view alone, open to whom the table says, bounded."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import pytest
from tools.stress.servant import play

from nightbell.deduction import notebook
from nightbell.deduction.characters import DEMON, TYPE
from nightbell.deduction.puzzle import Claim, Info, Puzzle
from nightbell.deduction.telling import SPELLING
from nightbell.games.clocktower.town import Town
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.notebooks import MOST_MARKS
from tests.deduction.talking import talked
from tests.server.test_http import at_server

EMPATH = ["empath", "imp", "poisoner"]
QUICK = {"pace_ms": 0, "away_seconds": 0, "dawn_seconds": [0, 0]}


async def page(client: Client, **asked: object) -> dict[str, Any]:
    path = f"/api/tables/{client.code}/notebook"
    return cast(dict[str, Any], await client.visitor.post(path, asked))


async def on_a_day(base: str, options: dict[str, object] | None = None) -> Client:
    """Somebody in chair 0 of a town of eight with bots, when the first night is over."""
    anna = await Visitor.come(base, "Anna")
    whole = {"players": 8, "script": "tb", **(options or {})}
    code = await anna.open("clocktower", options=whole, settings=QUICK, play=True, seat=0)
    client = await Client(anna, code).enter()
    rng = Random(1)
    for _ in range(60):
        if view_of(client).get("phase") == "day" or client.outcome is not None:
            break
        await play(client, rng, 1)
    await client.until(lambda: view_of(client).get("phase") == "day" or client.outcome is not None)
    return client


def view_of(client: Client) -> dict[str, Any]:
    return cast(dict[str, Any], client.view or {})


@at_server
async def test_a_notebook_fills_itself_and_counts_what_marks_and_a_guess_leave(base: str) -> None:
    client = await on_a_day(base)
    plain = await page(client)
    assert plain["why"] == "" and plain["all"] > 1 and plain["marked"] == plain["all"]
    assert sum(chance["demon"] for chance in plain["chances"]) == plain["all"]
    own = plain["spoken"][0]["role"]
    assert plain["town"] or own == view_of(client)["card"]
    suspect = max(range(8), key=lambda seat: plain["chances"][seat]["demon"])
    pinned = await page(client, guess=suspect)
    assert pinned["guess"]["worlds"] == pinned["chances"][suspect]["demon"]
    spoken = [seat for seat in range(8) if plain["spoken"][seat]["role"]]
    for seat in spoken:
        believed = await page(client, marks=[{"seat": seat, "mark": "believe"}])
        doubted = await page(client, marks=[{"seat": seat, "mark": "doubt"}])
        assert believed["chances"][seat]["honest"] == believed["marked"] <= believed["all"]
        assert doubted["chances"][seat]["honest"] == 0
    await client.leave()


@at_server
async def test_a_mark_lies_on_what_was_told_of_one_night(base: str) -> None:
    client = await on_a_day(base, {"seating": [*EMPATH, "monk", "slayer", "mayor", "chef", "butler"]})
    for mark, left in (("believe", "believed"), ("doubt", "doubted")):
        marked = await page(client, marks=[{"seat": 0, "night": 1, "mark": mark}])
        word = next(each for each in marked["left"] if (each["seat"], each["night"]) == (0, 1))
        assert marked["marked"] == word[left] < marked["all"] == word["open"]
    untold = await page(client, marks=[{"seat": 0, "night": 9, "mark": "believe"}])
    assert untold["marked"] == untold["all"]
    too_many = [{"seat": 1, "mark": "doubt"}] * (MOST_MARKS + 1)
    with pytest.raises(Denied, match="bad-message"):
        await page(client, marks=too_many)
    await client.leave()


@at_server
async def test_a_watcher_has_no_notebook_and_nonsense_is_refused(base: str) -> None:
    client = await on_a_day(base)
    boris = await Visitor.come(base, "Boris")
    watcher = await Client(boris, client.code).enter()
    with pytest.raises(Denied, match="notebook-seated"):
        await page(watcher)
    for wrong in ({"guess": 99}, {"marks": [{"seat": 40, "mark": "doubt"}]}):
        with pytest.raises(Denied, match="unknown-seat"):
            await page(client, **wrong)
    with pytest.raises(Denied, match="bad-message"):
        await page(client, marks=[{"seat": 1, "mark": "adore"}])
    await asyncio.gather(page(client), page(client))
    await watcher.leave()
    await client.leave()


@at_server
async def test_the_table_says_whose_notebook_is_open(base: str) -> None:
    for chosen in ("nobody", "after", "dead"):
        client = await on_a_day(base, {"notebook": chosen})
        if client.outcome is None and view_of(client)["square"][0]["alive"]:
            with pytest.raises(Denied, match="notebook-closed"):
                await page(client)
        await client.leave()


def test_who_may_read_follows_from_the_tables_choice() -> None:
    def readers(chosen: str) -> list[bool]:
        return [
            notebook.open_to(chosen, bots=bots, dead=dead, over=over)
            for bots, dead, over in ((True, False, False), (False, False, False), (False, True, False))
        ] + [notebook.open_to(chosen, bots=False, dead=False, over=True)]

    assert readers("bots") == [True, False, False, True]
    assert readers("everybody") == [True, True, True, True]
    assert readers("dead") == [False, False, True, True]
    assert readers("after") == [False, False, False, True]
    assert readers("nobody") == [False, False, False, False]


TB = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker", "monk",
    "ravenkeeper", "virgin", "slayer", "soldier", "mayor", "butler", "drunk", "recluse", "saint", "poisoner",
    "spy", "scarlet_woman", "baron", "imp",
)  # fmt: skip


def told_of(empath: tuple[int, ...], deaths: tuple[int, ...]) -> notebook.Page:
    """Seven in a town of Trouble Brewing; the Empath in chair 0 has told these numbers."""
    numbers = tuple(Info(night, "empath", number=told) for night, told in enumerate(empath, 1))
    others = ("chef", "monk", "slayer", "mayor", "soldier", "virgin")
    claims = (Claim("empath", numbers), *(Claim(role) for role in others))
    puzzle = Puzzle(
        tuple("abcdefg"), claims, TB, ("drunk", *TB[-5:]), (5, 0, 1, 1), len(empath), deaths=deaths
    )
    return notebook.Page(puzzle, (), True, False)


def test_two_nights_that_cannot_both_be_true_are_joined_by_a_thread() -> None:
    far, near = 1 << 3, 1 << 1
    page = told_of((2, 0), (0, 0, far))
    found = notebook.worlds(page, 20.0)
    total = notebook.summed(page, found, {}, -1)
    assert ((0, 1), (0, 2)) in total.knots
    # In every world a word is true, untrue, or either where somebody may register as something else.
    for word in ((0, 1), (0, 2)):
        assert found.true[word] | found.untrue[word] == (1 << len(found.roles)) - 1
    both = notebook.summed(page, found, {(0, 1): notebook.BELIEVE, (0, 2): notebook.BELIEVE}, -1)
    assert both.marked == 0
    first = notebook.summed(page, found, {(0, 1): notebook.BELIEVE}, -1)
    assert first.marked == next(each.believed for each in total.left if each.word == (0, 1)) > 0
    assert all(first.chances[seat].evil == first.marked for seat in (1, 6)), "two evil neighbours"
    # If a neighbour had died, the other number would be no contradiction.
    moved = told_of((1, 0), (0, 0, near))
    knots = notebook.summed(moved, notebook.worlds(moved, 20.0), {}, -1).knots
    assert ((0, 1), (0, 2)) not in knots


def test_with_a_guess_it_is_said_what_can_make_a_word_untrue() -> None:
    page = told_of((0,), (0, 0))
    found = notebook.worlds(page, 20.0)
    neighbour = notebook.summed(page, found, {}, 1)
    assert neighbour.guess is not None and neighbour.then_untrue == ((0, 1),)
    (why,) = (each for each in neighbour.because if each.word == (0, 1))
    assert why.evil > 0 and why.drunk == 0 and why.otherwise > 0, "no Outsider is left for a Drunk"
    assert why.evil + why.drunk + why.otherwise == neighbour.guess.worlds
    # Whoever is believed to be the Empath does not lie: what is left is poison.
    believed = notebook.summed(page, found, {(0, notebook.ROLE): notebook.BELIEVE}, 1)
    assert believed.guess is not None
    assert believed.because[-1] == notebook.Because((0, 1), 0, 0, believed.guess.worlds)
    assert notebook.summed(page, found, {}, 3).then_untrue == ()


@pytest.mark.parametrize("seed", range(4))
def test_the_truth_is_in_every_honest_persons_notebook_as_long_as_it_is_whole(seed: int) -> None:
    """Bots of the good side say what they believe, so no honest page may lose the true grimoire."""
    looked = 0
    for moment in talked({"players": 7, "script": "tb"}, seed):
        state = moment.table.state
        assert isinstance(state, Town)
        for seat in range(7):
            read = notebook.page(moment.view(seat), moment.known(seat))
            if read.why or read.town:
                continue
            found = notebook.worlds(read, 20.0)
            if not found.complete or not moment.honest(read):
                continue
            looked += 1
            assert any(moment.fits(roles, read) for roles in found.roles), (seed, seat, state.night)
            total = notebook.summed(read, found, {}, -1)
            demon = next(n for n, token in enumerate(moment.started) if TYPE[SPELLING[token.role]] == DEMON)
            assert total.chances[demon].demon
    assert looked
