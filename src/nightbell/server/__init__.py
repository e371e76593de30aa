"""Tables on the network: people and bots around a game, secrets kept, nothing lost.

A table's journal is its truth: every deed is on disk before anybody hears of it, and a restart applies the
journal again. `room` decides, `live` carries messages, `store` keeps, `http` and `socket` listen.
"""
