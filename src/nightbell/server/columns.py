"""The tables of the database, column by column, as this server writes them.

`revisions` knows how a database of an older server comes to have them.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()
about = Table("about", metadata, Column("key", String(40), primary_key=True), Column("value", String(200)))
guests = Table(
    "guest",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("proof", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("made", BigInteger, nullable=False),
)
rooms = Table(
    "room",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("closed", Boolean, nullable=False),
)
journal = Table(
    "journal",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(12), nullable=False),
    Column("deed", LargeBinary, nullable=False),
)
checkpoints = Table(
    "checkpoint",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("raw", LargeBinary, nullable=False),
)
finished = Table(
    "finished",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("room", String(12), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    Column("outcome", String(80), nullable=False),
    Column("log", LargeBinary, nullable=False),
)
players = Table(
    "player",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)
results = Table(
    "result",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True, index=True),
    Column("worth", Integer, nullable=False),
    Column("noun", String(40), nullable=False),
    Column("part", String(60), nullable=False),
)
"""How a game ended for each who played it: 1 for a victory, -1 for a defeat, and what they were."""
devices = Table(
    "device",
    metadata,
    Column("proof", String(64), primary_key=True),
    Column("guest", String(24), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)
"""Further tokens of a guest, who came back by a phrase."""
subscriptions = Table(
    "subscription",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("endpoint", String(500), primary_key=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""Where browsers want to hear that a table waits for their guest."""
phrases = Table(
    "phrase",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("proof", String(64), nullable=False, unique=True),
)
"""Proofs of the words by which a guest comes back on another device."""
barred = Table(
    "barred",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
nodes = Table(
    "node",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("speaks", Integer, nullable=False),
    Column("proof", String(64), nullable=False),
    Column("version", String(40), nullable=False),
    Column("prints", LargeBinary, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("capacity", Integer, nullable=False),
    Column("connections", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The nodes of a cluster. Whose row is gone writes nothing more."""
places = Table(
    "place",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("node", String(24), nullable=False, index=True),
    Column("print", String(32), nullable=False),
    Column("due", BigInteger, index=True),
    Column("public", Boolean, nullable=False),
    Column("card", LargeBinary, nullable=False),
)
"""Where the tables of a cluster are, when somebody is to look after them, and what the lobby says of them."""
allowances = Table(
    "allowance",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("hour", BigInteger, primary_key=True),
    Column("used", Integer, nullable=False),
)
solutions = Table(
    "solution",
    metadata,
    Column("puzzle", String(24), primary_key=True),
    Column("sign", String(32), primary_key=True),
    Column("tries", Integer, nullable=False),
)
"""At which try puzzles were solved. The sign tells two solvers apart, and nobody who they are."""
