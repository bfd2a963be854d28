/**
 * Questions about what a supplier shows to everyone alike: answered once, and kept in this process until the supplier
 * changes something. What is kept cannot hold anything of a person: a kept question is asked with the supplier and
 * plain values only, never with a context. In a transaction the database is always asked.
 */
import type { SupplierId } from '#kernel/ids.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { frozen, sizeOf } from '../cache/shared-value.ts';
import type { Db } from './database.ts';

export type RowCache = AnswerCache<unknown>;

export interface RowCaches {
  /** Of rows that say nothing of stock: an order leaves them be. */
  readonly rows: RowCache;
  /** Of rows that were chosen or counted by what can be bought. */
  readonly stock: RowCache;
  /** That at this moment what the supplier shows becomes another, by the clock alone. Epoch milliseconds. */
  readonly becomesOther: (supplierId: SupplierId, at: number) => void;
}

const caches = new WeakMap<Db, RowCaches>();

/** From now on this pool's kept questions are kept. A transaction's `Db` is another one. */
export const keepRows = (db: Db, of: RowCaches): void => {
  caches.set(db, of);
};

/**
 * For a kept question whose answer says when time alone changes what is shown. At that moment all that was made for the
 * supplier is made anew, as if it had been told of. Where nothing is kept, nothing needs to be.
 */
export const becomesOther = (db: Db, supplierId: SupplierId, at: number): void =>
  caches.get(db)?.becomesOther(supplierId, at);

/**
 * A question of a store, under a name of its own. Its arguments are its key, so they are plain values. Where
 * `dependsOnStock` says so, it's asked anew when something is sold out.
 */
export function kept<Args extends readonly unknown[], Value>(
  name: string,
  ask: (db: Db, supplierId: SupplierId, ...args: Args) => Promise<Value>,
  dependsOnStock: (...args: Args) => boolean = () => false,
): (db: Db, supplierId: SupplierId, ...args: Args) => Promise<Value> {
  return (db, supplierId, ...args) => {
    const known = caches.get(db);
    if (known === undefined) return ask(db, supplierId, ...args);
    const cache = dependsOnStock(...args) ? known.stock : known.rows;
    return cache.get(supplierId, name + JSON.stringify(args), async () => {
      const value = frozen(await ask(db, supplierId, ...args));
      // Whoever invents questions to which there is no answer shall not push out those to which there is one.
      return { value, bytes: sizeOf(value), keep: !isNothing(value) };
    }) as Promise<Value>;
  };
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);
