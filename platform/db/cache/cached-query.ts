/**
 * A read-through cache for queries about what a supplier shows to everyone: the rows stay in this process until the supplier
 * changes something. They cannot hold personal data, because a cached query takes the supplier and plain values only, never a
 * context. Inside a transaction the database is queried.
 */
import type { SupplierId } from '#kernel/ids.ts';
import { frozen, type Loaded, sizeOf } from '../../cache/shared-value.ts';
import type { Db } from '../database.ts';

/** Rows by group and key, each valid until its group changes. `VersionedCache` is one. */
export interface RowCache {
  /** Cached or loaded; concurrent calls share one load. */
  get(group: string, key: string, load: () => Promise<Loaded<unknown>>): Promise<unknown>;
  /** Cached in this version; loads nothing. */
  peekVersion(version: string, group: string, key: string): unknown;
  /** Caches what was loaded elsewhere in this version, unless the group has changed since. */
  put(version: string, group: string, key: string, loaded: Loaded<unknown>): void;
}

export interface RowCaches {
  /** Rows that do not depend on stock: orders do not invalidate them. */
  readonly rows: RowCache;
  /** Rows that were selected or counted by availability. */
  readonly stock: RowCache;
  /** Changes when anything of the supplier's `rows` changes; undefined while changes cannot be heard of. */
  readonly versionOf: (supplierId: SupplierId) => string | undefined;
  /** Invalidates all that is cached of the supplier at that moment, epoch milliseconds. */
  readonly invalidateAt: (supplierId: SupplierId, at: number) => void;
}

const caches = new WeakMap<Db, RowCaches>();

/** Caches this pool's queries from now on. A transaction has a `Db` of its own, which is not cached. */
export const attachRowCaches = (db: Db, rowCaches: RowCaches): void => {
  caches.set(db, rowCaches);
};

/**
 * Invalidates all that is cached of the supplier at this moment (epoch milliseconds): for a query whose rows say when time alone
 * changes what is shown. Does nothing where nothing is cached.
 */
export const invalidateAt = (db: Db, supplierId: SupplierId, at: number): void =>
  caches.get(db)?.invalidateAt(supplierId, at);

/**
 * Caches a store's query. Its unique name and its arguments, which are plain values, are the key. Where `dependsOnStock` is true
 * for the arguments, the rows are also invalidated when something sells out; where `isPersonal` is, nothing is cached.
 */
export function cachedQuery<Args extends readonly unknown[], Value>(
  name: string,
  query: (db: Db, supplierId: SupplierId, ...args: Args) => Promise<Value>,
  dependsOnStock: (...args: Args) => boolean = () => false,
  isPersonal: (...args: Args) => boolean = () => false,
): (db: Db, supplierId: SupplierId, ...args: Args) => Promise<Value> {
  return (db, supplierId, ...args) => {
    const rowCaches = caches.get(db);
    if (rowCaches === undefined || isPersonal(...args)) return query(db, supplierId, ...args);
    const cache = dependsOnStock(...args) ? rowCaches.stock : rowCaches.rows;
    return cache.get(supplierId, name + JSON.stringify(args), async () =>
      loaded(await query(db, supplierId, ...args)),
    ) as Promise<Value>;
  };
}

/** Above this many ids the database is queried: one large cart must not evict what all other carts need. */
const MAX_CACHED_IDS = 50;

/** Caches rows one by one, by id. `query` gives no row for an unknown id. The result has no order. */
export function cachedById<Row extends { readonly id: string }>(
  name: string,
  query: (db: Db, supplierId: SupplierId, ids: readonly string[]) => Promise<Row[]>,
): (db: Db, supplierId: SupplierId, ids: readonly string[]) => Promise<Row[]> {
  return async (db, supplierId, ids) => {
    const rowCaches = caches.get(db);
    const version = rowCaches?.versionOf(supplierId);
    if (rowCaches === undefined || version === undefined || ids.length > MAX_CACHED_IDS)
      return query(db, supplierId, ids);
    const { rows } = rowCaches;
    const found: Row[] = [];
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const row = rows.peekVersion(version, supplierId, name + id);
      if (row === undefined) missing.push(id);
      else found.push(row as Row);
    }
    if (missing.length === 0) return found;
    for (const row of await query(db, supplierId, missing)) {
      rows.put(version, supplierId, name + row.id, loaded(row));
      found.push(row);
    }
    return found;
  };
}

/** Empty results are not cached: invented keys would evict real ones. */
function loaded<Value>(rows: Value): Loaded<Value> {
  const value = frozen(rows);
  return { value, bytes: sizeOf(value), cacheable: !isEmpty(value) };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);
