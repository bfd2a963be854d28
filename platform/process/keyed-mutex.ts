import { type ConcurrencyLimit, concurrencyLimit, type LimitOptions } from './concurrency-limit.ts';

export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Entry {
  readonly limited: ConcurrencyLimit;
  /** Work that runs or waits. */
  size: number;
}

/** Runs work of the same key one after another within this process, each with these limits. */
export function keyedMutex(options: Omit<LimitOptions, 'maxRunning'> = {}): KeyedMutex {
  const entries = new Map<string, Entry>();
  return async (key, work) => {
    const entry = entries.get(key) ?? { limited: concurrencyLimit({ ...options, maxRunning: 1 }), size: 0 };
    entries.set(key, entry);
    entry.size += 1;
    try {
      return await entry.limited(work);
    } finally {
      entry.size -= 1;
      if (entry.size === 0) entries.delete(key);
    }
  };
}
