"""The 45 event cards, row by row."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Spawn, trait_roll
from nightbell.games.betrayal.cards.catalogue import EVENTS
from nightbell.games.betrayal.cards.outcomes import TABLES
from nightbell.games.betrayal.cards.registry import EVENT_EFFECTS
from nightbell.games.betrayal.house import Passage
from nightbell.games.betrayal.traits import ITEM, TRAITS, CardId, RoomId, Trait
from nightbell.games.betrayal.walk import Happen
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def happens(card: str, night: Story, *answers):
    return night.run(Happen(ZOE, CardId(card)), *answers)


def rows(night: Story, name: str = "zoe") -> tuple[int, ...]:
    return tuple(night.rows(name, trait) for trait in TRAITS)


def test_every_event_has_its_effect():
    assert set(EVENT_EFFECTS) == set(EVENTS)


def test_every_table_reaches_down_to_nought():
    for name, table in TABLES.items():
        lows = [row[0] for row in table if isinstance(row[0], int)]
        assert lows == sorted(lows, reverse=True), name
        assert lows[-1] == 0, name


# Zoe begins at rows speed 3, might 3, sanity 2, knowledge 2: 4, 3, 5 and 3 dice.
TABLE_ROWS = [
    ("angry-being", (2, 2, 1, 0), (), (4, 3, 2, 2)),
    ("angry-being", (2, 0, 0, 0, 1), ((1, 0),), (3, 3, 1, 2)),
    ("angry-being", (1, 0, 0, 0, 1, 1), ((1, 0), (0, 1)), (2, 3, 1, 2)),
    ("bloody-vision", (2, 2, 0, 0, 0), (), (3, 3, 3, 2)),
    ("bloody-vision", (2, 0, 0, 0, 0), (), (3, 3, 1, 2)),
    ("burning-man", (2, 2, 0, 0, 0), (), (3, 3, 3, 2)),
    ("burning-man", (1, 0, 0, 0, 0, 1, 1), ((1, 0), (1, 0)), (3, 2, 1, 2)),
    ("creepy-crawlies", (2, 2, 1, 0, 0), (), (3, 3, 3, 2)),
    ("creepy-crawlies", (1, 0, 0, 0, 0), (), (3, 3, 1, 2)),
    ("creepy-crawlies", (0, 0, 0, 0, 0), (), (3, 3, 0, 2)),
    ("debris", (2, 1, 0, 0), (), (4, 3, 2, 2)),
    ("debris", (1, 0, 0, 0, 1), ((1, 0),), (3, 2, 2, 2)),
    ("debris", (0, 0, 0, 0, 1, 1), ((1, 1),), (2, 2, 2, 2)),
    ("disquieting-sounds", (1, 0, 0, 0, 0, 0), (), (3, 3, 3, 2)),
    ("funeral", (2, 2, 0, 0, 0), (), (3, 3, 3, 2)),
    ("funeral", (2, 0, 0, 0, 0), (), (3, 3, 1, 2)),
    ("funeral", (0, 0, 0, 0, 0), (), (3, 2, 1, 2)),
    ("grave-dirt", (2, 2, 0), (), (3, 4, 2, 2)),
    ("grave-dirt", (2, 1, 0), (), (3, 3, 2, 2)),
    ("night-view", (2, 2, 1), (), (3, 3, 2, 3)),
    ("night-view", (2, 2, 0), (), (3, 3, 2, 2)),
    ("phone-call", (2, 2), (), (3, 3, 3, 2)),
    ("phone-call", (2, 1), (), (3, 3, 2, 3)),
    ("phone-call", (1, 0, 2), ((1, 1),), (3, 3, 1, 1)),
    ("phone-call", (0, 0, 1, 1), ((2, 0),), (3, 1, 2, 2)),
    ("possession", (2, 2, 0, 0), ("speed", "might"), (3, 4, 2, 2)),
    ("possession", (1, 1, 0, 0), ("speed",), (0, 3, 2, 2)),
    ("rotten", (2, 2, 1, 0, 0), (), (3, 3, 3, 2)),
    ("rotten", (2, 0, 0, 0, 0), (), (3, 2, 2, 2)),
    ("rotten", (1, 0, 0, 0, 0), (), (2, 2, 2, 2)),
    ("rotten", (0, 0, 0, 0, 0), (), (2, 2, 1, 1)),
    ("something-hidden", (), (False,), (3, 3, 2, 2)),
    ("something-hidden", (1, 1, 1), (True,), (3, 3, 1, 2)),
    ("something-slimy", (2, 2, 0, 0), (), (4, 3, 2, 2)),
    ("something-slimy", (1, 0, 0, 0), (), (3, 2, 2, 2)),
    ("something-slimy", (0, 0, 0, 0), (), (2, 2, 2, 2)),
    ("spider", (2, 2, 0, 0), ("speed",), (4, 3, 2, 2)),
    ("spider", (2, 2, 0, 0, 0), ("sanity",), (3, 3, 3, 2)),
    ("spider", (1, 0, 0, 0, 1), ("speed", (1, 0)), (3, 2, 2, 2)),
    ("spider", (0, 0, 0, 0, 1, 1), ("speed", (1, 1)), (2, 2, 2, 2)),
    ("the-lost-one", (2, 2, 1), (), (3, 3, 2, 3)),
    ("the-voice", (1, 1, 1), (), (3, 3, 2, 2)),
    ("webs", (2, 2, 0), (), (3, 4, 2, 2)),
    ("webs", (2, 1, 0), (), (3, 3, 2, 2)),
    ("hanged-men", (1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0), ("might",), (3, 4, 2, 2)),
    ("hanged-men", (1, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0), (), (2, 3, 2, 1)),
    ("jonahs-turn", (2,), ((2, 0),), (3, 3, 0, 2)),
    ("skeletons", (1,), ((0, 1),), (3, 3, 2, 1)),
]


@pytest.mark.parametrize(("card", "faces", "answers", "after"), TABLE_ROWS)
def test_rows_of_the_tables(card, faces, answers, after):
    night = Story().put("ox", "upper-landing").put("peter", "upper-landing").dice(*faces)
    happens(card, night, *answers)
    assert rows(night) == after
    night.end()


def test_disquieting_sounds_below_the_omens():
    night = Story().dice(0, 0, 0, 0, 0, 0, 1)
    night.house.omens_drawn = 1
    assert rows(happens("disquieting-sounds", night, (1, 0))) == (3, 3, 1, 2)
    night.end()


@pytest.mark.parametrize("card", ["the-voice", "groundskeeper", "something-hidden"])
def test_events_that_find_an_item(card):
    night = Story().deck("item", "axe").dice(2, 2, 0)
    happens(card, night, *([True] if card == "something-hidden" else []))
    assert "axe" in night.hand("zoe")


def test_burning_man_sends_you_to_the_hall():
    night = Story().put("zoe", "foyer").dice(2, 0, 0, 0, 0)
    assert happens("burning-man", night).where("zoe") == "entrance-hall"


def test_funeral_puts_you_into_the_grave():
    night = Story().room("crypt", "basement", 0, 1).room("graveyard", "ground", 2, 1).dice(0, 0, 0, 0, 0)
    assert happens("funeral", night, "crypt").where("zoe") == "crypt"


def test_bloody_vision_strikes_the_weakest():
    night = Story().put("ox", "foyer").dice(0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0)
    happens("bloody-vision", night, (3, 3))
    fought = night.news("Fought")[-1]
    assert fought.target == "peter-akimoto"
    assert night.alive("peter")
    night.end()


@pytest.mark.parametrize(("faces", "damage"), [((2, 2, 2, 2, 1, 0, 0), 7), ((1, 0, 0, 0, 1, 1, 0), 0)])
def test_the_puppet_and_the_spear(faces, damage):
    night = Story().give("ox", "spear").dice(*faces)
    before = night.rows("ox", "might")
    happens("creepy-puppet", night, *([(damage, 0)] if damage else []))
    assert night.rows("ox", "might") == before + (2 if damage else 0)
    night.end()


@pytest.mark.parametrize(("gardens", "dice"), [(False, 3), (True, 1)])
def test_the_groundskeeper_sees_better_in_the_gardens(gardens, dice):
    night = Story().room("gardens", "ground", 2, 1)
    if gardens:
        night.put("zoe", "gardens")
    night.dice(*[0] * dice, 1, 0, 0, 0, 0, 0, 0)
    happens("groundskeeper", night, (1, 0))
    night.end()


@pytest.mark.parametrize(
    ("face", "zoe", "ox"), [(2, (3, 3, 1, 2), (4, 2, 2, 2)), (1, (2, 3, 2, 2), (4, 2, 2, 2))]
)
def test_footsteps_with_one_die(face, zoe, ox):
    night = happens("footsteps", Story().dice(face))
    assert rows(night) == zoe and rows(night, "ox") == ox


def test_footsteps_on_a_nought_cost_everybody():
    night = happens("footsteps", Story().dice(0), "speed", "might", "sanity")
    assert rows(night) == (2, 3, 2, 2)
    assert rows(night, "ox") == (4, 1, 2, 2) and night.rows("peter", "sanity") == 2


@pytest.mark.parametrize(
    ("faces", "might", "nearest"), [((2, 2), 4, ("might", 3)), ((2, 1), 4, ("sanity", 1))]
)
def test_footsteps_in_the_chapel(faces, might, nearest):
    night = (
        Story().room("chapel", "ground", 2, 1).put("zoe", "chapel").put("peter", "upper-landing").dice(*faces)
    )
    happens("footsteps", night)
    assert night.rows("zoe", "might") == might
    assert night.rows("ox", nearest[0]) == nearest[1]


def test_hideous_shriek_is_heard_by_all():
    night = Story().dice(2, 2, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1)
    happens("hideous-shriek", night, (1, 0), (1, 1))
    assert rows(night) == (3, 3, 2, 2)
    assert night.rows("ox", "sanity") == 1 and night.rows("peter", "sanity") == 2
    night.end()


@pytest.mark.parametrize("card", ["silence", "mists-from-the-walls"])
def test_only_the_basement_hears_it(card):
    night = Story().put("ox", "basement-landing").dice(1, 1, 0, 2)
    happens(card, night, (2, 0))
    assert rows(night) == (3, 3, 2, 2) and night.rows("ox", "sanity") == 0
    night.end()
    worst = Story().put("ox", "basement-landing").dice(0, 0, 0, *([1, 1] if card == "silence" else [2]))
    happens(card, worst, (1, 1))
    assert worst.rows("ox", "knowledge") == 1


def test_mists_are_thicker_beneath_a_spiral():
    for faces, extra in (((1, 0, 0), 1), ((0, 0, 0), 2)):
        night = Story().room("crypt", "basement", 0, 1).put("ox", "crypt").dice(*faces, 1, *[1] * extra)
        happens("mists-from-the-walls", night, (1, 0), (extra, 0))
        night.end()
    calm = Story().put("ox", "basement-landing").dice(2, 2, 0)
    happens("mists-from-the-walls", calm)
    calm.end()


@pytest.mark.parametrize(
    ("faces", "answers", "left"),
    [((2, 2, 1), (), ("axe",)), ((2, 1, 0, 1), ((1, 0),), ("axe",)), ((1, 0, 0, 1), ((1, 0),), ("axe",))],
)
def test_the_wind(faces, answers, left):
    night = Story().room("patio", "ground", 2, 1).put("zoe", "patio").give("zoe", "axe").dice(*faces)
    assert happens("shrieking-wind", night, *answers).hand("zoe") == left
    night.end()


def test_the_wind_takes_something_on_a_nought():
    night = Story().room("patio", "ground", 2, 1).put("zoe", "patio").give("zoe", "axe").dice(0, 0, 0, 0)
    happens("shrieking-wind", night)
    assert night.state.piles[RoomId("entrance-hall")] == ("axe",)


def test_the_beckoning_leads_to_the_patio():
    night = Story().room("gardens", "ground", 2, 1).put("zoe", "gardens").dice(1, 1, 0, 0, 0, 1)
    happens("the-beckoning", night, ("at", "entrance-hall", "N"), 0, (1, 0))
    assert night.where("zoe") == "patio" and not night.state.placed[RoomId("patio")].due
    held = Story().room("gardens", "ground", 2, 1).put("zoe", "gardens").dice(1, 1, 1, 0, 0)
    assert happens("the-beckoning", held).where("zoe") == "gardens"
    patio = Story().room("patio", "ground", 2, 1).put("zoe", "patio")
    happens("the-beckoning", patio)
    patio.end()


@pytest.mark.parametrize(("faces", "room"), [((2, 2, 2), "entrance-hall"), ((2, 2, 0), "upper-landing")])
def test_the_lost_one_leads_you(faces, room):
    night = Story().put("zoe", "foyer").dice(0, 0, 0, *faces)
    assert happens("the-lost-one", night).where("zoe") == room


@pytest.mark.parametrize(("faces", "room"), [((2, 1, 0), "bedroom"), ((1, 0, 0), "wine-cellar")])
def test_the_lost_one_finds_a_room(faces, room):
    night = (
        Story().only_tiles("gardens", "bedroom", "wine-cellar").deck("event", "whoops").deck("item", "axe")
    )
    landing = "upper-landing" if room == "bedroom" else "basement-landing"
    night.dice(0, 0, 0, *faces)
    happens("the-lost-one", night, ("at", landing, "N"), *([1] if room == "bedroom" else []))
    assert night.where("zoe") == room


def test_the_lost_one_without_tiles():
    night = Story().put("zoe", "foyer").only_tiles().dice(0, 0, 0, 0, 0, 0)
    assert happens("the-lost-one", night).where("zoe") == "entrance-hall"


def test_mirror_images():
    give = Story().give("ox", "axe")
    happens("image-in-the-mirror-give", give)
    assert give.hand("ox") == () and "axe" in give.state.decks[ITEM] and give.rows("ox", "knowledge") == 3
    none = happens("image-in-the-mirror-give", Story())
    assert rows(none) == (3, 3, 2, 2)
    take = Story().deck("item", "axe")
    assert "axe" in happens("image-in-the-mirror-take", take).hand("zoe")


def test_it_is_meant_to_be_looks_ahead_or_waits():
    look = Story().deck("item", "axe", "idol", "bell")
    happens("it-is-meant-to-be", look, "look", "item", ("bell", "axe", "idol"))
    assert look.state.decks[ITEM][:3] == ["bell", "axe", "idol"]
    assert look.view("zoe").known_top == {"item": ("bell", "axe", "idol")} and look.view("ox").known_top == {}
    wait = Story().dice(2, 2, 1, 1)
    happens("it-is-meant-to-be", wait, "roll")
    assert wait.state.keeps(ZOE, CardId("it-is-meant-to-be"))
    from nightbell.games.betrayal.atoms import plain_roll

    wait.run(plain_roll(wait.house, ZOE, 2), "it-is-meant-to-be")
    assert "it-is-meant-to-be" in wait.state.discard
    assert not wait.state.keeps(ZOE, CardId("it-is-meant-to-be"))
    wait.end()


def test_jonah_wants_the_puzzle_box():
    night = Story().give("ox", "puzzle-box").deck("item", "axe")
    happens("jonahs-turn", night)
    assert night.hand("ox") == ("axe",) and rows(night) == (3, 3, 3, 2)


def test_jonah_and_the_puppet_find_what_the_first_player_holds():
    night = Story().give("zoe", "puzzle-box").deck("item", "axe")
    night.run(Happen(OX, CardId("jonahs-turn")))
    assert night.hand("zoe") == ("axe",)
    night = Story().give("zoe", "spear").dice(2, 2, 2, 2, 1, *[0] * 5)
    before = night.rows("zoe", "might")
    night.run(Happen(OX, CardId("creepy-puppet")), (7, 0))
    assert night.rows("zoe", "might") == before + 2


def test_possession_takes_another_trait_where_there_is_nothing_to_lose():
    night = Story().row("zoe", speed=0, might=1, sanity=0, knowledge=2).dice(*[0] * 8)
    happens("possession", night, "speed", "might")
    assert rows(night) == (0, 0, 0, 2)
    lowest = Story().row("zoe", speed=0, might=0, sanity=0, knowledge=0).dice(*[0] * 8)
    assert rows(happens("possession", lowest, "speed")) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("room", "might", "struck"),
    [("foyer", 4, True), ("foyer", 0, True), ("foyer", -1, False), ("upper-landing", 4, False)],
)
def test_bloody_vision_strikes_a_monster_that_is_near_and_can_be_fought(room, might, struck):
    night = Story().haunted(14, traitor="ox").put("ox", "basement-landing").put("peter", "basement-landing")
    Spawn("cultist", RoomId(room), (4, might, 4, -1)).carry_out(night.house)
    night.house.outbox.clear()
    night.dice(*[0] * 20)
    happens("bloody-vision", night)
    assert bool(night.news("Fought")) is struck


def test_lights_out_ends_with_company_furnace_or_candle():
    night = happens("lights-out", Story().put("ox", "foyer").put("peter", "foyer"))
    assert night.state.kept[0] == ("lights-out",)
    night._table = None
    night.does("zoe", "move", "foyer").ends_turn("zoe")
    assert night.state.kept[0] == ()
    lit = happens("lights-out", Story().give("zoe", "candle"))
    assert lit.state.kept[0] == ()
    from nightbell.games.betrayal.atoms import Take

    found = happens("lights-out", Story()).run(Take(ZOE, CardId("candle")))
    assert found.state.kept[0] == ()


def test_grave_dirt_washes_off():
    night = happens("grave-dirt", Story().room("patio", "ground", 2, 1).dice(0, 0, 0))
    night._table = None
    night.house.active = PETER
    night.ends_turn("peter").answers((1, 0))
    night.does("zoe", "move", "patio").ends_turn("zoe")
    assert night.state.kept[0] == ()


@pytest.mark.parametrize("card", ["debris", "webs"])
def test_somebody_must_tear_you_free(card):
    faces = (1, 0, 0, 0, 0) if card == "debris" else (0, 0, 0)
    night = happens(card, Story().dice(*faces))
    night._table = None
    assert night.verbs == {"tear", "end"}
    night.dice(1, 1, 1).does("zoe", "tear", 0).ends_turn("zoe")
    assert ("tear", 0) in night.options
    night.dice(1, 1, 1, 1, 0).does("ox", "tear", 0)
    assert night.state.kept[0] == ()


def test_after_three_failures_it_gives_way():
    night = happens("debris", Story().dice(1, 0, 0, 0, 0))
    night._table = None
    for _ in range(3):
        night.dice(0, 0, 0).does("zoe", "tear", 0).ends_turn("zoe").ends_turn("ox").ends_turn("peter")
    assert night.state.kept[0] == () and "move" in night.verbs


def test_a_failed_helper_in_webs_stays_put():
    night = happens("webs", Story().dice(0, 0, 0))
    night._table = None
    night.ends_turn("zoe").dice(0, 0, 0, 0, 0).does("ox", "tear", 0)
    assert "move" not in night.verbs


@pytest.mark.parametrize(
    ("token", "faces", "deck", "stays"),
    [
        ("closet", (2, 2), "item", True),
        ("closet", (1, 1), "event", True),
        ("closet", (0, 1), "event", False),
        ("safe", (2, 2, 1), "item", False),
        ("safe", (1, 1, 0, 0), "", True),
        ("safe", (0, 0, 0, 0, 0), "", True),
        ("skeletons", (2, 2, 1, 0, 0), "item", False),
        ("skeletons", (0, 0, 0, 0, 0, 0), "", True),
    ],
)
def test_tokens_that_can_be_searched(token, faces, deck, stays):
    night = Story().deck("event", "whoops").deck("item", "armor", "candle").dice(*faces)
    night.house.tokens[token] = (RoomId("entrance-hall"),)
    night.does("zoe", "search", token)
    drew = [news.deck for news in night.news("Drew")]
    assert drew == ([deck] * (2 if token == "safe" else 1) if deck else [])
    assert bool(night.state.rooms_with(token)) is stays
    assert ("search", token) not in night.options
    night.end()


@pytest.mark.parametrize(
    ("card", "token"),
    [
        ("a-moment-of-hope", "blessing"),
        ("closet-door", "closet"),
        ("drip-drip-drip", "drip"),
        ("locked-safe", "safe"),
        ("smoke", "smoke"),
    ],
)
def test_tokens_are_left_in_the_room(card, token):
    assert happens(card, Story()).state.rooms_with(token) == ("entrance-hall",)


@pytest.mark.parametrize(
    ("faces", "floor"),
    [((2, 2, 2), None), ((2, 2, 0), "upper"), ((1, 1, 0), "ground"), ((0, 0, 0), "basement")],
)
def test_where_a_secret_passage_comes_out(faces, floor):
    from nightbell.engine import Table
    from tests.betrayal.scenario import Stage

    night = (
        Story().room("patio", "ground", 2, 1).room("attic", "upper", 0, 1).room("larder", "basement", 0, 1)
    )
    night.dice(*faces)
    table = Table.enter(Stage(Happen(ZOE, CardId("secret-passage"))), night.house)
    floors = {table.state.floor_of(RoomId(str(room))) for room in table.open[ZOE].choice.listed()}
    assert floors == ({floor} if floor else {"basement", "ground", "upper"})
    far = next(iter(table.open[ZOE].choice.listed()))
    table.answer(ZOE, far)
    table.answer(ZOE, False)
    assert table.state.passages == [
        Passage("secret-passage", RoomId("entrance-hall"), 0, RoomId(str(far)), 0)
    ]


def test_secret_stairs_followed_at_once_draw_an_event():
    night = Story().deck("event", "whoops")
    happens("secret-stairs", night, "upper-landing", True)
    assert night.where("zoe") == "upper-landing" and "whoops" in night.state.discard
    night._table = None
    night.does("zoe", "passage", "entrance-hall")
    assert night.where("zoe") == "entrance-hall" and night.state.left(ZOE) == 3


def test_the_mystic_slide():
    down = Story().only_tiles().dice(2, 2, 1)
    assert happens("mystic-slide", down).where("zoe") == "basement-landing"
    fall = Story().only_tiles("larder").deck("item", "axe").dice(0, 0, 0, 0)
    happens("mystic-slide", fall, ("at", "basement-landing", "N"))
    assert fall.where("zoe") == "larder" and "axe" in fall.hand("zoe")
    passed = Story().put("zoe", "basement-landing").only_tiles().dice(2, 2, 2, 0, 0)
    happens("mystic-slide", passed)
    assert passed.where("ox") == "basement-landing"
    again = Story().only_tiles().dice(2, 2, 1)
    again.house.tokens["slide"] = (RoomId("entrance-hall"),)
    again.does("zoe", "slide")
    assert again.where("zoe") == "basement-landing"


def test_the_revolving_wall():
    night = Story().put("zoe", "grand-staircase").only_tiles("patio").deck("event", "whoops")
    happens("revolving-wall", night, "N", 0)
    assert night.where("zoe") == "patio"
    assert night.state.passages[0].token == "wall-switch"
    known = Story().put("zoe", "upper-landing").room("attic", "upper", 1, 1)
    happens("revolving-wall", known, "SE")
    assert known.where("zoe") == "attic"
    for corner, x, y in (("NE", 1, -1), ("SW", -1, 1), ("NW", -1, -1)):
        night = Story().put("zoe", "upper-landing").room("attic", "upper", x, y)
        assert happens("revolving-wall", night, corner).where("zoe") == "attic"
    none = Story().put("zoe", "grand-staircase").only_tiles()
    assert happens("revolving-wall", none, "N").where("zoe") == "grand-staircase"


def test_the_walls_and_what_the():
    walls = Story().only_tiles("larder").deck("item", "axe")
    happens("the-walls", walls, ("at", "basement-landing", "N"))
    assert walls.where("zoe") == "larder"
    moved = Story().room("patio", "ground", 2, 1).put("zoe", "patio").put("ox", "patio")
    before = moved.house.placed[RoomId("patio")]
    from nightbell.games.betrayal.cards.events import other_places

    places = other_places(moved.house, RoomId("patio"))
    assert places and all(place[1] == "ground" for place in places)
    happens("what-the", moved, places[0])
    assert moved.state.placed[RoomId("patio")] != before and moved.where("ox") == "patio"
    assert happens("what-the", Story()).where("zoe") == "entrance-hall"


def test_whoops():
    night = Story().give("zoe", "axe", "ring")
    assert happens("whoops", night).hand("zoe") == ("ring",)
    assert happens("whoops", Story()).hand("zoe") == ()


@pytest.mark.rule("B-230", "B-231", "B-170")
def test_a_turn_of_many_different_rolls():
    night = Story().room("junk-room", "ground", 2, 1).give("zoe", "puzzle-box", "mask").stack("gardens")
    night.deck("event", "night-view").put("zoe", "junk-room")
    night.dice(0, 0, 0).does("zoe", "use", "puzzle-box")
    night.dice(0, 0, 0, 0, 0).does("zoe", "use", "mask")
    night.dice(1, 1, 1, 0, 0, 0).does("zoe", "explore", "E")
    while night.question.kind == "turn-tile":
        night.answers(night.options[0])
    assert [news.why for news in night.news("Threw")] == ["item", "item", "room", "event"]
    night.end()


@pytest.mark.parametrize(("card", "faces"), [("grave-dirt", (0, 0, 0)), ("webs", (0, 0, 0))])
def test_all_see_that_a_card_stays(card, faces):
    night = happens(card, Story().dice(*faces))
    assert [(stays.seat, stays.card) for stays in night.news("EventStays")] == [(ZOE, card)]


def test_tiles_that_fit_nowhere_are_set_aside_until_one_fits():
    """Only the basement has a doorway: a tile of the upper floor is passed over, for all to see."""
    night = Story().only_tiles("attic", "larder").deck("item", "axe")
    night.house.gaps = dict.fromkeys(night.house.placed, "") | {RoomId("basement-landing"): "N"}
    happens("the-walls", night)
    assert night.where("zoe") == "larder" and night.state.tiles == []
    assert night.state.aside == ["attic"] and [each.room for each in night.news("TileDiscarded")] == ["attic"]


@pytest.mark.parametrize(
    ("event", "dice", "answers"),
    [
        ("the-lost-one", (0, 0, 0, 2, 0, 0), [("at", "upper-landing", "N")]),
        ("the-walls", (), [("at", "upper-landing", "N")]),
        ("revolving-wall", (), ["NE", 0]),
    ],
)
def test_a_room_to_which_an_event_leads_is_discovered_like_any_other(event, dice, answers):
    """In haunt 36 the boat is in the Attic, whenever that is found."""
    night = Story().haunted(36, traitor="ox").put("zoe", "upper-landing").only_tiles("attic")
    happens(event, night.deck("event", "night-view").dice(*dice, 0, 0, 0), *answers)
    assert night.where("zoe") == "attic" and night.state.piles == {"attic": ("rowboat",)}
    known = Story().haunted(36, traitor="ox").put("zoe", "upper-landing").room("attic", "upper", 1, -1)
    if event == "revolving-wall":
        assert not happens(event, known, "NE").state.piles


def test_the_patio_to_which_one_is_called_has_its_paint():
    """In haunt 19 it is a store, if it was not in the house before."""
    for known in (False, True):
        night = Story().haunted(19, traitor="ox").room("gardens", "ground", 2, 1).put("zoe", "gardens")
        night.house.marks["paint-to-come"] = 1
        answers: list[object] = [("at", "entrance-hall", "N"), 0]
        if known:
            night.room("patio", "ground", 0, -1)
            answers = []
        happens("the-beckoning", night.dice(*[0] * 5, 0), *answers)
        assert night.where("zoe") == "patio"
        assert night.state.piles == ({} if known else {"patio": ("paint-4",)})


def test_the_wind_takes_nothing_that_cannot_be_dropped():
    """Haunt 15: a worn suit of armor stays on, whatever blows."""
    for worn in (False, True):
        night = Story().haunted(15, traitor="ox").room("patio", "ground", 2, 1).put("zoe", "patio")
        night.give("zoe", "antique-armor").house.marks["mail-worn-0"] = int(worn)
        happens("shrieking-wind", night.dice(0, 0, 0, 0, 0))
        assert night.hand("zoe") == (("antique-armor",) if worn else ())


@pytest.mark.parametrize(("trait", "total"), [("knowledge", 6), ("sanity", 7)])
def test_fate_is_no_more_than_the_dice_could_show(trait, total):
    """Zoe has three dice of Knowledge and five of Sanity; seven was recorded."""
    night = Story().dice(2, 2, 2, 1)
    happens("it-is-meant-to-be", night, "roll")
    outcome: list[int] = []

    def rolls(house, me):
        outcome.append((yield from trait_roll(house, me, Trait(trait), "task")))

    night.run(call(rolls, ZOE), "it-is-meant-to-be")
    assert outcome == [total]
    night.end()


def test_bloody_vision_passes_by_whom_nobody_may_attack():
    witch = Story().haunted(3, traitor="ox").put("ox", "foyer").put("peter", "upper-landing")
    Spawn("witch", RoomId("entrance-hall"), (4, 3, 6, -1)).carry_out(witch.house)
    witch.house.outbox.clear()
    happens("bloody-vision", witch.dice(*[0] * 20))
    assert witch.news("Fought")[0].target == "ox-bellows" and witch.state.outcome is None
    alone = Story().haunted(3, traitor="ox").put("ox", "upper-landing").put("peter", "upper-landing")
    Spawn("witch", RoomId("entrance-hall"), (4, 3, 6, -1)).carry_out(alone.house)
    alone.house.outbox.clear()
    happens("bloody-vision", alone.dice(*[0] * 5))
    assert not alone.news("Fought")
    alone.end()
    asleep = Story().haunted(13, traitor="ox").put("peter", "upper-landing").dice(*[0] * 5)
    happens("bloody-vision", asleep)
    assert not asleep.news("Fought"), "nobody raises a hand against the sleeper"
    asleep.end()
