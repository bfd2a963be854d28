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

/**
 * Trims the heap when the process has grown and was idle in two consecutive intervals. Returns a function that stops
 * it.
 */
export function trimHeapWhenIdle(machine: Machine = thisProcess(), every = EVERY): () => void {
  let least = machine.resident();
  let wasQuiet = false;
  const timer = setInterval(() => {
    const isQuiet = machine.busy() < QUIET;
    if (isQuiet && wasQuiet && machine.resident() > least * WORTH_IT) {
      machine.giveBack();
      least = machine.resident();
      // Resets the measurement: the collection itself does not count as load.
      machine.busy();
    }
    wasQuiet = isQuiet;
  }, every).unref();
  return () => clearInterval(timer);
}

const thisProcess = (): Machine => ({
  busy: busyShare(),
  resident: () => process.memoryUsage.rss(),
  giveBack: trimHeap,
});
