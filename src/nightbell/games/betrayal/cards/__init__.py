"""The three decks: omens, items and events."""
