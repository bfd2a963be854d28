/**
 * Questions about what a supplier shows to everyone alike: answered once, and kept in this process until the supplier
 * changes something. What is kept cannot hold anything of a person: a kept question is asked with the supplier and
 * plain values only, never with a context. In a transaction the database is asked, unless the transaction has it proved that
 * what is kept still holds (`validated-cache-reads.ts`).
 */
import type { SupplierId } from '#kernel/ids.ts';
import { frozen, sizeOf } from '../../cache/shared-value.ts';
import type { Loaded } from '../../cache/versioned-cache.ts';
import type { Db } from '../database.ts';
import { takeCacheSnapshot } from './cache-snapshot.ts';
import type { RowCaches } from './row-caches.ts';

/** What a transaction goes by: the version of its supplier's rows that it has proved. */
export interface ValidatedVersion {
  readonly caches: RowCaches;
  readonly supplierId: SupplierId;
  readonly version: string;
}

const caches = new WeakMap<Db, RowCaches>();
const reliances = new WeakMap<Db, ValidatedVersion>();

/** From now on this pool's kept questions are kept. A transaction's `Db` is another one. */
export const attachRowCaches = (db: Db, of: RowCaches): void => {
  caches.set(db, of);
};

export const rowCachesOf = (db: Db): RowCaches | undefined => caches.get(db);

/** From now on this transaction's kept questions go by what is kept, or, without `reliance`, no more. */
export function enableCacheFor(transaction: Db, reliance: ValidatedVersion | undefined): void {
  if (reliance === undefined) reliances.delete(transaction);
  else reliances.set(transaction, reliance);
}

/**
 * For a kept question whose answer says when time alone changes what is shown. At that moment all that was made for the
 * supplier is made anew, as if it had been told of. Where nothing is kept, nothing needs to be.
 */
export const invalidateAt = (db: Db, supplierId: SupplierId, at: number): void =>
  (caches.get(db) ?? reliances.get(db)?.caches)?.invalidateAt(supplierId, at);

/**
 * A question of a store, under a name of its own. Its arguments are its key, so they are plain values. Where
 * `dependsOnStock` says so, it's asked anew when something is sold out.
 */
export function cachedQuery<Args extends readonly unknown[], Value>(
  name: string,
  ask: (db: Db, supplierId: SupplierId, ...args: Args) => Promise<Value>,
  dependsOnStock: (...args: Args) => boolean = () => false,
): (db: Db, supplierId: SupplierId, ...args: Args) => Promise<Value> {
  return (db, supplierId, ...args) => {
    const ofStock = dependsOnStock(...args);
    const question = (): string => name + JSON.stringify(args);
    const known = caches.get(db);
    if (known !== undefined) {
      const cache = ofStock ? known.stock : known.rows;
      return cache.get(supplierId, question(), async () => {
        if (!ofStock) await takeCacheSnapshot(db, known, supplierId);
        return made(await ask(db, supplierId, ...args));
      }) as Promise<Value>;
    }
    const relied = ofStock ? undefined : relianceOn(db, supplierId);
    if (relied === undefined) return ask(db, supplierId, ...args);
    return keptIn(relied, question(), () => ask(db, supplierId, ...args));
  };
}

/** More than so many at once are asked each time: one large cart shall not push out what the others are made of. */
const MOST_EACH = 50;

/**
 * The same for rows by their ids, each of which is kept by itself. Unknown ids are absent from what is asked, and from the answer,
 * which is in no order.
 */
export function cachedById<Row extends { readonly id: string }>(
  name: string,
  ask: (db: Db, supplierId: SupplierId, ids: readonly string[]) => Promise<Row[]>,
): (db: Db, supplierId: SupplierId, ids: readonly string[]) => Promise<Row[]> {
  return async (db, supplierId, ids) => {
    const known = caches.get(db);
    const version = known?.versionOf(supplierId);
    const relied = known === undefined ? relianceOn(db, supplierId) : undefined;
    const from =
      known === undefined || version === undefined ? relied : { caches: known, supplierId, version };
    if (from === undefined || ids.length > MOST_EACH) return ask(db, supplierId, ids);
    const { rows } = from.caches;
    const found: Row[] = [];
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const row = rows.peekVersion(from.version, supplierId, name + id);
      if (row === undefined) missing.push(id);
      else found.push(row as Row);
    }
    if (missing.length === 0) return found;
    if (relied === undefined) await takeCacheSnapshot(db, from.caches, supplierId);
    for (const row of await ask(db, supplierId, missing)) {
      rows.put(from.version, supplierId, name + row.id, made(row));
      found.push(row);
    }
    return found;
  };
}

const relianceOn = (db: Db, supplierId: SupplierId): ValidatedVersion | undefined => {
  const reliance = reliances.get(db);
  return reliance?.supplierId === supplierId ? reliance : undefined;
};

/** What is kept in the version that the transaction goes by; else asked in the transaction, which shares its questions with nobody. */
async function keptIn<Value>(
  { caches: { rows }, supplierId, version }: ValidatedVersion,
  question: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const known = rows.peekVersion(version, supplierId, question);
  if (known !== undefined) return known as Value;
  const answered = made(await ask());
  rows.put(version, supplierId, question, answered);
  return answered.value;
}

/** Whoever invents questions to which there is no answer shall not push out those to which there is one. */
function made<Value>(answer: Value): Loaded<Value> {
  const value = frozen(answer);
  return { value, bytes: sizeOf(value), cacheable: !isNothing(value) };
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);
