import { isStalled } from '#platform/db/database-stalled.ts';

const last = new Map<string, Promise<unknown>>();

/**
 * Runs tasks of the same key one after another within this process, so that a client who presses ten times waits here and not on
 * ten database connections. Correctness rests on the database lock; this only saves connections. If the database stalls for the
 * first, those behind it fail immediately with the same error: each would wait as long again.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = mine.then(nothing, (error) => {
    if (isStalled(error)) throw error;
  });
  // Tasks behind it see the error; without any it must not be an unhandled rejection.
  settled.catch(nothing);
  last.set(key, settled);
  try {
    return await mine;
  } finally {
    if (last.get(key) === settled) last.delete(key);
  }
}

const nothing = (): void => {};
