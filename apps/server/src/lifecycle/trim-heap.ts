import { busyShare } from '#platform/process/busy-share.ts';

/**
 * Starting fills the heap with what it takes to read and translate the source, and a busy hour with what it took to answer;
 * V8 keeps the room: 100 MB more than the server needs. It is given back in a tenth of a second. Needs `--expose-gc`, else
 * nothing is done.
 */
export const trimHeap = (): void => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

export interface Machine {
  /** How much of the time since it was last asked the process was busy, from 0 to 1. */
  readonly busy: () => number;
  /** Bytes. */
  readonly resident: () => number;
  readonly giveBack: () => void;
}

/** Busier than this, many would wait for it. On a machine that others keep busy, doing nothing takes a tenth of the time. */
const QUIET = 0.15;
/** By so much the process must have grown since. */
const WORTH_IT = 1.2;
const EVERY = 4_000;

/** Gives back what a busy time took as soon as it is quiet: twice in a row nearly nothing was asked. Gives what stops it. */
export function trimHeapWhenIdle(machine: Machine = thisProcess(), every = EVERY): () => void {
  let least = machine.resident();
  let wasQuiet = false;
  const timer = setInterval(() => {
    const isQuiet = machine.busy() < QUIET;
    if (isQuiet && wasQuiet && machine.resident() > least * WORTH_IT) {
      machine.giveBack();
      least = machine.resident();
      // What it took itself is no work.
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
