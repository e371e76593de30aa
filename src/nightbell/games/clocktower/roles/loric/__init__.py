"""The Loric: they change the game of a script."""
