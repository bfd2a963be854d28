import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { Deletion, ForgottenClient } from '../domain/deletion.ts';
import { deletionRequests } from './deletion-requests.tables.ts';

const ofClient = (clientId: ClientId) =>
  and(eq(deletionRequests.clientId, clientId), isNull(deletionRequests.doneAt));

export async function deletionRequestOf(db: Db, clientId: ClientId): Promise<Deletion | undefined> {
  const [row] = await db.select().from(deletionRequests).where(ofClient(clientId));
  if (row === undefined) return undefined;
  return {
    requestedAt: row.askedAt.getTime(),
    ...(row.confirmedAt === null ? {} : { confirmedAt: row.confirmedAt.getTime() }),
    ...(row.dueAt === null ? {} : { dueAt: row.dueAt.getTime() }),
  };
}

/** A confirmed request is left unchanged. */
export async function insertDeletionRequest(
  db: Db,
  request: { readonly clientId: ClientId; readonly userId: UserId; readonly requestedAtSupplier: SupplierId },
  now: Instant,
): Promise<void> {
  const requestedAt = new Date(now);
  await db
    .insert(deletionRequests)
    .values({ ...request, askedAt: requestedAt })
    .onConflictDoUpdate({
      target: deletionRequests.clientId,
      set: { userId: request.userId, requestedAtSupplier: request.requestedAtSupplier, askedAt: requestedAt },
      setWhere: isNull(deletionRequests.confirmedAt),
    });
}

/** False where nothing was requested, or it is confirmed already. */
export async function confirmDeletionRequest(
  db: Db,
  userId: UserId,
  { confirmedAt, dueAt }: { readonly confirmedAt: Instant; readonly dueAt: Instant },
): Promise<boolean> {
  const done = await db
    .update(deletionRequests)
    .set({ confirmedAt: new Date(confirmedAt), dueAt: new Date(dueAt) })
    .where(
      and(
        eq(deletionRequests.userId, userId),
        isNull(deletionRequests.confirmedAt),
        isNull(deletionRequests.doneAt),
      ),
    );
  return (done.rowCount ?? 0) > 0;
}

/** False where there is no request to cancel. */
export async function dropDeletion(db: Db, clientId: ClientId): Promise<boolean> {
  return ((await db.delete(deletionRequests).where(ofClient(clientId))).rowCount ?? 0) > 0;
}

/** The next due request, except those of `but`; locked until the transaction ends. Skips rows that another process has locked. */
export async function takeDue(db: Db, now: Instant, but: readonly ClientId[]) {
  const [found] = await db
    .select({
      clientId: deletionRequests.clientId,
      requestedAtSupplier: deletionRequests.requestedAtSupplier,
    })
    .from(deletionRequests)
    .where(
      and(
        isNotNull(deletionRequests.dueAt),
        lte(deletionRequests.dueAt, new Date(now)),
        isNull(deletionRequests.doneAt),
        sql`${deletionRequests.clientId} <> all(${sql.param([...but])}::uuid[])`,
      ),
    )
    .orderBy(deletionRequests.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return found;
}

export async function markDone(db: Db, clientId: ClientId, now: Instant): Promise<void> {
  await db
    .update(deletionRequests)
    .set({ doneAt: new Date(now) })
    .where(eq(deletionRequests.clientId, clientId));
}

/** Every deletion that was carried out. */
export async function doneDeletions(db: Db): Promise<readonly ForgottenClient[]> {
  const rows = await db
    .select({
      clientId: deletionRequests.clientId,
      userId: deletionRequests.userId,
      supplierId: deletionRequests.requestedAtSupplier,
      doneAt: sql<string>`${deletionRequests.doneAt}`,
    })
    .from(deletionRequests)
    .where(isNotNull(deletionRequests.doneAt));
  return rows.map(({ doneAt, ...client }) => ({ ...client, doneAt: Date.parse(doneAt) }));
}

/** Those that the database has not carried out are confirmed and due. Clients that it does not have are left out. Returns how many are due. */
export async function requestDeletionsAgain(db: Db, listed: readonly ForgottenClient[]): Promise<number> {
  const column = (values: readonly string[], type: 'uuid[]' | 'timestamptz[]') =>
    sql`${sql.param([...values])}::${sql.raw(type)}`;
  const { rowCount } = await db.execute(sql`
    insert into deletion_requests (client_id, user_id, asked_in, asked_at, confirmed_at, due_at)
    select c.id, u.id, s.id, l.done_at, l.done_at, l.done_at
    from unnest(
      ${column(
        listed.map(({ clientId }) => clientId),
        'uuid[]',
      )},
      ${column(
        listed.map(({ userId }) => userId),
        'uuid[]',
      )},
      ${column(
        listed.map(({ supplierId }) => supplierId),
        'uuid[]',
      )},
      ${column(
        listed.map(({ doneAt }) => new Date(doneAt).toISOString()),
        'timestamptz[]',
      )}
    ) as l (client_id, user_id, supplier_id, done_at)
    join clients c on c.id = l.client_id
    join users u on u.id = l.user_id
    join suppliers s on s.id = l.supplier_id
    on conflict (client_id) do update set confirmed_at = excluded.confirmed_at, due_at = excluded.due_at
    where deletion_requests.done_at is null`);
  return rowCount ?? 0;
}
