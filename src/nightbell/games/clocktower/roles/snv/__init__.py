"""«Секты и Вистерии» (Sects & Violets)."""
