"""What everybody could see of each suspect, game by game: see `tells`."""
