"""Hidden-information horror board games: Clocktower, Betrayal, Whispers."""

__version__ = "0.1.0"
