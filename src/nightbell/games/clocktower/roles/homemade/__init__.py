"""Blank tokens, on which a script writes characters of its own."""
