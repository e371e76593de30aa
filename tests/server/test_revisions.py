"""The tables of the database change while people play, one revision up and one down."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tools.stress.inside import opened

from nightbell import cli
from nightbell.engine import Refusal
from nightbell.server import revisions, run
from nightbell.server.columns import metadata
from nightbell.server.copies import back_up
from nightbell.server.database import located, revised
from nightbell.server.deeds import Page, Played
from nightbell.server.records import Entry, Guest
from nightbell.server.revisions import LATEST
from nightbell.server.store import Store

GUEST = Guest("guest-of-old", "Анна", "ru")


def of_old(database: str) -> None:
    """A database as the first servers left it: without a number, without the tables that came later."""
    Store(database).close()
    while revised(database, "")[0] > 1:
        revised(database, "down")
    engine = sa.create_engine(located(database))
    with engine.begin() as db:
        for name in ("alembic_version", "allowance", "place"):
            db.exec_driver_sql(f"drop table {name}")
        db.exec_driver_sql("insert into about values ('schema', '1')")
        db.exec_driver_sql("insert into guest values ('guest-of-old', 'proof', 'Анна', 'ru', 5)")
    engine.dispose()


def test_made_at_once_or_revision_by_revision_the_tables_are_the_same(database: str) -> None:
    of_old(database)
    Store(database).close()
    engine = sa.create_engine(located(database))
    with engine.connect() as db:
        assert revisions.revision(db) == LATEST
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    engine.dispose()


def test_a_server_alone_brings_an_old_database_up_and_loses_nothing(database: str) -> None:
    of_old(database)
    store = Store(database)
    assert store.register.known(["proof"]) == {"proof": GUEST}
    store.close()


def test_a_database_that_another_server_uses_is_left_as_it_is(database: str) -> None:
    """Who comes with a newer release is refused before anything is changed."""
    theirs = Store(database)
    theirs.claim()
    assert revised(database, "down") == (LATEST, LATEST - 1)
    with pytest.raises(Refusal, match="database-taken"):
        run.opened(database)
    assert revised(database, "")[0] == LATEST - 1
    theirs.close()
    run.opened(database).close()
    assert revised(database, "")[0] == LATEST


def test_a_copy_can_be_made_by_the_next_release_and_changes_nothing(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "nightbell.db"), tmp_path / "copy.db"
    of_old(database)
    assert back_up(database, copy).guests == 1
    assert revised(database, "")[0] == revised(str(copy), "")[0] == 1
    with pytest.raises(Refusal, match="cannot-read"):
        back_up(str(tmp_path / "none.db"), copy)
    with pytest.raises(Refusal, match="backup-by-pg-dump"):
        back_up("postgresql://user@host/nightbell", copy)
    assert not (tmp_path / "none.db").exists()


def test_a_node_among_others_leaves_an_old_database_as_it_is_and_says_what_to_do(database: str) -> None:
    of_old(database)
    with pytest.raises(Refusal, match="database-to-upgrade"):
        Store(database, upgrades=False)
    assert revised(database, "") == (1, 1)
    for revision in range(1, LATEST):
        assert revised(database, "up") == (revision, revision + 1)
    Store(database, upgrades=False).close()


def test_a_server_of_the_revision_before_goes_on_and_one_of_two_before_does_not(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(database).close()
    monkeypatch.setattr(revisions, "LATEST", LATEST - 1)
    store = Store(database, upgrades=False)
    store.register.add_guest(GUEST, "proof", 5)
    store.close()
    monkeypatch.setattr(revisions, "LATEST", LATEST - 2)
    with pytest.raises(Refusal, match="database-of-another-version"):
        Store(database)


def test_tables_change_up_and_down_while_games_are_written(database: str) -> None:
    store = Store(database)
    store.write([Entry("PLAYED00", 0, Page(1, "", opened("lantern", seed=1)))])
    enough, written = threading.Event(), 0

    def play() -> None:
        nonlocal written
        while not enough.is_set():
            written += 1
            store.write([Entry("PLAYED00", written, Page(written, "", Played(0, written)))])
            enough.wait(0.005)  # SQLite lets nobody in between who writes without a pause.

    player = threading.Thread(target=play)
    player.start()
    try:
        for _ in range(5):
            assert revised(database, "down") == (LATEST, LATEST - 1)
            assert revised(database, "up") == (LATEST - 1, LATEST)
    finally:
        enough.set()
        player.join()
    kept = [page.deed for page in store.pages("PLAYED00")][1:]
    assert [each.answer for each in kept if isinstance(each, Played)] == list(range(1, written + 1))
    store.close()


def test_there_is_nothing_before_the_first_nor_behind_the_last(database: str) -> None:
    Store(database).close()
    with pytest.raises(Refusal, match="database-at-the-end"):
        revised(database, "up")
    while revised(database, "")[0] > 1:
        revised(database, "down")
    with pytest.raises(Refusal, match="database-at-the-end"):
        revised(database, "down")


def test_an_operator_asks_goes_down_and_up_again(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "nightbell.db")
    Store(file).close()

    def schema(*way: str) -> str:
        status = cli.run(["schema", *way, "--db", file, "--lang", "en"])
        told = capfd.readouterr()
        return f"{status} {told.out or told.err}".strip()

    assert (
        schema()
        == f"0 The database’s tables are of version {LATEST}; this server is written for version {LATEST}."
    )
    assert schema("down").endswith(f"were of version {LATEST} and are now of version {LATEST - 1}.")
    assert schema("up").endswith(f"were of version {LATEST - 1} and are now of version {LATEST}.")
    assert schema("up").startswith(f"2 The database’s tables are of version {LATEST}")
    assert schema("sideways").startswith("2 There is no direction")


def test_the_database_is_found_where_the_server_finds_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(str(tmp_path / "elsewhere.db")).close()
    monkeypatch.setenv("NIGHTBELL_DB", str(tmp_path / "elsewhere.db"))
    assert cli.run(["schema", "--lang", "en"]) == 0
    assert f"are of version {LATEST};" in capfd.readouterr().out


def test_a_database_without_tables_or_with_a_strange_number_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    with pytest.raises(Refusal, match="cannot-read"):
        revised(str(empty), "")
    empty.touch()
    with pytest.raises(Refusal, match="database-empty"):
        revised(str(empty), "up")
    Store(str(tmp_path / "strange.db")).close()
    with closing(sqlite3.connect(tmp_path / "strange.db")) as db:
        db.execute("update alembic_version set version_num = 'somebody else'")
        db.commit()
    with pytest.raises(Refusal, match="database-of-another-version"):
        Store(str(tmp_path / "strange.db"))
