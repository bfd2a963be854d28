import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { apiKeys } from './api-keys.tables.ts';

const isLive = (now: Instant) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date(now))));

/** Only a key that is neither revoked nor expired. */
export async function liveKey(db: Db, supplierId: SupplierId, keyHash: string, now: Instant) {
  const [found] = await db
    .select({ id: apiKeys.id, name: apiKeys.name, lastUsedAt: apiKeys.lastUsedAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.supplierId, supplierId), eq(apiKeys.keyHash, keyHash), isLive(now)));
  return found;
}

export async function touchKey(db: Db, supplierId: SupplierId, id: string, now: Instant): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(apiKeys.supplierId, supplierId), eq(apiKeys.id, id)));
}

/**
 * The key while it is valid. Locks the row until the transaction ends, so that a revocation waits and then ends the new session.
 */
export async function lockApiKey(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<{ readonly expiresAt: Date | null } | undefined> {
  const [found] = await db
    .select({ expiresAt: apiKeys.expiresAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.supplierId, supplierId), eq(apiKeys.id, id), isLive(now)))
    .for('share');
  return found;
}

/** Everything but the hash. */
const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
  replacedBy: apiKeys.replacedBy,
  version: apiKeys.version,
};
export type KeyRow = Pick<typeof apiKeys.$inferSelect, keyof typeof shown>;

/** Includes revoked keys, newest first. */
export const apiKeysOf = (db: Db, supplierId: SupplierId, most: number): Promise<KeyRow[]> =>
  db
    .select(shown)
    .from(apiKeys)
    .where(eq(apiKeys.supplierId, supplierId))
    .orderBy(desc(apiKeys.id))
    .limit(most);

/** Serialises the creation of a supplier's keys until the transaction ends, so that their limit holds. Advisory lock. */
export const lockKeys = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${supplierId}`}, 0))`);

export async function countLiveKeys(db: Db, supplierId: SupplierId, now: Instant): Promise<number> {
  const [row] = await db
    .select({ live: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.supplierId, supplierId), isLive(now)));
  return row?.live ?? 0;
}

/** A key with a known hash is left unchanged. */
export async function addKey(db: Db, key: typeof apiKeys.$inferInsert): Promise<void> {
  await db
    .insert(apiKeys)
    .values(key)
    .onConflictDoNothing({ target: [apiKeys.supplierId, apiKeys.keyHash] });
}

/** Undefined where the supplier has no such key. */
export async function keyName(db: Db, supplierId: SupplierId, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.supplierId, supplierId), eq(apiKeys.id, id)));
  return found?.name;
}

/** The key, locked while it is valid and nothing replaces it. */
export async function lockReplaceableKey(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<KeyRow | undefined> {
  const [found] = await db
    .select(shown)
    .from(apiKeys)
    .where(
      and(eq(apiKeys.supplierId, supplierId), eq(apiKeys.id, id), isLive(now), isNull(apiKeys.replacedBy)),
    )
    .for('update');
  return found;
}

/** The key must be locked. */
export async function updateKey(
  db: Db,
  supplierId: SupplierId,
  id: string,
  change: Pick<KeyRow, 'name' | 'scopes' | 'expiresAt'>,
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ ...change, version: nextVersion(apiKeys) })
    .where(and(eq(apiKeys.supplierId, supplierId), eq(apiKeys.id, id)));
}

export async function markReplaced(
  db: Db,
  supplierId: SupplierId,
  id: string,
  { by, until }: { readonly by: string; readonly until: Date },
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ replacedBy: by, expiresAt: until, version: nextVersion(apiKeys) })
    .where(and(eq(apiKeys.supplierId, supplierId), eq(apiKeys.id, id)));
}

/** False where it was revoked before. */
export async function revokeKey(db: Db, supplierId: SupplierId, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(apiKeys)
    .set({ revokedAt: now, version: nextVersion(apiKeys) })
    .where(and(eq(apiKeys.supplierId, supplierId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return changed.length > 0;
}
