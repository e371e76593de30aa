"""A hand of liar's dice: a fourth game, to see that a game is its own package and one line.

Everybody rolls dice behind a hand. In turn one bids how many dice of a face there are among all, always more
than before, or doubts the last bid. Then all dice are shown: the bidder lied, or the doubter was wrong.
"""

from tests.games.liars.rules import RULES

__all__ = ["RULES"]
