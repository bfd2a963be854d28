/** Sends what is due, many at once, until it is stopped. */

import { Alarm } from '../process/alarm.ts';
import { atMost } from '../process/at-most.ts';
import { busyShare } from '../process/busy-share.ts';
import { SENT_AT_ONCE } from './open-mail.ts';
import type { QueuedMail } from './outbox.store.ts';
import { claimDue, type Outbox, trySending } from './outbox.ts';
import { ServerHealth } from './server-health.ts';

const PAUSE = 2_000;
/** While the database does not answer. */
const LONG_PAUSE = 15_000;
/** Busier than this, a process answers those who ask it first, and sends fewer mails at once. */
const BUSY = 0.7;
const AT_ONCE_WHILE_BUSY = 4;
/** Each takes a connection to the database, of which buyers need most. */
const WRITTEN_AT_ONCE = 3;

interface Options {
  readonly pause?: number;
  readonly longPause?: number;
  readonly atOnce?: number;
  readonly busy?: () => number;
}

/** Gives what stops it; stopping waits for those under way. */
export function emptyOutbox(
  outbox: Outbox,
  failed: (error: unknown) => void,
  { pause = PAUSE, longPause = LONG_PAUSE, atOnce = SENT_AT_ONCE, busy = busyShare() }: Options = {},
): () => Promise<void> {
  const health = new ServerHealth();
  const inTurn = atMost(WRITTEN_AT_ONCE);
  const underWay = new Set<Promise<void>>();
  const alarm = new Alarm();
  let stopped = false;
  /** Whether more may be due than there was room for. */
  let more = false;
  const share = sampled(busy, pause);

  const start = (mail: QueuedMail): void => {
    const work = sendOne(outbox, mail, { health, inTurn })
      .catch(failed)
      .finally(() => {
        underWay.delete(work);
        if (more) alarm.ring();
      });
    underWay.add(work);
  };

  const round = async (): Promise<void> => {
    const places = share() > BUSY ? Math.min(AT_ONCE_WHILE_BUSY, atOnce) : atOnce;
    const room = Math.max(0, health.room(places, Date.now()) - underWay.size);
    const claimed = room === 0 ? [] : await claimDue(outbox, Date.now(), room);
    more = claimed.length === room;
    for (const mail of claimed) start(mail);
  };

  const loop = async (): Promise<void> => {
    while (!stopped) {
      let wait = pause;
      try {
        await round();
      } catch (error) {
        failed(error);
        more = false;
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
  { health, inTurn }: { readonly health: ServerHealth; readonly inTurn: ReturnType<typeof atMost> },
): Promise<void> {
  const begunAt = Date.now();
  const outcome = await trySending(outbox, mail, begunAt, inTurn);
  if (outcome === 'server-unavailable') health.failed(begunAt, Date.now());
  else health.answered(Date.now());
}

/** Measured at most so often: over a moment the share says nothing. */
function sampled(measure: () => number, every: number): () => number {
  let last = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - measuredAt >= every) {
      last = measure();
      measuredAt = now;
    }
    return last;
  };
}
