/** Too much is waiting already. Thrown on by a route it is answered as what the whole server is refused for. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
}

/** Runs at most `running` pieces of work at once and lets at most `waiting` wait; more are refused with Overloaded. */
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
      // Whoever ends hands its place over, so `busy` stays.
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
