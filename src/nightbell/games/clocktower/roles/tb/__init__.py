"""«Тучи сгущаются» (Trouble Brewing), with the Travellers recommended for it."""
