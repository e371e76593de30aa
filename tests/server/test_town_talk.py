"""Talk around Clocktower: questions and answers, and a floor that silences nobody alone."""

from __future__ import annotations

from random import Random

import pytest
from tools.stress.inside import Parlour, Somebody, parlour
from tools.stress.town import Time, answer, town_at_day

from nightbell.games.clocktower.events import LearnsSecret
from nightbell.games.clocktower.information import OWN_SECRET
from nightbell.games.clocktower.seen import Grimoire
from nightbell.games.clocktower.town import Town
from nightbell.server import protocol as wire
from nightbell.server.entries import entries_in
from nightbell.server.talking import lines_for
from nightbell.text import LANGUAGES, Words
from tests.server.test_room import done, refused, story


def teller_of(place: Parlour) -> Somebody:
    return place.people[-1]


def heard(place: Parlour, somebody: Somebody) -> list[str | None]:
    return [line.text for line in lines_for(place.room, somebody.person)]


def role_in_play(place: Parlour, lang: str) -> str:
    """The name of a role that somebody holds."""
    seen = place.room.playing.view(place.room.playing.state.storyteller)  # type: ignore[attr-defined]
    assert isinstance(seen, Grimoire) and lang in LANGUAGES
    return Words(lang, "clocktower").thing("role", seen.tokens[0].role)


# ---- questions


@pytest.mark.rule("C-223")
@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("Может ли Монах защитить себя?", ("role", "monk")),
        ("Что будет с отравленной Гадалкой?", ("role", "fortuneteller")),
        ("When does the Fortune Teller wake?", ("role", "fortuneteller")),
        ("Is a poisoned player told?", ("term", "poisoned")),
        ("Что значит «помешанный»?", ("term", "mad")),
        ("What is a Vote token for?", ("term", "vote-token")),
    ],
)
def test_a_question_is_delivered_with_its_entry(question: str, entry: tuple[str, str]) -> None:
    @story
    async def told() -> None:
        place, _ = await town_at_day()
        anna, teller = place.people[0], teller_of(place)
        await done(anna, wire.Say("q", question, "storyteller"))
        (line,) = lines_for(place.room, teller.person)
        assert (line.text, line.to) == (question, "storyteller")
        assert entry in line.about
        assert lines_for(place.room, place.people[1].person) == []

    told()


def test_a_question_about_nothing_known_has_no_entry() -> None:
    assert entries_in("Когда мы пойдём домой?", "clocktower") == []
    assert entries_in("Бесплатно ли пирожное?", "clocktower") == []


def test_an_everyday_word_counts_only_where_nothing_better_is_found() -> None:
    assert entries_in("May a Monk choose at night?", "clocktower") == [("role", "monk")]
    assert ("term", "night") in entries_in("How long is the night?", "clocktower")


@story
async def test_an_answer_to_one_is_known_to_nobody_else() -> None:
    place, _ = await town_at_day()
    anna, boris, teller = place.people[0], place.people[1], teller_of(place)
    await done(place.host, wire.Settings("w", whispers=False))
    await done(anna, wire.Say("q", "Did I choose well?", "storyteller"))
    await done(teller, wire.Say("a", "You did", [anna.person], 1))
    assert heard(place, anna) == ["Did I choose well?", "You did"]
    assert heard(place, boris) == []


# ---- public answers


@pytest.mark.rule("C-497")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_public_answer_that_names_a_role_in_play_is_warned_of(lang: str) -> None:
    @story
    async def told() -> None:
        place, _ = await town_at_day()
        teller, named = teller_of(place), role_in_play(place, lang)
        await done(place.people[0], wire.Say("q", "Is that so?", "storyteller"))
        draft = f"Guest 0: {named.lower()}, yes"
        assert await refused(teller, wire.Say("a", draft, "all", 1)) == "names-a-role"
        assert heard(place, place.people[1]) == []
        await done(teller, wire.Say("b", "Guest 0: yes, that is so", "all", 1))
        await done(teller, wire.Say("c", draft, "all", 1, anyway=True))
        assert heard(place, place.people[1]) == ["Guest 0: yes, that is so", draft]
        await done(teller, wire.Say("d", draft, [place.people[0].person], 1))

    told()


@pytest.mark.rule("C-497")
@story
async def test_a_role_is_found_in_any_form_of_its_word() -> None:
    place, _ = await town_at_day()
    teller, named = teller_of(place), role_in_play(place, "ru")
    inflected = (named[:-1] if named[-1] in "аьйо" else named) + "у"
    assert await refused(teller, wire.Say("a", f"Спросите {inflected}")) == "names-a-role"


