import { accept, type Result, refuse } from '#kernel/result.ts';

/** Runs the work when a slot is free; refuses with 'no-turn', without having started it, if none became free in time. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<Result<T, 'no-turn'>>;

/**
 * Runs at most `running` pieces of work at once, so that a slow service cannot occupy the whole process. The others wait in order
 * of arrival, each for at most `patience` milliseconds.
 */
export function concurrencyLimit({
  running,
  patience,
}: {
  readonly running: number;
  readonly patience: number;
}): ConcurrencyLimit {
  let busy = 0;
  const waiting = new Set<(comes: boolean) => void>();
  const turnComes = (): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (comes: boolean): void => {
        clearTimeout(timer);
        waiting.delete(settle);
        resolve(comes);
      };
      const timer = setTimeout(settle, patience, false);
      waiting.add(settle);
    });
  return async (work) => {
    if (busy < running) busy += 1;
    else if (!(await turnComes())) return refuse('no-turn');
    try {
      return accept(await work());
    } finally {
      // The finished call passes its slot on, so `busy` stays the same.
      const [next] = waiting;
      if (next === undefined) busy -= 1;
      else next(true);
    }
  };
}
