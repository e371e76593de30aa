"""The killer's cards: hand, pile, discards, levels."""

from __future__ import annotations

from nightbell.engine import Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.atoms.things import without
from nightbell.games.whispers.moments import leaps
from nightbell.games.whispers.state import HAND_LIMIT, TOP_LEVEL, Hunt


class ShowCard(Command[Hunt, None], frozen=True):
    """A card is played: everybody sees it."""

    card: str
    kind: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.hand.remove(self.card)
        hunt.in_play = (*hunt.in_play, self.card)
        hunt.played = (*hunt.played, self.card)
        hunt.emit(ev.CardPlayed(ev.CardId(self.card), ev.KindId(self.kind)))


class Retire(Command[Hunt, None], frozen=True):
    """A card that has done its work goes onto the discard pile, after the cards that paid for it."""

    card: str

    def carry_out(self, hunt: Hunt) -> None:
        if self.card in hunt.in_play:
            hunt.in_play = without(hunt.in_play, self.card)
            hunt.discard.append(self.card)


class PutOnTop(Command[Hunt, None], frozen=True):
    """A card in play returns to the top of the deck."""

    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.in_play = without(hunt.in_play, self.card)
        hunt.deck.append(self.card)


class DiscardFromHand(Command[Hunt, None], frozen=True):
    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.hand.remove(self.card)
        hunt.discard.append(self.card)
        hunt.emit(ev.CardsDiscarded((ev.CardId(self.card),)), hunt.to_killer)


class TellPayment(Command[Hunt, None], frozen=True):
    count: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.emit(ev.CardsPaid(self.count), hunt.to_victims)


class TakeCards(Command[Hunt, int], frozen=True):
    """Cards from the deck into the hand until the deck is out; gives how many are still due.

    What is drawn beyond the limit goes straight onto the discard pile, unless it is ``loose``.
    """

    count: int
    loose: bool

    def carry_out(self, hunt: Hunt) -> int:
        hand, deck, due = hunt.hand, hunt.deck, self.count
        kept: list[ev.CardId] = []
        tossed: list[ev.CardId] = []
        while due and deck:
            card = deck.pop()
            due -= 1
            if self.loose or len(hand) < HAND_LIMIT:
                hand.append(card)
                kept.append(ev.CardId(card))
            else:
                hunt.discard.append(card)
                tossed.append(ev.CardId(card))
        if kept:
            hunt.emit(ev.CardsDrawn(tuple(kept)), hunt.to_killer)
        if tossed:
            hunt.emit(ev.CardsDiscarded(tuple(tossed)), hunt.to_killer)
        return due


class MillCards(Command[Hunt, int], frozen=True):
    """Cards from the top of the deck onto the discard pile; gives how many are still due."""

    count: int

    def carry_out(self, hunt: Hunt) -> int:
        deck, due = hunt.deck, self.count
        lost: list[ev.CardId] = []
        while due and deck:
            card = deck.pop()
            due -= 1
            hunt.discard.append(card)
            lost.append(ev.CardId(card))
        if lost:
            hunt.emit(ev.DeckMilled(len(lost)))
            hunt.emit(ev.CardsDiscarded(tuple(lost)), hunt.to_killer)
        return due


class Reshuffle(Command[Hunt, bool], frozen=True):
    """The discard pile becomes the deck; False if it is empty."""

    def carry_out(self, hunt: Hunt) -> bool:
        if not hunt.discard:
            return False
        hunt.deck = hunt.chance.shuffled("killer-deck", hunt.discard) + hunt.deck
        hunt.discard = []
        hunt.emit(ev.DeckShuffled())
        return True


class RaiseLevel(Command[Hunt, bool], frozen=True):
    """False at the top level. A trait may leap over one."""

    def carry_out(self, hunt: Hunt) -> bool:
        if hunt.level >= TOP_LEVEL:
            return False
        hunt.level += 1
        for trait in hunt.whims(leaps):
            hunt.level = leaps[trait](hunt.level)
        hunt.emit(ev.LevelRose(hunt.level, hunt.base_strength))
        return True


class Unlock(Command[Hunt, None], frozen=True):
    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.locked.remove(self.card)
        hunt.hand.append(self.card)
        hunt.emit(ev.CardUnlocked(ev.CardId(self.card)))


class TakeBack(Command[Hunt, None], frozen=True):
    """From the discard pile into the hand."""

    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.discard.remove(self.card)
        hunt.hand.append(self.card)
        hunt.emit(ev.CardsDrawn((ev.CardId(self.card),)), hunt.to_killer)


class RemoveFromGame(Command[Hunt, None], frozen=True):
    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.discard.remove(self.card)
        hunt.removed = (*hunt.removed, self.card)