@pytest.mark.rule("C-498")
@pytest.mark.parametrize(
    "question",
    [
        "Один палец — это один злой?",
        "Сколько игроков я выбираю?",
        "Did one finger mean 1?",
        "May I choose one player or two?",
        "How many do I choose?",
    ],
)
def test_a_public_answer_about_a_signal_is_warned_of(question: str) -> None:
    @story
    async def told() -> None:
        place, _ = await town_at_day()
        teller = teller_of(place)
        await done(place.people[0], wire.Say("q", question, "storyteller"))
        assert await refused(teller, wire.Say("a", "Guest 0: yes", "all", 1)) == "tells-a-signal"
        await done(teller, wire.Say("b", "yes", [place.people[0].person], 1))
        await done(teller, wire.Say("c", "Guest 0: yes", "all", 1, anyway=True))

    told()


@story
async def test_players_may_name_any_role() -> None:
    place, _ = await town_at_day()
    await done(place.people[0], wire.Say("a", f"I am the {role_in_play(place, 'en')}"))
    assert len(heard(place, place.people[1])) == 1


# ---- the floor


@pytest.mark.rule("C-522")
@story
async def test_what_others_say_is_held_until_the_one_with_the_floor_has_ended() -> None:
    place, _ = await town_at_day()
    anna, boris, clara, teller = *place.people[:3], teller_of(place)
    assert await refused(boris, wire.Floor("a", anna.person)) == "storyteller-only"
    await done(teller, wire.Floor("b", anna.person))
    assert place.room.message(lambda person: True).floor == anna.person
    await done(boris, wire.Say("c", "But I think"))
    await done(anna, wire.Say("d", "I have seen something"))
    assert heard(place, clara) == ["I have seen something"]
    assert await refused(clara, wire.Answer("e", ["am", "chef"], standing="claim")) == "floor-is-taken"
    assert await refused(boris, wire.Spoken("f")) == "not-your-floor"
    await done(anna, wire.Spoken("g"))
    assert heard(place, clara) == ["I have seen something", "But I think"]
    await done(clara, wire.Answer("h", ["am", "chef"], standing="claim"))


@pytest.mark.rule("C-522")
@story
async def test_the_floor_may_be_declined() -> None:
    place, _ = await town_at_day()
    anna, boris, teller = *place.people[:2], teller_of(place)
    await done(teller, wire.Floor("a", anna.person))
    await done(boris, wire.Say("b", "Well?"))
    await done(anna, wire.Spoken("c"))
    assert place.room.floor is None
    assert heard(place, boris) == ["Well?"]


@pytest.mark.rule("C-524")
@story
async def test_silence_is_asked_of_all_but_the_one_with_the_floor() -> None:
    place, _ = await town_at_day()
    *players, teller = place.people
    anna, others = players[0], players[1:]
    await done(teller, wire.Floor("a", anna.person))
    for number, somebody in enumerate(others):
        await done(somebody, wire.Say(f"s{number}", f"word {number}"))
        assert heard(place, anna) == []
    await done(anna, wire.Say("mine", "now I"))
    assert heard(place, anna) == ["now I"]
    await done(teller, wire.Floor("b", None))
    assert heard(place, anna) == ["now I", *(f"word {number}" for number in range(len(others)))]
    for number, somebody in enumerate(players):
        await done(somebody, wire.Say(f"t{number}", "free again"))
    assert heard(place, anna)[-len(players) :] == ["free again"] * len(players)


@story
async def test_whispers_and_the_storytellers_own_words_are_not_held() -> None:
    place, _ = await town_at_day()
    anna, boris, clara, teller = *place.people[:3], teller_of(place)
    await done(teller, wire.Floor("a", anna.person))
    await done(boris, wire.Say("b", "psst", [clara.person]))
    await done(teller, wire.Say("c", "Listen, please"))
    assert heard(place, clara) == ["psst", "Listen, please"]


@story
async def test_the_floor_is_given_to_players_only_and_ends_when_they_go() -> None:
    place, _ = await town_at_day()
    anna, boris, teller = *place.people[:2], teller_of(place)
    late = await place.come("Late")
    assert await refused(teller, wire.Floor("a", late.person)) == "floor-needs-a-player"
    assert await refused(teller, wire.Floor("b", teller.person)) == "floor-needs-a-player"
    await done(teller, wire.Floor("c", anna.person))
    await done(boris, wire.Say("d", "Hm"))
    await done(anna, wire.Leave("e"))
    assert place.room.floor is None and heard(place, boris) == ["Hm"]


# ---- the order of talk and game


