import { type ConcurrencyLimit, concurrencyLimit, type LimitOptions } from './concurrency-limit.ts';

export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Entry {
  readonly limited: ConcurrencyLimit;
  /** Work that runs or waits. */
  size: number;
}

/** Idle entries are removed when there are this many keys. */
const MAX_ENTRIES = 1_000;

/**
 * Runs work of the same key one after another within this process, each with these limits. Entries are removed many at a time: a
 * `Map` that loses one with every request leaves a chain of outdated tables, which keep what was in them alive for long.
 */
export function keyedMutex(options: Omit<LimitOptions, 'maxRunning'> = {}): KeyedMutex {
  const entries = new Map<string, Entry>();
  const create = (key: string): Entry => {
    if (entries.size >= MAX_ENTRIES)
      for (const [other, { size }] of entries) if (size === 0) entries.delete(other);
    const entry = { limited: concurrencyLimit({ ...options, maxRunning: 1 }), size: 0 };
    entries.set(key, entry);
    return entry;
  };
  return async (key, work) => {
    const entry = entries.get(key) ?? create(key);
    entry.size += 1;
    try {
      return await entry.limited(work);
    } finally {
      entry.size -= 1;
    }
  };
}
