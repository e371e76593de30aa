"""What is said aloud, as the Storyteller writes it down: the same comes of it, and nobody sees."""

from random import Random

import pytest

from nightbell.engine import Cue, Heard, Refusal, Seat
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.cues import cues
from nightbell.games.clocktower.events import LearnsNumber
from nightbell.games.clocktower.readings import CLAIMED, HIGHEST_NUMBER
from nightbell.games.clocktower.rulings import Decree, Jotting
from nightbell.games.clocktower.scripts import SCRIPTS
from nightbell.games.clocktower.storyteller import words_weigh
from nightbell.games.clocktower.talk import LONGEST, WORDS, Statement, Utterance
from nightbell.text import Words
from tests.clocktower.scenario import scenario

GOSSIP = "gossip imp soldier chef monk slayer baron"


def says(town, who, *said, **plans):
    return town.standing("storyteller", "spoken", ("spoke", town.seat(who), (said,)), **plans)


def guesses(town, who, whom, role):
    return says(town, who, "think", town.seat(whom), role)


SEATS, ROLES = (Seat(0), Seat(1), Seat(2)), (RoleId("imp"), RoleId("chef"))


@pytest.mark.parametrize(
    "choice",
    [Statement(SEATS, ROLES, 2), Utterance(SEATS, ROLES), Decree(ROLES), Jotting(SEATS)],
    ids=lambda choice: type(choice).__name__,
)
def test_what_can_be_said_is_listed_counted_and_taken(choice):
    listed = list(choice.listed())
    assert len(set(listed)) == len(listed) == choice.count()
    assert all(choice.take(answer) == answer for answer in listed)
    rng = Random(1)
    assert all(choice.sample(rng) in listed for _ in range(50))
    for nothing in (
        (),
        None,
        "am",
        ("am",),
        ("spoke", True, (("am", "imp"),)),
        ("jot", True, "late"),
        ("x", 1),
    ):
        with pytest.raises(LookupError):
            choice.take(nothing)


def test_a_minions_guess_at_the_damsel_counts_as_if_it_had_been_tapped():
    town = scenario("damsel imp chef monk witch baron slayer").night(witch="chef")
    guesses(town, "chef", "damsel", "damsel")
    assert town.outcome is None
    guesses(town, "witch", "damsel", "damsel")
    assert town.outcome == "evil"


def test_nobody_else_learns_that_it_was_written_down():
    town = scenario("damsel imp chef monk witch baron slayer").night(witch="chef")
    before = [town.view(name) for name in town.names]
    guesses(town, "chef", "damsel", "damsel")
    says(town, "chef", "words", "The Damsel, surely")
    assert [town.view(name) for name in town.names] == before
    assert [claim.said[0] for claim in town.grimoire.overheard] == ["think", "words"]


def test_what_a_juggler_guesses_aloud_is_judged():
    town = scenario("juggler imp soldier chef monk slayer poisoner").night(poisoner="slayer")
    guesses(town, "juggler", "imp", "imp")
    guesses(town, "juggler", "chef", "monk")
    town.day().night(poisoner="slayer", monk="slayer", imp="soldier")
    assert town.number("juggler") == 1


@pytest.mark.parametrize(
    ("said", "true", "told"),
    [
        (
            ("think", 1, "demon"),
            True,
            {"ru": ": imp — Демон.", "en": "said: imp is a Demon."},
        ),
        (("words", "It rains"), False, {"ru": "Сказано: It rains.", "en": "It was said: It rains."}),
        (("am", "gossip"), False, {"ru": "сказанное сегодня — правда?", "en": "said today true?"}),
    ],
)
def test_a_gossip_in_own_words_is_weighed_at_night(said, true, told):
    town = says(scenario(GOSSIP).night(), "gossip", *said).day()
    town.night(monk="chef", imp="soldier", gossip=True, gossip_victim="slayer")
    (asked,) = town.questions("gossip")
    assert dict(asked.about)["truth"] is true and town.deaths == ["slayer"]
    for lang, sentence in told.items():
        words = Words(lang, "clocktower", names=town.names, nouns=RULES.nouns)
        assert words.question(asked).endswith(sentence)


