"""Deduction: from what one person can know of a game of Clocktower to the exact set of worlds that fit it."""
