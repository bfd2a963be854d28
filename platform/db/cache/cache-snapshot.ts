/**
 * The `pg_snapshot` taken before the first row of a supplier was cached in its present version. A change that is not visible in it
 * may have changed a cached row.
 */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '../database.ts';
import type { RowCaches } from './row-caches.ts';

interface VersionSnapshot {
  readonly version: string;
  readonly pending: Promise<string>;
  snapshot?: string;
}

const snapshots = new WeakMap<RowCaches, Map<SupplierId, VersionSnapshot>>();

const selectSnapshot = prepared((db) =>
  db
    .select({ snapshot: sql<string>`pg_current_snapshot()::text` })
    .from(sql`(select) as nothing`)
    .prepare('current_snapshot'),
);

/** Call it before querying a row of the supplier that may be cached in its present version. */
export async function takeCacheSnapshot(db: Db, caches: RowCaches, supplierId: SupplierId): Promise<void> {
  const version = caches.versionOf(supplierId);
  if (version === undefined) return;
  const ofSuppliers = snapshots.get(caches) ?? new Map<SupplierId, VersionSnapshot>();
  snapshots.set(caches, ofSuppliers);
  const known = ofSuppliers.get(supplierId);
  if (known?.version === version) return void (await known.pending);
  const pending = queryCurrentSnapshot(db);
  const begun: VersionSnapshot = { version, pending };
  ofSuppliers.set(supplierId, begun);
  try {
    begun.snapshot = await pending;
  } catch (error) {
    if (ofSuppliers.get(supplierId) === begun) ofSuppliers.delete(supplierId);
    throw error;
  }
}

async function queryCurrentSnapshot(db: Db): Promise<string> {
  const [row] = await selectSnapshot(db).execute();
  if (row === undefined) throw new Error('PostgreSQL gave no snapshot');
  return row.snapshot;
}

/** Taken before anything of the supplier was cached in this version; undefined where nothing has been. */
export function cacheSnapshotOf(
  caches: RowCaches,
  supplierId: SupplierId,
  version: string,
): string | undefined {
  const known = snapshots.get(caches)?.get(supplierId);
  return known?.version === version ? known.snapshot : undefined;
}
