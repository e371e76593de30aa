"""The `nightbell` command."""
