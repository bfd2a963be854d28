/**
 * Optimistic validation: a transaction reads a supplier's cached rows (`cached-query.ts`) and then checks, in the transaction, that
 * nothing has changed since they were cached. What it has read then equals what its own queries would have read at that moment,
 * however late other processes hear of changes. Decision 024.
 */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '../database.ts';
import { supplierChanges } from '../supplier-changes.tables.ts';
import { cacheSnapshotOf } from './cache-snapshot.ts';
import { enableCacheFor, rowCachesOf } from './cached-query.ts';

const { placeholder } = sql;

const selectChangesSince = prepared((db) =>
  db
    .select({ changed: sql<boolean>`true` })
    .from(supplierChanges)
    .where(
      // All transactions before the snapshot's xmin are visible in it, so the index scan begins there.
      sql`${supplierChanges.supplierId} = ${placeholder('supplierId')}
        and ${supplierChanges.tx} >= pg_snapshot_xmin(${placeholder('snapshot')}::pg_snapshot)
        and not pg_visible_in_snapshot(${supplierChanges.tx}, ${placeholder('snapshot')}::pg_snapshot)`,
    )
    .limit(1)
    .prepare('supplier_changes_since'),
);

export interface ValidatedCacheReads {
  /**
   * Whether all that was read from the cache still holds. Where it does not, nothing derived from it may be used, and from then on
   * this transaction's queries go to the database.
   */
  stillValid(): Promise<boolean>;
  /** Must be called after the last read, in any case: the connection will belong to another transaction. */
  end(): void;
}

/** From now on this transaction's cached queries about this supplier read the cache of `pool`. */
export function useValidatedCache(transaction: Db, pool: Db, supplierId: SupplierId): ValidatedCacheReads {
  const end = (): void => enableCacheFor(transaction, undefined);
  const caches = rowCachesOf(pool);
  const version = caches?.versionOf(supplierId);
  const snapshot =
    caches === undefined || version === undefined ? undefined : cacheSnapshotOf(caches, supplierId, version);
  if (caches === undefined || version === undefined || snapshot === undefined)
    return { stillValid: () => Promise.resolve(true), end };
  enableCacheFor(transaction, { caches, supplierId, version });
  return {
    async stillValid() {
      const found = await selectChangesSince(transaction).execute({ supplierId, snapshot });
      if (found.length === 0) return true;
      end();
      caches.invalidate(supplierId);
      return false;
    },
    end,
  };
}
