"""«Восход кровавой луны» (Bad Moon Rising)."""