def test_what_was_written_down_yesterday_is_over():
    town = says(scenario(GOSSIP).night(), "gossip", "words", "It rains").day()
    town.night(monk="chef", imp="soldier", gossip=False).day().night(monk="chef", imp="soldier")
    assert town.questions("gossip") == []


def test_a_goblin_may_say_so_aloud_while_the_vote_is_on():
    town = scenario("goblin imp chef monk slayer recluse soldier").night().open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat("goblin")))
    says(town, "goblin", "am", "goblin")
    assert town.until("proceed", vote=True).close().outcome == "evil"


@pytest.mark.parametrize(
    "said",
    [("am", "nobody"), ("think", 9, "imp"), ("number", 1, 1), ("words", ""), ("words", "x" * (LONGEST + 1))],
)
def test_what_nobody_can_have_said_is_refused(said):
    town = scenario(GOSSIP).night()
    assert isinstance(town.refused(lambda: says(town, "gossip", *said)), Refusal)


def test_a_decree_may_be_as_long_as_it_may_be_and_no_longer():
    decree = Decree(ROLES)
    assert decree.take(("rule", None, "x" * LONGEST)) == ("rule", None, "x" * LONGEST)
    for text in ("", "  ", "x" * (LONGEST + 1)):
        with pytest.raises(LookupError):
            decree.take(("rule", None, text))


def test_a_number_that_is_claimed_is_one_that_can_be_said():
    for number, said in ((3, 3), (HIGHEST_NUMBER, HIGHEST_NUMBER), (99, HIGHEST_NUMBER)):
        learned = LearnsNumber(Seat(1), RoleId("chef"), number)
        assert CLAIMED[LearnsNumber].said(2, learned)[-1] == said


def test_where_nothing_comes_of_words_none_are_written_down():
    assert not words_weigh(SCRIPTS["tb"].roles, ()) and words_weigh(SCRIPTS["tb"].roles, ("ventriloquist",))
    assert words_weigh(SCRIPTS["bmr"].roles, ()) and words_weigh(SCRIPTS["snv"].roles, ())


def heard_in(town, who, text="", **read):
    """What the Storyteller would enter, if the house has read a line like this."""
    return cues(town.grimoire, town.seat(who), Heard(text, lambda noun, id: False, **read))


def test_a_gossip_in_own_words_is_proposed_and_never_entered_unasked():
    town = scenario("gossip imp poisoner chef monk slayer saint").night(poisoner="chef")
    (cue,) = heard_in(town, "gossip", "  there  are two of them ")
    assert cue == Cue(
        "spoken", ("spoke", town.seat("gossip"), ((WORDS, "there are two of them"),)), sure=False
    )
    assert heard_in(town, "chef", "there are two of them") == ()
    both = scenario("philosopher imp poisoner chef monk slayer saint").night(
        poisoner="chef", philosopher="gossip"
    )
    assert len(heard_in(both, "philosopher", "there are two of them")) == 1


def test_what_one_claims_to_be_is_proposed_where_something_comes_of_it():
    town = scenario("goblin imp chef monk slayer soldier saint").night()
    am = Cue("spoken", ("spoke", town.seat("goblin"), (("am", "goblin"),)), True)
    assert heard_in(town, "goblin", own=(("goblin", True),)) == ()
    town.open_nominations().table.answer(town.seat("chef"), ("nominate", town.seat("goblin")))
    assert heard_in(town, "goblin", own=(("goblin", True),)) == (am,)
    assert heard_in(town, "goblin", own=(("saint", True),)) == ()
    assert heard_in(town, "chef", own=(("goblin", True),)) == ()
    listening = scenario("goblin imp chef monk slayer soldier saint", company=("ventriloquist",)).night()
    assert len(heard_in(listening, "chef", own=(("saint", True),))) == 1
