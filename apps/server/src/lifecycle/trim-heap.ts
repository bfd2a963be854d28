import { busyShare } from '#platform/process/busy-share.ts';

/**
 * Returns unused heap to the system. V8 keeps about 100 MB more than the server needs after start-up or a busy
 * period. Takes about a tenth of a second. Does nothing without `--expose-gc`.
 */
export const trimHeap = (): void => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

export interface Machine {
  /** Share of the time since the previous call in which the process was busy, 0 to 1. */
  readonly busy: () => number;
  /** Bytes. */
  readonly resident: () => number;
  readonly giveBack: () => void;
}

/**
 * At a higher load, requests would wait for the collection. On a machine that others keep busy, an idle process
 * measures 0.1.
 */
const QUIET = 0.15;
/** The process must have grown by this factor since the last collection. */
const WORTH_IT = 1.2;
const EVERY = 4_000;
/** When what the caches held at the first collection has expired: this many intervals later. */
const FOLLOW_UP = 25;

/**
 * Trims the heap when the process has grown and was idle in two consecutive intervals, and once more when its caches have expired.
 * Returns a function that stops it.
 */
export function trimHeapWhenIdle(machine: Machine, every = EVERY): () => void {
  let before = machine.resident();
  let wasQuiet = false;
  let untilFollowUp = Number.POSITIVE_INFINITY;
  const timer = setInterval(() => {
    const isQuiet = machine.busy() < QUIET;
    const hasGrown = machine.resident() > before * WORTH_IT;
    untilFollowUp -= 1;
    if (isQuiet && wasQuiet && (hasGrown || untilFollowUp <= 0)) {
      machine.giveBack();
      before = machine.resident();
      untilFollowUp = hasGrown ? FOLLOW_UP : Number.POSITIVE_INFINITY;
      // Resets the measurement: the collection itself does not count as load.
      machine.busy();
    }
    wasQuiet = isQuiet;
  }, every).unref();
  return () => clearInterval(timer);
}

/** `removeExpired` frees what the process's caches can no longer use. */
export const thisProcess = (removeExpired: () => void): Machine => ({
  busy: busyShare(),
  resident: () => process.memoryUsage.rss(),
  giveBack: () => {
    removeExpired();
    trimHeap();
  },
});
