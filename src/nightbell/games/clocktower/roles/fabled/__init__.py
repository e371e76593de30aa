"""The Fabled: they help a group to play."""
