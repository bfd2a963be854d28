/** Batches lookups of one event-loop turn into one query: a DataLoader without a cache. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '../database.ts';

interface Batch<Value> {
  readonly keys: Set<string>;
  readonly result: Promise<ReadonlyMap<string, Value>>;
}

/** A supplier's batch that takes further keys. Never removed: see `keyed-mutex.ts` on a `Map` with as many removals as requests. */
interface Open<Value> {
  batch: Batch<Value> | undefined;
}

const MAX_KEYS = 1_000;

/**
 * Returns a loader that sends one query for all keys of a supplier requested in the same event-loop turn. No caller waits for an
 * earlier query or gets rows read before its own call. The result may hold further keys, requested by other callers.
 */
export function batchLoader<Value>(
  query: (db: Db, supplierId: SupplierId, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (db: Db, supplierId: SupplierId, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>> {
  const suppliersOf = new WeakMap<Db, Map<SupplierId, Open<Value>>>();
  return (db, supplierId, keys) => {
    const suppliers = suppliersOf.get(db) ?? new Map<SupplierId, Open<Value>>();
    suppliersOf.set(db, suppliers);
    const open: Open<Value> = suppliers.get(supplierId) ?? { batch: undefined };
    suppliers.set(supplierId, open);
    const batch = open.batch !== undefined && open.batch.keys.size < MAX_KEYS ? open.batch : begin();
    for (const key of keys) batch.keys.add(key);
    return batch.result;

    function begin(): Batch<Value> {
      const batchKeys = new Set<string>();
      const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        if (open.batch === begun) open.batch = undefined;
        return query(db, supplierId, [...batchKeys]);
      });
      const begun = { keys: batchKeys, result };
      open.batch = begun;
      return begun;
    }
  };
}
