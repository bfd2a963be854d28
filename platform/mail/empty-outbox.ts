import { setTimeout as sleep } from 'node:timers/promises';
import { type Outbox, sendNext } from './outbox.ts';

const PAUSE = 2_000;
/** Between two mails: a day of many orders is no reason to answer its buyers slower, and mail servers take no more. */
const PACE = 100;
/** While the database does not answer. */
const LONG_PAUSE = 15_000;

/** Sends what is due, one after another, again and again until it is stopped; stopping waits for the one under way. */
export function emptyOutbox(
  outbox: Outbox,
  failed: (error: unknown) => void,
  { pause = PAUSE, pace = PACE, longPause = LONG_PAUSE } = {},
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const round = async (): Promise<void> => {
    let wait = pause;
    try {
      while (!stopped && (await sendNext(outbox, Date.now()))) await sleep(pace);
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
