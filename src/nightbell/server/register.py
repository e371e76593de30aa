"""Who has come to this house: how guests prove themselves, where they are called, and who is kept out."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from nightbell.server.columns import allowances, barred, devices, guests, phrases, subscriptions
from nightbell.server.records import Guest, Newcomer, Subscription


class Register:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def add_guest(self, guest: Guest, proof: str, at: int) -> None:
        with self.engine.begin() as db:
            db.execute(guests.insert(), registered(Newcomer(guest, proof, at)))

    def rename_guest(self, guest: Guest, at: int) -> None:
        with self.engine.begin() as db:
            kept = {"name": guest.name, "lang": guest.lang, "made": at}
            db.execute(guests.update().where(guests.c.id == guest.id).values(**kept))

    def revoke(self, proof: str) -> None:
        """Nobody can prove any more with this to be its guest."""
        with self.engine.begin() as db:
            db.execute(devices.delete().where(devices.c.proof == proof))
            nobodys = sa.literal("revoked-") + guests.c.id
            db.execute(guests.update().where(guests.c.proof == proof).values(proof=nobodys))

    def known(self, proofs: Collection[str], since: int = 0) -> dict[str, Guest]:
        """Whose proofs these are, of those that were given or renewed since."""
        named = guests.c.id, guests.c.name, guests.c.lang
        own = sa.select(guests.c.proof, *named).where(guests.c.proof.in_(proofs), guests.c.made >= since)
        other = sa.select(devices.c.proof, *named).join(guests, guests.c.id == devices.c.guest)
        asked = own.union_all(other.where(devices.c.proof.in_(proofs), guests.c.made >= since))
        with self.engine.connect() as db:
            return {proof: Guest(*row) for proof, *row in db.execute(asked)}

    def subscribe(self, guest: str, to: Subscription, at: int, most: int) -> None:
        """One more browser of a guest is called; of more than `most`, the oldest is not any more."""
        mine = subscriptions.c.guest == guest
        with self.engine.begin() as db:
            db.execute(subscriptions.delete().where(mine, subscriptions.c.endpoint == to.endpoint))
            latest = sa.select(subscriptions.c.endpoint).where(mine).order_by(subscriptions.c.made.desc())
            gone = list(db.execute(latest.offset(most - 1)).scalars())
            db.execute(subscriptions.delete().where(mine, subscriptions.c.endpoint.in_(gone)))
            row = {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth}
            db.execute(subscriptions.insert().values(guest=guest, made=at, **row))

    def unsubscribe(self, guest: str, endpoint: str) -> None:
        with self.engine.begin() as db:
            here = subscriptions.c.guest == guest, subscriptions.c.endpoint == endpoint
            db.execute(subscriptions.delete().where(*here))

    def subscriptions(self, guest: str) -> list[Subscription]:
        """The browsers in which a guest wants to be called."""
        kept = subscriptions.c
        asked = sa.select(kept.endpoint, kept.p256dh, kept.auth, guests.c.lang)
        asked = asked.join(guests, guests.c.id == kept.guest).where(kept.guest == guest)
        with self.engine.connect() as db:
            return [Subscription(*row) for row in db.execute(asked)]

    def set_phrase(self, guest: str, proof: str) -> None:
        """From now on these words bring this guest back, and no others."""
        with self.engine.begin() as db:
            db.execute(phrases.delete().where(phrases.c.guest == guest))
            db.execute(phrases.insert().values(guest=guest, proof=proof))

    def has_phrase(self, guest: str) -> bool:
        with self.engine.connect() as db:
            return db.execute(sa.select(phrases.c.guest).where(phrases.c.guest == guest)).first() is not None

    def add_device(self, phrase: str, proof: str, at: int, most: int) -> tuple[Guest, list[str]] | None:
        """One more token for whoever has these words, and the proofs that are worth nothing from now on."""
        with self.engine.begin() as db:
            guest = db.execute(sa.select(phrases.c.guest).where(phrases.c.proof == phrase)).scalar()
            if guest is None:
                return None
            mine = sa.select(devices.c.proof).where(devices.c.guest == guest).order_by(devices.c.made.desc())
            gone = list(db.execute(mine.offset(most - 1)).scalars())
            db.execute(devices.delete().where(devices.c.proof.in_(gone)))
            db.execute(devices.insert().values(proof=proof, guest=guest, made=at))
            db.execute(guests.update().where(guests.c.id == guest).values(made=at))
            row = db.execute(
                sa.select(guests.c.id, guests.c.name, guests.c.lang).where(guests.c.id == guest)
            ).one()
        return Guest(*row), gone

    def bar(self, key: str, at: int, lift: bool = False) -> None:
        with self.engine.begin() as db:
            db.execute(barred.delete().where(barred.c.key == key))
            if not lift:
                db.execute(barred.insert().values(key=key, at=at))

    def barred(self) -> frozenset[str]:
        with self.engine.connect() as db:
            return frozenset(db.execute(sa.select(barred.c.key)).scalars())

    def count(self, key: str, hour: int) -> int:
        """How often something was done in an hour by one network, this time included, at any node."""
        row = postgresql.insert(allowances).values(key=key, hour=hour, used=1)
        again = row.on_conflict_do_update(
            index_elements=["key", "hour"], set_={"used": allowances.c.used + 1}
        ).returning(allowances.c.used)
        with self.engine.begin() as db:
            db.execute(allowances.delete().where(allowances.c.hour < hour))
            return int(db.execute(again).scalar_one())


def registered(new: Newcomer) -> dict[str, object]:
    """A new guest as the register has them."""
    guest = new.guest
    return {"id": guest.id, "proof": new.proof, "name": guest.name, "lang": guest.lang, "made": new.at}
