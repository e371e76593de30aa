"""The games as programs learn them: PettingZoo (`zoo`), Gymnasium (`gym`) and OpenSpiel (`spiel`).

All three stand on one `Episode`, which knows no game. Needs the extra `nightbell[research]`.
"""