def test_a_line_says_what_had_happened_before_it_as_far_as_its_reader_knows() -> None:
    @story
    async def told() -> None:
        place, _ = await town_at_day()
        anna, boris, room = place.people[0], place.people[1], place.room
        await done(anna, wire.Say("before", "Who slept badly?"))
        await done(boris, wire.Answer("claim", ["later"], standing="claim"))
        await done(anna, wire.Say("after", "A pity."))
        for somebody in (anna, boris, teller_of(place)):
            known = room.playing.events(room.viewer_of(somebody.person))
            before, after = lines_for(room, somebody.person)
            assert [type(each).__name__ for each in known[before.after : after.after]] == ["Claimed"]
            assert before.game == after.game == room.number

    told()


# ---- those who keep silent in the morning


async def quiet_morning() -> tuple[Parlour, Time]:
    """A day has just begun in a town with a Buddhist, where the first player keeps silent."""
    place = await parlour("clocktower", {"players": 6, "company": ["buddhist"]})
    time = Time(place)
    await place.begin()
    rng = Random(8)
    while True:
        town = place.room.playing.state
        assert isinstance(town, Town)
        if town.phase == "day":
            return place, time
        if "volunteer" in {each.kind for each in place.room.playing.open.values()}:
            for somebody in place.people[:-1]:
                await answer(place, somebody, somebody is place.people[0])
        elif "of-volunteers" in {each.kind for each in place.room.playing.open.values()}:
            await answer(place, place.people[-1], [place.people[0].seat])
        else:
            await place.step(rng)


@pytest.mark.rule("C-579")
@pytest.mark.ruling("buddhist.timer")
@story
async def test_who_agreed_to_it_is_not_heard_for_two_minutes() -> None:
    place, time = await quiet_morning()
    anna, boris = place.people[:2]
    await time.passes(60_000)
    assert await refused(anna, wire.Say("a", "I know it all")) == "keeps-silent"
    assert await refused(anna, wire.Answer("b", ["am", "chef"], standing="claim")) == "keeps-silent"
    await done(boris, wire.Say("c", "Then let me begin"))
    await done(anna, wire.Say("d", "psst", [boris.person]))
    await time.passes(61_000)
    await done(anna, wire.Say("e", "Now I may"))
    assert heard(place, place.people[2])[-1] == "Now I may"


@pytest.mark.ruling("buddhist.removable")
@story
async def test_when_the_buddhist_has_gone_everybody_speaks_at_once() -> None:
    place, time = await quiet_morning()
    anna, teller = place.people[0], teller_of(place)
    await done(teller, wire.Answer("a", "buddhist", standing="send-away"))
    await time.passes(1_000)
    await done(anna, wire.Say("b", "At last"))


# ---- words that somebody waits for

SPOKEN_OF = ("mezepheles", "imp", "chef", "monk", "slayer")


async def with_a_secret(lang: str) -> tuple[Parlour, Time, str]:
    """A day in a town whose Mezepheles was told a word that is written down; and that word."""
    for seed in range(40):
        place, time = await town_at_day(seed, 5, seating=SPOKEN_OF, script="carousel", by_the_table=False)
        told = [note.learned for note in place.room.playing.state.notes[0]]  # type: ignore[attr-defined]
        [secret] = [each.secret for each in told if isinstance(each, LearnsSecret)]
        if secret != OWN_SECRET and lang in LANGUAGES:
            return place, time, Words(lang, "clocktower").thing("secret", secret)
        place.close()
    raise AssertionError("nobody wrote the word down")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_secret_word_that_was_said_is_proposed_to_the_storyteller_alone(lang: str) -> None:
    @story
    async def told() -> None:
        place, _, word = await with_a_secret(lang)
        teller, chef = teller_of(place), place.people[2]
        await done(chef, wire.Say("a", "Good morning."))
        await done(chef, wire.Say("b", f"«{word.upper()}»!"))
        await done(chef, wire.Say("c", word, [place.people[1].person]))
        proposed = [line.cues for line in lines_for(place.room, teller.person) if line.to == "all"]
        assert proposed == [[], [("heard", ["heard", "mezepheles", 2])]]
        for somebody in place.people[:-1]:
            assert not any(line.cues for line in lines_for(place.room, somebody.person))
        await done(teller, wire.Answer("d", ["heard", "mezepheles", 2], standing="heard"))
        await done(place.people[3], wire.Say("e", word))
        assert lines_for(place.room, teller.person)[-1].cues == []
        place.close()


def test_a_storyteller_without_a_person_heeds_it() -> None:
    @story
    async def told() -> None:
        place, time, word = await with_a_secret("en")
        chair = place.room.storyteller()
        assert chair is not None
        chair.person, chair.bot = None, "sensible"
        await done(place.people[2], wire.Say("a", f"I like {word}."))
        await time.passes(1)
        marks = place.room.playing.state.marks  # type: ignore[attr-defined]
        assert [(mark.reminder, mark.on) for mark in marks] == [("mezepheles-turns-evil", 2)]
        place.close()


