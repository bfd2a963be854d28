/** Too much work is waiting already. Thrown by a route it is answered with 503. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
}

/** Runs at most `running` pieces of work at once and queues at most `waiting`; throws Overloaded for more. */
export function workLimit({
  running,
  waiting,
}: {
  readonly running: number;
  readonly waiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (busy >= running) {
      if (queue.length >= waiting) throw new Overloaded('too much work is waiting');
      // The finished work passes its slot on, so `busy` stays the same.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
