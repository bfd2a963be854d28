export interface LimitOptions {
  readonly maxRunning: number;
  /** Default: no limit. */
  readonly maxWaiting?: number;
  /** How long work waits for a slot. Milliseconds; default: no limit. */
  readonly maxWait?: number;
  /** Makes the error for work that gets no slot. Default: `Overloaded`. */
  readonly overloaded?: () => Error;
  /** Whether an error of work that ran also fails all that waits, which is then not started. Default: none. */
  readonly failsQueue?: (error: unknown) => boolean;
}

/**
 * Runs the work when a slot is free; the others wait in order of arrival. Work is rejected, without having been started, if too
 * much of it waits, if no slot became free in time, or if its requester has left before.
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, hasLeft?: () => boolean) => Promise<T>;

/** Too much work is waiting already. Thrown by a route it is answered with 503. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
}

interface Waiting {
  readonly start: () => void;
  readonly reject: (error: unknown) => void;
  readonly hasLeft: () => boolean;
}

export function concurrencyLimit({
  maxRunning,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxWait,
  overloaded = () => new Overloaded('too much work is waiting'),
  failsQueue = never,
}: LimitOptions): ConcurrencyLimit {
  let running = 0;
  const queue = new Set<Waiting>();
  const rejectLeft = (): void => {
    for (const waiting of queue) if (waiting.hasLeft()) waiting.reject(overloaded());
  };
  const slot = (hasLeft: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const leaveQueue = (): void => {
        clearTimeout(timer);
        queue.delete(waiting);
      };
      const waiting: Waiting = {
        hasLeft,
        start: () => {
          leaveQueue();
          resolve();
        },
        reject: (error) => {
          leaveQueue();
          reject(error);
        },
      };
      const timer =
        maxWait === undefined ? undefined : setTimeout(() => waiting.reject(overloaded()), maxWait);
      queue.add(waiting);
    });
  /** The slot goes directly to the next in the queue, so that no newcomer gets ahead. */
  const passSlotOn = (): void => {
    for (const waiting of queue) {
      if (!waiting.hasLeft()) {
        waiting.start();
        return;
      }
      waiting.reject(overloaded());
    }
    running -= 1;
  };
  return async (work, hasLeft = never) => {
    if (running < maxRunning) running += 1;
    else {
      if (queue.size >= maxWaiting) rejectLeft();
      if (queue.size >= maxWaiting) throw overloaded();
      await slot(hasLeft);
    }
    try {
      return await work();
    } catch (error) {
      if (failsQueue(error)) for (const waiting of queue) waiting.reject(error);
      throw error;
    } finally {
      passSlotOn();
    }
  };
}

const never = (): boolean => false;
