/** Ends sessions before their time: a user's, an API key's, or those in which somebody acts for a client. */
import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { sessionRows } from '../identity/session-rows.store.ts';
import { sessions } from './sessions.tables.ts';

const rows = sessionRows(sessions);

/** Ends the session and those whose tokens it issued, on every process at once. */
export async function endSession(db: Db, id: string, now: Instant): Promise<void> {
  await rows.end(db, now, sql`(${sessions.id} = ${id} or ${sessions.openedBy} = ${id})`);
}

/** Ends all open sessions of the user except `except`. Returns their ids. */
export const endSessionsOf = (
  db: Db,
  userId: UserId,
  now: Instant,
  except?: string,
): Promise<readonly string[]> =>
  endOpenOf(db, userId, now, except === undefined ? undefined : ne(sessions.id, except));

const endOpenOf = (db: Db, userId: UserId, now: Instant, ...which: readonly (SQL | undefined)[]) =>
  rows.end(db, now, eq(sessions.userId, userId), rows.isOpen(now), ...which);

/**
 * Ends sessions in which a representative acts at this supplier, for this client or (without `clientId`) for any, and the
 * sessions whose tokens those issued. Returns their ids.
 */
export async function endRepresentation(
  db: Db,
  { userId, supplierId, clientId, clientIds }: RepresentationEnd,
  now: Instant,
): Promise<readonly string[]> {
  const ended = await endOpenOf(
    db,
    userId,
    now,
    eq(sessions.capacity, 'representative'),
    eq(sessions.onlyAt, supplierId),
    clientId === undefined ? undefined : eq(sessions.subjectClientId, clientId),
    clientIds === undefined ? undefined : inArray(sessions.subjectClientId, [...clientIds]),
  );
  if (ended.length === 0) return [];
  return [...ended, ...(await rows.end(db, now, inArray(sessions.openedBy, [...ended])))];
}

interface RepresentationEnd {
  readonly userId: UserId;
  readonly supplierId: SupplierId;
  readonly clientId?: ClientId;
  /** Only those for one of these clients. */
  readonly clientIds?: readonly ClientId[];
}

/** Ends sessions in which a linked user acts for this client. Returns their ids. */
export const endLinkedSessions = (
  db: Db,
  { userId, clientId }: { readonly userId: UserId; readonly clientId: ClientId },
  now: Instant,
): Promise<readonly string[]> =>
  endOpenOf(db, userId, now, eq(sessions.capacity, 'linked'), eq(sessions.subjectClientId, clientId));

/** Ends all sessions opened with this API key. Returns their ids. */
export async function endSessionsOfKey(
  db: Db,
  supplierId: SupplierId,
  apiKeyId: string,
  now: Instant,
): Promise<readonly string[]> {
  return rows.end(db, now, eq(sessions.onlyAt, supplierId), eq(sessions.apiKeyId, apiKeyId));
}

/** Lets no session opened with this API key outlive it. Returns the ids of its open sessions, whose copies are stale. */
export async function limitSessionsOfKey(
  db: Db,
  supplierId: SupplierId,
  apiKeyId: string,
  { now, until }: { readonly now: Instant; readonly until: Date | null },
): Promise<readonly string[]> {
  const open = and(eq(sessions.onlyAt, supplierId), eq(sessions.apiKeyId, apiKeyId), rows.isOpen(now));
  const found = await db.select({ id: sessions.id }).from(sessions).where(open);
  if (until !== null) {
    await db
      .update(sessions)
      .set({ expiresAt: until })
      .where(and(open, gt(sessions.expiresAt, until)));
  }
  return found.map(({ id }) => id);
}
