"""Leases: each table is owned by one node, which alone may write to it. All times are the database's own.

A node renews one row (its pulse) and not one for every table; it is alive as long as that is recent. The lease of a
table has only an epoch, which every takeover raises and every append checks in its own transaction. So a node that was
suspended while others took its tables over cannot write any more."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    Connection,
    Double,
    String,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    text,
    type_coerce,
    update,
)

from . import Lease
from .engine import session
from .schema import leases, meta, nodes, tables, used
from .statements import INSERT

LEASE = 5.0  # seconds without a sign of life after which a node is dead
# None: no such node
ADDRESS = type_coerce(nodes.c.address, String).label("address")
HEARD = type_coerce(nodes.c.pulse, Double).label("pulse")
FORGOTTEN = 3600.0  # seconds after which nobody asks any more when a dead node was last heard of


SESSIONS = text(
    "select pg_terminate_backend(pid) from pg_stat_activity"
    " where application_name = :of and datname = current_database() and usename = current_user"
)


class Leases:
    def __init__(self, dialect: str, node: str) -> None:
        self.dialect, self.node = dialect, node
        put = INSERT[dialect](nodes)
        self._put_node = put.on_conflict_do_update(
            index_elements=["id"], set_={"address": put.excluded.address, "pulse": put.excluded.pulse}
        )

    def now(self, connection: Connection) -> float:
        if self.dialect == "sqlite":
            return time.time()
        return float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())

    def pulse(self, address: str, connection: Connection) -> dict[str, int]:
        now = self.now(connection)
        connection.execute(self._put_node, {"id": self.node, "address": address, "pulse": now})
        connection.execute(
            delete(nodes).where(nodes.c.pulse < now - FORGOTTEN, ~exists().where(leases.c.node == nodes.c.id))
        )
        found = connection.execute(select(leases.c.table, leases.c.epoch).where(leases.c.node == self.node))
        return {row[0]: row[1] for row in found}

    def new(self, table: str, connection: Connection) -> None:
        connection.execute(insert(leases), {"table": table, "node": self.node, "epoch": 1})

    def take(self, table: str, dead: str, connection: Connection) -> Lease | None:
        query = (
            select(leases.c.node, leases.c.epoch, leases.c.stopped, ADDRESS, HEARD)
            .outerjoin(nodes, nodes.c.id == leases.c.node)
            .where(leases.c.table == table)
        )
        now = self.now(connection)
        found = connection.execute(query).first()  # without a lock first: a live holder is found without waiting
        if found is None:
            self._from_before(table, connection)
            found = connection.execute(query).first()
        if found is None or self._kept(found, dead, now):
            return _lease(found)
        self._let_go(found.node, connection)
        found = connection.execute(query.with_for_update(of=leases)).one()
        if self._kept(found, dead, now):  # somebody was faster
            return _lease(found)
        node, epoch, stopped, _, pulse = found
        if node == dead:  # nobody else need knock: all its tables are to be had
            connection.execute(update(nodes).where(nodes.c.id == dead).values(address=""))
        mine = {"node": self.node, "epoch": epoch + 1, "stopped": pulse if stopped is None else stopped}
        connection.execute(update(leases).where(leases.c.table == table).values(mine))
        return Lease(self.node, "", epoch + 1, mine["stopped"])

    def _kept(self, found: Any, dead: str, now: float) -> bool:
        node, _, _, address, pulse = found
        return node == self.node or (node != dead and bool(address) and pulse >= now - LEASE)

    def _let_go(self, node: str, connection: Connection) -> None:
        """End the database sessions of a dead node, which may still hold locks. If it is alive after all, it
        reconnects."""
        if node and self.dialect == "postgresql":
            connection.execute(SESSIONS, {"of": session(node)})

    def _from_before(self, table: str, connection: Connection) -> None:
        """Create the lease of a table from before there were leases: its clock counts as stopped since that server's
        last heartbeat."""
        alive = connection.execute(select(meta.c.value).where(meta.c.name == "alive")).scalar_one_or_none()
        old = select(tables.c.id, literal(""), literal(0), literal(float(alive) if alive else None)).where(
            tables.c.id == table
        )
        connection.execute(
            INSERT[self.dialect](leases)
            .from_select(["table", "node", "epoch", "stopped"], old)
            .on_conflict_do_nothing()
        )

    def release(self, table: str, epoch: int, connection: Connection) -> None:
        connection.execute(
            update(leases).where(leases.c.table == table, leases.c.epoch == epoch).values(node="", stopped=None)
        )

    def orphans(self, limit: int, connection: Connection) -> list[str]:
        alive = and_(nodes.c.id == leases.c.node, nodes.c.address != "", nodes.c.pulse >= self.now(connection) - LEASE)
        owned = exists().where(leases.c.table == tables.c.id, alive)
        return list(connection.execute(select(tables.c.id).where(tables.c.ticking, ~owned).limit(limit)).scalars())

    def lost(self, epochs: Mapping[str, int], connection: Connection) -> set[str]:
        """Those of these tables whose lease is another node's now. The leases of the others are locked until the
        transaction ends, and their clocks count as running again."""
        query = select(leases.c.table, leases.c.epoch, leases.c.stopped).where(leases.c.table.in_(list(epochs)))
        found = connection.execute(query.order_by(leases.c.table).with_for_update(read=True)).all()
        held = {table: stopped for table, epoch, stopped in found if epochs[table] == epoch}
        if again := [table for table, stopped in held.items() if stopped is not None]:
            connection.execute(update(leases).where(leases.c.table.in_(again)).values(stopped=None))
        return set(epochs) - set(held)


def _lease(found: Any) -> Lease | None:
    return found and Lease(found.node, found.address or "", found.epoch, found.stopped)


def first_use(dialect: str, token: str, now: float, until: float, connection: Connection) -> bool:
    connection.execute(delete(used).where(used.c.until < now))
    new = INSERT[dialect](used).on_conflict_do_nothing().returning(used.c.token)
    return connection.execute(new, {"token": token, "until": until}).first() is not None
