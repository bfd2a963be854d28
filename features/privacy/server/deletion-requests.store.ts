import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { Deletion } from '../domain/deletion.ts';
import { deletionRequests as requests } from './deletion-requests.tables.ts';

const ofClient = (clientId: ClientId) => and(eq(requests.clientId, clientId), isNull(requests.doneAt));

export async function deletionOf(db: Db, clientId: ClientId): Promise<Deletion | undefined> {
  const [row] = await db.select().from(requests).where(ofClient(clientId));
  if (row === undefined) return undefined;
  return {
    askedAt: row.askedAt.getTime(),
    ...(row.confirmedAt === null ? {} : { confirmedAt: row.confirmedAt.getTime() }),
    ...(row.dueAt === null ? {} : { dueAt: row.dueAt.getTime() }),
  };
}

/** A confirmed request is left unchanged. */
export async function askDeletion(
  db: Db,
  request: { readonly clientId: ClientId; readonly userId: UserId; readonly askedIn: SupplierId },
  now: Instant,
): Promise<void> {
  const askedAt = new Date(now);
  await db
    .insert(requests)
    .values({ ...request, askedAt })
    .onConflictDoUpdate({
      target: requests.clientId,
      set: { userId: request.userId, askedIn: request.askedIn, askedAt },
      setWhere: isNull(requests.confirmedAt),
    });
}

/** False where nothing was requested, or it is confirmed already. */
export async function confirmDeletion(
  db: Db,
  userId: UserId,
  { confirmedAt, dueAt }: { readonly confirmedAt: Instant; readonly dueAt: Instant },
): Promise<boolean> {
  const done = await db
    .update(requests)
    .set({ confirmedAt: new Date(confirmedAt), dueAt: new Date(dueAt) })
    .where(and(eq(requests.userId, userId), isNull(requests.confirmedAt), isNull(requests.doneAt)));
  return (done.rowCount ?? 0) > 0;
}

/** False where there is no request to cancel. */
export async function dropDeletion(db: Db, clientId: ClientId): Promise<boolean> {
  return ((await db.delete(requests).where(ofClient(clientId))).rowCount ?? 0) > 0;
}

/** The next due request, except those of `but`; locked until the transaction ends. Skips rows that another process has locked. */
export async function takeDue(db: Db, now: Instant, but: readonly ClientId[]) {
  const [found] = await db
    .select({ clientId: requests.clientId, askedIn: requests.askedIn })
    .from(requests)
    .where(
      and(
        isNotNull(requests.dueAt),
        lte(requests.dueAt, new Date(now)),
        isNull(requests.doneAt),
        sql`${requests.clientId} <> all(${sql.param([...but])}::uuid[])`,
      ),
    )
    .orderBy(requests.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return found;
}

export async function markDone(db: Db, clientId: ClientId, now: Instant): Promise<void> {
  await db
    .update(requests)
    .set({ doneAt: new Date(now) })
    .where(eq(requests.clientId, clientId));
}
