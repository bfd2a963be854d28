/** Batches lookups of one event-loop turn into one query: a DataLoader without a cache. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '../database.ts';

interface OpenBatch<Value> {
  readonly keys: Set<string>;
  readonly result: Promise<ReadonlyMap<string, Value>>;
}

const MAX_KEYS = 1_000;

/**
 * Returns a loader that sends one query for all keys of a supplier requested in the same event-loop turn. No caller waits for an
 * earlier query or gets rows read before its own call. The result may hold further keys, requested by other callers.
 */
export function batchLoader<Value>(
  query: (db: Db, supplierId: SupplierId, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (db: Db, supplierId: SupplierId, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>> {
  const openBatches = new WeakMap<Db, Map<SupplierId, OpenBatch<Value>>>();
  return (db, supplierId, keys) => {
    const open = openBatches.get(db) ?? new Map<SupplierId, OpenBatch<Value>>();
    openBatches.set(db, open);
    const current = open.get(supplierId);
    const batch = current !== undefined && current.keys.size < MAX_KEYS ? current : begin();
    for (const key of keys) batch.keys.add(key);
    return batch.result;

    function begin(): OpenBatch<Value> {
      const batchKeys = new Set<string>();
      const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        if (open.get(supplierId) === begun) open.delete(supplierId);
        return query(db, supplierId, [...batchKeys]);
      });
      const begun = { keys: batchKeys, result };
      open.set(supplierId, begun);
      return begun;
    }
  };
}
