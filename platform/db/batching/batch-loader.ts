/** Many small questions of one moment are one question to the database. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '../database.ts';

interface Gathering<Value> {
  readonly keys: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, Value>>;
}

/** Beyond so many keys a new question begins. */
const MOST = 1_000;

/**
 * Asks once for all that is asked of a supplier until the requests that have come in are read. Nobody waits for
 * another's question, and nobody gets what was read before they asked. The answer may hold more than was asked for.
 */
export function batchLoader<Value>(
  ask: (db: Db, supplierId: SupplierId, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (db: Db, supplierId: SupplierId, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>> {
  const gatherings = new WeakMap<Db, Map<SupplierId, Gathering<Value>>>();
  return (db, supplierId, keys) => {
    const open = gatherings.get(db) ?? new Map<SupplierId, Gathering<Value>>();
    gatherings.set(db, open);
    const known = open.get(supplierId);
    const gathering = known !== undefined && known.keys.size < MOST ? known : begin();
    for (const key of keys) gathering.keys.add(key);
    return gathering.answer;

    function begin(): Gathering<Value> {
      const asked = new Set<string>();
      const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        if (open.get(supplierId) === begun) open.delete(supplierId);
        return ask(db, supplierId, [...asked]);
      });
      const begun = { keys: asked, answer };
      open.set(supplierId, begun);
      return begun;
    }
  };
}
