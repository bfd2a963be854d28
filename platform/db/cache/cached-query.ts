/**
 * A read-through cache for queries about what a supplier shows to everyone: the rows stay in this process until the supplier
 * changes something. They cannot hold personal data, because a cached query takes the supplier and plain values only, never a
 * context. Inside a transaction the database is queried, unless the transaction has validated the cache
 * (`validated-cache-reads.ts`).
 */
import type { SupplierId } from '#kernel/ids.ts';
import { frozen, sizeOf } from '../../cache/shared-value.ts';
import type { Loaded } from '../../cache/versioned-cache.ts';
import type { Db } from '../database.ts';
import { takeCacheSnapshot } from './cache-snapshot.ts';
import type { RowCaches } from './row-caches.ts';

/** The version of its supplier's cached rows that a transaction reads, and has to validate. */
export interface ValidatedVersion {
  readonly caches: RowCaches;
  readonly supplierId: SupplierId;
  readonly version: string;
}

const caches = new WeakMap<Db, RowCaches>();
const validated = new WeakMap<Db, ValidatedVersion>();

/** Caches this pool's queries from now on. A transaction has a `Db` of its own, which is not cached. */
export const attachRowCaches = (db: Db, rowCaches: RowCaches): void => {
  caches.set(db, rowCaches);
};

export const rowCachesOf = (db: Db): RowCaches | undefined => caches.get(db);

/** Lets this transaction's cached queries read that version of the cache; `undefined` sends them to the database again. */
export function enableCacheFor(transaction: Db, version: ValidatedVersion | undefined): void {
  if (version === undefined) validated.delete(transaction);
  else validated.set(transaction, version);
}

/**
 * Invalidates all that is cached of the supplier at this moment (epoch milliseconds): for a query whose rows say when time alone
 * changes what is shown. Does nothing where nothing is cached.
 */
export const invalidateAt = (db: Db, supplierId: SupplierId, at: number): void =>
  (caches.get(db) ?? validated.get(db)?.caches)?.invalidateAt(supplierId, at);

/**
 * Caches a store's query. Its unique name and its arguments, which are plain values, are the key. Where `dependsOnStock` is true
 * for the arguments, the rows are also invalidated when something sells out.
 */
export function cachedQuery<Args extends readonly unknown[], Value>(
  name: string,
  query: (db: Db, supplierId: SupplierId, ...args: Args) => Promise<Value>,
  dependsOnStock: (...args: Args) => boolean = () => false,
): (db: Db, supplierId: SupplierId, ...args: Args) => Promise<Value> {
  return (db, supplierId, ...args) => {
    const ofStock = dependsOnStock(...args);
    const key = (): string => name + JSON.stringify(args);
    const rowCaches = caches.get(db);
    if (rowCaches !== undefined) {
      const cache = ofStock ? rowCaches.stock : rowCaches.rows;
      return cache.get(supplierId, key(), async () => {
        if (!ofStock) await takeCacheSnapshot(db, rowCaches, supplierId);
        return loaded(await query(db, supplierId, ...args));
      }) as Promise<Value>;
    }
    const version = ofStock ? undefined : validatedVersion(db, supplierId);
    if (version === undefined) return query(db, supplierId, ...args);
    return readThrough(version, key(), () => query(db, supplierId, ...args));
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
    const inTransaction = rowCaches === undefined ? validatedVersion(db, supplierId) : undefined;
    const from =
      rowCaches === undefined || version === undefined
        ? inTransaction
        : { caches: rowCaches, supplierId, version };
    if (from === undefined || ids.length > MAX_CACHED_IDS) return query(db, supplierId, ids);
    const { rows } = from.caches;
    const found: Row[] = [];
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const row = rows.peekVersion(from.version, supplierId, name + id);
      if (row === undefined) missing.push(id);
      else found.push(row as Row);
    }
    if (missing.length === 0) return found;
    if (inTransaction === undefined) await takeCacheSnapshot(db, from.caches, supplierId);
    for (const row of await query(db, supplierId, missing)) {
      rows.put(from.version, supplierId, name + row.id, loaded(row));
      found.push(row);
    }
    return found;
  };
}

const validatedVersion = (db: Db, supplierId: SupplierId): ValidatedVersion | undefined => {
  const version = validated.get(db);
  return version?.supplierId === supplierId ? version : undefined;
};

/** From the cache, else from this transaction's own query: queries of a transaction are shared with nobody. */
async function readThrough<Value>(
  { caches: { rows }, supplierId, version }: ValidatedVersion,
  key: string,
  query: () => Promise<Value>,
): Promise<Value> {
  const cached = rows.peekVersion(version, supplierId, key);
  if (cached !== undefined) return cached as Value;
  const result = loaded(await query());
  rows.put(version, supplierId, key, result);
  return result.value;
}

/** Empty results are not cached: invented keys would evict real ones. */
function loaded<Value>(rows: Value): Loaded<Value> {
  const value = frozen(rows);
  return { value, bytes: sizeOf(value), cacheable: !isEmpty(value) };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);
