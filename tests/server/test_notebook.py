"""The notebook at a table: from the owner's view alone, open to whom the table says, bounded."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import pytest
from tools.stress.servant import play

from nightbell.deduction import notebook
from nightbell.deduction.characters import DEMON, TOWNSFOLK, TYPE
from nightbell.deduction.puzzle import Claim, Info, Puzzle
from nightbell.deduction.telling import SPELLING
from nightbell.engine import Seat
from nightbell.games.clocktower.square import Claim as Spoken
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


def told_as(role: str, *said: tuple[str | int | bool, ...]) -> list[Info]:
    """What the notebook reads of somebody in chair 0 who says to be this."""
    return list(notebook._claimed(0, role, [Spoken(Seat(0), None, 2, each) for each in said]))


def test_forms_of_information_are_read_by_whoever_has_them() -> None:
    dream = ("either", 1, 4, "townsfolk", "imp")
    assert told_as("dreamer", ("either", 1, 4, "chef", "imp")) == [Info(1, "dreamer", (4,), ("chef", "imp"))]
    assert told_as("dreamer", dream) == [] and told_as("chef", ("either", 1, 4, "chef", "imp")) == []
    for role in ("flowergirl", "town_crier"):
        assert told_as(role, ("answer", 2, True), ("answer", 2, False)) == [Info(2, role, yes=False)]
    assert told_as("empath", ("answer", 2, True)) == []


def test_a_chambermaid_is_read_when_she_has_said_of_which_two() -> None:
    chose, number = [("chose", 2, 3), ("chose", 2, 5), ("chose", 2, 3)], ("number", 2, 1)
    read = [Info(2, "chambermaid", (3, 5), number=1)]
    assert told_as("chambermaid", *chose, number) == told_as("chambermaid", number, *chose) == read
    assert told_as("chambermaid", number) == told_as("chambermaid", chose[0], number) == []
    assert told_as("chambermaid", *chose, ("chose", 2, 1), number) == [], (
        "two of three, and nobody knows which"
    )
    assert told_as("chambermaid", *chose, ("number", 1, 1)) == []


def listened(*silent: int) -> notebook.Page:
    """A Chambermaid in chair 0: of those in chairs 1 and 2 one woke in the second night."""
    told = Claim("chambermaid", (Info(2, "chambermaid", (1, 2), number=1),))
    roles = ("soldier", "mayor", "chef", "virgin", "slayer", "washerwoman")
    claims = (told, *(Claim("" if seat in silent else role) for seat, role in enumerate(roles, 1)))
    sheet, hidden = (*TB, "chambermaid"), ("scarlet_woman", "imp")
    puzzle = Puzzle(tuple("abcdefg"), claims, sheet, hidden, (5, 0, 1, 1), 2, deaths=(0, 0, 1 << 6))
    return notebook.Page(puzzle, silent, True, False)


def test_what_a_chambermaid_heard_of_somebody_silent_excludes_nothing() -> None:
    """Whoever claims no role may wake; whoever has claimed one that sleeps does not, and so somebody lies."""
    honest = notebook.summed(listened(), notebook.worlds(listened(), 20.0), {}, -1)
    assert honest.all and all(
        roles[0] != "chambermaid" or {"imp", "scarlet_woman"} & set(roles[1:3])
        for roles in notebook.worlds(listened(), 20.0).roles
    )
    found = notebook.worlds(listened(2), 20.0)
    assert any(roles[:3] == ("chambermaid", "soldier", notebook.SOMEBODY[TOWNSFOLK]) for roles in found.roles)


def test_a_dream_that_is_believed_leaves_the_two_that_were_seen() -> None:
    told = Claim("dreamer", (Info(1, "dreamer", (1,), ("chef", "imp")),))
    roles = ("chef", "monk", "slayer", "mayor", "soldier", "virgin")
    claims = (told, *map(Claim, roles))
    sheet, hidden = (*TB, "dreamer"), ("drunk", *TB[-5:])
    page = notebook.Page(
        Puzzle(tuple("abcdefg"), claims, sheet, hidden, (5, 0, 1, 1), 1, deaths=(0, 0)), (), True, False
    )
    found = notebook.worlds(page, 20.0)
    believed = found.is_true((0, 1))
    assert 0 < believed < (1 << len(found.roles)) - 1
    kept = [roles for place, roles in enumerate(found.roles) if believed >> place & 1]
    assert {roles[1] for roles in kept} <= {"chef", "imp", "spy"}, "a Spy may look like a Chef"


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