# ---- what is said in own words and matters


async def spoken_day(script: str, *seating: str) -> tuple[Parlour, Time]:
    """The first day of a town of these roles, with a person in every chair."""
    return await town_at_day(8, len(seating), seating=seating, script=script, by_the_table=False)


def proposed_to(place: Parlour, somebody: Somebody) -> list[tuple[str, wire.Plain]]:
    """What the last line proposes to somebody."""
    return lines_for(place.room, somebody.person)[-1].cues


@pytest.mark.parametrize(
    ("line", "proposed"),
    [
        ("Guest 2 is the Damsel!", True),
        ("Думаю, Guest 2 — Девица", True),
        ("Девица: Guest 2", True),
        ("Guest 2 is not the Damsel", False),
        ("Guest 2 не Девица", False),
        ("Who is the Damsel?", False),
        ("Guest 1 or Guest 2 is the Damsel", False),
        ("Guest 2 is the Chef", False),
    ],
)
def test_who_is_taken_for_the_damsel_in_own_words(line: str, proposed: bool) -> None:
    @story
    async def told() -> None:
        place, _ = await spoken_day("carousel", "damsel", "imp", "chef", "witch", "slayer")
        witch = place.people[3]
        await done(witch, wire.Say("a", line))
        entry = ("spoken", ["spoke", 3, [["think", 2, "damsel"]]])
        assert proposed_to(place, teller_of(place)) == ([entry] if proposed else [])
        for somebody in place.people[:-1]:
            assert proposed_to(place, somebody) == []
        place.close()

    told()


@story
async def test_one_without_a_person_takes_what_is_said_plainly_and_nothing_else() -> None:
    place, time = await spoken_day("carousel", "damsel", "imp", "chef", "witch", "slayer")
    chair, witch = place.room.storyteller(), place.people[3]
    assert chair is not None
    chair.person, chair.bot = None, "sensible"
    for id, doubt in enumerate(
        ("Guest 0 is the Damsel?", "I bet Guest 0 is the Damsel", "Guest 2 — Девица?")
    ):
        await done(witch, wire.Say(f"d{id}", doubt))
        await time.passes(1)
    assert place.room.playing.state.overheard == []  # type: ignore[attr-defined]
    await done(witch, wire.Say("a", "Guest 0 is the Damsel"))
    await time.passes(1)
    assert place.room.table is not None and place.room.table.state.outcome == "evil"
    place.close()


@story
async def test_a_juggler_may_guess_in_one_breath() -> None:
    place, _ = await spoken_day("snv", "juggler", "vortox", "clockmaker", "witch", "sage")
    juggler, sage = place.people[0], place.people[4]
    line = "Guest 1 — Вортокс, Guest 3 is the Witch and Guest 4 — Сантехник"
    await done(juggler, wire.Say("a", line))
    assert proposed_to(place, teller_of(place)) == [
        ("spoken", ["spoke", 0, [["think", 1, "vortox"]]]),
        ("spoken", ["spoke", 0, [["think", 3, "witch"]]]),
    ]
    await done(sage, wire.Say("b", line))
    assert proposed_to(place, teller_of(place)) == []
    place.close()


@story
async def test_whatever_a_gossip_says_may_matter() -> None:
    place, _ = await spoken_day("bmr", "gossip", "po", "sailor", "assassin", "fool")
    gossip, fool, teller = place.people[0], place.people[4], teller_of(place)
    await done(gossip, wire.Say("a", "It will  rain\ntomorrow"))
    assert proposed_to(place, teller) == [("spoken", ["spoke", 0, [["words", "It will rain tomorrow"]]])]
    await done(gossip, wire.Say("b", "Guest 1 is the Demon"))
    assert proposed_to(place, teller) == [("spoken", ["spoke", 0, [["think", 1, "demon"]]])]
    await done(fool, wire.Say("c", "Guest 1 is the Demon"))
    assert proposed_to(place, teller) == []
    place.close()


@pytest.mark.parametrize(
    ("line", "verdict"),
    [("I am the Mutant", "tries"), ("Я Растяпа", "tries"), ("I am the Sage", None), ("I'm no Mutant", None)],
)
def test_a_mutant_who_seems_to_try_is_shown_to_the_storyteller(line: str, verdict: str | None) -> None:
    @story
    async def told() -> None:
        place, _ = await spoken_day("snv", "mutant", "vortox", "clockmaker", "witch", "sage")
        await done(place.people[0], wire.Say("a", line))
        found = [("verdict", ["verdict", 0, verdict])] if verdict else []
        assert proposed_to(place, teller_of(place)) == found
        await done(place.people[2], wire.Say("b", line))
        assert proposed_to(place, teller_of(place)) == []
        place.close()

    told()
