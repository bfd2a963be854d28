/**
 * Since when a supplier's rows are kept, in the database's own words: a snapshot taken before the first of them was asked. What
 * is not visible in it may have changed them.
 */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '../database.ts';
import type { RowCaches } from './row-caches.ts';

interface Beginning {
  readonly version: string;
  readonly asking: Promise<string>;
  snapshot?: string;
}

const beginnings = new WeakMap<RowCaches, Map<SupplierId, Beginning>>();

const present = prepared((db) =>
  db
    .select({ snapshot: sql<string>`pg_current_snapshot()::text` })
    .from(sql`(select) as nothing`)
    .prepare('present_snapshot'),
);

/** Call it before a row of the supplier is asked that may be kept in its present version. */
export async function takeCacheSnapshot(db: Db, caches: RowCaches, supplierId: SupplierId): Promise<void> {
  const version = caches.versionOf(supplierId);
  if (version === undefined) return;
  const suppliers = beginnings.get(caches) ?? new Map<SupplierId, Beginning>();
  beginnings.set(caches, suppliers);
  const known = suppliers.get(supplierId);
  if (known?.version === version) return void (await known.asking);
  const asking = askPresent(db);
  const beginning: Beginning = { version, asking };
  suppliers.set(supplierId, beginning);
  try {
    beginning.snapshot = await asking;
  } catch (error) {
    if (suppliers.get(supplierId) === beginning) suppliers.delete(supplierId);
    throw error;
  }
}

async function askPresent(db: Db): Promise<string> {
  const [row] = await present(db).execute();
  if (row === undefined) throw new Error('PostgreSQL gave no snapshot');
  return row.snapshot;
}

/** The snapshot before all that is kept of the supplier in this version; undefined where nothing is yet. */
export function cacheSnapshotOf(
  caches: RowCaches,
  supplierId: SupplierId,
  version: string,
): string | undefined {
  const beginning = beginnings.get(caches)?.get(supplierId);
  return beginning?.version === version ? beginning.snapshot : undefined;
}
