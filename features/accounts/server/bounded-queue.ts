export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Runs at most `atOnce` works together and lets `waiting` more wait; a further one is told `full`. */
export function boundedQueue({ atOnce, waiting }: QueueLimits, full: () => Error) {
  let running = 0;
  const line: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw full();
      await new Promise<void>((begin) => line.push(begin));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so no newcomer slips in between.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
