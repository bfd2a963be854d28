import { setTimeout as sleep } from 'node:timers/promises';
import { busyShare } from '../process/busy-share.ts';
import { type Outbox, sendNext } from './outbox.ts';

const PAUSE = 2_000;
/** Between two mails: a day of many orders is no reason to answer its buyers slower, and mail servers take no more. */
const PACE = 100;
/** Busier than this, a process answers those who ask it first: between two mails it waits so many times as long. */
const BUSY = 0.5;
const BUSY_PATIENCE = 4;
/** While the database does not answer. */
const LONG_PAUSE = 15_000;

/** Sends what is due, one after another, again and again until it is stopped; stopping waits for the one under way. */
export function emptyOutbox(
  outbox: Outbox,
  failed: (error: unknown) => void,
  { pause = PAUSE, pace = PACE, longPause = LONG_PAUSE, busy = busyShare() } = {},
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const round = async (): Promise<void> => {
    let wait = pause;
    try {
      while (!stopped && (await sendNext(outbox, Date.now())))
        await sleep(busy() > BUSY ? pace * BUSY_PATIENCE : pace);
    } catch (error) {
      failed(error);
      wait = longPause;
    }
    if (!stopped) next(wait);
  };
  const next = (wait: number): void => {
    timer = setTimeout(() => {
      underWay = round();
    }, wait).unref();
  };
  next(pause);
  return () => {
    stopped = true;
    clearTimeout(timer);
    return underWay;
  };
}
