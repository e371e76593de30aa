"""How each game is told, by its name; loaded when that game is played."""
