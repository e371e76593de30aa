"""What is worked out for those who look at a town; the rest they see as its fields say."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Seat
from nightbell.games.clocktower.catalogue import Ability
from nightbell.games.clocktower.day import spent
from nightbell.games.clocktower.grimoire import Pick
from nightbell.games.clocktower.night import lines_done, meeting
from nightbell.games.clocktower.square import Ballot, Claim, Nomination
from nightbell.games.clocktower.storyteller import certain
from nightbell.games.clocktower.town import PLAYER, SETUP, SQUARE, TELLER, Town

SQUARE.shows(Town.base_counts, "counts")
SQUARE.shows(spent)
PLAYER.shows(Town.aside_with, "aside")
PLAYER.shows(Town.card_before, "card")
PLAYER.shows(Town.side_before, "card_side")
PLAYER.shows(Town.gains_before, "gained")
TELLER.shows(certain)
TELLER.shows(Town.cards_told, "cards")


@SQUARE.shows
def claims(town: Town, viewer: Seat) -> tuple[Claim, ...]:
    """What was said to all, and what the viewer said or heard apart."""
    if viewer == town.storyteller:
        return tuple(town.claims)
    return tuple([each for each in town.claims if each.to is None or viewer in (each.to, each.seat)])


@SQUARE.shows
def nominations(town: Town, viewer: Seat) -> tuple[Nomination, ...]:
    """Today's, without the tallies of votes that were taken with closed eyes."""
    if town.sees_votes(viewer):
        return tuple(town.nominations)
    return tuple([replace(made, tally=None) if made.secret else made for made in town.nominations])


@SQUARE.shows
def ballot(town: Town, viewer: Seat) -> Ballot | None:
    """The vote under way; with closed eyes only whose turn it was, and the own hand."""
    seen = town.ballot
    if seen is None or viewer == town.storyteller or not town.nominations[-1].secret:
        return seen
    return replace(seen, voted=(viewer,) if viewer in seen.voted else (), tally=0)


@PLAYER.shows
def picks(town: Town, viewer: Seat) -> tuple[Pick, ...]:
    return tuple([pick for pick in town.picks if pick.by.seat == viewer])


@TELLER.shows
def night_sheet(town: Town) -> tuple[Ability, ...]:
    """Who may act tonight, by day in the coming night, in order."""
    return () if town.phase == SETUP else tuple([me for _, me in town.night_sheet()])


TELLER.shows(meeting)
TELLER.shows(lines_done, "cursor")
