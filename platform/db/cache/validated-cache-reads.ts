/**
 * A transaction may go by what is kept of a supplier's rows (`cached-query.ts`) where it asks, in the transaction, whether anything has
 * changed since. Then it goes by what it would have read itself at that moment, however late other processes hear of
 * changes. Decision 024.
 */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '../database.ts';
import { supplierChanges } from '../supplier-changes.tables.ts';
import { cacheSnapshotOf } from './cache-snapshot.ts';
import { enableCacheFor, rowCachesOf } from './cached-query.ts';

const { placeholder } = sql;

const changes = prepared((db) =>
  db
    .select({ changed: sql<boolean>`true` })
    .from(supplierChanges)
    .where(
      // All before the snapshot's oldest are visible in it: by the index only what is newer is looked at.
      sql`${supplierChanges.supplierId} = ${placeholder('supplierId')}
        and ${supplierChanges.tx} >= pg_snapshot_xmin(${placeholder('snapshot')}::pg_snapshot)
        and not pg_visible_in_snapshot(${supplierChanges.tx}, ${placeholder('snapshot')}::pg_snapshot)`,
    )
    .limit(1)
    .prepare('supplier_changes_since'),
);

export interface ValidatedCacheReads {
  /**
   * Asks whether all that was answered from what is kept still holds. Where it does not, nothing that was made of it may be
   * used, and from then on this transaction's questions go to the database.
   */
  holds(): Promise<boolean>;
  /** To be called in any case when what is to be read is read: the connection is soon another transaction's. */
  end(): void;
}

/** From now on kept questions of this transaction about this supplier are answered from what `pool` keeps. */
export function useValidatedCache(transaction: Db, pool: Db, supplierId: SupplierId): ValidatedCacheReads {
  const end = (): void => enableCacheFor(transaction, undefined);
  const caches = rowCachesOf(pool);
  const version = caches?.versionOf(supplierId);
  const snapshot =
    caches === undefined || version === undefined ? undefined : cacheSnapshotOf(caches, supplierId, version);
  if (caches === undefined || version === undefined || snapshot === undefined)
    return { holds: () => Promise.resolve(true), end };
  enableCacheFor(transaction, { caches, supplierId, version });
  return {
    async holds() {
      const found = await changes(transaction).execute({ supplierId, snapshot });
      if (found.length === 0) return true;
      end();
      caches.invalidate(supplierId);
      return false;
    },
    end,
  };
}
