/** A memo with a time to live of under a second and single flight: simultaneous requests for a key share one query. */
import type { Db } from '../database.ts';

/** Short enough for a change to seem immediate. Milliseconds. */
const TIME_TO_LIVE = 900;

interface Entry<Value> {
  readonly value: Promise<Value | undefined>;
  readonly expiresAt: number;
}

export interface TtlMemo<Value> {
  (db: Db, key: string): Promise<Value | undefined>;
  /** Loads the value whatever is memoized, and memoizes it: for callers that need the present one. */
  refresh(db: Db, key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined>;
  /** Drops the keys for which this is true. */
  drop(db: Db, matches: (key: string) => boolean): void;
}

/**
 * Absent values are memoized apart from found ones: requests for a thousand keys that do not exist evict none that does. At most
 * `max` of each; the oldest are evicted first.
 */
export function ttlMemo<Value>(
  load: (db: Db, key: string) => Promise<Value | undefined>,
  max = 500,
): TtlMemo<Value> {
  const allEntries = new WeakMap<Db, Entries<Value>>();
  const entriesOf = (db: Db): Entries<Value> => {
    const entries = allEntries.get(db) ?? { found: new Map(), others: new Map() };
    allEntries.set(db, entries);
    return entries;
  };
  const refresh: TtlMemo<Value>['refresh'] = (db, key, loadNow) => {
    const { found, others } = entriesOf(db);
    found.delete(key);
    others.delete(key);
    const value = loadNow();
    const entry = { value, expiresAt: performance.now() + TIME_TO_LIVE };
    put(others, key, entry, max);
    // Unless it was dropped or refreshed meanwhile.
    const isCurrent = () => others.get(key) === entry && others.delete(key);
    value.then(
      (loaded) => loaded !== undefined && isCurrent() && put(found, key, entry, max),
      () => void isCurrent(),
    );
    return value;
  };
  const get = (db: Db, key: string): Promise<Value | undefined> => {
    const { found, others } = entriesOf(db);
    const entry = found.get(key) ?? others.get(key);
    if (entry !== undefined && entry.expiresAt > performance.now()) return entry.value;
    return refresh(db, key, () => load(db, key));
  };
  return Object.assign(get, {
    refresh,
    drop(db: Db, matches: (key: string) => boolean) {
      for (const entries of Object.values(entriesOf(db)) as Map<string, unknown>[])
        for (const key of entries.keys()) if (matches(key)) entries.delete(key);
    },
  });
}

interface Entries<Value> {
  readonly found: Map<string, Entry<Value>>;
  /** Absent values, and those still loading. */
  readonly others: Map<string, Entry<Value>>;
}

function put<Value>(entries: Map<string, Value>, key: string, value: Value, max: number): void {
  entries.set(key, value);
  for (const oldest of entries.keys()) {
    if (entries.size <= max) return;
    entries.delete(oldest);
  }
}
