/** Sends due mails, several at once, until it is stopped. */

import { Alarm } from '../process/alarm.ts';
import { busyShare } from '../process/busy-share.ts';
import { type ConcurrencyLimit, concurrencyLimit } from '../process/concurrency-limit.ts';
import { SENT_AT_ONCE } from './open-mail.ts';
import type { QueuedMail } from './outbox.store.ts';
import { claimDue, type Outbox, trySending } from './outbox.ts';
import { SendingRate } from './sending-rate.ts';
import { ServerHealth } from './server-health.ts';

const PAUSE = 2_000;
/** While more mails are due than may be started. Many are claimed together because each claim is a database query. */
const SHORT_PAUSE = 100;
/** While the database does not answer. */
const LONG_PAUSE = 15_000;
/** Limit of mails that are written at once: each takes a database connection, which buyers need more. */
const WRITTEN_AT_ONCE = 3;

interface Options {
  readonly pause?: number;
  readonly longPause?: number;
  readonly atOnce?: number;
  readonly busy?: () => number;
}

/** Starts the loop and returns a function that stops it and waits for mails in progress. */
export function emptyOutbox(
  outbox: Outbox,
  failed: (error: unknown) => void,
  { pause = PAUSE, longPause = LONG_PAUSE, atOnce = SENT_AT_ONCE, busy = busyShare() }: Options = {},
): () => Promise<void> {
  const health = new ServerHealth();
  const rate = new SendingRate(busy, atOnce);
  const inTurn = concurrencyLimit({ maxRunning: WRITTEN_AT_ONCE });
  const underWay = new Set<Promise<void>>();
  const alarm = new Alarm();
  let stopped = false;

  const start = (mail: QueuedMail): void => {
    const work = sendOne(outbox, mail, { health, inTurn })
      .catch(failed)
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };

  /** Claims and starts due mails; returns whether more may be due. */
  const round = async (): Promise<boolean> => {
    const places = Math.max(0, health.freeSlots(atOnce, performance.now()) - underWay.size);
    const freeSlots = Math.min(rate.freeSlots(), places);
    const claimed = freeSlots === 0 ? [] : await claimDue(outbox, Date.now(), freeSlots);
    rate.begin(claimed.length);
    for (const mail of claimed) start(mail);
    return claimed.length === freeSlots;
  };

  const loop = async (): Promise<void> => {
    while (!stopped) {
      let wait = pause;
      try {
        if (await round()) wait = Math.min(pause, SHORT_PAUSE);
      } catch (error) {
        failed(error);
        wait = longPause;
      }
      await alarm.wait(wait);
    }
  };

  const ended = alarm.wait(pause).then(loop);
  return async () => {
    stopped = true;
    alarm.ring();
    await ended;
    await Promise.all(underWay);
  };
}

async function sendOne(
  outbox: Outbox,
  mail: QueuedMail,
  { health, inTurn }: { readonly health: ServerHealth; readonly inTurn: ConcurrencyLimit },
): Promise<void> {
  // Not the wall clock, which may be set back by hours.
  const begunAt = performance.now();
  const outcome = await trySending(outbox, mail, Date.now(), inTurn);
  if (outcome === 'server-unavailable') health.failed(begunAt, performance.now());
  else health.answered(performance.now());
}
