"""The tables of the database, revision by revision, and how one becomes the next while people play.

A revision only adds: a server of the revision before goes on serving on it, so that nodes can be replaced one
by one. What nobody reads any more is taken away a revision later. Revisions are numbered from 1, and Alembic
keeps the number that a database has.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from nightbell.engine import Refusal

HERE: Final = Path(__file__).parent
LATEST: Final = 3
"""The revision that this server is written for."""
PATIENCE: Final = "5s"
"""How long a change waits for those who use a table of a PostgreSQL, and has them wait behind it."""

_numbered = sa.table("alembic_version", sa.column("version_num", sa.String(32)))


def revision(db: sa.Connection) -> int | None:
    """Which revision a database has; none if it is empty. The first was not numbered when it was made."""
    known = sa.inspect(db)
    if known.has_table("alembic_version"):
        found = db.execute(sa.select(_numbered.c.version_num)).scalar()
        return int(found) if found is not None and found.isdecimal() else 0
    return 1 if known.has_table("about") else None


def fits(found: int) -> bool:
    """Whether this server serves on a database of that revision, as it is."""
    return LATEST <= found <= LATEST + 1


def number(db: sa.Connection) -> None:
    """Say of a database whose tables were just made that it is of the latest revision."""
    db.execute(
        sa.schema.CreateTable(
            sa.Table(
                "alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True)
            )
        )
    )
    db.execute(_numbered.insert().values(version_num=str(LATEST)))


def bring(db: sa.Connection, to: int) -> None:
    """Change the tables step by step until they are of this revision."""
    from alembic import command
    from alembic.config import Config

    found = revision(db)
    if found is None or not (1 <= to <= LATEST) or found > LATEST:
        raise Refusal("database-of-another-version", found=str(found or "?"), known=str(LATEST))
    if db.dialect.name == "postgresql":
        db.exec_driver_sql(f"set local lock_timeout = '{PATIENCE}'")
    config = Config(attributes={"connection": db})
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    if to < found:
        command.downgrade(config, str(to))
    else:
        command.upgrade(config, str(to))
