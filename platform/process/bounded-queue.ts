export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly turnAway: (error: Error) => void;
  readonly hasLeft: () => boolean;
}

/**
 * Runs at most `atOnce` pieces of work at a time and queues at most `waiting`; throws `full()` for more. Queued work whose
 * requester has left is rejected with `full()`, too, and not begun.
 */
export function boundedQueue({ atOnce, waiting }: QueueLimits, full: () => Error) {
  let running = 0;
  let line: Waiting[] = [];
  const dropLeft = (): void => {
    const left = line.filter((one) => one.hasLeft());
    if (left.length === 0) return;
    line = line.filter((one) => !left.includes(one));
    for (const { turnAway } of left) turnAway(full());
  };
  return async function run<T>(work: () => Promise<T>, hasLeft = () => false): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) dropLeft();
      if (line.length >= waiting) throw full();
      await new Promise<void>((begin, turnAway) => line.push({ begin, turnAway, hasLeft }));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      dropLeft();
      // The slot goes directly to the next in line, so that no newcomer gets ahead.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next.begin();
    }
  };
}
