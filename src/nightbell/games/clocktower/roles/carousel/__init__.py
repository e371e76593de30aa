"""The roles outside the sets."""
