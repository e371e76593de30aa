"""What is learned in a game, as puzzles say it."""

from nightbell.deduction.puzzle import Info
from nightbell.deduction.telling import learned
from nightbell.engine import Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import ReplyId, RoleId
from nightbell.games.clocktower.events import Note


def told(*what, by_day=False):
    return list(learned([Note(2, by_day, each) for each in what]))


def test_a_savant_tells_both_statements():
    facts = (("fact-evil", 3), ("fact-not", (("fact-is", 1, "fanggu"),)))
    heard = events.LearnsStatements(Seat(0), RoleId("savant"), facts)
    assert told(heard, by_day=True) == [
        Info(2, "savant", statements=(("evil", 3), ("not", ("is", 1, "fang_gu"))))
    ]


def test_what_an_artist_is_answered_amounts_to_a_statement():
    asked = (("fact-exactly", 1, (("fact-type", 1, "demon"), ("fact-in-play", "witch"))),)
    amounts = ("exactly", 1, (("type", 1, "demon"), ("in_play", "witch")))

    def reply(word):
        return told(events.LearnsReply(Seat(0), RoleId("artist"), asked, ReplyId(word)), by_day=True)

    assert reply("yes") == [Info(2, "artist", statements=(amounts,))]
    assert reply("no") == [Info(2, "artist", statements=(("not", amounts),))]
    assert reply("unknown") == []


def test_twins_a_charmer_a_courtier_and_a_gambler_tell_what_they_saw_and_did():
    assert told(events.LearnsTwin(Seat(0), Seat(4), RoleId("eviltwin"))) == [Info(2, "told_twin", (4,))]
    assert told(events.TargetChosen(Seat(0), RoleId("snakecharmer"), (Seat(3),))) == [
        Info(2, "snake_charmer", (3,))
    ]
    courted = events.RoleNamed(Seat(0), RoleId("courtier"), RoleId("po"))
    assert told(courted) == [Info(2, "courtier", characters=("po",))]
    guess = events.TargetChosen(Seat(0), RoleId("gambler"), (Seat(5),))
    assert told(guess, events.RoleNamed(Seat(0), RoleId("gambler"), RoleId("zombuul"))) == [
        Info(2, "gambler", (5,), ("zombuul",))
    ]
