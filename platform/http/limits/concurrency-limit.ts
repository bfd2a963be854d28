import { accept, type Result, refuse } from '#kernel/result.ts';

/** Does the work when its turn comes; 'no-turn' where it did not come in time: then nothing was begun. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<Result<T, 'no-turn'>>;

/**
 * At most `running` pieces of work at once, so that a slow service takes no more of this process than that. The others
 * wait in the order in which they came, each for `patience` milliseconds.
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
      // Whoever ends hands its place over, so `busy` stays.
      const [next] = waiting;
      if (next === undefined) busy -= 1;
      else next(true);
    }
  };
}
