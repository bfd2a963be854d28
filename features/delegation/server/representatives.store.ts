import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { SupplierId, UserId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { representativeClients, representatives } from './representatives.tables.ts';

const standing = (supplierId: SupplierId, userId: UserId) =>
  and(
    eq(representatives.supplierId, supplierId),
    eq(representatives.userId, userId),
    isNull(representatives.endedAt),
  );

/** Whether the user represents the supplier now; locks that until the transaction ends. */
export async function lockActiveRepresentative(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
): Promise<boolean> {
  const found = await db
    .select({ userId: representatives.userId })
    .from(representatives)
    .where(standing(supplierId, userId))
    .for('share');
  return found.length > 0;
}

/** Locks the row of a current or former representative; undefined without one. */
export async function lockRepresentative(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
): Promise<{ readonly ended: boolean } | undefined> {
  const [row] = await db
    .select({ endedAt: representatives.endedAt })
    .from(representatives)
    .where(and(eq(representatives.supplierId, supplierId), eq(representatives.userId, userId)))
    .for('update');
  return row && { ended: row.endedAt !== null };
}

/** Appoints a representative, or reinstates a former one. */
export async function writeRepresentative(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
  now: Instant,
): Promise<void> {
  const since = new Date(now);
  await db
    .insert(representatives)
    .values({ supplierId, userId, since })
    .onConflictDoUpdate({
      target: [representatives.supplierId, representatives.userId],
      set: { since, endedAt: null },
    });
}

export async function endRepresentative(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
  now: Instant,
): Promise<void> {
  await db
    .update(representatives)
    .set({ endedAt: new Date(now) })
    .where(standing(supplierId, userId));
}

/** Current representatives, earliest first. */
export const representativesPage = (db: Db, supplierId: SupplierId, { limit, offset }: PageRange) =>
  db
    .select({
      userId: representatives.userId,
      since: representatives.since,
      clientCount: count(representativeClients.clientId),
    })
    .from(representatives)
    .leftJoin(
      representativeClients,
      and(
        eq(representativeClients.supplierId, representatives.supplierId),
        eq(representativeClients.userId, representatives.userId),
      ),
    )
    .where(and(eq(representatives.supplierId, supplierId), isNull(representatives.endedAt)))
    .groupBy(representatives.supplierId, representatives.userId)
    .orderBy(asc(representatives.since), asc(representatives.userId))
    .limit(limit)
    .offset(offset);

export async function countRepresentatives(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(representatives)
    .where(and(eq(representatives.supplierId, supplierId), isNull(representatives.endedAt)));
  return row?.total ?? 0;
}
