"""The tables of the first servers. Whichever a database does not have yet is made."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, String

revision = "1"
down_revision = None

TABLES = {
    "about": (Column("key", String(40), primary_key=True), Column("value", String(200))),
    "guest": (
        Column("id", String(24), primary_key=True),
        Column("proof", String(64), nullable=False, unique=True),
        Column("name", String(80), nullable=False),
        Column("lang", String(2), nullable=False),
        Column("made", BigInteger, nullable=False),
    ),
    "room": (
        Column("code", String(12), primary_key=True),
        Column("made", BigInteger, nullable=False),
        Column("touched", BigInteger, nullable=False, index=True),
        Column("closed", Boolean, nullable=False),
    ),
    "journal": (
        Column("room", String(12), primary_key=True),
        Column("n", Integer, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("person", String(12), nullable=False),
        Column("deed", LargeBinary, nullable=False),
    ),
    "checkpoint": (
        Column("room", String(12), primary_key=True),
        Column("n", Integer, nullable=False),
        Column("raw", LargeBinary, nullable=False),
    ),
    "finished": (
        Column("id", String(24), primary_key=True),
        Column("room", String(12), nullable=False),
        Column("number", Integer, nullable=False),
        Column("game", String(40), nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("outcome", String(80), nullable=False),
        Column("log", LargeBinary, nullable=False),
    ),
    "player": (
        Column("game", String(24), primary_key=True),
        Column("guest", String(24), primary_key=True, index=True),
        Column("seat", Integer, nullable=False),
    ),
    "result": (
        Column("game", String(24), primary_key=True),
        Column("guest", String(24), primary_key=True, index=True),
        Column("worth", Integer, nullable=False),
        Column("noun", String(40), nullable=False),
        Column("part", String(60), nullable=False),
    ),
    "device": (
        Column("proof", String(64), primary_key=True),
        Column("guest", String(24), nullable=False, index=True),
        Column("made", BigInteger, nullable=False),
    ),
    "subscription": (
        Column("guest", String(24), primary_key=True),
        Column("endpoint", String(500), primary_key=True),
        Column("p256dh", String(100), nullable=False),
        Column("auth", String(40), nullable=False),
        Column("made", BigInteger, nullable=False),
    ),
    "phrase": (
        Column("guest", String(24), primary_key=True),
        Column("proof", String(64), nullable=False, unique=True),
    ),
    "barred": (Column("key", String(80), primary_key=True), Column("at", BigInteger, nullable=False)),
    "node": (
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
    ),
    "place": (
        Column("code", String(12), primary_key=True),
        Column("node", String(24), nullable=False, index=True),
        Column("print", String(32), nullable=False),
        Column("due", BigInteger, index=True),
        Column("public", Boolean, nullable=False),
        Column("card", LargeBinary, nullable=False),
    ),
    "allowance": (
        Column("key", String(80), primary_key=True),
        Column("hour", BigInteger, primary_key=True),
        Column("used", Integer, nullable=False),
    ),
}


FIRST = sa.MetaData()
for name, columns in TABLES.items():
    sa.Table(name, FIRST, *columns)


def upgrade() -> None:
    FIRST.create_all(op.get_bind())
