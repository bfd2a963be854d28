import { Overloaded, workLimit } from '../pictures/work-limit.ts';

/** Runs the work when its turn comes. Throws Overloaded where all places, or this asker's own, are taken. */
export type FairWorkLimit = <T>(asker: string, work: () => Promise<T>) => Promise<T>;

/** A `workLimit` in which one asker never holds more than `each` of the places, running and waiting together. */
export function fairWorkLimit({
  running,
  waiting,
  each,
}: {
  readonly running: number;
  readonly waiting: number;
  readonly each: number;
}): FairWorkLimit {
  const limited = workLimit({ running, waiting });
  const held = new Map<string, number>();
  return async (asker, work) => {
    const count = held.get(asker) ?? 0;
    if (count >= each) throw new Overloaded('one asker wants too much at once');
    held.set(asker, count + 1);
    try {
      return await limited(work);
    } finally {
      const left = (held.get(asker) ?? 1) - 1;
      if (left > 0) held.set(asker, left);
      else held.delete(asker);
    }
  };
}
