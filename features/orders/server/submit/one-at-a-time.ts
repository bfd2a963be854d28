import { isStalled } from '#platform/db/database-stalled.ts';

const last = new Map<string, Promise<unknown>>();

/**
 * Lets the works of one key run after each other within this process, so that a client who presses ten times waits
 * here and not on ten database connections. The database's lock decides; this only spares it. Where the database does not answer
 * the first, those behind it are told the same at once: each would wait as long again.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = mine.then(nothing, (error) => {
    if (isStalled(error)) throw error;
  });
  // Heard by those behind it, if there are any.
  settled.catch(nothing);
  last.set(key, settled);
  try {
    return await mine;
  } finally {
    if (last.get(key) === settled) last.delete(key);
  }
}

const nothing = (): void => {};
