"""Measurements, each beside something else run in the same minute, since machines are noisy."""
