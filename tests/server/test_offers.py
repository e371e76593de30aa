"""What the rulebooks let people choose can be chosen in a lobby, with words that explain it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import pytest
from tools.stress.inside import parlour

from nightbell import games
from nightbell.engine import EngineFault, Offer, OptionCard, Refusal, option_cards
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from nightbell.server.house import restored
from nightbell.server.schema import offers
from nightbell.text import LANGUAGES, Words
from tests.server.conftest import served
from tests.server.test_room import done, refused, story

GAMES = ("clocktower", "betrayal", "whispers")
BY_SITTING = {"sides"}
"""Who plays the killer is chosen by taking that chair."""
FROM_FILE = {"house_rules", "first_night", "other_night", "homemade"}
"""What a script file brings beside its roles."""


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_the_command_line_has_is_offered(game: str) -> None:
    kind = games.load(game).options
    assert {card.name for card in offers(game)} == set(kind.__struct_fields__) - BY_SITTING - FROM_FILE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_every_value_of_it_has_words(game: str, lang: str) -> None:
    words = Words(lang, game)
    for card in offers(game):
        id = card.name.replace("_", "-")
        assert words.knows(f"option-{id}") and words.about("option", id), card.name
        for value in card.values:
            own = f"option-{id}-{value}".replace("_", "-")
            assert card.noun or words.knows(own), own
            if card.noun:
                assert words.thing(card.noun.removesuffix("s"), str(value))


def tried(card: OptionCard, rng: Random) -> object:
    """Something that the card offers."""
    if card.kind == "switch":
        return rng.random() < 0.5
    if card.kind == "number":
        return rng.randint(card.least, card.most)
    if card.kind == "one":
        return rng.choice(card.values)
    count = card.least or rng.randint(0, 2)
    return rng.sample(card.values, count)


ALONE_TOO_FEW = {"sheet", "bag", "seating"}
"""Lists that say all or nothing about a town: two roles are none."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_alone_is_allowed_or_refused_by_a_rule(game: str) -> None:
    rng, rules = Random(4), games.load(game)
    allowed: set[str] = set()
    for card in offers(game):
        for _ in range(12):
            try:
                rules.new({card.name: tried(card, rng)}, 1)
            except Refusal as refusal:
                assert refusal.message != "bad-option", (card.name, refusal.args_for_text)
            else:
                allowed.add(card.name)
    assert allowed >= {card.name for card in offers(game)} - ALONE_TOO_FEW


def test_an_option_that_does_not_say_what_it_offers_is_a_fault() -> None:
    class Mute(msgspec.Struct):
        candles: int = 3

    class Clear(msgspec.Struct):
        candles: Annotated[int, Offer(least=1, most=9)] = 3

    with pytest.raises(EngineFault, match="candles"):
        option_cards(Mute, {})
    (card,) = option_cards(Clear, {})
    assert (card.kind, card.least, card.most, card.initial) == ("number", 1, 9, 3)


# ---- everybody for their own chair


@pytest.mark.rule("B-002")
@story
async def test_everybody_picks_an_explorer_for_the_own_chair() -> None:
    place = await parlour("betrayal", {"players": 3})
    anna, boris, clara = place.people
    await done(anna, wire.Choose("a", "explorers", "ox-bellows"))
    await done(clara, wire.Choose("b", "explorers", "zoe-ingstrom"))
    assert place.room.options["explorers"] == ["ox-bellows", "", "zoe-ingstrom"]
    assert await refused(boris, wire.Choose("c", "explorers", "ox-bellows")) == "explorer-twice"
    assert (
        await refused(boris, wire.Choose("d", "explorers", "darrin-flash-williams"))
        == "two-sides-of-one-card"
    )
    await done(anna, wire.Choose("e", "explorers", ""))
    await done(boris, wire.Choose("f", "explorers", "ox-bellows"))
    await place.begin()
    state = place.room.playing.state
    assert list(state.explorers)[1:] == ["ox-bellows", "zoe-ingstrom"]  # type: ignore[attr-defined]


@story
async def test_nobody_chooses_what_is_the_hosts_to_choose() -> None:
    place = await parlour("betrayal", {"players": 3})
    boris = place.people[1]
    assert await refused(boris, wire.Choose("a", "haunt", "1")) == "unknown-option"
    watcher = await place.come("Watcher")
    assert await refused(watcher, wire.Choose("b", "explorers", "ox-bellows")) == "not-seated"
    await place.begin()
    assert await refused(boris, wire.Choose("c", "explorers", "ox-bellows")) == "game-already-runs"


# ---- the host's own


@story
async def test_a_prepared_bag_stays_when_the_host_changes_something_else() -> None:
    place = await parlour("clocktower", {"players": 8})
    await done(place.host, wire.Settings("a", options={"preset": "clues"}))
    shown = place.room.message(place.live.here).options
    assert "preset" not in shown, "nobody is told which roles are in play"
    await done(place.host, wire.Settings("b", options={**shown, "together": True}))
    assert place.room.options == {"preset": "clues", "together": True}
    await done(place.host, wire.Settings("c", options={**shown, "preset": ""}))
    assert place.room.options["preset"] == ""


def test_whoever_opens_a_table_sits_down_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("whispers", options={"players": 2}, seat=0)
            client = await Client(anna, code).enter()
            assert client.table is not None and client.table.status == "gathering"
            assert [chair.person for chair in client.table.chairs] == [client.person, None]
            await client.leave()

    asyncio.run(story())


@story
async def test_everybody_is_seen_and_spoken_of_as_they_wish() -> None:
    place = await parlour("betrayal", {"players": 3})
    await done(place.people[1], wire.Look("a", 4, "she"))
    guests = place.room.message(place.live.here).people
    assert [(each.face, each.form) for each in guests] == [(None, ""), (4, "she"), (None, "")]
    again = restored(place.room.code, place.live.house.store.pages(place.room.code))
    assert again.message(place.live.here).people == guests
